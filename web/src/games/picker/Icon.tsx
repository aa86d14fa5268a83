const ALL =
  'M4 3h3.5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM12.5 3H16a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-3.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM4 11.5h3.5a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1ZM12.5 11.5H16a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-3.5a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1Z'
const SIGNS = {
  all: ALL,
  find: 'M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M13.2 13.2l4 4',
  open: 'm5 7.5 5 5 5-5',
  star: 'm10 2.6 2.3 4.8 5.2.7-3.8 3.6.9 5.2L10 14.4l-4.6 2.5.9-5.2L2.5 8.1l5.2-.7Z',
} as const

/** A sign of the house, or the path of a family's. */
export const Icon = ({ sign, filled = false }: { sign: keyof typeof SIGNS | { path: string }; filled?: boolean }) => (
  <svg
    className="ic"
    viewBox="0 0 20 20"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={typeof sign === 'string' ? SIGNS[sign] : sign.path} />
  </svg>
)
