import { runSupplyChain } from './supply-chain/run-supply-chain'

process.exitCode = runSupplyChain(process.argv.slice(2))
