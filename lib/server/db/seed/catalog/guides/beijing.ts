import type { AreaGuide } from '@/lib/server/db/seed/types'

export const beijing: AreaGuide = {
  about: {
    en: `Old Beijing is ordered along an axis of nearly 8 km that runs from Yongdingmen in the south to the Drum and Bell Towers in the north. The Forbidden City is in the middle: you enter at the south gate, leave at the north, and climb Jingshan across the road to see its roofs. Around the towers and the Shichahai lakes the hutongs are still lived in. Go to the Temple of Heaven at eight, when people dance and play cards there.

The Forbidden City is closed on most Mondays; its tickets, like the entry to Tiananmen Square, are booked ahead under your name, and you show the same document at the gate. If friendly strangers invite you to a tea house, say no.`,
    th: `ปักกิ่งเก่าเรียงตามแกนยาวเกือบ 8 กม. จากประตูหย่งติ้งเหมินทางใต้ถึงหอกลองและหอระฆังทางเหนือ พระราชวังต้องห้ามอยู่ตรงกลาง เข้าประตูใต้ ออกประตูเหนือ แล้วข้ามถนนขึ้นเขาจิ่งซานไปดูหลังคาวัง รอบหอกลองและทะเลสาบสือช่าไห่ยังมีคนอยู่ในหูท่งจริง ๆ หอสักการะฟ้าเทียนถานให้ไปแปดโมงเช้า จะเห็นคนมาเต้นรำและเล่นไพ่

พระราชวังต้องห้ามปิดเกือบทุกวันจันทร์ ทั้งตั๋ววังและการเข้าจัตุรัสเทียนอันเหมินต้องจองล่วงหน้าด้วยชื่อจริง แล้วแสดงเอกสารเดียวกันที่ประตู ถ้าคนแปลกหน้าท่าทางเป็นมิตรชวนไปโรงน้ำชา ให้ปฏิเสธ`,
    'zh-cn': `老北京沿一条近 8 公里的中轴线铺开，南起永定门，北到钟鼓楼。故宫在正中：从南面的午门进，北面的神武门出，过马路登上景山就能看到一片屋顶。钟鼓楼和什刹海周围的胡同里还住着人家。天坛要早上八点去，那时有人跳舞、打牌。

故宫周一大多闭馆；门票和天安门广场一样要提前实名预约，入场时出示同一份证件。要是有热情的陌生人请你去茶馆坐坐，就说不去。`,
  },
  whenToGo: {
    en: `From mid-September to early November the air is dry and mostly clear, and the leaves in the Fragrant Hills are red at the end of October. Keep away from the first week of October, when the whole country is on holiday. April and May are warm, but windy; on some days dust blows in, and fluff from poplars and willows fills the streets.

July and August are hot and close, above 30 degrees, and bring most of the year's rain in short heavy storms. From December to February it is dry and cold, often minus 8 at night, with well-heated rooms and skating on the lakes of Shichahai in January. Over the Chinese New Year many small restaurants are shut, while the parks hold temple fairs.`,
    th: `กลางกันยายนถึงต้นพฤศจิกายนอากาศแห้งและฟ้ามักใส ใบไม้ที่เขาเซียงซานแดงช่วงปลายตุลาคม เลี่ยงสัปดาห์แรกของตุลาคมที่คนหยุดทั้งประเทศ เมษายนกับพฤษภาคมอุ่นแต่ลมแรง บางวันมีฝุ่นทรายพัดมา และมีปุยจากต้นพอปลาร์กับต้นหลิวปลิวเต็มถนน

กรกฎาคมกับสิงหาคมร้อนอบอ้าวเกิน 30 องศา ฝนส่วนใหญ่ของปีตกช่วงนี้ มาแรงแต่สั้น ธันวาคมถึงกุมภาพันธ์แห้งและหนาว กลางคืนมักลบ 8 องศา แต่ในอาคารทำความร้อนดี และเดือนมกราคมเล่นสเก็ตบนทะเลสาบสือช่าไห่ได้ ช่วงตรุษจีนร้านเล็กหลายร้านปิด แต่ในสวนสาธารณะมีงานวัด`,
    'zh-cn': `9 月中旬到 11 月初干爽，天多半晴，香山的叶子 10 月底红透。10 月第一周全国放假，请避开。4 月和 5 月暖和，但风大，有些天起沙尘，满街飘杨絮柳絮。

7 月和 8 月闷热，30 度以上，一年的雨大半在这时下，又急又短。12 月到次年 2 月干冷，夜里常到零下 8 度，屋里暖气很足，1 月可以在什刹海滑冰。春节期间不少小馆子关门，公园里则有庙会。`,
  },
  gettingThere: {
    en: `Capital airport (PEK) is 25 km north-east of the centre; the Airport Express needs about half an hour to Dongzhimen. Daxing (PKX) lies 46 km to the south, and its express reaches Caoqiao in 20 minutes, still half an hour by metro from the old town. Check which one is on your ticket before you leave for it.

High-speed trains to Shanghai start at Beijing South and take about four and a half hours; those to Xi'an and Guangzhou use Beijing West. Tickets are tied to the document you booked with: bring it and be there 45 minutes early. For the Wall at Badaling, fast trains from Qinghe take half an hour. The metro stops at about eleven at night.`,
    th: `สนามบินแคปิตอล (PEK) อยู่ทางตะวันออกเฉียงเหนือของใจกลางเมือง 25 กม. แอร์พอร์ตเอ็กซ์เพรสถึงตงจื๋อเหมินราวครึ่งชั่วโมง สนามบินต้าซิง (PKX) อยู่ทางใต้ 46 กม. รถด่วนถึงเฉ่าเฉียวใน 20 นาที แล้วยังต้องนั่งรถไฟใต้ดินอีกครึ่งชั่วโมงถึงเมืองเก่า ดูตั๋วให้แน่ใจก่อนออกว่าสนามบินไหน

รถไฟความเร็วสูงไปเซี่ยงไฮ้ออกจากสถานีปักกิ่งใต้ ใช้ราวสี่ชั่วโมงครึ่ง สายไปซีอานและกว่างโจวออกจากสถานีปักกิ่งตะวันตก ตั๋วผูกกับเอกสารที่ใช้จอง พกไปด้วยและถึงก่อน 45 นาที ไปกำแพงที่ปาต๋าหลิ่งมีรถไฟเร็วจากชิงเหอครึ่งชั่วโมง รถไฟใต้ดินหยุดราวห้าทุ่ม`,
    'zh-cn': `首都机场（PEK）在市中心东北 25 公里，机场快轨约半小时到东直门。大兴机场（PKX）在南边 46 公里，大兴机场线 20 分钟到草桥，再坐半小时地铁才到老城。出门前看清楚票上是哪个机场。

去上海的高铁从北京南站出发，约四个半小时；去西安、广州的在北京西站。车票和订票证件绑定，记得带上，提前 45 分钟到站。去八达岭长城，从清河站坐高铁半小时。地铁晚上十一点左右收车。`,
  },
}
