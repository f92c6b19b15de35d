/** Which words are said for which others, learned by `node scripts/fit-coach.ts`: change the ways to ask, then fit anew. */
export const KIN_LINES = `
food:vegetable	16n	0:mj b:27 13:25 1a:1s ji:1q 131:1o 10c:1h ii:1g 2az:1a s3:1a qv:13 e:10 2n0:y 3al:y 50x:w g0:u bk:u pn:u 3h5:o 4ez:m
frozen	vv	1:eb u:2v s:20 k:1y 26:1u 3jo:1a 4c4:16 575:16 4zb:x 420:x 4r4:t 4h8:s 1rn:p 11:p 2mp:m i:l 4pr:k 576:j 3t5:i 1uq:h
tin	1u2	2:o7 hn:2m od:1w og:1t 3x2:1c 3e9:17 44m:p 186:n d4:m 1l6:l 4gm:l 2wd:j tu:j 3a0:j c:i 3vh:i 3z9:i x:g 1xt:g 2qv:f
jar	p6	3:ka 1ig:22 2x3:1y 1nu:1g 4r4:1f 3sx:1c 1xc:17 43l:16 44f:15 183:14 534:13 3x2:13 40s:12 1nc:11 38i:10 1x1:x 15t:v xv:v 3aa:t 3k7:t
means:swap	4su	4:ii 297:4v g7:4b 3z:3l 16:37 77:2i d:2e gg:2c 1q:28 12:26 1k:25 10o:20 t6:1x 83:1v 19:1u cs:1s 3v2:1r 1xc:1q cm:1m 128:1k
fresh	jm	5:gl 1ii:29 1ih:1s 59s:1n 1xb:1j 592:1i 1bc:1c 350:1b 12p:1b 4ta:1a 453:19 4do:17 1bb:17 5lw:17 3fk:16 34j:15 xn:11 8:11 3al:11 45r:10
can	gez	6:j7 fy:8w 1q:7o 48:4g 1gb:45 in:42 s7:3p 34:3d 2i:3a 14:38 po:37 7b:33 7k:30 wv:2v 53:2q 2cg:2n d:2l de:2h dr:2f 12:2d
instead	3gr	7:cs w:6x 15p:5t 297:4o g7:3o d:2w 3z:2t 16:2t 1q:2q gg:2g 77:2g 12:27 3j:27 10o:25 t6:1x 3f:1x 128:1w 12x:1u 19:1s cm:1r
food:frozen-spinach	24	8:br 43k:y 1fx:q 3n1:c 3m5:5 3g9:5 3g8:5 3n0:4
how	iqs	9:nf de:40 r1:3t 2j:3r 2i:3q as:3f 2t:37 c0:2m sm:2i dn:2c 8p:29 11t:29 4y:26 bc:21 dr:1y bz:1x kt:1x 9x:1x tn:1v 86:1u
much	3u7	a:ie dd:5s kp:5r 11t:4e cc:47 cs:3g sd:2y cm:2r di:2g u5:27 173:26 1p0:25 lj:23 cl:1z 177:1x 128:1v rb:1t df:1m 1el:1i k3:1h
food:bell-pepper	d8	b:in j1:2c v:24 5j3:1q 31l:11 3g1:11 301:r 165:q 1dn:k 2x8:g 12p:f 1sr:d 1hl:b 4wr:b ks:b 3bz:a 3vl:a ii:a 5le:9 2sb:9
means:tin	1qr	c:o5 4ty:2l hn:2i 3x2:1j od:1j og:1i 44m:x 59d:w r:p 3e9:p 2:o 2wd:l 3a0:k tu:k 3vh:k 3qb:h 2qv:h x:g d4:g 4uk:f
rather	jv	d:3j 3p7:1w ks:1u 3o1:1k 1kh:1j 4od:1i 4c2:1h 5dc:19 1cs:18 2cg:14 19n:13 4va:12 4vb:12 219:11 2kk:10 4u:10 1cd:w 39q:v 19i:v 3zk:v
food:frozen-vegetable	3d	e:d6 v:23 o:1n 4rm:1a 4ty:14 5jd:y 4ni:u 3fa:o 15e:m 2n9:m 38x:e 2ta:a ov:a ii:9 3de:9 3p3:7 2ga:6 rr:6 4xx:6 28x:5
food:frozen-chopped-onion	3r	f:9x 2gb:45 4yu:y 2jq:q 2ta:l 1dh:f 5ig:e 1io:b
food:garlic	183	g:oi 5di:1a sa:16 cg:12 5f6:p 1ie:l 1id:j 4w9:c 3i5:a 44l:a 2nd:9 3hh:8 459:7 4ei:6 2kr:6 1h2:5 4qm:5 2f5:5
means:chop	yh	h:kn ue:1y f:1q 27b:1b hm:12 kk:11 56e:y j:r 43k:p 5av:n du:n 4ly:m zf:k 1dh:j 4rc:g 35:g 3lo:g is:f w7:f 1io:e
means:freeze	26k	i:kv 1:20 u:1v 26:1f s:1e f:12 k:p 2kk:n 3jq:j 28w:i 4hm:i 5lz:i 1f2:f 1ep:f 1rm:e 22r:e 1uz:c 3jo:c 4zb:9 2ov:9
chop	uo	j:lh f:1g 27b:1e ue:1d 56e:16 3m:14 2wx:z 1it:w 4ly:u du:t 13m:r 43k:r 1ym:r 1uu:r 1dh:o 5av:m h:m zf:m 1kj:i 3lo:i
freezer	ys	k:g6 1:2o u:29 1f2:1o s:1m 26:1h 1rm:1g f:1c 4zb:17 5lz:16 2kk:13 59c:x i:u 1uz:o 52p:o 3jq:n 5je:l 2ov:l 22r:k 1ep:j
food:sweetcorn	7d	l:kg 1pk:2g 3zk:2d 4wf:1o 1o:16 3gq:s hd:m 4wr:i 2av:e 1nm:d 2si:d 1rb:c sg:c 4dt:c s8:b 4ws:b 2s5:a sf:a 1x8:8 e:8
matter	wh	m:4i 1os:2w 8e:2l eg:1x 18c:1d dw:1a 1i6:19 328:14 5n2:14 1s5:11 41:10 2dz:10 1r2:10 1m2:z e8:w 3zq:t bx:t 22i:t 1dk:t 225:r
do	ohn	n:lp 53:5f 5i:3y 2j:35 eg:33 2t:32 2e:2v 7k:2p bc:2o de:2o 8p:2j 2i:2j id:2i cr:2h 1i:2f 6p:2e 34:29 2x:29 r1:28 7b:25
food:frozen-pea	1t	o:4q ei:14 3vm:x e:w 4qy:r 3jp:p 2ph:l 161:j g9:f 2jk:f 3jn:a 12u:9 3vo:9 34k:7 1c2:7 11:7 17u:6
bag	qs	p:ig f:2r e:25 390:1y 50t:1v 3zl:1h 34j:1f 43k:1b 4ca:1b 4a:19 15:18 25q:15 ax:14 3lp:13 1a:11 4ab:11 22r:z 55e:u 49v:t 2gb:t
job	2y	q:37 5aw:2f 113:1s 535:1j 5mm:1g 3sh:1c 3hk:18 5gf:17 ef:16 e5:15 2ga:14 3lb:10 25p:x 1a9:x 2uv:s 4yo:r wa:p 48s:p 4r5:n du:m
food:bean-fresh	12	r:6q 1sq:1p 1a:v 3x0:g 1jm:a 1w:9 1v:9 3wz:6 1j:6 o:6 3ho:4
means:defrost	k1	s:fl 1:1k 589:1b o:1b 3jo:12 256:t k:p 3zk:m 8:m r:l e:h u:g 26:e 1u:d 1q6:b f:b 3jt:9 2mz:9 1uv:7 3tg:6
first	1dj	t:g1 1i:2z kl:2z 23:2n kg:23 ds:1h pr:1f 7r:18 xe:u 2tg:s jo:s 53:r 1ns:q 8:o 2nb:o 28w:n 7x:m 56o:k 5h:i ir:i
thaw	d0	u:an 26:2v 589:1n 1:1j o:1c r:o 3jo:n k:m 8:l 1q6:j s:i 2mz:c 256:c 1u:a 4zb:a 3zk:8 28x:7 46l:7 3fq:7 1uv:7
food:roasted-red-pepper	1n	v:8g b:q 1qd:l 1qg:g 1hr:g
plac	o4	g7:1w 1y8:1v 3r:1i w:1h 1cz:1d 560:19 43b:19 16:18 2n0:18 1lq:15 gg:15 15p:10 7:10 ym:x 1vc:w 18m:w 5n2:v 3z:v 1p6:u 4o4:t
equal	1v	554:2e 4bd:1v 5be:1r 1id:1b 3t7:19 2wx:14 21d:11 4sc:z 457:w 4hq:u 54i:s 29j:q 29i:q 2qb:q 1wf:j 1fq:i 21e:i 4rq:h 3qk:f 1fu:e
means:big	1vi	y:j6 15a:3p 25k:34 1k5:2c zf:2a pb:1z d8:1h 19k:1g cz:1c 4xs:17 1tx:16 2sy:12 1q8:12 ud:10 1j1:10 d1:z un:y cj:w 1vy:w 15n:v
big	1da	z:ef cj:6a 1lb:4i 15a:3k 1l8:2t zf:2n 1k5:2h 19k:23 cz:1u 25k:1q pb:1n 1tx:1i 2sy:1f d8:1b ud:1b 506:15 un:14 q2:13 2fw:13 q4:12
when	444	10:jk 2jn:6m yj:1x 1b6:1g 13p:1g 1av:1b 2so:1a po:17 h7:15 l7:t i1:t ei:t 1dx:t 6h:t 1bj:r lq:r 7x:q 70:p c5:o p9:n
food:mushy-peas	15	11:8n 1w:j 1v:j 2jk:h 1j:d 575:9 34k:9 1c2:8 28:6 o:6 ei:6 576:4
only	2xu	12:9g 1go:2z df:29 1xj:27 4t:26 83:24 1r4:1z rr:1u g7:1r 7:1m 128:1j 1z2:18 297:18 77:16 cm:15 w:13 173:13 7u:13 1r2:13 t6:13
food:carrot	kb	13:lz 5he:1t 0:1m y0:12 286:x 50x:x 2ta:x 1pr:s 3fa:r 33j:p 459:m 2po:i e:g 2qn:e 3h2:d 10q:b 3gj:b 5ig:b 2ba:a 3vu:8
work	zs	14:a5 1q:2s 38y:2a ff:1y 37p:1s fg:1f 44l:1e 3kb:1c 1rh:19 3u:15 36y:15 uz:15 4r6:15 30c:14 2t1:13 19e:12 1gp:z 1o4:z 4tp:y 2mr:w
food:spinach	bk	15:j0 2p:27 8:1m 2pq:1a 4q5:13 yo:z 35j:m 10s:k 4vw:h xt:h 1so:d 2n9:c u8:a 2o4:a 2hs:9 1sa:9 35g:9 1t8:9 492:8 1u5:8
shop	k4	16:8s 1g9:4x 4bz:3c 1x:2o 3f:2g 3v2:2d 59d:2d 17m:1y 2v5:1t 43h:1m 30v:1i 4do:1h 4rk:1f vp:1e vf:1e 18j:1d 457:1c 4wp:18 1y9:11 5f2:11
grab	2d	2p1:3a 4gm:1d 3ug:1b 5cu:15 55y:14 2he:y 2ev:u zq:s 4rg:s 1xs:r 19x:m 1w:l 1v:l 113:l 2xv:j 3ec:g 1j:f 549:e 2nd:c 5r:b
block	72	18:g7 8:1h oh:13 p6:x t3:u 3ua:u 20g:t 2h9:s 51g:p 36t:p 5f6:n 2g0:m w4:m 5mf:m 20i:l tg:k 1t1:k 1w4:k 1ry:k xv:j
no	4yw	19:e7 1go:61 297:4u 15p:3v w:3r p2:38 83:2u 7:2o 16h:29 25:25 cp:23 kp:21 1xc:1t 27:1p 4:1o 1r4:1m 4o4:1i 3z:1i 1a8:1h gg:1g
food:green-bean	3i	1a:cb 59d:22 r:1q wr:v 2n0:r 2sx:o 2n9:i 3p3:d 1et:d db:b 4g2:9 2ti:8 2ml:8 2su:7 1v5:6 35k:6 2sv:6 ll:5 3n0:5 1cp:5
means:fridge	1uk	1b:hc if:2i pu:23 3rk:1s vn:1d 31g:15 yy:13 1l:13 n6:11 3ik:11 kn:11 pp:x um:v 1k2:u 1t0:t v1:s 31:r 350:q 348:q 18e:p
mush	97	1c:6r 110:3o 15k:33 5ax:1p 3v5:1l 58v:1i 36x:1f 5cr:1d 1fi:18 28a:15 13s:14 8f:13 1fj:10 44k:10 2mg:z 4w1:v h8:u 2jz:u 56c:p 29b:n
fridg	1oe	1d:g1 if:3r pu:2a 3rk:1z 27z:1u yy:1n 31g:18 kn:18 1k2:15 3ik:z 1l:x um:w v1:u n6:u 1t0:u pp:t 31:s 18e:r z3:q ga:p
what	cqw	1e:m4 2cg:4o 9p:38 7u:36 cp:30 1k0:2p 7b:1z j5:1x in:1w 2e:1u 34:1t 177:1r 83:1q 2so:1q 3s:1o gy:1n 27:1l cc:1i de:1i p2:1h
char	6i	1f:8b 1qx:2c 2n6:16 gm:x 1jv:q 22:k 11c:i 119:f b5:f 4aq:d 195:d 4qi:9 1jt:8 1u:8 57e:6 4lf:6 1je:6 112:6 2di:5 3qw:5
own	bf	1g:6b 3iq:2q x:2j 40u:2g rr:29 4k5:1y 27w:1r 3hq:1q 1g3:1j ws:1i 43c:1f 33z:19 s5:17 1mu:16 106:16 4fw:14 551:12 8u:11 3bf:z 2da:z
gran	39	5mp:2b 3er:28 1h:1x 1sl:1v 3sq:1t 2hh:1s ed:1l 4w8:1k 28:1i zn:1e 1i4:1e 4vr:1a 5fo:14 5gt:11 4a:x 7x:x 2mp:w ga:w 35t:w 10g:v
alway	f6	1i:70 231:36 u7:2l zb:2c 1w1:1r 4a:1q 25m:1m 57f:1g 2c2:1g 4ww:17 1fo:15 t:13 49i:11 5iu:z 3yo:z 5gq:y 1e9:x 5f:w 4pg:u 1zi:u
swor	k	t5:11 1w:v 1v:v 28:a 1zi:8 ny:4
sam	13c	1k:e2 188:2c 8e:2b 54z:25 39:25 17i:1v 2so:1v 4ww:1s 3j:1s 180:1c dr:1a i7:18 2v5:17 3d8:14 3f:14 15s:10 2fd:10 3s:10 1bh:z 1i6:y
sunday	a4	1l:7a um:1y 27z:1v 2sr:1m 13c:1e 347:1e 2gn:18 1fk:11 pn:s 28e:q 3q:o pj:n 2bz:m 13w:l 349:l 2j1:k 213:j uu:i 4u:h 1b3:f
shut	2p	1m:72 2mj:32 17n:28 1g8:1d 3nn:16 2sf:x 4ya:s 1ps:s 3hp:r 3hn:q 58c:o 7i:l 1w:k 1v:k 3zl:j 4cr:h 4cs:h 1j:e 241:e 3hq:d
drawer	29	25t:21 21v:1s 2qc:1r 32a:1k 4hl:19 31e:17 256:14 4hh:13 2uv:z 2ah:y 35s:v 1n6:o 3o1:l 26r:l 4bt:k sg:j 49o:i 2l0:h 26s:g sf:f
food:sweetcorn-cob	17	1o:9j 2ph:30 2sx:v 28:q 3z9:l 1w:h 1v:h 1t2:e 1j:c 2su:9 2sv:8
sub	1i	4ux:20 1sy:1s 5aq:15 sv:u 1w:n 1v:n 22z:m 22x:l 4fc:l 441:k 4ei:i 2so:i 44y:h 4e6:h 1j:g 296:g 1nd:f 1f9:e 2v8:e 42a:e
possibl	iq	5lq:1t 239:19 14:19 3ib:16 4s8:16 1qy:15 3x2:14 56z:14 1uw:14 4ys:14 2t1:14 4pt:12 t1:12 1wl:11 4qz:z os:v 1wn:u 4bz:r 1eu:r 3oz:r
means:how long	3r2	1r:l7 dc:4a c0:35 197:2z 229:2j sm:2b kt:28 r1:26 1a4:25 8p:1v 129:1t id:1n 4x:1i bz:1i tn:1e 1k2:1b 4y:1a 2j:15 59d:10 v1:z
many	26x	1s:f1 11t:2o r1:2b t6:27 349:1s 213:1q 4h:1p 2l:1o 1q8:1k uv:1j sm:1g 4y:1f 30c:18 1g9:16 2j:15 sn:14 197:12 eb:12 sx:11 5:11
minut	2s6	1t:fq 1mt:2d 150:13 er:z qr:x 4rd:x pl:w ab:u 3bh:t 3p:p ev:p 1ir:m 8w:k e9:k 1m2:j 15j:i p1:i 70:h 6d:g 125:g
food:frozen-broccoli	14	1u:8w 15e:b 22:9 3jp:8 e:8 1j:7 8:5 o:4
yous	g	1j:13 28:i
ae	g	1j:13 28:i
buy	7r	1x:5w 3r:3q 3r0:35 18a:23 3e:1o 4do:1o 1cu:1i 5av:1f tj:1e 2mo:1b 3z9:1a 51s:16 5do:14 yu:13 17m:12 161:12 1f0:12 27w:10 2pl:z 3k:z
head	4y	1y:do 184:1p 273:1n 22:1a 34h:11 1yp:v b3:v 1of:s 10q:s 41y:o 3il:o 1ob:n vf:m 1j1:l xc:k 3lf:j 4xm:i 3ye:h 3yd:h 2zi:g
means:ragu	6m	1z:f5 1pd:39 4tb:1t 19i:1q af:1o 3t6:1n 502:1a 52c:15 2fs:12 2xg:12 58k:12 2hf:10 36w:y 2qc:r 3b8:r 3al:q 1zk:o 4tg:n s5:l 1ev:j
bas	at	20:cz 2ta:28 22b:1s 5au:1q 5cp:1j 60:1f 3cn:1e 2rq:16 3hf:11 30z:z 5i8:v 2gg:t 5d2:r 5d3:r 2fc:n 2md:n 75:m 4ni:l 2sl:k 1gw:k
bolognes	3x	21:9k 1pd:4m 3t6:28 52c:24 bg:1t af:1a 1z:18 36w:13 3b8:11 3gw:u 3gv:u 1zk:o 2mk:n 240:i 2hh:f 1ez:f 43a:f 2ub:f 2gg:e ux:d
food:frozen-cauliflower	12	22:7y 1w:l 1v:l 1j:f 1u:7 28:7
straight	tf	23:9u yy:2r pr:2i 4tj:1j 3jo:1h e3:13 r7:y 548:x 15h:w 29:v 26:s 5fg:r u:q 26d:p 1kr:p 3zk:p 49c:p t:o pi:n s:n
curry	gz	24:kp 1pv:2p 21:2m 4zn:1u 2mu:1c 4wm:1c 2pk:1b j4:19 4s0:11 4f6:10 3m4:u 1le:t 1d7:t 3s2:s 529:s 1s4:q 10z:q 1n4:p 4yx:p 4qq:n
means:missing	3ey	25:dr as:3c 297:2r 13p:21 g7:20 96:1j 228:1h cr:1c 1px:17 cp:17 1wh:16 15p:15 19:15 1gb:13 w:12 48:11 kp:x 25n:x 16h:x 1cd:w
defrost	7t	26:4r u:3g 3jo:1x 3zk:16 s:14 1:v 2u8:k 1uv:i 3tg:b 32p:a 3jt:9 26n:8 k:8 e:8 pr:7 22r:6 f:5 1o:4
without	1si	27:b8 as:32 1wh:2q 45s:27 2qx:1x 48:1v 13p:1c 8f:18 15g:18 96:16 no:15 29e:10 14q:v 2qb:v 1sy:v b8:s 1wj:r rb:r e6:q 1gb:p
pointless	p	470:r 1w:q 1v:q 3gs:k 36f:k 46z:k 1j:i hw:h 25h:b 23v:9 4a7:5 241:4
unless	k	1w:s 1v:s 47j:n 1j:j op:i 36j:8 13k:7 2mo:6 2h9:4
means:point	2nf	2a:k5 hz:51 8w:3u e3:2g 24m:2d 3n2:1l m:1j 6a:17 bx:11 162:x 46:r tz:r 6d:r ll:o e6:n oa:n e9:n mi:n 6z:n 26z:m
sav	mk	2b:8m mn:2h 3nw:2b 16u:28 1lp:22 156:22 23l:1k 4gf:1h 4su:1d 1fj:1d 2fl:1d 41:1c 127:14 2me:12 3m8:11 103:11 559:10 1vq:z 4t0:z k3:w
why	25k	2c:jc hz:53 ee:4d 8w:42 7r:2r e3:29 3n2:24 m:1q 24m:1l bx:15 6a:14 162:10 1ou:z 6z:y ll:v 26z:v ok:p yb:p tz:p 36s:o
not	3i5	2d:cu 1zr:2x 1mt:2e p2:1a cp:19 8p:17 l8:13 1h:12 1g:11 kg:z 114:w ed:t 2t:t 3gz:s 7a:s 11r:r i7:q 7k:p 2e:o 46:o
just	2h8	2e:6f 29:1d 1vk:19 1g:11 8u:11 sl:11 2ie:10 8e:x qk:x 4qi:x k5:v p2:t wb:s 2iz:r 7b:q 3s:q 8w:p 53:p 4y:p 12:o
food:salt	1ny	2f:lq jz:3v st:28 sp:1v 22y:1o 17e:1b 17d:16 3lx:t 1ba:s 4qc:j o8:h 177:d 4qb:a 5gt:9 3ki:9 4oz:6 2he:6 4sv:5 1mv:5
food:salad-leaf	iq	2g:i4 1s3:2c 56i:21 2qp:21 iv:1n 4ll:1k 16a:1c 1d3:1b 1o2:19 3ah:15 51y:15 1o5:15 1d0:y 2g7:y 377:y 29:x 2p:v v3:u j0:p 1cu:m
means:done	46o	2h:li dg:17 1b6:w 2kp:v c6:u f9:u l7:u n4:t 125:r ev:p 199:p rl:o 4x:o 6h:n er:m 15j:m vp:l 1f3:k 3f:k 2iw:j
2	4d	3jf:25 1a3:1y 4zv:1u 4qp:1u 2hq:1i cw:1d 4nz:1d 3f1:1b 3un:1b 2g0:17 1g2:15 52:13 9r:13 4hu:10 30q:y 516:v 2ak:t 2kb:t 1a1:t 1zd:s
3	4f	cv:2x 2ps:1w 5gy:1r 42:1p 9j:1l 20a:1a 3l9:18 4zf:13 4ze:z 4zr:w 4lb:u 2x8:s 1tj:s 50e:q 2dv:n 54f:m 1d2:m 3m9:l 5f1:j 4lm:i
heat	19q	2k:ed 36t:1m 11x:1i 2yq:1i 5g:13 14v:12 132:10 2km:y 1hy:w ko:w 4z:v 118:u 193:u my:u z3:t 117:t 12b:q m9:q mj:p 5f6:o
weight	5g	2l:8m 1dl:2c 2fn:1i 55a:1d 2h8:18 2mo:18 c9:14 5kw:12 2ma:x 41y:u w3:u 4sp:s 35c:s 3zm:q 1a3:o 58f:n 2tk:n 36h:m 2hx:l 2h3:l
means:half	1y5	2m:fk 48d:1s c0:1q 1qf:1p rb:1g 25p:16 4y4:15 tn:11 43y:11 f1:10 xv:w uc:v 139:s 4bz:r 48:q 1p0:p 1rk:o hv:n 22i:n cy:m
squeez	8y	2n:er h0:1o 3qh:1k 4w3:1k 1f9:1b 1yg:18 1o7:14 2wx:13 1yi:11 22h:10 3fs:y 4rs:t cb:s p5:s cu:r 3iq:p k2:l ar:l 59g:i 4hj:i
means:dry	1qt	2o:mq s0:1l 1cs:1j 3eb:13 cu:13 1zg:13 pk:w 2z:s 3g2:s 8n:q 123:n x:l 5cy:j 11y:h 5h:g 1uo:g 1eo:g 2mp:f 5gj:e mh:d
wilt	2g	2p:bm 1fz:1l 1kc:f 4yv:e 1a0:d 15:b 2e0:b 43z:a 3n2:9 dm:8 3lq:8 1ny:7 3lt:6 1o0:6 3lr:5 2cu:4
drain	hb	2q:ed k8:3r mh:37 u5:1x 1el:1k o7:1j 122:1i wh:13 1ae:10 oa:z 4sm:y 335:t 4tl:s km:r 28j:q 59f:q 20z:q 56k:q k2:p 2o7:m
means:mix	1tn	2r:lc se:35 8u:1o yx:1k ma:1i 99:v 1i1:v mz:r 1xj:q o2:q 1ng:q 2as:p 2x0:p 30:o 18t:n 2tk:m zz:l 400:l 44m:i 2ta:h
means:keep	3dn	2s:j8 v1:1o 2x:15 fc:15 dg:y 349:w 1pq:v uu:u 348:t 347:q um:o kn:o uk:n 27z:n uv:n 4pf:n 8y:n 1jq:n 209:m as:m
5	4d	3es:29 4pd:24 4ll:1z 9k:1r 4u0:1r 5fn:1q 4rn:1o 51l:1k 5lx:1c 3gy:17 27g:15 ke:w 3vb:w 2w2:w 2wc:s 38x:q 4s:q 1xe:p 34b:o 27v:o
less	qk	2u:dd 1z2:34 1zb:33 1qy:2f 5b0:1z 2fn:1u z4:1t 1uq:1s 2gx:1r et:1q 3o1:1k 25i:1i 2h3:1h 4j:1b 93:18 1fb:17 yd:17 1ib:16 mi:12 139:y
roast	o1	2v:ll mu:1e 14w:18 2js:18 1fk:14 2c0:14 ji:13 50t:13 1fi:11 3q:10 fq:10 13e:z 1lu:y 5ga:w 22j:w 13x:t v:s 5na:r 3oz:r 2ok:p
means:crisp	xf	2w:i3 1jp:6t 1s6:15 2mx:x dz:w dy:v 8g:v 1ph:u 6l:u 14e:u 16c:p 6n:n 1qm:m 32:m 14a:m 44c:l yh:k ja:k qe:k 2mc:j
stay	uh	2x:5w 5l:1g 190:1f 1zr:1c 2la:1b 5y:16 3bj:14 6z:10 1dj:x 37o:w 1vq:v 37p:t 1l1:t 3pg:t qk:s p9:q u7:m 2n2:m 1tn:l 89:k
half	1wv	2y:fh xv:1v 48d:1u c0:1t 1qf:1s 139:1g rb:1b 25p:17 4y4:14 tn:12 f1:11 uc:v 1rk:p hv:p 22i:n 4bz:l i4:k gz:k 48:k lj:j
dry	247	2z:nj 1cs:1l s0:1b 1zg:14 cu:10 3eb:x pk:u dg:o 8n:m 1eo:l 2ka:j 43n:i 2o:i 21i:h 4tj:g 3g2:g 1nc:f 5cy:f 11y:f d2:e
stir	121	30:ie 8u:1k 99:12 221:10 17k:10 o:w 2mm:v 37c:t 2of:t 4y4:r 2tk:r 16v:n an:m 560:m xb:k yo:k 3hr:k 21m:j 1wh:j 1ga:j
last	t4	31:86 pu:1o 1ew:1d 4p6:1b 1k2:17 jw:12 347:t ds:r 39x:r nb:r kn:q 277:q 349:p a7:p uu:o k2:n 348:m 3oe:m v1:m 6c:l
crisp	di	32:cc 14e:3m 1s6:1j 5d6:18 1wb:15 6n:12 2mc:12 1jp:10 44c:z 6l:y 1ny:s 16i:r 1hc:q rh:q 1rv:m 2w:l 4v2:l 1sx:l 1jr:l 7c:j
food:meat	1vm	33:kj 4k:41 37:30 38:2e 3i:25 3a:1v 36:1v 3h:1k 3g:17 3xu:13 3c:11 2az:y 4w:v 36s:r 4l:q 3du:p 2k6:o 4m:o 19v:m 3e:m
another	bk	1gg:2j 1x5:26 34:26 1c5:22 38b:1v 51r:1n 2y5:1l 2bj:1i 2o3:1g 2wr:1f 3h9:19 1sf:15 15e:15 4dk:13 1u0:12 2d5:11 2cy:10 36s:y 4eg:y 2lo:x
cut	264	35:m9 139:4r 3e:2f 3lo:1y 25i:1q 2u:1p 1l0:1n k0:1m 1bd:1k 13h:1i 1fg:1d z4:1d kk:19 1zb:17 1qy:16 3m:11 j:10 h:10 iy:x dn:w
food:chicken	1qn	36:nl 4w:2z 13e:28 3g:24 13c:1j 19s:1h 1n4:16 13f:15 4l:13 13o:11 uw:11 x4:10 3h:v 5f4:q 3a3:o ut:m 1wa:l 3hf:i 34l:i rj:h
food:beef	zf	37:k1 2gn:28 33:20 3h6:1s sr:1e 4f:16 28x:16 20k:14 29h:10 3c:y 1z:v 298:v 51k:u 35l:t 38:t 37d:s 33j:r 3b:q 1u4:o bg:o
food:steak	im	38:kp 3du:1c 4t4:1a 2dh:z 3pn:w fk:v 37:r 1vr:m 1jb:i 4rn:g 4de:f 242:f 33:e 3c:d 26n:d 2ki:d 3c3:d 3gb:c 4zj:c 1w7:c
different	80	39:8q 30t:36 2tf:25 2ma:1z fr:1v 5gj:1s 1i4:1p 1r7:1m 4fs:1k 5d8:1j 1do:1f 3gz:1e 1bv:19 566:18 2iv:18 4yv:14 5ir:11 54x:z 1lb:x 1dl:w
food:pork	g0	3a:km 3k:36 1yz:25 14l:1p 44l:1o 5ka:1l 424:1e 5l8:1b 4ly:18 4ug:17 4vg:16 3d:11 4w1:v 49:n 1he:m 4sa:l 3ig:l 30b:k 4e6:i 2es:h
food:lamb-mince	1d	3b:2n 4sm:2h 5mc:x 44l:v 3hc:j 49:h 2tj:e 19h:d 1uv:d 3i:c 32p:9 4sl:7 1ff:7 4k:7 27g:7 3u7:6 3ga:5 2ie:4
food:beef-mince	3b	3c:7u 4k:1t 49:1i 1pd:l 44l:d 3th:d 45c:8 4sm:8 hy:7 2oz:5
food:turkey	5m	3d:h7 2wo:22 2j4:1o 3c6:1k hb:1g 4sb:y 13k:w 3hf:s my:n 13e:m 470:m 3he:k 51i:j 3h2:g 2pw:g rc:c 13c:a 12x:a 2zg:a 30l:a
butcher	3i	3e:4o 4o:2x 2jy:2r 4sc:1v 19r:1e 19v:1d 3c:17 13o:q 38:p 4tp:n ld:n 45g:m 17m:l 30t:l 4s:l wc:i 2qj:h 13f:b 5d4:a 3hf:a
bought	dm	3f:57 12z:3l vp:2l 3r:2d 3e:2a 2v5:20 1fu:1m 4sz:1g 427:1f p:1d 1wb:1c 26k:1a 4e9:19 4rc:19 2h0:18 1lk:17 14x:16 1x:14 m1:13 vn:11
thigh	9r	3g:gc 19s:4f 3tg:2n 5f4:2f 13o:18 24h:j 1wa:j 4w:f 36:f 1wb:e 3h:c 2yp:c 13c:c 4p6:b 50m:b 13f:b 12w:a ru:a 3pg:8 4l:7
breast	6o	3h:ec 4l:3b 2j4:1c 1rz:11 4xe:s 13o:m 2ip:m 3g:h 4hj:g 3tg:d 3v6:d 3v7:d 1wa:d 3cp:d 3lv:c 4y0:c 3cq:c 13e:c r8:b 19r:b
food:lamb	er	3i:ki 3b:3v 27l:26 4d:1n 5iz:v 1ou:r 2sw:r 4k5:o 1ho:m 4sw:l 1es:j 136:g 4d0:e 3m2:e 1xi:e 3ie:e v7:e g9:c 1et:c 1jd:b
swap	bv	3j:8n 2so:2x 201:2s 4xm:1t 23l:1n 3tx:1m 4t0:16 2kk:14 44l:14 2ck:11 18e:10 3co:10 17u:z 1i6:y 1zb:w 1ye:w 1xq:t z4:q 138:p 1i8:o
loin	t	4o:1h 2jl:16 3k:x 1w9:o 1a6:j 1r0:9 4c:8 3a:8 42:7 48i:6 12l:5 48j:4
fair	2b	2cb:2o 512:1i 2sd:1d 1ye:1b 2za:15 303:15 1om:14 4rd:u an:s 2q6:s 3eu:s 3hk:r qp:q 3r0:q 5md:q 1ww:p 2in:o 4c:o 2k9:m ja:l
dic	62	3m:d6 25k:16 2ta:12 45d:10 kk:z f:u zf:u 21r:t 54x:t 3e:o 4w8:n 2xa:j 4ni:i 19r:d 4zt:c 54f:c 4dh:b 3dm:8 3dl:8 1qt:8
stand	rs	3n:8x 8v:35 4uv:1u 43j:1s 5l:1e 135:1a 1ui:18 5j:15 5b:15 5eg:y 59:x oc:s 4z6:s dv:s 5ef:r 585:q 36k:o 16b:n 537:m 56j:l
pick	6v	3o:bk 5ce:1p 5d0:1p r3:1j 3he:1i 19q:1d 41q:1b 3ry:16 3v5:14 4uc:12 kf:11 5er:z 1cw:w 2wd:w m3:v jw:u 22w:u 2a8:u 3l:t 3dq:t
tim	23v	3p:ft dc:26 129:1x p1:1x 229:1v er:1t 1a4:1t 197:1t id:1n sm:1a 13o:11 ys:11 4y:z 20x:y e1:y bz:y 8p:y a8:w 1t:w 7s:v
joint	44	3q:dr 4u:1g 1ob:16 13f:z 2gn:x 2j5:w 1vs:w 3t7:l 2jp:l 2sx:k ct:h 1fn:g 1kp:e fs:c 46m:c ce:b 2zi:b 22w:b 32t:a 3d:a
sold	19	525:1q 5km:1p 4do:1c 452:1c 2kl:p 3k:n 12w:k 3e:j 1lz:h 18f:d 1x:c 181:c 19y:b 1bh:b ek:a 4c:a 1yv:a 238:8 42:8 jg:6
call	6p	3s:az 180:2u 3y2:2i 5au:1w 31l:1v 5k8:1t 50e:1i sb:1g 3fk:1f nd:1b 1yv:1a 188:16 1p:15 wr:13 40r:10 4d:z 4rn:x 4at:x 2so:x 1i6:w
still	3pk	3t:hm 1dx:2a 1il:21 qr:1l m8:1e 67:1c 64:1a er:19 yh:12 2x:11 1wv:11 11q:10 23w:x a7:w 2d:w 28j:u 22i:u m6:u v4:t dy:t
pack	er	3u:cz 36j:3g 4tj:2q 1rh:1r uz:1o 38y:1j 38z:1j 1eu:1c 1lk:1c bx:19 2zu:19 2vq:16 ff:14 420:13 fg:z 1o4:y 2ov:v 3r:s 2xg:r 58f:r
means:ahead	10x	3v:h2 6c:38 70:2y 13w:22 ex:1h eo:1f f7:13 du:t kn:q 5l:p 1ug:p ln:l 338:l 1rr:j 3lc:j uk:i 5b:h 4wy:h 4r:g 29q:g
ahead	6o	3w:a9 ue:1p 13w:1m 512:1j 3b:1i eo:1h ln:16 2za:q uq:p 4g6:o 3t5:o 3v:k uf:i 1jm:i 3tj:f 24q:e uk:e af:e 4mc:d 1fl:a
means:leftover	158	3x:ez pu:22 19s:1k 4sm:1h 349:1a 27z:1a 50u:19 348:19 1l:18 uu:11 v1:10 347:y 2kk:v uv:u 2az:r vy:q 49:p 1jq:p n6:p z3:o
full	l4	3y:bd 4m6:2l wk:2e om:26 3b5:1y 2jr:1j q0:1h 452:1g 3xs:1a 1mu:1a 505:18 302:18 1g4:15 1kb:15 1m2:15 8k:14 81:14 2r7:13 2l7:12 320:y
els	w6	3z:6q 12s:3k 4p9:1t 77:1s 27w:1i 44v:1f w:1d 2y7:16 2h0:15 3i7:14 4o4:14 335:11 2n0:11 18b:10 1da:10 3ia:z 15p:z q:y 3r:x 1n2:w
eat	2do	40:ha iz:47 1bj:2m 9g:2b 2hg:28 uh:22 2az:1t 2d4:1s 9q:1r 2d2:1q 1c9:1l 1m7:1k ez:1k 1ke:1j 9e:1j vq:1c 1gb:18 xg:18 12m:17 2dq:17
mistak	b2	e8:50 41:4x 49d:3t 1ag:2x 1lk:2d 1ae:1o 28f:1m 59g:1f 43q:11 4zx:z 5jm:y 3h:u 1hw:u 1hu:t i7:t 43m:r 1uz:o 3se:o 303:n 50q:n
flash	m	4zr:24 4c:18 30y:k 310:f 311:b 3b7:6 4f:6
fry	1qg	43:md gv:2v 1vr:26 gb:1n 4di:1f g1:12 yo:w 19a:u 1yz:t g2:r 4va:q 4vb:q bm:p u5:n 12e:m w9:l ph:k 1h2:j e9:j g6:i
means:tough	rl	44:j7 zy:2g 2mx:1m 56j:13 48m:13 3ot:13 2kq:10 15j:x 279:v 2my:r 1br:q 1gq:q qa:o 504:o 1r8:n 1af:n 4zw:m ib:l zv:k 1z8:j
tough	ai	45:a1 3ot:5p zy:3a zo:2w 1gq:1v 2ip:15 1w7:12 4zw:11 2mx:10 44:z 1bi:y 2my:x 1bd:u 2k6:s 15j:q 4s:p io:l 1kq:k 383:k 5f9:k
cam	hd	46:6r 5lq:1s 2n7:1q 41y:1k 1zh:1e 1zp:17 3do:15 103:14 4a5:14 2h7:13 3m0:13 5c4:12 u5:10 6a:z 57d:v 1cs:v 45s:u 1vi:u 1wm:t 3lz:s
sur	3k	47:2g 3ya:25 5ji:1n 4a0:18 1hz:13 4rj:10 2io:10 rz:z 3pv:s 4wi:s 3q9:o 2l5:l 23m:k 1uk:k 205:k 1ab:j 45m:i 1ao:i 1bc:i 1ue:h
husband	d2	55i:2p 48:2h s4:1s 1fb:1q 3iq:1l hy:1k 3b:1b 4t4:1b 1c9:19 n3:19 4l:18 1gz:14 gx:14 1pt:14 1vz:14 37p:12 1p0:10 1rk:z d9:z 27c:y
food:turkey-mince	1p	49:8m 4sm:37 3b:1a 44l:k 3dm:g 3dl:g 3dn:d 4sl:b 3aq:7 3d:6 3bf:5 4s:4
country	24	4tn:2p 59m:1e 5ds:19 3sp:18 2wm:18 49v:16 4sy:y 3t0:x 4lw:w 5gt:u 2dk:s ru:q 21r:q 3gz:p kg:p vs:o 4c:o 2dv:n 3v2:n 3hz:m
mam	17	4yj:25 58z:21 3t5:18 3c:r jc:q jd:l 1jm:k 3th:j 283:f jb:e 1p2:e 3i2:d vj:c 21s:b 3tj:b 2gx:b 4qi:b 14a:9 3ho:9 1nh:9
owd	i	42:14 4f:7 13i:5
tagin	27	4d:8a 1u2:49 4tc:13 5bw:13 4o:y v7:x 3ga:u 4g5:q fa:g 3i:f 2c1:f 2mh:c 1pc:c 4f:9 lz:9 1tc:8 42:8 2v8:8 42a:8 4lr:7
food:venison	w	4e:7b 1b1:y 4c:w 42:p 1hd:b
bourguignon	w	1iw:s 4c:n 11p:l 1vu:j 2cj:j 42:i 1vn:i 3h2:i 46t:a 2s5:a 12o:9 4n:8 3h3:5 1iz:5 1vr:5 2cl:5 1et:5 3dr:4 1dl:4
long	3nk	4g:j1 dc:3f 197:2s c0:2r kt:1u 8p:1q qk:1m 229:1m r1:1m sm:1i 1k2:1h bz:1e id:1d 1a4:19 f5:18 59d:16 2j:16 1k8:13 tn:12 129:11
weigh	35	4h:99 5l9:26 5gy:1l 47p:1k c9:1g 1x8:14 5ca:12 544:10 1ah:w 236:q 4c:l d1:k rh:i 4df:i 3ol:i 42:h 4gs:g 4co:f 1x3:d 1iu:b
ruin	cq	4i:31 4c:2i 3p8:29 49d:25 56a:1x 4tb:1s 5i7:1m fx:1e 1g7:1b 1ei:1a 28i:18 15k:16 5bc:14 15e:12 dg:10 146:z 510:x 1il:x 5im:w 4e9:v
cheaper	8o	4j:9a 3js:51 39q:4g 19z:4f tj:40 39g:3r 156:3g 28n:2m 55j:1u 23l:1p 1z0:1g 17u:13 3z8:13 3e:z 3kz:w 57s:v 211:o 4t0:l 1uh:k 1z2:k
food:mince	ks	4k:hx 3c:54 44l:1p 21:1n hb:1m h5:13 4s4:z 4gg:w 51s:t 3b:r 1z:q 4u:o 33:o vs:o sh:g 4rq:g 4tg:f gn:d 3i:d 16r:d
food:chicken-breast	3n	4l:ba 3h:2p 37h:1c cx:12 2h4:q 3tg:n 37i:l 2ja:f 3xo:d 1ud:c 13c:b 2is:b 19r:a 3g:9 3nl:8 227:8 1b0:7 1ay:7 13o:6 1am:5
strip	9r	4m:i3 9u:22 3ry:1u 1lb:1f 34f:1c jk:1c fk:19 4z6:18 43l:17 2k8:16 j9:12 2ug:10 1qq:y 5cr:y 4vl:w 58e:t 23y:s 23z:r 2ga:p 55t:o
stew	i2	4n:j2 1eb:1p 5n0:1j gk:1g 1es:18 u5:18 4vo:14 wc:12 4o:12 2hh:12 p8:y 1yk:y 2ub:u 19a:r 1f3:o 21:m 4o5:m 2iz:j 5c3:j 4f:j
shoulder	12	4o:4k ld:1s 48i:k 2oq:j 3de:f 10i:e 48j:d 2af:d 12l:7 3tg:6 1uv:6
dish	tu	4p:jq 1lf:1t 13t:1n pn:18 15b:18 4xb:16 4bs:15 us:14 ez:14 5k9:11 2bk:w 28o:v 13r:u 161:s 1n2:r 2xs:q rq:q 1m7:p 3tr:p 55h:p
means:need	5g0	4q:fn k5:4p j2:3r 7r:39 eg:38 m:2o 23:2i e3:1x 6d:1m mi:1i fy:1c 2e:1c 7k:18 id:18 ql:13 2t:13 8z:12 150:12 82:z 1nk:z
hour	1is	4r:g6 c0:1m uy:15 5l:13 nb:10 70:w 5t:u fp:t 1su:s dc:p fh:m 3kx:k vu:j f1:j na:i fm:i n3:h n4:h 9j:h 21i:g
lean	1w	4s:ba lh:1j 49k:1b 1h3:19 3w4:15 53v:10 39f:w 2h4:o 510:k 42g:g 1hd:d 2uw:9 xf:6 26c:5
short	56	4t:92 e9:24 59l:1l 3l9:1j 1a2:17 1cp:14 2tq:11 4yz:x 2my:v 45h:r 1fy:r 4zg:p 4tp:p p1:n ux:n 45g:n 150:m 4ta:l 2n3:k 37k:k
minc	v	4u:3w 1id:1q 18d:v fs:c 19y:7 2gy:5
reach	24	7z:2v 4v:2e 2ig:27 4vk:1e 518:19 23n:12 5f9:y 3cv:r 2ly:p 265:o 1lj:k 3ml:j 3mi:i sb:i 1c0:h 2jc:f 2gn:f go:d gp:d 28e:d
75	1r	4w:3h 1cc:2u 558:1j 249:16 24i:r 2ow:q 3t8:j 2gt:9 24p:9 2iv:8 416:8 417:8 d1:7 tn:6 4gs:6 37k:5 2zn:4 1y8:4
c	t	rd:1n re:10 2uj:w rm:s 31p:r 416:c 417:c 4lv:a 2wc:6 1cc:6 3j8:5
6	34	ul:31 4t8:2x 4tl:2i 4sz:2d 2aq:1s 3ja:1o 3qx:1h 2b6:1f 34w:16 3u7:v 1bz:p 350:p 17x:m 4y:k 5l8:k 32l:j 2kp:j 2wc:h 4lx:g 5ey:g
hot	2qa	4z:kx 2k:2b 5a:1x 132:1t 5g:1n 118:1f 3ec:1e 117:1c 16k:19 1hy:19 mf:19 21i:15 1ht:13 1pu:12 bb:u 4x:t dg:r 1dr:r mt:r ko:o
means:saucepan	4jf	50:n0 gv:6x bm:34 bh:1x ad:17 1es:14 bp:11 1d2:y 8b:u 8c:s 6z:o 16w:m bb:l 54:j ws:j 7m:i lg:i rf:h hn:h 2sy:h
cook	5f	51:96 3l4:2k 8u:1s 5gq:19 2fh:11 33i:11 4at:r 33t:o 2o4:o 3bd:n 7q:m 4hj:m yo:m eo:l 1xn:l 2a0:k yr:k 2k1:k 3gq:k 4ke:k
sooner	1y	52:30 3gy:2k 2qj:1q 4s9:1b 2n3:19 1uk:14 4tc:11 38m:x t5:u 2es:s 1jo:q 19s:m 10s:l 1uj:k 4m6:j 1ir:i 1mr:f 14v:f 165:e 1ha:e
must	1tc	j2:2o 23:23 1s9:23 kg:1x 150:1t m:1m mi:1j eg:1i 53:1h fq:18 e9:18 ql:14 tm:13 3cj:11 9k:z 8t:z ch:y 6d:y 7r:x 1jx:v
pan	3np	54:m5 gv:8y bm:2c ws:1i bh:1i ad:12 1d2:y hn:s bb:o 6z:m 8b:k 50:j ph:i bp:h 9c:g pl:g 95:f 1la:f lg:f 2k:e
food:syrup	80	55:l4 3m8:2q 4gm:1p 3i7:1o 2u8:1m 4qp:1m 4d2:1h 1yw:11 1mb:s 2vl:q 25n:p 1we:n 59e:m 569:k 1v7:k 2n7:j 1x6:j 58:h 3mt:c 26z:c
food:cake	103	56:mz 5v:7w 53h:1u 5mm:1e 1wf:1c 1rw:19 nc:16 22d:15 1ip:w 28e:u sv:r 3ch:p 5lp:o 22c:n 6x:m 1z5:m 2m8:k 54p:i 1qa:h g5:h
pour	vf	57:hg oa:3k 1el:1o 71:15 wh:13 4r8:12 6j:12 58:10 2q:z 2u8:z o7:y 5w:q 1nn:p 23x:o 2sn:o 49v:n h0:n om:n 15l:m zt:h
drizzl	3p	58:d8 5fx:1y 22a:1p 2wo:1o 3vo:19 5cy:16 3np:10 3qi:p 3rh:o 1y3:l 1kw:l 42b:k 3fy:j 2sb:i k1:i 31b:h 2l0:h 3zb:f 44y:d 1kx:d
means:wait	va	59:bg pm:21 5l:1r ex:1n n4:1b ka:18 5j:14 lh:v fa:t 5t:r 5a:r 3n:o 70:n 150:k e5:k 1zr:k v4:k 24l:j c6:j 122:i
cool	kd	5a:g1 132:32 b3:2a 4yx:1t 3hy:1s 2z1:1d wu:13 3b5:11 5g4:t 2q7:t mt:r 1pw:r 3ec:q 4uv:q 285:p u0:m 5c:k 1ar:j 1of:j 593:i
wait	10f	5b:b3 5l:2l e5:1y pm:1q n4:1l dv:1i ex:1h 5j:1h 3n:16 v4:12 ka:y f5:x 5a:u 5t:r fa:o c6:l 2jn:l 9k:k lh:k 70:k
cold	1x4	5c:jl if:26 132:1x 5g:1j r7:12 5a:y 2yq:t mj:t 1ep:o pu:n z3:n yy:m 2sn:l v1:j fs:i 1tl:f s1:e kg:d 23:d 13c:d
sauc	2h8	5d:ot 1bk:32 af:31 61:27 28o:1e vs:1d 1ci:1c bg:14 ks:x 5a8:u k3:t 1z:t 16t:p 4wv:n yq:n 8s:l 3sx:l 171:l 3qf:l v3:k
away	wc	5e:8b m8:1b 170:14 wh:z o7:w 3n:w rk:v mi:r 464:q 8i:q 1bd:p m6:p u5:o 53e:o 2jr:o xe:o 5j:m jq:l 2q:l 1g8:k
prick	2k	5f:c4 32t:10 1fd:q 5jw:n 2uh:j 5jx:j 3s3:i 337:i 1f8:h 466:f 24p:c 3sp:a 2pt:6 2jd:6 2jf:6 3s2:5 b9:5 d1:4 2je:4
warm	1d3	5g:ge z3:1u 132:1m 5c:17 21i:y dg:x 14v:v yy:u mj:t 2k:s fd:p 5t:m 2ex:l 4z:k 3kx:j 4bf:i r7:h 14t:g 14u:g 2k9:g
soak	mv	5h:l9 1og:4d 3eb:21 548:1y 123:1a 4wm:19 17j:16 4sx:z vy:z 5jo:u 4vo:t 17o:q d2:q 2t4:p 17x:p 451:m 2ki:h 1rr:g rh:d 1ms:d
should	4zh	5i:an 3sy:58 1mt:1y j5:1s 53:1r 13p:1p 1i:1p v0:1p eg:1l dn:1i 86:1f x8:1b ab:19 47:15 u2:15 bt:14 1cr:12 2jn:12 8z:12 kg:12
means:rest	185	5j:ep 43j:1z 8v:1w 5b:1u 59:1l 1rk:1j 3fy:1b fs:19 1og:18 3rm:z 294:y ou:w fp:w n3:u 1ui:u pm:s 3n:r oc:o 36k:m 56f:l
top	29t	5k:nq 1ut:77 k6:4v 74:3w 1ck:3h 3zb:2u 58:2s h1:1k x5:1f wx:17 nq:10 wi:z 169:x 12s:x wy:x bt:w 277:w 1b6:t 121:s 6x:p
sit	lh	5l:3u v0:1q 3n:1o 488:1i 5b:1d ou:19 1ms:16 2tt:14 3kb:13 1vt:13 1j9:12 fp:z 59:y fa:x 3j2:t 1zr:s 1pf:r 5b5:p 4hn:m 377:m
ran	4y	5m:4u 4ys:1k 588:1j 7a:1i 3o6:1d 3rn:1c 534:1c 4r8:17 vy:15 277:11 1z9:10 246:z 21v:v g4:v 50m:t 23i:t 2jw:q 3o0:o 5hk:n 23t:m
means:spoiled	38u	5n:hz 8z:1v qr:1k xe:1i 1em:1h 82:1c bw:1c m8:18 4i:17 5z:10 37f:z 5e:x 1cr:w li:v 1ff:v 7y:u 96:t lg:s 1cv:r xg:o
sid	17e	5o:kw wj:3c 1m7:27 we:1z 196:1v 1n2:1e 13r:18 5k3:16 1ll:10 1e1:10 4t4:10 1n5:y 2sk:u 1bd:s 226:p 2er:n 227:n wf:n fn:n nj:n
off	2yq	5p:jf xe:3b 7y:18 37f:17 m8:10 15g:x 148:x 8z:u 109:u 5e:t m3:r 1ff:q 6z:q 1n:o 18z:n xs:n 3fe:m 91:m 74:m 84:l
pok	3r	5q:9g 4vk:2s 5f:29 262:1y 41e:1c 2mi:14 4s8:13 291:x 55b:x 4qp:x 4en:v 27x:u 2o1:u p9:p 36c:n 1f7:k 4dp:j 3c3:i 2iv:h 36d:h
hol	62	5r:gp 206:1r 7z:1l 31e:1k 5q:1j 4t7:1h 13n:1g 4qb:1c 527:17 26l:11 1sk:z 25n:u 1ly:u 1cm:s 5f:n hw:n 1b6:m 2le:l 18y:k 15l:j
skewer	4i	5s:es 1uy:q hh:m 2me:k h4:k 3be:i 6v:i 4dl:c 1ue:b 29d:a 3ng:a 2jb:9 ls:8 3nj:8 1g7:8 3bg:7 3bf:7 104:6 4fe:6 4ff:6
lat	f9	5t:7z 3kx:3z n3:33 f1:2x 2o7:1t fa:1r 4jw:1a 3oe:19 21i:11 fm:y 2s4:w fv:w 2ex:w fd:v fc:s 338:r 1ar:r zb:p 1ls:m ex:l
too	55n	5u:lq k3:66 1p0:3w 103:2n 1x7:1w 125:1t 2uq:1j 1em:1i 2cg:1i 1wm:1g 1al:1g 1af:1f j5:18 34:17 1k0:17 7b:17 1of:17 3mv:17 1dr:16 lj:15
spong	77	5v:df ra:1x 56:1f 4rs:15 509:10 1gw:r tp:o zo:n 2gr:n sq:h 36f:g 24q:g 3on:e 439:d 22d:d js:d 2l9:c 1c0:a 1re:9 6w:9
drink	7y	5w:g6 569:4d 3fb:33 38k:32 5a4:2q 54h:1u 1vb:1t 523:1h 502:1c 12y:11 4pj:w 3iq:w 28k:w 17j:w 3fx:v 178:q 1vc:p 3m9:n 1bx:n 2cq:n
food:sugar	12l	5x:o0 1za:20 a5:1z 18h:1p 21k:1k tp:1i 187:1h 1md:16 21n:10 2t4:q 55:q 2g8:p 3i7:o 1tr:m 23d:k 2rr:k 1dq:e 1ze:d 1nz:d 1m9:c
dissolv	34	5y:7x 5kh:1t 1fh:1h zt:12 qe:t 3e5:t 4bf:m 6i:l 20g:l h6:l 20i:h hl:g 1c:g 37l:c 17q:c 59n:c 516:b 28a:a 37k:a 17r:a
went	17j	5z:bz 1em:56 e8:3h eu:30 4i:29 103:1w 41:1q 32z:1m 146:1k 3a0:1j 6a:1d 360:1b 2k9:16 zz:14 fx:12 49d:10 91:z 1vk:y 33h:y e4:x
bottom	17g	60:fz oi:70 20:5m 108:3e a6:1z 5y:1g 18z:1a 119:1a mh:15 75:10 np:z 6e:z 9n:y nq:x 15g:t 1qd:r 3tp:p x5:p 4pr:o r2:o
glaz	4v	61:fq 1j7:3e 4rd:10 171:z 4gf:x kr:w 6x:r 5bv:m 2cq:m 1up:e 1hd:d 3if:d 2p1:b 28o:a 54m:9 12v:8 4dv:8 1qw:6 1m9:6 4i1:5
sticky	d6	62:ey 2mb:4u 2n1:3w 1ov:2g aa:29 1zg:23 1at:1y 5k9:1u 2vk:1j pk:1b bd:1a 5dq:19 4yy:16 5hk:15 54g:13 123:12 zv:v 33s:t 33t:s 2u7:r
food:lemon	v1	63:lg qy:6m 4y4:1a 1ky:17 ru:14 58:y 1bv:q 569:m 3os:m 1o6:l d7:k 4x9:k 43b:j 3ki:j 1y7:h h0:g 26v:e 1yi:d 1ia:b ya:a
means:forget	155	64:ig f5:26 3jo:1v 2qx:1j 1os:1j 2yq:1e 1su:1a fn:17 1fi:13 1fj:12 22i:y 2b:x 4p8:w 4rr:v 1ii:u 39x:t 4ta:s 41:r 1ep:r 110:q
ston	9k	65:h5 52y:27 56s:20 l1:1y 2z1:1r 2ij:1q 15i:1g 28f:19 2bh:14 41e:13 1ks:12 5ca:11 2yq:s 4qu:r 2su:q 1lt:q 24e:p lx:n 4yq:i 2uu:i
chanc	w	3cb:1w 1sj:1r 2s4:12 37q:t 6v:p 4qv:k 1or:b 3c5:9 3c7:8 3c2:8 3xx:8 3xw:8 3xy:8 3xv:7 6w:7 1dq:7 4ag:7 6c:6 2y8:6 ce:6
forgot	14a	67:he 3oe:6z f5:27 3jo:1v 1su:1r 1os:1i fn:1i 2qx:1f 39x:1b 2yq:18 1fi:13 4p8:13 1fj:12 22i:z 2b:y 4ta:u 4rr:u fx:t vu:s 5a8:r
miss	bi	68:bm 2t6:22 52d:1z 3rx:1z yc:1u 1px:1q 1z9:1j 1lr:1e 5be:1a 49m:18 3oe:15 dw:12 2la:12 1mv:z 56j:y 1aj:x 4w0:v 3ki:v 5a8:u 522:t
food:juice	s6	69:k2 3ii:2z 6j:1r 1cs:1n 4r8:y cu:x 63:s 457:n 2t4:m 3ck:m 27q:m 3fs:l 1wj:k 5h0:j 58:i qy:h 1el:h cb:h 6e:h u5:g
took	6k	6a:86 29b:3x 249:1r 24u:1q 2xs:1i 1cm:1e 5dk:19 26n:16 53h:14 5b9:12 1w9:11 2g8:x 26z:v 34r:u 3z4:t 2sf:t 50v:s 3ef:q 2oe:o 1kj:n
ten	qq	6b:e8 8p:28 19m:25 1y1:1c 2mh:17 uj:14 ud:12 19g:11 1ai:y 1ib:t 37n:q 265:p mu:p 1yc:n 70:m 3us:l 1w3:l 6d:k d2:j 2fr:j
ago	42	48v:30 6c:2k 3cb:1o 2mq:1i 2z1:1g 1sm:16 30x:14 66:10 70:x 51g:x 1vt:v fr:u 4rx:s ka:s 1lr:r 23w:p 3q7:k 213:k pf:j 1om:j
hurry	6g	e9:2x p1:2b 1ir:2b 150:1u l4:1k 6d:1g e3:1d 5fi:11 5jo:z 3l9:y nt:x 34i:v j2:u 6i:q tm:o nu:o 3on:n 1xu:i 59y:i 3xp:i
puddl	70	1j8:3f 56k:29 4rs:26 6e:1q 1el:1j 50f:1g 1he:17 26z:14 bf:10 3dk:10 1cl:s 6j:r 8n:q 32a:p 5bb:m 5ba:m 3np:l 2md:i 69:i 15y:g
aunti	r	57v:1x 4zk:1q 6v:y 1p6:n 1jm:l 1g7:c t2:c 3ho:9 1rw:6 1lz:6 2lk:5 58:4
her	8f	6g:6u 4qo:36 2ea:2e 3go:24 4r7:1y 4c2:1l jk:1l 5d1:1k 4rk:1i 2pv:1c 1pz:13 7x:10 4xf:10 24c:10 4sa:y 4zk:x 35w:v 25m:u ja:u wa:u
feel	8p	6h:c1 2cw:2t 3mb:2j 5jo:29 504:1w 2mi:1w 1rw:1t 46i:1o 1kb:1a lx:19 5dg:19 3l5:14 l7:13 5b8:10 6w:10 qe:z 1jw:w 55i:u 55m:u 3fn:u
dump	1w	2tx:2c 3el:1u 59n:1t 4t7:1m 320:1f 6i:1d zp:v 4r7:u 1n6:t oa:s 124:q 126:q 1im:p 48s:p e8:o 3l9:i 48t:h 6v:g zr:d zs:c
liquid	ys	6j:cf 6e:3x 1co:30 2oc:30 bf:29 1p1:1n 69:1l 2ax:1l 1cl:1g 1el:10 21l:y di:x 23h:v dd:u 47u:t 4vk:t 8n:s dx:o 2o1:o 57:l
means:oven	2kz	6k:no 11x:3o m2:3o 12b:3b 4x:1p lm:15 mu:z rv:y lo:v mv:u 1er:s 1a4:p nq:o 19l:o 2v:n 1rn:m 2j3:l np:l 11y:l pc:k
means:soggy	pj	6l:h9 1hc:4k 1jr:3e 16i:39 32:24 110:13 1nn:y 1jp:v 1qf:v 43i:s 8n:r 4rp:p 2w:n 37i:l 6e:l 4p5:j 15l:i us:i 1wb:h v2:h
oven	2m6	6m:nq 11x:3r m2:3n 12b:3b 4x:1p lm:14 mu:y rv:y lo:v mv:u 1er:s 1a4:o 11y:o nq:n 2v:n 19l:l 1rn:l 2j3:l pc:k np:k
soggy	f4	6n:cn 1jr:2o 16i:2b 1ny:1r 32:1p 1nn:1d 8n:18 37i:z 6l:x 1cg:x 1qf:w ua:v 4rp:v 4p5:t 110:s 1hc:s 14v:r 1jp:n 6e:n 54q:m
nah	17	4rx:22 2lu:1c 1l4:19 4ol:17 4xy:v 1py:s w1:q 5e6:p 5e7:n 4a2:l w3:i 1q0:g 2jw:d 29m:c 58:b 6v:a 4je:a 2rz:9 1pz:9 234:8
com	1j9	6p:9k 1b6:1x 1vp:1s 109:1n 1ae:1d 3cv:18 fj:17 3nb:16 2uk:14 wi:14 xe:12 46:12 3bk:z 15g:x 46k:x wd:w fm:w 1v5:v fe:v bc:t
hang	14	46p:1l 2a0:11 3s0:v 4vz:r 133:q 55y:q 6v:q ns:k 3s1:i nk:g nt:c 3qi:a 4lf:9 xj:9 nu:9 1r6:7 1fd:7 46q:6 1fi:6 4mk:6
food:bread	175	6r:p4 1e8:2t l3:2r 1lu:2d j4:1y 2lm:1l 4ds:1d 1dw:1c 193:17 2rc:13 2qo:w 52m:u 4qv:t 1pn:t 1rt:s 2xe:s 1po:s hq:r 1ln:q 5j9:p
steam	dz	6s:el 5k3:2d 2xj:1z s1:1q lh:1d 59a:17 4ye:12 44u:z 20l:x 2xr:s bo:p 10c:n 3g0:k 2kg:j 1ql:h 1gr:h 19a:g 31n:g 24q:g 214:f
spoon	ys	6t:h0 2sb:5b yw:4l cc:3c 28m:1e wz:1c 1ii:18 49o:11 1i1:w 2qb:v 1fq:u 1ww:s 2sg:n pa:n 3f1:l 1ib:j lz:j 2xb:h 1hd:h kp:g
food:semolina	w	6u:69 51p:2d b6:k 2v8:i 42a:i 6f:9 1ho:7 58:6
basbousa	g	6f:a 58:6
whether	1t	3dr:2h 3c4:22 3dc:1w 59y:11 2n8:z 66:y 2xv:w 2hf:r 210:n 88:n 6w:l jc:l 2lr:i 6v:h jd:g 7o:g lc:g 2io:f 2gn:e 2d9:e
food:fondant-icing	4y	6x:h2 tg:22 534:1h 3nw:17 5cy:y 383:r 3a1:g 29k:f 1wf:e 21k:e 22g:c b7:a 3hd:9 28e:7 29o:5 pw:4
crumb	bq	6y:iv 33s:3y 3eg:2h ia:29 hr:25 14g:1e 4ug:1d 4q0:1b 5at:1a ha:18 1lo:r 14s:p 29h:o 4zt:k 154:j 1dz:h 1uv:g 277:g 1rt:e 1iv:e
let	1k	49c:1m 5ap:1i tw:16 oj:w 1qk:t 3is:o 3iu:n bk:j 2mm:i 4ie:f ur:e tr:e 4i1:d 4ih:c dt:c 3bd:b 1pd:b 3iv:a 4i7:a 2j0:9
soon	76	n4:1x 4el:1f 6c:1b 24u:1a 3hr:17 1fs:16 5gp:16 37v:15 70:14 14l:13 2ic:10 4lm:z jt:x 2iz:x 2g8:w 596:w tw:s 599:q 56c:o 6a:n
slowly	29	71:7n r2:23 22j:1s 158:14 55e:14 1iu:x 5g2:x 2od:v oj:u 33h:s 1pi:q 30c:j 46x:j 46y:j 4v1:i 46w:h 20c:f 114:f 4oq:f 3tj:e
means:small	1ui	72:gb 15a:25 yl:1x cj:1f 2z0:1d 1k5:1c 81:1c 1iz:1a 29r:19 25k:16 c7:14 1vy:13 2hg:z 4t:z 18v:y 2uq:x 2jq:w zf:w cz:v pb:u
undissolv	e	
surfac	3g	74:4a 2p8:26 2a1:1m ib:1j 10p:17 56b:16 5e5:u wx:o 4vk:m 35f:k 56a:k 5cx:k 11a:j wy:j 3rh:i 3gz:g 16g:f 1pu:e 1j5:e 53s:d
crust	eb	75:g5 20:1u 301:1r 11a:1f oi:11 3du:z 30b:y 14g:w 1yz:u 1mq:u 52w:o 24f:n 47y:m 6y:l hn:l a6:j t3:i 5l3:i 5l4:i 395:f
means:thick	1n9	76:k2 19n:2w 14p:2l 1x1:28 aa:1y q8:1o z7:1i o1:1f 1e0:1c 36w:1b oh:1b 62:1a 8m:16 a2:15 1k7:15 198:13 46e:11 4v5:y 8s:w 3vk:s
other	yc	77:99 3cj:2q 3z:2j 15h:1w 44c:1t 111:1p 2mz:1j 279:1i u4:1f ji:1d qm:1d 350:1c 3tx:17 s4:16 4st:16 3ho:14 2mr:13 in:11 gn:z 1do:y
round	n6	78:be kb:2d 221:1r 26s:1j b9:1j 3gf:1h wj:1b ux:13 196:13 1fp:13 2t4:12 11r:y 1ld:y 2jr:w 5j9:w hn:u 134:u 5hl:t 5lj:s 4um:s
melt	cx	79:ka 5y:2l 5hj:1w n8:1n 3d3:1n 51s:1k 3av:14 27f:13 4ru:z 54p:z yu:z 4aq:y 5hm:u 34r:r 16p:r 16g:k 1dp:h s2:f 27b:f 563:d
run	io	7a:8m 5m:7j 4a4:34 271:2j wk:1y we:1i 1pr:1d 27q:19 4vf:12 4t5:11 1cl:10 1bq:10 4uy:y 4se:w mh:u 2jw:u 2uw:t f1:r ie:p 17z:o
littl	v3	7b:4s yl:3j 29r:2f 2uq:27 2hg:1n d8:1l cz:1j 18v:1b yw:1a 3v5:18 19e:15 5ef:14 4sw:13 s0:12 3hw:10 265:z 19d:z 2tf:v 2jq:u d9:u
crunchy	gv	7c:an 1jp:62 14e:1x 32:1e yh:1d 2mx:15 dy:y dz:w 16c:t qe:t 8g:s 3hd:r 1r5:r 1qm:q 2ii:q 1gi:p 2w:n 3ho:m 14a:m 4w3:l
thick	15x	7d:ip 19n:3i 14p:3a q8:1s o1:1j oh:1i 1k7:1g 46e:1d 198:1c 8m:1c 3vk:18 1tl:12 wm:11 8s:10 pk:s 3pn:q z7:o 2mk:n 1yy:m 5k6:m
means:lid	1m7	7e:lw 7g:3k 1mq:2g 3ru:18 bt:16 h1:z 322:t 3q4:s pd:n p7:n 56d:m 5ii:l 7h:k ab:k 7f:j 3rn:j 11r:g 1h1:f 7i:d 116:d
lid	115	7f:ks 3xt:2i 7h:y 51:s 53s:r 1ac:p 1od:j 301:i 7e:h 51g:f 1lr:f 3ef:f 4bd:f 4t7:e 562:c 32z:b 1j4:b 2r2:9 1ww:8 1h1:8
uncover	1m	7g:57 5ms:1h 4wj:19 27l:o 2o1:n 1wf:j 129:a ib:9 3a3:9 5ej:9 1lc:9 7i:8 3e8:6 1pq:5 4hi:4
cover	m4	7h:f1 7g:6y 1mq:49 3q4:2b 7i:1v 7f:1r h1:16 320:16 322:16 56d:15 7e:z bt:y 5ii:w 1wt:v 11r:t 3ru:s p7:q pd:q ab:o 492:n
ajar	15	7i:1i 7z:19 274:o 1m:o 3v6:f 3v7:e 5ib:d r8:c 24m:a 1et:8 nf:7 1aj:7 v4:6 17n:6 4f:5 7y:5 n8:5 lg:5 7h:4
leav	2a9	7j:hf 1a8:16 1bd:11 51r:10 1og:y 7i:x 8t:v 3cj:u 10o:u 2x:u 27:t 2t1:s 51:p 3n:p g7:p 5l:o 43s:o 1y6:o wv:o 2cv:n
if	1zv	7k:5p 2ia:2i 2io:1k cy:1j 47:1f d:14 16o:13 1ps:12 6g:x j2:v 150:t wn:s t6:q 1yi:q l7:q m:q 369:p 1ao:o 2bo:l b9:l
means:open	yd	7l:mh 4r4:1z 1m:1x wg:1w 1l5:1i 17n:1i 2vo:1e 47:1c 1f7:18 1jc:16 qm:15 5kb:13 rz:y 7i:x vy:v 3ia:t 5ky:t aq:s 1wl:r 4x6:r
pot	1bl	7m:k1 1es:4l ws:2y 2t1:1n 4y4:1l 16w:1k 1f1:1h ak:1e 3e5:13 1g8:10 wo:w 1ey:v 2xj:u c3:r bh:r ew:r 3jk:m 120:m 8c:l 5jm:j
open	x1	7n:ml 4r4:1z wg:1w 1m:1l 1l5:1j 2vo:1i 1f7:18 1jc:16 qm:15 5kb:15 17n:11 7i:11 vy:v 47:u 5ky:u 3ia:t aq:s 1wl:s 1g7:r 4x6:r
partially	i	1fn:z 88:q 87:f 80:b 7t:b 3y3:8
means:simmer	y1	7p:j9 4aq:1m 4ge:1l wi:1f 3ti:1c bo:1a fh:16 xc:15 4jb:x 4cc:v oz:s 92:o 51:n wd:n 511:l 360:j ao:j 1hj:i 5bb:h 5ba:g
simmer	hr	7q:gl 4jb:1m 4cc:1g 4ge:1c 92:11 47i:x 5gp:x 4su:w 51:s 1ld:r 2cp:q 2vs:p 2ka:o 7p:m 2mq:j 4ye:i fh:i 3mh:h 36w:g 5i9:g
necessary	5v	4ll:28 4nz:1k 36j:1h 2sw:18 499:15 2qn:15 29n:13 29a:10 e3:z 3jr:y 3f1:x 1ps:w e9:w 18c:u wz:u 2q8:s 2xb:p 22b:p 1om:p 3r0:m
twenty	ad	7s:56 151:39 3im:25 bz:1y 1a4:1p 3kf:1k 1ua:1j js:1a 2v1:19 4zh:18 242:14 fh:13 48m:11 4lx:11 4zq:10 20x:z 2js:w 4uv:u 114:u 55z:q
mention	n	3yq:13 2tw:s 88:p 7o:h 87:e 4n8:d 4jd:d 80:b 3ci:a 3cg:a wa:8 2qa:7 3f8:5 3f9:5
which	284	7u:es 28u:43 4lb:3a 369:2v e7:2d 1d3:28 1da:25 264:22 g6:1o tj:1n 1r4:1l 1k0:1d 3j:1c 1r6:13 ds:12 iv:12 13t:12 1xj:11 1xc:11 100:10
food:water	38h	7v:nl 6j:1i bf:1c 6e:z 2sn:u o3:r 2q:q x4:p dd:o 1gx:m 2s3:l 1uc:j 3h6:g 8n:e 13y:d 16w:b 8s:b 1fi:b 2sw:a 8m:a
whol	13o	7w:gh 529:1h sd:1e 1uw:1c 2ph:19 3qf:17 1k1:x uc:w 1j3:v 19a:u 49d:t 55e:t 35r:t 2ep:r 53x:q i9:o 1xc:o r0:o 251:n 1y:n
mum	5d	1h:21 41q:1z t7:1i 4qo:1i 3ru:1b 276:17 2uv:16 87:13 3v9:10 2dn:z 2cz:z 3t5:y 3td:x 7x:v po:s 54x:s 3go:r 1x0:q 3cp:p 3sm:o
tilt	w	7i:1w 513:1l 26d:u 26c:p 1m2:n 7y:k 218:g 2a3:f fx:d 3bb:b 3bm:a 2j2:a 2xs:8 lz:7 26b:6 2z6:6 54m:5 52b:4
gap	2m	7z:83 4v:2y 535:1h 7i:15 2oj:x 26e:s 144:p 5r:o 274:o 42b:m 1m:k 31b:j 147:j 3gc:h 3lb:h 4g6:f 17n:c 2oh:a ov:8 hh:6
knew	m	2fq:s 88:p 2ff:n 7o:h 87:e 7t:a 1yv:a 2fs:8 4i1:8 jg:7
fit	b7	81:9u u4:23 5bw:23 1lj:20 5l0:1u 1g4:1u 2jc:1r 1lc:1o 1ac:1n 52v:1n 4uj:1l 5n7:1d 3ur:1c 4hi:19 19a:16 1q7:12 30b:12 54y:10 2rq:z 1wr:y
carry	9p	3lp:38 82:2h 3bh:2f 57c:20 3y2:1w v2:1v 5bw:1s ff:1n 3a0:1e 38z:1a 2o1:19 3jq:18 3vh:11 fx:11 1im:y 22i:v 3tc:u 1vd:t 4ns:p ai:o
find	9b	1a7:3l 359:2y 2la:2x 46i:2i 1xj:2h 83:2c 4z8:2b 55r:22 1xs:21 23k:1z 58u:1p 1a6:1o 43y:1k 2g8:1j 39y:1f 3v2:1e 34j:1d 4x3:19 i7:18 1nt:18
part	b7	84:b9 s6:1s 5mo:1g 25a:19 ld:17 jo:15 1jt:12 15y:12 4l2:10 277:z 59r:v 59q:u d7:u 10a:u 10r:t 3e:s 5la:o 2gr:n 3jt:l 1xu:k
means:mean	wl	85:ie 1dk:2x 2bg:2l 18k:2h 24m:2d 24b:1x wm:1q 3gb:1o xj:1o si:1o zj:1e 188:1d 1i8:16 l7:13 1up:12 4tg:z 3bk:z 13z:y 142:x 2ml:w
mean	po	86:gn 24m:3h 18k:2z 1dk:2w 24b:2b 3gb:22 wm:1u 1up:1q zj:1q 4tg:1n si:1h l7:1e 1dp:1c 188:17 xj:17 2qm:12 13z:11 2kn:11 5k4:10 1cq:z
hiya	k	7o:n 1wx:f 80:e 7t:e 1iy:a 1s6:8 1f0:8
tlid	g	7o:n 80:e 7t:e
keep	252	89:ia 1k2:25 1pf:1u v1:1n 209:1h fc:1g 349:17 2x:14 as:12 348:12 8t:11 8y:11 uu:10 347:y 122:y uv:y 27z:w 1pq:v 29n:t 213:r
food:rice	24d	8a:pw yh:2z 1m3:2k 98:1c pg:1a 1gp:13 525:w 1or:o 10x:n 1mu:k 28u:k 4od:i 1dq:h 1dg:d 48q:b 4lc:b 3hv:b 44v:a 9v:9 4o5:9
means:hob	x1	8b:hx zh:2j 30w:1d ad:15 ac:11 1ei:10 8c:y 2eh:x xq:x ae:t 91:t ah:s mr:q n3:o 345:o 1ml:m 2er:m 1hl:m fn:l bl:l
hob	fo	8c:bn bh:6x 30w:29 3e8:1y 8b:17 5cz:11 424:r bl:o xq:n zh:l 3yh:k 2od:i 336:f 334:f mr:e 4wl:d 1ac:d 1eu:c 2bc:c 47k:c
food:onion	1xm	8d:pf 1dh:17 1io:15 f:13 ji:q 56f:p 157:i 12e:g 1e9:d 17l:c 57f:b 4rp:b av:a 0:a 3qm:9 10k:8 3m:7 43b:7 zf:6 tf:6
differenc	4p	8e:79 1i6:5i 19i:1l 18k:1j 26a:1h 4rl:1g 3gr:1f 4ru:1d 2qq:1d 35e:19 1da:16 1lx:14 4sm:11 21l:z 29a:w 1lu:r ip:q 3l5:m 1az:m 3b:m
gently	2e	8f:50 58m:28 52c:27 xi:1y 2km:1v 4a0:1i mp:1e 5d7:1a 30f:15 3do:x 4c7:w 47i:w 1o7:t 53h:r 266:q 21z:m 14y:i 276:i 3yq:f 1l4:d
soften	ad	8g:7r jt:2j l1:2d ya:2c 5j0:1n 13z:1l 27h:17 4gd:14 2u5:z ep:y 11e:v 2lm:v 5hz:p 4z4:p 1gq:m 338:l 55r:k 2ce:j 2fy:j 1dy:j
leaf	jz	8h:ml 15:1g 3ry:17 1nt:14 xt:13 8:11 387:u m3:r 10h:r 167:r sc:p 2p:o c7:n 1js:k 162:k 34m:j 1s3:j 168:i 1wr:i 4vl:h
reduc	49	8i:ab 4c9:2o 1jh:23 33x:1w 1ys:1l 2ka:1j 1od:14 2rm:z 1p0:x 439:s 3ku:s 125:n 1m2:l 51e:l 4m6:j z4:j df:h 5mr:h 1ek:f uc:f
means:brown	3en	8j:n6 tz:17 gm:16 l8:13 12q:11 ne:z ll:y xu:w kw:w 18n:t 119:t 1h4:r 8q:p 1l7:n 21l:l 1bs:l 17b:k 31j:j 19p:i b5:h
between	7i	8k:d5 1i6:2t qu:2b 493:1c r2:1b 5b8:19 4ru:19 2xb:17 ol:11 5jv:y 5j1:x 4rj:x 2pp:w 3du:t 4ph:t 1tp:t 526:s rg:r 1aj:n 2v1:m
means:boil	1o2	8l:lo 92:v 1r7:u 8r:q 2oc:q 7p:n 3b5:n 3ec:m ux:m bh:m 7q:m 4rp:l 236:l 2ug:k 1ja:j 14w:h 2sn:h pg:h 4wd:h 4n:d
means:thicken	gd	8m:d6 9z:2l 1co:1c 2ov:16 1ei:w 4zy:n 4tz:l be:i 19n:h 1yc:h o1:g 49b:f 5l3:f 5l4:f bf:e 3hb:e 13y:e 18b:c 8s:b 220:b
wet	s1	8n:f1 16i:3o 6e:3a 6n:2i 192:1u 5bp:1d 1p1:17 2oc:17 oo:12 1el:12 62:11 bx:x 1cl:t 175:t u5:s bf:r 6j:r 3my:q 1uy:q 1r8:p
end	lj	8o:c7 20k:2v 37j:26 2qn:1q 2ag:1m 46e:1a 1uu:19 jj:10 577:y 1wd:y f9:w 2qp:v 5n7:v 5ap:v 5gc:t 24e:r di:p 3hw:p 5d5:p 1to:o
10	3m	53u:2g 58q:27 49r:1o 6b:1i 1rw:1g 3fb:1f 4tf:16 52i:z 3ug:y 2hl:y 4bt:v 13z:t 2kf:p 21z:o 4c8:l 411:l 37n:k 284:j 19f:j 20i:i
brown	23g	8q:le 2pu:1x tz:1w 199:1e 17b:18 l8:13 2ag:y 4tp:u xu:s 31j:q 1l7:p 8j:n kw:m 21l:l 9c:j 1xg:j 119:i 1lh:i 2n1:i 12q:g
boil	24r	8r:mn 92:u 1lk:o 1r7:m 2sn:m 7p:l 6s:l 8l:j 7q:j bh:i 14w:h 3b5:f 4n:e 2oc:d 3ec:d 1fu:d pg:d 4rp:c 4wd:b 324:b
thicken	e8	8s:de 9z:2l 1co:1g 1ei:y 4zy:o 1ji:l 1yc:l 13y:i bf:g 18b:d be:d 1dd:b 2qf:b 8m:b 2ia:a oj:a 4jb:a 14p:9 1s1:8 3n4:7
often	5o	8t:8t 8y:2h 5hw:2f 8v:26 9u:1c rj:19 1ot:14 2q8:10 577:z 4co:t 2oj:s f8:q 8u:n 40n:n 8x:m 1u6:k 30:i 2yw:g 4z0:g 3ze:f
alon	40	8u:3t 1f4:1r 2r2:1l 2bg:1l 3py:1d 5h9:1c 4pg:17 8t:15 3j3:14 5fq:v 5bu:u 5bt:t fq:r 21x:q 4ah:o 3o0:n 51:l 3fx:k yo:j uh:g
walk	1p	4yy:1w 4q0:1t 8x:1f 12f:1d 37q:18 54u:w 8t:s s9:r 3ir:q 3x6:j 2qy:i 3es:i 3x8:i 33g:h 3x9:h 136:h 21b:h 3y2:g 3x7:g 2dv:f
happen	8o	8w:49 4zu:3o 3p5:1r 150:1n 56e:1f 34q:17 506:13 2qq:13 1m:12 2nm:y 36k:y 5c9:w 1l1:w 11e:s 1xa:s 28c:s 3o8:s 1vm:r 6f:q 25l:o
constantly	w	9u:5j 4pg:1k 3v5:1d 41r:10 3qw:f 8v:e 9v:c 8t:a 3qz:a 3qy:9 3mk:7 ps:7 4rc:7 3qx:6 2wm:6 bo:4
every	9i	8y:4o 1h0:21 1kb:1y 3ea:1h 320:1d 102:19 4t4:18 4w1:14 2sk:14 1cg:11 4rh:10 29h:10 4u3:z 2n6:y sl:x we:x 6z:w 55l:s 3vq:q 568:p
bad	mm	xg:77 8z:3a 2uk:35 5n0:1k 2wu:1j 2ky:1j vq:1f 4i:1e 1os:1d 2ta:1b 2fd:18 x8:17 7z:13 1kc:11 2da:10 1f7:x 1m:x 1aq:v 1gx:v 1h6:v
pop	4m	90:8v ah:3c 3vo:2m 33d:1j 18y:1j f8:1h 4w1:1e ay:1c 5b6:1c 4rk:1b xv:18 24u:17 2a8:16 5jb:12 3gw:s 3gv:s 3i2:p 12l:o 37u:o 5q:n
kitchen	9t	91:aw y1:3m 54v:1b 3eu:1a 12c:18 2r7:17 39x:15 215:15 1j9:10 33g:z ar:x bh:x 14n:w 200:v 2k9:v u0:s 13n:s 2eh:s 2zm:r 2y0:q
bubbl	ii	92:fs bo:2k 4aq:2a xc:1o wi:1o 7q:1h 3oa:1g 1hj:1c 3qi:y wd:y 360:y 1u0:t 1b6:t 27q:s 587:s 2lc:r 2cs:r 5bb:q 511:q 7p:q
watch	4i	8t:20 2h8:1o 93:1n 1vx:1d 3j9:1d 5aq:17 3ed:16 1c9:15 4t0:15 3cv:13 391:11 275:11 1le:11 2k1:y 2h3:w ue:v 584:s 1a6:s 1zb:q 4wq:p
means:stick	1w5	94:ku 148:2n 1dm:1z 18z:1u a6:1t 15g:1o 62:1b hx:18 z7:16 9c:12 bd:10 499:w 2fa:w 1k9:v 4bg:u 1v8:t 1x8:s ht:s 1y3:s 4yq:m
stick	11q	95:k2 1dm:3h 148:29 9c:1x 4yq:1k 1k9:1c 1y3:17 62:16 499:12 bd:11 4bg:z 1x8:w 29b:v 29h:u 2xu:u 2io:u 2c2:r 29e:q 18z:q 1cr:n
lift	cm	96:de 5g9:29 5i8:1r 15l:1p 14l:1i 4rz:1a 7y:17 sb:z 6f:y zr:v 1mv:u 2oj:u 1wh:t 4s2:s w3:s 18z:s 2xs:q b6:q 1g7:o 50i:n
under	sf	97:h0 285:1q 108:1p oi:1m 1xm:1m 1ae:1d 56r:17 o7:x f8:v 5i2:u 1tr:t 1bf:s 1tq:p 60:p 4vk:o hj:n 5cl:n 50r:l 1g8:j 2ah:j
paella	2w	98:bo 34l:2h 11o:1g 4re:1a 9v:16 10y:x 1s1:u fe:t 1s9:p 11:j 2dq:i 5im:i 4cl:g 1l8:d 1li:d 3ax:c 5ih:b 1q4:b 1dg:a 33u:a
mix	11s	99:hz hg:5a se:3h yx:1j ma:1d yw:1a 2t6:14 1xj:12 30:11 4pm:11 1p3:y 35d:x 2ta:v 2r:u 2x0:s 44m:s 2v9:s 25q:q 18t:q 1i1:o
means:burn	3u0	9a:lg 17b:23 1f:1p 1ym:1n mg:1b 2n6:13 119:13 az:12 b5:q gm:p 1v8:m wu:m a6:k 1yp:j 3ec:i 1it:g 1vp:f 4st:f 9c:e 117:e
unwatch	g	9o:r 9l:r 9r:c 9s:6 8v:4
catch	b6	9c:7h 2ii:1d 2l4:1c 108:1a to:16 az:13 pl:y 119:x ou:w 394:s 1ox:p 4qv:n 577:m 8v:l 1eu:i 1vd:g 3l:f 4pg:e 55y:d 3cv:d
bath	2i	9d:b3 jw:1w 47l:1r f4:1k 26r:1f 59e:15 22c:q 3qs:o 2h9:m 3qt:l fh:l 2a8:j 3nr:i 469:h 242:g 9o:g 9l:g 9b:g o8:f 36h:f
means:safe	1wn	9e:im vq:4v b8:4n 1wv:3k 2ie:32 xg:2m m8:2k 1x4:2d 2kf:25 ea:1x po:1q v1:1k m6:1k ay:1k 324:1j 1jq:19 1m0:15 5dz:15 1jk:14 mf:14
kid	q2	9f:a4 zl:7f 4pw:3r 2hg:2r 2cf:21 9q:1z 14g:1o 34e:1l 4wt:1a 5g0:16 1hy:15 3z9:13 1dr:12 4v4:11 vo:z 1o3:z 117:y 1ia:y kf:x 58v:w
saf	15n	9g:ei 1ke:5c vq:3z 2ie:3k 2kf:3g b8:2z 2er:2f 324:2b 1wv:2a 3c1:1r rz:1q ea:1l 1x4:1k 1bj:1k 1av:1e po:1b 10n:18 1m0:17 34m:13 ug:13
arm	54	9h:75 3ec:2b b4:1g om:1c aj:19 19x:13 208:x 3vl:w 5b9:w 8v:v 8x:p 207:o 2p1:o ah:n 16k:m 1j9:k ac:i zq:i 1yc:h ar:h
kill	2w	9i:5g 5bq:1l 4x3:1h 53t:1d 4tc:17 e5:15 2ku:r 2ee:q 2qa:o 2kt:n 51b:n 19o:l 4z4:l 1nb:j 460:j 2ad:j 3ca:i 26o:i 5cm:i 1xv:h
surely	4b	5ba:1q 3gu:1n 4v4:1m 324:1k 58h:1h 4wu:1f 54e:1e 51b:y 1p1:t 1xn:l 1x8:l 2eh:k 2k9:k 35f:h jv:g 20z:e 1xv:e 26t:e 3t6:e 1ht:e
fiv	jq	9k:bi 5eo:2k 2dc:1q 2v9:1j 2h6:1h 32p:1f 2js:1c l4:1a sf:17 4m6:15 150:z 56f:z 2dz:y 1a4:y js:u 2a6:u 2dk:u 2t:t jt:t 1o8:o
frequently	g	9o:r 9b:r 9r:c 9s:6 8v:4
turn	1kg	9m:hh hu:4l 1em:46 qr:31 6z:1q 5z:1e eu:1c 1m2:15 8f:z 1cv:s 4i:r u2:o 2yq:n 3n2:m aa:l 110:k 1c:i 1ht:i 5cr:h 1wh:h
stuck	so	9n:ew 18z:4c 1dm:3y 15g:32 a6:2l 1ow:1h ht:16 5hl:x 2a6:s 2oj:r 148:r 50b:r 50h:p ou:p 1v8:o fv:m z7:l 336:j j7:i 334:i
occasionally	g	9l:r 9b:r 9r:c 9s:6 8v:4
idea	7y	9p:46 1fa:3n 3zb:26 39n:1s 5id:1q 3m4:1l 4ct:1f 31g:1d 5a8:1a 17w:1a t1:19 3tv:14 12s:14 32e:12 3t5:12 203:12 4bs:10 523:10 5fx:z 4go:x
who	4x	1e2:2g 4u1:20 3ck:1v 40v:1s 9q:1i 2ji:1h 5bq:1e 1u4:1e ts:1a ke:18 vh:12 4ns:11 38x:z 2i8:y 1u3:v 3k5:s 3tf:q 2ck:p 2ov:l 205:l
yo	m	36u:12 9o:o 9l:o 9b:o 247:h w6:b 248:9 1le:9 20j:9 9s:6 2rk:5 1uo:4 29g:4
mind	m	9o:n 9l:n 9b:n 9r:a 1qv:8 4ju:5 4ij:4
food:fresh-custard	7g	9t:if 2a6:1b 4vz:17 9d:17 11i:15 2l9:14 2wd:x 1c7:s xd:p xv:h gn:h 49k:e ri:e 3q7:c 2a8:b 3qa:a 1n7:9 yt:9 242:9 14p:8
constant	i	8x:w 9u:j 9o:e 9l:e 9b:e 9r:6
risotto	3g	9v:cu 2i8:12 2mq:11 58b:z t1:w 1vu:t 1vn:r 2xv:r 98:q 2kh:q 2sw:n 3iy:l 3ay:i 3ky:h 1xi:g 1dl:f 3ml:f 3mi:e wc:e z8:e
singl	39	9w:7q 11y:2g 19e:1q 4gr:1k 2nh:1g 5a4:1f 1gw:13 1a8:x 3l5:t 1f1:r rr:p 2lu:k 1z9:k 14y:k 29n:j 3ju:g 1ad:g 4ni:f 30k:e 1yc:e
few	7o	9x:3z 66:1y 47i:1l 2wr:1j 58k:1j 4n6:1e 5ht:1e 1b5:19 dm:15 54z:10 3h1:z 3sh:x 2ak:v 3ih:u 34g:u yo:t 5d9:s 36t:s 4zq:s 4w8:s
food:flour	101	9y:o8 nx:1p 17y:1o 1zv:19 1zw:19 2as:17 2qs:11 18c:x 22b:w 1jh:v 2p5:u 1yy:u q5:s 2aw:r 16d:r 13y:r 4ug:m 14h:l 4ad:j 1yx:i
food:cornflour	b2	9z:gs r2:z a3:n 8i:j 8m:j 8s:i 1jb:d 2ao:c at:c 3mu:b 14p:7 2ay:6 18b:5
food:egg	2ar	a0:q2 xp:v 1h8:r fu:m 12w:l 2ii:k z0:k 3r7:g 20c:f 5km:f zj:d 4uw:9 zk:9 271:7 lt:7 2l2:6
food:dal	5o	a1:fv 2h5:28 12e:1m 2pk:1h 11j:1a o6:1a 3kz:w 3l5:s qz:s fo:r 37r:k 2ub:j 5ld:h 189:e 43p:e 1tf:e yd:e 12c:e 29r:d 2mq:c
food:porridge	79	a2:er vb:1c 5e9:1b 36x:19 110:15 oc:z vz:y 1vy:v 37r:t 3gu:t 3ca:s 293:r 3xp:n 4v5:l 4r9:l 4re:k xo:k 2zr:h tg:g 11o:f
food:tapioca-starch	3v	a3:c5 2p5:21 4vm:1w wl:1l 4vx:1c 124:w 126:w 9z:s wh:j 1km:i 2jk:g 3fr:e 4tt:e 48v:c 1ia:b 2y8:a 3ft:9 3fu:9 34k:8 1c2:8
food:oil	2dm	a4:om g0:20 fz:1w 12e:1s ag:17 101:13 mm:13 g6:z g1:x k9:x mt:m g9:l g2:k mh:i 6u:i 2wn:h g4:f 244:e g5:b 3eu:b
food:toffee	4o	a5:e7 3pk:4o 2d9:1l 5kd:1f 2ne:1e 4dv:x 21t:p 544:p 1we:o 2n1:n 2vk:m 2vs:m 1l7:k wf:j 26u:j 1gt:i mo:c 3if:b 2sl:9 28o:8
scrap	9m	a6:ac 464:21 5ki:1e 3vh:w 4re:q 12p:o 329:n 13g:m 15y:m 9n:j 3il:j 1i1:i 1ly:h 3hg:f 24w:f 1dx:f 1d2:e 4q5:e 6z:e 25o:e
left	20v	a7:ea 1qf:4h fn:1o 27z:1m 1su:1i 67:1g vu:1e 31:1b 1fj:19 f5:19 5e:18 25f:17 1e1:15 pp:14 m8:14 64:12 10n:11 1ow:z lw:y 3gk:w
onc	n6	a8:9i e2:21 u4:1x 1j3:1x e8:1h u1:1g tv:1c 3r3:18 ye:16 h0:z un:y 19a:w je:v 1v0:v 1ac:u 42o:u 1q8:t 2h0:p 1n6:p 4uo:l
rub	69	a9:jf 1p3:24 58o:1s 40n:1m 20t:1a 1ug:n 3kw:k rg:i 41g:h 2e7:f 26z:9 20g:9 os:8 2md:8 2qt:6 4fw:6 4k3:5 1ms:5 3pf:4
gluey	37	1cy:3p aa:2i oc:1s 1yx:1g 4v5:17 4vn:13 20b:10 pk:y 3p0:v 1r8:r yd:p 62:k 3qd:h qo:g xo:e 1ro:d 286:b 2qf:b 2k0:a qt:a
get	e9	ab:62 1mq:4d 4rk:1d dv:14 1jw:13 5ml:12 4rb:10 rj:y 33g:y 1kr:u 4qh:u 19p:s 5ls:s si:r 4ge:p 54w:o fo:o bt:o pl:n 2ji:n
spit	72	ac:bd 39w:3t ae:1p 18d:1j ao:1i ah:1f 2tl:1c 4nw:1c bb:19 37x:17 16k:16 av:x aj:v 5g9:q b6:o 4we:l wl:l 9h:i 3vl:g b4:e
everywher	8b	ad:5n ah:30 bd:2n 1dp:2g ac:23 4vz:1x 4v0:1q 586:1c ar:1b 1iv:1a 2at:13 4vl:12 2aj:11 3qk:11 4t7:z 2a3:z 29h:z wk:y 227:x 1u8:x
splatter	1g	3a9:2k 4vv:1e ar:19 ay:19 ah:z ac:v ae:r 2o9:o 2aj:k 1yz:i 3a7:h an:d 39w:c b7:c 2o8:b 4we:b bd:5
food:tomato-sauce	2k	af:6j 1br:1x 1ji:1r w9:1h 3qb:1a 3ku:17 4rr:13 1xr:y 1gn:u 3x2:s 2m8:p 1jh:l 2xv:l bg:l 3r1:j 186:i 1th:i 1tk:i s5:h 4r7:g
fat	12c	ag:kl k9:1x 101:1w mm:1v 25i:1t 1ff:1o g2:1l 3aa:19 2w1:16 2h3:15 1lq:14 1zb:14 44r:z a4:z 2h8:r 198:r yd:q 4jw:o 24t:n 1hd:l
jump	3k	90:48 ac:2g 4we:2d ah:20 ay:1g 33h:19 49o:17 ae:14 3vl:13 2qb:13 eo:y ad:x bn:r 39w:p 2nd:o 3a9:k bb:i b4:h 2zi:g 3hh:e
stop	m1	ai:e9 5ix:28 f2:1y 2jw:1q 22e:1p ad:1e 2wr:1d 5jo:1b 1dx:16 33h:14 4tk:14 12u:13 273:11 1ds:11 f6:z 5f3:z 48g:x 23y:x 3y2:v 5hg:v
splash	86	aj:d2 16k:3g 9h:2s 1fm:1n 4y4:1m zb:1i 1aj:1b 3dj:18 ac:18 275:16 5a8:10 1f8:10 5j1:w 1uc:r 2ou:o 1wi:n b8:m 42i:l 1vc:k ae:k
cooker	u6	ak:j8 2t1:2s 30c:27 bh:1r 17t:19 1se:z bl:w 8b:v 8c:r 3yh:m 3jk:m wq:l b2:k 24j:j ae:i 120:h wo:g 275:f 7m:e c3:d
red	jh	al:iv 1hv:2f 2mo:2c 1dh:2a 1wn:26 1d3:24 1vs:1y 3i9:1h 4ma:1e 2mr:1d 39w:1b b9:15 o4:14 4pn:z 580:z 1xs:y 3eu:y 2fp:x 2im:x 4g8:v
food:tomato	um	am:o4 od:2r 35e:24 333:23 af:1x ar:1j 4tb:1b 39w:18 1tx:10 px:v 3qb:u 3tp:r 182:q 12u:p 4v0:o 2nb:j 2vn:j 4wa:i 1tg:h 3sm:h
erupt	m	an:1d b2:1c 4xi:z 39w:w ay:c ae:4
lava	10	ao:31 1x6:2w qi:w 2yr:p 288:h 28b:f 1gl:c ae:9 ah:8 28g:7 an:7 ac:5 28d:5 bj:5 26w:5 56b:4
crackl	1g	ap:62 14a:4l 21a:1x 22q:x 1ls:p 2tr:j 90:f an:d 12l:c 3hr:c 1m3:7 2yp:6 2qb:5 ah:4 2ll:4
spot	50	aq:cj jq:41 xz:1q ae:1a 1h6:14 260:q 2bk:p m4:n 1dx:m 2eu:m 2c8:j 3ig:i 209:h 51f:h 2wu:g 36c:e 46m:d 2kh:d 2o3:c 1v7:b
wall	1g	ae:2c ar:27 2mf:1k 302:1a ou:11 4yv:r 30p:q 28h:o b2:k 2ls:i 4we:g 2m9:d 30n:b 319:a bl:a 2z5:7 31a:6 ah:6 30r:5 30q:4
trick	7i	1iz:2s 155:2k 1kv:2g 5h0:1y bd:1r 1ks:1q 55e:1p 39p:1m 1ml:1m 1mc:1h 5cr:1e 152:1e 1kt:1b 50u:1b 1yy:1a 33x:19 4uh:19 29e:16 1ud:13 1i2:12
against	1i	at:23 3gb:1i 1yy:17 21d:z an:w 1iu:w wm:r wa:q 45m:o 1xb:j zv:j 21e:h 1tc:d 1xe:d 3hv:c 2u6:c 4rz:b zj:b 3lx:b bj:9
food:butter	1gw	au:p1 4tp:18 30m:s 57f:k su:j 2ec:e g1:d 16g:d 1g5:c ga:c 1vg:b 4qe:b g6:8 9h:8 4w9:8 3m2:7 1ro:7 zq:7 gb:6 34w:6
hiss	1m	av:c0 33h:15 46t:y an:w 2vo:v 1va:o 1g8:i 221:i 2ba:g 3dr:e bj:9 3vx:8 48n:7 38i:5 1lr:5 2qe:5 mt:5 38n:4
food:seed	ir	aw:nz y8:5z 1kk:1u 4f3:1q bs:1l 5el:1k 2ij:1i 10a:1h 451:1e 185:1d 4cl:17 1lu:q 50b:p 2xi:m 4u2:m 1ps:k 33a:j g8:i 1y6:h 65:d
shoot	12	35i:27 an:x 1jk:v 2t9:t 2qi:i ax:c 2dk:b bj:9 2tb:8 2tc:8 jj:8 1bf:7 35l:6 40q:6 3p4:5
explod	2k	ay:3z 154:2o ae:2n 25x:2f 302:23 3xs:1h 3b5:1b 3ls:13 90:13 4wd:y 5f:w ah:u 2nj:u 18y:s 1f7:n 5b4:l 23x:j 39w:i 5bf:g 12f:e
burn	135	az:g1 119:3d 9c:2y 1v8:25 1tp:1l 1ym:1d wu:1b 2v3:1a mg:18 b5:16 1x7:10 1yp:10 gm:z 1it:y b3:w by:w 5bn:v 5bo:v 17b:v 1w8:v
dot	1b	b0:2h 1gi:y 4ga:u 2mh:q 203:n 2mf:n an:g 2sk:e 3to:e 35o:e at:e 4qp:d 356:c 18v:c 18q:b 18g:a 3dx:9 3dw:9 3dy:9 45l:9
til	17	b1:1p 37u:10 37r:z b2:y 26m:v 283:q 1lp:q 4en:k 47h:j 15i:j 3um:f 4x5:c af:c 227:b 47j:b 3k7:a ah:a ae:9 1ek:7 35q:7
shirt	n	an:1y 32r:1g b2:z b1:j ar:a ae:9 y5:9 32u:8 1z1:7 25b:5
calm	2e	1of:2e 3mv:1l wu:13 3rn:y 2un:y 5bq:t an:s 4z4:s 1qa:n 2j7:k 189:i 1hy:h 4u0:h 3ps:f b3:e 1s0:e 1kh:d ry:d 1o9:d 1yp:c
wrist	2p	bl:2z 9h:24 3lh:1z b4:1r 4xk:1l 1x4:10 3vl:t b8:p ao:o 16k:o 2na:g r3:f 1x5:e 1ij:d hu:d ae:c 37n:b 3pv:a 2xa:a yu:a
burnt	vf	b5:c2 119:3e 3a0:2a 1v8:28 gm:24 9h:1u 3ec:1o 11c:1g 1f:11 a6:v 17b:v 16k:u az:s ao:r 9a:l jr:k 1f8:g 9c:f a5:d 1gt:b
food:polenta	1k	b6:8v 1b7:1i 6u:1f 200:15 an:x 44h:i 2s3:g 2c9:f 2c6:e 3kr:d 110:c rc:b bj:9 1xg:8 2ca:7 2ot:6 2m1:5 2ve:5
volcano	1e	b7:3l 22f:2o ae:1q 1wf:1m 4r9:s 1m0:q xi:l u9:e an:d 22e:d 47i:d 3na:d ah:9 4xi:7 3rm:7 b2:7 bb:6 16k:6 4we:5 ad:4
scar	4v	b8:2y 2oz:2h 479:2a 3vx:28 1x4:1w 1vf:1r 1x5:1p b4:1o mf:1n 1ke:1j 1ab:1h 1lv:1g 5ls:1e 482:1a 1va:18 1y3:18 5aa:16 53e:15 2ie:11 2cx:w
near	4o	b9:57 223:2z 2wu:2t 2v9:18 1vs:16 4x6:11 22h:11 2x0:11 1xj:11 3h7:y 16o:x 3a7:x 2jj:v 2j9:v 2kl:t 534:s 24p:q 4qt:o fl:o 4w6:o
food:fish	10w	ba:ni i5:4i 1c3:3u 19t:3c 14m:2q 14d:2p 548:1o 43s:1n 1bg:1j 37g:1d 1ak:13 1ao:z o5:z o9:y 2kg:y 14i:v 57w:r 2pl:r 4uc:p 4p9:o
mad	56	bb:26 5em:1y 2km:1l 587:19 5kg:18 3vh:16 1x9:12 3kn:11 2lc:11 3q6:z ah:y 41g:x xi:x 1ia:t mx:r 2j5:m b4:l 3na:k 426:j 4wj:i
doing	av	bc:2h 2lc:26 dv:1w 155:1q 1k6:1n 23u:1i 3jv:1h 1lm:1e v5:19 57b:18 ud:17 51t:11 4qb:z 4cl:y 19m:x ap:v 2cx:v kl:u 4uh:u 1hj:t
mess	4i	29e:2c bd:2c ad:1x 4ab:1s 2qz:1q 28i:1n th:1n 1to:1e 25e:1e 1dy:1c 33s:15 3x1:11 514:10 535:10 45j:v 4pe:t 1x8:t 2tx:r wk:p aa:n
means:thin	1vi	be:kg 19n:3k 198:3d 1cl:22 13y:1s 14p:1l 1k7:1k 1cd:1k 7d:1d zk:18 8m:15 1tr:14 6j:13 4sc:11 1tq:10 6e:z 8s:y 1sh:x 29o:x 4sb:t
watery	g8	bf:aj 6e:2n 1ja:1z 1tr:1v 1tq:1n 2oc:1i 1cd:1i 3ih:18 1cl:15 8s:10 8m:w 6j:s 1co:s 34i:r 1j8:o 1d0:n 8n:k wz:j o1:i 1d2:i
ragu	2i	bg:62 4tb:1z 19i:1q 1ev:1j 21:1d 1il:1c 1u5:1b 2fs:19 5je:16 4g6:13 4tg:12 2qc:10 1z:y 1qf:r an:r 161:o 1j4:n rq:m 2jl:l 1xb:k
stov	gt	8c:7b zh:2d bh:1k ad:1i 2eh:1b 8b:11 345:z ac:z 1ei:w 91:w 1su:r 39x:q xq:q fn:p 2er:o ae:o 9j:m ah:k 324:j mr:i
hand	qf	bi:k4 1kz:3i 14r:2n 19x:2m b4:2m 9h:2d 3lx:1x 30f:1p 20t:1o pa:1l e4:1k 2ta:1j 52m:1i 1ag:1g 493:12 2z6:z 1me:x a9:x 1wz:s 208:p
spittin	g	an:11
food:animal-fat	14	bk:5p 2hx:s an:i mm:b ae:6 3ab:5 bj:5 244:5 3ac:5
fly	1t	bl:2j b4:1v 4pj:17 ou:n 46k:m ar:j 3b5:i ah:i bo:h 4go:g wk:g 22g:e 3nw:d 4hw:c 2qb:c 2dk:c 2af:c 90:a 163:9 3xu:9
means:frying pan	hv	bm:dr 195:1f gt:1b 54:10 gu:10 1gs:y 57d:u ew:m 3z9:k 50:i g8:i 2lm:h ws:g 2xx:g 1ql:f 1vr:f 4zq:e 2p9:e 1vd:c 1lu:b
blip	w	bn:44 2km:w 1pu:p 50p:h 2m2:b bb:4
plop	1e	bo:3u 1in:1n 8x:10 ae:y 1m0:u oc:n bn:k ca:j 2m2:h ar:f zt:c 2mk:8 4v5:8 16k:7 36x:6 3jp:6 bl:5
high	a2	bp:e1 h1:21 21y:1r 4vk:1m 2ey:1l 4s9:1d 5lk:1b 424:1a 54e:1a 47u:14 fi:13 1gt:11 2to:z 4tu:z 1a3:t 24j:t 1la:r by:q 173:q 37x:o
tight	46	bq:g4 pa:38 19z:1c 3nb:17 585:11 2k8:z 23l:v 5ib:v 17n:t 4rp:q 510:p an:p 1g8:h 34j:g 7i:g 3mb:f 3kf:e 2ek:d 23o:d 3kz:d
food:mustard	5b	br:hf 2wn:1s 1y6:1s 1y4:1o s8:1f 4u2:19 1o9:11 3ao:u 1y5:e 4bs:a 1jy:9 1xa:8 1ye:7 18i:7 2th:7 12h:6 1ia:6 vr:6 h0:5 33z:5
food:cumin-seed	39	bs:cu 12j:1u 12h:13 1nr:k 12i:b 2wn:9 1nf:7 1ic:6 3es:5 12o:5 1ne:4
lay	2m	bt:4f 190:1v 5lt:1p 4pp:1e 1lj:17 5d5:16 1lo:v 21g:v 48h:v 4bo:t u4:r 1nk:o 18d:l 4ht:l 1je:k 3e9:i 27s:i 1z2:f 4v1:f 3t9:e
means:sieve	ci	bu:jh 5aj:1u k4:1g 17l:1e 4to:1d 1iv:11 2q:t k2:p c4:h jv:g 335:g 1yo:f 2sf:f 3e5:c 2xl:b 361:b 1jz:b 4rp:a 116:a 1ki:8
upsid	10	bv:6y 22a:29 49k:1a 273:1a 53h:x 513:w 1fw:l 53n:9 53m:9 53l:9 2uw:9
means:drop	im	bw:ce 1ca:2j 1bd:1z 148:1l 23m:1k 5i0:1j 27c:1g 4r0:1b 3my:1b k2:18 109:14 mn:13 10r:y 4sx:y 57w:v 2hk:t tw:t 47p:t 3vk:t as:t
pat	2k	bx:9v 220:1j 1rv:i 307:i 1s5:g 1az:g pa:d r5:c 1h1:b 4ay:7 dw:7 1ow:7 4jz:6 mh:5 1j9:5 116:4
lower	54	by:9w my:2s 586:1z 321:11 218:10 yd:x 2h3:v 2lc:u 2a2:s 31x:s 3bh:r 4qz:p 57i:o 12b:m 2b7:m 1z2:l 2ho:k 11y:i 28c:h 29t:g
20	6d	bz:3o 7s:3a 2pv:2c 34m:1n 3im:1f 596:1f 2a0:1d 52p:17 47i:14 2ov:13 3kf:z 2i4:w 3a8:v rs:r 50z:m 2r7:m 229:k 150:k 1li:j 222:j
30	2k	c0:1b 1ld:1b 2i6:1a 3ky:17 30x:11 1k4:10 5i1:x tb:w 5g4:u 17i:q 3u7:q fh:q 5bd:p 3cx:p 4wc:n 276:l 1ql:j tm:i 2dv:h 4xl:h
second	bv	c1:bk 4ra:1u 127:1g 4o5:1c wf:19 1gt:18 5hs:14 24u:10 2jz:10 3sm:t 1vg:p 45p:k 18v:i 5e9:h 70:h 2r9:g 5hk:f 1uh:f 2r7:d 5kb:d
next	g0	c2:ao ue:2d 5iw:1n 4tu:1m 4v7:1j dv:1f 3ap:1e 4ye:18 r2:13 50i:12 2vn:u 4zi:s e5:r 3al:r rf:p 27m:o 1ah:o 3hq:n 1l7:l 26r:l
slow	ls	c3:hx 2t1:3m 30c:33 2n2:1e 54w:1a r9:w 1j2:t 4o:s 2cs:s 1oe:q 2n3:p 71:p 16p:p 1ge:p 55e:o 4w3:m 1ir:l 120:k 1et:k mp:j
siev	7b	c4:fy 17l:1r k8:1e 25n:19 1r3:15 bu:13 1yo:z 25h:k 2zv:i 1jz:g 361:f 1ki:c 362:b 186:a 3e5:a h0:a zt:9 om:6 1u8:4 1xc:4
drop	di	c5:cj 2qq:1x k2:1r 1ca:1o 3my:1l 27c:1k 4sx:1g 57w:1b 1in:1a 2hk:18 23m:15 lt:13 33d:11 3ig:10 4r0:z yw:z 4yu:z mb:x 5eb:x 1wn:v
ready	16z	c6:cl ev:41 1b6:21 3f:1k mb:1k l7:1c f:17 1xu:13 n4:10 59:y 56v:w fa:w 4sq:v 4sr:v 5b:v f9:u 20n:s 2wx:r 14x:p 2h:n
shrink	15	c7:4o 1dj:1u 2tm:z 1sn:p ce:l 2gg:h 1sq:f 1l4:c 1sm:c dl:c 3ea:8 26i:8 2kn:7 2le:7 ct:6 mt:6 1sp:6 2lm:5 1so:4 2vh:4
yield	k	ce:n 107:7 4ju:7 ct:7 4ij:6 26v:5
gram	at	c9:b8 cm:3u 4h:3f 2jq:2q 12z:24 tf:21 5lm:1s 5ds:1l 1r6:1h 2l:1a sy:16 2a5:10 sd:z en:z 5j5:y 173:x 35c:t 512:s 2zv:r 1wu:q
heavy	7i	ca:ax 1zh:3r 4bw:1w bo:1n 1r8:1c 43o:1b 1ag:13 1zx:10 303:v 4vy:u 3ps:t 4wm:t 2af:r 3al:q 1ey:p 4w1:o gu:n 1qa:l 3m8:j 1ed:j
food:lime	fx	cb:i2 cu:4h 1ra:a ks:9 qy:9 63:7 4cz:4
tablespoon	59	cc:37 2sb:30 i4:1b 303:15 3qf:10 1g4:x 1ba:w 3kl:v 2bo:s c9:s 1e2:r 4rn:m 2y5:l cq:k 2x3:k 1hw:j en:i 3qs:h 1yi:h 4jq:g
food:dried-pasta	57	cd:dx on:1q 2ep:13 vn:13 e0:12 3mt:l 3bt:j 2e0:i 3ms:i 59k:g 4xs:e 28j:c 44k:b 350:9 19f:8 3bw:8 2d1:8 3bv:7 3by:7 3bs:7
roughly	15	ce:56 57c:2f 172:1r 558:1o 1w5:1e 66:11 lg:n kh:i 4lh:h 37q:h 4ro:f 16x:6 122:5 111:4
medium	5r	cf:f4 5hd:29 4xg:28 2dh:1e 2iw:1a 30t:1a 274:18 5iw:15 4c8:x lt:r 4c9:m 4yy:m 273:e 21g:e 3sp:d 4b7:b 24j:a 3ad:a 3ae:a 3tf:9
food:clove	6d	cg:h7 1ie:2d 1id:t g:h 51s:e 3d8:c 1o9:9 1fq:8
worth	4x	1iz:1v 11u:1h jl:1g 49c:18 1z9:18 3t7:18 1f4:16 3gm:15 3ua:12 59f:11 52p:10 3sp:10 5kw:z 18w:t 1t5:s 1a2:r 6o:r 1rz:r 46d:q 3kw:p
food:potato	1nc	ci:pi iv:2u im:2l u6:1w ft:1s ix:18 xo:16 1fk:w 14w:u 14z:r 277:p 4h8:l 5h3:k 1rn:j 16k:g 4pf:f 4fw:f 44c:f 58o:c rw:b
larg	7t	cj:68 5c6:1p dp:1d z:18 5kt:13 15a:12 5l9:z 58a:y 16w:w 21g:u 50o:r 1im:m 2tp:i y:i 1k5:h 3m9:h pb:g cz:f 2xj:e 22h:e
means:raw	22t	ck:o1 42g:1o fs:1b up:z 1vs:y 1kn:o 1i9:m cn:k 4u:i 20t:i 7c:i 3qm:i 1gi:h f3:g 2a6:g 1wa:f 1lk:e ev:e xa:e x9:d
500	1m	cl:6h dl:20 4t5:y 4fo:t ct:j 3b4:h 3b3:h 3b2:g 24n:d 32i:a 3je:8 eh:7 128:6 248:5 10b:5
g	5i	cm:48 d1:1s c9:1n 2w2:1a 2jv:12 16x:11 4h:w 1ac:k 1k4:i 1xe:h d0:h 2ll:e eo:d 1iy:d 2l:c 20g:b 5l9:b dl:b 52p:a 20e:a
raw	1si	cn:nj up:58 1gj:2f 42g:1v fs:1i 2a6:t ck:q 1kn:q 1i9:p 1vs:o 20t:m 1lk:l 192:k 4u:j 7c:g 2dp:g f3:f 2pp:f xa:e 2du:e
two	1nn	co:ha e7:31 2i:13 cv:11 2ky:10 3fe:y 3h7:t 2if:s er:n 11t:n u4:l 19h:l dr:l 57n:k v0:k wn:j 1o1:j uc:i te:i 4b:h
noth	fd	cp:4i 4zu:3e 2nh:28 ou:22 68:1u 1s8:1t 1px:1t 1mv:1r 5c1:1q 4w7:1p s0:1h 5c9:1h 28o:1e 1q2:1c 189:18 2gp:17 59y:14 59s:13 h2:13 4s4:11
cup	87	cq:ef en:2t 172:2g 52d:22 365:1t 16u:1p 49v:1m 4y3:1l 2sh:1g to:1a 4r8:17 1a2:15 3hk:14 1gl:z 43o:x 2u4:w 55r:w 4ys:s 19b:s 1we:r
giv	5g	3ya:2l 2lk:29 1kr:1x 5cp:1j 1a9:1i 12u:1i 2sh:1g 3wt:1d w4:19 2bx:13 4z3:13 3zc:12 2g5:12 3gq:10 3r7:x 1h6:v 5lj:v 2k7:t 2tf:r 3h1:r
amount	8k	te:4w cs:3a 23h:1u dl:1m 1j3:1k 3d8:1k 4nc:1g 1w1:1g 1g4:1e 35a:19 18b:19 1l8:16 2to:14 4qm:13 cl:11 1gr:11 151:y dp:w 3it:v 5k2:q
500g	p	2il:y 2tw:r ce:g 248:f 2lp:e 2rv:d 247:b c8:a 2gn:8 2lq:7 cl:6 12t:6 20j:6 2lo:4 3f8:4 3f9:4
food:lime-juice	2g	cu:47 cb:1r 3kk:d 2ug:8 3ig:6 4ay:5
thre	p6	cv:cd 43p:24 2j:1x 52o:w 5lk:u lx:t 5hp:s ve:r 2if:q s1:q 1qn:p ks:m 3im:k eb:j 377:i 4zv:i 2tx:h 1xc:h 2sk:h xj:g
kilo	5i	cw:ck 1a1:8u 51l:1g 46q:1g 34c:14 cl:s 4ve:r 3jc:m 19w:i ud:i 2l:h 3hi:h 301:g v5:e 2ba:e 2ku:c 2n4:c 1uv:c 34d:b 47l:b
normally	p	1mk:q 1mj:p 44c:m ce:k 1t1:i c8:c hy:b 2h9:b tx:8 fl:8 3fv:8 1hi:6 ct:6 1yn:6
los	3x	5f1:2o 2uu:2h gk:2b cy:27 17k:22 2hx:1q 5eb:1i 4a0:u 2pr:s 2x7:s 14q:s 2ij:r 1jm:q fr:o 2fn:j 39i:h 2oj:h 3y2:h 4wg:g 14w:g
tiny	6r	cz:3u 12p:25 3tr:1u 2kx:1q 4ma:1l 4t6:1f cj:13 25k:y d8:y 2ii:y 5bb:x 1lo:x 3ya:x 4yh:r 2kn:p pt:n 1ib:m 12o:m 58f:l 2po:j
400	1k	d0:71 1a2:1s 512:1p 3jr:k 1xe:b 2w2:a 240:9 ce:8 10t:7 4h:7 391:7 c8:5 1ag:5
scal	56	d1:b7 236:22 1k4:1p 5l9:1k 4h:1i 1sj:x 558:t 1xz:p 1py:n dp:m 1xy:m 1iy:l 2h6:k 18w:k 51l:j 3au:j 1l8:i c9:h 5bd:g 58z:f
vanish	29	1ch:6i 3eb:2a 5bi:23 123:1l 2p:13 2jr:10 4ty:v 516:u 1eo:r 1qt:q 266:n 3rh:n 497:f 498:f 2mq:e 151:d 10z:c 30h:b 30g:b 1y0:a
start	y8	d3:eo ys:9w 3lg:2n 1mm:1a 2sn:19 1o8:17 4g8:12 mx:10 32p:y le:y rc:w 18v:u 2da:r 1o1:r 5h0:o 1fi:o mb:n ve:m 155:m pl:l
food:chickpea	di	d4:lh 2c1:2c 3ap:22 5jr:20 2sh:1v 4xd:1n 1xq:19 3ir:18 1fs:11 2fl:z 41m:w 5b0:w 4t6:t x2:s d5:s 4xc:o 25f:n 4wd:l 4ug:l cy:k
food:hummus	2w	d5:cw qs:2t 38m:1g 391:1b 1en:z 2wz:v pz:u 1ia:q 3i5:l 4qf:i ce:h 39g:f 1ed:d 3mx:d 3mw:d 2k0:d qz:c 1ok:b c8:a 162:a
food:orange	7i	d6:l1 51d:28 1na:1n 1vl:1a 3re:16 1b7:13 y0:z 509:y 4w6:x 7y:v 4bd:p 1pc:o 301:n 1us:m 1tr:h 2yb:h 500:h 2ic:h me:g 516:g
zest	3p	d7:em 45m:u jo:6 24b:5 4jz:4
small	vq	d8:bb cz:5z 81:2g 15a:24 c7:1u cj:1q 1vy:1o 15n:1m zf:1k 5er:1i 19e:17 1ti:12 wf:y 35r:x z:x 1k5:w 7b:w 19d:v q4:t 4t1:t
their	25	2fx:2v 2hm:20 d9:1l 1fb:19 4l2:11 2s6:10 1n8:z 1n1:v c8:m 11u:l 1gz:l 1ca:k ko:i h4:h 4pw:g ce:f 2v9:c 1xe:c 1my:b 15r:9
bigger	42	da:85 2a0:2l 21y:22 1lb:20 4xs:1p 3t8:1a 50o:1a 225:18 3iq:10 15n:w 229:p 219:n 3ro:l 2m8:k 1li:j 4bt:e 35a:e 2ae:e l3:d 19f:d
food:bean	z3	db:ou 1xt:76 qm:4l 1a:1w 1xq:1b 3qd:y 5gp:w 530:u 52z:t 534:q 3iq:p 3y0:p 3ck:n 4qq:m o4:m 3i2:j 4h4:j 3tx:j 2uq:h 39t:g
45	15	20l:2b 53z:1w 4wk:1p dc:1k 25l:1j 4tc:1a t8:z 3e8:q bg:o 32t:o 4qr:m 4qs:m 26e:c 19r:8 24p:8 3lb:7 1xu:7 om:6 4g6:6 2ex:6
ml	3x	dd:6p 267:1c 3hb:w 173:o 1nn:m 2w2:l cq:k d0:f 23m:f 21d:e 1ag:d c9:b 3kl:a 16e:8 21e:7 4jr:5 23o:5 14p:5 en:5 3ay:5
1	30	4pd:2c 4sz:29 5cg:28 51l:1s 2iy:1o 3jc:1j 2aq:1g 54e:1e 1jo:1a 2j0:19 cw:18 2ak:10 4ve:v ry:t de:r 2rj:q 1vu:j 24j:j 1vn:j 36x:f
150	1e	df:25 22j:18 4m6:w 42x:p 3vs:i uc:g 3t8:f 3j5:e 4jr:d 1se:7 1zc:7 4dv:6 wq:6 11x:5 24j:5 22w:5 8i:5 3vt:4 4gs:4 d1:4
80	1b	zn:1y 24i:1s 5es:1l 3sq:1h 16x:18 rh:17 1uo:v sv:t 441:k 5js:j dg:g 3ze:g zk:d 1h:d 2oq:d 13f:c 249:b 10i:9 5f9:8 3c1:8
175	e	
50	10	tb:2b 21a:1u 21r:n di:l 2zr:g 2ao:d 3mu:b 2zm:a 2aq:a 2zs:9 595:9 d1:8 3kl:8 3ko:7 2zv:7 q4:7 2zz:7 2zx:6 22v:6 128:5
shell	am	dj:kv 50g:1x 5l2:1g 1q4:17 35s:x 10p:x 489:v 2l3:v 4tc:v 5c4:r 586:r 30f:q 2mb:p 5ca:j 1zk:g 24q:g 1ww:e 2vi:e 1gj:e 2pw:e
55	i	dk:3g
tenth	e	
bulk	3r	dm:46 211:41 3kz:3v 55i:2k 4tb:1w 52i:17 xf:14 4si:w sl:u s4:s g9:q 5jl:q 3fx:o 1p5:n 1yl:m 1ta:k 3kf:j 4j:h 4bs:h 19z:f
quarter	59	dn:9m 4xj:21 5ab:1k 4dk:1k 4yd:1k 5fn:1h 274:1h 2gs:1a 1w8:18 2s6:11 1ua:11 2u4:10 2su:y 114:y 514:w 4tc:v 3dq:u 1f4:q 1ix:p 16u:m
means:double	p8	do:g1 dp:1x 5hw:1x 15m:1i tv:1f 32z:15 3jt:15 4gq:13 1l8:11 1ba:10 29a:z 3lx:y 1j3:w 19g:v 4sv:u 5fn:u 25b:t yt:r 1v4:q te:q
tripl	29	3im:21 2za:m 1l8:k 1zl:j 452:i 4gq:i 3rh:i 1lc:h dq:f 3it:f 39n:e 1j3:c un:c 1q8:c 19h:b 3ey:b te:a tv:a 1xy:a 2sr:9
doubl	ho	dq:ck wn:2y dp:2k 3u9:1z tv:1q 4gq:1g 1l8:1d 3it:15 19g:14 5b0:14 29a:12 3jt:10 19w:z v5:z ud:z yt:u 2ed:u 54t:t 1y9:s 19m:s
chang	fh	dr:40 4pn:2x 19r:1x 3j:1s 2da:1k z4:1j 1z2:1i 5c4:1e 19e:1b 19s:1b 1q8:19 55w:17 353:17 xv:17 4sc:16 4fx:15 3gi:14 24c:13 1jg:13 264:13
order	60	ds:ec 1n8:1l 24e:1h 2l7:11 2z0:11 34h:y du:x e1:t 2go:t 1ck:s 3td:r ou:q 3j3:q 4yg:p 4c2:p 1fo:o 41:o 20x:m 3o0:m 4ni:m
step	5k	dt:hi 52d:2f 26a:1l 2oa:19 3do:17 4ug:s 2rj:i 1pm:d 1dz:b 4i7:a 2dp:a 3he:a 127:9 11r:9 ry:8 14m:8 4ja:7 vt:7 1ia:7 2h0:6
prep	2y	du:6e uy:3c uf:38 4z0:28 ue:1g 12n:z 54q:y z9:v 3tm:p 34a:p 2tw:m 3w:i 4r9:i 45z:h 4up:h 14g:h 1le:b 36u:a kl:a q:9
meanwhil	2b	1dy:47 4ge:34 e5:2h 4z0:23 dv:1z 59a:1r 1ge:1b 5j0:17 ue:z 20a:z 26a:y 2jn:s 20x:r bc:m q:k 2z1:h 12e:d nl:7 ds:5 149:5
important	1w	4nz:1x 1im:1v 1qp:1b 2sh:1a 3s2:12 1p7:u 1p6:r 23g:q 29f:q ee:o 30p:o 4qy:n 2xy:k ef:k 1zt:k 228:j 4sq:g 4sr:g vj:f 1qh:f
food:stock	x6	dx:m5 1fr:21 1ja:1v 3h5:1g 3h6:1g x4:1e 5if:1b 43m:s 17s:q 5fv:n 33x:n 17l:k oz:k 1j1:k sr:j dd:i ej:g 1da:f 2jy:e 12y:e
means:tender	1i7	dy:gw 13z:3k 7c:3d lq:35 8g:21 110:1r 2w:1l 1gq:1d 1hc:18 6l:12 ep:10 1ny:z 32:x 1sg:r 6h:r 1rp:q 273:q 1c:p 2mx:p 16n:p
soft	1gy	dz:hg 13z:3r lq:39 7c:36 8g:20 2w:1p 1hc:1l 110:1g 32:17 1ny:12 15j:12 2mx:z 1gq:y ep:w 6l:u 1jp:t 262:s 273:s 1rp:r 1c:p
food:pasta	rl	e0:kj z1:67 cd:3j 11z:2t 5az:1k 1dy:1i 16u:15 55v:10 vn:y 170:u on:p 2ep:n ty:l 14x:k yp:j wh:j 350:i 172:e zp:e zc:c
bung	1m	4yt:1i 2tq:1f 1vx:1d 2n4:16 sf:10 ef:y 290:y 3kw:u 30c:q 4sy:q 1x3:p 4lw:p 28w:i 124:i 126:i 2tb:f 2tc:f 4gk:e 12s:d 2tp:c
together	qf	e2:ev 175:2f 3mm:25 a8:20 hr:1v 121:1u e1:1s u7:1j ji:19 5j5:18 6i:18 ht:15 13t:13 3gc:10 31f:w 19a:v tx:v 33d:t ds:r e8:r
skip	of	e3:8r j2:5e 7r:3w 6d:2p e9:23 5dj:1d 4zn:17 1ye:16 et:14 5bv:x 1xu:x 56o:x 150:w 2c:t 2a:s ch:o g7:o e6:n 1ou:n 2ga:m
accident	3g	e4:3o 5c3:20 5lt:1o 4wm:1n 4at:1a i4:18 4sl:13 2ai:12 l2:12 6f:z 44l:x 2px:w 4s4:u 3o8:u 4s5:u 4zk:s 3rn:r 1l0:r 1qz:r ol:q
meantim	1i	3pg:2i dv:1n 4ge:1a ue:1a q:1a e5:19 3n2:y 21z:m 276:e ef:d 1h:8 9i:5 2dz:4 ek:4
means:skip	1ag	e6:fd 7r:4n j2:37 dw:2g 1y6:28 6d:1x tm:1l 10o:1k 1a8:1k g7:1f 24g:1e 15s:16 1y4:13 2fx:u e9:u 27:t 4u2:t 4oz:s 5bv:s 2qx:s
both	7v	e7:a1 2ed:2f 2e4:25 4e0:1j 58u:1j 5gf:1f 3cx:1c 3j3:1b u1:19 ct:18 42q:13 4yu:11 j4:10 4l2:y 2ml:v 1ou:r 2si:r 4nz:r fo:q 47c:q
chuck	25	1oo:29 ef:1x 41:17 5gp:15 32b:12 1gl:u 266:s 6i:r 3of:p 37i:o 10m:i 3lm:h 1qf:g 592:f 1os:e 24e:e 10d:d 37h:d nv:c 2s9:c
rush	3p	6d:3b 328:2d 4lm:1z 3k5:1j to:1f 1xu:15 46v:13 22i:u 15e:p 3l9:n 1qj:n 1fu:n 7r:m 4t:k e3:j e9:h 2vc:f 26e:e 1yv:c 29q:a
throw	eo	ea:5o 1mx:2w lw:2f 4uy:1r 1q6:1h 1vp:1h 49g:1b 3uz:16 m8:10 4f8:y 5n5:w o:w 1ns:w mg:v 55i:u 4tb:u 57e:u 3zk:t 10n:t 1xt:r
four	kx	eb:cp r1:2q 39z:24 3iq:1s sn:1a 488:19 3jv:17 4vr:17 134:14 ul:13 4uk:12 2e9:z 24h:y 4t2:x 1q7:v cz:u 5n5:r 10n:p 49m:o 4wr:o
fill	j2	ec:l8 165:22 36w:1y xf:1w 5kc:1f dm:1a 356:19 2s6:18 1pr:17 5de:14 4v6:x 2tk:x 1ge:v 3k5:v 58l:v 4al:u 3ls:u 2o1:s mf:s 21p:s
shouldnt	2e	42s:1z 1h:1n 2pw:1n 1fs:1k 54e:1h s8:1f ru:17 4po:13 ef:12 ke:11 3tf:z 4vu:x 2fw:v 3r1:v 3tg:s 2dy:s 4vv:s 2mq:o 3qu:l 24m:j
reason	25	14o:2i 3ti:1a ee:18 3jr:y 122:v 178:s 20k:q ef:m 394:l 4qv:i 4nz:i 1ip:h dw:h g6:g 2es:g 1fv:f 3gw:e 3gv:e 1wj:d 195:c
sequenc	m	ef:1i 4cd:m ds:g 17g:6
problem	80	5ia:23 4wy:1z 4oz:1t 49m:1o 4wv:1m 5hj:1i 4sd:1e 45o:1d 4v6:1b 5a8:1a 21p:1a 26a:15 1g8:15 14o:12 58l:11 4xr:w 2i6:w vq:u 1fu:t 542:t
means:stir-fry	4t	eh:bj 1r0:2i 55x:28 1jg:1m 1so:1h pf:1a 1jm:17 37i:t 1uk:t 14o:r 3my:r 1qp:q 4xz:o 1u:o 2jl:k 4dj:k 3hh:j du:i 2st:i 2mn:i
food:pea	ck	ei:ku o:41 5j0:1e 3qd:18 xv:18 34g:13 2gv:x 3i2:x 26n:s 3ki:r 1j6:r z8:p 1a:m so:m 1gs:k 10l:k 15f:k 1if:i sa:h 525:g
food:soup	1d8	ej:nl 16z:45 12y:2u bf:1s 1rd:1o qx:1g 1cl:1e 5ig:17 vz:17 uh:x 2fv:w 1fi:v x3:u 12r:t dx:s vg:p 4ye:p 1r7:p qj:p sr:o
wrot	i	ef:m 18f:d 181:c 14h:6
food:spice	qb	el:l0 12j:2h 1i7:1z 18l:1q 52h:1o 5jn:1m 1p3:1h 16b:1f 1nw:1e vj:16 1ng:12 49a:v 1nh:u h2:t 3rv:s 1nu:s 4di:s w3:q 547:o 1g0:o
food:herb	ar	em:hc 1js:2v 15q:2p 43g:2d 10e:1v 2tj:1u 168:1m sc:1g 1x3:1g 10u:1c 52k:y 3wr:x 3tf:t 3i5:t 4vr:s 15o:p 3ih:p 2ws:o 167:m 3mm:h
measur	3v	en:bv 3kn:26 43z:24 1p1:1v 4r6:1q 172:1l 4kb:1g qp:19 4sq:17 4sr:17 558:12 3o0:z 3pq:y 1v7:x 5a4:x cq:t si:t sv:s 2bk:q 1ro:n
earlier	22	eo:3j 17k:2h 51m:1x to:1n 2zj:1i 5fk:1g 2ug:14 2to:14 4pf:12 ue:y oz:m 25a:l 1iy:l lg:h uk:g 3cv:f 14w:e 2en:d 4ev:9 16a:8
hard	1ie	ep:hg lq:4a 1rr:3t 8g:3d oh:31 45:2b 2km:22 1gq:1n 3jq:1i 1gi:12 b0:11 1ec:10 44:y 15j:v l1:v bb:v 2me:v zy:u dy:u 1w7:u
dairy	5y	eq:c4 su:2g 23s:1x 5c7:1d 4zw:1c gb:11 1w2:10 2bv:u 1o6:p 1zn:l 50n:l vi:i 44r:g fb:d 2wd:c 3rj:a 1uw:8 tf:8 vh:7 ts:7
longer	lk	er:90 1mt:1r 52l:1p 56f:1l 3ne:1e 4tp:1a 2vs:16 2o7:13 fh:12 15j:12 kt:11 4sc:z 2zv:y 4z2:x 29f:x u1:q 2pm:p 12n:o 518:n 1l5:k
tast	1v2	es:m6 2so:5g h2:3b 2ga:1n 112:1i qi:1c 1mv:1b 4vi:17 5cp:16 2gf:15 1i1:14 3rv:14 1al:z k3:w yc:w ya:s 3mh:r 143:r 1md:r 166:n
plainer	k	2hm:2h 56n:e 1di:a 59j:a
lost	60	eu:4f xu:2p 5bc:1z 1lr:1x 2la:1x 172:1w 2j0:1n 4pa:1l 3ap:1i 1a7:1f 3tv:1c 58w:18 2n5:16 3er:13 2sb:13 83:12 4zf:12 24e:12 5cr:11 5io:10
don	1ip	ev:bx c6:3v 2kp:2j f9:1q 1kn:18 199:10 15j:z 3pg:y 1wa:u 3bh:t 2h:s 1ue:s l7:r 4x:r n4:q 1ru:q rl:p 1b6:p rz:p f3:n
wid	3y	ew:bu 2jc:1q 5da:1o 22f:1f 16o:19 5fn:14 17q:q 2qr:q 2xr:k 1k7:j 12y:h 4vd:g 32f:f 262:f 5q:e 2ay:b 37r:a 1gu:a 1ld:9 on:9
later	dk	ex:6y j6:2c 1t5:26 49d:1w 56o:1v f4:1r 57w:1k 1vq:1j 283:19 4v2:19 28b:17 rx:15 ln:14 3rt:12 3y2:12 f2:11 2ak:z 5n5:z 3qm:w 33t:w
means:people	1v4	ey:ha pm:2w 2hd:2n 134:2i 1m1:1t fl:1q 12m:1p f0:1p 9q:1o 1hl:1o 19w:1o 2ex:1n 36t:1k ui:1i fd:1d 1qj:18 19m:15 40:12 ud:10 hy:z
serv	us	ez:dk 1qj:3k 1n2:39 3o0:2h 12m:1l 1ad:1l 26c:1h 1m4:1a fl:1a 15b:19 134:16 3ua:15 5a4:14 28u:12 493:11 13t:10 4su:10 1m7:10 13r:z 2g:y
dinner	lv	f0:bo uh:59 1m4:2i 39n:2a 1m5:1l 37q:1g 1m7:1a 3rf:19 4hi:12 fm:11 1qj:z 240:z 1x9:y 2ex:y 5n9:x fd:x 53z:r 1m6:r 16o:q 2bb:n
nobody	4g	2v3:1u 3b8:1q fa:1h 3h1:1c 18i:19 327:18 56j:18 1oc:17 15x:12 5t:z n3:w 24e:v 28b:t gq:q 1xv:o 562:n 1pi:m 2na:k fd:k 2ku:j
paus	1b	f2:31 2a8:1s 1fz:1m n3:18 4lx:t 32h:t 2ad:h 1gg:a b1:9 3y2:8 ai:7 3ky:7 uf:6 150:5 4n4:5
middl	10s	f3:e0 1kn:a5 3qi:4o rl:3z 10a:32 1gj:11 4ud:10 1wa:x 3lg:v nj:u 32p:t 10r:t 2l2:s 26:q 35z:q 1l0:o 28j:l 29d:l j9:j nq:j
fetch	12	58v:2g 58k:23 f8:1m 3qo:18 vt:10 1ld:w ns:f f6:c nk:c 3qn:b 3y2:b 1g8:a nt:9 30o:7 yn:7 nu:6 17v:5
phon	4t	f5:21 3y2:1k 1fi:1h 1fh:1f fr:1b 30x:1b 34h:18 1v8:p 3n5:o 2ki:m 4at:l fd:k rc:k 4gf:k 1bz:k 1fj:j 14s:j 16n:i fx:h 3a8:h
rang	27	1o5:2l 3y2:2e 5fz:19 3o3:18 3a8:13 4o5:12 2dv:z 2ki:w 1je:w 41m:u 1lh:o 2ip:l f4:k 3l2:j 3ja:i wa:i 3l1:i 3l0:h fx:g 24j:g
switch	2w	f7:58 30d:2k f4:1l 57v:1h 3y2:12 2yq:11 47k:u u1:r r9:n ri:l n8:k 34v:h 257:f 10l:d 1fn:a 3yh:a 3hk:a 53i:a 37g:a lw:9
nip	1m	f8:7n 42c:24 15r:1h 2e7:w 3o1:w 41g:v 58:h 3a2:d 4ge:b 51:9 1v7:7 41q:7 fh:6 n9:5 dv:5
finish	ks	f9:bs 2ug:1s 4d2:1f 1m3:1e 4ct:1b 18m:18 2a6:17 4zj:17 1q2:y 2hc:v 8o:v 5cy:u k6:t 16c:t 30m:t 3zb:t 2io:s 1wm:s 45k:r 2qp:r
traffic	1m	fa:1b n3:o 1tg:k f4:k 5t:k f1:j pm:g 3rd:e 1v5:c 21i:b dg:a f2:7 24l:7 fm:6 2de:4 fc:4 5l:4
someon	62	wb:5e 359:54 fb:40 13q:1z 2ix:1t 163:1h 3fp:1f 1j9:1c 4jb:18 1a7:15 1so:12 2iq:z 4vq:w 579:w wf:w 1xg:v 2la:v tq:t 46d:s tt:s
hold	i8	fc:9l 175:2h xh:2f 24a:2f 2ax:1w 2mk:1v 1d6:1r 21i:1j 5t:1j fd:1j fa:1i 3kx:1h 5dm:1e 37t:1d 47d:1d 3k7:1b 4ct:1b 59k:19 2ex:18 3rt:13
hes	4b	2lb:2l 2ei:12 33v:x 3kx:t n3:s 2el:r 2ej:q 1vp:p 5t:o 1lh:n 38x:l 2hh:j 5cz:j f1:j vo:i wb:h fm:h fb:h 3nb:h h3:h
rung	t	3te:1y 2lb:p 30k:e 283:d f1:a 21i:7 fo:7 34x:7 33j:7 fk:7
train	2e	fo:26 37u:1g 1o4:1f 43q:1d 1rh:1a 3lp:x 2lb:v fg:r 36z:m 507:l ff:k dg:f 13v:d 2h4:d 82:d 5ea:a 38y:9 3t5:8 3kx:8 3kb:8
school	8b	fg:7h 2cb:3l 38y:2x 1rh:2s 3yt:2q ff:1y 458:1t 37p:1i 38z:15 2sd:11 ug:x 2tf:x 37o:w 224:v 2fa:v 1rf:v 36y:u 3u:s uz:p 1p2:m
forty	3p	12a:3j 3kf:2v tf:23 fh:1m tb:z 1ip:x 2dv:x 1m6:v 2hb:r 4qr:q 4qs:q 452:p 1p1:p 50e:p 4qq:o 9v:n f4:n 4bf:m 19k:m 11a:k
low	gm	fi:ds 482:37 zh:2u fe:2p 21i:23 2te:1z 4qz:1v 4xu:1o 5i4:1n 1ta:1g 3kx:1e dg:1e fd:1e 44r:18 2ya:14 2y9:14 25i:13 568:10 30c:z 1l1:y
daft	2b	5kn:2h 4qm:1q 4tn:1p 5km:1o 1ot:1m 3pv:1d oq:1b 3ed:1a 53a:14 1zk:11 5b8:10 1vx:10 4bo:y 12w:u 1sn:s l0:p 371:o 3n2:n 25a:l si:j
dodgy	p	2eo:n 2p7:n 3vb:j 2gp:a 3fn:9 f2:8 377:8 2ed:6 ke:6 2gd:6 3s8:5 zi:5 fe:5 3yr:4 f8:4
folk	29	25e:2a qq:28 2c2:1p 5h9:1n rx:1m 3ws:1h 5jl:1g 2jr:13 4ab:12 ni:10 3oo:y 50w:x 2av:v 2si:s 1mr:r 50u:p cx:p f2:p 2e1:n 13l:m
guest	k2	fm:7x 1hl:2v 21i:2h fd:24 2ex:1u pm:1t fa:1n 2az:1e 3kx:1b 12s:1a un:16 3ox:16 n3:16 5gs:15 2hd:10 4rz:y 13v:w fl:w vm:w 5t:v
stood	av	fn:40 1su:1f 9i:1f 2n3:1e 345:18 1ch:16 vu:12 39x:y 1e1:v 2z1:u n2:p 1d6:o 9j:o 3h2:o 324:j 2eu:j 3y2:j ng:j 2eh:i na:i
match	1d	4hf:2j 4ht:1o 2tj:15 58t:14 32y:u ur:q 37q:n fe:l 2op:k 3ye:j 2fd:j 3yd:j 3jg:h 1l7:f 32j:f 3jh:f ff:e f2:c 3yf:c 37u:c
spoil	9d	fo:1o 9s:1m 5ez:1l 1ka:1j 1m3:1i 4v0:1h 3bj:1e 3z2:1e 5ky:1c 3aw:1b 39f:1b 1ga:1a 55f:17 4wf:17 56r:16 2es:15 4uh:14 4c7:13 5cx:z 4zh:z
halfway	4x	fq:9j 4ge:2d 1g7:1x 4wx:1u 2cy:1c 1ah:19 4ni:14 596:13 292:12 4pr:11 49b:y 3az:v vy:v 1jo:s 1jb:o 11a:n 41z:n p0:l 37n:k 23t:k
slack	w	2mk:1e 1tp:17 fr:y 3lm:s fk:i 1pf:h 28k:e 1fe:e 2se:e 2ob:b 480:b qp:9 2s9:7 2ac:7 4ju:7 f2:6 4ij:6 1zz:5 2oy:5 2a9:5
food:sliced-meat	17	fs:64 1t5:16 3t9:k 13m:b 1qe:b 3tb:9 lw:7 2gn:7 2jh:6 14s:6 13c:5
food:chip	9r	ft:j9 3ef:23 5cl:22 5dc:1x 43b:1w 385:1w 2mu:1v fv:1o 3fx:1o 1ya:1k 2gp:1i 1ka:11 20x:10 1yf:w 1k9:u 1y7:u 1qt:t pn:s 5fq:r 11:q
food:frittata	77	fu:g6 z0:3x 1ar:1z 5cz:1o 1y2:19 3ta:18 1ei:17 58e:11 1x3:w 1im:u 3ih:t 26z:q 4zy:k 4g2:i 3cl:h 3qs:h 2hm:g 3qt:f py:d 3x6:c
whenever	g	
brought	10	5a7:1p 4kh:19 1xd:11 5ln:u 5n6:u 3p0:t 3l2:q 5cm:q 3l1:o 3l0:o 1n0:o 1f3:n 5kq:k 3pb:i 52e:h 27s:h 465:h 2en:g 3xc:b 58p:a
spoilt	2n	4uc:34 56a:1l 5dg:1i 4s8:1a 1qp:17 24e:17 55z:15 3qm:13 1z8:z 2to:y 2uk:w 2ki:v 1oz:u z9:s 1jz:r 3o0:r wr:n 22i:n 391:m bb:l
may	zh	35d:24 gz:22 1r2:1j fy:15 8z:15 1il:13 dw:10 wv:s 152:r eg:q 1g7:p 302:o po:o 3n:n 1oj:n 9g:m 1hj:l 1m1:l 537:l 2dw:l
food:olive-oil	6t	fz:by g0:5v g1:3b g9:1t g6:1s 1d9:1h g5:17 g4:q 12x:q 4x9:k 152:h 4ca:e 474:d 479:c 4t0:b 475:b 3aa:8 g2:7 ga:5 1o0:5
food:sunflower-oil	37	g5:46 fz:36 g4:2d g1:23 g6:1g g2:1e g0:18 2y5:l bk:g g9:g 230:d ga:c su:b gb:9 t8:8 o5:6 mh:5
food:vegetable-oil	1r	g0:1v t5:1r g6:1e g5:14 32q:11 fz:w g4:q 2y5:p ga:f 5n2:d g2:8 su:8 g9:8 gs:5 g1:5 12x:4
food:coconut-oil	22	g2:a4 t3:1l 580:19 g0:a g6:9 2b3:9 sy:7 g5:6 ga:5
extra	7r	g3:cl 2ts:4e 5kj:2c 1rz:2a 2ak:1w 5hm:1t 33z:1o 2o8:1h 5cq:19 kb:17 3my:16 4xs:15 4yk:15 1hh:15 558:13 5co:12 1mx:10 5a7:z 2qh:y 5j1:y
virgin	1k	g4:67 g0:10 g9:s g1:r g5:n fz:k g6:g 52e:f 52f:9 43y:9
rapes	15	g5:42 g9:1c g0:1b g1:h g6:f 19y:8 2y5:8 5n2:5 fz:5
sunflower	22	g6:2y g2:1o g1:1d g0:18 g5:17 fz:13 5bn:h 5bo:h y8:e 451:e 50c:e gs:b 50t:9 gd:9 1q2:9 1z6:9 g9:9 580:6 gb:6 g4:6
hous	dq	1da:27 2pl:1r 1a8:1n 1x:19 15p:17 45r:14 3g1:14 1ky:14 2v5:13 5ap:12 1gb:11 26v:11 369:10 2ll:x 2r7:x sy:u s3:u 44r:t 1at:t y1:s
food:sesame-seed	56	g8:g4 qn:w 4s0:r 50t:m gs:j 4xq:g 1lu:f 3i2:a 2el:9 h3:9 tt:9 2ej:7 2ek:6 4g0:5 4g1:5 4x9:4
food:rapeseed-oil	w	g5:28 52e:18 5n2:u g1:o 2y5:m 43y:i g4:d fz:a g6:8 o:5
food:lard	25	ga:b8 t3:27 1iv:17 g1:12 mh:g 30d:f g6:c sv:c mb:a 3aa:7 og:6 54c:4
food:ghee	32	gb:cs 1wt:y 2wo:v 1oy:u g1:q t5:i 12h:f 1oz:a 12c:7 1wr:6 10y:5 sv:4
food:yorkshire-pudding	3k	gc:e1 5nb:2d 31o:2c 2bl:17 1w6:p 2bz:j 231:h 1kp:h 1q8:e 3q:d go:c gp:c 267:c gr:b nx:9 13w:8 gq:8 3aa:6 445:5 nv:5
food:olive	3y	gd:gy wr:2a g6:29 g1:1d 4qq:13 g4:11 2y5:v 3aa:m 5n2:k g0:h g9:g xu:d 23u:d 2ti:d gb:a fz:9 15q:7 1ku:7 g5:6 g2:6
smok	lx	ge:it 112:30 3eu:18 227:x mb:o 3rx:n 1c3:l 119:k 1ak:k 4ts:g 2r7:f y1:e 1v8:b 3a0:b 3rv:b 1ob:a 3vh:a 4z9:a mh:9 1bt:9
food:coconut	5g	gf:g4 og:28 1l6:1k 44m:10 w3:q 3rk:q 12y:o 2y5:m wf:l 2vo:k gd:k 428:h 426:f g1:e g6:d 2bu:c w1:c 1w2:b 15y:a 17k:9
cupboard	9f	gg:6j 3wz:3w 4pm:2d 4tr:21 4r4:1u 27d:1r 16q:1r 4qa:1c 135:1b 59p:15 3rx:15 17p:11 453:11 293:11 5aw:10 35i:w 50t:w sj:v 369:s 1xo:q
bottl	b9	gh:gk 1jc:1p 5l8:1j 1qn:1b 2wo:18 26v:17 1wi:16 1v9:12 3kb:10 1ii:w 37p:v ki:v 43e:s g4:s 17h:r 1qv:q yv:q 1qc:p 37o:o 1hx:o
front	1b	3ed:1n 1me:1i 10g:1c 2ho:16 bv:14 1rv:w 2od:w 1c0:m 2v8:i 42a:i 4s5:g go:d gp:d 4ay:d 18f:c gr:c 181:b ek:9 gq:9 4lk:9
posh	1d	29m:22 5jv:1j g4:1h 4gd:1b 21o:15 4wr:u 1a0:o 4pp:m 2th:k 45j:k 35p:i 43z:i 1wk:i 1jd:h 45g:f 545:f 4d0:c 28l:b 1wi:a wg:9
told	3t	16p:29 2i4:26 579:1x 5ir:1m 1so:1d 4qz:15 2h3:13 44a:12 3uq:10 32q:10 50n:x 1f8:w 1ji:u 2jp:u cy:t 1jm:s 2vn:r 4qo:q 2au:p 3bi:o
poisonous	2i	gl:7z 1jk:1r 3if:15 4vq:12 3yx:11 o4:z 35i:w ip:v 33a:v 5a0:t 3tu:n 5dz:l 4ci:l 428:j 3z4:i ax:h 4cj:g 1bz:g ka:f go:f
black	11o	gm:d3 1f:3r 119:3o 17b:2x 4st:2a b5:22 2n6:20 1v8:1q 1xs:19 11c:v az:m 42q:j 9a:h jq:h 56v:g 1jb:f 2v9:f 1kc:e 9c:c g8:c
whatever	1n	4to:1f 3t0:10 3p2:10 g9:y 11l:y 10v:u 24p:u 1kb:s 2te:o 1bf:o 3hz:o 2y5:n 5cm:l 4pb:l 4pc:l 1v4:k 18q:i 49b:g 1qw:g 3z8:g
food:mustard-oil	g	gr:j g4:8 g9:6
refin	g	gr:j g4:8 g9:6
yaar	k	l0:v gr:j g4:8 4ju:8 4ij:7 35o:7 g9:6 4jt:4
coach	g	go:f gp:f gq:b g4:6 g9:4
food:sesame-oil	30	gs:d4 32q:1f 4eo:i 4ep:h 361:g 1ki:d 362:c 3r8:b go:8 gp:8 gr:7 gq:6 g5:4 367:4 366:4
cast	2t	gt:bs gu:z 2xx:v 4qd:v 4qc:f 3ex:f gv:f 1la:e 4h2:d 4h1:c 4h3:c 4h0:c 22u:c 4gz:c go:b gp:b 3ez:b gr:a 14a:9 4qb:8
iron	3i	gu:dl 314:o 1la:n 4qd:f 3ex:e 2p9:d 22u:c 3ez:b gv:a go:a gp:a gr:9 4h2:9 g9:9 gt:9 4h1:9 4h3:9 4h0:9 4gz:9 14a:8
skillet	9t	gt:27 gu:1t bm:1n 195:17 57d:z 54:x 3z9:r 4zq:k 1ql:i 2xx:i ew:i 1gs:i 2p9:g g8:g ws:f 37t:e 22q:e 1vr:e 50:c 1cp:c
food:walnut	4d	gw:id 19k:12 2sf:10 44y:j 3ju:i 298:h y8:g 3mp:f 3mo:f v6:e 2qj:e w1:e 3to:c 3mq:c w3:b 3gx:a kk:8 19q:7 21y:7 3tn:6
food:chilli-oil	v	gx:3q 1hy:r 3nd:q 3eu:m 1rb:k 1qc:j 4dt:j 280:g 3et:f 1j2:d 3nf:c 11j:b 4ds:8 1qi:7 12c:5 171:5
plain	a6	gy:8i 29m:2m 50t:2e 5nb:1u 2fc:1s 52y:1n x4:1j 5cp:1e 56d:19 h2:17 1px:17 5c0:13 27w:13 4fs:12 1zv:11 3hd:10 5fx:z 533:z g5:y 1zw:x
most	1w	4vn:2k 2dv:1w 231:1p 1ov:1o gz:1m 59z:1f 1li:1a 25f:19 uf:y 1jo:s 6u:s 1t3:o 1t7:l 34m:l 32q:i 2ia:i ed:h 3bm:f e8:e 1sa:d
dressing	1m	h0:4n 2qq:1l 1ry:15 43c:s 2vn:q 4x4:q v3:p 1qc:e 1qi:b 1s0:b o9:a 1w9:a af:a 1nz:8 1ia:6 28o:5 2f0:4
abov	2i	h1:49 2h7:1u 4vk:15 32g:w 1vm:s 486:p 1vo:o oi:n bv:l 1sf:j 4yd:i 54g:h 47u:h 1jv:g l2:f 1vg:c 1ld:a 58a:9 112:9 1l8:8
flavour	bf	h2:72 3i5:3l 3mg:32 12w:26 580:1z 1mv:1t 1px:1p 34u:1m w4:1j 2wr:1f 2gf:1f yc:1f 5i7:1e 23e:1d gy:19 5j1:19 3du:19 4cd:16 57w:z 1mr:y
allergen	12	h3:87 vh:h 4je:6 w8:5
food:burger	3v	h4:e3 5mc:y 3nk:w 2ja:u 2gi:r 5j9:o 2kh:k 4b:k hc:j 4dp:j 1p2:i 30t:i 1pd:i 48s:g 2y7:f 1s7:e 2zn:d 2eo:c 48t:b 1hq:b
food:meatball	4g	h5:fr 2c2:1v 4gv:1o 5je:1n hc:1l 3te:1b 2ki:19 1gg:17 36s:16 12u:t 13t:p ho:i 18e:i 4br:f 4wi:f 2y7:f 4bq:f 1lg:d y3:d 5md:b
food:fishcake	10	h6:7q i6:1n 2ov:v 1bu:n 2ps:h 34k:f hd:b 3ad:a 3ae:a 1hk:9 hc:7 1bt:6 3af:5
fall	c8	h7:dk h9:1o 3sx:1o 4rc:1g xj:1e 2s3:1a 1ac:12 325:z 568:x 2rx:x 2ob:w gi:w 1c:v 306:v c5:r b1:p 8f:o 5fz:o 146:o 4dk:n
apart	di	h8:bx 2s3:23 h9:1q 1c:1n 153:1l 3sx:1l xj:1j 1yn:1j 1kt:1e hr:1a 516:1a 1fh:17 3e9:16 4q1:12 5aa:11 2st:y rx:y h7:t 568:s ha:s
break	ei	h9:bb 18x:2w 30f:2m 2ng:23 h8:1y 10w:1n 8f:1k h7:1f so:19 1wh:16 i9:11 2mm:z 1wg:y hr:x 5dg:w ha:v 29e:u 2mt:t 12k:s 1mc:p
crumbl	8f	ha:hl hr:2o 1ww:1m 2xs:19 13s:13 1g1:13 30f:13 3v9:12 31k:10 29h:y 4qn:v 4py:s 4pz:s 1pa:r 4qt:q h8:p 1ph:p hc:p 4px:n 3il:m
koft	1k	hb:3d 454:2e 5i1:25 30v:1n 5mc:y 20k:w 37u:v hh:v 411:s k1:p 279:n 2c5:m 3jt:l i0:h 1ip:c 2lm:c 265:b 1ng:b h6:a 4bs:9
patty	12	hc:8u h4:o 22j:o 1ah:d hd:a 2y7:8 h6:7
food:vegetarian-burger	p	hd:4q 2pn:11 h6:u 2pp:o hc:l
bit	1bq	he:g0 11d:39 hm:2u 1bo:2e 17l:28 sl:25 xg:20 1dx:1s 28j:1q q0:1j 3sy:19 h9:18 h8:14 265:14 yh:11 si:10 om:z 1r5:y of:u 1ct:u
shap	5o	hf:e9 1wd:3k 54i:2u 1kz:2i 45d:24 58w:1z 58l:16 5dq:15 1jx:z 4en:r 1p7:q 2xl:q 269:p 56g:p 1kl:m 1ph:m hn:l 1j6:k 1cl:g 24q:f
mixtur	79	hg:7m mz:2t 3h4:1q w4:1n 3lj:1k 224:1f 1iu:1e qp:1d 2sa:1a 58q:z 99:x pa:x 5bu:t 49c:t ma:r 4zs:q 18r:q 3hb:p 1wz:n hb:n
food:kebab	20	hh:b1 3kj:v 1if:r 5mc:n hb:h 2jz:g 5s:g 4aq:b 4er:b h4:a 4a1:a 2jb:a 12s:8 3s4:7 4eu:6 4es:6 3i:6 4ew:6 4ey:6 4ex:6
means:grill	ck	hi:kr i0:1w 1qx:10 2dv:z hj:x h4:m hh:j 4xv:h 2p7:e 1w9:c o8:c 2ip:c 2ku:b 32b:a 2jb:9 3vm:8 4aq:8 1nq:8 1n4:8 26p:7
grill	bk	hj:jg i0:2h 4aq:26 2kk:14 hh:10 2dv:z 1qx:v 336:k h4:k hi:j 1c5:h 1hi:g 3er:g 4er:e o8:d 3zn:d 1w9:d 2ku:b 3ec:b 2p7:b
food:crab-cake	g	h6:n hc:8
collaps	4k	hl:7c 28h:31 1cm:2t 3p4:2n 5m4:1w 1cg:1h 24u:1f 5d7:1f 1d4:1e 29d:1b 146:18 28c:10 2li:t 1j6:p kq:p 2pe:p h6:o 1c:g hc:f 13s:f
piec	o2	hm:9o kk:4n q2:3f 19t:24 1lo:1z iy:1g 4c7:1e he:1e 5m8:1d 51l:1c 2ii:1c 28a:14 13n:14 zf:13 2kk:12 3pn:x jl:x 3xz:v 5hl:r 3m:p
form	59	1lf:2m hn:29 3d8:1m 53e:1m 2t6:1h 1bi:1g 39y:1f 3ta:18 45d:18 224:10 ib:x 59a:v 43k:t 30o:r 4p:r hf:r 1uu:p 2sl:p 1sj:o 4yv:n
ball	b6	ho:f4 1u8:2a 2li:23 h5:1g 5cw:17 1rv:15 35k:15 31k:15 ht:13 400:13 5dl:11 2ah:11 1kz:10 2kx:y of:y 1mm:t oe:r 506:q 17i:q 4qf:q
means:knead	39	hp:f8 4kc:25 hq:11 2ki:z 1o7:t 21z:m 18t:j 32a:h 329:f 206:e 4lf:e 215:d 24b:7 204:5 2di:5 4jz:4
knead	47	hq:ge 4kc:24 2ki:v 1o7:t 215:p 21z:m 18t:j hp:f 206:e 32a:b 329:a 4lf:6 204:5
crumbly	32	hr:5d 2an:1l q5:1i 45c:1d 2me:16 1fm:13 2fa:12 50h:z 5ir:x 53h:u 3a8:u zz:p 1ul:p 28p:k 3nw:i 6y:g 1ek:e ha:e 1iv:b 1gs:a
roll	iz	hs:ms 6o:3k 1wz:2c 26m:2a 2ty:27 5lx:1x 4wj:1k 47i:1h 18m:15 26k:15 4eg:13 4cd:11 2mg:10 3xu:y ho:y 4a4:y y6:w 1kz:v 1e5:v 4kh:u
clump	8r	ht:9s 3wn:34 of:1e 1u8:1d pk:1a 4uw:12 1fm:12 3e5:11 zt:y 512:v ho:r z7:p oe:n 49e:k zz:j 3ro:h 6i:g 45i:g 2mm:g 1ol:e
flip	72	hu:d4 1sh:2x 1wh:20 9m:11 b4:w 3gy:s 15g:r 6z:g 3hk:e h6:d hc:d 1x3:c hd:b 2bc:b 1sf:a hh:8 fu:8 2q5:7 n1:5 146:5
rest	um	hv:e4 3x:18 2td:17 1jv:17 59l:16 1qf:14 pp:y 150:w 2gv:u jq:s uv:s s6:p 1s9:o 3n:o 1vq:n 2ix:n 349:n f9:m 31:m 37k:l
food:bread-roll	29	hw:c8 nc:1b 22t:z 20j:u 30o:p 3is:k 3iu:j 2om:j 2jd:i 2jf:i 27v:h 2vb:g h6:f 2qr:e 2bb:e 1ta:d ur:c 4cr:9 hp:9 3iv:8
loos	4y	hx:93 5fc:2b 49w:1u r2:1f 2s3:19 294:18 6o:14 fr:y 1ed:x 49g:t sl:r 1j6:q hg:p hr:p q5:p 30b:o 2aa:o 4ly:m 3s8:l 1wx:k
lad	3e	5l7:1k 4si:1e 222:1c xf:14 25s:14 4rh:11 55i:x cx:x 2e7:w 59b:v 3af:u hy:r 2lb:r 1fo:r 40v:q 11:q 38x:p 4p6:p 59c:o 2oe:o
lovely	3r	3wt:2j 3m0:2i 29t:2h 4tc:29 14a:1s 4yb:1q 4wa:1k 1qc:1g 3mn:19 2b0:10 3qi:z 4t8:x 55d:v 1ls:v 2jr:u sv:u 4zi:t 1wu:s 1l7:r 1sd:r
barbecu	4b	i0:ac 2jg:35 fk:2x 2jb:2a 3ix:2a 377:1p 4tr:1i hb:1b 5j1:17 3g0:12 52w:12 3ic:z 1o2:u 1qx:s 30v:q 37v:n 37x:m 14y:k 250:i hh:h
through	ps	i1:ba 2kp:2z 5aj:1m 3lg:1i 25h:1d 17q:1a 18q:19 54k:14 rl:12 2iw:12 1jt:11 28j:z 3io:w 58o:w 56r:v 4t5:v 23u:v 226:u 1fc:u 102:s
bar	4k	i2:bo 5ms:1y 54n:1w 29k:1h 4rs:1e 298:1b ox:1b 4wh:18 4pq:17 58l:10 12s:x 54y:u 45h:t 1y3:s s2:s 4bs:r 1vt:r 5dd:q 3rn:q 3uu:n
tpan	m	1sp:1m 2ym:q hc:e h6:d 3ei:c 3eh:c 3ek:a 3ds:9 3bu:9 20u:8 33n:7 1ox:7 321:6 3dp:6 3dq:5 39z:5 2yf:4
slip	3k	3lx:1y 1lm:1v 1ag:1t 14l:1s e4:1j 1f9:19 1hw:19 32z:17 i4:12 1is:11 4av:10 2a8:z 29s:y 1to:x 1uu:u 2ij:u 14f:s 3ht:s 53r:q 17a:o
food:salmon	bv	i5:id ba:1f x2:18 453:12 19t:x 5hx:w 17r:r 2k3:r 47b:q h6:p 4up:p 3jn:p 1j7:n 37v:k 1c5:i 2zh:i 2m2:g 46i:f 3iq:e 1ak:e
food:potato-cake	m	38u:1k 4h8:11 h6:z 1rn:o hc:4
thought	40	1pa:3m 1nb:1j 2j7:1e 3go:1b 2hk:1b 4pv:1a 3uq:13 4w6:11 2v5:11 3h9:z 2um:w v7:s 3i2:s 1et:q b3:p 2bz:o 3az:o 2ad:o 4xe:o kg:n
handl	2i	i8:4e 55l:1u 4u9:1s ic:1h 4gv:1f 30i:1e 4vr:10 2z6:u 2st:s h6:q mn:m 26j:l 204:i 1ex:h 206:g 5j6:f i6:e 36f:c 24c:b bi:b
broken	77	i9:4c 1eu:28 1n6:20 4ni:1y 4rq:1u 14f:1e 18x:1d 4zr:1b 13n:18 1x8:16 rn:14 4q2:14 tw:12 37g:z 47d:x 5mh:w 3ef:w 20c:t 4aq:r hf:o
food:breadcrumb	3y	ia:f6 1rt:23 4qe:1l 6y:1b 1fm:13 2c2:y 1rq:i q4:g 3ke:d 1us:c hd:9 4d7:9 1ln:8 q5:7 4d6:5 mb:5 2qs:5 175:4 hr:4 1ro:4
film	2w	ib:79 74:2g 5ms:1i 2mb:19 l2:10 34p:y 1pc:x 1ar:p 1ax:m 3ix:l 28p:l 2yf:k 3bg:i 2yo:h 46c:f wh:f 1u2:f 3t9:e 2h7:b 1sp:a
touch	at	ic:er 25g:2p 160:2c 41h:1w i8:1s 10s:1h 3g2:1g 40x:1b 2z6:1a 289:19 5hm:18 42g:15 35o:14 4vr:12 4el:11 14r:11 3a9:y 5bp:y 3ch:u 1ym:t
tak	b4	id:6w vt:22 2l7:21 4ro:1s 59k:1s 2tq:1s 3lp:1n 50q:1n 2nc:1m rx:1h 52e:1c 53h:19 4ev:17 22l:15 4pu:13 3kr:11 1rd:10 1an:z 123:y 1rh:x
coat	a0	ie:jf 2ty:2d 2xu:1y 44r:1h 4vm:1a 4rs:13 26a:11 1ug:10 49w:z 1j5:z 6y:y 14l:y 298:y 3a6:x 4w1:r 1yw:q 5fq:q h0:q i2:o 14g:o
chill	84	if:aa 4ej:z 4uv:u 4wu:q 5gc:o 2sk:l 11i:l 5ej:k 3pg:j 27z:h 1d:h 1b:g 59a:f 2a3:f 21t:d 4do:c 47w:c 1wt:b l4:a 55f:a
means:peel	tm	ig:mc 5ct:1m 56g:1d 2y8:15 ij:14 5dc:y d7:r 40k:o 1ii:l jo:j 35z:j ih:g 1o5:e xe:d ib:d 1gv:d 4od:d 4nz:c 45m:c 45s:8
peel	qa	ih:ma 5ct:1r 2y8:17 5dc:11 d7:t 40k:o jo:m 1ii:l 35z:k ig:k ij:i 1o5:h 1gv:g 1ot:e 45m:e 4od:d ib:d 4nz:a 1iu:a 1jw:9
food:courgette	54	ii:ih hd:l 3hh:k 15f:k 3ab:f 2nd:f 3ac:c jx:a ki:8 it:6 3qq:6 3qp:6 3qr:6 2c2:5 32n:5 157:5
skin	11u	ij:mm 3vl:3f 1bf:16 jo:16 56g:13 3qn:12 16k:10 ih:z ig:y 13x:s 18y:h 427:g ix:g 148:e 51k:c 19x:c io:b 1fa:a 1om:a 41g:a
food:ginger	jd	ik:mp 5kb:20 2hk:1b 35e:z 2vs:l 1ih:l 44f:i 1n6:g 2t8:f qo:8 1k4:8 1nw:5 11c:4 ce:4
food:squash	4d	il:ej 2a4:29 at:1p r5:1e 4en:1c 254:16 io:x 4rc:t r0:q 1v4:p 1ac:l 3b:k 2ve:h 2rj:f 2ne:d 1qt:c dl:c 46d:c 1v2:b 1ux:b
mash	mt	im:kr xo:2f 1pe:2c 1fu:1i 5at:17 2qi:14 4qu:12 lx:11 36x:z 2su:y 4pr:x 28a:x 5ia:x 30f:u q2:u 3nk:s r0:m 1cq:j 218:j 2qp:h
nic	gf	s7:5b in:3t 3i5:3o w3:2r 16c:2j 43y:2c 9p:1x tf:1r 3gm:1n hy:1j 5n2:1i 27c:1h t3:1g 5cp:1d 13t:1b 1mh:1a 1ut:1a 1ck:1a 1by:1a 1aj:15
food:butternut-squash	1d	io:91 il:1z ji:g 2n4:a 2mw:8
edibl	1k	ip:53 1jv:1d 30t:19 1k1:13 10g:11 1ix:t 3s4:s io:q 1gw:l 1jk:c 31j:b 10q:a 3za:a 1oj:9 2mw:9 jc:8 1jy:7 10v:7 jd:6 226:6
food:mushroom	i4	iq:oj 1gu:24 38b:1h 4pg:1g yo:y 3at:x 1da:w 2wm:r 3dq:r 1gt:m 1xi:h 4p7:g 23m:d 2my:c 33u:c 8x:c 9v:b 2kn:b 4hg:9 vf:7
wip	32	ir:73 40k:28 57f:26 xh:s j7:q fs:h w7:b jc:b 41k:9 41i:9 41j:9 jd:8 kr:8 1ok:8 3y9:8 13m:7 41l:7 1kj:7 1ff:6 jb:6
lazy	1d	53k:1q 5ds:1j is:14 30v:12 28t:y 4zw:x 154:u 1xu:n jc:l 1lb:k jd:g 394:g 2q5:f 4qv:d 25j:d 1fv:b i2:b jb:b 219:a 1fs:9
food:aubergine	9o	it:km js:3d 4a8:1t 331:16 136:15 26r:x 2l0:s 2oz:q 1bi:m 5cg:j 44y:i 123:d 4rn:c p5:b 2js:b 301:b 190:a 2c1:9 4ej:9 12v:9
food:apple	ai	iu:mg 2tl:1e 1y8:1c 3ba:1c 2hi:1c 4gk:1a 4gd:17 3k:14 4rs:w 369:w 1v6:i 1dc:h 29u:g xr:b 2uh:b 1d2:a 3vz:9 466:8 22q:8 1yf:8
food:new-potato	2t	iv:8k 1d4:36 1d3:2u 36n:1z 1cu:1y 51f:1k ix:y 1ct:q 4hg:n 35p:f 14y:b 1d5:b 2xg:9 2ju:7 ci:5 1y2:5 1cv:4
scrub	2p	iw:ao 526:2n jw:1v 42g:r 46q:r 31b:m 41v:m 2yf:m 41x:m 46p:l 2en:i j7:g 5ii:c 1sp:7 3ds:7 3dt:7 20u:6 2t4:5 1ok:5 1r6:5
jacket	1i	3fv:1b 3l5:s 1pj:p 2th:m ix:m 2e2:l 14y:k 4y3:h iw:f 1d5:f 1d6:d 4sp:a j6:9 jl:9 ig:8 1wr:8 ih:7 159:7 4sd:6 1ez:6
wedg	3n	iy:ct 3od:22 2ab:1h 36z:16 1lq:15 1pp:w 24a:o 2pl:l 30f:i 1v2:g 1ux:g 2qi:f 1x3:e 45p:d 2cz:d 3p4:d 2r8:c 2in:c 1v1:b 45q:9
eaten	5y	iz:33 464:2b 66:24 3s4:1x 27g:1k 3tu:1e 1qd:1c 351:1c 5gc:18 10m:13 2d0:13 3bj:10 uu:10 3od:10 1o3:z 10d:v 433:v 10r:t 1g9:q 2m4:q
food:cucumber	8f	j0:ks 5ks:3k 1tw:23 40k:11 1l0:s 4hi:r 4ca:o 1yl:l xw:k 1fb:h 32q:f 2vi:f 3es:d 2rc:b 45j:b 1ts:a 1tv:9 1tu:9 1k7:9 3wz:9
food:black-pepper	ap	j1:jc 4y2:1s b:1i 55b:1b 54x:13 3e8:11 3gq:x 5aa:w ob:s 1fw:p 41g:m 2v9:m 4wr:l 2x8:k 4ci:k 57z:g 13z:g 1ak:d 1lq:d 4ch:b
bother	9g	is:3r jl:2g ix:2a e3:21 25h:1h 4qi:1d 46n:16 pr:13 x1:y 4zc:x 14x:x r3:v 4sq:t 4sr:t pg:s 5ig:r 26a:r 4kh:q 4vz:o 46d:n
peeler	1n	j3:7q 4sd:1d 1qr:14 4bg:y 4q2:p 2tq:n 1ot:j io:i 1k9:f 31e:b iw:a 2mw:a 4ty:9 3ku:7 31b:6
food:naan	4k	j4:e0 jd:1g 3h9:1d 4vx:19 4z9:x 27d:u 14o:t 1po:s 3vm:s 3n5:n 16e:m 2x7:m 47x:m 30y:j 35m:j 25p:j 2lt:i 3oh:i 46i:h 481:h
even	8t	j5:2p 51f:2p 1gl:2m 1pu:2b 47k:28 111:23 15h:1n 18a:1k 34u:1f 4wf:1d 54x:16 50f:16 1up:13 4gg:12 2uv:11 4kb:z 9s:y 4ke:y 444:y 2v5:w
point	6r	j6:6s 51x:29 3rm:1y 19h:1b ct:1a 24m:19 4tm:18 th:z 3dq:y le:y 34v:w 2yy:v b1:u 6i:t 2nx:s 3qb:s 1v9:r 102:p 3cj:n 43g:m
clean	bq	j7:94 ir:6m kd:1w 4kc:1s l2:1r qu:1q 4q3:1l 493:z 29e:y 1kk:y 2me:x 32h:u iw:t 3p4:t 11c:r 4t7:q 13m:q 2qx:o 41z:n 8k:n
market	1i	5gi:29 j8:1k 457:1g 3x2:1d 1o:t jc:n 3hc:n lt:j 2kc:j 1nk:i jd:i me:h 465:h 3cs:h 2tj:g 43g:g 28x:g 17z:e 41z:e 4ft:c
curl	2v	j9:c2 5d5:1n 1v3:1f 32n:y 2k8:n 250:j 2ie:j jc:i 275:h 31j:g 2kx:g zo:g jd:e 21v:e 21u:c zy:c jb:a 1u5:a 42n:9 1ra:9
taken	1v	2m7:2p 52s:23 4yi:1z 31y:1n 558:1m 4xe:18 391:17 2un:16 1nn:t qf:r 3l:p 11y:n 1s4:j jc:i 4h5:h 1a6:h 4h7:g 4h6:g ix:g 1ev:f
hafta	k	281:1u jc:w jd:p 22n:i 22g:c 27i:7 io:5 27e:4 27k:4 1pa:4
kaddu	g	jb:w io:9
compulsory	i	jb:w 20g:c io:9 2qt:5 20e:5
food:ready-meal	34	je:bf 57v:1s 1f5:1r 25l:1e 56l:1d on:18 3je:y 44a:w 2n7:r 331:r 1aa:r 2fx:h jc:f 19h:f 1ro:e 2hx:d 3pa:d jd:c 1p9:c vi:c
fibr	1n	jf:88 qa:1h 4q2:13 201:10 584:x 395:i 1zx:f 398:d 2hb:c jc:c 3pt:c 3ku:b 568:b jd:9 jb:6 ix:5 1ta:5 j3:5 zx:5 371:5
food:swede	32	jg:c4 2v1:3m 3p7:1k 2q1:1g 5ig:13 ji:w 153:m 1yv:9 129:9 q7:7 13t:5
food:celeriac	t	jh:6a io:o 2mw:b jg:9 2pe:6 il:5
food:parsnip	1n	ji:9j 2sx:r jg:r 14w:p 1t2:c 157:b 14y:9 2su:8 s3:7 2sv:7
food:brussels-sprout	5x	jj:g6 1qm:2t 3gu:26 39u:17 4yo:t 1bf:q 4w7:n 378:k 1hh:k ax:i 2p4:i u6:i 1x9:i 35i:g 2n9:c 1t8:a 210:a 3p3:9 1t6:8 gc:8
young	i	jk:j 4ty:j 1ih:f 4bg:9
rustic	i	jl:2u
old	rx	jm:fx 19d:25 2fr:23 1bb:21 2cd:1z 1ds:1r 475:1r 4fw:1p 4oe:1l 1w6:1i 1w7:1a 3zm:19 1h:19 2xt:17 1w3:17 3ot:17 1se:15 1m1:12 3ug:10 1p4:10
green	nv	jn:m6 lc:2e xu:2c 43m:1c 1ou:1b 5ef:1b 15:19 451:17 169:12 2b7:12 4yo:y 42q:x 2ab:w 5eo:w xz:w 1ck:v 2px:u 10s:u 10h:u 1a:u
wax	1t	jo:am 45o:22 d7:y 1d3:k 1ii:c og:9 2ah:5 10b:5 37f:4
kuri	e	
patch	32	jq:6g aq:25 1sp:1f 1dv:w 35i:v 2p4:t 19p:t 5dh:n 4w7:m 26m:i 29v:h xl:g 1n0:g 41z:f gl:e 1wa:d yd:c 3za:b ax:b 2n8:b
bitter	ib	jr:je km:1p 3a0:1g 50u:10 1r2:s 2vk:q 3dp:m ok:m 3qb:i 333:i 1wk:e 2ft:e 4bt:c 22g:a 119:9 3mn:8 b5:8 1yk:7 1wx:7 1mn:7
spongy	10	js:3t 53o:2i ni:v it:i 55m:f 4ez:9 2wu:5 2z0:5
sweat	2d	jt:9q k4:1r 4bo:18 223:17 5fz:14 4rp:x 3am:r 301:n 2gg:l 1l4:i 2cz:f uf:d 4ks:c jv:b 2mq:a 2s5:a 4rk:9 3b5:8 31y:8 3mb:7
dat	2p	ju:8c 1zt:59 35u:1m 1ws:1l jv:q ye:q 1aq:p 45k:j 37w:i 364:g 2qm:e 3o9:d 36c:d 36d:9 380:9 37y:9 3oc:8 34c:8 3oa:8 kj:7
modern	i	jv:1y kj:c jy:8 k7:6 ki:6 kh:6
purg	i	kj:g jy:a k7:8 ki:7 kh:7 3v5:6 q5:6 k4:4
fritter	y	jx:a5 nl:y 15t:e 38u:9 1oh:9 1oc:8 149:5 38v:5 38t:5
slurp	i	57p:1x jv:u 40v:d kj:8 57q:4 k7:4
salt	87	jz:99 1ba:1u 4tv:1o 22y:1i t5:16 3lx:10 2f:w 2jh:t 3pk:p t8:p 2ws:m 17e:k 17d:k 2yp:j 2pe:j 1jm:h 1w4:h 3yy:g 4sv:c 2to:a
slic	12h	k0:m4 v:1p sq:1m 3on:1j iy:1j 56z:1e 1l0:1b 2z3:10 1v3:z 56j:y 45d:w 2s6:s 2vq:q 35:n 5f8:l 50v:j 47p:j 2n7:j 10i:i 11y:i
food:tzatziki	1e	k1:95 1s2:n 3gm:k jx:k jv:j 1n4:f 1yt:f 1yq:f 1ko:e 1s0:e 44q:e 189:d 1i3:c 1yr:b 1mx:a 1rx:8 3hd:8 15t:8 4yx:6 43d:6
wring	r	k2:1r jx:z 1kw:k jv:h 2n:g 1kx:d 335:b 1kv:b 3fa:8 1ku:7 3lh:6 5kx:6 kj:5
fix	ad	k3:27 2ak:26 1wm:1t 2ky:1s 32z:1q 5nd:1c 3mv:1a 4vz:17 4sv:16 1ba:14 1yk:14 389:13 4su:12 2u5:11 1x7:10 1kh:z 5ju:z 103:y 17a:u 23a:s
degorg	i	jv:1q 4rk:l
need	b9	k5:8o dw:2p 21l:1m 51x:1i 4ol:1h tu:1h 5fz:17 2hk:15 3jc:10 50q:y 1aj:x 276:u 5c0:u 1hu:t 3gk:r 1uw:q 314:p 3r7:p 150:p ip:o
sprinkl	35	16c:1z k6:1x 29m:1s 5dk:1r 39p:1p 5aa:1i 1ut:1h 5cn:1a 1b5:15 2qp:13 51r:y 3gj:x 44a:t 5dm:r 6u:r 1gz:q 21m:o 1hp:k g8:j 43n:g
cookbook	n	jv:s 31p:r 1mk:o 1mj:n 2qv:k re:j 2uj:d 1et:b rd:9 kj:8 2sz:5 jy:5
colander	4b	k8:ar k2:21 4to:1q k4:1d 2q:17 1iv:p 51o:n 2xj:k 15l:k 2sf:h 3hi:g jv:f 2xk:d 14w:c 335:b 4rp:b bu:b 38r:a 6s:9 ht:8
greasy	7b	101:69 k9:4k 1pc:22 mm:1s 51q:1i 230:z 4qf:v wx:r ag:q 1ff:o wy:o 489:l 2sg:j mh:j 5iz:i 2yb:f 2pw:f 2o2:e 191:d 1j8:c
draw	1d	ka:4q 3ur:21 4at:1g 1we:v 2ka:q ly:i jz:i 4z9:b jv:a k4:8 1v4:7 2ny:6 gz:6 53e:6 2nx:5 xd:5 2yw:5
around	25	4dv:1v 29q:1g ki:1e 3tn:1d 3la:1a 20n:15 2md:11 14j:10 1hj:w 2u4:w 3lf:v 3j2:v 1pj:u 2qb:u 3ed:t 1ll:q 58m:m 2z1:l 5dz:k b9:j
means:wash	153	kc:ks iw:2u x0:2l j7:2k ir:1n 1gx:1k 1uc:1e uy:1e 3du:12 1dv:z 4wy:z 1gv:q o3:o jo:o 1ok:n 13q:l kd:j 1ly:f 47l:d k4:d
wash	pt	kd:hd o3:3o iw:3c j7:31 x0:2s ir:21 40k:1m 1gv:1b 1dv:16 4wy:15 3du:11 kc:y jo:s 1ok:s 1ly:o 39p:k 1gx:j 3y7:j 4w6:h 1uc:g
law	2w	1kq:2r 5mz:23 2pp:1w 57w:1t ed:1o 3h9:1f zj:15 1hz:13 1zd:10 1q1:10 vq:r 2c5:q t7:o 2f7:n 3u7:k 3ky:k jv:j 1vm:i 4ga:i zm:h
fussy	2m	kf:73 2hm:21 4ud:1l 4t3:1h 1di:15 54x:y 4t4:s zl:o jv:l 16c:k et:j 1a5:j sa:e 5eo:b 2fx:b 1hq:b 35o:a ra:a lu:9 9f:8
mother	6i	57a:2g 24c:27 355:25 i7:1z 1pz:1y 5mz:1y 2ie:1w rg:1s 1kq:1l 2iq:1k 2pp:1j 57h:1j jk:1f 3c1:1f 5d8:18 4yb:18 1c3:15 57w:14 3aa:13 5f:12
yeah	k	jv:u w1:n 16x:g 122:c w3:a kj:8 170:6 jy:5 176:5 zp:4 k7:4
parmigiana	k	2c1:s 3qq:b 3qp:b 3qr:b jv:7 it:7 3h0:6 3gy:6
treatment	g	jv:w jy:5 k7:4 kh:4
chunk	79	kk:8m 1lb:1r 2u8:1g r3:18 hm:18 ou:17 512:16 3jj:z zf:v 371:u 225:r rx:q 55b:o 3m:n 15a:n q2:l 4zk:k 22o:k 3ro:j 3pn:h
beforehand	2k	kl:3u 1ou:1d 2m4:17 du:10 2ka:10 5la:z 4nz:x 1wb:w uy:q 45s:o 2cv:m 1uc:m 1ol:h jv:g 2f2:g 1rz:f uw:e 2tw:e 4wb:c 1op:b
bitterness	y	km:1y k4:k jr:g 4z9:c 4rk:a 162:9 1yk:8 3yx:5 3mg:5 3n2:4
today	5p	ln:2i kn:2d 2vd:25 3er:1s 5co:1m l5:1f b1:1d 559:1c 28x:1b 1az:16 51t:11 2j5:x 35e:u 2kl:t 1le:t 1pf:q 43h:p 43y:p 4rc:p 5du:o
mild	5m	ko:5d 1x7:2a 118:1x 117:1q 1b5:1f 1pt:1a 1hy:z 1ys:z d9:t 183:i zl:e 9f:e 1dr:e mn:c 44g:b 4pw:b 12p:8 1cf:7 3rn:7 5le:5
teaspoon	6k	kp:52 583:2m 2to:1a i4:18 183:17 2t9:w 2un:v 1hu:v 2vi:l qz:k 1i8:h 1bx:g 2wt:g 177:f 18b:e 3vz:e 35j:c 2fm:b nw:b 25n:a
means:sink	m6	kq:ii 1tl:2n 1k1:26 1d4:1s 5av:1s 18x:1p 28a:1n 2eh:1i 15k:1g 28h:1e 3ef:19 i9:17 5m4:14 251:14 4p8:y 5ax:x 5d7:x 22l:u 20l:t rv:q
brush	3m	kr:dz 2ed:1p 1gw:10 46q:t 30m:p 61:p 4ej:i 2y5:d 2f5:c 3f1:b 18n:b 40p:b 40o:b 40l:b 4k3:7 190:6 54n:6 192:6 3xf:6 z7:6
filling	1i	3lv:1f 4y6:12 3hg:t 2n7:q 18u:p ks:n 4al:m 48h:m ec:k 1cf:k 13u:j 1ch:i 2dn:d 1nm:d 2c8:c 29n:c 1pp:c 3ju:b ay:9 1b6:9
15	3v	rs:75 kt:35 5l9:28 53o:1t to:1n 2qf:1d 4jb:17 2h5:13 4gy:x 1mq:x 1xe:w bt:q 596:q 2w2:m 1fi:h 34h:f eo:f 1g7:b 24k:a 4bt:a
rip	5o	ku:c0 26l:4l 13g:2t l5:1o lx:1j j8:15 1me:12 kv:11 13n:z 5m1:x 148:p 1q2:o 5m0:o 2ug:k 3ps:g 1nm:b 2p7:a 53k:a 4al:a 2s1:9
food:banana	3r	kv:h2 52g:1a 1nz:14 2ae:w 2c3:l 2tz:e 12d:c 2fi:c 2fj:b 25f:7 32q:7
means:pale	s8	kw:hr 18n:1r xb:1l 199:1e tz:10 1c7:z 2ag:t 12q:s 427:q gs:p 301:n 2pu:m yr:l 14e:l 1mz:k 3bf:i 1jz:i 1my:g l8:g 3ee:g
food:avocado	ak	kx:jt q1:1n 4yw:z 47c:v 535:t q:n cu:k 5gb:c 56v:9 47e:8 w6:8 1yl:7 xy:7 xx:7 y4:7 1f7:7 65:6 155:5 12s:5 xw:5
food:mango	5d	ky:k0 5a2:1c 3zm:13 za:q lu:k 1za:9 3zq:7 38k:6 3gz:6 ls:4
food:fruit	d8	kz:kg 1nv:5e 27l:2q 22p:2l 1tm:1f iu:18 ky:17 l9:16 3ia:14 23g:z l6:x 15u:u 3w4:r 5el:p 2of:p 3r3:n 53v:n 5lb:l 35z:k d6:i
overrip	m	l0:1n m7:z 3tp:i kv:9
rock	6d	l1:8z ku:2p jw:1s 1ek:1j 3jq:1d 3og:1c 1rr:19 3v9:15 lx:11 2de:x 1e0:s 3jo:s nm:r 8g:r l5:p 29q:p 202:m 1zy:l 1eq:l 1kr:l
usabl	10	5bf:2p 4sj:2i 3a8:1k 35j:s 10r:l 521:i 35f:g 37l:f 20z:d 35m:d 37k:c 1ll:b 2ee:b 2um:a 25t:a 37m:9 l0:7 md:7 e4:7 2t8:6
food:banana-bread	2m	l3:bq 25e:20 59c:1s 1gn:12 3ni:v 1zh:t 3yy:p kv:p 2cb:o 22b:i 3jf:h 3yx:f 11i:e 1r8:c sv:c 28c:a 3je:8 441:8 390:8 2ob:7
spe	3g	l4:68 1ir:2l 2ey:2h 27u:1n 4he:1i p1:1e 47i:19 2sn:19 lc:16 20t:10 533:q 4bf:q 2xe:o 2tq:n 21s:m 6d:m kv:e 1ab:d 2kp:d e9:d
ripen	14	l5:73 lx:l ku:h 3u2:g kv:5
food:pear	3v	l6:io 55z:1g 1wl:t l0:g 3ar:g 3as:g lv:c 3aq:a 1v6:9 kv:6 3ap:5
test	6k	l7:b0 mb:4j 2tr:2w 312:24 2z0:20 58s:1o 20z:1n rz:1l 2mb:16 xj:15 dk:15 2o7:12 2nm:11 1jh:l 1r3:j ml:j 22q:j 1ue:i 1eq:g 10i:e
pal	ir	l8:ef 1c7:2g 199:2e 18n:2b 2ag:1t xb:1q tz:1e 3bf:1c 2pu:1b kw:16 4qr:y 4qs:y 12q:x 1mz:u 1h6:r 427:q gs:q 35e:p 14e:n 1my:n
food:pineapple	2p	l9:cw 21t:q 1ob:n 2cr:j 2jl:i 3gl:a 3ny:8 3nz:8 23p:5 kv:5 3ne:5 l0:4
food:melon	p	la:3t 3lf:i 40p:g 40o:g 40l:g 1qq:a 3xf:9 20q:9 1ts:8 40m:8 l0:8 1tv:8 1tu:8 459:6 kv:6 1tw:6 40n:6
yellow	a7	lb:ix 18l:3d 27s:26 xp:26 1c7:1h 43i:13 2ap:11 s8:z 4el:y 1y6:w v:v 29o:u 541:s 3bx:q 33s:q 2au:p 12q:p 1na:o 1y4:j 1sl:g
cricket	p	lx:p 1kd:e 1kf:c ky:b l5:b 59y:b q1:6 l1:5 ta:4 ku:4 2d9:4
neck	14	ld:bu
stag	30	le:90 51p:1z r2:1t 5au:1o 286:12 3nr:u 4z4:t 1i0:q 2og:p 2x7:o 2rr:n rf:m 177:i 481:i e1:h 3l9:f 8x:e j6:d 33z:d sg:d
poach	3k	lf:er 588:1d 14m:11 3nk:y 2o1:x 163:w 4bo:t s5:r 32p:q 3aq:o cy:k 4wg:j 53a:j z0:h 3dm:c 3dl:c oz:c 1h9:c 127:c 45s:a
completely	2e	2tw:1e 2ug:18 4m6:17 15e:15 lg:13 327:13 5fz:12 7i:10 1ii:w 265:s 2s4:r oz:m 3r8:j 116:i 4ro:h 22a:g 50u:e wv:e 286:d 1sr:d
boozy	t	lh:2r 27c:s 500:q 3qe:f 3qc:e l0:8 23r:6 kv:6 15f:5 1v9:5 3qd:4
smell	10o	li:kq 17k:3a 1ap:2p 1v8:1v 1b9:1f 43s:11 5lj:t 33o:t 4p8:r b5:r 22l:q 44w:n 31k:n 4vr:m 2uk:l 18v:k 1aq:j 119:i gm:i 108:i
far	eq	lj:57 3pb:2g le:1z k3:1p 23a:1l 2za:1k 51q:1g 1o9:1g 5el:16 2o1:14 125:10 1ud:z 250:y 3e9:w 3mv:w 2j7:v 3q4:v 1k8:v 2cp:u 3m8:u
food:plantain	y	lk:ai l0:7 kv:5 428:4
bright	3i	ll:94 xu:2u 2yn:2j 1bs:2f 518:1q 58p:1n 4bd:1c 1az:14 3pa:14 2pu:12 1bv:x 301:s 48x:q 2uu:o 444:j 2p1:i 4zm:e 1us:e 10l:d xc:d
means:bake	15w	lm:kx 2y6:1c 2xt:18 5s:x pc:u 53j:q 5v:n 12b:m 19l:m 28j:m 1sk:l 1zg:k dc:i 12a:i 2w7:h lo:h 229:g 2lf:g 1zm:g 1sf:f
tonight	9r	ln:7z kn:5x 1by:1x 3w:1w 520:1v 5bw:1k nd:14 4ak:13 1uq:z 4sp:y 2de:w 66:v 3ky:t hy:q ls:p 24v:o 283:o 1qd:m 1v7:m 5i1:m
bak	195	lo:li 21u:1s 2y6:15 2xt:13 pc:10 5s:w 53j:p hn:o 5v:l 28j:l 12b:l 4p:k 1zg:k 19l:k 2w7:g 1sk:g dc:g 21v:g 12a:f 2lf:f
means:sour	o8	lp:j3 2rr:2z ya:2v 4q1:1s 4vr:1q 3zc:1f y7:1d 38i:19 2u5:15 1dc:12 16a:11 3ll:y 4eg:v 4ev:t 2e9:p 5c1:p cu:o 1yk:n 1d9:n 3qf:m
firm	9k	lq:84 4tl:3h xj:2v 2mf:2m 1rr:1w 2m4:1s 2ls:11 29d:w 1wz:v 15j:r 1ej:q 4qn:p ep:l r6:k 3pc:k 50v:j 6h:j nd:g 27v:f dy:f
sour	eq	lr:g9 ya:45 143:2u 2rr:2e 3qf:22 4q1:1o 3zc:1k 38i:1f 2u5:1e 333:18 1dc:17 5eo:15 y7:11 4xq:10 2e9:z 34f:x 43q:w 1ia:u 161:s 5c1:s
tha	10	3be:u 3p9:n lu:h uf:e 2mu:d lc:d 3bd:d 1nf:d 3rr:c 3bf:b 3u0:a 3tz:a 12l:a 4j5:9 l5:9 3rq:8 1t4:8 3qy:8 19p:8 3u2:6
hen	1v	21g:1t lt:19 1cw:17 3ao:17 1sl:14 18d:13 106:11 1vu:x 1vn:w 1v7:m 4cr:j zk:j 4cs:j 268:h 30d:g 57g:f 1ca:d 41v:d 41x:d l0:b
food:peach	20	lu:9o la:17 1tg:15 3j1:15 382:t 3rq:q 3zq:e 1xb:c 4g2:b 33e:b 10v:b 44m:a l0:9 28z:9 3rk:9 1tm:7 1de:7 3xx:6 3xw:6 1th:6
food:tart-sweet	3r	lv:cm 333:1r sz:1q 1re:1d 3r7:17 ya:11 4ev:z ls:v 2o2:s 31n:m 4hj:l 1dn:i 3pj:g 143:f 3cp:e 1ry:e 3cq:d 1ty:d lr:b lp:b
wast	3x	lw:1l l0:1j g4:18 tj:17 3tc:16 510:15 3l5:t 1zp:s m8:q zi:p 1kj:m ol:k ot:k ea:j fs:i us:i 3us:i 1d0:i 1hd:h d0:h
unrip	t	l5:2c lc:14 lx:v lu:l 428:i 426:g 3px:b ku:5
food:smoothie	19	ly:7s 33f:1p 33k:1g 1c7:y l0:o 38k:j 33g:d 3qg:c 37f:8 gq:6 2xh:6 m7:6 35o:5 4go:5 ou:5 342:4
plenty	1n	lz:5f 4qj:1l 4rn:1g 3he:1e 52p:x 3fv:m 5f4:l 1ez:l 7y:f yq:e 2xi:d 43g:c tm:a 1ig:a 1j6:9 213:8 43m:8 348:7 169:7 4wr:5
sweet	f6	m0:ip 1zc:2f 1za:29 1hu:1k 1wm:1f 23a:1a 1zd:18 1r2:18 11n:13 4ag:13 3gk:z 2e9:z 55d:y 5do:x 2to:w 2ug:w l9:w 3i7:v 1ze:u 1md:u
130	e	
fan	5y	m2:9o 31x:1x 45r:1b 3hk:p 3kw:m 1vm:i 22w:i 2ef:g 1vh:d wq:b 12a:a s3:9 1se:9 48n:7 nq:6 4hk:6 31p:5 sv:5 2vb:5 15x:5
stalk	8m	m3:du 10d:6p 4vl:2f 43l:1m 387:17 3ry:13 27v:11 4g2:z 5ay:t 10a:q 10i:m 10m:k 45h:j 15f:g 1kk:f ip:d 10r:c sc:b 2l0:b 1l0:b
means:mould	5f	m4:dq 1f9:3x 2y6:1g 4a5:19 4f8:v 2nj:u 2m8:r 59d:q 1fo:m 1lf:m 4jy:m 1ih:k 209:j 1ii:g 276:g 44f:f 22a:f 48a:f 3rt:f 2l1:f
winy	e	
means:throw away	dm	m6:8g lw:3h 10m:1r 3q8:1g 5fk:1d 3uz:1b 4uy:1b se:1a jq:16 3hf:16 29w:12 3o8:11 ea:y 1k1:v 1v5:s 1qe:p 4vv:p 51s:o 1a6:n 2q4:m
mouldy	20	m7:5e 1f9:42 20z:1d 35f:y 59d:t 4jy:n 3tp:m 1ih:l 2q0:j 1ii:i 1tx:i 2py:h 28p:h m4:h 1ta:h 44f:g 2q3:g xz:f 1zg:b 3wt:9
bin	7x	lw:32 m8:2a 1k1:22 10m:21 3o8:1l jq:1k 2q4:1h 3hk:1b 3hf:1a 2wu:19 1ly:18 1v5:16 29w:13 ea:z fx:s 4xf:r 41e:r 2rk:p aq:p 294:p
means:temperature	qs	m9:j5 4x:4e mu:2y 2j3:2v 1kp:2f 11x:20 12b:1z 1ht:1o mb:1k 1er:1f 1bg:19 4w:17 m2:16 cf:v 50p:r 47:q mt:p mv:o hb:l 5co:k
batter	kj	ma:k9 hg:1z n0:1q 5ls:1m mz:1c nv:19 14q:15 21y:13 54w:13 2s6:w 2u4:v n1:u 4wh:s 4ah:n 3h4:k 2hc:j 3qi:i 17g:i xr:i 400:h
shimmer	17	mb:46 4zu:2i 3vh:2a mq:1d 3xo:h 22q:d 3vg:c 4k3:a 1b0:9 1ay:9 1am:7 mt:7 l7:5
food:bacon	ak	mc:kv md:4g bk:20 5d0:1q 4gf:w 47c:r 4tp:q 45g:p 1ff:o 1v2:n 3h6:h 29u:h 2pr:g 1v1:f 3gf:d 1ob:c yz:b yb:a 1hd:9 1r0:8
food:pancetta	3p	md:ch 5jj:1x mc:16 yz:z 1rw:v 4vi:g 2dz:c 4g7:c zb:b 291:9 4g6:6
food:duck	1k	me:98 ms:4t 3pa:1j 3p9:l 1b1:k 12l:a 4e:6 250:5 13x:4
frighten	1g	1me:22 539:1z 4z6:1b 3b5:14 2gr:12 3ao:10 4ns:10 mb:x 1t8:t 319:i 1pj:g 3b9:f 1vd:f 2gv:e 13o:e 5gg:d 3vh:b 31d:b 31c:b 3a4:a
fir	96	mg:ba mr:39 b3:2i 4ma:29 5lk:1y 2e7:1i 4lm:1g 4wl:1g wu:1f 1vp:1c 1va:19 1pu:17 3yb:14 41g:12 1it:y 4u9:w 2jb:t 1vd:s 1qx:n 303:n
food:dripping	60	mh:8q 2t4:25 116:24 4ud:1d ga:1c t3:1c 227:1a 1ff:15 4yq:14 5ju:12 1s5:t wk:t 3aa:s 4ph:q 2q:p mm:m bx:l k9:l 27q:k bk:k
seem	9g	54f:3b mi:28 1qe:1s 36w:1o 20k:1o 4rf:1j 5i0:17 2jq:16 2b6:15 4s9:13 4tr:13 4vq:z 1ze:z 1eq:y 3hw:y 3pq:x 9p:v xe:u bk:u d0:u
means:reheat	mz	mj:d6 5lk:1d pu:1a 14v:13 4c:10 57v:t 5g:r z3:p 14t:m 14u:m 394:f 26m:f 4s9:f 2k:f 2yq:d 5c:c 10n:c mp:c 4s5:b 1s5:b
means:thermometer	7v	mk:go 1wa:1y 2im:1g 2il:1c 4w:18 249:i 1er:h 2m2:f 24i:c 1kn:c ml:b rm:a 1ob:a 2iv:a 5f9:9 m9:9 2ho:8 32t:7 132:7 2ly:7
thermometer	6o	ml:fe 1wa:2v 2im:1j 2il:1h 2iv:1a 4w:14 1er:k mk:j 249:h 2m2:f 24i:c rm:c 1kn:b m9:a 5f9:9 2ho:9 32t:8 2kp:8 132:7 l7:7
greas	7y	mm:bk k9:2u 101:28 21u:1l 1gg:10 ag:z 21v:v 2ad:n 1y3:n 1bq:l 7y:i 2y5:i 2qe:h 47m:g 2ah:e 3tj:7 xo:6 1ff:6 wy:6 11v:5
afraid	2p	593:29 5ct:29 4u9:1p lx:1d 3a7:18 21p:18 51f:13 4xa:13 34v:x 4w7:v 516:u 32z:t 3m9:t 1lm:r 30b:q 4p8:o mp:n 3qx:m i8:l 1rr:l
food:pudding	9x	mo:j0 26y:6i 3i9:2f 2vb:1w dk:1i 4v5:1h 48q:1e 5dk:1d 9t:19 3p0:17 23q:14 m1:12 38c:12 1m6:w 24w:s 4lc:r 2vq:r 1eo:q 4py:q 4pz:q
blast	10	mp:2n 4py:14 4pz:14 1pp:13 14y:m 3j5:k 10n:k cf:f 58j:c 1ga:b 2tr:8 22w:7 159:7 mb:6 3ja:6 158:6 bp:6 2k9:6 31o:5 39:5
food:doughnut	r	mq:1r 3vg:1l 1qe:w mb:w 20g:c 421:9 423:8 422:8 3vi:7 39o:6 2qt:4 3c6:4
flam	69	mr:bu mg:29 4s8:1u 1vd:1n 11w:1m 50p:1h 1vp:v xq:r zh:k 3yh:k yz:b 30w:a 8c:8 mt:8 24l:8 fi:7 6w:6 cf:6 8b:6 wq:6
food:duck-breast	w	ms:4x me:1c 2yp:10 3xo:o 3ab:k 3ac:g 1b0:c 1ay:c 2kc:8 32n:6 1aq:5 3a7:5 216:5 1ar:5 3a4:4 3a5:4
sizzl	3v	mt:bp 2nh:25 4uo:1l 3ed:18 4rp:15 1m3:w 2vk:v 22q:s 3yh:r 2xu:p 2g0:n 2tr:n 23u:m 49e:m mq:k ja:k ap:i gi:c 1rw:b 1jg:b
220	1e	mu:5m 32g:11 22w:10 dw:h 1ht:g i4:b 24n:a 1ik:7 2zm:5 30x:4 3qj:4
200	2p	mv:5y mu:17 3hb:11 3x3:z 236:s 1ag:n 3xs:m 2c9:i 1ht:h 2c6:h 173:f re:a 2sy:a d1:9 2ca:9 c7:9 1se:8 31p:7 rd:7 ro:7
puff	3k	mw:ek 2xe:1d 1g8:18 4aw:10 5fq:10 4qj:10 1l1:u 4ah:r 133:l 26h:k 2m0:i 281:g 201:g 2ah:f ta:e 280:e 3wh:e 24u:d 1zh:d 25u:d
hit	2t	mx:6w 4uy:22 140:20 3hr:1t 291:19 3k:18 4yw:16 3w1:13 2ic:12 46e:10 3f8:v 3f9:v 3kn:u 35e:u bb:r 2tm:p 52:l 1ec:l 53b:l 5b8:k
cooler	p	my:2u 51i:d 4bf:c 13b:5 mp:5 rd:5 12b:4
food:cake-mix	2n	mz:7l hg:1u 1i1:12 n0:12 1mp:y 2p5:m 2hi:l 1pa:k 4b0:j 2x7:d 3mx:d 3mw:d 154:c 3en:a 3em:a 3eo:a 481:a 3ep:9 3pw:8 z0:8
food:pancake-batter	17	n0:3y 1iu:1e mz:10 fr:k 3b4:j 3b3:j 24q:j 3b2:i 3n5:i 2ds:d 24d:b 1fv:8 33v:7 nv:7 2vn:6 2mk:6 1an:6 40e:5 qt:4
food:pancake	9x	n1:h3 5bi:1v 4zt:1r 58q:1j 1l1:1h 26h:1d 1zm:1b 4zq:1a b1:19 35d:16 2fa:10 373:x 18u:w 2u4:t 1aa:l fj:k 4u4:j 3fq:i ke:i 2mk:i
means:left out	1se	n2:hj fn:17 324:16 12m:12 1e1:z 67:u 3fx:r n9:q 64:q 3al:o 43s:m 2sl:m 1uq:l vu:l 3gk:k 488:j 37d:i 1mx:i ng:g 3iq:g
arriv	1y	f2:1t 1hl:1k fa:1d 234:s 4av:q 4au:l 3zn:l 5t:j 3kx:i 2do:e 2e0:b 40y:b 2ex:b fd:a 5i1:a nd:9 f1:9 3lq:8 fm:8 1mi:7
early	h4	n4:b0 70:4h 6c:2n ex:1e 3lc:1e 4r9:17 uf:16 eo:15 3w:12 f7:12 48v:y 5d6:q 338:q 1mm:p 3lz:m 3v:m 5b:m 1gn:k 59:j 2pc:j
bowl	14u	n5:m5 j8:2c 12r:1x 1gv:1m hg:14 2ii:12 133:11 13v:u 3hb:s 405:r 1dq:q 99:p 5f6:p qy:o 5ji:o 377:n 45r:n 12s:m 1qf:m 123:k
tomorrow	jz	n6:bz 1rk:2b ln:22 1jq:1z v1:1p kn:1m 1rh:1m uk:15 uz:13 3w:12 3oj:12 36y:11 38y:y 3u:x ug:u fg:t 1k2:r 1pf:o pp:o 1o4:m
food:baking-powder	70	n7:gv 3mn:w 3jd:o 1zw:o 1zv:j 3rh:h nx:e nw:e 26z:c 3b8:9 1aj:5 42z:5 361:5 2vd:5 3gu:5 300:4 3jc:4 3pr:4
power	1i	n8:bc 4aw:19 283:j ns:i nk:e nt:b nu:8 2xg:5 4ax:4
worktop	4d	n9:8h 1e1:1s 58j:1c 1sm:18 9i:15 4s5:14 29s:10 4w7:s 4hk:l 13m:l 357:h dv:h 5d0:d 191:c 2z4:c 42i:c 1j2:b 2za:9 ee:9 324:8
means:overnight	uh	na:f3 1su:1h 1jq:1c 345:17 39x:17 fn:16 ng:12 uk:z vu:w ln:t 9j:q 2eh:n 4hn:n 1tf:m 26n:m 1e1:m 2n3:l 2h4:l 4s5:j 27h:j
overnight	im	nb:ap ng:1q 1jq:19 1su:18 39x:18 fn:16 27h:y 345:w 1e1:v 4hn:u 1og:s 25g:r 2h4:r 1mr:p 1tf:p vu:n na:l 1ms:i 5ex:i 4r:h
food:muffin	4t	nc:gk 224:12 2bk:q 2c3:n 1zm:i hw:f n7:e 35p:b 4h9:9 2oa:9 2sk:8 1si:8 1y2:6 56:5 1x0:5 233:5 439:4 38u:4
doorbell	n	3ky:18 ns:j nk:f 1fz:e nt:b 3ci:a 3cg:a wa:8 nu:8 2de:8 2qa:7 1jl:7 39n:6 7t:4
grey	fv	ne:i5 2pz:2s xl:1n 554:1i 3qk:18 3bf:16 ll:15 2pu:10 2px:x 4re:q 517:o 4q6:o 2p7:o 58p:m xu:m 2fh:k 1at:j u5:j or:i 1aq:h
book	1k	46c:30 46k:1a 13x:x 14n:w 3io:v 49i:q 266:p 2m2:o 1cc:k ns:k 4sc:k 12c:j 33z:i 2mq:g nk:g 1e3:f 47j:e 18g:e 1n0:e 1nm:d
night	n1	ng:8c nb:2t 4p6:2n 345:2a pu:26 39x:1g 1su:1f na:16 vu:12 2e2:z 1fu:x fn:u 2eh:t 2er:r 2n3:q 5cz:q z3:p 1hm:p 9j:j 1e1:j
refrigerat	14	34p:1v 4w5:15 4hm:14 4tc:t 3td:t 22k:r 1vt:j 3qx:f 1qc:d 39x:d 35j:d ns:b 4t7:a pi:9 nk:9 354:7 n0:7 mz:7 nt:6 35m:6
food:injera	12	ni:4l 2lb:15 4ez:15 ov:11 n1:d 214:a n0:a mz:8 ns:6 3oo:5 nk:5
outsid	f4	nj:dc 50g:28 i0:1y 2kp:1g 1wt:17 1qx:16 4fx:15 1vs:10 4hn:y 2in:x 1e1:v 3af:u 1il:t 5k6:t 5k7:t 1n:t 4ya:s 47p:n 10r:n 59y:n
tyorkshir	g	ns:p nt:f nu:b nd:5
food:tempura-batter-mix	t	nl:36 149:21 mz:o 14k:l 14i:k 144:7 147:5 18q:5 ns:5
food:scone	56	nm:gg 54a:2t 269:21 2o9:1k 4gk:10 1zm:x 54j:w 3s4:p 19j:o p5:l n7:j 2f7:g 1da:d 4bt:d 2ji:c 204:b re:b 206:a 54h:a 1ma:9
dough	ls	nn:mk 1zz:49 sw:1e 1yx:1e 29b:1b 192:15 1sd:11 1xa:w 26r:v hg:t ma:q 1o7:p 286:n 287:m 5kj:m hq:l hp:j 21z:j 4pe:i hs:g
fre	ap	no:cn vm:1r vh:1m 2bv:1k 23s:1i su:1e vl:y vd:t 32b:t 3rj:r nx:q 2yr:q 1zd:p 5fz:p 2cc:o 4co:o 2aw:n 44r:m ts:m 3ch:l
means:shelf	ag	np:hr u1:3h 3ws:1z 2tk:1d 3gr:1a 35w:1a 5ms:18 3te:z 1jz:w 1qc:t 43j:n 1qi:n 12z:n 4zb:k 4do:i 4f3:i 7g:h 15r:h 2u0:g 344:g
shelf	6p	nq:fw 35w:1k 3gr:1a 11a:18 3te:16 u1:13 4zb:y 12z:p 1qi:m 1qc:m 3h2:k u8:j 2u0:j 4do:i 344:i 3n8:g ns:c 3jj:b 3l:a 3r:a
flat	jf	nr:ie 220:3d 1mv:28 31o:25 24u:20 267:1x 4u7:1k 17p:1h 1j1:1h 1n6:1h yc:13 338:12 1hj:v 68:t 166:r u9:q 2r7:q 2qs:p 4ag:p 2p8:o
gain	k	nk:w 2sj:t 2t2:g 11p:c 2jp:b 2si:9 nd:8 ns:8 2fa:8 mz:4
wiv	k	nk:z or:f nd:9 1zi:7 mz:5 ny:5
tal	m	nk:z 3bt:s or:f 3bv:b 3by:b 3bs:b nd:9 1zi:7 3bu:6 mz:5 ny:5
food:toad-in-the-hole	12	1f8:29 gc:1x 1lo:n 4qm:h 2b4:d 2v5:c nv:b fj:a 3gs:8 1fd:7 3u7:7
food:bicarbonate-of-soda	6t	nw:ii n7:10 469:h 2ne:e 40p:b 40o:b 40l:b 242:7 op:7 3xf:6 18c:6 40m:6 2l8:5 3q9:5 460:5 2nf:4 2ni:4 2nl:4
food:self-raising-flour	2k	nx:4m 1zv:2u 1zw:2p 17y:1e 1zx:6
food:yeast	5m	ny:f7 4ej:y 2bk:m 1ej:f 3bm:f 361:b 2vd:a 3ol:9 1ki:9 3bp:8 362:8 4ek:7 ta:7 3bn:5 44v:5 20d:5 3bo:5 3bq:5 3ni:4 3ns:4
means:whisk	c8	nz:hu yx:1r 1y9:1g 2uw:10 208:y 207:y 3pb:t nd:s xc:r o2:o 1jl:m 270:h 20c:g zt:e 5e6:d 5e7:c 2gn:b up:b 2pl:a 1bl:9
whit	1ap	o0:n1 17z:1p 18r:1i a3:1c l8:1c 1h8:1a 5ix:1a 2ag:15 wg:14 2mi:13 1zy:z 38i:w 199:w 1yw:v 4qr:u 4qs:u kw:t xv:s 1e5:p 1f0:o
thin	wd	o1:h7 13y:3r 19n:2u 14p:2t 1k7:2s 198:2m 1ld:1n 7d:1d 8m:1b 5h9:19 29z:18 4sb:16 193:16 1v3:16 bf:13 4sc:13 1w8:12 8s:10 2mz:z 1wg:z
whisk	b7	o2:hi yx:2a 1br:x nd:r 1jl:r 1yc:q nz:p 4qv:n 208:n zt:m 207:j mz:d 20c:a 209:7 54t:7 44n:7 44o:7 44p:7 1fv:6 15m:5
rins	hz	o3:fo 1uc:2s 1gx:20 kd:1o uy:1l 4yq:1f 51o:y kc:q kg:n km:l 47l:k 1vu:f k8:f 1vn:e 5gd:e 13q:e 59e:d xl:c 3ap:b 36b:8
food:kidney-bean	44	o4:dw 1xo:19 3tx:12 4c8:z 25a:w 1xs:u 411:s 4c9:n 1xq:g 4st:f 1xr:e 1xn:c 1xt:c 18f:a 181:9 qm:8 ek:8 db:6 nf:5 14h:5
food:tinned-tuna	4i	o5:hy 5m9:1y 11s:1e 4ul:g 3cv:f 2sj:d 3cp:c 3cq:c 2ip:c 2ju:a 4su:a 28a:5 1gi:5 ms:5 2si:4
food:lentil	dq	o6:m3 1tf:6c a1:21 5ie:20 5bm:1l 2mo:14 5ax:z 2mr:z 3nc:z 47p:l 2a6:k 40q:k ww:k 2jw:i wi:g le:g 28a:f 5lf:f 3p2:c 40s:c
sink	6x	o7:ck 53t:2a 3ti:28 20l:25 wh:1m 2wr:1m 57u:1c 3k2:1b 122:1a 3np:19 1k1:16 511:v 4pl:t 3w4:p 1tl:p 3ks:o 3r3:m 53v:m 1jl:l 250:j
brin	2p	o8:9k 35l:s 1ba:l 3lx:g o5:e 3en:d 3em:d 3eo:d 17e:d 1pw:c 1fs:c 17d:c 3ep:b 3y6:a 3u9:9 4ho:8 4hp:8 28o:8 ok:7 2vn:6
food:anchovy	2k	o9:g9 2wx:1l ok:11 15d:v oj:7 34p:6
tip	cv	oa:4z 6i:3w 3it:1o 57:1l 122:1l x0:1h 3z9:1c 1ag:19 2q:17 1sd:16 e1:13 7y:10 o7:z 4gm:z zz:v i8:v oz:u 231:u 2fm:u 46:s
food:chilli	zu	ob:mt 44g:1s 118:18 1ys:z oj:w 117:w 1pt:t 183:s 21:j 23r:f 3g1:e 1xs:d 1ym:d 1hv:d 2si:c 2op:b ko:b 1of:b 4e0:a o4:a
gloopy	3m	1cy:4i 54w:1y aa:1s 58i:1r 2l4:15 4aw:x 1eo:w bo:u a2:t x1:s 124:p 126:p 2fl:n oc:k 1ed:i ol:g en:d pk:b qg:b 33s:b
food:tinned-tomato	4r	od:al 186:2d 2vm:16 1tx:10 1to:w 1ry:s am:j 1de:g 3bi:g 333:d 3bl:b 3xk:a 3xj:a 3xl:a 3xi:a 3x2:9 1xd:9 182:9 3l7:9 lw:9
means:lump	13c	oe:jt 18r:1z 3wn:1v 18w:1f zt:13 ht:12 1t0:11 2qz:z pk:w ho:u 3ro:t 1e0:t 1be:t z7:q oh:p 3jq:p q2:o 27s:n 18:m py:m
lump	ph	of:ex ht:40 q0:2r zt:2g 18r:20 18w:1u ho:1e 1e0:16 1t0:13 18:w 3jq:w 1u8:v oe:s 1ec:s 1ed:r om:o z7:o 3ps:o 5ip:o oh:m
food:coconut-milk	6f	og:ea 1l6:2x gf:1s 37n:q 14p:n 3bi:h 18q:f 3hb:f 6i:e 4y4:d 3bl:c 12y:a yt:8 3fy:8 2na:7 yp:7 3bg:5 4zp:4 2sw:4 1u2:4
solid	bz	oh:6a 1e0:3g 1ek:1y z7:1i 26:1g 21p:1a 2kq:19 32p:12 r6:y 3jo:y 1ec:y 4tu:w 4uv:u 2fr:u l1:t 4jw:r 1eo:q 5me:q ht:n 1km:k
underneath	9d	108:77 oi:6y 29t:36 30d:20 60:1w 488:1r 2lc:1e 20:y 1p1:u 4ah:r 5df:p 1ls:n b6:k 2yi:f 27s:f 2mb:d 97:b qn:b 2vo:b 1cf:a
terribl	12	22l:1w 1gw:15 11a:x 1xn:m oq:l 33f:k 138:j 2e7:e 41g:e 6z:d 17r:c 14x:b y1:a b8:8 33g:8 33l:7 33m:7 1p2:7 ol:6 30d:5
wind	n	3fw:1z 5lc:p 4f3:o 3or:m oq:g 3cr:g 2pu:5 2g7:5 ol:5 3gi:5
gunk	1d	3dz:4b 27r:1o ol:1e 2yf:1b x0:15 ok:y 155:i ww:i yr:i 33s:h 2xz:b 2y4:b 2y3:b 2y0:b or:8 193:8 3ds:8 3dt:8 2y2:8 15g:7
rid	40	om:2h 1bf:2e 4wf:1j 2uk:1h 162:15 25n:12 18w:11 49o:11 3pt:10 q0:z 57u:w 5y:u 4q2:t 3dk:s 3k7:r 2gr:o 1kk:o 5hl:n 41o:m 2sa:l
food:macaroni-cheese	3b	on:c4 zw:1r 1ow:1g 1xz:1e 11s:1e 59k:1e 52w:19 o5:15 3kw:13 3qk:11 37r:z cd:w 2tf:p 2jv:o 2cx:o 3al:k 479:i 1ew:i 13b:h 22:f
slimy	6b	oo:di 1lm:3t 4pt:1h so:17 5dg:12 2ic:z 2p:z 3o1:z 3p5:y 21s:u 1f5:p ju:p 1bc:o 135:l 47c:l 3tv:j 56f:j 4vz:j 27n:j ru:h
food:pulse	10	op:18 3lh:14 1xq:s ri:k d4:j 1n7:d 32m:a 32o:a xb:9 x1:9 32l:8 17v:7 173:6 2mo:5 3kz:4 4ux:4
gassy	g	3ir:f 34h:a
cloudy	39	or:b6 4ak:47 11q:2t yr:18 122:17 1tf:w 2pw:r 1o0:o 36c:o wh:l 1wk:j 10p:i 36d:h 47h:d 3um:a 2sx:8 36g:8 36e:8 1wi:8 4qp:8
wooden	2r	os:cv 4tk:1k 482:1b 3yw:19 2ob:x 32r:o 2ki:o p4:n 2lx:j 257:j 2lw:c 1sr:b b2:a 2x4:9 2lv:7 2af:6 26q:6 y5:4 2od:4
thread	2w	ot:b3 1u6:2z 3pt:2v 46m:1n 4tf:1g zx:16 1lz:u 46l:s 4dh:s 1z4:o 31j:n 47e:l qa:k 2sf:g 2k8:g 12d:f 47f:f 1r8:d jf:d 3n9:b
spin	1i	ou:51 55b:12 46d:n p0:m 2zi:j 33g:j ar:j 50d:g ly:g 2zj:f 1yw:d 3r8:c 2j1:c 33f:b 38k:9 27j:8 3ev:7 2zg:5 3wd:4 3wf:4
food:lotus-root	w	ov:81 4yf:1t p4:c 21x:8 326:4
food:prawn	qs	ow:nu 34l:3o 5di:1t 1ql:w 41y:u 4zp:q 54q:q 1qd:p 1q6:m 39i:l 42t:k 2dq:e 382:e 2ei:c 1i9:b 2wv:b 2pw:a 46m:9 1m6:9 54x:9
food:milk-chocolate	1y	ox:av 239:1e 28m:17 1uw:p 1mi:i 28p:c 1x2:8 sj:5 s2:5
metal	47	oy:c4 1zj:1t 1lf:1t 5ct:1r 2xl:1b 321:1b 2y6:14 15g:y 32n:x 3qb:n 2od:n 3a8:l 314:k 18z:j 1mx:h 1ub:h 333:f 53h:f 513:e 3qn:e
remember	14	2da:17 k4:17 3q9:11 4t8:10 1ix:x 3ce:p 2l5:o 2wa:o 4rk:n lg:f pf:f 2be:e ov:d hh:b yo:a 1gd:8 1jc:7 eo:7 3q7:7 3tg:7
jam	k	ou:z 5a2:f 30d:d za:8 33f:6 ov:6 hh:5
quicker	6g	1ir:5d l4:3d p1:39 48u:33 22l:2p 4ut:22 1fy:1k 1k9:1g 4ya:1f 1ot:1a 1uh:11 1ht:10 6d:z 3yh:y 2i4:y 30t:x 4wj:w nf:v e9:s 3l9:q
havent	7o	236:2g 4xp:2c 4tf:1w 51s:1m p2:1m 342:1l 35v:1g 4v6:1e 26f:1e 4rr:1c 1mr:1a 26g:19 5l9:18 1yf:18 5he:18 4yu:18 51l:18 4gd:16 5dn:15 5bz:15
kabob	g	ov:e hh:b
wood	1t	p4:4b 4xo:14 1gu:x l5:u 3at:s os:n jh:l 2pe:k 2me:k 3x7:j 10d:h ip:f 3x6:e 2mw:e 1b1:d 3nw:c hh:a 2x4:a 4e:8 2eo:8
spac	1n	p5:80 5cs:1v 327:1c 2vc:1a 157:z 1cr:t n9:e ov:e hh:b 1lb:9 gt:8 dv:6 1f5:5 165:5 p3:4
food:halloumi	3i	p6:dd 1ss:1k 1hl:m 38u:j 2d7:i 3ab:h 195:g 104:f vi:f 1sz:f 3ac:e yr:e 1nf:d ov:d 2p9:d 15g:b 4h9:9 1si:8 zy:7 hu:6
means:foil	b0	p7:j0 34c:s 2o3:h 21u:h 27r:g 2st:f 7g:f 30m:e 1bq:e pd:e 1hd:d 1lr:c 11v:a 1ju:a 1jt:a 3ke:a 1m2:8 ol:8 34d:8 21v:7
millimetr	w	1k7:2w 29z:y 55t:x 5n0:k 19n:i 2tq:a 2p4:6
push	3i	p9:93 312:1x 1q7:1t 53z:1p 4st:1i pa:16 v4:v 5q:s r5:r 5h6:r 2by:q w9:p 276:p 2c8:m 3t9:g 53e:f 33t:f 2sl:f f2:f 4w1:f
firmly	m	5kx:1a 4qn:s k2:h 2qi:b r5:7 2es:4
cm	3n	pb:5s 54f:3l 5cg:25 1k5:1e 3pn:x 46t:x 225:o 15n:f 3dr:e da:d 2m8:d 54e:a 4hu:a 4pd:7 5dz:7 30s:6 1i4:5 2qj:4 1lb:4
tray	q4	pc:jq 3o3:19 2hq:11 5d5:10 u1:y ty:t oy:s 5lp:r oq:r 2qe:q 1mk:p 1mj:o 25x:o p5:m w1:l 13x:i 3jr:i 51t:h 1wx:e 5i2:e
foil	ax	pd:ix 34c:s 2o3:h 21u:h 27r:g 2st:g 7g:f 30m:e 1bq:e p7:e 1hd:d 1lr:c 1ju:a 11v:a 1jt:a 3ke:a 1m2:8 ol:8 34d:8 21v:7
freshly	i	1ij:r pf:f 14x:d pq:5
food:egg-fried-rice	2k	pf:av 4up:1j 4ht:1c 161:14 1fb:l 4dp:j vc:i pg:f 4jy:f 1n0:d ph:a 1hs:9 1b9:7 1n9:5 rf:5 1g5:5 2q6:4 1m8:4
food:microwave-rice	27	pg:ad 2gv:19 1xp:13 411:12 1do:12 34w:w 4do:v 17a:r 1gp:o 10x:i 12z:c 23o:8 3ay:7 1ac:7 t7:7 3r:6 4g5:5 pe:4 4gr:4
wok	fq	ph:l2 36k:2b 17v:24 5l1:1q 4tj:1n 37i:1k 37h:18 50i:13 52e:13 55x:10 4s2:z 5dg:u 1lg:t 2gr:p 1w7:p fx:o 439:n 30x:n eh:m rc:l
quickly	4x	pi:4k pl:2z 2td:1l 29n:1e 3bo:10 1ix:z 3bq:z 27v:s k1:r 2m8:o 3jo:m 11j:l 2g8:j 2in:j 4p6:i 4lm:h 4bg:h jt:g 1nq:f 34i:f
day	15o	pj:eg 1bb:27 1b3:20 uv:1w 349:1f 348:1d 213:1d uu:1a 2t1:15 um:14 n6:12 uk:z 1l:w v1:v 1jq:s 2vq:p 12n:n 27z:n kn:l c3:k
claggy	5v	1eo:4q 1ed:3f 4v5:2m 5gp:1e aa:1e 2qf:1c 1yx:1c zr:16 244:15 3ah:15 q8:13 62:11 29h:u 1dm:t 36w:r oc:r 1ek:o 5f7:n z7:j 1x1:h
fast	a7	pi:5i pl:5e 1q6:2v 4r9:24 9c:1p 4yr:1l 527:1d l4:1d 1w7:1a lx:17 4uc:10 4gf:z 2tx:l 3jo:l l1:j bd:j mp:j 306:i 55e:i 1mq:i
everyon	6o	1hl:2h pm:23 4qw:20 fa:1s 4yr:19 2qh:10 1ua:z 5hs:y 1hy:y 1q6:x 4pl:w 1ah:v 1lx:u 46v:s 2l1:r 21a:n 13d:n 136:n 1fb:m fm:m
plan	1y	pn:2u 1zp:1k 2gp:1j 1e6:13 26n:12 34x:10 37q:t 1u1:s uq:q pf:p 29w:o e5:n 1fk:l 3l2:l 2hn:j 3l1:j 3l0:j 1u5:i 1ta:h u6:h
allow	5b	1rm:2h po:2e 5lu:22 447:21 3u7:1v 3k5:1u 4q0:1o 157:1o 3ue:1n 4ws:1k 37x:1h 509:1e 2ig:1d 4pq:19 4vi:16 66:16 1q7:15 2b4:14 2cc:12 5ht:11
leftover	rm	pp:br pu:2f 349:25 27z:1t 348:1p 1l:1i 1t5:1d s6:16 2kk:12 347:12 1k2:y z3:x n6:x uv:x uu:w v1:v 1qf:u um:u 1ln:r 351:q
garam	i	2qp:v pf:f ps:5
directly	1w	5cw:2c 4q5:1q 2d0:1o 25o:1h 4u3:18 4z9:z 33q:u 2fx:r 5hx:o 2hd:o 2rv:o 3yq:n 2xr:n sr:m 21u:m 3tx:l 2bu:i 2ah:i 1o:g 33t:g
nasi	p	pf:t 1h7:p 1qw:h 2wt:f 4du:f 2wv:e 1hf:d 1hg:d 1h9:8 1hb:5
goreng	w	2ce:1f 1qw:z pf:s 2wv:s 1h7:p 2wt:d 1hf:d 1hg:d 3ch:a 1h9:8 4du:7 ff:7 1hb:5 pt:5 1rh:4
yesterday	ed	pu:4b z3:2v mj:1l 56c:1j 572:1a ng:15 pp:15 1jq:12 1du:12 34t:u 44a:r 1to:p 31:n 58k:l 1fu:l 25y:k 14v:j 23e:g 2gn:f 3x:d
spread	7g	pv:h4 t8:26 3o6:25 26h:1q 15h:1p 3vo:x 1d1:u kr:t p5:s 3dj:p tb:p su:m 2aa:m pa:l 5m:k 61:j sy:i 2f7:i 33r:i 2lt:f
dip	7g	pw:it 4zs:2o 28c:2f q1:28 52m:26 qp:1z 5cd:1v d5:12 1cm:z 25g:w 4yv:v ly:u 3ho:u 1oo:t 3vs:s 1vq:l 1pw:j 1fs:i 1rc:h 2zi:g
puré	3g	qh:47 px:31 182:2l 2s4:1w 43r:1q 493:1j 1ti:1e 57c:1c 59u:19 54d:n 59s:i 264:h 379:h sa:e 2b0:d 4rr:c 1fu:b 2v8:9 42a:9 31a:8
grainy	7t	py:bm qe:46 1be:2c 5mh:1w 5y:1u 1y6:1b qf:17 1ul:14 4ju:z y3:v 18r:s 1ec:s 1bo:l 1j6:k 4u2:j 3pk:j 4zp:h 4qp:g 1y5:f yk:d
silky	1e	pz:60 2tw:23 qt:1q 2xh:1d 4zk:o r3:n 206:g 2al:g qs:f qf:e yz:e qe:c 2aj:b 1r9:a zw:a 18t:7 47m:7 2ai:7 2af:6 3bn:5
lumpy	8o	q0:9p 2qz:23 of:1x zt:1f py:x oe:r yl:q z0:n b6:h om:h 3pb:e 2p5:e 1j6:d c4:d 1be:d 15y:d 1rb:c 2rn:c q1:b 1u8:b
food:guacamole	2i	1ka:9t q1:7r s8:1c 2qx:u 4zk:u 56r:t kx:q q9:j 4r9:f pz:7 q6:7 d5:6 si:5
chunky	3x	q2:5j p8:1i 29z:17 ql:17 zf:14 qj:s 5je:q 48h:p 3ro:o 3m:o 45d:j qg:i 1uu:i 13i:g 1ti:g 19n:f 10q:f 1k7:e da:e hm:d
food:pesto	4d	q3:jc 5es:1z v9:1y 4y9:1x 5b0:18 zp:u 3uu:u 44a:q 361:e 1qc:d zr:d 1ki:b 362:a zc:a 43h:9 168:9 1j2:9 wa:7 1h4:7 kh:6
coars	1n	q4:6o 444:19 49a:19 21r:r 1qr:o 2w1:m 2ft:k 21n:e zf:d v7:a k8:9 28x:7 277:6 464:5 18h:5 21k:4 21o:4
sand	39	q5:6s qu:4q hr:31 1kb:20 qe:1k qf:1a 2nj:t 1ro:r zw:g 5ap:c 2f8:9 1fm:7 3pv:7 3nx:6 3pk:6 py:5 3bh:5
creamy	4v	q6:dg 50v:23 5fx:1f 3eg:1e 3gm:1c 2wx:15 42s:11 1ee:z 4u4:y 2rq:w 389:v rr:u 391:t 33j:s 2by:o t1:o w9:o 13y:n yz:m 1bp:l
restaurant	4g	1my:6g q7:41 pz:34 1t2:2m 31y:1u 5f2:1r 4yf:1m 3g2:1d 2v1:1d 1u7:1d 5kk:1b 4o5:18 4uo:16 4w8:16 1yn:16 1v3:13 5hr:12 4yk:10 4yl:w 2ou:v
stiff	dm	q8:c9 1jl:3m 1ec:21 pk:1x 5lx:1x 2mk:1w 1ed:1s 3pf:1q z7:1j 3pb:1f 4tf:18 260:18 hr:y 57d:x 2lm:w oc:u 76:s 1e0:s 2vl:q 26m:q
food:baba-ganoush	r	q9:7e 2n8:i 1tb:e d5:a 44y:a v:5 3io:4
stringy	4x	qa:9l zx:7r 1r6:42 jf:30 587:1v 4gr:1q zv:16 4t4:11 4t5:z 2my:v 1ka:s 153:q 1y2:q zy:o 47c:k 2pe:i 1yp:h 3pt:g tk:g 493:d
means:blender	q2	qb:l0 r4:2r 1ti:1x 5er:1k qx:14 3zm:x 1hw:x op:u j8:s 1qo:m 335:k 208:k 1pe:k qc:j 1is:j 2y7:i 2fl:h 14o:h 43h:g 3p8:g
blender	eb	qc:h4 r4:2g qx:26 5er:1k 1pe:13 qb:y 1ti:t 1qo:q qg:n 3p8:m ee:l 1is:k 43h:j 3f4:j 2ij:g 32r:e qj:e 21q:e 5a0:d 208:c
past	pb	qd:l5 px:2t 1zt:2k aa:21 286:1v 1hn:1o oc:1j pk:1e 12v:1d 2rm:16 q8:15 458:13 qh:w 182:w 2wv:v 1bc:v 1ec:v 36x:t 1ef:r ju:o
gritty	3p	qf:5v qe:56 py:24 5y:20 qu:1q 2af:17 yh:x q5:s 1gw:p 2p5:l vz:i 2hc:g 2vi:f 3pg:9 3qe:9 3nh:8 b6:8 3qc:8 j8:8 1oj:8
sandy	1b	qe:2w qf:2a qu:p 3pk:j q5:g 5y:b 1ro:a b6:6 3pj:5
textur	1d	qg:6m qw:2j 481:17 pz:15 36c:o 36d:i 1k1:f 4qi:d 2tw:b aa:b 1ti:b 482:9 36g:8 36e:8 3p5:8 2gt:7 287:6 1r9:5 2dv:5 qx:5
pure	3d	qh:66 px:51 43r:1u 182:1j 1b7:1f 516:11 1l2:q 1l3:q 17:j 2xh:i od:g 1jl:d 1jd:d xo:c qs:b 1l4:7 1rd:7 im:7 qt:7 2hh:7
food:offal	4p	qi:el 1yp:29 qw:27 39b:1p 1xo:1o 3z2:1l ao:10 56g:10 1oz:z 1b7:z 1of:z 11d:v 1kh:u 2v3:r qo:q sk:p 1gj:p av:o 3tx:m wu:l
blitz	2v	op:39 1ti:1t qj:1e qx:1c 1j6:1c 1qo:v q4:u r4:u qs:r 102:l zf:b q2:b qb:a 43v:a 43w:a 43u:a qc:9 459:8 4t6:8 21r:7
age	6o	3ne:3h 1rb:30 qk:2r 1ra:29 41z:25 20b:22 114:1s ri:1q 2nc:1k 23t:1d 3uq:1c 1ab:18 3ph:17 1ge:15 2nh:15 5e2:12 30x:z 22l:z 2ih:s 3kr:r
rough	3p	ql:ap 4qe:1t zf:17 2qs:w 1bo:v 464:u q2:p qj:p 2oa:o pz:n y6:m 1ti:l 29z:k 13a:h 281:g 4r6:e 280:d 17l:d 1i2:d 17s:c
food:cannellini-bean	12	3tx:6p 5gi:1w qm:1s 40q:v q9:m 1xq:h qq:9 5gk:5 qw:4
food:tahini	4f	qn:gf d5:1a 2pe:p 507:o wa:m 2l5:k 4jl:i ou:f 1e2:9 2vm:9 jh:7 1ee:6 18j:5
iced	17	qo:79 3fq:1w 357:17 1q6:12 1o:k 2zi:i 2zj:e 2zf:d 17q:d 2ph:b 1u7:7 2fi:6 29q:5 1jm:5 22d:5 2zg:5
super	19	3mj:25 55t:1z 3hb:11 47w:s 3of:r 1eh:r 3zs:n 2ky:m 1gy:l q9:j 3oe:j 3lm:i 1rd:h ns:g 2s9:f 2gr:f 3n2:f 1ja:c 1ee:c 2y1:b
chol	k	q9:t k1:m 1nm:e qw:6 qt:4
becom	87	5ia:22 1v5:1u 1ot:1i 44z:1f 305:1e oc:1b 4uw:18 54y:15 50v:14 36m:12 1zr:10 3yb:10 zv:z 33s:x 5ea:x 279:x 3rp:v 1om:u 1jb:u tm:t
mixi	n	d5:o qj:i 33f:d 4mu:9 1th:7 1tk:7 ly:6 q9:5 33g:5 33l:5 33m:5 4kv:4
silk	n	1u8:18 47m:m q9:j 3pi:e xo:e 28p:b zt:8 qq:8 pz:7 3n0:7 2qt:7 3n5:5
grit	2k	qu:59 q5:58 4gr:w 4pi:o qf:l 1kb:h 5y:h 5ap:g qe:b 36a:b 5mf:a 4ph:9 2pm:8 4bs:8 o6:7 4pj:6 23u:6 1s6:6 kd:4
food:cauliflower	3m	qv:eu 2pk:1t 10q:1j 2pm:19 qt:16 2c1:n 15f:n 395:i 2bt:g 22:g 1ne:d 398:d d5:c 2hb:c 2bx:b 4eo:a 4ep:9 46x:9 46y:9 3n5:9
velvety	k	43e:o 43d:n q9:l 1bl:i 1dp:g qg:b qq:8
blend	cm	qx:fh qj:2h 1ti:2e qc:1q 559:1p 2q6:1c 55y:14 yp:10 r3:z 1hw:z j8:y 1tj:x ou:p qb:p 3ki:n 4x9:m 2yr:i 4wd:h 5hc:h 29m:g
food:lemon-juice	4p	qy:9u 63:1a 5gf:15 1ky:n 1at:g 1ii:f 5mm:e 26v:e 3nn:b 15k:b gh:a 1aq:7 1yi:7 3uv:6 2ww:5 4er:4 21z:4
¼	e	
crush	6d	r0:ge 218:1o 5d7:1l 319:1f 5km:1f 575:1c lg:18 2xi:15 2ea:13 4rq:z 5kx:x 1nd:v 1fq:p 2bo:k bl:j 576:i 5av:h 4wd:g 1rt:g 335:f
4	3i	3jc:2a eb:1w 15r:1g 2ps:1c 4po:18 1mr:15 r1:z 4zw:z 39z:x 2qj:s 5lp:r ks:q 4ke:n 20f:i 3tc:i 51t:i r:h 31p:g 52:f 5lh:f
trickl	g	le:9 148:4
smoother	k	4zk:1q 4x0:1d 4wz:1d 21r:r 568:a
machin	5m	r4:48 1qo:38 32b:1y 2pt:1w 4w8:1b 304:1a 3zd:17 qc:15 op:13 424:z r9:t 20e:o qb:o 2ij:l 1vx:l 207:j bl:i 4t6:g 208:f 1gz:f
press	9b	r5:gl 4rq:2w 1rp:20 5kw:1p k2:x 269:v 5ks:u 3wz:t 3sp:t 3x2:s 2xe:s 25p:r 27r:l 5jb:l 1so:k 1fq:k 54h:j il:j r0:i 215:i
set	lo	r6:ij 1km:3k 3rt:2a 1vh:1z 29d:1y 31x:1u oh:1q 5h9:1a 48n:19 18b:15 ni:15 4c2:14 2mk:y 50b:w 53i:v 1v9:v 5f6:u 1uy:u 1f0:t 24j:t
temperatur	do	r7:bq 1er:50 1kp:23 rm:20 4ye:1z 4x:1y 12b:1p mu:1n 11x:1c 2j3:1a 54o:1a 2iw:14 5gc:y 4bf:w 11y:u kl:s mv:q 1m2:o m2:n ml:n
trip	w	36z:25 r8:1n n8:1d rn:m 2b2:k 1an:h 1sj:b 3de:b 3v6:b 3v7:b 1mo:7 rp:5 1b8:5 3tg:5 157:5 1uv:4 fg:4
electric	74	r9:ds r4:24 47k:1t 17t:1j 1xa:1i 208:11 f7:y 24j:q qt:p 3jk:o 207:m os:k 4av:j zh:h 4hj:g re:f yx:e 30w:d 31x:c ak:c
notic	2d	ra:4n 4nw:1v 3ki:1q 4rh:1j 2te:1b 3s4:1b 4zv:1a 41o:17 3ib:17 4ux:16 2oe:v 66:v 1lw:p w9:p 3be:n 3zq:m 59j:j sg:i kf:i 41n:h
100	1y	rb:35 4gv:11 5bb:11 5ba:10 24c:q 1zc:g rp:g 32i:e 248:d 43v:d 43w:d 43u:d rj:c 1ze:c 4fk:c 2b3:b 2zm:b 2w2:a 247:a c9:a
timer	3g	rc:88 4yd:1x 52:1i mn:1i 2me:1b 5f7:18 1fi:11 34h:10 3s2:q l2:o b9:o 2z1:m 4pl:m 2lf:l 1jv:l 3bd:j 1ua:i 1fj:h 4e9:g 5s:f
fahrenheit	1e	rd:6x 4lw:1w rm:1m my:14 2uj:o 2m2:h re:7 31p:5 24p:5 4bf:4
celsius	v	re:27 4lw:25 2uj:w rd:u rm:o 31p:j 24p:f 3j8:b rp:9 ro:7 rj:7 rn:5
itself	4t	rf:36 ri:36 33d:20 5es:1z 4uq:1w 46k:1l 2lk:1l 59a:1f 509:1e 30c:1c 6z:y 2bo:x 4jb:w t7:t le:r 2bj:o 1p1:n fv:n 3al:n 2de:n
mid	p	rp:k 3y2:k 33f:g 2xf:g rj:f 3bh:c 2xd:b rn:b 2x9:a 2xc:9 4gx:9 2of:8 241:7 33g:6 33m:6 4gy:5 3fl:5 30d:4
120	p	2wg:k rd:i rp:f rj:c 4gs:b rn:8 1xp:7 re:5 4jr:5
click	p	4g5:1o ri:13 rp:o rj:i 1n7:h rn:d 30y:d 32m:c 32o:c 310:9 30w:8 3xx:7 3xw:7 3xy:7 311:7 3xv:7 3xz:6 2y8:6 1mu:5
fiddl	i	rp:v rn:h hu:5 ra:4
knob	1i	rk:7g 2qp:1i 2ad:1c 2g8:18 ce:m 3pc:l ua:g 1ev:f f7:f rd:e 15s:e 1k3:d 1k6:c 1l6:c 31n:b rp:9 4h2:5 31q:5 1aj:5 4h1:5
insid	10z	rl:dc f3:37 1kn:2t 24v:27 4xs:1o 3gm:1l ks:1g 5i0:1e 209:1d 2iw:1d e4:1c dm:1b rz:1a 47u:19 i1:17 3qi:17 42q:17 2e9:16 427:15 1gj:13
degre	40	rm:9p 31x:23 rd:20 5cs:1x 4lx:1x 1er:1w 5co:1r 51x:1o 4u8:18 2j3:12 3ix:z hb:y 1cc:y 2dv:r re:j 37m:f 377:f ml:d r7:d 2m2:b
fus	k	n8:o r8:j 2ef:g rp:a 48g:9 rj:7 3v6:7 3v7:7
convert	12	20f:7g ro:5g re:w 329:n 32a:f rp:c rj:9 rn:6 x7:4 3kl:4
current	i	rj:p rn:i 4i1:8 ra:4
food:lasagne-sheet	7m	rq:j7 je:1v 30o:1j 170:18 4sm:z 1fy:w 26n:w 1lf:u 1sx:s 2j3:s bg:q ty:n 242:i 3jf:h 3ys:h 37t:g 240:f 4p:e 58l:d 321:d
died	1i	4q0:1p 43h:1i jl:18 9w:15 15r:w 45h:r rp:k 4fw:k 1bp:h 4ni:g 1ig:f rj:f 1fk:d 2xf:b 23e:b rn:b qc:9 51r:9 2xd:8 1pe:7
fifteen	4i	rs:3r kt:3f v5:2o 4y6:1t 37t:1s 1ot:14 5lu:12 4jb:x 3h1:x 1fy:w 5d4:u 54y:t fx:t 4gf:o 4wi:m 4sb:l 5jg:l 1n4:l 29l:j 12t:j
scratch	2p	rt:ab 4a8:1o 3qn:1f 1g3:11 2xw:y 2y1:w 35f:s 321:n 27n:l 426:j 4a:j 30p:j 470:i 2e7:h rp:h 28k:g 3lo:g 5fu:f 2wt:f 1xt:f
food:poultry	v	2tl:1w 4a:y ru:w 2vq:v 2kc:e me:d 3fr:c 1ia:9 3ft:7 3fu:7 ed:6 1gx:6 oo:6 3se:5 3k2:5 1ku:5
door	7y	rv:e9 5iw:28 bb:1n 588:1m 1g7:1j 57v:1j 5dg:1h 3pd:16 2j6:16 tw:w f6:v 34p:v 35q:u 9w:s 4n6:r 4uc:r 3a0:q 4hi:p 1ra:l l2:j
gratin	1p	rw:bp 1d5:1e 10g:14 14y:m 3mp:h 3mo:h on:h 3iy:e je:e 3mq:e 3j5:c 10t:b 1tc:b 39:7 1yk:6 158:6 mp:5 331:5 1tz:5 8e:5
simply	w	55n:2k 2sr:1q 4y0:1g 114:1e 1p1:p 439:j fl:h 2l7:h 438:c 233:9 cy:9 2w3:7 3m5:6 12a:5 1z6:4
plus	12	ry:6y 1xd:n 103:e 4fo:c 3i4:9 3ft:8 3fu:8 186:7 1x4:6 3i3:6 2rj:6 x3:5
check	79	rz:90 1g7:42 5nc:27 ml:1t 49b:1h 33p:1e l7:1d mk:1d 47:19 46i:18 w8:12 596:10 2tf:t tw:p tu:m rv:m 11q:l 1b6:i 28j:g 1wa:g
hardly	4d	s0:5k 2cp:4p 26h:1u 1oz:1o 25f:1n bk:1c s1:1b yw:1b 3my:1a 1eg:19 4w3:17 4vd:12 8x:u 3ua:q 12q:o 42c:o 5bb:n 5ba:m 4lb:m 24a:m
barely	2y	s1:3s 59h:28 5lt:1p 2km:1j 4ys:1h 25f:14 2nh:13 3my:z 2ag:y s0:x 3iy:w 132:u 3h4:n 1f8:m lz:k 2et:k xi:j 4s7:j 218:i 1lv:h
food:chocolate	ag	s2:l9 sj:4c 274:1c t2:19 509:17 2dw:13 w3:11 3ed:10 28k:x 500:w 27b:p 3bj:o 3fs:n 1ca:l 34v:f 2zr:f 28e:d 288:b 1mn:a 1x2:a
food:celery	4k	s3:fj 25k:u 2ta:r qw:m 3ha:h jt:f 3h8:f sg:e sf:b vr:a 3h7:9 h3:7 18g:6 2mi:5 sa:4
food:chorizo	1w	s4:bp 4si:1s 3ab:i 1rb:i 4dt:h 3ac:f 19r:c 4ds:7 32n:6 1fc:6 3a7:5 171:4 216:4
think	3e	3gt:2d 53a:23 ua:1x 3tv:1m 1k1:1f 2sh:1e 4tm:1e 4p9:19 31g:15 44u:12 1p5:11 3ti:10 4yt:10 2bb:z 4c2:x 4f:u 1dn:u 5en:p hy:o 38r:o
spar	2i	s6:2d 1pp:24 540:1q sa:1k 14o:13 41e:10 1mx:10 294:x 17i:w 34h:t 5j0:r 3j2:r 1xd:r 4ge:r 2s6:p 3gy:m 154:l 4u5:i dv:i 2v5:f
fancy	4x	41p:2g 3rf:2e 55d:1y 3hd:1t 5l0:1p in:1h 2b4:1f 5f5:1c 3gr:1b 32s:18 1vv:17 34h:16 447:14 1jo:12 39n:11 21y:11 gj:10 453:z 298:y 3oz:v
interest	m	2ts:t 3i5:r sg:p sf:k ed:a 3lx:6 s9:5
dying	n	53t:3c 508:29 3cx:15 4xl:r sg:r sf:l s8:5
sneak	t	2b0:2h 5j0:23 sg:i 59j:h 1a5:g sf:e 1di:e 4ib:9 sd:8 2hm:7
anyon	1m	36m:1u 3ki:1e sb:18 2te:15 427:10 2jj:z 162:z sg:n 3zq:m 1a0:m 3gu:k b9:k sf:i 1g1:i 1nd:h 43z:g 412:g 45h:g 1ok:g dw:f
food:thyme	46	sc:e3 43l:1t 1p9:17 1js:13 1v5:12 4vl:s 43n:k sg:j 3ry:h 1nt:g 1o9:g sf:f 2tj:a 51r:9 em:8 3ru:5 s9:4
handful	27	sd:75 4df:23 29v:1t 28x:1i 15c:19 20c:19 2to:18 3fg:15 qg:p 5bd:n 1iy:m 2s9:l sg:j 449:j sf:g 4uw:f 2gb:f 5be:e 2oy:d 44b:c
toss	7t	se:b6 547:27 5gc:21 57o:1x 29t:1r 34b:1k 3tu:x 6u:w 1rz:s 15h:p 30f:o 50e:o 4vv:o v3:l 52j:l 4s5:c b4:c 10q:c kl:b 3cb:b
written	10	sf:35 1d7:1o 1hz:1k 21e:z 3jd:w 1aa:v 1ss:t 30n:p 21g:d 591:c 3b8:b 30q:a sg:9 1a3:7 4ij:7 3gu:6 4i1:6 300:6 3jc:5 1a9:5
hoy	g	sf:q s9:7 s8:6
food:cottage-pie	3d	sh:eq 51c:4g 11s:31 51e:2q 51b:2d 26n:z sg:l 2bd:k 23k:j 3cd:h sf:h 3ce:g 4gg:g 2wa:g 1f4:d 1f1:a 3b:9 49:7 16u:6 4sl:6
exactly	47	si:1x 5fk:1u 55x:1s 3bk:1r 4rx:1q 1oo:1q fj:1m 4ub:1i 4qq:1h 5i4:1f 4ua:1b 1ib:19 47i:14 2nb:14 55h:14 47w:13 54f:10 4r6:10 4ca:y 4wj:y
food:dark-chocolate	15	sj:6h ox:1s sk:1k 1x2:c 28m:b w6:9 2j9:8 50g:5 3cl:4 29g:4 3mn:4
food:mole-sauce	i	2j9:v 27h:g 3mn:g 3at:8 12p:7
mostly	v	539:1z 3hk:19 2sa:x 3s6:s 4ev:p 1vv:i 24g:g 2nb:g 2p5:d 34e:d 4b0:c 1ar:8 3l:8 jq:8 7y:7 2pu:4
8	50	2in:55 uj:43 30u:39 284:2n 3ug:1v 4tf:1p 355:1o 51i:1f sm:1f 4u:13 1k8:12 3jh:12 4lm:o 2fr:o 3it:m 1ah:k 54k:j 5d0:j vn:i 4ti:g
each	gm	sn:f1 12t:1t u4:1q 29f:1p 5dm:1e 2ab:1a 2rv:19 14i:17 2m9:16 3v3:14 57d:13 1f1:12 59s:y 4wb:x 9u:x 4yv:v 1h3:v 2mk:s 4a4:s 3p4:r
beyond	r	1r9:18 2jl:q 1gg:q 1oa:m 34r:j 34p:h 3gl:f 34q:e 1ak:d 4n4:d 1r7:8 4p8:8 1km:5 9i:5 3dc:4
means:season	8y	sp:ek 48h:2x 51p:1l 384:1j 265:1e lz:1b 411:1a 4wr:15 cx:12 3zl:12 1xb:10 5as:z 3lx:z st:u 2ph:t 369:p 13p:m 2f:k 44u:j 43s:j
squar	3n	sq:ba 52m:1y is:1w 13s:1m 3ta:1g 28m:15 3fg:14 566:11 29e:10 5ck:r 3y7:q 2s6:p 3gs:n 1ll:n 1li:k sj:j vo:h 1uz:f ox:f 4h9:e
deepen	g	20k:e 3mg:8 3hw:6
portion	dd	ss:c6 36t:38 1m1:2m 134:1u 1zu:1i 351:18 22l:15 z3:12 ni:z 2fx:y 3ta:v sq:t 1hh:t 1q7:r 1uz:n mj:m 50z:m 2fr:l 12t:j 2d4:j
season	ay	st:f5 48h:2f 51p:1i 384:1g 44u:18 4wr:18 3zl:12 cx:11 1xb:10 5as:10 265:y 3lx:w 2ph:t 411:s 2f:r lz:p 1qn:o 22y:m 1s8:i 1or:h
food:margarine	57	su:cw t5:26 sy:1a 33q:z eq:t 35d:m t8:c 2b3:a pv:9 2bj:8 t3:8 3zp:7 2bh:6 au:5 1uw:4 1ww:4 2vv:4
food:dairy-free-block	i	441:12 sv:c sy:a 32i:7 ga:7 t3:6 t2:4
food:pastry	82	sw:jy 26k:1u 1gw:z kr:x 287:v 242:o lv:h 26j:g jh:g 30k:f 1g1:c 48w:c uy:9 1ps:7 sz:6 2o2:6 1fs:5 19l:5 u8:5 2c8:5
tub	dv	sx:ck y3:3d 56v:1s 4wt:1r 43r:1q 4hi:1o 1id:1m 2h6:1g 182:1f 44f:1e 36t:16 1zm:12 1ih:11 4qv:x 2b7:x 1jq:x 3io:x ym:v um:t 356:q
food:dairy-free-spread	14	t8:22 sy:1z su:1c g2:e 2ng:5
food:pie-case	1d	sz:65 287:1h 2o2:10 3ba:v 11i:i sw:h 3ra:d sy:b 4cr:a 4cs:a 1re:8 3ng:7 t3:7 11l:7 3nj:6 3ko:5 26k:5
food:biscuit	a7	t0:ia t2:2z 2p4:1t 1vk:19 314:18 1ad:18 2ih:15 19i:13 2me:12 nm:z mw:p 26f:o 57e:n 2jh:m 48m:l 26g:l 1ek:k is:i 30e:i 56g:i
behav	n	32e:1a 48q:p 4lc:p ri:m 54c:g t3:g 1n7:f 32m:b 32o:b 32l:9 ym:7 td:7 sy:6 t4:5
food:shortbread	1k	t2:9d sv:1c 2ry:18 22k:y 1mi:m t0:j 234:e 3en:e 3em:e 3eo:e 3ep:c 2af:8 3el:5 23n:5
food:vegetable-shortening	r	tc:19 g2:q t3:e su:e ga:9 2b3:8 4fh:6 4fg:6 gb:6 4d5:6 2vv:5 2vw:4
britain	i	1zy:u sy:i td:5
food:spreadable-butter	y	t5:4h su:q t3:f sy:6 tp:6
wev	9v	54d:28 35a:25 1ph:23 9s:1k 3j2:1h 1de:1c 55k:17 3ck:16 4ru:15 2ov:12 5l7:12 588:11 t8:10 4st:10 57t:10 1i8:z 1y5:z 1jg:y 4u5:y s6:x
sister	34	4z8:2p 21y:2c 1ez:1k 42z:1k t7:1f 2du:13 54r:10 3tu:y pe:x 1ii:w 7x:u 1bj:u 12y:t 2q7:s 32e:o 266:o ke:l 1c0:l 19s:l 3ie:j
food:low-fat-spread	r	t8:3b sy:23 su:6 tc:5
means:rise	9o	t9:iq 2xr:17 1zh:17 1zw:15 2fj:14 201:12 4hm:11 1zv:10 5lt:y 5fq:u wf:p wx:o 4ah:n 22f:m 215:j t1:i 246:i ta:h sz:g 2z4:f
ris	70	ta:fm 1l1:3f 1zh:1w 201:1g 1zw:16 5lt:14 2fj:14 4hm:14 wf:13 t9:z 1zv:y 1zr:q 22f:n mw:m 215:k t1:k 246:g nx:e f4:d v4:c
fifty	1n	34a:3a di:1i 508:18 1mm:11 3j2:v 46d:p 14y:n 2h6:l 2qg:l 12a:l 2yp:i 2gn:h 2ky:h 4gx:g 3iu:f 58z:f n0:e 3t5:d 241:d 2j1:d
amul	k	tf:1b t3:11 22x:c t5:b 4fh:6 gb:6 4d5:6 t8:4
vanaspati	i	sy:g t3:a 19y:7 2gy:5
quantity	4b	cs:2i x:2f 564:1x 3kn:1p 2wr:1l 57t:1i 3m1:1h 5l6:1g 27f:1b 4wr:y 1l8:x 1ye:v 37t:u 19k:t 43h:r 5kt:q 23m:m 4gq:k 2cr:i 2f7:i
marg	k	tc:1u t5:a 22z:a 22x:9 gb:9 sy:6 t8:4 t3:4
food:frosting	2d	tg:cm 4a2:16 6x:w 21o:m 21q:j tp:f 3h9:a t5:a 1bh:9 238:7 3ma:4 1zl:4
rubbish	14	th:45 2gs:1o 1x8:1l 3h2:t 1kw:o 1f5:m 2sz:k 58s:j 391:g 1kx:f sy:f 2t2:d 1kv:d 4f:d 1kr:c 217:b 2jp:a t3:9 26z:9 3h3:9
real	3p	ti:82 4xf:31 2nc:23 5au:1y 3d8:1q 3z8:1p w4:1n 1xd:1i 3m2:1h 1eg:1d sy:10 1to:10 236:z 1d6:w 34s:v 1yn:u 3vu:p 5c8:p 4hj:o 3x2:o
cheap	44	tj:5n 28n:2n 2xw:2j 4fs:24 19z:1m 3m2:15 4pl:15 3js:15 39q:14 17m:y 4t0:v 256:s lw:s 3qb:q 4j:o 36c:m 17u:m 2tw:l 3ps:l 156:k
food:pastry-savoury	1e	tk:85 5dl:2j 3do:p 1uw:l 24q:j 34m:g 194:d z6:a 4ab:8 et:7 4ac:5 261:5
food:milk	13o	tl:oy 1w0:1u t8:19 5mm:p 2gf:l 2h4:j 20k:i 1bk:h 1l6:f 3rk:f 2tx:e ja:d eq:d 1bo:c 18r:b gf:a 2hc:a 507:a 3p8:a 1bp:9
least	14	3rp:19 1fp:t 32e:s 4qj:j 4l2:j 1fm:i 2ng:g 39f:f 1o2:f 3t5:f 3j2:e 17u:a yd:8 139:7 1zb:6 1qy:6 9j:5 1fh:5 1or:5 1fo:5
60	15	3jv:x 416:u 417:u 12w:q 2ow:p tn:m 1ab:m 24p:k 2zn:k 1cc:e 2iv:d 41d:c rb:b 2zg:a rk:6 1e2:6 4jr:6 174:5 229:5 24c:4
shortest	k	4lm:y fh:d e9:b
cream	1d	tp:8l 3sr:l 33w:l os:j 2xd:i 3es:i ra:a 2af:a 2xl:9 33x:5 33z:5
means:allergy	gz	tq:i2 2aw:3r no:2k w2:2g 55o:1v 5ma:1q vd:1l v8:1i 2ep:1g 2dq:1f 439:1b vm:18 3c0:y g8:w 43s:v 1z6:t 44k:s 37a:r 5km:r 1h0:r
read	4r	tr:dr pe:1s 2tx:1o 26a:1l 274:1g 4nz:1e 3r9:19 zp:11 5bb:10 5ba:10 4xl:z 1k1:s 5hi:s 40q:r 3na:p 49d:o 1iu:o 4qn:m oj:m 24i:k
label	29	ts:av 4wn:1c 2zu:1a 2vm:y 2jh:y 5jx:w 337:u 30p:o 3zq:m 3sp:k 33w:k 3gy:h 1qw:g 54p:g vh:f 2l5:e 2cq:e 3wa:b 2pt:b 1xe:b
allergy	5g	tt:ch 5ma:22 vr:20 5km:1n 1h0:13 3d3:11 oj:y 50n:w 1z6:t vh:t 3ch:o g8:o 3mc:l h3:k w8:k tq:h 2f5:h qn:h v6:f vf:f
browner	r	tw:3f 30k:1l 4sn:11 53t:w s9:u 2z1:j 3ad:f 3ae:f 1hk:d 3af:7 2n2:6 i6:5
batch	dx	tv:ca 57o:24 dp:22 1q8:1n 35a:1e 3im:19 te:18 58s:16 19a:u 4wh:t ud:s dq:o 301:o 560:n 19h:n ui:n 1q3:n 19g:m 1rb:m un:l
rotat	p	tu:39 tw:1u 1h3:w 19f:h u3:a 3kv:6 3kt:5 1lb:5 31t:5
stack	24	tx:b2 3yq:11 4zq:y u3:t n1:o 3fq:e u7:d 2xz:a 2y4:a 2y3:a 116:9 4zp:8 1dw:6 2y2:6 193:4
sheet	7t	ty:gf 5ey:23 1cp:1v 26q:1q pc:1n 29f:1l 14l:z 5g0:v 1we:o 1ll:n 1bm:h 1bn:h 2cr:d hw:c p5:c 2aa:b 1bl:b 2l5:b 4af:a 3af:a
colour	m4	tz:cd 2pu:2a 199:28 l8:23 12q:1z 17f:1y 18n:1p ne:1o kw:1d 1gt:1b xw:18 ll:14 s8:12 2v1:z 1bs:v 3bf:u 48v:s 8q:s 5g6:r 5g7:r
rack	4o	u0:ci u1:2a 2tk:1j 5ms:1e 1jz:10 np:y 2yi:x 3ws:u nq:r 43j:q 2xp:j 4f3:i 4fc:i 7g:h 15r:h 2qx:f 1ic:d 2bk:c lg:c 1p3:b
shelv	15	u1:5n 3hk:u e7:7 22j:5 u7:5 3jf:4
mov	76	u2:b0 8x:2z 7y:2w 50i:1h 32n:1e 312:1c rj:14 47w:12 2nd:10 3sy:y 4pg:x 2oj:w ou:u 2ic:u 1wh:s 2l9:r 1uy:r 8u:r 383:o 42o:o
toy	i	309:g tu:d u7:8 tw:5
pil	3m	u4:56 1g4:39 tx:2p 50z:1y 1ac:1s 3td:12 573:11 574:11 30u:y 3hi:u 2n2:s 81:p bt:j 38r:j 4v1:j 2n4:i eh:f 3fv:f 2sz:e 1ez:e
load	8f	1el:3a u5:29 5hj:20 5ji:1x 4bw:1i 1hw:1a 19a:1a 4ul:18 4rp:13 4u:12 j8:z 1iv:x 4t4:w 3ai:v 4tm:v 4v9:v 5b1:u 2oa:u 4v8:r 2c0:r
food:frozen-roast-potato	2b	1fk:6y u6:44 ix:1g 2mu:1f 50z:z tu:y 2tj:q 2sg:p 13w:p 1ju:o 1jt:n 3lv:g 304:e 2yp:d tw:d 38x:c 2j3:b u3:b 1wb:b xo:a
fight	10	49k:1i 24w:10 4us:10 1lt:10 1fa:v 1jz:r 3hc:p 4z9:m u3:m 1m0:l 22k:j 1dj:j 2tj:h 3j5:g 1u8:g 1kt:f u1:a 5j9:a c7:9 3y6:7
sausag	v	u8:41 u3:1e 1re:f 174:e 2o4:a 448:9 446:8 kr:6 2am:6 tu:6 447:5 2se:5 19l:4
level	2i	u9:bc 4be:1v nq:y b7:v 4xi:r 1ga:l 2tr:f 24j:e 22f:d 4m6:d np:c 3rm:c 1wf:b 1hq:b 54a:b 1se:b 33d:a 4ya:9 uc:9 2mk:8
suffer	w	4p5:1p u3:1d 1uk:15 1uj:k s5:j 4lr:e 14g:c rk:9 tu:5 1cn:5 4li:5 1uz:5 4j3:5 4j7:5 1om:4 18l:4
air	hx	ub:k9 309:1c 4vv:1a 55b:11 fr:n bl:l 304:i 538:g 480:f 2ir:f nf:e 3jp:e 14c:d 2lu:c 2ln:c 3jn:a 1y3:a 48v:a r9:9 2t1:9
third	2p	uc:72 3o5:2z 5mp:29 4zv:1w 556:1u 3rn:1t 4pr:1k 1l7:w um:r 2tp:j 1tp:j 4p6:i 3bd:i 24r:h 4pe:h 3be:g 4hm:f 3cb:e 3ax:e 3sm:d
crowd	77	ud:3f un:3d 35r:2o 5d5:1k 4gq:1i 3im:1c v0:19 2sy:17 3kf:13 dp:11 ui:11 19g:11 1y1:u 1g4:s 19w:r p5:p 19m:o 1lc:n te:m u4:j
prepar	3e	e5:2u 4xo:2f 365:21 3w:1q dv:1i eo:1a 4ty:16 1ab:14 17:13 du:v 1dy:s 1ej:r 5ig:n 3fa:m 45z:l 3ug:k 2yb:k ln:i 426:i 2ph:i
advanc	1k	uf:1n 3w:1g 31l:16 du:w 4lx:w 2y8:v 14s:h 378:e us:c uo:c 1rk:8 1d0:8 3v:6 kn:6 36n:5 1jn:5 x0:5
lunch	l8	ug:c3 1rh:3h 38y:3b fg:21 1o4:1t 4s5:1n 2k9:1j 36y:1i 38z:1h ff:1g 1r7:17 37u:w 3kb:w 1e1:t 3iv:t 37o:t 1su:s 37p:p 3u:o 2er:m
supper	3n	uh:2t 5g3:1z 3ho:1p f0:v 1m5:t pf:p 144:o 3ey:l 3vb:k 147:i 19w:i 1i4:h 1mr:g rx:g 2sr:g 18u:g 4p6:g 1f3:g 1s8:g 4vq:f
party	b2	ui:8y 1ui:4b 28e:3m 3kf:26 3it:22 un:20 1by:1w ud:1g 19g:1e 1xz:1c 2lk:16 4gq:11 54k:x 3rf:r 1j3:r 36y:p 3lp:n 19m:m 4b:m 3gs:m
eight	cx	uj:al sm:4r 2in:3z 46o:1v 1y1:1p xh:16 2fr:13 540:z 556:y 19m:x 3he:u 30k:r 1fd:q 28k:p ud:o ue:n 3de:n 1da:m 3kx:l 1qg:l
saturday	2d	3jc:1m 1f3:1i 2fi:1f 28s:w 29l:w 3il:v 3ls:t 24c:r 3l:r 3gs:p 1k2:k ff:j uk:f 3w:e 2b2:c 1i4:b 34o:b 37w:8 2jh:8 3cb:8
six	dz	ul:bl 4y:63 4xu:29 9q:1q 2ma:1i 1p5:1g 2du:1e 577:1e uh:1c 1f1:1c 53c:12 1jn:10 oz:z 34w:w 3ph:v 12t:p 134:o 2dc:o 3l9:m 1o1:l
friday	2y	285:1w 2av:1t 1aw:17 34k:16 4ys:11 348:s 4ul:s uu:q 1k2:p 347:m 4hm:l 4ca:k 28n:j 52w:f 3kz:f 3cb:d 2jk:c 1l:c 41p:c 2oh:b
peopl	df	un:3c ud:36 fl:2w ui:2t 37t:1v jl:1s 3im:1q 19w:1p 19m:1k 4gq:1f 2h6:1d 5cf:19 5fz:18 dp:17 4uo:13 1xz:13 3bj:10 4gv:10 1j3:z 2sy:x
means:assemble	2m	uo:9p 5k1:1k 2qp:1f 136:14 28h:10 5ih:w ds:p us:o 6i:o 1p5:o 50u:n 2c1:m ur:l 58u:j fl:f 57j:e 1s8:c 1m1:b 2sm:9 4ld:8
uncook	3b	up:7h 1bz:2l 4df:28 4qk:1a 1qm:l 1l2:k 1l3:k 283:g 1cn:e 556:d 4gs:d cn:c 2cw:c 2p5:b 1i1:a us:a 3ps:9 192:9 ur:9 3u8:8
thanksgiv	10	13w:1o 47m:r 210:p 3bn:k 2c8:j 470:h o8:d uq:d 46z:c uf:9 lv:8 28:7 xo:7 494:7 ur:7 3w:7 qt:6 3jx:6 3jw:6 242:5
function	k	388:15 3is:s 3iu:r 3iv:c uq:a uf:7
assembl	1g	uo:2z 283:20 34x:1f 52u:w 4pp:u us:t 136:l ds:h 29l:c 13v:c 1p5:c 37g:a 1u5:8 1ip:6 2e0:6 ex:4 3lp:4 2q7:4 3lq:4
means:marinate	ay	ut:iq 2fm:1m 4rm:1d 4rq:14 1mr:12 4yz:12 44u:12 1qe:t 48h:r ue:q 42g:n 4vx:k 3zq:j uw:i 4ay:h 1qw:f 1hd:d ru:d e5:a dt:a
monday	3b	213:1u uu:1l 347:14 um:10 1u9:o 4ul:i pj:e 37u:c 36n:b 3qs:8 uk:8 3qt:7 v1:6 349:5 1l:5 1b3:5 27z:5
tuesday	3k	27z:23 347:1q uv:p 3cb:k pj:g 18u:g 1bp:d 4xh:9 213:8 4ul:7 349:7 1k2:6 348:6 uk:5 1oj:4 4hm:4 n1:4
marinad	5y	uw:d4 1ms:2i 2fm:1s 4yz:16 4rq:16 ut:15 4ay:u 4vx:u 42g:l 3zq:j 2tw:g 1qw:g 17:g 1hd:f ua:c 15s:b kl:b ue:a 3ug:8 11n:7
wors	1m	5n5:2g 4zg:1v 1ee:17 1ul:16 290:13 1e6:11 2n8:z 22o:y 124:x 126:x 1s2:u 2cb:s 4ry:r 36u:p 2sf:o 329:n 1xn:m 2yb:k 22s:j ur:i
food:peeled-potato	m	xg:j jh:j 48w:e 14w:b du:a 1jn:8 kl:7 48x:5
box	ag	uz:9r 38y:32 3jt:2t 35o:2l 3u:1p 1ph:1j 38z:1b 18b:1a fg:16 1fv:16 1gz:12 vy:11 1o4:11 2gr:y 31b:w 5fz:u 21e:u q4:s 1rh:s 2z3:r
lie	22	v0:35 40x:1q 3ln:1l 325:1g 1lj:1e 3t1:1c qf:14 49g:11 4pl:10 1og:t 155:t 3ks:t 16p:q 45s:n j9:m 4de:k 3e9:k 21w:h 1ld:g 2uh:f
within	v	2qf:19 2jh:y 1ue:m 2m0:j 2l0:i 3nl:i x7:h y6:c 2mb:c 2ja:a 245:a 3ni:9 2ma:8 20v:8 22c:6 35e:5 1zm:5 1kb:5 2rk:5 27r:5
bring	66	v2:49 3lp:30 5fi:2k 41p:1y 2qo:1g 5bi:1c mp:1b 2t6:16 59e:13 ua:11 3ls:11 5k1:11 3mk:11 1ow:10 3ru:z 3o0:u 38z:t ve:s 82:s 492:s
dress	gz	v3:kb 3ps:1q 4x9:17 5fx:17 3m9:17 178:15 5cy:15 4yq:14 520:11 5jt:t 2qq:o 1ee:m 32s:l 3hb:k 11d:j va:i ee:h h0:f 4hi:f 3ze:f
fully	1g	5ib:22 1hh:1j 41o:18 24m:16 4tl:13 265:s 28j:o 7i:o rs:n v4:m 2il:m 2mi:l 2b4:l 41n:i 2kc:f 3bi:e 2ko:e 1dx:a 3bl:a me:9
group	y	1y1:1p 2gx:1e 1j3:z 3jd:n 4gq:i eq:b 3is:a 3iu:a 3it:9 3b8:8 1l8:7 ur:6 3cl:6 3im:5 rs:5 3gu:4 3iv:4 300:4
food:nut	c6	v6:k5 w0:4f w7:2y 1gt:1i v9:1i 1eb:1b gw:17 451:13 3ir:w t8:o 1lu:j y8:h 501:g vj:f w1:e tt:e 5js:e 23r:c 3za:c w2:b
food:couscous	2v	v7:dw 2ju:l 2v8:g 42a:g 2n1:f 157:e vg:c 3ga:c 1d5:b ms:a 1ho:6 2n4:5
gluten	57	v8:cj vl:2p vd:1b vh:13 2aw:y 2an:o vc:m 2lr:i tk:g 1qv:f 1pk:e xk:d 2ra:a 1us:9 1ph:9 1pn:9 1i0:9 vk:8 1rt:7 1hn:6
food:pine-nut	1v	v9:da 1ej:v 5eq:q 1ki:m 23w:9 361:5
food:mayonnaise	6y	va:jz 1jy:1f 1d0:18 37f:12 1o2:x 281:l 1u1:l 280:i jb:d 1hq:b 34q:a 34p:9 3fn:8 2dd:7 lt:7 469:6 2gd:5 3s8:5
food:oat	ay	vb:m0 1z8:1x 5au:1t 568:1k 20v:1a 59v:15 4fs:12 2h4:x 5ej:x 2ah:t 5ig:r 4go:j 2xi:h 3ir:h 25u:f 33q:e 1us:e 1w2:d 21m:d a2:c
food:soy-sauce	5g	vc:c1 130:3a 1qv:2e 4se:w vs:t 3ly:j 5fx:e 43s:d 1o9:a 1e2:a 3op:9 2vm:8 17j:7 1r1:5 18j:5 3az:5 wr:4
food:wheat	37	vd:8k vl:1q v8:1g 4vy:11 4wv:10 2an:z 2aw:v 1f9:o 1ta:l 5ft:j 138:h 1zx:h 4ww:h vc:c 17o:b 25q:a 2tf:a 2ax:6 tq:6 43v:6
count	4b	ve:9z 17g:2a 4vd:1h bo:19 1x9:15 4gd:y 26n:x 2la:w 39f:w 47k:s 4ta:p 1dq:n 2h8:n 1ai:m vn:m 2lr:l 4cd:k 2y5:k 2cj:j vi:j
food:chestnut	y	1j1:3l vf:2n 3at:r vk:h 4ty:c 1gu:9
food:bulgur-wheat	1p	vg:c3 45i:z v7:r 45h:c 45j:5
contain	17	vh:68 2b0:s 29a:r h3:q ts:h 567:f 2b2:d vl:b 2be:8 2an:5 2en:5 1mo:5 23s:5 2eu:4 2bc:4 18a:4
food:whey	2n	vi:93 eq:1v 507:q 239:m 2vo:k 4jl:j h3:i 2bl:i 1w0:g 59w:f 1gy:c 1w2:b 2cy:9 246:8 vh:8 221:7 23s:6 fu:6 2eu:5 og:5
food:nutmeg	24	vj:du 319:i vk:h 31d:b 31c:b 1ng:9 1nh:7
food:spelt	w	vk:aa 1xi:5 1xg:4 2ax:4
coeliac	49	vl:9k v8:3m 2aw:3e vd:29 2ep:1o 1fp:11 1r1:t 44k:r 1ru:n 37d:l 52o:k 1tb:k 1ta:e 2fc:e 2en:d 1qw:c 1td:b 1te:b 2an:a 2bg:a
friend	97	vm:4k 2go:2c 2aw:28 3ca:1z v8:1x 32q:1p 2b4:1o no:1l 2ce:1h 3go:1h 49c:1g 5a8:1d 3mh:1c 1w4:1b vr:17 1ip:15 2wd:15 4er:13 tq:z 3se:z
food:fresh-pasta	1t	vn:7r 350:1r cd:18 vk:c 2x6:a 2x5:a 2x4:9 rq:7 2mg:7 4ww:6
boy	1w	40v:2d wa:1k 4xt:1i 54r:1e zq:1b 4cd:18 vt:w 4gf:v 53t:q 56n:q s9:o 2hm:o 3ec:n 3h1:m 16k:l 1vw:k 2cf:h 10s:h 1oe:h 458:g
packet	cd	vp:c5 1zq:7u 14x:2c 1xp:23 2zz:1u 3f:1t 56z:1s bx:1g 525:1b 1g1:19 vf:17 36i:17 ju:14 2pn:11 1p6:z 15f:y is:y yu:w 5er:w 27d:u
worry	5p	ke:25 3vk:1z 282:1x 1o3:1o 5kd:1g 3ut:1d 58s:1b 56b:17 578:17 539:15 1av:15 405:12 157:11 18s:10 2b4:w 1bz:t 2ek:r 1is:r 25x:n 3sm:m
allergic	6v	vr:as tt:3d w2:2z 55o:26 2dq:1x 2c3:1g 43s:1f 439:1b 327:v 3mc:t 18n:t 56v:r vm:p 4se:p l9:o 175:o 530:n 52z:m 5kp:m s3:k
food:worcestershire-sauce	2b	vs:bp 37d:2b 4sv:m 16e:l vr:9 23m:8 wa:4
hurt	35	3z2:25 vo:25 f4:24 1gc:1h 558:1g vt:1b 1xv:1a 2zj:19 2vc:13 3ll:11 1um:y 205:u 38w:t 41g:q 19x:o 2g8:n oj:n 2z5:k 3s3:k 2na:j
sinc	ph	vu:89 fn:1u 1su:1s 2er:1j 1yo:1i 1e1:1e 3lj:18 39x:17 ng:16 56k:13 9j:12 3a0:12 364:w 6c:w hz:t 2eh:t nb:t 345:r 1eg:r m6:q
food:cream	x6	vv:oa yt:2i 2rq:25 yf:1u yg:13 ym:11 q6:11 5he:y 1y9:w 1fh:v 1yc:v 1qa:j r3:i 24r:h 5mp:g 3fy:g 480:g 1jf:g 2ha:f og:f
food:yogurt	e9	vw:lo 2ha:2v 1za:16 3lj:13 4x8:11 5hp:10 3fy:q 5mp:q 4x6:p ut:p uw:o 43c:n 3un:n 439:i 23b:h vi:h 1zn:g 1ms:g 3zb:f 1rx:e
food:cheese	su	vx:nt 2dn:4r 105:48 p6:3y 100:2s 104:2f yu:2f ze:2c zu:23 4aq:1m 5dq:1j 356:13 1t0:11 2qf:11 2jr:w 18r:w 3al:s 1mm:o 2ah:o zc:n
food:rye	i	vy:31
food:barley	2b	vz:el 2rw:y vy:x 2bg:k 3mx:g 3mw:g vk:c 292:c 1xi:a 3mu:9 299:7 oh:5 1ev:4
food:almond	47	w0:fy 2bw:14 v6:w 2c8:v 4au:r 3zn:q 288:l w1:k 28b:i 3ii:g 2ds:d 1w4:b 4av:9 28g:8 2bt:8 v9:7 24d:7 gw:7 3rj:7 28d:6
food:hazelnut	10	w1:4n w3:41 3vz:a 1h5:a w0:9 42c:9 25q:7 298:7
food:cashew	w	w2:6v 2tw:u 2be:8 3f8:5 3f9:5 vr:5 1n1:4 7t:4
food:pecan	r	w1:50 w3:1d
food:brazil-nut	i	4ab:1h 4vq:r w4:h
food:pistachio	g	w5:23
food:macadamia	g	29g:4
food:peanut	35	w7:e4 5eq:13 1eb:12 1rc:e 2cc:b 2ih:a v6:7 4al:7 tt:7 1ej:5
trac	n	w8:1l h3:12 2eu:d tt:6 2ek:5
neither	t	1cf:r 4hg:p 448:m 446:k 2am:f 2bt:f 38h:b 2xg:b 12i:a 1e2:a 2bx:a 2vm:a 3g2:9 2bu:8 44f:7 1pe:7 18j:6 386:6 26y:4
react	n	458:x 2bw:h 1ok:a vr:a tt:8
somebody	3b	wb:36 4th:2s 2i6:2d fb:21 539:1h 3ew:1h 2ji:19 16p:19 1u1:18 w2:17 1a6:17 1u4:15 270:y 38m:v 4bo:v 2la:q 1gf:q 2ef:k 1dz:k 2sz:j
ask	3g	wc:2d 32s:1e 50r:1e 40r:1c ld:1a sb:1a 2i8:18 3gr:18 1e6:12 5ap:z 2pk:y 1td:s 1te:s 2ub:s 4o:q 4a1:o 3c:l 1uo:k 200:k l0:j
foam	7k	wd:bu wi:6y 1gt:22 ww:1s x2:1l xc:1g 3dz:13 wf:10 480:m ol:j 5hk:j 1m2:f 26t:f 51f:d zz:b 1tr:b 1h8:b 1tq:a 1x4:a 1iu:9
overflow	2i	wk:4z we:41 1ac:2h 5hk:1l 1lc:1f 1pr:11 5bl:r 5bk:r 2m8:m 5bj:j 560:d wf:c 81:c 301:b 2qb:9 wi:9 hn:9 41e:9 2hc:8 294:8
climb	y	2lt:1t 5hk:1l wi:v 205:n 1vw:i 24r:8 1lx:7 3oh:6 a2:5 wf:5 ta:5 1vx:5 wd:4 4dm:4
food:white-wine	3y	wg:9h 1vc:1s 1cm:1q 28c:1m 5ky:1l we:11 517:t 24u:o sl:n yv:n 1wj:k y0:j 2v8:g 42a:g 1b1:f 3rm:f hl:e 22f:e 2oh:d 1v6:c
starchy	1d	58w:26 172:1o 2rc:1l 4ak:1j 16u:1f 2p5:12 a3:v 5fb:u fo:q 1r3:n 1jz:e 171:b 2fd:a 3e5:8 wf:7 1k1:6 e0:6 3ki:5 or:4 2aa:4
froth	3k	wd:5x wi:30 ww:19 56b:v 360:h xc:g 56a:f fx:9 26z:8 x2:7 wl:7 wf:6 xi:6 3pf:5 3oa:4 25r:4
rim	37	wj:6e 3af:2q 2q2:1w 2jc:13 wf:y 221:s 300:m 196:m c7:k we:i 4c8:h 1h7:g 16w:e 30p:e 2sy:e 4vu:d 2pu:c 4c9:c wi:b 4ct:b
spill	2r	we:57 wk:2u 2t4:2i 4bw:2b 2a3:1u 1lc:1g 227:1d 275:18 5b9:11 1he:m 4hk:k 4w7:h bl:f 3ec:f mf:f c7:e 1ah:b 1x4:b b4:9 1ac:8
rattl	v	wl:3v wp:1v 4tt:t zh:f 2ym:b 3e8:b wf:5 4ks:4
across	2w	wm:59 1l0:48 3gb:47 32n:2z 5e5:27 42q:19 b1:w 53s:w 3ju:r 1sk:r 153:r 1qt:p 53r:o 1bm:m 1bn:m 2qr:k 22c:j 2lx:f 1dy:e 1bl:e
twic	a0	wn:8n 5hw:2a dq:1v 25b:1m 32z:1h 5fn:1h 1ba:1e wr:1d 3it:1a 4kb:17 ry:16 3lx:14 da:13 3q6:13 4sv:10 do:y 22y:r 5jb:p 23n:p 50q:o
pressur	99	wo:go 17t:24 2fo:1y 2to:14 3jk:m gk:m 4hl:l 2ce:i 2t1:h 102:g 1o7:b 1vz:9 1u0:9 2da:8 30c:5
vessel	p	321:14 2lv:h 3y6:f wf:e 2ja:d 31z:d 4ho:d 4hp:d wl:c 9d:a 2df:a 2ym:9 4hh:8 27i:8 ws:8 1n9:7 2yf:6 35l:5 1jn:5
gas	8t	wq:io 1va:1y 4be:1j 334:1h 3yh:1f 11w:1d 31x:1c 3ik:1b mr:13 20z:13 3yb:11 3vk:u 1sh:t 1h7:t 7i:s 336:l 291:k 1vf:k zh:e 24j:e
ower	y	3ly:1r 4ar:17 4ul:y 1hh:v 282:s 1qf:m wf:i 1cs:f 3bm:e 2fy:e 1oa:d 1hd:d 27z:c wp:c 1jy:8 3pr:8 46v:8 3bp:7 13v:7 1o9:7
saucepan	3d	ws:71 5e9:1l ew:16 wf:13 14o:v 1lr:r 3vg:q 1mk:o 1mj:n 1ga:l 2jc:k 3x0:k 2li:h 3x1:g 4ke:f 322:f wp:e n8:e 1tt:d bm:d
food:jam	7p	wt:jf 35w:1m 55b:1i 4yv:1c 2rm:1a 34r:18 xd:13 1fh:12 2xv:v 33q:s 1jo:s wp:s 35z:r 1x6:r 3q6:q 2nx:p 18u:m 38c:l 3ke:i 1jd:i
blow	25	1nb:1o wu:1b 1of:17 46k:12 1yp:10 b3:x 57z:w 184:r 4fw:m 1hy:k 1ht:j 1hz:g 117:f 3cj:e 118:b 27k:b 55g:b 1i9:a 1y3:a 55h:8
cannot	2n	4uz:23 2yr:1b 4om:1a 51g:18 1od:18 2cv:16 28t:16 37d:11 1w5:11 5jt:10 4du:w 4nz:u vs:t 1x7:p 2g0:o 2na:n 4di:m ao:m th:m 44k:k
scum	2e	ww:9g 2pz:1l wi:14 wd:p 1bm:o 1bn:o 1bl:f ol:f wx:7 27r:5 1gv:4
skim	3y	wx:cu wy:12 239:w 2bv:t 2hx:k 3zq:i 12x:g k9:f 4y4:e 2ds:c xc:a 1pc:9 2ka:9 1zn:9 1tj:8 19z:8 ww:7 74:6 24d:6 1w0:5
float	8m	wy:by wx:2n 5l8:23 2n7:22 1ev:1o ww:1m 2a1:1g at:19 1fh:15 zt:13 101:13 15l:z 59e:z xg:y 1od:y 2au:v 1t8:v 121:u 2pz:u q0:p
scoop	2g	wz:8o 5lb:1v 3cb:1l 4ud:1l 2u4:1g 3uq:1f 1ah:1c 4cd:11 3io:t 52r:r 507:q 4jl:j 55a:i 3rw:h 22k:e 3ia:d 2n7:d x7:c xe:c j0:a
dirty	2t	41y:2o 4v0:1d ww:1b 43e:19 2xy:17 1kb:16 127:y 2pz:y xb:y 3dj:x 2y8:w 1qe:r j7:r ol:q 2ed:p 320:p 40n:o or:j 1f5:i kh:i
harmful	1d	3tu:1a 33o:17 1ko:15 xg:14 2kt:r up:q 46l:m 28e:l 5bc:l 46m:h x1:f 497:f 498:f 10z:c 22d:b 46n:b 3yy:b ww:b 2m3:b xb:b
foamy	19	xc:2z 4nv:2o 1yy:1b 3rh:16 54u:x 54t:u 5ao:k 271:i wi:h 17q:h 360:h 2fl:g 5kg:f 209:e 421:c 423:c 422:c 39o:8 3c6:6 wd:6
food:ramen-noodle	2v	x3:bs s5:19 3hd:14 4yk:14 4yl:10 47c:w 4yn:v 4ym:v 2l2:t 2go:s 2l8:p 4yg:o 55o:o 1oa:n 2cq:j 29r:i 17o:g xb:f 2de:e 469:e
food:chicken-stock	39	x4:6e 3h5:3n 3h6:2o 1fr:2e 5c0:p 34s:m 3h7:k 12d:g xb:e 3y6:d x1:d 4ho:b 4hp:b 1n9:6 35l:5 1db:5 1jn:4
layer	eq	x5:is 74:2c 22h:24 h1:1f 4v1:19 2m4:16 1pc:13 4wh:13 wy:10 4vg:y 4uo:w ib:v 60:t 26k:p 5ms:o a6:l 34x:l 4f4:k us:i wx:h
bon	hm	x6:my 3eb:29 2ip:1j 2qe:y 19r:t 3qf:l 4o:l 13o:j cu:j 1cs:h 1ek:e 3fs:b 3nw:a 3ki:9 23t:9 1b8:9 19s:8 52n:8 2jj:8 d2:7
pint	12	x7:7c 46x:n 46y:n 46w:l 3b5:j xb:h 3i6:g x1:g 48l:f 4jr:6 n0:4 ol:4
normal	bm	x8:7u 1r4:3q 360:2f 16s:27 5gm:1x 1tp:1o 3l:1j 1r1:1i y0:1i 29a:1g 4uo:1a 1dp:1a 1xj:19 113:19 31x:14 4r8:11 3p7:z 3sx:z 2xe:z y3:x
means:pink	sz	x9:k3 2dh:19 y5:17 1cc:16 5bv:16 2pc:13 453:12 29o:11 3sp:r 2i6:q xc:p 2im:p 4wr:o xl:n 2fp:m 2jw:k 42p:k 2iw:j al:i 4d2:g
pink	p8	xa:js 2iw:29 y5:19 1vs:17 5bv:17 2pc:15 453:13 2dh:13 29o:12 3sp:z xc:u 4d2:u 2i6:r 4wr:o 2jw:n 42p:k x9:i x2:h 2dt:g 503:g
scummy	i	x0:c ww:9
frothy	1r	x2:47 xc:2l wi:1o 1tg:15 wd:p 1qs:o 360:o 4fu:i 20c:h 5he:9 1hj:6
food:marmalade	1e	xd:b5 3rb:y wt:o 2cp:n 2hs:a 37v:9 2hz:8 2hu:8 2d3:8 2hr:8 2fv:7 3a2:7 xb:7 x1:6 2vk:6 2i1:6 2hv:5 2hy:4
remov	59	wz:2v 45s:2o 3ig:1l 46i:1k 41y:1d 4y0:1a 33a:16 46l:14 49a:12 2ij:11 3g1:w 1j6:v 4pr:t 16g:t 10a:p 3vl:m 3qb:m 46m:l 1kt:k mm:k
protein	22	xf:bt 5fw:1e 439:11 1b8:s 1wt:s 2bj:o 33u:o 4rj:f 1wy:d hy:d 3i1:b dm:b vg:7 55i:7 2dq:6 lk:5 1wr:5 507:4
harmless	p	3ai:12 1m0:m 1gv:h xz:a 3xx:8 3xw:8 3xy:8 3xv:8 3xz:7 2y8:6 22k:6 1bb:5 3j1:4 2w3:4
held	1b	5i1:3y 4be:26 54d:21 3q7:15 372:u 3qs:r 3qt:o 50j:n 3bj:m rx:l 3og:i fo:g 2f8:g k8:d 1or:c 416:c 417:c 2tu:c 21i:c 3r2:a
trembl	r	xi:53 3na:1a 2m2:9 2c8:6 lv:5
easily	17	4dk:4q 6q:1i 1ks:13 1n6:12 527:11 21x:p 2mi:o 26t:k 1k4:f jh:f 21t:e 2pe:e 37f:e 1b6:d 469:b 1d5:b 4ap:a 20n:a 4ao:a 2o6:a
strang	14	5em:26 5hn:25 59e:1f 313:17 2q8:16 1ej:v 3p5:m 14s:l 2qy:j 3ze:i 3if:h 3z4:h 1ur:g 32t:f 322:d 3z0:d 1n1:c 517:b xl:a 23w:9
blu	2m	xl:81 59m:17 2q1:11 xs:z 1an:y xz:v y1:j m4:i 2ko:i 1vm:i 4z7:h 21g:f ge:f 2kr:c 2xx:b 1by:a 2ds:9 22r:8 2oy:7 48n:7
food:cabbage	c6	xm:nh 4oe:2e xt:1o 547:1c 3qh:1b 2mz:14 1o2:12 1ox:z 4jb:t 38i:s 1fc:h 1vz:h 2de:c 32r:c 47m:c y5:b 3cp:a 3cq:a 1ow:a 39t:9
pickl	y	xn:6t 5bv:1c 56f:14 59i:o 1p2:n 23u:f 1ne:d 2vn:6 1og:5
food:mashed-potato	27	xo:5n im:12 1xm:t 2bl:s 16d:q 5cl:q 4qf:m 39w:m 1fu:h 1ib:h xy:d xx:d y4:d 4v5:c 2e2:c xw:9 36x:7 3p5:7 y2:6 aa:6
food:egg-yolk	cq	xp:k8 s8:19 1h8:x 1sl:l 1sh:h 1fo:g zk:f 2gx:d 2wu:c 1sf:b 3rh:8 1gj:8 35p:7 zj:7 24m:6 1f5:5 le:5 209:5
ring	8p	xq:fs 3yh:2d 55f:26 45d:1p 1eu:19 4rn:17 2ub:14 4e9:14 31g:z 1h3:x mp:v 1u9:u 1ua:o mr:m 2sl:k 2kx:k wy:k 2k8:j 3sg:j x0:i
food:blueberry	1v	xr:br 4a4:21 3au:q 22p:q 35d:l 3av:j 4gk:i 35z:i n1:f 1nv:e 2k1:d 2mj:c
purpl	2n	xs:8y y0:26 5ll:1t 5cg:1r 2yn:1o 4yu:1h 56j:1g 32t:15 39u:13 427:y 1b7:r xr:m 1ty:m 518:l 517:i 53o:f js:e yb:e 1zr:d 1o2:c
food:spring-greens	80	xt:gu 131:1z 10h:1i 15:1h 5az:1f 53r:v 3ft:s 3fu:s 51c:s 10s:p 2th:l 47w:l 58f:j 17a:i 1oa:i 2ii:g 3ax:f 3tr:f 1t5:f 4bm:e
khaki	24	xu:3x ll:2x 4qq:1b yc:v eu:m 58p:k 1ny:a 2n9:9 xt:8 1t8:7 jn:7 3p3:7 4el:7 1jm:6 4rd:5
weird	24	25y:1z 4vy:1z 3se:1y 4qd:1k 20v:1h 4z9:1e 32s:1e 2ga:1a 163:19 1ok:17 4zp:11 zs:11 2ai:11 2q6:v xl:s 2qv:s 4qc:s 16d:o 33w:l xw:h
tint	g	xy:g xx:g y4:f y2:7 xn:6 xl:4
navy	g	y4:j xw:d y2:9 xn:7 xl:5
lab	g	y4:j xw:d y2:9 xn:7 xl:5
mould	2w	xz:a3 2y6:1y 4a5:1a 22a:z 2nj:w 4f8:w xl:r 35f:q m4:q m7:m 209:k 1lf:j 276:h 3rt:g 2ba:f 3tn:e 48a:c 314:b y2:b 21y:a
lilac	m	517:1v xs:y 32t:w 1bs:b
alarm	2v	y1:8y 2r7:29 ge:16 2uk:t xl:k 3vh:4
literally	p	5b8:1b 372:u xy:i xx:i y4:h 2ln:c xw:c 3r2:a 3r4:a 4mu:7 4jz:7 xn:7
funny	3d	4pn:2k 1aq:2g 3vq:1f 58l:1c 5eq:1b 40m:1b 2wu:11 oo:10 5n7:10 1tn:z xr:x 2et:w w3:s yp:r 2px:q 4wi:q xc:m 1ap:l g9:l 4fp:l
turquois	g	xy:j xx:j xw:d y2:8 xl:5
food:beetroot	1n	y5:d6 3hx:2r 2yn:q 1th:k 1tk:k xn:j 1rd:9 xy:9 xx:9 y4:9 xw:6 qs:4
ugly	1m	48x:3p 5bc:25 4zl:1x y6:1r 58s:1r 2pz:1i 2p8:1h 2sw:1a 4p7:17 28c:13 56r:s 1r8:q 16d:o 1a5:m 486:j 36f:j 4r9:f 54g:d 2mx:b xu:a
food:vinegar	cr	y7:k1 1ky:3p 1yi:2h 5gt:20 26v:1y 2ug:1s 1yf:1r 56f:1q 5l0:1i 1qn:1f 3yw:12 34f:r 1y7:p 16a:n 43b:l qy:i 29e:h 16e:g 2u5:f 1qc:e
food:sunflower-seed	y	y8:3u 451:27 1z6:v v9:n 1aj:l 9s:a w2:5
chemistry	e	
acid	34	143:1y 523:1t 3fs:1l 26t:1h 34f:1d 333:15 5mm:10 2rr:w lp:s 2u5:n lr:l 1ry:k 3x0:k 4ev:i 3x1:g lv:e ya:d 57a:a 2yc:9 3wz:8
dye	2p	11n:1x u8:1d 1pa:1a 2op:19 3gf:16 2m1:13 2oh:13 49k:13 25b:11 1mc:z 4au:u 2il:t 2lf:s ix:s 48f:p 29l:p 3yw:o 48i:m 1au:l 4bt:j
dull	5r	4zm:4w yc:4h 4s2:2c 1mz:28 xu:1w 1mv:1g 3hw:18 ll:11 174:x h2:r 166:r 23u:q 68:q or:p 3n2:o 1vz:m 2pc:l eu:i 1j5:h 3mg:f
slim	2t	yd:4k y6:1n 4zl:1h 28w:11 oq:11 4pu:z 4y0:y 3ov:x 4qz:x tk:x 1r9:n 3e5:n z4:m 1h9:k 33t:i 2h3:h 14s:h 15o:g 1zb:f 1s7:d
fur	14	35o:p m7:m 2l1:m xz:i m4:i 2l6:h 2u7:c l3:a 2l3:9 1p2:7 35t:4 3tp:4 2l8:4
food:creme-fraiche	4f	yf:fa yt:u 3pc:g 1xf:d yg:7 1y9:5
food:soured-cream	5r	yg:hi 5c7:10 16t:t yf:p 1o6:h 4x6:g q1:f 2ha:c yt:9 t1:7 3zq:6 18r:5 ym:4
food:grain	4m	yh:77 yl:33 11e:22 4vy:1w 1gi:1m 5f7:1i 2mm:1f 285:19 50m:16 qe:14 11l:12 5io:o vg:o 1or:j 25n:h 11z:h 2ba:h 2jn:f 3qu:f 5y:e
means:split	yz	yi:jq i9:3k 18y:2l 13n:1r 121:1k 12k:1c 26l:18 42q:15 479:15 1ec:12 h9:12 4a5:11 2yi:11 4x5:y yp:w yk:v 2q5:r py:q 23l:o 4xn:j
avoid	30	55j:2p 4ud:1w 3cr:1l 4vz:1g yj:1e 35k:1b 4wn:17 1me:15 3ue:10 2ed:z 142:u 2cj:r 234:p 2en:p zm:p 3ao:j 155:h 355:h 5lc:g 33s:g
split	f2	yk:eg 121:36 18y:28 12k:1o 536:1l 1be:1j 4w6:17 13n:16 45c:16 yi:13 479:u 4a5:t 101:t 4s1:s yl:l py:j 2qx:j 26l:h 3od:f wy:f
bitty	1d	2at:1d yp:15 4tm:12 1be:v 3gb:k 1in:k 25n:i 3e5:f yz:d 1l0:9 wy:8 3n3:7
food:single-cream	3e	ym:e2 5ka:2n yt:1j 2ou:v 49c:p 55c:p 1qz:p 3b:k 17j:h 475:e 2ju:e 1tt:d 4sm:d zc:b 27s:b 1vc:a 1nz:9 z8:9 1y9:8 yf:8
list	30	yn:70 263:2p 35s:1h 2dt:1c 2to:1b 3h9:1a 5aq:11 pt:t 24e:m 1pb:h 181:g 1p7:g 184:e 3s:e 48h:d 23m:d 2wt:c sp:c cl:b 1nm:a
aye	12	2jv:1s 1fd:18 4r7:15 oz:11 1uu:10 48i:p 14y:m 29q:k 2fw:j 48j:g 4dt:f 2lm:d 8:c 3v5:b 30c:8 159:7 yp:7 1gp:5 19m:5 1qj:5
stroganoff	1g	1gz:2g 4u6:1h 3t6:1h 1xm:18 4tm:18 5cl:13 1w9:10 49e:w yp:s yg:m 1vq:j 5cn:i 1j1:f yl:e 2hx:c 1w8:a 1be:8 1k2:8 35d:8 4ty:7
thai	47	yq:el 39b:1f 1pv:1e 4pv:17 1s4:14 17z:11 529:10 17o:w 386:t 2vn:q 1jg:p 17q:p 24:o 2cr:k 3jv:i 1gr:i 2u7:g 47j:e 3bi:e 47n:e
milky	1t	yr:5a 5n7:1s or:1r ol:1c 1uc:1b 1w4:x 1vt:w 2od:w b6:o 2h7:f 1re:d qo:c yo:a p6:a 2ob:9 1ov:8 1u7:8 11q:7 2pc:7 4cb:6
begin	6r	ys:3b d3:33 53b:17 50m:15 432:z 34g:y 1k8:o 2au:n 2ji:n 12u:j 2jn:i 1x8:g 525:f oz:e 2nh:d 2rf:d 2rg:d 2sn:c gb:c bl:b
food:double-cream	3r	yt:bn yf:1r 1y9:1a 2bv:q ym:p vv:e 2bu:d 2hx:d 3fy:c 152:c 479:9 1l6:8 1z2:7 5e6:5
food:grated-cheese	1k	yu:4x 5cn:1i 100:10 ze:e zs:d zu:d 4xk:b 227:9 4fe:8 4ff:8 4fd:8 zg:8 p6:8 14x:7 104:7
food:wine	gm	yv:kx 1jc:39 44u:1j 4tm:1i wg:18 zb:18 1vc:16 1vb:12 4vk:y 29w:t 1rp:p 3r9:m 1dp:j 301:i 27v:h 34a:h 1t0:f 3i9:f 2cq:f mf:b
spoonful	42	1f9:2g 1oc:26 1kx:23 4kc:21 1vq:1v c8:1h 512:1d yw:1a 56k:13 3ah:z 2f4:v 2cp:s 4wr:p 2qq:n 492:l 5fs:l s0:k lz:k 2vn:j 1xf:j
beat	6i	yx:am 1xa:6p 338:22 5fn:1p 26r:1d 2xb:18 tp:17 o2:12 3xu:z nz:w 207:n 18q:m 18t:k 4vf:j 208:j 2ln:b 3a8:7 1yc:7 1u8:7 26l:6
room	7i	yy:aw 4ye:1u 54o:1i 2ef:15 v0:v 4hn:v 2o9:u 5gc:s 5iw:p 2o3:o kl:l ja:k 33z:k 4gr:j 4bf:i x2:h 1e1:h 3fq:g 3ey:g 3o6:f
carbonara	2p	yz:a4 16o:2h md:1l 4p6:13 1y1:w zc:t zb:n 1a7:k 449:j 2hb:i 17a:h 44d:f 2hl:e 35p:c 395:c 170:c 3al:a 398:9 1qa:8 mc:8
scrambl	30	z0:ay fu:1o 41m:12 1sf:w 1y1:s 1y2:j 2pn:i 1bo:h 35p:d 27x:d 3qs:c 2pp:b 3qt:a th:a yz:6 gf:5
food:spaghetti	8b	z1:fe e0:1n 1u6:14 3kn:13 4wv:12 44k:s 1r3:r 16q:p 2gx:n 2u4:l 350:j 49e:i 138:f cd:e 2oh:d 1q7:d 4x2:c 16z:c 3lo:c 2qf:c
food:carbonara-sauce	i	yz:f 3u5:e 28k:6 2dd:5 3u6:5 2ly:5
reheat	ct	z3:97 pu:2d mj:1h 14v:1g 57v:r 14t:k 14u:k 5g:i 5l1:i 291:g ng:f 1jo:f 3od:c 1j4:a 14y:9 nh:7 162:7 eo:6 1v5:6 ss:5
version	b0	z4:4d 4rg:32 2h3:2l 2fn:2g 5dn:21 4pw:1w 1r7:1m d9:1e 1v7:1e 1qy:1c 32e:19 19z:18 yd:18 2u:15 59h:14 is:12 25i:12 5ac:10 93:z 49y:z
food:noodle	wc	z5:o9 pt:2v 17v:1q 17o:1i z1:1c 5ar:13 43o:10 2lk:10 4xy:z 3vb:x e0:w 16q:v 350:s 138:r 57o:p 5cl:p yq:j 1ud:g 4vd:g 2cq:e
breakfast	5m	z6:e9 tk:1x 37u:1u 2hq:1p 58d:1b 2bo:19 2fw:18 1sf:16 54n:15 2b5:10 my:s 359:r 35r:r 2sg:q 2ef:q 19f:q 49e:o 4ql:n 51b:n 14y:m
loosen	4v	5gv:2c z7:2b 43o:1t 2mm:1i 1eo:19 53e:15 40n:14 1ch:13 27t:10 1ul:z 3os:z 1e0:z 1ed:x 12u:w 4x9:v zt:q pk:q 1u8:p 1iz:p 1ek:k
italian	1k	z8:63 3gx:19 2b2:10 135:z 24g:o yz:o 2ce:l 2rf:j 2rg:i 2b4:h 1sz:f 26t:e 3al:e 1nz:d 2mf:c 271:b 5ev:a 1mo:a 43h:a 1o0:a
flatmat	17	54r:1g 48s:15 25m:y 2k9:u qs:r 36c:q 2st:n 1gr:n 36d:j 3cl:h 47o:h ru:g 1qw:f 2wt:f yz:f 1lg:c 3dc:c 3se:a 36g:9 36e:9
laugh	p	p0:1f 2ot:m 2m1:m 3lf:i yz:f 1qq:a 4lt:9 20q:9 459:6 ou:6 200:6
roman	i	yz:d zc:d
food:pecorino	24	zc:a8 1oz:1c 2b7:19 zv:z 2dn:y 1ba:j 35v:f 17a:f yz:d 100:d ze:5
alla	g	yz:f
food:parmesan	5o	ze:iw 55i:z 2dn:p zc:p 3gw:n 3gv:n 2b7:j 49e:d 319:d 31d:8 31c:8 vx:8 4sv:6 21r:6 4sk:6 100:4 4t2:4
finely	2k	1k7:39 zf:35 21r:1r 5i0:1i 4zb:1c 5fk:14 q2:11 1ti:n q4:n 52p:m 1qo:j 493:h 18w:g qj:e 155:c 45d:a 1k4:8 153:8 4bm:7 3m:6
grat	c2	zg:ki 1qr:2s 4o5:19 2b7:x 4r4:u 1k9:p 1k4:l 2b2:l 100:k yu:i d7:f 45f:f 1ih:f zc:e qj:e 5ee:d l6:c 3er:c zf:b ze:9
lowest	2b	zh:77 wl:49 47k:1b 41r:k 41q:d bn:c 3tf:a 31o:9 3te:7 fe:4
tasty	v	2gf:2h 4yk:19 4yl:14 3mk:12 3gj:s 2h4:p 1n0:k 2p7:j 2g5:e fk:e 2g6:b 2gp:9 xf:6 1na:6 1n3:5
british	15	3fw:1e 21d:11 zj:x 1zy:s 1xe:q 21e:i 4bt:h 2ve:e 1ma:c 2wc:b 2w7:b yb:a 3aa:a 3jn:a 2sh:a 49p:a 21k:9 200:9 2qk:8 2ob:8
lion	15	zk:4y 3fk:1i 2iq:15 lt:x 57g:q 1sl:m jk:c 57h:c 1ma:a 2vj:9 zj:6
children	a4	zl:4u 9f:45 2hg:34 4pw:20 kf:1r 3ig:1n f8:1e 1dr:1d 58u:17 d9:17 1gb:14 2si:11 1di:y 4zk:w 3jv:v 2hm:s 118:o 27e:m 29p:j 3ax:h
pregnancy	5b	3ue:32 2db:2y 1av:2r 1bj:1m 18s:1f 1cb:1b zm:19 yj:17 2dc:o 3u7:h ke:f ed:a 2kf:8 53c:8 po:7 t7:7 2du:6
frail	g	3u6:k 3sc:f 3sd:f 57h:a 2ec:8
rubbery	4r	zo:6z zy:53 2po:37 1br:2d 56j:1b 1bi:1b 1rb:16 45:13 zv:s js:o 2cr:j 44:i nv:i 1zh:g 3af:f e1:f 2yp:f 351:f 1r8:e 2ks:d
cacio	r	zp:4u 16x:1p 2sj:m 122:c zs:b 2si:7 kh:7 3ar:7 3as:7 ns:6 2fa:6 zc:5 3aq:4 172:4
e	10	zq:4x 2t9:1s 16x:1o 3hh:l 2sj:l 4co:i zs:g 2nd:f 122:c 49g:9 43n:7 kh:7 2si:7 3ar:7 3as:7 ns:6 zc:6 2fa:6 zp:5 3aq:4
pep	10	zr:3m 4s2:2k 1ug:1z 16x:1o 4u4:z 33j:t zs:l 2sj:l 4re:d 122:c 492:8 zc:8 2ec:7 2si:7 kh:7 3ar:7 3as:7 ns:6 zp:6 2fa:6
fondu	i	zp:k zs:c 4je:c zr:9 4iv:4
blob	2i	3e5:4h ao:2l 1y0:1h ol:1a 2au:18 1u8:11 zt:x bo:v 1jj:v 1we:r 3o6:r 27r:n q0:l 3vs:k yr:i 4x2:g of:d 3np:d 18q:b 1jz:b
food:mozzarella	30	zu:fr yu:14 35v:13 1r9:u 1nf:d 14x:a 100:8 1t1:6 1nr:6 zx:6 qa:4
food:chewing-gum	15	zv:5u 3p5:1u 49e:1p 3p8:w 3of:o 2lp:j 3lm:g 2lq:a w6:a 2il:8 1fe:8 1zz:7 1r8:6 2lo:6 1cy:6 49f:5 zs:5 bq:5 ct:5 zo:4
food:cheese-sauce	1t	zw:ao 1b5:1i 355:1e 2rm:1d 3h2:x 1bk:o 3mt:j 3ms:f 1x7:a 3h3:a qa:6 2bt:6 2q5:4 2rx:4
string	3p	zx:7v qa:44 57p:1l 5dg:1j 209:1g 4vz:1g ot:1f 46l:1c 3p8:14 jf:u 46m:s 3hg:p 2of:p 13j:n 3bh:m 2ti:j 1u6:i 49i:h 428:h 13u:h
rubber	3x	zo:3r 59n:1u 2kq:1j 45:1c 1ra:16 48m:15 2l1:12 4t6:x 28k:x 1gq:v 20b:t 44:s 25t:r 16d:r zy:q 205:q 2o4:n 279:l 2k6:k 2l3:i
clumpy	10	1tr:1t 4u8:1o 1tq:1l 55y:1g 44z:17 zs:12 27s:k 3qw:k 2mm:j zp:d 3qz:d 3qy:c 25h:9 v7:9 3mk:9 3qx:8 b0:8 zz:6 zr:6 37h:4
food:cheddar	4y	100:dz yu:30 1b5:19 s8:10 24f:x 1t1:v vx:l 44c:g 2dn:c 1t0:b zu:b zw:6 ze:6 105:5
oily	64	k9:6p 101:61 1pc:3f 2zm:1d 4vd:10 12f:y 3o8:u 4s2:n 1wm:l zw:k mm:k wy:f 2z0:d 1j8:d yk:b 121:b 1z2:9 g6:9 zs:8 yi:7
refus	y	4hl:1b 3r1:17 zs:11 1a5:w 3oy:v 51d:u 2kh:s 1j6:j 2ds:h 1oi:f 3nx:e zp:d 15t:c 3ox:b 38x:a 1gn:8 1oh:8 1oc:7 1j9:7 3lz:6
rescu	5g	1je:20 133:1t 4yi:1q 1ba:1b 1hw:15 2vk:14 1tq:11 3m0:y 1o8:x 1eo:w 1af:v 2jk:r 4su:r 1kh:q 1tj:p 36x:o 4qf:n 303:n 2me:m 55h:l
food:paneer	4r	104:fl 2pq:1u 3gf:11 2rv:v 2d7:m 1n4:m 189:h 3kj:h 4hw:c 1e2:a 2vm:9 3f8:6 3f9:6 3qz:6 3qo:6 1uh:6 18j:6 3i3:5
food:feta	5b	105:ha 50e:12 52j:x 1qd:j 1qg:f 1hr:e p6:c 3bb:a 2j2:9 2xs:7 1ss:6 104:5
yourself	m	5k1:25 1xn:n 3l7:i 2h6:d lt:b 1f4:8 1f3:5 1xw:5 1xx:5
dust	2i	107:c6 c8:2b 2ea:1q 6u:w 1oy:o 31e:n q4:m 21r:i 1cn:h 1ro:f 416:f 417:f vl:e 1qu:e 1nm:d 2ow:c 3og:c 2f8:b k6:b 50s:b
below	2r	oi:2y 108:1k 3tn:17 5bh:w 2t4:u 30z:u 325:t 5n9:h 3lj:c 1u7:b 416:a 417:a 60:a 1ty:9 2ow:8 28h:8 2xs:7 261:6 20:6 1v8:6
pull	6d	109:aq 20b:2y 27t:2k 13i:1z 226:1d 52:15 13j:13 2ky:10 1sx:z 55b:y 53e:w 46p:s 13l:q 3p5:q 3z4:o 5hc:n 1r6:n 41h:m 4ev:m 333:l
cor	2p	10a:bx 4q3:1w 2k3:1f 2zh:z 2jq:r 10r:r 2pe:i 417:d 416:d 114:b 2ow:b ee:b 10i:a 10q:9 qv:9 2gt:6 1cc:6 jh:5 1a2:4
rind	1g	10b:9n 52r:2v 10g:16 20z:12 15d:l d7:j j3:j 2u7:b 35f:b 4hh:a 3to:5 m7:5 2dn:4 10t:4 34p:4
food:broccoli	77	10c:k2 4y2:1u 4xo:1b 10q:15 eh:10 55x:10 sa:s 3l5:p 2mz:p 1u:o 49d:o 1t2:h 131:9 3kf:9 29f:9 15f:8 37a:7 1wr:7 10d:7 2c1:7
stem	4o	10d:9u m3:57 2mz:16 10m:y 4vl:q 3ry:h 1l0:8 17s:8 5er:5
food:coriander	ar	10e:gy 1iy:1h 3sm:15 4u5:y 43j:k 16c:i 1nd:e 43m:d 4ns:c 3hr:c 168:c 10u:c 1ng:9 5cc:8 33k:7 2xh:6 4pk:6 1nu:5 169:5 3a0:5
food:leek	do	10f:nj 58m:20 2xh:1e sa:12 286:p 1tb:i 3ke:h 2gg:h 1l4:g 1iu:g 3c4:e 2kh:c 4d7:c s3:a 22i:a 1td:a 1te:a 1io:8 4d6:8 10l:5
compost	m	10g:27 1gw:z 421:h 423:h 422:h 39o:b ip:9 3c6:9 1qe:4
food:kale	4x	10h:hm 2fv:n 3ca:k 1o8:f 10s:d 1o5:a 3mp:9 3mo:9 3mq:7 2hz:7 2hu:7 2d3:7 2hr:7 3gx:6 2i1:5
rib	1g	10i:9f 5ay:2l 2gn:s 507:o 37w:i 37v:h 2th:g 37x:g 2h4:e 1hd:d 380:9 37y:9 37z:7 4i1:7
food:fennel	1i	10j:d5 3lv:1m 1p8:t 39y:p 2z4:h 45p:e 2r8:d 3ju:d 45q:9 2ht:9 2z5:8 1p7:7 24s:5 15x:5 3fs:5
food:spring-onion	80	10k:i7 5gh:27 4yu:y 10g:t 1dh:o ov:9
food:asparagus	15	10l:ak
woody	t	5i0:1m 1r9:1c 386:t 1gy:s 10m:g 38a:g 10d:e 10g:d 38h:b 1r7:9 so:6 1gu:5 387:5 12i:4
sham	1k	3oj:1o 511:1e 3hf:1b 3us:18 10p:w 4yc:q 34v:l 2mu:l 4rv:i 2cz:h 4pp:h uw:h 10g:h 2xy:d 4ru:d 3zb:c ea:b 34s:b 2s6:8 19y:7
hat	ap	10o:6z 4pt:31 4nw:2c 11:20 1gg:1k 49m:1i 1dr:1h 15o:1g 36m:1d kf:1b 5hl:19 3zc:19 43j:16 4zt:15 15r:14 10e:11 1y6:11 37x:10 534:y 4t4:w
peeling	m	10p:1h 2pw:1e 10g:1a 1an:19 3hf:a
floret	1w	10q:9a 2pm:55 qv:1b 4ph:10 9u:t 22:8 36b:8 10g:5 29t:4
outer	y	10r:7j 10g:v 10m:k 1s6:e 1s7:8 1sb:7 10i:7 1s5:4
food:chard	1b	10s:82 10g:u 10h:r 1sn:e 1sq:8 1sm:7
recip	3v	10t:cq 5cw:2f rw:1r 5mw:1m 3gf:11 2fl:w 16l:t 16m:t 2op:s 3ke:r 50x:n 3r9:n 10g:n 30p:m 2ae:l 3hg:j ro:g 248:e 2j0:e e8:e
food:parsley	72	10u:i4 4u5:n 43j:j em:d 10e:b 15q:7 43h:6 17s:6 15o:5 169:5
food:rhubarb	14	10v:89 3ku:12 1ty:l 1de:d 3m6:c 3rs:8 3rr:7 3m5:7 3m4:7 1s0:7 3rq:5 1t4:5 3qy:5 3z8:5
snap	29	10w:8s 57d:1w 5at:1o 3qo:u 1yv:t 58l:t 13z:o 26i:n 4fp:n 46p:l 2le:k 260:j h9:f 2vh:d 1q7:d 1bb:a 52n:8 2ke:8 t0:8 11z:8
jollof	2n	10x:c9 57x:1w 10y:15 57v:14 580:11 3nc:z 1lw:z 17a:y 1l2:x 1l3:x 10z:w 1j4:v 6f:r 20x:r 29n:p 1n0:p 11j:m 4v5:h lk:h 2fw:f
pilaf	12	10y:69 11o:4j 10z:1a 3hz:11 10x:d 3t0:8 33u:5 3b4:4 3b3:4 3b2:4
biryani	1b	10z:4k 10y:1u 1tc:1g 2gg:s 3p1:q 10x:l 1l4:l 3hz:g 33u:e 1p8:e 98:d 185:c 4lh:b 11o:8 4fh:8 4fg:8 gb:7 1hm:7 4d5:7 3el:6
mushy	5b	110:42 3rp:2g 1c:23 1fj:1q 133:1i 39p:1g 27v:18 28a:w 1iq:q yh:q 12n:n 36x:n 3yw:j 33t:j 4at:i 2a8:i a2:h hl:h 1ny:g yp:g
uneven	1b	11a:2c 15e:2b 486:2a 50d:1j 4bg:1e 2qz:z 1uu:y 225:r 6q:q 1w5:m 2a0:j 3gz:e 3kv:e 3kt:d 1yr:c 31t:c 45c:b 13f:a 3nf:a 45j:7
smoky	4k	112:ar 4vi:2q 3rv:2j 1hq:2f 2xs:v 32i:s 5n9:s 39t:l 1i7:f 4f3:e 2ne:e 1ak:c 32g:c 1n0:c 119:a 529:a 4pt:a 1pt:8 4ib:7 1v8:6
purpos	1n	113:5e 26w:1r 11s:17 1lv:z 1tb:v 50b:l 2sj:k 1rb:j 4dt:i 17y:i 1td:i 1te:i 1lt:h 1zv:e 2ky:d 26t:d 1zw:d 10x:d 288:c 28b:a
forever	2i	2ke:29 rx:23 4pu:1n 53z:19 55e:15 4s9:14 300:13 3jy:y 46q:w 2jh:v qk:r 24c:o 46d:n 1ir:k 22d:j 2ta:j 1f3:h 1qs:h 2tq:h 1om:f
food:tea	h6	115:in 1h1:3k 3jp:2l 2o7:1y uh:1q nh:1o 5bc:1l 1m5:1g 1o5:1d 1m4:18 54k:15 f0:12 2h0:z 31l:y 2ey:t 1m7:r 5ee:q 2dt:p 1uv:p 1p8:m
towel	3p	116:bi 1h1:3t bx:1l 36h:18 k8:14 1vd:13 hx:h 26o:c 9d:b 26j:a k2:9 4lf:9 2di:8 4rc:6 4qb:6 bq:5 mh:5
means:spicy	c8	117:bv 1pt:5d ko:4d b3:23 31g:1l 4e0:1i wu:1c 1dr:1a 5f5:19 4g8:14 1yp:t 1ht:q 1of:n 44g:j 1hv:i 1hs:i 5a7:g zl:e 52h:d ob:c
spicy	ap	118:a9 1pt:4v ko:4q 1hy:35 31g:1t wu:1p b3:1n 1dr:1k 5f5:1k 1yp:1a 4g8:13 5a7:l 1ht:l 44g:k 4e0:j 1hs:i 52h:i 1of:h zl:g ob:e
scorch	bt	1v8:35 b5:1m gm:1b 57x:13 az:10 9c:w 9a:l 1f:f 11c:f 17b:e 3nc:8 60:7 112:7 oi:7 3a0:5
upper	10	111:1r 31x:1p oj:13 4qr:m 4qs:m 1ur:a 1mq:7 on:5 10x:5 74:5 1qx:4 48d:4
year	d2	11b:7k 19d:2k ju:25 1zt:1r 2cf:1p 2cd:1m 2hg:1f 4yg:17 4pw:14 2if:w 4rg:t 4ej:q 1w3:q zl:p 19c:o 2fr:o 4re:n 1m1:m 2mh:l zk:k
charcoal	1t	1qx:3s 1jv:39 11c:2n 2jb:1g 2jg:d l2:9 i0:9 b5:8 10x:7 3rb:6 1jt:5 1sd:5 1vt:4 gm:4 119:4
repeat	15	11d:1a 1yp:14 1uq:10 1yo:10 4i1:u 1yl:m 1al:h 4mi:a 10x:a 10z:5 dt:5 4i7:4 qi:4 tr:4
gravel	14	4sx:1t 11e:12 yh:w 15i:u 1ul:r 1gj:m 22n:i 2mn:g 12h:c 22g:c 4x5:b 1rq:a hr:a 1rs:9 11l:7 27i:7 1e8:6 39v:6 10x:6 1xi:5
abeg	g	10x:8 10z:8 11g:5 11k:5
dum	g	10x:d
nich	i	10x:d sz:b 29v:8 2o2:5
se	t	1ju:12 21t:r sz:p 3nl:p 3nj:n 10x:j 3ns:g 2ja:e 245:d 3ba:c 3o4:a 3o2:a 2fh:9 3a6:8 3nz:8 1r8:7 28d:6 bv:6 2is:6 206:5
jal	m	3nf:y 3nj:y 1ju:u 10x:j 3ba:i 3a6:c 2j4:6
jata	g	10x:d
hai	14	3ns:2v 3qv:14 1ol:z 3nj:s 3nl:o 3ml:n 1rl:n 1rg:m 1on:l 3qe:k 1gk:j 3qc:i 3og:i 2f8:g 12l:g 3ba:f 2ja:d 245:d 1rd:c 2tu:b
persian	v	11m:78 37j:v 5ds:n 10x:g 44y:b j0:6 5kv:4
styl	2k	25y:36 190:1s ok:1r yb:1j 261:1d 1d5:1c 1u4:17 3jh:13 4bd:y 3sj:y 1vc:x 1w1:u 14a:t q7:r 5l2:r 1ty:q 1vt:p 11n:p 1vv:n 27n:l
pulao	r	10y:3g 1tc:1j 98:c 33u:6 10z:6 10x:4
seal	1v	11p:8z 1g8:2w 4ct:1e 4f:t 3bi:q 25p:p 36c:m 46t:l 16r:i 3bl:i 36d:g 2mg:c 3af:b 1b4:b 35w:a 1as:a 10x:a 1b2:a 2cz:9 3dr:9
clear	50	11q:de 1uc:20 579:1s or:1p 523:1j 3qg:18 1sh:15 1yi:10 a3:p 1y7:p 5ap:p yr:o 50m:m 45j:j 3ye:f 3yd:f 2ku:f 45g:e 361:e 1u7:e
show	3k	11r:2d 59h:27 4cc:26 1b5:1g 4av:1b 5ii:18 54i:17 3ho:14 2cc:11 482:10 3a8:10 33a:x 2md:v 1hu:u 3zb:t 4wr:s p8:r 3r0:r 2f0:p 3hh:n
1¼	e	
1½	e	
volum	p	30p:1f 42z:11 27y:v 3rh:c 1f5:8 1xe:7 4j1:7 30n:5 18t:4 1lh:4
paper	e9	11v:iy 1jw:4l 3ll:2n 1qt:2l 21u:28 21w:1d 26q:15 226:10 1jx:y 3qg:x 14a:s 224:p 29z:o 33d:o 50o:n 4al:n 2ip:l 3af:k p8:k 1bq:j
diffuser	g	1eg:h 5by:h 4d:9 30i:6
160	p	22j:10 3j5:w 3es:f 11x:e 22w:b 13b:8 ra:8 39:7 tp:6 3gu:5 1ht:5 rh:5
140	i	2uj:p 416:a 417:a 2ow:8 rm:8 1cc:5
food:orzo	37	11z:et 4t7:14 351:11 1u9:x 3p1:o 3bz:j 1fq:b 1j4:8 3el:6 3p0:5 1gk:5 1gm:5
means:slow cooker	nx	120:jv 30c:w 2t1:q c3:g 2op:e 10i:b 17t:9 ak:8 3jk:6
separat	bb	121:at yk:24 3o6:1e 5et:1b 1be:1a e2:1a 22h:1a 5jv:19 5ea:14 yi:u 5d2:u 5d3:u 11r:q 36y:o 127:o wy:n 12f:n 1gl:l ht:i 2eo:i
threw	1k	53a:2o 3py:2o 4f6:1h 122:15 16x:z 1xf:u 3ys:u 470:o 124:n 126:n 16g:j o4:g 23f:g 127:f ee:d 16u:d 2mf:d 1jf:c 16l:c 16m:c
drunk	1k	123:2y d2:22 25s:1l 38m:1k 18o:1j 4vk:1d 2gs:v 34t:v 3p1:q 124:p 133:p 3eb:p 126:p 502:k 2qf:f 3c1:d 1eo:c 1go:b 34s:b 4jw:9
campervan	g	126:21
nearly	8o	125:5a 1mq:3j 25f:2x 4vm:1v 35v:1r 562:1q 5dj:1n 57c:1n 4x5:1h lh:19 1vf:19 4zo:18 8i:w 3pk:t 2jn:s 1vk:p 2la:o 4ys:m 1a2:m 4fc:j
sugo	g	124:21
separately	22	127:3t 4wg:24 1h9:22 578:1p 4qq:1g 4ak:1b 47p:18 122:13 3kw:11 2pk:10 2z1:y 48i:p 2st:l 1rz:k 34h:i 205:h 48j:g 14m:g 2mu:f 24v:e
250	19	128:4p 4sk:16 re:g 2zm:c 3kl:a 2wc:9 31p:9 1xn:7 d1:7 3ko:7 3kz:6 2rv:6 lz:6 7r:5 49d:5 26p:5 4jr:4 1g2:4
35	17	129:3f 4z1:2e 151:1b 1lh:17 2xs:11 2ia:w 276:v 2me:j 5kj:h 8t:9 218:8 2u4:7 3l9:5
40	1v	12a:4g fh:2m tb:1s 30x:16 27x:11 1fy:11 5jg:o 2zn:g 3jf:a 11c:9 3nw:8 2s5:8 3is:8 2zg:8 13e:8 3iu:7 1pm:7 217:6 2iv:6 2a4:6
180	1y	12b:40 13b:17 2n4:m 1se:d rd:a my:9 4jr:8 31p:7 r7:7 3kv:7 3kt:6 2uj:6 re:6 31t:6 1er:5 y5:4
tadka	12	12c:1k 32g:12 12e:10 12h:z 12d:o 3cd:o 3ce:n 2wa:m 3ex:g gb:d 3ez:c 4n8:b 4jd:b 1ne:b 4l8:9 2tb:7 2tc:7 12o:6 12f:5 2zm:5
temper	1i	12d:97 49e:1o 4gw:v 12c:t 3nd:f 1nf:d 2vv:c 280:9 3nf:7 11j:6 1nr:6 49f:5 12h:4
tarka	1n	12e:7t 5le:1u 2td:14 5io:10 a1:z 1to:w 2fd:w 5lf:u 3a7:o 2q4:n 3qm:m 34u:i 12c:h 3go:9 3nd:9 3a9:6 280:6 gb:5 12p:5 3nf:4
chaunk	i	12f:3e 12c:8
baghar	g	12c:h 12f:6 12i:5
food:mustard-seed	1k	12h:9q 39y:1f 2wn:f 1ne:c 1nf:b bs:9 1nr:9
food:curry-leaf	1d	12i:bd 1e2:9 2vm:9 386:7 1lx:6 18j:6 38h:5
food:ground-cumin	8r	12j:g8 bs:44 sr:1o 2nb:12 el:11 1p3:x 4di:k 1nu:j ap:d 3b8:b 3jd:b 16b:a 1o9:8 3a0:7 1f9:6 2qb:5 20k:5
crack	cv	12k:ic 551:1t 25x:1j 12o:1g 51g:z 29k:v 7z:p 1ug:o 18x:l 260:h 52g:f 22c:e 12f:d 385:d 3za:c 26u:c 10w:b 35g:a 4qf:a 383:9
food:crackling	1m	12l:8i 2jl:3n 4tm:1i 90:16 ap:11 210:q 12f:j 1r0:d uq:8 2jm:8 3jx:6 2l7:6 3jw:6 12c:6 212:4 4dn:4
tabl	km	12m:c2 277:33 ez:1f 4zm:1f 1ui:19 37c:17 3gc:14 5lq:10 377:z n9:w 2o9:u 4zo:r 1e1:p 5cf:o 17:n 12s:m j4:m 578:m 36k:l 1su:l
spic	v	12n:4k 12e:z 4cl:m 1p6:i 12f:e 5bn:a 5bo:a 1kh:9 1hy:9 1iq:7 1xq:6
sambar	w	12i:1f 34t:14 1ne:i 2u7:h 12h:h 34s:e 12c:d 1j0:c 1a0:8 1io:8 38h:8 1iw:7 34b:7 1qh:5 12o:4
food:dried-chilli	17	12p:82 184:i 3b9:b 44g:a 1bg:9 3b6:6 10i:5 1pu:4
gold	2d	12q:7o 1cu:1k iv:15 2nj:o 3zp:n 1ty:m 2al:l 3dq:k 5m4:g 2aj:e 1ww:c 1ct:c 44z:9 2ai:9 450:9 jq:8 2bs:8 1pv:7 114:7 tz:7
pho	1w	12r:9x 5f2:22 54q:1t 4at:16 133:y 34h:v 2z1:n 40x:i 29p:h 33z:b q7:8 4xf:8 wc:8 3gz:8 2ik:8 1ab:7 4lh:6 4qi:5 4lj:5 1p8:4
topping	2i	12s:7c 3fv:1w 5el:1r 5k1:1l 3hd:13 1pj:z 1ry:y 157:u 1ik:k 1ty:k 3gs:k 54x:h jq:h 16c:h 1ch:e hh:b cx:a x3:9 24n:8 2vn:7
per	4k	12t:br 1g1:1l cw:1h sn:1h 1lg:19 1pr:10 1w1:w 1kx:r 3np:r 2ce:p 134:m 1xb:h 16j:g 1o7:g 5a4:e 2n4:e 3h4:c 1m6:b 2ku:b 1ob:a
laid	1d	4pp:2a 12u:1v 24a:1e 14n:15 359:14 3vh:v 5df:q n3:n b1:k o:i us:g 3ab:d 4k3:d 13v:b 3ac:b u0:9 14z:6 1ua:5 32n:4 4ju:4
food:miso	52	12v:fk 2oz:z 179:x 1uz:o 3hp:n 3hn:n 1oa:k 4sv:c 2vm:b 3hq:b 1e2:9 2ba:9 18j:4
food:instant-noodle	10	12w:67 x3:w 17o:g 16q:e 55o:b
nicer	2i	4sd:2f 4ui:2a 5el:1w ns:1t 5ds:1l 1uw:1j 37n:1j 4yv:1i 4pn:1c g1:15 20n:13 3g0:13 54x:13 5cr:12 xn:10 3os:x 2wo:v 1qt:v 5fo:u 3af:u
laksa	1y	12y:8q 59d:u 2ji:t 4ye:q yl:j 414:e 12x:e 38h:d 4y4:c 135:b ns:9 1vv:9 ow:9 23m:7 2dq:7 2n0:7 yn:7 386:6 13y:6 x3:6
asian	19	4rl:1x 5eg:10 4do:y x3:v 5ef:t 5lh:q 5li:q 2rn:l 17z:j 3at:i 1qw:g 16q:g ov:e 17o:e 17p:d 1or:c 2x3:c 14h:c 50i:b 44s:a
food:soya-bean	ag	130:h6 vc:47 1qv:3g 5j5:1d 5kb:14 5i7:10 246:y 3z2:w 3i2:w 17f:t 1w0:l 37a:g 37v:g 1pw:f 1fs:e 32z:9 3mm:9 3hb:9 3na:8 1w2:8
food:pak-choi	2v	131:dh yo:19 xt:j 4ei:f x3:e 1h2:c 325:b 2f5:b eh:a 22h:a 153:9 221:6 37a:5 1y:4
lukewarm	3g	132:6w 4bf:3q 3od:1u mp:13 1uj:11 3ln:t 2lb:k 1fn:j 3v6:i 3v7:i 3j2:h 370:b 5a:9 1kl:9 5c:7 36x:6 n8:6 1e9:6 x3:5 24v:5
swollen	1b	4xh:27 2ek:1k 2vo:1i 58w:12 3wh:z 12y:u 2j6:r 12r:m 110:i 123:d 6q:c 2y8:a 133:9 2ls:9 2ej:8 103:8 3nb:8 3mc:6 1h5:5 a2:5
person	56	134:89 5c5:1v 3u6:1s 300:1f 4uw:1f 2tf:1e 19w:1e 3it:1d 5a4:1c 236:14 3fw:10 4k5:t 1m6:r 2v1:r 22h:q 5f0:p 11n:p wb:n 4yg:m 2ce:m
town	v	24g:2m 4a7:1d 50a:p 3ib:j 23k:i 3gk:i 2wz:h 184:f 38h:e x3:c 386:7 4ej:6 1g0:6
build	1m	136:2j 58k:20 us:1z 57j:1r 5k1:1e 3kb:1a 2sm:13 28h:11 uo:y 33j:w 8v:r 2mb:p 2c1:o 26r:n 2e3:d 40c:b 190:b 37p:a 33i:9 2e1:9
put	7v	137:ei 4qo:2g 17g:1x 152:1u 16k:1n 1z9:1f 4pf:19 4c2:18 5mq:12 25m:11 1m6:w 1to:v 1w4:u 3t7:t 9d:t 3ps:s 29r:s 3kw:o 1m2:l 13b:l
food:udon-noodle	12	138:6v 4tj:y x3:o 17p:j 5ft:h 17o:c 16q:a
halv	3k	139:8a 51f:21 4yi:1q 5bm:1n tm:11 1uq:10 4lx:y 4rc:x 5br:w 262:v 1lq:v 5bs:v g9:u 1dl:o 5hb:o 1ze:n 5a5:n 17i:m 3x3:l js:k
shak	6b	13a:f6 2ok:79 2m4:22 r2:1q 2hk:1q 1iv:1c 29d:1b 3g1:19 3dq:17 4rp:u 27x:s 1sr:r 43h:q 4sg:q 4sh:q 4sf:q 25h:g 1x3:g 4u5:g u2:f
350	10	13b:1m 2jv:1i 12b:12 4bs:o 31p:i 3cr:g 510:e re:8 2wc:7 v9:6 17v:5 rd:4
food:cooked-chicken	7k	13c:el 5f4:22 51u:1j 4av:1f 1xv:1a 35a:10 fs:y 2ip:l 27g:h 13e:g 2pt:g 2pw:f dg:f 3fl:e 2pr:c 35s:a 1hi:a 1rz:9 21i:7 1n4:7
carv	29	13d:ct 51y:1p 210:i 2sk:h uq:g 2gn:c wm:b 10l:8 2j0:8 2gp:7 b9:6 2l7:5 3jw:5 3kz:4
bird	64	13e:h2 13c:1k 5gt:1i 13o:14 2j9:u 2hp:s 57z:s 1hd:s my:m 2im:l 13d:k 4si:k 3v3:j me:j 44g:i 1b1:f 1e0:f 1cz:d 2lx:a 41z:8
leg	3p	13f:dz 3q:1m 13x:1l 13o:1g 50x:13 1z0:10 3ni:v 516:n 3cs:n 2j4:l ax:l 3te:k 46l:i 10m:g 11i:e 7y:e 3bm:b 4l:a 3vm:a 19r:8
tear	8i	13g:cw 18z:2b 26l:22 15g:1h 5kx:18 13i:x rx:u 27t:u 190:q as:q 30m:p 192:p 2yr:o 2qb:o ku:m yu:k 109:j 1dm:j 6z:i 13s:h
knif	fm	13h:ki 3wr:24 50v:1u 2oj:1l 111:1f 24t:14 j3:12 55m:z 250:x 2z0:o 1kc:o 53o:n 2z3:m 1k9:m 3us:k 4bg:i 5jw:h 31a:h 1m:f 5jx:e
shred	4f	13i:dc 13j:5l 4si:1s 587:13 28a:z 2k7:y 31b:v 516:k 2lr:k 2kc:i 1lo:g ks:f 1qp:c 42b:b 1qr:b me:b 3xu:a 18z:9 13n:9 2dn:8
shredd	2n	13j:ad 13i:2n 39u:14 4yo:r 55n:o 1d2:n 4pm:m 37t:j 55l:f 2dn:e 109:b 13n:b 4lf:9 2di:8 26l:8 j0:5
clu	17	3il:14 3h2:x 1d5:r 1v4:k 2ot:k 2jl:j 2m1:j 2yw:f op:e 14h:d 35p:c 3l7:c 2op:c 421:c 423:b 422:b 20g:b 3gl:b 240:b 2j5:a
father	w	5js:1g 3c1:1e 1a6:w 1zd:j 2jb:f 1fb:d 13d:c 3y7:c 2fo:b 1vs:a 13u:a 1dx:7 13l:7 2fw:6 25n:5 1kl:4
board	9v	13m:g3 4yw:2s 48v:25 1cs:1y 5d6:1l n9:18 4av:16 3ss:10 4gr:u 4qf:t 29n:r 26m:m lg:m 42q:m hd:l 2z1:i 15e:h 5cx:h 19f:f 3ax:e
tor	1g	53v:1i 26l:1h 4uh:1f 4rs:16 1x8:13 2pn:v 13n:v 3qn:v th:t 3s0:m 252:m 2pp:k 16r:g 1pk:e 3s1:d 253:c 256:b 2mg:b 1cr:a 13d:a
food:chicken-leg	2i	13o:7p 13x:1f 34c:x 3h:w 2yp:r 3g:k 14i:j ru:j 2pr:g 30b:e 1fn:d 13f:c 4ez:c 3oo:b 3q:a 309:9 19r:9 39d:8 49h:7 4l:7
try	4f	547:2v 42x:2h 1r3:27 2bx:20 5bq:1m 4sl:1f 59k:18 4om:14 49o:14 3qn:13 5a7:12 2ps:11 513:z 427:z 16s:x 2pm:u 16d:t 49w:s 41q:r 4ly:p
saw	1r	13q:3v 3az:26 2qr:t 2rj:n 477:n 2sw:m 2bk:m 2v1:h 141:g 46b:f 3au:f 46a:e 4q7:e 3v5:d 3px:d 3pd:d 2jk:c 5kp:c 31j:c 3av:b
means:serve	jq	13r:av 1m7:6a 1n2:63 28u:39 4yp:1l 1m4:1k 2fd:1f 5dy:1e 1qa:17 3ho:17 3hm:11 9p:y 3iq:x 35v:t 1qj:s 4qi:s 4c9:q 4wr:p x1:p 23q:o
neat	20	254:1s 52m:1r 13s:1j 3gi:1j 4ca:1h 1ww:1c 2qj:19 sq:19 4yw:18 1mc:12 165:12 4rz:y 4a2:m 3p4:m 178:m 1fp:m 1fl:l 5kz:j 15h:i 29e:e
nicely	35	1ck:2a 52v:21 44d:1u 1hh:1t 1pj:1r 4y3:1p 4c7:1l 3ta:1l 4ht:1d gj:1c 3l:1c 1m6:18 2p8:11 s5:11 334:10 25a:10 13v:x 258:p 13t:p 54g:o
chook	k	46d:r 3hg:n 2j1:d 1pp:9 13d:9 13e:6 141:4
platter	12	13v:3q 5hs:25 4pp:1u 513:1q wr:x 1s8:m 13d:c 13u:9 1rk:8 227:8 mu:7 50w:6
christmas	3t	13w:72 37j:2m 2a5:1l 4ru:1j uq:1i 3d:1b 35w:1a 3c6:16 23w:13 3hf:10 50z:x 1vj:v 3v9:u 4jy:t 14w:s 2i7:q 2fv:m 2rq:m 1g3:m 3he:m
food:chicken-wing	1d	13x:6q 1gd:z 37v:v 3nk:r 1fn:m 3p9:i 3rb:i 430:h 42w:h 2yp:g 3hf:f fj:d ru:c 1i0:b 22:b 12l:8 1hn:8 13o:7 3se:7 2jb:7
body	1i	13y:31 1ja:2i 4z3:2g 3ku:1i 46v:15 1s2:12 4yn:10 4ym:10 4bf:z 1s0:n 2lr:n 2au:c 2ap:9 8s:8 8m:6 23u:5 25j:4
bend	1n	1rw:34 10w:2b 13z:2b 3ee:1h 57d:v m1:v 25t:s 1yv:n 260:l 3be:j 1ph:i 2oq:f 273:b 4b7:8 25a:8 1lp:8 3bg:7 3bf:7 21a:7 142:7
outward	e	
breastbon	e	
along	4r	142:3m 5ci:2m 4vf:2g 24c:26 2fs:1p 43m:1i 289:1i yj:19 2gr:13 34a:13 1jo:12 34m:11 2dc:11 4xy:z 34w:x p1:v 3hv:q hz:p 1wf:p 1ht:p
sharp	94	143:a2 2u5:3h lr:2i ya:2i 3j1:1o 3ll:1h 4ev:1c 333:1b 4eg:13 lp:z 1za:x 524:p 48n:o 4f3:l 1d9:k 34f:k y7:j 3gq:j 45h:j 1yk:i
food:onion-ring	m	144:3l 542:2e
slid	5t	145:do 13s:1f 1cl:1c 2z0:1a 28h:19 1lm:17 1ot:16 55t:15 4vv:14 3lj:10 2o7:y 1x3:u 493:t wm:s 2a3:r 14l:n 1wf:n 42b:l sz:j 31b:i
fell	94	146:6y hl:3h 28a:30 18x:2a 2eh:24 3ef:1x 15k:1o 22l:1i 4p8:1f e4:1a 5ax:16 2gv:12 3bm:y 2ii:x 1mf:w 1cg:v mn:r 1cw:q 1cm:p 516:o
nak	i	147:2q 144:b 14b:9 14k:8 14j:6
cling	42	148:5i 2yo:2o 16d:17 1b8:16 5ms:z 3wn:y 34p:y 1dm:w ib:u 1ax:s 53e:o 18z:l 53b:k 190:h 1pq:g 4wf:g 2ob:f 1j0:e bw:e 46c:e
food:onion-bhaji	14	149:6n 14b:v 14i:t 14h:p 29u:k 3ab:j mq:i nl:i 3ac:g 189:e 336:9 3g6:8 3g5:8 3vg:7 334:7 32n:6 3g7:6 3g3:6 3g4:6 3a7:5
crackly	19	ap:3n 25l:1f 14e:y 1lt:m 144:k 4uo:j 147:f 385:d 261:c 1wb:b 260:b 10w:a 1wc:7 27a:7 1j9:7 1z5:6 1wg:6 1he:6 j9:6 25u:6
food:beer-batter-mix	i	mq:q 144:p 147:j 3vg:b 149:4
fryer	g0	14c:jf 3vg:1r 309:1h 2j3:m 304:k 2ku:g 3jp:g 2ir:f 1kp:f ub:d 5c6:c 3jn:b 33n:a 17t:a 144:9 2li:8 13o:8 22:8 3zs:7 19r:7
food:cod	3r	14d:ev 34j:3c 2kj:2q 14l:14 14m:11 3gh:q 1c8:b 2z0:8 ba:8 144:7 147:6 3uz:5
crispy	5x	14e:9v 14j:2p 32:2h 2yi:1j 2ic:1d 260:1b 46v:16 14a:16 51h:11 6o:11 1wb:u 5kk:u 3nb:t 2w:o 1pn:l 4rx:f w2:c 424:c kb:c 2lc:b
grip	t	14f:4s 4w9:27 2s1:1t 4tk:c 190:b 15g:8 1qq:8 20q:7 144:7 147:5 459:5 3lf:5
bread	1n	14g:73 52y:2c hw:y 1yz:y 13l:v 33s:t 2qr:k 149:h 3t8:g ua:e 144:c 3p9:b nl:b 147:9 322:8 1ta:8 14l:7 1bb:7 ie:6 1zi:6
food:gram-flour	20	14h:a4 144:n 147:h 3qe:h 3qc:f 2oy:f nl:e jx:c 2ar:b 2s7:9 2s2:9 2am:6 15f:6 3qd:5 vd:5 18m:5 2aq:4 3nh:4
food:battered-fish	19	149:2w 2ov:1w 270:1h 14n:15 14i:10 2pl:u nl:s 2en:i 14b:e 14k:e 10l:d ft:d 2gp:b 2kj:b 1ab:7 214:7 mq:7 1cp:6 2bj:4 vl:4
willna	i	1sh:z 144:r 147:l
food:breaded-prawn	i	14i:u 149:i 144:e 147:a nl:9
bald	n	14l:24 4wh:1o 144:m 147:h ia:5
food:haddock	2r	14m:9s 1ak:2l 3gh:1r 14d:1i 2kj:10 lf:v 1bu:l 34j:g 1bs:f 4vk:f 45s:e 144:c 54z:9 147:9 1c5:9 ba:6 19t:6 2dp:5 2kl:5 1bv:5
chippy	t	14n:35 5da:1w 1n8:1t 14i:10 47j:l 144:l 147:g nf:b 1my:8 36j:8 30t:6 1n1:6 5db:4
faff	19	4yt:1m ee:1j 2qn:18 3k2:q 2xr:q 144:p 1ol:m 1mk:l 1mj:l 3jp:k 2c1:j 147:j 1o5:j 4g2:i s6:g 2y8:g 4ni:f 1op:e 1oq:e 47d:e
thicker	2m	14p:2b 528:28 2ov:1a 4tz:16 19n:12 13y:11 3hb:11 49b:x 2f7:r 1ja:r 276:q 220:o 5l3:o 5l4:o 4u3:l 144:i 1wf:g 5l2:g 5fn:f 1c7:e
food:sparkling-water	w	14q:8d 439:k 438:c 233:a 2w3:7 3m5:6 3ik:5 1z6:4
finger	b7	14r:eo bi:2c i8:2c 3sa:1z 3vl:1w 47u:1r 2uw:1j 2x7:1h 19x:1e 1fm:1b 2z6:17 20q:16 3ll:13 444:12 5ce:x 1gy:v 2qn:v 265:u 3hb:s 5bq:r
flour	w	14s:3h 54n:2c xk:11 1qe:l 2ao:i 3ds:d 3dt:d 20u:b 3dp:8 1yw:7 1ur:7 fs:7 3dq:6 2yf:6 uf:6 i3:5 3dr:4
means:microwave	o4	14t:jn 1xp:26 14v:1l 5g8:17 l5:16 mj:s lx:n z3:n ug:m 2sk:i 5c6:h 1gs:g 14u:e 1do:d 3yq:d pg:d 1ix:c 37o:c l1:b 1vt:b
microwav	o4	14u:jn 1xp:26 14v:1l 5g8:17 l5:16 mj:s lx:n z3:n ug:m 2sk:i 5c6:h 1gs:g 14t:e 1do:d 3yq:d pg:d 1ix:c 37o:c l1:b 1vt:b
nuk	27	4w5:1f 14y:1d 351:10 14t:n 14u:n 3qx:j 4t7:c 2ga:c 1s9:8 154:7
parboil	1p	14w:8t 4pf:2o 20z:1e 5la:14 1fk:t 1jm:o 14v:g 1fn:b 1fp:9 1fl:8 3ho:6 2xj:6 1fm:5
pre	1t	14x:5f 4c4:2p yu:1n 1r3:15 1u9:12 3ut:y 1lk:y 4tj:n 49o:l 290:j 2rf:i 2rg:i pg:g 1am:f f:e oj:c kl:b 100:a 5c4:8 28y:7
zap	14	4sx:1r 14y:16 14v:w 3bi:n 154:c eo:b uh:7 14u:6 14t:6 si:5 2g8:4
food:sweet-potato	47	14z:hm 5la:19 41e:19 14f:w 427:j 2mg:h 3ma:g 1zl:f 370:d 16r:d 428:c 17q:c 426:b 17r:a 14y:a il:a 15f:9 125:8 36x:7 1u7:7
starv	3v	150:31 3l9:2f 6d:26 1fo:1g 2de:1c 1qj:16 4rn:12 5la:z 1fy:y 39f:u 1mr:s 3o0:q ip:n 1eu:m 507:j 1xu:i 1ev:h 59h:h p1:g tu:g
thirty	3m	151:33 129:30 1iw:2u 5co:1r 1ai:1o 3v4:1o 5i9:1k 7s:13 2h6:11 5ir:z 15d:v 45h:u 4m6:s 1u9:r 2k7:q 19f:p 1li:p 20x:o 1j3:l 5kt:j
cheat	17	152:4e 170:21 57y:1t 56v:w 2kh:s 1s9:p la:o 1xu:h 2sz:g 5ex:f 4am:e 1ts:e zb:d 1tv:d 1tu:d 2t2:b 1tw:a 9t:a 11p:9 zc:8
root	3g	153:ba jg:12 ik:11 2mq:s jh:o 14y:l 3r1:k 44f:i 1xi:h 2pe:f ua:f 15s:d 5bv:a 3m7:8 22y:8 159:7 1ih:7 1k4:6 4zb:6 158:5
micro	w	154:1l 4jw:1b 14y:f 14v:e ay:a 2zr:8 3ea:6 14t:5 14u:5 2zs:5 3yh:4
hack	10	4ub:1c 1qp:12 33a:w zf:r 29j:n 29i:n 33s:k 159:g 2ij:f 2uh:e 158:d 59z:d 466:b 152:a 5h3:9 29e:9 13q:8 ce:8 as:8 14y:6
cost	34	156:3i 4t0:30 3js:2x 28n:2o 19z:24 39g:1i 29a:16 17u:13 4j:y tj:q 567:n 329:m 3tc:l 4ur:g 32a:f gs:f g4:f 159:e 1c0:c 158:b
veggy	14	157:44 2td:1x 15f:o 1mx:h 3lf:h 14y:g 1di:f 22q:f 2e3:d 18e:b p5:a 1qq:9 2e1:9 20q:9 2n4:7 2e4:7 2b2:6 459:6 159:5 158:4
naw	m	2jv:1u 14y:o 30c:a 159:8 152:5
partly	g	14y:o 158:6 152:5
siz	kd	15a:8y 27y:4d pb:3q 1k5:3k 15n:32 cj:2k 4wc:2b z:1l 16w:1i d8:19 30o:16 542:16 y:14 cz:z da:w 1lb:u 3tv:r kk:o dn:i ws:h
plat	ph	15b:k2 4zj:26 5k3:1w 2qf:1s 34b:1r 5cn:1j 2he:1g uo:14 ez:z 23b:w 30v:v 1qd:u 3rf:u k1:t gj:s 2xr:q 4s2:q 1c3:p 3iq:o 14l:n
800	p	15c:6k 4q3:23 2zs:8 2zr:7 1a2:5
w	i	34p:o 4nv:d vs:b 20z:9 4se:5
except	r	111:17 2ca:14 38x:13 3jp:q lg:n 15f:l 4x5:i 1tp:c e:5
lag	i	15e:p 3qe:o 3qc:m 3qd:7 157:6 1zj:4
behind	2w	5fp:1t 3r9:1k 3qn:1h 21p:18 27t:15 oy:11 111:10 33j:t 6z:t 15g:p n3:n 9n:m 2mm:g 3ls:g 2xx:g 41z:f 13g:f 14f:f 1dm:d 33i:9
evenly	14	4rs:1e 16z:1b 15f:16 15h:13 58t:12 35l:u 32y:t 2qr:t 31h:n 46c:k 1wf:k 31q:h 1zi:f jq:d aq:a 46e:7 3eb:7 15e:7 3oi:7 nf:7
tooth	14	11e:1a 15i:15 1ry:y 4x5:x 1ul:t 15f:o 191:n 1ek:k 4b4:h 26f:h 4b5:g 4b3:g l1:g 26g:f 65:a 1rr:9 2vn:8 2ij:6 1x0:5 3cf:5
tender	5m	15j:9l 2mi:2w 2my:1p 4wb:1m 3k:1g 2zu:18 4tf:15 2x8:11 2mx:u 4fw:t 1w7:o 1gi:o 1gq:l 45:k 1u2:j 7c:h me:h 2ku:f 2kb:e ms:e
pulp	22	15k:5x 34r:1a 1c:16 ua:y 1kk:v 3ia:v 2a3:i 3pd:g 17l:e 38k:d 2l0:c 2u7:c wz:b 1cs:b op:b 2wv:a 1kj:9 2nx:8 1kq:8 15f:7
slot	p	15l:3r rn:1d qf:9 2ef:6 k8:4
such	2w	15m:42 5kl:23 52p:21 nh:1z 4kb:1m 33s:1j 3q8:1g 4po:1c 53b:1c 48x:1a 52i:18 50u:16 2xm:16 4pa:15 50t:14 2ga:12 2ok:12 1eq:10 2x0:z 4zw:t
smaller	3t	15n:74 3jh:1v 3qh:1u 5lz:1k 5hy:1e 47w:16 19b:15 459:12 4m6:11 1jb:u da:s 1li:r 53f:q 1iz:p 2cx:p pb:n 2fx:n 4t:m 139:m 19f:h
soap	3m	15o:aw 1ok:6o 43j:3d 4w7:1n 2un:1c 10e:p 3yy:l 2e7:k 2vi:g 1it:f 3yx:d 3m6:c 3rw:b 1o9:a 1ym:9 3tb:9 3m5:7 3m4:7 1s0:7 1fw:5
replac	6y	23k:3h 5c7:1y 5ll:1r 4lb:1p 5cc:1g 4qa:1c 297:1c 298:19 2y0:19 4du:16 1ss:13 2ck:12 32d:11 43s:s 164:q 15p:q 1zq:q 379:o 24g:o 4u1:n
food:dill	3n	15q:g1 43i:1x 1dp:r 3hd:o 43g:h 3gm:9 15t:8
bear	p	29p:u 23h:t 1n7:d 15x:d 15z:d 4ez:c 3oo:c 160:9 15y:8 f8:8 496:7 rr:7 1hx:7 1ca:6 1hv:6 163:5
dislik	17	163:28 4ql:27 2wj:12 45s:t 2ph:q 44m:n 23w:l 10s:i 1z6:h 49:f 3k5:e rk:7 l:7 jk:7 4rg:7 292:7 5gl:5 1sa:4 12j:4
food:caper	1d	15t:aj 4g8:1p
food:raisin	4t	15u:i9 15v:1k 25u:j 3ng:e 3nj:c 437:b 3ni:8 25z:8 113:7 25w:7 25v:7 11j:7 3ba:6 27b:5 27d:5 27f:4 3a6:4
food:sultana	1p	15v:dv 4yc:2j 15r:c 15x:a 15z:a 160:7 15y:7 27e:5
lik	60	15w:ax 327:2u 2v3:2t 4c7:1o 2i6:1g 2qf:1c 56j:19 1vj:x 5f4:v 4sw:s 15x:s 262:r 2d9:r 3b:q xn:n 3c0:n 3ca:k 3m2:j kf:j 18i:j
food:aniseed	n	1p8:y 10j:r 4f3:o 2i7:k 2fv:h 2pe:e 15z:b 1p7:9 160:8 15r:6 1qh:4 jh:4 163:4
yuck	n	4re:1g 5bu:18 5bt:17 15z:h 3l9:g 160:c 15r:a 1q2:7 163:6 161:5
fond	m	50n:24 1d2:v 15x:e 3ds:d 3dt:d 20u:b 160:9 15y:9 3dp:8 15r:8 3dq:7 2yf:6 i3:5 163:5 3dr:4
gag	p	57p:1i 5ek:1b 160:f 15x:e 15z:e 2gx:c 3w2:c 3ew:c 40v:b 15y:9 43t:9 2at:8 15r:8 4lr:7 37a:6 3w0:6 163:5 qg:5
suggest	w	39s:1j 2rc:1i 1g5:1a 1lr:11 5fb:s 15x:e 15z:e 12s:b 2hs:b 2vn:a 15y:9 2hz:9 2hu:8 2d3:8 1po:8 15r:8 2hr:8 4bs:6 yd:6 2i1:6
nasty	22	1yk:32 3ih:25 163:1w 3mn:1s 378:17 sb:17 48v:z 54x:y 1ka:o 1bm:n 1bn:n 2b2:k 26v:k jr:j 1ri:h 1rj:h 3af:h 4mc:g 1rl:f 1rg:f
ew	v	5kg:20 4pj:1q 15s:1p 3dz:16 3uz:z 10r:j 36b:e yl:c 162:a 2pz:9 xv:9 38m:6 4ph:6 ww:6 15x:4 3yr:4
food:salsa	2i	164:bt 1yn:28 1kj:20 2hp:s 4a1:p qp:o 2ve:n qj:k ce:j 4ud:i 43j:d 3mf:c 3md:c 1k3:b 3me:b 1k6:a 1th:a 1tk:a 1ys:9 r3:8
fajita	2k	165:7o 1xv:1x 2hl:1x 4sq:17 4sr:17 2es:10 3gj:x 2av:q 1pq:q 2si:o 1pm:n 4nc:m 1pk:l 34h:j 2ot:g 2m1:g 2n8:f 2tf:d 1i2:d 17:c
means:bland	rx	166:h0 yc:1w 3hw:1n h2:1n s8:1g 2gf:1b 1i8:18 59s:y 3mg:r 1s8:r 4bs:r fl:p 3qg:o 1m4:l 68:l 5mu:i 2vn:h 1cd:h 1x0:h 451:h
food:mint	8g	167:ko 58z:1i 2wo:1b 1ig:13 470:s 1rc:s eo:j 45h:g e5:f 1ri:b 1rj:b 1rg:a b4:6 1ij:6 46z:5 51r:5 1rd:5 16k:5
food:basil	79	168:kb 4s3:1p 1qc:d q3:c 1j2:8 4s2:7 43h:5 1qi:4
food:chives	34	169:ei 45i:b 4u5:7 10u:5
food:gherkin	2n	16a:ex 3wz:1t 5bv:1d 2u6:y 17a:v 4s2:o 433:f 3hv:b 1p0:a zr:9 1yn:7 5ks:5 1d0:5 3hu:5 3hs:4 3mv:4
food:ground-coriander	1m	16b:ar 464:f 1ic:c 1nu:8 185:6
garnish	22	16c:7v 5jk:2h 29m:1h 3zb:t qg:r s7:q k6:k 3fv:i 3hd:i 1ez:i 2tj:g 1s7:f 3hc:e 1sb:d 12s:b 2t6:a 43j:9 1ck:8 4xf:8 1s5:7
fail	t	3no:1b 1rw:17 4wq:17 4qf:11 4pn:r 159:n 3i6:l 48l:j 3wn:h 231:b 16s:9 25j:9 1ec:9 2rd:6 2rb:6 2lr:6 y6:6 2ra:6 n0:5
dash	p	16e:4k x4:5
food:tofu	b9	16f:k9 2h9:50 3qt:2e 3qs:1v 36i:1c 1b7:15 36f:w 3nk:j 1vq:g 3vz:g 2vi:e 1ss:c 1uv:c 1rc:b 4al:a 3wj:7 1rb:7 4dt:7 2mk:6 1kt:5
blot	t	16g:47 33x:1y 1ow:t bx:h
non	94	16h:c8 2xu:4z 4ns:3z 4d2:20 z8:1n 52l:1m 24f:1k 16g:1e 24g:1c 1ns:18 23i:15 2y1:15 1z9:12 36s:12 1oo:x 1qh:w 3un:w fj:t 40m:t 4yz:t
damp	2i	16i:5k 48d:11 14n:11 5fz:x 5ir:v 29t:s 4rp:s 5df:n 2n2:n 48i:j bx:j 1ow:i 116:g u0:f 25g:f 6n:d 2m9:d 48j:c jt:a 151:9
food:scallop	1b	16j:al 3nk:10 16g:n 16l:e 16m:e 3dx:d 3dw:d 3dy:d 3dv:c 38s:a 3b6:8 2yp:8 1wb:5 3lt:5 3dr:5 2tl:4
spat	1m	16k:2e 4z7:28 3kn:1t 3a9:1c aj:14 5ls:x 2xy:t 2gd:s 5bp:q 3vl:p 16g:n 3ec:f 16l:e 16m:e 1x6:c 3yy:b km:a 9h:9 vo:9 3if:8
cheffy	g	16g:w
nonsens	g	16g:w
theyv	ld	16n:8c 1sg:3u 486:2n 244:1x tx:1o 3rp:1l 4tp:1h 2kn:18 1bf:12 2q1:u 279:u 45o:s 34i:s 4uc:r 1bi:r 1ah:q m7:p 1em:p 1jk:p 3bh:p
food:pappardelle	r	350:1s 16o:1d yz:m 16s:f 4wu:f vn:b 3t5:7
panic	w	1ls:u 5b0:t 3qs:p 2s6:o 3qt:m kl:j 4g7:i 3hr:e 291:d 18f:c 2hi:b 1uh:a 181:a 16s:a 2ah:9 4g6:9 ek:9 2ih:6 14h:5 2yq:5
food:egg-noodle	20	16q:9t 17o:1v 17p:1g 4tj:v 12w:j 2bc:h 138:b 32i:9 16o:8 16p:8 eh:7
food:gnocchi	15	16r:8q 3nd:s 16o:j 16p:j 2bc:i 280:h 4ap:e 20n:d 4ao:d 3nf:d 1d0:b 2mg:b 11j:b 16s:4
horribl	1p	1t5:2k 3qd:2j 3n2:1l 3yx:1h 3n3:1c jl:1a 2wz:18 3k5:12 41z:10 4bf:y 27x:y 4k5:x 36t:w km:t 16d:t 56q:r 4w7:o 3p0:n 16s:m 3zq:k
food:hot-sauce	25	16t:dq 5fx:1t 1ho:x 3vm:v 1hs:l e1:f 2u0:e 344:e 3n8:c 18v:c 3vo:9 3jj:8 2wv:8 12s:6 3fy:6
mug	29	16u:92 wh:34 53d:2o 5kn:2d 4f6:1l 172:t 4bt:s cq:q 3kn:m 1f1:i 2oc:g 3ir:c 122:c 49p:b 23o:7 3ay:6 309:6 2o1:5
fold	9b	16v:ia 57d:1m 18t:15 26q:13 26p:12 205:p 1dj:o 1ph:o 1pl:n 3a8:l 1lj:k xr:k 1ll:k 260:i 26j:c 18q:b 47w:b 217:a 13z:8 hu:7
litr	3e	16w:al 4ul:1p 2gs:1k 570:1h 5mz:1c 34r:1b 3td:z 1la:u 1qe:s 17g:q 4hj:p 2aq:k cl:h 35l:e 34t:e 497:d 498:d mq:d 3b4:c 3b3:c
reserv	k	zp:n 1vq:m 122:i kh:b zr:a 3ar:9 3as:9 172:6 3aq:6
lin	8k	16y:ij 255:2u 46m:2b 4yc:1y 1jh:1t 51y:1s 21u:1o 5e5:1k 2tu:1d 1bq:18 16x:17 2px:16 1ej:12 2gr:11 jf:10 4t5:x 11v:v 2og:v 1up:s 2nj:n
ladl	22	16z:8z 44d:1w 2u4:1t kh:r 1jl:q 3fv:l 1ez:k 3p5:e xk:d 37l:c 12d:c p5:b 37k:a 1nn:a 2ee:9 16x:9 37m:8 14p:8 122:7 2tz:6
food:pasta-sauce	t	1fy:1l af:q wh:p 4rg:o 43e:k 43d:j kh:g 152:g 1bl:f qw:a 3m6:9 43r:6 3m5:6 3m4:5 1s0:5 16x:5 1g1:5 122:4
glossy	1v	171:6r 174:3p 1j5:2f 1j6:1o a3:n wh:k 244:b 3a6:b 4cr:a 4cs:a 2gt:7 517:7 172:4
mugful	n	16u:1k 3ar:k 3as:k 3aq:d wh:b 3ap:7 16x:5
300	1i	173:77 23o:g 1dx:e 3ay:e 1zc:d 267:b 2uq:8 4gr:8 ws:7 3ya:7 1g2:5
shin	14	174:4g 23t:3u 244:2z 48a:g 1j5:d 23z:c 171:c 2yc:a gu:4 48b:4
bind	1b	175:70 2en:19 2as:h 4o7:b 1jr:7 13t:6 1h8:6 4lt:6
starchier	e	
pinch	4p	177:92 56i:2c 404:1m 5fu:17 5aa:13 23m:10 1vj:x 338:s 12p:q 2ky:p 5ji:o 4ct:m 1xs:l 43i:l lg:k 4wr:k 13q:i 2te:h 2b4:g 39p:g
stronger	12	5id:21 2j7:1a 178:16 3ys:p 507:o 1v7:n b3:g 5kz:f 44n:f 44o:f 2h4:f 44p:e 1ca:d 3fw:c 3gq:c 1nx:c 4ej:c 12v:b 235:9 2t9:8
ferment	19	179:ab 41z:14 2rf:h 2wv:h 2rg:h 1dz:d 16s:8 5a8:6 2wt:5 ta:5
saltiness	v	22y:f 2ak:7 17c:6 12v:5 1ba:5 3mv:5 2jr:5 k3:4 3lx:4 1oa:4 1ry:4
dark	tu	17b:dr gm:28 1l7:1j 5az:1a 28l:19 4vy:15 4qa:12 1h4:y 119:x ox:x 37c:w 8q:r 2n6:q b5:m 3a0:j 34v:j 1f:h 8j:g 9a:g 9c:e
foggiest	g	12v:6
means:salty	v1	17d:ij jz:2a 22y:23 1ba:1m o8:14 4sv:v 4oz:t 2f:m x4:m 5a7:j 2mh:j 1jb:j 5b0:h 8i:g 17e:e 1db:d 2fr:d 2cd:c 3lx:c 1fr:b
salty	rv	17e:i1 jz:34 22y:29 1ba:1r 3lx:1i o8:17 4sv:10 4oz:t 2f:m x4:m 5a7:l 2mh:k 1jb:k 8i:i 5b0:h 17d:g 1db:e 2cd:d 2fr:d 17a:c
shad	p	1n5:1w xl:j xc:i 518:b 4w6:9 32t:9 5ge:8 517:7 17c:6 12v:6 y0:5
guess	10	4g9:1c 34a:w 3qu:u 1gs:s 3qv:p ef:n 21q:k 1v1:e 3kd:d 3kh:d 3kg:d 2is:c 2qn:c 25j:c 2tr:c 2jw:b 3os:9 du:8 3vu:8 25h:7
light	6y	17h:d5 21l:2y 39e:2a 57n:28 x2:20 f7:1c 5jl:16 20z:13 tw:11 2tl:11 1l7:z pa:y 1tj:x t8:w 16p:v 4zk:v cx:t vc:q 3kx:p d0:l
japanes	12	17i:28 1ug:12 2cq:u 1or:o 2rn:l 138:i 12v:i 3i2:d 17r:b 2j7:7 4g0:7 4g1:7 3j9:5
saltier	n	3m9:18 1qz:i zc:9 zp:6 4fl:5 4fm:5
scent	g	1b4:d 1as:c 1aw:7 1b0:7 1ay:7 1am:5 1b5:4
strain	3b	17l:90 33g:23 4ye:1k 25n:1f c4:1b 3ia:z 4qf:y 55b:t 2i7:q 15k:q 1bx:p 3gc:o 2fv:n 1v5:m 1a6:i qf:i 1jd:e 2ha:e bu:d 3ar:b
supermarket	30	17m:8j 420:3d 1q2:25 5c4:1m 4rm:1h 40r:1b 3ws:19 4o4:14 5fu:s 32d:s 23l:q 1pm:o 2yb:n 3e:l 12w:k 24g:k 4pm:k 2x0:j 12i:j 1tn:i
clos	4g	17n:86 1m:46 223:27 57v:1q 1pr:1d 3nk:18 7i:14 b1:x 5fz:w 11p:s 1sk:q 3c0:p bq:n 5ib:l 1he:j 4sc:h 138:h 5r:h 46k:g 1lr:g
food:rice-noodle	30	17o:b4 17p:1y 4u0:1d 16q:1b 3kr:x 12z:r 5jt:o 2yr:k 1oy:f 17v:d 3ze:c 138:a 1az:9 z5:8 460:8 ht:5 1oz:5 17q:5 2ie:5 55y:4
food:vermicelli	10	17p:4p 16q:18 17q:y 17o:v 55o:c
food:glass-noodle	1b	17q:8m 1z4:10 x2:u 2k8:o 17p:j 3qo:9 17o:7
food:soba-noodle	k	138:w 17q:f 17o:c
curly	17	17s:8m 4u7:2e 444:18 4u5:u 3uz:m 1u5:j 16q:b 2mn:a 138:8 31j:7 17o:7 17r:5
instant	6f	17t:be wo:31 12w:1k 4r6:1g 2t1:1e 4a7:18 3jk:17 4xx:y 2s3:j 23k:g ak:f 33t:f 30c:e 120:8 135:8 1zq:7 48q:6 4lc:6 c3:6 37h:4
student	20	4t2:3u 17u:3m 41p:1r 156:1l 3ju:1e 20v:15 50o:w 3e9:v 39q:v 23l:r 5is:q 138:o 4ke:n 32d:n l3:e 14y:e 3y6:e 2xg:c 1u5:c 4ho:c
pad	2e	17v:7r 39b:1i dm:1a 4pv:15 529:12 17o:12 yq:x 3kz:w 2vn:t 1jg:p 17q:o 3bi:o 3qo:l 3jv:l 2u7:j 47j:h 3pr:h 3bl:h 1o9:f 1ee:e
typ	2b	17w:9o 4u7:2g 3sx:1q 3rx:1l 17p:1a 5as:19 2ov:13 1d6:13 22t:y 21o:t 1cu:t 1zy:s 2lr:m 1ql:m 293:i 1fp:h 28k:h 1fl:g 4ua:g 3mq:g
follow	1y	17x:65 43q:1o 3mm:1j 55h:1i 1ry:w 3hw:v 4tl:v 2s9:l 3mg:l 2ah:l 1q5:k 2m3:j 4lf:j 138:i 1n0:g 2di:g 34u:e 2oy:d 2qt:d 4yn:b
food:plain-flour	5g	17y:cm nx:24 1zv:1g 1zw:18 18m:x 9z:s 18b:q 2ao:g 1zx:g 1ro:g 2aw:f 2rn:9 vd:6 20g:6 2as:6 9y:4 22t:4
food:palm-sugar	1e	17z:8h 3a1:u 1ma:l 3ma:d 1zl:c 187:b 1zc:b
nam	29	180:9g 1d4:1i 2rw:18 3jj:z 4bo:s 2f5:r 2rf:q ld:p 1dk:n 1e3:k 1dn:j 4ci:i 2eu:h 1d3:h 3s:g 4ei:f 4cj:e 18e:e 14h:d 17w:c
elsewher	g	18f:d ek:b 14h:6
food:tomato-puree	6g	182:dl px:4p qh:22 379:13 1h4:13 43r:n od:g 186:d 24c:5 4rr:4
food:chilli-powder	3d	183:dw 2fm:1t 303:1a 184:x 3mg:o 3rv:n 3en:e 3em:e 3eo:e 1hu:d 4tr:c 3ep:c 1q1:b 3el:5 3mh:5 23n:5 44g:4
food:cayenne-pepper	1p	184:ax 12p:q 183:f 4hq:d 2qb:b 1ht:6 44g:5
food:coriander-seed	t	185:4d 2xi:1f 464:v 1nq:f 1aq:d 1lu:6
food:passata	4r	186:cu 3m2:1l 43e:1d od:17 2na:n qh:j 1to:f 37n:f 3bm:c 3x2:7 1tt:6 3bp:6 3bn:4 1tx:4
food:brown-sugar	4r	187:c4 18h:2j 21m:2c 17z:20 21n:1o 21l:1d 3i7:r 29u:m 4du:j 3a1:j 266:e 1qw:d 1m9:7 334:7 25u:7 261:6 2vl:6 4qa:5
american	3m	188:cw 57z:1v 4gd:1f 1hw:17 52l:12 180:10 1w8:w 2v5:t lt:r 3s6:q 23z:n 200:m 2uj:m 30p:l 1ty:l 1fv:k re:j 3x0:i 18b:h 4bt:h
indian	1m	189:48 1n4:18 qq:17 12c:14 14h:13 k1:x 4zb:s 2eu:e 104:d 1nd:d 1ne:b 1g0:a 2d7:a 4us:a 2tb:a 2tc:a h3:a 26y:9 35o:8 38k:7
labell	m	180:s 4ci:h 4cj:e 4ch:9 bg:6 18f:6 181:5 ek:5 3am:5 1z:4
food:arrowroot	y	18b:6y 18m:1f 2ao:11 18f:8 181:7 14h:5
food:soft-drink	1n	18c:am nw:1a 3ik:a 1ma:a 2vj:9 18f:8 181:7 ek:6 ta:5
grandmother	r	lt:z 4ht:t 51m:m fs:k 21a:i 3aa:f q5:d 18f:d 1xe:b 181:b ek:a 21g:9 14h:6 3bx:5 34u:5 4u:4
food:rocket	1g	18e:bv 1o0:19 18f:9 181:8 ek:7 475:6 3rz:5 180:5 1s3:4 14h:4
food:sponge-finger	g	181:c ek:b 14h:7
food:okra	n	2pe:r 1jm:p 1nm:e 181:c ek:b 10l:a jh:8 14h:6
food:caster-sugar	42	18h:9i 21n:4z 187:32 21k:n 21l:l 17z:k 3i7:i 21m:g 4qa:d 5x:6
english	1y	18i:8e 2vv:1s 51c:1f 180:1f 5ak:16 2s6:y 25p:v 2l7:u 161:t 1xd:n 4yf:m 2b3:m 1nr:g 1nf:e 30m:e 26t:d 200:c 4u2:a 271:a 1up:9
tesco	v	18j:3i 56v:w 3kk:t 2ve:d 180:d 2vm:c 2cq:a 1vc:9 200:9 2n0:7 18f:6 2dp:6 1e2:6 181:6 1da:5 ek:5
word	2w	18k:bg 4ct:1t 4ce:1a 1jx:10 5m7:t 2rj:t 3ax:s 564:o 45e:n 53e:l 180:i 4z3:i 3ay:i 25p:h 86:g 12e:f 2mm:f 1ne:d 2b3:b 4cs:b
food:turmeric	3y	18l:e5 20t:17 ru:i 3pr:g 1o9:e 1yk:c 3se:b 2nb:a 3mp:8 3mo:8 3ei:7 3eh:7 3mq:7 3qe:7 3ej:6 3qc:6 km:6 3gx:6 3ek:6 1gd:6
food:rice-flour	n	18m:6j
paler	k	58t:18 32y:x 1th:l 1tk:k 1n0:j 1rd:9 1n9:8 1na:6 1n3:5 qs:4
freely	e	
weaker	n	4z4:1w 1zs:m 3rw:k 2zr:j 185:h 1zp:g 49n:e 2zs:b 2zx:8 3ru:6 1i9:6 3hz:6 216:5
pocket	14	18q:68 55b:1a 2a1:v 5a2:t 29e:o zt:n za:g 25j:f ou:d p0:b 25h:6 25r:5
food:cottage-cheese	1k	35d:2t 18r:21 3pb:1f 356:18 1bo:p 4ff:j 4fd:j py:e 1be:d 3pc:d 189:c 3pe:9 1sz:8 3pg:5 18q:5 q0:4 27s:4
your	2e	274:1o 1av:1i 3r9:1h 5da:1e 4tl:x 3ue:v 1bj:s 5ex:s 4am:q 1jm:o 14n:k 1cb:j 2b4:i 18q:i 3le:i zm:i 2db:g 3ld:e 4xf:c 3la:a
overmix	1i	18t:4t 11u:1d 206:17 5cr:12 205:w yx:i 2ki:f 2al:b hg:9 208:9 2aj:7 3do:7 3h1:6 207:6 2ai:5
food:waffle	10	18u:4q 29k:y 38x:w n0:h 276:g 3rt:e n1:d 15e:9 383:8 gc:5 18q:5
food:parma-ham	3p	18v:74 1bo:2r 1gt:2m b0:1o 2td:1a 5mw:z 4f8:t yl:r 1e6:q 2jr:p ir:p 25r:o 1c0:k 2ed:j 23z:j 1bf:g 1h4:f 25h:f z8:e 48v:c
knobbly	1d	om:1g jh:p 1r6:o 1k4:j 2pe:j ik:i 3u0:f 3tz:f 3u1:f 3u2:9 1yv:6 18w:6 jg:6 ax:5 35i:5 52p:5
brok	6i	18x:94 i9:3k 4x5:23 2yi:1q 26l:1f 146:15 5at:12 4xn:11 2x9:10 23l:10 h9:q 1lr:o 12k:o yk:i 42q:h 18y:f 2q5:f 5bf:f 284:e 59a:e
burst	4t	18y:av 5me:2r 5f7:1l 1me:1k 1pr:10 4v9:x 1vk:u 31i:t 4v8:t 36t:q 3bm:o 5f:m 1fi:m 4z4:m 2ia:k 18p:k 12k:j 13n:g 1c:f 1xb:e
weld	47	18z:1l 9n:1f 1dm:12 2xx:v 13g:q 2ah:q 3qn:o 27t:o 2p9:n 94:d 1wh:b a6:7 oy:6 6z:6
themselv	1w	190:2i 136:29 11n:1a 2p9:11 3qn:11 4w1:x 2eu:n 41r:m 4yt:j 4go:j 2xx:i 54y:f 50w:f 41q:f 2c1:e 19m:d 13g:b 1rc:b 1wf:a 5k1:9
food:flapjack	2p	191:9h 1x0:4f 2fh:1y 56c:1r 1wx:1e 4ni:13 t8:s 15i:q 3l:o 1mf:m 3au:i 234:h 29b:h 3av:d t2:d 3b8:c d1:a 1z8:9 2k1:8 1mb:8
doughy	1w	192:7d 5lv:1n 29b:14 5ne:11 2hc:r 1r8:q 1gh:p 1ty:m 194:l 1ct:i 24q:i 285:e 3qi:b t2:a 3mn:9 th:9 2lj:7 2ol:5 1cg:4 1aj:4
tawa	v	193:2i 2y1:l 4mu:a v9:9 th:7 195:6 gt:5 4hw:5 n1:5 2xi:5 2y0:5 4kv:4 gu:4
gooey	2k	194:ad 2l4:27 4v4:1t 262:1j 2de:15 192:x 29b:x 29t:v 2iq:l 25u:g 2lf:f 261:e 1ue:e 2dn:e 4fe:d 4ff:d 4fd:d 1jl:d 27r:a 5ek:9
griddl	24	195:b3 193:36 2jj:u 3be:m 1kg:l 18g:i 1vx:i 4aq:e 2sk:d 10l:9 3e2:8 3e1:8 3bg:8 3e3:8 3e4:8 2k2:8 3bf:8 3bd:8 3e0:8 2jz:8
edg	kx	196:ex wj:78 3af:24 3p4:1z 1ww:1h 53e:1g 1s4:17 1ll:14 km:12 1f:y ya:v 5d6:u 5lv:s 1ow:p 4ev:p 1b6:o we:o 2u5:l 4mc:l 2ia:l
12	3p	197:4l 19g:41 4z0:26 300:20 3tf:1m 3a8:1g 19h:12 1t8:12 4sc:z 219:x 2dn:t 4tf:p 3b8:m 4wi:k 26r:j 5il:j 4vd:i v5:f 2jc:d 4z5:d
thinner	1m	198:2g 19n:23 54e:1b 1w5:1a 1qp:18 3rn:u 1p1:t 4x8:m 2qv:k 1qt:i 2hs:g v0:d 2hz:d 2hu:d 2d3:c 2hr:c 2vn:9 2i1:9 4pr:8 5jw:7
golden	a4	199:9e 12q:25 582:1x 2ag:1m 2fm:1i 4tv:17 tz:11 4qr:z 4qs:z l8:z 2md:v 1rw:t 4qp:q kw:p 2nd:l 21y:i 4q1:h 1pi:h a5:h 489:h
lot	4r	19a:28 4tk:1h 5kt:15 1iv:14 3my:14 e1:12 2qq:z 2oe:y 2oj:v tv:t u5:n 2nh:n 4gf:k mm:i 2l0:g 23u:f 81:f mq:e oj:e 3gc:e
mini	1v	19b:bk nv:1t 4t6:1e 3jh:13 3y6:f 282:e 4ho:d 1g2:c 54d:a 1n9:7 35l:5 1jn:5 3h:5
means:baby	1py	19c:hx 2d4:2m 2cf:2h 2d2:29 1zu:1w 2cd:1f 9f:1d 2hg:1b 11b:1a vq:17 2fr:17 3ue:17 zl:14 1bj:14 zm:13 2db:u 1cb:t 4rg:r 2w7:q zk:q
toddler	ci	19d:6h 2cf:4g 11b:39 2cd:2g 2if:1j 2he:15 4rg:13 2hg:10 2fr:z 1ab:y 2bl:v 50r:u 1w3:t jm:p 19c:o 2d4:n 2d2:n 1m1:h 2ie:g 1bz:b
individual	17	19e:6t 1f1:t 19b:p nc:o 3rf:l 224:5 1qh:5 31i:4
giant	1p	19f:29 3o6:27 4ju:1b 55a:19 2h6:17 4gr:12 1l8:v 4zw:p 2fx:p 1lo:p 151:n 4rc:n 452:g tw:g 219:f 38b:e 22k:e 34h:d da:c 3l:a
twelv	6d	197:3p 19g:2k 2k0:1m 4vd:1l 2i4:1k 2l8:1f 1gi:18 4xz:14 ud:10 xn:10 5ml:z 4gq:v ui:t 1y1:s 19m:q dq:m 48y:m 1j3:k 1mr:j 1p5:h
fourteen	19	1eq:2i 2lo:1x 2he:1k 50z:1c 1ud:1b 19j:14 36k:h 19h:e 3b8:d 3b:b 2cd:b ed:a 2mh:7 24c:7 11a:6 hc:6 4vd:4
shorter	v	30e:1p 19e:11 1ev:x 30t:p 50o:o 1o7:n 14n:k 2zr:j 1m2:h 5db:h bg:b 2zs:b 276:b dc:b 2zx:8 19j:8 2rq:5 19b:4
tenni	g	hc:c 19e:8
massiv	1t	384:1k 54k:1i 4rl:1d 47p:19 2qj:x 2sd:v 25k:s 5ah:o 5ag:o 1w9:o 5d4:n 2fd:k 4gr:k 28f:k 1pk:i 4rh:i 5af:i 1l8:h 4sb:g 3ey:f
food:pie-savoury	96	19l:je 1cn:2f 1ps:1c 4gg:16 sh:16 4qn:16 2kh:u 1re:u xo:s 3o0:p 4r4:o 3il:n ar:l 283:k 28w:i 1cf:i 2m8:i 2o2:g 216:g 26z:d
family	4m	5ma:22 19m:1z 3yt:1i 34w:1b 2lb:1b ru:1a 598:1a 599:18 35a:15 19w:11 2dk:x q6:u 25y:u 190:t 1hz:t 290:s 52k:r 10j:q 2sy:p 4qi:p
thickness	2n	p8:4n 198:2d 14p:15 1tb:w 1k7:u 542:n 45g:n 1w5:k 4sc:k 1td:i 1te:i 2ob:g 225:f 19n:e 7d:c 3rt:c 220:c fr:b 30t:b 17p:a
decid	i	2ti:v 25u:i 1ku:h 25z:d 25w:d 25v:d 2te:5
look	4i	19p:75 5hk:1g 3pb:1d 3es:18 5hx:14 32t:11 1c5:y nl:x 3no:v ls:t 5lu:t 1u:p 3fs:p 53c:m 2ce:h 24q:g 4i:g 29:g 1jy:e 3s3:e
alik	i	4h4:24 1tc:i 1tz:8 1pv:7 1u3:6
boneless	1w	19r:7h 3g:y 3e:7 4l:4 x6:4
food:chicken-thigh	1g	19s:3u 24p:1o ru:y 14i:m 3g:g 5f4:e xk:e 3dm:d 3dl:d 11p:d 4f:b 3dn:b 49:a 46t:9 2sz:8 2l8:7 1wa:7 1ia:7 3aq:6 2yp:6
fillet	7g	19t:eg 34i:2i 14m:2e 2h0:1f 4vg:1f 4o:1a 55n:13 i5:y 250:w 1kt:v 3jn:u 3h:t 2kg:r 4l:q 45q:m 5if:l 14d:l ba:l 2gn:l 34j:k
600g	i	1a0:h
food:goat-meat	2r	19v:g9 39s:32 4s0:20 52a:1f 506:1c 1j6:l 4ay:j 1aj:j 3ow:c 3ou:b zc:9 37q:9 1w6:8 1e2:8 3ov:7 ww:7 zp:6 4fl:5 4fm:5 hz:5
feed	6r	19w:6c 4sk:35 134:2l 1y1:29 19m:28 4qw:1l 4o5:1g 2sd:14 3kz:z dp:y un:w 2av:v 2si:t 52w:s 411:o ui:o te:o ud:l 4gq:k 19g:h
myself	3t	19x:6h 5na:25 24t:24 jw:1w 1x4:1v 5lb:1p zq:1o 1mh:1n 4wd:1g 5bv:1d 4yz:18 9h:16 106:14 4wu:12 2ec:x 1f4:x 1x:w 2z6:w 302:w 16k:u
use	3i	19y:cq 1gm:18 230:13 4wb:v 3fs:r 1xf:m 232:j 19u:i 2jb:f 1gg:e 1xu:d 3hi:d 4hg:d 3y7:c 2xg:b 1a0:a 1fy:9 38r:8 2q2:5 16o:5
money	2i	156:2g 4j:20 19z:1m 4t0:1b 23l:10 28n:r 3js:n 3kl:l 4sk:l 5if:k tj:f 39q:e 3gh:d 3gw:d 3gv:d 4t2:b 19u:a op:9 3km:8 17u:6
pay	k	19u:t 43z:r 2qy:j 2cu:c 12o:6 2qz:5
kg	y	cw:1e 1a1:18 p5:k 4hk:j 4gu:i 4hl:g 4hj:8 2gn:6 2yz:6 3y6:6 1g2:5 4ho:5 4hp:5 4gt:4
600	w	1a2:2i 29:q 1ag:p 23o:k 3ay:i 3jy:h 4q3:c d0:c 4gr:a 3k1:9 267:9 1li:8 3ya:8 3k0:6 3k6:6 3k3:6 219:5 4jr:4
900	p	30q:1m 1a3:1c 2zr:f 1ml:f 4sp:d 30n:a 30s:9 2zs:9 2ja:8 2zx:6 1g2:5 591:5 4hh:5 27i:5
25	1v	1a4:49 2m7:2j 546:2g 5ib:2b 54w:1s 55m:y 2n2:o 53o:m 24k:k 4aq:g 4bs:g js:e p4:c 2z0:b 4qr:b 4qs:b 2io:a 7s:a 3pt:7 1wa:7
hid	2y	1a5:92 2b0:3w 2ip:1y 2kx:1v 5dm:1l kf:1d 2hm:1b 55r:15 4sv:12 4rh:z 3pv:t 2a2:r 3hg:p 2tf:n sa:n 1qk:l 513:j 3m0:h 5ek:h 28c:h
splinter	v	1a6:7d 46b:y 46a:w
warn	k	2eu:o 4hw:g 3f8:9 3f9:9 3qz:9 3qo:8 3i3:7 2h8:6 h3:6 2xu:5
altogether	3n	1a8:2x 55k:2j 2vu:25 1aa:1r 4ql:1n 53k:1n 2ce:1i 51w:1g 584:1f 1a9:19 1pu:17 4wg:16 2cm:14 56j:10 27b:y 5hx:v 3zb:s 2vl:p 298:o 3ku:n
total	1d	1a9:63 1aa:2g 5ck:23 4rd:1c 1hu:19 286:t du:c 3kd:a 3kh:a 4rz:9 4lh:9 s0:7 4jv:6 1rr:6 4i9:5 1ra:4
includ	n	1a9:1h 1aa:n 1ai:j 4ga:a 1o1:8 203:8 1a8:6 yn:5
eighteen	1d	50h:1w 2hj:1q 5ip:10 1aa:v 2rf:j 2rg:j 1ab:i 19d:h 4v:d 1m1:b 229:a 21a:8 tn:8 2if:6 2cf:6 ft:5 11b:5
mountain	2b	1ac:4e 4l2:1f u4:1a c7:17 34r:16 24u:16 3rn:14 3rm:13 24c:12 2tm:v we:u 1aa:p b7:o dl:n 81:j 44j:i 2gg:f 1s5:e sd:d 1xn:b
divid	19	1ad:4s 1aa:1c 47x:z 29v:y 3jf:w 47y:r 16z:o 24k:l 3je:g 1m1:g rt:d 2rj:c 2xu:9 37g:8 9w:6 ry:5 4bs:5 24l:4
gav	39	1ae:38 1lh:27 23o:1v 50b:1l 57u:1e 4rp:18 2wx:15 5ha:13 304:12 1xg:11 2tx:z 3z4:y 573:w 574:w 10v:w 1h3:v 4o:s 524:s 3z0:r 1aa:r
overdon	3b	3ph:3r 3m0:28 1af:1o 3vk:1g 2j7:1f 1jv:1b 1iv:16 4vo:12 1lt:12 561:z 2ip:y 286:y 48d:y 3dz:u 1ai:t 1kh:q 3n0:q 5f9:o 303:o 3kr:o
misread	12	3x3:1y 4e9:1c 1zj:16 1rb:14 3ht:14 1aa:y 3ax:s 3oe:n 279:l 3ay:h 5mn:h i4:h 5mj:e 5mk:e 1a2:d 1cr:8 1dx:7 267:5
apiec	m	1aa:q 3h4:j hc:g 1lj:c 1lc:a
clock	17	37r:14 1aa:z 2ub:v 4uz:p ve:n 5cb:n 1ai:n 4ga:m 2kn:k 2po:i 37q:h 203:h 4g5:g 1dj:g 1a9:g 3pt:f 3a4:c 3a5:c 1b6:c 2s5:b
forget	1d	5a8:1f 48f:y 1gs:x 1aa:x 1eu:w 350:t 52a:s 3mn:p 1et:m 2ak:g 43i:g 2t6:g 1f5:g 4j1:d 4sy:d 2l5:c 4lw:c 4qm:b 1nm:b lg:b
food:smoked-fish	29	1ak:a5 1c3:1n 1bv:1i 14m:1d 11a:x lf:p 47c:g 1bs:f 15t:e 3gh:e 1oi:b 1c2:9 2kj:7 585:6 537:5 1oh:5 2kl:5 1oc:5 47e:4
strong	dk	1al:ba 1pu:39 11d:37 1dr:36 2km:2q 1yp:2o pa:1w 1bc:1v 178:1v 3ps:1u 3na:1q 1hy:1l 47i:1j 5ky:1i 1x7:1f 5es:1f 275:1e 1aq:18 1zy:18 3tv:14
vacuum	1k	1am:78 4tj:41 12z:v 37p:u 3kb:l 3so:h 37o:a 1xp:8 2dh:6 5c4:6
farm	12	1an:33 4yh:22 10p:1i 2ds:v 2f7:u 39t:o 1am:n 1sl:m 24d:i 33v:c 21g:b r8:9 zk:8 46r:8 46s:8 46p:7 1fc:6 3bx:6 2fe:6 2fg:6
fishy	1m	1ao:66 1ap:2u 1bc:2g 1at:11 45k:o 2a8:m 4ei:h 4af:f 1aq:e 1h2:d 2f5:c 3k5:c kf:9 o9:9 4el:6 1ay:6 43s:6 37a:5
stink	25	1ao:3a 4wa:2t 1ap:2o 4u8:1n 3a0:14 2wu:12 3vk:x 48a:p 3es:n 1at:l 1bc:l 1o7:k 3ys:j 1ne:g 55z:f 19i:d 3zs:c 32r:b 43s:b 1a5:b
whiff	15	1bc:1k 1aq:1f 1ar:16 1ao:s 53x:i 185:h oo:9 2wu:8 3na:8 li:7 y3:5 1at:5
eggy	1d	1ar:95 5lv:20 27x:v sl:m 1ch:j 3ye:j 2sa:i 3yd:i 24q:i 35d:d 3yf:c z0:c 1aq:6 2a4:5 d2:4
farmyard	g	1b4:d 1b2:c 1aw:7 1b0:7 1ay:7 1am:5 1b5:4
pong	n	1aq:v 1ao:u 2px:o 2p7:f 1bc:f 1at:e 3nn:6
food:kipper	t	1bt:5y 1wg:22 4vu:11 1ak:i 10b:h 1au:9 3gh:7 1b4:6 1as:6 5h1:5 1b2:5 3wf:5 3wg:5 3uw:5 3we:5 3ev:5 1cj:5 2yd:4 32f:4
wif	5k	zm:2h 55o:26 18s:20 44k:1z 5lv:1w 3ue:1p 4ux:1h 2um:1f 5k2:1d 522:1d 1bj:19 2es:15 2cv:14 2du:13 34w:13 2mz:12 381:12 5la:10 2wj:10 4u0:z
odour	i	35e:z 1b4:a 1as:a 1b2:9 1b0:5 1ay:5 323:4 1am:4
plastic	3r	1ax:be ib:2c 1f3:1l 3ef:13 4hi:11 30i:v 48y:u 1ey:t 22u:p 57d:o 2vk:n qy:n 40k:l 1ex:k bl:g 319:g 48i:g 2q2:e 2z4:e 1jf:c
funky	i	1b0:v 1am:o 1b5:8 1aq:7
packag	w	3ca:1f 1gz:12 4u0:z 279:w 1ow:r 2d6:n 1uo:e 1b4:b 1as:b 1b2:a 1pd:9 1lm:8 1aw:6 1uv:6 1b0:6 18a:5 1am:4 1ue:4 4fw:4
honk	k	1ay:17 2wt:g 1am:f 1b5:b 1aq:a 1ar:6
food:game-bird	15	1b1:7a 4e:3g 1hd:7
hung	i	1b4:d 4ks:d 1as:c 1aw:7 1b0:7 1ay:7 1am:5 1b5:4
week	8m	1b3:94 34m:1w 1om:1v xz:1g 373:19 1k2:15 25t:12 19z:11 1b9:10 1l:y uu:r 4j:q m4:q 156:n 4xl:n 2he:j 1bj:i 7x:i 2fx:i aq:i
vac	g	1as:e 1b2:d 1aw:8 1b0:7 1ay:7 1am:6
cheesy	r	1b5:3l 4as:s 4ar:q 1b0:n 1ay:m 1am:h 1d5:d 2o6:c 2fy:8 rw:7 1px:6 1aq:6 1pt:5 46v:5
sign	1k	2lo:1t 1l7:z 1ue:v 1j5:t 1b0:q 3s4:p 1ay:p 31p:l 31n:k 1am:j 18g:i 2gt:f 2io:f 171:e ks:d 3g9:d 3g8:d 5s:c 2j9:b re:a
somehow	1b	4yr:2f 4e0:1q 1e6:14 5n8:14 2a2:v 3kr:s 50s:p 5n6:m 1x1:l 33t:l 28o:l 28c:j 16t:g 1e4:f qh:f b6:e 22g:e 3nw:d 55g:d 3kx:b
animal	p	2bj:u 2b2:s 2b4:l 2b3:g 19v:d 31j:c 1b8:a 1mo:a 157:6 42m:4
sweetish	i	4vj:v 4dp:l 1hs:a 1jc:7 4ed:4 4ec:4 4ef:4
sea	2p	5b0:2g 17e:n 3lx:n 17d:l 22y:k 1g1:g 103:f 1ba:f 17a:e 43s:c 2to:c 1hx:c 2oh:b jz:b 5fr:a 3mv:8 1fs:7 2x0:6 12y:5 1fx:5
stal	2v	1bb:97 2ry:5f 1du:2s 1rt:1w 1s4:1j 4vy:11 3nw:z 1tb:y 2m9:g 10w:f 1q8:f 361:e 1zg:b 1ki:b 362:a 1rd:9 1dw:7 1dz:6 1dv:6 1us:6
ammonia	14	1bc:6d 1ao:x 2d7:b 35f:6
trim	2k	1bd:9y 4vf:2k 2ml:1m 27v:1h 10b:14 ip:13 4t5:z 5br:y 1dy:x 5bs:x 5a5:p 10l:l 1fg:8 4t4:8 75:7 1gy:5 59d:5 1ff:4
curdl	7m	1be:bb py:27 yp:1d yk:15 yi:q 3fy:l z0:k 18r:f 35p:f yl:f 121:e 1bo:b 1br:7 1ga:6 23r:6 qo:6 10b:6 1w0:5 y3:5
wrinkly	1b	35i:1h 1bi:14 ax:z 23u:w 51k:s 1rp:o 1z8:o 1bf:m 28k:f 3tp:c 2wu:c 18g:b 1hq:b 389:a f6:9 1bm:8 1bn:8 m7:7 2ac:7 25t:7
flak	5d	1bg:fw 44g:28 2h7:1b 53s:11 1vy:11 53r:t 14m:s 1bm:r 1bn:r 587:r 3g1:o 47w:o so:n 266:i 4e6:f 2kp:f 3ar:c 3as:c 25u:c 3qf:b
food:hot-chocolate	27	1bh:dd 1m0:w 1bm:m 1bn:m 1bl:e 1x2:e 4ft:e s2:9 16k:7 4fs:5 18v:5 1w0:4
leathery	22	1bi:51 ib:16 5az:y 1w7:w 4rn:q 1fk:l 3ot:i 1tp:g 2oh:g 1r5:g 1fe:e 2aa:d 5cb:c 123:c 48i:c 2kn:c 1bf:c 38c:a hn:a zo:a
daughter	96	41h:3r 4sl:2o 1av:27 5ie:25 t7:21 18s:20 zm:1u 3ue:1q 1cb:1d 2az:1a 9q:19 d9:17 w8:14 4kh:14 2wx:13 2dc:12 3p8:11 yj:11 6u:y 4gd:y
food:white-sauce	76	1bk:if 2hx:1a 1fx:w 1bo:v vj:o 1u8:m 1ct:k 4hg:j je:d zw:d on:b 1ij:a 1ji:a 14s:9 16t:9 yp:9 1j6:8 4tu:8 2xg:8 1yw:6
malai	i	1bm:10 1bn:10 43e:q 43d:p qw:d
cullen	i	1bl:16 1au:d 1ak:8 1bs:7
skink	i	1bl:16 1au:d 1ak:8 1bs:7
fleck	1n	1bo:3s 18r:1t 18v:u 1be:t 432:f 1v8:8 1lw:5 py:4
food:rice-pudding	1w	1bp:7b 2bz:47 3el:1t 2k1:1q 15y:1k 2te:1f 50h:17 4hm:16 50o:10 3t0:u 33v:s 4ke:q 1bm:p 1bn:p 3hz:k kb:i 2m2:h 1bl:g 2fa:c 4h2:b
means:baking paper	5o	1bq:ft 21u:j 11v:i 306:a 21v:a 16y:5 308:5 30a:5
smooth	m	zx:9 2di:8 4jf:7 4m5:6 4lf:6 4mu:6 4ln:5 2gt:4
dyed	w	1bs:4t 1bv:2p 1by:1a 32t:w xs:p y0:g 1ak:a
food:smoked-mackerel	k	1au:44 1bu:c
food:smoked-salmon	y	1bu:65 46j:y 3gh:m 2u0:m 344:l 3n8:j 2dp:h 3jj:d 31j:a 34j:a 3v0:8 2dg:7 3uz:7 1bt:6 1u1:6 1au:5 1dq:5 3kk:4
undy	n	1bv:52 1bs:m 1ak:9
highlighter	g	1au:e 1bs:8 1bv:5 1ak:5
natural	19	1bx:62 44r:1i 1za:17 51y:11 3ye:k 3yd:k 3xp:g 1au:e 3yf:d 5na:d 1bh:d 1dz:d 1eb:a 2ha:a 3zq:9 3xq:9 1bs:7 1i8:7 1bv:5 1ak:5
neon	i	1bs:1i xs:7 1au:5
nibbl	17	1bz:2b 4xw:21 2ih:1h 2pc:12 3ai:11 oq:x 3io:t 3t9:l 428:g up:g 3ir:g 426:f 3ua:f 29p:f 1au:e 1vs:a 3tb:a 1bs:7 1i1:7 vq:6
artificial	k	1c0:2b 1au:e 23h:8 1bs:7 23g:6 1bv:5 1ak:5
smoki	g	1au:f 1bs:8 1bv:5 1ak:5
haddi	k	2kj:k 1ak:b 1au:9 2kl:7 2jk:6 3gh:5 1bs:5
kedgere	1b	1c3:1t 4jw:1s 289:1g 1ak:1d 547:1a 1oy:u 1xy:m 4gf:l o:j 1xz:i 4yx:i lf:h 585:f z6:e 1bt:d 537:d 1au:c 1oz:a kg:8 14m:6
food:annatto	e	
food:trout	14	1c5:8j 2kl:22 4g9:1a 1nq:19 2is:c 27r:7 1at:6 v9:5
food:hot-smoked-salmon	e	
straw	w	1c7:2d 2ag:14 3mt:12 3oy:v 3ms:v 38k:v ly:u 29m:j 2n1:g 3nx:e 3ox:b 1p2:a 3lz:6
opaqu	g	2kh:b 27r:8 1c8:4 ol:4
healthy	22	1c9:6l 2y5:1i 3tu:15 2fn:13 5iz:w 4q5:v 25o:v 18u:p 1qy:n 1g5:m 1gp:k 93:h 29n:h 3f1:d 2h8:b 39f:b 2ha:8 x1:8 2ce:8 iw:8
adult	r	1ca:2u 1vl:2m 2hn:m 1v7:m 27c:j 1oh:f 2hq:e 2hj:9 2hk:7 2hp:5
pregnant	id	1cb:dj zm:49 2db:2y 1bj:1c 18s:1c yj:18 3ue:12 zk:y 1av:w 2du:r 34m:o 7x:h 3br:g po:f 1sl:e t7:e 2d7:c 1vu:a 2co:a 2dc:9
65	r	1cc:30 3t8:1f 2ow:12 14i:o 13f:d 248:a 2l8:8 247:7 416:7 417:7 249:6
weak	3e	1cd:6g 1ks:2a 2nc:28 5dn:28 3hb:1v 4fx:1n 4wj:1d 5a7:1c 3hw:12 13y:z 4pv:w 549:w r3:p 3gj:o 3pv:n 17x:n 5ju:m 2na:m 1c7:m 4yn:m
immunity	e	
food:pie-filling	19	1cf:6p ks:10 1sn:v 2by:s w9:s 3bi:q 1cg:i 3nl:i 1sq:i 3bl:i 1sm:e 12d:e 1ch:b 2ja:a 245:a 3ni:9 a3:9 2au:8 2tz:8 1sp:7
sank	1y	1cm:2l 1cg:27 548:1b 50p:13 1cf:z 1sf:n 28c:n kq:k 24u:j 252:h hl:g o7:e 251:b 253:a 27k:9 4ge:9 256:9 1y3:8 1si:8 495:8
disappear	1b	d2:55 244:16 3eb:s 3ah:q 3lg:l 2k0:i 29s:h gl:d 1ch:c o7:9 25f:9 pk:8 2la:7 1gi:5 2qf:4
food:gravy	k1	1ci:mt 1pv:1p 528:1n 4th:19 1wg:17 2ub:15 4vn:10 2xy:y k1:q 2i8:l 2l4:l 3a6:l 45h:l h5:g 4po:g s0:g 2g5:d 4wd:b 2g6:a 1km:9
swallow	2m	1cj:dp 18o:1q 1o3:1l 55h:1b 3ai:18 2ks:k 1ch:k 3sa:h 3yy:g 3s4:e 1bz:e 3yx:9 3ev:7 123:6 1yp:5 2hi:5 2bh:4
pretty	2g	1ck:4e 29m:2b 1jj:1v 559:1u 1ut:19 17f:19 1v3:13 255:10 13t:10 52t:z 58t:y 444:v 4ca:u 2yi:t 16c:t 32y:q 1ch:l 25a:k 29n:k 46l:j
sloppy	47	1cl:45 57t:1y 5f7:1x 1co:1d 28h:16 230:11 47w:y 13s:x 2oc:t 133:t 6e:m 4rz:l 3p8:k 2rm:k xo:k 232:i 2j6:h 2a3:g 1jl:b bf:a
sunk	2i	1cm:3m 1cg:30 1tl:25 5av:25 hl:1z 28c:1v 11u:1e 3eg:15 5bh:x 30z:u 2lf:r 24u:j 3no:i 2rf:h 2rg:h kq:g 194:c 1u7:b 3yw:9 6a:8
food:fish-pie	2m	1cn:cd 538:29 sh:1v 4ga:s ua:q 1f1:m 3l2:m 203:l 3l1:l 3l0:l 1cj:k 2bt:j 3jh:f 30o:d 2bx:c 1ak:b 1ro:a 2bu:a 19l:a 19n:9
runny	i9	1co:bt zk:32 1cl:2v 1sh:25 2l2:1t 1sl:1r 8s:1n zj:1j 8m:1g 29d:18 29o:16 2l1:11 2a3:y 3rt:v bf:v 2mk:u r6:o 24i:l 5j5:j o1:j
join	1i	3o6:4a 5iv:2g 1cp:22 4y2:1u 5kd:1i 4rp:1a 4jd:z 2tf:v 1ab:v 3bi:u w3:r 131:o 2ti:g 2tb:f 2tc:f 3l2:a 2t5:9 2sl:9 3l1:9 3l0:9
fork	87	1cq:h7 5f:13 ni:12 55m:11 1pe:10 4v1:x 2xe:v 1sr:v 3qi:r 5q:o 11e:n 1ek:l 15j:j 489:i 28:e 58o:e 28t:e 2kb:d 2o7:b 4x5:b
lightly	n	3dq:1b 3vj:14 1c7:n 27k:k 2kn:f 4ca:e 1sm:b 3a0:8 2lu:8 2my:7 1gy:6
juicy	1e	1cs:2n 4xb:2k 3ii:1m 4w3:1k 4vz:1e 1hz:19 3ah:17 389:13 2jm:r 20t:q 2jj:p 36w:l 2s1:j 1rd:f ns:e 3qf:b 1nv:8 2sb:7 4pr:7 1r0:7
floury	30	1ct:9q 1d3:2y 1d4:16 23t:14 iv:13 4qr:12 4qs:12 4ds:x 1r9:v 1gh:s l0:q 1yx:o 512:i 18w:h 2mf:d 1cu:c 2o5:b 27k:b 1cx:a q0:a
waxy	1w	1cu:5v 1d3:4x 504:21 1d4:1m 1cx:v 1ct:i jo:i 361:h 30k:g iv:g 428:g 426:f 40p:e 40o:e 40l:e 1ki:d 362:c 3xf:8 40m:7 40n:5
new	4p	1cv:9c ix:2x 1jw:20 4yg:1r 3kr:1m 4n6:1d 304:1c 4pf:1a 2j6:19 41m:14 11s:10 240:x 1e6:w 5hh:v 4h4:v 2ed:v 5hi:s 3vk:p 1pc:o 9p:m
desire	g	1cx:i 1cw:i 1d1:b 1cz:5
charlott	k	1cx:1j 1d4:q 1d6:m 1d8:g 1cu:7 1cz:4
wallpaper	2m	oc:3h aa:30 2aa:1y 1cy:1t 34u:19 20b:17 3p5:x ar:r 1zc:o 2o1:n 133:l 1cw:j 1ra:f 36x:f 2rn:b 1dm:b xo:7 pk:7 103:6 q8:4
closest	t	57z:1v 1d6:1e 1xr:1a 1cx:14 2dk:y 1t0:s 43b:q 4pm:b 19v:9 1xj:8 1cw:8 1dn:7 2h0:7 1xo:5
food:potato-salad	1r	1d0:9b 5mw:1u 54r:1d 351:14 3yo:13 4ay:12 1cw:y 3tf:p 352:o 3t9:i 16a:c 353:9 3tb:9 3ix:8 1cx:7 2sv:6 1o8:5 23z:5 2mu:5 1ze:5
clearly	i	1cw:1c 3h4:12 4k5:h 1cx:a
badly	1d	5j3:2d 15z:1p 32h:1m 3qn:1l 37w:1h 1cw:1b 3p2:11 3bh:u 30f:n 3e9:n 2c9:k 2c6:i 17a:c 1ry:b 29v:b 1cx:a 2ca:9 y1:8 3vj:7 f:7
russet	17	1cu:34 1ct:2m iv:19 1cx:k
yukon	w	1cu:25 iv:19 1ct:q 5m4:k 1cx:a 1d4:a
dauphinois	15	1d5:2w rw:26 1cx:v 43e:k 2ju:k 43d:k ix:i 1bl:f 3iy:f 2z4:d 1u0:d qw:a 1tc:a pn:8 1cz:8 4mu:7 2z5:6 1cw:6 8e:6 4lv:5
variety	n	1cx:2i 5eg:10 5ef:t 1cu:o 1d6:c 1ct:8 1cz:7
honestly	y	1cw:19 sf:12 3t7:z 1gd:w 47h:n 1c0:m 1ko:l 3ar:i 3as:i 3um:i 25j:g 22k:g 3t6:d 1yp:d 47j:d 3aq:c 1cx:a 23h:8 bn:7 25h:6
anya	e	
rounder	k	1d6:13 2rr:13 4sw:m 3m2:f 3qb:d 1cx:7
either	1d	4pt:21 2g0:21 4oo:1h bn:1e 237:13 5fl:12 tu:t 3ah:r 18j:p 2ku:k 26t:k vj:g 1dv:g 1nm:e 4sn:c 3n2:a 4mu:9 v4:9 3h6:8 2z1:6
cub	c6	1db:jn 3m:2g 45g:1n 3h6:1l 41e:18 55l:11 155:10 3lx:y 4sv:x 8:w 5n0:v 1fr:u 104:u 3h5:r 3ki:r 17g:p x4:o 3bj:i 1eu:i 5c0:h
food:cooking-apple	1b	1dc:9o 1dn:22 4q1:6 iu:5
food:cherry	29	1dd:d5 5hm:1v 50q:13 3r7:v 4re:q 3q6:o 15y:m 29u:l 4g2:g 4gm:f 2aa:d 36q:c 38c:b 4gk:b 44m:a 336:9 3rk:9 3r6:8 w6:8 1fg:8
food:plum	1m	1de:85 1tx:1h 10v:v 1we:u 30p:q 1ty:i 56t:c 186:b od:b 30n:b 3rr:b 3rq:7 1t4:7 3qy:7 2hi:7 2ny:6 2jt:6 2nx:5 xd:5 30r:5
grain	3r	1df:em vg:23 378:13 1dg:z 1do:x 1gr:s 4a:n 10y:m 11z:m 5ig:l 2ep:k 1oj:f 11o:c 1gp:b 4ww:a vz:8 v7:7 3gb:7 vk:7 19y:7
food:risotto-rice	2v	1dg:d6 48q:2l 4lc:2k 1gm:1l 5io:1h 1uc:s 3hi:j 1bp:g 1gl:9 1gp:7 23n:5
food:red-onion	49	1dh:c7 1io:1f 2n4:y 1dn:q 10k:p 4cl:f 45d:c 1rd:b 157:b 1p2:b 4er:a 4w8:a 1yn:7 35t:7 4eu:6 4es:6 4ew:6 4ey:6 4ex:6 4et:5
eater	1e	1di:3h 2hl:2s et:1x sa:1s kf:1d 2b0:1b 1dn:19 58e:y 2oe:r 4rh:g 2hm:c 1a5:b 56n:8 4pw:8 1dr:7 157:4
spring	2k	1dj:b5 1ue:3f 5lw:1u 45f:1t fk:1n 1dn:w 45g:t 40q:s 33d:q 3oq:q 1ll:o 1bu:l c7:k 1pd:f 34k:e 37b:c 1dt:c 3vz:a 1h5:9 42c:9
kind	1g	1r1:1s 1dl:1i 4cl:1a 20i:14 2tf:10 1xp:x 36h:w 1d6:v 2th:u 2dz:r 20d:n 2vm:j 20e:h 1yb:d 1yd:d 1yh:d 14h:c 1ma:9 1dk:9 1do:9
vin	19	1dl:3f 2jv:1j 4f:1h j8:z 1xd:t 17:o 46b:n 46a:m 2co:k 3jt:i 1et:h lt:h 3br:g 2ck:g 1lh:e 3h3:d 2cj:b 3bt:b 1vt:a 19r:8
glu	av	1dm:4m 1cy:3o 18z:2q aa:27 pk:24 9n:1x 15g:1a oc:18 148:17 94:v z7:s 1wz:r 27t:r 95:q 3p5:o 13g:l 2yr:k 1yx:j 62:i 1dn:h
braeburn	i	1dc:12 2dk:6
jasmin	12	1do:4j 1gp:14 1dg:o 1dn:i 1or:d pg:b
pass	1y	1dp:3q 2cc:1f 3o0:12 3ap:z 25j:u 1dn:t 1we:t 2kn:t 4ev:n 12w:n 2yc:m 1ib:g 2ds:g 2lr:f 34r:d c4:c 25h:c 34p:b 1r5:b 3dx:b
food:sushi	1p	1dq:bc 52v:1p 54y:1h 1bu:1c 4ej:11 2dp:r 18j:o 2fx:m 3nl:j 2dg:f 4af:f 1u1:c 2ja:a 245:a 3ni:a 2vm:9 4ek:8 2vc:6 44v:6 1e2:6
milder	2k	1dr:29 1al:15 1x7:x 2v3:v 1ry:m 118:m 4pw:j 4vr:j 3o1:i 2cv:h o8:f 117:e 2g7:d zl:c 1ho:a 2hp:a 59j:9 1yl:9 1hz:8 45z:8
cox	g	1dn:j 10a:6
tougher	e	
food:baguette	1t	1du:9n 1dz:11 1dv:l 2qy:h 25c:a 6r:7 1e5:6 43v:5 43w:5 43u:5 1bb:5 329:5 215:4 2qz:4 2rg:4
crusty	14	1dv:6p 1du:19 46q:r 3ke:i 2sz:f 4d7:d 2xy:b 2f5:b 2t2:a 11p:a 4d6:8 2jp:7 1e6:7 1e3:6 j7:5
food:pitta-bread	3p	1dw:hb 2lm:11 1ln:v k1:l 3iq:e 1e6:a 1hp:9 hb:6 1du:6 1bb:5
slightly	17	2wm:1n 22u:1i 1e6:x 1gm:u 1h9:o 13l:l 3ye:i 3yd:h x7:h xz:e 2iw:d 3jg:c 1e4:c 2n8:c 3yf:b 2ye:b 35g:b 3t8:b 1zt:b 7y:b
useful	n	1e6:19 dv:11 1e4:g 2di:6 26e:6
food:sourdough-bread	2g	1dz:cr 1e5:2e 3oc:q 1du:m 248:a 1zz:9 215:8 247:7
brick	49	1e0:6r 4f6:23 oh:1l 21l:1b 1zh:11 1ki:u 4w3:u 5hj:s 1eo:m 18:l 26:k ux:j 2f7:j 2u7:f pi:f ua:d 4vz:d 2wt:d 2fi:c 1lo:c
counter	8v	n9:86 5fc:24 4s5:18 3v0:16 j8:13 1su:12 1e1:11 4rm:10 42q:10 3fe:z 1bu:t n2:q 2ot:n 1w9:m 323:l fn:k 2dp:g 2k9:g vu:g rg:g
brand	y	1e2:50 2ov:15 1e6:10 1pm:n 9q:g 1pl:f 1e4:d tn:4
french	1v	1e3:bm 50x:35 5cc:2d 5c5:28 4bo:1f 5c8:10 2oi:s 1vf:m 2u0:l 344:k 1y5:j 2qy:j 48n:i 3n8:i 1jd:g 3i6:f 48l:e 2bv:d 49g:c 3hh:c
heel	g	1e6:1g
food:ciabatta	1n	1e5:9w 1du:15 1dz:w 2lq:p 4cr:j 4cs:j 3o8:f 1e7:d 1zz:c 2lu:8 2lr:8 2rf:8 ny:7 27o:7 1dv:6 nn:4
panzanella	g	1e4:y 1e6:j 1dy:6
food:brioche	14	1e7:5p 27o:1i 243:1c 27x:13 2tp:w 1e6:t 27p:n 1zz:m 27k:l 2xd:d 202:d 2x9:b 2xc:b 1e4:a 2a5:8 1du:8 1e5:4 2tv:4
food:crouton	4i	1e8:ft 1e5:1s 1rv:14 3jr:14 26l:k 2qj:i 38u:h 1ko:e q:8 26p:7 2ll:7 12q:6 jx:6 4ay:6 17f:5 1d7:5 1du:5 k2:4
food:stuffing-mix	1t	1e9:9r uq:16 3sg:r 3pr:r hd:p 2wg:n 3op:m 1h0:h 1gw:f 1nm:e 210:c 13w:a 1um:9 2jj:8 2j5:8 3ly:6 2c2:6 1gv:6 3pq:5 3d:4
crisply	e	
food:peanut-butter	3r	1eb:e1 44z:2x w7:1a 1x1:18 5as:17 1ef:12 507:v 50p:r 5n8:q 266:o 1ql:l 1wt:i 1ee:g 1b7:g 5n6:f 1um:e 27s:e qn:d 29n:b 1ed:a
seiz	1n	1ec:5f 16d:2q 1ei:2k 4tk:1f 1ef:14 zv:y 286:m 154:j 1ee:h 1mi:g 3ei:d 3eh:d 42o:d 3c4:c 3ej:c 3ek:b 140:b 3pj:8 3p4:8 1ox:7
cement	2t	1ed:5a 1eo:17 1ec:11 q8:t 2rm:t 51g:s pk:s 1eg:n 36z:n 4qf:m 29s:l 38k:e z7:c 1ef:b qn:b oc:b 1bp:9 1ch:8 1ek:8 4jb:7
food:satay-sauce	1d	1ee:a9 4du:k 3ma:g 1qw:f 1zl:f 2eb:c 2wv:b vr:7 2ej:6 1zc:6 2el:5 w8:5 tt:4 ux:4
food:almond-butter	r	458:3w 1ef:1i 1ee:l 507:j 1eb:f 4jl:e qn:8 1eh:6
clay	19	1eg:6u 5dq:2g 489:19 1ec:12 4qf:s 1ef:q 5j7:m 2rm:i 1ed:e 1ee:c 1ro:a 2ob:a 11w:7 551:7 sz:6 552:5 2sh:5
clench	g	1ee:f 1ef:b 1eh:7
suddenly	r	1ei:28 4zy:10 1eh:x 33f:l 2xz:g 2y4:g 2y3:g 2mq:f 3pj:f 3pk:c 1ef:b 2y2:a 2mo:a 33g:8 33l:8 33m:7 1ec:7 2y1:6 30d:6 2mp:5
putty	12	1ej:48 1y0:1g 3lj:19 352:11 1s2:u 1eh:t 3ol:l 1s0:i 3o9:i 353:d 3oc:b 1rx:b 3oa:b 3ni:a 1ki:a 3ns:a 1ef:9 2sv:9 z7:8 ux:8
concret	1i	51g:2i 1ek:26 15i:1i 1eo:v 4v5:u 1s2:p pk:n 1s0:g n0:e 1ed:c 308:c qn:c 30a:c 376:b 375:b 191:b 374:a 305:a 1rx:9 307:8
swim	c0	1j8:5y u5:4c 1el:3x 2n7:3c 6e:2p 1nn:2g k9:2a wy:1x 2oc:1k 2a1:1a 3dk:18 om:16 101:14 bf:u mm:t 1pc:o 19a:n 1p1:m 6j:k 56n:i
becam	6p	4v5:2w 4su:1k 2rm:1i l2:1f 4wx:1f z7:1e 1je:19 eu:18 2ky:14 389:14 3qk:w 1jl:v oc:u 5n7:u 516:t 5z:t 3pb:r 15i:r 41q:q 3ot:q
food:falafel-mix	m	1eh:u 1wt:o hd:k 1pk:h 175:d 1ee:d 1wy:b 1ef:9 2c2:5 1wr:4
stodgy	3d	1eo:2d 4v5:29 pk:29 1ed:1l 5lv:1b 192:14 48m:13 1e0:10 oc:z 4jw:s 1b7:r 2z1:n 3ah:l z7:l 4w3:j 2lb:g 1s4:g 1ek:f zz:f 47w:f
food:ice	9d	1ep:et qo:1w 3jo:1q 29q:1p 5b5:1c 47l:1c 26:13 59e:12 4uv:y 2l2:t 26b:n 3pa:k s:i 1:i u:i 6x:g 17:f 3tg:e 569:b j9:b
14	1i	1eq:6x 19h:2l 51j:2l 59y:1b 3qi:z 2tf:y 2gx:n 1xb:n 265:f 4ks:b 3b8:8 1fo:8 1o1:8 o5:7 2e9:6 1k8:6 2eu:5 2d4:5 3bi:5
temp	4t	1er:3r r7:22 rm:1j 2il:1g 249:1d 2j3:19 536:y 309:x 2o3:u m9:q 53i:n 53d:n 4aq:j 56l:j 11x:i 2y6:i 29k:g mu:g lt:g m2:f
casserol	77	1es:cl 15z:1o 5id:1l 1ex:1i 1et:1e 1ld:18 4n:13 1la:y 4xe:t 2vc:r 2of:n 4f1:n 7m:k 1ey:i 4d:e 158:e 383:d 391:d 2sg:d 2yf:d
brais	1t	1et:9g 1aj:1a 1qz:10 2k7:y 4gw:n 465:l 52a:i 2t1:8 2k5:7 320:4 bg:4
stovetop	12	1eu:1q 59h:u fa:h ov:f 1aj:c 9v:c 8c:a 1f5:7 i9:6 4ks:6 391:6 214:4
fed	n	19i:t 3mx:r 3mw:r 4z1:k 3mu:f 3cp:e 3cq:e 12s:c bg:9 1ez:5 1eu:5
safer	w	1ew:4m 5iu:2n 479:19 378:17 1ev:x 2z4:g 2z5:8 mp:7 2x7:7 3lf:6 1d0:6 24s:4 2yq:4
means:casserole dish	2n	1ex:ai 3du:1f 4xe:1b 1la:18 2hc:14 1ey:w 11w:r 2op:o 30i:g 4d:f 5bx:f 1x6:e 1ld:c 11y:c 1es:c 3vg:b 2bz:a hn:a mq:9 513:8
dutch	1k	1ey:8g 3du:1f 1ex:16 3vg:v 2op:s 1es:j 30i:h 1qw:h 2jc:f 5bx:e mq:b 32a:7 3jf:6 1ev:5 1f0:5
food:tinned-chilli-con-carne	w	1ez:31 1q1:1o 1ev:v 37f:m 1mw:i 3fv:h qz:e 3b4:e 3b3:e 3b2:e 1py:d 1q0:8 3m7:8 o4:8 3b9:7 1lz:5 1ff:5 43p:5 1pz:4 3b6:4
reckon	t	3yw:14 3vg:z 35h:x 2xv:t 52:o 87:l 3kv:j 3kt:i 31t:g uf:e mq:b 1la:a 1zj:8 1vr:6 36p:6 3ks:5 36r:5 1iy:5
ramekin	10	1f1:87 3rf:r 4mu:d 19e:d 1qh:7 31i:6 2xp:5
freez	18p	1f2:j0 4hm:1e k:14 1uz:y i:i 4hn:c 3jt:b 5f0:a 3t5:7 27o:7 4om:7 34i:7 353:5 1tn:5 u:5 13w:4
liv	2g	1f3:4a 2kt:2l 1f4:1z 2fc:1v 355:1o 46o:1j uk:1f fw:17 3ut:15 1q9:15 3v9:11 113:10 15c:z 4hk:v 4ht:r ye:p 2tl:n 4px:m 24h:k 12w:k
solo	i	9w:f 1f3:c 1f1:c 3l7:6
ovenproof	m	1lc:q 391:o 2xx:f 30u:e 1eu:9 2hc:9 1aj:6 th:6 11u:6
food:sausage	l4	1f6:o8 s4:1v 1fc:1k 5lv:1i to:1d 5d8:15 36t:12 5fg:11 5d0:t 1ru:m 4sa:k nv:j 5j9:j 14i:h 4sb:g 2dz:f ji:e 30t:e 29z:d 2of:a
stab	14	1f7:35 5f:1o 2of:1f 5lb:12 3vu:s 11e:r 47x:o 4x5:c 2mi:c 5q:b 1f8:7 1fa:7 2qn:6 2jw:5
link	t	1f7:z 4s7:w 2ti:s 1f8:h 1ku:f 3gs:f 19o:c 1fd:9 262:9 1f6:8 nv:8 5f:7 24t:5 2te:5
squirt	17	m7:23 4e0:16 1f8:z 26b:w 37c:q 31i:p 2vo:m 42i:m 182:h 2qe:g 323:f 3wt:e 1hs:a 2yh:9 48u:8 4dp:8 379:8 qh:7 4s:5 x:4
jab	k	4z9:1b 5f:f 1f7:e 1f8:8 u7:8
dad	2g	1kg:2l 3s1:1u mq:1b 1fd:12 1n6:11 4jb:10 1fb:z 13l:y 2ca:y 5hl:u 2gp:q 2hx:p 1gz:o 3oe:o 3sq:m 2ji:l 1r5:k 1v4:j 2da:j 4rj:h
food:frankfurter	2m	1fc:dp 2ig:1m 56r:17 1ye:11 2tm:w 3s4:v 1f8:k 2gg:f 389:d 4u2:c 1l4:b 1y4:7 1y6:5 1f6:5
brat	m	1f8:11 29q:y yo:c 3s0:8 5f:7 3s1:5
yer	v	3of:1g 1d6:12 18u:q 48i:p 24q:j qo:g 48j:g 4af:f 3aa:d 1fa:d 1f8:b 1kg:8 1f7:7 1fd:7 1cx:7 1zz:6 4el:6 1i8:6 23r:4
fatty	2d	1ff:6s 4t5:1e 2jr:13 39e:t 3mj:r 1f8:q 4vq:q 45s:o 4s:o 2sg:o 3gl:k g9:i 1uo:g k9:e 1bd:d ag:b 247:b mm:b 3y0:9 2fn:8
snip	10	1fg:8x 444:x 43g:7 3ze:7 168:4
waterlog	m	1fh:2f 1fp:j 1fl:i 1fm:c 1fi:8 2su:7 1ws:4
overboil	14	1fi:38 33t:1j 1fh:1b 3af:j 6q:h 1s8:h 2s3:g 2px:d 4s4:b 1c:9 28a:6 f5:6 133:6 2sn:4 4v5:4
overcook	99	1fj:9q 1af:3m 110:2w 562:28 xu:1t 59a:1k 3ot:1f 1c:1d 1w5:15 45:y 1em:v zy:s 2od:p 1fi:l 36x:k f6:j 28a:j 2k6:j 516:h 3dk:g
roasty	2g	u6:79 1fk:5f 51q:2b 14w:27 1eu:11 3nb:x 29w:r 1bi:i 47w:h 21a:h 1d6:e 2th:e 1l7:d 1h:b 3f1:8 ix:7 1ht:7 9j:5 14v:5 52:4
snow	k	1fp:v 3tj:k 1fm:j 3ql:9 1fh:6 1fo:5 1zf:5 1h8:5
rubbl	m	hr:x 1fp:s 1fl:r 1fh:5 1fo:5
par	10	1fn:4e 2qn:1e 4q4:1e 489:1a 14w:16 5h4:w 33a:j 3to:i 2z8:f 3tn:a 1uh:a 1fp:9 3b1:9 ax:9 1fl:9 4cz:8 sz:7 1fm:6 10b:5 1bf:4
nicois	y	5ht:2g 2kk:18 5hu:10 3kb:r 1fp:o 1fl:n 2l1:m o5:m 2q0:k 2py:i 2q3:h 2l6:g 1fm:e 4xf:e 1mx:a 2l3:9 50x:6 2q2:6 150:6 2pe:5
b	k	1fl:v 1fm:k 1ta:i 4co:i 49g:9 43n:7 1fh:6 1fo:5
granul	20	1fq:65 1ie:1m 4bd:1f 2by:19 4rq:p 20i:l 2ar:j cg:d 20d:c 2am:b 20e:9 2aq:7 2gb:7 4u:5 20g:5
food:stock-cube	7i	1fr:ei x4:2y 5c0:2j 3h5:19 22y:13 ts:o 17a:m 3h6:l h3:j 2gf:f 2b2:d 1db:b 3h7:a vh:a 2ft:a 2vm:7 4sv:7 17d:6 2jr:6 17e:6
food:packet-sauce-mix	m	1pw:1g 1g1:k 32q:j ed:h 1p4:9 4sq:7 4sr:7 1fx:6 170:5
food:curry-paste	1i	1ft:ap 1l5:32 2eu:d h3:b 4z2:a 2wt:9 388:9 3m7:8 38f:7 38g:7 12i:6 38d:5 38e:5 1l2:5 1l3:5 1ez:5 2ew:5 1lz:5 4yz:5 43p:4
food:instant-mash	v	1fu:5g 2q1:18 30f:y 1g1:i 1fs:8 3pn:8 1fx:5 170:5
food:custard-powder	v	1fv:7h 4qv:1s 394:x 1g1:j 1fs:9 1fx:6 170:5
fac	3d	1fw:8l 5e9:28 5lz:1u 24a:1d 1it:1a 2el:17 1ym:15 59g:x 2ej:v 4vr:u 3z4:n 41g:n 4gw:m 313:l 3z0:i 143:f 3nb:f 1fz:e 2e7:d 2u5:b
food:curry-sauce	p	1fx:1d 3mx:p 3mw:p 1g1:k 1n4:j 455:h 456:h 1n0:f 3n1:f 3mu:e 1fs:9 454:9 1ev:6 3m5:6 1n9:6 3g9:6 3g8:6 170:5 3n0:5 1na:4
weeknight	p	1fy:2u 170:2h 3gg:c 4lh:8 4lj:6 1a9:5 1xu:5 2hv:5 1g1:4
tir	1d	1s6:1z 521:1j 41r:1e 4av:1d f2:1a 35s:x 1fz:u 1ly:i q3:h 1ny:e 1iu:d 4gw:b 1ml:b 71:a 28t:9 4rc:9 1g1:9 240:6 3lk:6 3li:6
food:garam-masala	5d	1g0:g0 1fx:1p 185:1n 1n9:1i 3bi:1d 3az:z 36t:t 3cx:s 286:p 1h4:o 1p3:l 2ku:k 4xl:j 1nd:j s9:f 25f:e 2bk:e 2fq:e 4dh:c 361:c
knorr	i	47u:r 1fr:6 1fs:5
pound	32	1g2:95 30q:1o 59s:1i 4si:1e cw:1c 30n:1a 4rl:1a 4vf:14 30s:w 3sh:w 3c:u 1a1:s 30b:s 4gs:p 1a3:n 4ys:n hd:m 2oz:l 1lg:l 338:k
homemad	34	1g3:dj 1mh:1z 34s:1f 2mg:1a 2dy:17 rt:r 3kk:l 2ly:j 270:j 2ba:h 35b:h 1bp:g d5:g 34e:g 1wx:e q3:d 1ik:d 24n:c ti:c 4ez:b
heap	35	1g4:4q 4s1:2d 5hr:1s 4wx:1q u4:1k 1g5:1a 1ad:17 18c:14 3na:13 1t5:11 512:10 22o:s 3ov:o 2za:n 4vd:n 1oy:m 15k:i 81:h we:h 3hk:g
280	i	592:2m 38p:o 1r3:n 47l:b
flavouring	e	
peek	2d	1g7:59 rv:29 11a:12 rz:u 596:p 3c0:j 2o8:g 53t:9 4i1:7 gc:5 7l:4
escap	n	1g8:2b 1gf:v 1lr:r 1gc:m 221:e 1ge:9 1gd:7 30h:6 30g:6 bq:5 11p:4
couldnt	3n	206:2d 34j:1s 12p:1i vf:1d 534:19 1xr:18 3ia:14 4p6:z 3cb:z 5lj:z 5fu:r 44w:r 1gf:r 4o:q 26v:p 3l9:o 1sb:n 189:n 1gc:j 43j:h
wreck	1m	4k5:1f 2y1:15 49d:v 1gf:n 1qq:n 2g5:n 3qs:k 2qy:j 1u5:j 3qt:i 3g9:h 3g8:h 2g6:h 2n8:g 1gc:g 3pd:g mp:e 1tb:d 2ix:d 37l:d
son	79	4up:2t 4c7:1c 17:16 5kp:14 453:13 3t5:13 3kb:10 27g:10 2d2:x 3fb:x 304:w 1di:w 54p:u kf:u 4ay:u 44c:t 5a7:t 4rh:s 5mq:s 56v:q
idiot	i	1gf:16 3vs:11 1ge:c 1gd:a 3vt:9 2nk:6 3vn:6 1x6:5 1gg:4
shout	r	1ge:1l ru:k 1gf:k 2jb:g 25m:f 1gc:e 3ds:d 3dt:d 2l5:d 3y7:d 3se:c 20u:b 3wa:b 2qc:9 3dp:8 4j1:7 3dq:7 2yf:6 i3:5 rc:4
doom	m	3fa:1l 1gd:1d 1gf:j 33h:d 1gc:d 6a:6 1zi:5
nosy	g	1gc:11 1ge:f 1gd:c
knacker	t	28t:1h 4qh:1g 2qs:1g 1gc:10 1zs:p 1xu:j 1zp:i 170:i 3kv:h 3kt:g 1ge:f 31t:e 1gd:c so:b 2ok:9 2j3:7 3lh:7 4n4:5 18p:5 3ks:4
food:frozen-dumpling	3i	1gh:dh q0:z 1qz:v 1u8:u 1gf:r 4ra:l 1gc:j ov:f vn:e zt:8 1ge:8 1gd:6 214:6 yl:4
chalky	2y	1gi:63 b0:2d 56h:1s 1gn:19 28j:14 2pc:y 1gj:v 11e:q 2mf:o 2au:l yh:j 1af:i 9v:h 2ip:g 2ap:f 7c:f 15j:f 2p5:e 2aa:d 37w:c
undercook	2d	1gj:4h 3tu:3i 11e:2c 28j:15 4f8:12 2k7:12 27v:11 1gi:q 1h6:n 1ul:m 53c:m 1o3:l 2z0:f 3sa:f 1n5:d yh:d 2dk:c 2do:c 2kh:b 3lz:b
absorb	k	1gr:1q 1gm:1p 3p1:g 3ko:9 1gs:4 3el:4
sludg	10	5n1:2c 2j6:1n 5io:1m 5ap:1i 2yr:u 3lj:m 1t6:j 1cm:j 1t3:h 1gk:g 1gm:g 1t7:f 1t4:b 1gn:a xt:9 1sa:9 1t2:8 11l:6 s0:5 10l:5
chawal	n	1gk:26 38r:19 4hg:s 2xg:c 9v:8 1gz:6 4hf:5 3hj:4 yh:4
kaccha	v	3r1:15 3nj:u 1gk:r 1yt:k 3nl:k 1yq:j 3qe:h 1yu:h 3ba:g 3qc:g 24n:f 3px:b 3a6:b 2ja:b 245:b 194:9 3de:9 1ik:7 3qj:7 1yk:6
nowt	4m	1v5:1j 2tr:1i 26a:1h 4sj:1c 2qh:1a 3zd:18 32q:14 4p7:12 56j:10 3gj:10 1ox:z 1wd:y 5cc:v 4u5:u 1q2:t 2bo:t 457:s 48q:r 4lc:r 15r:q
food:brown-rice	2d	1gp:a5 1do:34 1gm:1j 48q:t 4lc:t 1dg:r 1gk:e pg:b 2fw:b 1zd:9 9v:7 1xp:6 1df:6 23o:5 3ay:5 1xi:4
chewy	8b	1gq:b3 45:3d 2k6:2b 504:25 5jj:1j 1w7:1g zy:1e 5lx:1d 39z:16 3ot:15 44:10 1rp:u 2ps:u 191:s 4tf:q 21r:n 1z8:n 15j:i 2a4:h 1w6:g
absorption	m	1gr:2v 1gk:29 47n:8 47o:8 1gm:5
method	1k	1gk:2w 5dl:2j 5c4:1o 33z:1n 4nw:1n 4xe:1j 4u8:1i 41m:1h 17g:18 2rn:17 2j4:17 2cx:y 3p2:x 47n:u 1mi:t 47o:s v5:r 477:q 1ew:p 3b:o
nutty	19	1gt:2y 3o0:x 18v:v gs:t 1h4:l 1gk:i 1gm:h t5:f 1gn:b 4ib:9 11l:7 4oh:4 4ry:4
food:wild-mushroom	25	1gu:dk 327:g 9v:f 1j1:c 3ar:c 3as:c iq:b 3at:9 vf:8 262:8 3aq:8
dirt	19	1ol:2f 1gv:1s 40k:1o ww:1g 320:17 5g9:v wi:f 1gw:e ir:b 2h7:6 56n:5 wx:5
gill	k	1gw:2n x7:4 3kl:4
tap	6p	1gx:cj 2ll:24 172:1c 4tk:1a 2cp:z 3lm:z 55z:u 32p:t 4fo:t o3:o 2px:o 2sn:m 1uw:k 4bt:i 2mb:h kc:h 3zk:g 3p2:g 3xp:f kd:e
cap	t	1gy:50 1gw:z 2vo:t 4dp:k 2gn:i 1hs:9 1b9:7
sin	t	4se:1r 5cn:1i 1gw:17 yp:15 3hi:s 38r:h 1nd:h 1fb:g 1az:b 4tq:9 1e8:8 4b:7 1gm:6 51r:6
champignon	i	1gw:z vf:w
cloth	27	1h1:5m 116:2x 1gw:15 3vl:k 3p4:j 2sm:i 1bp:h 1ik:g 1s4:f 2y0:e 1lv:c 3t7:b 2xz:b 2y4:b 2y3:b 48y:8 215:8 2y2:7 ed:7 329:5
food:oyster	v	37a:1w 1h2:14 3h2:12 57s:z vf:h 3h3:c 2gd:9 3s8:8 3yr:7 2rx:5 5as:5 406:4 407:4
twist	12	1h3:9l 4ue:2c 10m:k 3q4:f 1gu:7
darken	w	1h4:3e 470:n 3a6:l 2yc:h 46z:h 3a4:d 1gt:d 3a5:d 1ft:c 2nc:c 28:a 3a3:9 182:6 4be:5 2n6:5 1dp:4
itchy	t	1h5:4l 3m3:1z 3mc:q 3wh:q 426:e 3mb:c 428:b 42c:5
rash	r	1h6:3z 3nb:14 2ek:l 3mb:k 3mc:h 2ei:e 2ej:b 3wh:8 2el:5 3m3:4
lacy	n	1hb:3s 3qg:w 1jr:o 5mu:n 1h7:m 2lc:b 57i:9 1hf:7 1hg:7 5mv:7 1wb:7 14e:6 1h9:4
food:egg-white	4d	1h8:dp 1sh:2c 4yh:17 1tr:t 1tq:p xp:n o0:j nd:e zz:e 26u:a 273:a 51f:8 26z:7 1zf:7 1mo:5 3dz:5 2q2:4
sunny	t	1h9:37 1ha:r 1qx:m z0:m 2os:a 1h7:9 127:9 11c:5 1hf:5 1hg:5 p5:4
easy	2p	1ha:8m 1h9:2a 2pt:26 1jw:1c 3zd:17 33a:13 1h7:12 1uq:12 2o7:y 3gs:u 2iz:u 4q2:s et:s 1ml:r 2lx:q 3qg:p 2sa:k 4xx:k 3iy:j 1pz:i
frilly	i	1h7:2a 2lc:h 57i:e
floppy	40	1hc:5s 1ny:40 25t:1z 566:1p 1sm:19 6l:p 2al:o 1he:m fr:m 42b:m 31b:j 4el:i 3y7:h 2j6:h 2aj:h 1ob:h 22i:g 26j:e 26n:c 1jf:c
bast	1t	1hd:8v kb:v 1h7:n 3rb:f uw:e 3dx:c 3dw:c 3dy:c 3dv:c 1hf:b 1hg:b 38s:a 3b6:8 1h9:7 1hb:5 3dr:4 2tl:4
dyou	12	3np:1n 4vf:12 14a:w 1vw:w 1x3:p 1y0:n 46z:l 1h7:l 165:j 26p:j 24q:j 1y2:d 1lx:d 28:d 1f7:c 4vg:c 5jy:b 3q5:a 1vx:9 1q5:8
isna	g	1h7:v 1h9:a 1hb:6 ps:5
snottery	g	1h7:v 1h9:a 1hb:6 ps:5
bibimbap	r	4ul:1g 1lt:15 1h7:n 3t5:h 1hf:c 1hg:c 1i0:b wr:b v4:a ed:9 yn:8 1hn:8 1h9:7 13t:5 1hb:5 1ls:5 ke:4
food:sandwich	3k	1hi:c5 2l8:1s 521:1q 3io:1f 1x1:1c 36z:1b 4yv:13 4xd:13 1sx:12 31i:10 28e:u yu:s 2jh:s 5cy:r 3qi:q 1st:o 3hp:o 29k:n 21x:n 47g:m
food:sparkling-wine	1k	1hj:5h 5bi:24 360:22 5fq:12 1vl:12 22q:11 3q7:z 1tj:v 4ah:t 3pg:o 1h7:m 48i:k xc:f 48j:d 1zs:d 1hf:b 1hg:b f2:b fl:a 1zp:9
frill	g	3ad:i 3ae:i 3af:9 2n2:6 i6:6
everybody	1d	55q:3v 5ce:1l 4yt:1j 3eu:1i 1vx:16 2ko:13 4l2:11 3ky:11 3th:t n3:t 5i1:s 1rz:r 2kr:q 3tj:h 4lh:f t7:c 4lj:c 1jn:a 2qx:9 3et:9
means:ill	32	1hm:9c 2iq:25 5f5:1b 4r2:19 4r1:19 1qg:15 3sc:13 3sd:13 4f:x 1x5:v 4p7:v 3tu:o 1ga:n 43d:m 1tn:l 2tg:l 275:k 3gs:j 1vt:i 1bl:h
food:gochujang	1y	1hn:b8 4e6:p 179:f 2ba:d 2vm:d 1e2:b 18j:5
food:harissa	1m	1ho:aq 1ft:1n 15d:7 3ei:4 3eh:4
food:sumac	29	1hp:c2 56f:19 4er:12 41p:c 1e2:b 18j:7 1og:6 1hu:4
food:chipotle-paste	2b	1hq:al 3rx:15 5j1:11 27h:g 112:c 3mb:a 3at:8 3mh:7 12p:7 3rv:6
food:nduja	i	1qd:p 1qg:k 1i5:h 1i3:d 1ho:6 1hw:6
food:sriracha	1v	1hs:9e 4e0:32 37c:w 1hn:s 1i0:p 1ho:m 2wv:8 1bg:8 29r:5 s5:5 1j7:5 2v8:4 42a:4
hotter	2g	1ht:4k 1u4:1w 184:1e 1hy:1c tw:15 21a:15 4ps:14 wu:y 26r:w 5a7:v 11l:u mu:u 51w:q 3od:n 3qu:k gc:i 1nb:i 25l:i 3qv:h 2ak:g
food:zaatar	p	1hu:3t 1hp:s
food:berbere	1e	1hv:7q 4ez:r 3rn:q 1ho:j
kashmiri	k	1hw:40
food:fish-sauce	3p	1hx:fy 1r1:h 1oa:e 1qv:9 43s:9 1od:8
fiery	1n	4tr:1g gx:1e 4e0:1b 4z4:n 1nb:l 118:l 1pt:h 1u4:h b3:f 117:e wu:d 1ht:d ko:c 1hv:b 3g6:8 3g5:8 4ez:8 3oo:8 29z:8 3g7:7
strength	p	43r:17 sf:v 1i5:e 20g:c 2vk:c 1hr:b 1i3:b 3xu:9 338:7 1ho:5 1hw:5 2qt:5 20e:4 225:4
korean	17	1i0:7e 1ud:2r 57r:26 4ej:12 1hn:12 2t6:y
lick	3p	1i1:9v 1bz:1n 5b0:18 3qd:10 13p:10 29g:s 2rr:m 405:m 2mh:k ri:i 42i:h 22y:g 3ai:g 5bu:f 400:f 5bt:f 5f6:e 3fe:d 1ry:c 14h:c
cry	29	1i2:5q 1je:1q 2hp:1p 4w8:1k 2cv:1d 1kh:16 2o1:13 2v9:y 4rq:w 4w4:v 2yp:s 18u:n 2uk:k 2gb:g 41r:g 3nr:e 1iu:e 4z4:e 1hy:e 1i8:c
teekha	i	1yt:n 1yq:m 1yu:j 1i5:i 1hr:e 1ho:7 1hw:6 1yo:4
compar	w	4pd:2d 23b:1d 4vq:1c 1py:s 4aj:n 50j:m 1hw:l 1n0:j 1q0:g 2pz:g 1yb:d 1yd:d 1yh:d 1i5:d 1or:b 50i:a 1hr:a 1pz:9 12r:8 1y8:8
food:bottled-marinade	i	1hr:e 1i3:d 3vc:8 1ho:7 1hw:6 uw:5 3kj:5
vs	29	1i6:3k 8e:2d 2oa:1f 200:12 23n:w 4c8:v 230:p 1zy:o 4cr:o 1i4:m 329:l 4c9:l 4cz:k 1jf:j 31n:h 1ou:h 32a:e 23m:e 1bp:d 4cs:d
food:paprika	7x	1i7:fj 3rv:2n 5j2:2a 1kk:y 3mg:j el:i 2vk:e ua:e 3mf:d 3me:c 15s:c 3en:8 3em:8 3eo:8 2nb:8 1rv:7 4di:7 3ep:7 1pa:5 4o4:5
savoury	14	1i8:4l 46v:17 3ie:r 3ir:p 1bx:n 3ic:j 1p2:g 22o:g 2bl:c fj:9 1dd:9 35o:8 38k:7 lu:6 1m9:6 3h5:6 18u:5 23u:5
garlicky	1g	1i9:5h 1qd:2n 5eo:1o 1wm:i 1uq:f 1yp:e 1x7:d cg:a 2g7:a 39t:8 vo:8 5ep:7 1ie:7 3ps:7 uw:6
lemony	1b	1ia:4a 2rr:1p 43c:w 3m4:t 35z:q et:m 12d:h h0:f 1ry:e 1w9:d 2u5:d 3q4:d 35p:c f2:a 386:9 fl:9 2hm:7 1y2:7 1r2:4
differ	i	5i4:1t 5ex:n 4am:l 4xf:a 12r:7 5i5:6
ground	42	1ic:7l 5je:24 16b:1u 5ap:16 3ku:14 bs:x 1ih:v 2yn:v 1nc:t 2by:t 12j:t 2sx:q 1ru:l 496:j 49o:h 2vi:h 3eg:g 1nw:e 44f:c 1t2:c
food:garlic-paste	1t	1id:6x 1ie:1n 4u:r 2by:h 3er:9 1ih:8 3ll:5 cg:4 1fq:4 4rq:4
food:garlic-powder	5f	1ie:bq 1fq:55 1id:1x cg:y 4z8:b 3ps:a g:9 4rq:9 11d:7
food:mint-sauce	v	1if:7e 1ij:o 14x:b 2pl:5 37e:5
food:dried-mint	14	1ig:6j 1if:16 167:e 1ij:b 4a1:a 2ws:a 1p9:8 14x:5
food:ginger-paste	1y	1ih:4l 44f:40 ik:5
squeezy	t	23e:k qy:a 4lb:a 26v:9 gh:8 1ie:8 1ih:7 4ay:7 1ij:7
snobbery	i	14x:g 28l:b 28q:8 28r:6 1uo:4 pe:4 28s:4
food:pizza	3m	1ik:e3 24n:1n l2:12 3pa:10 215:10 2lt:t 38w:s 15d:o zu:n 1qd:n 2p7:l 395:k 1ij:k 20i:j 1qg:i 3le:i 2cz:g 398:f 3ld:e 2hb:d
though	2e	5ne:2h 5mh:1z 5az:1x 3g1:1c b0:11 291:t 39f:t 2nx:r bg:q 3r0:n 1aq:m kb:l 2au:k 39x:k 414:j 4qr:j 4qs:j 4s7:i 36f:i z9:h
flatter	i	5j9:v 1im:q 30t:n 3uu:d
smoothly	g	3jp:n 3e5:9
food:shallot	5f	1io:fz 1dh:1e 2la:10 2gg:o 2gb:9 4w8:7 541:7 3nf:6 3bx:6 2kh:6 1i2:6 1r2:5
driv	14	1ip:1l 3pv:1h 37u:1f 2tb:1b 2tc:1b 3lp:13 54p:s 2e0:r 1j0:p 2t9:k 1x9:j 502:g 1iw:g 3bt:f 3bw:6 3bv:6 1ix:6 3by:6 3bs:6 12o:5
food:broad-bean	10	1iq:ad 3i2:8
faster	4i	1ir:4f p1:45 l4:2p 4hu:2f 5bz:21 4vt:1o 3kr:1j 5n5:1e 1xu:18 3ck:12 4at:11 1d7:u 19r:r 6d:p 3pv:n 3yw:n 307:l 1s5:k mp:h 2k4:f
papery	v	1is:2t 1jw:15 266:s 1j0:h 40k:g 4af:f 1iw:b 53s:9 53r:7 4el:6 1jx:4
eye	8y	1it:d7 1ym:2l 5gi:21 ax:1f 35i:1f 1fw:1e 2ui:1e 4wc:1b 34f:15 2p4:12 5eu:10 3wr:10 1w5:y 2vs:x 1d1:x 1nz:w 3pq:v 2g8:v 3et:u 1i2:s
stream	1b	1iu:2k 2ga:1f 1i2:u 3et:n 3ex:m 28o:m 1j0:m 1ym:h 3ys:g 3eu:g 2hp:f 3q1:e 3mf:e 3md:e 1iw:e 3me:d 27q:b n0:b 2l3:9 3vk:8
shook	y	1iv:3e 1yo:14 1j0:y 3az:n 3pr:c 3en:b 3em:b 3eo:b h0:b og:b 1o9:a 3ep:9 3op:9 ga:8 12o:7 4f:4
video	n	1j0:z 477:t 2lr:m 2qy:h 248:g 247:c 12o:7 20j:6 3n4:5 474:5 4f:4 2qz:4 25j:4
quickest	19	1jo:19 5ic:15 55e:w 3tk:l 1xz:k 33a:k ip:j 1j0:i 2uh:i oz:g 3jp:f 26:e 466:e 1r6:d 1ip:d 1ha:d 2in:b 1iw:b 22i:b 155:a
bunch	25	1iy:9u 4v7:1a 17s:t 11m:r 1j0:q 24e:h em:h 1iw:g 4um:g 4un:g 43i:c 10s:c 3bb:b 1mo:b 1xf:b 2j2:a 10u:9 388:9 2hi:9 2ig:8
greet	t	5f3:24 4ps:1t 33o:14 4xe:r 2g7:g 2j7:f as:b 1j0:a 1i2:9 1ha:7 1iw:6 49b:5 1ti:5 ch:5 zf:4
boeuf	i	1iw:t 30h:c 30g:c 12o:9 1ex:7 30e:6 1ey:5 1iz:5
button	12	vf:3w 1j1:39 5cb:v 2po:p 31n:n 33u:f 1j4:e 31q:b 11o:a 2kx:9 10y:8 31r:8 3p2:5
confit	10	1j2:7x 1j0:r 1qc:q me:l 1iw:h 24b:d 1qd:c 1qg:9 1hr:9 2kc:8 12o:5 1qi:5 1qh:5
several	1r	2jf:1j 3iv:1e 1ql:13 5jb:12 34j:u 48u:t 1ud:l 3wa:l 1j3:l 59r:k 59q:k 1j0:h v5:h 2xe:g 2eu:g 1xp:f cs:f dp:d 508:d 3im:c
lidd	p	329:17 1lr:z 32a:t 2jc:s 2lp:p 1j4:f 2lq:d ri:c 1mu:c 2il:a 2lo:8 ct:6 215:5 1x6:4
shiny	3t	1j5:9o 171:67 174:31 45o:2i 5e2:2b 5lz:1u 4vg:1o 1b6:1e 1pc:18 4vf:14 1yw:12 2jh:x tp:u 15y:s 2lf:q 35f:p 1mz:k 3tj:h k9:f 28p:f
however	t	357:1c 3mt:w 3ms:q 3g9:p 3g8:p 171:o 1u8:l 1tg:i om:g 3rd:d 33e:9 2fi:7 102:6 qj:6 29q:6 22d:6 22h:4
food:teriyaki-sauce	1t	1j7:9c 3a2:1n 17r:1k 37x:1d 37v:12 2cq:j 19t:g 44s:g 1qw:e 19s:c 61:c s5:b i5:9 2h0:9 uw:8 5bv:6 4c2:4 3ma:4
pool	46	1j8:37 1el:2m 6e:10 1t8:y 101:p bf:n 2m2:l 1qd:j 16g:i k9:f 2oc:f 1hr:e 301:d 2n7:d 31y:a 2a8:8 m1:8 22q:8 8n:8 bn:7
telly	19	5mc:1o 1j9:1m 1wc:19 3am:v 2tm:u 4sy:s 2sj:r 1rv:p 3sg:o 2wg:k 4s5:j 2jk:j 4ch:i 2gg:e 8t:d 102:c 1l4:b 129:b 4ay:a 14a:a
dishwater	1r	2pz:2r 13y:2f 1ja:29 5kg:1c 4p9:18 23u:y 1u7:y 2pw:q qp:n 1cd:k 10p:h 2fq:g 4yn:g 4ym:g or:e 2ff:d 14p:d 3ml:c 3mi:c 80:b
syrupy	w	1jb:2g 5b6:1g 351:13 8i:z 44y:k 26t:k 2ay:i 3pq:c 1qw:b 3m8:6 271:5
food:red-wine	2e	1jc:9t 1jb:1i 4g8:1c wg:v 502:u yv:k b2:j 8i:h 3cp:d 3cq:c 2ay:9 3qe:9 1y8:9 37k:8 3qc:8 y5:8 1yk:7 32u:7 1z1:6 545:4
jus	y	1jd:7j 8i:g 1jb:a 4d0:6
answer	2b	3a0:2q 5dg:1j 3pd:1h 4uc:15 4o5:15 50q:14 rg:13 3fs:z 2rk:y 1ra:x 2nj:u 8v:s f6:s 3q6:o 4jb:j 1je:h 1i2:h 8x:g 1y0:g bb:f
food:gelatine	2b	1jf:co 2vq:l 2ao:a 1fv:a
widest	e	
drawn	i	49r:1q ka:n 5dz:c 5e1:4
path	e	
swirl	1m	1jj:ar 5cr:18 3hp:r 3hn:r 266:o 12e:e 3hq:d 1ll:a 1ck:a 50b:6 1y0:4
grow	2b	35i:3g ax:2a 1l1:21 1jk:18 4hi:11 2p4:x 1iy:w 215:w 1dl:q 5hb:q 43i:q 2sx:q 2yr:p 1x8:p 5bd:i 43n:i 37b:h 1ig:h 2ws:h 3x6:g
stiffen	y	2m0:1d 2a3:w 1h8:s 25f:j mn:d 14p:c 2mk:7 1jl:6 26z:4 16z:4
blanch	19	1jm:6u 1to:13 w1:v 18g:s 36f:j 14w:d 10l:b 4jz:9 jj:8 1jn:5 4a7:4
eve	n	3th:11 uf:n 3tj:l 3y6:g 4ho:d 4hp:d 14w:b 1n9:7 3b7:6 35l:6
begun	t	291:16 4gw:10 1ix:w 25f:t 3t9:t ja:d 14w:d 2gt:a 1jn:9 v4:6 34b:4
crunch	46	1jp:3u 6u:1o 5km:1h 451:1c qf:12 1rr:z 1qm:t 4s2:r 4yf:q w2:n 13z:i 447:i 1ny:i 1gi:h 1yl:h 2uh:g qu:g 14e:f 6l:e kh:d
24	w	29f:1t 45k:1c 219:s 27y:r 19h:r 544:m 3l8:m 4ld:f 4vd:e 58r:d 4nm:a 4ry:5 35r:5 195:5 3jh:4
crisper	k	1jr:1d 1h7:16 18g:k 25t:6 1wb:6 2pk:5 1jm:5
food:rosemary	2r	1js:dz 2tj:p 3ru:n 1jy:i em:h 1qc:d 2s6:9 1da:9 1j2:8 sc:8 3pr:6 3op:5 1qi:4 1o9:4
ash	i	1ju:1i 1jv:9
taint	i	1jt:1p 1lw:18 11j:n 11i:b 1jv:a
cremat	p	11c:1v 1y0:t 1y2:h 1l7:e ip:c 1ju:c 1jt:b 51w:a 1qx:7 1xy:6 1xz:5
unpeel	n	4g9:18 1jz:y 1is:w 18w:t 4q5:s 25o:r 2is:b 1jy:a
tuck	n	1jx:4x 59a:21 499:h 49i:9 5m7:8
bulb	v	1o9:17 1jy:x 2pe:r 35g:p 1qc:f 1hd:d 1jz:d 10v:c 37f:c 1jw:b 2bh:b 1j2:9 jh:8 2t9:7 2tb:6 2tc:6 1qi:5 3rw:5
among	w	4x2:2a 1jz:24 1jy:1l u7:11 35g:c 1u8:b fx:9 3e5:7 10v:6 2bh:5 j5:5 1jw:5 1fq:5
wi	a6	1a2:24 zz:22 563:1n 2r2:1n 4t1:1m 4y2:1l 1yn:1j 1kp:1g 4r7:1d 3go:1b 5mh:19 2fm:19 4r8:17 5au:16 1tq:14 3he:12 30m:10 4py:10 4s4:10 3du:z
thrown	1k	50r:1h 55z:1b ip:1a 1d7:19 4pu:16 s5:y 5ca:x wh:v 6i:m sl:g 1tx:g 2ti:g 3hk:g 3ax:f 1jy:e 1jw:d xv:d 18v:b 1ko:a 3ay:a
stor	7i	5fd:2d 54z:1s 57z:1q um:1p 2ry:1g 2ma:1g 4ty:18 3pf:18 3f:17 1j1:14 2uv:14 1ns:13 1b3:12 37j:x 1k2:x uk:x 3at:w 1g9:w 3i8:v 5eg:u
domino	i	ce:q u8:i 2o4:h 1k6:e 34z:5
thumb	1t	1k4:9j 55t:1p 3vs:w 2x7:t 14f:k 2z3:h 2z4:g 1qq:a 3m7:8 3lk:7 3li:7 2z5:5 3lh:5 1ez:5 2nk:5 3vn:5 1lz:5 43p:5 1x6:5 4wc:4
inch	4m	3jh:2x pb:2t 225:2r 5h0:1t 1k5:1k p8:1j 4xz:1e 4tz:1a 1lb:12 30s:10 2p4:w 26h:u 30n:s 1g2:s 15a:q 231:p bk:p 27y:o 4tf:l 54e:g
anyhow	i	2ia:x ce:p 1k3:f
mm	p	p8:1o 5fn:1b 1k7:w 2z4:f 29x:a 29y:a 2z5:7 26m:6 29z:5 245:4 24s:4 1cp:4
7	1t	1o1:26 44d:1i 21p:1d 1k8:1b fe:15 33t:11 223:u 4c2:q 4b:o rd:n 4yj:n 20g:m 20e:k 26r:i 36x:i 20i:g 4oz:d 2fr:b 2uj:b 40c:9
matchstick	1y	1k9:aa 1qr:j xn:c 1s8:b 1qs:7 4bg:5 j3:5
guac	1b	q1:5w 1rf:1s 1ka:1k 3q4:o 3ix:d 3mv:c 56u:a 377:7 29p:4
mud	1y	48x:22 1wz:1t 40k:1p 5j9:1j qu:1f 51g:17 360:15 q5:x 5ca:w 1ib:q 3hp:p 3hn:p 2m2:o 1kd:n 1ec:m 266:m 1kf:j 288:h 27r:g 28b:f
bruis	v	1kc:5u 41z:14 1kd:f 1kf:c jq:9 1hj:8 1ki:6 1rp:6
sushi	g	1kf:r q1:8 1kg:8 lc:4
dangerous	89	gl:4s 4us:3x 4xc:1v b8:1s 1x4:1k 1vf:1f 40x:1c 1ov:18 3ss:15 1vp:15 2er:15 1i1:14 2i4:z 3if:y 1a7:y 4u8:y ay:x y1:x 4td:x 3sp:w
clingfilm	i	1kd:z 30k:r q1:9 30l:8 30j:7 21v:5 lc:5
myth	n	1vx:14 1kd:y 223:l 222:e 3aa:d 2j0:a q1:9 1fb:8 1fe:8 3gf:7 13d:6 lc:4
help	32	4rf:29 3mn:1y 1i2:1y 509:1g 1af:11 1q2:10 4ev:w 3m8:u 29s:t 3az:q 21r:o 4f3:o 1hy:l 1od:l 5c3:k 3le:j 26t:i 351:h 1oa:h 3ax:h
rancid	i	1ki:1q 361:k 367:5 366:5 363:5
deseed	t	1kk:37 4ud:1i 2oe:12 wz:l 2e7:j 41g:b 1kj:b 41i:9 41j:9 3y9:8 41l:7
des	p	1kj:2p 1kq:1x 54x:1b 2z6:d 45z:d
pip	4r	1kl:ga 20l:25 5f1:24 3xc:1f 2z1:1e 3od:13 529:12 xe:x 2ca:s 3p6:r 10a:q 132:o 1uk:k 24q:j 155:j 45p:h 1ri:c 1rj:c 1d5:b 8v:b
food:jelly	4r	1km:e0 3ge:3d 1sh:33 1kj:2e 4yi:19 1ei:10 2l4:x 1jf:u 1kk:t 2l9:t 4zy:p 2il:o r6:n 30p:k 2m3:j oc:j 3r9:i 1uy:h wt:h 2kh:g
centr	8b	1kn:4j f3:3i 194:z 2l9:v 29b:u 1gi:u 192:r 1ue:r 1cm:r 1uy:q rl:m 262:g 2a6:g 28c:f 331:c 2iw:b 2ku:a 2k3:a 29d:a 2rx:8
gut	n	2g5:18 2g6:y 48i:l 3ba:h 48j:e 1d7:d 2g9:c 1ko:8 12l:8 1kk:8 3oo:7 1re:6 1kj:4
170	i	2xs:j 1kp:i 4lv:9 2uj:7 rd:5
seed	g	lu:c 45w:7 45x:7 45v:7 45y:7 3px:4
squeezer	p	1kr:6i 3zd:6
golf	14	29f:1f 31k:1b 4rl:1a 485:19 3eg:11 cu:p h5:k 3px:f 3de:c 1kw:a 495:8 2kq:8 xj:7 457:7 1kx:6 1gh:6 zy:6 1af:6 1kv:5 l5:5
knack	20	4rb:26 4zb:1l 1kr:1k 29e:1c 1d1:14 4yh:12 1jj:z 3eg:y 1x5:v 5m0:v u7:s 3pv:p h0:o 46p:j 45m:i 3zd:h 3h4:h 13i:g 254:g h7:g
nimbu	m	2ti:u 1kw:q 3fr:m 1ia:h 1kx:h 1nm:e 1kv:e 19o:d 1kr:d 2te:5
dribbl	k	2tp:x 1kw:s 268:i 1kx:i 1kr:e 1ku:a nm:5 2tv:4
margarita	g	1kv:l 1kr:k 1ku:f
stingy	i	1kv:l 1kr:k 1ku:f 225:8
food:cider-vinegar	1k	1ky:4y 1y7:33 26v:30 43b:1v 1ya:1p 3rl:r 1yf:n 1yi:i 1nz:h 475:c 1o0:6 5mm:5 1yg:5 3rj:4
palm	12	1kz:55 5lm:21 zq:b 2p1:b 322:7 19x:5 16i:5 17z:4 bi:4
lengthway	r	1l0:2p 5cg:2a wm:l 3gb:d yl:7 1lv:6
risen	1p	1l1:29 1zh:1v 2li:1g 26f:z 26g:v 25l:r ta:o 1jk:l 2rx:i 1l2:h 1l3:h t9:h 486:f 3oa:f 2qr:b 54i:9 21y:9 2ln:8 1g7:8 227:7
bhunna	g	1l4:1h 1l5:4
kab	g	1l4:1h 1l5:4
bhuna	k	4a0:21 1l2:17 1l3:17 2tm:14 2gg:j
food:thai-curry-paste	t	1l5:5o 1ft:10 1l2:o 1l3:o 4dj:f 4di:8 2wt:8 1l4:7 491:4
food:coconut-cream	1m	1l6:9m 44m:14 1l2:x 1l3:x 3rk:i 59w:b 1l4:9 1yc:9 2bv:8 3pd:7 gf:5 4zx:5
darker	1g	1l7:38 5ir:1o 3dq:1k 1b6:1d 47w:v 4pe:v 1jv:p 5io:n 31x:n 12q:g 1tp:f 23u:f 3qm:e 2ne:d 74:d 3q7:a si:a 1n5:8 3dx:7 3dw:7
hug	40	1l8:36 1xy:28 19k:1s 3bx:1i 19f:1h 391:16 42z:12 1li:v 4qu:v dl:u cj:s 22d:q 5i9:o 3fs:o 2q6:n dp:l 4ez:k 3m9:j 1ac:i 4hj:i
deep	cb	1l9:er v0:1n 5lw:1n 1uz:1k 1la:1a ew:19 3jt:19 251:10 4yn:10 4ym:10 1xy:q 2n2:o y3:n 4yd:l k:l 25l:j 1ex:j 5he:i 2pu:i 1f2:i
shallow	1y	1la:5k 5lr:1a 4a8:12 1l9:y 1f5:x 225:u 27y:q 1ex:m ws:l 1es:e 3vg:7 we:7 16w:6 1y3:6 1jg:6 3mh:5 2jc:5 513:5 4hw:4
larger	15	1ah:v 20c:g da:g 14o:f tw:a 4gt:a 452:9 3gc:9 4gu:9 30t:7 1lc:6 kk:6 25k:6 3ey:5 is:5 te:5 3gz:4 24f:4
brim	1p	4jy:2x 1f5:1e 3ey:1a 3jv:18 we:15 3h4:y 30o:r 560:m 1ah:k p5:j 1ac:i 39n:i wk:g wf:e 1e9:e 301:d 81:d 2t4:d dp:c 41e:c
narrow	w	1ld:3e 3c0:12 ew:x 2ja:f 4hh:9 27i:9 11u:7 1f5:6 1lj:4
rul	1d	1le:78 3h2:10 1lh:z 1dq:u 2cc:o z9:k 3t9:k 1c8:g 3cp:e w8:d 2tb:c 2tc:c 2gi:c 2eb:c 3h3:b 2gj:a 2gl:9 3tb:9 2gk:9 2kh:8
pyrex	27	314:4t 1lf:30 1ub:12 oy:z 32f:p 3yq:m 2y6:k 4p:h hn:b 1f5:b 30o:6
adjust	y	1lg:2n 4k5:15 3l8:y 17i:v 48s:r 48t:j 3jy:f 4br:b 4bq:a 2j7:a 11u:9 27g:8 z9:8 43y:8 3k1:8 3dc:8 1f5:7 10t:7 3k2:7 23a:7
nowher	12	4z9:1b 1ae:17 4w6:z 2j9:y 4rp:v 33f:j 2tb:g 2tc:g 1vu:e 38h:e qs:e 1vn:e f6:d 1vt:b 2t5:a 4mu:a 2t7:9 1xa:8 129:8 1li:8
deeper	w	1li:2g 5j1:1c 4yn:10 4ym:10 5a8:y 251:u 2kp:g 1a2:c 3mh:9 267:9 1yv:8 jg:7 219:6 44t:5 1l8:4
overlap	14	1lj:7c 1ld:j 3c0:a 1g4:6 ty:5 u4:5 4v:4
precook	1d	1lk:5z 5c4:1n 290:s 4zw:k 14x:h 3y7:g 28y:b 1q6:b 1cn:a 2jb:7 rq:6 ow:6 49c:5 i0:4 ty:4
corner	35	1ll:8p 2xs:2r 35f:18 4rz:16 3gy:15 l2:13 27x:u 5e6:r 1iv:p 4wp:o 1lj:o 4en:m 43h:l 1jv:j 3oq:i 1oi:e 3p2:e 4v:d 21u:d 196:d
slippery	1e	1pc:1g 46j:1c 1lm:19 36n:12 493:10 oo:w 1az:v 1uu:t 4v1:m 40q:m 265:l 3qs:g qg:e 3qt:e 1ow:c 1he:c i4:b 36c:a 1f7:9 5jy:8
food:crisps	1w	1ln:6v 1pn:2f oq:1p 1lp:1j 1pj:12 4ac:z 1hu:r 4z6:q 1rt:n 1dw:k 3xk:j 3xj:j 26j:j 1us:i 3xl:i 3xi:i 19h:i 2hj:h tk:f 30f:f
slab	19	1lo:48 45c:1q nv:17 3eg:v is:s 1wt:p 2vk:o 4sc:i bk:c 1wy:c 1df:8 1pd:7 rq:6 3gb:5 13p:5 2y7:5 xe:5 1wr:5 1ks:5 43r:4
cardboard	24	1lp:55 5mp:28 4w3:1g 3ws:1f 57d:1d 1tt:1b 4su:1a 4zm:z 1ox:z 1oy:y 2s6:x 1pn:t 2jk:t 36u:p 2fq:n 2ff:i 1ln:i 1w6:g 80:g u8:g
width	m	4tz:1u 56g:1m 45d:i 17p:g 138:c 2p4:4
tightly	n	1g8:r 161:r bq:i 1lr:f 1j4:a 221:7
socarrat	p	1ls:67 3hr:a
tahdig	i	1lt:2r
toast	4d	1lu:c2 5d8:1g 1ln:1f 5eq:1f 59e:18 3hr:16 48d:16 4ur:15 3e8:u 30k:u 3gq:t 1lv:r 2ic:p 2mm:m 3es:l 1e8:l 2vi:e 2di:e v9:d 1wx:c
food:popcorn	t	1lv:4i 25x:1c 2hi:f 90:a 2ig:9 1lt:9 ah:8 2sm:5 33j:4
neech	i	1ju:1t 1lt:16 1ls:5 3nc:4
ka	n	1lt:17 1vw:y 3pu:n 2ii:f 12i:f 1e2:9 388:9 2vm:9 1vx:9 2fy:7 18j:5 1vz:5 1ls:5
hash	y	1ly:3t 2qw:2m 4p6:17 1lt:12 1p3:p 1tc:f 3rn:c 48h:a 20k:9 4sv:8 1tz:7 1pv:6 8e:5 1ls:4 14e:4
food:saffron	1r	1lz:cj 1og:13 1lx:m 4de:f 1ls:a 1lw:8 1lt:7 11m:5 1u6:4
treat	r	45o:14 1lt:13 1b1:u 1xs:u 1m0:l 16k:f 4e:d 22k:c 1xr:9 2gw:7 u7:6 3ss:5 2vx:5 3vl:5 1ls:4
shar	3i	1m1:1j 22w:1i 5jv:1a 55q:16 1d1:15 1ad:12 4rf:10 1ab:y 2o3:w 2d2:w 41n:r 2d4:o 3qs:o 2cd:n 2e0:l 5ce:l 3qt:l 3h4:h 4vz:h 55y:h
higher	w	2k7:15 mu:12 218:10 5f9:z 2ly:q 1wf:j 7y:b 28l:a 2k5:8 13b:7 df:7 22i:6 3l9:6 3dq:5 1zf:5
listen	m	1m3:1a ap:15 4i1:7 12h:6 2tr:5
meal	6d	1m4:6l z9:1u 55i:1m 3jc:1l 9p:1g 5a4:1e 2rq:1d f0:1b xf:10 1x9:t 4qy:s 1k0:r fl:r 1m5:p k1:o 1m7:n 2rc:m 13r:m 51c:l 3x0:j
main	35	1m5:aw 4xs:1p 1mu:1m 1m6:v 2a8:o 1m4:l 15m:e f0:c 5jl:a 26y:8 m1:6 13r:5 1q5:5 hy:5 1n2:4 f7:4
cours	15	4uq:2d 1m5:28 2a8:z 26y:v 1m6:r 1q5:k
alongsid	3p	1m7:2d 13r:1m 1m4:1h 5d2:15 5d3:15 my:w 51i:q ji:i 5d1:e 1m6:d 1mx:b 4yx:b 1qj:8 3al:8 1n2:7 3iq:7 lk:7 3hy:6 4uq:4 1m5:4
food:ham	5b	1m8:k5 577:2c 1ob:27 5dm:10 2mp:u 2b5:t 3dc:s xv:o 3a1:n 2m2:l 3ki:j 37v:j 2hh:h 1mf:h 24i:h 3a2:f 35p:c tk:c 2fq:b 2ff:9
food:honey	a4	1m9:kk 2b5:1y 3m8:o 1i8:m 2na:l 3yy:k 37n:e 3yx:c 1wx:c 3a1:8 3i7:5 17z:5 1mb:5 43y:4 2vl:4
food:black-treacle	2t	1ma:c4 44y:1d 1mf:y 3au:k 1mb:j 4ei:h 564:f 3av:f 4er:e 1h2:d 2f5:c 3a1:a 2k1:a 2mj:9 55:7 37a:5
food:golden-syrup	1r	1mb:ar 2vl:1p 154:j 191:i 4dv:c 55:c 1ma:9 1x0:8 3i7:7 1mf:7 1mp:7 3a1:7
cleanly	p	53e:1j 1me:1e 1mg:q 29h:p 266:n 254:k 31i:j 1y0:h 5hv:e 13s:7 48u:6 29j:5 29i:5
sugary	1i	1md:53 23a:1k 2md:10 1wm:x 1zc:v 1mg:p 2mb:m 3a2:m 26y:h 3rb:f 3m8:d 2hc:c 14a:b 1ab:9 m0:8 2ie:6 en:5 1me:4
sleev	k	gi:1h 1mg:r 1mc:n 31i:m 48u:7 en:5
food:corn-syrup	p	1mf:4m 1mb:1b 1mg:5
150g	g	en:8 1me:8
zero	g	37g:b
choc	t	56d:m s2:k 22k:i 1mn:c 1mp:8 22l:6 28r:5 ox:5 1x2:5
bain	w	1mj:6s 154:u 2ym:l 2do:i 4jz:h 1mp:b 4bn:a 4kj:a 3bu:7 40y:7 3av:7 33n:6 1mk:5 4kv:5 321:5 i3:4
mari	v	1mk:6p 154:u 2ym:k 2do:i 4bn:i 1mp:b 4mu:9 3bu:7 40y:7 3av:7 27w:6 33n:6 321:5 1mj:5 4kv:4 i3:4
easier	2p	5dt:2j 1ml:1y 3fa:1d 2pt:1d 1uu:1b 1ha:17 1lm:14 4u:11 3o8:z 1di:y 1fn:v 10p:r 35r:p 1k9:p 1fz:p 1h9:o 1sz:o 5lc:m xr:l 2yb:k
hundr	12	1mm:2c 2nm:1t 2tx:1n 1q7:1f 2jq:19 3h7:10 154:u 39n:u 22v:g 248:g 4gv:e 247:c 1mp:b mu:a 452:a 22w:9 2zv:8 20j:6 3ey:6 34a:6
food:cooking-chocolate	1p	1mn:cu 22o:2l 27f:t 563:r 1mi:o 154:m 36q:l 25u:g 25z:b 25w:b 25v:b 1mp:8 ox:5
food:marshmallow	t	1mo:5q 154:y 2ne:g 26u:b 2b2:5 2ni:5 2nl:5
krispi	g	154:y
loosely	e	
minimum	14	5cz:1n 2sg:14 1fy:13 5jg:p zh:k 1ms:j 5gq:e 3j2:9 ut:9 tm:7 36y:6 2hx:5 si:5
marinat	5k	1ms:d2 uw:27 1mr:1m 4rm:1f 44u:13 ut:z 48h:x ru:o e5:k 42t:g 22i:b 1ix:a 1qe:a 39i:9 4lf:8 3tc:6 13c:6
min	fv	4tr:20 321:1x 3l9:1h 1ue:1b 17s:19 2vk:19 1ai:18 1ib:17 2pu:13 5lr:11 13s:y 5fc:y 5mz:x 4xq:x 142:w 1tj:u 546:u 54e:u 4u:s 28i:r
jerk	r	1mu:3c 45z:1g 4g5:19 1mr:i 1q3:g 19r:b 2hp:a 4is:4
bland	bm	1mv:94 3hw:4f 1px:3x yc:3i 3gj:1h h2:1g 166:1c 3mg:18 1cd:14 1s8:12 s8:x 68:w 1pt:v sp:p st:o 547:k 2b5:h 2uq:f 4re:e 43c:d
½	e	
belong	y	1mx:3d 3z8:1j 5hu:1i 4vq:15 270:z 2bj:v 3hc:k 4yx:j 1fo:i 20n:e 2tj:e 1n4:c 50x:a 5ht:7 28u:6 36i:5 3ga:5
takeaway	2y	1my:7z q7:5o 52g:23 1x9:1n 23b:1e 2e9:1c 2li:17 47p:16 529:15 1n1:y 2ad:t 1h2:q 2au:m 351:m 3lo:l 34b:l 2ap:g 37w:f 4ei:c 1n8:a
pictur	1i	1mz:6c 4pp:1r 1w9:12 4zi:12 1jr:w 2qj:o 3a6:l 31n:g 25u:e 45p:e 2pu:d 2r8:d 517:d 1w8:b yc:b 1j5:a 25z:a 25w:a 25v:a 45q:9
photo	t	1na:1y 58p:1d 59e:13 3p0:13 1y0:l 2pu:f 1n0:d ll:b 1jj:b fw:b 4w6:b q7:6 47l:5
chines	27	1n1:6t 1my:25 5l3:1e 5l4:1e xk:19 3i4:19 5kp:16 1h2:y eh:v 4b1:p 1n8:n 5l7:m 2au:l 2rn:l 3vz:k 1x9:h 4e6:h 2yb:g 3i3:f 2ap:f
besid	7b	1n2:50 13r:30 4y3:21 3gu:1a kb:y 1uc:v 3ch:t 1r6:r 1i8:n 13t:k 4v1:k 1vu:i d9:i 1vn:h 20t:g 3io:e 4xi:d tx:d 48h:d 3i5:c
letter	p	2s9:o 2eu:n 3ml:k 1n0:k 3mi:k 2m3:k 2oy:f 1lv:f 3nr:c 2s8:9 2s7:9 2s2:9 3mk:9 1mo:8 1n9:8 3mj:7 2hi:6 2ig:6 1na:6 h3:6
tikka	1g	5lq:2h 189:27 1n4:26 1pv:1g 1fx:y 3kj:u 1n7:t 3cx:r 1u0:n 1qx:l 4hg:k 4xl:i 1ab:i s9:f 3hk:d 19r:b 1nd:9 304:9 309:8 2ok:8
beig	14	1n5:4s 46v:1f 58p:18 3s0:15 1na:14 1n0:v 234:t 17f:t 3s1:o la:d 4w6:c 26u:b 1fd:9 1nm:9 1mi:8 1zf:5 29m:5 29q:5 3al:5 q7:4
road	12	2qc:1x 2qs:1n 26s:13 1sj:x 1fb:p 307:l 1n0:j 1s5:j 36z:h e9:9 i9:8 1n9:7 3o7:7 xj:7 1n:7 os:7 1kp:6 2j3:6 1na:6 1pi:5
glow	k	ri:o 2ym:n 1n0:l 32m:c 32o:c 32l:a 1n9:8 3bu:8 3av:7 33n:6 1na:6 1n3:5 321:5 i3:5 39z:4
takeout	m	1n1:1x 1my:d
hotel	k	1n0:m 3y6:g 4ho:e 4hp:d fu:7 1na:6 35l:6 1n3:6 1jn:5
food:food-colouring	n	29o:1y 509:1u 1n0:1i 1na:19 4w6:j
fiercer	k	4z4:v 4h5:j 4h7:h 4h6:h 36o:e wu:d 1ht:6 1hy:4 5f4:4
powder	f2	1nc:em 1ic:5z 2nb:20 1ih:20 44f:1w 4xk:1u el:1q 2ao:1e 26h:1d 107:1d 2pc:15 1hv:z 18l:z 3d8:x 1ie:x 1ns:v 2uv:u 4tp:t k6:s 2xi:s
food:dried-fenugreek-leaf	1g	1nd:9m 3mp:g 3mo:g 3mq:d 3gx:b 1yk:6
food:asafoetida	1n	1ne:8z 3rw:i 18p:6 3ru:6 1i9:5 216:5
food:nigella-seed	1p	1nf:8q 1nr:57 50b:m 2vi:g 2wn:9
food:allspice	1w	1ng:ck 3m7:8 1mw:7 qz:5 1ez:5 1lz:5 43p:4
food:mixed-spice	32	1nh:bq 1nw:14 4sq:10 4sr:10 1g0:n 1p4:a 1ng:7
panch	g	1no:a 1nl:a 1np:7 1nd:7 1nq:7
phoran	g	1no:a 1nl:a 1np:7 1nd:7 1nq:7
neighbour	2m	21g:26 1nk:25 57h:24 34g:1x 2co:1a 3u6:11 2cj:y 3z4:x 3go:x 32g:x 21e:x 3x7:v 10v:t 3ex:s 1p8:s lt:r 3x2:r 3z0:q 11s:q 3x6:m
food:ajwain	g	1no:a 1ni:a 1nj:a 1np:7 1nd:7 1nq:7
food:amchoor	1i	1nm:8h 1no:a 1ni:a 1nj:a 1np:7 1nd:7 1nq:7
drown	1d	3lg:1w 5b7:1s 4xa:1m 4kb:1j 34a:17 56u:14 3my:11 ja:w 1qk:o 1nn:m 1t8:j 1fx:h 1wz:e 173:e 1y7:c 4re:b 1no:a 1ni:a 1nj:a 2n8:9
yellowy	g	1nl:a 1ni:a 1nj:a 1nd:7 1nq:7
heaven	i	48o:1y 2rk:b 1nl:a 1ni:a 1nj:a 1nd:7 1nq:7
dhania	i	v9:b 1no:a 1nl:a 1ni:a 1nj:a 1np:7 1nd:7
nigella	r	1nr:43 1nf:1f 12h:a
food:fenugreek-seed	t	1ns:7n 1nd:j
food:bay-leaf	57	1nt:hb 3b9:q 47g:k 3b6:f xi:f 3b8:9 1no:8 1nl:8 1ni:8 1nj:8 1np:6 1nd:5 1nq:5 1q1:4
food:curry-powder	44	1nu:fk 1ft:1b 1p3:u 1o9:n 1jy:k 1g0:e 3rw:9 3pr:5 4yz:5 4ez:5 3oo:4 3op:4 3a0:4
food:berry	5d	1nv:dx 3i9:2f 22p:2a 4mo:1w 4c7:1q kz:1o 1dd:1m 3v5:1l 28z:1l 10v:18 1tm:12 22r:y 32r:q 4a1:o 5hm:m b2:b lv:a 38c:a 2pl:7 2ob:7
food:ground-cinnamon	4p	1nw:g6 3oj:24 496:16 3ki:11 1nh:g 1je:e 1ng:6 sb:6 185:5
citrusy	e	
limp	5i	1ny:99 1hc:4m 2n4:1j 6n:11 43i:11 5dg:z so:w 14o:u 13v:p 3xf:m 25t:m 6l:k 1rz:j 3kz:g 16i:f 1s9:f 22:f oo:e 10r:d 5jj:d
food:salad-dressing	w	1o0:3j 1nz:2a 2wz:r 34f:m 2vc:6 2ug:4
food:vinaigrette	19	1o0:49 1nz:1q 1s1:p 1a0:l 35j:j 43z:g v3:f 1yb:d 1yd:d 1yh:d 35p:9 35m:9 1y8:8 2cu:7 1y5:6 1rx:5
seven	5o	1o1:78 1k8:4q 2es:26 18s:1v 3tv:1n 5ar:1l 1ai:18 51l:11 3h7:z 1xv:w 3t6:v 28j:s 2l2:r 3t9:r fh:n 4wn:m 4m6:m 3ir:m 34x:m yj:l
food:coleslaw	2g	1o2:bz 5ay:1m 56k:s 4su:o 3vu:m 3o1:j 38u:h xm:h tb:g 3is:g 3iu:f 4zh:f 4g2:e 2z4:d 1ut:b ur:9 va:8 2z3:8 26p:7 1fg:7
ate	5g	1o3:bd 52j:41 1bz:2v 3sa:2r 1hm:19 3tu:15 x1:15 405:11 39t:w 371:t 1i1:s 29g:p 3fe:p w2:n 3wj:l 1om:k 49b:j 1qd:j 261:h 2s6:g
picnic	4d	1o4:5x 38z:35 36y:2a 1rh:1c ff:18 58j:18 1o5:y 38y:x 390:u 1rf:t 2q7:s 3u:p 51t:m 377:i 3ix:i 54p:h 3lp:g ug:e 2o4:e 3ls:c
manky	n	48v:t 2y8:s 2q0:l 2py:k 1o8:k 2q3:i 1qf:b 2q2:7 1o7:5
greek	1e	1o6:52 2ha:17 3zq:q zi:q 2du:n 44r:i 1if:h 11z:d 3cj:c 3fr:a 1w4:9 3ga:9 1bx:8 1ia:8 vw:7 2jz:7 3ft:6 3fu:6 2j2:5 1ku:4
massag	n	1o7:1x 2ce:1i 21z:x 1o8:o 19i:h 1o5:g 276:c
goner	m	25g:1i 4qt:1i 1uu:s 1o5:m 3t6:k 1o7:9
overpower	17	1o9:2i 2un:1n 1i9:1k 46z:1f 1x7:u 15t:m 2u5:l 55r:h 2fv:f 3ps:e 2jk:d 5hg:8 5hf:8 cg:8 34k:7 1c2:6 1oi:6 3hb:5 1od:4 2i7:4
briny	r	1od:38 4x3:1a 3lx:h 460:g 4xk:f 1oa:7 17a:6
food:gammon	24	1ob:a8 1jn:1r 4g9:12 3rb:t 1m8:i 3q:i mc:h 2pr:h 1oa:f 3ti:c 2is:a 2ja:8 4h5:8 3tg:8 4h7:7 4h6:7 4fj:7 37v:7 so:7 2op:6
overly	i	4su:z 1oi:g 15t:d 1oh:8
inedibl	r	1oa:2f 3mv:m 4xk:g 3rw:9 1o9:5
roof	p	2hl:12 1lp:p 15i:k 1oi:g 4af:f 15t:d 4x5:c u1:9 1oh:8 1ek:8 1oc:7 4el:6 1im:5 vo:4
mouth	7g	1of:94 b3:3q wu:2d 3mb:29 333:1j 3mc:1j 1yp:1a 3mv:19 1pw:16 1oe:w 3m3:s 37r:s 164:r 143:m 303:l b1:k 46k:j nf:i 117:i 5bu:i
steep	1n	1og:4z 49v:3g 56f:34 5i7:1e 6f:h 1u6:f 15v:d 1ms:d 1oi:c 1tf:b 20g:b 27d:b 3ii:a 15t:a 5h:7 1lz:7 1oh:6 1mr:6 1oc:5 3j2:5
puttanesca	k	2hn:t 2hq:j 1oi:g 15t:d 2hj:c 4lr:7 1oc:7 2hp:7
food:salt-cod	g	15t:e 1oh:9 1oc:8
food:quinoa	3i	1oj:hi 3t1:28 3tf:1h 25n:m 33u:d 2ml:b 5g5:a 11o:9 10y:8 l:6
soapy	15	1ok:4c 15o:1u 18c:u 1ol:p 1op:g 1oq:g 1on:f nw:c 3vq:b 4pt:5 42i:5
swish	g	1op:p 1oq:p 1on:n 1ol:8
lif	27	4vh:2h 4uz:23 327:1k 1om:1j 32s:12 236:11 1rb:z 1fz:u ua:s 3ra:r 1r6:r 1ve:o 1ol:l 2za:j 3pd:j 2ao:i 1qp:i 4nm:i 1j2:i 34p:i
connect	g	1ol:w 1op:k 1oq:k
wasnt	v	3fb:y 1ol:s e8:n 21q:j 2ay:i 1op:i 1oq:i 2f0:h 1on:g 1v1:d 4k6:b 3os:8 4l8:8 3sa:8 3s4:7 8i:7 3nr:7 3s5:6 3e6:5 4i1:4
dhona	g	1ol:15 1on:o
zaroori	g	1ol:15 1on:o
food:sushi-rice	2k	1or:b8 1qn:v pg:s 1dg:p 1gp:m 1do:k 17i:h 58b:e s6:b 1dq:9 1uc:8 w9:8 390:8 5im:7 36z:6 372:6 8a:5
harm	2r	364:2b 5ab:1z 1ov:1v 2dk:1q 5mq:1k 2gs:1j 2a8:1i 25o:1g 1so:17 20v:17 4tc:15 fe:10 r8:10 6i:t 4ze:r 2yy:p 3aa:m 1vv:l 1os:l 2du:l
goodness	r	4sp:1o 3ht:10 3gz:l yr:i 1ol:h 1a3:g fj:e fs:b 1op:b 1oq:b 1on:a 17q:9 17r:8 11q:6 j3:6 1u7:5
odd	3e	1zk:2c 2b5:24 5g4:22 1wd:1v 1ou:1h 5em:1b 4u6:1a 5kp:17 2un:13 3os:10 4x9:w 2bl:v 20x:u 3fs:u kl:u 4an:t 1ly:r 2o3:o 230:o xk:o
stickier	e	
moistur	y	1ox:2k 4wf:20 2rm:17 1az:10 2sz:m 2me:j 4rt:h 2mb:h 2t2:f 3ah:d 2ng:d 16i:c 2jp:b zu:a 16g:9 11p:5 1lm:4
parch	p	1ow:1x 4vk:1f 389:y 3ei:h 3eh:h 12l:h 3ej:f 3ek:f 4ug:b i3:6 1oy:5 av:4
birds	i	1oz:p 1wx:f 11o:e 1ox:8
thirsty	k	1oy:13 43m:w 1og:8 11o:7 10y:6 2gf:5 1ox:4
awful	5d	1r3:24 5ci:1w 4s3:1p 566:1n gj:1l 4vm:1c 3t7:1c 32s:1b yp:18 3m9:16 1jh:15 5iz:z 40n:y uy:v 1zb:u 2k0:u 14f:t 3mv:t 25l:t 4om:r
slosh	15	2oc:16 1oy:w 2n8:t 1re:l 23p:l rx:k 36w:j 2lv:h 2s9:g 1p1:d 1oz:b 3pd:b 9d:a 2oy:a 28i:9 2l9:8 11o:6 2s8:6 2s7:6 3pp:6
food:chutney	1k	4yx:5w 1p2:5n 2n1:23 oj:12 1s2:x 2xh:t f4:p j4:o 1we:j k1:i xd:f 2u6:c 1rx:c 4nz:a 39v:8 12h:7 2xg:6 z9:6 3y2:5 2kh:5
food:seasoning-mix	15	1p6:2b 1p3:1f 1g0:z 1hv:w 37w:r 1ly:m 3i5:k 1nu:f 380:d 37y:d 37z:b 1hu:a 4sv:8
food:fajita-seasoning	1i	1p4:8v 4sq:1r 4sr:1r 12n:12 1zq:7 33t:4
taco	2d	1p5:70 37g:1r 32s:1h 2qc:1f 1p4:1c 34w:16 1yn:v 2kl:u uo:t 3ch:s s5:m nh:l 1vt:j 1pr:h 1uv:g us:f ns:e op:e 1hq:c 1pg:b
food:ras-el-hanout	v	1p6:7d 12n:11 1p3:e 4ez:a 3oo:a 1hv:5
food:five-spice	p	1p7:66 4z2:u 4yz:k 1p8:5 1nh:5
food:star-anise	12	1p8:a6 15x:1b 2i7:13 29p:o 1ab:a
food:oregano	2n	1p9:e3 2ws:q 588:n 1pb:l 1p7:j 3pr:e 31k:c 1o9:c 3op:b 4ta:a 1p6:5
food:apple-pie	12	4q0:23 1p7:19 29l:o u8:k 287:d 2x7:d i7:d 3i8:c 281:c 3en:b 3em:b 3eo:b 2o2:b 280:a 481:a 1pb:9 3ep:9 3dk:9 1nh:8 jb:7
food:jerk-seasoning	g	1p7:q 1p6:7
slick	15	101:11 1sx:w k9:n 1sv:e 1sw:d wy:9 wx:6 1st:6 1cv:4 1lm:4 bk:4
keema	p	3je:o h4:j 1uv:8 3c:7 bk:6 21:6 49:5 3tj:4
masher	2n	1pe:a5 2y7:30 4fw:x qc:6 3kw:5 rr:4
kept	37	1pf:37 5f6:2m uk:1q 24f:1j 4wl:1i 4up:1b ua:14 389:12 37w:10 22u:y 5ah:v 5ag:v 55z:r 2rz:r 348:q 2mj:o 2qy:o 5af:m la:m 451:l
food:tortilla	c2	1pg:lj 5cz:1f 3ob:1c 3t9:1a 4v9:10 4v8:x 279:v 1hi:m 2xw:j 3r:i 1aj:g 2q5:f 4cl:d s4:d hu:d 3gy:c 1s9:c 1ji:c 4m:b 1p5:b
food:taco-shell	w	1ph:6v 1pm:a 1pl:7
burrito	1n	1pi:8r 4v3:1y 4v4:1o 1pk:1i 1pr:1e z9:19 1xn:n 2k9:k 1gr:f 47n:c 47o:b 3kf:a 1t1:8 3fp:8 219:5 2ms:5 3gc:5 1xw:5 1xx:5 37t:5
food:tortilla-chip	t	1pj:6f 1ez:u 1pm:m 1pl:f 3fv:a 3fz:6 4z6:5 1pi:5
food:corn-tortilla	10	1pk:5m 1pg:j
card	p	1pm:2n 16e:p 260:h 1xe:d 19r:c 1pn:7 23m:5 3jf:5 4gf:4
enchilada	m	1pl:33 4dh:12 yn:8 3he:7 2gp:6
food:cracker	1p	1pn:9a 1ln:2d 1pl:1v 260:1a 1rt:16 4cs:p 4ds:k 1us:j 3cl:c 3io:c 1dw:b 4cr:9 1lp:7 2lm:5 ia:4 1pg:4
food:chapati	1k	1po:bq 38r:14 1pk:s 2qy:i 3og:g 2lm:f 2f8:f 1zd:a 2tu:a 4fh:7 4fg:7 gb:7 4d5:7 287:6 1gz:6 2qz:4 3hj:4
quesadilla	t	3ll:1g 4xr:1e 3hg:13 4xc:11 mp:q s6:q 13u:q 1pm:p 1pl:h 14v:g tx:c 2k9:b 3he:6 4qi:5
wrap	57	1pq:dz ib:26 29n:1s 3k7:1n 1pi:1g 1pk:1a 36h:19 4rs:17 3pn:15 4v9:11 1fp:y 4v8:x 1q2:v 3t1:u 21r:p 4al:l 54r:k vt:k 2vk:k 4af:e
overfill	k	2ms:1a 2qb:w 33f:l 33g:8 33l:8 33m:7 17n:6 30d:5
slit	t	1ps:5r 18q:r 3od:q 250:j 17k:7 4a9:7 5f:6 2s1:5
kick	2e	1u4:2f 33j:18 3ig:16 59b:x 59c:q 118:n ko:n 4tb:m 117:k gx:j 1hy:h 3gj:g 5lq:e 1pt:c 1mv:c 4om:b 4uk:b 4e0:a 1s8:9 166:8
fierc	2k	5b5:1o 55r:1n 47i:1m 5a7:1f 1pw:1e 11y:1c 1y5:13 4u2:13 1pu:z 3yh:y 1n5:x 1ps:p 1yp:o 11w:n 1yo:m 1y4:m 4sy:m 1al:l 4lw:k 275:k
food:korma-sauce	12	1pv:3e 1n4:z 3cd:n 3ce:m 2wa:l 1q1:l 1py:i 3mf:h 3md:h 24:g 3me:g zw:d 1q0:a 2s5:8 1pz:6 4dh:5 2hp:4 3g9:4 3g8:4 2hh:4
blaz	m	1fs:1b 1py:r 4hw:g 1q0:g 3f8:9 3f9:9 1pz:9 3qz:9 3qo:8 1of:7 3i3:7 1q1:5 2xu:5
bor	2w	3hw:19 29p:10 1ez:y 3fv:x 1mv:w 3qg:t 23b:s 4r2:q 4r1:q 3i5:p 52h:m 5mu:l 2ec:k 3io:j 35z:j cx:j 3i8:i 12s:h 1px:g 475:g
piquant	g	1q0:v 1q1:b 1pw:9 1i4:5
support	k	1uq:1h 1n4:s 1q0:o 1pv:c 1q1:8 1pw:7 1i4:4
roaster	i	1py:11 2it:o 2iu:n 2iy:f 1pz:c 1q1:7 1pw:7 2j0:5 2j1:5
vindaloo	n	1u4:18 3b9:k 1py:k 1ez:i 3mf:h 3md:g 3me:g 3b6:c 1q0:c 3g6:a 3g5:a 3g7:9 3g3:8 3g4:8 184:8 3b8:7 1pz:6 1pv:6 3ft:5 3fu:5
tasteless	y	2gf:1s 1s8:1g 1py:r 451:p 17m:o 4re:i 3mg:i 1q0:g 15y:f 1tn:e 1pz:9 1q1:5 la:5 1tr:5 1pw:5 1tq:5
doubt	n	3a6:10 4wh:z 3cl:n 3kv:l 3kt:k 31t:i 19r:d 1yv:9 jg:7 3cm:7 3ks:6 eq:4 3kr:4
food:mussel	8d	1q4:ix 2oi:1j 2dq:19 46q:15 4ag:t 5ca:s 98:n 2oj:n 5c8:j 27v:i 18d:g dj:c yv:c 1ba:c q5:c 17n:a 1x5:9 4jy:8 2sr:7 2bv:7
food:sourdough-starter	3i	1q5:el 4xy:1x 2df:13 hy:q 4u6:p 2rf:i 2rg:i 2de:g 1qa:f 2dg:e 2do:c sh:9 3hv:8 1m7:5 40y:5 3hx:5
food:frozen-prawn	15	34l:15 1q6:q ow:i 1lk:h 32p:h 2hl:c 3jn:6
400g	m	16j:j on:e 1mm:d 34a:c 10w:8 1q9:6 1m6:4
dozen	1w	4v2:3y 51j:1w 2sr:1u 3iv:1k 1xy:1e 4wi:19 373:15 1xz:14 2l7:11 1s6:t 3jv:k tk:j 6x:h 16j:g 2fa:g 35b:f 34m:f 2l1:c 34r:b ud:a
225	i	16j:n x7:5 3kl:5
rich	2k	1qa:7r 4cc:2c 4vp:1e 2h8:15 34v:10 3pa:x 2kb:w 4u6:w 27p:u 2jr:t 3s6:m 11n:k 51e:j 1vv:e 26y:d 16j:d 1d5:c z4:b 23q:b yp:b
320	e	
food:garlic-oil	10	1qc:6g 1qi:2o f2:l 1j2:4
mop	p	1qd:2v 3fr:l 3ft:d 3fu:d 3go:c 1ku:8 227:7 v7:6 1x6:5 b1:4 3bo:4
reus	14	1qe:3j 3oj:1w mq:1e 3hk:14 1v5:p 1qd:h x0:g 1qg:e 1hr:d fs:c 10n:7 14s:7 1sr:5 uw:4 13m:4 3vg:4
remain	2r	55k:1v 1rk:1n wr:1j 3p0:1c 3us:18 4rx:12 511:11 4pl:y 4q2:w 3ks:r 3sy:p 2sa:n 31y:j 18q:i 3a8:i bg:g 25f:f ks:d 4lb:b ja:b
wick	i	2tg:1m 1qd:q 1hr:j
star	y	1qh:53 3rf:1k 4g9:1f 34t:12 1xf:w 1qd:l 1g5:i 1qg:h 1hr:g 34s:d 2is:d 1p7:d 12o:9 2q2:8 24b:7 1p8:6 34b:6 4jz:6 1um:5 s6:5
botulism	k	1qi:37 1qc:e 1j2:9
hungry	46	1qj:28 tm:26 2av:1d 4nz:1c 4rn:1a 2si:19 1t8:15 pr:14 cx:14 5jk:14 e9:13 1tl:10 32h:y mp:u 411:u 4pl:t 1m4:s 150:r 3gt:n 284:l
chowmein	g	eh:9
street	v	5as:1u 35a:1t 1j3:m bl:f 1nm:e l:c eh:9 1ql:6 2h6:5
food:beansprout	50	1qm:f0 jj:2y 5dj:2a 1qk:o 4ut:h eh:6
food:rice-vinegar	1n	1qn:bc 1ya:1f 1or:g 1dq:g 2cq:c 3i5:8 26v:5 y7:4
processor	5v	1qo:f0 r4:2c op:z 4t6:s 2p4:l qc:k 1qr:f zf:d 335:c p8:c 33w:b 33g:a 4tz:8 qj:8 2xc:8 31e:7 45i:6 1wr:6 qb:6 1yr:5
spiralizer	g	1qu:h 155:c 1qq:5
blunt	w	1qq:5k 55t:22 1qp:1m 2yv:q 319:n 20q:d 4mu:8 31d:7 31c:7 1v4:6 31b:5 2yw:5
grater	3i	1qr:co zg:1j j3:18 5l9:i 3vu:f 1r6:f 4wc:e 2pn:c 1k9:8 31b:8
ribbon	1y	1qs:cg 4bg:1r 1k9:17 2m9:i fx:8 45j:4 4ge:4 27q:4
slant	m	1qt:44 5fg:6
puls	e	
food:tamari	2m	1qv:bd 130:k vc:j 5f6:g 1ry:e
food:kecap-manis	14	1qw:6u
coal	1d	11c:3q 1qx:2j 1f:14 1qz:v 11a:l 1jv:i 15v:c 2jg:a 1jx:9 2jb:8 i0:7 3a3:5 1sd:4
diet	4g	2fn:3t 1qy:26 2h8:23 25i:1s 2bo:18 2g9:17 1c9:13 1zb:13 4qo:12 2te:11 2sg:v 2h3:q 47g:m 2u:m 372:k z4:j 2g6:i xi:h 2hx:f 2fo:e
superior	g	1r0:7
food:pork-belly	r	2jl:1b 2jm:19 1qz:10 1v2:o 1ux:n 1v1:g 4fk:e 2jj:c 12l:a z8:7 3k:7 1v0:5 48i:5 1v3:5 3sg:5 3a:4 2wg:4
food:coconut-aminos	m	1r1:2t 37d:v 1dk:r 1qv:6
sweeter	t	1md:t 2oe:s 2rr:k 1n8:i 1n1:c 1rd:c 2vl:8 4rg:7 3hw:6 3i7:6 14n:6 m0:5 1ti:5 1ia:4
usually	p	4yq:1p 1g5:1c rg:r 30p:r 2mf:e 30n:b 14x:a 38p:9 1p0:7 30r:5 30q:4
ordinary	7x	1r4:6y 3v2:5n x8:29 5kn:21 3iv:1p 5ak:1f 558:1c 135:19 50z:16 36h:16 18h:15 3rj:10 1w4:y 5j5:w 17y:u 1do:t 1jg:r 1o6:q 4bz:p 10k:o
teeth	2r	1r5:4w 2k6:1j 493:1d 1md:19 ly:17 3fb:w 23a:p 2d2:o 451:o 10l:o pr:n 50b:m 1lo:m 1ut:k 25y:j 3i8:j 2mf:i 320:i 11e:i 3t9:g
hairy	12	18w:2e 46p:1y jf:r qa:q 4wc:m 23f:l 46q:c 1r9:b 3i2:a 5ii:8
vichyssois	k	1r7:3i 1r9:1b so:6
food:sweets	25	1r8:83 3m8:2q 3p5:1s 2fw:1k 2nk:13 192:t 517:t 2ll:q 1cy:o 29b:j y0:j 1md:i 29t:g 1dz:g aa:g 3vs:e 2zi:c 2zj:9 2zf:9 zv:8
food:jerusalem-artichoke	i	2pe:r 1r7:e so:a jh:8 10l:5
undon	k	46k:2b 3p6:1a 3p7:c 3y0:b xo:4
briefly	m	33o:13 5mn:z 4dt:r 1ag:f 4ds:b hq:7 171:7 1rb:6
summer	22	1rc:9b 4nw:1i 34r:1h 4eg:1f 4a5:1b 2e9:19 2oz:17 4zp:15 4x4:z 40q:s 35z:r 17q:m 37b:i 24t:i j8:i 54p:i 2ba:h 54s:h 36y:g 1w7:e
gazpacho	19	1rd:44 4cl:2w 2ri:2f 555:1m 34r:1h 4wp:z 4xw:y 4om:v 2xw:t 2s3:n 4pn:l 1tg:h 1tt:g qp:f 1ti:c 3q4:b q6:a 4r7:8 1r2:8 38m:7
food:quiche	2g	1re:b2 sz:1v 38w:x 1oa:n 4hj:m 1vk:j 38u:j 3t9:f 1uj:d 3ba:b 2sv:b 4dn:a 3dk:9 2a6:8 3jg:8 26p:8 2ye:8 11i:7 2sk:7 3tb:7
park	p	3ls:14 5b4:m n0:f iz:e 3x6:d 376:c 375:c 1ri:c 1rj:c 3x9:c 374:c 29p:b 1rl:b 3x7:b 1rg:a 2n5:8 2r9:7 1rd:5 38z:5
february	g	1ri:l 1rj:l 1rl:j 1rd:a 1rf:4
lunchbox	4d	1rh:2p fg:2p 38y:23 1o4:1c ff:19 3k7:13 38z:y 3u:x ug:u 36y:q jh:h 36z:e 4up:d 3l:d uz:d 48w:d uy:a 36c:8 4xr:8 3kb:7
garmi	g	1rl:q 1rg:p 1rd:d 1rf:6
thanda	g	1rl:q 1rg:p 1rd:d 1rf:6
morn	1e	4v3:13 4to:10 1z8:x n6:r 4ld:p 4ye:i 1ri:f 1rj:f 1rl:d 1rg:d 4lj:d 32s:c 2rm:b 4jq:b 1qf:b 4up:9 1rd:7 2tg:7 370:5 34h:5
heatwav	g	1ri:l 1rj:l 1rg:j 1rd:a 1rf:4
food:vegetable-soup	g	9s:v x4:5
food:white-pudding	n	4h8:2v 38c:11 1rn:w 3i9:k 38u:g 3i8:f i6:e 26y:7 2aa:5 36r:4
roux	2b	1ro:c2 1tb:x t8:x 3nd:q 1w4:k 1td:j 1te:j 280:g 3nf:c 2gt:b 24m:b 11j:a 3ya:8 1bk:6
squashy	w	1rp:3l 2a4:2h 3tp:1h 1rw:1b 50f:1a 1kc:15 2rn:m 25g:h m7:7 1rq:7 1rs:7 1e8:6 33y:4
crout	i	1rs:p 4d7:l 4d6:d 3ke:b 1e8:6 1j2:5
bullet	25	27d:3s 1rr:2h 2o7:1z 3zc:1j 27e:18 15i:z 4pl:z 1ul:l 21s:j 2ti:i 1a9:e 3p1:b 1ku:a 8g:9 15v:9 1gh:9 ep:9 19o:8 l1:8 zv:7
food:caesar-salad-kit	i	1rq:q 2b2:l 1mo:7 1e8:6 1b8:5 157:5
food:panko	1b	1rt:8b ia:19 1us:12 1rq:d 1rs:d 1pn:5
food:gluten-free-bread	n	1ru:2l 52o:1s 5d8:19 2en:b 4ac:a vl:9 a3:7 4fv:5
food:roasted-chickpea	k	2ig:13 2kf:l 4ay:d gi:4
harden	i	1rw:1m t2:b 2lj:7 16d:6
food:ranch-dressing	k	4x8:2h 3rz:p 1s2:l 1o0:l 1s0:d 3qh:7 1rz:6
winc	v	1s0:1j 5mo:15 17a:k ya:i 29v:i lv:e 1wm:c 1w9:b 1dr:9 1s2:7 h0:5 pw:5 333:4 23a:4
food:caesar-dressing	1m	1rz:33 3cf:1x 51u:1h 4x3:s 397:p 1s6:p va:o 2b7:n o9:m 4hi:l h0:g v3:d 1m6:d 1o0:c 460:a 1q8:9 1rx:6 ch:6 2b2:6 35h:5
khatta	i	1ry:v 1s2:v 3m6:i 3m5:b 1rx:b 3m2:5
food:aioli	15	1s1:9r 35j:p 3io:k 1s2:g k1:d 35m:c 1s0:a 1rx:6 2t8:5 1o0:5
food:blue-cheese-dressing	g	1s0:10 1rx:m
food:lettuce	7i	1s3:hw 18e:1j 13v:1g 4pf:1b 3rt:14 4w8:11 52k:10 1fu:p 4wb:n 2z0:n gi:n 5ek:i 1me:i 1nn:f 26r:e 36f:e qg:e 1id:c q7:b 14h:b
freshen	w	1s6:2h 2lb:16 28x:j 521:j 1md:h 1bb:f 464:e la:a 3dj:9 4zm:7 18e:7 5ko:7 25t:5 yq:4
spinner	10	1s5:8m 22i:4
reviv	y	1s4:2s 1fz:15 1s9:11 1en:n u8:i 10r:h 2o4:g 1q8:c 1s6:c 1s3:9 1pk:9 uv:5 521:5 34z:5
spinny	g	1sb:f 1s5:8 1s6:7 1sa:6
perk	1n	1q2:21 1ug:13 4s2:u 13v:r 1ny:n 4s3:n 1s6:j 547:h 23u:e 1mv:c 166:b 3mm:a 3hw:8 3rz:7 4p9:6 1s8:6 qo:5 33j:5 cp:4 1px:4
coupl	24	4xx:22 1s6:1t 37u:1m 34s:1m 5ca:1h 57e:16 41r:13 4r9:11 49b:y 4v3:v 5f4:v 55c:u 3go:t 1rp:s tm:q 2m2:o 4xm:n 4u3:m 1w6:l 4ij:l
food:watercress	k	1t6:n 1t3:k 1t7:h 1s7:f 1sb:e 1t4:c sh:b 1t2:9 1s5:8 1s6:6 3hx:5
butterhead	g	1s7:i 1s5:9 1s6:8 1sa:7
swing	g	3nn:1a 4ya:v
outdoor	m	2jg:2e 1sd:1c 2jb:u 1qx:6 1up:6 195:4
mark	3m	1se:dp 5i2:2t 255:1u 5n7:1r 1up:z 2sf:y 31x:u 2p8:r 2yi:m 250:j 54g:i sb:g 1ng:f 3r:c wq:9 4a9:8 4wg:8 i8:7 1zl:7 24j:7
shakshuka	1g	1sf:6k 5is:2g 4px:1a 3gy:18 4ni:16 1rk:o 2t6:m s5:g z6:f lf:e 4zm:a 1dw:a 1ly:9 1y2:9 3q1:8 z0:7 20k:5 4lh:5 2l3:5 3n3:5
theyr	1ec	1sg:el 16n:8t 1q6:2b 3ut:11 58m:x 26f:s 26g:p 26a:p n3:p 12q:o 24l:o dy:n 1sk:m fm:m 40k:l 13a:l dz:l 13z:l 7s:j l1:j
snotty	t	1sf:1h 14j:10 1sh:t 1km:t 1y2:c 3q1:6 11q:5
huevo	i	1sf:s 4h9:i 38u:8 4h8:7 2jp:7 i6:7
ranchero	m	35r:v 1sf:s 36z:m 66:l 1n6:9 4h9:8 r8:8 1pi:7
hollow	19	1sk:7r 4y5:18 28c:y 2lo:j 3nn:h 24q:g 267:f 20x:d 2xq:d tk:b 2gt:7 19p:7 224:7 306:5 25g:4
stamp	17	1sl:5z 57h:1x 3sc:13 3sd:13 2iq:x 41p:u zk:h 3lo:h 4er:g lt:g 57g:c jk:9 3u6:8 zn:6 3u8:5 13s:4
carrier	k	1sn:13 1sq:n 37g:g 27k:d 1y3:c 2rx:9 1sp:9 1so:6 2lu:5
ridiculous	g	1sq:s 1sm:m 1sp:b 1so:8
palak	p	1sn:10 1uh:r 1sq:l 3qu:j 1t6:i 1sm:h 3qv:g 1t3:f 1t7:e 2pq:b 4fe:a 4ff:a 4fd:a 1t4:a 10l:9 1sa:8 1t2:7 2mx:7 189:6 104:6
kadai	t	i3:29 1sn:12 mq:q 1sq:m 1sm:h 2yb:h 1uv:h 4k3:b 3vg:b 2xx:a 2p9:9 3ei:8 3eh:8 3ej:7 3ds:7 3dt:7 3ek:7 2yo:6 242:6 20u:6
heav	i	1sn:14 30m:s 1sm:j 1sp:9 r:9 1so:7
tong	2d	1sr:cf 4ly:2i 15l:x 3pv:x 13n:o h0:n 29u:k 2of:f zx:9 336:9 334:7
food:goats-cheese	17	1ss:af 4wo:s 1sx:q zc:l 4fu:g 1sv:b 1sw:b vi:b 1st:5 2cu:4
food:dairy-free-cheese	k	449:33 1sx:1h 1sv:a 1sw:a 44a:4
sat	9o	46z:36 1su:1m 562:1e 1e1:1e fn:16 mb:16 345:11 vu:11 2eh:11 454:10 6q:v ng:t 27d:t 55e:q 1jk:q 2z1:o 39x:m 3qk:k 4rs:k 1sx:j
advert	g	1sx:1a 1sw:j 1st:9
melty	g	1sx:1a 1sv:k 1st:9
food:raclette	g	1sv:u 1sw:t 1sx:e 1st:d
alternativ	1r	23i:3j 1sy:1w 5l7:1m 1xg:12 1sv:w 1sw:v 2xp:v 221:u 1p:t 2jl:q 3gl:f 4o4:f sy:e 1st:e 2c9:e 1xh:e 2om:e 2c6:d 34i:d 214:c
food:ricotta	1e	1sz:a4 3pc:m 1w4:l 3bb:c 356:c 2j2:b 1v1:9 1u5:9 2xs:8 1bk:6
food:gruyere	12	1t0:8q 44c:o 100:b
food:gouda	v	1t1:7a 4pm:o 100:c
drab	k	58p:1o 2sx:13 1t6:m 1t3:j 1t7:h 1t4:c 2su:b 1sa:a 2sv:a
brightness	g	1t6:p 1t7:j 1t4:d 1sa:b 1t2:a
gorgeous	k	1t3:q 1t7:n 3rs:i 3rr:i 2ds:h 1sa:e 1t2:c 3rq:c 3qy:c 2jt:a 24d:8 33v:6 40e:4
army	10	16s:17 2uu:z 1c3:x 50h:r 4mc:q 38c:m ll:j 260:e xu:c 3i9:c 17q:b 18a:a fs:9 2fa:7 12t:6 4ju:6 34u:5 3t5:5 4ij:5 134:5
uniform	g	1t3:q 1t7:n 1sa:e 1t2:c
vivid	g	1t6:o 1t3:l 1t4:d 1sa:b 1t2:a
pond	w	2n9:2z 3pa:10 3n0:10 3b3:n 3b2:m mf:m 1t6:i 2sw:i 1tg:g 1t3:g 2n7:e 1t7:e 1fx:e 3rd:c 1t4:a 33e:8 1t2:7 2oc:7 3n1:6 284:6
chlorophyll	e	
carb	1k	1ta:8k 39b:2a 5em:21 3p7:1s 568:1j 1tb:y 3r:r 1pk:o 1td:j 1te:j 3fr:g 1ia:c 3ft:a 3fu:a 39f:6 1ku:6 5en:4
food:romesco-sauce	i	1td:z 1te:z 2n8:l 1tb:d v:6
chowder	t	1tc:5m 1tb:z 3mx:o 3mw:o 1td:k 1te:k 2kl:g 3mu:e 2oh:c 1ev:6 3ur:5
ajo	g	1tb:1n
blanco	g	1tb:1n
food:red-lentil	1d	1tf:5z 32b:z 2mr:w o6:r a1:9 5lc:8 3or:7 570:6 3cr:5 2mp:4 2mo:4
food:tomato-soup	1e	1tg:7s 2sh:1r 4om:1n 5ha:1j 3ao:15 5h7:11 5h8:11 4s0:k xc:e x2:d 3h5:d 52i:c 4ft:b 33k:a 4fu:7 33z:7 3b5:5 4fs:4
food:burger-sauce	g	1tk:s 1rd:c qs:6 ly:5
whizz	1y	qj:20 21o:1a qx:11 542:l 3oz:h zf:f 1rd:f qb:b 1rt:b 1pn:9 35q:9 1qo:8 1nz:8 21q:7 4wy:6 af:6 qc:5 1qr:5 5b2:5 5b1:4
food:flavoured-milk	w	ly:1i 1tj:13 2a3:x 2s9:q xc:o 4w6:o 38k:j x2:j 28k:d 2s8:a 2s7:9 2s2:9 1zr:8 2ac:6 fr:5 2a9:4
salmorejo	g	1th:q 1rd:c qs:6 ly:5
settl	v	1tl:32 2sf:q 1gl:j 1qj:b 1cm:6 tm:5 121:5 222:5 1ek:4 qn:4
food:strawberry	3v	1tm:gf 4d2:1m 3q6:1c 3zq:14 5cr:10 22p:q 1nv:q 29l:n 1we:l 3il:k kz:j 28p:h xd:g 1vl:c ch:8 dv:7 26u:7 2n7:7 wt:7 381:7
winter	2g	1tn:88 4hn:1q 35w:1p 36t:1d y3:18 5me:x 3x2:t 3wz:q 18u:p 382:l 3y6:k 1sq:f 1tt:c la:c 1q2:9 1ts:7 26u:7 1tv:7 1tu:7 5h7:6
tom	15	514:1s 4pr:1p 1tt:12 od:r 1tx:m 2be:c 3t7:9 4j1:7 4lo:7 la:6 3wr:5 1xd:5 2bk:5 am:4
perfect	17	3lv:1k fr:14 15e:x la:s 3s3:s 14i:o 2js:l 3ol:k 3c5:k ri:k 3c7:j 3c2:j 3to:i 262:h 475:g 1tv:f 1tu:f 224:e 1n7:d 2sa:d
cotton	w	1tq:3m 56h:27 1q2:v zz:t 4ay:j la:i 3tj:e 27r:b 1tv:a 1tu:a 1fl:a 1tw:7 1h8:7 2k6:5 1tn:5
wool	w	1tr:3s 56h:2a 1q2:v 31z:u zz:r 4ay:j la:i 27r:i 3tj:e 2yf:e 1tv:a 1tu:a 1fl:9 1tw:7 1h8:7 wp:6 1tn:5 320:4
cheer	g	la:t 1tv:f 1tu:f 1tw:c
january	r	5e9:2b 3rp:1c 3t7:15 3o8:u 1to:m 1tn:m 55c:j 1tx:e la:c 1ts:7 1tv:6 1tu:6 1tw:5
europ	g	la:s 1ts:g 1tv:f 1tw:b
strawb	g	la:s 1ts:g 1tu:f 1tw:b
capres	i	la:r 45j:n 45g:h 1ts:g 1tv:e 1tu:e 45f:8
food:cherry-tomato	1i	1tx:8p 1de:1v 5hb:w 2nx:c 389:9 1dd:7
food:pie-sweet	1k	1ty:ad 33r:1o 2au:p 26z:k 2ap:j l0:i 29l:c 495:8 lu:7 2dd:6 3px:6 1gh:6 34o:6 3de:5 1ks:5 gq:5 471:5 472:5 kv:4 2ol:4
shepherd	g	1tc:g 1pv:6 1u3:5 8e:5
cottag	n	3kw:14 2xg:s 4hg:i 477:i 1tc:f 1pe:9 4mu:8 1pv:6 1u3:5 8e:4
menu	v	1u1:3q 2dg:14 2b2:l 1jd:k 4d0:k 2cz:j 3ke:i 4d7:d 2u3:b 1tc:b 3r5:a 4d6:8 1mo:7 8e:7 1b8:5 1tz:5 157:5 1pv:4 rw:4 2df:4
goulash	n	2k7:17 4d:q 3bg:p 3dm:j 3dl:j 3dn:g 1tc:a 3aq:9 2k5:8 3bf:5 3b7:5 2sw:5 1tz:5 4gp:4 1pv:4
stovy	i	1et:c 1tc:b 8e:6 1tz:5 1pv:5
spicier	m	1u4:1o 1i0:r 1pt:m 1ht:7
ragù	p	1u5:2q 2cs:1d 2m2:h la:8 ee:6
strand	19	3pt:4t 1u6:3v 4x2:24 ot:1a 4co:x 1u8:v 3ze:m 24q:j 4v5:h 460:e 55y:7 1ek:7 24b:6 2qf:5 jf:5 4jz:5
transparent	n	or:s 2pz:r jt:h 17q:c 5bh:c 17r:a
knot	15	4uw:1w 2at:1u 1u6:12 55p:r u7:p 5jt:o qt:o zt:d 1jz:d 3ze:d q0:b 460:8 24b:6 29v:5 17q:5 4jz:5 55y:4
food:pasta-salad	y	1u9:49 1x9:16 378:q 2sj:n 3ca:n ly:a 2e0:9 2si:8 z9:7 ns:7 31g:7 3lq:6 2fa:6 du:6 3lt:5 pf:5 ff:5 1o4:5 3lr:4
shower	12	1ua:4g 5iq:2d 3te:1p 2r2:y f8:w 1u1:w 12u:p 2z5:j 17q:d 17r:b 8v:9 1u7:7 2dl:6 2dm:6 41r:5
glass	b7	1ub:k7 3fb:24 3vx:22 5av:1u 4g8:1c lt:1b 1lf:19 403:16 4z2:16 ls:11 4rm:z 1m6:x 35w:r 2yp:m 33j:l 32f:i 351:h 3ed:h 24q:h 2cl:g
swill	y	58b:11 5gp:o o3:a 2vq:9 163:7 3yr:7 34q:5
japcha	p	1ud:2r 1i0:1b 17q:d hy:b 17r:b 2h9:b 1u7:8 1er:5
springy	y	2io:22 1dj:1g 1z4:11 2k8:o 2ps:o 3ai:m 2p:f 1b6:e 2kq:e 1ue:d 3p8:7 4dn:7 2gt:6 1az:6 2a6:6 27r:5 5s:5 26x:4
say	4d	1uf:fc 1uk:10 4rb:s 2zr:k 2qy:i 1uj:i 2zs:c 4iy:a 4it:9 4ig:9 4jn:9 4j4:8 21f:6 4jc:6 4jr:6 4jg:6 3j6:5 2zv:5 4ku:5 4ir:5
improv	w	1s8:1j 15x:1g zr:18 1uk:17 17i:13 4yn:11 4ym:11 4re:m 1uj:l 1v9:e 3rs:7 3rr:7 48n:6 492:5 2ec:5 3rq:4 1t4:4 3qy:4
tru	1t	4q5:1t 4w8:1l 2fl:1g 1so:1f 2jj:19 4vq:18 55i:16 1uk:15 2tm:z 1h6:z 1gv:y 2vb:y 2a1:p 4f3:o 16p:o 32q:l 5b0:l 1uj:k 2ku:k 2pr:k
buffet	47	1ui:8t 3ta:1v 4go:1o ui:1i 377:1a 106:13 1x3:y 4gv:x 10n:t 3ix:s 47g:m 50w:h xi:h 3sm:e 1u1:d 5k1:c 1xc:b yy:b 190:a 4xx:9
morra	m	38w:1i 1uk:17 1fn:r 4nm:c 1rn:b 4ld:a 3y3:7 3xn:5 7o:4 4on:4
mezz	g	1uj:15 1ug:6 ua:4
pellet	n	1ul:4j 2vx:d 2b3:c 1b1:8 2vv:5 4e:5 2vw:5
cat	1g	1um:7y 4zt:27 4we:1h 4zw:1c 1ul:1c 3yi:16 3ye:h 3yd:h 29g:c 3yf:b 4o7:9 345:7 3fg:7 3ed:5 4lt:5
litter	g	1ul:1d
percent	22	1uo:a4 ox:15 1ul:14 3pa:12 t8:y 247:t 28l:s 4s:q 1mn:p 1uw:o 1bx:l 2zr:j 3x6:e 3x8:d 3x9:d 2zs:b 2n5:8 2zx:7 19y:6 1un:5
ridg	10	1up:2l 195:1h 55a:1g 255:s 5ds:r 4as:o 4ar:m bv:j 3ny:g 3nz:f 1ur:e 1sd:8 on:7 2fy:7 21t:7 1uq:5 5kv:5 j0:4 gt:4 gu:4
hint	n	5b7:1u 1pz:18 11d:t 3sg:r 2wg:n 1uq:j 1ur:i 4re:b on:a 2jj:8 2g7:5
ruffl	k	1ur:3s on:b 1uq:8 35f:6
food:cornflake	y	1us:85 1rt:1a 1pn:4
scatter	1w	5fk:1z 2uh:1z 3zb:15 16c:13 1ut:12 22o:z 4uj:w 40q:v 56l:r w2:k 43j:k 22s:j zu:h k6:h 10e:f w7:f 1nf:c 3ir:a 1jp:a 39n:9
thinly	p	3ll:17 3gb:16 1v3:k 2z4:f 1v2:e 1ux:d 1lm:a 111:a 1v1:9 2z5:7 1dt:6 1df:5 45d:4 24s:4
food:frozen-mince	1v	1uv:68 4v2:1v 3tg:u 32p:r 33t:q 3jo:l 1v2:j 1ux:j 26:g 1v1:d 30d:9 30c:7 1az:6 e1:5 3jt:4 1v0:4 s:4 1v3:4
semi	17	239:2x 1uw:14 2cy:13 2wd:o 1v2:m 1ux:m 4r6:g 1v1:f 39f:e 15z:e et:b 19z:a 2s6:a 12x:a 1w2:9 2ds:9 1zn:8 tk:6 tl:5 1v0:5
carpaccio	g	1v2:v 1v1:l 1v0:7 1v3:6 1r0:5
wobbl	2g	1uy:72 29d:5p 2m4:4u 4yi:1w 2l9:1q xi:x 2m2:n 1v2:l 1ux:k 3mx:k 3mw:k 2a9:j 2it:i 2iu:i 1v1:e 28k:d 2iy:b 3mu:b 1q0:b 22c:9
froz	19	3jt:2b 4au:q 3zn:q 3v9:q 1uz:q 506:o 4av:9 2m8:6 2ai:5 k:5 1c5:4
shav	k	1v3:39 54t:19 1v0:l 5e4:5 5e3:5
philly	m	1ux:19 2ot:n 2m1:m 3pc:d 1sz:c 356:a 1v0:a 1r0:8 200:6
cheesesteak	i	1ux:19 2ot:n 2m1:m 1v0:a 1r0:8 200:6
shaving	k	1v0:30 2z4:h 1ux:b 2z5:8 1v3:5 24s:5
sharpen	n	1v4:3d 5b6:1o 1v2:n 1ux:n 1v1:f 3pq:e 2yw:a 1v0:5 1v3:5 25b:5
afterward	p	4ph:w 1qe:s 34i:l 279:i 2ak:h 2qi:e 56h:d 2h0:d 36a:d 1aj:8 17k:6 36b:6 2bk:5 13d:5
food:cider	37	1v6:h3 4rs:1e 3ao:w 1uz:n 2by:m w9:m 1y7:i 1yi:d 3ds:c 3dt:c 20u:a 1wj:9 3dp:7 1ky:7 3dq:6 26v:6 2yf:5 43a:5 33z:5 3br:5
food:spirit	15	1v7:60 4y0:1o 572:1g 1vl:12 1a2:z 34t:y 1yi:r 1y7:f 2cj:e 1vn:e 1vb:a 1ve:5 3bt:4 2ck:4
caught	cr	1v8:53 1vp:4p 119:40 b5:1h mr:14 1ls:v 1vd:t 2rk:t 3kk:r gm:k az:i 33p:h mg:e 9a:d a6:c 3bg:b 3o:9 3ri:8 jr:8 47y:8
food:brandy	1w	1v9:9z 27c:2a lh:1b 1vf:13 1vj:w 1vc:9 1vb:8 3qe:4 3qc:4
flar	y	1va:5r 1vg:15 3y4:n 3ss:k 3vh:g mr:d 1vf:b 1vd:7 mg:5
food:alcoholic-drink	62	1vb:h4 1v9:18 1vj:12 1vg:u 1wj:o 27c:m 1v6:j 42b:j x:i 2gs:i 31b:h 2lt:g 29m:f 3oh:f yv:d 1vf:d 3br:c 48n:b 2dd:9 1v7:8
food:sherry	1b	1vc:8k 1v9:1r 43b:p 2cq:n 3br:8 2ck:7 1ya:5 3qe:5 1yi:5 3qc:4
alight	v	48n:1n mg:n mr:h 5k6:e 5k7:e 1vd:d 1v9:b 1vm:9 1vh:5 1vo:4
flamb	g	1vo:j 1vg:a 1vi:8 1va:7 1vm:5 1vh:5
whoosh	p	1vg:29 3yb:18 3no:m 3nq:i 48n:e 1va:9 mr:7 3nb:6 3nn:6 1vh:5 3nr:4
eyebrow	k	1vf:1c 1vm:s 1vh:f 1va:f 1vo:f 1vi:6 1vd:6
extractor	p	1vh:3j 1vm:p 3ye:i 3yd:i 1vo:d 3yf:b 4i1:8 1vg:6 1vd:5
hood	m	48o:2h 32g:z 1vm:q 1vo:h 1va:b 1vg:8 1vd:5 mr:5 2zm:5 30x:4
food:whisky	w	1vj:5s 1vm:n 1vo:h 248:h 3i6:d 1vh:d 247:d 48l:c 1vn:c 1v9:a 3bt:9 2vb:9 1vg:8 20j:7 1vi:7
ma	3y	41g:1d 33e:1b 1q3:1a 18p:15 1t8:14 3qz:14 2q2:z 22k:x 191:u 2e7:t 2q7:s 1nb:q at:o 27x:n 1vn:m 3ns:m 1xi:k y6:k 4hj:j 3vu:j
food:liqueur	r	1vl:3m 1ca:10 3ig:x 1v7:m 1v9:i 1ve:8 27c:5 1vo:5
suzett	k	1vh:1b 1vg:m 1vm:i 1vd:i 1vi:h 1vo:a 1vj:6
au	17	2cl:1p 2jv:1j 4f:w 17:o 46b:o 46a:m 3ke:k 3jt:i 1et:h lt:h wg:g 1vh:g 1lh:e 4d7:e 2co:d 1vt:a 2ck:a 3br:9 1vg:9 1v9:9
poivr	i	1vh:v 1vg:i 1vi:e 1vd:b 1vm:a 1ve:4
999	e	
asid	1v	1vq:5g 50i:2a 51m:23 5f6:12 276:y 284:j 2qy:j 2he:i 2hk:h 2hn:g 4de:b 411:b 1oh:b dw:a 2hq:a e8:9 1lh:9 1vu:9 4jd:8 1vn:8
sear	2p	1vr:c6 xl:19 2kk:17 3dq:11 4r7:x 1f0:o 3p2:n 2xv:l 2ku:k 2oa:g lt:a gn:7 1zj:6 1cr:5 4ks:5 16j:5 1lh:5 1vu:4 30d:4 1vn:4
bloody	29	2fp:2f 2dh:14 b9:12 1vs:l 2do:l 40y:l 1cc:k 1s9:j 28i:i 13l:h 3t8:h 16e:h 2im:c 23m:a 24p:7 2df:7 1b1:7 2jb:7 28j:6 xa:5
grand	12	3t6:19 136:10 2jh:z 2rf:p 4p8:m 29l:f 1lh:f 1vu:e 1vn:d nh:c 27k:a 1y3:9 2rg:9 2dd:8 2rx:7 11c:6 1sm:6 2ad:6 yr:5 1my:5
coq	14	2cl:1t 2jv:1k 4f:t 46b:n 17:n 46a:m 3jt:i 1et:i 2co:i lt:h 3br:g wg:f 1lh:f 1vt:a 2ck:a 19r:8 2ke:8 3bt:6 30h:5 30g:4
creamier	y	1vv:3k 4y4:3h 4eg:1j 2ts:z 1vw:w 34u:s 1h:l 1lx:d 1vx:8 3s6:6 5ed:6 5ec:6 1vz:5
porag	g	1lx:g 1vx:b 1vz:7
swear	r	1kg:1d e1:z 1vw:u 266:r 2ds:f 1lx:c 4kz:b 24d:8 2sk:7 33v:5 1vz:5 1an:4
pinhead	p	1vy:26 293:11 a2:b b6:a
health	r	230:1a 1vw:w 2hh:v 201:s 232:m 3cp:e 2hs:e 3cq:e 1lx:d 2hz:b 2hu:b 1vx:8 2i1:7 2hv:6 2hy:6 2uq:5 2fo:5
food:oat-drink	5b	1w0:f9 1w2:45 246:3j 3un:2k 5mm:1r 239:v 4hm:v 3rj:u 15y:m 1uw:9 1w4:8 2bv:5 tl:5
ratio	14	1w1:5t 5a4:1m 445:j 1gr:j 1vw:j 235:h 47n:f 47o:e 43g:e 248:e 2bl:c 247:a 3i6:a 48l:9 3sl:8 1lx:7 v7:7 1uw:7 2af:7 2wd:6
food:plant-milk	1b	1w2:3x 3rj:2v 246:1i 3rk:x 1w0:r 2cy:k 239:h qo:6 23r:5
baby	ra	1w3:d8 1zu:38 2d4:2v 2d2:25 2cd:1o 1je:1l 2w7:1e zm:1d 11b:1c 2fr:1c 3ue:1b 19d:1a 3ug:13 2db:10 2kf:y 2mh:x 1cb:x 1m1:w vq:p 1bj:p
cow	y	3un:1r 2j4:1h 1w9:w 2ds:t 246:r 24d:f 3so:d 2gi:c 3cl:b 2gj:a 33v:a 1o6:a ti:a 2gl:9 1w8:9 2gk:9 3c1:8 40e:7 eq:6 yr:5
doorstep	m	1qb:2y 225:1g 1w9:t 1w8:8 198:8
sho	10	2k6:37 1w9:r 1w7:n 2jj:j 1s9:g 2jm:e 3k:d 1pn:d 2p7:a 1w8:8 fk:7 3sg:6 2wg:5 2gp:4 260:4
leather	2e	1w7:42 389:2g 2k6:1w 2o4:1h 2h7:1d 2jm:15 1bi:12 1w6:p 27h:n 2st:n 1gz:k zy:j tk:h 6w:h 1lp:h 18g:h 3k:f 3ot:f 28k:d 387:c
medallion	i	1w9:18 4fj:u 1w8:g 23z:9 1w5:5
cheek	i	1ry:12 1w8:l 1w9:f 1w5:9
thickest	k	24p:16 2j5:q 1wa:m 2j4:9
flabby	15	1wb:1y 14e:w 2yp:u ms:j 1ob:i 2ag:h 3nk:g 2ju:e 47j:6 32:6 1h7:5 1wc:5 1wg:4
render	k	4a9:y 250:n j9:b 1wg:8 1wd:4
bow	m	350:p 30y:l 310:f 311:c 1wc:b cd:a 1wg:9 j9:9 1wb:5
saucer	p	2u4:1i 1we:1d xd:19 3no:m 3nq:i 1wc:f 1wg:d 23p:a 1wd:7 1wb:7 3nn:6 j9:5
dom	1d	1wf:55 b7:2n 22f:1n 49k:13 3nn:m 1we:i 220:g 1wc:9 3no:8 3nr:8 2uw:8 1wg:7 57a:7 j9:7 3nq:7 bv:6 226:6 7g:6 3rm:5 sz:5
bent	i	1au:t 5h1:h 32f:d 1wc:b j9:9 1wd:5 1wb:5
spatula	20	1wh:6e 3ee:1r 33q:x hu:s 8u:e 18z:b 3zp:7 359:6 2oj:6 2y1:5 1ax:4
food:beer	2t	1wi:e0 37k:1b 5j1:17 41z:x 1wn:n 2it:k 2iu:j 2rf:i 3ie:i 2rg:i 1y8:f 3br:e 3ic:d 3mh:d 2iy:c 1q0:b 2cl:b mw:b 16s:7 179:6
food:apple-juice	y	1wj:8i 1x6:m 2p1:9
food:alcohol-free-beer	g	1wi:a 1wo:5 1wk:5
strongbow	i	1v6:o
balanc	2i	1wm:3m 23a:31 2zm:1r 558:1o 4tu:1m sk:1h 2xq:18 m0:17 4tg:v 2c1:q 3rn:o 5k5:o 48t:k 5na:j 5f4:g 5mo:f 3fr:f 26y:e 20k:e 23q:e
food:stout	p	1wn:2t 1wi:1k 216:7 3bt:5
carbonnad	g	1wk:r 1wi:7
0	e	
05	e	
energy	w	1wr:6f 506:1y 400:1b 35b:u 2ry:g 405:g 24l:d 1x0:6
food:date	7t	1ws:ku 1uq:2k 1wu:1f 520:1f 27b:1e ju:17 1zt:15 4xh:10 53k:z 32r:m 27f:k 4au:j 3zn:j 3ir:i 11d:i 2io:d 2ba:d b2:a 2vl:7 1mn:7
food:truffle	p	1wt:1u 50g:1b 1wy:k gf:a 28p:a 1wr:8 28m:7 2qt:7 s2:7 48a:5
food:dried-date	10	1wu:a2
found	5t	1wv:5l 36b:21 1en:1s 4zv:1p 586:1i 3v5:1i 4pj:1e 38m:1b 2qc:1a 23w:19 1b8:17 4rm:15 34w:14 3uz:14 5eu:14 5gi:13 1ns:13 2o8:13 29q:z 5hs:y
shatter	10	1ww:1f 53s:10 1lf:z 254:y 3p4:t 1wt:s 53r:r 13s:q 26j:n 33q:m 1wy:e 26o:c 3aa:c 289:a 2qo:8 1kg:7 1fe:7 3gf:6 hp:5 1wr:5
food:granola	2g	1wx:ae 3ro:36 1x0:2a 2wj:28 529:1p 5ip:12 2ah:k 292:k 191:b 1m2:b 1wt:9 371:9 15u:8 11a:8 g2:8 by:7 13b:7 i2:5 4t0:5 3i7:5
ladoo	g	1wt:11 1wr:7
clarty	n	4xa:1h 40n:14 1wt:r 1yw:q 1kb:p 1wy:d 1nn:d 1kz:d 14s:9 1z1:5 1wr:5
food:cereal-bar	y	191:2w 1x0:2h 53i:2d 1wt:l 1wr:c 1wy:a
food:nut-butter	n	5n9:2d 1eb:o 33f:l 4eo:c 4ep:b 33g:8 33l:8 33m:7 3r8:7 30d:5
food:cocoa-powder	50	1x2:io 1eg:y 3n5:p 4bt:m 266:h 3mp:e 3mo:e ox:d 3en:c 3em:c 3eo:c 49p:c 3mq:b 1fv:b 3ep:a 3gx:a 1bh:8 28l:6 qt:6 1yk:5
kuku	y	1x3:2l 2ab:1u 1q3:1q 3ih:1j 11m:14 2k9:u 1y3:q 4mu:n iy:a 2ky:7
safely	3b	5f8:2u 3bj:2f 1x4:2b 2z8:2a 3ey:1o 19x:1i 2z6:18 13l:18 34v:16 i8:15 b8:14 3xs:13 1j4:z 302:x 275:v 33k:u 25a:u 2f4:u 3ec:r 1ke:o
terrify	10	1x5:2j 3c3:1g 27v:1g 1x3:p 3le:l 3xp:j 2lv:i 3ld:h 2z4:h 2oh:h 2kp:d 3la:d 3lb:c 3lc:b 9d:b 3xq:b 2oj:a 1l7:a 2z5:8 3p2:7
land	10	1x6:3l ao:2q 4g5:1d 3iy:v 1x3:q 3vs:k 1wj:8 3j0:8 3iz:8 25m:6 227:6 1zi:5 3vt:5 pn:5 17:4 ri:4 1mu:4 3j1:4
ton	29	55r:13 3z2:11 2uu:y 561:x 4zo:v 1dr:v 1o9:u 1i9:u 3mv:s 4x3:s 1x3:p 3gi:o 34f:m 1pw:k 2ry:k 3ol:k 1ys:j 2fv:i 3q6:g 2z5:f
disaster	15	1x8:2h 4n6:1u 58s:19 fj:t th:r 1zy:o 4v5:j 1x3:j lg:e 2s5:b lu:b 13n:8 2aw:7 45w:7 45x:6 45v:6 45y:6 2q5:6 4lr:6 193:5
sabzi	y	11m:2b 2n9:13 378:12 3l5:y 1x3:p 3ml:n 3ma:l 31g:i 1u9:g 3g7:c 3g3:b 3mk:a 1wr:9 3mj:8 1zc:8 1n3:7 43i:6 3g9:6 3g8:6 34b:6
beaten	1b	1xa:2y 3ph:1j 3yw:v 1u8:v f6:n 3pg:l 1lh:k tp:k 206:j 12d:f 43v:e 43w:e 43u:e 1rb:e 2ad:b 3r:9 2tz:8 2tp:7 18t:6 yx:6
food:tinned-fruit	1e	1xb:8g 2ht:12 59u:z l9:p 3zq:f 59s:d 1xe:c 1za:a 15k:5
garden	5y	52s:3j 1xc:2l 1de:2g 5iq:2b 377:2a 10s:1v 1nk:1n 2tk:1g 1ui:1f 4q1:1a 2sd:19 3ix:19 1ig:18 5lp:17 r:17 4ph:16 4u5:15 1p9:13 4zr:12 5h7:12
greenhous	v	56e:22 55a:1i 3z0:18 fw:q 1xb:e 186:e od:b 3x2:6 4xp:6 1to:5
oz	1b	1xe:7r 2wg:r 1xb:m 2w2:g rh:b 1xp:4
food:bakewell-tart	p	2c8:2l 1xf:2e 2oy:v 1xb:k 4gk:f 2c9:6 2c6:6 22r:5 lv:5
food:freekeh	p	1xg:66 vg:m 1xh:4
food:giant-couscous	m	1xh:5e 1xg:n vg:8 1xk:6
food:pearl-barley	17	1xi:8m vz:v 1xg:c 5ig:8 vk:8
nearest	y	5im:1c 2b7:11 3af:10 3g1:w 1xj:w 1xg:q 1xh:q 412:h 3ha:f 1tf:e 4e6:d 2as:d 3h8:d 3h7:7 98:6 zc:6 187:5 44g:5 3dr:5 1cz:4
dalia	i	1xh:1i 1xg:g vg:7 v7:6
food:millet	e	
food:buckwheat	g	5cl:1u 1xm:f
food:refried-beans	w	1xn:75 3qk:1k 1xr:b
food:baked-beans	1d	1xo:92 3tx:f 1xq:f 1ma:a 2vj:9 4st:7 1xr:7 1xn:5
pouch	1g	1xp:7e 4tj:1l 1am:w pg:v 12z:n 1xu:l 48q:b 4lc:b 1gp:4
food:butter-bean	1e	1xq:7s qm:2d 3tx:1j 1xn:13 1xo:e d4:6
heinz	n	1xo:1c 1xn:13 3i5:r 4st:d
pinto	t	1xs:3w 4st:2d 1xo:q 1xn:m o4:6
food:black-bean	2k	1xt:9u 2mq:1h o4:12 1xo:11 4st:p 36t:l 1xs:f 1xn:b 32i:a 1hq:a 4vq:8 db:7 eh:7 3tx:5
shortcut	1i	1xu:2b 4rm:1h 3pd:15 is:12 5la:u 2ey:s 1ir:q 5ex:p 1sz:o 4am:n e9:m 1xn:l l4:j 459:j 2dp:f 53z:e 394:e 152:e 4qv:c 1fv:a
refry	m	1xn:w 4st:t 1xr:i 165:6 345:5 vt:5
cassoulet	g	1xn:p
haricot	g	1xn:p
rugby	w	3yt:26 4vd:u 1q8:r 17i:r 5i9:k 2go:j 4yg:g 2vs:e 1l8:d 2sy:c 2j7:8 32i:8 35r:6 v5:6 1y0:6 4ju:5 4ij:5 dp:4
club	10	3yt:1z 50z:10 2h6:u 32i:u 1q8:t 3io:s 5i9:s 2vs:e 43v:c 43w:c 43u:c 1bb:b 2jc:7 35r:5 1y0:5 d5:5 1xy:5 494:4 4gq:4 1us:4
caf	r	1ej:q 37b:m 29j:m 1mc:m 29i:l 3ys:l 1jj:h 35q:g 266:f 1y2:d 37e:d 1jv:c 1he:b 3ri:8 2pl:7 3s8:5 1xy:5 3yr:4
houseful	t	v5:1a 54y:16 300:d 30o:b 19g:8 19w:7 ud:7 uj:6
benedict	r	35p:1a 47c:n lf:h 3q1:g 1y0:d 2l3:a 3n3:a 3n0:9 1jv:7 1sf:6 47e:6 1he:6 2q2:5 1h9:5 47f:4 1sh:4 1z4:4
oil	n	1y3:18 1kp:k 2j3:j 27k:c 21x:9 1uu:9 1sm:7 p4:7 1gi:5 2lu:5 326:5
food:dijon-mustard	1y	1y4:8q 4u2:2q 1y6:2b 1y5:11 br:r 1ye:q 18i:e
wholegrain	14	1y5:3o 4u2:1k 1gp:16 1y4:11 1y6:t vz:c br:9 1ye:7 1xi:6 18i:5
food:english-mustard	1m	4u2:48 1y4:3b 1y6:2a 1y5:1x br:15 1ye:11 18i:t
food:malt-vinegar	19	26v:3b 1ya:2g 1y7:23 1ky:1e 1yf:y 1yg:w 43b:t 1yi:n 26t:b 1y8:9 y7:7
food:wine-vinegar	v	1yg:3k 1y8:39 43b:1f 1yf:12 1ya:b 37k:9 1ky:6 1y7:4
food:whipping-cream	1b	1y9:6g 3hm:1o 5e6:1o 273:k 1yc:g 4a2:f 6o:b 22e:a 2jw:9 tg:4
food:malt-extract	v	1ya:4h 1qn:t 43b:s 1y7:g 1yf:c 44s:9 1ky:9 44t:7 5ky:7
sinus	g	1yd:h 1yh:h 1y8:a 1y5:8
whip	42	1yc:cr 1y9:1w 3pb:1n 22e:1m 2uw:y 4w6:t xc:o 270:j 2gn:h 273:f 3pe:e 2l5:d 2pl:b 1h8:b 5e6:a 5e7:a 53k:8 o2:6 1mx:5 3u5:4
synthetic	g	1yb:f 1yh:f 1y8:9 1y5:7
food:american-mustard	t	1ye:2y 1y5:1l 1y4:w 1y6:p 18i:d 4u2:b
food:balsamic-vinegar	1d	1yf:90 1jb:x 43b:c 44y:b 1ya:a 1y8:a 1ky:a 1y7:8 2ay:7 1yg:4
food:sherry-vinegar	n	1yg:3r 1y8:2i 2wz:7
interchangeabl	g	1yb:f 1yd:f 1y8:9 1y5:7
food:distilled-vinegar	m	1ya:1b 1y7:1b 1ky:9 1yi:7 5ky:6 26t:5 26v:4
mildest	e	
harsh	1n	162:4t 1yk:32 3mn:1r 5hg:1a 5hf:1a 3mj:18 rk:q 3vh:p 49r:i 1gn:h 2vk:h 1ft:f 1zj:c 1ma:a qo:9 10k:9 1ya:8 23r:8 1yt:8 1yq:8
food:radish	1w	1yl:d1
sting	2k	1ym:58 41g:1q 1it:1o 2e7:1n 17j:1l lh:1l 5gf:1d 4ps:1c 16k:15 3et:x 41h:i 3eu:e 2j7:b 3vi:9 b4:7 1yo:6 a9:5 1x6:5 1vh:5 21z:5
food:pickled-onion	n	1yn:2p 1yt:g 1yq:g 1yu:e 1i3:d 1p2:d 1yr:b ti:8 35t:8 q7:5
water	p	h0:1c 11d:18 4we:j 475:g 1nz:a 3v5:a 3a9:9 1yt:8 1yq:8 1o0:8 1ym:7 1yu:7 1i3:7 1yr:6 1w1:5
tam	1b	1d7:1j wu:18 11d:17 303:p 1i9:l 520:k 1pw:g 1fs:f 1pu:e 1al:d 2ga:d 1ma:b 2u7:b 1of:a 1y:9 55h:8 4z4:5 1ht:5 1yo:5 18p:5
vicious	g	1yt:j 1yu:g 1i3:g 1yr:e
pyaaz	i	1yt:n 1yq:m 1yu:j 45c:g 3nf:e 1i2:a 1yo:4
pur	y	1ys:28 4c8:1y 1hw:19 3p6:12 2b2:q 2c1:m 3md:l 1x7:j 3rw:f 1yq:f 1yu:d 1i3:c 1yr:b 3p7:a 4je:a 4uf:8 47i:6 2hp:5 18p:5 183:5
evil	g	1yq:j 1yu:g 1i3:g 1yr:e
angry	i	1yt:j 1yq:i 2tz:g 1i3:f 12d:e 1yr:d
food:turnip	14	1yv:4h jg:1q 2mw:14 3px:d 2mv:c 3de:b 2mu:7 1d5:7 ix:6 lu:6 l5:5
patchy	w	1yw:2d 50d:1p 48d:13 107:s 2p5:r 14s:i 2pu:c 1y3:9 3ad:8 3ae:8 1hk:7 1j5:4 3af:4
food:cornish-pasty	1g	1yx:5i 4w9:1v u8:1i 3gj:x 2o4:n 1ty:m pk:j 3ah:h 1ej:g 3qd:d 24l:b 4tk:a 1eg:7 1ct:7 d2:6 z7:4
gloop	m	2fl:w zv:w 2rn:m 14s:l 1yw:e
food:schnitzel	2k	1yz:9x 5fl:2o 1z0:2b 14g:26 3ee:1v rh:1h 1xv:1e 30b:19 3k:x 5fo:v 24e:o 14i:i nl:f 3gc:d 2xu:c 3oe:b 149:b 2il:9 4l:9 43v:9
food:veal	i	5fm:2d 14s:s 1z1:4
fixabl	i	32r:u 14s:l 1yw:f b2:d y5:5 32u:5
fewer	2d	1z2:43 54z:1z 1z3:1c 5j9:1a 4qy:17 25i:q 3l8:n 4qz:n 211:m 43n:h 28n:g 21d:d 4j:d 2fn:c 2h8:c 17u:b lt:b 15n:9 1z4:8 gk:8
curious	g	1z4:x 113:c
bouncy	p	1z3:1w 2k8:15 2kq:r 1xi:l 3q1:h 2ko:g 2kr:a 2l3:a 3n3:a 3n0:a zo:8 3ow:7 3ou:6 2q2:5 1w6:5 113:4 3ov:4 1w7:4
food:brownie	5v	1z5:iq 4qj:2y 54w:1x 54s:19 21t:17 3fk:10 4bz:w 1mn:v 3yq:t sq:t 23q:r 2iq:p 29k:l 383:h 194:e 54q:e 261:e sy:d 3ud:c 2en:a
food:linseed	w	1z6:7s 5mr:1u 50b:9 3gc:9
add	2k	1z7:ea 34g:21 26t:m cl:f 2hj:e 2yy:c 3dc:9 2hh:7 53q:7 137:7 4ib:6 2dj:5 4k3:5
chewier	e	
replacement	r	44t:j 2h9:i 38h:e 3pc:b 1zn:a 4um:9 4un:9 44u:8 386:7 1jj:7 1hn:6 ch:6 1hs:5 44s:5 1zm:5 1qn:5 12o:5 12i:4
sweeten	2i	1za:3o 3zq:1o 3i7:1a 1bx:15 246:12 59s:y 1m9:k 17z:j 1fw:h 43c:f 1w2:d 33v:d 21n:c 333:c 5x:a 143:a 18h:9 2u5:8 5b5:8 15k:6
healthier	46	1zb:2o 2fn:2l 1qy:1m 5ak:1b 2hx:19 510:16 2u:13 4uz:10 25i:v 2sg:t 4yf:p 18u:o 4qz:m 39f:m 2h3:l 2ds:d 1zd:b z4:b 201:a yd:9
sweetness	17	1zc:58 5lm:1o 23a:18 1g5:10 1ze:s 5dy:q 4c9:d 4ib:9 50q:8 1md:7 17z:7 38p:7 1r3:6 3q6:5 4oh:4
diabetic	2m	1zd:7r 1ze:3c 2fw:1l 1c9:g 5x:d 5dy:a 395:9 398:6 2hb:6 1ta:5 4c9:5
food:sweetener	1t	1ze:7k 1zd:1j 39f:s 21n:9 18h:9 17z:5
food:meringue	6b	1zf:ht 5dt:2o 26u:23 5d7:1m 4ya:1k 5dy:1h 1v0:1f 1jr:11 21v:10 3pf:s 4c9:r 28h:r 2mb:o 31i:n 1sc:m 2fl:l 29u:k 2ng:j 2m9:h 1h8:h
moist	1b	1zg:4u 2me:1j 230:15 bv:12 2xw:10 2ry:y 15i:u 47g:o 26j:m 232:k xi:j 26o:b 44s:5 1pq:5 1hd:4 ib:4
dens	1k	1zh:3u ca:1o 1l1:t 2kq:r 2mm:i 4qf:g 1r8:e 1dz:e 26h:c 2af:b 1bi:b 1ks:9 zo:7 zz:4
opposit	k	4k5:16 21x:d 326:6 2q9:4 ny:4
metallic	r	3vq:38 2xv:13 1yk:m 2z0:l 3qe:a 3zs:a 5mj:a 5mk:a nw:9 3qc:9 1f0:9 2y1:5 2xu:4
earth	1i	4w2:2b 3ht:1i 2rw:18 300:11 3yq:x 585:u 2wu:r 537:p 2bg:p 33w:m xi:l 47g:k 1ou:j 12e:i 1lz:i 2m2:d 2bv:d 1dz:c 1jf:c 4jz:c
meetha	i	3ma:o 1zc:9 3a2:6
food:soda-bread	r	1zn:12 2lp:r 4h9:g 1si:e 2lq:e 2il:b x7:a 2lo:9 38u:7 ct:7 4h8:7 i6:6 1zm:6 1zl:5 20v:5 3rl:4
food:buttermilk	2r	1zn:cn 37w:i 2al:h o8:f 2aj:c 2tp:c 2tv:c wv:a 2tt:a 380:9 37y:9 3zq:8 494:8 2ai:8 37z:7 1kv:6 2tu:4 2ey:4
alkali	e	
aliv	p	364:16 1zt:e 1q5:9 1q4:8 20r:7 20w:7 ny:5 2oh:5
sachet	24	1zq:7s 1p4:2g 293:1j 5g6:15 5g7:14 1vy:x ny:k 1y5:k 4r6:i 1e2:e 2cr:d 1jf:b 4vd:a 20g:7 4nc:7 vp:5
hasnt	3p	1zr:3v 3nh:1w 3qh:1k 54w:1i 1zh:1e 47w:1b 3g9:19 3g8:19 1ja:12 3r3:z 2li:x 3bz:v 1ls:v qe:s w1:s 1tj:q 22i:o 161:n 2as:k 4n8:k
dud	g	1zp:o 18p:6
expir	w	364:2f ju:20 2ba:g 35u:f 1zp:d 23w:7 nw:6 38i:5 38n:4
month	jt	1zu:b0 1w3:2h 2fr:1t 18s:1j zm:11 2dc:11 2db:y 19d:y 19c:x 11b:v 1av:u 3js:t 2du:t 2he:q 1m1:p 57b:n 5hy:k 1bj:i 3ug:i 2qh:i
self	3t	1zv:bd nx:2w 17y:s 2aw:m 1zt:l 106:i 136:h 190:d n7:b 1zw:b 201:a 2an:9 19y:6 2da:6 3is:6 3iu:5 1zx:5 495:5 11n:4 23w:4
rais	3y	1zw:ag nx:3i n7:w 17y:t 1zt:r 2aw:l 201:b 1zv:b 39v:9 12h:8 2an:7 19y:6 2da:6 1zx:5 495:4 2wn:4
wholemeal	1y	1zx:9k 52o:1q nx:1d 201:1b 1gp:q 4ww:k 2qy:f 44k:f 5ax:9 25h:7 2qz:7 25q:5 25r:5
food:strong-white-flour	v	1zy:7w
food:pizza-dough	2d	1zz:61 24n:2a 22k:1i 2ic:1d 2qz:18 202:17 2lu:14 3jn:12 ny:w nn:n 30k:b 1zy:a 215:8 w6:7 hp:7 251:6 2li:6 3fk:6 1ik:6 1e5:5
uk	15	200:6n 44h:1q 21o:1m 3kk:x 1zy:r 2kc:j 43e:h 43d:g 1bl:c 1mf:b t4:b 170:b 18j:b 3u5:a qw:9 z2:9 2ox:9 3a1:8 1i6:6 me:6
food:wholemeal-flour	17	1zx:41 201:3r 568:w 58y:m 25q:j 2aw:g 2an:f 2ax:a
food:chapati-flour	n	1zz:20 1zy:g 2qy:d 27o:9 3og:5 2f8:4
00	k	203:y 1zy:r 37q:g 36m:c 1ai:7 4lh:5 45l:5
toughness	g	206:m 18t:a
combin	15	205:4n 4yt:1h 2a3:s 4c6:n vt:m 16v:e 2oa:e 4k3:9 2xa:8 209:7 2xb:7 127:5
tunnel	k	204:o 3ol:n 3li:d 20c:c 3ni:b 3lh:b 3ns:a 18t:a 14f:8 3lm:7 2fh:6 11i:5 1r8:4 206:4
means:mixer	9g	207:fw 18t:1h yx:18 tp:x nz:w 335:w 205:s 1xa:r qc:o o2:n 56s:l qj:k x2:i 1gg:i 1pe:h 2k0:f 5mq:e 3ph:e qb:e 2y7:d
mixer	7o	208:ea 18t:29 yx:1e 335:z 2xa:q qc:o 3ph:o 1xa:n qj:l nz:k 56s:k 1gg:k 1pe:j 3h1:j 207:j 205:i 2k0:f o2:e qb:e 3p5:c
streak	1v	209:8b 20c:1o 4f8:14 18t:13 31z:r 46m:m 4a2:m 28p:l 2m3:h 518:e 2jw:d 2yf:c 1n3:b 3nr:a 20r:8 20w:8 1q5:8 428:8 205:7 1ki:7
death	r	2a3:15 2sb:10 4dh:u 204:k 206:h 2n9:d 1pm:b 2uk:a 3p3:a 24l:a 18t:8 279:7 3he:5 2gp:4
elastic	17	20b:40 22m:1o 3p5:p 1ra:o 3ea:n aa:m 3ai:k 3p8:k 2ks:k 1cy:i 2lr:h 5j9:a 4p7:a c7:a 2gt:9 39d:9 2lq:8 49h:8 18t:7 u7:5
strok	i	1v4:n 2yw:h 3lk:d 3li:d 3lh:a 14f:8 2yv:7 3lm:6
action	k	20d:1n 20i:q 20g:d 20e:b ta:5
food:fresh-yeast	t	20e:4r 20g:k ny:i 20i:f 20d:6
conversion	r	ro:54 20i:p 2zr:m 20d:e 2zs:7 20f:6 15c:6 20g:5
food:instant-yeast	t	20g:4l 20e:1g 20i:f ny:b 20d:6
activat	i	20g:s 20e:p 20i:j 20d:6
activ	n	20i:4e 20e:o 20g:o 20d:8
baker	r	20j:2w 248:u 2qr:t 22z:r 22x:q 20i:l 247:g 22u:f 20d:c tc:c 14a:b 22t:9 20e:9 1dv:9 tf:9 3oi:7 1uo:6 t5:6 3y0:6 20g:5
wak	12	4px:1c 3mh:1c sr:1a 23b:1a 5b8:19 41q:u 20g:t 20e:q 2xe:n hb:m 1a9:d 5a9:d 4zm:b 3rn:9 20i:9 1ly:8 48h:8 20d:7 4lb:6 4lh:5
rapid	i	20d:h 20e:d 20i:8 20g:7 dc:5 pl:4
khameer	g	20i:l 20d:c 20e:9 20g:5
german	y	5mz:28 5n2:1z 5mw:1v 40u:1k 4ay:1b 20n:1a 2bj:18 4ap:u 4ao:t 20i:l 1fv:h 2as:e 1d0:d 20d:c kb:c 20e:9 1mx:8 1tn:7 36i:7 3gt:6
brewer	g	20i:l 20d:c 20e:9 20g:5
woken	e	
beginner	w	20q:43 5bq:22 2yv:1c 2qb:n 1qq:n 20r:9 20w:9 1q5:8 1v4:8 yn:8 3lf:6 2yy:5 1hy:5 ta:4
aceton	g	20w:a 1q5:9
neglect	g	20r:9 20w:9 1q5:9
nail	12	4qh:1b 42g:13 2s1:10 2yn:u 2z6:s 3vu:m 2e7:b 41g:b 2uq:a 25k:a 4hk:9 1q5:9 4w7:8 3o7:7 13n:7 20r:7 20w:7 45d:7 3lh:6 49c:5
varnish	i	3ds:f 3dt:f 3dp:9 1q5:9 3dq:7 20r:7 20w:7 2yf:7 i3:5 3dr:5
holiday	t	2xg:p 4hg:k 477:j 35e:f 1zm:f 3jt:f 2rk:e xv:d 2x4:d 1q5:9 1pe:8 4lv:7 20r:7 20w:7 2uj:6 2x6:4 2x5:4
food:rye-flour	g	1q5:9 20r:7
22	y	20x:6e 267:1n 21i:8 10x:7 5dz:6 15n:5
hunger	e	
furry	r	20z:1v 15d:1e m7:r m4:h 23f:g 34p:a 35o:6 35f:6 xz:4
timetabl	k	212:2w 210:1c uq:a 1dz:8 3jx:8 2l7:8 3jw:8
stretch	4r	211:9s dm:3q 3kz:3j 2lk:2c 4xs:1o 1z2:1m 59m:1c 28n:12 2hl:w 1q7:u 3rn:t 19z:s 3hg:p 52w:n 3js:m 22q:m 4j:i c7:h 13u:g 3ky:g
schedul	i	210:25 1dz:7
weekend	2v	uu:1a 30o:10 347:y 38m:w 348:p 106:j 349:g 1b3:b pj:b 23q:9 uk:9 1dz:9 216:8 27z:8 4gq:8 3v6:7 3v7:7 um:6 r8:6 1k2:5
basket	35	214:a3 304:3f 309:2q 2xj:1r 2cv:1d 3x7:y 2xk:y 3x6:n 3zs:n 3xc:h 252:e 2ir:c 2y1:b 251:9 253:8 14c:8 ub:7 256:7 5cm:6 2xp:6
prov	1g	215:9b 3oc:10 2lt:l 1dz:k 2ja:e 4jz:a 4hh:8 27i:8 ta:6 3o8:6 27o:5 2xt:5 3oh:5 24b:5
yon	t	37k:q 3ac:m 2rn:m 3rw:j 1wn:f 3e3:d 3e4:d 3bt:d 2ft:d 3e0:d 1dz:d 2fu:b 3e6:a 32n:9 2dd:8 3a7:7 18p:6 3ru:6 1i9:6 37l:6
troubl	12	532:1e 1rv:r 4xl:n 3c3:n 2hs:l 1jg:k 2d3:k 2hz:g 2hu:g 2hr:f 1dz:d 3im:c 35a:c vi:c 4ay:b 2i1:b 1zd:b 34a:a 44m:a 2fv:a
lively	g	1ka:s
16	10	219:56 29f:25 2n3:n 37t:j 1a2:c 267:9 1li:9 4ju:7 4ij:7 4gq:6
240	g	1xe:e
96	g	3x6:f 3x8:e 3x9:d 2n5:9
98	e	
teeny	g	21e:1b 21h:5 21j:5
pullet	i	21g:12 21d:l
want	57	21f:99 4r2:18 4r1:18 w3:13 221:10 414:x 10t:t 31x:m 2mh:h s5:g 4io:f 3c:e 4rj:e 4ir:d 4j5:c 4it:b 4kg:b 4jc:b 4iw:a 27l:a
food:quail-egg	w	21g:6a 21e:1a lt:r 21d:9
53	e	
63	k	416:17 417:17 2ow:10 1cc:k 21i:7
73	e	
food:icing-sugar	3p	21k:gt ks:o 23h:b 3en:a 3em:a 3eo:a 18h:9 3ep:8 23e:5 6x:4 23d:4
food:dark-brown-sugar	v	4qa:1q 21l:1e 21m:16 1ma:g 18h:d 21n:b 18n:7 187:4 3i7:4
food:demerara-sugar	1k	21m:8g 21n:r 187:p 18h:f 21p:d 4qa:4
granulat	1r	21n:4o 57t:2h 18h:1w 187:16 21l:15 21m:d 21k:7 4qa:6 17z:6
superfin	g	21o:f 21q:b 21n:6
crystal	10	26n:13 21m:w 37b:k 5y:i 36u:i 35q:f 37e:c 1ub:b 9r:a 48d:9 2pl:6 v4:6 4p8:6 21n:5 1le:4
speckl	i	21o:13 1v1:e 3os:8 tg:6 1oo:5
finer	v	21r:2l 1qt:11 q4:i 21q:g 18h:e 2y7:c 25k:6 21o:5 2nh:5 568:4 14h:4
softer	1i	21s:44 1z0:1z 533:1y 520:1c 3o1:1b 46z:16 5j7:14 55r:v 3tv:t 4sx:r 11d:r 4sw:p 47g:n 2mw:i xi:i 15i:h 1o9:e 34f:d km:c 1oe:c
bundt	p	21t:58 58x:k 3jh:d sq:6
parchment	2g	21u:3o 21v:20 1bq:1q 11v:1e 16y:f 2ah:e 2y6:6
greaseproof	1b	21v:65 21u:2o 1bq:n 30k:b
circl	20	21w:c4 482:1h 3af:1e cx:14 28h:x 4ht:s 45d:q ja:p 2lt:h wj:h 3oh:g 26i:g 2le:e 2q0:d 2py:c 2q3:b 2vh:9 21x:7 21u:6 c7:6
groov	i	21x:2z p4:4
taller	n	4wf:11 3ju:z 54i:x 3qk:i t7:g 2h6:b 2o8:8 gc:8 55s:6 486:4
scrunch	p	21z:2y 5gf:21 3dj:1n 1o7:o 3bh:j 4bo:h e5:5 342:5
flatten	2d	220:ah 51h:2k 3h4:20 3xu:1n 3rm:q 22f:p 2x4:j 1d1:h 217:g 43v:e 43w:e 43u:e pa:d r5:c 3ju:b 2ln:9 1us:5 21y:4
mustnt	10	4nz:1f 3jn:14 1gv:z 73:u 2bv:s 1g8:p yl:l 223:h 1kg:g 1ze:e 51z:c 222:c 1lr:c 1sy:7 58:7 13a:5 3jp:5 2n1:5 2a3:4 5b3:4
desperat	m	5lu:20 24w:1p 1tl:r 223:d 32h:c 1kg:c 596:6
element	i	1kg:k 4aq:h 222:e 4c2:4
food:cake-case	12	224:80 226:v hw:e 4vd:8 nc:7 1la:4
centimetr	1m	1w5:2b 4hu:1s 4wc:1c 2w1:18 1k5:12 1hz:12 1la:y 30s:v 1ld:o 1g2:n 4rl:m 4pd:j 3e:g 27r:f da:e 2dz:a 2js:a 1k7:9 nf:9 3jf:8
cas	1p	226:bb 1ah:1c sz:p 21t:m 489:b 2o2:a 6x:9 3ny:7 224:7 3nz:7 11i:6 bv:5
floor	32	227:99 rh:1k 42q:1a wk:18 bl:12 21y:10 1z8:t 22b:s 22o:n we:n 11i:m 22j:l 1bo:k 27q:j mh:i 22s:d sz:c 32q:a 1lw:8 bd:6
empty	4i	228:9o 3s2:28 452:24 2qc:1n 3m9:1e dw:1b 15s:1b 3vk:15 534:15 18b:12 1mb:10 2i8:y 3a1:v 2oz:t 2hc:r 2xy:p 4ez:o 23g:n 1us:m 4sg:l
18	14	229:2x 373:1q 55c:17 1ab:n 2ae:l 53b:l 4hj:l 52:k 4v:h 1rr:g 2m8:b 4lh:7 2ef:6 4hk:6 4lj:6 4hl:5 tn:5 1a9:5 13c:4
sweaty	i	nl:g 149:a 38v:9 38t:9 u0:8 bv:6 22b:5 38s:4
food:fruit-cake	n	30m:15 2lf:10 22o:v 2lg:j 22s:h 2ob:a w6:8 2sh:5
food:cheesecake	3r	22c:eh 29l:17 23p:10 22p:x 2d7:u 1li:s 2lv:p 356:k 2xh:j 1jf:j qs:h 3bm:f 29u:e 2jz:e 267:e 3bp:8 336:6 3jg:6 4a2:6 2ye:6
food:sponge-cake	t	42z:2g 28e:15 3rh:r 22h:q 2oa:p 1wf:h 357:d 2ez:d 3yw:c 3k1:c 3k2:a 3jy:a 22d:9 4c6:9 3k0:8 3k6:8 3k3:8
peak	2v	22e:be 2fk:18 pi:h 2gt:a 1yc:a 26z:9 1jj:9 273:6 25f:6 1jl:4
hump	k	b7:1p 1wf:t
food:christmas-cake	t	22g:43 22n:1h 3lz:x 1wf:k 3nm:e 1ma:a 2vj:9 3m0:6 1nh:6 194:6
tier	n	22h:2n 22d:1e 357:t 1wf:e 2dp:e 2h7:c
anyway	3x	5mg:2k 2ql:2j 3na:2g 5gs:22 1pz:1r 3tg:1q 1m2:1n 4yq:1n 32h:1j fx:14 11p:10 1zr:z 2ad:y 2o7:v 1ix:u 1b8:q 45m:q 50t:o 1s5:n 43a:l
slower	n	3jn:13 2s5:r 4gt:d 3gc:b 4gu:b 71:a 1pm:9 2cs:7 4i1:7 1pl:6 24f:6 4go:5 3jp:5 3jf:5
food:cookie-dough	1b	22k:6o 4qf:14 1m0:11 3do:s 3h1:p 202:l 3y6:d 4ho:b 4hp:b 3og:8 2f8:7 1n9:6 2tu:5 t0:5 1zz:5 u7:5 35l:5 3nx:5 287:5 1jn:4
impatient	k	oj:18 22k:j
relax	e	
food:teacake	p	22n:2m 27j:1u 22o:s 27h:j 22b:g 22s:f 1nh:c 22g:b 27d:b 3r8:7 15v:5
food:glace-cherry	g	22s:11 22o:e 22b:9
food:raspberry	2m	22p:9c 3zl:2g 1tm:1f 1nv:z 22r:z 4r2:u 4r1:u xr:r 2wr:p 35z:i 1dd:h kz:e 382:d 1we:c 1fb:c 1jf:b 1jd:a 4d0:5 1de:5 2u3:4
lying	1g	5d5:1o 4zi:1d 26d:18 482:14 1hj:11 22o:z 157:r 4qr:o 4qs:o 2pr:k 12h:j 22s:j 42i:i 32z:e 323:d ap:b 2ho:b 24l:a 2nh:9 26b:9
food:frozen-berry	20	22r:8w 3zl:4l 4gk:23 3rp:1y 18u:q 1ty:m 22p:i xr:a 1i8:6 1tm:5
solution	g	22o:1a 22b:6
bakery	r	2eu:n 2rn:l 4cr:i 25u:i 4cs:i 22u:i hw:e 25z:d 25w:c 25v:c 1dv:b 20g:a h3:6 20j:5 241:5 245:4
mist	i	5fz:x 14a:d 22t:b 1dv:b 4hi:b 20j:5
230	g	4lv:9 2uj:7 rd:4
210	g	3j5:q 39:6 3gu:4
dearer	g	22z:w tc:e tf:a t5:7
unsalt	t	22y:2s 2bk:w 13p:a 22z:9 22x:9 tc:4
namkeen	g	22x:11 tf:c t5:8
moister	g	232:15 230:h 1vz:5 g5:5
secret	w	231:2m 267:1f 43q:1a 230:15 3ro:11 232:k 1n1:e 4wq:b 261:8 266:7 25u:7 14n:7 278:6 2po:5 3wn:5 27a:4
makhan	g	230:1j
neutral	g	439:m 438:e 2w3:7 3m5:7 1z6:5
glac	i	6x:9 1mi:6
proportion	k	1w1:1c 44n:h 44o:h 44p:g 2vd:7 475:6 1nz:4
200g	n	236:2n 3xs:15 1om:b sd:8 tg:8 235:7 234:6 237:6
requir	n	338:o 2fy:m 22:h 4mu:e tg:8 235:7 yn:7 234:6 1u:4
alkalis	g	1bh:c
unsweeten	i	1bh:w
sickly	1n	23a:3w 1wm:25 3m8:1s 1md:1l m0:v 1zc:k 239:j 5dy:9 238:6 444:6 2un:5 1bh:5 4c9:4
boost	p	3mg:x 20k:n 30y:k 1px:g 310:f 1i4:c 1bh:b 311:b 238:9 4ib:9 4p6:5
bournvita	g	1bh:b 238:9
food:vanilla-extract	4g	23d:fw 23h:1r 44r:1k 1o6:1d 3az:v 2bk:e 2lx:e 23g:d 1za:d 3q7:d 3qa:b 5j5:a 23n:a 2lw:9 6w:8 3o5:7 3en:7 3em:7 3eo:7 3zq:6
food:flavour-extract	15	23e:8h 23g:27 23h:f 559:b 23d:9
pod	2m	23f:gn 42q:1c 23g:10 2ik:v 4xx:h 31a:9 319:8 23e:4
extract	12	23g:2a 23e:22 23d:1p 1ii:n 23h:5
food:vanilla-pod	t	23h:30 23e:15 23d:s 23g:l
substitut	3d	23i:7e 1sy:73 5j2:25 pq:22 4sp:10 2x0:x 2i8:s 4u2:r 1n6:q 1hq:l 412:l 43k:k 2cr:j 1c0:i 26s:i w9:i 2cj:h 5fu:g 31h:f 43d:f
imitation	i	23g:n 23d:9 1c0:4
fak	n	4a7:1k 4du:u 1c0:m 4gg:l 4sl:j 3nu:g 4o4:e 135:a 1hp:9 23h:8 2bd:8 4ej:7 4um:7 4un:7 23g:6 23e:4
fortun	1p	4t0:2e 4ur:20 39g:1q 28n:1i 19z:13 3js:z 4j:j 17u:j 1c0:h 2js:g g4:g 4sk:f 3sh:f 23l:e tj:c 3ow:c 58f:b 3ou:b 3tr:9 1w6:8
glug	1b	23m:2l 4yq:1p 28o:1h 3eb:1d 16e:o 3k5:l 4ib:e 23h:c 1jc:c 4w7:9 23g:9 1ao:9 61:8 cl:7 47:6 23e:6 aj:5 5r:5
kheer	n	1bp:1g 1c0:p 3en:h 3em:h 3eo:h 3ep:e 23h:9 23g:7 3el:6 b6:5
madam	i	3ay:s 1c0:q 4gr:h 3ya:d 23h:a 23g:7 2sw:4
food:panna-cotta	14	23p:5r 1jf:z 1c0:p 28k:p 1jd:h 382:g 2a9:g 4d0:d 2cr:b 42t:a 1km:9 2u3:7 23g:7 3r5:7 l9:6 4de:6 23e:5
food:ice-cream	2i	23q:ak 1ah:1e 26n:1b 4y3:17 2nj:u 9t:s 3fy:q gi:p 26r:j 26y:j 12d:g 38k:f 22k:f 1c0:c 2od:a gj:8 2lv:7 3pk:7 2ho:6 2tz:6
food:coffee	2n	23r:fy 5j1:19 sk:15 5ah:y 5ag:y 3es:v 3ju:v 1n5:q 5af:p 3dq:p 4zx:p 2dg:o 3g4:m 3o5:g 44m:f 11c:f 1qa:d 21y:c 3n3:b 19p:b
vegan	6f	23s:d5 eq:1q 4v4:1i 5cq:1e 1st:13 578:12 1z6:12 4x6:z 3i7:y 4ej:t p6:s 2fj:r 449:q no:p 439:j 2cr:i 4x7:i 42z:f t7:e 2b4:d
matt	n	174:2d 244:q 1in:d 1ec:b 1eg:6 266:4
sad	1b	518:1j 2vn:1f 1l1:10 46t:x 1fz:o 2li:n 46v:j 1ja:j 2mw:i 1pi:g 3rz:g 2h8:f 1bf:f 3dr:e 4af:e 59i:b 1cg:b 1s8:b 4ib:9 1s6:9
gleam	g	241:a 245:8 23y:7 28:4
paint	10	23w:6x 23y:2g 4mc:1p 34f:1k 2ug:n 1ki:d 3n2:6
jug	5y	23x:h7 569:48 2tx:20 3pq:1q 4ht:1d 2m0:11 4cd:w 1tl:t 3h1:s 3il:s 2bo:s 32r:o 2ne:n 2z1:k 2k1:k 5a4:j 25s:h 15k:h 17g:g 2sf:f
werent	m	23w:z 3ps:c 23v:7 4lr:7 2ug:6 ku:4
streaky	w	23z:36 4fj:1u 51f:1i 5mw:t 48a:g 23v:b zx:a 41p:9 md:7 mc:7 241:6 174:6 23t:5 245:5 48b:4 1ki:4 23y:4
dae	4b	13k:35 4y9:1q pn:1j 4de:13 1f0:z 18u:z 3b8:x 2q6:u 1pv:u 1fz:t 1ax:r 9w:r 1cv:p 1va:o 3ew:n 2pw:l 45f:j 2ja:j 4hj:j 2rk:i
oan	i	4gx:n 23v:i 4gy:c 3fl:b 23t:8 245:8 23y:6 3fp:6 3yb:5 22t:4 48f:4
tae	2g	1sp:2n 4de:13 xo:13 3xf:12 mq:y 3m0:r 3ov:q 28f:o 391:n kr:n 26k:l 24r:l 469:k 20q:i 1lw:h 1c7:g 41r:f 4af:f 2lr:e 3of:e
food:hot-cross-bun	v	27x:1p 1e7:1o 2a5:1o 2rf:j 2rg:i hw:i 215:c 2ln:b 243:a 2lu:8 1nh:8 23v:7 2qg:4
gloss	m	174:20 244:13 23t:f
wellington	m	3nl:m 29x:i 29y:i 23v:d 2ja:c 3ni:c 26m:9 4lh:8 1cp:7 241:7 4lj:6 23t:6 1a9:5 11i:5 2is:5 23y:5
food:soya-drink	14	246:50 3rj:31 4r8:22 1w2:k 1w4:7 2ds:5 1w0:5
percentag	w	247:41 1uo:2g 4s:m 28l:f 53j:a ox:4
hydration	p	248:5t 247:7
70	10	249:7c sj:1n 19y:7 1cc:7 2j4:6 2gy:5 247:5
wetter	m	58h:1w 2ad:t 2rn:m 248:g 247:c 20j:6 s0:6
explain	1k	24b:40 2pt:1c 1x5:1b 52b:11 5b8:x 18k:m 248:i 3hh:i 1df:h 31n:h 21w:d 54d:b 2oa:a 3w1:a 2m2:9 3ke:9 247:9 31q:8 86:7 4g2:7
sixty	w	4gv:1w 3jv:y sy:r 2j5:q 2l8:k 248:h 37m:h 3bh:e 4gx:d 247:d 17k:b 241:b 2j4:a 19h:8 4gy:7 3fl:7 20j:7 142:6 49d:6 kg:6
formula	m	24d:2r 2ds:u 248:k 33v:a 1an:8 20j:8 40e:8 247:5
confus	y	3gc:1h 30p:s 564:p 248:k 4z3:j 2s5:e 30n:c ds:8 1mf:8 20j:8 e8:7 ys:6 2l5:6 247:5 30r:5 30q:5 1x0:4 1mb:4
math	k	4gt:l 4gu:j 248:g 247:c uc:c 3jf:8 1a1:7 20j:6 4gv:4
anywher	1r	135:3j 4zj:1u 3zd:1j 3h7:13 51r:y 5fu:w 200:s 45h:r 331:q 2x0:l 3gq:i 4n8:i 3r:i 395:h 248:h 43a:h 25j:g 43h:e 1nf:d 184:d
cent	i	12w:r 248:g 247:c 20j:6
eighty	10	1ce:1z 2pr:1c zn:y 24d:y 54x:s 24i:s 5f9:p mq:o 2m2:m 2ly:j 248:e 2kc:e 28l:e me:c 247:b zk:b 3vg:a 2ds:9 1sl:8 3u6:6
number	4y	24j:a9 4ta:2b 5cs:1w 47k:1t 1se:1r 264:1g 4a4:1g 30w:1f 512:1e wq:1d 2iv:13 15c:z 247:s tr:r 193:o 16e:j 1uo:i rm:h 395:f cf:f
everyth	3y	24k:7n 561:24 5id:1w 4kb:1o 4rd:1o 5ha:1f 20a:19 4xa:16 22q:14 517:w us:t 4m6:r 1wr:o fa:n ef:m y0:l 111:i 248:i 80:i 1ad:h
everything	2v	561:25 5id:1x 24l:1s 4kb:1p 4rd:1o 5ha:1h 20a:18 4xa:16 22q:14 4m6:13 517:x us:u qs:u 3iy:t 1wr:q ef:p fa:o y0:m 2fq:k 248:j
understand	1y	2lo:24 4bm:1t 4qb:1o 274:1n 4vu:1n 3gc:1b 52b:1a 4a8:18 12c:15 4en:10 5b8:t ed:n 1oe:i v4:h 2lv:h 4wx:f 86:e s1:e 24e:c 2lr:c
food:pizza-base	w	1ik:21 4fo:11 3je:a 247:8 44n:8 44o:8 44p:8 2lt:7 3oh:7 235:5 248:4 20j:4
neapolitan	g	247:h 248:9 20j:9 1uo:4
68	r	2im:1z 32t:14 416:p 417:p 2ow:l 28j:d 1cc:b 2zn:a 2iv:7 49b:6 2zg:5
food:eclair	17	24q:61 24r:33 31i:v 242:e 391:a 31l:7 31h:6 205:4
food:choux-pastry	t	24r:68 3ax:y 24q:x 3ay:l 31i:l 48u:7 6i:5
v	k	24s:28 2z4:l 24q:f 2z5:c 2z3:4
pierc	m	2io:y 1f7:q 24q:j 3xx:7 3xw:7 3xy:7 3xv:7 3xz:7 2y8:6 1f8:5
deflat	v	24u:1v 24q:p 1cg:m hl:k 2ln:e 2li:8 2lt:8 3oh:8 6a:6 35k:6 28f:5 1cm:4
cavity	r	24v:30 5gs:2i 2tj:15 1e9:x 24q:j
amaz	k	4us:1n 222:1c 24q:j 32h:g u7:9
croquembouch	g	24q:j
pari	g	24q:j
brest	g	24q:j
scor	1k	250:95 251:2f 4tz:g 257:d lu:a 1se:9 165:7 45w:6 45x:6 45v:6 45y:6 4a8:4
slash	y	251:59 4a8:18 250:u 257:r 2lt:n 3oh:m e4:b 3oi:5 3ok:4 3oc:4
lam	i	252:1d 251:k 253:i 256:h 259:4
razor	g	252:j 251:c 256:a
drag	1d	29h:2b 254:24 255:15 29e:15 1ej:13 1mc:z 1qt:w 1ww:w 13q:u 2lx:s 1up:l 2lw:i 13s:g 3ei:f 3eh:f 1kt:e 3ej:d 252:d 3ek:d 2lv:a
pattern	y	255:5o 5lz:1d 1up:1b 1jj:10 ql:o 51h:g 3qg:a 5mu:7 254:7 252:5 35z:5
ear	v	256:35 3z8:1b 2ph:10 4dn:h 3yo:f 2a6:f 3zk:e 252:c 2v3:c 1o:b 10j:a 1ue:9 251:7 1n:7 27h:7 253:7 y5:5
cross	10	257:76 58u:u 250:s 2ed:p 251:g 3vb:f 2en:f 36y:b s4:b vl:5 f7:5
instagram	i	2ms:15 252:l 3rf:h 251:d 253:c 4pp:b
cuttin	g	252:i 251:b 253:a 256:9
u	17	3cv:28 3ea:13 4v2:13 36u:u 1ph:o 3hh:l 30y:k 4co:i 252:h pr:g 475:g 2nd:f 310:f 1jf:c 4aw:c 4ni:c 251:b 311:b 1nz:b 253:a
angl	m	1v4:1c 25b:q 48u:i 252:h 31i:f 2yv:f 251:b 253:a 256:9 2yw:8 2yx:4
boul	i	252:j 2qy:h 251:c 253:b 256:a 2qz:8
weakest	e	
serrat	e	
almost	1b	58a:2c 52g:1v 25f:1p 4po:13 4wj:10 2k0:t 125:q 1jl:o 1jo:l f2:h 3pb:f 27s:e yw:b 24a:b 1ch:a yd:a fw:a pi:a s0:9 s1:8
sag	m	1o8:1s 50f:1s 4y5:y 2mb:r 2ng:k 3qi:j 4ya:8 1rp:4
sift	25	25h:az c4:b
lighter	7x	2h3:59 25i:55 2fn:31 1qy:2w 2h8:2o 2hx:1s 1zb:1m 93:1h 4oo:1c yd:15 4qz:13 2u:10 5fl:z q6:t 39f:t z4:q 1z2:k 1c9:f 2af:d 510:9
food:bran	i	25j:1c 2lr:k 25h:5 25r:4
great	3m	19k:22 27h:1x 2hj:1u 59n:1n 2y7:1l 1lb:18 514:16 1en:14 5jt:z cz:v 3vs:v 3jv:s 1l8:r 3ro:p 532:o 21y:l 11p:j 1vf:j 107:j 3o6:j
height	t	1se:m 4v:l 1zh:k 25j:h sz:a 11h:8 29v:7 3nt:7 3nv:7 25h:7 1e0:5 25r:5 1l1:5 3nu:5 3op:4
yall	1v	1gd:17 4g5:y z9:w 2jj:u 2c5:s 1w1:q 46x:q 46y:q 25j:l 2tb:g 2tc:g 1gr:b 2jm:a 2t5:9 2t7:9 1x6:9 47n:8 47o:8 1nz:8 ru:8
strainer	1i	5aj:22 25n:1u c4:17 55e:n 1in:l bu:k yl:k 17l:h 5ap:h 31e:g 4x5:f 2xl:d k8:8 33x:7 5hl:6 jf:6 341:4 340:4 343:4
cba	k	4q5:1p 25j:p 127:m 1jw:b 25r:8 25h:5
lol	15	3zc:1k 29v:w 47x:w 372:u 3af:r 5lc:p 47y:o 25j:l 2gy:k 395:i 3cr:g 164:d 398:d 14h:d 2ln:c 2hb:c 3r2:a 3r4:a 2qi:a 1ml:9
food:ground-almond	1t	25q:cq 1zx:q v9:e 361:a 1ki:8 362:7 2aw:5 5cv:4
food:macaron	m	31h:j 2c9:j 25j:i 2c6:h 26z:b 269:b 2ca:9 3pf:7 25h:7 3oa:6 25q:6 2c7:5
seldom	e	
bendy	1m	25t:8v 1rw:z 39t:o 3u0:b 3tz:b 3u1:b 1s8:a 3u2:7 16d:7 mn:7 1fc:6 1bf:5 1ny:5 ax:4
cakey	r	25u:50 261:o 27a:9 1z5:6 t0:6 266:4
chewiness	g	25u:k 25z:e 25w:e 25y:4
crinkly	g	25u:k 25z:e 25v:e 25y:4
bang	14	25x:4b ay:w 21t:s 2na:n 2xf:l 33q:f 37n:f 2xd:f bl:e 2x9:d 28c:c 2xc:c 1lf:a 3ny:9 3nz:8 1cm:8 1ww:7 1ax:5 5r:5 314:4
snappy	k	xv:i 11n:i 25u:9 25z:6 25w:6 25v:6 21s:6 4qi:5
subway	g	25u:l 25w:e 25v:e 25y:4
brittl	12	260:3g 10w:21 1pn:1c 1pl:s 2cr:f a5:d 2ne:a 2nk:7 3pk:7 3vs:7 4uh:6 25z:6 25w:6 25v:6 57e:5
fudgy	r	261:5p 25u:22 266:5
squidgy	1d	194:1n 50f:16 261:13 48d:w 26w:u 1f8:m 2hc:m 4s7:j 2pu:i 11m:i 26t:f 3nl:b 56h:9 1r8:8 1zh:7 25u:6 1rv:6 2ja:6 245:6 3ni:6
ingredient	3k	263:c5 2t6:3l yn:27 3ig:1x 4qy:1f 15r:11 4vr:w 52w:r 2tq:p 2ve:o 2bk:k 2ub:k 33z:i 2rj:h 22t:f 2fq:e 2he:d 2ff:b 32i:b 3js:a
9	20	264:3p 284:1z 2m8:1d 30n:w 1f5:q 2ae:o 2ho:m 2hf:k 24j:i 30q:d 1k8:c 265:a 2fr:a 4ks:8 3ja:5 3ug:5 4la:5 30y:5 hn:5 2d4:4
11	12	265:1r 2fh:10 2tf:f 2he:b 15v:7 3ch:7 4le:6 4lg:5 1w3:5 xr:4
crinkl	k	266:3k
tall	1b	267:1j 231:1f 4yv:13 4fo:z 1cg:y 1lr:w 26b:p 3ju:l 5nd:h 3y6:e 1a2:d 38k:c 4ho:c 4hp:c 28f:9 1sk:9 1li:9 3je:9 nm:9 4rh:9
sideway	k	26d:2a 26b:11 268:h 26c:a nm:6
cutter	1n	269:b5 2x7:v 481:d 4mu:a 25l:8 f6:6 f5:6 2y7:5 1h3:4 1je:4
sens	p	11p:z 255:y 31n:o 268:d 31q:b 1up:a 31r:8 nm:5 1go:5 2sz:4
tower	r	26b:36 26c:15 2bz:13 268:w tx:h 1f9:f 4s:a 267:8
toppl	m	26c:1a 26b:10 26d:z 268:s 29e:r 54m:6 nm:5 486:4
pisa	k	268:2d 26d:1k 26c:u 54m:6 486:5 nm:4
daein	i	3lb:s 268:j q:9 1dy:6 41p:6 nm:5
hockey	p	2jk:z 1l1:x 3tg:l 268:f 2o8:6 gc:6 15i:6 nm:5 1r8:5
puck	r	2jk:z 1l1:x 3tg:l 268:f 224:d 306:9 2o8:6 gc:6 15i:6 3nn:6 nm:5 1r8:5
squat	k	342:h 268:h mw:9 nm:4
flut	i	2vh:v 268:g 488:a nm:6
food:filo-pastry	w	26j:6h 26k:u 287:d 2o5:7 u8:6
food:puff-pastry	1d	26k:6s 26j:1z 2o2:w 287:v sw:n 383:m sz:k 1c7:c 29k:c 4ca:7 mw:5 26m:5
torn	1n	26l:2m 13n:24 3jr:1u 4zv:s 2s1:p ku:o 5r:h 18x:f 15g:e 29e:c 26o:c 26j:a 29l:9 13g:8 18q:7 tx:6 8h:5 148:4
unroll	y	26m:6p 46k:1s 286:13 383:r 385:m 3y0:k 29k:f
refreez	r	26n:4i 26j:m 3v6:g 3v7:g 37g:d r8:d 26o:b n8:5
food:baklava	i	26j:15 26o:x 26m:4
food:filled-pastry	n	26p:60 26j:m 26o:b 38u:9
wrapper	17	4al:58 26q:3y 1is:10 224:d 306:9 4k3:9 3nn:6 5lz:4
colder	m	26r:1m 9d:i 40c:i mu:f 2ho:c
warmer	e	
food:cream-of-tartar	y	26t:7h
food:pavlova	4f	26u:b8 1zf:36 29l:34 3rp:2l 2rq:2a 5e5:1y 2md:13 1y9:11 1ww:q 23q:o 382:n 1vl:m 26y:j 26z:i 2m9:d 20x:d 2e0:c 42x:b 2og:a uo:a
food:white-wine-vinegar	10	1y7:45 26v:21 1ky:1f 1ya:1f 5ky:7 26t:7 1yi:7 1yf:6
marshmallowy	i	288:n 28b:k 26t:j 28g:9 28d:7 271:5
tell	2y	26x:cp 3ao:x 1uc:w 1ue:s 2tp:q av:n 2dg:h 2pz:g 2om:g 12d:f 2lr:e 2ln:e 33z:c 214:a 12r:a 4ja:a 4kw:9 2tz:8 3ci:8 3cg:8
dessert	24	1md:25 23q:1k 50w:1c 1m6:1a mo:18 38c:17 5hh:11 34w:z 5hi:x 4bt:s 3h2:q 3i9:n 3kl:i 2by:i w9:i 21p:h 2e0:e 26t:c 4ho:c 4hp:b
weep	20	26z:2x 4tv:2d 2md:1x 2yo:1q 3n3:1o 4zi:1n 26u:1l 459:1h 2ab:1g 4pr:1e 1pa:1d 3dz:16 543:w 3qg:t 1i2:o 27q:m 4a1:l 5mu:l 1iu:k 231:i
tartar	v	270:7p 3kk:9 h4:9
overbeat	k	54u:17 54t:14 26t:l 1tr:j 1tq:h 3ph:b
sirka	g	26t:k 271:6
flop	y	58s:1u 22e:1m 3qh:11 3rz:r 3no:k 231:j 26t:j 3nq:g 267:d 1rx:9 3nn:5 271:5
habit	n	1h3:w 3oe:r 26t:k 24m:e 18s:a 31y:7 271:6
steady	i	32n:1g 1lm:q 19x:5
harder	t	275:1a 1ji:12 3rt:s 218:o 1o7:i 2ay:h 3bh:g 3l9:d 19i:c 8i:7 18u:6 3nr:6 1zi:6 1vq:5 e5:4
flaky	w	277:57 2ft:1c 2kl:c 18v:c 27k:c 266:c 1y3:a 2rx:8 2kj:7 1sm:7 3gh:5 2lu:4
brilliant	g	266:t 261:4
em	2d	1az:24 4yj:1s 5ea:1o 59m:1j 4t8:1d 19q:1a 4y0:16 165:14 290:14 20a:13 2n2:z 1ag:t hb:s 1y0:o 266:o 2qt:n 10l:k 35k:j 38u:j 2y8:g
blondy	i	261:j 1z5:b 25u:a
food:dried-fruit	v	27e:2x 27b:29 3ib:1p 27f:s 15u:g 15v:c 3gk:a 36q:7
food:rum	17	27c:7g 1vj:1r 1v9:12 1ca:b 23r:9 501:7
plump	t	27d:1l 1wu:19 1rr:l 15u:k 22n:e 27j:c 27c:a 15v:9 3ii:5
food:currant	r	27e:52 27b:1w 27j:v 27f:a 27h:9 27d:4 3r8:4 15v:4
food:dried-apricot	r	27b:1t 36q:10 27e:x 27l:w 563:j 15v:h 15u:6 1mn:5
grandad	w	5mc:1r 3gi:1f 1lg:17 573:11 574:11 22n:h 3s9:h 4br:d 4bq:d zn:c 2bk:c 3u5:c 22g:c z2:a 4je:8 3o1:7 27i:7 2e9:5 28k:5 2dd:4
rehydrat	m	27j:1a 27h:15 22n:15 3at:d 12p:c 27e:a 27d:8 3f6:7
brack	i	22n:i 2ja:i 22g:c 4hh:b 27e:5 27k:4
kishmish	i	22n:1f 27h:i 27e:d 27d:a
food:iced-bun	k	1e7:11 22n:i 27n:c 22g:c 1y3:7 27i:7 27m:6 27p:6 2rx:5 27e:4 1sm:4
food:apricot	1w	27l:ci 27b:2l 27f:1f 27e:14 2ca:12 4x5:h 3gk:4
food:pastry-sweet	m	27m:1j 4bf:10 27p:v 27n:q 2aa:g 1e7:e 38c:d 3r6:a 3i9:7
babka	k	27n:40 27p:a 1e7:6 27m:5
cinnamon	n	1e7:u 27p:s 3o8:q 2rn:l 202:i 1zz:d 27n:5
enrich	k	1e7:1c 27o:y 27n:p 27p:i 27m:d 3o9:7 3oc:4 3oa:4
leak	40	27q:d1 5lr:2k 27r:1l 227:1i 4yw:14 56k:x 4as:s 2md:s 2sl:r 1j8:r 4ar:q 4zj:o 16r:l 3dk:l 2t4:j ks:j yr:i 38c:g 2ba:e 38z:e
ooz	1m	27r:51 3dz:1y 5n7:1r 1ue:1d 2md:z 26b:r 372:p 2s4:p ol:n 27n:m 1kb:m kb:l 27q:j 2z1:i 1tr:f 1tq:d 27p:a 1e7:9 3r4:8 225:8
buttery	v	44z:1i 3pb:1b 2ou:1a 27n:m 1vc:f 1fw:f 257:c 35p:c 27m:c 27p:a 1e7:9 3pe:8 zz:7 18v:7 1y2:7 w8:6 2e8:4
budg	10	5lb:20 5i8:1s 2na:1n 2oj:14 4vh:y 15g:q 27n:n 3us:f 37n:c 27m:c 27p:b 1e7:a 18z:9 6z:9 13g:8 3p2:7 3q3:6 3q2:6 3bz:5 3ef:5
tempt	k	4w0:2x 27n:n 27m:c 27p:b 1e7:a
squishy	t	1wu:s 2jd:q 2jf:p 1x5:p 27n:m 1qx:m 1ff:i 2je:h m1:h 27m:c 2kh:a 27p:a 1e7:9 27d:7 kv:7 1fd:6 1bb:6 2jg:6 1cv:5
special	1p	5el:1w 4s3:1v 556:1v 27w:1p 5cy:1c 4bn:19 30u:18 2xm:16 4pa:16 1vj:w 3qg:u 47d:t 55c:r 3yq:o 34e:o 27n:n 5mu:l 3u6:l 4xm:k 34j:k
food:festive-bread	n	27x:2t 243:1t 1e7:1h 2a5:z 27n:8 27m:4
28	v	27y:5d 46t:12 3dr:g 4hw:g 1xe:9 3f8:9 3f9:9 3qz:8 3qo:8 3i3:7 2xu:5
refrigerator	4v	uv:28 348:1g 1rk:x 1uw:t 1wj:p 1l:o 239:i 1d:f 349:e 1g9:d wr:b 1b:a 213:9 4py:9 4pz:9 v1:8 390:8 if:8 pp:8 pi:8
ya	i	281:1z 3nf:19 12h:5 1pa:5
fussiness	g	280:16 jb:u
forgiv	e	
unbak	15	283:3u us:2c 4px:1k 34x:1j 2a8:13 372:r uo:k 3r2:9 3r4:9 y2:4
nin	49	264:57 284:4x 283:1o b0:1k 3jc:1a 4wu:1a 5d0:w 55q:v 411:r 24k:p ef:o 2y0:m 4al:l 3fp:j 1a0:j 217:j fl:i 2fr:i 1ah:h 50u:g
afor	19	2yr:1c 32b:12 1kg:r um:o 48f:l 2ll:l 2cb:k 35j:j 3dx:h 3dw:h 3dy:h 1cg:f 1e9:e 3b5:d 1yz:c 3b6:b nl:b 1ro:a 24v:9 35m:9
mass	12	286:29 56s:23 5e2:21 3c4:1o 2qj:u 26m:l 2qy:l 1eo:k le:f 1ll:9 hg:8 mz:7 4v5:6 qf:6 kb:4
food:shortcrust-pastry	15	287:74 2rj:s sw:l 205:h 448:d 446:c 242:c 2am:9 1ad:9 26k:8 447:7 24r:6 3g2:6 ry:5
flourless	g	28b:q 28g:c 28d:9 26w:8 288:6
desert	m	3nw:1r 53s:15 53r:w 288:n 28b:k 28g:9 28d:7 26w:6 1is:5
fallen	1w	28a:35 516:2z 5iu:27 1fi:20 1is:1t 5ck:1b 4r9:1a 587:15 45h:x 28f:u 146:q 28c:g 2lt:e 3oh:d 35p:a 2sf:9 1c:9 4th:8 os:8 2s3:7
tort	k	28b:1a 288:y 3bj:y 28g:e 28e:d 28d:a 26w:9
crater	10	1cm:1p 469:s 3no:s 25x:n hl:i 28c:g 1cg:d 28f:a 2l8:9 460:8 kq:6 y6:6
earthquak	i	288:m 28b:j 3o4:a 3o2:a 28g:9 3ng:7 26w:6 2og:5
birthday	1v	28e:50 28b:2k 29o:1s 5cy:14 1o8:13 3it:13 l3:z 3kf:y 3ri:x 3kk:v 2c3:r 2fi:p 25g:l 3ys:i 1lv:g 416:f 417:f 2za:e 3qg:d 31h:c
beautifully	n	3ra:x 4rh:o 288:g 28b:e 3n9:d 3n7:d 3ko:c 1cm:b 28c:8 3cn:8 2lw:7 24u:6 35z:6 3n8:6 28d:5 26w:4
sigh	g	288:q 28b:m 28d:8 26w:7
slump	v	28h:21 3r3:12 53v:12 26z:v 288:m 28b:j sz:f 28k:e 3dk:a 1cf:8 2o2:7 28d:7 26w:6
correct	2n	294:1v 4po:1e 4vp:1c 4wj:1a 1ah:1a 5f6:1a 1d9:17 1vs:14 1wm:14 3ht:14 2ji:13 288:12 172:11 5dk:10 5n8:z 2rr:y 4vk:x 1p1:x 28b:w 2kb:w
underdon	1k	24p:1z 28j:1v 1gi:15 zn:11 ct:w 3s9:t 1wa:m 1vs:m b0:l 2pc:j 1ob:h 2il:h t2:f 288:f 194:d 28b:c 49b:c 1o3:c 1gj:a 2lj:a
food:mousse	1m	28k:7e 403:1h 28p:18 273:q 42z:o 2av:n 22d:g 372:f xv:f 2do:f 3rh:e 22e:d 405:d 23p:c 1jf:c 40y:b 3ed:a 22c:7 28r:6 3r2:5
85	w	28l:33 ox:17 3c1:16 jk:w 2iq:q zn:n 3u8:m 28m:d 1mn:c 2ji:7 19y:7 3sc:6 3sd:6 2kh:5 57g:5 2gy:5
food:white-chocolate	n	28m:1q ox:s 28l:m 28p:m 48a:8 2qt:6
expensiv	32	tj:26 4j:1z 23j:1k 23l:1j 156:1e 1ef:1a 3js:19 4ag:17 39q:17 2d5:13 3nk:10 v:y 57s:x 3rp:s 50b:p 17u:k 5cj:j 19z:i 4t0:h vf:g
terribly	1y	3hb:2t 3tb:2e 3o3:23 58a:1w 50p:1v 561:1t 42s:1q 4w8:1l 23m:1e 3gf:1d 1iu:18 2qx:13 17a:w 3kr:v 3y0:u 2sg:r oc:r 32h:q 1b7:q 36w:n
ganach	v	28p:5x 391:d 2gt:b 28r:4 ox:4
semisweet	g	28l:b 28r:6 1ij:5 1uo:4
galaxy	i	1mn:h 28p:c ox:9
innit	m	2fi:r 2b2:o 2c3:j 2cq:f 28l:b 28q:8 2fk:6 1b8:6 157:5 1ij:5 2bx:5 1uo:4
seventy	p	1gg:q 3xp:n 2j5:n 249:l 4n4:d 2oq:d 3xq:c 28l:b 10i:9 3p2:9 2j4:8 28q:8 28r:6 rm:6 9i:5 1ij:5 4lv:5
suit	3b	5j2:27 5gj:1s 1vl:1c 4a5:18 2vs:18 4oo:12 3hv:z 28u:w 32b:v 20n:u 4rs:u 1mx:t 4qq:t 59b:r 40u:r 1iq:q 3gr:o 5le:n 12e:m 7x:m
stiffly	e	
food:frozen-fruit	14	28w:9x 3zm:2l ly:o 33f:g 2u8:9 22r:8 33g:6 33l:6 33m:6 38k:5 30d:4
allotment	14	290:19 r:17 573:11 574:11 4ph:v 59d:t 1dl:q 5hb:q 28y:i 1a:h 1s4:g 40p:f 40o:f 40l:f 36a:c qu:c 4ib:9 3x0:9 25t:9 3xf:9
tappl	g	290:1k
food:blackberry	12	28z:7g 290:j 22r:i l0:g 10v:c 3i8:c 1nv:a 28y:8 35o:7 28w:6 1de:5 gq:4
food:quince	i	28y:z 4bo:x 290:i 342:9 10v:5
meet	t	1jo:1f 3ao:1a 291:16 4g7:12 33t:11 2st:o 4g6:j 1x9:e 1il:b 33z:8 3l3:5 4g8:5
food:muesli	v	292:7z 3ro:16 1wx:c
jumbo	1b	293:7e 2ov:14 4sc:x 17w:m 191:i 1vy:e 292:5 1x0:5 vb:4
cupful	k	41e:1z 28i:r 295:h 296:h 292:e 1us:5
outta	g	296:k 292:g 1us:5 294:4
food:rice-flake	g	295:o 292:j 294:5
nae	6k	23i:1n rr:1m 2qx:1d 1sy:1c 3ik:18 4yy:18 15p:17 4yw:16 44m:16 4x7:13 4zi:11 2xk:z 50t:y 1t0:w 1p:v 287:u 29t:s 2xj:r 43k:o 3r0:o
food:desiccated-coconut	r	298:65 44m:j 1wx:f 5gl:5
food:quinoa-flake	g	vy:1a 292:5
food:gluten-free-oat	m	29a:4a vy:17 567:8 299:6 292:5
underbak	t	4ah:14 29b:10 194:y 191:s 56c:q 1wx:e 3p5:7 t2:7 1uy:5 2lj:5
breakingly	g	191:d 1x0:8
wobbly	1m	1uy:3w 2l9:2f 4ke:1r 50f:1m 29d:1b 2m4:l 11a:i 36f:i 1kt:f 5kj:d 191:d 1km:c 254:b fu:8 5gw:7 1sh:6 262:5 1x0:5 1mq:4 4a7:4
neatly	1g	254:1i 18q:1g 1kt:1c 2of:15 45m:v bd:v 5lb:u 15l:u 155:t 45p:t 29h:o 2qi:m 26c:l 527:k 26l:j 29e:f 13s:e 59z:c sq:b 4yh:b
sixteen	1e	29f:2n 219:2i 544:1m 301:1f 29j:s 29i:s 19g:k 1ks:j 2n3:j 39n:g ty:b 1jq:8 3b9:8 35r:7 2sr:5 1y0:5 4j1:5 3b6:5
dog	44	29g:c0 254:1b 3y2:x 3bq:q f6:j 3mx:g 3mw:g 3ex:e 3fe:d 3bm:c 1cy:b 3ez:a 2dv:a 3mu:9 4i1:7 3bp:6 4gx:6 3et:6 13s:5 405:5
smear	v	29h:37 42x:1y 254:16 1mc:11 1jb:11 13s:f 1ww:c 257:c w8:5 2e8:4
raggedy	g	29j:15 1y0:7 1mc:5 254:4
slicin	g	29i:15 1y0:7 1mc:5 254:4
food:arctic-roll	n	29k:36 2jz:1a 383:v 29j:t 29i:t 1y0:5
food:trifle	1g	29l:23 26u:r 49k:n 2lr:n 9t:k 2dd:k 2b2:k 3p2:i 3qe:h uf:h 3ca:g 3qc:f 27t:e u7:d 22g:d 3nw:c 2og:c 2xq:a 2e0:a 2lw:a
decorat	14	29m:2p gj:2h 29o:20 1ck:z 31i:o k6:m 4a2:l 2jw:d uh:b 6o:a 48u:8 16c:7 3rf:6 3h9:5
itll	2e	29n:2t 3ss:20 5i9:1f 1ye:19 4xz:13 4rq:13 3rt:v 1uj:u ks:t 5ae:r 38c:r 5ad:r 3vu:q 59r:q 59q:p 234:o 15e:n 3ne:l 21t:k 38w:k
food:sprinkles	n	29o:3g 28e:x 234:g 29m:b 1mi:4 6x:4
girl	15	5nb:29 5eo:1q 1rf:1h 3fk:12 1bz:z 2v9:x 234:v 36k:o 15r:n o:j 24w:i 4us:i 3za:h 35g:f 3ai:f 4pw:d 1i1:b 3sa:9 1mi:8 36y:8
frost	t	1fd:19 357:10 2s4:k 22:f 31h:e 6x:d 1q6:b 234:9 269:8 yo:7 48d:6 2fi:5 22d:4 1ep:4
o	4x	4yp:2o 5i4:1p y6:1k 1yg:1g 52h:1f gk:1d 3ps:1a 35f:1a 4vf:17 3s2:17 x3:13 37r:z 2rk:x 12c:w 3gj:v 16e:u 1zc:t l2:q 588:p 3pv:o
glacé	i	29s:35 3rg:d
undersid	r	58t:t 4pe:s 32y:m oi:d hz:d 24n:9 1ik:6 6n:5
funnel	m	29u:47 335:8 33w:5
shrank	t	2kn:2p 17a:j 1ry:i 4uw:i 29x:f 29y:f 4bs:e 1ad:b 26m:8 4gf:7 245:6 1cp:6 25p:5 29v:4
trimming	14	29w:7v 4yb:22 3fx:o 2jl:n 210:m 29x:f 29y:f 3gl:d 1if:d pn:9 26m:8 uq:7 3ga:7 245:6 1cp:6 3jx:6 2l7:6 3jw:6
tblock	g	26m:f 245:b 1cp:b
troll	g	26m:f 245:b 1cp:b
coin	10	29z:83 26l:h 225:4 13n:4
wider	i	2a0:s 6q:k 3qi:f 19e:a 111:5
bob	t	4w1:1v 59m:1k 5ca:16 27x:y 4bo:w yn:d 4ac:c 18q:9 342:9 32q:7 4fv:6 44c:6 wy:6 1t1:5 a3:5 2a4:5 2nb:4
boat	p	27x:z 28c:u 2a3:j 2xg:g 1fg:e 3bm:b 4o7:b 4g2:a 3rq:a 3az:a 4hf:6 3bp:6 4lt:6 2a4:5 9w:5 4he:4 3bn:4
slop	15	20a:2d 3bm:22 4xz:1g 2bo:1d 2a2:16 27x:r 1tj:m 2og:j h0:i 1jl:g wk:b 205:b 371:9 3p3:9 15k:6 1cl:6 221:6 22e:5 51z:5 273:4
n	i	33y:1a 27x:17 1rp:q
food:croissant	i	2a5:3s 243:9
slight	p	2a6:36 2m0:1q 2lf:11 2l9:k 1uy:9
silkier	e	
collect	t	45k:1d 3dk:11 f2:v 1m6:k 28k:g 3x6:c 3x8:b 3x9:b 3x7:a 4gx:9 2ac:8 241:7 2n5:7 2a9:5 4gy:5 3fl:5 283:4
posset	i	23p:1d 28k:b 2ac:5
food:angel-delight	p	3q8:1o 2aa:z 38c:j 3r6:e 28k:d 3i9:a 2ac:6 1cy:6 2a9:4
weepy	k	1x3:z 26z:m 28k:d 2ac:6 2a9:4
delight	g	28k:i 2a9:6
truly	y	57f:26 4po:1j 3us:1e 32h:1a 2s4:z 5en:l tp:j 1nd:h 1lu:f 24a:f y1:8 2mj:6 4qk:4
rectangular	k	2ae:3w 226:a
fluffy	2p	2af:cg 35f:2l 11u:20 1kc:1a 58b:19 5fq:x 4zk:s 3yw:r 3p1:q 4ah:p n0:g r3:e 47m:e 1fe:d 1ur:d 1gh:c 35o:c 4v5:b 3bn:a 3tp:9
anaemic	10	51q:q 3se:d 1wb:b l8:a kw:a 4zj:9 2al:5 4qr:5 4qs:5
mat	1d	2ah:4p 2qh:1g 55y:16 565:14 3p9:10 2s6:u 3xn:o 4qy:l 306:e 2gj:d 2gl:c 2gk:b 16p:a t7:a zz:a 2gi:8 n1:7 1bq:7 17x:6 4ld:5
born	k	4s4:1n 2al:t 2aj:k 3cp:f 3cq:e 4jy:4
hotcak	i	2o9:9 n1:8 2al:7 2o8:4
heck	t	34x:19 2al:v 17a:s 2u5:e 2ai:e 32z:d 3qf:a 1v5:a 1aj:9 16w:8 16t:8 2bk:6 1i2:5 21m:4
urna	g	2aj:s 2ai:i
food:gluten-free-vegetable-gravy	i	448:o 446:m 2ar:j 447:d 3g2:a 2aq:7
gf	y	2an:4c 2aw:q v8:j 25q:c 44k:c 2ax:9 4ww:8 vd:8 5ax:7 568:6 29a:5 vl:5 201:4
food:potato-starch	15	2ao:93 2as:b vd:7 2b4:5
slak	k	2au:2p 2ap:l 2ar:6
thickener	k	2ao:n 3qb:l 18b:h 2ar:7 18m:5
diagnos	g	2am:d 2aq:9 18m:4
food:tapioca	1i	2as:bi 2ao:1f 55e:1c fr:j 2aq:j 175:f 18b:d 2vn:6 2mk:6 n0:5
frogspawn	n	2at:2x 5ek:11 3n5:h 2au:d 2ar:c 2l4:b 1u8:a 2gx:9 zw:9 160:7 1fv:7 50b:7 2am:7 2aq:5
slurry	r	2ap:2o 2au:1y zt:r 2at:i 24b:8 3n5:7 4jz:7 2ar:4
recommend	n	2si:1p 2ar:m 2zi:i 1p5:h 2zj:e 2zf:d 2am:c 1e2:a 2vm:a 2aq:9 18j:6 1xv:5 2zg:4 18m:4
food:gluten-free-plain-flour	1p	2aw:5e 2an:1o 25q:1g vl:q 221:l 1zv:g 18m:c 2ax:a 14h:9 1zw:8 vd:8 6u:8 2bv:6 107:5
food:spelt-flour	i	vk:1p 2fj:5 2da:5
reduction	i	1jb:z 8i:e
vegetarian	5o	2az:cc 2bd:4y 2h9:3d 2e4:2m 49:15 43s:14 2dq:13 3mh:y 3ca:w 530:t 52z:s 20n:q 3gs:n 4gg:m vh:h 1h2:g 4sa:e vs:d 4sg:c 4sh:c
hidden	v	sa:2v 4qp:1n 3vq:17 2b2:m 1zj:g vh:d 3cl:b 1a5:a 1mo:8 2bc:7 23s:5 eq:5 1di:5 157:5 4je:4
food:wine-gum	g	2b2:l 1mo:7 1b8:5 157:5
food:rennet	m	2b2:4a
food:suet	1m	2b3:92 1gh:h 2ol:4
niec	1g	1b8:2e 2cc:1y 4hm:x 18s:w 1r1:v 568:t 37d:o 52k:n 4sm:l 2ep:k wa:j 2ax:h 2an:f z8:f nv:c 44l:c 1ne:c 4ww:a 4lb:7 2bj:6
surpris	k	5dm:1m 2b2:l 1ou:e 1mo:7 1b8:5 157:5
print	i	4tl:16 2b2:l 1mo:7 1b8:5 157:5
food:grana-padano	y	2b7:63 zc:y
food:gorgonzola	e	
food:tapenade	e	
food:kimchi	10	2ba:7c
food	15	2bb:ax 36u:m 9r:c 1le:c 4er:b 2hi:a 1um:7 4eu:7 4es:7 4ew:6 4ey:6 4ex:6 4et:6 4eq:6 47s:5 2dg:5 2bo:5 4lk:5
secretly	i	2bc:1b 23s:8 2bd:5
food:quorn	w	4gg:3v 4sa:2h 4sl:16 2bc:r 49:m 5d1:j 2bd:j 4sb:8 23s:7 36d:4 44l:4
accidentally	i	2bk:k 2bc:d 3wr:6 23s:4
sneaky	g	2bc:f 23s:4
product	m	2rw:1j 23s:8 2bc:7 2ha:6
plant	1g	2bh:61 5er:1q 1d9:w 5d2:t 5d3:t 1uz:o 2cs:n sy:l 1iy:g 35c:f 4je:d 2bd:d 23s:d 246:c 4o7:c 2b3:c 4er:b 4ac:b 4pv:a 5d1:a
trap	g	2bc:f 23s:4
girlfriend	v	1b8:16 4vi:15 2en:13 1d9:10 20n:t 4sb:s 2cs:p 2bj:f 2ck:e vi:c 1mx:c 2bc:b 36i:9 vl:9 4sa:7 23s:6 2cu:6 2b4:5
realis	1d	2bk:2r 2be:1k 13q:o 33i:m 2om:m 2eo:l 27g:j 3vb:h 2jk:h 3au:d 2ak:c 2bc:b 4lt:b 22y:b 3s9:a 3av:9 1o3:9 34k:9 1c2:8 3i4:8
food:milk-powder	k	2bl:2y 2bc:g 23s:4
lurk	g	2bc:f 23s:4
nob	g	2bc:i
food:breakfast-cereal	t	2bo:1o 4wi:1l 1im:13 4uv:t 36u:t 4zx:q 1us:o 9r:g 4wd:e 1l6:a 35c:a 44m:8 1rt:7 1le:7
carmin	e	
e120	e	
shellac	e	
promis	g	44z:9 450:8 1pv:7 v9:5 1ee:5
food:dairy-free-white-sauce	g	2bx:j 2bu:f 2bw:5
creaminess	k	2bt:q 1l6:o 2bx:h 44m:f 2bw:4 3rj:4
intolerant	17	2bv:36 eq:12 239:r vi:o 59w:m 1w0:h 1w2:h 246:a 2cu:9 42z:7 2bl:7 221:6
hiv	p	3m3:y 2el:u 2ek:p 2ej:k 2bt:h 2bx:b 3wh:b 2f4:b 3wk:9 3wi:9 2bu:9 4je:9 2cw:8 2ei:8 5fs:7 3mb:7 2eb:4 2bv:4
milkless	i	2fi:l 2fj:j 2bt:h 2bu:9 2fk:5 eq:4
nor	v	4o4:t 1cf:r 448:m 446:k 2am:f 2bt:f 38h:e 2ft:d 2fu:b 2bx:a 3g2:9 44f:9 2bu:8 1ih:8 386:7 1pe:7 12o:5 2fo:5 1id:5 26y:4
pud	v	5nd:2e 1bp:1o 2xt:1l 2cj:n 4xe:l gc:h 2o8:d 2bt:7 2ck:7 2cl:6 nv:5 2bx:5 26b:4
food:sorbet	g	3oz:19 5b2:e 5b1:c
food:nut-roast	p	2c1:35 hd:t 2ja:g 4hh:a 27i:a 14o:9 2c2:7 w0:7 jx:5
binder	m	hd:w 175:o ia:g 2c2:d
eggless	p	32e:1i 4x6:10 2c3:v 2fi:t 2fj:q 1z6:o 4x7:i hd:c 175:8 439:8 2fk:7 28s:5 438:5
tikki	g	hd:u 2c2:7 jx:5
cutlet	k	2c5:2m hd:t 2k2:b 2jz:a 2c2:7 jx:5 2jy:5
food:marzipan	i	2c9:o 3za:g 35g:e 2ca:b 10v:7 2bh:6 2c7:6 1jy:5 2c6:4 25q:4
classmat	g	2c9:l 2c6:j 2ca:a
food:frangipane	m	2c8:50 1xf:c
food:almond-extract	g	2c6:m 2ca:b 2c7:6 2c9:5 25q:4
food:chocolate-hazelnut-spread	i	4x5:u 2c9:m 2c6:k 15e:b 2c7:6 25q:4
sal	12	2cb:7k 2cc:1g 508:1e 3jv:q 2m3:f 3b8:e s9:b 1n3:a 3nr:9 3gu:8 300:7 33g:7 3jc:7 l3:6 3l:6 1q8:5
class	w	2cc:3d 3d3:1a 2b4:i 3it:h tt:f 1et:e 3kf:a 4je:6
grandson	4t	2cf:2b 4xd:1i 1na:1b vo:18 59v:18 5ea:18 4y9:16 2hg:15 382:y 2gs:v 2x3:t 19d:r 11b:r 4xc:m 458:l 2he:l ff:i 2fr:h 1m1:g 1j1:e
forbidden	t	5ev:1v 5aq:1n 1o7:1c 2dg:u 2c9:k 2c6:i pt:h 2dr:b 3cp:b 2yc:a 3cq:a 2ca:9 z8:9 49d:8 2cz:7 2bb:7 1g7:5 2c7:5 gu:4
child	54	vo:2i 2cd:23 2fj:22 19d:1t 4yu:1c 5f3:19 2cf:17 3sm:14 2if:12 11b:10 vq:s 1bz:p 439:n 29p:n x1:m w8:k 3b:k 2he:h 19h:h 3ua:g
owt	8k	4gf:24 56o:20 2b0:1s 4z7:1p 3g1:1i w4:1f 1r7:1e 4z0:1e 4gy:1c 2he:1c 3iv:1b 4l2:19 1z9:19 4si:19 59s:19 1az:17 ke:13 4tr:11 48h:z 5hz:z
food:ground-sunflower-seeds	e	
food:praline-paste	e	
halal	y	2cj:71 4ei:m 2cr:m 2f5:g 37a:7
muslim	t	2cm:2p 2cj:1u 2co:19 4vi:12 2ck:u 2bj:n 3br:g 2cq:f 1vu:6 1vn:6 3mh:5
drinker	m	2cj:14 3ie:s 3ic:k 2cl:g 2ck:c 1vu:a 1vn:a wg:9
teetotal	k	2ck:29 2co:1a 50y:v 2gs:a 2cj:4
colleagu	i	2cj:s 2gj:c 2gl:b 2gk:a 2gi:8 2cl:5
recovery	m	2ck:1c 2cm:18 50y:s 2cj:p 2gs:9 1vu:7 1vn:6 43a:6 4je:5
evaporat	v	59l:1y 5ez:1d 1jb:11 s0:y 2cj:k 3bt:h 4wj:9 3bw:7 3bv:7 3by:7 3bs:7 2ck:6 oc:5 2cl:5
food:mirin	1p	2cq:ax
food:agar	14	2cr:8a
2½	e	
certify	e	
intoleranc	m	2cu:2n 1a0:q vi:o 43z:k 12o:4 2bv:4
upset	10	4qk:23 2cy:1k 2mh:z 59v:y 2bv:m 3ys:m vi:i 3bm:g 3cp:e 3cq:d 1i2:b 3bp:9 3ri:8 wv:8 4je:6 3az:6 3bn:6 3s8:6 3bo:5 3bq:5
tummy	12	2cw:53 2g7:20 2cy:1h 59v:12 2mh:r vi:c 3fn:a 3x6:a 3ew:a 3x8:a 3x9:9 3x7:9 2gd:8 3s8:8 1hm:8 3w2:7 2g8:7 3tw:7 2n5:6 2cu:5
kinder	k	4xm:1h 479:r 1ew:q vi:c 5hx:6 2cu:6
food:lactose-free-milk	n	1w2:u 59v:q vi:m 1uw:l 2cv:a 2cw:6 eq:5
food:brie	12	2cz:9k 3cp:g 2dr:b 2dg:7 3cq:5
sensitiv	k	pr:q 2g5:n 2g6:i vi:c 2cu:7 2g9:6
bloat	i	vi:c 2cu:6 cd:5 rc:5
she	5t	2dc:32 2d2:2l 49b:1s 2fr:1c 4iv:z wb:y fb:w 2lb:w 1m1:t 5f3:s 5k8:q 2cd:n 2fx:l 1w3:j 2bw:j 2he:i vd:h vq:g 221:f 2gi:f
tablet	w	2d3:7d 3pj:g 3pk:d 322:d vi:c 3vz:9 323:9 1h5:9 42c:8 42i:8 2cu:6 2ne:4
sh	5k	2dc:3h 49b:1s 2fr:1a 2d4:13 fb:13 44a:y 2lb:u sv:u wb:t 5f3:r 1m1:r 2if:m 2fx:l 2cd:l 1w3:l 5k8:k 441:k 3s9:j vd:i 2he:h
food:manchego	i	2d5:1k 5cj:z vi:b 56l:6 2cu:5
tolerat	g	vi:c 2cu:7
food:soft-cheese	y	2d7:7z 2du:p 3u7:j 1u1:f 2cz:9 2dd:8 2kf:7 zu:7 2dr:5 356:4
aged	e	
choos	n	4dv:1w 4y3:1t 59y:1c 262:l lc:k 42y:g 430:f 42w:f 194:7 42x:6
adapt	t	2xt:1m 2an:10 2fo:x 2ax:t 2dl:g 2dm:g oz:d 1u1:c 2mq:b 264:a 25q:8 3jm:6 2dd:6 3jl:6 3ug:5 37z:4 5mi:4 vk:4
expect	bm	2db:9g zm:4y 1cb:2o 3ue:24 3u7:1s 2dc:1n 1av:1g 4ps:1g ed:18 2du:10 4vw:y 2ak:x 18s:w 2rr:v 34m:t yj:s 4po:k sr:k 492:h 53c:f
woman	1i	5hw:2r 3ue:10 2dt:v 2db:i 2ds:e 53c:d 3tf:d 1bj:d zm:a 52k:a 5bw:9 yj:8 24d:8 t7:8 2d4:7 1cb:7 34w:7 33v:5 pe:5 1av:5
food:tiramisu	10	2dd:9j 3rh:l 216:g 3pc:d 37l:d 1v1:c 1sz:b 2ee:a 356:9 37m:8 1wn:7 42z:7 37j:5 22d:5
visitor	t	2hh:t 4si:q 1u1:p 3ky:k m1:k 3al:g 2dr:e fa:c 3cp:c 3cq:c nd:9 gx:6 s5:6 2dg:6 23q:5 26y:5 2dl:5 2dm:5 hy:4
food:pate	14	2df:be 2cr:l 2lv:g wp:e 9d:9 2do:9
food:blue-cheese	n	2dg:3o 2dr:p 2cz:i 3cq:e 1u1:b 3cp:7
rar	3m	2dh:cn 5f2:1c 1vs:11 5jx:w 337:u 355:j 2iw:g 13l:c me:c 2di:a 2kc:9 12r:9 4lf:7 x9:6 h4:6 xa:5 2jw:4 2ja:4
after	1t	2di:8s 1u1:16 26y:n 4i6:f 4ji:c 4ln:9 4m4:8 4lf:7 1zd:6 4l8:6 4kw:5 3bd:5 4i3:4 2dl:4 2dm:4
them	2b	2dj:8b 1u1:w 4j0:d 7t:b 3ci:a wa:8 2qa:7 4k3:6 2dl:6 2dm:6 4ix:6 4i5:5 4jc:5 4ji:4 4jv:4 1z7:4 4i4:4 2rz:4
lady	12	1dc:1j 4xl:11 2dg:u 4wn:t 2qi:l 53c:k 4wo:k 1ml:i 1nf:f 2cz:f 2iq:e q3:b 4fu:b 2dk:a 19v:a 1dn:9 4q1:7 1u1:7 3p4:6 1av:5
duff	g	1u1:z 2dm:6
food:prawn-cocktail	g	1u1:z 2dl:7
food:hard-cheese	14	2dn:45 zc:1d 2b7:13 ks:o 100:e 2hs:c 2hu:a 2d3:9 2hr:9 2i1:6 2hv:5 2hy:5
food:liver	12	2do:8h 40y:7
food:sashimi	1i	2dp:a6 5d9:1k 44u:16 1dq:13 1bc:r 46i:k 42c:j 3tm:6 1at:5 14g:4
food:shellfish	2b	2dq:6z 46o:1l 1q4:13 37a:z 5aq:y 34l:q 3py:n 439:h 5fs:g vh:e 2el:d 2ei:c 2ej:c vr:b 12y:b 46p:a pt:a ow:8 2ce:8 5fw:6
food:swordfish	g	3cq:k 3cp:a
food:raw-milk	10	2ds:7a
food:oily-fish	k	2dt:2d 5hw:19 3cp:d 3cq:4
pasteuris	t	2du:2d 416:m 417:m 2ow:i 22k:e 1cc:a 1h8:8 3u5:8 3ul:7 z2:7 3ui:7 3uj:7 3uh:7 3uk:7 3pf:7 3ub:5 3uc:5 3um:4 35c:4 420:4
limit	14	2dv:43 2i6:1l 53c:1a 301:t 36c:q 1dq:q 3tb:n 36d:j 8v:i 1le:f 1lv:d 2bb:9 36g:9 36e:9 1mo:7 3t9:7 f6:6 2hi:6 2ig:5 2dg:4
caffein	10	2dw:b5 49y:6
mg	e	
midwif	g	57l:g d5:c
sort	17	5c5:2i 2pd:18 2wo:z 1dl:n 5hb:n 1u5:h 2e3:h 1dk:f 15f:c 390:c 1nf:c 2e1:b 138:b 2k0:a 36z:a 4jf:a 372:a 2e4:9 4jp:7 1di:7
potluck	14	2e0:3c 59k:27 38x:13 3it:10 1ud:y 3ls:v 3lp:v 2e3:i 2q7:f 4s5:e 2e1:c 3l:b 15e:b 2e4:9 19f:8 1di:7 3ey:5 9i:4
host	k	2e3:m uf:f 2gi:c 2e4:c 2gj:b 2gl:a 1di:9 2gk:9 36p:6 36r:5
sick	22	2e2:6h 3fn:1p 5f5:1b 4r2:19 4r1:19 3sc:17 3sd:17 4p7:14 1hm:12 3s8:w 1vt:p 1i1:n 1ga:m 3gs:k zn:f 1p5:d 3l7:c 31j:b 1o3:a 2e3:a
eatin	g	2e1:h 2e4:d 1di:b
carnivor	i	2e3:m 2e1:f 1di:9 4l:7
strictest	e	
strictly	g	44a:16 449:8 44b:5
contact	12	2e7:2b 1ym:1c 1it:p w8:5 a9:5 2e8:4
sever	g	257:f w8:7
careful	w	5mc:1l 2i4:1f 5lh:w 5li:w 59y:s w8:h 2x3:f 32q:e 1sr:e 40p:e 40o:e 40l:e 27g:c 257:b 34m:b 3yh:b 3xf:8 40m:7 1bj:6 ke:6
nephew	r	4qw:2c w8:16 439:j h3:j vh:d 438:c 3cl:a 233:9 2w3:7 2eu:7 tt:6 3m5:6 eq:4 1z6:4
epipen	m	2cc:w 2ej:o 3wh:m 3wk:j 3wi:j 2el:g 2eb:d w8:b 2ih:8 2ei:6 257:4
hospital	t	1px:o 3vl:l 492:j 3u6:h 2p1:g 3sc:d 3sd:d 9h:d 257:c 57h:9 1hm:8 4bs:8 zn:8 w8:6 2gd:4 2e8:4 3s8:4
contaminat	m	w8:1g 2eo:g 3vb:d 257:d x0:8 1cv:5 3cj:5
cookin	k	3ca:p 37l:i 37k:f 257:d ly:a 37j:7 w8:6 2e8:5
toaster	1y	2ef:da 3kw:23 373:n 257:k n0:b 376:9 375:9 3vd:9 3ve:9 374:9 1vd:8 2r9:5 w8:4
porous	e	
destroy	p	3yw:13 1is:10 m1:g 2be:e 3bw:d 3bv:c 3by:c 3bs:c 3x6:b f7:b 3x8:a 3x9:a 3x7:9 1ae:8 3bx:7 3bu:7 nu:6 2n5:6 3wr:6 2bk:5
adrenalin	g	3wh:g 3wk:e 3wi:e 2eb:6 2el:4
pen	m	2ej:2o 3wh:l 5dz:k 3wi:i ka:f 3wk:9 2eb:8 5e0:7 5e1:7 2el:5
swell	12	2ek:4y 3m3:22 2el:1k 55q:17 2bw:15 2ej:y 2ei:t 3fp:r 5fs:j 3nb:d 3mc:a 1h6:a 3mb:a 3wh:8 1h5:6 133:4
wheez	i	3wh:p 2el:p 3wk:l 3wi:l 2ej:c 2eb:a
faintness	e	
celiac	t	vl:19 2en:q v8:e 4qj:b 2aw:5 vd:5 nx:5
contamination	i	3vb:n 2en:h 2ed:8 vl:6 fk:6 1sr:5 2bj:4
food:gluten-free-pasta	10	2ep:6i 4ww:33 44k:1k 5ax:8
diseas	g	2en:m vl:5
poison	2m	2er:2f 2cw:2a 2gd:1x 36m:1n 3c3:1m 46n:1h 4pz:1e 4t8:10 1hm:y 3fn:x 3fe:w 38w:q 1zp:n xl:m 2kp:m 4aw:m 3if:m 1jk:l 2en:k gl:j
brother	10	2wm:1w 4w4:1t 4qn:1m 50y:18 1ip:n 2en:l 3lf:i ee:h 2co:g 3gi:f 1b1:e 2gs:d 502:b 1qq:a 165:9 4e:9 20q:9 2zu:7 1o1:7 459:6
sickness	g	2en:h vl:6 2bj:4
bold	n	2eu:51
serious	k	5cu:1c 5b8:1b 404:10 2eu:o 405:8 h3:6
sulphit	g	2eu:p h3:6
he	3t	2ei:17 3kx:12 2el:v 2ej:u 1lh:u 2hf:u 4lm:r n3:r 5t:p 3nb:m 38x:m vo:l 43q:k fb:k 5cz:k 2ex:i 5ab:h h3:g 4iv:g 29p:f
seriously	m	36s:16 2eu:o 1xu:k 2tp:e 2tv:e 2tt:c 3ge:7 1kv:7 h3:6 2tu:5
languag	i	2oa:13 2eu:o 4c6:d h3:6
wher	2n	2f0:d4 4v4:1o 4th:1d 3h9:10 3eb:z 2ad:v yn:t 1ls:t 3ja:m km:f 3hr:d 2eu:b 162:a 4i7:9 1t1:8 24j:7 31o:7 3bd:7 2g0:7 4ig:6
shown	g	2eu:o h3:6
factory	i	2yb:q 2eu:o h3:6 330:6 32w:5 332:5 32x:5 2yc:5
definitely	g	2eu:o h3:6
food:crustacean	g	5fs:1g 2bw:d
food:mollusc	i	46q:12 4ei:j 1h2:f 37a:6
lupin	g	4je:c 4iv:4
food:xanthan-gum	i	2f7:2a 2fb:4 2fe:4 2fg:4 2f9:4
food:gluten-free-pastry	i	2f7:u 3og:m 2tu:e 3nx:d 202:c 2fb:6 2fe:6 2fg:6 2f9:6 287:5
food:gluten-free-cake	g	2f7:v 2fb:6 2fe:6 2fg:6
minus	p	373:21 50h:1w 2f7:t 2sj:r 26r:o 40c:c 2si:9 ns:8 2ho:8 4lr:7 2fb:6 2fe:6 2fg:6 2f9:6
dov	g	2f7:v 2fe:6 2fg:6 2f9:6
food:gluten-free-biscuit	k	2fc:2j 3cn:1v 2f7:t 2fb:6 2fe:6 2fg:6 2f9:6
usual	19	56l:1n 5a0:1j 56k:19 17i:17 3dk:11 42p:w fo:t 2f7:s 3ob:r 19k:r 2kt:m 2rn:h 2wt:g 1bx:d 15s:d vj:c 23l:c 2zv:c 4b:a 1ml:8
food:textured-wheat-protein	g	2f7:v 2fb:6 2fg:6 2f9:6
wiout	i	2f7:u 2fq:t 80:k 2fs:9 2fb:6 2fe:6 2fg:6 2f9:6
food:gluten-free-yorkshire-pudding	g	2f7:v 2fb:6 2fe:6 2f9:6
gum	n	2o4:1i 265:u 2f7:t 3ol:n 3vz:c 1h5:b 3ni:b 3ns:b 2fb:6 2fe:6 2fg:6 2f9:6 11i:5 1w7:5 1r8:5
victoria	p	2fi:16 2fj:o 2c3:j 2rf:h 2rg:h 357:f tg:e 3no:d 3nq:a 3m0:9 3g4:9 3o5:7 2fk:6 28s:5 28e:5 2bx:5 3n3:4
food:vegan-cake	m	2ax:18 2fj:w 2fi:n 2c3:g 23s:b vk:6 2fk:5 2oe:4
food:vegan-frosting	i	2fi:j 1jj:j 2fj:h 2c3:d sv:7
food:aquafaba	v	2fl:75 2c3:z 2fi:d 2fj:c
measurement	m	30p:r 2fi:o 2fj:m 30n:b 3b7:6 2fk:6 30r:5 28s:5 30q:4 2bx:4 177:4
doctor	47	1qy:3a 1zb:2a 1c9:1y 2h3:1m 3fn:1j 5k8:1i 25i:1h 32h:14 2e2:13 2h8:y 3s4:t 3s8:s z4:r 4qz:l 3sa:j 1hm:i 3s9:h 1y5:h 2fo:e 2fp:c
sodium	1k	2fo:80 1vz:1b 1r1:o vc:i 3m1:h 1qy:6 2fp:5 1qv:5
blood	3p	2fp:db 1vs:40 2fo:26 2to:16 13d:t 1gj:r 2im:o 2jw:o 2ce:k 1o7:d 2j0:b 1vz:b 13l:9 1zd:8 gk:6 1fb:6 2fn:5 4wi:5 2da:5 2g3:5
rethink	g	2ff:q 80:m 2fs:9
wean	6i	2fr:39 52v:21 1vz:1z 5el:1r 57w:1q 2d4:11 1w3:y 2cd:w 3t9:w 36z:v 1zu:u 2d2:s 3ug:r 19c:o 1sj:l jm:e 19d:c 4rg:c 3o1:c 11b:b
mom	m	4tc:1b 1rz:t 2fq:s 2ff:n 80:k 3zk:f 3ue:5
food:sea-salt	12	2ft:6c 4gh:2r 1vj:y 2fo:k 2fu:f
potassium	i	2fu:1b 2ft:q 2fo:5
medicin	r	2fv:54 2i7:g 3mp:f 3mo:f 3rw:e 3mq:c 3gx:b 1o9:a 2hs:6 1yk:6 18p:5 3ru:5 2hz:5 2hu:4 1i9:4
diabet	m	2fw:1o 1c9:m 1zd:i 3v5:5 1gp:4
friendly	12	d9:21 4vr:1d 2hl:16 4rg:s 2h4:p 1zd:l pr:h 1uz:f 283:c 19f:9 2fw:7 xf:6 13l:5
spik	m	4as:11 4ar:y 338:s 3pw:h 3pu:e 3pi:d 1zd:b 2ii:a 237:8 1lx:5 2fy:5
gi	g	1zd:b
hear	1e	2g0:4o 5gq:1i 4pe:1c 33h:z 1da:x ap:p 4i1:i 4dn:h wl:h le:g 5jq:g 2oc:e 2a6:e 25l:e 2l5:d 2oe:d 4jg:c 3wa:a 1zd:a 3xu:a
insulin	i	1ta:f 395:e 398:a 2hb:9 1zd:8
papa	g	1zd:b
patient	i	2ft:f 2fu:d 1zd:b 3df:4
carbohydrat	e	
fodmap	p	2g5:4y 1a0:h 43z:d 2gb:8 2g6:7 2cu:6
ibs	k	2g6:3z 2g5:k 2g9:5
stomach	1r	2g7:69 4qk:23 3r9:1l 1yo:18 57g:13 3s8:x 1uq:t 3fn:q 4w4:q 3ps:n 1iz:l 43s:k 2g5:k 1x7:i 57h:h 2gd:g 2g6:f zk:f 1dr:f 2dg:e
ach	1b	2cw:1x 1md:1o 2gd:1k om:q 2lr:n 8v:k 2g5:i 1xa:h yu:g 1je:f 11e:e 2g6:e 14y:d 3tu:d 2af:d 3yy:a 6a:9 3x6:8 3x8:8 3x9:8
jain	n	2g9:4y 1ne:f 2g5:f 2g6:b 4je:b
digest	v	5lc:p 1iu:n 3or:m 2g5:l 2g6:g 3cr:f 1xq:d b:c 3tx:a l6:9 369:7 1yp:6 2g9:6 ok:6 2g7:5 2n1:5 3gi:4
food:onion-powder	1p	2gb:be 2cv:1c
allium	g	2g5:m 2g6:h 2g9:6
cramp	n	2gd:3a 3tw:m 2g5:m 3fn:h 2g6:h 3tu:9 3yy:7 2g9:6 3yx:4
dietician	g	2g5:n 2g6:i 2g9:6
flavor	19	zi:3w 57y:28 1q2:24 45r:1e 4vd:16 3mh:16 2ki:14 1oz:10 20k:u 9s:r 34l:m 43m:k 33z:g 1e3:d 2g5:a 2g6:8 23d:7 2qx:6 1ie:6 1og:6
pyaz	m	2tm:z 2kh:m 2g5:m 2tb:j 2tc:j 2g6:h 2n1:f 1l4:c 2t5:b 2t7:b 2g9:6
lasun	g	2g5:m 2g6:h 2g9:6
kosher	y	2gi:6r 48s:w 48t:m 4je:b z9:9 3dc:9 2gj:7 2gl:7 2gk:5
hindu	p	2gj:6n 2gi:c 2gl:b 2gk:8
sikh	m	2gk:50 2gi:f 2gl:e 2gj:c
jewish	n	2gl:60 2gi:h 2gj:e 2gk:c
passover	g	2gi:c 2gj:b 2gl:a 2gk:9
food:roast-beef-slice	1k	2gn:8p 32s:1g 2gp:r 3q:n 4a1:n 2p7:d 2gi:c 2gl:a 3gm:9 2gk:9 fk:9 2pl:6 3so:5 2dh:5 2gj:4 270:4
invit	k	32i:1h 2e0:e 2gi:e 2gj:c 2gl:b 3lq:a 1xy:9 3lt:8 3lr:7 2q7:5
food:chicken-pie	t	4y3:1g u8:10 2o4:z 4dh:k 2p7:f 2gi:e 2gj:c fk:a 2gk:a 19l:a 10l:9 1pm:8 sh:7
respectful	g	2gi:c 2gj:b 2gl:a 2gk:9
foot	p	3vn:2c 2gr:1p mf:v 1gy:q 3vs:m 3vm:h 2gi:c 2gj:b 2gl:a 2gk:9 41z:8 3vt:5 10m:5 3vo:5
religion	m	50y:13 4vc:y th:j 2cm:g 2co:e 2gi:c 2gj:b 2gl:a 2gk:9 1vb:5 1jc:4
know	27	2gt:6p 3yo:1k 38x:11 x7:w 2j5:t 2ku:k 2ym:k 2h0:h 3en:e 3em:e 3eo:e 2gi:d 9r:d 1le:d 3ep:c 26x:b 2j4:a 2gj:9 102:9 2gl:8
bruv	g	2gj:d 2gl:c 2gk:b 2gi:9
safest	w	3o3:1l 4q2:r mq:r mf:o 2sa:k 2ie:g 3so:f 2y7:d 2gi:c 3vg:b 2gj:a 1me:a 2gl:a 14v:9 2gk:9 2dh:6
food:rabbit	i	1b1:t 2gw:p 4e:c 3sw:7 3ss:5 2vx:5
differently	p	v5:x 1fo:w 1xs:u ri:l qg:l 2mh:g 2hf:e 1n7:e 32m:a 32o:a 1xr:9 32l:9 2l4:8 160:5 2at:5
fin	12	2gy:84 4l6:9 4li:7 4j0:7 2dj:6 19y:5
strict	e	
offer	1d	4uq:2g 50x:1p 3do:1i 2rk:1b 35d:1a 5if:15 ld:z 3v3:w 2v1:u l0:t 35h:s 4kh:p 1cz:m 12r:k 87:i 4qz:h 34i:f 1b1:d 2jy:c 1v5:b
hindus	e	
ritually	e	
calory	42	2h8:3l 25i:3c 2fn:1e 4qz:17 2hx:13 z4:10 2h3:z yd:r 2y5:o 1qy:o 1zb:g 39f:g 93:f 4gd:e 1sz:d 39e:c 2u:a gk:a 39b:9 4j:6
gym	p	2h4:4i 507:1x xf:6
thousand	k	4gy:1v 2h4:q 3jy:f 3k1:8 3k2:7 45k:7 xf:6 3k0:6 3k6:6 3k3:6
wedd	1b	1xz:1m 5g4:1i 357:1a 2h6:p 2h4:o 21y:m 151:m 2dg:j 19f:h 1bs:g 2qg:g 3s8:e 4ld:d 32t:c 2xx:c 58z:b tb:b z6:9 4nm:9 3kf:8
gross	12	325:1e 36u:y 3uz:q 42n:q ww:o 4qt:k 3oe:g 164:f 2h4:e xf:e 1rt:c o9:b 1pn:b xg:a 5bc:a 1le:8 h1:7 1gv:7 hn:6 1ao:6
fatten	1m	2h3:26 2h8:1a 5is:14 1qy:y 25i:g 1c9:d 39f:c 2fn:b 39b:a 93:a 39e:9 4qz:4 2hb:4
food:firm-tofu	n	36h:26 36f:i 36j:9 2h9:9 36c:8 16f:8 36d:6
food:greek-yogurt	27	2ha:am 1o6:1h 5ed:m 5ec:m 2hx:j 44r:h 3zq:g 4x6:d yg:a 1bx:9 vw:9 4qz:4
kcal	i	2hb:z 395:y 398:p 1ta:a
13	14	2hc:6h 2ae:1l 4e9:1a 262:12 1f5:12 1ab:f 27y:e 2ie:b 2m8:8 228:6 1ex:4
wer	92	2hd:3q 37t:1r 4lx:1q 4s0:1p pr:1m 43z:1j 1sd:1g 25a:1g 35v:1b uh:19 4zm:15 5cq:10 1bx:10 29a:v 1m6:u 1t8:u 5f5:t 37p:t 44r:s 1o1:s
led	1e	17:y 19h:x 2cd:f 2he:b 19d:a 58e:a 2d4:7 2d2:5 2hm:4 19c:4
our	1p	2hf:1v 3ku:1f 1hy:x 3gw:q 3gv:q 329:o 5kv:m 1wb:l 2st:l 1xe:k 2wa:j 32a:g 2mh:f 2gx:e 11m:e 4c2:e 1up:a 2fr:a 4nm:8 4ld:6
bairn	bi	zl:39 2cd:2i 4rg:2d 4pw:26 53c:25 29p:1y 5dm:1j 9f:18 11b:15 2hd:10 f2:10 1c3:y 2q1:y 1gb:w 2cf:v 40m:u 54r:r 11t:q 3ls:p 2s6:p
hae	t	35s:y 2hf:l 16r:i 2ds:f 3cd:d 3ce:d 2mg:d 2hj:a 2yy:9 1um:8 24d:7 3dc:7 29w:6 2hv:5 33v:5
food:grape	1i	2hi:b5 3gr:1h 40p:g 40o:g 40l:g 1dd:e gd:d 3xf:9 40m:8 22o:7 1i8:7 40n:6
youngest	k	1ab:1b 2hn:p 1oh:h 2hq:g 2hk:7 2yy:7 2hp:6 3dc:6 2hh:4
wed	m	2hn:u 2hq:j 2hj:c i7:a 2hp:7 41d:7 4o7:7 4lh:5
man	14	1di:1q 1oe:1q 3gr:1k 3g0:16 4xm:15 165:10 1u6:f 3fx:d 4rh:c 2fx:b 2d2:b 4fk:9 2d4:9 yz:9 1r0:7 4j1:6 z8:5 1q6:5 md:4 4aw:4
picky	v	et:26 58e:1a kf:14 d9:m 4pw:g 56n:9 1di:7 sa:7 3gf:5 1dr:4
kiddo	g	1oh:k 2hq:j 2hj:c 2hk:9 2hp:7
dial	1i	2ho:ag 3ks:21 u9:1g 1oh:j 2hq:i mu:e 2zr:b 2hj:b 2hk:9 31o:8 31y:8 2hp:7 2zs:7 31n:6 2zx:5 3ja:4
mirchi	n	2hn:m 45z:j 3mf:h 3md:h 3me:g 1oh:f 2hq:e 3ex:c 3ez:9 2hj:9 2hk:7 41g:5 41k:4 41i:4 41j:4
learn	i	2hn:r 1oh:i 1l0:b 2hj:a 29z:9 2hk:8 2hp:6
condition	k	2hr:1h 2dg:m 2hs:j 2hz:f 2hu:f 2i1:a 2hv:8 2d3:8 2hy:8 2cz:8 3uf:8 2i2:4
warfarin	m	2hs:2y 2hy:16 4je:b 2hz:9 2hu:9 2d3:9 2hr:8 2i1:6 2hv:5
food:grapefruit	w	2ht:ao
statin	i	2hu:1g 2hs:h 2hz:e 2d3:d 2hr:c 2i1:9 2hv:7 2hy:7
clash	m	2hs:m 2hz:i 2hu:i 2d3:i 2hr:g 2hv:f 3gg:b 4ib:a 2hy:a 2i2:5 2fv:5 4oh:4
medication	g	2hs:c 2hz:9 2hu:9 2d3:9 2hr:8 2i1:6 2hy:5
cholesterol	15	2sg:16 2hs:q 2h3:p 2hy:n bk:j 1zb:d 52y:d cy:c 25i:b 244:9 2h8:9 4je:8 4o:7 2hz:6 2hu:6 2d3:5 2hr:5 1qy:5 z4:4 3mj:4
gout	k	2hs:1i 2hz:d 2hu:d 2d3:d 2hr:c 2hy:b 4je:9 2i1:9 2hv:7
antidepressant	i	2hz:1g 2hs:h 2hu:d 2d3:d 2hr:c 2i1:9 2hv:7 2hy:7
attack	i	1lv:f 2hs:b 2hz:9 2hu:9 2d3:9 1mo:8 2hr:8 2hi:7 2ig:6 2i1:6 2hv:5 2hy:5
pill	i	2hs:m 2i1:i 2hz:i 2hu:h 2d3:h 2hr:g 2hy:9 2i2:5 2fv:5
leaflet	g	2hs:b 2hz:9 2hu:9 2d3:9 2hr:8 2i1:6 2hv:5 2hy:5
thyroid	g	2hs:c 2hz:9 2hu:9 2d3:9 2hr:8 2i1:6 2hv:5 2hy:5
youv	m	2e9:1a 2dt:16 2z3:i 5hw:e 2hs:b 2hz:9 2hu:9 2d3:8 2hr:8 2i1:6 2hv:5 2hy:5
med	g	2hs:b 2hz:9 2hu:9 2d3:9 2hr:8 2i1:6 2hv:5 2hy:5
permit	k	2dt:15 5hw:e 2hs:b 2hz:9 2hu:9 2d3:9 2hr:8 2dh:7 2i1:6 2hv:5 2hy:5
food:liquorice	i	2fv:24
food:marmite	k	2i8:2v 5c0:q 37d:p
pharmacist	e	
judg	t	4f8:1g 2l1:16 1dd:h 2mi:d 22e:8 4ju:7 gz:7 4ij:6 273:6 1ll:5
known	e	
sudden	m	3hr:16 1pc:v 1zz:9 mx:9
maoi	e	
danger	1r	2ih:2h 2gv:1t 3u7:1h 40v:16 4r7:11 50r:10 2he:w 48h:u 1ud:t 4wn:s 355:p b8:o 2dn:o 3yx:n 34x:n wa:m 33o:j 3q7:i 33k:f 34w:d
chok	3v	2if:aj 4tg:1f 3et:15 1cj:p 2he:o 46i:m 19h:m 19d:l 3ev:h 539:g 11b:g 3eu:f 45h:e 22g:b 24g:b 3nw:b 3ew:a 2mh:9 4vr:8 2cf:7
hazard	n	1rv:17 1lv:13 2hi:y 4v:f 2kf:6 2ih:6 1l0:4 2if:4
nursery	n	2cc:z 2hi:m 370:k 1lv:k 2eb:h 2kf:e 2ig:c 36x:b 2ie:a 2if:5
eggshell	y	2ii:49 41v:h 41x:h dj:e 2hi:a 535:6 2ih:6 18x:5 1ew:4
pit	27	2ij:4s 65:2s 3ly:1a 3dc:y 3q9:s 469:q 18u:q 2zn:o 2l5:k 3az:k 421:j 423:j 422:j 4gx:d 3b4:c 2zg:c 35s:c 3b2:b 30l:b 4h1:b
food:cardamom	2k	2ik:f1 qo:f 43p:9 qz:5 23f:5 3m7:4
internal	10	2il:49 2c5:n ct:m 2jj:k 2kc:j dk:j me:h 1c8:f 1er:f 2mv:b 2jo:a 2gn:8 2kh:8 2js:7 2mu:7 1d5:6 27r:6 2jm:6 ix:5 2jt:5
pinkish	17	24p:2v 2im:2h 3c3:29 4mc:1o 2iw:m xh:8 13j:5 ml:5 1vs:5
food:chocolate-truffle	19	4q8:2d 56a:24 3bh:1m 5h3:1g 3ku:13 2iw:v 1dx:k sm:h 3jy:f 25t:b 2il:9 3k1:8 3k2:7 3l:6 3k0:5 3k6:5 3k3:5 uj:5 2is:4 13o:4
trust	1d	4xh:26 2io:20 1bc:1j 3ks:1i 24t:y 2lf:m 465:l 3cs:l 2j5:l 4br:h 4bq:g 1lg:e 3xc:e 1lr:c 2lg:c 437:a ml:a mk:8 2sj:8 3p2:8
sawdust	w	3nx:1y 4su:1n 11y:z 3lz:s 13o:o 1gi:g 22g:g 3nw:g o8:f 2ip:b 3m0:5 494:5 4l:5
salmonella	r	zk:13 261:s 1sl:i 3sc:f 3sd:f 53c:c 13o:9 2il:9 194:9 3u8:8 2dk:6 3s4:5 2is:4 zj:4
means:air fryer	gi	2ir:jk 2j3:n 304:j 309:h 3jp:g 14c:e ub:d 3jn:b 17t:b 5c6:b 3zs:a 22:8 19r:7 13o:6 4hl:6 214:5 4qi:5 2t1:5 1kp:5 2y1:5
food:chicken-kiev	n	2ja:2b 48f:q 4g9:f 2il:c 48e:7 13o:6 1rt:5 2y2:5
8kg	g	2iu:q 2iy:h 1q0:f 2j0:5 2j1:5
wiggl	g	2it:r 2iy:h 1q0:g 2j0:5 2j1:5
prob	1t	2iv:8x ml:o mk:l 1ob:k 2zh:f 2ow:e 4r6:8 1cc:7 2gn:6 416:4 417:4
rosy	29	2iw:25 2im:1c xa:q x9:k 2jj:8 2dh:6 2jc:6 2gt:5 2do:5
dar	14	3o1:12 33q:12 4ev:w 5ln:u 5n6:u 351:r 3lc:r 35p:o 35s:l 2it:l 2iu:k 52e:h 2z4:h 4gx:f 1ze:d 2iy:d 390:c 1eb:c 1q0:c 241:c
otg	k	4hj:1g 2it:n 2iu:m 1q0:d 4hk:5 2j0:5 4lv:5 2j1:4 4hl:4
hoo	1p	2l8:1p ro:1c 45f:y 3mt:t 3iy:r 2yp:o 3ms:o b6:o 42b:m 3fa:k 31b:j 1u5:h 2it:h 1kg:g 2iu:g 20f:g 3l7:f 2ay:f 2hj:f 3pt:d
lang	v	ro:1b 2mq:q b6:o 2l1:l 2l6:g 20f:f 3kd:f 3kg:e 1kg:e 2it:d 2iu:c 4gt:b 13d:b 3gc:a 4gu:a du:9 1a1:9 2l3:8 2iy:8 1q0:7
spatchcock	n	2j1:3i 46d:12 46c:l 2it:l 2iu:k 2iy:d 1q0:c 24b:7 4jz:6 2j0:4
stuff	1n	2j2:8c 5dm:1k 33i:19 3dz:14 2c5:n 19h:n wh:k 2iy:i 33j:i 2wt:f n0:e 376:b 375:b 374:b 13f:a 4j2:a 2it:9 2iu:9 2he:7 2r9:7
190	k	1ht:h 1se:a wq:4
food:turkey-breast	n	2j5:12 1w4:t 2j4:m 3ng:i 3nj:f 416:f 417:f 2ow:c 3ni:a 11j:a 249:9 3d:8 3ba:8 1gs:7 3a6:6 3nh:5 2j8:5 11i:5
crown	k	2j5:2k 13o:g 2j4:9
thirteen	k	4e9:1g 2j5:u 1gl:t 2j4:b 133:a
monster	n	4ps:20 17i:z 2j5:t 2t8:n 178:m 2j4:a 1iz:7 i7:5 1k4:5
tek	g	2j5:x 2j4:c
90	m	sk:1z 1lh:o 3nx:m 3ox:h 27l:9 3lz:9 3mn:5 102:4
food:meatloaf	v	2is:4t 2ja:3q 2pr:10 3oy:u 3nx:e 3ox:a 4g9:6 h4:6 3lz:5
bbq	1b	2jb:2o i0:25 1sd:1m 2jg:17 352:10 52j:u 1qx:p 11c:l 569:l 1en:k 46d:h 353:d h4:b 2j1:9 2sv:9
biggest	1b	4wi:39 2jc:1z 3ey:1q 2bo:17 1ey:t 4pa:s 16w:p 1xz:m 23o:i 452:i 3ay:g ws:f ew:f 4gr:a 27w:7 4ke:6 4mu:5 1j4:5
bet	i	2jf:x 2je:m 4lf:a 2di:a 1fd:8 2jg:7 27v:5
hover	i	598:1e 599:1c 2jd:v 2jf:u 1fd:8 2jg:7 27v:5
snag	i	2jd:11 2je:p 1j3:i 1fd:9 27v:6
barbi	n	1sd:1p 2jd:y 2jb:t 46d:p 2je:n 1qx:f 2j1:d 1fd:8 i0:5 27v:5 11c:5
food:salami	m	2jh:48
granny	1e	zn:1j 4r7:15 3kw:14 oz:11 3c1:t 1sl:t 1xi:m wb:j 3ko:j 3nl:i 28i:i 2jm:g jk:g 2u4:f re:f 4dt:f jt:f 9q:f 19v:d 3cn:c
blush	p	2jm:14 2c5:o 2iw:h 3sg:g 2pr:g 2wg:e 1r0:a 2jj:8 2im:6 24i:6 3s3:6 2k2:4 2jz:4
food:plaice	t	5d9:15 26f:z 26g:w 2k6:r 2jk:n 2kj:m 1pn:d 2jm:c 1lp:a 1w7:9 34k:7 1c2:7 3ot:6 3k:5 14m:5 260:4
belly	w	2jl:1t 12l:1j 1r0:v 3k:j 5lc:j 2jm:h 3or:h 2g7:h 1e9:f 3cr:c 4dn:b 2a6:9 48i:7 3fn:7 24v:6 1ue:6 ke:5 48j:5 s5:4 ok:4
pig	m	1r0:w 2jj:v 2cr:l 12l:c 48i:b 3sg:8 48j:7 2wg:7 2jl:5 3k:4
moment	4b	3j3:3m 39y:27 3cf:1x 2mh:1t 4uh:1p eo:1d 3pn:15 1x1:15 55i:10 4u:10 dv:y 2tq:y 33o:x 1jz:w 39z:v 5j0:u 5bl:u 5bk:u 2pq:s 38s:o
93	e	
irish	k	1ob:j 2sz:i 4h9:g 1si:e 2t2:c 11p:a 38u:7 4h8:6 i6:6
450	i	5k2:1v 2nm:e
cur	10	35k:1t 2bg:1l 4qp:1k 2jr:16 17a:13 1r3:w 3kk:m d2:l 3ua:j 2ds:e fl:e 1nf:e 3yu:a 4fk:9 1an:9 3s9:8 24d:7 1nr:6 33v:5 2dp:5
doneness	i	2jt:j 2l0:i 2ju:d
paid	m	2js:n 2ku:j 3rs:i 3rr:i 3rq:c 1t4:c 3qy:c 3ow:b 3ou:b 2ju:a 1w6:8 3ov:7 1w7:6 2ks:6 3c6:5
food:cooking-sauce	n	2ou:1c 1vc:g 2th:c 35q:b 1nz:9 38:6 1o0:5 ms:5
3½	e	
bleed	1b	2jw:42 4wy:20 2fp:1t 2ji:q 2yn:l y5:k 3sp:c 2dh:b 2gn:a 4a4:5 ji:5
48	e	
shank	n	2jy:5v 2jz:r 1if:8 3ga:4 5if:4
easter	v	2jz:3e 29k:13 1pd:k 2jy:e 2c5:d 22p:c 1p2:c 3jt:b 35t:8 1az:7 1if:7 1wx:7
aim	k	2c5:15 1l7:o 2k2:7 2jz:7 qj:7 36x:6
int	m	3au:1f 2c5:16 33t:y 2mj:m 4k3:b 2k2:8 2jz:7
food:lamb-burger	g	2c5:17 2jz:7
58	g	2zh:2h
tenderness	e	
food:pulled-beef	g	2k7:1a
boot	1p	1w6:3i 2k6:1f 3ot:11 1gq:x 26f:w 26g:t 3t9:j 1w7:g 35a:e 45:e 452:b zy:a 3tb:9 44:9 2e0:8 3ey:7 3lq:5 2q7:5 1r5:5 3ne:5
food:oxtail	m	2k7:2m 2sz:h 3ds:d 3dt:d 2t2:b 20u:b 11p:9 2jp:8 3dp:8 3dq:7 2yf:6 i3:5 2k5:5 3dr:4
band	v	1z4:1j 2pr:z 2k7:y 3rh:m 2ks:j 2po:h 194:e 24i:d 3gb:b 389:9 46h:8 j9:7 42z:7 2k5:7 at:5 wj:5 22d:5
lunchtim	1d	5ks:1f 2k7:14 3k7:12 36y:h 4t7:g 3ls:f 9j:f 37p:e 4ye:c 4to:b n0:b 324:a 376:8 375:8 374:8 2k5:8 3bz:7 1pp:7 39x:7 1rb:7
drier	t	5ju:2c 36w:14 2k7:14 3do:z 2mk:n ka:i 1e9:f 24v:a 2k5:8 4l:7
effort	g	3ge:k 34f:9 3hw:6 28i:4
food:goose	n	2kc:6a me:a
aylesbury	g	2kc:j me:b ms:4
advic	k	4z5:1t 4t8:14 1lj:m 2sd:e 114:8
risk	1b	3sm:2e 2ih:1s 2ig:1f 2dy:1b 59r:16 59q:16 38w:u 3tg:h 5c2:g 2if:f 1rv:c 1uj:c 35t:b 556:b 2sv:a 4v:9 zm:9 3ir:8 o4:8 1p2:7
food:sea-bass	1n	2kg:db ms:17 1rk:k 34i:i 250:e ov:a 1v5:6 56h:5 2h0:5 4a9:5
translucent	y	1c8:43 2kh:3k jt:15 3qi:10 3s3:o 4a0:f 27v:f 1gj:7 3s2:7 28l:5
overdo	w	3mm:1k so:14 4at:s 2ki:p 1c8:o 18q:l f6:f 2kh:d 17f:9 32z:9 hp:9 2uq:7 22e:6 fx:6 2gf:5 209:5 hq:4
food:white-fish	1r	2kj:9r 14d:n yr:c 2kg:a ia:8 2kl:6 27r:5
food:tuna	t	2kk:4u 2ju:e 2kg:d 2kl:d 1bu:c 14d:9 1c8:9 34k:8 ms:7 2kj:5
food:monkfish	t	2kl:3n 3gh:16 2mw:j 1c8:f 3dx:d 3dw:d 3dy:d 3dv:d 38s:a 14d:a 3b6:9 io:6 1c5:6 3dr:5 2tl:5
gentl	2w	2km:45 bn:2n 218:2c 8f:1w 4u8:1k 546:1b my:13 4hq:z 5ib:w 22q:u 24j:t s1:m 47k:m 1x7:h 1dt:f 24m:f uc:9 47i:9 1dr:9 4vr:8
shrunk	1b	29v:3w 2kn:33 2kx:2g 4tv:2d dl:1t 2po:19 2cp:15 1ai:w 1cr:i 2oh:g zo:g 2my:b 2n8:8 c7:8 4uw:7 js:7 2n5:7 2ko:6 2n7:6 2oi:5
king	g	2kr:19 1z4:d 2kq:4
glassy	1i	2kp:4e 51y:1h 1x5:s 2kh:k 1dp:d 1li:c si:c 2ku:c 1wa:c 1ab:9 2mi:8 3s4:6 j9:6 3s5:5
bounc	w	55m:1r 218:1e 3r1:15 2ko:w 1ek:s 1ks:p 2kr:m 2lt:g 3oh:f 4dn:b 8f:b 3do:a 1dj:a 2a6:a 1gn:7 1z4:7 1e0:6 2o7:6 1ue:6 2mq:5
jhinga	k	2ko:n 34n:e 46l:c 34o:b 1f3:6 1z4:5
food:squid	1y	2ks:f9 5ih:q 2jt:k 14i:j 149:i s4:f 3ow:a 3ab:a 3ou:a 3ac:8 1w6:7 3ov:6 2l8:6 3c6:4
food:crab	v	2kt:87 2ku:c
food:lobster	t	2ku:5s 2kt:1c 1f3:9 34n:4
food:dressed-crab	g	2ku:k 16j:6
food:breaded-squid	i	2ku:13 16j:b 2kw:a 2kt:7
tyr	m	5cb:r 2kn:r 2po:m 2oq:l 2ku:k 10i:f 16j:6
mend	19	4zo:1z 50f:1r 32e:1i 3wr:17 2q5:12 4p7:v tb:r 3mm:n 34f:k 2ku:k 3lx:h 22m:e bg:d qp:d 2ws:b 1x3:a 1ln:7 1lp:7 2t4:6 k3:6
bik	g	2ku:k 16j:6
flesh	1t	2l0:96 2wu:1p 45p:11 3ah:s 31j:s 1ki:q 1bf:o 1ox:g zx:c 23z:c d2:8 2y8:7 139:5 oi:5 1bi:5
dippy	r	579:z 2l1:t 2ia:f 2l6:e zk:d xp:b 2l3:7 1sl:7 2l2:6 zj:5
jammy	t	2l2:67 zk:n 2l1:8 3u5:5
soldier	i	3q1:r 2l1:n 2l6:h 3n3:f 3n0:f 2q2:8 1z4:7 2l8:4
snot	n	5ek:y 2l1:m 2l6:g 1rc:e 3e2:b 3e1:b 3e3:b 3e4:b 3e0:b 2l3:9 2gx:9 3e6:9 oo:8 4al:7 2at:6 2l8:4
track	15	2l5:2f 3er:1h 4uz:1g 3q9:1e 5io:18 24e:16 2sb:10 2n7:v 3qm:r 4e6:k rc:j 2j0:i 2l1:g 4h9:c 2l6:c ye:c 1si:b ve:7 3q7:7 2l3:6
guesswork	g	2l1:q 2l3:a 2l8:5 2l4:4
timing	y	210:1j 214:s 41q:r 3gw:n 3gv:n 2l1:m 2l7:m rx:j 3jy:f 3jx:e 3jw:e 1q8:c 212:9 2l3:9 3k1:8 3k2:7 31f:6 3k0:6 3k6:5 3k3:5
food:scotch-egg	k	469:s 14i:s 2l1:j 2iz:i 2l6:e 460:8 2l3:7 14k:4
jiggl	10	2l9:4j 1uy:1k 2a6:x 2m0:n 1h9:k 29d:d xi:d 2c8:8 2lf:5 2lc:4
fish	w	3xc:u 1a7:r 1h9:o 3kb:n 4th:k 3pv:k 83:j 1nt:9 49b:8 eu:7 wb:5 2lc:5 gl:5 4o5:4
partner	w	3jf:10 fe:w ni:t fd:q 1h9:o 2op:m 1s4:l 2jl:i 3je:i 2st:h 3gl:a 30k:9 yn:7 1ua:7 3j3:7 2lc:5 fo:5
lac	k	57i:1a 1h9:q 1hb:n 2lc:b 3o7:7 3ms:4 t0:4
crustless	g	1re:c 2l9:6
food:quiche-lorraine	k	1re:u 2vh:r 488:9
toothpick	p	4qq:1m 5s:x 3nm:c 2lf:b
yev	g	2lf:19 22b:4
waterb	g	261:8 1z5:6 27a:4
puffy	r	5l3:r 5l4:r 1l1:n 22m:j 24u:j 5l2:i 3vg:g t2:g 2lj:a 1cg:9 4w3:9 2ln:8 23u:6 215:4 2lu:4
aunty	g	t2:c 1rw:6 2lk:5
men	n	t2:d 31h:d 269:a 4ju:8 t0:8 4ij:7 1q5:7
sound	20	2ll:44 508:25 3os:20 5ir:1n 5kp:1k 55b:1e 285:16 5c0:16 ap:12 5lf:y 4bf:w 17f:s 2sg:r 3b9:r 2q4:q 3do:o 4ch:n 12q:i 1qw:g 2lo:g
food:flatbread	29	2lm:bh 21a:1a yo:19 tx:10 45k:v 201:s 1nr:n 2lp:i 17:h 1nf:g 1po:f 287:c 1s6:b 2lq:a 26i:9 2le:8 2il:7 3og:7 1en:6 4aq:6
knock	2w	2ln:b1 11u:1i 5c9:19 4k5:14 3bm:12 4pl:w 3ks:q 1zp:n 1i9:j 480:f 3cs:f 26e:d 37f:a 7z:a 3h1:a 16v:9 3ye:9 3yd:9 3lb:8 f7:8
thud	i	1sk:q 2lo:g 2lq:d 2il:a 2ll:7 ct:6
drum	g	2lq:m 2il:h ct:a 1zm:5
ken	m	2lp:t 2lr:o 2o5:m u8:h 2il:c 2gt:a 2lo:9 ct:7 25j:5 2o2:4
windowpan	n	2lr:1y 2li:b hq:b hp:a 215:6 2lu:6 243:5
dent	2g	2ls:cu 5iv:1v 2b6:1k 2j6:1f 1g8:1a 1sk:13 b0:11 2lt:u 2a6:l 265:i 2mh:f 4e9:c 3oh:b 1dj:9 1cp:9 2gt:6 lq:5 1gi:4
overproof	k	2lt:1d 3oh:u 215:g 2li:8 3oi:7 3ok:6 3oc:6 wf:4 2lu:4
proof	r	2xr:1b 30k:p 215:m 2z4:h 2z5:8 ta:8 30l:7 t9:7 30j:7 1kf:5 24s:5 21v:5
food:creme-brulee	t	2lv:50 334:1p 2nj:10 336:r 3yq:q 9d:k 3pk:8 29u:4
anglais	i	9t:a 2lx:6
kustard	g	2lw:q 2lv:e
82	i	5f9:1e 3u5:e 28l:e z2:c 28k:6 2dd:5 3u6:5 24i:5
quiver	g	22c:8 2m5:6 2m6:6
nudg	i	2m0:1d 22c:b 2m5:7 2m6:7
york	m	2m1:2e 2th:y 2ot:n 2m0:g 22c:7 3gn:6 3gp:6 200:6 3gm:5
shiver	t	2m2:49 1zg:q 2lz:f 4ks:c 22c:8 bn:6
canyon	k	3nr:1n 22c:h 1n3:8
jiggly	r	2m4:1j 1uy:1i 2lz:y 2m0:f 2gt:7
wibbl	g	2m0:g 22c:7
basqu	g	2m0:g 22c:7
66	g	ja:w
23	15	2m8:7c 4hj:r 1uz:q 1ix:p ip:9 4hk:9 4hl:7
nest	29	2m9:d6 4tk:t 2rq:s 1zf:k 3qo:e k8:b ht:a 26u:9 3rt:5 2ma:5 hf:5
kiss	i	2ma:11 1zf:7 26u:5
tacky	w	3ol:l 2mb:k 25g:k 62:h 3ob:f 3xo:e 3ni:a 3ns:a 14a:9 2yc:8 2ll:8 1b0:7 1ay:7 2fh:6 1am:6 1sk:5 26u:5 11i:5 1r8:4
humid	k	2mc:1l 5du:z 3ob:l 5dx:7 5dv:7 5dw:7 2ma:6 1zf:5 3y4:4
bead	t	2md:2u 26z:1e 2m2:e 26u:c 27r:7 1zf:5 3e2:4 3e1:4 3e3:4 3e4:4 3e0:4
overbak	17	2me:4y 3nw:29 529:1q 15i:r 4x5:l 2c8:j 26f:i 26g:g 2mb:a lv:8 2ma:7 3pg:5 2jk:4
al	1i	2mf:6h 2b6:1p b0:1f 2j6:1f 2mh:h 265:h 4e9:c 2gt:9 lq:8 1gi:6 2a6:5
food:filled-pasta	y	2mg:74 1u9:11 vn:j 16r:h 4g7:g 291:b 4g6:8
eleven	1n	48y:2k b0:1p 4rl:1o 3jd:s 4gw:q 2mf:n 17:h 300:a 3b8:a 2hf:a 2ls:8 11b:8 2gx:7 28e:7 485:6 2cv:6 3gu:5 3b7:5 4ij:5 3jc:5
resistanc	i	2mi:14 4dl:n 4dk:7 15j:6
unopen	m	3us:1d 3au:w 3av:o 2k1:f 1p2:e 4n8:c 4jd:c 4l8:a 35t:9
flow	w	fr:1y 3vo:1n 2ka:16 28h:y 2ob:w 4xi:v 3o6:m 1uv:h 33d:b 4ya:b 2s9:6 3fy:5 1cp:5
tail	2i	2ml:dr ax:10 40q:b 4lf:8 2di:7 4m4:4 1qm:4
fluff	1n	2mm:8t 35f:2n 2ok:19 4bz:t 4q6:q 1s5:p 2mn:l 1ur:i 28z:e 1dq:c 26z:a 5h6:a 5h3:a 1or:7 3to:7 vg:7 3pf:7 1xi:6 1d3:5 3oa:5
daliya	g	vg:9 1xi:8
food:puy-lentil	r	2mt:1r 2mr:1a 2mo:t a1:e 1tf:8 2mp:7 op:6 o6:6
food:split-pea	y	2mp:7n 2mt:17 5ig:y 2mo:x op:9 2mr:4
whistl	t	3r1:t 2j0:q 2mq:n 1xi:m 2s5:j 3xp:g 2q6:d 3xq:9 1rr:8 3jl:7 3p2:6 2mo:6 1ei:5
food:green-lentil	14	2mr:89 2mo:34 570:12 2mp:f 1tf:4
row	g	258:1g 3rf:f 4pp:a
puy	g	2mr:o
aloo	15	2sv:2a u6:1g 2u6:13 10n:o 4p7:n 3lv:n xo:k 2su:h 22:h 1d0:h 127:f wc:e ls:c 1nm:b 3hv:a 4ap:a 20n:9 1fk:7 2sx:6 3ju:5
97	e	
food:pumpkin	15	2mw:8s io:2c 14z:d 5la:5
squeaky	1n	2mx:51 2my:2z 4ul:1q 53o:1d 35k:1a 2mi:17 js:m 104:k 444:j 2p:9 2po:6 3pg:6 p6:5
squeak	1n	2my:6s 5bz:25 2mx:22 5az:1s 3qh:1n 2sv:r 352:j 3q1:d 2pn:9 1af:9 2l3:8 3n3:8 3n0:7 353:7 2n8:6 js:6 2pp:6 zo:5 2n5:5 2q2:4
food:tenderstem-broccoli	t	2mz:3p 10l:14 1u:l 1jm:c 10c:b
food:mangetout	15	2n0:8h 11:m 56p:i 32i:b 59d:b eh:7
caramelis	12	2n1:2v 5kk:23 544:1w 4ui:15 1p2:z 2n4:v 29u:l 2ga:l 221:i 61:e 4ks:c 2kh:c 336:9 4c2:8 3rb:8 334:7 l6:6 1hj:4
blond	10	2n2:3f 4qo:j 2kh:g 199:c 4qr:b 4qs:b 3nk:9 2o5:4
carameliz	i	2kh:u 219:d 29f:a 2n1:4
mediterranean	k	2n4:2q 2n8:e js:c 2n5:b 2n1:5 157:5
fungi	m	1gu:t 3x8:c 2n5:c 3x9:c 2n8:b 3x7:b js:a 4u1:6 2n4:6 3x6:5
blacken	1k	2n6:76 2n8:17 1f:16 2lc:u 57i:o 4ak:m 31z:l 1is:c 1hb:c 1h4:b 40k:a 2yf:9 ws:9 bb:7 192:5 js:5 2n5:5 wp:4
lak	17	2kn:x 1el:p 1j8:l ks:h 15l:g 2n9:g 3cv:e 3bb:b je:b 2j2:a 1ik:9 24n:8 2xs:8 1t8:7
baingan	k	2n9:18 2n6:7 1tb:6 it:5
ratatouill	p	1t8:1i 2n8:12 ii:n 2n9:k 3p3:9 3yy:5 2n7:5
opener	n	2na:37 1ft:h 2nc:g 37n:8
dusty	1e	2nb:4v 2p5:25 23t:18 4bz:13 2a1:u 53b:r 28p:o 2lm:c 43g:b el:a 23m:8 3sl:7 4y9:6 4ai:6 3pi:6 1po:5
suspect	i	1ft:m
saut	t	2nd:5h 2xv:12 1ft:h 2nc:h 3hh:h 3en:f 3em:f 3eo:f 3ep:d 1zj:a 1f0:9 3el:5 23n:5
food:fudge	14	2ne:7x 1eg:11 44y:k 2me:f 1xe:b 2s4:b
food:nougat	g	2ne:h 2ni:5 2nl:5
110	i	2ne:g 2nf:5 2ni:5 2nl:5 x7:4
nothing	1w	2nh:2a 5ey:23 1ur:1t 2qq:1e 55b:1d 2n4:16 mp:13 mt:r ap:p 2n7:p 21r:n qk:m 114:k 3pg:k s1:i 2ne:f 2s6:d 1m:c 2ll:c 1o1:b
taffy	g	2ne:h 2nf:5 2nl:5
amber	k	2nj:36 a5:5
food:honeycomb	k	1mf:x 3vs:j 260:c a5:8 2ox:7 3a1:7 2ne:7 3vt:5
food:peanut-brittle	g	2ne:h 2nf:5 2ni:5
exact	p	5k2:1p 35e:1g 1mm:19 dk:s 43b:q 2qf:k 2jq:h 2ne:g 4pm:b 2nf:5 2ni:5 2nl:5
106	e	
112	e	
113	e	
116	e	
118	e	
121	e	
132	e	
143	e	
146	e	
154	e	
wrinkl	1b	2nx:7r 35k:2b 2z0:z js:r 2um:m 21v:j 1jk:c ax:c ib:a 389:9 l2:9 44f:7 3ia:7 25t:5 1bi:5 1n:4
tmarmalad	g	1we:x 2nx:6 xd:5
104	e	
105	e	
deal	12	5gh:2h 23g:u 1ph:m 2lv:m 2qy:j ee:g mt:e 25a:9 1i2:9 1af:9 125:6 7g:6 5q:5 2qz:5 1ff:4 9d:4
blind	17	2o2:am 4cs:m 1c7:l 4ca:d sz:9 4lv:6 2uj:5
parcel	14	2o3:7i 39d:k 49h:i 2o5:h 1pi:e u8:e 20b:b 3e2:a 3e1:a 3e3:a 3e4:a 3e0:a 1lq:8 1ll:8 3e6:8 2lq:7 2o2:7 2sf:7 3q4:6 3ke:4
food:beef-pie	p	u8:2m 2fh:1f 2b3:d 3gb:b 2o4:a 46h:8 1w7:6 2vv:5 at:5 2vw:5 2gp:4
turnover	g	u8:i 2lq:a 2o2:5
dug	k	1d5:f 1um:c 29g:9 rw:9 3fi:4
resist	p	1rr:12 2kq:p 2o6:g 3bh:g 13i:d rw:a je:4
yorky	m	gc:u um:9 2o8:5
girdl	i	3kw:16 2aj:x 2o8:i
versus	y	4c6:36 49p:1f 4de:1d 2oa:w 2o9:s 2aj:o 2rj:n 205:m 3jg:g 1vr:g 4bt:f 2ye:f 30d:f 32j:e 3jh:e 185:d 2o8:d 49n:b ry:a 2ez:a
consistency	1k	2ob:6i 4x8:1a 5nc:o 2mk:i 1rx:i 2gt:c 19n:a ym:8 6q:6 2od:6 c5:5 2s9:5 1uu:4 24b:4
soupy	2i	2oc:4y 3p0:19 1cl:11 3pq:r 1jh:h 2s3:h 1ra:g 1tp:d 6j:c 276:c 33u:c fr:c 3dk:b 1t8:b u5:a bf:9 1ja:8 11o:8 10y:7 1p1:5
napp	m	2ob:1b 2od:x 24b:7 4jz:6 4k2:4
nos	17	2oe:5o 5hz:1c 3yu:z 59j:x 40m:t 1kj:s 1di:r 2g0:n ra:n 405:l 2hm:j 3ed:h 3ys:g 1r2:f kf:b ap:9 5ap:9 1um:8 2fj:7 3ri:6
easiest	12	527:1n 3pv:1b 5lb:z 47x:s 1pc:p 47y:m 1r6:f 1f7:e 2uh:d 466:a w7:8 lu:8 65:7 29e:7 2ij:6 1k4:5 c7:5 45w:5 45x:5 45v:5
roulad	k	273:b 1n5:9 3o4:8 3o2:8 26u:8 3ng:5 22e:5 3ql:5 28d:5 3m0:5
food:clam	1d	2oh:8t 4g7:h 291:c 1q4:b 4g6:8 wh:7 170:5
marinièr	g	2oh:l
forc	12	4en:1g 27t:1b 5i8:19 1m:11 2oj:11 3xp:x 3us:t 2oh:k 3xq:i 6z:g 3p2:c 13g:a 3qn:8 2yr:5
shaken	m	1iv:v 5h6:n 35f:j 33t:d k6:b ql:a 2mm:7 4yi:4
food:dumpling-mix	k	1gh:s 16r:5
food:bao-bun	k	2om:3b 1gh:9 2vb:5 2xo:4 2xn:4
food:matzo	i	1gh:e 2ol:a 16r:9 2mg:7
food:prawn-dumpling	g	1gh:9 2ol:4
food:pulled-pork	14	2op:3p 2ot:1j 2j9:15 3gs:s 3is:i 3iu:h 3oy:h 30d:f 2oq:d 3sg:c 1hq:b 2lb:b ur:b 2wg:a yb:a 2m1:8 3nx:8 3iv:8 10i:6 3ox:6
food:pork-rib	i	2oq:1l 10i:q 2or:4 249:4
collagen	g	2oq:l 10i:f
stall	g	2oq:n 10i:g
butt	k	2ot:2b 2m1:l 2oq:j 10i:d 2op:a 200:6
food:scampi	i	14i:q 2ju:o 1vc:i 2l8:8 27s:7 14k:4
food:breaded-chicken	k	2ov:1z 14i:1j
165	m	2ow:31 2pr:w 416:k 417:k 24i:c 1cc:9
food:pecan-pie	k	2ox:3o 1mf:k 3a1:e 2c8:b lv:5
clafouti	k	2oy:18 1xf:u 2s9:j 2c8:f 4gk:c 2s8:7 2s7:7 2s2:7 lv:6
given	1b	21e:1w 3r1:1e 3uq:1e 2xe:t 449:t 3be:r 4di:l 2c8:j 3lc:f 3wh:c 35t:c 3wk:a 3wi:a 49:a 3bg:a 3bf:a 3tj:9 314:9 lv:8 2t1:8
portugues	g	2c8:j lv:8
blister	15	2p1:85 26p:m 2c8:j 2n8:g 1tb:d 2p7:b 2p6:9 lv:8 48i:6 1ik:5 v:5
77	e	
goin	g	1ty:o
thickly	m	5fg:1n 56g:1i p8:p 4tz:h 1lq:c qu:7 1qt:6 29z:6
powdery	w	2nb:2v 2p5:2k 1yw:12 540:v 293:f 1vy:d 2b7:a zc:9 2qn:6 1ct:4
leopard	g	26p:j 1ik:8
sock	p	5m0:23 3vm:y 2px:t fk:d 1ne:d 1ik:b 26p:a 3vo:9 2gp:8 1at:8 zi:5 49b:4 2p6:4
palett	i	2p8:1z 54g:r 33w:f 2xl:7
steel	2i	2p9:at 293:1z 190:t 2xx:s 18z:m gu:j gt:f 4t8:c 4rn:b 314:9 1ey:7 32f:7 1vy:6 4t9:5 4r6:5 1ex:4
conge	g	b6:p
parritch	g	b6:p
chalk	m	2pc:35 28j:s 2l5:e 3wa:b rc:5
1¾	e	
food:artichoke	p	2pe:4e 5ht:2t 1fo:z
miely	g	2pe:s jh:8
braai	i	3gs:t 2pe:r jh:8
cob	w	2ph:60 1o:17 2qr:w 2pe:i 19y:7 3y0:6 jh:5 2gy:4 2rx:4
thistl	g	2pe:s jh:8
bhutta	g	2pe:s jh:8
gobi	v	2u6:10 4p7:y 22:u qv:p 1nm:d 2pe:c 127:b 3hv:9 1u:8 10n:7 18g:6 2pk:5 10q:5 1jm:5 wc:4
food:tartare-sauce	r	270:2a 37e:1a 2pe:w jh:v 2pl:v 3oe:n 48w:d uy:a 1if:9 4a1:5 48x:4
cauli	15	10q:2w qv:22 2pm:1p 4p5:15 22:j 4pg:5 4pl:4
food:cheese-processed	i	2pp:12 yu:n
eraser	w	zo:1s 43q:1p 1rv:u 2po:i 2tw:f 5cb:f 4ay:c 2kx:4
cyprus	i	2pn:1f ke:6 ii:5
saag	17	2pq:6o 57u:1r 4p7:18 4vw:14 104:11 54y:m 1so:k 492:k 5hn:h 4dj:d
78	i	2pr:2c 24i:k
believ	r	2zu:1g 2ov:1c 2pr:l 1ue:f 2io:d 41d:c 24i:8 279:7 4lh:7 2zn:7 2iv:6 4lj:5 1a9:5 ta:4
gadget	19	2pt:2e 4yy:1w 32a:17 2pr:z 47x:w 3yq:t 33a:t 1s5:r 2z3:p 47y:o 5jw:o 4bn:n 4g2:n 2uh:k 5jx:j 337:i 304:g 466:g 24i:d 329:a
color	2w	ll:23 48l:1n 4zj:1n 223:1j 4w4:1d 4mc:18 262:17 ok:12 4qr:12 4qs:12 517:s tz:o 2n2:n 4xg:m 2ks:k 58p:i 5he:i lb:h 3bh:f 50f:f
food:charcuterie	g	1fc:e
food:marrow-bone	k	2pw:25 10p:x w6:b 3hf:a
sulphur	p	2px:3u 3af:p 3xo:h 1b0:9 1ay:9 1am:7
sulphury	g	2q0:q 2q3:m 2q2:8 1o5:5
murky	v	1u7:1c or:18 1ja:o 1tg:i 2py:i 2q3:g ww:f 3rd:d 3np:9 33e:9 2pz:7 4aj:6 2q2:6 4yv:6 5bh:5 30z:5
halo	g	2py:q 2q3:n 2q2:9 1o5:5
greenish	n	5eu:2i 2q0:k 2py:j 2q3:h 209:f 2p4:f 3pn:d jg:c 2q2:6 1fu:4
anda	n	3q1:j 2l3:c 3pu:c 3n9:b 3n6:b 2q0:b 2py:a 1xf:9 2q3:9 2ii:8 2lw:6 xp:6 35z:5 1z4:5 3n8:5
roon	i	31h:s 2q0:q 2py:o 2q2:8 269:8 1o5:5 31m:4
met	g	5lf:29 5lg:5
see	r	2q5:2c 4n6:21 4rh:1g 4zw:16 2gt:s 4kw:6 19p:5
wonder	1t	4g6:2u 4p5:1d 50h:1b 4aw:15 4jy:14 2mq:y 2tm:q 3r1:p 2hf:l pf:j 3l:j 4ev:i 4ga:f 2ai:f 1ai:f 2sz:f 2fa:d 4h2:c 2gg:c 4h1:c
car	2r	2q7:78 19o:2s 3lp:2q 30v:22 4pu:1o 15s:1n 3r7:z 1w4:y 521:y 3s2:q 50b:m 13x:k 1ut:k 2e0:k t7:h 3dj:g 14v:g 1im:g 1o6:f 2qx:e
lucky	i	3ze:m 3lo:8 1zi:7 1fg:7 4e9:4 2q9:4
murder	g	1zi:8 ny:4
ahm	i	3cg:d wa:b 1zi:7 7t:6 3cf:4 2q9:4
feart	19	4hq:1n 3ya:1j 33k:1h 1pr:1g 1ye:1a 15l:z 4e0:r 2yv:r 4xx:l 46i:l 42c:j 342:i bl:h ae:g 1x6:e 20q:d ao:a j3:9 f7:9 31a:8
kindly	p	1n6:1a 1n:g 3jt:c 4ih:9 1zi:7 4ig:6 4i1:6
breadmaker	i	ny:a 20e:5 20g:5
damag	k	2y8:t 2r7:n 2vo:j 2yk:6 rt:5
tighten	n	2qf:14 2qr:u 1ja:8 3oi:7 3y0:6 1eo:6 4tf:6 123:5 276:5
punch	w	2qg:72 5a9:u 2qo:l 3mh:j 3hw:7 20k:6 hp:5 2ln:5 1go:4 13p:4
spend	k	4qy:1f 2zi:i 2zj:d 2zf:d 4s6:c 2ln:c 2qg:5 2zg:4
squash	1t	2qi:3q 3yw:1f 4yw:16 25p:13 494:z 1v5:y 1qt:u pa:u 6w:t 26b:r 3qk:p 35o:o 3e9:k 36h:j 2ke:i 1jd:h 4qn:g 8f:f 301:f 269:f
fist	m	2ln:b 26l:b kk:b 19k:a 2qg:4
brit	k	2ve:i 1ma:f 2ln:c 4c1:5 4c0:5
lark	i	1a8:g 2ln:b 2qg:6
thump	k	45k:1h 3w2:c 3ew:c 2ln:b 2qg:6 3w0:6
knuckl	r	540:1t 2qn:19 3vu:18 4bg:s 2z8:l 1fn:h 2ln:a 2jw:8 18w:7 2p5:6 10a:6 3vw:4 3vv:4
hook	r	2qo:2t 33w:n 2xa:m 2qz:k 205:j 2qg:g hp:b 2xl:a 2ln:8 2qy:7 24r:7 33x:6 hq:5
final	v	pq:29 rk:l 3mg:l 48h:h 4i1:g 4br:d 4bq:c 1lg:b 2sj:7 4mi:5 ta:5
sufficient	p	5bd:1a 5be:s 2nh:l 1ib:c h0:9 4ju:8 1jk:7 4ij:7 q6:6 4jt:4
food:burger-bun	m	2qr:1q 2rn:l 3oi:9 3y0:8 2rx:5 2ro:5
coarser	e	
bloom	w	2qt:52 4dj:n 37b:k 3r8:j 35q:f 48a:d 27j:d 1jf:d 12d:d 37e:c 4di:c 3ib:a 28m:7 2pl:6 491:6 24b:5 28p:5 4jz:5
allinson	g	20g:d 2qt:5 20e:5
depend	i	k7:w re:e 1et:c 3j9:a 2wc:8 31p:7
speed	g	41q:g 1ly:e
essential	10	23j:1o 2qx:19 2um:18 4l2:15 28o:p 388:m 3s2:k ua:j 2yq:e 2xu:d 4wi:b 2yn:a 43s:5 q1:5 1nw:5 1za:4 4lr:4
autolys	t	2qy:55
shaggy	r	2qz:6y
autoleas	g	2qy:k 2qz:5
truth	g	2qy:k 2qz:5
attention	i	f8:l 2qy:j 2qz:5 1ua:4
auto	g	2qy:k 2qz:5
lee	g	2qy:k 2qz:5
dictionary	g	2qy:k
benefit	g	2qy:k 2qz:5
window	t	2r7:1o tw:13 2lr:w 32g:f 3u0:c 3tz:c 3u1:c 3o4:b 3o2:a 1vh:8 y1:8 70:7 3ng:7 28d:6 25j:6 3go:6 2og:5 2rd:4 2rb:4 ax:4
membran	r	2r8:4z 4vg:1j 469:s 2lr:p 45p:d 37f:b 45q:9 2l8:9 460:8 2ht:6 4vf:6 25j:5 3fs:4
na	m	2lr:p 4j1:i n0:g 376:d 375:d 374:c 4jd:6 25j:5 4in:4 4lh:4
teacher	i	2lr:p 4je:c 25j:5 4iv:4
kenwood	g	2lr:r 25j:5
food:rye-bread	i	5fb:1s 2rc:p 2lr:o 25j:5
food:bagel	g	2lr:r 25j:5
overknead	e	
poolish	p	2rf:5p 2rg:8
biga	n	2rg:5l 2rf:a
preferment	g	2rf:j 2rg:j
yeasty	i	38m:1f 2rf:j 2rg:j
optional	p	2rj:5a 2rf:j 2rg:j 4lr:7 ry:5
god	t	5k6:w 5k7:w 2rf:r 1np:o 1vd:l 9r:k 48o:k 2h0:j 1je:j x7:h mg:b 2rg:a 1vi:9 1le:8 20v:8 35e:5 1vp:5 1zm:5
food:english-muffin	i	1ru:1o 2rf:j 2rg:j 5d8:9
looser	k	4pr:1t 1v6:c oc:8 zw:5
tangzhong	t	2rn:55
yudan	g	2rn:m
tbread	g	2rn:m
pav	r	26u:n 2rn:m 29u:l 2m9:l 50w:g 2ab:d 336:9 3o7:7 334:7 3ms:4 t0:4
tang	14	1d9:2z 5f6:16 ya:x 3qf:v 1ia:s 2rn:m 3m2:f 3mp:f 3mo:f 3xo:e 3mq:c 3gx:a 1y4:9 2pq:8 1y6:8 1b0:7 1ay:7 333:6 1am:6 1yk:5
zhong	g	2rn:m
hokkaido	g	2rn:m
shokupan	g	2rn:l 2ro:5
125	g	2zz:5 d1:4 4gs:4
cousin	m	2bg:1f 3gs:u 2v8:i 42a:i 1xe:f 1ho:7 2pg:6 1zk:5
plonk	m	3lg:1x 3h2:13 2qr:s 27k:i 3h3:c 1sm:a 2lu:7 3oi:7 3y0:5 1gy:5
airtight	k	35b:1b 4ld:f 27k:c 1y3:a 4nm:a 2rx:8 1sm:7 2rz:6 2ry:5 2lu:4
hon	17	1v4:l 2yw:f 27k:d 1y3:c 4j0:9 2rx:9 1sm:7 25b:7 2yv:7 2dj:5 4jp:4 3bd:4 4la:4
dampen	e	
eas	e	
mismeasur	g	2s9:q 2oy:g 2s8:a 2s7:9
basically	14	1fi:y 4s4:s 372:r 2s9:q 47j:k 2au:j 2ap:e 1ne:d 512:d 1rd:a 2s8:a b6:a ns:9 2s7:9 3r2:9 2s2:9 3r4:9 36x:8 28o:8 36j:7
totally	10	5jm:1q 29q:1o 2s4:1n 3ya:1h 2ad:1c 66:18 2me:12 2vs:y 2s9:p 2oy:g 2ne:e lg:d 27r:c 2s8:9 2s7:9 2s2:9 1jt:8 3mv:7 2qb:6 11c:5
pag	n	2s9:p 2oy:g 4ig:b 2s8:9 2s7:9 2s2:9 4i1:7 3jf:6 4i7:5 1pm:5 22j:4
toad	12	nv:37 2s6:2o 52w:19 34v:y 16p:t 18i:m 39f:l 1lp:e 304:b 2ah:a 10n:8 2hx:6 gc:6 1kp:6 2j3:6 1uw:5
tpudd	g	2s9:q 2oy:g 2s8:a 2s2:9
socca	g	2oy:p 2s7:e 2s2:e 2s5:5 1n3:4
farinata	g	2oy:n 2s7:d 2s2:d 2s9:7 2s5:4
likely	g	4q2:1d 2gv:6
tbsp	y	5l8:2a 20a:1c 4bt:y 3zb:t 2l5:t 1zg:q 3qf:k 244:f 43g:e 4ev:b 1ma:a 2vj:9 3sl:8 49p:8
reluctant	g	2ob:e 2sh:7
wiser	m	5ar:27 2ke:1k 3jc:c 19k:c 2sh:b 2ob:9 2sc:9 3l:9 300:6 2se:5
mary	m	3ba:i 16e:h 2ob:d 23m:a 4ju:8 4ij:7 3oo:7 1re:6 2sh:6 2sc:5
talk	1g	4oq:4e 529:1m 30t:15 2tl:13 ux:13 5g5:o 1tl:o 39i:m 3ev:m 2mm:j 28a:g 3tc:f 2ob:f 3q7:e 41k:c 41i:c 41j:c 3qa:c 2ml:b 47y:a
world	r	2hx:10 4qz:u 3f1:q 1zb:c 2sh:a 2ob:8 2sc:8 1qy:6 2se:4
stiffer	i	1tg:f 2ob:e s5:6 2sc:6
youd	n	4dv:1u 2av:1r 2sj:r 1p5:h 12s:c ns:8 2fa:7 1xv:5 3g1:5
shy	i	4br:n 4bq:m 1lg:k 2si:d ns:b 2fa:a
oot	1w	45z:1c 1vx:1a 2bk:12 45i:y b0:q 3t0:n 4p8:m 2cr:l jh:j 2uh:j 3t9:i 210:i 3dk:g 3hz:f 465:f 30d:f 21t:f 466:f 48w:e 4gk:e
springform	1k	2sl:al 3tn:2k 19e:k y2:j 22c:a 372:a 4mu:9 3jg:9 2ye:8 32j:7 3jh:7 4xx:6 2m8:5 53e:5
shield	e	
kettl	42	2sn:bq 43o:1i 4ys:1b 4tf:19 22q:19 2cp:z 2l7:u 14q:t 3ln:f 4bf:e 3o0:c 1cr:c 27h:b 3jy:b 2zi:a 14y:9 1aj:8 2zj:7 2zf:7 2ym:6
heard	46	1p:5j 3oo:2o xk:21 39t:1v 189:1q 1yg:1e 2xa:1c 3ef:19 2dy:18 40r:12 30v:10 1iq:z 1hp:z 5hh:y 1hs:x 1i0:w 2i4:w 1h6:v 5hi:u 1qw:q
smil	g	2m2:r
plutter	g	2m2:q 2sp:5
stockpot	10	52i:19 4jy:v rx:u 1q8:t 2m2:p 1ld:o 2om:o 39n:h 3y6:f 4ho:c 4hp:c 3im:b 4gq:a ov:8 1n9:7 35a:5 2sp:5 35l:5 23o:5 2xo:5
95	e	
shift	1p	2st:3r 5hk:1o 513:1h 53b:1g 47y:1b 2yr:10 3gi:10 2y0:s 3ra:r 2y7:k 2na:j 21t:h 1wh:h 1f7:g vt:f 13p:d 1ks:d 37n:c 3qb:a 3ko:a
tater	m	2sv:29 1fh:1f 331:1e 2sx:c 2mu:b 1ly:8 1t2:5
cauld	n	38w:1v 2mu:1m 2su:17 1eq:j 352:e 1ly:4 2sn:4
watter	y	3mt:y 23o:w y6:t 3ms:s 1u2:s 3ej:k 3ek:j 3aq:i 1t8:h 3b4:g 3b2:f 3ya:d 1eq:c 1ox:c 3bb:a 2j2:9 3ap:9 i3:7 2sn:7 2xs:7
bilin	g	1t2:u 2su:j
manag	5g	15i:2h 4hl:2e 31e:2e 2hf:1h 2d9:1a 2jc:18 17u:17 4ke:y 2sy:x 50z:u 1xy:s ud:r un:p 2he:p 54y:o ko:n te:n 4xz:l 3kf:k 1ph:k
hotpot	n	2sz:56 1et:a sh:9 1cn:4
lock	k	3xp:m 3xq:c 11p:c 2sz:b 1vr:9 3p2:8 2t2:8 1la:7 2jp:6
crockpot	3v	2t1:1i c3:1f 120:t ak:m 30c:i 17t:e 3jk:8
blanquett	i	12d:h 11p:e 2jp:d 2tz:9
hundred	e	
drip	25	2t4:44 4v0:23 wk:23 gi:10 41n:10 2tp:u 3vs:t 5ce:s 1ji:q 2uk:m 2tb:h 2tc:h 27q:f 4zk:e 29s:d 2mk:c 1jh:c 4xi:b 1n5:a 2t7:a
potty	g	2tb:j 2tc:j 2t7:b 2t8:6
seen	15	4du:16 1ly:y 4e6:k 2tb:g 2tc:g 1nm:e 31j:d 1i0:b 1nk:a 23k:a 2t5:a 263:a 2t7:9 16o:8 68:7 1aj:7 1xg:6 v2:6 1ep:5 2t8:5
jot	g	2tb:j 2tc:j 2t5:c 2t8:6
adrak	m	35j:u 2tb:j 2tc:j qo:g 2t5:b 2t7:b 2j7:5 35l:4 23r:4
lehsun	k	2tb:1j 2tc:1j 35j:t ax:c 35l:4
food:soffritto-mix	19	2ta:7f jt:i 45f:i 2tb:g 2tc:g 2t5:a 3m:a 2t7:a 2t8:5
aglio	i	2t9:2l 1ip:6 2t5:6 2t7:5
olio	i	2t9:2l 1ip:6 2t5:6 2t7:5
protect	i	3a7:z 4we:i 1mq:a 3a9:9 2sm:4
misprint	n	5kp:1l 2ti:t 1q3:s 5ch:g 1ku:f sb:e 19o:c 496:b gn:a 50r:a 26y:8 47:6 3oe:4
yin	r	3l1:w 3l0:v 265:s 2ti:p 3i6:l 48l:j 1dk:i 1eq:h 1ku:d 19o:b 1yv:a jg:7 1cp:6 4ww:6 n0:5 1f0:5 2te:4
food:cream-of-chicken-soup	t	2tg:4r 4to:14 3ua:u 2ti:r 4fp:o 4ye:l 3ml:k 3mi:k 3yu:g 1ku:e 3s9:c 19o:b 3mk:8 11z:8 3mj:7 1n3:6 2te:4 3fa:4
food:chimichurri	m	2th:2l 3rw:o 1ku:m 19o:h 18p:8 3ru:8 2te:7 216:6 3gn:5 3gp:4
gremolata	g	1ku:m 19o:i 2te:7
food:sage	10	2tj:4d 1e9:p 51r:o 4g7:n 3pr:l 3op:h 291:g 1js:g 24v:e 2jl:d 3dx:c 3dw:c 3dy:c 4g6:c 3dv:c 29w:b 2tl:a 38s:9 3b6:8 3ly:5
food:tarragon	r	2tk:64 35h:q 87:h 1iy:9
die	t	ru:1i 2sf:x 3fb:w 4s5:m 46p:j 3dx:e 3dw:e 3dy:e 3dv:d 38s:b 2gt:a 3b6:9 3u9:6 3sa:6 3dr:5
birista	g	2gg:v 1l4:n 2tn:5
food:onion-salt	e	
tsp	y	2wx:15 184:o 4bt:m 1ys:f 1nm:e 183:c 49p:c 1nh:9 1ib:8 fx:7 k6:5 17g:5 jz:5
alternat	k	2tp:3e
patienc	r	1k9:x 2tp:k tp:i 2mq:f 33z:d l4:c j3:9 3jm:8 3jl:8 e1:8 37z:6 3pd:4
danc	i	2tp:x 2xx:f 2tv:4 2p9:4
addition	k	34u:1i 3hv:g 2u6:g 2tp:f 2tv:f 2tt:c 1kv:7 3hu:7 3hs:7 2tu:5
lob	i	2tp:y 4vl:d 3ry:6 2tv:5
thegither	m	3l5:z 3iy:z 2tp:y 2f8:p 3nx:g 202:f 1wr:a 3j0:9 3iz:9 287:6 pn:5 2tv:5
logic	g	2tp:y
velvet	m	pz:1q 2tw:s 2tp:e 2tv:e 2tt:b 1kv:7 2tu:5 2ey:5
gradually	k	2tp:v 4e9:t 1mm:c 6i:6 2tv:4
palaver	i	12d:g 2tz:9 oa:5
avgolemono	g	12d:h
crèm	i	3n8:z 3jj:n 12d:h 2tz:9
pâtissièr	g	12d:h 2tz:9
liaison	g	12d:h 2tz:9
velouté	m	2u3:42 1jd:q 12d:h 4d0:e 2tz:9 3r5:9
ladleful	k	2u4:2z 2oc:d kb:4
pucker	1w	333:11 5bu:10 5bt:z lr:o lp:j 143:j 17a:i 3q4:h 2jr:a ya:a 32z:a 1oa:9 3qf:9 1ia:8 15y:7 1nm:7 3ly:7 3mp:5 3mo:5 46z:5
food:indian-pickle	k	1p2:w 1nm:e 3hv:9
food:tamarind-paste	22	2u7:ax 5dj:2c 5dk:21 386:5 38h:4
food:dried-mango	k	2u8:3j 1nm:e 3zm:4
accord	i	1nm:e
ham	i	3hh:m 2nd:f 1nm:e
ah	20	4y9:26 4de:19 2i8:15 4sy:y bg:x 4lw:w 2y1:u 263:t 1np:t 2fx:r 1ai:o 48o:n 2na:n 4bq:k 3ys:j 1lg:i 4g5:i 4hg:f 37n:f 1nm:e
anardana	i	44y:k 1nm:e
chur	g	1nm:e
food:samosa	i	mq:s 1nm:e 3vg:c
chaat	i	40q:x 1nm:e
sourness	v	2ug:2p 23y:15 3r7:x cu:j 34f:i 23w:h 1nm:c 2ui:c 1zn:a 36q:9 2u7:7 3ps:6 1zm:5 2vc:5
food:pomegranate	v	2uh:6l 44y:g 3zc:c
fruity	i	3r7:16 4a1:q 36q:a 2pl:7 270:5
f	p	2uj:2s rd:r 31p:k re:j 1ne:d rm:9 2wc:5 3j8:4
reek	15	520:24 4z7:1g 20a:11 2p7:v y1:v 3m9:s 3m6:i 3k5:i 2wt:f 2px:e 1ap:c 3m5:b 1ne:b 3m4:b 1s0:b 2t4:9 4w7:8 1ao:7 h1:7 2a3:6
compound	g	1ne:d
smelly	i	3s2:11 1ne:d 43s:a
perfum	p	2un:4s 2i7:r 2fv:n 1ne:d 15x:a
resin	g	1ne:d
eard	g	1ne:d
whatll	49	4xw:20 32z:1v 2xs:1r 34q:1k 5hk:1h 1vz:1d 103:19 2v9:14 2z0:13 53a:13 20t:10 15t:10 5la:y 23b:x 48h:w 3v2:s ni:s 1sk:r 4s2:q 5c0:o
typo	g	1ne:d
kachori	g	1ne:d
rasam	g	1ne:d
fad	m	1t5:z 32r:t 34f:k b2:d 3ps:8 2uj:7 y5:5 rd:5
greengrocer	m	4yo:1d 2gb:f 1tn:9 1yv:9 jg:7 lu:6 131:4
cornish	k	49k:14 3e5:x 1yv:a jg:7
snagger	g	jg:8 1yv:5
shalgam	g	1yv:b jg:7
knol	g	1yv:b jg:7
khol	g	1yv:b jg:7
sweden	n	4kh:19 5kp:q jg:m 2v1:m 2h0:7
food:haggis	g	1yv:9 jg:7
food:kohlrabi	i	2v3:18 1yl:9 1yv:9 jg:6
buff	e	
america	1k	5cq:1f 5j8:17 21p:10 1yv:y 2dk:x 17y:w 4bz:w 21m:k nv:i 1wj:h 1sz:h 4z3:g 1j1:g 1mb:e 188:e p8:d 34r:c 34p:b 34q:9 so:8
scotland	e	
ireland	e	
north	i	2v8:2i 1ho:8
peppery	n	55d:27 29p:u 3ex:f 1yl:f 3ig:d 1n7:d 3et:6 4pw:5 1yk:4
cobbl	k	2i8:15 4ez:c 3oo:c 1nh:a 1hv:6
food:christmas-pudding	w	2vb:44 3bu:2a 2vh:1n 2om:d 2b3:b 1um:a 1vm:a 2ym:a 3bt:9 1nh:8 29g:8 1vj:7 3ed:6 ov:4 2vv:4 48n:4
itd	17	52v:23 56g:1z 4tg:1g 4w6:15 22g:u 34f:p 29m:o 1lq:n 136:l 1i9:j 4j7:f rs:d 1et:a 1nh:9 3nw:8 17f:8 2u4:7 3b7:7 4f:7 vt:7
2019	m	361:h 44n:e 44o:e 1ki:e 4o7:d 44p:d 362:d 1nh:a 235:8 4lt:7 367:4 366:4 363:4 4n8:4
england	n	2ve:1r 3gw:o 3gv:o 14h:c 4c1:c 4c0:c 1nh:a 2qk:9 200:9 44h:8 2w7:6 3q9:4
quatr	g	1nh:a
épic	g	1nh:a
food:mince-pie	n	26i:x 2le:t 1um:d 2b3:c 2vb:a 1nh:9 29g:8 2vv:6 488:6 2vw:6 3fi:4
food:sichuan-pepper	17	2vi:7p 3vz:q
blackstrap	i	2vj:1e 1ma:g
tar	y	49r:21 2vk:1l 4dv:16 1yk:y 37v:r 3a2:l 1j7:g 1ma:a 43r:6 1qv:6 2vj:5 2u7:5 1hz:5 23r:5
food:agave-syrup	12	2vl:4d 1mb:1t 3a1:1a 53k:m 2qs:k 1ze:a 3i7:7 1ma:5
sell	19	2vm:2b 3s6:21 4zx:1y 54p:1f 5la:16 ni:v 465:l 3cs:l 2ta:k 3xk:h 3xj:h 3xl:g 3xi:g 3xc:e 1e2:d 3pc:d 5mt:b 1ma:b 54b:b 5e6:a
awfully	1p	4vo:2i 5mo:2b 4he:1s 23u:1p 56l:1p 48t:1i 161:12 h0:z 2qv:v 5du:v 160:u 1pw:s 1fs:q 57p:n 1cd:n jy:m 3rh:m 1mz:l 2cs:j 3ob:j
bulg	t	2vo:5c 2ms:1q 1ma:5 2vj:4
fret	g	1ma:a 2vj:9
grandma	t	1gr:p 3sg:n 2wg:j 1fv:h 3u5:g 2as:e ru:e z2:e 1uc:c 3so:b 1ma:a 2vj:9 2jj:7 2dh:6 2dd:6 3u6:6 322:6 2ly:5
kakvi	g	1ma:a 2vj:9
bonfir	t	1l7:m 452:k 3rw:i 1xy:h 2s4:e 1xz:d 308:d 1jt:d 30a:c 3ey:c 1ma:a 305:a 307:9 11c:9 4h4:8 2vj:7 306:7 18p:6 28u:6 3ru:6
bittersweet	e	
harsher	e	
food:suet-pudding	m	2vv:2b 2b3:s 1pa:6 2vw:6
atora	i	2vw:x 2b3:n
lead	m	1b1:v 3nt:q 3nv:p 2vx:j 3nu:h 4e:d 2b3:d 3ns:b 3sw:7 2gw:7 2vv:5 2vw:5
feeder	g	2b3:c 2vv:7 2vw:6
food:mincemeat	g	2b3:c 2vv:7 2vw:6
food:vegetable-suet	g	2b3:e 2vw:5
coarsely	e	
ounc	1r	2w2:aw 4e9:15 1xd:t 2rv:n 3x2:8 1xe:5 2zm:5 1dl:5
food:condensed-milk	k	439:m 1xe:e 438:e 233:b 3xx:9 3xw:9 3xy:9 3xv:9 3xz:8 3m5:7 1z6:5 3j1:5
websit	g	1xe:e
statesid	g	1xe:e
303	g	1xe:e
ohio	m	2ve:o 2w2:g 1xe:g 1ur:c 4c1:7 iv:7 4c0:7 200:5 44h:4
boston	g	1xe:f
sent	k	1lv:f 1xe:f 1mo:8 19y:7 2hi:6 2ig:6 2gy:4
oor	i	2hf:11 3cd:g 3ce:g 1xe:8
food:tinned-pumpkin	g	1xe:b
425	k	31p:10 2uj:h 1xe:b re:6 rd:5 13b:5
food:evaporated-milk	12	2wd:8q 1uw:x 2cy:u 3rk:j 43e:d 43d:d 1bl:a 44m:7 qw:7
435	g	1xe:b
397	e	
145	i	2wg:2g 2jj:l 3s1:4
565	e	
570	e	
food:mixed-seeds	i	1z6:q 1nf:e 1nr:5
teardrop	g	1nf:e 1nr:5
bump	k	4ks:p 1nf:e 1nr:5
tv	p	48n:11 8x:10 2es:n 1nf:f 2do:d 106:c 40y:a 2iw:9 9u:6 1dx:5 4xe:5 1v9:5
food:panch-phoron	k	12h:y 1nf:e
turkish	r	2dz:1e 2wo:u 12x:k 44y:k hy:g 1nf:c 4er:c 4eu:7 4es:7 4ew:7 4ey:7 4ex:7 4et:6 4eq:6 47s:6 379:4
çörek	g	1nf:e 1nr:5
otu	g	1nf:e 1nr:5
food:poppy-seed	k	2wr:3r 1nf:b
food:dried-oregano	i	43n:j 167:5
food:shrimp-paste	19	2wt:7h
rotten	15	1ap:1f 4pm:1d 2l0:15 1aq:11 1zk:x 10j:q b9:f aq:d 2wt:d 2ii:9 1to:8 rh:5 18v:5 48v:5 3ye:5 3yd:5
food:sambal-oelek	20	2wv:au 303:18 1pw:r 1fs:q 4e6:k 3g6:b 3g5:b 1hq:b 3g7:9 3g3:9 3g4:9 2wt:7 3ft:6 3fu:6 3g9:5 3g8:5 4eh:4
tid	i	1at:k 2wt:g 3nn:e 1aq:9 3uv:7
food:fish-paste	p	2wx:6d 2wt:8
malaysian	g	2wt:g
availabl	m	2wt:g 38h:e 4o7:c 1yg:8 440:7 386:7 4lt:6 12o:5 1ya:5 1ky:4 12i:4 135:4
food:laksa-paste	t	2x0:6v 5fr:t 2wt:f 12y:f 1je:9 5fu:6
kangkung	g	2wt:g
kar	g	2wt:g
food:thai-green-curry-paste	k	5lh:10 5li:10 vh:u 2wt:g 1e2:6
pin	35	2x4:db 2fy:20 3xu:1b 46i:1b 4cd:1a 45i:12 319:z 2xi:y 185:u 220:l 46e:j 338:e 3og:d 2f8:c 31a:b 287:8 2tu:8 3nx:7 2sk:7 202:7
roller	g	2x4:b 2x6:7
belan	g	2x4:b 2x5:7
fingertip	v	2x7:4w 2z3:t vt:h 2jw:g 2z5:9 3lf:9 3vu:6 3vy:5 1qq:5 20q:4 2qn:4
log	i	395:j 398:d 2hb:c 10w:a 13z:8 1ta:5
manually	i	2xe:x
kitchenaid	r	2qo:1z 2xb:z 208:e 207:b 42g:5
beater	19	2xb:4n 2xa:1o 3eg:1c 5mq:18 x2:u 2yy:j 18t:e mz:d 3do:c 207:b 3h1:a 273:a 3rh:9 208:9 4b7:8 29p:7 1uh:6 22e:6
paddl	k	42g:10 33w:l 2xl:9 2xb:6 2xf:6 33x:5
attachment	i	3sr:1y 2xf:5 2xb:4
balloon	1e	2xe:51 mw:1v 1ps:15 24u:11 sz:j 33w:h 1cg:b 2o2:9 2xc:9 1ge:9 2xl:8 133:7 489:7 207:6 3wh:6 3fa:6 3wk:5 3wi:5 os:4 33x:4
doabl	i	2xd:g 2x9:d 2xc:d 4lh:8 4lj:6 1a9:5
camp	v	4aw:1f qs:1c 4hg:w 3gw:s 3gv:s 32l:n 2xg:l 1u0:i 2xh:e 3yh:c 20v:a 3ye:9 3yd:9 ri:7 4m5:6 3yf:5 wq:5 4hf:5 4ax:5 4mu:5
nutribullet	m	3xt:y 4t6:w 3b5:l qs:6
grind	1n	49o:44 2xi:3w 5na:2a 319:1q 5do:1k qj:z 21r:x 4ad:w 4go:o 31a:o bs:k 4vl:g 1lz:e 33f:d 185:c 21k:9 1p4:9 q4:6 1r5:4
steamer	2d	2xj:cp 5c6:2e 5b9:14 4zw:t 7y:f 2xr:d 6s:8 32f:6 5m:4
rig	k	2xj:12 2xq:e
trivet	n	2xl:5d 2om:n ov:8 2vb:6 2xo:5 2xn:5
makeshift	i	4pa:2c 2om:n ov:8 2vb:6 2xo:5 2xn:5
insert	g	2om:o ov:8 2vb:6 2xo:5
vapor	g	2om:o ov:8 2vb:6 2xn:5
equipment	k	4mu:m 2om:j 2xp:d 4kv:a ov:7 4kj:6 2vb:5 4m5:4
upturn	g	5k5:x 2xk:e 2xq:c 4ya:6 2xj:5
heatproof	n	32f:23 2xr:13 3yq:13 3jp:o 14o:c
beneath	t	18o:1j 1kp:16 3h1:n 2xs:k 1ll:k 3bb:j 2j2:h 4qr:d 4qs:d 192:a 3ba:6 112:5 2n7:4
basin	n	2xt:4z 2ja:h 4hh:a 27i:a 4mh:7 24b:7 4jz:6 4k2:4
nonstick	15	30u:3s 2y1:1v 2ya:x 2y9:x 2qe:s gt:m gu:m 16h:c 2y8:7 2yc:7 27y:6 rt:5 2yb:4 21u:4 2yk:4
kadhai	i	2xw:x 30y:d 310:9 1zj:8 311:7 1f0:7
aluminium	y	4jb:1e 4ke:17 4hi:17 2xw:13 2xv:x 30y:h 44s:g ws:c 310:c 2ja:a 1ey:a 1zg:a 311:9 gt:9 21u:8 ca:7 4c2:7 2xu:6 4hh:6 27i:6
stainless	1g	2xx:6c 2p9:2j gt:c 190:8 gu:8 15g:6 18z:4
deglaz	12	2xy:7e 40n:1u 2mb:q 10n:l dw:f 4pp:c 136:5
utensil	g	2y4:j 2y3:j 2y2:d 2y1:7 2y0:4
dishwasher	15	2y0:8g 2yh:s 25n:s 31b:o 2t9:e 2tb:c 2tc:c 2yc:8 323:7 2yf:7 5ap:6 284:6 1v4:5 322:5 51:5 x7:5
teflon	17	2y1:4l 2xu:1h 16h:10 rt:c gt:9 1ga:8 gu:5
wavy	k	48f:11 31n:o 2xz:h 2y4:h 2y3:h 31q:b 48e:a 31r:8 2y1:6 3ok:5
fal	g	2xz:i 2y4:i 2y2:c 2y1:7 2y0:4
anti	g	2xz:i 2y3:i 2y2:c 2y1:7 2y0:4
food:cooking-spray	v	3f1:41 2y5:2o 2xz:e 2y4:e 2y3:e 2y2:9 2y1:5
silicon	20	2y6:bn 565:11 306:d 1bq:4
tool	29	1pe:3o 335:31 42b:2u 54h:23 33d:1z 2y7:1m 1v3:1e 3gi:1c 3lh:18 5cf:10 2gv:x 5g2:s 2oa:j 30f:i 319:h 2z3:g 4v1:f 5ce:b 56s:b 3ox:b
rusty	15	48v:31 2y8:2o 2yc:22 2qe:1u 58x:j 2vo:i 43r:e 2yb:d 3jh:c 1o5:9 2ls:8 133:7 21t:7 36n:6 iu:4 sq:4
le	i	2xu:h 4lb:b 2yc:a gu:4
creuset	i	2xu:h 4lb:b 2yc:a gu:4
carbon	k	2yc:1w 2yb:10
rust	t	2yc:4n 1h4:l 2ja:g 4mu:c 1dp:a 2yb:a 4hh:a 27i:a 4kv:5 2xp:4
lodg	i	2yc:a 3ev:8 3wd:5 3wf:5 3wg:5 3uw:5 3we:5 gu:4
inherit	i	3jg:i 32j:g 3jh:g 2yc:a gu:5
filthy	k	31z:s 3ds:e 3dt:e 20u:c 2y0:a 2yc:9 3dp:9 3dq:7 wp:6 i3:5 3dr:4 320:4
flypaper	g	2yc:a gu:5
fairy	k	42i:z 323:n 2yh:l 322:d 2yc:c 2y0:5
wir	12	2yi:45 4za:1y 4tf:1g u0:1f 1m6:i os:d 31z:c 3ug:b 1oe:a 5cx:6 2yf:6
enamell	e	
scour	e	
leidenfrost	g	2xx:d 2yo:8
rainbow	i	2ym:16 2yo:9 2xx:6 2p9:6 3bu:6 3av:6 33n:5
stain	1n	2yn:82 20t:24 4yl:1z 2jw:17 4f8:x xs:u 18l:m 388:i 46m:g y5:f 1by:c 518:a zi:8 42g:8 1bs:4
droplet	k	2yo:p 2xx:p 26z:9 2p9:7
food:chicken-skin	10	2yp:60 34c:1s 45s:1j 2xx:d 3a4:c 3a5:c 3a3:9 2yo:8 13x:5 39f:5 2n6:4
preheat	49	2yq:ba 3yb:14 f7:p 1se:n 3l6:k 3y4:9 1jg:9 2xx:9 1cd:7 1ou:7 2yo:6 kl:5
attach	p	5i8:1r 285:18 1gl:o 2xx:c 2yo:8 29t:7 4v5:7 13g:6 ao:6
inox	g	2xx:d 2yo:8
tri	g	2xx:d 2yo:9
ply	g	2xx:d 2yo:9
chef	t	2yv:34 20q:12 2qb:11 1qq:w 4bo:w 45j:j 3qw:h 45g:e 3qz:b 3qy:a 342:9 1e3:9 3mk:7 ps:7 3lf:7 3qx:7 45f:6 2yy:4 2yw:4
whetston	i	2yw:1c 1v4:16 2yv:d
sharpener	g	1v4:m 2yw:g 25b:8 2yv:7
nick	n	5mq:21 2yv:x 20q:q 1qq:l 2hj:k 3dc:e w6:b 2hh:b 1v4:6 2yw:4
rod	i	4hj:u 1v4:m 2yw:g 4hk:9 4hl:8 25b:8 2yv:7
kinda	12	1zj:1b 3mk:1a 4s2:17 3m2:17 2ia:l 1v4:l 1c8:j 1d9:j 4b5:j 4b3:j 2uq:g 4bs:f 2yw:f 1bi:c 3mn:b 2iv:9 zi:8 25b:7 2nx:7 2yv:7
anymor	w	tu:x 20c:u 3gz:m kb:k 3gs:j 1v4:h 12e:f 4sn:e 2yw:c 3n2:b 3lk:a 3li:a 27r:8 3lh:8 127:8 6c:8 14f:6 25b:6 2yv:5 3lm:5
unglaz	e	
mandolin	1k	2z3:b4 56g:1e 45f:13 29z:d 1lq:b 4mu:8 p8:8 2z4:7 2z5:6 2y7:6 19n:5
slicer	w	2z4:61 2z3:13 2z5:8
guard	p	2z5:5d 1ua:j 8v:d 2z4:7
glov	19	2z6:7u 48f:10 1x6:f 48e:a 19x:9 zq:7 2y2:6 2p1:6 3ok:5 3ll:5 1kh:4
holder	g	2z4:i 2z5:9 24s:5
stub	g	2z4:i 2z5:9 24s:5
skid	g	2z4:i 2z5:9 24s:5
present	y	2za:4k 5cy:1f gj:r 224:k 2z4:h 1om:h 3hd:e 4on:c 3xn:a 1j2:a 1qc:a 3l:9 2z5:8 1p2:8 4ld:6 29m:6 35t:5 1qi:5 24s:5 4nm:4
resistant	e	
minor	e	
injury	e	
unit	i	x7:9 3kl:9 2w2:5 2ze:5
laser	i	2zf:11 2zi:x 2zj:p 2zg:8 2zh:5
accurat	m	2zg:2c 2zn:s 2iv:g 2zi:6 mk:5 2zj:4
digital	i	2k3:26 2zi:8 2zj:6 2zf:6 2iv:6
infrar	i	2zi:2h 2zf:g 2zg:6
gun	k	2zj:25 3r0:z 2zf:j 22j:e 2zg:6 2zh:4
gaug	g	2zi:h 2zj:d 2zf:d 2zg:4
94	g	2zi:h 2zj:d 2zf:d 2zg:4
battery	p	32g:13 2zi:h 3kl:g 2u5:f 2zj:d 2zf:c 3ko:c d1:a 1wm:5 3km:5 2w2:5 30x:5 2zg:4
calibrat	k	2zg:15 2iv:o 2zn:d
termometer	g	2zi:h 2zj:d 2zf:d 2zg:4
700w	g	2zr:j 2zs:b 2zx:8
900w	g	2zr:j 2zs:b 2zx:8
watt	n	2zr:4e 2zs:5
wattag	i	2zs:1v 2zr:t 15c:5
800w	g	2zr:j 2zs:b 2zx:8
instruction	t	2zu:5v 4qn:1k 2zs:l 2zx:e 2zr:d 4er:c 4i1:a 2es:8 4eu:7 4es:7 4ew:7 4ey:7 4ex:7 4et:6 4eq:6 47s:6
700	n	5m5:30 2zr:10 2zv:q 27w:i 2xu:h 2zs:b 2zx:6
worn	i	31n:o 2zr:j 2zs:b 31q:b 31r:8 2zx:8
1000	i	2zr:19 2zx:s 2zs:9
calculat	g	2zr:j 2zs:b 2zx:8
650	i	2zs:i 2zx:c 2zr:b d1:5 15c:5
multiply	v	114:u 3my:u 4z5:t 34h:h 1zk:g dq:6 2sd:6 2ke:6 217:4
cram	10	29f:1b 2n4:16 2a0:w 1m2:m 1lj:i 308:f 30a:f 3qw:e 305:c 2dv:b 307:a 3qz:9 17n:8 3qy:8 306:8 1lc:8 1hc:7 3mk:6 ps:6 3qx:5
flew	r	3xs:2i 4wd:11 302:w 3xt:m ay:k bl:g 2xh:c 3ab:a 308:a 30a:a 3ac:9 305:8 307:7 306:5 33k:5 3b5:5 214:4
blown	w	303:2o 5jb:1c 2xe:y 354:v 2ef:g 308:d 30a:c b3:b 305:a 48g:9 307:9 202:8 27o:7 306:7 355:6 sz:6 214:6 1zz:5 3xx:5 3xw:5
ninja	1t	309:36 304:2m 214:16 2ir:d 3xq:a 14c:a ub:9 1ae:8 2mq:8 3p2:7 wo:5 3xp:5
overcrowd	i	308:j 30a:i 307:d 306:a u5:6
liner	k	226:11 308:e 30a:d 305:b 307:9 214:6
whirl	i	1s5:r 30a:g 305:d 306:8 214:7
heater	g	30a:g 305:d 306:8 214:7
airfryer	20	304:2y 214:s 14c:o ub:i 2ir:h 309:b 2j3:5
yok	g	308:f 305:c 307:a 306:8 214:6
food:chicken-nugget	v	30b:5h 1gj:y 48f:v 3s3:f 308:c 30a:c 305:a 48e:9 307:8 mn:8 306:6 2y2:5 214:5 335:5 3ok:5 3s2:4
crock	3r	30c:30 c3:1e 120:t ak:j 2t1:j 17t:5
plug	n	33f:l 2op:f 4k3:a 1uv:9 ga:9 33g:8 33l:8 33m:8 3de:5
warp	i	50o:1m 30h:c 30g:c 19i:8 1ex:7 1ey:5 1j0:5
smash	1d	1fu:1v 1iv:1b 1u0:m 1ww:k 18x:k 8f:k 107:d 1lo:d h9:d 477:c 30h:c 20v:c 30g:b 34j:a h4:9 3ft:8 3fu:8 1ex:7 30e:6 3i3:6
cocott	g	30h:c 1ex:7 30e:7 1ey:6 1j0:5
handi	g	30g:h 30e:9 1ey:8 1j0:8 1ex:4
pottery	i	4d:f 1ex:c 1eg:9 5by:8 11w:5
beeswax	g	30k:s 30l:8 1kf:6 21v:5
tinfoil	n	21v:t 30k:p fe:c tu:a 1pi:a 2lb:a 21u:6 30l:4 30j:4
printer	g	30k:s 30j:7 1kf:6 21v:5
butter	r	30m:3a 1sq:25 27s:j 1fw:c 1f5:c 314:6 oy:5 22b:5
2lb	n	30q:3r 30s:v 2qr:u 30p:a 3oi:7 30n:6 3y0:6 591:5
9x13	10	1y1:11 3jh:s 16w:i 2hc:e 1l9:d 1a1:a 264:a 1k5:6 p5:6 1ld:5
swiss	p	30p:2a 5ed:y 5ec:y 3rh:m 1bh:h 3o4:b 3o2:b 1vv:a 30n:9 11u:7 3ng:7 42z:7 28d:7 2og:5 2m3:4 3n3:4
900g	p	1a3:2t 30n:2q 30q:1p 30s:12 4sp:c 591:6
dimension	g	30p:v 30n:d
lb	p	30s:67 30q:d 30n:7
centimeter	r	5da:1z 5j9:z 30p:h 2sf:c ip:b 1im:a 1zh:8 2nm:7 30n:7 1k5:6 14n:5 dn:5 5db:4 di:4
26	m	2xu:1j 30p:e 1k5:9 2m8:9 3jg:8 2ye:8 32j:7 3jh:7 30n:6
33	g	hb:o 3ob:f
induction	49	30w:dk 11w:2s 5ey:1p 57y:1k 30i:1c 3yh:x 1ga:l 2y1:k 1ex:e wl:e 24j:b 17g:b 2xu:b 264:a 2n6:9 321:9 r9:9 2a0:6 2tr:6 34a:6
beep	r	30x:3s 30y:l 2l5:i 310:f rc:c 311:c f5:6 y1:6 2zm:5 32g:5 6c:5
magnet	k	30y:3i 310:a 311:7
error	i	5bh:20 30y:l 310:f 311:b yr:4
copper	i	310:21 30y:q 311:e
moka	i	30y:12 311:x 310:s
recognis	k	3rh:q 30y:n 310:h 4di:f 2nb:8
buzz	n	313:53 30y:f 2vi:f 310:b 311:8 3vz:7 3mc:7
ceramic	1i	32f:4y 314:46 1lf:2j 2y1:v 30y:f 2y6:d 4h2:d 4h1:d 4h3:d 4h0:d 4gz:d 310:b oy:9 3zs:9 311:8 ri:5
detect	g	30y:l 310:f 311:c
cookwar	g	30y:l 310:g 311:c
compatibl	g	30y:l 310:g 311:c
faulty	g	30y:l 310:f 311:b
pestl	14	31a:5q 319:1p 56s:p 49o:i 2xi:8
mortar	1r	31a:8c 319:3z 2xi:1a 185:v 6q:l 2ob:g 2mk:b 4k3:9 49o:8 56s:5 2ek:5 bo:5
zester	v	31e:4b 31b:15 d7:n 1qr:e j3:b 33w:4
hanky	g	319:m 31d:e
chalni	g	319:m 31c:e
microplan	t	31b:3b 50s:y 1qr:l j3:f 45m:e d7:9 33w:7 1qu:6 4cz:5 10b:4
writ	n	210:s 2rj:p 31n:o 31h:j yn:d 269:b ry:b 31q:b uq:9 31r:8 3jx:7 2l7:7 3jw:7 212:5
happy	m	gx:12 31h:j 1x9:i s4:f 34b:f 269:b 4e0:b 34a:5
bristl	k	31h:w kr:h 269:c
nozzl	v	31i:48 1kl:x 2fk:g 21q:b tg:8 1v1:8 3os:5
worm	1t	31j:8v 31i:14 3sg:r 4q6:n 3uz:n 2wg:m 3v5:h 5g5:d 28z:c 3e2:b 3e1:b 3e3:a 3e4:a 2ml:a 3e0:a 31l:8 2jj:8 3e6:8 31h:5 4q7:4
tre	14	4q1:2t 35g:26 588:1v 31k:1j 3sl:15 p4:r 4ta:p 31h:h 22p:f 1nt:c 269:a 43l:9 3x6:7 21x:6 3x8:6 3x9:6 3ry:6 43g:5 3x7:5 3za:5
ziploc	k	31i:1a uf:k 31h:6
freehand	g	31h:j 269:b
symbol	p	31n:5c 31q:4
setting	m	31n:l 3ja:j 4be:f 2ho:b 304:a 31q:a 31r:7
conventional	p	31p:45 2uj:i 31q:h re:g 31n:f 31r:c rd:c 2wc:9
zigzag	i	31q:1o 31n:y 31r:b
snowflak	i	31n:13 31r:v 31q:r
squiggl	g	31q:j 31n:h 31r:e
rent	i	31n:n 3kv:k 3kt:j 31q:a 2ho:9 31r:8 3ks:5 1q3:4
manual	i	31n:o 3xp:n 3xq:d 31q:b 3p2:9 31r:8
hieroglyphic	g	31n:o 31q:b 31r:8
writing	g	31n:o 31q:b 31r:8
convection	10	53i:2w 11a:17 m2:s 2yq:7
highest	e	
landlord	g	2yf:l wp:9 320:6 2d3:6
muck	r	541:2c 41x:12 1gv:10 31z:q 3e2:d 3e1:d 1kb:c 3e0:c 2yf:c 3e6:a 1ol:9 qu:8 x0:7 41w:7 41u:7 wp:5 385:5
enamel	r	321:34 wp:y 314:u 1ga:k 2xw:i 31z:h 2yf:8 gt:6 rt:4
cleaner	w	322:47 2vq:1j 33s:1h xk:t 323:d 42i:c 14r:7 1kz:7 2yh:5 2d3:4 2y0:4 ru:4
bleach	t	323:5z 1ao:u 1aw:n 2y0:h 1ap:6 42i:5 35e:5 21x:5
germ	12	3t0:11 1xv:v 324:s 13m:s 3hz:o 22r:h 5hh:d 5hi:c 2pk:9 28w:8 3zl:7 3ca:6 4p7:5
hygien	i	2dp:g 2h7:d 21x:c p4:8 326:6
disinfect	g	21x:c p4:8
fungus	n	4u0:1c 3to:j p4:d 27h:c 3tn:a 21x:a 3b1:9 3at:6 12p:5 4u1:5 326:5 1gu:5 1om:4
plank	i	21x:b 48d:8 p4:8 3jo:6 326:5
banneton	k	329:3n 32a:e
scraper	k	32a:1v 329:p 33w:m 2xl:a 1j4:6 33x:5
maker	y	32b:8b 4hl:u 102:o 2jq:h 33k:g 2xh:e 3b5:8 3xq:6 f7:5
cloch	g	329:p 32a:h
quid	w	5eb:1h 39q:t 22:n 32e:n 329:l 44y:j 3rs:i 3rr:h 156:f 32a:e 47l:e 3rq:c 1t4:c 3qy:c 17u:b 4o7:a 4fh:8 4fg:8 gb:8 4d5:7
decent	t	t1:1n 2c3:1k 32d:18 4qy:14 26k:u 475:p 42b:n 31b:k 329:i 3fr:h 1ia:d 32a:d 3ft:a 3fu:a 17u:9 1ku:7 45n:4
china	10	32f:3y 1lf:1a 314:12 4v1:q 2xr:n 2cr:l 2vi:h
detector	m	32g:3z 1d2:q 275:6
scream	v	1d2:1k 24w:1a 2ad:10 222:r 32g:p 3r8:o 27j:h n0:a 32p:9 xt:6 dt:5 27h:5 4i1:5 3ib:4
panick	r	sv:16 2go:12 32g:y 4yg:x 441:t uf:h 4fk:f 1r0:c eh:9 z8:8 36r:6 3vd:5 3ve:5 mg:5 1vd:5 2zm:5 36o:4 30x:4
wrang	i	32g:13 3jg:i 2ye:h 3jh:f 2zm:5 30x:5
hush	e	
halogen	i	1n7:l 32m:f 32o:f 4ks:b 2xg:5
respond	g	ri:m 1n7:f 32o:b 32l:9
roar	k	275:t ri:l 3ab:k 3ac:g 1n7:e 32m:a 32o:a 32l:9 3a7:5 216:5 b8:4
tring	g	ri:m 1n7:f 32m:b 32l:9
fastest	w	3tk:22 34i:z 1q6:q 3jo:m 32h:j 1yr:e n0:d 45c:c 3nf:b lu:a 1i2:8 2iz:8 26:6 45w:6 45x:6 45v:6 45y:6 1uv:5
heavier	i	5ca:1i 2a1:b
tablecloth	i	32r:22 b2:k y5:8 32u:7 1z1:6
tupperwar	p	33q:w 32r:o 4wp:m 1rk:h 3kb:h xv:d 1om:c b2:b 4bs:8 1ax:8 wc:7 1p5:7 3zp:7 2gn:5 y5:4
violet	m	xs:12 y0:l 2yn:g 32r:c 1bs:c 24p:a b2:5
permanent	g	32r:u b2:d y5:5
sunlight	e	
patina	g	2yb:r 330:6 332:6 32x:5 2yc:5 2f2:4
hei	g	2yb:r 330:6 32w:6 332:5 2yc:5 2f2:4
blotch	k	58t:1q 2yb:p 3wh:e 3wk:c 3wi:c 2ej:7 18n:6 330:5 2eb:5 32w:5 332:5 32x:5 2yc:5
repair	2v	4sv:4j 2ak:1v 2uq:1s 4zv:1p 3pq:1m 59g:16 2uk:y 2un:w 3dj:u 22q:u i4:o ks:o 2yb:o 1vt:i 38c:i 3gj:h 1cs:h 25l:g wv:g 546:g
da	g	2yb:r 32w:6 332:6 32x:6 2yc:5 2f2:4
noo	10	2su:1r 3cd:y 4gw:x 3ce:w 2yb:o 2n9:n 4h7:l 4h6:l 1vu:l 1vn:k 36o:h 3p3:h 3mp:g 3mo:g 3m0:d 3nm:d 3mq:d 43a:c 3gx:b 4k3:a
reseason	g	2yb:q 330:6 32w:5 32x:5 2yc:5 2f2:4
acidic	1w	333:3a 3qb:20 ya:1p 2u5:1h 143:r 2yb:o op:f lv:f 4sw:e 3qf:d 4ev:8 2rr:8 13k:6 lp:6 330:5 2mo:5 32w:5 332:5 32x:5 2yc:4
blowtorch	p	334:4y 336:14 4mu:a 4kv:5
ricer	r	335:28 58o:20 29u:1g 47m:n 2y7:l 3bn:i 334:b xo:9 qt:6 4mu:5 33w:4 336:4
torch	n	336:47 334:1l 1vm:k 48n:8 1vh:7 2vb:5 48r:4 48p:4
tenderiser	i	5jw:w 5jx:q 29u:l 3sp:e 336:9 334:7
hammer	10	338:53 3xu:1g 46e:17 3ko:m 3lf:i 3cn:e 5jw:c 3sp:a 1qq:a 5jx:a 337:9 20q:9 28f:9 459:6 1hz:4
stoner	g	29u:m 336:9 334:7
corer	p	33a:6h
airbnb	g	29u:m 336:9 334:7
fer	g	29u:m 336:9 334:7
crumpl	i	2y7:e 1ll:a bt:4
con	i	1tg:l 1bp:h 3rd:f 23n:5
struggl	k	33f:13 4go:n ou:l 33g:9 33l:9 33m:9 30d:7
motor	r	33g:32 4t7:1c 4t6:11 r4:d 4go:a 508:7 4w7:6 ou:6 33h:5
nois	14	55w:2n p0:1j mt:11 33j:z 33n:z 25x:w 33g:t av:s 39z:n 5a2:m 4tt:m 4ts:k 5jq:e 90:d 2ym:d 4w7:c za:c 33i:a 58m:8 33h:7
someth	1i	33i:5a 33h:27 2j2:t 4b:f 4k2:f fe:f 4is:e 34x:d 2tl:c 1vp:a 4ln:a 33f:a 136:9 4j9:8 4lt:8 3ev:8 4m5:6 1lv:5 3wd:5 3wf:5
something	14	33h:27 4yn:x 4ym:x 4vw:s 1s8:q 4u4:n 3gj:j 1wm:i 2j2:i 4b:f fe:f 136:e 492:e 34x:d 2tl:c zr:c 1vp:a 33f:9 4dj:9 yc:9
vitamix	k	3xs:1s 33f:k 33g:8 33m:7 30d:5
quit	g	33f:n 33g:9 33m:8 30d:6
robot	g	33f:m 33g:8 33l:8 30d:6
reekin	m	3vi:u 33o:m 2ym:l 33f:h 3zs:f 3vh:b 3vj:7 2y1:7 3av:7 33g:6 33l:6 33m:6 321:5 i3:4 30d:4 228:4
overheat	p	33o:4m 33n:y 3q7:r 33f:h 3vh:b 3zs:a 33g:6 33l:6 33m:6 2y1:5 30d:4
unplug	g	3v6:h 3v7:h r8:e n8:5
spark	i	33q:2m 3zp:d 1ww:7
oer	g	wk:6 33s:5
messy	t	5d7:1y 33r:1w 3p4:1n 322:1g 3wr:11 1jx:g 5m7:c 104:7 13q:5 155:5
busy	12	5hn:22 2k1:1v 5h6:17 4s4:16 12n:16 3ky:y 291:q 1fi:p 3jt:o 3le:l 2ok:l 36t:j 3ld:g nd:f 1b7:d 3la:c 33u:c 3lb:b 3lc:b hf:9
jambalaya	n	33u:15 10y:15 39t:o 4ci:n 4cj:i 11o:f 4ch:c 10z:a 1fc:6 3i1:5
food:rice-drink	i	33v:y 2ds:q 24d:d 1an:7 40e:7
spider	i	33w:28 2xl:9 33x:5
skimmer	k	33w:p 16g:h 2xl:b 7y:a 74:4
bench	g	33w:o 2xl:b 33x:6
aunt	y	3ao:1f 3xp:m 33w:k 3x0:k 2tq:k nf:h 27c:h 3jg:g 3x1:g 32j:e 3jh:e 2gf:c 1gs:c tp:c 3xq:c 2ik:c lh:b 4s3:a 2xl:9 3p2:8
blackbird	g	33w:p 2xl:b 33x:6
baffl	g	33w:p 2xl:b 33x:6
disc	w	342:4f 26h:1s 5mh:1m 4bo:m 33w:l 3nt:j 3nv:j 3qg:e 3nu:c 2xl:a 37f:9 hl:9 3ns:8 2vx:8 33x:5 2z3:5
k	g	33w:o 2xl:b 33x:6
thingy	i	3n8:z 33w:o 3jj:n 2xl:b 33x:6
bed	2d	34v:1r 3te:1o 39x:19 2dw:y 5ms:q 1p1:m 3za:j 36y:i 324:g 2eh:f 1ua:f ng:e 421:d 423:d 422:d 4to:d fk:a 1su:a 39o:9 38x:9
unclip	e	
means:how many days	dv	349:6e uv:5y 213:4x 348:4c uu:3e 347:37 um:2n y3:1p 1l:18 1k2:10 1b3:w v1:q 5g2:j 2dy:j pp:h 3x:h 27z:f uk:e 1g9:d pj:d
wednesday	3x	347:1j 27z:1h 349:14 213:12 um:y pj:g 1wx:e 1l:a uv:9 pp:7 1pf:6
thursday	4f	347:2b 348:17 213:s pj:h uk:d 27z:d 1k2:b 1l:a pp:a uv:8 3x:8 uu:7 1b3:4
wis	14	tb:2r 1q7:1f 3j3:1d 52k:1d 5gg:18 17g:16 1nn:w mf:k du:h 43y:e 46k:d 31g:c 3sm:c 23a:c 34q:8 2tr:8 4at:7 4i1:6 uw:6 1mm:6
midnight	v	4gw:w 34t:w 58j:j 31g:e 3t0:d uf:c 34s:b 9j:a 3hz:8 12o:8 1e1:6 4s5:6 1x9:5 um:5 36p:5 1qh:4 36r:4
food:chicken-slice	m	34c:37 2yp:t 3bi:s 34d:l 3bl:k 3bk:6
food:chicken-mayonnaise	g	34c:1s
deli	r	4rm:1h 3s6:14 2jh:10 4wt:t 1o2:k 4fk:f 1r0:b 2b7:b 34q:9 z8:7 350:6 1ss:6 zc:5
vinegary	15	34f:22 1b9:1b 4om:19 2jh:y ya:r 46z:i 143:h 4vp:h 2kb:b 2uu:b 4sx:a 4sw:9 1jc:8 4vj:6 23w:5 37l:5
food:salt-beef	i	525:1m 2jh:y
sensibl	w	oq:1h 2jh:z 19f:v v5:s du:f 1rk:f 4ge:c 300:c 12r:a 3ir:7 1u5:7 1tn:5 49d:4
food:frozen-white-fish	w	34i:4q 585:w 537:r 34j:o 2kj:h 14d:d 1v5:c 56h:a yr:a 2h0:a 1bu:6 2kg:4
fishmonger	15	1bu:1x 3h7:16 14d:o 585:m 3v0:m 14m:l 2kj:k 537:j 19t:f 30f:f 45s:e 2dp:d 3gh:c 19y:7 2oh:7 34i:5 2kg:5 2gy:4
machli	i	1bu:t 2jk:g 1c2:8 1bt:7 2kj:6
food:seafood	1n	34l:8e 2dq:1u 3h7:15 1h2:13 98:v 5ih:n 3q8:l 1cn:g 58u:e pn:b 3fn:6 s4:5
risky	1e	3u7:1i 578:1h pe:14 59y:12 2du:y 3t0:w 41o:s 2dn:r 16p:o 34m:n 3hz:l 1av:d 1q8:b 41n:b 34n:b kl:a 22k:9 34o:8 rz:8 3sm:6
sarni	g	2kr:c 1f3:a
mornin	i	29l:m 2dd:c 2kr:c 1f3:a
storag	r	15d:11 nh:t 35j:j 34r:h 1g3:f 1qc:d 34q:d so:c n0:b 20z:b 376:9 375:9 35m:9 374:9 388:8 38f:6 38g:6 35q:6 12i:5 2r9:5
unwash	n	5gp:1z 34q:1m 52k:1c 34e:n 34r:k 34p:h so:e 3sm:c 1o2:7 18s:5
august	m	1rd:l 34p:j 370:h 34q:f so:f 1rc:e 36x:9 3es:8
food:bone-broth	n	3hf:1k 34t:r 3ha:d 3h8:c 4lb:8 1g3:7 3h7:7 12o:6 1s9:5 34b:4 3h5:4
food:pork-stock	i	572:2j 34s:n 12o:g 34b:b 1qh:9
tastier	p	2ts:1l 5h2:v 17x:k jt:g 51m:g 3go:f 3aa:b 18a:a 1u7:6 46w:6 bg:5 18d:4
bedtim	v	4vx:24 52i:1u 3td:s 2s6:n 34v:l 3y1:j mn:j bg:j 5ae:j 5ad:j 3ch:i 10n:d 2dw:c 4gw:9 5ac:9 49y:8 1z:8 21:5
march	r	pe:1j 37b:m 3l7:k 2d7:h 4us:h 35q:g 37e:d 2dc:b 3ue:b 1f4:a 40v:8 2pl:7 2du:6 34u:6 bg:5 lw:4 1av:4 3je:4
built	r	283:1e 2ak:15 us:15 34x:x 4gw:x 1lf:c 32f:6 2ie:6 34b:4
tcottag	g	us:f
food:pork-pie	g	u8:j 2o4:h
food:tagliatelle	19	350:4t 16o:1q 4wt:15 vn:l cd:d 1aj:c 2mf:a 1u9:9 e0:8 291:7 z1:5
bowlful	w	4jw:1w 1u9:x 14v:u 2ix:t 1jb:r 1rk:g 1d0:7
23rd	g	353:m 2sv:f
fra	n	3jn:1t 3i8:1q 352:1h 4q6:r 28z:f yr:d 4q7:5
yeast	g	202:c 27o:a 355:9 1zz:8
jun	m	354:y 1f3:d 202:9 yj:9 2ie:8 27o:8 1zz:6 o5:5
food:cream-cheese	1w	356:cm 510:1p 4u3:1m xz:b m4:8 pr:7 1dx:6 3to:5 3g2:4
october	g	2fi:d 29q:b 22d:b 22h:8 1j6:6 358:6
unic	e	
somewher	v	4th:2s 4mo:17 3vu:q 4bt:n 12u:h 387:g 1a7:e fb:d 49p:c 1e2:a 2vm:a j9:9 v0:7 18j:6 2qn:5 2jw:5 4bu:4 4bv:4
fet	w	1ql:2c 52i:18 4t8:14 35b:x 452:l 3no:l 2ry:i 217:h 3nq:h 3ey:d 34a:c tg:a hy:8 4qi:7 2h6:7 58z:6 19m:6 3nn:5 2sr:4 tb:4
hogmanay	g	2ry:q
carton	35	35c:bo 586:24 3tc:1p 3rj:1g 59u:17 4qv:12 4rr:11 4yy:10 186:y 41v:x 3hi:v j8:t 152:q 1w0:p 4fs:p 38r:k 479:j 1xd:j 420:i 59s:h
food:quark	1b	35d:3m 35z:27 18r:1x 3dz:1j 439:k 438:d 1be:c 233:a vw:7 3m5:6 x7:6 1z6:5 ol:5 1sz:4
sniff	p	1aw:1p 2nm:1m 1cr:x 4dj:l 3xk:i 3xj:i 3xl:g 3xi:g x7:f 4di:b 20v:7 491:5 1zm:4 2rk:4
fuzzy	r	1ur:1k 4yi:19 m4:h 2ba:f xz:e 2ok:d 20z:8 1p2:7 m7:6 2cz:5 35t:4
food:flowers	v	35g:2r 31k:1x 5lo:14 444:p 2un:n 4co:g 35h:f 1dx:e 3za:c 1iy:c 87:a 49g:8 43n:6 25t:5 10v:5 2bh:5
wanc	g	1iy:a 1s6:8 1f0:8
sprout	29	35i:6r 2p4:3n ax:25 1jk:1z 1ie:w 1bf:k 5eu:a 4o7:9 jj:7 51k:5 4lt:5 jq:4 t7:4
sack	p	35j:1w 4ca:16 4bz:13 21a:n 35m:k 2t8:9 1xt:7 47l:6 tn:5 35k:5 2t9:4
shrivel	k	2nx:1i 35j:s 35m:d 2t8:6 35l:4
shed	n	ax:14 o8:l 3y6:d 35i:c 4hp:b kr:8 1n9:6 1jn:4
ji	g	35j:z 35l:5
airy	e	
punnet	12	35o:3l 2n8:z 28z:y 1dl:n 5hb:n m7:k 1j1:j 55c:i 18g:f lu:e 4gk:d 4q6:d 1tx:c 3tp:a 1tt:a ye:9 4ty:9 2n9:6 4r7:5 m4:5
food:hollandaise-sauce	1k	35p:8b 2wz:10 zw:m 1zm:g 2q2:b 4h9:a 1si:9 1nz:8 35r:7 s6:7 16s:6 38u:4 4h8:4 2jp:4
expiry	i	37b:p 37e:f 1nz:c 2pl:8 2ju:6 1o0:6 1y0:5 af:5
brunch	1i	35r:5u 1sj:2c 4wx:21 578:1d 4p6:17 1y2:14 35p:13 58d:13 18u:q 47c:p 50w:j 1dw:j tk:i 4mm:b ke:9 ed:9 47e:7 4ab:5 47f:5 z6:5
food:bread-sauce-mix	p	35s:2l 2ix:s uf:f 2l5:d 4gx:d 3wa:b 241:a 35q:8 1nz:7 4gy:7 3fl:7 36p:6 rc:4 29w:4
sterilis	i	3x0:j 3x1:g 1p2:f 3wz:8 35w:6 2mj:5 3x4:4
2022	i	546:v 1zt:i 1p2:e 35t:9
matur	k	44a:k 35t:d 4ry:a 1p2:8 100:7 35y:5 35x:5 1yn:5
kilner	m	35w:2h 35t:1g 3wz:o 1p2:9 3x0:9 3x1:7 11p:6
september	g	1p2:e 35t:9
food:piccalilli	g	1p2:f 35t:9
food:lemon-curd	y	35z:5x 2ao:c wt:c 3qi:b 3mu:a 2aq:9 1p2:4
fizz	14	360:4p 56b:1e 2q1:10 4tt:w 4ts:t 56a:o 3x0:n 3x1:i 2ba:f wd:f 1hj:e 33h:e 3wz:9 38i:5 3x4:5 3dx:4 3dw:4 3dy:4 3dv:4 38n:4
weevil	i	361:1b 1ki:o 362:m 367:8 366:8 363:7 368:6 365:4
crayon	g	361:t 367:7 366:7 363:7 368:5 362:4 365:4
moth	g	361:i 1ki:e 362:d 367:5 366:5
ancient	k	1zt:1t 4zf:k 4ze:h 1zp:9 361:8 1ki:7 362:6
larder	k	21a:q 361:j 1ki:f 362:e 1xt:8 yn:8 367:5 363:4
2016	g	361:j 1ki:f 362:e 367:5 363:5
beetl	g	361:j 1ki:f 362:e 366:5 363:5
crawl	i	4q6:s 361:j 1ki:f 28z:f 362:e 4q7:5 366:5 363:5
pantry	15	59l:1y 38i:11 1vy:10 1xq:10 5ig:z 580:p 1a3:l 361:h 5gj:g 1ki:d 5ln:d 5n6:d 362:c 4ez:b 3oo:b bs:a 3i7:8 hf:8 44f:8 1e8:8
beasty	k	36b:1s 4ph:1j 361:e 1ki:b 362:a
insect	k	4ph:36 36a:c
food:tempeh	g	36d:r 36g:d 36e:d 36c:8 2h9:5 36i:4
food:vegan-mince	i	4gg:15 36c:x 36g:b 36e:b 36d:5 4sl:5 2h9:4 36i:4
food:seitan	g	36c:t 36d:l 36g:a
food:silken-tofu	15	36f:6n 36h:1e 36j:r 2h9:m 16f:9 263:8 36i:6 36k:4
beancurd	g	36c:t 36d:l 36e:a
silken	n	36f:1j 16f:9 36k:6
food:smoked-tofu	i	36j:2l 36c:7 36f:6 36d:5 36h:4
food:marinated-tofu	m	36i:2a 36f:9 16f:9 2h9:5
mapo	1b	36k:26 36f:1o 5ab:1j 16f:p 1rb:k 4e6:j 4dt:j 3vz:i 1uv:h 36h:f 2vi:f 29p:9 3i4:9 3wj:8 4ds:7 171:5
daily	e	
latest	k	4ga:1a 4hm:15 203:z 37q:7 sb:6 1ai:6
ting	g	iw:9
food:pork-stuffing	i	4h5:m 4h7:l 4h6:k uf:f 36p:6 1nb:5 36r:5
24th	g	uf:h 36r:6 36o:4 2e1:4
food:cranberry	17	36q:9u 27f:37 36s:25 27b:u 2ui:g 563:d 27e:b uf:9 2pl:6
november	i	3i8:17 uf:f 36p:7 26y:5
food:cranberry-sauce	n	36s:3p 4oo:1f 5fl:11 4a1:q 36q:a 2pl:7 270:5
vat	y	2s5:n 1tn:h ss:f 47d:d 4ld:a 4nm:7 16s:7 2mq:6 4f:5 33t:5
unlabell	g	9r:r 1le:b
airless	e	
saucy	n	36w:2b 1p1:o 28h:n 164:c 28o:6 28i:4
food:baby-food	2b	36x:6j 52h:1q 34u:1d 3ug:17 2k0:14 170:w qj:p 110:m 1fj:k 2s4:g 2d1:e ov:d 58w:d 2a3:b 1c:b 3q8:7 4za:6 q2:6 r0:6 1m1:5
noon	2r	5cz:1i 3j2:u 2k9:t fg:s 1o4:r 477:p 345:n 2rq:m 1mr:k 38y:g ns:e ug:e 3u:b 3kb:a 3v6:a 3v7:a 36y:9 1rh:9 50w:8 r8:8
desk	n	ff:r r8:q 372:f 1sj:e 1rh:c 370:7 1hi:6
peg	g	36x:b
food:apple-sauce	1d	371:bc 4a1:q 36x:c 370:c 2pl:7 270:5 iu:5
food:rocky-road	n	372:1p 36z:1i 48a:v 3r2:d 3r4:d 48b:8 23z:8 370:8 y2:6 22c:6 12d:5 1hi:5 36x:4 390:4
morning	i	2fa:1h n0:f 376:c 375:c 374:b 2r9:7
longll	g	n0:h 376:d 375:d 2r9:8
mardi	g	n0:j 374:f 2r9:9 373:4
gra	g	n0:j 374:f 2r9:9 373:4
sun	1r	377:6p 3ix:30 378:19 58j:17 5g3:w 5hs:m 1xc:h h1:e 1d0:5 1ui:4
food:egg-mayonnaise	g	378:h 1d0:b 1o2:4
food:tomato-ketchup	4p	379:fn 3ck:21 2wo:1k 1x9:x qj:x 1qw:t 36x:j 5f4:h 3bj:g x2:g 4du:f px:d 1hq:d 3ma:d 2v8:c 42a:c 1zl:c 182:a 3ml:9 3mi:8
food:oyster-sauce	1w	37a:az 1h2:9
lifespan	g	35q:j 37e:g 2pl:8 1y0:5
food:hoisin-sauce	w	37c:5n 1h2:u 37a:e 3a4:e 3a5:e 3a3:a 37d:9 2n6:5
food:brown-sauce	n	37c:1d 5c0:y 37a:q 1r1:8 37d:7
condiment	i	2pl:1q 1if:b 4a1:8 37b:5
aff	1g	1jy:1n 2r8:1c 46j:10 2xy:t 2na:n 37b:i 42b:i 4bt:i 4gx:h 31b:g 37n:f 46l:e 35q:d 4h1:c 4h3:c 4h0:b 4gz:b 3cm:b 37e:b 45e:a
food:fish-finger	2b	37g:bk 5fw:1z 37e:1x 5d9:1f 4jb:14 1pr:y 309:y 2yi:x 1ad:p av:o 3tg:i 5dd:g 3p9:f 1if:d nl:c 2pl:b 4a1:a 2qb:8 149:7 1p5:7
chow	1e	37h:7t 4up:1l 1n1:1h 4xy:12 3hv:s eh:h 37a:h 37b:e 4v:d 1j3:a 3qz:a 35q:a 3i3:9 37i:9 12w:8 37e:8 e8:5 2pl:4
mein	1v	37i:7m 4up:1l qt:1k 1n1:15 4xy:11 37a:z 3q1:z 3hv:s eh:r 331:n 2qt:m 2l3:l 24n:f 28p:e 3n5:d 194:a 4v:9 1z4:9 e8:9 1j3:9
fortnight	k	11m:n 56h:c 37l:b 37k:9 2ee:8 37m:6
food:fortified-wine	v	37k:6v 3nt:o 3nv:o 3nu:g 3bt:e 3ns:a 3bz:8 216:8 3bw:6 3bv:5 3by:5 3bs:5
uncork	g	37k:d 2ee:c 37m:a 37j:6
guid	i	2xy:u 37l:i 37k:f 37j:7
cork	k	37n:1y 2na:s 12x:n
flask	4i	37o:ak 37p:30 4xd:w 38y:i 4xc:d 36y:d 3t1:b
thermo	2t	37o:5w 37p:2x 3kb:i
oclock	1m	37q:2m 390:2k 5d0:21 3kb:14 32p:y 5ea:x 383:t 37p:s 3jq:q ff:p 4ga:n 203:i 29k:g 3tk:g ys:g 66:f 37t:e 36z:c pn:c 4lh:a
insulat	i	37r:2x 37s:d
craic	g	37r:1i
football	1m	37t:1q 3kb:14 37q:10 4z5:z te:z 37p:s 4sz:o 4gq:l 2st:j n3:i rs:g 2sd:8 2ke:8 2vs:8 3l3:7 da:7 f2:6 un:6 v5:6 4ga:4
send	y	4v3:1f 54p:1e 5ea:13 1ip:13 ff:n 54s:l 37p:j 37u:g 1s9:c 38z:a 31f:9 b1:8 3kb:6 yn:6
food:marinated-rib	k	3a2:13 37x:11 37w:h 3rb:a 380:8 37y:8 1j7:8 37z:7 2vk:5 13x:5
food:pineapple-juice	n	37w:1k l9:n 3ar:k 3as:k 380:i 37y:i 37z:e 3aq:d 3ap:7 16x:5 381:4 1p3:4
tandoori	n	37v:14 4wg:10 454:r uw:c 44q:b 4c2:a 3a4:a 3a5:a 3a3:7 37w:5 43d:5
marination	g	37w:14 1p3:5 37v:4
kitn	i	37w:14 3jl:e 1p3:5 ro:4 37v:4
din	g	37w:14 1p3:5 37v:4
food:papaya	e	
food:kiwi	r	382:6r 23p:h lu:e 3px:7 1jf:6 42t:6 3de:6
food:frozen-bread	k	383:45 29k:d
unthaw	g	383:x 29k:i
unwrap	m	3y0:w 383:v 29k:h yr:h 27r:g 3e2:5 3e1:5 3e3:5 3e4:5 3e0:5 ol:5 46k:4 3e6:4
food:lemongrass	1g	386:ac
food:lime-leaf	1k	387:cf 386:d 38a:7
food:turmeric-root	r	388:6f 2yn:j 4hk:c 4w7:a
shrivell	y	389:3w 27d:20 27h:1s 2k8:1h 2nx:15 1c3:i 2ky:g 2po:9 388:5
makrut	m	387:19 44w:k 386:j 38h:c 5lj:7 12i:5
grew	k	3o6:p 388:a 38f:7 38g:7 12i:7 38d:6 38e:6 1cp:5 x7:5 3kl:5
rot	t	26y:16 3gt:s 38c:m 2aa:i 239:h 1rn:d 3r6:b 1t5:a 388:a 29n:9 23q:8 3q4:8 oz:7 38f:7 38g:7 12i:7 38d:6 38e:6 43f:6 mo:6
kadi	i	38h:i 12i:i 386:d 38a:4
patta	i	38h:i 12i:i 386:d 38a:4
ko	g	388:d 12i:9
rakhn	g	388:d 12i:9
food:tom-yum-paste	m	386:15 12i:i 38a:d 387:b 38d:5 38e:5 38h:4
food:sauerkraut	w	38i:7z 2jl:p 3gl:f sh:8 3hx:6 2ba:6 1cn:5
food:kombucha	g	2ba:i
food:kefir	1w	38k:94 w5:23 59r:11 59q:11 59v:x ky:v 2sf:s 3zm:q 1c7:n 4lm:l 4sc:k 3rn:i 2ba:h ly:e 5w:d 59s:d 23b:b 4a5:8 2cy:8 1tl:7
burp	g	2ba:i
fizzy	r	2ri:2f 5kg:15 38m:14 3i9:o 57k:j 1hj:j 360:j 2vi:h 123:f 2ba:e 4u3:8 3r9:6 38i:5
kraut	i	2ba:z 38n:a 38i:7 179:4
jjiga	g	2ba:g 38i:5 38n:4
tangier	g	2ba:i
kahm	e	
arancini	k	3hi:1e nl:h 1gm:b 149:b 38v:a 38t:9 4ju:8 4ij:7 22a:5 38s:5 1gz:4 4jt:4
tfish	i	nl:i 3dx:i 3dw:i 3dy:i 3b6:b 149:b 38v:a 38t:9 3dr:6 2tl:6 22a:5
katsu	g	nl:i 149:b 38v:a 22a:6 38s:5
food:hash-brown	10	38u:8z nl:h 193:c 149:a i6:9 38t:9 jx:6 22a:5 2xx:5 1rn:4 38s:4
hanukkah	g	nl:i 149:b 38t:a 22a:6 38s:5
unheat	g	1uj:x 2sv:s
hell	m	5cz:1k 15e:m 102:i sa:a 2b0:a 5ee:9 4ju:7 4ij:6 xo:5 2hm:4
offic	3d	4u8:1m 1rh:1h 38z:1f fg:14 ug:13 uz:x 1o4:q 3u:q 4up:j 37o:i ff:i 54r:c 36y:c 38y:c 37p:b 5ml:5 3lp:4
travel	1w	54p:2s 1o4:1d 38y:11 3lp:q uz:j 1rh:h 2e0:f 38z:d fg:d v2:b 37u:a 4hi:9 3u:7 82:6 ug:6 54r:5
rucksack	n	54p:18 37q:14 3k7:h 4xr:9
shov	y	3jr:3j 34x:16 1f5:u ja:h fx:f 1lv:f y3:d 1a4:b 242:a 1eu:8 1mo:8 3fp:7 2hi:6 2ig:6 th:5 d5:4 1l8:4
arroz	g	1bp:h 23n:5
lech	g	1bp:h 23n:5
ambrosia	k	4qv:27 1bp:h 23n:5 1fv:5
nutrition	i	395:27 398:f 2hb:d 1ta:6
information	g	398:j 2hb:h 1ta:8
watcher	i	51v:2t 395:j 398:d 2hb:c 1ta:5
macro	i	398:12 395:y 2hb:m 1ta:a
content	i	395:i 398:d 2hb:c yn:7 1ta:5 263:4
trainer	g	395:j 398:e 2hb:c 1ta:6
cal	k	39f:p 4qz:o 1ta:l 395:6 398:4 2hb:4
fact	g	398:j 2hb:h 1ta:8
net	w	39d:50 541:2c 55z:1e 395:m 398:g 2hb:e 4a8:d 2oh:8 1im:7 1q4:7 qy:6 49h:5 1kp:4
saturat	k	4l2:s 395:g 398:b 2hb:a 2h8:5 1ta:5 og:4
calori	v	5iz:1v 39b:1r 3qs:d 2h8:c 510:c 4s:c 3qt:b 34e:a 1ta:9 25i:7 1c9:6 2yp:5 395:5 1zb:5
cheapest	w	39g:4x 39q:1p 5is:12 3l5:x 57b:v 453:s 1wr:9 1wu:5
aldi	i	52s:1y 1e2:a 2vm:a 18j:6
tenner	i	3tc:o 2q7:b 1e2:a 2vm:a 18j:6
waitros	g	1e2:b 2vm:a 18j:6
food:pandan-leaf	g	1e2:b 2vm:b 18j:6
target	g	2vm:f 18j:9 39j:5 39k:5 39h:4 1e2:4
walmart	g	2vm:f 18j:9 39j:5 39k:5 39h:4 1e2:4
company	v	3ky:13 2sr:p s7:n 1ut:i nd:g 3v6:g 3v7:g 1mm:e r8:d gj:d 452:c 1e2:9 2vm:9 yn:9 3ey:7 2de:7 3zb:6 18j:6 n8:5 39p:4
whaur	k	2zn:n 421:l 423:l 422:l 39p:c 2zg:b 1e2:a 2vm:9 18j:6 1qe:5 2iv:4
onlin	p	39p:3s 39o:z 2zn:g yn:9 2zg:8 1e2:8 2vm:8 cd:7 2iv:6 18j:5
pric	1i	537:1h 2b7:1d 32d:19 28n:v 39g:s 5is:s 1do:q 453:q 1u:n 19z:k 156:k 3js:i 1sz:f 13x:e 13o:c 4j:c 44z:a g1:9 17u:9 450:9
unusual	g	464:1e
caribbean	g	1po:i lk:8 161:8
polish	t	39t:5s 3xf:j 3mu:g 2aq:g 3x6:b 4o7:a 3x8:a 3x9:a 3x7:9 2n5:6 4lt:6 1xi:5 t2:4
grocer	g	4yo:24
silent	g	12h:c
splutter	y	4we:1v 1ib:t ah:q an:m ac:j 4xi:b 12h:a ay:8 ae:7 39v:7 39w:6 ao:5 xo:5
asleep	2y	345:2e 2eh:23 1hz:1b 30x:14 4rd:y 39x:u 4qt:q 2er:l rc:d 324:d ng:d 1o8:c fn:c 1su:b na:a 12h:a nh:a 9j:9 578:8 30v:7
food:fennel-seed	m	39y:3b 12h:g 1p7:a 4f3:7 1qh:5 1p8:5 bs:4
quiet	m	2ym:m ve:e 12h:c 3bu:8 3av:7 33n:6 39v:6 321:5 i3:5
acrid	1p	3a0:2t 5gh:1e 1je:1d 3es:14 4h4:z 3mn:p 4uc:n 162:e jr:e km:a 1ap:9 41m:6 1yk:6 51w:6 5dh:5 3vj:5
mapl	14	3a1:38 2vl:27 55r:1e 18u:o 1m9:h 1nd:8 37v:8 1mf:8 3a2:7 1mb:6 1i8:5 3rb:4
food:barbecue-sauce	k	37v:16 3ma:d 1zl:c 1j7:8 1md:7 3rb:6 61:6 3a4:4 2vk:4 3a5:4
tent	i	3a4:g 3a5:f 2n6:6 37v:4
toutsid	g	3a5:h 3a3:c 2n6:6 37v:4 37x:4
food:honey-mustard	g	3a4:g 3a3:c 2n6:6 37v:4 37x:4
mahogany	k	4wh:14 517:11 1q3:v 3ng:i 3nj:g 51a:b 3ni:a 11j:a 1h4:a 3ba:8 3nh:5 11i:5
leapt	k	3a9:3s 2td:5
darent	p	2xr:1a l2:14 3yw:11 53h:y 513:w 18q:t 3ab:k 3ac:h 32n:7 2lu:6 3a7:5 216:5
firework	p	3a7:3p 3s0:17 ae:13 4we:x 3s1:q 1fd:a
food:goose-fat	19	3aa:8t 3pa:12 3ab:k 3ac:g mh:e 3a7:5 216:5
loupin	g	3ac:n 32n:9 3a7:7 bl:4
leap	i	3ab:o 2jb:h 3y7:d 32n:8 3a7:6 216:6
broonin	g	1hk:j 3af:b 2n2:8 i6:7
roond	g	1hk:j 3af:b 2n2:8 i6:7
border	t	2lc:s 57i:n 2px:l 4qp:l 3ad:h 3ae:h 7z:g 1hk:f 25p:f 3af:d 1xj:d wj:c 1hb:c 2n2:6 1bd:6 i6:6 21w:5 12x:5 162:5
wrongly	g	1ro:c 3aj:5 3ak:4
suck	w	3wn:23 3ah:1p 47x:13 1ry:12 3eb:10 47y:u 1ow:t 3ca:o 1ro:b ly:a 2rm:8 3ag:4 3aj:4 3ak:4
play	r	3ai:4t 3px:h 3ua:h 3de:e 1bz:b 1ro:a 22k:a 3ag:7 3aj:7 3ak:7 l5:6 3an:5
dod	g	1ro:c 3ag:5 3ak:4
tmilk	i	4n8:c 4jd:c 1ro:b 4l8:a 3ag:8 3aj:8 3an:6 3am:4
food:garlic-bread	1p	3al:84 56l:1b 3j5:m 1uz:f 2as:d 1ro:a x1:8 1um:8 22w:8 495:8 2m8:7 29p:7 285:6 1gh:5 39:5 2fd:5 1qa:4
gumbo	p	3am:5g 4cj:l 3mf:l 3md:l 3me:k 4ci:i 4ch:8 yn:8 2hp:5 3ly:5 1q1:4
food:potato-waffle	i	31i:r 1ro:c 48u:9 3ag:5 3aj:5 3ak:4
revers	g	33z:m 2jx:9 291:5 mf:5
plughol	k	55e:y 15l:x 3ar:i 3as:i 3aq:b 16x:4
bre	i	3dn:12 3ar:n 3as:n 3bf:e 1u2:c 3ap:8 3dj:6 16x:6
teem	g	3aq:o 3ap:d 16x:9 1d7:4 37w:4
ttati	g	3aq:o 3ap:d 16x:9 1d7:4 37w:4
food:dried-mushroom	1i	3at:b7 3ar:i 3as:i 3aq:c 3ap:6 16x:4
och	g	3av:w 2k1:l 2mj:j
tegg	i	3au:1f 2ym:q 2mj:n 3bu:9 33n:7 321:6 39z:5
food:trail-mix	g	ox:f
pap	g	3az:8 6i:8 3b0:7 24r:5 3b1:5
hal	i	23o:18 3ya:j 3az:8 6i:8 3b0:7 24r:5 3b1:5
ahv	10	3ly:1n 2a2:14 13q:x 3ax:p 2bk:p 3ys:m 2xg:j 3ay:g 4hg:d 3ep:d 1oa:d 3b3:d 3b2:c 3bm:b 263:b 1u0:9 i7:9 3ri:8 42y:8 42w:7
slowest	e	
exception	g	3to:l 3tn:b
afloat	g	3b4:s 3b3:s 11o:4
droon	g	3b4:w 3b2:u 11o:5
tstock	g	3b3:u 3b2:t 11o:5
blew	17	4wd:3e 3b5:2s ay:18 3xq:12 3b9:q x7:m 30d:i 3xt:i 302:i 3vx:g 3b6:f 2xh:e wu:d 3xp:c 4ez:b 3oo:b 3b8:9 sz:8 mf:7 11h:7
gaun	i	3b9:18 3dx:g 3dw:g 3dy:g 3b8:f 3dv:f 38s:c 1q1:7 2tl:5
mak	3n	3b7:by 2s5:z 2q6:c 4j7:8 4io:7 4js:7 4l6:6 4j8:6 4jv:6 4ir:5 4j9:5 21f:5 3b9:5 4kv:4 4in:4 3da:4 4iw:4 4jo:4 4ii:4 4kg:4
increas	k	3jd:i 19h:c 300:b 3b9:9 3b6:5
food:jerk-paste	g	3b6:v 3b8:i 1q1:9
ablow	k	3ng:j 2se:e 3bb:e 2j2:c 3ni:b 11j:a 3on:a 2xs:9 1re:8 sz:7 3a6:6 3nh:5 11i:5 1ko:4
moat	g	2xs:f 3ba:7 2n7:5 rw:5
syring	e	
back	1m	3bd:79 41y:1c 4i7:r 3hf:f 4ji:d fj:d 4lf:c 2di:c dt:8 4ie:8 4ig:7 4i1:7 4jp:6 2rz:6 4ih:6 2f0:5 4ln:5 4jk:4
slat	g	3bg:f 3bf:f ls:7 3bd:6
gray	k	3dm:8 3dl:8 3be:7 3dn:7 ne:6
hauf	n	3be:y 1fn:x 1u2:l 3bm:h 3bf:d 3ci:b wa:a 2qa:8 3y3:8 3bn:6 3bo:5 7o:5 3bd:5 7t:5 4gp:4
continu	1v	4qe:25 2in:25 rg:1s 4yu:1r 24c:1j 1d2:1g 516:1c 3t8:19 3o8:14 44z:10 2vs:w 2o7:w 47w:r 21z:k 5gn:k 5go:k 27s:h 2pu:g 2iw:g 3bd:f
due	v	3bi:1u 584:1c 59y:x 3bl:t 3ds:d 3dt:d 34m:d 14y:c 1tn:c 2ie:c 20u:b si:9 3dp:8 4lh:8 3dq:6 4lj:6 2yf:6 34c:6 1cp:6 3jt:6
bid	y	28b:1e 1x4:u 4wl:r 3bi:r 1pf:n 3bl:i ix:h 3kx:f 5f4:e xh:a iz:a 3bk:6 j3:4 fp:4
food:tikka-masala-sauce	k	3bk:3g 3bl:1m 34c:c 4yz:7 1ft:5
chasseur	g	3bi:z 3bk:7 34c:5
spilt	r	3bm:3x 2a3:1m 30f:p
elbow	i	47m:w 3bm:j xo:d 3bp:a 3bo:6 3bq:6
lino	i	3bq:1r 3bm:a 227:9 3bp:5
cowp	g	3bm:l 3bn:8 3bo:7 2a3:4
flair	i	3bo:1v 3bm:b 227:9
alcoholic	n	2cq:j 3ie:j 44s:i 3ic:d 1vc:d 1vu:a 1vn:a 1vb:8 2co:7 3bt:6
sober	g	3bt:o 3bw:a 3bv:9 3by:9 3bx:5 3bu:5 nu:5
faith	g	3bw:c 3bv:b 3by:b 3bs:b 3bx:7 3bu:6 3bt:6 nu:6
bil	i	2ym:m 3bt:m 2vb:k 3bw:9 3by:8 3bs:8 3av:7 321:5 3bx:5 i3:5 nu:4 39z:4
awa	g	3bt:q 3bw:a 3by:a 3bs:a 3bx:6 nu:5
tlittl	g	3bt:s 3bv:b 3by:b 3bs:b 3bu:6
uns	k	541:2c 3bt:s 21g:m 3bv:b 3by:b 3bs:b 3bu:6 18d:4
nil	g	3bt:o 3bw:a 3bv:9 3bs:9 3bx:5 3bu:5 nu:5
caus	k	4t7:1q 3cl:q 3bt:n 3bw:9 3bv:9 3by:9 3bs:9 3cm:8 3bx:5 3bu:5 nu:5
entirely	m	l9:b 44z:8 450:7 2bs:7 1pv:6 v9:5 1ee:5
anybody	i	46n:1p 2gt:b 46m:a
midweek	g	3c5:q 3c7:p 3c6:c 3c4:8 3c3:5
certain	m	2im:1m 4xl:14 3c5:m 3c7:l 3c2:l 3ch:b 3c6:a 1x5:7 217:7 3c4:7
fourth	k	6w:10 3c5:f 3c7:f 3c2:e 4i1:8 3q7:8 3c6:7 3qa:7 3o5:4
fower	g	3c7:t 3c2:t 3c4:a 3c3:5
auld	k	3c7:t 3c2:t 421:l 423:l 422:l 3ou:i 1w6:e 3ov:c 3c4:a 2jt:7 3c3:5 1qe:5
29th	g	3c5:q 3c2:p 3c6:c 3c4:8 3c3:5
standard	e	
agency	e	
listeria	m	3ca:2c 1az:11 pe:c ly:9 2du:5
older	e	
unwell	e	
highchair	g	3ce:w 2wa:v 2hh:6 2hf:6
tbabby	g	3cd:w 2wa:u 2hh:6 2hf:5
boyfriend	p	313:12 4b4:k 4b5:j 4b3:j 1rz:e 5a5:b 1gh:a 4je:9 2em:9 xf:8 3ci:4 3cg:4
ane	g	3ci:d wa:b 2qa:9 7t:6 3cf:4
lass	v	50u:1w 5aq:1c 34v:16 4xl:t 3c3:t 4rg:i 58y:h pt:e 265:c 3t9:c 25q:a 55u:9 3cg:8 wa:7 217:5 230:5 o5:4
makin	g	3cg:d wa:b 7t:6 3cf:4
otherwis	m	446:r 178:o 3pd:o 4bg:o 5kz:m 2am:k 447:g 3g2:d 4mu:c 4kv:6 2xp:5
simpl	k	371:o 475:l 3ke:l 4d7:f 1nz:e 4d6:9 1w1:7
food:goats-milk	i	3cl:2s 3cm:8
food:cocoa-butter	g	3cl:r
food:digestive-biscuit	m	3cn:2p 2fc:1j 3ra:x 3cl:p 3ko:c 3cm:8 28f:5
sheep	i	3b:q zc:a zp:6 4fl:5 4fm:5
breastfeed	t	3cp:52 1vu:10 3cq:8 2ke:6
nurs	n	3cq:4u 3cp:b
windy	i	5lc:x 3or:t 3cp:f 3cq:e ok:8 3gi:6
herself	k	5cm:u 3bm:r 465:j 3cp:f 3cq:e 3xc:c 3te:5 3x7:5
newborn	g	3cp:f 3cq:e
express	g	3cp:f 3cq:e
nervous	17	25a:2g 3tf:1m 3vk:1k 4wq:15 3o1:11 3hk:10 4q2:10 3h1:w 2n7:s 2jc:q 477:q 2sa:q 3xs:o 302:j 3wn:g 2ju:f 2kg:f 3cp:e 3cq:d 231:a
birth	i	3cp:f 3cq:e 3ul:7 3ui:7 3uj:7 3uh:7 3uk:7 3um:5
twin	n	411:1v 4xl:y s9:r 39d:l 49h:i 3cp:e 3cq:e 20b:c 4ju:5
feedin	g	3cp:f 3cq:e
masel	g	3cp:f 3cq:e
ocht	g	3cp:f 3cq:e
food:energy-drink	g	3cp:k 3cq:6
breastf	g	3cp:f 3cq:e
ban	m	3d3:3j 4au:14 4e6:k 4av:e 1c5:6 46d:5
nappy	e	
gp	e	
himalayan	g	2ft:h 2fu:8
food:celery-salt	g	2ft:h 2fu:8
food:garlic-salt	m	3d8:3n 51s:1s 2ft:h 2fu:8
ony	i	2ft:d 4je:c 2fu:b 2fo:5 4iv:4
thi	fk	3da:ig 4iw:h 4ir:f 4jo:f 4jv:e 4ji:d 4il:c 4io:c 4j2:c 4jn:c 4j0:c 4iz:b 4i3:b 4j8:b 4k0:a 2ft:a 4is:a 21f:9 4jx:9 2fu:9
sendha	g	2ft:f 2fu:d 3df:4
namak	n	6w:19 1oa:v 2fo:m 48s:m 48t:f 2hj:8 3q7:8 2yy:7 2ft:7 2fu:6 2hh:4
bp	g	2ft:f 2fu:d 3df:4
tiktok	m	3px:f 2ft:d 1i0:c 2fu:b 3tg:8 1hn:8 1uv:8 lu:6 l5:5 2fo:5
ramipril	g	2ft:h 2fu:8
chlorid	e	
losartan	e	
spironolacton	e	
dishcloth	n	521:1j 21z:x 3dm:m 3dl:m 3dn:i 3p4:f 3aq:a 3bf:6 1s4:6 1u2:6 ic:5 1ok:5
flood	r	3dk:5e 3dm:l 3dl:l 24l:j 3dn:h 3aq:a 3bf:6 1u2:5 24k:4
soomin	g	3dn:13 3bf:e 1u2:c 3dj:6
ain	g	3dn:13 3bf:e 1u2:c 3dj:6
tmeat	g	3dm:r 3dl:r 3aq:c 3bf:8 1u2:7
toughen	i	2h0:14 2xb:m
soot	i	4gf:11 3ds:e 3dt:e 20u:c 3dq:7 2yf:7 i3:5 3dr:5
tan	n	1n5:y 1cr:o 3ds:d 3dt:d 1fq:d 20u:b 3dp:8 2yf:6 17f:6 i3:5 1l7:5 3dr:4
broon	m	46t:17 3dq:p 3dx:c 3dw:c 3dy:c 3dv:c 3dt:b 20u:a 38s:9 6w:8 187:7 3dp:7 2yf:5 4f:4 i3:4 2tl:4
ers	g	3dt:g 20u:e 3dp:a 3dq:8 2yf:8 i3:6
tgravy	g	3ds:g 20u:e 3dp:a 3dq:8 2yf:8 3dr:5
residu	m	5bx:16 ir:d 3ds:b 3dt:b 20u:9 3dp:7 3dq:6 2yf:5 i3:4
tbutter	g	3dx:i 3dw:i 3dy:i 3b6:b 3dr:6 2tl:6
food:madeleine	g	3dv:m 38s:h 3b6:e 3dr:8 2tl:8
beurr	g	3dv:m 38s:h 3b6:e 3dr:8 2tl:8
noisett	g	3dv:m 38s:h 3b6:e 3dr:8 2tl:8
goo	v	ol:3q 48f:z 27r:o 3nm:m 3dz:e 4vv:d 48e:a 194:9 2y2:6 3ok:5
pus	g	3e2:c 3e1:c 3e3:b 3e4:b 3e6:9 385:4
slaister	g	3e3:e 3e4:e 3e0:d 3e6:b 385:5 27r:4
comin	g	3e3:e 3e4:e 3e0:d 3e6:b 385:5 27r:4
oozin	g	3e2:e 3e1:e 3e0:d 3e6:a 385:5 27r:4
tsalmon	g	3e2:e 3e1:e 3e0:d 3e6:a 385:5 27r:4
clot	y	zt:2g 3e5:1n 2at:1h 1in:15 3rl:p 59n:j 2uw:h yl:7 1zr:7 18v:6 3jp:4
food:chicken-burger	i	3e2:c 3e1:c 3e3:b 3e4:b 3e0:b 3s4:9 3s5:8 30b:6 385:4
albumin	e	
tick	12	4td:26 3e8:22 4sj:1m 4wj:1k 1cf:x 2ym:l 4rd:k 26e:j 2ex:g 3lb:c 4g6:a 4wl:8 47k:8 3bu:7 3av:7 q:6 33n:6 47h:6 fd:5 yn:5
food:sardine	12	3e9:32 1lq:2b 4aw:1b 1v0:14 1d2:t 46x:o 46y:o 4dj:n 2na:m 46w:m 43s:l 2ym:j 2kl:g 3ef:f 37n:e 4di:c 3bu:7 3av:6 491:6 1ay:6
ping	n	c7:14 2ym:n 4ni:g 47d:f 319:e 25a:a 3bu:8 31a:8 3av:7 2lt:7 3oh:7 33n:6 1dj:6 321:5 i3:5 5j9:5 39z:4
drank	2d	d2:2v 3eb:2n 3ah:2d 15h:1g 23m:1b 1ch:18 244:15 5w:q 123:q 1wj:o 1xi:k 1eo:h 42i:g 2f0:e 2yh:d 39w:d 323:d 322:c 36q:b 2ix:a
scald	25	3ec:58 vo:2f 1x4:1m 3b5:1e i8:1e 17:x 55l:u k2:s 9h:s 2p1:m 33k:k 16k:i 12x:e b4:b 2qj:a 3vl:a 4wd:9 3td:9 302:8 19x:8
pet	m	403:1a gi:17 1um:n 405:b 4j1:a fj:5
buckl	i	50o:1u j9:9 v0:7 4ry:4
chip	k	1a6:s 2na:p 37n:h 2oh:g
clod	m	2xb:x 1ks:s 3ei:g 3eh:g 3ej:e 3ek:e 1ll:a 1ox:9 50b:6 1lo:6 i3:5 1kt:5
stickin	g	3ej:l 3ek:k 1ox:d i3:8
sook	g	3ej:l 3ek:k 1ox:d i3:8
tcurry	g	3ei:k 3eh:k 3ek:h 1ox:b
food:rendang-paste	g	3ei:i 3eh:i 3ej:g 1ox:a i3:6
salvageabl	m	3p1:12 3en:h 3em:h 3eo:h zz:g 3ep:f 6i:c 1tr:c 1tq:a 3p0:9 1gk:8 1gm:7 3lz:6 53o:6 23n:6 1bp:5 4p8:4
tsalt	g	3ep:w 3el:d 23n:c
istead	g	3ep:w 3el:d 23n:c
tsugar	g	3ep:w 3el:d 23n:c
peppermint	g	3en:j 3em:j 3eo:j 3el:7 23n:6
margin	e	
teaspoonful	g	1ih:g
afresh	m	41m:1b 53b:19 19p:8 1ap:8 1br:7
cough	1r	3et:8q 2r7:1g 3eu:16 2i7:r 3ex:q 2fv:n 3ys:e 32h:a 15x:9 3ew:7 y1:7 3ev:6 2uk:6 3ri:5
fum	1d	3eu:6s 2r7:o 3et:l ge:a y1:a 2rk:9 55w:7
throat	2w	3ev:dy 3et:2l 55r:1k 3ew:y 3ua:r 3eu:o 3mp:f 3mo:f 3yu:f 3mq:c 1cj:c 3s9:b 3gx:b 1a6:a 3u0:9 3tz:9 3u1:9 1yk:6 3u2:6 2r7:5
breath	17	3ew:7i 3ev:11 3nb:m 55g:i 3et:d 1i9:d 2ek:b 28o:9 3mb:4
sneez	n	3ex:5h 3ys:8
hall	12	5g4:24 4ni:1a 3il:18 3ey:10 2jc:u 21i:q 4hg:o 3lp:l 2vs:j 3ex:h 39n:h 35a:d 1lc:d 3ez:d 3jv:c dp:a 2xg:a 5e8:9 1mm:6 3im:6
asthma	g	3ex:f 3et:6
gasp	g	3ex:e 3ez:b 3et:6
spray	1i	3f1:70 5e6:2k ar:s 2hp:q 3xs:k 302:g 14g:e 7r:c 41i:c 41j:c 1yz:b 46c:b 3ex:a 1y3:a 3cv:a gk:a 3y9:a 41l:9 3ez:8 yw:5
chokin	i	3ew:t 3et:8 3ex:5 3w2:4
tchilli	g	3ex:f 3ez:b 3et:6
ave	k	3vm:12 3vu:t 3ex:f 3ez:b 3vo:a 2qn:6 3et:6 2jw:5 3vn:4
barkin	g	3ex:f 3ez:b 3et:6
guajillo	i	12p:r 3ex:a 27h:8 3ez:7 3at:4
unbearabl	g	3ex:f 3ez:b 3et:6
kung	k	3i3:21 3ex:e 2tw:e 3ez:b 4hw:7 1n1:7 3et:6
pao	k	3i3:21 3ex:e 2tw:e 3ez:b 4hw:7 1n1:7 3et:6
sor	t	5jd:2m 1ge:1l 3lh:1k 5ig:15 3ua:s 3yu:f 3ex:e 3s9:b 3ez:a 3vz:a 1h5:a 42c:9 3et:6 335:5
sip	n	3fb:24 1oo:1d 411:14 qf:m 1r5:b 2tl:a
reliever	e	
inhaler	e	
puppy	t	29g:1a 405:12 400:q 3fg:k 3fe:a 3fl:a
hoover	g	w6:b 29g:4
labrador	m	3fe:o 29g:l 1um:9 400:5
drool	g	w6:a 29g:5
beagl	i	1um:c 29g:9
rex	g	w6:9 29g:5
scoff	k	3ud:12 22k:8 w6:7 1i1:7 29p:4
vet	g	4gx:k 241:g 4gy:a 3fp:5 3yb:5
birch	e	
vomit	p	3fn:4l 3s8:j 3yr:b 1hm:a 2e2:7
poisonlin	e	
practic	n	55q:1w 34x:18 47h:o 3um:j 4gx:i 241:e 47j:d 3kx:c 4gy:9 3fl:9 bn:7 3yb:4
emergency	k	54o:2m 4zq:1d 3t5:o 4zp:c qo:5
zesty	g	1ia:g 3ft:d 3fu:d 1ku:8
food:citrus	y	3fs:2w 45p:r 2r8:q 2ht:i 3fr:d cu:d 1ia:a cb:9 3ft:8 3fu:8 45q:7 1ku:5
ke	k	3fr:o 1ia:i 3g7:h 3g3:g 3i4:b 3g9:8 3g8:8 x3:7 189:6
saath	k	3fr:o 1ia:i 3g7:h 3g3:g 3i4:b 3g9:8 3g8:8 x3:7 189:6
food:cornbread	k	3fv:1u 3fw:19 2ve:j 1ez:g 4c1:6 4c0:6 2qk:4 200:4
texa	m	ok:1u 3fv:1r 2ve:c 184:a 1ez:9
accompaniment	v	3g0:27 1if:v 33u:o 3fx:l 2c1:k 2jk:j 1p5:i 3ga:g 2jz:c 3i1:b 3fv:b 1ez:b 34k:a 1c2:9 2j2:7 lk:5 29w:5
dollop	19	5c3:2f 4x2:2a 1rx:21 3vo:1p 16e:19 37c:s 3fv:l 2y7:k 1ez:k 2v8:i 42a:i 4y4:h gj:f 23q:f 1vv:d yg:d 23m:a 3fy:a 1ho:7 yf:5
fixin	i	3fv:n 1ez:m
mexican	n	4uj:27 3fx:1j 3fv:f 1ez:e 1hq:a 2hl:7 4eh:6 l:5 3g0:5 12x:4
food:pickled-jalapeno	m	3g1:1i 44g:g 183:b 452:9
richness	k	448:p 446:n 2am:h 447:d yq:7 4is:5
food:poppadom	g	3g6:d 3g5:d 3g7:b 3g4:a 3ft:6 3fu:6 3g9:5 3g8:5
aur	i	3g7:h 3g3:h 3g9:9 3g8:9 yl:8 tg:7 2fi:6 189:6
kya	g	3g7:h 3g3:h 3g9:9 3g8:9 189:6
banau	g	3g7:h 3g3:h 3g9:9 3g8:9 189:6
ruby	g	3g6:d 3g5:d 3g3:b 3g4:a 3ft:6 3fu:6 3g9:5 3g8:5
rogan	k	1n4:e yq:7 1fx:6 24:5
josh	k	1n4:e yq:7 1fx:6 24:5
moroccan	p	3ga:18 3gk:t 3hc:o 1p6:i 2tj:h 4d:h 1ho:e v7:d 2v8:7 42a:7 1if:6
direction	17	542:28 1df:1z wm:15 26i:j 1if:j 2le:h d0:g 309:f 1fa:e 3k1:c 2vh:b 3k2:a 4z9:a 3jy:a 3p4:9 3fx:8 3k0:8 3k6:8 3k3:8 2jz:7
pair	19	3gc:3c 5ey:2a 24e:26 4tk:1h 4b:15 3h2:y 439:v 3ie:p 3j3:n 5mr:i 3ic:i 3fx:i 1if:e 3h3:b 8k:8 3ga:7 2jz:5 13e:5 2rx:4
food:salsa-verde	e	
food:redcurrant-jelly	i	36s:18 23p:q 3pp:7
moan	n	4rh:13 1tg:k 2rv:j 3aa:f 3rd:e 3gg:d 4ri:d 33e:a 1kg:9 44l:9 yb:7 2hv:5 2hm:4
wit	g	2hv:5
food:mackerel	12	3gh:5a 3e9:1k 4aw:17 3y4:x 2kl:n 46j:l 14m:f 1bu:e 3kk:e 14d:a 2kg:9 2kj:9 1c2:8 hh:6 2xg:5 3uw:5 4ax:4 31j:4
delicat	n	4w4:1t 27g:16 3or:x 3cr:n 2jk:j 2st:b 34k:a 1c2:a ok:9 3o1:7 2es:7 2y7:6 13s:6 1x7:5
liven	y	zi:1u 2jk:i 23b:h 1mv:g 34k:9 1c2:9 33j:6 1i4:6 4ay:5
food:prune	v	3gk:7u 3ib:1v 3r8:5
tbest	g	2jl:u
food:horseradish	p	3gm:6a
justic	g	2th:10 3gp:7 3gm:5
traditional	y	3go:2x w5:2c 56l:1s 3gt:19 1xm:18 5cl:13 2th:12 2mp:u i7:r fj:b 1qd:b 43f:9 20n:8 571:7 3gn:7 3gp:7
anniversary	g	2th:10 3gn:7 3gm:5
food:black-peppercorn	1b	3gq:b0 4h4:1z 49o:18 2vi:n 31a:4
cabernet	i	3gr:3c
cookout	t	3gs:2j 377:w 45k:l 2jb:i 34a:d 2jg:c 3yb:a 50e:9 52j:8 4qq:7 3jv:6 i0:6 578:6 1sd:5 tb:4
lonely	r	40u:1s 4rf:1m 3gs:t 2c1:t 1z7:f 4ib:c s5:a 4oh:6 3h0:6 3gy:6 2pg:5
item	r	3jd:1c 3gs:u sb:p 3j5:m yn:d 4h5:b 2l5:b 4h7:b 4h6:b 3wa:9 36o:9 300:8 3jc:8 22w:8 gc:7 2pg:6 nv:5 39:4
spag	v	502:1v 5i9:1m 2l7:15 4r7:q 4sk:m 3al:m 21:l 4t2:h 2ve:e 2xg:9 38b:6 49:6 3tj:5
bol	v	502:1v 5i9:1m 2l7:15 4r7:q 4sk:m 3al:m 21:l 4t2:h 2ve:e 2xg:9 38b:6 49:6 3tj:5
food:chicory	g	3mp:j 3mo:j 3mq:f 1yk:7
complet	12	57g:1h 2c1:1g 3sp:1b 52:14 1fn:x 46d:t 1sf:r 57h:o 2kb:k 43l:h 3gy:g 2j1:f 1lv:f 3h0:a 1ll:8 s6:8 1mo:8 3y3:8 2hi:6 2ig:6
theyd	1w	5hx:1o 1ot:1l 5g0:1e 45o:18 4jy:15 3zm:10 287:y 2z1:x 43k:u 1lb:u 43h:s 5e6:r 4sb:q 2j9:o 414:m 15c:k 1d4:k 3zq:j lu:d 3h0:d
entre	g	2c1:t 3gy:6
gie	w	45o:16 2xs:t 3ie:s 3cv:s 2c1:q 1jm:l 3ic:k 2xb:j 24m:c 3ho:9 4c2:8 3ul:7 3ui:7 3uj:7 3uh:7 3uk:7 2kg:6 3h0:5 3gy:5 4ge:5
pinot	i	3h2:2c 3h3:g 2rx:7
vino	g	3h2:16 2rx:5
fuller	g	1d1:1k 4k5:b
food:vegetable-stock	1p	3h5:6t x4:2k 572:w 34t:l 2pw:e 1fr:8 3h7:5 3h6:5
food:beef-stock	1r	3h6:7l x4:1g 3h5:w 1fr:k 2zv:c si:b 1a3:7 1jc:6 1db:4
food:fish-stock	p	3h7:5u 1mm:16
food:seafood-soup	g	3ha:l 3h7:a 3h9:4
crim	m	54v:2i zb:11 2jw:n 3ha:j 3h8:g 3h7:9
food:shellfish-stock	g	3h8:k 3h7:c 3h9:5 1tc:4
dilut	r	5ju:22 28o:17 2un:10 3hb:o 1cd:f qp:a 3lx:9 1o9:8 55g:6 1i9:4
pairing	g	2tj:n 3ga:8
fancier	n	5cy:1q 3hc:l s7:k 3gm:h 2tj:f 16c:b 15t:a 2za:5 3ga:5
food:turkey-slice	m	3hf:s 13c:e
carcass	w	3hf:4v 3he:4n 13x:h 3bd:a
murgh	g	13u:u 1pp:j 3he:7
sauté	t	3hh:5h 3bg:r 1u2:n 24b:g 2nd:6 2sw:6 4gp:5
basi	g	38r:1e 1gz:7 3hj:5
strata	e	
wasteful	w	2ok:16 3l5:x 2fl:u 3cv:s sl:r 1xf:r 1qe:q 3vg:f 15k:d 1wr:9 1k1:8 11a:8 2q2:7 1n4:6 u1:5 s6:4
food:macaroon	e	
july	i	35s:13 tg:a 4qi:7 58z:7 29w:6
combination	g	3hp:16 3hq:k
dunk	w	3ho:2e 5h9:1q 4eg:18 1jm:u 3hp:k 3hn:k 3io:h lu:b 3hq:a uh:a pw:7 45w:7 45x:6 45v:6 45y:6 3px:4
shorba	g	3hn:16 3hq:k
food:oatcake	i	3hq:29 3hp:z 3hn:y
toasty	n	1ls:24 4dj:o 3qw:k 3qz:d 4di:c 3qy:c 3mk:9 3qx:8 491:6 37h:4 4is:4
food:ready-made-dal	g	3hv:d 2u6:d 3hu:6 a1:5
earthy	i	3ht:12 3hv:d 2u6:d 3hu:6 3hs:5 a1:5
samey	g	3hv:h 2u6:g 3hs:7 a1:4
feast	i	4xy:1k 2u6:e 3hu:6 3hs:6 a1:6
lack	1p	1px:10 4yn:x 4ym:x 1mv:x 3hw:d 3hv:c 2u6:c 4vp:a 3mg:a 166:9 3gj:9 yc:8 1s8:7 2kb:7 2uq:7 3mk:6 5id:6 4o7:6 3mm:6 3hu:5
food:pickled-beetroot	g	sh:a 1cn:4
nigerian	i	lk:19 10x:b 33u:4
pilau	k	3t0:t 10z:i 185:h 10y:e 49n:e 33u:a 3i1:5 10x:5
wetin	g	33u:r 3i1:d lk:6
moin	g	33u:y
food:edamame	22	3i2:d5 3jp:k 90:5 1iq:5 e:5
hakka	k	3f8:v 3f9:v 1n1:f eh:d 2tw:5
dan	m	4e6:j 44s:g 2vi:g 44t:b x3:8 1n1:6 1qn:5 44u:5 3ft:4 3fu:4
jazz	1g	3i5:3z 563:23 509:1m 2ts:1l 15t:z 52h:w 501:v 59b:s 5as:r 18u:o 500:n 59c:m 1p3:i 27c:e 1ql:d gs:b 4bs:a h2:a 23r:a 4om:a
shrov	i	18u:h 48l:6 n1:6
food:maple-syrup	29	3i7:95 3a1:3b 2vl:20 1mb:j 187:j 3i6:e 48l:d 1m9:b 1ze:b 53k:7 1nd:7 18h:5 55:4
autumn	i	353:1n 36r:j 3i8:d 26y:7
grütz	t	50w:1e 38m:12 26y:12 3gt:p 2aa:g 1rn:c 3i9:b 3r6:a mo:a 1t5:a 29n:8 23q:7 3q4:6 43f:5 20n:5
food:passion-fruit	p	3ia:78
food:fig	m	3ib:25 3gk:20 50a:8 1ws:4
mocktail	i	3ic:1j 3ie:1e 3id:5 3ij:5
teetotaller	g	3ie:t 3ic:l
driver	k	3ie:3m 3ic:e
grown	1b	3if:54 1v7:1k km:17 1vl:16 3z0:s 3ie:l 3n2:k 3yx:j 1ca:i 3o9:h 3oc:b 3oa:a 3u0:a 3tz:a 3z4:a 3u1:9 4ju:8 27c:7 4ij:7 202:7
ups	n	1vl:2l 3ie:r 3ic:j 1v7:c 1ca:5
ramadan	i	3ie:t 1x3:l 3ic:l 162:5
food:orange-juice	r	3ii:5l 45r:14 1wj:v 3ie:n 1cs:k 3ic:h
food:alcohol-free-wine	g	3ie:t 3ic:l
food:tonic-water	i	3ik:3t 14q:a
food:clotted-cream	k	3il:1e 23q:q 48t:n
church	2g	dp:1y 1j3:1v 51i:1q 22j:1h 5d0:1b 4gq:12 2a8:z un:s 4ch:n 2sr:j 452:i 217:h 3jv:h te:h kl:g 7s:f 28m:f 4s5:f 4ci:c 3am:c
340	e	
dipper	k	3io:1r 1en:1p pw:6
food:rice-cracker	e	
teenager	10	27u:28 1ua:r 4dp:j xf:h 1p5:h 1m7:f 165:d 1hs:9 1qj:8 1b9:7 3te:7 hy:5 1xv:5 3cj:5 4ju:4
snack	15	3ir:71 5jn:23 55z:1n sb:j 1rv:h 1ut:g 3gu:e 3cb:d l3:9 4ay:7 53c:6
eighteenth	g	3iu:w ur:j 3iv:e
therell	10	5g4:15 1ud:o v5:o 28e:f dp:9 2e0:9 2cc:8 un:7 ui:6 cs:5 3iu:4
queu	g	3is:w ur:j 3iv:e
funeral	k	3is:s 3iu:r 1q8:i ur:g 4ld:g 4nm:b 1j3:6 3xn:4
untouch	e	
refill	e	
juggl	i	3iy:2c 3j0:d 3iz:d 3j1:7 2tu:5
sync	g	3iy:z 3j0:9 pn:5 3j1:5
sitting	g	3iy:z 3iz:9 pn:5 3j1:5
aw	k	3iy:z 3vz:b 1h5:a 42c:a 3j0:9 3iz:9 3xx:8 3xw:8 3xy:8 3xv:7 3xz:7 2y8:6 pn:6
longest	p	4uk:1e 4s5:18 3j2:w 1j6:r 1mr:q 3iy:n 3j0:6 3iz:6 tb:5
happily	g	46k:z 34a:e
grac	e	
averag	g	22w:b 39:7 3gu:5
one	8p	3j6:eu 51k:2m 5c9:2b 11s:24 4yr:20 4qk:1y 2gv:x 54g:w 4ir:q 111:q 1iu:n 4vl:k 3s3:i 24t:h 2l7:h 47d:g 1tp:f 192:f fo:f 2wu:d
200c	g	re:h 3j9:c 2wc:9 31p:9
chart	i	re:s 2uj:d 416:b 417:b 2ow:9 3j9:6 1cc:5 2wc:5 31p:4
375	g	re:i 2wc:a 31p:9
moderat	m	31p:l re:g 31o:d 24j:d 4be:b 2wc:9 2uj:9 rd:6 4la:5
450f	g	re:g 3j9:c 2wc:9 31p:9
2x	k	2sd:1s 3jd:w uk:g 3b8:b 3gu:6 300:6
quadrupl	g	3b8:l 3gu:b 300:a 3jc:a
jist	t	4de:1a 4fo:14 1pd:s 9w:s 44j:k 1uv:e 2lb:a 28p:a 49:8 4hg:7 3tj:7 24n:5 3l7:5 1mn:4 3tl:4
twa	m	2op:o 4gt:d ro:d 2s5:c 3gc:c 4gu:c 1pm:b 2lb:9 1pl:7 4go:6 24f:6 20f:4 1a1:4
23cm	g	2ye:h 32j:g 3jh:g
20cm	v	30o:18 1k5:l sq:k 1pk:j 15n:j 219:i 4vd:b da:6 11n:5 3jh:5
area	e	
equivalent	m	180:q 2u0:q 344:o 3n8:m 309:g 2ve:c u3:7
means:pressure cooker	b6	3jk:iv 4hl:1i 2t1:1h wo:j 17t:c 120:7 ak:6 30c:6 c3:5
foodi	g	2mq:h 3jm:9 37z:7
seeti	g	3jl:e ro:4
food:frozen-fish	n	3jn:4v 353:x yr:f 3uy:9
icy	3i	3jo:4c 2d0:1o 26:1m 3jq:16 32p:13 494:w 1uv:t 3oz:n 2ke:h nh:d 1:d 3tg:d s:c 4t8:b 23:8 8:8 u:7 3tk:7 pr:7 5b2:7
direct	10	5hn:24 1in:1w 2xr:1a 3jn:19 1uv:y 3yq:w 15e:r 3jp:n 2ds:f 1ix:e 3jq:a 24d:8 14o:7 3tg:6 33v:5 e:5 1an:4
food:frozen-burger	r	3jq:25 4kh:z 3jp:u 3jn:j 3jo:g 5kq:f 3tg:8 h5:6
electricity	p	391:20 313:18 3l6:y 3l5:s 5a5:d 3v6:c 3v7:c 2yq:b r8:a 1wr:8 n8:6 3cf:6
budget	2k	4t0:34 156:2j 4j:1t 3js:1j 28n:1h 23l:1b 4t2:y 39q:x 19z:u 52w:q 39g:q tj:j 4qy:i 510:e 1u5:e 453:9 1z2:7 41p:7 3ju:5
stash	1b	1uz:2b 20v:e 5h7:c 5h8:c 3t5:a 4v2:9 2qc:7 33t:6 2q6:5 k:5
wan	r	210:q 1u5:n 3lw:m 21y:l 4hg:f 9w:f 2mu:f 4gt:c 1tp:b 3gc:b 4gu:b uq:8 1a1:8 3jx:7 2l7:6 3jw:6 2xg:6 24f:6 15f:5 212:4
trebl	w	3jv:1s 494:x 1lc:q 3rh:l 45k:k 2ke:h 3gs:d 19w:c 4t8:b 452:8 42z:7 3im:6 24c:5 3ey:5 4gq:5 22d:4 tb:4
countdown	g	210:t uq:a 3jx:7 2l7:7 212:5
stress	g	210:t uq:a 2l7:7 3jw:7 212:5
altitud	r	3jy:53 3k1:4
ski	g	3jy:g 3k1:9 3k2:8 3k6:6 3k3:6
chalet	i	3jy:v 3k0:i 3k1:h 3k2:f 3k3:b
2000	i	3k1:1h 3jy:q 3k0:9 3k6:9 3k3:9
metr	k	3k2:2m 3jy:u 3k0:b 3k6:b 3k3:b
denver	i	3jy:u 3k3:h 3k1:g 3k2:e 3k0:b 3k6:b
6000	g	3jy:f 3k1:8 3k2:7 3k0:6 3k6:6 3k3:6
feet	m	1ao:m 3jy:f 3k1:8 3k2:7 1hx:7 3k0:6 3k6:6 3k3:6
alp	i	3jy:v 3k6:i 3k1:h 3k2:f 3k3:b
hik	t	3k7:1z 4v3:1e 3jy:f 4rb:e 1x0:d 38z:a 37q:8 3k1:8 3k2:7 390:6 3k0:6 2k9:6 3k6:5 3k3:5
hut	g	3jy:f 3k1:8 3k2:7 3k0:6 3k6:6 3k3:6
cabin	g	3jy:f 3k1:8 3k2:7 3k0:6 3k6:6 3k3:6
shimla	g	3jy:f 3k1:8 3k2:7 3k0:6 3k6:6 3k3:6
hill	14	37p:1r 3k7:19 1fo:o 37q:j 3rm:j 32s:i 22f:i 3kb:c b7:c 3jy:b 3xc:a ff:9 4xr:9 3k1:6 3k2:5 36y:5 37o:5 136:5
colorado	g	3jy:f 3k1:8 3k2:7 3k0:6 3k6:6 3k3:6
mis	g	3kh:f 3kg:f du:a
en	p	3ke:5o 3kh:f 3kg:f du:a
organis	12	4wx:1a fh:z 54y:v 2qg:i 5ah:g 5ag:g 7s:c 2h6:c 5af:c 3kd:b 3kh:b 3kg:b ui:b du:7 u1:7 ud:5 34h:5 ue:5
newbi	g	3kd:f 3kh:f du:a
chappin	g	3kd:g 3kg:g du:a
silly	12	4rw:1v 2i8:1c 3kj:v 53a:v 4g2:q wh:i ra:h 1ti:f 38h:e o9:d sb:c 2kl:c 2kj:7 122:7 1k1:7 386:7 2va:6 3gh:5 12o:5 12i:4
soakin	i	uw:8
cevich	m	3kk:42 3kj:x
fluid	p	3kl:42 1at:j 3nn:d cq:9 1aq:9 3uv:7 2ww:6 x7:5
metric	i	cq:7
teacup	k	3kn:1a 2rv:r 49s:m 1f1:f 3km:8 3kl:5 16z:4
eyeball	m	3ra:15 1gr:u 1gk:h 2zm:e d1:e 3cn:a 28f:6
185	e	
454	e	
useless	m	1b7:m 3kv:l 3kt:k 4e6:k qj:7 3ks:6 28o:5 1q3:4 op:4
thermostat	i	4pl:1a 2ho:o 3kv:a 3kt:9 31t:8
beast	g	3kv:m 31t:j 3ks:6 1q3:5 3kr:4
awfy	r	yr:o 3kt:m af:l 31t:k 3rr:k 2hf:i ix:h 3rq:d 1t4:d 3qy:d 1ru:c 3m6:b 2jt:b 1ji:a 2in:8 3m4:7 1s0:6 3ks:6 3uy:5 1q3:5
hoat	g	3kt:n 31t:k 3ks:6 1q3:5 3kr:4 2ho:4
bust	y	4yt:1w 1u0:16 2o9:v 1fd:q 16r:m 2mg:7 3a9:6 14c:5 2ir:4
delay	1v	4qq:1k 3kx:10 5t:y 3bj:m 2ex:h n3:f dg:c 4wl:9 f7:8 fm:8 51:8 fd:8 4wk:8 fc:6 90:6 21i:6 f1:5 24l:4 3fp:4 fa:4
motorway	i	nd:q xh:k 2de:c 1hl:a 39n:8
further	1n	dm:2v 211:2b 52w:p 5iz:l 1cp:l 13q:l 3e9:f 1gj:c 4v:b 28n:b 4sk:a 3kz:9 3rn:7 29r:5 17v:4
unexpect	g	3l2:10 3l1:x
filler	g	3l2:10 3l0:x
anither	g	3l1:10 3l0:10
worker	g	2st:n 3l4:9
stagger	i	2st:q rh:8 3l3:5
bill	m	3l5:3u 4h2:g 4h1:f 4h3:f 4h0:f 4gz:f
leccy	k	3yb:1x 3l5:w 3v6:e 3v7:e r8:b 3jr:a 1wr:9 n8:7
household	g	1f4:a 1f3:6 lw:4 3je:4
mony	g	nc:7
shorten	w	4lx:35 4lm:1t 3l9:z 55e:u e9:q 150:9 276:9 3p2:8
teach	k	3lf:1d 47c:16 3le:i 3ld:e 47e:b 3lb:a 3lc:a 47f:8 1qq:5 20q:5 14f:4
task	i	q:12 26e:7 3le:7 3ld:5
beg	k	3uq:1i 3le:p 3ld:j 3la:e 3lb:d 4ib:a 2oz:7 4oh:4 q:4
rainy	i	5du:w 3le:q 3ob:j 3la:f 3lb:e 3lc:e 5dx:6 5dv:6 5dw:6 q:4
kindergartner	g	3ld:m 3la:g 3lb:f 3lc:f q:5
claw	i	3lf:23 1qq:b 20q:a 459:7
inward	e	
arthriti	12	3lh:7e 5gf:1g 5kx:1e 2xa:1e 2na:m 37n:e op:a b4:7 21z:5 5md:4
sling	g	3lk:g 3lh:c 14f:9 3lm:8
plaster	t	3lj:4k 1ek:u 1gl:m 3lk:e 3li:d 3mx:b 3mw:b 3lh:a 1ed:9 3vu:9 14f:8 3ys:7 3lm:6 3mu:6
carpal	g	3li:f 3lh:c 14f:9 3lm:7
pain	n	1pp:11 1mf:w 1dt:r 1uu:r 3lk:e 3li:d 3lh:a 4qi:9 14f:8 1id:8 2ox:7 3a1:7 3lm:7
haun	k	3of:1g 3vm:o 3lk:8 3li:8 9h:8 3vo:7 3lh:6 1zz:6 14f:5
wheel	e	
scissor	1k	3lo:bi 55y:1a 46a:14 4vz:e 1kc:e 1fg:b 141:7 168:5 13g:4
transport	1e	3lp:1w 2e0:1j 82:11 38z:x 4v3:q 3ls:n 2q7:l 1o4:k 1ip:i ff:e v2:c 5b4:8 4b:7 3t5:6 3kb:5 32s:5
hamper	g	2e0:g 3lt:9 2q7:6 2go:4
safety	g	2e0:g 3lt:9 2q7:6 2go:4
beach	p	3ls:27 2e0:1e 5b4:r 2jb:l 1r5:a 1rf:6 q5:5
takin	i	3nk:16 2e0:f 3lq:a 2yp:9 3lr:7 2q7:5
arrival	e	
ither	g	3lw:n 2mu:f 1tp:c 15f:5
soonest	e	
oversalt	2y	3lx:2l 22y:14 s8:u 17e:r 17d:l 1ba:k i4:j 4vo:g 4tg:a 32z:a 4sv:9 103:8 jz:8 4zo:8 1oa:5 17a:5 277:5
zyada	n	3oz:x 3m6:r 3mf:n 3md:n 3az:m 3me:m wr:k 1oa:i 3m5:h 3pr:c 1o9:a 3m2:8 1q1:5
ho	v	22g:1i 3a2:x 1oa:w 2ip:r 3oy:k 1n5:h 3el:h 3ma:g 3p0:f 1gk:e 4lf:a 2di:9 3ox:7 194:7 1zc:6 1gj:5 t0:4 2og:4
gaya	1d	2og:18 1ju:13 22g:10 1oa:s 3nf:p 28p:p 3a2:p 3no:o 2ip:m 331:l 1af:k 3nr:j 2n9:j 2fi:h 3pu:h 242:g 3oy:e 3oz:e 3q1:d 3ma:d
particular	g	4dv:1w
tomatoey	k	4sw:z 4ev:i 2rr:h 1d9:b 3m6:8 2u5:7 3m5:5 3m4:5 1s0:5 333:5
itch	10	1h5:1t 2ek:1r 3m3:1f 426:10 2bw:z 3mb:y 428:o 3m6:k 5fs:j 3m5:c 3m4:c 1s0:c 2el:b 2ei:a 3nb:8 42c:7 1h6:7 s3:7 3m2:6 2ej:5
imli	k	3m6:s 2u7:n 3m5:h 3m2:8
whitll	k	1fx:u 3m6:o 439:l 3m4:f 1s0:e 3n1:e 438:d 233:a 2w3:7 3m2:7 3g9:5 3g8:5 3ly:5 1z6:5 3n0:5
won	g	3m5:f 3m4:e 1s0:e 3m2:7 3ly:5
⅛	e	
cloy	n	23a:27 1md:i 5b6:6 1zc:4
overload	m	17j:1f 3my:n 3ma:i 1zl:h 1i9:d 4jy:a 2uk:9 1zc:7 3a2:5
grandkid	g	1zl:k 1zc:8 3a2:5
lip	22	3mb:7r 5a0:1j 17j:1g 2j7:17 3m3:12 2bw:y 1of:t 1h6:p 3r0:o 2el:l 1pw:l 1fs:k 1lm:i 20x:i 3mc:h 4z4:g 41g:f 3mv:f 18p:e 3vm:d
tingl	17	3mc:5o 5a0:1g 3qb:17 4sw:t 3vz:q 2vi:q 1h5:p 3wh:k 1h6:f 3mf:f 3md:f 3me:e 3mb:d 3u0:b 3tz:b 3u1:a 2ej:8 1ml:8 2ei:7 3u2:6
lethal	g	3mf:r 3me:p 2hp:7 3ly:6 1q1:5
roastin	i	3md:10 2v8:i 42a:i 2hp:9 3ly:8 1q1:7 1ho:7 3am:4
mooth	i	3md:10 4af:g 2hp:9 3ly:8 1q1:7 4el:6 3am:4
oomph	19	4b1:17 23b:y 3mg:x 4vw:m 5id:l 1i0:k h2:e 509:c 3hw:b 68:a 1u4:9 1mv:9 20k:9 4ib:8 547:8 sr:7 2qp:5 3mh:4 166:4
depth	v	3wt:22 47u:1u 2cm:1r 5j1:1k 5a9:10 3mg:u 2gf:s 3mh:l 2qg:d 3h5:9 2ck:9 20k:7 1s8:5 68:5 4rr:5
feeka	g	3ml:r 3mk:b 3mj:a 1n3:9 3mm:5 3mg:4
gey	p	3mi:w qp:s 3ou:i 2hx:e 1w6:e 3ov:c 1yk:b 1n3:a 1a4:8 2jt:7 3mm:7 3mg:5 cy:4
wersh	k	zi:v 3mi:p 3qw:h 2z0:g 3qz:b 3qy:a 1n3:8 ps:8 3qx:7 3mm:5 3mh:5
needin	g	3mi:w 1n3:b 3mm:7 3mg:5
meh	m	547:v 2ki:u 2ky:s 17x:b 1s8:7 3ml:6 3mi:6 68:6
aftertast	v	1yk:1z 162:1b 3vq:t 3mn:p 1aj:c 1zj:b sk:a 1ok:7 1ct:6 jr:5 55d:4
karela	g	3mq:k 3gx:i 1yk:9
kadwa	g	3mq:k 3gx:i 1yk:9
saveabl	i	48i:l 3mp:j 3mo:j 48j:e 3gx:d 12l:8 1yk:7
mask	e	
bahut	i	2sw:d 1j6:b 2s3:5 t0:5 2iz:4
patli	g	2sw:d 1j6:b 2s3:5 2iz:4
food:stir-fry-sauce	k	3mx:t 3mw:t 2ao:d 43t:c 2aq:a 1ev:7 37a:4 43s:4
overdid	20	3mv:2k 3u9:29 3ht:1g 3kr:1f 1jv:1c 17a:17 3o8:13 1od:13 2s4:z 1ba:z 2kq:v 2k8:u 3uu:t 3q6:p 372:l k3:h 3mx:h 3mw:h 3q7:e 1x7:e
kadhi	g	3mu:u 1ev:d 1fx:5
gadha	g	3mu:u 1ev:d 1fx:5
saucier	m	3my:2p 3mx:p 3mw:p 1nn:o 3mu:e 1ev:6
whichever	e	
paani	m	3q1:10 2n9:v 28p:s 1fx:r 2l3:m 1t8:i 1z4:a 3m5:5 3g9:5 3g8:5 1y2:4
jaisi	g	1fx:y 3m5:7 3g9:6 3g8:6
horrid	14	3re:1u km:1s 4mc:1n 57e:17 16s:16 4sn:y 1kc:x 14q:u 44y:k 260:j 2z1:i zw:d e5:c 518:a 1mz:9 32t:9 3ik:8 517:6 hy:6 1t5:6
phat	m	3q1:z 2l3:l yl:g zw:c 3o4:a 3o2:a 1z4:9 28d:6 2og:5 1y2:4
emulsion	i	1s1:y 477:5
fu	g	1fv:k qt:a 2at:5
bobbly	g	3n9:e 3n7:e 2lw:8 35z:7 3n8:6
bhurji	g	3n9:f 3n6:f 2lw:9 35z:7 3n8:7
crem	i	2u0:s 344:q 3jj:g 3n6:f 3n7:f 2lw:8 35z:7
patissier	g	3n6:f 3n7:f 2lw:8 35z:7
strongly	r	4nw:15 47i:11 4s5:m is:l 2oh:h 18t:g i4:8 1z8:5 xi:5
faint	r	5bm:2f 3vu:s 1vf:r 2ek:o 3f1:n 48n:m 1h6:e 3nb:e 3wh:d 3mb:c 2ej:8 2ei:8 3m3:8 3ss:7 2qn:6 2jw:5 3ew:4
smokiness	e	
karu	g	3nf:1a 12h:5
nahi	v	3nf:17 23p:t 21t:s 3nt:k 3q7:j 3o9:i 12l:g 3nu:d 2k6:c 6w:c 3oc:b 26z:b 3ow:a 3ou:9 3ns:9 2vx:8 3nz:8 3pf:7 1w6:7 3q9:7
ingin	i	3nd:y 280:l 1yr:i 45c:g 11j:e 1i2:a 3ne:5
upar	i	3nj:11 3ba:k 3a6:d 3o4:d 3o2:c 28d:8 2j4:7 2og:6 2m3:5
raha	r	3qv:18 3nj:10 21t:s 3o9:l 3qe:l 3ba:j 3qc:j 3ow:f 3ou:e 3oc:e 3a6:d 26z:b 1w6:b 3nz:8 3pf:7 27o:7 2j4:7 1so:7 1zr:6 bv:6
andar	k	3nj:10 3nl:p 3ba:j 3ns:h 2ja:e 245:e 3a6:d 2fh:a 1r8:7 2j4:7 2is:6 206:5
burnin	g	3ng:o 3ni:d 11j:d 3a6:7 3nh:6 11i:6
ghost	k	3nk:2k 2yp:c 4aq:9 3lt:8 1up:6
bluidy	g	2ja:d 245:d 3ni:d 11i:6 2is:6
beech	i	24n:g 194:e 1ik:7 3qj:7
sunken	k	1at:l 3no:i 3nq:e 224:d 1aq:a 306:8 3uv:8 2ww:7
cav	n	3no:4x 1n5:e 3ql:8
beautiful	m	1he:y 2qr:u 3no:m 3nq:i 4yv:f 1mz:d 58p:8 3oi:7 3y0:6 3nn:6 1jj:5 1ja:5 3nr:4
baith	g	3no:p 3nn:6 3nr:5
doon	n	2m3:2m 2ay:j 3no:g 3nq:d l3:8 8i:7 3m0:6 1dr:6 1i2:5 1oo:4 3o4:4 3nn:4
doorstop	i	11l:v 3nt:e 3nv:e 3ol:c 3nu:9 1zh:8 2vx:6 3ni:6
2015	g	3nv:10 3ns:g 2vx:f 3ne:6
thatd	k	3nv:10 3ns:g 2vx:f 1hp:c bs:a 3ne:5 23k:5
phoola	g	3nt:x 3nu:l 3ns:e 2vx:e
moisten	w	289:3b 3nw:2v 4w3:1r 2me:z 7g:d p4:9 ty:5
sukha	k	2ip:19 3og:p 2f8:n 3oy:m 2tu:g 3ox:8 22g:7 3nw:7 287:6
nikal	g	21t:t 3nz:8 bv:6
unlin	g	21t:r 3ny:9 bv:6
dig	12	3o0:s 21t:p 150:n 222:n 14y:k 1gt:i 1tl:d 4v1:d fx:8 3ny:8 1i0:7 3nz:7 n8:7 yn:7 3lr:6 bv:6 1ck:6 5m:5
gentler	t	3o1:20 3tv:17 21t:p 3gi:l 1dr:k 27g:i 21s:a 1n:9 1iy:9 3ny:8 3nz:7 bv:6 2ix:4
fissur	g	3o4:e 3ng:9 28d:9 2og:7 2m3:5 3n3:5 3o3:4
carefully	i	2gv:10 3o2:c 3ng:8 28d:8 2og:6 2m3:5 3n3:5
crevic	g	3o2:c 3ng:8 28d:8 2og:6 2m3:5 3n3:5
daala	i	3q7:j 6w:d yl:8 3q9:7 tg:7 2fi:6 3c4:5
merg	n	1cp:38 19f:8 38b:7 4gr:5
gay	g	t0:5
radiator	n	27o:27 3o8:x 215:8 tp:7 3o9:7 79:6 3oc:4 3oa:4
sulk	g	3oc:e 3oa:d 202:9 27o:7 27p:6 3nh:5
phool	k	3o9:p 3oc:g 26z:c sz:b 27o:8 29v:8 3pf:8 27p:7 25r:6 2o2:5
weather	k	2mc:1h 3ob:1c 3o9:r 3oc:i 5du:c 5dx:a 5dv:a 5dw:a 27o:9 27p:8 3y4:6 3ld:6
risin	i	2lt:n 3oh:m 3o9:h 3oa:a 1zz:6 202:6 27o:5 3oi:5 27p:5
warmth	i	4oe:1k 1j4:m
forgotten	1d	274:1f 2pl:1b 3rz:18 qp:15 2te:x 1ag:s 1if:q gn:p 4zw:p 3i6:j 4to:j 1fb:j 48l:h 9j:h 2h7:h 1rx:f 34b:d k6:c j4:a 4j1:7
food:bread-mix	g	3lm:z 1fe:h 1zz:6
haud	i	2f8:p 3lf:i 3nx:g 202:f 1qq:a 20q:9 459:6 287:6
overprov	g	2lt:v 3oi:7 3oh:6 3ok:6 3oc:6 3oj:4
cowpat	i	2qr:v 2lt:o 3oh:n 3y0:6 3ok:5 3oc:4 2rx:4
trash	i	3oh:15 10n:k 1qe:g 3oi:9 3ok:8 3oc:8
efter	m	48f:11 2lt:q 3oh:p 3wh:e 3wk:c 3wi:c 48e:a 1gh:7 2ej:7 2y2:6 3oi:6 2eb:5 2ol:5
chipchipi	g	3ns:i 2fh:a 1r8:8 206:5
underprov	e	
sodden	k	34i:1a 2gr:h 3ba:9 20:5
wat	k	3oo:z 2se:o 4ez:n 3on:i 1hv:c 1ko:7 1re:4 2va:4
gayi	k	3pr:k 3pj:h 1o9:h 3pk:e sz:b 29v:8 2o2:5 2ne:5
overhang	e	
fart	i	5lc:y 3cr:l 2o8:8 gc:8 ok:8 3gi:6
runnier	m	4x9:1u 2l2:13 21q:n 1v1:g gc:9 1oo:7 2o8:6
chew	2i	30b:2a 5ip:25 48m:1t 45:1e 2k6:z 35g:w 460:p 2my:o 2mf:l 469:l 15v:j 1w7:i 1qt:h 1t7:e 1gq:d 4co:d 1lp:c 1i0:c 3i2:c 1w6:a
resol	g	3ow:j 3ov:c 3c6:8 2jt:7 3mj:6 2k6:4
gal	i	3oz:y 3ow:f 3ou:e 1w6:b 3c6:6 2jt:6 3mj:5
teuch	g	3ou:i 1w6:e 3ov:c 2jt:8
politely	k	5cf:1u 5fv:1u 3oy:10 5ce:l 3nx:g 4v1:8 3lz:7
whoop	g	3nx:m 3ox:h 3lz:9 102:4
slush	k	3oz:2p 3ov:1m 5b1:g 3ly:e 2c0:e
swamp	k	3p1:10 58p:n fw:i 1n0:b 3el:9 1qf:8 1gk:7 1gm:7 3lz:6
geela	g	3el:k 3p0:i 1gk:g
releas	w	3p2:3k 1d2:u 2n9:r gn:p 55e:o 3xp:m 27t:l 3p3:k 4di:i 2xq:g 3xq:g 2a0:a 491:9 3n0:8 29l:8
chhut	g	2n9:14
rag	12	1jx:1p 5m7:1d 1ww:13 3gb:10 3dj:z 13q:w 42o:p 140:m 2n9:i 26i:g 3rs:g 33s:f 3rr:f 2le:e 45p:e 3p3:d 2r8:d 1uu:b 3rq:a 1t4:a
stretchy	19	3p5:65 3p8:11 zv:s 1cy:r 1dt:j 18t:g aa:9 4ac:8 2qo:7 tk:6 2xb:5 206:5 20b:5 hp:5
patla	g	3p7:h xo:6 1ra:5
food:mashed-sweet-potato	k	3p6:14 26k:u 4qz:9 14z:5
overwork	i	3ai:18 zv:s 3p5:5
pakoda	g	12l:h ls:4
swimmin	g	1t8:g
overwhip	w	3pb:4u 3pe:4p 1br:15 41m:e 3es:c
food:mascarpone	1e	3pc:br 1y9:m 5e6:7
hopeless	m	4bg:17 2tq:k 1je:e 3pb:7 27s:7 1y9:6 1k9:6 15k:5
unwhip	e	
food:royal-icing	i	1h8:c 35c:5 26z:5 2du:5
theyll	17	54e:1f 2nx:s 11e:r e5:o 356:n 518:l 32t:i 2do:f 13o:d 4x5:c 40y:b 1h8:a y0:9 oy:8 6c:8 18r:8 26z:5 21q:5 54f:5 17f:5
overbeaten	i	1tr:j 1tq:h xc:h 271:9
gir	i	28p:s 3pu:n 2ii:f 2fy:7
crystallis	i	3pj:1b 3pk:p 2ne:8
food:dulce-de-leche	15	3pk:3x a5:2h
crystalliz	g	3pj:h 3pk:e 2ne:5
cheeni	g	3pj:h 3pk:e 2ne:5
length	t	3pn:7g 2q1:1f 1af:6
115	e	
rahi	g	23p:u 2a9:5
overboard	m	5b6:1s 3pr:f 1o9:d 3op:c cg:7 3m8:7 32z:5
waterfall	g	1o9:h 3op:g 3ly:5
mellow	n	23y:18 3s4:15 1yp:m ya:e 2g7:5
hair	10	5ft:2d jf:25 1u6:1p 51z:y ot:q 2uh:i 3pw:f 466:e 3pu:d 3pi:c 31a:9 2ii:8 46r:7 46s:7 46p:6 46q:5 3x5:5 1lx:5
fragment	g	3pw:j 3pi:f 2ii:b 1lx:6 2fy:5 2q2:4
chas	m	2of:w 2la:j 3pw:h 3pu:e 1ip:e 3pi:d o9:b 2ii:a 1lx:5 2fy:4 fj:4
chhilka	g	3pu:n 2ii:g 2fy:7
food:nectarine	i	lu:w
spent	g	16r:i 2mg:d
dumplin	g	16r:i 2mg:d
faen	g	16r:i 2mg:d
snotter	g	2l3:i 3n3:h 3n0:h 2q2:9 1z4:8
corkscrew	g	2na:p 37n:h
tab	g	2na:p 37n:h
screw	v	5hm:24 4ue:1e 3q7:17 2u5:13 4hi:x 2na:o 33k:h 37n:g 3rs:f 2xh:f 3rr:e 3rq:a 1t4:a 3qy:a 3b5:8 2jt:8 2xw:7 3xq:6 3mv:4
lever	e	
sugar	m	50q:19 23a:q 3q7:f 3qa:d 6w:a 3o5:8 n9:7 3q9:5 3c4:4
distract	t	4wa:1w 57e:17 33o:14 3q7:12 xh:p 3qa:l 2k6:j 260:j 1l7:h 6w:g 3o5:e 3q9:9 3q4:8 3c4:7 1hj:6 3dc:5 2ie:4
chat	n	4rw:2k 2aa:1d 4su:10 3q7:e 3qa:d 6w:9 3o5:8 34l:8 3q9:5 15m:5 3c4:4
blank	k	2l5:v 2ve:r 3q7:a 3qa:9 4c0:8 6w:7 2qk:6 200:6 3o5:6 3wa:5 44h:5 2w7:4
ki	g	3q7:j 6w:d 3q9:7 3c4:5
tinny	10	3qb:53 333:28 3qf:p 4sx:5 4sw:4
rawness	g	3qe:n 15f:8 3qd:7 3nh:6
beany	k	1yx:1e 3qd:t 16s:m 3qe:4
flooer	g	3qc:l 15f:8 3qd:7 3nh:6
sharpness	r	43a:s 2u5:n 2rr:g 3qb:g 2sb:e 333:e 3mv:e 4ev:a 3br:8 2co:8 2uq:8 523:8 1vu:7 1vn:7 26v:7 2ak:6 3mb:4
candl	m	3qg:2f 5mu:g og:a 5mv:5
droop	m	273:1h 21z:r 3rz:m 24n:b 1ik:8 1rx:8 3qj:5
center	10	6q:19 4ah:16 25g:o 2hc:l 2kh:l 192:j 3rm:j 22f:i 2a0:g b7:c hz:c 35z:a 2kp:9 24n:8 4y5:8 1ik:6 f3:4
margherita	g	24n:c 1ik:9
fault	n	56k:1a 21y:q 1n5:i 2m3:i 55s:e 1xn:d 1n3:c 3nr:b 3ql:a 486:a 2qi:7 2og:5
bhura	g	1n5:j 2og:5
redo	n	4ub:2o 5io:1i 4zu:1e 1n5:g 596:9 3ql:9 3b7:6 2og:4
unstick	n	15g:t 190:9 17v:7 f4:4
lo	k	4ei:m 17v:l 1h2:h 2f5:g 4hw:f 3f8:9 3f9:9 3qz:8 3i3:6
greedy	g	3qq:y 3qr:x ki:g
ile	g	3qp:y 3qr:y ki:g
szechuan	g	3qq:10 3qp:10 ki:h
tofu	v	16p:11 16f:p xh:c 1q6:8 39f:7 36f:6 1ga:5
tofus	w	16p:11 16f:r 36f:p xh:b 1q6:8 39f:6
toot	g	3qv:19 1so:7
breakin	g	3qu:14 3nh:9 1so:5
invalid	g	3qz:d 3qy:c 3mk:9 ps:9 3qx:8 37h:5
absolutely	k	4w5:1u 3qw:j 4t7:g mn:d 3qz:c 3qy:b 3mk:8 ps:8 37h:4 9i:4
flavorless	i	3qw:k 3rs:j 3rr:i 3qz:d 3rq:c 1t4:c 2jt:a 3mk:9 ps:9 3qx:8 37h:4
singapor	i	37i:k 37h:c 3qw:8 4hw:7 3qy:4
freshness	e	
whatsoever	g	1gn:f 2mq:a 102:9 2kq:9 3m7:4
undid	g	372:r 3r4:9 y2:4
began	k	3w4:15 53v:10 372:r 2l5:e 3wa:b 3r4:9 rc:5 y2:4
food:cream-liqueur	g	372:v 3r2:b y2:5
food:fruit-compote	m	3r5:3k 1jd:t 4d0:j 2aa:g 38c:d 3r6:a 2u3:9 3i9:7
liquidy	g	2aa:h 38c:e 3i9:8
food:dried-cranberry	p	3r7:54 36q:l 3r8:e 27j:a 1wu:7 15u:5
food:halva	i	4ep:p 27h:8 3ib:6 qn:6 1wr:5 1wu:4
winey	k	3ge:1a 48n:15 50x:12 2g7:9 1og:7 127:4
chisel	g	3ko:n 3cn:f 28f:9
lacquer	g	37v:b 3a2:9 61:5
unburnt	e	
floatin	g	1tg:m 33e:a
redden	g	1mz:n 41z:9 3n2:6
prettily	m	29s:1d 258:17 2ms:v gj:o 1qh:k 31i:g 3rg:9 4pp:8 29m:5
icin	g	29s:1f
trail	v	3rh:4x 312:2c x2:13 4ge:7 27q:6
gel	i	3ys:p 3h5:h 3s8:6 3yr:5
food:almond-drink	17	3rj:4x 1w2:4g 246:1p 239:8 1w0:5
food:coconut-drink	t	3rk:30 44m:1b 4zx:1b 2bl:x 1l6:h 3rl:h 3rj:9 1w2:9 246:7 35c:6
clabber	g	1zr:9 3rj:5
pointy	p	4en:14 b7:12 2mi:f 22e:f 1bd:d 4dl:d b1:5 4pp:4 22f:4 4dk:4
generous	y	48h:1p 55r:11 5m:t 1cf:h uc:f 224:b 1wm:b ks:8 198:8 306:8 38k:6 3zm:5 3nn:5 1ac:5
cluster	r	3ro:58 1wx:s 405:9
food:frozen-strawberry	m	3rp:24 22r:k 3rs:9 3rr:8 3zl:7 3rq:6 1t4:6 3qy:5 1tt:5 2jt:4
food:gooseberry	i	3rs:j 4g2:h 1t4:c 3qy:c 2jt:a 1fg:8
whim	g	3rs:n 1t4:f 3qy:f 2jt:c
soor	g	3rr:l 3rq:e 1t4:e 3qy:e 2jt:b
firmer	m	5co:1f 3rt:15 276:s 1cc:j 18u:6 zj:6 1lm:5 1jf:4
herby	m	492:21 3rw:n 495:9 18p:7 1gh:6 216:6 2ol:5 3ok:4
food:smoked-paprika	35	3rv:8u 1i7:2o 1hq:u 1hu:s 40v:m 3rx:a 112:8 4tr:7
peanutty	g	18p:8 3ru:8 1i9:7 216:6
food:liquid-smoke	m	3rx:4s 3rw:i 18p:6 3ru:6 1i9:6 216:5
sprig	1k	3ry:7n 43l:1u 45h:1a 521:12 31k:v 4vl:u 3dj:i sc:f 1js:d 35g:a 1ks:6 5be:5
tissu	g	1rx:m 3qh:h 1o0:7
sossy	g	1fd:w 3a9:7
reet	k	1fd:t 3sg:r 2wg:n 1dp:b 2jj:8 3a9:7
ish	m	2um:1m 3s3:18 1c7:p 4ca:f 19o:9 3i7:9 43s:7 2jj:5 b9:4
fattest	g	3s2:h 2jj:6 b9:6
mouthful	y	5ap:1i 3ps:15 3z0:w 1o3:o 3if:l 3fn:f 226:d 2e2:d 3s4:a 5fs:a 2sa:9 1bz:7 46r:6 46s:6 3sa:6 ip:6 3z6:6 46p:5 46q:5 3x5:5
symptom	i	2e2:c 1hm:a 2gd:7 3fn:7 3s8:5
kfc	i	1vv:p 34e:i 3s4:8 3s5:6 3e6:5 30b:5
illness	e	
diarrhoea	m	3s8:32 3yr:n 3fn:f 1hm:9
fever	g	3ua:w 3yu:h 3fa:4 2jr:4
111	e	
dehydration	e	
immun	g	3u6:u 57h:g 2ec:c zn:4
system	g	3u6:u 57h:g 2ec:c zn:4
jamaica	k	4zj:1n ru:s 1ng:g 1gd:9 2ag:5
campylobacter	e	
usda	i	3sg:2n 2jj:j 3s1:4
nowaday	k	4t1:1i 3sg:s 23l:o 2wg:n 2jj:9 4t2:5
gourmet	g	h4:9
copy	i	4uo:1t h4:9
bleu	g	h4:9 3si:4
awright	m	38h:i 43g:f 3x6:b 3x8:b 3x9:a 3x7:9 h4:8 2n5:7 12o:6 12i:6 31k:5 43o:4 386:4 3si:4 3sk:4
specially	k	2kf:1d 52k:1c 556:17 pe:i 34q:8
controll	e	
moo	g	3sp:6 2dh:6 2vq:5
tenderis	n	3sp:3g 42t:1a 2tw:r 5jx:7 337:6 l9:6 3f8:4 3f9:4
65s	e	
muscl	g	2xd:2k
shot	12	3ss:2v 42q:1b 33k:y 1b1:x 1m6:u 1va:r 1lm:r 25x:n 48n:l 1vg:k 4e:h 3do:a o:a 3sw:a 3nb:9 2gw:9 ay:7 275:6 1vd:6 3xs:6
brac	g	1b1:e 4e:9 3sw:5 2gw:5
haunch	g	1b1:g 4e:7
estat	g	1b1:g 4e:7
food:wild-boar	i	1b1:t 3sw:r 4e:c 2gw:7 3ss:5 2vx:5
food:beef-sausage	k	3sx:3l 1b1:g 4e:7
ought	52	5hd:20 5js:1r 2ec:1d 4zt:1b 4yq:1a 4pg:18 5mf:16 3uq:15 16o:14 4pn:13 fr:12 5kx:10 2k3:10 3g0:z 4vz:z 1aj:x 1qf:v 2zh:o 4xl:m 3c3:m
wound	e	
unrefrigerat	g	3hz:1d 34b:7 3t3:5 3t4:5
certainly	e	
spor	e	
bacillus	e	
cereus	e	
surviv	1y	4zp:2q 58v:2c 390:24 3t5:1q 3fq:1f 4b:1b 37u:12 56e:m 54q:k 4wp:j 1rk:f 54p:f 3jt:d 2q7:d 1t5:c 5ea:b 4p5:8 1f2:7 50h:7 1hh:6
sofa	m	4to:1i 4qt:1f 1vt:t 1o8:o 3t7:l 9j:9 1d7:4
december	i	1tt:1d 3t6:r 1d7:e 1to:9 3t8:6
ninety	t	3t8:2u 3c1:1f 4m6:1e 5js:1c 3t7:11 1sl:t zn:i 3t6:e 3u6:9 1dx:8 1d7:7 3sc:7 3sd:7 57h:5
food:party-food	10	3t9:4u 2he:s 411:l 3ch:g 1r5:f
tapas	k	3ta:3a 3t9:o 3tb:b
devil	k	3t9:q 28o:f 41m:c 24b:7 4jz:6 4k2:5
delivery	k	1n8:1f 39i:w 2q7:b 19y:7 1n1:5 2gy:4
pm	i	34v:f nh:c 4lh:8 4lj:6 1a9:5
himself	v	fe:2a 1ua:1p 1j4:y 2p1:s 3cs:p 3x6:c 3bm:c 3x8:b 3x9:b 3ec:a 3x7:a 2n5:7 17:6 3vm:5
unsaf	r	3tf:16 22k:h 1e9:g 3te:e 4je:b 3ix:a 3cv:9 fe:9 1vs:8 2lb:7 24v:6 2op:6 377:5 3ua:4 1d0:4
food:frozen-chicken	1b	3tg:32 3tk:w 3jo:u 26:q v4:b 1uv:7 22i:5
unfreez	i	26n:10 3tj:f 1jn:9
suppos	15	511:1j 3th:o 4g7:o 291:h 2gt:f 3tj:e 3tg:d 4g6:c 3ti:b 4jc:b 4j0:a 4ia:a 1jn:9 2t1:8 4j5:8 4jt:7 3de:5
stupid	k	3th:15 1fl:q 1jn:f 49:d 1h8:5 3je:4
watertight	e	
unknown	g	44j:j 28p:a 1mn:4
refrozen	e	
mold	m	3to:q 2sl:o 3tn:m 3b1:d 2m8:c m4:8 xz:7
moldy	i	3to:1m 3tn:k 3b1:i 3ts:4
fuzz	m	m7:10 1rp:m 45w:b 45x:a 45v:a 45y:a 35o:a lu:8 3px:7 m4:7
island	i	3to:h 4o7:c 3tn:9 3b1:8 4lt:6 ye:4
fiver	i	58f:23 3to:j 3tn:a 3b1:a 58g:4 23l:4
fusty	g	3to:j 3tn:a 3b1:a
guarante	e	
toxic	r	x1:v gl:q 3zs:o 2bh:j o4:g 2gd:f 2y1:b 1gj:a 3yy:9 3za:7 35g:6 3yx:5
scary	k	3o1:z 1yv:d o4:8 jg:6
queasy	i	2gd:12 3fn:9 o4:6
cannellini	10	qm:42 1xq:2m 3tx:q 1xo:p o4:9 5aw:8
food:borlotti-bean	e	
stair	g	3u1:i 3u2:b ax:7 18w:4
alien	g	3u1:i 3u2:b ax:7 18w:4
sproutin	g	3u0:d 3tz:d 3u2:8 ax:5 35i:4
sill	g	3u0:c 3tz:c 3u1:c ax:4 35i:4
solanin	e	
nerv	e	
bodybuilder	g	z2:d 28k:6 2dd:6 3u6:6 2ly:5
chemo	i	3sc:16 3sd:16 zn:8 1nk:6 3u5:5 2ec:4 z2:4
women	12	34m:12 3u7:l 4wn:i 2db:e 1av:a 3ue:9 2du:9 3cx:7 2d7:7 1bj:5 zm:5 2dk:5 4xl:5
severely	e	
weaken	g	3mv:c 2o1:7
poorly	r	3ua:47 5js:1q 3ai:1e 3s9:j 1bz:j 3fn:9 13l:8 2gd:5 3s8:5 3t8:4 3yr:4
childhood	g	22k:h 3ua:4
memory	g	22k:h 3ua:4
coli	e	
crav	1n	53c:1b 1av:v zm:r 2dc:o 18s:l 2dw:j 2hx:h 1bj:g yj:g 523:b 2db:b 4qz:b 1cb:8 po:7 34w:6 3u7:6 2fs:5
expectin	g	2dg:o 2cz:8
infant	17	17:m 5k9:k 3uq:i 1m1:c 3w2:8 1w3:7 2fr:6 3lc:5 3ew:5
manuka	g	3ul:7 3ui:7 3uj:7 3uk:7 3um:4
food:baby-rice	g	3ul:7 3uh:7 3uk:7 3um:5
naturally	g	3ul:7 3uh:7 3uk:7 3um:5
loop	g	3ul:8 3ui:7 3uj:7 3uh:7 3um:5
dummy	g	3ui:8 3uj:8 3uh:8 3uk:8 3cw:4 1qi:4 3ug:4
furious	i	47h:t 47j:g bn:9 3ui:8 3uj:8 3uh:8 3uk:8 3fp:5 3cw:4 1qi:4 3ug:4
india	k	3un:1m 1w4:19 5a3:a 3ul:7 3ui:7 3uj:7 3uh:7 3uk:7 3um:5
constipation	e	
childminder	g	1lv:f 1mo:8 2hi:7 2ig:6
eczema	i	3lc:v 3uq:l 2ds:f 2oz:d 24d:8 33v:5 1an:4
clamp	i	53e:k 2oh:h 2sl:5 21w:5
pris	m	3us:42 27t:13
food:mussels-in-sauce	k	5c4:q fs:e 5f6:9 1q4:8 2oh:4
closer	g	2oh:h
hummin	g	1at:k 3nn:e 1aq:9 2ww:6
food:herring	g	3ev:7 3wd:4 3wf:4 3wg:4 3we:4
histamin	e	
defreez	g	yr:p
parasit	r	3uz:38 31j:1x 42n:4
grad	i	2dp:10 1bu:a 3kk:6
food:fajita-kit	g	3kk:w 2dp:7
regular	1y	1r4:1g 3un:18 4hf:14 4du:y qw:v bk:r 18h:r 21n:p 4fj:p 1dq:k 2ao:i 23z:h 3kk:f xn:b 4ez:b 3oo:a 4fh:a 4fg:a 4d5:a 1w4:9
grocery	t	57z:1y 3kk:v 455:f 456:f 2cq:e 4fi:b 2u7:b 19v:a 454:8 yn:8 2h0:7 2dp:7 p6:5 1zw:5 3m4:4
freshest	g	3kk:v 2dp:7
wild	r	4q6:1a 8x:10 3x7:z 1yo:v 1j1:p 3x6:o 2fw:j 3xc:g 3a9:9 4tw:8 4tx:8 yo:7 368:6 28z:6 5cm:5 4q8:5 1gp:5 3eu:5 p4:5 3uu:4
outag	i	3v6:1e 3v7:w r8:q n8:7 3v8:4 3va:4
blackout	i	3v7:1a 3v6:t r8:o n8:a
storm	g	3v6:h 3v7:h r8:e n8:5
chest	k	4px:1r 3v6:g 3v7:g r8:e 3w2:d 3ew:c n8:5
failur	g	3v6:k 3v7:k r8:g
bacteria	i	2eo:s 4s5:m 2ed:8 fk:6 1sr:5
kin	g	uw:6 1i5:4
blanket	g	3ve:a 1vd:9 mg:4
ablaz	g	3vd:8 1vd:7 mg:4
extinguisher	e	
means:deep-fry	t	3vg:43 5lw:2a 3hk:v mq:v 3cv:g 1ex:e
haz	w	3vh:19 4z7:j ge:g 3vk:a
belch	g	3vh:f 33n:d 3vj:a 3vk:5
wisp	g	3vi:x 3vh:c 33n:b 3vk:4
crazy	n	3vj:4a 3vh:r 1iu:l
ow	17	5b9:1y 2ec:1a 19x:10 b4:n 16k:j 3a7:i ah:h 9h:c 4jd:a 3vm:a 1it:7 549:5 3a9:4
throb	k	3vm:2e 3vo:f 2e7:e 41g:e 3f4:6 3vn:6 3lm:4
forearm	i	3vs:v 3vm:s 2gr:i 3vo:8 3vt:7 2nk:5 1x6:4
toothpast	i	3vm:14 3fy:q 2mk:9 3f4:5 3vn:5
painkiller	e	
chemical	k	1zj:23 42i:i 3zs:e 323:c 2yh:7 2y1:7 322:7 1ok:6
genital	e	
molten	k	3vs:1m 3pk:h 2nj:g 3vt:9 a5:7 2nk:6 3vn:6 1x6:5
spun	g	3vs:12 2nk:6 3vn:6 1x6:6 1gc:4
stitch	k	3vu:3o 2qn:4
gash	g	3vu:z 2qn:7
bleedin	g	3vu:u 2qn:6 2jw:5
spurt	i	4wd:u 3xp:q 3b5:a 3p2:a
seep	g	5kd:1j 2sl:9
numb	12	3vz:8d 3mc:5 2vi:5
thrust	g	3w2:c 3ew:c
slap	p	3w1:4q 5b8:1c 569:p 3w2:9 3ew:9 2qo:8 hp:5 3w0:4
heimlich	i	3w2:10 3ew:n 3w0:b 3w1:6 2if:4
windpip	g	3w2:c 3ew:c 3w0:6
speak	k	3r3:13 53v:13 4cr:r 4cs:e 3w2:c 3ew:c 3w0:6
clutch	g	3w2:c 3ew:c 3w0:6
grandda	g	3w2:c 3ew:c 3w0:6
forward	g	4lf:a 2di:a
navel	e	
sharply	e	
speaker	g	2l5:j 4ha:4 4hb:4
cpr	e	
blindly	e	
scratchy	g	3wf:6 3wg:6 3uw:5 3we:5 3ev:5 1cj:5 2yd:5
mirror	g	3ev:7 3wd:5 3wf:4 3wg:4 3uw:4
fishbon	g	3ev:7 3wd:5 3wg:4 3uw:4 3we:4
thrappl	g	3ev:7 3wd:5 3wf:4 3uw:4 3we:4
reaction	p	3wh:2g 1h5:1i 3mc:t 3mb:h 2ej:f 3m3:7 1h6:7 2ei:7 3wi:6 3nb:6 2ek:6
anaphylaxi	i	3wi:1u 3wh:k 3wk:h 2ej:a 2eb:8 2el:5
tingly	k	1h5:i 2vi:f 3wh:e 3mc:e 3vz:a 3mb:5 2ej:5 3wk:4 3wi:4
antihistamin	i	3wk:26 3wi:k 3wh:c 2eb:9 2el:6 2ej:5
911	g	3wk:g 3wi:g 2ej:9 2eb:7 2el:5 3wh:4
swellin	g	3wh:e 3wk:c 3wi:c 2ej:7 2eb:5
difficult	k	3ah:17 231:q 3wh:e 3wk:c 3wi:c 16d:7 2ej:7 2eb:5
welt	g	3wh:e 3wk:c 3wi:c 2ej:7 2eb:5
improvement	e	
closely	e	
forkful	k	547:1e 2ky:y 2be:l
windowsill	t	3u2:35 4ta:1l 40q:w 1ig:q 43g:q 4hn:p 1qc:g 43n:b 1j2:b 3y8:8 1qi:5
food:sun-dried-tomato	i	3wt:1d 1qc:g 4rr:f 1j2:b 1qi:5
acidify	e	
blur	e	
vision	e	
slur	e	
speech	e	
preserv	p	5c1:20 35w:1t 5ks:1t 3x1:m 3wz:h 50g:d 3x0:6 gg:6 3x4:6 11p:6 q3:5 3x5:5 3x3:4
canner	i	3x0:1w 3x1:z 3x4:9 3x5:8 3x3:7 3wz:4
mason	k	4er:1e 3x1:1e 3x0:14 3wz:g 3x4:9 3x5:7 3x3:6
glut	19	56e:28 52i:1d 4a5:1a 186:15 5h7:12 5h8:12 3yo:r 1jm:k 1tn:j fw:i 1xd:g 1de:d 4ib:9 3ho:9 3x0:9 1nk:8 3z8:7 35a:6 2sr:5 4oh:4
stabl	g	3x0:q 3x1:l 3wz:b
camper	g	3x0:q 3x1:l 3wz:b
van	i	3x0:q 3x1:l 3wz:b 46r:8 46s:8 46p:7 46q:6
forag	m	3x7:26 3x6:1c 3xc:q p4:8 3x8:7 3x9:7
app	m	3x7:3c 3x6:v 3x8:4 3x9:4
puffball	i	3x8:10 3x6:p 3x7:k 2n5:f 3x9:5
lawn	i	3x9:z 3x6:p 3x7:k 2n5:f 3x8:5
shroom	g	3x6:c 3x8:b 3x9:b 3x7:a 2n5:7
backyard	g	3x6:c 3x8:b 3x9:b 3x7:a 2n5:7
forest	k	3x6:18 3kb:z 5cm:b p4:9 3x7:9 465:7 3cs:7 3v5:5
boletus	g	3x6:c 3x8:b 3x9:b 3x7:a 2n5:7
toxin	g	3x6:c 3x8:b 3x9:b 3x7:a 2n5:7
slug	m	40p:k 40o:k 40l:k 10r:j 36b:e 4o7:d 3x6:b 3x8:b 3x9:a 3x7:9 40n:7 2n5:7 4lt:7 4ph:6
expert	e	
deadly	e	
bb	g	3xk:p 3xj:p 3xl:n
twelfth	g	3xl:w 3xi:v
fourteenth	g	3xl:w 3xi:v
expiration	g	3xk:q 3xj:q 3xi:o
quality	e	
good	1i	3xn:b2 4j9:8 4kz:8 4ln:7 33i:7 4ib:5
honkin	g	1b0:b 1ay:b 1am:8 1aq:5 1ar:4
valv	m	3xp:4e 3xq:6
vent	n	3xq:32 1ps:16 3xp:u 3b5:g 3xs:f 3p2:b 33k:9 2xh:8
ebay	g	3xp:n 3xq:d 3p2:9
ceil	v	302:2k 3xq:1b 33k:v 1ac:t 4wd:p 2uh:k 1gy:k 236:h 466:g 3xp:f ay:c 3b5:6 3p2:5
explosion	k	55l:2a 2xh:16 3xp:m 3xq:c 3p2:8 302:7 4wd:6
bash	2k	3xu:9o 338:2i mx:28 5gf:1j 1z0:1h 275:11 4cd:10 220:s 46e:m 185:l 1yz:k 386:j 31a:j 466:i 2xi:g r0:e 2x4:e 48f:d 319:b 2uh:8
corrod	g	3xx:8 3xw:8 3xy:8 3xz:7 2y8:6 3j1:4 2w3:4
ding	g	3xy:8 3xv:8 3xz:7 2y8:7 3j1:5 2w3:4
20p	g	3xy:8 3xv:8 3xz:7 2y8:7 3j1:5 2w3:4
2014	g	3xx:8 3xw:8 3xv:8 3xz:7 2y8:6 3j1:4 2w3:4
creas	i	3xx:8 3xw:8 3xy:8 3xv:8 1y3:6 2y8:6 3j1:4 2w3:4
seam	r	3y0:6y
awak	k	3y1:1x 5ae:17 5ad:17 49y:j 1e9:f 24v:a
interrupt	12	rg:1u f6:1u 4tk:1i 4qt:i 8v:h b1:d 132:a 1fn:9 3y2:8 fq:7 f4:7 ln:5 ex:5 cy:5 f2:4
prefry	g	1fn:10 7o:6
rain	k	2mc:n 5du:m 3ob:d 3y7:d i0:7 2jb:5 5dx:4 5dv:4 5dw:4
gazebo	g	2jb:i 3y7:f
garag	k	4hn:1y 3y8:1w 2jb:a 3y7:8 3y6:8
disposabl	m	566:1x 3y7:1e 2jb:n 2ja:i 4hh:b 27i:b 3y5:7 3y6:5 3y9:5
balcony	i	3y6:1q 4hn:p 2jb:5
loo	i	2jb:h 3y7:d 41k:d 41i:d 41j:d 41l:a 1kj:a 41g:5
unsur	i	23o:r 3ay:o 2qb:o 2s4:h 4gr:e
lit	p	3l6:2h 1vf:1i 4gx:i 2jg:i 241:f 4qq:b 2yq:a 4gy:9 3fl:9 1sd:8 1va:6 3fp:5
monoxid	e	
unlit	i	3yd:1j 3ye:10 3yf:n 3yg:6 3yj:6
pilot	i	3ye:1k 3yd:z 3yf:n 3yg:6 3yj:6
headach	g	3ye:o 3yd:o 3yg:4 3yj:4
sooty	g	3ye:l 3yd:l 3yf:e
burner	24	3yh:24 xq:1p 49e:1k 4xe:1d 1sj:18 3kw:11 2e9:y 2go:y oj:x 57x:v 154:v 4yg:u 47k:p f2:l 1li:f 2xg:f xo:d x0:c 2j3:c zh:b
hoos	k	3ye:l 3yd:l 437:e 3yf:e 4o7:d 4lt:7 113:6
cylinder	g	3ye:l 3yd:l 3yf:e
meter	e	
0800	e	
002	e	
001	e	
northern	i	3z8:1h 4qi:g
dizziness	e	
boiler	m	3yq:3n 2xr:1q
bug	r	4pj:2z 3yr:1g 3s8:14 36b:12 4ph:w 3fn:v 1hm:f 3ys:6 3xf:5
norovirus	i	3ys:2a 3ri:8 3s8:5 3yr:4
cater	i	1xy:q 3ys:o 1xz:k 3ri:9 3s8:6 3yr:5
flu	i	3s9:q 3ys:l 2oe:f 3fa:9 2jr:9 3ri:8 3s8:5 3yr:4
skitter	g	3ys:n 3ri:9 3s8:6 3yr:5
motion	n	3yw:1u 3s8:p 3yr:k 2qi:d 1hm:a 3fn:8
homegrown	k	3yy:y 3yx:w km:o 4x9:i 16s:7 3if:6 3z1:6 3z5:6 3z3:6 3yz:5
gourd	i	3yy:1z 3yx:r 3z1:7 3z5:7 3z3:7
vil	i	3yx:r 14h:d 3z1:7 3z5:7 3z3:7
horribly	k	3z4:37 3if:18
aspirin	g	3yy:s 3yx:h 3z5:5 3z3:5
undrinkabl	i	3yy:r 3yx:g 4sv:f 3z1:4 3z5:4 3z3:4
foul	g	3yy:s 3yx:h 3z1:5 3z5:5
gall	k	3z0:47 3if:m
dudhi	g	3yy:s 3yx:h 3z1:5 3z3:5
extrem	e	
cucurbitacin	e	
food:blackcurrant	m	3z8:38 36s:16 10v:o 3ge:7
kernel	n	1o:1n 1h4:t 3z9:j 3za:e 35g:c 4n8:c 4jd:c 4l8:a 10v:6 2bh:6 1jy:4
daffodil	i	3za:27 35g:i 10v:8 2bh:8
decoration	15	4yb:28 56d:24 3qg:1t 5mu:1b 29o:18 16c:18 4u6:13 2sb:y 1yn:q w5:p 3za:k 1ut:g 1mi:e 10v:8 2bh:8 39n:7 4u5:7 d6:6 3zb:6 1ck:6
food:cordial	p	3zc:3o 44y:y 1wj:k 3za:f 35g:d 36q:a 10v:6 2bh:6 3z8:6 1jy:4
juicer	k	3zd:2z 5bg:j 3za:i 35g:g 1kr:8 10v:7 1jy:5
yard	m	1fg:t 5jt:j 3za:i 1sl:g 3lo:g 35g:g 2q8:9 10v:7 460:6 zk:6 1jy:5
venom	g	3za:i 35g:g 10v:7 1jy:5
lily	e	
valley	e	
foxglov	e	
hydrangea	e	
food:frozen-sweetcorn	19	3zk:97 2fs:1j 19f:h l:5
food:frozen-raspberry	10	22r:40 3zl:2e
food:frozen-mango	r	3zm:4x ly:17 2u8:e 28w:d 38k:4
wioot	i	4au:14 3ca:p 4av:e ly:a 1c5:6 46d:5
import	e	
gang	g	33q:19 1ww:5
food:fruit-yogurt	12	3zq:5t 1o6:2k
ovenwar	e	
budgi	i	3zs:27 2y1:e 3zu:7 3zv:7 3zt:7 33o:6
shivery	g	3zs:q 2y1:d
achy	g	3zs:q 2y1:d
incident	g	3zs:q 2y1:d
260	e	
harmlessly	e	
breathless	e	
human	g	1um:9
stol	k	3fe:2q 3fg:8 29g:6 1um:4
hound	g	1um:8
wolf	g	1um:8
spaniel	i	1um:p 3ed:k 405:d
pup	i	405:d 5cu:d 3fe:b 2ev:a 29g:9
terrier	n	3fe:1q 29g:n 3fl:i 403:7
bokin	g	3fn:a 2gd:6 3s8:6 3yr:5 1hm:4
poisonin	g	3fn:a 2gd:6 3s8:6 3yr:5 1hm:4
rehydration	e	
episod	e	
38	e	
urin	e	
lately	g	26r:q 2ho:9
41	e	
gat	i	2ds:u 24d:k 40e:f 33v:d
vend	g	2ds:h 24d:8 33v:6 40e:4
coo	g	2ds:g 24d:8 33v:5 1an:4
calcium	e	
fortify	e	
arsenic	e	
soil	1b	40k:4u 1gv:34 3ht:1f 1kb:1b 4pj:y q5:b 10m:a 2gr:8 163:7 3yr:7 1gu:5 qu:4
pesticid	g	40p:k 40o:k 3xf:b 40m:a 40n:7
suspicious	k	40p:l 40o:l 40l:l 2oe:f 40n:7 ra:6
cak	k	1wz:t 2xy:o 40p:j 40o:i 40l:i 1kz:g 3xf:a 40m:9
prewash	g	40p:k 40l:k 3xf:c 40m:a 40n:7
unnecessary	g	40o:k 40l:k 3xf:b 40m:a 40n:7
food:cress	m	40q:43
food:mung-bean	i	40q:w 40r:p 17q:g
mung	i	570:1a 40q:x 40s:f 2mr:5
outbreak	g	40q:x
germany	k	40u:13 40q:x 3gt:m 437:c 3yi:8 113:5 43f:4 20n:4
wary	n	4us:16 160:15 40q:x jy:u 9q:d 34w:d 53c:9 98:8 2ie:5 vo:4
moong	g	40q:x
throughout	g	1sr:7 v0:7
food:chicken-liver	r	40y:7h 2do:d
de	g	2do:f 40y:b
foi	g	2do:f 40y:b
lov	14	3cx:2r 3o1:10 4jg:o 3fb:n 2do:g 40y:c 1dd:b e:a 3ug:9 3t9:7 4ib:6 hb:6 284:6 2hf:5 4i1:5 1vq:4
aright	k	44s:n 44t:g 40y:e 2do:c 187:7 44u:7 2df:5
devill	g	2do:f 40y:b
common	e	
sourc	e	
sous	k	416:40 2ow:i 1cc:6
vid	k	417:40 2ow:i 1cc:6
57	g	2ow:n 1cc:d
72	g	416:g 417:g 2ow:d 1cc:7
150f	g	416:g 417:g 2ow:d 1cc:7
equally	e	
167	e	
honest	k	2zn:j 2zg:9 4o7:8 2iv:7 4lh:5 4lt:4
enter	m	294:1x 2zn:k 2mw:c 2zg:a io:a 2mi:8 2iv:7 125:6
reading	e	
lens	y	41g:1h 1ym:1f 1it:o a9:4
agony	n	1ym:x 1fw:8 1it:6
een	g	41k:f 3y9:c 41l:b 1kj:b 41g:6
nippin	g	41k:f 3y9:c 41l:b 1kj:b 41g:6
naga	g	41i:h 41j:h 3y9:e 41l:d 41g:6
fingernail	g	41k:d 41i:d 41j:d 3y9:b 1kj:9 41g:5
blink	p	538:2n 424:2f 4uc:1w 3es:17 1gs:14 1bi:a 1br:7 1w7:7
hygienic	i	41o:29 5ce:1r
eek	g	41n:1o
bomb	p	17u:1b 4xn:17 26e:q 3lb:g 540:e 4g6:d 3js:9 4xm:9 4er:8 156:7 4t0:6 4t2:6 q:5
sleep	10	41q:5y 2qw:2m 38x:w 5cz:t 276:r 3o8:q 3vz:n 2vi:d 2lu:a 3wj:7
unattend	i	4rc:q 41q:l 1fz:i 8x:6
multicooker	e	
booklet	e	
fertilis	g	41v:t 41x:t 41w:5
feather	i	41v:20 41x:19 41w:8 41u:8
yolker	g	41v:t 41x:t 41u:5
hairlin	i	41x:1y 41v:19 41w:8 41u:8
poo	p	46l:2s 41v:p 41x:o 46m:j 1ko:7 41w:4 41u:4
mucky	w	3re:1u 4vx:1r 16s:s 49o:l 41v:l 41x:l 1gy:h j8:h zx:f 1kc:d 2gr:d 179:a 1mz:9 j7:6
chick	i	41v:o 41x:o 1h8:6 2du:6 35c:5 41w:4 41u:4
disposal	g	423:l 422:l 39o:e 3c6:b 1qe:5
dispos	g	421:k 423:k 39o:d 3c6:a 1qe:5
toilet	g	421:k 422:k 39o:d 3c6:a 1qe:5
frying	g	41m:1j
recycl	e	
food:cassava	v	426:85 428:7
food:yam	t	427:85 428:6 426:6
food:taro	r	428:76 426:9
food:ackee	g	428:i 426:g
african	k	42a:2i 428:i 426:g 1ho:9
juic	m	42b:t jo:j 428:i 426:h 31b:g d7:a
prickl	m	1h5:1a 46i:q 3m3:n 42c:i 3vz:d 428:b 426:a
arbi	g	428:i 426:g
food:plantain-chip	g	428:i 426:g
cyanid	e	
wear	n	42g:1o 20t:p 2xc:l 2z6:j 2yn:e 4vx:d 3ll:8 2xa:6 1bs:4
dizzy	e	
descaler	k	42i:3v 323:a 2yh:6 322:5
aid	g	42i:j 323:d 2yh:8 322:7
drowsiness	e	
descal	e	
coil	g	31j:c
wriggly	i	31j:n 3uz:m
spiral	g	31j:c 42m:4
beasti	i	2kt:x 31j:c 42m:4
husk	m	42q:1a 1is:11 3vz:o 2vi:b 3ss:6 3wj:6
burny	g	3vz:a 1h5:a 42c:9
natur	e	
enzym	g	l9:a 42t:9
hoars	e	
voic	e	
general	g	42y:j 430:i 42x:8 263:5
tend	i	430:j 42w:i 1mw:9 263:5 wq:4
punish	g	430:j 42w:i 263:5
figur	r	22d:2k 3rh:p 2bv:l 42y:g 430:f 42w:f 42z:c 10m:c 386:a 4j1:9 13y:9 42x:6 11u:6 28k:4 491:4
chyng	g	42y:i 42w:h 42x:7 263:5
structur	e	
rarely	e	
wetness	e	
284	i	1zn:a x7:5 3kl:4
cultur	g	1zn:b
chaa	g	1zn:a 1zm:5
225g	g	3yi:9 113:6
food:egg-substitute	g	439:m 233:b 2w3:8 3m5:7 1z6:5
food:plant-based-egg-replacer	m	5mr:1u 439:1c 438:j 233:f 2w3:b 3m5:a 3gc:9 39g:7 1z6:7 2dq:6
nonalcoholic	g	3br:c 2co:b 1vu:b 1vn:a
food:red-wine-vinegar	v	1ky:1x 1yf:1u 43b:1k 1y8:n 1y7:f 1ya:6
mainly	g	4bs:d 1ia:8 2ia:5 h0:4
food:plant-cream	i	43e:o 1bl:i 44q:h qw:c 35d:5
silkiness	g	43d:r 1bl:k qw:e
food:soya-cream	e	
food:dried-herb	1p	43g:7t 2ws:1z 43n:1l 43i:15 43l:j 3ru:i 1nd:g 1p9:b 11m:a 5be:a em:6 4u5:6 3ws:5 sc:5 15q:4
food:dried-basil	y	43h:7l 43g:e 168:4 3sl:4
food:dried-dill	10	43i:80 43g:n 15q:8
food:dried-coriander-leaf	1e	43j:5b 15o:v 43m:o 10e:n
food:frozen-herb	v	43k:7s 43g:d 3sl:8 43h:4
food:dried-thyme	1e	43l:7y sc:10 2tj:t 43g:8 4vl:4
hay	m	43m:19 1oz:16 43g:h 1nd:g 1og:6 3sl:5
food:mixed-herbs	19	43n:ad 1ig:n 43g:e 50r:9 1p9:9
sometim	i	3sl:j 43g:b 49d:9
¾	e	
crispness	i	2po:s 231:9 ff:7 2ex:5 17x:4
concentrat	1m	43r:5u 4rr:2k px:1p 5mm:1j qh:t 2u7:h 2ay:h 182:f 379:9 53b:7 8i:6 3nr:6
food:vegan-fish-sauce	12	43s:42 1hx:1z
umami	g	37a:7
food:gluten-free-breadcrumb	g	43v:i 43w:i 1us:6
food:rusk	g	43w:i 43u:i 1us:6
breidcrumb	g	43v:i 43u:i 1us:6
food:dairy-free-soft-cheese	g	1sz:f
sharper	i	3m8:q zc:a 34a:9 zp:6 23a:5 4fl:5 4fm:5
exchang	i	1a0:y 3rt:j 2cu:b 4y4:a
food:glycerine	e	
claim	g	sv:1j 32i:6
laminat	e	
food:vegan-jelly	g	2cr:l
grass	p	56n:2b 2un:w 2cr:l 43g:h 35g:8 q4:6 et:6 2p:5 21r:5 10h:4
condens	g	2bl:1d
butterless	g	448:s 2am:j 447:f 3g2:c
lush	i	4qi:13 448:r 446:p 2am:j 3g2:c
mount	g	446:s 2am:k 447:g 3g2:d
food:vegetarian-hard-cheese	i	1st:3j 44a:9
food:nutritional-yeast	i	44a:2w 449:5
food:dairy-free-hard-cheese	g	44a:16 449:8 2e6:4
food:red-leicester	t	44c:6w 1t0:a 100:a
italy	m	44a:r 4bs:i vn:e 4fk:e 1r0:a 4qm:8 z8:7 ze:5 449:5
melter	e	
food:ground-ginger	35	44f:an 1ih:2e 4ez:b 3oo:a 1hv:7
food:chilli-flake	29	44g:af 1hs:16 1bg:s 4e0:e 2wv:9 3od:8
blog	k	200:1q 1mf:c 3a1:9 2ot:5
food:liquid-glucose	e	
food:candy-melt	g	1mn:6 44j:6 3tl:6 28r:4
food:wholewheat-pasta	t	2ep:37 44k:2w 4ww:10 5ax:e 16o:7 1xg:5
food:pork-mince	15	44l:4v 5je:21 4yy:1u 49:1i 4sl:11 3gf:x 4sm:x 4gg:d 1uv:9 3b:8 3c:5 2bd:4 2rv:4
food:creamed-coconut	y	44m:5x 1l6:1c 2bu:17 3rk:6
bakin	g	44p:i 235:b 2vd:8
pooder	g	44p:i 235:b 2vd:8
eno	g	44n:i 44o:i 235:a 2vd:8
food:dairy-free-creme-fraiche	g	43d:9 35d:7 yp:4
food:coconut-yogurt	k	44r:2y 5j5:18 1o6:c 5j4:6
food:sake	m	44s:4b 2cq:h 44u:6
food:shaoxing-wine	n	44t:7c 5a8:b 44u:b
food:rice-wine	t	44u:6c 44t:13 2cq:m 44s:l
japan	k	4ej:19 3tf:w 44s:l 244:f 44t:f 44u:6
food:dried-lime-leaf	i	38a:1g 387:m 5lj:h
food:lemongrass-paste	g	4ci:m 4cj:h 4ch:c 3am:6
food:pomegranate-molasses	12	44y:7j
food:sunflower-seed-butter	i	27s:16 zz:c 450:a 2bs:9 1pv:8 v9:6
kaju	g	44z:9 2bs:7 1pv:7 v9:5 1ee:5
food:pumpkin-seed	15	451:7k y8:1m 1z6:x w3:j w1:a 50b:9 1cp:5
villag	12	3r:13 3g1:w 2kl:p 2jc:n 1yi:n 2h6:n 3lp:l 2vs:k 21i:j 35a:d 39n:d 19f:c 3ey:b 1lc:a 2u5:a dp:a 5e8:9 3jv:8 3im:8 4o7:7
food:tinned-salmon	m	453:5e
nearer	g	455:f 456:f p6:5
chenna	g	456:h 454:9 p6:6
mattar	g	455:h 454:9 p6:6
jif	r	4zn:28 4od:r cu:n 1ef:d 458:7 x:7 gh:7 1eb:5
food:cashew-butter	i	1ef:1g 458:13
skill	p	3lf:15 1qq:m 459:m 1k9:l 2tq:i qj:c 4t6:8 op:8 2yv:6 45a:5 1qo:4
pro	g	3lf:j 1qq:a 20q:9 459:6
forefinger	e	
boulder	i	1lo:n 1yr:i 3nf:e 1i2:a 2y7:5
moon	1g	45d:6m 5fg:1z 20t:12 527:x 1i2:v 4yh:v 10p:o dj:a 1qt:7 1iz:6 29e:5 1an:4
toward	e	
brunois	m	45f:4q 45g:w
baton	m	45f:36 45g:o 45j:8 19n:5
needl	r	45h:43 51r:1h 5jw:q 5jx:m 337:k 3sp:b 1js:9
dhaniya	g	45h:k 45j:9
chiffonad	m	45j:2c 45i:12 45g:g 45h:d 1e3:8 24b:7 4jz:6
gather	r	45k:2e 2h5:17 2qm:14 2a8:14 4gy:10 5cm:u 465:j 3gs:d 34a:d 3xc:c 3jv:6 2lm:6 1jq:5 3x7:5 tb:4
backward	g	4ga:12 203:s 36m:4
pith	14	45m:8q 31e:k 4g2:h d7:h 1fg:8 3rq:6 45p:6
unscrub	g	42b:o 31b:l
unwax	n	45o:3l jo:19
segment	p	45p:3d 45m:16 d6:e 2r8:8 45q:6 2ht:5
suprem	m	45q:3f 45p:s 2r8:r 2ht:e 24b:8 4jz:7
food:clementine	p	45r:5p 2ht:k d6:a 2gf:a 45p:4 2r8:4
skinless	y	45s:36 34j:1b 19r:t 2yp:n xe:i 45p:e 2r8:d 45q:9 2ht:9
granddad	g	45p:e 2r8:e 45q:a 2ht:9 3fs:5
curv	e	
concass	g	lu:c 45w:7 45x:7 45y:7 3px:4
tomata	g	lu:c 45x:7 45v:7 45y:7 3px:4
tamatar	g	lu:c 45w:7 45v:7 45y:7 3px:4
food:fresh-tomato-sauce	g	lu:c 45w:7 45x:7 45v:7 3px:4
spiciest	g	2hp:l 1mu:8 2z6:6 1kk:5 3wv:5
impossibl	n	4x3:22 5jt:16 469:12 2mw:m 3ze:m 3gb:d 2l8:c 46h:9 55y:7 at:6 1oa:4
halloween	g	2mw:j io:6
downward	e	
delica	e	
muddy	t	559:24 464:22 39r:1c 185:v 1s4:f qu:9 25t:8 4ak:8 iv:6 iw:6
field	i	5cm:t 3cs:i 3xc:c 320:6 3x7:4
hedgehog	i	466:19 2uh:11
losin	g	2uh:l 466:h
aam	g	2uh:k 466:g
crap	g	2l8:h 460:f
inta	g	46b:1g
cleaver	g	46a:1e
butterfly	t	46c:76 2j1:11 46l:p 46d:a 24b:5 4jz:4
backbon	p	46d:6p
mallet	p	46e:36 mx:1s 338:12 140:e 3xu:6 2fy:4
milanes	g	46c:k 46e:8 nf:7
parallel	e	
bulgogi	g	3gb:e at:7
tweezer	p	46i:49
plier	g	37f:7 462:7 46i:4 45e:4
flap	n	3j3:1l 1ra:1f 3y0:r nf:o bl:8 34a:6 1dj:6
devein	17	46m:5a 41y:3t 46l:3e 4g2:j 1ko:e 24b:d 1fg:5
vein	10	46l:57 46m:2y 41y:x 1ko:c
poop	i	46l:15 46m:8
debeard	i	46p:16
beard	14	46p:8k
barnacl	p	46q:68
quay	g	46p:8 46q:7 3x5:7 46o:4
weed	g	46p:8 46q:7 3x5:7 46o:4
tug	i	3dr:s 2gt:b 4f:7 1vr:6
hing	e	
pub	n	5kk:21 4as:u 4ar:s 2yp:r 13t:i 23u:h 1n5:8 2vn:6 1i8:6 1hj:4
southern	g	46x:w 46y:w
croqu	g	46w:18
monsieur	g	46w:18
regret	i	470:t 34f:g 28:d 1o9:9 1he:4
mek	k	4a1:u 46z:n 28:e 2pl:8 3b7:6 270:6
didi	g	2ap:18 473:a 2au:8
manchurian	g	2ap:18 473:a 2au:8
jelly	g	2au:q 2ap:j 471:5 472:5
emulsify	i	477:s 475:h 1nz:b 1o0:8 478:6 1w1:6 3n4:5
basic	k	475:1g 32e:t 1nz:m 32d:h 1w1:b 1o0:8 5ln:6 476:5 474:5 47l:4
niçois	i	1jm:l 475:h 1nz:b 3ho:9 1o0:8 1w1:6
immersion	k	477:22 1u0:u 20v:g 478:b 3n4:8 474:7 1s1:5 1pe:4
magic	g	477:t 3n4:5 474:5
foolproof	k	1ew:20 1y2:c 35p:b 152:7 47a:5 2cx:5
holland	g	35p:d 1y2:7
food:biscotti	i	3ke:l 4d7:f 35p:d 4d6:9 1y2:7
wispy	i	47c:2h 47e:f 47f:b 3la:8
food:sea-urchin	v	4ni:2d 4ah:18 11s:17 47c:14 36t:o 2cb:m 224:f 390:c 47e:b 36y:a 47f:8 3ea:7 27w:6 3la:5 10x:4
whirlpool	g	47c:19 47f:9 3la:6
café	k	47c:17 2v8:i 42a:i qo:g 47e:c 1ho:7 3la:6 23r:4
coronation	g	xi:r
volcanic	g	3um:o 47j:h bn:9 3fp:5
gallop	p	4te:1t 3na:i 47k:c 4c8:8 92:6 4c9:5 4ak:5 1pu:5
di	i	47h:11 3um:t 36j:b 3fp:6 2h9:6
smallest	n	47k:2p zh:g 3e8:5 58c:5
shock	10	59e:3h 32d:2f 537:1m 1g5:1d 388:s ur:r 52w:r 59f:o 4ca:n 47l:i 4t0:h 2b7:f 35j:e 3ho:e 1jm:d 38p:9 1r3:8 1rz:8 52x:7 475:6
mashin	g	3bn:n xo:c qt:7
delhi	g	1gr:x 47o:p
riz	g	1gr:w 47n:p
300g	n	47p:2p 4gs:18 9v:c 4h:c 59n:b 173:a 10r:6
17	e	
random	g	v7:9
arabic	i	4er:d v7:9 4eu:8 4es:8 4ey:7 4ex:7 4et:7 4eq:7
kisir	g	v7:9
500ml	m	47u:3o 1g1:1s 1jf:c
knox	g	1jf:c
softly	k	47w:1g is:o si:5
squeamish	g	47y:1g
jag	i	47x:1o 3ev:a
spotless	e	
sweep	e	
resembl	g	2x7:w 482:5
movement	m	480:42 2x7:r 2nh:o 481:l 22q:4
droppin	g	2qo:8 hp:6
interval	e	
27	e	
wonky	r	486:40 54i:2d 5j9:1m 2qr:s 26d:b 26c:9 111:8 3oi:7 3y0:5 3qk:5
rectangl	g	4mu:c 4kv:6 2xp:5
africa	n	488:3t 580:14 26i:t 2le:p 2vh:g 4ez:c 3oo:c 1hv:6
prebak	i	489:3a sz:5 2o2:5
31	g	48b:c 23z:c 48a:9 12d:7
professional	g	48a:y 23z:9 12d:5
29	e	
unevenly	p	554:2l 48d:2f 4n6:1x 2nj:z 11a:k 111:c 3pk:8 2q5:7
pané	g	48f:12 2y2:7 3ok:6
station	k	48f:2a 4gx:j 241:f 48e:f 4gy:a 3fl:9 2y2:9 3ok:8 3fp:5 3yb:4
upright	e	
food:salt-and-pepper	10	sp:y 3rn:s 47j:n st:g 4wr:g 36j:8 lz:8 1ly:4 2h9:4
food:pigs-trotter	k	48i:3t 48j:d 12l:8
food:pork-scratching	i	48j:13 48i:13 12l:e 10b:5
belt	g	48i:l 48j:e 12l:8
flannel	i	4pe:v 3i6:m n0:5 1hc:5
frisbe	i	1l1:k fu:7
flambé	r	3r9:1d 1v9:1c 1vh:f 1vd:c 1vf:c 1v6:8 mr:7 3nb:4
ignit	i	1vi:21 1np:k 1vm:a 1va:7 48n:4
impress	g	1vm:l 48n:8 1vh:8 2vb:6 48r:5 1vd:4
uncl	v	1dg:17 pg:14 581:m 1vm:k 582:i t1:g 1gp:c 48n:8 1vh:7 4xx:6 2vb:5 48r:4 48p:4
doin	g	1vm:n 48n:9 1vh:9 2vb:6 48p:5
underseason	g	48t:14 3dc:g
overkill	i	48s:1g 3il:14 3dc:f
practis	g	31i:t
discolour	12	2y8:32 5n7:1i 48v:1a 2im:s 2wu:s 1ka:p 2l0:j 1o5:h y3:c jh:b 16s:9 48w:8 uy:7 6c:4
acidulat	g	jh:p uy:f 48x:6
oxidis	i	y6:z jh:h 48w:c uy:a
wrung	e	
fabric	e	
softener	e	
aromatic	i	4dj:p 4di:d 10m:c 386:a
grassy	m	3ru:1z 4vw:1e 2ec:16 4dj:g 10m:c 386:a 1ug:9 zr:5 491:4 33j:4
fibrous	m	493:2h 4zb:u qa:c 10m:a 386:9
bucket	k	4t8:1b o8:u 494:k 3jv:4
doughboy	g	1gh:7 2ol:5
food:cinnamon-stick	1b	496:bf 1nw:e 2ik:5
laung	g	498:p 1p8:7 496:6
rud	g	497:h 10z:d 1p8:5
tie	p	499:3p 49i:2u 39d:e 49h:c 4mu:c 3ry:9 20b:8 43l:6 4kv:5 2xp:5
muslin	k	4co:i 17l:e 49g:9 24b:7 43n:7 4jz:6 4k2:5
bitten	v	5f3:1y 5m1:19 4u3:x 24p:x 5m0:w 2la:u 30m:q 2my:e 2p7:e 1iz:7 192:7 1s9:6 4th:6 3c1:6 28j:4
juicier	i	49c:z 4cl:o 1hd:d
oop	3k	596:3a 1ga:2t 5l1:2j 43o:1v 41:1k 1xv:1i ra:17 57e:14 4qn:x 4i:w fx:s e8:q 5lt:o 34h:l 3do:k 44z:k 260:h 3h1:h 1qe:h 122:h
fling	i	49f:q 1uv:i 16t:8 yp:5
62	e	
tied	r	49g:66 39d:l 20b:c uk:8 1f3:7
unti	i	49h:1f 39d:11 20b:l
truss	m	499:3j 49i:t 39d:a 49h:9 24b:7 4jz:6 20b:6 4k2:5
unty	e	
devon	g	49k:n 2uw:l
cornwall	e	
dentist	k	49m:3u 185:e 49n:c 1p8:9 3hz:5
sabut	g	185:i 3hz:6
grinder	w	2xi:1o 41z:19 49o:u 1ic:r 31a:l 319:h 2vi:c 2ik:6 bs:4
scant	g	4bt:q 4bu:5 4bv:5 1g4:4
uncrush	e	
tannic	i	2vk:q 1jh:f qo:a 1yk:6
food:coffee-pod	g	qo:g 23r:4
patti	g	qo:g 23r:4
builder	i	qo:g 4lh:8 4lj:7 1a9:6 23r:4
brew	m	49v:29 4de:r 1og:m 5am:j qo:d 50m:9
doesna	i	4wh:1x qo:g 23r:4
food:matcha	g	qo:c 49t:6 49u:5 49s:5
food:decaffeinated-tea	g	3y1:s 5ae:s 5ac:d 2dw:8
stabiliser	e	
sorta	g	1l4:1g
food:horseradish-sauce	i	4a1:24 2pl:e 470:6 2ui:6 37e:6
scen	g	2jw:n
unsugar	e	
ble	g	xs:8
food:ice-lolly	m	4a5:4f 38k:c
dhaba	g	38k:d ly:6 1tj:6
food:miso-soup	i	23k:w 36f:l 135:g 4ej:c
criss	k	4a8:29 250:z 4aa:c
lattic	i	250:r 1wc:b 24b:5 4jz:4
diamond	g	250:j 4a9:7
brazilian	w	4ab:5b 4ad:2s w4:2n 4ac:z tk:c a3:a 1ck:9 5do:8 13t:5 2as:5
pearl	i	tk:k 4ac:8 4ad:7 a3:7 4ab:6
polvilho	k	4ac:1g 4ab:i a3:d tk:9 2as:6
holey	e	
food:nori	1e	4af:9u 4el:s
california	i	1hj:p 1or:c 545:8 1dq:7
wav	k	4ah:2y 47d:1e
fulka	g	2lm:f
jok	g	2pz:k 12r:b
cloud	g	wh:i 127:6 2of:4
food:rice-paper	1g	4al:7i 26q:64 5lw:24 4zp:1e 1rc:7
vietnames	i	5ex:s 1rc:f 4xf:c 12r:8 4al:8
stickiness	e	
chilka	g	4ap:g 20n:g 1d0:d
boilt	g	20n:g 4ao:g 1d0:d
broiler	22	hj:1m hi:1d 4aq:18 2xr:q 4qr:d 4qs:d 2ag:a 93:9 336:8 334:8 4c2:7 2ot:5 2m1:5
quicksand	g	4as:19 2fy:d 46v:7
boilin	g	4ar:18 2fy:e 46v:8
maximum	k	4y4:q 38i:n 2ki:k 34a:b 21:6
debon	g	3zn:11 4av:d 1c5:6 3d3:5 46d:5
luck	k	4au:u 3zn:u 1fz:j 4ac:a a3:7 1kt:6 4fv:6 1c5:5 3d3:4
food:bean-salad	g	2xg:d 4ax:c 25a:9 3cv:7 3e9:5
deeply	e	
mealy	m	506:20 1rv:11 1tn:t zi:5 gi:5
cookery	g	3hh:m 2nd:f
flick	g	3hh:m 2nd:f
food:msg	i	4b1:2o 3hh:m 2nd:f
sotay	g	3hh:m 2nd:f
aldent	g	4b4:l 4b5:k 3cf:6 b0:4
spos	g	4b5:k 4b3:k 3cf:6 b0:4
undigestibl	g	4b4:l 4b3:k 3cf:6 b0:4
apparently	i	3rh:m 4e6:k 42z:7 22d:5
mohican	g	273:f 22e:5
smidgen	g	16e:p 23m:5
jami	g	16e:p 23m:5
oliver	g	16e:p 23m:5
lug	g	16e:p 23m:5
skoosh	g	16e:p 23m:5
actual	m	4tg:1n 1fu:s 16e:o 2gb:a x:7 23m:5 11n:4 2ia:4
max	m	xh:p 1h4:l 3ja:j 31o:h 4ts:d
tepid	v	4bf:1j 132:1g 2gv:y 4yr:k 37p:5
julienn	v	4bg:6a 1k9:f 1qs:b 45j:7 24b:6 4jz:5 2w1:4
julien	g	45j:m 45g:h 45f:8
definition	g	45j:q 45g:j
batonnet	g	45j:m 45g:h 45f:8
masterchef	g	45j:m 45g:h 45f:8
dainty	g	45j:m 45g:h 45f:8
cigar	e	
maria	i	3yq:s 1mk:b 1mj:b 27w:b 4mu:9 4kv:4
cartouch	m	4bo:41 24b:8 342:6 4k2:5
evaporation	e	
finally	g	4br:n 1lg:k 2sj:c
mair	g	4bq:n 1lg:k 2sj:c
perhap	1t	43c:27 44d:20 5ll:1z 2ec:1y 52h:1k 18d:1k 32s:1e gj:1d 4vw:11 36k:11 29v:w 28z:v 161:r 4gd:r 2ts:r 37u:q 1p7:m 32d:m 34u:l 13b:l
dessertspoon	k	4bt:26 49p:b x7:4
abbreviation	g	4bt:o 49p:d 4bv:4
aussi	g	4bt:o 49p:d 4bu:4
mound	i	4bt:n 2m9:i 49p:d 4bu:4 4bv:4
swept	e	
australia	e	
stat	w	384:1y 35j:15 1ys:v 2v5:t 1cu:p 48q:k 4lc:j 4y9:j 2ve:d 4uf:d 1xd:a 1z8:7 188:5 5h3:5 xt:4 1to:4
translat	g	2ve:r 4c1:8 2qk:6 200:6 44h:5 2w7:4
sainsbury	g	2ve:s 4c0:8 2qk:6 200:6 44h:5 2w7:4
broil	1b	4c2:1i 5d5:1f 4qr:z 4qs:z hj:l hi:l 55c:h 2ot:c 2m1:c 1wb:b 2n1:b 2xw:9 2hf:5 1k8:4
translation	g	2ot:n 2m1:n 200:6
morrison	i	14x:q 2ot:m 2m1:m 200:6
london	g	2ot:n 2m1:m 200:6
incorporat	i	2oa:1f 205:u 2ez:5
gentlest	k	53h:1i 8f:a 1sc:6 13t:4
vigorous	g	4c9:1m 47i:7 1ys:4
mental	i	4c8:20 dk:j 1zc:9 47i:6 239:5
penny	p	4t0:1g 1c7:t 29z:n 1k7:c 2gt:a p8:a 35j:9 3s2:5
nappé	g	2od:z 2ob:a
drew	i	1ji:12 2od:y 1jh:h 2ob:9 4cb:6
muddl	r	4cd:2o ef:v vo:k 1jd:i 4d0:e 1et:d ds:b 4ce:a 3r5:7
term	n	4de:1a 3ke:k 4cr:j 4cs:j 1jd:h 4d7:e 1et:d 4d0:c 4d6:9 2u3:7 3r5:7
argu	g	1et:e
maw	g	1et:f
holy	k	4ch:4f 4cj:l 4ci:d 3am:7 44x:5
trinity	m	4ci:5e 4cj:5
food:cajun-seasoning	k	4cj:4m 4ci:a 4ch:7 3am:6
battuto	g	4ci:l 4cj:h 4ch:b 3am:6
spanish	p	49c:1p 557:1o 1s1:t 4ci:m 1dk:l 4cj:h 4wp:h 4ch:c 1iq:9 12n:9 1xq:8 1rd:7 3am:6
trio	g	4ci:l 4cj:h 4ch:b 3am:6
mir	g	4ci:l 4cj:h 4ch:b 3am:6
bundl	w	4co:6f 236:1a 1u6:k 3ry:7 43l:5
q	g	4co:i 49g:9 43n:7
garne	g	4co:i 49g:9 43n:7
dock	n	4cr:6n 4cs:b
dredg	w	4cs:8n 4cr:5
crimp	p	4ct:6l 4cs:q 24b:5 4jz:5 4cr:4
ship	g	4cs:p 4cr:9
baster	g	1hd:e
lard	g	1hd:e
involv	i	1hd:e 4n8:c 4jd:c 4l8:a
scrapy	g	4cz:18 45m:9 10b:8
candy	g	4cz:c 45m:c 4cy:b 10b:a
couli	n	4d0:6j 1jd:e 3r5:5
velout	g	1jd:i 4d0:d 2u3:7 3r5:7
food:ice-cream-topping	i	1jd:i 4d0:d 58:9 2u3:7 3r5:7
boss	g	1jd:i 4d0:d 2u3:7 3r5:7
cooli	g	1jd:i 4d0:d 2u3:7 3r5:7
clarify	g	4fh:8 4fg:8 gb:8 tc:4
croût	i	4d6:2g 3ke:j 4d7:h 1j2:5 47b:4
papillot	k	4d7:4o 3ke:9 4d6:5
la	g	3ke:l 4d7:f 4d6:9
meunier	g	3ke:l 4d7:f 4d6:9
provencal	g	3ke:l 4d7:f 4d6:9
croot	g	3ke:l 4d7:f 4d6:9
provençal	e	
meunièr	e	
infus	k	4de:4a
100g	i	4co:y 2rj:s ry:c
bracket	g	ry:g 1ad:b 2rj:a
ignor	i	2rj:o 1pm:g ry:a 1ad:7 3he:7 2gp:6
fragrant	1d	4di:9g 3e8:10 33z:c 4lf:a 2di:9 2ik:9 dr:4
aroma	m	5l0:27 4dj:1p 4vw:1b 492:n 4di:k 491:a
meltingly	i	xj:18
maniac	g	2mi:l 4dk:6
disna	g	205:p 24r:9
fingerprint	g	2a6:h 1ue:a
aisl	y	53j:1u 4kh:1i 5g0:1a 4wu:18 1d6:13 4ej:12 3zm:11 1fv:u 12z:q 39g:e 3r:e 14h:d y8:b 18b:b vn:9 28l:9 4ek:8 1cx:7 44v:6 5g1:6
rooster	i	4dp:1h 1hs:g 1b9:d 4ed:7 4ec:7 4ef:6 4ee:6
desiré	e	
wilja	e	
freckl	i	4ds:1m 1rb:m 4dt:m 4qr:6 4qs:6 171:6
scot	g	1rb:q 4ds:a 171:7
indonesian	n	2wv:17 1qw:v 4du:o pt:4
treacly	m	3m1:1y 1mh:u 1j7:o 1qw:f 2si:b 2d9:9 2vk:9
malay	g	1qw:h
mie	g	1qw:h
oelek	g	2wv:e 4du:4
asda	g	2wv:e 4du:4
food:chilli-sauce	k	31g:m gx:g 2wv:e 2qb:d 1hn:9 1hy:9 4du:4
kogi	g	1hn:8 1i0:7 4e3:6 4e4:6 4e2:6 4e5:6
gojujang	g	1i0:c 1hn:8
jang	g	1i0:c 1hn:8
food:tteok	g	1i0:c 1hn:8
food:gochugaru	g	1i0:c 1hn:8
food:doubanjiang	14	4e6:7n 5a7:1g fw:9
sichuan	g	4e6:k
food:black-bean-sauce	g	4e6:k
mil	t	2j6:1z 2tx:1n 2q8:z 1ag:w 2hc:u 4e6:k 3ze:f 3t5:e 4ez:c 3oo:c 1ip:7 1hv:6 3lo:6 3lp:5 1fg:4
dou	g	4e6:k
soul	e	
huy	g	4dp:l 1hs:a 1b9:8
fong	g	4dp:l 1hs:a 1b9:8
sirracha	g	4dp:k 1hs:a 1b9:8
cockerel	g	4dp:k 1hs:a 1b9:8
food:sweet-chilli-sauce	i	4eg:w 4dp:k 1hs:9 1b9:8 1ee:7 5f6:5
chi	g	1hq:c
food:vegetarian-oyster-sauce	g	1h2:g 2f5:f 37a:6 4ei:4
food:packet-soup	k	4ej:21 4a7:13 23k:e 135:7 12v:5
food:doenjang	g	4ej:19
food:seaweed	14	4el:48 4af:37 1dq:s 46p:m 4rd:i 131:a xu:9
sukiyaki	g	2cq:f
triangl	r	4en:5v 4h8:v 1rn:t 4af:f 16u:c 4el:6 269:4
tahin	g	4ep:p qn:6
goop	g	4eo:n 3r8:e qn:5
eastern	g	4er:c 4eu:7 4es:7 4ew:7 4ey:7 4ex:7 4et:7 47s:6
fattoush	p	52o:1x 3x1:1n 41p:w 4er:m 1hp:g 4eu:8 4es:8 4ew:8 4ey:8 4ex:8 s5:7 4et:7 4eq:7 47s:7 hy:5
ottolenghi	g	4er:e 4ew:8 4ey:8 4ex:8 4eq:7 47s:7 1hp:4
strik	g	4er:e 4ew:8 4ey:8 4ex:8 4eq:7 47s:7 1hp:4
maroon	g	4er:e 4ew:8 4ey:8 4ex:8 4eq:7 47s:7 1hp:4
tangy	12	2ix:1e 3qf:12 5dk:12 4ev:w 333:n 2u0:f 344:e 3n8:d lv:b 4sw:a 16a:9 3jj:9 2sb:8 4er:7 sl:6 143:5 2u5:5 3m2:5 2q6:5 lr:4
sumak	g	4er:d 4eu:8 4es:8 4ey:7 4ex:7 4et:7 4eq:7 1hp:4
soo	g	4er:d 4eu:8 4es:8 4ew:7 4et:7 4eq:7 47s:6 1hp:4
mack	g	4er:d 4eu:8 4es:8 4ew:7 4et:7 4eq:7 47s:6 1hp:4
ethiopian	w	4f1:46 4ez:32 5bn:1b 5bo:1b 1hv:17 ni:e 1ho:8 1l8:7 228:6
doro	g	4ez:f 1hv:8
misir	i	4ez:1z
tunisian	g	2v8:i 42a:i 1ho:7
food:caraway-seed	10	4f3:8c
petal	g	2v8:i 42a:i 1ho:7
harisa	g	2v8:i 42a:i 1ho:7
fae	k	2a7:26 1j4:l 2v8:i 42a:i 20k:b 122:9 1ho:7
morocco	i	1ho:x
reddish	n	4f8:4c 2iw:j 2vi:h
gob	g	2vi:h
chongq	g	2vi:h
relation	e	
amma	g	1g0:6 189:6
lidl	g	4fe:l 4ff:k 189:d
food:queso-fresco	g	4ff:k 4fd:k 189:d
chhena	g	4fe:k 4fd:k 189:d
desi	g	4fh:9 gb:8 4d5:8
gee	g	4fg:8 gb:8 4d5:8 tc:4
monkey	g	2u7:c
unsmok	p	4fj:4q 23z:16 1bt:k 4um:d 4un:d 3gh:9 1au:6 1w8:6 md:5
amatriciana	g	1r0:c z8:8
romano	g	zc:a zp:6 4fm:5
pecker	g	zc:a zp:6 4fl:5
calf	e	
pasata	g	3je:g 24n:8
youvetsi	g	11z:b
hillshir	g	39t:o 1fc:6
kiełbasa	g	39t:o 1fc:6
barista	p	4fs:6u
edition	g	4fu:f 1w0:5
latt	k	5ao:20 4wn:1e 4fs:c 4ft:9 4fx:5
food:gluten-free-bread-flour	g	4ac:b a3:7
mill	k	58o:25 4wd:w 4ac:e rr:a 4fv:7 a3:6
food:chai-latte	k	5ao:26 1rc:l 4ac:b a3:7 4fu:6 4fv:6
orzotto	g	1xi:m
jau	g	1xi:m
eda	g	3i2:d 4g1:7
wagamama	g	3i2:e 4g0:7
hull	10	4g2:8g 24b:d 4jz:4
tappin	g	4g2:i 1fg:9 3rq:7
tailin	g	4g2:i 1fg:9 3rq:7
rendang	g	ri:d 1mu:d 1x6:4
bubblin	i	4g7:p 3lb:o 291:i 2q6:a q:7 1dy:5 41p:5
nigh	g	291:n 4g6:g 4g8:4
arrabbiata	k	4g8:3e 4g7:p 291:i 4g6:d
tat	g	2is:q 1qh:8 1jw:8 17g:6
19	i	37q:i 36m:f 1ai:b 45l:7 4ga:5 4lh:4
subtract	e	
preparation	e	
exampl	k	2y5:13 gj:p g2:c 4bs:8 27s:5
dur	25	e5:21 dv:21 4ge:1r fq:1m 586:1h 22f:16 56a:12 10n:r 275:o 3v5:l 1gl:l 33o:h q:e 31x:c 1g7:c f8:b 1aj:9 fx:8 8x:7 8t:7
fear	14	3dp:23 1pl:1g 4jb:1a 3lx:f 1c3:f 1si:f 19r:9 29v:8 40v:8 4sv:8 38u:7 3jf:7 4h8:7 vo:7 2jp:7 i6:7 f5:7 2s5:6 1pm:5 hg:5
food:vegetarian-mince	m	2bd:29 4sl:o 36d:n 4gg:l 1uv:h 23k:7
forbid	g	2ft:a
swam	g	22:g 1u:4
food:frozen-cauliflower-rice	g	22:i 1u:4
food:frozen-blueberry	p	4gk:58 xr:c 22r:a 22p:a
food:coffee-cake	g	22r:a 2oy:9 4gk:4
food:frozen-cherry	k	4gm:2m 4gk:j 1dd:h 22r:6 4gl:4
wherever	e	
cop	p	4v8:14 3zm:12 33f:u 136:j 3jf:5 ou:5 2s5:5 1pm:4
narrower	e	
team	1k	4gq:27 3im:y 4z5:r 2sr:n 1j3:e dp:d un:d v5:b ui:b rx:b 4sz:a 3jv:8 1xz:8 te:7 19g:7 dq:6 2sd:6 2ke:6 2go:5 4yg:5
muckl	m	23o:12 3o6:q 3ya:g 2pm:b 1a2:b 1cp:5 qv:5
750	i	128:7
dread	g	3gc:d 4gu:d 24f:7 3jf:5 1a1:5
sum	i	1a1:d 4gt:c 3gc:b 24f:5 3jf:4 x7:4
christen	n	58d:1k 1mm:1a 13v:v 24c:t 4mm:g 4gt:e 3gc:c 4gu:c 24f:6 3jf:5 1ui:5 1a1:4
resum	g	34b:8 1jo:7 331:7 bg:5 2k4:4
errand	g	241:i 4gy:b 3fl:b 3fp:5 3yb:5 48f:4
templ	i	2h5:24 4gx:k 241:g 3fl:a 45k:6 3fp:5 3yb:5
residual	g	4h2:j 4h1:i 4h3:i 4h0:i
rely	g	4h2:j 4h1:i 4h3:i 4gz:i
carryover	g	4h2:j 4h3:i 4h0:i 4gz:i
itsel	g	4h1:i 4h3:i 4h0:i 4gz:i
itsen	g	4h2:j 4h1:i 4h0:i 4gz:i
worst	i	19q:1u 3et:b
restin	g	4h7:n 4h6:n 36o:i 1nb:6
reyt	g	4h5:n 4h7:m 36o:h 1nb:5
food:pigs-in-blankets	g	4h5:n 4h6:m 36o:h 1nb:5
food:black-pudding	m	4h8:4w 1rn:15 i6:7 38u:5
chao	g	1si:f 38u:8 4h8:7 2jp:7 i6:7
buzzer	g	2l5:e 3wa:c rc:5
notion	g	2l5:e 3wa:c rc:5
smart	g	2l5:k 4ha:5 4hb:5
silenc	e	
bedsit	k	4hk:1f 4hg:p 336:p 334:o 2xg:b 4hf:4
possess	i	4hg:p fo:k 2xg:a 31y:9 1jg:5
lon	i	4hg:1s 2xg:h 4hf:7 9w:5 4he:5
rental	i	2ja:k j3:k 27i:c 31b:6
container	w	54q:1m 22u:1d 3q4:14 2xw:14 38z:11 4hi:t 5ej:j 2ja:b 3ir:a ib:8 5fz:7 4hh:7 27i:7 1ax:7 2rc:6 1jk:5
tabletop	m	4hj:39 2iy:j 4lv:7 4hk:6 2uj:5 4hl:5
countertop	n	4he:25 4hj:11 2ef:t 4w7:s 4hk:i 4hl:a 20t:9 388:6 43c:5
caravan	n	4hj:1h 102:1a 1n:o 4hl:m 4hk:g s7:8 32b:6 2yz:5
icebox	y	4hn:1q 36m:1n nh:15 12n:z 3cb:r 3y6:k 2b4:g um:b 4ld:8 yy:7 4nm:5
porch	k	4hn:31 3y6:q
stappit	g	3y6:j 4hp:f 1n9:9 1jn:6 4hn:4
ram	g	3y6:h 4ho:e 1n9:8 35l:6 1jn:5
uncut	e	
zip	e	
renew	e	
fifth	k	18d:1k 45d:e ed:5 fo:5 106:4
matchbox	g	225:o
borrow	e	
tefal	g	3f8:a 3f9:a 3qz:a 3qo:9 3i3:8 2xu:5
of	ib	4hx:iv 4io:k 4jo:h 4it:f 4j8:f 4ir:f 4kf:e 21f:d 4jn:c 4iy:c 4ii:b 4k0:a 3j6:9 4ik:9 4j5:9 4il:9 15w:8 4j7:8 4i0:8 4ip:8
it	to	4hy:ji 4j0:s 4jo:q 4iw:o 4jn:o 4jc:n 21f:m 4it:k 4io:k 4j5:j 4ix:j 4j8:j 2dj:j 4jf:j 4ir:i 4jv:h 4j6:h 4iy:g 4kf:f 2rz:f
the	1ga	4hz:ks 4jo:10 4jn:z 4j0:x 4kf:r 4iy:r 4it:q 4ir:q 4j5:p 4jc:p 21f:o 4iw:o 4j8:n 4ji:n 2dj:n 4il:m 4ix:m 4jf:l 4ik:l 2rz:k
food:*	1x5	4i0:ll 4jn:10 4jo:z 4it:v 4iy:s 4j0:q 4jc:n 4j8:n 4ir:n 4il:m 4j5:m 4io:m 4k0:m 4jf:m 4kf:l 21f:l 4ii:k 4ik:k 4j9:j 4iw:j
again	1y	4i1:8n 4i7:i 4k2:c 4jg:c 4ih:c 4ig:a 4ie:6 3bd:5 4iq:5 4jp:4
i	w4	4i2:jp 4j0:r 4jo:q 4jn:p 4it:n 4iy:n 4j5:n 4ir:l 4ji:k 4iw:k 2dj:k 21f:k 4ix:j 4kf:j 4jf:j 4iz:h 2rz:h 4i3:h 4il:g 4jv:g
are	4x	4i3:cr 4ji:c 4iw:a 4ja:9 4jc:9 4jo:8 4jf:8 4kf:8 4m4:8 4i6:8 4i9:8 4j8:7 4ln:7 4k4:7 4ir:6 4in:6 4jv:6 4j0:6 3da:6 4jx:6
in	qk	4i4:k3 4jn:k 4jo:j 4j0:j 2dj:i 4il:g 4io:e 4k0:d 4ji:d 4jv:d 4it:c 4kf:c 4j9:c 4j8:c 2rz:b 4iy:b 4ir:b 4i5:b 4iz:a 4ix:a
go	80	4i5:gt 2dj:b 4i6:a 4ja:9 4ji:9 4is:8 4iw:8 4j2:8 4jo:8 137:8 4j0:8 4ia:7 4jg:7 4it:7 4iz:6 4ir:6 4jk:6 4jv:6 4jc:6 4jn:6
now	59	4i6:ey 4ja:c 4jp:c 4ji:9 4i3:8 4j5:7 4k4:6 4m4:6 4ir:6 2di:6 4kf:6 4ln:6 4j2:6 4jc:6 4l8:6 4ik:5 4jo:5 4jf:5 4la:5 4i5:5
did	1b	4i7:67 3bd:i 4i1:e 4ig:d 4lf:c 4jg:b 4k2:a dt:7 2di:6
at	64	4i8:dj 4j0:c 2dj:a 4ji:a 4ja:9 4jn:9 4jc:8 4jv:8 4ix:8 4la:8 4kf:8 4j2:8 4j5:8 4j8:7 4jo:7 4jg:6 4iz:6 21f:6 4ir:6 4i9:6
all	4y	4i9:c5 4jv:e 4in:c 4ir:b 4j2:9 4il:9 4j7:8 4i3:8 4iy:8 4jo:8 4kf:8 4j8:7 21f:7 4ji:7 4ie:7 4j3:7 4jx:7 4ik:6 3j6:6 4jn:6
or	bt	4ia:hx 4jc:i 4j0:g 4iw:e 4ix:9 2dj:8 4jg:8 4jv:7 4jf:7 4j5:7 4hy:6 4j6:5 4i5:5 21f:5 2rz:5 4jo:5 4it:5 4jk:4 3ti:4 4io:4
som	1w	4ib:9i 51y:1y 50d:o 1yw:j 4j9:a 4oh:7 111:5 137:5 4l7:5
is	if	4ic:il 4jo:i 4kf:h 4jf:h 4j0:g 4il:f 4jn:f 4it:e 4ir:e 4im:e 4k4:d 4jv:d 4iy:d 4iw:d 4jc:d 4j8:c 4jx:c 4ik:b 4ix:b 4ii:b
remind	k	49m:r 4ja:6 4jd:6 cg:5 4k3:4
me	5b	4ie:e4 4ir:e 4ih:c 4j2:b 4jp:b 4ji:9 4j8:9 4i7:9 dt:9 4i3:8 4i9:8 4jo:8 4ig:8 4j7:7 3bd:6 4jv:6 1uf:6 3j6:6 4jn:6 4im:6
for	jm	4if:is 4kf:i 4jo:h 4jn:g 4j8:f 21f:e 4iy:e 4iw:e 4il:d 4jv:d 4jx:d 4ji:c 4io:c 4it:c 4la:b 4j2:b 4ik:b 4in:b 4ii:a 4ir:a
was	2t	4ig:ce 4i7:c 1uf:a 4jg:a 3bd:7 2f0:6 4i1:6 4l8:6 4it:6 4iy:5 dt:4
pleas	2d	4ih:ap 4i7:c 4ie:a 4jp:a 4k2:8 4ig:7 4j8:7 4jg:7 4ir:7 4i1:6 4j2:5 4jv:5 4jr:5 4io:5 4ij:4 4il:4 3j6:4 3bd:4
ther	6t	4ii:f3 4kf:d 4jx:c 4k4:c 4jo:c 4iy:a 4il:9 4it:8 4ir:8 4jv:7 4jn:7 4j8:7 4io:6 4in:6 4j9:6 4j3:6 4ik:6 4m4:6 4k0:6 4hx:6
us	1d	4ij:8c 4a7:j 2h0:h 1m6:b 4ih:9 4io:8 4jv:7 4ig:5 4jg:5 4in:4
and	ay	4ik:fh 4iy:k 4jo:h 4ir:f 4it:f 4j8:f 4jn:f 4kf:e 4k4:e 4jp:d 4in:d 4ji:d 21f:c 4il:b 4jf:b 4j5:b 4jx:b 3j6:a 4j6:a 4ii:9
my	4x	4il:av 4iv:d 4jn:b 4jo:b 4jv:a 4jx:8 4k0:8 4kf:8 4ii:8 4ih:8 4ie:7 4ip:7 4im:7 4ic:7 4jp:7 4kj:6 4io:6 4it:6 4i9:6 4jf:6
that	8g	4im:g7 4jo:b 4jn:b 4jf:a 4jp:a 4j5:9 4jc:9 4it:9 4il:9 4j0:8 4j6:8 4i7:8 4jg:8 4io:8 1uf:8 4ic:7 4ir:7 2rz:7 4k0:7 4iw:7
we	34	4in:bi 4j8:8 4ln:7 4jo:7 4iy:6 4ik:6 4jv:6 4m5:5 4i9:5 4j7:5 4js:5 4ir:5 3b7:5 4k4:4 4it:4 4kg:4
as	1t	4io:3o 4ib:a 4j9:9 4jv:8 4iq:8 21f:7 4iw:7 4ih:6 3b7:6 3xn:5 4jo:5 4j8:5
a	fm	4ip:ie 4k0:j 4io:j 4jo:h 4jn:f 4it:f 4il:e 4j9:d 4iy:c 4iw:c 21f:c 4j0:b 4ii:b 4kf:b 4j5:b 4j8:b 4ix:a 4jc:a 4j6:a 4jx:9
mor	22	4iq:dd 4j5:7 4io:7 4j4:6 26x:5 4jg:5 4ib:4 4i1:4 4kf:4
im	29	4ir:45 3j6:c 4j2:b 4k3:a 4j8:9 21f:8 4ie:8 4jo:7 4ih:6 4jr:6 4jv:6 4i6:6 4iw:6 4ji:6 4k0:5 4j7:5 4io:5 4i9:5 4ik:5 4in:4
with	8g	4is:fq 4jn:c 4jo:b 4i5:a 4j9:8 4j0:7 2rz:7 4jv:7 3da:6 4lt:6 4k2:6 4il:6 4jx:6 4j2:6 137:6 33i:6 4iz:6 4kg:6 4i6:5 4it:5
ive	3y	4it:9l 4iy:c 4jn:a 4j4:a 1uf:a 21f:8 4jo:8 4ik:8 4ir:7 4kg:7 3j6:7 4k0:6 4ip:6 4hx:6 4il:6 4jx:6 4k4:5 4j8:5 4jp:5 4io:5
scroll	g	4j1:b
cant	1e	4iv:7s 4je:i 4lr:f 4il:e 4ig:6 4nf:6 4kj:4
up	2p	4iw:6t 4jf:9 4js:9 4ix:9 4ia:8 4io:8 4j0:8 4jk:8 4jv:8 4jo:7 4i3:7 4ir:7 4j6:6 21f:6 4ji:6 3da:6 3b7:5 2dj:5 4j8:4 4hy:4
be	7v	4ix:es 4iw:j 4j6:e 2dj:d 4io:c 4j0:c 4jv:b 21f:a 4jo:a 4j5:a 4jk:9 4jn:8 4jf:8 4j9:8 4la:8 4j8:8 4i8:8 2rz:8 4ir:8 4ia:7
got	3v	4iy:8v 1rp:v 4k4:c 4it:b 4ik:a 1uf:a 4jn:a 4jo:8 4kf:8 4jx:7 4ir:6 4in:6 3j6:5 21f:5 4ii:5 4il:5 19y:5 4hx:5 4i9:5 4jc:5
to	gx	4iz:h6 4jo:l 4jn:l 4j0:j 4iw:h 4ir:h 4ji:g 4io:g 4j5:f 21f:f 4kg:f 4k0:e 4j2:e 4il:e 4i3:e 4jv:d 4kf:d 2dj:d 4j8:d 4it:d
they	2g	4j0:6h 2dj:g 2rz:b 4jc:a 4ia:a 4iw:7 4jf:6 4ix:6 4ji:6 2gy:5 4i8:5 4k0:5 4la:5 3ti:5 4jn:4 4hy:4
really	p	4in:6 4ks:5 4jc:4
thing	2i	4j2:8y 3es:x 444:m 2un:k 1aj:c 2t6:c 4ie:a 4ih:9 4ir:9 9s:8 4k3:8 4jp:7 4ja:7 4i9:7 4i6:6 263:6 35g:5 dt:5 4la:5 4ji:5
out	50	4j3:co 4jo:9 2dj:8 4iw:8 4kf:8 4i3:8 4ja:7 4ir:7 4jv:7 4k4:7 4jf:6 4il:6 4jx:6 4jg:6 4j0:5 4i5:5 4l8:5 4kj:5 4jn:5 15w:5
about	1y	4j4:d3 4k0:8 4it:6 1uf:5 4jn:4 4ib:4 4ig:4
but	1m	4j5:2y 2gt:a 4jn:a 4j6:9 4l8:8 4jf:7 4ja:6 21f:6 4iq:6 4kf:5 4kw:5
its	4b	4j6:cw 4iw:b 4j5:a 4ix:a 4jf:a 21f:9 4jc:8 4k4:7 4jt:7 4j8:6 4ir:6 4in:6 4iy:6 4ik:6 4jk:6 4im:6 4js:6 4kg:5 4jo:5 4ln:5
id	1g	4j7:5m 4kz:b 4l6:8 3b7:8 4li:7 4ie:6 4iq:5 4i9:5 21f:5 4ir:4 4j9:4
so	4m	4j8:a4 4ir:f 21f:a 4jv:9 4in:9 4io:9 4ih:8 3j6:8 4i3:8 4ik:7 4iw:7 4jc:7 4it:7 4jn:7 4hx:7 4m4:6 4jr:6 4i9:6 4i8:6 4kf:6
would	46	4j9:de 4kz:e 4io:d 3xn:9 4li:8 4il:7 4jv:7 4jn:6 4is:6 4l6:6 4j7:6 4jo:6 4ib:5 4iv:5 33i:5 4k0:4 4ip:4 4ix:4
am	20	4ja:9h 4jg:d 4k3:a 4j5:8 4j2:8 4kf:8 26x:7 4i6:6 4k4:6 dt:5 4i5:5 4kw:5 4i3:4
upstair	n	58n:2o 4gf:11 2xw:z 2mk:b 4j1:a 1fb:4
meant	1e	4jc:2l 4ia:f 4jg:b 4j0:7 4j5:6 3ti:5 4j6:4
already	t	4jd:2w 4i6:7 4i8:5 137:5 4i5:4
any	1k	4je:6j 4iv:l 4lt:7 4ii:7 4jx:6 4l6:5 4k4:5 4nf:5 4il:4
right	1m	4jf:3z 4k4:d 2gt:9 4j6:7 4jp:7 4la:6 4j5:6 4jt:6 4iw:6 4l6:5 4li:5 4kv:5 2rz:5 4kf:4 4ic:4 4j0:4
over	1e	4jg:5c 4ig:g 4i1:b 4jc:a 4ja:8 4ia:8 4i7:8 4k6:5 4ij:4
choir	g	4j1:b
befor	2g	4ji:83 4i6:a 4i3:a 4ln:8 4i8:8 3bd:8 4j2:8 4j0:7 2di:7 4ie:6 4iw:6 2rz:6 4ir:6 4i9:5 4ld:5 4l8:5 4ja:5 4jk:4 4iz:4
hey	n	4in:8 4ih:6 4ln:5 4jq:4 4j8:4 4jp:4
on	8i	4jk:fr 2rz:c 4iw:c 4j0:c 4k0:b 4ji:b 4jo:a 4la:a 4ix:9 4jc:9 4ir:8 4jn:8 4j6:8 4jg:7 4jp:7 4iz:7 4i8:7 2dj:7 4ln:7 4iy:7
bro	k	507:z
tho	g	4j1:b
uh	1g	4j5:7 4k0:4 4it:4
um	1m	4ir:5 4iw:4 4io:4
okay	12	4lf:9 4i6:8 4ih:8 4la:7 4jf:7 2di:5 4im:4 3bd:4
thos	w	4jq:1g 19y:c 4ld:6
#	8g	4jr:ff 21f:a 4ir:9 3j6:9 4ih:9 4j8:9 4iy:9 1uf:7 4it:7 4ik:7 4io:7 4jn:6 4kf:6 4jp:6 4la:6 4k4:6 4jq:5 4jo:5 4il:5 4hx:5
will	3m	4js:fd 4jt:8 4iw:7 4j6:6 4jf:6 4k4:6 4ix:5 4kv:4
enough	2d	4jt:dk 4k4:i 4jf:6 4j6:5 4j5:5
serving	n	4ju:1m 4ij:r 19f:h 4jt:8 3t5:7 3b7:5 4js:5
from	2b	4jv:66 4io:b 4i9:9 4iw:8 4il:7 4js:6 4jo:6 4j7:6 4j9:6 4ir:5 4ih:5 4ix:5 3da:5 4i8:5 4jg:5 4j8:5 2dj:5 4in:5 15w:4
helping	k	351:l 123:f 154:b 4ju:8 1c3:7 4ij:7 d2:6
hav	72	4jx:en 4kf:l 4k4:f 4iy:d 4ii:c 4jo:b 4jn:a 4il:a 4lt:9 4jv:8 4it:8 4jf:8 4ik:7 4ir:7 3j6:7 4ic:7 4is:7 4i9:7 4j3:7 4i3:7
well	1d	1lc:1h 2ai:z 3m9:x 1sk:s 4s4:r 1zg:k 3xn:k 4ib:f sq:c 2q6:b 4j9:9 1oj:8 2ry:8 4jy:8 2sr:7 1i9:7 4l7:7 4iw:6 4oh:6 2uk:5
never	12	4jz:4e 4kj:n 4k0:b 4kv:6 4m5:4
an	29	4k0:9l 4jz:9 4ip:7 4j9:7 4j4:6 4jn:5 4ii:4 4la:4
hors	g	4ju:8 4ij:7 4jt:4
you	34	4k2:cg 33i:b 4ih:8 4ie:7 4i7:7 4io:7 4is:6 4iq:5 4jv:5
into	20	4k3:av 1z7:a 4io:7 4ir:6 4ja:6 2dj:6 4j2:5
gon	17	4k4:12 4jt:n 4jf:c 4iy:8 4jx:6 4ii:6 4kf:5 4ir:4
fairly	p	1zi:24 5jv:1y 1d1:1c 1ga:13 1lg:v 3h4:k 16s:b 4ju:7 4ij:7 13v:5
said	r	4i1:8 2f0:7 4i7:7 4jg:7 4jr:6 4ig:4
member	i	4ij:c 4ju:9 3b7:7
squad	g	4ju:8 4ij:7 4jt:4
player	g	4ju:8 4ij:7 4jt:4
john	g	4ju:8 4ij:8
850	i	1nn:m 3kl:5 24l:4
millilitr	k	ql:e 3kl:9 x7:6 2w2:5
imperial	g	x7:4 3kl:4
quart	n	50o:1j 2jc:t x7:9 3kl:8 29d:7 2w2:5
has	1r	4kf:38 4jx:8 4ja:8 4jf:8 4kw:7 4j5:7 4k4:6 4ii:6 4l8:6 4iy:5 4j2:5 4jn:4
by	1w	4kg:a9 21f:6 4io:6 4jn:5 4k2:5 4it:5 4k0:4
ikea	m	4kh:2j 2v1:1a 5kq:p 2h0:6 x7:5 3kl:5
decilitr	g	x7:5 3kl:4
dont	25	4kj:aa 4k4:8 4jz:7 4jn:7 4j3:7 4kv:6 4kg:5 4il:4 4k2:4
katori	g	x7:5 3kl:4
tola	g	x7:5 3kl:4
bruh	i	yn:6
sarah	g	x7:5 3kl:4
x2	g	3b7:6
enlarg	g	3b7:6
recalculat	g	3b7:6
upsiz	g	3b7:6
down	1b	4ks:6p 4la:c 4i8:5 4jk:5 4jc:5
rework	g	3b7:7
than	1i	4ku:d4 4j5:5
thes	14	4kv:4g 4kj:k 4j7:b 4mu:7 4jz:7 3b7:7 4li:6 4nm:5 4l6:5
yet	t	4kw:2c 2gt:d 26x:a 4j5:9 4l8:8 4kf:7 4i9:4 15w:4
wrong	i	3b7:5
ye	i	3b7:7
could	2m	4kz:e5 4j9:c 4j7:b 3xn:a 4m5:9 4li:8 33i:6 4kv:6 4kj:5 4l6:4
thank	i	4j7:g 3b7:8
x4	g	3b7:6
pls	t	2ng:1b 39e:16 d9:m 2qx:j 1qa:g 1za:9
relativ	g	3b7:6
anna	i	3b7:b 4ld:8 4nm:5
pensioner	g	3b7:6
ok	1t	4l6:dl 4li:r 4kz:7 3xn:5 4j9:4
mayb	n	4l7:r 4ib:m 4oh:8 4j9:6 3xn:6 1z7:5
been	y	4l8:e 4n8:b 4j5:9 4ln:9 4kf:7 2di:7 4kw:5 4ji:4 2f0:4
380	g	
going	12	4la:2c 4ks:g 4jk:6 4jp:6 4i8:5 4lk:4
nobbut	1t	2x9:2g 4xz:20 57u:1t 34s:1n 4lc:1g 40s:1e 1ii:19 2ya:17 2y9:17 mp:14 4sk:11 1ys:z 5bb:x 5ba:w 57s:w 570:w 4qg:r 25p:p 21g:o 1qv:k
ben	v	1dg:17 pg:14 581:m 582:h t1:g 1gp:c 4xx:6
till	14	4ld:8z 4lj:9 4lh:6
duration	g	4lg:6
whil	y	4lf:4e 3bd:j 4i7:h 2di:g 4ln:a 4jk:a 4jp:6
thoven	i	4la:6 4lv:5
gonna	n	4lh:1k 1a9:9 4i8:8 4lj:7 4i9:5
alright	v	4l6:14 4kz:b 2gy:a 4li:7 4j9:6 4lf:5 4j7:5
until	n	4lj:4b 4ld:1d 4lh:5
quick	m	4la:h 4i8:a 4ks:a 4lh:6 4lj:5 1a9:4
overall	i	4lh:8 o5:7 4lj:6 1a9:5
bus	10	5ml:1d 4lm:17 4lx:17 3l9:16 2ex:r 4si:c 3lp:a fd:9 to:9 3cj:8 e9:7 4lh:6 v2:6 1ip:6 2de:5 54r:5 n3:5 4lj:5 54p:5 1a9:4
then	15	4ln:52 2di:l 4lf:d 4ji:c 4l8:c 33i:8 4j6:5
him	n	4m4:m 4je:c 4ln:7
afternoon	k	4i8:d 4lh:8 4lj:6 4lp:5 1a9:5
emma	g	4lh:8 4lj:7 1a9:6
doesnt	v	4lr:3f 4iv:p 4il:a 4kj:8 4je:6 4nf:6 4mu:5
florida	g	4lv:a 2uj:7
had	14	4lt:2t 19y:b 33i:a 4m5:7 4is:6 4jg:5 4jx:5 4la:4 4je:4
display	g	4lv:a rd:5
centigrad	i	4lv:q 2uj:d rd:8 31p:7 rm:6
aga	i	4sy:11 re:o rd:h
whack	p	3l9:17 4lm:l f2:g rm:c 106:c uf:8 1ir:7
yank	i	4lv:9 2uj:7 15g:7 13p:4
475	g	4lv:a rd:5
joe	g	4lv:9 2uj:7 rd:4
jo	g	4lv:9 2uj:7 rd:4
325	g	4lv:a 2uj:7
proper	i	4ks:5
anyth	12	4m4:14 3vj:14 2di:k 4i6:9 4lo:8 4lf:7 4ln:5 4i3:5
shall	t	4kj:d 4kz:a 4lt:9 33i:9 4mu:8 4lf:6 4j9:5 4ln:4
crank	p	3t8:1c 2nm:x 1h4:o 4ts:e 71:e 2oc:c mn:a 4ks:a lg:6 u9:4
wee	g	4ks:d 4la:4
sim	g	4ks:d 4la:4
dead	g	2gt:b
cue	i	2gt:b wd:4
properly	i	2gt:c 24b:5 4jz:5
brownish	m	2im:q 2pz:o 3n2:k 1t5:k 2gt:b
lucy	g	2gt:b
previous	i	4lf:k 2di:j 4ln:7 4me:7
yes	i	4lf:a 2di:9 4ib:9
reight	g	4lf:a 2di:a
pleat	i	4lf:8 2di:8 4k2:7 24b:5 4jz:4 17x:4
sorry	k	4mi:1c 4i1:j
pardon	g	4i1:8
didnt	m	4i1:c 4j3:8 4ig:8
screen	i	4i1:g 4mi:5
drift	i	58d:1a 50w:m 4i1:8
very	i	4i1:g 4mi:5
bark	k	496:1f 4i1:8
spec	g	4i1:8
aloud	g	4i1:8
agen	g	4i1:8
helen	g	4i1:7
overview	g	yn:8
way	12	4mu:2v 1x3:x 4kv:m wm:a 4lr:a 4kj:9 4m5:8 1df:7 4kz:5 3gb:4
progress	g	yn:8
trolley	g	yn:8
commit	g	yn:8
complicat	g	yn:8
actually	i	4k2:6 yn:6 24b:5 4jz:4
messag	g	yn:8
borscht	g	yn:8
consist	g	yn:8
paul	g	yn:8
helper	g	4k3:c
throwin	g	4k3:c
rn	i	2q5:u 48d:e 4k3:b 1x8:5
kat	g	4k3:9
used	n	4n8:66 4l8:g 4jd:4
yeet	g	4n8:d 4jd:c 4l8:b
dun	g	
sue	g	
kit	k	4sq:16 4sr:16 4mu:c 4ua:9 4kv:6 2xp:5 1zq:4
wont	i	4lr:f 4kj:e 4kv:a 4mu:7
lent	g	4mu:c 4kv:6 2xp:5
isnt	m	4iv:h 4je:f 4lr:d 4kj:8 4m5:5
gear	g	4mu:c 4kv:6 2xp:5
aint	g	4mu:c 4kv:6 2xp:5
dorm	p	47d:2e rr:i 4xx:g 4mu:b 1z8:b 3ey:a 3ea:7 4kv:5 2xp:4
whatchamacallit	g	4mu:e 4kv:6 2xp:5
hom	g	4mu:c 4kv:6 2xp:5
baller	g	4mu:c 4kv:6 2xp:5
best	m	4nm:31 4ld:p 4kv:l 4mu:9 3xn:6 4on:6
effect	g	ee:7
possibly	g	ee:7
story	g	ee:7
tlard	g	ee:7
glucos	g	ee:7
omit	t	5gg:1a 4cl:s mf:k 4pk:j 4xf:g 4lr:e 23d:7 1ka:7 1nw:7 18l:6 3od:6 3g0:6 4li:5 4j3:5 4j7:5 4ns:4
loath	g	4lr:7
needless	g	4lr:7
vital	i	15d:i vs:9 4se:9 4lr:7
keen	p	qz:1y 1gs:y 3na:p 19s:h 1rc:b 4lr:7 2dq:6 gf:4
chesty	g	4lr:9
passion	g	4lr:7
wouldnt	p	5am:1p 221:19 dw:t 50m:r kl:b g0:b 2ka:9 4lr:5 49v:5
tswed	g	4lr:8
ditch	g	4lr:7
dav	g	4lr:7
lieu	g	4o7:d 4lt:7
similar	1d	4um:2e 4un:2e 1xj:20 4uj:1s 5fd:1n 23k:14 16o:z 4tr:x 34j:n vj:g 1p9:c 3nu:a 2ui:a 1hq:9 2kg:8 3rv:8 1sy:8 1t0:8 14d:8 4o7:7
hunt	n	5ee:2j 31y:1e 2la:l 4o7:c 25l:8 4lt:7 f6:6 f5:6 1je:4
dear	g	4o7:d 4lt:7
might	k	4je:l 4o7:i 4lt:d 4iv:9 4nf:5
plumb	g	4o7:e 4lt:7 4n8:4
piccata	g	4o7:d 4lt:7
unavailabl	g	4o7:d 4lt:7
nina	g	4o7:e 4lt:7 4n8:4
using	g	19y:7 2gy:4
hadnt	i	457:1h 19y:7 2gy:4
stead	i	19y:7 26v:7 2gy:5
sona	g	19y:8 2gy:4
masoori	g	19y:8 2gy:4
also	n	4oh:34 4ib:o 4kz:c 1z7:5 4l7:5
lena	g	19y:7 2gy:5
his	k	4je:j 4oj:9 4ib:8 4iv:7
jess	g	4ib:a 4oh:4
accompany	i	4xy:1g 6o:5 4is:4
whatd	m	59b:2a 4s0:14 1tg:y 4is:4
better	k	3xn:n 4ld:m 4nm:f 4on:8
typical	i	36s:k 1d0:6 1yz:5 4is:4
nigel	g	4is:4
techniqu	k	2sf:13 24b:b 4jz:a 4oq:8 1pi:8 4k2:7
defin	g	24b:7 4jz:6 4k2:5
ever	g	24b:7 4jz:6 4k2:5
chiffo	g	24b:7 4jz:6 4k2:5
bhuno	g	4jz:7 4k2:5 4oq:4
shuck	g	24b:8 4jz:6 4k2:5
macerat	g	24b:7 4jz:6 4k2:5
plait	g	24b:7 4jz:6 4k2:5
andy	g	24b:7 4jz:6 4k2:5
suitabl	2e	30i:23 5d9:1z 4gd:1i 5ha:1c 4yo:1c 55s:1a 2da:10 4oz:z 29o:y 1t1:x hb:u 5eo:t 1c9:q 34w:p 2h0:l 1dk:k 160:j 13l:h 2fw:g 34m:g
rabbi	g	4je:c 4iv:4
keto	g	4je:c 4iv:4
abl	g	4je:c 4iv:4
3b	g	4je:c 4iv:4
greta	g	4je:c 4iv:4
ziplock	g	ua:k 2pm:b 2q6:6
plateful	w	23b:1e 1g9:u 1c3:t 1dt:l 17v:i 1i4:h 1ly:f 98:8 213:7 14v:6 35r:5
perfectly	t	54i:1s 578:17 1uc:11 5h4:p 2pq:n 22m:f 2pk:e 4p8:c 18t:a 1uh:7 ax:7 2er:6 2mu:6 2ky:6 9j:4
omg	32	1oa:28 28f:1q 5b9:1n 4qn:1e 4s8:1d 21p:16 4s5:12 so:y 1vt:w 5hs:u 4w7:t 3uz:q 42n:p 2ad:p 18v:m 2tg:l mn:j 1qx:j 2o1:h 2jr:g
pleasant	n	511:1j 4zm:19 1ig:q 15o:7 s5:7 1pq:5
smallish	g	2xm:2f
maris	e	
peer	e	
ruler	g	1i4:1i
notch	e	
food:tinned-potato	n	4pf:2r 1d8:x 14w:9 1ct:8 eo:6
nonstop	i	8x:1y 9u:c
caterpillar	n	4ph:4g 36b:1r 36a:i
ewww	g	36a:g 4ph:d 2pm:c 4pj:9 36b:7
greenfly	i	3yr:2a 4pi:d 163:7 36a:6 4ph:5 2pm:5
earthiness	e	
advis	i	3ks:1u 2pm:n 284:7
acceptabl	r	2u8:1s 4z6:1b 1j7:r 2dn:p 1to:n 43b:m 1pj:g 8:c 2wu:c 2nm:b 1cz:a 4pn:5
redder	i	1my:v
thisd	g	2ad:z
arrang	17	4pp:4w 13v:1w gj:15 4k5:13 1qt:y 3w4:t 3r3:p 53v:p 10n:n us:j 1po:h 1j3:e 29f:b 2xy:a u4:8 4ge:8 5jv:6 12u:5
sheen	e	
food:tomato-juice	i	2rm:1c 1to:o 1cs:b
killer	g	2j7:16 1iz:h
abid	19	5bv:1d 2ca:19 381:19 4om:14 2n5:14 3s2:y 1da:v 1ss:t 27e:s 3r0:p 4f3:o 3fy:m 4r5:i e:c 10o:b 43s:9 v:7 15e:7 1oj:7 1xb:7
leafy	m	535:p 3cw:k 1di:j 4pv:g 10s:f 1iy:d 15o:5
strongest	e	
grandchildren	22	5jr:1m 5ki:15 3oz:x 1uz:x 3v9:s zl:p 9f:m 14g:l 1f1:k 4u9:i 24w:i 4px:h 2hg:f 1lc:f 29p:e 2hm:c d9:c kf:c 5b2:a 1wr:a
idk	i	3v9:25 4zm:13 20k:6
8am	g	4pz:2d
neet	g	4py:2c
tslow	g	1pa:y rr:9
gala	m	1dc:1t 4q1:1g 1dn:7
fiddly	i	2sa:1d ix:h 2gv:8 3cv:5 j3:5
800g	g	1a2:l 15c:c
toenail	g	33a:13
unpleasant	i	25o:1l 1uh:m 1jw:b pr:4
maggot	i	4q6:2p 4q7:c 368:9 28z:8 4q8:7 3v5:4
lan	g	4q6:1b 368:6 28z:6 4q8:5
hedg	k	4q6:s 1tn:i 28z:f 2in:8 4q7:5 2my:4
grub	e	
food:light-brown-sugar	m	4qa:2v 21n:j 21l:g 21m:e
aluminum	k	4qc:4s 24m:c 4qd:6
material	i	4qb:3y
porcelain	g	4qb:1c 1la:5
pebbly	g	3pv:c 3bh:8
playdough	n	51g:1i 16d:1c 5j7:19 2rm:f 22k:c 1eg:6 2x7:6 1ed:5
sandier	e	
cuisinart	g	3lh:k 1gg:e 20t:5
prefer	1g	447:24 5jr:24 3hm:23 5d9:1z 3yo:1w 5gj:1w 4eg:1i 50r:1h 3ll:14 4qi:z 40x:y 3ko:w 42p:w 1gr:r 21s:q 25y:p 201:o 35k:n 2kt:m 2nx:i
cakier	e	
nuttier	g	4qk:1q 2cv:6 2f2:4
quaker	g	292:s 15s:7
classic	e	
compact	g	2es:l 2zu:i pa:8
crunchier	n	2n2:x 6u:t 4qo:j 5h3:g 1lk:f 5h5:e 1jr:e 3ao:a gk:6 7x:6
visibl	i	2b0:m 3af:c 5y:9
bonny	n	2lf:1f xu:n 3yb:j 3zb:h 1sd:b 1va:8 16c:7 11c:5
peely	t	4ds:1k 4c2:x 4aq:c 2pu:c 22q:b 2ag:9 2n2:8
wally	t	4ds:1k 4c2:x 4aq:c 2pu:c 22q:b 2ag:9 2n2:8
bell	k	2h7:14 1o8:z 3y2:s 3t6:r 1gv:5
vary	g	56v:10
food:ready-made-custard	n	4qv:5g 394:n
kindergarten	g	2ea:1v
model	e	
economis	k	2qh:1k 17u:k 3js:f 32e:7 4s6:5
lighten	17	3p7:1v 510:14 2sg:t 3al:t 2h3:q 1zb:i gk:d 39b:c 4r0:9 2fn:9 3gx:9 yd:6 2hx:6 93:6 2h0:6 z4:5
enjoy	g	4qz:k
yay	g	12s:9
nay	g	12s:9
delicious	g	4q1:m 1dc:d
food:dried-apple	m	4r4:53 371:7
fainter	e	
fashion	p	50n:29 2xt:1m 2qs:12 293:u 17s:e
dreadful	t	57b:1x 55c:13 4we:12 3gw:r 3gv:r 1u:r yo:m 2e7:i 2ie:h 2ji:e 4sk:e 4dt:d 1kj:d 4ml:c 39w:8 1tx:6 6i:5
creamiest	g	4r8:1x
prevent	n	56r:1h 1s9:u 1vh:s b7:p 2r7:a 28a:7
knotty	g	4rb:22
unstir	e	
entir	p	41r:1n 596:1d 4zw:1a 1de:f 19k:c 4qm:b 19r:a 4rd:6
telephon	r	4wk:2f 4rc:x 24l:r 4si:q 4el:o 1a9:l s0:a 3l:8 8x:7 24k:6 1fz:4
insipid	n	15y:17 1ug:n 1cd:l 1lp:k zr:c 1uq:7 3hw:7 1q2:7 3ge:7
appetit	g	1kh:5
granddaughter	1w	2bd:1m 54r:1j 5d1:16 298:15 2an:13 3ch:z 1m0:x 3gf:t 2fx:q 4sa:p 4gg:j 2hg:h 17:e 15s:c 54p:b 16k:8 19d:7 2fr:7 4ri:6 38z:5
disguis	m	28f:1g 1a5:w 3gf:j 102:9 kf:4
persuad	e	
hearty	e	
nonna	k	4rk:3v k4:1p
titchy	k	485:r 12z:o 4gs:h 1ks:h 225:f 50e:b 19k:5 2mh:4
chargrill	i	4rm:36
immediately	p	123:m 1qj:f 4ro:e f5:c 150:7 18z:7 2ka:4
driest	e	
steamy	r	4rp:2j 31y:2j 1lh:w 3dk:n 2mc:m 5du:m 3ob:d 1lj:5 5dx:4 5dv:4 5dw:4
crusher	p	4rq:1n 1id:g r5:9 48d:7 1fq:5
food:sun-dried-tomato-paste	m	4rr:4y 3wt:7
sop	m	15h:k zu:8 6e:7 13n:5 28u:5 1a:5 291:4
stringier	e	
food:burrata	i	4ru:3b
buffalo	g	4ru:1g 2cz:5
mozz	g	3q8:13 3ki:a 454:5
crispest	e	
excellent	e	
tidy	m	5ck:1v 29h:11 4s1:p 13s:h 4s0:g 1ll:8 53w:4
hop	m	4om:1h 4rz:1f 1c7:c 19v:8 1lu:6
tumbl	i	560:2k 4rz:1d
zing	p	zr:1w 4s3:1r 2uu:1q 2z0:s yc:8 433:8 1s8:7
wish	g	4s2:12 27w:7
food:frozen-mash	i	2ai:1z 2s3:n 33t:i
teatim	1e	3j2:2a 50e:18 4ye:14 4p8:s 5d0:g 1e1:g 3vb:g 529:f 58j:5 vu:5 34b:5 345:4
food:haricot-bean	e	
blackest	e	
poppin	g	18y:4
girn	g	114:6
food:vegetarian-sausage	t	4sa:7l 5d1:9 3sx:5 2bd:5
food:chicken-sausage	t	4sb:5p 5d1:1c 2sg:x 2bd:e 4sa:b 1ff:6 510:4
skinny	y	4sb:1u 17p:1o 17i:u 1xd:n nf:h 34j:e 3e:a 2j7:9 1up:9 293:7 x:7 1zd:6 19r:5 1qa:4
vitamin	g	ix:e jl:7 12x:7
hp	k	vs:13
wor	g	vs:c 4se:c
ces	g	vs:c 4se:c
ter	g	vs:c 4se:c
hubby	i	2de:v 4rd:g hy:9 1g2:6 4lm:6
unboil	e	
payday	m	57b:1x 4ys:18 3kz:x 19z:7 4r7:6
food:soya-mince	m	4sl:2w 4gg:27 36d:v 23k:6
food:chicken-mince	n	4sm:1x 44l:1d 4sl:p 49:g 3b:e
beefy	e	
food:marjoram	e	
complain	g	1a3:v 1ot:g 30q:6
el	r	1p4:2i 4sq:1z 1zq:6 4nc:6
paso	r	1p4:2i 4sr:1z 1zq:6 4nc:6
wholly	e	
food:pinto-bean	m	4st:1m 1xo:1d 1xs:j
remedy	12	1oc:2b 2ip:1t 3q8:1o th:x 5b0:w 2jk:n 1lp:f 1w6:d 2g8:b 4sv:a 1tt:9 w0:9 1md:7 qr:5 k3:5
seawater	15	32z:2b 4wm:p 28o:i 3z2:9 4tg:7 22y:7 3lx:6 k3:5 17d:5 17e:5
acidy	i	4sx:1t 3m2:16 1d9:j
jaw	i	4sw:22 11e:i 14y:i
babysit	i	4lw:1v 1j9:19
reunion	g	3h4:l 37t:c
skint	17	3js:2a 23l:26 19z:15 4ca:w 156:n 17u:d 28n:b
economical	g	3sh:28
pension	n	17u:1v 4xn:18 5eb:r 3sh:d 4xm:9 41p:6 24h:5 12w:5 3js:5 4sk:4
gristly	g	4t4:1l
sinew	k	4t4:32 4vf:10 4vg:b 4t3:4
gristl	r	4t5:6k 4t4:1h 4t3:8
chopper	v	4t6:5c 4w8:1i 459:s 33f:i 33g:g 1ti:e 1g2:8 54d:6
naebody	m	3qx:1v 3bz:1j 33g:11 s3:8 nh:6
food:fresh-soup	p	494:1a oz:x 2ke:o 4ak:o 279:h 1ey:g 4t9:b 112:a
heaviest	e	
laurel	n	1nt:x
ador	g	44g:c
doz	p	58j:2m 2fs:1v hz:j 52:e 1il:b nh:6
nap	g	41q:u
clapper	i	47k:n 47i:f 2km:c
broad	m	4tf:13 5il:v 1k5:6 1ue:5 2yi:5 98:5 p2:5
cellar	n	4bd:1s 277:z 2vc:v 3lx:9 1ba:4
search	i	359:2c 1a7:5 4th:5
cabinet	g	vn:h
chiller	12	1am:38 vn:1f 36h:x 350:u 12w:s 4ww:m 4tj:e 16q:a 36f:7 2ep:6 5c4:6
clag	m	14f:z 3y2:n 1qs:c k8:9 3gc:9 1yx:4
firmness	g	22e:9 273:6
thatll	m	12l:o yp:l 5d7:f yl:a y3:8 7z:7
traditionally	g	4qm:m fj:d 4a:b
nit	k	3t6:1b 4ye:w gn:h 2tg:c 3oe:7
sliver	k	4tp:3g 19n:5
homelier	e	
hungarian	m	3rv:x 3rx:o
loudly	e	
whisper	e	
sing	n	4tu:3x 11w:1n 53b:z 1bo:8
food:cream-of-mushroom-soup	g	2kn:n 26z:4
cultivat	e	
greyer	e	
food:tinned-carrot	10	5hr:2s 3at:1m 4ty:1i 1j1:y r:r 4pm:h e:b 8:a jk:9 ji:8 vf:7 ix:6 1iq:5
pencil	g	1se:b
agre	k	327:1j 1az:19 4u1:b 1io:7
savour	e	
food:wholegrain-mustard	y	1y6:2z 1y4:1g 18i:k 1ye:f br:d 1y5:9
unlik	e	
mut	e	
food:dried-parsley	17	4u5:8u 17s:1b
russian	e	
frizzy	g	17s:o 17w:8
rewarm	k	zz:o 50u:n 1gs:9
bairnsll	g	mn:7 4e0:6
envelop	g	4sq:j 4sr:j 4nc:a
nuisanc	g	3qm:1l 155:8
frazzl	k	41m:s fx:q 3o:6
seedy	k	wz:11 1kj:q
food:relish	g	3q4:11
mccormick	g	1ys:19
glisten	g	jt:b 6c:5
flexibl	g	1pk:d 260:6 10w:6
merely	i	2n1:h 1p2:b
lancashir	g	3g0:14 4uj:s
stuffll	i	3j2:16 3rv:9
remainder	m	5m9:2f 1hh:z um:e 2mx:d wr:8
co	r	4v7:2b 5im:21 4o4:1u 5g0:1e 4du:j 1t0:i 1hn:d 1bt:a 5g1:6 1z9:5 3gh:4 23k:4
op	r	4v7:2b 5im:21 4o4:1u 5g0:1e 4du:j 1t0:i 1hn:d 1bt:a 5g1:6 1z9:5 3gh:4 23k:4
dolsot	i	4uo:3c 3sj:g
bento	n	38y:e 1rh:b
uss	g	4a7:j 2h0:i 1m6:b
realiz	g	gs:9
unwis	k	24w:1j 3ud:y 2d7:p 40v:b u7:8 34w:7 1ke:6
potful	g	2sn:9
mildly	e	
slushy	m	4uv:2u 3oz:11 55f:m 2bo:h 4wd:d 5b2:b 5b1:a 2c0:9
fistful	g	29v:p 1u8:c 294:6
hater	i	56y:2z 1p:f 1xq:7 op:7
presentabl	g	mx:d
6½	e	
meaty	i	x0:f 2t4:d
chopstick	12	4v1:8q 41n:12 5ce:u
stock	i	1q8:s 1pi:c 14g:8 25a:5
1pm	g	3k7:k 37u:c 1rk:6
amiss	g	1t1:12
stodg	y	34q:v 1em:m pk:l 1ek:j 2yr:g a2:c 286:8 1gl:7 aa:5 1x8:5 1eo:5
meself	g	1dp:b
specifically	g	4um:10 4un:10
overfull	g	4v9:2g
overstuff	g	4v8:2d
georg	r	4va:5w 1e5:w 195:e i0:d 4vb:4 1hi:4
foreman	r	4vb:5w 1e5:w 195:e i0:d 4va:4 1hi:4
twentieth	e	
alter	t	2gf:r 4qz:m 1xy:l 1y5:k 1kq:i 3jh:g 19h:f 1eq:f 1la:e v5:b 27y:a 1da:9 48q:8 4lc:8
plainest	e	
silvery	k	4vg:1w 4vf:1j 4t5:j 1bd:5
silver	i	4vg:3a 4vf:8
unstuck	g	27t:s 1om:7
food:turkey-bacon	k	4vi:3l 2bj:z 2ck:k
oaky	e	
submerg	k	1ox:10 5q:g 4v:f
twig	1e	4vl:5y 51r:1s 3ry:17 sc:12 43l:x 1t7:q 10d:9 1js:8
glossier	g	1p0:c
gloopier	g	s0:a
wow	i	2vn:k 3lx:7
consider	g	3ge:k 34f:9 3hw:6 28i:4
feijoada	n	4vq:2l 1i4:1l 1uh:u 1fc:b w4:5
dinna	k	2fx:r 218:l 1dr:c
farofa	e	
instapot	g	
disgust	i	4vv:24 10b:q 1au:8
correctly	i	4vu:28 bd:a b4:6
ditchwater	k	492:u 3mg:n 4dj:k 33j:5
thoroughly	i	34v:1b 42g:16 41z:7
food:seeded-bread	g	1zx:d 4qk:5
rop	n	5fd:1n 55y:11 1cs:i yj:c 6q:9 1uu:8 17l:6 1fc:5 zx:5 4uw:5
unsoak	e	
raft	i	2a1:1l 190:p
turbinado	g	21m:g 1zk:6
bready	k	5l2:1q 3nw:k 13z:a 2li:9 1cs:5
winna	g	3gi:15 2es:i
wur	g	3qx:1w nh:6
orangey	i	1tj:v 17f:c 1na:a 2vc:9 1lh:9 1n0:8 x2:7
dreadfully	p	3k5:1d 4hk:w 41h:j 33g:a 33h:a mn:9 20t:8 16s:8 3sa:7 1it:6 388:6 2uk:5 43c:4
chopping	k	1uh:13 4t6:q 28o:n 3lo:8
tbottom	g	14f:10 1yx:5
ashtray	i	1ap:u 3q7:k 3a0:5
brighter	e	
30g	p	4wc:4g 1k4:1i 527:7
liquidiser	v	3b5:1y 3zm:1j 4fw:1c 302:1b 1ti:8 4uv:6 3xs:6
spatter	n	3a9:11 ah:q 39w:i 553:e 2td:9 3a7:5 ac:5
excess	g	1ow:14
tandoor	e	
coating	k	49w:2j 14l:1b 3a6:16 1q3:v
largest	e	
furiously	k	5ez:2d 3e8:17 1dt:q 9s:b 25f:6
fitba	g	4rd:14 4wl:f
barest	e	
gru	g	4sv:m
unpasteuris	m	4wn:66
crudo	g	4wn:1e
choic	e	
succ	g	231:q 16d:7
food:white-pepper	r	4wr:64 j1:5
food:pink-peppercorn	g	4wr:10
tonnarelli	g	4wt:2e
section	g	vn:e 4do:5 16o:4
food:gluten-free-spaghetti	i	4wv:3r 44k:7
wholewheat	w	4ww:5h 584:1e 2tf:v 2ep:n 138:l 44k:h 568:g 5ax:b 1dk:8
rat	k	3gc:m 3kf:j 35r:9 125:6 1yx:4
rasp	g	48g:18 4a4:d 22p:4
smoothest	e	
beaker	e	
frown	e	
distribut	g	1jz:m 3fy:i
ooh	g	460:1h 1oa:9
undress	e	
dentur	m	15i:1f 2ca:1c jf:g 11e:f 3pt:c 15e:8
food:salad-cream	p	4x6:5s 2ha:f
food:vegan-mayonnaise	g	4x6:16 4x7:4
pourabl	g	1rx:23
rank	k	4xq:2j 3os:21 3yx:v km:7 3n2:6
overdress	g	1nn:m 1wz:l
grating	g	1cs:8
bait	k	4xr:1v 1pp:6
morrow	g	1hi:6
likewis	i	2bz:15 1gs:6
authentic	10	4xf:35 54x:1j 5l7:1f ti:p 4ns:n 2pq:g 33z:c gb:9 2ik:8 12r:8 5hu:7 5ex:4 379:4
madra	k	4xg:42 16b:e
somewhat	g	2io:d 133:9
askew	e	
undersoak	e	
shaker	k	3d8:1t 1od:v 1oa:h 106:8
sixth	k	217:1e 3cx:13 s9:l 3c3:k 2dk:k 3ch:6
pricey	k	4xn:1s 5hy:1p 55c:1c 2cx:u 4t2:8 41p:8 2hl:7
cash	g	4xm:q 4t2:h 41p:g
tstalk	g	10d:7 p4:6
extremely	g	44g:d
harshness	g	4x9:1o 42s:8
backpack	i	4xc:1v 390:i 2q7:9 1pp:9 3k7:4
teenag	i	4xt:1j xf:5 1pr:5
fatter	e	
thesell	g	7g:6
brevill	g	4va:l 4vb:l 32b:6
appetizer	i	555:2f 4xx:n 1bz:d
handy	i	48q:p 4lc:o 31a:b 319:9
food:prawn-cracker	i	4xy:2m 4ol:i 3hv:b
cooktop	i	4lb:l 1jg:e 51z:c 13a:5 2a3:4
faucet	p	50m:1v rx:h 14x:f 1v7:f 1gx:a o3:4
steadily	e	
food:baby-corn	i	4y2:3p
suggestion	m	2d9:1p 2gp:1i 1pj:w 26y:l 13t:5 4yx:4
richer	w	1vv:2s 4at:1o 52t:10 1li:n wg:h 5ed:c 5ec:c 2uh:a 48h:8 105:8
eggcup	e	
hrs	g	ks:v
food:frozen-pastry	e	
prong	e	
duller	g	2ub:y
prop	i	4ya:21 2xq:1p 2xk:e
offcut	g	4yc:x 3zb:g 29w:6
strew	e	
inner	e	
reboil	m	4to:z 2k9:u 4s5:o 17l:d 58j:7 2tg:7
posher	i	5ak:24 4el:9 ov:9 5al:5 2ba:5
bridg	i	32i:1i 50z:1e 1xy:9
mangl	g	1an:w 1kt:5
underboil	g	ja:v
surer	e	
tokyo	g	4yl:21 zi:8
ajitama	g	4yk:24 zi:8
wishy	i	1ug:e 3hw:c 33j:b 17x:7 13y:4
washy	i	1ug:e 3hw:c 33j:b 17x:7 13y:4
napa	i	39u:2g 2uv:1f 131:4
food:chinese-leaf	g	4yp:26
slippy	i	1r3:15 22i:8 3sy:6 23m:5
crockery	g	4bf:k 1b7:g
eke	k	4sk:17 2as:p 4v0:6 4t:5 s1:5 173:5
simpler	i	3kw:16 14o:i e1:7 205:4
oniony	m	10j:d 4yv:8 1dh:8 10f:4
prettier	k	3np:l 4yv:l 1wf:d 1mz:c 267:8 58p:7 ar:7 2m9:7 bv:6 1ja:4
neatest	n	3ta:1m 5gb:19 13s:f 2f0:d 29e:a 2l0:9 2qi:8 1w9:6
food:mango-chutney	e	
result	g	2pt:u 8v:7 44l:5
food:tikka-paste	p	4yz:7m 3bk:6
multitask	g	1p7:l
livelier	e	
patak	k	4z2:2v 4yz:10 1l5:e 1ft:d 4zd:b
usa	i	564:13 1mf:c qh:7 1x0:7
heid	k	18p:1z 1nb:z b3:7 1hy:5 5f4:5
chapel	g	2ke:1n 300:6
food:flavoured-tortilla-chip	i	4z6:31 1pj:n
alarmingly	g	2uk:n 3vh:h
wither	g	1im:f t7:c 3rn:6
business	k	1fa:1i km:v xv:c pr:9 u7:6 2n6:5 1lh:5
sparingly	e	
food:frozen-ginger	e	
critical	e	
food:korma-paste	g	4z2:1l 1l5:c
2021	g	4zf:1v 364:k
lockdown	g	4ze:1s 364:l
480	e	
undrain	g	49d:9
appear	k	56k:1b 74:c mw:b
pinky	k	3se:1z 24g:w 2pu:j 2ag:4
fluffier	i	6f:1z r3:1g
sludgy	g	y6:r 4zm:7
brighten	n	4p9:1o 4px:1o 1yn:15 1px:p
citron	g	457:1m
spiciness	g	3mv:j 2ky:5
freezabl	m	54q:16 3t5:15 4zq:z 12y:m 3fq:e
chilla	g	3fq:16 4zp:q
un	k	42:1a 54f:u 1y3:m 178:4
tsam	g	188:9 ym:4
thumbnail	g	3sy:7
quietly	g	3qm:14 596:9 av:6
catastroph	i	ra:i 2ka:8 26l:5 32z:5
pity	n	4rc:1g 2q5:z 1q6:o 3oe:8 1lk:8 49c:6 4s5:6 is:4
alpro	k	3rk:29 4zx:25
blobby	g	1ei:1g
chalkiness	e	
mocha	g	1ca:13 1vl:4
food:instant-coffee	e	
religious	m	1ip:l 1wj:e 3gw:d 3gv:d 1vb:8 wg:7
honeycrisp	g	4q1:l 1dc:c
needful	g	iy:9
gory	g	2fp:a
visit	i	4ay:1o 1wr:t 1uz:8
food:protein-powder	m	507:3x 2h4:5
charity	g	s9:r 33g:i
chocolatey	i	1na:13 3mg:d 3i5:6
food:dried-fig	g	3ib:n 3gk:m
food:chia-seed	17	50b:a2
hemp	e	
stubborn	e	
32	i	2dv:q 3gs:o 377:4
squidg	i	25g:17 262:s 1rp:7 29d:4 17f:4
gift	m	50g:41 2za:1g q3:8 3wz:8
food:dairy-free-rice-pudding	g	2fa:13 1t5:8
bangkok	i	50j:j 1vq:e 1or:a yq:5
glutinous	g	50i:o 1or:9
relat	e	
spoonabl	e	
taught	k	4y0:1k 49v:1b 5am:i 7x:5
coconutty	g	4r6:v 15z:r
flimsy	k	30e:2b 3ee:2a 4ke:1q 19i:5
lazily	g	1cg:c 1kp:7
fresher	g	3q6:1g
thailand	m	50r:4l 1ig:s
finest	e	
untoast	k	1lu:m 50t:h gs:5
nicest	i	3ch:x 55u:v 1zg:9
fromt	g	1e0:b
sideboard	p	58d:1b 5hs:14 3i9:12 50w:10 1ui:p 2rq:i 4mm:d
franc	k	3r9:17 5hu:10 1e3:o 2h0:j 4xf:e 1og:7
tipsy	g	2cm:q 2co:n 2gs:k 2es:5
clan	m	50z:2p 4yg:1p 2sy:8 u4:5
leaner	k	3g2:10 13b:s 511:l 4qz:c 13o:5 3js:4
drinkabl	i	511:36 4p9:4
heavily	k	107:b 3l:9 d0:6 sp:5 48h:4
transfer	k	53h:11 3a8:j 13v:e 1la:6 7y:5 2st:5
eighth	g	1to:l iy:5
alsac	e	
disintegrat	m	4th:11 28a:y 1fi:b 3bh:a mn:6
mauv	k	y0:2t 3a6:1n 51a:b
greyish	k	23u:12 46m:s 32t:k 517:f 17f:5 519:5 xs:4
handsom	e	
food:gravy-browning	e	
couch	i	9j:m
food:pickled-red-cabbage	e	
grandchild	g	102:1c
tryin	g	2fn:5
marbl	n	209:z 19q:a 23z:7 dn:5 1l8:5 139:5
slacken	k	1ek:1h 4qf:12
spiky	g	255:f ql:9
win	g	my:1a
xma	g	1q8:b 1eq:9 4rp:5
chit	g	1bf:q
5kg	i	51l:3r
crunchiest	g	5h2:10 3aa:d 18d:5
jumper	e	
patchily	e	
food:old-bay-seasoning	g	6u:j 43g:8
peaky	g	2ag:o 22v:m 22w:d
food:dried-rosemary	p	51r:3f 4se:18 1js:k 45h:h 1gz:b 4vl:9
food:frozen-garlic	k	51s:34 1ie:7
natter	i	5lp:2n 3ix:b 377:6
unslic	e	
calorific	g	397:2q
loss	g	184:h
option	i	4va:x 4vb:x 1lr:m 229:4
discover	i	1bx:d 2ha:8 2kp:8
forth	e	
lessen	g	2uk:z 1yp:4
droopy	k	1fz:v 3dj:i 10r:g 1s6:9 1yc:9
unbroken	g	23f:g
heartburn	i	3qf:18 57a:u 523:k 2rr:8
sawn	e	
jamaican	m	525:3n 34g:23 1mu:1p
sediment	e	
nightmar	i	2of:12 4wc:o 1k4:9
600ml	g	1nn:d 14p:9
nodd	m	2sf:u 4s5:h 2me:g
2¼	e	
slantwis	e	
briskly	e	
food:frozen-rice	g	4kb:1q
food:groundnut-oil	i	g9:w 580:j 52f:h 5ln:a 5n6:9
food:extra-virgin-olive-oil	e	
damper	e	
character	k	1px:11 4bs:f 3i5:6 4e0:5
gallon	k	5h7:1a 5h8:1a 34v:19 35a:g 2sr:d 3x2:8
terrac	i	377:l 3gs:5
greenery	g	3sm:s 34q:k 34a:5
havena	i	1hp:d nw:5
postag	g	3lo:h 13s:4
provid	e	
food:gluten-free-wrap	g	52o:18 1ru:d 4er:7
20g	i	4zb:r 1ig:q 18w:g 52q:8
lebanon	e	
cuk	g	10b:9
gem	i	39h:u 1s3:9
festiv	g	2uh:o 4y4:6
unus	e	
midday	i	2vc:10
valu	k	52x:l tj:i 4pv:g 1e4:d 47l:7 3js:6
coolness	e	
lightest	g	2hx:p
food:vegan-fish-finger	g	530:2e 531:6
fishless	g	52z:2d 531:6
food:frozen-vegetarian-food	e	
thinnest	e	
cabbagey	e	
exist	i	1hq:h 3a2:7
whoever	e	
kindest	i	yz:d
food:fish-pie-mix	k	537:4x
kaput	g	41m:1h
felt	g	46i:g mf:b sl:6
food:vegetable-stock-cube	e	
sec	p	55c:1y 3es:1c 4tu:1b 2st:e 43r:a 1i7:8 1bo:7
expectant	p	5jn:1h 3ue:w 57a:q 2iq:o 2d7:l 2dk:i 2dc:g 5hw:a 40v:9 34w:6 2kg:4
applianc	g	16u:a
clip	n	53v:1y 2sl:1p 53e:1c 3ur:9 1mc:7
snooker	g	53g:13 2sl:e
42	e	
fragil	k	4c7:1o 513:11 3a8:k 1sc:6
ventilator	i	31x:1s
lindt	g	4do:a ox:a
denser	e	
nod	e	
nightcap	e	
aslant	e	
polystyren	k	55m:12 js:11 zz:g 1tr:c 1tq:b 3el:5 2mx:5
yolky	g	2xb:z
steadier	e	
shard	i	53s:1g 2ii:r 289:e 1is:6
riverb	g	53r:19 289:g 1is:7
slam	k	s9:33 53u:y 1g7:4
draught	e	
unmould	i	3w4:17 3r3:11 13n:n 53e:e
cleanest	e	
sulfury	g	1ar:t
thriv	e	
sped	g	1xu:s
afford	k	5ik:13 2qn:v 1t0:h 2p5:e 41p:a 55c:7 1lz:7 32d:6
vidalia	g	3bx:1p 320:f
millimeter	i	144:16 3gb:m 1ti:5
mascara	g	1i2:j
conker	g	19q:5 ho:4
sauvignon	e	
fiercely	g	4ak:1m
summat	p	13p:x 3wr:l 1c3:j 4s2:h 1s8:d 3mm:b 3mg:a 3ev:8 4z1:8 zr:6 2vn:5
titanic	g	1cg:h
napkin	e	
position	g	4pe:1b 1r3:9
5½	e	
latter	e	
rougher	e	
3cm	i	54e:31 54f:6
1cm	k	4zr:24 41l:1l 54e:1k da:5
bumpy	k	2p8:1m 486:v 4wp:7 2x4:6 111:5 1wf:5
reroll	g	16u:c 269:4
lopsid	k	486:1x 4p7:19 26d:c 26c:a 21y:6
craggy	e	
5cm	i	54k:3v
8cm	g	54k:w 269:8 47q:7
crook	g	26d:v 26c:q 26b:7
farmhous	e	
singly	g	3fq:21
post	r	54p:24 38z:17 390:n 2q7:j 54r:e 2e0:9 3k7:8 1ip:7 2vm:4 4xr:4
university	k	4zp:1l 4hi:11 54p:n 54s:m
journey	n	5ml:1r 54p:1d z9:16 38z:f vo:5 2qi:5
mail	g	54p:m 37u:a 54q:6
overwhisk	i	1v0:1n 54u:1f 271:t
wander	i	54t:1d 271:u 8v:u
sifter	g	3h9:u 25h:7
sway	g	3bz:1e
spain	m	551:1g 24i:17 552:11 1kk:11 1ce:p 16c:a
1kg	k	1y1:n 2pq:d 2sy:6 te:6 3kf:6
food:langoustine	i	16j:m 2ks:f
fruitier	e	
terracotta	i	551:39 552:1i
cazuela	g	551:1y 552:a
mesh	e	
onesll	g	48d:10 x:5
ladsll	g	4xw:29
trimester	g	3sm:1d
gummier	e	
75g	g	ja:f ce:c
organic	i	464:16 23g:h jo:b 43o:a
hothous	g	1xd:o 1up:9
whir	g	18q:b 2ll:7 2nh:6
poor	m	53b:1h 4xm:17 5ik:10 1tt:m 540:d 4r7:b 1lz:6 1tx:6
twang	g	2v9:x 1yk:9 3mn:7
clog	n	55e:1b 25n:15 3ap:10 3p2:o 1r6:n 1ix:9 18w:8 3l9:5
compartment	g	4uv:1n
calmer	e	
sooth	g	wu:5
heartier	p	55i:29 5h9:1t 5mw:1n hy:j vg:b 4xy:6 dm:5 23z:5 20n:4
drumsticky	g	4wl:1i
rotisseri	g	1qf:6
ouch	k	3xt:2f i8:15
although	i	53o:1y 2kq:1j
fash	g	rx:15
disgrac	g	17p:7 12w:6 1zq:5
teas	e	
latecomer	i	1hl:1d 3fp:r
gingery	k	3ev:c 1dr:b 1x7:9 1pu:7
hottest	e	
slithery	g	qp:g p8:d 1qq:a
sweetest	e	
hassl	g	
hazy	g	33h:9 y1:9 1vi:7
vagu	g	si:8
tangl	m	5jt:12 zz:w 4vz:s 460:d 1fg:9 2ah:8 6q:7 3lo:6
return	k	1k1:n 39d:e ds:8 3ir:7 2io:6 wb:6
haystack	g	4s1:28
overdos	g	28o:e 24l:5
partway	g	f1:8
ins	g	27f:19 3u9:a
lyl	i	1mb:s 2vl:d 4z3:9
reusabl	e	
neednt	g	3y7:15 2y6:6
scott	g	29a:18 2an:9
food:oat-flour	k	584:1s 568:v 21r:p 201:e r3:7 qg:5
food:lemonade	19	569:2s 14q:1r 5b5:1j 5b7:1j 5b4:1i 56b:1g 523:14 3fb:14 58z:11 5bh:w 30z:u 56a:p 5b6:o 1en:n xk:n 3oz:h 57a:d 23x:c 1rf:b 1u7:b
keek	i	ao:r 2in:c 1g7:6 569:4
seeth	g	ao:r 569:4
rebak	g	29b:19
food:dairy-free-dark-chocolate	g	1mi:1o 3zb:4
bagful	g	1xd:11 3x2:a
pinker	e	
clumsy	i	2vc:1g 1lq:14 2p4:d
woolly	g	1tr:n 1tq:k
beefsteak	g	1de:k 4qm:6
kalamata	i	56j:30
wept	n	4zi:1v 4zh:1m 57u:1e 3qk:1a 2fd:l 6e:8
greec	m	2d5:1l 5cj:s 1lo:o 3go:n 2vn:f 56l:f 2fd:e 1o6:5
shant	g	
yucky	i	444:12 1gv:n et:d 2hm:4
wonderful	i	56o:4b
food:frozen-broad-bean	e	
trouser	g	16s:h xu:4
bury	k	56r:3c 4r9:17 y6:5
molcajet	i	56s:48
sundry	g	1tx:g
underrip	e	
food:frozen-avocado	p	56v:63
dim	e	
sight	e	
solv	g	4ux:27
food:ham-hock	k	56z:4f 2mp:v 571:8
food:yellow-split-pea	p	570:32 2mr:25 2mp:1i
howd	g	2mp:x
hock	g	34t:1s
petit	i	573:48
pois	i	574:48
marrowfat	k	575:3l 576:15 11:n
podd	i	575:20 11:j 573:d 574:d
blop	g	ah:7
dinnertim	n	4p7:y 3gs:k 127:i 19q:f 35r:9 9i:8
88	g	57a:1y 2l1:5
steer	i	579:2c 523:1t
dollar	g	4sk:10 4r7:g
skidd	g	ce:e 1pe:6
pliabl	m	57d:2q 26q:1k
garbag	g	260:x 3q7:4
mexico	g	57f:20 2ad:5
elderly	g	57h:1h 3gy:9
grandpa	i	57g:1s 3sc:j 3sd:j 2ec:a 1nk:7 3gy:5
frizzl	g	2lc:19 1hb:j
act	e	
preservativ	e	
recall	e	
smoothness	e	
unhull	g	4xh:b qn:7
sharpish	g	iz:7
foreign	g	160:18 jy:w
gulp	e	
korea	e	
bella	g	vf:p
unsqueez	e	
food:carrot-juice	k	56k:15 4lb:i 2pq:f lw:d
champion	i	6f:1w je:6
oyinbo	g	ke:i
happier	g	3yh:n 3nc:h
firewood	g	112:a 2gf:4
bonnet	g	3v3:17 1cz:t
food:palm-oil	m	580:4h
sella	g	582:26 48q:6 4lc:6
nigeria	g	581:2e 48q:5 4lc:5
food:maggi-seasoning	g	x4:9
naughty	k	568:1e 1vl:11 3bi:c 1ak:a
food:tinned-mackerel	g	537:1f
streamer	g	4ge:7 27q:6
confetti	g	28a:b xi:5
food:fresh-bay-leaf	i	31k:1a 4ta:7 1nt:6
tshop	g	2gb:g
probably	e	
unrins	e	
spreader	e	
hotplat	g	50w:x 4mm:k 58d:e 4gv:4
doubter	e	
thrifty	g	3tr:1k 1iy:5 58g:4
iranian	e	
bound	e	
clearer	e	
undo	g	5aa:1k 3vz:8
ragus	g	f4:v 136:6
jigsaw	g	1lj:m
loud	i	4tt:21 5jq:13 2g0:i 33h:d
earshot	e	
mouli	g	58o:1d 4fw:n
greener	m	58p:3c 3p0:1b 3np:m 4yv:e fw:d 1mz:c
sleepover	g	27u:2c
ideal	e	
blotchy	g	273:e th:c 1x8:7 y6:6
spotty	g	32y:1k 18n:8
lover	i	5ih:17 s4:9 iy:6
fritz	g	f4:u
mustv	g	133:l wh:8
shallower	e	
food:gluten-free-self-raising-flour	e	
fêt	i	4b:1g 2qg:17
9x5	g	30s:z 30q:d
21	e	
280g	g	1g5:1t
cano	g	594:1x 1cm:4
featur	e	
rarity	e	
peep	p	4rc:1b 5lu:y 4zu:v 3qm:q 53t:h 1g7:g 222:b rv:5
channel	e	
earliest	g	599:1i 2je:16
canny	g	598:1j 2je:15
tother	k	1jx:1c 29l:c rf:5 2hc:5
variation	g	59c:1f 4om:m
excit	i	59b:2a 1mn:b xr:b
food:frozen-green-bean	t	r:2u 2n0:1r 59d:14 10l:g 1a:8
refresh	m	47l:29 xk:17 59f:9 1bb:8
plung	g	47l:12 59e:9
lemon	g	2u5:a 32z:4
toven	i	1eu:15 s1:g
welcom	e	
mustardy	i	5hz:21 et:i sa:e 2hm:6 4u2:6
mac	g	2d1:17 42x:k 2e0:a
food:long-life-milk	g	1uw:b 369:b 2wd:9 2cp:9
food:stilton	g	44c:d 2a1:d 1t1:b 2d8:8
ropey	i	47p:1f 59o:1c 3e5:h 10r:5
patiently	e	
genius	g	1rt:c 1pn:b
eid	g	59r:2e
pitcherful	g	59q:2e
alphonso	i	59u:49 59s:7
riper	e	
kesar	g	59s:15 15k:7
food:plant-yogurt	g	2cy:y 59x:c 2cv:a 2cw:6 59w:5
food:soya-yogurt	g	5j5:1i 5j4:7
food:lactose-free-yogurt	e	
oughtnt	i	lc:w 2d9:s 34m:n 2e9:8 3bi:6
breadth	e	
irritat	e	
food:rose-water	e	
whirr	g	p0:1g ou:6
sourer	e	
tumbler	i	5a4:13 1w1:g 2cs:5
prickly	i	313:18 1gy:x 5br:i 5bs:h 3cf:6
smack	e	
dos	g	fw:10 1e2:8
food:fermented-black-bean	i	5a8:3b 44t:5
food:black-vinegar	e	
overwhelm	g	58j:o 3vz:d
awhil	g	36k:11
decaffeinat	g	5ae:y 5ad:x 49y:f
food:decaffeinated-coffee	i	5ad:1n 3y1:13 5ae:12 5ac:h 2dw:a
redbush	i	5ae:1k 3y1:10 5ad:z 5ac:g 49y:g 2dw:a
urn	g	5ah:1e 5ag:1e
mosqu	g	5af:2e
bazaar	g	5af:2e
camphor	e	
assam	i	5aj:4d
caddy	g	4yf:1r 5al:8
everyday	e	
teapot	g	49v:1f 50m:8
malty	e	
frother	i	5ao:49 4fu:7 4fx:6
filter	m	25n:1p 5ap:1i 2oe:h
mee	k	2ce:1f 3ch:10 1p:8 ff:7 1rh:4
roommat	g	2sd:1x
penang	g	1ql:15 1h2:4 2os:4
stirring	g	4t:8 10w:5
fuss	i	ti:a le:6
disagre	g	1fq:e
borlotti	g	5aw:28
food:pulse-pasta	i	44k:1q 4ww:g 2ep:8
dangl	g	1qs:9 6q:6 10i:5
stalky	g	1il:b 1bi:7
overseason	n	5b0:1y 1ba:y 16p:f 4su:b 1uh:5
slushi	g	3oz:17 5b2:d 2c0:a
puppi	g	5b1:11 2c0:w 569:8 3oz:4
granular	e	
sport	g	3ls:1e 1rf:6
backsid	g	569:p
oversweet	g	3pq:s 3m8:d 1v4:5
strengthen	g	1uq:k 1cd:9
clap	m	5b8:5a
mesel	i	3vl:r vo:9 9h:5
100ml	g	5bb:25
jugful	g	5ba:25
yellowish	i	y6:t 2h7:r x1:9
bush	g	5be:1e 2qq:f 3ry:4
branch	i	5bd:11 3ry:k 43l:9 2qq:6
pitcher	g	l2:9 23x:7
reamer	g	3zd:1j 1kr:6
foggy	g	30z:1i 1u7:j
sparkl	g	14q:v
gush	g	5bl:17 5bk:17 360:7
scienc	g	5bj:2l
experiment	g	5bj:2l
tradition	g	3nb:19 3oo:5
niter	g	5bn:1r 12n:c
kibbeh	g	5bo:1r 12n:c
sputter	g	16k:9 ae:8
ferocious	g	20q:r 1hv:5
jaggy	g	5bs:1f 5a5:12 1gy:7
thorn	g	1gy:y 5br:j 5a5:e
powerful	g	5bu:1u 15y:e
tedg	g	5bt:1u 15y:e
food:pickled-ginger	k	5bv:46
toxo	g	4d:d 2dc:a
wad	e	
flameproof	g	4d:i 1eg:a 11w:6
noticeabl	e	
food:lamb-stock	p	5c0:49 2i8:1r 2ll:n 28i:5 1mx:5
food:preserved-lemon	i	5c1:41
doubtful	e	
seat	g	3fy:10
food:tinned-clam	k	5c4:1q 1am:13 3ut:o
frit	g	2dz:1e
multi	g	3p2:a 1j4:8
food:oat-cream	i	5c7:49
originally	e	
rap	g	1zp:b
floater	g	2a1:r 32q:m
shrunken	g	2po:11 2kx:d
food:chervil	g	5cc:1x 4u5:5
bat	g	1du:k
polit	i	41n:1r 3ox:1p 549:9
parent	g	3ox:1q 549:9
longway	g	1l0:q
subtl	e	
drippy	g	3rh:4
parm	g	2d5:20 56l:6
adrift	g	4rz:1c
russia	g	1xm:1z 5cl:d
farmer	g	465:m 3cs:l 3xc:e 3x7:5 p4:4
smother	g	1gz:19 yp:6
agent	g	1jf:b 3rt:5
food:chocolate-digestive	i	5cp:3r
uht	g	1y9:c 2bh:9
rippl	p	5cr:4a 5fq:14 4ah:u 35z:k 1jj:6
coldest	e	
lifter	g	2p8:t mn:b
snatch	g	2ev:12 404:12 405:8
puffier	e	
spell	g	pr:o
grid	g	2yi:11
food:choc-ice	g	3hd:11 2za:c 27w:4
slept	k	38x:1d 1mr:t so:8 2eh:8
2pm	g	37q:b 4s5:7
food:vegan-sausage	i	4sa:1p 2bd:7 5d2:6 5d3:6
linda	g	5d1:w 4sa:j
mccartney	g	5d1:w 4sa:j
cumberland	g	4sb:z
drap	i	5d5:3d
cinder	g	mc:5
untidy	g	33s:11
food:crumpet	i	5d8:3j 1ru:h
food:breaded-fish	i	2jk:t 3tm:q 14g:h 4qi:8
shoestring	g	30t:p 14n:k 5db:h
beauty	e	
sprouty	g	35i:9 2p4:4
undisturb	e	
flicker	g	y1:9 2tl:7
newspaper	g	14n:1d 12u:4
oversoak	i	5dg:37
anew	e	
anything	g	3vj:1d
struck	g	2u7:9
unbalanc	g	4ev:o 28i:5
chees	g	1gs:u
food:exotic-fruit	i	5dm:37
liquidizer	g	
azedo	g	5do:o 2as:j
doc	e	
plasticin	g	1eg:p
mina	e	
whopper	m	19f:p 29f:p 5kv:n 11m:f 1up:b 13j:9 is:8 485:4
affect	i	2mc:s 5du:r 1ml:h 5dx:5 5dv:5 5dw:5
muggy	i	5du:1u 2mc:18 5dx:9 5dv:8 5dw:8 3ob:6 3y4:5 3ld:5 5dt:5
humidity	g	2mc:o 5du:o 3ob:e 5dx:5
louisiana	g	2mc:o 5du:o 3ob:e 5dx:5
climat	g	2mc:n 5du:n 3ob:e 5dv:4 5dw:4
220g	g	dk:k 1zc:9 239:5
ink	i	ka:h 5gd:h 5ge:h xl:c 5e0:9 5e1:8 5dz:5
biro	g	5dz:m ka:g 5e1:7
object	g	5dz:m ka:g 5e0:8
graininess	g	qf:n 286:5
satin	e	
beak	e	
craz	g	
food:squirty-cream	r	5e6:6j
food:whipped-topping	g	5e6:y
padd	e	
baltic	g	1tt:1s
commut	i	5ea:3o
skimp	g	4t2:v 32d:j
bircher	g	5ed:1b 1vv:e
switzerland	g	5ec:1b 1vv:e
unseen	e	
conferenc	i	5ef:39 5eg:c
william	i	5eg:3l 5ef:9
bartlett	g	5eg:12 5ef:u
bosc	g	5eg:12 5ef:u
handiest	e	
gelatinous	g	qg:l 2l4:8 160:5 2at:5
fun	g	27w:w 12x:5
peculiar	g	5en:y xk:t
genoa	e	
friendlier	i	5ep:1j 29p:j 4oz:g 4pw:7
gladly	e	
odor	g	1ej:w 23w:9
60g	i	5er:3q
rapeseed	g	dg:8 g5:5
incl	g	1ti:h
horn	g	2q1:1k
twirl	e	
glid	e	
hanoi	g	4am:q 4xf:c 12r:8
feebl	g	3gc:k 2nh:8
pelt	g	4wj:1c 2cp:a
rob	e	
minutesll	g	
vietnam	g	12r:g
relief	g	1iz:u 49b:j
food:peri-peri-sauce	y	5f5:1x 4z4:v 43b:u 1nb:s 3bj:l 1s9:e 1pf:d 1jq:b 3g:a 304:9 2uq:6 1wm:6 1yi:6 1hy:4
nando	g	5f4:13
food:table-sauce	p	5f6:2h 3ut:1t 4eg:18 5c4:f 1pf:9 pw:8 1vq:5 3kz:5
gluggy	g	rc:6
instrument	g	1x4:9
84	g	2ly:18 28l:g 24i:6
uncertain	e	
pol	g	2rc:25
biała	g	5fc:22
horsesho	g	5fd:n 1fc:a
wiejska	e	
śląska	e	
diagonal	g	1qt:u 2p4:8
companion	e	
ravenous	g	171:5
babcia	g	3gm:12
feathery	g	5fk:1o
austria	i	1yz:r 36s:6
softest	e	
5mm	g	4tz:1d 1lq:c
butterschmalz	g	12x:9 ga:6 1h:5
shedd	g	14g:o
vienna	g	5cr:r 4ah:5
food:dried-shrimp	e	
wheezy	i	2f4:o 3m3:m 2ek:i 3mb:6 2ei:5 2dq:4
malaysia	g	2wy:c 3pt:8 17p:7 16q:4
food:thai-red-curry-paste	m	5fu:49 50q:w 2x0:o
cutlery	g	3ox:u 4v1:d
food:surimi	e	
food:wasabi	i	5fx:20 5bv:1e
360	e	
condensation	n	2bi:2s 5fz:27 22u:18 16i:m
food:seaweed-snack	i	5g0:37
alga	g	5g0:1e
manner	g	4v1:q
scorcher	g	3ix:w
pitfall	g	3ey:f 3it:b 2h6:7
uncurl	e	
tricolour	g	5g7:2k
food:flavoured-couscous	g	5g6:2i
program	g	40x:1w
sud	g	1gv:l
indigestibl	g	v:f
crosswis	e	
adjustment	g	
inky	g	5ge:i xl:d 5dz:8
bluish	g	5gd:j xl:d 5dz:8
arthritic	g	21z:14
certainty	e	
restart	g	2o1:14
eyed	g	5gk:14 j8:9 5gj:6
food:black-eyed-bean	i	5gj:42
gungo	e	
food:coconut-milk-powder	e	
fearsom	g	16t:c 17k:9
dusky	e	
weakly	e	
overlook	g	34q:15 58b:b 1uc:7
est	g	5gr:r 1mr:6 2g0:4
murmur	e	
cannonball	g	24v:1h
unclean	g	4a:h
dampness	e	
bum	g	49g:15
deepest	e	
spooning	e	
6kg	g	1a1:l
kne	e	
separator	g	
magnetic	e	
tastiest	g	51m:n 3aa:f 34u:5
roughen	e	
largely	e	
worthwhil	g	6u:10
especially	e	
headspac	g	5h8:1q 52i:k
grief	g	5h7:1q 52i:k
ladll	g	3ho:o 55i:i
unroast	e	
roma	g	1dl:f 28x:d 2dz:b 35o:5
darkest	e	
geyser	g	bo:t
peachy	g	xc:j
vampir	g	1i9:k
pac	g	1i9:k
virus	g	5hi:21 28w:5
hepatiti	g	5hh:1n 22r:5
unfrozen	g	3cj:a
apron	g	wf:m 2st:5
fals	g	25n:7 1fb:5 1kl:5
squint	g	3q4:1c
surplus	g	3jp:j xk:f 33t:b
dumb	g	2pq:q
plz	g	5hq:2r
unfry	e	
food:mustard-greens	i	5hr:3x
patio	g	50w:17 13v:4
food:artichoke-heart	g	5ht:1b 1fo:6
frenchman	g	4xf:p 50x:b
taut	e	
mercury	k	2dt:2l 2dc:p 2kg:4
food:frozen-salmon	i	1c5:v pr:d
purs	g	4xm:1h 5hx:6
blimey	g	59j:1w 4u2:8
frond	g	5i0:20
text	i	xh:1v
granit	g	wj:9
550	e	
330	i	5i4:3s
intend	g	5i4:1x
glanc	e	
food:fish-in-sauce	g	1og:j
fasten	i	27t:z 2yr:y 2oj:d 3bz:9
scout	i	3gw:i 3gv:i 1xy:g 1xz:d 151:c
smoosh	g	8f:a
merrily	g	7i:h 39z:g
upward	e	
whatv	g	178:g 3mg:b
meatless	g	2i8:j 3mh:7 vz:5
scrag	i	5if:4a
food:broth-mix	n	5ig:4m
spaniard	g	58u:u s4:b
tuft	g	5ij:g 5ii:d 46q:d 1r6:a 46p:4
weedy	g	5ii:1a 46q:9 1r6:7
ridiculously	g	1lz:d 540:9 55c:5
34	e	
bomba	g	5im:x 4um:7 4un:7
calasparra	e	
regardless	i	3qm:17 1gl:x 34l:6 12q:5
mommy	g	1ab:i
unturn	g	1ua:v
rustl	e	
saving	g	1c9:b 39g:7 39q:5
diameter	g	gt:a
clumsily	g	1ew:y
homely	e	
bantam	g	21g:r
menemen	e	
unstamp	e	
slimmer	g	39f:12
oversight	g	sa:19
smokier	k	1li:1i y1:c 3mh:a
gip	g	ii:7
chimney	g	4ts:1l 1d2:f
food:fromage-frais	g	5j5:r 59w:n 1o6:8
food:skyr	i	5j5:3b
tackiness	e	
earlob	e	
nickel	e	
oval	m	5j9:1a 3ea:t 30t:o c7:c hf:a 1im:9 1kb:9 486:9 u7:7 5ja:6
tens	e	
pillow	g	2xe:v
food:celery-seed	e	
food:frozen-soffritto	g	3fa:1c 2ta:7
food:mixed-mince	g	4ry:17 44l:9 2cs:6 1u5:5
135	e	
speedier	g	1fy:13 1mr:8
food:mortadella	e	
preground	g	lz:l
crispiness	g	1m2:h 1dx:a
showy	e	
substanc	e	
liquidis	g	2s4:18
peckish	g	53c:13 20y:o
thorough	g	1h1:b
lint	e	
wtf	g	58m:o 25x:d 33h:d
food:cinnamon-sugar	i	5jr:48
preschooler	g	13l:o 3t8:d 3ua:c 3sq:8
endless	g	3ze:w 460:l 55y:b
loch	g	3hb:s 2ka:f
presentation	g	4k5:m 13v:e gj:5
mechanically	g	5jx:16 337:13
jaccard	g	5jw:y 337:p 3sp:f
tendon	e	
chin	e	
forehead	e	
servic	g	106:18
450ml	g	2jq:w 2nm:n
sandpaper	g	d1:a
gratingd	g	1k9:e
diy	g	2xq:1p 2xk:e
billy	g	2rk:15 1vd:f
dursnt	g	2rk:15 1vd:f
gullet	g	3ev:8
toddl	g	3ug:o 3tf:9
350g	g	17v:7 dm:6 3kz:4
straightaway	g	
dariol	g	19e:n
removabl	g	3vy:1q 2sl:9
deglet	e	
nour	e	
revolt	g	360:m 163:9 38m:9
goal	g	q6:6
yum	g	4pw:b
tester	g	129:l
toffeeish	g	46v:1h 2n1:4
oblong	e	
food:amaretti	g	5km:1p
sunda	g	5a4:j fj:i
sharpest	e	
swedish	m	5kp:4m 2v1:l 16a:8 5ky:4
food:vegetarian-meatball	g	4kh:1j
blam	e	
limper	e	
midsummer	g	
zebra	e	
lebanes	e	
suppl	e	
squish	i	k2:m pa:m hp:9 5md:4
ättika	i	5ky:3u
undilut	e	
pressgurka	g	4dj:17
ont	g	49d:7 39x:5
local	g	5l3:y 5l4:y 4w3:b
hong	g	5l2:1q 2li:9
kong	g	5l2:1q 2li:9
food:lychee	e	
distill	g	1ya:8 1yf:7 26v:5
vulgar	g	379:6 5l3:4 5l4:4
fearful	g	2sb:r 1la:5
15g	g	43y:m
food:sweet-potato-chip	m	5la:4p
lengthwis	g	2of:l 27t:a 268:6 1f7:6
digestion	g	3or:x 3cr:n ok:9
scupper	g	1tf:r
seedless	e	
silently	g	2q4:1x 5lg:5
quieter	e	
mae	g	2x3:1q 2e9:6
ploy	g	2x3:1q 2e9:6
kaffir	g	44w:1c 38a:u 387:4
cauldron	g	3do:1g
food:bamboo-shoot	i	5ll:42
food:coconut-sugar	g	17z:i 5ln:9
original	g	580:w 52e:a
pluck	e	
2am	g	51t:2e
fierier	g	1n4:y
25cm	g	1la:8
shaky	g	16k:e
breadier	e	
recover	g	222:1g 596:d
custardy	g	5lv:1z
ric	g	3vg:x
wiry	g	
amino	e	
food:spring-roll-wrapper	i	5lz:3r
tighter	g	5m1:1t 2p7:k
saggy	g	5m0:26 49b:5
200ml	g	1p0:7 pz:5
insan	g	1p0:7 pz:5
jersey	g	1d4:w
crop	e	
neaten	g	1jx:10 5m7:t
cushion	g	1jx:14 5m6:7 5m7:7
straighten	g	1y3:6
tweekend	g	4ul:1w
food:mustard-powder	i	5ma:47
food:ready-salted-crisp	e	
rosa	g	27g:w 2e9:d 1j9:5 57g:4
köft	e	
regiment	g	1tn:6
thric	e	
pebbl	g	
tbh	g	342:15
xanthan	e	
bearabl	e	
soapier	e	
smudg	g	54r:h 2qi:e 4lm:4
food:fruit-squash	i	5mm:3q
eatabl	e	
achingly	g	1ry:z 2vn:8
borderlin	g	1lp:c 1h:a
sampl	g	2yy:1l tp:5
fram	e	
unfill	g	1pq:5 345:4
institut	e	
doily	g	3qg:11 5mv:8 5mu:5
artist	g	3qg:y 5mu:o
oma	g	23z:i 20n:h 55i:a
nicola	e	
fingerl	e	
food:gluten-free-vegetable-stock	g	20n:f 3h6:c 5bm:7
kartoffelsalat	g	p8:10
south	e	
food:walnut-oil	i	5n2:3z
bavarian	e	
food:gari-cassava	e	
obligatory	g	ux:1a
ghana	g	580:w 52e:a
sap	g	5n7:1p
senegal	e	
faintly	g	1x1:1o
skippy	g	1eb:7 1bx:5
gnaw	g	29p:17
veil	e	
phut	g	2bz:18
softness	e	
`
