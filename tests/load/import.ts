/**
 * Imports a generated catalog into a shop in which orders are placed meanwhile: `npm run bench -- import`, which needs /proc.
 * Prints the time, the memory of the command, and how long orders took. Fails if 5,000 products (`PRODUCTS`) take longer
 * than two minutes, 50,000 longer than 15, the command more than 500 MB, or an order longer than two seconds.
 */
// All buyers have one address.
Object.assign(process.env, { UNPAID_ADDRESS_ORDERS: '100000', UNPAID_PLACES: '100000' })
const { onBothDatabases } = await import('./on-both-databases')
const { measureImport } = await import('./import/measure')

const passed = await onBothDatabases('import', measureImport)
process.exit(passed ? 0 : 1)

export {}
