/** Places where cards will lie. */
export const Slots = ({ count, width, names }: { count: number; width: number; names?: readonly string[] }) => (
  <>
    {Array.from({ length: Math.max(0, count) }, (_, place) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its place
        key={place}
        className="pk-slot"
        style={{ width, height: width * 1.4 }}
        aria-hidden="true"
      >
        {names?.[place]}
      </span>
    ))}
  </>
)
