import type { ProductSeed } from '@/lib/server/db/seed/types'
import { chinaPocketWifi } from './connectivity/china-pocket-wifi'
import { europeRoamingSim } from './connectivity/europe-roaming-sim'
import { japanPocketWifi } from './connectivity/japan-pocket-wifi'
import { singaporeTouristSim } from './connectivity/singapore-tourist-sim'
import { swissPocketWifi } from './connectivity/swiss-pocket-wifi'
import { thailandTouristSim } from './connectivity/thailand-tourist-sim'
import { usTravelSim } from './connectivity/us-travel-sim'
import { esimAsia } from './esim/esim-asia'
import { esimAustralia } from './esim/esim-australia'
import { esimChina } from './esim/esim-china'
import { esimEurope } from './esim/esim-europe'
import { esimJapan } from './esim/esim-japan'
import { esimSingapore } from './esim/esim-singapore'
import { esimThailand } from './esim/esim-thailand'
import { esimUae } from './esim/esim-uae'
import { esimUsa } from './esim/esim-usa'
import { beijingDuckDinner } from './food/beijing-duck-dinner'
import { chiangMaiMarketCookingClass } from './food/chiang-mai-market-cooking-class'
import { kyotoTeaCeremony } from './food/kyoto-tea-ceremony'
import { leftBankPastryMorning } from './food/left-bank-pastry-morning'
import { marrakechRooftopDinner } from './food/marrakech-rooftop-dinner'
import { rioChurrascoEvening } from './food/rio-churrasco-evening'
import { singaporeHawkerTrail } from './food/singapore-hawker-trail'
import { tokyoRamenCounter } from './food/tokyo-ramen-counter'
import { trasteverePastaClass } from './food/trastevere-pasta-class'
import { yaowaratAfterDarkTastings } from './food/yaowarat-after-dark-tastings'
import { bangkokArrivalFastTrack } from './services/bangkok-arrival-fast-track'
import { dubaiAirportLounge } from './services/dubai-airport-lounge'
import { kyotoStationLuggageStorage } from './services/kyoto-station-luggage-storage'
import { londonLuggageStorage } from './services/london-luggage-storage'
import { phuketHerbalSpa } from './services/phuket-herbal-spa'
import { suvarnabhumiQuietLounge } from './services/suvarnabhumi-quiet-lounge'
import { tokyoLuggageHotelToAirport } from './services/tokyo-luggage-hotel-to-airport'
import { tripInsuranceWorld } from './services/trip-insurance-world'
import { alpineChocolateBox } from './shopping/alpine-chocolate-box'
import { atlasLeatherBag } from './shopping/atlas-leather-bag'
import { celadonTeaSet } from './shopping/celadon-tea-set'
import { stroopwafelTin } from './shopping/stroopwafel-tin'
import { thaiSilkScarf } from './shopping/thai-silk-scarf'
import { ujiMatchaSet } from './shopping/uji-matcha-set'
import { worldTravelAdapter } from './shopping/world-travel-adapter'
import { bangkokRiversideHotel } from './stays/bangkok-riverside-hotel'
import { chiangMaiTeakHouse } from './stays/chiang-mai-teak-house'
import { interlakenAlpineChalet } from './stays/interlaken-alpine-chalet'
import { kyotoOnsenRyokan } from './stays/kyoto-onsen-ryokan'
import { londonCanalTownhouse } from './stays/london-canal-townhouse'
import { marrakechGardenRiad } from './stays/marrakech-garden-riad'
import { newYorkBrownstoneHotel } from './stays/new-york-brownstone-hotel'
import { phuketHillsidePoolVilla } from './stays/phuket-hillside-pool-villa'
import { santoriniCaveSuite } from './stays/santorini-cave-suite'
import { serengetiTentedCamp } from './stays/serengeti-tented-camp'
import { tromsoFjordCabin } from './stays/tromso-fjord-cabin'
import { bangkokSkyDeck } from './tickets/bangkok-sky-deck'
import { cappadociaOpenAirMuseum } from './tickets/cappadocia-open-air-museum'
import { colosseumForumEntry } from './tickets/colosseum-forum-entry'
import { dubaiDesertSkyView } from './tickets/dubai-desert-sky-view'
import { forbiddenCityEntry } from './tickets/forbidden-city-entry'
import { gardenDomesSingapore } from './tickets/garden-domes-singapore'
import { manhattanObservationDeck } from './tickets/manhattan-observation-deck'
import { marrakechBlueGarden } from './tickets/marrakech-blue-garden'
import { nijoCastleEntry } from './tickets/nijo-castle-entry'
import { parisNationalArtMuseum } from './tickets/paris-national-art-museum'
import { phuketAquarium } from './tickets/phuket-aquarium'
import { singaporeNightWildlifePark } from './tickets/singapore-night-wildlife-park'
import { sugarloafCableCar } from './tickets/sugarloaf-cable-car'
import { sydneyHarbourAquarium } from './tickets/sydney-harbour-aquarium'
import { thamesBigWheel } from './tickets/thames-big-wheel'
import { tokyoBayThemePark } from './tickets/tokyo-bay-theme-park'
import { antelopeCanyonLightWalk } from './tours/antelope-canyon-light-walk'
import { atlasVillagesDay } from './tours/atlas-villages-day'
import { blueMountainsDay } from './tours/blue-mountains-day'
import { cappadociaBalloonSunrise } from './tours/cappadocia-balloon-sunrise'
import { doiInthanonDayTrip } from './tours/doi-inthanon-day-trip'
import { dubaiDunesEvening } from './tours/dubai-dunes-evening'
import { elephantSanctuaryNoRiding } from './tours/elephant-sanctuary-no-riding'
import { greatWallMutianyuDay } from './tours/great-wall-mutianyu-day'
import { kyotoMapleMatchaWalk } from './tours/kyoto-maple-matcha-walk'
import { montmartreMorningWalk } from './tours/montmartre-morning-walk'
import { naeroyfjordDayCruise } from './tours/naeroyfjord-day-cruise'
import { northernLightsChase } from './tours/northern-lights-chase'
import { oldCanalsElectricBoat } from './tours/old-canals-electric-boat'
import { phiPhiBambooSpeedboat } from './tours/phi-phi-bamboo-speedboat'
import { rioInADay } from './tours/rio-in-a-day'
import { sacredValleyDay } from './tours/sacred-valley-day'
import { santoriniCalderaCatamaran } from './tours/santorini-caldera-catamaran'
import { serengetiGoldenHourDrive } from './tours/serengeti-golden-hour-drive'
import { tokyoAfterDarkPhotoWalk } from './tours/tokyo-after-dark-photo-walk'
import { watArunLongtailSunset } from './tours/wat-arun-longtail-sunset'
import { bangkokAirportExpressTrain } from './transport/bangkok-airport-express-train'
import { bangkokChiangMaiNightTrain } from './transport/bangkok-chiang-mai-night-train'
import { dubaiAirportPrivateCar } from './transport/dubai-airport-private-car'
import { heathrowLondonTrain } from './transport/heathrow-london-train'
import { jungfraujochRailway } from './transport/jungfraujoch-railway'
import { naritaTokyoExpress } from './transport/narita-tokyo-express'
import { phuketPhiPhiFerry } from './transport/phuket-phi-phi-ferry'
import { santoriniPiraeusFerry } from './transport/santorini-piraeus-ferry'
import { sydneyFerryDayPass } from './transport/sydney-ferry-day-pass'
import { tokyoKyotoBulletTrain } from './transport/tokyo-kyoto-bullet-train'

