import { classes } from './classes.js'
import './figures.css'

/** Figures of a day or a floor, each under its name. */
export const Figures = ({
  of,
  className,
}: {
  of: readonly (readonly [name: string, value: string])[]
  className?: string
}) => (
  <dl className={classes('figures', className)}>
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="voice num">{value}</dd>
      </div>
    ))}
  </dl>
)
