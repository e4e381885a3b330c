export * from './accounts'
export * from './catalog'
export * from './operations'
export * from './orders'
