import type { AreaGuide } from '@/lib/server/db/seed/types'

export const bergen: AreaGuide = {
  about: {
    en: `Bergen sits around a harbour, Vågen, with mountains close behind the roofs. On the north side stands Bryggen, the wooden wharf of the Hanseatic merchants, rebuilt after the fire of 1702; walk into the lanes between the houses, not only along the front. The fish market is at the inner end of the harbour. From there the Fløibanen climbs to 320 m in about six minutes, and the walk down through the forest takes three quarters of an hour.

Ulriken, 643 m, has a cable car and the wider view. Nearly everything is paid by card. Shops stop selling beer at eight in the evening, at six on Saturday, and most supermarkets close on Sunday.`,
    th: `แบร์เกนตั้งอยู่รอบอ่าวท่าเรือโวเกน หลังแนวหลังคาเป็นภูเขาเลย ฝั่งเหนือคือบริกเกน ท่าเรือไม้ของพ่อค้าสันนิบาตฮันเซอ สร้างใหม่หลังไฟไหม้ปี 1702 ให้เดินเข้าไปในตรอกระหว่างบ้านด้วย ไม่ใช่ดูแค่ด้านหน้า ตลาดปลาอยู่ก้นอ่าว จากตรงนั้นรถรางไต่เขาเฟลยบาเนินขึ้นไปสูง 320 เมตรในราวหกนาที ขาลงเดินผ่านป่าราว 45 นาที

ยอดอุลริเกนสูง 643 เมตร มีกระเช้าและวิวกว้างกว่า แทบทุกที่จ่ายด้วยบัตร ร้านค้าหยุดขายเบียร์สองทุ่ม วันเสาร์หกโมงเย็น และซูเปอร์มาร์เก็ตส่วนใหญ่ปิดวันอาทิตย์`,
    'zh-cn': `卑尔根围着沃根港（Vågen）铺开，屋顶背后就是山。港北是布吕根，汉萨商人的木头码头，1702 年大火后重建；别只看临街那一面，走进木屋之间的窄巷。鱼市在港湾最里头，旁边的弗洛伊恩缆索铁路约六分钟爬到 320 米，下山穿林子走四十五分钟。

乌尔里肯山 643 米，有缆车，视野更开阔。几乎处处刷卡。商店晚上八点后不卖啤酒，周六是六点；多数超市周日不开。`,
  },
  whenToGo: {
    en: `May and June are the driest part of a wet year. Fruit trees blossom along the Hardangerfjord in the middle of May, and on 17 May, the national day, children march and half the town wears its regional costume. In June the sun sets after eleven. July and August are warm by local measure, 18 degrees or so, and the cruise ships come in; Bryggen is calm again after five.

From September to January rain is most frequent, and autumn storms can stop boats and mountain roads. December has about six hours of daylight and a whole town of gingerbread on show. The coast is mild: snow seldom stays in the streets. For northern lights go to Tromsø instead.`,
    th: `พฤษภาคมกับมิถุนายนแห้งที่สุดในปีที่เปียกทั้งปี กลางพฤษภาคมไม้ผลออกดอกริมฮาร์ดังเกอร์ฟยอร์ด วันที่ 17 พฤษภาคมเป็นวันชาติ เด็ก ๆ เดินขบวน คนครึ่งเมืองใส่ชุดประจำถิ่น เดือนมิถุนายนพระอาทิตย์ตกหลังห้าทุ่ม กรกฎาคมกับสิงหาคมอุ่นแบบที่นี่คือราว 18 องศา เรือสำราญเข้ามาก หลังห้าโมงเย็นบริกเกนจึงเงียบลง

กันยายนถึงมกราคมฝนบ่อยที่สุด พายุฤดูใบไม้ร่วงอาจทำให้เรือและถนนภูเขาหยุด ธันวาคมมีแสงราวหกชั่วโมง และมีเมืองขนมปังขิงจัดแสดง ชายฝั่งไม่หนาวจัด หิมะไม่ค่อยค้างบนถนน อยากดูแสงเหนือให้ไปทรุมเซอแทน`,
    'zh-cn': `一年里雨多，5 月、6 月相对最干。5 月中旬哈当厄尔峡湾两岸果树开花；5 月 17 日国庆，孩子们游行，半座城的人穿上家乡的传统服装。6 月太阳晚上十一点后才落。7 月、8 月按当地标准算暖和，18 度左右，邮轮也多，下午五点后布吕根才静下来。

9 月到次年 1 月雨最勤，秋天的风暴会让船和山路停摆。12 月白天约六小时，城里会展出一整座姜饼小城。海边不太冷，街上很少积雪。想看极光，请去特罗姆瑟。`,
  },
  gettingThere: {
    en: `Bergen airport, Flesland (BGO), is 18 km south. Light rail line 1 takes about 45 minutes to Byparken in the centre, an airport bus around half an hour. The Bergen Line from Oslo needs six and a half to seven hours and climbs to 1,222 m at Finse; book a seat early for summer and for weekends. Change at Myrdal for the Flåm Railway.

Coastal ships sail north from here every evening, as far as Kirkenes. Express boats to the Sognefjord leave from Strandkaien, a few minutes from the fish market. If you drive, ferries and tunnels are part of the road: allow more time than the kilometres suggest. The centre itself is small enough to walk.`,
    th: `สนามบินเฟลสลันด์ (BGO) อยู่ทางใต้ 18 กม. รถไฟรางเบาสาย 1 ถึงบีพาร์เคินกลางเมืองราว 45 นาที รถบัสสนามบินราวครึ่งชั่วโมง รถไฟสายแบร์เกนจากออสโลใช้เวลาหกชั่วโมงครึ่งถึงเจ็ดชั่วโมง ขึ้นสูงถึง 1,222 เมตรที่ฟินเซอ หน้าร้อนและวันหยุดสุดสัปดาห์ควรจองที่นั่งแต่เนิ่น ๆ ต่อรถไฟสายฟลัมที่มีร์ดาล

เรือชายฝั่งออกจากที่นี่ขึ้นเหนือทุกเย็น ไปไกลถึงคีร์เคเนส เรือเร็วไปซอกเนอฟยอร์ดออกจากสตรันด์ไคเอิน เดินจากตลาดปลาไม่กี่นาที ถ้าขับรถ เส้นทางมีทั้งเรือเฟอร์รีและอุโมงค์ ให้เผื่อเวลามากกว่าที่ระยะทางบอก ใจกลางเมืองเล็กพอจะเดินได้`,
    'zh-cn': `弗莱斯兰机场（BGO）在南边 18 公里。轻轨 1 号线约 45 分钟到市中心的 Byparken，机场大巴半小时左右。从奥斯陆坐卑尔根线要六个半到七小时，在芬瑟翻过 1,222 米；夏天和周末的座位早点订。去弗洛姆铁路在米达尔换车。

沿海客轮每天傍晚从这里北上，最远到希尔克内斯。去松恩峡湾的快船在 Strandkaien 码头上，离鱼市几分钟。自驾的话，渡轮和隧道都是路的一部分，时间要比公里数看上去留得多。市中心小，走路就够。`,
  },
}
