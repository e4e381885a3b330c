/** The images of the press page, which offers them as PNG. */
export const PRESS_IMAGES = [
  { key: 'temple', path: 'site/hero-home' },
  { key: 'night', path: 'site/hero-home-night' },
  { key: 'balloons', path: 'site/sign-in' },
  { key: 'noodles', path: 'site/category-079' },
  { key: 'luggage', path: 'site/category-084' },
  { key: 'esim', path: 'site/esim-band' },
] as const

/** The images under `site/` that are the social preview of a page; each has its alt text in the messages. */
export const SOCIAL_SITE_IMAGES = [
  'preview',
  'hero-home',
  'hero-esim',
  'listing',
  'services',
  'services-info',
  'help',
  'support',
  'about',
  'press',
  'category-001',
  'category-018',
  'category-055',
  'category-078',
  'category-079',
  'category-080',
  'category-084',
  'category-089',
] as const
