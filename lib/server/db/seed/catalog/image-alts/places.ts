import type { Localized } from '@/lib/domain/locale'

/** What is seen of a place under the sky, without the hour. */
export const places: Record<string, Localized> = {
  temple: {
    en: 'The spires of a Thai riverside temple and a longtail boat',
    th: 'พระปรางค์ของวัดไทยริมแม่น้ำกับเรือหางยาว',
    'zh-cn': '河边泰式寺庙的尖塔与一艘长尾船',
  },
  skyline: {
    en: 'City towers and a red-sailed junk on the bay',
    th: 'ตึกสูงริมอ่าวกับเรือสำเภาใบแดง',
    'zh-cn': '海湾边的高楼与一艘挂着红帆的中式帆船',
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
    th: 'คนสวมงอบเก็บใบชาในไร่ขั้นบันได',
    'zh-cn': '梯田茶园里戴斗笠的采茶人',
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
    th: 'ตัวลามายืนหน้าซากเมืองขั้นบันไดกับยอดเขาสีเขียว',
    'zh-cn': '梯田遗址与青峰前的一只大羊驼',
  },
  balloons: {
    en: 'Hot-air balloons over rock chimneys',
    th: 'บอลลูนลอยเหนือแท่งหินทรงกรวย',
    'zh-cn': '热气球飘过一片锥形石柱',
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
  arcade: {
    en: 'People with bags walking past lit shopfronts',
    th: 'คนถือถุงเดินผ่านหน้าร้านที่เปิดไฟ',
    'zh-cn': '提着购物袋的人走过亮灯的店面',
  },
  airtrain: {
    en: 'An airport train on a viaduct, a plane climbing over the city',
    th: 'รถไฟสนามบินบนทางยกระดับ มีเครื่องบินบินขึ้นเหนือเมือง',
    'zh-cn': '高架上的机场列车，一架飞机正从城市上空爬升',
  },
  ironcity: {
    en: 'An iron lattice tower over a river and pale city houses',
    th: 'หอคอยโครงเหล็กโปร่งริมแม่น้ำ สูงเหนือบ้านเรือนสีอ่อน',
    'zh-cn': '河畔的镂空铁塔，高出一片浅色楼房',
  },
  bridgecity: {
    en: 'A suspension bridge in front of city towers, a ferry on the river',
    th: 'สะพานแขวนหน้าตึกสูงของเมือง มีเรือข้ามฟากในแม่น้ำ',
    'zh-cn': '高楼前的悬索桥与河上的渡轮',
  },
  amphitheatre: {
    en: 'A Roman amphitheatre between umbrella pines',
    th: 'อัฒจันทร์โรมันทรงกลมท่ามกลางต้นสนทรงร่ม',
    'zh-cn': '伞松之间的古罗马圆形竞技场',
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
    th: 'แท่งหินสีแดงสูงตระหง่านเหนือแม่น้ำที่มีแพยางล่องอยู่',
    'zh-cn': '高耸的红色岩柱下，一只皮筏漂在河上',
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
  bigwheel: {
    en: 'A great observation wheel by the river, a clock tower and a tour boat',
    th: 'ชิงช้าสวรรค์ยักษ์ริมแม่น้ำ กับหอนาฬิกาและเรือนำเที่ยว',
    'zh-cn': '河畔的巨型摩天轮、钟楼与游船',
  },
  threepillars: {
    en: 'Three sandstone pillars above a valley of blue forest',
    th: 'แท่งหินทรายสามแท่งเหนือหุบเขาป่าไม้สีฟ้าหม่น',
    'zh-cn': '泛着蓝色的林谷之上，三座并立的砂岩石柱',
  },
  waterfall: {
    en: 'A waterfall in two steps between forest and misty hills',
    th: 'น้ำตกสองชั้นกลางป่าและภูเขาในสายหมอก',
    'zh-cn': '森林与雾山之间的两级瀑布',
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
  nightsafari: {
    en: 'Tapirs in a lamp-lit clearing, visitors passing in an open tram',
    th: 'สมเสร็จในลานที่ส่องไฟ รถรางเปิดโล่งพาผู้ชมแล่นผ่าน',
    'zh-cn': '灯光下林间空地上的马来貘，游客乘敞篷游览车经过',
  },
  crossing: {
    en: 'People on a great street crossing between lit signs, a lattice tower behind',
    th: 'ผู้คนข้ามแยกใหญ่ท่ามกลางป้ายไฟ มีหอโครงเหล็กด้านหลัง',
    'zh-cn': '霓虹招牌之间人来人往的大路口，远处是铁塔',
  },
  bullettrain: {
    en: 'A long-nosed fast train below a snow-capped volcano',
    th: 'รถไฟความเร็วสูงหัวแหลมยาวใต้ภูเขาไฟยอดหิมะ',
    'zh-cn': '雪顶火山下疾驰而过的高速列车，车头又尖又长',
  },
  nighttrain: {
    en: 'A sleeper train crossing flooded rice fields',
    th: 'รถไฟตู้นอนแล่นผ่านนาน้ำขัง',
    'zh-cn': '驶过水田的卧铺列车',
  },
  supertall: {
    en: 'A needle-like tower over the city, fountains on the lake below',
    th: 'ตึกสูงเสียดฟ้าเหนือเมือง มีน้ำพุในทะเลสาบเบื้องล่าง',
    'zh-cn': '城市上空直插云霄的高塔，塔下湖面上有喷泉',
  },
  catamaran: {
    en: 'A catamaran under sail below a white village on a cliff',
    th: 'เรือคาตามารันกางใบแล่นผ่านใต้หมู่บ้านสีขาวบนหน้าผา',
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
  glassdomes: {
    en: 'Two glass garden domes and tall metal trees by the water',
    th: 'โดมกระจกสองหลังกับต้นไม้เหล็กสูงริมน้ำ',
    'zh-cn': '水边的两座玻璃温室与高大的金属树',
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
  harbourferry: {
    en: 'A green and cream ferry in front of an arch bridge and sail roofs',
    th: 'เรือเฟอร์รี่สีเขียวสลับครีมหน้าสะพานโค้งและหลังคาทรงใบเรือ',
    'zh-cn': '拱桥与帆形屋顶前，一艘绿色与米色相间的渡轮',
  },
  gamedrive: {
    en: 'An open safari car on the plain, a lion resting on a rock in front',
    th: 'รถซาฟารีเปิดโล่งกลางทุ่ง มีสิงโตนอนพักบนหินด้านหน้า',
    'zh-cn': '草原上的敞篷越野车，前方岩石上卧着狮子',
  },
}
