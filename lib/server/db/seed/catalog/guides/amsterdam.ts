import type { AreaGuide } from '@/lib/server/db/seed/types'

export const amsterdam: AreaGuide = {
  about: {
    en: `Amsterdam is small and shaped like a fan. Centraal Station stands at the handle, the medieval streets lie in front of it, and the three great canals of the seventeenth century, Herengracht, Keizersgracht and Prinsengracht, curve around them. The Rijksmuseum and the Van Gogh Museum share a square in the south, half an hour on foot from the station. Behind the station, free ferries cross the IJ to Noord.

The reddish asphalt is for bicycles: look both ways, also on quiet streets. Tickets for the Anne Frank House are sold only online, several weeks ahead. A café pours coffee and beer; a coffeeshop sells cannabis. Many places take cards only.`,
    th: `อัมสเตอร์ดัมเป็นเมืองเล็กรูปพัด สถานี Centraal อยู่ตรงด้ามพัด ด้านหน้าเป็นถนนสมัยกลาง และคลองใหญ่สามสายจากศตวรรษที่ 17 คือเฮเรินครัคต์ ไกเซอร์สครัคต์ และปรินเซินครัคต์ โค้งล้อมอยู่รอบนอก พิพิธภัณฑ์ไรกส์และพิพิธภัณฑ์แวนโก๊ะอยู่จัตุรัสเดียวกันทางใต้ เดินจากสถานีครึ่งชั่วโมง หลังสถานีมีเรือข้ามฟากฟรีข้ามน้ำ IJ ไปย่านโนร์ด

พื้นยางมะตอยสีออกแดงคือทางจักรยาน ให้มองทั้งสองทางแม้ถนนจะเงียบ ตั๋วบ้านแอนน์ แฟรงค์ขายทางออนไลน์เท่านั้น ล่วงหน้าหลายสัปดาห์ café ขายกาแฟกับเบียร์ ส่วน coffeeshop ขายกัญชา หลายร้านรับแต่บัตร`,
    'zh-cn': `阿姆斯特丹不大，形状像把扇子。中央车站是扇柄，站前是中世纪的街巷，17 世纪开凿的三条大运河——绅士运河、皇帝运河和王子运河——在外圈弯成弧形。国立博物馆和梵高博物馆在南边同一个广场上，从车站走过去半小时。车站背面有免费渡轮，过 IJ 湾到北区。

偏红色的路面是自行车道，再安静的街也要看两边。安妮之家的门票只在网上卖，要提前好几周买。café 卖咖啡和啤酒，coffeeshop 卖的是大麻，别走错。很多店只收卡。`,
  },
  whenToGo: {
    en: `Tulips stand in the fields from the middle of April to the first days of May. Keukenhof, the flower park near Lisse, opens only from late March to the middle of May. On King's Day, 27 April (the 26th if that is a Sunday), the whole city sells its attic on the pavement and trams stay out of the centre.

From May to September evenings are long; in June it is light until after ten. Rain can come in any month, often sideways, so a hood works better than an umbrella. December is dark by half past four, but light artworks hang over the canals until the middle of January. January and February are grey, and the museums have room.`,
    th: `ทิวลิปบานเต็มทุ่งตั้งแต่กลางเมษายนถึงต้นพฤษภาคม สวนเคอเคนฮอฟใกล้เมืองลิสเซอเปิดเฉพาะปลายมีนาคมถึงกลางพฤษภาคม วันพระราชา 27 เมษายน (เลื่อนเป็น 26 ถ้าตรงกับวันอาทิตย์) ทั้งเมืองขนของเก่ามาขายบนทางเท้า รถรางไม่เข้าใจกลางเมือง

พฤษภาคมถึงกันยายนค่ำช้า เดือนมิถุนายนสว่างจนเลยสี่ทุ่ม ฝนตกได้ทุกเดือนและมักสาดเฉียง เสื้อมีฮู้ดจึงดีกว่าร่ม เดือนธันวาคมมืดตั้งแต่สี่โมงครึ่ง แต่มีงานศิลปะแสงไฟตามคลองถึงกลางมกราคม มกราคมกับกุมภาพันธ์ฟ้าหม่น แต่พิพิธภัณฑ์เดินสบาย`,
    'zh-cn': `4 月中旬到 5 月初，田里的郁金香正开。利瑟附近的库肯霍夫花园只在 3 月下旬到 5 月中旬开放。4 月 27 日是国王节（逢周日改为 26 日），全城把旧货搬到人行道上卖，有轨电车不进市中心。

5 月到 9 月天黑得晚，6 月晚上十点多还亮着。哪个月都可能下雨，还常常斜着来，带帽子的外套比伞管用。12 月下午四点半就黑了，不过运河上挂着灯光作品，一直到 1 月中旬。1 月、2 月天色灰，博物馆里倒是宽松。`,
  },
  gettingThere: {
    en: `Schiphol (AMS) lies 15 km south-west, and its railway station is under the terminal. Trains reach Centraal in about 17 minutes, all day and, less often, all night. Tap your bank card at the gate when you get on and the same card when you get off; it works on trams, buses and metro too.

Direct Eurostar trains come from Brussels in about two hours, from Paris in three and a half and from London in four; the ICE from Cologne needs just under three. In town, walk or take the tram; metro 52 crosses the centre from Noord to Zuid. Leave a car at a park-and-ride on the ring road.`,
    th: `สนามบินสคิปโฮล (AMS) อยู่ทางตะวันตกเฉียงใต้ 15 กม. สถานีรถไฟอยู่ใต้อาคารผู้โดยสาร ถึง Centraal ราว 17 นาที มีทั้งวัน และมีตลอดคืนแต่ห่างกว่า แตะบัตรธนาคารที่ประตูตอนขึ้น แล้วใช้ใบเดิมแตะตอนลง ใช้กับรถราง รถเมล์ และเมโทรได้ด้วย

ยูโรสตาร์สายตรงจากบรัสเซลส์ราวสองชั่วโมง จากปารีสสามชั่วโมงครึ่ง จากลอนดอนสี่ชั่วโมง ส่วน ICE จากโคโลญไม่ถึงสามชั่วโมง ในเมืองให้เดินหรือนั่งรถราง เมโทรสาย 52 ผ่านใจกลางเมืองจากโนร์ดไปเซาด์ ถ้าขับรถมา จอดที่จุดจอดแล้วจรริมถนนวงแหวน`,
    'zh-cn': `史基浦机场（AMS）在西南 15 公里，火车站就在航站楼下面，约 17 分钟到中央车站，白天班次多，夜里少些但整夜都有。进闸刷银行卡，出闸刷同一张；有轨电车、公交和地铁也一样。

欧洲之星直达：布鲁塞尔约两小时，巴黎三个半小时，伦敦四小时；从科隆坐 ICE 不到三小时。市内走路或坐有轨电车，地铁 52 号线从北区穿过市中心到南站。开车来的话，把车停在环路边的换乘停车场（P+R）。`,
  },
}
