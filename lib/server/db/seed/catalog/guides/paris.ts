import type { AreaGuide } from '@/lib/server/db/seed/types'

export const paris: AreaGuide = {
  about: {
    en: `Paris inside its ring road is only about 10 km across. Twenty districts, the arrondissements, turn clockwise from the Louvre like the shell of a snail. The Seine divides a right bank in the north, with Montmartre on its hill and the Marais, from a left bank in the south, with Saint-Germain, the Latin Quarter and the Eiffel Tower. Notre-Dame stands on the island between them.

The Louvre rests on Tuesday and the Musée d'Orsay on Monday. Say bonjour before anything else when you enter a shop. Kitchens serve from noon to two and again from half past seven, and a jug of tap water is free. Walk past people with clipboards.`,
    th: `ปารีสในเขตถนนวงแหวนกว้างแค่ราว 10 กม. แบ่งเป็นยี่สิบเขต (arrondissement) วนตามเข็มนาฬิกาออกจากลูฟวร์เหมือนเปลือกหอยทาก แม่น้ำแซนแบ่งเมืองเป็นฝั่งขวาทางเหนือ มีเนินมงมาตร์และย่านมาเรส์ กับฝั่งซ้ายทางใต้ มีแซ็งแฌร์แม็ง ย่านลาติน และหอไอเฟล นอเทรอดามอยู่บนเกาะกลางน้ำ

ลูฟวร์ปิดวันอังคาร ออร์แซปิดวันจันทร์ เข้าร้านให้พูดว่า bonjour ก่อนเรื่องอื่น ครัวเปิดเที่ยงถึงบ่ายสอง แล้วเปิดอีกทีหนึ่งทุ่มครึ่ง น้ำประปาใส่เหยือกขอได้ฟรี เจอคนถือแผ่นกระดานให้เซ็นชื่อ ให้เดินผ่านไป`,
    'zh-cn': `环城路以内的巴黎，宽只有 10 公里左右。二十个区从卢浮宫开始顺时针绕出去，像蜗牛壳。塞纳河以北是右岸，有山丘上的蒙马特和玛莱区；以南是左岸，有圣日耳曼、拉丁区和埃菲尔铁塔；巴黎圣母院在河心岛上。

卢浮宫周二休息，奥赛博物馆周一休息。进店先说一声 bonjour，再说别的。餐馆中午十二点到两点供餐，晚上七点半再开；一壶自来水不要钱。路上有人拿着夹板找你签名，直接走过去。`,
  },
  whenToGo: {
    en: `April to June and September to October are mild, and in June it is light until ten. On 21 June, the Fête de la Musique, bands play on every other corner. On 14 July there is a parade on the Champs-Élysées in the morning and fireworks at the Eiffel Tower after dark; some metro stations close for both.

In August many bakers and small restaurants go on holiday, the museums do not. Heatwaves pass 35 degrees and plenty of rooms have no air conditioning, so ask before you book. From November to February expect grey skies, 3 to 8 degrees and dusk around five, with shorter queues outside the Christmas weeks. The winter sales begin in January.`,
    th: `เมษายนถึงมิถุนายนและกันยายนถึงตุลาคมอากาศกำลังดี เดือนมิถุนายนสว่างถึงสี่ทุ่ม วันที่ 21 มิถุนายน (Fête de la Musique) มีวงดนตรีเล่นแทบทุกหัวมุม วันที่ 14 กรกฎาคมเช้ามีสวนสนามที่ช็องเซลีเซ ค่ำมีพลุที่หอไอเฟล ทั้งสองงานมีเมโทรปิดบางสถานี

เดือนสิงหาคมร้านขนมปังและร้านอาหารเล็ก ๆ หยุดพักร้อนกันมาก แต่พิพิธภัณฑ์ไม่หยุด คลื่นความร้อนเกิน 35 องศาได้ และห้องจำนวนมากไม่มีแอร์ ถามก่อนจอง พฤศจิกายนถึงกุมภาพันธ์ฟ้าหม่น 3–8 องศา มืดราวห้าโมงเย็น นอกช่วงคริสต์มาสแถวสั้นลง ลดราคาฤดูหนาวเริ่มเดือนมกราคม`,
    'zh-cn': `4 月到 6 月、9 月到 10 月气候温和，6 月天要到晚上十点才黑。6 月 21 日是音乐节，隔一个街角就有乐队。7 月 14 日上午香榭丽舍大街阅兵，天黑后铁塔放烟花，两场活动都会关掉几个地铁站。

8 月很多面包店和小餐馆去休假，博物馆不休。热浪来时超过 35 度，不少房间没有空调，订之前问清楚。11 月到次年 2 月天色灰，3 到 8 度，傍晚五点左右就暗了；除了圣诞前后那几周，排队会短些。冬季打折从 1 月开始。`,
  },
  gettingThere: {
    en: `Charles de Gaulle (CDG) is 25 km north-east. The RER B takes about 35 minutes to Gare du Nord and goes on to Châtelet and Saint-Michel. From Orly (ORY), 13 km south, metro 14 runs straight to Châtelet in about 25 minutes. Beauvais (BVA), used by low-cost airlines, is well over an hour away by coach. Licensed taxis at CDG and Orly have fixed fares, one for each bank.

Eurostar trains from London take two hours and twenty minutes to Gare du Nord. Fast trains from Lyon need two hours and arrive at Gare de Lyon: check the station, the city has several. Keep your ticket or Navigo card at hand until you are outside; inspectors ask for it.`,
    th: `ชาร์ลเดอโกล (CDG) อยู่ทางตะวันออกเฉียงเหนือ 25 กม. RER B ถึงการ์ดูนอร์ราว 35 นาที แล้ววิ่งต่อไปชาเตอแลและแซ็งมีแชล จากออร์ลี (ORY) ทางใต้ 13 กม. เมโทรสาย 14 ตรงถึงชาเตอแลราว 25 นาที โบเว (BVA) ที่สายการบินต้นทุนต่ำใช้ ต้องนั่งรถโค้ชเกินหนึ่งชั่วโมง แท็กซี่ทางการจาก CDG และออร์ลีมีราคาตายตัว แยกตามฝั่งแม่น้ำ

ยูโรสตาร์จากลอนดอนถึงการ์ดูนอร์สองชั่วโมงยี่สิบนาที รถไฟเร็วจากลียงสองชั่วโมงถึงการ์เดอลียง ดูชื่อสถานีให้ดีเพราะมีหลายแห่ง เก็บตั๋วหรือบัตร Navigo ไว้ใกล้มือจนออกพ้นสถานี มีเจ้าหน้าที่ขอตรวจ`,
    'zh-cn': `戴高乐机场（CDG）在东北 25 公里，RER B 线约 35 分钟到巴黎北站，再往前是夏特莱和圣米歇尔。奥利机场（ORY）在南边 13 公里，地铁 14 号线约 25 分钟直达夏特莱。廉价航空用的博韦机场（BVA）坐大巴要一个多小时。戴高乐和奥利的正规出租车是固定价，左岸、右岸各一个价。

从伦敦坐欧洲之星两小时二十分到北站；从里昂坐高速列车两小时，到的是里昂站（Gare de Lyon）。巴黎有好几个火车站，看清站名。车票或 Navigo 卡出站前放在手边，会有人查票。`,
  },
}
