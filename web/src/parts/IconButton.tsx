export interface IconButtonProps {
  label: string
  /** The path of the drawing, on 20 by 20. */
  d: string
  onClick: () => void
}

export const IconButton = ({ label, d, onClick }: IconButtonProps) => (
  <button type="button" className="icon" aria-label={label} onClick={onClick}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  </button>
)
