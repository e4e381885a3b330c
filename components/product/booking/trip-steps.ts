export { ReturnStep } from './return-step'
export { RouteStep } from './route-step'
