import { SaxesParser } from 'saxes'

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Elements that draw, fill, clip and animate; none of them loads or runs anything or links anywhere. */
const ELEMENTS = words(`
  g defs path circle ellipse line polygon polyline rect clipPath mask marker pattern
  linearGradient radialGradient stop
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence
  animate animateMotion animateTransform set
`)

/** Attributes of the geometry and appearance of an element, which can also be animated. */
const DRAWING = words(`
  d cx cy r rx ry x y x1 y1 x2 y2 fx fy fr width height points transform pathLength
  fill fill-opacity fill-rule clip-path clip-rule mask filter color display visibility opacity overflow
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width paint-order vector-effect shape-rendering
  stop-color stop-opacity offset gradientTransform gradientUnits spreadMethod
  flood-color flood-opacity color-interpolation-filters
`)

const ATTRIBUTES = words(`
  id viewBox preserveAspectRatio clipPathUnits maskUnits maskContentUnits mask-type
  markerWidth markerHeight markerUnits refX refY orient marker-start marker-mid marker-end
  patternUnits patternContentUnits patternTransform filterUnits primitiveUnits
  in in2 result mode operator stdDeviation dx dy radius k1 k2 k3 k4 values type tableValues slope intercept
  amplitude exponent baseFrequency numOctaves seed stitchTiles
  attributeName attributeType from to by begin dur end min max restart repeatCount repeatDur additive accumulate
  calcMode keyTimes keySplines keyPoints path rotate
`)

/** Numbers, colors, times, names and functions; no quotes, slashes, escapes, or markup. */
const VALUE = /^[\w\s.,;:#%()+-]*$/
/** A reference to an element of the same icon. */
const OWN_REFERENCE = /url\(#[\w.:-]+\)/gi

const MAX_DEPTH = 40

function isKnown(name: string, value: string): boolean {
  if (!DRAWING.has(name) && !ATTRIBUTES.has(name)) return false
  if (name === 'attributeName') return DRAWING.has(value)
  return VALUE.test(value) && !/url\s*\(/i.test(value.replace(OWN_REFERENCE, ''))
}

interface OpenElement {
  name: string
  isEmpty: boolean
}

/**
 * Rebuilds the body of an icon from the elements and attributes that an icon may consist of: everything else,
 * including text, is left out with what it contains.
 * @param body what is between `<svg>` and `</svg>`
 * @throws Error if it is not well-formed or is nested too deep
 */
export function rebuildSvg(body: string): string {
  const written: string[] = []
  const open: OpenElement[] = []
  let depth = 0
  /** The depth of the unknown element that is being left out. */
  let unknownAt = 0
  const parser = new SaxesParser({ fragment: true })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new Error('the icon is nested too deep')
    if (unknownAt > 0) return
    if (!ELEMENTS.has(name)) {
      unknownAt = depth
      return
    }
    const parent = open.at(-1)
    if (parent?.isEmpty) {
      parent.isEmpty = false
      written.push('>')
    }
    written.push(`<${name}`)
    for (const [key, value] of Object.entries(attributes))
      if (isKnown(key, value)) written.push(` ${key}="${value}"`)
    open.push({ name, isEmpty: true })
  })
  parser.on('closetag', () => {
    depth -= 1
    if (unknownAt > 0) {
      if (depth < unknownAt) unknownAt = 0
      return
    }
    const element = open.pop()
    if (element) written.push(element.isEmpty ? '/>' : `</${element.name}>`)
  })
  parser.write(body).close()
  return written.join('')
}
