// Everything that crosses the border between the house and its clients, in both directions: one shape, from which come what
// the server takes and writes, the OpenAPI document, and the types of the pages.

export * from './administration.js'
export * from './desk.js'
export * from './errors.js'
export * from './games.js'
export * from './live.js'
export * from './log.js'
export * from './ops.js'
export * from './people.js'
export * from './route.js'
export * from './routes.js'
export * from './rules.js'
export * from './shapes.js'
export * from './sight.js'
export * from './tables.js'
export * from './verify.js'
export * from './watch.js'
