import { runShop } from './shop'

await runShop('dev')
