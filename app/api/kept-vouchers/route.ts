// The name until version 0.1; pages that were open during the update still call it.
export { GET } from '../vouchers/offline/route'
