/** Pixels between two toasts, and by which one at rest looks out below the one before it. */
export const GAP = 16
/** How much smaller each toast at rest is than the one before it. */
export const SCALE_STEP = 0.05

export interface ToastPlace {
  transform: string
  clipPath?: string
}

/**
 * Where the toasts of a stack lie, oldest first; `heights` in pixels in the same order.
 * At rest each looks out below the newest, smaller by a step; spread out all are below one another.
 */
export function stackPlaces(heights: number[], expanded: boolean): ToastPlace[] {
  const front = heights.at(-1) ?? 0
  return heights.map((height, index) => {
    const newer = heights.slice(index + 1)
    if (expanded) return { transform: `translateY(${newer.reduce((sum, other) => sum + other + GAP, 0)}px)` }
    const behind = newer.length
    const scale = 1 - behind * SCALE_STEP
    const shown = Math.min(height, front)
    const down = front + behind * GAP - shown * scale
    return {
      transform: behind === 0 ? 'none' : `translateY(${down}px) scale(${scale})`,
      clipPath: height > front ? `inset(0 0 ${height - front}px round 12px)` : undefined,
    }
  })
}

/** Height of the whole stack in pixels. */
export function stackHeight(heights: number[], expanded: boolean): number {
  if (!expanded) return heights.at(-1) ?? 0
  return heights.reduce((sum, height) => sum + height + GAP, -GAP)
}
