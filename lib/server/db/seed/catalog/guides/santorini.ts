import type { AreaGuide } from '@/lib/server/db/seed/types'

export const santorini: AreaGuide = {
  about: {
    en: `Santorini is what a volcano left standing: a crescent of land around a flooded crater, the caldera, torn open some 3,600 years ago. Fira, Imerovigli and Oia sit on the inner cliff, 150 to 300 m above the water, joined by a footpath of about 10 km, three hours with little shade. The outer side slopes gently to the black beaches of Kamari and Perissa.

At Akrotiri you walk, under a roof, through streets that the ash covered in the Bronze Age. Choose your village by the number of steps you can manage with luggage. Leave the donkeys alone, stay off private roofs, and watch the sunset from Imerovigli or Pyrgos when Oia is packed.`,
    th: `ซานโตรินีคือส่วนที่เหลือของภูเขาไฟ เป็นแผ่นดินรูปเสี้ยวล้อมแอ่งที่น้ำทะเลท่วม เรียกว่าคาลเดรา ซึ่งระเบิดเมื่อราว 3,600 ปีก่อน ฟีรา อิเมโรวิกลี และเอียตั้งอยู่บนผาด้านใน สูงจากน้ำ 150–300 เมตร มีทางเดินเชื่อมราว 10 กม. ใช้สามชั่วโมงและแทบไม่มีร่ม ด้านนอกลาดลงสู่หาดทรายดำคามารีและเปริสซา

ที่อะโครทีรีเดินใต้หลังคาผ่านถนนที่เถ้าถ่านทับไว้ตั้งแต่ยุคสำริด เลือกหมู่บ้านจากจำนวนขั้นบันไดที่ลากกระเป๋าไหว อย่าขี่ลา อย่าปีนหลังคาบ้านคน และวันที่เอียแน่นให้ไปดูพระอาทิตย์ตกที่อิเมโรวิกลีหรือพีร์กอส`,
    'zh-cn': `圣托里尼是火山剩下的那一圈：月牙形的陆地围着灌满海水的火山口，约 3,600 年前的喷发把它炸开。费拉、伊梅罗维里和伊亚坐落在内侧悬崖上，高出海面 150 到 300 米，有一条约 10 公里的步道相连，要走三小时，几乎没有树荫。外侧缓缓下降，通向卡马里和佩里萨的黑沙滩。

在阿克罗蒂里遗址，你走在顶棚下，穿过青铜时代被火山灰掩埋的街道。选村子时，先想想自己拎着行李能走多少级台阶。别骑驴，别爬上私家屋顶；伊亚人满的时候，去伊梅罗维里或皮尔戈斯看日落。`,
  },
  whenToGo: {
    en: `May, June, September and early October give 22 to 28 degrees and room on the paths; the sea is warm from the middle of June until October. In July and August the meltemi, a dry north wind, can blow for days and keep boats in port, and the lanes of Fira and Oia are full whenever several cruise ships lie in the bay. Walk there early in the morning or after they sail.

From November to March many hotels and restaurants are shut and it rains now and then, but Fira stays open for the people who live there. At Orthodox Easter and around 15 August Greeks travel home: book the ferries as soon as they are on sale.`,
    th: `พฤษภาคม มิถุนายน กันยายน และต้นตุลาคมอุณหภูมิ 22–28 องศา ทางเดินยังโล่ง น้ำทะเลอุ่นตั้งแต่กลางมิถุนายนถึงตุลาคม กรกฎาคมกับสิงหาคมลมเหนือแห้งที่เรียกว่าเมลเตมีอาจพัดหลายวันจนเรือต้องจอด และวันที่เรือสำราญหลายลำมาพร้อมกัน ตรอกในฟีรากับเอียจะเต็ม ไปเดินแต่เช้าหรือหลังเรือออกแล้ว

พฤศจิกายนถึงมีนาคมโรงแรมและร้านอาหารหลายแห่งปิด มีฝนเป็นระยะ แต่ฟีรายังเปิดเพราะมีคนอยู่จริง ช่วงอีสเตอร์ออร์โธดอกซ์และราว 15 สิงหาคมคนกรีกเดินทางกลับบ้าน ควรจองเรือทันทีที่เปิดขาย`,
    'zh-cn': `5 月、6 月、9 月和 10 月初气温在 22 到 28 度，路上也不挤；海水从 6 月中旬一直暖到 10 月。7 月和 8 月刮 meltemi，这种干燥的北风能连刮几天，船只得停在港里；几艘邮轮同时停在湾里的日子，费拉和伊亚的小巷就满了，请清早去，或等船开走再去。

11 月到 3 月不少酒店和餐馆关门，时有阵雨，但费拉有居民常住，照常开着。东正教复活节和 8 月 15 日前后，希腊人纷纷回乡，渡轮票一开售就订。`,
  },
  gettingThere: {
    en: `The airport (JTR) is on the flat east side, about 6 km from Fira; from Athens the flight takes 45 minutes. Ferries from Piraeus need five hours if they are fast and seven to eight if they are big; the big ones roll less and sail in stronger wind. Fast boats to Crete run in the warm months only.

All ferries use Athinios, a quay at the foot of the cliff with one winding road up, so arrange the transfer before you land. Cruise passengers come ashore below Fira and take the cable car or nearly 600 steps. Every bus line starts in Fira. Go back to Athens a day before a long flight home, because wind can cancel the boat.`,
    th: `สนามบิน (JTR) อยู่บนที่ราบฝั่งตะวันออก ห่างฟีราราว 6 กม. บินจากเอเธนส์ 45 นาที เรือจากไพรีอัสถ้าเป็นเรือเร็วใช้ห้าชั่วโมง เรือใหญ่เจ็ดถึงแปดชั่วโมง เรือใหญ่โคลงน้อยกว่าและออกได้แม้ลมแรงกว่า เรือเร็วไปเกาะครีตมีเฉพาะเดือนที่อากาศอุ่น

เรือทุกลำจอดที่อะธินิออส ท่าเรือใต้หน้าผาที่มีถนนคดเคี้ยวขึ้นสายเดียว นัดรถไว้ก่อนถึง ผู้โดยสารเรือสำราญขึ้นฝั่งใต้ฟีราแล้วต่อกระเช้าหรือเดินบันไดเกือบ 600 ขั้น รถเมล์ทุกสายเริ่มที่ฟีรา ควรกลับถึงเอเธนส์หนึ่งวันก่อนบินไกล เพราะลมอาจทำให้เรืองดออก`,
    'zh-cn': `机场（JTR）在平坦的东侧，离费拉约 6 公里，从雅典飞 45 分钟。从比雷埃夫斯坐船，快船五小时，大船七到八小时；大船更稳，风大些也照开。去克里特岛的快船只在暖和的月份有。

渡轮都停阿西尼奥斯港，码头在悬崖脚下，只有一条盘山路上去，接送请在上岛前约好。邮轮乘客在费拉下方上岸，坐缆车，或者爬将近 600 级台阶。公交各线都从费拉发车。如果要接长途航班回家，请提前一天回到雅典，风大时船会停航。`,
  },
}
