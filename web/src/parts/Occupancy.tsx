/** Seats taken, as dots while they can be counted at a glance. */
export const Occupancy = ({ seated, seats }: { seated: number; seats: number }) =>
  seats > 8 ? (
    <span className="occ" aria-hidden="true">
      <i style={{ width: `${(seated / seats) * 100}%` }} />
    </span>
  ) : (
    <span className="dots" aria-hidden="true">
      {Array.from({ length: seats }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots count, they are nobody
        <i key={index} className={index < seated ? 'on' : ''} />
      ))}
    </span>
  )
