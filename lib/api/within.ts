import { ApiError } from '@/lib/contract/error'

/** Returns the result of a lookup, or another one if it fails or takes longer. */
export function within<T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(resolve, milliseconds, otherwise)
  work.then(resolve, () => resolve(otherwise)).finally(() => clearTimeout(timer))
  return promise
}

/** Returns the result of a read. @throws ApiError UNAVAILABLE if it takes longer, or what it throws itself */
export function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new ApiError('UNAVAILABLE')), milliseconds)
  work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}

/** Returns the result of a read, or another one if it takes longer. @throws what the read throws in time */
export function unlessSlow<T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(resolve, milliseconds, otherwise)
  work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
