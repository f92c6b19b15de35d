/** Oat and Raisin Cookies: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 190°C, or 170°C with a fan. Line two baking trays with baking paper.
Beat the butter and sugar for 3 minutes, until pale and creamy. Beat in the egg and the vanilla extract.
Stir in the flour, bicarbonate of soda, cinnamon and salt, then the oats and raisins, to make a stiff dough.
Roll it into 16 balls and set them well apart on the trays. Flatten each a little with your palm.
Bake one tray after the other, for 13 minutes each, until the edges are golden and the middles still soft.
Leave them on the tray until firm enough to lift, then cool them on a rack.
`
export const NOTE_LINES = `
		Yes, up to 2 days covered in the fridge, and they taste better for it. Roll the balls first, for cold dough is hard, and give them 1 to 2 minutes longer.	tnsojYniicbapbgeYleajdueimZWmfiWWhqaaVhhlcrynZmllubrhjjXmZbOdoVf
		5 days in an airtight tin. A slice of bread in the tin for a night softens hard ones; do not keep them with crisp biscuits.	uvyafcjXddaXWSfldkecXicTdigaqgiZbWshcPddXhgwkiviiZjjZjgZfVcUdlaf
		Both. Balls frozen on a tray and then bagged keep 3 months and bake from frozen in 15 to 16 minutes. Baked ones keep 3 months too and thaw in an hour.	pngpVWhtomWZbhnYgditpcidaVWhqdkciefiSRfOpltrtdjeebbhmYhWqabWegXd
		For crisp, flatten them thinner and bake 3 minutes longer. For soft, pull them out at 11 to 12 minutes and leave them thicker.	0ltljTiZaudecffigckpljZcljZfehSaXQfqrelVciXhkUWvfYcudqngjlffmmhZ
		You can go to 110 g; below that they stay pale and cakey. The raisins bring sweetness of their own, but sugar makes them chewy.	ihsdrmjkfdRlvkcjedtYjnbpcplaWebtahblmaehimXkQXVqfcWlkbhotXUoxjid
		Yes, 120 g of chocolate chips, sultanas, chopped dates, apricots or cranberries, one for one. Chopped dates make them softer.	hYuNnadfblcaeeohZkwbogigwbnZfjgagmZeiXTfevbgcVdxVhmodgadWRdekjpr
	safety	Not for a baby, as they are sugary. For small children break them up and chop the raisins before baking, and let them eat sitting down with somebody there.	pblaRaZncnUXhdekrcgetXljfYydWkbhcniiehcZiXdqUZkebft2cdUlmnWonedY
	safety	Better not: raw flour and oats are not treated against germs, whatever the egg is. Baking puts it right; keep hands washed.	kUshWSgmepnYfcfldoclqUwgdqfXNccdhojeeiikhSusccjfprgyleblpjbgpini
		Mix at most double in one bowl, or it does not beat up. Bake tray after tray; cool each tray before new dough goes on it.	hwbbMVYfhfeapUjiemdjWdmrfgfWciTWfpupdarWrikplacdclVdoqWtkdeamfgb
	safety	Ring a vet now with the number eaten and the dog's weight, even if it seems well: raisins can damage a dog's kidneys. Never give one on purpose.	lTqQYYUdYmngbeZfltmkbhfncWrkWfjgXmsWrngiojptbiqZWjjldgTpZYalrpfo
		Baking spread works in the same amount but the cookies spread more, so chill the dough 30 minutes. Coconut oil should be soft, not liquid.	YeonnhZbcplVoYZjXXtcbbefqeehnxqgXceSrWkcZljcjVYelcVabjpWYiRsrqec
		In the air fryer on paper, 6 at a time, 160 °C for 8 to 9 minutes. A frying pan burns the bottoms before the middles are baked, so wait for an oven.	wkgqXfdLihWjghlhhkjjWkplfbYdpmlejpagkmjchxfgZhIlbgqjixlWXpUailhj
		Press it into a lined 20 by 30 cm tin and bake about 20 minutes, until golden at the edge. Cut it warm, lift it cold.	nwgbbXpfXahXhkniMimbVnhiocfYtrWYcqZfkbjgrokoccTuuiYmophccfWacfdW
		If they are dry, pour boiling water over, leave 10 minutes and dry them well in a cloth. Wet raisins make the dough sticky and the cookies flat.	uNwZsUglUkkcXZngmlqdokeZndjiodhgjmdnogeYjbalpVh1frmlZhgcWegYmegs
		There are no nuts in it, but read the packets of oats, raisins and any chocolate: with 'may contain nuts' on one of them do not send them in. Use clean bowls and trays, and ask the school, as some allow no home baking.	dqgiahaiarbVaghllrmqpZniwWhkdukchechlceYVrlfYhkbbestjikpRaKZXslg
		Change both: gluten-free plain flour and oats labelled gluten free, as ordinary ones carry traces of wheat and barley. A few coeliacs cannot take any oats, so ask first, and check the bicarbonate's label too.	WajjpedjapRdlnZiVhngoZcVrZjedscipeUnfqncWnihdmlcadVzmjjpemdYa1is
		Yes: a hard vegan baking block, 125 g, for the butter and 3 tablespoons of apple purée for the egg. Chill the balls 30 minutes, as they spread more, and check that the sugar and chocolate suit.	WkcjcdimdeWWekbtRdoahOgVnfNTZqggQZngghmVapfYQhghfciinnkkYfYsglal
		Beat the egg and use half, about 25 g or 2 tablespoons scant; the rest goes in scrambled egg the same day. Then 63 g butter, 75 g sugar, 63 g flour, 75 g oats, 60 g raisins, ¼ tsp bicarbonate, ½ tsp cinnamon. Or freeze half the balls.	S1njebbmkWckgVlfamvbgaXfXrbbljUjhemoernabdgscZVeobPhkeZuqaioqjei
		In US cups: butter 9 tablespoons, sugar ¾ cup packed, flour 1 cup, oats 1⅔ cups, raisins a heaped ¾ cup. Spoon the flour in and level it, or they turn out dry.	UiqZkgZcrWhhnoYZkkrrWVaaXeRlbemsqfqblnnZbqZpqggTlfWglcdthoSjjelj
1		Bake eight at a time, and let the tray cool for 5 to 10 minutes before the next lot. A hot tray melts the dough and the cookies spread flat.	lsYcPVVmaaiklgqnWjezdihnaafblkTadwmclesgdhcfqbUelmbenjZfgWeUspXc
1		Grease the tray thinly and dust it with flour, or use a silicone mat. On foil they brown darker underneath, so check a minute sooner.	eYedYeofRdckfepdeagpZpZmmedZmhibjumLggWgcgYfemfypWdblvvZWXVnmslY
1		170 °C with a fan, middle shelf, and heat it fully first, 10 to 15 minutes. Top heat browns them before they are set.	akfiUkhlWnUknWaZvpfnbmhaOjhcauccebgdfgmkmrmYlbdaldzfknVXZecNpmWb
1		If you chill the dough, heat it 15 minutes before baking. The rest takes about 10 minutes, so now is right.	iaemiekbejanwcmaioYidhrjTeTZfgebVhhWesrohZrjkfYWjnphoniSjgbDcjYa
1		A dark or thin tray browns faster: line it, put a second tray under it, and bake 1 to 2 minutes less.	pfSgPlghSfeskhZiYWZ0dmbjhYklmmgZdtveeeohjbZhhoUkgdehosddQjWWmqmc
1		Not with a 220 °C roast: they burn under before the middle sets. At 160 to 180 °C they bake in 15 to 18 minutes, if nothing steaming is in there; otherwise keep the balls in the fridge until the oven is free.	toWXdnZUembkghYijhdojbocfaXXelVoegTdlqmjfxldXbdagblpYoYXmkWLvnVe
2		Cut it in cubes and wait 15 minutes, or microwave it 5 seconds at a time. It should dent under a finger but hold its shape.	jarsmbjVWluUiiZZgdklfjijWcYsoemZPSchogoZZhbdqaeqrpVhmgmUorXsdkcf
2		Go on, but chill the dough for 30 minutes. Melted butter makes thin, chewy cookies that spread a great deal.	lWjlfjajXmueggXpbbdeefgoaWSqhglsTWlaqZlgdZoXoWjhnwSYcemejrdshyjf
2		3 minutes with a mixer, 5 by hand with a wooden spoon. It turns lighter, grows softer and is no longer sandy between your fingers.	YbsqcXpdXhaswmWjdgdckoTnYgdZYhoZjgardhidRdbbafcXbrUeYqymssgrddff
2		Stir in a spoonful of the flour and it comes together; it does no harm to cookies. The egg was cold.	aomhgchrkegcTkbzXgjebWZkVZfVWgeoccbnWpqpXNiZqngkf0decbvkgkmkiieo
2		Leave it out or use the same amount of essence, or take 1 tablespoon of vanilla sugar in place of so much sugar. Cinnamon and raisin taste anyway.	aZdaoiUcqhlpufdhZciWhPoeekmeUmZsfesZUVXiarUjfOZhiggiyaeemehegins
2		Dark brown is fine and more like treacle. With white or demerara they are crisper and paler; a teaspoon of honey or treacle brings the chew back.	cetlhmkfdUYzomPpYdogqjYikjshamijddXpdNggglUhYkVheVbenYgXchchuqri
2		Medium or large is all right. Without: 3 tablespoons of apple purée or 1 tablespoon of ground linseed in 3 of water. With two eggs add 40 g more oats.	KqieYfhunedZRYnjaemViMhdnlXbbgagchneYnhjSeYbVeVfnmceojlpYgisrmdl
2		Put it in a bowl with a damp piece of kitchen paper over it and microwave it 20 to 30 seconds, then crumble it. Small lumps left in the dough melt to toffee spots; pea-sized ones you pick out.	pdtmeYjbbdnhirSiWZnjmoTnYigpceolTXXplVpYffalncZ1llWdsZkdjoVolmlb
2		A wooden spoon does, 5 minutes with properly soft butter. A processor works for this step, 1 minute; stir the oats and raisins in by hand, as blades chop them. A smoking mixer is unplugged and left.	fempWYlUVZaiwnmdVhiajqWogkbYbquYjmYnijejWjfmcaiWhpnYgpmspuZygdnj
3		Press it in your hand first; it often holds. If not, work in 1 to 2 teaspoons of milk and no more.	hdZfhTkrnktljqrnRdfWauZhelPccgghpebgkoxYbXgvjfeqgyZghohrmdhmebZg
3		Put it in the fridge for 20 to 30 minutes. If it is soft even when cold, stir in 2 tablespoons of oats.	mRgZiVsnwtmpirkgWcccirZkhmGeXclhiejgZkminVimmfaunrYeidjsmiiaecff
3		Jumbo oats give rougher, chewier cookies, fine. Instant oats make them drier and cakey. Pinhead oatmeal stays hard, so leave it be.	fjfjhVjTdpdnjioeckjjqieXujiep0qntcYogYXmYsTnUYojagXqihehawimfoTh
3		1½ teaspoons of baking powder replaces it. Left out, they rise and brown less and stay paler but edible; more than half a teaspoon tastes of soap.	YKgevlVYZfpgkXrphpianYWljhnYgmXYionhccluYuYrtfWkkbjdoiacicjmqdan
3		Self-raising is fine without the bicarbonate; they are puffier. Wholemeal needs a teaspoon of milk. Gluten-free plain flour with gluten-free oats holds if you chill it.	RRfexfUnYkUYmbkjbjphpcfivZfVZqWjqfUmcinhkthoolefbWYojhingaZajvhk
3		Stir by spoon only until no dry flour shows, 30 seconds, then oats and raisins. Beating makes them tough.	VTjoZNoeZcehzecsXrhhheerdfYWakddtbbtelgidafstZdfirgcanqptogdbZcd
3		Mixed spice, half the amount, or a little nutmeg or ginger. Without any they taste of butter and raisins.	ckXfkjbclpvWtchnWbqYnccvnhficldZdnaXigdajkcpnNYmhisusocUhaqfmsjo
3		With salted butter leave it out. Left out altogether, they taste flat, so sprinkle a few grains on top.	hSmksomWnppZmVarqgoQoUnckgktekgjaZlfqejjagegmbUVmakaulopeYcqtabb
3		60 g at most in place of as many raisins, if it is not for school. More and the dough does not hold.	ZijahmXhlwoVkgkqhntvjliqtZopcsjhkgbUZdcaXnrhibbmZeurZimmaVYXbZrX
3		It is baking soda, natron or cooking soda, not baking powder. Test an old tub: a pinch in a spoon of vinegar must foam strongly at once; if it only sulks, use 1½ teaspoons of baking powder.	aKigqlRYbfkgmVmrlrddmZSjidoWajaSllnkaZnrauamvhfikZkZlgVbigimmaYo
3		One teaspoon instead of half makes a second batch right: double everything else. With a tablespoon begin again, because they taste of soap. If it still lies in one heap on the flour, spoon most of it out.	eUSlomZamgogcbnrcmhiWaSqYichbiXeZhqkWerohintuYZfjZfUpaWnsboiwVkh
3		Plain rolled oat flakes, the sort for porridge; American old-fashioned or quick oats both do. Not oat bran, sachets with sugar, or granola, which burns.	eqhlnWiSfpcoqjhlgkimohcQmhceewvhxVcngZZhYiOogYqgbgbunlildulcdoer
4		A heaped tablespoon, about 40 g, like a walnut in its shell or a golf ball. An ice cream scoop makes them all alike, so they are done together.	YkgSfSpomToSemgacjieRfiddokgireeyXhjeYhYgXbojhbfrcSdcqZwbombaViV
4		5 cm apart, 8 to a tray. They grow to about 7 cm across, and touching ones merge to a square.	flZUSUhqbakdibjpYtXjUjigbrljnudYpdlovNifZbakdknfjhdijuckaXjgoZXT
4		To about 1½ cm thick with the palm. Balls left round stay high and raw inside; very flat ones turn into crisp discs.	idkZjPmgWkicfmkYZpaeXeZbcrkbhqRZsXgonWfefrblYhczwlckisspgjgcfbdR
4		Damp your hands with cold water or oil, or use two spoons. Chilling does it best.	cUsgbWgnggmkrqvWWjZYSoglZwXedmqfjneefZpckVdtietqnjgdijcquobfqcna
4		You need not. If the kitchen is hot or the dough is soft, 20 to 30 minutes in the fridge keep them thick.	pojirRoiYnfeuakeemZfofzfcmaVqiZeThgWnchfnagtmbmeqxcpmoqTjedUebdb
4		No matter: larger ones of 55 g take 15 to 16 minutes, small ones of 25 g about 10.	hteccZnbjbaaaXhcddtkfYmbgmpjwhQYkjekhaidiaboUeOdqXQnTvZodkjSnkee
4		Press them into the dough: raisins that stick out swell and burn bitter.	jMtRpeZmUlfgaipaUhlgiogfmahqfjlafnijejYhjaggjgc2PqrqbnggZWXZjZqg
4	safety	No, throw it away: dough with raw egg is 2 hours out of the fridge at most. Next time put the tray of balls in the fridge, covered, for up to 2 days.	rcmhiiaWjguYVmmbdqbWuYxlklZZdelZajoYfbfokZrpwZengqUnmbdZmXRggscj
5		Edges golden and set, the middle puffed, dull and soft to a finger. They look underdone and firm up in 5 to 10 minutes on the tray.	jaldlaolZniiVmeannZypkeRekfqZWbQbTXwkaigSYiXjmhgkffsftmZiribYZhX
5		Give them 2 minutes more and look again. Wet, shiny middles mean raw flour; soft and dull is done. Thick or cold balls need 15.	kWgfofrkdngkNqhjimazpdnYhkYqXQYSgefnpelZfSmcjjejmoXlZsmdexkWgifg
5		Take them off the hot tray at once. Scrape a little black with a grater; put the tray one shelf higher and a second tray under it for the next lot.	sbZecnlhUdavhgUmbaTxigWbgYarqnkoVjsdhhlflTYknsWgYdpheiWeZeabhcvl
5		Cut them apart with a knife while hot, and push round the edge with a glass to shape them. Chill the rest of the dough 30 minutes and let the tray cool.	wjbUcUbkaYmbelplUodsjaddStXgitYdebeexbwdZcYlnadjipdgbmkobXkXofWa
5		Press them with the back of a spoon as soon as they come out. Too much flour or very cold dough; flatten the next ones more.	nSiXpTjfeliaZhqgWmdfhYZdWrfccxTcgXamraoZdVYujTVumnWkarllafcdkfbe
5		You can with a fan: change shelves and turn the trays after 7 minutes, and add 1 to 2 minutes. One after another browns them evenly.	YwWdObffahWqfYfmboaxXgmvZbccgdOeYnohfftckodgmZibgdlbopYZgbcYtfUg
5		In a cool place; 13 minutes does no harm. In a hot kitchen put it in the fridge.	lnbYbWikWmejoZkdYmVpcivoedcdnmdZSrmOjYhmkXhmsWpcguinjmdQgWfTfoWf
5		Put them warm in a tin with a slice of bread overnight and they soften. Dip in milk meanwhile; take 2 minutes off next time.	2bhioSkaZgjbPpdfffgollZbgeVkkkekSRapuioUZeWmlacykdjqXkilkmfhildp
5		Bake on, they are edible: crumbly, flatter and more like flapjack, so leave them on the tray until cold. Work the beaten egg into the dough that is still unbaked.	eeicaeajghtZOgokUqehrRmdbkQcgbchYfibiloqTabboSZbgqjlvemgdaYkypam
5		Put them back as soon as it is hot again and go by the look: golden edges, dull soft middles. They come out flatter and a bit harder, no worse; if the power stays off, chill the tray within 2 hours.	ldYnojdXcqZrQljZgzaqjXjbOXYihcbhOirihjrkllvghbVYkenidmeeckXZktej
6		Wait: 5 to 10 minutes on the tray, then slide a thin spatula under. If they break even cold, they want 2 minutes more in the oven.	rbYWeQkmVimgQjwmXiRmaqaYVhaknmXdYYjfqivjWWcmkmgkhimrkjsjlldaabca
6		Warm the tray for 30 seconds in the oven, and lift them with a spatula. They were left on it until cold, or the tray was not lined.	oTcTbcnkinmhTkmVWePkhhUfYiZhqwmgXhuXtjsaXRXmhihnnimeljrfhcWdfiff
6		A grill rack, a clean oven shelf or a doubled tea towel will do. On a plate the bottoms steam soft.	kqiceaajTgebklqVmkTlapiaYjaVgrhiHqhVshVjchfedjghboydfljYRidXjosg
6		Ten minutes. The raisins hold heat longest and burn tongues, so break one open first.	qisfcTkgbmSWoWghpgTmlYsYXgkcchWeUoibnlhhdbflYkkbepj5mgdatZfUacmm
6		When quite cold, about an hour. Warm ones sweat in the tin, stick together and lose their crisp edge.	lmnggXzZjeiXfanajkZngfjSddkZkfgXVYjYocacZXhiinxemrokkjrHdbYTZbja
6		Dip half in melted chocolate once cold and set it 20 minutes. Two with ice cream between is good too, frozen for an hour.	ijkZRXZlidaZjeoqqcehhbdUmacfXsctQkgllTUdUsfgdhi1YpZiZmobfdklYSle
6		One to two each; for twenty children make a double lot in two bowls. Calories I cannot know for your brands: add up the packets and divide by the number of cookies.	lylWXXfnjdXarTbhqmmeaVjggpieYqabhjllgZnMelZkWZlVhcagotVviaccpaae
`
