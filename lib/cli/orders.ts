import { runOrders } from './orders/run-orders'

process.exitCode = await runOrders(process.argv.slice(2))
