import { useAccountWords } from './words.js'

/** Why, in one's own words, for the record. */
export const Reason = ({ value, onChange }: { value: string; onChange: (why: string) => void }) => {
  const w = useAccountWords()
  return (
    <label className="field">
      <span>{w.reason}</span>
      <input
        type="text"
        maxLength={300}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <small className="muted">{w.reasonRule}</small>
    </label>
  )
}
