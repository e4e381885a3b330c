/** Never a path, an address, a text of a visitor or a secret. */
export type Attributes = Record<string, string | number>

/** Ends a span. An error is recorded by its kind only, since messages may name people. */
export type EndSpan = (outcome?: { error?: unknown; attributes?: Attributes }) => void

export interface Spans {
  /** Starts a span below the running one; undefined without one. */
  startQuery(name: string, attributes: Attributes): EndSpan | undefined
  /** Runs work in a span of its own, below the running one or as the first of a trace. */
  within<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>
  /** Runs work that belongs to no span. */
  outside<Result>(work: () => Result): Result
}

/** On globalThis: instrumentation, which sets it, has its own copy of this module. */
const holder = globalThis as typeof globalThis & { sunhopSpans?: Spans }

export function setSpans(spans: Spans | undefined): void {
  holder.sunhopSpans = spans
}

/** Undefined while the shop records no traces. */
export const spans = (): Spans | undefined => holder.sunhopSpans

/** Runs work in a span if the shop records traces. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return holder.sunhopSpans ? holder.sunhopSpans.within(name, attributes, work) : work()
}
