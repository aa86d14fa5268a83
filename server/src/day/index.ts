export { type DayReport, type DayRun, runDay } from './day.js'
export { FAULTS, type FaultKind } from './plan.js'
