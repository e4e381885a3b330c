import { addDays, todayIn } from '@/lib/domain/local-date'

const day = (days: number) => addDays(todayIn('UTC'), days)

/** A fortnight soon. */
export const SEARCH_DAYS = { from: day(1), to: day(14) }

/** Views of the listing as visitors ask for them, from the plain one to the far-fetched. */
export const SEARCHES: string[] = [
  '',
  'sort=price_low',
  'sort=price_high',
  'sort=rating',
  'page=40',
  'page=1500',
  'page=100000',
  'product_categories=CATEGORY_001',
  'product_categories=CATEGORY_018&sort=rating',
  'product_categories=CATEGORY_078&sort=price_low',
  'product_categories=CATEGORY_001,CATEGORY_018,CATEGORY_079',
  'product_categories=CATEGORY_999',
  'destination=bangkok',
  'destination=kyoto&sort=price_low',
  'destination=bangkok&price_max=2000&sort=price_low',
  'destination=paris&language=th&free_cancellation=true',
  'price_min=1000&price_max=3000',
  'price_min=20&price_max=60&price_currency=EUR&sort=price_high',
  'rating_min=4',
  'rating_min=4.5&destination=singapore&wheelchair=true',
  'duration=short',
  'duration=half_day,full_day&hotel_pickup=true',
  'language=zh&instant_confirmation=true',
  'free_cancellation=true&instant_confirmation=true&wheelchair=true',
  `from=${day(7)}&to=${day(7)}`,
  `from=${day(3)}&to=${day(10)}&destination=tokyo`,
  `from=${day(20)}&to=${day(23)}&product_categories=CATEGORY_078`,
  `from=${day(1)}&to=${day(14)}&price_max=1500&rating_min=4&sort=rating`,
  'q=wat arun',
  'q=วัดอรุณ',
  'q=郑王庙',
  'q=曼谷',
  'q=bangkok',
  'q=กรุงเทพ&sort=price_low',
  'q=bankok',
  'q=santornii sunset',
  'q=ภูเก็จ',
  'q=tour',
  'q=night market food',
  'q=kyoto&product_categories=CATEGORY_018&price_max=5000',
  `q=cruise&from=${day(5)}&to=${day(6)}`,
  'q=airport&instant_confirmation=true',
  'q=nosuchwordatall',
  "q=' OR 1=1; DROP TABLE products; --",
]

/** What is in the search box while people type. */
export const SUGGESTED_FOR: string[] = [
  ...['b', 'ba', 'ban', 'bang', 'bangk', 'bangkok', 'bangkok t', 'bankok', 'wat', 'wat ar', 'wat arum'],
  ...['santo', 'santornii', 'tok', 'tokyo n', 'kyo', 'kyto', 'lond', 'esim', 'esim j', 'wifi', 'airp'],
  ...['ก', 'กรุง', 'กรุงเทพ', 'วัด', 'วัดอ', 'วัดอรุน', 'ภูเก็จ', 'เชียง', 'ชียงใหม่'],
  ...['曼', '曼谷', '郑王', '郑王庙', '东京', '京都', '夜', 'zzzzzzzz', "'; --"],
]
