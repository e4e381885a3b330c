import type { Locale, Localized } from '@/lib/domain/locale'
import type { PictureSeed } from '../types'

type Mood = PictureSeed['mood']

/** What is seen, without the hour. */
export const subjectAlts: Record<string, Localized> = {
  temple: {
    en: 'The spires of a Thai riverside temple and a longtail boat',
    th: 'พระปรางค์ของวัดไทยริมแม่น้ำกับเรือหางยาว',
    'zh-cn': '河边泰式寺庙的尖塔与一艘长尾船',
  },
  skyline: {
    en: 'City towers and a red-sailed junk on the bay',
    th: 'ตึกสูงริมอ่าวกับเรือสำเภาใบแดง',
    'zh-cn': '海湾边的高楼与一艘红帆船',
  },
  karst: {
    en: 'Limestone islands, a longtail boat and a palm beach',
    th: 'เกาะหินปูน เรือหางยาว และหาดใต้ต้นมะพร้าว',
    'zh-cn': '石灰岩小岛、长尾船与棕榈沙滩',
  },
  alprail: {
    en: 'A train on a stone viaduct below snowy peaks',
    th: 'รถไฟแล่นบนสะพานหินใต้ยอดเขาหิมะ',
    'zh-cn': '雪峰下驶过石拱高架桥的列车',
  },
  nightmarket: {
    en: 'Market stalls under strings of lanterns',
    th: 'แผงตลาดใต้สายโคมไฟ',
    'zh-cn': '一串串灯笼下的集市摊位',
  },
  dunes: {
    en: 'A line of camels crossing desert dunes',
    th: 'ขบวนอูฐเดินข้ามเนินทราย',
    'zh-cn': '一队骆驼走过沙丘',
  },
  fjord: {
    en: 'A small ship on a fjord between steep mountains',
    th: 'เรือลำเล็กในฟยอร์ดระหว่างภูเขาสูงชัน',
    'zh-cn': '陡峭山峰之间，峡湾里的一艘小船',
  },
  pagoda: {
    en: 'A five-storey pagoda with a branch in front and a mountain behind',
    th: 'เจดีย์ห้าชั้นหลังกิ่งไม้ มีภูเขาเป็นฉากหลัง',
    'zh-cn': '花枝后的五重塔与远山',
  },
  safari: {
    en: 'Elephants and giraffes by an acacia on the savannah',
    th: 'ช้างและยีราฟข้างต้นอะคาเซียในทุ่งสะวันนา',
    'zh-cn': '稀树草原上金合欢树旁的大象与长颈鹿',
  },
  aurora: {
    en: 'Green northern lights over a cabin in the woods',
    th: 'แสงเหนือสีเขียวเหนือกระท่อมกลางป่า',
    'zh-cn': '林中小屋上空的绿色极光',
  },
  onsen: {
    en: 'An open-air hot spring beside a wooden inn, mountains behind',
    th: 'บ่อน้ำพุร้อนกลางแจ้งข้างเรียวกังไม้ มีภูเขาด้านหลัง',
    'zh-cn': '木造旅馆旁的露天温泉与群山',
  },
  tea: {
    en: 'Pickers in straw hats on tea terraces',
    th: 'คนเก็บชาสวมงอบบนไร่ชาขั้นบันได',
    'zh-cn': '梯田茶园里戴斗笠的采茶人',
  },
  reef: {
    en: 'A sea turtle swimming over a coral reef',
    th: 'เต่าทะเลว่ายเหนือแนวปะการัง',
    'zh-cn': '游过珊瑚礁的海龟',
  },
  canal: {
    en: 'Gabled canal houses and a tour boat',
    th: 'บ้านหน้าจั่วริมคลองกับเรือนำเที่ยว',
    'zh-cn': '运河边的山墙老屋与一艘游船',
  },
  sails: {
    en: 'A harbour with a steel arch bridge and a hall roofed like sails',
    th: 'อ่าวที่มีสะพานเหล็กโค้งและอาคารหลังคาทรงใบเรือ',
    'zh-cn': '港湾里的钢拱桥与帆形屋顶剧院',
  },
  andes: {
    en: 'A llama in front of terraced ruins and green peaks',
    th: 'ลามาหน้าซากเมืองขั้นบันไดและยอดเขาเขียว',
    'zh-cn': '梯田遗址与青峰前的一只大羊驼',
  },
  balloons: {
    en: 'Hot-air balloons over rock chimneys',
    th: 'บอลลูนลอยเหนือปล่องหิน',
    'zh-cn': '热气球飘过石柱群',
  },
  domes: {
    en: 'A white village with blue domes above the sea',
    th: 'หมู่บ้านสีขาวโดมสีฟ้าเหนือทะเล',
    'zh-cn': '海边山崖上的白色村庄与蓝色圆顶',
  },
  funpark: {
    en: 'A Ferris wheel and a roller coaster above a fairground',
    th: 'ชิงช้าสวรรค์และรถไฟเหาะเหนือลานสวนสนุก',
    'zh-cn': '游乐场里的摩天轮与过山车',
  },
  noodles: {
    en: 'A steaming bowl of noodles with egg, chopsticks lifting the strands',
    th: 'ก๋วยเตี๋ยวใส่ไข่ควันกรุ่น ตะเกียบคีบเส้นขึ้นจากชาม',
    'zh-cn': '一碗热气腾腾的鸡蛋面，筷子正挑起面条',
  },
  cafe: {
    en: 'A three-tier cake stand, a teapot and a steaming cup',
    th: 'ขนมบนชั้นสามชั้น กาน้ำชา และถ้วยชาควันกรุ่น',
    'zh-cn': '三层点心架、茶壶与一杯热茶',
  },
  esim: {
    en: 'A phone with a travel plan on the screen and a SIM chip beside it',
    th: 'โทรศัพท์เปิดหน้าแพ็กเกจเน็ตเดินทาง มีชิปซิมวางข้าง ๆ',
    'zh-cn': '屏幕上显示旅行流量套餐的手机，旁边是 SIM 芯片',
  },
  wifi: {
    en: 'A pocket Wi-Fi router next to a passport',
    th: 'เครื่องพ็อกเก็ต Wi-Fi วางข้างหนังสือเดินทาง',
    'zh-cn': '护照旁的一台随身 Wi-Fi',
  },
  room: {
    en: 'A hotel bed in front of a wide window with a view of the sea',
    th: 'เตียงในห้องพักหน้าหน้าต่างบานกว้างที่มองเห็นทะเล',
    'zh-cn': '酒店客房里的床，宽大的窗外是海',
  },
  poolvilla: {
    en: 'A thatched pavilion by a pool that meets the sea',
    th: 'ศาลามุงจากริมสระน้ำที่ต่อกับทะเล',
    'zh-cn': '与海相连的泳池边，一座茅草凉亭',
  },
  spa: {
    en: 'Hot stones, a candle, rolled towels and an orchid in front of bamboo',
    th: 'หินร้อน เทียน ผ้าขนหนูม้วน และกล้วยไม้หน้ากอไผ่',
    'zh-cn': '竹林前的热石、蜡烛、毛巾卷与兰花',
  },
  arcade: {
    en: 'People with bags walking past lit shopfronts',
    th: 'คนถือถุงเดินผ่านหน้าร้านที่เปิดไฟ',
    'zh-cn': '提着购物袋的人走过亮灯的店面',
  },
  luggage: {
    en: 'Two suitcases with stickers, a sun hat and a camera',
    th: 'กระเป๋าเดินทางติดสติกเกอร์สองใบ หมวก และกล้อง',
    'zh-cn': '两只贴着贴纸的行李箱、一顶草帽和一台相机',
  },
  planewindow: {
    en: 'The wing of a plane seen through the cabin window',
    th: 'ปีกเครื่องบินมองผ่านหน้าต่างห้องโดยสาร',
    'zh-cn': '从机舱窗口望见的机翼',
  },
  airtrain: {
    en: 'An airport train on a viaduct, a plane climbing over the city',
    th: 'รถไฟสนามบินบนทางยกระดับ มีเครื่องบินบินขึ้นเหนือเมือง',
    'zh-cn': '高架上的机场列车，一架飞机正从城市上空爬升',
  },
  road: {
    en: 'A small van with luggage on its roof on a coastal road',
    th: 'รถตู้คันเล็กบรรทุกกระเป๋าบนหลังคา วิ่งบนถนนเลียบทะเล',
    'zh-cn': '车顶载着行李的小面包车行驶在海岸公路上',
  },
  museum: {
    en: 'Visitors in front of framed paintings in a museum',
    th: 'ผู้ชมยืนหน้าภาพใส่กรอบในพิพิธภัณฑ์',
    'zh-cn': '博物馆里驻足看画的参观者',
  },
  ironcity: {
    en: 'An iron lattice tower over a river and pale city houses',
    th: 'หอเหล็กฉลุเหนือแม่น้ำและบ้านเรือนสีอ่อน',
    'zh-cn': '河畔浅色楼房之上的镂空铁塔',
  },
  bridgecity: {
    en: 'A suspension bridge in front of city towers, a ferry on the river',
    th: 'สะพานแขวนหน้าตึกสูงของเมือง มีเรือข้ามฟากในแม่น้ำ',
    'zh-cn': '高楼前的悬索桥与河上的渡轮',
  },
  ticket: {
    en: 'Two paper tickets, one over the other',
    th: 'บัตรกระดาษสองใบวางซ้อนกัน',
    'zh-cn': '两张叠放的纸质门票',
  },
  amphitheatre: {
    en: 'A Roman amphitheatre between umbrella pines',
    th: 'อัฒจันทร์โรมันระหว่างต้นสนร่ม',
    'zh-cn': '伞松之间的古罗马圆形剧场',
  },
  clocktower: {
    en: 'A clock tower by the river, red buses crossing the bridge',
    th: 'หอนาฬิการิมแม่น้ำ มีรถบัสสีแดงข้ามสะพาน',
    'zh-cn': '河边的钟楼与驶过大桥的红色巴士',
  },
  sugarloaf: {
    en: 'A steep rock in the bay with a cable car, palm and beach in front',
    th: 'ภูเขาหินสูงชันกลางอ่าวกับกระเช้า ด้านหน้าเป็นหาดและต้นปาล์ม',
    'zh-cn': '海湾中的陡峭岩峰与缆车，近处是棕榈与沙滩',
  },
  canyon: {
    en: 'Red rock towers above a river with a raft',
    th: 'แท่งหินสีแดงเหนือแม่น้ำที่มีแพล่อง',
    'zh-cn': '红色岩柱下，一条漂着筏子的河',
  },
  medina: {
    en: 'A minaret above the market stalls of an old town',
    th: 'หอมินาเรตเหนือแผงตลาดในเมืองเก่า',
    'zh-cn': '老城集市摊位上方的宣礼塔',
  },
  torii: {
    en: 'A red gate standing in the water, a small boat passing',
    th: 'เสาโทริอิสีแดงกลางน้ำ มีเรือลำเล็กแล่นผ่าน',
    'zh-cn': '立在水中的红色鸟居，一只小船经过',
  },
  greatwall: {
    en: 'A stone wall with watchtowers winding over hills',
    th: 'กำแพงหินและหอสังเกตการณ์ทอดยาวตามสันเขา',
    'zh-cn': '沿山脊蜿蜒的长城与敌楼',
  },
  ferry: {
    en: 'A white ferry and a longtail boat among islands',
    th: 'เรือเฟอร์รี่สีขาวกับเรือหางยาวท่ามกลางหมู่เกาะ',
    'zh-cn': '岛屿之间的白色渡轮与长尾船',
  },
  dimsum: {
    en: 'Steamed dumplings in a bamboo basket, tea beside it',
    th: 'ติ่มซำร้อน ๆ ในเข่งไม้ไผ่กับถ้วยชา',
    'zh-cn': '竹笼里的蒸点心，旁边一杯茶',
  },
  mango: {
    en: 'Mango sticky rice with a small bowl of coconut cream',
    th: 'ข้าวเหนียวมะม่วงกับถ้วยกะทิ',
    'zh-cn': '芒果糯米饭配一小碗椰浆',
  },
  bags: {
    en: 'Shopping bags, a wrapped gift and a small bottle',
    th: 'ถุงช้อปปิ้ง กล่องของขวัญ และขวดเล็ก',
    'zh-cn': '购物袋、礼物盒和一只小瓶子',
  },
  simpack: {
    en: 'Three SIM cards and the pin that opens the tray',
    th: 'ซิมการ์ดสามใบกับเข็มจิ้มถาดซิม',
    'zh-cn': '三张 SIM 卡和一枚取卡针',
  },
  camera: {
    en: 'A camera with two prints leaning against it',
    th: 'กล้องถ่ายรูปกับภาพพิมพ์สองใบ',
    'zh-cn': '一台相机和两张照片',
  },
}

