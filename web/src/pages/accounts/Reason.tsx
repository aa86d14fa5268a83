import { ReasonField } from '../../parts/ReasonField.js'
import { useAccountWords } from './words.js'

export const Reason = ({ value, onChange }: { value: string; onChange: (why: string) => void }) => {
  const w = useAccountWords()
  return <ReasonField label={w.reason} rule={w.reasonRule} value={value} onChange={onChange} />
}
