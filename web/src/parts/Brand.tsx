export const Mark = () => (
  <svg viewBox="0 0 28 28" aria-hidden="true">
    <rect
      x="1"
      y="1"
      width="26"
      height="26"
      rx="7"
      fill="var(--felt-700)"
      stroke="var(--brass-400)"
      strokeWidth="1.5"
    />
    <path d="M5.500 9.500h17M14 9.500v4" stroke="var(--brass-300)" strokeWidth="2" strokeLinecap="round" />
    <path d="M6 14a8 8 0 0 0 16 0Z" fill="var(--brass-300)" />
  </svg>
)

export const Brand = ({ href = '/' }: { href?: string }) => (
  <a className="brand" href={href} aria-label="Tapete">
    <Mark />
    <span>Tapete</span>
  </a>
)
