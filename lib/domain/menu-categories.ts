/** The eight categories of the menu, as the specification numbers them, with their public slugs and icons. */
export const MENU_CATEGORIES = [
  { id: 'CATEGORY_001', slug: 'attraction-tickets', icon: 'ticket' },
  { id: 'CATEGORY_018', slug: 'tours-experiences', icon: 'compass' },
  { id: 'CATEGORY_055', slug: 'transport', icon: 'train-simple' },
  { id: 'CATEGORY_078', slug: 'accommodation', icon: 'bed' },
  { id: 'CATEGORY_079', slug: 'gourmet-food', icon: 'bowl-food' },
  { id: 'CATEGORY_080', slug: 'wifi-sim-cards', icon: 'sim-card' },
  { id: 'CATEGORY_084', slug: 'travel-services', icon: 'suitcase-rolling' },
  { id: 'CATEGORY_089', slug: 'shopping', icon: 'shopping-bag-open' },
] as const
