import { runShop } from './shop'

await runShop('start')
