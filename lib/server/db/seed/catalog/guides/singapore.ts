import type { AreaGuide } from '@/lib/server/db/seed/types'

export const singapore: AreaGuide = {
  about: {
    en: `Singapore is one main island just north of the equator, about 50 km from end to end, and the old districts lie close together around the river mouth. Chinatown, Kampong Glam with its mosque and Little India are a few metro stops apart; Marina Bay, with the gardens and the towers, is on land won from the sea. For painted shophouses go east to Katong and Joo Chiat.

Eat in the hawker centres. A packet of tissues on a table means that it is taken; carry your tray to the rack afterwards, as the law wants it. Food and drink are forbidden in the trains. Vaping is illegal, so leave the device at home. Tap water is safe.`,
    th: `สิงคโปร์เป็นเกาะหลักเกาะเดียวเหนือเส้นศูนย์สูตรนิดเดียว ยาวราว 50 กม. ย่านเก่าอยู่ใกล้กันรอบปากแม่น้ำ ไชนาทาวน์ กัมปงกลามที่มีมัสยิด และลิตเติลอินเดียห่างกันไม่กี่สถานี มารีน่าเบย์ที่มีสวนกับตึกสูงอยู่บนที่ดินถมทะเล อยากดูตึกแถวสีสวยให้ไปทางตะวันออกที่กาตงและจูเชียต

กินข้าวที่ศูนย์อาหาร ห่อทิชชูบนโต๊ะแปลว่ามีคนจองแล้ว กินเสร็จยกถาดไปเก็บที่ชั้นวาง เพราะกฎหมายกำหนด ในรถไฟห้ามกินและดื่ม บุหรี่ไฟฟ้าผิดกฎหมาย อย่าพกมา น้ำประปาดื่มได้`,
    'zh-cn': `新加坡的主岛就在赤道北边一点，东西约 50 公里，老城区集中在河口一带。牛车水、有清真寺的甘榜格南和小印度，彼此只隔几站地铁；滨海湾的花园和高楼建在填海地上。想看彩色店屋，往东去加东和如切。

吃饭去小贩中心。桌上放一包纸巾，就是有人占了座；吃完要自己把托盘送回架子，这是法律规定。地铁里不许吃喝。电子烟违法，别带来。自来水可以直接喝。`,
  },
  whenToGo: {
    en: `Every month has about 31 degrees by day and 25 at night, so choose by rain and holidays. It is wettest from November to January, when some days it pours from noon to evening; February is drier. From June to September storms pass quickly, often before breakfast. In some years smoke from forest fires drifts over from the neighbours, mostly in September and October.

At Chinese New Year, in January or February, lights hang in Chinatown, but most hawkers rest for two or three days. Little India is lit for Deepavali in October or November. During the Formula 1 weekend, in September or October, the roads around Marina Bay are closed and rooms are dear.`,
    th: `ทุกเดือนกลางวันราว 31 องศา กลางคืน 25 องศา เลือกช่วงจากฝนกับเทศกาลดีกว่า พฤศจิกายนถึงมกราคมฝนมากที่สุด บางวันตกตั้งแต่เที่ยงถึงค่ำ กุมภาพันธ์แห้งกว่า มิถุนายนถึงกันยายนพายุฝนผ่านเร็ว มักมาก่อนมื้อเช้า บางปีมีควันไฟป่าจากประเทศเพื่อนบ้าน ส่วนใหญ่ช่วงกันยายนและตุลาคม

ตรุษจีนช่วงมกราคมหรือกุมภาพันธ์ไชนาทาวน์แขวนโคมไฟ แต่แผงอาหารส่วนใหญ่หยุดสองสามวัน ลิตเติลอินเดียประดับไฟช่วงดีปาวลีในเดือนตุลาคมหรือพฤศจิกายน สุดสัปดาห์แข่งฟอร์มูล่าวันในเดือนกันยายนหรือตุลาคม ถนนรอบมารีน่าเบย์ปิดและห้องแพง`,
    'zh-cn': `每个月都是白天 31 度上下、夜里 25 度，所以看雨和节日来选。11 月到次年 1 月雨最多，有时从中午下到晚上；2 月干一些。6 月到 9 月的雷雨来去都快，常在早饭前。有些年份邻国山火的烟霾会飘过来，多在 9 月和 10 月。

农历新年在 1 月或 2 月，牛车水张灯结彩，但多数小贩要歇两三天。10 月或 11 月的屠妖节，小印度亮起灯饰。9 月或 10 月的 F1 比赛周末，滨海湾一带封路，房价也高。`,
  },
  gettingThere: {
    en: `Changi airport (SIN) is at the eastern end of the island, 20 km from the centre. The metro leaves from Terminals 2 and 3; with one change, at Tanah Merah, you are at City Hall in about 45 minutes. Taxis run by the meter and take half an hour. Fill in the free arrival card online within three days before you land, on the government's own site.

Coaches from Malaysia cross the causeway at Woodlands or the second bridge at Tuas; on Friday evenings and before holidays the border alone can take hours. Ferries to Batam leave from HarbourFront, those to Bintan from Tanah Merah, both in about an hour. Metro and buses take contactless bank cards, so you need no ticket.`,
    th: `สนามบินชางงี (SIN) อยู่ปลายเกาะด้านตะวันออก ห่างใจกลางเมือง 20 กม. รถไฟฟ้าออกจากอาคาร 2 และ 3 เปลี่ยนขบวนครั้งเดียวที่ทานาห์เมราห์ ถึงซิตี้ฮอลล์ในราว 45 นาที แท็กซี่คิดตามมิเตอร์ ใช้เวลาครึ่งชั่วโมง กรอกบัตรขาเข้าออนไลน์ฟรีภายในสามวันก่อนถึง ที่เว็บไซต์ของรัฐบาลเท่านั้น

รถบัสจากมาเลเซียข้ามคอสเวย์ที่วูดแลนด์สหรือสะพานที่สองที่ทูอาส เย็นวันศุกร์และก่อนวันหยุดแค่ด่านก็อาจรอหลายชั่วโมง เรือไปบาตัมออกจากฮาร์เบอร์ฟรอนต์ เรือไปบินตันออกจากทานาห์เมราห์ ใช้เวลาราวหนึ่งชั่วโมงทั้งคู่ รถไฟฟ้าและรถเมล์แตะบัตรธนาคารได้ ไม่ต้องซื้อตั๋ว`,
    'zh-cn': `樟宜机场（SIN）在岛的东端，离市中心 20 公里。地铁从 2 号和 3 号航站楼出发，在丹那美拉换一次车，约 45 分钟到政府大厦站。出租车打表，半小时。入境卡在抵达前三天内上网免费填写，请认准政府官网。

从马来西亚来的大巴走兀兰长堤或大士第二通道，周五傍晚和节假日前，单过关就可能要几个小时。去巴淡岛的渡轮从港湾出发，去民丹岛的从丹那美拉出发，都是一小时左右。地铁和公交可以直接刷非接触银行卡，不用买票。`,
  },
}
