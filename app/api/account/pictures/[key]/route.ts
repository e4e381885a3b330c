// Former path, in the stored addresses of images that were sent until version 0.1.
export { GET } from '../../images/[key]/route'