export { areas } from './areas'
export { categories } from './categories'

/** Every seeded product, in the order in which they are listed. */
export const products: ProductSeed[] = [
  antelopeCanyonLightWalk,
  atlasVillagesDay,
  blueMountainsDay,
  cappadociaBalloonSunrise,
  doiInthanonDayTrip,
  dubaiDunesEvening,
  elephantSanctuaryNoRiding,
  greatWallMutianyuDay,
  kyotoMapleMatchaWalk,
  montmartreMorningWalk,
  naeroyfjordDayCruise,
  northernLightsChase,
  oldCanalsElectricBoat,
  phiPhiBambooSpeedboat,
  rioInADay,
  sacredValleyDay,
  santoriniCalderaCatamaran,
  serengetiGoldenHourDrive,
  tokyoAfterDarkPhotoWalk,
  watArunLongtailSunset,
  bangkokSkyDeck,
  cappadociaOpenAirMuseum,
  colosseumForumEntry,
  dubaiDesertSkyView,
  forbiddenCityEntry,
  gardenDomesSingapore,
  manhattanObservationDeck,
  marrakechBlueGarden,
  nijoCastleEntry,
  parisNationalArtMuseum,
  phuketAquarium,
  singaporeNightWildlifePark,
  sugarloafCableCar,
  sydneyHarbourAquarium,
  thamesBigWheel,
  tokyoBayThemePark,
  bangkokAirportExpressTrain,
  bangkokChiangMaiNightTrain,
  dubaiAirportPrivateCar,
  heathrowLondonTrain,
  jungfraujochRailway,
  naritaTokyoExpress,
  phuketPhiPhiFerry,
  santoriniPiraeusFerry,
  sydneyFerryDayPass,
  tokyoKyotoBulletTrain,
  bangkokRiversideHotel,
  chiangMaiTeakHouse,
  interlakenAlpineChalet,
  kyotoOnsenRyokan,
  londonCanalTownhouse,
  marrakechGardenRiad,
  newYorkBrownstoneHotel,
  phuketHillsidePoolVilla,
  santoriniCaveSuite,
  serengetiTentedCamp,
  tromsoFjordCabin,
  beijingDuckDinner,
  chiangMaiMarketCookingClass,
  kyotoTeaCeremony,
  leftBankPastryMorning,
  marrakechRooftopDinner,
  rioChurrascoEvening,
  singaporeHawkerTrail,
  tokyoRamenCounter,
  trasteverePastaClass,
  yaowaratAfterDarkTastings,
  chinaPocketWifi,
  europeRoamingSim,
  japanPocketWifi,
  singaporeTouristSim,
  swissPocketWifi,
  thailandTouristSim,
  usTravelSim,
  bangkokArrivalFastTrack,
  dubaiAirportLounge,
  kyotoStationLuggageStorage,
  londonLuggageStorage,
  phuketHerbalSpa,
  suvarnabhumiQuietLounge,
  tokyoLuggageHotelToAirport,
  tripInsuranceWorld,
  alpineChocolateBox,
  atlasLeatherBag,
  celadonTeaSet,
  stroopwafelTin,
  thaiSilkScarf,
  ujiMatchaSet,
  worldTravelAdapter,
  esimAsia,
  esimAustralia,
  esimChina,
  esimEurope,
  esimJapan,
  esimSingapore,
  esimThailand,
  esimUae,
  esimUsa,
]
