// Former path, used until version 0.1; pages open during the update still call it.
export { POST } from '../reply/route'
