import type { AreaGuide } from '@/lib/server/db/seed/types'

export const interlaken: AreaGuide = {
  about: {
    en: `Interlaken stands on the flat strip between Lake Thun and Lake Brienz, at 570 m, and has a station at each end: West for the shops, Ost for the mountain trains, 20 minutes apart on foot. In between is a wide meadow where paragliders land, with the Jungfrau white at the end of the valley. The town itself is seen in two hours; people come for what starts here.

Two valleys lead south, one to Grindelwald, the other to Lauterbrunnen and its waterfalls. Wengen and Mürren, on the ledges above, have no cars. On the high trains walk slowly, take sunglasses and a warm layer even in August. Your hotel's guest card covers the local buses.`,
    th: `อินเทอร์ลาเคินอยู่บนที่ราบแคบระหว่างทะเลสาบทูนกับทะเลสาบเบรียนซ์ สูง 570 เมตร มีสถานีหัวท้ายเมือง เวสต์อยู่ใกล้ร้านค้า โอสต์เป็นต้นทางรถไฟขึ้นเขา เดินถึงกัน 20 นาที ตรงกลางเป็นทุ่งหญ้ากว้างที่ร่มร่อนลงจอด มียอดยุงเฟราขาวโพลนอยู่ปลายหุบเขา ตัวเมืองดูสองชั่วโมงก็ทั่ว คนมาเพราะเส้นทางที่ออกจากที่นี่

มีสองหุบเขาไปทางใต้ สายหนึ่งไปกรินเดลวัลด์ อีกสายไปเลาเทอร์บรุนเนนและน้ำตก เวงเงินกับเมอร์เรนบนชั้นผาด้านบนไม่มีรถยนต์ ขึ้นไปสูง ๆ ให้เดินช้า พกแว่นกันแดดและเสื้ออุ่นแม้เดือนสิงหาคม บัตรผู้เข้าพักจากโรงแรมใช้ขึ้นรถเมล์ในพื้นที่ได้`,
    'zh-cn': `因特拉肯坐落在图恩湖和布里恩茨湖之间的平地上，海拔 570 米，两头各有一座车站：西站靠近商店，东站换登山火车，步行相隔 20 分钟。中间是一大片草地，滑翔伞在这里降落，山谷尽头立着雪白的少女峰。镇子两小时就能看完，大家来是为了从这里出发的那些路。

往南有两条山谷，一条通格林德瓦，一条通劳特布伦嫩和它的瀑布。上方崖台上的温根和米伦不通汽车。到了高处要慢走，8 月也请带墨镜和保暖衣物。酒店给的住客卡可以坐当地公交。`,
  },
  whenToGo: {
    en: `The walking season runs from the second half of June, when snow leaves the high paths, to October. In July and August thunderstorms build up after lunch, so go up early and be down by three. Lake Thun is warm enough to swim in then; Lake Brienz stays colder. September and October are calmer and often clear.

From mid-December to March you ski at Grindelwald, Wengen and Mürren, while the town down below may have only rain or fog. In January the Lauberhorn race fills every train to Wengen for a weekend. In April, early May and November many lifts are under repair and village hotels rest: cheap, but check what runs.`,
    th: `ฤดูเดินเขาเริ่มครึ่งหลังของมิถุนายนเมื่อหิมะละลายจากเส้นทางบนสูง ไปจนถึงตุลาคม กรกฎาคมกับสิงหาคมพายุฝนมักก่อตัวหลังเที่ยง ขึ้นแต่เช้าแล้วลงก่อนบ่ายสาม ช่วงนั้นทะเลสาบทูนอุ่นพอลงว่ายน้ำ ทะเลสาบเบรียนซ์เย็นกว่า กันยายนกับตุลาคมสงบกว่าและฟ้ามักเปิด

กลางธันวาคมถึงมีนาคมเล่นสกีที่กรินเดลวัลด์ เวงเงิน และเมอร์เรน ส่วนในเมืองข้างล่างอาจมีแค่ฝนหรือหมอก เดือนมกราคมมีแข่งสกีเลาเบอร์ฮอร์น รถไฟไปเวงเงินแน่นทั้งสุดสัปดาห์ เมษายน ต้นพฤษภาคม และพฤศจิกายนกระเช้าหลายสายหยุดซ่อม โรงแรมในหมู่บ้านพักกิจการ ราคาถูกแต่ต้องเช็กก่อนว่าอะไรเปิด`,
    'zh-cn': `徒步季从 6 月下半月高处步道的雪化开，一直到 10 月。7 月和 8 月午后容易起雷雨，早点上山，下午三点前下来。这时图恩湖的水暖得可以游泳，布里恩茨湖要凉一些。9 月和 10 月清静些，天也常常晴朗。

12 月中旬到 3 月，可以在格林德瓦、温根和米伦滑雪，山下的镇子可能只有雨或雾。1 月的劳伯峰滑雪赛会让开往温根的火车挤上一个周末。4 月、5 月初和 11 月，不少缆车检修，山村酒店歇业：便宜，但要先查好哪些还开。`,
  },
  gettingThere: {
    en: `From Zurich airport the train needs about two and a quarter hours and from Geneva airport about three, as a rule with a change in Bern; from Basel there are trains straight through in two hours. From Lucerne the line over the Brünig Pass takes just under two hours along five lakes: sit on the right for most of the water.

For the mountains leave at Ost. The trains to Grindelwald and Lauterbrunnen start as one and divide in Zweilütschinen, so read the sign on your carriage. Day passes of the Swiss railways cost less when bought weeks ahead. With a car, park in Lauterbrunnen and go on by train or cable car: Wengen and Mürren have no road for visitors.`,
    th: `จากสนามบินซูริกนั่งรถไฟราวสองชั่วโมงสิบห้านาที จากสนามบินเจนีวาราวสามชั่วโมง โดยทั่วไปเปลี่ยนขบวนที่เบิร์น จากบาเซิลมีขบวนตรงสองชั่วโมง จากลูเซิร์น สายข้ามช่องเขาบรูนิกใช้เวลาไม่ถึงสองชั่วโมง ผ่านทะเลสาบห้าแห่ง นั่งฝั่งขวาจะเห็นน้ำเกือบตลอด

ถ้าจะขึ้นเขาให้ลงที่โอสต์ รถไฟไปกรินเดลวัลด์กับเลาเทอร์บรุนเนนออกเป็นขบวนเดียวแล้วแยกที่ทสไวลึทชิเนิน อ่านป้ายข้างตู้ก่อนขึ้น ตั๋ววันของรถไฟสวิสซื้อล่วงหน้าหลายสัปดาห์ถูกกว่า ถ้าขับรถให้จอดที่เลาเทอร์บรุนเนนแล้วต่อรถไฟหรือกระเช้า เพราะเวงเงินกับเมอร์เรนไม่มีถนนให้นักท่องเที่ยวขับขึ้นไป`,
    'zh-cn': `从苏黎世机场坐火车约两小时一刻钟，从日内瓦机场约三小时，一般在伯尔尼换车；从巴塞尔有直达车，两小时。从卢塞恩翻越布吕尼希山口的那条线不到两小时，沿途经过五个湖，坐右侧看湖的时候最多。

上山请坐到东站。开往格林德瓦和劳特布伦嫩的火车同一列发出，到 Zweilütschinen 拆开，上车先看车厢上的牌子。瑞士铁路的一日通票提前几周买更便宜。自驾的话，把车停在劳特布伦嫩再换火车或缆车，温根和米伦没有供游客开上去的公路。`,
  },
}
