export { DateStep } from './date-step'
export { ExtrasStep } from './extras-step'
export { TimeStep } from './time-step'
export { UnitsStep } from './units-step'
