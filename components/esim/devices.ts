export type DeviceNote = 'iphone' | 'ipad' | 'galaxy' | 'pixel' | 'other'

export interface DeviceFamily {
  id: string
  /** As the manufacturer writes it, in every language. */
  name: string
  models: string
  note: DeviceNote
}

/** Phone and tablet families known to support eSIM. */
export const DEVICE_FAMILIES: DeviceFamily[] = [
  {
    id: 'iphone',
    name: 'Apple iPhone',
    models: 'XS, XS Max, XR, 11, 12, 13, 14, 15, 16, 16e, 17, Air, SE (2020, 2022)',
    note: 'iphone',
  },
  {
    id: 'ipad',
    name: 'Apple iPad',
    models: 'Pro (2018), Air (2019), mini (2019), iPad (2019)',
    note: 'ipad',
  },
  {
    id: 'galaxy',
    name: 'Samsung Galaxy',
    models:
      'S20, S21, S22, S23, S24, S25, Note20, Z Flip, Z Fold2, Z Fold3, Z Fold4, Z Fold5, Z Fold6, A54, A55',
    note: 'galaxy',
  },
  {
    id: 'pixel',
    name: 'Google Pixel',
    models: '3, 3a, 4, 4a, 5, 5a, 6, 6a, 7, 7a, 8, 8a, 9, 9a, 10, Fold',
    note: 'pixel',
  },
  {
    id: 'razr',
    name: 'Motorola',
    models: 'razr (2019), razr 5G, razr 40, razr 50, edge 40, edge 50 Pro',
    note: 'other',
  },
  { id: 'xiaomi', name: 'Xiaomi', models: '12T Pro, 13, 13 Lite, 13 Pro, 13T, 13T Pro, 14', note: 'other' },
  { id: 'oppo', name: 'OPPO', models: 'Find X3 Pro, Find X5, Find X5 Pro, Find N2 Flip', note: 'other' },
  { id: 'oneplus', name: 'OnePlus', models: '11, 12, 13, Open', note: 'other' },
  { id: 'honor', name: 'HONOR', models: '90, Magic4 Pro, Magic5 Pro, Magic6 Pro', note: 'other' },
  { id: 'huawei', name: 'HUAWEI', models: 'P40, P40 Pro, Mate 40 Pro', note: 'other' },
  { id: 'xperia', name: 'Sony Xperia', models: '1 IV, 1 V, 1 VI, 5 IV, 5 V, 10 IV, 10 V', note: 'other' },
  { id: 'fairphone', name: 'Fairphone', models: '4, 5', note: 'other' },
]
