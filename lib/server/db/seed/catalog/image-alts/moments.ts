import type { Localized } from '@/lib/domain/locale'

/** What is seen in rooms, from vehicles and under water, without the hour. */
export const moments: Record<string, Localized> = {
  reef: {
    en: 'A sea turtle swimming over a coral reef',
    th: 'เต่าทะเลว่ายเหนือแนวปะการัง',
    'zh-cn': '游过珊瑚礁的海龟',
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
  planewindow: {
    en: 'The wing of a plane seen through the cabin window',
    th: 'ปีกเครื่องบินมองผ่านหน้าต่างห้องโดยสาร',
    'zh-cn': '从机舱窗口望见的机翼',
  },
  road: {
    en: 'A small van with luggage on its roof on a coastal road',
    th: 'รถตู้คันเล็กบรรทุกกระเป๋าบนหลังคา วิ่งบนถนนเลียบทะเล',
    'zh-cn': '车顶载着行李的小巴行驶在海岸公路上',
  },
  museum: {
    en: 'Visitors in front of framed paintings in a museum',
    th: 'ผู้ชมยืนหน้าภาพใส่กรอบในพิพิธภัณฑ์',
    'zh-cn': '博物馆里驻足看画的参观者',
  },
  aquarium: {
    en: 'Visitors under the glass of an aquarium, sharks and a ray above them',
    th: 'ผู้ชมยืนหน้ากระจกอควาเรียม มีฉลามกับกระเบนว่ายอยู่เหนือศีรษะ',
    'zh-cn': '水族馆的玻璃前站着游客，鲨鱼与鳐鱼从上方游过',
  },
  riad: {
    en: 'A tiled courtyard with a pool, orange trees and carved arches',
    th: 'ลานบ้านปูกระเบื้องมีสระน้ำ ต้นส้ม และซุ้มโค้งแกะสลัก',
    'zh-cn': '有水池、橙树与雕花拱廊的庭院',
  },
  tentcamp: {
    en: 'A lit safari tent under a thorn tree, a camp fire in front',
    th: 'เต็นท์ซาฟารีเปิดไฟใต้ต้นอะคาเซีย มีกองไฟด้านหน้า',
    'zh-cn': '金合欢树下亮着灯的营地帐篷与篝火',
  },
  pastry: {
    en: 'Croissants, baguettes and small tarts in a bakery window',
    th: 'ครัวซองต์ บาแกตต์ และทาร์ตชิ้นเล็กหน้ากระจกร้านขนมอบ',
    'zh-cn': '面包店橱窗前的可颂、长棍和小挞',
  },
  teaceremony: {
    en: 'A bowl of whisked tea on tatami, a kettle and a round window to a garden',
    th: 'ชามชาเขียวบนเสื่อทาทามิ กาน้ำร้อน และหน้าต่างกลมที่มองเห็นสวน',
    'zh-cn': '榻榻米上一碗抹茶和一只茶釜，圆窗外是庭园',
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
  quietlounge: {
    en: 'Sleeping pods on both sides of a round window, a recliner and a lamp in front, a plane outside',
    th: 'แคปซูลนอนสองข้างหน้าต่างกลม ด้านหน้ามีเก้าอี้เอนนอนกับโคมไฟ ด้านนอกมีเครื่องบินจอด',
    'zh-cn': '圆窗两侧的睡眠舱，窗前有躺椅和台灯，窗外停着飞机',
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
  privatecar: {
    en: 'A private car on a palm avenue in front of a very tall tower',
    th: 'รถส่วนตัวบนถนนต้นปาล์มหน้าตึกสูงเสียดฟ้า',
    'zh-cn': '棕榈大道上的专车，背后是高耸的塔楼',
  },
  skydeck: {
    en: 'Visitors on a high deck, the city far below',
    th: 'นักท่องเที่ยวบนจุดชมวิวยอดตึก มองลงไปเห็นเมืองทั้งเมือง',
    'zh-cn': '高空观景台上的游客，脚下是整座城市',
  },
  slotcanyon: {
    en: 'A shaft of light between waved sandstone walls',
    th: 'ลำแสงส่องลงมาระหว่างผาหินทรายที่โค้งเป็นคลื่น',
    'zh-cn': '一束光落在波浪般起伏的砂岩峡壁之间',
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
}
