// What the table asks this player, over the chips and never over the cloth.

import type { ReactNode } from 'react'

export const TableMessages = ({ children }: { children?: ReactNode }) =>
  children ? <div className="messages">{children}</div> : null
