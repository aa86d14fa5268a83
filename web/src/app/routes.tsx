// Which page an address opens. A page is `pages/<folder>/index.tsx` with a default export, or that of a family of games; it
// gets the path's params.

import { type ComponentType, lazy } from 'react'
import { familyOf } from '../games/families.js'
import { FAMILIES } from '../games/registry.js'
import { match, type Params } from './match.js'

export interface PageProps {
  readonly params: Params
}

export interface Route {
  readonly path: string
  /** The folder under pages, or the family. */
  readonly page: string
  /** Who may open it; everybody who is in, without it. `null`: also who is not. */
  readonly roles?: readonly string[] | null
  /** Without the bar of the house: wall displays. */
  readonly bare?: true
}

const FLOOR = ['croupier', 'pit-boss', 'section-head', 'room-head']
const HOUSE = ['operator', 'room-head', 'administrator']

export const ROUTES: readonly Route[] = [
  { path: '/', page: 'lobby' },
  { path: '/login', page: 'login', roles: null },
  { path: '/practice', page: 'practice' },
  { path: '/plays', page: 'plays', roles: ['player', 'guest'] },
  { path: '/account', page: 'account', roles: ['player', 'guest'] },
  ...FAMILIES.map(({ id }) => ({ path: `/${id}/:table`, page: id, bare: true as const })),
  { path: '/history/:table', page: 'history' },
  { path: '/history/:table/:round', page: 'history' },
  { path: '/fairness', page: 'fairness', roles: null },
  { path: '/fairness/:table', page: 'fairness', roles: null },
  { path: '/rules', page: 'rules', roles: null },
  { path: '/rules/:game', page: 'rules', roles: null },
  { path: '/odds', page: 'odds', roles: null },
  { path: '/odds/:game', page: 'odds', roles: null },
  { path: '/croupier', page: 'croupier', roles: FLOOR },
  { path: '/croupier/:table', page: 'croupier', roles: FLOOR },
  { path: '/pit-boss', page: 'pit-boss', roles: FLOOR },
  { path: '/pit-boss/:table', page: 'pit-boss', roles: FLOOR },
  { path: '/tables', page: 'tables', roles: ['pit-boss', 'room-head', 'operator', 'regulator'] },
  { path: '/accounts', page: 'accounts', roles: ['operator'] },
  { path: '/administration', page: 'administration', roles: ['operator', 'regulator'] },
  { path: '/watch', page: 'watch', roles: ['pit-boss', 'room-head', 'operator', 'regulator'] },
  { path: '/desk', page: 'desk', roles: HOUSE },
  { path: '/report', page: 'report', roles: [...HOUSE, 'regulator'] },
  { path: '/regulator', page: 'regulator', roles: ['regulator', ...HOUSE] },
  { path: '/regulator/:table', page: 'regulator', roles: ['regulator', 'pit-boss', ...HOUSE] },
  { path: '/display/:table', page: 'display', roles: null, bare: true },
]

type PageModule = { default: ComponentType<PageProps> }

const FOUND = import.meta.glob<PageModule>('../pages/*/index.tsx')

const PAGES = new Map<string, ComponentType<PageProps>>([
  ...Object.entries(FOUND).map(([file, load]) => [file.split('/').at(-2) as string, lazy(load)] as const),
  ...FAMILIES.map(({ id, page }) => [id, lazy(page)] as const),
])

export const pageOf = (folder: string): ComponentType<PageProps> | undefined => PAGES.get(folder)

export const routeOf = (path: string): { route: Route; params: Params } | undefined => {
  for (const route of ROUTES) {
    const params = match(route.path, path)
    if (params) return { route, params }
  }
  return undefined
}

/** The page of a table for whoever plays at it. */
export const tablePath = (game: string, table: string): string => `/${familyOf(game)?.id}/${encodeURIComponent(table)}`