/** The hour, as a phrase that can follow (in Chinese: precede). */
export const moodAlts: Record<Mood, Localized> = {
  dawn: { en: 'at dawn', th: 'ยามเช้าตรู่', 'zh-cn': '清晨时' },
  noon: { en: 'at noon', th: 'ยามเที่ยงวัน', 'zh-cn': '正午时' },
  dusk: { en: 'at dusk', th: 'ยามเย็น', 'zh-cn': '黄昏时' },
  night: { en: 'at night', th: 'ยามค่ำคืน', 'zh-cn': '夜里' },
  monsoon: { en: 'in the rain', th: 'ท่ามกลางสายฝน', 'zh-cn': '雨中' },
  snow: { en: 'in the snow', th: 'ท่ามกลางหิมะ', 'zh-cn': '雪中' },
}

/** Objects on a table or a wall have no hour, only its light. */
const stillLifes = new Set([
  'noodles',
  'cafe',
  'esim',
  'wifi',
  'spa',
  'luggage',
  'museum',
  'ticket',
  'dimsum',
  'mango',
  'bags',
  'simpack',
  'camera',
])

const lightAlts: Record<Mood, Localized> = {
  dawn: { en: 'in dawn light', th: 'ในแสงยามเช้าตรู่', 'zh-cn': '清晨的光线里' },
  noon: { en: 'in noon light', th: 'ในแสงยามเที่ยงวัน', 'zh-cn': '正午的光线里' },
  dusk: { en: 'in dusk light', th: 'ในแสงยามเย็น', 'zh-cn': '黄昏的光线里' },
  night: { en: 'in lamplight', th: 'ในแสงไฟยามค่ำคืน', 'zh-cn': '夜里的灯光下' },
  monsoon: { en: 'in the grey light of rain', th: 'ในแสงหม่นวันฝนตก', 'zh-cn': '雨天的光线里' },
  snow: { en: 'in cold winter light', th: 'ในแสงเย็นของฤดูหนาว', 'zh-cn': '冬日的冷光里' },
}

/** Alt text of a picture that is known only by its subject and hour. */
export function pictureAlt(subject: string, mood: Mood, locale: Locale): string {
  const seen = subjectAlts[subject]
  if (!seen) throw new Error(`No alt text for the picture subject "${subject}"`)
  const hour = (stillLifes.has(subject) ? lightAlts : moodAlts)[mood][locale]
  if (locale === 'zh-cn') return `${hour}，${seen[locale]}`
  if (locale === 'th') return `${seen[locale]} ${hour}`
  return seen[locale].includes(',') ? `${seen[locale]}, ${hour}` : `${seen[locale]} ${hour}`
}
