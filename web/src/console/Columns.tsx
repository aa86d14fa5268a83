/** The names of the columns of a table: the first to the left, `r` to the right, `sr` only heard. */
export const Columns = ({ names }: { names: readonly (readonly [name: string, look?: string])[] }) => (
  <thead>
    <tr>
      {names.map(([name, look]) => (
        <th key={name} scope="col" className={look === 'sr' ? undefined : look}>
          {look === 'sr' ? <span className="sr">{name}</span> : name}
        </th>
      ))}
    </tr>
  </thead>
)
