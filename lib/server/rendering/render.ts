import { ApiError } from '@/lib/contract/error'

/** What takes a processor for long. The process for it knows each by its name. */
export type Work =
  | 'drawing'
  | 'copy'
  | 'copy of a file'
  | 'preview of a file'
  | 'voucher'
  | 'receipt'
  | 'tax document'
  | 'apple pass'

/**
 * Has another process work, with arguments that can be cloned.
 * @returns 'ended' if the process ended meanwhile, 'none' if there is none
 */
export type Renderer = (work: Work, args: readonly unknown[]) => Promise<Uint8Array | 'ended' | 'none'>

/** On globalThis: instrumentation, which sets it, has its own copy of this module. */
const holder = globalThis as typeof globalThis & { sunhopRenderer?: Renderer }

/** Sets the process that renders for this one. */
export function setRenderer(renderer: Renderer | undefined): void {
  holder.sunhopRenderer = renderer
}

/**
 * Renders an image or a document in the process for it. Without one, as in commands, it is rendered here.
 * @throws ApiError BUSY if the process ended meanwhile; the next request starts another
 */
export async function render<Args extends readonly unknown[]>(
  work: Work,
  here: (...args: Args) => Promise<Buffer>,
  ...args: Args
): Promise<Buffer> {
  const rendered = (await holder.sunhopRenderer?.(work, args)) ?? 'none'
  if (rendered === 'none') return here(...args)
  if (rendered === 'ended') throw new ApiError('BUSY')
  return Buffer.from(rendered.buffer, rendered.byteOffset, rendered.byteLength)
}
