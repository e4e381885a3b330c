import type { Localized } from '@/lib/domain/locale'

/** What is sold in a category, by its slug. */
export const categorySummaries: Partial<Record<string, Localized>> = {
  'attraction-tickets': {
    en: 'Entry to museums, towers, gardens and palaces, paid before you stand in a queue. Some tickets hold for a day, some for one fixed hour, and the option says which. A few famous halls let people in by time slot only, and their morning hours go first.',
    th: 'บัตรเข้าพิพิธภัณฑ์ หอชมวิว สวน และพระราชวัง จ่ายไว้ก่อนไม่ต้องยืนซื้อหน้างาน บางใบใช้ได้ทั้งวัน บางใบระบุรอบเวลา ดูได้ที่ตัวเลือก สถานที่ดังบางแห่งเข้าได้ตามรอบเท่านั้น และรอบเช้าเต็มก่อนเสมอ',
    'zh-cn':
      '博物馆、观景塔、花园和宫殿的门票，提前买好，到了不用排队买票。有的全天有效，有的要按时段入场，选项里写得清楚。几处热门场馆只按时段放人，上午的名额总是最先没有。',
  },
  'tours-experiences': {
    en: 'Boats, walks, day trips and a balloon, led by people who know the way. Each page says how many go along, which languages the guide speaks and where you meet. Weather can move a boat or a flight, and the page tells you what happens then.',
    th: 'ล่องเรือ เดินเที่ยว ทริปวันเดียว ไปจนถึงบอลลูน โดยคนที่รู้จักเส้นทางจริง แต่ละหน้าบอกขนาดกลุ่ม ภาษาของไกด์ และจุดนัดพบ อากาศทำให้เรือหรือเที่ยวบินเลื่อนได้ ในหน้านั้นบอกไว้ว่าจะทำอย่างไรต่อ',
    'zh-cn':
      '游船、徒步、一日游，还有热气球，都由熟路的人带。每个页面写明同行人数、导游语言和集合地点。船和飞行要看天气，遇到改期怎么办，页面上也有。',
  },
  transport: {
    en: 'Trains, ferries and cars between the places people actually go. You pick the day and the departure, and the price is for the seat with its fees. Rail fares differ in what they give back, so read the cancelling line before you choose the cheapest.',
    th: 'รถไฟ เรือ และรถรับส่งในเส้นทางที่คนเดินทางกันจริง เลือกวันและเที่ยว ราคาที่เห็นรวมค่าธรรมเนียมของที่นั่งแล้ว ตั๋วรถไฟแต่ละแบบคืนเงินไม่เท่ากัน อ่านบรรทัดการยกเลิกก่อนเลือกใบที่ถูกสุด',
    'zh-cn':
      '火车、渡轮和接送车，都是旅行者真正会走的线路。选好日期和班次，价格已含费用。不同车票的退改规则不一样，挑最便宜的之前，先看一眼取消说明。',
  },
  accommodation: {
    en: 'Rooms, villas, guesthouses and a camp, few enough that each one is described honestly, the thin walls included. Prices are for the room and the night, taxes in. Most have a cheaper rate that gives nothing back and one that can be cancelled.',
    th: 'ห้องพัก วิลลา เกสต์เฮาส์ และแคมป์ คัดมาไม่มาก จึงเล่าได้ตรง ๆ รวมถึงเรื่องผนังบาง ราคาเป็นต่อห้องต่อคืนรวมภาษี ส่วนใหญ่มีทั้งราคาถูกที่ไม่คืนเงิน และราคาที่ยกเลิกได้',
    'zh-cn':
      '酒店、别墅、民宿和营地，数量不多，所以每一家都照实写，隔音不好也会说。价格按间夜计，含税。大多有两种：便宜但不退的，和可以取消的。',
  },
  'gourmet-food': {
    en: 'Tables, tastings and cooking classes with people who cook for a living. Tell us about allergies and diets while booking, and the kitchen gets it in writing. Seats are for a fixed time, and the kitchen does not start twice.',
    th: 'โต๊ะอาหาร ทัวร์ชิม และคลาสทำอาหารกับคนที่ทำอาหารเป็นอาชีพ แจ้งเรื่องแพ้อาหารและข้อจำกัดตอนจองได้ ครัวจะได้รับเป็นลายลักษณ์อักษร ที่นั่งเป็นรอบเวลา และครัวไม่เริ่มรอบใหม่ให้',
    'zh-cn':
      '餐厅订位、小吃品尝和烹饪课，掌勺的都以此为生。过敏和忌口在下单时写上，厨房会收到书面说明。座位按时段保留，厨房不会为迟到的人重开一轮。',
  },
  'wifi-sim-cards': {
    en: 'Pocket Wi-Fi and plastic SIM cards, to pick up at the airport or have posted. A pocket Wi-Fi serves a whole family and has to go back. If your phone takes eSIM, that is quicker: it comes as a code and there is nothing to return.',
    th: 'พ็อกเก็ต Wi-Fi และซิมการ์ดแบบใบ รับที่สนามบินหรือส่งถึงบ้าน พ็อกเก็ต Wi-Fi ใช้ได้ทั้งครอบครัวแต่ต้องคืนเครื่อง ถ้าโทรศัพท์รองรับ eSIM จะเร็วกว่า เพราะมาเป็นโค้ดและไม่ต้องคืนอะไร',
    'zh-cn':
      '随身 Wi-Fi 和实体 SIM 卡，可机场取或邮寄。随身 Wi-Fi 全家能共用，但要归还。手机支持 eSIM 的话更省事：收到的是一串码，没有东西要还。',
  },
  'travel-services': {
    en: 'The small things around a trip: a lounge, a locker, someone who takes the bags, a faster way through the airport, insurance. Each page says what is in it and what is not. Opening hours matter here, so check them against your flight.',
    th: 'เรื่องเล็ก ๆ รอบการเดินทาง เลานจ์ ที่ฝากกระเป๋า คนขนกระเป๋า ช่องทางด่วนในสนามบิน และประกัน แต่ละหน้าบอกว่ารวมและไม่รวมอะไร เวลาเปิดปิดสำคัญมาก เทียบกับเที่ยวบินก่อนจอง',
    'zh-cn':
      '旅途里的小事：贵宾室、寄存行李、有人送行李、机场快速通道、保险。每页写明包含和不包含什么。营业时间很关键，下单前请对一下航班时间。',
  },
  shopping: {
    en: 'A short shelf of things made where you travel: tea, silk, leather, chocolate, and an adapter that works everywhere. Pick up in town or have it sent to the countries named on the page. Stock is counted, so what shows as there is there.',
    th: 'ของไม่กี่อย่างที่ทำในที่ที่ไปเที่ยว ชา ผ้าไหม เครื่องหนัง ช็อกโกแลต และหัวแปลงปลั๊กที่ใช้ได้ทุกที่ รับในเมืองหรือให้ส่งไปยังประเทศที่ระบุไว้ สต็อกนับจริง ขึ้นว่ามีคือมี',
    'zh-cn':
      '一小架产自当地的东西：茶、丝绸、皮具、巧克力，还有一个到处能用的转换插头。可在当地自取，或寄到页面列出的国家。库存按实数算，显示有就是有。',
  },
  'theme-water-parks': {
    en: 'A day of rides, with the queue for tickets already behind you. Weekends and school holidays cost more and feel fuller; a weekday in the rain is the quiet one.',
    th: 'เล่นเครื่องเล่นทั้งวันโดยไม่ต้องต่อคิวซื้อบัตร เสาร์อาทิตย์และปิดเทอมแพงกว่าและแน่นกว่า วันธรรมดาที่ฝนตกคือวันที่โล่งที่สุด',
    'zh-cn': '玩一整天项目，买票的队已经不用排。周末和学校假期更贵也更挤，下雨的工作日最清静。',
  },
  museums: {
    en: 'Timed entry to collections worth more than an hour. Go early or late; the middle of the day belongs to the tour groups.',
    th: 'บัตรเข้าพิพิธภัณฑ์ที่คุ้มเกินหนึ่งชั่วโมง ไปแต่เช้าหรือใกล้ปิด ช่วงกลางวันเป็นเวลาของกรุ๊ปทัวร์',
    'zh-cn': '值得看上几个小时的馆藏。尽量早去或晚去，中午是旅行团的时间。',
  },
  'observation-decks': {
    en: 'Towers, wheels and cable cars for the day you want to understand a city. Sunset sells out first, and most give nothing back for cloud, so look at the forecast while cancelling is still free.',
    th: 'หอคอย ชิงช้า และกระเช้าสำหรับวันที่อยากเข้าใจทั้งเมือง รอบพระอาทิตย์ตกเต็มก่อน และส่วนใหญ่ไม่คืนเงินถ้าเมฆบัง ดูพยากรณ์ตอนที่ยังยกเลิกฟรีได้',
    'zh-cn':
      '高塔、摩天轮和缆车，适合想一眼看懂城市的那天。日落时段最先售罄；遇上云雾大多不退款，趁还能免费取消时先看天气预报。',
  },
  'zoos-aquariums-gardens': {
    en: 'Gardens, glasshouses, tanks and one park that opens after dark. Easy days with children, and the ones under a roof are a good plan for rain.',
    th: 'สวน เรือนกระจก อควาเรียม และสวนสัตว์ที่เปิดตอนค่ำ วันสบาย ๆ กับเด็ก ที่ในร่มยังเป็นแผนสำรองวันฝนตกได้ดี',
    'zh-cn': '花园、温室、水族馆，还有一座夜里才开的动物园。带孩子很轻松，室内的几处下雨天也能去。',
  },
  'palaces-temples-monuments': {
    en: 'Old stones with a crowd around them. Dress for covered shoulders where people pray, carry the passport where the ticket is in your name, and read which gate it is for.',
    th: 'โบราณสถานที่คนเยอะเสมอ แต่งกายสุภาพในที่สวดมนต์ พกพาสปอร์ตเมื่อบัตรระบุชื่อ และอ่านว่าเข้าประตูไหน',
    'zh-cn': '人潮围着的老建筑。宗教场所注意着装，实名票记得带护照，也看清是从哪个门进。',
  },
  'boat-trips': {
    en: 'An hour on a canal or a day among islands. The sea has the last word: around Phuket it is rough from May to October, and small boats feel every wave.',
    th: 'หนึ่งชั่วโมงในคลองหรือทั้งวันกลางหมู่เกาะ ทะเลเป็นคนตัดสิน แถบภูเก็ตคลื่นแรงตั้งแต่พฤษภาคมถึงตุลาคม เรือเล็กโยนทุกลูก',
    'zh-cn': '在运河上坐一小时，或在群岛间待一天。海况说了算：普吉一带 5 月到 10 月浪大，小船颠得厉害。',
  },
  'day-trips': {
    en: 'Out of the city in the morning, back for a late dinner. Count the hours on the road, which each page gives, before you take children along.',
    th: 'ออกจากเมืองตอนเช้า กลับมาทันมื้อค่ำดึก ๆ ดูชั่วโมงนั่งรถที่บอกไว้ในแต่ละหน้าก่อนพาเด็กไปด้วย',
    'zh-cn': '早上出城，晚饭前后回来。每页都写了路上几小时，带孩子之前先算一算。',
  },
  'walks-photo-tours': {
    en: 'A few hours on foot with someone who lives there. Groups are small, shoes matter more than the camera, and most go in light rain.',
    th: 'เดินไม่กี่ชั่วโมงกับคนในพื้นที่ กลุ่มเล็ก รองเท้าสำคัญกว่ากล้อง และฝนปรอย ๆ ก็ยังไป',
    'zh-cn': '跟住在当地的人走几个小时。小团，鞋比相机要紧，小雨照走。',
  },
  'wildlife-nature': {
    en: 'Animals and skies that keep no timetable. No riding, no shows, no promises of a sighting; the guides know where to wait, and that is what you pay for.',
    th: 'สัตว์และท้องฟ้าที่ไม่ทำตามตาราง ไม่ขี่ ไม่มีโชว์ ไม่รับประกันว่าจะได้เห็น ไกด์รู้ว่าควรรอตรงไหน นั่นคือสิ่งที่จ่ายไป',
    'zh-cn':
      '动物和天象不按时刻表来。不骑乘、不表演，也不保证一定看到；向导知道该在哪里等，这才是你付钱买的。',
  },
  adventure: {
    en: 'A balloon at dawn, dunes at dusk. Wind decides whether a balloon flies, so keep the next morning free.',
    th: 'บอลลูนตอนรุ่งเช้า เนินทรายยามเย็น ลมเป็นคนตัดสินว่าบอลลูนจะขึ้นไหม เผื่อเช้าวันถัดไปไว้ด้วย',
    'zh-cn': '清晨的热气球，傍晚的沙丘。热气球飞不飞由风决定，请把第二天早上也空出来。',
  },
  trains: {
    en: 'Seats and berths on lines worth booking ahead. The ticket names the train; if you miss it, most fares do not move to the next one.',
    th: 'ที่นั่งและที่นอนในเส้นทางที่ควรจองล่วงหน้า ตั๋วระบุขบวน พลาดแล้วตั๋วส่วนใหญ่เลื่อนไปขบวนถัดไปไม่ได้',
    'zh-cn': '值得提前订的座位和卧铺。车票对应车次，误了车，多数票不能改乘下一班。',
  },
  'airport-transfers': {
    en: 'From the arrivals hall to the bed, by train or with a driver who has your flight number. The train beats the car at rush hour almost everywhere.',
    th: 'จากโถงขาเข้าถึงที่พัก โดยรถไฟหรือคนขับที่มีเลขเที่ยวบินของคุณ ชั่วโมงเร่งด่วนรถไฟเร็วกว่าแทบทุกเมือง',
    'zh-cn': '从到达厅到住处，坐火车，或由拿着你航班号的司机接。高峰时段，火车几乎都比车快。',
  },
  'ferries-boats': {
    en: 'Scheduled boats to the islands. Be at the pier half an hour early, and take the morning boat in the windy season.',
    th: 'เรือโดยสารตามตารางไปเกาะ ถึงท่าก่อนครึ่งชั่วโมง และหน้าลมแรงเลือกเรือเที่ยวเช้า',
    'zh-cn': '按时刻表开往海岛的船。提前半小时到码头，风大的季节坐早班。',
  },
  'buses-passes': {
    en: 'One pass for a day of buses or boats, worth it from the third ride on. Count your rides before you buy; single fares are often enough.',
    th: 'บัตรใบเดียวขึ้นรถหรือเรือได้ทั้งวัน คุ้มตั้งแต่เที่ยวที่สามเป็นต้นไป นับเที่ยวก่อนซื้อ บ่อยครั้งตั๋วเที่ยวเดียวก็พอ',
    'zh-cn': '一张票坐一天巴士或船，坐到第三趟就划算。买之前先数数要坐几趟，很多时候单程票就够。',
  },
  hotels: {
    en: 'Rooms with a front desk and breakfast close by. We name the nearest station and what the street sounds like at night.',
    th: 'ห้องพักที่มีแผนกต้อนรับและอาหารเช้าใกล้มือ เราบอกสถานีที่ใกล้ที่สุดและเสียงถนนตอนกลางคืน',
    'zh-cn': '有前台、早餐方便的房间。离哪个站最近、夜里街上吵不吵，我们都写。',
  },
  'villas-apartments': {
    en: 'Whole places for families and friends, with a kitchen and your own door. Good value from three people on; the nearest shop may be a drive away.',
    th: 'ทั้งหลังสำหรับครอบครัวหรือเพื่อน มีครัวและประตูของตัวเอง คุ้มตั้งแต่สามคนขึ้นไป ร้านใกล้สุดอาจต้องขับรถ',
    'zh-cn': '整套出租，有厨房，进出自在，适合家人朋友。三人以上划算；最近的商店可能要开车。',
  },
  'guesthouses-lodges': {
    en: 'Places run by the people who open the door. Expect character, breakfast at a fixed hour and stairs instead of a lift.',
    th: 'ที่พักที่เจ้าของมาเปิดประตูเอง มีเสน่ห์เฉพาะตัว อาหารเช้าเป็นเวลา และเป็นบันไดแทนลิฟต์',
    'zh-cn': '主人自己开门迎客的住处。有个性，早餐按点，多半是楼梯没有电梯。',
  },
  restaurants: {
    en: 'A table at a fixed time, with the menu and the price known before you sit down. Come on the minute: these kitchens cook for the hour you booked.',
    th: 'โต๊ะตามเวลาที่จอง รู้เมนูและราคาก่อนนั่ง มาให้ตรงเวลา ครัวเหล่านี้ทำอาหารตามรอบที่จองไว้',
    'zh-cn': '按时段留好的座位，坐下之前就知道菜单和价格。请准点到，这些厨房按你订的时间开火。',
  },
  'street-food-tastings': {
    en: 'Walks from stall to stall with someone who orders for you. Come hungry, bring cash for seconds, and say early what you do not eat.',
    th: 'เดินชิมจากร้านสู่ร้านกับคนที่สั่งให้ มาตอนหิว พกเงินสดไว้สั่งเพิ่ม และบอกแต่แรกว่าไม่กินอะไร',
    'zh-cn': '跟着会点菜的人一摊摊吃过去。空着肚子来，带点现金加菜，不吃什么早点说。',
  },
  'cooking-classes': {
    en: 'Half a day at the market and the stove, and then you eat it. Vegetarians are easy almost everywhere; tell us while booking.',
    th: 'ครึ่งวันที่ตลาดและหน้าเตา แล้วก็กินสิ่งที่ทำ มังสวิรัติทำได้เกือบทุกที่ แจ้งตอนจอง',
    'zh-cn': '半天逛市场、站灶台，最后吃自己做的。几乎都能做素食，下单时说一声。',
  },
  'pocket-wifi': {
    en: 'One small box, and the whole family is online. Charge it every night, and give it back the way its page says; a deposit, where there is one, is shown as a deposit.',
    th: 'กล่องเล็กใบเดียว ทั้งครอบครัวมีเน็ต ชาร์จทุกคืน และคืนตามวิธีที่บอกไว้ในหน้าสินค้า ถ้ามีค่ามัดจำจะแสดงเป็นมัดจำแยกไว้',
    'zh-cn': '一个小盒子，全家都能上网。每晚充电，按商品页写的方式归还；如有押金，会作为押金单独列出。',
  },
  'sim-cards': {
    en: 'Plastic cards for phones without eSIM, some with a local number. Your phone must have no network lock, and several countries copy your passport when they hand it over.',
    th: 'ซิมแบบใบสำหรับเครื่องที่ไม่มี eSIM บางแบบมีเบอร์ท้องถิ่น เครื่องต้องไม่ล็อกเครือข่าย และหลายประเทศถ่ายสำเนาพาสปอร์ตตอนรับ',
    'zh-cn': '给不支持 eSIM 的手机用的实体卡，部分带当地号码。手机不能有网络锁，不少国家领取时要登记护照。',
  },
  lounges: {
    en: 'A seat, a shower or a socket between two flights. Come within the hour you booked, with the boarding pass of that day; in the small hours the quiet corners fill up.',
    th: 'ที่นั่ง ห้องอาบน้ำ หรือปลั๊กระหว่างสองเที่ยวบิน มาภายในหนึ่งชั่วโมงของเวลาที่จองพร้อมบอร์ดดิ้งพาสวันนั้น ช่วงหลังเที่ยงคืนมุมเงียบมักเต็ม',
    'zh-cn': '两段航班之间的座位、淋浴和插座。请在预订时间一小时内带当日登机牌到，后半夜安静的角落容易满。',
  },
  luggage: {
    en: 'Hands free between check-out and the train. Storage counts per bag and day; delivery to the airport needs the bag in the morning.',
    th: 'เดินตัวเปล่าระหว่างเช็กเอาต์กับเวลารถไฟ ฝากคิดต่อใบต่อวัน ส่งไปสนามบินต้องฝากตั้งแต่เช้า',
    'zh-cn': '退房后到上车前，空着手走。寄存按件按天计，送机场的要早上交件。',
  },
  'fast-track-meet': {
    en: 'Someone with your name on a sign and a shorter queue. It saves most on evening arrivals, and changes nothing about visas or customs.',
    th: 'มีคนถือป้ายชื่อและคิวที่สั้นกว่า ช่วยได้มากช่วงเที่ยวบินเย็น แต่ไม่มีผลกับวีซ่าหรือศุลกากร',
    'zh-cn': '有人举牌接你，走更短的队。晚间到达最值，但签证和海关照常办理。',
  },
  'insurance-wellness': {
    en: 'A policy before the trip and a massage during it. Read what the insurance leaves out; the list is on the page, not in a footnote.',
    th: 'ประกันก่อนเดินทางและนวดระหว่างเดินทาง อ่านสิ่งที่ประกันไม่คุ้มครอง เราเขียนไว้ในหน้าหลัก ไม่ได้ซ่อนไว้ท้ายหน้า',
    'zh-cn': '行前一份保险，路上一次按摩。保险不保什么请读清楚，都写在页面正文，没有藏在脚注里。',
  },
  'crafts-souvenirs': {
    en: 'Made by hand in workshops we can name. Colours and sizes differ a little from piece to piece, which is rather the point.',
    th: 'งานทำมือจากโรงงานที่เราบอกชื่อได้ สีและขนาดต่างกันเล็กน้อยทุกชิ้น ซึ่งเป็นเสน่ห์ของมัน',
    'zh-cn': '出自我们叫得出名字的作坊，手工制作。每件颜色和尺寸略有不同，这正是它的意思。',
  },
  'food-to-take-home': {
    en: 'Tins and boxes that survive a suitcase. Check what your country lets in; chocolate and tea pass almost everywhere, fresh things do not.',
    th: 'กล่องและกระป๋องที่ทนกระเป๋าเดินทาง ตรวจกฎนำเข้าประเทศก่อน ช็อกโกแลตกับชาผ่านเกือบทุกที่ ของสดไม่ผ่าน',
    'zh-cn': '经得起行李箱折腾的铁罐和礼盒。先查自己国家的入境规定：巧克力和茶几乎都行，生鲜不行。',
  },
  'travel-gear': {
    en: 'What one forgets at home. Sent to you before the trip, so order a week ahead.',
    th: 'ของที่มักลืมไว้ที่บ้าน ส่งถึงก่อนเดินทาง สั่งล่วงหน้าสักสัปดาห์',
    'zh-cn': '出门常忘的东西。出发前寄到，请提前一周下单。',
  },
}
