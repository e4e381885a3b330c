/** Pixels between two toasts, and how far a collapsed one shows below the previous one. */
export const GAP = 16
/** Scale reduction of each collapsed toast relative to the previous one. */
export const SCALE_STEP = 0.05

export interface ToastPlace {
  transform: string
  clipPath?: string
}

/**
 * Returns the positions of stacked toasts, oldest first; `heights` in pixels in the same order.
 * Collapsed, each shows below the newest, one scale step smaller; expanded, they form a list.
 */
export function stackPlaces(heights: number[], expanded: boolean): ToastPlace[] {
  const front = heights.at(-1) ?? 0
  return heights.map((height, index) => {
    const newer = heights.slice(index + 1)
    if (expanded) return { transform: `translateY(${newer.reduce((sum, other) => sum + other + GAP, 0)}px)` }
    const behind = newer.length
    const scale = 1 - behind * SCALE_STEP
    const visible = Math.min(height, front)
    const down = front + behind * GAP - visible * scale
    return {
      transform: behind === 0 ? 'none' : `translateY(${down}px) scale(${scale})`,
      clipPath: height > front ? `inset(0 0 ${height - front}px round 12px)` : undefined,
    }
  })
}

/** Returns the height of the whole stack in pixels. */
export function stackHeight(heights: number[], expanded: boolean): number {
  if (!expanded) return heights.at(-1) ?? 0
  return heights.reduce((sum, height) => sum + height + GAP, -GAP)
}
