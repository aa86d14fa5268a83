import { useMessages } from '../../i18n/language.js'
import { classes } from '../../parts/classes.js'
import { pocketKind } from './pockets.js'

export interface PocketProps {
  pocket: string
  size?: 's' | 'm' | 'xl'
  latest?: boolean
}

export const Pocket = ({ pocket, size = 'm', latest }: PocketProps) => {
  const { colour } = useMessages()
  const kind = pocketKind(pocket)
  return (
    <span className={classes('pk', kind, size !== 'm' && size, latest && 'latest')}>
      {pocket}
      {kind !== 'zero' && <span className="sr"> {colour[kind]}</span>}
    </span>
  )
}
