import type { Localized } from '@/lib/domain/locale'
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
  elephants: {
    en: 'Elephants bathing in a jungle river, one spraying water from its trunk',
    th: 'ช้างเล่นน้ำในแม่น้ำกลางป่า ตัวหนึ่งพ่นน้ำจากงวง',
    'zh-cn': '在丛林河里洗澡的大象，其中一头用鼻子喷水',
  },
  palace: {
    en: 'A great hall with yellow roofs and red columns on marble terraces',
    th: 'พระที่นั่งหลังคาเหลืองเสาแดงบนฐานหินอ่อน',
    'zh-cn': '汉白玉台基上的黄瓦红柱大殿',
  },
  castle: {
    en: 'A white castle turret on a stone wall above its moat',
    th: 'ป้อมปราสาทสีขาวบนกำแพงหินเหนือคูน้ำ',
    'zh-cn': '护城河石墙上的白色城楼',
  },
  aquarium: {
    en: 'Visitors under the glass of an aquarium, sharks and a ray above them',
    th: 'ผู้ชมใต้กระจกอควาเรียม มีฉลามและกระเบนว่ายอยู่',
    'zh-cn': '水族馆玻璃前的游客，游过鲨鱼与鳐鱼',
  },
  bigwheel: {
    en: 'A great observation wheel by the river, a clock tower and a tour boat',
    th: 'ชิงช้าสวรรค์ยักษ์ริมแม่น้ำ กับหอนาฬิกาและเรือนำเที่ยว',
    'zh-cn': '河畔的巨型摩天轮、钟楼与游船',
  },
  threepillars: {
    en: 'Three sandstone pillars above a valley of blue forest',
    th: 'เสาหินทรายสามต้นเหนือหุบป่าสีฟ้า',
    'zh-cn': '蓝色林谷之上的三座砂岩石柱',
  },
  waterfall: {
    en: 'A waterfall in two steps between forest and misty hills',
    th: 'น้ำตกสองชั้นกลางป่าและเขาหมอก',
    'zh-cn': '森林与雾山之间的两级瀑布',
  },
  riad: {
    en: 'A tiled courtyard with a pool, orange trees and carved arches',
    th: 'ลานบ้านปูกระเบื้องมีสระน้ำ ต้นส้ม และซุ้มโค้ง',
    'zh-cn': '有水池、橙树与雕花拱廊的庭院',
  },
  bluegarden: {
    en: 'A cobalt-blue villa with yellow windows among palms and cacti',
    th: 'คฤหาสน์สีน้ำเงินโคบอลต์ขอบหน้าต่างเหลืองกลางต้นปาล์มและกระบองเพชร',
    'zh-cn': '棕榈与仙人掌之间的钴蓝色别墅',
  },
  mountainvillage: {
    en: 'Earth houses stacked on a slope below snowy peaks, a mule on the track',
    th: 'บ้านดินซ้อนกันบนไหล่เขาใต้ยอดหิมะ มีล่อบนทางเดิน',
    'zh-cn': '雪峰下层层叠叠的土屋与小路上的骡子',
  },
  tentcamp: {
    en: 'A lit safari tent under a thorn tree, a camp fire in front',
    th: 'เต็นท์ซาฟารีเปิดไฟใต้ต้นอะคาเซีย มีกองไฟด้านหน้า',
    'zh-cn': '金合欢树下亮着灯的营地帐篷与篝火',
  },
  nightsafari: {
    en: 'Tapirs in a lamp-lit clearing, visitors passing in an open tram',
    th: 'สมเสร็จในลานที่ส่องไฟ รถรางเปิดโล่งพาผู้ชมแล่นผ่าน',
    'zh-cn': '灯光下林间空地上的马来貘，游客乘敞篷电车经过',
  },
  crossing: {
    en: 'People on a great street crossing between lit signs, a lattice tower behind',
    th: 'ผู้คนข้ามแยกใหญ่ท่ามกลางป้ายไฟ มีหอโครงเหล็กด้านหลัง',
    'zh-cn': '霓虹招牌之间人来人往的大路口，远处是铁塔',
  },
  bullettrain: {
    en: 'A long-nosed fast train below a snow-capped volcano',
    th: 'รถไฟความเร็วสูงหัวแหลมยาวใต้ภูเขาไฟยอดหิมะ',
    'zh-cn': '雪顶火山下疾驰的长鼻高速列车',
  },
  duck: {
    en: 'A whole roast duck on a platter with pancakes and sauce',
    th: 'เป็ดย่างทั้งตัวบนจานใหญ่ พร้อมแผ่นแป้งและน้ำจิ้ม',
    'zh-cn': '大盘里的一整只烤鸭，配着荷叶饼和蘸酱',
  },
  pasta: {
    en: 'Ribbons of fresh pasta drying on a rack above dough and eggs in flour',
    th: 'เส้นพาสตาสดแขวนตากเหนือแผ่นแป้งและไข่ในกองแป้ง',
    'zh-cn': '晾在架上的鲜意面，案板上是面团与打进面粉的鸡蛋',
  },
  pastry: {
    en: 'Croissants, baguettes and small tarts in a bakery window',
    th: 'ครัวซองต์ บาแกตต์ และทาร์ตชิ้นเล็กหน้ากระจกร้านขนมอบ',
    'zh-cn': '面包店橱窗前的可颂、长棍和小挞',
  },
  grill: {
    en: 'Skewers of meat over the flames of a grill, a bay behind',
    th: 'เนื้อเสียบไม้เหนือเปลวไฟบนเตาย่าง มีอ่าวเป็นฉากหลัง',
    'zh-cn': '烤架火焰上的一串串烤肉，身后是海湾',
  },
  cooking: {
    en: 'Vegetables and prawns tossed in a wok over a clay stove',
    th: 'ผักและกุ้งลอยขึ้นจากกระทะบนเตาดิน',
    'zh-cn': '泥炉上的炒锅里翻动着蔬菜和虾',
  },
  teaceremony: {
    en: 'A bowl of whisked tea on tatami, a kettle and a round window to a garden',
    th: 'ชามชาเขียวบนเสื่อทาทามิ กาน้ำร้อน และหน้าต่างกลมที่มองเห็นสวน',
    'zh-cn': '榻榻米上一碗抹茶和一只茶釜，圆窗外是庭园',
  },
  matcha: {
    en: 'A bowl of matcha with whisk, scoop and an open tin',
    th: 'ชามมัทฉะกับแปรงตีชา ช้อนไม้ไผ่ และกระป๋องเปิดฝา',
    'zh-cn': '一碗抹茶，旁边是茶筅、茶勺和打开的茶罐',
  },
  teaset: {
    en: 'A celadon teapot with a cane handle and three filled cups',
    th: 'กาศิลาดลหูหวายกับถ้วยชาสามใบ',
    'zh-cn': '藤提梁青瓷壶和三只斟满的茶杯',
  },
  waffles: {
    en: 'A tin painted with canal houses and a stack of stroopwafels',
    th: 'กระป๋องลายบ้านริมคลองกับสโตรปวาฟเฟิลซ้อนเป็นตั้ง',
    'zh-cn': '画着运河老屋的铁罐与一叠焦糖华夫饼',
  },
  chocolate: {
    en: 'An open box of chocolates with snowy peaks on its lid',
    th: 'กล่องช็อกโกแลตเปิดฝา บนฝามีภาพยอดเขาหิมะ',
    'zh-cn': '打开的巧克力礼盒，盒盖上画着雪峰',
  },
  silk: {
    en: 'A woven silk scarf over a wooden bar, reels of silk beside it',
    th: 'ผ้าพันคอไหมทอลายพาดบนราวไม้ ข้าง ๆ มีหลอดไหม',
    'zh-cn': '搭在木架上的织纹丝巾，旁边是丝线轴',
  },
  leatherbag: {
    en: 'A leather bag with a tooled star in front of a horseshoe arch',
    th: 'กระเป๋าหนังตอกลายดาวหน้าซุ้มประตูโค้งเกือกม้า',
    'zh-cn': '马蹄形拱门前一只压着星纹的皮包',
  },
  adapter: {
    en: 'A travel adapter on a map, charging a phone',
    th: 'หัวแปลงปลั๊กสำหรับเดินทางบนแผนที่ กำลังชาร์จโทรศัพท์',
    'zh-cn': '地图上的旅行转换插头，正给手机充电',
  },
  umbrella: {
    en: 'A big umbrella over a suitcase with a heart and a globe',
    th: 'ร่มคันใหญ่เหนือกระเป๋าเดินทางรูปหัวใจกับลูกโลก',
    'zh-cn': '大伞下画着爱心的行李箱与地球仪',
  },
  lockers: {
    en: 'Suitcases in front of coloured lockers in a station hall',
    th: 'กระเป๋าเดินทางหน้าตู้ล็อกเกอร์สีสดในโถงสถานี',
    'zh-cn': '车站大厅里彩色寄存柜前的行李箱',
  },
  lounge: {
    en: 'Armchairs and tea by a lounge window, a plane on the apron',
    th: 'เก้าอี้นวมกับชาริมหน้าต่างเลานจ์ ด้านนอกมีเครื่องบินจอด',
    'zh-cn': '贵宾室窗边的扶手椅与热茶，窗外停着飞机',
  },
  fasttrack: {
    en: 'A traveller walks to an open airport gate, queues on both sides',
    th: 'นักเดินทางเดินเข้าช่องตรวจที่เปิดอยู่ สองข้างมีคนเข้าแถวรอ',
    'zh-cn': '旅客走向敞开的机场闸口，两侧是排队的人',
  },
  trolley: {
    en: 'Suitcases on a brass trolley at a hotel door, a luggage van waiting',
    th: 'กระเป๋าเดินทางบนรถเข็นทองเหลืองหน้าโรงแรม มีรถตู้รับกระเป๋าจอดรอ',
    'zh-cn': '酒店门口黄铜行李车上的箱子，一旁停着运行李的面包车',
  },
  platform: {
    en: 'A train under the glass vault of a station, travellers on the platform',
    th: 'รถไฟใต้หลังคากระจกโค้งของสถานี ผู้โดยสารรอบนชานชาลา',
    'zh-cn': '玻璃拱顶车站里的列车与站台上的旅客',
  },
  nighttrain: {
    en: 'A sleeper train crossing flooded rice fields',
    th: 'รถไฟตู้นอนแล่นผ่านนาน้ำขัง',
    'zh-cn': '驶过水田的卧铺列车',
  },
  supertall: {
    en: 'A needle-like tower over the city, fountains on the lake below',
    th: 'ตึกสูงเสียดฟ้าเหนือเมือง มีน้ำพุในทะเลสาบเบื้องล่าง',
    'zh-cn': '直插云霄的高塔与湖上的喷泉',
  },
  privatecar: {
    en: 'A private car on a palm avenue in front of a very tall tower',
    th: 'รถส่วนตัวบนถนนต้นปาล์มหน้าตึกสูงเสียดฟ้า',
    'zh-cn': '棕榈大道上的专车，背后是高耸的塔楼',
  },
  catamaran: {
    en: 'A catamaran under sail below a white village on a cliff',
    th: 'เรือคาตามารันกางใบใต้หมู่บ้านสีขาวบนผา',
    'zh-cn': '崖上白色村庄下扬帆的双体船',
  },
  aegeanferry: {
    en: 'A big sea ferry below a cliff with a white village',
    th: 'เรือเฟอร์รี่ลำใหญ่ใต้หน้าผาที่มีหมู่บ้านสีขาว',
    'zh-cn': '悬崖白色村庄下的大型渡轮',
  },
  speedboat: {
    en: 'A speedboat with guests in orange vests between limestone islands',
    th: 'สปีดโบ๊ตพาผู้โดยสารสวมชูชีพสีส้มแล่นระหว่างเกาะหินปูน',
    'zh-cn': '石灰岩小岛间，载着穿橙色救生衣游客的快艇',
  },
  skydeck: {
    en: 'Visitors on a high deck, the city far below',
    th: 'ผู้ชมบนดาดฟ้าสูง มีเมืองอยู่เบื้องล่าง',
    'zh-cn': '高空观景台上的游客，脚下是整座城市',
  },
  glassdomes: {
    en: 'Two glass garden domes and tall metal trees by the water',
    th: 'โดมกระจกสองหลังกับต้นไม้เหล็กสูงริมน้ำ',
    'zh-cn': '水边的两座玻璃温室与高大的金属树',
  },
  slotcanyon: {
    en: 'A shaft of light between waved sandstone walls',
    th: 'ลำแสงส่องลงระหว่างผนังหินทรายโค้งคลื่น',
    'zh-cn': '落进波浪般砂岩峡壁的光束',
  },
  cavechurch: {
    en: 'A church front cut into the rock, with red painted arches',
    th: 'หน้าโบสถ์สลักในหิน มีซุ้มโค้งเขียนลายแดง',
    'zh-cn': '凿进岩壁的教堂立面与红色彩绘拱',
  },
  montmartre: {
    en: 'White domes above a long stair with lamps',
    th: 'โดมสีขาวเหนือบันไดยาวที่มีโคมไฟ',
    'zh-cn': '长长的路灯石阶尽头的白色圆顶',
  },
  tilesteps: {
    en: 'A stair of painted tiles between bright houses',
    th: 'บันไดกระเบื้องสีสดระหว่างบ้านสีสวย',
    'zh-cn': '彩色房屋之间的瓷砖台阶',
  },
  lanna: {
    en: 'A northern Thai wooden hall and a golden stupa behind a lotus moat',
    th: 'วิหารไม้ล้านนากับเจดีย์ทองหลังคูน้ำดอกบัว',
    'zh-cn': '荷花护城河后的兰纳木殿与金塔',
  },
  teakhouse: {
    en: 'A teak house on posts above a slow river',
    th: 'บ้านไม้สักใต้ถุนสูงริมแม่น้ำ',
    'zh-cn': '静静的河边一座高脚柚木屋',
  },
  chalet: {
    en: 'A wooden chalet with flowered balconies below snowy peaks',
    th: 'บ้านไม้แบบสวิสระเบียงเต็มไปด้วยดอกไม้ใต้ยอดเขาหิมะ',
    'zh-cn': '雪峰下阳台开满花的木屋',
  },
  cabin: {
    en: 'A red wooden cabin on posts above a fjord',
    th: 'กระท่อมไม้สีแดงบนเสาริมฟยอร์ด',
    'zh-cn': '峡湾边的一座高脚红木屋',
  },
  brownstone: {
    en: 'A row of brownstone houses with stoops, a yellow cab in front',
    th: 'แถวบ้านหินสีน้ำตาลมีบันไดหน้าบ้าน มีแท็กซี่สีเหลืองแล่นผ่าน',
    'zh-cn': '带门阶的褐石联排屋，门前驶过黄色出租车',
  },
  townhouse: {
    en: 'White townhouses along a canal with painted narrowboats',
    th: 'ตึกแถวสีขาวริมคลองกับเรือแคบทาสีสด',
    'zh-cn': '运河边的白色联排别墅与彩绘窄船',
  },
  cavesuite: {
    en: 'A white cave suite with a pool terrace above the sea',
    th: 'ห้องสวีตถ้ำสีขาวกับระเบียงสระน้ำเหนือทะเล',
    'zh-cn': '海边崖上的白色洞穴套房与泳池露台',
  },
  rooftop: {
    en: 'A steaming tagine under lanterns on a roof terrace over an old town',
    th: 'หม้อทาจีนควันกรุ่นใต้สายโคมไฟบนดาดฟ้าเหนือเมืองเก่า',
    'zh-cn': '老城屋顶露台上，彩灯下热气腾腾的塔吉锅',
  },
  balcony: {
    en: 'Breakfast on a hotel balcony, temple spires across the river',
    th: 'มื้อเช้าบนระเบียงโรงแรม อีกฝั่งแม่น้ำมีพระปรางค์',
    'zh-cn': '酒店阳台上的早餐，河对岸是寺塔',
  },
  harbourferry: {
    en: 'A green and cream ferry in front of an arch bridge and sail roofs',
    th: 'เรือเฟอร์รี่สีเขียวครีมหน้าสะพานโค้งและหลังคาทรงใบเรือ',
    'zh-cn': '拱桥与帆形屋顶前的绿白渡轮',
  },
  hawker: {
    en: 'A tray with laksa, satay, chicken rice and a lime drink',
    th: 'ถาดลักซา สะเต๊ะ ข้าวมันไก่ และน้ำมะนาว',
    'zh-cn': '托盘里的叻沙、沙爹、鸡饭和青柠水',
  },
  gamedrive: {
    en: 'An open safari car on the plain, a lion resting on a rock in front',
    th: 'รถซาฟารีเปิดโล่งกลางทุ่ง มีสิงโตนอนพักบนหินด้านหน้า',
    'zh-cn': '草原上的敞篷越野车，前方岩石上卧着狮子',
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

/** Still lifes have no hour, only its light. */
export const lightAlts: Record<Mood, Localized> = {
  dawn: { en: 'in dawn light', th: 'ในแสงยามเช้าตรู่', 'zh-cn': '清晨的光线里' },
  noon: { en: 'in noon light', th: 'ในแสงยามเที่ยงวัน', 'zh-cn': '正午的光线里' },
  dusk: { en: 'in dusk light', th: 'ในแสงยามเย็น', 'zh-cn': '黄昏的光线里' },
  night: { en: 'in lamplight', th: 'ในแสงไฟยามค่ำคืน', 'zh-cn': '夜里的灯光下' },
  monsoon: { en: 'in the grey light of rain', th: 'ในแสงหม่นวันฝนตก', 'zh-cn': '雨天的光线里' },
  snow: { en: 'in cold winter light', th: 'ในแสงเย็นของฤดูหนาว', 'zh-cn': '冬日的冷光里' },
}
