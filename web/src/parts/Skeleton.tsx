import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/language.js'

export interface SkeletonProps {
  /** The silhouette of what comes: widths in percent, `tall` for a block. */
  lines?: readonly { width: number; tall?: boolean }[]
  /** Nothing is shown before this, so that fast answers do not flash. */
  after?: number
}

const USUAL = [{ width: 52 }, { width: 100, tall: true }, { width: 80 }]

export const Skeleton = ({ lines = USUAL, after = 400 }: SkeletonProps) => {
  const { common } = useMessages()
  const [shown, setShown] = useState(after === 0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return (
    <div className="skeleton" role="status" aria-label={common.loading}>
      {lines.map((line, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a silhouette is positional
          key={index}
          className={line.tall ? 'sk b' : 'sk'}
          style={{ width: `${line.width}%`, visibility: shown ? 'visible' : 'hidden' }}
        />
      ))}
    </div>
  )
}
