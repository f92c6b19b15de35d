/** Which words are said for which others, learned by `node scripts/fit-coach.ts`: change the ways to ask, then fit anew. */
export const KIN_LINES = `
food:vegetable	16n	0:mj b:27 13:25 1a:1s ji:1q 131:1o 10c:1h ii:1g 2az:1a s3:1a qv:13 e:10 2n0:y 3al:y 50t:w g0:u bk:u pn:u 3gs:o 4ev:m j0:l e1:k 3dk:j ei:i 57w:i 28u:i eh:h j1:h xt:h 2tk:g 24l:g 2hm:g 599:g 153:g 1k0:f 30m:f 1mx:f 597:f 12x:e 2e4:e ni:e 3z5:e 256:d g6:d 17v:d 4bo:c 484:c 598:c 2g:b 3gu:b 10f:b 4qv:a 1zb:a jg:a o:a dm:9 fz:9 1a3:9 1yv:9 vz:9
frozen	vw	1:eb u:2v s:20 k:1y 26:1u 3jb:1a 4c0:16 571:16 4z7:x 41v:x 4r0:t 4h4:s 1rn:p 11:p 2mp:m i:l 4pn:k 572:j 3st:i 1uq:h 22p:f 48z:f 2kl:e 4xt:e f:e 1ep:e v:e 4pb:e 3zb:d 1uv:d 1f2:c l:c 4ur:b 14x:a 4ce:a 1q6:9 4cf:8 r:7 28x:7 2kr:7 ei:7 34i:6 56z:6 570:6 2ta:6 3jd:6 4cd:5 1uz:4 22:4 3t4:4 1ty:3 e:3 p:3 11d:3
tin	1u1	2:o7 hn:2m od:1w og:1t 3ws:1c 3e9:17 44h:p 186:n 4gi:m d4:m 1l6:l 2wd:j tu:j 3a0:j c:i 3v6:i 3z0:i x:g 1xt:g 2qv:f 3py:f 30o:e 4ug:e 35c:e 5cl:d 2mo:d 1o:d tw:d 21v:c 1h4:c 3r7:c o5:b 53p:b oy:b 5lh:b s9:a 369:a 1iq:a l9:9 1iv:9 pc:9 182:9 u0:9 229:9 2t6:9 21u:9 1xq:9 2xl:9 12u:8 5gd:8 1lf:8 59h:8 o4:8 px:8 3tl:7 np:7 n7:7 128:7 53a:7 2vl:7
jar	p6	3:ka 1ig:22 2x3:1y 1nu:1g 4r0:1f 3sl:1c 1xc:17 43g:16 44a:15 183:14 530:13 3ws:13 40n:12 1nc:11 38i:10 1x1:x 15t:v xv:v 3aa:t 3ju:t 4rm:t 16t:s 1ic:s 43c:s fw:q 371:p rh:p 1ng:p 3wp:p 2u7:p 56w:o 5g6:o 50m:n 4ty:n 12o:n 5je:l 10u:l 3zu:l 1ih:k gg:k oj:j 1ie:j sx:j vh:j 17s:j 4e2:i 1ho:i sc:i 20v:h 1eb:h 16a:h 4vh:g 1id:g 43i:g 4x2:f xn:f 1p9:f 1nw:e 3pt:e va:d
means:swap	4sv	4:ii 297:4v g7:4b 3z:3l 16:37 77:2i d:2e gg:2c 1q:28 12:26 1k:25 10o:20 t6:1x 83:1v 19:1u cs:1s 3ur:1r 1xc:1q cm:1m 128:1k 3f:1i 1r4:1f cr:1d ti:1d w:19 15p:18 43t:17 14:17 4o0:16 sx:15 1go:14 2so:11 12x:10 4qe:10 1x:z 25:y 3j:w x:w 5:w 4dk:v g0:v 1g:t 1nc:s vm:r gh:r 4tu:p df:p p2:p de:p 3gm:o cc:o 4pp:n vd:n 1r2:n 2v5:n 1xj:n mv:n 3:m 35c:m 29r:m
fresh	jm	5:gl 1ii:29 1ih:1s 59o:1n 1xb:1j 58y:1i 1bc:1c 350:1b 12p:1b 3tz:1a 4t6:1a 44y:19 4dk:17 1bb:17 5ls:17 34j:15 xn:11 8:11 3al:11 45m:10 1am:y 1fq:y 4sa:w 2jz:v 4pt:u 3fo:t 1u:s 2n0:s vn:s 28z:r 4o9:r 4gg:r 39n:q 1po:q 3gs:q 5bx:p 22p:o 1wu:o 3sa:n 1aq:m 56y:l ti:l yp:l 1uz:k 1rc:k 1qa:j 47:i 1yn:i 390:i 1rt:h 44b:h 39s:g oo:f 1id:e 2gb:e 1g5:e 34t:e 2p:e 2cr:d 4ev:d
can	gf2	6:j7 fy:8w 1q:7o 48:4g 1gb:45 in:42 s7:3p 34:3d 2i:3a 14:38 po:37 7b:33 7k:31 wv:2v 53:2q 2cg:2n d:2l de:2h dr:2f 12:2c t6:2c gy:2b 93:2a 2j:29 rb:26 9g:24 2hd:23 2t:22 cc:20 9x:1z 77:1y gz:1y 27:1w fp:1v gg:1u cr:1u df:1s g3:1s ch:1r mv:1r v2:1p w:1o 1bj:1m 25:1k 1xc:1k lj:1k z4:1j 16:1j 19:1j p2:1i 4y:1i 4q:1h di:1g 8z:1f r1:1e 3n:1e 2b:1e 3z:1d g7:1c 7:1b
instead	3gs	7:cs w:6x 15p:5t 297:4o g7:3o d:2w 3z:2t 16:2t 1q:2q gg:2g 77:2g 12:27 3j:27 10o:25 t6:1x 3f:1x 128:1w 12x:1u 19:1s cm:1r 1k:1l 83:1k 3gm:1b cr:1b cs:19 14:17 5:14 4qe:13 4tu:13 3ur:12 1xc:11 x:10 43t:10 g0:10 4pp:10 ti:10 1g:10 1go:x 23i:x 1r2:w sx:v 25:v 35c:u mv:t df:s 1x:s 11t:s 29r:r 1nc:q p2:o 34:o 1r4:n 18c:n 4o0:n 228:n 1xj:m 4dk:m 187:l 2ha:l 3:l
food:frozen-spinach	24	8:br 43f:y 1fx:q 3mo:c 3ls:5 3fw:5 3fv:5 3mn:4
how	iqz	9:nf de:40 r1:3t 2j:3r 2i:3q as:3f 2t:37 c0:2m sm:2i dn:2c 8p:29 11t:29 4y:26 bc:21 dr:1y bz:1x kt:1x 9x:1x tn:1v 86:1u i1:1u 2m:1r rb:1q 2y:1q di:1p 2e:1n 7b:1m cc:1m 85:1l kp:1k 1kt:1j d:1i 1mt:1i id:1h 5i:1h mv:1g 6t:1f 1s:1e
much	3u9	a:ie dd:5s kp:5r 11t:4e cc:47 cs:3g sd:30 cm:2r di:2g u5:27 173:26 1p0:25 lj:23 cl:1z 177:1x 128:1v rb:1t df:1m 1el:1i k3:1h 13b:1e de:1e mi:1d 1x7:1a c9:16 2cg:16 1fq:13 yw:13 gy:13 st:13 te:11 en:10 1nc:z sp:w 2jq:w 2n:u i4:u 2l:t 3y:t 1s:t 2j:s ch:r 1al:q 1ba:q 4pi:q lz:q 1ac:o sx:o 17j:o 2i:n 178:n d:m 17e:m uc:m d0:m mv:m 17d:m 2sy:l o8:l 2fd:l
food:bell-pepper	d8	b:in j1:2c v:24 5iz:1q 31l:11 3fo:11 301:r 165:q 1dn:k 2x8:g 12p:f 1sr:d 1hl:b 4wn:b ks:b 3bz:a 3va:a ii:a 5la:9 2sb:9 0:8 1c9:7 4wo:7 4td:6 e:6 1it:5 5lh:5 3n8:5 29n:4 39g:4 1d2:4 il:4 4h0:4 2l5:3 39q:3 279:3
means:tin	1qq	c:o5 4tu:2l hn:2i 3ws:1j od:1j og:1i 44h:x 599:w r:p 3e9:p 2:o 2wd:l 3a0:k tu:k 3v6:k 3py:h 2qv:h x:h d4:g 4ug:f 1l6:e 5cl:d tw:d 1xq:d 186:c 1h4:c 5lh:c o5:c 369:b 53p:b s9:a l9:a 1iv:a 182:a 1xt:a 4pb:a oy:a 30o:a u0:a 2t6:a 12u:9 229:9 5gd:9 2n0:9 pc:9 2xl:9 59h:9 2mo:8 53a:8 1xd:8 np:7 3r7:7 n7:7 1lf:7 5dd:7 2vl:7 1mb:6 3ri:6 3tl:6 2mb:6
rather	jv	d:3j 3ou:1w ks:1u 3no:1k 1kh:1j 4o9:1i 4by:1h 5d8:19 1cs:18 2cg:14 19n:13 4v7:12 4v6:12 219:11 2kk:10 4u:10 1cd:w 39q:v 19i:v 3zb:v 454:s 1ru:r 57b:p 4lh:p 1zk:p 3r1:n bk:m 1sz:m 4w8:l 18c:l 49r:k 28x:k tb:k 585:k e1:k 5g4:j 3lk:j 1v3:j 3bf:j 1nn:j 3pf:j 1ff:j 1ja:i 5j5:i 1xu:i 2wx:i 51a:i 19b:h 127:h 27d:h 333:h 1mh:g 19e:g 2u5:g 3g6:g 46j:f 4yj:f 4yi:f z4:f 4qn:f
food:frozen-vegetable	3d	e:d6 v:23 o:1n 4ri:1a 4tu:14 5j9:y 4ne:u 3fa:o 15e:m 2n9:m 38x:e 2ta:a ov:a ii:9 3de:9 3oq:7 2ga:6 rr:6 4xt:6 28x:5 oo:4 3t4:4 1uv:3
food:frozen-chopped-onion	3r	f:9x 2gb:45 4yq:y 2jq:q 2ta:l 1dh:f 5ic:e 1io:b e:4 rh:4
food:garlic	183	g:oi 5de:1a sa:16 cg:12 5f2:p 1ie:l 1id:j 4w5:c 3hs:a 44g:a 2nd:9 3h4:8 454:7 4ee:6 2kr:6 1h2:5 4qi:5 2f5:5 40w:4
means:chop	yh	h:kn ue:1y f:1q 27b:1c hm:12 kk:11 56a:y j:r 43f:p 5ar:n du:n 4lu:m zf:k 1dh:j 4r8:g 35:g 3lb:g is:f w7:f 1io:e 25k:e 3rl:e 4fy:e wm:d 19r:d 28i:d 2ta:c m3:c 139:b 13m:b 3a:b 155:b e5:a 3e:9 3m:9 1kj:9 1id:9 cz:8 51n:8 1fg:8 4ov:8 1db:8 3gb:7 1fq:7 1ul:7 4o:7 56h:7 1ig:7 14o:7 13j:7 21r:6 4m:6 q:6 7w:6 1uz:6 4b:5 1js:5 1tl:5 q2:5 225:5
means:freeze	26l	i:kv 1:20 u:1v 26:1f s:1e f:12 k:p 2kk:n 3jd:j 28w:i 4hi:i 5lv:h 1f2:f 1ep:f 1rm:e 22r:e 1uz:c 3jb:c 4z7:9 2ov:9 598:9 4kd:8 3jg:8 3zb:7 4hj:7 3zc:7 52l:6 p:6 5ja:6
chop	up	j:lh f:1g 27b:1e ue:1d 56a:16 3m:14 2wx:z 1it:w 4lu:u du:t 13m:r 43f:r 1ym:r 1uu:r 1dh:o 5ar:m h:m zf:m 1kj:i 3lb:i 1io:g 2e7:g 3rl:g w7:f e5:f kk:e 41b:d 1id:d m3:d 164:b 3a:b 5ix:b hm:b 1ul:b 1fg:a 1fq:a 2po:9 51n:9 4r0:9 14p:9 14o:9 1ig:8 3gb:8 xs:8 pn:8 3b0:7 1js:7 1gz:7 21r:7 454:7 ic:6 2gb:6 1ok:6 4x5:6 225:6 4r8:6 1a7:5 2by:5 35:5 15q:5
freezer	ys	k:g6 1:2o u:2a 1f2:1o s:1m 26:1h 1rm:1g f:1c 4z7:17 5lv:16 2kk:13 598:x i:u 1uz:o 52l:o 3jd:n 5ja:l 2ov:l 22r:k 1ep:j 3jg:e 28w:e 4kd:d 5bw:d 2h0:c 3jb:c p:9 44g:9 3zc:8 3zb:8 4da:8 3ws:8 3f:8 3st:6 pi:5 498:5 2cs:4 4gg:4 v:4 38a:4 e:4 4si:4 13w:3 1l9:3
food:sweetcorn	7d	l:kg 1pk:2g 3zb:2d 4wb:1o 1o:16 3gd:s hd:m 4wn:i 2av:e 1nm:d 2si:d 1rb:c sg:c 4dp:c s8:b 4wo:b 2s5:a sf:a 1x8:8 e:8 15e:8 1ph:7 3ea:6 3jc:6 2c2:6 4do:5 1p5:5 4ud:4 2ph:4 1ow:4 1kt:4 jx:4 3fk:4 319:3 171:3
matter	wh	m:4i 1os:2w 8e:2l eg:1x 18c:1d dw:1a 1i6:19 328:14 5my:14 1s5:11 41:10 2dz:10 1r2:10 1m2:z e8:x 3zh:t bx:t 22i:t 1dk:t 225:r zf:r 1bv:r 4fy:q 18n:q 5ec:q 495:p 1dl:p 2sl:p t8:o 267:o 1nt:o 53:o 15n:o 1da:n 4a4:n 1w8:n lb:m 1h3:m 2oa:m 5m0:m 1a8:m 2c:l 25h:l 83:l 5eb:l 5li:k 52k:k 2sn:k pb:k 30t:j 4ff:j 3gu:i 21g:i 157:i lt:i q2:h 1im:h 17w:h 1l0:h 257:g
do	ohs	n:lp 53:5f 5i:3y 2j:35 eg:33 2t:32 2e:2v 7k:2p bc:2o de:2o 8p:2j 2i:2j id:2i cr:2h 1i:2f 6p:2e 34:29 2x:29 r1:28 7b:25 fy:24 7u:24 9x:22 as:21 1k0:20 27:1z 78:1y xe:1x bz:1w 7a:1v 8y:1v kg:1v d:1u ch:1u 1s:1u ab:1t 1g:1t 84:1s
food:frozen-pea	1t	o:4q ei:14 3vb:x e:w 4qu:r 3jc:p 2ph:l 161:j g9:f 2jk:f 3ja:a 12u:9 3vd:9 34k:7 1c2:7 11:7 17u:6 3f4:4 3vc:4
bag	qs	p:ig f:2r e:25 390:1y 50p:1v 3zc:1h 34j:1f 43f:1b 4c6:1b 4a:19 15:18 25q:15 ax:14 3lc:13 1a:11 4a7:11 22r:z 55a:u 49r:t 2gb:t 4qz:r 23w:q 5gl:q 1jk:q 1bf:p 3f:p 1n:p vp:p 37u:p 2mp:o 21l:o 3at:o 4tl:n gw:n 1xh:n 14h:n 54v:n 1zk:n 1s3:m 1ct:m 1zp:l 21q:l 1o4:k 1d4:k 256:k 1cx:k 4uf:k 1d3:k 2ta:j 1cu:j 1q4:j 2mz:j 1fn:i 3k1:i 10v:h 128:h 2q7:h 1xp:h 17g:g 4vm:g
job	2y	q:37 5as:2f 113:1s 531:1j 5mi:1g 3s5:1c 3h7:18 5gb:17 ef:16 e5:15 2ga:14 3ky:10 25p:x 1a9:x 2uv:s 4yk:r wa:p 48o:p 4r1:n du:m dv:l ue:k 3rl:k 4o:k 1aa:k 4qu:j 1n6:j 5ig:j 2y7:h 48p:h 1xs:g 1j9:f sy:e 1w:d 1v:d 450:d 451:d 1ef:c ix:c 3k:c 4m0:c 4ga:b 1lz:a 1j:9 3aa:9 t3:9 os:8 129:8 1n:7 1zc:7 3dc:7 1xo:7 53w:7 3us:7 44z:7 4lj:6 6i:6 4pp:6 1xn:6 98:6
food:bean-fresh	12	r:6q 1sq:1p 1a:v 3wq:g 1jm:a 1w:9 1v:9 3wp:6 1j:6 o:6 3hb:4 599:4 3wu:3
means:defrost	k1	s:fl 1:1k 585:1b o:1b 3jb:12 256:t k:p 3zb:m 8:m r:l e:h u:g 26:e 1u:d 1q6:b f:a 3jg:9 2mz:9 1uv:7 3t4:6 23:5 46g:5 i:5 2kr:5 p:5 4tu:5 4z7:5 28x:4 3yb:4
first	1dk	t:g1 1i:2z kl:2y 23:2n kg:23 ds:1h pr:1f 7r:18 xe:u 2tg:s jo:s 53:r 1ns:q 8:o 2nb:o 28w:n 7x:m 56k:k 5h:i ir:i ux:h 17:h 1v5:g jk:f 6g:f 1y3:f ys:e 2xi:e 17n:e 4um:e 2yq:e kd:e 4pb:d 1u:c rf:c 2u8:c 2lk:c yo:c 4tu:c c1:c 1jr:c o:b 3rc:b 4eh:b 27d:b p1:b 29:b j7:a j2:a k5:a 2fd:a kc:a 1gx:a eo:a 24m:9 5k0:9 158:9 up:9 yb:9 12e:9
thaw	d0	u:an 26:2v 585:1n 1:1j o:1c r:o 3jb:n k:m 8:l 1q6:j s:i 2mz:c 256:c 1u:a 4z7:a 3zb:8 3yb:7 46g:7 28x:7 1uv:7 2kr:5 e:5 28w:5 f:4 i:4 23:4 p:3 290:3 3t4:3 10s:3 3jg:3
food:roasted-red-pepper	1n	v:8g b:q 1qd:l 1qg:g 1hr:g 2ga:3 1ng:3
plac	o4	g7:1w 1y8:1v 3r:1i w:1h 1cz:1d 55w:19 436:19 16:18 2n0:18 gg:15 1lq:15 15p:10 7:10 ym:x 1vc:w 18m:w 5my:v 3z:v 1p6:u 4o0:t 4qe:s 3ur:r 5jn:r 3fp:q tr:q 1ru:q 4u:p 1iq:p 5fj:p 4u1:p t5:o 4rx:n 15s:n 1wj:n 11n:m wv:l 1a8:k 20n:k 4rn:k vm:k 279:k 4pq:k 10o:j 169:i 77:i yf:h 4sp:h qy:h 4:h 1lz:h 2iv:g sb:f 19y:f cr:f 5k6:f 22h:f 297:e 1nw:e 83:e 579:e
equal	1v	550:2e 4b9:1v 5ba:1r 1id:1b 3sv:19 2wx:14 21d:11 4s8:z 452:w 4hm:u 54e:s 29j:q 29i:q 2qb:q 1wf:j 1fq:i 21e:i 4rm:h 3q7:f 1fu:e re:e 1xt:e 1w:d 1v:d 1tt:d 46s:c 46t:c 46r:b 16e:a 3iw:a 43k:a te:a 1j:9 21y:9 rt:9 185:9 2wc:8 31p:7 23m:6 1ic:6 lt:5 18p:5 55o:5 1y0:5 qz:5 13b:5 1g:4 28:4 1s3:4 44h:4 3lu:4 1ie:4 d4:4 1f9:4 482:4 3r7:3 43g:3
means:big	1vj	y:j6 15a:3p 25k:34 1k5:2c zf:2a pb:1z d8:1h 19k:1g cz:1c 4xo:17 1tx:16 2sy:12 1q8:12 ud:10 1j1:10 d1:z un:y cj:w 1vy:w 15n:v 2fw:u 81:u 2jc:t 1l9:t q2:s 1lc:s dp:q 19w:p 21y:p 502:p 19f:o dq:n q4:n 17q:n 1la:m 293:m 21g:m cs:k ht:k 16w:k 155:j 1ti:j bc:i 19g:i 1j3:i 1lo:i 1iq:i 1k4:h do:h eg:h 1lb:h 3i9:g 19a:g z:f 4gm:f 16o:e kk:e c9:e 2v5:e 5do:e
big	1db	z:ef cj:6a 1lb:4i 15a:3k 1l8:2t zf:2n 1k5:2h 19k:23 cz:1u 25k:1q pb:1n 1tx:1i 2sy:1f d8:1b ud:1b 502:15 un:14 q2:13 2fw:13 q4:12 19w:12 15n:12 da:10 1vy:x 19g:v 1q8:v ht:u 1la:s 1lc:r 293:r cs:q 16w:q 1lo:q 19f:p 155:p dp:p y:p 1j1:p 1ti:o 3i9:o 1iq:n 13v:m hf:m 1l9:l 81:l 45z:l 5do:l d1:l 1j3:k dq:k kk:i 2v5:h 1v7:h 4gm:g 4h:g 3ie:g eg:f 2jc:f dn:f bc:e
when	445	10:jk 2jn:6m yj:1x 1b6:1h 13p:1g 1av:1b 2so:1a po:17 h7:15 l7:t i1:t ei:t 6h:t 1dx:t 1bj:r lq:r 7x:q 70:p c5:p p9:n h8:n rf:m 31:m ys:m 26b:m 1ic:m 240:l 5i:k b8:k j5:k 3qg:j 86:j d3:j 8o:j ke:j 6p:j ev:j h9:h 8f:h 1ih:h 47:h 29e:g 2t:g 7k:g 9x:g 2ls:g ad:g 2ks:g df:f s4:f 3u3:f t7:f c6:f 28u:f 145:e 8p:e mb:e 3z3:e 8y:e zm:e
food:mushy-peas	15	11:8n 1w:j 1v:j 2jk:h 1j:d 571:9 34k:9 1c2:8 28:6 o:6 ei:6 572:4 2kj:3
only	2xt	12:9g 1go:30 df:29 1xj:27 4t:26 83:24 1r4:1z rr:1u g7:1r 7:1m 128:1j 1z2:18 297:18 77:16 cm:15 w:13 173:13 7u:13 1r2:13 de:13 t6:13 15p:12 1d3:12 1ic:11 14:10 4l8:x 3ur:x 1x:x 4:w p2:v 1nc:v gg:v 1do:v cr:t 48m:t 4bv:t 19:s 2e:s mi:r 13b:r di:r 5:q 2v5:q 1k:q 12x:q d0:p kp:p cs:o dd:o m:n 1d4:n gy:n 3:m 16:m 3gs:m 34:m r1:m 1q:m g6:m 28n:k
food:carrot	kc	13:lz 5ha:1t 0:1m y0:12 286:x 50t:x 2ta:x 1pr:s 3fa:r 33j:p 454:m 2po:h e:g 2qn:e 3gp:d 10q:b 3g6:b 5ic:b 2ba:a 3vj:8 ji:8 58e:7 1k9:6 2vo:6 427:6 3vo:6 jt:5 ed:5 2ms:5 1e3:5 3lq:5 3nb:4 17f:4 157:4 3gq:4 3nd:4 30m:4 1h5:3
work	zs	14:a5 1q:2s 38y:2a ff:1y 37p:1s fg:1f 44g:1e 3jy:1c 1rh:19 3u:15 36y:15 uz:15 4r2:15 30c:14 2t1:13 19e:12 1gp:z 1o4:z 4tl:y 2mr:w 4yy:w q:v 4p5:u 17t:u 37o:u 2a5:s ug:s 17u:s 2wr:r hq:q s6:p 3r5:o 1ga:n 39p:m c3:l 1zq:k 120:k 129:j 3a1:j 3at:j 1pp:i 49:i 2ma:i 452:h 1cx:h 1zx:h 1k8:g 37q:f 4x2:f 3ai:f 2mz:f 1st:e 4fq:e 33x:e ak:e r8:e vm:e 2v5:e 16b:e 16:e
food:spinach	bk	15:j0 2p:27 8:1m 2pq:1a 4q1:13 yo:z 35j:m 10s:k 4vs:h xt:h 1so:d 2n9:c u8:a 2o4:a 2hs:9 1sa:9 35g:9 1t8:9 48y:8 1u5:8 8h:8 2hz:7 2hu:7 2d3:7 104:7 2hr:7 214:6 4df:6 3z1:5 2i1:5 4c6:5 30a:5 uo:4 2hv:4 305:4 2hy:4 2n8:3
shop	k4	16:8s 1g9:4x 4bv:3c 1x:2o 3f:2g 3ur:2d 599:2d 17m:1y 2v5:1t 43c:1m 30v:1i 4dk:1h 4rg:1f vp:1e vf:1e 18j:1d 452:1c 4wl:18 1y9:11 5ey:11 2as:11 1r1:11 56e:y 83:y 43f:y 5c9:x 1ns:v f8:v 1h2:v gg:u xn:u 3rb:t 52s:s w:r 15o:q 2a8:q xk:o 2n0:n 17p:m 2mz:m cu:l 5ku:l 4rq:l 17j:k 2bg:j 39y:j 3s:i q7:i 2k9:i 1k:i 2li:i 3bk:h 1r2:h j8:h 56w:g 5ec:g 22j:g 2lt:g 4qr:f ts:f
grab	2d	2p1:3a 4gi:1d 3u5:1b 55u:14 5cq:z 2he:y zq:s 4rc:s 1xs:r 2ev:p 19x:m 1w:l 1v:l 113:l 2xv:j 3ec:g 1j:f 545:e 2nd:c 5r:b 2mh:a 6q:a 17:a 2p9:a 42j:9 3en:8 3em:8 3eo:8 140:8 2xx:7 1dd:7 3ep:7 28:7 41f:7 1w3:7 41d:6 41e:6 3zy:6 190:6 4sp:6 3or:5 3xz:5 2fr:5 1zj:5 4us:5 3v2:5 3v3:5 mg:5 41g:5 1kj:5 b4:5 1vd:4 i8:4 1f0:4 1x4:4 2x4:4 4v:4 11b:3 2hf:3
block	72	18:g7 8:1h oh:13 p6:x t3:u 3ty:u 20g:t 2h9:s 51c:p 36t:p 5f2:n 2g0:m w4:m 5mb:m 20i:l tg:k 1t1:k 1w4:k 1ry:k xv:j 44h:h 3yl:h 105:g 26:f yp:e 52p:d 3r7:c 2yr:c 351:c u:c 32s:c 3ch:b 55l:b 2m9:b ti:b zc:a 35p:a 2fi:9 ht:9 2b3:9 s:9 2fj:8 1q6:8 ap:7 32p:7 20d:7 zu:7 319:7 1:7 2c3:7 3jb:7 16f:6 df:6 1y2:6 1z8:5 4fh:5 4fi:5 4zt:5 k8:5 1uv:5
no	4yy	19:e7 1go:61 297:4u 15p:3v w:3r p2:38 83:2u 7:2o 16h:29 25:25 cp:23 kp:21 1xc:1t 27:1p 4:1o 1r4:1m 4o0:1i 3z:1i 1a8:1h gg:1g 77:1f 12:1c cr:1c de:16 1gb:15 rr:12 ti:11 1g:10 1q:z 169:z cc:y wv:y 369:x ch:x e6:x 10o:w 11t:v 68:u di:u d:u 228:t 14:t 15s:s 34:r 1x:q 1da:q 3ur:o 27w:o qy:o t6:o r0:o 23i:o cs:o 1ky:o cm:n 1nc:n g7:n 1k:m 2e:m i9:m
food:green-bean	3i	1a:cb 599:22 r:1q wr:v 2n0:r 2sx:o 2n9:i 3oq:d 1et:d db:b 4fy:9 2ti:8 2ml:8 2su:7 1v5:6 35k:6 2sv:6 ll:5 3mn:5 1cp:5 10l:5 2nx:5 4rc:5 28x:5 1ku:4 1fg:4 19o:4 2sz:3 1w:3 1v:3 3rd:3
means:fridge	1uk	1b:hc if:2i pu:22 3r7:1s vn:1d 31g:15 yy:13 1l:13 n6:11 3i7:11 kn:11 pp:x um:v 1k2:u 1t0:t v1:s 31:r 350:q 348:q 18e:p z3:p 349:n 1wj:n uu:n 5bk:n 5bj:n 3x:m ga:m uv:l 1e1:k 100:k 59s:j 1pf:j 1jq:j mj:i t6:h 4u1:h 9j:h 4ui:h 4uj:h 1fz:g nb:g iz:g pj:g 48:g 1kr:g 43c:g 1d:f ng:e 1am:e ln:e vu:c 5c:c 2ha:b 213:b 1o6:b 17s:b r7:b 37k:b uk:b
mush	98	1c:6r 110:3o 15k:33 5at:1p 3uu:1l 58r:1i 36x:1f 5cn:1d 1fi:18 28a:15 13s:14 8f:13 1fj:10 44f:10 2mg:z 4vx:v h8:u 2jz:u 568:p 29b:n 28z:m 4wq:l 2qi:k ps:j 4fk:j 1fh:j 2af:h 4dk:h vn:g 1gl:g 2n0:f 2s3:e 1u9:e 133:d 2sf:d 3t6:d 25a:d 28:d 14f:c 22:c 2la:c h7:b hl:b 5dd:b h9:b 2fx:b 2uh:a px:a 4r9:a 4q2:9 14z:9 d2:9 4ws:9 1u:8 290:8 461:8 2tl:8 lu:7 1d6:7 1iv:7
fridg	1of	1d:g1 if:3r pu:2a 3r7:1z 27z:1u yy:1n 31g:18 kn:18 1k2:15 3i7:z 1l:x um:w v1:u n6:u 1t0:u pp:t 31:s 18e:r z3:q ga:p 5bk:o 5bj:o 9j:o 1e1:n uu:m 100:l 349:l 348:l 1pf:l 59s:k 3x:k uv:k 1jq:j mj:j 4u1:j 1fz:i 4ui:i 4uj:i 43c:i iz:i 1kr:h r7:h nb:h ng:g nh:g pj:g 1b:f t6:f 48:f 4r4:f 5c:d 213:d vu:d 2ha:d 1o6:c 37k:c 17s:b s4:b 3co:a 4hi:a
what	cqx	1e:m4 2cg:4o 9p:38 7u:36 cp:30 1k0:2p 7b:1z j5:1w in:1w 2e:1u 34:1t 177:1r 83:1q 2so:1q 3s:1o gy:1n 27:1l cc:1i de:1i p2:1h 9x:1f df:1c 28u:1b 25:1a 11r:1a ca:1a wc:19 i7:18 2t:18 1go:18 wv:18 q:17 6g:17 2i:17 h2:15 cr:15 c2:15 kp:15 vm:14 7a:14 6p:13 c5:13 29r:11 mi:11 2j:11 m:11 d:10 w:10 2b:10 m0:z 1r2:y 1k:y g7:y t6:y 8p:y 1x:x 3z:x 1kh:x
char	6i	1f:8b 1qx:2c 2n6:16 gm:x 1jv:q 22:k 11c:i 119:f b5:f 4am:d 195:d 4qe:9 1jt:8 1u:8 57a:6 4lb:6 1je:6 112:6 2di:5 3qj:5 9a:5 3pu:5 1v8:5 1w:5 1v:5 1lu:4 17b:4 3qm:3 1up:3 1j:3 21s:3 3ql:3
own	bf	1g:6b 3id:2q x:2j 40p:2g rr:29 4k1:1y 27w:1r 3hd:1q 1g3:1j ws:1i 437:1f 33z:19 s5:17 1mu:16 106:16 4fs:14 54x:12 8u:11 3bf:z 2da:z 127:z 4xg:y 4xc:w 4a7:v 33a:v 584:u u5:u 43f:t 4te:s 4ro:r 54y:r 40f:r 1k0:r 31a:q 2vl:q 157:n 58k:n 2xj:n 2k1:n t4:n 1ef:m 5b9:m 3ap:m 2li:l 2r2:l 5by:j 1m5:j e1:j ne:i oz:i 1kp:i 4pz:h 5f2:h 1nu:f 287:f 319:f 1ry:e 1mh:e 2xk:e 419:d
gran	39	5ml:2b 3er:28 1h:1x 1sl:1u 3se:1t 2hh:1t ed:1l 4w4:1k 28:1i zn:1e 1i4:1e 4vn:1a 5fk:14 5gp:11 4a:x 7x:x 2mp:w ga:w 35t:w 10g:v 11p:t 2au:n 2c2:m 1uw:l 1bp:l 5fh:l 49x:j 49l:i 2ap:h 35s:g 1tf:g 1py:e 3sv:d 293:c 3c1:c 2ji:b 3sw:b 1n:b 4jo:a 1an:a gl:a 369:a 5jo:9 1s1:9 1q0:8 4xb:8 2ka:8 240:8 1w:8 1v:8 1i5:8 x7:7 3ev:7 46s:7 46t:7 37f:7 46r:6 e5:6 21:6 4by:6
alway	f6	1i:70 231:36 u7:2k zb:2c 1w1:1r 4a:1q 25m:1m 57b:1g 2c2:1g 4ws:17 1fo:15 t:13 49e:11 5iq:z 3yf:z 5gm:y 1e9:x 5f:w 4pc:u 1zi:u 10b:s 13b:s 57t:r 324:q 1v0:p 2jn:p 1i1:o 3u2:n 2de:n ed:n 3rh:n 4vr:n 1h:m 13x:m mz:k 2hk:k 31x:j 267:j 4ez:i 2l5:i 3gj:i 3gi:i ys:h 35z:g 4zg:g 44f:g 22e:f 240:f 53e:e 3r9:e 2xw:e 55e:e 2to:d 3e9:d ds:d w9:d 4vq:c 3zb:c 22f:c 3rb:c
swor	k	t5:11 1w:v 1v:v 28:a 1zi:8 ny:4 2qd:3
sam	13c	1k:e2 188:2c 8e:2b 54v:25 39:25 17i:1v 2so:1v 4ws:1s 3j:1s 180:1c dr:1a i7:18 2v5:17 3d8:14 3f:14 15s:10 2fd:10 3s:10 1bh:z 1i6:y 369:y 1qn:x 16:v 1ys:u 1n:t 1p:t 1or:t 1xj:s jk:s 1ic:q j7:q 2bh:o 17w:o 1m1:o e2:n 13m:l 1xy:l 1gp:l 2ep:k 2n0:k 5d3:k 23d:k 3gm:j 571:j wc:j 21v:i 560:i 183:i 1ns:g da:g 29:f 2t6:f 2h0:e 45n:e 27f:e e7:e 189:e 4s6:d 2ps:d no:d
sunday	a4	1l:7a um:1y 27z:1v 2sr:1m 13c:1e 347:1e 2gn:18 1fk:11 pn:s 28e:q 3q:o pj:n 2bz:m 13w:l 349:l 2j1:k 213:j uu:i 4u:h 1b3:f 468:e pp:e gc:d 1wx:c 18u:c uk:c 2o8:a 29w:a 2v:a 37q:a 4pb:9 348:9 v1:8 28:8 3h2:8 1fe:7 1bp:7 3h1:7 3fk:6 22d:6 3x:6 i6:6 4h5:6 1kp:6 fs:6 3gl:5 1si:5 uq:5 2c1:5 3xd:5 uv:5 39n:5 2j2:5 212:5 3yj:4 1jn:4 2bt:4 1a1:4 1q8:4 240:3
shut	2p	1m:72 2mj:32 17n:28 1g8:1d 3na:16 2sf:x 4y6:s 1ps:s 3hc:r 3ha:q 588:o 7i:l 1w:k 1v:k 3zc:j 4cn:h 4co:h 1j:e 241:e 3hd:d 42t:c 42v:b 53p:b 42r:b s9:b 400:a 4ah:a wl:9 4gu:9 3xg:9 1rc:8 3au:7 3xw:7 28:6 5fv:6 4hk:6 47g:6 4hl:6 2ub:5 3av:5 1mr:5 34j:5 2oj:5 42s:5 uz:4 47c:4 3y1:4 592:4 2k1:3 7z:3 2bi:3 48b:3 1n9:3 263:3
drawer	29	25t:21 21v:1s 2qc:1r 32a:1k 4hh:19 31e:17 256:14 4hd:13 2uv:z 2ah:y 35s:v 1n6:o 3no:l 26r:l 4bp:k sg:j 49k:i 2l0:h 26s:g sf:f 2n0:c l0:c 390:c m7:c 8:b 1iy:b 2mw:b 49l:b 23u:b 407:a 372:a oo:a 2x4:9 1nh:9 35o:9 131:7 33w:7 1w:7 1v:7 388:7 2ho:7 11m:7 4l9:7 2x6:6 2x5:6 2v3:6 1j4:6 2ix:5 29w:5 1j:5 38f:5 38g:5 12i:5 1jk:5 2dz:4 4ni:4 jo:4 1ic:4 1p4:4 38d:4
food:sweetcorn-cob	17	1o:9j 2ph:30 2sx:v 28:r 3z0:l 1w:h 1v:h 1t2:e 1j:c 2su:9 2sv:8
sub	1i	4ut:20 1sy:1s 5am:15 sv:u 1w:n 1v:n 22z:m 22x:l 4f8:l 43w:k 4ee:i 2so:i 44t:h 4e2:h 1j:g 296:g 1nd:f 1f9:e 2v8:e 425:e 1h2:e 3t7:e 434:d 2f5:d 292:d 2c9:c pt:c 2c6:b 1sz:a tc:a 4o3:9 433:8 28:7 tf:7 233:6 439:6 2rv:6 2ca:6 438:6 4e3:6 1zn:5 3j1:5 3ch:5 1ho:5 4lp:5 49:5 3oz:5 29v:5 t5:5 2w3:5 1bl:4 1us:4 3ls:4 5m:4 1pd:4 1g0:4 qh:4 32i:4 4gb:3 2c7:3
possibl	iq	5lm:1t 239:19 14:19 3hy:16 4s4:16 1qy:15 3ws:14 56v:14 1uw:14 4yo:14 2t1:14 4pp:12 t1:12 1wl:11 4qv:z os:v 1wn:u 4bv:r 1eu:r 3om:r 3jd:q rr:p 44m:n 2mr:n 4a1:n ym:m 2fk:m 1y1:m 2ah:m 5ht:l 1zb:k 1w8:k 4qr:j 2d5:j 4hh:i 28h:i 3g7:i 2vl:i 4bo:i 1qx:h df:h 51n:h 20x:h 1sd:g 453:g w0:g z4:g vm:f p1:f t6:f 4yg:f ji:f s7:f g1:e 39b:e 1tg:e 2ir:e 2rk:e 3l4:e 4yh:d
means:how long	3r3	1r:l7 dc:4a c0:35 197:2z 229:2j sm:2b kt:28 r1:26 1a4:25 8p:1v 129:1t id:1n 4x:1i bz:1i tn:1e 1k2:1b 4y:1a 2j:15 599:10 v1:z 2t:y 4w:y 1jq:x 347:x 1k8:w 2mp:w 2i:v 4tf:p 10s:o 348:o 11x:n 3p:n pj:n 71:n 4r:m 349:m 11t:l er:l 2t1:l dr:k t6:j 1b:j 30c:j 12a:j 1d:j 1t:j 1hi:i 1l:i uu:i 1er:i 3f:i hv:h 2j3:g p1:g 2cs:g 17t:g 56w:f 213:f 4g:f uv:e
many	26x	1s:f1 11t:2o r1:2b t6:27 349:1s 213:1q 4h:1p 2l:1o 1q8:1k uv:1j sm:1g 4y:1f 30c:18 1g9:16 2j:15 sn:14 197:12 eb:12 sx:11 5:11 1s9:10 cv:10 348:y uu:x cj:x 35c:w 1k2:v a:v 12t:v 2t1:u 4g:u 11x:u 2i:r 2zv:q 3f:q ce:p co:o cm:o c9:o ul:o 1nk:o v1:n 1r:n 4yy:n d0:m 1k8:m cl:m pg:l 28m:l 5j1:l 1xp:k od:k 1jq:k 1l:j tv:i 3l:i 1l8:i 17t:h 29f:h 1uc:h
minut	2s7	1t:fq 1mt:2d 150:13 er:z qr:x 4r9:x pl:w ab:u 3bh:t 3p:p ev:o 1ir:m 8w:k e9:k 1m2:j 15j:i p1:i 70:h 6d:g 125:g 199:f 1sg:f v4:f 51:e sm:e dy:e rc:e 2t:d dv:c c6:c 1eo:c 28j:c dz:b 22i:b 3t:b 2j:b 7c:b 1gi:b 4w:b 8p:a 5l:a 279:a 3og:a qk:a 2kp:9 r1:9 13z:9 7q:9 114:9 i1:9 1ai:8 3n:8 l4:8 lq:7 f9:7
food:frozen-broccoli	14	1u:8w 15e:b 22:9 3jc:8 e:8 1j:7 8:5 o:4 28:3
yous	g	1j:13 28:i
ae	g	1j:13 28:i
buy	7r	1x:5w 3r:3q 3qn:35 18a:23 3e:1o 4dk:1o 1cu:1i 5ar:1f tj:1e 2mo:1b 3z0:1a 51o:16 5dk:14 yu:13 17m:12 161:12 1f0:12 27w:10 2pl:z 3k:z jk:y 4tw:x 4fo:v 1n:u 4xi:u 2xm:u 4p6:u th:s 12z:q 5ec:p 530:p 5ic:p 2y5:o 5fw:n 4a9:n t8:n yt:n 1d3:m 4yv:m 16:l 5eb:k 2ax:k 5fq:k 1dk:k iv:j 327:j 1g3:i 17q:h 28l:h wc:h 1q7:g 2xv:g 1ph:g 2w7:g 2ij:g 19x:g 4g9:f 1pk:e 48d:e 4qu:e
head	4y	1y:do 184:1p 273:1n 22:1a 34h:11 1yp:v b3:v 1of:s 10q:s 41t:o 3i8:o 1ob:n vf:m 1j1:l xc:k 3l2:j 4xi:i 3y4:h 3y3:h 2zi:g 1hz:f 55d:f 1nb:e 4fs:e 13k:e 57v:e op:d 117:d 14y:d 29:d 2zj:c 4sy:b 41k:b 3y5:b 118:b 2pm:b 4g5:b 22e:b 3bd:a 55c:a 20q:a 3us:a 1hy:a 1i9:9 153:9 1ht:8 3be:8 x7:7 1ol:7 454:7 3gy:7 1kb:7 1cz:6 3cj:6 1jw:6 1j0:6 qi:6 1a7:6 46g:5 5bz:5
means:ragu	6m	1z:f5 1pd:39 4t7:1t 19i:1q af:1o 3su:1n 4zy:1a 528:15 2fs:12 2xg:12 58g:12 2hf:10 36w:y 2qc:r 3b8:r 3al:q 1zk:o 4tc:n s5:l 1ev:j bg:j bn:i 1il:h 1qf:h 2ub:g 2vc:g 240:g 2l5:f 1xb:f rq:d 331:d h5:c 5i5:b 2mk:b 21:b 2cs:b 4k:a 2gg:a 4t8:9 2e2:9 1j4:9 2l7:9 12c:9 4r3:8 3wq:8 15m:8 2q6:8 4sg:7 2tb:7 2tc:7 1n:7 2bv:7 nh:7 2jl:7 ux:7 2hh:7 3wr:7 1p9:6 1ez:6 1w:6
bas	at	20:cz 2ta:28 22b:1y 5aq:1q 5cl:1j 60:1f 3cn:1e 2rq:16 3h2:11 30z:z 5i4:v 2gg:t 5cy:r 5cz:r 2fc:n 2md:n 75:m 4ne:l 2sl:k 1gw:k 108:j 1ey:j 1u7:h a6:h 5bd:f v:e sr:d 2bd:d 9t:c jt:c 2lv:c 3he:b 2g5:b 12d:b 1v8:b 26z:b 3bg:b 23s:a x:9 1ls:9 2od:9 5cx:9 1ik:9 u8:9 2lt:9 4tq:8 11i:8 3o4:8 295:8 oi:8 296:7 537:7 24n:7 112:7 1jl:7 2pw:7 x2:7 1l2:6 1l3:6 292:6
bolognes	3x	21:9k 1pd:4m 3su:28 528:24 bg:1t af:1a 1z:18 36w:13 3b8:11 3gj:u 3gi:u 1zk:o 2mk:n 240:i 2hh:g 1ez:f 435:f 2ub:f 2gg:e 331:d ux:d 1w:d 1v:d 12c:d h5:d 1d7:d 3j1:c 4ce:b 47c:b 3wq:a 1j:9 1le:9 4cf:9 2q6:9 1yr:8 3wr:8 2tb:8 2tc:8 2bv:8 300:8 457:8 4n:7 1p9:7 3lx:7 3n2:6 24:6 1h:6 1zl:6 4k:6 4cd:6 3j0:6 h4:6 36u:6 37f:5 4hc:5 1pv:5 2t5:5 1w2:5 1i2:5 1m1:5
food:frozen-cauliflower	12	22:7y 1w:l 1v:l 1j:f 1u:7 28:7
straight	tf	23:9u yy:2r pr:2i 4tf:1j 3jb:1h e3:13 r7:y 544:x 15h:w 29:v 26:s 5fc:r u:q 26d:p 1kr:p 3zb:p 498:p t:o pi:n s:n 5b2:m 53:l 1:l 3nn:l 26c:l 7r:k 1ep:k 1qj:i c1:h 298:h 1xr:g 584:f 5c:f nt:f 1oe:e 1qt:e 13y:e 12x:c 6d:b ch:b nu:b cy:b 5a:b eg:a 32p:a 5h:a 150:a pl:9 21u:9 up:9 4q:9 l1:8 14p:8 2sk:8 52l:8 j2:8 1mr:8 5j:8 71:8 5fy:8
curry	gz	24:kp 1pv:2p 21:2m 4zj:1u 2mu:1c 4wi:1c 2pk:1b j4:19 4rw:11 4f2:10 3lr:u 1le:u 1d7:t 3rp:s 525:s 1s4:q 10z:q 1n4:p 4yt:p 4qm:n 2ic:m 3n4:m 1po:l 502:l 4ze:k y3:k 15f:k 2cp:j lk:j 1hu:j 1g0:j 41l:i 2kh:i 1q1:i 2ix:i 1hx:g 4gk:f 104:f 2bu:f 26n:f 2po:f wc:e 3cx:e 1w6:e 1z:e 2hp:e 74:d 1fx:d 4z6:c 2kl:c 2gi:c 543:b 1l6:b fo:b 2u7:b 1mu:b 9v:a 39s:a 4n:a z9:a
means:missing	3ez	25:dr as:3c 297:2r 13p:21 g7:20 96:1j 228:1h cr:1c 1px:17 cp:17 1wh:16 15p:15 19:15 1gb:13 w:12 48:11 kp:x 25n:x 16h:x 1cd:w 1sy:v h2:t 17m:t 45n:s wv:s 23i:s ti:s e6:s 14:r de:r 7:q 1go:q 3cj:q os:q i9:q no:q rb:p nr:p 4l7:o 8f:o 1r4:o i7:n yc:m 15g:m 34:m 1n:l b8:l 2qx:l gy:l 2e:l 177:l 2wd:k 3z:k 379:j pd:j p2:i p7:i cc:i 4:i 2by:i
defrost	7t	26:4r u:3g 3jb:1x 3zb:16 s:14 1:v 2u8:k 1uv:i 3t4:b 32p:a 3jg:9 26n:8 k:8 e:8 pr:7 22r:6 f:5 1o:4 1q6:4 4gg:4
without	1sj	27:b8 as:32 1wh:2q 45n:27 2qx:1x 48:1v 13p:1c 8f:18 15g:18 96:16 no:16 29e:10 14q:v 2qb:v 1sy:u b8:s 1wj:q rb:q e6:q 1gb:p cr:o 190:o 2q7:o 53d:o 23s:n 1x4:n 2ij:m 3qf:m cy:l 1ml:l 1j4:k 3a8:k p9:k j3:k 3qg:j 297:j 2z6:j i9:j v2:i t7:i 36s:i 2b4:i 1fb:h 23i:h kr:g z4:g q6:g ff:f 14v:f 19:f ss:f 1k0:e 18x:e 228:e 1g:e 1ip:e 7x:e 27t:e 7j:e 4x8:e
pointless	p	46v:r 1w:q 1v:q 3gf:k 36f:k 46u:k 1j:i hw:h 25h:b 23v:9 4a3:5 241:4 23t:4 36k:4 2pg:4 1he:4 245:4 1o:3 23y:3
unless	k	1w:s 1v:s 47f:n 1j:j op:i 36j:8 13k:7 2mo:6 2h9:4
means:point	2ng	2a:k5 hz:51 8w:3u e3:2g 24m:2d 3mp:1l m:1j 6a:17 bx:11 162:x 46:r tz:r 6d:r ll:o e6:n oa:n mi:n e9:n 6z:n 26z:m 53:m 1ou:m j2:l 36s:k 1i:k ee:j yb:j 16i:j 1mt:i 4q:h 2c:h 2jr:h k5:h q7:h 8z:h 71:g ux:g x8:f tm:f 142:f x0:e 8y:e nr:e 2e:e 6n:d nf:d fx:d qk:d pz:d 41:c 5z:c ka:c ch:c yc:c 29t:c 13a:c b1:b 14a:b 1tj:b 1ip:b
sav	ml	2b:8m mn:2h 3nj:2b 16u:28 1lp:22 156:22 23l:1k 4gb:1h 4sq:1d 1fj:1d 2fl:1d 41:1c 127:14 2me:12 3lv:11 103:11 555:10 1vq:z 4sw:z k3:w 4j:v 1af:v 39u:t 4pb:t 4kd:r 2vc:r 112:r 4qr:q p1:p 1em:o e7:n 3mi:n 3k5:m 1k6:m 1c:l 2xb:l 4sr:k 5e2:j 110:j 5hk:j 4yk:j 3lk:j 5e3:i 4p4:i 3ai:i 3oy:h 1v8:h 371:h 1nn:h 568:h 122:g 1kh:f 51x:f 2h8:f 4i:f 1rz:e b5:e 4r0:e py:e 2uq:e
why	25l	2c:jc hz:53 ee:4d 8w:42 7r:2r e3:29 3mp:24 m:1q 24m:1l bx:15 6a:14 162:z 1ou:z 6z:y ll:v 26z:v ok:p yb:p tz:p 36s:o 46:o e9:m 16i:m mi:m 2a:l 6d:l 1mt:j x0:j oa:i 1mz:i 6n:h 1tj:h e6:h 53:h 18r:h 8z:h pz:g 29t:g fx:g ka:g xk:g q7:f nr:f 71:f 5z:f 41:f 1ja:e 37f:e yc:e 11n:d 22i:d 2e:d 6e:d 2te:d 4q:d j2:d d6:d tm:c k5:c 3ma:b
not	3i6	2d:cu 1zr:2x 1mt:2e p2:1a cp:19 8p:17 l8:13 1h:12 1g:11 kg:z 114:w ed:t 2t:t 3gm:s 7a:s 11r:r i7:q 7k:p 2e:o 46:o qk:o 3t:n 4w:n 2so:m 5bw:m j5:m 1gj:l 39q:l 48:k er:k 28j:k yb:k 11n:j kp:j 4x:j tz:j 1sg:j 2ag:j 7b:j cr:j 2nh:i 39:i kw:i 3g6:i 1go:i 8w:i 3y:h 3s:h 160:h 1h3:h 6p:g 2x:g 22i:g dg:g d:g q7:g 5m:g 1i:g 1t:f ab:f
just	2h7	2e:6f 29:1d 1vk:16 1g:11 8u:11 sl:11 2ie:10 8e:x qk:x 4qe:x k5:v p2:t wb:s 2iz:r 7b:q 3s:q 8w:p 53:p 4y:p 12:o 7w:o wv:n 1uh:m x:m c1:m m:m 27:l 4tn:l cr:l 9w:l fb:l 43i:l 4rl:k 8y:k ch:k 85:j de:j 86:j 1ae:i 1n:i 25:i 4q:i d:i eb:i bc:h 2d:h i7:h cs:h 4a:g j5:g 15m:g j8:f 2c:f 4o0:f 3zb:f j2:f 7k:f 1go:f 2nh:f gn:f
food:salt	1nz	2f:lq jz:3v st:28 sp:1v 22y:1o 17e:1b 17d:16 3lk:t 1ba:s 4q8:j o8:h 177:d 4q7:a 5gp:9 3k5:9 4ov:6 2he:6 4sr:5 1mv:5
food:salad-leaf	iq	2g:i4 1s3:2c 56e:21 2qp:21 iv:1n 4lh:1k 16a:1c 1d3:1b 1o2:19 3ah:15 51u:15 1o5:15 1d0:y 377:y 2g7:y 29:x 2p:v v3:u j0:p 1cu:m 1oj:l 1ut:k 323:j 543:i 34m:h ez:g 478:g 3gk:g 4uo:f 1zk:e 52f:d 39n:d 3mn:d 1m4:c 3id:c 1n2:c 1rz:c 4u9:b 1ct:b 2ak:b op:b 40t:b 2n7:a 2vi:a 1hm:a 4xh:a 2q2:a 2l0:a 13r:a 28a:a yb:a v7:a 3q2:a 2do:9 1qj:9 sh:9 3hp:9 2e2:9 fl:8 518:8
means:done	46n	2h:li dg:17 2kp:v 1b6:v c6:u f9:u l7:u n4:t 125:r ev:p 199:p rl:o 4x:o 6h:m er:m 15j:m vp:l 1f3:k 3f:k 2iw:j 59:j 1xu:i 5b:i 10:h i1:h 4w:h fp:g 3t:g rz:g c2:f 1kn:f 1t:f xa:f lj:f nj:f f3:f x9:e 2j:e 11q:e 3v:d 8o:d 1wa:d ex:d 11r:d ai:d fd:c kt:c eo:c 70:c 2t:c ab:c 28j:c cn:c 5t:c 4de:c 3p:b mb:b 52:b ck:b 1mt:b
2	4d	3j2:25 1a3:1y 4zr:1u 4ql:1u 2hq:1i cw:1d 4nv:1d 3f1:1b 3uc:1b 2g0:17 9r:16 1g2:15 52:13 4hq:10 30q:y 512:v 2ak:t 2kb:t 1a1:t 1zd:s 2vk:q 1ab:p 30o:p 1j9:o 4va:n 2fx:n 30n:n 2w2:m 2iz:m 5gu:k 11a:k 42:k mi:j 2j0:i 4zn:i 2k7:i 4su:i 1k5:g 2cf:g 29n:g 497:g 2iy:f 2z4:e 3z2:d 54b:d 36u:c 3bh:c 4rh:c 2i:b 3my:b hx:b 1w4:a 4tz:a 3gl:a 4fs:a 47h:a 4pl:9 1lb:9 35p:9 4hg:9
3	4f	cv:2x 2ps:1w 5gu:1r 42:1p 9j:1l 20a:1a 3kw:18 4zb:13 4za:z 4zn:w 4l7:u 2x8:s 1tj:s 50a:q 2dv:n 54b:m 1d2:m 3lw:l 5ex:j 4li:i 1az:h 1aa:g 4wb:g 4y2:f oz:f 2z4:f 20f:d 2zr:c 364:c re:b 1h6:b 31p:a 2j:9 10t:9 2er:8 1g2:7 4jn:7 2z5:7 2zs:7 2y5:7 4ju:6 2wc:6 to:6 1ai:6 3gm:5 mn:5 4qs:5 2zx:5 1i9:5 34b:4 24s:4 4g9:4 4in:4 lh:4 3iw:4 2oe:3 21f:3 2zv:3 2uj:3 2uk:3
heat	19r	2k:ed 36t:1m 11x:1i 2yq:1i 5g:13 14v:12 132:10 2km:y 1hy:w ko:w 4z:v 118:u 193:u my:u z3:t 117:t 12b:q m9:q mj:p 5f2:o bb:n bh:m 14t:i 14u:i 309:i mt:h f7:g 92:f 30w:f 24j:e 1ht:e 8b:c 5c:c 1pu:c 3y7:c 1rk:b ss:b mp:b xq:a bp:a 4tp:a 2ji:a wl:a 36k:9 g6:9 cf:8 3zb:8 u9:8 mu:8 11y:8 pu:7 16t:7 8c:7 1er:7 4x:6 4up:6 32f:6 5ai:6 44b:6 6k:6
weight	5g	2l:8m 1dl:2c 2fn:1i 556:1d 2h8:18 2mo:18 c9:14 5ks:12 2ma:x 41t:u w3:u 4sl:s 35c:s 3zd:q 1a3:o 58b:n 2tk:n 36h:m 2hx:l 2h3:l 4gn:k 3gm:j 3tf:j 5e7:j 4qv:i 1a1:i 19k:h 1zb:h ce:h 2s9:h 554:f cm:f 31h:f 1pn:e 56r:e d0:d 2j9:d dl:d 4h:d 15c:b 173:b 2p5:b 2oy:b 17j:a 5ko:a z4:a gk:a 269:9 1a2:9 2u:9 41v:8 507:8 23l:8 29f:8 r5:8 28n:7 2s5:7 cw:7 md:7 2s8:6
means:half	1y4	2m:fk 489:1s c0:1q 1qf:1p rb:1g 25p:16 4y0:15 tn:11 43t:11 f1:10 xv:x uc:v 139:s 4bv:r 48:q 1p0:p 1rk:o hv:n 22i:n cy:m 93:m lj:k gz:k 2ix:k fp:i i4:i 3ip:i 2oj:h qv:h dd:g 3jg:g 1iz:f 4qv:f 89:e pp:e 3x:e 42l:d 2x:d v4:d 8i:d wg:d df:d kk:d 50n:d 173:c 2y:c dn:c s6:c 7s:c hm:c 240:c f9:b gk:b 123:b 1kt:b 3st:b 27z:b 458:b 1e5:b 2g7:b
squeez	8z	2n:er h0:1o 3q4:1k 4vz:1k 1f9:1b 1yg:18 1o7:14 2wx:13 1yi:11 22h:10 3ff:y 4ro:t cb:s p5:s cu:r 3id:p k2:l ar:l 59c:i 4hf:i 1ia:i 3mi:i 49g:i 19a:h l6:g 63:g 1wt:g ku:g 2ka:e 1x8:d qo:c 21z:c 1y7:c 2qi:a 1zc:a 36h:9 4dl:9 1xe:9 4rl:8 1wy:8 r5:7 81:7 lr:7 ya:7 lc:6 2u5:6 lx:6 4hg:6 1nm:6 u7:6 3pr:5 ky:5 3nt:5 4hh:5 qh:5 b9:4 1hs:4 k3:4 19i:4 yy:4
means:dry	1qt	2o:mq s0:1l 1cs:1j 3eb:13 cu:13 1zg:13 pk:w 2z:s 3fp:s 8n:q 123:n x:l 5cu:j 11y:h 5h:g 1uo:g 1eo:g 2mp:f 5gf:e mh:d 43f:c 1gi:c d2:c 2ka:c 1ek:b 4jh:b 12a:b dg:b 116:a 1go:a 3h:a tn:a 2nb:a s1:9 503:9 ux:8 6j:8 k6:8 25f:8 2n:8 4rm:8 4qb:8 247:7 21i:7 1cl:7 1lp:7 hr:7 c8:7 4oa:6 1h1:6 gl:6 cc:6 25h:6 36w:6 15h:6 q8:6 31l:6 z7:6 1nc:6 7h:6
wilt	2g	2p:bm 1fz:1l 1kc:f 4yr:e 1a0:d 15:b 2e0:b 43u:a 3mp:9 dm:8 3ld:8 1ny:7 3lg:6 1o0:6 3le:5 2cu:4 2q7:4 51x:4 xu:3 10k:3 1s4:3
drain	hb	2q:ed k8:3r mh:37 u5:1x 1el:1k o7:1j 122:1i wh:13 1ae:11 oa:z 4si:y 335:t 4th:s km:r 28j:q 59b:q 20z:q 56g:q k2:p 2o7:m 47h:k 1ff:j 4h0:i 2mf:h 3l4:h 3dk:h mm:g 1j8:f 1gk:f 2ka:f 3kb:d 57:d 3k5:c om:c 1to:a 3fa:a bu:a v4:9 15l:9 16j:9 4z5:8 19q:8 si:8 1qe:7 w0:7 2g8:7 6e:7 57q:7 497:6 4x7:5 3p3:5 z5:5 ka:5 3bi:5 bx:5 3yp:5 o3:5 6j:5 1eu:4 k4:4
means:mix	1to	2r:lc se:35 8u:1o yx:1k ma:1i 1i1:x 99:v mz:r 1xj:q o2:q 1ng:q 2as:p 2x0:p 30:o 18t:n 2tk:m zz:l 44h:i 3zs:i 2ta:h 1xa:h 503:h 35d:h o:g 37c:g 3zq:g 5cn:f 1p3:f 5y:f we:f yw:e 1nu:d 1lc:d 3yf:d nz:c 5fq:c 4d:c 13b:c 13a:c 8w:c 5ff:b 1g4:b hg:a 3g6:a 121:a eu:a j6:a n5:a 16v:a 1x2:a 164:a q6:a zt:9 8y:9 hz:9 1i0:9 2t6:9 175:8 51l:8 os:8
means:keep	3do	2s:j8 v1:1o 2x:15 fc:15 dg:y 349:w 1pq:v uu:u 348:t 347:q um:o kn:o uk:n 27z:n uv:n 8y:n 4pb:n 1jq:n 209:m as:m f9:m pj:l pp:l iz:l 1pf:k 3x:k pu:j 8t:j n6:j 1om:j ex:i 89:i 1d:i fp:i 29n:h fd:h 1b3:h 1l:g 5l:g t6:g 1k2:f 1b:f 5e:f 1g9:f 213:f gz:e 32d:e 36y:e 21i:e v2:e uc:e hv:e 2i:d r5:d 3v:d ai:d 1h1:d uz:d 17n:c a7:c
5	4d	3es:29 4p9:24 4lh:1z 9k:1r 4tw:1r 5fj:1q 4rj:1o 51h:1k 5lt:1c 3gl:17 27g:15 ke:w 3v0:w 2w2:w 2wc:s 38x:q 4s:q 1xe:p 34b:o 27v:o 2t:m 2my:m 3g5:l 4aw:l 3xs:j 4s1:j 30o:h 5gu:h 1a1:h 1eq:g 3tv:g po:e 5cv:e oz:d 4t8:d 1vt:c 2mx:c zj:b 4y1:b 30n:a 21p:a 291:9 102:9 8v:9 2nb:8 3o1:8 cw:8 da:8 2wg:8 rh:8 ri:8 1jo:7 4h:6 re:6 2gn:6 2h7:6 4jn:5 w8:5 2tr:5 4ps:5
less	ql	2u:dd 1z2:34 1zb:33 1qy:2f 5aw:1z 2fn:1u z4:1t 1uq:1s 2gx:1r et:1q 3no:1k 25i:1i 2h3:1h 4j:1b 93:18 1fb:17 yd:17 1ib:16 mi:12 139:y 1p0:w 4ky:v 1r5:v 2te:u 5l9:u 178:s 5l3:p 2yp:p 25l:p 4si:n 5ib:m fi:l 4li:k 3jf:k 5hc:j 5hb:j 1oz:j 211:i 1pr:h 4yp:h 3pf:h 28z:h 4ty:h 4p9:h 12x:g 39q:f dk:f 51w:e 6f:e 28n:e 8i:e 1ff:d hy:d 2hx:d 201:d dr:d vo:d 4xc:c 4qv:c br:c
roast	o1	2v:ll mu:1e 14w:18 2js:18 1fk:14 2c0:14 ji:13 50p:13 1fi:11 3q:10 fq:10 13e:z 1lu:y 5g6:w 22j:w 13x:t v:s 5n6:r 3om:r 2ok:p 13c:o 2ag:n yb:n g8:k 1hd:k 4y6:j 4tc:i 3aa:g 13w:f 4rt:f 1mk:e k7:e 1mj:e 44t:e 11x:d mv:d 277:d 1xq:c 2j3:b 13d:b 240:a 29w:a 2dz:9 42d:9 w7:9 13f:9 3i:9 2m1:8 5ay:8 fs:8 51m:8 12b:8 323:8 2xy:8 d4:8 1sc:8 4by:7 s7:7 gc:7 1ai:7
means:crisp	xg	2w:i3 1jp:6t 1s6:15 2mx:x dz:w dy:v 8g:v 1ph:u 6l:u 14e:u 16c:p 6n:n 1qm:m 32:m 14a:m 447:l yh:k ja:k qe:k 2mc:j 1ny:j 1r5:i 1hc:i 2ii:i 14j:i 1wb:i 1ln:g qf:g 1gi:g 46q:e 21s:d ep:d 16i:d 1jr:c 3h0:c 5d2:c 15j:b 5kg:b 3ie:b 53n:a 3my:a 12b:a 260:a 7c:a rh:9 5dq:9 2my:8 13z:8 21n:7 1fk:7 i2:6 4rt:6 1sh:6 10z:6 199:5 219:5 3ny:5 1gq:5 6o:5 2yi:5
stay	uh	2x:5w 5l:1g 190:1f 1zr:1c 2la:1b 5y:16 3bj:14 6z:10 1dj:x 37o:w 1vq:v 37p:t 1l1:t 3p3:t qk:s p9:q u7:n 2n2:m 1tn:l 89:k 158:k 1wb:k 3xq:i 3jy:i 1dm:i 148:g p2:g fc:f 592:e 14l:e 2p:e 1yc:d 1su:d 1os:d w3:d mw:d 3qa:d 4u9:d fj:d 70:d 25n:c 107:c ua:c 5e:c 5i6:c 1ll:c 2cr:b 146:b 1h1:b qe:a 2s:a fb:a 5g4:a eu:a 24f:a 17n:a 46:a 1ui:a vu:9 1pf:9
half	1wu	2y:fh xv:1v 489:1u c0:1t 1qf:1s 139:1g rb:1b 25p:17 4y0:14 tn:12 f1:11 uc:v 1rk:p hv:p 22i:n 4bv:l i4:l gz:k 48:k lj:j 3ip:i 2oj:i dm:i qv:i fp:h dn:h 3jg:g 240:g 1iz:g pp:f dd:f 3x:e wg:e 4qv:e 8i:e dg:e 42l:e 89:e cy:e v4:d hm:d 2uh:d 50n:d 173:d 2m:d 2g7:d 123:c 2x:c 7s:c f9:c s6:c 1kt:c 93:c 458:b dc:b 1e5:b df:b 27z:b 3st:b 3bh:b
dry	248	2z:nj 1cs:1l s0:1b 1zg:14 cu:10 3eb:x pk:u dg:o 8n:m 1eo:l 2ka:j 43i:i 2o:i 21i:h 4tf:g 3fp:g 1nc:f 5cu:f 11y:f d2:e x:e 123:e 1uo:e 1ih:c 12a:c 43c:b 5h:b 4u1:b mh:a 1gi:a z7:a rb:a s1:9 289:9 43f:9 1ek:9 2n:9 116:8 1cl:8 1bb:8 1fq:8 15q:8 3at:8 k6:8 43d:8 cr:8 vn:7 25f:7 16i:7 2nb:7 1go:7 cc:7 1p9:7 cb:6 4oa:6 4qb:6 3rl:6 6j:6 4ck:6 1ra:6
stir	121	30:ie 8u:1k 99:12 221:10 17k:10 o:w 2mm:v 37c:t 2of:t 4y0:r 2tk:r 16v:n an:m 55w:m xb:k yo:k 3he:k 21m:j 1wh:j 1ga:j 3g6:j 24a:j 8t:i 18t:g 1cr:g 2r:f 1i0:e 2ki:e 55t:e 598:d 4t6:d 20k:d 1oa:d 4xv:c se:b 13a:a 5y:a 1jm:a a6:a 45v:9 6t:9 s7:9 4zr:9 os:9 x0:9 2ts:9 g3:8 4ra:8 1h4:8 23b:8 37i:8 xr:8 11r:7 yx:7 34u:7 2n3:7 30f:7 1r0:7 o2:7 3fl:7
last	t5	31:86 pu:1o 1ew:1d 4p2:1b 1k2:17 jw:12 347:t ds:r 39x:r nb:r kn:q 277:q 349:p a7:p uu:o k2:n 348:m 3o1:m v1:m 6c:l 1rk:k uv:k pj:j 1fu:i ye:i 2qp:i 35k:i 1b3:i 5al:h 25n:h 27z:h na:h 1l:h pp:h 1d:h uq:g 5kt:g 2er:g f9:g z3:g pq:f 3x:f uc:f 1su:f 2eh:f 1om:e 1b:e 1hm:e 1ht:d 8o:c 2hp:c 387:c 24s:c eo:c 4a1:c uk:b 4pt:b 175:b 9j:b fn:b
crisp	di	32:cc 14e:3m 1s6:1j 5d2:18 1wb:15 6n:12 2mc:12 1jp:10 447:z 6l:y 1ny:s 16i:r 1hc:q rh:q 1rv:m 2w:l 4uy:l 1sx:l 1jr:l 7c:j 51i:j 12b:i 219:h 39f:g 4pw:f 489:e 43l:e 1pk:e 4u4:e 4t8:e 2ll:e 1n6:d 1dw:d 199:c 1sf:b 4r7:b 2ag:a 5dq:a 1ln:a 1sv:9 ft:9 1sw:9 1pa:7 m2:7 4x:7 1po:7 ch:6 2ad:6 3ny:6 11y:6 1x0:6 4v7:5 4v6:5 262:5 3lg:5 1fk:5 3ju:5 u6:5 1yz:5 2sg:4
food:meat	1vm	33:kj 4k:41 37:30 38:2e 3i:25 3a:1v 36:1v 3h:1k 3g:17 3xk:13 3c:11 2az:y 4w:v 36s:r 4l:q 3du:p 2k6:o 4m:o 19v:m 3e:m bg:l 1vr:k 13m:j 13c:h 324:g h5:g 19s:e 3b:e 1f6:c 45:c 8y:b 3og:b 3ck:b 3km:b 1sr:b 1z:b 211:b wm:b 1ff:9 ru:8 2iv:8 2h0:8 2op:7 44g:7 xf:7 5cb:7 4v:7 i2:7 1ci:7 2ll:7 14s:7 338:7 25k:7 1k0:7 2iw:6 j7:6 mc:6 2uq:6 hb:6 3d:6
another	bk	1gg:2i 1x5:26 34:26 1c5:22 38b:1v 51n:1n 2y5:1l 2bj:1i 2o3:1g 2wr:1f 3gw:19 1sf:15 15e:15 4dg:13 1u0:12 2d5:11 2cy:10 36s:y 4ec:y 2lo:x 5ly:x 5lz:x 4yl:w 534:u 2ef:s 2ph:r bl:r 5dq:r 1xs:r 21l:q 24l:q 50t:p 2ll:n 3yb:m 14h:m 3ah:l 54r:l 453:j 17s:j xj:j 5cf:j 1nh:i 3fn:h u4:h 1ml:h 3tl:h 3ny:g 3c0:g sf:g 10s:g 1hi:g 1ja:g 26k:g 1ly:e 1up:e cr:e 18o:e 2tj:e 1e3:e 25o:e
cut	265	35:m9 139:4r 3e:2f 3lb:1y 25i:1q 2u:1p 1l0:1n k0:1m 1bd:1k 13h:1i 1fg:1d z4:1d kk:19 1zb:17 1qy:16 3m:11 j:10 h:10 iy:x dn:w 293:v 2e7:v 41b:s tm:r 2ph:l 3kw:l 26c:k 1k7:j 225:j 1kc:i 1ps:i 13j:i xl:h hm:h pb:h 1it:h 2h3:h 1z2:h yd:g 13m:f 19z:f 150:f wm:f 2fn:f 1fw:d 458:d q2:d 26d:c 1ym:c 13:b 4m:b ic:b 84:b 1zd:a 93:a 41c:a 15a:a kx:9 4o:9 4yv:9
food:chicken	1qo	36:nl 4w:2z 13e:28 3g:24 13c:1k 19s:1h 1n4:16 13f:15 4l:13 13o:11 uw:11 x4:10 3h:v 5f0:q 3a3:o ut:m 1wa:l 3h2:i 34l:i rj:h 1p3:h 3t4:h 9u:e 3rt:e 4f4:e 2yp:e 33:e 50t:b 3q:b 3e8:a ru:a 1ms:9 11n:9 1g0:8 13x:8 rf:7 3gt:7 4cn:7 4x:6 ml:6 x0:6 1vs:6 4s7:6 1fr:6 3p3:6 1nb:5 3d:5 3gs:5 1wb:5 1yw:5
food:beef	zg	37:k1 2gn:28 33:20 3gt:1s sr:1e 4f:16 28x:16 20k:14 29h:10 3c:y 1z:v 298:v 51g:u 35l:t 38:t 37d:s 33j:r 3b:q 1u4:o bg:o 18d:m 2cs:l 4k:k 13l:j nv:i 21:i 2xk:h 1dl:g 2z4:f e9:f ji:e ea:e is:e 2i8:d 1hh:d fo:d 1u5:c 50p:c eh:c 4uw:b 3s:b nh:b 3v0:b 3q:b 52:b 1fr:a ns:a 6i:a 4n:a 4yb:a 2nx:a 30c:9 s5:9 2tk:9 1u6:9 12r:9 10n:9 3mx:9 5h7:8 j6:8
food:steak	im	38:kp 3du:1c 4t0:1a 2dh:z 3pa:w fk:v 37:r 1vr:m 1jb:i 4rj:g 4da:f 242:f 33:e 3c:d 2ki:d 26n:d 3c3:d 3fy:c 4zf:c 1w7:c 2ft:b 1w6:b 2fp:8 1vi:8 pn:8 3cp:8 5ey:8 3cq:7 2xx:7 cf:7 ms:7 328:7 me:7 2kc:5 4hc:5 2fu:5 3j1:5 1vh:5 3il:5 3vr:5 3ew:5 13m:5 24g:4 1vm:4 3a:4 2dr:3 2gp:3 f6:3 1xa:3 1vg:3 1df:3
different	80	39:8q 30t:36 2tf:25 2ma:1z fr:1v 5gf:1s 1i4:1p 1r7:1m 4fo:1k 5d4:1j 1do:1f 3gm:1e 1bv:19 562:18 2iv:18 4yr:14 5in:11 54t:z 1lb:x 1dl:w 1z0:w 2df:v 1xd:t sf:s 1n8:r 1vz:r 1xs:p 1bs:p 1ys:p my:o 30o:o nl:o 58v:o 2m8:n 19q:n 3j:m fw:l 2b4:l 51e:k 538:k 171:j 3e8:i 3xf:i 2nd:i 5do:i 27n:h 4li:h 22w:f 1k5:e 20a:d 4f8:d zj:d 5h7:d 1xi:d 1ru:d 1bh:d 201:c 3xx:c 4b:c 4th:c
food:pork	g1	3a:km 3k:36 1yz:25 14l:1p 44g:1o 5k6:1l 41z:1e 5l4:1b 4lu:18 4uc:17 4vc:16 3d:11 4vx:v 49:n 1he:m 4s6:l 3i3:l 30b:k 4e2:i 2es:h 1fc:g ie:f 1n9:f 2bd:e 3ml:e md:d 3jh:d 14s:d 2xy:d 5cx:c 1yw:c nf:c 33:c 42o:b 2vx:a 34g:9 1v6:9 1b1:8 2sy:8 3bj:7 39t:7 12l:7 2sk:7 mc:7 41h:6 4o:6 uw:6 4e:6 1gh:5 4rt:5 3q:5 1r0:5 4hc:5 1wq:5 x0:5 4si:5 3gm:5 4wd:5 4vb:4 1n0:4
food:lamb-mince	1d	3b:2n 4si:2h 5m8:x 44g:v 3gz:j 49:h 2tj:e 19h:d 1uv:d 3i:c 32p:9 4sh:7 1ff:7 4k:7 27g:7 3tv:6 3fx:5 2ie:4 3co:4
food:beef-mince	3b	3c:7u 4k:1t 49:1i 1pd:l 44g:d 3t5:d 457:8 4si:8 hy:7 2oz:5 26n:4 1lo:4
food:turkey	5m	3d:h7 2wo:22 2j4:1o 3c6:1k hb:1g 4s7:y 13k:w 3h2:s my:n 13e:m 46v:m 3h1:l 51e:j 2pw:h 3gp:h rc:c 12x:a 13c:a 2zg:a 30l:a 30j:9 39o:9 ru:8 3q:8 108:8 39i:8 1kf:7 2l5:7 3c5:7 38x:7 k1:7 2iv:7 3c2:7 1um:7 21v:6 3vz:6 mk:5 rp:5 3t0:5 3gq:5 13u:5 2zn:5 10l:5 o8:5 ra:4 ml:4 rj:4 2gp:4 1ms:4 29g:4 2pr:3 10p:3 2op:3 27l:3
butcher	3i	3e:4o 4o:2x 2jy:2r 4s8:1v 19r:1e 19v:1d 3c:17 13o:q 38:p 4tl:n ld:n 45b:m 17m:l 30t:l 4s:l wc:i 2qj:h 13f:b 5d0:a 3h2:a 2sf:9 x6:9 1uo:9 2pw:9 5js:8 3k:8 48e:8 254:7 4s7:7 29e:7 5jt:7 19y:6 337:6 10p:5 48f:5 2jd:5 2jf:5 37:5 52:5 2b3:5 247:4 225:4 1f6:4 3sd:4 dn:4 5ib:3 2je:3
bought	dm	3f:57 12z:3l vp:2m 3r:2d 3e:2a 2v5:20 1fu:1l 4sv:1g 422:1f p:1d 1wb:1c 26k:1a 4e5:19 4r8:19 2h0:18 1lk:17 14x:16 1x:14 m1:13 vn:11 4s:11 16:11 1xu:10 1an:y 16q:y 52k:x yb:u 1d4:u cl:t 46l:s 4sh:s 4s8:s 39e:r 1i4:q 5em:o 4uy:o 19k:n 293:m 1r3:m 1dk:l 1ph:l 35c:l 2bu:k wc:j t1:i 1c0:i 4s7:h 4pi:h 2ph:h dj:h 4l:f 304:f 1xd:f 179:e 5f8:e 1c5:e 369:e 35j:e 4dk:e 3tl:d
thigh	9r	3g:gc 19s:4f 3t4:2n 5f0:2f 13o:18 24h:j 1wa:j 4w:f 36:f 1wb:e 3h:c 2yp:c 13c:c 4p2:b 50i:b 13f:b 12w:a ru:a 3p3:8 4l:7 oj:7 19r:6 5id:6 1b6:6 b9:6 4pl:6 x6:6 1ix:4 29q:4 3t6:4 58q:4 2pm:3 3jb:3
breast	6o	3h:ec 4l:3b 2j4:1c 1rz:11 4xa:s 13o:m 2ip:m 3g:h 4hf:g 3t4:d 3uv:d 3uw:d 1wa:d 3cp:d 3li:c 4xw:c 3cq:c 13e:c r8:b 19r:b 51q:9 13c:9 3og:8 ru:8 qa:7 36:7 4w:6 19b:5 498:5 4hg:5 3n3:5 n8:4 3n6:4 4hh:4 7x:4 1cc:4 34c:3 411:3 412:3
food:lamb	es	3i:ki 3b:3v 27l:26 4d:1n 5iv:v 1ou:r 2sw:r 4k1:o 1ho:m 4ss:l 1es:j 136:g 4cw:e 3lp:e 1xi:e 3i1:e v7:e g9:c 1et:c 1jd:b 33:a 3hz:a 1d9:a 4f:9 4k:9 1p9:8 2u3:8 1js:8 2qj:8 3qs:8 2v8:7 1kg:7 3fx:7 3e:7 39n:7 45c:6 11z:6 4o:6 2jy:6 jg:6 1h:6 12n:6 1e2:5 2vm:5 27t:5 49:5 3er:5 1yv:5 1ga:5 5cd:5 1df:4 3d:4 47:4 1a1:4 3aa:4 4ag:4 3ei:3 3eh:3 18j:3 1ju:3
swap	bv	3j:8n 2so:2x 201:2s 4xi:1t 23l:1n 3tl:1m 4sw:16 2kk:14 44g:14 2ck:11 18e:10 3co:10 17u:z 1i6:y 1zb:w 1ye:w 1xq:t z4:q 138:p 1i8:o ga:o 51n:n 19z:n 4j:m 15p:m 4o0:l 3ch:l dr:l 4qk:j 2wj:i 49:i 1ic:i 16b:h 58v:h 4tn:g 1z6:g 1p:f 1x2:f 37k:f 2cm:e 15r:e 3b:e y8:e 4tw:e 43t:d 2dk:d 3r:d 10s:c 5gy:c 39:b 28n:b 32d:b 77:b 453:b 42o:b 1hs:a 1hp:a 2bg:a 1bh:a 4xh:a
loin	t	4o:1h 2jl:16 3k:x 1w9:o 1a6:j 1r0:9 4c:8 3a:8 42:7 48e:6 12l:5 48f:4 2jm:3
fair	2b	2cb:2o 50y:1i 2sd:1d 1ye:1b 2za:15 303:15 1om:14 4r9:u an:s 2q6:s 3eu:s 3h7:r qp:q 3qn:q 5m9:q 1ww:p 2in:o 4c:o 2k9:m ja:l 59e:l 19f:k 54n:k 42:j 3a4:g 39n:g 29h:g 3a5:g 13t:f 254:e vf:d u1:d 3a3:b 4b:b 2ky:b 3at:a 224:a 3et:a 4jq:9 4if:8 36y:7 15k:7 b3:7 sl:6 4er:6 4eh:6 15o:6 44x:5 13s:5 348:5 38z:5 1dp:5 1mc:5 4jp:5 29j:4 29i:4 3ji:4 37v:4 18e:4 37x:4
dic	62	3m:d6 25k:16 2ta:12 458:10 kk:z f:u zf:u 21r:t 54t:t 3e:o 4w4:n 2xa:j 4ne:i 19r:d 4zp:c 54b:c 4dd:b 3dm:8 3dl:8 1qt:8 e:8 1u2:8 3dn:7 16c:6 1db:5 ji:5 4o:4 1pm:4 13j:4 q2:4 4m:4 510:4 h:4 wm:4 3aq:4 rr:4 1i2:4 5j9:4 4xt:3 hm:3 454:3 4ce:3
stand	rs	3n:8x 8v:35 4ur:1u 43e:1s 5l:1e 135:1a 1ui:18 5j:15 5b:15 5ec:y 59:x oc:s 4z2:s dv:s 5eb:r 581:q 36k:o 16b:n 533:m 56f:l r4:l hv:l 2ki:k 4i9:k 1cy:k n3:k 2ka:k 1dy:j 2b7:j 12u:j 41v:j 4s1:i 30c:i 59q:i 10o:h 5ag:h 4p5:h 5l6:g 4pp:g 1tl:g 150:f yy:f 8t:e 1dh:e 2hd:e 4tw:e vj:e gd:d 2xc:d fp:d 1bp:d 2ak:d 1j9:d 2xa:c 3nn:c 50s:c 208:c 207:c 3ik:c q8:b
pick	6v	3o:bk 5ca:1p 5cw:1p r3:1j 3h1:1i 19q:1d 41l:1b 3rl:16 3uu:14 4u8:12 kf:11 5en:z 1cw:w 2wd:w m3:v jw:u 22w:u 2a8:u 3l:t 3dq:t 1h0:t 3r7:p 3h2:o 242:o 17s:n 22v:m 2tf:l 3zh:l 43k:k 41i:i 2z8:h 2v8:g 425:g 31k:g 40q:f 28x:e 1a5:d fw:d 4t9:d 15o:c 282:c fp:c 4zt:b tq:a 224:9 4u3:9 tb:9 47i:9 vi:9 3x5:9 2n6:9 1m0:9 295:8 2en:8 296:8 3nn:8 4gs:8 34s:8 96:8 vf:8
tim	23w	3p:ft dc:26 129:1x p1:1x 229:1v er:1t 1a4:1t 197:1t id:1n sm:1a 13o:11 ys:11 4y:z 20x:y e1:y bz:y 8p:y a8:w 1t:w 7s:v 4ws:t kt:s fh:s rs:r 4xy:p 12a:n 8x:m 8t:m d3:l 2t:l c0:l e9:k 1ai:k 1h3:k tb:k 114:k bc:j 4w:i 39:i 1i:h 19g:h 6i:f 6d:f 52:f c6:e wn:e 240:d ds:d 1mt:d 19r:d e2:d 1r:d 142:d 3o1:d mu:c 1ur:c ev:c 6b:c 19e:c j2:c
joint	44	3q:dr 4u:1g 1ob:16 13f:z 2gn:x 2j5:w 1vs:w 3sv:l 2jp:l 2sx:k ct:h 1fn:g 1kp:e fs:c 46h:c ce:b 2zi:b 22w:b 32t:a 3d:a me:a 13d:9 1t2:9 11p:9 13o:8 2jl:8 3su:8 2zj:8 2kc:8 2zf:8 ve:8 2sz:7 514:7 c8:7 2su:6 3t6:6 pn:5 13e:5 12b:5 2sv:5 2t2:5 dc:5 37q:4 24b:4 1d7:4 3xt:4 24p:3 2xs:3
sold	19	521:1q 5ki:1p 4dk:1c 44x:1c 2kl:p 3k:n 12w:k 3e:j 1lz:h 18f:d 1x:c 181:c 19y:b 1bh:b ek:a 4c:a 1yv:a 238:8 42:8 jg:6 24g:5 vd:4 18g:4 17o:4 t2:4 17i:3 2uy:3
call	6p	3s:az 180:2u 3xs:2i 5aq:1w 31l:1v 5k4:1t 3tz:1j 50a:1i sb:1g nd:1b 1yv:1a 188:16 1p:15 wr:13 40m:10 4d:z 4rj:x 4ap:x 2so:x 1i6:w 1z8:u yr:u 1xg:s 14s:r 32d:r 21k:q 39t:n 47h:m 1zk:l 533:l 3t2:l 18b:k 1jl:k 26v:j i7:h 21m:h 1fb:g 20t:f 1vr:d 1j1:d 4e2:d 189:d 4ab:c 422:c 1p6:c 2wt:c sv:c 2ln:b uf:b 4cn:b 1xh:a 4co:a 1qw:a 4ce:a 470:a 2q0:a 3o1:a 3v5:a 1ey:a 286:a
still	3pl	3t:hm 1dx:2a 1il:21 qr:1l m8:1e 67:1c 64:1a er:19 yh:12 2x:11 1wv:11 11q:10 23w:x a7:w 2d:w 28j:u 22i:u m6:u v4:t dy:t 2iw:t nj:s 1gj:s 2i:r 15j:r 5e:r lq:r ev:q pi:q dz:p j5:p i1:o 199:o 16n:o lg:n 8p:m 2t:m pl:m om:l 82:l 26:k 2kp:k 1sg:k 3sm:j 1mt:j 1zr:j 6h:j 27z:j 2j:i 8g:i rl:i 1gi:i 5y:i f3:h 31:h 7c:h 347:h he:g 1g9:g 114:g
pack	es	3u:cz 36j:3g 4tf:2p 1rh:1r uz:1o 38y:1j 38z:1j 1eu:1c 1lk:1c bx:19 2zu:19 2vq:16 ff:14 41v:13 fg:z 1o4:y 2ov:v 3r:s 2xg:r 58b:r 3dj:p 1iy:o 36z:n vp:n 3tf:m pa:k 1ao:j 309:j oo:j y3:i ju:h 59d:h 2mb:h 37o:g 37n:g ug:g 3e:f 3k:f 37u:e 1xp:e 26n:d 1ep:d 18:d 3k7:d 4o:b 36y:b 26m:b 329:b 2ef:a 1f3:a 3f:a 1e9:a 2dz:9 2pd:9 1bc:9 2zv:9 14x:9 4am:9 12z:9 36i:9
means:ahead	10y	3v:h2 6c:38 70:2y 13w:22 ex:1h eo:1f f7:13 du:t kn:q 5l:p 1ug:p ln:l 338:l 1rr:j 3kz:j uk:i 5b:h 4wu:h 4r:g 29q:g 4r5:g yo:g 59:f ai:f nb:f 3w:f 28z:e 48r:e 1mm:e 4q2:c 50y:b 3uf:b ys:a 1il:a ue:a 5d2:a 1os:a 74:a pi:9 2za:9 1su:9 4yd:9 5l6:9 t:8 us:8 1a8:8 10n:8 2yo:8 n4:7 1jq:7 fo:7 8z:7 3jd:7 ng:7 1bi:7 3b:7 89:6 pl:6 2oz:6 qr:6
ahead	6o	3w:a9 ue:1p 13w:1m 50y:1j 3b:1i eo:1h ln:16 2za:q uq:p 4g2:o 3st:o 3v:k uf:i 1jm:i 3t7:f 24q:e uk:e af:e 4m8:d 1fl:a nf:a 1a8:a 1u9:a 128:9 e4:9 1rc:9 33z:8 1ji:8 n4:8 u8:8 2o4:7 1o0:7 2in:7 1e3:7 35p:7 14w:7 uy:6 2jh:6 1b3:6 ys:6 1s6:6 du:6 1u5:5 pf:5 vz:5 sb:5 l6:5 1z:5 3jg:5 3hb:4 3p3:4 4ah:4 cu:4 kn:4 1dj:4 1re:4 3jh:4 2ok:4 49:4 n6:3
means:leftover	157	3x:ez pu:22 19s:1k 4si:1h 349:1a 27z:1a 50q:19 348:19 1l:18 uu:11 v1:10 347:y 2kk:v uv:u 2az:r vy:q 49:p 1jq:p n6:p z3:o 1k2:o 5iw:n ss:n 2h9:m um:l 2dq:l pj:l 3d:k mj:j 1ln:j 213:j 4p2:j hv:j 31:i 351:h 1t5:h t6:h 4s6:g 1d:g a7:g 2gv:g fs:e 4u:e 1b:d 1hy:d lw:c pp:c 2bd:b 1pf:b 3uh:b 52w:b 2cg:b 14v:a 52v:a 1b3:a 1g9:a md:9 c2:9 4s0:9 10n:9
full	l4	3y:bd 4m2:2l wk:2e om:26 3b5:1y 2jr:1j q0:1h 44x:1g 3xi:1a 1mu:1a 501:18 302:18 1g4:15 1kb:15 1m2:15 8k:14 81:14 2r7:13 2l7:12 320:y bp:x xe:w qu:w 51t:w we:v 3dk:v y1:t 4oh:s 51u:s dk:s 15k:s 2zv:q 1uw:q 4hj:p 24l:o 24k:n 1tn:n 19h:m c7:l 3eu:l 3v6:l 1l0:l q5:j mh:i u4:h 2n2:h 4ba:g 1e9:g qe:g x1:f 5fv:f 51v:e 1tj:e 3ey:e 5ha:d 2j2:d ge:d 2y1:d 4xu:d 52:d
els	w7	3z:6q 12s:3k 4p5:1t 77:1s 27w:1i 44q:1f w:1d 2y7:16 2h0:15 3hu:14 4o0:14 335:11 2n0:11 18b:10 1da:10 3hx:z 15p:z q:y 3r:x 1n2:w 1m7:v 1m4:u 2uv:u 13r:s 28u:r 5ib:r 43e:p in:p 10o:p 169:p 4bo:p g9:o 3z2:o 4xy:o qm:o g7:m 1yl:m 21m:l 7:l 37c:l 19s:l 4h4:k 2uq:k 1rn:j 1p:j 2jy:i 164:h 3qu:h 321:h 15t:g 2uw:g 1l6:g 3a1:g 10e:f 4:f 1px:f g3:f 3hs:f 5my:f 2xw:f
eat	2dn	40:ha iz:46 1bj:2l 9g:2a 2hg:28 uh:22 2az:1t 9q:1r 2d4:1r 2d2:1p 1ke:1l 1c9:1l 1m7:1k ez:1k 9e:1j vq:1c 1gb:18 xg:18 2dq:17 12m:17 1av:16 2cf:16 vm:16 m8:14 3ch:14 15m:12 yj:12 2cv:11 2er:z 9f:y 2g8:y po:y 1wv:x 34m:w qi:w 45j:u f0:u t7:t 2hf:s 2cd:s 2hl:s ey:s 49:q m6:q 2cg:p ip:o 4rc:n 11b:n gn:m 36s:l wv:l fb:l v1:l jm:k lk:k kf:k ss:k 18s:k ke:k 48:k
mistak	b2	e8:51 41:4x 499:3t 1ag:2x 1lk:2d 1ae:1q 28f:1m 59c:1f 43l:11 4zt:z 5ji:y 3h:u 1hw:u 1hu:t i7:t 43h:r 1uz:o 3s2:o 303:n 50m:n 279:n 3uy:m 1ba:m 5aw:m 50a:m 1zw:l 2s4:l 3s:k 15l:k 1ss:k 3wh:k 45n:i 39e:i 4s7:h 1vy:h 2bh:h 1ht:f 1ly:f 1os:f 4p4:f 4s:f 2uq:f 3r7:f 24a:f s6:f 1pp:f 2dv:f 3r:e 4bb:e 4i:e 13b:e 3gm:e wn:e 3pt:e 113:e 1xd:d 4pt:d eu:d 4e2:d x3:d
flash	m	4zn:24 4c:18 30y:k 310:f 311:b 3b7:6 4f:6 4b:3
fry	1qh	43:md gv:2v 1vr:26 gb:1n 4de:1f g1:12 yo:w 19a:u 1yz:t g2:r 4v7:q 4v6:q bm:p u5:n 12e:m w9:l ph:k 1h2:j e9:j g6:i 11n:g 2wn:f bk:e ew:d fz:d 54:c 37i:b ga:b sm:a g0:a 4y:a 28i:9 1g:9 104:9 1vn:9 uj:8 2by:8 2pm:8 12i:7 36a:7 50:7 kl:7 e8:7 cy:7 304:7 ch:6 4m:6 1gt:6 14e:6 1h9:6 3jc:6 195:6 bc:6 g9:6 d:6 34e:6 3rt:6 2xx:6 151:5 165:5
means:tough	rl	44:j7 zy:2g 2mx:1m 56f:13 48i:13 3og:13 2kq:10 15j:x 279:v 2my:r 1br:r 1gq:q qa:o 500:o 1af:n 1r8:n 4zs:m ib:l zv:k 1z8:j 21r:i 45:g 1gi:g 2cr:f 1ow:f 2ip:f fx:f 1bd:f 18t:e zo:e 1r5:d 5jf:d 1bf:c 191:c 205:b 2k6:b 56d:a 4q4:a 4s:a 4ab:9 1w7:9 10a:9 4c2:9 ep:8 4eh:8 1lp:8 2af:8 4rj:8 5f5:8 25t:8 5lt:7 dy:7 2oa:7 1l1:7 7c:7 io:7 1rp:6 tk:6 32:6 262:6
tough	ai	45:a1 3og:5p zy:3a zo:2x 1gq:1v 2ip:15 1w7:11 4zs:11 2mx:10 44:z 1bi:y 2my:x 1bd:u 2k6:s 15j:q 4s:p io:l 1kq:k 383:k 5f5:k 1tq:j 1r5:i 4o:i 15f:g qa:f jh:f 2ly:f 56d:e jf:d fx:d 2kn:c 18t:c 21s:c 2af:c 10a:c 1lp:b 1rr:b 29k:b 4q4:a 1fx:a 3do:a 25k:9 2pe:9 8g:9 hp:9 2oa:9 4sq:8 1af:8 2pd:8 dg:8 1rc:8 2mq:7 27h:7 8f:7 1tr:7 4t1:7 2mw:6 1fj:6 14v:6 389:5
cam	hd	46:6r 5lm:1s 2n7:1q 41t:1k 1zh:1e 1zp:17 3do:15 103:14 4a1:14 2h7:13 3ln:13 5c0:12 u5:10 6a:z 579:v 1cs:v 45n:u 1vi:u 1wm:t 3lm:s 1ke:r 1el:q oa:q 1yg:o 1zg:o 1lp:n 1o9:n 32z:m 107:m 1h6:m 1e0:l 1l1:k 23u:j 1ae:i 240:i 328:i 3bf:i 25b:i 3tx:h 5de:h 2cw:h 437:h 1ow:h y6:h 1oz:h 2oa:g d0:g k3:g ca:f 1bi:f 2sw:f 1j8:f yb:f 26q:f 501:f 146:f 2l9:f 37f:f 2me:e 3mi:e
sur	3k	47:2g 3y0:25 5je:1n 49w:18 1hz:13 4rf:10 2io:10 rz:z 3pi:s 4we:s 3pw:o 2l5:l 23m:k 1uk:k 205:k 1ab:j 45h:i 1ao:i 1bc:i 1ue:h 1b6:g 1aw:g 1wa:g 1jh:e 4t1:e 292:d 1ac:d yb:d ju:d 43m:d 3lb:c 2oh:c 1aq:c sp:b 3c:b 1l4:b 29:a 1hd:a 4mg:a 1hs:a 1x5:a 1uj:a 4c:a 3ww:9 2my:9 3wy:9 3wz:9 3gz:8 4iz:8 42:8 24r:7 4hp:7 46d:7 1fb:7 l7:6 18g:6 x6:6 ua:6 1ti:6 ml:6
husband	d2	55e:2p 48:2h s4:1s 1fb:1q 3id:1l hy:1k 3b:1b 4t0:1b 1c9:19 n3:19 4l:18 1gz:14 gx:14 1pt:14 1vz:14 37p:12 1p0:10 1rk:z d9:z 27c:y 1vj:x 2d9:x 10o:x 2l2:v 3c:u 43e:t 3hb:s 47c:r 572:r f1:r 3vf:o 1zb:o 2bv:n 44g:m 27e:l 2oe:k kh:k 2fo:k 4ky:k 4ns:k 1ha:j 2tj:j 2pq:j fv:j 1ze:j 1uq:i b:i 1ss:i 5f0:i 4wz:h 11:f 2jr:f o9:f zb:e 1dp:e 53p:d 2ka:d 5t:d 1u4:c 38y:c
food:turkey-mince	1p	49:8m 4si:37 3b:1a 44g:k 3dm:g 3dl:g 3dn:d 4sh:b 3aq:7 3d:6 3bf:5 4s:4 1u2:4 3c:3
country	24	4tj:2p 59i:1e 5do:19 3sd:18 2wm:18 49r:16 4su:y 3so:x 4ls:w 5gp:u 2dk:s ru:q 21r:q 3gm:p kg:p vs:o 4c:o 2dv:n 3ur:n 3hm:m 1ak:l 2mz:j 42:j 1wj:j 4sa:g 5ai:g 4by:f rt:f 1ng:e 1h:d 1bt:b 2es:a 2v5:9 1oi:8 5kr:8 4ui:7 4uj:7 50i:7 14h:7 4l7:7 ti:7 1bv:7 15t:7 1dn:6 18h:6 447:6 2a1:5 11m:5 3g4:5 1t1:5 128:4 1oh:4 21k:4 1up:4 1oc:4 1au:4 1cz:3 o3:3 2d8:3 4f:3
mam	17	4yf:25 58v:21 3st:18 3c:r jc:q jd:l 1jm:k 3t5:j 283:f jb:e 1p2:e 3hp:d vj:c 21s:b 3t7:b 2gx:b 4qe:b 14a:9 3hb:9 1nh:9 35t:9 34x:8 33j:8 1jn:7 4fx:7 21k:6 1gz:6 42:5 2fd:5 4tm:4 io:4 35x:3 1yn:3 3lc:3
owd	i	42:14 4f:7 13i:5
tagin	27	4d:8a 1u2:49 4t8:13 5bs:13 4o:y v7:x 3fx:u 4g1:q fa:g 3i:f 2c1:f 2mh:c 1pc:c 4f:9 lz:9 1tc:8 42:8 2v8:8 425:8 4ln:7 2hf:7 4kr:7 1pv:7 25m:6 9v:6 1ho:6 4i5:6 1ex:5 3fk:5 4j3:4 4c:4 58f:4 4rc:4 4kf:4 4mq:3 um:3
food:venison	w	4e:7b 1b1:y 4c:w 42:p 1hd:b
bourguignon	w	1iw:s 4c:n 11p:l 1vu:j 2cj:j 42:i 1vn:i 3gp:i 46o:a 2s5:a 12o:9 4n:8 3gq:5 1iz:5 1vr:5 2cl:5 1et:5 3dr:4 1dl:4 s5:4 2sz:4
long	3nl	4g:j1 dc:3f 197:2s c0:2r kt:1u 8p:1q qk:1m 229:1m r1:1m sm:1i 1k2:1h bz:1e id:1d 1a4:19 f5:18 599:16 2j:16 1k8:13 tn:12 129:11 347:10 1fj:y 4x:y 2i:y v1:y 2mp:x 4r:w 3l:u 4y:u 1s:s 10s:s 348:r f6:r 2t:q 1af:q 1t:q 71:p er:o 1jq:n 349:m 1hi:m pj:m 4w:l 1r:l 1l:l gz:l 19i:k 3p:k uu:k hv:k 4tf:k 1b:i 1d:i 7s:h 5l:h 11t:g a8:g 1er:g 2j3:g t6:f
weigh	36	4h:99 5l5:26 5gu:1l 47l:1k c9:1g 1x8:14 5c6:12 540:10 1ah:w 236:q 4c:l d1:k rh:i 4db:i 3o8:i 42:h 4go:g 4ck:f 1x3:d 1iu:b 14h:9 4a:9 3n5:8 3nf:8 2a1:8 4j9:8 n0:7 26z:7 2fd:7 32q:7 2wg:6 3xs:6 fj:5 di:5 da:5 1xa:5 2fh:5 5kr:4 1g2:4 11i:4 ca:4 1r8:3 1a1:3 28o:3
ruin	cq	4i:31 4c:2i 3ov:29 499:25 566:1w 4t7:1s 5i3:1m fx:1e 1g7:1b 1ei:1a 28i:18 15k:16 5b8:14 15e:12 dg:10 146:z 50w:x 1il:x 5ii:w 4e5:v 3ln:v 22u:u 1oe:u ry:t 2fd:s 23p:s 5z:p 445:o 43h:n 4eh:m 28f:k 8z:k 4r9:k 11c:k hl:j 1ew:j 1vk:i 2bl:i 20b:i 1ec:h 4p4:h 1af:g 113:g 36f:g s9:g 2z4:f 5lb:f 1l0:f 16e:f 19p:f 6i:f mt:f 3dq:f 1i2:f 36k:f 3lm:e 3mx:e 3xk:e 111:d 2px:d
cheaper	8o	4j:9a 3jf:51 39q:4g 19z:4f tj:40 39g:3r 156:3g 28n:2m 55f:1u 23l:1p 1z0:1g 17u:13 3yz:13 3e:z 3km:w 57o:v 211:o 4sw:l 1uh:k 1z2:k vf:f 3yf:c 4rp:c 1sz:c 55e:c 2sb:c dm:b 5c4:a 2oi:8 zu:7 2u:7 4xi:7 39e:7 533:6 25i:5 1h2:5 2h3:5 13o:4 5fi:4 2hd:4 5iv:4 5k6:4 466:4 4sy:4 2bv:4 1xt:4 465:4 15p:3 2fn:3 4rc:3
food:mince	ks	4k:hx 3c:54 44g:1p 21:1n hb:1m h5:13 4s0:z 4gc:w 51o:t 3b:r 1z:q 4u:o 33:o vs:o sh:g 4rm:g 4tc:f gn:d 3i:d 16r:d 2kf:c 4si:b 3km:b h4:a 2mg:9 1uv:9 11p:9 42o:8 ce:8 25p:8 rr:8 45c:8 fs:7 1b1:7 hc:7 57p:7 om:6 3er:6 32p:6 2bd:6 18d:6 3qh:5 1cw:5 1i2:5 17g:5 1ff:5 49:5 j6:5 3xa:4 3x9:4 3qi:4 3xb:4 3x8:4 3af:4 1g2:3 1lg:3 g9:3 i0:3
food:chicken-breast	3o	4l:ba 3h:2p 37h:1c cx:12 2h4:q 3t4:n 37i:l 2ja:f 3xe:d 1ud:c 13c:b 2is:b 19r:a 3g:9 3n8:8 227:8 1b0:7 1ay:7 13o:6 1am:5 245:5 3n5:4 xf:3
strip	9r	4m:i3 9u:22 3rl:1u 1lb:1f 34f:1c jk:1c fk:19 4z2:18 43g:17 2k8:16 j9:12 2ug:10 1qq:y 5cn:y 4vh:w 58a:t 23y:s 23z:r 2ga:p 55p:o 4bc:j 4w7:j 8x:j 51b:i 45n:h 45b:h 29t:h 3ff:g 4vb:g qo:g 1pj:f 1r8:e 1ig:e 20c:e v:d 2wm:d 426:d 2hm:d 1ag:c 45g:c 3m:b 31b:b 1qt:b x1:a 37g:a 13j:a 1hd:a 1xc:9 2th:9 3og:8 2tw:8 10b:8 wj:8 wm:7 p8:7 45a:6 45e:6 1qe:6 331:6 sc:6
stew	i2	4n:j2 1eb:1p 5mw:1j gk:1g 1es:18 u5:18 4vk:14 wc:12 4o:12 p8:y 1yk:y 2hh:x 2ub:u 19a:r 1f3:o 21:m 4o1:m 2iz:j 5bz:j 4f:j 39t:i 1vu:i 1vn:h 5n5:h km:h 49n:h 3ll:g 1od:f a1:f 421:f 1et:e 44t:d 1tp:d 3y:d 301:d 4c6:d ne:c x1:c 240:b 3e:b 1g:b 1el:b 1o1:a 1j8:a 4sw:a 2b3:9 4rl:9 1ae:9 i7:8 423:8 127:8 1x1:7 1gh:7 6j:7 1z:6 103:6 46:6 383:6 80:5 2vk:5
shoulder	12	4o:4k ld:1s 48e:k 2oq:j 3de:f 10i:e 48f:d 2af:d 12l:7 3t4:6 1uv:6 249:4 3i:3 3k:3
dish	tu	4p:jq 1lf:1t 13t:1n pn:18 15b:18 4x7:16 4bo:15 us:14 ez:14 5k5:11 2bk:w 28o:v 13r:u 161:s 1n2:r 2xs:q rq:q 1m7:p 3tf:p 55d:p 19l:o 3i4:n 5ey:n 5m5:l 283:l 4tn:l gk:k 4qv:k 59d:j 57w:i 32i:i 3t2:i 55x:h hn:h 3sx:h 314:g 39e:g 1ub:g 7z:f 5la:e ke:e 2da:e 28u:e 1ex:e je:e 589:e 1v5:d 448:d 36k:d 1qj:c 4xo:c hy:c 16g:c 32f:b 1q2:b 1l9:b 4pl:b 1k0:b z8:a 1m4:a
means:need	5g2	4q:fn k5:4p j2:3r 7r:39 eg:38 m:2o 23:2i e3:1x 6d:1m mi:1i fy:1c 2e:1c 7k:18 id:18 ql:13 2t:13 8z:13 150:12 82:z 1nk:z 6g:z 7x:z 8y:z kg:z 3cj:y 5i:y 1qj:v 8t:s 22i:s e6:s rf:r e9:r tn:r dr:q yc:q oa:q 1k0:q cp:p fq:p t:o 142:o 8w:o tm:o cr:n 1xc:n c0:n bz:n 15m:m 7j:m 8p:m po:m a8:l 2a:l 12:l 4t:k 29:k 1i:k 9x:k ch:k 9k:j
hour	1it	4r:g6 c0:1m uy:15 5l:13 nb:10 70:w 5t:u fp:t 1su:s dc:p fh:m 3kk:k vu:j f1:j na:i fm:i n3:h n4:h 9j:h 21i:g 1e1:e 48r:d 59:d 3v:d f5:d 4s1:d 2sk:d fa:c 22i:b vz:b 39x:b 2j9:b 2k9:b 5b:b 345:b fc:a bz:a bh:a fn:a ka:a 1w8:a ng:a 7s:9 1j9:9 f0:9 2n1:9 gz:8 h1:8 2eh:8 3n:8 3p:8 54l:8 1ua:8 5j:8 15j:7 n2:7 pl:7 1o1:7 2zu:7 2gf:7
lean	1w	4s:ba lh:1j 49g:1b 1h3:19 3vt:15 53r:10 39f:w 2h4:o 50w:k 42b:g 1hd:d 2uw:9 xf:6 26c:5
short	56	4t:92 e9:24 59h:1l 3kw:1j 1a2:17 1cp:14 2tq:11 4yv:x 2my:v 45c:r 1fy:r 4zc:p 4tl:p p1:n ux:n 45b:n 150:m 4t6:l 2n3:k 37k:k 1jm:k 3ws:j 4df:i 19s:i 3wi:i lt:i 5jc:h ix:h 43t:h 1y8:h 2o3:h 1do:g 14o:e sl:d 1nf:d sy:c 2sa:b 5s:b 3p0:b 21g:b 17v:b 1z2:a 1w4:a 5aq:a 1ar:a 4ru:a 1dg:a 4de:9 1qp:9 1m2:9 4l8:9 1x8:9 3ra:9 9v:8 2mq:8 di:8 t3:8 4r3:8 198:8 6d:7
minc	v	4u:3w 1id:1q 18d:v fs:c 19y:7 2gy:5 1fq:3
reach	24	7z:2v 4v:2e 2ig:27 4vg:1e 514:19 23n:12 5f5:y 3cv:r 2ly:p 265:o 1lj:k 3m8:j 3m5:i sb:i 1c0:h 2jc:f 2gn:f go:d gp:d 28e:d 1cp:d 2kf:c gr:c 1ab:b 3en:a 3em:a 3eo:a 4jz:9 28l:9 5f6:9 gq:9 3ep:9 1ld:8 i8:8 3m7:8 3cp:8 3cq:7 22d:7 3m6:7 23h:6 1n3:6 46h:6 19d:5 g4:5 4rc:5 23g:5 1rv:4 3c0:4 36k:4 3m9:4 xr:4 11b:4 3el:4 g9:4 19h:3 24i:3 2if:3 23e:3
75	1r	4w:3h 1cc:2u 554:1j 249:16 24i:r 2ow:q 3sw:j 2gt:9 24p:9 2iv:8 411:8 412:8 d1:7 tn:6 4go:6 37k:5 2zn:4 1y8:4 mk:4
c	t	rd:1n re:10 2uj:w rm:s 31p:r 411:c 412:c 4lr:a 2wc:6 1cc:6 3iv:5 2ow:4
6	34	ul:31 4t4:2x 4th:2i 4sv:2d 2aq:1s 3ix:1o 3qk:1h 2b6:1f 34w:16 3tv:v 350:p 1bz:p 17x:m 4y:k 5l4:k 32l:j 2kp:j 2wc:h 4lt:g 5eu:g 3kw:f 2pk:e zj:d 2iy:c 4ps:c 477:c d9:b 1wd:b 2it:a 2iu:a ri:9 4p3:9 1dy:9 5hc:9 5hb:9 2w2:9 2l2:8 13b:8 24j:8 4ko:7 3xw:7 1xe:7 2zu:7 1jn:6 4hk:6 2mu:6 4hl:6 1q0:6 1n7:6 1z4:6 zk:6 2iz:6 4jn:6 31p:5 3c3:5 2qf:5 4id:5 2im:5 32m:4 32o:4
hot	2qb	4z:kx 2k:2b 5a:1x 132:1t 5g:1n 118:1f 3ec:1e 117:1c 16k:19 1hy:19 mf:19 21i:15 1ht:13 1pu:12 bb:u 4x:t dg:r 1dr:r mt:r ko:o 2yq:o mg:o wu:o 3v6:m 5c:k 2j3:k 2sn:j 44b:i 19x:i 9h:i 3y7:h m9:g 1of:g 33z:f 3ey:f mb:f 1x4:e 3bk:e ac:e r7:e h1:d 309:d 183:d 44x:d ob:c m2:c 1vk:c 1ye:b 59:b 3va:b ah:a 2km:a bh:a s1:9 1er:9 5b:9 1kp:9 i8:9 aj:9 24j:9
means:saucepan	4jh	50:n0 gv:6x bm:34 bh:1w ad:17 1es:14 bp:11 1d2:y 8b:u 8c:s 6z:o 16w:m bb:l 54:j ws:j 7m:i lg:i rf:h hn:h 2sy:h 2k:h 95:g a6:g 19a:f 15g:f 4y0:e bc:e 229:d 1la:d 8l:d pl:d 32b:c 5z:c 9c:c 17t:c ph:c 6s:c
cook	5f	51:96 3kr:2k 8u:1s 5gm:19 2fh:11 33i:11 4ap:r 33t:o 2o4:o 3bd:n 7q:m 4hf:m yo:m eo:l 1xn:l 2a0:k yr:k 2k1:k 3gd:k 4ka:k 12e:j 33j:i 1dy:i ao:i 19p:g ef:g 192:f 39n:f 12r:d 1ev:c 1j9:b 4su:b 1gp:b 2cs:b 2tm:a v7:a 4j2:a 2ce:9 1os:8 10z:7 4hg:7 4wf:7 h1:6 2r2:6 5hz:6 2gt:6 wl:6 1mm:6 ns:5 7p:5 1k0:5 4jb:5 f8:5 29r:5 2gg:5 ek:5 44x:5 7f:5 1xw:4 1xx:4
sooner	1y	52:30 3gl:2k 2qj:1q 4s5:1b 2n3:19 1uk:14 4t8:11 38m:x t5:u 2es:s 1jo:q 19s:m 10s:l 1uj:k 4m2:j 1ir:i 1mr:f 14v:f 165:e 1ha:e 4gy:e 4gx:d 4gw:d 4gv:d 304:c 3hw:c 1xu:b 3sw:9 2cs:7 1l8:7 1do:7 4ln:5 rc:5 2iw:5 1f0:5 2hl:5 2j3:5 tb:4 1fk:4 1nv:4 30c:4 3us:4 1ix:4 3op:4 p1:4 1ue:3 cz:3
must	1td	j2:2o 23:23 1s9:23 kg:1x 150:1t m:1m mi:1j eg:1i 53:1h fq:18 e9:18 ql:14 tm:13 3cj:11 9k:z 8t:z ch:y 6d:y 7r:x 1jx:v 5i:t pr:t e3:s 4q:r 45m:q 8y:p 4qe:p 11r:p s1:p k5:m 3sg:m 8z:l 7k:l 22i:j 1ti:j 18v:i 1fw:i t:i qk:i 82:h 2t:h 142:h 1je:h c1:g fy:g 3z5:f j6:f if:f 2a5:f 6b:e zn:e id:e 2yq:e 1gx:e 1xc:e 52:e oa:e 2e:d 29:d a8:d
pan	3nq	54:m5 gv:8y bm:2c ws:1i bh:1i ad:12 1d2:y hn:s bb:o 6z:m 8b:k 50:j ph:i bp:h 9c:g pl:g 95:f 1la:f lg:f 2k:e 229:e a6:e 16w:e 8c:d 1l9:c gu:c 7m:c 43:b gt:b u2:b 9m:b 5z:b 4v7:b 4v6:b 18z:a 94:a 146:a 15g:a by:a 3sm:a
food:syrup	80	55:l4 3lv:2q 4gi:1p 3hu:1o 2u8:1m 4ql:1m 4cy:1h 1yw:11 1mb:s 2vl:q 25n:p 1we:n 59a:m 565:k 1v7:k 2n7:j 1x6:j 58:h 3mg:c 26z:c 3bt:b 3mf:a 3a1:9 1md:7 1ia:7 xd:6 xk:6 5al:5 5b2:5 1zf:5 26u:5 f2:5 1ma:5 3bw:4 3bv:4 1m9:4 3by:4 3bs:4 fl:4 1dd:4 2vu:4 23a:4 3pt:4 3i3:3 3zd:3 2sw:3
food:cake	103	56:mz 5v:7w 53d:1u 5mi:1e 1wf:1c 1rw:19 nc:16 22d:15 1ip:w 28e:u sv:r 3ch:p 5ll:o 22c:n 6x:m 1z5:l 2m8:k 54l:i 1qa:h g5:h 25q:f 51p:f 1wz:f 539:f 31x:e tg:d 5ml:d 29l:d t0:d 2xq:d 35z:d mz:c 129:c 1la:b 29q:b 2fk:b 261:a 30o:a d7:a 2m4:a 5s:a 4qm:a sq:9 2mu:9 1vk:9 34v:9 1zg:9 u9:9 51x:9 hn:8 g2:8 2qi:8 3ra:8 1sk:8 hw:8 1uy:8 3ah:8 1lf:7 596:7 229:7
pour	vg	57:hg oa:3k 1el:1o 71:15 wh:13 4r4:12 6j:12 58:10 2q:z 2u8:z o7:y 5w:q 1nn:p 23x:o 2sn:o 49r:n h0:n om:n 15l:m zt:h 3ah:h 3hw:h 1p1:g 1wi:f 1d2:f 1fs:f 5kc:e 2v1:e 555:e dx:c 40p:c 16z:c 2nd:b 50x:b yl:b 2vl:b to:a u5:a 23q:a 6e:a mh:a 28i:a 9t:a 4wb:a sz:a 4tw:9 x0:9 5ai:9 qf:9 6t:9 uw:9 1vp:8 6i:8 394:8 mr:8 mg:8 kb:8 4cy:7 ea:7 1qv:7
drizzl	3p	58:d8 5ft:1y 22a:1p 2wo:1o 3vd:19 5cu:16 3nc:10 3q5:p 3r4:o 1y3:l 1kw:l 426:k 3fl:j 2sb:i k1:i 31b:h 2l0:h 3z2:f 44t:d 1kx:d 1he:c 3h0:b 1kr:a 1kt:8 hb:8 1ku:8 uw:5 3v1:5 45i:4 22d:4 2za:3 35z:3 1nk:3 1i5:3
means:wait	va	59:bg pm:21 5l:1r ex:1n n4:1b ka:18 5j:14 lh:v fa:t 5t:r 5a:r 3n:o 70:n 150:k e5:k 1zr:k v4:k 24l:j c6:j 122:i 552:i 2vl:h f6:g 3bj:f 3p3:f fd:f 1qj:f 6d:e f2:e fc:e 2ex:e 2jn:e fm:d 1tl:d 3v:d 5b:d 71:c 3b5:c fp:c ln:b 2fs:b 3xs:b 23:a j6:a if:a 2i4:a 1rz:a ve:a dg:9 1o1:9 9k:8 n3:8 15g:7 hv:7 km:7 ai:7 lg:7 5g8:7 f5:7 dv:7
cool	kd	5a:g1 132:32 b3:2a 4yt:1t 3hl:1s 2z1:1d wu:13 3b5:11 5g0:t 2q7:t mt:r 1pw:r 3ec:q 4ur:q 285:p u0:m 5c:k 1ar:j 1of:j 58z:i 1yp:g 574:g 1cm:g 2ne:g 2l9:e 55h:e 1ep:d 3xs:d 18q:d 2e0:d 4w9:d 6a:b 1o4:a 4z0:9 55b:9 f6:9 33h:8 4z:8 29b:8 1nb:8 if:8 1bi:7 3sg:7 117:6 55d:6 7g:6 59b:6 f5:6 47h:6 58g:6 4da:5 t7:5 pv:5 1ka:5 54n:5 5mo:4 1hy:4 118:4 2k9:4 1re:4
wait	10g	5b:b3 5l:2l e5:1y pm:1q n4:1l dv:1i ex:1h 5j:1h 3n:16 v4:12 ka:y f5:x 5a:u 5t:r fa:o c6:l 2jn:l 9k:k lh:k 70:k fc:h 1qj:h f6:h f2:f 2aa:f 2vl:f 24l:f fd:e 150:e 3v:e 6b:d 2ex:d 1tl:d 6d:c ai:c 122:c 552:c hv:b 59:b dg:b 29n:b 71:b fm:a 3p3:a 15g:a ln:a j6:9 23:9 3xs:9 3bj:9 rs:9 if:8 3b5:8 1o1:8 fp:7 2fs:7 qr:7 291:7 e9:7 1zr:7
cold	1x4	5c:jl if:26 132:1x 5g:1j r7:12 5a:y 2yq:t mj:t 1ep:o pu:n z3:n yy:m 2sn:l v1:j fs:i 1tl:f s1:e kg:d 23:d 13c:d iz:c 1l:c v2:c 4z:b 14v:9 2k:9 70:9 26q:9 1b:8 1fu:8 1d:8 pp:7 5b:7 f7:7 38y:6 ug:6 5lb:6 2ix:6 39t:6 36i:6 59:5 1rh:5 4hi:5
sauc	2h9	5d:ot 1bk:32 af:31 61:27 28o:1e 1ci:1d vs:1d bg:14 ks:x 5a4:u k3:t 1z:t 16t:p 4wr:n yq:n 8s:l 3sl:l 171:l 3q2:l v3:k 2wd:i zw:i 170:h 1rz:h 8m:h h0:g 1ee:g q7:g 5c3:f 130:e 1hx:e 3py:e pk:e di:d 4wp:c 2qf:b 2uq:b 1j7:b lj:a zr:a va:a zt:a 74:a 24:a 1vn:9 1j8:9 1nn:9 2vn:9 q6:8 21:8 8i:8 37c:8 1w2:8 1h2:8 1hs:8 1fy:8 2b:8 333:8 x5:8 1eo:8
away	wc	5e:8c m8:1b 170:14 wh:z o7:w 3n:w rk:v mi:r 45z:q 8i:q 1bd:p m6:p u5:o 53a:o 2jr:o xe:o 5j:m jq:l 2q:l 1g8:k 1qj:k 93:j 13n:j 4fy:j 84:i 2b:i 4uu:i 4zp:h 5e9:h 5e8:h 1jk:h hv:h 3oy:h 5fg:h 217:g 8z:g 2fl:f 2oz:e 5p:e 18v:e 3py:e xb:d ip:d 8x:c 5n:c 2x:c 2yr:c m3:c 1su:c 125:b a7:b 39f:b gk:b 3uo:b 5l:b 1tl:a fp:a 7a:a 1el:a 578:a
prick	2k	5f:c4 32t:10 1fd:q 5js:n 2uh:j 5jt:j 3rq:i 337:i 1f8:h 461:f 24p:c 3sd:a 2pt:6 2jd:6 2jf:6 3rp:5 b9:5 2je:4 d1:4
warm	1d4	5g:ge z3:1u 132:1m 5c:17 21i:y dg:x 14v:v yy:u mj:t 2k:s fd:q 5t:m 2ex:m 4z:k 3kk:j 4bb:i r7:h 14t:g 14u:g 2k9:g 53t:f 5l:e fa:d bh:c fc:c 59:c pm:c 26m:c fe:c 5a:a 5b:a pu:9 2qx:9 fp:9 442:9 3bj:9 fm:7 1j4:7 3vt:7 31:7 70:7 1ei:7 f1:6 53r:6 4ya:6 1ar:6 if:6 5lg:6 rb:5 ng:5 1h1:5 c1:5 5hj:5 2yq:5 4x:5 39x:5 23:4 12x:4 4hi:4 z6:4
soak	mv	5h:l9 1og:4d 3eb:21 544:1y 123:1a 4wi:19 17j:16 4st:z vy:z 5jk:u 4vk:t 17o:q d2:q 2t4:p 17x:p 44w:m 2ki:h 1rr:g rh:d 1ms:d o8:b 2ga:b 6c:b 48q:a 4zs:a 133:a 3zd:a 58:8 4yg:8 1bp:8 5fp:8 4sr:7 4yh:7 1zn:7 ut:7 15h:7 1ws:6 mn:6 jx:6 7r:6 4y0:6 2u8:6 vk:5 3lm:5 1xb:5 1j8:5 3qf:5 2q5:5 2z:5 299:5 2g8:4 2o:4 3ke:4 mh:4 3qg:4 1yo:4 4pi:4 292:4 2n7:4 11e:4
should	4zh	5i:ao 3sm:58 1mt:1y j5:1s 53:1r 13p:1p 1i:1p v0:1p eg:1l dn:1i 86:1f x8:1b ab:19 47:16 u2:15 bt:14 1cr:12 2jn:12 kg:12 8z:12 6p:11 si:10 kb:10 85:y 2t:x 7y:x 9x:w 28i:v bb:v 2km:v 2x:u 6h:t 10:t q2:t 8y:t t:t h1:r 2d:q s1:q cf:q m:q 92:p 1k0:p 8u:p he:p 19n:p 11r:o xe:o lz:n hm:n 5q:n ed:n d8:n 7k:n j6:m bw:m 5n:m 5p:m 72:m 6t:m
means:rest	185	5j:ep 43e:1z 8v:1w 5b:1u 59:1l 1rk:1j 3fl:1b fs:19 1og:18 3r9:z 294:y ou:w fp:w n3:u 1ui:u pm:s 3n:r oc:o 36k:m 56b:l fm:j 56f:j 1ms:i 70:h 3wi:h u0:g 1cy:g 48:g hv:g 1hl:g 56n:g 5t:f fa:f f6:f 1he:e p0:e 2tt:d 30c:d 9d:d ex:d 1j9:d vj:d 41v:d gd:c 1jj:c 1mk:c dv:c 4r:b 1hj:b 1hi:b 1mj:b 37k:b 4i9:b 5ag:b xh:b 8u:a h1:a f4:a ue:a gz:a
top	29u	5k:nq 1ut:77 k6:4v 74:3w 1ck:3h 3z2:2u 58:2s h1:1k x5:1f wx:17 nq:10 wi:z 169:x 12s:x wy:x bt:w 277:w 1b6:t 121:s 6x:p 16c:o 11r:n 1sk:l 1up:j 125:j 23q:i np:h 108:h 1lj:g 11a:g 1bd:g 97:f oi:f 10k:e 16t:e 84:d ka:d 1go:d we:d ha:c kz:c 26z:c g8:b 7y:b 1a2:b u9:b 13t:b 43e:a wd:a 1hd:a 3l:a 3y:a 1cg:a 251:a 100:a s7:9 a1:9 1pj:9 kr:9 7h:9
sit	lh	5l:3u v0:1q 3n:1o 484:1i 5b:1d ou:19 1ms:16 2tt:14 3jy:13 1vt:13 1j9:12 fp:z 59:y fa:x 3ip:t 1zr:s 1pf:r 5b1:p 4hj:m 377:m 3fl:l 289:k 1pc:k 1he:k 5j:j 1jj:i 3o1:g 4r:g 2x:g wy:g u0:f xh:f 294:e 56b:e ue:e 3bj:e 2px:d 5jr:d ut:d ap:c 5t:c pm:c 24s:b n3:b 9j:a 121:a fm:a 2xl:a 70:a 2k9:a 74:a 3v:a 2y7:a 1el:a 1og:a 55u:a 1gl:9 5y:9 p0:9 56n:8
ran	4y	5m:4u 4yo:1k 584:1j 7a:1i 3nt:1d 530:1c 3ra:1c 4r4:17 vy:15 277:11 1z9:10 246:z 21v:v g4:v 50i:t 23i:t 2jw:q 3nn:o 5hg:n 23t:m 18c:m 5js:m 1mi:l 1re:l 1sy:k 43c:j 3i8:i 5jt:i 1p:i 11p:h 2od:h 337:g 4rn:g 16b:e b4:e 3va:d 2ws:d 2mk:d 40t:d ru:c 2sw:b 2do:b 44n:a 38b:a 222:a 1cp:a fx:a 3sd:9 44e:9 sy:9 13k:8 3b4:8 g9:8 3b3:8 4xw:8 7z:8 4ah:8 4ys:8 3b2:8 49g:8
means:spoiled	38q	5n:hy 8z:1u qr:1l xe:1i 1em:1h 82:1c bw:1c m8:18 4i:17 5z:10 37f:10 5e:x 1cr:w li:v 1ff:v 7y:u 96:t lg:s 1cv:r xg:o 2x:n 91:n 1bd:n 1os:m eu:m ay:m 74:l 6p:k ea:j x8:j 6z:j 5p:j 1ke:j m6:i 1b3:i oa:i 7h:i 1pu:h 84:g 6c:g 46:g 2t4:g 1gy:g j5:g 7i:f lr:f 1p0:f 38m:f 3zy:f 1ao:f iw:f lj:e 148:e xs:e 15g:e 3zq:e 43g:d 2ky:d 29g:d 1vk:d
sid	17c	5o:kw wj:3c 1m7:27 we:20 196:1v 1n2:1e 13r:18 5jz:16 1ll:10 1e1:10 4t0:10 1n5:y 2sk:u 1bd:s 226:p 2er:n wf:n fn:n nj:n wk:m 227:l 2sl:k 12m:j 27q:i f0:h 1g8:h 324:g 1dj:g 37c:f hn:f n9:f m6:f 2j2:e 4p4:d 4s1:d c7:c 1f8:c 13t:c 28u:c n2:c 39x:b fh:b 78:b 2g:b 1mx:a 67:a 30m:a 3al:a vu:a 489:9 1su:9 ez:9 3fk:9 64:9 4t1:8 2eh:8 hu:8 108:8 2q5:8 u2:8
off	2yo	5p:jf xe:3b 7y:18 37f:18 m8:10 15g:x 148:x 109:u 8z:u 5e:t m3:r 1ff:q 6z:q 1n:o 3zq:n 18z:n xs:n 74:m 91:m 84:m 4px:l 1bd:l bw:l m6:k 7h:k p4:j ay:j 2x:j 43g:j iw:i ih:i xl:i sc:i vt:h 1b3:h lr:g 7i:g ig:g 2qe:g lj:f 1d2:f 1gy:f ea:f oa:f 1ke:f 2t4:f 2nx:f 96:f 41c:e u5:e 2yn:e 3rl:e li:d iz:d 5n:d 1ao:d xg:d 1yp:d 46:c 13p:c
pok	3r	5q:9g 4vg:2s 5f:29 262:1y 419:1c 2mi:14 4s4:13 291:y 557:x 4ql:x 4ej:v 27x:u 2o1:u p9:p 36c:n 1f7:k 4dl:j 3c3:i 2iv:h 36d:h l7:g 2ba:g 3r9:g 1rc:f 269:d 2ia:d u2:c 3hp:b 18y:a mk:9 2qi:9 1hs:9 15j:9 2xx:8 xj:8 36g:8 36e:8 1b9:7 243:7 456:7 5r:6 1wa:6 4fw:6 4fx:6 6w:6 413:6 2yo:5 90:5 3k7:5 ml:5 4cn:5 4ah:5 4co:5 15u:5 22i:5 2a4:4 2dh:4 2b0:4 1wh:4 125:4
hol	62	5r:gp 206:1r 7z:1l 31e:1k 5q:1j 4t3:1h 13n:1g 4q7:1c 523:17 26l:11 1sk:z 25n:u 1ly:u 1cm:s 5f:n hw:n 1b6:n 2le:l 18y:k 15l:j 3o5:j k8:h 2rf:g 2rg:g 3nb:g 1qr:d q4:c 1rb:c 2nh:b 2sz:b 251:b 1re:a 11p:a 2i4:9 1p1:9 31h:9 25x:9 26j:9 58z:8 2qr:7 2t2:7 28c:7 5dd:7 2lt:7 18t:6 1f7:6 2lv:6 9d:6 sw:6 hl:6 2jp:5 243:5 5m:5 kq:5 ku:5 269:5 5mj:5 3ap:5 2z3:5 4ju:5
skewer	4i	5s:es 1uy:q hh:m 2me:k h4:k 3be:i 6v:i 4dh:c 1ue:b 29d:a 3n3:a 2jb:9 ls:8 3n6:8 1g7:8 3bg:7 3bf:7 104:6 4fa:6 4fb:6 4f9:6 p6:6 1gn:6 3n5:5 11j:5 3v1:5 uw:5 4mq:4 3ba:4 15j:4 189:4 58:4 4dg:4 3xx:4 6f:4 1i5:3 3k6:3 3xu:3 1zg:3
lat	fa	5t:7z 3kk:3z n3:33 f1:2x 2o7:1t fa:1r 4js:1a 3o1:19 21i:11 fm:y 2s4:w 2ex:w fv:w fd:v fc:s 338:r 1ar:r zb:p 1ls:m ex:l pm:l fp:k 11l:j 66:h qt:g 64:g 1s4:f 59:f n4:f 2aa:e 1pp:e 3k5:e dg:d 509:c 5b:c 2l1:c 3kw:c 67:b 1m6:a fe:a 5l:a 3he:a ys:9 283:8 37g:7 4r:7 1ks:7 1js:7 70:7 383:7 24q:7 2fy:7 1m2:7 qr:7 2ky:6 1gn:6 ua:6 ux:5 q9:5 185:5
too	55p	5u:lq k3:66 1p0:3w 103:2n 1x7:1w 125:1s 2uq:1j 1em:1i 2cg:1i 1wm:1g 1al:1g 1af:1f j5:18 34:17 7b:17 1k0:17 1of:17 3mi:17 1dr:16 lj:15 41:13 2u5:13 pk:13 4i:y 143:x 1r2:x 28o:v z7:u i4:t 4v:t ca:t 1kh:s 21s:s gy:r 2b:q 1za:p 3lk:o v0:n 81:n 5z:m 1ac:m 14p:m 1fj:m 1ba:l sd:l 9x:k 11d:j 22y:j q8:j 1ye:j qp:j qr:j 2t:i f5:i cc:i 8o:h ko:h 16n:h 1ht:g 2j:g
spong	77	5v:df ra:1x 56:1f 4ro:15 505:10 1gw:r tp:o zo:n 2gr:n sq:h 36f:g 24q:g 3oa:e 434:d 22d:d js:d 2l9:c 1c0:a 1re:9 6w:9 3eb:9 206:8 1bi:8 3rf:7 m1:7 2fh:7 26u:7 3yn:7 3re:7 3pu:7 113:7 1na:7 23m:7 3nf:7 2fj:7 3px:6 36k:6 3lm:6 29l:6 1xa:5 23d:5 47f:5 4ju:5 3n1:5 3rd:5 3ql:5 3nv:5 20j:5 1rb:4 3y1:4 3ns:4 4lk:4 32d:4 1he:4 23h:4 2jt:4 1zh:4 1n5:4 1ow:4 1wf:3
drink	7y	5w:g6 565:4d 3fb:33 38k:32 5a0:2q 54d:1u 1vb:1t 51z:1h 4zy:1c 12y:11 4pf:w 3id:w 28k:w 17j:w 3fk:v 178:q 1vc:p 3lw:n 1bx:n 2cq:n 1bh:m 2r7:m 39w:l 35z:j 1r5:j 5fr:i 10n:h 1ga:h b3:g 1w0:g 1wi:f 2ck:e 1ep:e 2rr:e 2j7:e 1ba:e 3r6:d 2n9:c 4xd:a 3oq:9 1ti:9 1w4:8 3hr:7 1cj:7 163:7 3yi:7 yv:7 qo:6 27c:6 1if:6 3fi:6 1rc:6 1ez:6 4ft:6 3q2:5 1w2:5 2x4:5 115:5 4bb:5 1vu:5
food:sugar	12j	5x:o0 1za:20 a5:1z 18h:1p 21k:1k tp:1i 187:1h 1md:16 21n:10 2t4:q 55:q 2g8:p 3hu:o 1tr:m 23d:k 2rr:k 1dq:e 1nz:d 1ze:c 1m9:c qe:a 21m:9 6x:9 2xb:8 1zd:8 1tq:8 2af:7 3r4:7 39f:7 3py:7 23g:7 2u5:6 m0:5 1qn:5 28e:5 4cn:5 19f:5 3p7:5 lr:5 107:4 2na:4 qf:4 le:4 2l0:3 5y:3 2qq:3 4ee:3 1or:3 1nv:3
dissolv	34	5y:7x 5kd:1t 1fh:1h zt:12 qe:t 3e5:t 4bb:m 6i:l 20g:l h6:l 20i:h hl:g 1c:g 37l:c 17q:c 59j:c 512:b 28a:a 37k:a 17r:a 3hu:9 2ee:9 20e:9 37m:7 6v:7 2qt:7 12v:7 79:6 20d:6 2mv:5 37j:5 ny:5 73:4 hc:4 1jf:4 58:4 om:4 20h:3 2mg:3 1u6:3 py:3 2mu:3 1u9:3 1d5:3
went	17k	5z:bz 1em:56 e8:3h eu:30 4i:29 103:1w 41:1q 32z:1m 146:1k 3a0:1j 6a:1d 360:1b 2k9:16 zz:14 fx:12 499:10 1vk:10 91:z 33h:y e4:x fp:v 1ec:v 42l:v qr:u 1be:q f5:p 1vi:p py:p 1os:o 2a3:n c1:m 57:l 4p4:l 3o:l 1af:l 3eu:k v2:k 46:k kq:k 1ap:k 18v:j 19p:i 3mi:i 37i:i 324:h b5:h 1n0:h 1cg:h mt:h ad:g xg:g 3yf:g yk:f ys:f hz:f x8:f d3:f yp:e 1cv:e 2b:e
bottom	17g	60:fz oi:70 20:5m 108:3e a6:1z 5y:1g 18z:1a 119:1a mh:15 75:10 np:z 6e:z 9n:y nq:x 15g:t 1qd:r 3td:p x5:p 4pn:o r2:o 1v8:n 6n:k hx:j 30q:i 94:g 2ty:f 1nn:e hn:e 5b1:d 97:c 1cg:b 6z:b 2yi:b 1el:b 9c:a qe:a by:a 112:a b5:9 u0:9 ye:9 oy:9 2oc:9 qf:8 2at:8 27q:8 qu:8 95:8 1wh:8 29t:8 1ch:8 ou:7 m7:7 az:7 gm:7 1zi:7 145:7 2sl:6 30s:6 1dm:6
glaz	4v	61:fq 1j7:3e 4r9:10 171:z 4gb:x kr:w 6x:r 5br:m 2cq:m 1up:e 1hd:d 3i2:d 2p1:b 28o:a 54i:9 12v:8 4dr:8 1qw:6 1m9:6 4hx:5 bt:5 1c5:4 1o9:4 2gt:4 1jb:4 uw:3 pv:3
sticky	d6	62:ey 2mb:4u 2n1:3w 1ov:2g aa:29 1zg:23 1at:1y 5k5:1u 2vk:1j pk:1b bd:1a 5dm:19 4yu:16 5hg:15 54c:13 123:13 zv:v 33s:t 33t:s 2u7:r 25g:o 3i3:l 4aj:k 1r8:j 3q5:j 50b:i 322:i a5:i 1eo:i 55:h 1dm:f 1mf:f 2mg:e 26u:d 54n:d 16i:d 1or:c 1qw:c 3i2:c 5s:c 1cy:b 2t4:b 2gr:b 16r:b 44t:a oc:a 1kz:a 2pt:8 k8:8 1pa:8 y3:8 2hc:8 1do:7 2yc:7 29h:7 5kg:7 3oa:7 2yb:6 15u:6 1jy:6
food:lemon	v1	63:lg qy:6m 4y0:1a 1ky:17 ru:14 58:y 1bv:q 565:m 3of:m 1o6:l d7:k 4x5:k 436:j 3k5:j 1y7:h h0:g 26v:e 1yi:d 1ia:b ya:a lv:9 1yf:7 1bs:7 lr:7 cu:7 cb:7 26t:6 y7:5 1zn:5 485:5 yg:5 qn:5 15q:5 5mk:5 30z:5 356:5 4fl:4 5b3:4 1md:4 15y:4 3fl:4 gh:3 1nz:3 2pz:3 2u5:3
means:forget	155	64:ig f5:26 3jb:1v 1os:1j 2qx:1j 2yq:1e 1su:1a fn:17 1fi:13 1fj:12 22i:y 2b:x 4p4:w 4rn:v 1ii:u 39x:t 4t6:s 41:r 1ep:r 110:q 377:p 3t4:o n2:o fx:n 9j:n 103:n a7:m oz:k vu:j 3fo:j 4gb:i v4:h 499:h 26:h 1e1:g nb:g pi:g 4o9:g 1c:f f7:f 29r:f 2me:e 4ez:e eu:e 3o1:e vz:d 67:d wh:d 32p:d 274:c yg:c 1uv:b na:b 2eh:b 4sr:b r7:a e4:a 2ha:a 11p:a 324:9
ston	9h	65:gx 52u:27 56o:20 l1:1y 2ij:1s 2z1:1r 15i:1g 28f:19 2bh:15 419:14 1ks:12 5c6:11 4qq:s 2yq:s 1lt:q 2su:q 24e:p lx:n 4ym:i 2uu:i 14a:i 329:h 132:g 4rd:d 3jd:c 32a:c 8g:b 1he:b 3je:b 4we:b 1uz:b 1ix:a 1ii:a tk:9 oz:9 6c:9 kx:9 2u7:9 3y1:9 56r:9 qk:9 27d:8 5c:8 2a1:8 22i:8 1ww:7 331:7 32q:6 2ki:6 3q5:6 1e0:6 1rr:6 3z1:5 4x1:5 4p2:5 1q8:5 262:5 4fe:5 27l:5 35g:5
chanc	w	3cb:1w 1sj:1r 2s4:12 37q:t 6v:p 4qr:k 1or:b 3c5:9 3c7:8 3c2:8 3xn:8 3xm:8 3xo:8 3xl:7 6w:7 1dq:7 4ac:7 6c:6 2y8:6 ce:6 6f:5 iz:5 3io:4 2w3:4 3c6:4 58:3 2vo:3 2ls:3
forgot	14a	67:he 3o1:6z f5:27 3jb:1v 1su:1r 1os:1j fn:1i 2qx:1f 39x:1b 2yq:18 1fi:13 4p4:13 1fj:12 22i:z 2b:y 4t6:u 4rn:u fx:t vu:s 5a4:r n2:r 64:r a7:q 1ep:q 110:p 3t4:o 3z0:o 377:n 103:n 41:n 3qn:m oz:m nb:k 5ar:k 499:i 4gb:i 1e1:h na:h 4s1:h f7:h pi:g 26:g 9j:g yg:g 1c:f 3fo:f 1jz:f 2me:f eu:e 2eh:e 2k9:d v4:d 32p:d 32z:c ng:c 1uv:b m6:b 1im:b 11p:b 4tw:b
miss	bi	68:bm 2t6:22 529:1z 3rk:1z yc:1u 1px:1q 1z9:1j 1lr:1e 5ba:1a 49i:18 3o1:15 dw:12 2la:12 1mv:z 56f:y 1aj:x 4vw:v 3k5:v 5a4:u 51y:t 388:t 3m3:p 166:p 13v:p h2:p 1p6:o 231:n 3m9:m 4ez:l nr:k 1mf:k 20k:k 17x:k ry:k 1p9:j 3hj:j 1s8:j 5im:i 513:i 386:g 47:g 31b:g 434:f 1bh:f 1mz:e 23i:d 64:d 2yp:d 2ui:c cp:c 3g6:c 30o:c 4qp:b 48y:a 1wm:9 5mn:9 g2:9 19b:9 46q:8 67:8
food:juice	s6	69:k2 3i5:2z 6j:1r 1cs:1n 4r4:y cu:x 63:s 452:n 2t4:m 3ck:m 27q:m 3ff:l 1wj:k 5gw:j 58:i qy:h 1el:h cb:h 6e:h u5:g d7:f 40s:f 5mi:e 50m:e 1ky:e 1fw:e 496:d 2e7:d bf:c 436:c 1ym:c 1sk:b 17l:b 13d:a 41b:a 3dj:9 3z4:9 28z:9 ne:8 6c:8 1it:8 371:8 51u:8 1qr:8 k4:7 3rx:7 2cm:7 gh:7 2n:7 ic:7 kz:6 2ba:6 4a:6 1cf:6 1nv:6 497:6 27v:6 3ls:5 5hg:5 3y:5
took	6k	6a:86 29b:3x 249:1r 24u:1q 2xs:1i 1cm:1e 5dg:19 26n:16 53d:14 5b5:12 1w9:11 2g8:x 26z:v 34r:u 3yv:t 2sf:t 50r:s 3ef:q 2oe:o 1kj:n 2g0:n 2ky:n 3yr:n 157:m 24s:m 28h:l 2vs:k ua:j wr:i mo:i 3i2:h 1is:h 14s:h 1gi:g 1cg:f 26:f s1:f hl:f 2yo:e 3f4:e 29k:e mt:d 1nq:d 19r:d qh:d 485:d 1oi:c 33h:c 3bh:c mw:c 282:a 2mb:a 1ww:a rv:a 1a6:a 2oc:a 15t:a 1jl:a 2j4:a 2z4:9
ten	qq	6b:e8 8p:28 19m:25 1y1:1c 2mh:17 uj:14 ud:12 19g:11 1ai:y 1ib:t 37n:q 265:p mu:p 1yc:n 70:m 3uh:l 1w3:l 6d:k d2:j 2fr:j 19a:i pi:i qk:h 5e6:h 37j:h 3qf:g rc:f 3u5:f 5d2:f 25e:f ab:f 114:f 3qg:e 103:e 279:e 4zh:e bc:d 43t:d 503:d 11b:d 4qa:d lk:c 4js:c 6f:c 4gm:c 1sj:c rh:c 1hd:c 19w:c n4:c 4po:b p5:b 1jk:b 1xz:b 1bx:a 423:a 2he:a jm:a 2lb:9 dq:9
ago	42	48r:30 6c:2k 3cb:1o 2mq:1i 2z1:1g 1sm:16 30x:14 66:10 70:x 51c:x 1vt:v fr:u 4rt:s ka:s 1lr:r 23w:p 3pu:k 213:k pf:j 1om:j 1b7:i kl:e tx:e 1l:d uv:d 179:d 2y8:c uk:c 2ba:c 348:b 50a:b 4uc:b 1kc:b n4:b 25p:b 41f:a 3l6:a 41d:a 41e:a 52f:a 164:9 4qb:9 34f:9 14s:8 3xz:8 1p2:8 1gl:8 2vn:8 41g:7 1kj:7 2jh:7 34c:7 1zs:6 50n:6 uu:6 3qo:6 1hj:5 58:5 15q:5 se:5
hurry	6g	e9:2x p1:2b 1ir:2b 150:1u l4:1k 6d:1g e3:1d 5fe:11 5jk:z 3kw:y nt:x 34i:v j2:u 6i:q tm:o nu:o 3oa:n 1xu:i 59u:i 3xf:i e1:g 8g:e 2ql:e 3bh:c 4da:c 1oz:c 8w:b 24c:a 22i:a 3xg:a 5cs:9 43t:9 l1:9 27u:8 6b:7 jt:7 7r:7 1og:7 2d9:7 3op:7 43h:6 ku:6 1rk:6 53:5 2n3:5 1m2:5 1uc:4 37m:4 9k:4 e6:4 1ml:4 qk:4 5ic:4 k8:4 59w:4 33z:3 ky:3 48y:3 mh:3 6w:3
puddl	70	1j8:3g 56g:29 4ro:26 6e:1q 1el:1j 50b:1g 1he:17 26z:14 bf:10 3dk:10 1cl:s 6j:r 8n:q 32a:p 5b7:m 5b6:m 3nc:l 2md:i 69:i 15y:g 329:f k9:f 16g:e 2t4:d 485:c 4wu:c 26u:b u5:b 101:9 55:9 3bg:9 1cs:9 xh:8 2ab:8 26t:7 bx:7 3nv:7 74:6 2jw:6 1gm:5 3mf:5 1s1:5 3nq:5 6n:5 2oc:4 26p:4 29s:4 4qn:4 4qo:4 7y:4 35p:4 1rp:3 2o1:3 ne:3 e4:3 ls:3
aunti	r	57r:1x 4zg:1q 6v:y 1p6:n 1jm:l 1g7:c t2:c 3hb:9 1rw:6 1lz:6 2lk:5 58:4
her	8f	6g:6u 4qk:36 2ea:2e 3gb:24 4r3:1y 4by:1l jk:1l 5cx:1k 4rg:1i 2pv:1c 1pz:13 7x:10 4xb:10 24c:10 4s6:y 4zg:x 35w:v 25m:u wa:u ja:u 1pp:t 1vq:t 3uf:s 1lt:r 1lk:p 37c:p d9:p 6u:o 24t:m 47h:m 497:m 2ie:l 2dt:k 1sl:k 19i:k 5gp:k 40p:i 30k:i 2t6:i ch:i r3:g 2f0:g 1p8:f 1p6:f 1f7:f 3gg:e 2h9:d 57d:d 264:d vj:c 4i2:c 58:b 27c:b 2i4:b 14a:a 2az:a 470:a 28i:a 1bk:a 3sx:a
feel	8o	6h:c2 2cw:2u 3ly:2j 5jk:29 2mi:1w 500:1w 1rw:1t 46d:1p 1kb:1a 5dc:1a lx:19 3ks:14 l7:13 5b4:10 6w:10 qe:z 1jw:x 55e:u 55i:u 1ck:s 25t:s 3dj:r 2mx:q 1bc:q oo:q 2b6:p 1qd:p lg:p 1uh:p 2g8:n 3s1:l qf:k 4ry:k 2u6:k sb:k bg:k 4th:j 3je:j s5:i 2yr:h 2fs:g 151:g 1ib:g 33u:g 1aq:f 161:f 1qh:f 11e:e 285:e 2g7:e 1dp:d 1ai:d 1n:c 109:c 42y:c qg:c 2io:c 2my:c 3vq:b 20z:b
dump	1w	2tx:2c 3el:1u 59j:1t 4t3:1m 320:1f 6i:1d zp:v 4r3:u 1n6:t oa:s 124:q 126:q 1im:p 48o:p e8:o 3kw:i 48p:h 6v:g zr:d zs:c 3t6:9 ok:7 1k1:7 3dc:7 3t4:6 1uv:6 6w:6 2tp:5 5y:5 1nk:5 59k:5 uc:5 zq:4 1yx:4 24r:4 ee:4 q:4 1zi:3 6f:3 3ax:3 j6:3
liquid	ys	6j:cf 6e:3x 1co:30 2oc:30 bf:29 1p1:1n 69:1l 2ax:1l 1cl:1g 1el:10 21l:y di:x 23h:v dd:u 47q:t 4vg:t 8n:s dx:o 2o1:o 57:l yr:l oa:k 4gi:j be:j 23p:j 2cp:j s0:i 194:i qp:g 2vo:f 580:f 1j8:f 46u:f 2n7:e 23g:d 5e9:d 5e8:d 1nn:d 2lc:c 5ii:c 26z:c 5w:b 5n1:b 8s:a 7v:a 57e:a u5:a 201:9 2vn:9 1dg:9 2a3:8 25q:8 8m:8 29d:8 e1:8 vk:8 2q:8 o7:7 2nh:7 4n:7
means:oven	2l0	6k:no 11x:3o m2:3o 12b:3b 4x:1p lm:15 mu:z rv:y lo:v mv:u 1er:s 1a4:p nq:o 19l:o 2v:n 1rn:m 2j3:l np:l 11y:l pc:k 6m:h fq:h 2ir:g 309:g 14c:f pd:e ub:e p7:e kt:d 2kk:d 277:d u6:c 4h4:c rc:c 1lp:c 1cp:b 12a:b wq:b l5:b u1:b f7:a 2bz:a hj:a bz:a 3nt:a 1f7:9 1mk:9 1mj:9 229:8 hi:8 37g:7 1d5:7 321:7 r7:7 1ps:7
means:soggy	pj	6l:h9 1hc:4k 1jr:3e 16i:39 32:24 110:13 1nn:y 1jp:v 1qf:v 43d:s 8n:r 4rl:p 2w:n 37i:l 6e:l 4p1:j 15l:i us:i 1wb:h v2:h 1cg:h 14e:g 2p:f u0:f ua:e 25t:e 3x5:e 544:e 2n2:d 4no:d 4he:d 6n:c 1ny:c xu:c 3h4:c 12h:b 14v:b 24v:b 26n:a 15h:a 320:a 1ie:a dz:a 39d:9 2j6:9 1tm:9 2ga:9 1c:9 54m:9 49d:8 2nd:8 37h:8 1fj:8 262:8 fr:8 26p:8 uo:8 4u9:7 36b:7 xr:7
oven	2m7	6m:nq 11x:3r m2:3n 12b:3b 4x:1p lm:14 mu:y rv:y lo:v mv:u 1er:s 1a4:o 11y:o nq:n 2v:n 19l:l 1rn:l 2j3:l pc:k np:k fq:i 6k:h 2ir:g 309:g 14c:f pd:e p7:e ub:e kt:d 4d:d 2kk:d 277:d u1:d 4h4:c u6:c rc:c 1lp:b 12a:b 37g:b wq:b 1cp:b l5:b f7:a 2bz:a hj:a bz:9 3nt:9 1mk:9 1f7:9 1mj:9 hi:8 229:8 r7:8 321:7 1d5:7 1ps:7
soggy	f4	6n:cn 1jr:2o 16i:2b 1ny:1r 32:1p 1nn:1d 8n:18 37i:z 6l:x 1cg:x 1qf:w ua:v 4rl:v 4p1:t 110:s 1hc:s 14v:r 1jp:n 6e:n 54m:m 320:l 544:k 2n2:j uo:f 3h4:e 24v:e 2o1:e 39d:e 14e:e 15h:e 1tm:e 12h:d 49d:c 51e:c 1c:b 116:b v2:a 2nd:a 37h:a 4gm:a 2w:a 15l:a 1ji:a xr:9 4li:8 rn:8 6s:8 24a:8 20b:8 129:8 1ik:7 3t2:7 26p:7 se:7 4u9:7 4tu:7 1e9:7 1vq:6 us:6 1wb:6
nah	17	4rt:22 2lu:1c 1l4:19 4oh:17 4xu:v 1py:s w1:q 5e2:p 5e3:n 49y:l w3:i 1q0:g 2jw:d 29m:c 58:b 6v:a 4ja:a 2rz:9 1pz:9 234:8 k2:8 1y3:8 4l6:7 4ko:6 1q1:6 3gw:5 1pw:5 xe:4 27k:3
com	1j9	6p:9j 1b6:1y 1vp:1s 109:1n 1ae:1f 3cv:18 fj:17 3my:16 2uk:14 wi:14 xe:12 46:11 3bk:z 15g:x 46f:x wd:w fm:v 1v5:v fe:v bc:t 4rv:s ab:q hx:q bd:p ad:o 1ei:n fc:n as:n 2h6:n 9n:m po:m 24l:l 5hw:l 103:l 2ek:l 6z:l 24k:l 2x:k 300:k 78:k ai:j hr:i ww:i 17x:i fd:i wy:h 6q:h 217:g i7:g 19a:g 2ex:g 8z:g ja:f 162:f 3y:f c2:f 19f:e 5t:e 3xq:e 11r:e
hang	14	46k:1l 2a0:11 3rn:v 4vv:r 133:q 55u:q 6v:q ns:k 3ro:i nk:g nt:c 3q5:a 4lb:9 xj:9 nu:9 1r6:7 1fd:7 46l:6 1fi:6 4mg:6 5f:6 6f:5 2di:5 4le:4 nd:4 4m0:4 1eo:4 4i3:3 58:3 4us:3 111:3 4hx:3 q8:3
food:bread	175	6r:p4 1e8:2t l3:2r 1lu:2d j4:1y 2lm:1l 4do:1d 1dw:1c 193:17 2rc:13 2qo:w 52i:u 4qr:t 1pn:t 1rt:s 2xe:s 1po:s hq:r 1ln:q 5j5:p 1zy:p 58z:o fj:o 4eh:k lk:k 322:k 48h:k 30s:j ia:j 14g:h 1us:g 1du:f hp:f 58:e ny:d 1m7:d 2en:d 3ai:c 1zz:b 5f7:b 4f4:a 4h0:a 1e7:a 30q:a 3ov:a 1e5:a 192:9 5j7:9 2do:9 243:8 3tb:8 vi:8 3fn:8 mw:8 22m:8 161:8 3gd:7 40t:7 kr:7 k1:7
steam	dz	6s:el 5jz:2d 2xj:1z s1:1q lh:1d 596:17 4ya:12 44p:z 20l:x 2xr:s bo:p 10c:n 3fn:k 2kg:j 1ql:h 1gr:h 19a:g 31n:g 24q:g 214:f 20n:f 52e:e 37i:e 10z:d 5fv:d 4ha:d 2p1:d eh:c 37h:c 1d0:b 1lr:b 301:b 217:b 3kb:a 3t2:a 2gg:9 kw:9 1jg:8 pf:8 31q:7 6n:7 2ag:6 c5:6 2lv:6 10y:6 1j4:6 4l7:5 31r:5 1gs:5 5a:5 2xk:5 1gl:5 3f8:5 3f9:5 7s:5 1jx:5 3ey:5 3y:4 2lx:4 3ex:4
spoon	ys	6t:h0 2sb:5b yw:4k cc:3c 28m:1e wz:1c 1ii:18 49k:11 1i1:x 2qb:v 1fq:u 1ww:s 2sg:n pa:n 3f1:l 1ib:j lz:j 2xb:h 1hd:h kp:g oc:f 1dk:f 4yy:f 521:f 1ic:e cq:e 2ft:e 1nc:d 2ob:d 4un:c 11t:c 5ff:c 3q0:c hg:b 1im:b a:b 16b:b 1hu:b 1bp:a 37d:a 51o:9 os:9 1l5:8 1id:8 qh:8 c5:8 z7:8 3g9:8 8m:8 8s:8 2y7:8 1p0:7 mz:7 1nd:7 23m:7 k5:7 cl:7 5gb:7 qy:6 1ed:6
food:semolina	w	6u:69 51l:2d b6:k 2v8:i 425:i 6f:9 1ho:7 58:6
basbousa	g	6f:a 58:6
whether	1t	3dr:2h 3c4:22 3dc:1w 59u:11 2n8:z 66:y 2xv:w 2hf:r 210:n 88:n 6w:l jc:l 2lr:i 6v:h jd:g 7o:g lc:g 2io:f 2gn:e 2d9:e 1ue:e 273:d 87:d 2r9:d 2qi:d 12h:b rq:b 1lm:b jb:b 4b3:b 2ln:a pe:a 80:a 1nh:9 48o:9 1zj:9 2sn:9 3pu:8 uq:8 1ll:7 3px:7 1f0:7 2mi:7 3c5:6 4b:6 48p:6 3c7:6 3c2:6 2n9:6 3jk:6 2l7:6 3jj:6 3dx:6 3dw:6 3dy:6 3dv:5 2jx:5 2qg:5 cw:5 39v:5
food:fondant-icing	4y	6x:h2 tg:22 530:1h 3nj:17 5cu:y 383:r 3a1:g 29k:f 1wf:e 21k:e 22g:c b7:a 3h0:9 28e:7 29o:5 pw:4 25r:4 25h:4 1sz:3
crumb	bq	6y:iv 33s:3y 3eg:2h ia:29 hr:25 14g:1e 4uc:1d 4pw:1b 5ap:1a ha:18 1lo:r 14s:p 29h:o 154:j 4zp:i 1dz:h 1uv:g 277:g 1rt:e 1iv:e 155:c 2xs:c 14f:c 266:b 1pa:b 21m:a 1yz:9 1qp:8 1us:8 6c:7 h9:7 1mp:7 279:7 2uq:7 20c:6 q5:6 1ln:6 13g:6 146:6 1fm:5 4uy:5 h8:4 175:4 4qk:4 hm:4 1ww:4 1y0:4 1um:4 he:3 162:3 4am:3
let	1k	498:1m 5al:1i tw:16 oj:w 1qk:t 3if:o 3ih:n bk:j 2mm:i 4ia:f ur:e tr:e 4hx:d 4id:c dt:c 3bd:b 1pd:b 3ii:a 4i3:a 2j0:9 1kg:8 4im:8 eh:6 4jy:6 4jc:6 4jl:4 zz:4 4ic:4 13d:4 tu:4 1uf:3 4jg:3
soon	76	n4:1x 4eh:1f 6c:1b 24u:1a 3he:17 1fs:16 5gl:16 37v:15 70:14 14l:13 2ic:10 4li:z jt:x 2iz:x 2g8:w 592:w tw:s 595:q 568:o 6a:n 16d:m 29b:l 2je:k 1bo:k 4qb:j 3kk:h 5n9:g 5dd:f 3a9:e 1pi:e pi:e 1gt:c 276:c 4gg:c 3qq:b 29n:b 5df:b eo:b 234:a 4ph:a rg:a 1aj:a 28k:a 2ak:a kb:a 2r7:8 j5:8 3kf:8 34q:8 1y3:8 240:8 3v:7 1ke:7 383:7 2kh:7 bz:6 2jn:6 1ug:6 2j0:6 23u:6
slowly	29	71:7n r2:23 22j:1s 158:14 55a:14 1iu:x 5fy:x 2od:v oj:u 33h:s 1pi:q 30c:j 46s:j 46t:j 4ux:i 46r:h 20c:f 114:f 4om:f 3t7:e 1fl:9 2ob:9 2o3:8 5f0:7 2n7:7 4c7:5 3k1:5 18k:5 4hx:4 qk:4 fu:4 2tp:4 4d3:4 1lb:3
means:small	1uj	72:gb 15a:25 yl:1x cj:1f 2z0:1d 1k5:1c 81:1c 1iz:1a 29r:19 25k:16 c7:14 1vy:13 2hg:z 4t:z 18v:y 2uq:w 2jq:w zf:w cz:v pb:u 5eb:t 19d:s gn:r 19b:p 2ii:p rh:p z:p he:p 139:o q4:n hm:m 265:l 35r:l d8:l 4ss:l 11b:l 1be:k 5en:k 1wv:k y:i 28n:i 4c9:i q0:i ql:h of:h 3m:h 7z:g 3hj:g 15n:g 211:g da:f 1bo:f 3o:f 507:e 19e:e cp:e 1vk:e 31j:e 15v:e 2ml:d
undissolv	e	
surfac	3g	74:4a 2p8:26 2a1:1m ib:1j 10p:18 567:16 5e1:u wx:o 4vg:m 35f:k 566:k 5ct:k 11a:j wy:j 3r4:i 3gm:h 16g:f 1pu:e 1j5:e 53o:d 5k:b n9:a 53n:a 1pc:a 4v:8 1ld:8 4bk:8 1an:8 2ok:8 11r:7 u0:7 2ag:7 22f:7 15y:6 12k:6 2m2:6 54c:5 1n5:5 bt:5 15u:5 4ye:4 3c0:4 1b6:4 22d:4 3xe:4 12e:3 xv:3 2ic:3 1dx:3
crust	eb	75:g5 20:1u 301:1r 11a:1f oi:11 3du:z 30b:y 14g:w 1yz:u 1mq:u 52s:o 24f:n 47u:m 6y:l hn:l a6:j t3:i 5kz:i 5l0:i 395:f 1ls:e 14s:d 74:d 108:d 1dv:d 4qn:c 4qo:c 5ky:c 2e2:b 398:b ap:b 60:b 2hb:a nj:a u8:a 2b3:9 sw:9 2ln:9 9n:8 ab:7 199:7 2li:7 329:7 2mb:6 5k:6 4vz:6 1zr:6 14l:5 1jv:5 16g:5 32a:5 bt:5 sy:4 18z:4 ir:4 h1:4 sz:4 19l:4 2vv:4 4pr:4
means:thick	1n9	76:k2 19n:2w 14p:2l 1x1:28 aa:1y q8:1o z7:1i o1:1f 1e0:1c 36w:1b oh:1b 62:1a 8m:16 a2:15 1k7:15 198:13 469:11 4v1:y 8s:w 3v9:s 1cy:q 2mk:p wm:p 1tl:m 2fl:l 3pa:k 1co:i be:i 47l:g 7d:f 3p0:f ca:f 492:e 1gl:e 5k2:e 5k3:e 1yy:d 29z:d 1qs:c ie:c 1dm:c q4:c 171:c qg:c 225:b 244:a 1jh:a 1ed:a 4m:9 qr:9 5gl:9 1y9:9 6q:8 5cm:8 43m:8 d2:8 1b7:8 13y:8 qp:8 qh:8
other	yc	77:99 3cj:2q 3z:2j 15h:1w 447:1t 111:1p 2mz:1j 279:1i u4:1f ji:1d qm:1d 350:1c 3tl:17 s4:16 4sp:16 3hb:14 2mr:13 in:11 gn:z 1do:y 34:x 5cl:v 52:u 43t:u 2b7:s 4pp:r 1xq:q 5cs:p 10o:o 39:o 2h0:o 4o0:o t6:n 1wf:n 7:m gg:m cd:m 1gb:l 3yz:l 83:l 10s:k wc:j x:j y8:j 1xo:j p5:i 3nh:i 1ng:i 1or:i 2kj:h g1:h 1lj:h 100:h 3hy:h 2bg:g ii:g 3aa:g 599:g 51n:g w:g
round	n6	78:be kb:2d 221:1r 26s:1j b9:1j 3g2:1h wj:1b ux:13 196:13 1fp:13 2t4:12 11r:y 1ld:y 2jr:w 5j5:w hn:u 134:u 5hh:t 5lf:s ed:s 4ui:s 4uj:s 3o6:s 14s:s 21w:r 29z:q 20v:p 163:p 2l1:p 1j8:o 44r:m j9:l 28w:l 1gs:l 39f:l y6:k t1:k 51o:j 1um:j 2md:i 21y:i 43t:i p2:h 3eg:h op:h 2v9:g 1fg:g 1sh:g 1kt:g 1yw:g rv:g 4qd:g 59j:g bq:f 2oy:f 11n:e sq:e 4c8:e 38a:e 4hp:d
melt	cx	79:ka 5y:2l 5hf:1w n8:1n 3d3:1n 51o:1k 3av:14 27f:13 4rq:z 54l:z yu:z 4am:y 5hi:u 34r:r 16p:r 16g:k 1dp:h s2:f 27b:f 55z:d 39d:d 31i:d 49d:c 2oq:c 383:b au:b 3ju:b 36q:a 16r:8 53w:8 10i:8 zt:8 tg:8 17g:7 20b:7 2q7:7 vt:7 a5:7 rh:7 pi:7 27n:7 29k:6 220:6 2mg:6 vx:6 4xn:6 249:5 54o:4 1ei:4 55:4 48q:4 26p:4 41c:4 su:4 3vh:4 11y:4 34a:4 1mn:4 je:4 uo:4
run	io	7a:8m 5m:7j 4a0:34 271:2j wk:1y we:1h 1pr:1d 27q:19 4vb:12 4t1:11 1cl:10 1bq:10 4uu:y 4sa:w mh:u 2jw:u 2uw:t f1:r ie:p 17z:o 3uc:n 5g5:m 50p:m 1ua:l 9w:l 21u:k 1rm:k et:k 2ik:j 1hm:i fd:i 1gy:i 8m:h g4:h 44u:h 30s:h 8s:g 23e:g 7x:g 21v:g x4:f 59h:f 23d:e t1:e 23g:e 2y5:e ad:e 145:e 3kf:d ks:d 16b:d 1sy:d 16y:c g0:c 12j:c o3:c 3ur:c 1cs:c 2wd:b 2lb:b
littl	v3	7b:4s yl:3j 29r:2f 2uq:27 2hg:1n d8:1l cz:1j 18v:1b yw:1a 3uu:18 19e:15 5eb:14 4ss:13 s0:12 3hj:10 265:z 19d:z 2tf:v 2jq:u d9:u 11b:u 2cf:u 2rk:t 221:s 448:r 46d:q 47:q ot:q q0:p jm:o 2e4:o 1vq:n zl:n cp:n 2qj:m 1m3:l 9f:l 3o:l yd:l 1px:l 2z0:l 454:l 1ab:l 1zb:l 507:k 1vk:k 72:k 1d6:k he:j 15v:j 1wv:j 2fr:j 2kx:i wv:i 33h:g f5:g 2cg:g 3gt:g 284:g 2q1:g
crunchy	gv	7c:an 1jp:62 14e:1x 32:1e yh:1d 2mx:15 dy:y dz:w 16c:t qe:t 8g:s 3h0:r 1r5:r 1qm:q 2ii:q 1gi:p 2w:n 3hb:m 14a:m 4vz:l 3l:i ep:g 13z:g 10z:g 1rv:e 3ie:e 21s:e qf:e 15j:d 1ph:c 21n:b 53n:b 5kz:b 5l0:b 1ny:a 2ql:9 2my:9 11e:8 ja:8 1p9:8 21m:8 22p:8 2in:8 w7:7 1a:7 11n:7 up:7 1gj:7 jj:6 6l:6 5y:6 4qs:5 1wb:5 5ki:5 2sd:5 1jm:5 42x:5 1ut:5 k6:4 4sk:4
thick	15y	7d:ip 19n:3i 14p:3a q8:1s o1:1j oh:1i 1k7:1g 469:1d 198:1c 8m:1c 3v9:18 1tl:12 wm:11 8s:10 pk:s 3pa:q z7:o 2mk:n 1yy:m 5k2:m 5k3:m 76:k 492:j 1co:j be:j 1jh:j 1qs:i 29z:h oc:h 33x:h 1ed:g 47l:f 39z:f 225:e 5dy:e q4:d 5n5:d 2z1:d 2pp:c 43m:c 1eo:b 5cm:b 1ec:b 1y9:a 36w:a 10r:a 4m:a 171:a j9:9 13y:9 220:9 3r4:9 1ek:9 54p:8 1hz:8 2ae:8 ie:8 4s8:7 10d:7 1fl:7
means:lid	1m8	7e:lw 7g:3k 1mq:2g 3rh:18 bt:16 h1:z 322:t 3pr:s pd:n p7:n 569:m 5ie:l 7h:k ab:k 7f:j 3ra:j 11r:g 1h1:f 7i:d 116:d 1wt:d 1ac:c 3xj:b 33s:9 51:8 74:8 320:7 3ef:7 1lc:7 bq:7 1kz:6 301:6 53o:6 1od:6 1bi:5 5if:5 48y:5 2r2:5 4t3:5 5k:5 ib:5 1ck:5 4w9:4
lid	115	7f:ks 3xj:2i 7h:y 51:s 53o:r 1ac:p 1od:j 301:i 7e:h 51c:f 1lr:f 3ef:f 4b9:f 4t3:e 55y:c 32z:b 1j4:b 2r2:9 1ww:8 1h1:8 289:7 3oc:7 1lc:7 7i:6 1gh:6 1ma:5 4w9:5 e4:5 26k:5 4v2:5 1o9:5 51t:5 18r:5 2vj:5 23x:5 1es:5 kr:4 2mg:4 108:4 eu:4 2o2:4 23t:4 2yb:4 sw:4 22y:3 3b5:3 h1:3 1is:3 16r:3
uncover	1m	7g:57 5mo:1h 4wf:19 27l:o 2o1:n 1wf:j 129:a ib:9 3a3:9 5ef:9 1lc:9 7i:8 3e8:6 1pq:5 4he:4 7h:4 bq:3
cover	m4	7h:f1 7g:6y 1mq:49 3pr:2b 7i:1v 7f:1r h1:16 320:16 322:16 569:15 7e:z bt:y 5ie:w 1wt:v 11r:t 3rh:s p7:q pd:q ab:o 48y:n 116:n 5hg:h 2eu:e 1vi:e 1va:d 1kz:d 4v:c 33s:c 4w5:c 15m:b 2mm:b 3ra:a 4da:a 162:a 74:9 bq:9 zv:9 1bi:8 5if:8 1mi:8 22:8 ar:7 8t:7 6x:7 4w6:7 b7:7 ib:6 km:6 1n5:6 pw:5 2li:5 1qc:5 1r6:5 6q:5 1ha:5 573:5 4he:5 2od:4 3od:4 1np:4
ajar	15	7i:1i 7z:19 274:o 1m:o 3uv:f 3uw:e 5i7:d r8:c 24m:a 1et:8 nf:7 1aj:7 v4:6 17n:6 4f:5 7y:5 n8:5 lg:5 7h:4 2vc:3 sl:3
leav	2aa	7j:hf 1a8:16 1bd:11 51n:10 1og:y 7i:x 8t:v 3cj:u 10o:u 2x:u 27:t 2t1:s 51:p 3n:p g7:p 5l:o 43n:o 1y6:o wv:n 2cv:n 53:m 5j:m 30c:l 4ty:l dw:l xe:k f1:k 18n:j fy:i 1ms:i rf:h cr:g q2:g vr:f 7r:f ln:f w:f fb:f 1gb:e e6:e 4t6:e 1ut:e 1y4:e 59:d 39g:d k5:d fi:c 1hp:c c3:c 2hd:c 4qe:c ql:b 7y:b e3:b 5bx:b 5b:b 25:b 120:b eg:b n3:a
if	1zu	7k:5o 2ia:2j 2io:1k cy:1j 47:1f d:14 16o:13 1ps:12 6g:x j2:v 150:t wn:s t6:q 1yi:q l7:q m:q 369:p 1ao:o 2bo:l b9:l 2sy:k 7a:k 229:k e1:k 1n:j rz:j 142:j er:i p2:i 4w:i fy:i kt:i cr:i 9k:i 1nk:h 1ae:h ch:h dr:g bz:g do:g rx:g 1os:g 18n:f ve:f te:f 2hd:f 1ya:e 2j9:e 1y7:e tm:e 83:e 53:e kg:e 71:e 1q:e dq:e 51:e 6d:e 19m:e 1a7:e
means:open	ye	7l:mh 4r0:1z 1m:1x wg:1w 1l5:1i 17n:1i 2vo:1e 47:1c 1f7:18 1jc:16 qm:15 5k7:13 rz:y 7i:x vy:v 3hx:t 5ku:t aq:s 1wl:r 4x2:r 1ew:q 1sd:p 38b:p 4g4:o 2mw:o 1g7:o kx:n 4w3:m b7:l ku:l 2wm:l 7g:k 182:j 1t1:i 12k:i rl:i 1to:i 5dd:h 18y:h 7n:g 51u:f 3ws:f 28z:e 4zy:e 51c:e rv:e 4x3:e 2jg:e 497:d 3nb:d p2:c 4i:c 3ie:b 179:b 5lx:b 51:b 2w3:b ju:a 1wn:a 11:a
pot	1bm	7m:k1 1es:4l ws:2y 2t1:1n 4y0:1l 16w:1k 1f1:1h ak:1e 3e5:13 1g8:10 wo:w 1ey:v 2xj:u c3:r bh:r ew:r 3j7:m 120:m 8c:l 5ji:j 1lr:j 56r:j 4vj:g fl:g 8b:f wh:e 28x:e rf:e oz:d 7f:d 4a7:d 3zh:d 3my:d 3i9:d 10z:c 15l:c 17t:c 5q:c 2s4:c 55r:c 4td:c 16z:b 7i:b 2xk:b 3fl:b wu:b eu:b 10x:b lg:a 1vv:a 3zw:9 2eh:9 2er:9 a1:9 5ba:9 2dn:9 39w:8 fs:8 8l:7 fi:7
open	x1	7n:ml 4r0:1z wg:1w 1m:1l 1l5:1j 2vo:1i 1f7:18 1jc:16 qm:15 5k7:15 17n:11 7i:11 vy:v 47:u 5ku:u 3hx:t aq:s 1wl:s 1g7:r 4x2:r 1ew:r 38b:p 1sd:p 2mw:p 4g4:p 4w3:n kx:n b7:n ku:l 2wm:l 7g:l 182:j rl:j 5dd:j 12k:j 1to:i 1t1:i 7l:h 18y:h rz:g 51u:g 497:g 3ws:f 51c:f 28z:f 4zy:e 2jg:e 3nb:e p2:e rv:e 4x3:e 1wa:d 4i:d 3ie:c 179:b 2w3:b ju:b 11:b 5lx:a 1wn:a
partially	i	1fn:z 88:q 87:f 80:b 7t:b 3xt:8 7g:3
means:simmer	y1	7p:j9 4am:1m 4ga:1l wi:1f 3t6:1c bo:1a fh:16 xc:15 4j7:x 4c8:v oz:s 92:o 51:n wd:n 50x:l 360:j ao:j 1hj:i 5b7:h 5b6:g 7q:g 2lc:e xi:e 2ka:d 2cs:d 2cp:d 8l:c 36w:c 1b6:c 1s4:c rf:b 1ld:b 12u:b vt:a 583:a 8r:a zh:a 227:a 1a4:a 2vs:9 2t1:9 3q5:9 3m4:8 8i:8 47e:8 1ez:8 27q:8 2px:7 1u5:7 ww:7 bb:7 2km:6 47g:6 90:6 3k:6 7s:6 1hb:6 1z:6 3e8:6 2gf:6
simmer	hs	7q:gl 4j7:1m 4c8:1g 4ga:1c 92:11 47e:x 5gl:x 4sq:w 51:s 1ld:r 2cp:q 2vs:p 2ka:o 7p:m 2mq:j 4ya:i fh:i 3m4:h 36w:g 5i5:g 12u:f zh:d 3e8:d 1u5:d km:d 1s4:c 5g5:c 1jh:c 32p:c 543:c kl:b 2gf:b 2km:b 573:a 1z:a 151:9 fx:9 198:9 3k:9 xi:8 21:8 28a:8 3t6:8 4tw:8 1ug:8 1wb:7 rf:7 o4:7 4ta:7 1ji:7 34q:6 f8:6 7i:6 e5:6 2t1:6 7s:6 bb:5 29n:5 bn:5 1cd:5
necessary	5v	4lh:28 4nv:1k 36j:1h 2sw:18 495:15 2qn:15 29n:13 29a:10 e3:z 3je:y 3f1:x 1ps:w e9:w 18c:u wz:u 2q8:s 22b:s 2xb:p 1om:p 3qn:m 2vu:j e6:i 8w:h 5cs:f 53l:e 4u9:e 4no:e 4pf:e tm:d j2:d 2z8:d 1gx:c 3r8:c 3z5:c 1tf:c yw:c 1og:b 52s:b 1lk:a rx:9 55j:8 30m:8 40f:8 1z2:8 bx:8 gk:8 5kt:8 2c:7 252:7 228:7 7x:6 sr:6 q3:6 1f9:6 1h1:5 6d:5 2hx:5 2a:5 47h:5 3o0:5
twenty	ad	7s:56 151:39 3i9:25 bz:1y 1a4:1p 3k2:1k 1ua:1j js:1a 2v1:19 4zd:18 242:14 fh:13 48i:11 4lt:11 4zm:10 20x:z 2js:w 4ur:u 114:u 55v:q 5a7:o 1li:m ud:m 55y:m 52l:l e5:l ro:l rs:j ab:j mu:i 1jb:i 579:h 3ke:h ui:h 53p:h 93:g s9:g 1ul:f 32p:f 2o1:f 3yb:f 2jb:d 3ig:d h4:c 2lf:c 4qn:c 4qo:c 50v:c 2ay:b 2vs:b 55b:a 7i:a 2en:a 1i9:a o6:a tu:a 2h6:9 329:9 3og:9 31i:9
mention	n	3yh:13 2tw:s 88:p 7o:h 87:e 4n4:d 4j9:d 80:b 3ci:a 3cg:a wa:8 2qa:7 3f8:5 3f9:5 1n1:4 pz:4 3hq:3 1mk:3 1mj:3 3cf:3 4bj:3
which	285	7u:es 28u:43 4l7:3a 369:2v e7:2d 1d3:28 1da:25 264:22 g6:1o tj:1n 1r4:1l 1k0:1d 3j:1c 1r6:13 ds:12 iv:12 13t:12 1xj:11 1xc:11 100:10 17h:z gy:z 28x:z wc:y 1cu:y g0:y 4ux:w 1h:w fz:v 350:v 39:u 3gm:u 8e:t 1df:s 3z:r g2:r 30m:q gj:q y8:q 3e:q g1:q 45j:p nq:p 14:p 12:p 1d4:o ga:o ze:o 77:n 21w:n 1y7:n 1t0:n 1x:m s7:m np:m 2d9:l 48m:l 4l8:l 1r2:l 2xw:l
food:water	38j	7v:nl 6j:1i bf:1c 6e:z 2sn:u o3:r 2q:q x4:p dd:o 1gx:m 2s3:l 1uc:j 3gt:g 8n:e 13y:d 16w:b 8s:b 1fi:b 2sw:a 8m:a 3pd:9
whol	13n	7w:gh 525:1h 1uw:1c sd:19 2ph:19 3q2:17 1k1:x uc:w 1j3:v 19a:u 499:u 55a:t 35r:t 2ep:r 53t:q i9:o 1xc:o r0:o 1y:n 251:n 3gt:n 43z:m e7:m 34h:l 1j9:l 23f:l ip:j oa:j 1jt:i 13s:i 2ml:i q4:i 57j:i 10a:i 2sy:i 2bh:h eg:h zp:h 16b:h 1eb:g 9x:g 44x:g 3j6:g un:g 300:f 34b:f 10q:f 3eu:f 3y:e 5ji:e 4r8:e 35g:e 34:d bc:d dn:d 139:d 43g:d 84:d 5ik:d bs:d
mum	5d	1h:21 41l:1z t7:1i 4qk:1i 3rh:1b 276:17 2uv:16 87:13 3uy:10 2dn:z 2cz:z 3st:y 3t1:x 7x:v po:s 54t:s 3gb:r 1x0:q 3cp:p 6u:o 3sa:o 2xw:o 2jv:m 26t:k 1f3:j 4dl:i jx:i vt:i 1hi:h 3cw:h cx:h 5jo:g hd:g ua:g 5jj:g 13b:f 6g:f 31h:e zk:e 2sx:e 37q:e vq:d 4xa:d 3j2:d ka:c 4hg:c 361:c ke:b w8:b 1xf:b i7:b 2dg:a 2dr:a 4w3:a 2d3:a 50i:a 191:a o:a 1et:a nl:a
tilt	w	7i:1w 50z:1l 26d:u 26c:p 1m2:n 7y:k 218:g 2a3:f fx:d 3bb:b 3bm:a 2j2:a 2xs:8 lz:7 26b:6 2z6:6 54i:5 527:4 482:4 3ba:4
gap	2m	7z:83 4v:2y 531:1h 7i:15 2oj:x 26e:s 144:p 5r:o 274:o 426:m 1m:k 31b:j 147:j 3fz:h 3ky:h 4g2:f 17n:c 2oh:a ov:8 hh:6 2ii:5 29z:5 26l:5 v0:5 45i:4 1dy:4 41k:4 1q4:3
knew	m	2fq:s 88:p 2ff:n 7o:h 87:e 7t:a 1yv:a 2fs:8 4hx:8 jg:7 2uy:3
fit	b8	81:9u u4:23 5bs:23 1lj:20 5kw:1u 1g4:1u 2jc:1r 1lc:1o 1ac:1n 52r:1n 4uf:1l 5n3:1d 3ug:1c 4he:19 19a:16 30b:12 1q7:12 54u:10 2rq:z 1wr:y 1lr:u ew:r 304:r 22h:r u6:q 2cy:p p5:p my:n 502:n 41u:k 1ex:k 309:j 51e:j 59e:j 4v5:j 256:i 4v4:h 3fn:g 1mm:g 2cv:f d8:f 27y:e 3s4:e 265:e ji:e 2m9:e 2m2:e 301:d 1f5:d 1kx:d 30o:d 351:d 1es:c 4u1:c 1mx:c 2wg:c 2a0:c 4ne:b 23u:b s6:b
carry	9q	3lc:38 82:2h 3bh:2f 578:20 3xs:1w v2:1v 5bs:1s ff:1n 3a0:1e 38z:1a 2o1:19 3jd:18 3v6:11 fx:11 1im:y 22i:u 3t0:u 1vd:t 4no:p ai:o 37p:n 4pa:n 1o4:m fg:l 1b8:l 1rh:k 4s4:k 54n:j mg:i 2e0:i 53g:g 1iv:g 3nv:g 2g8:f f2:f 106:e 1gl:e 51b:e 47:e fp:d 21z:d 3es:d 5k2:c 5k3:c v4:c 18l:c rg:c f4:c pl:b 1ga:b 3bo:b 2ia:b 3bm:b 1n8:b 38c:b fq:b e4:b 3bq:b 37o:b 7o:b
find	9b	1a7:3l 359:2y 2la:2x 46d:2i 1xj:2h 83:2c 4z4:2b 55n:22 1xs:21 23k:1z 58q:1p 1a6:1o 43t:1k 2g8:1j 39y:1f 3ur:1e 34j:1d 4wz:19 i7:18 1nt:18 4yl:18 3z4:16 5gi:15 3hx:15 3qu:15 3gm:13 3us:11 1zk:10 2fx:z vs:z 1r2:y 5hn:y 3eg:y 436:y 3bk:y xn:x 4ui:w 4uj:w 5ic:u 4dq:u b9:u 1is:t 4zn:s 1ng:s 2x4:s 37d:s 1t1:s 16:r eu:r 45c:q 1df:q 4qz:p 17m:p 1cz:p 4ph:p 1d1:o 379:n 1xo:n 1xc:n 4td:n
part	b8	84:b9 s6:1s 5mk:1g 25a:19 ld:17 jo:15 1jt:12 15y:12 4ky:10 277:z 59n:v 59m:u d7:u 10a:u 10r:t 3e:s 5l6:o 2gr:n 3jg:l 1xu:k 10m:k 3jd:k ue:k 1kk:k 2cp:k 31e:j 10k:j 1qf:h je:h 152:h 2yr:h 3cv:g 51x:g 1oj:g 1fz:f 2rn:f 3oa:e 1ae:d 4qp:d u6:c uc:c 10i:c 1uu:c q2:c 2ml:b 1zu:b 2n6:b 7o:b le:a 3kw:a 44g:a 2vo:a 20:a 5h8:a 121:a 31b:9 19r:9 2rv:8 1qr:8 i0:8
means:mean	wl	85:ie 1dk:2x 2bg:2l 18k:2h 24m:2d 24b:1x wm:1q 3fy:1o xj:1o si:1o zj:1e 188:1d 1i8:16 l7:13 1up:12 4tc:z 3bk:z 13z:y 142:x 2ml:w 1dp:v 1k0:t 1cq:s 1cr:s 2qm:s 2kn:s 1vy:r 5cn:r 1i6:q 4h:q 4fo:q 4a:o ce:n v4:n 2mf:l 1c8:l 6w:l 11r:k 2pt:k 1k9:j 3fo:j yr:i 2km:i 1b5:h 9p:h 47w:h 16u:h 16v:g 1qs:g cq:g 47y:f 1dv:e 1o7:e 2kh:d 342:d 2mm:d 389:d 5i:d 1qv:d 86:c
mean	po	86:gn 24m:3h 18k:2z 1dk:2w 24b:2b 3fy:22 wm:1u 1up:1q zj:1q 4tc:1n si:1h l7:1e 1dp:1c 188:17 xj:17 2qm:12 13z:11 2kn:11 5k0:10 1cq:z 1cr:z 1vy:x 5cn:w 4fo:v 6w:u 4h:t 1c8:t 142:r 1i6:q 2mf:q 2pt:p 47w:o 551:o 1dv:m 47y:m 2km:m 2ml:m 1qv:k yr:j 2kh:i 1o7:i 16v:i ce:i 111:h 4ch:h 389:h 3pd:h 2mm:g 4ca:g 85:g 1ys:e 12q:e 4xs:e 16j:e 51j:e 8f:d 2qe:c ql:c 5i:c v0:c
hiya	k	7o:n 1wx:f 80:e 7t:e 1iy:a 1s6:8 1f0:8 7g:4 7i:3
tlid	g	7o:n 80:e 7t:e 7g:4 7i:3
keep	253	89:ia 1k2:25 1pf:1u v1:1n 209:1h fc:1g 349:17 2x:14 as:12 348:12 8t:11 8y:11 uu:10 347:y 122:y uv:y 27z:w 1pq:v 29n:t 213:r 3kk:q 12u:o bv:o 3i5:n dg:n 4wr:n 21i:m 5fq:l o7:k 37p:j fp:j uk:j 36y:i ex:i pj:i 12n:h fd:h n6:h ai:g 2s:g 217:g 5t:f 1l:f h1:f 32d:f 2ex:e 1b3:e 2x0:e 31:e 47g:e 1jq:e 5l:e n4:d 3v:d zh:d 17n:d ff:d um:d fm:d pm:c
food:rice	24e	8a:pw yh:2z 1m3:2k 98:1c pg:1a 1gp:13 521:w 1or:o 10x:n 1mu:k 28u:k 4o9:i 1dq:h 1dg:d 48m:b 4l8:b 3hi:b 44q:a 9v:9 4o1:8 3g6:8 1jq:8 34g:8 1ls:6 pf:6 10z:6
means:hob	x1	8b:hx zh:2j 30w:1d ad:15 ac:11 1ei:10 8c:y xq:x 2eh:x ae:t 91:t ah:s mr:q n3:o 345:o 1ml:m 2er:m 1hl:m fn:l bl:l 2ex:j ar:h 2k:h 324:g 1su:f 1ac:f bh:f fi:f wf:f 9j:f vu:e 4li:d ak:d 39x:c 4p4:a fd:a ng:a 7m:9 qk:9 tx:9 3e8:9 14c:8 r9:8 2z5:8 ay:8 nh:7 365:7 bm:7 fa:7 2ir:6 wd:6 30c:6 2k9:6 7q:6 wq:6 8l:6 55m:6 39w:6 b4:6 2xg:6
hob	fo	8c:bn bh:6x 30w:29 3e8:1y 8b:17 5cv:11 41z:r bl:o xq:n zh:l 3y7:k 2od:i 336:f 334:f mr:e 4wh:d 1ac:d 1eu:c 2bc:c 47g:c b1:c 11w:b 1lk:b v7:a wf:9 b2:9 r9:9 193:8 34s:8 gi:8 3xi:8 2eh:8 2pw:7 9i:7 2pk:7 3il:7 4am:6 324:6 35p:6 ph:6 bn:6 14c:6 3sp:5 10y:5 41l:5 39x:5 2ob:5 ak:5 bm:5 2st:5 9j:5 sd:5 10p:4 4p4:4 34b:4 2ir:4 14y:4 2k1:4 11o:4 ar:4
food:onion	1xl	8d:pf 1dh:17 1io:15 f:13 ji:q 56b:p 157:i 12e:g 1e9:d 17l:c 57b:b 4rl:b av:a 0:a 3q9:9 10k:8 3m:8 436:7 zf:6 tf:6 2gb:5 24v:5 2xl:5 4zq:5 40t:5
differenc	4p	8e:79 1i6:5i 19i:1l 18k:1j 26a:1h 4rh:1g 3ge:1f 4rq:1d 2qq:1d 35e:19 1da:16 1lx:14 4si:11 21l:z 29a:w 1lu:r ip:q 3ks:m 1az:m 3b:m 1tc:k 24c:i 1jr:i 12v:i 563:h 1cw:h g4:g 2sn:f 2vm:f 17k:e 3h4:c 31k:c 1d3:c sr:c 1ix:c 273:b 204:b 1vw:a 2b3:a 206:a 19u:a 3co:a 1e2:a 1im:9 4q6:9 4cw:9 4b3:9 1ow:9 88:8 1h:7 2eo:7 4cv:7 1jd:7 f:7 4wl:7 21s:6 12z:6 2an:6 3v0:6 3rl:6
gently	2e	8f:50 58i:28 528:27 xi:1y 2km:1v 49w:1i mp:1e 5d3:1a 30f:15 3do:x 4c3:w 47e:w 1o7:t 53d:r 266:q 21z:m 14y:i 276:i 3yh:f 1l4:d 1dt:d 2qi:d bb:9 3go:9 2xb:9 2ln:8 o4:7 6o:6 209:6 18t:5 3y7:4 zo:4 33s:4 261:4 fx:3 4tp:3 2ef:3 1sc:3
soften	ad	8g:7r jt:2j l1:2d ya:2c 5iw:1n 13z:1l 27h:17 4g9:14 2u5:z ep:y 11e:v 2lm:v 5hv:p 4z0:p 1gq:m 338:l 55n:k 2ce:j 2fy:j 1dy:j 3mi:i 6d:i 4tb:i 260:i 15i:i 59f:h 143:h 3bh:g 3lw:f 21z:f 19i:f 1rr:d 10w:d 1o7:c lr:b 1pl:b 3og:b 3jl:a 3lp:9 7c:9 2in:9 45:9 20t:9 lp:8 1jf:8 4l7:8 1lp:8 js:7 293:7 5lt:7 55i:7 k6:7 1io:6 1x7:6 1vy:6 2p5:6 44:6 q9:6 4lt:6 237:6
leaf	jz	8h:ml 15:1g 3rl:17 1nt:14 xt:13 8:11 387:u m3:r 10h:r 167:r sc:p 2p:o c7:n 1js:k 162:k 34m:j 1s3:j 168:i 1wr:i 4vh:h 1k1:h 1o:h 2ph:f 4gk:f qu:f 1jf:f qo:e 3lb:e 1o0:d 5ck:c 4hp:c 26j:c pz:b em:b i4:a 47:a 386:a 252:9 10s:9 4w4:9 45c:9 3qh:8 33f:8 52g:8 1ok:7 59u:7 3qi:7 1rb:7 40f:7 10m:7 2xx:6 1bo:6 26o:6 3qn:6 1kb:6 1xc:6 251:6 ql:6 43g:5 253:5
reduc	49	8i:ab 4c5:2o 1jh:23 33x:1w 1ys:1l 2ka:1j 1od:14 2rm:z 1p0:x 434:s 3kh:s 125:n 1m2:l 51a:l 4m2:j z4:j df:h 5mn:h 1ek:f uc:f 5du:d 17a:d 1ev:d 3mc:c 3mb:c oj:b 3md:a wr:a 24m:9 gk:9 3sw:9 3gk:9 3m2:7 3m0:7 3m1:7 3xo:6 di:6 3xl:6 1fb:6 3xp:6 17h:6 1qa:5 2y8:5 wf:5 2l5:5 1yk:5 vc:5 216:4 2fv:4 3dc:4 2vn:4 25i:4 1g5:4 130:4 11a:4 1oa:3 3io:3 og:3 2u:3 2fn:3
means:brown	3eo	8j:n6 tz:17 gm:16 l8:13 12q:11 ne:z ll:y xu:w kw:w 18n:t 119:t 1h4:r 8q:p 1l7:n 21l:l 1bs:l 17b:k 31j:j 19p:i b5:h 9c:g ox:g 4tl:g 37c:e 1zx:e lb:e 199:d 1mt:c 9a:c az:c 1f:b 28m:b aq:b 187:a 75:a
between	7i	8k:d5 1i6:2t qu:2b 48z:1c r2:1b 5b4:19 4rq:19 2xb:17 ol:11 5jr:y 5ix:x 4rf:x 2pp:w 3du:t 4pd:t 1tp:t 522:s rg:r 1aj:n 2v1:m bn:k 1d1:j 144:j 1fz:i 1dp:i 1i4:h 301:g 15z:g 129:g 30y:f 3h4:f sn:f 147:e x5:e 25x:e u4:d 45h:d 26o:d 8e:d 1l7:d 4rs:d 2l1:d 1py:d 1yz:c 22j:c 1kw:c 4ef:c u9:c 1gl:c 1s6:b 310:b 26j:b 2nd:b 16g:b 17j:b 1kb:a ir:a 2l6:9 45k:9 1qz:9
means:boil	1o2	8l:lo 92:v 1r7:u 8r:q 2oc:q 7p:n 3b5:n 3ec:m ux:m bh:m 7q:m 4rl:l 236:l 2ug:k 1ja:j 14w:h 2sn:h pg:h 4w9:h 4n:d wi:d 8f:d yo:c 6s:c 2sw:b 1wu:a 1sq:a 3xi:9 wl:9 2eh:9 3ti:9 u5:8 2pp:8 3kw:8 z1:8 47g:8 xq:8 zh:8 4u9:8 qo:7 4p4:7 a3:7 27q:7 1vu:7 2fl:7 9j:7 7m:6 12r:6 324:6 1oj:6 1fk:6 7v:6 2km:6 5l6:6 ne:5 8b:5 bb:5 1dy:5 vt:5 302:5
means:thicken	gd	8m:d6 9z:2l 1co:1c 2ov:16 1ei:w 4zu:n 4tv:l be:i 19n:h 1yc:h o1:g 497:f 5kz:f 5l0:f bf:e 3gy:e 13y:e 18b:c 8s:b 1dd:b 220:b 5ky:a 4tz:a 1ji:a 2ia:9 2aw:9 9t:9 1wf:7 1s1:7 2qf:6 3mr:6 1jl:6 1ja:5 r2:5 a3:5 oj:5 v8:5 4vz:5 qr:5 2en:5 7d:4 w2:4 8i:4 2cs:4 472:4 19j:4 44u:4 71:3 145:3 44v:3 1cl:3 2vn:3 276:3 2bs:3
wet	s1	8n:f1 16i:3o 6e:3a 6n:2i 192:1u 5bl:1d 1p1:17 2oc:17 oo:12 1el:12 62:11 bx:x 1cl:t 175:t u5:s bf:r 6j:r 3ml:q 1uy:q 1r8:p 1j8:o 43f:m 24a:l 5b8:j 6l:f 27f:e 4rh:e 54q:e jj:e 2i4:e 44u:d 194:b 5kf:b o8:b mh:b 19a:a 1em:a 1sk:9 1co:8 1gv:8 1pa:7 v0:7 1cs:7 262:7 2o:7 2n1:7 2ag:7 1g:7 aa:6 301:6 56g:6 322:6 27s:6 29d:5 gn:5 1j5:5 hg:5 3ny:5 29t:5 1wb:5
end	lj	8o:c7 20k:2v 37j:26 2qn:1q 2ag:1m 469:1a 1uu:19 jj:10 573:y 1wd:y f9:w 2qp:v 5n3:v 5al:v 5g8:t 24e:r 3hj:p di:p 5d1:p 1to:o 3xk:n sd:n 50u:n 4ti:m 1j5:m st:m 1l0:k 1fs:k 4q1:j 1nn:j 3r1:j 1qm:j 1zi:j 277:i wm:i yo:h 1tp:h 84:g sp:g 33j:g jz:g 2ml:f 1e7:e 35p:e 5fr:d 1pt:d ee:d 22q:d i4:d 10k:c o:c 1wb:c ed:c 31:c eo:c 165:b 2me:b 1zj:b 5aw:a 1ut:a
10	3m	53q:2g 58m:27 49n:1o 6b:1i 1rw:1g 3fb:1f 4tb:16 52e:z 3u5:y 2hl:y 4bp:v 13z:t 2kf:p 21z:o 4c4:l 40w:l 37n:k 284:j 19f:j 20i:i 5ks:f 1kp:f 4c5:e 1m1:e 2fr:e 2j3:e 3q4:e 1ll:d 195:c 24w:c 1ax:c 20d:b 2nh:a 16d:a 4p5:a 497:a 1y3:9 y6:9 1jh:9 11c:8 1up:8 49l:8 20e:8 1ig:8 o4:7 222:7 1qj:7 228:7 32h:7 u2:6 3wi:6 f8:6 2hf:6 1a5:5 4rc:5 4hx:5 2cf:5 1l8:4 35a:4 1i6:4
brown	23h	8q:le 2pu:1x tz:1w 199:1e 17b:18 l8:13 2ag:y 4tl:u xu:s 31j:q 1l7:p 8j:n kw:m 21l:l 9c:j 1xg:j 119:i 1lh:i 2n1:i 12q:g 75:g ne:f 52k:f 201:f 1f:e 19p:e 187:d 17z:d 3uo:d 161:c gm:c 5e6:a b5:a 1h2:a 4ug:9 aq:9 4q6:9 cy:8 1v8:8 129:8 1je:7 ab:7 1mt:7 4am:7 18n:7 196:7 1cv:7 1zx:7 az:7 vf:7 1gt:6 1gp:6 21m:6 9a:6 57o:6 1vr:6 1ou:6
boil	24s	8r:mn 92:u 1lk:o 1r7:m 2sn:m 7p:l 6s:l 8l:j 7q:j bh:i 14w:h 3b5:f 4n:e 2oc:d 3ec:d 1fu:d pg:d 4rl:c 4w9:b 324:b 236:a 2sw:a 1fk:9 8i:9 wl:8 rs:8 1ja:8 6j:8 47g:7 2eh:7 1fj:7 yo:7 3y:7 z1:7 7v:7 4p4:7 12r:7 1jh:7 zh:6 e0:6 1wu:6 9j:6 ne:6 o:6 3xi:6
thicken	e8	8s:de 9z:2l 1co:1g 1ei:y 4zu:o 1ji:l 1yc:l 13y:i bf:g 18b:d be:d 1dd:b 2qf:b 8m:b oj:a 2ia:a 4j7:a 14p:9 1s1:8 3mr:7 9t:7 r2:7 o1:6 qr:6 1jl:5 w2:5 2vn:5 472:5 1cl:4 1ja:4 a3:4 44u:4 44v:4 2aw:4 fb:4 2bs:3 11a:3
often	5o	8t:8t 8y:2h 5hs:2f 8v:26 9u:1c rj:19 1ot:14 2q8:10 573:z 4ck:t 2oj:s f8:q 8u:n 40i:n 8x:m 1u6:k 30:i 2yw:g 4yw:g 3z5:f 40t:d 93:c 4ga:c 2do:b 41w:b 41y:b 41x:b kb:b 13k:b 29t:a 8f:9 1q5:8 1hd:8 25b:8 4d:8 2dt:8 39o:7 1kz:7 13a:7 3lb:6 1dz:6 20q:6 308:5 3c6:5 1la:5 30a:5 2i6:5 2wm:5 2dc:5 2df:4 305:4 4r8:4 1v4:4 bn:4 yr:4 5mx:4 1vr:4 307:4 u2:3 1j9:3
alon	40	8u:3t 1f4:1r 2r2:1l 2bg:1l 3pl:1d 5h5:1c 4pc:17 8t:15 3iq:14 5fm:v 5bq:u 5bp:t fq:r 21x:q 4ad:o 3nn:n 51:l 3fk:k yo:j uh:g 2wo:f 21t:f 4r7:f 34f:d 18q:d 1b1:d 2xy:d 3a8:d 2ji:c 1wh:c 3rf:c 2av:c 4dp:c 3re:c 2qy:c 2si:b dv:b 2ju:b 46f:b 295:a 296:9 4ga:9 dw:9 1n2:9 30:9 432:9 1o0:9 4j7:9 4e:8 3rd:8 1t4:8 1m5:8 4gy:8 3ql:8 292:8 4gx:8 4gz:8 2c1:7 4gw:7 4gv:7
walk	1p	4yu:1w 4pw:1t 8x:1f 12f:1d 37q:18 54q:w 8t:s s9:r 3ie:q 3ww:j 2qy:i 3es:i 3wy:i 33g:h 3wz:h 136:h 21b:h 3xs:g 3wx:g 2dv:f 1je:e 2g8:d 8v:d 275:c 2n5:b 41m:b 4pc:9 1dz:9 f6:7 dv:7 12g:7 1pa:6 4hx:6 2la:6 4ga:5 12c:5 2qz:4 f7:4 9u:4 9c:4 2pt:3
happen	8o	8w:49 4zq:3o 3os:1r 150:1n 56a:1f 34q:17 502:13 2qq:13 1m:12 2nm:y 36k:y 5c5:w 1l1:w 11e:s 1xa:s 28c:s 3nv:s 1vm:s 6f:q 25l:o 4rn:o 33q:n 3gl:n 5a7:n 1h3:m qk:m 3p3:k 594:k 1ec:j mp:j 3h7:j 3og:j 1cg:i 7r:i 2po:i 1fl:h 1cj:h 54i:g 1os:g 2la:g 1yc:g 4au:f 1vo:f 6d:f 1iu:f 2gv:f 2je:f 1vh:f 1rd:f e1:e xs:e tm:e mt:e 1qj:e 41m:e s6:d 206:d 1y6:d 2rn:c 114:c
constantly	w	9u:5j 4pc:1k 3uu:1d 41m:10 3qj:f 8v:e 9v:c 8t:a 3qm:a 3ql:9 3m7:7 ps:7 4r8:6 3qk:6 2wm:6 bo:4 4r9:4 37h:3
every	9i	8y:4o 1h0:21 1kb:1y 3ea:1h 320:1d 102:19 4t0:18 4vx:14 2sk:14 1cg:11 4rd:10 29h:10 4tz:z 2n6:y sl:x we:x 6z:w 55h:s 3vf:q 564:p 1vr:p 1oy:p 1re:p hz:o 242:n 21o:m 1vk:m 1u6:l hh:l 18z:l fw:k 3c0:k k2:j 2iv:i 1v7:i 1ko:h 4ga:h hx:g 5ie:g 387:g 4ql:f 5kt:f 13g:f 2g5:f 1a5:e 46k:e 43l:e 30b:e pa:e z2:e bn:d i3:d 3g4:d vt:d 2po:d 1bp:c 2ym:c 190:c 205:c 87:c
bad	ml	xg:77 8z:3b 2uk:35 5mw:1k 2wu:1j 2ky:1j 4i:1e vq:1d 1os:1c 2ta:1b 2fd:18 x8:17 7z:13 1kc:11 2da:10 1f7:x 1m:x 1gx:v 1aq:v 1h6:v eg:u 17n:t 1ue:t ww:t 1wv:s 29g:s 5m5:s 1ap:p 1h3:o 2fo:o jo:n 3z4:m 142:m 4bv:m 41:m 9x:m 4uc:l 3fb:k 1sr:k li:k 4ue:k 1g7:i 4xg:i fy:h 3i2:h ju:g 4qz:g 44w:g m:f 1is:f 3z0:f 36z:e yy:d 274:d 22m:d 499:d kb:d 566:d 1lj:d ed:d
pop	4m	90:8v ah:3c 3vd:2m 33d:1j 18y:1j f8:1h 4vx:1e ay:1c 5b2:1c 4rg:1b xv:18 24u:17 2a8:16 5j7:12 3gj:s 3gi:s 3hp:p 12l:o 37u:o 5q:n 3go:l 3va:i 51:h 2fx:h 3xq:h 1om:h 35t:h 2xe:g 3gd:f 46f:d 4qn:c 4qo:c 3pd:b 2a1:b 1go:b 385:b 15u:b 4bo:a 2g0:9 1p2:8 bt:8 2it:8 po:8 4a0:8 2iu:8 14m:7 2ix:6 4i7:6 2iz:5 123:5 f4:5 4jp:5 3lv:5 ac:5 2iy:5 ap:5 1q0:5 9h:4 2av:4 1oj:4
kitchen	9r	91:ay y1:3m 54r:1b 3eu:1b 12c:18 2r7:17 39x:15 215:15 1j9:10 33g:z ar:x bh:x 14n:w 200:v 2k9:v 13n:s u0:s 2eh:s 2zm:r 2y0:q 280:o 324:o 2xl:o 1s5:n 4n8:n 2by:m w9:m 47w:l 5db:k bx:k 116:j 3pi:j 2zg:j 4sm:j 4sn:j 1vp:i 3ea:i 20c:h 1jk:g ge:f 25b:f 39w:f 2er:f 9j:f 44c:e 323:e 12f:e 4df:e 1e1:e 1ax:e 257:d 3v6:d 1v9:c 21n:c 1su:c 4su:b 3gw:b 9i:a 2iv:a 31a:a
bubbl	ij	92:fs bo:2k 4am:2a xc:1o wi:1o 7q:1h 3nx:1g 1hj:1c 3q5:y wd:y 360:y 1b6:u 1u0:t 27q:s 583:s 2lc:r 2cs:r 5b7:q 50x:q 7p:q 5b6:q ao:j 1gl:i 2qp:i 2px:h 4ga:h fh:g oz:g 227:g 2l4:f 179:e 3t6:c xi:c 3fi:c 1ez:b 1hb:b 3n4:b 8l:a 1a4:a wl:a 2xy:9 8r:9 ww:8 ad:8 mp:7 qp:7 51:7 2km:7 x2:7 39w:7 vt:6 93:6 291:6 3y7:5 b7:5 8v:5 48e:5 2k7:5 1at:5 bn:5
watch	4i	8t:20 2h8:1o 93:1n 1vx:1d 3iw:1d 3ed:1a 5am:17 1c9:15 4sw:15 3cv:13 391:11 275:11 1le:11 2k1:y 2h3:w ue:v 580:s 1a6:s 1zb:q 4wm:p 1bz:o 3ms:m 18s:m 2ce:m 25i:j z4:j v5:i 4yw:h 2r2:h 34m:f 4qv:e 16p:e 2u:e 2fn:d 47h:c bk:c pt:c gi:a 257:a 4ky:a 3wd:a 1fv:a 1z2:9 46v:8 2kf:8 5im:7 4ja:7 34w:7 1p:7 dv:7 5io:7 gk:6 231:6 46u:6 244:6 kl:6 14i:6 3sx:6 3ch:5 2c9:5
means:stick	1w6	94:ku 148:2n 1dm:1z 18z:1u a6:1t 15g:1o 62:1a hx:18 z7:16 9c:12 bd:10 495:w 2fa:w 1k9:v 4bc:u 1v8:t 1x8:s ht:s 1y3:s 4ym:m 95:m 507:k bw:j 60:j 29b:j oy:i 75:i u2:i zx:i 49e:g 119:g 2xu:f 6p:f 6z:f 9n:e p9:e 2c2:e 5q:e 2io:e 1wh:e 29e:d rf:c pk:c 29h:c xh:c 11v:c 20:c ou:b 145:b 4v1:b 2xx:b 1bq:a 1je:a 2p9:a 244:9 j7:9 1cr:9 334:9 226:9 1jz:9
stick	11r	95:k2 1dm:3h 148:29 9c:1x 4ym:1k 1k9:1c 1y3:17 62:16 495:12 bd:11 4bc:z 1x8:w 29b:v 29h:u 2xu:u 2io:u 2c2:r 29e:q 18z:q 1cr:n hx:m 1bq:l z7:k 254:j ie:j ht:i 9n:i 1yx:g pk:g 94:f 4ur:f 27s:f 2p9:f 14g:e qc:e 492:e 2zh:e bw:e 2xx:e 1wh:d 503:d 2iv:d rt:d bk:c 49e:c 244:c 1qx:b oy:b 12u:b 10w:b t8:b gu:b 11v:b 2fa:b 21u:a 6z:a zx:a p9:a a6:a 16i:9
lift	cm	96:de 5g5:29 5i4:1r 15l:1p 14l:1i 4rv:1a 7y:17 sb:z 6f:y zr:v 1mv:u 2oj:u 1wh:t 4ry:s w3:s 18z:s 2xs:q b6:q 1g7:o 50e:n 2gr:m yc:m 1m:l 1qe:k 24n:k 3ah:j 2yr:i p9:h 1o8:g 2ku:e 282:e 166:d 596:d 9n:d 1gh:d 1vq:d h7:c 3p3:c 2n6:c h2:b 28a:b u2:b 3r4:b 1tp:a j9:a 13p:a 145:a 45c:a 3mp:9 26l:9 sh:9 i9:8 15g:8 1g8:8 5cp:8 14i:8 2ol:8 29u:7 1c:7 e5:7
under	se	97:h1 285:1r 108:1p oi:1m 1xm:1m 56n:17 1ae:14 o7:x f8:v 5hy:u 1tr:t 1bf:s 1tq:p 60:p 4vg:o hj:n 5ch:n 50n:l 1g8:j 4mk:j 2ah:j o3:j hi:i 4vx:i 5jz:i 2rw:h 35i:h 2yr:g 21v:g 4qd:g 501:f 51g:e 4uk:e 1bq:e 6n:e kg:e 2xs:d bt:d 5m:c 56g:c wl:c 1mk:c kc:c 1mj:c 5d8:b 26z:b 1j8:a wo:a 7h:a 2fp:a 9d:a a6:a kd:9 h1:9 21u:9 78:9 p7:9 11z:8 1v8:8 2r2:8
paella	2x	98:bo 34l:2h 11o:1g 4ra:1a 9v:16 10y:x 1s1:u fe:t 1s9:p 11:j 2dq:i 5ii:i 4ch:g 1l8:d 1li:d 3ax:c 5id:b 1q4:b 1dg:a 33u:a 1lz:a 3jg:9 3ay:8 29n:7 3do:7 2ko:7 58q:7 3lu:6 4lk:6 2oh:5 2ks:5 2kr:5 4ja:4 1ez:4 10z:4 ow:4 3pv:4 43k:4 16j:3
mix	11s	99:hz hg:5a se:3h yx:1j ma:1d yw:1a 2t6:14 1xj:12 30:11 4pi:11 1p3:y 35d:x 2ta:v 2r:u 2x0:s 44h:s 2v9:s 25q:q 18t:q 1i1:p 3er:o 51l:n 5cn:m 5mk:m 3yf:l 1nu:k 5ja:j o2:j 13b:j 52d:i 164:i 5y:h 1p6:h 1xa:g z7:f 3y1:f 503:f 580:f mz:f 1o2:f v3:e h0:e 16v:e 1x2:e 175:e n5:e q6:e 5fq:e 1iq:e 8w:d 4xc:d 2as:d 1ch:d 14q:c 1j7:c 123:c 1g4:c 23x:c 130:b qm:b
means:burn	3u1	9a:lg 17b:23 1f:1p 1ym:1n mg:1b 2n6:13 119:13 az:12 b5:q gm:p 1v8:m wu:m a6:k 1yp:j 3ec:i 1it:g 1vp:f 4sp:f 9c:e 117:e 11c:e 1x7:e 118:d 39w:d 1xs:d 3a0:d mr:c b3:c 1ht:b 9h:b 1y:a
unwatch	g	9o:r 9l:r 9r:d 9s:6 8v:4
catch	b6	9c:7h 2ii:1d 2l4:1c 108:1a to:16 az:13 pl:y 119:x ou:w 394:s 1ox:p 4qr:n 573:m 8v:l 1eu:i 1vd:g 3l:f 4pc:e 55u:d 3cv:d 1mq:d wk:d 95:c jf:b u2:a 39n:9 gm:9 17b:9 q9:9 3pg:9 2yr:8 3j0:8 oi:7 196:7 9a:7 1ty:6 557:6 60:6 v5:6 3eu:6 b5:6 a6:6 94:5 mr:5 3y1:5 125:4 9n:4 53n:4 3v8:4 4li:4 1v8:4 472:4 ge:4 qr:4 1mm:4 1ed:3 1je:3 qq:3 3o:3 1f:3
bath	2i	9d:b3 jw:1w 47h:1r f4:1k 26r:1f 59a:15 22c:q 3qf:o 2h9:m 3qg:l fh:l 2a8:j 3ne:i 464:h 242:g 9o:g 9l:f 9b:f o8:f 36h:f 28c:e fx:e 1mk:d 1mj:d 3nb:9 r3:9 9r:8 3nd:7 9w:7 1os:5 2l8:5 490:5 59b:5 wi:5 45v:5 20g:4 1vf:4 9s:4 ww:3 ny:3 2m3:3
means:safe	1wj	9e:il vq:4u b8:4n 1wv:3k 2ie:32 xg:2n m8:2k 1x4:2e 2kf:25 ea:1x po:1q v1:1k m6:1k ay:1k 324:1j 1jq:19 1m0:15 5dv:15 1jk:14 mf:14 82:12 rz:12 1bj:10 up:10 3tv:w 1e1:v 1av:u ug:u 1ke:u 40:s 3sg:s 2er:r 2d4:q fy:q 1wa:p 2db:p 4p4:p zk:o 2d2:o 1o3:o 2du:n ke:n 2iq:l fb:l 9g:k zm:k 2la:k iz:k fg:j 8z:j 1cb:i 2i4:i ts:i 2iw:i wb:i 1i1:i 2e9:i yj:h 1va:h t7:h
kid	q1	9f:a4 zl:7f 4ps:3r 2hg:2r 2cf:21 9q:20 14g:1o 34e:1l 4wp:1a 5fw:16 1hy:15 3z0:13 1dr:12 4v0:11 vo:z 1o3:z 117:y 1ia:y kf:x 58r:w 5j5:v 118:u 10o:u ko:s 4a1:r 3ju:r 5iy:r 4zy:r 2tk:r 52w:p 1fy:p 52v:o 1gz:o 58g:o 48:n 1ke:n 2ey:n 3ai:n 2e2:m 1tl:l r3:k 3kw:j 2ih:j 2eb:j fb:j 5n1:i 19d:h d9:g ra:g n1:f 11b:f qg:f 13l:f 3ov:f 1of:f 3pg:e 2es:e 3o7:e 1hm:e f1:d
saf	15l	9g:ej 1ke:5b vq:3y 2ie:3k 2kf:3h b8:30 2er:2f 324:2b 1wv:2a 3c1:1r rz:1q ea:1l 1x4:1k 1bj:1i 1av:1e po:1b 10n:19 1m0:17 34m:13 ug:13 1wa:12 zk:y 1jq:y 2d4:y 1jk:y 1ga:v m6:v 2d2:v 53p:v v1:v 2db:t 3t8:s yj:s fg:r m8:r 2dc:q 1cb:q zm:q ts:q 9q:q up:q 82:o 37q:n 1e1:m ke:m 2du:m 3u3:m 40:m 2iq:l 9e:l fy:k 4w:k 2iw:k 2eh:j 7x:j 3rx:i 1j2:i 50s:i 2dp:i 3xi:i
arm	54	9h:75 3ec:2b b4:1g om:1c aj:19 19x:13 208:x 3va:w 5b5:w 8v:v 8x:p 207:o 2p1:o ah:n 16k:m 1j9:k ac:i zq:i 1yc:h ar:h 71:g 165:f 39w:f 2af:e 4wa:d 1je:c ae:b 1ml:b 8w:a 1sr:a 41m:9 1xa:7 2lr:7 bi:7 yx:6 tp:6 ad:5 9v:5 2x4:5 2ad:4 3t2:4 2ec:4 qk:3 5lo:3 nz:3
kill	2x	9i:5g 5bm:1l 4wz:1h 53p:1d 4t8:17 e5:15 2ku:r 2ee:q 2qa:o 2kt:n 517:n 19o:l 4z0:l 1nb:j 45v:j 2ad:j 3ca:i 26o:i 5ci:i 1xv:h jc:h 574:g 4hg:f 26j:f 3qk:e 4gy:e 9q:e jd:d 4gz:d 4w3:d 4gw:d 4gv:d 9o:d 9l:d 9b:d 3t7:b 10n:b tp:b 460:b 2vn:b 2dz:b 3cs:b 53q:b 4bb:a j8:9 jb:9 1hy:9 n9:9 q:8 1qe:8 3k7:8 1fl:8 ly:7 4tk:7 3x2:7 fn:7 ue:6 9r:6 3uu:6 1f3:6
surely	4b	5b6:1q 3gh:1n 4v0:1m 324:1k 58d:1h 4wq:1f 54a:1e 517:y 1p1:t 1xn:l 1x8:l 2eh:k 2k9:k 35f:h jv:g 20z:e 1xv:e 26t:e 3su:e 1ht:e 2b3:e 1ma:d 1nf:d 1au:d 29z:b 3zb:b 34b:b 345:b 2hs:a 1mo:a 4en:a 2b2:a 1ol:9 1b8:9 4g3:9 1eq:9 39x:9 jx:9 3gf:9 9o:9 3bt:9 9l:9 9b:9 en:8 1t1:8 2hz:8 ea:8 2hu:8 2d3:8 s0:8 2hr:7 fn:7 3fz:7 2s9:7 2fv:7 vu:7 1bs:7 291:7 vt:7 12t:6
fiv	jq	9k:bi 5ek:2k 2dc:1q 2v9:1j 2h6:1h 32p:1f 2js:1c l4:1a sf:17 4m2:15 150:z 56b:z 2dz:y 1a4:y js:u 2a6:u 2dk:u 2t:t jt:t 1o8:o 249:o 93:o 1qj:m 129:m to:l 6d:l 574:k 1mt:k 4gu:j 5lt:h 9j:h 36h:h 5ce:h 345:g 1uy:g 1c9:g 2l5:g 1uo:g 151:f 324:f 8x:f 4u5:f 15m:e fn:e 2ly:e 4p3:e 3nn:e mp:d 2g0:d 18s:c 4ya:c 1yc:c 2td:b 11a:b 247:b 15y:a 2mx:a 1o1:a 4rj:a gz:9
frequently	g	9o:r 9b:r 9r:d 9s:6 8v:4
turn	1kf	9m:hh hu:4l 1em:46 qr:31 6z:1q 5z:1e eu:1c 1m2:15 8f:z 1cv:s 4i:r u2:o 2yq:n 3mp:m aa:l 110:k 1c:i 1ht:i 5cn:h 1wh:h 19p:h 16s:g bp:g 4lt:g 1gt:f 3oy:f f7:f by:f ra:f fq:f xu:f 27t:e 4ur:e 18v:e 1cr:d hz:d 2bu:d pl:c rf:c x8:c 2k:c 3a0:b 2qh:b 2km:b 96:b 82:b yb:b y3:b 1v7:a xw:a 16n:a tz:a 5ik:a bb:a 1os:a 15g:a wq:a 1di:a 3zy:a hy:9
stuck	so	9n:ew 18z:4c 1dm:3y 15g:32 a6:2l 1ow:1h ht:16 5hh:x 2a6:s 2oj:r 148:r 507:r 50d:p ou:p 1v8:o fv:m z7:l 336:j j7:i 334:i 60:i 58o:h 119:g 94:f 38b:f dg:e 190:d hx:d zx:d 27t:d 75:c 1fd:c 13g:c 5t:c 109:c 226:c 9c:b 3hv:b 112:b 95:a qa:a kr:a 1fa:a 1wh:9 os:9 13l:9 u2:9 353:8 rf:8 20:8 62:8 2wm:8 6z:7 3jb:7 6p:7 ty:7 25s:7 3cl:7 108:7 n3:7
occasionally	g	9l:r 9b:r 9r:e 9s:6 8v:4
idea	7y	9p:46 1fa:3n 3z2:26 39n:1s 5i9:1q 3lr:1l 4cp:1f 31g:1d 5a4:1a 17w:1a t1:19 3tj:14 12s:14 32e:12 3st:12 203:12 4bo:10 51z:10 5ft:z 4gk:x 1pi:v 1m4:t 1xh:r 4ec:r in:q 17g:q 27c:q 1p2:o 1xr:o 4ys:m 4qv:m 3ou:m 3t8:l 543:l 5gs:l 4vn:i vg:i 1ut:i 4sg:h 18d:h 1cv:g 106:g 4ul:g 1bs:g 1zy:f kg:f 28u:f j4:f 13f:f 423:e 2qy:d 4sy:d 421:d 2rf:d 31i:d gk:d 2rg:d 15c:d 43l:d 32t:c
who	4x	1e2:2g 4tx:20 3ck:1v 40q:1s 9q:1h 2ji:1h 5bm:1e 1u4:1e ts:1a ke:18 vh:12 4no:11 38x:z 2i8:y 1u3:v 3js:s 3t3:q 2ck:p 2ov:l 205:l 44h:l 1bj:k 3u5:k c8:k 1b1:j vi:i 9i:i rk:i 2cl:g 16e:g 4ff:g 3y4:e 3y3:e 2ym:e 3tv:d 1di:d 2bw:d 2co:c 2wt:c kf:c 2ps:c 2st:c 2cj:b 29m:b 18s:b zn:b 2pr:b 2q7:a 163:a ed:a 4e:a 3br:a hy:a 2da:9 3y5:9 3k2:9 1ap:9 580:8 108:8 3g2:8
yo	k	36u:13 9o:o 9l:o 9b:o 247:h 248:9 1le:9 20j:9 9s:6 2rk:5 1uo:4 8v:4
mind	m	9o:n 9l:m 9b:m 9r:b 1qv:8 4jq:5 4if:4 4io:4 4jp:4 8v:3
food:fresh-custard	7g	9t:if 2a6:1b 4vv:17 9d:17 11i:15 2l9:14 2wd:x 1c7:s xd:p xv:h gn:h 49g:e ri:e 3pu:c 2a8:b 3px:a 1n7:9 yt:9 242:9 14p:8 23n:8 1lw:8 1re:8 6w:8 3en:7 3em:7 3eo:7 38x:7 32m:7 32o:7 3ns:7 1pa:7 32l:6 1uy:6 1ju:5 1h:5 9o:5 9l:5 9b:5 sz:5 3pw:4 11j:4 1vj:4 11h:4 wt:4 ka:3 2lv:3 29v:3 mo:3 3c4:3 3mg:3 wz:3
constant	i	8x:w 9u:j 9o:d 9l:d 9b:d 9r:7 9s:3
risotto	3g	9v:cu 2i8:12 2mq:11 587:z t1:w 1vu:t 1vn:r 2xv:r 98:q 2kh:q 2sw:n 3il:l 3ay:i 3kl:h 1xi:g 1dl:f 3m8:f 3m5:e wc:e z8:e 33u:e 37k:c 33t:a 3ar:a 3as:a 448:a 216:9 3ww:9 10y:9 24k:9 4v1:9 3wy:9 48m:8 3wz:8 4l8:8 1q9:8 2cj:8 11o:8 16j:8 3wx:8 2ck:7 1zj:7 nd:7 3gp:7 4fg:7 3aq:7 4kv:6 4j3:6 3m7:6 1f0:6 2co:6 1wi:6 2n5:5 548:5 3m6:5 3in:5 3im:5 1r0:5 2iz:5 2va:5
singl	39	9w:7q 11y:2g 19e:1q 4gn:1k 2nh:1g 5a0:1f 1gw:13 1a8:x 3ks:t 1f1:r rr:p 2lu:k 1z9:k 14y:k 29n:j 3jh:g 1ad:g 4ne:f 30k:e 1yc:e c8:e yz:e 4ov:d 9d:d 2dg:d ss:c 2xx:c ym:c u3:b 3nb:a 9o:a 9l:a 9b:a 30o:9 mw:9 fq:9 3nd:8 1wr:8 2yo:8 ct:7 32i:7 eh:6 1zk:5 9r:5 ln:5 2cz:4 3u4:4 30l:4 30j:4 hz:4 yt:4 3r2:4 5m:4 2p9:4 1y9:3 19f:3 2ef:3 1h0:3 cx:3 11x:3
few	7o	9x:3y 66:1y 47e:1l 2wr:1j 58g:1j 4n2:1e 5hp:1e 1b5:19 dm:15 54v:10 3go:z 3s5:x 2ak:v 3i4:u 34g:u yo:t 5d5:s 36t:s 4zm:s 4w4:s 33a:r 1ix:p 452:o 1z7:n 47c:n 283:l 4pa:l 23z:l lc:k 1wb:k 54n:k 34x:i 48q:h h0:g qg:g 282:g 18w:g 2oj:f 34h:e 7z:e 3a8:e 4qu:d sd:d 2u4:d 2b4:d 1z8:d 4ql:d 521:d 1dw:d 3rg:d 1bb:c 1if:c 34r:c 54t:b v2:b 1mx:b aq:a 1ne:a 17n:a 26j:a
food:flour	101	9y:o8 nx:1p 17y:1o 1zv:19 1zw:19 2as:17 2qs:11 22b:10 18c:x 1jh:v 2p5:u 1yy:t q5:s 2aw:r 16d:r 13y:r 4uc:m 14h:l 4a9:j 1yx:i 14s:h q0:h 3q0:g ho:f n7:f 2ao:d 1bk:d 1u8:d 1ph:b 18m:b nw:b 9z:b a3:a 1ct:a om:a 2my:a nn:9 25h:9 zv:8 8s:8 2an:8 18b:8 1po:8 8m:8 1zj:8 113:7 2gi:6 vl:6 1ro:6 28i:6 4rw:6 2gj:6 30m:5 nm:5 mz:5 2gl:5 ma:5 1zx:5 1zz:5 v8:5
food:cornflour	b2	9z:gs r2:z a3:n 8i:j 8m:j 8s:i 1jb:d 2ao:c at:c 3mh:b 14p:7 2ay:6 18b:5
food:egg	2as	a0:q2 xp:v 1h8:r fu:m 12w:l 2ii:k z0:k 3qu:g 20c:f 5ki:f zj:d 4us:9 zk:9 271:7 lt:7 2l2:6
food:dal	5o	a1:fv 2h5:28 12e:1m 2pk:1h 11j:1a o6:1a 3km:w 3ks:s qz:s fo:r 37r:k 2ub:j 5l9:h 189:e 43k:e 1tf:e yd:e 12c:e 29r:d 2mq:c ws:c 43e:b 3ha:b 10z:b 5lb:a 3lu:a 26e:a 3jl:9 4hc:9 31z:9 2tg:9 4f8:9 2q4:8 1wr:8 21:7 3cd:7 2tb:7 2tc:7 3ce:7 2wa:7 2q6:6 2tf:6 bo:6 1lw:6 2mu:6 3ky:6 25f:6 wf:5 3hd:5 2ti:5 493:5 3jo:5 494:5 4g2:5 3jp:4 1cp:4 2t5:4 2t7:4 2yf:4 22:4
food:porridge	79	a2:er vb:1c 5e5:1b 36x:19 110:15 oc:z vz:y 1vy:v 37r:t 3gh:t 3ca:s 293:r 3xf:n 4v1:l 4r5:l 4ra:k xo:k 2zr:h tg:g 11o:f bo:e 2bl:e z6:e 1c:e wf:c 1cl:c 286:c 4r3:c b6:b 2ji:b 3el:a 1b7:a 2zs:a 2sw:a 3p0:9 2l5:9 1x8:9 v7:9 2ds:9 3op:9 3eb:8 2hk:8 d5:8 5f3:8 11u:8 pk:8 3gl:8 23n:7 1lp:7 10y:7 yo:7 33v:7 2zx:7 3az:7 ly:6 37s:6 1w1:5 10z:5 3en:5 3em:5
food:tapioca-starch	3v	a3:c5 2p5:21 4vi:1w wl:1l 4vt:1c 124:w 126:w 9z:s wh:j 1km:i 2jk:g 3fe:e 4tp:e 48r:c 1ia:b 2y8:a 3fg:9 3fh:9 34k:8 1c2:8 2m8:7 13y:6 1ku:6 1ja:5 2au:5 4a7:5 1jr:4 2kj:4 4a9:4 3l6:4 1gl:3
food:oil	2dn	a4:om g0:20 fz:1w 12e:1s ag:17 101:13 mm:13 g6:z g1:x k9:x mt:m g9:l g2:k mh:i 6u:i 2wn:h g4:f 244:e g5:b 3eu:b 1hu:b 1sd:a gs:a gx:9 5h1:8 mb:8 2ok:7 1pc:7 43u:7 bk:6 3v6:6 e4:6
food:toffee	4o	a5:e7 3p7:4o 2d9:1l 5k9:1f 2ne:1e 4dr:x 21t:p 540:p 1we:o 2n1:n 2vk:m 2vs:m 1l7:k wf:j 26u:j 1gt:i mo:c 3i2:b 2sl:9 28o:8 1ma:8 3nl:8 3nm:7 ym:7 28k:7 xd:6 2vj:6 2ny:5 29l:5 2nx:4 1n5:4 wd:4 3dx:4 3dw:4 3dy:4 3dv:3 1rw:3 kb:3
scrap	9m	a6:ab 45z:21 5ke:1d 3v6:w 4ra:q 12p:o 329:n 13g:m 15y:m 9n:j 3i8:j 1i1:j 1ly:h 3h3:f 1dx:f 1d2:e 24w:e 4q1:e 6z:e 25o:e qh:e 18z:d 3b:d 1tl:c 29p:c 1jt:b 10n:b 75:b 1om:a 13u:a u7:a 1jw:a 15g:9 1zt:9 14f:9 2ok:8 3bm:8 iv:8 1yp:8 nm:8 60:8 mz:8 5i4:8 vo:7 39r:7 1pp:6 2yr:6 112:6 d9:5 wt:5 3eg:5 2xy:5 74:5 268:5 dw:5 o9:4 va:4 1q2:3 94:3 148:3
left	20v	a7:ea 1qf:4h fn:1o 27z:1m 1su:1i 67:1g vu:1e 31:1b 1fj:19 f5:19 5e:18 25f:17 1e1:15 pp:14 m8:14 64:12 10n:11 1ow:z lw:y 3g7:w 39x:v 2b:u 3x:u 3ws:u gz:t s6:s 91:s m6:r 9j:r 1af:r 347:q ea:o 5hn:o 1g9:n d2:n v1:l 2i:k ng:i qh:h c2:h uc:g f6:g rb:f ch:f hn:f 52p:e n2:e 1dv:e 1em:e 2er:e nb:e na:e 2eh:d uv:d xv:c 2x:c 1d:c hv:c 2k9:c 1l:b
onc	n6	a8:9i e2:21 u4:1x 1j3:1x e8:1h u1:1g tv:1c 3qq:18 ye:16 h0:z un:y 19a:w je:v 1v0:v 1ac:u 42j:u 1q8:t 2h0:p 1n6:p 4uk:l dl:k 2gs:k 50x:k 3bj:i 3vt:h 71:h 35s:f 40i:f 58y:f bc:f 81:f 514:f 2ic:f 4gk:f 1jw:e ud:e 19g:e 54p:e 6i:d wn:d co:d 59j:d ds:c ui:c 294:c 2jn:c do:c sd:b 558:b oq:a 3gt:a 35r:a 1xy:9 c7:9 1we:9 si:9 3p:9 j6:9 dq:9 1sq:9
rub	69	a9:jf 1p3:24 58k:1s 40i:1m 20t:1a 1ug:n 3kj:k rg:i 41b:h 2e7:f 26z:9 20g:9 os:8 2md:8 2qt:6 4fs:6 4jz:5 1ms:5 3p2:4 1it:4 3nx:3 25r:3 2xy:3
gluey	37	1cy:3p aa:2i oc:1s 1yx:1g 4v1:17 4vj:13 20b:10 pk:y 3on:v 1r8:r yd:p 62:k 3q0:h qo:g xo:e 1ro:d 286:b 2qf:b 2k0:a qt:a 1yw:a 1ra:9 1dm:9 5dd:8 3os:7 2ar:7 zw:7 a2:7 26f:6 2l4:6 q9:6 26g:6 2rn:6 46s:5 46t:5 58s:5 46r:5 16o:4 1e0:4 16p:4 2am:4 5bw:4
get	ea	ab:62 1mq:4d 4rg:1d dv:14 1jw:13 5mh:12 4r7:10 rj:y 33g:y 1kr:u 4qd:u 19p:s 5lo:s si:r 4ga:p 54s:o fo:o bt:o pl:n 2ji:n 45h:n 8u:n 2ij:m 4pe:m 4z5:m pm:l rr:l 14n:l 1zk:l 1f7:k 496:j xe:i 33o:i 2sw:i 3z4:i 1w9:i 12u:i r4:h 127:h 5ew:h 1ks:g 1ll:g 3nn:g 452:g 29t:f ue:f 2ex:f 1se:e 5db:d 3pi:d 16g:d 25m:d 1e8:c fa:c fd:c 4u4:b 10i:b jl:b 1gt:b 24k:b
spit	72	ac:bd 39w:3t ae:1p 18d:1j ao:1i ah:1f 2tl:1d 4ns:1c bb:19 37x:17 16k:16 av:x aj:v 5g5:q b6:o 4wa:l wl:l 9h:i 3va:g b4:e 3ka:c bn:c 3a9:b wi:b 3xf:a 1pu:a wd:9 4fw:9 ad:9 ar:9 4fx:9 3hp:9 1r5:8 12l:7 1ox:6 1vp:6 5lo:6 3a7:6 1bi:5 by:5 ay:5 4wc:5 2ll:4 mr:4 xq:4 3op:4 4pa:4 2yr:4 44z:3 1gs:3 7y:3 2z5:3
everywher	8b	ad:5n ah:30 bd:2n 1dp:2g ac:23 4vv:1x 4uw:1q 582:1c ar:1b 1iv:1a 2at:13 4vh:12 2aj:11 3q7:11 4t3:z 2a3:z 29h:z wk:y 227:y 1u8:x 32h:t 1mc:t ay:s wf:r 3pi:q 583:p 4a0:o 222:n yl:m 4rv:l 3xk:k 90:j 3dz:j zt:j 18y:i mx:h 1d2:g 32g:g 3et:g 478:g 338:f 1a6:e 3eu:e 45k:e wi:e bo:e 4c6:e 37i:e 2xy:e 3ea:d 39w:d 1tl:d 27s:d 17g:c 35d:c 1eb:c ot:c 37h:b 3ln:b 3xf:a
splatter	1g	3a9:2k 4vr:1e ar:19 ay:19 ah:z ac:v ae:r 2o9:o 2aj:k 1yz:i 3a7:h an:d 39w:c b7:c 2o8:b 4wa:b bd:5 2qb:4 b4:4 ao:4
food:tomato-sauce	2k	af:6j 1br:1x 1ji:1r w9:1h 3py:1a 3kh:17 4rn:13 1xr:y 1gn:u 3ws:s 2m8:p 1jh:l 2xv:l bg:l 3qo:j 186:i 1th:i 1tk:i s5:h 4r3:g 1cz:g 1qw:f 2od:e 47d:d ee:c 1zl:b 3ub:a 2tj:a 2ti:9 43b:9 10x:9 4mh:9 1rd:8 2xg:8 3wq:8 17k:7 47f:7 ws:7 18f:6 3wr:6 3lu:6 39w:6 ux:6 181:6 3s9:5 18d:5 ek:5 29r:5 1z:5 14h:5 1ku:5 1f0:5 1nk:5 10z:5 ah:4 1zc:4 8i:4 19o:4 2nb:4 qs:4
fat	12c	ag:kl k9:1x 101:1w mm:1v 25i:1t 1ff:1o g2:1l 3aa:19 2w1:16 2h3:15 1lq:14 1zb:14 44m:z a4:z 2h8:r 198:r yd:q 4js:o 24t:n 1hd:l 4x2:k 1qy:k mh:j mb:h 458:h 3v6:g 10b:f 3v5:f 19n:e ad:e z4:d ac:d 1pc:d 2bv:c 4s8:c g6:c 1uw:b 5d6:b 1pr:b 1w5:b av:b 1k7:a g9:a 4x3:a 93:a 2hx:a gk:a 2fn:9 ga:9 1z2:9 16g:9 4w5:9 7y:9 2n0:8 1do:8 2u:7 3f1:7 27s:7 39f:7 1vr:7
jump	3k	90:48 ac:2g 4wa:2e ah:20 ay:1g 33h:19 49k:17 ae:14 3va:13 2qb:13 eo:y ad:x bn:r 39w:p 2nd:o 3a9:k bb:i b4:h 2zi:g 3h4:e 2zj:c 2zf:c 4w3:b vt:a 22j:a vz:9 bl:8 ar:8 573:8 gw:7 3uu:6 4hx:6 3a7:5 4mh:5 153:4 bd:4 2zg:4 bo:4 16k:4 3qn:4
stop	m1	ai:e9 5it:28 f2:1y 2jw:1q 22e:1p ad:1e 2wr:1d 5jk:1b 1dx:16 33h:14 4tg:14 12u:13 273:11 1ds:11 5ez:z f6:z 48c:x 23y:x 3xs:v 5hc:v 5hb:v 82:u 5d3:u at:s rn:q 5fj:q 4c8:p 1ym:o 2qn:n 1jh:n 35e:n ib:m tp:l 148:l 5mh:l 1i2:l 36w:k ah:k 1o5:k 48r:j 4r6:j 1ai:j 1iz:j ao:i 4ym:i 2y8:i 5fe:h 2ks:h 1ge:g 2nm:g 171:g 162:f 1m0:e 16r:e 1bo:e wf:e 1b7:e 2l2:d 1l7:d 2xb:d
splash	86	aj:d2 16k:3g 9h:2s 1fm:1n 4y0:1m zb:1i 1aj:1b 3dj:18 ac:18 275:16 5a4:10 1f8:10 5ix:w 1uc:r 2ou:o 1wi:n b8:m 42d:l 1vc:k ae:k wg:j ah:h 4zx:g 3va:g 23m:f 1li:e 28i:e ay:d 23r:c 1y8:c 2ju:b bw:9 16z:9 2yh:8 322:8 3ec:7 c5:7 3m4:6 6q:5 436:5 1yf:5 1la:5 l:4 323:4 1vr:4 1jc:4 4i7:3 b4:3 1ad:3 27s:3 mf:3
cooker	u6	ak:j8 2t1:2s 30c:27 bh:1r 17t:19 1se:z bl:w 8b:v 8c:r 3y7:m 3j7:m wq:l b2:k 24j:j ae:i 120:h wo:g 275:f 7m:e c3:d 30x:a 2op:9 wf:9 30w:8 f7:8 2eh:6 r9:6 31o:6 3kf:5 10i:5 b7:4 12u:4 14y:4 m2:4 ah:4 2xt:4 91:3 345:3 bp:3
red	jh	al:iv 1hv:2f 2mo:2c 1dh:2a 1wn:26 1d3:24 1vs:1y 3hw:1h 4m6:1d 2mr:1d 39w:1b b9:15 o4:14 4pj:z 57w:z 1xs:y 3eu:y 2fp:x 2im:x 4g4:v 4cy:v 4yk:v 574:v b8:u 1lz:t xa:t 2so:s x9:r 1hn:r 6o:r 1hs:q 2pc:p 4dw:p 56w:o b2:n 2ga:m 40p:m 2n6:l 528:k 5h9:k 44b:j 3rc:i 3ew:i ad:i 3qw:i 3sm:i an:h 3qs:h 2ui:g 1i7:g 2jw:f v:e fv:d 39t:d 1yf:d 3gg:d ao:d 5lo:d 19x:d 24g:c
food:tomato	un	am:o4 od:2r 35e:24 333:23 af:1x ar:1j 4t7:1b 39w:18 1tx:10 px:v 3py:u 3td:r 182:q 12u:p 4uw:o 2nb:j 2vn:j 4w6:i 1tg:h 3sa:h 2in:h 275:g ae:g 57f:f 164:e 5m9:e 3gl:d 1to:d 3q7:d 59e:b 34r:b 186:a 1tj:a 24e:a 2sm:9 525:9 4rw:8 127:8 2fd:8 m7:7 j6:6 al:6 3mx:6 40f:6 ya:6 24n:5 20q:5 4oi:5 1rd:5 3lp:5 1wi:5 1jh:5 xc:4 oj:4 47s:4 i4:4 2nm:4 gt:4 4zi:4 143:3
erupt	m	an:1d b2:1c 4xe:z 39w:w ay:c ae:4 bj:4
lava	10	ao:31 1x6:2w qi:w 2yr:p 288:h 28b:f 1gl:c ae:9 ah:8 28g:7 an:7 ac:5 28d:5 bj:5 26w:5 567:4 4v1:3
crackl	1g	ap:62 14a:4l 21a:1x 22q:x 1ls:p 2tr:j 90:f an:d 12l:c 3he:c 1m3:7 2yp:6 2qb:5 ah:4 2ll:4 bj:4 16p:3
spot	50	aq:cj jq:41 xz:1q ae:1a 1h6:14 260:q 2bk:p m4:n 1dx:m 2eu:m 2c8:j 3i3:i 209:h 51b:h 2wu:g 36c:e 46h:d 2kh:d 2o3:c 1v7:b 1a5:b 36d:a kv:a 15h:8 514:8 1d2:8 lv:6 1ys:6 js:6 h3:6 9c:5 36g:5 36e:5 2l0:4 l5:4 fx:4 at:4 1yw:4 1f:4 26z:3 1n:3 3az:3 3pu:3 1xf:3 3td:3 58:3 3o:3 1s9:3 90:3
wall	1g	ae:2c ar:27 2mf:1k 302:1a ou:11 4yr:r 30p:q 28h:o b2:k 2ls:i 4wa:g 2m9:d 30n:b 319:a bl:a 2z5:7 31a:6 ah:6 30r:5 30q:4 ac:4 39w:4
trick	7i	1iz:2s 155:2k 1kv:2g 5gw:1y bd:1r 1ks:1q 55a:1p 39p:1m 1ml:1m 1mc:1h 5cn:1e 152:1e 1kt:1b 50q:1b 1yy:1a 33x:19 4ud:19 29e:16 1ud:13 1i2:12 zi:12 2qi:11 1ll:11 1uu:10 5ix:z 1ha:z 14l:z 47g:z 13q:y 1kz:y xj:x 14r:t as:r 530:r 2hm:q 21w:q 13y:q 1kr:q cu:p 2z4:o 55p:m lu:m 35p:l 1x5:l 2p8:k 25g:j 456:j 1jj:i 3or:i yz:i 1yw:i 413:g 322:g 21r:g 3fy:g 4q3:f 254:f 13s:e 3l3:e 2rn:e
against	1i	at:23 3fy:1i 1yy:17 21d:z an:w 1iu:w wm:r wa:q 45h:o 1xb:j zv:j 21e:h 1tc:d 1xe:d 3hi:c 2u6:c 4rv:b zj:b 3lk:b bj:9 1zi:7 1df:7 1tz:6 1pv:5 3hh:5 3hf:5 lt:5 a1:5 1u3:5 ia:4 8e:4 gw:4 2q9:4 ny:4 jf:3
food:butter	1gv	au:p1 4tl:18 30m:s 57b:k su:j 2ec:e g1:d 16g:d 1g5:c ga:c 1vg:b 4qa:b g6:8 9h:8 4w5:8 3lp:7 1ro:7 zq:7 gb:6 34w:6 1nd:6 g9:6 fz:6 w1:5 27s:5 3h4:5 17:5 20x:5 1xs:4 2af:4
hiss	1m	av:c0 33h:15 46o:y an:w 2vo:v 1va:o 1g8:i 221:i 2ba:g 3dr:e bj:9 3vm:8 48j:7 38i:5 1lr:5 2qe:5 mt:5 38n:4 4f:3 3xf:3 1v6:3
food:seed	is	aw:nz y8:5z 1kk:1u 4ez:1q bs:1l 5eh:1k 10a:1h 2ij:1h 44w:1e 185:1d 4ch:17 1lu:q 507:p 2xi:m 4ty:m 1ps:k 33a:j g8:i 1y6:h 65:e 39y:d 45z:c 2vk:b 15k:9 2wv:9 18i:9 1nf:9 486:8 2u7:8 1kl:8 br:8 3eg:8 4sy:6 1f7:6 155:6 553:5 12d:5 1ye:4 17l:4 3s5:4 25n:4 v9:4 ap:4 2of:3 w0:3 90:3 v6:3 k8:3
shoot	12	35i:27 an:x 1jk:v 2t9:t 2qi:i ax:c 2dk:b bj:9 2tb:8 2tc:8 jj:8 1bf:7 35l:6 40l:6 3or:5 1qm:4 2p4:3
explod	2k	ay:3z 154:2o ae:2n 25x:2f 302:23 3xi:1h 3b5:1b 3lf:13 90:13 4w9:y 5f:w ah:u 2nj:u 18y:s 1f7:n 5b0:l 23x:j 39w:i 5bb:g 12f:e 3a9:c an:b 2zr:9 ac:9 4xe:8 33k:8 1fa:8 2n8:7 3p7:7 4s4:6 1tb:6 2zs:5 1f8:5 3vm:5 1rf:4 2zx:4 1gy:4 3a7:3 15c:3
burn	135	az:g1 119:3d 9c:2y 1v8:25 1tp:1l 1ym:1d wu:1b 2v3:1a mg:18 b5:16 1x7:10 1yp:10 gm:z 1it:y b3:w by:w 5bk:v 5bj:v 17b:v 1w8:v 117:r 118:q 9a:m 1f:k 5d0:j 33g:i 1pu:i 4wa:h 41b:h 1hy:h 4wd:g 1ht:g 41c:g 2z6:f 11d:f 1fw:e ar:e 3o:e 1x4:e 4s7:d 39w:d 2ji:d 4uk:d 1oz:d 2e7:d 4ff:c 1al:c 1i2:c 3va:b 1y:b 35k:a i8:a 2p1:a 125:a aj:a 4t2:9 33d:9 kl:9 1i9:9 bt:9
dot	1b	b0:2h 1gi:y 4g6:u 2mh:q 203:n 2mf:n an:g 2sk:e 3tc:e 35o:e at:e 4ql:d 356:c 18v:c 18q:b 18g:a 3dx:9 3dw:9 3dy:9 45g:9 3dv:9 2ls:8 21q:8 3ab:8 3tb:8 38s:7 3b1:7 3ac:6 ae:6 3b6:6 2nb:5 bl:5 bj:4 36m:3 16r:3 284:3 3of:3 25t:3 3dr:3 2tl:3
til	17	b1:1p 37u:10 37r:z b2:y 26m:v 283:q 1lp:q 4ej:k 15i:j 47d:j 3ub:f 4x1:c af:c 227:b 47f:b 3ju:a ah:a ae:9 1ek:7 35q:7 37s:7 an:6 2z5:6 1nz:6 ks:6 us:6 bn:5 3xs:4 34y:4 ue:4 1x6:4 3bo:4 3bq:3 47c:3 3ab:3 2ju:3 1rk:3 j6:3 1o0:3
shirt	n	an:1y 32r:1g b2:z b1:j ar:a ae:9 y5:9 32u:8 1z1:7 25b:5
calm	2e	1of:2e 3mi:1l wu:13 3ra:y 2un:y 5bm:t an:s 4z0:s 1qa:n 2j7:k 189:i 1hy:h 4tw:h 3pf:f b3:e 1s0:e 1kh:d ry:d 1o9:d 1yp:c 303:b mg:9 bj:8 117:7 118:6 20q:6 1al:5 178:5 1y:5 55n:5 k3:5 1x7:5 4ko:3
wrist	2p	bl:2z 9h:24 3l4:1z b4:1r 4xg:1l 1x4:10 3va:t b8:p ao:o 16k:o 2na:g r3:f 1x5:e 1ij:d hu:d ae:c 37n:b 3pi:a 2xa:a yu:a 2mw:a 1qr:9 zq:9 2xb:8 4ww:8 4wv:8 2qb:7 bi:7 4xv:7 13a:7 q:7 3ec:7 2p1:6 19x:6 14x:6 17:6 207:6 se:6 5gb:5 4mq:4 ac:4 4qd:4 1x3:3 2z6:3 io:3
burnt	vg	b5:c2 119:3e 3a0:2a 1v8:28 gm:24 9h:1u 3ec:1o 11c:1g 1f:11 a6:v 17b:v 16k:u az:s ao:r 9a:l jr:k 1f8:g 9c:f a5:d 1gt:b zq:b 1cv:a 2me:a 2p1:a 2gr:9 pl:8 aj:8 112:7 mf:7 5dj:6 oi:6 h1:6 3o:6 b4:6 rc:5 60:5 1je:5 c1:5 75:5 li:4 12q:4 3nn:4 an:4 108:4 u3:4 1qx:3 f5:3 8j:3 8q:3 4ue:3 3p7:3 ay:3 1jv:3 19p:3 by:3 1c7:3
food:polenta	1k	b6:8v 1b7:1i 6u:1f 200:15 an:x 44c:i 2s3:g 2c9:f 2c6:e 3ke:d 110:c rc:b bj:9 1xg:8 2ca:7 2ot:6 2m1:5 2ve:5 2c7:4 1xh:3
volcano	1e	b7:3l 22f:2o ae:1q 1wf:1m 4r5:s 1m0:q xi:l u9:e an:d 22e:d 47e:d 3mx:d ah:9 4xe:7 3r9:7 b2:7 bb:6 16k:6 4wa:5 ad:4 ao:4 wf:4
scar	4v	b8:2y 2oz:2h 474:2a 3vm:28 1x4:1w 1vf:1r 1x5:1p b4:1o mf:1n 1ke:1k 1ab:1h 1lv:1h 5lo:1e 47y:1a 1y3:18 1va:18 5a6:16 53a:15 2ie:11 2cx:w 209:v 52g:u 48p:t 2dt:q 3sm:p ah:p 5lx:o 5d3:o 2nj:n 38c:m 154:l 4r2:k 2z6:i 2i6:i 5lw:h 2lu:h bk:g 2z5:f 1x3:f 4xv:f ml:e 41l:e 2lx:e 2en:d 13o:d 1kt:d 4bb:d 1wa:c 3hw:c bq:c 3xf:c 3dc:c 12p:c ac:b 58f:b ed:b ay:a 2lw:9 2ko:9 ae:8
near	4o	b9:57 223:2z 2wu:2t 2v9:18 1vs:16 4x2:11 22h:11 2x0:11 1xj:11 3gu:y 16o:x 3a7:x 2jj:v 2j9:u 2kl:t 530:s 24p:q 4qp:o fl:o 4w2:o 4o0:n sb:m kb:j 40f:j 24g:i 3gm:i 1vu:h 3a1:h ah:h 1vn:h bl:g 216:g ae:f 3us:e 42d:e rc:e 1ng:d 2v8:d 425:d 2xr:d 1ys:d 1zg:c 2l7:c 1o8:c 3ob:b 1zh:b 1yt:a 1er:a 2tb:a 2tc:a 1yq:a 32f:a 1cz:a f6:9 3su:9 3l1:9 12a:9 1mb:9 435:9 1yu:8
food:fish	10w	ba:ni i5:4i 1c3:3u 19t:3c 14m:2q 14d:2p 544:1o 43n:1n 1bg:1j 37g:1d 1ak:13 1ao:z o9:y o5:y 2kg:y 14i:v 57s:r 2pl:r 4u8:p 4p5:o 2kj:n 4sa:l 2l0:j 2ii:j 3ap:i lf:h 2gf:g 52u:g 34l:e 3f1:e 1a2:e 46d:d 149:d 2xj:c 3o1:c 34j:c 1ap:c 3gu:b 45c:b 2o3:b 16e:b 4en:a 2sa:a 3g4:9 2dp:9 15t:9 1hx:9 2wv:8 2ed:8 10c:8 2u7:8 pt:8 4ck:8 1um:7 4u1:7 6y:7 25b:6 3dz:6 13k:6 34i:6
mad	56	bb:26 5ei:1y 2km:1l 583:19 5kc:18 3v6:16 1x9:12 3ka:11 2lc:11 3pt:z ah:y 41b:x xi:x 1ia:t mx:r 2j5:m b4:l 3mx:k 421:j 4wf:i 3nv:h 16r:g 1hb:g 4k1:f 2c8:f bn:f fx:e 2s1:e 2e7:e zq:e 3lv:d 1wr:d 1lg:d 1j0:d 16k:c ge:c 92:c 2na:c 16g:b 4j3:b 2mg:b ad:b 2b3:b 4le:b 423:a 4l2:9 275:9 18g:9 y1:9 2mb:9 om:9 25x:9 q:8 3ew:8 2j4:8 3b7:8 1iw:8 ac:8 37n:8 2ub:7
doing	av	bc:2h 2lc:26 dv:1w 155:1q 1k6:1n 23u:1i 3ji:1h 1lm:1e v5:19 577:18 ud:17 51p:11 4q7:z 4ch:y 19m:x ap:v 2cx:v kl:u 4ud:u 1hj:t pn:q 6z:q 1pr:q 5kt:q 52s:p 51c:p 13t:p 3h4:p 4ne:l 17x:l dr:l 136:j is:j 498:j 54u:j 4m0:i 34l:h 3i9:h 2af:h 2de:h 1ew:g 2q4:g 3sx:f 26a:f 54t:f 22t:f uq:f 2hi:f 3qa:e 3ig:e 1ha:e te:e 1gs:e 2da:d vi:d h1:d 6b:d 4en:d 12f:d 2oz:c
mess	4i	29e:2c bd:2c ad:1x 4a7:1s 2qz:1q 28i:1n th:1n 1to:1e 25e:1e 1dy:1c 33s:15 3wr:11 510:10 531:10 45e:v 4pa:t 1x8:t 2tx:r wk:p aa:n 5h9:m 1kt:m 1x5:l 1kk:k 351:j 1tj:j 4rv:j 31i:i 1r3:h 27n:h 227:h 4dr:h 286:g 4pn:g 4aq:g 3ze:g 523:f 113:f sg:e 1jb:e 4en:e 2pm:e ah:c 254:c b2:c vi:c 1nn:c sf:b 1kj:b 322:b ae:b 24b:a 2a3:a 2qy:a 58o:a 1me:a 6w:a b4:9 62:9 4e5:9
means:thin	1vj	be:kg 19n:3k 198:3d 1cl:22 13y:1s 14p:1l 1k7:1k 1cd:1k 7d:1d zk:18 8m:15 1tr:14 6j:13 4s8:11 1tq:10 6e:z 8s:y 1sh:x 29o:x 4s7:t 193:t 1sl:s zj:r 2l2:q 1w8:n 2mk:m 1v3:l o1:l 1p1:l 458:l 76:k 29z:j 2mz:i 1uu:h 8n:h 3hj:g 29d:g 1co:f 2t4:f 1km:e 5h5:d 1j8:d u5:c r6:b 2l1:b at:b bf:b 24i:b 1cf:b 2iq:b 1ja:b 1zr:b 34i:b p8:a 42i:a 225:a 1ld:a 3rg:a 4x7:9 1el:8
watery	g8	bf:aj 6e:2n 1ja:1z 1tr:1v 1tq:1n 2oc:1i 1cd:1i 3i4:18 1cl:15 8s:10 8m:w 6j:s 1co:s 34i:r 1j8:o 1d0:n 8n:k wz:j o1:i 1d2:i og:i be:h 1tj:f 4ra:f 1el:f 36t:e 24n:e u5:d 56g:d th:d 32z:c 3oa:c 39e:b 1jh:b 1tt:b 2n7:a 4fy:8 1m2:8 3q3:8 2vn:8 2ta:8 43z:8 j0:8 1ep:7 2un:7 6n:7 16s:7 1x3:6 38c:6 an:6 1il:6 129:6 3hj:6 rs:5 13y:5 4ur:5 3gj:5 3gi:5 23b:5 qo:5
ragu	2i	bg:62 4t7:1z 19i:1q 1ev:1j 21:1d 1il:1c 1u5:1b 2fs:19 5ja:16 4g2:13 4tc:12 2qc:10 1z:y 1qf:r an:r 161:o 1j4:n rq:m 2jl:l 1xb:k 2ub:h s5:g 4ce:c 2vc:b 4t8:b 1jh:a 4cf:9 1u2:9 dc:9 333:8 bj:8 4cd:6 nh:6 1uv:6 2q6:5 3py:5 af:5 1pv:4 1za:4 3al:4 26e:3 3am:3 2e2:3
stov	gt	8c:7b zh:2d bh:1k ad:1i 2eh:1b 8b:11 345:z ac:z 91:w 1ei:w 1su:r 39x:q xq:q fn:p 2er:o ae:o 9j:m ah:k 324:j mr:i 365:i 1hl:i ng:i 55m:h vu:h ar:g fi:f 478:f 2k:e tx:d 2n2:d nh:d wf:c 4zn:c wd:c 3y7:c 4li:b 158:b 4p4:a 2ex:a 30w:a 2xr:9 ak:9 7m:9 14v:8 qk:8 4f2:8 4yp:7 1sj:7 4s1:7 39w:6 r9:6 3kk:6 uf:6 fd:6 8l:6 5e5:5 mg:5 1vf:5 ay:5
hand	qf	bi:k4 1kz:3i 14r:2n 19x:2m b4:2m 9h:2d 3lk:1x 30f:1p 20t:1o pa:1l e4:1k 2ta:1j 52i:1i 1ag:1g 48z:12 2z6:z 1me:x a9:x 1wz:s 208:p 207:p r4:o 1o7:o 2xa:n 3ec:k 5ic:k aj:j 3va:i 26r:h 1ba:h 42b:h 33a:h 1f7:h 5ep:h 55o:h 2n:g 303:f qc:f 2vc:e k2:d 5q:d 1wm:b 1qo:b jg:b 155:b 2r8:b k3:b os:b 220:b 2t4:a 4wa:a ic:a 2ky:a 17a:a 43j:a 41c:a 2e7:a gi:a 1ks:a 1w5:9
spittin	g	an:11
food:animal-fat	14	bk:5p 2hx:s an:i mm:b ae:6 3ab:5 bj:5 244:5 3ac:5 b1:4
fly	1t	bl:2j b4:1v 4pf:17 ou:n 46f:m ar:j 3b5:i ah:i bo:h 4gk:g wk:g 22g:e 3nj:d 4hs:c 2qb:c 2dk:c 2af:c 90:a 163:9 3yi:9 3xk:9 1ml:9 33f:9 ac:8 se:8 1i0:8 3f8:7 3f9:7 3xi:7 3qm:7 r4:7 3qb:6 2ip:6 w7:6 285:5 ad:5 3hq:5 1ql:4 2xu:4 214:4 3nk:3
means:frying pan	hv	bm:dr 195:1f gt:1b 54:10 gu:10 1gs:y 579:u ew:m 3z0:k 50:i g8:i 2lm:h ws:g 2xx:g 1ql:f 1vr:f 4zm:e 2p9:e 1vd:c 1lu:b 2p1:a 193:9 37t:9 22q:8 43:8 4am:8 27y:8 2ad:8 1cp:7 2xu:7 t5:7 mf:7 4h0:7 ah:6 57b:6 uj:6 19a:6 3yb:6 4ru:5 44w:5 81:5 1f:5 2st:4 6z:4 2y1:4 1gt:4 3kj:4 hi:4 ph:4 3xi:4 aq:4 16h:4 4u4:4 13g:4 4zl:3 sl:3 oz:3 127:3 hj:3 1je:3
blip	w	bn:44 2km:w 1pu:p 50l:h 2m2:b bb:4 an:3
plop	1e	bo:3u 1in:1n 8x:10 ae:y 1m0:u oc:n bn:k ca:j 2m2:h ar:f zt:c 2mk:8 4v1:8 16k:7 36x:6 3jc:6 bl:5 5h9:4 2sp:4
high	a2	bp:e1 h1:21 21y:1r 4vg:1m 2ey:1l 4s5:1d 5lg:1b 41z:1a 54a:1a 47q:14 fi:13 1gt:11 2to:z 4tq:z 1a3:t 24j:t 1la:r by:q 173:q 37x:o 30s:n 52a:m 30w:k 2qe:k 50v:k 1mk:i 1wf:i 1mj:h 28h:h 2sg:h 314:h u9:f 4o:f b7:f 1fb:e 4ez:e my:d 26h:c 276:c 1je:c 1g4:c 7y:b sl:b k7:a 247:a g6:a mp:a 58w:a 2x7:9 3m4:9 30q:9 bn:9 f7:9 fq:8 1a2:8 1zd:8 s1:8 3oj:8 1ze:8 1ld:8
tight	46	bq:g4 pa:38 19z:1c 3my:17 581:11 2k8:z 23l:v 5i7:v 17n:t 4rl:q 50w:p an:p 1g8:h 34j:g 7i:g 3ly:f 3k2:e 2ek:d 23o:d 3km:d 2oj:d 4j:c 3ay:b tj:b 1ra:9 bj:7 4gn:7 47:6 3e9:6 1lj:6 3y0:5 3w7:5 155:5 zo:5 3lq:5 1q4:5 30f:5 33k:4 4zg:4 3pr:4 bc:4 2xx:4 u1:4 2ei:4 2xh:4 cz:4 dm:4 2wu:4 1lr:4 2po:4 2ej:3 zy:3 1j9:3 220:3
food:mustard	5b	br:hf 2wn:1s 1y6:1s 1y4:1o s8:1f 4ty:19 1o9:11 3ao:u 1y5:e 4bo:a 1jy:9 1xa:8 1ye:7 18i:7 2th:7 12h:6 1ia:6 vr:6 h0:5 33z:5 3ci:5 3cg:5 wa:4 2ia:4 3rj:3 12i:3 2qa:3 3pe:3
food:cumin-seed	39	bs:cu 12j:1u 12h:13 1nr:k 12i:b 2wn:9 1nf:7 1ic:6 3es:5 12o:5 1ne:4 aw:4 ap:4 16b:3
lay	2m	bt:4f 190:1v 5lp:1p 4pl:1e 1lj:17 5d1:16 1lo:v 21g:v 48d:v 4bk:t u4:r 1nk:o 18d:l 4hp:l 1je:k 3e9:i 27s:i 1z2:f 4ux:f 3sx:e 301:e 1o2:c 13d:b 1fw:b 1hq:b 3ft:a 3fs:a 589:a 27k:9 3fu:9 3fq:9 342:8 1y3:8 3fr:8 1ui:7 4r5:7 11n:7 3sz:7 2rx:6 1a8:6 4mq:6 1im:6 54u:5 4ld:5 3ik:5 1sm:5 3tt:5 3fg:5 3fh:5 258:5 50s:5 fo:5 z2:4 3fw:4 3fv:4 4i5:4 106:4 2ms:4 2lu:4 10t:3
means:sieve	ci	bu:jh 5af:1u k4:1g 17l:1e 4tk:1d 1iv:11 2q:t k2:p c4:h jv:g 335:g 1yo:f 2sf:f 3e5:c 2xl:b 361:b 1jz:b 4rl:a 116:a 1ki:8 1r3:8 362:8 25n:8 2by:8 w9:8 mh:7 3h5:7 ht:6 14w:6 om:5 k8:5 4rg:5 31e:4 38r:4 51k:4 h0:4 zt:4 6s:3 1jn:3
upsid	10	bv:6y 22a:29 49g:1a 273:1a 53d:x 50z:w 1fw:l 53j:9 53i:9 53h:9 2uw:9 22e:4
means:drop	im	bw:ce 1ca:2j 1bd:1y 148:1l 23m:1k 5hw:1j 27c:1g 4qw:1b 3ml:1b k2:18 109:14 mn:13 10r:y 4st:y 57s:v 2hk:t tw:t 47l:t 3v9:t as:t 5e7:s 5au:r 4yq:q 1wn:q aj:o 2vq:o 3i3:n 1by:n 30f:n 51x:m 5iz:l 3i2:l hx:j 2z0:i 1v9:h 2md:g ve:g bb:f 52d:f 18z:f i7:f 2ob:f 2x4:e 23t:e 53q:e 1gt:e 41i:e bd:e xj:d 4dg:d 4pk:d 5al:d 4gn:d yw:d 3pt:c 1d2:c 3x5:c xe:c 4rw:c 1jl:b
pat	2k	bx:9v 220:1j 1rv:i 307:i 1s5:g 1az:g pa:d r5:c 1h1:b 4au:7 dw:7 1ow:7 4jv:6 mh:5 1j9:5 116:4 4om:4 4jy:3 24b:3
lower	54	by:9w my:2s 582:1z 321:11 218:10 yd:x 2h3:v 2lc:u 2a2:s 31x:s 3bh:r 4qv:p 57e:o 12b:m 2b7:m 1z2:l 2ho:k 11y:i 28c:h 29t:g 53w:g 1zb:f df:d 1hb:c 4ph:b m2:a fo:a 2sg:a 11x:9 3q:9 xh:9 1uw:9 39g:9 3kf:9 3j:8 2fn:6 wq:6 1ta:6 1t0:6 mv:6 13b:6 1m2:6 1qy:6 nq:6 25i:6 17u:5 u9:5 39b:5 223:5 bp:5 4s7:5 1ga:4 fi:4 s1:4 1se:4 41k:4 mu:4 1ff:4 r7:4 pl:4
20	6d	bz:3o 7s:3a 2pv:2c 34m:1n 3i9:1f 592:1f 2a0:1d 52l:17 47e:14 2ov:13 3k2:z 2i4:w 3a8:v rs:r 50v:m 2r7:m 229:k 150:k 1li:j 222:j 1we:i 300:h 3ox:h 1fn:h dp:g 19m:g 1mq:g yj:g 2su:f da:e 5mc:e 34a:d 2ll:d pl:c 342:c 51:c 2dk:b 10t:b fh:b 4xh:b uo:a 4s5:a 3bg:a 2ae:9 5lq:9 52g:9 l2:8 2a8:8 4s:8 4v9:8 2wc:7 1ld:7 4kq:7 ab:6 20i:6 2e9:6 27u:6 4qp:6 2td:6 151:6
30	2k	c0:1b 1ld:1b 2i6:1a 3kl:17 30x:11 1k4:10 5hx:x tb:w 5g0:u 17i:q 3tv:q fh:q 5b9:p 3cx:p 4w8:n 276:l 1ql:j tm:i 2dv:h 4xh:h 7s:h 5ba:f 151:f 2qg:e 2h6:d 3ie:b 20x:b 1gk:a 58v:a 1gm:a yh:9 125:9 2st:9 10t:8 523:8 43m:7 1gn:6 1il:6 15n:5 4am:5 18w:5 4jn:5 2qq:4 2dw:4 2ag:4 1ji:4 11l:4 1ms:4 1n4:3 1mr:3 3sm:3 d1:3
second	bv	c1:bk 4r6:1u 127:1g 4o1:1c wf:19 1gt:18 5ho:14 24u:10 2jz:10 3sa:t 1vg:p 45k:k 18v:i 5e5:h 70:h 2r9:g 5hg:f 1uh:f 2r7:d 5k7:d fp:d jr:c 113:c 2lu:c 1so:c 1l7:c 1tt:c 1vu:a 1vn:a 230:a 1u8:a 2tw:a 2lr:a 3fz:9 nt:9 215:9 z3:9 py:9 1jl:8 b5:8 a8:8 458:7 nu:7 1vf:7 154:7 14v:6 1j4:6 1s4:6 a2:6 4pa:6 3du:6 ir:6 1l1:6 t9:6 252:6 1sp:6 273:6 nv:6 3rm:5 1tp:5
next	g1	c2:ao ue:2d 5is:1n 4tq:1m 4v3:1j dv:1f 3ap:1e 4ya:18 r2:13 50e:12 2vn:u 4ze:s e5:r 3al:r rf:p 27m:o 1ah:o 3hd:n 1l7:l 26r:l 34m:l 1m7:l 4a1:l 1n2:l 452:k 8k:k 13z:k ef:k 1d0:k 57w:k 3du:i 1x8:i q:i 1uz:i 14s:i 2a1:h 4x9:h 13r:h n6:h 5f0:g 2pu:g 1qf:g lk:e 2he:d 2dq:d 142:d 3aq:d 1f2:d 2q6:c 4de:c 3st:b 4ux:b ni:b 518:a 28u:a 14n:a 1m4:a 5lj:a 5n2:a 11n:a
slow	ls	c3:hx 2t1:3m 30c:33 2n2:1e 54s:1a r9:w 1j2:t 4o:s 2cs:s 1oe:q 2n3:p 71:p 16p:p 1ge:p 55a:o 4vz:m 1ir:l 120:k 1et:k mp:j 114:i 3k1:h 1ga:f 45f:f 17t:d 34a:c 2z1:b 3j7:a 2jz:9 ak:9 3l2:8 13f:8 1a4:8 kl:8 2oh:8 24j:7 2m2:7 1w6:6 1qq:6 fi:6 2t2:6 3n4:6 2sz:6 11y:6 1lh:6 1lp:6 22j:5 nh:5 bp:5 2ow:4 1h7:4 249:4 6i:4 wo:4 v4:4 20q:4 ld:4 12d:4 18k:4 1qc:4
siev	7b	c4:fy 17l:1r k8:1e 25n:19 1r3:15 bu:13 1yo:z 25h:k 2zv:i 1jz:g 361:f 1ki:c 362:b 186:a 3e5:a h0:a zt:9 om:6 1u8:4 1xc:4 4i3:4 23m:4 366:4 2bh:4 363:4 ov:4 4lb:4 4hx:3
drop	df	c5:ca 2qq:1x k2:1r 1ca:1o 3ml:1l 27c:1k 4st:1g 57s:1b 1in:1b 2hk:19 23m:15 lt:13 33d:12 3i3:10 4qw:z yw:z 4yq:z mb:x 5e7:x 25o:v 1wn:v 25n:t tw:s 3ef:s aj:s 146:r 28c:r 2md:q 33o:q 3hg:k pw:i 3pt:i bo:i 1v9:i 3e5:h 17:h 3i2:g 1cg:g 289:g 52d:f kq:f sl:f 4pk:f 3ln:f zt:f 1cm:f gi:e i9:d 148:d 1is:d 1b1:d 50l:d 6q:d wh:d 1a5:d 1me:c 2ob:c 2q2:c 1x6:c 2gv:c
ready	170	c6:cl ev:41 1b6:22 3f:1k mb:1k l7:1c f:17 1xu:13 n4:10 59:y 56r:w fa:w 4sm:v 4sn:v 5b:v f9:u 20n:s 2wx:r 14x:p 2h:n 2mo:n pn:l 70:j ys:i 2b7:h dv:h fd:g 2ex:g 5e2:g 2kp:g 1p6:f fc:f dg:f yu:f p:e ue:e du:e 3v:e 3kk:e 21i:d j6:d 1j5:d 3sm:d lc:d vp:c 5t:c 11r:c 10:c 5ar:b 2by:b 2jn:b d3:b 1fq:b 164:b pm:a 4de:9 13z:9 e5:9 ex:9 fm:8
shrink	15	c7:4o 1dj:1t 2tm:z 1sn:p ce:l 2gg:h 1sq:f 1l4:c 1sm:c dl:c 3ea:8 26i:8 2kn:7 2le:7 ct:6 mt:6 1sp:6 2vh:6 2lm:5 1so:4 3b7:4 cx:3 1ac:3
yield	k	ce:n 107:7 4jq:7 ct:7 4if:6 26v:5 4jp:4 cx:3
gram	at	c9:b8 cm:3u 4h:3f 2jq:2q 12z:24 tf:21 5li:1s 5do:1l 1r6:1h 2l:1a sy:16 sd:10 2a5:10 en:z 5j1:y 173:x 35c:t 50y:s 2zv:r 1wu:q 18w:o 52k:o 4t1:o 3km:o 55z:n 4tf:n 24f:m 29f:k 5m1:k 30n:j 14h:j 1ig:i 12t:g cl:g 20j:f 32i:e 2nm:e tn:c 2to:a 3wt:a 8:a 243:a 17m:a 1k4:a 21r:a 1ks:9 1g2:9 177:9 18:9 4rb:8 2w2:8 d0:8 1xe:7 27w:7 f:7 dm:7 237:6 1ag:6 4bp:6 1k5:6
heavy	7i	ca:ax 1zh:3r 4bs:1w bo:1n 1r8:1c 43j:1b 1ag:13 1zx:10 303:v 4vu:u 3pf:t 4wi:t 2af:r 3al:q 1ey:p 4vx:o gu:n 1qa:l 3lv:j 1ed:j 1up:i 5do:i 2a1:i 3lk:h k3:h 4b9:g 4h:g 161:f 1ex:f 13a:e 1n6:e oc:d 2h4:d gt:d 201:d 2ve:c 7y:c bl:c 30i:c 22o:c 2k0:c 5mp:b 34f:b 251:b 1ha:b 5e2:a 18i:a 3ox:a 1gh:a 5cr:9 pk:9 2hx:9 3hg:9 sb:9 1w5:8 47s:8 51c:8 fu:8 3hv:7 c9:7
food:lime	fx	cb:i2 cu:4h 1ra:a ks:9 qy:9 63:7 4cv:4 d7:4 2ug:4 29n:3 45h:3
tablespoon	59	cc:37 2sb:30 i4:1b 303:15 3q2:10 1g4:x 1ba:w 3k8:v 2bo:s c9:s 1e2:r 4rj:m 2y5:l cq:k 2x3:k 1hw:j en:i 3qf:h 1yi:h 4jm:g 3h7:f 3qg:f b3:e 43k:d 2wt:d 4g9:d 2ak:b 1hn:b 123:a 18c:a 20q:9 1ok:9 4h:9 5ld:9 5le:9 1y3:9 4bp:9 3cv:8 2w2:8 2cq:7 cy:7 g0:7 41:7 4rk:6 3ll:6 5f0:6 1ma:6 gs:5 3hg:5 3v5:4 x7:4 2hx:4 2o1:4 29t:4 1zj:4 wz:4 3k9:4 1g2:4 1i2:3 426:3
food:dried-pasta	57	cd:dx on:1q 2ep:13 vn:13 e0:12 3mg:l 3bt:j 2e0:i 3mf:i 59g:g 4xo:e 28j:d 44f:b 350:9 19f:8 3bw:8 2d1:8 3bv:7 3by:7 3bs:7 2ar:7 5at:5 3bx:4 3bu:4 2am:4 nu:4 4tg:4 vd:3 yz:3
roughly	15	ce:56 578:2f 172:1r 554:1o 1w5:1e 66:11 lg:n kh:i 4ld:h 37q:h 4rk:f 16x:6 122:5 111:4
medium	5r	cf:f4 5h9:29 4xc:28 2dh:1e 2iw:1a 30t:1a 274:18 5is:15 4c4:x lt:r 4c5:m 4yu:m 273:e 21g:e 3sd:d 4b3:b 24j:a 3ad:a 3ae:a 3t3:9 1hk:8 g6:8 13l:8 2do:5 x9:5 1vs:4 1z2:4 1b1:4 xa:4 19y:4 bp:4 2n2:3 h4:3 3gl:3 i6:3 wf:3
food:clove	6d	cg:h7 1ie:2d 1id:t g:h 51o:e 3d8:c 1o9:9 1fq:8
worth	4x	1iz:1v 11u:1h jl:1g 498:18 1z9:18 3sv:18 1f4:16 3g9:15 3ty:12 59b:11 52l:10 3sd:10 5ks:z 18w:t 1t5:s 1a2:r 6o:r 1rz:r 468:q 3kj:p 1nq:m 1mk:m 1mj:l 1ms:l 1zs:k 558:j 1og:j 2qv:j 1ug:j 47h:i 2bl:i 4e2:i 48y:i 1v7:h 1oe:h 1lz:g cx:g 5js:g ct:g o8:g 4ck:f 1c0:f 4xi:e 1zp:e 4hi:e 4zg:e 1tp:e 4qk:e 16g:e 4p2:d 5jt:d 443:d 1tt:d 2j1:d 23d:d 2zi:d 1b7:c 337:c 1hd:c 441:c
food:potato	1nd	ci:pi iv:2u im:2l u6:1w ft:1s ix:18 xo:16 1fk:w 14w:u 14z:r 277:p 4h4:l 5gz:k 1rn:j 16k:g 4pb:f 4fs:f 447:f 58k:c rw:b pn:a rr:a 1nr:a 1nf:a 1pe:9 1d5:8 50o:8 3gb:8 335:8 51f:8 uq:8 iw:7 1ct:6 1d3:6 5l6:6 ql:6 3os:6 d7:5 38u:5 uy:5 3k1:4 1cu:4 eg:4
larg	7t	cj:68 5c2:1p dp:1d z:18 5kp:13 15a:12 5l5:z 586:y 16w:w 21g:u 50k:r 1im:m 2tp:i y:i 1k5:h 3lw:h pb:g cz:f 2xj:e 22h:e 1lb:c 1l8:a 19b:8 1j3:8 217:8 da:8 1k4:7 30o:7 15n:7 ld:6 30t:6 1ks:6 151:6 19a:5 25k:5 2jc:5 5is:5 4rh:5 54g:5 ui:5 29f:5 3iq:5 1j1:4 28o:4 ws:4 1la:4 225:3 19y:3
means:raw	22s	ck:o1 42b:1o fs:1b up:z 1vs:y 1kn:o 1i9:m cn:k 4u:i 20t:i 7c:i 3q9:i 1gi:h f3:g 2a6:g 1wa:f 1lk:f ev:e xa:e x9:d 2dp:d 2du:d rl:c 2pp:c 13m:b 192:a 5s:a 29d:a 3bi:a 1gj:a 3oa:9 324:9 9g:8 tn:8 4db:8 nj:8 kg:8 2kp:8 18s:8 vq:8 3q:8 g8:8 194:7 4zq:7 3u3:7 3t:6 11e:6 2h:6 355:6 rz:6 4w:6 1uy:6 1ke:6 2gr:6 10k:6
500	1m	cl:6h dl:20 4t1:y 4fk:t ct:j 3b4:h 3b3:h 3b2:g 24n:d 32i:a 3j1:8 eh:7 128:6 248:5 10b:5 4h:4 247:4 c9:3 4jn:3 3az:3
g	5i	cm:48 d1:1s c9:1n 2w2:1a 2jv:12 16x:11 4h:w 1ac:k 1k4:i 1xe:h d0:h 2ll:e eo:d 1iy:d 2l:c 20g:b 5l5:b dl:b 52l:a 20e:a cq:a 2rv:9 2b3:8 sd:8 20i:8 3xi:8 4jn:8 4p5:7 1g2:7 2ao:7 523:7 1ig:6 128:6 3mh:6 2aq:5 4go:5 4kq:5 3k8:5 1vq:5 c7:5 3wi:5 2vv:5 cl:4 2vw:4 18w:4 x7:3 236:3 4jm:3
raw	1sh	cn:nj up:59 1gj:2f 42b:1v fs:1i 2a6:t ck:q 1kn:q 1i9:p 1vs:o 20t:m 1lk:l 192:k 4u:j 7c:g 2dp:g f3:f 2pp:f xa:e 2du:e rl:d x9:d ev:d 13m:d 28j:c 3bi:c 5s:c 1uy:c 3oa:c 1wa:a 29d:a nj:a 4zq:a 1sh:a 3q:9 9g:9 324:9 18s:9 vq:9 kg:9 2kp:9 tn:8 3q9:8 g8:8 3u3:7 2gr:7 2iq:7 sm:7 48d:7 355:7 1yx:7 11q:6 10k:6 1dh:6 3t:6 44w:6 1ik:6 108:6 2h:6 1av:6
two	1no	co:ha e7:31 2i:13 cv:11 3zq:11 2ky:10 3gu:t 2if:s er:n 11t:n u4:l 19h:l dr:l 57j:k v0:k wn:j 1o1:j uc:i te:i 4b:h 4ov:h 1s:h 39:h wb:h 19d:g tv:g 8k:g gl:g 13i:f 1z6:f 283:e 2kk:e 4gk:e 2l:e 51o:d 1ob:d 1h:d 2fh:d 2cf:d 1a1:d 34:c 2sb:c 48h:c do:c 2kf:c 190:c 1hw:b de:b 2zv:b dq:b 4de:b 19w:b 11x:b 81:b 240:a 2p5:a 30o:a da:a 1g:a 15h:a
noth	fd	cp:4i 4zq:3e 2nh:28 ou:22 68:1u 1s8:1t 1px:1t 1mv:1r 5bx:1q 4w3:1p s0:1h 5c5:1h 28o:1e 1q2:1c 189:18 2gp:17 59u:14 59o:13 h2:13 4s0:11 3e8:x 24l:x 298:w 166:w mn:w 1m3:u 2xi:r 123:p 8i:p 1xp:p 4no:p 2vb:n 49k:n 1lu:n 2g0:m rt:l yc:l 3sz:l 228:l 4r2:l 48i:k ap:k 2bk:j 4ch:j 4ra:i 16h:h 2ok:h zi:h si:g 3us:g 2cp:g 279:g 1tt:f 13p:f h0:f 3vo:f 2xw:e 1jb:e rg:e 24c:e
cup	87	cq:ef en:2t 172:2g 529:22 365:1t 16u:1p 49r:1m 4xz:1l 2sh:1g to:1a 4r4:17 1a2:15 3h7:14 1gl:z 43j:x 2u4:w 55n:w 4yo:s 19b:s 1we:r 56g:o 528:o 55t:o zu:n 1gr:m 2dw:k 5al:j 19k:j 3kb:j 3h4:j aj:i 236:h 173:h 42d:g hw:g 4h:f 1c0:d 2nd:d 1cr:c 5ad:c 5ac:c 10n:b 25n:b dd:b 3bm:b cl:b ks:9 2au:9 5ab:8 1pk:8 248:8 5y:8 115:8 2ne:8 371:8 nc:8 35j:8 1dw:7 16e:7 v7:7
giv	5g	3y0:2l 2lk:29 1kr:1x 5cl:1j 1a9:1i 12u:1i 2sh:1g 3wj:1d w4:19 2bx:13 4yz:13 3z3:12 2g5:12 3gd:10 3qu:x 1h6:v 5lf:v 2k7:t 2tf:r 3go:r 1j9:q 1ao:p 6u:p 44r:o 1yx:o 3n7:o 2q6:m 2n0:m 38r:l 2by:k cr:k h6:k 185:j 2ts:j 3r6:i 1mw:h 23i:h 1nn:h 4ve:h w9:g 49y:g 1lg:g 423:g 2ko:f 1q9:f 34u:f 2ik:f 1v2:f 1ux:f 3h5:f 421:e 3q2:e 204:d 3bt:c 45f:c 584:c 111:c 206:b 2pt:b 2a8:b
amount	8k	te:4w cs:39 23h:1u dl:1m 1j3:1k 3d8:1k 4n8:1g 1w1:1g 1g4:1e 18b:19 35a:19 1l8:16 2to:14 4qi:13 cl:11 1gr:11 151:y dp:w 3ig:v 5jy:q 1li:q 3i9:o cu:o 2jq:n 3uc:m vy:l 3kj:l 4ez:l 2y5:k 3rg:k 4pi:k 183:j 57w:j 2wx:j un:i w1:h 3a1:h 1ih:h 247:f 4tc:e 1bh:e 1ez:e 1lz:d 2l:d x:c kp:c 3fj:c nx:b 2rj:b 4e5:b ct:a 1uo:a 5lj:a 5n2:a g5:a 12v:9 19w:9 dq:9 3fl:9 1q9:9
500g	p	2il:y 2tw:r ce:g 248:f 2lp:e 2rv:d 247:b c8:a 2gn:8 2lq:7 cl:6 12t:6 20j:6 2lo:4 3f8:4 3f9:4 1n1:4 7t:4 pz:4 134:3 3hq:3
food:lime-juice	2g	cu:47 cb:1r 3k7:d 2ug:8 3i3:6 4au:5 1v7:4 452:4
thre	p6	cv:cd 43k:24 2j:1x 52k:w 5lg:u lx:t 5hl:s ve:r 2if:q s1:q 1qn:p ks:m 3i9:j eb:j 377:i 4zr:i 2tx:h 1xc:h 2sk:h xj:g 1e1:g 19w:g 240:f 2sb:f 2wo:f 3ig:f 213:f 2nm:e 46j:e 4p4:e 1qs:e 2ph:d 125:d 1b9:d ja:d 4sw:d lz:d 231:d 284:d 1q8:c vu:c 178:c bk:b i0:b 1k2:b 4ud:b 5l4:b 22:b 58b:b 34v:b 3ji:b er:b 2cq:a 5g2:a dr:a 1ym:a 349:a 5g3:a co:a uv:a
kilo	5i	cw:ck 1a1:8u 51h:1g 46l:1g 34c:14 cl:s 4va:r 3iz:m 19w:j ud:i 2l:h 3h5:h 301:g v5:e 2ba:e 2ku:c 2n4:c 1uv:c 34d:b 47h:b 1q8:b 4a:b 38r:b 2sy:a u6:a 1g2:a kh:9 16j:9 3g2:9 d1:8 lu:8 1q4:8 dp:7 te:7 2gx:7 2rv:7 xo:7 2il:7 jc:7 128:6 36k:6 1ly:6 u4:5 2kt:5 14w:5 jd:5 dq:5 4h:5 38i:5 4sv:5 45r:5 242:5 45s:4 45q:4 45t:4 12t:4 io:4 1w1:4 1jn:4 38n:4
normally	p	1mk:q 1mj:p 447:m ce:k 1t1:i c8:c hy:b 2h9:b tx:8 fl:8 3fi:8 1hi:6 ct:6 1yn:6
los	3x	5ex:2o 2uu:2h gk:2b cy:27 17k:22 2hx:1q 5e7:1i 49w:u 2pr:s 2x7:s 14q:s 2ij:r 1jm:q fr:o 2fn:j 39i:h 2oj:h 3xs:g 4wc:g 14w:g 2h8:g 269:f 144:f 2h3:f 51r:e 1kt:e j2:e xe:e 3t0:c 147:b 14f:b 14y:b 27t:b 47w:b 1hq:b 24i:b 1vr:a 1aj:a 3k5:a 397:a 361:a 1zb:a 1ma:a 1k4:a 2t8:9 18n:9 1ut:9 22k:9 39f:8 nh:8 ns:8 388:8 1ki:8 3vz:8 4hs:7 362:7 2z5:7 4sy:7 3yn:7 1l4:7
tiny	6r	cz:3u 12p:25 3tf:1u 2kx:1q 4m6:1l 4t2:1f cj:13 25k:y d8:y 2ii:y 5b7:x 1lo:x 3y0:x 4yd:r 2kn:p pt:n 1ib:m 12o:m 58b:l 2po:j 20z:j 1iz:i 2ef:h 15a:g si:g 3ef:g ps:g 2m2:g 1nr:g 42d:f 1nf:f vl:e 2hh:d 1qw:d 19b:d 2ml:c 1gb:c 4us:b 3r9:b ix:b 361:b 72:b 175:b 4rd:b 323:a 2k8:a 41j:a dj:9 1cj:9 35f:9 1ki:9 362:8 4rb:8 1io:8 2u7:8 2wn:8 1um:8 4qq:8 19k:8 1ks:7
400	1k	d0:71 1a2:1s 50y:1p 3je:k 1xe:b 2w2:a 240:9 ce:8 10t:7 4h:7 391:7 c8:5 1ag:5 c9:3
scal	56	d1:b7 236:22 1k4:1p 5l5:1k 4h:1i 1sj:x 554:t 1xz:p 1py:n dp:m 1xy:l 1iy:l 2h6:k 18w:k 51h:j 3au:j 1l8:i c9:h 5b9:g 58v:f dq:e 3av:e 1q0:e 2l0:d 4db:d 151:c 4gm:b 3ig:a 248:9 1j3:9 2k1:9 en:9 19w:8 un:8 do:8 5g0:8 1pz:8 247:7 7s:7 66:7 4w8:6 te:6 cq:6 cw:6 fl:6 134:5 1i4:5 2sy:5 1f4:4 2l:4 3ey:4 3i9:4 1pw:4 1ad:4 3ji:4 37t:4 3yk:4 20j:4 19g:4 sd:3
vanish	29	1ch:6i 3eb:2a 5be:23 123:1l 2p:13 2jr:10 4tu:v 512:u 1eo:r 1qt:q 266:n 3r4:n 493:f 494:f 2mq:e 151:d 10z:c 30h:b 30g:b 1y0:a 3j9:8 qh:8 3j8:7 6x:7 1ex:6 37z:6 42u:5 ce:5 p9:5 1ey:5 1j0:5 1yx:5 168:5 1p8:4 36x:4 22d:4 kb:4 1ow:3 13t:3 14q:3 261:3 1jj:3 371:3 c8:3 1c:3
start	y8	d3:eo ys:9w 3l3:2n 1mm:1a 2sn:19 1o8:17 4g4:12 mx:10 32p:y le:y rc:w 18v:u 2da:r 1o1:r 5gw:o 1fi:o mb:n ve:m 155:m pl:l 9c:l 1ha:l 1fo:k 469:k 2jn:j 284:i 5z:h 1k8:g du:g j5:f 4i:f 1je:f 27b:f 41:e d2:e 12l:e 18x:e 264:d 3o:d 3jd:d 70:d 2gp:c 2fr:c 4k7:c 4ga:c 28i:b 39u:b pn:b 103:b 12e:b 1i:b 27e:a 11c:a l4:a n4:9 2yq:9 3no:9 md:9 2b:9 1j4:9
food:chickpea	di	d4:lh 2c1:2c 3ap:22 5jn:20 2sh:1v 4x9:1n 1xq:19 3ie:18 1fs:11 2fl:z 41h:w 5aw:w 4t2:t x2:s d5:s 4x8:o 25f:n 4w9:l 4uc:l cy:k 36t:j 40l:j 27l:g op:g 3tl:e 4f8:b 20c:b 1yy:a 4qb:a sd:9 3g2:9 57i:8 1k1:8 2uf:8 11r:7 4nr:7 2c3:7 ix:7 qm:6 2xh:6 hd:6 1x8:6 189:5 1gs:4 2ym:4 3py:4 1p:4 qz:4 qv:4 1z6:4 175:4 fl:3 11c:3 3k6:3 1g0:3 18q:3 1xo:3 2sw:3
food:hummus	2x	d5:cw qs:2t 38m:1g 391:1b 1en:z 2wz:v pz:u 1ia:q 3hs:l 4qb:i ce:h 39g:f 1ed:d 3mk:d 3mj:d 2k0:d qz:c 1ok:b c8:a 162:a qn:a 2qs:a 1ei:9 rr:9 3mh:7 d4:7 3ci:6 3cg:6 pw:6 1nz:6 wa:5 57g:5 ct:5 4qw:5 2qa:5 1ch:4 1rv:4 y5:4 33f:4 1th:4 3ma:4 1tk:4 vr:3 1ev:3 2qf:3
food:orange	7i	d6:l1 519:28 1na:1n 1vl:1a 3r1:16 1b7:13 y0:z 505:y 4w2:x 7y:v 4b9:p 1pc:o 301:n 1us:m 1tr:h 2yb:h 4zw:h 2ic:h me:g 512:g 2l1:g 2c9:f 2yc:e 2c6:e 14z:e 1mz:d 1ca:c 2l6:c 4rd:b 2sg:b mm:b 58e:a 2kc:a c8:a 2yn:8 3i3:8 wx:8 2ca:7 1rt:6 1q2:6 45m:6 1tj:6 2l3:6 k9:6 1tq:5 1v7:5 ct:5 45h:5 3bh:4 2c7:4 ch:4 5n4:3 3bg:3 2a0:3 3bf:3 2l8:3
zest	3p	d7:em 45h:u jo:6 24b:5 4jv:4
small	vq	d8:bb cz:5z 81:2g 15a:24 c7:1u cj:1q 1vy:1o 15n:1m zf:1k 5en:1i 19e:17 1ti:12 wf:y 35r:x z:x 1k5:w 7b:w 19d:v q4:t 4sx:t 3m:r jl:p 3kj:p 1lj:n 1ps:l 2qb:l y:k 72:k 18v:j 1tx:i 4ta:i 2hg:i 4ug:i 2kn:h dn:h 1bo:h 4c9:h at:h 25k:h 56p:h 4ns:g 3y7:g 53n:g 3cj:f 11b:f 33o:f pb:f 31j:f 1iv:f 57t:e 55s:e 37k:e 19b:d hm:d qj:c 4qh:c q0:c 2if:c 3s5:c 2he:c
their	25	2fx:2v 2hm:20 d9:1l 1fb:19 4ky:11 2s6:10 1n8:z 1n1:v c8:m 11u:l 1gz:l 1ca:k ko:i h4:h 4ps:g ce:f 2v9:c 1xe:c 1my:b 15r:9 1lg:8 4ik:8 3i2:7 4jc:7 10t:6 zl:6 15w:6 4k2:5 4id:5 4jr:5 ct:4 3i3:4 4if:4 1f5:4 1v7:4 1di:4
bigger	42	da:85 2a0:2l 21y:22 1lb:20 4xo:1p 3sw:1a 50k:1a 225:18 3id:10 15n:w 229:p 219:n 3rb:l 2m8:k 1li:j 4bp:e 35a:e 2ae:e l3:e 19f:d 264:d 1k5:c d1:a 3j4:a 19m:a 2cb:a 407:9 15a:9 17u:8 49l:8 4h:8 30o:7 19g:7 2ho:6 2it:6 5ln:6 2iu:6 cw:5 do:5 hy:5 pb:5 kk:5 1g4:5 te:4 19q:4 dq:4 4hq:4 di:4 37t:4 2iy:4 25k:3 c9:3 wn:3 1q0:3 2xw:3 ce:3 4p9:3 3fz:3 1ah:3
food:bean	z3	db:ou 1xt:76 qm:4l 1a:1w 1xq:1b 3q0:y 5gl:w 52w:u 52v:t 530:q 3id:p 3xq:p 3ck:n 4qm:m o4:m 3hp:j 4h0:j 3tl:j 2uq:h 39t:g 1xo:f 2ml:e 19q:e 2qh:c 5gf:b 16s:9 dm:9 1iq:8 1bd:8 2q6:7 2my:7 2l5:7 r:7 34q:6 127:6 599:6 1xr:5 d4:5 45h:5 46f:5 4qu:5 1fc:4 fj:4 15e:4 op:3 q:3 1hq:3 sz:3 1xs:3 1tf:3
45	15	20l:2b 53v:1w 4wg:1p dc:1k 25l:1j 4t8:1a t8:z 3e8:q bg:o 32t:o 4qn:m 4qo:m 26e:c 19r:8 24p:8 3ky:7 1xu:7 om:6 4g2:6 2ex:6 11a:4 19i:4 4r9:4
ml	3x	dd:6p 267:1c 3gy:w 173:o 1nn:m 2w2:l cq:k d0:f 23m:f 21d:e 1ag:d c9:b 3k8:a 16e:8 21e:7 4jn:5 23o:5 14p:5 en:5 3ay:5 zj:5 4h:4 x7:4 248:3 3gt:3
1	30	4p9:2c 4sv:29 5cc:28 51h:1s 2iy:1o 3iz:1j 2aq:1g 54a:1e 1jo:1a 2j0:19 cw:18 2ak:10 4va:v ry:t de:r 2rj:q 1vu:j 24j:j 1vn:j 36x:f 1a1:e 47h:d 47g:d 1nm:d 58w:d 3j2:c 4jn:c 1ad:c 4y1:c 30q:b ro:b 30o:b 30s:a 1zd:a 20f:a cq:a 4hg:9 2iz:9 ee:8 1ma:8 1ia:8 4hh:8 1g2:7 2vj:7 fx:7 30w:7 ra:7 225:7 sd:7 4hf:6 2gn:6 1gr:6 4gq:6 f2:6 26r:6 fl:5 47j:5 47k:5 54b:5 39q:4
150	1e	df:25 22j:18 4m2:w 42s:p 3vh:i uc:g 3sw:f 3is:e 4jn:d 1se:7 1zc:7 4dr:6 wq:6 11x:5 24j:5 22w:5 8i:5 3vi:4 4go:4 d1:4 39:3
80	1b	zn:1x 24i:1s 5eo:1l 3se:1h 16x:18 rh:17 1uo:v sv:t 43w:k 5jo:j dg:g 3z5:g zk:d 1h:d 2oq:d 13f:c 249:b 10i:9 5f5:8 3c1:8 2wg:8 zj:7 2zn:6 3rw:6 2ly:6 1vq:6 2iv:5 2bk:4 2ps:4 1sl:4 ke:4 2pr:4 g5:3 2zg:3
175	e	
50	10	tb:2b 21a:1u 21r:n di:l 2zr:g 2ao:d 3mh:b 2zm:a 2aq:a 2zs:9 591:9 d1:8 3k8:8 3kb:7 2zv:7 q4:7 2zz:7 2zx:6 22v:6 128:5 4jn:4 22w:4 4go:3
shell	am	dj:kv 50c:1x 5ky:1g 1q4:17 35s:x 10p:w 485:v 2l3:v 4t8:v 5c0:r 582:r 30f:q 2mb:p 5c6:j 1zk:g 24q:g 2pw:e 1ww:e 2vi:e 1gj:e 3p3:c 2ii:c 46k:b 3hp:9 27q:8 26u:8 2li:7 1r6:7 276:7 e5:7 12k:6 1sk:6 23f:6 1iu:6 2l8:5 2oz:5 2l1:5 3be:5 sz:4 3k2:4 2ll:4 3h9:4 2cp:4 2a1:4 by:4 42l:4 65:3 116:3
55	i	dk:3g
tenth	e	
bulk	3r	dm:46 211:41 3km:3v 55e:2k 4t7:1w 52e:17 xf:14 4se:w sl:u s4:s g9:q 5jh:q 3fk:o 1p5:n 1yl:m 1ta:k 3k2:j 4bo:h 4j:h 19z:f 1m4:e 2sa:d 2h6:c 256:b 490:9 4xo:9 14z:9 1ix:8 hy:7 17v:7 3fn:7 tb:6 1m7:6 1n:5 35a:5 1z2:5 28n:5 4sg:4 2sr:4 1m8:4 48:4 39q:4 4sw:4
quarter	59	dn:9m 4xf:21 5a7:1k 4dg:1k 4y9:1j 5fj:1h 274:1h 2gs:1a 1w8:18 2s6:11 1ua:11 2u4:10 2su:y 114:y 510:w 4t8:v 3dq:u 1f4:q 1ix:p 16u:m 1ug:l 150:h 4ff:h 30t:g 4tv:f 12q:e 51b:d 16z:c iy:c 466:c kk:c 4t:b 465:b ks:a 2mb:a 172:a j6:9 1ad:9 331:9 f8:9 2ll:9 2ka:8 3t2:8 2nh:8 to:8 4v8:8 8w:8 2k6:7 1sk:6 pm:6 rs:6 d8:5 15a:5 2qj:4 19q:4 4jn:4 ed:4 aj:4 37m:4 15x:3
means:double	p8	do:g1 dp:1x 5hs:1x 15m:1i tv:1f 32z:15 3jg:15 4gm:13 1l8:11 1ba:10 29a:z 3lk:y 1j3:w 19g:v 4sr:u 5fj:u 25b:t yt:r 1v4:q te:q 1y9:q 3pt:p da:o v5:o 19w:n 50m:k 3ig:k 563:j 2sy:j ud:j 3i9:j 22y:i ry:i wr:i b2:h ui:h wn:h dq:g 300:g un:g 3oz:f 2cr:e 2ed:d uj:d 4k7:d 3l:c 1do:c 23n:c 19m:c 5j7:b 4e2:b 4ti:b 2ky:b 19a:a 2sr:9 u1:9 3pd:9 17d:9 5bz:9 1f2:8
tripl	29	3i9:21 2za:m 1l8:k 1zl:j 44x:i 4gm:i 3r4:i 1lc:h dq:f 3ig:f 39n:e 1j3:c un:c 1q8:c 19h:b 3ey:b te:a tv:a 1xy:a 2sr:9 19w:9 ud:8 cs:8 1zc:7 do:7 35a:7 ui:6 42u:5 3a2:5 1ud:5 d1:5 2h5:4 4gu:4 22d:4 3lm:4 52e:3 3lw:3 1md:3
doubl	ho	dq:ck wn:2y dp:2k 3tx:1z tv:1q 4gm:1g 1l8:1d 3ig:15 19g:14 5aw:14 29a:12 19w:10 3jg:10 v5:z ud:z yt:u 2ed:u 54p:t 1y9:s 19m:s 3i9:q 2sy:p 300:m un:m do:m 15m:l te:l 563:l 2xr:l 4ti:k u1:i 271:i 3oz:g ui:g 1j3:f 27o:f 19a:c 3mi:c 41q:b 41s:b 2sr:b uj:b 1tb:b 1y1:a 2ln:9 dr:9 nw:8 50v:8 yp:8 1zj:8 3ji:8 1f2:7 1ln:7 1lj:7 4c9:7 4l7:7 6b:6 3ey:6 1z8:6 1nu:6
chang	fh	dr:40 4pj:2x 19r:1x 3j:1s 2da:1k z4:1j 1z2:1i 5c0:1e 19e:1b 19s:1b 1q8:19 55s:17 353:17 xv:17 4s8:16 4ft:15 3g5:14 24c:13 1jg:13 264:13 1gp:12 2gx:10 2h8:y 1uo:w xs:w uc:w te:w 5hv:v ed:v 2sr:u 2ae:u 3rt:t 54e:s 17f:r by:r po:r 2y8:r 32f:q 300:q 25i:q 3gy:p er:p 2an:p 5is:o 287:o vn:o 1qy:n 229:l 59f:l 2zz:j 265:j 1r2:j 4m8:i et:i dq:i 25y:i 5ha:h 1u:h 1zp:h 4s7:g
order	60	ds:ec 1n8:1l 24e:1h 2l7:11 2z0:11 34h:y du:x e1:t 2go:t 1ck:s 3t1:r ou:q 3iq:q 4yc:p 4by:p 1fo:o 41:o 20x:m 3nn:m 4ne:m 11r:l 478:k 1n1:k oz:i 59y:g 301:g 53g:g 3wr:c 2xx:b 25f:b 1pi:9 za:9 1e2:9 2vm:8 14y:8 2yo:7 46f:7 p0:6 3t0:6 4a7:6 t:6 e8:6 qk:6 4p3:6 dv:6 18j:5 3ax:5 5gv:5 13t:5 4en:5 4gm:4 s6:4 4ga:4 3jy:4 45x:4 14i:4 1my:4 1u5:4 2dv:3 2p9:3
step	5k	dt:hi 529:2f 26a:1l 2oa:19 3do:17 4uc:s 2rj:i 1pm:d 1dz:b 4i3:a 2dp:a 3h1:a 127:9 11r:9 ry:8 14m:8 4j6:7 vt:7 1ia:7 2h0:6 2ez:6 4i2:6 1ad:5 1nu:5 4je:5 4ia:5 3bd:5 4iy:5 f2:5 26x:4 4c2:4 fl:4 4j9:3
prep	2y	du:6e uy:3c uf:38 4yw:28 ue:1g 12n:z 54m:y z9:v 3ta:p 34a:p 2tw:m 3w:i 4r5:i 45u:h 4ul:h 14g:h 1le:b 36u:a kl:a q:9 4en:7 10m:7 31l:7 9r:7 s6:6 386:5 38y:5 kx:5 1rh:5 378:5 3v:4 54n:4 33t:4 e5:4 uz:4 ug:4 46m:3 46n:3 1u9:3 2hp:3 1a9:3 1n1:3 7t:3 46k:3
meanwhil	2b	1dy:47 4ga:34 e5:2h 4yw:23 dv:1z 596:1r 1ge:1b 5iw:17 ue:z 20a:z 26a:y 2jn:s 20x:r bc:m q:k 2z1:h 12e:d nl:7 ds:5 149:5 22q:4 38v:4 38t:4 s6:4 sa:3 4j7:3
important	1w	4nv:1x 1im:1v 1qp:1b 2sh:1a 3rp:12 1p7:t 1p6:r 23g:q 29f:q ee:o 30p:o 4qu:n 2xy:k ef:k 1zt:k 228:j 4sm:g 4sn:g 1qh:g vj:f 32e:e sb:e ra:d ga:b 1vq:a 30n:a 1dx:9 1y6:9 rt:7 m:6 4d:6 ek:6 3fx:6 17u:5 39y:5 k5:5 30r:4 30q:4 1ep:4 1zq:3 1ou:3
food:stock	x7	dx:m5 1fr:21 1ja:1v 3gs:1g 3gt:1g x4:1e 5ib:1b 43h:s 17s:q 5fr:n 33x:n 17l:k oz:k 1j1:k sr:j dd:i ej:g 1da:f 2jy:e 12y:e 2cq:c 496:c 7q:b tm:b 2oc:b 1db:a 13y:a 3lk:a 6j:8 22y:8 2in:8 2cp:8 5d5:8 43d:7 10n:7 1ug:6 50d:6 3ok:6 4t4:6 2q6:6 o8:6 3gu:6 yv:5 3k5:5 8i:5 wg:5 e9:5 17d:5 17e:4 1od:4 jz:4 32z:4 2gf:4 2sw:4 zi:3 2o1:3 3st:3 43b:3 16z:3 3eb:3
means:tender	1i7	dy:gw 13z:3k 7c:3d lq:35 8g:21 110:1r 2w:1l 1gq:1d 1hc:18 6l:12 ep:10 1ny:z 32:x 6h:r 1sg:r 1rp:q 273:q 1c:p 2mx:p 16n:p m1:n 3og:m 3bh:m 1jp:k 2mi:k 22i:j 262:i 6n:i js:i 1mt:i 14e:h 4q6:h 1fj:h 1wu:g dz:g 2iq:g 199:g vn:f 4tf:e 2my:d mn:d zk:c 44:c 1vv:b 2s3:b 21m:b l1:b zy:a 43l:a 1rr:9 1wz:9 142:9 45:9 ku:9 3t:9 1wb:8 1hl:8 21l:8 25t:8 1w7:8
soft	1gy	dz:hg 13z:3r lq:39 7c:36 8g:20 2w:1p 1hc:1l 110:1g 32:17 1ny:12 15j:12 2mx:z 1gq:y ep:w 6l:u 1jp:t 262:s 273:s 1rp:r 1c:p 1sg:n 16n:n 6h:m 6n:m js:k 1mt:i 142:i 1wu:h 4q6:h 14e:h 199:g 2iq:g 22i:g vn:g dy:f zy:f 4tf:e 2ga:e mn:d m1:d 3bh:d 2s3:c zk:c 21m:c 1fj:c 1vv:c ku:b 43l:a l1:a 1wz:9 21l:9 1hl:8 1wb:8 17o:8 4qm:8 sm:8 22v:8 2l2:8 10w:7 3t:7
food:pasta	rl	e0:kj z1:67 cd:3j 11z:2t 5av:1k 1dy:1i 16u:15 55r:10 vn:y 170:u on:p 2ep:n ty:l 14x:k yp:j wh:j 350:i 172:e zp:e zc:c 16w:a 3al:a 1qa:a yz:a 58h:9 1u6:9 2nm:9 2sw:8 42d:7 rq:7 4fk:7 2hj:6 59e:6 zr:6 15m:5 1qd:5 4ws:5 323:5 36x:5 3j1:5 2tu:4 102:4 1gi:4 1lj:4 xo:4 v9:4 se:4 2mf:4 4u2:4 zq:4 202:4 f6:4 z8:3 q3:3 1m7:3 4ck:3 44f:3 1i:3
bung	1m	4yp:1i 2tq:1f 1vx:1d 2n4:16 sf:10 ef:y 290:y 3kj:u 30c:q 4su:q 1x3:p 4ls:p 28w:i 124:i 126:i 2tb:f 2tc:f 4gg:e 12s:d 2tp:c 1et:b ek:b 1ev:a 2t5:9 sg:9 2t7:9 rq:8 19a:8 ux:8 tp:8 4i7:7 1a2:6 33z:5 6d:5 2t8:4 22r:4 1ml:4 2oy:4 2n1:4 157:4 208:3 s5:3 4gh:3 4od:3 2gg:3
together	qf	e2:ev 175:2f 3m9:25 a8:20 hr:1u 121:1u e1:1s u7:1j ji:19 5j1:18 6i:18 ht:15 13t:13 3fz:10 31f:w 19a:v tx:v 33d:t ds:r e8:r 2jn:q 3gb:p 499:p pr:o h8:n 2pq:k 2l7:k 6q:k 58u:k 4ck:k 46f:k 2vl:j fo:j d3:j 2qo:j 2aw:i 2c2:h p5:h 1fm:h 3fl:g 1a8:g bc:g 1sk:f 127:f 39:f ty:f 2fa:f 5hk:e 1x8:e 1iq:d 1dj:d 2qp:d hg:d 4us:c 5id:c 5c1:c 50f:b 2dz:b 3iq:b 4zm:b
skip	of	e3:8r j2:5e 7r:3w 6d:2p e9:23 5df:1d 4zj:17 1ye:16 et:14 5br:x 1xu:x 56k:x 150:w 2c:t 2a:s ch:o g7:o e6:n 1ou:n 2ga:m 5d5:m wv:m 5hl:m pr:l 17s:l 51r:h pg:g 1y6:f tm:f 18n:e dw:e 4dp:e 5ba:e 53:e 5hm:e 135:e 55g:d 32h:d 2q1:c 14x:c 397:c 3ca:c 36j:b rk:b 2cr:b 4q:b k5:b 1lu:a 13c:a 59o:a 4xl:a 12o:a 4ab:a 1sz:9 2ta:9 3nh:9 cy:8 vj:8 8w:8 36f:8
accident	3g	e4:3o 5bz:20 5lp:1o 4wi:1n 4ap:1a i4:18 4sh:13 2ai:12 l2:12 6f:z 44g:x 2px:w 4s0:u 4s1:u 3nv:u 4zg:s 3ra:r 1l0:r 1qz:r ol:q 1iv:q 18w:o 2ij:m 201:l 1is:k 3qh:j 1lk:j 41q:i 41s:i 16r:h 1os:h 3qi:g 3b5:f 4sr:f 19f:e 281:d 2qy:d op:d fr:d 146:c 4p4:c 2o1:c 2mg:c 280:b 3hg:a 1pf:a 4tc:a x0:a wn:9 ef:9 o5:8 4ga:8 jb:8 2of:8 vt:7 2a3:6 19y:6 1vz:6 3xi:6 251:5
meantim	1i	3p3:2i dv:1n 4ga:1a ue:1a q:1a e5:19 3mp:y 21z:m 276:e ef:d 1h:8 9i:5 2dz:4 ek:4 4lb:4 2di:4
means:skip	1ag	e6:fd 7r:4n j2:37 dw:2g 1y6:28 6d:1x tm:1l 10o:1k 1a8:1k g7:1f 24g:1e 15s:16 1y4:13 2fx:u e9:u 27:t 4ty:t 4ov:s 5br:s 2qx:s 5bx:q 8w:q 1ou:q 1hp:p 56k:o 2te:n 3jf:n 2a:n s3:m k5:l 2c:l 1ye:k w:j 39y:j 150:j 135:i wv:i sc:i 5lh:h 228:h cr:g 5c8:g vj:g 53:e 1gb:e pr:e 7j:e 1y5:e mi:e z4:e 39f:d 28n:d 14x:d 444:c 2tj:c 1xu:c 27b:c 25:c 55h:c cy:c
both	7v	e7:a1 2ed:2f 2e4:25 4dw:1j 58q:1j 5gb:1f 3cx:1c 3iq:1b u1:19 ct:18 42l:13 4yq:11 j4:10 4ky:y 2ml:v 1ou:r 2si:r 4nv:r fo:q 477:p 1d1:m 1a8:l 58p:l 1ue:l 4gb:k my:k 3lw:k 2vo:i 3az:i 1bd:h 51e:h 32y:g bq:f 3al:e 2o1:e 20a:e 3fz:e q4:d 3pr:d ee:c gx:c 2ve:c qq:c 2zi:c fl:c 3gf:c 13q:b 3cl:a 2cg:a co:a 3gj:a 3gi:a 41:a 3pj:a 1t0:a 3gr:9 2zj:9 16p:9 161:9 3s5:9
chuck	25	1oo:29 ef:1x 41:17 5gl:15 32b:12 1gl:u 266:s 6i:r 3o2:p 37i:o 10m:i 3l9:h 1qf:g 58y:f 1os:e 24e:e 10d:d 37h:d nv:c 2s9:c 15v:b 3z1:b 2ti:b 35g:a 17g:a 122:9 fr:9 499:9 1fe:8 34q:8 qp:7 2oy:7 1m2:7 1vq:7 3ms:7 g8:7 10b:7 yl:6 1ku:6 536:6 1k1:5 5z:5 19o:5 10v:5 1vk:5 3ar:4 3as:4 2s8:4 2s7:4 2s2:4 e2:4 1g5:4 261:4 25n:4 1gu:3 1jy:3 1zz:3 1fv:3
rush	3p	6d:3b 328:2d 4li:1z 3js:1j to:1f 1xu:15 46q:13 22i:u 15e:p 3kw:n 1qj:n 1fu:n 7r:m 4t:k e3:j e9:h 2vc:f 26e:e 1yv:c 29q:a 14x:a 1ra:9 3ky:9 4s5:8 4xw:8 j2:7 4g2:7 e1:7 1ft:6 qk:6 1ug:5 ef:5 34u:5 tm:5 23u:5 p1:5 l4:5 13z:4 2tb:4 2tc:4
throw	eo	ea:5o 1mx:2w lw:2f 4uu:1r 1q6:1h 1vp:1h 49c:1b 3uo:16 m8:10 4f4:y 5n1:w o:w 1ns:w mg:v 55e:u 4t7:u 57a:u 3zb:t 10n:t 1xt:r 4vm:r 5fg:p 2ik:n 1jk:m 2mf:m 10r:m 3pv:l 1cp:l 1va:j 4pd:j 4x7:j m6:j 4yb:j 2fl:j dm:i 2oh:i 1kc:i 1ec:i 1wv:i 1qm:i 8z:i m3:h 4xy:h 2b:h 58o:g g3:g 51y:f 69:f qv:e 1m2:e 1a6:e 10d:e oo:e em:e 2q:d mr:d 3i8:d ao:d ra:d 2rk:c
four	kx	eb:cp r1:2q 39z:24 3id:1s sn:1a 484:19 4vn:17 3ji:17 134:13 ul:13 4ug:12 2e9:z 24h:y 4sy:x 1q7:v cz:u 5n1:r 10n:p 49i:o 4wn:o 1xm:n 4vi:n 24w:l 5ch:k 3fj:k vu:k 1pz:j 5e7:j 4vh:i 35r:h 34b:h 2dz:g 1z2:g en:g 12t:g 4m8:g 4ps:g 4wo:f 1uq:f 19w:e 4tf:e 1p0:e 66:e 1fe:d 19z:d 5jh:d 50u:c 19f:c cv:c d1:c 151:b 59f:b 34v:b 1t5:b 213:b 25e:b 15m:b ui:a 31:a 2cp:a
fill	j2	ec:l8 165:22 36w:1y xf:1w 5k8:1f dm:1a 356:19 2s6:18 1pr:17 5da:14 4v2:x 2tk:x 1ge:v 3js:v 58h:v 4ah:u 3lf:u 2o1:s mf:s 21p:s 53a:r 4rb:p 1m4:o ay:o 35z:n y1:n tg:m 4q6:l 226:l 5mo:k 41i:k 1e9:j wt:j 1yc:h 2rq:h 3ro:h uh:h 5ca:g 58v:g 1m5:f 2r7:f lg:f 4u4:d 1m7:d hy:d 3id:d 26p:c 4gb:b so:a 23x:a 24v:a 1p5:a 1ak:a 1re:9 1mc:9 1m6:9 48u:9 2ke:9 1p0:8 26k:8
shouldnt	2e	42n:1z 2pw:1p 1h:1n 1fs:1k 54a:1h s8:1f ru:17 4pk:13 ef:12 ke:11 3t3:z 4vq:x 2fw:v 3qo:v 3t4:s 2dy:s 4vr:s 2mq:o 3qh:l 24m:j 3qi:i h6:h 2c2:h 3z1:h 25j:f 35g:f 2pr:e 2db:d ek:c zm:c 10p:c 1ab:b 24a:b 507:8 3mw:8 3mt:8 3mu:8 h5:8 10v:7 pe:7 28o:7 z0:7 1hc:7 hc:6 25h:6 1gn:6 1to:6 18s:5 24i:5 3n4:5 k2:5 3fe:5 1jy:5 54b:5 2lw:5 25r:5 1bb:5 1cb:4 1av:4 2ad:4
reason	25	14o:2i 3t6:1a ee:18 3je:y 122:v 178:s 20k:q ef:m 394:l 4qr:i 4nv:i 1ip:h dw:h g6:g 2es:g 1fv:f 3gj:e 3gi:e 1wj:d 195:c 114:b 5kv:8 wg:8 2c:8 1vb:8 ek:7 49a:7 3do:6 221:6 4by:6 bx:6 1ko:5 7g:5 2ll:5 281:4 2a:4 280:4
sequenc	m	ef:1i 4c9:m ds:g 17g:6
problem	80	5i6:23 4wu:1z 4ov:1t 49i:1o 4wr:1m 5hf:1i 4s9:1e 45j:1d 4v2:1b 5a4:1a 21p:1a 26a:15 1g8:15 14o:12 58h:11 4xn:w 2i6:w vq:v 1fu:t 53y:t 1bj:s 3ey:s 3gt:s 45n:s 3d3:o 3ro:o 4x8:o 51z:m 2i4:k 22q:k 3tv:k 5f5:k sy:j yy:j 264:i 1k7:h 1dv:h 5bs:g 4qp:g m:g 2sm:g 56b:g 7y:f 2he:f 1vz:f 1y3:f 1sr:f 1k5:f vd:e 1is:e iw:e p8:e 201:e 18q:d 3a8:c 3yh:c ws:c 1w5:c 160:c k5:c
means:stir-fry	4t	eh:bj 1r0:2i 55t:28 1jg:1m 1so:1h pf:1a 1jm:17 37i:t 1uk:t 14o:r 3ml:r 1qp:q 4xv:o 1u:o 2jl:k 4df:k 3h4:j du:i 2st:i 2mn:i 37a:h 3ax:f 361:e 1uj:e 2xg:e 2fq:e 2nd:d 37h:d 1sn:c e8:c 1om:c 1ki:c 3az:b ef:b 2pk:b 1h2:b 2ff:b 300:b 4hc:b 362:b 2tb:b 2tc:b 3qh:a 15e:a 4de:a 80:9 3ay:9 go:9 gp:9 3qi:9 gr:8 3fy:8 17g:8 1la:8 379:8 3jc:8 1sq:7 2t5:6 2t7:6 gq:6
food:pea	ck	ei:ku o:41 5iw:1e 3q0:18 xv:18 34g:13 2gv:x 3hp:x 26n:s 3k5:r 1j6:r z8:p 1a:m so:m 1gs:k 10l:k 15f:k 1if:i sa:h 521:g 2x7:g ef:g qt:d 16s:b 1xe:a 1fx:a 1ri:a 1rj:a 26r:9 3ms:9 15e:9 1t8:9 1rg:9 9v:8 e8:7 uh:6 il:6 3wq:6 3ar:6 3as:6 1n4:6 1gt:5 3wr:5 ek:5 3mo:5 167:5 1rd:5 11:5 4fg:5 1ig:5 28x:4 1tg:4 e:4 29m:4 1fv:4 qg:4 3aq:4 rt:4 1r0:3 2ju:3
food:soup	1d9	ej:nl 16z:45 12y:2u bf:1s 1rd:1o qx:1g 1cl:1e 5ic:17 vz:17 uh:x 2fv:w 1fi:v x3:u 12r:t dx:s vg:p 4ya:p 1r7:p qj:p sr:o 8s:m 2la:m 1ja:l 1co:k 544:j 8m:i 3mi:h 2pz:h v2:g 13y:g be:e 37p:e 6j:e e1:e 12x:c 2i7:c 1tn:b 1xg:b 512:b 33j:b 15s:b 3y:a 12v:a jg:9 55m:9 4ue:9 4t2:9 23w:9 2oc:8 1t8:8 2fh:8 3ln:7 wy:7 1yv:7 n5:7 217:7 2sw:7 1hx:7 37o:7 1el:7
wrot	i	ef:m 18f:d 181:c 14h:6 18g:4 18a:4 e4:3
food:spice	qc	el:l0 12j:2h 1i7:1z 18l:1q 52d:1o 5jj:1m 1p3:1h 16b:1f 1nw:1e vj:16 1ng:12 496:v 1nh:u h2:t 3ri:s 1nu:s 4de:s w3:q 543:o 1g0:o 1hp:n 33j:n 1nc:n 1hu:l 3hj:l 12n:k 2nb:j 118:j ko:g 1hv:f 1ic:d 117:d oj:c 2o7:b 3du:a 68:a 1p4:a 17l:a 251:a 4f4:a 509:9 yc:8 bs:7 3g6:7 4ps:7 4sm:7 4sn:7 2ik:6 2kn:6 1k0:5 1ne:5 538:5 2vi:5 1kh:5 al:5 3gd:4 49k:4 4xc:4 23b:4 49l:4
food:herb	ar	em:hc 1js:2v 15q:2p 43b:2d 10e:1v 2tj:1u 168:1m sc:1g 1x3:1g 10u:1c 52g:x 3wh:x 3t3:t 3hs:t 4vn:s 15o:p 3i4:p 2ws:o 167:m 3m9:h 1ig:g 43h:f 43e:f 5b4:f 43d:f 1v4:e 2yv:c 4u1:b 2yw:a 3qf:9 52s:9 1ut:9 3sa:8 2it:8 3qg:8 2iu:8 4ov:8 29w:7 35s:7 1p9:6 51l:5 2iy:5 28u:5 25b:5 1q0:5 1nt:5 3vq:4 169:4 43i:4 1nd:4 2jk:4 43g:4 1s8:4 39f:4 1if:4 2ub:4 eo:4 3wi:3 27l:3 1t6:3
measur	3v	en:bv 3ka:26 43u:24 1p1:1w 4r2:1q 172:1l 4k7:1g qp:19 4sm:17 4sn:17 554:12 3nn:z 3pd:y 1v7:x 5a0:x cq:t si:t sv:s 2bk:q 1ro:n 4n8:m 1ca:l 1a2:j 43w:j 30n:h 3o2:g 2ll:f 23t:d 3l9:b ce:a 3ak:9 16w:8 4j9:8 58x:8 1a3:8 2rv:8 3an:7 30q:7 rf:6 c9:6 1fe:5 3bg:5 1p0:5 1u2:5 11t:4 1ib:4 dd:3 le:3 12t:3
earlier	22	eo:3j 17k:2h 51i:1x to:1n 2zj:1i 5fg:1g 2ug:14 2to:14 4pb:12 ue:y oz:m 25a:l 1iy:l lg:h uk:g 3cv:f 14w:e 2en:d 4er:9 16a:8 3k5:8 1jn:8 11:7 3w:7 1a:7 ee:6 nl:5 2jn:5 vl:5 29n:3 uf:3 ei:3 2bj:3
hard	1if	ep:hg lq:4a 1rr:3u 8g:3d oh:31 45:2b 2km:22 1gq:1n 3jd:1i 1gi:12 b0:11 1ec:10 44:y 15j:v l1:v bb:v 2me:v zy:u dy:u 1w7:t wl:t 7c:t 1ej:s 3og:q 21z:q a5:q q8:q dz:n 11e:m 1l6:l 1bb:k 1du:k 489:k 1dv:j 21l:j 5b4:j cu:j 1e0:i 2qi:i 3r7:i 10a:i 3z3:h zo:h 4p4:h 10i:g 275:g ku:g mx:g pa:f l5:e 18:d 21s:d 10w:d 260:d 8f:c 10r:c 11u:c 15i:c 262:b 47g:b
dairy	5y	eq:c4 su:2g 23s:1x 5c3:1d 4zs:1c gb:11 1w2:10 2bv:u 1o6:p 1zn:l 50j:l vi:i 44m:g fb:d 2wd:c 3r6:a 1uw:8 tf:8 vh:7 ts:7 4r2:7 2c3:7 30d:7 h3:7 1w0:6 15z:6 tt:6 sy:6 239:5 2oa:5 2eu:4
longer	ll	er:90 1mt:1r 52h:1p 56b:1l 3n1:1e 4tl:1a 2vs:16 2o7:13 fh:12 15j:12 kt:11 4s8:z 2zv:y 4yy:x 29f:x u1:q 2pm:p 12n:o 514:n 1l5:k 2ia:k 3ey:k 579:j 1t:h xh:h 3t:g te:g dr:g 1lb:g 8p:f 2y6:f 21s:f 503:f 3t4:e 129:e 5di:e 4s7:e 151:d fk:d 1j3:d 4do:c r1:c ev:b 3p:b 44x:b 1f0:b 2b5:b 284:b 2t:b 1li:b 1xa:a 11:a 5ce:a 1gq:a 29d:a 4gk:9 1q7:9 1l8:9 2h4:9 1a4:9
tast	1v2	es:m6 2so:5g h2:3b 2ga:1n 112:1i qi:1c 1mv:1b 4ve:17 5cl:16 1i1:16 2gf:15 3ri:14 1al:z k3:w yc:w ya:s 3m4:r 143:r 1md:r 166:n t5:m 68:m yw:l 1wm:l jr:l 3m3:l 1px:j 167:i 13p:i 1hq:i 5ek:h 3wi:h gy:h ga:g km:g kp:f 1s8:f 177:f m0:f lr:f lp:e 1o9:e 23a:e 1r2:e 11c:e 2ug:e 1d9:d 4ra:d 59o:d 3hj:c 23f:c 1mw:c 1ql:c 1qa:c 178:b 23r:b 1i9:b 3g6:b 1kh:b 9q:b
plainer	k	2hm:2h 56j:e 1di:a 59f:a
lost	60	eu:4f xu:2p 5b8:1z 1lr:1x 2la:1x 172:1w 2j0:1n 4p6:1l 3ap:1i 1a7:1f 3tj:1c 58s:18 2n5:16 3er:13 2sb:13 4zb:12 83:12 24e:12 5cn:11 5ik:10 4td:z 4uv:y 4za:y 1j4:x 17g:w 4w2:v 244:o 4c9:o 537:n i4:n 25g:n 3q9:l hz:l 1tj:k 2x7:j 4qb:i f5:i 5ef:h 1nt:h e4:h 4mk:g yc:f 3dj:e t0:d 15l:d 2lu:d 2y7:d 1cw:c 1vt:c 103:c 364:b 144:b 23u:b 1em:b df:b 2jw:a 1fq:a 387:a 243:a 45c:9
don	1ip	ev:bx c6:3v 2kp:2j f9:1q 1kn:18 199:10 15j:z 3p3:y 1wa:u 3bh:t 2h:s 1ue:s l7:r 4x:r n4:q 1ru:q 1b6:p rl:p rz:p f3:n 2mx:n 6h:n 1vs:m i1:m 1hj:m 5d4:l 2mf:k lq:j 37c:i 70:i 4w:h 2my:g 1er:g nj:g 125:f 5i9:f 244:e 13w:e dg:e 2iw:e 2ky:d 4de:d 2pt:d 389:d 2y5:d 1ai:c er:c 1gi:c 2jn:c ab:c 3q3:b x9:b 3hl:b 11c:b xa:b 2oj:a 5s:a 3t:a 11r:a dy:a
wid	3y	ew:bu 2jc:1q 5d6:1o 22f:1f 16o:19 5fj:14 17q:q 2qr:q 2xr:k 1k7:j 12y:h 4v9:g 32f:f 262:f 5q:e 2ay:b 37r:a 1gu:a on:9 1ld:9 44u:9 27y:8 44v:8 2bo:8 29x:8 29y:8 3ww:8 2bs:7 3wy:7 3wz:7 1pv:7 37o:7 3wx:6 gv:6 ws:6 3o5:6 1jg:6 1ee:5 3xq:5 8i:5 3j4:5 17p:5 2n5:5 14n:4 1up:4 26m:4 3ne:4 5d7:4 37p:3 350:3 2rx:3 245:3 195:3 1cp:3
later	dk	ex:6y j6:2c 1t5:26 499:1w 56k:1v f4:1r 57s:1k 1vq:1j 283:19 4uy:19 28b:17 rx:15 ln:14 3rg:12 3xs:12 f2:11 2ak:z 5n1:z 3q9:w 33t:w 3fn:u n4:q 34x:q 42s:o 5cx:o 50z:n 514:n 419:l 1ly:l 1e2:l 2fa:k 15c:j 1ht:j kn:j 3v:j 4zs:i 3st:h n6:g 1tl:f 4s0:f ji:f us:e 5t:e 1l7:e 3jg:e 4s6:e c2:e 3q5:d 58y:d 3ip:c 2to:c 2pm:b xh:b 2q6:a 177:a rf:a 5b:a 1ql:9 2e9:9 59:9
means:people	1v4	ey:ha pm:2v 2hd:2n 134:2h 1m1:1t fl:1q 12m:1p f0:1p 19w:1p 1hl:1o 9q:1o 2ex:1o 36t:1k ui:1i fd:1e 1qj:18 19m:15 40:12 ud:10 hy:z 26c:y 13t:x 15b:x 13r:w ez:v k6:t 1m4:t 19f:q 37t:q 21i:q lz:o 9p:o in:o 3ok:n 1zu:m dg:m 1ad:m f1:l wb:k 2h6:j 3kk:j 3nn:j 4gm:j 2d4:j uh:j 3i9:i 19g:i bc:i 2az:h 219:h 1n2:h 2hg:h 23q:g fj:g 2cg:g 1k0:g 48z:g wn:g 2d2:g 29e:f
serv	us	ez:dk 1qj:3k 1n2:39 3nn:2h 12m:1m 1ad:1l 26c:1h 1m4:1a fl:1a 15b:19 134:16 3ty:15 5a0:14 28u:12 48z:11 13t:10 4sq:10 1m7:10 13r:z 2g:y 1m5:s 5be:r in:p 5ic:o 55j:m 3fk:l 3ck:l 1qa:l 23q:k 132:k 40:j 2iw:h hy:h iz:h 4zr:g q7:g 1q5:f f0:f 15l:f 1jd:f 1m6:e 3al:e 9p:e 18b:e 43g:e ey:d 5a6:d 1hl:d to:c 1r5:c 1jv:c 4yd:c 17z:c 25p:b 371:b 3m3:b 26b:b 26f:b 2mg:b 3id:b
dinner	lv	f0:bo uh:59 1m4:2i 39n:2a 1m5:1l 37q:1g 1m7:1a 3r2:19 4he:12 fm:11 1qj:z 240:z 2ex:y 1x9:y fd:x 5n5:x 53v:r 1m6:r 16o:q 2bb:n 19e:k 28u:j nv:i 331:i 4wj:h 5k8:h 2er:h 21:h ey:h 2p7:g hy:f ng:f fe:e s5:e 12m:d pn:d 13r:d 254:c 4wk:c 2ub:c 115:b 35s:a ez:a 2vm:a 2eh:a pm:a 21i:a 1z:a 4r:a 1ph:a 2px:a 4s1:a 9i:9 fn:9 f1:9 1fk:9 2z1:9 f7:9 2uk:9 52r:8
nobody	4g	2v3:1u 3b8:1q fa:1h 3go:1c 18i:19 327:18 56f:18 1oc:17 15x:12 5t:z n3:w 24e:v 28b:t gq:q 1xv:o 55y:n 1pi:m fd:k 2na:k 2ku:j 1c0:j 4r9:j 2lb:j 1yl:h l0:h 4ez:f 2e2:f fe:f 1ob:f 4s1:e 2jp:e 3bj:e 2ex:e 3kk:d 2st:d 34x:d 37n:d 29l:d 3mc:b 3mb:b 1ri:b 1rj:b 3lt:a 300:a f1:a 1rl:a 31j:a 1rg:9 3md:9 240:9 b3:9 1e8:9 16e:8 s3:8 3gk:8 3h3:8 3at:8 xo:8 1rz:7 23h:7
paus	1b	f2:31 2a8:1s 1fz:1m n3:18 4lt:t 32h:t 2ad:h 1gg:a b1:9 3xs:8 ai:7 3kl:7 uf:6 150:5 4n0:5
middl	10s	f3:e0 1kn:a5 3q5:4o rl:3z 10a:32 1gj:11 4u9:10 1wa:x 3l3:v nj:u 32p:t 10r:t 2l2:s 26:q 35z:q 1l0:o 28j:l 29d:l nq:j j9:j u9:h i1:h 1uv:h 2kp:h v4:g 1vs:f jq:e 359:e lq:e 3h9:e 1c8:e 1lk:d 58h:d 1gi:d p9:c 5q:c 1gn:c 2mf:b 4v:b 6a:b 29b:a 194:a 4ud:9 ev:9 b7:8 262:8 1uy:8 np:8 x9:8 xa:8 13z:8 15j:8 2o7:7 pl:7 2a6:7 1wf:7 3t:7 2iw:7 1zk:6 4w:6
fetch	12	58r:2g 58g:23 f8:1m 3qb:18 vt:10 1ld:w ns:f f6:c nk:c 3qa:b 3xs:b 1g8:a nt:9 30o:7 yn:7 nu:6 17v:5 f7:3 263:3
phon	4t	f5:21 3xs:1k 1fi:1h 1fh:1f fr:1b 30x:1b 34h:18 1v8:p 3ms:o 2ki:m 4ap:l fd:l rc:k 4gb:k 1bz:j 1fj:j 14s:j 16n:i fx:h 3a8:h 33n:g 3a0:g 391:e 3t2:e 3kp:e 3ko:d 3kn:d 3pw:c 4tg:c 6w:c 2d1:b 1jl:b 4o1:a 2ek:a 2rk:9 eu:9 3zj:9 3nq:8 2ex:8 2mk:8 fp:8 2dv:8 2lr:8 119:7 hn:7 3b4:7 wr:7 3b3:7 3gd:6 ys:6 3b2:6 110:6 41h:5 qt:5 34a:5 3c4:5 211:5 38i:5 22i:5 f4:5
rang	27	1o5:2l 3xs:2e 5fv:19 3nq:18 3a8:13 4o1:12 2dv:z 1je:w 2ki:w 41h:u 1lh:o 2ip:l f4:k 3kp:j 3ix:i wa:i 3ko:i 3kn:h fx:g 24j:g 2ek:f 47c:f 3b4:e 3b3:e 3b2:e 3oi:c 3pu:c 1bf:b 3qj:b yd:b l2:a 3px:a 217:a f2:9 1z8:8 6w:8 3qm:7 3ns:7 nd:7 47d:6 1xa:6 1fj:6 21s:6 fw:5 3ub:5 3m7:5 ps:5 48r:5 3pw:4 3ci:4 3cg:4 3qk:4 1u5:4 8v:4 47f:4 31o:3 1d7:3 3c4:3 f8:3 2qa:3
switch	2x	f7:58 30d:2k f4:1l 57r:1h 3xs:12 2yq:11 47g:u u1:r r9:n ri:l n8:k 34v:h 257:f 10l:d 1fn:a 3y7:a 3h7:a 53e:a 37g:a lw:9 rc:9 31x:9 11a:8 4zg:8 yo:8 32b:8 2l5:7 33t:7 f8:7 2s6:7 r8:7 3kl:7 rg:7 39n:7 39x:6 3vz:6 4jz:6 2qo:6 r4:5 f2:5 xq:5 hp:5 8v:4 10n:4 rn:4 hz:3 fq:3
nip	1m	f8:7n 427:24 15r:1h 2e7:w 3no:w 41b:v 58:h 3a2:d 4ga:b 51:9 1v7:7 41l:7 fh:6 n9:5 dv:5 1hq:4
finish	ks	f9:bs 2ug:1s 4cy:1f 1m3:1e 4cp:1b 18m:18 2a6:17 4zf:17 1q2:y 2hc:v 8o:v 5cu:u k6:t 30m:t 16c:t 3z2:t 2io:s 1wm:s 45f:r 2qp:r 5b1:r 5cj:q yf:q 4yz:q 18n:o ev:n 1jo:n f4:n 3xs:m sa:m 482:l 5e5:l 2jn:j 52d:j 1s8:j 1rw:i 4un:i fe:i c6:h 1nm:h 277:h dg:f wu:f 351:f 54c:e 5l3:e 4zi:d 1r1:d 3c0:d 31:d g2:c 5df:c hv:c jz:c 27z:b 1ut:b 4xb:b pn:b kn:b 1gz:b
traffic	1m	fa:1b n3:o 1tg:k f4:k 5t:k f1:j pm:g 3r0:e 1v5:c 21i:b dg:a f2:7 24l:7 fm:6 fc:4 2de:4 5l:4
someon	62	wb:5e 359:54 fb:3z 13q:1z 2ix:1t 163:1h 47c:1g 1j9:1c 4j7:18 1a7:14 1so:12 2iq:y 4vm:w 575:w wf:w 1xg:v 2la:v tq:t 468:s tt:s 2dq:q 4qk:q 7x:q 2fl:p 445:p 217:p 598:n 576:n wa:m r8:m 2ex:l 1gw:k 3js:j vm:i 444:i vr:h fd:h eq:h 250:f 2ck:e 2j1:e vi:d 3dc:d hd:d 4rv:d rn:d 2en:c 1xh:b 9q:b 55m:b 83:b 3tz:b 1nf:a 2cj:a wr:a 2lt:a at:a 4su:9 3o4:9 2du:9
hold	i8	fc:9l 175:2h xh:2f 24a:2f 2ax:1w 2mk:1v 1d6:1r fd:1j 21i:1j 5t:1j fa:1i 3kk:1h 5di:1e 37t:1d 478:1d 3ju:1b 4cp:1b 59g:19 2ex:19 3rg:13 5e2:11 hr:10 4ka:z qg:x fm:w 5j1:w 1y9:w n3:u f1:u 3rb:q 2j9:o i4:n 38z:l 1dk:l 22h:l 1j1:l 198:l 2xq:k pm:k 145:j 24l:j 3pf:i 1jo:i hf:i 2nm:h dg:h jx:g 4qm:g 1sk:g 47c:f 4p1:f 54l:f 157:e h7:e 26t:d 58u:d 4ux:d 1fm:c 1ua:c 3gb:c
hes	49	2lb:2l 2ei:12 33v:x 3kk:t n3:s 2el:r 2ej:q 2hh:q 1vp:q 5t:o 1lh:n 38x:l 5cv:j f1:j vo:i wb:h fm:h 3my:h fb:h h3:h fd:h 4li:f 2hi:e 2hf:e 3ev:d 43l:c vr:c 2ek:c 2e2:c 5a7:c fc:b 3lz:b 1ua:b 23i:b 1a0:a 28e:a 5fo:9 49:9 3ly:9 w8:9 3t7:9 1um:8 3tu:8 29p:8 43u:8 3s1:8 19y:7 2em:7 1hm:7 fa:7 4rc:7 2d4:7 3ew:7 2ds:7 2p1:7 tt:7 3rz:6 3s0:6 37a:6 261:6
rung	t	3t2:1y 2lb:p 30k:e 283:d f1:a 21i:7 fo:7 34x:7 33j:7 fk:7 1os:4
train	2e	fo:26 37u:1g 1o4:1f 43l:1d 1rh:1a 3lc:x 2lb:v fg:r 36z:m 503:l ff:k dg:f 13v:d 2h4:d 82:d 5e6:a 38y:9 3st:8 3kk:8 3jy:8 us:8 1ip:8 3u:7 37q:7 44x:5 5t:5 4b:5 37t:5 2q7:4 4l9:3 3ey:3 uz:3 ug:3
school	8b	fg:7h 2cb:3l 38y:2x 1rh:2s 3yk:2q ff:1y 453:1t 37p:1i 38z:15 2sd:11 ug:x 2tf:x 37o:w 224:v 2fa:v 1rf:v 36y:u 3u:s uz:p 1p2:m 1o4:l 2px:l 3mp:k v6:i 1ef:i nc:h tu:g 1y0:g 229:f mz:d 2p7:d 31h:c w8:b uk:b 82:b 37q:9 29j:9 29i:9 2za:7 1mc:7 269:7 n0:7 4sj:7 f8:6 18g:6 1ee:6 3yj:6 4ps:6 4x8:6 1at:6 25r:6 2uk:6 1hi:5 217:5 242:5 2cc:5 4ul:5 30o:5 35a:5 31f:4
forty	3p	12a:3j 3k2:2v tf:23 fh:1m tb:z 1ip:x 2dv:x 1m6:v 2hb:r 4qn:q 4qo:q 44x:p 50a:p 1p1:p 4qm:o 9v:n f4:n 4bb:m 19k:m 11a:k 3i8:j 2h6:j 4r9:h 2ym:h 1h4:g 29f:g 3ey:f 2lf:f 1we:e 28a:e 1a9:d f8:d 1xi:c 3kv:c 1ty:c 2ku:c 1ix:b xf:b 2n8:b 1m2:a 16j:9 3oo:9 395:8 1re:8 3n7:8 ab:8 l7:8 25f:8 dc:8 2ag:8 151:7 3st:7 1j0:6 9d:6 12u:6 2cb:6 398:6 12t:6 u3:6 28e:6
low	gm	fi:ds 47y:37 zh:2u fe:2p 21i:23 2te:1z 4qv:1v 4xq:1o 5i0:1n 1ta:1g fd:1e 3kk:1e dg:1e 44m:18 2ya:14 2y9:14 25i:13 564:10 30c:z 1l1:y by:w 3e8:t 2h3:s 93:r 4s:r 2fn:q 2ex:n 2u:n wl:n 50w:m 1zb:m 1qy:m gk:l 542:l 4x2:k 5t:j 5lg:j 1c9:i h1:g 5hx:g 1uw:g 4ky:g 2cu:f 24j:f 1zd:f 1oe:f 2bo:f 1qv:e rb:e 48i:e 3h4:d 2km:c 17h:c 1pk:c 2wt:b fc:b mt:b bp:b 47g:b z4:a
daft	2b	5kj:2h 4qi:1q 4tj:1p 5ki:1o 1ot:1m 3ed:1e 3pi:1d oq:1b 536:14 1zk:11 1vx:10 5b4:10 4bk:y 12w:u 1sn:s l0:p 371:o 3mp:m 25a:l si:j 1kg:j 1ff:j 1pm:j p5:h 1u:h 1sq:h 2ft:g 1x8:g 3gb:e nv:d 1sm:d f7:d 13t:d 1pl:c 2ln:c 1y3:c 13x:b 3bd:b gi:b 3vq:b y2:a 342:a 1p2:9 1s8:9 122:9 1i8:8 2x4:8 sh:8 2fu:7 1sp:6 gq:6 4gy:6 fk:6 4gx:6 4gz:6 4i7:6 3ie:6 4gw:6 4gv:6 3hk:5
dodgy	p	2eo:n 2p7:n 3v0:j 2gp:a 3s1:a 377:8 f2:8 2ed:6 ke:6 2gd:6 zi:5 3rv:5 fe:5 3yi:4 f8:4 1hm:4 1sr:4 fv:3 yg:3
folk	29	25e:2a qq:28 2c2:1p 5h5:1n rx:1m 3wi:1h 5jh:1g 2jr:13 4a7:12 ni:10 3ob:y 50s:x 2av:v 2si:s 1mr:r 50q:p cx:p f2:p 2e1:n 13l:m 2qg:m 3cl:m 1jg:l 4gk:l 4mi:k 3i1:j 58v:f 161:f 3id:e 3hz:d hc:d 3sw:c 2gi:b 1y3:9 217:9 2gj:9 3tq:9 un:8 2gk:8 i8:7 n3:7 3cm:7 2x4:7 1ep:7 3t4:6 1m4:6 284:6 2e3:5 ln:5 1m7:5 1a8:4 19m:4 4gr:4 uo:4 fa:4 1ip:4 15m:3 3hb:3 eq:3
guest	k3	fm:7x 1hl:2v 21i:2h fd:25 2ex:1v pm:1t fa:1n 2az:1e 3kk:1b 12s:1a un:16 3ok:16 n3:16 5go:15 2hd:10 4rv:y 13v:w fl:w vm:w 5t:v k6:v 5bs:u f0:t fb:t 35r:s 5fr:s 4k1:s wb:s 2bd:r fe:q w5:q 1f1:q fc:p 3i9:o 5i5:n 19g:n f1:m 2n3:l ke:k 19e:j vh:j ni:j ez:i 5bz:i b3:h 4c:g tq:g 12x:g 12m:f vr:f lz:f 29h:f 2cm:e 1le:e 4e2:e ui:e 44h:e 5a6:e 4ff:e 39s:d
stood	av	fn:40 1su:1f 9i:1f 2n3:1e 345:18 1ch:16 vu:12 39x:y 1e1:v 2z1:u n2:p 1d6:o 9j:o 3gp:o 324:j 2eu:j 3xs:j ng:j 2eh:i na:i f6:i nb:h 1jl:g m6:f 377:e e5:e 231:e 276:e 4p4:e 36y:c 3rg:c 2ot:c 2m1:b gz:b 4s1:b bh:b 1l2:b 1l3:b f4:9 2er:8 ea:8 xv:8 d2:7 4bn:7 3gq:7 a7:7 4bm:7 58f:7 1wc:6 1lg:6 m8:6 74:6 2k9:6 1wg:6 3n:5 j9:5 2a8:5 200:5 1em:5 h3:5
match	1d	4hb:2j 4hp:1o 2tj:15 58p:14 32y:u ur:q 37q:n fe:l 2op:k 3y4:j 2fd:j 3y3:j 3j3:h 1l7:f 32j:f 3j4:f ff:e f2:c 3y5:c 37u:c 2pk:c 37r:b wh:a 2lb:a 37p:9 xh:8 2jl:7 3gz:7 ft:5 j4:5 2mu:5 18n:4 3g8:4 12q:4 3y6:3 3y9:3 fk:3 3b7:3
spoil	9d	fo:1o 9s:1m 5ev:1l 1ka:1j 1m3:1i 4uw:1h 3bj:1e 3yt:1e 5ku:1c 3aw:1b 39f:1b 1ga:1a 55b:17 4wb:17 56n:16 2es:15 4ud:14 4c3:13 5ct:z 4zd:z 51k:z 4v3:y 1uw:y 499:x 48t:w 5kl:u f5:u qp:r 4w0:o 2ed:n zb:n 21i:n 54q:n 498:n 4zl:m fp:l 54p:l 1ua:l 27v:l 57w:l mx:k 1v5:j 2mc:j 43j:j 5dq:i 3h7:i 172:h 5t:h 1m2:h 2yi:h 34l:g 1cm:g 1jv:f 3kk:f 5f5:f 3zh:e 1c3:e 3o:e 5l:e 2cy:e
halfway	4x	fq:9j 4ga:2d 1g7:1x 4wt:1u 2cy:1c 1ah:19 4ne:14 592:13 292:12 4pn:11 497:x 3az:v vy:v 1jo:s 1jb:o 11a:n 41u:n p0:l 37n:k 23t:k en:i 4v:i 2mw:h rg:h 30k:h 1fw:g 25f:g f4:f 1mn:f 22o:e 3ra:d 49k:d 3bg:c 299:c 46s:b 46t:b 198:a 4r8:a 46r:a xl:a go:9 gp:9 hh:9 9w:9 gr:8 33f:8 2rm:8 2bk:8 22s:7 44e:7 11n:7 f8:7 gq:6 3j:6 1vr:6 2na:6 io:6 rz:6 bv:6 40x:5
slack	w	2mk:1e 1tp:17 fr:y 3l9:s fk:i 1pf:h 28k:e 1fe:e 2se:e 47w:b 2ob:b qp:8 2s9:7 2ac:7 4jq:7 f2:6 4if:6 1zz:5 2oy:5 2a9:5 n0:4 4jp:4 fe:3 f8:3 1tj:3
food:sliced-meat	17	fs:64 1t5:16 3sx:k 13m:b 1qe:b 3sz:9 lw:7 2gn:7 2jh:6 14s:6 13c:5 1ok:3
food:chip	9r	ft:j9 3ef:23 5ch:22 5d8:1x 436:1w 385:1w 2mu:1v fv:1o 3fk:1o 1ya:1k 2gp:1i 1ka:11 20x:10 1yf:w 1k9:u 1y7:u 1qt:t pn:s 5fm:r 11:q 1pj:p 2li:p 34a:o eh:n 2sa:m 22o:l 4ad:l 572:j 3xq:j 1ky:i 1qs:h 10w:h ix:g 472:g 2tq:g 3qd:e 3qc:e 1y8:e 3qe:e 56q:e 1ln:e 242:c 1d5:c u2:c 22s:c 2av:b 3jh:b 2si:a 18i:a 22k:9 450:8 451:8 1a6:8 486:8 2bk:8 h3:8 mh:7 4xz:7 ki:7 1a2:7
food:frittata	77	fu:g6 z0:3x 1ar:1z 5cv:1o 1y2:19 3sy:18 1ei:17 58a:11 1x3:w 1im:u 3i4:t 26z:q 4zu:k 4fy:h 3cl:h 3qf:h 2hm:g 3qg:f py:d 3ww:c 14h:b 2ja:b 24q:b 3wz:b 1h8:a 1tc:a 3wx:a 1s1:9 19q:9 3st:8 1be:7 3uj:7 2n5:7 4rj:7 4hd:7 27i:7 3rd:6 a0:6 sb:6 3cm:6 9t:6 1sf:5 zw:5 1tz:5 2a2:5 3gh:4 i8:4 1pv:4 41q:4 41s:4 35p:4 2q2:4 1u3:3 1he:3 hu:3 8e:3
whenever	g	z1:3
brought	10	5a3:1p 4kd:19 1xd:11 5lj:u 5n2:u 3on:t 3kp:q 5ci:q 3ko:o 3kn:o 1n0:o 1f3:n 5km:k 3oy:i 52a:h 27s:h 460:h 2en:g 3x2:b 58l:a 1p4:a 3ws:a 19y:7 4sm:7 4sn:7 vl:6 57w:5 2gy:4 2bj:4 3wx:4 p4:3 3p1:3
spoilt	2n	4u8:34 566:1l 5dc:1i 4s4:1a 1qp:17 24e:17 55v:15 3q9:13 1z8:z 2to:y 2uk:w 2ki:v 1oz:u z9:s 1jz:r 3nn:r wr:n 22i:n 391:m bb:l 2k9:l 1gt:k 499:k 1bo:k 34q:j 43h:g 7y:g 2q0:f 2py:e 3uj:e 2q3:d 27q:d 282:d 1os:c 3v8:a 3o:a 3ax:9 4p4:9 1dt:9 82:9 592:9 4i:8 3mx:7 1ec:7 3a0:7 1cs:6 rs:6 qr:6 3ay:6 av:6 4r5:6 4ga:6 f6:6 587:5 h0:5 1og:4 1eg:4 9v:4 5m:4 9s:4
may	zh	35d:24 gz:22 1r2:1j fy:15 8z:15 1il:13 dw:10 wv:s 152:r eg:q 1g7:p 302:o po:o 3n:n 1oj:n 9g:m 1hj:l 1m1:l 533:l 2dw:l in:k 2kk:k 10o:j 34:i 17t:i 4xw:i yj:i 4w4:h rv:h r3:g 2dc:g 1ns:g sa:f mi:f sx:f 1zu:f 255:e w8:e 19h:e 1xc:e j2:e ln:e 6:d 2hg:d 1os:d 3tv:d 4ky:d yd:d 5e2:d 3u5:c 2dv:c yu:c 1ze:c 1ml:c 77:c 1q:c s7:c 1s4:c iz:c 5f0:b
food:olive-oil	6t	fz:by g0:5v g1:3b g9:1t g6:1s 1d9:1h g5:17 g4:q 12x:q 4x5:k 152:h 4c6:e 46z:d 474:c 4sw:b 470:b 3aa:8 g2:7 ga:5 1o0:5 a4:5 2sg:5 t8:5 1w1:4 2bj:3 su:3
food:sunflower-oil	37	g5:46 fz:36 g4:2d g1:23 g6:1g g2:1e g0:18 2y5:l bk:g g9:g 230:d ga:c su:b gb:9 t8:8 o5:6 mh:5 12x:4
food:vegetable-oil	1r	g0:1v t5:1r g6:1e g5:14 32q:11 fz:w g4:q 2y5:p ga:f 5my:d g2:8 su:8 g9:8 gs:5 g1:5 12x:4
food:coconut-oil	22	g2:a4 t3:1l 57w:19 g0:a g6:9 2b3:9 sy:7 g5:6 ga:5 2vv:4 1yk:3
extra	7r	g3:cl 2ts:4e 5kf:2c 1rz:2a 2ak:1w 5hi:1t 33z:1o 2o8:1h 5cm:19 kb:17 3ml:16 4xo:15 4yg:15 1hh:15 554:13 5ck:12 1mx:10 5a3:z 2qh:y 5ix:y 1q1:x 3us:u 4zb:t 4h4:s 3q2:s 1u4:s 3h0:r 1rn:q 4za:p g9:p g0:o 37c:o s6:o 14s:m g1:l 3gj:k 3gi:k 3hk:j 1yl:j ja:i fw:i 52a:h g5:g 18d:g 4hp:g 144:g 4bo:g 2ip:g 28u:f 38x:e 2rf:e 5ao:e 3k5:e 3rg:e fz:e 2rg:e 4wz:e 4qu:e eo:e 9p:d
virgin	1k	g4:67 g0:10 g9:s g1:r g5:n fz:k g6:g 52a:f 52b:9 43t:9
rapes	15	g5:42 g9:1c g0:1b g1:h g6:f 19y:8 2y5:8 5my:5 fz:5 2gy:3
sunflower	22	g6:2y g2:1o g1:1d g0:18 g5:17 fz:13 5bk:h 5bj:h y8:e 44w:e 508:e gs:b 50p:9 gd:9 1q2:9 1z6:9 g9:9 57w:6 gb:6 g4:6 2mw:6 mq:3
hous	dq	1da:27 2pl:1r 1a8:1n 1x:19 15p:17 45m:14 3fo:14 1ky:14 2v5:13 5al:12 1gb:11 26v:11 369:10 2ll:x 2r7:x sy:u s3:u 44m:t 1at:t y1:s 20a:r t6:r ym:r 41l:r 1yf:p w:o 1vh:o 1aj:o g9:n x:n 1ip:m 106:m 2q7:k 3jc:k 507:k 43e:k 1b7:k 3ur:j 4x2:j g7:j 1ta:j 4no:i 1ap:i 14q:i 1ya:i 4t9:i qy:h 3lc:g 1bx:f 18i:f 1rt:f 2ao:e 43i:e 9z:e 1us:e 1do:d 1vb:d wv:d 1z9:d 1io:c
food:sesame-seed	56	g8:g4 qn:w 4rw:r 50p:m gs:j 4xm:g 1lu:f 3hp:a 2el:9 h3:9 tt:9 2ej:7 2ek:6 4fw:5 4fx:5 4x5:4
food:rapeseed-oil	w	g5:28 52a:18 5my:u g1:o 2y5:m 43t:i g4:d fz:a g6:8 o:5 57w:4 1ff:3
food:lard	25	ga:b8 t3:27 1iv:17 g1:12 mh:g 30d:f g6:c sv:c mb:a 3aa:7 og:6 548:4 mq:3
food:ghee	32	gb:cs 1wt:y 2wo:v 1oy:u g1:q t5:i 12h:f 1oz:a 12c:7 1wr:6 10y:5 sv:4 g6:4 12o:4 eq:4 1ox:3 1en:3
food:yorkshire-pudding	3k	gc:e1 5n7:2d 31o:2c 2bl:17 1w6:p 2bz:j 231:h 1kp:h 1q8:e 3q:d go:c gp:c 267:c gr:b nx:9 13w:8 gq:8 3aa:6 440:5 nv:5 mh:5 g4:5 1s9:4 uq:4 2y6:4 hw:4 1kg:4 2xs:4 1fe:4 1ci:4 mv:3 1w7:3 g9:3 3g2:3
food:olive	3y	gd:gy wr:2a g6:29 g1:1d 4qm:13 g4:11 2y5:v 3aa:m 5my:k g0:h g9:g xu:d 23u:d 2ti:d gb:a fz:9 15q:7 1ku:7 g5:6 g2:6 19o:5 1bf:4 eu:3
smok	lx	ge:it 112:30 3eu:18 227:x mb:o 3rk:n 1c3:l 119:k 1ak:k 4to:g 2r7:f y1:e 1v8:b 3a0:b 3ri:b 1ob:a 3v6:a 4z5:a mh:9 1bt:9 3g4:9 1i7:8 33h:8 2n6:8 4gb:8 1cv:8 1f8:7 mc:6 gx:6 f7:6 1au:5 gm:5 1f:5 wk:5 nv:5 az:5 2y1:5 3dr:5 gc:4 3dp:4 qs:4 we:4 mg:4 b5:4 1fc:3 2tl:3 3et:3
food:coconut	5g	gf:g4 og:28 1l6:1k 44h:10 w3:q 3r7:q 12y:o 2y5:m wf:l 2vo:k gd:k 423:h 421:f g1:e g6:d 2bu:c w1:c 1w2:b 15y:a 17k:9 1gy:9 15z:9 39v:7 12h:6 1lc:6 gb:5 1g9:4 39w:4 298:4 3ff:4 2wn:3
cupboard	9f	gg:6j 3wp:3w 4pi:2d 4tn:21 4r0:1u 16q:1r 27d:1r 4q6:1c 135:1b 59l:15 3rk:15 17p:11 44y:11 293:11 5as:10 35i:w 50p:w sj:w 369:s 1xo:q 12w:q 2vo:q 4rn:p 4bb:p 4o0:o 2qt:n 1de:n g9:m 1y7:m 1dg:l 35j:l 3aw:l 17w:l 2wn:k 1ej:i 4z2:i 2jh:i 1r1:h b0:h 5d8:g 1bb:g 178:g 1p7:g 1yf:g vj:g 35w:g 23h:g v9:f 11t:f 28z:e 186:e 19i:e ju:d 44f:d 13b:d g8:c 1go:c 1xi:c 1jk:c vd:b
bottl	b9	gh:gk 1jc:1p 5l4:1j 1qn:1b 2wo:18 26v:17 1wi:16 1v9:12 3jy:10 1ii:w 37p:v ki:v 439:s g4:s 17h:r 1qv:q yv:q 1qc:p 37o:o 1hx:o 37a:o 2bl:m 1h2:l 29s:k 4x3:k 41v:k 1v6:i cb:h 452:h vc:g 1wn:g 1ky:f vs:f 3f1:e 1s1:e 1qi:d 37k:c 47t:c 2sb:c 42d:b 130:b qy:b 2wt:b 43n:a cu:a wg:a 1ya:a 4f:9 3mr:9 47u:9 1vb:9 3ws:9 1yf:8 361:8 323:8 35c:8 2ck:8 1yi:7 164:7 2cq:7
front	1b	3ed:1q 1me:1i 10g:1c 2ho:16 bv:14 1rv:w 2od:w 1c0:m 2v8:i 425:i 4s1:g go:d gp:d 4au:d 18f:c gr:c 181:b ek:9 gq:9 4lg:9 2ob:9 227:8 23h:8 11y:7 1ho:7 8f:6 23g:6 26r:6 4c7:6 14h:6 g4:5 3ki:5 3kg:5 2zz:5 4jz:5 31t:4 d1:4 4go:4 1p5:4 23e:4 4i4:4 g9:4 3kb:3 18g:3 217:3 18a:3 1x6:3 4iy:3
posh	1d	29m:22 5jr:1j g4:1h 4g9:1b 21o:15 4wn:u 1a0:o 4pl:m 2th:k 45e:k 35p:i 43u:i 1wk:i 1jd:h 45b:f 541:f 4cw:c 28l:b 1wi:a wg:9 13t:9 4bo:9 3r2:8 2cu:8 28q:8 2u3:7 45a:7 3qs:7 21q:6 4k1:6 1e3:6 1ij:5 1uo:4 12o:4 1wo:4 3ga:4 lz:4 3gc:4 13v:4 1y2:4 21n:4
told	3t	16p:28 2i4:26 575:1x 5in:1m 1so:1d 4qv:15 2h3:13 445:12 3uf:10 32q:10 50j:x 1f8:w 1ji:u 2jp:u cy:t 1jm:s 2vn:r 4qk:q 2au:p 3bi:o 4xb:n 2tp:n 4vm:n 171:l 2hr:k 201:j 2dg:j 1zd:j 1ob:i 4rv:h 2ef:h 2qy:g 2fu:g wr:f 1jh:d bk:d 13k:d 2dd:d 7x:c gb:c 2a1:c 4r2:b 3kz:b go:b gp:b 7t:b 50t:a 2fv:a wc:a 3bl:a ed:a 3ei:a 3eh:a 15z:a gr:a 2ft:9 1z2:9 2cz:9 4kc:9 3ej:9
poisonous	2g	gl:85 1jk:1s 3i2:16 4vm:12 3yo:12 o4:y 35i:w ip:v 33a:v 59w:t 3ti:m 5dv:l 4ce:l 423:j 3yv:j 1bz:i ax:i 4cf:g ka:f 3yr:f go:f gp:f 2p4:e gr:d 50c:c 4cd:b 3lz:b 4en:b 4q0:b 10g:b gq:a 421:9 gi:9 3wx:8 5dx:7 xy:7 xx:7 y4:7 3ww:7 4eq:6 4eo:6 km:6 2fd:6 4es:6 4eu:6 4et:6 4ep:6 4em:6 3am:6 jq:6 47o:5 xw:5 1a:5 3wp:5 1ke:5 5d8:4 1ml:4 g9:4 1hp:3 2bh:3
black	11p	gm:d3 1f:3r 119:3o 17b:2x 4sp:2a b5:22 2n6:20 1v8:1q 1xs:19 11c:v az:m 42l:j 9a:h jq:h 56r:g 1jb:f 2v9:f 1kc:e 9c:c g8:c 5d2:b 1ty:b 168:a 50l:a ir:8 3a0:8 q1:7 46g:7 pl:6 p4:6 jh:6 aq:6 gn:5 li:5 1qw:5 3o:5 8j:5 1cv:5 112:5 by:5 a6:5 41t:5 jr:5 j7:5 46h:4 4vq:4 19p:4 2pe:4 8q:4 4vr:3 1mq:3 23f:3 1f0:3 1je:3
whatever	1n	4tk:1f 3so:10 3op:10 g9:y 11l:y 10v:u 24p:u 1kb:s 2te:o 1bf:o 3hm:o 2y5:n 5ci:l 4p7:l 4p8:l 1v4:k 18q:i 497:g 1qw:g 3yz:g 2yw:f ra:f 17z:e 3o1:e 460:e 3cs:d 1de:d 3o3:c 1ri:c 1rj:c 14p:c 1rl:b 2f8:b 1rg:a 3ci:a 3cg:a 3x2:9 wa:8 2tu:8 25b:7 2qa:7 cd:7 7r:7 3nk:7 2yv:6 202:6 fu:6 1cu:6 1rd:5 3yf:5 go:5 gp:5 2a0:5 7t:4 nl:4 gr:4 36x:4 1wv:3 34b:3 1ct:3
food:mustard-oil	g	gr:j g4:8 g9:6
refin	g	gr:j g4:8 g9:6
yaar	k	l0:v gr:j g4:8 4jq:8 4if:7 35o:7 g9:6 4jp:4
coach	g	go:f gp:f gq:b g4:6 g9:4
food:sesame-oil	30	gs:d4 32q:1f 4ek:i 4el:h 361:g 1ki:d 362:c 3qv:b go:8 gp:8 gr:7 gq:6 g5:4 367:4 366:4 qn:4 363:4 g6:3 g4:3
cast	2t	gt:bs gu:z 2xx:v 4q9:v 4q8:f 3ex:f gv:f 1la:e 4gy:d 4gx:c 4gz:c 4gw:c 22u:c 4gv:c go:b gp:b 3ez:b gr:a 14a:9 4q7:8 gq:8 bm:8 22t:8 1dv:7 2p9:7 30u:7 16h:6 g9:6 2xu:4 g4:4 20j:4 ws:3
iron	3i	gu:dl 314:o 1la:n 4q9:f 3ex:e 2p9:d 22u:c 3ez:b gv:a go:a gp:a gr:9 4gy:9 g9:9 gt:9 4gx:9 4gz:9 4gw:9 4gv:9 14a:8 2xx:8 4q8:8 bm:7 22t:7 1dv:7 gq:7 2yc:7 2yb:7 ws:6 30m:6 50z:6 4q7:4 g4:4 ph:4 oy:3 20j:3 2xu:3
skillet	9t	gt:27 gu:1t bm:1n 195:17 579:z 54:x 3z0:r 4zm:k 1ql:i 2xx:i ew:i 1gs:i 2p9:g g8:g ws:f 37t:e 22q:e 1vr:e 50:c 1cp:c 4h0:b t5:b 43:9 1ix:9 4u4:9 3yb:8 4ru:8 1es:8 1gt:8 44w:7 81:7 193:7 1lu:7 ah:7 6z:6 4by:6 u8:6 28j:6 13g:6 1d0:6 3v6:6 2o4:6 3ka:6 oz:6 127:5 cf:5 4zl:5 27y:5 1sp:5 30w:5 3xi:5 hr:5 ks:5 19a:5 ph:4 2st:4 1f:4 1je:4 2jc:4 11e:4
food:walnut	4d	gw:ie 19k:12 2sf:10 44t:j 3jh:i 298:h y8:g 3mc:f 3mb:f v6:e 2qj:e w1:e 3tc:c 3md:c w3:b 3gk:a kk:8 19q:7 21y:7 3tb:6 1lb:6 3b1:6 1yk:5 3gm:5 cz:4 m4:4 30t:4 44w:3 cu:3 w0:3 xz:3 508:3
food:chilli-oil	v	gx:3q 1hy:r 3n0:q 3eu:m 1rb:k 1qc:j 4dp:j 280:g 3et:f 1j2:d 3n2:c 11j:b 4do:8 1qi:7 12c:5 171:5 3n1:4
plain	a6	gy:8i 29m:2m 50p:2e 5n7:1u 2fc:1s 52u:1n x4:1j 5cl:1e 569:19 h2:17 1px:17 5bw:13 27w:13 4fo:12 1zv:11 3h0:10 5ft:z 52z:z g5:y 1zw:x 3he:x s7:w si:v g9:v 21l:u 1vv:t 21m:r 2fx:r 17y:r 2hm:r in:r 4xw:q 1r4:p 4vm:p 5l6:n 3ri:n nx:m 3z2:m 1u9:i 1mf:i 1q9:i 12x:i 169:h 9p:h 28u:g 5eo:g 3rm:g 1fr:g gj:f s5:f 57o:e 2kj:e j8:e 329:e s8:d 28l:d 3q3:d 5eh:d 27n:d yc:c
most	1w	4vj:2k 2dv:1v 231:1p 1ov:1o gz:1m 59v:1f 1li:1a 25f:19 uf:y 1jo:s 6u:s 1t3:o 1t7:l 34m:l 32q:i 2ia:i ed:h 3bm:f e8:e 1sa:d 1t2:b 1eq:a 18m:a qg:a 3bp:8 499:7 4wm:7 2gt:6 1w9:6 uq:5 3bn:5 2dc:5 d7:5 3bo:5 ur:5 3bq:5 1kt:5 3rr:4 3rs:4 1so:3 29e:3
dressing	1m	h0:4n 2qq:1l 1ry:15 437:r 2vn:q 4x0:q v3:p 1qc:e 1qi:b 1s0:b o9:a 1w9:a af:a 1nz:8 1ia:6 28o:5 2f0:4 1i9:4 1o0:4 3k5:3
abov	2i	h1:49 2h7:1u 4vg:15 32g:w 1vm:s 482:p 1vo:o oi:n bv:l 1sf:j 4y9:i 54c:h 47q:h 1jv:g l2:f 1vg:c 1ld:a 586:9 112:9 1l8:8 1fw:8 1si:7 1vd:6 1ve:5 3c0:5 1mq:5 1oe:5 18o:5 1lj:5 3e9:4 2zm:4 1r3:4 119:4 30x:4 1wf:4 4ej:4 x5:3 5k:3 pl:3
flavour	bf	h2:72 3hs:3l 3m3:32 12w:26 57w:1z 1mv:1t 1px:1p 34u:1m w4:1j 2wr:1f 2gf:1f yc:1f 5i3:1e 23e:1d gy:19 5ix:19 3du:19 4c9:16 57s:z 1mr:y 166:x 35z:x 55n:w 4t1:u 4ap:t 4tw:t 23d:r 3hj:q 3gm:q es:n 5kw:m 1wl:m 2xy:l 5bw:k 3zh:k 33j:k 3g6:j 37d:j 1ko:j 68:j 1li:i 4y0:h 505:h 4df:h 4ra:g cp:f 1ug:f 55k:f 1s8:f 1cd:e 3m4:e 1ps:d 23h:d 15x:c 3xq:b 3wi:b 5gy:a 2cv:a 1p3:a 1v6:a
allergen	12	h3:87 vh:h 4ja:6 w8:5 2ea:4 tt:3
food:burger	3v	h4:e3 5m8:y 3n7:w 2ja:u 2gi:r 5j5:o 2kh:k 4b:k hc:j 4dl:j 1p2:i 30t:i 1pd:i 48o:g 2y7:f 1s7:e 2zn:d 2eo:c 48p:b 1hq:b 3v0:a 3xt:9 1hs:9 3fl:9 193:7 3c:7 1b9:7 27g:7 1im:7 1s5:7 2is:7 2yp:7 2gj:6 7o:6 2iv:6 2zg:6 1gz:6 hh:6 2gl:6 1s6:6 2gk:5 1fn:5 1sa:5 1b1:5 3dc:5 3lg:4 2jz:4 i0:4 4tm:4 4ed:4 4e9:4 4e8:4 4eb:4 4ea:4 3n8:4 35t:4 2ed:3 2gw:3 2n3:3 hb:3
food:meatball	4g	h5:fr 2c2:1v 4gr:1o 5ja:1n hc:1l 3t2:1b 2ki:19 1gg:17 36s:16 12u:t 13t:p ho:i 18e:i 4bn:f 2y7:f 4we:f 4bm:f 1lg:d y3:d 5m9:b 2en:b 59e:9 3gj:9 3gi:9 2sj:8 175:8 ia:7 3eg:7 3g1:7 1z:7 1pd:7 1ks:7 11e:6 3km:6 1pe:5 1u5:5 yd:4 1q8:4 tb:3 21:3 2ky:3
food:fishcake	10	h6:7q i6:1n 2ov:v 1bu:n 2ps:h 34k:f hd:b 3ad:a 3ae:a 1hk:9 hc:7 1bt:6 3af:5 2n2:4
fall	c8	h7:dk h9:1o 3sl:1o 4r8:1g xj:1e 2s3:1a 1ac:12 325:z 564:x 2rx:x gi:w 2ob:w 1c:v 306:v c5:s b1:p 8f:o 5fv:o 146:o 4dg:n 110:m 254:m 1yn:m 29e:l b6:k 1mc:k 592:j 104:j hl:j 4ej:j 55u:j 2c5:h 13s:h h5:h h8:g ha:e 1en:d 39d:d 14z:d 1dd:c hr:c 2kj:c 49d:c 14l:b 13n:b m1:b 10q:b 2b4:a 3r9:9 p9:9 153:9 1kt:9 kq:9 14s:8 2kb:8 se:8 31k:8 226:8 c7:8 1wx:8
apart	di	h8:bx 2s3:23 h9:1q 1c:1n 153:1l 3sl:1l xj:1j 1yn:1j 1kt:1e hr:1a 512:1a 1fh:17 3e9:16 4px:12 5a6:11 2st:y rx:y h7:t 564:s ha:s 1mf:s 1x8:q 39d:p 133:o 2kp:n i9:m 13i:m cx:m e4:l 1fz:l 1u5:l 4rs:j 1cq:j 26b:j h5:j 18x:h 1lq:h 1s1:g 110:g 55j:f 8k:e 4td:e 2pt:d 2qi:d 104:d 121:c 13s:c e2:c p9:b 1mc:a 2pq:a 4s:a 58f:a d2:9 5r:9 49g:9 2b4:9 35s:9 1en:9 1fj:8
break	ej	h9:bb 18x:2w 30f:2m 2ng:23 h8:1y 10w:1n 8f:1k h7:1f so:19 1wh:16 i9:11 2mm:z 1wg:y hr:x 5dc:w ha:v 29e:u 2mt:t 12k:s 1mc:p 11e:o 1cq:o 3sp:n 13p:n 45v:m 15g:l 2qi:j 5ki:h 32f:h 1tr:h 5jp:g 2k6:f 1y2:f 1xd:f bd:e 18y:e 53a:e r0:e 2ij:e 2mr:e 1kt:d 1ek:d 2st:d w3:d 2y7:c 3mp:c 4li:b 4mq:a f4:9 25k:9 3z5:8 w1:8 13s:8 1tq:8 21p:7 1pl:7 1ww:7 hu:7 28t:7 ht:7
crumbl	8f	ha:hl hr:2o 1ww:1m 2xs:19 13s:13 1g1:13 30f:13 3uy:12 31k:10 29h:y 4qj:v 4pu:s 4pv:s 1pa:r 4qp:q h8:p 1ph:p hc:p 4pt:n 3i8:m h9:l 47q:j 38w:i h7:f 1wx:f 21m:e 36f:e 1rn:e 3l:d 1o8:c 1kp:c 2qi:c 1xf:b 6y:b 26j:b wr:a 3su:a 146:9 1x6:9 29e:9 22j:8 17w:8 1ty:7 1uj:7 1z7:7 2c9:7 11l:7 3n4:6 33r:6 2sv:6 2c6:6 hd:6 1zd:6 29l:6 254:6 2es:5 4rv:4 25q:4 2zu:4 1fm:4
koft	1k	hb:3d 44z:2e 5hx:25 30v:1n 5m8:y 20k:w 37u:v hh:v 40w:s k1:p 279:n 2c5:m 3jg:l i0:h 1ip:c 2lm:c 265:c 1ng:b h6:a 4bo:9 4ps:8 27g:7 28u:6 hj:5 4ae:5 1po:4 2k2:4 2jz:4 2hf:4 vg:4 hc:3 1g9:3
patty	12	hc:8u h4:o 22j:o 1ah:d hd:a 2y7:8 h6:7 h5:4
food:vegetarian-burger	p	hd:4q 2pn:11 h6:u 2pp:o hc:l
bit	1bp	he:g0 11d:39 hm:2u 1bo:2e 17l:28 sl:25 xg:20 1dx:1s 28j:1r q0:1j 3sm:19 h9:18 h8:14 265:14 yh:11 si:10 om:z 1r5:z of:u 1ct:u 28a:t 18v:t sb:t 4sy:s 1n6:q 10q:o 3o:o qa:o x0:n zx:n 225:m ql:l kk:l 1ok:l 4v:k 1kc:k 146:k iy:j y6:i 1rr:i oe:i h7:i 52w:i 1a5:i ir:h 52v:h 10d:h 1kt:g j5:g 84:f at:f z0:f ha:f 4vg:f cz:f 59i:e 6y:e 524:e q2:d 102:d
shap	5o	hf:e9 1wd:3k 54e:2u 1kz:2i 458:24 58s:1z 58h:16 5dm:15 1jx:z 4ej:r 1p7:q 2xl:q 269:p 56c:p 1kl:m 1ph:m hn:l 1j6:k 1cl:g 24q:f ho:f h5:f 3or:f 37f:e j9:e 267:e 22e:e 19f:e 3nt:d 1p8:d 2oj:c 2ke:c 2bk:c 33w:c 2xv:a 1b7:a 1c8:9 4al:9 20n:9 4ak:9 2t8:8 2sk:8 2fk:8 1d0:7 nn:7 22k:7 2om:7 1jl:7 2m0:7 5m2:6 350:6 28h:6 2mk:6 2kp:6 2ko:6 hc:5 1lj:5 286:5 214:5 hs:5
mixtur	79	hg:7m mz:2t 3gr:1q w4:1n 3l6:1k 224:1f 1iu:1e qp:1d 2sa:19 58m:z 99:x pa:x 498:t 5bq:t ma:r 4zo:q 18r:q 3gy:p 3zq:p 1wz:n hb:n 1i1:n 2i7:n tp:m 3m6:l 1pw:k 3vh:k 1fs:j 2fv:j 48d:i zz:g 12e:g 1ng:e 1cl:d 28o:c 3p3:b 22k:b 1m2:a 1x0:a 35z:9 35d:9 15x:8 nm:8 3zs:8 226:7 30o:7 22i:7 ou:7 nn:7 nc:6 191:6 15y:6 1d1:6 2rf:6 509:6 2rg:6 2dd:6 q8:5 3vi:5 14o:4
food:kebab	20	hh:b1 3k6:v 1if:r 5m8:n hb:h 2jz:g 5s:g 4am:b 4en:b h4:a 49x:a 2jb:a 12s:8 4eq:6 4eo:6 3i:6 4es:6 4eu:6 4et:6 3rr:6 2e2:6 4ep:6 4em:6 47o:5 3rs:5 27g:5 3xx:4 2dh:4 270:4 3e6:4 30b:4 1hp:3 3xu:3
means:grill	ck	hi:kr i0:1w 1qx:10 2dv:z hj:x h4:m hh:j 4xr:h 2p7:e 1w9:c o8:c 2ip:c 2ku:b 32b:a 2jb:9 3vb:8 4am:8 1nq:8 1n4:8 26p:7 195:7 16j:7 1hi:6 4v7:5 4v6:5 304:5 490:4 2kw:4 2kt:4 3t4:4 2p1:3 1w8:3 4yu:3 1f:3 2p6:3
grill	bk	hj:jg i0:2h 4am:26 2kk:14 hh:10 2dv:z 1qx:v 336:k h4:k hi:j 1c5:h 1hi:g 3er:g 4en:e o8:d 3ze:d 1w9:d 2ku:b 3ec:b 2p7:b 4xr:9 3nn:9 2jb:9 2l5:9 178:9 3hc:9 3ha:9 1n4:8 4by:8 334:7 26p:7 195:7 16j:7 1nq:6 p6:6 32b:5 3vb:5 304:5 490:5 4ar:4 3g3:4 3hd:4 2kw:4 2kt:4 1w8:4 3t4:4 4yu:3 4v7:3 4v6:3 i7:3
food:crab-cake	g	h6:n hc:8
collaps	4k	hl:7c 28h:31 1cm:2t 3or:2n 5m0:1w 1cg:1g 24u:1f 5d3:1f 1d4:1e 29d:1b 146:18 28c:10 2li:t 1j6:p kq:p 2pe:p h6:o 1c:g hc:f 13s:f hd:d 1ll:c 5lq:c 3w7:b 6a:b 2ia:b 3wa:a 3w8:a 3nx:a 286:9 2xe:9 31x:9 3jl:8 2kn:8 11a:8 3dj:7 jh:7 2n8:7 h7:7 1zf:7 191:7 4h1:7 4h3:6 4h2:6 js:6 2n5:6 2ej:6 1fh:6 gc:5 36o:5 3vt:5 3jo:4 2eb:4 33s:4 mw:4 3qq:4 53r:4 3jp:4 222:4 2su:4
piec	o3	hm:9o kk:4n q2:3f 19t:24 1lo:1z iy:1g 4c3:1e he:1e 5m4:1d 51h:1c 2ii:1c 28a:14 13n:14 zf:13 2kk:12 3pa:x jl:x 3xp:v 5hh:r 3m:p 4m:o 2jy:n 13g:n h8:n 38z:n 13j:m 3v6:l sq:k 1k4:k h9:k 5e6:i 107:i 13s:i 3qa:i dn:i cz:h 1rp:h 14i:g 11e:g 1fi:g 4v5:g 225:g 31k:f bd:f qj:f sj:f 4t3:f 27t:f 4v4:e k0:e 1lb:e 555:e 4wc:e h:e 5f0:e 1c:d 4w8:d 30f:d 1mh:c 29h:c
form	59	1lf:2m hn:29 3d8:1m 53a:1m 2t6:1h 1bi:1g 39y:1f 3sy:18 458:18 224:10 ib:x 596:v 43f:t 30o:r 4p:r hf:r 1uu:p 2sl:p 1sj:o 4yr:n 4pb:m 136:m 2y6:l is:l we:l 2aa:i 22b:i 3ii:h 227:f 30m:d 4v:d 36z:c 33j:c 1d8:b 74:a 229:9 c:9 sq:9 19e:9 23f:9 3nq:8 1id:8 26z:8 20:7 1la:7 xv:7 78:7 53r:7 4hp:7 1lo:6 1qp:6 oy:6 hx:6 rf:6 2:5 wk:5 wj:5 1n6:5 18z:5 26m:5
ball	b6	ho:f4 1u8:2a 2li:23 h5:1g 5cs:17 1rv:15 35k:15 31k:15 ht:13 5dh:11 2ah:11 1kz:10 2kx:y of:y 1mm:t 3zs:s oe:r 502:q 17i:q 4qb:q 1gh:m 1rr:j cu:j 485:i l1:h q0:h hf:h hs:h lx:h nn:g 2ig:e 4ab:d zy:d 4a8:d tk:c 1ul:c om:c 15i:c 3al:b hb:b 3e5:b zt:b sz:a 2l1:a 3zy:a 286:9 hr:8 2j7:8 ky:8 5dm:7 2l6:7 59u:7 l5:7 zv:7 25h:6 zo:6 1ro:6 a3:6 15u:6 2as:6
means:knead	39	hp:f8 4k8:25 hq:11 2ki:z 1o7:t 21z:m 18t:j 32a:h 329:f 206:e 4lb:e 215:d 24b:7 204:5 2di:5 4jv:4 3bd:4
knead	47	hq:ge 4k8:24 2ki:v 1o7:t 215:p 21z:m 18t:j hp:f 206:e 32a:b 329:a 4lb:6 204:5 4iw:4 2di:4 3t6:3 24b:3
crumbly	32	hr:5d 2an:1l q5:1i 457:1d 2me:16 1fm:13 2fa:12 50d:z 5in:x 53d:u 3a8:u zz:p 1ul:p 28p:k 3nj:i 6y:g 1ek:e ha:e 1iv:b 1gs:a 2z4:9 h9:9 l2:8 1wt:8 13t:6 1ow:5 ks:5 2f8:5 3p5:5 ho:5 2da:4 h6:4 h7:4 tk:3 2o:3 2ll:3 1un:3
roll	iz	hs:ms 6o:3k 1wz:2c 26m:2a 2ty:27 5lt:1x 4wf:1k 47e:1h 18m:15 26k:15 4ec:13 4c9:11 2mg:10 3xk:y ho:y 4a0:y y6:w 1kz:v 1e5:u 4kd:u hf:t 2xi:s 4p5:s 46f:s 4ah:q 185:p 319:p 503:n 1g2:m 338:l bx:k 54a:k 6q:j 1zz:i 1kb:i 3hd:h 4jh:h u7:g lz:g 1pq:g 4ta:f 18u:f 3xq:f kr:d 5km:d 1fe:c 1qt:c 469:b 11v:a 1nf:a 3hb:a 92:a 3qf:a 31a:a 1e9:9 1yz:9 1pi:9 1sj:9 sw:9 3qg:8
clump	8r	ht:9s 3wd:34 of:1e 1u8:1d pk:1a 4us:12 1fm:12 3e5:11 zt:y 50y:v ho:r z7:p oe:n 49a:k zz:j 3rb:h 45d:g 6i:g 2mm:g 1ol:e qo:e 4wm:d 39f:c 1eo:b 1op:9 1oq:9 4tg:7 1ec:7 1jz:6 1u9:5 45c:5 e8:5 jq:4 1wx:4 2uq:4 292:4 107:4 2qf:4 1ei:4 28:4 e2:4 i3:3 1dm:3
flip	72	hu:d4 1sh:2x 1wh:20 9m:11 b4:w 3gl:s 15g:r 6z:g 3h7:e h6:d hc:d 1x3:c hd:b 2bc:b 1sf:a hh:8 fu:8 2q5:7 n1:5 146:5 2a0:5 13g:5 23s:5 oy:5 2bd:4 49s:4 fq:3
rest	un	hv:e4 3x:18 2td:17 1jv:17 59h:16 1qf:14 pp:z 150:w 2gv:u jq:s uv:s s6:p 1s9:o 3n:o 1vq:n 2ix:n 349:n f9:m 31:m 37k:l vy:l 1rk:k uu:k 1l:j 5b7:j 5b6:j fs:i 28z:g 5n3:g 348:f 10n:e 347:e 27z:e 219:d 5j:d m8:c 1if:c 51u:c 3i4:c 351:c 4q2:b 3qw:b 3td:b n6:b 3no:b 5by:b 127:b 5b:a v1:a 213:9 4p2:9 3nn:9 1pf:9 4x5:8 3ch:8 84:8 331:8 5c6:8 44w:8 5d2:8
food:bread-roll	29	hw:c8 nc:1b 22t:z 20j:u 30o:p 3if:k 3ih:j 2om:i 2jd:i 2jf:i 2vb:h 27v:h h6:f 2qr:e 2bb:e 1ta:d ur:c 4cn:9 hp:9 3ii:8 2cz:8 3u4:8 2jh:7 4co:6 ov:6 24q:6 14g:6 tg:6 hc:5 235:5 22u:5 1f8:5 22n:5 1fd:4 234:4 237:4 hq:4 2jg:4 2xo:4 2xn:4 14a:4 3o5:3 19b:3
loos	4y	hx:93 5f8:2b 49s:1u r2:1f 2s3:19 294:18 6o:14 fr:y 1ed:x 49c:t sl:r 1j6:q hg:p hr:p q5:p 30b:o 2aa:o 4lu:m 3rv:l 1wx:k rf:j hn:h 2sl:h 3yi:h 1iu:g 5fv:e 6z:e 15g:d 3qb:d 2mk:d 4ck:d 2it:c 27t:c 39d:c 2iu:c yz:c 49d:b 1bz:a 30p:9 ar:9 1h9:9 1k5:9 u2:9 2l9:8 1hm:8 22c:8 i8:8 21x:8 2iy:8 3s1:7 1q0:7 20b:7 18z:7 qo:7 2m0:7 xe:6 21s:6 13p:6 4qb:6 3mo:5
lad	3f	5l3:1k 4se:1e 222:1c xf:14 25s:13 4rd:11 55e:x cx:x 2e7:w 597:v 3af:u 2lb:r hy:r 1fo:r 40q:q 11:q 38x:p 4p2:p 598:o 2oe:o 35a:m kf:k h6:k 3ie:j 4p3:j 3id:i 5eg:i fb:g 1a5:g 2av:g 13s:f gf:f 2wo:e qg:e 2si:e 36y:e 2aa:e 1xv:e 1fb:e 1m5:e 4ut:c 592:c 519:c 38c:b 38z:b 4oi:b 1ud:a s5:a 165:a 1m4:a 1wt:a ni:9 1o4:9 3qt:9 dm:9 22m:8 2pe:8 4xo:8 f0:8 3c:8
lovely	3r	3wj:2j 3ln:2i 29t:2h 4t8:29 14a:1s 4y7:1q 4w6:1k 1qc:1g 3ma:19 2b0:10 3q5:z 4t4:x 559:v 1ls:v 2jr:u sv:u 4ze:t 1wu:s 1l7:r 1sd:r y0:q 3e9:p 4w2:o i6:o hz:l 1tj:l 1qi:k 37x:k 2th:j 1d4:j 1j6:j 2mb:i 1gn:h 4i7:h eu:g 18n:g h6:g 11p:f 2do:f 2pu:f 3vf:f 23t:e 1h4:e 29w:e 2fi:d 1pf:d 244:d 174:c 45k:c 144:c 2r8:c 40t:b 2k8:b 3t7:b 513:b hl:b 2ln:b 1yt:a 1yq:a 1mz:a
barbecu	4b	i0:ac 2jg:35 fk:2w 2jb:2a 3ik:2a 377:1p 4tn:1i hb:1b 5ix:17 3fn:12 52s:12 3hz:z 1o2:u 1qx:s 30v:q 37v:n 37x:m 14y:k 250:i 1ui:h hh:h 3rs:h 38c:g 3k2:d 37w:c 1ql:c 468:c hj:a 3lc:9 2e2:9 p6:9 3hw:9 3m4:8 104:8 159:7 3i1:6 4a5:6 380:6 37y:6 1sd:6 2j1:6 3gf:6 hi:6 29f:6 158:5 3i0:5 3i6:5 4am:5 37z:5 t7:5 5fz:5 4fa:5 4fb:4 4f9:4 378:4 1hm:4 152:4 3a3:4 2s6:4 3s1:3
through	ps	i1:ba 2kp:2z 5af:1m 3l3:1i 25h:1d 17q:1a 18q:19 54g:14 rl:12 2iw:12 1jt:11 28j:z 3ib:w 58k:w 56n:v 4t1:v 23u:v 226:u 1fc:u 102:s kh:r 5ms:r 5c0:r rg:r 4rq:q 1kl:q 1wa:p 1x1:n 467:n 2sk:m 2kh:m 6f:l 4yh:j 2cz:j c4:j 2kb:j 1c3:i 56h:g 3q7:g 1sh:f f3:f 4vl:f 2in:e 5k9:e 2ai:d 1qf:d 2pc:d l7:d 15u:d 30d:d 5e5:d 109:c v4:c 1ch:c lz:b 2o7:b 1kn:b 11q:b 4s0:a rz:a
bar	4i	i2:bp 5mo:1y 54j:1w 29k:1i 4ro:1e ox:1c 298:1b 4wd:18 4pm:17 58h:10 12s:x 54u:u 45c:t 1y3:s 4bo:r 1vt:r s2:q 5d9:q 3ra:q 3uj:n 4rj:n 2jg:m 4yv:l 44t:k 2yb:j 2z6:i 9s:h h6:h nh:f 1ng:e bt:e 4yb:e 1wx:c 1zg:c 2si:b 1g0:b 123:b 2e3:a 1sd:a 2ke:a 1kt:a 48b:9 2yc:8 ie:8 1p3:8 2jz:7 14l:7 1mi:7 2e1:7 1qx:7 4rk:7 4yt:6 35b:6 28p:6 hc:6 1c3:6 190:6 qz:5 2e4:5 42b:5
tpan	m	1sp:1m 2ym:q hc:e h6:d 3ei:c 3eh:c 3ek:a 3ds:9 3bu:9 20u:8 33n:7 1ox:7 3dp:6 321:6 3dq:5 39z:5 2yf:4 hk:4 3ea:4 1n7:3 hb:3 3dr:3
slip	3k	3lk:1y 1lm:1v 1ag:1t 14l:1s e4:1j 1f9:19 1hw:19 32z:17 i4:12 1is:11 4ar:10 2a8:z 29s:y 1to:x 1uu:u 2ij:u 14f:s 3hg:s 53n:q 17a:o 31a:n 4ao:n io:n hh:m 3vj:m 4an:l 1w5:j 2un:i 46k:i 319:e 3mx:e 2ii:d h6:d mx:d 2qn:c th:c 2wm:c 2jw:c 1ba:c 1f7:c 3l2:b 1ml:a 2mw:a 1af:9 459:9 111:9 2uh:9 2m0:9 44b:9 1jl:8 1p0:8 3pg:7 qh:7 461:7 4ys:7 il:7 2fy:7 1yr:7 4i7:7 32p:6
food:salmon	bv	i5:id ba:1f x2:18 44y:12 19t:x 5ht:w 17r:r 2k3:r 476:q h6:p 4ul:p 3ja:p 1j7:n 37v:k 1c5:i 2zh:i 2m2:g 46d:f 3id:e 1ak:e 2vk:a 2xx:9 35p:9 3k1:9 533:8 12v:8 43b:8 38w:7 214:7 4ef:7 2se:7 5i4:6 14d:6 4d3:6 4r9:6 37x:6 1tj:5 14m:5 3oa:5 2yr:5 5hu:5 3s9:5 1bu:4 34j:4 1m5:4 1re:4 4d2:4 2sp:3 xc:3 3ba:3 2p9:3 1bv:3 3a2:3 sr:3 2ii:3
food:potato-cake	m	38u:1k 4h4:11 h6:z 1rn:o hc:4
thought	40	1pa:3m 1nb:1j 2j7:1e 3gb:1b 2hk:1b 4pr:1a 3uf:13 4w2:11 2v5:11 3gw:z 2um:w 3hp:s v7:s 1et:q b3:p 2bz:o 3az:o 2ad:o 4xa:o kg:n 3hg:m 4co:m 1fn:l 2k7:l hc:l 43d:j 44t:h ry:h 2cj:g 173:g 3ll:g 2ae:g wu:f 3rp:f 43t:e 11z:e 1wx:e 3h0:d 2j5:d 1ng:d 4pp:c 1hp:c 331:c 18l:c 2bc:c 3kz:c vg:c 1fg:b 2tg:b 22k:b 560:b 3g9:b 1vk:b 3no:a 3cd:a 83:a 3ce:a 1nh:a 2wa:a hw:9
handl	2i	i8:4e 55h:1u 4u5:1r ic:1h 4gr:1f 30i:1e 4vn:10 2z6:u 2st:s h6:q mn:m 26j:l 204:i 1ex:h 206:g 5j2:f i6:e 36f:c 24c:b bi:b 3yj:b 1ey:b 26o:b 3ec:a 2ub:a 4a3:9 14r:9 2x4:8 36k:8 18t:7 2p1:7 fl:7 mf:6 1jl:6 2s1:6 190:5 28:5 19m:5 3r5:4
broken	77	i9:4c 1eu:28 1n6:20 4ne:1y 4rm:1u 14f:1e 18x:1d 4zn:1b 13n:18 1x8:16 rn:14 4py:14 tw:12 37g:z 478:x 5md:w 3ef:w 20c:t 4am:r hf:o on:n 583:m 4bo:l yk:l 1sx:k r0:i 1lr:i 1ek:h r4:h 3fa:g 1sm:f 2ok:f 2zn:f 307:e 2qt:e 3vj:e 3ws:e 53o:e zz:d cd:d 146:d 2kq:d 4mk:c hl:c 1c:c 582:c 1vk:b 2oq:b 2cs:b 14c:b 3kh:b 2s3:b 2k1:a 53n:a 1is:a 2ir:a 1a6:a 1tr:a 18y:9 359:9
food:breadcrumb	3y	ia:f6 1rt:23 4qa:1l 6y:1b 1fm:13 2c2:y 1rq:i q4:g 3k1:d 1us:c hd:9 4d3:9 1ln:8 q5:7 4d2:5 mb:5 2qs:5 175:4 hr:4 1ro:4 3o3:3 287:3
film	2x	ib:79 74:2g 5mo:1i 2mb:19 l2:10 34p:y 1pc:x 1ar:p 1ax:m 3ik:l 28p:l 2yf:k 3bg:i 2yo:h 467:f wh:f 1u2:f 3sx:e 2h7:b 1sp:a 15d:a 35j:9 33q:9 1ka:8 3ds:8 3dt:8 1n:7 4l9:7 1ch:7 20u:7 1pq:7 2yc:7 3sz:6 2ba:6 469:6 nf:5 3dp:5 3p5:5 4ni:5 2cz:5 35f:4 35m:4 3dq:4 2sw:4 377:4 46a:3 2um:3 25t:3
touch	at	ic:er 25g:2p 160:2c 41c:1w i8:1s 10s:1h 3fp:1g 40s:1b 2z6:1a 289:19 5hi:18 42b:15 35o:14 4vn:12 4eh:11 14r:11 3a9:y 5bl:y 3ch:u 1ym:t 3va:t 2sf:s 1fg:r k1:q p5:q 331:p 382:o 1a5:o 1it:m 1a1:l vt:k 1cy:i 2g0:i 15z:i 20k:h 2q5:h b9:h 2p1:g 1di:g 16k:g 33p:f 1yw:f 30d:e 17:e kf:e 4vq:e 10o:e 2hm:e 3nt:e bi:e 21w:d 1p1:d 3qf:d f8:d b4:d 4ov:c zl:c 2j7:c 3qg:c 16i:c
tak	b4	id:6w vt:22 2l7:21 4rk:1s 59g:1s 2tq:1s 3lc:1n 50m:1n 2nc:1m rx:1h 52a:1c 53d:19 4er:17 22l:15 4pq:13 3ke:11 1rd:10 1an:z 123:y 1rh:x 1xu:x 1o4:w 5dg:t 82:t v2:r 37q:q 1n5:q 4xn:p 3sw:o 2q5:o 55a:n 1c5:n 2qq:m 300:m 4fy:k 3c3:k ff:j 46l:i 1pp:i 2sn:h 14o:h p1:h 2q7:h 4st:h 4ss:f lg:f 3kh:f 41b:f 468:e r8:e 142:e 1ir:e 2ml:e 19s:e 523:d 38z:c fg:c 3pt:c 2sr:c 1kk:b
coat	a0	ie:jf 2ty:2d 2xu:1y 44m:1h 4vi:1a 4ro:13 26a:11 1ug:10 49s:z 1j5:z 6y:y 14l:y 298:x 3a6:x 4vx:r 1yw:q 5fm:q h0:p i2:p 14g:o 2y1:o 20x:l 2ob:l 4ad:k 4co:k 3ml:k 148:j 1mz:h 1q3:h 1mh:h 5kz:f 5l0:f 22o:d 171:c ia:b 4vz:b 3k1:b 5ky:a 2b3:a 30u:a 2yi:9 5n8:8 1nn:8 4d3:8 4cn:8 15h:7 22s:7 1yz:7 3eb:7 rt:6 4wd:6 1us:6 2vv:5 2vw:5 4d2:5 1n1:5 3r:4 1dm:4 75:4 nj:4
chill	84	if:aa 4ef:z 4ur:u 4wq:q 5g8:o 2sk:l 11i:l 5ef:k 3p3:j 27z:h 1d:h 1b:g 596:f 2a3:f 21t:d 4dk:c 47s:c 1wt:b l4:a 55b:a uv:9 yy:8 4eg:7 ln:7 4zs:7 50r:7 1v2:6 1ux:6 4lb:6 44q:5 1wy:5 1ad:5 vn:5 6c:5 5a:5 5c:5 12z:5 50s:4 1v1:4 sz:4 4lj:4 3nl:4 3nm:4 1ir:4 11h:3 3pr:3 pf:3 1ep:3
means:peel	tn	ig:mc 5cp:1m 56c:1d 2y8:15 ij:14 5d8:y d7:r 40f:o 1ii:l jo:j 35z:j ih:g 1o5:e xe:d ib:d 1gv:d 4o9:d 4nv:c 45h:c 45n:8 23e:7 1j2:6 iw:6 1iu:6 1ot:6 3bj:6 1k4:5 du:5 10m:5 1qc:5 1jw:4 at:4 1is:4 2qe:4 34p:4 ft:4 fw:4 1ih:4 pn:4 10a:3 1ml:3 1xd:3 ik:3
peel	qa	ih:ma 5cp:1r 2y8:17 5d8:10 d7:t 40f:o jo:m 1ii:l 35z:k ig:k ij:i 1o5:h 1gv:g 1ot:e 45h:e 4o9:d ib:d 4nv:a 1iu:a 1jw:9 1is:8 1j2:7 23e:7 iw:7 18w:7 3bj:7 du:6 fw:6 1xd:5 1qc:5 34p:5 ik:5 pn:5 ft:4 2qe:4 2nx:4 10a:4 at:4 10m:3 ix:3 35i:3 1ml:3 1ek:3
food:courgette	54	ii:ih hd:l 3h4:k 15f:k 3ab:f 2nd:f 3ac:c jx:a ki:8 it:6 3qd:6 3qc:6 3qe:6 2c2:5 32n:5 157:5 3a7:4 216:4 15e:3 175:3
skin	11u	ij:mm 3va:3f 1bf:16 jo:16 56c:13 3qa:12 16k:10 ih:z ig:y 13x:s 18y:h 422:g ix:g 148:e 51g:c 19x:c io:b 1fa:a 1om:a 41b:a d7:a 2yp:9 45j:9 iw:9 1bi:9 35l:9 3cs:9 1fw:8 20n:8 2ba:8 31b:8 15g:8 2e7:7 1xi:7 3td:7 1f7:7 vz:6 2xx:6 2z5:6 9h:6 48d:5 2nx:5 2p9:5 2p4:5 75:5 zq:5 1rp:5 5f:5 2mw:4 1k4:4 35i:4 3bm:4 j3:4 14s:4 13p:3 1wb:3 18w:3 1p3:3
food:ginger	jd	ik:mp 5k7:20 2hk:1b 35e:z 2vs:l 1ih:l 44a:i 1n6:g 2t8:f qo:8 1k4:8 1nw:5 11c:4 ce:4 319:4
food:squash	4d	il:ej 2a4:29 at:1p r5:1e 4ej:1c 254:16 io:x 4r8:t r0:q 1v4:p 1ac:l 3b:k 2ve:h 2rj:f 2ne:d 1qt:c dl:c 468:c 1v2:b 1ux:b 1yv:a 51v:a 1v1:8 2qr:7 ry:7 jg:7 2j1:6 r3:6 1cq:5 2np:5 ew:5 jl:5 4bx:5 1ld:5 220:5 4bw:5 1ad:5 2mm:4 2nf:4 2ni:4 2nl:4 33y:4 2qk:4 200:4 44c:3
mash	mu	im:kr xo:2f 1pe:2c 1fu:1i 5ap:17 2qi:14 4qq:12 lx:11 36x:z 2su:y 4pn:x 28a:x 5i6:x 30f:u q2:u 3n7:s r0:m 1cq:j 218:j 2qp:h 113:f iv:f h9:e at:e 3sx:d ci:d 4rm:d 1d5:d 56r:c rr:b 2wv:9 w9:8 8f:8 2u4:6 14z:6 2c3:5 13y:5 2y7:5 1d3:5 qc:4 1d4:4 1ja:4 1vu:4 133:4 1u0:4 sh:4 1to:4 fo:4 1b7:4 1vn:4 2bx:3 3j6:3 1if:3 3fk:3 2fi:3
nic	gf	s7:5b in:3t 3hs:3o w3:2r 16c:2j 43t:2c 9p:1x tf:1r 3g9:1n hy:1j 5my:1i 27c:1i t3:1g 5cl:1d 13t:1b 1mh:1a 1ut:1a 1ck:1a 1by:1a 1aj:15 2ic:11 2pp:z 2tk:z 3gb:y 1rc:x 3fl:v 4rz:t s8:t 1a:t 40h:t 1p9:r 56h:r 3uc:q yo:q hb:p 54k:p 22p:p 4y0:n em:n 3r2:m y8:l 503:l 447:k 1im:k iz:j 1o4:j 4r7:j 3oz:i 5ht:i 158:i 28u:i 1xs:i 1n4:i 1yl:i ez:i 1r7:h 3z:h fl:h s5:h 3hb:h
food:butternut-squash	1d	io:91 il:1z ji:g 2n4:a 2mw:8 3yp:3
edibl	1k	ip:52 1jv:1d 30t:19 1k1:13 10g:11 1ix:t 3rr:s io:q 1gw:l 1jk:c 31j:b 10q:a 3z1:a 1oj:9 2mw:9 jc:8 1jy:7 10v:7 jd:6 226:6 209:6 84:6 qv:5 2m8:5 1gu:5 jb:4 42h:4 35g:4 3to:4 3tn:4 2bh:4 3tp:4 p4:3 lx:3 3ww:3
food:mushroom	i4	iq:oj 1gu:24 38b:1h 4pc:1g yo:y 3at:x 1da:v 2wm:r 3dq:r 1gt:m 1xi:h 4p3:g 23m:d 2my:c 33u:c 8x:c 9v:b 2kn:b 4hc:9 vf:7 16g:7 3ho:6 1uz:6 1v9:6 3jg:5 2c1:5 c7:5 1vd:4 2xg:4 1l7:3 1cr:3
wip	32	ir:73 40f:28 57b:26 xh:s j7:p fs:h w7:b jc:b 41f:9 41d:9 41e:9 jd:8 kr:8 1ok:8 3xz:8 13m:7 41g:7 1kj:7 1ff:6 jb:6 ee:5 15l:5 1gv:5 bx:4 41b:4 x0:3
lazy	1d	53g:1q 5do:1j is:14 30v:12 28t:y 4zs:x 154:u 1xu:n jc:l 1lb:k jd:g 394:g 2q5:f 4qr:d 25j:d 1fv:b i2:b jb:b 219:a 1fs:9 q4:9 1lu:9 9i:7 j2:7 so:7 sq:7 pg:7 1gg:6 1d7:6 1zq:6 1xp:5 25h:5 4ln:5 fw:4 25r:4 2xj:4 1p4:4 1k5:3 4n0:3 io:3
food:aubergine	9o	it:km js:3d 4a4:1t 331:16 136:15 26r:x 2l0:s 2oz:q 1bi:m 5cc:j 44t:i 123:d 4rj:c p5:b 2js:b 301:b 190:a 2c1:9 4ef:9 12v:9 3vo:9 1h5:8 427:8 4gs:7 17i:7 3k2:7 257:5 3ad:5 3ae:5 1hk:4 3ah:4 4rk:4 mu:4 382:3 1ox:3
food:apple	ai	iu:mg 2hi:1e 2tl:1d 1y8:1c 3ba:1c 4gg:1a 4g9:17 3k:14 4ro:w 369:w 1v6:i 1dc:h 29u:g xr:b 2uh:b 1d2:a 3vo:9 461:8 22q:8 1yf:8 427:8 336:7 1wk:6 334:6 22r:5 1dd:5 l9:4 kz:4 1ty:4 2se:4 y7:3 382:3
food:new-potato	2t	iv:8k 1d4:36 1d3:2u 36n:1z 1cu:1y 51b:1k ix:y 1ct:q 4hc:n 35p:f 14y:b 1d5:b 2xg:9 2ju:7 ci:5 1y2:5 1cv:4 159:4 4hb:4 ms:3
scrub	2p	iw:ao 522:2n jw:1v 42b:r 46l:r 31b:m 41q:m 2yf:m 41s:m 46k:l 2en:i j7:g 5ie:c 1sp:7 3ds:7 3dt:7 20u:6 2t4:5 1ok:5 1r6:5 36n:5 2bj:4 41u:4 3dp:4 vl:4 16y:4 41r:4 41p:4 3dq:3 5if:3
jacket	1i	3fi:1b 3ks:s 1pj:p 2th:m ix:m 2e2:l 14y:k 4xz:h iw:f 1d5:f 1d6:d 4sl:a j6:9 jl:9 ig:8 1wr:8 ih:7 159:7 4s9:6 1ez:6 yb:5 2p4:5 158:5 4py:4 3ga:4 3gc:4 u6:4 152:4 1cv:4 3g9:3
wedg	3o	iy:ct 3o0:22 2ab:1h 36z:16 1lq:15 1pp:w 24a:o 2pl:l 30f:i 1v2:g 1ux:g 2qi:f 1x3:e 45k:d 2cz:d 3or:d 2r8:c 2in:c 1v1:b 45l:9 2ht:9 1k2:8 je:7 2mv:7 1q5:6 cb:5 2d7:4 3ff:4 2mu:4 3hg:4 1d5:4 ja:4 1v0:4 458:4 1v3:3 ix:3 iu:3 ax:3
eaten	5x	iz:34 45z:2b 66:24 3rr:21 27g:1l 3ti:1f 1qd:1c 351:1c 5g8:18 10m:13 2d0:13 3bj:10 uu:10 3o0:10 1o3:y 10d:v 42y:v 10r:t 1g9:q 2m4:q 5am:p 1ql:o 1fz:n 3hx:m 4ai:m 1gj:j 1rf:j 387:i 1um:i zr:i 1o6:h 2bk:h 1pc:h 3zs:g 2ex:g 3u2:g 284:g h4:f 2e2:d uv:c 44e:c 1c9:b 1u9:a 4xb:a 3zq:a 1b1:a 3zy:a 38y:a 1ow:a 2pk:9 12r:9 1rk:9 3ah:9 1hq:8 1uj:8 4pq:8 ip:7 pt:7 31j:7 2el:7
food:cucumber	8f	j0:ks 5ko:3k 1tw:23 40f:11 1l0:s 4he:r 4c6:o 1yl:l xw:j 1fb:h 32q:f 2vi:f 3es:d 2rc:b 45e:b 1ts:a 1tv:9 1tu:9 1k7:9 3wp:9 45b:8 1ze:8 kl:7 2eo:7 16c:6 3v0:6 g1:5 uf:4 16a:4 1go:4 45a:4
food:black-pepper	aq	j1:jc 4xy:1s b:1i 557:1b 54t:13 3e8:11 3gd:x 5a6:w ob:s 1fw:p 41b:m 2v9:m 4wn:l 2x8:k 4ce:k 57v:g 13z:g 1ak:d 1lq:d 4cd:b sp:a 2vi:a 2e7:9 ov:9 4vh:9 58f:9 1it:8 a9:8 3fy:7 18p:7 49k:6 1ym:6 4y0:6 3am:5 46c:5 3og:5 1hs:5 4z0:4 st:4 5ez:4 2hp:4 at:3 ic:3 1bg:3
bother	9h	is:3r jl:2g ix:2a e3:21 25h:1h 4qe:1d 46i:16 pr:13 x1:y 4z8:x 14x:x r3:v 4sm:t 4sn:t pg:s 5ic:r 26a:r 4kd:q 4vv:o 468:n 2ca:n 59b:l 6d:l 7r:l 2i4:k jb:j or:j x0:j ql:i 164:g 1ou:g 4n8:f s5:f 1x:e 4z2:e wz:d 2ad:c gw:c 2j1:c iw:b rx:b 5km:b 31n:b 4pi:b e9:b 4xg:b 470:b 46g:a 47h:a ih:a 4x1:a 1ih:a o3:9 1a2:9 ig:9 3cq:8 4ww:8 4wv:8 3f:8 23w:8
peeler	1n	j3:7q 4s9:1d 1qr:14 4bc:y 4py:p 2tq:n 1ot:j io:i 1k9:f 31e:b iw:a 2mw:a 4tu:9 3kh:7 31b:6 4mq:4
food:naan	4k	j4:e0 jd:1g 3gw:1d 4vt:19 4z5:x 27d:u 14o:t 1po:s 3vb:s 3ms:n 16e:m 2x7:m 47t:m 30y:j 35m:j 25p:j 2lt:i 3o4:h 46d:h 47x:h 47u:h 231:g 35a:f km:f 2kc:e 310:e 3tc:d me:d 2lm:d 3c5:c 22g:c 3c7:c 3c2:c 44x:c 3nj:b 20c:b 267:b 3k9:b 311:b 1fv:a 25j:a 1cn:9 jc:9 1ze:9 2t8:8 1n4:8 1jc:8 ny:8 39x:8 3vd:8 mo:7 3tb:7 3ey:7 3fw:7 3fv:7 1fx:7 2qd:7 3b1:7 3k8:6 sh:6
even	8t	j5:2q 51b:2p 1gl:2m 1pu:2b 47g:28 111:23 15h:1n 18a:1k 34u:1f 4wb:1d 54t:16 50b:16 1up:13 4gc:12 2uv:11 4k7:z 9s:y 4ka:y 43z:y 2v5:w 2yr:u zh:t 3pd:s 37w:s 360:r 1zn:r 1hp:r 4ys:r 1ns:o 2ax:o 70:n 33a:n 51z:m lx:m 4vs:l 36k:k 4ef:k 1so:i 2qq:i 2qi:h 2pw:h 1mr:h 22e:g 3hj:g 1px:g r9:f 477:f 52d:f 1q2:f 1tj:f 1r5:e 4j7:e 11y:d 4xx:d 8e:d 1nd:d 285:d 3p3:d hd:c 1j1:b
point	6r	j6:6s 51t:29 3r9:1y 19h:1b ct:1a 24m:19 4ti:18 th:z 3dq:y le:y 2yy:x 34v:w b1:u 6i:t 2nx:s 3py:s 1v9:r 102:p 3cj:n 43b:m 4vg:m 16g:l 1ua:l 11:l 2xb:k 1cr:j pg:h pr:g 2ba:f 1qw:f 1tx:e 1dv:e nf:d 12u:d 1ox:c 8u:c 2bc:b 3jl:b 5h2:b 252:a 3uv:a 3uw:a ex:9 5q:9 aq:9 1z3:9 185:9 33z:8 177:8 r8:8 11p:8 34a:8 sr:8 us:8 1we:7 137:7 49j:7 7r:7 rf:7 1e3:7
clean	bq	j7:94 ir:6m kd:1w 4k8:1s l2:1r qu:1q 4pz:1l 48z:z 29e:y 1kk:y 2me:x 32h:u iw:t 3or:t 11c:r 4t3:q 13m:q 2qx:o 41u:n 8k:n 3h2:n 5s:m 10p:l 323:l 1kj:k wf:i kc:h 29h:g 3cr:g 1kb:g xs:f 5f0:e 1eu:e 2y0:e 1h1:e 322:d xn:d 13q:d 1an:d 3bz:c 131:c 254:b z9:b 1sr:a 1id:a 1xn:a 5m:a 1uy:9 1xr:8 40f:8 2es:7 3du:7 9i:7 56b:7 34s:7 4zf:7 4pd:7 13b:7 2t4:6 27q:6
market	1i	5ge:29 j8:1k 452:1g 3ws:1d 1o:t jc:n 3gz:n lt:j 2kc:j 1nk:i jd:i me:h 460:h 3cs:h 2tj:g 43b:g 28x:g 17z:e 41u:e 4fp:c jb:c 21g:c 4ev:c 3ob:c 131:b 3x2:b 4fq:8 qe:8 jk:7 186:7 qu:6 1hv:6 24t:5 3fx:5 5gg:5 4fo:5 3wx:4 1w0:4 io:3 p4:3 4ix:3 t4:3 1xd:3 4ew:3 yn:3
curl	2v	j9:c2 5d1:1n 1v3:1f 32n:y 2k8:n 250:j 2ie:j jc:i 275:h 31j:g 2kx:g zo:g jd:e 21v:e 21u:c zy:c jb:a 1u5:a 42i:9 1ra:9 1v0:7 16y:6 3uo:5 4a5:5 ka:5 1wc:5 2o3:5 k3:4 1ll:4 1lj:4 ty:4 4m:4 21x:4
taken	1v	2m7:2p 52o:23 4ye:1z 31y:1n 554:1m 4xa:18 391:17 2un:16 1nn:t qf:r 3l:p 11y:n 1s4:j jc:i 4h1:h 1a6:h 4h3:g 4h2:g ix:g 1ev:f jd:e kl:e 3k:d 4vh:d 36o:d gd:c 3t4:c 3xw:c 1r5:b 3vn:b eq:b 1s6:b 4hk:a 4hl:a 2bz:9 jb:9 2z3:6 1n9:5 2x7:5 1sb:5 4j8:5 3nu:5 3cl:5 35l:4 1nb:4 1aj:4 2mv:4 1jn:4 t0:4 2fp:3
hafta	k	281:1u jc:w jd:p 22n:i 22g:c 27i:7 io:5 27e:5 1pa:4 27k:4 27j:4 27d:4
kaddu	g	jb:w io:9 jp:4
compulsory	i	jb:w 20g:c io:9 2qt:5 20e:4 2qu:4 jp:4
food:ready-meal	34	je:bg 57r:1s 1f5:1r 25l:1e 56h:1d on:18 3j1:y 445:w 2n7:r 331:r 1aa:r 2fx:h jc:f 19h:f 1ro:e 2hx:d 3ox:d jd:c 1p9:c vi:c it:b 74:b 3b:b rw:b 4h1:b 4h3:a 4h2:a 4gs:9 3ku:9 1uv:8 jb:8 36o:8 1uz:7 2cu:7 rq:6 35q:6 1bk:6 444:6 4ps:6 2fd:5 1nz:5 1fb:4 3an:4 1t8:4 3qd:4 1f4:4 3qc:4 3qe:4 13k:4 pr:4 sh:4 446:4 2e6:3 uc:3
fibr	1n	jf:88 qa:1h 4py:13 201:10 580:x 395:i 1zx:f 398:d 2hb:c jc:c 3pg:c 3kh:b 564:b jd:9 jb:6 ix:5 1ta:5 j3:5 zx:5 371:5 1r9:3 3bj:3
food:swede	32	jg:c4 2v1:3m 3ou:1k 2q1:1g 5ic:13 ji:w 153:m 1yv:9 129:9 q7:7 13t:5 14z:3
food:celeriac	t	jh:6a io:o 2mw:b jg:9 2pe:6 il:5
food:parsnip	1n	ji:9j 2sx:r jg:r 14w:p 1t2:c 157:b 14y:9 2su:8 s3:7 2sv:7
food:brussels-sprout	5x	jj:g6 1qm:2t 3gh:26 39u:17 4yk:t 1bf:q 4w3:n 378:k 1hh:k ax:i 2p4:i u6:i 1x9:i 35i:g 2n9:c 1t8:a 210:a 3oq:9 1t6:8 gc:8 331:8 38x:7 1t3:7 uq:7 1jn:7 31f:7 2l5:7 1t7:7 1o2:6 3vz:6 14w:5 36o:5 3no:5 ix:5 1t4:5 1sa:4 1so:4 3is:4 3mn:3 1t2:3 11d:3 1jk:3
young	i	jk:k 4tu:j 1ih:f 4bc:9
rustic	i	jl:2u
old	rx	jm:fx 19d:25 2fr:23 1bb:21 2cd:1z 1ds:1r 470:1r 4fs:1p 4oa:1l 1w6:1i 1w7:1a 3zd:19 1h:19 2xt:17 1w3:17 3og:17 1se:15 1m1:12 3u5:10 1p4:10 1bf:z 2hg:z 4ps:y 2cf:w 50j:w 2px:v 18w:v 4rc:t 19c:t 27d:s 1zq:s qk:s 25l:r 2mx:q 1jk:q 2if:n 2d4:n 3cb:m um:m zl:m 2d2:m 5l6:m 35i:m 2m1:l 2mh:l 4ov:k 3nj:k 29a:j 2j3:j ax:i 55a:i 2he:i l2:i 1cv:g 30w:g 1d8:f d5:e 213:e 17t:e 1wv:e
green	nv	jn:m7 lc:2e xu:2c 43h:1c 1ou:1b 5eb:1b 15:19 44w:17 169:12 2b7:12 4yk:y 42l:x 2ab:w 5ek:w xz:w 1ck:v 2px:u 10s:u 10h:u 1a:u 10e:r xt:r 10u:q 1dc:o 3wi:n zc:n 8h:m 131:l 3cv:k 4u1:k kx:j 5ag:h 599:h ei:g 10k:g 4c9:g kf:g 1hx:f k6:f 15o:e 3fw:e 3fv:e 1di:e 10l:d 4dl:c m4:c 2ik:c em:c 1od:b 2tf:b 17s:b ku:a 4qz:a 2jh:9 4yb:9 45z:9 2ga:9 10c:9 b:8 j0:8
wax	1t	jo:am 45j:22 d7:y 1d3:k 1ii:c og:9 2ah:5 10b:5 37f:4
kuri	e	
patch	32	jq:6g aq:25 1sp:1f 1dv:w 35i:v 2p4:t 19p:t 5dd:n 4w3:l 26m:i 29v:h xl:g 1n0:g 41u:f gl:e 1wa:d yd:c 2n8:b 3z1:b ax:b sz:b 15h:a 35g:a 1tb:9 4v:9 14g:9 2p9:7 2yb:7 20t:7 1n9:6 1ki:6 ia:6 yb:6 1jk:6 2xx:6 48b:5 3be:5 1na:5 10v:5 mn:5 2bh:5 388:4 1n3:4 26q:4 j9:4 35l:4 sw:4 2yo:4 1cv:4 437:4 26k:3 v:3 ie:3 1jy:3 ls:3
bitter	ib	jr:je km:1p 3a0:1g 50q:10 1r2:s 2vk:q 3dp:m ok:m 3py:i 333:i 1wk:e 2ft:e 4bp:c 22g:a 119:9 3ma:8 b5:8 1yk:7 1wx:7 1mn:7 49l:7 2fu:6 162:6 1wi:6 25j:6 3ch:5 15v:5 55q:5 gm:5 5k7:5 45h:5 22n:4 ya:4 ox:4 1ma:4 1f:4 g:4 2vj:3 4w6:3 1wo:3 28p:3
spongy	10	js:3t 53k:2i ni:v it:i 55i:f 4ev:9 2wu:5 2z0:5 2mx:3
sweat	2d	jt:9q k4:1r 4bk:18 223:17 5fv:14 4rl:x 3am:r 301:n 2gg:l 1l4:i 2cz:f uf:d 4ko:c jv:b 2mq:a 2s5:a 4rg:9 3b5:8 31y:8 3ly:7 342:6 1pv:6 3h4:6 4jv:6 3m2:6 3m0:6 36p:6 2tm:6 8g:5 3m1:5 1y:5 wu:5 2d7:5 36r:4 4am:4 2q6:4 1io:4 4p4:4 4l6:4 e4:3 36o:3 2e1:3
dat	2p	ju:8c 1zt:59 35u:1m 1ws:1l jv:q ye:q 1aq:p 45f:j 37w:i 364:g 2qm:e 3nw:d 36c:d 36d:9 380:9 37y:9 3nz:8 34c:8 3nx:8 kj:7 37z:7 1at:7 xz:7 202:5 jy:4 36g:4 36e:4 27o:4 k7:4 27p:4 ki:3 kh:3 1wr:3 2m9:3 3n4:3
modern	i	jv:1y kj:c jy:8 k7:6 ki:6 kh:6 k4:3
purg	i	kj:g jy:a k7:8 ki:7 kh:7 3uu:6 q5:6 k4:4 qe:4
fritter	y	jx:a5 nl:y 15t:e 38u:9 1oh:9 1oc:8 149:5 38v:5 38t:5
slurp	i	57l:1x jv:u 40q:d kj:8 57m:4 k7:4 ki:4 kh:4
salt	87	jz:99 1ba:1u 4tr:1o 22y:1i t5:16 3lk:10 2f:w 2jh:t 3p7:p t8:p 2ws:m 17e:k 17d:k 2yp:j 2pe:j 1jm:h 1w4:h 3yp:g 4sr:c 2to:a 3yo:9 5je:9 f8:8 4lb:8 ki:7 4ap:7 2nj:7 st:6 2n9:6 jh:6 it:5 177:5 6w:4 3qd:4 3qe:4 sp:4 2di:4 103:4 4ga:3 5bz:3
slic	12i	k0:m4 v:1p sq:1m 3oa:1j iy:1j 56v:1e 1l0:1b 2z3:10 1v3:z 56f:y 458:w 2s6:s 2vq:q 35:n 5f4:l 50r:j 47l:j 2n7:j 10i:i 11y:i 139:g 2gr:g 28e:f j3:f 389:f 1k7:f 45j:f 29e:e 4tu:e 4rv:e wm:e it:e 3ny:d 4ys:d hm:d 4ch:c 1ik:c 3pa:c 1du:b 4yr:b 4rm:a 1i2:a 13h:9 41c:9 594:9 39t:9 2ku:9 3xk:8 595:8 301:8 50q:8 1lq:8 2a1:8 29d:7 1bb:7 4m:6 1fc:6 2je:6 kl:6 1pn:6
food:tzatziki	1e	k1:95 1s2:n 3g9:k jx:k jv:j 1n4:f 1yt:f 1yq:f 1ko:e 1s0:e 44l:e 189:d 1i3:c 1yr:b 1mx:a 1rx:8 3h0:8 15t:8 4yt:6 438:6 1d7:5 kj:5 1s1:5 35d:5 pw:5 1yl:4 jy:3 1kk:3 yp:3
wring	r	k2:1r jx:z 1kw:k jv:h 2n:g 1kx:d 335:b 1kv:b 3fa:8 1ku:7 3l4:6 5kt:6 kj:5 38u:4
fix	ad	k3:27 2ak:26 1wm:1t 2ky:1s 32z:1q 5n9:1c 3mi:1a 4vv:17 4sr:16 1ba:14 1yk:14 389:13 4sq:12 2u5:11 1x7:10 1kh:z 5jq:z 103:x 17a:u 23a:s lj:q 3gg:q 3l6:p 303:o 3mq:n 3ma:n 3ln:n 1md:m 53r:m 3ne:l ya:l 2pc:l 39n:k 13n:j 1af:j k9:j 1nn:i 143:h 2po:f 17e:f zy:f i4:f 17d:e 1yw:e 3ra:e 3m3:d 4r6:d 1s8:d 3ov:d 15h:c 2b:b 17j:b 191:b 2zj:b 2s3:a 1of:a 333:a zo:a 1j8:a 5u:a
degorg	i	jv:1q 4rg:l
need	b9	k5:8o dw:2p 21l:1m 51t:1i 4oh:1h tu:1h 5fv:17 2hk:15 3iz:10 50m:y 1aj:x 276:u 5bw:u 1hu:t 3g7:r 1uw:q 314:p 3qu:p 150:p ip:o 1wt:n 3dj:l 4bv:l 4xu:l e3:k 47h:k 1z6:k 1mi:j 8v:j 2nb:i 4a:h 2ql:h 4xw:g 3i8:g 6i:g 5gp:f 2y5:f 1hd:e m7:d 4py:c e6:c 2c3:c 45j:c 4kb:b 175:b 507:b 2b5:b 3rl:b y8:b 8w:b 1ye:b 2bl:a 3y1:a 4iu:a 3fx:a 93:a 3o:a uk:9 jo:9 9i:9
sprinkl	36	16c:1z k6:1x 29m:1s 5dg:1r 39p:1p 5a6:1i 1ut:1h 5cj:1a 1b5:15 2qp:13 51n:y 3g6:x 445:t 5di:r 6u:r 1gz:q 21m:o 1hp:k g8:j 43i:g 2ws:g 1jf:f 58f:e 1nd:d 1z7:c 1hu:c 499:c 4vy:c 1nm:c 1ju:b 1jt:b 3ei:b 3eh:b 18m:a 3ej:a 3ek:9 1ck:9 h5:9 2qv:9 43h:8 4er:8 jv:7 3y0:6 1ox:6 it:6 4jz:6 w5:6 444:5 2t4:5 2si:5 10e:5 em:4 15o:4 4en:4 277:4 ia:4 i3:4 4i7:4 vb:3 1js:3
cookbook	n	jv:s 31p:r 1mk:o 1mj:n 2qv:k re:j 2uj:d 1et:b rd:9 kj:8 2sz:5 jy:5 4cb:4 4cc:4 ki:4 kh:4
colander	4b	k8:ar k2:21 4tk:1q k4:1d 2q:17 1iv:p 51k:n 2xj:k 15l:k 2sf:h 3h5:g jv:f 2xk:d 14w:c 335:b 4rl:b bu:b 38r:a 6s:9 ht:8 c4:7 25n:7 2by:6 w9:6 mh:6 1jn:5 4s1:5 24l:4 4rg:4 214:4 13a:4 1gm:4 3fa:3 3ap:3 e0:3
greasy	7b	101:69 k9:4k 1pc:22 mm:1s 51m:1i 230:z 4qb:v wx:r ag:q 1ff:o wy:o 485:l 2sg:j mh:j 5iv:i 2pw:g 2yb:f 2o2:e 191:d 1j8:c 3p7:b 1rq:b 3p6:b 1rs:a 1el:a jv:a 10p:a 39f:9 15h:9 4s:8 mq:8 74:8 24n:7 bk:7 15i:7 ki:6 sz:5 1sp:5 2o5:5 45f:5 2hx:4 1ik:4 a4:4 u8:4 1zb:4 t0:4 7y:4 3q6:3 6n:3 1pa:3 330:3 27v:3 32w:3 332:3 32x:3 2af:3 2ne:3
draw	1d	ka:4q 3ug:21 4ap:1g 1we:v 2ka:q ly:i jz:i 4z5:b jv:a k4:8 1v4:7 2ny:6 gz:6 53a:6 2nx:5 xd:5 2yw:5 38k:4 51:4 it:3 17x:3 4y0:3
around	25	4dr:1v 29q:1g ki:1e 3tb:1d 3kx:1a 20n:15 2md:11 14j:10 1hj:w 2u4:w 3ed:w 3l2:w 3ip:v 1pj:u 2qb:u 1ll:q 58i:m 2z1:l 5dv:k 1sh:j 29t:j b9:j 2c1:i 1ga:i ka:e 1il:e 2ac:e 2q0:d kb:d 27r:d 2py:d 2en:c 25x:c 14i:c 33h:c 2tb:c 2tc:c 3p0:c jv:c 2jk:b 2q3:b 28k:b 2a9:a kr:9 308:9 1lm:9 30a:8 tb:8 xy:8 xx:8 y4:8 3fk:7 2t5:7 gi:7 xl:7 5dw:7 2t7:7 3l1:7 21x:7 305:7
means:wash	153	kc:ks iw:2u x0:2l j7:2k ir:1n 1gx:1k 1uc:1e uy:1e 3du:12 1dv:z 4wu:z 1gv:q o3:o jo:o 1ok:n 13q:l kd:j 1ly:f 47h:d k4:d 133:c k8:b qu:b 1n0:b 3xx:a xl:a 40f:9 4s9:9 59a:9 1oz:9 5g9:8 2jw:7 yd:7 36b:6 kg:6 1lm:6 39p:6 127:6 36n:6 2rf:5 2rg:5 1cr:5 4w2:5 54j:5 14s:5 43h:5 51k:5 41u:5 o7:4 1vu:4 1vn:4 40l:4 ll:4 5dv:4 62:4 jv:4 15o:3 2q:3 1aq:3 43z:3
wash	pu	kd:hd o3:3o iw:3c j7:31 x0:2s ir:21 40f:1m 1gv:1b 1dv:16 4wu:15 3du:11 kc:y jo:s 1ok:s 1ly:o 39p:k 1gx:j 3xx:j 4w2:h 1uc:g 1oz:f 54j:d 4s9:d 127:b 2rf:a 2rg:a 1lm:a qu:9 4a0:9 ol:8 43h:8 40l:8 34q:8 3t3:7 1ow:7 36q:6 154:6 14s:6 561:5 41u:5 36n:5 1aq:5 29:5 5gf:4 34m:4 2jw:4 43z:4 oo:4 1kb:4 15o:4 1th:4 1tk:4 18n:4 1og:4 2ui:4 62:3 1d2:3 13m:3
law	2x	1kq:2r 5mv:23 2pp:1w 57s:1t ed:1o 3gw:1f zj:15 1hz:13 1zd:10 1q1:10 vq:s 2c5:q t7:o 2f7:n 3tv:k 3kl:k jv:j 1vm:i 4g6:i zm:h 1kk:f 2jb:f 2oh:f 1qc:e 200:e 3fl:d 203:d 13w:d 18i:c 1b1:c 3xx:c 268:c 2hj:9 1po:9 2yy:9 1j2:9 2lm:8 nd:8 4pp:8 2ve:8 13d:8 1py:8 4e:8 uq:7 48j:7 po:7 9q:7 35r:7 1vh:7 2dy:7 1si:7 7x:7 3dc:7 3fe:6 nm:6 1o1:6 1xn:6 13u:6 sf:6 18s:6
fussy	2m	kf:73 2hm:21 4u9:1l 4sz:1h 1di:15 54t:y 4t0:s zl:o jv:l 16c:k et:j 1a5:j sa:e 5ek:b 2fx:b 1hq:b 35o:a ra:a lu:9 9f:8 1kj:7 1zi:6 kj:6 4ps:5 4ed:4 4rc:4 jy:4 2q9:4 1i8:3 ny:3 9q:3 1gb:3
mother	6i	576:2g 24c:27 355:25 i7:1z 1pz:1y 5mv:1y 2ie:1v rg:1s 1kq:1l 2iq:1k 2pp:1j 57d:1j jk:1f 3c1:1f 5d4:18 4y7:18 1c3:15 57s:14 3aa:13 5f:12 1lk:11 2to:11 4a:z t5:z 4by:t 53u:r 10n:q 20u:p 35w:o 1ru:n 3rz:n 3s0:n km:m 152:m 2tk:m 2d7:l k4:l 40q:k 50n:k wu:j 2f7:j 2hk:i zj:i 37r:h 47h:h 474:h 1e9:h 2k9:g 2dc:f 1sl:e 1kk:e zb:e 1f7:e 1bi:e 1j2:d w9:d 1hd:d zk:d 1nk:c pa:c
yeah	k	jv:u w1:n 16x:g 122:c w3:a kj:8 170:6 jy:5 176:5 zp:4 k7:4 ki:4
parmigiana	k	2c1:s 3qd:b 3qc:b 3qe:b jv:7 it:7 3gn:6 3gl:6
treatment	g	jv:w jy:5 k7:4 kh:4
chunk	79	kk:8m 1lb:1r 2u8:1g r3:18 hm:18 ou:17 50y:16 3j6:z zf:v 371:u 225:r rx:q 557:o 3m:n 15a:n q2:l 4zg:k 22o:j 3rb:j 3pa:h 2n4:f 22n:e 54v:d l9:d 30t:b 1wx:b 22s:b pb:9 52y:8 iy:8 21r:7 15n:6 13j:6 217:6 1ti:6 jv:6 qj:6 h:5 z:5 19q:5 1ae:4 dm:4 1pe:4 2qj:4 1k7:4 458:4 1qo:4 1db:4 it:3 d2:3 1cn:3 22b:3 dn:3
beforehand	2k	kl:3u 1ou:1d 2m4:17 du:10 2ka:10 5l6:z 4nv:x 1wb:w uy:q 45n:o 2cv:m 1uc:m 1ol:h jv:g 2f2:g 1rz:f uw:e 2tw:e 4w7:c 1op:b 1oq:b 1on:a ja:a uf:9 37u:9 fo:8 15v:8 20g:8 27c:8 6c:8 3v:8 158:7 3i9:6 14y:5 3jy:5 1q8:5 kj:4 4qg:4 1lk:4 t:3 4io:3
bitterness	y	km:1y k4:k jr:g 4z5:c 4rg:a 162:9 1yk:8 3yo:5 3m3:5 3mp:4
today	5p	ln:2i kn:2d 2vd:25 3er:1s 5ck:1m l5:1f b1:1d 555:1c 28x:1b 1az:16 51p:11 2j5:x 35e:u 2kl:t 1le:t 1pf:q 43c:p 43t:p 4r8:p 5dq:o 29w:o 1aw:l 3ik:l 35s:j 3w:i 3rv:i 3h2:i wr:h 27v:g um:g ux:f 2th:f 3ny:f 3yi:f 2jx:e uf:e 2rf:e 3l2:d 59u:c 31k:c n6:b 1bb:a v:a 3ao:a xy:9 xx:9 pj:9 1h8:9 y4:9 4pp:9 28k:8 291:8 l1:7 1qq:7 1rk:7 1bp:7 1uj:7 20q:7 uk:6 wf:6
mild	5m	ko:5d 1x7:2a 118:1x 117:1q 1b5:1f 1pt:1a 1hy:z 1ys:z d9:s 183:i zl:e 9f:e 1dr:e mn:c 44b:b 4ps:b 12p:8 1cf:7 3ra:7 5la:5 184:5 4xc:4 3i3:4 ks:4 2hg:4 qz:3 1q1:3 3m8:3 3m5:3
teaspoon	6k	kp:52 57z:2m 2to:1a i4:18 183:17 2t9:w 2un:v 1hu:v 2vi:l qz:k 1i8:h 1bx:g 2wt:g 177:f 18b:e 3vo:e 35j:c 2fm:b nw:b 25n:a 4qk:a 23m:a 1g4:a 274:a 4f8:a 178:9 5a6:9 1ne:9 1jr:9 cu:8 cl:7 188:7 41:7 n7:6 ax:6 1hw:6 35m:6 114:5 18c:5 1ba:5 2f:5 c9:5 1nm:5 1hq:5 1nw:5 1ys:5 1ok:4 3o1:4 1ha:4 1g0:4 2ik:4 29t:3 15o:3 3az:3 4bp:3
means:sink	m6	kq:ii 1tl:2n 1k1:26 1d4:1s 5ar:1s 18x:1p 28a:1n 2eh:1i 15k:1g 28h:1e 3ef:19 i9:17 5m0:14 251:14 4p4:y 5at:x 5d3:x 22l:u 20l:t rv:q eu:q 322:p hl:p 53p:l ea:k 11u:k 2rx:j 1ch:j 122:j 1mf:i wh:i o7:i 50x:i 3nc:h 3bm:h 1c:h h7:h 42l:h 145:g 3zu:g 2gv:g 57q:g 3l3:g 3o7:g 324:g 9j:f 5e:e 1he:d 1wc:d oa:d 1cl:d 4i:d 2ii:d 1jl:c 2q5:c dj:c 1os:b 1cx:b 345:b i4:b
brush	3m	kr:dz 2ed:1p 1gw:10 46l:t 30m:p 61:p 4ef:i 2y5:d 2f5:c 3f1:b 18n:b 40k:b 40j:b 40g:b 4jz:7 190:6 54j:6 192:6 3x5:6 z7:6 40h:5 4kr:5 4mq:4 40i:4 4eg:4 242:4 2uq:4 1h0:3
filling	1i	3li:1f 4y2:12 3h3:t 2n7:q 18u:p ks:n 4ah:m 48d:m ec:k 1cf:k 13u:j 1ch:i 2dn:d 1nm:d 2c8:c 29n:c 1pp:c 3jh:b ay:9 1b6:9 b1:8 2mu:8 ra:7 28o:6 1i8:5 lv:5 3h1:5 47s:4 d2:4 3ra:4
15	3v	rs:75 kt:35 5l5:28 53k:1t to:1n 2qf:1d 4j7:17 2h5:13 4gu:x 1mq:x 1xe:w bt:q 592:q 2w2:m 1fi:h 34h:f eo:f 1g7:b 24k:a 4bp:a xj:9 150:8 1r5:8 1y1:7 1iy:7 25f:7 11a:6 3ig:6 v5:6 1qf:5 1ut:4 ab:4 3kk:4 yh:4 fl:4 1m2:3 45f:3 49l:3 2o7:3 1gs:3 51:3
rip	5o	ku:c0 26l:4l 13g:2t l5:1o lx:1j j8:15 1me:12 kv:11 13n:z 5lx:x 148:p 1q2:o 5lw:o 2ug:k 3pf:g 1nm:b 2p7:a 53g:a 4ah:a 2s1:9 kx:7 gi:7 3mp:7 2gf:7 4yd:6 3hx:6 1ze:5 15g:5 l1:4 49s:4 2gt:4 2p9:4 1m2:3 1s8:3 bt:3
food:banana	3r	kv:h3 52c:1a 1nz:14 2ae:w 2c3:l 2tz:e 12d:c 2fi:c 2fj:b 25f:7 32q:7 2u2:3 2u1:3 1ti:3
means:pale	s8	kw:hr 18n:1r xb:1l 199:1e tz:10 1c7:z 2ag:t 12q:s 422:q gs:p 301:n 2pu:m yr:l 14e:l 1mz:k 3bf:i 1jz:i 1my:g l8:g 3ee:g 35e:f 1lh:f ne:e 4pj:e 4qn:d 4qo:d 5d1:d q7:c 3g6:b 2n1:b 19a:b js:b 3e5:b 4tr:b j9:a u5:a 1g:a mt:9 1n0:8 1wb:8 hz:7 1na:6 1ja:6 2n2:6 32:6 mq:5 h4:5 2pz:5 wg:5 15h:4 3y:4 6n:4 39n:4 1hc:4 8q:4 2af:4 1mt:4 5i5:3 1n8:3 13z:3
food:avocado	ai	kx:jt q1:1n 4ys:z 477:v 531:t q:n cu:k 5g7:c 56r:9 479:8 1yl:7 xy:7 xx:7 y4:7 1f7:7 155:6 12s:5 xw:5 65:5 3kx:4 1j9:4 1ka:4 2l0:3 y2:3 q2:3
food:mango	5d	ky:k0 59y:1c 3zd:13 za:q lu:k 1za:9 3zh:7 38k:6 3gm:6 ls:4 ou:3
food:fruit	d8	kz:kg 1nv:5e 27l:2p 22p:2l 1tm:1f iu:18 ky:17 l9:16 3hx:14 23g:z l6:x 15u:v 3vt:r 5eh:p 2of:o 3qq:n 53r:n 5l7:l 35z:k d6:i 3g7:h 2ij:h 1ax:g 44t:g 4g9:g 2cr:g 4x1:f 50n:c xr:c 2m9:c 27b:c 38k:9 3pt:8 33r:8 45m:8 wt:8 7g:7 1dc:7 555:7 jo:7 1ws:7 37w:7 36q:6 65:5 wk:5 33p:4 1fh:4 49g:4 27f:4 2uc:4 22r:4 1i8:3 1vl:3 21x:3
overrip	m	l0:1n m7:z 3td:i kv:9
rock	6d	l1:8z ku:2p jw:1s 1ek:1j 3jd:1d 3o3:1c 1rr:18 3uy:15 lx:11 2de:x 1e0:s 3jb:s nm:r 8g:r l5:p 29q:p 202:m 1eq:l 1zy:l 1kr:l 15i:k 17z:i t0:g qn:f lc:d oh:c 1kg:c 2li:c 1yi:c 5gz:c 1lo:c 26:b ep:a 1bb:a 3l2:9 1uv:9 32p:8 27l:8 1kv:8 m1:8 cu:7 11l:7 kx:7 ux:7 65:7 6w:6 34l:6 1q6:5 262:5 10w:5 1qq:5 22i:5 26f:4 20q:4 3jc:4 pl:4 26g:4 1zz:4 s:4 xz:4
usabl	10	5bb:2p 4sf:2i 3a8:1k 35j:s 10r:l 51x:i 35f:g 37l:f 20z:d 35m:d 37k:c 1ll:b 2ee:b 2um:a 25t:a 37m:9 l0:7 md:7 e4:7 2t8:6 37j:6 kv:5 m7:5 35l:4 wb:4 1n:3 35k:3
food:banana-bread	2m	l3:bq 25e:20 598:1s 1gn:12 3n5:v 1zh:t 3yp:p kv:p 2cb:o 22b:l 3j2:h 3yo:f 11i:e 1r8:c sv:c 28c:a 3j1:8 43w:8 390:8 2iz:7 2ob:7 56:7 53g:7 6x:6 lu:5 11l:5 3ys:4 3yw:4 3yu:4 478:4 3yq:3 2sh:3 1ze:3
spe	3g	l4:68 1ir:2l 2ey:2h 27u:1n 4ha:1i p1:1e 47e:19 2sn:19 lc:16 20t:10 4bb:q 52z:q 2xe:o 2tq:n 21s:m 6d:m kv:e 1ab:d 2kp:d e9:d 4hg:c 2tp:b lx:a 2kh:8 1mr:8 1yv:7 3kw:5 142:4 1xu:4 4t:4 13z:3 if:3 qk:3
ripen	14	l5:74 lx:l ku:h 3tq:g kv:5
food:pear	3v	l6:io 55v:1g 1wl:t l0:g 3ar:g 3as:g lv:c 3aq:a 1v6:9 kv:6 3ap:5 16x:4 37w:4 2c8:4 1xf:3
test	6k	l7:b0 mb:4j 2tr:2w 312:24 2z0:20 58o:1o 20z:1n rz:1l 2mb:16 xj:15 dk:15 2o7:12 2nm:11 1jh:l 1r3:j ml:j 22q:j 1ue:i 1eq:g 10i:e 3er:e 250:e 1wa:d 5q:d mk:c 273:c 22e:b 2mf:b o4:9 1b6:9 1zp:9 4a5:9 2ls:9 1bg:8 2ll:7 6h:7 2oq:6 4ry:6 fh:6 15j:5 5s:5 20r:5 20w:5 2l5:5 1q5:5 cf:5 12p:5 p9:4 1uy:4 hp:4 86:4 hq:4 1mt:4 2mi:4 47:4 mp:4 4qm:3 34r:3 291:3 1lg:3
pal	is	l8:ef 1c7:2g 199:2e 18n:2b 2ag:1t xb:1q tz:1e 3bf:1c 2pu:1b kw:16 4qn:y 4qo:y 12q:x 1mz:u 1h6:r 422:q gs:q 35e:p 14e:n 1my:n 1jz:l 4pj:k 2cj:k js:k 3g6:h 2n1:g 5d1:f 2n2:f hz:e mq:e 1wb:e 3e5:d 35p:c 4ra:a 1f:a 1ja:a 1n0:a mt:9 q7:9 1u1:9 15h:8 1na:7 6n:7 2n4:6 2af:6 28p:6 32:5 1xb:5 2pz:5 2ck:5 8q:5 wg:5 ne:4 1vu:4 305:4 4am:4 1vn:4 yr:4 5f0:4 5bv:4
food:pineapple	2p	l9:cw 21t:q 1ob:n 2cr:j 2jl:i 3g8:a 3nl:8 3nm:8 23p:5 kv:5 3n1:5 l0:4 ky:3
food:melon	p	la:3t 3l2:i 40k:g 40j:g 40g:g 1qq:a 3x5:9 20q:9 1ts:8 40h:8 l0:8 1tv:8 1tu:8 454:6 kv:6 1tw:6 40i:6
yellow	a8	lb:ix 18l:3d 27s:26 xp:26 1c7:1h 43d:13 2ap:11 s8:z 4eh:y 1y6:w v:v 29o:u 53x:s 3bx:q 33s:q 2au:p 12q:p 1na:o 1y4:j 1sl:g 4ue:f 2af:e 4rw:e 138:d d7:d 4pj:d br:c 15q:c 1ne:b qr:b 3oy:a 1vh:a 1ve:a 3y4:9 3y3:9 1wb:9 17r:8 18i:8 2qq:8 1ij:7 zk:7 2q2:7 3hg:7 101:7 131:7 sl:6 320:6 tz:6 gb:6 1ma:6 1vo:6 3y5:6 2vj:5 2yn:5 1r2:5 18x:5 3r4:5 1y5:5 tp:5 a1:5
cricket	p	lx:p 1kd:e 1kf:c ky:b l5:b 59u:b q1:6 l1:5 ta:4 ku:4 2d9:4 1kg:3
neck	14	ld:bu 5ib:4
stag	30	le:90 51l:1z r2:1t 5aq:1o 286:12 3ne:u 4z0:t 1i0:q 2og:p 2x7:o 2rr:n rf:m 177:i 47x:i e1:h 3kw:f 8x:e j6:d 33z:d sg:d 205:d lj:d 2pu:b 4j6:b sf:a ka:9 4ks:9 2mh:9 fa:9 24m:7 3mi:7 qj:7 1ek:7 s3:6 7i:6 f2:6 273:5 1r2:5 l0:5 1ia:5 1eo:5 mi:5 tp:4 37f:4 125:4 263:4 b0:4 ur:4 1ed:4 209:4 4jz:4 303:4 47y:4 e9:4 kv:4 264:4 4kb:3
poach	3k	lf:er 584:1d 14m:11 3n7:y 2o1:x 163:w 4bk:t s5:r 32p:q 3aq:o cy:k 4wc:j 536:j z0:h 3dm:c 3dl:c oz:c 1h9:c 127:c 45n:a 3dn:a 3po:9 35p:9 342:8 xv:8 4ko:8 2yp:7 fj:7 l0:7 2l3:6 3mq:5 3mn:5 kv:5 2jk:5 3lg:5 122:5 46:5 1s1:5 31k:4 3bf:4 pn:3 1ak:3 1u2:3
completely	2e	2tw:1e 2ug:18 4m2:17 15e:15 lg:13 327:13 5fv:12 7i:10 1ii:w 265:s 2s4:r oz:m 3qv:j 116:i 4rk:h 22a:g 50q:e wv:e 286:d 1sr:d 1x8:d 27j:d 2ik:d 2p:c 3gs:c 17q:c 1b7:b 25t:b 1wh:a ra:a 17r:a 26v:9 371:9 qh:9 1x3:8 eo:8 g2:8 3o1:8 l0:7 3rb:7 1aj:7 u2:6 v4:6 4hx:6 2ky:6 5a:5 kv:5 4v1:5 32h:5 u0:5 2ka:4 4zg:4 7z:4 146:4 6q:4 3hu:4 1cr:4 27h:4 r0:4 13z:3
boozy	t	lh:2r 27c:s 4zw:q 3q1:f 3pz:e l0:8 23r:6 kv:6 15f:5 1v9:5 3q0:4 3n4:4 125:4 yv:3 1vb:3
smell	10p	li:kq 17k:3a 1ap:2p 1v8:1v 1b9:1f 43n:11 5lf:t 33o:t 4p4:r b5:r 22l:q 44r:n 31k:n 4vn:m 2uk:l 18v:k 1aq:j 119:i gm:i 108:i 3mv:g m8:g 9i:g 179:f 345:f m6:d 1e1:d 323:d 112:c 227:c 43b:b ng:b 9a:b fn:a vj:a 4de:a 4s1:a az:a 1su:9 2cq:9 x1:9 2k9:9 5da:9 4eh:9 1cv:8 324:8 2eh:8 3mx:8 ea:8 1b3:8 91:8 387:7 bh:7 vu:7 222:7 na:6 537:6 2vi:6 2ik:6 9c:6
far	eq	lj:57 3oy:2g le:1z k3:1p 23a:1l 2za:1k 51m:1g 1o9:1g 5eh:16 2o1:14 125:10 1ud:z 250:y 3e9:w 3mi:w 2j7:v 3pr:v 1k8:v 2cp:u 3lv:u 28o:s 301:s uf:r 4h0:r p5:q 1zc:q 2q6:q 2ak:p 28a:p 103:p me:n 4ue:n 4m8:n b3:n 2fa:m xv:m 1rp:m 2uk:m 1c7:l 373:l 2d1:l 43m:l 1kh:l 25f:k 17a:k 6c:j 1p1:i 2me:h 2lv:h 32z:h 2rm:g l0:g o8:g 1em:g 12u:g 2ln:f 2ic:f p6:f 1cy:e 1ag:e
food:plantain	y	lk:ai l0:7 kv:5 423:4 421:4
bright	3i	ll:94 xu:2u 2yn:2j 1bs:2f 514:1q 58l:1n 4b9:1c 1az:14 3ox:14 2pu:12 1bv:x 301:s 48t:q 2uu:o 43z:j 2p1:i 4zi:e 1us:e 10l:d xc:d 1tj:d 1t8:b 18l:b 1t5:a 1n0:a 3hg:9 yc:9 2my:8 1na:7 2mx:7 q7:7 4zh:6 1ak:6 l0:6 388:5 y6:5 10c:5 2p:5 16s:4 kv:4 1rt:4 10h:4 1t2:4 2a0:4 y0:3
means:bake	15w	lm:kx 2y6:1c 2xt:18 5s:x pc:u 53f:q 5v:n 12b:m 19l:m 28j:m 1sk:l 1zg:k dc:i 12a:i 2w7:h lo:h 229:g 2lf:g 1zm:f 1sf:f 2d7:e 6m:e 6k:e 11x:d 283:d 1e8:d 265:d 4p:d m2:d t2:c 1xf:c 56:c hn:c t0:c 4py:b 314:b sq:b 1cn:b 1uy:a 3nj:a l3:a 3r6:a 4x:a 1ih:a 39g:a 5m5:9 1kp:9 2vm:9 sa:9 4ne:9 2m8:9 478:8 5e1:8 2ry:8 rw:8 2ll:8 26f:8 1dj:8 29f:7 5im:7
tonight	9r	ln:7z kn:5x 1by:1x 3w:1w 51w:1v 5bs:1k nd:14 4ag:13 1uq:z 4sl:y 2de:w 66:v 3kl:t hy:q ls:p 24v:o 283:o 1qd:m 1v7:m 5hx:m 50x:l 1ms:k 3v:k 2nj:k uf:i 2oz:i 1pz:h 4r3:h tk:g n6:e 11y:d 1pf:c 282:c 1uv:b 1ca:b 44n:b l6:a 4yg:a 9w:a 1jq:a 22k:a 202:a 1or:9 1f3:9 4yh:9 1if:8 1qn:8 165:8 300:8 23i:8 5f0:8 ku:8 44o:7 ex:7 z6:7 pn:7 3ig:7 f4:7 ue:7 19m:7
bak	195	lo:li 21u:1s 2y6:15 2xt:13 pc:10 5s:w 53f:p hn:o 5v:l 28j:l 12b:l 4p:k 1zg:k 19l:k 2w7:g 1sk:g dc:g 21v:g 12a:f 2lf:f lm:f 1zm:e 1sf:e 229:e 265:d 11x:d 6m:d 2d7:d 6k:d 1e8:c 283:c pd:c 16y:b 56:b 1dj:b p7:b 1xf:b t2:b sq:b m2:b t0:b 11v:a 3nj:a 4py:a 2m8:a 4x:a 1uy:a 1cn:9 1ih:9 3r6:9 4ne:9 l3:9 39g:9 1bq:8 2vm:8 rw:8 478:8 314:8 sa:8 1kp:7
means:sour	o8	lp:j3 2rr:2z ya:2v 4px:1s 4vn:1q 3z3:1f y7:1d 38i:19 2u5:15 1dc:12 16a:11 3l8:y 4ec:v 4er:t 2e9:p 5bx:p cu:o 1yk:n 1d9:n 3q2:m 1ia:m 43l:k lr:k 5ek:j 3io:j 143:j ni:j 161:h 4ov:h 1za:h 1zn:g 4xm:g l9:g 2uq:g 5kz:g 5l0:g 4ez:f 3fb:f 1wj:f 2u7:e 45c:d lv:d 48j:c 1pt:b 520:b 5ky:b 1qw:a 1r2:a 13d:a 3pu:a 3k5:9 4ch:9 4sq:9 cb:9 63:9 vt:9 3gd:8 2n:8 1uu:8 162:7
firm	9k	lq:84 4th:3h xj:2v 2mf:2m 1rr:1w 2m4:1s 2ls:11 29d:w 1wz:v 15j:r 1ej:q 4qj:p ep:l r6:k 3oz:k 50r:j 6h:j nd:g 27v:f dy:f 8g:e fw:e 2mx:e 4da:e 1p1:d 3qf:d 3qg:b kv:a dz:a 1co:a 2my:9 2kl:9 36h:9 36w:8 145:8 2aa:8 36f:8 2rv:8 dk:8 1uy:7 29s:7 5md:7 1jo:6 7c:6 2l2:5 h0:5 2kj:5 15i:5 5lt:5 13z:5 2l9:5 27r:4 22i:4 1km:4 2qi:4 5mp:4 2a3:4 5e2:4 2ga:4 1xt:4
sour	eq	lr:g9 ya:45 143:2u 2rr:2e 3q2:22 4px:1o 3z3:1k 38i:1f 2u5:1e 333:18 1dc:17 5ek:15 y7:11 4xm:10 2e9:z 34f:x 43l:w 1ia:u 161:s 5bx:s lp:s ni:p 16a:m cu:l 4sq:l l9:k 4vn:k 4er:j 3pu:j 1zn:i 2u7:h 5kz:g 5l0:g 1wj:g yg:e lv:e 1n1:d cb:c 2yb:b 162:b 5ky:b 37j:b 3fb:b 4x5:9 2ug:9 179:8 63:8 4ev:7 2n:7 4ov:6 3ar:5 3as:5 4vz:5 1dn:5 1yk:5 gh:4 1ds:4 1nz:4 1ii:4 386:4
tha	10	3be:u 3ow:n lu:h uf:e 2mu:d lc:d 3bd:d 1nf:d 3re:c 3bf:b 3to:a 3tn:a 12l:a 4j1:9 l5:9 3rd:8 1t4:8 3ql:8 19p:8 3tq:6 2jt:6 1jn:6 36p:6 1nr:6 36r:4 2gt:4 ax:4 35i:4 36o:3 lx:3 kv:3 4j2:3 2e1:3
hen	1v	21g:1t lt:19 1cw:17 3ao:17 1sl:14 18d:13 106:11 1vu:x 1vn:w 1v7:m 4cn:j zk:j 4co:j 268:h 30d:g 57c:f 1ca:d 41q:d 41s:d l0:b 2oa:a 4gp:a 466:9 1cx:9 3v2:9 3v3:9 3fz:9 4gq:9 1vd:8 1dl:7 33z:7 4gm:7 cf:7 57d:7 1nk:6 4jq:5 1d1:5 4if:5 cj:5 4hp:5 nm:4 kv:4 24f:4 1z2:4 mg:4 2op:3 26b:3 dj:3 1a1:3
food:peach	20	lu:9o la:17 1tg:15 3io:15 382:t 3rd:q 3zh:e 1xb:c 4fy:b 33e:b 10v:b 44h:a l0:9 28z:9 3r7:9 1tm:7 1de:7 3xn:6 3xm:6 1th:6 3xo:6 3xl:6 1ts:6 3vo:6 3xp:6 1tv:5 1tu:5 1fg:5 427:5 kv:5 ls:5 ly:4 1tw:4 2w3:3 1za:3
food:tart-sweet	3r	lv:cn 333:1r sz:1q 1re:1d 3qu:17 ya:11 4er:z ls:v 2o2:s 31n:m 4hf:l 1dn:i 3p6:g 143:f 3cp:e 1ry:e 3cq:d 1ty:d lr:b lp:b 2ne:a 44t:a 31q:a 1tc:9 4cn:8 4co:8 11l:8 31r:7 lc:7 4dj:6 58q:6 3oc:6 1ri:6 1rj:6 1za:6 4hh:6 1rl:5 2a6:5 2ug:5 1rg:5 3p7:5 l5:5 1dc:4 1tz:4 1pv:4 3pr:3 1ue:3 1dd:3 1u3:3 u8:3
wast	3x	lw:1l l0:1j g4:18 tj:17 3t0:16 50w:15 3ks:t 1zp:s m8:q zi:p 1kj:m ol:k ot:k ea:j fs:i us:i 3uh:i 1d0:i 1hd:h d0:h 1xb:h m6:h 26e:g 1n8:f 4rr:f 2cz:f 4pl:e xe:e 46g:d 10n:d 3en:d 3em:d 3eo:d 1g3:d 3xa:c 3x9:c 3xb:b 3x8:b 1v5:b 4rq:b 2xy:b nh:b 1rp:b 3ep:b 1qd:b 10d:a 3ky:a 3pv:9 106:9 3ku:9 4zs:9 4g2:8 39x:8 1qf:8 1wr:8 wz:8 19u:8 4ap:8 g3:8 2yq:8
unrip	t	l5:2c lc:14 lx:v lu:l 423:i 421:g 3pk:b ku:5
food:smoothie	19	ly:7s 33f:1p 33k:1g 1c7:y l0:o 38k:j 33g:d 3q3:c 37f:8 gq:6 2xh:6 m7:6 35o:5 4gk:5 ou:5 342:4 3b5:3
plenty	1n	lz:5f 4qf:1l 4rj:1g 3h1:1e 52l:x 3fi:m 5f0:l 1ez:l 7y:f yq:e 2xi:d 43b:c tm:a 1ig:a 1j6:9 213:8 43h:8 348:7 169:7 4wn:5 15p:5 fx:5 g0:5 um:5 3fm:4 18h:4 fs:4 24t:4 15o:4 52m:3 21q:3
sweet	f6	m0:ip 1zc:2f 1za:29 1hu:1k 1wm:1f 23a:1a 1zd:18 1r2:18 11n:13 4ac:13 3g7:z 2e9:z 559:y 5dk:x 2to:w 2ug:w l9:w 3hu:v 1ze:v 1md:u 37c:s 4sq:q 3fx:p 1i7:n 43l:k 4a9:j 5x:j 2fv:i 4ef:i 2i7:h 505:h 3vq:g 1nz:g 3qu:g 1n1:g 2b5:f 2vl:f 3ri:f 36q:c 2wv:c x1:c 3a1:c 1hj:c 1hq:c 3rt:b 16a:b 20k:b 3fl:a 5kz:a 5l0:a 34f:a 492:9 2so:9 3rk:9 2md:8 28u:8 1m9:8 1r5:8 4dq:8 2by:8
130	e	
fan	5y	m2:9o 31x:1x 45m:1b 3h7:p 3kj:m 1vm:i 22w:i 2ef:g 1vh:d wq:b 12a:a s3:9 1se:9 48j:7 nq:6 4hg:6 31p:5 2vb:5 sv:5 15x:5 15z:4 11a:4 48n:4 48l:4 1vd:4 25l:3 12b:3
stalk	8m	m3:du 10d:6p 4vh:2f 43g:1m 387:17 3rl:13 27v:11 4fy:z 5au:t 10a:q 10i:m 10m:k 45c:j 15f:g 1kk:f ip:d 10r:c sc:b 2l0:b 1l0:b 531:a 153:9 386:7 38h:7 12i:5 cu:4 8h:4 qu:4 15o:4 10u:3
means:mould	5f	m4:dq 1f9:3x 2y6:1g 4a1:19 4f4:v 2nj:u 2m8:r 599:q 1fo:m 1lf:m 4ju:m 1ih:k 209:j 1ii:g 276:g 44a:f 22a:f 486:f 3rg:f 2l1:f 1tx:e 1ta:d 2u7:c 314:c 2l6:b xl:a xz:a 2q0:9 3wj:8 2py:8 k5:8 21x:8 2q3:7 1zg:7 3p7:6 2n0:6 2l3:6 1yi:6 388:6 lg:5 21y:5 26v:5 21t:4 28m:4 38f:4 38g:4 gh:4 487:4 2ry:4 23z:4 12i:4 1h:4 1ie:4 20z:3 38d:3 38e:3 1ax:3 4kb:3 18u:3 32f:3
winy	e	
means:throw away	dm	m6:8g lw:3h 10m:1r 3pv:1g 5fg:1d 3uo:1b 4uu:1b se:1a 3h2:16 jq:16 29w:12 3nv:11 ea:y 1k1:v 1v5:s 1qe:p 4vr:p 51o:o 1a6:n 2q4:m kb:i 1jk:i aq:i 4nr:h 419:f 2p4:f 1uh:e 47:e 294:e 18v:d 2rk:d 1ws:c 4xb:c 3h7:c 1p3:c 4fl:b 84:b 5e:a 1ly:a 5c6:a 345:a 2wu:a 34s:a 8z:a qu:9 m3:9 2y1:9 31j:9 bl:9 37h:9 1bb:9 10n:9 99:9 1sr:9 37i:8 yk:8 10d:8 y6:8 2ba:8 33p:8
mouldy	20	m7:5e 1f9:42 20z:1d 35f:y 599:t 4ju:n 3td:m 1ih:l 2q0:j 1ii:i 1tx:i 2py:h 28p:h m4:h 1ta:h 44a:g 2q3:g xz:f 1zg:b 3wj:9 l0:9 35o:8 1yi:8 1ax:7 388:7 2n0:7 2q2:6 26v:5 gh:5 38f:5 38g:5 12i:5 3yz:5 1ie:5 38d:4 38e:4 3p5:4 ye:4 1o5:3 1rp:3 1h:3
bin	7x	lw:32 m8:2a 1k1:22 10m:21 3nv:1l jq:1k 2q4:1h 3h7:1b 3h2:1a 2wu:19 1ly:18 1v5:16 29w:13 ea:z fx:s 4xb:r 419:r 2rk:p aq:p 294:p 1ki:i 1qe:h 3uj:h 4fl:f fn:e 345:e 1zr:c 3es:c 1uh:c 1iu:c 5e:c 262:c m6:c 42x:b 2tg:b 2p4:b 34s:b 1e1:a 26j:a 1jk:a 2ba:9 1j7:9 1ap:9 1qd:8 2er:8 y6:8 1p:8 vu:8 23y:8 1m:8 2y0:8 37h:8 2n7:7 1f9:7 2k9:7 84:7 kb:7 5c6:7 ju:7 4vh:7
means:temperature	qs	m9:j5 4x:4e mu:2y 2j3:2v 1kp:2f 11x:20 12b:1z 1ht:1o mb:1k 1er:1f 1bg:19 4w:17 m2:16 cf:v 50l:r 47:q mt:p mv:o hb:l 5ck:k ml:k 14c:j 2ir:j 309:i 5lg:i 11y:h 2iw:h 249:h 3rg:g mk:g dg:g 1e2:f ub:f 183:f 24j:e 4ya:e 1cc:d 1ib:d 1m2:c 2k:b tn:b 2tr:b rd:a my:a wu:a rm:a 6k:a s1:a 12p:9 6m:9 1pz:9 2y6:9 2dw:9 31x:8 bn:8 132:8 3cj:7 3v6:7 4z:7 1gs:7
batter	kj	ma:ka hg:1z n0:1q 5lo:1m mz:1c nv:19 14q:15 21y:13 54s:13 2s6:w 2u4:v n1:t 4wd:s 4ad:n 3gr:k 2hc:j 3q5:i 17g:i xr:i mf:g 1jl:f 242:f yx:e 3zs:e 4a0:e 3zu:d 18t:d 4gg:c 226:b fr:a 14l:a gw:a 598:9 3cv:9 5na:9 nc:9 l3:8 5j2:8 xh:8 2af:8 2xb:7 3bz:7 11a:7 206:7 1uw:7 2ob:6 2ah:6 1i1:6 d7:6 2t6:6 mq:6 11u:6 30p:5 205:5 14p:5 3q0:5 192:4 2oy:4 207:4 xs:4
shimmer	17	mb:46 4zq:2h 3v6:2a mq:1d 3xe:h 22q:d 3v5:c 4jz:a 1b0:9 1ay:9 1am:7 mt:7 l7:5 1aq:4 1ar:3
food:bacon	ai	mc:kv md:4g bk:20 5cw:1q 4gb:w 477:r 4tl:q 45b:p 1ff:o 1v2:n 2pr:h 3gt:h 29u:h 1v1:f 3g2:d 1ob:c yz:b yb:a 1hd:9 1r0:8 479:7 3lk:7 5jf:7 336:7 1ux:7 308:6 30a:6 24i:6 334:6 47a:5 305:5 ga:5 307:4 14i:4 3kx:4 306:3 10l:3
food:pancetta	3p	md:ch 5jf:1x mc:16 yz:z 1rw:v 4ve:g 2dz:c 4g3:c zb:b 291:9 4g2:6
food:duck	1k	me:98 ms:4t 3ox:1j 3ow:l 1b1:k 12l:a 4e:6 250:5 13x:4 1t8:4 3sk:3 2gw:3 4a5:3
frighten	1g	1me:22 535:1z 4z2:1b 3b5:14 2gr:12 3ao:10 4no:10 mb:x 1t8:t 319:i 1pj:g 3b9:f 1vd:f 2gv:e 13o:e 5gc:d 3v6:b 31d:b 31c:b 3a4:a 3a5:a 3sg:9 3b6:9 b8:9 34a:8 3a3:7 33z:6 4ko:6 284:5 1x4:5 3b8:5 mr:5 2il:5 2af:5 4to:5 13a:4 2n6:4 46d:3 i8:3 1ub:3
fir	96	mg:ba mr:39 b3:2i 4m6:29 5lg:1y 2e7:1i 4li:1g 4wh:1g wu:1f 1vp:1c 1va:19 1pu:17 3y1:14 41b:12 1it:y 4u5:w 2jb:t 1vd:s 1qx:n 303:n 4zk:k 57u:k zh:k 4wg:k 3rx:k 28x:j 1kh:i e4:g 336:f 1vi:e ge:d 29u:d 11c:d 4z3:d 1y:d 2sr:d 3t4:c 55d:b 4lt:b 221:a 1ym:a 57s:a 37f:9 3ax:9 3kk:9 1yp:8 118:8 fe:7 1vf:7 i0:7 3ji:6 ob:6 1n7:6 117:6 33q:6 2rk:6 3ay:6 112:5 1i2:5 2j7:5
food:dripping	60	mh:8q 2t4:25 116:24 4u9:1d ga:1c t3:1c 227:1a 1ff:15 4ym:14 5jq:12 1s5:t wk:t 3aa:s 4pd:q 2q:p mm:m bx:l k9:l 27q:k bk:k 3dk:j 4r5:h 2q1:d 4vt:d 8n:b 10n:a 36a:a 91:a 54i:9 o5:8 325:8 2b2:8 g1:8 1qd:7 1b8:7 47i:7 2b3:6 2a8:6 1cl:6 o8:6 1qg:6 4pl:6 l9:6 1hr:5 k8:5 4r8:5 3bn:5 ag:5 1cs:5 32g:5 we:5 36b:5 2xy:4 2ka:4 6x:4 7a:3 592:3
seem	9h	54b:3b mi:28 1qe:1s 36w:1o 20k:1o 4rb:1j 5hw:17 2jq:16 2b6:15 4s5:13 4tn:13 1ze:10 4vm:z 1eq:y 3hj:y 3pd:x 9p:v bk:u xe:u d0:u 5ei:t cy:t 5b7:t 4yo:r 3al:q 4gd:q 219:q 3z2:q 3t0:q 1q1:q 15m:q 2pk:p 1pw:p 3of:o 5jy:n ea:m 1u4:m 28j:m 57q:m 10d:m 4x5:m 2g8:l 2vk:l le:k 1q5:k wf:j 1h6:i 1ac:i 1zk:i 2te:g uw:g 586:g 1qf:g 1k1:f sy:f rf:f 3pf:f 1ld:e 1we:e di:e
means:reheat	mz	mj:d6 5lg:1d pu:1a 14v:13 4c:10 57r:t 5g:r z3:p 14t:m 14u:m 394:f 26m:f 4s5:f 2k:f 2yq:d 5c:c 10n:c mp:c 4s1:b 1s5:b 4t8:b 2k9:9 1ir:8 ng:8 24l:7 1n7:7 50a:7 mf:7 3do:7 1j4:6 132:6 284:5 z6:5 2oq:5 291:4 351:4 221:4 r7:4 ss:4 1jo:4 10i:3 4m2:3 4hi:3 12x:3 1uw:3
means:thermometer	7v	mk:go 1wa:1y 2im:1g 2il:1c 4w:18 249:i 1er:h 2m2:f 24i:c 1kn:c ml:b rm:a 1ob:a 2iv:a 5f5:9 m9:9 2ho:8 32t:7 132:7 2ly:7 2hc:7 2iw:6 3nn:6 2kp:6 28l:6 mq:5 l7:5 2op:5 cf:5 11q:4 tr:4 28j:4 24j:4 rz:3 2sp:3 3nk:3
thermometer	6o	ml:fe 1wa:2v 2im:1j 2il:1h 2iv:1a 4w:14 1er:k mk:j 249:h 2m2:f 24i:c rm:c 1kn:b m9:a 5f5:9 2ho:9 32t:8 2kp:8 132:7 l7:7 2iw:7 2ly:7 3nn:6 mq:6 28l:5 2hc:5 11q:5 tr:5 2op:5 cf:5 rz:5 24j:4 3nk:4 2sp:3 mb:3
greas	7y	mm:bk k9:2u 101:28 21u:1l 1gg:10 ag:z 21v:v 2ad:n 1y3:n 1bq:l 7y:i 2y5:i 2qe:h 47i:g 2ah:e 3t7:7 xo:6 1ff:6 wy:6 11v:5 wx:5 2y6:5 1cr:5 bk:5 1pc:5 1fl:5 1j8:5 3f1:4 4rv:4 16h:3 1ax:3
afraid	2p	58z:29 5cp:29 4u5:1p lx:1d 3a7:18 21p:18 51b:13 4x6:13 34v:x 4w3:v 512:u 32z:t 3lw:t 1lm:r 30b:q 4p4:o mp:n 3qk:m i8:l 1rr:l rc:l 4m2:l 4ps:i 4qq:h 286:g 4pu:f 4pv:f 1x8:e 40t:d vt:c 2do:c 23z:b 3a9:b 3l2:b 146:b 1jf:a 1od:a 1nn:a 1wz:9 275:9 39x:8 1jl:8 4m:8 z0:8 i4:7 3no:7 rt:7 1cf:7 1he:7 1gj:6 1i9:6 1qq:6 20t:6 2me:6 mb:6 4v1:6 20q:6 bs:5 k3:5 1vp:5
food:pudding	9x	mo:j0 26y:6i 3hw:2f 2vb:1y dk:1i 4v1:1h 48m:1e 5dg:1d 9t:19 3on:17 23q:14 m1:12 38c:12 1m6:w 24w:s 4l8:r 2vq:r 1eo:q 4pu:q 4pv:q 1md:o 2o1:l 28k:i 1ra:h 222:h 26u:g b6:f 1ma:f 29l:e wp:e 1o5:e 2e0:e 4hh:d 14v:d 5ik:d 286:d a3:d 2ao:c 2gi:c 29d:c 1wk:c sq:c 2y8:c 1u1:c 29t:b 11y:b 2lv:b 2me:b 2dd:a 2gl:a 2q7:9 2gk:9 1ow:9 1wi:9 oh:8 3yh:8 nc:8 1dg:8 4rc:8 27w:7
blast	10	mp:2n 4pu:14 4pv:14 1pp:13 14y:m 3is:k 10n:k cf:f 58f:c 1ga:b 2tr:8 159:7 22w:7 mb:6 3ix:6 158:6 bp:6 2k9:6 31o:5 39:5 4ba:5 152:4 mf:3 3gh:3 4ko:3 mn:3
food:doughnut	r	mq:1r 3v5:1l 1qe:w mb:w 20g:c 41w:9 41y:8 41x:8 3v7:7 39o:6 2qt:4 3c6:4 2qu:3
flam	69	mr:bu mg:29 4s4:1t 1vd:1n 11w:1m 50l:1h 1vp:v xq:r zh:k 3y7:k yz:b 30w:a 8c:8 mt:8 24l:8 fi:7 6w:6 cf:6 8b:6 wq:6 2pz:6 71:5 ge:5 90:5 3cj:5 1vi:5 2n9:5 4d:5 1va:4 my:4 1t8:4 39v:4 12h:4 4pr:3 1jg:3 2k:3
food:duck-breast	w	ms:4x me:1c 2yp:10 3xe:o 3ab:k 3ac:g 1b0:c 1ay:c 2kc:8 32n:6 1aq:5 3a7:5 216:5 1ar:5 3a4:4 3a5:4 250:4 bl:3 3a3:3
sizzl	3v	mt:bp 2nh:25 4uk:1l 3ed:1c 4rl:15 1m3:w 2vk:v 22q:s 3y7:r 2xu:p 2g0:n 2tr:n 23u:m 49a:m mq:k ja:k ap:i 1rw:b 1jg:b gi:b d2:a 195:a 3v5:8 av:8 1hj:7 mb:6 4ko:5 107:5 1cv:4 4ba:4 1ja:4 2t4:4 1c9:3 3eb:3 103:3
220	1e	mu:5m 32g:11 22w:10 dw:h 1ht:g i4:b 24n:a 1ik:7 2zm:5 30x:4 3q6:4 12b:4 r7:3 3n9:3
200	2p	mv:5y mu:17 3gy:11 3wt:z 236:r 1ag:n 3xi:m 2c9:i 1ht:h 2c6:h 173:f re:a 2sy:a d1:9 2ca:9 c7:9 1se:8 31p:7 rd:7 ro:7 1nn:6 my:6 rb:5 4jn:5 12b:5 2c7:5 v4:4 1ac:4 sd:4 230:4 2zm:3 25q:3 rm:3
puff	3k	mw:ej 2xe:1d 1g8:18 4as:10 5fm:10 4qf:10 1l1:u 4ad:r 133:l 26h:k 2m0:i 281:g 201:g 2ah:f ta:e 280:e 3w7:e 24u:d 1zh:d 25u:d 3my:b t9:b jb:a 25z:9 25w:9 25v:9 3lz:8 23w:8 3vm:7 2gt:7 1cg:7 nx:6 22c:5 25x:5 n1:5 26f:4 1vz:4 2xg:4 2vo:4 26k:4 26g:4 2en:4 2m5:4 2m6:4 4at:4 16f:4 24t:3 sw:3
hit	2t	mx:6w 4uu:22 140:20 3he:1t 291:19 3k:18 4ys:16 3vq:13 2ic:12 469:10 3f8:v 3f9:v 3ka:u 35e:u bb:r 2tm:p 52:l 1ec:l 537:l 5b4:k 3xf:j 2uw:j 3ew:h 3xk:g 2tw:g b2:e 24b:d 16z:d 2zn:c 411:c 412:c 2gg:c i4:b 3xg:b 5dd:a 2ow:a ar:a 3f2:9 220:9 3ea:9 1l4:9 u1:8 2iv:8 fp:8 4g3:7 3op:7 2ln:7 9v:7 2zg:6 3ao:6 1cc:6 1i7:6 1sc:6 1b4:5 319:5 ad:5 1as:5 2q6:5 1b2:5 3et:5
cooler	p	my:2u 51e:d 4bb:c 13b:5 mp:5 rd:5 12b:4
food:cake-mix	2n	mz:7m hg:1u n0:12 1i1:12 1mp:y 2p5:m 2hi:l 1pa:k 4aw:j 2x7:d 154:c 3mk:c 3mj:c 3en:a 3em:a 3eo:a 47x:a 3tz:9 3ep:9 3pj:8 z0:8 2wu:8 3mh:7 3ph:7 3r4:7 3p5:7 1z5:6 sl:6 gn:5 1mi:5 ma:5 2ii:5 261:4 287:4 tg:4 2lh:4 3el:4 29g:4 5mm:3 23n:3 1um:3 1ev:3
food:pancake-batter	17	n0:3y 1iu:1e mz:10 fr:k 3b4:j 3b3:j 24q:j 3b2:i 3ms:i 2ds:d 24d:b 1fv:8 33v:7 nv:7 2vn:6 2mk:6 1an:6 409:5 qt:4 zt:4 ma:4 n1:4 188:4 11o:3
food:pancake	9x	n1:h3 5be:1v 4zp:1r 58m:1j 1l1:1h 26h:1d 1zm:1b b1:19 4zm:19 35d:16 2fa:10 373:x 18u:w 2u4:t 1aa:l fj:k 4u0:j 3yb:j ke:i 2mk:i 2cv:h 2kc:h 38u:h 2u0:g 33j:g 1oe:g i6:f 344:f 3mv:e 1p2:e 4a0:d 16z:d ma:c 24q:b 2cw:b 1wh:b n0:a me:a zr:a xs:9 3j6:9 1nv:9 pv:8 nv:8 xr:8 586:8 1vh:8 mz:7 1gl:7 2bk:7 1vg:7 195:7 1zr:7 1vo:6 1af:6 1le:6 gc:6 58n:5 1q8:5 hu:5
means:left out	1sf	n2:hj fn:17 324:16 12m:12 1e1:z 67:u 3fk:r n9:q 64:q 3al:o 43n:m 2sl:m 1uq:l vu:l 3g7:j 484:j 37d:i 1mx:i ng:g 3id:g 2eh:g 1su:f 2g:f 39x:e 37c:e z6:d 345:c 31k:c 4s1:b 1vc:b gz:b 1ui:a na:a 15u:a 1y6:a 1m7:a 3dj:a j8:a 270:a nb:a 2er:9 9j:9 f1:9 2v3:9 58e:9 2ik:9 3on:9 1n2:9 m6:8 36w:8 1p5:8 ez:8 107:8 29r:8 1d:7 a3:7 ea:7 9i:7 4o1:7 5f0:7
arriv	1y	f2:1t 1hl:1k fa:1d 234:s 4ar:q 4aq:l 3ze:l 5t:j 3kk:i 2do:e 2e0:b 40t:b 2ex:b fd:a 5hx:a nd:9 f1:9 3ld:8 fm:8 1mi:7 12u:7 3lg:6 ns:6 4g6:6 3le:6 24l:6 nk:5 29m:5 29q:4 203:4 2q7:4 3t2:4 37q:4 nt:4 36m:4 1c5:3 pm:3 2go:3
early	h4	n4:b0 70:4h 6c:2n ex:1e 3kz:1e 4r5:17 uf:16 eo:15 3w:12 f7:12 48r:y 5d2:q 338:q 1mm:p 3lm:m 3v:m 5b:m 1gn:k 59:j 2pc:j 3uf:i 2oz:g 1os:f 33t:d 1g7:d ys:c 1o1:c 52:b 5l:b 39d:b ln:a 40z:a 49d:a 26a:9 486:8 fm:8 8z:8 c6:8 ai:8 1nn:7 5t:7 3bj:7 2fy:7 274:7 4gr:6 20b:6 ev:6 19h:6 fp:6 43k:5 136:5 us:5 3p3:5 24q:5 89:5 d3:5 ff:5 3ln:5 41:5 gn:5
bowl	14u	n5:m5 j8:2c 12r:1x 1gv:1m hg:13 2ii:12 133:11 13v:u 3gy:s 1dq:r 99:p 5f2:p qy:o 5je:o 377:n 45m:n 3zy:m 12s:m 1qf:m mz:k 123:k 12m:k 5dc:i 4ux:i 2ed:h 56g:h 13t:h 217:h 40p:g 1ax:f 1fm:f 37c:f 2vl:f 58v:f 1rp:e 3uf:e 3ml:e 5df:e 1ka:d 4he:d lz:d 1ke:c pw:c 2qg:c 1ui:c 5c5:c 1o3:b 23g:b 2cg:b 3hw:a z9:a yw:a 9x:a 29p:a 6c:a 5y:a 2ie:9 1ec:9 5bq:9 1o5:9
tomorrow	jz	n6:bz 1rk:2b ln:22 1jq:1z v1:1p 1rh:1m kn:1m uk:15 uz:13 3w:12 3o6:12 36y:11 38y:y 3u:x ug:u fg:t 1k2:r 1pf:o pp:o 1o4:m 3x:l 34x:j ff:g 27z:f uu:f iz:f pj:e 2b4:c 349:c 1bs:b uf:b 4p2:a 3v:a 37p:a ex:9 32t:9 347:9 348:8 1d:8 1b:8 nb:8 1we:8 um:7 r8:7 4ul:7 1qe:6 1ao:6 2yn:6 1g9:5 du:5 4ap:5 uy:5 34b:5 1qf:5 38z:5 1pq:5 323:5 37o:5 351:5 29k:4
food:baking-powder	70	n7:gv 3ma:w 3j0:o 1zw:o 1zv:j 3r4:h nx:e nw:e 26z:c 3b8:9 1aj:5 42u:5 361:5 2vd:5 3gh:5 300:4 3iz:4 3pe:4 1ki:4 17y:4 22d:4 1o9:4 362:4 3oc:3
power	1i	n8:bc 4as:19 283:j ns:i nk:e nt:b nu:8 2xg:5 4at:4 nd:4 25a:4 mz:3
worktop	4d	n9:8h 1e1:1s 58f:1c 1sm:18 9i:15 4s1:14 29s:10 4w3:s 4hg:l 13m:l 357:h dv:h 5cw:d 191:c 2z4:c 42d:b 1j2:b 2za:9 ee:9 324:8 ns:7 323:7 1qc:7 3dj:7 388:7 3r3:7 gw:7 2z5:6 1qi:6 nk:6 2x4:5 1ax:5 1x0:5 2yh:5 nt:4 322:4 1pf:4 1ok:4 57r:4 33g:4 gx:4 4ba:4 33h:4 tg:4 2yn:4 24s:3 nu:3 ic:3 14m:3 1su:3 16s:3 2x7:3
means:overnight	uh	na:f3 1su:1h 1jq:1c 345:17 39x:17 fn:16 ng:12 uk:z vu:w ln:t 9j:q 2eh:n 4hj:n 1tf:m 26n:m 1e1:m 2n3:l 2h4:l 4s1:j 27h:j 1ms:j nb:h kn:h 4r:g 1xt:g 25g:f 1og:f 2er:f 1ui:f 5et:e 324:e 5i5:e pu:c 1mr:c 3b0:b m6:b tn:a n2:a m8:a 1d:9 36y:9 1k2:9 5h:9 9i:9 gz:9 3my:9 1xi:8 1vt:7 ea:7 377:7 ut:7 1b:7 4xb:6 2rv:6 2ek:6 2k9:6 38u:6 3w:6 n6:6 91:5
overnight	im	nb:ap ng:1q 1jq:19 1su:18 39x:18 fn:16 27h:y 345:w 1e1:v 4hj:u 1og:s 25g:r 2h4:r 1mr:p 1tf:p vu:n na:l 1ms:i 5et:i 4r:h ln:h 9j:f kn:e 377:d pu:c 1xi:b 1km:b tn:b 5h:b m8:a 5cv:a 38u:a 1vt:9 2eh:9 ux:9 26p:9 m6:9 n2:9 36y:9 uy:8 50r:8 324:8 4zc:8 1d:8 1e7:8 4xb:8 1ww:7 9i:7 27p:7 4t9:7 gl:7 ea:7 23p:7 1xt:6 4s1:6 oh:6 qm:6 2rv:6 574:6 1b:5
food:muffin	4t	nc:gk 224:12 2bk:q 2c3:n 1zm:i hw:f n7:e 35p:b 4h5:9 2oa:9 2sk:8 1si:8 1y2:6 56:5 1x0:5 233:5 434:4 38u:4 3ua:4 4h4:4 3u7:4 3u8:4 3u6:4 35r:4 3u9:4 2jp:4 ns:4 i6:4 3j3:4 2ye:3 32j:3 3j4:3
doorbell	n	3kl:18 ns:j nk:f 1fz:e nt:b 3ci:a 3cg:a wa:8 nu:8 2de:8 2qa:7 1jl:7 39n:6 7t:4 1mq:4
grey	fv	ne:i4 2pz:2s xl:1m 550:1h 3q7:18 3bf:16 ll:15 2pu:10 2px:x 4ra:q 513:o 4q2:o 2p7:o 58l:m xu:m 2fh:j u5:j 1at:i or:i 1aq:g ju:g 162:f 1g:e 1af:d 28z:d 1pd:d 2o4:c 17f:c 2jj:c 1ks:c 22:b 1w7:b 48r:b tz:a 1yw:a y3:a 1uv:9 eh:9 486:7 2l1:7 22q:7 ns:7 1ug:6 16s:6 14s:5 4k:5 xg:5 2il:5 4q3:5 19a:4 qr:4 2iw:4 331:4 12h:4 3ln:4 1ja:4 eu:4 3c:3 1ap:3 ww:3
book	1k	467:30 46f:1a 13x:x 14n:w 3ib:v 49e:q 266:p 2m2:o 1cc:k ns:k 4s8:k 12c:j 33z:i 2mq:g nk:g 1e3:f 47f:e 18g:e 1n0:e 1nm:d 248:d 2tb:c 2tc:c nt:c nf:c 2ln:b 18f:a 247:a 181:9 12h:9 411:9 412:9 3j9:9 nu:9 249:9 468:8 3a4:8 3j8:8 ek:8 3a5:8 2t5:7 2ow:7 2t7:7 495:6 37z:6 19r:6 3a3:6 d5:6 ap:5 1n9:5 36j:5 20j:5 14h:5 2gf:4 2qg:4 q9:4 2j1:4 39v:4 nd:4 1na:4
night	n1	ng:8c nb:2t 4p2:2n 345:2a pu:26 39x:1g 1su:1f na:16 vu:12 2e2:10 1fu:x fn:u 2eh:t 2er:r 5cv:q 2n3:q z3:p 1hm:p 9j:j 1e1:j 3w:i 1v7:i 1xy:i 1jq:i 3gf:g mj:f 3b0:f n6:e 1xz:e 12n:d uk:c 1p2:c gz:c 34b:c 324:b 3i1:b 37g:b j4:b 1ui:b 2av:b 2pq:a 1ca:a kl:9 12m:9 n2:9 kn:9 bh:9 50s:8 34h:8 2aa:8 4yt:7 1il:7 pp:7 36y:7 3s1:7 1p5:7 a7:7 ua:7 3rr:7 127:7
refrigerat	14	34p:1v 4w1:15 4hi:14 4t8:t 3t1:t 22k:r 1vt:j 3qk:f 1qc:d 39x:d 35j:d ns:b 4t3:a pi:9 nk:9 354:7 n0:7 mz:7 nt:6 35m:6 uu:5 nu:5 1qi:4 376:4 375:4 374:4 15m:4
food:injera	12	ni:4l 2lb:15 4ev:15 ov:11 n1:d 214:a n0:a mz:8 ns:6 3ob:5 nk:5 nt:4 nv:4 2om:3
outsid	f4	nj:dc 50c:28 i0:1y 2kp:1g 1wt:17 1qx:16 4ft:15 1vs:10 4hj:y 2in:x 1e1:v 3af:u 1il:t 5k2:t 5k3:t 1n:t 4y6:s 47l:n 10r:n 59u:n 2su:m 5av:l 3xw:k rl:k 1fe:j 75:j 345:j 1f8:j 1iz:i 3xq:i m8:i 2px:i 1c8:h 4oi:h j9:g 4p4:f 1rd:f kb:e 55i:e 1h7:d 4xk:d 1kn:c 192:c 39x:c ks:b 1sc:b 34b:b p4:b n2:b fn:b 1vd:a 2jg:a 1pd:a 1wa:a 1om:a lc:a ye:9 m6:9 3xy:9 1ui:9
tyorkshir	g	ns:p nt:f nu:b nd:5
food:tempura-batter-mix	t	nl:36 149:21 mz:o 14k:l 14i:k 144:7 147:5 18q:5 ns:5 nk:4 n0:3
food:scone	56	nm:gg 546:2t 269:21 2o9:1k 4gg:10 1zm:x 54f:w 3rr:p 19j:o p5:l n7:j 2f7:g 1da:d 4bp:d 2ji:c 204:b re:b 206:a 54d:a 1ma:9 1zn:9 3o2:9 29w:9 mz:9 3iw:8 2vj:8 1tc:8 242:8 19q:7 23v:7 49l:7 2wc:6 3l9:6 2sa:6 31p:6 1zz:6 hp:5 3r8:5 1zx:5 up:5 xr:5 y6:5 1ty:4 18t:4 8e:4 4qv:4 2x7:4 241:4 1zr:4 201:4 1tz:4 hc:3 23t:3 1pv:3 47x:3 2fb:3 2fe:3 245:3 2f9:3
dough	ls	nn:mk 1zz:4a sw:1e 1yx:1e 29b:1b 192:15 1sd:11 1xa:w 26r:v hg:s ma:q 1o7:p 286:n 5kf:m 287:m hq:l hp:j 21z:j 4pa:i 1i1:g hs:g 32n:f 201:e 2lm:e 2mg:d 2x4:d ny:c nm:b mz:b 129:a 16r:a mw:9 1nf:9 5ke:9 32q:9 tk:8 1ga:8 194:8 26m:8 24q:8 4co:7 1zn:7 227:6 29w:6 2ob:6 215:6 568:6 1ah:6 1zp:5 24n:5 24w:5 3c4:5 1ty:5 1nr:5 360:5 226:5 269:4 3es:4 26k:4 1nn:4
fre	ao	no:cn vm:1r vh:1m 2bv:1k 23s:1i su:1e vl:y vd:t 32b:t 3r6:r nx:q 2yr:q 1zd:p 5fv:p 2cc:o 4ck:o 2aw:n 44m:m ts:m 3ch:l 3d3:l tq:k eq:k 25q:j 2sg:j 5cx:i gb:i 2pk:i vc:g v8:g vi:f 4he:f 4v7:d 4v6:d x7:c 1uv:c 1pn:c 1zn:c 1w4:b 14f:b 4s6:b tk:a 3ie:a x0:a 1po:a 3c0:a 165:a 15g:9 3ib:9 11t:9 2c1:9 xk:9 tt:8 23i:8 1ph:8 2mu:8 v9:7 1um:7 2bd:7 1i0:7
means:shelf	ah	np:hr u1:3h 3wi:1z 2tk:1d 3ge:1a 35w:1a 5mo:18 3t2:z 1jz:w 1qc:t 43e:n 1qi:n 12z:n 4z7:k 4dk:i 4ez:i 7g:h 15r:h 2u0:g 344:g nq:e 3mv:e 2qx:e 4f8:e 3gp:d 1ic:b 2yi:b 11a:b 388:b 2bk:b 17m:a 116:a 3j6:9 u0:9 1p3:9 1hv:7 lg:7 3r:7 2om:7 2xp:7 3wp:6 u7:6 2st:6 ns:6 492:5 1x:5 35t:5 2xk:5 2yn:5 nk:4 3gq:4 1e2:4 2vm:4 3fz:4 1nw:4 12j:4 e7:4 nt:3 3je:3 11t:3
shelf	6p	nq:fw 35w:1k 3ge:1a 11a:18 3t2:16 u1:13 4z7:y 12z:p 1qi:m 1qc:m 3gp:k u8:j 2u0:j 4dk:i 344:i 3mv:g ns:c 3j6:b 3l:a 3r:a 1x:9 nk:9 3fz:9 2o4:8 np:7 nt:7 35h:6 3gq:6 3wp:6 18g:6 1s6:6 1n:6 1e2:5 2vm:5 nu:5 uu:5 87:4 37b:4 3h7:3 18j:3
flat	jf	nr:ie 220:3d 1mv:28 31o:25 24u:20 267:1x 4u3:1k 17p:1h 1j1:1h 1n6:1h yc:13 338:12 1hj:v 68:t 166:r u9:q 2r7:q 2qs:p 4ac:p 2p8:o 4p5:n 2bo:n hl:n 55s:n bv:m 50b:m 3g6:l 54c:l c7:k 6o:i u7:i 1ey:i 314:h 1s8:g 3hj:g t3:f 1g2:f mw:f 16v:e 2g5:d 22q:d 3eu:d 3ea:c 1cg:c 1gg:c 2wt:c 1jg:c 1cm:b cp:b bp:b h2:b 1vk:b 2g6:a 5d1:a y1:a r9:a 1fw:9 17w:9 1l1:9 r5:9
gain	k	nk:w 2sj:t 2t2:g 11p:c 2jp:b 2si:9 nd:8 ns:8 2fa:8 mz:4 2t0:3
wiv	k	nk:z or:f nd:9 1zi:7 mz:5 ny:5
tal	m	nk:z 3bt:s or:f 3bv:b 3by:b 3bs:b nd:9 1zi:7 3bu:6 mz:5 ny:5 3br:4
food:toad-in-the-hole	12	1f8:29 gc:1x 1lo:n 4qi:h 2b4:d 2v5:c nv:b fj:a 3gf:8 1fd:7 3tv:7 1f6:4 n0:3
food:bicarbonate-of-soda	6t	nw:ii n7:10 464:h 2ne:e 40k:b 40j:b 40g:b 242:7 op:7 3x5:6 18c:6 40h:6 2l8:5 3pw:5 45v:5 2nf:4 2ni:4 2nl:4 40i:4 2bk:3
food:self-raising-flour	2k	nx:4m 1zv:2u 1zw:2p 17y:1e 1zx:6 n7:4
food:yeast	5m	ny:f8 4ef:y 2bk:m 1ej:f 3bm:f 361:b 2vd:a 3o8:9 1ki:9 3bp:8 362:8 4eg:7 ta:7 3bn:5 44q:5 20d:5 3bo:5 3bq:5 3n5:4 3nf:4 20g:4 20e:4
means:whisk	c8	nz:hu yx:1r 1y9:1g 2uw:10 208:y 207:y 3oy:t nd:s xc:r o2:o 1jl:m 270:h 20c:g zt:e 5e2:d 5e3:c 2gn:b up:b 2pl:a 1bl:9 1br:8 209:8 44i:8 44j:8 1xa:8 44k:8 mz:6 1ro:6 54p:6 1yc:6 22e:5 3p1:5 2bo:5 4ga:5 235:5 1mx:5 205:4 2xb:4 1bm:4 1bn:4 q0:4 2vd:4 22k:4 28k:3 of:3
whit	1ap	o0:n1 17z:1p 18r:1i a3:1c l8:1c 1h8:1a 5it:1a 2ag:15 wg:14 2mi:13 1zy:z 38i:w 199:w 1yw:v 4qn:u 4qo:u kw:t xv:s 1e5:p 1f0:o 4vb:o 84:n 2pu:n 273:n 2m4:m tz:l yl:l wl:l 2n2:h 52k:h 4fy:h 21k:h 1be:h 3fp:h 18j:g 1zm:g 4wu:g 1xr:g 1yx:f 3uo:f m4:f xs:f xz:f wd:d 2ln:d gn:d wi:c 45h:c 271:c 18v:c 18h:b 1v9:b 4wt:b 436:b 163:b 113:b g8:b 52:a 54q:a 3h:a
thin	we	o1:h7 13y:3r 19n:2u 14p:2t 1k7:2s 198:2m 1ld:1n 7d:1d 8m:1b 5h5:19 29z:18 4s7:16 193:16 1v3:16 bf:13 4s8:13 1w8:12 8s:10 2mz:z 1wg:z 458:v 3lw:s at:r 1co:o 1cd:l 1uu:k be:k 76:j 42i:j p8:h hx:h 1u:g 4zd:e 2fl:e 1ej:d 16q:d 355:c 4dl:c 138:c 1qs:b 4bc:b qp:a 2mk:a 5fp:a wm:9 1zh:9 j3:9 225:9 3m3:9 4ff:8 23b:8 n1:8 4ka:8 1cf:8 1cy:8 17p:7 1qt:7 1ob:7 2h7:7 1ja:7
whisk	b8	o2:hi yx:2a 1br:x nd:r 1jl:r 1yc:q nz:p 4qr:n 208:n zt:m 207:j mz:d 20c:a 209:7 54p:7 44i:7 44j:7 44k:7 1fv:6 15m:5 1ro:5 1xa:5 of:4 235:4 1zf:4 3es:4 1bm:4 1bn:4 q0:4 394:4 205:4 22k:3 2vd:3 99:3
rins	hz	o3:fo 1uc:2s 1gx:20 kd:1o uy:1l 4ym:1f 51k:y kc:q kg:n km:l 47h:k 1vu:f k8:f 1vn:e 5g9:e 13q:e 59a:d xl:c 3ap:b 36b:8 3vn:8 w7:7 k4:7 2q:7 5dv:6 25n:5 2ie:5 1i:4 x0:4 2z3:4 2x7:4 4rg:4 aa:3 1dl:3 j7:3
food:kidney-bean	44	o4:dw 1xo:19 3tl:12 4c4:z 25a:w 1xs:u 40w:s 4c5:n 1xq:g 4sp:f 1xr:e 1xn:c 1xt:c 18f:a 181:9 qm:8 ek:8 db:6 nf:5 14h:5 3j8:4 3qo:4
food:tinned-tuna	4i	o5:hy 5m5:1y 11s:1e 4uh:g 3cv:f 2sj:d 3cp:c 3cq:c 2ip:c 2ju:a 4sq:a 28a:5 1gi:5 ms:5 2si:4 ns:4 2kk:4 2fa:3 2dr:3
food:lentil	dq	o6:m3 1tf:6c a1:21 5ia:20 5bi:1l 2mo:14 5at:z 2mr:z 3mz:z 47l:l 2a6:k 40l:k ww:k 2jw:i wi:g le:g 28a:f 5lb:f 3op:c 40n:c 34m:b 1nz:b 12e:b 2ep:a 1hv:a 1ti:a 470:9 1kb:8 3ob:8 3xg:8 1d2:8 44f:8 173:8 8x:7 1o0:7 1ne:7 4ev:7 qg:6 y5:5 av:5 3xf:4 2mp:4 33u:4 36x:4 370:3 3my:3 5b8:3 3km:3 1w1:3
sink	6x	o7:ck 53p:2a 3t6:28 20l:25 wh:1m 2wr:1m 57q:1c 3jp:1b 122:1a 3nc:19 1k1:16 50x:v 4ph:t 3vt:p 1tl:p 3kf:o 3qq:m 53r:m 1jl:l 250:j ol:j om:i 5c6:h 5n9:h oa:g 2yb:f 1ch:f 2q:e 29s:d 24q:c rv:c k8:b 2vq:b 1p0:a 1jj:a 35m:a 34j:a 2dk:a 16u:9 2a3:9 ru:9 1cl:9 1sr:8 i4:8 1cg:8 35h:7 1yy:7 1uh:6 58e:6 1i0:6 ea:6 kq:6 162:6 4f2:5 4a5:5 25n:5 3jo:5 s9:5 3k5:5 87:5
brin	2p	o8:9k 35l:s 1ba:k 3lk:g o5:e 3en:d 3em:d 3eo:d 17e:d 1pw:c 1fs:c 17d:c 3ep:b 3xw:a 3tx:9 4hk:8 4hl:8 28o:8 ok:7 2vn:6 3el:5 1n9:5 23n:4 1od:4 1jn:3
food:anchovy	2k	o9:g9 2wx:1l ok:11 15d:v oj:7 34p:6 oq:4
tip	cv	oa:4z 6i:3w 3ig:1o 57:1l 122:1l x0:1h 3z0:1c 1ag:19 2q:17 1sd:16 e1:13 7y:10 o7:z 4gi:z zz:v i8:v oz:u 231:u 2fm:u 46:s 52q:s 22e:r 35a:q 2vs:q 71:p 58m:p 127:p 2z6:o j6:n 4zr:m 14o:l 3x2:l 3zb:l 16x:k 44x:j 4x6:i 1oa:g 3jy:g 15h:g xr:g 41:g 3nq:f b4:f 499:e nt:e b8:e 2pc:d a8:d 38c:c 3ey:c 3hv:c 4tq:c 22q:b 4xg:b yd:b 46u:b 1nn:a nu:a 1j8:a wn:a
food:chilli	zu	ob:mt 44b:1s 118:18 1ys:z oj:w 117:w 1pt:t 183:s 21:j 23r:f 3fo:e 1xs:d 1ym:d 1hv:d 2si:c 2op:b ko:b 1of:b 4dw:a o4:a 2ll:a 5ix:a 3et:9 3sp:8 2vc:8 3mh:8 wu:7 276:7 4rm:7 1yo:7 1it:7 26n:6 3eu:6 2fm:6 b3:6 41b:5 4zx:5 1i2:5 1z:5 12p:5 fw:4 2e7:4 2h4:4 1y:4 161:4 27y:4 1l5:4 1fs:4 3qk:4 4df:4 12s:4 1xe:4 2b2:3 184:3 1xn:3 1p5:3 1hs:3
gloopy	3m	1cy:4i 54s:1y aa:1s 58e:1r 2l4:15 4as:x 1eo:w bo:u a2:t x1:s 124:p 126:p 2fl:n oc:k 1ed:i ol:g en:d pk:b qg:b 33s:b 1gr:9 123:9 76:9 3mg:9 1em:9 5eg:9 28o:8 47j:7 q8:7 3h7:7 3mf:7 47k:7 2cp:6 62:6 7d:5 36x:4 1dm:4 39w:4 2xg:4 qr:3 4at:3 2k0:3 322:3
food:tinned-tomato	4r	od:al 186:2d 2vm:16 1tx:10 1to:w 1ry:s am:j 1de:g 3bi:g 333:d 3bl:b 3xa:a 3x9:a 3xb:a 3x8:a 3ws:9 1xd:9 182:9 3ku:9 lw:9 ya:8 d0:8 3j1:6 1xe:6 4er:6 3py:6 4st:5 4ss:5 1f4:4 ok:4 18j:4 3bk:3
means:lump	13c	oe:ju 18r:1z 3wd:1v 18w:1f zt:13 ht:12 1t0:11 2qz:z pk:w ho:u 3rb:t 1e0:t 1be:t z7:q oh:p 3jd:p q2:o 27s:n 18:m py:m qr:m 1u8:m aa:k of:j 1ec:f 1ed:f 2o7:f 2sf:f 4qb:f ql:e om:e 4v0:e qa:e q0:e 2d5:d c4:d hm:c 3pf:c 5il:c 4w8:c 1or:b 1fm:b hx:b kk:9 bu:9 3e5:9 79:9 3m:8 1fd:8 59d:8 2mm:8 107:8 58s:8 1dm:7 1bo:7 1g2:7 1ti:7 1k5:7 1ne:7 4wm:7
lump	ph	of:ex ht:40 q0:2r zt:2g 18r:20 18w:1u ho:1e 1e0:16 1t0:13 18:w 3jd:w 1u8:v oe:s 1ec:s 1ed:r om:o z7:o 3pf:o 5il:o oh:m 3rb:m 2o7:j 59d:j py:i 58s:i qj:i q2:i 1fd:i 4qb:g 79:g 4v0:f 3e5:f kk:f 2d5:e 1bo:e 4w8:e 1be:e hm:e 5f3:d 1or:d 3m:c 2qp:b ql:a 1k5:a 8:a pk:a 2kq:a 1ne:9 qr:9 pz:9 as:9 109:8 c4:8 bu:8 qa:7 4k8:7 50f:7 155:7 5cf:7 1cq:7
food:coconut-milk	6f	og:e9 1l6:2x gf:1s 37n:q 14p:n 3bi:h 18q:f 3gy:f 6i:e 4y0:d 3bl:c 12y:a yt:8 3fl:8 2na:7 yp:7 3bg:5 4zl:4 2sw:4 1u2:4 bg:4 3pq:4 3pp:4 3bk:4 ym:3 3ef:3 yl:3
solid	bz	oh:6a 1e0:3g 1ek:1y z7:1i 26:1g 21p:1a 2kq:19 32p:12 r6:y 3jb:y 1ec:y 4tq:w 4ur:u 2fr:u l1:t 4js:r 1eo:q 5ma:q ht:n 1km:k 2ne:k 4qb:k 1u6:i s:i 1mb:i 1eg:h 57c:h 44h:g jk:g 2mk:g 1gn:g 2ak:f 1gs:f 1l6:f 1ua:f u:e q8:e 3t4:e 4vz:d 1jl:c 1xi:c 2rn:c 2d4:c 1uv:b 53c:b 1zu:b 3uh:b ks:a 2sl:a 2ex:a oc:9 vz:9 2d2:9 18:9 51c:8 37f:8 ss:8 1q6:8 3vd:8 57d:8
underneath	9d	108:77 oi:6z 29t:36 30d:20 60:1w 484:1s 2lc:1e 20:y 1p1:u 4ad:r 5db:p 1ls:n b6:k 2yi:f 27s:f 2mb:d 97:b qn:b 2vo:b 1cf:a ls:a 1fw:9 31t:8 2ll:8 2lq:8 wk:8 57e:8 192:7 u0:7 15l:7 oj:6 2ef:6 2xs:6 hu:6 290:6 1x3:6 u2:5 f5:5 f6:5 18n:5 a6:5 75:4 11l:4 3li:4 ok:4 3be:4 1hb:4 119:4 5cp:4 58p:4 48c:3 18z:3 227:3 x5:3 5lr:3
terribl	12	22l:1w 1gw:15 11a:x 1xn:m oq:l 33f:k 138:j 2e7:e 41b:e 6z:d 17r:c 14x:b y1:a b8:8 33g:8 33l:7 33m:7 1p2:7 ol:6 30d:5 1xw:5 1xx:5 1h0:4
wind	n	3fj:1z 5l8:p 4ez:o 3oe:m oq:g 3cr:g 2pu:5 2g7:5 ol:5 3g5:4
gunk	1d	3dz:4b 27r:1o ol:1e 2yf:1b x0:15 ok:y 155:i ww:i yr:i 33s:h 2xz:b 2y4:b 2y3:b 2y0:b or:8 193:8 3ds:8 3dt:8 2y2:8 15g:7 20u:6 oj:6 2yc:6 3dp:5 322:5 2y1:4 1c8:4 3dq:4 4vq:3 oq:3
rid	40	om:2h 1bf:2e 4wb:1j 2uk:1h 162:15 25n:12 18w:11 49k:11 3pg:10 q0:z 57q:w 5y:u 4py:t 3dk:s 3ju:r 2gr:o 1kk:o 5hh:n 41j:m 2sa:l jf:k 1u9:j 2oc:j 1vu:i 4b:i 38c:f 31z:f 2uh:f 43m:e zt:e of:e 4xn:e ke:e 2px:d 55c:d 2n7:c 461:b 1u8:b oe:a 25p:9 2o1:9 2u4:9 1i9:9 41i:9 3gy:8 1j6:8 2p7:8 3hw:8 bk:8 wx:7 5bw:7 2yf:7 1b4:7 1el:7 1as:6 1b2:6 1kq:6 3lu:6 o7:6 56g:6
food:macaroni-cheese	3b	on:c4 zw:1r 1ow:1g 1xz:1e 11s:1e 59g:1e 52s:19 o5:15 3kj:13 3q7:11 37r:z cd:w 2tf:p 2jv:o 2cx:o 3al:k 474:i 1ew:i 13b:h 22:f 2k9:f 2p7:c 1xy:a 1ro:a 1oy:9 44y:9 je:8 fk:8 1wd:7 us:7 4pr:7 37s:7 1e4:6 43q:6 43r:6 43p:6 2gp:5 3an:5 1sr:3 1oz:3 1us:3 ia:3
slimy	6b	oo:di 1lm:3t 4pp:1h so:17 5dc:12 2ic:z 2p:z 3no:z 3os:y 21s:u 1f5:p ju:p 1bc:o 135:l 477:l 3tj:j 56b:j 4vv:j 27n:j ru:h 1ny:h 2n5:g 14s:f 58e:e 1ch:d 2jh:c y3:c 48z:c 1yw:a 27m:a 1h8:a 3rg:9 yd:9 o3:9 1gx:9 27p:9 1gh:8 20b:8 kg:8 1wb:8 1e7:8 2tw:7 4eh:7 a3:6 1hc:6 479:6 4by:6 qg:5 kc:5 1gu:5 zx:4 4p4:4 47a:4 1aq:4 4a8:4 1km:4 50i:4 2hf:4 2ol:4 xu:4
food:pulse	10	op:18 3l4:14 1xq:s ri:k d4:j 1n7:d 32m:a 32o:a xb:9 x1:9 32l:8 17v:7 173:6 2mo:5 3km:4 4ut:4
gassy	g	3ie:f 34h:a 3cr:3
cloudy	39	or:b6 4ag:47 11q:2t yr:18 122:17 1tf:w 2pw:t 1o0:o 36c:o wh:l 1wk:j 10p:i 36d:h 47d:d 3ub:a 2sx:8 36g:8 36e:8 1wi:8 4ql:8 47f:7 23h:5 3h2:5 47e:5 1wo:4 15r:4 34q:4 bn:4 1t2:4 o3:3 1em:3 16u:3 2h9:3
wooden	2r	os:cv 4tg:1k 47y:1b 3yn:19 2ob:x 32r:o 2ki:o p4:n 2lx:j 257:j 2lw:c 1sr:b b2:a 2x4:9 2lv:7 2af:6 26q:6 y5:4 2od:4 bt:4 32u:4 fl:3 yx:3
thread	2x	ot:b3 1u6:2z 3pg:2v 46h:1n 4tb:1g zx:16 1lz:u 46g:s 4dd:s 1z4:o 31j:n 479:l qa:k 2sf:g 2k8:g 12d:f 47a:f 1r8:d jf:d 3mw:b 3mt:b 3mu:b 1pm:b 13i:b 3kx:a 2ml:a 3os:9 2tz:8 5s:8 1ue:8 41u:7 2lw:6 5g1:6 41t:6 2o7:5 3mv:5 3h1:5 1kc:4 2gp:4 hh:4 3uo:3
spin	1i	ou:51 557:12 468:n p0:m 2zi:j 33g:j ar:j 509:g ly:g 2zj:f 1yw:d 3qv:c 2j1:c 33f:b 38k:9 27j:8 3ev:6 2zg:5 3w2:4 3w4:4 3w5:4 nq:4 3ul:4 3w3:4 1cj:4 111:3 2yd:3 2zh:3
food:lotus-root	w	ov:81 4yb:1t p4:c 21x:8 326:4
food:prawn	qs	ow:nt 34l:3o 5de:1t 1ql:w 41t:u 4zl:q 54m:q 1qd:p 1q6:m 39i:l 42o:k 2dq:e 382:e 2ei:c 1i9:b 2wv:b 2pw:a 46h:9 1m6:9 54t:9 2gi:8 vr:8 2gj:7 1h5:7 1h2:7 10p:6 2gk:6 1tk:6 2el:5 12y:5 2ej:5 9v:4 1vp:4 2em:4 4m0:4 l9:4 2os:3 1m5:3 1wm:3 tt:3 1e2:3 2vm:3
food:milk-chocolate	1y	ox:av 239:1e 28m:17 1uw:p 1mi:i 28p:c 1x2:8 sj:5 s2:5 28l:4 486:4
metal	47	oy:c4 1zj:1t 1lf:1t 5cp:1r 2xl:1b 321:1b 2y6:14 15g:y 32n:x 3py:n 2od:n 3a8:l 314:k 18z:j 1mx:h 1ub:h 333:f 53d:f 50z:e 3qa:e 15d:e 2y8:c 32f:c 2xw:c 2yb:c 1ry:a hh:a 13p:8 2ob:6 3ef:6 3ma:6 1wh:6 2yc:6 148:6 275:5 21u:5 3xn:4 3xm:4 os:4 3xo:4 4c7:4 3xl:4 1bq:4 3xp:4 a6:4 20:4 ov:3
remember	14	2da:17 k4:17 3pw:11 4t4:10 1ix:x 3ce:p 2l5:o 2wa:o 4rg:n lg:f pf:f 2be:e ov:d hh:b yo:a 1gd:8 1jc:7 eo:7 3pu:7 3t4:7 2ji:7 3px:6 3wh:6 2cs:6 w8:5 2bk:5 ny:5 2hh:5 pq:5 2hf:4 3vz:4 p3:4 3ns:4 264:4 4ov:4 1zi:3 3jb:3
jam	k	ou:z 59y:f 30d:d za:8 33f:6 ov:6 hh:5
quicker	6g	1ir:5d l4:3d p1:39 48q:33 22l:2p 4up:22 1fy:1k 1k9:1g 4y6:1f 1ot:1a 1uh:11 1ht:10 6d:z 3y7:y 2i4:y 30t:x 4wf:w nf:v e9:s 3kw:q 3e8:o 4t2:o 1k8:n 1xu:m 19r:m 4s8:l 4by:l 1sc:k 3l8:k 570:i 56z:i 223:i wo:h 2x8:h 1jz:g 276:g 17t:g xr:g 1s5:f 4sj:f 472:f 154:f 2sn:d 2nm:d 571:b 24a:b os:a 3j7:a 1ml:a 150:a 31i:9 1pp:8 5k0:8 2xa:8 3ei:8 3eh:8 3xk:7 572:7 1mi:7 18q:7
havent	7o	236:2g 4xl:2c 4tb:1w 51o:1m p2:1m 342:1l 35v:1g 4v2:1e 26f:1e 4rn:1c 1mr:1a 26g:19 5l5:18 1yf:18 5ha:18 4yq:18 51h:18 4g9:16 5dj:15 5bv:15 1t1:11 15l:z 48i:y 51s:x 21l:w 49k:t 4bo:s 44z:s 2x4:s 4am:q 17f:q 3ro:p 1g8:p 3sw:n jl:n 23h:n 1x5:m 4pz:m 5c5:m 2ia:m 1xb:m dk:l 18e:l 34s:l r9:l rr:k 1m:k 4l7:k 547:i 2g7:i 2qt:i 456:i 20v:h j3:g 3gb:g 1hz:g 17n:g 413:f 1we:f 3gp:f
kabob	g	ov:e hh:b
wood	1t	p4:4b 4xk:14 1gu:x l5:u 3at:s os:n jh:l 2pe:k 2me:k 3wx:j 10d:h ip:f 3ww:e 2mw:e 1b1:d 3nj:c hh:a 2x4:a 4e:8 2eo:8 3x2:7 3v0:6 2x6:6 2x5:6 1gv:6 5s:5 3sk:5 io:5 ov:5 2gw:5 kx:4 13m:4 ty:4 3sg:4 13:3 2vx:3 1gw:3 24l:3
spac	1n	p5:80 5co:1v 327:1c 2vc:1a 157:z 1cr:t n9:e ov:e hh:b 1lb:9 gt:8 dv:6 1f5:5 165:5 p3:4 nq:4 x0:4
food:halloumi	3i	p6:dd 1ss:1k 1hl:m 38u:j 2d7:i 3ab:h 195:g 104:f vi:f 1sz:f 3ac:e yr:e 1nf:d ov:d 2p9:d 15g:b 4h5:9 1si:8 zy:7 hu:6 32n:6 1nr:6 vx:5 105:5 3a7:4 216:4 356:4 hh:4 p3:4 4h4:4 2jp:3 i6:3 18i:3 6z:3 2n6:3
means:foil	b0	p7:j0 34c:s 2o3:h 21u:h 27r:g 2st:f 7g:f 30m:e 1bq:e pd:e 1hd:d 1lr:c 11v:a 1ju:a 1jt:a 3k1:a 1m2:8 ol:8 34d:8 21v:7 54n:7 25l:7 4d3:7 7h:6 1c8:6 3p3:6 1pq:6 218:6 u0:5 314:5 214:4 2ah:4 4d2:4 ji:4 ov:4 3kq:3
millimetr	w	1k7:2w 29z:y 55p:x 5mw:k 19n:i 2tq:a 2p4:6
push	3i	p9:93 312:1x 1q7:1t 53v:1p 4sp:1i pa:16 v4:v 5q:r r5:r 5h2:r 2by:q w9:p 276:p 2c8:m 3sx:g 53a:f 33t:f 2sl:f f2:f 4vx:f ar:e 2ok:d 8u:c 1ue:c 2kp:a 2kb:9 2qi:9 254:9 27r:8 18q:8 217:8 3sz:7 1xu:6 lv:6 1f7:6 at:6 125:5 1ji:5 1jx:5 fa:4 2gt:4 5m3:4 1xf:4 15u:4 1il:4 4l9:3 2a1:3 l7:3 27z:3
firmly	m	5kt:1a 4qj:s k2:h 2qi:b r5:7 2es:4 2zu:3 pa:3 bx:3 p9:3
cm	3o	pb:5s 54b:3l 5cc:25 1k5:1e 3pa:x 46o:x 225:o 15n:f 3dr:e da:d 2m8:d 54a:a 4hq:a 4p9:7 5dv:7 30s:6 1i4:5 2qj:4 1lb:4 54g:4 4mq:4 15a:4 4f:3 4k0:3
tray	q5	pc:jq 3nq:19 2hq:11 5d1:10 u1:y ty:t oy:s 5ll:r oq:r 1mk:p 1mj:o 2qe:o 25x:o p5:m w1:l 13x:i 3je:h 51p:h 5hy:e 1wx:d 314:d 2ln:d 3iz:d 1ek:b 1ep:b 21u:b 1vt:b 37x:b nq:a 4rj:a rv:a 42d:9 546:9 pv:9 538:9 np:9 fq:8 2sg:8 2v:8 34b:8 21g:8 3zu:7 2oz:7 lo:7 30o:7 14o:7 3rb:6 1g7:6 323:6 po:6 3zy:6 c:6 b1:6 3zq:6 57r:6 9j:5 191:5 1or:5 lm:5 15i:5
foil	ax	pd:ix 34c:s 2o3:h 21u:h 27r:g 2st:g 7g:f 30m:e 1bq:e p7:e 1hd:d 1lr:c 1ju:a 11v:a 1jt:a 3k1:a 1m2:8 ol:8 34d:8 21v:7 54n:7 25l:7 4d3:7 7h:6 1c8:6 3p3:6 1pq:6 218:6 u0:5 314:5 214:4 2ah:4 4d2:4 ji:4 ov:4 3kq:3
freshly	i	1ij:r pf:f 14x:d pq:5
food:egg-fried-rice	2k	pf:av 4ul:1j 4hp:1c 161:14 1fb:l 4dl:j vc:i pg:f 4ju:f 1n0:d ph:a 1hs:9 1b9:7 1n9:5 rf:5 1g5:5 2q6:4 1m8:4 1na:4 1jg:4 4e9:4 4e8:4 4eb:4 4ea:4 1n3:4 2yb:4 1zb:4 uv:3 4y0:3
food:microwave-rice	27	pg:ad 2gv:19 1xp:13 40w:12 1do:12 34w:w 4dk:v 17a:r 1gp:o 10x:i 12z:c 23o:8 3ay:7 1ac:7 t7:7 3r:6 4g1:5 pe:4 4gn:4 3y0:3
wok	fq	ph:l2 36k:2b 17v:24 5kx:1q 4tf:1n 37i:1k 37h:18 50e:13 52a:13 55t:10 4ry:z 5dc:u 1lg:t 2gr:p 1w7:p fx:o 434:n 30x:n eh:m rc:l 57q:j se:i 27y:g 3qf:f 3qg:d 2xw:d 1am:c 55o:c 2n0:b 1my:b 52c:a 7t:a 331:a 3bg:a 1ot:9 3do:9 41h:9 32g:8 2ah:8 z5:8 36f:7 1lm:7 3qn:6 2ll:6 yq:6 ws:6 zz:6 1g4:5 1ey:5 1n:5 z9:5 1cv:5 4xb:5 1vq:5 2uu:5 19a:5 oy:5 17o:4 40l:4 12z:4
quickly	4x	pi:4k pl:2z 2td:1l 29n:1e 3bo:10 1ix:z 3bq:z 27v:s k1:r 2m8:o 3jb:m 11j:l 2g8:j 2in:j 4p2:i 4li:h 4bc:h jt:g 1nq:f 34i:f 2au:f 32p:e 3k2:e 3js:d pm:c nh:c 2ap:b xn:b 2hj:a 2yy:a 3jc:9 kv:9 1qs:9 2j2:9 3ip:8 43o:8 3h4:8 nj:8 1q6:8 j3:7 27z:7 2sa:7 3dc:7 383:7 1cv:6 l4:6 26:6 2qn:6 37a:6 2nd:6 227:5 l1:5 1f:5 2hh:5 1m6:5 3bm:5 154:5 3n0:5 1ml:4 52e:4
day	15p	pj:eg 1bb:27 1b3:20 uv:1w 349:1f 348:1d 213:1d uu:1a 2t1:15 um:14 n6:12 uk:z 1l:w v1:v 1jq:s 2vq:p 12n:n 27z:n kn:l c3:k pp:k 3lf:i pu:h nb:g 1k2:g 120:g 3x:f 1us:f 30c:e 564:e v2:d ch:d 20y:c 538:c ln:b 4a7:b 1d:b 574:b 3nj:a 1b:a 31:a ak:a 1w6:9 16r:9 2mg:8 m8:8 ug:8 347:6 3ny:6 1bc:6 1f3:6 1qx:5 4hi:5 iz:5 1oj:5 3u:5 17t:5 2ao:5 377:5 1rf:5
claggy	5v	1eo:4q 1ed:3f 4v1:2m 5gl:1e aa:1e 2qf:1d 1yx:1c zr:16 244:15 3ah:15 q8:13 62:11 29h:u 1dm:t 36w:r oc:r 1ek:o 5f3:n z7:j 1x1:h ht:h a2:g ca:e pk:e 27n:c 587:c 3on:b 1em:b 1ch:b 1cy:b 1ec:b 34q:a 76:a 2rm:9 164:8 1eg:8 2yr:7 1gl:7 1eb:7 42y:7 27m:6 s0:6 1yw:6 27p:6 4rv:6 1jl:5 1e7:5 289:5 4qb:5 7d:5 qd:4 oh:4 3p0:4 1jo:4 3l6:4 53s:4 zv:3
fast	a8	pi:5i pl:5e 1q6:2v 4r5:24 9c:1p 4yn:1l 523:1d l4:1d 1w7:1a lx:17 4u8:10 4gb:z 2tx:l 3jb:l l1:j bd:j mp:j 306:i 55a:i 1mq:i 27j:i 22n:i 2yr:h 29q:h 20g:h pr:g 1qq:f 28i:f 3jd:d 4ha:d 196:d v4:d 3o:c nj:c 1ix:b 3dp:b 3n4:b 20q:b 1pu:b 34i:b 47s:a 1wa:a 3r4:a 20i:a 20e:a 39p:a 3mx:9 by:8 20l:8 5i4:8 1nk:8 lt:8 3oa:8 226:8 2fh:8 6z:8 26:8 26j:7 22b:7 22i:7
everyon	6o	1hl:2h pm:23 4qs:20 fa:1s 4yn:19 2qh:10 1ua:z 5ho:y 1hy:y 1q6:x 4ph:w 1ah:v 1lx:u 46q:s 2l1:r 21a:n 13d:n 136:n 1fb:m fm:m 1lt:m 3c0:l 1xv:l tx:k 32b:k 2ji:j 2h6:j 55v:g 2iz:g 102:e 55c:e 4qu:e 12l:e 15h:d f1:d 2jw:d 12m:c to:c 1et:c 59:b 1i9:a 3eu:a 3kk:a 5t:a pw:a 5jx:9 fd:9 1gn:9 48e:8 5b:8 1m1:8 2go:8 3ib:8 pf:8 2r7:8 3t2:7 3i8:7 35p:7 4yc:7 2jd:7
plan	1y	pn:2u 1zp:1k 2gp:1j 1e6:13 26n:12 34x:10 37q:t 1u1:s uq:q pf:p 29w:o e5:n 1fk:l 3kp:l 2hn:j 3ko:j 3kn:j 1u5:i 1ta:h u6:h 2hk:f 1e4:e 1oh:d 2gi:d 2hq:c 2gj:b 3fk:b 1fl:b 3pk:b 1if:a 2gk:a 1d5:9 35s:9 3de:9 210:8 4lj:8 1fn:8 2hj:8 s5:7 1fm:7 1dy:7 ls:7 3il:7 47c:6 2di:6 29r:6 us:5 4lb:5 2dl:5 3fx:5 2dm:5 lu:5 2hp:5 390:5 34l:4 3in:4 3im:4 l5:4 36z:4 372:4
allow	5b	1rm:2h po:2d 5lq:22 442:21 3tv:1v 3js:1u 4pw:1o 157:1o 3u3:1n 4wo:1k 37x:1h 505:1e 2ig:1e 4pm:19 4ve:16 66:16 1q7:15 2b4:13 2cc:11 5hp:11 5jp:z 7x:x 2du:x 2jj:v yj:u 2pk:t 1ls:t 2da:s ke:r 1bj:n 3gw:n 221:m 2d7:m 2wm:l 1oo:k 4su:i 47t:i 3z5:i 136:i 538:h 4ls:h zm:h w8:g 4xa:g 2gj:g 1av:f 2gl:e s4:e 47u:e 1cb:e 2gi:e 2db:d 2gk:d 3he:d 2fo:d 2mu:d 1xs:c gk:c 18s:c 2fs:c
leftover	rl	pp:bq pu:2f 349:25 27z:1u 348:1p 1l:1i 1t5:1d s6:16 2kk:12 347:12 1k2:y z3:x n6:x uv:x uu:w v1:v 1qf:u um:u 1ln:r 351:q mj:n pj:n 213:m 4s0:m ss:k 3x:i 1pf:i 1jq:i 1g9:h 1d:g 13c:f 31:e 4a1:d 4se:d 1b:d 14v:c 4y7:c 4p2:c 1rk:a 4u:a 1hi:9 1b3:9 3ib:8 a7:7 t6:7 ch:7 1f2:6 pf:5 hv:5 kn:5 3h1:5 10n:4 2s:4 sx:4 c2:4 2q6:4 iz:4 lw:4 29w:3 uw:3
garam	i	2qp:v pf:f ps:5 1p3:4
directly	1w	5cs:2d 4q1:1q 2d0:1o 25o:1h 4tz:18 4z5:z 33q:u 2fx:r 5ht:o 2hd:o 2rv:o 3yh:n 2xr:n sr:m 21u:m 3tl:l 2bu:i 2ah:i 1o:g 33t:g 3jd:e 22n:e 25a:d pf:c 32h:c 1qj:a 36t:a 22g:9 3jb:9 lf:9 26:8 2ph:8 2ad:7 3zg:6 j2:6 127:6 1lf:6 2n6:6 27i:5 22i:5 1q6:5 3jg:5 29n:4 ps:4 12e:4 27e:4 3le:4 1ww:3 27k:3
nasi	p	pf:t 1h7:p 1qw:h 2wt:f 4dq:f 2wv:e 1hf:d 1hg:d 1h9:8 1hb:5 3qj:4
goreng	w	2ce:1f 1qw:z pf:s 2wv:s 1h7:p 2wt:d 1hf:d 1hg:d 3ch:a 1h9:8 4dq:7 ff:7 1hb:5 pt:5 1rh:4 3qj:3
yesterday	ed	pu:4b z3:2v mj:1l 568:1j 56y:1a ng:15 pp:15 1jq:12 1du:12 34t:u 445:r 1to:p 31:n 58g:l 1fu:l 25y:k 14v:j 23e:g 2gn:f 3x:d nb:d 1l:c 4ze:c 1o:b vi:a 12z:9 1d:9 1ii:9 1uv:9 pj:9 2er:8 3nj:8 eo:8 15i:8 26n:7 uv:7 14t:6 14u:6 1b:6 4p4:6 47s:6 1bb:6 v1:6 1oe:5 1vt:5 3ww:5 27z:5 9i:5 na:5 4x1:5 3wy:5 444:5 3wz:5 1j4:5 2cu:4 3rv:4 3wx:4 1az:4 324:4 1k2:4
spread	7g	pv:h4 t8:26 3nt:25 26h:1q 15h:1p 3vd:x 1d1:u kr:t p5:s 3dj:p tb:p su:m 2aa:m pa:l 5m:k 61:j sy:i 2f7:i 33r:i 2lt:f us:f 3o4:e 7z:e 1jj:d 3gr:d 329:c 1jl:c 1jz:b o7:b 3sx:a 1cp:a n1:a kb:9 4ti:9 301:9 3fl:9 32a:8 2t4:8 3ip:8 uo:7 hf:7 ic:7 2mk:7 3if:6 4k1:6 3ih:6 tg:6 215:5 4jz:5 13q:5 6x:5 3sz:5 1yx:5 3ra:5 1j4:4 1jy:4 38b:4 220:4 q8:4 1jw:4
dip	7g	pw:it 4zo:2o 28c:2f q1:28 52i:26 qp:1z 5c9:1v d5:12 1cm:z 25g:w 4yr:v ly:u 3hb:u 1oo:t 3vh:s 1vq:l 1pw:j 1fs:i 1rc:h 2zi:g 23a:g 41i:f 3pe:f pz:e 3qf:e 49x:e 1ka:d 2l1:c 3qg:c 3oc:c 2zj:c 267:c 2zf:b ra:b 4y1:a uw:a 2l6:9 1o0:9 1p2:9 13t:9 1hi:8 1s1:8 2l4:8 1cg:8 34f:7 3vi:7 3rx:7 41j:7 3gy:7 472:6 1yt:6 2tl:6 3sx:6 3ca:6 39f:6 3q5:6 vc:6 4zg:6 k1:6 1tg:5
puré	3g	qh:47 px:31 182:2l 2s4:1w 43m:1q 48z:1j 1ti:1e 578:1c 59q:19 549:n 59o:i 264:h 379:h sa:e 2b0:d 4rn:c 1fu:b 2v8:9 425:9 31a:8 im:8 30b:7 5ji:7 r0:5 2a3:5 ra:5 2mh:5 4w9:4 1ho:3 52c:3 15k:3 1o1:3
grainy	7t	py:bm qe:46 1be:2c 5md:1w 5y:1u 1y6:1b qf:17 1ul:14 4jq:z y3:v 18r:s 1ec:s 1bo:l 1j6:k 4ty:j 3p7:j 4zl:h 4ql:g 1y5:f yk:d yi:c 478:b xv:a 34h:9 z0:9 pz:8 1y4:7 4fd:7 4fc:7 yl:7 gb:7 4d1:7 79:6 1un:5 yz:5 zs:4 q0:4 38c:4 1u8:4 tc:3 zw:3
silky	1e	pz:60 2tw:23 qt:1q 2xh:1d 4zg:o r3:n 206:g 2al:g qs:f qf:e yz:e qe:c 2aj:b 1r9:a zw:a 18t:7 47i:7 2ai:7 2af:6 3bn:5 z9:5 q6:4 3os:4 py:4 d5:3
lumpy	8o	q0:9p 2qz:23 of:1x zt:1f py:x oe:r yl:q z0:n b6:h om:h 3oy:e 2p5:e 1j6:d c4:d 1be:d 15y:d 1rb:c 2rn:c q1:b 1u8:b 1ro:a 1in:9 3e5:9 nz:8 4w9:8 1yw:8 qg:8 2aa:7 1g2:7 o2:6 1s2:6 1ec:6 38c:6 hq:6 4qa:6 1h8:5 qx:5 25h:5 4vv:5 3qt:5 1s0:4 ho:4 wy:3 q2:3 a3:3 bu:3 3hw:3 549:3
food:guacamole	2i	1ka:9t q1:7r s8:1c 2qx:u 4zg:u 56n:t kx:q q9:j 4r5:f pz:7 q6:7 d5:6 si:5 y6:4
chunky	3x	q2:5j p8:1i 29z:17 ql:17 zf:14 qj:s 5ja:q 48d:p 3rb:o 3m:o 458:j qg:i 1uu:i 13i:g 1ti:g 19n:f 10q:f 1k7:e da:e hm:d 4qe:d 1k5:d 2y7:b 1u6:b 43z:b 3fy:a rr:9 5mw:9 25k:7 198:7 q4:7 3q3:6 1qt:6 2gb:6 1tn:6 cz:6 wm:5 iy:5 54b:5 52c:5 1lb:4 21r:4 2s4:4 r4:4 37f:4 14p:4 4p9:3 kk:3 3fl:3 qs:3 px:3
food:pesto	4d	q3:jc 5eo:1z v9:1y 4y5:1x 5aw:18 zp:u 3uj:u 445:q 361:e 1qc:d zr:d 1ki:b 362:a zc:a 43c:9 168:9 1j2:9 wa:7 1h4:7 kh:6 444:5 15k:5 170:5 1qi:4 zq:4 g5:4 367:3 366:3 363:3
coars	1n	q4:6o 43z:19 496:19 21r:r 1qr:o 2w1:m 2ft:k 21n:e zf:d v7:a k8:9 28x:7 277:6 45z:5 18h:5 21k:4 21o:4 ql:4 5r:4 1s4:4 j1:3
sand	39	q5:6s qu:4q hr:31 1kb:20 qe:1k qf:1a 2nj:t 1ro:r zw:g 5al:c 2f8:9 1fm:7 3pi:7 3nk:6 3p7:6 py:5 3bh:5 a9:4 40f:4
creamy	4v	q6:dg 50r:23 5ft:1f 3eg:1e 3g9:1c 2wx:15 42n:11 1ee:z 4u0:y 2rq:w 389:v rr:u 391:t 33j:s 2by:o t1:o w9:o 13y:n yz:m 1bp:l 1y1:k 3ra:k 3lb:j 1jd:i 1bz:i 56r:h 1vv:f 2pc:f 2jk:e 4cw:e 3rt:d 2h4:d 1w4:d 50s:c 2gi:c va:c kx:c 2bv:b 4sg:b 2gj:a 1bk:a y3:9 2gk:9 1uz:9 52s:8 3g3:8 1ek:8 34k:7 1c2:7 3qs:7 1w0:7 2bg:7 tb:6 2ky:6 23n:6 1ox:6 34e:6 yg:6 4sw:6 2pl:6
restaurant	4g	1my:6g q7:41 pz:34 1t2:2m 31y:1u 5ey:1r 4yb:1m 3fp:1d 2v1:1d 1u7:1d 5kg:1b 4o1:18 4uk:16 4w4:16 1yn:16 1v3:13 5hn:12 4yg:10 4yh:w 2ou:v 11n:t gx:t 4wm:s 1nk:s 1u4:p 2wo:p 37c:m 1hs:m 12r:l 1q1:l 2n1:i 1jd:h 4cw:h 2qp:h 1n0:h yq:h 231:g 36f:f wh:f 45e:e 13t:e 1nd:e 4tu:e 48j:e 50f:e hh:e 2do:e s7:d 1n8:d 3dk:d 1go:c kh:c 1n4:c 1e3:c 49c:b 3wd:b 2kc:b 45b:b 40t:b 20k:a
stiff	dm	q8:c9 1jl:3m 1ec:21 pk:1x 5lt:1x 2mk:1w 1ed:1s 3p2:1q z7:1j 3oy:1f 4tb:18 260:18 hr:y 579:x 2lm:w oc:u 76:s 1e0:s 2vl:q 26m:q 1eo:o 1yc:n 54p:l 273:l 1fm:j 7d:i 1ej:g 26t:g 13z:e 1ph:e 2kn:e 22e:d 3eg:d oh:c 3yh:b bo:a 3b0:a 3q4:a 5dm:a ql:9 1cy:9 4qb:9 21d:9 4ud:8 1pn:7 3rg:7 pv:6 2aa:6 r6:6 1mk:6 nz:6 1mj:6 54q:6 c5:6 2lr:5 53m:5 16d:5 1eg:5 1em:5 21e:4
food:baba-ganoush	r	q9:7e 2n8:i 1tb:e d5:a 44t:a v:5 3ib:4 2n6:3
stringy	4x	qa:9l zx:7r 1r6:42 jf:30 583:1v 4gn:1q zv:16 4t0:11 4t1:z 2my:v 1ka:s 153:q 1y2:q zy:n 477:k 2pe:i 1yp:h 3pg:g tk:g 48z:d 45k:d 2r8:d 1t0:c 1h9:b 2ip:a 2wu:9 45l:9 2ht:9 zw:8 4sq:7 zo:6 1em:6 3xq:6 4sz:6 479:5 jh:5 45:5 56q:5 2ka:5 jq:5 wr:4 3ff:4 1gq:4 47a:4 2k7:4 wm:4 46l:4 ot:3 1r9:3 1fj:3 lf:3
means:blender	q3	qb:l0 r4:2r 1ti:1x 5en:1k qx:14 3zd:x 1hw:x op:u j8:s 1qo:m 335:k 208:k 1pe:k qc:j 1is:j 2y7:i 2fl:h 14o:h 43c:g 3ov:g qj:f 1vk:e 2ij:d 1qr:d 1hv:a 23x:a ee:a 207:a 2of:9 4c9:9 21q:8 4ev:8 183:8 q4:8 59w:8 3f4:8 1p3:7 30d:7 38k:7 32r:7 18h:7 ou:6 4f8:6 3u5:6 1ml:6 35p:6 r0:5 qh:5 g6:4 1ho:4 1s1:4 4z0:4 nz:4 1nb:3 21o:3 3ex:3 175:3
blender	eb	qc:h4 r4:2g qx:26 5en:1k 1pe:13 qb:y 1ti:t 1qo:q qg:n 3ov:l ee:l 1is:k 43c:j 3f4:j 2ij:g 32r:e qj:e 21q:e 59w:d 208:c 2of:c 1ml:b 18h:a 35p:a 335:a 30d:a 14o:a 23x:9 4w9:8 ou:7 1s1:6 4c9:6 1ec:6 g6:6 b2:6 21o:6 207:5 3ex:5 2y7:5 38k:5 3vb:5 r0:5 2sh:4 3ez:4 1cy:4 1eg:4 3mr:4 33p:3 1ax:3 1sn:3
past	pc	qd:l5 px:2t 1zt:2k aa:21 286:1v 1hn:1o oc:1j pk:1e 12v:1d 2rm:16 q8:15 453:13 qh:w 182:w 2wv:v 1bc:v 1ec:v 36x:t 1ef:q ju:o 1zp:o 4e2:n 3q7:n 1ft:l 4e5:k 1dm:i 43m:i 20b:i 110:i 5f5:h 44a:e z7:e 5bp:e 61:d 1hv:d 1dx:d 2ly:d 23h:d 1ed:c 2u7:c 76:c 37j:c 1hs:b sx:b 1yx:b 2x0:b 17r:a 34u:a 133:a 4w6:a 213:9 oj:9 1e2:9 3l8:9 1hz:9 2j6:8 179:8 3os:8 1eg:8 aq:7
gritty	3p	qf:5v qe:56 py:24 5y:20 qu:1q 2af:17 yh:x q5:s 1gw:p 2p5:l vz:i 2hc:g 2vi:f 3p3:9 3q1:9 3n4:8 b6:8 3pz:8 j8:8 1oj:8 22i:6 1gv:5 qz:5 ou:5 2qq:4 ja:4 27h:3 1gu:3 15f:3
sandy	1b	qe:2w qf:2a qu:p 3p7:j q5:g 5y:b 1ro:a b6:6 3p6:5 3ag:4 3aj:4 3ak:4
textur	1d	qg:6m qw:2j 47x:17 pz:15 36c:o 36d:i 1k1:f 4qe:d 2tw:b aa:b 1ti:b 47y:9 36g:8 36e:8 3os:8 2gt:7 287:6 1r9:5 2dv:5 qx:5 2x7:4 2h9:3
pure	3d	qh:66 px:51 43m:1u 182:1j 1b7:1f 512:11 1l2:q 1l3:q 17:j 2xh:i od:g 1jl:d 1jd:d xo:c qs:b 1l4:7 1rd:7 im:7 qt:7 2hh:7 186:7 4cw:6 2m0:6 2u3:6 1vz:6 2bt:5 3qs:5 1r2:5 2de:4 4rc:4 20b:4 2bx:4
food:offal	4p	qi:el 1yp:29 qw:27 39b:1p 1xo:1o 3yt:1l ao:10 56c:10 1oz:z 1b7:z 1of:z 11d:v 1kh:u 2v3:r qo:q sk:p 1gj:p av:o 3tl:m wu:l 2fo:i 3fb:g 248:f 1uv:f 3ly:e 1h5:e 1al:e 2da:e 2uh:d qf:d 288:c 4bn:c k3:c 3lq:c 4bm:c 247:c 1lv:b 1xs:b 423:b 1lg:b 28b:b 461:a 421:a 2ji:a 3j2:9 1i9:9 3nn:8 3vo:8 4fs:8 2s5:8 1yl:8 3lz:8 1pm:7 11e:7 qe:7 13l:6 1mo:6 2sj:6 20j:6 2wu:6
blitz	2v	op:39 1ti:1t qj:1e qx:1c 1j6:1c 1qo:v q4:u r4:u qs:r 102:l zf:b q2:b qb:a 43q:a 43r:a 43p:a qc:9 454:8 4t2:8 21r:7 1yr:7 1tg:7 31e:7 457:6 3pi:6 3n2:5 ia:5 q3:5 2of:5 r3:5 qg:5 1i2:4 ef:4 2k0:3 1us:3
age	6o	3n1:3h 1rb:30 qk:2r 1ra:29 41u:25 20b:22 114:1s ri:1q 2nc:1k 23t:1d 3uf:1c 1ab:18 3p4:17 1ge:15 2nh:15 5dy:12 30x:z 22l:z 2ih:s 3ke:r 1s4:n 21p:m 2nm:m 3go:m 2if:l 2l7:k rx:k l4:j 2gx:j 307:i 3rm:i 3l8:i 1eu:i 2z1:i 2q6:h 1s5:h 2ey:h 1iz:h 2oz:h 1k8:g e9:g 5y:f hq:e 4gg:d 3li:c vt:c r9:c 2hi:c 4qn:b 4qo:b p1:a o4:a 205:a 2x9:a 8w:9 2jn:9 pi:9 1ir:9 2hf:9 3nx:9
rough	3p	ql:ap 4qa:1t zf:17 2qs:w 1bo:v 45z:u q2:p qj:p 2oa:o pz:n y6:m 1ti:l 29z:k 13a:h 281:g 4r2:e 280:d 17l:d 1i2:d 17s:c 2ez:c hp:b 255:b kk:a q4:9 jb:9 1k7:8 4c2:8 4zp:8 d1:8 18w:7 4t:5 j:5 1gg:5 54f:5 hq:5 20t:4 5lv:4 2qz:4 1iz:4 4u7:3 14w:3 h:3 mf:3
food:cannellini-bean	12	3tl:6p 5ge:1w qm:1s 40l:v q9:m 1xq:h qq:9 5gg:5 qw:4 qt:3 qs:3
food:tahini	4f	qn:gf d5:1a 2pe:p 503:o wa:m 2l5:k 4jh:i ou:f 1e2:9 2vm:9 jh:7 1ee:6 18j:5 ar:4 44u:4 39l:3 39m:3 39j:3 39k:3
iced	17	qo:79 3yb:1w 357:17 1q6:12 1o:k 2zi:i 2zj:e 2zf:d 17q:d 2ph:b 1u7:7 2fi:6 29q:5 1jm:5 22d:5 2zg:5 22h:4 1u6:4 1u9:4 1ot:3
super	19	3m6:25 55p:1z 3gy:11 47s:s 3o2:r 1eh:r 3zj:n 2ky:m 1gy:l q9:j 3o1:j 3l9:i 1rd:h ns:g 2s9:f 2gr:f 3mp:f 1ja:c 1ee:c 2y1:b fr:b 2oy:a 3l:9 1fe:9 1o9:9 1ef:8 qq:8 41u:7 j0:6 2s8:6 2s7:6 2s2:6 pw:4 10m:4 qw:4 1zz:3 3zl:3 3zm:3 3zk:3
chol	k	q9:t k1:m 1nm:e qw:6 qt:4 d5:4 fl:3
becom	87	5i6:22 1v5:1u 1ot:1i 44u:1f 305:1e oc:1b 4us:18 54u:15 50r:14 36m:12 1zr:10 3y1:10 zv:z 33s:x 5e6:x 279:x 3rc:v 1om:u 1jb:u tm:t 1cf:t 41v:r 1pp:q ua:q fx:p 4ft:o 1jl:o qo:n 3st:m 3ju:m 16d:m 1os:m 2ce:k 1ek:k 6c:k 3ws:j 6w:j 4r5:j 44w:j 503:i 21s:h 54q:h 4rw:h 3my:h 1tl:g 34a:g 54p:g x2:g 222:g 48r:g 4do:f 1eo:e 1wb:e 1tj:e 114:e 1yw:e 4gb:e 14e:d fr:d 2ad:d
mixi	n	d5:o qj:i 33f:d 4mq:9 1th:7 1tk:7 ly:6 q9:5 33g:5 33l:5 33m:5 4kr:4 2xp:4 30d:4 2xg:3 1rd:3
silk	n	1u8:18 47i:m q9:j 3p5:e xo:e 28p:b zt:8 qq:8 pz:7 3mn:7 2qt:7 3ms:5 qw:4 28m:3
grit	2k	qu:59 q5:58 4gn:w 4pe:o qf:l 1kb:h 5y:h 5al:g qe:b 36a:b 5mb:a 4pd:9 2pm:8 4bo:8 o6:7 4pf:6 23u:6 1s6:6 kd:4 yh:4 1fz:4 1r5:3 36b:3
food:cauliflower	3m	qv:eu 2pk:1t 10q:1j 2pm:19 qt:16 2c1:n 15f:n 395:i 2bt:g 22:g 1ne:d 398:d d5:c 2hb:c 2bx:b 4ek:a 4el:9 46s:9 46t:9 3ms:9 2bu:9 46r:8 q9:6 3qv:6 2mu:5 1ro:5 3gn:5 3gl:5 15e:4 14z:4 1ta:4 qn:4 1fv:4 1bk:4 zw:3 157:3
velvety	k	439:o 438:n q9:l 1bl:i 1dp:g qg:b qq:8 qt:3
blend	cm	qx:fh qj:2h 1ti:2e qc:1q 555:1p 2q6:1c 55u:14 yp:10 r3:z 1hw:z j8:y 1tj:x ou:p qb:p 3k5:n 4x5:m 2yr:i 4w9:h 5h8:h 29m:g 3u5:f 3yo:e f4:e 36x:e 1h4:d 2vc:c 1hv:c 183:b 1p3:9 3pg:9 4ev:9 4f8:9 1gl:8 x2:8 1vk:8 2sh:7 xc:7 jf:6 175:6 333:5 4pj:5 1dp:5 1g0:5 1pc:4 282:4 1ho:4 1vq:4 q0:4 3ci:4 3cg:4 qk:4 3b5:4 3py:3 2hf:3 1r6:3 2ez:3 wa:3 44l:3 2s4:3 sl:3
food:lemon-juice	4p	qy:9u 63:1a 5gb:15 1ky:n 1at:g 1ii:f 5mi:e 26v:e 3na:b 15k:b gh:a 1aq:7 1yi:7 3uk:6 2ww:5 4en:4 21z:4 1y7:4
¼	e	
crush	6d	r0:ge 218:1o 5d3:1l 319:1f 5ki:1f 571:1c lg:18 2xi:15 2ea:13 4rm:z 5kt:x 1nd:v 1fq:p 2bo:k bl:j 572:i 5ar:h 4w9:g 1rt:g 335:f 3qx:d 1pe:d k2:c pa:c 1e8:9 3pi:7 107:7 29u:6 30f:6 1ns:6 3kb:5 334:5 33s:5 1ie:5 47i:5 oz:5 1us:5 2t9:4 3bn:3 3cn:3
4	3i	3iz:2a eb:1w 15r:1g 2ps:1c 4pk:18 1mr:15 r1:z 4zs:y 39z:x 2qj:s 5ll:r ks:q 4ka:n 20f:i 3t0:i 51p:i r:h 31p:g 52:f 5ld:f 5le:f 39i:e 10t:d 2zr:d 2hf:d 24a:c 2wc:b um:a 599:9 re:9 2sg:9 3og:8 1f0:8 4jn:8 3iw:8 1wa:8 1az:8 2zs:8 4jm:7 21d:7 29p:7 2x3:7 1j5:6 2f0:6 26x:5 2zx:5 3q2:5 2l0:5 23t:5 19k:5 2kp:5 31g:5 2qe:5 1uf:5 2q7:4 9i:4 ro:4 2ad:4 2uj:4 17m:4
trickl	g	le:9 148:4
smoother	k	4zg:1q 4ww:1d 4wv:1d 21r:r 564:a 1ti:3
machin	5m	r4:48 1qo:38 32b:1y 2pt:1w 4w4:1b 304:1a 3z4:17 qc:15 op:13 41z:z r9:t 20e:o qb:o 2ij:l 1vx:l 207:j bl:i 4t2:g 208:f 1gz:f 2of:e 1ti:e qj:d 2xa:d rr:d 1g2:d 2ds:d 33v:d 2xb:d 3kb:c 5js:c 5bc:c 2x4:a 5jt:a 4tm:a ou:9 2z4:9 337:9 2zm:9 20i:9 2z5:9 d1:9 2z3:8 ak:8 4b:8 17t:7 24d:7 5ep:6 30c:6 214:6 4v7:6 4v6:6 2qo:6 20d:5 3sd:5 1kr:5 41h:4 ny:4 1ge:4 1zi:4
press	9b	r5:gl 4rm:2w 1rp:20 5ks:1p k2:x 269:v 5ko:u 3wp:t 3sd:t 3ws:s 2xe:s 25p:r 27r:l 5j7:l 1so:k 1fq:k 54d:j il:j r0:i 215:i 1o7:i 2vc:i 4u:h l5:g js:e 21z:d 189:c 29v:b 2n:b 1wt:b 303:b 30b:a 5kt:9 2lf:9 hp:9 3gl:9 14a:8 26b:8 329:8 29d:8 2ls:6 4fa:6 4f9:6 2is:6 2nb:6 1id:6 22u:6 nf:6 25g:6 32a:5 1x0:5 hq:5 1wy:5 2ad:5 2lg:5 1uy:5 pa:5 2w1:4 3qh:4 4p4:4
set	lo	r6:ij 1km:3k 3rg:2a 1vh:1z 29d:1y 31x:1u oh:1q 5h5:1a 48j:19 18b:15 ni:15 4by:14 2mk:y 507:w 53e:v 1v9:v 5f2:u 1uy:u 24j:t 1f0:t 5a7:s 1ed:r 54t:p z7:p 2hc:o 1dy:o 5jx:n 5ct:n cx:l 2xb:l 31i:l 2ne:j 3zh:i 29b:i 165:f m2:f rm:f 1co:f 2z1:f 30x:e 29:d 4rx:d 1eo:c 11m:c 25b:c 4c3:b 1gs:b 2yi:b 2l9:b q8:a 1o8:a 284:a vi:a 2ho:9 1x9:9 m9:9 1w2:9 1sf:9 f7:9 51i:9
temperatur	do	r7:bq 1er:50 1kp:23 rm:20 4ya:1z 4x:1y 12b:1p mu:1n 11x:1c 2j3:1a 54k:19 2iw:14 5g8:y 4bb:w 11y:u kl:s mv:q 1m2:o m2:n ml:n ja:m 24i:l 5is:l 3rg:i rd:h 4w:g 249:g mk:f s1:f 26r:e m9:e 4qg:e 3yb:e 1cc:d 4ba:c 2m4:b 14c:a cf:a 2ho:9 2k9:9 2ir:9 23:9 ub:9 my:9 2rn:8 dg:8 3sp:7 6k:7 3jl:7 6m:7 1e1:6 mb:6 1gs:6 dk:6 3q:6 yy:6 1wa:5 309:5 304:5 50s:5
trip	w	36z:25 r8:1n n8:1d rn:m 2b2:k 1an:h 1sj:b 3de:b 3uv:b 3uw:b 1mo:7 rp:5 1b8:5 3t4:5 157:4 1uv:4 fg:4 rj:4 37p:4 ff:3
electric	74	r9:ds r4:24 47g:1t 17t:1j 1xa:1i 208:11 f7:y 24j:q qt:p 3j7:o 207:m os:k 4ar:j zh:h 4hf:g re:f yx:e 30w:d 31x:c ak:c 3ix:c 3qj:c 1fz:b 2t1:b 1gg:b 18t:9 wo:9 2y7:8 3qm:7 1qo:7 2xe:7 rd:7 xq:6 3p4:6 op:6 o2:6 11w:5 30c:5 3m7:5 ps:5 4qd:5 3iw:5 3qk:5 3os:4 31p:4 pg:4 4hg:3 16v:3
notic	2d	ra:4n 4ns:1v 3k5:1q 4rd:1j 2te:1b 4zr:1a 3rr:18 41j:17 3hy:17 4ut:16 2oe:v 66:v 1lw:p w9:p 3be:n 3zh:m 59f:j sg:i kf:i 41i:h 1nd:h 1ju:h 4df:f 40x:f 2wt:f sf:f 39i:e 11j:d 2s4:d 499:d sa:d 4rs:c 3g7:a 1a5:a 3t0:9 13j:9 3bg:8 3bf:8 3es:8 4de:8 3rx:7 3mx:7 ee:7 1m2:6 11i:6 1o3:6 1jr:6 zf:5 3rw:5 187:5 1di:4 2q7:4 1wv:4 3dr:4 ks:4 48x:4 s9:4 64:4 vc:4 1qv:4
100	1y	rb:35 4gr:11 5b7:11 5b6:10 24c:q 1zc:g rp:g 32i:e 248:d 43q:d 43r:d 43p:d rj:c 1ze:c 4fg:c 2b3:b 2zm:b 2w2:a 247:a c9:a 3k8:9 d1:9 rn:9 1r0:9 rh:7 2rv:7 4l3:7 2vv:6 rr:6 z8:6 2vw:6 3kb:6 4i7:5 ra:5 128:5 2ix:4 1us:4 1g2:4 df:4 4jn:4 1fb:4 4go:3 cq:3
timer	3g	rc:88 4y9:1x 52:1i mn:1i 2me:1b 5f3:18 1fi:11 34h:10 3rp:q l2:o b9:o 2z1:m 4ph:m 2lf:l 1jv:l 3bd:j 1ua:i 1fj:h 4e5:g 5s:f 2it:c 28a:c 2iu:c rs:c 11c:c 4c6:b 3bi:b 194:9 4t8:9 2j0:8 2iy:8 1af:7 1c7:7 3bl:7 110:7 4m2:7 1q0:7 103:7 51s:7 36x:7 3be:5 4lb:4 3a0:4 12a:4 kb:4 c2:4 133:3 3n9:3 1z5:3 16n:3
fahrenheit	1e	rd:6x 4ls:1w rm:1m my:14 2uj:o 2m2:h re:7 31p:5 24p:5 4bb:4 1er:4 m9:4 2sp:4
celsius	v	re:27 4ls:25 2uj:w rd:u rm:o 31p:j 24p:f 3iv:b rp:9 ro:7 rj:7 rn:5 2wc:3 411:3 412:3 3iw:3 1er:3
itself	4t	rf:36 ri:36 33d:20 5eo:1z 4um:1w 46f:1l 2lk:1l 596:1f 505:1e 30c:1c 6z:y 2bo:x 4j7:w t7:t le:r 2bj:o 1p1:n fv:n 3al:n 2de:n 26q:l 1cw:l 3r4:k n8:k 8t:j 2cs:i 3xq:h uf:g 276:g 3rg:f 3hb:e r8:d 3fi:c 1ez:c f8:c 1u5:c oj:b 58j:b 47f:b bt:b 20n:b 1s8:b e:a 3qa:a 1na:a 1n5:9 f7:9 3bi:9 3ev:9 21n:9 58r:9 16y:8 sp:8 21u:8 3vo:8 ue:8 2a8:7 1h5:7 1ro:7 427:7
mid	p	rp:k 3xs:k 33f:g 2xf:g rj:f 3bh:c 2xd:b rn:b 2x9:a 2xc:9 4gt:9 2of:8 241:7 33g:6 33m:6 400:5 4gu:5 30d:4 fq:4 f7:3
120	p	2wg:k rd:i rp:f rj:c 4go:b rn:8 1xp:7 re:5 4jn:5 128:4 rr:3 dg:3
click	p	4g1:1o ri:13 rp:o rj:i 1n7:h rn:d 30y:d 32m:c 32o:c 310:9 30w:8 3xn:7 3xm:7 3xo:7 311:7 3xl:7 3xp:6 2y8:6 1mu:5 3io:4 2w3:4 ra:3
fiddl	i	rp:v rn:h hu:5 ra:4 rg:3
knob	1i	rk:7g 2qp:1i 2ad:1c 2g8:18 ce:m 3oz:l ua:g 1ev:f f7:f rd:e 15s:e 1k3:d 1k6:c 1l6:c 31n:b rp:9 4gy:5 31q:5 1aj:5 4gx:5 4gz:5 rn:5 4gw:5 23m:5 4gv:5 16e:4 4ix:4 n8:4 re:4 31r:4 31p:4 wq:3
insid	110	rl:dc f3:37 1kn:2t 24v:27 4xo:1o 3g9:1l ks:1g 5hw:1e 209:1d 2iw:1d e4:1b dm:1b rz:1a 47q:19 i1:17 3q5:17 42l:17 2e9:16 422:15 1gj:13 nj:11 3sl:11 wz:10 e1:x 3d3:w 2l0:v 1kb:s 2q1:r 1wa:r 2kp:r 499:q 10j:p 4q8:p 355:o 5at:n 1wv:n 4y6:m 1k0:m 391:l 3hx:k 59g:k 4w:k x9:k 1vs:j 24i:j 1dx:j 1mq:j 192:j xa:j 6g:i 5b3:i 2cg:h 328:h 262:g 2fs:g 1ti:g 4yr:f 1kp:f 4ut:f 1pr:e
degre	40	rm:9p 31x:23 rd:20 5co:1x 4lt:1x 1er:1w 5ck:1r 51t:1o 4u4:18 2j3:12 3ik:z hb:y 1cc:y 2dv:r re:j 37m:f 377:f ml:d r7:d 2m2:b av:b 3kw:b 4v7:b 4v6:b 1we:b mk:a m9:a 2uj:8 2io:8 19h:8 1ht:7 fh:7 1wx:7 1e5:7 249:7 165:7 281:5 2k3:5 3ny:5 1eq:5 280:5 2gt:5 4x:4 jb:3 m2:3 3sx:3
fus	k	n8:o r8:j 2ef:g rp:a 48c:9 rj:7 3uv:7 3uw:7
convert	12	20f:7g ro:5g re:w 329:n 32a:f rp:c rj:9 rn:6 x7:4 3k8:4 n8:4
current	i	rj:p rn:i 4hx:8 ra:4 rg:3
food:lasagne-sheet	7m	rq:j7 je:1v 30o:1j 170:18 4si:z 1fy:w 26n:w 1lf:u 1sx:s 2j3:s bg:q ty:n 242:i 3j2:h 3yj:h 37t:g 240:f 4p:e 58h:d 321:d 1sv:c 1sw:c wk:9 2od:9 152:9 on:8 4hf:7 4g6:7 30i:7 3r5:6 443:6 1z:6 441:6 1st:5 2by:5 w9:5 rp:5 203:5 s6:5 31z:5 1f1:4 39:4 227:4 2am:4 9w:4 3rv:4 2ub:4 2lb:4 1ad:4 rj:4 1f5:4 1gg:4 1ex:4 3ox:4 2ke:4 om:4 1es:3 3yi:3 26e:3 442:3
died	1i	4pw:1p 43c:1i jl:18 9w:15 15r:w 45c:r rp:k 4fs:k 1bp:h 4ne:g 1ig:f rj:f 1fk:d 2xf:b 23e:b rn:b qc:9 51n:9 2xd:8 1pe:7 2x9:7 3j1:7 2xc:7 1pa:6 2rv:5 23n:5 1g2:5 2zm:5 1hx:4 r4:3 2w2:3 4xt:3
fifteen	4i	rs:3r kt:3g v5:2o 4y2:1t 37t:1s 1ot:14 5lq:12 4j7:x 3go:x 1fy:w 5d0:u 54u:t fx:t 4gb:o 4we:m 4s7:l 5jc:l 1n4:l 29l:j 12t:j 2kn:h 3i9:h 586:h 2ex:f 2vc:d 5im:d 1ji:c 222:c 58j:c 1v4:b 12a:b pl:a v4:a ks:9 1tp:9 22g:9 2yw:8 2q0:8 3nj:8 h1:8 2py:8 3i8:8 1j3:8 37b:8 1aa:8 2q3:7 rf:7 fd:7 fh:7 2yp:7 4gm:6 2n7:6 35q:6 3k2:6 4z1:6 rp:5 1g7:5 1fx:5 ud:5 3lg:5
scratch	2p	rt:ab 4a4:1o 3qa:1f 1g3:11 2xw:y 2y1:w 35f:s 321:n 27n:l 421:j 4a:j 30p:j 46v:j 2e7:h rp:h 28k:g 3lb:g 5fq:f 2wt:f 1xt:f x:f 49x:e dw:e 16h:e 1kj:d rj:c 50k:c op:b 27m:b 13k:b 2ok:a 423:a 472:a 27p:a 1y2:a ri:9 rn:9 35p:9 4ka:9 1e7:9 30n:8 3ev:6 4ye:6 27s:6 2xy:5 1cj:5 2a9:5 ra:5 31z:4 475:4 257:4 1ys:4 2pl:4 2oe:4 a6:4 30r:3 3w2:3 3w4:3 3w5:3 3h2:3
food:poultry	v	2tl:1v 4a:y ru:w 2vq:v 2kc:e me:d 3fe:c 1ia:9 3fg:7 3fh:7 ed:6 1gx:6 oo:6 3s2:5 3jp:5 1ku:5 ms:3
door	7y	rv:e9 5is:28 bb:1n 584:1m 1g7:1j 57r:1j 5dc:1h 3p0:16 2j6:16 tw:w f6:v 34p:v 35q:u 9w:s 4n2:r 4u8:r 3a0:q 4he:p 1ra:l l2:j 2nj:i 4o1:g 489:g 4w6:g 6a:g 4j7:f f5:f 2mj:e 2a2:d 1em:d 1ge:c 1ap:c 3na:b 4hj:b 103:b 2rc:a b7:a tu:a 4e5:a 9c:a 3xw:a 3xs:8 u1:8 2sf:7 3au:7 1o0:7 rg:6 1hd:6 1ad:6 fq:6 3av:5 1v8:5 26n:5 1f8:5 3bp:4 4s3:4 7l:4 3p7:4 1zi:4 2k1:3
gratin	1p	rw:bp 1d5:1e 10g:14 14y:m 3mc:h 3mb:h on:h je:e 3il:e 3md:e 3is:c 10t:b 1tc:b 39:7 1yk:6 158:6 mp:5 331:5 1tz:5 8e:5 1pv:4 152:4 sh:4 1u3:4 3in:4 3im:4 1ex:3
simply	w	55j:2k 2sr:1q 4xw:1g 114:1e 1p1:p 434:j fl:h 2l7:h 433:c 233:9 cy:9 2w3:7 3ls:6 12a:5 1z6:4 4gm:4 300:3
plus	12	ry:6y 1xd:n 103:e 4fk:c 3hr:9 3fg:8 3fh:8 186:7 1x4:6 3hq:6 2rj:6 x3:5 25f:3 3j1:3
check	79	rz:90 1g7:42 5n8:27 ml:1t 497:1g 33p:1e l7:1d mk:1d 47:19 46d:18 w8:12 592:10 2tf:t tw:p tu:m rv:m 11q:l 1b6:i 28j:g 1wa:g 2lf:g xi:f 1ty:f p9:d 17f:d 1ji:c 2mi:b 535:b 36b:a 1gr:9 26x:9 2lq:8 1ob:8 3y4:8 3y3:8 2iw:8 47b:7 47j:7 30o:7 47k:7 1kn:6 i1:6 av:6 15j:6 2jc:6 ju:6 1gh:5 1hd:5 26p:5 b0:5 2iv:5 2im:5 3y5:5 7l:5 1ck:4 22j:4 25m:4 3uv:4 3uw:4 1ik:3
hardly	4d	s0:5k 2cp:4p 26h:1u 1oz:1o 25f:1n bk:1c s1:1b yw:1b 3ml:1a 1eg:19 4vz:17 4v9:12 8x:u 3ty:q 12q:o 427:o 5b7:n 5b6:m 4l7:m 24a:m 2s3:l 3h4:k 4qn:k 4qo:k 33u:i 3f1:g o:f 1mz:e 18o:e 3yl:e 1l2:e 1l3:e 2nd:e 1gj:d 243:c 28o:c 2qr:c 3rw:b 3dm:a 3dl:a 27n:a 3ho:9 25p:9 3dn:8 pk:8 cu:8 1rd:7 4pj:7 2sg:7 4wf:7 29v:6 3eb:6 29p:6 10x:6 2n2:6 oc:6 2s9:5 20a:5 2kn:5 27m:5
barely	2y	s1:3s 59d:28 5lp:1p 2km:1j 4yo:1h 25f:14 2nh:13 3ml:z 2ag:y s0:x 3il:w 132:u 3gr:n 1f8:m lz:k xi:j 4s3:j 2et:j 218:i 1lv:h 4l7:e 8f:c 37r:b 2m2:b 2oj:b 10q:b cu:a 24m:9 225:9 12x:8 1ud:8 3in:8 3im:8 2k6:8 gt:7 2pm:7 rs:6 2kq:6 262:5 224:5 1f5:5 1cd:5 1kw:5 4pa:4 3io:4 1nn:4 1zh:4 125:4 1mt:4 1qm:3 1w7:3
food:chocolate	af	s2:la sj:3z 274:1c t2:1a 505:17 2dw:13 w3:11 3ed:y 28k:x 4zw:w 27b:p 3bj:o 3ff:n 1ca:l 34v:f 2zr:f 28e:d 288:b 1mn:a 1x2:a 2zs:9 1um:9 3zw:9 2ym:8 3a6:8 1e2:8 2vm:8 3hs:7 1bf:7 1c7:7 2zx:6 22c:5 ib:5 513:5 3yn:5 1z5:5 1mi:5 18j:5 27f:4 1lc:4 28g:4 we:4 4c6:4 36q:3 ox:3 28d:3
food:celery	4k	s3:fj 25k:u 2ta:r qw:m 3gx:h jt:f 3gv:f sg:e sf:b vr:a 3gu:9 h3:7 18g:6 2mi:5 sa:4 3ur:4 1n:4 3gw:3 1u7:3 1tc:3 s9:3
food:chorizo	1w	s4:bp 4se:1s 3ab:i 1rb:i 4dp:h 3ac:f 19r:c 4do:7 32n:6 1fc:6 3a7:5 171:4 216:4
think	3f	3gg:2d 536:23 ua:1x 3tj:1m 1k1:1f 2sh:1e 4ti:1e 4p5:19 31g:15 44p:12 1p5:11 3t6:10 4yp:10 2bb:z 4by:x 4f:u 1dn:u 5ej:p hy:o 38r:o xk:m 3h5:l 161:j 13t:j 2jl:j 122:h e1:g 1nm:e 2de:d 23s:d 1qj:d 1nf:d 36t:d sf:c 2bc:c 2jq:b 4hk:b 3lx:b 4hl:b wh:a 1i5:a 4en:a 1zl:a bg:a 1j7:a x1:a 2m3:9 4r5:9 s4:9 2e7:9 2dv:9 x3:9 1hs:8 9v:8 1hr:8 1i3:8 uz:8 2hd:8 pn:8 1hl:7
spar	2i	s6:2d 1pp:24 53w:1q sa:1k 14o:13 419:10 1mx:10 294:x 17i:w 34h:t 5iw:r 3ip:r 1xd:r 4ga:r 2s6:p 3gl:m 154:l 4u1:i dv:i 2v5:f 1nk:d 3ws:c nv:c 14w:a xp:a is:a t6:9 1g9:9 1mr:9 2e2:7 xj:6 4ah:6 1k2:6 2p5:6 4i7:5 fj:5 4qi:5 1ly:5 90:5 3x:4 sg:4 1p3:4 sf:4 157:4 2n6:3 du:3
fancy	4x	41k:2g 3r2:2e 559:1y 3h0:1t 5kw:1p in:1h 2b4:1f 5f1:1c 3ge:1b 32s:18 1vv:17 34h:16 442:14 1jo:12 39n:11 21y:11 gj:10 44y:z 298:y 3om:v 1jd:v 2es:u 5am:u r8:u 2mz:t 3jf:t 4hh:s 1ck:r 34g:r 32b:q 1p3:o 37c:n 25c:n 2cv:n 4cw:n 29m:l fo:k 3h4:k 4dd:i 5hu:i 2ij:i 288:i 3tl:i 2f2:g 1uz:g 252:g 2qy:g 28b:g z8:f md:e 2nd:e sj:e 135:d 2u3:d 2oh:d 4hc:d 1h9:c 2kf:c 3qs:c q7:c
interest	m	2ts:t 3hs:r sg:p sf:k ed:a 3lk:6 s9:5
dying	n	53p:3c 504:29 3cx:15 4xh:r sg:r sf:l s8:5
sneak	t	2b0:2h 5iw:23 sg:i 59f:h 1a5:g sf:e 1di:e 4i7:9 sd:8 2hm:7 4od:4 2b2:3 s8:3
anyon	1m	36m:1u 3k5:1e sb:18 2te:15 422:10 2jj:z 162:z sg:n 3zh:m 1a0:m 3gh:k b9:k sf:i 1g1:i 1nd:h 43u:g 40x:g 45c:g 1ok:g dw:f 2bw:e 42d:e 24g:d 2kp:d gn:b 2jm:a 493:a 494:9 323:9 4hi:8 1fs:8 10z:7 2cu:7 i8:6 25m:5 2yh:5 187:5 1fx:5 322:5 s9:5 3k:5 3rq:5 3dr:5 170:5 4m0:4 43m:4 s8:4 12o:4 1fy:3 4v:3 1g6:3
food:thyme	46	sc:e3 43g:1t 1p9:17 1js:13 1v5:12 4vh:s 43i:k sg:j 3rl:h 1nt:g 1o9:g sf:f 2tj:a 51n:9 em:8 3rh:5 s9:4 s8:3
handful	25	sd:76 4db:23 29v:1t 28x:1i 15c:19 20c:19 2to:18 3zu:17 qg:p 5b9:n 1iy:m 2s9:l sg:j 444:j sf:g 4us:f 2gb:f 5ba:e 2oy:d 446:c 2s5:b 2e6:b 1cp:b 4i7:9 1mn:9 xr:9 445:8 2s8:8 2s7:7 2s2:7 2kn:7 xf:7 10h:7 25p:5 3zq:5 35v:5 4ck:5 s9:4 2qq:4 23m:4 1st:4 1m6:4 s8:3 16e:3 c9:3
toss	7t	se:b6 543:27 5g8:21 57k:1x 29t:1r 34b:1k 3ti:x 6u:w 1rz:s 15h:p 30f:o 50a:o 4vr:o v3:l 52f:l 4s1:c b4:c 10q:c kl:b 3cb:b 1ff:b sg:a 4xw:a 174:a 1n:9 3wh:9 3dx:8 3dw:8 3dy:8 sf:8 3dv:8 99:8 171:7 z5:7 eo:7 31y:7 x1:7 2oh:7 6c:7 m6:7 38s:6 3fr:6 1dx:6 hu:6 3mx:6 4t8:6 3b6:5 35g:5 u7:5 3c5:5 3ns:5 10r:5 3c7:5 3c2:5 3m9:5 1ou:4 5h1:4 1xz:4 v0:4 ea:4
written	10	sf:35 1d7:1o 1hz:1k 21e:z 3j0:w 1aa:v 1ss:t 30n:p 21g:d 58x:c 3b8:b 30q:a sg:9 1a3:7 4if:7 3gh:6 4hx:6 300:6 3iz:5 1a9:5 4jq:5 4jc:4 4k2:3
hoy	g	sf:q s9:7 s8:6
food:cottage-pie	3d	sh:eq 518:4g 11s:31 51a:2q 517:2d 26n:z sg:l 2bd:k 23k:j 3cd:h sf:h 3ce:g 4gc:g 2wa:g 1f4:d 1f1:a 3b:9 49:7 16u:6 4sh:6 1cn:5 s9:4 3j1:4 s8:4 1pv:4 21:3 2hh:3 1pd:3
exactly	47	si:1x 5fg:1u 55t:1s 3bk:1r 4rt:1q 1oo:1q fj:1m 4u7:1i 4qm:1h 5i0:1f 4u6:1b 1ib:19 47e:14 2nb:14 55d:14 47s:13 54b:10 4r2:10 4c6:y 4wf:y 454:y 3m9:x 1w5:t 1zr:t 23z:r 2o7:r 510:l 4ff:k 2ia:j 1z3:h 48d:g 3gm:f 3q9:f 1mr:e 1at:e sg:d 113:d 12e:d 1l7:c 2l1:c yz:c 312:c 2kh:c le:c 1ue:b 2fd:b lq:b 2ki:b 3kp:a 3ko:a 3kn:a 3na:9 gs:9 qj:9 2li:9 3nv:8 2nm:8 12q:8 19k:7 4jv:7
food:dark-chocolate	14	sj:6n ox:1s sk:1l 1x2:c 28m:b 2j9:8 50c:5 3cl:4 3ma:4
food:mole-sauce	i	2j9:v 27h:g 3ma:g 3at:8 12p:7 sj:3
mostly	v	535:1z 3h7:19 2sa:x 3rt:s 4er:p 1vv:i 24g:g 2nb:g 2p5:d 34e:d 4aw:c 1ar:8 3l:8 jq:8 7y:7 2pu:4 46d:3
8	50	2in:55 uj:43 30u:39 284:2n 3u5:1v 4tb:1p 355:1o 51e:1f sm:1f 4u:13 1k8:12 3j4:12 4li:o 2fr:o 3ig:m 1ah:k 54g:j 5cw:j vn:i 4te:g 19b:d 3bh:d 28m:c v5:c 1o1:b 3v5:a sq:9 x7:9 2b6:8 1w1:8 350:7 6b:7 237:7 264:7 4ov:6 to:6 1ai:6 2l2:6 20z:5 3kw:4 3sx:4 22i:4 54h:4 4th:4 e4:4 1w5:3 tg:3 235:3 1wd:3 3kz:3 2zv:3 4jn:3
each	gm	sn:f1 12t:1t u4:1q 29f:1p 5di:1e 2ab:1a 2rv:19 14i:17 2m9:16 3us:14 579:13 1f1:12 59o:y 4w7:x 9u:x 4yr:v 1h3:v 2mk:s 4a0:s 3or:r 4by:q 8k:o 4ns:n 320:l 1ph:k 4k1:j pw:i 1ks:h 4vx:h 1xi:h 4ce:h 307:g 13t:g 1w5:g 1s5:f 1ha:f 2q6:f 1tn:e 2qb:e 19s:d fv:d 4cf:d 134:d 3nt:c tk:c 15s:b 24e:b e2:b 1vs:b 1om:b 2do:b 22g:a 3k5:a 2t0:a 236:9 2ia:9 4cd:9 8y:9 eb:9 4dw:9
beyond	r	1r9:18 2jl:q 1gg:q 1oa:m 34r:j 34p:h 3g8:f 34q:e 1ak:d 4n0:d 1r7:8 4p4:8 1km:5 9i:5 3dc:4 1fz:4 3ll:3 3lk:3 10l:3
means:season	8z	sp:ek 48d:2x 51l:1l 384:1j 265:1e lz:1b 40w:1a 4wn:15 cx:12 3zc:12 1xb:10 5ao:z 3lk:z st:u 2ph:t 369:p 13p:m 2f:k 44p:j 43n:j 2ji:i 1ql:h 3gd:g 1ud:c 4zk:b th:a 4sm:9 4sn:9 4tc:9 1s8:9 2sh:8 22y:8 17w:7 1mv:7 166:6 2fd:6 382:6 177:5 vj:5 19v:5 lu:5 4n8:5 k3:5 ka:4 1dq:4 170:3 2fr:3 1or:3 1tn:3 jz:3 j1:3
squar	3o	sq:bb 52i:1y is:1w 13s:1m 3sy:1g 28m:15 3zu:14 562:11 29e:10 5cg:r 3xx:q 2s6:p 3gf:n 1ll:n 1li:k sj:i vo:h ox:f 1uz:f 4h5:e 3aw:d 191:c 1si:c 1yr:a hw:9 457:9 3n2:7 2ae:7 28a:7 1x0:6 219:6 38u:6 q4:6 4h4:6 1i2:6 2jp:5 4rx:5 1um:5 tg:4 3zq:4 2pg:4 235:4 3st:4 2y6:4 234:3 237:3 as:3 26l:3 4rw:3 26c:3
deepen	g	20k:e 3m3:8 3hj:6
portion	dd	ss:c6 36t:38 1m1:2m 134:1u 1zu:1i 351:18 22l:15 z3:12 ni:z 2fx:y 3sy:v sq:t 1hh:t 1q7:r 1uz:n mj:m 50v:m 2fr:l 2d4:k 12t:j je:i 3st:i 2d2:h 4hg:h 1pr:g 2hg:f 14v:f 4ju:e 219:e 4xt:e 9q:d 37h:b 27c:a 1ca:a 1w3:a 2cd:9 2q6:9 d9:8 xf:8 yp:7 1f2:7 40w:7 19c:7 3kj:7 37k:7 1vu:6 5m9:6 my:6 5a0:5 37i:5 59e:5 1ad:5 4db:5 19d:5 pu:5 1j4:5 2fw:5 oj:5 11b:5 y3:4
season	az	st:f5 48d:2f 51l:1i 384:1g 44p:18 4wn:18 3zc:12 cx:11 1xb:10 5ao:10 265:y 3lk:w 2ph:t 40w:s 2f:r lz:p 1qn:o 22y:m 1s8:i 1or:h 1ql:h 369:g 13p:f sp:d 4a:d 2ji:d 43n:d 3gd:c 1ud:c jz:c 4sr:c k3:b 4ry:a 1ba:a 1mv:a 4sq:9 1bt:9 4sm:8 4sn:8 166:7 2fd:7 17d:6 4ui:6 4uj:6 382:6 th:5 17e:5 2fr:4 4n8:4 3g4:4 vj:4 17w:4 177:4 4tc:3
food:margarine	57	su:cw t5:26 sy:1a 33q:z eq:t 35d:m t8:c 2b3:a pv:9 2bj:8 t3:8 3zg:7 2bh:6 au:5 1ww:4 1uw:4 2vv:4 1sz:4 2vw:4
food:dairy-free-block	i	43w:12 sv:c sy:a 32i:7 ga:7 t3:6 t2:4
food:pastry	82	sw:jy 26k:1u 1gw:z kr:x 287:v 242:o lv:h 26j:g jh:g 30k:f 1g1:c 48s:c uy:9 1ps:7 sz:6 2o2:6 1fs:5 19l:5 u8:5 2c8:5 30l:4 48t:4 30j:4 1fx:4 1kf:3 170:3 1h0:3
tub	dv	sx:ck y3:3d 56r:1s 4wp:1r 43m:1q 4he:1o 1id:1m 2h6:1g 182:1f 44a:1e 36t:16 1zm:12 1ih:11 4qr:x 2b7:x 1jq:x 3ib:x ym:v um:t 356:q 4bo:q 178:q su:o 12v:o yt:n t5:n 51o:m 35c:m od:l 2q1:l 18:j 1zt:j 379:i uz:i 2by:i 1u9:h uu:h 12y:h 1nu:h 347:g yf:g 5c3:f 179:f g2:e 1ie:d 1vt:d 1nc:d uv:d 2wx:d 1ne:c 4rn:b 4zb:b 106:b 1ns:b 50w:b 369:a px:a 4za:a 3:a 34u:a
food:dairy-free-spread	14	t8:22 sy:1z su:1c g2:e 2ng:5 g5:3
food:pie-case	1d	sz:65 287:1h 2o2:10 3ba:v 11i:i sw:h 3qx:d sy:b 4cn:a 4co:a 1re:8 3n3:7 t3:7 11l:7 3n6:6 3kb:5 26k:5 3n5:4 11j:4 td:3 3cn:3
food:biscuit	a6	t0:ib t2:2z 2p4:1t 2ih:19 314:19 1ad:18 19i:13 2me:12 nm:z 1vk:v mw:p 26f:o 57a:n 2jh:m 26g:l 48i:l 1ek:k is:j 30e:i 56c:i 3ji:h 42d:h 260:h 3yn:g 2ot:e 240:e 4cn:e 4co:e 2m1:e 2j3:d 24q:d 4ne:d 478:c 2qx:b 323:b 1l1:b ar:a 219:a 31x:a 1ef:a ty:9 3ip:9 tu:9 1tc:9 25k:9 1aa:8 2rj:8 1lf:8 30k:7 49g:7 50k:7 sv:7 2yh:7 4hf:6 1gg:6 1zs:6 1bb:6 p5:6 453:6 2f7:5
behav	n	32e:1a 48m:p 4l8:p ri:m 548:g t3:g 1n7:f 32m:b 32o:b 32l:9 ym:7 td:7 sy:6 t4:5 ga:4 tc:3
food:shortbread	1k	t2:9d sv:1c 2ry:18 22k:y 1mi:m t0:j 234:e 3en:e 3em:e 3eo:e 3ep:c 2af:8 3el:5 23n:5
food:vegetable-shortening	r	tc:19 g2:q t3:e su:e ga:9 2b3:8 4fd:6 4fc:6 gb:6 4d1:6 2vv:5 2vw:4 sy:4 t5:3
britain	i	1zy:u sy:i td:5
food:spreadable-butter	y	t5:4h su:q t3:f sy:6 tp:6 tc:3
wev	9v	549:28 35a:25 1ph:23 9s:1k 3ip:1h 1de:1c 55g:17 3ck:16 4rq:15 2ov:12 5l3:12 584:11 t8:10 4sp:10 57p:10 1i8:z 1y5:z 1jg:y 4u1:y s6:x 18i:w 4qi:v 17z:t fs:s 1h0:q 3ib:q 246:p 3g6:o t6:o 30m:n pq:n 1qd:m sy:m 4q7:m 1ss:m 2ga:l 1xz:l su:k dg:k 3ji:k g7:j 2v5:j 18n:j 4b:j 4yb:i 54u:h 3r5:h uu:h xk:h 4xh:h 3c3:h 2gn:h 3zb:g 452:g 4yc:g 5do:g 36i:f 1rm:f 1w2:f 1h:e
sister	34	4z4:2p 21y:2c 1ez:1k 42u:1k t7:1f 2du:12 54n:10 3ti:y pe:x 1ii:w 7x:u 1bj:u 12y:t 2q7:s 32e:o 266:o ke:l 1c0:l 19s:l 3i1:j 2c3:h 538:g 3cp:f 29m:f 2df:e 3tv:e 3hz:d 2wv:d sy:d yn:a 1hl:a 2ja:9 2e0:9 t4:9 t3:8 f2:8 565:8 23h:8 51z:8 vh:8 3fi:7 3b9:7 34w:7 vm:7 yj:7 rf:7 1cb:6 2dr:6 82:6 355:6 zm:6 2dc:6 4hp:6 23g:6 23s:6 2aw:5 4hd:5 27i:5 1zv:5 2dg:5
food:low-fat-spread	r	t8:3b sy:23 su:6 tc:5 tf:4
means:rise	9o	t9:iq 2xr:17 1zh:17 1zw:15 2fj:14 201:12 4hi:11 1zv:10 5lp:y 5fm:u wf:p wx:o 4ad:n 22f:m 215:j 246:i t1:i ta:h sz:g 2z4:f 1hj:d v4:c 2qr:c 3r9:b mw:b 485:a b7:a 2an:a 1zr:a 30k:9 nx:9 1r8:8 f4:8 rs:8 2z5:7 sy:7 2ah:6 2o2:6 3o5:5 360:4 t3:4 24s:4 329:4 1l1:4 2ax:4 1g7:4 1m2:4 ma:3 1zx:3 11r:3 n7:3 1im:3 hf:3 2aw:3
ris	70	ta:fm 1l1:3f 1zh:1w 201:1g 1zw:16 5lp:14 2fj:14 4hi:14 wf:13 t9:z 1zv:y 1zr:q 22f:n mw:m 215:k t1:k 246:g nx:e f4:d v4:c 3r9:b b7:a wx:a 2an:9 sy:9 360:8 1im:7 2h7:7 26h:7 1r8:7 1m2:6 11r:6 t3:6 1dz:6 kb:5 1zx:5 2r9:4 251:4 2ax:4 4ld:3 17y:3
fifty	1n	34a:3a di:1i 504:18 1mm:11 3ip:v 468:p 14y:n 2h6:l 2qg:l 12a:l 2yp:i 2gn:h 2ky:h 4gt:g 3ih:f 58v:f n0:e 3st:d 241:d 2j1:d 32p:c 3lg:c 22v:b sy:a 400:a s9:9 ur:9 4gr:9 28l:8 4gu:8 2me:8 159:8 3ii:7 1xz:7 t3:6 22w:6 28q:6 5s:6 33g:6 158:6 2s4:6 fh:6 4ap:5 28r:5 1wb:4 47c:4 2sk:4 3y1:4 1ij:4 kb:3 28s:3 su:3 4id:3 490:3
amul	k	tf:1b t3:11 22x:c t5:b 4fd:6 gb:6 4d1:6 t8:4 sy:4 t2:3
vanaspati	i	sy:g t3:a 19y:7 2gy:5 t4:3
quantity	4b	cs:2i x:2f 560:1x 3ka:1p 2wr:1l 57p:1i 3lo:1h 5l2:1g 27f:18 4wn:y 1l8:x 1ye:v 37t:u 19k:t 43c:r 5kp:q 23m:m 4gm:k 15v:j 2cr:i 2f7:i 48m:i 4l8:i dq:i 2sy:h 35a:h 1ya:f do:f 58v:e 2d9:d 3i9:d dp:c 19w:c 2fd:c v5:c 4dr:b 1mm:b 1nx:a 1ze:9 2si:9 178:8 dr:8 1h:8 2gx:8 27e:7 ud:7 tv:7 2cb:7 54u:7 3ri:7 2l:7 1y5:6 1ic:6 un:6 da:5 2to:5 m7:5 1q8:5 1q7:5 2sr:5
marg	k	tc:1u t5:a 22z:a 22x:9 gb:9 sy:6 t8:4 t3:4 t2:4
food:frosting	2d	tg:cm 49y:16 6x:w 21o:m 21q:j tp:f 3gw:a t5:a 1bh:9 238:7 3lx:4 1zl:4 2jw:3
rubbish	14	th:45 2gs:1o 1x8:1l 3gp:t 1kw:o 1f5:m 2sz:k 58o:j 391:g 1kx:f sy:f 2t2:d 1kv:d 4f:d 1kr:c 217:b 2jp:a t3:9 26z:9 3gq:9 1ku:9 1eu:6 11p:4 1aj:4 td:4 qj:4 2rx:4
real	3p	ti:82 4xb:31 2nc:23 5aq:1y 3d8:1q 3yz:1p w4:1n 1xd:1i 3lp:1h 1eg:1d sy:10 1to:10 236:y 1d6:w 34s:v 1yn:u 3vj:p 5c4:p 4hf:o 3ws:o 1fc:n 2s9:k 1qx:j 2oi:j 11:j 4d:i 4hm:h 4a:h 1xb:g 35c:f 2qb:f 1g3:f 2cq:e 273:d 2oy:c 1qc:c 1d5:c 3ki:c 3kg:c 1jy:c 17k:b 23v:b 4b3:a 31t:a 1b4:9 1g2:9 439:9 2lx:9 438:9 2bv:9 1b2:9 24c:8 178:8 128:8 1j2:8 4hg:8 2s8:7 td:7 2s7:7 2s2:7
cheap	44	tj:5n 28n:2n 2xw:2j 4fo:24 19z:1m 3lp:15 4ph:15 3jf:15 39q:14 17m:y 4sw:v 256:s lw:s 3py:q 4j:o 36c:m 17u:m 2tw:l 3pf:l 156:k 2zg:k td:j 3cv:j 23l:i 1ij:h 3bz:h vt:h 3km:g 36d:g 52s:f 2io:e 3e:e 4s:e wc:e 14x:d 5ib:c 1ry:c g4:b 1jc:b 2iv:a 2zn:a sy:a la:a mm:9 wg:9 gt:8 4er:8 541:8 36g:7 36e:7 t3:6 50k:6 1ts:6 1tv:5 1tu:5 2rr:5 581:5 1n1:5 4xi:5 4ka:5
food:pastry-savoury	1e	tk:85 5dh:2j 3do:p 1uw:l 24q:j 34m:g 194:d z6:a 4a7:8 et:7 4a8:5 261:5 2lh:4 1z5:4 36y:3
food:milk	13p	tl:oy 1w0:1u t8:19 5mi:p 2gf:l 2h4:j 20k:i 1bk:h 1l6:f 3r7:f 2tx:e ja:d eq:d 1bo:c 18r:b gf:a 2hc:a 503:a 3ov:a 1bp:9 vi:9 ym:9 2ha:9 46q:8 294:7 1uw:7 9t:7 zt:6 yf:6 w8:6 29l:5 1sz:5 qd:5 2ob:5 6i:5 28w:5 4ro:5 23b:5 1mn:4 og:4 1co:4 ox:4 44h:4 32p:4 41l:4 h0:4 2rf:4 2rg:4 1gs:4 yt:4 122:4 q8:4 xc:4 53g:4 38k:4 wf:3 tt:3 23s:3 2bv:3 2io:3
least	14	3rc:19 1fp:t 32e:s 4qf:j 4ky:j 1fm:i 2ng:g 39f:f 1o2:f 3st:f 3ip:e 17u:a yd:8 139:7 1zb:6 1qy:6 9j:5 1fh:5 1or:5 1fo:5 z4:5 1tt:4 29n:4 25f:3 2u:3
60	15	3ji:x 411:u 412:u 12w:q 2ow:p tn:m 1ab:m 24p:k 2zn:k 1cc:e 2iv:d 418:c rb:b 2zg:a rk:6 1e2:6 4jn:6 174:5 229:5 24c:4 4sy:3
shortest	k	4li:y fh:d e9:b
cream	1d	tp:8l 3sf:l 33w:l os:j 2xd:i 3es:i ra:a 2af:a 2xl:9 33x:5 33z:5 341:3 340:3 343:3
means:allergy	gz	tq:i2 2aw:3r no:2k w2:2g 55k:1v 5m6:1q vd:1l v8:1i 2ep:1g 2dq:1f 434:1b vm:18 3c0:y g8:w 43n:v 1z6:t 44f:s 37a:r 5ki:r 1h0:r 246:p eq:p 3r:o 175:l 56r:l 23s:j 2so:i h3:i 52k:h l9:g tt:f 4sa:f vs:f 327:e 3d3:e 1fp:e s3:e 1w2:d gs:c 5kl:c qn:c oj:c 1zk:b 3lz:b vf:b 4pp:b 1ru:b ts:a v6:a 18n:9 1z9:9 1w0:9 4dq:9 25q:9 vr:9 3cn:9 w8:9 2fc:8 2c3:8 15p:8
read	4r	tr:dr pe:1s 2tx:1o 26a:1l 274:1g 4nv:1e 3qw:19 zp:11 5b7:10 5b6:10 4xh:z 1k1:s 5he:s 40l:r 3mx:p 499:o 1iu:o 4qj:m oj:m 24i:k 2z0:k 1is:j 6i:h 16x:h zr:g 2en:f 10i:f 3rj:f o8:f 1wa:e jk:e 4f4:d 28w:d 173:c 3t4:c 2iv:c 22r:c rm:c 1k8:c 2kc:b 2m2:b zq:b me:a 6z:a 3zc:a 2iw:a 2sw:a 3ch:a dt:9 t7:9 1mr:9 18t:8 3b4:8 3b3:8 4hx:8 3b2:8 2fa:7 3az:7 o4:7 2tp:6
label	29	ts:av 4wj:1c 2zu:1a 2vm:y 2jh:y 5jt:w 337:u 30p:o 3zh:m 3sd:k 33w:k 3gl:h 1qw:g 54l:g vh:f 2l5:e 2cq:e 3vz:b 2pt:b 1xe:b zj:a 30n:a 3fj:9 184:9 2xl:9 h3:7 31f:7 2dh:7 2ft:6 2jw:6 2ps:5 390:5 33x:5 3sc:5 30r:4 2eu:4 30q:4 4h8:3 4h6:3 4h7:3
allergy	5g	tt:ch 5m6:22 vr:20 5ki:1n 1h0:13 3d3:11 oj:y 50j:w 1z6:t vh:t 3ch:o g8:o 3lz:l h3:k w8:k tq:h 2f5:h qn:h v6:f vf:f 4ee:e w7:e 2ei:d 2cc:d eq:c 2ek:b fb:b 4r2:b 1h2:b 15z:a 1h6:a ts:9 3ly:8 3hp:8 1ut:8 2ej:7 3cp:7 3cq:7 vm:7 434:6 vi:6 2bw:5 2el:5 2em:5 37a:4 4fw:4 no:4 4fx:4 w2:4 5mn:4 3cf:3 t2:3 wa:3 3w7:3
browner	r	tw:3f 30k:1l 4sj:11 53p:w s9:u 2z1:j 3ad:f 3ae:f 1hk:d 3af:7 2n2:6 i6:5 u3:4 1da:3
batch	dx	tv:ca 57k:24 dp:22 1q8:1n 35a:1e 3i9:19 te:18 58o:16 19a:u 4wd:t ud:s dq:o 301:o 55w:n 19h:n ui:n 1q3:n 19g:m 1rb:m un:l 1f2:k 3l:k 3ey:g 19m:g i:f 25y:d 2qr:d 3jg:d do:d 4qe:d k:d 3ji:c 4rx:c 1lc:c th:b 1xz:a 5mj:9 1ag:9 7s:9 1l9:9 3ig:9 tb:8 4gm:8 1j3:8 y3:8 1xy:6 81:6 1l8:6 4wt:6 19w:5 1pp:5 2sy:5 uj:5 2q6:5 3xq:5 502:5 2e8:5 3st:4 ua:4 cs:4
rotat	p	tu:39 tw:1u 1h3:w 19f:h u3:a 3ki:6 3kg:5 1lb:5 31t:5
stack	24	tx:b2 3yh:11 4zm:y u3:t n1:o 3yb:e u7:d 2xz:a 2y4:a 2y3:a 116:9 4zl:8 1dw:6 2y2:6 193:4 2y1:4 1mk:3 tu:3 1mj:3
sheet	7t	ty:gf 5eu:23 1cp:1v 26q:1q pc:1n 29f:1l 14l:z 5fw:v 1we:o 1ll:n 1bm:h 1bn:h 2cr:d hw:c p5:c 2aa:b 1bl:b 2l5:b 4ab:a 3af:a 38b:a 38c:9 281:9 14g:9 3vz:9 v0:8 280:8 1lj:7 1jf:7 1ow:7 3qt:7 3nt:7 5m:7 1af:7 4hf:7 u4:6 48b:6 jb:5 2ny:5 3hw:5 4eh:5 6y:5 1lo:4 34h:4 2nx:4 25k:4 26u:4 xd:4 4am:4 rc:4 1xj:3
colour	m4	tz:cd 2pu:2a 199:28 l8:23 12q:1z 17f:1y 18n:1p ne:1o kw:1d 1gt:1b xw:17 ll:14 s8:12 2v1:z 1bs:v 3bf:u 48r:s 8q:s 5g2:r 5g3:r xs:q 514:n lb:m 1c8:l 5cn:k 1hz:k 5f4:j 13y:h 4yq:g 40n:f 2yn:e jn:d 8j:d jq:c 53x:c al:b xu:b 1j1:a 51b:a 56w:a 1h4:a qr:9 4qn:9 4qo:9 185:8 2n2:8 2ag:8 1dh:7 2nh:6 yc:6 2kc:6 ua:6 23u:6 me:5 2iw:5 1aq:4 1wa:4 209:4 1jk:4 1kz:4
rack	4o	u0:ci u1:2a 2tk:1j 5mo:1e 1jz:10 np:y 2yi:x 3wi:u nq:r 43e:q 2xp:j 4ez:i 4f8:i 7g:h 15r:h 2qx:f 1ic:d 2bk:c lg:c 1p3:b 388:b 58v:b 116:b 1hv:9 31z:9 2st:8 2om:8 11t:6 2xk:6 2xj:6 492:5 1p9:5 13p:5 2yn:5 12j:5 1nw:4 1ng:4 yn:4 2yf:4 4mq:3 1g0:3 hb:3 3gz:3
shelv	15	u1:5n 3h7:u e7:7 22j:5 u7:5 3j2:4
mov	76	u2:b0 8x:2z 7y:2w 50e:1h 32n:1e 312:1c rj:14 47s:12 2nd:10 3sm:y 4pc:x 2oj:w ou:u 2ic:u 1wh:s 2l9:r 1uy:r 8u:r 383:o 42j:o 2km:n 2ah:m 3uo:l 31j:k 50z:k 4qb:j bb:i 1m3:i ap:h p0:g 55u:g 4m2:f p9:f zz:f 29k:e 4bb:c 59y:b l7:b 1a5:a 4uc:a 5i4:a 25j:a 11w:9 1ll:9 3h4:9 1mt:9 xi:9 2xx:8 4ad:8 2mh:8 8f:7 13a:7 b0:7 2a6:7 1nh:7 2c8:7 1gt:7 2tr:6 2jn:6 2m0:6
toy	i	309:g tu:d u7:8 tw:5 ua:4 ro:3 3j6:3
pil	3m	u4:56 1g4:39 tx:2p 50v:1y 1ac:1s 3t1:12 56z:11 570:11 30u:y 3h5:u 2n2:s 81:p bt:j 38r:j 4ux:j 2n4:i eh:f 3fi:f 2sz:e 1ez:e ud:e 12s:d 2za:b 129:b 1lj:b 2t2:a 2zv:9 19a:9 4lb:8 11p:8 2jp:7 2di:7 1gm:7 3b8:6 c7:6 4bi:5 301:5 v0:5 2sy:4 l6:4 uj:4 ty:4 2rm:3 1cs:3 tv:3 3fm:3
load	8f	1el:3a u5:29 5hf:20 5je:1x 4bs:1i 1hw:1a 19a:1a 4uh:18 4rl:13 4u:12 j8:z 1iv:x 4t0:w 3ai:v 4ti:v 4v5:v 5ax:u 2oa:u 4v4:r 2c0:r 3sm:q 2vk:p 28w:o 1t8:o 46:o 12n:n 1la:m d0:m 1l8:l bc:j 1ld:j 55v:h 1qd:g 1uc:f u4:f mm:f 58m:f 1ik:f 1g:f 19w:e 1y1:d 51f:d 1a2:c 1gl:c 3js:c 1p0:b ud:b 2p5:b 2oc:b 3ov:a 4aw:a 4hi:9 4t1:9 v5:9 1rz:9 1ae:8 bk:8 mi:8 ag:8 34h:7
food:frozen-roast-potato	2b	1fk:6y u6:44 ix:1g 2mu:1f 50v:z tu:y 2tj:q 2sg:p 13w:p 1ju:o 1jt:n 3li:g 304:e 2yp:d tw:d 38x:c 2j3:b u3:b 1wb:b xo:a 3ki:9 3gz:9 3kg:9 3lg:9 1bi:8 31t:8 1jw:7 14y:6 2y5:5 3f1:5 1go:4 14w:4 1jv:4 3jh:3 15e:3
fight	10	49g:1i 24w:10 1lt:10 4uo:z 1fa:v 1jz:r 3gz:p 4z5:m u3:m 1m0:l 22k:j 1dj:j 2tj:h 3is:g 1u8:g 1kt:f u1:a 5j5:a c7:9 3xw:7 4hk:6 4hl:6 3fx:6 22w:6 5j6:5 1ls:4 39:4 1n9:3 e7:3 1lw:3
sausag	v	u8:41 u3:1e 1re:f 174:e 2o4:a 443:9 441:8 kr:6 2am:6 tu:5 442:5 2se:5 19l:4 3fp:4 2o2:4 3oa:4 1pa:3 u7:3
level	2i	u9:bc 4ba:1v nq:y b7:v 4xe:r 1ga:l 2tr:f 24j:e 22f:d 4m2:d np:c 3r9:c 1wf:b 1hq:b 546:b 1se:b 33d:a 4y6:9 uc:9 2mk:8 en:7 54c:6 4ed:4 2zr:4
suffer	w	4p1:1p u3:1c 1uk:15 1uj:k s5:j 4ln:e 14g:c rk:9 tu:5 1cn:5 4le:5 1uz:5 4iz:5 4j3:5 1om:4 18l:4 14z:4 1pf:3 u7:3
air	hx	ub:k9 309:1c 4vr:1a 557:11 fr:n bl:l 304:i 534:g 2ir:f 47w:f nf:e 3jc:e 14c:d 2lu:c 2ln:c 3ja:a 1y3:a 48r:a r9:9 2t1:9 ou:8 17t:8 5c2:8 3zj:8 2j3:7 22:7 4r5:7 19r:6 214:6 13o:5 4qe:5 b4:5 2y8:5 xg:5 4hh:4 2qb:4 1u:4 2y1:4 3e2:3 3e1:3
third	2p	uc:72 3ns:2z 5ml:29 4zr:1w 552:1u 3ra:1t 4pn:1k 1l7:w um:r 2tp:j 1tp:j 4p2:i 3bd:i 24r:h 4pa:h 3be:g 4hi:f 3cb:e 3ax:e 3sa:d 6w:d 1xs:b 6i:a th:a 5f0:9 213:9 3ay:9 ls:7 4go:6 3hg:6 3fr:6 3bg:6 3bf:6 4pj:5 1ly:5 2ry:4 3pu:4 19a:4 3px:4 4kq:3 d1:3
crowd	77	ud:3f un:3d 35r:2o 5d1:1k 4gm:1i 3i9:1c v0:19 2sy:17 3k2:13 dp:11 ui:11 19g:11 1y1:u 19w:s 1g4:s p5:p 19m:o 1lc:n te:m u4:j 1q8:i tv:h 151:h 1xy:f dq:f 19a:f 300:f 2h6:e 44x:d 2sr:b 1lj:b 2sd:a 37t:a 7s:a bc:a 3ig:9 do:7 3ey:7 41z:7 v5:6 uj:5 3gg:5 13v:4 1xz:4 3e9:4 134:4 fh:3 cw:3 3fi:3 1ez:3
prepar	3f	e5:2u 4xk:2f 365:21 3w:1q dv:1i eo:1a 4tu:16 1ab:14 17:13 du:v 1dy:s 1ej:r 5ic:n 3fa:m 45u:l 3u5:k 2yb:k ln:i 421:i 2ph:i 3k2:g 1o:g q:g 283:g b1:g 257:f 153:e 3go:e 2ml:b 10m:b r:a 423:9 1iq:9 2he:9 35j:9 2cd:8 v7:8 is:8 1m1:8 2cv:8 uf:7 2hl:7 35p:7 93:7 1u6:6 6c:6 2en:6 4rc:6 9i:6 1kb:5 1j1:5 40w:5 2cw:5 330:4 3cv:4 32w:4 332:4 32x:4 2hp:4 1y2:4
advanc	1k	uf:1n 3w:1g 31l:16 du:w 4lt:w 2y8:v 14s:h 378:e us:c uo:c 1rk:8 1d0:8 3v:6 kn:6 36n:5 1jn:5 x0:5 1o2:4
lunch	l8	ug:c3 1rh:3h 38y:3b fg:21 1o4:1t 4s1:1n 2k9:1j 36y:1i 38z:1h ff:1g 1r7:17 37u:w 3jy:w 1e1:t 3ii:t 37o:t 1su:s 37p:p 3u:o 2er:m 2sr:m pu:l v1:l 37q:k 2eh:k 1pp:j 25g:h 54n:h ng:h fn:f v5:f 4u4:f v2:f 13v:e 1pi:e 1ui:e uz:e n6:e 1pq:e nb:b iz:b n2:b uq:a z3:9 377:9 9j:7 na:7 12m:7 25a:7 3cp:6 3st:6 1s4:6 3cq:6 2vs:6 3ks:6 4gm:6 5g8:6 5jh:6 1c3:6 503:6
supper	3o	uh:2t 5fz:1z 3hb:1p f0:v 1m5:t pf:p 144:o 3ey:l 3v0:k 19w:i 147:i 1i4:h 1mr:g rx:g 2sr:g 18u:g 4p2:g 1s8:g 1f3:g 4vm:f 4gm:f 2lk:e 517:e 1ly:d v5:d 151:d 1i8:b 4g6:a 3do:9 1vz:9 ng:8 1ev:8 ul:8 203:8 9j:8 3cp:7 3cq:7 2de:6 1q5:6 z6:6 uk:6 5h5:6 4zs:6 57r:5 37t:5 un:5 9p:5 34n:4 1h1:4 57n:4 fl:4 1oj:4 1su:4 q3:4 240:4 525:4 8u:4 34o:3 dp:3 vu:3
party	b2	ui:8y 1ui:4b 28e:3m 3k2:26 3ig:22 un:20 1by:1w ud:1g 19g:1e 1xz:1c 2lk:16 4gm:11 54g:x 3r2:s 1j3:r 36y:p 3lc:n 19m:m 4b:m 3gf:m 3i9:k 34b:k 19k:k 1ix:j 22h:i 56n:h dq:g 2sy:g 2uh:e 10x:e 2hi:d do:c 10z:c 2h6:b 19b:b 2sk:b 23p:b dp:b uj:a wn:a 1md:a 3i1:a 7s:9 4r5:9 10y:9 300:9 te:8 2e0:8 35a:8 3rm:8 26y:8 19w:8 39n:8 377:7 4gk:7 3k7:7 3st:7 3hz:7 461:7 3iz:7
eight	cx	uj:al sm:4r 2in:3z 46j:1v 1y1:1p xh:16 2fr:13 53w:z 552:y 19m:x 3h1:u 30k:r 1fd:q 28k:p ud:o ue:n 3de:n 1da:m 3kk:l 1qg:l 1ml:k 134:k 19a:j ul:i 1m1:h 4tb:h rn:h 2a9:h 4gm:h 1ez:h 3pi:g 23p:g 2hf:g 5j5:f 1d6:f z9:f 2kf:e 1z2:e 32r:e 2op:d te:d 3j2:c 2lb:c sn:c 1o1:c 284:c 46k:c 20z:b 2do:b 2tg:b 19w:b 3j4:b 2de:a 1il:a 19g:a 3hv:a 37t:a dq:9 rx:9 10i:9
saturday	2d	3iz:1m 1f3:1i 2fi:1f 28s:w 29l:w 3i8:v 3lf:t 24c:r 3l:r 3gf:p 1k2:k ff:j uk:f 3w:e 2b2:c 1i4:b 34o:b 37w:8 2jh:8 3cb:8 uf:7 2fj:7 pj:6 349:6 1pf:6 l0:5 2c3:5 3jy:5 2pg:5 n6:5 3gh:4 1mo:4 ux:4 3c5:4 380:4 37y:4 1ms:4 3c7:4 3c2:4 2e0:4 263:3 2k9:3 ut:3 27z:3 37z:3 213:3 2ry:3 1b8:3 2lm:3
six	dz	ul:bl 4y:63 4xq:29 9q:1q 2ma:1i 1p5:1g 573:1e 2du:1e uh:1c 1f1:1c 538:12 1jn:10 oz:z 34w:w 3p4:v 12t:p 134:o 2dc:o 3kw:m 1o1:l 1ai:l 1f0:k eg:k 2kq:k 18s:j 2wx:j 42:i 54g:i c7:h 16j:h 43g:g yj:g 44t:g 3km:f 9j:f 231:f 52e:f eb:e 4w8:e 1ad:e 2vm:e 2av:d 2op:d 1m8:c 1mr:c 3t7:c fb:c b6:b 1s9:b 1pk:b uj:b 1o9:a 3j1:a 1n6:a 52:a 2a0:a 160:a 1cb:a 3al:a 1av:a
friday	2y	285:1w 2av:1t 1aw:17 34k:16 4yo:11 348:s 4uh:s uu:q 1k2:p 347:m 4hi:l 4c6:k 28n:j 52s:f 3km:f 3cb:d 1l:c 2jk:c 41k:c 2oh:b 2yf:b kn:a 3ft:9 3fs:9 pj:9 17u:9 35e:9 213:8 3fq:8 323:8 3fr:7 1x9:7 3w:7 1c2:6 23l:6 uf:5 27z:5 23z:5 wp:5 4rp:5 34b:5 3fg:5 3fh:5 1b3:4 1c3:4 3fw:4 3fv:4 du:3 320:3 ux:3 um:3 4ju:3 2d3:3
peopl	df	un:3c ud:36 fl:2w ui:2t 37t:1v jl:1s 19w:1q 3i9:1q 19m:1k 4gm:1e 2h6:1d 5cb:19 5fv:18 dp:17 4uk:13 1xz:13 3bj:10 4gr:10 1j3:z 2sy:x fm:x 1y1:v 1mm:r 4oh:q te:p 1ly:p oz:o 13r:n 3ig:m 2ji:k 1m7:k 55y:k 1uc:k dq:j f1:j 34a:i 19g:i 1ko:i 19f:h 1mu:h 1qa:g x3:g uo:g pm:f 1a3:f 134:e 5ca:e cs:e 3ok:d 149:d 471:d 19a:d uj:d 1xy:c do:c 2g6:c 383:c 3hb:c uh:b 48e:b
means:assemble	2m	uo:9p 5jx:1k 2qp:1g 136:14 28h:10 5id:w ds:p us:o 6i:o 1p5:o 50q:n 2c1:m ur:l 58q:j fl:f 57f:e 1s8:c 1m1:b 2sm:9 4l9:8 15m:8 s4:7 106:7 s5:5 4ni:5 2e3:5 16t:5 k6:5 190:5 3gn:4 3gl:4 1u5:4 2j2:4 2e1:4
uncook	3b	up:7i 1bz:2k 4db:28 4qg:1a 1qm:l 1l2:k 1l3:k 283:g 1cn:e 552:d 4go:d cn:c 2cw:c 2p5:b 1i1:b us:a 3pf:9 192:9 ur:9 3tw:8 4vm:8 2nb:8 2hc:8 30m:7 3ti:7 ck:7 423:7 421:6 4l9:6 1m0:6 ue:6 1l4:6 324:6 3q5:5 4ck:5 24n:4 2iq:4 4ni:4 9i:3 1ik:3
thanksgiv	10	13w:1o 47i:r 210:p 3bn:k 2c8:j 46v:h o8:d uq:d 46u:c uf:9 lv:8 28:7 xo:7 490:7 ur:7 3w:7 qt:6 3jk:6 3jj:6 242:5 ue:5 3d:5 13d:4 212:4 mz:4 352:3 pn:3 13u:3 1xf:3 13k:3
function	k	388:15 3if:s 3ih:r 3ii:c uq:a uf:7 fo:3 ux:3
assembl	1g	uo:2z 283:20 34x:1f 52q:w 4pl:u us:t 136:l ds:h 29l:c 13v:c 1p5:c 37g:a 1u5:8 1ip:6 2e0:6 ex:4 3lc:4 2q7:4 3ld:4 uf:4 lw:3 3lg:3
means:marinate	az	ut:iq 2fm:1m 4ri:1d 4rm:14 1mr:12 4yv:12 44p:12 1qe:t 48d:r ue:q 42b:n 4vt:k 3zh:j uw:i 4au:h 1qw:f 1hd:d ru:d e5:a dt:a 2tw:a 1ms:9 ua:8 15s:7 17:6 kl:6 vw:5 11n:5 4m0:4 22i:4 1o6:4 1yi:4 3u5:4 7t:3 1ix:3 4i2:3 1vq:3
monday	3b	213:1u uu:1l 347:14 um:10 1u9:o 4uh:i pj:e 37u:c 36n:b 3qf:8 uk:8 3qg:7 v1:6 349:5 1l:5 1b3:5 27z:5 57k:4 3sv:3 4bo:3
tuesday	3k	27z:23 347:1q uv:p 3cb:k pj:g 18u:g 1bp:d 4xd:9 213:8 4uh:7 349:7 1k2:6 348:6 uk:5 1oj:4 4hi:4 n1:4 1i8:4 v1:3
marinad	5y	uw:d4 1ms:2i 2fm:1s 4yv:16 4rm:16 ut:15 4au:u 4vt:u 42b:l 3zh:j 2tw:g 1qw:g 17:g 1hd:f ua:c 15s:b kl:b ue:a 3u5:8 11n:7 7t:6 vw:6 1vq:5 2eo:5 1yi:5 2hh:5 1o6:5 ur:5 3v0:4 1vz:4 41u:3 dt:3 dw:3 1mr:3
wors	1m	5n1:2g 4zc:1v 1ee:17 1ul:16 290:13 1e6:11 2n8:z 22o:y 124:x 126:x 1s2:u 2cb:s 4ru:r 36u:o 2sf:o 329:n 1xn:m 2yb:k 22s:i ur:i 1s0:i 29x:h 29y:h 32y:g 3s9:g 9r:g 32a:f 28y:f 28k:f 1e4:d jf:d 37l:d 37k:b 1rx:b 3lx:a 2ee:a 26m:9 43b:9 1zl:9 3w7:8 37m:8 2ac:7 245:7 1eh:7 3wa:7 1cp:7 3w8:7 2n9:6 e1:6 1le:6 22b:6 1un:5 285:5 1ej:5 1t8:5 37j:5 2a9:5 1xw:5 1xx:5 330:4
food:peeled-potato	m	jh:j xg:j 48s:e 14w:b du:a 1jn:8 kl:7 48t:5
box	ah	uz:9r 38y:32 3jg:2t 35o:2l 3u:1p 1ph:1j 38z:1b 18b:1a fg:16 1fv:16 1gz:12 vy:11 1o4:11 2gr:y 31b:w 5fv:u 21e:u q4:s 1rh:s 2z3:r 54n:q 3xr:o 5a9:o 4l7:n 3t0:j 6a:i 3p0:i 1sm:h vf:h 542:g 1z2:g ug:g 2bi:f 213:f 36y:e 1qr:e 2w3:e 394:d 1hi:d 1nd:c 4q2:b 28z:b ty:b 4qr:b 19b:b 5a8:b 2b3:b 21g:b 49u:b 36k:b 1zt:9 2vo:9 1fl:9 2z5:9 v1:9 ye:9 1ax:9 4p2:8 36f:8 29d:8
lie	22	v0:35 40s:1q 3la:1l 325:1g 1lj:1e 3sp:1c qf:14 49c:11 4ph:10 1og:t 155:t 3kf:t 16p:q 45n:n j9:m 4da:k 3e9:k 21w:h 1ld:g 2uh:f 1e9:e 1xj:c 3k0:c 3k4:c 3k3:c 461:c 2lm:a xn:a 2s6:9 24v:9 59v:9 4t9:8 du:7 114:6 26q:6 22h:6 4ae:6 3ee:6 1sr:6 56b:6 2dp:5 1po:5 pc:5 2h7:4 mw:3
within	v	2qf:19 2jh:y 1ue:m 2m0:j 2l0:i 3n8:i x7:h y6:c 2mb:c 2ja:a 245:a 3n5:9 2ma:8 20v:8 22c:6 35e:5 1zm:5 1kb:5 2rk:5 27r:5 11i:4 q3:4 2is:4 2m5:4 2m6:4 2mc:4 2lz:3 4zi:3
bring	66	v2:49 3lc:30 5fe:2k 41k:1y 2qo:1g 5be:1c mp:1b 2t6:16 59a:13 ua:11 3lf:11 5jx:11 3m7:11 1ow:10 3rh:z 3nn:u 38z:t ve:s 82:s 48y:s 42k:s ee:r 244:r 3nv:q zw:o 2aa:n 1ip:m 20v:l 3ju:l uz:k 1rh:k 2kt:k 4xj:j 9x:j 15y:j 2jb:j 3nj:j 1vt:j 1o4:i 1pf:i 37g:i 289:h 52s:g 3gp:g 25g:f 26y:f ug:e 106:d 3u:d 2q7:d 39z:d gi:c 2xa:b zs:a 9s:9 10w:9 fr:9 fg:9 53w:8 314:8
dress	gz	v3:kb 3pf:1q 4x5:17 5ft:17 3lw:17 178:15 5cu:15 4ym:14 51w:11 5jp:t 2qq:o 1ee:m 32s:l 3gy:k 11d:j va:i ee:h h0:f 4he:f 3z5:f 3of:f qn:f 5aw:e 1o0:c 26y:c 1e9:b 2bo:b g4:b 12x:b 3h0:b 1kc:b 45v:a 1d0:8 2p:8 3et:8 23u:8 24v:8 1go:8 uh:7 2r7:6 3mp:6 2rc:6 351:6 4sq:6 3hc:6 3ha:6 yc:6 1ef:6 55u:5 br:5 1al:5 2uk:4 3lc:4 1nz:4 6c:4 1bx:3 1rz:3 2n:3 1x7:3 70:3
fully	1g	5i7:22 1hh:1j 41j:18 24m:16 4th:13 265:s 28j:p 7i:o rs:n v4:m 2il:m 2mi:l 2b4:l 41i:i 2kc:f 3bi:e 2ko:e 1dx:a 3bl:a me:9 2yq:9 291:8 h4:8 18s:6 3be:6 4v:5 13o:5 ms:3 3bk:3
group	y	1y1:1p 2gx:1e 1j3:z 3j0:n 4gm:i eq:b 3if:a 3ih:a 3ig:9 3b8:8 1l8:7 ur:6 3cl:6 3i9:5 rs:5 3gh:4 3ii:4 300:4 19g:3 4v9:3 vk:3
food:nut	c6	v6:k5 w0:4f w7:2y 1gt:1i v9:1i 1eb:1b gw:17 44w:13 3ie:w t8:o 1lu:j y8:h 4zx:g vj:f w1:e tt:e 5jo:e 23r:c 3z1:c w2:b 35g:a 2o5:9 39g:8 4dk:8 u8:7 d5:7 g8:7 vr:7 2bh:7 q2:7 4rw:6 1ut:6 1rb:6 wa:6 3z0:5 r3:5 10v:5 298:5 qn:5 h3:4 1x1:4 2lq:4 tq:4 1jy:3 w3:3 2cc:3
food:couscous	2v	v7:dw 2ju:l 2v8:g 425:g 2n1:f 157:e vg:c 3fx:c 1d5:b ms:a 1ho:6 2n4:5
gluten	57	v8:cj vl:2p vd:1b vh:13 2aw:y 2an:o vc:m 2lr:i tk:g 1qv:f 1pk:e xk:d 2ra:a 1us:9 1ph:9 1pn:9 1i0:9 vk:8 1rt:7 1hn:6 29a:5 nx:5 1xg:5 2x3:5 9z:5 vm:4 1po:4 2en:4 3c0:4 tq:4 25j:3 14s:3
food:pine-nut	1v	v9:da 1ej:v 5em:q 1ki:m 23w:9 361:5 362:3
food:mayonnaise	6y	va:jz 1jy:1f 1d0:18 37f:12 1o2:x 281:l 1u1:l 280:i jb:d 1hq:b 34q:a 34p:9 3s1:9 2dd:7 lt:7 464:6 2gd:5 3rv:5 2dl:4 3yi:4 2dm:4 4ed:4 1hm:3 1jw:3
food:oat	az	vb:m0 1z8:1x 5aq:1t 564:1k 20v:1a 59r:15 4fo:12 2h4:x 5ef:x 2ah:t 5ic:r 4gk:j 2xi:h 3ie:h 25u:f 33q:e 1us:e 1w2:d 21m:d a2:c vk:c 1rt:c q4:b 33f:a 2cy:a 3r6:7 1ax:7 l6:7 2dw:6 15u:6 t0:6 2cv:5 ib:5 3zc:4 503:4 2cw:4 1ww:4 1rk:4 27b:4 2bo:3 2qs:3 59t:3 5fi:3 3zg:3 1w0:3
food:soy-sauce	5g	vc:c2 130:3a 1qv:2e 4sa:w vs:t 3ll:j 5ft:e 43n:d 1o9:a 1e2:a 3oc:9 2vm:8 17j:7 1r1:5 18j:5 3az:5 wr:4 4ef:4 1ba:3 1hx:3
food:wheat	37	vd:8k vl:1q v8:1g 4vu:11 4wr:10 2an:z 2aw:v 1f9:o 1ta:l 5fp:j 138:h 1zx:h 4ws:h vc:c 17o:b 25q:a 2tf:a 2ax:6 tq:6 43q:6 43r:6 43p:6 14h:5 17y:5 17r:4 9z:4 1zv:4 2en:3 1us:3 4e2:3 1zw:3 ia:3
count	4b	ve:9z 17g:2a 4v9:1h bo:19 1x9:15 4g9:y 26n:x 2la:w 39f:w 47g:s 4t6:p 1dq:n 2h8:n 1ai:m vn:m 2lr:l 4c9:k 2y5:k 2cj:j vi:j 39e:i 4te:h 1lz:h 2sw:g 51a:g 1ip:g 48m:g 4l8:g vo:f 25i:f z4:e 2kc:e 16j:d me:c 2sz:c 39b:b 2m2:b ly:a wb:a 2c9:a 37b:a 1pd:9 2c6:9 2t2:8 21p:8 2qt:8 2fo:8 3pi:8 1qy:8 27w:8 2ft:7 35q:7 2mg:7 1aa:7 2fn:6 11p:6 16r:6 20g:6 1c9:6 2jp:6
food:chestnut	y	1j1:3l vf:2n 3at:r vk:h 4tu:c 1gu:9 gb:3
food:bulgur-wheat	1p	vg:c3 45d:z v7:r 45c:c 45e:5 1oy:4 1xg:3 1xh:3
contain	17	vh:68 2b0:s 29a:r h3:q ts:h 563:f 2b2:d vl:b 2be:8 2an:5 2en:5 1mo:5 23s:5 2eu:4 2bc:4 18a:4 eq:4 4fs:4 v8:3 tq:3
food:whey	2n	vi:93 eq:1v 503:q 239:m 2vo:l 4jh:j h3:i 2bl:i 1w0:g 59s:e 1gy:c 1w2:b 2cy:9 246:8 vh:8 221:7 23s:6 fu:6 2eu:5 og:5 ts:3 1w4:3
food:nutmeg	24	vj:du 319:i vk:g 31d:b 31c:b 1ng:9 1nh:7
food:spelt	w	vk:aa 1xi:5 1xg:4 2ax:4
coeliac	49	vl:9k v8:3m 2aw:3e vd:29 2ep:1o 1fp:11 1r1:t 44f:r 1ru:n 37d:l 52k:k 1tb:k 1ta:e 2fc:e 2en:d 1qw:c 1td:b 1te:b 2an:a 2bg:a no:a 3cn:9 4wr:6 107:6 11z:6 vk:5 25q:5 1xi:4 6u:3
friend	98	vm:4k 2go:2c 2aw:28 3ca:1z v8:1x 32q:1p 2b4:1o no:1l 2ce:1h 3gb:1h 498:1g 5a4:1d 3m4:1c 1w4:1b vr:17 1ip:15 2wd:15 4en:13 tq:z 3s2:z 1an:z 3lf:y 4a7:x 3lc:w 2az:v 36k:u 37c:u 1fp:t vk:t 2dq:t 2bb:r sy:r 4r5:q 4x2:q 2ek:q 4xb:p 4zf:p 1lt:p 2uq:o 3e5:o 40p:m yj:k cx:k xd:k 5c3:k fb:k 1ug:k 4qk:k vc:j 17r:i vh:i 12f:i 5lj:h 5n2:h 1rf:h fl:g vd:g vl:g 17h:f 20n:f
food:fresh-pasta	1t	vn:7r 350:1r cd:18 vk:c 2x6:a 2x5:a 2x4:9 rq:7 2mg:7 4ws:6 vg:4 4tf:3
boy	1w	40q:2d wa:1k 4xp:1i 54n:1e zq:1b 4c9:18 vt:w 4gb:v 53p:q 56j:q s9:o 2hm:o 3ec:n 3go:m 16k:l 1vw:k 2cf:h 10s:h 1oe:h 453:g 5b5:c 38x:c 3ev:c 1ab:b 1hy:9 592:9 47u:9 2p1:8 1lx:8 3cv:7 tt:7 fb:7 va:6 ja:6 2cd:5 1vx:5 2kg:5 xf:5 19h:5 43z:5 4rc:5 v6:5 1pr:5 a2:5 1n:4 102:4 gw:4 36y:3 2hl:3 1vz:3
packet	cd	vp:c5 1zq:7u 14x:2c 1xp:23 2zz:1u 3f:1t 56v:1s bx:1h 521:1b 1g1:19 36i:17 vf:17 ju:14 2pn:11 1p6:z 15f:y is:y yu:w 5en:w 27d:u 3ke:t 4ah:t 36h:s 1bs:q 3us:q ru:p 4tf:n 14d:m 4gb:m 2zv:m 4r0:l 17i:l 27f:l 1p4:k 1nf:k 2pv:j 2bh:j 1ou:i a3:i 5ic:h 52o:h 4aj:g 1fc:g 128:g 15s:f 2mm:f 2du:e 4ch:e 2rj:e 49c:e ts:e 4a:d 2jr:d 2mf:d 4z2:d 4mk:d 1pj:d 2io:d 4sm:d 4sn:d
worry	5o	ke:25 3v9:1z 282:1x 1o3:1p 5k9:1g 3ui:1d 58o:1b 567:17 574:17 535:15 1av:15 3zy:11 157:11 18s:10 2b4:w 1bz:t 2ek:r 1is:r 25x:n 3sa:m 566:l 1f9:k 33h:j 3v8:i qk:i ld:h 3r8:h 198:g 29g:g eg:f 3rx:f 2qv:f 3lz:f 1bj:e 5k5:e 4aj:e 47:e 1m1:e 2fh:d 2ih:d 4vn:c 9g:c 4t1:c 3fb:c 5c0:c 10q:b 1e9:a 1rd:a 4pj:a zj:a 2d2:a 3u5:9 4hg:9 2hj:9 1cb:9 2el:9 2sl:9 15u:9 3rg:8 46d:8
allergic	6v	vr:as tt:3d w2:2z 55k:26 2dq:1x 2c3:1g 43n:1f 434:1b 327:v 3lz:t 18n:t 56r:r vm:p 4sa:p l9:o 175:o 52w:n 52v:m 5kl:m s3:k gs:h 1z9:h 3mh:g dw:g 2ei:f 4pp:f tq:d h3:d 4tw:d 598:c vs:c 2ej:c 2ek:c w8:c 2wv:b 4no:b wa:b 37a:a 3vo:a 3ly:a 2el:9 2vi:9 2fd:9 15p:8 2g5:8 5fs:8 34l:8 54j:7 2g9:7 v6:7 23s:7 w7:7 3w9:7 1gz:6 4tx:6 2g6:6 4ns:5 1h6:5 fb:5 q1:5
food:worcestershire-sauce	2b	vs:bp 37d:2b 4sr:m 16e:l vr:9 23m:8 wa:4 h3:4 37b:3 tq:3 4sa:3 vk:3
hurt	36	3yt:25 vo:25 f4:24 1gc:1h 554:1g 1um:1d vt:1b 1xv:1a 2zj:1a 2vc:13 3l8:11 205:u 38w:t 41b:q 19x:o 2g8:n oj:n 3rq:k 2na:j b4:j 2z5:j 3ff:h 2xa:h 3hv:h mn:g 22j:g 3q2:f 16k:f zq:f 1vp:e 2xb:e 2x7:e 3ev:d 1f7:d 37n:c 2kn:c rt:c 1rn:c 1uj:b p4:b 2u5:b 4wa:b 9h:b 2sb:b 2e7:b 1cj:a 1gf:a 2sv:a 26y:a 2bw:9 2xe:9 20c:9 3y4:9 3y3:9 4qq:8 3lx:8 4er:8 1zl:7 2z4:7 1fw:7
sinc	ph	vu:89 fn:1u 1su:1s 2er:1j 1yo:1i 1e1:1e 3l6:18 39x:17 ng:16 56g:13 9j:12 3a0:12 364:w 6c:w hz:t 2eh:t nb:t 345:r 1eg:r m6:q 9i:q na:q 3ma:q 3e5:o sk:n 2k0:n m8:m 324:m a7:m 4p4:l 1j6:k n2:k 54q:k 1hm:j 2ps:j 1ke:j 4rl:i 3eu:i 2dn:i ve:i bh:h 5n5:h 2mr:h 4er:h ea:g fp:g 1il:g 2e2:g kn:f 1zp:f 1fw:e 4c:e 5z:e 3dk:e 5dm:d 2l4:d 1ml:c 573:c 1az:b zt:b
food:cream	x7	vv:oa yt:2i 2rq:25 yf:1u yg:13 ym:11 q6:10 5ha:y 1y9:w 1fh:v 1yc:v 1qa:j r3:i 24r:h 5ml:g 3fl:g 47w:g 1jf:g 2ha:f og:f 47y:e 3i8:e 4x4:d km:d 2h8:c 29l:c 512:b 3an:a tg:9 6i:9 24q:8 3g9:8 q2:8 mn:8 n0:7 356:7 1co:7 2k0:7 4qv:6 vw:6 nz:6 3q2:6 2cr:6 3yp:5 1rx:5 2th:5 1z5:5 yp:5 qj:5 6q:4 2ob:4 2su:4 26u:4 1q8:4 nm:4 1ro:4 vi:4 4ky:4 17f:4 eq:4
food:yogurt	ea	vw:lo 2ha:2v 1za:17 3l6:13 4x4:11 5hl:10 3fl:q 5ml:q 4x2:p ut:p uw:o 437:n 3uc:n 434:i 23b:h vi:h 1zn:g 1ms:g 3z2:f 1rx:e 16e:d lg:c 1z9:b 37z:b 5mn:b 38k:a 2m0:a 20k:a 1ls:9 3kh:8 ru:7 yt:7 1lw:7 h0:6 1lt:6 42o:6 16c:6 2mq:6 1o6:5 22c:4 47s:4 34u:4 3zh:4 eq:4 yg:4 yf:4 3t4:3 3j9:3
food:cheese	su	vx:nt 2dn:4r 105:48 p6:3y 100:2s 104:2f yu:2f ze:2c zu:23 4am:1m 5dm:1j 356:13 1t0:11 2qf:11 2jr:w 18r:w 3al:s 1mm:o 2ah:o zc:n s4:e 35k:e 3os:c 1ss:b 4qn:a 4qo:a 1qa:9 2ds:9 2bj:9 59e:9 51r:9 2b7:9 444:8 us:8 597:8 50o:8 qp:7 4ve:7 5aw:7 18u:6 397:6 598:6 1sz:6 4vs:6 4gr:6 25f:6 3ip:5 2pq:5 2cz:5 283:5 36t:5 22c:4 1i8:4 zw:4 4p2:4 xn:4 uo:4 2mh:4 3gp:4 2h6:4
food:rye	i	vy:31 299:4 292:3
food:barley	2b	vz:el 2rw:y vy:x 2bg:k 3mk:g 3mj:g vk:c 292:c 1xi:a 3mh:9 299:7 oh:5 1ev:4 11z:3
food:almond	47	w0:fy 2bw:14 v6:w 2c8:v 4aq:r 3ze:q 288:l w1:k 28b:i 3i5:g 2ds:d 1w4:b 4ar:9 28g:8 2bt:8 v9:7 24d:7 gw:7 3r6:7 28d:6 1xf:6 3w7:6 26w:6 2bx:5 3wa:5 3w8:5 234:5 lv:5 2bu:4 w3:4 1an:4 3d3:4 409:3 468:3
food:hazelnut	10	w1:4n w3:41 3vo:a 1h5:a w0:9 427:9 25q:7 298:7 v6:4 382:4
food:cashew	w	w2:6v 2tw:u 2be:8 3f8:5 3f9:5 vr:5 1n1:4 7t:4 3hq:4
food:pecan	r	w1:50 w3:1d
food:brazil-nut	i	4a7:1h 4vm:r w4:h
food:pistachio	g	w5:23
food:macadamia	e	
food:peanut	36	w7:e4 5em:13 1eb:13 1rc:e 2cc:b 2ih:a v6:7 4ah:7 tt:7 1ej:5 ua:4 vr:4
trac	n	w8:1l h3:12 2eu:d tt:6 2ek:5
neither	t	1cf:r 4hc:p 443:m 441:k 2am:f 2bt:f 38h:b 2xg:b 12i:a 1e2:a 2bx:a 2vm:a 3fp:9 2bu:8 44a:7 1pe:7 18j:6 386:6 26y:4 12o:4 39l:3 39m:3 39j:3 eq:3 9w:3
react	n	453:w 2bw:h 1ok:a vr:a tt:8 fb:4 3lq:3
somebody	3b	wb:36 4td:2s 2i6:2d fb:21 535:1h 3ew:1h 2ji:19 16p:19 1u1:18 w2:17 1a6:17 1u4:15 270:y 38m:v 4bk:v 2la:q 1gf:q 2ef:k 1dz:k 2sz:j 1gc:i 4ck:f 2wt:e 49x:d 2tw:d 2t2:d 5aw:c 2ij:c 2af:c 2bw:c 3hw:b 26t:b 2b2:b 1mo:a 2hs:a 2ei:a 2jp:a 20g:9 gl:9 gd:9 2yc:9 2f4:9 342:9 l2:9 2fu:8 1cj:8 13l:8 1fb:8 4ln:8 eu:8 2d2:7 49c:7 1ge:7 1l5:7 435:7 2ft:7 2d3:7 2ej:7 2hy:7 217:7
ask	3g	wc:2d 32s:1e 50n:1e 40m:1c ld:1a sb:1a 2i8:18 3ge:18 1e6:12 5al:z 2pk:y 1td:s 1te:s 2ub:s 4o:q 49x:o 3c:l 1uo:k 200:k l0:j 113:j z8:j 17m:i zj:i yz:h 3e:h 44e:g 2s9:g 2mu:e 4gs:e 1e4:e 1q9:c 3gp:c 180:c 4ip:a 134:a 3tw:a 2oy:a 2gi:a ye:9 2hs:9 tj:9 2l:9 28p:8 6i:8 43u:7 2ao:7 3gh:7 19u:7 2gj:7 zc:7 4kc:7 2pl:7 17q:7 1w9:6 2s5:6 4j0:6 2gl:6 28l:6 2s8:6
foam	7k	wd:bu wi:6y 1gt:22 ww:1s x2:1l xc:1g 3dz:13 wf:10 47w:m ol:j 5hg:j 1m2:f 26t:f 51b:d zz:b 1tr:b 1h8:b 1tq:a 1x4:a 1iu:9 360:8 4pa:8 209:7 27r:7 53m:5 2di:5 4c4:4 o0:4 27q:3 163:3 4lb:3 2ln:3
overflow	2i	wk:4z we:41 1ac:2h 5hg:1l 1lc:1f 1pr:11 5bh:r 5bg:r 2m8:m 5bf:j 55w:d wf:c 81:c 301:b 2qb:9 wi:9 hn:9 419:9 2hc:8 294:8 wj:7 4rx:7 1g4:5 227:4 360:4 sd:3 224:3
climb	y	2lt:1t 5hg:1l wi:v 205:n 1vw:i 24r:8 1lx:7 3o4:6 a2:5 wf:5 ta:5 1vx:5 wd:4 4di:4 215:4
food:white-wine	3y	wg:9h 1vc:1s 1cm:1q 28c:1m 5ku:1l we:11 513:t 24u:o sl:n yv:n 1wj:k y0:j 2v8:g 425:g 1b1:f 3r9:f hl:e 22f:e 2oh:d 1v6:c 1wi:c 3oz:a ta:a 3jl:a b7:9 3rq:8 1vb:8 9v:8 2ou:7 3br:7 1vu:6 4e:6 1vn:6 1ho:6 58e:6 3jo:5 kq:5 b9:5 3jp:5 t9:5 1cg:5 3jn:4 rk:4 3sk:4 3jt:4 4zy:4 q6:3 2ju:3
starchy	1d	58s:26 172:1o 2rc:1l 4ag:1j 16u:1f 2p5:12 a3:v 5f7:u fo:q 1r3:n 1jz:e 171:b 2fd:a 3e5:8 wf:7 1k1:6 e0:6 3k5:5 or:4 2aa:4 wp:4 38c:4
froth	3k	wd:5x wi:30 ww:19 567:v 360:h xc:g 566:f fx:9 26z:8 x2:7 wl:7 wf:6 xi:6 3p2:5 3nx:4 25r:4 1gv:3
rim	37	wj:6e 3af:2q 2q2:1w 2jc:13 wf:y 221:s 300:m 196:m c7:k we:i 4c4:h 1h7:g 16w:e 30p:e 2sy:e 4vq:d 2pu:c 4c5:c wi:b 4cp:b 2ia:b 4f4:a 1a6:a 1xy:9 2q0:8 j9:8 1wb:8 2py:8 2hc:8 3pj:7 15n:7 gc:7 37h:7 1fg:7 25u:7 3ph:6 10b:6 3p5:6 1li:6 30n:6 1ub:6 2o8:5 1lf:5 25z:5 1ac:5 25w:5 25v:5 25x:5 2ii:4 ww:3 1ax:3 37i:3
spill	2r	we:57 wk:2u 2t4:2i 4bs:2b 2a3:1u 1lc:1g 227:1e 275:18 5b5:11 1he:m 4hg:k 4w3:h bl:f 3ec:f mf:f c7:e 1ah:b 1x4:b b4:9 1ac:8 9h:8 on:6 ay:5 20t:5 3bm:5 18y:4 165:4 3uu:4 388:4 mh:3
rattl	v	wl:3v wp:1v 4tp:t zh:f 2ym:b 3e8:b wf:5 4ko:4 3bu:4 3av:4 wi:3 588:3 33n:3
across	2x	wm:59 1l0:48 3fy:47 32n:2z 5e1:27 42l:19 b1:w 53o:w 3jh:r 1sk:r 153:r 1qt:p 53n:o 1bm:m 1bn:m 2qr:k 22c:j 2lx:f 1dy:e 1bl:e 1df:c 1km:b 21y:a wf:a 2lw:a 21r:a 289:9 f6:9 4v:8 xb:8 254:8 x1:7 wp:6 4pl:6 21w:6 2lv:5 3o5:5 k8:5 wi:5 hn:4 7z:4 3xq:4 13d:4 1is:4 2m3:3 227:3 3pc:3
twic	a0	wn:8n 5hs:2a dq:1v 25b:1m 32z:1h 5fj:1h 1ba:1e wr:1d 3ig:1a 4k7:17 ry:16 3lk:14 da:13 3pt:13 4sr:10 do:y 22y:r 5j7:p 23n:p 50m:o 3c3:o b2:n 5bz:k 4dd:k te:k 1d0:i 2ky:h 1do:h 2cr:h ch:h 3pd:g 3zb:f z3:f 48b:e 528:e 3iz:d 4e2:d 2xe:b 1j3:a 1cn:a 1uc:a 4f2:a mj:a 19m:a 1c0:a 1v4:9 1bp:9 17d:8 4tc:8 3t4:8 2dt:7 fv:7 3az:7 3ke:7 17e:7 41i:6 2yw:6 1or:6 2vs:6 15m:6
pressur	99	wo:go 17t:24 2fo:1y 2to:14 3j7:m gk:m 4hh:l 2ce:i 2t1:h 102:g 1o7:b 1vz:9 1u0:9 2da:8 30c:5 o4:4 ak:3 120:3
vessel	p	321:14 2lv:h 3xw:f wf:e 2ja:d 31z:d 4hk:d 4hl:d wl:c 9d:a 2df:a 2ym:9 4hd:8 27i:8 ws:8 1n9:7 2yf:6 35l:5 1jn:5 4hj:3 3bu:3
gas	8t	wq:io 1va:1y 4ba:1j 334:1h 3y7:1f 11w:1d 31x:1c 3i7:1b mr:13 20z:13 3y1:11 3v9:u 1sh:t 1h7:t 7i:s 336:l 291:k 1vf:k zh:e 24j:e 14q:d 3jl:d 4m2:a 1dx:a 3bh:9 2ti:8 47g:8 1eu:8 1ex:8 3jo:7 1pu:7 3jp:6 bn:6 4gs:6 2od:6 af:6 47s:6 2tj:6 48j:5 f7:5 3jn:5 3jt:5 3jq:5 1wb:4 bg:4 8c:4 19o:4 u9:3 1se:3 4g3:3 wl:3 2ub:3 8b:3 1h4:3
ower	y	3ll:1r 4an:17 4uh:y 1hh:v 282:s 1qf:m wf:i 1cs:f 3bm:e 2fy:e 1oa:d 1hd:d 27z:c wp:c 1jy:8 3pe:8 46q:8 3bp:7 13v:7 1o9:7 3oc:6 3bn:5 3bo:4 3bq:4
saucepan	3d	ws:71 5e5:1l ew:16 wf:13 14o:v 1lr:r 3v5:q 1mk:o 1mj:n 1ga:l 2jc:k 3wq:k 2li:h 3wr:g 4ka:f 322:f wp:e n8:e 1tt:d bm:d 4yp:c 323:c 2sr:c 2xr:b ov:b 2xm:b 42d:b 1es:9 3jc:9 1ro:8 154:8 3wp:8 2xw:8 mq:7 k8:7 1j4:6 2sw:6 1ap:5 1ld:5 2yh:4 3wu:4 214:4 1la:4 2xj:4 gv:4 2xp:4 3wv:4 1ey:4 23o:3 25n:3 3ag:3 3aj:3 3wt:3 3ay:3 4jz:3 3ak:3 1mp:3
food:jam	7p	wt:jf 35w:1m 557:1i 4yr:1c 2rm:1a 34r:18 xd:13 1fh:12 2xv:v 33q:s 1jo:s wp:s 35z:r 1x6:r 3pt:q 2nx:p 18u:m 38c:l 3k1:i 1jd:i 29u:g oj:f 1bp:f ws:e 1lw:d 4d3:d ca:d 19h:d 3p7:c 3hw:c 30y:b 2md:b 39w:a 23a:9 3p6:9 s0:9 4ca:9 310:8 4d2:8 2u3:7 11j:7 3qs:7 336:7 311:6 3zg:6 8i:6 bv:6 2cp:6 1gv:6 1md:5 334:5 2ob:5 x0:5 1i8:5 4cw:5 389:5 11r:5 33e:5 11a:5 23n:4
blow	25	1nb:1o wu:1b 1of:17 46f:12 1yp:10 b3:x 57v:w 184:r 4fs:m 1hy:k 1ht:j 1hz:g 117:f 3cj:e 118:b 27k:b 55c:b 1i9:a 1y3:a 55d:8 2rx:8 3gy:7 1sm:6 1s2:6 3us:5 1pu:5 qi:5 1a7:5 18y:5 2lu:4 25k:4 5bz:4 1s0:4 1cz:4 1b7:3 1gy:3 3b5:3
cannot	2n	4uv:23 2yr:1b 4oi:1a 51c:18 1od:18 2cv:16 28t:16 37d:11 1w5:11 5jp:10 4dq:w 4nv:u vs:t 1x7:p 2g0:o 2na:n 4de:m ao:m th:m 44f:k 4w0:k 331:k 39q:j 3z5:j 4bv:i 4gs:i 3fl:i 3kh:i 2hf:i 2ea:h 3pu:g 1dr:g p5:f 37n:f 3px:e 4ws:e 1xq:d 1xd:d 4qb:c d9:c 5at:c 45v:c 10l:c 19r:a 2gp:a 1iz:a 3tl:a 2gf:a vc:a qn:9 3ns:9 so:9 1o6:8 3xw:8 1gg:8 4ui:8 4uj:8 23k:7 369:7 ap:7
scum	2e	ww:9g 2pz:1l wi:14 wd:p 1bm:o 1bn:o 1bl:f ol:f wx:7 27r:5 1gv:4 or:4 5g5:3
skim	3y	wx:cu wy:12 239:w 2bv:t 2hx:k 3zh:i 12x:g k9:f 4y0:e 2ds:c xc:a 1pc:9 2ka:9 1zn:9 1tj:8 19z:8 ww:7 74:6 24d:6 1w0:5 et:5 x2:4 33v:4 1zm:3 39f:3 1an:3
float	8m	wy:by wx:2n 5l4:23 2n7:22 1ev:1o ww:1m 2a1:1g at:19 1fh:15 zt:13 101:13 15l:z 59a:z xg:y 1od:y 2au:v 1t8:v 121:u 2pz:u q0:p 1sk:o om:o 1he:n 1gh:n 14k:m 1pc:m 17l:l 28c:k 18q:j 1is:j 2qf:j 14i:j qg:h yk:h yl:g 2tx:g 4vx:f qf:f nl:f 2h7:e 2mq:d 3xg:d 4xd:b 3nc:a 149:a 1el:9 xk:9 3op:9 yi:8 qp:8 1w0:7 1ja:7 16p:7 2mg:7 3xf:7 20r:6 20w:6 1q5:6 4e5:6 1u6:5
scoop	2g	wz:8o 5l7:1v 3cb:1l 4u9:1l 2u4:1g 3uf:1f 1ah:1c 4c9:11 3ib:t 52n:r 503:q 4jh:j 556:i 3rj:h 22k:e 3hx:d 2n7:d x7:c xe:c j0:a hy:9 1p0:9 1ja:8 ks:8 1d7:7 2oz:7 wi:6 18p:6 ww:5 3rh:5 1i9:5 216:5 3ec:4 22l:4 q9:4 74:4 w9:4 vo:3 2of:3
dirty	2t	41t:2o 4uw:1d ww:1b 439:19 2xy:17 1kb:16 127:y 2pz:y xb:y 3dj:x 2y8:w 1qe:r j7:r ol:q 2ed:p 320:p 40i:o or:j 1f5:i kh:i 36n:h 3y7:e 4hc:e x0:c 25o:c 5kc:b wi:b wx:b 3q2:a os:a 163:a uf:9 oa:9 xg:8 ir:8 46g:8 1gx:8 2y7:7 18v:7 13j:7 335:6 41s:6 46h:6 17k:6 2xg:6 25h:6 16x:6 x1:6 kd:5 1wv:5 122:4 k8:4 1gv:4 kg:4 1pe:3
harmful	1d	3ti:1a 33o:17 1ko:15 xg:14 2kt:r up:q 46g:m 28e:l 5b8:l 46h:h x1:f 493:f 494:f 10z:c 22d:b 46i:b 3yp:b ww:b 2m3:b xb:b 2hj:a 2yy:a 29p:8 3q1:8 3pz:7 3dc:7 1n3:7 3yo:7 291:6 3ne:6 x0:6 wz:6 2hh:5 1ip:5 1m1:5 1p8:4 wx:4 1bz:4 1rb:3 l3:3
foamy	19	xc:2z 4nr:2o 1yy:1b 3r4:16 54q:x 54p:u 5ak:k 271:i wi:h 17q:h 360:h 2fl:g 5kc:f 209:e 41w:c 41y:c 41x:c 39o:8 3c6:6 wd:6 o7:3
food:ramen-noodle	2v	x3:bs s5:19 3h0:14 4yg:14 4yh:10 477:w 4yj:v 4yi:v 2l2:t 2go:s 2l8:p 4yc:o 55k:o 1oa:n 2cq:j 29r:i 17o:g xb:f 2de:e 464:e x1:e e1:c 32i:b 12v:a 3ju:a 479:9 gx:9 44n:9 16q:9 13c:8 17p:7 2q6:7 47a:6 3dc:4 3kx:4 zi:4 4dd:4 45v:4 1qn:4 3ll:3 ol:3 3qb:3 3lm:3
food:chicken-stock	39	x4:6e 3gs:3m 3gt:2o 1fr:2e 5bw:p 34s:m 3gu:k 12d:g xb:e 3xw:d x1:d 4hk:b 4hl:b 1n9:6 35l:5 1db:5 1jn:4 2i8:4 ol:3
layer	eq	x5:is 74:2c 22h:24 h1:1f 4ux:19 2m4:16 1pc:13 4wd:13 wy:10 4vc:y 4uk:w ib:v 60:t 26k:p 5mo:o a6:l 34x:l 4f0:k us:i wx:h 1lc:e oi:c 101:b ds:b 75:a yh:a ty:a 510:a 586:a rt:9 1f5:9 84:9 mm:8 j7:8 x0:8 3h7:8 1ty:8 7y:8 33x:8 48o:7 1ff:7 30o:7 3s7:7 wt:7 1dv:6 k9:6 32e:6 1fo:5 1v8:5 v0:5 48p:5 1bd:5 478:5 1he:5 26b:5 1l9:5 1gl:5 4en:5 1g4:5 45z:4
bon	hk	x6:mx 3eb:29 2ip:1j 2qe:y 19r:t 3q2:l 4o:l 13o:j cu:j 1cs:h 1ek:e 3ff:b 3nj:a 3k5:9 23t:9 19s:8 52j:8 2jj:8 1b8:7 d2:7 2me:6 1dw:6 23m:6 x0:6 19v:5 3h:5 ru:5 2o:5 13f:5 228:5 15t:4 286:4 1g1:4 2hc:4 2nb:4 zy:3 3e:3 3ar:3 3as:3 2e2:3 1kw:3 15h:3
pint	12	x7:7c 46s:n 46t:n 46r:l 3b5:j xb:h 3ht:g x1:g 48h:f 4jn:6 n0:4 ol:4 1y:4 x0:3
normal	bm	x8:7u 1r4:3q 360:2f 16s:27 5gi:1x 1tp:1o 3l:1j 1r1:1i y0:1i 29a:1g 4uk:1a 1dp:1a 1xj:19 113:19 31x:14 4r4:11 3ou:z 3sl:z 2xe:z y3:x 513:v 17y:u 313:u 3dz:t 4rx:s fk:s 3pa:s 1hq:r 3s2:r 3ri:q 3v9:q 2xq:p 3us:o 1an:o 34f:n 5bq:n 2qe:n 5bp:n 3gy:m 4ui:m 4uj:m 4y5:l 74:l 4w6:l yd:k 1ap:k 1tj:j 3sm:j 3sd:j 4zf:j 5j7:j vl:j 4rw:i 1bu:i 1dh:i 14p:i ts:h 1lh:h 3or:g b6:g
means:pink	sz	x9:k3 2dh:19 y5:17 1cc:16 5br:16 2pc:13 44y:12 29o:11 3sd:r 2i6:q xc:p 2im:p 4wn:o xl:n 2fp:m 2jw:k 42k:k 2iw:j al:i 4cy:g xg:g 4w:g 4zz:g xa:g 2dt:f 4wo:f 1dc:e x2:e 2kt:e 3oz:c 4au:b 1r0:b 2vi:a 2wt:9 4px:9 69:9 x1:8 1jj:8 4a:8 13f:8 3s2:8 1wa:8 rl:7 16e:7 4zf:5 5hs:5 rk:5 nj:5 xs:5 1e9:5 5ha:5 3bh:4 2yn:4 tz:4 23m:4 1vs:4 29m:4 2j2:4 4f4:3 1ck:3
pink	p8	xa:js 2iw:29 y5:19 1vs:17 5br:17 2pc:15 44y:13 2dh:13 29o:12 3sd:z xc:u 4cy:u 2i6:r 4wn:o 2jw:n 42k:k x9:i x2:h 2dt:g 4zz:g 2im:g xg:g 4wo:f 1dc:f 3oz:f 2kt:e 4au:e 1r0:d xl:b 4a:b 2vi:a 3s2:a 4w:a 2wt:a 1cc:a 4px:9 al:9 x1:9 1jj:9 1wa:8 4zf:7 13f:7 1e9:6 rl:6 5ha:6 5hs:6 29m:5 nj:5 1tm:5 24c:4 1ck:4 69:4 1c8:4 4f4:4 xs:4 1tj:3 tz:3 5js:3
scummy	i	x0:c ww:9 wx:3
frothy	1r	x2:47 xc:2l wi:1o 1tg:15 wd:p 1qs:o 360:o 4fq:i 20c:h 5ha:9 1hj:6 1tj:4 5ak:4
food:marmalade	1e	xd:b5 3qy:y wt:o 2cp:n 2hs:a 37v:9 2hz:8 2hu:8 2d3:8 2hr:8 2fv:7 3a2:7 xb:7 x1:6 2vk:6 2i1:6 2hv:5 2hy:4
remov	59	wz:2v 45n:2o 3i3:1l 46d:1k 41t:1d 4xw:1a 33a:16 46g:14 496:12 2ij:11 3fo:w 1j6:v 4pn:t 16g:t 10a:p 3va:m 3py:m 46h:l 1kt:k mm:k 1kk:j p9:j 1to:h 2ea:h 335:h x:g 39d:g 5gw:g 3o:e 279:e 2l0:e 49d:e 4yd:d 109:d 75:d ij:d wx:c 3fa:b 4pp:b 1kj:b e8:b 45f:a 3md:a 14o:a 155:a 37f:9 2a8:9 1ae:9 k9:9 2sy:9 3gk:9 2of:9 3l4:9 1ko:8 17l:8 x0:7 52n:7 19t:7 1k0:7 cy:7
protein	22	xf:bt 5fs:1e 434:11 1b8:t 1wt:s 2bj:o 33u:o 4rf:f 1wy:d hy:d 3ho:b dm:b vg:7 55e:7 2dq:6 lk:5 1wr:5 503:4 2b4:3
harmless	p	3ai:12 1m0:m 1gv:h xz:a 3xn:8 3xm:8 3xo:8 3xl:8 3xp:7 2y8:6 22k:6 1bb:5 3io:4 2w3:4 up:4 1xz:4 1bz:4 2vo:3 105:3
held	1b	5hx:3y 4ba:26 549:21 3pu:15 372:u 3qf:r 3qg:o 50f:n 3bj:m rx:l 3o3:i fo:g 2f8:g k8:d 1or:c 411:c 412:c 2tu:c 21i:c 3qp:a 3nk:a 2ow:a 202:a 25n:9 1hl:9 3kk:8 1gx:8 1cc:6 3kl:5 y2:5 fs:4 287:4 13m:3
trembl	r	xi:53 3mx:1a 2m2:9 2c8:6 lv:5
easily	17	4dg:4q 6q:1i 1ks:13 1n6:12 523:11 21x:p 2mi:o 26t:k 1k4:f jh:f 21t:e 2pe:e 37f:e 2o6:d 1b6:d 464:b 1d5:b 4al:a 20n:a 4ak:a 1d0:9 45r:8 45s:8 45q:8 45t:8 2iz:7 rw:6 lu:6 1l7:5 4dh:5 3pk:5 as:4 4w8:4 2l8:3 272:3 18g:3 45v:3
strang	14	5ei:26 5hj:25 59a:1f 313:17 2q8:16 1ej:v 3os:m 14s:l 2qy:j 3z5:i 3i2:h 3yv:h 1ur:g 32t:f 322:d 3yr:d 1n1:c 513:b xl:a 23w:9 xs:9 3gb:8 7x:6 xy:6 xx:6 3cf:6 y4:6 1fg:5 5ej:5 2qz:5 xw:4 3jc:4 17f:4 19s:4 515:4 4e5:3 3lz:3
blu	2m	xl:81 59i:17 2q1:11 xs:z 1an:y xz:v y1:j m4:i 2ko:i 1vm:i 4z3:h 21g:f ge:f 2kr:c 2xx:b 1by:a 2ds:9 22r:8 2oy:7 48j:7 2dh:7 2yo:7 1vh:7 m7:6 4gh:6 y0:6 2p9:5 2vb:5 24d:5 3be:5 447:5 2a1:5 1bs:5 514:4 1t1:4 17f:4 48n:4 48l:4 2js:4 2q0:4 1z4:4 1tp:4 1vd:3 4gg:3 2py:3 32t:3 zn:3 ne:3 33v:3 2q3:3
food:cabbage	c6	xm:nh 4oa:2e xt:1o 543:1c 3q4:1b 2mz:14 1o2:12 1ox:z 4j7:t 38i:s 1fc:h 1vz:h 2de:c 32r:c 47i:c y5:b 3cp:a 3cq:a 1ow:a 39t:9 4fy:9 3bn:9 10s:8 21z:8 2oc:8 2ba:7 eh:5 b2:5 13i:5 2xw:5 1fg:4 xs:4 lg:4 4pq:4 3rd:3
pickl	y	xn:6t 5br:1c 56b:14 59e:o 1p2:n 23u:f 1ne:d 2vn:6 1og:5 35t:3
food:mashed-potato	27	xo:5n im:12 1xm:t 2bl:s 16d:q 5ch:q 4qb:m 39w:m 1fu:h 1ib:h xy:d xx:d y4:d 2e2:c 4v1:c xw:9 36x:7 3os:7 y2:6 aa:6 xn:5 bo:5 xl:4 440:3 a2:3 1cy:3
food:egg-yolk	cq	xp:k8 s8:19 1h8:x 1sl:l 1sh:h 1fo:g zk:f 2gx:d 2wu:c 1sf:b 3r4:8 1gj:8 35p:7 zj:7 24m:6 1f5:5 le:5 209:5 1qs:3
ring	8q	xq:fs 3y7:2c 55b:26 458:1p 1eu:19 4rj:17 2ub:14 4e5:14 31g:z 1h3:x mp:v 1u9:u 1ua:o mr:m 2sl:k 2kx:k wy:k 2k8:j 3s4:j x0:i 2px:h 32g:h 8c:g 8b:g 2wg:g zo:f 6q:f 3my:d j9:d 153:c 1ra:b 41q:b 41s:b up:b 154:b 209:b 1qp:a 3af:a 2m8:9 s4:9 320:9 391:8 iy:8 1pu:8 2e2:7 is:7 4ur:7 1o3:7 bn:7 1lw:7 2nh:7 zh:6 53a:6 1hl:6 3zj:6 q2:6 2jj:6 bh:6 zy:5 126:5
food:blueberry	1v	xr:br 4a0:21 3au:q 22p:q 35d:l 3av:j 4gg:i 35z:i n1:f 1nv:e 2k1:d 2mj:c 3qu:4 2hi:3 l0:3
purpl	2n	xs:8y y0:26 5lh:1t 5cc:1r 2yn:1o 4yq:1h 56f:1g 32t:15 39u:13 422:y 1b7:r xr:m 1ty:m 514:l 513:i 53k:f js:e yb:e 1zr:d 1o2:c yd:9 4en:8 xm:7 1nv:7 2wt:5 4eq:5 4eo:5 46h:5 4es:5 4eu:5 4et:5 al:5 5hg:5 4ep:4 it:4 b9:4 47o:4 bd:4 1dh:4 18v:3 xl:3
food:spring-greens	80	xt:gu 131:1z 10h:1i 15:1h 5av:1f 53n:v 3fg:s 3fh:s 518:s 10s:p 2th:l 47s:l 58b:j 17a:i 1oa:i 2ii:g 3ax:f 3tf:f 1t5:f 4bi:e 2om:d 5a2:c 1so:a 3ay:a ll:a 29w:9 fx:8 1iy:8 3jc:8 1ch:6 wk:6 2pu:5 xh:5 15q:5 ov:4 xy:4 xx:4 1ar:4 37d:4 y4:4 8:4 eh:4 3ga:4 3gc:4 3fe:4 1ml:4 2vb:3 8h:3 3rm:3 xm:3 1sa:3 x0:3 xw:3 10l:3
khaki	24	xu:3x ll:2x 4qm:1b yc:v eu:m 58l:k 1ny:a 2n9:9 xt:8 1t8:7 jn:7 3oq:7 4eh:7 1jm:6 4r9:5 3nc:4 y6:3
weird	24	25y:1z 4vu:1z 3s2:1y 4q9:1k 20v:1h 4z5:1e 32s:1e 2ga:1a 163:19 1ok:17 4zl:11 zs:11 2ai:11 2q6:v xl:s 2qv:s 4q8:s 16d:o 33w:l xw:h 2jk:h 1za:h 1k1:g 42t:e 42v:d 42r:d zp:d g4:d g2:b 38c:b 3xe:a 2xl:9 y6:9 159:9 y3:9 34k:9 1c2:8 1no:8 2cw:8 1nl:8 gj:8 2av:8 4u1:8 1ni:8 1nj:8 2n6:8 35q:8 1ze:7 1t5:7 1nz:7 5g9:6 3st:6 5ga:6 1np:6 3hw:6 74:6 1nd:6 1nq:6 42s:6 zr:5
tint	g	xy:g xx:g y4:f y2:7 xn:6 xl:4
navy	g	y4:j xw:d y2:9 xn:7 xl:5
lab	g	y4:j xw:d y2:9 xn:7 xl:5
mould	2x	xz:a3 2y6:1y 4a1:1a 22a:z 2nj:w 4f4:w xl:r 35f:q m4:q m7:m 209:k 1lf:j 276:h 3rg:g 2ba:f 3tb:e 486:c 314:b y2:b 21y:a 21x:a 28m:9 28p:8 ye:8 2qt:8 3p7:7 25t:7 3jh:7 21t:6 4kr:4 1wt:4 18u:3 sq:3 32f:3 2xp:3 38i:3 487:3 23z:3
lilac	m	513:1v xs:y 32t:w 1bs:b xl:3 xy:3 xx:3 y4:3
alarm	2v	y1:8y 2r7:29 ge:16 2uk:t xl:k 3v6:4 1vp:3 xy:3 xx:3
literally	p	5b4:1b 372:u xy:i xx:i y4:h 2ln:c xw:c 3qp:a 3qr:a 4mq:7 4jv:7 xn:7 4kr:3
funny	3d	4pj:2k 1aq:2g 3vf:1f 58h:1c 5em:1b 40h:1b 2wu:11 oo:10 5n3:10 1tn:z xr:x 2et:w w3:s yp:r 2px:q 4we:q xc:m 1ap:l g9:l 4fl:l 1j1:l 1jy:f 2ke:d 502:d 4ti:d 34c:d 2fj:c 48r:b 1ao:b 1aw:b kx:b 35e:a xk:a 1ou:9 xv:9 w1:8 3uu:8 11z:7 4ts:7 4tt:7 m8:6 2oj:6 1ej:6 1q8:6 sx:6 1t5:6 1jz:6 23w:6 1lj:6 4au:5 1ki:5 2ii:5 2b0:5 1f2:5 3ma:5 4aj:5 1ok:4 ra:4 391:4 1bc:4
turquois	g	xy:j xx:j xw:d y2:8 xl:5
food:beetroot	1n	y5:d6 3hk:2r 2yn:q 1th:k 1tk:k xn:j 1rd:9 xy:9 xx:9 y4:9 xw:6 qs:4 y2:4 ly:4
ugly	1m	48t:3p 5b8:25 4zh:1x y6:1r 58o:1r 2pz:1i 2p8:1h 2sw:1a 4p3:17 28c:13 56n:s 1r8:q 16d:o 1a5:m 482:j 36f:j 4r5:f 54c:d 2mx:b xu:a 4af:a 464:a yd:a 2a2:a 159:9 54f:9 30f:9 xv:8 29w:6 1vk:6 3e2:6 3e1:6 3e3:6 3e4:6 3e0:5 3o8:5 2q0:5 2py:5 1tp:4 3e6:4 2q3:4 xy:4 xx:4 4a3:4 y4:4 29r:4 16s:4 12r:4 xl:4 36k:4 2m3:3 jh:3 2l8:3
food:vinegar	cr	y7:k1 1ky:3p 1yi:2h 5gp:20 26v:1y 2ug:1s 1yf:1r 56b:1q 5kw:1i 1qn:1f 3yn:12 34f:r 1y7:p 16a:n 436:l qy:i 29e:h 16e:g 2u5:f 1qc:e ru:d gh:d 47w:a 4df:a 4zy:9 1ya:9 143:8 cb:7 1nz:7 lr:6 cu:6 1nm:6 63:6 lp:6 2u7:6 322:6 1uc:5 3ev:5 3en:5 3em:5 3eo:5 3q2:5 ya:4 178:4 3gj:4 3gi:4 3ep:4 1j2:4 3et:4 1y8:4 1o0:3
food:sunflower-seed	y	y8:3u 44w:27 1z6:v v9:n 1aj:l 9s:a w2:5
chemistry	e	
acid	34	143:1y 51z:1t 3ff:1l 26t:1h 34f:1d 333:15 5mi:10 2rr:w lp:s 2u5:n lr:l 1ry:k 3wq:k 4er:i 3wr:g lv:e ya:d 576:a 2yc:9 3wp:8 26v:8 3py:7 2g8:7 1y7:5 1wm:5 od:4 3wu:4 3pr:4 4sq:4 1md:4 gu:4 33z:4 3wv:3 k3:3
dye	2p	11n:1x u8:1d 1pa:1a 2op:19 3g2:16 2m1:13 2oh:13 49g:13 25b:11 1mc:z 4aq:u 2il:t ix:s 2lf:r 48b:p 29l:p 3yn:o 48e:m 1au:l 22b:k 4bp:j 4hg:j 2qr:j 49x:i 2c1:i 38u:i 2ju:h 22t:h 4w3:g 3fi:g 13k:f 1ak:f 3g9:f 1d6:f 48f:e 31i:e 22n:e 2lp:d 40k:c 40j:c 40g:c 1hd:c 1v4:c zj:c 49y:c 2x7:b 1bs:b 49l:b 308:b 4ar:a 1c5:a 254:a 2yw:9 22g:9 hh:9 47x:8 305:8 20n:8 4ak:8 20g:8
dull	5r	4zi:4v yc:4h 4ry:2c 1mz:28 xu:1w 1mv:1g 3hj:18 ll:11 174:x h2:r 166:r 23u:q 68:q or:p 3mp:o 1vz:m 2pc:l eu:i 1j5:h 3m3:f 244:e 4ab:c 4aj:a 1th:9 1tk:9 s2:9 33j:9 1px:7 tu:7 23t:6 1t5:5 2pu:5 4eh:5 28p:4 3rh:4 1rd:4 2j2:4 1hq:4 112:4 4tq:4 20k:3 cp:3 nr:3
slim	2t	yd:4k y6:1n 4zh:1h 28w:11 oq:11 4pq:z 4xw:y 3oi:x 4qv:x tk:x 1r9:n 3e5:n z4:m 1h9:k 33t:i 2h3:h 14s:h 15o:g 1zb:f 1s7:d 25i:c 2fn:c 43e:c 1yw:c 1sb:c 36t:b 1qy:a 2n8:a 3xe:a js:9 2au:9 xk:9 4lh:8 2n5:8 3ll:8 7x:8 aa:7 1c9:7 ju:7 1s5:6 zt:6 1dx:6 3om:6 1s6:6 2n4:6 xv:5 1b0:5 1ay:5 3ie:5 1sa:5 xf:5 1r7:4 2lc:4 1am:4 2hx:4 xs:4 1s9:3 159:3 so:3
fur	14	35o:p m7:m 2l1:m xz:i m4:i 2l6:h 2u7:c l3:a 2l3:9 1p2:7 35t:4 3td:4 2l8:4 2l4:4
food:creme-fraiche	4f	yf:fa yt:u 3oz:g 1xf:d yg:7 1y9:5 5e2:4 2q2:3
food:soured-cream	5r	yg:hi 5c3:10 16t:t yf:p 1o6:h 4x2:g q1:f 2ha:c yt:9 t1:7 3zh:6 18r:5 ym:4 yl:4 vw:4 49a:3
food:grain	4m	yh:77 yl:33 11e:22 4vu:1w 1gi:1m 5f3:1i 2mm:1f 285:19 50i:16 qe:14 11l:12 5ik:o vg:o 1or:j 25n:h 11z:h 2ba:h 2jn:f 3qh:f 5y:e k6:d 3qi:d 4xw:b 1dg:b 50f:a 1ow:a 7c:a 1be:9 1df:9 v7:8 8a:7 1y4:6 2yr:6 3p3:6 4wb:6 1rb:6 1y6:6 ql:5 r3:5 py:5 1gl:5 b0:5 1xg:5 1xh:5 2rr:4 3dx:4 3dw:4 3dy:4 16g:4 3dv:4 h0:4 11a:4 21p:4 38i:4 3n4:4 2pc:3 38s:3 489:3
means:split	yz	yi:jq i9:3k 18y:2l 13n:1r 121:1k 12k:1c 26l:18 42l:15 474:15 1ec:12 h9:12 4a1:11 2yi:11 4x1:y yp:w yk:v 2q5:r py:q 23l:o 4xj:j 81:f z0:e 532:e 5ct:d 146:d 4rx:c wy:c 38k:b 1be:a 1tj:a nz:9 58b:9 yl:9 1ew:8 yz:8 18r:8 2y7:8 5ap:7 3tf:7 106:7 4w2:7 101:7 1f7:6 2wd:6 156:6 74:6 2ba:6 1g2:6 vv:6 fu:6 3fl:6 h8:5 q0:5 o2:5 2vi:5 1pe:5 35d:5 1ax:5 1ek:4 23x:4
avoid	30	55f:2p 4u9:1w 3cr:1l 4vv:1g yj:1e 35k:1b 4wj:17 1me:15 3u3:10 2ed:z 142:u 2cj:r 234:p 2en:p zm:p 3ao:j 155:h 355:h 5l8:g 33s:g 4xh:f 3oe:e 2db:e 2tg:e 1av:d 1bf:c 27d:c 3t3:c 2gi:b t7:b 3cx:a 2ck:a 1cb:a yp:a 1bj:a po:9 23u:9 2ea:9 1l1:9 25x:8 3cq:8 3k0:8 gi:8 3k4:8 3k3:8 3v0:8 u0:7 2cn:7 2gj:7 5ct:7 ib:6 2gl:6 2dk:6 3p3:6 2du:6 2dc:6 vm:6 3cl:5 15u:5 2t4:5
split	f2	yk:eg 121:36 18y:28 12k:1o 532:1l 1be:1j 4w2:17 13n:16 457:16 yi:13 474:u 4a1:t 101:t 4rx:s yl:l py:j 2qx:i 26l:h 3o0:f wy:f 3ne:e 2vi:d 1c0:d 81:d 4he:d 1s4:b 74:b 2h4:b 1g4:a 25k:a we:9 ra:9 18r:9 u4:8 106:8 i9:8 18x:7 1ew:7 30o:6 11y:6 t2:6 21x:6 11x:6 23h:5 1a2:5 1ef:5 2h6:5 fu:5 d1:4 4wx:4 22c:4 yp:4 p4:4 1vq:4 1tj:4 3me:4 2lj:4 23g:4 q4:4 xf:3
bitty	1d	2at:1d yp:15 4ti:12 1be:v 3fy:k 1in:k 25n:i 3e5:f yz:d 1l0:9 wy:8 3mq:7
food:single-cream	3f	ym:e2 5k6:2n yt:1j 2ou:v 498:p 558:p 1qz:p 3b:k 17j:h 470:e 2ju:e 1tt:d 4si:d zc:b 27s:b 1vc:a 1nz:9 z8:9 1y9:8 yf:8 1o0:7 4r3:7 5e2:7 1w1:5 1tx:4 247:4 yg:3
list	30	yn:70 263:2p 35s:1h 2dt:1c 2to:1b 3gw:1a 5am:11 pt:t 24e:m 1pb:h 181:g 1p7:g 184:e 3s:e 48d:d 23m:d 2wt:c sp:c cl:b 18s:a 1nm:a 4a8:a 4kb:9 30h:9 30g:9 2f0:9 2rj:8 2dg:7 j6:7 1ex:7 4qu:7 5hs:7 3bi:7 a3:6 1ak:6 1ey:6 3ua:5 yo:5 3fj:5 3u7:5 3u8:5 4jt:5 3u6:5 3u9:5 30e:5 st:5 4ie:4 32e:4 1p6:4 e8:4 18g:4 3ub:4 ry:3 2bb:3 183:3 4iy:3
aye	12	2jv:1s 1fd:18 4r3:15 oz:11 1uu:10 48e:p 14y:m 29q:k 2fw:j 48f:g 4dp:f 2lm:d 8:c 3uu:b 30c:8 159:7 yp:7 1gp:5 19m:5 1qj:5 152:4 3uj:4 12l:4 yl:3 10b:3
stroganoff	1g	1gz:2g 4u2:1h 3su:1h 1xm:18 4ti:18 5ch:13 1w9:10 49a:w yp:s yg:m 1vq:j 5cj:i 1j1:f yl:e 2hx:c 1w8:a 1be:8 1k2:8 35d:8 4tu:7 3ao:7 zw:6 16t:6 2ha:5 4wl:5 1w5:4 4io:4 16a:4
thai	47	yq:el 39b:1f 1pv:1e 4pr:17 1s4:14 17z:11 525:10 17o:w 386:t 2vn:q 1jg:p 17q:p 24:o 2cr:k 3ji:i 1gr:i 2u7:g 47f:e 3bi:e 47j:e 3qb:d 47k:d 2b4:c 2wt:b 2hn:b 5li:b 1zc:b 1hx:a 3bl:a 1x8:a yn:9 4v1:8 38h:8 12i:8 25m:8 1oh:8 240:7 1mw:7 2hq:7 gf:7 4t8:6 1ht:6 3hq:6 3ei:6 3eh:6 1qm:6 3ej:6 1l5:6 3ek:5 12p:5 19y:5 36j:5 og:5 gk:5 2hj:4 3lx:4 1pm:4 39f:4 1ft:4 10z:4
milky	1t	yr:5a 5n3:1s or:1r ol:1c 1uc:1b 1w4:x 1vt:w 2od:w b6:o 2h7:f 1re:d qo:c yo:a p6:a 2ob:9 1ov:8 1u7:8 11q:7 2pc:7 4c7:6 27r:5 587:4 1om:4 2l9:4 23r:3 3s:3
begin	6r	ys:3b d3:33 537:17 50i:15 42x:z 34g:y 1k8:o 2au:n 2ji:n 12u:j 2jn:i 1x8:g 521:f oz:e 2nh:d 2rf:d 2rg:d 2sn:c gb:c bl:b 1ne:b 4xw:b vi:b 4l7:b 33j:a 32h:a 1ze:a 4zq:9 eo:9 3mi:9 2ap:9 33i:8 f5:8 499:8 1e7:8 12q:7 1nk:7 z0:7 t5:7 bo:6 34a:6 2o1:6 27n:6 rh:5 37q:5 1i:5 2cu:5 13d:5 1js:5 5z:5 1ar:4 18v:4 1dz:4 1ai:4 13z:4 4xb:4 4pa:4 2tp:4 ef:4 13u:4
food:double-cream	3r	yt:bn yf:1r 1y9:1a 2bv:q ym:p vv:e 2bu:d 2hx:d 3fl:c 152:c 474:9 1l6:8 1z2:7 5e2:5 3i8:3 42u:3
food:grated-cheese	1k	yu:4x 5cj:1i 100:10 ze:e zs:d zu:d 4xg:b 227:9 4fa:8 4fb:8 4f9:8 zg:8 p6:8 14x:7 104:7 zp:3 1x6:3
food:wine	gm	yv:kx 1jc:39 44p:1j 4ti:1i wg:18 zb:18 1vc:16 1vb:12 4vg:y 29w:t 1rp:p 3qw:m 1dp:j 301:i 27v:h 34a:h 1t0:f 3hw:f 2cq:f mf:b 2wu:a uc:a 2x4:9 2hh:8 38m:8 257:8 3cp:7 3hv:7 41k:7 21p:7 jq:7 514:7 35s:6 32t:5 b9:5 32d:5 2th:4 513:4 1ia:4 1io:4 1nn:4 2oh:3 1if:3 l6:3
spoonful	42	1f9:2g 1oc:26 1kx:23 4k8:21 1vq:1v c8:1h 50y:1d yw:1a 56g:13 3ah:z 2f4:v 2cp:s 4wn:p 2qq:n 48y:l 5fo:l s0:k lz:k 2vn:j 1xf:j 3nn:i 4ra:h 28i:h 1iv:g 2v8:g 425:g 1i1:g 2tp:f 2ug:f 1s8:e 426:e 2oz:e 4df:e 25f:e mh:d k3:d 2sb:d 29p:d 31b:c 137:c gk:b 2el:b 22k:b 2ik:a gn:a 6i:a cc:9 24w:9 4uo:9 1ff:9 20a:9 1nh:9 16w:9 16z:9 1m0:8 1ke:8 4s8:8 cy:8 20q:7 u7:6
beat	6i	yx:am 1xa:6p 338:22 5fj:1p 26r:1d 2xb:18 tp:17 o2:12 3xk:z nz:w 207:n 18q:m 18t:k 4vb:j 208:j 2ln:b 3a8:7 1yc:7 1u8:7 26l:6 r3:6 5r:6 r9:5 1tr:4 20c:4 2qg:4 1tq:4 3sd:3 5js:3 4ww:3 4wv:3 2af:3
room	7i	yy:aw 4ya:1u 54k:1i 2ef:15 v0:v 4hj:v 2o9:u 5g8:s 5is:p 2o3:o kl:l ja:k 33z:k 4gn:j 4bb:i x2:h 1e1:h 3yb:g 3ey:g 3nt:f ji:f r7:f 23:d o8:b 2xg:a n9:a 2pk:a 1eu:a ic:a eg:a dl:9 lj:9 132:9 81:9 2m9:8 4pu:8 4pv:8 1lh:8 if:8 2m4:8 p5:8 mq:7 56h:7 391:7 10y:7 2k9:6 ws:6 4ba:6 21g:6 377:6 1d:6 47d:5 2y1:5 1ud:5 1sf:5 29k:5 14y:5 25k:5 33u:5 3xy:5
carbonara	2p	yz:a4 16o:2h md:1l 4p2:13 1y1:w zc:t zb:n 1a7:k 444:j 2hb:i 17a:h 448:f 2hl:e 35p:c 395:c 170:c 3al:a 398:9 1qa:8 mc:8 445:7 2iq:6 1s1:6 3tw:5 2b7:4 wc:4 xf:4 1ta:4 4ve:3
scrambl	30	z0:ay fu:1o 41h:12 1sf:w 1y1:s 1y2:j 2pn:i 1bo:h 35p:d 27x:d 3qf:c 2pp:b 3qg:a th:a yz:6 gf:5 1be:3
food:spaghetti	8b	z1:fe e0:1n 1u6:14 3ka:13 4wr:12 44f:s 1r3:r 16q:p 2gx:n 2u4:l 350:j 49a:i 138:f cd:e 2oh:d 1q7:d 4wy:c 16z:c 3lb:c 2qf:c 1sr:b 2mf:a ew:9 se:8 4ck:8 3be:8 4ym:7 on:6 16j:6 2oi:5 2oc:5 17p:5 2hh:5 1vz:4 2ep:4 2ls:3
food:carbonara-sauce	i	yz:f 3tt:e 28k:6 2dd:5 3tu:5 2ly:5
reheat	ct	z3:97 pu:2d mj:1h 14v:1g 57r:r 14t:k 14u:k 5g:i 5kx:i 291:g ng:f 1jo:f 3o0:c 1j4:a 14y:9 nh:7 162:7 eo:6 1v5:6 ss:5 1s6:4 1bp:3
version	b0	z4:4d 4rc:32 2h3:2l 2fn:2g 5dj:21 4ps:1w 1r7:1m d9:1e 1v7:1e 1qy:1c 32e:19 19z:18 yd:18 2u:15 59d:14 is:12 25i:12 5a8:10 93:z 49u:z 1zb:y dr:x 2az:x 59r:w 4ov:v tm:u 4gc:t 1fp:r 30c:p 52w:m 2bj:l 52v:l 19s:l 2hx:k 2va:k 4qv:k 5k6:i yz:h 4ad:h 2t1:g 505:g 2hm:g 28n:g 5aa:f 5a9:f s7:f 478:f 2ck:f 36z:f 2cr:f 17u:f 4j:d tj:d gk:b 48:b 2cj:b 3hs:b 39f:b 3ch:b 2pk:b
food:noodle	wc	z5:o9 pt:2v 17v:1q 17o:1i z1:1c 5an:13 43j:10 2lk:10 4xu:z 3v0:x e0:w 16q:v 350:s 138:r 57k:p 5ch:p yq:j 1ud:g 4v9:g 2cq:e 37i:e 1qw:e 4e2:d 17q:d 2qp:d 4sq:d 4yo:d vn:c se:c cx:b eh:b 44n:a cd:9 2b6:9 4te:8 16o:8 2sd:8 12r:8 5am:8 x3:7 gs:7 1ee:7 351:6 2ps:6 3qb:6 3iz:6 4xo:6 12z:5 1qn:5 37h:5 2wv:5 3hp:5 q7:5 3hi:5 17p:5 1n1:4 1ch:4 4ee:4 ps:4 2so:4
breakfast	5m	z6:e9 tk:1x 37u:1u 2hq:1p 589:1b 2bo:19 2fw:18 1sf:16 54j:15 2b5:10 my:s 359:r 35r:r 2sg:q 2ef:q 19f:q 49a:o 4qh:n 517:n 14y:m 4a7:k 5ag:j 4ov:g 497:g 45k:g a2:g 2r8:f 1bp:f 4mi:e z9:d hy:c 4jq:c 36y:b 14s:b 45l:a mc:a 3id:a 4yb:a 2al:a 1ou:9 l6:9 yz:9 2cg:9 1qj:8 34m:8 1bs:7 vb:7 2aj:7 1su:6 115:6 1ak:5 18g:5 3ff:5 ng:5 1bv:5 nh:5 354:5 2ai:4 1uz:4 2ht:4
loosen	4v	5gr:2c z7:2b 43j:1t 2mm:1i 1eo:19 53a:15 40i:14 1ch:13 27t:10 1ul:z 3of:z 1e0:z 1ed:x 12u:w 4x5:v zt:q pk:q 1u8:p 1iz:p 1ek:k 1em:j q8:i 3l6:i 2f7:h 2k0:g oh:g 1mx:e ht:d 51c:c 36w:c 1jl:c 294:a x0:a 2mk:a 1dm:9 1ej:9 76:9 2na:9 3ah:8 45r:8 45s:7 45q:7 45t:7 17v:7 kh:7 25h:7 4p2:7 oc:7 148:7 1yx:6 244:6 yz:6 1y0:6 1cs:6 2ne:6 lu:6 37n:6 4r9:5 3pk:5 1eg:5
italian	1k	z8:63 3gk:19 2b2:10 135:z 24g:o yz:o 2ce:l 2rf:j 2rg:i 2b4:h 1sz:f 26t:e 3al:e 1nz:d 2mf:c 271:b 5er:a 1mo:a 43c:a 1o0:a 38h:9 4ce:9 44s:8 19y:7 4cf:7 1w1:7 10w:7 272:6 b0:6 z1:5 2ls:5 4cd:5 9v:5 386:5 18e:4 2gy:4 2mg:4 168:4 3oz:3 26w:3 12o:3 471:3 356:3
flatmat	17	54n:1g 48o:15 25m:y 2k9:u qs:r 36c:q 2st:n 1gr:n 36d:j 3cl:h 47k:h ru:g 1qw:f 2wt:f yz:f 1lg:c 3dc:c 3s2:a 36g:9 36e:9 pt:8 pf:7 1il:6 2xg:6 3cm:5 eq:5 4ja:5 3kq:5 fx:5 3b7:4 24k:4 2h9:3 1mx:3 36i:3 3kr:3
laugh	p	p0:1f 2ot:m 2m1:m 3l2:i yz:f 1qq:a 4lp:9 20q:9 454:6 ou:6 200:6 4o3:4
roman	i	yz:d zc:d zp:4 4fh:3 4fi:3
food:pecorino	24	zc:a8 1oz:1c 2b7:19 zv:z 2dn:y 1ba:j 35v:f 17a:e yz:d 100:d ze:5
alla	g	yz:f
food:parmesan	5o	ze:iw 55e:z 2dn:p zc:p 3gj:n 3gi:n 2b7:j 49a:d 319:d 31d:8 31c:8 vx:8 4sr:6 21r:6 4sg:6 100:4 4sy:4
finely	2k	1k7:39 zf:35 21r:1r 5hw:1i 4z7:1c 5fg:14 q2:11 1ti:n q4:n 52l:m 1qo:j 48z:h 18w:g qj:e 155:c 458:a 1k4:8 153:8 4bi:7 3m:6 4zp:6 1dh:6 j:5 h:4 15q:4 ql:4 2t9:3 3fy:3 53y:3
grat	c2	zg:ki 1qr:2s 4o1:19 2b7:x 4r0:u 1k9:p 1k4:l 2b2:l 100:k yu:i d7:f 45a:f 1ih:f zc:e qj:e 5ea:d l6:c 3er:c zf:b ze:9 45b:9 j3:7 1qs:7 ji:7 q4:6 1nh:6 23e:5 371:5 2ta:5 4w8:5 1ii:5 44a:4 zq:4 13:4 1xb:3
lowest	2b	zh:77 wl:49 47g:1b 41m:k 41l:d bn:c 3t3:a 31o:9 3t2:7 fe:4 2lb:4 11w:3
tasty	v	2gf:2h 4yg:19 4yh:14 3m7:12 3g6:s 2h4:p 1n0:k 2p7:j 2g5:e fk:e 2g6:b 2gp:9 xf:6 1na:6 1n3:5 2g9:4 1n7:3 2z0:3 1n8:3
british	15	3fj:1e 21d:11 zj:x 1zy:s 1xe:q 21e:i 4bp:h 2ve:e 1ma:c 2wc:b 2w7:b yb:a 3aa:a 3ja:a 2sh:a 49l:a 21k:9 200:9 2qk:8 2ob:8 2sc:8 1cn:8 4lr:7 1nh:7 2w2:7 1kg:6 1fe:6 184:6 2uj:6 lt:5 3g2:5 188:5 2vj:4 2to:4 2se:4 2w6:4 1g4:4 27y:4 4bq:3 4br:3 2sb:3 31p:3
lion	15	zk:4y 3tz:1m 2iq:14 lt:x 57c:q 1sl:m jk:c 57d:c 1ma:a 2vj:9 zj:6 1nk:4 2g7:4
children	a4	zl:4u 9f:45 2hg:34 4ps:20 kf:1r 3i3:1n f8:1e 1dr:1d 58q:17 d9:17 1gb:14 2si:11 1di:y 4zg:w 3ji:v 2hm:s 118:o 27e:n 29p:j 3ax:h 117:h r3:g 2cf:f 1ai:d ko:d 2v9:c 161:c 1a5:c 3i2:c 4ec:b 3ay:b 11b:b 3b0:9 qo:9 2l5:8 2cd:8 vo:8 19d:8 5hi:7 2cj:7 2ik:7 3vz:7 59x:7 36q:6 4g6:6 27b:6 2ub:6 2j7:6 2cl:5 261:5 203:5 1yl:5 1y6:4 1bh:4 23f:4 40q:4 49k:3 10o:3
pregnancy	5b	3u3:32 2db:2y 1av:2r 1bj:1n 18s:1f 1cb:1b zm:19 yj:17 2dc:o 3tv:h ke:f ed:a 2kf:8 538:8 po:7 t7:7 2du:6 pe:3 355:3
frail	g	3tu:k 3rz:f 3s0:f 57d:a 2ec:8
rubbery	4r	zo:6z zy:53 2po:37 1br:2d 56f:1b 1bi:1b 1rb:16 45:13 zv:s js:o 2cr:j 44:i nv:i 1zh:g 3af:f e1:f 2yp:f 351:f 1r8:e 2ks:d 32f:d 1fa:c j9:c 2px:b 17v:a zu:a 4p2:a 4z5:8 1wb:8 4dg:8 n1:8 314:7 4rp:7 2oh:6 2kx:6 2af:6 279:6 1gq:6 2ku:5 2gt:5 2mx:5 1z4:4 1lo:4 1af:3 1ow:3
cacio	r	zp:4u 16x:1p 2sj:m 122:c zs:b 2si:7 kh:7 3ar:7 3as:7 ns:6 2fa:6 zc:5 3aq:4 172:4
e	10	zq:4x 2t9:1s 16x:1o 3h4:l 2sj:l 4ck:i zs:g 2nd:f 122:c 49c:9 43i:7 kh:7 2si:7 3ar:7 3as:7 ns:6 zc:6 2fa:6 zp:5 3aq:4 172:4 1ip:4 4fh:3 4fi:3
pep	10	zr:3m 4ry:2k 1ug:1z 16x:1o 4u0:z 33j:t zs:l 2sj:l 4ra:d 122:c 48y:8 zc:8 2ec:7 2si:7 kh:7 3ar:7 3as:7 ns:6 zp:6 2fa:6 3aq:4 4fh:4 4fi:4 172:4 42y:3
fondu	i	zp:k zs:c 4ja:c zr:9 4ir:4 4of:4
blob	2i	3e5:4h ao:2l 1y0:1h ol:1a 2au:18 1u8:11 zt:x bo:v 1jj:v 1we:r 3nt:r 27r:n q0:l 3vh:k yr:i 4wy:g of:d 3nc:d 18q:b 1jz:b oe:a 3dz:9 51b:8 om:7 h0:7 qt:6 2ny:6 1cp:6 1ro:5 1ej:5 3vi:5 2h7:5 2nx:5 xd:4 1kt:4 59j:4 1ck:4 1x6:3 2nk:3 3vc:3
food:mozzarella	30	zu:fr yu:14 35v:13 1r9:u 1nf:d 14x:a 100:8 1t1:6 1nr:6 zx:6 qa:4 so:4
food:chewing-gum	14	zv:5u 3os:1u 49a:1p 3ov:w 3o2:s 2lp:j 3l9:i 2lq:a 1fe:9 2il:8 1r8:6 2lo:6 1cy:6 49b:5 zs:5 bq:5 ct:5 1e5:5 zo:4 1zz:3
food:cheese-sauce	1t	zw:ao 1b5:1i 355:1e 2rm:1d 3gp:x 1bk:o 3mg:j 3mf:f 1x7:a 3gq:a qa:6 2bt:6 2q5:4 2rx:4 2bx:4 i4:3
string	3p	zx:7v qa:44 57l:1l 5dc:1j 209:1g 4vv:1g ot:1f 46g:1c 3ov:14 jf:u 46h:s 3h3:p 2of:p 13j:n 3bh:m 2ti:j 1u6:i 49e:h 423:h 13u:h 1em:e xu:e 40q:b 2ak:a 1pp:a 1ku:a 23y:a 49c:a 495:a 421:8 19o:8 18w:8 3e2:7 3e1:7 47b:7 3e3:7 3e4:7 3pg:7 4mq:6 41u:6 1jf:6 3e6:6 xi:6 kx:5 46i:5 6q:4 320:4 zv:4 20b:4 3h1:4 xg:4 ku:4 57m:4 1br:3 2te:3
rubber	3x	zo:3r 59j:1u 2kq:1j 45:1c 1ra:16 48i:15 2l1:12 4t2:x 28k:x 1gq:v 20b:t 44:s 25t:r 16d:r zy:q 205:q 2o4:n 279:l 2k6:k 2l3:i 1e0:i 2do:f 1hd:e lf:a 159:a 1w7:a 1cs:a 2xc:a 3n1:9 xi:9 40t:9 1z4:8 u8:7 1af:7 2xh:7 wr:5 59k:5 532:5 1bm:5 1bn:5 xv:5 42b:4 3og:4 16s:4 47b:4 5dh:4 39d:3 qa:3 2df:3 24r:3
clumpy	10	1tr:1t 4u4:1o 1tq:1l 55u:1g 44u:17 zs:12 27s:k 3qj:k 2mm:j zp:d 3qm:d 3ql:c 25h:9 v7:9 3m7:9 3qk:8 b0:8 zz:6 zr:6 37h:4 c4:4
food:cheddar	4y	100:dz yu:30 1b5:19 s8:10 24f:x 1t1:v vx:l 447:g 2dn:c 1t0:b zu:b zw:6 ze:6 105:5 128:4 2b7:3
oily	64	k9:6p 101:61 1pc:3f 2zm:1d 4v9:10 12f:y 3nv:u 4ry:n 1wm:l zw:k mm:k wy:f 2z0:d 1j8:d yk:b 121:b 1z2:9 g6:9 zs:8 yi:7 1ga:7 12g:5 2p7:4 12c:3 py:3
refus	y	4hh:1b 3qo:17 zs:11 1a5:w 3ol:v 519:u 2kh:s 1j6:j 2ds:h 1oi:f 3nk:e zp:d 15t:c 3ok:b 38x:a 1gn:8 1oh:8 1oc:7 1j9:7 3lm:6 2mq:6 33v:6 zr:5 32b:5 2kq:5 1an:5 2n3:4 409:4 4rd:4 2n1:4 zq:3 174:3
rescu	5g	1je:20 133:1t 4ye:1q 1ba:1b 1hw:15 2vk:14 1tq:11 3ln:y 1o8:x 1eo:w 1af:v 2jk:r 4sq:r 1kh:q 1tj:p 36x:o 4qb:n 303:n 2me:m 55d:l 2ky:k 3lk:i 5f3:i rc:i 110:h 49n:h 3og:h 23t:h 2a6:g 3p4:g 17d:g zw:f 17e:f 1w6:f 2o1:f 1l1:e zz:d 4dr:d 537:d 2jr:c 1cy:c 2ks:c 41h:c 26f:b 3lm:b 3he:b wu:a 26g:a 3es:a oc:a 2uq:a 46:9 eu:9 262:9 1zh:9 1d2:9 1of:9 5bz:9 48i:8 5z:8
food:paneer	4r	104:fl 2pq:1u 3g2:11 2rv:v 2d7:m 1n4:m 189:h 3k6:h 4hs:c 1e2:a 2vm:9 3f8:6 3f9:6 3qm:6 3qb:6 1uh:6 18j:6 3hq:5 39l:3 39m:3 2xu:3 39j:3 39k:3
food:feta	5b	105:ha 50a:12 52f:x 1qd:j 1qg:f 1hr:e p6:c 3bb:a 2j2:9 2xs:7 1ss:6 104:5 3ba:3
yourself	m	5jx:25 1xn:n 3ku:i 2h6:d lt:b 1f4:8 1f3:5 1xw:5 1xx:5 lw:4 3j1:4 9w:3
dust	2i	107:c6 c8:2b 2ea:1q 6u:w 1oy:o 31e:n q4:m 21r:i 1cn:g 1ro:f 411:f 412:f vl:e 1qu:e 1nm:d 2ow:c 3o3:c 2f8:b k6:b 50o:b 1oz:8 4en:8 2tu:8 1cc:7 3nk:7 202:6 2en:6 q5:6 287:6 11o:5 4eq:4 4eo:4 4es:4 4eu:4 4et:4 5h1:4 4ep:4 4em:4 3ja:4 1hp:4 47o:4 10y:4 1fl:4
below	2r	oi:2y 108:1k 3tb:17 5bd:w 2t4:u 30z:u 325:t 5n5:h 3l6:c 1u7:b 411:a 412:a 60:a 1ty:9 2ow:8 28h:8 2xs:7 261:6 20:6 1v8:6 112:5 3km:5 2lh:5 1z5:5 1cc:5 4zg:5 26z:5 5m:4 321:4 f5:4 4t4:4 27a:4 3ba:3 9c:3 22h:3 29h:3 a6:3
pull	6d	109:aq 20b:2y 27t:2k 13i:1z 226:1d 52:15 13j:13 2ky:10 1sx:z 557:y 53a:w 46k:s 13l:q 3os:q 3yv:o 5h8:n 1r6:n 41c:m 4er:m 333:l 45n:k 3yr:j zq:j 33g:i 4vh:h 19x:h 1lg:g 2r8:g 495:g 1cy:f 1mc:f 1sw:e 13g:e j8:e 3ec:d 2pm:c 1y3:c 2x4:b 3ov:b 1w6:b 55j:a 1za:a 252:a sc:a 13f:a 45k:9 459:9 25b:9 3vc:9 37f:9 2ad:8 3i2:8 1ti:8 1if:7 3t3:7 33f:7 15g:7 1st:7 46l:7 2gn:6
cor	2p	10a:bx 4pz:1w 2k3:1f 2zh:z 2jq:r 10r:r 2pe:i 411:d 412:d 114:b 2ow:b ee:b 10i:a 10q:9 qv:9 2gt:6 1cc:6 jh:5 1a2:4 249:4 10j:3 3t6:3
rind	1g	10b:9n 52n:2v 10g:16 20z:12 15d:l d7:j j3:j 2u7:b 35f:b 4hd:a 3tc:5 m7:5 2dn:4 10t:4 34p:4 m4:4 31e:3
food:broccoli	77	10c:k2 4xy:1u 4xk:1b 10q:15 eh:10 55t:10 sa:s 3ks:p 2mz:p 1u:o 499:o 1t2:h 131:9 3k2:9 29f:9 15f:8 37a:7 1wr:7 10d:7 2c1:7 4yl:6 2sx:6 ov:6 2xk:6 2uv:6 4yk:5 2om:5 14o:5 1x9:3 xt:3 3hq:3
stem	4o	10d:9u m3:57 2mz:16 10m:y 4vh:q 3rl:h 1l0:8 17s:8 5en:5 4p5:3
food:coriander	ar	10e:gy 1iy:1h 3sa:15 4u1:y 43e:k 16c:i 1nd:e 43h:d 4no:c 3he:c 168:c 10u:c 1ng:9 5c8:8 33k:7 2xh:6 4pg:6 1nu:5 169:5 3a0:5 em:5 k6:4 18e:4 3b5:3 15o:3 1ut:3
food:leek	do	10f:nj 58i:20 2xh:1e sa:12 286:p 1tb:i 3k1:h 2gg:h 1l4:g 1iu:g 3c4:e 2kh:c 4d3:c s3:a 22i:a 1td:a 1te:a 1io:8 4d2:8 10l:5 49w:4 1qh:4 12o:3 1kb:3 40k:3 40j:3 40g:3 1j2:3 3n0:3 34t:3
compost	m	10g:27 1gw:z 41w:h 41y:h 41x:h 39o:b ip:9 3c6:9 1qe:4 10d:3 1h0:3
food:kale	4x	10h:hm 2fv:n 3ca:k 1o8:f 10s:d 1o5:a 3mc:9 3mb:9 3md:7 2hz:7 2hu:7 2d3:7 2hr:7 3gk:6 2i1:5 2hv:4 2hy:4 xt:3
rib	1g	10i:9f 5au:2l 2gn:s 503:o 37w:i 37v:h 2th:g 37x:g 2h4:e 1hd:d 380:9 37y:9 37z:7 4hx:7
food:fennel	1i	10j:d5 3li:1m 1p8:t 39y:p 2z4:h 45k:e 2r8:d 3jh:d 45l:9 2ht:9 2z5:8 1p7:7 24s:5 15x:5 3ff:5 1qh:4 3lj:3
food:spring-onion	80	10k:i7 5gd:27 4yq:y 10g:t 1dh:o ov:9
food:asparagus	15	10l:ak
woody	t	5hw:1m 1r9:1c 386:t 1gy:s 10m:g 38a:g 10d:e 10g:d 38h:b 1r7:9 so:6 1gu:5 387:5 12i:4 2gr:4
sham	1k	3o6:1o 50x:1e 3h2:1b 3uh:18 10p:w 4y8:q 34v:l 2mu:l 4rr:i 2cz:h 4pl:h uw:h 10g:h 2xy:d 4rq:d 3z2:c ea:b 34s:b 2s6:8 19y:7 mp:7 1qe:6 3to:5 3tn:5 2mj:5 3tp:5 9i:5 29w:5 2pk:5 3q:4 2er:4 324:4 9p:4 fn:4 2gy:4 ip:4 1jk:3 kg:3 3tq:3 565:3
hat	aq	10o:6z 4pp:31 4ns:2c 11:20 1gg:1k 49i:1i 1dr:1h 15o:1g 36m:1d kf:1b 5hh:19 3z3:19 43e:16 4zp:15 15r:14 10e:11 1y6:11 37x:10 530:y 4t0:w 44y:v zf:v 447:u 2mz:q 5ji:q 4ut:q 4t2:p 1gb:p 1di:p 1sj:o 4ab:o 2ki:n 3z0:n 4rd:n 9f:k 5fw:k op:j et:j 4xa:i 4d:i 1y4:h 2hm:h 1sz:h 36q:h 27g:h b:h s3:g 2xc:g 5m6:g 2s4:g 1tx:g 4rm:f gf:f zl:f 4zg:e 4ps:e 342:e l:d 4bc:d so:d
peeling	m	2pw:1h 10p:1f 10g:1a 1an:19 3h2:a 10n:3
floret	1w	10q:9a 2pm:55 qv:1b 4pd:10 9u:t 22:8 36b:8 10g:5 29t:4 10c:3
outer	y	10r:7j 10g:v 10m:k 1s6:e 1s7:8 1sb:7 10i:7 1s5:4 1sa:3
food:chard	1b	10s:82 10g:u 10h:r 1sn:e 1sq:8 1sm:7 1sp:3
recip	3v	10t:cq 5cs:2f rw:1r 5ms:1m 3g2:11 2fl:w 16l:t 16m:t 2op:s 3k1:r 50t:n 3qw:n 10g:n 30p:m 2ae:l 3h3:j ro:g 248:e 2j0:e e8:e 3h5:e 38r:e 13u:c 2rv:b 247:b 2iz:b 2u7:a re:a 31p:9 30n:9 4i5:8 1pp:8 9p:7 3ku:7 314:7 21f:7 16g:6 4fe:6 3it:6 2wc:6 4kq:6 20j:6 4iu:5 32f:5 22w:5 20f:5 24k:5 4ij:5 4jr:5 4j3:5 23z:5 4j4:4 1uf:4 20n:4 4ip:4 du:4 11u:4 3k0:4 3k4:4 3k3:4
food:parsley	72	10u:i4 4u1:n 43e:j em:d 10e:b 15q:7 43c:6 17s:6 15o:5 169:5 1xf:4
food:rhubarb	14	10v:89 3kh:12 1ty:l 1de:d 3lt:c 3rf:8 3re:7 3ls:7 3lr:7 1s0:7 3rd:5 1t4:5 3ql:5 3yz:5 2jt:4 3lp:3
snap	29	10w:8s 579:1w 5ap:1o 3qb:u 1yv:t 58h:t 13z:o 4fl:n 26i:m 46k:l 2le:j 260:j 2vh:g h9:f 1q7:d 1bb:a 52j:8 2ke:8 t0:8 11z:8 3qa:7 1lj:7 1lo:7 35b:6 1pq:5 q:5 1dw:5 1qm:4 484:4 2ry:3 fg:3
jollof	2n	10x:c9 57t:1w 10y:15 57r:14 57w:11 3mz:z 1lw:z 17a:y 1l2:x 1l3:x 10z:w 1j4:v 6f:r 20x:r 29n:p 1n0:p 11j:m 4v1:h lk:h 2fw:f 2h6:e 3hm:d 33u:b 19k:b 11i:b 1l4:9 3uu:9 2pu:8 3bz:8 yo:6 11o:5 1gp:4 1ju:4 484:4 3uj:3 21i:3 3y7:3 1c9:3
pilaf	12	10y:69 11o:4j 10z:1a 3hm:11 10x:d 3so:8 33u:5 3b4:4 3b3:4 3b2:4
biryani	1b	10z:4k 10y:1u 1tc:1g 2gg:s 3oo:q 10x:l 1l4:l 3hm:g 33u:e 1p8:e 98:d 185:c 4ld:b 11o:8 4fd:8 4fc:8 1hm:7 gb:7 4d1:7 3el:6 492:6 3on:6 2gd:6 49j:6 3rv:5 1j9:5 1gk:5 4i5:5 1gm:5 9v:5 3yi:4 2tn:4 3lm:4 tc:4 2ik:4 3so:3 1a9:3
mushy	5b	110:42 3rc:2g 1c:23 1fj:1q 133:1i 39p:1g 27v:18 28a:w 1iq:q yh:q 12n:n 36x:n 3yn:j 33t:j 4ap:i 2a8:i a2:h hl:h 1ny:g yp:g ua:d 15k:d 56l:b 1fi:b 1fh:a 2mg:a 3or:9 4v1:9 13q:9 21s:8 f5:8 103:8 h8:8 16r:7 4fl:7 x3:7 11z:7 6l:7 3jg:6 1gm:6 9v:6 2ki:5 1m6:5 xu:4 10c:4 2n9:4
uneven	1b	11a:2c 15e:2b 482:2a 509:1i 4bc:1e 2qz:z 1uu:y 225:r 6q:q 1w5:m 2a0:j 3gm:e 3ki:e 3kg:d 1yr:c 31t:c 457:b 13f:a 3n2:a 45e:7 1i2:7 54e:7 458:6 45b:5 3q5:5 10x:5 15f:5 3p0:4 3cj:4 3q7:4 54c:4 2sm:4 3kf:4 1cc:4
smoky	4k	112:ar 4ve:2q 3ri:2j 1hq:2f 2xs:v 32i:s 5n5:s 39t:l 1i7:f 4ez:e 2ne:e 1ak:c 32g:c 1n0:c 119:a 525:a 4pp:a 1pt:8 4i7:7 1v8:6 3he:6 th:6 3v6:6 1fc:5 3g6:5 5ix:5 2vk:5 b5:5 eh:5 108:5 103:5 1n9:5 3a0:5 2nf:4 2ni:4 2nl:4 1x1:4 1na:3 4od:3 ge:3 1n3:3
purpos	1n	113:5e 26w:1r 11s:17 1lv:10 1tb:v 507:l 2sj:k 1rb:j 4dp:i 17y:i 1td:i 1te:i 1lt:h 1zv:e 2ky:d 26t:d 1zw:d 10x:d 288:c 28b:a 107:a 1nk:9 4do:7 q:7 2si:7 ns:6 2fa:5 171:5 28g:5 11m:4 nx:4 28i:4 1lu:4 271:4 28d:4 1zy:3 6a:3
forever	2i	2ke:29 rx:23 4pq:1n 53v:19 55a:15 4s5:14 300:13 3jl:y 46l:w 2jh:v qk:r 24c:o 468:n 1ir:k 22d:j 2ta:j 1f3:h 1qs:h 2tq:h 1om:f 2nh:e 153:e 2f5:d 1hd:d 3jq:c 37t:c 2j1:c 4gm:b 2l5:b 14o:a 3p3:a 37m:a 2sn:a yn:a 10z:9 3vz:9 490:9 v0:8 3ku:8 10x:8 1o1:8 p1:7 sl:7 5gt:7 1j0:7 3jp:6 4p3:6 qf:6 yr:6 7s:6 5y:6 3jo:6 y5:6 ee:6 3k0:6 3k4:6 3k3:6 4z1:5 19h:5 1jl:5
food:tea	h6	115:in 1h1:3j 3jc:2l 2o7:1y uh:1q nh:1o 5b8:1l 1m5:1g 1o5:1d 1m4:18 54g:15 f0:12 2h0:z 31l:y 2ey:t 1m7:r 5ea:q 2dt:p 1uv:p 1p8:m 17a:k 27d:j 4m8:i to:h n3:h 1gt:g 1ja:f po:f 37g:e 2hf:e 46q:e 49g:d 2er:d 1m6:c 23r:c 5f0:c 116:b 21o:b 2qc:b 32i:b 1e1:b e9:a 4pb:a 217:a 1mu:a 17:9 1s4:9 1q6:9 9j:9 4p2:9 2ip:9 540:9 1di:9 1ix:8 1en:8 54h:8 2vn:8 lw:8 2i6:8 1qf:8
towel	3p	116:bi 1h1:3t bx:1l 36h:18 k8:14 1vd:13 hx:h 26o:c 9d:b 26j:a k2:9 4lb:9 2di:8 4r8:6 4q7:6 bq:5 mh:5 mg:4 592:3
means:spicy	c8	117:bv 1pt:5d ko:4d b3:23 31g:1l 4dw:1i wu:1c 1dr:1a 5f1:19 4g4:14 1yp:t 1ht:q 1of:n 44b:j 1hv:i 1hs:i 5a3:g zl:e 52d:d ob:c 3ri:c 3cq:c 5f0:b 1y:b 9f:a 3i1:9 189:9 3i3:9 118:9 4z0:8 4ps:8 1x7:8 2hg:8 1hy:8 4tn:7 1pu:7 3hz:7 3cp:6 1n4:6 1hn:6 303:6 4f8:5 10x:5 1ho:4 1hq:4 s5:4 1g0:4 1i2:4 1al:3 3i2:3 3cx:3
spicy	aq	118:a9 1pt:4v ko:4q 1hy:35 31g:1t wu:1p b3:1n 1dr:1k 5f1:1k 1yp:1a 4g4:13 5a3:l 1ht:l 44b:k 4dw:j 1hs:i 52d:i 1of:h zl:g ob:e 117:d 1y:d 3cq:d 4f8:b 3i3:a 3i1:a 4ps:9 2hg:9 1x7:9 9f:9 3hz:7 303:7 3cp:6 10x:6 1hq:5 1i2:5 1pu:4 1ho:4 5f0:4 fw:4 1g0:4 3i2:4 s5:3 10z:3
scorch	bt	1v8:35 b5:1m gm:1b 57t:13 az:10 9c:w 9a:l 1f:f 11c:f 17b:e 3mz:8 60:7 112:7 oi:7 3a0:5 jr:4 1je:4 h1:3 1n7:3 by:3
upper	10	111:1r 31x:1p oj:13 4qn:m 4qo:m 1ur:a 1mq:7 on:5 10x:5 74:5 1qx:4 489:4 29d:4 1uq:4 1dx:3
year	d2	11b:7k 19d:2k ju:25 1zt:1r 2cf:1p 2cd:1m 2hg:1f 4yc:17 4ps:14 2if:w 4rc:t 4ef:q 1w3:q zl:p 19c:o 2fr:o 4ra:n 1m1:m 2mh:l zk:k 15y:j 1ab:j vo:i 4ov:h 22n:h jm:g 1sl:f 1lr:f 18w:f 27j:e 9f:e 2d2:e 2d4:e o8:d 2vo:c 1zu:c 2jb:a 35u:a 2m0:a 472:9 27g:9 b0:9 3xx:8 160:8 364:8 342:8 15r:8 3u5:7 d9:7 1ma:7 2v9:6 2vj:6 zj:6 2he:6 4eg:6 22c:5 uf:5 3wq:5 qk:5 35t:5
charcoal	1t	1qx:3s 1jv:39 11c:2n 2jb:1g 2jg:d l2:9 i0:9 b5:8 10x:7 3qy:6 1jt:5 1sd:5 1vt:4 gm:4 119:4 10z:4 4v7:4 4v6:4 31z:3 3dp:3
repeat	15	11d:1a 1yp:14 1uq:10 1yo:10 4hx:u 1yl:m 1al:h 4me:a 10x:a 10z:5 dt:5 4i3:4 qi:4 tr:4 4ic:4 cg:4 11g:3 11k:3 11f:3
gravel	14	4st:1t 11e:12 yh:w 15i:u 1ul:r 1gj:n 22n:i 2mn:g 12h:c 22g:c 4x1:b 1rq:a hr:a 1rs:9 11l:7 27i:7 1e8:6 39v:6 10x:6 1xi:5 2g8:4 27k:4 27j:4 27d:4 1gi:4 jb:4 1un:3
abeg	g	10x:8 10z:8 11g:5 11k:5 11h:4
dum	g	10x:d 11f:4
nich	i	10x:d sz:b 29v:8 2o2:5 11f:4
se	t	1ju:12 21t:r sz:p 3n8:p 3n6:n 10x:j 3nf:g 2ja:e 245:d 3ba:c 3nr:a 3np:a 2fh:9 3a6:8 3nm:8 1r8:7 28d:6 bv:6 2is:6 206:5 2og:5 2j4:4 2m3:4 3nq:3
jal	m	3n2:y 3n6:y 1ju:u 10x:j 3ba:i 3a6:c 2j4:6 12h:4
jata	g	10x:d 11f:4
hai	14	3nf:2v 3qi:14 1ol:z 3n6:s 3n8:o 3m8:n 1rl:n 1rg:m 1on:l 3q1:k 1gk:j 3pz:i 3o3:i 2f8:g 12l:g 3ba:f 2ja:d 245:d 1rd:c 2tu:b 10x:b sz:b 3a6:a 2sw:a 3m7:a 1j6:9 3m6:8 3ng:8 11e:8 1n3:7 1so:6 3q0:6 2is:6 2j4:5 3nh:5 1rf:5 3m9:5 gn:5 1zh:4 1gr:4 2s3:4 287:4 qz:4 ls:4 3m3:4 yh:3 1oo:3 11f:3 1zj:3 2vx:3 36h:3 2iz:3 1ja:3
persian	v	11m:78 37j:v 5do:n 10x:g 44t:b j0:6 5kr:4 10z:3
styl	2k	25y:36 190:1s ok:1r yb:1j 261:1d 1d5:1c 1u4:17 3j4:13 4b9:y 3s7:y 1vc:x 1w1:u 14a:t q7:r 5ky:r 1ty:q 11n:p 1vt:o 1vv:n 27n:l 1xi:l 5jx:i 27s:h 144:h 34e:g 1sz:g 2tw:g 54u:f 3fi:e 2au:e 1ez:e 4yp:e 47f:d 147:d 1if:c rt:b 27m:b 2ap:a ov:a 46s:a 46t:a 136:a 27p:a 3ht:a 10x:9 13k:9 439:9 3zh:9 48h:9 1n1:9 438:9 eh:8 14o:8 12s:8 1nz:8 1o3:7 2s3:7 1my:7 22u:7 1bl:7
pulao	r	10y:3g 1tc:1j 98:c 33u:6 10z:6 10x:4 3b4:3 3b3:3 3b2:3
seal	1v	11p:8z 1g8:2w 4cp:1e 4f:t 3bi:q 25p:p 36c:m 46o:l 16r:i 3bl:i 36d:g 2mg:c 3af:b 1b4:b 35w:a 1as:a 10x:a 1b2:a 2cz:9 3dr:9 36g:8 36e:8 35f:7 1aw:6 yu:6 1b0:5 3bk:5 1ay:5 10z:5 1am:4 24b:4 1b5:4 34c:4 4jv:3 11g:3 11k:3
clear	50	11q:de 1uc:20 575:1s or:1p 51z:1j 3q3:18 1sh:15 1yi:10 a3:p 1y7:p 5al:p yr:o 50i:m 45e:j 3y4:f 3y3:f 2ku:f 45b:e 361:e 1u7:e 58:e 24t:c 2mw:c 3l6:c 172:c 23u:c 14j:b 1ki:b 16j:b 362:a kg:a 3y5:a gs:9 221:9 3dx:8 3dw:8 3dy:8 3dv:8 1yd:7 1yh:7 73:7 45a:7 2tl:7 38s:6 4xw:6 2gt:6 3b6:5 43k:5 3xn:5 3xm:5 25n:5 1e3:5 3xl:5 mc:5 3xp:4 md:4 1y8:4 vz:4 2y8:4 345:4
show	3k	11r:2d 59d:27 4c8:26 1b5:1g 4ar:1b 5ie:18 54e:17 3hb:14 2cc:11 47y:10 3a8:10 33a:x 2md:v 1hu:u 3z2:t 4wn:s p8:r 3qn:r 2f0:p 3h4:n 1j5:n 51b:n 25p:n 2iv:m 12d:k 33u:j 5gv:j 30y:j 387:i 3ra:i 2zr:h 10z:h 1vm:h dw:f 2lr:f 45x:f 2qo:e 1gt:e 310:e ky:d 3l2:d 209:d 4q0:c 2tm:c 2l2:b 205:b 22k:b 5if:b lc:b 2zs:a 311:a 2nd:9 3ho:9 13d:9 4p3:9 15x:9 46l:9 15z:9 i4:8 7z:7
1¼	e	
1½	e	
volum	p	30p:1f 42u:11 27y:v 3r4:c 1f5:8 1xe:7 4ix:7 30n:5 18t:4 1lh:4 1ex:3
paper	ea	11v:iy 1jw:4l 3l8:2n 1qt:2l 21u:28 21w:1d 26q:15 226:10 1jx:y 3q3:x 14a:s 224:p 29z:o 33d:o 50k:n 4ah:n 2ip:l 3af:k p8:k 1bq:j 21v:i 2tl:i 2p4:i 1ah:h 4ka:h 1is:h 39d:f bt:f 225:e 49d:e 2wt:d 1lz:c 1dj:b 11r:b 2sf:a 2ll:a 16y:a 174:9 ap:9 20b:9 26j:9 1o0:8 4xe:8 2yp:7 5mr:7 ka:7 1uu:7 266:6 3xk:6 1rx:5 19b:5 1bu:5 205:5 26l:4 26o:4 13n:4 3q4:4 2xw:4 34k:3 25k:3
diffuser	g	1eg:h 5bu:h 4d:9 30i:6
160	p	22j:10 3is:w 3es:f 11x:e 22w:b 13b:8 ra:8 39:7 tp:6 3gh:5 1ht:5 rh:5
140	i	2uj:p 411:a 412:a 2ow:8 rm:8 1cc:5 rd:3
food:orzo	37	11z:et 4t3:14 351:11 1u9:x 3oo:o 3bz:j 1fq:b 1j4:8 3el:6 3on:5 1gk:5 1gm:5 3lm:4 2oc:4 1p0:3
means:slow cooker	nx	120:jv 30c:w 2t1:q c3:g 2op:e 10i:b 17t:9 ak:8 3j7:6 4v7:4 4v6:4 3oj:4 3oh:3 1fn:3 2oq:3
separat	bb	121:au yk:24 3nt:1e 5ep:1b 1be:1a e2:1a 22h:1a 5jr:19 5e6:14 yi:u 5cy:u 5cz:u 11r:q 36y:o 127:o wy:n 12f:n 1gl:l ht:i 2eo:i 55u:h 38k:e 2e8:e 2ba:d 37u:d 37h:d h8:d 4ag:c 15e:b 1tl:b uz:a 101:a 5cx:a 4uh:9 1k1:9 1hh:8 3gj:7 3gi:7 3l6:7 ln:7 2bo:7 26z:6 4s6:6 18r:6 2z1:6 144:6 257:6 nh:6 4yp:6 2md:6 37i:6 466:6 32s:5 465:5 229:5 179:5 13a:5 1bb:5 47j:5 4k1:5
threw	1k	536:2o 3pl:2o 4f2:1h 122:15 16x:z 1xf:u 3yj:u 46v:o 124:n 126:n 16g:j o4:g 23f:g 127:f ee:d 16u:d 2mf:d 1jf:c 16l:c 16m:c 2c1:c 3r5:b 28:a 499:a zp:9 14o:9 o7:8 3rv:8 2q2:7 1qm:6 3yi:6 kh:6 s6:5 3k5:5 3s1:4 zr:4 1za:4 3ym:4 s5:4 2a7:4 350:4 1hm:3 1he:3
drunk	1k	123:2y d2:22 38m:1k 25s:1j 18o:1j 4vg:1d 2gs:v 34t:v 3oo:q 124:q 133:p 3eb:p 126:p 4zy:k 2qf:f 3c1:c 1eo:c 34s:b 1go:b 4js:9 12o:7 3el:7 1ch:6 3on:6 2es:6 1gk:5 up:5 1gm:5 4v8:5 34b:5 1vb:5 3qc:5 3qe:5 1cj:4 1qh:4 4rj:4 3lm:4 3mk:4 3mj:4 oc:3
campervan	g	126:21
nearly	8o	125:5a 1mq:3j 25f:2x 4vi:1v 35v:1r 55y:1q 5df:1n 578:1n 4x1:1h lh:19 1vf:19 4zk:18 8i:w 3p7:t 2jn:s 1vk:q 2la:o 4yo:m 1a2:m 4f8:j 2s3:j 55v:i 3el:i 1ai:i 1xu:h 4fk:h 477:h 1ek:h 17b:g 4va:g 1jz:g 3ch:f 1cn:f s0:e 1x1:e l1:d ce:d 291:d bt:d 123:c e4:c 46d:c 4w9:c 3tj:b 2z4:b 19p:b f5:b 2iy:a 2b3:a 3u5:a wr:a j6:9 6h:9 2a8:9 4z0:9 1n3:9 2xu:8 ab:8 lj:8 1nb:8
sugo	g	124:21
separately	22	127:3t 4wc:24 1h9:22 574:1p 4qm:1g 4ag:1b 47l:18 122:13 3kj:11 2pk:10 2z1:y 48e:p 2st:l 1rz:k 34h:i 205:h 48f:g 14m:g 2mu:f 24v:e 1e9:e 3u5:d x0:b 3y0:b 19h:b 124:b 126:a 17:a s6:8 1y1:8 1n4:7 24m:7 v5:6 1ab:6 4go:6 2cd:6 up:6 x3:5 3kq:4 h5:4 12l:4 1gs:4 ch:3 1g:3 2os:3 3ig:3 10b:3 ed:3
250	19	128:4p 4sg:16 re:g 2zm:c 3k8:a 2wc:9 31p:9 1xn:7 d1:7 3kb:7 3km:6 2rv:6 lz:6 7r:5 499:5 26p:5 4jn:4 1g2:4 3k9:4 2w2:4 cq:3 3iy:3 3iu:3 13b:3
35	17	129:3f 4yx:2e 151:1b 1lh:17 2xs:11 2ia:w 276:v 2me:j 5kf:h 8t:9 218:8 2u4:7 3kw:5 29b:4 1uy:3 3q5:3
40	1v	12a:4g fh:2m tb:1s 30x:16 27x:11 1fy:11 5jc:o 2zn:g 3j2:a 11c:9 3nj:8 2s5:8 3if:8 2zg:8 13e:8 3ih:7 1pm:7 217:6 2iv:6 2a4:6 39x:5 p4:5 34a:5 4gk:4 4ue:4 21i:4 4gb:4 ty:4 p1:4 5et:3 3ii:3 4ai:3 3go:3
180	1y	12b:40 13b:17 2n4:m 1se:d rd:a my:9 4jn:8 31p:7 r7:7 3ki:7 3kg:6 2uj:6 re:6 31t:6 1er:5 y5:4 m9:4 mv:3 2wc:3 mu:3
tadka	12	12c:1k 32g:12 12e:10 12h:z 12d:o 3cd:o 3ce:n 2wa:m 3ex:g gb:d 3ez:c 4n4:b 4j9:b 1ne:b 4l4:9 2tb:7 2tc:7 12o:6 12f:5 2zm:5 30x:5 2hh:4 2t5:4 2hf:4 2t7:4
temper	1i	12d:97 49a:1o 4gs:v 12c:t 3n0:f 1nf:d 2vv:c 280:9 3n2:7 11j:6 1nr:6 49b:5 12h:4 34b:4 1jo:4 9t:4 331:3
tarka	1n	12e:7t 5la:1u 2td:14 5ik:10 a1:z 1to:w 2fd:w 5lb:u 3a7:o 2q4:n 3q9:m 34u:i 12c:h 3gb:9 3n0:9 3a9:6 280:6 gb:5 12p:5 3n2:4 1tx:4 11j:4 46r:3 15s:3
chaunk	i	12f:3e 12c:8
baghar	g	12c:h 12f:6 12i:5
food:mustard-seed	1k	12h:9q 39y:1f 2wn:f 1ne:c 1nf:b bs:9 1nr:9 12c:4
food:curry-leaf	1d	12i:bd 1e2:9 2vm:9 386:7 1lx:6 18j:6 38h:5 39l:3 39m:3 39j:3 39k:3
food:ground-cumin	8r	12j:g8 bs:44 sr:1o 2nb:12 el:11 1p3:x 4de:k 1nu:j ap:d 3b8:b 3j0:b 16b:a 1o9:8 3a0:7 1f9:6 2qb:5 20k:5 1g0:4 1ic:4 1nf:3
crack	cv	12k:ic 54x:1t 25x:1j 12o:1g 51c:z 29k:v 7z:p 1ug:o 18x:l 260:h 52c:f 22c:e 12f:d 385:d 3z1:c 26u:c 10w:b 35g:a 4qb:a 383:9 2bh:9 11s:9 1w7:8 12h:8 36c:8 1eg:7 1lr:7 12c:7 1m:7 2l3:6 1ww:6 14x:6 2l9:6 36d:6 3dx:6 3dw:6 3dy:6 3dv:6 dj:6 1po:5 1dj:5 26z:5 5jm:5 10v:5 17n:5 p9:5 38s:5 1zf:4 2m0:4 30f:4 2a6:4 2oj:4 3b6:4 2l1:4 90:4 1jy:3 ye:3 2lm:3 34t:3 19v:3
food:crackling	1m	12l:8i 2jl:3n 4ti:1i 90:16 ap:11 210:q 12f:j 1r0:d uq:8 2jm:8 3jk:6 2l7:6 3jj:6 12c:6 212:4 4dj:4 ah:4 2a6:3
tabl	kl	12m:c2 277:33 ez:1f 4zi:1f 1ui:19 37c:18 3fz:14 5lm:10 377:z n9:w 2o9:u 4zk:r 1e1:p 5cb:o 17:n 12s:n j4:m 574:m 36k:l 1su:l pm:k 5f2:j 56u:i 1p5:i 1mu:h 127:h 2to:g fn:g ey:g fm:f 2g:f 2n3:f 29g:e 178:e 3l9:e 1ar:e 3zq:e gz:e 1um:d 1p2:d 12f:d n2:c vu:c 3ik:b 4rz:b f0:b 4qe:a 1vq:a 2j7:a 4xz:a 1m7:a 13r:a iz:9 1hh:9 4xh:8 4pt:8 z6:8 1go:8 m6:8 4a7:8
spic	v	12n:4k 12e:z 4ch:m 1p6:i 12f:e 5bk:a 5bj:a 1kh:9 1hy:9 1iq:7 1xq:6 a9:4
sambar	w	12i:1f 34t:14 1ne:i 2u7:h 12h:h 34s:e 12c:d 1j0:c 1a0:8 1io:8 38h:8 1iw:7 34b:7 1qh:6 12o:4 386:4 1nr:3
food:dried-chilli	17	12p:82 184:i 3b9:b 44b:a 1bg:9 3b6:6 10i:5 1pu:4 3b8:4
gold	2d	12q:7o 1cu:1k iv:15 2nj:o 3zg:n 1ty:m 2al:l 3dq:k 5m0:g 2aj:e 1ww:c 1ct:c 44u:9 2ai:9 44v:9 jq:8 2bs:8 1pv:7 114:7 tz:7 1cx:6 1ma:6 1ee:5 3p7:5 2vj:5 1ax:4 33q:3
pho	1w	12r:9x 5ey:22 54m:1t 4ap:16 133:y 34h:v 2z1:n 40s:i 29p:h 33z:b q7:8 4xb:8 wc:8 3gm:8 2ik:8 1ab:7 4ld:6 4qe:5 4lf:5 1p8:4 1a9:4 4he:4 29r:3 dx:3
topping	2i	12s:7c 3fi:1w 5eh:1r 5jx:1l 3h0:13 1pj:z 1ry:y 157:u 1ik:k 1ty:k 3gf:k 54t:h jq:h 16c:h 1ch:e hh:b cx:a x3:9 24n:8 2vn:7 3fo:7 4xz:7 106:7 11n:6 192:6 3hc:6 3ha:6 kx:4 3hr:4 mn:4 1yl:4 18u:4 61:4 3fg:4 3fh:4 1px:4 2pg:4
per	4k	12t:br 1g1:1l cw:1h sn:1h 1lg:19 1pr:10 1w1:w 1kx:r 3nc:r 2ce:p 134:m 1xb:h 16j:g 1o7:g 5a0:e 2n4:e 3gr:c 1m6:b 2ku:b 1ob:a 1a1:a 2tf:9 1he:9 tn:9 2ar:9 47d:9 p5:9 1gr:7 4v5:7 3ub:7 1dk:7 vd:7 4db:6 4v4:6 47j:6 5gu:5 248:5 47k:5 1zl:5 2am:5 47f:5 1m5:4 1q7:4 247:4 4rb:4 2c5:4 1a8:4 iy:4 3kv:4 2aq:4 me:4 1e2:3 ct:3 16z:3 1zi:3 x3:3 4bn:3 nw:3
laid	1d	4pl:2a 12u:1v 24a:1e 14n:15 359:14 3v6:v 5db:q n3:n b1:k o:i us:g 3ab:d 4jz:d 13v:b 3ac:b u0:9 14z:6 1ua:5 32n:4 4jq:4 mm:4 x3:4 4if:4 1hl:4 uo:4 216:3
food:miso	52	12v:fk 2oz:z 179:x 1uz:o 3hc:n 3ha:n 1oa:k 4sr:c 2vm:b 3hd:b 1e2:9 2ba:9 18j:4 3dc:4 1rc:3 3ll:3 1x7:3
food:instant-noodle	10	12w:67 x3:w 17o:g 16q:e 55k:b
nicer	2i	4s9:2f 4ue:2a 5eh:1w ns:1t 5do:1l 1uw:1j 37n:1j 4yr:1i 4pj:1c g1:15 20n:13 3fn:13 54t:13 5cn:12 xn:10 3of:x 2wo:v 1qt:v 5fk:u 3af:u 4x5:t 50t:t 3qw:t 3gr:s 1uk:p 1w4:n 4bc:i ot:i 4au:h 5fh:g g0:f 22z:f 22x:e 2n6:d 1uj:d 5h8:c 1ql:c 261:b 4ap:b 3gs:9 g6:9 3nc:9 zi:9 1et:9 x3:8 uh:7 1wi:7 tc:7 12y:7 2qn:6 4f:6 fz:6 1tn:6 ga:5 1mz:5 tf:5 29m:4 5s:4 j3:4 g9:4
laksa	1y	12y:8q 599:u 2ji:t 4ya:q yl:j 40z:e 12x:e 38h:d 4y0:c 135:b ns:9 1vv:9 ow:9 23m:7 2dq:7 2n0:7 yn:7 386:6 13y:6 x3:6 og:5 4sr:5 28o:5 12o:4 1hx:4 12i:4 2mh:3 190:3 wu:3 136:3
asian	19	4rh:1x 5ec:10 4dk:y x3:v 5eb:t 5ld:q 5le:q 2rn:l 17z:j 3at:i 1qw:g 16q:g ov:e 17o:e 17p:d 1or:c 2x3:c 14h:c 50e:b 44n:a 3hr:9 44o:7 1am:7 1e2:7 yq:6 214:4 5ed:3 5ee:3 13k:3 1xp:3
food:soya-bean	ah	130:h6 vc:47 1qv:3g 5j1:1d 5k7:14 5i3:10 246:y 3yt:w 3hp:w 17f:t 1w0:l 37a:g 37v:g 1pw:f 1fs:e 32z:9 3m9:9 3gy:9 3mx:8 1w2:8 239:8 ut:7 1al:7 1ms:7 1m9:6 5j0:6 1iq:6 3r6:6 1qm:6 3gt:6 1n1:6 4ns:5 uw:5 3i5:5 2vk:5 3a2:4 12v:4 1qw:3 59s:3 1j7:3 2tw:3
food:pak-choi	2v	131:dh yo:19 xt:j 4ee:f x3:e 1h2:c 325:b 2f5:b eh:a 22h:a 153:9 221:6 37a:5 1y:4 1kb:3
lukewarm	3g	132:6w 4bb:3q 3o0:1u mp:13 1uj:11 3la:t 2lb:k 1fn:j 3uv:i 3uw:i 3ip:h 370:b 5a:9 1kl:9 5c:7 36x:6 n8:6 1e9:6 x3:5 24v:5 3xt:4 1ud:3 26q:3 7o:3
swollen	1b	4xd:27 2ek:1k 2vo:1i 58s:12 3w7:z 12y:u 2j6:r 12r:m 110:i 123:d 6q:c 2y8:a 133:9 2ls:9 2ej:8 103:8 3my:8 3lz:6 1h5:5 a2:5 3wa:5 3w8:5 1h6:4 x3:3 4v1:3 rc:3 2ei:3
person	56	134:89 5c1:1v 3tu:1s 300:1f 4us:1f 19w:1f 2tf:1e 3ig:1d 5a0:1c 236:14 3fj:10 4k1:t 2v1:r 1m6:r 22h:q 5ew:p 11n:p wb:n 4yc:m 2ce:m 12t:m 1fb:l sn:k 1w1:k 4yo:i ok:i 3kr:i ul:h 3rz:g 3s0:g 1f1:g 2dz:f 2qg:e 1o7:e 44e:d 4rb:d 2a0:c 3cl:c 5f2:b 19m:b 34h:b 5jr:b us:a uj:a 58v:a sj:9 ud:9 4pl:8 3vr:8 1ew:7 28p:7 jg:6 1zd:6 2ea:6 w2:6 bc:6 2fq:6 eb:6 1m5:5 1dk:5
town	v	24g:2m 4a3:1d 506:p 3hy:j 3g7:i 23k:i 2wz:h 184:f 38h:e x3:c 386:7 4ef:6 1g0:6 4o3:4 z8:3
build	1m	136:2j 58g:20 us:1z 57f:1r 5jx:1e 3jy:1a 2sm:13 28h:11 uo:y 33j:w 8v:r 2mb:p 2c1:o 26r:n 2e3:d 407:b 190:b 37p:a 33i:9 2e1:9 1vt:8 px:8 2ho:7 2e4:7 37o:7 1p5:6 106:6 1di:5 38y:5 2xy:5 3gn:5 3gl:5 29l:5 11n:4
put	7v	137:ei 4qk:2g 17g:1x 152:1u 16k:1n 1z9:1f 4pb:19 4by:18 5mm:11 25m:11 1m6:w 1to:v 1w4:u 3sv:t 9d:t 3pf:s 29r:s 3kj:o 1m2:l 13b:l 53j:k 53i:k 53h:k 162:j 10j:j q7:j 2yy:j 1t8:i 1p6:i 5gz:i 1p8:h tp:h 2t6:g 13q:g qk:g 4dl:g 12r:f 1z7:f 1pi:e 11d:e jq:e 3gb:d q1:c 40l:c 242:b 3t1:b 22n:b 1uz:b 2tq:b 1xb:b 4i1:b 450:a 451:a 2q6:9 1jr:9 4en:9 2jv:9 1tt:9 3bm:9 3a7:9
food:udon-noodle	12	138:6v 4tf:y x3:o 17p:j 5fp:h 17o:c 16q:a
halv	3k	139:8a 51b:21 4ye:1q 5bi:1n tm:11 1uq:10 4lt:y 4r8:x 5bn:w 262:v 1lq:v 5bo:v g9:u 1dl:o 5h7:o 1ze:o 5a1:n 17i:m 3wt:l js:k 1pz:h l0:g 8i:f kk:f 2l0:e 1ag:e 1wx:d 15n:a 1qy:9 4zs:9 2ml:7 1lg:7 1zc:5 1gy:5 4tv:4 2ay:4 gq:4 dn:4 3j3:4 2u:4 35o:3 kv:3 2ye:3 15a:3 29n:3 32j:3 3j4:3
shak	6b	13a:f6 2ok:79 2m4:22 r2:1q 2hk:1q 1iv:1c 29d:1b 3fo:19 3dq:17 4rl:u 27x:s 1sr:r 43c:q 4sc:q 4sd:q 4sb:q 25h:g 1x3:g 4u1:g u2:f 309:d 29n:c lg:a 2ob:9 6u:9 304:9 29t:8 1q3:8 4u2:7 24m:7 38k:6 107:6 8u:6 4sa:6 2l9:6 3y0:5 5h1:4 2a4:4 ed:4 4co:4 1re:4 2oh:4 2gt:3 se:3 2a6:3
350	10	13b:1m 2jv:1i 12b:12 4bo:o 31p:i 3cr:g 50w:e re:8 2wc:7 v9:6 17v:5 rd:4 1se:4
food:cooked-chicken	7i	13c:en 5f0:22 51q:1j 4ar:1f 1xv:1b 35a:10 fs:y 2ip:m 27g:j 2pt:g 13e:g dg:g 2pr:d 35s:d 1hi:a 1rz:9 400:8 21i:7 1n4:7 1sr:7 2im:6 3kl:6 13d:6 2jj:6 4gt:5 24i:5 1fz:5 241:4 2j0:4 1pf:4
carv	29	13d:ct 51u:1p 210:i 2sk:h uq:g 2gn:c wm:b 10l:8 2j0:8 2gp:7 b9:6 2l7:5 3jj:5 3km:4 3q:4 212:3
bird	64	13e:h2 13c:1k 5gp:1i 13o:14 2j9:u 2hp:s 57v:s 1hd:s my:m 2im:l 13d:k 4se:k 3us:j me:j 44b:i 1b1:f 1e0:f 1cz:d 2lx:a 41u:8 45u:8 4e:8 1ew:8 13x:7 12a:7 13f:7 2lw:7 2j1:6 2j5:6 gt:6 1l7:6 17k:6 1e9:6 3q:5 36:5 1v5:5 ms:5 2kc:5 49k:5 k8:4 1f5:4 24v:4 2lv:4 9t:3 41b:3 xh:3
leg	3p	13f:dz 3q:1m 13x:1l 13o:1g 50t:13 1z0:10 3n5:v 3cs:n 512:n 2j4:l ax:l 3t2:k 46g:i 10m:g 11i:e 7y:e 3bm:b 4l:a 3vb:a 19r:8 3h:8 1gn:8 3d:8 x6:8 1og:7 19y:6 me:6 19x:6 1gu:6 11l:5 3g:5 3n3:4 3a6:4 2z6:4 3ec:4 fl:4 3n6:4 1b6:4 46i:4 1h3:4 49e:3 2nx:3 2kr:3 2gy:3
tear	8i	13g:cw 18z:2b 26l:22 15g:1h 5kt:18 13i:x rx:u 27t:u 190:q as:q 30m:p 192:p 2yr:o 2qb:o ku:m yu:k 109:j 1dm:j 6z:i 13s:h 3or:h 1ml:g 5i4:g pa:g 21r:f 29e:e pv:e 354:d 142:d hu:d 2z1:d 2pn:c 16g:c 1ww:9 qj:9 3qa:9 zu:8 9n:8 1i2:7 16l:7 16m:7 1iu:7 523:7 140:7 10p:7 10h:6 1wh:6 29h:6 n1:6 2oj:6 13j:5 3lb:4 94:4 5r:4 10w:4 kk:4 202:4 13p:3 4qe:3 4ar:3
knif	fm	13h:ki 3wh:24 50r:1u 2oj:1l 111:1f 24t:14 j3:12 55i:z 250:x 2z0:o 1kc:o 53k:n 2z3:m 1k9:m 3uh:k 4bc:i 5js:h 31a:h 1m:f 5jt:e 337:d 5i4:c 5gz:b 1yv:b 13m:b 5ic:b 3ke:a 13g:a 4ys:9 45x:8 wm:8 4hd:8 109:7 43z:7 3sd:7 1uu:7 2xa:7 2io:6 3or:6 jg:6 35:6 13s:6 29h:5 2l9:5 13i:5 2lf:5 2pt:5 31e:5 3fy:5 i4:4 1ww:4 1uy:4 13d:4 251:4 j:4 hm:4 1se:3 10d:3 3xk:3 k0:3
shred	4f	13i:dc 13j:5l 4se:1s 583:13 28a:z 2k7:y 31b:v 512:k 2lr:k 2kc:i 1lo:g ks:f 1qp:c 426:b 1qr:b me:b 3xk:a 18z:9 13n:9 2dn:8 1qs:8 109:8 1bg:7 10i:6 1qu:5 q4:4 ms:4 31e:4 2z3:3 55j:3
shredd	2n	13j:ad 13i:2n 39u:14 4yk:r 55j:o 1d2:n 4pi:m 37t:j 55h:f 2dn:e 109:b 13n:b 4lb:9 2di:8 26l:8 j0:5 4lj:3
clu	17	3i8:14 3gp:x 1d5:r 1v4:k 2ot:k 2jl:j 2m1:j 2yw:f op:e 14h:d 35p:c 3ku:c 2op:c 41w:c 41y:b 41x:b 20g:b 3g8:b 240:b 2o6:a 2j5:a 3gq:a 12z:9 28t:9 3d:8 39o:8 13d:7 25b:7 1y2:7 je:6 2yv:6 3c6:6 1f4:6 13u:6 uq:6 4lr:5 200:5 2mo:5 rw:5 lw:5 2qt:4 2rx:4 2l7:4 2j4:4 1f3:4 2qu:3 475:3
father	w	5jo:1g 3c1:1e 1a6:w 1zd:j 2jb:f 1fb:d 13d:c 3xx:c 2fo:b 1vs:a 13u:a 1dx:7 13l:7 2fw:6 25n:5 1kl:4 17w:4 3ty:3
board	9v	13m:g3 4ys:2s 48r:25 1cs:1y 5d2:1l n9:18 4ar:16 3sg:10 4gn:u 4qb:t 29n:r 26m:m lg:m 42l:m hd:l 2z1:i 15e:h 5ct:h 19f:f 3ax:e 1lm:e 13d:d 386:c 1lo:c 2jk:b 2ji:b 3k5:a 1sr:9 2z4:9 3nw:9 28l:9 3ay:9 2rm:9 eo:9 2e9:9 2ry:8 2gn:8 57c:8 1pn:7 2x4:7 227:7 1ko:7 1w6:6 17f:6 b1:6 u0:6 3nz:6 oz:6 3nx:5 2c2:5 45d:5 1zg:5 2x7:5 2z5:5 ra:4 1kc:4 202:3 32r:3 jx:3
tor	1g	53r:1i 26l:1h 4ud:1f 4ro:16 1x8:13 2pn:v 13n:v 3qa:v th:t 3rn:m 252:m 2pp:k 16r:g 1pk:e 3ro:d 253:c 256:b 2mg:b 1cr:a 13d:a 13u:8 5r:8 26i:7 1pm:7 193:6 2le:6 bd:6 bl:6 2vh:5 18y:5 1fd:5 1wh:5 2oj:5 1pl:4 3kj:4 6q:4 jq:4 251:4 sw:3 15g:3 27t:3 10w:3
food:chicken-leg	2i	13o:7p 13x:1g 34c:x 3h:w 2yp:r 3g:k 14i:j ru:i 2pr:g 30b:e 1fn:d 13f:c 4ev:c 3ob:b 3q:a 309:9 19r:9 39d:8 49d:7 4l:7 13e:6 2l8:6 1hv:6 24i:6 2im:5 45n:4 u3:4 19s:4 4ew:3 14k:3 3xt:3
try	4f	543:2v 42s:2h 1r3:27 2bx:20 5bm:1m 4sh:1f 59g:18 4oi:14 49k:14 3qa:13 5a3:12 2ps:11 50z:z 422:z 16s:x 2pm:u 16d:t 49s:s 41l:r 4lu:p 3ea:n oy:n 1lo:m 5bq:m 4vd:l 5bp:l 25a:l 3q0:k 1oh:j 1dr:j 4er:i 29d:g 231:g 1vm:e 10q:d 1en:d 31h:d 2vb:d 18z:d 1wh:c 3rn:c 2ug:c 6z:c 467:c 1oo:c 3o3:b 252:b 267:b 35p:a 4wd:a 27t:a 2b3:a 2f8:a lu:a 1az:9 2fi:8 1rp:8 13k:8 2vn:8 1oi:8
saw	1r	13q:3u 3az:26 2qr:t 2rj:n 472:n 2sw:m 2bk:m 2v1:h 141:g 466:f 3au:f 465:e 4q3:e 3uu:d 3pk:d 3p0:d 2jk:c 5kl:c 31j:c 3av:b 3ar:b 3as:b ry:a 368:a nw:9 28z:9 3ax:8 4q4:8 4qk:8 4fd:7 4fc:7 39p:7 gb:7 4d1:7 2k1:7 1ad:7 13d:7 3aq:7 3o5:7 2mj:7 16a:6 34k:6 1c2:6 3xq:6 lu:6 3b4:6 13u:6 3b3:5 3b2:5 3ay:5 cd:5 3km:5 3g4:5 l5:5 3oy:5 10c:4 27s:4 6i:4 1y9:4 208:4
means:serve	jq	13r:av 1m7:6a 1n2:63 28u:39 4yl:1l 1m4:1k 2fd:1f 5du:1e 1qa:17 3hb:17 3h9:11 9p:y 3id:x 35v:t 1qj:s 4qe:s 4c5:q 4wn:p x1:p 23q:o 3fk:o 13k:n lk:m 38c:k k1:j 2gx:i 12n:i 13t:h gj:f 484:f 1ar:f ni:d 3i8:d 41q:d 41s:c 1s1:c uh:c 3al:b 3hw:b 1m5:a 2g:a fl:a 3z:a 5o:a 35z:9 12s:9 ez:9 f0:9 29m:8 1k0:8 4xu:7 dm:7 161:7 16a:6 in:6 4ec:6 1q2:6 270:6 12m:5 1ab:5
neat	20	254:1s 52i:1r 13s:1j 3g5:1j 4c6:1h 1ww:1c 2qj:19 sq:19 4ys:18 1mc:12 165:12 4rv:y 49y:m 3or:m 178:m 1fp:m 1fl:l 5kv:j 15h:i 29e:e 2jw:e 5cg:d 33s:c 45k:b 2r8:a hy:a 29h:9 4lb:8 2di:8 45a:8 33d:8 45l:7 2ht:7 sz:7 142:7 1ad:6 145:6 13d:5 11h:5 3gw:5 1he:5 29v:5 3wh:5 3cj:4 13u:4 13q:4 1fh:4 3ff:4 1fo:3 1cl:3 13g:3 2o2:3 2qi:3 4lj:3
nicely	36	1ck:2a 52r:21 448:1u 1hh:1t 1pj:1r 4xz:1p 4c3:1l 3sy:1l 4hp:1d gj:1c 3l:1c 1m6:18 2p8:11 s5:11 334:10 25a:10 13v:x 258:p 13t:p 54c:o fj:o 4ux:m 4pl:k 2ms:i 1k1:i 46q:i 1kt:g 1yl:d wh:d 2aa:b cx:a 45k:a 2r8:9 38c:9 9s:9 4ha:8 10d:8 j9:8 175:8 pw:8 3r2:7 13r:7 xo:7 5m9:7 2cg:7 3qt:7 2z0:7 2h9:7 19k:7 28c:6 45l:6 2ht:6 1ly:6 1mz:6 4lb:6 2di:6 59e:6 5jr:6 3sg:5 9p:5
chook	k	468:r 3h3:m 2j1:d 1pp:9 13d:9 13e:6 141:4 3h1:3
platter	12	13v:3q 5ho:25 4pl:1u 50z:1q wr:x 1s8:m 13d:c 13u:9 1rk:8 227:8 mu:7 50s:6 1x6:3
christmas	3t	13w:72 37j:2m 2a5:1l 4rq:1j uq:1i 3d:1b 35w:1a 3c6:16 23w:13 3h2:10 50v:x 1vj:v 3uy:u 4ju:t 14w:s 2i7:q 2fv:m 2rq:m 1g3:m 3h1:m u6:m 34f:m 44n:j 3k7:i 4pt:i 1ki:h 3yj:g 243:g 31h:e me:e 18g:e 44o:d 48e:d 270:c 2jx:c 31f:a 1j2:a 2xz:a 2y4:a 2y3:a 214:a 2ob:9 15x:9 3q:9 12l:9 240:9 2gn:9 13k:9 228:9 309:9 48f:9 29l:9 3ws:9 2pw:8 269:8 38c:8 uk:8 39d:8 4vf:7 10l:7
food:chicken-wing	1d	13x:6q 1gd:z 37v:v 3n7:r 1fn:m 3ow:i 3qy:i 42v:h 42r:h 2yp:g 3h2:f fj:d ru:c 1i0:b 22:b 12l:8 1hn:8 13o:7 3s2:7 2jb:7 1u:6 3xx:5 2mu:5 3xt:5 263:5 i0:5 3h:4 u6:4 3lg:4 495:4 7o:4 61:3 22v:3 2vk:3 1le:3 10q:3
body	1i	13y:31 1ja:2i 4yz:2g 3kh:1i 46q:15 1s2:12 4yj:10 4yi:10 4bb:z 1s0:n 2lr:n 2au:c 2ap:9 8s:8 8m:6 23u:5 25j:4 466:4 465:4 2rd:3 2rb:3
bend	1n	1rw:34 10w:2b 13z:2b 3ee:1h 579:v m1:v 25t:s 1yv:n 260:l 3be:j 1ph:i 2oq:f 273:b 4b3:8 25a:8 1lp:8 3bg:7 3bf:7 21a:7 142:7 2ne:6 1dw:6 2x8:6 359:5 2ja:5 j9:5 10i:5 1wx:4 2o1:4 22e:4 ft:3 25f:3 4vz:3 4ud:3 ls:3
outward	e	
breastbon	e	
along	4r	142:3m 5ce:2m 4vb:2g 24c:26 2fs:1p 43h:1i 289:1i yj:19 2gr:13 34a:13 1jo:12 34m:11 2dc:11 4xu:z 34w:x p1:v 3hi:q hz:p 1wf:p 1ht:p 3ha:o 3oa:o 1r8:l 1df:l 4v:k 2mb:j 12e:j 31n:i 478:h 3ax:g 5r:f 26r:f 59u:e 3fy:e 10w:e 1s8:e 2e0:e 4vc:d 251:c 26j:c 18q:c 20k:c 13z:c et:c 3hd:c 252:c 26l:b at:b lc:b 3ay:a 1av:a 28c:a e9:a 2gx:9 v2:9 38y:9 ku:9 3be:9 1ix:9 22f:8
sharp	94	143:a2 2u5:3h lr:2i ya:2i 3io:1o 3l8:1h 4er:1c 333:1b 4ec:13 lp:z 1za:x 520:p 48j:o 4ez:l 1d9:k 34f:k y7:j 3gd:j 45c:j 1yk:i 1fw:h lv:g 3il:e 1qw:e 4ch:e 29j:e 29i:e 5gv:d 1ia:d 1pt:d 1ry:c 4g6:c 3py:b 1of:a 45x:a 3l:9 vt:9 1nz:9 rt:9 2ga:9 203:9 km:9 1uu:8 3n0:8 13x:8 1pu:8 3k5:8 1yo:7 1i7:7 19v:7 2pl:7 5f2:7 2rr:7 13d:6 5dd:6 51n:6 2vn:5 3l1:5 4vn:5 280:5
food:onion-ring	m	144:3l 53y:2e
slid	5t	145:do 13s:1f 1cl:1c 2z0:1a 28h:19 1lm:17 1ot:16 55p:15 4vr:14 3l6:10 2o7:y 1x3:u 48z:t wm:s 2a3:r 14l:n 1wf:n 426:l sz:j 31b:i 1s5:g 1vq:f 4wd:e 14s:d 1qt:c xd:c 22q:b 285:b 148:b 2yv:a p8:9 2e0:9 1we:9 2o2:8 ie:8 3bo:8 3bq:7 1yw:7 h7:7 3ld:6 bw:6 1s7:6 as:5 1v4:5 1sb:5 3lg:5 20q:5 i4:4 5m:4 3le:4 485:4 p9:4 45i:4 61:4 2yw:4 3qy:4 c5:4 1qq:3 48b:3 1dt:3
fell	94	146:6y hl:3h 28a:30 18x:2a 2eh:24 3ef:1x 15k:1o 22l:1i 4p4:1f e4:1a 5at:16 2gv:12 3bm:y 2ii:x 1mf:w 1cg:v mn:r 1cw:q 1cm:p 512:o i9:n 28c:l 345:l kq:j 3zu:j 4ys:i hu:i 30x:h 4i:g 4qp:g 9j:f 1wh:f 3ll:f 2er:e 42l:e 324:d 2wu:d c5:d 5fl:c 1il:c 5b5:b 322:b yd:b 42d:b 1kk:a 1c:a 1su:a h7:9 44f:9 145:9 24u:9 14g:9 dj:9 9v:9 h9:9 ng:8 3cs:8 fn:8 bd:8 3ec:8
nak	i	147:2q 144:b 14b:9 14k:8 14j:6
cling	42	148:5i 2yo:2o 16d:17 1b8:16 5mo:z 3wd:y 34p:y 1dm:w ib:u 1ax:s 53a:o 18z:l 537:k 190:h 1pq:g 4wb:g 2ob:f 1j0:e bw:e 467:e 35j:d 1iw:9 4vd:8 35d:8 15d:8 94:7 33q:7 145:7 9n:6 35m:6 z7:6 269:6 144:6 469:5 oy:5 6z:5 nf:5 2cz:4 95:4 147:4 ie:4 15g:4 1mc:4 1yx:4 27t:4 2xx:4 22q:3 19v:3 62:3 4pj:3
food:onion-bhaji	14	149:6n 14b:v 14i:t 14h:p 29u:k 3ab:j mq:i nl:i 3ac:g 189:e 336:9 3ft:8 3fs:8 3v5:7 334:7 32n:6 3fu:6 3fq:6 3fr:6 3a7:5 216:5 14k:4 3fg:4 3fh:4 3fw:3 3fv:3 bl:3
crackly	19	ap:3n 25l:1f 14e:y 1lt:m 144:k 4uk:j 147:f 385:d 261:c 1wb:b 260:b 10w:a 1wc:7 27a:7 1j9:7 1z5:6 1wg:6 1he:6 j9:6 25u:6 4b:5 3s7:4 1rv:4 1h7:4 1wd:3
food:beer-batter-mix	i	mq:q 144:p 147:j 3v5:b 149:4 2ue:3
fryer	g1	14c:jf 3v5:1r 309:1h 2j3:m 304:k 2ku:g 3jc:g 2ir:f 1kp:f ub:d 5c2:c 3ja:b 33n:a 17t:a 144:9 2li:8 13o:8 22:8 3zj:7 19r:7 4hh:7 147:7 14k:6 14b:5 214:5 2t1:5 14i:5 16j:5 1u:4 3e2:4 3e1:4 3e3:4 3e4:4 3e0:4 mq:4 2y1:3 14n:3 149:3 4ov:3 41w:3 41y:3 41x:3
food:cod	3r	14d:ev 34j:3c 2kj:2q 14l:14 14m:11 3g4:q 1c8:c 2z0:8 ba:8 144:7 147:6 3uo:5 1bu:4 1bg:3
crispy	5x	14e:9v 14j:2p 32:2h 2yi:1j 2ic:1d 260:1b 46q:16 14a:16 51d:11 6o:11 1wb:u 5kg:u 3my:t 2w:o 1pn:l 4rt:f w2:c 41z:c kb:c 2lc:b 29u:9 u0:9 26p:9 7c:8 1oe:8 2n1:8 3f1:7 1sh:7 1jr:7 6n:7 2sb:7 57a:7 1ly:6 jt:6 1ph:6 1zg:6 6l:5 149:5 12l:5 1fe:4 48h:4 144:4 5d1:4 336:4 2p6:4 1h7:4 qr:4 4ab:4 1ik:3 me:3 147:3 2kc:3 334:3
grip	t	14f:4s 4w5:27 2s1:1t 4tg:c 190:b 15g:8 1qq:8 20q:7 144:7 147:5 454:5 3l2:5 3l7:3 3l5:3
bread	1n	14g:73 52u:2c hw:y 1yz:y 13l:v 33s:t 2qr:k 149:h 3sw:g ua:e 144:c 3ow:b nl:b 147:9 322:8 1ta:8 14l:7 1bb:7 ie:6 29h:6 1zi:6 12l:5 23v:5 3o5:5 ny:4 3xq:4 2q9:3
food:gram-flour	20	14h:a4 144:n 147:h 3q1:h 3pz:f 2oy:f nl:e jx:c 2ar:b 2s7:9 2s2:9 2am:6 15f:6 3q0:5 vd:5 18m:5 2aq:4 3n4:4
food:battered-fish	19	149:2w 2ov:1w 270:1h 14n:15 14i:10 2pl:u nl:s 2en:i 14b:e 14k:e 10l:d ft:d 2gp:b 2kj:b 1ab:7 214:7 mq:7 1cp:6 2bj:4 vl:4 2jk:4 4rc:3
willna	i	1sh:z 144:r 147:l
food:breaded-prawn	i	14i:u 149:i 144:e 147:a nl:9
bald	n	14l:24 4wd:1o 144:m 147:h ia:5
food:haddock	2r	14m:9s 1ak:2l 3g4:1r 14d:1i 2kj:10 lf:v 1bu:l 34j:g 1bs:f 4vg:f 45n:e 144:c 54v:9 147:9 1c5:9 ba:6 19t:6 2dp:5 2kl:5 1bv:5 1mh:4
chippy	t	14n:35 5d6:1w 1n8:1t 14i:10 47f:l 144:l 147:g nf:b 1my:8 36j:8 30t:6 1n1:6 5d7:4 2h9:4 19i:3 1n0:3
faff	19	4yp:1m ee:1j 2qn:18 3jp:q 2xr:q 144:p 1ol:m 1mk:l 1mj:l 3jc:k 2c1:j 147:j 1o5:j 4fy:i s6:g 2y8:g 4ne:f 1op:e 1oq:e 478:e 9d:d 1on:d 25a:9 1fg:9 114:7 1lb:6 1a4:6 49r:6 115:5 4bc:4 w0:4 122:3 154:3
thicker	2m	14p:2b 524:28 2ov:1a 4tv:16 19n:12 13y:11 3gy:11 497:x 2f7:r 1ja:r 276:q 220:o 5kz:o 5l0:o 4tz:l 144:i 1wf:g 5ky:g 5fj:f 1c7:e 19j:e 1jb:d 147:d 1w9:c 2od:c o1:9 4vz:8 3rg:8 8s:7 8m:7 198:6 3l8:6 2gt:6 2fb:5 u9:5 2fe:5 2fg:5 2f9:5 2ob:5 42:5 4zn:5 23m:5 1w8:4 54b:3 1bo:3 be:3
food:sparkling-water	w	14q:8d 434:k 433:c 233:a 2w3:7 3ls:6 3i7:5 1z6:4
finger	b8	14r:eo bi:2c i8:2c 3rx:1x 3va:1w 47q:1r 2uw:1j 2x7:1h 19x:1e 1fm:1b 2z6:17 20q:16 3l8:13 43z:12 5ca:x 1gy:v 2qn:v 265:u 3gy:s 5bm:r 458:q 2nb:p 41b:p a9:p 388:p 2yn:n 1kz:n 2yy:m 33d:l 46d:l ic:l 2e7:l 1it:k b4:k 1pw:j 1fs:i 5mm:i 5bn:h zq:h 1i1:g 46k:g 535:f 17:f 1x4:f gn:e 5a1:d 5b5:c yw:c yb:c 158:c vt:c 20t:b 3e5:b 2x4:a 1k9:a dk:a 1lm:9 5jv:9 5jw:9 1ym:9
flour	w	14s:3h 54j:2c xk:11 1qe:l 2ao:i 3ds:d 3dt:d 20u:b 3dp:8 1yw:7 1ur:7 fs:7 3dq:6 2yf:6 uf:6 i3:5 3dr:4 ie:3
means:microwave	o4	14t:jn 1xp:26 14v:1l 5g4:17 l5:16 mj:s lx:n z3:n ug:m 2sk:i 5c2:h 1gs:g 14u:e 1do:d 3yh:d pg:d 1ix:c 37o:c l1:b 1vt:b 1j4:a 2bk:a 36y:9 2xj:7 2z1:7 2rn:7 2zz:6 fg:6 1rh:5 1pq:5 5g2:5 5g3:5 14y:5 4u4:4 132:4 22k:4 154:4 6s:3 2cs:3
microwav	o4	14u:jn 1xp:26 14v:1l 5g4:17 l5:16 mj:s lx:n z3:n ug:m 2sk:i 5c2:h 1gs:g 14t:e 1do:d 3yh:d pg:d 1ix:c 37o:c l1:b 1vt:b 1j4:a 2bk:a 36y:9 2xj:7 2z1:7 2rn:7 2zz:6 fg:6 1rh:5 1pq:5 5g2:5 5g3:5 14y:5 4u4:4 132:4 22k:4 154:4 6s:3 2cs:3
nuk	27	4w1:1f 14y:1d 351:10 14t:n 14u:n 3qk:j 4t3:c 2ga:c 1s9:8 154:7 mj:4 z3:4 l6:4 5dh:3 s2:3
parboil	1p	14w:8t 4pb:2o 20z:1e 5l6:14 1fk:t 1jm:o 14v:g 1fn:b 1fp:9 1fl:8 3hb:6 2xj:6 1fm:5
pre	1t	14x:5f 4c0:2p yu:1n 1r3:15 1u9:12 3ui:y 1lk:x 4tf:n 49k:l 290:j 2rf:i 2rg:i pg:g 1am:f f:e oj:c kl:b 100:a 5c0:8 28y:7 19y:6 4fs:6 2gb:5 105:5 2gy:5 13c:4 q4:4
zap	14	4st:1r 14y:16 14v:w 3bi:n 154:c eo:b uh:7 14t:6 14u:6 si:5 2g8:4
food:sweet-potato	47	14z:hm 5l6:19 419:19 14f:w 422:j 2mg:h 3lx:g 1zl:f 370:d 16r:d 423:c 17q:c 421:b 17r:a 14y:a il:a 15f:9 125:8 36x:7 1u7:7 1zc:6 157:5 3a2:4 ji:4 159:3 1u9:3
starv	3v	150:31 3kw:2f 6d:26 1fo:1g 2de:1c 1qj:16 4rj:12 5l6:z 1fy:y 39f:u 1mr:s 3nn:q ip:n 1eu:m 503:j 1xu:i 1ev:h 59d:h p1:g tu:g 3t4:f 4ue:e 19i:c 2h4:c k5:b xf:9 5jc:9 8w:9 14y:9 49a:8 3qo:8 hv:7 5n1:7 e3:7 4sj:6 3id:6 3mp:5 5aq:5 l4:5 1ir:5 e9:5 197:4 4t:4 5j:4 165:4 53v:4 dc:3 3le:3 2z1:3 439:3
thirty	3m	151:33 129:30 1iw:2u 5ck:1r 1ai:1o 3ut:1o 5i5:1k 7s:13 2h6:11 5in:z 15d:v 45c:u 4m2:s 1u9:r 2k7:q 19f:p 1li:p 20x:o 1j3:l 5kp:j 281:h 41k:h 4gm:f 280:f 2sr:e 3ji:d 4ga:d 2c8:c 4ad:c 1ql:c 3ik:c 472:b 2qy:b jb:a 1ug:a 14y:a 1ui:9 4g6:9 2h5:9 4gk:8 388:8 19a:8 12a:8 ud:8 nl:8 7i:8 ui:8 1xy:7 203:7 cs:6 38f:6 38g:6 1ir:6 2n2:6 12i:6 3a6:5 c0:5 lv:5 2k5:5 e1:5
cheat	17	152:4e 170:21 57u:1t 56r:w 2kh:s 1s9:p la:o 1xu:h 2sz:g 5et:f 4ai:e 1ts:e zb:d 1tv:d 1tu:d 2t2:b 1tw:a 9t:a 11p:9 zc:8 2jp:8 14y:7 4xb:6 zp:5 1g1:5 12r:4 4fh:4 4fi:4 2n3:4 474:4 17j:4 2n1:4 112:3 3co:3
root	3g	153:ba jg:12 ik:11 2mq:s jh:o 14y:l 3qo:k 44a:i 1xi:h 2pe:f ua:f 15s:d 5br:a 3lu:8 22y:8 159:7 1ih:7 1k4:6 4z7:6 158:5 13p:5 1gn:4 4io:4
micro	w	154:1l 4js:1b 14y:f 14v:e ay:a 2zr:8 3ea:6 14t:5 14u:5 2zs:5 3y7:4 1mp:3
hack	10	4u7:1c 1qp:12 33a:w zf:r 29j:n 29i:n 33s:k 159:g 2ij:f 2uh:e 158:d 59v:d 461:b 152:a 5gz:9 29e:9 13q:8 ce:8 as:8 14y:6 322:6 3ao:5 65:5 1k3:5 1ix:4 14v:4 ol:3
cost	34	156:3i 4sw:30 3jf:2x 28n:2o 19z:24 39g:1i 29a:16 17u:13 4j:y tj:q 563:n 329:m 3t0:l 4un:g 32a:f gs:f g4:f 159:e 1c0:c 158:b 1lz:b 39q:b 2q7:a 152:8 14y:6 1sy:5 23h:4 211:4 3km:3 23l:3 15c:3 4sg:3 14v:3 23g:3 32e:3
veggy	14	157:44 2td:1x 15f:o 1mx:h 3l2:h 14y:g 1di:f 22q:f 2e3:d 18e:b p5:a 1qq:9 2e1:9 20q:9 2n4:7 2e4:7 2b2:6 454:6 159:5 158:4 15e:4 1mo:4 il:3 152:3
naw	m	2jv:1u 14y:o 30c:a 159:8 152:5
partly	g	14y:o 158:6 152:5
siz	kd	15a:8y 27y:4d pb:3q 1k5:3k 15n:32 cj:2k 4w8:2b z:1l 16w:1i d8:19 30o:16 53y:16 y:14 cz:z da:w 1lb:v 3tj:r kk:o dn:i ws:h 1lo:h ew:g 4yq:f 225:e 1k7:d q2:d 72:b 342:b 3m:a 248:a 4gk:a 4bk:a 1xd:a 2jc:9 1ey:9 1ex:9 21g:9 4ys:9 4t2:8 hm:8 19b:8 1qt:8 19k:7 26l:7 1pk:7 1ob:7 21r:7 133:6 4w4:6 25k:6 5k8:5 3j4:5 5a0:5 zf:5 4tv:5 lt:5 2p4:5 81:4 19f:4 20j:4
plat	ph	15b:k1 4zf:26 5jz:1w 2qf:1s 34b:1r 5cj:1j 2he:1g uo:14 ez:z 23b:w 30v:v 1qd:u 3r2:u k1:t gj:s 2xr:q 4ry:q 1c3:p 3id:o 14l:n 13m:m 1i4:l 3q0:j 2ig:j 5ct:j 3u5:h bt:g 6a:f 36h:f 1yx:f 5n9:e 589:e ss:e pm:e 1p5:d 2mh:d u0:d 1qe:c 1vq:c d9:c 127:b 2oe:b 136:a 12m:a ey:a 4vh:a xf:a z6:a 26b:a 2ab:9 2yi:9 fv:9 15l:9 41u:8 3s2:8 1cg:8 3i2:7 3hl:7 2lu:7 66:7
800	p	15c:6k 4pz:23 2zs:8 2zr:7 1a2:5
w	i	34p:o 4nr:d vs:b 20z:9 4sa:5
except	r	111:17 2ca:14 38x:13 3jc:q lg:n 15f:l 4x1:i 1tp:c e:5
lag	i	15e:p 3q1:o 3pz:m 3q0:7 157:6 1zj:4 15i:3 3py:3
behind	2x	5fl:1t 3qw:1k 3qa:1h 21p:18 27t:15 oy:11 111:10 33j:t 6z:t 15g:p n3:n 9n:m 2mm:g 3lf:g 2xx:g 41u:g 13g:f 14f:f 1dm:d 33i:9 1wh:9 1ad:8 1vs:8 1mg:8 1r5:8 fd:7 2se:6 49s:4 3oa:4 15i:4 94:4 2oj:4 15e:4 3rn:4 xh:4 11a:4 q5:4 ee:4 hb:3 459:3 3g1:3 18z:3 2p9:3 3kl:3 3qf:3 1ty:3 3ba:3
evenly	14	4ro:1e 16z:1b 15f:16 15h:13 58p:12 35l:u 32y:t 2qr:t 31h:n 467:k 1wf:k 31q:h 1zi:f jq:d aq:a 469:7 3eb:7 15e:7 3o5:7 nf:7 3xq:6 46a:4 18n:4 2rx:4
tooth	14	11e:1a 15i:15 1ry:y 4x1:x 1ul:t 15f:o 191:n 1ek:k 4b0:h 26f:h 4b1:g 4az:g l1:g 26g:f 65:b 1rr:9 2vn:8 2ij:6 1x0:5 3cf:5 15e:4 3kb:4 2jk:4 1un:4 1rq:4 1rs:3 b0:3 gd:3
tender	5m	15j:9l 2mi:2w 2my:1p 4w7:1m 3k:1g 2zu:18 4tb:15 2x8:11 2mx:u 4fs:t 1w7:o 1gi:o 1gq:l 45:k 1u2:j 7c:h me:h 2ku:f 2kb:e ms:e 3og:e kb:e 4dg:d 20x:d l2:b 1rr:a 1ai:a 2pc:a 1et:a 2k6:9 44:8 2kx:8 2kc:7 3bh:6 yh:6 1y:5 2po:5 2ps:5 16j:4 13z:4 4l:4 5c7:4 ep:4 3bg:4 v4:3
pulp	22	15k:5x 34r:1a 1c:16 ua:y 1kk:v 3hx:v 2a3:i 3p0:g 17l:e 38k:d 2l0:c 2u7:c wz:b 1cs:b op:b 2wv:a 1kj:9 2nx:8 1kq:8 15f:7 20a:6 ly:6 1tj:6 10m:6 2u8:5 386:5 1qo:4 36x:4 3lr:4 3oi:4 4dq:3
slot	p	15l:3r rn:1d qf:9 2ef:6 k8:4 303:4 48c:3
such	2x	15m:42 5kh:23 52l:21 nh:1z 4k7:1m 33s:1j 3pv:1g 4pk:1c 537:1c 48t:1a 52e:18 50q:16 2xm:16 4p6:15 50p:14 2ga:12 2ok:12 1eq:10 2x0:z 4zs:t 1uc:s 3kj:s 1dl:r 2qx:q 2a8:o 1vh:n 1ql:m 2sg:m 1mr:j 5fq:h 1u:g 322:f 2q5:e 24a:d 3gj:d 3gi:d 1q5:b 39x:b ga:b q3:a 151:9 3g3:9 4we:9 r3:9 v5:8 2r7:8 42b:8 4r5:7 34v:7 1j3:7 fl:7 s0:7 1m6:6 1la:6 2mz:6 ch:5 so:5 1l8:5 km:5 s1:5
smaller	3t	15n:74 3j4:1v 3q4:1u 5lv:1k 5hu:1e 47s:16 19b:15 454:12 4m2:11 1jb:u da:s 1li:r 53b:q 1iz:p 2cx:p pb:n 2fx:n 4t:m 139:m 19f:h 54g:h js:g 2hc:g 2a0:d 17i:c 219:c 1a1:b 1cp:a ty:9 4xi:9 3kp:9 3ko:8 3kn:8 1k5:8 4tl:8 4e5:8 45b:7 ws:7 3sw:6 d8:5 4ko:5 15a:5 kk:5 1i2:5 th:4 1mr:4 2j7:4 1z2:4 54h:3 17:3
soap	3m	15o:aw 1ok:6o 43e:3d 4w3:1n 2un:1c 10e:p 3yp:l 2e7:k 2vi:g 1it:f 3yo:d 3lt:c 3rj:b 1o9:a 1ym:9 3sz:9 3ls:7 3lr:7 1s0:7 1fw:5 10u:5 a9:5 3lq:5 10o:4 34c:4 18p:4 3rh:4 3ys:3 3yw:3 3yu:3 3lp:3 1i9:3 216:3
replac	6y	23k:3h 5c3:1y 5lh:1r 4l7:1p 5c8:1g 4q6:1c 297:1c 298:19 2y0:19 4dq:16 1ss:13 2ck:12 32d:11 43n:s 164:q 15p:q 1zq:q 379:o 24g:o 4tx:n 507:n 2h9:n 40n:n 5ic:n 3yf:l 2wv:l 52l:k 3m4:j 1nu:j 1j1:i 256:i 452:h 1p6:h 1x2:f 16b:f 56w:f 1ng:f 4sm:e 4sn:e vf:e 4pp:e 3rk:d 1xs:d 4ui:d 4uj:d 2cm:d 521:d sj:c 2fi:c 2wz:c 4ah:c 135:b p4:b g7:b 1g9:b 2fj:b 1r4:b 4zy:a 4j:a 1f9:a
food:dill	3o	15q:g1 43d:1x 1dp:r 3h0:o 43b:h 3g9:9 15t:8
bear	p	29p:u 23h:t 1n7:d 15x:d 15z:d 4ev:c 3ob:c 160:9 15y:8 f8:8 492:7 rr:7 1hx:7 1ca:6 1hv:6 163:5 161:4 d9:3 4ew:3
dislik	17	163:28 4qh:27 2wj:12 45n:t 2ph:q 44h:n 23w:l 10s:i 1z6:h 49:f 3js:e rk:7 l:7 jk:7 4rc:7 292:7 5gh:5 1sa:4 12j:4 118:4 18l:4 ko:3 gw:3
food:caper	1d	15t:aj 4g4:1p o9:3
food:raisin	4o	15u:hz 15v:1g 25u:k 3n3:e 3n6:c 432:b 3n5:8 25z:8 25w:8 113:8 25v:8 11j:7 3ba:6 27b:6 27d:5 27f:5 3a6:4 3n4:4 11i:4
food:sultana	1m	15v:d3 4y8:2j 15r:c 15x:a 15z:a 160:7 15y:7 27e:4 163:4
lik	60	15w:ax 327:2u 2v3:2t 4c3:1o 2i6:1g 2qf:1c 56f:19 1vj:x 5f0:v 4ss:s 15x:s 262:r 2d9:r 3b:q xn:n 3c0:n 3ca:k 3lp:j kf:j 18i:j 36w:i 15v:i d9:i pe:i 4ez:h gx:h s3:h 1h7:g 1hn:g 3sx:f 4ik:d 5al:c 1pt:c 4jr:c 1jo:b 2vl:b 4j1:a hh:9 q2:9 1ha:9 1d9:9 2hd:9 1hf:8 1hg:8 ly:8 265:8 4im:8 4kb:8 3hu:8 4jw:8 q1:7 4it:7 4is:7 164:7 4ks:7 25y:7 21f:6 4iz:6 1y5:6 3i:6
food:aniseed	n	1p8:y 10j:r 4ez:o 2i7:k 2fv:h 2pe:e 15z:b 1p7:9 160:8 15r:6 1qh:5 jh:4 163:4 161:3
yuck	n	4ra:1g 5bq:18 5bp:17 15z:h 3kw:g 160:c 15r:a 1q2:7 163:6 161:5 1bp:3 gf:3
fond	m	50j:24 1d2:v 15x:e 3ds:d 3dt:d 20u:b 160:9 15y:9 3dp:8 15r:8 3dq:7 2yf:6 i3:5 163:5 3dr:4 161:4
gag	p	57l:1i 5eg:1b 160:f 15x:e 15z:e 2gx:c 3vr:c 3ew:c 40q:b 15y:9 43o:9 2at:8 15r:8 4ln:7 37a:6 3vp:6 163:5 qg:5 57m:3 3vq:3 43n:3
suggest	w	39s:1j 2rc:1i 1g5:1a 1lr:11 5f7:s 15x:e 15z:e 12s:b 2hs:b 2vn:a 15y:9 2hz:9 2hu:8 2d3:8 1po:8 15r:8 2hr:8 4bo:6 yd:6 2i1:6 163:5 2hv:5 2hy:5 3al:4 3fo:4 lk:4 1zb:3
nasty	22	1yk:32 3i4:25 163:1w 3ma:1s 378:17 sb:17 48r:z 54t:y 1ka:o 1bm:n 1bn:n 2b2:k 26v:k jr:j 1ri:h 1rj:h 3af:h 4m8:g 1rl:f 1rg:f 1bl:e 1kk:e km:d 15s:c 2px:c 2ti:b lu:a 1o5:a 23w:9 2y8:9 1rd:8 493:8 494:7 1mo:7 168:6 1qn:6 45r:6 45s:6 45q:6 45t:6 1ku:6 10z:6 1d0:6 1b8:5 xg:5 19o:5 157:4 2im:4 3pk:4 1rf:3
ew	v	5kc:20 4pf:1q 15s:1p 3dz:16 3uo:z 10r:j 36b:e yl:c 162:a 2pz:9 xv:9 38m:6 4pd:6 ww:6 15x:4 3yi:4 15z:4 31j:4
food:salsa	2i	164:bt 1yn:28 1kj:20 2hp:s 49x:p qp:o 2ve:n qj:k ce:j 4u9:i 43e:d 3m2:c 3m0:c 1k3:b 3m1:b 1k6:a 1th:a 1tk:a 1ys:9 r3:8 12s:8 e1:7 2pl:7 165:7 4bx:7 15x:7 4bw:7 15z:7 2qk:5 200:5 13j:5 270:5 jl:5 1rd:5 160:4 15y:4 44c:4 43h:4 15r:4 2w7:4 46v:3 2ui:3 37e:3 1yt:3 1yq:3
fajita	2k	165:7o 1xv:1x 2hl:1x 4sm:17 4sn:17 2es:10 3g6:x 2av:q 1pq:q 2si:o 1pm:n 4n8:m 1pk:l 34h:j 2ot:g 2m1:g 2n8:f 2tf:d 1i2:d 17:c 3bi:c 1r3:c 4dd:c 164:b 4m:b 1y1:9 3bl:8 3fy:8 e1:8 1yr:8 457:7 15x:7 15z:7 yg:7 44l:6 3n2:6 2hn:6 46c:6 16t:6 yn:5 160:5 15y:5 v:5 200:4 2mh:4 1oh:4 265:4 1gs:4 15r:4 2hq:4 at:4 15s:4 3ig:4 38:4 12s:3 498:3 1pg:3 240:3
means:bland	rx	166:h0 yc:1w 3hj:1n h2:1n s8:1g 2gf:1b 1i8:18 59o:y 3m3:r 1s8:r 4bo:r fl:p 3q3:o 1m4:l 68:l 5mq:i 2vn:h 1cd:h 1x0:h 44w:h 1wm:g 1pt:g 1mv:f 20k:f 3g6:f 3m9:e zi:e 38k:d 1u4:d 1px:d 177:b 3al:b 3mh:a sp:a 543:a st:9 es:9 1fo:9 518:7 13r:7 1n2:7 gy:7 3gj:7 3gi:7 1m7:6 4zi:6 161:6 2b5:5 1o0:5 5mr:5 3yj:5 4fa:5 4fb:5 4f9:5 3ju:5 1q1:5 kp:5 1tn:5 3wi:5 1nz:5
food:mint	8h	167:ko 58v:1i 2wo:1b 1ig:13 1rc:s 46v:s eo:j 45c:g e5:f 1ri:b 1rj:b 1rg:a b4:6 1ij:6 46u:5 51n:5 1rd:5 16k:5 ue:4 28:3
food:basil	79	168:kb 4rz:1p 1qc:d q3:c 1j2:8 4ry:7 43c:5 1qi:4
food:chives	34	169:ei 45d:b 4u1:7 10u:5 45c:4
food:gherkin	2n	16a:ex 3wp:1t 5br:1d 2u6:y 17a:v 4ry:o 42y:f 3hi:b 1p0:a zr:9 1yn:7 5ko:5 1d0:5 3hh:5 3hf:4 3mi:4
food:ground-coriander	1m	16b:ar 45z:f 1ic:c 1nu:8 185:6
garnish	22	16c:7v 5jg:2h 29m:1h 3z2:t qg:r s7:q k6:k 3fi:i 3h0:i 1ez:i 2tj:g 1s7:f 3gz:e 1sb:d 12s:b 2t6:a 43e:9 1ck:8 4xb:8 1s5:7 1s6:6 1ut:6 10e:5 4ln:4 3fm:4 3fo:3 3fx:3 39n:3
fail	t	3nb:1b 1rw:17 4wm:17 4qb:11 4pj:r 159:n 3ht:l 48h:j 3wd:h 231:b 16s:9 25j:9 1ec:9 2rd:6 2rb:6 2lr:6 y6:6 2ra:6 n0:5 2r9:3 xv:3 211:3 q6:3
dash	p	16e:4k x4:5 f1:4
food:tofu	b9	16f:k9 2h9:50 3qg:2e 3qf:1v 36i:1c 1b7:15 36f:w 3n7:j 1vq:g 3vo:g 2vi:e 1ss:c 1uv:c 1rc:b 4ah:a 3w9:7 1rb:7 4dp:7 2mk:6 1kt:5 cx:5 1mr:4 29d:4 1b4:4 2yp:4 1as:4 1b2:4 p6:4 254:4 1wb:4 3lz:3
blot	t	16g:47 33x:1y 1ow:t bx:h 16i:4
non	94	16h:c8 2xu:4z 4no:3z 4cy:20 z8:1n 52h:1m 24f:1k 16g:1e 24g:1c 1ns:18 23i:15 2y1:15 1z9:13 36s:12 1qh:x 1oo:x 3uc:w fj:t 40h:t 4yv:t 56r:p 4ff:p 1jg:p 47s:o 1f8:n 1h2:n 5e2:n 2wd:n 43n:m 195:k 3mx:k 1nd:j 1hn:g 15r:g 2bk:g ra:g 98:f 1p7:f 2xy:e dw:e gt:e 23s:e 30u:d 267:d 51s:d gs:c gz:c 4sc:c 4sd:c 4sb:c 15h:b 3gl:b 43t:b 3ur:b 1lr:b rt:b 50p:b 1zn:a 11z:a 4au:a
damp	2i	16i:5k 489:11 14n:11 5fv:x 5in:v 29t:s 4rl:s 5db:n 2n2:n 48e:j bx:j 1ow:i 116:g u0:f 25g:f 6n:d 2m9:d 48f:c jt:a 151:9 8n:8 25t:8 22a:8 12l:7 xh:7 18g:6 16g:5 1ko:5 2yi:5 s0:4 3qj:4 1ib:4 5gq:3 26o:3
food:scallop	1b	16j:al 3n7:10 16g:n 16l:e 16m:e 3dx:d 3dw:d 3dy:d 3dv:c 38s:a 3b6:8 2yp:8 1wb:5 3lg:5 3dr:5 2tl:4
spat	1m	16k:2e 4z3:28 3ka:1t 3a9:1c aj:14 5lo:x 2xy:t 2gd:s 5bl:q 3va:p 16g:n 3ec:f 16l:e 16m:e 1x6:c 3yp:b km:a 9h:9 vo:9 3i2:8 b4:7 2gv:7 3yo:6 3a7:6 qp:5 2p1:5 19x:5 2e9:4 2ec:3
cheffy	g	16g:w
nonsens	g	16g:w
theyv	ld	16n:8c 1sg:3u 482:2n 244:1x tx:1o 3rc:1l 4tl:1h 2kn:18 1bf:12 2q1:u 279:u 45j:s 34i:s 4u8:r 1bi:r 1ah:q m7:p 1em:p 1jk:p 3bh:p 26b:p 3eb:o 9x:o f5:n 48r:n 2yo:m 1q2:m 6c:l 35i:l 1fi:k 54q:k 2s3:k tk:k qr:j 2n2:i 1lp:i 1f:h 18y:h 23w:h 3td:g 1c:g vt:g 1w6:g 2p4:f zz:f 3o:e 1fk:e fp:e 2q5:e 12q:e 6a:d 2nx:d 342:c 3nt:c dz:c 146:c mn:c 15i:b u0:b h8:b
food:pappardelle	r	350:1s 16o:1d yz:m 16s:f 4wq:f vn:b 3st:7 16r:3
panic	w	1ls:u 5aw:t 3qf:p 2s6:o 3qg:m kl:j 4g3:i 3he:e 291:d 2hi:c 18f:c 1uh:a 181:a 16s:a 2ah:9 4g2:9 ek:9 2ih:6 14h:5 2yq:5 34m:4 1q6:4 1lv:4 gk:3 18g:3 2ig:3 18a:3
food:egg-noodle	20	16q:9t 17o:1v 17p:1g 4tf:v 12w:j 2bc:h 138:b 32i:9 16o:8 16p:8 eh:7 23s:4
food:gnocchi	15	16r:8q 3n0:s 16o:j 16p:j 2bc:i 280:h 4al:e 20n:d 4ak:d 3n2:d 1d0:b 2mg:b 11j:b 16s:4 23s:4 3n1:4 2bd:3
horribl	1p	1t5:2k 3q0:2j 3mp:1l 3yo:1h 3mq:1c jl:1a 2wz:18 3js:12 41u:10 27x:y 4bb:y 4k1:x 36t:w km:t 16d:t 56m:r 4w3:o 3on:n 16s:m 3zh:k 16o:j 16p:j 3t7:h 50d:f 1lg:e 163:e 1ka:d 159:b 48r:a 58l:8 3j1:7 3fr:7 fw:6 49:6 514:6 3mc:5 3mb:5 32t:5 yl:5 2a4:5 3ns:5 1pd:5 ll:4 15s:4 r4:4 3md:4 1yg:4 2fa:4 x8:4 1n0:4 513:4 1o6:4 3yp:4 3gk:4 43v:4 3gj:3 3gi:3 33g:3 3ln:3 y6:3
food:hot-sauce	25	16t:dq 5ft:1t 1ho:x 3vb:v 1hs:l e1:f 2u0:e 344:e 3mv:c 18v:c 3vd:9 3j6:8 2wv:8 12s:6 3fl:6 3f4:4 3vc:4
mug	29	16u:92 wh:34 539:2o 5kj:2d 4f2:1l 172:t 4bp:s cq:q 3ka:m 1f1:i 2oc:g 3ie:c 122:c 49l:b 23o:7 3ay:6 309:6 2o1:5 3b7:4 2a7:4 4gn:4 4bq:4 4br:4
fold	9b	16v:ia 579:1m 18t:15 26q:13 26p:12 205:p 1dj:o 1ph:o 1pl:n 3a8:l 1lj:k xr:k 1ll:k 260:i 26j:c 18q:b 47s:b 217:a 13z:8 hu:7 1po:7 2jr:6 26o:6 nf:6 1z7:6 29:6 f6:6 1pg:5 5dd:5 yx:4 b0:4 4gb:4 2p6:4 1ik:3 bn:3
litr	3f	16w:al 4uh:1p 2gs:1k 56w:1h 5mv:1c 34r:1b 3t1:z 1la:u 1qe:s 17g:q 4hf:p 2aq:k cl:h 35l:e 34t:e 493:d 494:d mq:d 3b4:c 3b3:c 3b2:b 10z:a 37l:a 4v8:9 2ar:9 37k:8 4hg:8 ja:8 3bz:7 2ee:7 41w:7 41y:7 41x:7 3xw:7 4hh:7 2mr:6 37m:6 4hk:6 4hl:6 1gs:6 23m:5 3gt:5 3v5:5 34s:5 2am:5 39o:5 en:4 1p8:4 37j:4 3c6:4 12o:3 1n9:3 20n:3 30o:3
reserv	k	zp:n 1vq:m 122:i kh:b zr:a 3ar:9 3as:9 172:6 3aq:6 zq:3
lin	8k	16y:ij 255:2u 46h:2b 4y8:1y 1jh:1t 51u:1s 21u:1o 5e1:1k 2tu:1d 1bq:18 16x:17 2px:16 1ej:12 2gr:11 jf:10 4t1:x 2og:v 11v:v 1up:s 2nj:n 3oa:m 33r:m 2eu:k 3il:f 46g:f 3ao:e wm:e 1ji:d ar:d 3uv:c 3uw:c 4f4:c 41u:b ql:b zp:b r8:a 11l:9 251:9 jq:8 ot:8 2jx:8 30m:7 250:7 41t:7 4jz:6 2q5:5 22b:5 3r4:5 3ar:5 3as:5 3p7:5 mm:5 21v:5 zr:5 21w:5 kh:5 3af:5 yn:4 3o8:4 n8:4
ladl	22	16z:8z 448:1w 2u4:1t kh:r 1jl:q 3fi:l 1ez:k 3os:e xk:d 37l:c 12d:c p5:b 37k:a 1nn:a 2ee:9 16x:9 37m:8 14p:8 122:7 2tz:6 1sr:6 4jq:6 4if:5 37j:5 1lc:5 3fm:4 170:4 fj:3 3gr:3 4jp:3
food:pasta-sauce	t	1fy:1l af:q wh:p 4rc:o 439:k 438:j kh:g 152:g 1bl:f qw:a 3lt:9 43m:6 3ls:6 3lr:5 1s0:5 16x:5 1g1:5 122:4 1gg:4 200:4 1xu:4
glossy	1v	171:6r 174:3p 1j5:2f 1j6:1o a3:n wh:k 244:b 3a6:b 4cn:a 4co:a 2gt:7 513:7 172:4 23t:4
mugful	n	16u:1k 3ar:k 3as:k 3aq:d wh:b 3ap:7 16x:5
300	1i	173:77 23o:g 1dx:e 3ay:e 1zc:d 267:b 2uq:8 4gn:8 ws:7 3y0:7 1g2:5 d1:3 rb:3 4jn:3
shin	14	174:4g 23t:3u 244:2z 486:g 1j5:d 23z:c 171:c 2yc:a gu:4 487:4
bind	1b	175:70 2en:19 2as:h 4o3:b 1jr:7 13t:6 1h8:6 4lp:6 yk:3 4n4:3
starchier	e	
pinch	4p	177:92 56e:2c 5fq:17 5a6:13 23m:10 3zx:z 1vj:x 338:s 12p:q 2ky:p 5je:o 4cp:m 1xs:l 43d:l lg:k 4wn:k 13q:i 2te:h 2b4:g 39p:g lz:g 34f:f 4a:e 4tc:d 3dc:d 1nm:d pe:c 13b:c 29g:c 2jv:b st:b 58f:a 50y:a sp:a 1ne:9 ot:9 5cq:9 3zq:8 1xn:8 2qi:8 2ml:8 2fy:7 4l7:7 z8:7 2ev:6 3vo:6 50m:5 3rb:5 1lz:5 1aj:5 4jv:5 2vc:4 cl:4 2rf:4 2rg:4 2gx:4 2hh:4 2f:3 2gt:3 153:3
stronger	12	5i9:21 2j7:1a 178:16 3yj:p 503:o 1v7:n b3:g 5kv:f 44i:f 44j:f 2h4:f 44k:e 1ca:d 3fj:c 3gd:c 1nx:c 4ef:c 12v:b 235:9 2t9:8 183:7 2tb:7 2tc:7 2vd:7 3rv:6 3yi:5 3cj:3 1ic:3 184:3 3ym:3
ferment	19	179:ab 41u:14 2rf:h 2wv:h 2rg:h 1dz:d 16s:8 5a4:6 2wt:5 ta:5 2ba:4
saltiness	v	22y:f 2ak:7 17c:6 12v:5 1ba:5 3mi:5 2jr:5 k3:4 3lk:4 1oa:4 1ry:4 29v:4 17e:4 17d:3
dark	tu	17b:dr gm:28 1l7:1j 5av:1a 28l:19 4vu:15 4q6:12 1h4:y 119:x ox:x 37c:w 8q:r 2n6:q b5:m 3a0:j 34v:j 1f:h 8j:g 9a:g 9c:e 28m:d 498:c az:c dk:c nj:b 12q:b 1yf:b 3g:a jr:a 3o:a 2eu:9 1kc:9 pl:9 tz:9 48r:8 vc:8 3pf:8 1v8:7 15l:7 21n:7 19r:6 196:6 1kn:6 12v:5 1gl:5 rl:5 3rr:5 by:5 125:5 qh:5 2vk:4 1qa:4 1mq:4 1qw:4 130:4 1qv:4 19p:4 3dq:4 18v:4 aq:4
foggiest	g	12v:6
means:salty	uz	17d:ij jz:2a 22y:23 1ba:1m o8:14 4sr:v 4ov:u 2f:m x4:m 5a3:j 2mh:j 1jb:j 5aw:h 8i:g 17e:e 1db:d 2fr:d 2cd:c 3lk:c 1fr:b 4vm:b 17a:a 1p4:9 1qw:8 16e:8 1m1:7 130:7 1vj:7 st:7 19d:6 fw:6 3qf:6 1w3:6 3qg:5 3hp:5 32z:5 11b:5 19c:4 sp:4 2fo:4 103:4 gy:4 k3:4 2cf:4 43n:3 1x7:3 2he:3 23m:3
salty	ru	17e:i1 jz:34 22y:29 1ba:1r 3lk:1i o8:17 4sr:10 4ov:u x4:m 2f:m 5a3:l 2mh:k 1jb:k 8i:i 5aw:h 17d:g 1db:e 2cd:d 2fr:d 17a:c 4vm:c 1fr:b 1p4:9 16e:8 1qw:8 130:8 1m1:8 fw:7 19d:7 3qf:7 st:7 3qg:6 1w3:6 1vj:5 3hp:5 k3:5 11b:5 103:5 32z:4 19c:4 sp:4 gy:4 2fo:4 2uq:4 2cf:4 1x7:4 43n:3 2he:3 23m:3 2ay:3
shad	p	1n5:1w xl:j xc:i 514:b 4w2:9 32t:9 5ga:8 513:7 17c:6 12v:6 y0:5 xs:4 5dv:4
guess	10	4g5:1c 34a:w 3qh:u 1gs:s 3qi:p ef:n 21q:k 1v1:e 3k0:d 3k4:d 3k3:d 2qn:c 2is:c 25j:c 2tr:c 2jw:b 3of:9 du:8 3vj:8 25h:7 3n4:7 20c:7 17c:6 3vl:6 12v:6 e8:6 3vk:6 nv:6 4lr:5 d1:5 2uj:4 1qh:4 25r:4 1so:4 1jw:4 3f4:4 2zz:3
light	6y	17h:d5 21l:2y 39e:2a 57j:28 x2:20 f7:1c 5jh:16 20z:13 tw:11 2tl:11 1l7:z pa:y 1tj:x t8:w 16p:v 4zg:v cx:t vc:q 3kk:p d0:l 1ua:k 291:i 3hv:i 2th:g 48j:g r3:f 1d5:f 2n1:e 2k0:e 3fk:e 1sz:e 43k:d 29w:d 2fn:d 2jb:c 3al:c 4l7:c xc:c gk:c 3a6:c 1eu:b 50w:b 1qv:a 267:a 3js:a 3xx:a 1a7:a yd:a 321:a 1ff:a 43n:9 1ud:9 1vf:9 2ad:9 4o:8 1vh:8 1m2:8 130:8 3to:8 3tn:8
japanes	12	17i:28 1ug:12 2cq:u 1or:o 2rn:l 138:i 12v:i 3hp:d 17r:b 2j7:7 4fw:7 4fx:7 3iw:5 1do:3
saltier	n	3lw:18 1qz:i zc:9 zp:6 4fh:5 4fi:5 3co:4 2uq:3 vc:3 130:3
scent	g	1b4:d 1as:c 1aw:7 1b0:7 1ay:7 1am:5 1b5:4 4e:4
strain	3b	17l:90 33g:23 4ya:1k 25n:1f c4:1b 3hx:z 4qb:y 557:t 2i7:q 15k:q 1bx:p 3fz:o 2fv:n 1v5:m 1a6:i qf:i 1jd:e 2ha:e bu:d 3ar:b 3as:b 1f5:b 4cw:a 15x:9 1qe:9 1pc:8 2nx:7 3aq:7 23x:6 2u3:6 3qs:5 1o6:5 4jy:5 r4:4 ik:4 2u7:4 5al:4 24b:4 3ap:4 4lb:4 33h:3 1jh:3 2di:3 4jv:3
supermarket	30	17m:8j 41v:3d 1q2:25 5c0:1m 4ri:1h 40m:1b 3wi:19 4o0:14 5fq:s 32d:s 23l:q 1pm:o 2yb:n 3e:l 12w:k 24g:k 4pi:k 2x0:j 12i:j 1tn:i 4dd:h 156:h 12o:h th:g wc:g 3s9:g tj:f 1tt:e 1hp:e 2dn:d 1e5:c nf:c 17u:c 3up:b 4s8:b 1hv:a 2b3:a 1kb:a 314:9 138:9 41q:9 1tm:9 41s:9 2dp:9 34j:8 1du:8 3tq:7 17q:7 32f:7 2ui:7 1x:7 2by:6 h4:6 24h:6 58b:6 2vv:6 17r:6 28n:5 zi:5 2vw:5
clos	4g	17n:86 1m:46 223:27 57r:1q 1pr:1d 3n7:18 7i:14 b1:x 5fv:w 11p:s 1sk:q 3c0:p bq:n 5i7:l 1he:j 4s8:h 138:h 5r:h 46f:g 1lr:g p5:g 4om:g 22u:f 1ji:f ic:f 5ir:f b9:e 2om:e 4he:e 1hv:e ka:d 1pi:d 1ne:c c7:c 1lq:b uk:b 1p4:b 17r:a 165:9 3w7:9 3wa:8 3w8:8 4am:8 3ie:7 17w:6 3wq:6 49k:6 2z5:5 1gr:5 3e9:5 ov:5 3wr:5 2ej:5 2sz:4 47j:4 1pq:4 2vb:4 2eb:4 7f:3 3ab:3
food:rice-noodle	30	17o:b4 17p:1y 4tw:1d 16q:1b 3ke:x 12z:r 5jp:o 2yr:k 1oy:f 17v:d 3z5:c 138:a 1az:9 z5:8 45v:8 ht:5 1oz:5 17q:5 2ie:5 55u:4 4dk:4
food:vermicelli	10	17p:4p 16q:18 17q:y 17o:v 55k:c 138:4
food:glass-noodle	1b	17q:8m 1z4:10 x2:u 2k8:o 17p:j 3qb:9 17o:7 16q:4
food:soba-noodle	k	138:w 17q:f 17o:c 1u7:4
curly	17	17s:8m 4u3:2e 43z:18 4u1:u 3uo:m 1u5:j 16q:b 2mn:a 138:8 31j:7 17o:7 17r:5 1lj:3 vg:3
instant	6f	17t:bf wo:31 12w:1k 4r2:1g 2t1:1e 4a3:18 3j7:17 4xt:y 2s3:j 23k:g ak:f 33t:f 30c:e 120:8 135:8 1zq:7 48m:6 4l8:6 c3:6 37h:4 1xp:4 3op:4 293:3
student	20	4sy:3u 17u:3m 41k:1r 156:1l 3jh:1e 20v:15 50k:w 3e9:v 39q:v 23l:r 5io:q 138:o 4ka:n 32d:n l3:e 14y:e 3xw:e 2xg:c 1u5:c 4hk:c 4hl:b os:a 2x4:a 4qu:9 r4:8 33u:8 4hc:8 28n:8 17r:8 4j:8 3s5:7 15d:7 4sw:7 1n9:6 1u0:6 11o:6 35l:5 10y:5 1jn:4 14v:4 rr:4 2xe:4 19z:3 4hj:3
pad	2e	17v:7r 39b:1i dm:1a 4pr:15 525:12 17o:12 yq:x 3km:w 2vn:t 1jg:p 17q:o 3bi:o 3qb:l 3ji:l 2u7:j 47f:h 3pe:h 3bl:h 1o9:f 1ee:e 2b4:d 386:b 5k6:b 3hq:a 1x8:9 1qm:8 4v1:7 38h:7 36j:6 yn:6 3lr:5 44u:5 3bk:5 i7:5 13b:5 44v:5 1lc:4 2bs:4 12o:4 39f:4 1pv:4 40l:4 3pd:3 3us:3 2h9:3 v9:3 1hx:3 4rf:3 4hs:3
typ	2b	17w:9o 4u3:2g 3sl:1q 3rk:1l 17p:1a 5ao:19 2ov:13 1d6:13 22t:y 21o:t 1cu:t 1zy:s 2lr:m 1ql:m 293:i 1fp:h 28k:h 1fl:g 4u6:g 3md:g 2mr:f 4sm:f 4sn:f 2mp:e 3gk:e 4fp:d 25u:b 1fm:b gd:a 1or:9 v7:9 1dq:8 x:8 4fq:8 25z:8 25w:8 25v:8 4n8:8 1yk:7 1qv:7 iv:7 23r:6 4ac:6 2a9:5 1qz:5 4fo:5 21q:4 25j:4 17h:3 1i6:3 1zq:3 2eu:3 16q:3 17s:3 1fh:3 2rd:3 2rb:3
follow	1y	17x:65 43l:1o 3m9:1j 55d:1i 1ry:w 3hj:v 4th:v 2s9:l 3m3:l 2ah:l 1q5:k 2m3:j 4lb:j 138:i 1n0:g 2di:g 34u:e 2oy:d 2qt:d 4yj:b 4yi:b 2gi:b 2nb:b 3ne:b 17r:b 20g:a 2gj:a 1s8:a 4er:a 2p5:9 2gl:9 2gk:8 2s8:8 4lj:8 2s7:8 2s2:8 4ra:8 1cd:7 2zu:7 1yp:6 1n9:6 1na:5 3q7:5 267:5 4je:5 4md:4 3bd:4 4jy:4 68:4 2ki:4 20e:4 2af:4 1px:4 1r8:3
food:plain-flour	5g	17y:cm nx:24 1zv:1g 1zw:18 18m:x 9z:s 18b:q 2ao:g 1zx:g 1ro:g 2aw:f 2rn:9 vd:6 20g:6 2as:6 9y:4 22t:4 25j:3
food:palm-sugar	1e	17z:8h 3a1:u 1ma:l 3lx:d 1zl:c 187:b 1zc:b 1mf:3 3a2:3
nam	29	180:9g 1d4:1i 2rw:18 3j6:z 4bk:s 2f5:r 2rf:q ld:p 1dk:n 1e3:k 1dn:j 4ce:i 2eu:h 1d3:h 3s:g 4ee:f 4cf:e 18e:e 14h:d 17w:c 18k:c 1h2:b 3k1:a 1nh:a 4cd:a 1jd:9 4jz:9 2rg:9 4ca:8 342:8 18a:7 4d3:7 4cw:7 1cu:5 3am:5 37a:5 4d2:4 2u3:4 3qs:4 200:3 1d6:3
elsewher	g	18f:d ek:b 14h:6 18g:4 18a:4
food:tomato-puree	6g	182:dl px:4p qh:22 379:13 1h4:13 43m:n od:g 186:d 24c:5 4rn:4 3a0:3
food:chilli-powder	3d	183:dw 2fm:1t 303:1a 184:x 3m3:o 3ri:n 3en:e 3em:e 3eo:e 1hu:d 4tn:c 3ep:c 1q1:b 3el:5 3m4:5 23n:5 44b:4 4a:4
food:cayenne-pepper	1p	184:ax 12p:q 183:f 4hm:d 2qb:b 1ht:6 44b:5
food:coriander-seed	t	185:4d 2xi:1f 45z:v 1nq:f 1aq:d 1lu:6 1ic:3 4ag:3 3mx:3
food:passata	4r	186:cu 3lp:1l 439:1d od:17 2na:n qh:j 1to:f 37n:f 3bm:c 3ws:7 1tt:6 3bp:6 3bn:4 1tx:4 3bo:4 3bq:4 4r3:3
food:brown-sugar	4r	187:c4 18h:2j 21m:2c 17z:20 21n:1o 21l:1d 3hu:r 29u:m 4dq:j 3a1:j 266:e 1qw:d 1m9:7 334:7 25u:7 261:6 2vl:6 4q6:5 1mb:3
american	3m	188:cw 57v:1v 4g9:1f 1hw:17 52h:12 180:10 1w8:w 2v5:t lt:r 3rt:q 23z:n 200:m 2uj:m 30p:l 1ty:l 1fv:k re:j 3wq:i 18b:h 4bp:h 1vv:g n1:f 1y6:f 3wr:f 1mf:e 1wj:e 20d:e 1i6:e 4ff:d 34e:c 2u0:b 2b3:b 344:b 3a1:b 1sz:a 20e:a 31p:a 3mv:a 1zm:9 2w2:9 rd:9 30n:9 43m:9 nm:8 3wp:7 1zn:7 1nk:7 20i:7 2wc:6 2vv:6 2vw:6 49l:5 11u:5 20g:5 yt:5 nw:5 17y:5 1y5:5 n7:5 3iv:4
indian	1m	189:48 1n4:18 qq:17 12c:14 14h:13 k1:x 4z7:s 2eu:e 104:d 1nd:d 1ne:b 1g0:a 2d7:a 4uo:a 2tb:a 2tc:a h3:a 26y:9 35o:8 38k:7 1ih:7 lu:7 gb:6 4hi:6 2t5:6 2t7:6 2ew:5 4fd:5 4fc:5 4d1:5 40q:4 1qa:4 49r:4 2b4:4
labell	m	180:s 4ce:h 4cf:e 4cd:9 bg:6 18f:6 181:5 ek:5 3am:5 1z:4 1no:4 1nl:4 1ni:4 1nj:4 34u:3 21:3
food:arrowroot	y	18b:6y 18m:1f 2ao:11 18f:8 181:7 14h:5
food:soft-drink	1n	18c:am nw:1a 3i7:a 1ma:a 2vj:9 18f:8 181:7 ek:6 ta:5 14h:4
grandmother	r	lt:z 4hp:t 51i:m fs:k 21a:i 3aa:f q5:d 18f:d 1xe:b 181:b ek:a 21g:9 14h:6 3bx:5 34u:5 4u:4 18g:3 2gn:3 18a:3
food:rocket	1g	18e:bw 1o0:19 18f:9 181:8 ek:7 470:6 3rm:5 180:5 1s3:4 14h:4
food:sponge-finger	g	181:c ek:b 14h:7 18a:4
food:okra	n	2pe:r 1jm:p 1nm:e 181:c ek:b 10l:a jh:8 14h:6 18a:4 25t:4
food:caster-sugar	42	18h:9i 21n:4z 187:32 21k:n 21l:l 17z:k 3hu:i 21m:g 4q6:d 5x:6
english	1y	18i:8e 2vv:1s 518:1f 180:1f 5ag:16 2s6:y 25p:v 2l7:u 161:t 1xd:n 4yb:m 2b3:m 1nr:g 1nf:e 30m:e 26t:d 200:c 4ty:a 271:a 1up:9 br:8 jg:8 37d:8 1yv:7 18a:7 272:6 5m6:6 mo:5 44c:5 1yi:5 1ye:4 2vn:4 1y6:4 2ot:3 2m1:3 18k:3 26w:3 5ah:3
tesco	v	18j:3i 56r:w 3k7:t 2ve:d 180:d 2vm:c 2cq:a 1vc:9 200:9 2n0:7 18f:6 2dp:6 1e2:6 181:6 1da:5 ek:5 4bx:4 4bw:4 1qm:4 2qk:3
word	2x	18k:bg 4cp:1t 4ca:1a 1jx:10 5m3:t 2rj:t 3ax:s 560:o 459:n 53a:l 180:i 4yz:i 3ay:i 25p:h 86:g 12e:f 2mm:f 1ne:d 2b3:b 4co:b 85:9 3s:9 1e3:9 16v:9 1mf:7 5m2:7 2vv:6 2vw:6 4cn:6 18i:5 2sl:5 1jd:5 4b0:5 4b1:5 4az:5 ry:5 12c:4 1zk:4 1x0:4 1mb:4 tr:4 4fy:4 3h4:3 1ad:3 1et:3 2v5:3
food:turmeric	3y	18l:e5 20t:17 ru:i 3pe:g 1o9:e 1yk:c 3s2:b 2nb:a 3mc:8 3mb:8 3ei:7 3eh:7 3md:7 3q1:7 3ej:6 3pz:6 km:6 3gk:6 3ek:6 1gd:6 3a0:5 1ox:4 3he:4 1nu:3 2x0:3 3pd:3
food:rice-flour	n	18m:6j
paler	k	58p:18 32y:x 1th:l 1tk:k 1n0:j 1rd:9 1n9:8 1na:6 1n3:5 qs:4 ly:4 1n7:3 1n8:3
freely	e	
weaker	n	4z0:1w 1zs:m 3rj:k 2zr:j 185:h 1zp:g 49j:e 2zs:b 2zx:8 3rh:6 1i9:6 3hm:6 216:5 1p8:4 15c:3
pocket	14	18q:68 557:1a 2a1:v 59y:t 29e:o zt:n za:g 25j:f ou:d p0:b 25h:6 25r:5
food:cottage-cheese	1k	35d:2t 18r:21 3oy:1f 356:18 1bo:p 4fb:j 4f9:j py:e 1be:d 3oz:d 189:c 3p1:9 1sz:8 3p3:5 18q:5 q0:4 27s:4 yi:3 3e2:3 3e1:3 3e3:3 3e4:3
your	2e	274:1o 1av:1i 3qw:1h 5d6:1e 4th:x 3u3:v 1bj:t 5et:s 4ai:q 1jm:o 14n:k 1cb:j 2b4:i 18q:i 3l1:i zm:i 2db:g 3l0:e 4xb:c 3kx:a 34q:a 3ky:a 3kz:9 2du:9 yj:7 2d7:6 vq:5 po:5 30t:5 nl:4 5d7:3
overmix	1i	18t:4t 11u:1d 206:17 5cn:12 205:w yx:i 2ki:f 2al:b hg:9 208:9 2aj:7 3do:7 3go:6 207:6 2ai:5 1xa:4 18q:3 2af:3
food:waffle	10	18u:4q 29k:y 38x:w n0:h 276:g 3rg:e n1:d 15e:9 383:8 gc:5 18q:5
food:parma-ham	3p	18v:74 1bo:2r 1gt:2m b0:1o 2td:1a 5ms:z 4f4:t yl:r 1e6:q 2jr:p ir:p 25r:o 1c0:k 2ed:j 23z:j 1bf:g 1h4:f 25h:f z8:e 48r:c 49a:c 2jh:c 2l0:a 157:a 2tb:a 2tc:a 1e4:9 1l7:9 lb:8 16t:8 z0:8 23h:7 25s:7 18q:6 2t5:6 2t7:6 23g:5 1dx:5 12c:5 m4:5 1be:5 py:5 34e:4 xz:4 2wu:4 19p:4 23e:4 x0:3 q0:3 xg:3 yi:3 1n:3
knobbly	1d	om:1g jh:p 1r6:o 1k4:j 2pe:j ik:i 3to:f 3tn:f 3tp:f 3tq:9 1yv:6 18w:6 jg:6 ax:5 35i:5 52l:5 1jw:4 q0:3 153:3
brok	6i	18x:94 i9:3k 4x1:23 2yi:1q 26l:1f 146:15 5ap:12 4xj:11 2x9:10 23l:10 h9:q 1lr:o 12k:o yk:i 42l:h 18y:f 2q5:f 5bb:f 284:e 596:e 5ct:e 3uv:d 3uw:d 30f:c 36u:c 1g2:b 1zg:b 53d:b 2y7:b 156:b r8:a hd:a rr:a 1kp:a 27t:9 58b:9 192:9 16r:9 1pe:8 1a6:8 3q5:8 2qi:8 9r:8 h8:8 3tf:8 4xi:8 2wd:7 3ef:7 4mk:6 4l7:6 2mg:6 3rm:6 5i6:6 211:5 xp:5 yi:5 21p:5 4sy:5 41k:5 11e:4
burst	4t	18y:av 5ma:2r 5f3:1l 1me:1k 1pr:10 4v5:x 1vk:v 31i:t 4v4:t 36t:q 3bm:o 5f:m 1fi:m 4z0:l 2ia:k 18p:j 12k:j 13n:g 1c:f 1xb:e 90:b 1iu:a 252:a 6q:a yk:a 165:a 251:a 18x:8 31l:7 27q:7 26l:7 253:6 31h:6 256:6 th:5 3v2:5 5q:5 3v3:5 mg:5 wu:5 1vd:4 1dd:4 2ms:4 142:4 3m2:4 3m0:4 13s:4 3m1:4 3bp:4 1kl:3 269:3 17n:3 103:3 33t:3 25b:3
weld	47	18z:1l 9n:1f 1dm:12 2xx:v 13g:q 2ah:q 3qa:o 27t:o 2p9:n 94:d 1wh:b a6:7 oy:6 6z:6 525:3 16y:3
themselv	1w	190:2i 136:29 11n:1a 2p9:11 3qa:11 4vx:x 2eu:n 41m:m 4yp:j 4gk:j 2xx:i 54u:f 50s:f 41l:f 2c1:e 19m:d 13g:b 1rc:b 1wf:a 5jx:9 4mi:9 14f:9 1ui:7 h3:6 4ah:5 8u:5 220:5 148:5 th:5 i8:4 589:4 193:4 uo:4 1dm:4 j6:3 2ew:3
food:flapjack	2p	191:9h 1x0:4f 2fh:1y 568:1r 1wx:1e 4ne:13 t8:s 15i:q 3l:o 1mf:m 3au:i 234:h 29b:h 3av:d t2:d 3b8:c d1:a 1z8:9 2k1:8 1mb:8 2mj:8 3gh:6 1ek:6 300:6 1oe:6 3iz:6 t0:6 55:5 4x1:5 i2:5 n1:5 en:5 1mi:5 th:4 di:4 3k9:3 25u:3 1cl:3
doughy	1w	192:7d 5lr:1n 29b:14 5na:11 2hc:r 1r8:q 1gh:p 1ty:m 194:l 1ct:i 24q:i 285:e 3q5:b t2:a 3ma:9 th:9 2lj:7 2ol:5 1cg:4 1aj:4 3o8:4
tawa	v	193:2i 2y1:l 4mq:a v9:9 th:7 195:6 gt:5 4hs:5 n1:5 2xi:5 2y0:5 4kr:4 gu:4 2yc:4 2xz:4 2y4:4 2y3:4 2xp:4 13n:3
gooey	2k	194:ad 2l4:27 4v0:1t 262:1j 2de:15 192:x 29b:x 29t:v 2iq:l 25u:g 2lf:f 261:e 1ue:e 2dn:e 4fa:d 4fb:d 4f9:d 1jl:d 27r:a 5eg:9 34m:9 189:9 1zg:8 538:8 qg:7 2l1:7 nj:7 5s:6 3qp:6 mn:5 2l6:5 3qr:5 2mb:4 2dk:4 26u:4 tk:4 th:3 1z5:3 oi:3 2ma:3
griddl	24	195:b3 193:36 2jj:u 3be:m 1kg:l 18g:i 1vx:i 4am:e 2sk:d 10l:9 3e2:8 3e1:8 3bg:8 3e3:8 3e4:8 2k2:8 3bf:8 3bd:8 3e0:8 2jz:8 1so:8 2jm:8 4ko:7 3e6:6 4m1:6 2il:4 25m:4 th:4 ls:4 3k:3 2jy:3 385:3
edg	kx	196:ex wj:78 3af:24 3or:1z 1ww:1h 53a:1g 1s4:17 1ll:14 km:12 1f:y ya:v 5d2:u 5lr:s 1ow:p 4er:p 1b6:p we:o 2u5:l 4m8:l 2ia:l 21w:k 11r:k 11c:j 9c:j 5ln:j 333:i 10r:i 59c:i 5f2:h 528:h 10b:g pl:g 2t4:f 1yk:e 46:e 7z:d 2g8:d 16n:c az:c 1d1:c 162:c 29w:c 27r:c 78:b 17b:b wk:b 1j8:b 5o:b 2ic:a 4t1:a lv:a l2:a y6:9 ka:9 1v8:9 jr:9 54s:9 lr:9 1sh:8 35f:7
12	3p	197:4l 19g:41 4yw:26 300:20 3t3:1m 3a8:1g 19h:12 1t8:12 4s8:z 219:x 2dn:t 4tb:p 3b8:m 4we:k 26r:j 5ih:j 4v9:i v5:f 2jc:d 4z1:d 2cc:d 1xp:b 1eq:a 407:9 1jq:9 4gm:9 228:8 37t:7 3ig:7 1j3:7 28j:6 2ho:6 1gi:6 2w2:5 4jr:5 3on:5 3it:5 98:5 pe:4 1dk:4 d0:4 4j3:4 4in:4 2sr:4 1lb:4 1xe:3 4i5:3 yh:3 27y:3 4id:3
thinner	1m	198:2g 19n:23 54a:1b 1w5:1a 1qp:18 3ra:u 1p1:t 4x4:m 2qv:k 1qt:i 2hs:g v0:d 2hz:d 2hu:d 2d3:c 2hr:c 2vn:9 2i1:9 4pn:8 5js:7 25y:7 2hv:7 2hy:7 1cy:6 1w9:6 5jt:6 bo:6 337:6 467:5 cl:5 14p:5 54b:4 2i2:4 2fv:4 3sd:3
golden	a4	199:9e 12q:25 57y:1x 2ag:1m 2fm:1i 4tr:17 tz:11 4qn:z 4qo:z l8:z 2md:v 1rw:t 4ql:q kw:p 2nd:l 21y:i 4px:h 1pi:h a5:h 485:h 2n1:g 2in:c 2n2:b 30k:b 2o2:b 1dc:a 3h4:a kb:8 2xs:8 1wb:8 3qh:7 nj:7 3t4:7 2n9:7 26z:7 tb:6 3qi:6 2pu:6 3vn:6 21o:6 ev:6 1yz:5 48m:5 4am:5 4l8:5 8q:5 u2:5 14e:5 17h:4 38f:4 38g:4 191:4 12i:4 21q:4 38d:3 38e:3
lot	4r	19a:28 4tg:1h 5kp:15 1iv:14 3ml:14 e1:12 2qq:z 2oe:y 2oj:v tv:t u5:n 2nh:n 4gb:k mm:i 2l0:g 23u:f 81:f mq:e oj:e 3fz:e 13n:d 15z:d 29f:d 1el:c 2qg:c un:b 3xq:a uj:a le:9 58v:8 1ae:8 151:7 522:7 2vc:7 4i5:7 3y:7 3v5:6 3k2:6 35r:6 6e:5 4j3:5 1xy:5 19j:4 1lh:4 ph:4 ud:4 5i5:4 3b7:4 vt:4 e2:4 u4:4 19g:4 4ij:3 4jr:3 4ln:3 ag:3 qj:3 we:3 4iz:3
mini	1v	19b:bk nv:1t 4t2:1e 3j4:13 3xw:f 282:e 4hk:d 1g2:c 549:a 1n9:7 35l:5 1jn:5 3h:5 31a:4 4hj:3 19e:3
means:baby	1pz	19c:hw 2d4:2o 2cf:2h 2d2:2b 1zu:1w 2cd:1f 9f:1d 2hg:1b 11b:1a vq:19 2fr:17 3u3:17 1bj:14 zl:14 zm:13 2db:u 1cb:t 4rc:r 2w7:q zk:q 1av:n 56p:m 1je:l 18s:j 19d:j 1m1:j jm:j 2kf:j ke:i 1w3:g 1fu:g 2mh:f 2if:f 1dl:f 5d0:d 4ov:d ko:c 19e:c 19b:c 3u5:c 30s:b 2du:b 4ps:b 2he:b 41b:a 4ud:a 9g:a 1sl:a 4s7:9 3tv:9 vf:9 2g7:9 2tf:8 34m:8 d8:8 3rx:8 40w:8 17:8 2sy:7 1dk:7
toddler	ci	19d:6h 2cf:4g 11b:39 2cd:2g 2if:1j 2he:15 4rc:13 2hg:10 2fr:z 1ab:y 2bl:v 50n:u 1w3:t jm:p 19c:o 2d4:n 2d2:n 1m1:h 2ie:g 4ov:b 1bz:b 1zu:a 19h:a 1nh:8 17:8 9f:8 3u5:8 zl:7 102:5 41f:5 41d:5 41e:5 2mh:4 265:4 3tz:4 440:4 3xz:4 41g:3 1kj:3 up:3 2hl:3
individual	17	19e:6t 1f1:s 19b:p nc:o 3r2:l 1qh:6 224:5 31i:4
giant	1p	19f:29 3nt:27 4jq:1b 556:19 2h6:17 4gn:12 1l8:v 4zs:p 2fx:p 1lo:p 151:n 4r8:n 44x:g tw:g 219:f 38b:e 22k:e 34h:d da:c 3l:a 19b:a 5do:9 1uz:8 5i5:8 2o8:7 gc:7 4v9:6 1cp:6 1j3:6 25k:6 30f:5 3i9:4 19k:4 t0:4 1xz:4 15n:4 19j:4 rx:3 2sr:3 300:3
twelv	6d	197:3p 19g:2k 2k0:1m 4v9:1l 2i4:1k 2l8:1f 1gi:18 4xv:14 ud:10 xn:10 5mh:z 4gm:v ui:t 1y1:s 19m:p dq:m 48u:m 1j3:k 1mr:j 1p5:h 28j:f 4vv:e 55u:e 2m9:d 2mh:d do:d 1q8:d 29f:d 3bi:c 2sy:c hw:c 4gk:c 19w:b 1f0:b 37t:a 1kh:a 1p1:a 2oc:a 3k2:a nl:a da:a 224:9 54u:9 22i:9 2ey:8 un:7 464:7 1ak:7 14i:7 17:7 6q:7 t2:7 149:7 510:7 2g0:7 2j5:6 2r9:6 12t:6 nc:6 50v:6
fourteen	19	1eq:2i 2lo:1x 2he:1k 50v:1c 1ud:1b 19j:14 36k:h 19h:e 3b8:d 3b:b 2cd:a ed:a 2mh:7 24c:7 11a:6 hc:6 4v9:4 19e:4 2if:4 3b7:4 1jq:3
shorter	v	30e:1p 19e:11 1ev:x 30t:p 50k:o 1o7:n 14n:k 2zr:j 1m2:h 5d7:h bg:b 2zs:b 276:b dc:b 2zx:8 19j:8 2rq:5 19b:4 4yx:4 15c:3
tenni	g	hc:c 19e:8
massiv	1t	384:1k 54g:1i 4rh:1d 47l:19 2qj:x 2sd:v 25k:s 5ad:o 5ac:o 1w9:o 5d0:n 2fd:k 4gn:k 28f:k 1pk:i 4rd:i 5ab:i 1l8:h 4s7:g 3ey:f 18g:d 1a2:d 4r8:c 391:b 54h:b 2ln:a te:9 21d:9 29f:8 59j:8 fh:7 1y1:7 rx:7 1w8:7 2vs:7 300:6 1kt:6 1ks:6 4qk:5 2qg:5 1io:5 qv:5 10r:5 21e:4 25t:4 z:4 19j:4 2pk:3 cj:3 1jm:3
food:pie-savoury	96	19l:je 1cn:2f 1ps:1c 4gc:16 sh:16 4qj:16 2kh:u 1re:u xo:s 3nn:p 4r0:o 3i8:n ar:l 283:k 28w:i 1cf:i 2m8:i 2o2:g 216:g 26z:d 3tv:d 2do:d 1c7:c 4cn:c 4v9:c 4ov:c 4co:c 4v1:c 37k:b 3tb:b 33q:a 3bj:a 40t:a 5m:9 240:9 jh:9 3li:9 1er:8 3ip:8 3cj:8 29r:8 26t:7 1xe:7 3il:7 3kk:7 26k:7 48s:7 3bt:7 2mu:6 26j:6 d0:6 245:6 2es:6 271:6 1dl:6 518:6 uy:5 2zu:5 3n5:5 1ek:5
family	4m	5m6:22 19m:1y 3yk:1i 34w:1b 2lb:1b ru:1a 594:1a 595:18 35a:15 19w:11 2dk:x q6:u 25y:u 190:t 1hz:t 290:s 52g:r 10j:q 2sy:p 4qe:p 2vq:n 2bg:m 52s:m e1:k 2gi:k 4r9:j 19g:j 1x4:j 18s:i 2hh:i 1e9:i yo:h ud:h 2st:h 4yq:g 2gl:g un:g 1l8:g 51f:g 210:f 1n0:e 16b:d 28u:d wa:c 1av:c 3yf:c 2gj:b 28y:b bc:a 4yp:a 1n7:a 2jb:9 1gd:9 2du:8 2gk:8 6b:8 sf:8 dq:8 30k:8 35d:7
thickness	2n	p8:4n 198:2d 14p:15 1tb:w 1k7:u 53y:n 45b:n 1w5:k 4s8:k 1td:i 1te:i 2ob:g 225:f 19n:e 7d:c 3rg:c 220:c fr:b 30t:b 17p:a 4zo:9 2z4:8 5cc:8 1bz:8 o1:8 45e:7 ym:5 19q:5 458:5 2s9:5 2ka:4 4x4:4 1im:4 2z5:4 13i:4 19j:3 4l:3 2pc:3 29z:3 42:3
decid	i	2ti:v 25u:i 1ku:h 25z:d 25w:d 25v:d 2te:5 25y:4 2th:3 22t:3
look	4i	19p:75 5hg:1g 3oy:1d 3es:18 5ht:14 32t:11 1c5:y nl:x 3nb:v ls:t 5lq:t 1u:p 3ff:p 538:m 2ce:h 24q:g 4i:g 29:g 1jy:e 3rq:e 2b3:e jq:d 1bo:d 2b2:c 1tp:c 4jb:c 4j2:c 18v:c 24p:c 14i:c 2dk:c 1b8:b 2gt:b 45k:a 47f:a 194:a 3rf:a 3n9:a 2r8:9 222:9 3re:9 36x:9 4j1:9 1g7:9 2iw:9 2s9:9 3p1:9 4jp:9 1br:8 1gt:8 hl:8 2s3:7 4ik:7 2hj:7 45l:7 224:7 2ht:7 2yy:7 3rd:6 4j8:6
alik	i	4h0:24 1tc:i 1tz:8 1pv:7 1u3:6
boneless	1w	19r:7h 3g:y 3e:7 4l:4 x6:4 3h:4 13o:4 19b:4
food:chicken-thigh	1g	19s:3u 24p:1o ru:y 14i:m 3g:g 5f0:e xk:e 3dm:d 3dl:d 11p:d 4f:b 3dn:b 49:a 46o:9 2sz:8 2l8:7 1wa:7 1ia:7 3aq:6 2yp:6 1vr:6 3fg:6 3fh:6 2t2:5 2rv:5 7x:5 2jp:4 13o:4 3bf:4 3dr:4 3mi:4 3rq:4 322:4 1ku:4 av:3 14k:3 1u2:3 3t7:3 nl:3
fillet	7g	19t:eg 34i:2i 14m:2e 2h0:1f 4vc:1f 4o:1a 55j:13 i5:y 250:w 1kt:v 3ja:u 3h:t 2kg:r 4l:q 45l:m 5ib:l 14d:l ba:l 2gn:l 34j:k 3g:g 50z:f 1v4:f 3g4:f 5d5:e 45n:e 2gv:b 2yw:b 2th:a 45k:a 2r8:9 25b:9 3e:8 4a5:8 yb:7 13o:7 2ht:6 2jy:6 wc:6 1au:6 13x:6 1ak:6 3k:6 3uo:6 2dh:6 x6:5 4vb:5 31j:5 1c5:5 2yv:5 19r:4 1bt:4 2il:4 2kj:3 3ff:3
600g	i	1a0:h 19r:4
food:goat-meat	2r	19v:g9 39s:32 4rw:20 526:1f 502:1c 1j6:l 4au:j 1aj:j 3oj:c 3oh:b zc:9 37q:9 1w6:8 1e2:8 3oi:7 ww:7 zp:6 4fh:5 4fi:5 hz:5 3c6:5 18j:5 2jt:4 lz:4 1po:4 3co:4 3m6:3
feed	6o	19w:61 4sg:35 134:2m 19m:29 1y1:29 4qs:1l 4o1:1g 2sd:13 3km:z dp:y un:w 2av:w 2si:t 52s:r 40w:p te:o ui:o ud:l 4gm:k 19g:h dq:e 2ea:e 2wt:e cw:d 37t:d 1u9:d 25p:c 3k2:b 35r:b 3ji:a 66:a bc:a 3i9:9 29v:9 3fi:9 v5:9 dr:9 1ez:9 1um:9 1q5:9 cs:8 1lc:8 28n:8 2sr:8 2sy:8 44x:8 3l7:7 3l5:7 2iz:7 ss:7 do:7 4db:6 uj:6 dm:6 211:6 3l4:6 151:6 6b:5 19u:5 1xy:5
myself	3t	19x:6h 5n6:25 24t:24 jw:1w 1x4:1v 5l7:1p zq:1o 1mh:1n 4w9:1g 5br:1d 4yv:18 9h:16 106:14 4wq:12 2ec:x 1f4:x 1x:w 2z6:w 302:w 16k:u vt:s 5fq:s 3ec:r 40l:p 3va:o 1f7:n 9w:l b4:j 2x0:j 4xg:i 3m2:g 3m0:g 3m1:f 2gr:e 1gf:e 17:d 1a8:c 3vm:b 1sz:b 4xt:b 3a7:b i4:b 1g3:b 16u:a 24g:a 1gc:9 1hv:8 1w1:8 vn:8 28i:7 2p1:7 2di:7 472:7 5lo:7 14r:7 275:6 1gz:6 4wa:6 4lb:6 13a:5
use	3i	19y:cq 1gm:18 230:13 4w7:v 3ff:r 1xf:m 232:j 19u:i 2jb:f 1gg:e 1xu:d 3h5:d 4hc:d 3xx:c 2xg:b 1a0:a 1fy:9 38r:8 2q2:5 16o:5 g5:5 s6:4 2a2:4 1xg:4 2gy:4 9p:4 1u0:4
money	2i	156:2g 4j:20 19z:1m 4sw:1b 23l:10 28n:r 3jf:n 3k8:l 4sg:l 5ib:k tj:f 39q:e 3g4:d 3gj:d 3gi:d 4sy:b 19u:a op:9 3k9:8 17u:6 2jy:6 49:6 39g:5 3e9:5 3e:5 19s:5 2kj:5 211:4 c9:4 cq:3 1g2:3
pay	k	19u:t 43u:r 2qy:j 2cu:c 12o:6 2qz:5 2gb:4 19r:3
kg	y	cw:1e 1a1:18 p5:k 4hg:j 4gq:i 4hh:g 4hf:8 2gn:6 2yz:6 3xw:6 1g2:5 4hk:5 4hl:5 4gp:4 23o:4 3fz:4 30o:4 3ay:3
600	w	1a2:2i 29:q 1ag:p 23o:k 3ay:i 3jl:h 4pz:c d0:c 4gn:a 3jo:9 267:9 1li:8 3y0:8 3jn:6 3jt:6 3jq:6 219:5 4jn:4 4go:4 d1:4
900	p	30q:1m 1a3:1c 2zr:f 1ml:f 4sl:d 30n:a 30s:9 2zs:9 2ja:8 2zx:6 1g2:5 58x:5 4hd:5 27i:5 x7:3 3k8:3
25	1v	1a4:49 2m7:2j 542:2g 5i7:2b 54s:1s 55i:y 2n2:o 53k:m 24k:k 4am:g 4bo:g js:e p4:c 2z0:b 4qn:b 4qo:b 2io:a 7s:a 3pg:7 1wa:7 6w:6 1ai:5 1ue:5 24l:3
hid	2y	1a5:92 2b0:3w 2ip:1y 2kx:1v 5di:1l kf:1d 2hm:1b 55n:15 4sr:12 4rd:z 3pi:t 2a2:r 3h3:p 2tf:n sa:n 1qk:l 50z:j 3ln:h 5eg:h 28c:h 13u:g 2l0:g 2fq:f 3pe:e qg:d 1o9:d 2ff:c 3oc:c 3n0:b 102:b 80:a 1pp:a 1ly:9 eh:7 280:7 y6:6 4i7:6 2ta:6 40q:6 2la:5 3n2:5 ju:5 2l4:5 1bo:5 1v8:5 29r:5 11j:4 2fs:4 2gx:4 4of:4 19p:4 1ip:4 1dp:4 3h1:4 3o:4 3ll:3 2ky:3 160:3
splinter	v	1a6:7d 466:y 465:w
warn	k	2eu:o 4hs:g 3f8:9 3f9:9 3qm:9 3qb:8 3hq:7 2h8:6 h3:6 2xu:5 2ew:3 1qy:3
altogether	3o	1a8:2w 55g:2j 2vu:25 1aa:1r 53g:1n 4qh:1n 2ce:1i 51s:1g 580:1f 1a9:19 1pu:17 4wc:16 2cm:14 56f:10 27b:z 5ht:v 3z2:s 2vl:p 298:o 3kh:n mf:k 1c5:k 2ql:j 3ab:j 4rc:i 24e:h 4r3:h 564:h 66:f 3ch:e 4k1:e 1cz:d 4bn:c 4bm:c 1o1:c 19h:b 12t:b 319:b 15m:b 1lg:b 1s8:a 245:a yo:a y8:9 1zd:9 w1:9 3fz:9 2ga:9 pe:9 1vr:9 23y:9 23v:8 r3:8 1o2:7 31d:7 31c:7 g7:7 gd:7 ds:7 2ji:6
total	1d	1a9:63 1aa:2g 5cg:23 4r9:1c 1hu:19 286:t du:c 3k0:a 3k4:a 4rv:9 4ld:9 s0:7 4jr:6 1rr:6 4i5:5 1ra:4 4jo:3
includ	n	1a9:1h 1aa:n 1ai:j 4g6:a 1o1:8 203:8 1a8:6 yn:5 45g:3
eighteen	1d	50d:1w 2hj:1q 5il:10 1aa:v 2rf:j 2rg:j 1ab:i 19d:h 4v:d 1m1:b 229:a 21a:8 tn:8 2if:6 2cf:6 ft:5 11b:5 1t5:4 2kp:3 qk:3
mountain	2b	1ac:4e 4ky:1f u4:1a c7:17 34r:16 24u:16 3ra:14 3r9:13 24c:12 2tm:v we:u 1aa:p b7:o dl:n 81:j 44e:i 2gg:f 1s5:e sd:d 1xn:b 1l4:b 3jl:a 1o2:a 28p:9 z9:8 2ng:8 1g4:7 22f:6 3v5:6 4bp:6 3jo:6 pf:5 2mo:5 3jp:5 1mn:4 3jn:4 3xi:4 3jt:4 3jq:4 3t9:4 15k:3 49l:3
divid	19	1ad:4s 1aa:1c 47t:z 29v:x 3j2:w 47u:r 16z:o 24k:l 3j1:g 1m1:g rt:d 2rj:c 2xu:9 37g:8 9w:6 ry:5 4bo:5 24l:4
gav	37	1ae:3a 1lh:27 23o:1v 507:1l 57q:1e 4rl:18 2wx:15 5h6:13 304:12 1xg:11 2tx:z 3yv:y 570:w 56z:w 1h3:v 10v:v 520:u 4o:s 28x:r 1aa:r 3yr:q 2da:q 3u5:o 3rr:n 338:m 4hc:l 2fy:k 20i:k 30f:k 44t:i 4p3:i gn:i 309:i mm:g 21g:f 1xh:e 1c0:d 1de:d 2at:d 4e5:c 214:c 20d:c 3ww:b 2ob:b 14w:b 3wy:a 3wz:a 1no:a 1nl:a 21b:a 1ni:a 1nj:a 3wx:9 30c:9 1dz:9 56g:9 2xg:9 20e:9 22m:8 460:8
overdon	3b	3p4:3r 3ln:28 1af:1o 3v9:1g 2j7:1f 1jv:1b 1iv:16 4vk:12 1lt:12 55x:z 2ip:y 286:y 489:y 3dz:u 1ai:t 1kh:q 3mn:q 5f5:o 303:o 3ke:o 1ia:m 4df:l i4:l 1aa:j 2og:i 2ly:i 3pa:i 3lm:i 4sq:f 1fj:e 103:d zy:d 1pt:c 2ks:c ol:b 1r5:b 2jm:b 204:b 4de:b 5c7:b 27r:a 1ba:a 2vc:a uc:a 206:a 20a:a 3l:9 28o:9 2po:8 1r8:8 zo:8 3os:8 1lp:7 2o1:7 28l:7 4tc:7 1cy:6 1md:6 k3:6 48x:6
misread	12	3wt:1y 4e5:1c 1zj:16 1rb:14 3hg:14 1aa:y 3ax:s 3o1:n 279:l 3ay:h 5mj:h i4:h 5mf:e 5mg:e 1a2:d 1cr:8 1dx:7 267:5 oa:4 lj:3
apiec	m	1aa:q 3gr:j hc:g 1lj:c 1lc:a 28i:4
clock	17	37r:14 1aa:z 2ub:v 4uv:p ve:n 5c7:n 1ai:n 4g6:m 2kn:k 2po:i 37q:h 203:h 4g1:g 1dj:g 1a9:g 3pg:f 3a4:c 1b6:c 3a5:c 2s5:b 2mf:9 1pv:9 3a3:9 2l5:9 2mi:8 37s:8 4dh:8 3vz:7 2kx:7 15j:6 2ls:6 2n6:5 2io:4 36m:4 ys:4 37v:3 37x:3
forget	1d	5a4:1f 48b:y 1gs:x 1aa:x 1eu:w 350:t 526:s 3ma:p 1et:m 2ak:g 43d:g 2t6:g 1f5:g 4ix:d 4su:d 2l5:c 4ls:c 4qi:b 1nm:b lg:b 3vz:a 48a:a 1v5:8 7i:8 44o:8 43b:8 11y:7 4a:6 2y2:6 9s:6 1ct:6 1gd:5 2bk:5 3o7:5 y8:4 3o1:4 rc:4 4ga:4 1s3:3 68:3
food:smoked-fish	29	1ak:a5 1c3:1n 1bv:1i 14m:1d 11a:x lf:p 477:g 1bs:f 15t:e 3g4:e 1oi:b 1c2:9 2kj:7 581:6 533:5 1oh:5 2kl:5 1oc:5 479:4 47a:3
strong	dk	1al:ba 1pu:39 11d:37 1dr:36 2km:2q 1yp:2o pa:1w 1bc:1v 178:1v 3pf:1u 3mx:1q 1hy:1l 47e:1j 5ku:1i 1x7:1f 5eo:1f 275:1e 1aq:18 1zy:18 3tj:14 1x5:13 1i9:10 1at:z 1o9:y 3pv:y 35e:v 3mi:v 2dw:u 4lt:t 4wf:s 1in:q 2ak:p ko:p 1ql:p 4ty:o 1ht:n gf:m 4ez:l 2g0:l 117:l 4ta:k zh:k 1ar:j b3:i 118:i 1ba:h 2na:f 21p:f 28i:f 1pt:e 18o:e 10k:e 1ap:e 1qv:e 2un:e 4z6:e 1of:d 3pz:d cg:d 4x5:d
vacuum	1k	1am:78 4tf:41 12z:v 37p:u 3jy:l 3sc:h 37o:a 1xp:8 2dh:6 5c0:6 2vq:3 17o:3
farm	12	1an:33 4yd:22 10p:1i 2ds:v 2f7:u 39t:o 1am:n 1sl:m 24d:i 33v:c 21g:b r8:9 zk:8 46m:8 46n:8 46k:7 1fc:6 3bx:6 2fe:6 2fg:6 2f9:6 46l:6 3wv:6 37p:5 1b4:5 1as:5 1b2:5 46j:4 2ff:3
fishy	1m	1ao:66 1ap:2u 1bc:2g 1at:11 45f:o 2a8:m 4ee:h 4ab:f 1aq:e 1h2:d 2f5:c 3js:c kf:9 o9:9 4eh:6 1ay:6 43n:6 37a:5 1hx:4 4ps:3
stink	25	1ao:3a 4w6:2t 1ap:2o 4u4:1n 3a0:14 2wu:12 3v9:x 486:p 3es:n 1at:l 1bc:l 1o7:k 3yj:j 1ne:g 55v:f 19i:d 3zj:c 32r:b 43n:b 1a5:b li:b 2uk:a 3v6:a 2wt:a 276:9 12d:8 1hx:8 3js:8 33n:8 4gb:8 3yl:7 3r5:7 487:7 23z:6 2y1:6 1nl:5 1ni:5 1nj:5 1aq:5 b2:5 3rv:5 3y3:5 2ii:5 2g7:5 2px:5 323:4 3yi:4 1nd:4 1nq:4 1aw:4
whiff	15	1bc:1k 1aq:1f 1ar:16 1ao:s 53t:i 185:h oo:9 2wu:8 3mx:8 li:7 y3:5 1at:5 3y4:3 3y3:3 1ap:3 ju:3
eggy	1d	1ar:95 5lr:20 27x:v sl:m 1ch:j 3y4:j 2sa:j 3y3:j 24q:i 35d:d 3y5:c z0:c 1aq:6 2a4:5 d2:4 3y6:3 3y9:3
farmyard	g	1b4:d 1b2:c 1aw:7 1b0:7 1ay:7 1am:5 1b5:4 4e:4
pong	n	1aq:v 1ao:u 2px:o 2p7:f 1bc:f 1at:e 3na:6 1ap:3 3uk:3
food:kipper	t	1bt:5y 1wg:22 4vq:11 1ak:i 10b:h 1au:9 3g4:7 1b4:6 1as:6 5gx:5 1b2:5 3w4:5 3w5:5 3ul:5 3w3:5 1cj:5 3ev:5 2yd:4 32f:4 1aw:3 1b0:3
wif	5k	zm:2h 55k:26 18s:20 44f:1z 5lr:1w 3u3:1p 4ut:1h 2um:1f 5jy:1d 51y:1d 1bj:1a 2es:15 2cv:14 2du:13 34w:13 2mz:12 381:12 5l6:10 2wj:10 4tw:z 5hq:x 2db:v 3ch:u 4ez:t 2pv:r 45n:r vq:o 18p:m 2ui:k 4wr:k 327:k 1cb:j 3tv:h 1z6:g 1kh:f 2jq:e yj:e 2fd:d 4xb:d 2pr:d 1iu:d 2oh:c xl:c 35p:b sb:b 2dk:b 1gj:b 19q:b 2v8:a 425:a 2nm:a 1rt:9 3rj:9 2ex:9 1tc:9 19o:8 3gh:8 1pn:8 3hu:8 zc:7
odour	i	35e:z 1b4:a 1as:a 1b2:9 1b0:5 1ay:5 323:4 1am:4 1ap:4 1b5:4
plastic	3r	1ax:be ib:2c 1f3:1l 3ef:13 4he:11 30i:v 48u:u 1ey:t 22u:p 579:o 2vk:n qy:n 40f:l 1ex:k bl:g 319:g 48e:g 2q2:e 2z4:e 1jf:c 56n:b gh:b 1h1:a 48f:a 26z:a 26q:9 1bi:9 m7:9 23e:9 1b4:9 1as:9 3po:8 1b2:8 2lu:8 10b:8 16i:7 1h8:7 2z5:7 1a6:6 4r5:6 2mh:6 31d:6 31c:6 12l:6 1zp:6 1ij:5 mx:5 q8:5 1f0:5 1jl:5 2l3:5 3mq:5 1b0:5 3mn:5 1ay:5 43m:4 24s:4 1dx:4 2eo:4 1am:4
funky	i	1b0:v 1am:o 1b5:8 1aq:7 1ar:4
packag	w	3ca:1f 1gz:12 4tw:z 279:w 1ow:r 2d6:n 1uo:e 1b4:b 1as:b 1b2:a 1pd:9 1lm:8 1aw:6 1uv:6 1b0:6 18a:5 1am:4 1ue:4 4fs:4 1b5:4 ju:4 4e:3
honk	k	1ay:17 2wt:g 1am:f 1b5:b 1aq:a 1ar:6 3xe:4
food:game-bird	15	1b1:7a 4e:3g 1hd:7
hung	i	1b4:d 4ko:d 1as:c 1aw:7 1b0:7 1ay:7 1am:5 1b5:4 4l6:4 4e:4
week	8m	1b3:94 34m:1w 1om:1u xz:1g 373:19 1k2:15 25t:12 19z:11 1b9:10 1l:y uu:r 4j:q m4:q 156:n 4xh:n 2he:j 1bj:i 7x:i 2fx:i aq:i 3lw:h lw:h 47h:h 3jf:g uq:g 4p1:g 1i9:g 58a:f 349:f 2rn:f 4sy:f ua:e ye:e 1fz:e 18s:e 1ta:e 347:e 2g1:d 39q:d 3sa:d 2db:d tj:c 34p:c l2:b uv:b 1f3:b 4sw:b 2i6:b v9:b 348:a pj:9 3tv:9 3w:9 22n:9 478:9 3t3:8 s5:8 2pv:8 395:8 24a:7
vac	g	1as:e 1b2:d 1aw:8 1b0:7 1ay:7 1am:6 4e:4
cheesy	r	1b5:3l 4ao:s 4an:q 1b0:n 1ay:m 1am:h 2o6:f 1d5:c 2fy:8 rw:7 1px:6 1aq:6 1pt:5 46q:5 3xe:4 1ar:4 k6:3 sh:3
sign	1k	2lo:1t 1l7:z 1ue:v 1j5:u 1b0:q 1ay:p 3rr:p 31p:l 31n:k 1am:j 18g:i 2gt:f 2io:f 171:e ks:d 3fw:d 3fv:d 5s:c 2j9:b re:a 3rw:9 10l:9 4de:9 31q:9 1gh:9 2nh:8 3iw:8 1so:8 2lf:7 114:7 2o9:7 1b5:7 31r:7 2aj:6 2wc:6 hu:6 1aq:5 92:5 2ol:4 2q5:4 2o8:3 4ks:3 1ar:3
somehow	1b	4yn:2f 4dw:1q 1e6:14 5n4:14 2a2:v 3ke:s 50o:p 5n2:m 1x1:l 33t:l 28o:l 28c:j 16t:g 1e4:f qh:f 22g:e b6:e 3nj:d 55c:d 3kk:b 1b4:a 1as:a 1b2:9 1i9:9 yg:6 2ip:6 1aw:6 1pc:5 1b0:5 j3:5 xs:5 1ay:5 lg:5 1qr:4 2gv:4 1am:4 1b5:3 3nk:3 1cl:3
animal	p	2bj:u 2b2:s 2b4:l 2b3:f 19v:d 31j:c 1b8:a 1mo:a 157:6 42h:4 1l5:4 2vv:4 2vw:3 2az:3 42j:3
sweetish	i	4vf:v 4dl:l 1hs:a 1jc:7 4e9:4 4e8:4 4eb:4 4ea:4 34f:3
sea	2p	5aw:2g 17e:n 3lk:n 17d:l 22y:k 1g1:g 103:f 1ba:f 17a:e 43n:c 2to:c 1hx:c 2oh:b jz:b 5fn:a 3mi:8 1fs:7 2x0:6 12y:5 1fx:5 170:4 4tc:3
stal	2v	1bb:97 2ry:5f 1du:2s 1rt:1w 1s4:1j 4vu:11 3nj:z 1tb:y 2m9:g 10w:f 1q8:f 361:e 1zg:b 1ki:b 362:a 1rd:9 1dw:7 1dz:6 1dv:6 1us:6 1zx:6 243:5 ia:5 20z:4 xz:4 tk:4 367:3 366:3 363:3 6r:3
ammonia	14	1bc:6d 1ao:x 2d7:b 35f:6 1at:4 1aq:3 yu:3
trim	2k	1bd:9y 4vb:2k 2ml:1m 27v:1h 10b:14 ip:13 4t1:z 5bn:y 1dy:x 5bo:x 5a1:p 10l:l 1fg:8 4t0:8 75:7 1gy:5 599:5 1ff:4 4j8:4
curdl	7m	1be:bb py:27 yp:1d yk:15 yi:q 3fl:l z0:k 18r:f 35p:f yl:f 121:e 1bo:b 1br:7 1ga:6 23r:6 qo:6 10b:6 1w0:5 y3:5 yf:4 3mv:4 e8:4 2q5:3 1y2:3 og:3 3oy:3
wrinkly	1b	35i:1h 1bi:14 ax:z 23u:w 51g:s 1rp:o 1z8:o 1bf:m 28k:f 3td:c 2wu:c 18g:b 1hq:b 389:a f6:9 1bm:8 1bn:8 m7:7 25t:7 2ac:7 gn:7 om:7 ib:6 18v:6 1jk:5 2p4:5 1bl:5 2a9:5 4ed:4 48r:4 l0:4 fx:4 jn:3
flak	5d	1bg:fw 44b:28 2h7:1b 53o:11 1vy:11 53n:t 14m:s 1bm:r 1bn:r 583:r 3fo:o 47s:o so:n 266:i 4e2:f 2kp:f 3ar:c 3as:c 25u:c 3q2:b 289:a 2gp:a 4ns:8 3aq:8 2wv:8 o5:8 b3:5 19p:5 1bl:4 3ap:4 a2:4 1a5:4 3q5:4 2sk:4 ba:3 lf:3
food:hot-chocolate	27	1bh:dd 1m0:w 1bm:m 1bn:m 1bl:e 1x2:e 4fp:e s2:9 16k:7 4fo:5 18v:5 1w0:4
leathery	22	1bi:51 ib:16 5av:y 1w7:w 4rj:q 1fk:l 3og:i 1tp:g 2oh:g 1r5:g 1fe:e 2aa:d 5c7:c 123:c 48e:c 2kn:c 1bf:c 38c:a hn:a zo:a 2po:a 389:9 41h:9 1w6:8 3qt:8 262:8 48f:8 4rk:7 1bb:7 352:7 2k6:7 sz:6 14y:6 14w:6 2sa:6 22u:6 zy:6 3hw:6 11h:5 2oi:5 29v:5 12l:4 3qv:4 mn:4 1gq:4 2kx:4 44:3 2o2:3
daughter	94	41c:3r 4sh:2o 1av:27 5ia:25 t7:21 18s:1z zm:1u 3u3:1q 1cb:1d 2az:1a 9q:1a d9:18 w8:15 4kd:14 2wx:13 2dc:12 3ov:11 yj:11 6u:y 4g9:y e1:x 40q:x vq:u 3c0:u 3tv:t 2h9:s 292:s 1pp:q 1di:q 2db:o 1x6:o 3d3:o 239:n 2h0:m 309:m 54o:l 3vh:l 23h:k 2du:k 36y:j 29k:j 371:j 4gc:j 2bd:j 2hg:i 3rr:h 5km:h 1a8:h 2dw:g 1uw:f 2ve:e 55v:e po:d vm:d 12y:d 1p5:d 2e9:c 4w0:c t8:c 327:c
food:white-sauce	76	1bk:if 2hx:1a 1fx:w 1bo:v vj:o 1u8:m 1ct:k 4hc:j je:d zw:d on:b 1ij:a 1ji:a 14s:9 16t:9 yp:9 1j6:8 4tq:8 2xg:8 1yw:6 18w:6 3mk:6 3mj:6 1g1:5 537:5 14x:5 va:4 w9:4 3mh:3 hn:3 198:3 ie:3 4hb:3
malai	i	1bm:10 1bn:10 439:q 438:p qw:d
cullen	i	1bl:16 1au:d 1ak:8 1bs:7 lf:3 1bt:3
skink	i	1bl:16 1au:d 1ak:8 1bs:7 lf:3 1bt:3
fleck	1n	1bo:3s 18r:1t 18v:u 1be:t 42x:f 1v8:8 1lw:5 py:4 yi:4 1ju:3
food:rice-pudding	1w	1bp:7b 2bz:47 3el:1t 2k1:1q 15y:1k 2te:1f 50d:17 4hi:16 50k:10 3so:u 33v:s 4ka:q 1bm:p 1bn:p 3hm:k kb:i 2m2:h 1bl:g 2fa:c 4gy:b 2q6:b 4gx:b 4gz:b 4gw:a 4gv:a 2sp:a 1il:9 pe:9 3cb:8 jk:8 4xa:8 bn:7 17:5 33t:4
means:baking paper	5o	1bq:ft 21u:j 11v:i 306:a 21v:a 16y:5 308:5 30a:5 305:4 1ll:4 2ah:3 307:3
smooth	m	zx:9 2di:8 4jb:7 4m1:6 4lb:6 4mq:6 4lj:5 2gt:4 1sr:4
dyed	w	1bs:4t 1bv:2p 1by:1a 32t:w xs:p y0:g 1ak:a 514:3
food:smoked-mackerel	k	1au:44 1bu:c
food:smoked-salmon	y	1bu:65 46e:y 3g4:m 2u0:m 344:l 3mv:j 2dp:h 3j6:d 31j:a 34j:a 3up:8 2dg:7 3uo:7 1bt:6 1u1:6 1au:5 1dq:5 3k7:4 2cz:3 14m:3
undy	n	1bv:52 1bs:m 1ak:9
highlighter	g	1au:e 1bs:8 1bv:5 1ak:5 1bt:4
natural	19	1bx:62 44m:1i 1za:17 51u:11 3y4:k 3y3:k 3xf:g 1au:e 3y5:d 5n6:d 1bh:d 1dz:d 1eb:a 2ha:a 3zh:9 3xg:9 1bs:7 1i8:7 1bv:5 1ak:5 3y6:3 1bt:3 3y9:3
neon	i	1bs:1i xs:7 1au:5
nibbl	17	1bz:2a 4xs:21 2ih:1h 2pc:12 3ai:11 oq:x 3ib:t 3sx:l 423:g up:g 3ie:g 421:f 3ty:f 29p:f 1au:e 1vs:a 3sz:a 1bs:7 1i1:7 vq:6 d5:5 3rr:5 1bv:5 1ak:5 1o3:4 q9:4 1bt:3 2as:3
artificial	k	1c0:2b 1au:e 23h:8 1bs:7 23g:6 1bv:5 1ak:5 23e:4 1bt:3
smoki	g	1au:f 1bs:8 1bv:5 1ak:5 1bt:4
haddi	k	2kj:k 1ak:b 1au:9 2kl:7 2jk:6 3g4:5 1bs:5 2kg:3 1bv:3
kedgere	1b	1c3:1t 4js:1s 289:1g 1ak:1d 543:1a 1oy:u 1xy:m 4gb:l o:j 1xz:i 4yt:i lf:h 581:f z6:e 1bt:d 533:d 1au:c 1oz:a kg:8 14m:6 1zk:6 1p2:6 11o:6 4p2:5 10y:5 40q:4 1t5:4 rk:4 351:4 vo:4 389:4 3g4:4 1ox:3
food:annatto	e	
food:trout	14	1c5:8j 2kl:22 4g5:1a 1nq:19 2is:c 27r:7 1at:6 v9:5 14d:4 1qh:4 3g4:4 193:4 1jw:3 1c8:3 ol:3
food:hot-smoked-salmon	e	
straw	w	1c7:2d 2ag:14 3mg:12 3ol:v 3mf:v 38k:v ly:u 29m:j 2n1:g 3nk:e 3ok:b 1p2:a 3lm:6 1ck:3
opaqu	g	2kh:b 27r:8 1c8:4 ol:4
healthy	22	1c9:6l 2y5:1i 3ti:14 2fn:13 5iv:w 4q1:v 25o:v 18u:p 1qy:n 1g5:m 1gp:k 93:h 29n:h 3f1:d 2h8:b 39f:b 2ha:8 x1:8 2ce:8 iw:8 4ov:7 u6:6 4v9:6 1jw:6 1i8:6 2fw:5 1o7:5 4s7:4 38p:4 1r3:4 1ff:4
adult	r	1ca:2u 1vl:2m 2hn:m 1v7:m 27c:j 1oh:f 2hq:e 2hj:9 2hk:7 2hp:5 3i3:3
pregnant	id	1cb:dj zm:49 2db:2y 1bj:1c 18s:1c yj:18 3u3:12 zk:y 1av:w 2du:r 34m:o 7x:h 3br:g po:f 1sl:e t7:e 2d7:c 1vu:a 2co:a 2dc:9 vq:9 ke:9 1vb:9 2iq:9 ed:8 2cl:8 2cj:7 3tv:6 57c:5 zj:5 538:5 24i:4 9q:4 5w:4 1vn:4
65	r	1cc:30 3sw:1f 2ow:12 14i:o 13f:d 248:a 2l8:8 247:7 411:7 412:7 249:6 20j:4 14k:4 nl:3 2ou:3
weak	3f	1cd:6g 1ks:2a 2nc:28 5dj:27 3gy:1v 4ft:1n 4wf:1d 5a3:1c 3hj:12 13y:z 4pr:w 545:w r3:p 3g6:o 3pi:n 17x:n 5jq:m 2na:m 1c7:m 4yj:m 4yi:m 3ra:l 1n6:k 1jg:j 2zr:i 2yv:h v4:g 361:g 1mv:f 37n:e 13a:e 4c6:d 4ww:d 4wv:d 1ki:d 1ml:d 276:c 362:c 2zs:b 46v:a 4ra:a 26z:a bl:9 2qb:9 5i9:9 2fq:9 fw:8 2vn:8 1px:8 46u:8 2zx:7 2ff:7 3e8:7 3p2:6 4xv:6 452:6 68:6 15m:6 80:6 2of:6
immunity	e	
food:pie-filling	19	1cf:6p ks:10 1sn:v 2by:s w9:s 3bi:q 1cg:i 3n8:i 1sq:i 3bl:i 1sm:e 12d:e 1ch:b 2ja:a 245:a 3n5:9 a3:9 2au:8 2tz:8 1sp:7 2ap:6 3bk:6 3ra:5 1so:5 11i:4 2is:4 9z:4 34c:4 2ao:3 18b:3
sank	1y	1cm:2l 1cg:27 544:1b 50l:13 1cf:z 1sf:n 28c:n kq:k 24u:j 252:h hl:g o7:e 251:b 253:a 27k:9 4ga:9 256:9 1y3:8 1si:8 491:8 2bz:7 rv:7 2rx:6 285:6 1gh:6 1sm:5 sh:4 2ol:4 3o7:4 2lu:4 gc:3 3dk:3 6a:3
disappear	1b	d2:55 244:16 3eb:s 3ah:q 3l3:l 2k0:i 29s:h gl:d 1ch:c o7:9 25f:9 pk:8 2la:7 1gi:5 2qf:4 3r3:3 123:3
food:gravy	jx	1ci:mr 1pv:1p 524:1n 4td:19 1wg:17 2ub:15 4vj:10 2xy:y k1:q 2i8:l 3a6:l 2l4:l 45c:l h5:h 4pk:g s0:g 2g5:d 4w9:b 2g6:a 1km:9 2zi:9 1fk:8 1n3:8 rb:8 vs:7 2l5:7 24:7 2zj:7 1cn:7 8s:7 9y:6 2zf:6 1mz:6 1fx:6 2cp:6 1n4:6 29r:6 1my:6 1au:5 8m:5 3gs:5 1fr:5 24a:5 zw:4 9z:4 dd:4 vr:4 331:4 aa:4 516:4 10n:4 qp:4 1jc:4 3y7:4 19h:3 2g9:3 4k:3 37m:3 5gx:3 242:3
swallow	2k	1cj:du 18o:1q 1o3:1j 55d:1b 3ai:18 2ks:k 1ch:k 3rx:h 3yp:g 3rr:e 1bz:e 3yo:9 3ev:7 123:6 1yp:6 2bh:4 2hi:3 3ti:3
pretty	2g	1ck:4e 29m:2b 1jj:1v 555:1u 1ut:19 17f:19 1v3:13 255:10 13t:10 52p:z 58p:y 43z:v 4c6:u 2yi:t 16c:t 32y:q 1ch:l 25a:k 29n:k 46g:j 3z2:g s7:g 1qc:e 1wt:d hz:c 22p:b 45k:b 3nc:b 2r8:a 1le:a 4a7:9 gf:9 1j2:9 4pl:8 2uh:8 45l:7 2ht:7 43b:7 1k7:7 1up:7 45z:6 26a:6 1v0:5 4bo:5 2za:5 1qi:5 15q:5 3r2:4 k6:4 46i:4 1he:4 3ff:4 p8:4 18n:4 2kr:3
sloppy	47	1cl:45 57p:1y 5f3:1x 1co:1d 28h:16 230:11 47s:y 13s:x 2oc:t 133:t 6e:m 4rv:l 3ov:k 2rm:k xo:k 232:i 2j6:h 2a3:g 1jl:b bf:a 4rx:8 1j8:8 8n:8 yr:8 1re:7 hg:6 4rw:5 be:5 36w:5 145:5 6j:5 2og:4 29s:4 22e:3 37h:3 1ch:3
sunk	2i	1cm:3m 1cg:30 1tl:25 5ar:25 hl:1z 28c:1v 11u:1e 3eg:15 5bd:x 30z:u 2lf:r 24u:j 3nb:i 2rf:h 2rg:h kq:g 194:c 1u7:b 3yn:9 6a:8 1z5:6 28f:5 192:5 1gl:5 2lg:3
food:fish-pie	2m	1cn:cd 534:29 sh:1v 4g6:s ua:q 1f1:m 3kp:m 203:l 1cj:l 3ko:l 3kn:l 2bt:j 3j4:f 30o:d 2bx:c 1ak:b 1ro:a 2bu:a 19l:a 19n:9 30m:9 on:8 hn:7 41h:7 2hi:6 2cg:5 1q8:5 3ag:4 3aj:4 3ak:4 2bw:3 36m:3 1o1:3
runny	ia	1co:bt zk:32 1cl:2v 1sh:25 2l2:1t 1sl:1r 8s:1n zj:1j 8m:1g 29d:18 29o:16 2l1:11 2a3:y 3rg:v bf:v 2mk:u r6:o 24i:l 5j1:j o1:j 6j:j 2t4:i 3zh:i 1p0:h be:h 1p1:h 1h9:f 1jl:e 2iq:d 7d:c 1o6:b tk:9 1o8:9 xp:9 13y:9 oz:9 164:9 1ji:8 3jl:8 198:8 14p:8 4zf:6 1sk:6 1ce:6 76:6 1cg:5 n0:5 tg:5 21k:5 px:5 2oc:5 fu:5 145:5 4ek:5 6x:5 7a:4 3jo:4 o7:4 4el:4 3jp:4
join	1i	3nt:4a 5ir:2g 1cp:22 4xy:1u 5k9:1i 4rl:1a 4j9:z 2tf:v 1ab:v 3bi:u w3:r 131:o 2ti:g 2tb:f 2tc:f 3kp:a 2t5:9 2sl:9 3ko:9 3kn:9 dm:9 2t7:9 1ku:8 14y:8 12c:8 w1:8 19o:7 29x:6 29y:6 1m6:6 2t8:5 4v:4 26m:3 3km:3 2gg:3
fork	87	1cq:h7 5f:13 ni:12 55i:11 1pe:10 4ux:x 2xe:v 1sr:v 3q5:r 5q:o 11e:n 1ek:l 15j:j 485:i 28:e 58k:e 28t:e 2kb:d 2o7:b 4x1:b o2:b qh:a 220:a 335:9 1f7:9 lg:8 2jb:8 3gl:8 2x9:6 208:6 3xx:6 1wh:6 2y7:6 207:6 1rr:5 3qo:4 20b:4 im:4 13i:4 22i:3 5r:3
lightly	n	3dq:1b 3v8:14 1c7:n 27k:k 2kn:f 4c6:e 1sm:b 3a0:8 2lu:8 2my:7 1gy:6 3rp:4
juicy	1e	1cs:2n 4x7:2k 3i5:1m 4vz:1k 4vv:1e 1hz:19 3ah:17 389:13 2jm:r 20t:q 2jj:p 36w:l 2s1:j 1rd:f ns:e 3q2:b 1nv:8 2sb:7 4pn:7 1r0:7 1tm:6 l6:6 47b:5 4er:5 164:5 xi:4 13n:4 69:3 3s4:3
floury	30	1ct:9q 1d3:2y 1d4:16 23t:14 iv:13 4qn:12 4qo:12 4do:x 1r9:v 1gh:s l0:q 1yx:o 50y:i 18w:h 2mf:d 1cu:c 2o5:b 27k:b 1cx:a q0:a u8:9 2o4:8 9y:7 2b3:7 1fu:7 gq:7 1sm:6 1ek:6 1r7:6 at:6 35o:6 2lq:5 2lu:4 so:4 2ls:3 1gy:3
waxy	1w	1cu:5v 1d3:4x 500:21 1d4:1m 1cx:v 1ct:i jo:i 361:h 30k:g iv:g 423:g 421:f 40k:e 40j:e 40g:e 1ki:d 362:c 3x5:8 40h:7 40i:5 422:5 30l:5 30j:4 367:4 366:4 363:4 1kf:3 368:3 21v:3
new	4p	1cv:9c ix:2x 1jw:20 4yc:1r 3ke:1m 4n2:1d 304:1c 4pb:1a 2j6:19 41h:14 11s:10 240:x 1e6:w 5hd:v 4h0:v 2ed:v 5he:s 3v9:p 1pc:o 9p:m 6q:m 286:l 5gz:k 2xx:j l3:i iv:h 2gi:h 3es:g 18u:g 2go:e 19q:d 2m0:d ir:d 11c:d 4iy:c 47f:c 3jg:c 1ly:b 1l8:b s1:b 4e5:b 1b7:a 2lf:a 30y:a 1tn:9 2gl:9 3xu:9 2gk:8 2e0:8 310:7 2p9:6 309:6 2eo:6 22c:6 3ld:5 2lg:5 311:5 3v0:5 22r:5 242:5
desire	g	1cx:i 1cw:i 1d1:b 1cz:5 1d6:3
charlott	k	1cx:1j 1d4:q 1d6:m 1d8:g 1cu:7 1cz:4 1ct:4 1cw:3
wallpaper	2m	oc:3h aa:30 2aa:1y 1cy:1t 34u:19 20b:17 3os:x ar:r 1zc:o 2o1:n 133:l 1cw:j 1ra:f 36x:f 2rn:b 1dm:b xo:7 pk:7 103:6 q8:4 39w:4 1cx:4 bo:4 zv:4 279:3
closest	t	57v:1v 1d6:1e 1xr:1a 1cx:14 2dk:y 1t0:s 436:q 4pi:b 19v:9 1xj:8 1cw:8 1dn:7 2h0:7 1xo:5 1xq:4 1dc:4
food:potato-salad	1r	1d0:9b 5ms:1u 54n:1d 351:14 3yf:13 4au:12 1cw:y 3t3:p 352:o 3sx:i 16a:c 353:9 3sz:9 3ik:8 1cx:7 2sv:6 1o8:5 1ze:5 23z:5 2mu:5 va:4 1o5:4 2g:3 1o6:3
clearly	i	1cw:1c 3gr:12 4k1:h 1cx:a
badly	1d	5iz:2d 15z:1p 32h:1m 3qa:1l 37w:1h 1cw:1b 3op:11 3bh:u 30f:n 3e9:n 2c9:k 2c6:i 17a:c 1ry:b 29v:b 1cx:a 2ca:9 y1:8 3v8:7 f:7 ge:6 2c7:5 103:5 25q:4
russet	17	1cu:34 1ct:2m iv:19 1cx:k
yukon	w	1cu:25 iv:19 1ct:q 5m0:k 1cx:a 1d4:a
dauphinois	15	1d5:2w rw:26 1cx:v 439:k 2ju:k 438:k ix:i 1bl:f 3il:f 2z4:d 1u0:d qw:a 1tc:a pn:8 1cz:8 4mq:7 2z5:6 1cw:6 8e:6 4lr:5 1d6:5 1tz:5 iv:4 1if:4 2uj:4 1pv:4 je:4 24s:4 3in:4 3im:4 ft:4 1u3:3 4kr:3 4ln:3
variety	n	1cx:2i 5ec:10 5eb:t 1cu:o 1d6:c 1ct:8 1cz:7 1d3:4 5ed:3 5ee:3
honestly	y	1cw:19 sf:12 3sv:z 1gd:w 47d:n 1c0:m 1ko:l 3ar:i 3as:i 3ub:i 25j:g 22k:g 3su:d 1yp:d 47f:d 3aq:c 1cx:a 23h:8 bn:7 25h:6 4ln:6 3ap:6 23g:6 1d1:6 wz:6 22l:5 1k1:5 25r:5 1kk:5 16x:4 47c:4 23e:4 25p:4 3sw:3
anya	e	
rounder	k	1d6:13 2rr:13 4ss:m 3lp:f 3py:d 1cx:7 1fe:3
either	1d	4pp:21 2g0:21 4ok:1h bn:1e 237:13 5fh:12 tu:t 3ah:r 18j:p 2ku:k 26t:k vj:g 1dv:g 1nm:e 4sj:c 3mp:a 4mq:9 v4:9 3gt:8 2z1:6 tg:6 16j:6 271:6 2m2:5 x4:5 235:5 234:5 4r1:5 4kr:4 1qm:4 11z:4 wt:4 2xp:3 2kw:3 272:3 2kt:3 2sp:3
cub	c6	1db:jn 3m:2g 45b:1n 3gt:1l 419:18 55h:11 155:10 3lk:y 4sr:x 8:w 5mw:v 1fr:u 104:u 3gs:r 3k5:r 17g:p x4:o 3bj:i 1eu:i 5bw:h 4sh:g 1vs:f du:e 16f:e md:e 32z:d p8:d 20i:d 18:d 14z:b 4ux:b 1ib:b wh:b kk:a 13j:a 36f:9 iy:9 4ff:8 23z:8 36k:8 3qf:8 20d:8 1s9:8 q2:8 2sz:7 44i:7 44j:7 44k:7 5f0:7 3qg:7 1sx:7 512:7 19n:7 11p:6 536:6 vs:6 9v:6 20e:6 1lb:6 1oa:5
food:cooking-apple	1b	1dc:9o 1dn:22 4px:6 iu:5
food:cherry	27	1dd:d7 5hi:1v 50m:14 3qu:v 4ra:q 3pt:o 15y:m 29u:l 4fy:g 4gi:f 2aa:d 36q:c 38c:b 4gg:b 44h:a 336:9 3r7:9 3qt:8 1fg:8 334:7 3pr:7 3rd:6 3hw:6 22r:6 2ui:5 1q2:4 1nv:3
food:plum	1m	1de:85 1tx:1h 10v:v 1we:u 30p:q 1ty:i 56p:c 186:b od:b 30n:b 3re:b 3rd:7 1t4:7 2hi:7 3ql:7 2ny:6 2jt:6 2nx:5 xd:5 30r:5 30q:4 1xc:4 2ih:4 1tg:4
grain	3r	1df:em vg:23 378:13 1dg:z 1do:x 1gr:s 4a:n 10y:m 11z:m 5ic:l 2ep:k 1oj:f 11o:c 1gp:b 4ws:a vz:8 3fy:7 v7:7 vk:7 19y:7 2bg:6 1ha:6 4ju:5 1d0:5 1xi:5 1o6:3
food:risotto-rice	2v	1dg:d6 48m:2l 4l8:2k 1gm:1l 5ik:1h 1uc:s 3h5:j 1bp:g 1gl:9 1gp:7 23n:5 1or:4
food:red-onion	49	1dh:c7 1io:1f 2n4:y 1dn:q 10k:p 4ch:f 458:c 1rd:b 157:b 1p2:b 4en:a 4w4:a 1yn:7 35t:7 4eq:6 4eo:6 4es:6 4eu:6 4et:6 4ep:5 4em:5 47o:5 1dc:4 1hp:3
eater	1e	1di:3h 2hl:2s et:1x sa:1s kf:1d 2b0:1b 1dn:19 58a:y 2oe:r 4rd:g 2hm:c 1a5:b 56j:8 4ps:8 1dr:7 157:4 1gb:3
spring	2k	1dj:b5 1ue:3f 5ls:1u 45a:1t fk:1n 1dn:w 45b:t 40l:s 33d:q 3od:q 1ll:o 1bu:l c7:k 1pd:f 34k:e 37b:c 1dt:c 3vo:a 1h5:9 427:9 1rc:9 35q:9 3ai:8 37e:7 26i:6 1az:5 1bt:5 2le:5 1dc:5 2jz:4 2vh:4 4ah:4 4jq:4 45e:4 2pl:4 382:4 4if:3 yn:3
kind	1g	1r1:1s 1dl:1i 4ch:1a 20i:14 2tf:10 1xp:x 36h:w 1d6:v 2th:u 2dz:r 20d:n 2vm:j 20e:h 1yb:d 1yd:d 1yh:d 14h:c 1ma:9 1dk:9 1do:9 20g:9 2vj:8 1y8:8 1e2:7 36f:7 4ix:7 5h7:7 1y5:6 3ga:6 3gc:6 1cx:5 4jb:5 ix:5 18j:4 1dn:4 3g9:4 19y:4 4j8:4 2gy:4 2gt:3
vin	19	1dl:3f 2jv:1j 4f:1h j8:z 1xd:t 17:o 466:n 465:m 2co:k 3jg:i 1et:h lt:h 3br:g 2ck:g 1lh:e 3gq:d 2cj:b 3bt:b 1vt:a 19r:8 3ws:8 1dn:6 2rx:5 3bw:4 3bv:4 3by:4 3bs:4 30h:4 30g:4
glu	av	1dm:4m 1cy:3o 18z:2q aa:27 pk:24 9n:1x 15g:1a oc:18 148:17 94:v z7:s 1wz:r 27t:r 95:q 3os:o 13g:l 2yr:k 1yx:j 62:i 1dn:h 2p9:h b6:h 4tg:e 17w:e 2rm:d 29u:c 2ne:b 13n:b ht:9 3qa:9 6z:8 4wt:8 2as:6 1ra:6 1wh:5 336:5 tk:5 qd:5 q8:4 334:4 335:4 28o:4 491:4 190:3 2st:3 2xx:3 76:3 3xe:3 1d4:3
braeburn	i	1dc:12 2dk:6
jasmin	12	1do:4j 1gp:14 1dg:o 1dn:i 1or:d pg:b 1xp:4
pass	1y	1dp:3q 2cc:1f 3nn:12 3ap:z 25j:u 1dn:t 1we:t 2kn:t 4er:n 12w:n 2yc:m 1ib:g 2ds:g 2lr:f 34r:d c4:c 25h:c 34p:b 1r5:b 3dx:b 3dw:b 3dy:b 1h4:b 3dv:b 2eb:a 1nh:9 34q:9 1ma:9 55a:9 so:9 ad:9 4ja:9 38s:9 24d:8 2vj:8 2kp:8 3l:8 18c:7 3b6:7 1bo:7 3xa:7 3x9:7 jl:7 2ra:7 pz:6 3xb:6 3x8:6 2ny:6 22i:5 33v:5 2nx:5 xd:5 1de:4 1dc:4 3vo:4 409:4 1h5:4 3dr:4 427:4 2tl:4
food:sushi	1p	1dq:bc 52r:1p 54u:1h 1bu:1c 4ef:11 2dp:r 18j:o 2fx:m 3n8:j 2dg:f 4ab:f 1u1:c 2ja:a 245:a 3n5:a 2vm:9 4eg:8 2vc:6 44q:6 1e2:6 1y1:5 2dr:5 11i:4 2is:4 17m:4 2cz:4
milder	2k	1dr:29 1al:15 1x7:x 2v3:v 1ry:m 118:m 4ps:j 4vn:j 3no:i 2cv:h o8:f 117:e 2g7:d zl:c 1ho:a 2hp:a 59f:9 1yl:9 1hz:8 45u:8 9f:8 43o:8 10h:7 1yo:7 37a:6 4ug:5 5mk:4 3m1:4 2hm:4 13p:4 2v8:3 425:3
cox	g	1dn:j 10a:6
tougher	e	
food:baguette	1t	1du:9n 1dz:11 1dv:l 2qy:h 25c:a 6r:7 1e5:6 43q:5 43r:5 43p:5 1bb:5 329:5 215:4 2qz:4 2rg:4 1dw:4 32a:3
crusty	14	1dv:6p 1du:19 46l:r 3k1:i 2sz:f 4d3:d 2xy:b 2f5:b 2t2:a 11p:a 4d2:8 2jp:7 1e6:7 1e3:6 j7:5 1j2:3
food:pitta-bread	3p	1dw:hb 2lm:11 1ln:v k1:l 3id:e 1e6:a 1hp:9 hb:6 1du:6 1bb:5 4eq:4 4eo:4 4es:4 4eu:4 4et:4 1e4:3 4ep:3 4em:3 47o:3
slightly	17	2wm:1n 22u:1i 1e6:x 1gm:u 1h9:o 13l:l 3y4:i 3y3:i x7:h xz:e 2iw:d 3j3:c 1e4:c 2n8:c 3y5:b 2ye:b 35g:b 3sw:b 1zt:b 7y:b 2do:a 32j:a js:a 3j4:a 2n5:9 40t:8 5fv:8 20v:8 13o:7 2il:6 3rq:6 2n4:6 7z:6 lg:6 2es:5 35e:5 25t:5 1zm:5 2lc:5 2rk:5 b9:4 1vs:4 9v:4 2is:3 3y6:3 3y9:3
useful	n	1e6:19 dv:11 1e4:g 2di:6 26e:6 ue:4 3ky:4 q:3 4g2:3
food:sourdough-bread	2g	1dz:cr 1e5:2e 3nz:q 1du:m 248:a 1zz:a 215:8 247:7 20j:4 2lt:3 3o4:3
brick	49	1e0:6r 4f2:23 oh:1l 21l:1b 1zh:11 4vz:u 1ki:u 5hf:s 1eo:m 18:l 26:k ux:j 2f7:j 2u7:f pi:f ua:d 4vv:d 2wt:d 2fi:c 1lo:c 3jb:c xz:b 2fj:b 191:b 1e4:b 4ev:a 3ob:a 1kb:9 22k:9 15k:9 1bb:9 1uv:9 32p:9 2fh:9 2c3:8 z7:8 hp:8 2aa:8 8g:7 5ht:6 2vc:6 hn:6 1x0:6 1e6:6 1ow:6 3ah:6 mo:6 3oi:6 9r:6 1hv:5 187:5 361:5 3t8:4 1i7:4 hq:4 13t:4 2fb:4 2fe:4 2fg:4 2f9:4
counter	8v	n9:86 5f8:24 4s1:18 3up:16 j8:13 3zq:12 1su:12 1e1:11 4ri:10 42l:10 1bu:t n2:q 2ot:n 1w9:m 323:l fn:k 2dp:g 2k9:g vu:g rg:g 3dj:e 324:e 2ba:c ng:c 16j:c 4p4:c 91:c 5ct:b 200:b 2er:b 2eh:b 9i:a 2jh:a na:a 3xs:a 1e6:a 2jz:9 nb:9 9j:8 2ee:8 1vt:8 283:8 345:8 2m1:8 29l:7 u0:7 39x:7 1w8:6 1zg:6 34b:6 yy:6 1bp:6 za:6 gz:5 2dd:5 3zy:4 2sk:4 1lk:4 67:4 m8:4
brand	y	1e2:50 2ov:15 1e6:10 1pm:n 9q:g 1pl:f 1e4:d tn:4 1pp:4
french	1v	1e3:bm 50t:35 5c8:2d 5c1:28 4bk:1f 5c4:10 2oi:s 1vf:m 2u0:l 344:k 1y5:j 2qy:j 48j:i 3mv:i 1jd:g 3ht:f 48h:e 2bv:d 49c:c 3h4:c 4cw:c 3j6:c 43i:a 4ck:9 18k:8 3my:8 5hq:8 2u3:7 496:7 3qs:6 24b:6 5c3:6 342:6 45e:6 2dz:6 fu:6 3sg:5 1n9:5 48i:5 2qz:5 n0:4 2nd:4 1y4:4 4ce:4 3k1:4 4xb:3
heel	g	1e6:1g 1dy:3
food:ciabatta	1n	1e5:9w 1du:15 1dz:w 2lq:p 4cn:j 4co:j 3nv:f 1e7:d 1zz:c 2lu:8 2lr:8 2rf:8 ny:7 27o:7 1dv:6 nn:4 1y3:4 2ln:4 ct:3
panzanella	g	1e4:y 1e6:j 1dy:6
food:brioche	14	1e7:5p 27o:1i 243:1c 27x:13 2tp:w 1e6:t 27p:n 1zz:m 27k:l 2xd:d 202:d 2x9:b 2xc:b 1e4:a 2a5:8 1du:8 1e5:4 2tv:4 2tt:3 1y3:3
food:crouton	4i	1e8:ft 1e5:1s 1rv:14 3je:14 26l:k 2qj:i 38u:h 1ko:e q:8 26p:7 2ll:7 12q:6 jx:6 4au:6 17f:5 1d7:5 1du:5 k2:4 k1:4 e5:3
food:stuffing-mix	1t	1e9:9r uq:16 3s4:r 3pe:r hd:p 2wg:n 3oc:m 1h0:h 1gw:f 1nm:e 210:c 1um:b 13w:a 2jj:8 2j5:8 3ll:6 2c2:6 1gv:6 3pd:5 29g:4 jx:4 3d:4 3jk:3 1o9:3 2l7:3 3jj:3 10g:3
crisply	e	
food:peanut-butter	3p	1eb:e3 44u:2x w7:1a 1x1:18 5ao:17 1ef:12 503:v 50l:r 5n4:q 266:o 1ql:l 1wt:i 1b7:g 1ee:g 5n2:f 27s:e qn:d 1um:b 29n:b 1ed:a 1wy:9 2h4:9 453:8 1en:8 29g:4 1pc:4 1wr:3 261:3 14z:3
seiz	1n	1ec:5f 16d:2q 1ei:2k 4tg:1f 1ef:14 zv:y 286:m 154:j 1ee:h 1mi:g 3ei:d 3eh:d 42j:d 3c4:c 3ej:c 3ek:b 140:b 3p6:8 3or:8 1ox:7 4zu:7 1mp:7 3p7:6 486:6 1eg:6 s2:6 1ed:5 i3:4 4qb:3
cement	2t	1ed:5a 1eo:17 1ec:11 q8:t 2rm:t 51c:s pk:s 1eg:n 36z:m 4qb:m 29s:l 38k:e z7:c 1ef:b qn:b oc:b 1bp:9 1ch:8 1ek:8 4j7:7 148:7 9v:6 1om:6 18z:5 1ee:5 23n:5 2ic:4 28o:4 3ei:4 3eh:4 3r3:4 37u:4 ly:4 1tj:4 3pv:3 3ek:3
food:satay-sauce	1d	1ee:a9 4dq:k 3lx:g 1qw:f 1zl:f 2eb:c 2wv:b vr:7 2ej:6 1zc:6 2el:5 w8:5 tt:4 ux:4 3a2:4 2ei:4
food:almond-butter	r	453:3v 1ef:1h 1ee:l 503:j 1eb:f 4jh:e qn:8 1eh:6
clay	19	1eg:6u 5dm:2g 485:19 1ec:12 4qb:s 1ef:q 5j3:m 2rm:i 1ed:e 1ee:c 1ro:a 2ob:9 11w:7 54x:7 sz:6 54y:5 2sh:5 285:4 3ag:4 3aj:4 2sc:4 4d:4 3ak:3 1yx:3 2o2:3
clench	g	1ee:f 1ef:b 1eh:7
suddenly	r	1ei:28 4zu:10 1eh:x 33f:l 2xz:g 2y4:g 2y3:g 2mq:f 3p6:f 3p7:c 1ef:a 2y2:a 2mo:a 33g:8 33l:8 33m:7 1ec:7 2y1:6 30d:6 2mp:5 2mt:5 2ne:4 1ee:4 2y0:4 2ms:3
putty	12	1ej:48 1y0:1g 3l6:19 352:11 1s2:u 1eh:t 3o8:l 1s0:i 3nw:i 353:d 3nz:b 1rx:b 3nx:b 3n5:a 1ki:a 3nf:a 1ef:9 2sv:9 z7:8 ux:8 202:7 1yx:6 27o:6 2fh:6 5em:6 ue:5 27p:5 11i:5 3n4:4 1r8:4 1ee:4 361:3
concret	1i	51c:2i 1ek:26 15i:1i 1eo:v 4v1:u 1s2:p pk:n 1s0:g n0:e 1ed:c 308:c qn:c 30a:c 376:b 375:b 191:a 374:a 305:a 1rx:9 307:8 3l6:7 t0:7 2r9:6 306:6 214:5 l1:4 z7:4 1ej:3 ux:3 1ow:3 hr:3 373:3
swim	c0	1j8:5y u5:4c 1el:3x 2n7:3c 6e:2p 1nn:2g k9:2a wy:1x 2oc:1k 2a1:1a 3dk:18 om:16 101:14 bf:u mm:t 1pc:o 19a:n 1p1:m 6j:k 56j:i 1ff:h 8n:g me:f 2st:e 57:e 22r:d kb:c 3zc:b wx:b 46:b 544:a 56g:a 3rc:a 1eh:8 1lm:8 2vc:8 mh:8 7y:7 4pk:7 ag:7 3qf:6 2ic:6 lj:6 3qg:6 4s7:5 je:5 51m:5 1qf:5 2kc:4 1ga:4 rw:4 2q:4 6n:4 2lb:4 1ee:4 ne:3 4n:3 yb:3 4al:3
becam	6p	4v1:2w 4sq:1k 2rm:1i l2:1f 4wt:1f z7:1e 1je:1a eu:18 2ky:14 389:14 3q7:w 1jl:v oc:u 5n3:u 512:t 5z:t 3oy:r 15i:r 41l:q 3og:q 37w:o 1fj:o 5mb:n 56g:n 4fy:m 1d2:l 4w3:l pk:l 2aa:l qa:k zx:i 4pn:g 5gd:g 5g9:g 5ga:g 16n:f 4tc:f 1af:f 3dp:e 28f:e 3dk:e 25p:e 1cy:e 1ec:c 4zd:c 4p4:c 4i:b 5f3:b 48r:b py:a zy:a 2k6:a 2ak:9 4u8:9 2h7:9 1c:9 16s:8 xu:8 11e:8 3a0:7
food:falafel-mix	m	1eh:u 1wt:o hd:k 1pk:h 175:d 1ee:d 1wy:b 1ef:9 2c2:5 1wr:5 1s6:4 jx:3
stodgy	3d	1eo:2d 4v1:29 pk:29 1ed:1l 5lr:1b 192:14 48i:13 1e0:10 oc:z 4js:s 1b7:r 2z1:n 3ah:l z7:l 4vz:j 2lb:g 1s4:g 1ek:f zz:f 47s:f 3eb:f 1gh:e 5na:e 55u:e 1gl:d d2:d v7:a sh:a 1l1:9 2ol:8 2bz:8 286:7 gc:7 9v:7 123:7 2o8:6 14p:6 103:6 1bp:6 1ow:5 3hk:5 fd:5 12e:4 1zh:4 q8:4 2j6:3 2ah:3 1cy:3
food:ice	9d	1ep:et qo:1w 3jb:1q 29q:1p 5b1:1c 47h:1c 26:13 59a:12 4ur:y 2l2:t 26b:n 3ox:k s:i 1:i u:i 6x:g 17:f 3t4:e 565:b j9:b 3vq:9 3of:8 2ie:8 464:8 23:8 4b:7 3jd:7 21k:7 vo:7 26r:6 yy:5 1q6:5 1f9:5 224:5 26g:5 k:5 59b:5 34x:4 32p:4 2p1:4 35h:4 zq:4 1uv:4 306:3 4sr:3
14	1i	1eq:6x 19h:2l 51f:2l 59u:1a 3q5:z 2tf:y 2gx:n 1xb:n 265:f 4ko:b 3b8:8 1fo:8 1o1:8 o5:7 2e9:6 1k8:6 2eu:5 2d4:5 3bi:5 2d2:4 4l6:4 1xe:3 37g:3 24c:3
temp	4t	1er:3r r7:22 rm:1j 2il:1g 249:1d 2j3:19 532:y 309:x 2o3:u m9:q 53e:n 539:n 4am:j 56h:j 11x:i 2y6:i 29k:g mu:g lt:g m2:f 132:e 12b:e 4x:d 1ud:d 1j2:b 1nk:a 47:a ml:9 304:9 2kc:9 mk:8 22w:8 1qc:8 je:7 me:6 31x:6 1f0:5 2iy:5 2oz:4 129:4 2ir:4 rd:4 383:4 2iv:4 4w:3 1aj:3
casserol	77	1es:cl 15z:1o 5i9:1l 1ex:1i 1et:1e 1ld:18 4n:13 1la:y 4xa:t 2vc:r 2of:n 4ex:n 7m:k 1ey:i 4d:e 158:e 383:d 391:d 2sg:d 2yf:d 3cp:d 1b1:c 3cq:c 1wi:c 1ch:b ws:b 27t:a 19r:9 1vt:9 1od:8 4e:8 24l:8 29k:8 2a3:7 1lr:7 2sz:7 11y:7 2bz:6 pd:6 1f6:6 p7:6 4p:6 1h1:5 33t:5 3e:5 je:5 2uq:5 1f5:5 1wn:5 3sk:5 1pc:4 2gw:4 2ja:4 1wk:4 30c:3 14f:3 3sg:3 36t:3 1il:3 33q:3
brais	1t	1et:9g 1aj:1a 1qz:10 2k7:y 4gs:n 460:l 526:i 2t1:8 2k5:7 320:4 bg:4 2ub:3
stovetop	12	1eu:1q 59d:u fa:h ov:f 1aj:c 9v:c 8c:a 1f5:7 i9:6 4ko:6 391:6 214:4 13k:3
fed	n	19i:t 3mk:r 3mj:r 4yx:k 3mh:f 3cp:e 3cq:e 12s:c bg:9 1ez:5 1eu:5 1aj:4
safer	w	1ew:4m 5iq:2n 474:19 378:17 1ev:x 2z4:g 2z5:8 mp:7 2x7:7 3l2:6 1d0:6 24s:4 2yq:4 1o2:4 1ez:3 1eu:3
means:casserole dish	2n	1ex:ai 3du:1f 4xa:1b 1la:18 2hc:14 1ey:w 11w:r 2op:o 30i:g 4d:f 5bt:f 1x6:e 1ld:c 11y:c 1es:c 3v5:b 2bz:a hn:a mq:9 50z:8 30o:8 ws:7 30p:7 1lf:6 2p1:5 32f:5 3j2:5 1ev:5 ca:4 1f0:4 314:4 4p:4 1eg:4 5bu:4
dutch	1k	1ey:8g 3du:1f 1ex:16 3v5:v 2op:s 1es:j 30i:h 1qw:h 2jc:f 5bt:e mq:b 32a:7 3j2:6 1ev:5 1f0:5 3i9:4 4mq:3
food:tinned-chilli-con-carne	w	1ez:32 1q1:1o 1ev:v 37f:m 1mw:i 3fi:h qz:e 3b4:e 3b3:e 3b2:e 1py:d 1q0:8 3lu:8 o4:8 3b9:7 1lz:5 1ff:5 43k:5 1pz:4 3b6:4 3fm:4 wn:3 1eu:3
reckon	t	3yn:14 3v5:z 35h:x 2xv:t 52:o 87:l 3ki:j 3kg:i 31t:g uf:e mq:b 1la:a 1zj:8 1vr:6 36p:6 3kf:5 36r:5 1iy:5 1s6:4 1q3:4 3ke:4 36o:4 2e1:3 2ho:3
ramekin	10	1f1:87 3r2:r 4mq:d 19e:d 1qh:7 31i:6 2xp:5 4kf:4
freez	18p	1f2:j0 4hi:1e k:14 1uz:y i:i 4hj:c 3jg:b 5ew:a 3st:7 27o:7 34i:7 4oi:7 353:5 1tn:5 u:5 13w:4 3nv:4 3xy:4 215:3
liv	2g	1f3:4a 2kt:2l 1f4:1z 2fc:1v 355:1o 46j:1j uk:1f fw:17 3ui:15 1q9:15 3uy:11 113:10 15c:z 4hg:v 4hp:r ye:p 2tl:n 4pt:m 24h:k 12w:k 1lz:i 3sv:h 3jl:f 2ku:e fs:d 2jh:d 1s6:d 1zp:b 3cp:a 3cq:a 3ik:9 3y8:8 3tx:8 2u7:8 t7:8 3jo:8 106:8 1oj:7 1wv:7 3jp:7 1g9:7 7x:7 3su:7 1q4:6 3jn:5 3jt:5 3jq:5 o5:5 377:5 1f1:5 yj:5 vg:4 9w:4 35h:4 4l9:3 2mw:3 1d7:3 1b3:3
solo	i	9w:f 1f3:c 1f1:c 3ku:6
ovenproof	m	1lc:q 391:o 2xx:f 30u:e 1eu:9 2hc:9 1aj:6 th:6 11u:6 1la:3
food:sausage	l4	1f6:o8 s4:1v 1fc:1k 5lr:1i to:1d 5d4:15 36t:12 5fc:11 5cw:s 1ru:m 4s6:k nv:j 5j5:j 14i:h 4s7:g 2dz:f ji:e 30t:e 29z:d 2of:a nl:9 3t7:9 1ff:8 1ar:8 4hc:7 2bd:6 5cx:6 1il:6 1im:5 16s:5 1w9:5 p4:4 z6:4 3t4:4 4s1:4 1qt:4 xo:4 1pc:4 24l:4 rs:4 3jd:4 2pv:3 49:3
stab	14	1f7:35 5f:1o 2of:1f 5l7:12 3vj:s 11e:r 47t:o 4x1:c 2mi:c 5q:b 1f8:7 1fa:7 2qn:6 2jw:5 xj:3 4dg:3
link	t	1f7:z 4s3:w 2ti:s 1f8:h 1ku:f 3gf:f 19o:c 1fd:9 262:9 1f6:8 nv:8 5f:7 24t:5 2te:5
squirt	17	m7:23 4dw:16 1f8:z 26b:w 37c:q 31i:p 2vo:m 42d:m 182:h 2qe:g 323:f 3wj:e 1hs:a 2yh:9 48q:8 4dl:8 379:8 qh:7 4s:5 x:4 4rn:4 1fa:3 1b9:3
jab	k	4z5:1b 5f:f 1f7:e 1f8:8 u7:8
dad	2g	1kg:2l 3ro:1u mq:1b 1fd:12 1n6:11 4j7:10 1fb:z 13l:y 2ca:y 5hh:u 2gp:q 2hx:p 3o1:o 1gz:o 3se:m 2ji:l 1r5:k 1v4:j 2da:j 4rf:h 1zc:h 1f8:g 4x1:f 1qe:f 2fo:f 2yw:e 3s4:c 2e3:c 1hd:c 2hy:c wb:c 1zd:b ii:a 2wg:a 3ft:a 3fs:a 2ix:a 3lv:a 1ze:9 d9:9 3vr:9 3ew:8 2e1:8 3fu:8 3fq:8 2fv:8 4ko:8 3fr:8 3rn:7 3xn:7 3xm:7 5kk:7 hy:7 1zx:7 3xl:7 at:7 sh:7 25b:7 2fp:7 3xp:6
food:frankfurter	2m	1fc:dp 2ig:1m 56n:17 1ye:11 2tm:w 3rr:v 1f8:k 2gg:f 389:d 4ty:c 1l4:b 1y4:7 1y6:5 1f6:5 1m8:4 1l0:3 o5:3
brat	m	1f8:11 29q:y yo:c 3rn:8 5f:7 3ro:5 1f6:4 2jd:3 2jf:3
yer	v	3o2:1f 1d6:12 18u:q 48e:p 24q:j qo:g 48f:g 4ab:f 3aa:d 1fa:d 1f8:b 1kg:8 1f7:7 1fd:7 1cx:7 1zz:6 4eh:6 1i8:6 23r:4 12l:4 10b:3
fatty	2d	1ff:6s 4t1:1e 2jr:13 39e:t 3m6:r 1f8:q 4vm:q 45n:o 4s:o 2sg:o 3g8:k g9:i 1uo:g k9:e 1bd:d ag:b 247:b mm:b 3xq:9 2fn:8 2hx:7 4ky:6 2yp:4 4s7:4 1fc:4 yd:3 2op:3
snip	10	1fg:8x 43z:x 43b:7 3z5:7 168:4 1kc:3
waterlog	m	1fh:2f 1fp:j 1fl:i 1fm:c 1fi:8 2su:7 1ws:4 1fo:3
overboil	14	1fi:38 33t:1j 1fh:1b 3af:j 6q:h 1s8:h 2s3:g 2px:d 4s0:b 1c:9 28a:6 f5:6 133:6 2sn:4 4v1:4 1fp:4 1fl:4
overcook	99	1fj:9q 1af:3m 110:2w 55y:28 xu:1t 596:1k 3og:1f 1c:1d 1w5:15 45:y 1em:v zy:s 2od:p 1fi:l 36x:k f6:j 28a:j 2k6:j 512:h 3dk:g 3on:g zo:e 2po:c 44:b 133:b f5:a 1gq:a rc:8 eu:8 2ob:7 103:7 4sq:7 qa:6 1jx:6 2j6:6 2mx:5 20a:5 h8:5 4c7:4 33t:4 1ny:4 5f5:4 4m8:4 1w6:4 1w7:3 2ly:3
roasty	2g	u6:79 1fk:5f 51m:2b 14w:27 1eu:11 3my:x 29w:r 1bi:i 47s:h 21a:h 1d6:e 2th:e 1l7:d 1h:b 3f1:8 ix:7 1ht:7 9j:5 14v:5 52:4 22v:4 1fe:4 rh:4 e5:3 1d5:3 2af:3
snow	k	1fp:v 3t7:k 1fm:j 3q8:9 1fh:6 1fo:5 1zf:5 1h8:5 2og:4
rubbl	m	hr:x 1fp:s 1fl:r 1fh:5 1fo:5
par	10	1fn:4e 2qn:1e 4q0:1e 485:1a 14w:16 5h0:w 33a:j 3tc:i 2z8:f 3tb:a 1uh:a 1fp:9 3b1:9 ax:9 1fl:9 4cv:8 sz:7 1fm:6 10b:5 1bf:4 352:4 2o2:3
nicois	y	5hp:2g 2kk:18 5hq:10 3jy:r 1fp:o 1fl:n 2l1:m o5:m 2q0:k 2py:i 2q3:h 2l6:g 1fm:e 4xb:e 1mx:a 2l3:9 50t:6 2q2:6 150:6 2pe:5 1fh:4 2l4:4 2gx:4 1o5:3 3e9:3 1du:3
b	k	1fl:v 1fm:k 1ta:i 4ck:i 49c:9 43i:7 1fh:6 1fo:5
granul	20	1fq:65 1ie:1m 4b9:1f 2by:19 4rm:p 20i:l 2ar:j cg:d 20d:c 2am:b 20e:9 2aq:7 2gb:7 4u:5 20g:5 18m:3 1id:3 x:3
food:stock-cube	7i	1fr:ei x4:2y 5bw:2j 3gs:19 22y:13 ts:o 17a:m 3gt:l h3:j 2gf:f 2b2:d 1db:b 3gu:a vh:a 2ft:a 2vm:7 4sr:7 17d:6 2jr:6 17e:6 2be:6 2fu:6 2fo:5 1ba:5 3lk:5 1mo:5 2eu:5 18j:4 1vv:4 2i8:4 i4:4 32z:4 mn:4 jz:4 dx:4 1b8:3
food:packet-sauce-mix	m	1pw:1g 1g1:k 32q:j ed:h 1p4:9 4sm:7 4sn:7 1fx:6 170:5 1fy:4 1g6:4
food:curry-paste	1i	1ft:ap 1l5:32 2eu:d h3:b 4yy:a 2wt:9 388:9 3lu:8 38f:7 38g:7 12i:6 38d:5 38e:5 1l2:5 1l3:5 1ez:5 2ew:5 1lz:5 4yv:5 43k:4 1g0:4 34p:3
food:instant-mash	v	1fu:5g 2q1:18 30f:y 1g1:i 1fs:8 3pa:8 1fx:5 170:5 1fy:3 1g6:3
food:custard-powder	v	1fv:7h 4qr:1s 394:x 1g1:j 1fs:9 1fx:6 170:5 1fy:4 1g6:3
fac	3d	1fw:8l 5e5:28 5lv:1u 24a:1d 1it:1a 2el:17 1ym:15 59c:x 2ej:v 4vn:u 3yv:n 41b:n 4gs:m 313:l 3yr:i 143:f 3my:f 1fz:e 2e7:d 2u5:b 1g1:b 1d2:b 493:a 494:a 2ta:a lp:9 lr:8 10z:8 f:8 3i2:8 sb:7 3lz:7 333:7 5a1:6 ya:6 41c:5 1fs:5 ft:5 1za:5 4er:5 1lg:5 1rd:4 3ly:4 1fx:3 1xd:3 1iu:3
food:curry-sauce	p	1fx:1d 3mk:p 3mj:p 1g1:k 1n4:j 450:h 451:h 1n0:f 3mo:f 3mh:e 1fs:9 44z:9 1ev:6 3ls:6 1n9:6 3fw:6 3fv:6 170:5 3mn:5 1na:4 1n3:4 1fy:4 1g6:4
weeknight	p	1fy:2u 170:2h 3g3:c 4ld:8 4lf:6 1a9:5 1xu:5 2hv:5 1g1:4 4ll:3
tir	1d	1s6:1z 51x:1j 41m:1e 4ar:1d f2:1a 35s:x 1fz:u 1ly:i q3:h 1ny:e 1iu:d 4gs:b 1ml:b 71:a 28t:9 4r8:9 1g1:9 240:6 3l7:6 3l5:6 9h:6 29w:6 2su:5 4r9:5 2sv:5 3l4:5 169:5 1fs:4 3h9:4 2xf:4 1hc:4 14f:3 1s3:3 u6:3
food:garam-masala	5d	1g0:g0 1fx:1p 185:1n 1n9:1i 3bi:1d 3az:z 36t:t 3cx:s 286:p 1h4:o 1p3:l 2ku:k 4xh:j 1nd:j s9:f 2bk:e 25f:e 2fq:e 4dd:c 361:c 2ff:b 1ft:b i3:a 1mw:a 11r:a 3b9:a 3ax:a 80:9 1ki:9 2md:9 362:9 1q1:8 2vd:7 3gz:7 le:7 3ay:6 1za:6 16j:6 3b6:6 2tj:5 4ev:5 3ob:5 3ds:5 3bl:5 3dt:5 1pm:4 1ms:4 2va:4 ch:4 2fs:4 1nu:4 20u:4 fu:4 24:4 2l2:3 2kw:3 3b8:3 1n0:3 1fb:3
knorr	i	47q:r 1fr:6 1fs:5 1fx:3
pound	32	1g2:95 30q:1o 59o:1i 4se:1e cw:1c 30n:1a 4rh:1a 4vb:14 30s:w 3s5:w 3c:u 30b:s 1a1:s 4go:p 1a3:n 4yo:n hd:m 2oz:l 1lg:l 338:k 2fy:i 1ob:i 4gg:h ix:g cl:g 2wt:f 1g1:d 4qu:d 4fp:c 4sg:c 469:b 2ku:9 44g:9 4jz:9 1jw:9 3xk:9 3er:8 4fq:8 lz:7 444:7 4bn:6 4bm:6 1fs:6 fw:6 2c2:5 16j:5 22r:5 4fo:5 2oy:5 1gj:4 1fx:4 2p4:4 4gh:4 1w0:4 4k:4 jx:4 170:3 23l:3 2sj:3 2kw:3
homemad	34	1g3:dj 1mh:1z 34s:1f 2mg:1a 2dy:17 rt:r 3k7:l 2ly:j 270:j 2ba:h 35b:h 1bp:g d5:g 34e:g 1wx:e q3:d 1ik:d 24n:c ti:c 4ev:b 13w:b 3ob:b 1hn:a 34p:a 2mq:9 1bb:9 2ry:9 49x:9 16r:8 34q:7 388:7 2mo:6 152:6 3tt:6 va:6 1hv:6 4ov:6 2j9:6 1ei:5 z2:5 38f:5 38g:5 1g1:5 23n:5 2dp:5 12i:4 vn:4 4ui:4 4uj:4 38d:4 38e:4 34m:4 ed:4 1z9:3 38n:3
heap	36	1g4:4q 4rx:2d 5hn:1s 4wt:1q u4:1k 1g5:1a 1ad:17 18c:14 3mx:13 1t5:11 50y:10 22o:r 3oi:o 2za:n 4v9:n 1oy:m 15k:i 81:h we:h 3h7:g 22s:f q4:e 2ft:d 1zj:c en:c 1d2:b 107:b 27y:b 2hs:b 17a:9 309:9 v0:9 1ry:9 4rw:9 1mc:9 38p:9 2z3:9 2hz:8 2hu:8 2d3:8 29v:8 1r3:8 2hr:8 1xy:8 1oz:7 1mg:7 3ll:6 301:6 2i1:6 2rj:5 ja:5 2nh:5 2hv:5 22b:5 2hy:4 3om:4 v5:4 11o:4 277:4 5mf:4
280	i	58y:2m 38p:o 1r3:n 47h:b
flavouring	e	
peek	2d	1g7:59 rv:29 11a:12 rz:u 592:p 3c0:j 2o8:g 53p:9 4hx:7 gc:5 7l:4 7n:3
escap	n	1g8:2b 1gf:v 1lr:r 1gc:m 221:e 1ge:9 1gd:7 30h:6 30g:6 bq:5 11p:4 1ex:4 30e:3 1gg:3
couldnt	3o	206:2d 34j:1s 12p:1i vf:1d 530:19 1xr:18 3hx:14 4p2:z 3cb:z 5lf:z 5fq:r 44r:r 1gf:r 4o:q 26v:p 3kw:o 1sb:n 189:n 1gc:j 43e:h 38a:h 1o7:g 1qm:g 1dd:f 55v:f md:e 2lv:e 3nh:e 34e:e 2cv:d 2ta:d 1ig:d 2wv:d 3gd:d 27z:d 3cp:b 4y5:b 19i:b 3cq:b 4rv:b 2s6:b iz:a 135:a 2b7:a gs:9 4fa:9 4fb:9 23e:9 2bc:9 9d:8 17k:8 3o8:8 1hp:8 276:8 25f:8 1ge:8 23z:7 pp:7 n6:7 16:6
wreck	1m	4k1:1f 2y1:15 499:v 1gf:n 1qq:n 2g5:n 3qf:k 2qy:j 1u5:j 3qg:i 3fw:h 3fv:h 2g6:h 2n8:g 1gc:g 3p0:g mp:e 1tb:d 37l:d 1kc:d 2ix:c fu:c 1ro:b 1ze:b 1lm:b 37k:b n8:9 2ee:9 16h:9 45g:8 2tr:8 37m:8 1x3:7 3jh:7 1ge:7 2g9:6 kb:6 1gd:5 v:5 37j:5 2qz:5 3ag:4 3aj:4 3ak:4 321:4 2dp:4 px:4 ha:4 du:4 3an:3 q9:3 14m:3
son	79	4ul:2t 4c3:1c 17:16 5kl:14 44y:13 3st:13 3jy:10 27g:10 2d2:y 3fb:x 304:w 1di:w 54l:u kf:u 4au:u 447:t 5a3:t 4rd:s 5mm:r 56r:q 29p:p 3d3:p zl:n 2d4:n 55m:m 1le:l 1r5:l nv:l 43n:k uz:k 503:k 5m8:k 2hl:i fb:i xn:i y3:h 4zl:g 2cc:g y8:g 2ph:g 4ug:f 2hg:f 1z9:f 4ps:e 5k4:e 1gf:e 54j:e 2yy:e oj:e l:e 34h:d 24l:d 3ai:d 2fx:d 1gb:d 3go:d d9:d s3:d pn:d 38x:c
idiot	i	1gf:16 3vh:11 1ge:c 1gd:a 3vi:9 2nk:6 3vc:6 1x6:5 1gg:4
shout	r	1ge:1l ru:k 1gf:k 2jb:g 25m:f 1gc:e 3ds:d 3dt:d 2l5:d 3xx:d 3s2:c 20u:b 3vz:b 2qc:9 3dp:8 4ix:7 3dq:7 2yf:6 i3:5 rc:4 3dr:4 1zi:4 4h8:3 4h6:3 4h7:3
doom	m	3fa:1l 1gd:1d 1gf:j 33h:d 1gc:d 6a:6 1zi:5
nosy	g	1gc:11 1ge:f 1gd:c
knacker	t	28t:1h 4qd:1g 2qs:1g 1gc:10 1zs:p 1xu:j 1zp:i 170:i 3ki:h 3kg:g 1ge:f 31t:e 1gd:c so:b 2ok:9 2j3:7 3l4:7 4n0:5 18p:5 3kf:4 1q3:3 34:3 3ke:3
food:frozen-dumpling	3i	1gh:dh q0:z 1qz:v 1u8:u 1gf:r 4r6:l 1gc:j ov:f vn:e zt:8 1ge:8 1gd:6 214:6 yl:4 1r0:4 4tf:3 1ct:3 2b3:3
chalky	2y	1gi:63 b0:2d 56d:1s 1gn:19 28j:14 2pc:y 1gj:v 11e:q 2mf:o 2au:l yh:j 1af:i 9v:h 2ip:g 2ap:f 7c:f 15j:f 2p5:e 2aa:d 37w:c 1gm:b 1ra:b 38c:b 1gh:9 3qt:8 102:8 3lm:8 2ls:8 380:6 37y:6 3hw:6 489:6 3ol:6 1zk:5 4xd:5 37z:5 1ag:5 3q1:5 1je:4 3pz:4 18l:4 2ol:4 46w:4 46x:4 46y:4 1mr:4 11l:3
undercook	2d	1gj:4f 3ti:3g 11e:2c 28j:12 4f4:12 2k7:12 27v:10 1gi:q 1o3:q 1h6:n 1ul:m 538:m 2z0:f 1n5:d 3rx:d yh:d 2dk:c 2do:c 2kh:b 3lm:b 1c8:a wh:a 40t:9 1hm:8 3q8:8 2k5:7 170:6 1uh:6 2fp:6 2cv:6 3rw:6 1xt:5 b9:5 1gn:5 o4:5 279:5 1gk:5 1gm:5 3rr:5 1zg:4 2og:3 j9:3 11l:3
absorb	k	1gr:1q 1gm:1p 3oo:g 3kb:9 1gs:4 3el:4 3on:4
sludg	10	5mx:2c 2j6:1n 5ik:1m 5al:1i 2yr:u 3l6:m 1t6:j 1cm:j 1t3:h 1gk:g 1gm:g 1t7:f 1t4:b 1gn:a xt:9 1sa:9 1t2:8 11l:6 s0:5 10l:5 1v5:5 4v1:4 2gp:4 1gr:4 j5:4 1tl:3 ao:3 8f:3 e8:3
chawal	n	1gk:26 38r:19 4hc:s 2xg:c 9v:8 1gz:6 4hb:5 3h6:4 yh:4 4ha:3
kaccha	v	3qo:15 3n6:u 1gk:r 1yt:k 3n8:k 1yq:j 3q1:h 1yu:h 3ba:g 3pz:g 24n:f 3pk:b 3a6:b 2ja:b 245:b 194:9 3de:9 1ik:7 3q6:7 1yk:6 1gr:6 l3:6 2j4:6 1rr:5 3q0:5 lu:5 2is:5 102:4 2kq:4 l5:4 1yo:4 1gl:4 1gi:3
nowt	4m	1v5:1j 2tr:1i 26a:1h 4sf:1c 2qh:1a 3z4:18 32q:14 4p3:12 56f:10 3g6:10 1ox:z 1wd:y 5c8:v 4u1:u 1q2:t 2bo:t 452:s 48m:r 4l8:r 15r:q 51x:p 1ch:m 4sc:m 4sd:m 4sb:m 2c8:l 2kg:k 1m3:k 2dk:j 4qu:i 1qh:i 2ha:i 2sb:i g9:h 267:h 59s:h 15e:h 15h:h 18b:h 17x:h 1mm:g jf:f 123:f 3nc:f 1dg:e 599:e m7:e 37h:d 1yc:d 4t:d 5bc:c 3jc:c 2bv:c 1ja:c 3gu:c 2hc:c ap:b 2qp:b 12w:b 11t:a
food:brown-rice	2d	1gp:a5 1do:34 1gm:1j 48m:t 4l8:t 1dg:r 1gk:e pg:b 2fw:b 1zd:9 9v:7 1xp:6 1df:6 23o:5 3ay:5 1xi:4 t1:4 1gr:3
chewy	8b	1gq:b3 45:3d 2k6:2b 500:25 5jf:1j 1w7:1g zy:1e 5lt:1d 39z:16 3og:15 44:10 1rp:u 2ps:u 191:s 4tb:q 21r:n 1z8:n 15j:i 2a4:h 1w6:g zo:g 3os:f 4ab:f 4eh:f 25g:e 1bi:c 1e8:b 2k8:a 389:9 2ia:9 11e:9 1az:7 11l:7 564:6 1bf:6 40x:6 2ji:6 32:6 292:5 2m9:5 1wx:5 2j9:4 1rw:4 fx:4 1ue:3 2jt:3 b6:3 1lp:3 dy:3 1rv:3
absorption	m	1gr:2v 1gk:29 47j:8 47k:8 1gm:5 1gn:3
method	1k	1gk:2w 5dh:2j 5c0:1o 33z:1n 4ns:1n 4xa:1j 4u4:1i 41h:1h 17g:18 2rn:17 2j4:17 2cx:y 3op:x 47j:u 1mi:t 47k:s v5:r 472:q 1ew:p 3b:o 486:l 154:l 1w4:e 3wq:e 1bx:e 1gr:e 1aj:d 2bz:c 2tq:c 3wr:b 3co:a 3kb:a 1mp:8 zz:6 473:6 3wp:6 487:6 23z:5 2ro:5 3mr:4 46z:4 12d:3 3wu:3
nutty	19	1gt:2y 3nn:x 18v:v gs:t 1h4:l 1gk:i 1gm:h t5:f 1gn:b 4i7:9 11l:7 4od:4 4ru:4 11r:4 3dx:4 3dw:4 3dy:4 3dv:4
food:wild-mushroom	25	1gu:dj 327:g 9v:f 1j1:c 3ar:c 3as:c iq:b 3at:9 vf:8 262:8 3aq:8
dirt	19	1ol:2f 1gv:1s 40f:1o ww:1g 320:17 5g5:v wi:f 1gw:e ir:b 2h7:6 56j:5 wx:5 1kb:4 4qp:3
gill	k	1gw:2n x7:4 3k8:4
tap	6p	1gx:cj 2ll:24 172:1c 4tg:1a 2cp:z 3l9:z 55v:u 32p:t 4fk:t o3:o 2px:o 2sn:m 1uw:k 4bp:i 2mb:h kc:h 3zb:g 3op:g 3xf:f kd:e 4a:d 3o2:d 47h:d p4:c 3va:c 2l5:b 27w:b 49l:a dw:a 3y4:a 3y3:a 3vz:9 3n3:9 285:9 5m:8 3xg:8 59a:8 b4:8 3j1:7 1q6:7 3y5:6 4bb:6 1yy:6 4hx:6 12x:5 4xw:5 qp:5 2xz:5 2y4:5 2y3:5 3n5:5 1h:5 29n:5 11j:5 3gr:5 1ap:5 26q:5 1bc:4 1fe:4 40f:4
cap	t	1gy:50 1gw:z 2vo:t 4dl:k 2gn:i 1hs:9 1b9:7 1gu:4 4e9:4 4e8:4 4eb:4 4ea:4 1h0:3
sin	t	4sa:1r 5cj:1i 1gw:17 yp:15 3h5:s 38r:h 1nd:h 1fb:g 1az:b 4tm:9 1e8:8 4b:7 1gm:6 51n:6 1h0:4 d9:3 1w7:3
champignon	i	1gw:z vf:w
cloth	27	1h1:5m 116:2w 1gw:15 3va:k 3or:j 2sm:i 1bp:h 1ik:g 1s4:f 2y0:e 1lv:c 3sv:b 2xz:b 2y4:b 2y3:b 48u:8 215:8 2y2:7 ed:7 329:5 23n:5 1hc:5 1pl:5 3su:4 2y1:4 32a:3 5fv:3 1bb:3 16i:3
food:oyster	v	37a:1w 1h2:14 3gp:12 57o:z vf:h 3gq:c 2gd:9 3rv:8 3yi:7 2rx:5 5ao:5 401:4 402:4 3tk:3 1hm:3
twist	12	1h3:9l 4ua:2c 10m:k 3pr:f 1gu:7
darken	w	1h4:3e 46v:n 3a6:k 2yc:h 46u:h 3a4:d 1gt:d 3a5:d 1ft:c 2nc:c 28:a 3a3:9 182:6 4ba:5 2n6:5 1dp:4 37v:3 37x:3 1he:3
itchy	t	1h5:4k 3lq:1z 3lz:q 3w7:q 421:e 3ly:c 423:b 427:5 2ej:4
rash	r	1h6:3z 3my:14 2ek:l 3ly:k 3lz:h 2ei:e 2ej:b 3w7:8 2el:5 3lq:4 1h5:4
lacy	n	1hb:3s 3q3:w 1jr:o 5mq:n 1h7:m 2lc:b 57e:9 1hf:7 1hg:7 5mr:7 1wb:7 14e:6 1h9:4
food:egg-white	4d	1h8:dp 1sh:2c 4yd:17 1tr:t 1tq:p xp:n o0:j zz:e nd:e 26u:a 273:a 51b:8 26z:7 1zf:7 1mo:5 3dz:5 2q2:4 1yc:4 1f5:3
sunny	t	1h9:37 1ha:r 1qx:m z0:m 2os:a 1h7:9 127:9 11c:5 1hf:5 1hg:5 p5:4
easy	2p	1ha:8m 1h9:2a 2pt:26 1jw:1c 3z4:17 33a:13 1h7:12 1uq:12 2o7:y 3gf:u 2iz:u 4py:s et:s 1ml:r 2lx:q 3q3:p 2sa:k 4xt:k 3il:j 1pz:i 5mq:i 2lw:h 49x:h 48d:g 1e9:e pn:e 5bc:c 1ij:c as:c 1if:a 3ku:a 1zc:a si:a 24v:9 2lv:9 2hm:9 sp:8 4lb:8 31a:8 2gv:8 2di:8 1qt:7 319:7 74:7 14x:6 2pg:6 st:5 1f4:5 3in:5 3im:5 1kr:5 1om:5 2pl:5 1k9:4 2oe:4 1id:4 20i:4 50y:3 15m:3 270:3
frilly	i	1h7:2a 2lc:h 57e:e
floppy	40	1hc:5s 1ny:40 25t:1z 562:1p 1sm:19 6l:p 2al:o 1he:m fr:m 426:m 31b:j 4eh:i 3xx:h 2j6:h 2aj:h 1ob:h 22i:g 26j:e 26n:c 1jf:c 2ai:b 1s3:9 191:7 26o:7 26p:7 1ik:6 t2:6 1wx:6 14a:6 29t:6 1h7:5 2my:5 13z:5 22e:5 1fz:4 2p7:4 45i:4 22v:4 4e5:4 2lj:4 1pp:3 dz:3
bast	1t	1hd:8v kb:v 1h7:n 3qy:f uw:e 3dx:c 3dw:c 3dy:c 3dv:c 1hf:b 1hg:b 38s:a 3b6:8 1h9:7 1hb:5 3dr:4 2tl:4 37v:4 ps:4 61:3 3a2:3
dyou	12	3nc:1n 4vb:12 14a:w 1vw:w 1x3:p 1y0:n 46u:l 1h7:l 165:j 26p:j 24q:j 1y2:d 1lx:d 28:d 4vc:c 1f7:c 5ju:b 3ps:a 1vx:9 1q5:8 2p6:8 22u:7 2ij:7 1h9:7 1ik:6 20r:6 20w:6 rt:6 1vz:5 1xy:5 22t:5 1dv:4 1hb:4 jk:4 1xz:4 ps:3 2r8:3
isna	g	1h7:v 1h9:a 1hb:6 ps:5
snottery	g	1h7:v 1h9:a 1hb:6 ps:5
bibimbap	r	4uh:1g 1lt:15 1h7:n 3st:h 1hf:c 1hg:c 1i0:b wr:b v4:a ed:9 yn:8 1hn:8 1h9:7 13t:5 1hb:5 1ls:5 ke:4 ps:4 zj:4 1lw:4 263:3
food:sandwich	3k	1hi:c5 2l8:1s 51x:1q 3ib:1f 1x1:1c 36z:1b 4yr:13 4x9:13 1sx:12 31i:10 28e:u yu:s 2jh:s 5cu:r 3q5:q 1st:o 3hc:o 21x:n 29k:n 47b:m 1h7:k 1pi:k 3fn:i 30o:i 2js:h 472:h 2rf:h xi:g 2rg:g 4x8:g 3yj:g 21t:d 38w:d 21y:d 3he:c 3hd:c 2jt:b 1hf:a 1hg:a 1o4:9 2fj:9 464:8 2rk:8 4ch:8 2l1:8 1sv:8 2ju:8 36u:8 1d0:7 1sw:7 2c3:7 31l:7 11y:7 3h0:7 1wf:7 3hb:7 3jh:7 1n4:6 1h9:6 2iz:6
food:sparkling-wine	1k	1hj:5h 5be:24 360:22 5fm:12 1vl:12 22q:11 3pu:z 1tj:v 4ad:t 3p3:o 1h7:m 48e:k xc:f 48f:d 1zs:d 1hf:b 1hg:b f2:b fl:a 1zp:9 1th:9 1tk:9 2rf:8 2rg:8 12l:8 1h9:7 xh:6 3gp:5 x2:5 1hb:5 1rd:4 ps:4 14q:3 ny:3
frill	g	3ad:i 3ae:i 3af:9 2n2:6 i6:6
everybody	1d	55m:3v 5ca:1l 4yp:1j 3eu:1i 1vx:16 2ko:13 4ky:11 3kl:11 3t5:t n3:t 5hx:s 1rz:r 2kr:q 3t7:h 4ld:f t7:c 4lf:c 1jn:a 2qx:9 3et:9 12u:8 1z4:8 49r:7 1a9:7 4ll:7 4lg:6 2gz:6 2ex:4 4i4:4 pm:4 14o:4 t4:3
means:ill	30	1hm:9i 2iq:27 5f1:1b 4qy:19 4qx:19 1qg:15 3rz:14 3s0:14 4f:x 1x5:v 4p3:v 3ti:s 1ga:n 438:m 1tn:l 2tg:l 275:k 3gf:j 1vt:i 1bl:h 1qc:f 13p:e 3k2:e 3so:d 2do:d qw:c 40t:c 3sg:c 1p5:b 2ec:a lw:a 1j2:a 2e3:9 3hm:9 1o2:9 2hh:8 18a:7 3s1:7 35r:7 2e1:6 3ku:6 3tu:6 1vz:6 gl:6 3bz:6 3sf:5 3rv:5 19m:5 1qi:5 2e4:5 zn:5 18r:5 1vs:5 2de:4 39x:4 2gn:4 2e2:4 2df:4 1kt:4 1di:4
food:gochujang	1y	1hn:b8 4e2:p 179:f 2ba:d 2vm:d 1e2:b 18j:5
food:harissa	1m	1ho:aq 1ft:1n 15d:7 3ei:4 3eh:4 3ej:4 2nc:4 3ek:4
food:sumac	29	1hp:c2 56b:19 4en:12 41k:c 1e2:b 18j:7 1og:6 1hu:4 39l:4 39m:4 39j:4 39k:4 39h:3
food:chipotle-paste	2b	1hq:al 3rk:15 5ix:11 27h:g 112:c 3ly:a 3at:8 3m4:7 12p:7 3ri:6 3rj:3
food:nduja	i	1qd:p 1qg:k 1i5:h 1i3:d 1ho:6 1hw:6 1hu:3
food:sriracha	1v	1hs:9e 4dw:32 37c:w 1hn:s 1i0:p 1ho:m 2wv:8 1bg:8 29r:5 s5:5 1j7:5 2v8:4 425:4 44b:3 gs:3
hotter	2g	1ht:4k 1u4:1w 184:1e 1hy:1c tw:15 21a:15 4po:14 wu:y 26r:w 5a3:v 11l:u mu:u 51s:q 3o0:n 3qh:k gc:i 1nb:i 25l:i 3qi:h 2ak:g 3p6:g 1yp:f 1se:d 3p7:d rm:b 2j7:9 1e2:9 3ow:8 1ib:8 24n:7 19o:7 5f:5 fw:5 nq:5 1ik:5 3n4:5 117:4 2ne:4 1q1:4 12l:4 1fk:4 1iz:4 tu:3 3q6:3
food:zaatar	p	1hu:3t 1hp:s 1no:4 1nl:4 1ni:4 1nj:4
food:berbere	1e	1hv:7q 4ev:r 3ra:q 1ho:j
kashmiri	k	1hw:40
food:fish-sauce	3p	1hx:fy 1r1:h 1oa:e 1qv:9 43n:9 1od:8
fiery	1n	4tn:1g gx:1e 4dw:1b 4z0:n 1nb:l 118:l 1pt:h 1u4:h b3:f 117:e wu:d 1ht:d ko:c 1hv:b 3ft:8 3fs:8 4ev:8 3ob:8 29z:8 3fu:7 3fq:7 3fr:6 3no:6 1hy:5 3fg:4 3fh:4 1kh:4 1hn:4 3fw:4 3fv:4 4gb:3 vo:3
strength	p	43m:17 sf:v 1i5:e 20g:c 2vk:c 1hr:b 1i3:b 3xk:9 338:7 1ho:5 1hw:5 2qt:5 20e:4 225:4 2qu:4
korean	17	1i0:7e 1ud:2r 57n:26 4ef:12 1hn:12 2t6:y 1m5:3
lick	3m	1i1:9r 1bz:1o 5aw:18 13p:11 3q0:10 29g:w 3zy:o 2rr:m 2mh:l ri:i 42d:h 22y:h 3ai:g 3zs:f 5bq:f 5bp:f 5f2:e 1ry:c 14h:c 1n7:c 323:c 1ia:a 4sq:a 3zq:a 17a:a 3mi:a 3rx:9 3rj:9 32m:9 32o:9 32l:8 2e2:7 2yh:7 1ag:7 1o3:7 322:6 1i5:6 3zu:6 26y:6 16s:6 3ua:5 1i9:5 3u7:5 3u8:5 3u6:5 3u9:5 1hr:5 1i3:5 400:4 3ub:3 17e:3 15y:3
cry	29	1i2:5q 1je:1q 2hp:1p 4w4:1k 2cv:1d 1kh:16 2o1:13 2v9:y 4rm:w 4w0:v 2yp:s 18u:n 2uk:k 2gb:g 41m:g 3ne:e 1iu:e 4z0:e 1hy:e 1i8:c 15r:b 2p1:b 1dr:b 45u:a 2yc:a 1yv:9 3bh:9 2hn:8 3g5:7 1vr:7 jg:6 2ak:6 228:6 117:5 1oh:5 2hq:5 gu:4 118:4 1of:4 1kz:3 1i5:3 2es:3 3l:3 2hj:3
teekha	i	1yt:n 1yq:m 1yu:j 1i5:i 1hr:e 1ho:7 1hw:6 1yo:4 1hu:3 1yl:3
compar	w	4p9:2d 23b:1d 4vm:1c 1py:s 4af:n 50f:m 1hw:l 1n0:j 1q0:g 2pz:g 1yb:d 1yd:d 1yh:d 1i5:d 1or:b 50e:a 1hr:a 1pz:9 12r:8 1y8:8 1n9:7 4p2:7 1y5:6 1q1:6 1na:5 1pw:5 1n3:5 3g6:5 1ho:5 3k8:4 1n7:3
food:bottled-marinade	i	1hr:e 1i3:d 3v1:8 1ho:7 1hw:6 uw:5 3k6:5 1hu:3
vs	29	1i6:3k 8e:2d 2oa:1f 200:12 23n:w 4c4:v 230:p 1zy:o 4cn:o 1i4:m 329:l 4c5:l 4cv:k 1jf:j 31n:h 1ou:h 32a:e 23m:e 1bp:d 4co:d 34r:d rk:d 3s:c 232:c vi:c 4bp:c 34p:b 1x2:a 20i:a 20f:a 34q:9 43b:9 1c0:9 so:9 16e:9 1hr:9 1yb:8 1i3:8 1yd:8 1yh:8 31q:8 ce:8 2cr:8 a3:7 2cu:7 187:7 40x:6 49l:6 23p:6 4fr:6 1u3:6 31r:6 3s9:5 4ca:5 43k:5 1k3:5 1k6:4 45h:4 44e:4 2ot:4
food:paprika	7x	1i7:fj 3ri:2n 5iy:2a 1kk:y 3m3:j el:i 2vk:e ua:e 3m2:d 3m1:c 15s:c 3en:8 3em:8 3eo:8 2nb:8 1rv:7 4de:7 3ep:7 1pa:5 4o0:5 12j:4 2hp:3 1v0:3
savoury	14	1i8:4l 46q:17 3i1:r 3ie:p 1bx:n 3hz:j 1p2:g 22o:f 2bl:c fj:9 1dd:9 35o:8 38k:7 lu:6 1m9:6 3gs:6 18u:5 23u:5
garlicky	1g	1i9:5h 1qd:2n 5ek:1o 1wm:i 1uq:f 1yp:e 1x7:d cg:a 2g7:a 39t:8 vo:8 5el:7 1ie:7 3pf:7 uw:6 3v1:4 1qc:3
lemony	1b	1ia:4a 2rr:1p 437:w 3lr:t 35z:q et:m 12d:h h0:f 1ry:e 1w9:d 2u5:d 3pr:d 35p:c f2:a 386:9 fl:9 2hm:7 1y2:7 1r2:4 48x:4 ya:3 2oe:3 lr:3 475:3
differ	i	5i0:1t 5et:n 4ai:l 4xb:a 12r:7 5i1:6
ground	42	1ic:7l 5ja:24 16b:1u 5al:16 3kh:14 bs:x 1ih:v 2yn:v 1nc:t 2by:t 12j:t 2sx:q 1ru:l 492:j 49k:h 2vi:h 3eg:g 1nw:e 44a:c 1t2:c 2su:8 vz:7 2sv:7 5y:6 43b:6 4a8:6 1p9:5 18l:5 a6:5 4f3:4 1ii:4 a3:4 ur:4 lb:4 43h:4 4fr:3 4fs:3
food:garlic-paste	1t	1id:6x 1ie:1n 4u:r 2by:h 3er:9 1ih:8 3l8:5 cg:4 1fq:4 4rm:4
food:garlic-powder	5f	1ie:bq 1fq:55 1id:1x cg:y 4z4:b 3pf:a g:9 4rm:9 11d:7 1ne:4
food:mint-sauce	v	1if:7e 1ij:o 14x:b 2pl:5 37e:5 1ig:4
food:dried-mint	14	1ig:6j 1if:16 167:e 1ij:b 49x:a 2ws:a 1p9:8 14x:5
food:ginger-paste	1y	1ih:4l 44a:40 ik:5 153:4
squeezy	t	23e:k qy:a 4l7:a 26v:9 gh:8 1ie:8 1ih:7 4au:7 1ij:7 14x:3
snobbery	i	14x:g 28l:b 28q:8 28r:6 1uo:4 pe:4 28s:4
food:pizza	3m	1ik:e3 24n:1n l2:12 3ox:10 215:z 2lt:t 38w:s 15d:o zu:n 1qd:n 2p7:l 395:k 1ij:k 20i:j 1qg:i 3l1:i 2cz:g 398:f 3l0:e 2hb:d 1sx:d 1uj:b 20d:b 1q5:a 3kx:a 2sv:a 14x:a 3ky:9 2pv:9 3kz:9 2dg:8 vi:8 20e:8 2gp:8 329:6 1sv:6 1j4:5 20z:5 1sw:5 34p:5 2cu:5 q:4 1pc:4 20g:4 32a:4 20j:4 20r:4 20w:4 3o4:3 2x8:3
though	2e	5na:2h 5md:1z 5av:1x 3fo:1c b0:11 291:t 39f:t 2nx:r bg:q 3qn:n 1aq:m kb:l 2au:k 39x:k 40z:j 4qn:j 4qo:j 4s3:i 36f:i z9:h 50s:h 40x:g 2ap:f 2wv:e 2dq:d 3y4:c 3y3:c nj:c 574:b 2e7:a 41b:a 3na:a 3bg:9 1nh:9 4am:9 15s:9 2in:9 oj:9 ot:9 3l:9 1u2:8 4tk:8 3hw:8 3y5:7 4t8:7 2sj:6 4p4:5 187:5 13j:5 3uk:5 262:5 15o:5 2ww:4 1u5:4 3dr:4 l:4 4dq:4 xz:4 4a3:4 2pu:4
flatter	i	5j5:v 1im:q 30t:n 3uj:d qz:3
smoothly	g	3jc:n 3e5:9
food:shallot	5f	1io:fz 1dh:1e 2la:10 2gg:o 2gb:9 4w4:7 53x:7 3n2:6 3bx:6 2kh:6 1i2:6 1r2:5 3ur:4
driv	14	1ip:1l 3pi:1h 37u:1f 2tb:1b 2tc:1b 3lc:13 54l:s 2e0:r 1j0:p 2t9:k 1x9:j 4zy:g 1iw:g 3bt:f 3bw:6 3bv:6 1ix:6 3by:6 3bs:6 12o:5 2es:5 1vb:4 291:4 x1:4 vm:4 3bx:3 2q7:3 4f:3 3c1:3 3bu:3
food:broad-bean	10	1iq:ad 3hp:8
faster	4i	1ir:4f p1:45 l4:2p 4hq:2f 5bv:21 4vp:1o 3ke:1j 5n1:1e 1xu:19 3ck:12 4ap:11 1d7:u 19r:r 6d:p 3pi:n 3yn:n 307:l 1s5:k mp:h 2k4:f u9:f 5l6:e 52:d 114:d 1rr:c 1ix:c 468:c 2o7:c v4:b 3kw:a 372:a 12a:9 1mt:8 150:7 19v:7 3le:7 1ip:7 bp:7 11a:7 tb:6 fq:6 28k:6 151:6 kt:6 2of:6 54q:6 u1:5 bb:4 8u:4 1ml:4 2p9:4 111:4 15f:4 1tn:4 3qp:3 3qr:3 wo:3 1f0:3 2k7:3 2xx:3
papery	v	1is:2t 1jw:15 266:s 1j0:h 40f:g 4ab:f 1iw:b 53o:9 53n:7 4eh:6 1jx:4 cg:4 261:4 12o:3 25u:3 2n6:3
eye	8z	1it:d7 1ym:2l 5ge:21 ax:1f 35i:1f 1fw:1e 2ui:1e 4w8:1b 34f:15 2p4:12 5eq:10 3wh:10 1w5:y 2vs:x 1d1:x 1nz:w 3pd:v 2g8:v 3et:u 1i2:s 1d2:p 3ox:o 2pr:o 2lf:m 41b:j 3m9:j 1y:j 4cn:i wu:i 4co:i 49x:e 3gr:e 1md:e 2e7:d 1of:c 2lg:c 1oc:b 57v:a 1ry:9 44b:9 23a:9 1al:9 24i:9 46g:8 143:8 3eu:7 1yr:7 3us:7 4k1:6 1pu:6 111:6 1wm:6 1l7:5 2ie:5 5gg:5 1cz:5 35l:5 3kh:5 5b1:5 1lg:4
stream	1b	1iu:2k 2ga:1f 1i2:u 3et:n 3ex:m 28o:m 1j0:m 1ym:h 3yj:g 3eu:g 2hp:f 3po:e 3m2:e 3m0:e 1iw:e 3m1:d 27q:b n0:b 2l3:9 3v9:8 3mq:8 3mn:8 1it:7 41c:6 3r5:6 56s:6 56t:6 26z:5 2ob:5 12o:4 2q2:4 3rv:4 1z4:4 41b:4 3yi:3 3ll:3
shook	y	1iv:3e 1yo:14 1j0:y 3az:n 3pe:c 3en:b 3em:b 3eo:b h0:b og:b 1o9:a 3ep:9 3oc:9 ga:8 12o:7 4f:4 3el:4 1iz:4 23n:4
video	n	1j0:z 472:t 2lr:m 2qy:h 248:g 247:c 12o:7 20j:6 3mr:5 46z:5 4f:4 2qz:4 25j:4 1iz:4 1s1:3 1uo:3
quickest	19	1jo:19 5i8:15 55a:w 3t8:l 1xz:k 33a:k ip:j 1j0:i 2uh:i oz:g 3jc:f 26:e 461:e 1r6:d 1ip:d 1ha:d 2in:b 1iw:b 22i:b 155:a 2m8:9 490:9 3bh:6 tb:6 2t9:5 2tb:5 2tc:5 2h6:4 10h:4 12o:4
bunch	25	1iy:9u 4v3:1a 17s:t 11m:r 1j0:q 24e:h em:h 1iw:g 4ui:g 4uj:g 43d:c 10s:c 3bb:b 1xf:b 1mo:b 2j2:a 2hi:9 10u:9 388:9 2ig:8 2xs:8 4i7:7 4j9:7 10d:7 38f:6 38g:6 12i:6 38d:5 38e:5 rw:5 12o:5 10e:5 3ba:4 1lv:4 8:4 3ue:3 4f:3 137:3 4l3:3
greet	t	5ez:24 4po:1t 33o:14 4xa:r 2g7:g 2j7:f as:b 1j0:a 1i2:9 1ha:7 1iw:6 497:5 1ti:5 ch:5 zf:4 1io:4 1rb:3
boeuf	i	1iw:t 30h:c 30g:c 12o:9 1ex:7 30e:6 1ey:5 1iz:5
button	12	vf:3w 1j1:39 5c7:v 2po:p 31n:n 33u:f 1j4:e 31q:b 11o:a 2kx:9 10y:8 31r:8 3op:5 57o:3
confit	10	1j2:7x 1j0:r 1qc:q me:l 1iw:h 24b:d 1qd:c 1qg:9 1hr:9 2kc:8 12o:5 1qi:5 1qh:5 4jv:4 4f:3
several	1r	2jf:1j 3ii:1e 1ql:13 5j7:12 34j:u 48q:t 1ud:l 3vz:l 1j3:l 59n:k 59m:k 1j0:h v5:h 2xe:g 2eu:g 1xp:f cs:f dp:d 504:d 3i9:c 1iw:a ui:a 1lc:a 263:9 rc:9 u4:9 3fz:8 42t:7 42v:6 42r:6 4h8:6 2l5:6 4h6:6 4h7:6 4gm:5 151:5 fh:5 un:5 2h6:4 h3:4 3ey:4 19g:3 dq:3 12o:3
lidd	p	329:17 1lr:z 32a:t 2jc:s 2lp:p 1j4:f 2lq:d ri:c 1mu:c 2il:a 2lo:8 ct:6 215:5 1x6:4 32c:4
shiny	3t	1j5:9o 171:67 174:31 45j:2i 5dy:2b 5lv:1u 4vc:1o 1b6:1e 1pc:18 4vb:14 1yw:12 2jh:x tp:u 15y:s 2lf:q 35f:p 1mz:k 3t7:h k9:f 28p:f 4ab:f 2lg:e 1fl:c 1j8:c 10m:a 61:a 101:a 2ok:9 1n0:9 386:9 314:7 4t1:7 32q:7 4eh:6 31y:6 23t:5 32f:5 4ye:5 148:5 48x:4 2p1:3
however	t	357:1c 3mg:w 3mf:q 3fw:p 3fv:p 171:o 1u8:l 1tg:i om:g 3r0:d 33e:9 2fi:7 102:6 qj:6 29q:6 22d:6 22h:4 1l6:3 1j7:3
food:teriyaki-sauce	1t	1j7:9c 3a2:1n 17r:1k 37x:1d 37v:12 2cq:j 19t:g 44n:g 1qw:e 19s:c 61:c s5:b i5:9 2h0:9 uw:8 5br:6 4by:4 3lx:4 gs:4 1zl:4 4dr:3
pool	46	1j8:37 1el:2m 6e:10 1t8:y 101:p bf:n 2m2:l 1qd:j 16g:i k9:f 2oc:f 1hr:e 301:d 2n7:d 31y:a 2a8:8 m1:8 22q:8 8n:8 bn:7 1nn:6 1j6:6 29t:5 28k:5 1j5:5 1cl:5 1pc:5 2sp:4 174:4 1jg:4 u5:4 38u:4 27q:4 56g:4 4xe:3 148:3
telly	19	5m8:1o 1j9:1m 1wc:19 3am:v 2tm:u 4su:s 2sj:r 1rv:p 3s4:o 2wg:k 4s1:j 2jk:j 4cd:i 2gg:e 8t:d 102:c 1l4:b 129:b 4au:a 14a:a 4ce:a 1j6:9 34k:9 1c2:9 2si:9 2jj:7 2fa:7 1uh:6 1j7:6 1wg:6 2ij:5 j9:5 2e9:5 4cf:5 15w:5 4mv:4 65:4 pa:4 44s:4 2kj:4 4jy:4 yn:3 24b:3 1wd:3 1wb:3
dishwater	1r	2pz:2r 13y:2f 1ja:2a 5kc:1c 4p5:18 23u:y 1u7:y 2pw:r qp:n 1cd:k 10p:h 2fq:g 4yj:g 4yi:g or:e 2ff:d 14p:d 3m8:c 3m5:c 80:b 4zi:b 360:b 2nh:8 1s8:7 11l:6 8m:6 1ag:5 3m7:5 2qf:5 3h2:5 2fs:5 163:4 38m:4 3m6:4 8s:4 bf:4 mt:3 4l7:3
syrupy	w	1jb:2g 5b2:1g 351:13 8i:z 44t:k 26t:k 2ay:i 3pd:c 1qw:b 3lv:6 271:5 272:3
food:red-wine	2e	1jc:9t 1jb:1i 4g4:1c wg:v 4zy:u yv:k b2:j 8i:h 3cp:d 3cq:c 2ay:9 3q1:9 1y8:9 37k:8 3pz:8 y5:8 1yk:7 32u:7 1z1:6 541:4 4ac:3 15f:3
jus	y	1jd:7j 8i:g 1jb:a 4cw:6 2ay:4 3qs:3
answer	2b	3a0:2q 5dc:1j 3p0:1h 4u8:15 4o1:15 50m:14 rg:13 3ff:z 2rk:y 1ra:x 2nj:u 8v:s f6:s 3pt:o 4j7:j 1je:h 1i2:h 8x:g 1y0:g bb:f 103:e s0:d 1em:a 1f8:a 1dt:9 1y2:9 102:9 4s3:9 1jv:9 2g8:8 4r8:8 1j6:8 1he:8 1zi:7 3p7:7 2xs:7 112:7 bs:6 9c:5 1j7:5 18o:5 3qj:4 4gb:4 9s:4 2q9:4 ny:4 4w6:3 1xy:3 4ko:3 119:3 fq:3
food:gelatine	2b	1jf:co 2vq:l 2ao:a 1fv:a 23p:4 2gl:3 20n:3 2gi:3 2gk:3
widest	e	
drawn	i	49n:1q ka:n 5dv:c 5dx:4 2vk:3
path	e	
swirl	1m	1jj:ar 5cn:18 3hc:r 3ha:r 266:o 12e:e 3hd:d 1ll:a 1ck:a 507:6 1y0:4 261:3
grow	2b	35i:3g ax:2a 1l1:21 1jk:18 4he:11 2p4:x 1iy:w 215:w 1dl:q 5h7:q 43d:q 2sx:q 2yr:p 1x8:p 5b9:i 43i:i 37b:h 1ig:h 2ws:h 3ww:g 3wy:f 3wx:d 2li:d 35q:d 2qq:d 1q5:c 1gl:c 1t2:c 5ba:b 20r:b 20w:b 1n:a 37e:a 432:a 2n5:a 3nt:9 1bf:9 40p:8 2su:7 329:7 t9:7 3y8:6 2sv:6 1zr:6 2mu:5 2pl:5 32a:5 113:5 3wz:3 gl:3 4v1:3 1y0:3
stiffen	y	2m0:1d 2a3:w 1h8:s 25f:j mn:d 14p:c 2mk:7 1jl:6 26z:4 16z:4 i8:4 1ax:3 3p2:3
blanch	19	1jm:6u 1to:13 w1:v 18g:s 36f:j 14w:d 10l:b 4jv:9 jj:8 1jn:5 4a3:4 36k:4
eve	n	3t5:11 uf:n 3t7:l 3xw:g 4hk:d 4hl:d 14w:b 1n9:7 3b7:6 35l:6 4hj:3 ls:3
begun	t	291:16 4gs:10 1ix:w 25f:t 3sx:t ja:d 14w:d 2gt:a 1jn:9 v4:6 34b:4 331:4 uy:4
crunch	46	1jp:3u 6u:1o 5ki:1h 44w:1c qf:12 1rr:z 1qm:t 4ry:r 4yb:q w2:n 13z:i 442:i 1ny:i 1gi:h 1yl:h 2uh:g qu:g 14e:f 6l:e kh:d 4yx:c v6:c jj:b b6:b zr:a y8:9 14a:9 25f:8 1rw:8 25q:8 4i7:8 qe:8 6n:8 1ut:8 32:7 43e:7 10l:7 w1:6 43q:6 43r:6 43p:6 4uo:6 y5:5 7c:5 2w:5 22v:4 3dj:4 4ao:4 dz:4 14w:4 4an:4 4od:4 1r9:4 dy:4 460:3 11n:3 q5:3 1ln:3 t2:3
24	w	29f:1t 45f:1c 219:s 27y:r 19h:r 540:m 3kv:m 4l9:f 4v9:e 58n:d 4ni:a 4ru:5 35r:5 195:5 3j4:4 3xd:4 nc:4 4oj:4
crisper	k	1jr:1d 1h7:16 18g:k 25t:6 1wb:6 2pk:5 1jm:5
food:rosemary	2r	1js:dz 2tj:p 3rh:n 1jy:i em:h 1qc:d 2s6:9 1da:9 1j2:8 sc:8 3pe:6 3oc:5 1qi:4 1o9:4
ash	i	1ju:1i 1jv:9
taint	i	1jt:1p 1lw:18 11j:n 11i:b 1jv:a
cremat	p	11c:1v 1y0:t 1y2:h 1l7:e ip:c 1ju:c 1jt:b 51s:a 1qx:7 1xy:6 1xz:5 12q:3 3mi:3
unpeel	n	4g5:18 1jz:y 1is:w 18w:t 4q1:s 25o:r 2is:b 1jy:a iv:3
tuck	n	1jx:4y 596:21 495:h 49e:9 5m3:8
bulb	v	1o9:17 1jy:x 2pe:r 35g:p 1qc:f 1hd:d 1jz:d 10v:c 37f:c 1jw:b 2bh:b 1j2:9 jh:8 2t9:7 2tb:6 2tc:6 1qi:5 3rj:5 cg:4 3pe:3 gx:3 wr:3
among	w	4wy:2a 1jz:24 1jy:1l u7:11 35g:c 1u8:b fx:9 3e5:7 10v:6 2bh:5 j5:5 1jw:5 1fq:5
wi	a6	1a2:24 zz:22 55z:1n 2r2:1n 4sx:1m 4xy:1l 1yn:1j 1kp:1g 4r3:1d 3gb:1b 5md:19 2fm:19 4r4:17 5aq:16 1tq:14 3h1:12 30m:10 4pu:10 4s0:10 3du:z lf:y 1qa:y 1n2:x 45f:x 34r:w 57i:u 4c9:u 5bh:s 5bg:s 1eu:r 4x6:r 56r:r 15r:p 2w1:n 4se:n 2vb:n 28z:n 4t4:n 1x7:l q7:l 1u8:l 1y0:k 26f:k 4z5:k 5bf:j 4ky:j 12n:i 3fk:i 4sm:i 4sn:i 26g:i 28x:i xe:i 1gz:h 509:h 2cr:h 1vz:h 24e:g ni:g 3ff:g
thrown	1k	50n:1h 55v:1b ip:1a 1d7:19 4pq:16 s5:y 5c6:x wh:v 6i:m sl:g 1tx:g 2ti:g 3h7:g 3ax:f 1jy:e 1jw:d xv:d 18v:b 1ko:a 3ay:a 1ku:8 39d:8 qg:8 10r:7 2a1:7 19o:7 e8:6 32q:6 m8:6 1jz:6 4i7:5 10i:5 wz:4 3ar:4 3as:4 m3:3 4od:3 10d:3
stor	7i	5f9:2d 54v:1s 57v:1q um:1p 2ry:1g 2ma:1g 4tu:18 3p2:18 3f:17 1j1:14 2uv:14 1ns:13 1b3:12 37j:x 1k2:x uk:x 3at:w 1g9:w 3hv:v 5ec:u 1g1:u 351:u 34p:u 2mt:t 1pf:s 5eb:o 2dp:o 12y:o 353:n 2u7:k 1r2:j 4x2:j 1bu:j 1n:i 31l:i 373:i 1g3:h 1xs:g 1ii:g 50e:g 2jq:g 1qc:g 2h0:g 23z:f 12z:f 1x:f 47q:f 4t3:e 2mr:e 422:e 4he:d 347:d 2ls:d 4r5:c 4r3:c 5d5:c 4ff:c 2cq:c 213:b 41q:b
domino	i	ce:q u8:i 2o4:h 1k6:e 34z:5
thumb	1t	1k4:9j 55p:1p 3vh:w 2x7:t 14f:k 2z3:h 2z4:g 1qq:a 3lu:8 3l7:7 3l5:7 2z5:5 3l4:5 1ez:5 2nk:5 3vc:5 1lz:5 43k:5 1x6:5 4w8:4 5q:4 zf:4 1gc:3 3l9:3
inch	4m	3j4:2x pb:2t 225:2r 5gw:1t 1k5:1k p8:1j 4xv:1e 4tv:1a 1lb:12 30s:10 2p4:w 26h:u 30n:s 1g2:s 15a:q 231:p bk:p 27y:o 4tb:l 54a:g 29z:g 30u:d 30q:b 3m:b 15n:a mm:9 31z:9 da:8 4v:8 5fj:8 1k7:8 sq:7 1ou:6 198:6 46v:6 q2:6 1lq:6 2m8:6 d8:5 qn:4 46u:4 2yf:4 1a3:4 z:4 3ox:4 7y:3 ws:3 rt:3 5fc:3 cj:3
anyhow	i	2ia:x ce:p 1k3:f
mm	p	p8:1o 5fj:1b 1k7:w 2z4:f 29x:a 29y:a 2z5:7 26m:6 29z:5 245:4 24s:4 1cp:4 4c6:4
7	1t	1o1:26 448:1i 21p:1d 1k8:1b fe:15 33t:11 223:u 4by:q 4b:o rd:n 4yf:n 20g:m 20e:k 26r:i 36x:i 20i:g 4ov:d 2fr:b 2uj:b 407:9 2dg:8 66:8 1a9:7 2ho:7 rm:6 2bb:6 33v:5 20d:5 31p:5 4ll:5 3u5:4 re:4 ys:4 2ex:4 20h:4 4ld:3 17:3 4i4:3 2gx:3 4jm:3 vn:3 283:3
matchstick	1y	1k9:aa 1qr:j xn:c 1s8:b 1qs:7 4bc:5 j3:5
guac	1b	q1:5w 1rf:1s 1ka:1k 3pr:o 3ik:d 3mi:c 56q:a 377:7 29p:4 1pj:4
mud	1y	48t:22 1wz:1t 40f:1p 5j5:1j qu:1f 51c:17 360:15 q5:x 5c6:w 1ib:q 3hc:p 3ha:p 2m2:o 1kd:n 1ec:m 266:m 1kf:j 288:h 27r:g 28b:f 1ol:e 4qb:c 3hd:c 1s5:c 1kb:a 3ei:9 3eh:9 28p:9 3ej:8 3ek:8 28g:7 2a1:7 1l0:6 q1:6 3dx:6 3dw:6 3dy:6 3dv:6 32q:6 1kg:5 1ox:5 2sp:5 28d:5 153:5 242:5 26w:5 38s:5 xo:4 x2:4 3b6:4 1e0:4 320:4 bn:4 163:3 38m:3 i3:3 261:3 lc:3
bruis	v	1kc:5u 41u:14 1kd:f 1kf:c jq:9 1hj:8 1ki:6 1rp:6 q1:4 1kg:3
sushi	g	1kf:r q1:8 1kg:8 lc:4
dangerous	87	gl:4k 4uo:3x 4x8:1v b8:1s 1x4:1k 1vf:1f 40s:1c 1ov:18 1vp:15 2er:15 3sg:15 1i1:14 2i4:z 3i2:z 1a7:y 4u4:y ay:x y1:x 4t9:x 3sd:w 3a9:v 1ke:t 1a6:r 1va:r 2yv:r mr:r mf:r 3ja:q zk:q 9g:p 1cj:o 20q:o 1oe:o 1h6:n 3zu:n 2tl:n 2ds:m gn:m 568:l 3t3:l 2if:l 2d7:l 3uo:l 42i:k 3lq:k 324:k 5bs:j 29b:j 2ig:j 3ed:j 5bl:j 3up:h 9e:g ge:g 2dp:f wb:f 3ff:e 2bw:d 1kg:d 3ec:c
clingfilm	i	1kd:z 30k:r q1:9 30l:8 30j:7 21v:5 lc:5
myth	n	1vx:14 1kd:y 223:l 222:e 3aa:d 2j0:a q1:9 1fb:8 1fe:8 3g2:7 13d:6 lc:4 221:3
help	32	4rb:29 3ma:1y 1i2:1y 505:1g 1af:11 1q2:10 4er:w 3lv:u 29s:t 3az:q 21r:o 4ez:o 1hy:l 1od:l 5bz:k 3l1:j 26t:i 351:h 1oa:h 3ax:h 1kh:g 3l0:f 3vb:e 2p1:d 3tv:d 2e7:d b3:c 1um:c 1ym:b 25j:b 3kx:b 3ay:b 3ky:a 3kz:a 1of:a 154:9 2ie:9 1wm:9 4k2:8 1zd:8 sk:8 3lk:8 wn:7 wu:7 2la:7 k3:6 1c3:6 1it:6 25h:6 zo:6 162:6 1j6:5 1iu:5 3r3:5 4z0:5 uv:5 4if:5 1nb:5 25k:5 qv:5
rancid	i	1ki:1q 361:k 367:5 366:5 363:5 368:4
deseed	t	1kk:37 4u9:1i 2oe:12 wz:l 2e7:j 41b:b 1kj:b 41d:9 41e:9 3xz:8 41g:7
des	p	1kj:2p 1kq:1x 54t:1b 2z6:d 45u:d
pip	4r	1kl:ga 20l:25 5ex:24 3x2:1f 2z1:1e 3o0:13 525:12 xe:x 2ca:s 3ot:r 10a:q 132:o 1uk:k 24q:j 155:j 45k:h 1ri:c 1rj:c 1d5:b 8v:b 45l:b 1rl:b 3r0:b 1rg:a 1uj:a 2rq:a wz:9 aw:9 2m9:9 on:9 2sf:9 1m8:9 4bb:9 33a:8 2jq:8 3ou:7 6o:7 33e:7 jj:6 rw:6 4u9:6 19e:5 1rd:5 3ff:5 2o6:5 1ai:5 15e:5 2r8:4 2ht:4 21q:4 4mq:4 1tg:4 4s1:3 iz:3 13j:3
food:jelly	4r	1km:e0 3g1:3d 1sh:33 1kj:2e 4ye:19 1ei:10 2l4:x 1jf:u 1kk:t 2l9:t 4zu:p 2il:o r6:n 30p:k 2m3:j oc:j 3qw:i 1uy:h wt:h 2kh:g 1n3:d 36s:c 34s:c 3ms:b 2a6:b 37l:a 2lf:a 1f5:9 37k:9 23p:8 12o:8 30n:8 ke:8 2ee:7 1kq:7 37m:6 34b:6 1sf:5 1qh:5 1fv:5 xd:4 37j:4 123:4 30r:4 1we:3 3ne:3 1dx:3 3q5:3 30q:3
centr	8b	1kn:4j f3:3i 194:z 2l9:v 29b:u 1gi:u 192:r 1ue:r 1cm:r 1uy:q rl:m 262:g 2a6:g 28c:f 331:c 2iw:b 2ku:a 2k3:a 29d:a 2rx:8 497:8 2m4:8 2zh:7 1b1:6 jh:6 1vs:6 2su:5 b0:4 2do:4 nj:4 3af:3 2ps:3 5s:3 2pe:3
gut	n	2g5:18 2g6:y 48e:l 3ba:h 48f:e 1d7:d 2g9:c 1ko:8 12l:8 1kk:8 3ob:7 1re:6 1kj:4
170	i	2xs:j 1kp:i 4lr:9 2uj:7 rd:5
seed	g	lu:c 45r:7 45s:7 45q:7 45t:7 3pk:4
squeezer	p	1kr:6i 3z4:6
golf	14	29f:1f 31k:1b 4rh:1a 481:19 3eg:11 cu:p h5:k 3pk:f 3de:c 1kw:a 491:8 2kq:8 xj:7 452:7 1kx:6 1gh:6 zy:6 1af:6 1kv:5 l5:5 1kr:5 1kz:5 2ol:4 as:4 3o7:4 1ku:4 lc:3
knack	20	4r7:26 4z7:1l 1kr:1k 29e:1c 1d1:14 4yd:12 1jj:z 3eg:y 1x5:v 5lw:v u7:s 3pi:p h0:o 46k:j 45h:i 3z4:h 3gr:h 13i:g 254:g h7:g 59v:e bd:d jq:d 2l0:d 2l5:d 4ar:d xe:c 3nc:b 155:b 3vz:b 1mh:a 45n:8 19k:8 4h:6 1ks:5 1ck:5 q5:5 5bc:5 1y0:5 1cq:5 rc:4 13t:4 2o7:4 b8:4 1he:4 as:4 1fa:3 4h8:3 4h6:3 4h7:3 26c:3
nimbu	m	2ti:u 1kw:q 3fe:m 1ia:h 1kx:h 1nm:e 1kv:e 19o:d 1kr:d 2te:5 2th:3
dribbl	k	2tp:x 1kw:s 268:i 1kx:i 1kr:e 1ku:a nm:5 2tv:4 2tt:4 26b:3
margarita	g	1kv:l 1kr:k 1ku:f
stingy	i	1kv:l 1kr:k 1ku:f 225:8
food:cider-vinegar	1k	1ky:4y 1y7:33 26v:30 436:1v 1ya:1p 3r8:r 1yf:n 1yi:i 1nz:h 470:c 1o0:6 5mi:5 1yg:5 3r6:4 1w1:4 5ku:3 1y8:3
palm	12	1kz:55 5li:21 zq:b 2p1:b 322:7 19x:5 16i:5 17z:4 bi:4 3vj:4
lengthway	r	1l0:2p 5cc:2a wm:l 3fy:d yl:7 1lv:6 1mo:3
risen	1p	1l1:29 1zh:1v 2li:1g 26f:z 26g:v 25l:r ta:o 1jk:l 2rx:i 1l2:h 1l3:h t9:h 482:f 3nx:f 2qr:b 54e:9 21y:9 2ln:8 1g7:8 227:7 mw:6 3q7:5 1l4:5 48i:4 1ff:4 2qg:3
bhunna	g	1l4:1h 1l5:4
kab	g	1l4:1h 1l5:4
bhuna	k	49w:21 1l2:17 1l3:17 2tm:14 2gg:j jt:4 6o:4 2tn:3
food:thai-curry-paste	t	1l5:5o 1ft:10 1l2:o 1l3:o 4df:f 4de:8 2wt:8 1l4:7 48x:4
food:coconut-cream	1m	1l6:9m 44h:14 1l2:x 1l3:x 3r7:i 59s:b 1l4:9 1yc:9 2bv:8 3p0:7 gf:5 4zt:5
darker	1g	1l7:38 5in:1o 3dq:1k 1b6:1e 47s:v 4pa:v 1jv:p 5ik:n 31x:n 12q:g 1tp:f 23u:f 3q9:e 2ne:d 74:d 3pu:a si:a 1n5:8 3dx:7 3dw:7 3dy:7 3dv:7 2ll:6 4de:6 2vn:6 12v:6 1i8:5 38s:5 1ht:5 fo:5 3b6:4 2nf:4 2ni:4 2nl:4 1fk:3
hug	40	1l8:36 1xy:28 19k:1s 3bx:1i 19f:1h 391:16 42u:12 1li:v 4qq:v dl:u cj:s 22d:q 5i5:o 3ff:o 2q6:n dp:l 4ev:k 3lw:j 1ac:i 4hf:i te:i 1ly:h nf:g 98:f 25k:f 1n5:f 19q:e 55c:d 320:d 2rr:c 33u:c 467:c 3yn:c 1lc:c d1:b 15f:b 56r:a 1xz:a 1i9:a 3ig:9 3gy:9 3ey:8 3q8:8 z:8 1yp:8 556:7 2h6:7 3r4:7 81:7 y:6 45f:6 1yv:6 4s8:6 3ho:6 4hg:6 v5:6 jg:5 2su:5 4hh:5 bc:5
deep	cb	1l9:er v0:1n 5ls:1n 1uz:1k 1la:1a ew:19 3jg:19 251:10 4yj:10 4yi:10 1xy:q 2n2:o y3:n 4y9:l k:l 25l:j 1ex:j 5ha:i 2pu:i 1f2:i 3st:h jo:h 2nd:g 1li:g i:g 4yr:f 2iv:e 3yk:e 267:c d7:b 30o:b 1cr:b 3h4:b 31e:b 540:b 5q:a 3a6:a xc:a uc:9 225:9 36k:8 1jj:8 29d:7 16w:7 12q:7 1re:6 250:6 513:6 2n1:6 4zl:6 1h4:6 3sm:5 ce:5 1p1:5 u4:5 353:5 14i:5 pb:5 1es:4 2l8:3
shallow	1y	1la:5k 5ln:1a 4a4:12 1l9:y 1f5:x 225:u 27y:q 1ex:m ws:l 1es:e 3v5:7 we:7 16w:6 1y3:6 1jg:6 3m4:5 2jc:5 50z:5 4hs:4 58t:4
larger	15	1ah:v 20c:g da:g 14o:f tw:a 4gp:a 44x:9 3fz:9 4gq:9 30t:7 1lc:6 kk:6 25k:6 3ey:5 is:5 te:5 3gm:4 24f:4 111:4 3j0:4 dr:4 3j2:3 1k5:3 pb:3 1a1:3
brim	1p	4ju:2x 1f5:1e 3ey:1a 3ji:18 we:15 3gr:y 30o:r 55w:m 1ah:k p5:j 1ac:i 39n:i wk:g wf:e 1e9:e 301:d 81:d 2t4:d dp:c 419:c 44x:c 4rx:b 59n:b 59m:b 294:b 24v:9 2s5:8 1j3:5 dl:4 7g:3 19w:3
narrow	w	1ld:3e 3c0:12 ew:x 2ja:f 4hd:9 27i:9 11u:7 1f5:6 1lj:4 4v:4 1ex:3 3lb:3
rul	1d	1le:79 3gp:10 1lh:z 1dq:u 2cc:o z9:k 3sx:k 1c8:h 3cp:e w8:d 2tb:c 2tc:c 2gi:c 2eb:c 3gq:b 2gj:a 2gl:9 3sz:9 2gk:9 2kh:8 2t5:8 2t7:7 27r:6 11u:6 2ih:6 1u9:6 1f5:5 2en:5 2rx:4 3cq:4 2t8:4 3cb:4 2dv:4 ol:3
pyrex	27	314:4t 1lf:30 1ub:12 oy:z 32f:p 3yh:m 2y6:k 4p:h hn:b 1f5:b 30o:6 16w:3 3xx:3 321:3 1ex:3
adjust	y	1lg:2n 4k1:15 3kv:y 17i:v 48o:r 48p:j 3jl:f 4bn:b 4bm:a 2j7:a 11u:9 27g:8 z9:8 43t:8 3jo:8 3dc:8 1f5:7 10t:7 3jp:7 23a:7 16s:6 3b7:6 3jn:5 2sj:5 3jt:5 3jq:5 1mw:5 nc:4 1wm:4 1lh:4
nowher	12	4z5:1b 1ae:17 4w2:z 2j9:y 4rl:v 33f:j 2tb:g 2tc:g 1vu:e 38h:e qs:e 1vn:e f6:d 1vt:b 2t5:a 4mq:a 2t7:9 1xa:8 129:8 1li:8 u7:7 27l:7 33g:7 33l:7 386:7 17f:7 33m:7 1lj:7 1na:6 2vc:5 2t8:5 30d:5 12o:5 1n0:4 4kr:4 12i:4 1le:4 2xp:4 11u:3 2gg:3 1dl:3
deeper	w	1li:2g 5ix:1c 4yj:10 4yi:10 5a4:y 251:u 2kp:g 1a2:c 3m4:9 267:9 1yv:8 jg:7 219:6 44o:5 1l8:4 3j3:3 2ye:3 1ug:3 32j:3 3j4:3
overlap	14	1lj:7c 1ld:j 3c0:a 1g4:6 ty:5 u4:5 4v:4 v0:4
precook	1d	1lk:5z 5c0:1n 290:s 4zs:k 14x:h 3xx:g 28y:b 1q6:b 1cn:a 2jb:7 rq:6 ow:6 498:5 i0:4 ty:4 3ja:4 3xv:4 kl:3
corner	36	1ll:8p 2xs:2r 35f:18 4rv:16 3gl:15 l2:13 27x:u 5e2:r 1iv:p 4wl:o 1lj:o 4ej:m 43c:l 1jv:j 3od:i 1oi:e 3op:e 4v:d 21u:d 196:d 1ph:c 15t:c 4c6:b 1pk:b 32h:b 58h:a 1zn:a 1mq:a 2n7:9 2gb:8 3pu:8 h4:8 ab:8 1oh:7 n0:7 24g:7 1oc:7 32p:6 1v5:6 m4:6 1po:5 30f:5 2a4:4 1y9:4 1zm:4 xz:4 fo:4 11a:3 1j8:3 2a1:3 wj:3
slippery	1e	1pc:1g 46e:1c 1lm:19 36n:12 48z:10 oo:w 1az:v 1uu:t 4ux:m 40l:m 265:l 3qf:g qg:e 3qg:e 1ow:c 1he:c i4:b 36c:a 1f7:9 5ju:8 3ps:8 36d:8 275:7 4v:7 rq:6 2ij:5 4a:5 2l0:4 1u6:4 5eg:4 3xe:4 458:4 3sg:4 36g:4 36e:4 1ga:3
food:crisps	1w	1ln:6v 1pn:2f oq:1q 1lp:1j 1pj:12 4a8:z 1hu:r 4z2:q 1rt:n 1dw:k 3xa:j 3x9:j 26j:j 1us:i 3xb:i 3x8:i 19h:i 2hj:h tk:f 30f:f 57a:e 3dc:b ia:b 26o:a 2hh:9 2j2:8 vo:7 4a9:6 260:6 a3:6 34h:6 26k:5 3ib:5 2z4:5 1bz:3
slab	19	1lo:48 457:1q nv:17 3eg:v is:r 1wt:p 2vk:o 4s8:i bk:c 1wy:c 1df:8 1pd:7 rq:6 3fy:5 13p:5 2y7:5 xe:5 1wr:5 1ks:5 43m:4 hn:4 2u7:4 25b:3 1hz:3
cardboard	24	1lp:55 5ml:28 4vz:1g 3wi:1f 579:1d 1tt:1b 4sq:1a 4zi:z 1ox:z 1oy:y 2s6:x 1pn:t 2jk:t 36u:o 2fq:n 2ff:i 1ln:i 1w6:g 9r:g 80:g u8:g 2o4:e 2lm:e 389:d 1wx:c 308:c 30a:b 2ip:b 3m8:b 3m5:b 1dw:b 305:9 2me:9 1d5:9 1to:9 3tq:8 307:8 rq:8 2s4:7 2fs:7 3og:6 1w7:6 306:6 1le:6 214:5 rw:5 3m7:5 2ky:5 1kp:4 34z:4 3m6:4 qa:4 1n3:4 2rk:3 230:3 1k3:3
width	m	4tv:1u 56c:1m 458:i 17p:g 138:c 2p4:4
tightly	n	1g8:r 161:r bq:i 1lr:f 1j4:a 221:7 1es:4 267:3
socarrat	p	1ls:67 3he:a
tahdig	i	1lt:2r
toast	4d	1lu:c2 5d4:1g 1ln:1f 5em:1f 59a:18 3he:16 489:16 4un:15 3e8:u 30k:u 3gd:t 1lv:s 2ic:p 2mm:m 3es:l 1e8:l 2vi:e 2di:e v9:d 1wx:c 35p:c 44w:c 2g0:b 3tc:a g8:9 3cr:8 4gb:7 1ej:7 1y2:6 1pi:6 2lb:6 4fy:6 3tb:5 3b1:5 6r:5 4l4:5 14e:4 el:4 s1:4 2rl:3 13b:3 gs:3 4lb:3
food:popcorn	t	1lv:4h 25x:1c 2hi:g 90:a 1lt:9 2ig:9 ah:8 2sm:5 33j:4 5jm:4
neech	i	1ju:1t 1lt:16 1ls:5 3mz:4
ka	n	1lt:17 1vw:y 3ph:n 2ii:f 12i:f 1e2:9 388:9 2vm:9 1vx:9 2fy:7 18j:5 1vz:5 1ls:5 39l:3 39m:3 39j:3 39k:3
hash	y	1ly:3t 2qw:2m 4p2:17 1lt:12 1p3:p 1tc:f 3ra:c 48d:a 20k:9 4sr:8 1tz:7 1pv:6 8e:5 1ls:4 14e:4 1lw:3
food:saffron	1r	1lz:cj 1og:13 1lx:m 4da:f 1ls:a 1lw:8 1lt:7 11m:5 1u6:4 ot:3
treat	r	45j:14 1lt:13 1b1:u 1xs:u 1m0:l 16k:f 4e:d 22k:c 1xr:9 2gw:7 u7:6 3sg:5 2vx:5 3va:5 1ls:4 3u0:4 3u1:4 3go:4 1lw:3 3ty:3
shar	3i	1m1:1j 22w:1i 5jr:1a 55m:16 1d1:15 1ad:12 4rb:10 1ab:y 2o3:w 2d2:w 41i:r 2d4:p 3qf:o 2cd:m 2e0:l 5ca:l 3qg:l 3gr:h 4vv:h 55u:h ss:g 1kp:e 12b:d 1zi:b 1hl:a 29m:9 1a1:9 vl:9 16z:8 uo:8 39:8 1w3:8 1ht:8 3xw:8 3u5:7 2fr:7 13t:7 u7:7 19d:7 4hk:6 4hl:6 19c:6 11b:5 sn:5 284:5 2j3:5 13b:4 15m:4 4gp:4 2cf:4 6q:4 3ld:4 1zu:4 my:4 3fz:4 4gq:4 2en:3 1n9:3 2q7:3 3lg:3
higher	w	2k7:15 mu:12 218:10 5f5:z 2ly:q 1wf:j 7y:b 28l:a 2k5:8 13b:7 df:7 22i:6 3kw:6 3dq:5 1zf:5 4lt:4 1jr:4 24i:3 ra:3 12b:3
listen	m	1m3:1a ap:15 4hx:7 12h:6 2tr:5
meal	6d	1m4:6l z9:1u 55e:1m 3iz:1l 9p:1g 5a0:1e 2rq:1d f0:1b xf:10 1x9:t 4qu:s 1k0:r fl:r 1m5:p k1:o 1m7:n 2rc:m 13r:m 518:l 3wq:j 12n:j 4ul:h 4oh:h 54m:h 2he:g 3wr:g 2c3:e 2de:c 5f7:b 1n2:b 4en:a 1qj:a 4xu:9 3fk:9 1rz:8 dm:8 3wp:8 3cl:7 33t:7 4s2:7 1ta:5 2g1:5 1q5:5 2v1:5 2hh:5 ug:5 uh:4 qq:4 4kd:4 3cf:4 3ks:4 2cl:4 2g:4 2lk:4 ez:4 1rh:4 38y:3 uz:3 54n:3 1qa:3
main	36	1m5:aw 4xo:1p 1mu:1m 1m6:v 2a8:o 1m4:l 15m:e f0:c 5jh:a 26y:8 m1:6 13r:5 1q5:5 hy:5 1n2:4 f7:4 uf:3 hh:3
cours	15	4um:2d 1m5:28 2a8:z 26y:v 1m6:r 1q5:k la:3 1q7:3
alongsid	3p	1m7:2d 13r:1m 1m4:1h 5cy:15 5cz:15 my:w 51e:q ji:i 5cx:e 1m6:d 1mx:b 4yt:b 1qj:8 3al:8 1n2:7 3id:7 lk:7 3hl:6 4um:4 1m5:4 uh:4 2g:4 f0:4 ez:4 1qa:3 1p2:3 5o:3 2fd:3
food:ham	5b	1m8:k5 573:2c 1ob:27 5di:10 2mp:u 2b5:t 3dc:t xv:o 3a1:n 2m2:l 3k5:j 37v:j 1mf:h 24i:h 3a2:f 2hh:d 35p:c tk:c 2fq:b 1um:a 2ff:9 2pr:9 2fo:8 80:8 1y2:6 56v:6 3cj:5 2sp:4 29g:4 2ox:4 36x:3 2fs:3 21i:3 bn:3
food:honey	a4	1m9:kj 2b5:1y 3lv:o 1i8:m 2na:l 3yp:k 37n:e 1wx:c 3yo:c 3a1:8 3hu:5 17z:5 1mb:5 43t:4 2vl:4 34a:4 a2:4 187:4 1bx:4 23a:3 3ys:3 3yw:3 3yu:3 1ap:3
food:black-treacle	2t	1ma:c4 44t:1d 1mf:y 3au:k 1mb:j 4ee:h 560:f 3av:f 4en:e 1h2:d 2f5:c 3a1:a 2k1:a 2mj:9 55:7 37a:5 3a4:3 1m9:3 3a5:3 2ox:3
food:golden-syrup	1r	1mb:ar 2vl:1p 154:j 191:i 4dr:c 55:c 1ma:9 1x0:8 3hu:7 1mf:7 1mp:7 3a1:7
cleanly	p	53a:1j 1me:1e 1mg:q 29h:p 266:n 254:k 31i:j 1y0:h 5hr:e 13s:7 48q:6 29j:5 29i:5 261:3
sugary	1i	1md:53 23a:1k 2md:10 1wm:x 1zc:v 1mg:p 2mb:m 3a2:m 26y:h 3qy:f 3lv:d 2hc:c 14a:b 1ab:9 m0:8 2ie:6 en:5 1me:4 37v:4 61:3
sleev	k	gi:1h 1mg:r 1mc:n 31i:m 48q:7 en:5
food:corn-syrup	p	1mf:4m 1mb:1b 1mg:5
150g	g	en:8 1me:8 1mc:3
zero	g	37g:b
choc	t	569:l s2:k 22k:i 1mn:c 1mp:8 22l:6 28r:5 ox:5 1x2:5 28p:3 1bh:3
bain	w	1mj:6s 154:u 2ym:l 2do:i 4jv:h 1mp:b 4bj:a 4kf:a 3bu:7 40t:7 3av:7 33n:6 1mk:5 4kr:5 321:5 i3:4 39z:4 27w:3 4mq:3 24b:3
mari	v	1mk:6p 154:u 2ym:k 2do:i 4bj:i 1mp:b 4mq:9 3bu:7 40t:7 3av:7 27w:6 33n:6 321:5 1mj:5 4kr:4 i3:4 39z:4 2xp:4
easier	2p	5dp:2j 1ml:1y 3fa:1d 2pt:1c 1uu:1b 1ha:17 1lm:14 4u:11 3nv:z 1di:y 1fn:v 10p:r 35r:p 1k9:p 1fz:p 1h9:o 1sz:o 5l8:m xr:l 2yb:k 111:k 154:k 3oe:j 49x:j 281:g 52y:e 280:e 3cr:e 1cr:d 2of:d 2xr:d 25p:d 1h1:c 3k2:c 13i:b 3y7:b bl:b 2x4:b 217:b 4ar:a 3jc:a as:a jb:a wm:9 335:9 46e:8 2hn:8 2ka:8 3xt:7 e1:7 1mp:7 3pi:7 1v2:6 1ux:6 1oh:5 2pl:5 2hq:5 ok:5 7o:5 37f:5
hundr	12	1mm:2c 2nm:1t 2tx:1n 1q7:1f 2jq:19 3gu:10 154:u 39n:u 22v:g 248:g 4gr:e 247:c 1mp:b mu:a 44x:a 22w:9 2zv:8 20j:6 3ey:6 34a:6 4jn:5
food:cooking-chocolate	1p	1mn:cu 22o:2k 27f:t 55z:r 1mi:o 154:m 36q:l 25u:g 25z:b 25w:b 25v:b 1mp:8 ox:5 25y:4 28l:3 19o:3
food:marshmallow	t	1mo:5q 154:y 2ne:g 26u:b 2b2:5 2ni:5 2nl:5 35c:4 t7:3 2mb:3
krispi	g	154:y
loosely	e	
minimum	14	5cv:1n 2sg:14 1fy:13 5jc:p zh:k 1ms:j 5gm:e 3ip:9 ut:9 tm:7 36y:6 2hx:5 si:5 24l:4 11w:4 1nv:3
marinat	5k	1ms:d2 uw:27 1mr:1m 4ri:1f 44p:13 ut:z 48d:x ru:o e5:k 42o:g 22i:b 1ix:a 1qe:a 39i:9 4lb:8 3t0:6 13c:6 l9:4 3s2:3 34e:3 pn:3
min	fv	4tn:20 321:1x 3kw:1h 1ue:1b 17s:19 2vk:19 1ai:18 1ib:17 2pu:13 5ln:11 13s:y 5f8:y 5mv:x 4xm:x 142:w 1tj:u 542:u 54a:u 4u:s 28i:r 1wl:r 4ff:r 2qs:q 2pn:p 2ps:o 36i:o 17i:n er:n 1cg:n 53b:n 452:m 1li:m 24a:k 1ir:k 22i:k 4wb:k 1xp:k 1b9:j 1zc:j 13p:j 1bv:i 1cs:i 45z:i 1hw:g 1w7:g 2jy:g l9:f s1:f 1w8:f rs:f 1gi:f 1bx:f 2ks:f 4t6:e pr:e 1wz:e 1n0:e 5f5:e sb:e qr:e
jerk	r	1mu:3c 45u:1g 4g1:19 1mr:i 1q3:g 19r:b 2hp:a 4io:4 ri:4 2z6:3
bland	bm	1mv:94 3hj:4f 1px:3x yc:3i 3g6:1h h2:1g 166:1c 3m3:18 1cd:14 1s8:12 s8:x 68:w 1pt:v sp:p st:o 543:k 2b5:h 2uq:f 4ra:e 437:d 2zv:d 1u4:d cp:c 38k:b nr:a et:a 36f:a es:9 177:9 44g:7 20k:7 498:5 1i8:5 3b:4 ly:4 1tj:4 18u:4 33j:3 1ug:3
½	e	
belong	y	1mx:3d 3yz:1j 5hq:1i 4vm:15 270:z 2bj:v 3gz:k 4yt:j 1fo:i 20n:e 2tj:e 1n4:c 50t:a 5hp:7 28u:6 36i:5 3fx:5 w4:4 k1:3
takeaway	2y	1my:7z q7:5o 52c:23 1x9:1n 23b:1e 2e9:1c 2li:17 47l:16 525:15 1n1:y 2ad:t 1h2:q 2au:m 351:m 3lb:l 34b:l 2ap:g 37w:f 4ee:c 1n8:a 2f5:9 uk:7 1jq:7 380:7 37y:7 28i:7 1na:7 1fx:7 4p2:7 3so:6 37z:6 4go:6 3c5:6 2er:5 eh:5 3c7:5 3c2:5 3g6:5 46w:4 46x:4 66:4 46y:4 37a:4 1s9:4 1hm:3 1pf:3 2sf:3 kn:3
pictur	1i	1mz:6c 4pl:1r 1w9:12 4ze:12 1jr:w 2qj:o 3a6:l 31n:g 25u:e 45k:e 2pu:d 2r8:d 513:d 1w8:b yc:b 1j5:a 25z:a 25w:a 25v:a 45l:9 2ht:9 1wb:9 2qo:8 31q:7 258:7 mw:7 12v:6 hp:5 31r:5 2ms:5 14a:5 1w5:5 3ff:4 sd:4 yb:4 516:4 1my:3 1h4:3 hq:3 47z:3
photo	t	1na:1y 58l:1d 59a:13 3on:13 1y0:l 2pu:f 1n0:d ll:b 1jj:b fw:b 4w2:b q7:6 47h:5 1n9:3
chines	27	1n1:6t 1my:25 5kz:1e 5l0:1e xk:19 3hr:19 5kl:16 1h2:y eh:v 4ax:p 1n8:n 5l3:m 2au:l 2rn:l 3vo:k 1x9:h 4e2:h 2yb:g 3hq:f 2ap:f 37h:f 37i:f 47f:e 12w:c hy:a 2s3:9 3fy:9 291:8 vc:6 46c:6 44n:6 36j:5 44o:4 at:4 nf:4 37a:4 1h5:4 46w:4 46x:4 3w9:4 427:4 46y:4 330:4 2vi:4 x1:3 1mw:3 3f8:3 3f9:3 32w:3 332:3 32x:3 4e3:3 2yc:3
besid	7b	1n2:50 13r:30 4xz:21 3gh:1a kb:y 1uc:v 3ch:t 1r6:r 1i8:n 13t:k 4ux:k 1vu:i d9:i 1vn:h 20t:g 3ib:e 4xe:d tx:d 48d:d 3hs:c 3fk:b 1m4:a 1pj:9 2k1:9 2v1:9 3au:8 2si:8 jg:8 q7:7 1m7:7 5o:7 1m5:7 3al:6 ez:6 3av:6 1qa:6 2gp:6 2sk:6 1my:6 28u:5 2ju:5 1n0:5 fl:5 29w:5 1en:5 33d:5 1k0:5 yb:5 1yv:4 4y6:4 23q:4 18u:4 2lm:4 1dl:4 2mk:4 46q:4 4a7:4 j4:4 1mu:4 k1:3
letter	p	2s9:o 2eu:n 3m8:k 1n0:k 3m5:k 2m3:k 2oy:f 1lv:f 3ne:c 2s8:9 2s7:9 2s2:9 3m7:9 1n9:8 1mo:8 3m6:7 2hi:7 2ig:6 1na:6 h3:6 1r8:6 3q7:5 3m9:4 1n7:4 1n8:3 2ew:3 3m3:3
tikka	1g	5lm:2h 189:27 1n4:26 1pv:1g 1fx:y 3k6:u 1n7:t 3cx:r 1u0:n 1qx:l 4hc:k 4xh:i 1ab:i s9:f 3h7:d 19r:b 1nd:9 304:9 309:8 2ok:8 24:8 3fw:7 3fv:7 1qf:6 1n0:6 2qi:6 4dd:4 127:3 4hb:3
beig	14	1n5:4s 46q:1f 58l:18 3rn:15 1na:14 1n0:v 234:t 17f:t 3ro:o la:d 4w2:c 26u:b 1fd:9 1nm:9 1mi:8 1zf:5 29m:5 29q:5 3al:5 q7:4
road	12	2qc:1x 2qs:1n 26s:13 1sj:x 1fb:p 307:l 1n0:j 1s5:j 36z:h e9:9 i9:8 1n9:7 3nu:7 xj:7 1n:7 os:7 1kp:6 2j3:6 1na:6 1pi:5 1n3:5 1ih:5 3mf:4 t0:4 1m2:4 2n6:3 1n7:3 1n8:3
glow	k	ri:o 2ym:n 1n0:l 32m:c 32o:c 32l:a 1n9:8 3bu:8 3av:7 33n:6 1na:6 1n3:5 321:5 i3:5 39z:4 3ea:3 1n8:3 1n7:3
takeout	m	1n1:1x 1my:d 3t0:3
hotel	k	1n0:m 3xw:g 4hk:e 4hl:d fu:7 1na:6 35l:6 1n3:6 1jn:5 1n7:4 4hj:4 1n8:3
food:food-colouring	n	29o:1y 505:1u 1n0:1i 1na:19 4w2:j 1n5:4 17f:4
fiercer	k	4z0:v 4h1:j 4h3:h 4h2:h 36o:e wu:d 1ht:6 1hy:4 5f0:4
powder	f2	1nc:em 1ic:5z 2nb:20 1ih:20 44a:1w 4xg:1u el:1q 2ao:1e 26h:1d 107:1d 2pc:15 1hv:z 18l:z 3d8:x 1ie:x 1ns:v 2uv:u 4tl:t k6:s 2xi:s 1fq:s 44b:o 44u:m 2bl:m n7:m 12w:l 1id:l 2b7:k 1vy:j nx:i 1bh:i 1yx:h 2uu:g 1fr:f 17y:f 1i7:f nw:f 1im:f sl:e 1x2:e 369:e 1ty:d 9z:c 2ba:c 5aw:c 30f:b 1nu:b 1fu:b 3g5:b 27s:b qz:a 27g:9 3fo:9 2qb:9 1af:9 4ns:9 4xl:9 12j:8 183:8 29s:8
food:dried-fenugreek-leaf	1g	1nd:9m 3mc:g 3mb:g 3md:d 3gk:b 1yk:6
food:asafoetida	1n	1ne:8z 3rj:i 18p:6 3rh:6 1i9:5 216:5 2g9:4
food:nigella-seed	1p	1nf:8q 1nr:57 507:m 2vi:g 2wn:9
food:allspice	1w	1ng:ck 3lu:8 1mw:7 qz:5 1ez:5 1lz:5 43k:4
food:mixed-spice	32	1nh:bq 1nw:14 4sm:10 4sn:10 1g0:n 1p4:a 1ng:7
panch	g	1no:a 1nl:a 1np:7 1nd:7 1nq:7
phoran	g	1no:a 1nl:a 1np:7 1nd:7 1nq:7
neighbour	2m	21g:26 1nk:25 57d:24 34g:1x 2co:1a 3tu:11 2cj:y 3yv:x 3gb:x 32g:x 21e:x 3wx:v 10v:t 3ex:s 1p8:s lt:r 3ws:r 3yr:q 11s:q 3ww:l s6:l 44t:j 2g7:h 3tl:h 12h:h 1xd:g 2gi:g 1f3:g 12x:f 3x2:e 2t6:e 1gg:d 1xu:c 113:c 1de:c lu:c 1vu:a 57c:9 1no:9 1vn:9 1nl:9 1ni:9 1nj:9 3rz:9 3s0:9 1fy:9 435:9 2gl:8 q7:8 2gk:8 3rr:8 3yj:7 qm:7 3yf:7 3ez:7 3et:7 1np:7 1nq:6 3i2:6 af:6
food:ajwain	g	1no:a 1ni:a 1nj:a 1np:7 1nd:7 1nq:7
food:amchoor	1i	1nm:8h 1no:a 1ni:a 1nj:a 1np:7 1nd:7 1nq:7
drown	1d	3l3:1w 5b3:1s 4x6:1m 4k7:1j 34a:17 56q:14 3ml:11 ja:w 1qk:o 1nn:m 1t8:j 1fx:h 1wz:e 173:e 1y7:c 4ra:b 1no:a 1ni:a 1nj:a 2n8:9 kr:8 3mo:8 1el:8 13y:7 1np:7 1nd:7 1nq:7 4pn:6 eh:5 1uq:5 1ka:5 3ls:3 3fw:3 3fv:3
yellowy	g	1nl:a 1ni:a 1nj:a 1nd:7 1nq:7
heaven	i	48k:1y 2rk:b 1nl:a 1ni:a 1nj:a 1nd:7 1nq:7
dhania	i	v9:b 1no:a 1nl:a 1ni:a 1nj:a 1np:7 1nd:7
nigella	r	1nr:43 1nf:1f 12h:a
food:fenugreek-seed	t	1ns:7n 1nd:j
food:bay-leaf	57	1nt:hb 3b9:q 47b:k 3b6:f xi:f 3b8:9 1no:8 1nl:8 1ni:8 1nj:8 1np:6 1nd:5 1nq:5 1q1:4 4t6:3
food:curry-powder	44	1nu:fk 1ft:1b 1p3:u 1o9:n 1jy:k 1g0:e 3rj:9 3pe:5 4yv:5 4ev:5 3ob:4 3oc:4 3a0:4
food:berry	5d	1nv:dx 3hw:2f 22p:2a 4mk:1w 4c3:1q kz:1o 1dd:1n 3uu:1l 28z:1l 10v:18 1tm:12 22r:y 32r:q 49x:o 5hi:m b2:b lv:a 38c:a 2pl:7 2ob:6 270:5 y5:5 4ga:4 32u:4 35o:4 3ba:4 3zc:4 4gg:4 xr:4 22b:3 1z1:3 46v:3 492:3 2ui:3 2sh:3 37e:3 1a6:3
food:ground-cinnamon	4p	1nw:g6 3o6:24 492:16 3k5:11 1nh:g 1je:e 1ng:6 sb:6 185:5
citrusy	e	
limp	5i	1ny:99 1hc:4m 2n4:1j 6n:11 43d:11 5dc:z so:w 14o:u 13v:p 3x5:m 25t:m 6l:k 1rz:j 3km:g 16i:f 1s9:f 22:f oo:e 10r:d 5jf:d 4he:c 36b:b 1rc:b 10s:b 5d1:a 4eh:a 2tm:a 1sa:7 32:7 15q:7 s3:6 xu:6 4ah:6 3lq:6 4pd:5 2gg:5 2n9:5 2p:5 ee:4 1rq:4 15s:4 1u:4 1l4:4 1rs:4 4qe:3 1fz:3 163:3 3yi:3
food:salad-dressing	w	1o0:3j 1nz:2a 2wz:r 34f:m 2vc:6 2ug:4 1ky:3 1s2:3
food:vinaigrette	19	1o0:49 1nz:1q 1s1:p 1a0:l 35j:j 43u:g v3:f 1yb:d 1yd:d 1yh:d 35p:9 35m:9 1y8:8 2cu:7 1y5:6 1rx:5 2t8:4 12o:4 34p:3
seven	5o	1o1:78 1k8:4q 2es:25 18s:1v 3tj:1n 5an:1l 1ai:18 51h:11 3gu:z 1xv:w 3su:v 28j:s 2l2:r 3sx:r fh:n 4wj:m 4m2:m 3ie:m 34x:m yj:l 10t:l 2tg:j 2kc:j 284:j 2jc:h 26j:g 1pb:g sb:g to:f 1gr:f 372:e 1p7:e 21i:e 2kp:d 50u:d 3p3:c 2sd:c 1av:c 283:c me:c du:b 2ds:b 3cv:b 25m:b 47k:b 3sw:a 285:a 2fr:a 37q:a 3oj:9 2d4:9 f1:9 3iz:9 pn:9 26o:8 3oh:8 4if:8 s1:7 ul:7 26k:7
food:coleslaw	2g	1o2:bz 5au:1m 56g:s 4sq:o 3vj:m 3no:j 38u:h xm:h tb:g 3if:g 3ih:f 4zd:f 4fy:e 2z4:d 1ut:b ur:9 va:8 2z3:8 26p:7 1fg:7 3ii:7 2z5:6 2jw:6 jx:6 3rd:5 1n:5 1iy:5 472:5 k2:4 2qn:4 2uq:4 1xz:4 5do:4 24s:4
ate	57	1o3:b4 52f:42 1bz:2x 3rx:2w 1hm:17 3zy:17 3ti:16 x1:16 39t:w 29g:w 371:t 1i1:r w2:n 3zq:m 3w9:l 1om:l 497:k 1qd:j 261:i 2s6:g 3vo:f 1bp:e 7z:e 1pi:e 1vt:d 29v:d 4h1:d 2vi:c 4h3:c 4h2:c 3tc:c 36z:b 372:b 2dg:b 1o8:b 3af:a oq:a up:a 36o:a 10n:9 2yc:9 213:8 1gj:8 1um:8 3lz:8 1m0:7 1o5:7 1my:7 iz:7 3tb:6 9j:6 3b1:6 400:6 1qg:6 1h5:6 1hr:5 3zu:5 3z1:5 3rw:5 2e2:5
picnic	4d	1o4:5x 38z:35 36y:2a 1rh:1c ff:18 58f:18 1o5:y 38y:x 390:u 1rf:t 2q7:s 3u:p 51p:m 377:i 3ik:i 54l:h 3lc:g ug:e 2o4:e 3lf:c 2py:b 1re:b 2q3:a fg:9 uz:9 1fo:8 37u:7 82:7 4xn:7 2g:5 3ju:5 378:4 34z:4 2q2:4 1ui:3 1k3:3
manky	n	48r:t 2y8:s 2q0:l 2py:k 1o8:k 2q3:i 1qf:b 2q2:7 1o7:5 f6:4
greek	1e	1o6:52 2ha:17 3zh:q zi:q 2du:n 44m:i 1if:h 11z:d 3cj:c 3fe:a 1w4:9 3fx:9 1bx:8 1ia:8 vw:7 2jz:7 3fg:6 3fh:6 2j2:5 1ku:4 5j1:4 378:4 yg:4 1qf:4
massag	n	1o7:1x 2ce:1i 21z:x 1o8:o 19i:h 1o5:g 276:c
goner	m	25g:1i 4qp:1i 1uu:s 1o5:m 3su:k 1o7:9
overpower	17	1o9:2i 2un:1n 1i9:1k 46u:1g 1x7:u 15t:m 2u5:l 55n:h 2fv:f 3pf:e 2jk:d 5hc:8 5hb:8 cg:8 34k:7 1c2:6 1oi:6 3gy:5 1od:4 2i7:4 1jy:4 qp:4 1al:4 3pe:4
briny	r	1od:38 4wz:1a 3lk:h 45v:g 4xg:f 1oa:7 17a:6
food:gammon	24	1ob:a8 1jn:1r 4g5:12 3qy:t 1m8:i 3q:i mc:h 2pr:h 1oa:f 3t6:c 2is:a 2ja:8 4h1:8 3t4:8 4h3:7 4h2:7 4ff:7 37v:7 so:7 2op:6 1wb:6 24i:6 3t5:6 36o:6 3a2:6 3xw:6 2jj:5 1wc:5 4hk:5 4hl:5 3de:4 1wg:4 j9:4 3t7:4 1qh:3
overly	i	4sq:z 1oi:g 15t:d 1oh:8
inedibl	r	1oa:2f 3mi:m 4xg:g 3rj:9 1o9:5 18p:3 3rh:3
roof	p	2hl:12 1lp:p 15i:k 1oi:g 4ab:f 15t:d 4x1:c u1:9 1oh:8 1ek:8 1oc:7 4eh:6 1im:5 vo:4 h1:4
mouth	7g	1of:94 b3:3q wu:2d 3ly:29 333:1j 3lz:1j 1yp:1a 3mi:19 1pw:16 1oe:w 3lq:s 37r:s 164:r 143:m 303:l b1:k 46f:j nf:i 117:i 5bq:i 5bp:h 5eg:h 2ip:g qi:g 118:f 252:f 1dd:f 103:e 3pr:d 1lp:d 3yp:d lp:d qg:d 1y:d 2g7:d 2mn:c zw:c 32z:c 3q2:c 1ia:b lr:b 40w:b 1al:a 1hy:a 3kp:a 423:a 251:a 1yo:a 3ko:9 3kn:9 421:9 4ry:9 4er:9 13s:9 253:9 2oh:9 160:9 1c3:8 f6:8 2jr:8
steep	1n	1og:4z 49r:3g 56b:34 5i3:1e 6f:i 1u6:f 15v:f 1ms:d 1oi:c 1tf:c 20g:b 27d:a 15t:a 3i5:9 5h:7 1lz:7 1oh:6 1mr:6 1oc:5 3ip:5 1pu:5 4da:5 qo:5 2qt:4 20e:4 ut:4 ot:4 27c:3 xn:3 2qu:3
puttanesca	k	2hn:t 2hq:j 1oi:g 15t:d 2hj:c 4ln:7 1oc:7 2hp:7
food:salt-cod	g	15t:e 1oh:9 1oc:8
food:quinoa	3i	1oj:hi 3sp:28 3t3:1h 25n:m 33u:d 2ml:b 5g1:a 11o:9 10y:8 l:6 2sf:3 1xg:3
soapy	15	1ok:4c 15o:1u 18c:u 1ol:p 1op:g 1oq:g 1on:f nw:c 3vf:b 4pp:5 42d:5 323:3 3qn:3
swish	g	1op:p 1oq:p 1on:n 1ol:8 1oo:4
lif	27	4vd:2h 4uv:23 327:1k 1om:1j 32s:12 236:11 1rb:z 1fz:u ua:s 3qx:r 1r6:r 1ve:o 1ol:l 2za:j 3p0:j 2ao:i 1qp:i 4ni:i 1j2:i 34p:i yr:h j3:h 5mj:f ix:f 4kr:f 1vo:e 1p2:e 1op:e 1oq:e u8:d 3l:d eh:c 35t:c 2o4:c 1b3:b 3kb:a 15d:a uu:a 1qk:9 1nh:9 454:9 18w:9 1n:9 190:8 2tq:8 4l9:7 1vg:7 6z:7 1ag:7 3cn:6 1s6:6 1vi:6 1va:6 1re:5 1ha:5 35h:5 4kf:5 1qc:5 35x:5 1yn:4
connect	g	1ol:w 1op:k 1oq:k 1oo:3
wasnt	v	3fb:y 1ol:s e8:n 21q:j 2ay:i 1op:i 1oq:i 2f0:h 1on:g 1v1:d 4k2:b 3of:8 4l4:8 3rx:7 8i:7 3rr:7 3ne:7 3rs:6 4hx:4 3e6:4 30b:4 1o3:4 4i3:3 4ic:3
dhona	g	1ol:15 1on:o 1oo:4
zaroori	g	1ol:15 1on:o 1oo:4
food:sushi-rice	2k	1or:b8 1qn:v pg:s 1dg:p 1gp:m 1do:k 17i:h 587:e s6:b 1dq:9 1uc:8 w9:8 390:8 5ii:7 36z:6 372:6 8a:5 15h:4 2ix:3
harm	2r	364:2b 5a7:1z 1ov:1v 2dk:1q 2gs:1j 2a8:1i 5mm:1i 25o:1g 1so:17 20v:17 4t8:15 fe:10 r8:10 6i:t 2yy:r 4za:r 3aa:m 1vv:l 1os:l 2du:l 345:k 3iq:j 1v2:i 1ux:i 204:g e8:g qr:f 3le:f 206:e 15k:e 15v:e 42d:e 2hd:d 1v1:c 3fz:c 1hd:b 58f:a 27k:a 323:9 ix:9 4v8:9 41f:9 41d:9 41e:9 4xh:9 1y3:9 4gt:9 31x:8 3nn:8 23q:8 1ol:7 f7:7 3xz:7 241:7 2rx:7 41g:7 1kj:7 18t:6 90:6 361:6
goodness	r	4sl:1o 3hg:10 3gm:l yr:i 1ol:h 1a3:g fj:e fs:b 1op:b 1oq:b 1on:a 17q:9 17r:8 11q:6 j3:6 1u7:5
odd	3f	1zk:2c 2b5:24 5g0:22 1wd:1v 1ou:1h 5ei:1b 4u2:1a 5kl:17 2un:13 3of:10 4x5:w 2bl:v 20x:u 3ff:u kl:u 4aj:t 1ly:r 2o3:o 230:o xk:o 189:n y3:m 3vo:l 2vo:l 31n:l l3:i 5ga:h 3sx:h yp:g 2qe:f 2m2:d 4yb:c 313:c xl:c 1qz:c 1ut:c 1dp:c 16g:c 43z:c 232:c 2xi:c 1i6:b 492:a 1i4:a 3j3:a 2bv:a 8e:a 1nk:9 31q:9 3xe:9 3y0:9 32j:9 3j4:9 1nh:8 1yb:8 1yd:8 1yh:8 1pv:8 3sz:8 5dv:8
stickier	e	
moistur	y	1ox:2k 4wb:20 2rm:17 1az:10 2sz:m 2me:j 4rp:h 2mb:h 2t2:f 3ah:d 2ng:d 16i:c 2jp:b zu:a 16g:9 11p:5 1lm:4 1eo:4 1ek:4
parch	p	1ow:1x 4vg:1f 389:y 3ei:h 3eh:h 12l:h 3ej:f 3ek:f 4uc:b i3:6 1oy:5 av:4
birds	i	1oz:p 1wx:f 11o:e 1ox:8
thirsty	k	1oy:13 43h:w 1og:8 11o:7 10y:6 2gf:5 1ox:4 zc:3 1ba:3
awful	5d	1r3:24 5ce:1w 4rz:1p 562:1n gj:1l 4vi:1c 3sv:1c 32s:1b yp:18 3lw:16 1jh:15 5iv:z 40i:y uy:v 1zb:u 2k0:u 14f:t 3mi:t 25l:t 4oi:r 2kf:r 49n:q 2te:q 5ly:q 5lz:q 25x:n 4ju:n 3mp:m 23y:l 2ij:l 16g:l 4w8:j 1ti:i 1g2:i 3dz:h 3xx:h i4:g 1gt:f 1qa:f 4vk:e i8:e 1ba:d 1i2:d 1ap:d 1ao:d 2hx:d 2ik:c 3rl:c 5bi:c 1ze:c uc:c 2pz:b 136:b 1ne:b 1kz:b 1oy:a 11r:a 2q0:a 2h8:a 2py:a
slosh	15	2oc:16 1oy:w 2n8:t 1re:l 23p:l rx:k 36w:j 2lv:h 2s9:g 1p1:d 1oz:b 3p0:b 9d:a 2oy:a 28i:9 2l9:8 11o:6 2s8:6 2s7:6 3pc:6 2s2:6 2n9:5 10y:5 1co:5 en:5 2ld:4 1t8:4 3oy:4 1ox:4 27s:4 1y9:3 2a9:3
food:chutney	1k	4yt:5w 1p2:5n 2n1:23 oj:12 1s2:x 2xh:t f4:p j4:o 1we:j k1:i xd:f 2u6:c 1rx:c 4nv:a 39v:8 12h:7 2xg:6 z9:6 3xs:5 2kh:5 39w:4 2ny:4 2wn:4 221:4 2nx:3
food:seasoning-mix	15	1p6:2b 1p3:1f 1g0:z 1hv:w 37w:r 1ly:m 3hs:k 1nu:f 380:d 37y:d 37z:b 1hu:a 4sr:8
food:fajita-seasoning	1i	1p4:8v 4sm:1r 4sn:1r 12n:12 1zq:7 33t:4
taco	2d	1p5:70 37g:1r 32s:1h 2qc:1f 1p4:1c 34w:16 1yn:v 2kl:u uo:t 3ch:s s5:m nh:l 1vt:j 1pr:h 1uv:g us:f ns:e op:e 1hq:c 1pg:b 1zk:b 1yt:b 1yq:b 1n6:b 1yu:9 1i3:9 4sm:9 4sn:9 1hn:8 1p2:8 1yr:8 1zq:7 1i0:6 13k:6 4dz:5 4e0:5 4dy:5 4e1:5 35t:5 2mo:5 3u3:4 4jq:4 2kj:3 4if:3 136:3 3k2:3 265:3 4ed:3
food:ras-el-hanout	v	1p6:7d 12n:11 1p3:e 4ev:a 3ob:a 1hv:5
food:five-spice	p	1p7:66 4yy:u 4yv:k 1p8:5 1nh:5 1ft:4
food:star-anise	12	1p8:a6 15x:1b 2i7:13 29p:p 1ab:a
food:oregano	2n	1p9:e3 2ws:q 584:n 1pb:l 1p7:j 3pe:e 31k:c 1o9:c 3oc:b 4t6:a 1p6:5 3ll:3
food:apple-pie	12	4pw:23 1p7:19 29l:o u8:k 287:d 2x7:d i7:d 3hv:c 281:c 3en:b 3em:b 3eo:b 2o2:b 280:a 47x:a 1pb:9 3ep:9 3dk:9 1nh:8 jb:7 1cf:7 3j2:6 26u:6 2s5:5 2se:5 ha:5 1pm:5 yb:4 je:4 3el:4 sh:4 36r:4 23n:4 3oa:3 1re:3 2o5:3 lv:3 1pl:3
food:jerk-seasoning	g	1p7:q 1p6:7
slick	15	101:11 1sx:w k9:n 1sv:e 1sw:d wy:9 wx:6 1st:6 1cv:4 1lm:4 bk:4
keema	p	3j1:o h4:j 1uv:8 3c:7 bk:6 21:6 49:5 3t7:4 4k:3
masher	2n	1pe:a5 2y7:30 4fs:x qc:6 3kj:5 rr:4 47i:4 20b:4 im:3
kept	37	1pf:37 5f2:2m uk:1q 24f:1j 4wh:1i 4ul:1b ua:14 389:12 37w:10 22u:y 5ad:v 5ac:v 55v:r 2rz:r 348:q 2mj:o 2qy:o 5ab:m la:m 44w:l 2rg:l 2j2:j 12e:h 4he:h 3au:h 206:g 2st:f 1eu:d kn:d 1ts:d 3av:c 1tv:c 1tu:c 1mm:b tg:b 1a9:b 352:b 1xf:a 1f3:a 44x:a 50c:a 1t6:9 2rf:9 1tw:9 q3:9 pz:8 1t3:8 2k1:8 3ar:8 3as:8 fa:7 1t7:7 1bi:7 wh:7 uc:6 3ey:6 2qz:6 1rz:5 wf:5 fh:5
food:tortilla	c2	1pg:lj 5cv:1f 3ny:1c 3sx:1a 4v5:10 4v4:x 279:v 1hi:m 2xw:j 3r:i 1aj:g 2q5:f 4ch:d s4:d hu:d 3gl:c 1s9:c 1ji:c 4m:b 1p5:b 1s1:b 1gs:a 1ag:a 1tc:a 2qb:9 1rn:9 1uk:8 fu:8 iy:8 4h5:7 2j3:6 1ta:6 1pk:5 1n6:5 1jh:5 nj:5 3eb:5 8e:5 1tz:4 1po:4 1uj:4 zo:4 1pv:4 29d:4 iz:4 2lm:4 1zg:3 1u3:3 2dn:3 38u:3 52:3
food:taco-shell	w	1ph:6v 1pm:a 1pl:7 1pk:3
burrito	1n	1pi:8r 4uz:1y 4v0:1o 1pk:1i 1pr:1e z9:19 1xn:n 2k9:k 1gr:f 47j:c 47k:b 3k2:a 1t1:8 47c:8 219:5 2ms:5 3fz:5 1xw:5 1xx:5 37t:5 11r:4 mn:4
food:tortilla-chip	t	1pj:6f 1ez:u 1pm:m 1pl:f 3fi:a 3fm:6 4z2:5 1pi:5 3ib:4 1pp:4
food:corn-tortilla	10	1pk:5m 1pg:j
card	p	1pm:2n 16e:p 260:h 1xe:d 19r:c 1pn:7 23m:5 3j2:5 4gb:4 27y:4 2s5:4
enchilada	m	1pl:33 4dd:12 yn:8 3h1:7 2gp:6 3j2:4 20a:3 2s5:3 263:3
food:cracker	1p	1pn:9a 1ln:2d 1pl:1v 260:1a 1rt:16 4co:p 4do:k 1us:j 3cl:c 3ib:c 1dw:b 4cn:9 1lp:7 2lm:5 ia:4 1pg:4
food:chapati	1k	1po:bq 38r:14 1pk:s 2qy:i 3o3:g 2lm:f 2f8:f 1zd:a 2tu:a 4fd:7 4fc:7 gb:7 4d1:7 287:6 1gz:6 2qz:4 3h6:4 1nm:4 tc:4
quesadilla	t	3l8:1g 4xn:1e 3h3:13 4x8:11 mp:q s6:q 13u:q 1pm:p 1pl:h 14v:g tx:c 2k9:b 3h1:6 4qe:5 1pp:3
wrap	57	1pq:dz ib:26 29n:1s 3ju:1n 1pi:1g 1pk:1a 36h:19 4ro:17 3pa:15 4v5:11 1fp:y 4v4:x 1q2:v 3sp:u 21r:p 4ah:l 54n:k vt:k 2vk:k 4ab:e 1h1:c 56n:b 1pg:b 1bu:b z9:b 116:a 35h:a 2o8:7 3do:7 gc:7 34k:7 1cp:6 87:6 4r5:6 2jz:6 4eh:6 26m:6 4xn:6 3rr:6 1s6:5 1ta:5 29x:5 29y:5 18:5 3rs:5 3u:4 1s8:4 4uy:4 3e6:3 43m:3 1uj:3 1bi:3 30b:3 1o3:3 38w:3 37u:3
overfill	k	2ms:1a 2qb:w 33f:l 33g:8 33l:8 33m:7 17n:6 30d:5 1lq:3
slit	t	1ps:5r 18q:r 3o0:q 250:j 17k:7 4a5:7 5f:6 2s1:5
kick	2e	1u4:2f 33j:18 3i3:16 597:x 598:q 118:n ko:n 4t7:m 117:k gx:j 1hy:h 3g6:g 5lm:e 1pt:c 1mv:c 4oi:b 4ug:b 4dw:a 1s8:9 166:8 1px:7 4vs:7 164:7 4hx:6 1ca:6 44b:5 1q1:5 27c:5 4ld:4 1q2:4 1i4:4 1b7:4 20k:4 3m3:4 48y:4 4lf:4 sf:3 1a9:3
fierc	2k	5b1:1o 55n:1n 47e:1m 5a3:1f 1pw:1e 11y:1c 1y5:13 4ty:13 1pu:z 3y7:y 1n5:x 1ps:p 1yp:o 11w:n 1yo:m 1y4:m 4su:m 1al:l 4ls:k 275:k 1of:h 2v8:g 425:g bp:e bn:c zh:b 3vq:b 1l0:9 1x7:8 1vr:7 4no:7 1y6:7 1fw:7 br:7 1la:7 43m:7 3dq:6 1ib:6 18i:6 1ho:6 j5:6 2u7:6 4z0:5 1hz:5 4dw:5 18p:5 17k:4 1a8:4 4c4:4 1ym:4 11x:4 2t0:4 2ga:3 1py:3 mf:3 1g7:3 wu:3
food:korma-sauce	12	1pv:3e 1n4:z 3cd:n 3ce:m 2wa:l 1q1:l 1py:i 3m2:h 3m0:h 24:g 3m1:g zw:d 1q0:a 2s5:8 1pz:6 4dd:5 2hp:4 3fw:4 3fv:4 2hh:4 3ll:4 2hf:4 1pw:3
blaz	m	1fs:1b 1py:r 4hs:g 1q0:g 3f8:9 3f9:9 1pz:9 3qm:9 3qb:8 1of:7 3hq:7 1q1:5 2xu:5
bor	2x	3hj:19 29p:10 1ez:y 3fi:x 1mv:w 3q3:t 23b:s 4qy:q 4qx:q 3hs:p 52d:n 5mq:l 2ec:k 3ib:j 35z:j cx:j 3hv:i 12s:h 1px:g 470:g 2qp:f 114:e 1u5:e 166:e 1xr:e 2hn:e 295:c 1vv:c h2:c 296:b 1nz:a 292:9 3hc:9 3ha:9 1pj:9 1oh:9 2hq:9 1py:9 1s8:8 18u:8 2ws:8 1o0:8 23q:7 68:7 1i4:6 5mr:6 1id:6 36r:6 d5:6 s8:5 3jh:5 2hj:5 1q0:5 1w1:5 1e8:5 wv:5 3hb:5 4zi:5 3hd:4 2hk:4
piquant	g	1q0:v 1q1:b 1pw:9 1i4:5 6o:3
support	k	1uq:1h 1n4:s 1q0:o 1pv:c 1q1:8 1pw:7 1i4:4
roaster	i	1py:11 2it:o 2iu:n 2iy:f 1pz:c 1q1:7 1pw:7 2j0:5 2j1:5 1i4:4
vindaloo	n	1u4:18 3b9:k 1py:k 1ez:i 3m2:h 3m0:g 3m1:g 3b6:c 1q0:c 3ft:a 3fs:a 3fu:9 3fq:8 3fr:8 184:8 3b8:7 1pz:6 1pv:6 3fg:5 3fh:5 2hp:4 3fw:4 3fv:4 3ll:4 1pw:3
tasteless	y	2gf:1s 1s8:1g 1py:r 44w:p 17m:o 4ra:i 3m3:i 1q0:g 15y:f 1tn:e 1pz:9 1q1:5 la:5 1tr:5 1pw:5 1tq:5 q3:4 1ts:3
doubt	n	3a6:10 4wd:z 3cl:n 3ki:l 3kg:k 31t:i 19r:d 1yv:9 jg:7 3cm:7 3kf:6 eq:4 3ke:4
food:mussel	8d	1q4:ix 2oi:1j 2dq:19 46l:15 4ac:t 5c6:s 98:n 2oj:n 5c4:j 27v:i 18d:g dj:c yv:c 1ba:c q5:c 17n:a 1x5:9 4ju:8 2sr:7 2bv:7 1m:6 2a1:6 32q:5 1hj:5 4p2:4 3ao:3 5c3:3
food:sourdough-starter	3i	1q5:el 4xu:1x 2df:13 hy:q 4u2:p 2rf:i 2rg:i 2de:g 1qa:f 2dg:e 2do:c sh:9 3hi:8 1m7:5 40t:5 3hk:5
food:frozen-prawn	15	34l:15 1q6:q ow:i 1lk:h 32p:h 2hl:c 3ja:6 16j:3
400g	m	16j:j on:e 1mm:d 34a:c 10w:8 1q9:6 1m6:4 1m5:3
dozen	1w	4uy:3y 51f:1w 2sr:1u 3ii:1k 1xy:1e 4we:19 373:15 1xz:14 2l7:11 1s6:t 3ji:k tk:j 6x:h 16j:g 2fa:g 35b:f 34m:f 2l1:c 34r:b ud:a 34p:9 dp:9 2l6:9 2ry:8 3kv:8 34q:8 so:7 nc:7 235:7 234:6 2iz:6 237:6 13w:6 1q9:5 tg:5 19g:5 2l3:5 tv:4 ye:3 2cb:3
225	i	16j:n x7:5 3k8:5
rich	2k	1qa:7r 4c8:2c 4vl:1e 2h8:15 34v:10 3ox:x 2kb:w 4u2:w 27p:u 2jr:t 3rt:m 11n:k 51a:j 1vv:e 26y:d 16j:d 1d5:c z4:b 23q:b yp:b 34e:a 1if:a 25i:a 2l:9 27n:9 3g3:9 2h3:7 3g0:7 1e7:7 93:6 3ch:6 3g1:5 3fx:5 1ff:5 1qy:5 395:5 30m:5 3fk:4 39e:4 2jz:4 1q9:4 439:4 50x:4 2fn:4 438:4 2cg:4 50w:4 398:3 143:3 2hv:3 2hb:3 2dw:3 1cn:3
320	e	
food:garlic-oil	10	1qc:6g 1qi:2o f2:l 1j2:4 2g6:3
mop	p	1qd:2u 3fe:l 3fg:d 3fh:d 3gb:c 1ku:8 227:7 v7:6 1x6:5 b1:4 3bo:4 3bq:4 1le:3
reus	14	1qe:3j 3o6:1w mq:1e 3h7:14 1v5:p 1qd:h x0:g 1qg:e 1hr:d fs:c 10n:7 14s:7 1sr:5 uw:4 13m:4 3v5:4
remain	2r	55g:1v 1rk:1n wr:1j 3on:1c 3uh:18 4rt:12 50x:11 4ph:y 4py:w 3kf:r 3sm:p 2sa:n 31y:j 18q:i 3a8:i bg:g 25f:f ks:d 4l7:b ja:b a7:b 3pg:9 1r6:8 pp:7 1dv:7 1o5:6 3x:6 1qf:6 2mj:5 29n:5 4ld:5 qa:5 37h:5 ux:5 hv:5 32s:4 2rq:4 1qd:4 10n:4 2gv:4 jf:4 1n:4 6n:4 2oc:3 1qg:3
wick	i	2tg:1m 1qd:q 1hr:j
star	y	1qh:4l 3r2:1k 4g5:1f 34t:12 1xf:w 1qd:l 1g5:i 1qg:h 1hr:g 1p7:e 34s:d 2is:d 1um:9 12o:9 2q2:8 24b:7 1p8:7 34b:6 4jv:6 s6:5 4jy:4 29g:4 v7:4 4om:3
botulism	k	1qi:37 1qc:e 1j2:9 gx:3
hungry	46	1qj:28 tm:26 2av:1d 4nv:1c 4rj:1a 2si:19 1t8:15 pr:14 cx:14 5jg:14 e9:13 1tl:10 32h:y mp:u 40w:u 4ph:t 1m4:s 150:r 3gg:n 284:l 1rz:k 4ap:j 1q6:i 4rf:h 1qk:h f0:h 2d0:f 595:f 55e:f 36k:e 2sr:e xf:e 9k:e 1ud:d 19h:c 2je:b 245:b s5:a 24w:a 3ip:a 3fk:a 3n8:9 2it:9 2iu:9 1p5:8 1d7:7 ez:7 3ji:7 1h4:7 3nn:7 13d:7 222:6 2ka:6 2ki:6 2iy:6 eh:6 1q0:5 165:5 3n5:5 to:5
chowmein	g	eh:9
street	v	5ao:1u 35a:1t 1j3:m bl:f 1nm:e l:c eh:9 1ql:6 2h6:5 1h2:3 2os:3 b4:3
food:beansprout	50	1qm:ez jj:2y 5df:2a 1qk:o 4up:h eh:6
food:rice-vinegar	1n	1qn:bc 1ya:1f 1or:g 1dq:g 2cq:c 3hs:8 26v:5 y7:4
processor	5v	1qo:f0 r4:2c op:z 4t2:s 2p4:l qc:k 1qr:f zf:d 335:c p8:c 33w:b 33g:a 4tv:8 qj:8 2xc:8 31e:7 45d:6 1wr:6 qb:6 1yr:5 1ti:5 2xl:5 457:5 3qv:4 3n2:4 31a:4 1i2:3 27j:3
spiralizer	g	1qu:h 155:c 1qq:5
blunt	w	1qq:5k 55p:22 1qp:1m 2yv:q 319:n 20q:d 4mq:8 31d:7 31c:7 1v4:6 31b:5 2yw:5 4kr:4 1qu:4 31e:3 j3:3 2xp:3
grater	3i	1qr:co zg:1j j3:18 5l5:i 3vj:f 1r6:f 4w8:e 2pn:c 1k9:8 31b:8 2qn:4 yu:3
ribbon	1y	1qs:cg 4bc:1r 1k9:17 2m9:i fx:8 45e:4 4ga:4 27q:4 q4:3 24b:3
slant	m	1qt:44 5fc:6
puls	e	
food:tamari	2m	1qv:bd 130:k vc:j 5f2:g 1ry:e 3lo:4
food:kecap-manis	14	1qw:6u
coal	1d	11c:3q 1qx:2j 1f:14 1qz:v 11a:l 1jv:i 15v:d 2jg:a 1jx:9 2jb:8 i0:7 3a3:5 1sd:4 1r0:4 29d:4
diet	4g	2fn:3t 1qy:26 2h8:23 25i:1s 2bo:18 2g9:17 1c9:13 1zb:13 4qk:12 2te:11 2sg:v 2h3:q 47b:m 2u:m 372:k z4:j 2g6:i xi:h 2hx:f 2fo:e bk:9 2g5:9 yd:8 3qp:7 3qr:7 gk:6 1qz:4 93:4 tm:3 y2:3 1fb:3 gn:3
superior	g	1r0:7 vc:4 17j:3
food:pork-belly	r	2jl:1b 2jm:19 1qz:10 1v2:o 1ux:n 1v1:g 4fg:e 2jj:c 12l:a z8:7 3k:7 1v0:5 48e:5 1v3:5 3s4:5 3a:4 2wg:4 48f:3 4ff:3 448:3
food:coconut-aminos	m	1r1:2t 37d:v 1dk:r 1qv:6 2b4:4
sweeter	t	1md:t 2oe:s 2rr:k 1n8:i 1n1:c 1rd:c 2vl:8 4rc:7 3hj:6 3hu:6 14n:6 m0:5 1ti:5 1ia:4 1r3:4
usually	p	4ym:1p 1g5:1c rg:r 30p:r 2mf:e 30n:b 14x:a 38p:9 1p0:7 30r:5 30q:4 47h:4 2ls:3
ordinary	7x	1r4:6y 3ur:5n x8:29 5kj:21 3ii:1p 5ag:1f 554:1c 135:19 50v:16 36h:16 18h:15 3r6:10 1w4:y 5j1:w 17y:u 1do:t 1jg:r 1o6:q 4bv:p 10k:o 4o0:n 43u:m 1ph:l 57w:l 5l6:j 21m:j 26k:j 4q6:j 1xj:i 1dz:i 53w:i 3ou:h tk:h ws:g 3ri:g 5fq:g 37t:f 2oq:f 1zn:e 228:e 1dh:d 18m:d 2v5:d 1b6:d 2m8:d 1dg:c 4a3:c 1qh:c 1wx:c 153:b t6:b 15p:b 5lj:b 5n2:b 2sg:b 16b:a 3tb:a 4tv:a 10i:a 249:a
teeth	2r	1r5:4w 2k6:1j 48z:1d 1md:19 ly:17 3fb:w 23a:p 2d2:p 44w:o 10l:o pr:n 507:m 1lo:m 1ut:k 25y:j 3hv:j 2mf:i 320:i 11e:i 3sx:g 1bi:f 2d4:e 3lt:e 1ze:c q5:c qu:a yh:a 1lv:a 15i:a 3hy:9 3ls:9 3qv:8 3lr:8 4x1:8 1s0:8 1dp:8 qf:8 1gi:7 lv:7 26y:6 36r:6 27j:6 21s:6 26f:6 3og:5 t0:5 1mo:5 239:5 qe:5 l1:5 2k7:5 26g:5 19f:5 2hi:5 1rr:4 18g:4 2ls:4 3ch:4 3ca:4 30f:4
hairy	12	18w:2e 46k:1y jf:r qa:q 4w8:m 23f:l 46l:c 1r9:b 3hp:a 5ie:8
vichyssois	k	1r7:3i 1r9:1b so:6 10l:3
food:sweets	25	1r8:83 3lv:2q 3os:1s 2fw:1k 2nk:13 192:t 513:t 2ll:q 1cy:o 29b:j y0:j 1md:i 29t:g 1dz:g aa:g 3vh:e 2zi:c 2zj:9 2zf:9 zv:8 260:8 hz:7 a5:6 3mp:6 58e:6 1mo:5 5b2:5 1ra:5 14s:4 1zc:4 23a:4 26y:4 3vi:3 1wm:3 2ne:3 28s:3 2zg:3
food:jerusalem-artichoke	i	2pe:r 1r7:e so:a jh:8 10l:5 10m:3
undon	k	46f:2b 3ot:1a 3ou:c 3xq:b xo:4
briefly	m	33o:13 5mj:z 4dp:r 1ag:f 4do:b hq:7 171:7 1rb:6 206:3
summer	22	1rc:9b 4ns:1i 34r:1h 4ec:1f 4a1:1b 2e9:19 2oz:17 4zl:15 4x0:z 40l:s 35z:r 17q:m 37b:i 24t:i j8:i 54l:i 2ba:h 54o:h 36y:g 1w7:e 35q:e 1ri:d 1rj:d 1rl:c 1rg:c 37e:b 37u:8 4ah:6 1rd:6 2pl:6 1r7:5 54m:5 43b:4 if:4 38i:4 377:4 38n:3
gazpacho	19	1rd:44 4ch:2w 2ri:2f 551:1m 34r:1h 4wl:z 4xs:y 4oi:v 2xw:t 2s3:n 4pj:l 1tg:h 1tt:g qp:f 1ti:c 3pr:b q6:a 4r3:8 1r2:8 38m:7 4rc:6 1tx:5 4he:4 ns:4 17:4 1tb:4
food:quiche	2g	1re:b2 sz:1v 38w:x 1oa:n 4hf:m 1vk:l 38u:j 3sx:f 1uj:d 3ba:b 2sv:b 4dj:a 3dk:9 2a6:8 3j3:8 26p:8 2ye:7 11i:7 2sk:7 3sz:7 314:7 sw:7 32j:7 3j4:7 4hg:7 2e0:7 1cf:7 2x4:7 jx:6 1pa:6 4hh:6 29v:5 29x:5 29y:5 2m8:5 k2:5 3ld:5 1ue:5 3dc:4 2x6:4 2x5:4 2q7:4 3lg:4 3az:4 3ll:4 3qx:3 3le:3 wr:3 1uy:3 2l9:3 3lm:3
park	p	3lf:14 5b0:m n0:f iz:e 3ww:d 376:c 375:c 1ri:c 1rj:c 3wz:c 374:c 29p:b 1rl:b 3wx:b 1rg:a 2n5:8 2r9:7 1rd:5 38z:5 1ka:4 373:3
february	g	1ri:l 1rj:l 1rl:j 1rd:a 1rf:4
lunchbox	4d	1rh:2p fg:2p 38y:23 1o4:1c ff:19 3ju:13 38z:y 3u:x ug:u 36y:q jh:h 36z:e 4ul:d 3l:d uz:d 48s:d uy:a 36c:8 4xn:8 3jy:7 1u9:7 1lv:7 1rf:7 iz:6 390:6 36d:6 z9:5 48t:4 1mo:4 1bu:3 2hi:3
garmi	g	1rl:q 1rg:p 1rd:d 1rf:6
thanda	g	1rl:q 1rg:p 1rd:d 1rf:6
morn	1e	4uz:13 4tk:10 1z8:x n6:r 4l9:p 4ya:i 1ri:f 1rj:f 1rl:d 1rg:d 4lf:d 32s:c 2rm:b 4jm:b 1qf:b 4ul:9 1rd:7 2tg:7 370:5 34h:5 kn:4 351:3 1rf:3
heatwav	g	1ri:l 1rj:l 1rg:j 1rd:a 1rf:4
food:vegetable-soup	g	9s:v x4:5
food:white-pudding	n	4h4:2v 38c:11 1rn:w 3hw:k 38u:g 3hv:f i6:e 26y:7 2aa:5 36r:4 3qt:3
roux	2b	1ro:c2 1tb:x t8:x 3n0:q 1w4:k 1td:j 1te:j 280:g 3n2:c 2gt:b 24m:b 11j:a 3y0:8 1bk:6 3n1:4 24b:4 4jv:3
squashy	w	1rp:3l 2a4:2h 3td:1h 1rw:1b 50b:1a 1kc:15 2rn:m 25g:h m7:7 1rq:7 1rs:7 1e8:6 33y:4 16d:3
crout	i	1rs:p 4d3:l 4d2:d 3k1:b 1e8:6 1j2:5
bullet	25	27d:3r 1rr:2h 2o7:1z 3z3:1j 27e:17 4ph:z 15i:z 1ul:l 21s:j 2ti:i 1a9:e 3oo:b 15v:a 1ku:a 8g:9 1gh:9 ep:9 19o:8 l1:8 zv:7 1qx:6 1gn:6 2mq:6 1jw:6 2ol:5 15u:5 lq:5 11c:5 2mo:5 1rs:4 1jx:3 mn:3 s0:3
food:caesar-salad-kit	i	1rq:q 2b2:l 1mo:7 1e8:6 1b8:5 157:5
food:panko	1b	1rt:8b ia:19 1us:12 1rq:d 1rs:d 1pn:5 3ow:3
food:gluten-free-bread	n	1ru:2l 52k:1s 5d4:19 2en:b 4a8:a vl:9 a3:7 4fr:5 2rl:3
food:roasted-chickpea	k	2ig:13 2kf:k 4au:d gi:4 217:3
harden	i	1rw:1m t2:b 2lj:7 16d:6
food:ranch-dressing	k	4x4:2h 3rm:p 1s2:l 1o0:l 1s0:d 3q4:7 1rz:6
winc	v	1s0:1j 5mk:15 17a:k ya:i 29v:i lv:e 1wm:c 1w9:b 1dr:9 1s2:7 h0:5 pw:5 333:4 23a:4 1d2:4
food:caesar-dressing	1m	1rz:33 3cf:1x 51q:1h 4wz:s 397:p 1s6:p va:o 2b7:n o9:m 4he:l h0:g v3:d 1m6:d 1o0:c 45v:a 1q8:9 1rx:6 ch:6 2b2:6 35h:5 1m5:5 18e:4 87:3 2p:3 1s3:3
khatta	i	1ry:v 1s2:v 3lt:i 3ls:b 1rx:b 3lp:5
food:aioli	15	1s1:9r 35j:p 3ib:k 1s2:g k1:d 35m:c 1s0:a 1rx:6 2t8:5 1o0:5 pw:4 35l:4 d5:4
food:blue-cheese-dressing	g	1s0:10 1rx:m
food:lettuce	7i	1s3:hw 18e:1j 13v:1g 4pb:1b 3rg:14 4w4:11 52g:10 1fu:p 4w7:n 2z0:n gi:n 5eg:i 1me:i 1nn:f 26r:e 36f:e qg:e 1id:c q7:b 14h:b 13k:b la:b 3ku:b 3sa:9 1ih:8 407:7 2l4:6 1sa:5 1f4:5 lw:5 2ho:5 2gx:5 x:4 2g:4 160:4 1p5:3 4bo:3 4a3:3 2at:3
freshen	w	1s6:2h 2lb:16 51x:j 28x:j 1md:h 1bb:f 45z:e la:a 3dj:9 4zi:7 18e:7 5kk:7 25t:5 yq:4 3al:4 2g8:4
spinner	10	1s5:8m 22i:4 1x3:4 1ac:4
reviv	y	1s4:2s 1fz:15 1s9:11 1en:n u8:i 10r:h 2o4:g 1q8:c 1s6:c 1s3:9 1pk:9 uv:5 51x:5 34z:5 1k3:4
spinny	g	1sb:f 1s5:8 1s6:7 1sa:6
perk	1n	1q2:21 1ug:13 4ry:u 13v:r 1ny:n 4rz:n 1s6:j 543:h 23u:e 1mv:c 166:b 3m9:a 3hj:8 3rm:7 4p5:6 1s8:6 qo:5 33j:5 cp:4 1px:4 3m3:4 3wh:4 4ra:4 1fz:3 1wm:3
coupl	24	4xt:22 1s6:1t 37u:1m 34s:1m 5c6:1h 57a:16 41m:13 4r5:11 497:y 4uz:v 5f0:v 558:u 3gb:t 1rp:s tm:q 2m2:o 4xi:n 4tz:m 1w6:l 4if:l 260:i 24m:i 33t:i 14v:h 3ie:g 3td:e 35a:e 351:e 4jq:d 2kf:c 36t:b 44x:b 2gb:b 32q:9 3hr:9 3fg:8 3fh:8 1dh:8 1p2:8 4ik:8 4r8:7 3ey:7 1vs:7 1fz:6 3hq:6 2dw:6 x3:6 18a:6 152:6 2sp:5 1k2:5 35t:5 4jp:4 2hl:4 1il:4 l0:4 4ju:4 4i7:4 4r9:4 3b7:4
food:watercress	k	1t6:n 1t3:k 1t7:h 1s7:f 1sb:e 1t4:c sh:b 1t2:9 1s5:8 1s6:6 3hk:5
butterhead	g	1s7:i 1s5:9 1s6:8 1sa:7
swing	g	3na:1a 4y6:v
outdoor	m	2jg:2e 1sd:1c 2jb:u 1qx:6 1up:6 195:4
mark	3m	1se:dp 5hy:2t 255:1u 5n3:1r 1up:z 2sf:y 31x:u 2p8:r 2yi:m 250:j 54c:i sb:g 1ng:f 3r:c wq:9 4a5:8 4wc:8 i8:7 1zl:7 24j:7 1et:6 3e:4 1go:4 m2:3 np:3
shakshuka	1g	1sf:6k 5io:2g 4pt:1a 3gl:18 4ne:16 1rk:o 2t6:m s5:g z6:f lf:e 4zi:a 1dw:a 1ly:9 1y2:9 3po:8 z0:7 20k:5 4ld:5 2l3:5 3mq:5 3mn:5 1sh:4 4lf:4 1a9:4
theyr	1ed	1sg:el 16n:8t 1q6:2b 3ui:10 58i:x 26f:s 26g:p 26a:p n3:p 12q:o 24l:o dy:n 1sk:m fm:m 40f:l 13a:l dz:l 13z:l 7s:j l1:j 3jd:i fc:i 2pu:h 59:h 1bi:h p8:g 25k:g si:g 2my:g f1:f 17p:f 5t:f 1ny:e 2x:e ep:e 3bz:d pm:d 5b:d 3og:d 3xq:d 3hl:d rs:c 1lp:c 1hc:c 1q4:b 2kf:b 8g:b lq:b v0:b 2ex:a k8:a 17f:a 33h:a kv:a 24k:a 51b:9 199:9 279:9 5aw:9 1jp:9
snotty	t	1sf:1h 14j:10 1sh:t 1km:t 1y2:c 3po:6 11q:5 3mq:3 3mn:3
huevo	i	1sf:s 4h5:i 38u:8 4h4:7 2jp:7 i6:7 18i:3
ranchero	m	35r:v 1sf:s 36z:m 66:l 1n6:9 4h5:8 r8:8 1pi:7 38u:4 4h4:3 2jp:3 i6:3
hollow	19	1sk:7r 4y1:18 28c:y 2lo:j 3na:h 24q:g 267:f 20x:d 2xq:d tk:b 2gt:7 19p:7 224:7 306:5 25g:4 1cg:4 1f5:3 225:3
stamp	17	1sl:5z 57d:1x 3rz:13 3s0:13 2iq:x 41k:u zk:h 3lb:h 4en:g lt:g 57c:c jk:9 3tu:8 zn:6 3tw:5 13s:4 24i:3
carrier	k	1sn:13 1sq:n 37g:g 27k:d 1y3:c 2rx:9 1sp:9 1so:6 2lu:5 1gy:4
ridiculous	g	1sq:s 1sm:m 1sp:b 1so:8
palak	p	1sn:10 1uh:r 1sq:l 3qh:j 1t6:i 1sm:h 3qi:g 1t3:f 1t7:e 2pq:b 4fa:a 4fb:a 4f9:a 1t4:a 10l:9 1sa:8 1t2:7 2mx:7 189:6 104:6 3n4:5
kadai	t	i3:29 1sn:12 mq:q 1sq:m 1sm:h 2yb:h 1uv:h 4jz:b 3v5:b 2xx:a 2p9:9 3ei:8 3eh:8 3ej:7 3ds:7 3dt:7 3ek:7 2yo:6 242:6 20u:6 1ox:4 3dp:4 330:4 32w:4 332:4 32x:4 3dq:3 2ue:3 2yc:3 2yf:3
heav	i	1sn:14 30m:s 1sm:j 1sp:9 r:9 1so:7
tong	2d	1sr:cf 4lu:2i 15l:x 3pi:x 13n:o h0:n 29u:k 2of:f zx:9 336:9 334:7 v0:4
food:goats-cheese	17	1ss:af 4wk:s 1sx:q zc:l 4fq:g 1sv:b 1sw:b vi:b 1st:5 2cu:4
food:dairy-free-cheese	k	444:33 1sx:1h 1sv:a 1sw:a 445:4
sat	9o	46u:36 1su:1m 55y:1e 1e1:1e fn:16 mb:16 345:11 vu:11 2eh:11 44z:10 6q:v ng:t 27d:t 55a:q 1jk:q 2z1:o 39x:m 3q7:k 4ro:k 2pw:j 1sx:j 2li:i nd:i na:g 324:g 4o1:e 1je:e 3qf:d 12m:d 2er:d n2:d mt:d 3qg:c 2aa:c 12e:c 10p:c 472:c ea:b 5e:b 67:b hb:a 55n:9 nb:9 22q:9 2tr:8 1sv:8 56g:8 4s1:8 1sw:8 17k:8 m6:8 rg:7 22m:7 zu:7 33h:7 a7:7 220:6 2pn:6 bh:6 18q:6
advert	g	1sx:1a 1sw:j 1st:9
melty	g	1sx:1a 1sv:k 1st:9
food:raclette	g	1sv:u 1sw:t 1sx:e 1st:d
alternativ	1r	23i:3j 1sy:1w 5l3:1m 1xg:12 1sv:w 1sw:v 2xp:v 221:u 1p:t 2jl:q 3g8:f 4o0:f sy:e 1st:e 2c9:e 1xh:e 2om:e 2c6:d 34i:d 214:c 1sz:c 1zn:c 1mf:b 2bv:9 39g:9 4dk:9 32a:8 y8:7 30k:7 44n:7 2ca:7 1zm:6 tj:5 44o:5 kr:5 329:4 1vu:4 1vn:4 1ex:4 2c7:4 2vb:4 1wu:3 1ey:3 1j4:3
food:ricotta	1e	1sz:a4 3oz:m 1w4:l 3bb:c 356:c 2j2:b 1v1:9 1u5:9 2xs:8 1bk:6 3ba:4
food:gruyere	12	1t0:8q 447:o 100:b
food:gouda	v	1t1:7a 4pi:o 100:c vi:4
drab	k	58l:1o 2sx:13 1t6:m 1t3:j 1t7:h 1t4:c 2su:b 1sa:a 2sv:a
brightness	g	1t6:p 1t7:j 1t4:d 1sa:b 1t2:a
gorgeous	k	1t3:q 1t7:n 3rf:i 3re:i 2ds:h 1sa:e 1t2:c 3rd:c 3ql:c 2jt:a 24d:8 33v:6 409:4 1so:4
army	10	16s:17 2uu:z 1c3:x 50d:r 4m8:q 38c:m ll:j 260:e xu:c 3hw:c 17q:b 18a:a fs:9 2fa:7 12t:6 4jq:6 3st:5 34u:5 4if:5 134:5 34w:4 4p2:4 4jp:3
uniform	g	1t3:q 1t7:n 1sa:e 1t2:c 1so:4
vivid	g	1t6:o 1t3:l 1t4:d 1sa:b 1t2:a
pond	w	2n9:2z 3ox:10 3mn:10 3b3:n 3b2:m mf:m 1t6:i 2sw:i 1tg:g 1t3:g 2n7:e 1t7:e 1fx:e 3r0:c 1t4:a 33e:8 1t2:7 2oc:7 3mo:6 284:6 xu:4 11o:4 2n8:3
chlorophyll	e	
carb	1k	1ta:8k 39b:2a 5ei:21 3ou:1s 564:1j 1tb:y 3r:r 1pk:o 1td:j 1te:j 3fe:g 1ia:c 3fg:a 3fh:a 39f:6 1ku:6 5ej:4 xk:4
food:romesco-sauce	i	1td:z 1te:z 2n8:l 1tb:d v:6 q9:4 2n6:4
chowder	t	1tc:5m 1tb:z 3mk:o 3mj:o 1td:k 1te:k 2kl:g 3mh:e 2oh:c 1ev:6 3ug:5 3uj:4 3uh:3
ajo	g	1tb:1n
blanco	g	1tb:1n
food:red-lentil	1d	1tf:5z 32b:z 2mr:w o6:r a1:9 5l8:8 3oe:7 56w:6 3cr:5 2mp:4 2mo:4
food:tomato-soup	1e	1tg:7s 2sh:1r 4oi:1n 5h6:1j 3ao:15 5h3:11 5h4:11 4rw:k xc:e x2:d 3gs:d 52e:c 4fp:b 33k:a 4fq:7 33z:7 3b5:5 4fo:4 3xg:4 1w0:3 lg:3 ly:3 18n:3
food:burger-sauce	g	1tk:s 1rd:c qs:6 ly:5
whizz	1y	qj:20 21o:1a qx:11 53y:l 3om:h zf:f 1rd:f qb:b 1rt:b 1pn:9 35q:9 1qo:8 1nz:8 21q:7 4wu:6 af:6 qc:5 1qr:5 5ay:5 5ax:4 2ju:4 1o0:4 5ep:4 q4:4 2c0:4 4w9:4 op:3 52c:3
food:flavoured-milk	w	ly:1i 1tj:13 2a3:x 2s9:q xc:o 4w2:o 38k:j x2:j 28k:d 2s8:a 2s7:9 2s2:9 1zr:8 2ac:6 fr:5 2a9:4 2s5:3
salmorejo	g	1th:q 1rd:c qs:6 ly:5
settl	v	1tl:32 2sf:q 1gl:j 1qj:b 1cm:6 tm:5 121:5 222:5 1ek:4 qn:4
food:strawberry	3v	1tm:gf 4cy:1m 3pt:1c 3zh:14 5cn:10 22p:q 1nv:q 29l:n 1we:l 3i8:k kz:j 28p:h xd:g 1vl:c ch:8 dv:7 26u:7 2n7:7 wt:7 381:7 23p:5 2qt:5 1bx:5 580:4 28m:4 4fy:4 3rc:3
winter	2g	1tn:88 4hj:1q 35w:1p 36t:1d y3:18 5ma:x 3ws:t 3wp:q 18u:p 382:l 3xw:k 1sq:f 1tt:c la:c 1q2:9 1ts:7 26u:7 1tv:7 1tu:7 5h3:6 5h4:6 26y:6 36r:6 1xb:6 3zc:6 1i8:6 3st:5 1tw:5 34h:5 1f2:4 22p:4 22r:4
tom	15	510:1s 4pn:1p 1tt:12 od:r 1tx:m 2be:c 3sv:9 4ix:7 4lk:7 la:6 3wh:5 1xd:5 2bk:5 am:4 4ir:4 4ja:4 186:4 1ts:4 1tv:3 1tu:3 h3:3
perfect	17	3li:1k fr:14 15e:x la:s 3rq:s 14i:o 2js:l 3o8:k 3c5:k ri:k 3c7:j 3c2:j 3tc:i 262:h 470:g 1tv:f 1tu:f 224:e 1n7:d 2sa:d 2jt:d 3jh:c 1ht:c 2iw:b 1tw:b 1nz:b 3e2:a 3e1:a 3tb:a 32m:a 32o:a 3n5:a 3e3:a 3e4:a 4pa:9 3nf:9 3e0:9 2ju:9 3c6:9 3b1:9 306:9 32l:8 1o0:8 2l8:8 3e6:8 3c4:6 3na:6 2fh:5 1w1:5 11i:4 1r8:4 14k:4 111:4 385:4 3c3:4 nl:3 3r9:3 y6:3 3lj:3 2ou:3
cotton	w	1tq:3m 56d:27 1q2:v zz:t 4au:j la:i 3t7:e 27r:b 1tv:a 1tu:a 1fl:a 1tw:7 1h8:7 2k6:5 1tn:5
wool	w	1tr:3s 56d:2a 1q2:v 31z:u zz:r 4au:j la:i 27r:i 3t7:e 2yf:e 1tv:a 1tu:a 1fl:9 1tw:7 1h8:7 wp:6 1tn:5 320:4 2d3:4
cheer	g	la:t 1tv:f 1tu:f 1tw:c
january	r	5e5:2b 3rc:1c 3sv:15 3nv:u 1to:m 1tn:m 558:j 1tx:e la:c 1ts:7 1tv:6 1tu:6 1tw:5 27o:4 4sq:3
europ	g	la:s 1ts:g 1tv:f 1tw:b
strawb	g	la:s 1ts:g 1tu:f 1tw:b
capres	i	la:r 45e:n 45b:h 1ts:g 1tv:e 1tu:e 45a:8 1e3:3
food:cherry-tomato	1i	1tx:8p 1de:1v 5h7:w 2nx:c 389:9 1dd:7 4r8:4 35o:3
food:pie-sweet	1k	1ty:ad 33r:1o 2au:p 26z:k 2ap:j l0:i 29l:c 491:8 lu:7 2dd:6 3pk:6 1gh:6 34o:6 3de:5 1ks:5 gq:5 46w:5 46x:5 kv:4 2ol:4 35o:4 3o7:4 lv:3
shepherd	g	1tc:g 1pv:6 1u3:5 8e:5
cottag	n	3kj:14 2xg:s 4hc:i 472:i 1tc:f 1pe:9 4mq:8 1pv:6 1u3:5 8e:4 4kr:4 1n4:3 4hb:3 2xp:3
menu	v	1u1:3q 2dg:14 2b2:l 1jd:k 4cw:k 2cz:j 3k1:i 4d3:d 2u3:b 1tc:b 3qs:a 4d2:8 1mo:7 8e:7 1b8:5 1tz:5 157:5 1pv:4 rw:4 2df:4 1u3:4 1j2:3 4ca:3
goulash	n	2k7:17 4d:q 3bg:p 3dm:j 3dl:j 3dn:g 1tc:a 3aq:9 2k5:8 3bf:5 3b7:5 2sw:5 1tz:5 4gl:4 1pv:4 1u3:4 8e:3
stovy	i	1et:c 1tc:b 8e:6 1tz:5 1pv:5 4d:3 2sz:3
spicier	m	1u4:1o 1i0:r 1pt:m 1ht:7 1q1:4
ragù	p	1u5:2q 2cs:1d 2m2:h la:8 ee:6 rq:4 2sp:4 4m0:4
strand	19	3pg:4t 1u6:3v 4wy:24 ot:1a 4ck:x 1u8:v 3z5:m 24q:j 4v1:h 45v:e 55u:7 1ek:7 24b:6 2qf:5 jf:5 4jv:5 4jy:4 48z:3 1jz:3
transparent	n	or:s 2pz:r jt:h 17q:c 5bd:c 17r:a 34u:4 1u6:3 1u9:3 yr:3
knot	15	4us:1w 2at:1u 1u6:12 55l:r u7:p 5jp:o qt:o zt:d 1jz:d 3z5:d q0:b 45v:8 24b:6 29v:5 17q:5 4jv:5 55u:4 17r:4 oe:4 4jy:3 ht:3 1j6:3
food:pasta-salad	y	1u9:49 1x9:16 378:q 3ca:n 2sj:n ly:a 2e0:9 2si:8 z9:7 ns:7 31g:7 3ld:6 2fa:6 du:6 3lg:5 pf:5 ff:5 1o4:5 3le:4 1d0:3 2q7:3 hy:3
shower	12	1ua:4f 5im:2d 3t2:1p 2r2:y f8:w 1u1:w 12u:p 2z5:j 17q:d 17r:b 8v:9 1u7:7 2dl:6 2dm:6 41m:5 1u6:4 41l:3 8t:3
glass	b8	1ub:k7 3fb:24 3vm:22 5ar:1u 4g4:1c lt:1c 1lf:19 4yy:16 ls:11 4ri:z 3zw:x 1m6:x 35w:r 2yp:m 33j:l 32f:i 351:h 24q:h 2cl:g 3ed:f 33k:f 3:e 2ix:e 5fv:e 3kh:e 3vj:d 1jb:d 220:d 54t:c 3p6:c 1ug:c 3yh:c 29n:c yv:b 314:b 37k:a 2se:a 3p7:a 3i1:a 1gr:9 1l5:9 1y8:9 1v9:9 oy:8 1um:8 23x:8 3wp:7 47j:7 4z9:7 lv:7 5w:7 47k:7 17q:7 3be:7 2a3:6 d0:6 33i:6 p4:6 2cj:6 1kz:6
swill	y	587:11 5gl:o o3:a 2vq:9 163:7 3yi:7 34q:5 11q:4 kc:4 4p3:3
japcha	p	1ud:2r 1i0:1b 17q:d hy:b 17r:b 2h9:b 1u7:8 1er:5 1u9:4 1ot:3
springy	y	2io:22 1dj:1g 1z4:11 2k8:o 2ps:o 3ai:m 2p:f 1b6:f 2kq:e 1ue:d 3ov:7 4dj:7 2gt:6 1az:6 2a6:6 27r:5 5s:5 26x:4
say	4d	1uf:fc 1uk:10 4r7:s 2zr:k 2qy:i 1uj:i 2zs:c 4iu:a 4ip:9 4ic:9 4jj:9 4j0:8 21f:6 4j8:6 4jn:6 4jc:6 3it:5 2zv:5 4kq:5 4in:5 2qz:4 4hx:4 4ia:4 4iw:4 4jw:4 4ht:4 4l6:4 4id:3 ua:3 4jm:3
improv	w	1s8:1j 15x:1g zr:18 1uk:17 17i:13 4yj:11 4yi:11 4ra:m 1uj:l 1v9:e 3rf:7 3re:7 48j:6 48y:5 2ec:5 3rd:4 1t4:4 3ql:4 2jt:4
tru	1t	4q1:1t 4w4:1l 2fl:1g 1so:1f 2jj:19 4vm:18 55e:16 1uk:15 2tm:z 2vb:z 1h6:z 1gv:y 2a1:p 4ez:o 16p:o 32q:l 5aw:l 1uj:k 2ku:k 2pr:k 138:j 5h0:i 4p3:h o4:g 2ft:f 2oh:e 1ne:d 1l4:d 3s4:d 2wg:b 1vm:a 29p:a 216:a 1j9:9 1fn:8 227:8 24i:7 2fu:7 434:6 1i1:6 16j:6 3bw:5 3bv:5 3by:5 3bs:5 ax:5 48j:4 433:4 1vh:4 2dz:4 1vn:4 2xb:4 2kw:3 2kt:3 x3:3 233:3 3bx:3 2fo:3
buffet	47	1ui:8t 3sy:1v 4gk:1o ui:1i 377:1a 106:13 1x3:y 4gr:x 10n:t 3ik:s 47b:m 50s:h xi:h 3sa:e 1u1:d 5jx:c 1xc:b yy:b 190:a 4xt:9 iz:9 13v:7 136:6 nc:6 19g:6 3ny:6 50v:5 12m:5 1uk:4
morra	m	38w:1i 1uk:17 1fn:r 4ni:c 1rn:b 4l9:a 3xt:7 3xd:5 7o:4 4oj:4 1ug:3
mezz	g	1uj:15 1ug:6 ua:4
pellet	n	1ul:4j 2vx:d 2b3:c 1b1:8 4e:5 2vv:5 2vw:5
cat	19	1um:6z 4zp:27 4wa:1h 4zs:1c 1ul:1c 3y8:16 3y4:h 3y3:h 3y5:b 29g:a 4o3:9 345:7 3ed:5 4lp:5 3zs:4 vt:4 3zu:4
litter	g	1ul:1d
percent	22	1uo:a4 ox:15 1ul:14 3ox:12 t8:y 247:t 28l:s 4s:q 1mn:p 1uw:o 1bx:l 2zr:j 3ww:e 3wy:d 3wz:d 2zs:b 2n5:8 2zx:7 19y:6 1un:5 21s:5 2fd:5 2gy:5 2ha:4 1ff:4 15c:3
ridg	10	1up:2l 195:1h 556:1g 255:s 5do:r 4ao:o 4an:m bv:j 3nl:g 3nm:f 1ur:e 1sd:8 on:7 2fy:7 21t:7 1uq:5 5kr:5 j0:4 gt:4 gu:4 46q:4 ql:4 2p1:3 1xd:3 11m:3
hint	n	5b3:1u 1pz:18 11d:t 3s4:r 2wg:n 1uq:j 1ur:i 4ra:b on:a 2jj:8 2g7:5
ruffl	k	1ur:3s on:b 1uq:8 35f:6
food:cornflake	y	1us:85 1rt:1a 1pn:4
scatter	1w	5fg:1z 2uh:1z 3z2:15 16c:13 1ut:12 22o:y 4uf:w 40l:v 56h:r w2:k 43e:k 22s:j zu:h k6:h 10e:f w7:f 1nf:c 3ie:a 1jp:a 39n:9 3fn:9 1lo:9 15o:9 135:9 1yn:9 105:8 169:7 22b:6 1nr:5 sd:5 g8:4 54t:4 4p5:4 2dv:3
thinly	p	3l8:17 3fy:16 1v3:k 2z4:f 1v2:e 1ux:d 1lm:a 111:a 1v1:9 2z5:7 1dt:6 1df:5 458:4 24s:4 1v0:3
food:frozen-mince	1v	1uv:68 4uy:1v 3t4:u 32p:r 33t:q 3jb:l 1v2:j 1ux:j 26:g 1v1:d 30d:9 30c:7 1az:6 e1:5 3jg:4 1v0:4 s:4 1v3:4 1r0:3
semi	17	239:2x 1uw:14 2cy:13 2wd:o 1v2:m 1ux:m 4r2:g 1v1:f 39f:e 15z:e et:b 19z:a 2s6:a 12x:a 1w2:9 2ds:9 1zn:8 tk:6 tl:5 1v0:5 1v3:5 2bl:5 24d:4 2hx:4 1w0:4 1r0:4 2ka:3 1zm:3
carpaccio	g	1v2:v 1v1:l 1v0:7 1v3:6 1r0:5
wobbl	2g	1uy:72 29d:5p 2m4:4u 4ye:1w 2l9:1q xi:x 2m2:n 1v2:l 1ux:k 3mk:k 3mj:k 2a9:j 2it:i 2iu:i 1v1:e 28k:d 2iy:b 3mh:b 1q0:b 22c:9 23p:7 1ev:5 2cr:5 1v0:5 1v3:4 5s:4 2j0:4 2j1:3 5kf:3 372:3 2ac:3 1km:3
froz	19	3jg:2b 4aq:q 3ze:q 3uy:q 1uz:q 502:o 4ar:9 2m8:6 2ai:5 k:5 1c5:4 4s0:4 3d3:4 36k:3 468:3
shav	k	1v3:39 54p:19 1v0:l 5e0:5 5dz:5
philly	m	1ux:19 2ot:n 2m1:m 3oz:d 1sz:c 356:a 1v0:a 1r0:8 200:6 21q:3
cheesesteak	i	1ux:19 2ot:n 2m1:m 1v0:a 1r0:8 200:6
shaving	k	1v0:30 2z4:h 1ux:b 2z5:8 1v3:5 24s:5
sharpen	n	1v4:3d 5b2:1o 1v2:n 1ux:n 1v1:f 3pd:e 2yw:a 1v0:5 1v3:5 25b:5 1r0:4
afterward	p	4pd:w 1qe:s 34i:l 279:i 2ak:h 2qi:e 56d:d 2h0:d 36a:d 1aj:8 17k:6 36b:6 2bk:5 13d:5 21m:4 fa:4
food:cider	37	1v6:h3 4ro:1e 3ao:w 1uz:n 2by:m w9:m 1y7:i 1yi:d 3ds:c 3dt:c 20u:a 1wj:9 3dp:7 1ky:7 3dq:6 26v:6 2yf:5 435:5 33z:5 3br:5 1vn:5 i3:4 3dr:4 1cf:3
food:spirit	15	1v7:60 4xw:1o 56y:1g 1vl:12 1a2:z 34t:y 1yi:r 1y7:f 2cj:e 1vn:e 1vb:a 1ve:5 3bt:4 2ck:4 2cl:4 1v9:3
caught	cr	1v8:53 1vp:4p 119:40 b5:1h mr:14 1ls:v 1vd:t 2rk:t 3k7:r gm:k az:i 33p:h mg:e 9a:d a6:c 3bg:b 3o:9 3r5:8 jr:8 47u:8 17b:8 112:7 3a0:7 1va:6 1f:6 3rv:6 60:5 3bm:5 1gr:5 3yi:5 8i:4 47j:4 47k:4 3az:3 12q:3 f5:3
food:brandy	1w	1v9:9z 27c:2a lh:1b 1vf:13 1vj:w 1vc:9 1vb:8 3q1:4 3pz:4
flar	y	1va:5r 1vg:15 3xu:n 3sg:k 3v6:g mr:d 1vf:b 1vd:7 mg:5 hh:4
food:alcoholic-drink	62	1vb:h4 1v9:18 1vj:12 1vg:u 1wj:o 27c:m 1v6:j 426:j x:i 2gs:i 31b:h 2lt:g 29m:f 3o4:f yv:d 1vf:d 3br:c 48j:b 2dd:9 1v7:8 2oe:8 1hj:7 1wi:6 3tt:5 gj:4 z2:4 2cq:4 45i:4 2wu:3 1vc:3 3o5:3
food:sherry	1b	1vc:8k 1v9:1r 436:p 2cq:n 3br:8 2ck:7 1ya:5 3q1:5 1yi:5 3pz:4 1vn:4 44n:4 37k:4 1vb:4 2cj:3
alight	v	48j:1n mg:n mr:h 5k2:e 5k3:e 1vd:d 1v9:b 1vm:9 1vh:5 1vo:4
flamb	g	1vo:j 1vg:a 1vi:8 1va:7 1vm:5 1vh:5
whoosh	p	1vg:29 3y1:18 3nb:m 3nd:i 48j:e 1va:9 mr:7 3my:6 3na:6 1vh:5 3ne:4
eyebrow	k	1vf:1c 1vm:s 1va:f 1vh:f 1vo:f 1vi:6 1vd:6 mr:3
extractor	p	1vh:3j 1vm:p 3y4:i 3y3:i 1vo:d 3y5:b 4hx:8 1vg:6 1vd:5 3y6:3 3y9:3
hood	m	48k:2h 32g:z 1vm:q 1vo:h 1va:b 1vg:8 1vd:5 mr:5 2zm:5 30x:4
food:whisky	w	1vj:5s 1vm:n 1vo:h 248:h 3ht:d 1vh:d 247:d 48h:c 1vn:c 1v9:a 2vb:9 3bt:9 1vg:8 20j:7 1vi:7 3bw:4 27c:3 1w1:3 n0:3 3bv:3 3by:3 3bs:3
ma	3x	41b:1d 33e:1b 1q3:1b 18p:15 1t8:14 3qm:14 2q2:z 22k:y 191:u 2e7:t 2q7:s 1nb:p at:p 27x:n 1vn:n 3nf:m 1xi:k y6:k 4hf:j 3vj:j 2ix:j 28f:i 1r8:i 3ly:h 1u1:g 30u:f 42d:f 288:f 16r:e 1x1:e 3fa:e pf:e 3ot:e 2yb:e nm:d 1xb:d 1xe:d 361:d 33f:d 31j:d 28b:d 106:c 1ve:c 3p6:c i7:c 1x0:c 2a6:c 18y:c 1bp:c 2dd:b 1zn:b 3ku:b 35d:b 2ft:b h4:b 1fx:b yl:b 3ju:b 2lt:a 1ki:a
food:liqueur	r	1vl:3m 1ca:10 3i3:x 1v7:m 1v9:i 1ve:8 27c:5 1vo:5
suzett	k	1vh:1b 1vg:m 1vm:i 1vd:i 1vi:h 1vo:a 1vj:6 2vb:3 1v9:3
au	17	2cl:1p 2jv:1j 4f:w 17:o 466:o 465:m 3k1:k 3jg:i 1et:h lt:h wg:g 1vh:f 1lh:e 4d3:e 2co:d 1vt:a 2ck:a 3br:9 1vg:9 1v9:9 1vj:9 4d2:9 1vb:9 19r:8 4ca:8 1vi:7 2vb:6 3gq:6 1vd:6 1vm:5 30h:4 30g:4 1j2:4 2cj:4
poivr	i	1vh:v 1vg:i 1vi:e 1vd:b 1vm:a 1ve:4 1vj:4
999	e	
asid	1v	1vq:5g 50e:2a 51i:23 5f2:12 276:y 284:j 2qy:j 2he:i 2hk:h 2hn:g 4da:b 40w:b 1oh:b dw:a 2hq:a e8:9 1lh:9 1vu:9 4j9:8 1vn:8 2fr:7 1ji:7 1vt:6 2hj:6 pw:6 tm:5 2qz:5 17:4 2hp:4
sear	2p	1vr:c6 xl:19 2kk:17 3dq:11 4r3:x 1f0:o 3op:n 2xv:l 2ku:k 2oa:g lt:a gn:7 1zj:6 1cr:5 4ko:5 16j:5 1lh:5 1vu:4 30d:4 1vn:4 46:4 2kw:3 2kt:3 1vt:3 2uq:3
bloody	29	2fp:2f 2dh:14 b9:12 1vs:l 2do:l 40t:l 1cc:k 1s9:j 28i:i 13l:h 3sw:h 16e:h 2im:c 23m:a 24p:7 2df:7 1b1:7 2jb:7 28j:6 xa:5 3xx:5 2il:5 xl:5 x9:5 501:4 al:4 4w:4 dc:4 nj:4 rl:3 2gn:3 32t:3 3q:3
grand	12	3su:19 136:10 2jh:z 2rf:p 4p4:m 29l:f 1lh:f 1vu:e 1vn:d nh:c 27k:a 1y3:9 2rg:9 2dd:8 2rx:7 11c:6 1sm:6 2ad:6 yr:5 1my:5 2lu:4 1jp:3 1dl:3
coq	14	2cl:1t 2jv:1k 4f:t 466:n 17:n 465:m 3jg:i 1et:i 2co:i lt:h 3br:g wg:f 1lh:f 1vt:a 2ck:a 19r:8 2ke:8 3bt:6 30h:5 30g:4 2cj:4 3gq:4 yv:4 1vb:3 3cp:3
creamier	y	1vv:3k 4y0:3h 4ec:1j 2ts:z 1vw:w 34u:s 1h:l 1lx:d 1vx:8 3rt:6 5e9:6 5e8:6 1vz:5
porag	g	1lx:g 1vx:b 1vz:7 1he:4
swear	r	1kg:1d e1:z 1vw:u 266:r 2ds:f 1lx:c 4kv:b 24d:8 2sk:7 33v:5 1vz:5 1an:4 409:4 261:4 4i7:4 25u:3
pinhead	p	1vy:26 293:11 a2:b b6:a vb:3
health	r	230:1a 1vw:w 2hh:v 201:s 232:m 3cp:e 2hs:e 3cq:e 1lx:d 2hz:b 2hu:b 1vx:8 2i1:7 2hv:6 2hy:6 2uq:5 2fo:5 2fp:4 2i2:3 2d3:3
food:oat-drink	5b	1w0:f9 1w2:45 246:3j 3uc:2k 5mi:1r 239:v 4hi:v 3r6:u 15y:m 1uw:9 1w4:8 2bv:5 tl:5 4ns:4
ratio	14	1w1:5t 5a0:1m 440:j 1gr:j 1vw:j 235:h 47j:f 47k:e 43b:e 248:e 2bl:c 247:a 3ht:a 48h:9 3s9:8 1lx:7 v7:7 1uw:7 2af:7 2wd:6 20j:5 1vx:5 a2:5 43j:4 470:3
food:plant-milk	1b	1w2:3x 3r6:2v 246:1i 3r7:x 1w0:r 2cy:k 239:h qo:6 23r:5 1uw:4
baby	ra	1w3:d8 1zu:38 2d4:2x 2d2:26 2cd:1o 1je:1l 2w7:1e zm:1d 11b:1c 2fr:1c 3u3:1b 19d:19 3u5:13 2db:10 2kf:y 2mh:x 1cb:x 1m1:w vq:q 1bj:p 2cf:m 1av:m 18s:l jm:l 1fu:k 19c:j 1hz:i 2if:h vf:g 3jg:e 4l7:d 1ab:b 4bb:b 7x:a 41m:9 25l:9 ke:9 2du:9 ed:9 t7:8 284:7 4rc:7 17:7 xc:7 4ov:6 iv:6 34m:6 2dc:6 ss:6 3tv:5 4o1:5 zk:5 2he:5 2xe:4 2hg:4 31y:4 9g:4 1j9:4 1fz:3
cow	y	3uc:1r 2j4:1h 1w9:w 2ds:t 246:r 24d:f 3sc:d 2gi:c 3cl:b 2gj:a 33v:a 1o6:a ti:a 2gl:9 1w8:9 2gk:9 3c1:8 409:7 eq:6 yr:5 2dh:5 1gs:4 1an:4 1w5:4 3cm:3 12x:3 1sz:3
doorstep	m	1qb:2y 225:1g 1w9:t 1w8:8 198:8
sho	10	2k6:37 1w9:r 1w7:n 2jj:j 1s9:g 2jm:e 3k:d 1pn:d 2p7:a 1w8:8 fk:7 3s4:6 2wg:5 2gp:4 260:4 3og:4 3a:4 1lp:3 1r0:3 1w5:3
leather	2e	1w7:42 389:2g 2k6:1w 2o4:1h 2h7:1d 2jm:15 1bi:12 1w6:p 27h:n 2st:n 1gz:k zy:j tk:h 6w:h 1lp:h 18g:h 3k:f 3og:f 28k:d 387:c 1fb:c 2gp:c 467:c 1r0:a 2jj:a 2jk:a 1z4:a 1gq:9 10l:9 1w9:8 1so:7 pe:7 2ac:6 45:6 4l:6 48e:6 44:5 2dh:5 12l:5 u8:5 3kq:5 469:5 38:4 3s4:4 2jt:4 2qi:4 nf:4 2a9:4 3po:4 1oe:4 2wg:4 1w4:4 48f:4 41h:3
medallion	i	1w9:18 4ff:u 1w8:g 23z:9 1w5:5
cheek	i	1ry:12 1w8:l 1w9:f 1w5:9 1ia:3
thickest	k	24p:16 2j5:q 1wa:m 2j4:9 2im:3 2j8:3
flabby	15	1wb:1y 14e:w 2yp:u ms:j 1ob:i 2ag:h 3n7:g 2ju:e 47f:6 32:6 1h7:5 1wc:5 1wg:4 j9:4
render	k	4a5:y 250:n j9:b 1wg:8 1wd:4 1wb:4 24b:4 4jv:3
bow	m	350:p 30y:l 310:f 311:c 1wc:b cd:a 1wg:9 j9:9 1wb:5
saucer	p	2u4:1i 1we:1d xd:19 3nb:m 3nd:i 1wc:f 1wg:d 23p:a 1wd:7 1wb:7 3na:6 j9:5 3nc:4
dom	1d	1wf:55 b7:2n 22f:1n 49g:13 3na:m 1we:i 220:g 1wc:9 3nb:8 3ne:8 2uw:8 1wg:7 576:7 j9:7 3nd:7 bv:6 226:6 7g:6 3r9:5 sz:5 12k:4 2dv:4 142:4 11h:4 11i:4 1wd:4 1wb:4 29v:4
bent	i	1au:t 5gx:h 32f:d 1wc:b j9:9 1wd:5 1wb:5
spatula	20	1wh:6e 3ee:1r 33q:x hu:s 8u:e 18z:b 3zg:7 359:6 2oj:6 2y1:5 1ax:4 1ww:4 3ck:4 13g:3
food:beer	2t	1wi:e0 37k:1b 5ix:17 41u:x 1wn:n 2it:k 2iu:j 2rf:i 3i1:i 2rg:i 1y8:f 3br:e 3hz:d 3m4:d 2iy:c 1q0:b 2cl:b mw:b 16s:7 179:6 gc:6 n1:5 2al:5 1cg:5 2o8:4 2j0:4 2aj:3
food:apple-juice	y	1wj:8i 1x6:m 2p1:9
food:alcohol-free-beer	g	1wi:a 1wo:5 1wk:5
strongbow	i	1v6:o 1wk:3
balanc	2i	1wm:3m 23a:31 2zm:1r 554:1o 4tq:1m sk:1h 2xq:18 m0:17 4tc:v 2c1:q 3ra:o 5k1:o 48p:k 5n6:j 5f0:g 5mk:f 3fe:f 26y:e 20k:e 23q:e 1eb:c 1ia:b hb:a 2xk:a 1md:a 3fg:9 3fh:9 2uq:9 1wk:8 2j9:8 4sr:7 1x1:7 1qa:6 1ku:6 k3:5 1kh:5 3gn:5 3gl:5 4y6:4 1ry:4 3pt:4 1wi:3 3i8:3
food:stout	p	1wn:2t 1wi:1k 216:7 3bt:5 37k:3
carbonnad	g	1wk:r 1wi:7 1wl:3
0	e	
05	e	
energy	w	1wr:6f 502:1y 3zs:y 35b:u 2ry:g 24l:d 3zy:c 1x0:6 29g:4 3zq:3 3ks:3
food:date	7t	1ws:ku 1uq:2k 1wu:1f 51w:1f 27b:1e ju:17 1zt:15 4xd:10 53g:z 32r:m 27f:j 4aq:j 3ze:j 3ie:i 11d:i 2io:d 2ba:d b2:a 2vl:7 1mn:7 4ar:6 1bc:5 1c5:5 2dw:5 y5:4 1bi:4 15v:4 1at:4 u9:4 32u:4 1zp:3
food:truffle	p	1wt:1u 50c:1a 1wy:k gf:a 28p:a 1wr:8 28m:7 s2:7 2qt:7 486:5 1en:4 1wz:3
food:dried-date	10	1wu:a2
found	5t	1wv:5l 36b:21 1en:1s 4zr:1p 582:1i 3uu:1i 4pf:1e 38m:1b 2qc:1a 23w:19 1b8:18 4ri:15 34w:14 3uo:14 5eq:14 5ge:13 1ns:13 2o8:13 29q:z 5ho:y 4ef:x 31j:w 4pt:v 460:v 1bf:u 2ve:s ju:s 49c:r 4p1:q 46d:q 535:p 1c7:o 28x:m 3ip:k 20z:k 1do:j 4w1:i 1xi:i 1nh:h 1b1:g 348:g m7:g 20v:g l0:f gl:e 2pm:e 4hp:e 200:e 1zt:e um:e 39d:d 4u6:d 4sm:d 4sn:d 2bj:c 1jk:c 4za:c 3q5:c 49d:c 13j:b
shatter	10	1ww:1f 53o:10 1lf:z 254:y 3or:t 1wt:s 53n:r 13s:q 26j:n 33q:m 1wy:e 26o:c 3aa:c 289:a 2qo:8 1kg:7 1fe:7 3g2:6 hp:5 1wr:5 sq:5 3zg:5 1is:4 29h:4 hq:3 47z:3
food:granola	2g	1wx:af 3rb:36 1x0:29 2wj:28 525:1p 5il:12 2ah:k 292:k 191:b 1m2:b 1wt:9 371:9 15u:9 11a:8 g2:8 by:7 13b:7 i2:5 4sw:5 3hu:5 2yq:5 27d:5 1wy:4 21u:3
ladoo	g	1wt:11 1wr:7 1en:3
clarty	n	4x6:1h 40i:14 1wt:r 1yw:q 1kb:p 1wy:d 1nn:d 1kz:d 14s:9 1z1:5 1wr:5
food:cereal-bar	y	191:2w 1x0:2h 53e:2d 1wt:l 1wr:c 1wy:a
food:nut-butter	n	5n5:2d 1eb:o 33f:l 4ek:c 4el:b 33g:8 33l:8 33m:7 3qv:7 30d:5 qn:4
food:cocoa-powder	50	1x2:io 1eg:y 3ms:p 4bp:m 266:h 3mc:e 3mb:e ox:d 3en:c 3em:c 3eo:c 49l:c 3md:b 1fv:b 3ep:a 3gk:a 1bh:8 28l:6 qt:6 1yk:5 3el:4 1z5:4 4bq:4 23n:4 4br:4 sj:4 1mn:3
kuku	y	1x3:2l 2ab:1u 1q3:1q 3i4:1j 11m:14 2k9:u 1y3:q 4mq:n iy:a 2ky:7 510:4
safely	3b	5f4:2u 3bj:2f 1x4:2b 2z8:2a 3ey:1o 19x:1i 2z6:18 13l:17 34v:16 i8:15 b8:13 3xi:13 1j4:z 302:x 275:v 33k:u 25a:t 2f4:t 3ec:r 1ke:p 383:n 4p2:m 5fo:k 44x:g mf:e ry:d 2wm:d b4:d 29k:d 1vm:c 40t:c 3t5:b 2do:b 2jb:b 1fn:a 1x3:a bg:a 2mw:9 3xx:8 ff:8 32h:7 io:7 2z4:7 3sg:7 o4:7 3t7:7 wa:6 19m:6 3yj:6 o9:6 d9:6 37r:6 1hm:6 ic:5 1ew:5 37o:5 n0:5 1dx:5 1vh:5 4bb:4
terrify	10	1x5:2j 3c3:1g 27v:1g 1x3:p 3l1:l 3xf:j 2lv:i 3l0:h 2z4:h 2oh:h 2kp:d 3kx:d 3ky:c 3kz:b 9d:b 3xg:b 2oj:a 1l7:a 2z5:8 3op:7 4we:7 2oi:5 24s:5 2kh:5 q:4 1wa:3
land	10	1x6:3l ao:2q 4g1:1d 3il:v 1x3:q 3vh:k 1wj:8 3in:8 3im:8 25m:6 227:6 1zi:5 3vi:5 pn:5 17:4 ri:4 1mu:4 3io:4 ny:4 2nk:3 3vc:3 3ec:3 2qb:3
ton	29	55n:13 3yt:11 2uu:y 55x:x 4zk:v 1dr:v 1o9:u 1i9:u 3mi:s 4wz:s 1x3:p 3g5:o 34f:m 1pw:k 2ry:k 3o8:k 1ys:j 2fv:i 3pt:g 2z5:f ko:d 1pu:c 1al:b t2:a 45v:a 3n5:a 3nf:9 2i7:8 wv:8 4v9:8 19y:7 3m2:7 3m0:7 118:7 3m1:6 117:6 3lv:6 1pz:6 4sr:6 2fh:5 5aw:5 23a:5 k3:4 11i:4 2g7:4 3lw:4 1r8:4 jz:4 17e:3 32z:3 17d:3 4w0:3
disaster	15	1x8:2h 4n2:1u 58o:19 fj:t th:r 1zy:o 4v1:j 1x3:j lg:e 2s5:b lu:b 13n:8 2aw:7 45r:7 45s:6 45q:6 45t:6 2q5:6 4ln:6 193:5 hu:5 mn:4 3pk:4 17y:4 1kt:4 15k:4 489:3
sabzi	y	11m:2b 2n9:13 378:12 3ks:y 1x3:p 3m8:n 3lx:l 31g:i 1u9:g 3fu:c 3fq:b 3m7:a 1wr:9 3m6:8 1zc:8 1n3:7 43d:6 3fw:6 3fv:6 34b:6 1i8:5 3a2:5 1d0:5 291:5 3m9:5 189:4 1ip:4 3m3:4 3lw:3 1md:3
beaten	1b	1xa:2y 3p4:1j 3yn:v 1u8:v f6:n 3p3:l 1lh:k tp:k 206:j 12d:f 43q:e 43r:e 43p:e 1rb:e 2ad:b 3r:9 2tz:8 2tp:7 18t:6 yx:6 5mj:6 28h:5 1us:5 3ng:3 3ni:3 356:3 3e:3 211:3
food:tinned-fruit	1e	1xb:8g 2ht:12 59q:z l9:p 3zh:f 59o:d 1xe:c 1za:a 15k:5
garden	5y	52o:3j 1xc:2l 1de:2g 5im:2b 377:2a 10s:1v 1nk:1n 2tk:1g 1ui:1f 4px:1a 2sd:19 3ik:19 1ig:18 5ll:17 r:17 4pd:16 4u1:15 1p9:13 4zn:12 5h3:12 5h4:12 50s:11 186:10 31k:y 11:y 2o1:x 43f:w 3rl:v 5do:v 36a:u 169:u 1j9:s 52f:s 1iq:s 51p:r 15q:r 51n:q 4t6:p 2ws:o 167:o 15t:m 4su:l 10v:l 3yv:l 4pf:k 2mx:h 1iy:g 10u:f 5hn:e 3yz:d 2bh:c 571:c 3i2:c 10h:b 1xd:b 10k:b 4zz:a 43b:9 41w:9 41y:9
greenhous	v	56a:22 556:1i 3yr:18 fw:q 1xb:e 186:e od:b 3ws:6 4xl:6 1to:5 j0:4
oz	1b	1xe:7r 2wg:r 1xb:m 2w2:g rh:b 1xp:4
food:bakewell-tart	p	2c8:2l 1xf:2e 2oy:v 1xb:k 4gg:f 2c9:6 2c6:6 22r:5 lv:5 4gh:3
food:freekeh	p	1xg:66 vg:m 1xh:4
food:giant-couscous	m	1xh:5e 1xg:n vg:8 1xk:6
food:pearl-barley	17	1xi:8m vz:v 1xg:c 5ic:8 vk:8
nearest	y	5ii:1c 2b7:11 3af:10 3fo:w 1xj:w 1xg:q 1xh:q 40x:h 3gx:f 1tf:e 4e2:d 2as:d 3gv:d 3gu:7 98:6 zc:6 187:5 44b:5 3dr:5 1cz:4 4yo:4
dalia	i	1xh:1i 1xg:g vg:7 v7:6
food:millet	e	
food:buckwheat	g	5ch:1u 1xm:f
food:refried-beans	w	1xn:75 3q7:1k 1xr:b
food:baked-beans	1d	1xo:92 3tl:f 1xq:f 1ma:a 2vj:9 4sp:7 1xr:7 1xn:5 1xs:4 44h:4 3r7:3
pouch	1g	1xp:7e 4tf:1l 1am:w pg:v 12z:n 1xu:l 48m:b 4l8:b 1gp:4 17o:4 1y5:4
food:butter-bean	1e	1xq:7s qm:2d 3tl:1j 1xn:13 1xo:e d4:6
heinz	n	1xo:1c 1xn:13 3hs:r 4sp:d
pinto	t	1xs:3w 4sp:2d 1xo:q 1xn:m o4:6
food:black-bean	2k	1xt:9u 2mq:1h o4:12 1xo:11 4sp:p 36t:l 1xs:f 1xn:b 32i:b 1hq:a 4vm:8 db:7 eh:7 3tl:5 4ed:4 1uh:3
shortcut	1i	1xu:2b 4ri:1h 3p0:15 is:12 5l6:u 2ey:s 1ir:q 5et:p 1sz:o 4ai:n e9:m 1xn:l l4:j 454:j 2dp:f 53v:e 394:e 152:e 4qr:c 1fv:a p1:8 4lt:8 12r:7 242:5 1xw:4 1xx:4 1ws:4 lf:3 2tq:3 1xp:3 34e:3
refry	m	1xn:w 4sp:t 1xr:i 165:6 345:5 vt:5 324:4 9i:3
cassoulet	g	1xn:p
haricot	g	1xn:p
rugby	w	3yk:26 4v9:u 1q8:r 17i:r 5i5:k 2go:j 4yc:g 2vs:e 1l8:d 2sy:c 2j7:8 32i:8 35r:6 v5:6 1y0:6 4jq:5 4if:5 dp:4 ud:3 1y2:3 1jv:3
club	10	3yk:1z 50v:10 2h6:u 32i:u 1q8:t 3ib:s 5i5:s 2vs:e 43q:c 43r:c 43p:c 1bb:b 2jc:7 35r:5 1y0:5 d5:5 1xy:5 490:4 4gm:4 1us:4 q9:4 1ix:4 1pn:4 1y2:3
caf	r	1ej:q 37b:m 29j:m 1mc:m 29i:l 3yj:l 1jj:h 35q:g 266:f 1y2:d 37e:d 1jv:c 1he:b 3r5:8 2pl:7 3rv:5 1xy:5 3yi:4 1z5:4 1n0:4 1xz:4 58:3 1y1:3
houseful	t	v5:1a 54u:16 300:d 30o:b 19g:8 19w:7 ud:7 uj:6 1y0:4 22j:3
benedict	r	35p:1a 477:n lf:h 3po:g 1y0:d 2l3:a 3mq:a 3mn:9 1jv:7 1sf:6 479:6 1he:6 2q2:5 1h9:5 47a:4 1sh:4 1z4:4 1y2:3 3kx:3
oil	n	1y3:18 1kp:k 2j3:j 27k:c 21x:9 1uu:9 1sm:7 p4:7 1gi:5 2lu:5 326:5 3eb:4 1gy:3
food:dijon-mustard	1y	1y4:8q 4ty:2q 1y6:2b 1y5:11 br:r 1ye:q 18i:e
wholegrain	14	1y5:3o 4ty:1k 1gp:16 1y4:11 1y6:t vz:c br:9 1ye:7 1xi:6 18i:5
food:english-mustard	1m	4ty:48 1y4:3b 1y6:2a 1y5:1x br:15 1ye:11 18i:t
food:malt-vinegar	19	26v:3b 1ya:2g 1y7:23 1ky:1e 1yf:y 1yg:w 436:t 1yi:n 26t:b 1y8:9 y7:7
food:wine-vinegar	v	1yg:3k 1y8:39 436:1f 1yf:12 1ya:b 37k:9 1ky:6 1y7:4
food:whipping-cream	1b	1y9:6g 3h9:1o 5e2:1o 273:k 1yc:g 49y:f 6o:b 22e:a 2jw:9 tg:4 3gw:3 29l:3 3i8:3 3oz:3
food:malt-extract	v	1ya:4h 1qn:t 436:s 1y7:g 1yf:c 44n:9 1ky:9 44o:7 5ku:7 1yi:3
sinus	g	1yd:h 1yh:h 1y8:a 1y5:8
whip	42	1yc:cr 1y9:1w 3oy:1n 22e:1m 2uw:y 4w2:t xc:o 270:j 2gn:h 273:f 3p1:e 2l5:d 2pl:b 1h8:b 5e2:a 5e3:a 53g:8 o2:6 1mx:5 3tt:4 2dd:4 vv:4 nz:4 z2:3 14i:3 2gt:3 19p:3
synthetic	g	1yb:f 1yh:f 1y8:9 1y5:7
food:american-mustard	t	1ye:2y 1y5:1l 1y4:w 1y6:p 18i:d 4ty:b br:4
food:balsamic-vinegar	1d	1yf:90 1jb:x 436:c 44t:b 1ya:a 1y8:a 1ky:a 1y7:8 2ay:7 1yg:4
food:sherry-vinegar	n	1yg:3r 1y8:2i 2wz:7
interchangeabl	g	1yb:f 1yd:f 1y8:9 1y5:7
food:distilled-vinegar	m	1ya:1b 1y7:1b 1ky:9 1yi:7 5ku:6 26t:5 26v:4 436:4
mildest	e	
harsh	1n	162:4t 1yk:32 3ma:1r 5hc:1a 5hb:1a 3m6:18 rk:q 3v6:p 49n:i 1gn:h 2vk:h 1ft:f 1zj:c 1ma:a qo:9 10k:9 1ya:8 23r:8 1yt:8 1yq:8 12u:8 1yf:7 1yu:7 1i3:7 1a0:6 1yr:6 43u:5 26v:5 jr:4 km:4
food:radish	1w	1yl:d1
sting	2k	1ym:58 41b:1q 1it:1o 2e7:1n 17j:1l lh:1l 5gb:1d 4po:1c 16k:15 3et:x 41c:i 3eu:e 2j7:b 3v7:9 b4:7 1yo:6 a9:5 1x6:5 1vh:5 21z:5 1iz:5 53z:4 1iu:4 1fw:4 1kh:4 3v6:3
food:pickled-onion	n	1yn:2p 1yt:g 1yq:g 1yu:e 1i3:d 1p2:d 1yr:b ti:8 35t:8 q7:5 35y:3 35x:3 1yo:3
water	p	h0:1c 11d:18 4wa:j 470:g 1nz:a 3uu:a 3a9:9 1yt:8 1yq:8 1o0:8 1ym:7 1yu:7 1i3:7 1yr:6 1w1:5 39w:4
tam	1b	1d7:1j wu:18 11d:17 303:p 1i9:l 51w:k 1pw:g 1fs:f 1pu:e 1al:d 2ga:d 1ma:b 2u7:b 1of:a 1y:9 55d:8 4z0:5 1ht:5 1yo:5 18p:5 1hn:4 1gd:4 b3:4 cg:4 qi:3 118:3
vicious	g	1yt:j 1yu:g 1i3:g 1yr:e 1yo:4
pyaaz	i	1yt:n 1yq:m 1yu:j 457:g 3n2:e 1i2:a 1yo:4 1yl:3
pur	y	1ys:28 4c4:1y 1hw:19 3ot:12 2b2:q 2c1:m 3m0:l 1x7:j 3rj:f 1yq:f 1yu:d 1i3:c 1yr:b 3ou:a 4ja:a 4ub:8 47e:6 2hp:5 18p:5 183:5 3rh:5 3ll:5 2b0:5 1i9:5 3gn:4 1q1:4 1mo:4 xo:3 4ir:3 2az:3 1ra:3
evil	g	1yq:j 1yu:g 1i3:g 1yr:e 1yo:4
angry	i	1yt:j 1yq:i 2tz:g 1i3:f 12d:e 1yr:d 2u2:4 2u1:4 1yo:4
food:turnip	14	1yv:4h jg:1q 2mw:14 3pk:d 2mv:c 3de:b 2mu:7 1d5:7 ix:6 lu:6 l5:5 2il:3
patchy	w	1yw:2d 509:1p 489:13 107:s 2p5:r 14s:i 2pu:c 1y3:9 3ad:8 3ae:8 1hk:7 1j5:4 3af:4 ju:3
food:cornish-pasty	1g	1yx:5i 4w5:1v u8:1i 3g6:x 2o4:n 1ty:m pk:j 3ah:h 1ej:g 3q0:d 24l:b 4tg:a 1eg:7 1ct:7 d2:6 z7:4 1v6:3 jg:3
gloop	m	2fl:w zv:w 2rn:m 14s:l 1yw:e 1kz:3
food:schnitzel	2k	1yz:9x 5fh:2o 1z0:2b 14g:26 3ee:1v rh:1h 1xv:1e 30b:1a 3k:x 5fk:v 24e:o 14i:i nl:f 3fz:d 2xu:c 3o1:b 149:b 2il:9 4l:9 43q:9 43r:9 43p:9 2jl:9 14s:9 2is:8 3a:7 k6:7 359:6 1yw:6 4uy:6 1kp:5 gt:5 ff:3 1xa:3 1us:3
food:veal	i	5fi:2d 14s:s 1z1:4
fixabl	i	32r:u 14s:l 1yw:f b2:d y5:5 32u:5
fewer	2d	1z2:43 54v:1z 1z3:1c 5j5:1a 4qu:17 25i:q 3kv:n 4qv:n 211:m 43i:h 28n:g 21d:d 4j:d 2fn:c 2h8:c 17u:b lt:b 15n:9 1z4:8 gk:8 93:7 21n:7 1qy:7 21e:7 4qw:6 43g:6 39b:6 3jf:5 2u:4 cf:3 3hu:3 dk:3 113:3 4yo:3 1zb:3 2qh:3
curious	g	1z4:x 113:c
bouncy	p	1z3:1w 2k8:15 2kq:r 1xi:l 3po:h 2ko:g 2kr:a 2l3:a 3mq:a 3mn:a zo:8 3oj:7 3oh:6 2q2:5 1w6:5 113:4 3oi:4 1w7:4
food:brownie	5v	1z5:iq 4qf:2x 54s:1x 54o:19 21t:17 3tz:13 4bv:w 1mn:v 3yh:t sq:t 23q:r 2iq:o 29k:l 383:h 194:e 54m:e 261:e sy:d 3u2:b 2en:a 1z8:a 3i8:9 204:9 32f:8 206:8 56:7 314:6 44u:6 22g:5 4y5:5 44v:5 113:5 2cb:5 2bs:5 2ne:5 1pv:4 g1:4 3l:4 1z3:4 22k:4 2s4:4 54l:4 v9:3 18t:3 1zg:3 1ee:3 54n:3 28r:3
food:linseed	w	1z6:7s 5mn:1u 507:9 3fz:9
add	2k	1z7:ea 34g:21 26t:m cl:f 2hj:d 2yy:d 3dc:9 53m:7 2hh:7 137:7 4i7:6 2dj:5 4jz:5 4i1:3
chewier	e	
replacement	r	44o:j 2h9:i 38h:e 3oz:b 1zn:a 4ui:9 4uj:9 44p:8 386:7 1jj:7 1hn:6 ch:6 1hs:5 44n:5 1zm:5 1qn:5 12o:5 12i:4
sweeten	2i	1za:3o 3zh:1o 3hu:1a 1bx:15 246:12 59o:y 1m9:k 17z:j 1fw:h 437:f 1w2:d 33v:d 21n:c 333:c 5x:a 143:a 18h:9 2u5:8 5b1:8 15k:6 3rf:5 23d:5 239:5 3r6:5 3re:5 ya:5 187:5 h0:5 pe:4 17:4 jk:4 21k:4 3rd:4 1t4:4 3ql:4 lp:3
healthier	46	1zb:2o 2fn:2l 1qy:1m 5ag:1b 2hx:19 50w:16 2u:13 4uv:10 25i:v 2sg:t 4yb:p 18u:o 4qv:m 39f:m 2h3:l 2ds:d 1zd:b z4:b 201:a yd:9 93:7 24d:7 1i8:5 1om:5 1p0:5 2fo:5 33v:4 tm:4 2h8:4 1an:3 2ng:3 5ah:3 409:3 by:3 lf:3
sweetness	17	1zc:58 5li:1o 23a:18 1g5:10 1ze:s 5du:q 4c5:e 4i7:9 50m:8 1md:7 17z:7 38p:7 1r3:6 3pt:5 4od:4
diabetic	2m	1zd:7r 1ze:3e 2fw:1l 1c9:g 5x:d 5du:a 395:9 398:6 2hb:6 1ta:5 4c5:5 1zb:4
food:sweetener	1r	1ze:7d 1zd:1k 39f:s 21n:9 18h:9 17z:5 5x:3
food:meringue	6b	1zf:ht 5dp:2o 26u:23 5d3:1m 4y6:1k 5du:1h 1v0:1f 1jr:11 21v:10 3p2:s 4c5:r 28h:r 2mb:o 31i:n 1sc:m 2fl:l 29u:k 2ng:j 2m9:h 1h8:h 42s:f 3h7:b 1m2:a 21n:a 48q:8 18h:7 2ez:7 334:7 21u:5 l2:5 3dq:5 2j9:5 4c2:5 33s:5 1mo:5 df:4 35c:3
moist	1b	1zg:4u 2me:1j 230:15 bv:12 2xw:10 2ry:y 15i:u 47b:o 26j:m 232:k xi:j 26o:b 44n:5 1pq:5 1hd:4 ib:4 1bb:4
dens	1k	1zh:3u ca:1o 1l1:t 2kq:r 2mm:i 4qb:g 1r8:e 1dz:e 26h:c 2af:b 1bi:b 1ks:9 zo:7 zz:4 2m3:3 2al:3
opposit	k	4k1:16 21x:d 326:6 2q9:4 ny:4 2y0:4 325:3 2qd:3 328:3
metallic	r	3vf:38 2xv:13 1yk:m 2z0:l 3q1:a 3zj:a 5mf:a 5mg:a nw:9 3pz:9 1f0:9 2y1:5 2xu:4 1ag:4 15f:3
earth	1i	4vy:2b 3hg:1i 2rw:18 300:11 3yh:x 581:u 2wu:r 533:p 2bg:p 33w:m xi:l 47b:k 1ou:j 12e:i 1lz:i 2m2:d 2bv:d 1dz:c 1jf:c 4jv:c 2ln:c 3k2:b 1c3:a fj:a 1w2:8 1mj:8 3jf:6 33x:5 4jw:5 39q:5 1zl:5 21m:4 24b:4 18k:4 28e:4 2qg:4 y2:3 341:3 340:3 343:3 d1:3
meetha	i	3lx:o 1zc:9 3a2:6 nw:4 3lw:4 1md:4
food:soda-bread	r	1zn:12 2lp:r 4h5:g 1si:e 2lq:e 2il:b x7:a 2lo:9 38u:7 ct:7 4h4:7 i6:6 1zm:6 1zl:5 20v:5 3r8:4 nw:3 18i:3 35e:3 1sj:3
food:buttermilk	2r	1zn:cn 37w:i 2al:h o8:f 2aj:c 2tp:c 2tv:c wv:a 2tt:a 380:9 37y:9 3zh:8 490:8 2ai:8 37z:7 1kv:6 2tu:4 2ey:4 1zm:4 2tr:3
alkali	e	
aliv	p	364:16 1zt:e 1q5:9 1q4:8 20r:7 20w:7 ny:5 2oh:5 n7:3 1zs:3 44i:3 44j:3
sachet	24	1zq:7s 1p4:2g 293:1j 5g2:15 5g3:14 1vy:x ny:k 1y5:k 4r2:i 1e2:e 2cr:d 1jf:b 4v9:a 20g:7 4n8:7 vp:5 1zp:3 ta:3
hasnt	3p	1zr:3v 3n4:1w 3q4:1k 54s:1i 1zh:1e 47s:1b 3fw:19 3fv:19 1ja:12 3qq:z 2li:x 3bz:w 1ls:v qe:s w1:s 1tj:q 22i:o 161:n 2as:k 4n4:k 1jk:j ap:i 1lr:g 3n1:f 3gd:e 24g:e 171:e 1mz:e ks:d 5y:d 1nm:d xs:d 513:c 372:b ta:b 3r4:b 25l:9 3nx:9 2f0:9 t9:9 1h4:8 14a:8 qr:7 2ab:7 3oo:7 v0:7 18n:6 28k:6 1j5:6 ny:6 4yo:6 1dz:5 qp:4 1co:4 v4:4 si:4 3qp:4 2dn:4 3o1:4 1zp:4
dud	g	1zp:o 18p:6
expir	w	364:2f ju:20 2ba:g 35u:f 1zp:d 23w:7 nw:6 38i:5 38n:4
month	ju	1zu:b0 1w3:2h 2fr:1t 18s:1j zm:11 2dc:11 2db:y 19d:y 19c:x 11b:v 1av:u 3jf:t 2du:t 2he:q 1m1:p 577:n 5hu:k 1bj:j 3u5:i 2qh:i 1qi:i 1cb:h yj:h ke:h 3st:c 23l:b 2wu:a 2cx:a 2cd:a ss:9 2kf:9 jm:9 3tv:8 t7:7 po:6 k:6 1f2:6 2hg:6 4ov:5 i:5 2d2:5 2d4:5 2cf:5 4sg:5 1ki:4 156:4 1b3:4 4xi:4 4rc:4 vq:4 2hf:3 3s5:3 39g:3 17:3 34w:3
self	3t	1zv:bd nx:2w 17y:s 2aw:m 1zt:l 106:i 136:h 190:d n7:b 1zw:b 201:a 2an:9 19y:6 2da:6 3if:6 3ih:5 1zx:5 491:5 11n:4 23w:4 ju:4 2gy:3 1zy:3 1gh:3 361:3 ur:3
rais	3y	1zw:ag nx:3i n7:w 17y:t 1zt:r 2aw:l 201:b 1zv:b 39v:9 12h:8 2an:7 19y:6 2da:6 1zx:5 491:4 2wn:4 1zr:4 1zy:4 2gy:3 113:3
wholemeal	1y	1zx:9k 52k:1q nx:1d 201:1b 1gp:q 4ws:k 2qy:f 44f:f 5at:9 25h:7 2qz:7 25q:5 25r:5 1ru:4 1zv:4 25j:3
food:strong-white-flour	v	1zy:7w
food:pizza-dough	2b	1zz:63 24n:2b 22k:1j 2ic:1d 2qz:18 202:18 2lu:14 3ja:13 ny:v nn:n 30k:b 1zy:a 215:8 hp:7 2li:6 251:6 1ik:6 1e5:5 2rg:5 3jc:5 hq:5 252:4 1e7:4 27m:4 248:4 22m:4 ta:3 t9:3 25c:3 30l:3
uk	15	200:6n 44c:1q 21o:1m 3k7:x 1zy:r 2kc:j 439:h 438:g 1bl:c t4:c 1mf:b 170:b 18j:b 3tt:a qw:9 2ox:9 z2:9 3a1:8 1i6:6 me:6 28k:4 2dd:4 3tu:4 2ly:3 21q:3 2dp:3
food:wholemeal-flour	17	1zx:41 201:3r 564:w 58u:m 25q:j 2aw:g 2an:f 2ax:a 2b4:4
food:chapati-flour	n	1zz:20 1zy:f 2qy:d 27o:9 3o3:5 2f8:4 2qz:3 2tu:3
00	k	203:y 1zy:r 37q:g 36m:c 1ai:7 4ld:5 45g:5 4lf:4 1a9:3
toughness	g	206:m 18t:a 205:3
combin	15	205:4n 4yp:1h 2a3:s 4c2:n vt:m 16v:e 2oa:e 4jz:9 2xa:8 209:7 2xb:7 127:5 22d:4 14o:4
tunnel	k	204:o 3o8:n 3l5:d 20c:c 3n5:b 3l4:b 3nf:a 18t:a 14f:8 3l9:7 2fh:6 11i:5 1r8:4 206:4
means:mixer	9h	207:fw 18t:1h yx:18 tp:w nz:w 335:w 205:s 1xa:r qc:o o2:n 56o:l qj:k x2:i 1gg:i 1pe:h 2k0:f 5mm:e 3p4:e qb:e 2y7:d 208:b mz:a 3os:a 3bm:9 2qz:9 16v:9 2t6:8 qx:8 2qy:8 36x:8 2yy:7 hp:7 os:6 r4:6 qt:6 30d:6 1yc:6 3l4:6 3go:5 3p1:5 3b5:5 3bp:5 29p:5 2xh:5 58k:4 1uh:4 1cq:4 2xa:4 33k:4 zv:4 hq:4 22e:3 3bn:3 2xe:3
mixer	7o	208:ea 18t:29 yx:1e 335:z 2xa:q qc:o 3p4:o 1xa:n qj:l nz:k 56o:k 1gg:k 1pe:j 3go:j 207:j 205:i 2k0:f o2:e qb:e 3os:c 3bm:b 2xb:a 1yc:a 2t6:a r4:9 2qz:9 qx:8 3p1:8 2qy:8 36x:8 2y7:8 hp:7 30d:7 3l4:6 3bp:6 qt:6 3b5:5 3fr:5 2xh:5 r9:5 tp:5 2xe:4 271:4 58k:4 33k:4 hq:4 1cq:4 3bn:4 24r:4 3ns:4 2a3:4 zv:4 3oy:3 3bo:3 3bq:3 16v:3 os:3
streak	1v	209:8b 20c:1o 4f4:14 18t:13 31z:r 46h:m 49y:m 28p:l 2m3:h 514:e 2jw:d 2yf:c 1n3:b 3ne:a 20r:8 20w:8 1q5:8 423:8 205:7 1ki:7 wp:5 3gw:5 6o:5 zx:5 q0:5 3p5:5 3q7:4 320:4 421:4 2d3:3 3pg:3
death	r	2a3:15 2sb:10 4dd:u 204:k 206:h 2n9:d 1pm:b 2uk:a 3oq:a 24l:a 18t:8 279:7 3h1:5 2gp:4 3mn:4
elastic	17	20b:40 22m:1o 3os:p 1ra:o 3ea:n aa:m 3ov:k 3ai:k 2ks:k 1cy:i 2lr:h 5j5:a 4p3:a c7:a 2gt:9 39d:9 2lq:8 49d:8 18t:7 u7:5 205:5 5j6:5 2ky:4 25j:3
strok	i	1v4:n 2yw:h 3l7:d 3l5:d 3l4:a 14f:8 2yv:7 3l9:6
action	k	20d:1n 20i:q 20g:d 20e:b ta:5
food:fresh-yeast	t	20e:4r 20g:k ny:i 20i:f 20d:6
conversion	r	ro:54 20i:p 2zr:m 20d:e 2zs:7 20f:6 15c:6 20g:5 2zx:3
food:instant-yeast	t	20g:4l 20e:1g 20i:f ny:b 20d:6
activat	i	20g:s 20e:p 20i:j 20d:6
activ	n	20i:4e 20e:o 20g:o 20d:8 20h:4
baker	r	20j:2w 248:u 2qr:t 22z:r 22x:q 20i:l 247:g 22u:f 20d:c tc:c 14a:b 22t:9 20e:9 1dv:9 tf:9 3o5:7 1uo:6 t5:6 3xq:6 20g:5 2rx:4
wak	12	4pt:1c 3m4:1c sr:1a 23b:1a 5b4:19 41l:u 20g:t 20e:q 2xe:n hb:m 1a9:d 5a5:d 4zi:b 3ra:9 20i:9 1ly:8 48d:8 20d:7 4l7:6 4ld:5 2qg:5 20h:5 4qt:5 41o:4 2gf:4 4lf:4 3vq:4 2l7:4
rapid	i	20d:h 20e:d 20i:8 20g:7 dc:5 pl:4 1li:4
khameer	g	20i:l 20d:c 20e:9 20g:5
german	y	5mv:28 5my:1z 5ms:1v 40p:1k 4au:1b 20n:1a 2bj:18 4al:u 4ak:t 20i:l 1fv:h 2as:e 1d0:d 20d:c kb:c 20e:9 1mx:8 1tn:7 36i:7 3gg:6 12x:6 23z:5 20g:5
brewer	g	20i:l 20d:c 20e:9 20g:5
woken	e	
beginner	w	20q:43 5bm:22 2yv:1b 2qb:n 1qq:n 20r:9 20w:9 1q5:8 1v4:8 yn:8 3l2:6 2yy:5 1hy:5 ta:4 263:3 b3:3
aceton	g	20w:a 1q5:9
neglect	g	20r:9 20w:9 1q5:9
nail	12	4qd:1b 42b:13 2s1:10 2yn:u 2z6:s 3vj:m 2e7:b 41b:b 2uq:a 25k:a 4hg:9 1q5:9 4w3:8 3nu:7 13n:7 20r:7 20w:7 458:7 3l4:6 498:5 2qn:4 3mf:4 1gg:4 2jw:4 t0:4 a9:3
varnish	i	3ds:f 3dt:f 3dp:9 1q5:9 3dq:7 20r:7 20w:7 2yf:7 i3:5 3dr:5 15z:3 1gd:3
holiday	t	2xg:p 4hc:k 472:j 35e:f 1zm:f 3jg:f 2rk:e xv:d 2x4:d 1q5:9 1pe:8 4lr:7 20r:7 20w:7 2uj:6 2x6:4 2x5:4 4mq:4 4hb:3 31p:3
food:rye-flour	g	1q5:9 20r:7
22	y	20x:6e 267:1n 21i:8 10x:7 5dv:6 15n:5
hunger	e	
furry	r	20z:1v 15d:1e m7:r m4:h 23f:g 34p:a 35o:6 35f:6 xz:4
timetabl	k	212:2w 210:1c uq:a 1dz:8 3jk:8 2l7:8 3jj:8 31f:3
stretch	4r	211:9r dm:3q 3km:3j 2lk:2c 4xo:1o 1z2:1m 59i:1c 28n:12 2hl:w 1q7:u 3ra:t 19z:s 3h3:p 52s:n 3jf:m 22q:m 4j:i c7:h 13u:g 3kl:g 1p3:e 3ea:e 1ly:d 1zz:a 1pp:a rb:a 4v:a 1q6:9 bq:9 1d0:8 354:7 4i7:7 nd:7 1o2:6 5j5:6 5iv:5 1cp:5 447:5 29x:5 29y:5 2a1:5 1zr:5 156:5 23l:5 3gj:5 3gi:5 4sr:5 1t1:4 rs:4 tj:4 3h1:4 17u:4 i2:3 4bo:3 34a:3 mn:3 u7:3 39q:3 4od:3 5j6:3
schedul	i	210:25 1dz:7 uq:4
weekend	2v	uu:1a 30o:10 347:y 38m:w 348:p 106:j 349:g 1b3:b pj:b 23q:9 uk:9 1dz:9 216:8 27z:8 4gm:8 3uv:7 3uw:7 um:6 r8:6 1k2:5 1l:5 uv:5 2ry:5 15m:4 2h6:3 351:3
basket	36	214:a3 304:3f 309:2q 2xj:1r 2cv:1d 3wx:y 2xk:y 3ww:n 3zj:n 3x2:h 252:e 2ir:c 2y1:b 251:9 253:8 14c:8 ub:7 256:7 5ci:6 2xp:6 1dz:6 yn:5 p4:5 460:4 215:4
prov	1g	215:9b 3nz:10 2lt:l 1dz:k 2ja:e 4jv:a 4hd:8 27i:8 ta:6 3nv:6 27o:5 2xt:5 3o4:5 24b:5 4jy:4 1zz:4 t9:3 2lu:3
yon	t	37k:q 3ac:m 2rn:m 3rj:j 1wn:f 3e3:d 3e4:d 3bt:d 2ft:d 3e0:d 1dz:d 2fu:b 3e6:b 32n:9 2dd:8 3a7:7 18p:6 3rh:6 1i9:6 37l:6 3bv:5 3by:5 3bs:5 385:5 2fo:5 bl:4 27r:4 3df:4 3a8:3
troubl	12	52y:1e 1rv:r 4xh:n 3c3:n 2hs:l 1jg:k 2d3:k 2hz:g 2hu:g 2hr:f 1dz:d 3i9:c 35a:c vi:c 4au:b 2i1:b 1zd:b 34a:a 44h:a 2fv:a 2hv:9 3r7:9 fl:9 2hy:9 j3:8 148:7 3ch:7 rx:6 2sr:6 300:5 43z:5 2cu:5 2i2:5 po:5 gi:4 tb:3
lively	g	1ka:s
16	10	219:56 29f:25 2n3:n 37t:j 1a2:c 267:9 1li:9 4jq:7 4if:7 4gm:6 4jp:4
240	g	1xe:e
96	g	3ww:f 3wy:e 3wz:d 2n5:9
98	e	
teeny	g	21e:1b 21h:5 21j:5
pullet	i	21g:12 21d:l 1nk:3 lt:3
want	57	21f:99 4qy:18 4qx:18 w3:13 221:10 40z:x 10t:t 31x:m 2mh:h s5:g 4ik:f 3c:e 4rf:e 4in:d 4j1:c 4ip:b 4kc:b 4j8:b 4is:a 27l:a 4jj:9 4j2:9 19v:9 4j4:9 4iu:8 dm:8 1uf:8 4jk:8 21d:7 4it:7 4r5:7 mc:7 3it:7 4jn:7 4j3:7 hy:7 2dj:6 4ig:6 4ht:6 4id:6 4kb:6 4hu:6 4iv:6 4l6:6 3b7:6 4im:5 4i4:5 4j6:5 4iw:5 4ib:5 4kq:5 4il:5 4jw:5 4i5:5 4iy:4 4i1:4 4jo:4 4ia:4 15w:4 4ii:4
food:quail-egg	w	21g:6a 21e:1a lt:r 21d:9
53	e	
63	k	411:17 412:17 2ow:10 1cc:k 21i:7 24p:3
73	e	
food:icing-sugar	3p	21k:gt ks:o 23h:b 3en:a 3em:a 3eo:a 18h:9 3ep:8 23e:5 6x:4 23d:4 3el:3 21n:3 23n:3 4cn:3
food:dark-brown-sugar	v	4q6:1q 21l:1e 21m:16 1ma:g 18h:d 21n:b 18n:7 187:4 3hu:4
food:demerara-sugar	1k	21m:8g 21n:r 187:p 18h:f 21p:d 4q6:4
granulat	1r	21n:4o 57p:2h 18h:1w 187:16 21l:15 21m:d 21k:7 4q6:6 17z:6
superfin	g	21o:f 21q:b 21n:6
crystal	10	26n:13 21m:w 37b:k 5y:i 36u:h 35q:f 37e:c 9r:b 1ub:a 489:9 2pl:6 v4:6 4p4:6 21n:5 1le:4 21k:4 1y0:4 18h:4 21l:4 1k8:3 qe:3
speckl	i	21o:13 1v1:e 3of:8 tg:6 1oo:6 21n:3
finer	v	21r:2l 1qt:11 q4:i 21q:g 18h:e 2y7:c 25k:6 21o:5 2nh:5 564:4 14h:4 j1:4 r3:3
softer	1i	21s:44 1z0:1z 52z:1y 51w:1c 3no:1b 46u:16 5j3:14 55n:v 3tj:t 4st:r 11d:r 4ss:p 47b:n 2mw:i xi:i 15i:h 1o9:e 34f:d km:c 1oe:c 1rr:9 162:8 1r5:8 114:7 1ek:7 l4:6 io:6 5fi:6 1eg:6 25y:5 4w3:5 333:4 6h:3
bundt	p	21t:58 58t:k 3j4:d sq:6
parchment	2g	21u:3o 21v:20 1bq:1q 11v:1e 16y:f 2ah:e 2y6:6
greaseproof	1b	21v:65 21u:2o 1bq:n 30k:b
circl	20	21w:c4 47y:1h 3af:1e cx:14 28h:x 4hp:s 458:q ja:p 2lt:h wj:h 3o4:g 26i:g 2le:e 2q0:d 2py:c 2vh:c 2q3:b 21x:7 21u:6 c7:6 16y:4 2q2:4 21t:4 3o5:4 3o7:3 31n:3 3nz:3
groov	i	21x:2z p4:4 326:3
taller	n	4wb:11 3jh:z 54e:x 3q7:i t7:g 2h6:b 2o8:8 gc:8 55o:6 482:4 fq:4 nv:3
scrunch	p	21z:2y 5gb:21 3dj:1n 1o7:o 3bh:j 4bk:h e5:5 342:5
flatten	2d	220:ah 51d:2k 3gr:20 3xk:1n 3r9:q 22f:p 2x4:j 1d1:h 217:g 43q:e 43r:e 43p:e pa:d r5:c 3jh:b 2ln:9 1us:5 21y:4 2qg:4 467:3 4k1:3
mustnt	10	4nv:1f 3ja:14 1gv:z 73:u 2bv:s 1g8:p yl:l 223:h 1kg:g 1ze:e 51v:c 222:c 1lr:c 1sy:7 58:7 13a:5 3jc:5 2n1:5 2a3:4 5az:4
desperat	m	5lq:20 24w:1p 1tl:r 223:d 32h:c 1kg:c 592:6 3nn:3
element	i	1kg:k 4am:h 222:e 4by:4 221:3
food:cake-case	12	224:80 226:v hw:e 4v9:8 nc:7 1la:4
centimetr	1m	1w5:2b 4hq:1s 4w8:1c 2w1:18 1k5:12 1hz:12 1la:y 30s:v 1ld:o 1g2:n 4rh:m 4p9:j 3e:g 27r:f da:e 2dz:a 2js:a 1k7:9 nf:9 3j2:8 4s8:8 4y1:7 2pd:7 2s5:7 1pm:6 2jt:6 29z:6 29x:6 29y:6 2sr:5 220:5 2ju:4 1pl:4 58w:4 kk:4 30q:4 4gk:4 pb:4 2a0:3 26m:3
cas	1p	226:bb 1ah:1c sz:p 21t:m 485:b 2o2:a 6x:9 3nl:7 224:7 3nm:7 11i:6 bv:5
floor	30	227:9d rh:1k 42l:1a wk:18 bl:12 21y:10 22o:u 1z8:u we:m 11i:m 22j:l 1bo:k 27q:j mh:i 22s:h sz:c 32q:a 1lw:8 bd:6 2o2:6 lt:6 3xn:5 3xm:5 1ju:5 3xo:5 3xl:5 22b:5 3xp:5 11j:4 2y8:4 1z2:4 226:4 3bm:3
empty	4i	228:9o 3rp:28 44x:24 2qc:1n 3lw:1e dw:1b 15s:1b 3v9:15 530:15 18b:12 1mb:10 2i8:y 3a1:v 2oz:t 2hc:r 2xy:p 4ev:o 23g:n 1us:m 4sc:l 4sd:l 4sb:l 48o:l 2n0:k 1n7:j 37m:i 1p:i 4r2:h 2qv:f 4dl:f 4r3:f 2vl:f 48p:e 1fv:e qz:e 3hu:d lz:d 1nu:d 1y8:d 2um:c 1im:b 30k:b 4ee:b 293:b 2yq:b 18l:b 3b4:a 3b3:a n7:a 434:a 3b2:a yo:9 2ub:9 ty:9 1h2:9 3qb:8 2n7:8 1mw:8 2f5:8 jo:8
18	14	229:2x 373:1q 558:17 1ab:n 2ae:l 537:l 4hf:l 52:k 4v:h 1rr:g 2m8:b 4ld:7 2ef:6 4hg:6 4lf:6 4hh:5 tn:5 1a9:5 13c:4 4ll:3
sweaty	i	nl:g 149:a 38v:9 38t:9 u0:8 22b:6 bv:6 38s:4 38r:3
food:fruit-cake	m	30m:15 22o:10 2lf:10 22s:k 2lg:j 2ob:b 2sh:5 2sc:4
food:cheesecake	3r	22c:eh 29l:17 23p:10 22p:x 2d7:u 1li:s 2lv:p 356:k 2xh:j 1jf:j qs:h 3bm:f 29u:e 2jz:e 267:e 3bp:8 336:6 3j3:6 49y:6 2ye:5 3bn:5 32j:5 3j4:5 1v1:5 wp:5 3bo:5 334:5 3bq:5 2cr:5 3xw:5 3oz:4 2xg:4 z9:4 4hk:4 4hl:4 1a2:4 2jw:4 2dd:3
food:sponge-cake	t	42u:2g 28e:15 3r4:r 22h:q 2oa:p 1wf:h 357:d 2ez:d 3yn:c 3jo:c 3jp:a 3jl:a 22d:9 4c2:9 3jn:8 3jt:8 3jq:8
peak	2v	22e:be 2fk:18 pi:h 2gt:a 1yc:a 26z:9 1jj:9 273:6 25f:6 1jl:4 24b:4 1y9:4 4jv:3
hump	k	b7:1p 1wf:t
food:christmas-cake	t	22g:43 22n:1i 3lm:x 1wf:k 3n9:e 1ma:a 2vj:9 3ln:6 1nh:6 194:6 3nj:3
tier	n	22h:2n 22d:1e 357:t 1wf:e 2dp:e 2h7:c 2fi:4 29q:3
anyway	3x	5mc:2k 2ql:2j 3mx:2g 5go:22 1pz:1r 3t4:1q 1m2:1n 4ym:1n 32h:1j fx:14 11p:10 1zr:z 2ad:y 2o7:v 1ix:u 1b8:r 45h:q 50p:o 1s5:n 435:l 1wr:k l1:j 26t:h 3nh:g 2fq:g il:g 2ag:f e9:f 4xw:e 36c:e 3de:d vz:d 2ff:d j5:c 2lt:c 29q:c 1dp:b 3o4:b 80:b 36d:a 3ks:a pr:9 1hp:9 kd:8 1kb:8 c0:7 3kw:7 1wf:7 1ep:6 3br:6 2co:6 1vu:6 151:6 1lu:5 40f:5 8g:5 1vn:5 ja:5 1se:5 271:5
slower	n	3ja:13 2s5:r 4gp:d 3fz:b 4gq:b 71:a 1pm:9 2cs:7 4hx:7 1pl:6 24f:6 4gk:5 3jc:5 3j2:5 1a1:4 11x:4
food:cookie-dough	1b	22k:6n 4qb:14 1m0:11 3do:s 3go:p 202:l 3xw:d 4hk:b 4hl:b 3o3:8 2f8:7 1n9:6 2tu:5 t0:5 1zz:5 u7:5 35l:5 3nk:5 287:5 1jn:4 nn:3
impatient	k	oj:18 22k:j 1mi:3
relax	e	
food:teacake	p	22n:2m 27j:1u 22o:q 27h:j 22b:i 22s:e 1nh:c 27d:b 22g:b 3qv:7 15v:6
food:glace-cherry	g	22s:10 22o:e 22b:b
food:raspberry	2m	22p:9c 3zc:2g 1tm:1f 1nv:z 22r:z 4qy:u 4qx:u xr:r 2wr:p 35z:i 1dd:h kz:e 382:d 1we:c 1fb:c 1jf:b 1jd:a 4cw:5 1de:5 2u3:4 4gg:4 3qs:4 1kl:4 10v:3
lying	1g	5d1:1o 4ze:1d 26d:18 47y:14 1hj:11 22o:y 157:r 4qn:o 4qo:o 2pr:k 12h:j 42d:i 22s:i 32z:e 323:d ap:b 2ho:b 24l:a 2nh:9 26b:9 39v:9 2tr:8 54i:8 24i:7 2yh:7 1zi:7 322:7 482:6 22b:6 1y3:5 3ki:5 mb:5 3kg:5 39w:5 31t:5 2zi:4 2wn:4 mw:4 ml:4 2q9:4 ny:4 mk:4 2sn:4 22q:4 2zj:3 u4:3 2zf:3
food:frozen-berry	20	22r:8w 3zc:4l 4gg:23 3rc:1y 18u:q 1ty:m 22p:i xr:a 1i8:6 1tm:5
solution	g	22o:19 22b:8
bakery	r	2eu:n 2rn:l 4cn:i 25u:i 4co:i 22u:i hw:e 25z:d 25w:c 25v:c 1dv:b 20g:a h3:6 20j:5 241:5 245:4 25y:4 2qt:4 19o:4 kr:3 23y:3 ny:3 2ew:3 1he:3
mist	i	5fv:x 14a:d 22t:b 1dv:b 4he:b 20j:5 1dx:3 1he:3
230	g	4lr:9 2uj:7 rd:4 31p:4 rm:3
210	g	3is:q 39:6 3gh:4
dearer	g	22z:w tc:e tf:a t5:7 20j:3
unsalt	t	22y:2s 2bk:w 13p:a 22z:9 22x:9 tc:4
namkeen	g	22x:11 tf:c t5:8 20j:4
moister	g	232:15 230:h 1vz:5 g5:5
secret	w	231:2n 267:1f 43l:1a 230:15 3rb:11 232:k 1n1:e 4wm:b 261:8 266:7 25u:7 14n:7 278:6 2po:5 3wd:5 27a:4 1i:4 sl:3
makhan	g	230:1j 1vz:4 g5:3
neutral	g	434:m 433:e 2w3:7 3ls:7 1z6:5
glac	i	6x:9 1mi:6 tg:4 235:4 29m:4 29q:4 237:3
proportion	k	1w1:1c 44i:h 44j:h 44k:g 2vd:7 470:6 1nz:4 1o0:3
200g	n	236:2n 3xi:15 1om:b sd:8 tg:8 235:7 234:6 237:6
requir	n	338:o 2fy:m 22:h 4mq:e tg:8 235:7 yn:7 234:6 1u:4 4kb:3
alkalis	g	1bh:c
unsweeten	i	1bh:w
sickly	1n	23a:3w 1wm:25 3lv:1s 1md:1l m0:v 1zc:k 239:j 5du:9 238:6 43z:6 2un:5 1bh:5 4c5:4
boost	p	3m3:x 20k:n 30y:k 1px:g 310:f 1i4:c 1bh:b 311:b 238:9 4i7:9 4p2:5 4od:4 3g6:4
bournvita	g	1bh:b 238:9
food:vanilla-extract	4g	23d:fw 23h:1r 44m:1k 1o6:1d 3az:v 2bk:e 2lx:e 23g:d 1za:d 3pu:d 3px:b 5j1:a 23n:a 2lw:9 6w:8 3ns:7 3en:7 3em:7 3eo:7 3zh:6 2lv:5 3pw:5 23e:4 9t:4 3c4:3
food:flavour-extract	15	23e:8h 23g:27 23h:f 555:b 23d:9
pod	2m	23f:gn 42l:1c 23g:10 2ik:v 4xt:h 31a:9 319:8 23e:4
extract	12	23g:2a 23e:22 23d:1p 1ii:n 23h:5
food:vanilla-pod	t	23h:30 23e:15 23d:s 23g:l
substitut	3d	23i:7e 1sy:73 5iy:25 pq:22 4sl:10 2x0:x 2i8:s 4ty:r 1n6:q 1hq:l 40x:l 43f:k 2cr:j 1c0:i 26s:i w9:i 2cj:h 5fq:g 31h:f 438:f 2ao:f 52h:e 1ze:d 3mh:d vf:c 1xj:c 12o:c 2by:b 2ck:a 43q:a 43r:a 43p:a qn:a 3de:a 1i0:a 3gx:a 297:a 3at:9 269:9 1hp:9 3gv:9 23h:7 1hn:7 21n:6 2ft:6 24g:6 37a:6 38h:6 130:5 18n:5 23g:5 43e:5 2fu:5 1mf:5 1vu:5 1vn:5 35d:5 yf:4 2fo:4 2va:4
imitation	i	23g:n 23d:9 1c0:4 23e:3
fak	n	4a3:1k 4dq:u 1c0:m 4gc:l 4sh:j 3nh:g 4o0:e 135:a 1hp:9 23h:8 2bd:8 4ef:7 4ui:7 4uj:7 23g:6 23e:4 36d:4
fortun	1p	4sw:2e 4un:20 39g:1q 28n:1i 19z:13 3jf:z 4j:j 17u:j 1c0:h 2js:g g4:g 4sg:f 3s5:f 23l:e tj:c 3oj:c 58b:b 3oh:b 3tf:9 1w6:8 3oi:7 2ju:7 23h:7 156:6 1w7:6 3c6:5 23g:5 3m6:4 23e:3
glug	1b	23m:2l 4ym:1p 28o:1h 3eb:1d 16e:o 3js:l 4i7:e 23h:c 1jc:c 4w3:9 23g:9 1ao:9 61:8 cl:7 47:6 23e:6 aj:5 5r:5 te:3
kheer	n	1bp:1g 1c0:p 3en:h 3em:h 3eo:h 3ep:e 23h:9 23g:7 3el:6 b6:5 23n:4
madam	i	3ay:s 1c0:q 4gn:h 3y0:d 23h:a 23g:7 2sw:4
food:panna-cotta	14	23p:5r 1jf:z 1c0:p 28k:p 1jd:h 382:g 2a9:g 4cw:d 2cr:b 42o:a 1km:9 2u3:7 23g:7 3qs:7 l9:6 4da:6 23e:5
food:ice-cream	2i	23q:ak 1ah:1e 26n:1b 4xz:17 2nj:u 9t:s 3fl:q gi:p 26r:j 26y:j 12d:g 38k:f 22k:f 1c0:c 2od:a gj:8 2lv:7 3p7:7 2ho:6 2tz:6 3u0:5 3u1:5 23h:5 ly:4 1tj:4 1qa:4 3ty:4 23g:3
food:coffee	2n	23r:fy 5ix:19 sk:15 5ad:y 5ac:y 3es:v 3jh:v 1n5:q 5ab:p 3dq:p 4zt:p 2dg:o 3fr:m 3ns:g 44h:f 11c:f 1qa:d 21y:c 3mq:b 19p:b 3dx:9 3dw:9 3dy:9 3dv:9 3m4:9 3ma:8 38s:7 2cz:6 4gb:6 3b6:6 2j9:6 2bb:4 yl:4 3u4:4 3dr:3 2tl:3
vegan	6f	23s:d5 eq:1q 4v0:1i 5cm:1e 1st:13 574:12 1z6:12 4x2:z 3hu:y 4ef:t p6:s 2fj:r 444:q no:p 434:j 2cr:i 4x3:i 42u:f t7:e 1i1:d 2b4:d 1ss:c 4p3:b 1d9:b 1mb:b 2bg:b 52v:a 14h:a vr:a 2u6:a 1n3:9 4ns:9 3m8:9 kr:9 3m5:9 246:8 2az:8 2h9:8 2bv:8 2cs:8 1t1:8 2c3:8 2bj:7 2ax:7 a1:6 vh:6 4eg:6 2x0:5 gf:5 1y9:5 5fn:5 44q:4 1w0:4 tq:4 3hh:4 3hf:4 4dk:4 3m7:4 3mx:4 1sy:4
matt	n	174:2d 244:q 1in:d 1ec:b 1eg:6 266:4
sad	1b	514:1j 2vn:1f 1l1:10 46o:x 1fz:o 2li:n 46q:j 1ja:j 2mw:i 1pi:g 3rm:g 2h8:f 1bf:f 3dr:e 4ab:e 59e:b 1cg:b 1s8:b 4i7:9 1s6:9 241:8 26f:8 2sf:7 26g:7 245:6 1ny:6 2hx:6 4eh:5 1rx:5 1yv:5 23y:5 xn:5 1n:5 yc:5 4od:4 3q4:4 4f:3 28:3
gleam	g	241:a 245:8 23y:7 28:4 243:3
paint	10	23w:6x 23y:2g 4m8:1p 34f:1k 2ug:n 1ki:d 3mp:6
jug	5y	23x:h7 565:48 2tx:20 3pd:1q 4hp:1d 2m0:11 4c9:w 1tl:t 3go:s 3i8:s 2bo:s 32r:o 2ne:n 2z1:k 2k1:k 5a0:j 25s:h 15k:h 17g:g 2sf:f h0:e 1m0:e 3au:e 22t:e 3p7:d 3av:b b2:b en:a 2tp:a xc:9 ny:9 1pc:8 23v:7 1gs:7 ma:7 5w:7 2mj:6 2qd:6 32z:6 3bm:5 qc:5 5b1:5 5bd:5 30z:4 4we:4 y5:4 241:4 32u:4 302:4 45j:4 rg:4 ja:4 o2:4 20e:4 57:4 35q:3 4e5:3 23t:3 20g:3 1a2:3
werent	m	23w:z 3pf:c 23v:7 4ln:7 2ug:6 ku:4 241:4 23t:3 245:3
streaky	w	23z:36 4ff:1u 51b:1i 5ms:t 486:g 23v:b zx:a 41k:9 md:7 mc:7 241:6 174:6 23t:5 245:5 487:4 1ki:4 23y:4 4rp:4 17u:3
dae	4b	13k:35 4y5:1q pn:1j 4da:13 1f0:z 18u:z 3b8:x 2q6:u 1pv:u 1fz:t 1ax:r 9w:r 1cv:p 1va:o 3ew:n 2pw:n 45a:j 2ja:j 4hf:j 2rk:i 32i:i 426:i 4ee:h 1ai:g 31b:g 1eq:f 10p:e 1p:e 13v:e 3ib:e 3ej:e 13w:d 3ek:d d5:d 22:d 2zn:d 2f5:c 1np:c 23v:c 2b3:c 328:b 3i8:b sv:b 2st:b q:a 2mu:a 3pg:a 48k:a 21:a 2rv:a 14f:a tn:9 39d:9 gk:9 2lb:9 xo:9 af:9 1ox:9 w8:9 2ea:8
oan	i	4gt:m 23v:i 400:d 4gu:b 23t:8 245:8 23y:6 47c:6 3y1:5 22t:4 48b:4 28:4
tae	2g	1sp:2n 4da:13 xo:13 3x5:12 mq:y 3ln:r 3oi:q 28f:o 391:n kr:n 26k:l 24r:k 464:k 20q:i 1lw:h 1c7:g 41m:f 4ab:f 2lr:e 1zz:e 3o2:e 205:e 288:d 3p6:d 3l2:d 2be:c 2r8:b 1ju:b 3en:b 3em:b 3eo:b 4gt:b 28b:b uq:b 3p7:b 26j:a lu:a 41l:a 287:a 2yq:a sw:a 3ep:a 2yb:9 11j:9 2e0:9 2p7:8 1hd:8 22t:8 3ww:8 3wy:7 29l:7 1qq:7 3wz:7 400:7 1ae:7 3ll:7 3ld:7 3wx:6 u3:6 2l8:6
food:hot-cross-bun	v	27x:1p 1e7:1o 2a5:1o 2rf:j 2rg:i hw:i 215:c 2ln:b 243:a 2lu:8 1nh:8 23v:7 2qg:4 2lt:4 241:4 23t:3 245:3
gloss	m	174:20 244:13 23t:f
wellington	m	3n8:m 29x:i 29y:i 23v:d 2ja:c 3n5:c 26m:9 4ld:8 1cp:7 241:7 4lf:6 23t:6 1a9:5 11i:5 2is:5 23y:5 4ll:4 22t:3 4lg:3
food:soya-drink	14	246:50 3r6:31 4r4:22 1w2:k 1w4:7 2ds:5 1w0:5
percentag	w	247:41 1uo:2g 4s:m 28l:f 53f:a ox:4 248:3
hydration	p	248:5t 247:7 20j:3
70	10	249:7c sj:1o 19y:7 1cc:7 2j4:6 2gy:5 247:5
wetter	m	58d:1w 2ad:t 2rn:m 248:g 247:c 20j:6 s0:6 1uo:3
explain	1k	24b:40 2pt:1b 1x5:1b 527:11 5b4:x 18k:m 248:i 3h4:i 1df:h 31n:h 21w:d 549:b 2oa:a 3vq:a 2m2:9 3k1:9 247:9 31q:8 86:7 4fy:7 wm:7 4d3:7 1l0:6 2nd:6 31r:6 2sp:5 16v:5 2ez:5 1j2:5 328:5 1fg:4 3ix:4 25b:4 4d2:4 31o:4 85:4 bn:4 2ho:4 4c2:4 4ba:3 3rd:3
sixty	w	4gr:1w 3ji:y sy:r 2j5:q 2l8:k 248:h 37m:h 3bh:e 4gt:d 247:d 17k:b 241:a 2j4:a 19h:8 400:8 4gu:7 20j:7 142:6 499:6 kg:6 21n:4 18h:4 47c:3 2j8:3 3y1:3 20k:3
formula	m	24d:2r 2ds:u 248:k 33v:a 1an:8 20j:8 409:8 247:5 1uo:4
confus	y	3fz:1h 30p:s 560:p 248:k 4yz:j 2s5:e 30n:c ds:8 1mf:8 20j:8 e8:7 ys:6 2l5:6 247:5 30r:5 30q:5 1x0:4 1mb:4 10e:4 1uo:4 wn:4 2mq:3 x5:3
math	k	4gp:l 4gq:j 248:g 247:c uc:c 3j2:8 1a1:7 20j:6 4gr:4 3jh:4 1uo:3
anywher	1r	135:3j 4zf:1u 3z4:1j 3gu:13 51n:y 5fq:w 200:s 45c:r 331:q 2x0:l 3gd:i 4n4:i 3r:i 395:h 248:h 435:h 25j:g 43c:e 1nf:d 184:d 52h:d 247:d 398:c 49:c 3ad:c 3ae:c 2hb:b 2ot:b 2m1:b z8:a 1hk:a 1hv:a 4ja:9 43m:9 1hp:8 20j:7 4l4:7 4ui:6 4uj:6 25h:6 1kr:6 3af:6 1nr:6 1z9:5 25p:5 1ta:5 3br:5 25r:5 1js:5 1vu:4 1hn:4 2n2:4 1vn:4 12v:4 17i:4 23i:4 i6:4 2vi:4 1hs:4 3c:4
cent	i	12w:r 248:g 247:c 20j:6 4sy:4 1uo:3
eighty	10	1ce:1z 2pr:1c zn:y 24d:y 54t:s 24i:s 5f5:p mq:o 2m2:m 2ly:j 248:e 2kc:e 28l:e me:c 247:b zk:b 3v5:a 2ds:9 1sl:8 3tu:6 20j:6 33v:5 3rz:5 3s0:5 2sp:5 tr:5 rd:5 rm:4 1an:4 409:4 zj:4 57d:3 bn:3 dg:3 2ue:3 ms:3
number	4y	24j:a9 4t6:2b 5co:1w 47g:1t 1se:1r 264:1g 4a0:1g 30w:1f 50y:1e wq:1d 2iv:13 15c:z 247:s tr:r 193:o 16e:j 1uo:i rm:h 395:f cf:f 3k2:f 23f:d mk:c 398:b 1xe:b 2hb:a 1lg:a 3ht:9 wl:9 48h:9 1er:8 zh:7 5ae:7 4jc:6 584:6 ml:6 4if:6 2ho:6 23m:6 m9:6 4bn:5 12b:5 1ta:5 399:5 4bm:4 4id:4 u9:4 3e8:4 2wc:4 22w:4 1j7:4 fh:4 2io:4 1ht:4 xs:4 1nt:3 2tr:3 4hx:3
everyth	3y	24k:7n 55x:24 5i9:1w 4k7:1o 4r9:1o 5h6:1e 20a:19 4x6:16 22q:14 513:w us:t 4m2:r 1wr:o fa:n ef:m y0:l 111:i 248:i 80:i 1ad:h 1mr:g qs:g 3t2:f 2fq:f 1yx:e 284:e 1tp:d p4:d n3:c 2ff:c 4iy:c 13v:c 4c9:b 1lq:b gn:b 2xh:b 1nn:a 1wz:a v0:9 4j3:9 2de:9 17x:8 2n9:8 z9:7 se:7 20j:7 4jz:7 3kk:7 4m0:7 58e:6 10t:6 2xg:6 4ia:6 4j6:6 3ki:6 2by:6 3oq:6 w9:6 xt:5 247:5
everything	2v	55x:25 5i9:1x 24l:1s 4k7:1p 4r9:1o 5h6:1h 20a:18 4x6:16 22q:14 4m2:13 513:x us:u qs:u 3il:t 1wr:q ef:p fa:o y0:m 2fq:k 248:j 111:j 1mr:h 2xg:g 3t2:g 2ff:g 1yx:f 80:e p4:d 1ad:d 1tp:d 4c9:d 1lq:c n3:c 13v:c gn:b v0:a 1nn:a 1wz:a 2xh:a 2de:9 284:9 2by:8 w9:8 2n9:8 se:7 20j:7 3in:7 3im:7 3kk:7 58e:6 3ki:6 4s1:6 2fs:6 3oq:6 xt:5 4l6:5 247:5 31t:5 193:5 pn:5
understand	1y	2lo:24 4bi:1t 4q7:1o 274:1n 4vq:1n 3fz:1b 527:1a 4a4:18 12c:14 4ej:10 5b4:t ed:n 1oe:i v4:h 2lv:h 4wt:f 86:e s1:e 24e:c 2lr:c 12e:b 9d:a nf:a 1l0:9 248:9 10i:9 3vq:9 85:9 7i:8 2tb:7 2tc:7 247:7 328:7 16v:7 3y0:6 21w:6 1s9:5 1iw:5 3r9:5 2t5:4 2t7:4 3go:4 4pl:4 ta:3 257:3 hq:3
food:pizza-base	w	1ik:21 4fk:11 3j1:a 247:8 44i:8 44j:8 44k:8 2lt:7 3o4:7 235:5 248:4 20j:4 2vd:4
neapolitan	g	247:h 248:9 20j:9 1uo:4
68	r	2im:1z 32t:14 411:p 412:p 2ow:l 28j:d 1cc:b 2zn:a 2iv:7 497:6 2zg:5 249:3 24p:3 tn:3
food:eclair	17	24q:61 24r:33 31i:v 242:e 391:a 31l:7 31h:6 205:4 1kl:4 269:3
food:choux-pastry	t	24r:68 3ax:y 24q:x 3ay:l 31i:l 48q:7 6i:5 2tp:3
v	k	24s:28 2z4:l 24q:f 2z5:c 2z3:4
pierc	m	2io:y 1f7:q 24q:j 3xn:7 3xm:7 3xo:7 3xl:7 3xp:7 2y8:6 1f8:5 3io:4 2w3:4 2vo:3
deflat	v	24u:1v 24q:p 1cg:m hl:k 2ln:e 2li:8 2lt:8 3o4:8 6a:6 35k:6 28f:5 1cm:4
cavity	r	24v:30 5go:2i 2tj:15 1e9:x 24q:j
amaz	k	4uo:1n 222:1c 24q:j 32h:g u7:9
croquembouch	g	24q:j
pari	g	24q:j
brest	g	24q:j
scor	1k	250:95 251:2f 4tv:g 257:d lu:a 1se:9 165:7 45r:6 45s:6 45q:6 45t:6 4a4:4 3pk:4
slash	y	251:59 4a4:18 250:u 257:r 2lt:n 3o4:m e4:b 3o5:5 3o7:4 3nz:4 3o6:3
lam	i	252:1d 251:k 253:i 256:h 259:4 257:4 25c:3
razor	g	252:j 251:c 256:a
drag	1d	29h:2b 254:24 255:15 29e:15 1ej:13 1mc:z 1qt:w 1ww:w 13q:u 2lx:s 1up:l 2lw:i 13s:g 3ei:f 3eh:f 1kt:e 3ej:d 252:d 3ek:d 2lv:a 2qr:9 251:8 1ox:8 8u:8 3la:8 3or:8 256:7 29d:6 i3:5 ha:3
pattern	y	255:5o 5lv:1d 1up:1b 1jj:10 ql:o 51d:g 3q3:a 5mq:7 254:7 252:5 35z:5 251:4 253:3 1y0:3
ear	v	256:35 3yz:1b 2ph:10 4dj:h 3yf:f 2a6:f 3zb:e 252:c 2v3:c 1o:b 10j:a 1ue:9 251:7 1n:7 27h:7 253:7 y5:5 f:4 3at:4 12p:3
cross	10	257:76 58q:u 250:s 2ed:p 251:g 3v0:f 2en:f 36y:b s4:b vl:5 f7:5 fk:4 2bj:4 4a6:4
instagram	i	2ms:15 252:l 3r2:h 251:d 253:c 4pl:b
cuttin	g	252:i 251:b 253:a 256:9
u	17	3cv:28 3ea:13 4uy:13 36u:u 1ph:o 3h4:l 30y:k 4ck:i 252:h pr:g 470:g 2nd:f 310:f 1jf:c 4as:c 4ne:c 251:b 311:b 1nz:b 253:a 1pi:a 4bo:a 256:9 49c:9 1o0:8 1le:7 43i:7 23q:6 3b7:6 fj:6 1w1:5 2o1:5 2rk:4 14o:3 4io:3
angl	m	1v4:1c 25b:q 48q:i 252:h 31i:f 2yv:f 251:b 253:a 256:9 2yw:8 2yx:4 3an:4 2yz:3
boul	i	252:j 2qy:h 251:c 253:b 256:a 2qz:8
weakest	e	
serrat	e	
almost	1b	586:2c 52c:1v 25f:1p 4pk:13 4wf:10 2k0:t 125:q 1jl:o 1jo:l f2:h 3oy:f 27s:e yw:b 24a:b 1ch:a yd:a fw:a pi:a s0:9 s1:8 2qf:7 tm:5 fa:5 32q:5 1ti:4 1dt:4 2ad:4
sag	m	1o8:1s 50b:1s 4y1:y 2mb:r 2ng:k 3q5:j 4y6:8 1rp:4 2j9:3
sift	25	25h:az c4:b 2rj:4
lighter	7x	2h3:59 25i:55 2fn:31 1qy:2w 2h8:2o 2hx:1s 1zb:1m 93:1h 4ok:1c yd:15 4qv:13 2u:10 5fh:z q6:t 39f:t z4:q 1z2:k 1c9:f 2af:d 50w:9 1sz:9 4j:8 2g8:8 1qa:7 la:6 3g3:6 2sg:5 356:5 3oz:3 28n:3
food:bran	i	25j:1c 2lr:k 25h:5 25r:4
great	3m	19k:22 27h:1x 2hj:1u 59j:1n 2y7:1l 1lb:18 510:16 1en:14 5jp:z cz:v 3vh:v 3ji:s 1l8:r 3rb:p 52y:o 21y:l 11p:j 1vf:j 107:j 3nt:j 217:i 36f:i 3z5:i 4s8:i 35j:h 2tl:g 48j:g 28c:g 1l0:f 2se:f 236:f 3xi:e 1af:c 3wq:c 45v:c 25j:c 5d0:b 3oa:b 37t:b 234:b da:b qu:b wm:a 4gm:a 3wr:a 2mi:9 1cp:9 2of:9 4s7:8 1r6:8 2dz:8 219:8 35m:8 3ba:8 1ks:7 nf:7 1yv:7 3np:6 55u:6 19f:6
height	t	1se:m 4v:l 1zh:k 25j:h sz:a 11h:8 29v:7 3ng:7 3ni:7 25h:7 1e0:5 25r:5 1l1:5 3nh:5 3oc:4 3nx:4 wq:3 25o:3
yall	1v	1gd:17 4g1:y z9:w 2jj:u 2c5:s 1w1:q 46s:q 46t:q 25j:l 2tb:g 2tc:g 1gr:b 2jm:a 2t5:9 2t7:9 1x6:9 47j:8 47k:8 1nz:8 ru:8 25r:7 1o0:6 fu:6 2k2:5 4ik:5 1n9:5 1mu:5 48i:5 3k:5 2t8:5 2jz:5 3s2:5 2il:4 25h:4 25o:4 1zi:4 4ia:4 4ii:4 4kc:4 4jk:4 4jw:3 x7:3 4jj:3 4id:3 2gg:3 4j5:3 4ih:3 4jy:3
strainer	1i	5af:22 25n:1u c4:17 55a:n 1in:l bu:k yl:k 17l:h 5al:h 31e:g 4x1:f 2xl:d k8:8 33x:7 5hh:6 jf:6 341:4 340:4 343:4 33y:3 31b:3 2p8:3
cba	k	4q1:1p 25j:p 127:m 1jw:b 25r:8 25h:5
lol	15	3z3:1k 29v:w 47t:w 372:u 3af:r 5l8:p 47u:o 25j:l 2gy:k 395:i 3cr:g 164:d 398:d 14h:d 2ln:c 2hb:c 3qp:a 3qr:a 2qi:a 1ml:9 4le:8 4l7:7 25r:6 ok:6 1ta:5 4jb:5 2g7:5 3g5:4 1d7:4 1nv:4 4l2:4 25m:4 25h:4 2gt:3 2kn:3
food:ground-almond	1t	25q:cq 1zx:q v9:e 361:a 1ki:8 362:7 2aw:5 5cr:4 44u:4 44v:3
food:macaron	m	31h:j 2c9:j 25j:i 2c6:h 26z:b 269:b 2ca:9 3p2:7 25h:7 3nx:6 25q:6 2c7:5 1jl:4 25o:3 2ab:3 31m:3
seldom	e	
bendy	1m	25t:8v 1rw:z 39t:o 3to:b 3tn:b 3tp:b 1s8:a 3tq:7 16d:7 mn:7 1fc:6 1bf:5 1ny:5 ax:4 35i:4
cakey	r	25u:50 261:o 27a:9 1z5:6 t0:6 266:4 3nu:3
chewiness	g	25u:k 25z:e 25w:e 25y:4 19o:4 22t:3
crinkly	g	25u:k 25z:e 25v:e 25y:4 19o:4 22t:3
bang	14	25x:4b ay:w 21t:s 2na:n 2xf:l 33q:f 37n:f 2xd:f bl:e 2x9:d 28c:c 2xc:c 1lf:a 3nl:9 3nm:8 1cm:8 1ww:7 1ax:5 5r:5 314:4 1f5:4 7z:4 261:4 33h:3 5jm:3 32f:3 3zg:3 2xa:3
snappy	k	xv:i 11n:i 25u:9 25z:6 25w:6 25v:6 21s:6 4qe:5
subway	g	25u:l 25w:e 25v:e 25y:4 19o:4 22t:3
brittl	12	260:3g 10w:21 1pn:1c 1pl:s 2cr:f a5:d 2ne:a 2nk:7 3p7:7 3vh:7 4ud:6 25z:6 25w:6 25v:6 57a:5
fudgy	r	261:5p 25u:22 266:5
squidgy	1d	194:1n 50b:16 261:13 489:w 26w:u 1f8:m 2hc:m 4s3:j 2pu:i 11m:i 26t:f 3n8:b 56d:9 1r8:8 1zh:7 25u:6 1rv:6 2ja:6 245:6 3n5:6 3qp:5 3qr:5 11n:5 d4:5 1tp:4 1kn:4 271:4 21s:4 4qe:4 5q:3
ingredient	3k	263:c5 2t6:3l yn:27 3i3:1x 4qu:1f 15r:11 4vn:w 52s:r 2tq:p 2ve:o 2bk:k 2ub:k 33z:i 2rj:h 22t:f 2fq:e 2he:d 2ff:b 32i:b 3jf:a 80:a 4iy:9 25u:9 52t:7 4bx:7 4bw:7 mz:7 4ov:7 4kb:7 11n:7 gw:7 3az:6 24k:6 d9:6 25z:6 eh:6 25w:6 25v:6 1mn:6 2qk:6 287:5 3i2:5 44c:4 ry:4 3s5:4 2fs:4 2w7:4
9	20	264:3p 284:1z 2m8:1d 30n:w 1f5:q 2ae:o 2ho:m 2hf:k 24j:i 30q:d 1k8:c 265:a 2fr:a 4ko:8 3ix:5 3u5:5 4l6:5 30y:5 hn:5 2d4:4 1m1:4 2d2:4 4rc:4 4hx:4 310:4 30w:4 4jc:3 1w3:3 1ex:3
11	12	265:1r 2fh:10 2tf:f 2he:b 15v:8 3ch:7 4la:6 4lc:5 1w3:5 xr:4 4v:4
crinkl	k	266:3k
tall	1b	267:1j 231:1f 4yr:13 4fk:z 1cg:y 1lr:w 26b:p 3jh:l 5n9:h 3xw:e 1a2:d 38k:c 4hk:c 4hl:c 28f:9 1sk:9 1li:9 3j1:9 nm:9 4rd:9 20x:8 2jc:8 21y:8 ca:8 1n9:6 1jg:6 219:6 2ah:6 11w:6 35l:5 1l9:5 1jn:4 24n:4 1j4:4 ar:4 2ll:4 hl:4 1ey:3 268:3 17x:3 ly:3 1tj:3 4hj:3
sideway	k	26d:2a 26b:11 268:h 26c:a nm:6
cutter	1n	269:b5 2x7:v 47x:d 4mq:a 25l:8 f6:6 f5:6 2y7:5 1h3:4 1je:4 2xp:4
sens	p	11p:z 255:y 31n:o 268:d 31q:b 1up:a 31r:8 nm:5 1go:5 2sz:4 1a4:3
tower	r	26b:36 26c:15 2bz:13 268:w tx:h 1f9:f 4s:a 267:8 nm:4 54i:4 26d:3
toppl	m	26c:1a 26b:10 26d:z 268:s 29e:r 54i:6 nm:5 482:4
pisa	k	268:2d 26d:1k 26c:u 54i:6 482:5 nm:4 26b:3
daein	i	3ky:s 268:j q:9 1dy:6 41k:6 nm:5 26b:4
hockey	p	2jk:z 1l1:x 3t4:l 268:f 2o8:6 gc:6 15i:6 nm:5 1r8:5
puck	r	2jk:z 1l1:x 3t4:l 268:f 224:d 306:9 2o8:6 gc:6 15i:6 3na:6 nm:5 1r8:5 3r9:3
squat	k	342:h 268:h mw:9 nm:4 t9:3 26b:3
flut	i	2vh:11 268:g 484:a nm:6 26b:3
food:filo-pastry	w	26j:6h 26k:u 287:d 2o5:7 u8:6 2lq:3
food:puff-pastry	1d	26k:6s 26j:1z 2o2:w 287:v sw:n 383:m sz:k 1c7:c 29k:c 4c6:7 mw:5 26m:5
torn	1n	26l:2m 13n:24 3je:1u 4zr:s 2s1:p ku:o 5r:h 18x:f 15g:e 29e:c 26o:c 26j:a 29l:9 13g:8 18q:7 tx:6 8h:5 148:4 3op:3
unroll	y	26m:6p 46f:1s 286:13 383:r 385:m 3xq:k 29k:f
refreez	r	26n:4i 26j:m 3uv:g 3uw:g 37g:d r8:d 26o:b n8:5
food:baklava	i	26j:15 26o:x 26m:4
food:filled-pastry	n	26p:60 26j:m 26o:b 38u:9 jx:3
wrapper	17	4ah:58 26q:3y 1is:10 224:d 306:9 4jz:9 3na:6 5lv:4 579:3 3r9:3
colder	m	26r:1m 9d:i 407:i mu:f 2ho:c
warmer	e	
food:cream-of-tartar	y	26t:7h
food:pavlova	4f	26u:b8 1zf:36 29l:34 3rc:2l 2rq:2a 5e1:1y 2md:13 1y9:11 1ww:q 23q:o 382:n 1vl:m 26y:j 26z:i 2m9:d 20x:d 2e0:c 42s:b 2og:a uo:a bv:9 13s:8 t7:8 580:8 38c:7 1ip:7 28d:5 1mo:5 1v7:5 5e4:5 3ey:5 1xb:5 22r:5 22c:5 273:4 1yc:4 3hw:4 3ca:4 mo:3 25e:3 2ma:3 vm:3 3zc:3
food:white-wine-vinegar	10	1y7:45 26v:21 1ky:1f 1ya:1f 5ku:7 26t:7 1yi:7 1yf:6
marshmallowy	i	288:n 28b:k 26t:j 28g:9 28d:7 271:5 272:3
tell	2y	26x:cp 3ao:x 1uc:w 1ue:s 2tp:q av:n 2dg:h 2pz:g 2om:g 12d:f 2lr:e 2ln:e 33z:c 214:a 12r:a 4j6:a 4ks:9 2tz:8 3ci:8 3cg:8 309:7 wa:7 dt:7 2qa:6 2cz:6 3u4:6 4in:6 4id:5 ov:5 2r9:5 4kb:5 2gt:5 4hz:5 2bb:5 4i5:5 279:5 4iy:5 4ia:4 2vb:4 2lq:4 4ii:4 4im:4 4jl:4 4j4:4 7t:4 4i3:4 gk:3 2tv:3 4k0:3 4ik:3 2xo:3 1j5:3 2xn:3 2tx:3 3it:3 2qg:3 4j1:3
dessert	24	1md:25 23q:1k 50s:1c 1m6:1a mo:18 38c:17 5hd:11 34w:z 5he:x 4bp:s 3gp:q 3hw:n 3k8:i 2by:i w9:i 21p:h 2e0:e 26t:c 4hk:c 4hl:b 1zd:b 26y:b 49l:a 1zc:9 26u:8 3gq:8 2te:8 t7:8 3k9:7 1wm:7 1n9:6 cq:6 1qa:6 5w:5 35l:5 sb:5 1jn:4 m0:4 gn:4 271:3 4io:3 4bq:3 3ny:3 22r:3 2rx:3 4br:3 4xz:3 4hj:3
weep	20	26z:2x 4tr:2d 2md:1x 2yo:1r 3mq:1o 4ze:1n 26u:1l 454:1h 2ab:1g 4pn:1e 1pa:1d 3dz:16 53z:w 3q3:t 1i2:o 27q:m 49x:l 5mq:l 1iu:k 231:i 28h:f 270:e 1y2:e 267:c 2rm:b 3ln:a 56g:8 3fr:8 1h9:7 1h8:7 2rq:6 5mr:6 th:6 2se:6 2pl:6 3dk:6 27r:6 3ns:6 3oa:4 1cf:4 1sf:4 273:3 1ha:3 3ba:3
tartar	v	270:7p 3k7:9 h4:9 26t:3
overbeat	k	54q:17 54p:14 26t:l 1tr:j 1tq:h 3p4:b 272:4
sirka	g	26t:k 271:6
flop	y	58o:1u 22e:1m 3q4:11 3rm:r 3nb:k 231:j 26t:j 3nd:g 267:d 1rx:9 3na:5 271:5 3ne:4 3nc:3 272:3 1o0:3
habit	n	1h3:w 3o1:r 26t:k 24m:e 18s:a 31y:7 271:6 272:3 bq:3
steady	i	32n:1g 1lm:q 19x:5 3sg:3
harder	t	275:1a 1ji:12 3rg:s 218:o 1o7:i 2ay:h 3bh:g 3kw:d 19i:c 8i:7 18u:6 3ne:6 1zi:6 1vq:5 e5:4 1oo:4 dk:3 2q9:3 ny:3 a9:3
flaky	w	277:57 2ft:1c 2kl:c 18v:c 27k:c 266:c 1y3:a 2rx:8 2kj:7 1sm:7 3g4:5 2lu:4 1gy:3 1tc:3
brilliant	g	266:t 261:4 25u:4
em	2d	1az:24 4yf:1s 5e6:1o 59i:1j 4t4:1d 19q:1a 4xw:16 165:14 290:14 20a:13 2n2:z 1ag:t hb:s 1y0:o 266:o 2qt:n 10l:k 35k:j 38u:j 2y8:g 1l1:f 2nx:f 4tw:e 3qv:d 1v5:c ux:b 1ml:b 25t:b 1p2:b 2gx:9 27j:9 2ps:9 qr:9 4am:8 37b:8 26p:8 rx:8 p6:7 4ov:7 35t:7 jx:6 fx:6 35q:6 447:6 1e0:5 1t1:5 13a:5 k2:5 zy:5 599:4 2yi:4 208:4 1lk:4 ye:4 2d8:4 6c:3 1f:3 151:3 1n:3 1k8:3
blondy	i	261:j 1z5:b 25u:a 266:4
food:dried-fruit	v	27e:2w 27b:29 3hy:1o 27f:r 15u:h 15v:e 3g7:a 36q:7 27j:3
food:rum	17	27c:7h 1vj:1q 1v9:12 1ca:b 23r:9 4zx:7 2vb:4 1v7:3
plump	t	27d:1k 1wu:19 15u:l 1rr:k 22n:e 27j:c 15v:a 27c:a 3i5:4 27e:4 27h:3
food:currant	r	27e:53 27b:1w 27j:v 27f:9 27h:9 15v:5 27d:4 3qv:4
food:dried-apricot	r	27b:1s 36q:z 27e:w 27l:w 15v:k 55z:j 15u:6 1mn:4
grandad	w	5m8:1r 3g5:1f 1lg:17 570:11 56z:11 22n:h 3rw:g 4bn:d 4bm:d zn:c 3tt:c 22g:b 2bk:b z2:a 4ja:8 3no:7 27i:6 2e9:5 28k:5 27e:4 2dd:4 3tu:4 27k:4 2ly:4 27j:4 27d:4 jb:3
rehydrat	m	27j:1a 27h:16 22n:15 3at:d 12p:c 27e:b 27d:9 3f6:7 3qv:4
brack	i	22n:i 2ja:i 22g:c 4hd:b 27e:5 27k:4 27j:4 27d:4 jb:4
kishmish	i	22n:1f 27h:i 27e:d 27d:b
food:iced-bun	k	1e7:11 22n:i 27n:c 22g:c 1y3:7 27i:7 27m:6 27p:6 2rx:5 27e:5 1sm:4 27j:4 27d:4 jb:4
food:apricot	1w	27l:ci 27b:2l 27f:1f 27e:15 2ca:12 4x1:h 3g7:4 4pp:3
food:pastry-sweet	m	27m:1j 4bb:10 27p:v 27n:q 2aa:g 1e7:e 38c:d 3qt:a 3hw:7
babka	k	27n:40 27p:a 1e7:6 27m:5
cinnamon	n	1e7:u 27p:s 3nv:q 2rn:l 202:h 1zz:d 27n:5 ta:4
enrich	k	1e7:1c 27o:y 27n:p 27p:i 27m:d 3nw:7 3nz:4 3nx:4
leak	40	27q:d1 5ln:2k 27r:1l 227:1i 4ys:14 56g:x 4ao:s 2md:s 2sl:r 1j8:r 4an:q 4zf:o 16r:l 3dk:l 2t4:j ks:j yr:i 38c:g 2ba:e 38z:e 301:e 1lc:c 3ox:b 26z:a 3hw:9 2fy:8 24l:8 16g:8 sz:7 2mg:7 2eo:5 1rc:5 38i:5 2fd:5 46q:5 3dm:4 3dl:4 zt:4 3v0:4 2xs:4 wt:4 29n:4 38n:4 mh:4 2lv:4 wk:4 3dn:4 3dz:3 3qx:3 ww:3
ooz	1m	27r:51 3dz:1y 5n3:1r 1ue:1d 2md:z 26b:r 372:p 2s4:p ol:n 27n:m 1kb:m kb:l 27q:j 2z1:i 1tr:f 1tq:d 27p:a 1e7:9 3qr:8 225:8 35d:7 1f9:6 1kn:6 29d:6 2lc:5 yr:4 4s:4 14d:4 y2:4 22c:4 26z:3
buttery	v	44u:1i 3oy:1b 2ou:1a 27n:m 1vc:f 1fw:f 257:c 35p:c 27m:c 27p:a 1e7:9 3p1:8 zz:7 18v:7 1y2:7 w8:6 2e8:4 30m:3
budg	10	5l7:20 5i4:1s 2na:1n 2oj:14 4vd:y 15g:q 27n:n 3uh:f 37n:c 27m:c 27p:b 1e7:a 18z:9 6z:9 13g:8 3op:7 3pq:6 3pp:6 3bz:5 3ef:5 2xq:4 2of:4
tempt	k	4vw:2x 27n:n 27m:c 27p:b 1e7:a if:3 l4:3
squishy	t	1wu:s 2jd:q 2jf:p 1x5:p 27n:m 1qx:m 1ff:i 2je:h m1:h 27m:c 2kh:a 27p:a 1e7:9 27d:7 kv:7 1fd:6 1bb:6 2jg:6 1cv:5 27q:4
special	1p	5eh:1w 4rz:1v 552:1v 27w:1p 5cu:1c 4bj:19 30u:18 2xm:16 4p6:16 1vj:w 3q3:u 478:t 558:r 3yh:o 34e:o 27n:n 5mq:l 3tu:l 4xi:k 34j:k 1mk:i 1mj:h 3rz:g 3s0:g 1ex:f 2z3:e 3sa:d 3h0:d 27m:c 224:c 2zv:c 14h:c 34q:b 57d:b 27p:b 4bv:b 1v4:a 48m:a 4l8:a 1e7:a 1e2:9 2vm:9 4ry:8 1zd:8 2yw:8 1o2:7 5mr:7 j3:6 2oh:6 18j:5 342:5 1dg:5 4mq:5 13h:5 xd:5 4dk:4 2hl:4 2za:4 4kr:4 25b:4
food:festive-bread	n	27x:2t 243:1t 1e7:1h 2a5:z 27n:8 27m:4 27p:4
28	v	27y:5d 46o:12 3dr:g 4hs:g 1xe:9 3f8:9 3f9:9 3qm:8 3qb:8 3hq:7 2xu:5 4f:4 1vr:3
refrigerator	4v	uv:28 348:1g 1rk:x 1uw:t 1wj:p 1l:o 239:i 1d:f 349:e 1g9:d wr:b 1b:a 213:9 4pu:9 4pv:9 v1:8 if:8 390:8 pp:8 pi:8 347:7 ye:7 4s1:7 3x:6 uu:5 4ul:5 pj:5 uk:5 n6:5 1om:5 21p:4 um:4 36y:3 4pb:3
ya	i	281:1z 3n2:19 12h:5 1pa:5
fussiness	g	280:16 jb:u 1pa:3
forgiv	e	
unbak	15	283:3u us:2c 4pt:1k 34x:1j 2a8:13 372:r uo:k 3qp:9 3qr:9 y2:4 ex:3
nin	49	264:57 284:4x 283:1o b0:1k 3iz:1a 4wq:1a 5cw:w 55m:v 40w:r 24k:p ef:o 2y0:m 4ah:l 47c:k 1a0:j 217:j fl:i 2fr:i 1ah:h 50q:g 37q:f 38w:f 43u:f 2m8:f 44x:e 1m1:e 35b:d 47g:c 1o1:c 229:b 2ry:b 1uj:b 24l:a 228:a 1w3:9 39i:9 3u5:9 3cw:9 z6:8 3ey:8 2q7:8 1lb:8 uk:8 vn:7 3so:7 2cu:6 3cp:6 3lu:6 4s1:6 3t0:6 1vq:6 3cq:6 ss:6 11y:6 2op:5 sm:5 2sv:5 pe:5 4g6:5 17:5
afor	19	2yr:1c 32b:12 1kg:r um:o 48b:l 2ll:l 2cb:k 35j:j 3dx:h 3dw:h 3dy:h 1cg:f 1e9:e 3b5:d 1yz:c 3b6:b nl:b 1ro:a 24v:9 35m:9 mz:9 3ag:7 3aj:7 16t:7 149:7 1gh:6 2ob:6 48a:6 3dr:6 38v:6 2tl:6 38t:6 3an:5 3xi:5 14g:4 29t:4 2ol:4 3am:4 2t8:4 2y2:4 c5:4 4w9:3 uq:3 22a:3
mass	12	286:29 56o:23 5dy:21 3c4:1o 2qj:u 26m:l 2qy:l 1eo:k le:f 1ll:9 hg:8 mz:7 4v1:6 qf:6 kb:4
food:shortcrust-pastry	15	287:74 2rj:s sw:l 205:h 443:d 441:c 242:c 2am:9 1ad:9 26k:8 442:7 24r:6 3fp:6 ry:5 mz:4 u8:3 4di:3
flourless	g	28b:q 28g:c 28d:9 26w:8 288:6
desert	m	3nj:1r 53o:15 53n:w 288:n 28b:k 28g:9 28d:7 26w:6 1is:5
fallen	1w	28a:35 512:2z 5iq:27 1fi:20 1is:1t 5cg:1b 4r5:1a 583:15 45c:x 28f:u 146:q 28c:g 2lt:e 3o4:d 35p:a 2sf:9 1c:9 4td:8 os:8 2s3:7 2xe:7 1s1:7 1b7:7 4rv:6 4s0:6 hl:5 i9:4 288:4 1cm:4 110:3 kq:3 28b:3 3o5:3
tort	k	28b:1a 288:y 3bj:y 28g:e 28e:d 28d:a 26w:9
crater	10	1cm:1p 464:s 3nb:s 25x:n hl:i 28c:g 1cg:d 28f:a 2l8:9 45v:8 kq:6 y6:6 7z:3
earthquak	i	288:m 28b:j 3nr:a 3np:a 28g:9 3n3:7 26w:6 2og:5 2m3:4 3mq:4 3nq:3
birthday	1v	28e:50 28b:2k 29o:1s 5cu:14 1o8:13 3ig:13 l3:z 3k2:y 3r5:x 3k7:v 2c3:r 2fi:p 25g:l 3yj:i 1lv:g 411:f 412:f 2za:e 3q3:d 31h:c 2ow:c 4l9:c 3h0:a 434:a 5mq:9 4ni:8 21q:8 34h:7 2hi:7 269:7 1cc:7 2dp:7 2ig:6 227:6 433:6 1zk:6 29q:6 tg:6 31i:5 1v1:5 22d:5 233:5 3rv:5 3kv:4 194:4 6x:4 1x6:4 3yi:4 fh:4 b1:4 11y:4 3bo:4 3bq:4 1y1:4 2w3:3 3of:3 3ls:3 3xd:3
beautifully	n	3qx:x 4rd:o 288:g 28b:e 3mw:d 3mu:d 3kb:c 1cm:b 28c:8 3cn:8 2lw:7 24u:6 35z:6 3mv:6 28d:5 26w:4 4p4:3
sigh	g	288:q 28b:m 28d:8 26w:7
slump	v	28h:21 3qq:12 53r:12 26z:v 288:m 28b:j sz:f 28k:e 3dk:a 1cf:8 2o2:7 28d:7 26w:6 2ac:4 ho:4 485:3
correct	2n	294:1v 4pk:1e 4vl:1c 4wf:1a 1ah:1a 5f2:1a 1d9:17 1vs:14 1wm:14 3hg:14 2ji:13 288:12 172:11 5dg:10 5n4:z 2rr:y 4vg:x 1p1:x 28b:w 2kb:w 58w:u 5bw:t 1zy:s 30q:r 422:r 1ro:q ru:o 5n2:j 1ox:j 2pr:j 2o3:i 3gp:g 4bn:f 3l2:f 28g:f 4bm:f 36w:e 24a:e 1lg:d 14h:d 3bh:c ws:c 4ux:c 1kb:b 28d:b 2xv:b 1b7:a 26w:a 1qs:a 20g:9 2nh:9 2s9:9 1a8:9 1qq:8 32i:8 2sj:8 20q:8 4ss:7 13k:7 24i:7
underdon	1k	24p:1z 28j:1v 1gi:15 zn:z ct:w 3rw:q 1wa:n b0:m 1vs:l 2pc:j 1ob:h 2il:h t2:f 288:f 1o3:e 194:d 28b:c 497:c 2lj:a 2lp:9 1gj:9 4tz:7 28l:7 3n9:6 28g:6 32t:6 2lq:5 28d:4 2gn:4 2kh:4 26w:4 3rr:4 il:4 192:3
food:mousse	1m	28k:7e 3zw:1e 28p:18 273:q 42u:o 2av:n 22d:g 372:f xv:f 2do:f 3r4:e 22e:d 3zy:d 23p:c 1jf:c 40t:b 3ed:a 22c:7 28r:6 3qp:5 3qr:5 2df:4 4a1:4 44e:3
85	w	28l:33 ox:17 3c1:16 jk:w 2iq:q zn:n 3tw:m 28m:d 1mn:c 2ji:7 19y:7 3rz:6 3s0:6 2kh:5 57c:5 2gy:5 5f5:4
food:white-chocolate	n	28m:1q ox:s 28l:m 28p:m 486:8 2qt:6 1mi:3 1uo:3
expensiv	32	tj:26 4j:1z 23j:1k 23l:1j 156:1e 1ef:1a 3jf:19 4ac:17 39q:17 2d5:13 3n7:10 v:y 57o:x 3rc:s 507:p 17u:k 5cf:j 19z:i 4sw:h vf:g 1jc:e 2sb:d 1lz:c 3z2:b 2p5:a 28l:9 3km:8 211:8 3zc:8 2kj:8 2yp:7 1hj:7 28q:6 2gf:6 39g:5 28r:5 2kl:5 3lg:5 100:4 2b7:4 1ij:4 4sy:4 453:4 1uo:3 28s:3 wg:3 56h:3
terribly	1y	3gy:2t 3sz:2e 3nq:23 586:1w 50l:1v 55x:1t 42n:1q 4w4:1l 23m:1e 3g2:1d 1iu:18 2qx:13 17a:w 3ke:v 3xq:u 2sg:r oc:r 32h:q 1b7:q 36w:n 4sr:k 1od:j 2s3:h 32z:e 3rr:e 21u:d 3et:c 1p1:b 1ed:a 4re:a 28q:8 28r:7 2y5:6 h0:6 3f1:5 1ij:5 pr:5 1uo:4 28s:4 o8:4 ed:4 2hm:3 1mn:3
ganach	v	28p:5x 391:d 2gt:b 28r:4 ox:4 1mn:4
semisweet	g	28l:b 28r:6 1ij:5 1uo:4 28s:4
galaxy	i	1mn:h 28p:b ox:9 1mi:3 44e:3
innit	m	2fi:r 2b2:o 2c3:j 2cq:f 28l:b 28q:8 2fk:6 1b8:6 157:5 1ij:5 2bx:5 1uo:4 1l5:3
seventy	p	1gg:q 3xf:n 2j5:n 249:l 4n0:d 2oq:d 3xg:c 28l:b 10i:9 3op:9 2j4:8 28q:8 28r:6 rm:6 9i:5 1ij:5 4lr:5 28s:4 1fz:4 2uj:4
suit	3b	5iy:27 5gf:1s 1vl:1c 4a1:18 2vs:18 4ok:12 3hi:z 28u:w 32b:v 20n:u 4ro:u 1mx:t 4qm:t 597:r 40p:r 1iq:q 3ge:o 5la:n 12e:m 7x:m 1aj:m 598:m 3r6:m 2tk:l 3i3:j vg:j 13r:j 4oi:j 1p3:j 2tj:j qm:i 2kg:i 538:h 48p:f em:f 4vm:e 1gs:e 2vn:e 43d:e 2kj:d 12h:c 5fh:c 3fx:b 20y:b 3gx:a 2jn:a 29w:a 3gv:9 1ca:9 2hh:9 23q:9 1hn:8 2mh:8 gs:8 265:8 4vf:8 3tl:8 1q9:7 s7:7 15q:6
stiffly	e	
food:frozen-fruit	14	28w:9x 3zd:2l ly:o 33f:g 2u8:9 22r:8 33g:6 33l:6 33m:6 38k:5 30d:4
allotment	14	290:19 r:17 570:11 56z:11 4pd:v 599:t 1dl:q 5h7:q 28y:i 1a:h 1s4:g 40k:f 40j:f 40g:f 36a:c qu:c 4i7:9 3wq:9 25t:9 3x5:9 40h:8 3wr:7 q5:7 j8:6 36b:5 4od:4 3wp:4 1de:4 2sn:3
tappl	g	290:1k 10v:3
food:blackberry	12	28z:7g 290:j 22r:i l0:g 10v:c 3hv:c 1nv:a 28y:8 35o:7 28w:6 1de:5 gq:4
food:quince	i	28y:z 4bk:x 290:i 342:9 10v:5
meet	t	1jo:1f 3ao:1a 291:16 4g3:12 33t:11 2st:o 4g2:j 1x9:e 1il:b 33z:8 3kq:5 4g4:5 3kr:3 283:3 2jx:3
food:muesli	v	292:7z 3rb:16 1wx:c
jumbo	1b	293:7e 2ov:14 4s8:x 17w:m 191:i 1vy:e 292:5 1x0:5 vb:4
cupful	k	419:1z 28i:r 295:h 296:h 292:e 1us:5
outta	g	296:k 292:g 1us:5 294:4
food:rice-flake	g	295:o 292:j 294:5
nae	6k	23i:1n rr:1m 2qx:1d 1sy:1c 3i7:18 4yu:18 15p:17 4ys:16 44h:16 4x3:13 4ze:11 2xk:z 50p:y 1t0:w 1p:v 287:u 29t:s 2xj:r 43f:o 3qn:o 52o:n 1ih:n 2wo:l nx:g 4b9:f 2lf:f cr:f 4x2:e 3ur:e 5g7:e 135:e 2ga:d 2kl:c 14q:c 128:b 1ao:b 23e:a wc:a 15s:a 21m:a 3rq:a 44t:a 1ad:a x8:a vs:9 t3:9 3js:9 1xc:9 7:8 j8:8 2a0:8 4nr:7 2c3:7 2cq:7 2b3:7 3ra:7 qy:7 24m:7 4uq:7 4ky:7
food:desiccated-coconut	r	298:65 44h:j 1wx:f 5gh:5
food:quinoa-flake	g	vy:1a 292:5 vk:3
food:gluten-free-oat	m	29a:4a vy:17 563:8 299:6 292:5 vk:3
underbak	t	4ad:14 29b:10 194:y 191:s 568:q 1wx:e 3os:7 t2:7 1uy:5 2lj:5
breakingly	g	191:d 1x0:8
wobbly	1m	1uy:3w 2l9:2f 4ka:1r 50b:1m 29d:1b 2m4:l 11a:i 36f:i 1kt:f 5kf:d 191:d 1km:c 254:b fu:8 5gs:7 1sh:6 262:5 1x0:5 1mq:4 4a3:4 2m0:4 1qx:4 36k:3
neatly	1g	254:1i 18q:1g 1kt:1c 2of:15 45h:v bd:v 5l7:u 15l:u 155:t 45k:t 29h:o 2qi:m 26c:l 523:k 26l:j 29e:f 13s:e 59v:c sq:b 4yd:b 3lb:b 16z:a 4ys:8 u7:6 5kh:4 3la:4 23x:4 13h:3 2q5:3
sixteen	1e	29f:2n 219:2i 540:1m 301:1f 29j:s 29i:s 19g:k 1ks:j 2n3:j 39n:g ty:b 1jq:8 3b9:8 35r:7 2sr:5 1y0:5 4ix:5 3b6:5 1xy:4 1mc:3
dog	39	29g:br 254:1b 3xs:x 3bq:s f6:j 3mk:h 3mj:h 3ex:e 3bm:d 3zq:c 1cy:c 3ez:a 2dv:a 3mh:a 3zy:7 4hx:7 3bp:7 4gt:7 3et:6 13s:5 241:5 3bn:4 ic:4 29j:3 4gu:3 29i:3 1um:3
smear	v	29h:37 42s:1y 254:16 1mc:11 1jb:11 13s:f 1ww:c 257:c w8:5 2e8:4
raggedy	g	29j:15 1y0:7 1mc:5 254:4
slicin	g	29i:15 1y0:7 1mc:5 254:4
food:arctic-roll	n	29k:35 2jz:1a 383:v 29j:t 29i:t 1y0:5 1mc:3
food:trifle	1g	29l:23 26u:r 49g:n 2lr:n 9t:k 2dd:k 2b2:j 3op:i 3q1:h uf:h 3ca:g 3pz:f 27t:e u7:d 22g:d 3nj:c 2og:c 2xq:a 2e0:a 2lw:a 3xw:8 3ld:7 4hk:7 4hl:7 1mo:7 ly:7 242:6 49y:6 15f:6 3i8:5 2ip:5 1y9:5 3q0:5 3le:5 1b8:5 2uw:4 157:4 25j:4 3n4:4 3bt:4 1n9:4 2jw:4 2q7:4 wt:4 2rd:3 2rb:3 3nk:3 35l:3
decorat	14	29m:2p gj:2h 29o:20 1ck:z 31i:o k6:m 49y:l 2jw:d uh:b 6o:a 48q:8 16c:7 3r2:6 3gw:5 12x:3
itll	2e	29n:2t 3sg:20 5i5:1f 1ye:19 4xv:13 4rm:13 3rg:v 1uj:u ks:t 5aa:r 38c:r 5a9:r 3vj:q 59n:q 59m:p 234:o 15e:n 3n1:l 21t:k 38w:k 23p:j 33k:j 3sm:j pr:g 2mg:g 31b:f 3hw:f pi:e 1lc:e 12d:e 3p0:d 13d:d 34v:d 42t:d 5a8:d 2kf:c 3t1:c 1vf:c 42v:c 49u:c 42r:c 19g:b 1tp:a 1ck:a 3j3:a 2ye:9 3fz:9 32j:8 3j4:8 1pq:8 4l9:8 2tz:8 3zb:7 4er:7 2sv:7 16a:7 1p1:7 3nl:6 1lr:6 16r:6
food:sprinkles	n	29o:3g 28e:x 234:g 29m:b 1mi:4 6x:4
girl	15	5n7:29 5ek:1r 1rf:1h 3tz:15 1bz:z 2v9:x 234:v 36k:o 15r:n o:j 24w:i 4uo:i 3z1:h 35g:f 3ai:f 4ps:d 1i1:b 1mi:8 3rx:8 36y:8 5el:8 2bh:7 1ab:6 1jy:5 29m:5 29q:5 2hg:5 2cf:5 1p8:4 2as:3
frost	t	1fd:19 357:10 2s4:k 22:f 31h:e 6x:d 1q6:b 234:9 269:8 yo:7 489:6 2fi:5 22d:4 1ep:4 3jb:4 1u:4 kb:4 22h:3
o	4x	4yl:2o 5i0:1p y6:1k 1yg:1g 52d:1f gk:1d 3pf:1a 35f:1a 4vb:17 3rp:17 x3:13 37r:10 2rk:x 12c:w 3g6:v 16e:u 1zc:t l2:q 584:p 3pi:o 37c:o 28p:n 1g5:m 1mi:l 2qr:l 2j2:l 32g:l 2qe:j 2gn:j 1um:i 2jz:h 31k:h 15k:h 4no:g 4ab:f o5:e 17l:e 3h3:e 3x5:e 3t1:d 22:d 2th:d 236:d 3km:c 1vd:c 3xi:c 29q:b 4t6:b 3fk:b 1rr:b rk:b 43i:a 4ev:a zv:a 1nk:a 3ob:a 19o:a 4ck:a 29l:9 h4:9
glacé	i	29s:35 3r3:d
undersid	r	58p:t 4pa:s 32y:m oi:d hz:d 24n:9 1ik:6 6n:5 3q6:4 18n:3
funnel	m	29u:47 335:8 33w:5
shrank	t	2kn:2p 17a:j 1ry:i 4us:i 29x:f 29y:f 4bo:e 1ad:b 26m:8 4gb:7 245:6 1cp:6 25p:5 29v:4 1p:4 1d2:3 7z:3 11h:3
trimming	14	29w:7v 4y7:22 3fk:o 2jl:n 210:m 29x:f 29y:f 3g8:d 1if:d pn:9 26m:8 uq:7 3fx:7 245:6 1cp:6 3jk:6 2l7:6 3jj:6 212:4 2tj:3
tblock	g	26m:f 245:b 1cp:b
troll	g	26m:f 245:b 1cp:b
coin	10	29z:83 26l:h 225:4 13n:4
wider	i	2a0:s 6q:k 3q5:f 19e:a 111:5
bob	t	4vx:1v 59i:1k 5c6:16 27x:y 4bk:w yn:d 4a8:c 18q:9 342:9 32q:7 4fr:6 447:6 wy:6 1t1:5 a3:5 2a4:5 2nb:4 2d8:4 4ft:3
boat	p	27x:z 28c:u 2a3:j 2xg:g 1fg:e 3bm:b 4o3:b 4fy:a 3rd:a 3az:a 4hb:6 3bp:6 4lp:6 2a4:5 9w:5 4ha:4 3bn:4 4g0:4 4fz:4 3bo:4 3bq:4 4n4:3
slop	15	20a:2d 3bm:22 4xv:1g 2bo:1d 2a2:16 27x:r 1tj:m 2og:j h0:i 1jl:g wk:b 205:b 371:9 3oq:9 15k:6 1cl:6 221:6 22e:5 51v:5 273:4 2a4:4 ad:4 3mn:4 3bp:3 qh:3
n	i	33y:1a 27x:17 1rp:q
food:croissant	i	2a5:3s 243:9
slight	p	2a6:36 2m0:1q 2lf:11 2l9:k 1uy:9 22c:4
silkier	e	
collect	t	45f:1d 3dk:11 f2:v 1m6:k 28k:g 3ww:c 3wy:b 3wz:b 3wx:a 4gt:9 2ac:8 241:7 2n5:7 400:5 2a9:5 4gu:5 283:4 1os:3
posset	i	23p:1d 28k:b 2ac:5 3pc:3
food:angel-delight	p	3pv:1o 2aa:z 38c:j 3qt:e 28k:d 3hw:a 2ac:6 1cy:6 2a9:4 27m:4 1u7:3
weepy	k	1x3:z 26z:m 28k:d 2ac:6 2a9:4 3p2:3
delight	g	28k:i 2a9:6
truly	y	57b:26 4pk:1j 3uh:1e 32h:1a 2s4:z 5ej:l tp:j 1nd:h 1lu:f 24a:f y1:8 2mj:6 4qg:4 rk:3
rectangular	k	2ae:3w 226:a
fluffy	2p	2af:cg 35f:2l 11u:20 1kc:1a 587:19 5fm:x 4zg:s 3yn:r 3oo:q 4ad:p n0:g r3:e 47i:e 1fe:d 1ur:d 1gh:c 35o:c 4v1:b 3bn:a 3td:9 45d:9 pz:8 2mm:8 2ol:7 m7:7 3el:7 3on:6 xo:5 q6:5 1gk:5 1gm:5 3lm:4 3aa:4 yb:4 4ye:4 376:4 375:4 13a:4 374:3 2rn:3 qt:3
anaemic	10	51m:q 3s2:d 1wb:b l8:a kw:a 4zf:9 2al:5 4qn:5 4qo:5 2aj:4 4am:3
mat	1d	2ah:4p 2qh:1g 55u:16 561:14 3ow:10 2s6:u 3xd:o 4qu:l 306:e 2gj:d 2gl:c 2gk:b 16p:a t7:a zz:a 2gi:8 n1:7 1bq:7 17x:6 4l9:5 4i7:5 3lc:5 4s2:5 21v:5 3n1:5 gc:4 21u:4 ls:4 mw:4 2al:4 4ni:4 2e0:3 2o8:3 12l:3
born	k	4s0:1n 2al:t 2aj:k 3cp:f 3cq:e 4ju:4
hotcak	i	2o9:9 n1:8 2al:7 2o8:4 2ai:3
heck	t	34x:19 2al:v 17a:s 2u5:e 2ai:e 32z:d 3q2:a 1v5:a 1aj:9 16w:8 16t:8 2bk:6 1i2:5 21m:4 1ht:3
urna	g	2aj:s 2ai:i
food:gluten-free-vegetable-gravy	i	443:o 441:m 2ar:j 442:d 3fp:a 2aq:7 18m:3
gf	y	2an:4c 2aw:q v8:j 25q:c 44f:c 2ax:9 4ws:8 vd:8 5at:7 564:6 29a:5 vl:5 201:4 58u:4
food:potato-starch	15	2ao:93 2as:b vd:7 2b4:5 18b:3
slak	k	2au:2p 2ap:l 2ar:6 2am:3 46w:3 46x:3 46y:3
thickener	k	2ao:n 3py:l 18b:h 2ar:7 18m:5 2am:4 3mh:3
diagnos	g	2am:d 2aq:9 18m:4 2av:3 2ap:3 18b:3 vd:3
food:tapioca	1i	2as:bi 2ao:1f 55a:1c fr:j 2aq:j 175:f 18b:d 2vn:6 2mk:6 n0:5
frogspawn	n	2at:2x 5eg:11 3ms:h 2au:d 2ar:c 2l4:b 1u8:a 2gx:9 zw:9 160:7 1fv:7 507:7 2am:7 2aq:5 qg:4 qt:4
slurry	r	2ap:2o 2au:1y zt:r 2at:i 24b:8 3ms:7 4jv:7 2ar:4 4om:4 zw:4 4jy:3 3e5:3 1fv:3
recommend	n	2si:1p 2ar:m 2zi:i 1p5:h 2zj:e 2zf:d 2am:c 1e2:a 2vm:a 2aq:9 18j:6 1xv:5 2zg:4 18m:4 39l:4 39m:4 39j:4 39k:4 2ap:3 18b:3
food:gluten-free-plain-flour	1p	2aw:5e 2an:1o 25q:1g vl:q 221:l 1zv:g 18m:c 2ax:a 14h:9 1zw:8 vd:8 6u:8 2bv:6 107:5 nx:3 2da:3 58u:3
food:spelt-flour	i	vk:1p 2fj:5 2da:5
reduction	i	1jb:z 8i:e
vegetarian	5o	2az:cc 2bd:4y 2h9:3d 2e4:2m 49:15 43n:14 2dq:13 3m4:y 3ca:w 52w:t 52v:s 20n:q 3gf:n 4gc:m vh:h 1h2:g 4s6:e vs:d 4sc:c 4sd:c 4sb:c o9:c 4h5:b 1mx:b 37a:a cx:9 1si:9 36i:8 2cr:8 t7:8 vm:7 5cx:6 2um:6 1hx:5 3gg:5 44g:5 1fr:5 38u:5 2x3:4 4h4:4 2pg:4 2gi:4 2jp:4 1ao:4 i6:4 4l:4 18i:4 x4:4 ke:3 2h0:3 ow:3 vr:3 19s:3
hidden	v	sa:2v 4ql:1n 3vf:17 2b2:m 1zj:g vh:d 3cl:b 1a5:a 1mo:8 2bc:7 23s:5 eq:5 1di:5 157:5 4ja:4 sj:4 3ma:4 3af:4 1ok:4 3cm:3 2b0:3
food:wine-gum	g	2b2:l 1mo:7 1b8:5 157:5
food:rennet	m	2b2:4a
food:suet	1m	2b3:91 1gh:h 2ol:4
niec	1g	1b8:2f 2cc:1y 4hi:x 18s:w 1r1:v 564:t 37d:o 52g:n 4si:l 2ep:k wa:j 2ax:h 2an:f z8:f nv:c 44g:c 1ne:c 4ws:a 4l7:7 2bj:6 po:6 3sa:6 v8:6 vm:5 vq:5 2fj:5 1av:5 tt:4 3tv:4 34q:4 12w:4 vr:3 tq:3 vd:3 2b2:3 4vt:3
surpris	k	5di:1m 2b2:l 1ou:e 1mo:7 1b8:5 157:5
print	i	4th:16 2b2:l 1mo:7 1b8:5 157:5
food:grana-padano	y	2b7:63 zc:y ze:4
food:gorgonzola	e	
food:tapenade	e	
food:kimchi	10	2ba:7c
food	15	2bb:ax 36u:l 9r:e 1le:c 4en:b 1um:9 2hi:8 4eq:7 4eo:7 4es:6 4eu:6 4et:6 4ep:6 4em:6 47o:5 2dg:5 2bo:5 4lg:5 29g:5 4jz:4 1hp:3 4j6:3
secretly	i	2bc:1b 23s:8 2bd:5 2bm:4 2bn:4 2bf:4
food:quorn	w	4gc:3v 4s6:2h 4sh:16 2bc:r 49:m 5cx:j 2bd:j 4s7:8 23s:7 36d:4 44g:4 2bm:3 2bn:3 2bf:3
accidentally	i	2bk:k 2bc:d 3wh:6 23s:4
sneaky	g	2bc:f 23s:4
product	m	2rw:1j 23s:8 2bc:7 2ha:6 yg:4 11z:3 1zk:3
plant	1g	2bh:61 5en:1q 1d9:w 5cy:t 5cz:t 1uz:o 2cs:n sy:l 1iy:g 35c:f 4ja:d 2bd:d 23s:d 246:c 4o3:c 2b3:c 4en:b 4a8:b 4pr:a 5cx:a 24c:8 3z1:8 35g:7 a3:7 2vv:7 4eq:6 4eo:6 4es:6 4eu:6 4et:6 2vw:6 2fi:6 4ep:6 4s6:6 4em:6 1zr:5 4ir:5 47o:5 2fj:5 1rc:5 4lp:4 2c3:4 2zv:4 3yp:4 1hp:3 10v:3
trap	g	2bc:f 23s:4
girlfriend	v	1b8:16 4ve:16 2en:13 1d9:10 20n:t 4s7:s 2cs:p 2bj:f 2ck:e vi:c 1mx:c 2bc:b 36i:9 vl:9 4s6:7 23s:6 2cu:6 2b4:5 2et:4 2eo:3
realis	1d	2bk:2r 2be:1k 13q:n 33i:m 2om:m 2eo:l 3v0:h 27g:h 2jk:h 3au:d 2ak:c 2bc:b 4lp:b 22y:b 1o3:a 3av:9 3rw:9 34k:9 1c2:8 3hr:8 rh:8 3fg:8 3fh:8 ov:8 2sk:7 2k1:6 1v5:6 3hq:6 2vb:6 2ed:6 2mj:6 1aj:5 x3:5 3ua:5 3u7:5 3u8:5 3u6:5 3u9:5 2xo:4 2xn:4 fk:4 3rx:4 1ie:4 3rr:3 23s:3 3ub:3 1io:3 1sr:3 4io:3
food:milk-powder	k	2bl:2y 2bc:g 23s:4 440:3
lurk	g	2bc:f 23s:4
nob	g	2bc:i 23s:4 2bd:3
food:breakfast-cereal	t	2bo:1o 4we:1l 1im:13 4ur:u 36u:s 4zt:q 1us:o 9r:i 4w9:e 1l6:a 35c:a 44h:8 1rt:7 1le:6 2rk:4
carmin	e	
e120	e	
shellac	e	
promis	g	44u:9 44v:8 1pv:7 v9:5 1ee:5
food:dairy-free-white-sauce	g	2bx:j 2bu:f 2bw:5
creaminess	k	2bt:q 1l6:o 2bx:h 44h:f 2bw:4 3r6:4
intolerant	17	2bv:36 eq:12 239:r vi:o 59s:m 1w0:h 1w2:h 246:a 2cu:9 42u:7 2bl:7 221:6 4ja:4
hiv	p	3lq:y 2el:u 2ek:p 2ej:j 2bt:h 2bx:b 3w7:b 2f4:b 3wa:9 3w8:9 2bu:9 4ja:9 2cw:8 2ei:8 5fo:7 3ly:7 2eb:4 2bv:4 1h6:3 eq:3 4ir:3
milkless	i	2fi:l 2fj:j 2bt:h 2bu:9 2fk:5 eq:4 28s:4 2bw:3
nor	v	4o0:t 1cf:r 443:m 441:k 2am:f 2bt:f 38h:e 2ft:d 2fu:b 2bx:a 3fp:9 44a:9 2bu:8 1ih:8 386:7 1pe:7 12o:5 2fo:5 1id:5 26y:4 12i:4 3df:3 eq:3
pud	v	5n9:2e 1bp:1o 2xt:1l 2cj:n 4xa:l gc:h 2o8:d 2bt:7 2ck:7 2cl:6 nv:5 2bx:5 26b:4 2bz:4 2bu:4 b6:3
food:sorbet	g	3om:19 5ay:e 5ax:c
food:nut-roast	p	2c1:35 hd:t 2ja:g 4hd:a 27i:a 14o:9 2c2:7 w0:7 jx:5 3gn:3 3gl:3
binder	m	hd:w 175:o ia:g 2c2:d
eggless	p	32e:1i 4x2:10 2c3:v 2fi:t 2fj:q 1z6:o 4x3:i hd:c 175:8 434:8 2fk:7 28s:5 433:5 233:4 23s:3 28e:3
tikki	g	hd:u 2c2:7 jx:5
cutlet	k	2c5:2m hd:t 2k2:b 2jz:a 2c2:7 jx:5 2jy:5
food:marzipan	i	2c9:o 3z1:g 35g:e 2ca:b 10v:7 2bh:6 2c7:6 1jy:5 2c6:4 25q:4
classmat	g	2c9:l 2c6:j 2ca:a 25q:4
food:frangipane	m	2c8:50 1xf:c
food:almond-extract	g	2c6:m 2ca:b 2c7:6 2c9:5 25q:4
food:chocolate-hazelnut-spread	i	4x1:u 2c9:m 2c6:k 15e:b 2c7:6 25q:4 35z:4
sal	12	2cb:7k 2cc:1g 504:1e 3ji:q 2m3:f 3b8:e s9:b 1n3:a 3ne:9 3gh:8 300:7 33g:7 3iz:7 l3:6 3l:6 1q8:5 3q7:4 24c:3
class	w	2cc:3d 3d3:1a 2b4:i 3ig:h tt:f 1et:e 3k2:a 4ja:6 2sz:3
grandson	4t	2cf:2c 4x9:1i 1na:1b vo:18 59r:18 5e6:18 4y5:16 2hg:15 382:y 2gs:v 2x3:t 19d:r 11b:r 4x8:m 2he:l 453:l ff:i 2fr:h 1m1:g 1j1:e 3va:e 40w:c 2d4:b vh:b 19c:b 2cy:a 2d2:9 1di:8 1w3:8 35o:8 23t:7 1xb:7 2hd:7 3ju:7 4tu:7 jm:6 1nw:6 3o0:5 2if:5 4v8:5 37p:5 1zu:5 19h:4 41h:4 tt:4 59t:4 56j:3 3cx:3
forbidden	t	5er:1v 5am:1n 1o7:1c 2dg:u 2c9:k 2c6:i pt:h 2dr:b 3cp:b 2yc:a 3cq:a 2ca:9 z8:9 499:8 2cz:7 2bb:7 1g7:5 2c7:5 gu:4 25q:4 10w:3 3u4:3
child	54	vo:2i 2cd:23 2fj:22 19d:1t 4yq:1c 5ez:19 2cf:17 3sa:14 2if:12 11b:10 vq:t 1bz:o 434:n 29p:n x1:m 3b:k w8:k 2he:h 19h:h 3ty:g 2dn:g 4ps:f 4td:f 2ax:e 5mn:e 1cj:e up:c tt:c kf:a 3ai:9 2hg:9 3ti:8 2cv:7 2ie:7 3cl:7 et:7 1ab:7 9f:6 2ea:6 19c:6 359:6 3bz:6 2ig:5 3rr:5 1gb:5 1iz:5 jm:4 7x:4 v6:4 1m1:4 3cq:4 2hl:4 2d4:4 3tv:3 1a:3
owt	8k	4gb:24 56k:20 2b0:1s 4z3:1p 3fo:1i w4:1f 1r7:1e 4yw:1e 4gu:1c 2he:1c 3ii:1b 4ky:19 1z9:19 4se:19 59o:19 1az:17 ke:13 4tn:11 48d:z 5hv:z 32q:x 93:w 2tg:v 52u:v mn:v 4dq:u 20x:t 3d3:t 23g:r 2pq:r 4r8:q 55x:p 2k0:p 17q:p 36x:o 1x7:o 12s:o 3rk:n 59f:n 40m:n 5bp:m 57s:m 4pu:m 4hi:l 3id:k zj:k 2kf:j 2vs:j 28u:i dv:i 164:h 3z2:h 54u:h 1m7:h 36w:h 2dv:g 26f:g 16c:g 1wb:g 2lk:f
food:ground-sunflower-seeds	e	
food:praline-paste	e	
halal	y	2cj:71 4ee:m 2cr:m 2f5:g 37a:7 2ck:3 4ja:3
muslim	t	2cm:2p 2cj:1u 2co:19 4ve:12 2ck:u 2bj:n 3br:g 2cq:f 1vu:6 1vn:6 3m4:5 2cl:4 435:3 4ja:3
drinker	m	2cj:14 3i1:s 3hz:k 2cl:g 2ck:c 1vu:a 1vn:a wg:9 3i0:3 3i6:3
teetotal	k	2ck:29 2co:1a 50u:v 2gs:a 2cj:4
colleagu	i	2cj:s 2gj:c 2gl:b 2gk:a 2gi:8 2cl:5
recovery	m	2ck:1c 2cm:18 50u:s 2cj:p 2gs:9 1vu:7 1vn:6 435:6 4ja:5
evaporat	v	59h:1y 5ev:1d 1jb:11 s0:y 2cj:k 3bt:h 4wf:9 3bw:7 3bv:7 3by:7 3bs:7 2ck:6 oc:5 2cl:5 2kn:4 3bx:4 1uw:4 3bu:4 2co:4 nu:4 2wd:3 1vu:3
food:mirin	1p	2cq:ax
food:agar	14	2cr:8a
2½	e	
certify	e	
intoleranc	m	2cu:2n 1a0:q vi:o 43u:k 12o:4 2bv:4
upset	10	4qg:23 2cy:1k 2mh:z 59r:y 2bv:m 3yj:m vi:i 3bm:g 3cp:e 3cq:d 1i2:b 3bp:9 3r5:8 wv:8 4ja:6 3az:6 3bn:6 3rv:6 3bo:5 3bq:5 2gb:5 3yi:4 2cu:4 2cv:3 186:3 2a3:3 od:3
tummy	12	2cw:53 2g7:20 2cy:1h 59r:12 2mh:r vi:c 3s1:b 3ww:a 3ew:a 3wy:a 3wz:9 3wx:9 2gd:8 3rv:8 1hm:8 3vr:7 2g8:7 3tk:7 2n5:6 2cu:5 o4:4 3vp:4 59t:3
kinder	k	4xi:1h 474:r 1ew:q vi:c 5ht:6 2cu:6
food:lactose-free-milk	n	1w2:u 59r:q vi:m 1uw:l 2cv:a 2cw:6 eq:5
food:brie	12	2cz:9k 3cp:g 2dr:b 2dg:7 3cq:5
sensitiv	k	pr:q 2g5:n 2g6:i vi:c 2cu:7 2g9:6
bloat	i	vi:c 2cu:6 cd:5 rc:5
she	5r	2dc:32 2d2:2m 497:1u 2fr:1c 4ir:z wb:z fb:z 2lb:x 1m1:t 5ez:r 5k4:r 2cd:n 2fx:l 1w3:k 2bw:j 2he:i vd:h 221:f 2gi:f 4hg:e 1gb:e 2kc:e 2if:e vq:d me:d 2hl:c 4w3:c 2el:c 2ej:b 9q:b 4ja:b 538:b 2ei:a 19c:a w8:a 33i:a 283:9 2dt:9 tt:9 3ev:8 3rw:8 34m:8 2gj:8 7x:8 11b:7 vi:7 2gk:7 1ua:6 19d:6 3yl:6 2cz:6 ke:6 1w0:6 2bv:5 w2:5 5hs:5 4j3:5 6g:5 fd:5 tq:5
tablet	w	2d3:7d 3p6:g 3p7:d 322:d vi:c 3vo:9 323:9 1h5:9 427:8 42d:8 2cu:6 2ne:4 382:3 2yh:3
sh	5i	2dc:3h 497:1u 2fr:1a fb:15 2d4:14 445:y 2lb:w wb:u sv:u 1m1:r 5ez:r 2if:m 2cd:l 2fx:l 1w3:l 5k4:l 43w:k 3rw:j vd:i 2he:h 2hl:h 2bw:g 2el:f 4hg:f 221:e 2kc:e 2ej:e 2gi:d 2ei:d me:d 4w3:d 1gb:c 2cz:c 3yl:c 3ew:c vq:b w8:b 283:a 19c:a 9q:a 2dt:a 3ev:9 538:9 2jr:9 tt:9 2gj:8 7x:8 2dg:8 vr:7 11b:7 34m:7 2gk:7 fd:7 vi:7 w2:6 1ua:6 444:6 19d:6 1w0:6 tq:6
food:manchego	i	2d5:1k 5cf:z vi:b 56h:6 2cu:5
tolerat	g	vi:c 2cu:7
food:soft-cheese	y	2d7:7z 2du:p 3tv:j 1u1:f 2cz:9 2dd:8 2kf:7 zu:7 2dr:5 356:4 2de:4
aged	e	
choos	n	4dr:1w 4xz:1t 59u:1c 262:l lc:k 42t:g 42v:f 42r:f 194:7 42s:6 263:4 4yt:3
adapt	t	2xt:1m 2an:10 2fo:x 2ax:t 2dl:g 2dm:g oz:d 1u1:c 2mq:b 264:a 25q:8 3j9:6 2dd:6 3j8:6 3u5:5 37z:4 5me:4 vk:4 2dg:4 2cz:3
expect	bm	2db:9g zm:4y 1cb:2o 3u3:24 3tv:1s 2dc:1n 1av:1g 4po:1g ed:18 2du:10 4vs:y 2ak:x 18s:w 2rr:v 34m:t yj:s 4pk:k sr:k 48y:h 538:f 1bj:f 3zc:d 2j7:c 4df:b x2:a 1vv:9 4pj:8 2d7:8 po:7 13y:6 24a:6 18r:5 1iz:5 14p:5 2dk:4 t7:4 1w0:3
woman	1i	5hs:2r 3u3:10 2dt:v 2db:i 2ds:e 538:d 3t3:d 1bj:d zm:a 52g:a 5bs:9 yj:8 24d:8 t7:8 2d4:8 1cb:7 34w:7 33v:5 pe:5 1av:5 51z:5 1an:4 409:4 2d2:4 1dq:3 3c1:3
food:tiramisu	10	2dd:9j 3r4:l 216:g 3oz:d 37l:d 1v1:c 1sz:b 2ee:a 356:9 37m:8 1wn:7 42u:7 37j:5 22d:5 37k:3
visitor	t	2hh:t 4se:q 1u1:p 3kl:k m1:k 3al:g 2dr:e fa:c 3cp:c 3cq:c nd:9 gx:6 s5:6 2dg:6 23q:5 26y:5 2dl:5 2dm:5 hy:4
food:pate	14	2df:be 2cr:l 2lv:g wp:e 9d:9 2do:9 40t:4
food:blue-cheese	n	2dg:3o 2dr:p 2cz:i 3cq:e 1u1:b 3cp:7 2dx:4 2de:3 3ga:3
rar	3m	2dh:cn 5ey:1c 1vs:11 5jt:w 337:u 355:j 2iw:g 13l:c me:c 2di:a 2kc:9 12r:9 4lb:7 x9:6 h4:6 xa:5 2ja:4 2jw:4 3sd:3
after	1t	2di:8s 1u1:16 26y:n 4i2:f 4je:c 4lj:9 4m0:8 4lb:7 1zd:6 4l4:6 4ks:5 3bd:5 4hz:4 2dl:4 2dm:4 4jl:4 189:4
them	2b	2dj:8b 1u1:w 4iw:d 7t:b 3ci:a wa:8 2qa:7 4jz:6 2dl:6 2dm:6 4it:6 4i1:5 4j8:5 4je:4 4jr:4 1z7:4 4i0:4 2rz:4 4i6:4 4ik:4 4i4:4 4j6:4 137:4 4is:4 4iz:3 3cf:3
lady	12	1dc:1j 4xh:11 2dg:u 4wj:t 2qi:l 538:k 4wk:k 1ml:i 1nf:f 2cz:f 2iq:e q3:b 4fq:b 2dk:a 19v:a 1dn:9 4px:7 1u1:7 3or:6 1av:5 bl:5 ax:4 4zz:4 yj:3 3tv:3 1zg:3 2df:3 2ds:3
duff	g	1u1:z 2dm:6
food:prawn-cocktail	g	1u1:z 2dl:7
food:hard-cheese	14	2dn:45 zc:1d 2b7:13 ks:o 100:e 2hs:c 2hu:a 2d3:9 2hr:9 2i1:6 2hv:5 2hy:5
food:liver	12	2do:8h 40t:7
food:sashimi	1i	2dp:a6 5d5:1k 44p:16 1dq:13 1bc:r 46d:k 427:j 3ta:6 1at:5 14g:4 3na:4
food:shellfish	2b	2dq:6z 46j:1l 1q4:13 37a:z 5am:y 34l:q 3pl:n 434:h 5fo:g vh:e 2el:d 2ei:c 2ej:c vr:b 12y:b 46k:a pt:a ow:8 2ce:8 5fs:6 1h2:5 5fn:5 3bg:5 2gj:5 2ek:4 3my:4 2gl:4 2gk:4 43n:3 3ly:3
food:swordfish	g	3cq:k 3cp:a
food:raw-milk	10	2ds:7a
food:oily-fish	k	2dt:2d 5hs:19 3cp:d 3cq:4
pasteuris	t	2du:2d 411:m 412:m 2ow:i 22k:e 1cc:a 1h8:8 3tt:8 3ua:7 z2:7 3u7:7 3u8:7 3u6:7 3u9:7 3p2:7 3u0:5 3u1:5 3ub:4 35c:4 41v:4 3cw:4 3ty:4 1qi:4 28k:4 3u5:4 1x0:3 2dd:3 3tu:3
limit	14	2dv:44 2i6:1l 538:1a 301:t 36c:q 1dq:q 3sz:n 36d:j 8v:i 1le:f 1lv:d 36g:9 36e:9 2bb:9 1mo:7 3sx:7 f6:6 2hi:6 2ig:5 2dg:4 1lc:4 3sy:4 2h9:3 2dw:3 50a:3 2dx:3 36i:3 fh:3
caffein	10	2dw:b5 49u:6 5a8:3
mg	e	
midwif	g	57h:g d5:c 2kf:3
sort	17	5c1:2i 2pd:18 2wo:z 1dl:n 5h7:n 1u5:h 2e3:h 1dk:f 15f:c 390:c 1nf:c 2e1:b 138:b 2k0:a 36z:a 4jb:a 372:a 2e4:9 4jl:7 1di:7 rs:7 18a:6 x3:6 3jh:6 2ix:5 44b:5 e5:5 1nr:5 z1:4 19y:4 r8:4 2di:3 du:3 225:3
potluck	14	2e0:3c 59g:27 38x:13 3ig:10 1ud:y 3lf:v 3lc:v 2e3:i 2q7:f 4s1:e 2e1:c 3l:b 15e:b 2e4:9 19f:8 1di:7 3ey:5 9i:4 2d1:4 345:3
host	k	2e3:m uf:f 2gi:c 2e4:c 2gj:b 2gl:a 1di:9 2gk:9 36p:6 36r:5 36o:4
sick	20	2e2:6t 3s1:1b 5f1:1b 4qy:19 4qx:19 3rz:18 3s0:18 4p3:14 1hm:14 3rv:y 1vt:p 1ga:m 1i1:l 3gf:k zn:h 1p5:d 3ku:c 31j:b 2e3:a 1o2:9 2hh:9 18a:8 2ec:8 3rx:8 27g:8 1vz:7 2e1:7 3rw:7 19m:6 3bz:6 1f4:6 3sc:6 1o3:5 2gn:5 2e4:5 106:5 2de:5 3tu:5 13p:5 18r:5 1di:4 42h:4 279:4 2pg:4 1f3:4 5f0:3 3yi:3
eatin	g	2e1:h 2e4:d 1di:b
carnivor	i	2e3:m 2e1:f 1di:9 4l:7
strictest	e	
strictly	g	445:16 444:8 446:5
contact	12	2e7:2b 1ym:1c 1it:p w8:5 a9:5 2e8:4
sever	g	257:f w8:7 2ee:3 h3:3
careful	w	5m8:1l 2i4:1f 5ld:w 5le:w 59u:s w8:h 2x3:f 32q:e 1sr:e 40k:e 40j:e 40g:e 27g:c 257:b 34m:b 3y7:b 3x5:8 40h:7 1bj:6 ke:6 1e2:5 16k:5 40i:5
nephew	r	4qs:2c w8:15 434:j h3:j vh:d 433:c 3cl:a 233:9 2w3:7 2eu:7 tt:6 3ls:6 eq:4 1z6:4 4ja:4 3cm:3
epipen	m	2cc:w 2ej:o 3w7:m 3wa:j 3w8:j 2el:g 2eb:d w8:b 2ih:8 2ei:6 257:4 tt:4 2bw:3
hospital	t	1px:o 3va:l 48y:j 3tu:h 2p1:g 3rz:d 3s0:d 9h:d 257:c 57d:9 1hm:8 4bo:8 zn:8 w8:6 2e8:4 2gd:4 3rv:4 2e2:4 1ug:4 19x:4 zq:4 3yi:3 3vb:3
contaminat	m	w8:1g 2eo:g 3v0:d 257:d x0:8 1cv:5 3cj:5 fk:3
cookin	k	3ca:p 37l:i 37k:f 257:d ly:a 37j:7 w8:6 2e8:5 l2:4
toaster	1y	2ef:da 3kj:23 373:n 257:k n0:b 376:9 375:9 3v2:9 3v3:9 374:9 1vd:8 2r9:5 w8:4 mg:4 2e8:3
porous	e	
destroy	p	3yn:13 1is:10 m1:g 2be:e 3bw:d 3bv:c 3by:c 3bs:c 3ww:b f7:b 3wy:a 3wz:a 3wx:9 1ae:8 3bx:7 3bu:7 nu:6 2n5:6 3wh:6 2bk:5 3br:4 359:4
adrenalin	g	3w7:g 3wa:e 3w8:e 2eb:6 2el:4
pen	m	2ej:2o 3w7:l 5dv:k 3w8:i ka:f 3wa:9 2eb:8 5dw:7 5dx:7 2el:5 2bw:3
swell	12	2ek:4y 3lq:22 2el:1k 55m:17 2bw:15 2ej:y 2ei:t 47c:r 5fo:j 3my:d 3lz:a 1h6:a 3ly:a 3w7:8 1h5:6 133:4
wheez	i	3w7:p 2el:p 3wa:l 3w8:l 2ej:c 2eb:a
faintness	e	
celiac	t	vl:19 2en:r v8:e 4qf:b 2aw:5 vd:5 nx:5
contamination	i	3v0:n 2en:h 2ed:8 vl:6 fk:6 1sr:5 2bj:4
food:gluten-free-pasta	10	2ep:6i 4ws:33 44f:1k 5at:8
diseas	g	2en:m vl:5
poison	2m	2er:2f 2cw:2a 2gd:1x 36m:1n 3c3:1m 46i:1h 4pv:1e 3zq:11 4t4:10 3s1:z 1hm:y 38w:q 1zp:n 2kp:m xl:m 4as:m 3i2:l 1jk:l 2en:k gl:k 3rx:f 2jb:e 2g7:d 3zs:c 3xx:b 4q1:b 1ke:b 5g9:b 3yi:a 5ga:a 3rv:a 1uj:a 2iq:a 35i:a 2jm:9 jj:9 46h:9 2sv:9 2gt:8 4hi:7 1l7:7 1rn:7 2g8:6 2hi:6 2oh:6 2ko:5 3yv:5 4we:5 3tk:5 vl:5 5dv:5 2jl:4 3k:4 3zy:4 4p3:4 3yr:4 x1:4 1qm:3 j9:3 17n:3
brother	10	2wm:1w 4w0:1t 4qj:1m 50u:18 1ip:n 2en:l 3l2:i ee:h 2co:g 3g5:f 1b1:e 2gs:d 4zy:a 1qq:a 165:9 4e:9 20q:9 2zu:7 1o1:7 454:6 4jq:6 3sk:5 vl:5 36y:5 2gw:5 s7:3 2vx:3 4l:3 pa:3
sickness	g	2en:h vl:6 2bj:4
bold	n	2eu:51
serious	k	5b4:1b 5cq:18 3zx:y 2eu:o 3zy:8 h3:6 2ew:3
sulphit	g	2eu:p h3:6
he	3r	2ei:18 3kk:12 2el:v 2hf:v 2ej:u 1lh:u 4li:r n3:r 5t:p 3my:n 38x:m vo:l 43l:k fb:k 5cv:k 2ex:i 5a7:h h3:g 4ir:g 2ek:f 29p:f 3tu:e 4rc:c 5fo:c 4ja:c vr:c 1vp:c 3lz:b 28e:b fm:b f1:b 3rz:b 3s0:b 3ly:b 47u:a 3ev:a 37a:9 fc:9 tt:8 2em:8 57d:7 vh:7 261:7 3e8:7 1a5:7 3lq:7 2p1:6 22d:6 2st:6 2lh:6 3o:6 xr:6 2d2:6 w9:5 tr:5 2bw:5 wa:5 313:4 tq:4 27a:4
seriously	m	36s:16 2eu:o 1xu:k 2tp:e 2tv:e 2tt:c 3g1:7 1kv:7 h3:6 2tu:5 2tr:4 2ew:3
languag	i	2oa:13 2eu:o 4c2:d h3:6 2ew:3
wher	2n	2f0:d4 4v0:1o 4td:1d 3gw:10 3eb:z 2ad:v yn:t 1ls:t 3ix:m km:f 3he:d 2eu:b 162:a 4i3:9 1t1:8 24j:7 31o:7 3bd:7 2g0:7 4ic:6 kg:6 1a7:5 512:5 1uf:5 4lp:4 6g:4 4l4:4 4k2:3 4l6:3 4lj:3 2di:3 h0:3 4jc:3 25f:3 19y:3 2rz:3 4hx:3
shown	g	2eu:o h3:6 2ew:3
factory	i	2yb:q 2eu:o h3:6 330:6 32w:5 332:5 32x:5 2yc:5 2ew:3
definitely	g	2eu:o h3:6 2ew:3
food:crustacean	g	5fo:1g 2bw:d 2dq:3
food:mollusc	i	46l:12 4ee:j 1h2:f 37a:6
lupin	g	4ja:c 4ir:4 4of:4
food:xanthan-gum	i	2f7:2a 2fb:4 2fe:4 2fg:4 2f9:4
food:gluten-free-pastry	i	2f7:u 3o3:m 2tu:e 3nk:d 202:c 2fb:6 2fe:6 2fg:6 2f9:6 287:5 2ff:3
food:gluten-free-cake	g	2f7:v 2fb:6 2fe:6 2fg:6 2ff:3
minus	p	373:21 50d:1w 2f7:t 2sj:r 26r:o 407:c 2si:9 ns:8 2ho:8 4ln:7 2fb:6 2fe:6 2fg:6 2f9:6 1t5:4 2sk:4
dov	g	2f7:v 2fe:6 2fg:6 2f9:6 2ff:3
food:gluten-free-biscuit	k	2fc:2j 3cn:1v 2f7:t 2fb:6 2fe:6 2fg:6 2f9:6
usual	19	56h:1n 59w:1j 56g:19 17i:17 3dk:11 42k:w fo:t 2f7:s 3ny:r 19k:r 2kt:m 2rn:h 2wt:g 1bx:d 15s:d vj:c 23l:c 2zv:c 4b:a 1ml:8 12e:8 2ha:8 4lr:7 wh:6 2uj:6 2j7:6 2fb:5 2fe:5 2fg:5 2f9:5 6x:4 rd:4 31p:3
food:textured-wheat-protein	g	2f7:v 2fb:6 2fg:6 2f9:6 2ff:3
wiout	i	2f7:u 2fq:t 80:k 2fs:9 2fb:6 2fe:6 2fg:6 2f9:6
food:gluten-free-yorkshire-pudding	g	2f7:v 2fb:6 2fe:6 2f9:6 2ff:3
gum	n	2o4:1i 265:u 2f7:t 3o8:n 3vo:c 1h5:b 3n5:b 3nf:b 2fb:6 2fe:6 2fg:6 2f9:6 11i:5 1w7:5 1r8:5 206:3
victoria	p	2fi:16 2fj:o 2c3:j 2rf:h 2rg:h 357:f tg:e 3nb:d 3nd:a 3ln:9 3fr:9 3ns:7 2fk:6 28s:5 28e:5 2bx:5 3mq:4 3na:3 5v:3
food:vegan-cake	m	2ax:18 2fj:w 2fi:n 2c3:g 23s:b vk:6 2fk:5 2oe:4 2bx:4 58u:4
food:vegan-frosting	i	2fi:j 1jj:j 2fj:h 2c3:d sv:7 28s:4 2bx:3
food:aquafaba	v	2fl:75 2c3:z 2fi:d 2fj:c 2fk:3
measurement	m	30p:r 2fi:o 2fj:m 30n:b 3b7:6 2fk:6 30r:5 28s:5 30q:4 177:4 2bx:4
doctor	47	1qy:3a 1zb:2a 1c9:1y 2h3:1m 3s1:1l 5k4:1i 25i:1h 32h:14 2e2:13 2h8:y 3rr:s z4:r 3rv:r 4qv:l 1hm:i 3rx:i 1y5:h 3rw:g 2fo:e 2fp:c 1o3:c 2ft:c yd:a 93:a 2u:9 1cj:9 4v9:9 4ns:7 48m:7 4l8:7 2fn:6 cy:6 2l:5 1z2:5 543:4 3rs:4
sodium	1k	2fo:80 1vz:1b 1r1:o vc:i 3lo:h 1qy:6 2fp:5 1qv:5 4dr:4 2ft:3
blood	3p	2fp:db 1vs:40 2fo:26 2to:16 13d:t 1gj:r 2im:o 2jw:o 2ce:k 1o7:d 2j0:b 1vz:b 13l:9 1zd:8 gk:6 1fb:6 2fn:5 4we:5 2da:5 2g3:5 2iw:4 2jc:3
rethink	g	2ff:q 80:m 2fs:9 1fb:3
wean	6i	2fr:39 52r:21 1vz:1z 5eh:1r 57s:1q 2d4:11 1w3:y 3sx:w 2cd:w 36z:v 1zu:u 2d2:t 3u5:r 19c:o 1sj:l jm:e 19d:c 4rc:c 3no:c 11b:b 1m1:a 2mh:a 2fo:9 1vq:8 284:7 2cf:7 17:7 40w:5 1n6:5 2fq:4 r8:4 2hf:4 ss:4 265:4 2ff:3 2qx:3
mom	m	4t8:1b 1rz:t 2fq:s 2ff:n 80:k 3zb:f 3u3:5
food:sea-salt	12	2ft:6c 4gd:2r 1vj:y 2fo:k 2fu:f 2fq:4
potassium	i	2fu:1b 2ft:q 2fo:5 3df:4
medicin	r	2fv:54 2i7:g 3mc:f 3mb:f 3rj:e 3md:c 3gk:b 1o9:a 2hs:6 1yk:6 18p:5 3rh:5 2hz:5 2hu:4 1i9:4 216:4 xd:3 2i1:3 2d3:3
diabet	m	2fw:1o 1c9:m 1zd:i 3uu:5 1gp:4 yo:3
friendly	12	d9:21 4vn:1d 2hl:16 4rc:s 2h4:p 1zd:l pr:h 1uz:f 283:c 19f:9 2fw:7 xf:6 13l:5 1v5:4 2ub:3 2g2:3 2fz:3
spik	m	4ao:11 4an:y 338:s 3pj:h 3ph:e 3p5:d 1zd:b 2ii:a 237:8 1lx:5 2fy:5 2q2:4
gi	g	1zd:b
hear	1e	2g0:4o 5gm:1i 4pa:1c 33h:z 1da:x ap:p 4hx:i 4dj:h wl:h le:g 5jm:g 2oc:e 2a6:e 25l:e 2oe:d 2l5:d 4jc:c 3vz:a 1zd:a 3xk:a 3e8:a 58i:9 1ue:9 3y7:5 4i3:5 25x:5 4me:5 rc:4 4de:4 4h8:3 4h6:3 4h7:3
insulin	i	1ta:f 395:e 398:a 2hb:9 1zd:8
papa	g	1zd:b
patient	i	2ft:f 2fu:d 1zd:b 3df:4
carbohydrat	e	
fodmap	p	2g5:4y 1a0:h 43u:d 2gb:8 2g6:7 2cu:6
ibs	k	2g6:3z 2g5:k 2g9:5
stomach	1r	2g7:69 4qg:23 3qw:1l 1yo:18 57c:13 3rv:x 1uq:t 3s1:s 4w0:q 3pf:n 1iz:l 43n:k 2g5:k 1x7:i 57d:h 2gd:g 2g6:f zk:f 1dr:f 2dg:e 27g:c 1i9:c 3ti:b 2cw:b 3tk:a 1hm:7 2l2:6 3yi:6 1ay:5 1yp:5 2g9:5 11d:5 o4:5 2cz:5 3u4:5 3yp:4 2ji:4 3g1:3 118:3 25p:3 2ga:3
ach	1b	2cw:1x 1md:1o 2gd:1k om:q 2lr:n 8v:k 2g5:i 1xa:h yu:g 1je:f 11e:e 2g6:e 14y:d 3ti:d 2af:d 3yp:a 6a:9 3ww:8 3wy:8 3wz:8 3wx:7 3yo:6 2bw:5 2n5:5 2g9:5 25j:4 o4:4 wa:4 3lv:4 2rd:3 2rb:3 2g7:3
jain	n	2g9:4y 1ne:f 2g5:f 2g6:b 4ja:b 4ir:4 4of:3
digest	v	5l8:p 1iu:n 3oe:m 2g5:l 2g6:g 3cr:f 1xq:d b:c 3tl:a l6:9 369:7 1yp:6 2g9:6 ok:6 2g7:5 2n1:5 3g5:4 v:4
food:onion-powder	1p	2gb:be 2cv:1c
allium	g	2g5:m 2g6:h 2g9:6
cramp	n	2gd:39 3tk:m 2g5:m 3s1:i 2g6:h 3ti:9 3yp:7 2g9:6 3yo:4 1hm:4 3rv:3 2g8:3
dietician	g	2g5:n 2g6:i 2g9:6
flavor	19	zi:3w 57u:28 1q2:24 45m:1e 4v9:16 3m4:16 2ki:14 1oz:10 20k:u 9s:r 34l:m 43h:k 33z:g 1e3:d 2g5:a 2g6:8 23d:7 2qx:6 1ie:6 1og:6 1kq:5 nf:5 sv:5 x4:4 wv:3 4rz:3
pyaz	m	2tm:z 2kh:m 2g5:m 2tb:j 2tc:j 2g6:h 2n1:f 1l4:c 2t5:b 2t7:b 2g9:6 2n3:3 12c:3
lasun	g	2g5:m 2g6:h 2g9:6
kosher	y	2gi:6r 48o:w 48p:m 4ja:a z9:9 3dc:9 2gj:7 2gl:7 2gk:5 4ir:4 4of:3
hindu	p	2gj:6n 2gi:c 2gl:b 2gk:8
sikh	m	2gk:50 2gi:f 2gl:e 2gj:c
jewish	n	2gl:60 2gi:h 2gj:e 2gk:c
passover	g	2gi:c 2gj:b 2gl:a 2gk:9
food:roast-beef-slice	1k	2gn:8p 32s:1g 2gp:r 3q:n 49x:n 2p7:d 2gi:c 2gl:a 3g9:9 2gk:9 fk:9 2pl:6 3sc:5 2dh:5 2gj:4 270:4 wc:3 zi:3
invit	k	32i:1h 2e0:e 2gi:e 2gj:c 2gl:b 3ld:a 1xy:9 3lg:8 3le:7 2q7:5
food:chicken-pie	t	4xz:1g u8:10 2o4:z 4dd:k 2p7:f 2gi:e 2gj:c fk:a 2gk:a 19l:a 10l:9 1pm:8 sh:7 2gl:4 zi:4 3h1:3 3hk:3 1cn:3
respectful	g	2gi:c 2gj:b 2gl:a 2gk:9
foot	p	3vc:2c 2gr:1p mf:v 1gy:q 3vh:m 3vb:h 2gi:c 2gj:b 2gl:a 2gk:9 41u:8 3vi:5 10m:5 3vd:5 2nk:3 1x6:3 qp:3
religion	m	50u:13 4v8:y th:j 2cm:g 2co:e 2gi:c 2gj:b 2gl:a 2gk:9 1vb:5 1jc:4
know	27	2gt:6p 3yf:1k 38x:11 x7:w 2j5:t 2ku:k 2ym:k 2h0:g 3en:e 3em:e 3eo:e 9r:e 2gi:d 1le:c 3ep:c 26x:b 2j4:a 2gj:9 102:9 2gl:8 2b0:8 4jb:8 2gk:7 3bu:7 20v:7 3av:6 4ii:6 16j:6 4i8:6 33n:5 4j1:5 3el:5 4jy:5 4j2:5 23n:5 321:5 3t6:5 i3:4 5ea:4 4ks:4 4jp:4 39z:4 2j8:4 2kw:3 4is:3 15w:3
bruv	g	2gj:d 2gl:c 2gk:b 2gi:9
safest	w	3nq:1l 4py:r mq:r mf:o 2sa:k 2ie:g 3sc:f 2y7:d 2gi:c 3v5:b 2gj:a 1me:a 2gl:a 14v:9 2gk:9 2dh:6 146:4 2ue:3 3sd:3
food:rabbit	i	1b1:t 2gw:p 4e:c 3sk:7 3sg:5 2vx:5
differently	p	v5:x 1fo:w 1xs:u ri:l qg:l 2mh:g 2hf:e 1n7:e 32m:a 32o:a 1xr:9 32l:9 2l4:8 160:5 2at:5 o5:3
fin	12	2gy:84 4l2:9 4le:7 4iw:7 2dj:6 19y:5
strict	e	
offer	1d	4um:2g 50t:1p 3do:1i 2rk:1b 35d:1a 5ib:15 ld:z 3us:w 2v1:u l0:t 35h:s 4kd:p 1cz:m 12r:k 87:i 4qv:h 34i:f 1b1:d 2jy:c 1v5:b 36u:a 56d:a 1j7:9 4e:9 2j4:8 p6:8 gq:7 4ov:7 13o:7 9r:6 23l:6 498:5 3sk:5 2gw:5 1iy:4 19t:4 2ka:4 3sg:4 1s6:3 2vx:3 1f0:3 19v:3
hindus	e	
ritually	e	
calory	42	2h8:3l 25i:3c 2fn:1e 4qv:17 2hx:13 z4:10 2h3:z yd:r 2y5:o 1qy:o 1zb:g 39f:g 93:f 4g9:e 1sz:d 39e:c 2u:a gk:a 39b:9 4j:6 1c9:5 1ze:4
gym	p	2h4:4i 503:1x xf:6
thousand	k	4gu:1v 2h4:q 3jl:f 3jo:8 3jp:7 45f:7 xf:6 3jn:6 3jt:6 3jq:6
wedd	1b	1xz:1m 5g0:1i 357:19 2h6:p 2h4:o 21y:m 151:m 2dg:j 19f:h 1bs:g 2qg:g 3rv:e 4l9:d 32t:c 2xx:c 58v:b tb:b z6:9 4ni:9 3s1:8 3k2:8 2yo:8 106:8 3i9:7 2cz:7 3u4:6 2fi:6 xf:6 29q:5 22d:5 2gd:5 un:5 1l8:4 2yn:4 1ql:4 3yi:4 22j:4 2p9:4 2z6:4 3xd:3 4gm:3 te:3 1hm:3 4oj:3
gross	12	325:1e 36u:y 3uo:q 42i:q ww:o 4qp:k 3o1:g 164:f 2h4:e xf:e 1rt:c o9:b 1pn:b xg:a 5b8:a 1le:8 h1:7 1gv:7 hn:6 1ao:6 22h:6 2dp:5 2rk:5 wy:4 1us:3
fatten	1m	2h3:26 2h8:1a 5io:14 1qy:y 25i:g 1c9:d 39f:c 2fn:b 39b:a 93:a 39e:9 4qv:4 2hb:4 2hx:3 1ta:3 4lh:3
food:firm-tofu	n	36h:26 36f:i 36j:9 2h9:9 36c:8 16f:8 36d:6
food:greek-yogurt	27	2ha:am 1o6:1h 5e9:m 5e8:m 2hx:j 44m:h 3zh:g 4x2:d yg:a 1bx:9 vw:9 4qv:4
kcal	i	2hb:z 395:y 398:p 1ta:a 39a:3 39c:3 396:3
13	14	2hc:6h 2ae:1l 4e5:1a 262:12 1f5:12 1ab:f 27y:e 2ie:b 2m8:8 228:6 1ex:4 qe:4
wer	92	2hd:3q 37t:1r 4lt:1q 4rw:1p pr:1m 43u:1j 1sd:1g 25a:1g 35v:1b uh:19 4zi:15 5cm:10 1bx:10 29a:v 1m6:u 1t8:u 5f1:t 37p:t 44m:s 1o1:s 5f0:s 27u:r 41u:q 2e2:q uy:p 39n:o 4t6:o rh:n 34x:n 32p:n 59r:n 2jz:l v2:l 3wi:k 3lf:k f1:k 1ss:j 4qy:j 4qx:j 1eu:i 563:h yp:h 42u:g 1hh:g 1m5:g 2v1:f 2cd:f 3jl:f 369:f 5fs:f 4gm:e s5:e 4t:e 35j:e 59d:e 4kd:d 472:c 15w:c 4ov:c 9k:c
led	1e	17:y 19h:x 2cd:f 2he:b 19d:a 58a:a 2d4:7 2d2:5 2hm:4 19c:4 2cf:4 3sx:3 1w3:3
our	1p	2hf:1v 3kh:1f 1hy:x 3gj:q 3gi:q 329:o 5kr:m 1wb:l 2st:l 1xe:k 2wa:j 32a:g 2mh:f 2gx:e 11m:e 4by:e 1up:a 2fr:a 4ni:8 4l9:6 5s:6 2w2:5 4rc:5 40w:4 3kq:4 1w3:4 wv:4 2zv:4 27y:4 1zu:4 os:4 2hh:4 38b:4 2w6:3 1yp:3
bairn	bi	zl:39 2cd:2i 4rc:2d 4ps:26 538:25 29p:1y 5di:1j 9f:18 11b:15 2hd:10 f2:10 1c3:y 2q1:y 1gb:w 2cf:v 40h:u 54n:r 11t:q 3lf:p 2s6:p 19d:o 3qu:o 4zm:n 5ez:m mf:m 2dc:l 1os:k 1bj:k 4wh:j 4gg:j 3v9:i 118:i 1zu:h 38z:g 4uo:g 48:f fh:f 3fj:e 36q:d 22y:d 3nn:d 2mh:d 3le:c 117:c 2g8:c jm:c z9:c 19c:c w2:b ss:b 1za:a ko:a 2ij:a 1ab:a 19i:a 40q:a 3yb:a 2ex:9 1w3:9 55v:9
hae	t	35s:y 2hf:l 16r:i 2ds:f 3cd:e 3ce:d 2mg:d 2hj:a 2yy:a 1um:9 24d:7 3dc:7 29w:6 2hv:5 29g:5 33v:5 3h9:4 1an:4 409:4 1vz:3 i5:3
food:grape	1g	2hi:at 3ge:1h 40k:g 40j:g 40g:g gd:d 1dd:c 3x5:9 40h:8 22o:8 1i8:7 40i:6
youngest	k	1ab:1b 2hn:p 1oh:h 2hq:g 2yy:8 2hk:7 2hp:6 3dc:6 2hh:4
wed	m	2hn:u 2hq:j 2hj:c i7:a 2hp:7 418:7 4o3:7 4ld:5 4lf:4 4lp:4 4lj:3 1a9:3
man	14	1di:1q 1oe:1q 3ge:1k 3fn:16 4xi:15 165:10 1u6:f 3fk:d 4rd:c 2fx:b 2d2:b 2d4:9 4fg:9 yz:9 1r0:7 4ix:6 z8:5 1q6:5 md:4 4as:4
picky	v	et:26 58a:1a kf:14 d9:m 4ps:g 56j:9 1di:7 sa:7 3g2:5 1dr:4 2he:4 2oe:3
kiddo	g	1oh:k 2hq:j 2hj:c 2hk:9 2hp:7
dial	1i	2ho:ag 3kf:21 u9:1g 1oh:j 2hq:i mu:e 2hj:b 2zr:b 2hk:9 31o:8 31y:8 2hp:7 2zs:7 31n:6 2zx:5 3ix:4 223:4 1m2:3
mirchi	n	2hn:m 45u:j 3m2:h 3m0:h 3m1:g 1oh:f 2hq:e 3ex:c 3ez:9 2hj:9 2hk:7 41b:5 41f:4 41d:4 41e:4 1q1:3 3xz:3 41g:3 1kj:3
learn	i	2hn:r 1oh:i 1l0:b 2hj:a 29z:9 2hk:8 2hp:6
condition	k	2hr:1h 2dg:m 2hs:j 2hz:f 2hu:f 2i1:a 2hv:8 2d3:8 2hy:8 2cz:8 3u4:8 2i2:4
warfarin	m	2hs:2y 2hy:16 4ja:b 2hz:9 2hu:9 2d3:9 2hr:8 2i1:6 2hv:5 4ir:4
food:grapefruit	w	2ht:ao
statin	i	2hu:1g 2hs:h 2hz:e 2d3:d 2hr:c 2i1:9 2hv:7 2hy:7 2i2:4 2fv:4
clash	m	2hs:m 2hz:i 2hu:i 2d3:i 2hr:g 2hv:f 3g3:b 4i7:a 2hy:a 2i2:5 2fv:5 4od:4 i5:3
medication	g	2hs:c 2hz:9 2hu:9 2d3:9 2hr:8 2i1:6 2hy:5
cholesterol	15	2sg:16 2hs:q 2h3:p 2hy:n bk:j 1zb:d 52u:d cy:c 25i:b 244:9 2h8:9 4ja:8 4o:7 2hz:6 2hu:6 2d3:5 2hr:5 1qy:5 z4:4 3m6:4 2i1:4 2hv:3 4qv:3
gout	k	2hs:1i 2hz:d 2hu:d 2d3:d 2hr:c 2hy:b 4ja:9 2i1:9 2hv:7 2i2:4 2fv:4 4ir:3
antidepressant	i	2hz:1g 2hs:h 2hu:d 2d3:d 2hr:c 2i1:9 2hv:7 2hy:7 2i2:4 2fv:4
attack	i	1lv:f 2hs:b 2hz:9 2hu:9 2d3:9 1mo:8 2hr:8 2hi:7 2ig:6 2i1:6 2hv:5 2hy:5
pill	i	2hs:m 2i1:i 2hz:i 2hu:h 2d3:h 2hr:g 2hy:9 2i2:5 2fv:5
leaflet	g	2hs:b 2hz:9 2hu:9 2d3:9 2hr:8 2i1:6 2hv:5 2hy:5
thyroid	g	2hs:c 2hz:9 2hu:9 2d3:9 2hr:8 2i1:6 2hv:5 2hy:5
youv	m	2e9:1a 2dt:16 2z3:i 5hs:e 2hs:b 2hz:9 2hu:9 2d3:8 2hr:8 2i1:6 2hv:5 2hy:5
med	g	2hs:b 2hz:9 2hu:9 2d3:9 2hr:8 2i1:6 2hv:5 2hy:5
permit	k	2dt:15 5hs:e 2hs:b 2hz:9 2hu:9 2d3:9 2hr:8 2dh:7 2i1:6 2hv:5 2hy:5 2gz:4
food:liquorice	i	2fv:24
food:marmite	k	2i8:2v 5bw:q 37d:p
pharmacist	e	
judg	t	4f4:1g 2l1:16 1dd:h 2mi:d 22e:8 4jq:7 gz:7 4if:6 273:6 1ll:5 4jp:4 uj:4 17x:3
known	e	
sudden	m	3he:16 1pc:v 1zz:9 mx:9 15:3
maoi	e	
danger	1r	2ih:2g 2gv:1t 3tv:1h 40q:16 4r3:11 50n:10 2he:w 48d:u 1ud:t 4wj:s 355:p b8:o 2dn:o 3yo:n 34x:n wa:m 33o:j 3pu:i 33k:f 34w:d 2xh:d 1e9:c 3zb:c 29n:c 55i:b 3nq:a 4py:8 24v:8 3v6:8 2hc:7 3b5:7 1lf:7 kg:6 3ys:6 3yw:6 3yu:6 2sa:6 2e8:6 1ab:5 3yq:5 3xg:5 yj:5 2cc:4 j9:4 19d:4 32f:4 3bi:3 34m:3 2gd:3 3tt:3
chok	3v	2if:aj 4tc:1f 3et:15 1cj:p 2he:o 46d:m 19h:m 19d:l 3ev:h 535:g 11b:g 3eu:f 45c:e 22g:b 24g:b 3nj:b 3ew:a 2mh:9 4vn:8 2cf:7 2ii:6 3ln:6 x6:6 3pj:6 1a6:5 2ip:5 3ph:5 2d4:5 1l0:5 3p5:4 2hi:4 gd:4 493:3 494:3 2cd:3
hazard	n	1rv:17 1lv:11 2hi:10 4v:f 2kf:6 2ih:5 1l0:4 2if:4 2ig:3
nursery	n	2cc:z 2hi:n 370:k 1lv:j 2eb:h 2kf:e 36x:b 2ig:b 2ie:a 2if:5 1bz:4
eggshell	y	2ii:49 41q:h 41s:h dj:e 2hi:a 531:6 2ih:5 18x:5 1ew:4 1lv:3 41r:3 41p:3
pit	27	2ij:4r 65:2u 3ll:1a 3dc:y 3pw:s 464:r 18u:q 2zn:o 2l5:k 3az:k 41w:j 41y:j 41x:j 4gt:d 3b4:c 2zg:c 35s:c 3b2:b 30l:b 4gx:b 4gz:b 4gw:a 30j:a 4gv:a f7:a 3en:9 3em:9 3eo:9 3pe:8 1kf:8 2l8:8 3ep:8 4i7:8 400:8 45v:7 1o9:7 21v:7 gd:7 3oc:7 4gu:7 1oa:7 1i8:6 1qe:5 f6:5 y6:4 4od:4 2iv:4 3pu:4 4g5:4 3vz:4 3px:4 3el:3 47c:3 3y1:3 i7:3 26q:3
food:cardamom	2k	2ik:f1 qo:f 43k:9 qz:5 23f:5 3lu:4 23r:4 1mw:3
internal	10	2il:49 2c5:n ct:m 2jj:k 2kc:j dk:j me:h 1c8:f 1er:f 2mv:b 2jo:a 2gn:8 2kh:8 2js:7 2mu:7 1d5:6 27r:6 2jm:6 ix:5 2jt:5 2dh:4 2k2:4 2jz:4 2ju:3
pinkish	17	24p:2v 2im:2h 3c3:29 4m8:1o 2iw:m xh:8 13j:5 ml:5 1vs:5 mk:4 3cv:4 2it:4 2iu:3 x9:3
food:chocolate-truffle	19	4q4:2d 566:24 3bh:1m 5gz:1g 3kh:13 2iw:v 1dx:k sm:h 3jl:f 25t:b 2il:9 3jo:8 3jp:7 3l:6 3jn:5 3jt:5 3jq:5 uj:5 2is:4 13o:4
trust	1d	4xd:26 2io:20 1bc:1j 3kf:1i 24t:y 2lf:m 460:l 3cs:l 2j5:l 4bn:h 4bm:g 1lg:e 3x2:e 1lr:c 2lg:c 432:a ml:a mk:8 2sj:8 3op:8 2j4:7 1j4:7 3y8:7 rm:6 2zg:6 55v:6 3wx:5 113:5 1at:4 1dj:4 p4:4 2ub:4 2zn:3 2iv:3 ry:3
sawdust	w	3nk:1y 4sq:1n 11y:z 3lm:s 13o:o 22g:h 1gi:g 3nj:g o8:f 2ip:b 3ln:5 490:5 4l:5
salmonella	r	zk:13 261:s 1sl:i 3rz:f 3s0:f 538:c 2il:9 13o:9 194:9 3tw:8 2dk:6 3rr:5 2is:4 zj:4
means:air fryer	gj	2ir:jk 2j3:n 304:j 309:h 3jc:g 14c:e ub:d 3ja:b 17t:b 5c2:b 3zj:a 22:8 19r:7 13o:6 4hh:6 214:5 4qe:5 2t1:5 1kp:5 2y1:5 1u:4 3e2:4 3e1:4 3e3:4 3e4:4 3e0:4 4ov:4 mv:3
food:chicken-kiev	n	2ja:2b 48b:q 4g5:f 2il:c 48a:7 13o:6 1rt:5 2y2:5 3o7:4 43q:3 43r:3 43p:3
8kg	g	2iu:q 2iy:h 1q0:f 2j0:5 2j1:5
wiggl	g	2it:r 2iy:h 1q0:g 2j0:5 2j1:5
prob	1t	2iv:8x ml:o mk:l 1ob:k 2zh:f 2ow:e 4r2:8 1cc:7 2gn:6 411:4 412:4 2k3:3
rosy	29	2iw:25 2im:1c xa:q x9:k 2jj:8 2dh:6 2jc:6 2gt:5 2do:5 2it:4 19p:4 2iu:4 40t:3
dar	14	3no:12 33q:12 4er:w 5lj:u 5n2:u 351:r 3kz:r 35p:o 2it:l 35s:l 2iu:k 52a:h 2z4:h 4gt:e 1ze:d 2iy:d 390:c 1eb:c 1q0:c 241:c 2oz:b 36z:a 372:a 400:9 17v:8 2z5:8 3zg:8 4gu:7 24s:5 2dz:5 57w:5 1ww:4 2j0:4 2j1:4 1ef:4 47c:4 r8:4 1ga:3
otg	k	4hf:1g 2it:n 2iu:m 1q0:d 4hg:5 2j0:5 4lr:5 2j1:4 4hh:4 2uj:4
hoo	1p	2l8:1p ro:1c 45a:y 3mg:t 3il:r 2yp:o 3mf:o b6:o 426:m 3fa:k 31b:j 1u5:h 2it:h 1kg:g 2iu:g 20f:g 3ku:f 2ay:f 2hj:f 2yy:e 3pg:d 3k9:d 2l1:c 3ex:c 3pj:c pn:b 1i2:b 3l7:a 2iy:a 3dc:a 3l5:a 3ph:a 1q0:a 3p5:9 32p:9 2l6:9 3ez:9 2t8:8 lu:8 13d:8 3l4:8 3k8:7 1f4:7 2gt:7 1yr:7 3in:7 3im:7 18a:7 2ii:7 457:6 14f:6 19p:6 8i:6 1k4:6 nc:5 2dz:5 2mq:5 139:5 464:5 2op:5
lang	v	ro:1b 2mq:q b6:o 2l1:l 2l6:g 20f:f 3k0:f 3k3:e 1kg:e 2it:d 2iu:c 4gp:b 13d:b 3fz:a 4gq:a du:9 1a1:9 2l3:8 2iy:8 1q0:7 2op:6 24f:5 2l8:4 2l4:4
spatchcock	n	2j1:3i 468:12 467:l 2it:l 2iu:k 2iy:d 1q0:c 24b:7 4jv:6 2j0:4 4om:3 4jy:3
stuff	1n	2j2:8d 5di:1k 33i:19 3dz:14 2c5:n 19h:n wh:k 2iy:i 33j:i 2wt:f n0:e 376:b 375:b 374:b 13f:a 4iy:a 2it:9 2iu:9 2he:7 2r9:7 1q0:5 1hq:5 25m:5 ry:5 3ur:4 2k2:4 2jz:4 163:4 2k1:4 4je:3 1pf:3 2b5:3 373:3 1e9:3
190	k	1ht:h 1se:a wq:4 1kp:3
food:turkey-breast	n	2j5:12 1w4:t 2j4:m 3n3:i 3n6:f 411:f 412:f 2ow:c 3n5:a 11j:a 249:9 3d:8 3ba:8 1gs:7 3a6:6 3n4:5 2j8:5 11i:5
crown	k	2j5:2k 13o:g 2j4:9
thirteen	k	4e5:1g 2j5:u 1gl:t 2j4:b 133:a 2j8:4
monster	n	4po:20 17i:z 2j5:t 2t8:n 178:m 2j4:a 1iz:7 i7:5 1k4:5 2j8:4
tek	g	2j5:x 2j4:c
90	m	sk:1z 1lh:o 3nk:m 3ok:h 27l:9 3lm:9 3ma:5 102:4
food:meatloaf	v	2is:4t 2ja:3q 2pr:10 3ol:u 3nk:e 3ok:a 4g5:6 h4:6 3lm:5
bbq	1b	2jb:2o i0:25 1sd:1m 2jg:17 352:10 52f:u 1qx:p 11c:l 565:l 1en:k 468:h 353:d h4:b 2j1:9 2sv:9 3gf:4 hh:4
biggest	1b	4we:39 2jc:1z 3ey:1q 2bo:17 1ey:t 4p6:s 16w:p 1xz:m 23o:i 44x:i 3ay:g ws:f ew:f 4gn:9 27w:7 4ka:6 4mq:5 1j4:5 1ex:4 1la:3 ty:3
bet	i	2jf:x 2je:m 4lb:a 2di:a 1fd:8 2jg:7 27v:5 4lj:4
hover	i	594:1e 595:1c 2jd:v 2jf:u 1fd:8 2jg:7 27v:5
snag	i	2jd:11 2je:p 1j3:i 1fd:9 27v:6
barbi	n	1sd:1p 2jd:y 2jb:t 468:p 2je:n 1qx:f 2j1:d 1fd:8 i0:5 27v:5 11c:5
food:salami	m	2jh:48 2dg:3
granny	1e	zn:1j 4r3:15 3kj:14 oz:11 3c1:t 1sl:t 1xi:m wb:j 3kb:j 3n8:i 28i:i 2jm:g jk:g 2u4:f re:f 4dp:f jt:f 9q:e 19v:d 3cn:c 3se:b 3iw:b 2ja:a 3n5:9 iy:9 2yc:9 2wc:8 31p:8 28f:8 3u7:7 3u8:7 zk:7 3u6:7 3k:7 3u9:7 1u7:6 2jw:5 11i:4 2is:4 3cw:4 1qi:4 1r0:4 3u5:4 gu:4 1x0:4 2jj:3 34u:3
blush	p	2jm:14 2c5:o 2iw:h 3s4:g 2pr:g 2wg:e 1r0:a 2jj:8 2im:6 24i:6 3rq:6 2k2:4 2jz:4 b9:3
food:plaice	t	5d5:15 26f:z 26g:w 2k6:r 2jk:n 2kj:m 1pn:d 2jm:c 1lp:a 1w7:9 34k:7 1c2:7 3og:6 3k:5 14m:5 260:4
belly	w	2jl:1t 12l:1j 1r0:v 3k:j 5l8:j 2jm:h 3oe:h 2g7:g 1e9:f 3cr:c 4dj:b 2a6:9 48e:7 3s1:7 24v:6 1ue:6 ke:5 48f:5 s5:4 ok:4 2gd:4 t7:4 3rv:4 3g5:3 3yi:3 bg:3
pig	m	1r0:w 2jj:v 2cr:l 12l:c 48e:b 3s4:8 48f:7 2wg:7 2jl:5 3k:4
moment	4b	3iq:3m 39y:27 3cf:1x 2mh:1t 4ud:1p eo:1d 3pa:15 1x1:15 55e:10 4u:10 dv:y 2tq:y 33o:x 1jz:w 39z:v 5iw:u 5bh:u 5bg:u 2pq:s 38s:o 2o3:l 360:k ys:j 537:i 4tu:i 4v:i 2qy:h 4y0:f 12y:f 108:e 1p8:e 43d:c 1dd:b 40w:b 1e8:b 3es:b 125:a yh:9 2tu:9 1e2:9 2vm:9 2tp:8 28x:8 131:8 mn:7 d3:7 23f:7 42j:6 79:6 43b:6 48:6 2kj:6 18j:6 10:5 o:5 140:5 24r:5 z0:5 zw:5 dt:5
93	e	
irish	k	1ob:j 2sz:i 4h5:g 1si:e 2t2:c 11p:a 38u:7 4h4:6 i6:6 18i:3 1sj:3
450	i	5jy:1v 2nm:e 2jq:4
cur	10	35k:1t 2bg:1l 4ql:1k 2jr:16 17a:13 1r3:w 3k7:m d2:l 3ty:j 2ds:e fl:e 1nf:e 3yl:a 4fg:9 1an:9 3rw:8 24d:7 1nr:6 33v:5 2dp:5 z8:4 1ff:4 409:4 4p4:3
doneness	i	2jt:j 2l0:i 2ju:d
paid	m	2js:n 2ku:j 3rf:i 3re:i 3rd:c 1t4:c 3ql:c 3oj:b 3oh:b 2ju:a 1w6:8 3oi:7 1w7:6 2ks:6 3c6:5 3m6:3 2kw:3 2kt:3
food:cooking-sauce	n	2ou:1c 1vc:g 2th:c 35q:b 1nz:9 38:6 1o0:5 ms:5 1d5:4 af:4
3½	e	
bleed	1b	2jw:42 4wu:20 2fp:1t 2ji:q 2yn:l y5:k 3sd:c 2dh:b 2gn:a 4a0:5 ji:5 3vj:3 28l:3
48	e	
shank	n	2jy:5v 2jz:r 1if:8 3fx:4 5ib:4 3fk:3
easter	v	2jz:3e 29k:13 1pd:k 2jy:e 2c5:d 22p:c 1p2:c 3jg:b 35t:8 1az:7 1if:7 1wx:7 3fx:4 ju:4 35y:3
aim	k	2c5:15 1l7:o 2k2:7 2jz:7 qj:7 36x:6 2jy:3
int	m	3au:1f 2c5:16 33t:y 2mj:m 4jz:b 2k2:8 2jz:7 2cs:4 2jy:3
food:lamb-burger	g	2c5:17 2jz:7 2jy:3
58	g	2zh:2h
tenderness	e	
food:pulled-beef	g	2k7:1a
boot	1p	1w6:3i 2k6:1f 3og:11 1gq:x 26f:w 26g:t 3sx:j 1w7:g 35a:e 45:e 44x:b zy:a 3sz:9 44:9 2e0:8 3ey:7 3ld:5 2q7:5 1r5:5 3n1:5 3ng:4 3ni:4 3lg:4 3le:4
food:oxtail	m	2k7:2m 2sz:h 3ds:d 3dt:d 2t2:b 20u:b 11p:9 2jp:8 3dp:8 3dq:7 2yf:6 i3:5 2k5:5 3dr:4
band	v	1z4:1j 2pr:z 2k7:y 3r4:m 2ks:j 2po:h 194:e 24i:d 3fy:b 389:9 46c:8 j9:7 42u:7 2k5:7 at:5 wj:5 22d:5 1bd:4
lunchtim	1d	5ko:1f 2k7:14 3ju:12 36y:h 4t3:g 3lf:f 9j:f 37p:e 4ya:c 4tk:b n0:b 324:a 376:8 375:8 374:8 2k5:8 3bz:7 1pp:7 39x:7 1rb:7 3sx:6 3su:6 2r9:5 37r:4 345:4 z9:4 17j:4 53u:4 37o:4 1x3:4 1e1:4 2er:3
drier	t	5jq:2c 36w:14 2k7:14 3do:z 2mk:n ka:i 1e9:f 24v:a 2k5:8 4l:7 1h:4 1ix:4 3gy:4 2l5:3
effort	g	3g1:k 34f:9 3hj:6 28i:4
food:goose	n	2kc:6a me:a
aylesbury	g	2kc:j me:b ms:4
advic	k	4z1:1t 4t4:14 1lj:m 2sd:e 114:8 3ji:4
risk	1b	3sa:2e 2ih:1s 2ig:1f 2dy:1b 59n:16 59m:16 38w:u 3t4:h 5by:g 2if:f 1rv:c 1uj:c 35t:b 552:b 2sv:a 4v:9 zm:9 3ie:8 o4:8 1p2:7 2cd:6 xr:5 3u3:5 35y:5 35x:4 1bj:4 29n:4 1s9:4 1yn:4 12y:4 1av:3 35u:3 2dw:3
food:sea-bass	1n	2kg:db ms:17 1rk:k 34i:i 250:e ov:a 1v5:6 56d:5 2h0:5 4a5:5 2ju:4 2kk:4 19t:3
translucent	y	1c8:45 2kh:3k jt:15 3q5:10 3rq:o 49w:f 27v:f 1gj:7 3rp:7 28l:5 1l4:4 1x5:3
overdo	w	3m9:1k so:14 4ap:s 1c8:p 2ki:p 18q:l f6:f 2kh:c 17f:9 32z:9 hp:9 2uq:7 22e:6 fx:6 2gf:5 209:5 hq:4 208:4
food:white-fish	1r	2kj:9r 14d:n yr:c 2kg:a ia:8 2kl:6 27r:5 14m:3
food:tuna	t	2kk:4u 2ju:e 2kg:d 2kl:d 1bu:c 14d:9 1c8:9 34k:8 ms:7 2kj:5
food:monkfish	t	2kl:3o 3g4:16 2mw:j 1c8:g 3dx:d 3dw:d 3dy:d 3dv:d 38s:a 14d:a 3b6:9 io:6 1c5:6 3dr:5 2tl:5 31j:4
gentl	2x	2km:45 bn:2n 218:2c 8f:1w 4u4:1k 542:1b my:13 4hm:z 5i7:w 22q:u 24j:t s1:m 47g:m 1x7:h 1dt:f 24m:f uc:9 47e:9 1dr:9 4vn:8 17k:8 92:7 4v9:6 2qx:6 4dw:6 16v:6 30w:5 bb:5 2hm:5 25l:5 wv:5 b7:4 13a:4 7p:4 ko:4 zl:4 183:4 x:4 118:4 2af:3 2m2:3 is:3
shrunk	1b	29v:3w 2kn:33 2kx:2g 4tr:2d dl:1t 2po:19 2cp:15 1ai:w 1cr:i 2oh:g zo:g 2my:b 2n8:8 c7:8 4us:7 js:7 2n5:7 2ko:6 2n7:6 2oi:5 2n4:4 2kr:4
king	g	2kr:19 1z4:d 2kq:4
glassy	1i	2kp:4e 51u:1h 1x5:s 2kh:k 1dp:d 1li:c si:c 2ku:c 1wa:c 1ab:9 2mi:8 j9:6 3rr:5 3rs:4 1jz:4 2mx:3 3e6:3 2n3:3 30b:3 i1:3 1o3:3
bounc	w	55i:1r 218:1e 3qo:15 2ko:w 1ek:s 1ks:p 2kr:m 2lt:g 3o4:f 4dj:b 8f:b 3do:a 1dj:a 2a6:a 1gn:7 1z4:7 1e0:6 2o7:6 1ue:6 2mq:5 102:4 c7:4 3mi:4 zo:4 3o5:3
jhinga	k	2ko:n 34n:e 46g:c 34o:b 1f3:6 1z4:5
food:squid	1y	2ks:f9 5id:q 2jt:k 14i:j 149:i s4:f 3oj:a 3ab:a 3oh:a 3ac:8 1w6:7 3oi:6 2l8:6 3c6:4 32n:3 3m6:3 14k:3
food:crab	v	2kt:87 2ku:c
food:lobster	t	2ku:5s 2kt:1c 1f3:9 34n:4 34o:3
food:dressed-crab	g	2ku:k 16j:6 2kw:3 2kt:3
food:breaded-squid	i	2ku:13 16j:b 2kw:a 2kt:7 2ks:3
tyr	m	5c7:r 2kn:r 2po:m 2oq:l 2ku:k 10i:f 16j:6 2kw:3 2kt:3 1ra:3
mend	19	4zk:1z 50b:1r 32e:1i 3wh:17 2q5:12 4p3:v tb:r 3m9:n 34f:k 2ku:k 3lk:h 22m:e bg:d qp:d 2ws:b 1x3:a 1ln:7 1lp:7 2t4:6 k3:6 16j:6 2vc:6 2ug:4 1rp:4 389:4 hu:4 2kw:3 2kt:3 3st:3 20b:3 18x:3 1ff:3
bik	g	2ku:k 16j:6 2kw:3 2kt:3
flesh	1t	2l0:96 2wu:1p 45k:11 3ah:s 31j:s 1ki:q 1bf:o 1ox:g zx:c 23z:c d2:8 2y8:7 139:5 oi:5 1bi:5
dippy	r	575:z 2l1:t 2ia:g 2l6:e zk:d xp:b 2l3:7 1sl:7 2l2:6 zj:5 2l8:4 2l4:3
jammy	t	2l2:67 zk:n 2l1:8 3tt:5 z2:4 1sl:3
soldier	i	3po:r 2l1:n 2l6:h 3mq:f 3mn:f 2q2:8 1z4:7 2l8:4 2l4:4 1y2:3
snot	n	5eg:y 2l1:m 2l6:g 1rc:e 3e2:b 3e1:b 3e3:b 3e4:b 3e0:b 2l3:9 2gx:9 3e6:9 oo:8 4ah:7 2at:6 2l8:4 qg:4 27r:3
track	15	2l5:2f 3er:1h 4uv:1g 3pw:1e 5ik:18 24e:16 2sb:10 2n7:v 3q9:r 4e2:k rc:j 2j0:i 2l1:g 4h5:c 2l6:c ye:c 1si:b ve:7 3pu:7 2l3:6 3vz:6 3px:6 38u:5 2jp:5 i6:5 6w:5 3ns:4 4e3:4 1h:4 ds:3 2l8:3
guesswork	g	2l1:q 2l3:a 2l8:5 2l4:4 2j0:3
timing	y	210:1j 214:s 41l:r 3gj:n 3gi:n 2l1:m 2l7:m rx:j 3jl:f 3jk:e 3jj:e 1q8:c 212:9 2l3:9 3jo:8 3jp:7 31f:6 3jn:6 3jt:5 3jq:5 ft:5 304:5 uq:4 2l8:4 4qt:4 30c:4 md:4 41o:4 2l4:4 1jg:4
food:scotch-egg	k	464:s 14i:s 2l1:j 2iz:i 2l6:e 45v:8 2l3:7 14k:4 nl:4 2ou:3 2l4:3 149:3
jiggl	10	2l9:4j 1uy:1k 2a6:x 2m0:n 1h9:k 29d:d xi:d 2c8:8 2lf:5 2lc:4 lv:4 1re:3
fish	w	3x2:u 1a7:r 1h9:o 3jy:n 4td:k 3pi:k 83:j 1nt:9 497:8 eu:7 wb:5 2lc:5 gl:5 4o1:4 23x:4 5w:3 1y2:3
partner	w	3j2:10 fe:w ni:t fd:r 1h9:o 2op:m 1s4:l 2jl:i 3j1:i 2st:h 3g8:a 30k:9 yn:7 1ua:7 3iq:7 2lc:5 fo:5 3kq:4 263:3 1y2:3
lac	k	57e:1a 1h9:q 1hb:n 2lc:b 3nu:7 3mf:4 t0:4 1h7:4 1y2:3
crustless	g	1re:c 2l9:6
food:quiche-lorraine	k	2vh:x 1re:u 484:9 u8:3
toothpick	p	4qm:1m 5s:x 3n9:c 2lf:b 2lg:4 194:4 1uy:3
yev	g	2lf:19 22b:5
waterb	g	261:8 1z5:6 27a:4
puffy	r	5kz:r 5l0:r 1l1:n 22m:j 24u:j 5ky:i 3v5:g t2:g 2lj:a 1cg:9 4vz:9 2ln:8 23u:6 215:4 2lu:4 1my:4 2qg:3 1zz:3
aunty	g	t2:c 1rw:6 2lk:5
men	n	t2:d 31h:d 269:a 4jq:8 t0:8 4if:7 1q5:7
sound	20	2ll:44 504:25 3of:20 5in:1n 5kl:1k 557:1e 285:16 5bw:16 ap:12 5lb:y 4bb:w 17f:s 2sg:r 3b9:r 2q4:q 3do:o 4cd:n 12q:i 1qw:g 2lo:g 3b6:g 1zb:d 4ce:c 3am:c 3vr:c 3ew:b ee:b 3o1:a 3b8:9 2gt:8 1l7:7 2nh:7 4cf:6 mt:6 2y5:6 3vp:5 s2:5 2lq:5 3f1:5 en:5 44s:5 1q1:5 267:4 20x:4 1gx:3 33h:3 tm:3 3vq:3
food:flatbread	29	2lm:bh 21a:1a yo:19 tx:10 45f:v 201:s 1nr:n 2lp:i 17:h 1nf:g 1po:f 287:b 1s6:b 2lq:a 26i:9 2le:8 2il:7 2vh:7 3o3:7 1en:6 4am:6 2f8:6 2lo:6 1zm:5 ct:5 j4:4 n0:4 i8:4 2tu:4 1dw:4 3nk:4 202:4 376:3 375:3 sz:3 374:3 2p1:3 1xz:3
knock	2x	2ln:b1 11u:1i 5c5:19 4k1:14 3bm:12 4ph:w 3kf:q 1zp:n 1i9:j 47w:f 3cs:f 26e:d 37f:a 7z:a 3go:a 16v:9 3y4:9 3y3:9 3ky:8 f7:8 309:7 26x:7 4gt:7 u3:7 4g2:7 16s:6 1dy:6 4gy:6 18k:6 3y5:6 4gx:6 4gz:6 3xn:6 3xm:6 241:6 3xo:6 4gw:6 4gv:6 q:6 3xl:6 3xp:5 4lj:5 3y1:5 1gx:5 2gt:5 wq:5 2y8:4 2di:4 400:4 2ls:4 2ub:4 4gu:4 4lb:3 ro:3 3j6:3 3io:3 2w3:3
thud	i	1sk:q 2lo:g 2lq:d 2il:a 2ll:7 ct:6
drum	g	2lq:m 2il:h ct:a 1zm:5
ken	m	2lp:t 2lr:o 2o5:m u8:h 2il:c 2gt:a 2lo:9 ct:7 25j:5 2o2:4 2rd:3 2rb:3 1zm:3
windowpan	n	2lr:1y 2li:b hq:b hp:a 215:6 2lu:6 243:5 211:4
dent	2g	2ls:cu 5ir:1v 2b6:1k 2j6:1f 1g8:1a 1sk:13 b0:11 2lt:u 2a6:l 265:i 2mh:f 4e5:c 3o4:b 1dj:9 1cp:9 2gt:6 lq:5 1gi:4 cd:3 vp:3
overproof	k	2lt:1d 3o4:u 215:g 2li:8 3o5:7 3o7:6 3nz:6 wf:4 2lu:4 5q:3 243:3
proof	r	2xr:1b 30k:p 215:m 2z4:h 2z5:9 ta:8 30l:7 t9:7 30j:7 1kf:5 24s:5 21v:5 1y3:3 3a8:3
food:creme-brulee	t	2lv:50 334:1p 2nj:10 336:r 3yh:q 9d:k 3p7:8 29u:4
anglais	i	9t:a 2lx:6
kustard	g	2lw:q 2lv:e
82	i	5f5:1e 3tt:e 28l:e z2:c 28k:6 2dd:5 3tu:5 24i:5
quiver	g	22c:8 2m5:6 2m6:6
nudg	i	2m0:1d 22c:b 2m5:7 2m6:7
york	m	2m1:2e 2th:y 2ot:n 2m0:g 22c:7 3ga:6 3gc:6 200:6 3g9:5 2m5:3 2m6:3
shiver	t	2m2:49 1zg:q 2lz:f 4ko:c 22c:8 bn:6 2m5:4 2m6:4 4l6:4
canyon	k	3ne:1n 22c:h 1n3:8 3q7:3
jiggly	r	2m4:1j 1uy:1i 2lz:y 2m0:f 2gt:7 2o6:5 1d5:4 xi:4 2a6:3
wibbl	g	2m0:g 22c:7 2m6:3
basqu	g	2m0:g 22c:7 2m5:3
66	g	ja:w
23	15	2m8:7c 4hf:r 1uz:q 1ix:p ip:9 4hg:8 4hh:7 x7:3 3k8:3
nest	29	2m9:d6 4tg:t 2rq:s 1zf:k 3qb:e k8:b ht:a 26u:9 3rg:5 2ma:5 hf:5 22e:4 3qa:4
kiss	i	2ma:11 1zf:7 26u:5
tacky	w	3o8:l 2mb:k 25g:k 62:h 3ny:f 3xe:e 3n5:a 3nf:a 14a:9 2yc:8 2ll:8 1b0:7 1ay:7 2fh:6 1am:6 1sk:5 26u:5 11i:5 1r8:4 1zf:4 1ow:4 2xy:3 gu:3 136:3
humid	k	2mc:1l 5dq:z 3ny:l 5dt:7 5dr:7 5ds:7 2ma:6 1zf:5 3xu:4 5dp:4 26u:3
bead	t	2md:2u 26z:1e 2m2:e 26u:c 27r:7 1zf:5 3e2:4 3e1:4 3e3:4 3e4:4 3e0:4 20g:4 1n5:4 3e6:3 2sp:3
overbak	17	2me:4y 3nj:29 525:1q 15i:r 4x1:l 2c8:j 26f:i 26g:g 2mb:a lv:8 2ma:7 3p3:5 2jk:4 26u:4 1r5:3 2mc:3 1xf:3
al	1i	2mf:6h 2b6:1p b0:1f 2j6:1f 265:h 2mh:h 4e5:c 2gt:9 lq:8 1gi:6 2a6:5 cd:4 vp:3
food:filled-pasta	y	2mg:74 1u9:11 vn:j 16r:h 4g3:g 291:b 4g2:8
eleven	1n	48u:2k b0:1p 4rh:1o 3j0:s 4gs:q 2mf:n 17:h 300:a 3b8:a 2hf:a 2ls:8 11b:8 2gx:7 28e:7 481:6 2cv:6 3gh:5 3b7:5 4if:5 3iz:5 2fr:5 4rc:4 4ja:4 4jq:4 jm:4 1ks:4 22d:3 1w3:3 34b:3 19c:3 2he:3
resistanc	i	2mi:14 4dh:n 4dg:7 15j:6 3r9:3
unopen	m	3uh:1d 3au:w 3av:o 2k1:f 1p2:e 4n4:c 4j9:c 4l4:a 35t:9 35y:3 35x:3 1yn:3
flow	w	fr:1y 3vd:1n 2ka:16 28h:y 2ob:w 4xe:v 3nt:m 1uv:h 33d:b 4y6:b 2s9:6 3fl:5 1cp:5 2oy:3 bo:3
tail	2i	2ml:dr ax:10 40l:b 4lb:8 2di:7 4m0:4 1qm:4
fluff	1n	2mm:8t 35f:2n 2ok:19 4bv:t 4q2:q 1s5:p 2mn:l 1ur:i 28z:e 1dq:c 26z:a 5h2:a 5gz:a 1or:7 3tc:7 vg:7 3p2:7 1xi:6 1d3:5 3nx:5 25r:5 5jl:5 4q3:5 3tb:4 368:4 3b1:3 1jl:3 1cr:3 4q4:3
daliya	g	vg:9 1xi:8
food:puy-lentil	r	2mt:1r 2mr:1a 2mo:t a1:e 1tf:8 2mp:7 op:6 o6:6
food:split-pea	y	2mp:7n 2mt:17 5ic:y 2mo:x op:9 2mr:4
whistl	t	3qo:t 2j0:q 2mq:n 1xi:m 2s5:j 3xf:g 2q6:d 3xg:9 1rr:8 3j8:7 3op:6 2mo:6 1ei:5 4f:4 wo:4 24e:3 102:3 2kq:3 4la:3
food:green-lentil	14	2mr:89 2mo:34 56w:12 2mp:f 1tf:4
row	g	258:1g 3r2:f 4pl:a
puy	g	2mr:o 2mo:4
aloo	15	2sv:2a u6:1g 2u6:13 10n:o 4p3:n 3li:n xo:k 2su:h 22:h 1d0:h 127:f wc:e ls:c 1nm:b 3hi:a 4al:a 20n:9 1fk:7 2sx:6 3jh:5 3to:5 3tn:5 3tp:5 3ou:4 1u:4 3hh:4 3hf:4 a1:3
97	e	
food:pumpkin	15	2mw:8s io:2c 14z:d 5l6:5
squeaky	1n	2mx:51 2my:2z 4uh:1q 53k:1d 35k:1a 2mi:17 js:m 104:k 43z:j 2p:9 2po:6 3p3:6 p6:5
squeak	1n	2my:6s 5bv:25 2mx:22 5av:1s 3q4:1n 2sv:r 352:j 3po:d 2pn:9 1af:9 2l3:8 3mq:8 3mn:7 353:7 2n8:6 js:6 2pp:6 zo:5 2n5:5 2q2:4 2mu:4 1z4:4 2n4:3
food:tenderstem-broccoli	t	2mz:3p 10l:14 1u:l 1jm:c 10c:b 1a:4
food:mangetout	15	2n0:8h 11:m 56l:i 32i:b 599:b eh:7
caramelis	12	2n1:2v 5kg:23 540:1w 4ue:15 1p2:z 2n4:v 29u:l 2ga:l 221:i 61:e 4ko:c 2kh:c 336:9 4by:8 3qy:8 334:7 l6:6 1hj:4 4l6:4
blond	10	2n2:3f 4qk:j 2kh:g 199:c 4qn:b 4qo:b 3n7:9 2o5:4 2o2:3 u8:3
carameliz	i	2kh:u 219:d 29f:a 2n1:4 2gg:3 52:3
mediterranean	k	2n4:2q 2n8:e js:c 2n5:b 2n1:6 157:5
fungi	m	1gu:t 3wy:c 2n5:c 3wz:c 2n8:b 3wx:b js:a 4tx:6 2n4:6 3ww:5
blacken	1k	2n6:76 2n8:17 1f:16 2lc:u 57e:o 4ag:m 31z:l 1is:c 1hb:c 1h4:b 40f:a 2yf:9 ws:9 bb:7 192:5 js:5 2n5:5 wp:4 27l:3 2n4:3
lak	17	2kn:x 1el:p 1j8:m ks:h 15l:g 2n9:g 3cv:e 3bb:b je:b 2j2:a 1ik:9 24n:8 2xs:8 1t8:7 2l5:4 2n7:4 3q6:4 3ba:4 2n8:3
baingan	k	2n9:18 2n6:7 1tb:6 it:5 1t8:3
ratatouill	p	1t8:1i 2n8:12 ii:n 2n9:k 3oq:9 3yp:5 2n7:5 3mn:4 3yo:3
opener	n	2na:37 1ft:h 2nc:g 37n:8
dusty	1e	2nb:4v 2p5:25 23t:18 4bv:13 2a1:u 537:r 28p:o 2lm:c 43b:b el:a 23m:8 3s9:7 4y5:6 4ae:6 3p5:6 1po:5 3q1:4 1ft:4 2nc:4 3pz:4 1ct:4 43j:3
suspect	i	1ft:m ti:3 1cd:3
saut	t	2nd:5h 2xv:12 1ft:h 2nc:h 3h4:h 3en:f 3em:f 3eo:f 3ep:d 1zj:a 1f0:9 3el:5 23n:5
food:fudge	14	2ne:7x 1eg:11 44t:k 2me:f 1xe:b 2s4:b 2w2:3
food:nougat	g	2ne:h 2ni:5 2nl:5 2nk:3
110	i	2ne:g 2nf:5 2ni:5 2nl:5 x7:4 3k8:4
nothing	1w	2nh:2a 5eu:23 1ur:1t 2qq:1e 557:1d 2n4:16 mp:13 mt:r ap:p 2n7:p 21r:n qk:m 114:k 3p3:k s1:i 2ne:f 2s6:d 2ll:c 1m:c 1o1:b 2g0:a bb:9 3nw:8 1zr:7 q4:7 1b6:6 19a:6 4pa:6 4o3:6 3nz:5 47y:5 3bh:5 2ah:5 28i:5 3nx:5 2nf:5 2qb:5 2ni:5 2nl:5 b7:4 35f:4 2n1:4 157:3 4lp:3
taffy	g	2ne:h 2nf:5 2nl:5 2nk:3
amber	k	2nj:36 a5:5 3p7:4 2ne:3
food:honeycomb	k	1mf:x 3vh:j 260:c a5:8 2ox:7 3a1:7 2ne:7 3vi:5
food:peanut-brittle	g	2ne:h 2nf:5 2ni:5 2nk:3
exact	p	5jy:1p 35e:1g 1mm:19 dk:s 436:q 2qf:k 2jq:h 2ne:g 4pi:b 2nf:5 2ni:5 2nl:5
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
wrinkl	1b	2nx:7r 35k:2b 2z0:z js:r 2um:m 21v:j 1jk:c ax:c ib:a 389:9 l2:9 44a:7 3hx:7 25t:5 1bi:5 1n:4
tmarmalad	g	1we:x 2nx:6 xd:5
104	e	
105	e	
deal	12	5gd:2h 23g:u 1ph:m 2lv:m 2qy:j ee:g mt:e 25a:9 1i2:9 1af:9 125:6 7g:6 5q:5 2qz:5 1ff:4 9d:4 1cy:4 wx:3
blind	17	2o2:am 4co:m 1c7:l 4c6:d sz:9 4lr:6 2uj:5 4jw:4 24b:4 26k:3 4jv:3 rd:3
parcel	14	2o3:7i 39d:k 49d:i 2o5:h 1pi:e u8:e 20b:b 3e2:a 3e1:a 3e3:a 3e4:a 3e0:a 1lq:8 1ll:8 3e6:8 2lq:7 2o2:7 2sf:7 3pr:6 3k1:4 2jn:4 28i:4 1m1:4 27r:3 4d2:3
food:beef-pie	p	u8:2m 2fh:1f 2b3:d 3fy:b 2o4:a 46c:8 1w7:6 2vv:5 at:5 2vw:5 2gp:4
turnover	g	u8:i 2lq:a 2o2:5
dug	i	1d5:g 1um:a rw:9 29g:5 je:4
resist	p	1rr:12 2kq:p 2o6:l 3bh:g 13i:d rw:a je:4
yorky	m	gc:u um:9 2o8:5 1wv:3
girdl	i	3kj:16 2aj:x 2o8:i 2oa:4
versus	y	4c2:36 49l:1f 4da:1d 2oa:w 2o9:s 2aj:o 2rj:n 205:m 3j3:g 1vr:g 4bp:f 2ye:f 30d:f 32j:e 3j4:e 185:d 2o8:d 49j:b ry:a 2ez:a 1i6:8 1ad:7 24r:5 3hm:4 2op:3
consistency	1k	2ob:6h 4x4:1a 5n8:o 1rx:i 2mk:i 2gt:c 19n:a ym:8 6q:6 2od:6 c5:5 2s9:5 1uu:4 24b:4 q8:4 h0:4 4jv:4 4jy:3
soupy	2i	2oc:4y 3on:19 1cl:11 3pd:r 1jh:h 2s3:h 1ra:g 1tp:d 6j:c 276:c 33u:c fr:c 3dk:b 1t8:b u5:a bf:9 1ja:8 11o:8 10y:7 1p1:5 8i:5 2od:5 1tj:5 3op:4 3nq:4 1el:4 3nn:4 3dm:3 3dl:3 8n:3 123:3 1fx:3
napp	m	2ob:1b 2od:x 24b:7 4jv:6 4jy:4 4c7:4 4om:3
nos	17	2oe:5o 5hv:1c 3yl:z 59f:x 40h:t 1kj:s 1di:r 2g0:n ra:n 2hm:j 3yj:g 1r2:f 3zy:f 1um:e 3ed:c kf:b ap:9 5al:9 2fj:7 3r5:6 lh:5 1r3:5 2e7:5 41b:5 41f:4 41d:4 41e:4 3rv:4 3g2:4 et:4 4ty:4 3xz:4 3yi:3 41g:3
easiest	12	523:1n 3pi:1b 5l7:y 47t:s 1pc:p 47u:m 1r6:f 1f7:e 2uh:d 461:a w7:8 lu:8 65:8 29e:7 2ij:6 1k4:5 c7:5 45r:5 45s:5 45q:5 45t:5 10a:4 19m:3 342:3 1ml:3
roulad	k	273:b 1n5:9 3nr:8 3np:8 26u:8 3n3:5 22e:5 3q8:5 28d:5 3ln:5 2m3:3 3mq:3
food:clam	1d	2oh:8t 4g3:h 291:c 1q4:b 4g2:8 wh:7 170:5
marinièr	g	2oh:l
forc	12	4ej:1g 27t:1b 5i4:19 1m:11 2oj:11 3xf:x 3uh:t 2oh:k 3xg:i 6z:g 3op:c 13g:a 3qa:8 2yr:5
shaken	m	1iv:v 5h2:n 35f:j 33t:d k6:b ql:a 2mm:7 4ye:4
food:dumpling-mix	k	1gh:s 16r:5 2mg:3
food:bao-bun	k	2om:3b 1gh:9 2vb:5 2xo:4 2xn:4
food:matzo	i	1gh:e 2ol:a 16r:9 2mg:7
food:prawn-dumpling	g	1gh:9 2ol:4
food:pulled-pork	14	2op:3p 2ot:1j 2j9:15 3gf:s 3if:i 3ih:h 3ol:h 30d:f 2oq:d 3s4:c 1hq:b ur:b 2lb:b 2wg:a yb:a 2m1:8 3nk:8 3ii:8 10i:6 3ok:6 fo:6 2pg:5 200:4 4ed:4 3t3:4 2jj:4 3a:3 3lm:3 1r0:3 249:3
food:pork-rib	i	2oq:1l 10i:q 2or:4 249:4 2os:3
collagen	g	2oq:l 10i:f
stall	g	2oq:n 10i:g
butt	k	2ot:2b 2m1:l 2oq:j 10i:d 2op:a 200:6
food:scampi	i	14i:q 2ju:o 1vc:i 2l8:8 27s:7 14k:4 nl:4
food:breaded-chicken	k	2ov:1z 14i:1j 2l8:3
165	m	2ow:31 2pr:v 411:k 412:k 24i:c 1cc:9 249:3
food:pecan-pie	k	2ox:3o 1mf:k 3a1:e 2c8:b lv:5 1mb:4
clafouti	k	2oy:18 1xf:u 2s9:j 2c8:f 4gg:c 2s8:7 2s7:7 2s2:7 lv:6 22r:4
given	1b	21e:1w 3qo:1e 3uf:1e 2xe:t 444:t 3be:r 4de:l 2c8:j 3kz:f 3w7:c 35t:c 3wa:a 3w8:a 49:a 3bg:a 3bf:a 3t7:9 314:9 lv:8 2t1:8 19y:7 1p2:7 32f:7 2ej:6 102:5 2kq:5 228:5 35y:5 35x:5 2eb:5 1yn:4 ls:4 2gy:4 1rc:4 3bd:4 3j1:4 35u:3 309:3 2az:3 xz:3 1xf:3 2el:3
portugues	g	2c8:j lv:8 1xf:3
blister	15	2p1:85 26p:m 2c8:j 2n8:g 1tb:d 2p7:b 2p6:9 lv:8 48e:6 1ik:5 v:5 48f:4 17:3 1xf:3 q9:3
77	e	
goin	g	1ty:o
thickly	m	5fc:1n 56c:1i p8:p 4tv:h 1lq:c qu:7 1qt:6 29z:6
powdery	w	2nb:2v 2p5:2k 1yw:12 53w:v 293:f 1vy:d 2b7:a zc:9 2qn:6 1ct:4
leopard	g	26p:j 1ik:8
sock	p	5lw:23 3vb:y 2px:t fk:d 1ne:d 1ik:b 26p:a 3vd:9 2gp:8 1at:8 zi:5 497:4 2p6:4 2uk:4 3f4:4 3vc:4
palett	i	2p8:1z 54c:r 33w:f 2xl:7 33x:4
steel	2i	2p9:at 293:1z 190:t 2xx:s 18z:m gu:j gt:f 4t4:c 4rj:b 314:9 1ey:7 32f:7 1vy:6 4t5:5 4r2:5 1ex:4 vb:3
conge	g	b6:p
parritch	g	b6:p
chalk	m	2pc:35 28j:s 2l5:e 3vz:b rc:5 4h8:3 4h6:3 4h7:3
1¾	e	
food:artichoke	p	2pe:4e 5hp:2t 1fo:z
miely	g	2pe:s jh:8
braai	i	3gf:t 2pe:r jh:8 1o:3
cob	w	2ph:60 1o:17 2qr:w 2pe:i 19y:7 3xq:6 jh:5 2gy:4 2rx:4
thistl	g	2pe:s jh:8
bhutta	g	2pe:s jh:8
gobi	v	2u6:10 4p3:y 22:u qv:p 1nm:d 2pe:c 127:b 3hi:9 1u:8 10n:7 18g:6 2pk:5 10q:5 1jm:5 wc:4 3hh:4 3hf:4 jh:3 2pm:3 a1:3
food:tartare-sauce	r	270:2a 37e:1a 2pe:w jh:v 2pl:v 3o1:n 48s:d uy:a 1if:9 49x:5 48t:4 37b:3
cauli	15	10q:2w qv:22 2pm:1p 4p1:15 22:j 4pc:5 4ph:4
food:cheese-processed	i	2pp:12 yu:n
eraser	w	zo:1s 43l:1p 1rv:u 2po:i 2tw:f 5c7:f 4au:c 2kx:4 gi:4 2k8:3 217:3
cyprus	i	2pn:1f ke:6 ii:5
saag	17	2pq:6o 57q:1r 4p3:18 4vs:14 104:11 54u:m 1so:k 48y:k 5hj:h 4df:d
78	i	2pr:2b 24i:k
believ	r	2zu:1g 2ov:1c 2pr:l 1ue:f 2io:d 418:c 24i:8 279:7 4ld:7 2zn:7 2iv:6 4lf:5 1a9:5 ta:4 17x:3 2zg:3 4ll:3
gadget	19	2pt:2e 4yu:1w 32a:17 2pr:z 47t:w 3yh:t 33a:t 1s5:r 2z3:p 47u:o 5js:o 4bj:n 4fy:n 2uh:k 5jt:j 337:i 304:g 461:g 24i:d 329:a 3sd:a 4q0:a 1mk:9 1mj:9 33w:8 r4:8 10x:7 2xl:4 4mq:4 1ha:4 10a:3 31e:3
color	2x	ll:23 48h:1n 4zf:1n 223:1j 4w0:1d 4m8:18 262:17 ok:12 4qn:12 4qo:12 513:s tz:o 2n2:n 4xc:m 2ks:k 58l:i 5ha:i lb:h 3bh:f 50b:f 36n:e 2im:d 199:d 5fq:c 4f4:c 17f:c 3g5:b xu:9 4do:9 18l:8 1s4:8 l8:8 2k0:8 1f7:7 56m:7 sl:6 1n0:5 1t5:5 2es:5 kw:4 2pr:4 5gj:4 5gk:4 4zi:4 12q:4 2pu:3 16b:3
food:charcuterie	g	1fc:e
food:marrow-bone	i	2pw:28 10p:v 3h2:9
sulphur	p	2px:3u 3af:p 3xe:h 1b0:9 1ay:9 1am:7 1aq:4 162:4 1ar:3
sulphury	g	2q0:q 2q3:m 2q2:8 1o5:5 2px:4 2q1:3
murky	v	1u7:1c or:18 1ja:o 1tg:i 2py:i 2q3:g ww:f 3r0:d 3nc:9 33e:9 2pz:7 4af:6 2q2:6 4yr:6 5bd:5 30z:5 x0:4 1o5:3 58l:3
halo	g	2py:q 2q3:n 2q2:9 1o5:5 2px:4 2q1:4
greenish	n	5eq:2i 2q0:k 2py:j 2q3:h 209:f 2p4:f 3pa:d jg:c 2q2:6 1fu:4 1o5:4 1yv:4
anda	n	3po:j 2l3:c 3ph:c 3mw:b 3mt:b 2q0:b 2py:a 1xf:9 2q3:9 2ii:8 2lw:6 xp:6 35z:5 1z4:5 3mv:5 2fy:4 z0:3
roon	i	31h:s 2q0:q 2py:o 2q2:8 269:8 1o5:5 31m:4 2px:3 2q1:3
met	g	5lb:29 5lc:5 av:3
see	r	2q5:2c 4n2:21 4rd:1g 4zs:16 2gt:s 4ks:6 19p:5 489:3
wonder	1t	4g2:2u 4p1:1d 50d:1b 4as:15 4ju:14 2mq:y 2tm:q 3qo:p 2hf:l pf:j 3l:j 4er:i 4g6:f 2ai:f 1ai:f 2sz:f 2fa:d 4gy:c 2gg:c 4gx:c 4s0:c 4gz:c 4if:c 4gw:c 4gv:c 203:c 2t2:a 1nh:9 3b9:9 1l4:9 240:8 11p:8 26e:8 2jp:7 25a:6 3jg:6 1zi:6 4f:6 xv:6 3b6:5 137:5 4g3:5 1oj:5 3ky:5 1gn:5 2xg:5 45g:5 4at:4 291:4 29v:4 2q9:3 4j8:3 ny:3 3b8:3 2s5:3
car	2r	2q7:77 19o:2s 3lc:2q 30v:22 4pq:1o 15s:1n 3qu:z 1w4:y 51x:y 3rp:q 507:m 13x:k 1ut:k 2e0:k t7:h 3dj:g 14v:g 1im:g 1o6:f 2qx:e 49:c 23w:c 36q:9 2yc:8 iz:7 1hl:7 54l:7 3zh:6 15o:6 4b:6 ky:6 24g:6 44x:6 2ui:6 w0:5 1zi:5 z0:5 1ip:5 af:4 54n:4 9i:4 1s4:4 1sf:4 ny:4 ti:3 3ey:3 v2:3 gu:3 4l:3
lucky	i	3z5:m 3lb:8 1zi:7 1fg:7 4e5:4 2q9:4 ny:4
murder	g	1zi:8 ny:4 2qd:3
ahm	i	3cg:d wa:b 1zi:7 7t:6 3cf:4 2q9:4 ny:4 3bg:3
feart	19	4hm:1n 3y0:1j 33k:1h 1pr:1g 1ye:1a 15l:z 4dw:r 2yv:r 4xt:l 46d:l 427:j 342:i bl:h ae:g 1x6:e 20q:d ao:a j3:9 f7:9 31a:8 3ri:8 302:7 319:7 x:7 1zi:6 kb:6 2s4:5 2z3:5 3sg:4 2ll:4 ah:4 2q9:4 ny:3 2nh:3 17f:3 90:3
kindly	p	1n6:1a 1n:g 3jg:c 4id:9 1zi:7 4ic:6 4hx:6 2q9:4 1gd:4 ny:4
breadmaker	i	ny:a 20e:5 20g:5
damag	k	2y8:t 2r7:n 2vo:j 2yk:6 rt:5 y1:4
tighten	n	2qf:14 2qr:u 1ja:8 3o5:7 3xq:6 1eo:6 4tb:6 123:5 276:5 2rx:4 pk:4
punch	w	2qg:72 5a5:u 2qo:l 3m4:j 3hj:7 20k:6 hp:5 2ln:5 1go:4 13p:4
spend	k	4qu:1f 2zi:i 2zj:d 2zf:d 4s2:c 2ln:c 2qg:5 2zg:4
squash	1t	2qi:3q 3yn:1f 4ys:16 25p:13 490:z 1v5:y 1qt:u pa:u 6w:t 26b:r 3q7:p 35o:o 3e9:k 36h:j 2ke:i 1jd:h 4qj:g 8f:f 301:f 269:f 1n4:e 1ab:d 5mh:d 4cw:d 4t4:c 3td:b 2t6:b 30f:a r5:9 1aj:8 29e:7 r0:7 2u3:7 2ln:7 18y:7 3qs:7 1f9:6 pe:6 5cn:4 9s:4 4s:4 ye:4 5q:3
fist	m	2ln:b 26l:b kk:b 19k:a 2qg:4
brit	k	2ve:i 1ma:f 2ln:c 4bx:5 4bw:5 200:4 2vj:4 44c:3
lark	i	1a8:g 2ln:b 2qg:6
thump	k	45f:1h 3vr:c 3ew:c 2ln:b 2qg:6 3vp:6 3vq:3
knuckl	r	53w:1t 2qn:19 3vj:18 4bc:s 2z8:l 1fn:h 2ln:a 2jw:8 18w:7 2p5:6 10a:6 3vl:4 3vk:4 2qg:4 zg:3
hook	r	2qo:2t 33w:n 2xa:m 2qz:k 205:j 2qg:g hp:b 2xl:a 2ln:8 2qy:7 24r:7 33x:6 hq:5 4di:4 341:3 340:3 343:3
final	v	pq:29 rk:l 3m3:l 48d:h 4hx:g 4bn:d 4bm:c 1lg:b 2sj:7 4me:5 ta:5 1px:3
sufficient	p	5b9:1a 5ba:s 2nh:l 1ib:c h0:9 4jq:8 1jk:7 4if:7 q6:6 4jp:4 yw:4 ta:4
food:burger-bun	m	2qr:1q 2rn:l 3o5:9 3xq:8 2rx:5 2ro:5 hf:4 ta:4
coarser	e	
bloom	w	2qt:52 4df:n 37b:k 3qv:j 35q:f 27j:d 486:d 1jf:d 12d:d 37e:c 4de:c 3hy:a 28m:7 2pl:6 48x:6 24b:5 28p:5 4jv:5 27h:4 1y0:4 487:3 23z:3 4jy:3
allinson	g	20g:d 2qt:5 20e:5
depend	i	k7:w re:e 1et:c 3iw:a 2wc:8 31p:7 2sz:3
speed	g	41l:g 1ly:e
essential	10	23j:1o 2qx:19 2um:18 4ky:15 28o:p 388:m 3rp:k ua:j 2yq:e 2xu:d 4we:b 2yn:a 43n:5 q1:5 1nw:5 1za:4 4ln:4 1nh:3 2km:3 1dr:3
autolys	t	2qy:55
shaggy	r	2qz:6y 2qy:4
autoleas	g	2qy:k 2qz:5
truth	g	2qy:k 2qz:5
attention	i	f8:l 2qy:j 2qz:5 1ua:4
auto	g	2qy:k 2qz:5
lee	g	2qy:k 2qz:5
dictionary	g	2qy:k
benefit	g	2qy:k 2qz:5
window	t	2r7:1o tw:13 2lr:w 32g:f 3to:c 3tn:c 3tp:c 3nr:b 3np:a 1vh:8 y1:8 70:7 3n3:7 28d:6 25j:6 3gb:6 2og:5 2rd:4 2rb:4 ax:4 35i:4 2m3:4 3mq:4 tu:3 3nq:3 22c:3
membran	r	2r8:4z 4vc:1j 464:s 2lr:p 45k:d 37f:b 45l:9 2l8:9 45v:8 2ht:6 4vb:6 25j:5 3ff:4 2rd:3 2rb:3 2ra:3
na	m	2lr:p 4ix:i n0:g 376:d 375:d 374:c 4j9:6 25j:5 4ij:4 4ld:4 373:4 2rd:3 2rb:3 4jf:3 4lf:3 2ra:3
teacher	i	2lr:p 4ja:c 25j:5 4ir:4 4of:4 2rd:4 2rb:3
kenwood	g	2lr:r 25j:5 2rd:4 2ra:3
food:rye-bread	i	5f7:1s 2rc:p 2lr:o 25j:5 161:3 2rd:3 2rb:3 2ra:3
food:bagel	g	2lr:r 25j:5 2rb:4 2ra:3
overknead	e	
poolish	p	2rf:5p 2rg:8
biga	n	2rg:5l 2rf:a
preferment	g	2rf:j 2rg:j
yeasty	i	38m:1f 2rf:j 2rg:j 1rd:4
optional	p	2rj:5a 2rf:j 2rg:j 4ln:7 ry:5 1ad:3
god	t	5k2:w 5k3:w 2rf:r 1np:o 9r:m 1vd:l 48k:k 1je:j 2h0:j x7:h mg:b 2rg:a 1vi:9 1le:8 20v:8 35e:5 1vp:5 1zm:5 bb:3
food:english-muffin	i	1ru:1o 2rf:j 2rg:j 5d4:9
looser	k	4pn:1t 1v6:c oc:8 zw:5
tangzhong	t	2rn:55
yudan	g	2rn:m
tbread	g	2rn:m
pav	r	26u:n 2rn:m 29u:l 2m9:l 50s:g 2ab:d 336:9 3nu:7 334:7 3mf:4 t0:4
tang	14	1d9:2z 5f2:16 ya:x 3q2:v 1ia:s 2rn:m 3lp:f 3mc:f 3mb:f 3xe:e 3md:c 3gk:a 1y4:9 2pq:8 1y6:8 1b0:7 1ay:7 333:6 1am:6 1yk:5 1aq:3
zhong	g	2rn:m
hokkaido	g	2rn:m
shokupan	g	2rn:l 2ro:5
125	g	2zz:5 d1:4 4go:4 3kb:3
cousin	m	2bg:1f 3gf:u 2v8:i 425:i 1xe:f 1ho:7 2pg:6 1zk:5 2jb:3
plonk	m	3l3:1x 3gp:13 2qr:s 27k:i 3gq:c 1sm:a 2lu:7 3o5:7 3xq:5 1gy:5
airtight	k	35b:1b 4l9:f 27k:c 1y3:a 4ni:a 2rx:8 1sm:7 2rz:6 2ry:5 2lu:4 3xd:4 4oj:4 1gy:3
hon	17	1v4:l 2yw:f 27k:d 1y3:c 4iw:9 2rx:9 1sm:7 25b:7 2yv:7 2dj:5 4jl:4 3bd:4 4l6:4 4jb:4 6o:4 4jg:4 4i3:3 4i2:3 4je:3 4jc:3 2ry:3
dampen	e	
eas	e	
mismeasur	g	2s9:q 2oy:g 2s8:a 2s7:9 2s5:3
basically	14	1fi:y 4s0:s 372:r 2s9:q 47f:k 2au:j 2ap:e 1ne:d 50y:d 1rd:a 2s8:a b6:a ns:9 3qp:9 2s7:9 2s2:9 3qr:9 36x:8 28o:8 36j:7 3mg:6 h8:5 3mf:5 2h9:4 2oc:4 46w:3 46x:3 46y:3 8s:3 2s5:3
totally	10	5ji:1q 29q:1o 2s4:1n 3y0:1h 2ad:1c 66:18 2me:12 2vs:y 2s9:p 2oy:g 2ne:e lg:d 27r:c 2s8:9 2s7:9 2s2:9 1jt:7 3mi:7 2qb:6 11c:5 4h0:5 11y:4
pag	n	2s9:p 2oy:g 4ic:b 2s8:9 2s7:9 2s2:9 4hx:7 3j2:6 4i3:5 1pm:5 22j:4 wn:4 1pl:3
toad	12	nv:37 2s6:2o 52s:19 34v:y 16p:t 18i:m 39f:l 1lp:e 304:b 2ah:a 10n:8 2hx:6 gc:6 1kp:6 2j3:6 1uw:5
tpudd	g	2s9:q 2oy:g 2s8:a 2s2:9 2s5:3
socca	g	2oy:p 2s7:e 2s2:e 2s5:5 1n3:4
farinata	g	2oy:n 2s7:d 2s2:d 2s9:7 2s5:4 1n3:4
likely	g	4py:1d 2gv:6 3cv:3 46d:3
tbsp	y	5l4:2a 20a:1c 4bp:y 3z2:t 2l5:t 1zg:q 3q2:k 244:f 43b:e 4er:b 1ma:a 2vj:9 3s9:8 49l:8 43j:4
reluctant	g	2ob:e 2sh:7
wiser	m	5an:27 2ke:1k 3iz:c 19k:c 2sh:b 2ob:9 2sc:9 3l:9 300:6 2se:5
mary	m	3ba:i 16e:h 2ob:d 23m:a 4jq:8 4if:7 3ob:7 1re:6 2sh:6 2sc:5
talk	1g	4om:4e 525:1m 30t:15 2tl:13 ux:13 5g1:o 1tl:o 39i:m 3ev:m 2mm:j 28a:g 3t0:f 2ob:f 3pu:e 41f:c 41d:c 41e:c 3px:c 2ml:b 47u:a 4jv:9 6w:9 41g:9 1kj:9 1ko:9 4kf:8 3ns:8 2q7:7 6a:6 46h:5 3pw:5 2sh:5 41b:4 zz:4 1lb:4 2sc:4 3c4:4 ot:4 4kr:4 1cj:3 46g:3 mt:3
world	r	2hx:10 4qv:u 3f1:q 1zb:c 2sh:9 2ob:8 2sc:8 1qy:6 2se:4 2y5:4 4s7:3
stiffer	i	1tg:f 2ob:e s5:6 2sc:6 2se:3
youd	n	4dr:1u 2av:1r 2sj:r 1p5:h 12s:c ns:8 2fa:7 1xv:5 3fo:5
shy	i	4bn:n 4bm:m 1lg:k 2si:d ns:b 2fa:a zp:4
oot	1w	45u:1c 1vx:1a 2bk:12 45d:y b0:q 3so:n 4p4:m 2cr:l jh:j 2uh:j 3sx:i 210:i 3dk:g 3hm:f 460:f 30d:f 21t:f 461:f 48s:e 4gg:e 2fa:e 21q:e 32h:c nc:c 1kg:c 1cf:c 45c:c 10l:c uy:b 3e3:b 3e4:b 3ac:b bv:b 3e0:b 3pj:b 2oa:a 2gp:a 1v1:9 2hp:9 3ww:9 2sj:9 3ph:9 3e6:9 3wy:9 gc:8 3sz:8 3wz:8 3p5:8 n0:8 4h3:8 4h2:8 1wv:8 3wx:8 32p:7 s3:7 36o:6 2ii:6 3of:6 uq:6 2n5:5
springform	1k	2sl:al 3tb:2k 19e:k y2:j 22c:a 372:a 4mq:9 3j3:9 2ye:8 32j:7 3j4:7 4xt:6 2m8:5 53a:5 4kr:4 33z:4 3qr:4 2xp:3
shield	e	
kettl	42	2sn:bq 43j:1i 4yo:1b 4tb:19 22q:19 2cp:z 2l7:u 14q:t 3la:f 4bb:e 3nn:c 1cr:c 27h:b 3jl:b 2zi:a 14y:9 1aj:8 2zj:7 2zf:7 2ym:6 3jo:6 3at:5 3jp:5 w9:5 47b:5 12p:5 v7:5 3jn:4 3jt:4 n8:4 3jq:4 xi:4 7v:4 dx:3
heard	46	1p:5j 3ob:2o xk:21 39t:1v 189:1q 1yg:1e 2xa:1c 3ef:19 2dy:18 40m:12 30v:10 1iq:z 1hp:z 5hd:y 1hs:x 1i0:w 2i4:w 1h6:v 5he:u 1qw:q 2rw:q z8:o 459:n 4fk:n 1hv:m 2u7:m 4e5:l 2yb:l 5hs:l 1om:j 2iq:i pt:i 2m2:h 24b:g 2u0:f 138:f 2sz:f 344:f 2mm:f 4eh:f 4ev:e 11z:e is:e 2wv:d 3mv:d 3hr:d 3hp:d 2vi:c o4:c 4a8:b 2cq:b 4ef:b 3ur:b 1zk:b d5:a 3s:a 2ie:a 1hn:a 2t2:a 4ab:a
smil	g	2m2:r bn:4
plutter	g	2m2:q 2sp:5 bn:4
stockpot	10	52e:19 4ju:v rx:u 1q8:t 2m2:p 1ld:o 2om:o 39n:h 3xw:f 4hk:c 4hl:c 3i9:b 4gm:a ov:8 1n9:7 35a:5 2sp:5 35l:5 23o:5 2xo:5 2xn:5 1jn:5 3ay:5 ew:4 bn:4 2s5:3 4hj:3
95	e	
shift	1p	2st:3r 5hg:1o 50z:1h 537:1g 47u:1b 2yr:10 3g5:10 2y0:s 3qx:q 2y7:k 2na:j 21t:h 1wh:h 1f7:g vt:f 13p:d 1ks:d 37n:c 3py:a 3kb:a p4:7 3cn:6 3nl:6 18z:5 3nm:5 21x:5 2p9:5 19m:4 gv:4 3ev:3
tater	m	2sv:29 1fh:1f 331:1e 2sx:c 2mu:b 1ly:8 1t2:5
cauld	n	38w:1v 2mu:1m 2su:17 1eq:j 352:e 1ly:4 2sn:4 xo:4
watter	y	3mg:y 23o:w y6:t 3mf:s 1u2:s 3ej:k 3ek:j 3aq:i 1t8:h 3b4:g 3b2:f 3y0:d 1eq:c 1ox:c 3bb:a 2j2:9 3ap:9 i3:7 2sn:7 2xs:7 1t2:7 16x:6 4gl:6 lz:5 13q:5 ve:4 2su:4 1sp:4 3eg:3 1l5:3 1d7:3 37w:3
bilin	g	1t2:u 2su:j
manag	5g	15i:2h 4hh:2e 31e:2e 2hf:1h 2d9:1a 2jc:18 17u:17 4ka:y 2sy:x 50v:u 1xy:s ud:r un:p 2he:p 54u:o ko:n te:n 4xv:l 3k2:k 1ph:k 19m:k 3ea:j 304:j 22h:i ui:h 1jg:h 41z:h 2a2:g 1yz:f 3y7:f 54t:f r4:e 2qb:c 28j:c 2xm:c 4p6:c 1dr:c 2gx:a 4ne:a mv:a 118:a 2h6:9 17:9 2k1:9 2t1:9 uj:9 3j4:9 31a:8 321:8 117:8 2pt:8 3bm:8 2cs:7 19g:7 gx:6 4gm:6 33w:6 2x4:6 33e:6 19a:6
hotpot	n	2sz:56 1et:a sh:9 1cn:4
lock	k	3xf:m 3xg:c 11p:c 2sz:b 1vr:9 3op:8 2t2:8 1la:7 2jp:6
crockpot	3v	2t1:1i c3:1f 120:t ak:m 30c:i 17t:e 3j7:8 2sz:4 5kz:4 5l0:4
blanquett	i	12d:h 11p:e 2jp:d 2tz:9 2t2:4 2t0:4
hundred	e	
drip	25	2t4:44 4uw:23 wk:23 gi:10 41i:10 2tp:u 3vh:t 5ca:s 1ji:q 2uk:m 2tb:h 2tc:h 27q:f 4zg:e 29s:d 2mk:c 1jh:c 4xe:b 1n5:a 2t7:a 308:9 2ky:9 30a:9 227:8 2gt:8 oj:8 305:7 3vi:7 307:6 6e:6 3q8:6 k8:5 6n:5 2t8:5 306:5 b4:5 2nk:5 mh:4 3vc:4 2xs:4 1x6:4 108:4 33d:4 214:4 lg:4 2tv:4 3y7:4 4y6:4 2gg:3 ka:3 2tt:3 1gc:3 it:3
potty	g	2tb:j 2tc:j 2t7:b 2t8:6 2gg:4 12c:3
seen	15	4dq:16 1ly:y 4e2:k 2tb:g 2tc:g 1nm:e 31j:d 1i0:b 1nk:a 23k:a 2t5:a 263:a 2t7:9 16o:8 68:7 1aj:7 1xg:6 v2:6 1ep:5 2t8:5 226:5 vg:4 44f:4 9s:3 2gg:3 163:3 1qw:3
jot	g	2tb:j 2tc:j 2t5:c 2t8:6 2gg:4 12c:3
adrak	m	35j:u 2tb:j 2tc:j qo:g 2t5:b 2t7:b 2j7:5 35l:4 23r:4 1k4:3 35k:3 12c:3
lehsun	k	2tb:1j 2tc:1j 35j:t ax:c 35l:4 35k:3
food:soffritto-mix	19	2ta:7f jt:i 45a:i 2tb:g 2tc:g 2t5:a 3m:a 2t7:a 2t8:5 1u7:3 2gg:3
aglio	i	2t9:2l 1ip:6 2t5:6 2t7:5
olio	i	2t9:2l 1ip:6 2t5:6 2t7:5
protect	i	3a7:z 4wa:i 1mq:a 3a9:9 2sm:4 pi:4
misprint	n	5kl:1l 2ti:t 1q3:s 5cd:g 1ku:f sb:e 19o:c 492:b gn:a 50n:a 26y:8 47:6 3o1:4
yin	r	3ko:w 3kn:v 265:s 2ti:p 3ht:l 48h:j 1dk:i 1eq:h 1ku:d 19o:b 1yv:a jg:7 1cp:6 4ws:6 n0:5 1f0:5 2te:4 1pk:3 2uy:3
food:cream-of-chicken-soup	t	2tg:4r 4tk:14 3ty:u 2ti:r 4fl:o 4ya:l 3m8:k 3m5:k 3yl:g 1ku:e 3rw:c 19o:b 3m7:8 11z:8 3m6:7 1n3:6 2te:4 3fa:4 3m9:4 3m3:3
food:chimichurri	m	2th:2l 3rj:o 1ku:m 19o:h 18p:8 3rh:8 2te:7 216:6 3ga:5 3gc:4 3g9:3 2tf:3 2tg:3 2tj:3
gremolata	g	1ku:m 19o:i 2te:7 2tf:3 2tg:3 2tj:3
food:sage	10	2tj:4d 1e9:p 51n:o 4g3:n 3pe:l 3oc:h 291:g 1js:g 24v:e 2jl:d 3dx:c 3dw:c 3dy:c 4g2:c 3dv:c 29w:b 2tl:a 38s:9 3b6:8 3ll:5 3dr:4 3pd:4 4g4:3
food:tarragon	r	2tk:64 35h:q 87:h 1iy:9 1s6:3
die	t	ru:1i 2sf:x 3fb:w 4s1:m 46k:j 3dx:e 3dw:e 3dy:e 3dv:d 38s:b 2gt:a 3b6:9 3tx:6 3rx:6 3dr:5 3rr:3
birista	g	2gg:v 1l4:n 2tn:5
food:onion-salt	e	
tsp	y	2wx:15 184:o 4bp:m 1ys:f 1nm:e 183:c 49l:c 1nh:9 1ib:8 fx:7 k6:5 17g:5 jz:5 4br:4 1g4:3 188:3
alternat	k	2tp:3e
patienc	r	1k9:x 2tp:k tp:i 2mq:f 33z:d l4:c j3:9 3j9:8 3j8:8 e1:8 37z:6 3p0:4 1xu:4 1qs:3
danc	i	2tp:x 2xx:f 2tv:4 2p9:4 2tt:4
addition	k	34u:1i 3hi:g 2u6:g 2tp:f 2tv:f 2tt:c 1kv:7 3hh:7 3hf:7 2tu:5 a1:4 2tr:4 1vv:3
lob	i	2tp:y 4vh:d 3rl:6 2tv:5 1js:3
thegither	m	3ks:z 3il:z 2tp:y 2f8:p 3nk:g 202:f 1wr:a 3in:9 3im:9 287:6 pn:5 2tv:5 11l:3
logic	g	2tp:y 2tt:4
velvet	m	pz:1q 2tw:s 2tp:e 2tv:e 2tt:b 1kv:7 2tu:5 2ey:5 2tr:3
gradually	k	2tp:v 4e5:t 1mm:c 6i:6 2tv:4 2tt:3
palaver	i	12d:g 2tz:9 oa:5
avgolemono	g	12d:h
crèm	i	3mv:z 3j6:n 12d:h 2tz:9
pâtissièr	g	12d:h 2tz:9
liaison	g	12d:h 2tz:9
velouté	m	2u3:42 1jd:q 12d:h 4cw:e 2tz:9 3qs:9
ladleful	k	2u4:2z 2oc:d kb:4
pucker	1w	333:11 5bq:10 5bp:z lr:o lp:j 143:j 17a:i 3pr:h 2jr:a ya:a 32z:a 1oa:9 3q2:9 1ia:8 15y:7 1nm:7 3ll:7 3mc:5 3mb:5 46u:5 59c:4 k3:4 3md:4 2rr:3
food:indian-pickle	k	1p2:w 1nm:e 3hi:9 3hh:4 3hf:4
food:tamarind-paste	22	2u7:ax 5df:2c 5dg:21 386:5 38h:4
food:dried-mango	k	2u8:3j 1nm:e 3zd:4
accord	i	1nm:e
ham	i	3h4:m 2nd:f 1nm:e
ah	20	4y5:26 4da:19 2i8:15 4su:y bg:x 4ls:w 2y1:u 263:t 1np:t 2fx:r 1ai:o 48k:n 2na:n 4bm:k 3yj:j 1lg:i 4g1:i 4hc:f 37n:f 1nm:e 1uv:d 2b3:d 439:c 438:c 2sj:a q:a 1vi:a 218:a 1va:a 35s:a 4kv:9 2gy:9 1bl:9 432:9 23i:9 4gt:8 3ky:8 3r5:7 2l5:7 3y7:7 3zj:7 2xg:6 ri:6 qw:6 2vw:6 25m:6 3yl:6 3vz:6 4gs:6 2io:5 2va:5 19y:5 1pv:5 400:5 2xu:5 3rv:5 2q6:5 4gu:4 rc:4 113:4
anardana	i	44t:k 1nm:e
chur	g	1nm:e
food:samosa	i	mq:s 1nm:e 3v5:c 14b:3
chaat	i	40l:x 1nm:e
sourness	v	2ug:2p 23y:15 3qu:x cu:j 34f:i 23w:h 1nm:c 2ui:c 1zn:a 36q:9 2u7:7 3pf:6 1zm:5 2vc:5 1d9:3
food:pomegranate	v	2uh:6l 44t:g 3z3:c
fruity	i	3qu:16 49x:q 36q:a 2pl:7 270:5 46v:3 37e:3
f	p	2uj:2s rd:r 31p:k re:j 1ne:d rm:9 2wc:5 3iv:4 411:4 412:4
reek	15	51w:24 4z3:1g 20a:11 2p7:v y1:v 3lw:s 3lt:i 3js:i 2wt:f 2px:e 1ap:c 3ls:b 1ne:b 3lr:b 1s0:b 2t4:9 4w3:8 1ao:7 h1:7 2a3:6 1i9:6 om:5 3lp:5 ge:5 4ju:5 1at:4 112:4 3ll:4
compound	g	1ne:d
smelly	i	3rp:11 1ne:d 43n:a 2qx:4
perfum	p	2un:4s 2i7:r 2fv:n 1ne:d 15x:a
resin	g	1ne:d
eard	g	1ne:d
whatll	49	4xs:20 32z:1v 2xs:1r 34q:1k 5hg:1h 1vz:1d 103:19 2v9:14 2z0:13 536:13 20t:10 15t:10 5l6:y 23b:x 48d:w 3ur:s ni:s 1sk:r 4ry:q 5bw:o 37d:n 437:m 503:m 4z8:m 3q2:l 4vl:l 2in:l 11a:l 4vk:k 59c:i 42y:g 1ia:f 1b7:f 29u:e 4lp:e 4kf:e ch:e 16a:e 2kb:e 2h4:e 334:d 4m1:d 190:d ii:c 2qp:c 10w:c 1id:c a1:b 1i4:b 1ne:b o5:a 1r2:a 3ex:a 4o3:a at:9 4y0:9 23i:9 122:9 1wm:9 4ev:8
typo	g	1ne:d
kachori	g	1ne:d
rasam	g	1ne:d
fad	m	1t5:z 32r:t 34f:k b2:d 3pf:8 2uj:7 y5:5 rd:5 31p:4 1z1:4 1x7:4 rm:3
greengrocer	m	4yk:1d 2gb:f 1tn:9 1yv:9 jg:7 lu:6 131:4 22p:3
cornish	k	49g:14 3e5:x 1yv:a jg:7 wt:4 2uy:3
snagger	g	jg:8 1yv:5 2uy:4
shalgam	g	1yv:b jg:7
knol	g	1yv:b jg:7
khol	g	1yv:b jg:7
sweden	n	4kd:19 5kl:q jg:m 2v1:m 2h0:7 16a:3
food:haggis	g	1yv:9 jg:7
food:kohlrabi	i	2v3:18 1yl:9 1yv:9 jg:6
buff	e	
america	1k	5cm:1f 5j4:17 21p:10 1yv:y 2dk:x 17y:w 4bv:w 21m:k nv:i 1wj:h 1sz:h 4yz:g 1j1:g 1mb:e 188:e p8:d 34r:c 34p:b 34q:9 so:8 s6:8 4tu:8 182:8 4qi:7 1dn:7 18b:6 17m:6 4wl:5 1y9:5 1xd:5 it:5 2v5:5 fj:4 yp:4 1z8:4 1x0:4 2bh:4 1dc:4 px:3
scotland	e	
ireland	e	
north	i	2v8:2i 1ho:8
peppery	n	559:27 29p:u 3ex:f 1yl:f 3i3:d 1n7:d 3et:6 4ps:5 1yk:4 d9:3
cobbl	k	2i8:15 4ev:c 3ob:c 1nh:a 1hv:6 3k5:3 4ew:3
food:christmas-pudding	v	2vb:46 3bu:2a 2vh:z 2om:c 2b3:b 1vm:a 2ym:a 3bt:9 1nh:9 1um:8 1vj:7 3ed:7 2vv:5 ov:4 2vw:4 29g:4 48j:4 1vh:4 3bw:4 3bv:3 3by:3 3bs:3 2xj:3 3av:3
itd	17	52r:23 56c:1z 4tc:1g 4w2:15 22g:u 34f:p 29m:o 1lq:n 136:l 1i9:j 4j3:f rs:d 1et:a 1nh:9 3nj:8 17f:8 2u4:7 3b7:7 4f:7 vt:7 1na:6 1lh:6 1j5:5 2ug:5 p5:4 2ip:4 4kw:3
2019	m	361:h 44i:e 44j:e 1ki:e 4o3:d 44k:d 362:d 1nh:a 235:8 4lp:7 367:4 366:4 363:4 4n4:4 368:3
england	n	2ve:1r 3gj:o 3gi:o 14h:c 4bx:c 4bw:c 1nh:a 2qk:9 200:9 44c:8 2w7:6 3pw:4 3al:4 3j6:4 3fj:4
quatr	g	1nh:a
épic	g	1nh:a
food:mince-pie	m	26i:x 2le:t 2b3:c 1um:9 1nh:9 2vv:7 484:6 2vw:6 29g:5 2vb:4
food:sichuan-pepper	17	2vi:7p 3vo:q
blackstrap	i	2vj:1e 1ma:g
tar	y	49n:21 2vk:1l 4dr:16 1yk:y 37v:r 3a2:l 1j7:g 1ma:a 43m:6 1qv:6 2vj:5 2u7:5 1hz:5 23r:5 3qy:4 qo:4 61:3 jr:3
food:agave-syrup	12	2vl:4d 1mb:1t 3a1:1a 53g:l 2qs:k 1ze:a 3hu:7 1ma:5 1m9:4
sell	19	2vm:2b 3rt:21 4zt:1y 54l:1f 5l6:16 ni:v 460:l 3cs:l 2ta:k 3xa:h 3x9:h 3xb:g 3x8:g 3x2:e 1e2:d 3oz:d 5mp:b 1ma:b 547:b 5e2:a 38z:9 4ev:9 18j:8 1oj:8 1zw:6 3r7:5 3wx:5 17y:5 39l:4 39m:4 vg:4 39j:4 39k:4 p4:4 ts:4 1zv:4 39h:4 1dp:4 54n:3
awfully	1p	4vk:2i 5mk:2b 4ha:1s 23u:1p 56h:1p 48p:1i 161:12 h0:z 2qv:v 5dq:v 160:u 1pw:s 1fs:q 57l:n 1cd:n jy:m 3r4:m 1mz:l 2cs:j 3ny:j 33j:i 2mk:e 3a0:e 4hg:e 543:d n0:c 2e7:c 41b:c 1ma:b 2oc:a 41u:9 3i8:8 cl:8 59e:7 46q:6 5dt:6 5dr:6 5ds:6 gk:6 o9:5 1n5:5 3mp:5 2jr:5 40q:4 3xu:4 3l0:4 5dp:3 1ry:3 4bo:3 42b:3
bulg	t	2vo:5c 2ms:1q 1ma:5 2vj:4 1pi:3
fret	g	1ma:a 2vj:9
grandma	t	1gr:p 3s4:n 2wg:j 1fv:h 3tt:g 2as:e ru:e z2:e 1uc:c 3sc:b 1ma:a 2vj:9 2jj:7 2dh:6 2dd:6 3tu:6 322:6 2ly:5 3rz:4 3s0:4 2iw:4
kakvi	g	1ma:a 2vj:9
bonfir	t	1l7:m 44x:k 3rj:i 1xy:h 2s4:e 1xz:d 308:d 1jt:d 30a:c 3ey:c 1ma:a 305:a 307:9 11c:9 4h0:8 2vj:7 306:7 18p:6 28u:6 3rh:6 1i9:6 214:6 216:5 3bh:4 dp:3
bittersweet	e	
harsher	e	
food:suet-pudding	m	2vv:2b 2b3:s 1pa:6 2vw:6 9t:4
atora	i	2vw:x 2b3:n 2vv:4
lead	m	1b1:v 3ng:q 3ni:p 2vx:j 3nh:h 4e:d 2b3:d 3nf:b 3sk:7 2gw:7 2vv:5 2vw:5 3n1:4
feeder	g	2b3:c 2vv:7 2vw:6
food:mincemeat	g	2b3:c 2vv:7 2vw:6
food:vegetable-suet	g	2b3:e 2vw:5
coarsely	e	
ounc	1r	2w2:aw 4e5:15 1xd:t 2rv:n 3ws:8 1xe:5 2zm:5 1dl:5 128:4 rb:3
food:condensed-milk	k	434:m 1xe:e 433:e 233:b 3xn:9 3xm:9 3xo:9 3xl:9 3xp:8 3ls:7 1z6:5 3io:5 2vo:4 2ls:4
websit	g	1xe:e
statesid	g	1xe:e
303	g	1xe:e
ohio	m	2ve:o 2w2:g 1xe:g 1ur:c 4bx:7 iv:7 4bw:7 200:5 44c:4 2v5:4
boston	g	1xe:f
sent	k	1xe:f 1lv:f 1mo:8 19y:7 2hi:7 2ig:6 2gy:4
oor	i	2hf:11 3cd:g 3ce:g 1xe:8
food:tinned-pumpkin	g	1xe:b 2w2:4
425	k	31p:10 2uj:h 1xe:b re:6 rd:5 13b:5 3iw:4 zj:4 3ix:4 2w2:3
food:evaporated-milk	12	2wd:8q 1uw:x 2cy:u 3r7:j 439:d 438:d 1bl:a 44h:7 qw:7 ym:3
435	g	1xe:b 2w2:4
397	e	
145	i	2wg:2g 2jj:l 3ro:4 3s5:3 2jm:3
565	e	
570	e	
food:mixed-seeds	i	1z6:q 1nf:e 1nr:5 507:4
teardrop	g	1nf:e 1nr:5
bump	k	4ko:p 1nf:e 1nr:5 3b7:3
tv	p	48j:11 8x:10 2es:n 1nf:f 2do:d 106:c 40t:a 2iw:9 9u:6 1dx:5 4xa:5 1v9:5 2df:4
food:panch-phoron	k	12h:y 1nf:e 1nr:4
turkish	r	2dz:1e 2wo:u 12x:k 44t:k hy:g 1nf:c 4en:c 4eq:7 4eo:7 4es:7 4eu:7 4et:7 4ep:6 4em:6 47o:6 379:4 1nr:4 1hp:4
çörek	g	1nf:e 1nr:5
otu	g	1nf:e 1nr:5
food:poppy-seed	k	2wr:3r 1nf:b
food:dried-oregano	i	43i:j 167:5
food:shrimp-paste	19	2wt:7h
rotten	15	1ap:1f 4pi:1d 2l0:15 1aq:11 1zk:x 10j:q b9:f aq:d 2wt:d 2ii:9 1to:8 rh:5 18v:5 48r:5 3y4:5 3y3:5 2wu:4 1r6:3
food:sambal-oelek	20	2wv:au 303:18 1pw:r 1fs:q 4e2:k 3ft:b 3fs:b 1hq:b 3fu:9 3fq:9 3fr:9 2wt:7 3fg:6 3fh:6 3fw:5 3fv:5 4ed:4 al:3 189:3
tid	i	1at:k 2wt:g 3na:e 1aq:9 3uk:7
food:fish-paste	p	2wx:6d 2wt:8
malaysian	g	2wt:g
availabl	m	2wt:g 38h:e 4o3:c 1yg:8 43v:7 386:7 4lp:6 12o:5 1ya:5 1ky:4 12i:4 135:4 4n4:4 1y8:3
food:laksa-paste	t	2x0:6v 5fn:t 2wt:f 12y:f 1je:9 5fq:6 1cv:4
kangkung	g	2wt:g
kar	g	2wt:g
food:thai-green-curry-paste	k	5ld:10 5le:10 vh:u 2wt:g 1e2:6
pin	36	2x4:db 2fy:20 3xk:1b 46d:1b 4c9:1a 45d:12 319:z 2xi:y 185:u 220:l 469:j 338:e 3o3:d 2f8:b 31a:b 287:8 2tu:8 3nk:7 2sk:7 202:7 1kc:7 45e:6 3pj:5 3ph:4 3p5:4
roller	g	2x4:b 2x6:7
belan	g	2x4:b 2x5:7
fingertip	v	2x7:4v 2z3:t vt:h 2jw:g 2z5:9 3l2:9 3vj:6 3vn:5 1qq:5 20q:4 2qn:4 2z4:4 1k4:4 454:3
log	i	395:j 398:d 2hb:c 10w:a 13z:8 1ta:5
manually	i	2xe:x 2xf:4
kitchenaid	r	2qo:1z 2xb:z 208:e 207:b 42b:5
beater	19	2xb:4n 2xa:1o 3eg:1c 5mm:16 x2:u 2yy:l 18t:e mz:d 3do:c 207:b 3go:a 273:a 3r4:9 208:9 4b3:8 29p:7 1uh:6 22e:6 1qs:3
paddl	k	42b:10 33w:l 2xl:9 2xb:6 2xf:6 33x:5 2x9:4 341:3 340:3 207:3 343:3
attachment	i	3sf:1y 2xf:5 2xb:4 207:3
balloon	1e	2xe:51 mw:1v 1ps:15 24u:11 sz:j 33w:h 1cg:b 2o2:9 2xc:9 1ge:9 2xl:8 133:7 485:7 207:6 3w7:6 3fa:6 3wa:5 3w8:5 os:4 33x:4 o2:4 208:4 2x9:4
doabl	i	2xd:g 2x9:d 2xc:d 4ld:8 4lf:6 1a9:5 4ll:3 2xa:3 4lg:3
camp	v	4as:1f qs:1c 4hc:w 3gj:s 3gi:s 32l:n 2xg:l 1u0:i 2xh:e 3y7:c 20v:a 3y4:9 3y3:9 ri:7 4m1:6 3y5:6 wq:5 4hb:5 4at:5 4mq:5 1n7:5 25a:4 9w:4 4ha:4 32m:4 32o:4 4ko:3
nutribullet	m	3xj:y 4t2:w 3b5:l qs:6
grind	1n	49k:44 2xi:3w 5n6:2a 319:1q 5dk:1k qj:z 21r:x 4a9:w 4gk:o 31a:o bs:k 4vh:g 1lz:e 33f:d 185:c 21k:9 1p4:9 q4:6 1r5:4 15s:4 ot:3 1ic:3
steamer	2d	2xj:cp 5c2:2e 5b5:14 4zs:t 7y:f 2xr:d 6s:8 32f:6 5m:4
rig	k	2xj:12 2xq:e
trivet	n	2xl:5d 2om:n ov:8 2vb:6 2xo:5 2xn:5
makeshift	i	4p6:2c 2om:n ov:8 2vb:6 2xo:5 2xn:5
insert	g	2om:o ov:8 2vb:6 2xo:5
vapor	g	2om:o ov:8 2vb:7 2xn:5
equipment	k	4mq:m 2om:j 2xp:d 4kr:a ov:7 4kf:6 2vb:5 4m1:4 2xn:4 2xj:3 214:3
upturn	g	5k1:x 2xk:e 2xq:c 4y6:6 2xj:5
heatproof	n	32f:23 2xr:13 3yh:13 3jc:o 14o:c 2lu:3
beneath	t	18o:1j 1kp:16 3go:n 2xs:k 1ll:k 3bb:j 2j2:h 4qn:d 4qo:d 192:a 3ba:6 112:5 2n7:4 227:4 1uu:4 1je:4
basin	n	2xt:4z 2ja:h 4hd:a 27i:a 4md:7 24b:7 4jv:6 4jy:4 4om:3
nonstick	15	30u:3s 2y1:1v 2ya:x 2y9:x 2qe:s gt:m gu:m 16h:c 2y8:7 2yc:7 27y:6 rt:5 2yb:4 21u:4 2yk:4 1y3:3
kadhai	i	2xw:x 30y:d 310:9 1zj:8 311:7 1f0:7 ws:3
aluminium	y	4j7:1e 4ka:17 4he:17 2xw:13 2xv:x 30y:h 44n:g ws:c 310:c 2ja:a 1ey:a 1zg:a 311:9 gt:9 21u:8 ca:7 4by:7 2xu:6 4hd:6 27i:6 gu:5
stainless	1g	2xx:6c 2p9:2j gt:c 190:8 gu:8 15g:6 18z:4 gv:4 16h:3 26l:3
deglaz	12	2xy:7e 40i:1u 2mb:q 10n:l dw:f 4pl:c 136:5
utensil	g	2y4:j 2y3:j 2y2:d 2y1:7 2y0:4
dishwasher	15	2y0:8g 2yh:s 25n:s 31b:o 2t9:e 2tb:c 2tc:c 2yc:8 323:7 2yf:7 5al:6 284:6 1v4:5 322:5 51:5 x7:5 1jy:4 2yw:4 gu:3 d7:3
teflon	17	2y1:4l 2xu:1h 16h:10 rt:c gt:9 1ga:8 gu:5
wavy	k	48b:11 31n:o 2xz:h 2y4:h 2y3:h 31q:b 48a:a 31r:8 2y1:6 3o7:5 2y0:4
fal	g	2xz:i 2y4:i 2y2:c 2y1:7 2y0:4
anti	g	2xz:i 2y3:i 2y2:c 2y1:7 2y0:4
food:cooking-spray	v	3f1:41 2y5:2o 2xz:e 2y4:e 2y3:e 2y2:9 2y1:5 2y0:3
silicon	20	2y6:bn 561:11 306:d 1bq:4
tool	29	1pe:3o 335:31 426:2u 54d:23 33d:1z 2y7:1m 1v3:1e 3g5:1c 3l4:18 5cb:10 2gv:x 5fy:s 2oa:j 30f:i 319:h 2z3:g 4ux:f 5ca:b 56o:b 3ok:b 1cq:b 31a:b 342:a 2ez:9 j3:9 457:8 25h:8 1lo:8 1v0:7 31e:7 4qd:7 4c2:6 4mq:6 31b:5 2st:5 os:4 3ea:4 jo:4 25k:3 4ej:3 h9:3
rusty	15	48r:31 2y8:2o 2yc:22 2qe:1u 58t:j 2vo:i 43m:e 2yb:d 3j4:c 1o5:9 2ls:8 133:7 21t:7 36n:6 iu:4 sq:4 uf:3
le	i	2xu:h 4l7:b 2yc:a gu:4
creuset	i	2xu:h 4l7:b 2yc:a gu:4
carbon	k	2yc:1w 2yb:10
rust	t	2yc:4n 1h4:l 2ja:g 4mq:c 1dp:a 2yb:a 4hd:a 27i:a 4kr:5 2xp:5 4kf:3
lodg	i	2yc:a 3ev:8 3w2:5 3w4:5 3w5:5 3ul:5 3w3:5 gu:4
inherit	i	3j3:i 32j:g 3j4:g 2yc:a gu:5 30u:3
filthy	k	31z:s 3ds:e 3dt:e 20u:c 2y0:a 2yc:9 3dp:9 3dq:7 wp:6 i3:5 3dr:4 320:4 gu:4 2d3:4 15z:3
flypaper	g	2yc:a gu:5
fairy	k	42d:y 323:n 2yh:l 322:d 2yc:c 2y0:5 gu:3
wir	12	2yi:45 4z6:1y 4tb:1g u0:1f 1m6:i os:d 31z:c 3u5:b 1oe:a 5ct:6 2yf:6 26y:3
enamell	e	
scour	e	
leidenfrost	g	2xx:d 2yo:8 2p9:4
rainbow	i	2ym:16 2yo:9 2xx:6 2p9:6 3bu:6 3av:6 33n:5 321:4 i3:4 39z:3
stain	1n	2yn:82 20t:24 4yh:1z 2jw:17 4f4:x xs:u 18l:m 388:i 46h:g y5:f 1by:c 514:a zi:8 42b:8 1bs:4 ll:3
droplet	k	2yo:p 2xx:p 26z:9 2p9:7
food:chicken-skin	10	2yp:60 34c:1s 45n:1j 2xx:d 3a4:c 3a5:c 3a3:9 2yo:8 13x:5 39f:5 2n6:4 2p9:4 37v:3
preheat	49	2yq:ba 3y1:14 f7:p 1se:n 3kt:k 3xu:9 1jg:9 2xx:9 1cd:7 1ou:7 2yo:6 kl:5 3y7:3 6k:3 6m:3
attach	p	5i4:1r 285:18 1gl:o 2xx:c 2yo:8 29t:7 4v1:7 13g:6 ao:6 2p9:3
inox	g	2xx:d 2yo:8 2p9:4
tri	g	2xx:d 2yo:9 2p9:4
ply	g	2xx:d 2yo:9 2p9:4
chef	t	2yv:34 20q:12 2qb:11 1qq:w 4bk:w 45e:j 3qj:h 45b:e 3qm:b 3ql:a 342:9 1e3:9 3m7:7 ps:7 3l2:7 3qk:7 45a:6 2yy:5 2yw:4 37h:4
whetston	i	2yw:1c 1v4:16 2yv:d 2yx:4 25b:3 2yz:3
sharpener	g	1v4:m 2yw:g 25b:8 2yv:7
nick	m	5mm:23 2yv:x 20q:q 1qq:l 2hj:k 3dc:e 2hh:b 1v4:6 2yw:4 3l2:4 36x:3 tp:3
rod	i	4hf:u 1v4:m 2yw:g 4hg:9 4hh:8 25b:8 2yv:7
kinda	12	1zj:1b 3m7:1a 4ry:17 3lp:17 2ia:l 1v4:l 1c8:k 1d9:j 4b1:j 4az:j 2uq:g 4bo:f 2yw:f 1bi:c 3ma:b 2iv:9 zi:8 25b:7 2nx:7 2yv:7 js:6 3cf:6 7i:6 b0:4 1px:3 11t:3 j4:3 2mf:3
anymor	w	tu:x 20c:u 3gm:m kb:k 3gf:j 1v4:h 12e:f 4sj:e 2yw:c 3mp:b 3l7:a 3l5:a 27r:8 3l4:8 127:8 6c:8 14f:6 25b:6 2yv:5 3l9:5 1ed:5 377:3 65:3
unglaz	e	
mandolin	1k	2z3:b4 56c:1e 45a:13 29z:d 1lq:b 4mq:8 p8:8 2z4:7 2z5:6 2y7:6 19n:5 4kr:4 2p4:4 2xp:3
slicer	w	2z4:61 2z3:13 2z5:8
guard	p	2z5:5e 1ua:j 8v:d 2z4:7
glov	19	2z6:7u 48b:10 1x6:f 48a:a 19x:9 zq:7 2y2:6 2p1:6 3o7:5 3l8:5 1kh:4 3rx:4 3ec:3
holder	g	2z4:i 2z5:9 24s:5
stub	g	2z4:i 2z5:9 24s:5
skid	g	2z4:i 2z5:9 24s:5
present	y	2za:4k 5cu:1f gj:r 224:k 2z4:h 1om:h 3h0:e 4oj:c 3xd:a 1j2:a 1qc:a 3l:9 2z5:8 1p2:8 4l9:6 29m:6 35t:5 1qi:5 24s:5 4ni:4 4io:3 gx:3
resistant	e	
minor	e	
injury	e	
unit	i	x7:9 3k8:9 2w2:5 2ze:5 4jm:3 cq:3
laser	i	2zf:11 2zi:x 2zj:p 2zg:8 2zh:5
accurat	m	2zg:2c 2zn:s 2iv:g 2zi:6 mk:5 2zj:4 2zf:4 ml:3
digital	i	2k3:26 2zi:8 2zj:6 2zf:6 2iv:6
infrar	i	2zi:2h 2zf:g 2zg:6 2zh:4
gun	k	2zj:25 3qn:z 2zf:j 22j:e 2zg:6 2zh:4 vt:3 eo:3
gaug	g	2zi:h 2zj:d 2zf:d 2zg:4
94	g	2zi:h 2zj:d 2zf:d 2zg:4
battery	p	32g:13 2zi:h 3k8:g 2u5:f 2zj:d 2zf:c 3kb:c d1:a 1wm:5 3k9:5 2w2:5 30x:5 2zg:4 1g2:4 cq:3
calibrat	k	2zg:15 2iv:o 2zn:d mk:4
termometer	g	2zi:h 2zj:d 2zf:d 2zg:4
700w	g	2zr:j 2zs:b 2zx:8 15c:3
900w	g	2zr:j 2zs:b 2zx:8 15c:3
watt	n	2zr:4e 2zs:5 2zx:3
wattag	i	2zs:1v 2zr:t 15c:5
800w	g	2zr:j 2zs:b 2zx:8 15c:3
instruction	t	2zu:5v 4qj:1k 2zs:l 2zx:e 2zr:d 4en:c 4hx:a 2es:8 4eq:7 4eo:7 4es:7 4eu:7 4et:7 4ep:6 4em:6 47o:6 20f:4 4me:4 1hp:4
700	n	5m1:30 2zr:10 2zv:q 27w:i 2xu:h 2zs:b 2zx:6 15c:4
worn	i	31n:o 2zr:j 2zs:b 31q:b 31r:8 2zx:8 15c:3
1000	i	2zr:19 2zx:s 2zs:9
calculat	g	2zr:j 2zs:b 2zx:8 15c:3
650	i	2zs:i 2zx:c 2zr:b d1:5 15c:5 2zv:4 20f:3 4go:3
multiply	v	114:u 3ml:u 4z1:t 34h:h 1zk:g dq:6 2sd:6 2ke:6 217:4 d1:4 3j0:3 19f:3 2sr:3
cram	10	29f:1b 2n4:16 2a0:w 1m2:m 1lj:i 308:f 30a:f 3qj:e 305:c 2dv:b 307:a 3qm:9 17n:8 3ql:8 306:8 1lc:8 1hc:7 3m7:6 ps:6 3qk:5 jt:5 2n1:4 2ka:4 157:4 19a:3 37h:3
flew	r	3xi:2i 4w9:11 302:w 3xj:m ay:k bl:g 2xh:c 3ab:a 308:a 30a:a 3ac:9 305:8 307:7 306:5 33k:5 3b5:5 214:4 1gy:3
blown	w	303:2o 5j7:1c 2xe:y 354:v 2ef:g 308:d 30a:c b3:b 305:a 48c:9 307:9 202:8 27o:7 306:7 355:6 sz:6 214:6 1zz:5 3xn:5 3xm:5 3xo:5 3xl:5 11h:5 3xp:4 29v:4 2y8:4
ninja	1t	309:36 304:2m 214:16 2ir:d 3xg:a 14c:a ub:9 1ae:8 2mq:8 3op:7 wo:5 3xf:5 e1:4
overcrowd	i	308:j 30a:i 307:d 306:a u5:6
liner	k	226:11 308:e 30a:d 305:b 307:9 214:6
whirl	i	1s5:r 30a:g 305:d 306:8 214:7
heater	g	30a:g 305:d 306:8 214:7
airfryer	20	304:2y 214:s 14c:o ub:i 2ir:h 309:b 2j3:5 5ls:4
yok	g	308:f 305:c 307:a 306:8 214:6
food:chicken-nugget	v	30b:5i 1gj:y 48b:v 3rq:f 308:c 30a:c 305:a 48a:9 307:8 mn:8 306:6 2y2:5 214:5 335:5 3o7:5 3rp:4 1yz:3
crock	3r	30c:30 c3:1e 120:t ak:j 2t1:j 17t:5 3j7:4
plug	n	33f:l 2op:f 4jz:a 1uv:9 ga:9 33g:8 33l:8 33m:8 3de:5
warp	i	50k:1m 30h:c 30g:c 19i:8 1ex:7 1ey:5 1j0:5
smash	1d	1fu:1v 1iv:1b 1u0:m 1ww:k 18x:k 8f:k 107:d 1lo:d h9:d 472:c 30h:c 20v:c 30g:b 34j:a h4:9 3fg:8 3fh:8 1ex:7 30e:6 3hq:6 w7:6 x3:5 1ey:5 2y7:5 2qi:4 13s:4 1ae:3
cocott	g	30h:c 1ex:7 30e:7 1ey:6 1j0:5
handi	g	30g:h 30e:9 1ey:8 1j0:8 1ex:4
pottery	i	4d:f 1ex:c 1eg:9 5bu:8 11w:5
beeswax	g	30k:s 30l:8 1kf:6 21v:5
tinfoil	n	21v:t 30k:p fe:c tu:a 1pi:a 2lb:a 21u:6 30l:4 30j:4 385:4 1kf:3
printer	g	30k:s 30j:7 1kf:6 21v:5
butter	r	30m:39 1sq:25 27s:j 1fw:c 1f5:c 314:6 22b:6 oy:5
2lb	n	30q:3r 30s:v 2qr:u 30p:a 3o5:7 30n:6 3xq:6 58x:5 2rx:4 1a3:4
9x13	10	1y1:11 3j4:s 16w:i 2hc:e 1l9:d 1a1:a 264:a 1k5:6 p5:6 1ld:5 2m8:4 1lf:3 4p:3
swiss	p	30p:2a 5e9:y 5e8:y 3r4:m 1bh:h 3nr:b 3np:b 1vv:a 30n:9 11u:7 3n3:7 42u:7 28d:7 2og:5 2m3:4 3mq:4 30r:4 30q:3 3nq:3 22c:3
900g	p	1a3:2t 30n:2q 30q:1p 30s:12 4sl:c 58x:6 30p:4
dimension	g	30p:v 30n:d
lb	p	30s:67 30q:d 30n:7 1a3:4 1g2:3 x7:3 3k8:3
centimeter	r	5d6:1z 5j5:z 30p:h 2sf:c ip:b 1im:a 1zh:8 2nm:7 30n:7 1k5:6 14n:5 dn:5 5d7:4 di:4 39:3 19i:3 30r:3
26	m	2xu:1j 30p:e 1k5:9 2m8:9 3j3:8 2ye:8 32j:7 3j4:7 30n:6 30o:3 4hs:3
33	g	hb:o 3ny:f
induction	49	30w:dk 11w:2s 5eu:1p 57u:1k 30i:1c 3y7:x 1ga:l 2y1:k 1ex:e wl:e 24j:b 17g:b 2xu:b 264:a 2n6:9 321:9 r9:9 2a0:6 2tr:6 34a:6 bm:5 47g:5 2o3:5 8c:4 112:4 5gm:4 xq:4 4d:3
beep	r	30x:3s 30y:l 2l5:i 310:f rc:c 311:c f5:6 y1:6 2zm:5 32g:5 6c:5 3vz:3
magnet	k	30y:3i 310:a 311:7
error	i	5bd:20 30y:l 310:f 311:b yr:4
copper	i	310:21 30y:q 311:e
moka	i	30y:12 311:x 310:s 313:4
recognis	k	3r4:q 30y:n 310:h 4de:f 2nb:8
buzz	n	313:53 30y:f 2vi:f 310:b 311:8 3vo:7 3lz:7
ceramic	1i	32f:4y 314:46 1lf:2j 2y1:v 30y:f 2y6:d 4gy:d 4gx:d 4gz:d 4gw:d 4gv:d 310:b oy:9 3zj:9 311:8 ri:5 2xu:4 30w:4 f7:3
detect	g	30y:l 310:f 311:c
cookwar	g	30y:l 310:g 311:c
compatibl	g	30y:l 310:g 311:c
faulty	g	30y:l 310:f 311:b
pestl	14	31a:5q 319:1p 56o:p 49k:i 2xi:8 2y7:3
mortar	1r	31a:8c 319:3z 2xi:1a 185:v 6q:l 2ob:g 2mk:b 4jz:9 49k:8 56o:5 2ek:5 bo:5 3pi:3
zester	v	31e:4b 31b:15 d7:n 1qr:e j3:b 33w:4
hanky	g	319:m 31d:e
chalni	g	319:m 31c:e
microplan	t	31b:3b 50o:y 1qr:l j3:f 45h:e d7:9 33w:7 1qu:6 4cv:5 10b:4 2xl:3
writ	n	210:s 2rj:p 31n:o 31h:j yn:d 269:b ry:b 31q:b uq:9 31r:8 3jk:7 2l7:7 3jj:7 212:5 31m:3
happy	m	gx:12 31h:j 1x9:i s4:f 34b:f 269:b 4dw:b 34a:5 1u9:3 31m:3
bristl	k	31h:w kr:h 269:c 31m:3
nozzl	v	31i:48 1kl:x 2fk:g 21q:b tg:8 1v1:8 3of:5 1jj:3 1oo:3
worm	1t	31j:8v 31i:14 3s4:r 4q2:n 3uo:n 2wg:m 3uu:h 5g1:d 28z:c 3e2:b 3e1:b 3e3:a 3e4:a 2ml:a 3e0:a 31l:8 3e6:8 2jj:8 31h:5 4q3:4 1kl:4 2sf:4 385:4 269:3
tre	14	4px:2t 35g:26 584:1v 31k:1j 3s9:15 p4:r 4t6:q 31h:h 22p:f 1nt:c 269:a 43g:9 3ww:7 21x:6 3wy:6 3wz:6 3rl:6 43b:5 3wx:5 3z1:5 ip:4 4qz:4 2n5:4 sc:3 326:3 1dc:3
ziploc	k	31i:1a uf:k 31h:6 269:4 1kl:4
freehand	g	31h:j 269:b
symbol	p	31n:5c 31q:4
setting	m	31n:l 3ix:j 4ba:f 2ho:b 304:a 31q:a 31r:7 4ko:4 cf:3
conventional	p	31p:45 2uj:i 31q:h re:g 31n:f 31r:c rd:c 2wc:9
zigzag	i	31q:1o 31n:y 31r:b
snowflak	i	31n:13 31r:v 31q:r
squiggl	g	31q:j 31n:h 31r:e
rent	i	31n:n 3ki:k 3kg:j 31q:a 2ho:9 31r:8 3kf:5 1q3:4
manual	i	31n:o 3xf:n 3xg:d 31q:b 3op:9 31r:8
hieroglyphic	g	31n:o 31q:b 31r:8
writing	g	31n:o 31q:b 31r:8
convection	10	53e:2w 11a:17 m2:s 2yq:7 31n:3 nq:3
highest	e	
landlord	g	2yf:l wp:9 320:7 2d3:6 322:3 2y0:3
muck	r	53x:2c 41s:12 1gv:10 31z:q 3e2:d 3e1:d 1kb:c 3e0:c 2yf:c 3e6:a 1ol:9 qu:8 x0:7 41r:7 41p:7 wp:5 385:5 27r:4 2d3:3
enamel	r	321:34 wp:y 314:u 1ga:k 2xw:i 31z:h 2yf:8 gt:6 rt:4
cleaner	w	322:47 2vq:1j 33s:1h xk:t 323:d 42d:c 14r:7 1kz:7 2yh:5 2d3:4 2y0:4 ru:4 1uc:4 7x:4
bleach	t	323:5z 1ao:u 1aw:n 2y0:h 1ap:6 42d:5 35e:5 21x:5 p4:3
germ	12	3so:11 1xv:v 324:s 13m:s 3hm:o 22r:h 5hd:d 5he:c 2pk:9 28w:8 3zc:7 3ca:6 4p3:5 2mu:4 34b:3 3dj:3
hygien	i	2dp:g 2h7:d 21x:c p4:8 326:6 2y0:3
disinfect	g	21x:c p4:8 2y0:3
fungus	n	4tw:1c 3tc:j p4:d 27h:c 3tb:a 21x:a 3b1:9 3at:6 12p:5 4tx:5 326:5 1gu:5 1om:4
plank	i	21x:b 489:8 p4:8 3jb:6 326:5 2y0:3
banneton	k	329:3n 32a:e
scraper	k	32a:1v 329:p 33w:m 2xl:a 1j4:6 33x:5 341:3 340:3 343:3
maker	y	32b:8b 4hh:u 102:o 2jq:h 33k:g 2xh:e 3b5:8 3xg:6 f7:5 329:3
cloch	g	329:p 32a:h
quid	w	5e7:1h 39q:t 22:n 32e:n 329:l 44t:j 3rf:i 3re:h 156:f 32a:e 47h:e 3rd:c 1t4:c 3ql:c 17u:b 4o3:a 4fd:8 4fc:8 gb:8 4d1:7 4sy:7 53w:6 1sy:5 4lp:5 tc:4 470:3 1p:3
decent	t	t1:1n 2c3:1k 32d:18 4qu:14 26k:u 470:p 426:n 31b:k 329:i 3fe:h 1ia:d 32a:d 3fg:a 3fh:a 17u:9 1ku:7 45i:4
china	10	32f:3y 1lf:1a 314:12 4ux:q 2xr:n 2cr:l 2vi:h 33w:4 2y6:3
detector	m	32g:3z 1d2:q 275:6
scream	v	1d2:1k 24w:1a 2ad:10 222:r 32g:p 3qv:o 27j:h n0:a 32p:9 xt:6 dt:5 27h:5 4hx:5 3hy:4 1wr:4 2zm:3 22i:3 y1:3 30x:3 2sk:3
panick	r	sv:16 2go:12 32g:y 4yc:x 43w:t uf:h 4fg:f 1r0:c eh:9 z8:8 36r:6 3v2:5 3v3:5 mg:5 1vd:5 2zm:5 36o:4 30x:4 2e1:4 448:3
wrang	i	32g:13 3j3:i 2ye:h 3j4:f 2zm:5 30x:5
hush	e	
halogen	i	1n7:l 32m:f 32o:f 4ko:b 2xg:5 32n:4 t1:4
respond	g	ri:m 1n7:f 32o:b 32l:9
roar	k	275:t ri:l 3ab:k 3ac:g 1n7:e 32m:a 32o:a 32l:9 3a7:5 216:5 b8:4 bl:3
tring	g	ri:m 1n7:f 32m:b 32l:9
fastest	w	3t8:22 34i:z 1q6:q 3jb:m 32h:j 1yr:e n0:d 457:c 3n2:b lu:a 1i2:8 2iz:8 26:6 45r:6 45s:6 45q:6 45t:6 1uv:5 3pk:4 2sk:4
heavier	i	5c6:1i 2a1:b 254:3 1j5:3
tablecloth	i	32r:22 b2:k y5:8 32u:7 1z1:6
tupperwar	p	33q:w 32r:o 4wl:m 1rk:h 3jy:h xv:d 1om:c b2:b 4bo:8 1ax:8 wc:7 1p5:7 3zg:7 2gn:5 y5:4 32u:4 1ww:4 1z1:3
violet	m	xs:12 y0:l 2yn:g 32r:c 1bs:c 24p:a b2:5
permanent	g	32r:u b2:d y5:5 1z1:4
sunlight	e	
patina	g	2yb:r 330:6 332:6 32x:5 2yc:5 2f2:4
hei	g	2yb:r 330:6 32w:6 332:5 2yc:5 2f2:4
blotch	k	58p:1q 2yb:p 3w7:e 3wa:c 3w8:c 2ej:7 18n:6 330:5 2eb:5 32w:5 332:5 32x:5 2yc:5 2f2:4 2el:4 29t:3
repair	2v	4sr:4j 2ak:1v 2uq:1s 4zr:1p 3pd:1m 59c:16 2uk:y 2un:w 3dj:u 22q:u i4:o ks:o 2yb:o 1vt:i 38c:i 3g6:h 1cs:h 25l:g wv:g 542:g 46:c 1m2:c 1t5:b 1ef:b wr:b 133:b 28o:a m1:a k3:a 3hw:a 21z:9 42x:9 3os:9 3lk:8 1e0:8 3qj:7 3bz:7 453:6 20a:6 282:6 3js:6 103:6 330:5 1ba:5 32w:5 332:5 32x:5 13n:5 3qm:5 1eb:5 3ql:4 2u5:4 3or:4 1be:4 19i:4 yk:4 ku:4 26l:4 2f2:4 3gy:4
da	g	2yb:r 32w:6 332:6 32x:6 2yc:5 2f2:4
noo	10	2su:1r 3cd:y 4gs:x 3ce:w 2yb:o 2n9:n 4h3:l 4h2:l 1vu:l 1vn:k 36o:h 3oq:h 3mc:g 3mb:g 3ln:d 3n9:d 3md:d 435:c 3gk:b 4jz:a 19r:9 1hk:8 3mn:7 1yk:6 2hf:6 1kn:5 1nb:5 194:5 32w:5 332:5 32x:5 1sp:5 1dl:5 2yc:4 3af:4 34b:4 1jo:4 2f2:4 3gh:4 3br:4 2co:3 2n2:3
reseason	g	2yb:q 330:6 32w:5 32x:5 2yc:5 2f2:4
acidic	1w	333:3a 3py:20 ya:1p 2u5:1h 143:r 2yb:o op:f lv:f 4ss:e 3q2:d 4er:8 2rr:8 13k:6 lp:6 330:5 2mo:5 32w:5 332:5 32x:5 2yc:4 lr:4 3lp:4 2f2:4
blowtorch	p	334:4y 336:14 4mq:a 4kr:5 2xp:4 2y7:4 335:3
ricer	r	335:28 58k:20 29u:1g 47i:n 2y7:l 3bn:i 334:b xo:9 qt:6 4mq:5 33w:4 336:4 1pe:3
torch	n	336:47 334:1l 1vm:k 48j:8 1vh:7 2vb:6 48n:4 48l:4 1vd:4
tenderiser	i	5js:w 5jt:q 29u:l 3sd:e 336:9 334:7
hammer	10	338:53 3xk:1g 469:17 3kb:m 3l2:i 3cn:e 5js:c 3sd:a 1qq:a 5jt:a 337:9 20q:9 28f:9 454:6 1hz:4 29u:4
stoner	g	29u:m 336:9 334:7
corer	p	33a:6h
airbnb	g	29u:m 336:9 334:7
fer	g	29u:m 336:9 334:7
crumpl	i	2y7:e 1ll:a bt:4 2a0:3
con	i	1tg:l 1bp:h 3r0:f 23n:5
struggl	k	33f:13 4gk:n ou:l 33g:9 33l:9 33m:9 30d:7 33n:3 p0:3
motor	r	33g:32 4t3:1c 4t2:11 r4:d 4gk:a 504:7 4w3:6 ou:6 33h:5
nois	14	55s:2n p0:1j mt:11 33j:z 33n:z 25x:w 33g:t av:s 39z:n 59y:m 4tp:m 4to:k 5jm:e 90:d 2ym:d 4w3:c za:c 33i:a 58i:8 33h:7 30d:5 ou:5 3bu:5 ah:4 360:4 3av:4 ay:4 5lb:4 321:3
someth	1i	33i:5a 33h:27 2j2:t 4b:f 4jy:f fe:f 4io:e 34x:d 2tl:c 1vp:a 4lj:a 33f:a 136:9 4j5:8 4lp:8 3ev:8 4m1:6 1lv:5 3w2:5 3w4:5 3w5:5 4kv:5 4i3:5 3ul:4 3w3:4 5jm:4 25x:4 33g:4 33l:4 4lb:4 ay:4 33m:3
something	14	33h:27 4yj:x 4yi:x 4vs:s 1s8:q 4u0:n 3g6:j 1wm:i 2j2:i 4b:f fe:f 136:e 48y:e 34x:d 2tl:c zr:c 1vp:a 33f:9 4df:9 yc:9 3ev:7 1lv:5 1pt:5 3w2:4 3w4:4 3w5:4 5jm:4 3ul:4 3w3:4 1cj:4 25x:4 ay:4 33g:4 33l:3 33m:3 2r7:3
vitamix	k	3xi:1s 33f:k 33g:8 33m:7 30d:5 302:4
quit	g	33f:n 33g:9 33m:8 30d:6 33n:3
robot	g	33f:m 33g:8 33l:8 30d:6
reekin	m	3v7:u 33o:m 2ym:l 33f:h 3zj:f 3v6:b 3v8:7 2y1:7 3av:7 33g:6 33l:6 33m:6 321:5 i3:4 30d:4 228:4 39z:4 3v9:4 33h:3
overheat	p	33o:4m 33n:y 3pu:r 33f:h 3v6:b 3zj:a 33g:6 33l:6 33m:6 2y1:5 30d:4 2ie:3
unplug	g	3uv:h 3uw:h r8:e n8:5
spark	i	33q:2m 3zg:d 1ww:7
oer	g	wk:6 33s:5
messy	t	5d3:1y 33r:1w 3or:1n 322:1g 3wh:11 1jx:g 5m3:c 104:7 13q:5 155:5 13s:3
busy	12	5hj:22 2k1:1v 5h2:17 4s0:16 12n:16 3kl:y 291:q 1fi:p 3jg:o 3l1:l 2ok:l 36t:j 3l0:g nd:f 1b7:d 3kx:c 33u:c 3ky:b 3kz:b hf:9 11o:8 10y:6 2de:6 1s9:6 us:6 39n:4 r4:4 3jc:4 pr:4 2s3:4 q:3 xk:3
jambalaya	n	33u:15 10y:15 39t:o 4ce:n 4cf:i 11o:f 4cd:c 10z:a 1fc:6 3ho:5 10x:4 98:3
food:rice-drink	i	33v:y 2ds:q 24d:d 1an:7 409:7
spider	i	33w:28 2xl:9 33x:5 341:3 340:3
skimmer	k	33w:p 16g:h 2xl:b 7y:a 74:4 341:4 340:4 343:4
bench	g	33w:o 2xl:b 33x:6 341:4 340:4 343:3
aunt	y	3ao:1f 3xf:m 33w:k 3wq:k 2tq:k nf:h 27c:h 3j3:g 3wr:g 32j:e 3j4:e 2gf:c tp:c 1gs:c 3xg:c 2ik:c lh:b 4rz:a 2xl:9 3op:8 3wp:8 1ew:6 33x:5 2m8:5 3wu:4 hu:4 x7:4 3k8:4 3wv:4 3vm:3 2jx:3 3wt:3
blackbird	g	33w:p 2xl:b 33x:6 343:4
baffl	g	33w:p 2xl:b 33x:6 343:4
disc	w	342:4f 26h:1s 5md:1m 4bk:m 33w:l 3ng:j 3ni:j 3q3:e 3nh:c 2xl:a 37f:9 hl:9 3nf:8 2vx:8 33x:5 2z3:5 341:3 340:3 343:3
k	g	33w:o 2xl:b 33x:6 341:4 340:4
thingy	i	3mv:z 33w:o 3j6:n 2xl:b 33x:6 341:3 340:3 343:3
bed	2d	34v:1r 3t2:1o 39x:19 2dw:y 5mo:q 1p1:m 3z1:j 36y:i 324:g 2eh:f 1ua:f ng:e 41w:d 41y:d 41x:d 4tk:d fk:a 1su:a 39o:9 38x:9 3t1:8 na:8 lg:8 10v:8 5cv:8 9j:8 3xr:8 2bh:8 5aa:7 5a9:7 3c6:7 2tg:7 fn:7 41l:6 4rk:6 4rc:6 1jy:6 4gs:5 2er:4 58f:4 5a8:3 1qe:3 vu:3 49u:3 35g:3 2k9:3
unclip	e	
means:how many days	dv	349:6e uv:5y 213:4x 348:4c uu:3e 347:37 um:2n y3:1p 1l:18 1k2:10 1b3:w v1:q 5fy:j 2dy:j pp:h 3x:h 27z:f uk:e 1g9:d pj:d kn:c 4ux:b n6:a 1f2:8 38m:8 sx:8 2ba:8 1rk:7 i:6 31:6 t6:6 3h2:5 1d:5 2s:5 1b:5 391:5 d5:4 k:4 4uh:4 89:4 4p2:4 351:4 4zm:3
wednesday	3x	347:1j 27z:1h 349:14 213:12 um:y pj:g 1wx:e 1l:a uv:9 pp:7 1pf:6 3x:3
thursday	4f	347:2b 348:17 213:s pj:h uk:d 27z:d 1k2:b 1l:a pp:a uv:8 3x:8 uu:7 1b3:4 v1:3
wis	14	tb:2r 1q7:1f 3iq:1d 52g:1d 5gc:18 17g:16 1nn:w mf:k du:h 43t:e 46f:d 31g:c 3sa:c 23a:c 34q:8 2tr:8 4ap:7 4hx:6 uw:6 1mm:6 1x9:5 1i5:4 34b:4
midnight	v	4gs:w 34t:w 58f:j 31g:e 3so:d uf:c 34s:b 9j:a 3hm:8 12o:8 1e1:6 4s1:6 1x9:5 um:5 36p:5 1qh:5 36r:4 du:4 3o1:4 1jo:4 331:4
food:chicken-slice	m	34c:37 2yp:t 3bi:s 34d:l 3bl:k 3bk:6
food:chicken-mayonnaise	g	34c:1s
deli	r	4ri:1h 3rt:14 2jh:10 4wp:t 1o2:k 4fg:f 1r0:b 2b7:b 34q:9 z8:7 350:6 1ss:6 zc:5 448:3
vinegary	15	34f:22 1b9:1b 4oi:19 2jh:y ya:r 46u:i 143:h 4vl:h 2kb:b 2uu:b 4st:a 4ss:9 1jc:8 4vf:6 23w:5 37l:5 37k:4 4pp:4 1tg:3 2ee:3
food:salt-beef	i	521:1m 2jh:y
sensibl	w	oq:1h 2jh:z 19f:v v5:s du:f 1rk:f 4ga:c 300:c 12r:a 3ie:7 1u5:7 1tn:5 499:4 151:3 2h6:3 3k2:3 28e:3
food:frozen-white-fish	w	34i:4q 581:w 533:r 34j:o 2kj:h 14d:d 1v5:c 56d:a yr:a 2h0:a 1bu:6 2kg:4 34k:4 2kl:4
fishmonger	15	1bu:1x 3gu:16 14d:o 581:m 3up:m 14m:l 2kj:k 533:j 19t:f 30f:f 45n:e 2dp:d 3g4:c 19y:7 2oh:7 34i:5 2kg:5 2gy:4 2kl:4
machli	i	1bu:s 2jk:g 1c2:8 1bt:7 2kj:6
food:seafood	1n	34l:8e 2dq:1u 3gu:15 1h2:13 98:v 5id:n 3pv:l 1cn:g 58q:e pn:b 3s1:7 s4:5 2gd:4 5fs:4 3rv:4 1gb:3
risky	1e	3tv:1i 574:1h pe:14 59u:12 2du:y 3so:w 41j:s 2dn:r 16p:o 34m:n 3hm:l 1av:d 1q8:b 41i:b 34n:b kl:a 22k:9 34o:8 rz:8 3sa:6 2db:6 2e9:5 34e:5 2kr:5 9i:4 34q:4 1f3:4 3bi:4 vq:4 1q4:3
sarni	g	2kr:c 1f3:a 2kt:3
mornin	i	29l:m 2dd:c 2kr:c 1f3:a 2kt:3
storag	r	15d:11 nh:t 35j:j 34r:h 1g3:f 1qc:d 34q:d so:c n0:b 20z:b 376:9 375:9 35m:9 374:9 388:8 38f:6 38g:6 35q:6 12i:5 2r9:5 1nz:5 38d:5 38e:5 1qi:4 2t8:4
unwash	n	5gl:1z 34q:1m 52g:1c 34e:n 34r:k 34p:h so:e 3sa:c 1o2:7 18s:5 587:4
august	m	1rd:l 34p:j 370:h 34q:f so:f 1rc:e 36x:9 3es:8 2ih:3
food:bone-broth	n	3h2:1l 34t:r 3gx:d 3gv:c 4l7:8 1g3:7 3gu:7 12o:6 1s9:5 34b:4 3gs:4 1qh:4 x4:4 2pw:3
food:pork-stock	i	56y:2j 34s:n 12o:g 34b:b 1qh:9
tastier	p	2ts:1l 5gy:v 17x:k jt:g 51i:g 3gb:f 3aa:b 18a:a 1u7:6 46r:6 bg:5 18d:4 gb:4 34w:4
bedtim	v	4vt:24 52e:1u 3t1:s 2s6:n 34v:l 3xr:j mn:j bg:j 5aa:j 5a9:j 3ch:i 10n:d 2dw:c 4gs:9 5a8:9 49u:8 1z:8 21:5
march	r	pe:1j 37b:m 3ku:k 2d7:h 4uo:h 35q:g 37e:d 2dc:b 3u3:b 1f4:a 40q:8 2pl:7 2du:6 34u:6 bg:5 lw:4 1av:4 3j1:4 1y0:4 538:4 9w:4 2ie:4 1z:3 t7:3 21:3
built	r	283:1e 2ak:15 us:15 4gs:x 34x:x 1lf:c 32f:6 2ie:6 34b:4 47c:4 1jo:4 331:4
tcottag	g	us:f 283:3
food:pork-pie	g	u8:j 2o4:h 1k3:4
food:tagliatelle	19	350:4t 16o:1q 4wp:15 vn:l cd:d 1aj:c 2mf:a 1u9:9 e0:8 291:7 z1:5 122:4 4wq:4 ar:4 3iq:3
bowlful	w	4js:1w 1u9:x 14v:u 2ix:t 1jb:r 1rk:g 1d0:7 17v:4
23rd	g	353:m 2sv:f 1fk:3 uq:3
fra	n	3ja:1t 3hv:1q 352:1h 4q2:r 28z:f yr:d 4q3:5 368:4 4q4:3
yeast	g	202:c 27o:a 355:9 1zz:8
jun	m	354:y 1f3:d 202:9 yj:9 2ie:8 27o:8 1zz:6 o5:5
food:cream-cheese	1w	356:cm 50w:1p 4tz:1m xz:b m4:8 pr:7 1dx:6 3tc:5 3fp:4 1sz:4
october	g	2fi:d 29q:b 22d:b 22h:8 1j6:6 358:6
unic	e	
somewher	v	4td:2s 4mk:17 3vj:q 4bp:n 12u:h 387:g 1a7:e fb:d 49l:c 1e2:a 2vm:a j9:9 v0:7 18j:6 2qn:5 2jw:5 4bq:4 4br:4 1g4:4 39l:4 39m:4 83:4 39k:3
fet	w	1ql:2c 52e:18 4t4:14 35b:x 44x:l 3nb:l 2ry:i 217:h 3nd:h 3ey:d 34a:c tg:a hy:8 4qe:7 2h6:7 58v:6 19m:6 3na:5 2sr:4 tb:4 3ne:4 1s9:4 3ji:4 3nc:3 te:3
hogmanay	g	2ry:q
carton	36	35c:bo 582:24 3t0:1p 3r6:1g 59q:17 4qr:12 4rn:11 4yu:10 186:y 41q:x 3h5:v j8:t 152:q 1w0:p 4fo:p 38r:k 474:j 1xd:j 41v:i 59o:h 2bh:g 3b4:e 3b3:e 3b2:e 1de:d 1fr:c 34s:a 1g1:9 1y9:8 1gm:7 wg:6 44h:6 41r:6 41p:6 3ws:5 3r7:5 47q:4 1ew:4 2aq:4 1dl:4 yt:4
food:quark	1b	35d:3m 35z:27 18r:1x 3dz:1j 434:k 433:d 1be:c 233:a vw:7 3ls:6 x7:6 1z6:5 ol:5 1sz:4 3oz:3 2h0:3 4wb:3
sniff	p	1aw:1p 2nm:1m 1cr:x 4df:l 3xa:i 3x9:i 3xb:g 3x8:g x7:f 4de:b 20v:7 48x:5 1zm:4 2rk:4
fuzzy	r	1ur:1k 4ye:19 m4:h 2ba:f xz:e 2ok:d 20z:8 1p2:7 m7:6 2cz:5 35t:4 38i:3 2mm:3
food:flowers	v	35g:2r 31k:1x 5lk:14 43z:p 2un:n 4ck:g 35h:f 1dx:e 3z1:c 1iy:c 87:a 49c:8 43i:6 25t:5 10v:5 2bh:5 168:4 1jy:4 3cb:3
wanc	g	1iy:a 1s6:8 1f0:8
sprout	29	35i:6r 2p4:3n ax:25 1jk:1z 1ie:w 1bf:k 5eq:a 4o3:9 jj:7 51g:5 4lp:5 jq:4 t7:4 2bk:4 jn:4 gn:3
sack	p	35j:1w 4c6:16 4bv:13 21a:n 35m:k 2t8:9 1xt:7 47h:6 tn:5 35k:5 2t9:4 2zz:4 d1:3 4go:3
shrivel	k	2nx:1i 35j:s 35m:d 2t8:6 35l:4 24u:3 2jr:3
shed	n	ax:14 o8:l 3xw:d 35i:c 4hl:b kr:8 1n9:6 1jn:4 15h:3
ji	g	35j:z 35l:5 35k:4
airy	e	
punnet	12	35o:3l 2n8:z 28z:y 1dl:n 5h7:n m7:k 1j1:j 558:i 18g:f lu:e 4gg:d 4q2:d 1tx:c 3td:a 1tt:a ye:9 4tu:9 2n9:6 4r3:5 m4:5 25t:5 2pk:4 22r:4 1jm:4 2oy:4 38k:3 1kc:3
food:hollandaise-sauce	1k	35p:8b 2wz:10 zw:m 1zm:g 2q2:b 4h5:a 1si:9 1nz:8 35r:7 s6:7 16s:6 38u:4 4h4:4 2jp:4 i6:4 1yg:3
expiry	i	37b:p 37e:f 1nz:c 2pl:8 2ju:6 1o0:6 1y0:5 af:5
brunch	1i	35r:5u 1sj:2d 4wt:21 574:1d 4p2:17 1y2:14 35p:13 589:13 18u:q 477:p 50s:j 1dw:j tk:i 4mi:b ke:9 ed:9 479:7 4a7:5 47a:5 z6:5 66:4 3ht:4 wz:4 3kx:3 1i8:3 t7:3
food:bread-sauce-mix	p	35s:2l 2ix:s uf:f 2l5:d 4gt:d 3vz:b 241:a 35q:8 400:8 1nz:7 4gu:7 36p:6 rc:4 29w:4 2ju:4 1o0:4 36o:4 2e1:3 47c:3 4h8:3 4h6:3 4h7:3 3y1:3
sterilis	i	3wq:j 3wr:g 1p2:f 3wp:8 35w:6 2mj:5 3wu:4 3wv:3
2022	i	542:v 1zt:i 1p2:e 35t:9 35y:3 35x:3 1yn:3
matur	k	445:k 35t:d 4ru:a 1p2:8 100:7 35y:5 35x:5 1yn:5 35u:4 444:4 1om:3 ze:3
kilner	m	35w:2h 35t:1g 3wp:o 1p2:9 3wq:9 3wr:7 11p:6
september	g	1p2:e 35t:9 35y:4 1yn:3
food:piccalilli	g	1p2:f 35t:9 35x:4 1yn:3
food:lemon-curd	y	35z:5x 2ao:c wt:c 3q5:b 3mh:a 2aq:9 1p2:4
fizz	14	360:4p 567:1e 2q1:10 4tp:w 4to:t 566:o 3wq:n 3wr:i 2ba:f wd:f 1hj:e 33h:e 3wp:9 38i:5 3wu:5 3dx:4 3dw:4 3dy:4 3dv:4 38n:4 3wv:4 3wt:3 38s:3 ao:3
weevil	i	361:1b 1ki:o 362:m 367:8 366:8 363:7 368:6 365:4 36a:4 2vd:4
crayon	g	361:t 367:7 366:7 363:7 368:5 362:4 365:4 36a:4 2vd:4
moth	g	361:i 1ki:e 362:d 367:5 366:5 368:3
ancient	k	1zt:1t 4zb:k 4za:h 1zp:9 361:8 1ki:7 362:6
larder	k	21a:q 361:j 1ki:f 362:e 1xt:8 yn:8 367:5 363:4 368:3 263:3
2016	g	361:j 1ki:f 362:e 367:5 363:5 368:3
beetl	g	361:j 1ki:f 362:e 366:5 363:5
crawl	i	4q2:s 361:j 1ki:f 28z:f 362:e 4q3:5 366:5 363:5 4q4:3
pantry	15	59h:1y 38i:11 1vy:10 1xq:10 5ic:z 57w:p 1a3:l 361:h 5gf:g 1ki:d 5lj:d 5n2:d 362:c 4ev:b 3ob:b bs:a 3hu:8 hf:8 44a:8 1e8:8 52a:7 1mb:6 1hv:6 293:5 39y:5 367:4 366:4 363:4 1uw:4 2wd:3 368:3
beasty	k	36b:1s 4pd:1j 361:e 1ki:b 362:a 367:3 366:3 363:3
insect	k	4pd:36 36a:c 3yi:3
food:tempeh	g	36d:r 36g:d 36e:d 36c:8 2h9:5 36i:4
food:vegan-mince	i	4gc:15 36c:x 36g:b 36e:b 36d:5 4sh:5 2h9:4 36i:4
food:seitan	g	36c:t 36d:l 36g:a 2h9:4 36i:4
food:silken-tofu	15	36f:6n 36h:1e 36j:r 2h9:m 16f:9 263:8 36i:6 36k:4 3qg:3
beancurd	g	36c:t 36d:l 36e:a 2h9:4 36i:4
silken	n	36f:1j 16f:9 36k:6 2qi:3
food:smoked-tofu	i	36j:2l 36c:7 36f:6 36d:5 36h:4
food:marinated-tofu	m	36i:2a 36f:9 16f:9 2h9:5
mapo	1b	36k:26 36f:1o 5a7:1j 16f:p 1rb:k 4e2:j 4dp:j 3vo:i 1uv:h 36h:f 2vi:f 29p:9 3hr:9 3w9:8 4do:7 171:5 3lz:4 4e3:4
daily	e	
latest	k	4g6:1a 4hi:15 203:z 37q:7 sb:6 1ai:6 45g:3 4ld:3
ting	g	iw:9
food:pork-stuffing	i	4h1:m 4h3:l 4h2:k uf:f 36p:6 1nb:5 36r:5 2e1:4 3gh:3
24th	g	uf:h 36r:6 36o:4 2e1:4
food:cranberry	17	36q:9v 27f:37 36s:25 27b:u 2ui:g 55z:d 27e:c uf:9 2pl:6 36p:4 13w:4
november	i	3hv:17 uf:f 36p:7 26y:5 36o:4 2e1:4
food:cranberry-sauce	n	36s:3p 4ok:1f 5fh:11 49x:q 36q:a 2pl:7 270:5 46v:3 2ui:3 37e:3
vat	y	2s5:n 1tn:h ss:f 478:d 4l9:a 4ni:7 16s:7 2mq:6 4f:5 33t:5 24e:4
unlabell	g	9r:t 1le:b 2h7:3
airless	e	
saucy	n	36w:2b 1p1:o 28h:n 164:c 28o:6 28i:4
food:baby-food	2b	36x:6j 52d:1q 34u:1d 3u5:17 2k0:14 170:w qj:p 110:m 1fj:k 2s4:g 2d1:e ov:d 58s:d 2a3:b 1c:b 3pv:7 4z6:6 q2:6 r0:6 1m1:5 133:5 px:5 rc:5 d2:4 2fr:4 214:4
noon	2r	5cv:1i 3ip:u 2k9:t fg:s 1o4:r 472:p 345:n 2rq:m 1mr:k 38y:g ns:e ug:e 3u:b 3jy:a 3uv:a 3uw:a 36y:9 1rh:9 50s:8 r8:8 377:7 37p:6 37o:6 34b:6 1e1:6 473:6 z6:6 12x:5 9j:5 fk:5 38z:5 3mr:4 uz:4 46z:4 ui:4 3d3:4 fn:4 ng:3 50a:3 hy:3 n8:3
desk	n	ff:r r8:q 372:f 1sj:e 1rh:c 370:7 1hi:6 36x:4 1n6:3
peg	g	36x:b 2ih:4 1hi:3
food:apple-sauce	1d	371:bc 49x:q 36x:c 370:c 2pl:7 270:5 iu:5 46v:3 2ui:3 37e:3
food:rocky-road	n	372:1p 36z:1i 486:v 3qp:d 3qr:d 487:8 23z:8 370:8 y2:6 22c:6 12d:5 1hi:5 36x:4 390:4 3qq:4
morning	i	2fa:1h n0:f 376:c 375:c 374:b 2r9:7
longll	g	n0:h 376:d 375:d 2r9:8 373:4
mardi	g	n0:j 374:f 2r9:9 373:4
gra	g	n0:j 374:f 2r9:9 373:4
sun	1r	377:6p 3ik:30 378:19 58f:17 5fz:w 5ho:m 1xc:h h1:e 1d0:5 1ui:4
food:egg-mayonnaise	g	378:h 1d0:b 1o2:4
food:tomato-ketchup	4p	379:fn 3ck:21 2wo:1k 1x9:x qj:x 1qw:t 36x:j 5f0:h 3bj:g x2:g 4dq:f px:d 1hq:d 3lx:d 2v8:c 425:c 1zl:c 182:a 3m8:9 3m5:8 1ho:8 1tg:5 r3:4 3m7:4 oc:4 1pf:3 4fk:3 3a2:3 3m6:3
food:oyster-sauce	1w	37a:az 1h2:9
lifespan	g	35q:j 37e:g 2pl:8 1y0:5 37d:3 34w:3
food:hoisin-sauce	w	37c:5n 1h2:u 37a:e 3a4:e 3a5:e 3a3:a 37d:9 2n6:5 37v:4 4ee:3 37x:3
food:brown-sauce	n	37c:1d 5bw:y 37a:q 1r1:8 37d:7
condiment	i	2pl:1q 1if:b 49x:8 37b:5 35q:3
aff	1g	1jy:1n 2r8:1c 46e:10 2xy:t 2na:n 37b:i 426:i 4bp:i 4gt:g 31b:g 37n:f 46g:e 35q:d 4gx:c 4gz:c 4gw:b 4gv:b 3cm:b 37e:b 459:a 49l:a 400:a 1ff:a 20n:a 4ak:a 3z1:a 2t8:9 3q3:9 35g:9 4gu:8 1d0:8 46m:7 46n:7 xe:6 46k:6 45k:6 f7:6 1g4:6 2pl:6 1dr:6 46l:5 3wv:5 eq:5 1i2:4 47c:4 45l:4 2ht:4 xj:4 3y1:4 2bh:4 45i:4 46j:4 2t9:3 1ez:3 le:3 1y0:3 4bq:3 1k4:3 4br:3 342:3
food:fish-finger	2b	37g:bk 5fs:1z 37e:1x 5d5:1f 4j7:14 1pr:y 309:y 2yi:x 1ad:p av:o 3t4:i 5d9:g 3ow:f 1if:d nl:c 2pl:b 49x:a 2qb:8 149:7 1p5:7 12l:7 2xw:7 38v:7 219:7 14i:6 38t:6 2jk:6 37b:5 35q:4 22a:4 26f:3 38s:3
chow	1e	37h:7t 4ul:1l 1n1:1h 4xu:12 3hi:s eh:h 37a:h 37b:e 4v:d 1j3:a 3qm:a 35q:a 3hq:9 37i:9 12w:8 37e:8 e8:5 2pl:4 1ab:3 2mh:3
mein	1v	37i:7m 4ul:1l qt:1k 1n1:15 4xu:11 37a:z 3po:z 3hi:s eh:r 331:n 2qt:m 2l3:l 24n:f 28p:e 3ms:d 194:a 4v:9 1z4:9 e8:9 1j3:9 37h:8 1ik:7 16q:7 3q6:7 37d:7 17o:6 17v:6 1fv:6 2n9:5 12w:5 1y2:4 37b:4 3qm:3 1n8:3
fortnight	k	11m:n 56d:c 37l:b 37k:9 2ee:8 37m:6 13w:4
food:fortified-wine	v	37k:6v 3ng:o 3ni:o 3nh:g 3bt:e 3nf:a 3bz:8 216:8 3bw:6 3bv:5 3by:5 3bs:5 3n1:4 1wn:3 3bx:3
uncork	g	37k:d 2ee:c 37m:a 37j:6 l2:3 216:3
guid	i	2xy:u 37l:i 37k:f 37j:7 l2:4
cork	k	37n:1y 2na:s 12x:n 1ai:3
flask	4i	37o:ak 37p:30 4x9:w 38y:i 4x8:d 36y:d 3sp:b 1fo:4 ug:4
thermo	2t	37o:5w 37p:2x 3jy:i 38y:3
oclock	1m	37q:2m 390:2k 5cw:21 3jy:14 32p:y 5e6:x 383:t 37p:s 3jd:q ff:p 4g6:n 203:i 29k:g 3t8:g ys:g 66:f 37t:e 36z:c pn:c 4ld:a l4:9 4lf:8 37u:6 1a9:6 1ir:6 1ai:6 37o:5 4ll:4 1o1:4 4lg:4 36m:4 8v:3
insulat	i	37r:2x 37s:d
craic	g	37r:1i
football	1m	37t:1q 3jy:14 37q:10 4z1:z te:z 37p:s 4sv:o 4gm:l 2st:j n3:i rs:g 2sd:8 2ke:8 2vs:8 3kq:7 da:7 f2:6 un:6 v5:6 4g6:4 3kr:4 2l7:4 2hd:3 19w:3 1xy:3 203:3
send	y	4uz:1f 54l:1e 5e6:13 1ip:13 ff:n 54o:l 37p:j 37u:g 1s9:c 38z:a 31f:9 b1:8 3jy:6 yn:6 263:4 1o4:3 37q:3 37r:3 2cb:3
food:marinated-rib	k	3a2:13 37x:11 37w:h 3qy:a 380:8 37y:8 1j7:8 37z:7 2vk:5 13x:5 3a4:3 3a5:3
food:pineapple-juice	n	37w:1k l9:n 3ar:k 3as:k 380:i 37y:i 37z:e 3aq:d 3ap:7 16x:5 381:4 1p3:4 1d2:4 37v:4 42o:4 37x:3
tandoori	n	37v:14 4wc:10 44z:r uw:c 44l:b 4by:a 3a4:a 3a5:a 3a3:7 37w:5 438:5 2n6:4 35d:4
marination	g	37w:14 1p3:5 37v:4
kitn	i	37w:14 3j8:e 1p3:5 ro:4 37v:4
din	g	37w:14 1p3:5 37v:4
food:papaya	e	
food:kiwi	r	382:6r 23p:h lu:e 3pk:7 1jf:6 42o:6 3de:6
food:frozen-bread	k	383:45 29k:d
unthaw	g	383:x 29k:i
unwrap	m	3xq:w 383:v 29k:h yr:h 27r:g 3e2:5 3e1:5 3e3:5 3e4:5 3e0:5 ol:5 46f:4 3e6:4 3un:4
food:lemongrass	1g	386:ac 38h:3
food:lime-leaf	1k	387:cf 386:d 38a:7
food:turmeric-root	r	388:6f 2yn:j 4hg:c 4w3:a 20t:3
shrivell	y	389:3w 27d:20 27h:1s 2k8:1h 2nx:15 1c3:i 2ky:g 2po:9 388:5 38f:4 38g:4 12i:4 3at:3 38d:3 38e:3 12p:3
makrut	m	387:19 44r:k 386:j 38h:c 5lf:7 12i:5
grew	k	3nt:p 388:a 38f:7 38g:7 12i:7 38d:6 38e:6 1cp:5 x7:5 3k8:5
rot	t	26y:16 3gg:s 38c:m 2aa:i 239:h 1rn:d 3qt:b 1t5:a 388:a 29n:9 23q:8 3pr:8 oz:7 38f:7 38g:7 12i:7 38d:6 38e:6 43a:6 mo:6 23a:5 20n:5
kadi	i	38h:i 12i:i 386:d 38a:4 387:4
patta	i	38h:i 12i:i 386:d 38a:4 387:4
ko	g	388:d 12i:9 38a:3 38b:3
rakhn	g	388:d 12i:9 38a:3 38b:3
food:tom-yum-paste	m	386:15 12i:i 38a:d 387:b 38d:5 38e:5 38h:4
food:sauerkraut	w	38i:7z 2jl:p 3g8:f sh:8 3hk:6 2ba:6 1cn:5 1sa:3
food:kombucha	g	2ba:i 38i:4 38n:3
food:kefir	1w	38k:94 w5:23 59n:11 59m:11 59r:x ky:v 2sf:s 3zd:q 1c7:n 4li:l 4s8:k 3ra:i 2ba:h ly:e 5w:d 59o:d 23b:b 4a1:8 2cy:8 1tl:7 4x1:6 4wj:5 jf:5 38i:4 38n:3
burp	g	2ba:i 38i:4 38n:3
fizzy	r	2ri:2f 5kc:15 38m:14 3hw:o 57g:j 1hj:j 360:j 2vi:h 123:f 2ba:e 4tz:8 3qw:6 38i:5 38n:4 163:4
kraut	i	2ba:z 38n:a 38i:7 179:4
jjiga	g	2ba:g 38i:5 38n:4
tangier	g	2ba:i 38i:4 38n:3
kahm	e	
arancini	k	3h5:1e nl:h 1gm:b 149:b 38v:a 38t:9 4jq:8 4if:7 22a:5 38s:5 1gz:4 4jp:4 3h6:3
tfish	i	nl:i 3dx:i 3dw:i 3dy:i 3b6:b 149:b 38v:a 38t:9 3dr:6 2tl:6 22a:5 38r:4
katsu	g	nl:i 149:b 38v:a 22a:6 38s:5 38r:4
food:hash-brown	10	38u:8z nl:h 193:c 149:a i6:9 38t:9 jx:6 22a:5 2xx:5 1rn:4 38s:4 4h4:4 38r:3
hanukkah	g	nl:i 149:b 38t:a 22a:6 38s:5 38r:4
unheat	g	1uj:x 2sv:s 2pv:3
hell	m	5cv:1k 15e:m 102:i sa:a 2b0:a 5ea:9 4jq:7 4if:6 xo:5 2hm:4 4jp:4 41l:3
offic	3d	4u4:1m 1rh:1h 38z:1f fg:14 ug:13 uz:x 1o4:q 3u:q 4ul:j 37o:i ff:i 54n:c 36y:c 38y:c 37p:b 5mh:5 3lc:4 82:4
travel	1w	54l:2s 1o4:1d 38y:11 3lc:q uz:j 1rh:h 2e0:f 38z:d fg:d v2:b 37u:a 4he:9 3u:7 82:6 ug:6 54n:5 36y:4
rucksack	n	54l:18 37q:14 3ju:h 4xn:9 2cb:3 1rh:3
shov	y	3je:3j 34x:15 1f5:u ja:h fx:f 1lv:e y3:d 1a4:b 242:a 1eu:8 1mo:8 47c:7 2hi:7 2ig:6 th:5 d5:4 1l8:4 93:3
arroz	g	1bp:h 23n:5
lech	g	1bp:h 23n:5
ambrosia	k	4qr:27 1bp:h 23n:5 1fv:5
nutrition	i	395:27 398:f 2hb:d 1ta:6
information	g	398:j 2hb:h 1ta:8
watcher	i	51r:2t 395:j 398:d 2hb:c 1ta:5
macro	i	398:12 395:y 2hb:m 1ta:a 39a:3 39c:3 396:3
content	i	395:i 398:d 2hb:c yn:7 1ta:5 263:4
trainer	g	395:j 398:e 2hb:c 1ta:6
cal	k	39f:p 4qv:o 1ta:l 395:6 398:4 2hb:4
fact	g	398:j 2hb:h 1ta:8
net	w	39d:50 53x:2c 55v:1e 395:m 398:g 2hb:e 4a4:d 2oh:8 1im:7 1q4:7 qy:6 49d:5 1kp:4 2io:4 20b:3
saturat	k	4ky:s 395:g 398:b 2hb:a 2h8:5 1ta:5 og:4 2h3:3
calori	v	5iv:1v 39b:1r 3qf:d 2h8:c 50w:c 4s:c 3qg:b 34e:a 1ta:9 25i:7 1c9:6 2yp:5 395:5 1zb:5 398:3 2hb:3 3jf:3 2h3:3 2s6:3
cheapest	w	39g:4x 39q:1p 5io:12 3ks:x 577:v 44y:s 1wr:9 1wu:5 1e2:3 2vm:3
aldi	i	52o:1y 1e2:a 2vm:a 18j:6 39l:4 39m:4 39j:4 39k:4
tenner	i	3t0:o 2q7:b 1e2:a 2vm:a 18j:6 39l:4 39m:4 39j:4 39k:4
waitros	g	1e2:b 2vm:a 18j:6 39l:4 39m:4 39k:4 39h:3
food:pandan-leaf	g	1e2:b 2vm:b 18j:6 39l:4 39m:4 39j:4 39h:3
target	g	2vm:f 18j:9 39j:5 39k:5 39h:4 1e2:4 39i:3
walmart	g	2vm:f 18j:9 39j:5 39k:5 39h:4 1e2:4 39i:3
company	v	3kl:13 2sr:p s7:n 1ut:i nd:g 3uv:g 3uw:g 1mm:e r8:d gj:d 44x:c 1e2:9 2vm:9 yn:9 3ey:7 2de:7 3z2:6 18j:6 n8:5 39p:4 dp:4 39l:3 39m:3 263:3 39j:3 39k:3
whaur	k	2zn:n 41w:l 41y:l 41x:l 39p:c 2zg:b 1e2:a 2vm:9 18j:6 1qe:5 2iv:4 39l:3 39m:3 39j:3 39k:3
onlin	p	39p:3s 39o:z 2zn:g yn:9 2zg:8 1e2:8 2vm:8 cd:7 2iv:6 18j:5 263:4
pric	1i	533:1h 2b7:1d 32d:19 28n:v 39g:s 5io:s 1do:q 44y:q 1u:n 19z:k 156:k 3jf:i 1sz:f 13x:e 13o:c 4j:c 44u:a g1:9 17u:9 44v:9 577:8 2bs:8 1pv:8 498:6 1ee:6 tj:5 3oz:3 356:3 wv:3 4c6:3
unusual	g	45z:1e
caribbean	g	1po:i lk:8 161:8
polish	t	39t:5s 3x5:j 3mh:g 2aq:g 3ww:b 4o3:a 3wy:a 3wz:a 3wx:9 2n5:6 4lp:6 1xi:5 t2:4 2ao:4 4n4:3
grocer	g	4yk:24
silent	g	12h:c 39w:3
splutter	y	4wa:1v 1ib:t ah:q an:m ac:j 4xe:b 12h:a ay:8 ae:7 39v:7 39w:6 ao:5 xo:5 2wn:3 3eb:3
asleep	2y	345:2e 2eh:23 1hz:1b 30x:14 4r9:y 39x:u 4qp:q 2er:l rc:d 324:d ng:d 1o8:c fn:c 1su:b na:a 12h:a nh:a 9j:9 574:8 30v:7 4p4:6 2k9:6 vu:6 39v:5 nb:4 3t2:4 3qk:4 12a:4 51p:4
food:fennel-seed	m	39y:3b 12h:g 1p7:a 4ez:7 1qh:5 1p8:5 bs:4
quiet	m	2ym:m ve:e 12h:c 3bu:8 3av:7 33n:6 39v:6 321:5 i3:5 3ea:3 33h:3
acrid	1p	3a0:2t 5gd:1e 1je:1e 3es:14 4h0:z 3ma:p 4u8:n 162:e jr:e km:a 1ap:9 41h:6 1yk:6 51s:6 5dd:5 3v8:5 b5:4
mapl	14	3a1:38 2vl:27 55n:1e 18u:o 1m9:h 1nd:8 37v:8 1mf:8 3a2:7 1mb:6 1i8:5 3qy:4 3hu:4
food:barbecue-sauce	k	37v:16 3lx:d 1zl:c 1j7:8 1md:7 3qy:6 61:6 3a4:4 2vk:4 3a5:4 3a3:3
tent	i	3a4:g 3a5:f 2n6:6 37v:4 37x:4 3a2:3
toutsid	g	3a5:h 3a3:c 2n6:6 37v:4 37x:4 3a2:4
food:honey-mustard	g	3a4:g 3a3:c 2n6:6 37v:4 37x:4 3a2:3
mahogany	k	4wd:14 513:11 1q3:v 3n3:i 3n6:g 516:b 3n5:a 11j:a 1h4:a 3ba:8 3n4:5 11i:5
leapt	k	3a9:3s 2td:5
darent	p	2xr:1a l2:14 3yn:11 53d:y 50z:w 18q:t 3ab:k 3ac:h 32n:7 2lu:6 3a7:5 216:5 bl:3
firework	p	3a7:3p 3rn:17 ae:13 4wa:x 3ro:q 1fd:a 1yo:4
food:goose-fat	19	3aa:8t 3ox:12 3ab:k 3ac:g mh:e 3a7:5 216:5 bl:3
loupin	g	3ac:n 32n:9 3a7:7 bl:4 3a8:3
leap	i	3ab:o 2jb:h 3xx:d 32n:8 3a7:6 216:6 bl:4 3a8:3 3xv:3
broonin	g	1hk:j 3af:b 2n2:8 i6:7
roond	g	1hk:j 3af:b 2n2:8 i6:7
border	t	2lc:s 57e:n 2px:l 4ql:l 3ad:h 3ae:h 7z:g 1hk:f 25p:f 3af:d 1xj:d wj:c 1hb:c 2n2:6 1bd:6 i6:6 21w:5 12x:5 162:5 4r5:3
wrongly	g	1ro:c 3aj:5 3ak:4 3an:3
suck	w	3wd:23 3ah:1p 47t:13 1ry:12 3eb:10 47u:u 1ow:t 3ca:o 1ro:b ly:a 2rm:8 3ag:4 3aj:4 3ak:4 1ia:3 3an:3
play	r	3ai:4t 3pk:h 3ty:h 3de:e 1bz:a 1ro:a 22k:a 3ag:7 3aj:7 3ak:7 l5:6 3an:5 3am:4 lc:3 3u0:3 3u1:3
dod	g	1ro:c 3ag:5 3ak:4 3an:3
tmilk	i	4n4:c 4j9:c 1ro:b 4l4:a 3ag:8 3aj:8 3an:6 3am:4
food:garlic-bread	1p	3al:84 56h:1b 3is:m 1uz:f 2as:d 1ro:a 1um:a x1:8 22w:8 491:8 2m8:7 29p:7 285:6 1gh:5 29g:5 39:5 2fd:5 1qa:4 3ag:4 3aj:4 2ol:4 3gh:4 3ak:4 3o7:3 3w:3
gumbo	p	3am:5g 4cf:l 3m2:l 3m0:l 3m1:k 4ce:i 4cd:8 yn:8 2hp:5 3ll:5 1q1:4 263:3
food:potato-waffle	i	31i:r 1ro:c 48q:9 3ag:5 3aj:5 3ak:4
revers	g	33z:m 2jx:9 291:5 mf:5
plughol	k	55a:y 15l:x 3ar:i 3as:i 3aq:b 16x:4
bre	i	3dn:12 3ar:n 3as:n 3bf:e 1u2:c 3ap:8 3dj:6 16x:6
teem	g	3aq:o 3ap:d 16x:9 1d7:4 37w:4
ttati	g	3aq:o 3ap:d 16x:9 1d7:4 37w:4
food:dried-mushroom	1i	3at:b7 3ar:i 3as:i 3aq:c 3ap:6 16x:4
och	g	3av:w 2k1:l 2mj:j
tegg	i	3au:1f 2ym:q 2mj:n 3bu:9 33n:7 321:6 39z:5 3ea:4 1n7:3 wp:3
food:trail-mix	g	ox:f
pap	g	3az:8 6i:8 3b0:7 24r:5 3b1:5 1ag:3
hal	i	23o:18 3y0:j 3az:8 6i:8 3b0:7 24r:5 3b1:5 1ag:3
ahv	10	3ll:1n 2a2:14 13q:x 3ax:p 2bk:p 3yj:m 2xg:j 3ay:g 4hc:d 3ep:d 1oa:d 3b3:d 3b2:c 3bm:b 263:b 1u0:9 i7:9 3r5:8 42t:8 42r:7 3pe:7 1o9:6 3bp:6 4k0:6 3oc:6 3rv:6 3el:5 20v:5 23n:5 3yi:5 2cv:4 3bn:4 4mq:4 3bo:4 3bq:4 42s:3
slowest	e	
exception	g	3tc:l 3tb:b m4:3
afloat	g	3b4:s 3b3:s 11o:4
droon	g	3b4:w 3b2:u 11o:5
tstock	g	3b3:u 3b2:t 11o:5
blew	17	4w9:3e 3b5:2s ay:18 3xg:12 3b9:q x7:m 30d:i 3xj:i 302:i 3vm:g 3b6:f 2xh:e wu:d 3xf:c 4ev:b 3ob:b 3b8:9 sz:8 mf:7 11h:7 29v:6 1hv:6 2t0:5 1q1:4 3op:4 2o2:4 3oc:4 3nx:3 16t:3 4ew:3
gaun	i	3b9:18 3dx:g 3dw:g 3dy:g 3b8:f 3dv:f 38s:c 1q1:7 2tl:5
mak	3o	3b7:by 2s5:z 2q6:c 4j3:8 4ik:7 4jo:7 4l2:6 4j4:6 4jr:6 4in:5 4j5:5 21f:5 3b9:5 4kr:4 4ij:4 3da:4 4is:4 4jk:4 4ie:4 4kc:4 4il:4 4ih:4 4io:4 4jw:3
increas	k	3j0:i 19h:c 300:b 3b9:9 3b6:5 3iz:3
food:jerk-paste	g	3b6:v 3b8:i 1q1:9
ablow	k	3n3:j 2se:e 3bb:e 2j2:c 3n5:b 11j:a 3oa:a 2xs:9 1re:8 sz:7 3a6:6 3n4:5 11i:5 1ko:4 2j4:3
moat	g	2xs:f 3ba:7 2n7:5 rw:5
syring	e	
back	1m	3bd:79 41t:1c 4i3:r 3h2:f 4je:d fj:d 4lb:c 2di:c dt:8 4ia:8 4ic:7 4hx:7 4jl:6 2rz:6 4id:6 2f0:5 4lj:5 4jg:4 4jc:4 4im:3 4hz:3 4i2:3
slat	g	3bg:f 3bf:f ls:7 3bd:6
gray	k	3dm:8 3dl:8 3be:7 3dn:7 ne:6 3aq:4
hauf	n	3be:y 1fn:x 1u2:l 3bm:h 3bf:d 3ci:b wa:a 2qa:8 3xt:8 3bn:6 3bo:5 7o:5 3bd:5 7t:5 4gl:4 3cf:4 2a3:3
continu	1v	4qa:25 2in:25 rg:1s 4yq:1r 24c:1j 1d2:1g 512:1c 3sw:19 3nv:14 44u:10 2vs:w 2o7:w 47s:r 21z:k 5gj:k 5gk:k 27s:h 2pu:g 2iw:g 3bd:f 82:d 276:c xw:9 28i:9 3be:9 2oz:9 2uk:7 2nh:7 2oe:6 1l7:5 15l:5 4lb:5 zz:5 2di:5 37m:4 1f:3 3bg:3 3bf:3 tp:3
due	v	3bi:1u 580:1c 59u:x 3bl:t 3ds:d 3dt:d 34m:d 14y:c 1tn:c 2ie:c 20u:b si:9 3dp:8 4ld:8 3dq:6 4lf:6 2yf:6 34c:6 1cp:6 3jg:6 1uz:6 1a9:5 i3:5 2e9:4 3dr:4 1ak:4 4ll:3 4lg:3
bid	y	28b:1e 1x4:u 4wh:r 3bi:r 1pf:n 3bl:i ix:h 3kk:f 5f0:e xh:a iz:a 3bk:6 j3:4 fp:4 34c:4
food:tikka-masala-sauce	k	3bk:3g 3bl:1m 34c:c 4yv:7 1ft:5
chasseur	g	3bi:z 3bk:7 34c:5
spilt	r	3bm:3x 2a3:1m 30f:p 3cs:3
elbow	i	47i:w 3bm:j xo:d 3bp:a 3bo:6 3bq:6 2a3:4
lino	i	3bq:1q 3bm:a 227:9 3bp:5 3bn:4
cowp	g	3bm:l 3bn:8 3bo:7 2a3:4 2a2:3
flair	i	3bo:1v 3bm:b 227:9 3bn:4
alcoholic	n	2cq:j 3i1:j 44n:i 3hz:d 1vc:d 1vu:a 1vn:a 1vb:8 2co:7 3bt:6 435:3
sober	g	3bt:o 3bw:a 3bv:9 3by:9 3bx:5 3bu:5 nu:5 3br:3
faith	g	3bw:c 3bv:b 3by:b 3bs:b 3bx:7 3bu:6 3bt:6 nu:6 3br:4
bil	i	2ym:l 3bt:l 2vb:l 3bw:9 3by:8 3bs:8 3av:7 321:5 3bx:5 i3:5 nu:4 39z:4 3ea:3
awa	g	3bt:q 3bw:a 3by:a 3bs:a 3bx:6 nu:5 3br:3
tlittl	g	3bt:s 3bv:b 3by:b 3bs:b 3bu:6 3br:4
uns	k	53x:2c 3bt:s 21g:m 3bv:b 3by:b 3bs:b 3bu:6 18d:4 3br:4 lt:3
nil	g	3bt:o 3bw:a 3bv:9 3bs:9 3bx:5 3bu:5 nu:5 3br:3
caus	k	4t3:1q 3cl:q 3bt:n 3bw:9 3bv:9 3by:9 3bs:9 3cm:8 3bx:5 3bu:5 nu:5 eq:4 3br:3
entirely	m	l9:b 44u:8 44v:7 2bs:7 1pv:6 v9:5 1ee:5 5l1:4 rz:3 vl:3
anybody	i	46i:1p 2gt:b 46h:a
midweek	g	3c5:q 3c7:p 3c6:c 3c4:8 3c3:5
certain	m	2im:1m 4xh:14 3c5:m 3c7:l 3c2:l 3ch:b 3c6:a 1x5:7 217:7 3c4:7
fourth	k	6w:10 3c5:f 3c7:f 3c2:e 4hx:8 3pu:8 3c6:7 3px:7 3ns:4
fower	g	3c7:t 3c2:t 3c4:a 3c3:5
auld	k	3c7:t 3c2:t 41w:l 41y:l 41x:l 3oh:i 1w6:e 3oi:c 3c4:a 2jt:7 3c3:5 1qe:5 3n4:4 1z4:4
29th	g	3c5:q 3c2:p 3c6:c 3c4:8 3c3:5
standard	e	
agency	e	
listeria	m	3ca:2c 1az:11 pe:c ly:9 2du:5 ke:3
older	e	
unwell	e	
highchair	g	3ce:w 2wa:v 2hh:6 2hf:6
tbabby	g	3cd:w 2wa:u 2hh:6 2hf:5
boyfriend	p	313:12 4b0:k 4b1:j 4az:j 1rz:e 5a1:b 1gh:a 4ja:9 2em:9 xf:8 3ci:4 3cg:4 b0:4 vr:4 wa:4 4ir:3 2mf:3 3lz:3
ane	g	3ci:d wa:b 2qa:9 7t:6 3cf:4
lass	v	50q:1w 5am:1c 34v:16 4xh:t 3c3:t 4rc:i 58u:h pt:e 265:c 3sx:c 25q:a 55q:9 3cg:8 wa:7 217:5 230:5 o5:4 2dw:4 2az:4 7t:4
makin	g	3cg:d wa:b 7t:6 3cf:4 3bg:3
otherwis	m	441:r 178:o 3p0:o 4bc:o 5kv:m 2am:k 442:g 3fp:d 4mq:c 4kr:6 2xp:5 4kf:3
simpl	k	371:o 470:l 3k1:l 4d3:f 1nz:e 4d2:9 1w1:7 1j2:4 471:3 46z:3
food:goats-milk	i	3cl:2s 3cm:8 eq:4
food:cocoa-butter	g	3cl:r eq:4
food:digestive-biscuit	m	3cn:2p 2fc:1j 3qx:x 3cl:p 3kb:c 3cm:8 28f:5 eq:4
sheep	i	3b:q zc:a zp:6 4fh:5 4fi:5
breastfeed	t	3cp:52 1vu:10 3cq:8 2ke:6
nurs	n	3cq:4u 3cp:b
windy	i	5l8:x 3oe:t 3cp:f 3cq:e ok:8 3g5:6 2ga:3
herself	k	5ci:u 3bm:r 460:j 3cp:f 3cq:e 3x2:c 3t2:5 3wx:5 p4:4
newborn	g	3cp:f 3cq:e
express	g	3cp:f 3cq:e
nervous	17	25a:2g 3t3:1m 3v9:1k 4wm:15 3no:11 3h7:10 4py:10 3go:w 2n7:s 2jc:q 2sa:q 472:q 3xi:o 302:j 3wd:g 2ju:f 2kg:f 3cp:e 3cq:d 231:a 4as:a 3v5:9 ms:7 473:6 2xr:6 2dh:5 3mr:4 46z:4 3v8:4 2im:4 2ix:3 3sd:3
birth	i	3cp:f 3cq:e 3ua:7 3u7:7 3u8:7 3u6:7 3u9:7 3ub:5 1qi:4 3u5:4 1x0:4
twin	n	40w:1v 4xh:y s9:r 39d:l 49d:i 3cp:e 3cq:e 20b:c 4jq:5
feedin	g	3cp:f 3cq:e
masel	g	3cp:f 3cq:e
ocht	g	3cp:f 3cq:e
food:energy-drink	g	3cp:k 3cq:6
breastf	g	3cp:f 3cq:e
ban	m	3d3:3j 4aq:14 4e2:k 4ar:e 1c5:6 468:5 4e3:4
nappy	e	
gp	e	
himalayan	g	2ft:h 2fu:8 2fo:3
food:celery-salt	g	2ft:h 2fu:8 2fo:3
food:garlic-salt	m	3d8:3n 51o:1s 2ft:h 2fu:8 2fo:3
ony	i	2ft:d 4ja:c 2fu:b 2fo:5 4ir:4 4of:4 3df:4
thi	fk	3da:ig 4is:h 4in:f 4jk:f 4jr:e 4je:d 4ih:c 4ik:c 4iy:c 4jj:c 4iw:c 4iv:b 4hz:b 4j4:b 4jw:a 2ft:a 4io:a 21f:9 4jt:9 2fu:9 4ia:8 4it:8 4kb:8 4jg:8 2dj:8 4i5:8 2rz:8 4ie:8 4jb:8 4j6:8 4j5:8 4ij:7 4ib:7 4i1:7 4i8:7 4il:7 4k0:7 4i4:7 4j2:7 4hu:7 4kc:6 4jy:6 4j8:6 4ip:6 4jz:6 4ig:6 4jl:6 4hy:6 4i0:6 4ii:5 3b7:5 15w:5 4iu:5 4m0:5 4j1:5 25m:5 4im:5 3it:5 4l6:5 4id:5
sendha	g	2ft:f 2fu:d 3df:4
namak	n	6w:19 1oa:v 2fo:m 48o:m 48p:f 2hj:8 3pu:8 2yy:8 2ft:7 2fu:6 2hh:4
bp	g	2ft:f 2fu:d 3df:4
tiktok	m	3pk:f 2ft:d 1i0:c 2fu:b 3t4:8 1hn:8 1uv:8 lu:6 l5:5 2fo:5 3df:4 30d:3
ramipril	g	2ft:h 2fu:8 2fo:3
chlorid	e	
losartan	e	
spironolacton	e	
dishcloth	n	51x:1j 21z:x 3dm:m 3dl:m 3dn:i 3or:f 3aq:a 3bf:6 1s4:6 1u2:6 ic:5 1ok:5
flood	r	3dk:5e 3dm:l 3dl:l 24l:j 3dn:h 3aq:a 3bf:6 1u2:5 24k:4
soomin	g	3dn:13 3bf:e 1u2:c 3dj:6
ain	g	3dn:13 3bf:e 1u2:c 3dj:6
tmeat	g	3dm:r 3dl:r 3aq:c 3bf:8 1u2:7 3dj:4
toughen	i	2h0:14 2xb:m 22k:4
soot	i	4gb:11 3ds:e 3dt:e 20u:c 3dq:7 2yf:7 i3:5 3dr:5 15z:3 1gd:3
tan	n	1n5:y 1cr:o 3ds:d 3dt:d 1fq:d 20u:b 3dp:8 2yf:6 17f:6 i3:5 1l7:5 3dr:4 17h:4
broon	m	46o:17 3dq:p 3dx:c 3dw:c 3dy:c 3dv:c 3dt:b 20u:a 38s:9 6w:8 187:7 3dp:7 2yf:5 4f:4 i3:4 2tl:4 1vr:4
ers	g	3dt:g 20u:e 3dp:a 3dq:8 2yf:8 i3:6 15z:4 1gd:3
tgravy	g	3ds:g 20u:e 3dp:a 3dq:8 2yf:8 3dr:5 15z:4 1gd:3
residu	m	5bt:16 ir:d 3ds:b 3dt:b 20u:9 3dp:7 3dq:6 2yf:5 i3:4 3dr:4
tbutter	g	3dx:i 3dw:i 3dy:i 3b6:b 3dr:6 2tl:6
food:madeleine	g	3dv:m 38s:h 3b6:e 3dr:8 2tl:8
beurr	g	3dv:m 38s:h 3b6:e 3dr:8 2tl:8
noisett	g	3dv:m 38s:h 3b6:e 3dr:8 2tl:8
goo	v	ol:3q 48b:z 27r:o 3n9:m 3dz:e 4vr:d 48a:a 194:9 2y2:6 3o7:5 3lm:3 2k8:3
pus	g	3e2:c 3e1:c 3e3:b 3e4:b 3e6:9 385:4 27r:4
slaister	g	3e3:e 3e4:e 3e0:d 3e6:b 385:5 27r:4
comin	g	3e3:e 3e4:e 3e0:d 3e6:b 385:5 27r:4
oozin	g	3e2:e 3e1:e 3e0:d 3e6:a 385:5 27r:4
tsalmon	g	3e2:e 3e1:e 3e0:d 3e6:a 385:5 27r:4
clot	y	zt:2g 3e5:1n 2at:1h 1in:15 3r8:p 59j:j 2uw:h yl:7 1zr:7 18v:6 3jc:4 3r6:4 3e2:3 3e1:3 3e3:3 3e4:3 3e0:3
food:chicken-burger	i	3e2:c 3e1:c 3e3:b 3e4:b 3e0:b 3rr:9 3rs:7 30b:5 385:4 27r:4 2e2:3 3rt:3 1o3:3
albumin	e	
tick	12	4t9:26 3e8:22 4sf:1m 4wf:1k 1cf:x 2ym:l 4r9:k 26e:j 2ex:g 3ky:c 4g2:a 4wh:8 47g:8 3bu:7 3av:7 q:6 33n:6 47d:6 fd:5 yn:5 321:5 bn:5 i3:4 3ub:4 39z:4 4ko:4 47f:3 3ea:3
food:sardine	12	3e9:32 1lq:2b 4as:1b 1v0:14 1d2:t 46s:o 46t:o 4df:n 2na:m 46r:m 43n:l 2ym:j 2kl:g 3ef:f 37n:e 4de:c 3bu:7 3av:6 48x:6 1ay:6 2xg:5 33n:5 4at:5 321:4 i3:4 25a:4 hz:4 39z:4
ping	n	c7:14 2ym:n 4ne:g 478:f 319:e 25a:a 3bu:8 31a:8 3av:7 2lt:7 3o4:7 33n:6 1dj:6 321:5 i3:5 5j5:5 39z:4 154:3 1n7:3
drank	2d	d2:2v 3eb:2n 3ah:2d 15h:1g 23m:1b 1ch:18 244:15 5w:q 123:q 1wj:o 1xi:k 1eo:h 42d:g 2f0:e 39w:d 2yh:d 323:d 322:c 36q:b 2ix:a 2ds:9 3bg:8 24d:7 1u2:7 4o3:5 a2:5 2ym:5 28o:5 1y3:5 33v:5 4v1:5 435:4 1an:4 409:4 4js:4
scald	25	3ec:58 vo:2f 1x4:1m 3b5:1e i8:1e 17:x 55h:u k2:s 9h:s 2p1:m 33k:k 16k:i 12x:e b4:b 2qj:a 3va:a 4w9:9 3t1:9 302:8 19x:8 1oe:7 13a:6 zq:6 239:6 1x6:4 2ka:4 3xi:4 4ur:3 4y0:3
pet	m	gi:17 1um:v 3zw:q 4ix:a 3zy:7 29g:6 fj:5 4j9:3 kb:3
buckl	i	50k:1u j9:9 v0:7 4ru:4
chip	k	1a6:s 2na:p 37n:h 2oh:g
clod	m	2xb:x 1ks:s 3ei:g 3eh:g 3ej:e 3ek:e 1ll:a 1ox:9 507:6 1lo:6 i3:5 1kt:5
stickin	g	3ej:l 3ek:k 1ox:d i3:8 1sp:4 3eg:4 1l5:3
sook	g	3ej:l 3ek:k 1ox:d i3:8 1sp:4 3eg:4 1l5:3
tcurry	g	3ei:k 3eh:k 3ek:h 1ox:b 1sp:3 3eg:3
food:rendang-paste	g	3ei:i 3eh:i 3ej:g 1ox:a i3:6
salvageabl	m	3oo:12 3en:h 3em:h 3eo:h zz:g 3ep:f 6i:c 1tr:c 1tq:a 3on:9 1gk:8 1gm:7 3lm:6 53k:6 23n:6 1bp:5 4p4:4
tsalt	g	3ep:w 3el:d 23n:c
istead	g	3ep:w 3el:d 23n:c
tsugar	g	3ep:w 3el:d 23n:c
peppermint	g	3en:j 3em:j 3eo:j 3el:7 23n:6
margin	e	
teaspoonful	g	1ih:g
afresh	m	41h:1b 537:19 19p:8 1ap:8 1br:7
cough	1r	3et:8q 2r7:1g 3eu:16 2i7:r 3ex:q 2fv:n 3yj:e 32h:a 15x:9 3ew:7 y1:7 3ev:6 2uk:6 3r5:5 3rv:4 3l:3 3yi:3
fum	1d	3eu:6s 2r7:o 3et:l ge:a y1:a 2rk:9 55s:7
throat	2x	3ev:dy 3et:2l 55n:1k 3ew:y 3ty:r 3eu:o 3mc:f 3mb:f 3yl:f 3md:c 1cj:c 3rw:b 3gk:b 1a6:a 3to:9 3tn:9 3tp:9 1yk:6 3tq:6 2r7:5 13l:5 3lq:5 2jr:4 ax:3 35i:3 520:3
breath	17	3ew:7j 3ev:11 3my:m 55c:i 3et:d 1i9:d 2ek:b 28o:9 3ly:4 3eu:3 2ej:3
sneez	n	3ex:5h 3yj:8 3r5:3
hall	12	5g0:24 4ne:1a 3i8:18 3ey:10 2jc:u 21i:q 4hc:o 3lc:l 2vs:j 3ex:h 39n:h 35a:d 1lc:d 3ez:d 3ji:c dp:a 2xg:a 5e4:9 1mm:6 3i9:6 4hb:4 3f5:3 3f3:3 3et:3 3f0:3 3f7:3
asthma	g	3ex:f 3et:6
gasp	g	3ex:e 3ez:b 3et:6
spray	1i	3f1:70 5e2:2k ar:s 2hp:q 3xi:k 302:g 14g:e 7r:c 41d:c 41e:c 1yz:b 467:b 3ex:a 1y3:a 3cv:a gk:a 3xz:a 41g:9 3ez:8 yw:5 2qb:5 3oz:5 41b:4 42d:4 3et:4 469:4 nf:4 3xk:3 2y5:3
chokin	i	3ew:t 3et:8 3ex:5 3vr:4 3ez:4
tchilli	g	3ex:f 3ez:b 3et:6
ave	k	3vb:12 3vj:t 3ex:f 3ez:b 3vd:a 2qn:6 3et:6 2jw:5 3vc:4
barkin	g	3ex:f 3ez:b 3et:6
guajillo	i	12p:r 3ex:a 27h:8 3ez:7 3at:4 3et:4
unbearabl	g	3ex:f 3ez:b 3et:6
kung	k	3hq:21 3ex:e 2tw:e 3ez:b 4hs:7 1n1:7 3et:6 3qm:4 3qb:4
pao	k	3hq:21 3ex:e 2tw:e 3ez:b 4hs:7 1n1:7 3et:6 3qm:4 3qb:4
sor	t	5j9:2m 1ge:1l 3l4:1k 5ic:15 3ty:s 3yl:f 3ex:e 3rw:b 3ez:a 3vo:a 1h5:a 427:9 3et:6 335:5 2jr:4 382:4
sip	n	3fb:24 1oo:1d 40w:14 qf:m 1r5:b 2tl:a
reliever	e	
inhaler	e	
zesty	g	1ia:g 3fg:d 3fh:d 1ku:8
food:citrus	y	3ff:2w 45k:r 2r8:q 2ht:i 3fe:d cu:d 1ia:a cb:9 3fg:8 3fh:8 45l:7 1ku:5 d6:3
ke	k	3fe:o 1ia:i 3fu:h 3fq:g 3hr:b 3fw:8 3fv:8 x3:7 189:6 1n4:3 eh:3
saath	k	3fe:o 1ia:i 3fu:h 3fq:g 3hr:b 3fw:8 3fv:8 x3:7 189:6 1n4:3 eh:3
food:cornbread	k	3fi:1u 3fj:19 2ve:j 1ez:g 4bx:6 4bw:6 2qk:4 200:4 44c:4 3fm:3 2w7:3
texa	m	ok:1u 3fi:1r 2ve:c 184:a 1ez:9 188:4 4bx:3 4bw:3
accompaniment	v	3fn:27 1if:v 33u:o 3fk:l 2c1:k 2jk:j 1p5:i 3fx:g 2jz:c 3ho:b 3fi:b 1ez:b 34k:a 1c2:9 2j2:7 lk:5 29w:5 3gn:4 3gl:4 3he:4 2kj:4 1xv:4 4io:3
dollop	19	5bz:2f 4wy:2a 1rx:21 3vd:1p 16e:19 37c:s 3fi:l 2y7:k 1ez:k 2v8:i 425:i 4y0:h gj:f 23q:f 1vv:d yg:d 23m:a 3fl:a 1ho:7 yf:5 4pp:5 3fm:4 2ha:4 1o6:3 29m:3
fixin	i	3fi:n 1ez:m
mexican	n	4uf:27 3fk:1j 3fi:f 1ez:e 1hq:a 2hl:7 4ed:6 l:5 3fn:5 12x:4 4as:3 3fm:3
food:pickled-jalapeno	m	3fo:1i 44b:g 183:b 44x:9
richness	k	443:p 441:n 2am:h 442:d yq:7 4io:5 1l6:4
food:poppadom	g	3ft:d 3fs:d 3fu:b 3fr:a 3fg:6 3fh:6 3fw:5 3fv:5 189:4
aur	i	3fu:h 3fq:h 3fw:9 3fv:9 yl:8 tg:7 2fi:6 189:6 1n4:4
kya	g	3fu:h 3fq:h 3fw:9 3fv:9 189:6 1n4:4
banau	g	3fu:h 3fq:h 3fw:9 3fv:9 189:6 1n4:4
ruby	g	3ft:d 3fs:d 3fq:b 3fr:a 3fg:6 3fh:6 3fw:5 3fv:5 189:4
rogan	k	1n4:e yq:7 1fx:6 24:5
josh	k	1n4:e yq:7 1fx:6 24:5
moroccan	p	3fx:18 3g7:t 3gz:o 1p6:i 2tj:h 4d:h 1ho:e v7:d 2v8:7 425:7 1if:6
direction	17	53y:28 1df:1z wm:15 1if:j 26i:j d0:g 2le:g 309:f 1fa:e 2vh:e 3jo:c 3jp:a 4z5:a 3jl:a 3or:8 3fk:8 3jn:8 3jt:8 3jq:8 2jz:7 u3:6 3fy:5 484:4 ro:3 3j6:3
pair	19	3fz:3c 5eu:2a 24e:26 4tg:1h 4b:15 3gp:y 434:v 3i1:p 3iq:n 5mn:i 3hz:i 3fk:i 1if:e 3gq:b 8k:8 3fx:7 2jz:5 13e:5 2rx:4 4io:4 4wt:3 a2:3
food:salsa-verde	e	
food:redcurrant-jelly	i	36s:18 23p:q 3pc:7 2a9:4
moan	n	4rd:13 1tg:k 2rv:j 3aa:f 3r0:e 3g3:d 4re:d 33e:a 1kg:9 44g:9 yb:7 2hv:5 2hm:4 i5:3
wit	g	2hv:5 i5:3
food:mackerel	12	3g4:5a 3e9:1k 4as:17 3xu:x 2kl:n 46e:l 14m:f 3k7:e 1bu:e 14d:a 2kg:9 2kj:9 1c2:8 hh:6 2xg:5 3ul:5 4at:4 31j:4 25a:3
delicat	n	4w0:1t 27g:16 3oe:x 3cr:n 2jk:j 2st:b 34k:a 1c2:a ok:9 3no:7 2es:7 2y7:6 13s:6 1x7:5 2ga:4 2kj:4
liven	y	zi:1u 2jk:i 23b:h 1mv:g 34k:9 1c2:9 33j:6 1i4:6 4au:5 2kj:3 20k:3 166:3
food:prune	v	3g7:7u 3hy:1v 3qv:5 27j:3
tbest	g	2jl:u
food:horseradish	p	3g9:6a
justic	g	2th:10 3gc:7 3g9:5
traditional	y	3gb:2x w5:2c 56h:1s 3gg:19 1xm:18 5ch:13 2th:12 2mp:u i7:r fj:b 1qd:b 43a:9 20n:8 56x:7 3ga:7 3gc:7 3p1:4 34u:3
anniversary	g	2th:10 3ga:7 3g9:5
food:black-peppercorn	1b	3gd:b0 4h0:1z 49k:18 2vi:n 31a:4 2xi:3
cabernet	i	3ge:3c
cookout	t	3gf:2j 377:w 45f:l 2jb:i 34a:d 2jg:c 3y1:a 50a:9 52f:8 4qm:7 3ji:6 i0:6 574:6 1sd:5 tb:4 1va:4
lonely	r	40p:1s 4rb:1m 3gf:t 2c1:t 1z7:f 4i7:c s5:a 4od:6 3gn:6 3gl:6 2pg:5
item	r	3j0:1c 3gf:u sb:p 3is:m yn:d 4h1:b 2l5:b 4h3:b 4h2:b 3vz:9 36o:9 300:8 3iz:8 22w:8 gc:7 2pg:6 nv:5 39:4 rc:4 263:3
spag	v	4zy:1v 5i5:1m 2l7:15 4r3:q 4sg:m 3al:m 21:l 4sy:h 2ve:e 2xg:9 38b:6 49:6 3t7:5 3km:3 ze:3
bol	v	4zy:1v 5i5:1m 2l7:15 4r3:q 4sg:m 3al:m 21:l 4sy:h 2ve:e 2xg:9 38b:6 49:6 3t7:5 3km:3 ze:3
food:chicory	g	3mc:j 3mb:j 3md:f 1yk:7
complet	12	57c:1h 2c1:1g 3sd:1b 52:14 1fn:x 468:t 1sf:r 57d:o 2kb:k 43g:h 3gl:g 2j1:f 1lv:e 3gn:a 1ll:8 s6:8 3xt:8 1mo:8 2hi:7 2ig:6 7o:5 4y0:5 ki:5 4au:4 2j2:4 1cr:3 467:3
theyd	1w	5ht:1o 1ot:1l 5fw:1e 45j:18 4ju:15 3zd:10 287:y 2z1:x 43f:u 1lb:u 43c:s 5e2:r 4s7:q 2j9:o 40z:m 15c:k 1d4:k 3zh:j lu:d 3gn:d 3gl:d 1hn:c 19q:c 4a:b 1u:b 2b7:a 131:a 2kj:9 2c1:9 1s3:8 2kg:7 18e:7 4s6:7 10s:7 111:7 448:7 5fx:6 ki:6 1z9:5 1tn:5 2j2:4 10h:4 1y9:4 2mz:4 3c:3 43d:3 1c5:3
entre	g	2c1:t 3gl:6
gie	w	45j:16 2xs:t 3i1:s 3cv:s 2c1:q 1jm:l 3hz:k 2xb:j 24m:c 3hb:9 4by:8 3ua:7 3u7:7 3u8:7 3u6:7 3u9:7 2kg:6 3gn:5 3gl:5 4ga:5 1m0:5 3ub:4 vo:4 51:4 3cw:4 1qi:4 3u5:4 22k:3 1x0:3 3i0:3 3i6:3
pinot	i	3gp:2c 3gq:g 2rx:7
vino	g	3gp:16 2rx:5
fuller	g	1d1:1k 4k1:b
food:vegetable-stock	1p	3gs:6t x4:2k 56y:w 34t:l 2pw:f 1fr:8 3gu:5 3gt:5 34s:4
food:beef-stock	1r	3gt:7l x4:1g 3gs:w 1fr:k 2zv:c si:b 1a3:7 1jc:6 1db:4
food:fish-stock	p	3gu:5u 1mm:16
food:seafood-soup	g	3gx:l 3gu:a 3gw:4 1tc:4 3gs:3
crim	m	54r:2i zb:11 2jw:n 3gx:j 3gv:g 3gu:9 1tc:3 ke:3 276:3
food:shellfish-stock	g	3gv:k 3gu:c 3gw:5 1tc:4 3gs:4 34s:3
dilut	r	5jq:22 28o:17 2un:10 3gy:o 1cd:f qp:a 3lk:9 1o9:8 55c:6 1i9:4
pairing	g	2tj:n 3fx:8 3h0:3
fancier	n	5cu:1q 3gz:l s7:k 3g9:h 2tj:f 16c:b 15t:a 2za:5 3fx:5
food:turkey-slice	m	3h2:s 13c:e
carcass	w	3h2:4v 3h1:4n 13x:h 3bd:a 2pw:4 34s:3
murgh	g	13u:u 1pp:j 3h1:7
sauté	t	3h4:5h 3bg:r 1u2:n 24b:g 2nd:6 2sw:6 4gl:5 4jv:4
basi	g	38r:1e 1gz:7 3h6:5
strata	e	
wasteful	w	2ok:16 3ks:x 2fl:u 3cv:s sl:r 1xf:r 1qe:q 3v5:f 15k:d 1wr:9 1k1:8 11a:8 2q2:6 1n4:6 u1:5 s6:4 f7:3 3l:3
food:macaroon	e	
july	i	35s:13 tg:a 4qe:7 58v:7 29w:6
combination	g	3hc:16 3hd:k
dunk	w	3hb:2e 5h5:1q 4ec:18 1jm:u 3hc:k 3ha:k 3ib:h lu:b 3hd:a uh:a pw:7 45r:7 45s:6 45q:6 45t:6 3pk:4 4io:4 d5:3
shorba	g	3ha:16 3hd:k
food:oatcake	i	3hd:29 3hc:z 3ha:y
toasty	n	1ls:24 4df:o 3qj:k 3qm:d 4de:c 3ql:c 3m7:9 3qk:8 48x:6 37h:4 4io:4
food:ready-made-dal	g	3hi:d 2u6:d 3hh:6 a1:5
earthy	i	3hg:12 3hi:d 2u6:d 3hh:6 3hf:5 a1:5
samey	g	3hi:h 2u6:g 3hf:7 a1:4
feast	i	4xu:1k 2u6:e 3hh:6 3hf:6 a1:6
lack	1p	1px:10 4yj:x 4yi:x 1mv:x 3hj:d 3hi:c 2u6:c 4vl:a 3m3:a 166:9 3g6:9 yc:8 1s8:7 2kb:7 2uq:7 3m7:6 5i9:6 4o3:6 3m9:6 3hh:5 3hf:5 a1:4 68:3 4lp:3 4ra:3
food:pickled-beetroot	g	sh:a 1cn:4
nigerian	i	lk:19 10x:b 33u:4
pilau	k	3so:t 10z:i 185:h 10y:e 49j:e 33u:a 3ho:5 10x:5 1p8:4
wetin	g	33u:r 3ho:d lk:6
moin	g	33u:y 3ho:3 10y:3 3hn:3
food:edamame	22	3hp:d5 3jc:k 90:5 1iq:5 e:5
hakka	k	3f8:v 3f9:v 1n1:f eh:d 2tw:5
dan	m	4e2:j 44n:g 2vi:g 44o:b x3:8 1n1:6 1qn:5 44p:5 3fg:4 3fh:4 4e3:4 3hq:3
jazz	1g	3hs:3z 55z:23 505:1m 2ts:1l 15t:z 52d:w 4zx:v 597:s 5ao:r 18u:o 4zw:n 598:m 1p3:i 27c:e 1ql:d gs:b 4bo:a h2:a 23r:a 4oi:a 27f:9 in:6 34u:6 1vj:5 1i8:5
shrov	i	18u:h 48h:6 n1:6 1i8:4
food:maple-syrup	29	3hu:95 3a1:3b 2vl:20 187:j 1mb:j 3ht:e 48h:d 1m9:b 1ze:b 53g:7 1nd:7 18h:5 55:4 n0:4
autumn	i	353:1n 36r:j 3hv:d 26y:7 22r:3
grütz	t	50s:1e 38m:12 26y:12 3gg:p 2aa:g 1rn:c 3hw:b 3qt:a mo:a 1t5:a 29n:8 23q:7 3pr:6 43a:5 20n:5 3qw:3
food:passion-fruit	p	3hx:78
food:fig	m	3hy:25 3g7:20 506:8 1ws:4 3qv:3
mocktail	i	3hz:1j 3i1:1e 3i0:5 3i6:5
teetotaller	g	3i1:t 3hz:l 3i6:3
driver	k	3i1:3m 3hz:e
grown	1b	3i2:53 1v7:1k km:17 1vl:16 3yr:s 3i1:l 3mp:k 3yo:j 1ca:i 3nw:h 3nz:b 3nx:a 3to:a 3tn:a 3yv:a 3tp:9 4jq:8 27c:7 4if:7 202:7 3hz:6 3tq:6 27o:6 27p:5 1jk:5 3n4:4 oc:3 35i:3
ups	n	1vl:2l 3i1:r 3hz:j 1v7:c 1ca:5
ramadan	i	3i1:t 1x3:l 3hz:l 162:5 3i0:3 3i6:3 17f:3
food:orange-juice	r	3i5:5m 45m:14 1wj:v 3i1:n 1cs:k 3hz:h
food:alcohol-free-wine	g	3i1:t 3hz:l 3i0:3
food:tonic-water	i	3i7:3t 14q:a
food:clotted-cream	k	3i8:1e 23q:q 48p:n
church	2g	dp:1y 1j3:1v 51e:1q 22j:1h 5cw:1b 4gm:12 2a8:z un:s 4cd:n 2sr:j 44x:i 217:h 3ji:h te:h kl:g 7s:f 28m:f 4s1:f 4ce:c 3am:c 2h6:b 3ey:b v5:a ud:a 3i8:9 4cf:6 5g0:6 3i9:6 1ud:6 1c3:6 5ad:6 5ac:6 2qg:6 3k2:6 nm:5 eo:5 44s:5 4p4:4 5ab:4 19k:4 cs:4 dq:3 z6:3 tv:3
340	e	
dipper	k	3ib:1r 1en:1p pw:6
food:rice-cracker	e	
teenager	10	27u:28 1ua:r 4dl:j xf:h 1p5:h 1m7:f 165:d 1hs:9 1qj:8 1b9:7 3t2:7 hy:5 1xv:5 3cj:5 4jq:4 4if:4 4e9:4 4e8:4 4eb:4 4ea:4 sb:4 1g:3
snack	15	3ie:71 5jj:23 55v:1n sb:j 1rv:h 1ut:g 3gh:e 3cb:d l3:9 4au:7 538:6 2he:4 20y:4
eighteenth	g	3ih:w ur:j 3ii:e
therell	10	5g0:15 1ud:o v5:o 28e:f dp:9 2e0:9 2cc:8 un:7 ui:6 cs:5 3ih:4 wn:4 134:3
queu	g	3if:w ur:j 3ii:e
funeral	k	3if:s 3ih:r 1q8:i ur:g 4l9:g 4ni:b 1j3:6 3xd:4 4oj:4
untouch	e	
refill	e	
juggl	i	3il:2c 3in:d 3im:d 3io:7 2tu:5 pn:3
sync	g	3il:z 3in:9 pn:5 3io:5 2tu:3
sitting	g	3il:z 3im:9 pn:5 3io:5 2tu:3
aw	k	3il:z 3vo:b 1h5:a 427:a 3in:9 3im:9 3xn:8 3xm:8 3xo:8 3xl:7 3xp:7 2y8:6 pn:6 2w3:4 382:4 2vo:3 2ls:3
longest	p	4ug:1e 4s1:18 3ip:w 1j6:r 1mr:q 3il:n 3in:6 3im:6 tb:5 pn:4 3io:3
happily	g	46f:z 34a:e
grac	e	
averag	g	22w:b 39:7 3gh:5
one	8q	3it:eu 51g:2m 5c5:2b 11s:24 4yn:20 4qg:1y 2gv:x 54c:w 4in:q 111:q 1iu:n 4vh:k 3rq:i 24t:h 2l7:h 478:g 1tp:f 192:f fo:f 2wu:d 1dx:d 4jk:c 1uf:c 4j4:c 4id:c 1f7:b 4ia:b 4ih:a 4k0:a 4ip:a 4iu:a 4jn:a 21f:a 4jr:a 39:9 4kb:9 4ig:8 4jl:8 s1:8 4is:8 4jt:7 34j:7 4iy:7 4i5:7 1wf:7 4jj:7 ks:7 4ii:7 4ie:7 4ij:6 10t:6 4jc:6 4ht:6 4hz:6 4j8:5 6z:5 u1:5 18y:5 4i8:5 4j6:5
200c	g	re:h 3iw:c 2wc:9 31p:9 3iy:3
chart	i	re:s 2uj:d 411:b 412:b 2ow:9 3iw:6 1cc:5 2wc:5 31p:4 rd:4
375	g	re:i 2wc:a 31p:9 3iy:3 3iu:3
moderat	m	31p:l re:g 31o:d 24j:d 4ba:b 2wc:9 2uj:9 rd:6 4l6:5 4ko:4 2ho:3 3iw:3
450f	g	re:g 3iw:c 2wc:9 31p:9 3iu:3
2x	k	2sd:1s 3j0:w uk:g 3b8:b 3gh:6 300:6
quadrupl	g	3b8:l 3gh:b 300:a 3iz:a
jist	t	4da:1a 4fk:14 1pd:s 9w:s 44e:k 1uv:e 28p:a 2lb:a 49:8 4hc:7 3t7:7 24n:5 3ku:5 1mn:4 3t9:4 139:3
twa	m	2op:o 4gp:d ro:d 2s5:c 3fz:c 4gq:c 1pm:b 2lb:9 1pl:7 4gk:6 24f:6 20f:4 1a1:4 15n:4
23cm	g	2ye:h 32j:g 3j4:g
20cm	v	30o:18 1k5:l sq:k 1pk:j 15n:j 219:i 4v9:b da:6 11n:5 3j4:5 3j3:3 2ye:3 32j:3
area	e	
equivalent	m	180:q 2u0:q 344:o 3mv:m 309:g 2ve:c u3:7 4bx:4 4bw:3 ro:3
means:pressure cooker	b6	3j7:iv 4hh:1i 2t1:1h wo:j 17t:c 120:7 ak:6 30c:6 c3:5 102:4 op:4
foodi	g	2mq:h 3j9:9 37z:7
seeti	g	3j8:e ro:4
food:frozen-fish	n	3ja:4v 353:x yr:f 3un:9
icy	3i	3jb:4c 2d0:1o 26:1m 3jd:16 32p:13 490:w 1uv:t 3om:n 2ke:h nh:d 1:d 3t4:d s:c 4t4:b 23:8 8:8 u:7 3t8:7 pr:7 5ay:7 5ax:6 1ep:5 2c0:5 1q6:5 yo:4 29q:4 22:3 5hf:3
direct	10	5hj:24 1in:1w 2xr:1a 3ja:19 1uv:y 3yh:w 15e:r 3jc:n 2ds:f 1ix:e 3jd:a 24d:8 14o:7 3t4:6 33v:5 e:5 1an:4 409:4 353:4 xk:3
food:frozen-burger	r	3jd:25 4kd:z 3jc:u 3ja:j 3jb:g 5km:f 3t4:8 h5:6 29:3
electricity	p	391:20 313:18 3kt:y 3ks:s 5a1:d 3uv:c 3uw:c 2yq:b r8:a 1wr:8 n8:6 3cf:6
budget	2k	4sw:34 156:2j 4j:1t 3jf:1j 28n:1h 23l:1b 4sy:y 39q:x 19z:u 52s:q 39g:q tj:j 4qu:i 50w:e 1u5:e 44y:9 1z2:7 41k:7 3jh:5 dm:4
stash	1b	1uz:2b 20v:e 5h3:c 5h4:c 3st:a 4uy:9 2qc:7 33t:6 2q6:5 k:5 1f2:4 52e:4 1u5:3 1vu:3 1vn:3 i:3
wan	r	210:q 1u5:n 3lj:m 21y:l 4hc:f 9w:f 2mu:f 4gp:c 1tp:b 3fz:b 4gq:b uq:8 1a1:8 3jk:7 2l7:6 3jj:6 2xg:6 24f:6 15f:5 212:4 du:4
trebl	w	3ji:1s 490:x 1lc:q 3r4:l 45f:k 2ke:h 3gf:d 19w:c 4t4:b 44x:8 42u:7 3i9:6 24c:5 3ey:5 4gm:5 22d:4 tb:4 134:4 12t:4
countdown	g	210:t uq:a 3jk:7 2l7:7 212:5
stress	g	210:t uq:a 2l7:7 3jj:7 212:5
altitud	r	3jl:53 3jo:4 3jp:4
ski	g	3jl:g 3jo:9 3jp:8 3jt:6 3jq:6
chalet	i	3jl:v 3jn:i 3jo:h 3jp:f 3jq:b
2000	i	3jo:1h 3jl:q 3jn:9 3jt:9 3jq:9
metr	k	3jp:2m 3jl:u 3jn:b 3jt:b 3jq:b 3jo:3
denver	i	3jl:u 3jq:h 3jo:g 3jp:e 3jn:b 3jt:b
6000	g	3jl:f 3jo:8 3jp:7 3jn:6 3jt:6 3jq:6
feet	m	1ao:m 3jl:f 3jo:8 3jp:7 1hx:7 3jn:6 3jt:6 3jq:6 1ap:4
alp	i	3jl:v 3jt:i 3jo:h 3jp:f 3jq:b
hik	t	3ju:1z 4uz:1e 3jl:f 4r7:e 1x0:d 38z:a 37q:8 3jo:8 3jp:7 390:6 3jn:6 2k9:6 3jt:5 3jq:5 2q7:3
hut	g	3jl:f 3jo:8 3jp:7 3jn:6 3jt:6 3jq:6
cabin	g	3jl:f 3jo:8 3jp:7 3jn:6 3jt:6 3jq:6
shimla	g	3jl:f 3jo:8 3jp:7 3jn:6 3jt:6 3jq:6
hill	14	37p:1r 3ju:19 1fo:o 37q:j 3r9:j 32s:i 22f:i 3jy:c b7:c 3jl:b 3x2:a ff:9 4xn:9 3jo:6 3jp:5 36y:5 37o:5 136:5 3jn:4 1o4:4 3jt:4 3jq:4 37t:3 1ac:3
colorado	g	3jl:f 3jo:8 3jp:7 3jn:6 3jt:6 3jq:6
mis	g	3k4:f 3k3:f du:a
en	p	3k1:5o 3k4:f 3k3:f du:a 4d3:3
organis	12	4wt:1a fh:z 54u:v 2qg:i 5ad:g 5ac:g 7s:c 2h6:c 5ab:c 3k0:b 3k4:b 3k3:b ui:b du:7 u1:7 ud:5 34h:5 ue:5 3i9:3 2sy:3
newbi	g	3k0:f 3k4:f du:a
chappin	g	3k0:g 3k3:g du:a
silly	12	4rs:1v 2i8:1c 3k6:v 536:v 4fy:q wh:i ra:h 1ti:f 38h:e o9:d sb:c 2kl:c 2kj:7 122:7 1k1:7 386:7 2va:6 3g4:5 12o:5 12i:4 167:4 1tc:3
soakin	i	uw:8
cevich	m	3k7:42 3k6:x 2dp:3
fluid	p	3k8:42 1at:j 3na:d cq:9 1aq:9 3uk:7 2ww:6 x7:5 2w2:4 c9:4
metric	i	cq:7 2zm:3 c9:3 3k8:3
teacup	k	3ka:1a 2rv:r 49o:m 1f1:f 3k9:8 3k8:5 16z:4 en:3
eyeball	m	3qx:15 1gr:u 1gk:h 2zm:e d1:e 3cn:a 28f:6
185	e	
454	e	
useless	m	1b7:m 3ki:l 3kg:k 4e2:k qj:7 3kf:6 28o:5 1q3:4 op:4 4e3:4 2ho:4
thermostat	i	4ph:1a 2ho:o 3ki:a 3kg:9 31t:8
beast	g	3ki:m 31t:j 3kf:6 1q3:5 3ke:4 2ho:4 1f0:3
awfy	r	yr:o 3kg:m af:l 31t:k 3re:k 2hf:i ix:h 3rd:d 1t4:d 3ql:d 1ru:c 3lt:b 2jt:b 1ji:a 2in:8 3lr:7 1s0:6 3kf:6 3un:5 1q3:5 j3:5 3ke:4 2ho:4 3lp:3 1f0:3 13y:3
hoat	g	3kg:n 31t:k 3kf:6 1q3:5 3ke:4 2ho:4 1f0:3
bust	y	4yp:1w 1u0:16 2o9:v 1fd:q 16r:m 2mg:7 3a9:6 14c:5 2ir:4 1tf:4 2ef:3 190:3
delay	1v	4qm:1k 3kk:10 5t:y 3bj:m 2ex:h n3:f dg:c 4wh:9 f7:8 fm:8 fd:8 51:8 4wg:8 fc:6 90:6 21i:6 f1:5 47c:5 24l:4 fa:4 41m:3 m1:3
motorway	i	nd:q xh:k 2de:c 1hl:a 39n:8
further	1n	dm:2v 211:2b 52s:p 5iv:l 13q:l 1cp:l 3e9:f 1gj:c 4v:b 28n:b 4sg:a 3km:9 3ra:7 29r:5 17v:4 4pr:4 2iw:4 1e4:3
unexpect	g	3kp:10 3ko:x
filler	g	3kp:10 3kn:x
anither	g	3ko:10 3kn:10
worker	g	2st:n 3kr:9
stagger	i	2st:q rh:8 3kq:5 19a:3
bill	m	3ks:3u 4gy:g 4gx:f 4gz:f 4gw:f 4gv:f 1wr:3
leccy	k	3y1:1x 3ks:w 3uv:e 3uw:e r8:b 3je:a 1wr:9 n8:7
household	g	1f4:a 1f3:6 lw:4 3j1:4 9w:4
mony	g	nc:7
shorten	w	4lt:35 4li:1t 3kw:z 55a:u e9:q 150:9 276:9 3op:8
teach	k	3l2:1d 477:16 3l1:i 3l0:e 479:b 3ky:a 3kz:a 47a:8 1qq:5 20q:5 14f:4 454:3
task	i	q:12 26e:7 3l1:7 3l0:5 3kx:4 4g2:4 3kz:4
beg	k	3uf:1i 3l1:p 3l0:j 3kx:e 3ky:d 4i7:a 2oz:7 4od:4 q:4
rainy	i	5dq:w 3l1:q 3ny:j 3kx:f 3ky:e 3kz:e 5dt:6 5dr:6 5ds:6 q:4 3xu:4 5dp:4
kindergartner	g	3l0:m 3kx:g 3ky:f 3kz:f q:5
claw	i	3l2:23 1qq:b 20q:a 454:7
inward	e	
arthriti	12	3l4:7e 5gb:1g 5kt:1e 2xa:1e 2na:m 37n:e op:a b4:7 21z:5 5m9:4 hp:3
sling	g	3l7:g 3l4:c 14f:9 3l9:7
plaster	t	3l6:4k 1ek:u 1gl:m 3l7:e 3l5:d 3mk:b 3mj:b 3l4:a 1ed:9 3vj:9 14f:8 3yj:7 3l9:6 3mh:6
carpal	g	3l5:f 3l4:c 14f:9 3l9:7
pain	n	1pp:11 1mf:w 1dt:r 1uu:r 3l7:e 3l5:d 3l4:a 4qe:9 14f:8 1id:8 2ox:7 3a1:7 3l9:6
haun	k	3o2:1g 3vb:o 3l7:8 3l5:8 9h:8 1zz:7 3vd:7 3l4:6 14f:5
wheel	e	
scissor	1k	3lb:bi 55u:1a 465:14 4vv:e 1kc:e 1fg:b 141:7 168:5 13g:4
transport	1e	3lc:1w 2e0:1j 82:11 38z:x 4uz:q 3lf:n 2q7:l 1o4:k 1ip:i ff:e v2:c 5b0:8 4b:7 3st:6 3jy:5 32s:5 44x:3
hamper	g	2e0:g 3lg:9 2q7:6 2go:4
safety	g	2e0:g 3lg:9 2q7:6 2go:4
beach	p	3lf:27 2e0:1e 5b0:r 2jb:l 1r5:a 1rf:6 q5:5 3xv:4 1o4:3 qu:3
takin	i	3n7:16 2e0:f 3ld:a 2yp:9 3le:7 2q7:5 2go:4
arrival	e	
ither	g	3lj:n 2mu:f 1tp:c 15f:5
soonest	e	
oversalt	2y	3lk:2l 22y:14 s8:u 17e:r 17d:l 1ba:k i4:j 4vk:g 4tc:a 32z:a 4sr:9 103:8 jz:8 4zk:8 1oa:5 17a:5 277:5
zyada	n	3om:x 3lt:r 3m2:n 3m0:n 3az:m 3m1:m wr:k 1oa:i 3ls:h 3pe:c 1o9:a 3lp:8 1q1:5 3kh:3
ho	v	22g:1i 3a2:x 1oa:w 2ip:r 3ol:k 1n5:h 3el:h 3lx:g 3on:f 1gk:e 4lb:a 2di:9 3ok:7 194:6 1zc:6 1gj:5 t0:4 2og:4 4lj:4 26u:3
gaya	1d	2og:18 1ju:13 22g:10 1oa:s 3n2:p 28p:p 3a2:p 3nb:o 2ip:m 331:l 1af:k 3ne:j 2n9:j 2fi:h 3ph:h 242:g 3ol:e 3om:e 3po:d 3lx:d 2ii:b 3el:b hz:b 3on:a zw:9 1gk:9 4lb:9 2di:8 2l3:8 yl:8 1n5:6 2fy:5 3ok:5 1zc:5 1z4:4 tg:3 103:3 4lj:3 110:3
particular	g	4dr:1w
tomatoey	k	4ss:z 4er:i 2rr:h 1d9:b 3lt:8 2u5:7 3ls:5 3lr:5 1s0:5 333:5 2z0:3 lv:3
itch	10	1h5:1t 2ek:1r 3lq:1f 421:10 2bw:z 3ly:y 423:o 3lt:k 5fo:j 3ls:c 3lr:c 1s0:c 2el:b 2ei:a 3my:8 427:7 1h6:7 s3:7 3lp:6 2ej:5 3ll:4 3w7:4 3lz:3
imli	k	3lt:s 2u7:n 3ls:h 3lp:8 3kh:3
whitll	k	1fx:u 3lt:o 434:l 3lr:f 1s0:e 3mo:e 433:d 233:a 2w3:7 3lp:7 3fw:5 3fv:5 3ll:5 1z6:5 3mn:5
won	g	3ls:f 3lr:e 1s0:e 3lp:7 3ll:5
⅛	e	
cloy	n	23a:27 1md:i 5b2:6 1zc:4
overload	m	17j:1f 3ml:n 3lx:i 1zl:h 1i9:d 4ju:a 2uk:9 1zc:7 3a2:5 3lm:3
grandkid	g	1zl:k 1zc:8 3a2:5 3lm:4 3lw:3 1md:3
lip	22	3ly:7q 59w:1j 17j:1g 2j7:17 3lq:12 2bw:y 1of:t 1h6:p 3qn:o 2el:l 1pw:l 1fs:k 1lm:i 20x:i 3lz:h 4z0:g 41b:f 3mi:f 18p:e 3vb:d 2ei:b 1ml:8 2ej:8 2e7:8 2ek:8 1h5:7 1iz:6 3w7:5 wu:5 qi:5 3q2:4 3vo:4 497:4 1yp:4 1ym:4 2cw:3 3w9:3
tingl	17	3lz:5o 59w:1g 3py:17 4ss:t 3vo:q 2vi:q 1h5:p 3w7:k 1h6:f 3m2:f 3m0:f 3m1:e 3ly:d 3to:b 3tn:b 3tp:a 2ej:8 1ml:8 2ei:7 3tq:6 3w9:6 2ek:5 1of:5 3gd:4 1d9:4 2hp:4 ax:4 313:4 35i:4 3ll:3 2el:3 gl:3
lethal	g	3m2:r 3m1:p 2hp:7 3ll:6 1q1:5 3am:3
roastin	i	3m0:10 2v8:i 425:i 2hp:9 3ll:8 1q1:7 1ho:7 3am:4
mooth	i	3m0:10 4ab:g 2hp:9 3ll:8 1q1:7 4eh:6 3am:4
oomph	19	4ax:17 23b:y 3m3:x 4vs:m 5i9:l 1i0:k h2:e 505:c 3hj:b 68:a 1u4:9 1mv:9 20k:9 4i7:8 543:8 sr:7 2qp:5 3m4:4 166:4 4od:4 yc:3
depth	v	3wj:22 47q:1u 2cm:1r 5ix:1k 5a5:10 3m3:u 2gf:s 3m4:l 2qg:d 3gs:9 2ck:9 20k:7 1s8:5 68:5 4rn:5
feeka	g	3m8:r 3m7:b 3m6:a 1n3:9 3m9:5 3m3:4
gey	p	3m5:w qp:s 3oh:i 2hx:e 1w6:e 3oi:c 1yk:b 1n3:a 1a4:8 2jt:7 3m9:7 3m3:5 cy:4 3n4:4 1z4:4 58:3 1x9:3
wersh	k	zi:v 3m5:p 3qj:h 2z0:g 3qm:b 3ql:a 1n3:8 ps:8 3qk:7 3m9:5 3m4:5 3m3:4 37h:4 3he:3
needin	g	3m5:w 1n3:b 3m9:7 3m3:5 1x9:3
meh	m	543:v 2ki:u 2ky:s 17x:b 1s8:7 3m8:6 3m5:6 68:6
aftertast	v	1yk:1z 162:1b 3vf:t 3ma:p 1aj:c 1zj:b sk:a 1ok:7 1ct:6 jr:5 559:4
karela	g	3md:k 3gk:i 1yk:9
kadwa	g	3md:k 3gk:i 1yk:9
saveabl	i	48e:l 3mc:j 3mb:j 48f:e 3gk:d 12l:8 1yk:7
mask	e	
bahut	i	2sw:d 1j6:b 2s3:5 t0:5 2iz:4
patli	g	2sw:d 1j6:b 2s3:5 2iz:4
food:stir-fry-sauce	k	3mk:t 3mj:t 2ao:d 43o:c 2aq:a 1ev:7 37a:4 43n:4
overdid	20	3mi:2k 3tx:29 3hg:1g 3ke:1f 1jv:1c 17a:16 3nv:13 1od:13 2s4:z 1ba:z 2kq:v 2k8:u 3uj:t 3pt:p 372:l k3:h 3mk:h 3mj:h 3pu:e 1x7:e 3q2:e 19s:d 15k:c 4zk:a 3mh:a zy:a 1of:9 3lv:9 3ly:9 3qp:7 3qr:7 1cl:6 2jk:6 32z:6 b3:5 2po:5 1ev:4 xo:4 1b7:4 1w6:3 y2:3 tp:3 22c:3 lg:3
kadhi	g	3mh:u 1ev:d 1fx:5 123:3 3mm:3 3ml:3
gadha	g	3mh:u 1ev:d 1fx:5 123:3 3mm:3 3ml:3
saucier	m	3ml:2p 3mk:p 3mj:p 1nn:o 3mh:e 1ev:6
whichever	e	
paani	m	3po:10 2n9:v 28p:s 1fx:r 2l3:m 1t8:i 1z4:a 3ls:5 3fw:5 3fv:5 1y2:4 2qt:3
jaisi	g	1fx:y 3ls:7 3fw:6 3fv:6
horrid	14	3r1:1u km:1s 4m8:1n 57a:17 16s:16 4sj:y 1kc:x 14q:u 44t:k 260:j 2z1:i zw:d e5:c 514:a 1mz:9 32t:9 3i7:8 513:6 hy:6 1t5:6 y0:4 36y:4 3i2:4 fj:4 ff:3 1da:3
phat	m	3po:z 2l3:l yl:g zw:c 3nr:a 3np:a 1z4:9 28d:6 2og:5 1y2:4 2m3:4 16s:4
emulsion	i	1s1:y 472:5 va:4
fu	g	1fv:k qt:a 2at:5 zt:3
bobbly	g	3mw:e 3mu:e 2lw:8 35z:7 3mv:6
bhurji	g	3mw:f 3mt:f 2lw:9 35z:7 3mv:7
crem	i	2u0:s 344:q 3j6:g 3mt:f 3mu:f 2lw:8 35z:7
patissier	g	3mt:f 3mu:f 2lw:8 35z:7
strongly	r	4ns:15 47e:11 4s1:m is:l 2oh:h 18t:g i4:8 1z8:5 xi:5
faint	r	5bi:2f 3vj:s 1vf:r 2ek:o 3f1:n 48j:m 1h6:e 3my:e 3w7:d 3ly:c 2ej:8 2ei:8 3lq:8 3sg:7 2qn:6 2jw:5 3ew:4 3lz:4
smokiness	e	
karu	g	3n2:1a 12h:5
nahi	v	3n2:17 23p:t 21t:s 3ng:k 3pu:j 3nw:i 12l:g 3nh:d 2k6:c 6w:c 3nz:b 26z:b 3oj:a 3oh:9 3nf:9 2vx:8 3nm:8 3p2:7 1w6:7 3pw:7 bv:6 27o:6 25r:6 1zr:6 3c4:5 27p:5 12h:5 2a9:4 3c6:4 2jt:4 ls:4 1jl:4 2ab:3
ingin	i	3n0:y 280:l 1yr:i 457:g 11j:e 1i2:a 3n1:5
upar	i	3n6:11 3ba:k 3a6:d 3nr:d 3np:c 28d:8 2j4:7 2og:6 2m3:5 3nq:4 22c:4
raha	r	3qi:18 3n6:10 21t:s 3nw:l 3q1:l 3ba:j 3pz:j 3oj:f 3oh:e 3nz:e 3a6:d 26z:b 1w6:b 3nm:8 3p2:7 27o:7 2j4:7 1so:7 1zr:6 bv:6 3c6:6 3q0:6 27p:6 25r:6 2jt:6 3m6:4 1jl:4 36h:4 2k6:4 1zj:3 2ab:3 3qf:3
andar	k	3n6:10 3n8:p 3ba:j 3nf:h 2ja:e 245:e 3a6:d 2fh:a 1r8:7 2j4:7 2is:6 206:5
burnin	g	3n3:o 3n5:d 11j:d 3a6:7 3n4:6 11i:6 2j4:4 1gn:3
ghost	k	3n7:2k 2yp:c 4am:9 3lg:8 1up:6 1a4:4
bluidy	g	2ja:d 245:d 3n5:d 11i:6 2is:6 1gn:3
beech	i	24n:g 194:e 1ik:7 3q6:7
sunken	k	1at:l 3nb:i 3nd:e 224:d 1aq:a 306:8 3uk:8 2ww:7 3ne:3 3r9:3 3na:3
cav	n	3nb:4x 1n5:e 3q8:8 26u:4 2og:3 3ln:3
beautiful	m	1he:y 2qr:u 3nb:m 3nd:i 4yr:f 1mz:d 58l:8 3o5:7 3xq:6 3na:6 1jj:5 1ja:5 3ne:4 2rx:4 21w:4 2pz:3
baith	g	3nb:p 3na:6 3ne:5 3nc:4 28c:3
doon	n	2m3:2m 2ay:j 3nb:g 3nd:d l3:8 8i:7 3ln:6 1dr:6 1i2:5 1oo:4 3nr:4 3na:4 3np:4 le:3 1n3:3
doorstop	i	11l:v 3ng:e 3ni:e 3o8:c 3nh:9 1zh:8 2vx:6 3n5:6 2fh:3
2015	g	3ni:10 3nf:g 2vx:f 3n1:6
thatd	k	3ni:10 3nf:g 2vx:f 1hp:c bs:a 3n1:5 23k:5
phoola	g	3ng:x 3nh:l 3nf:e 2vx:e
moisten	w	289:3b 3nj:2v 4vz:1r 2me:z 7g:d p4:9 ty:5
sukha	k	2ip:19 3o3:p 2f8:n 3ol:m 2tu:g 3ok:8 22g:7 3nj:6 287:6
nikal	g	21t:t 3nm:8 bv:6
unlin	g	21t:r 3nl:9 bv:6
dig	12	3nn:s 21t:p 150:n 222:n 14y:k 1gt:i 1tl:d 4ux:d fx:8 3nl:8 1i0:7 3nm:7 n8:7 yn:7 3le:6 bv:6 1ck:6 5m:5 1qj:4 1dp:3
gentler	t	3no:20 3tj:17 21t:p 3g5:l 1dr:k 27g:i 21s:a 1n:9 1iy:9 3nl:8 3nm:7 bv:6 2ix:4 mn:4
fissur	g	3nr:e 3n3:9 28d:9 2og:7 2m3:5 3mq:5 3nq:4 3ne:3
carefully	i	2gv:10 3np:c 3n3:8 28d:8 2og:6 2m3:5 3mq:5 22c:4 2ie:3
crevic	g	3np:c 3n3:8 28d:8 2og:6 2m3:5 3mq:5 22c:4
daala	i	3pu:j 6w:d yl:8 3pw:7 tg:7 2fi:6 3c4:5
merg	n	1cp:38 19f:8 38b:7 4gn:5 t0:4 3nu:4
gay	g	t0:5
radiator	n	27o:27 3nv:x 215:8 tp:7 3nw:7 79:6 3nz:4 3nx:4
sulk	g	3nz:e 3nx:d 202:9 27o:7 27p:6 3n4:5 3n1:4
phool	k	3nw:p 3nz:g 26z:c sz:b 27o:8 29v:8 3p2:8 27p:7 25r:6 2o2:5 1jl:4 2ab:3
weather	k	2mc:1h 3ny:1c 3nw:r 3nz:i 5dq:c 5dt:a 5dr:a 5ds:a 27o:9 27p:8 3xu:6 3l0:6 1zz:3
risin	i	2lt:n 3o4:m 3nw:h 3nx:a 1zz:6 202:6 27o:5 3o5:5 27p:5 3n4:4 3o6:3
warmth	i	4oa:1k 1j4:m 132:4 184:3
forgotten	1d	274:1f 2pl:1b 3rm:18 qp:15 2te:x 1ag:s 1if:q gn:p 4zs:o 3ht:j 4tk:j 1fb:j 48h:h 9j:h 2h7:h 1rx:f 34b:d k6:c j4:a 4ix:7 1jk:7 1ig:7 2yq:6 3o1:5 1o0:5 n0:5 277:4 fn:4
food:bread-mix	g	3l9:y 1fe:h 1zz:7
haud	i	2f8:p 3l2:i 3nk:g 202:f 1qq:a 20q:9 454:6 287:6 11l:3
overprov	g	2lt:v 3o5:7 3o4:6 3o7:6 3nz:6 3o6:4
cowpat	i	2qr:v 2lt:o 3o4:n 3xq:6 3o7:5 3nz:4 2rx:4 3o6:3
trash	i	3o4:15 10n:k 1qe:g 3o5:9 3o7:8 3nz:8
efter	m	48b:11 2lt:q 3o4:p 3w7:e 3wa:c 3w8:c 48a:a 1gh:7 2ej:7 2y2:6 3o5:6 2eb:5 2ol:5 2el:4 3o6:3
chipchipi	g	3nf:i 2fh:a 1r8:8 206:5
underprov	e	
sodden	k	34i:1a 2gr:h 3ba:9 20:5 3ob:4 1re:3
wat	k	3ob:z 2se:o 4ev:n 3oa:i 1hv:c 1ko:7 1re:4 2va:4
gayi	k	3pe:k 3p6:h 1o9:h 3p7:e sz:b 29v:8 2o2:5 2ne:5 3pd:4
overhang	e	
fart	i	5l8:y 3cr:l 2o8:8 gc:8 ok:8 3g5:6 2ga:3 nv:3
runnier	m	4x5:1u 2l2:13 21q:n 1v1:g gc:9 1oo:7 2o8:7
chew	2i	30b:2a 5il:25 48i:1t 45:1e 2k6:z 35g:v 45v:p 2my:o 2mf:l 464:l 15v:k 1w7:i 1qt:h 1t7:e 1gq:d 4ck:d 1lp:c 1i0:c 3hp:c 1w6:a 3z1:a 10d:a qa:a 2ls:8 496:8 52z:8 37f:8 493:8 494:8 1hn:8 48z:7 44:7 1lv:7 3ol:7 1r5:7 2l8:6 49c:6 4fw:6 4fx:6 5c7:6 jf:6 10z:6 wm:6 2if:5 1cj:5 43i:5 2po:5 2ks:4 2bh:4 1mo:4 zy:4 1uu:4 1u6:4 1gy:4 2hi:3 10c:3 3nk:3 15j:3
resol	g	3oj:j 3oi:c 3c6:8 2jt:7 3m6:6 2k6:4 3n4:4 1z4:4
gal	i	3om:y 3oj:f 3oh:e 1w6:b 3c6:6 2jt:6 3m6:5 2k6:4
teuch	g	3oh:i 1w6:e 3oi:c 2jt:8 3n4:4 1z4:4
politely	k	5cb:1u 5fr:1u 3ol:10 5ca:l 3nk:g 4ux:8 3lm:7 2j9:3
whoop	g	3nk:m 3ok:h 3lm:9 102:4
slush	k	3om:2p 3oi:1m 5ax:g 3ll:e 2c0:e 565:3
swamp	k	3oo:10 58l:n fw:i 1n0:b 3el:9 1qf:8 1gk:7 1gm:7 3lm:6
geela	g	3el:k 3on:i 1gk:g
releas	w	3op:3k 1d2:u 2n9:r gn:p 55a:o 3xf:m 27t:l 3oq:k 4de:i 2xq:g 3xg:g 2a0:a 48x:9 3mn:8 29l:8
chhut	g	2n9:14
rag	12	1jx:1p 5m3:1d 1ww:13 3fy:10 3dj:z 13q:w 42j:p 140:m 2n9:i 3rf:g 26i:f 33s:f 3re:f 45k:e 3oq:d 2le:d 2r8:d 2vh:b 1uu:b 3rd:a 1t4:a 3ql:a 2qi:a 45l:9 2ht:9 1hc:9 2jt:8 13s:7 3or:7 1ny:7 2dk:6 3mn:5 254:5 3ff:4
stretchy	19	3os:65 3ov:10 zv:s 1cy:r 1dt:j 18t:g aa:9 4a8:8 2qo:7 tk:6 2xb:5 206:5 20b:5 hp:5 xo:4
patla	g	3ou:h xo:6 1ra:5 aa:3
food:mashed-sweet-potato	k	3ot:14 26k:u 4qv:9 14z:5 xo:4 1ra:3
overwork	i	3ai:18 zv:s 3os:4
pakoda	g	12l:h ls:4
swimmin	g	1t8:g 1ff:3 2n7:3
overwhip	w	3oy:4u 3p1:4p 1br:15 41h:e 3es:c
food:mascarpone	1e	3oz:br 1y9:m 5e2:7 18r:4 3p0:4 1sz:4
hopeless	m	4bc:17 2tq:k 1je:e 3oy:7 27s:7 1y9:6 1k9:6 15k:5 2r7:3
unwhip	e	
food:royal-icing	i	1h8:c 35c:5 26z:5 2du:5
theyll	17	54a:1f 2nx:s 11e:r e5:o 356:n 514:l 32t:i 2do:f 13o:d 4x1:c 40t:b 1h8:a y0:9 oy:8 6c:8 18r:8 26z:5 21q:5 54b:5 17f:5 3sm:4 515:4 1k5:4 w0:4 2df:4 1lb:3 1v1:3 3p2:3 139:3
overbeaten	i	1tr:j 1tq:h xc:h 271:9
gir	i	28p:s 3ph:n 2ii:g 2fy:7 2qt:3
crystallis	i	3p6:1b 3p7:p 2ne:8
food:dulce-de-leche	15	3p7:3x a5:2h
crystalliz	g	3p6:h 3p7:e 2ne:5
cheeni	g	3p6:h 3p7:e 2ne:5
length	t	3pa:7g 2q1:1f 1af:6
115	e	
rahi	g	23p:u 2a9:5
overboard	m	5b2:1s 3pe:f 1o9:d 3oc:c cg:7 3lv:7 32z:5 3ll:4 16w:3
waterfall	g	1o9:h 3oc:g 3ll:5 3pd:4
mellow	n	23y:18 3rr:15 1yp:m ya:e 2g7:5 4sr:3 2ug:3
hair	10	5fp:2d jf:25 1u6:1p 51v:y ot:q 2uh:i 3pj:f 461:e 3ph:d 3p5:c 31a:9 2ii:8 46m:7 46n:7 46k:6 46l:5 3wv:5 1lx:5 2fy:4 319:4 2wy:4 46j:3 2q2:3 qa:3 48z:3
fragment	g	3pj:j 3p5:f 2ii:b 1lx:6 2fy:5 2q2:4
chas	m	2of:w 2la:j 3pj:h 3ph:e 1ip:e 3p5:d o9:b 2ii:a 1lx:5 2fy:4 fj:4 319:4 2q2:4 1kt:4
chhilka	g	3ph:n 2ii:g 2fy:7
food:nectarine	i	lu:w
spent	g	16r:i 2mg:d
dumplin	g	16r:i 2mg:d
faen	g	16r:i 2mg:d
snotter	g	2l3:i 3mq:h 3mn:h 2q2:9 1z4:8 1y2:4
corkscrew	g	2na:p 37n:h
tab	g	2na:p 37n:h
screw	v	5hi:24 4ua:1e 3pu:17 2u5:13 4he:x 2na:o 33k:h 37n:g 3rf:f 2xh:f 3re:e 3rd:a 1t4:a 3ql:a 3b5:8 2jt:8 2xw:7 3xg:6 3mi:4 3xi:3
lever	e	
sugar	m	50m:19 23a:q 3pu:f 3px:d 6w:a 3ns:8 n9:7 3pw:5 3c4:4
distract	t	4w6:1w 57a:17 33o:14 3pu:12 xh:p 3px:l 2k6:j 260:j 1l7:h 6w:g 3ns:e 3pw:9 3pr:8 3c4:7 1hj:6 3dc:5 2ie:4 12q:4 3pt:4 3pv:3 3n1:3
chat	n	4rs:2k 2aa:1d 4sq:10 3pu:e 3px:d 6w:9 3ns:8 34l:8 3pw:5 15m:5 3c4:4 98:4
blank	k	2l5:v 2ve:r 3pu:a 3px:9 4bw:8 6w:7 2qk:6 200:6 3ns:6 3vz:5 44c:5 2w7:4
ki	g	3pu:j 6w:d 3pw:7 3c4:5
tinny	10	3py:53 333:28 3q2:p 4st:5 4ss:4
rawness	g	3q1:n 15f:8 3q0:7 3n4:6 1zj:4
beany	k	1yx:1e 3q0:t 16s:m 3q1:4 3pz:4
flooer	g	3pz:l 15f:8 3q0:7 3n4:6 1zj:4 1gn:3
sharpness	r	435:s 2u5:n 2rr:g 3py:g 2sb:e 333:e 3mi:e 4er:a 3br:8 2co:8 2uq:8 51z:8 1vu:7 1vn:7 26v:7 2ak:6 3ly:4
candl	m	3q3:2f 5mq:g og:a 5mr:5
droop	m	273:1h 21z:r 3rm:m 24n:b 1ik:8 1rx:8 3q6:5 2my:4 4b3:4 3n9:4
center	10	6q:19 4ad:16 25g:o 2hc:l 2kh:l 192:j 3r9:j 22f:i 2a0:g b7:c hz:c 35z:a 2kp:9 24n:8 4y1:8 1ik:6 f3:4 3q6:4
margherita	g	24n:c 1ik:9 3n9:4
fault	n	56g:1a 21y:q 1n5:i 2m3:i 55o:e 1xn:d 1n3:c 3ne:b 3q8:a 482:a 2qi:7 2og:5 1r8:3
bhura	g	1n5:j 2og:5 26u:4
redo	n	4u7:2o 5ik:1i 4zq:1e 1n5:g 592:9 3q8:9 3b7:6 2og:4 12q:4 26u:3
unstick	n	15g:t 190:9 17v:7 f4:4
lo	k	4ee:m 17v:l 1h2:h 2f5:g 4hs:f 3f8:9 3f9:9 3qm:8 3hq:6 37a:3 f4:3
greedy	g	3qd:y 3qe:x ki:g
ile	g	3qc:y 3qe:y ki:g
szechuan	g	3qd:10 3qc:10 ki:h
tofu	v	16p:11 16f:p xh:c 1q6:8 39f:7 36f:6 1ga:5 1c9:4
tofus	w	16p:11 16f:r 36f:p xh:b 1q6:8 39f:6 1ga:4 1c9:3
toot	g	3qi:19 1so:7 36h:4 3qf:3
breakin	g	3qh:14 3n4:9 1so:5 11l:3
invalid	g	3qm:d 3ql:c 3m7:9 ps:9 3qk:8 37h:5 3he:4
absolutely	k	4w1:1u 3qj:j 4t3:g mn:d 3qm:c 3ql:b 3m7:8 ps:8 37h:4 9i:4 39x:4 3he:3
flavorless	i	3qj:k 3rf:j 3re:i 3qm:d 3rd:c 1t4:c 2jt:a 3m7:9 ps:9 3qk:8 37h:4 3he:4
singapor	i	37i:k 37h:c 3qj:8 4hs:7 3ql:4 3f8:4 3f9:4 pf:3 3qb:3 3m7:3 ps:3
freshness	e	
whatsoever	g	1gn:f 2mq:a 102:9 2kq:9 3lu:4 2oz:4
undid	g	372:r 3qr:9 y2:4 22c:4
began	k	3vt:15 53r:10 372:r 2l5:e 3vz:b 3qr:9 rc:5 y2:4 22c:4 4h8:3 4h6:3 4h7:3
food:cream-liqueur	g	372:v 3qp:b y2:5 3qq:3
food:fruit-compote	m	3qs:3k 1jd:t 4cw:j 2aa:g 38c:d 3qt:a 2u3:9 3hw:7
liquidy	g	2aa:h 38c:e 3hw:8
food:dried-cranberry	p	3qu:54 36q:l 3qv:e 27j:a 1wu:7 15u:5 27f:4 4gg:3
food:halva	i	4el:p 27h:8 3hy:6 qn:6 1wr:5 1wu:4 22n:4 32h:4
winey	k	3g1:1a 48j:15 50t:12 2g7:9 1og:7 127:4
chisel	g	3kb:n 3cn:f 28f:9
lacquer	g	37v:b 3a2:9 61:5
unburnt	e	
floatin	g	1tg:m 33e:a 3g2:3
redden	g	1mz:n 41u:9 3mp:6
prettily	m	29s:1d 258:17 2ms:v gj:o 1qh:k 31i:g 3r3:9 4pl:8 29m:5 s7:4
icin	g	29s:1f
trail	v	3r4:4x 312:2c x2:13 4ga:7 27q:6
gel	i	3yj:p 3gs:h 3rv:6 3yi:5 3ym:3
food:almond-drink	17	3r6:4x 1w2:4g 246:1p 239:8 1w0:5
food:coconut-drink	t	3r7:30 44h:1b 4zt:1b 2bl:x 1l6:h 3r8:h 3r6:9 1w2:9 246:7 35c:6 440:4 2wd:3
clabber	g	1zr:9 3r6:5 1zm:3
pointy	p	4ej:14 b7:12 2mi:f 22e:f 1bd:d 4dh:d b1:5 4pl:4 22f:4 4dg:4 15j:3
generous	y	48d:1p 55n:11 5m:t 1cf:h uc:f 224:b 1wm:b ks:8 198:8 306:8 38k:6 3zd:5 3na:5 1ac:5
cluster	r	3rb:59 1wx:s 3zy:8
food:frozen-strawberry	m	3rc:24 22r:k 3rf:9 3re:8 3zc:7 3rd:6 1t4:6 3ql:5 1tt:5 2jt:4
food:gooseberry	i	3rf:j 4fy:h 1t4:c 3ql:c 2jt:a 1fg:8 1tm:4
whim	g	3rf:n 1t4:f 3ql:f 2jt:c ls:4
soor	g	3re:l 3rd:e 1t4:e 3ql:e 2jt:b
firmer	m	5ck:1f 3rg:15 276:s 1cc:j 18u:6 zj:6 1lm:5 1jf:4
herby	m	48y:21 3rj:n 491:9 18p:7 1gh:6 216:6 2ol:5 3o7:4
food:smoked-paprika	36	3ri:8u 1i7:2o 1hq:u 1hu:s 40q:m 3rk:a 112:8 4tn:7
peanutty	g	18p:8 3rh:8 1i9:7 216:6
food:liquid-smoke	m	3rk:4s 3rj:i 18p:6 3rh:6 1i9:6 216:5
sprig	1k	3rl:7n 43g:1u 45c:1a 51x:12 31k:v 4vh:u 3dj:i sc:f 1js:d 35g:a 1ks:6 5ba:5 51n:3
tissu	g	1rx:m 3q4:h 1o0:7
sossy	g	1fd:w 3a9:7 6q:4
reet	k	1fd:t 3s4:r 2wg:n 1dp:b 2jj:8 3a9:7 6q:3 p2:3
ish	m	2um:1m 3rq:18 1c7:p 4c6:f 19o:9 3hu:9 43n:7 2jj:5 b9:4
fattest	g	3rp:h 2jj:6 b9:6
mouthful	y	5al:1i 3pf:15 3yr:w 1o3:r 3i2:l 3s1:f 226:d 2e2:d 5fo:a 3rr:9 2sa:8 46m:6 46n:6 ip:6 1bz:6 3yx:6 46k:5 3rx:5 46l:5 3wv:5 ii:4 3my:4 3yp:3 46j:3
symptom	i	2e2:c 1hm:a 3s1:7 2gd:7 3rv:5
kfc	i	1vv:p 34e:i 3rr:7 3rs:6 3e6:4 30b:4 1o3:4 sl:4
illness	e	
diarrhoea	m	3rv:32 3yi:n 3s1:f 1hm:9 3yj:3
fever	g	3ty:w 3yl:h 3fa:4 2jr:4
111	e	
dehydration	e	
immun	g	3tu:u 57d:g 2ec:c zn:4 24i:3 5iu:3
system	g	3tu:u 57d:g 2ec:c zn:4 24i:3 5iu:3
vomit	p	3s1:4q 3rv:j 3yi:b 1hm:9 2e2:7
jamaica	k	4zf:1n ru:s 1ng:g 1gd:9 2ag:5
campylobacter	e	
usda	i	3s4:2n 2jj:j 3ro:4
nowaday	k	4sx:1i 3s4:s 23l:o 2wg:n 2jj:9 4sy:5 3jf:4
gourmet	g	h4:9 3s8:3
copy	i	4uk:1t h4:9 3s8:3
bleu	g	h4:9 3s6:4
awright	m	38h:i 43b:f 3ww:b 3wy:b 3wz:a 3wx:9 h4:8 2n5:7 12o:6 12i:6 31k:5 43j:4 386:4 3s6:4 3s8:4
specially	k	2kf:1d 52g:1c 552:17 pe:i 34q:8
controll	e	
moo	g	3sd:6 2dh:6 2vq:5
tenderis	n	3sd:3g 42o:1a 2tw:r 5jt:7 337:6 l9:6 3f8:4 3f9:4 1n1:4 7t:4 pz:4 3hq:3
65s	e	
muscl	g	2xd:2k
shot	12	3sg:2v 42l:1b 33k:y 1b1:x 1m6:u 1va:r 1lm:r 25x:n 48j:l 1vg:k 4e:h 3do:a o:a 3sk:a 3my:9 2gw:9 ay:7 275:6 1vd:6 3xi:6 1vf:5 29n:5 302:5 1ke:4
brac	g	1b1:e 4e:9 3sk:5 2gw:5 2vx:3
haunch	g	1b1:g 4e:7 3sk:4 2gw:4
estat	g	1b1:g 4e:7 3sk:4 2gw:4
food:wild-boar	i	1b1:t 3sk:r 4e:c 2gw:7 3sg:5 2vx:5
food:beef-sausage	k	3sl:3l 1b1:g 4e:7 3sk:4 2gw:4
ought	52	5h9:20 5jo:1r 2ec:1d 4zp:1c 4ym:1a 4pc:18 5mb:16 3uf:15 16o:14 4pj:13 fr:12 5kt:10 2k3:10 3fn:z 4vv:z 1aj:x 1qf:v 2zh:o 4xh:m 3c3:m 3do:l 1pk:k 45z:k 2kb:j 1ld:i 3go:i 2my:g 1ja:g 1dv:g 29n:g u2:g 35o:e 1kc:e lc:e k2:d 3kz:c 2d9:c 1b1:c 4ga:b nf:b e5:a 13a:a 111:a u5:9 1ww:9 6w:9 30t:9 av:9 2hl:8 2mx:8 2gf:8 ix:8 4e:7 2a0:7 3p3:7 1pp:7 125:7 v4:7 1mt:7 1k5:7
wound	e	
unrefrigerat	g	3hm:1d 34b:7 3sr:5 3ss:5 3sq:4
certainly	e	
spor	e	
bacillus	e	
cereus	e	
surviv	1y	4zl:2q 58r:2c 390:24 3st:1q 3yb:1f 4b:1b 37u:12 56a:m 54m:k 4wl:j 1rk:f 54l:f 3jg:d 2q7:d 1t5:c 5e6:b 4p1:8 1f2:7 50d:7 1hh:6 3jy:6 37q:4 i:4 4jq:3 2q6:3 1tn:3
sofa	m	4tk:1i 4qp:1f 1vt:t 1o8:o 3sv:l 9j:9 1d7:4
december	i	1tt:1d 3su:r 1d7:e 1to:9 3sw:6
ninety	t	3sw:2u 3c1:1f 4m2:1e 5jo:1c 3sv:11 1sl:t zn:i 3su:e 3tu:9 1dx:8 1d7:7 3rz:7 3s0:7 57d:5 2ec:4 3ty:3
food:party-food	10	3sx:4u 2he:s 40w:l 3ch:g 1r5:f
tapas	k	3sy:3a 3sx:o 3sz:b 4ys:3
devil	k	3sx:q 28o:f 41h:c 24b:7 4jv:6 4jy:5 4om:3
delivery	k	1n8:1f 39i:w 2q7:b 19y:7 1n1:5 2gy:4
pm	i	34v:f nh:c 4ld:8 4lf:6 1a9:5 4ll:3 4lg:3
himself	v	fe:2a 1ua:1p 1j4:y 2p1:s 3cs:p 3ww:c 3bm:c 3wy:b 3wz:b 3ec:a 3wx:a 2n5:7 17:6 3vb:5 3id:3
unsaf	r	3t3:16 22k:h 1e9:g 3t2:e 4ja:b 3ik:a 3cv:9 fe:9 1vs:8 2lb:7 24v:6 2op:6 377:5 3ty:4 1d0:4 fo:4 4ir:4 31o:4 4of:4
food:frozen-chicken	1b	3t4:32 3t8:w 3jb:u 26:q v4:b 1uv:7 22i:5
unfreez	i	26n:10 3t7:f 1jn:9
suppos	15	50x:1j 3t5:o 4g3:o 291:h 2gt:f 3t7:e 3t4:d 4g2:c 3t6:b 4j8:b 4iw:a 4i6:a 1jn:9 2t1:8 4j1:8 4jp:7 3de:5 4jb:4 ee:4 4ii:3 565:3 4g4:3
stupid	k	3t5:15 1fl:q 1jn:f 49:d 1h8:5 3j1:4 47v:4 1pd:3
watertight	e	
unknown	g	44e:j 28p:a 1mn:4
refrozen	e	
mold	m	3tc:q 2sl:o 3tb:m 3b1:d 2m8:c m4:8 xz:7 3tg:3
moldy	i	3tc:1m 3tb:k 3b1:i 3tg:4 20z:4 m7:4 m4:4 3te:4
fuzz	m	m7:10 1rp:m 45r:b 45s:a 45q:a 45t:a 35o:a lu:8 3pk:7 m4:7 1kq:3
island	i	3tc:h 4o3:c 3tb:9 3b1:8 4lp:6 ye:4 m4:4 4n4:4
fiver	i	58b:23 3tc:j 3tb:a 3b1:a 58c:4 23l:4
fusty	g	3tc:j 3tb:a 3b1:a
guarante	e	
toxic	r	x1:v gl:r 3zj:o 2bh:j o4:g 2gd:f 2y1:b 1gj:a 3yp:9 3z1:7 35g:6 3yo:5 2g7:4 up:3 3zl:3 3zm:3 3zk:3
scary	k	3no:z 1yv:d o4:8 jg:6
queasy	i	2gd:11 3s1:a o4:6
cannellini	10	qm:42 1xq:2m 3tl:q 1xo:p o4:9 5as:8
food:borlotti-bean	e	
stair	g	3tp:i 3tq:b ax:7 18w:4 1bf:3
alien	g	3tp:i 3tq:b ax:7 18w:4 1bf:3
sproutin	g	3to:d 3tn:d 3tq:8 ax:5 35i:4 18w:3
sill	g	3to:c 3tn:c 3tp:c ax:4 35i:4
solanin	e	
nerv	e	
bodybuilder	g	z2:d 28k:6 2dd:6 3tu:6 2ly:5
chemo	i	3rz:16 3s0:16 zn:8 1nk:6 3tt:5 2ec:4 z2:4 1sl:4
women	12	34m:12 3tv:l 4wj:i 2db:e 1av:a 3u3:9 2du:9 3cx:7 2d7:7 1bj:6 zm:5 2dk:5 4xh:5 s9:4 1cb:4 po:3
severely	e	
weaken	g	3mi:c 2o1:7
poorly	r	3ty:47 5jo:1q 3ai:1e 3rw:j 1bz:j 3s1:9 13l:8 2gd:5 3rv:5 3sw:4 3yi:4 1hm:4 22k:3
scoff	i	3u2:1e 22k:9 29p:6 1i1:4 mz:4
childhood	g	22k:h 3ty:4 1m0:3
memory	g	22k:h 3ty:4 1m0:3
coli	e	
crav	1n	538:1b 1av:v zm:r 2dc:o 18s:l 2dw:j 2hx:h 1bj:h yj:g 51z:b 2db:b 4qv:b 1cb:8 po:7 34w:6 3tv:6 2fs:5 4wj:4 2pv:4 t7:3
expectin	g	2dg:o 2cz:8
infant	17	17:m 5k5:k 3uf:i 1m1:c 3vr:8 1w3:7 2fr:6 3kz:5 3ew:5 3vp:4 1zu:4 40w:3 1m9:3
manuka	g	3ua:7 3u7:7 3u8:7 3u9:7 3ub:4 3cw:4 1qi:4 3u5:4 1x0:3
food:baby-rice	g	3ua:7 3u6:7 3u9:7 3ub:5 3cw:4 1qi:4 3u5:4 1x0:4
naturally	g	3ua:7 3u6:7 3u9:7 3ub:5 3cw:4 1qi:4 3u5:4 1x0:4
loop	g	3ua:8 3u7:7 3u8:7 3u6:7 3ub:5 3cw:4 1qi:4 3u5:4 1x0:4
dummy	g	3u7:8 3u8:8 3u6:8 3u9:8 3cw:4 1qi:4 3u5:4 1x0:4
furious	i	47d:t 47f:g bn:9 3u7:8 3u8:8 3u6:8 3u9:8 47c:5 3cw:4 1qi:4 3u5:4 1x0:4
india	k	3uc:1m 1w4:19 59z:a 3ua:7 3u7:7 3u8:7 3u6:7 3u9:7 3ub:5 1qi:4 3u5:4 1x0:4
constipation	e	
childminder	g	1lv:f 1mo:8 2hi:7 2ig:6
eczema	i	3kz:v 3uf:l 2ds:f 2oz:d 24d:8 33v:5 1an:4 409:4
clamp	i	53a:k 2oh:h 2sl:5 21w:5
pris	m	3uh:42 27t:13 2oh:4
food:mussels-in-sauce	k	5c0:q fs:e 5f2:9 1q4:8 2oh:4
closer	g	2oh:h
hummin	g	1at:k 3na:e 1aq:9 2ww:6
food:herring	g	3ev:7 3w2:4 3w4:4 3w5:4 3w3:4 1cj:4 2yd:4
histamin	e	
defreez	g	yr:p
parasit	r	3uo:38 31j:1x 42i:4
grad	i	2dp:10 1bu:a 3k7:6
food:fajita-kit	g	3k7:w 2dp:7
regular	1y	1r4:1g 3uc:18 4hb:14 4dq:y qw:v bk:r 18h:r 21n:p 4ff:p 1dq:k 2ao:i 23z:h 3k7:f xn:b 4ev:b 3ob:a 4fd:a 4fc:a 4d1:a 1w4:9 9s:9 19v:8 4ui:8 4uj:8 1or:7 1zn:7 21m:6 gb:6 1io:6 19y:6 2h0:6 4fp:6 1hv:5 tc:5 1hq:5 2uq:4 4ac:4 32q:4 3ri:4 2gy:4 4a:4 md:4 x8:4 4fq:4 2mz:4 1zm:3 2dp:3
grocery	t	57v:1y 3k7:v 450:f 451:f 2cq:e 4fe:b 2u7:b 19v:a 44z:8 yn:8 2h0:7 2dp:7 p6:5 1zw:5 3lr:4 263:3
freshest	g	3k7:v 2dp:7
wild	r	4q2:1a 8x:10 3wx:z 1yo:v 1j1:p 3ww:o 2fw:j 3x2:g 3a9:9 4ts:8 4tt:8 yo:7 368:6 28z:6 5ci:5 4q4:5 1gp:5 3eu:5 p4:5 3uj:4 39w:4 460:3 3cs:3
outag	i	3uv:1e 3uw:w r8:q n8:7 3ux:4 3uz:4
blackout	i	3uw:1a 3uv:t r8:o n8:a 3ux:4 3uz:4
storm	g	3uv:h 3uw:h r8:e n8:5
chest	k	4pt:1r 3uv:g 3uw:g r8:e 3vr:d 3ew:c n8:5 3vq:3
failur	g	3uv:k 3uw:k r8:g
bacteria	i	2eo:s 4s1:m 2ed:8 fk:6 1sr:5
kin	g	uw:6 1i5:4
blanket	g	3v3:a 1vd:9 mg:4
ablaz	g	3v2:8 1vd:7 mg:4
extinguisher	e	
means:deep-fry	t	3v5:43 5ls:2a 3h7:v mq:v 3cv:g 1ex:e 1f0:3
haz	w	3v6:19 4z3:j ge:g 3v9:a y1:3
belch	g	3v6:f 33n:d 3v8:a 3v9:5 3v5:3
wisp	g	3v7:x 3v6:c 33n:b 3v9:4
crazy	n	3v8:4a 3v6:r 1iu:l
ow	17	5b5:1y 2ec:1a 19x:10 b4:n 16k:j 3a7:i ah:h 9h:c 4j9:a 3vb:a 1it:7 545:5 3a9:4 aj:3 a9:3
throb	k	3vb:2e 3vd:f 2e7:e 41b:e 3f4:6 3vc:6 3l9:4
forearm	i	3vh:v 3vb:s 2gr:i 3vd:8 3vi:7 2nk:5 1x6:4 1gc:3 3f4:3
toothpast	i	3vb:14 3fl:q 2mk:9 3f4:5 3vc:5 3l9:3
painkiller	e	
chemical	k	1zj:23 42d:i 3zj:e 323:c 2yh:7 2y1:7 322:7 1ok:6
genital	e	
molten	k	3vh:1m 3p7:h 2nj:g 3vi:9 a5:7 2nk:6 3vc:6 1x6:5 1gc:4
spun	g	3vh:12 2nk:6 3vc:6 1x6:6 1gc:4
stitch	k	3vj:3o 2qn:4 2jw:4
gash	g	3vj:z 2qn:7 3vl:4
bleedin	g	3vj:u 2qn:6 2jw:5
spurt	i	4w9:u 3xf:q 3b5:a 3op:a
seep	g	5k9:1j 2sl:9
numb	12	3vo:8d 3lz:5 2vi:5 313:4
thrust	g	3vr:c 3ew:c 3vq:3
slap	p	3vq:4q 5b4:1c 565:p 3vr:9 3ew:9 2qo:8 hp:5 3vp:4 hq:3 47z:3
heimlich	i	3vr:10 3ew:n 3vp:b 3vq:6 2if:4 3vt:4
windpip	g	3vr:c 3ew:c 3vp:6 3vq:3
speak	k	3qq:13 53r:13 4cn:r 4co:e 3vr:c 3ew:c 3vp:6 3vq:3
clutch	g	3vr:c 3ew:c 3vp:6 3vq:3
grandda	g	3vr:c 3ew:c 3vp:6 3vq:3
forward	g	4lb:a 2di:a 4lj:4
navel	e	
sharply	e	
speaker	g	2l5:j 4h6:4 4h7:4 3vz:3 rc:3
cpr	e	
blindly	e	
scratchy	g	3w4:6 3w5:6 3ul:5 3w3:5 1cj:5 3ev:5 2yd:5
mirror	g	3ev:7 3w2:4 3w4:4 3w5:4 3ul:4 1cj:4 2yd:4
fishbon	g	3ev:7 3w2:4 3w5:4 3ul:4 3w3:4 1cj:4 2yd:4
thrappl	g	3ev:7 3w2:4 3w4:4 3ul:4 3w3:4 1cj:4 2yd:4
drool	e	
reaction	p	3w7:2g 1h5:1i 3lz:t 3ly:h 2ej:f 3lq:7 1h6:7 2ei:7 3w8:6 3my:6 2ek:6 2el:4 3wa:4
anaphylaxi	i	3w8:1u 3w7:k 3wa:h 2ej:a 2eb:8 2el:5 2bw:3
tingly	k	1h5:i 2vi:f 3w7:e 3lz:e 3vo:a 3ly:5 2ej:5 3wa:4 3w8:4 2el:3
antihistamin	i	3wa:26 3w8:k 3w7:c 2eb:9 2el:6 2ej:5 2bw:4
911	g	3wa:g 3w8:g 2ej:9 2eb:7 2el:5 3w7:4
swellin	g	3w7:e 3wa:c 3w8:c 2ej:7 2eb:5 2el:4
difficult	k	3ah:17 231:q 3w7:e 3wa:c 3w8:c 16d:7 2ej:7 2eb:5 2el:4 3cv:3
welt	g	3w7:e 3wa:c 3w8:c 2ej:7 2eb:5 2el:4
improvement	e	
closely	e	
forkful	k	543:1e 2ky:y 2be:l h3:3 vr:3
windowsill	t	3tq:35 4t6:1l 40l:w 1ig:q 43b:q 4hj:p 1qc:g 43i:b 1j2:b 3xy:8 1qi:5 gx:3
food:sun-dried-tomato	i	3wj:1d 1qc:g 4rn:f 1j2:b 1qi:5 gx:3
acidify	e	
blur	e	
vision	e	
slur	e	
speech	e	
preserv	p	5bx:20 35w:1t 5ko:1t 3wr:m 3wp:h 50c:d 3wq:6 gg:6 3wu:6 11p:6 q3:5 3wv:5 3wt:4
canner	i	3wq:1w 3wr:z 3wu:9 3wv:8 3wt:7 3wp:4 35t:3
mason	k	4en:1e 3wr:1e 3wq:14 3wp:g 3wu:9 3wv:7 3wt:6
glut	19	56a:28 52e:1d 4a1:1a 186:15 5h3:12 5h4:12 3yf:r 1jm:k 1tn:j fw:i 1xd:g 1de:d 4i7:9 3hb:9 3wq:9 1nk:8 3yz:7 35a:6 2sr:5 4od:4 3or:4 od:4 3wp:4
stabl	g	3wq:q 3wr:l 3wp:b
camper	g	3wq:q 3wr:l 3wp:b
van	i	3wq:q 3wr:l 3wp:b 46m:8 46n:8 46k:7 46l:6 46j:4
forag	m	3wx:26 3ww:1c 3x2:q p4:8 3wy:7 3wz:7 3uu:4 460:3
app	m	3wx:3c 3ww:v 3wy:4 3wz:4 p4:4
puffball	i	3wy:10 3ww:p 3wx:k 2n5:f 3wz:5
lawn	i	3wz:z 3ww:p 3wx:k 2n5:f 3wy:5
shroom	g	3ww:c 3wy:b 3wz:b 3wx:a 2n5:7
backyard	g	3ww:c 3wy:b 3wz:b 3wx:a 2n5:7
forest	k	3ww:18 3jy:z 5ci:b p4:9 3wx:9 460:7 3cs:7 3uu:5 3x6:4
boletus	g	3ww:c 3wy:b 3wz:b 3wx:a 2n5:7
toxin	g	3ww:c 3wy:b 3wz:b 3wx:a 2n5:7
slug	m	40k:k 40j:k 40g:k 10r:j 36b:e 4o3:d 3ww:b 3wy:b 3wz:a 3wx:9 40i:7 2n5:7 4lp:7 4pd:6 3yi:4 4n4:4
expert	e	
deadly	e	
bb	g	3xa:p 3x9:p 3xb:n
twelfth	g	3xb:w 3x8:v 35e:4
fourteenth	g	3xb:w 3x8:v 35e:4
expiration	g	3xa:q 3x9:q 3x8:o
quality	e	
good	1i	3xd:b2 4j5:8 4kv:8 4lj:7 33i:7 4i7:5 4j2:4 4lb:4 4l3:3
honkin	g	1b0:b 1ay:b 1am:8 1aq:5 1ar:4
valv	m	3xf:4e 3xg:6 3op:3
vent	n	3xg:32 1ps:16 3xf:u 3b5:g 3xi:f 3op:b 33k:9 2xh:8
ebay	g	3xf:n 3xg:d 3op:9
ceil	v	302:2k 3xg:1b 33k:v 1ac:t 4w9:p 2uh:k 1gy:k 236:h 461:g 3xf:f ay:c 3b5:6 3op:5 16t:3
explosion	k	55h:2a 2xh:16 3xf:m 3xg:c 3op:8 302:7 4w9:6
bash	2k	3xk:9o 338:2i mx:28 5gb:1j 1z0:1h 275:11 4c9:10 220:s 469:m 185:l 1yz:k 386:j 31a:j 461:i 2xi:g r0:e 2x4:e 48b:d 319:b 2uh:8 fs:7 om:7 qj:6 5js:5 21z:5 387:5 3sd:5 5jt:4 5fi:4 337:4 48a:4 178:3
corrod	g	3xn:8 3xm:8 3xo:8 3xp:7 2y8:6 3io:4 2w3:4 2vo:3 2ls:3
ding	g	3xo:8 3xl:8 3xp:7 2y8:7 3io:5 2w3:4 2vo:3 2ls:3
20p	g	3xo:8 3xl:8 3xp:7 2y8:7 3io:5 2w3:4 2vo:3 2ls:3
2014	g	3xn:8 3xm:8 3xl:8 3xp:7 2y8:6 3io:4 2w3:4 2vo:3 2ls:3
creas	i	3xn:8 3xm:8 3xo:8 3xl:8 1y3:6 2y8:6 3io:4 2w3:4 2vo:3 2ls:3
seam	r	3xq:6y
awak	k	3xr:1x 5aa:17 5a9:17 49u:j 1e9:f 24v:a
interrupt	12	rg:1u f6:1u 4tg:1i 4qp:i 8v:h b1:d 132:a 1fn:9 3xs:8 fq:7 f4:7 ln:5 ex:5 cy:5 f2:4
prefry	g	1fn:10 7o:6
rain	k	2mc:n 5dq:m 3ny:d 3xx:d i0:7 2jb:5 5dt:4 5dr:4 5ds:4
gazebo	g	2jb:i 3xx:f
garag	k	4hj:1y 3xy:1w 2jb:a 3xx:8 3xw:8 4hi:4
disposabl	m	562:1x 3xx:1e 2jb:n 2ja:i 4hd:b 27i:b 3xv:7 3xw:5 3xz:5 3xu:4 3ac:3
balcony	i	3xw:1q 4hj:p 2jb:5 3xv:3
loo	i	2jb:h 3xx:d 41f:d 41d:d 41e:d 41g:a 1kj:a 41b:5 3xv:3
unsur	i	23o:r 3ay:o 2qb:o 2s4:h 4gn:e 2sw:4
lit	p	3kt:2h 1vf:1i 4gt:i 2jg:i 241:e 400:b 4qm:b 2yq:a 4gu:9 1sd:8 1va:6 47c:5 11c:4 4lr:4 48b:3 2uj:3
monoxid	e	
unlit	i	3y3:1j 3y4:10 3y5:n 3y6:6 3y9:6 3y8:4 rk:4
pilot	i	3y4:1k 3y3:z 3y5:n 3y6:6 3y9:6 3y8:4 rk:4
headach	g	3y4:o 3y3:o 3y6:4 3y9:4 3y5:3
sooty	g	3y4:l 3y3:l 3y5:e 3y9:4
burner	24	3y7:24 xq:1p 49a:1k 4xa:1d 1sj:18 3kj:11 2e9:y 2go:y oj:x 57t:v 154:v 4yc:t 47g:p f2:l 2xg:f 1li:f xo:d x0:c 2j3:c zh:b 2bz:b n3:a 66:9 2l5:9 11w:8 p1:8 3vz:7 1ml:7 12u:6 11y:5 35s:5 49b:5 1au:5 41h:4 1pu:4 wq:4 2ub:4 1ef:4 1hl:4 3ec:4
hoos	k	3y4:l 3y3:l 432:e 3y5:e 4o3:d 4lp:7 113:6 4n4:4 3y6:4 3y9:4 nx:3
cylinder	g	3y4:l 3y3:l 3y5:e 3y6:4
meter	e	
emergency	k	54k:2m 4zm:1d 3st:o 4zl:c qo:5
0800	e	
002	e	
001	e	
northern	i	3yz:1h 4qe:g 3yf:3
dizziness	e	
boiler	m	3yh:3n 2xr:1q
bug	r	4pf:2z 3yi:1f 3rv:14 36b:12 3s1:x 4pd:w 1hm:f 3yj:6 3x5:5 10r:4 2e2:3
norovirus	i	3yj:2a 3r5:8 3rv:5 3yi:4
cater	i	1xy:q 3yj:o 1xz:k 3r5:9 3rv:6 3yi:5
flu	i	3rw:q 3yj:l 2oe:f 3fa:9 2jr:9 3r5:8 3rv:5 3yi:4 2tg:3
skitter	g	3yj:n 3r5:9 3rv:6 3yi:5
motion	n	3yn:1u 3rv:p 3yi:k 2qi:d 1hm:a 3s1:8 16v:4 3yj:3
homegrown	k	3yp:y 3yo:w km:o 4x5:i 16s:7 3i2:6 3ys:6 3yw:6 3yu:6 3yq:5
gourd	i	3yp:1z 3yo:r 3ys:7 3yw:7 3yu:7 2gd:4
vil	i	3yo:r 14h:d 3ys:7 3yw:7 3yu:7 2gd:4
horribly	k	3yv:37 3i2:18
aspirin	g	3yp:s 3yo:h 3yw:5 3yu:5 3yq:4
undrinkabl	i	3yp:r 3yo:g 4sr:f 3ys:4 3yw:4 3yu:4 3yq:4 1x7:4 vt:3
foul	g	3yp:s 3yo:h 3ys:5 3yw:5 3yq:4
gall	k	3yr:47 3i2:m
dudhi	g	3yp:s 3yo:h 3ys:5 3yu:5 3yq:4
extrem	e	
cucurbitacin	e	
food:blackcurrant	m	3yz:38 36s:16 10v:o 3g1:7 3z1:4 3yf:3 35g:3
kernel	n	1o:1n 1h4:t 3z0:j 3z1:e 35g:c 4n4:c 4j9:c 4l4:a 10v:6 2bh:6 1jy:4 2ph:3
daffodil	i	3z1:27 35g:i 10v:8 2bh:8
decoration	15	4y7:27 569:24 3q3:1t 5mq:1b 29o:18 16c:18 4u2:13 2sb:y 1yn:q w5:p 3z1:k 1ut:g 1mi:e 10v:8 2bh:8 39n:7 4u1:7 d6:6 3z2:6 1ck:6 1jy:6 4zi:5 iy:4 20k:4 1na:3 35g:3
food:cordial	p	3z3:3o 44t:y 1wj:k 3z1:f 35g:d 36q:a 10v:6 2bh:6 3yz:6 1jy:4
juicer	k	3z4:2z 5bc:j 3z1:i 35g:g 1kr:8 10v:7 1jy:5
yard	m	1fg:t 5jp:j 3z1:i 1sl:g 3lb:g 35g:g 2q8:9 10v:7 45v:6 zk:6 1jy:5
venom	g	3z1:i 35g:g 10v:7 1jy:5
lily	e	
valley	e	
foxglov	e	
hydrangea	e	
food:frozen-sweetcorn	19	3zb:97 2fs:1j 19f:h l:5
food:frozen-raspberry	10	22r:40 3zc:2e
food:frozen-mango	r	3zd:4x ly:17 2u8:e 28w:d 38k:4 3ca:3
wioot	i	4aq:14 3ca:p 4ar:e ly:a 1c5:6 468:5
import	e	
gang	g	33q:19 1ww:5
food:fruit-yogurt	12	3zh:5t 1o6:2k 1bx:4
ovenwar	e	
budgi	i	3zj:27 2y1:e 3zl:7 3zm:7 3zk:7 33o:6
shivery	g	3zj:q 2y1:d
achy	g	3zj:q 2y1:d
incident	g	3zj:q 2y1:d
260	e	
harmlessly	e	
breathless	e	
puppy	r	29g:1l 3zy:t 3zs:j 3zu:c 3zq:a 400:6
human	g	1um:a 29g:5
stol	k	3zq:2b 29g:c 3zu:6 1um:6
hound	g	1um:a 29g:5
labrador	k	3zq:m 29g:m 3zs:6 1um:5
wolf	g	1um:a 29g:5
spaniel	i	1um:x 3ed:b 3zy:7 29g:6
pup	i	29g:f 5cq:7 3zq:7 3zy:7 2ev:5
terrier	n	3zq:14 29g:13 400:8
beagl	g	1um:a 29g:5
vet	g	4gt:k 241:g 4gu:a 47c:5 3y1:5 48b:4
bokin	g	3s1:b 2gd:6 3rv:6 3yi:5 1hm:4
poisonin	g	3s1:b 2gd:6 3rv:6 3yi:5 1hm:4
rehydration	e	
episod	e	
38	e	
urin	e	
lately	g	26r:q 2ho:9
41	e	
gat	i	2ds:u 24d:k 409:f 33v:d
vend	g	2ds:h 24d:8 33v:6 409:4
coo	g	2ds:g 24d:8 33v:5 1an:4 409:4
calcium	e	
fortify	e	
arsenic	e	
soil	1b	40f:4u 1gv:34 3hg:1f 1kb:1b 4pf:y q5:b 10m:a 2gr:8 163:7 3yi:7 1gu:5 qu:4 41u:3
pesticid	g	40k:k 40j:k 3x5:b 40h:a 40i:7
suspicious	k	40k:l 40j:l 40g:l 2oe:f 40i:7 ra:6 17f:3
cak	k	1wz:t 2xy:o 40k:j 40j:i 40g:i 1kz:g 3x5:a 40h:9 x0:3
prewash	g	40k:k 40g:k 3x5:c 40h:a 40i:7
unnecessary	g	40j:k 40g:k 3x5:b 40h:a 40i:7
food:cress	m	40l:43
food:mung-bean	i	40l:w 40m:p 17q:g
mung	i	56w:1a 40l:x 40n:f 2mr:5
outbreak	g	40l:x
germany	k	40p:13 40l:x 3gg:m 432:c 3y8:8 113:5 43a:4 20n:4
wary	n	4uo:16 160:15 40l:x jy:u 9q:d 34w:d 538:9 98:8 2ie:5 vo:4
moong	g	40l:x
throughout	g	1sr:7 v0:7
food:chicken-liver	r	40t:7h 2do:d 2df:3
de	g	2do:f 40t:b 2df:4
foi	g	2do:f 40t:b 2df:4
lov	14	3cx:2r 3no:10 4jc:o 3fb:n 2do:g 40t:c 1dd:b e:a 3u5:9 3sx:7 4i7:6 hb:6 284:6 2hf:5 4hx:5 1vq:4 2ix:3 4i3:3
aright	k	44n:n 44o:g 40t:e 2do:c 187:7 44p:7 2df:5
devill	g	2do:f 40t:b 2df:4
common	e	
sourc	e	
sous	k	411:40 2ow:i 1cc:6
vid	k	412:40 2ow:i 1cc:6
57	g	2ow:n 1cc:d 411:4 412:4
72	g	411:g 412:g 2ow:d 1cc:7
150f	g	411:g 412:g 2ow:d 1cc:7
equally	e	
167	e	
honest	k	2zn:j 2zg:9 4o3:8 2iv:7 4ld:5 4lp:4 4lf:4 4lj:4 2ps:3
enter	m	294:1x 2zn:k 2mw:c 2zg:a io:a 2mi:8 2iv:7 125:6
reading	e	
lens	y	41b:1h 1ym:1f 1it:o a9:4 1fw:3
agony	n	1ym:x 1fw:8 1it:6 3rx:3
een	g	41f:f 3xz:c 41g:b 1kj:b 41b:6
nippin	g	41f:f 3xz:c 41g:b 1kj:b 41b:6
naga	g	41d:h 41e:h 3xz:e 41g:d 41b:6 41c:3
fingernail	g	41f:d 41d:d 41e:d 3xz:b 1kj:9 41b:5
blink	p	534:2n 41z:2f 4u8:1w 3es:17 1gs:14 1bi:a 1br:7 1w7:7
hygienic	i	41j:29 5ca:1r
eek	g	41i:1o
bomb	p	17u:1b 4xj:17 26e:q 3ky:g 53w:e 4g2:d 3jf:9 4xi:9 4en:8 156:7 4sw:6 4sy:6 q:5 1dy:4 ay:3
sleep	10	41l:5y 2qw:2m 38x:w 5cv:t 276:r 3nv:q 3vo:n 2vi:d 2lu:a 3w9:7 27o:3
unattend	i	4r8:q 41l:l 1fz:i 8x:6 41n:3
multicooker	e	
booklet	e	
fertilis	g	41q:t 41s:t 41r:5
feather	i	41q:20 41s:19 41r:8 41p:8 41v:3
yolker	g	41q:t 41s:t 41p:5
hairlin	i	41s:1y 41q:19 41r:8 41p:8 41v:3
poo	p	46g:2s 41q:p 41s:o 46h:j 1ko:7 41r:4 41p:4 x0:3
mucky	w	3r1:1u 4vt:1r 16s:s 49k:l 41q:l 41s:l 1gy:h j8:h zx:f 1kc:d 2gr:d 179:a 1mz:9 j7:6 41r:4 41p:4 qk:3 10m:3
chick	i	41q:o 41s:o 1h8:6 2du:6 35c:5 41r:4 41p:4
disposal	g	41y:l 41x:l 39o:e 3c6:b 1qe:5
dispos	g	41w:k 41y:k 39o:d 3c6:a 1qe:5
toilet	g	41w:k 41x:k 39o:d 3c6:a 1qe:5
frying	g	41h:1j
recycl	e	
food:cassava	v	421:85 423:7
food:yam	t	422:85 423:6 421:6
food:taro	r	423:76 421:9
food:ackee	g	423:i 421:g
african	k	425:2i 423:i 421:g 1ho:9
juic	m	426:t jo:j 423:i 421:h 31b:g d7:a 45i:4
prickl	m	1h5:1a 46d:q 3lq:n 427:i 3vo:d 423:b 421:a
arbi	g	423:i 421:g
food:plantain-chip	g	423:i 421:g
cyanid	e	
wear	n	42b:1o 20t:p 2xc:l 2z6:j 2yn:e 4vt:d 3l8:8 2xa:6 1bs:4 32t:3
dizzy	e	
descaler	k	42d:3v 323:a 2yh:6 322:5
aid	g	42d:j 323:d 2yh:8 322:7
drowsiness	e	
descal	e	
coil	g	31j:c 42j:3
wriggly	i	31j:n 3uo:m
spiral	g	31j:c 42h:4
beasti	i	2kt:x 31j:c 42h:4 42j:3
husk	m	42l:1a 1is:11 3vo:o 2vi:b 3sg:6 3w9:6 3lz:3
burny	g	3vo:a 1h5:a 427:9 382:4
natur	e	
enzym	g	l9:a 42o:9
hoars	e	
voic	e	
general	g	42t:j 42v:i 42s:8 263:5
tend	i	42v:j 42r:i 1mw:9 263:5 wq:4 1le:3
punish	g	42v:j 42r:i 263:5 1le:3
figur	r	22d:2k 3r4:p 2bv:l 42t:g 42v:f 42r:f 42u:c 10m:c 386:a 4ix:9 13y:9 42s:6 11u:6 28k:4 48x:4 263:4 4j9:3
chyng	g	42t:i 42r:h 42s:7 263:5 1le:3
structur	e	
rarely	e	
wetness	e	
284	i	1zn:a x7:5 3k8:4 1zm:4
cultur	g	1zn:b 1zm:4
chaa	g	1zn:a 1zm:5
225g	g	3y8:9 113:6 nx:3
food:egg-substitute	g	434:m 233:b 2w3:8 3ls:7 1z6:5
food:plant-based-egg-replacer	m	5mn:1u 434:1c 433:j 233:f 2w3:b 3ls:a 3fz:9 39g:7 1z6:7 2dq:6 xf:4 2ea:4
nonalcoholic	g	3br:c 2co:b 1vu:b 1vn:a
food:red-wine-vinegar	v	1ky:1x 1yf:1u 436:1k 1y8:n 1y7:f 1ya:6
mainly	g	4bo:d 1ia:8 2ia:5 h0:4
food:plant-cream	i	439:o 1bl:i 44l:h qw:c 35d:5 yp:4
silkiness	g	438:r 1bl:k qw:e 170:3
food:soya-cream	e	
food:dried-herb	1p	43b:7t 2ws:1z 43i:1l 43d:15 43g:j 3rh:i 1nd:g 1p9:b 11m:a 5ba:a em:6 4u1:6 3wi:5 sc:5 15q:4 1e8:3 43c:3
food:dried-basil	y	43c:7l 43b:e 168:4 3s9:4
food:dried-dill	10	43d:80 43b:n 15q:8 43f:4
food:dried-coriander-leaf	1e	43e:5b 15o:v 43h:o 10e:n 10u:3
food:frozen-herb	v	43f:7s 43b:d 3s9:8 43c:4 43j:4
food:dried-thyme	1e	43g:7y sc:10 2tj:t 43b:8 4vh:4
hay	m	43h:19 1oz:16 43b:h 1nd:g 1og:6 3s9:5 2gf:4
food:mixed-herbs	19	43i:ad 1ig:n 43b:e 50n:9 1p9:9
sometim	i	3s9:j 43b:b 499:9 20f:4 43h:4
¾	e	
crispness	i	2po:s 231:9 ff:7 2ex:5 17x:4
concentrat	1m	43m:5u 4rn:2k px:1p 5mi:1j qh:t 2u7:h 2ay:h 182:f 379:9 537:7 8i:6 3ne:6 ar:4 1oo:4 1ky:3
food:vegan-fish-sauce	12	43n:42 1hx:1z
umami	g	37a:7 43n:3 3mh:3
food:gluten-free-breadcrumb	g	43q:i 43r:i 1us:6 2is:3
food:rusk	g	43r:i 43p:i 1us:6 2is:4
breidcrumb	g	43q:i 43p:i 1us:6 2is:3
food:dairy-free-soft-cheese	g	1sz:f 3oz:3 356:3
sharper	i	3lv:q zc:a 34a:9 zp:6 23a:5 4fh:5 4fi:5 3co:4
exchang	i	1a0:y 3rg:j 2cu:b 4y0:a 2gb:4
food:glycerine	e	
claim	g	sv:1j 32i:6
laminat	e	
food:vegan-jelly	g	2cr:l
grass	p	56j:2b 2un:w 2cr:l 43b:h 35g:8 q4:6 et:6 2p:5 21r:5 10h:4 17s:3
condens	g	2bl:1d
butterless	g	443:s 2am:j 442:f 3fp:c
lush	i	4qe:13 443:r 441:p 2am:j 3fp:c
mount	g	441:s 2am:k 442:g 3fp:d
food:vegetarian-hard-cheese	i	1st:3j 445:9
food:nutritional-yeast	i	445:2w 444:5
food:dairy-free-hard-cheese	g	445:16 444:8 2e6:4
food:red-leicester	t	447:6w 1t0:a 100:a
italy	m	445:r 4bo:i vn:e 4fg:e 1r0:a 4qi:8 z8:7 ze:5 444:5 4ff:3
melter	e	
food:ground-ginger	36	44a:an 1ih:2e 4ev:b 3ob:a 1hv:7
food:chilli-flake	29	44b:af 1hs:16 1bg:s 4dw:e 2wv:9 3o0:8 184:4 183:3
blog	k	200:1q 1mf:c 3a1:9 2ot:5 2ve:3
food:liquid-glucose	e	
food:candy-melt	g	1mn:6 44e:6 3t9:6 28r:4 sj:3
food:wholewheat-pasta	t	2ep:37 44f:2w 4ws:10 5at:e 16o:7 1xg:5 vg:4 4wr:4 2t6:3
food:pork-mince	15	44g:4v 5ja:21 4yu:1u 49:1i 4sh:11 3g2:x 4si:x 4gc:d 1uv:9 3b:8 3c:5 2bd:4 2rv:4 3j1:4
food:creamed-coconut	y	44h:5x 1l6:1c 2bu:17 3r7:6
bakin	g	44k:i 235:b 2vd:8
pooder	g	44k:i 235:b 2vd:8
eno	g	44i:i 44j:i 235:a 2vd:8
food:dairy-free-creme-fraiche	g	438:9 35d:7 yp:4 37x:4 1o6:3
food:coconut-yogurt	k	44m:2y 5j1:18 1o6:c 5j0:6 59s:3
food:sake	m	44n:4b 2cq:h 44p:6 44o:3
food:shaoxing-wine	n	44o:7c 5a4:b 44p:b
food:rice-wine	t	44p:6c 44o:13 2cq:m 44n:l
japan	k	4ef:19 3t3:w 44n:l 244:f 44o:f 44p:6 1qn:4 2r7:4
food:dried-lime-leaf	i	38a:1g 387:m 5lf:h
food:lemongrass-paste	g	4ce:m 4cf:h 4cd:c 3am:6
food:pomegranate-molasses	12	44t:7j
food:sunflower-seed-butter	i	27s:16 zz:c 44v:a 2bs:9 1pv:8 v9:6 w2:3
kaju	g	44u:9 2bs:7 1pv:7 v9:5 1ee:5
food:pumpkin-seed	15	44w:7k y8:1m 1z6:x w3:j w1:a 507:9 1cp:5 2wj:3
villag	12	3r:13 3fo:w 2kl:p 2jc:n 1yi:n 2h6:n 3lc:l 2vs:k 21i:j 35a:d 39n:d 19f:c 3ey:b 1lc:a 2u5:a dp:a 5e4:9 3ji:8 3i9:8 4o3:7 fh:6 1ql:5 1mm:5 4lp:4 17i:4 228:4 44b:3
food:tinned-salmon	m	44y:5e
nearer	g	450:f 451:f p6:5
chenna	g	451:h 44z:9 p6:6
mattar	g	450:h 44z:9 p6:6
jif	r	4zj:28 4o9:r cu:n 1ef:d 453:7 x:7 gh:7 1eb:5 cb:3
food:cashew-butter	i	1ef:1g 453:13
skill	p	3l2:15 1qq:m 454:m 1k9:l 2tq:i qj:c 4t2:8 op:8 2yv:6 455:5 1qo:4
pro	g	3l2:i 1qq:a 20q:9 454:6
forefinger	e	
boulder	i	1lo:n 1yr:i 3n2:e 1i2:a 2y7:5
moon	1g	458:6m 5fc:1z 20t:12 523:x 1i2:v 4yd:v 10p:p dj:a 1qt:7 1iz:6 29e:5 1an:4
toward	e	
brunois	m	45a:4q 45b:w
baton	m	45a:36 45b:o 45e:8 19n:5
needl	r	45c:43 51n:1h 5js:q 5jt:m 337:k 3sd:b 1js:9
dhaniya	g	45c:k 45e:9
chiffonad	m	45e:2c 45d:12 45b:g 45c:d 1e3:8 24b:7 4jv:6 4jy:4 4om:3
gather	r	45f:2e 2h5:17 2qm:14 2a8:14 4gu:10 5ci:u 460:j 3gf:d 34a:d 3x2:c 3ji:6 2lm:6 1jq:5 3wx:5 tb:4 p4:4
backward	g	4g6:12 203:s 36m:4
pith	14	45h:8q 31e:k 4fy:h d7:h 1fg:8 3rd:6 45k:6
unscrub	g	426:o 31b:l
unwax	n	45j:3l jo:19
segment	p	45k:3d 45h:16 d6:e 2r8:8 45l:6 2ht:5
suprem	m	45l:3f 45k:s 2r8:r 2ht:e 24b:8 4jv:7 4om:4 3ff:4 4jy:4
food:clementine	p	45m:5p 2ht:k d6:a 2gf:a 45k:4 2r8:4 sv:4
skinless	y	45n:36 34j:1b 19r:t 2yp:n xe:i 45k:e 2r8:d 45l:9 2ht:9
granddad	g	45k:e 2r8:e 45l:a 2ht:9 3ff:5
curv	e	
concass	g	lu:c 45r:7 45s:7 45t:7 3pk:4
tomata	g	lu:c 45s:7 45q:7 45t:7 3pk:4
tamatar	g	lu:c 45r:7 45q:7 45t:7 3pk:4
food:fresh-tomato-sauce	g	lu:c 45r:7 45s:7 45q:7 3pk:4
spiciest	g	2hp:l 1mu:8 2z6:6 1kk:5 3wl:5
impossibl	n	4wz:22 5jp:16 464:12 2mw:m 3z5:m 3fy:d 2l8:c 46c:9 55u:7 at:6 1oa:4
halloween	g	2mw:j io:6
downward	e	
delica	e	
muddy	t	555:24 45z:22 39r:1c 185:v 1s4:f qu:9 25t:8 4ag:8 iv:6 iw:6 10f:4
field	i	5ci:t 3cs:i 3x2:c 320:6 3wx:4 1kb:4 p4:4
hedgehog	i	461:19 2uh:11 462:3 463:3
losin	g	2uh:l 461:h
aam	g	2uh:k 461:g
crap	g	2l8:h 45v:f 2r8:3
inta	g	466:1g
cleaver	g	465:1e
butterfly	t	467:76 2j1:11 46g:p 468:a 24b:5 4jv:4 4jy:3
backbon	p	468:6p 2j1:3
mallet	p	469:36 mx:1s 338:12 140:e 3xk:6 2fy:4 467:4 4ep:3
milanes	g	467:k 469:8 nf:7
parallel	e	
bulgogi	g	3fy:e at:7
tweezer	p	46d:49
plier	g	37f:7 45x:7 46d:4 459:4 2iu:4
flap	n	3iq:1l 1ra:1f 3xq:r nf:o bl:8 34a:6 1dj:6 304:4 17n:4 26m:4
devein	17	46h:5a 41t:3t 46g:3e 4fy:j 1ko:e 24b:d 1fg:5 2sf:4 2ml:4 3rd:3 46i:3 4jv:3
vein	10	46g:57 46h:2y 41t:x 1ko:c
poop	i	46g:15 46h:8
debeard	i	46k:16
beard	14	46k:8k
barnacl	p	46l:68 46k:4
quay	g	46k:8 46l:7 3wv:7 46j:4
weed	g	46k:8 46l:7 3wv:7 46j:4
tug	i	3dr:s 2gt:b 4f:7 1vr:6
hing	e	
pub	n	5kg:21 4ao:u 4an:s 2yp:r 13t:i 23u:h 1n5:8 2vn:6 1i8:6 1hj:4 14e:3
southern	g	46s:w 46t:w
croqu	g	46r:18 1ro:4 zw:3
monsieur	g	46r:18 1ro:4 zw:3
regret	i	46v:t 34f:g 28:d 1o9:9 1he:4
mek	k	49x:u 46u:n 28:e 2pl:8 3b7:6 270:6 rt:4 2ui:4 37e:4
didi	g	2ap:18 46y:a 2au:8
manchurian	g	2ap:18 46y:a 2au:8
jelly	g	2au:q 2ap:j 46w:5 46x:5
emulsify	i	472:s 470:h 1nz:b 1o0:8 473:6 1w1:6 3mr:5
basic	k	470:1g 32e:t 1nz:m 32d:h 1w1:b 1o0:8 5lj:6 471:5 46z:5 47h:4 235:4
niçois	i	1jm:l 470:h 1nz:b 3hb:9 1o0:8 1w1:6
immersion	k	472:22 1u0:u 20v:g 473:b 3mr:8 46z:7 1s1:5 1pe:4
magic	g	472:t 3mr:5 46z:5 1s1:3
foolproof	k	1ew:20 1y2:c 35p:b 152:7 475:5 2cx:5 476:4
holland	g	35p:d 1y2:7
food:biscotti	i	3k1:l 4d3:f 35p:d 4d2:9 1y2:7 1j2:4 475:3
wispy	i	477:2h 479:f 47a:b 3kx:8
food:sea-urchin	v	4ne:2d 4ad:18 11s:17 477:14 36t:o 2cb:m 224:f 390:c 479:b 36y:a 47a:8 3ea:7 27w:6 3kx:5 10x:4 y3:4
whirlpool	g	477:19 47a:9 3kx:6
café	k	477:17 2v8:i 425:i qo:g 479:c 1ho:7 3kx:6 23r:4
coronation	g	xi:r
practic	n	55m:1w 34x:18 47d:o 3ub:j 4gt:h 241:e 47f:d 3kk:c 400:a 4gu:9 bn:7 3y1:4 21i:4 48b:3
volcanic	g	3ub:o 47f:h bn:9 47c:5
gallop	p	4ta:1t 3mx:i 47g:c 4c4:8 92:6 4c5:5 4ag:5 1pu:5
di	i	47d:11 3ub:t 36j:b 47c:6 2h9:6 14n:3
smallest	n	47g:2p zh:g 3e8:5 588:5
shock	10	59a:3h 32d:2f 533:1m 1g5:1d 388:s ur:r 52s:r 59b:o 4c6:n 47h:i 4sw:h 2b7:f 35j:e 3hb:e 1jm:d 38p:9 1r3:8 1rz:8 52t:7 470:6 2dn:4 156:4 9d:3 32e:3 ll:3
mashin	g	3bn:n xo:c qt:7
delhi	g	1gr:x 47k:p
riz	g	1gr:w 47j:p
300g	n	47l:2p 4go:18 9v:c 4h:c 59j:b 173:9 10r:6 127:3
17	e	
random	g	v7:9
arabic	i	4en:d v7:9 4eq:8 4eo:8 4eu:7 4et:7 4ep:7 4em:7 1hp:4
kisir	g	v7:9
500ml	m	47q:3o 1g1:1s 1jf:c
knox	g	1jf:c
softly	k	47s:1g is:o si:5
squeamish	g	47u:1g 25p:4
jag	i	47t:1o 3ev:a 2sf:4 25p:4 3vt:3
spotless	e	
sweep	e	
resembl	g	2x7:w 47y:5 287:3
movement	m	47w:42 2x7:r 2nh:o 47x:l 22q:4
droppin	g	2qo:8 hp:6 hq:3
interval	e	
27	e	
wonky	r	482:40 54e:2d 5j5:1m 2qr:s 26d:b 26c:9 111:8 3o5:7 3xq:5 3q7:5 2rx:4 54c:4
rectangl	g	4mq:c 4kr:6 2xp:5 4kf:3
africa	n	484:3t 57w:14 26i:s 2le:o 2vh:k 4ev:c 3ob:c 1hv:6 4ew:3
prebak	i	485:3a sz:5 2o2:5
31	g	487:c 23z:c 486:9 12d:7
professional	g	486:y 23z:9 12d:5
29	e	
unevenly	p	550:2l 489:2f 4n2:1x 2nj:z 11a:k 111:c 3p7:8 2q5:7
pané	g	48b:12 2y2:7 3o7:6
station	k	48b:2a 4gt:i 48a:f 241:f 400:b 4gu:9 2y2:9 3o7:8 47c:5 3y1:4
upright	e	
food:salt-and-pepper	10	sp:y 3ra:s 47f:n st:g 4wn:g 36j:8 lz:8 1ly:4 2h9:4 20k:4
food:pigs-trotter	k	48e:3t 48f:d 12l:8
food:pork-scratching	i	48f:13 48e:13 12l:e 10b:5
belt	g	48e:l 48f:e 12l:8
flannel	i	4pa:v 3ht:m n0:5 1hc:5
frisbe	i	1l1:k fu:7
flambé	r	3qw:1d 1v9:1c 1vh:f 1vd:c 1vf:c 1v6:8 mr:7 3my:4
ignit	i	1vi:21 1np:k 1vm:a 1va:7 48j:4 1vh:4
impress	g	1vm:l 48j:8 1vh:8 2vb:6 48n:5 1vd:4
uncl	v	1dg:17 pg:14 57x:m 1vm:k 57y:i t1:g 1gp:c 48j:8 1vh:7 4xt:6 2vb:6 48n:4 48l:4 1xp:4 1vd:4 1ha:3
doin	g	1vm:n 48j:9 1vh:8 2vb:6 48l:5
underseason	g	48p:14 3dc:g z9:4
overkill	i	48o:1g 3i8:14 3dc:f 2vn:3
practis	g	31i:t
discolour	12	2y8:32 5n3:1i 48r:1a 2im:s 2wu:s 1ka:p 2l0:j 1o5:h y3:c jh:b 16s:9 48s:8 uy:7 6c:4
acidulat	g	jh:p uy:f 48t:6
oxidis	i	y6:z jh:h 48s:c uy:a
wrung	e	
fabric	e	
softener	e	
aromatic	i	4df:p 4de:d 10m:c 386:a
grassy	m	3rh:1z 4vs:1e 2ec:16 4df:g 10m:c 386:a 1ug:9 zr:5 48x:4 33j:4
fibrous	m	48z:2h 4z7:u qa:c 10m:a 386:9 48x:4 3pg:3
bucket	k	4t4:1b o8:u 490:k 3ji:4
doughboy	g	1gh:7 2ol:5 2b3:3
food:cinnamon-stick	1b	492:bf 1nw:e 2ik:5
laung	g	494:p 1p8:7 492:6
rud	g	493:h 10z:d 1p8:5 492:4
tie	p	495:3p 49e:2u 39d:e 49d:c 4mq:c 3rl:9 20b:8 43g:6 4kr:5 2xp:5 4kf:3
muslin	k	4ck:i 17l:e 49c:9 24b:7 43i:7 4jv:6 4jy:5 4om:3
bitten	v	5ez:1y 5lx:19 4tz:x 24p:x 5lw:w 2la:u 30m:q 2my:e 2p7:e 1iz:7 192:7 1s9:6 4td:6 3c1:6 28j:4 2iw:4
juicier	i	498:z 4ch:o 1hd:d
oop	3k	592:3a 1ga:2t 5kx:2j 43j:1v 41:1k 1xv:1i ra:17 57a:14 4qj:x 4i:w fx:s e8:q 5lp:o 34h:m 3do:k 44u:k 260:h 3go:h 1qe:h 122:h 4zd:h 499:g 5ep:f 458:f 1g7:d 3lw:d ex:d 5gl:d 2ce:c 26l:b 1ii:a 1k1:a 4rs:a 27s:9 1js:9 21r:9 1os:8 13m:8 k6:8 1rw:7 61:7 18t:6 1la:6 1im:6 1vr:6 1ff:6 ys:5 1e8:5 2es:5 mt:5 1ws:5 gz:5 24c:4 2zu:4 2c1:4 58y:4 1m2:4 2t0:3 37f:3 5lq:3
fling	i	49b:q 1uv:i 16t:8 yp:5 zv:4
62	e	
tied	r	49c:66 39d:l 20b:c uk:8 1f3:7 4ck:4 49f:3
unti	i	49d:1f 39d:11 20b:l
truss	m	495:3j 49e:t 39d:a 49d:9 24b:7 4jv:6 20b:6 4jy:5 4om:3 13x:3
unty	e	
devon	g	49g:n 2uw:l
cornwall	e	
dentist	k	49i:3u 185:e 49j:c 1p8:9 3hm:5
sabut	g	185:i 3hm:6 1p8:4
grinder	w	2xi:1o 41u:19 49k:u 1ic:r 31a:l 319:h 2vi:c 2ik:6 bs:4 42l:4 23f:4 3ea:3
scant	g	4bp:q 4bq:5 4br:5 1g4:4
uncrush	e	
tannic	i	2vk:q 1jh:f qo:a 1yk:6
food:coffee-pod	g	qo:g 23r:4
patti	g	qo:g 23r:4
builder	i	qo:g 4ld:8 4lf:7 1a9:6 23r:4 4ll:4 4lg:3
brew	m	49r:29 4da:r 1og:m 5ai:j qo:d 50i:9 23r:3
doesna	i	4wd:1x qo:g 23r:4
food:matcha	g	qo:c 49p:6 49q:5 49o:5 23r:4 47a:3
food:decaffeinated-tea	g	3xr:s 5aa:s 5a8:d 2dw:8
stabiliser	e	
sorta	g	1l4:1g
food:horseradish-sauce	i	49x:24 2pl:e 46v:6 2ui:6 37e:6
scen	g	2jw:n
unsugar	e	
ble	g	xs:8
food:ice-lolly	m	4a1:4f 38k:c
dhaba	g	38k:d ly:6 1tj:6
food:miso-soup	i	23k:w 36f:l 135:g 4ef:c 36k:4
criss	k	4a4:29 250:z 4a6:c
lattic	i	250:r 1wc:b 24b:5 4jv:4
diamond	g	250:j 4a5:7
brazilian	w	4a7:5b 4a9:2s w4:2n 4a8:z tk:c a3:a 1ck:9 5dk:8 13t:5 2as:5 bd:4
pearl	i	tk:k 4a8:8 4a9:7 a3:7 4a7:6
polvilho	k	4a8:1g 4a7:i a3:d tk:9 2as:6
holey	e	
food:nori	1e	4ab:9u 4eh:s
california	i	1hj:p 1or:c 541:8 1dq:7
wav	k	4ad:2y 478:1e
fulka	g	2lm:f
jok	g	2pz:k 12r:b
cloud	g	wh:i 127:6 2of:4
food:rice-paper	1g	4ah:7i 26q:64 5ls:24 4zl:1e 1rc:7
vietnames	i	5et:s 1rc:f 4xb:c 12r:8 4ah:8
stickiness	e	
chilka	g	4al:g 20n:g 1d0:d
boilt	g	20n:g 4ak:g 1d0:d
broiler	22	hj:1m hi:1d 4am:18 2xr:q 4qn:d 4qo:d 2ag:a 93:9 336:8 334:8 4by:7 2ot:5 2m1:5 2lu:3
quicksand	g	4ao:19 2fy:d 46q:7
boilin	g	4an:18 2fy:e 46q:8
maximum	k	4y0:q 38i:n 2ki:k 34a:b 21:6 tb:4 4p5:3
debon	g	3ze:11 4ar:d 1c5:6 3d3:5 468:5
luck	k	4aq:u 3ze:u 1fz:j 4a8:a a3:7 1kt:6 4fr:6 1c5:5 3d3:4 468:4
food:bean-salad	g	2xg:d 4at:c 25a:9 3cv:7 3e9:5 3g4:4 3vm:3
deeply	e	
mealy	m	502:20 1rv:11 1tn:t zi:5 gi:5 217:4
cookery	g	3h4:m 2nd:f
flick	g	3h4:m 2nd:f
food:msg	i	4ax:2o 3h4:m 2nd:f
sotay	g	3h4:m 2nd:f
aldent	g	4b0:l 4b1:k 3cf:6 b0:4 2mf:3
spos	g	4b1:k 4az:k 3cf:6 b0:4 2mf:3
undigestibl	g	4b0:l 4az:k 3cf:6 b0:4 2mf:3
apparently	i	3r4:m 4e2:k 42u:7 22d:5 4e3:4
mohican	g	273:f 22e:5
smidgen	g	16e:p 23m:5
jami	g	16e:p 23m:5
oliver	g	16e:p 23m:5
lug	g	16e:p 23m:5
skoosh	g	16e:p 23m:5
actual	m	4tc:1n 1fu:s 16e:o 2gb:a x:7 23m:5 11n:4 2ia:4 1na:3
max	m	xh:p 1h4:l 3ix:j 31o:h 4to:d cf:4 4ko:3
tepid	v	4bb:1j 132:1g 2gv:y 4yn:k 37p:5
julienn	v	4bc:6a 1k9:f 1qs:b 45e:7 24b:6 4jv:5 2w1:4 4jy:4
julien	g	45e:m 45b:h 45a:8 1e3:3
definition	g	45e:q 45b:j 1e3:4
batonnet	g	45e:m 45b:h 45a:8 1e3:3
masterchef	g	45e:m 45b:h 45a:8 1e3:3
dainty	g	45e:m 45b:h 45a:8 1e3:3
cigar	e	
maria	i	3yh:s 1mk:b 1mj:b 27w:b 4mq:9 4kr:4 2xp:3
cartouch	m	4bk:41 24b:8 342:6 4jy:5 4om:4
evaporation	e	
finally	g	4bn:n 1lg:k 2sj:c
mair	g	4bm:n 1lg:k 2sj:c
perhap	1t	437:27 448:20 5lh:1z 2ec:1y 52d:1k 18d:1k 32s:1e gj:1d 4vs:11 36k:11 29v:w 28z:v 161:r 4g9:r 2ts:r 37u:q 32d:m 1p7:m 34u:l 13b:l 1qa:k 48y:i 1m6:g 2z0:f 4qi:e 4va:d 4df:c 1qh:c hb:b 3hs:b 25a:b 1p8:b 1s9:a 4i7:8 14v:8 29m:7 1gp:6 47h:6 yd:5 5a2:5 dm:5 211:4 3jy:4 1ad:4 4od:4 vg:4 2vn:4 39y:4 1m5:3 1xt:3 p2:3 17v:3 33j:3
dessertspoon	k	4bp:26 49l:b x7:4 3k8:4 4bq:4 4br:4
abbreviation	g	4bp:o 49l:d 4br:4 1g4:4
aussi	g	4bp:o 49l:d 4bq:4 1g4:4
mound	i	4bp:n 2m9:i 49l:d 4bq:4 4br:4 1g4:4
swept	e	
australia	e	
stat	w	384:1y 35j:15 1ys:v 2v5:t 1cu:p 48m:k 4l8:j 4y5:j 2ve:d 4ub:d 1xd:a 1z8:7 188:5 5gz:5 xt:4 1to:4 4bx:4 4bw:4 21k:3 iv:3 2qk:3
translat	g	2ve:r 4bx:8 2qk:6 200:6 44c:5 2w7:4
sainsbury	g	2ve:s 4bw:8 2qk:6 200:6 44c:5 2w7:4
broil	1b	4by:1i 5d1:1f 4qn:z 4qo:z hj:l hi:l 558:h 2ot:c 2m1:c 1wb:b 2n1:b 2xw:9 2hf:5 1k8:4 195:4 21u:4 200:3
translation	g	2ot:n 2m1:n 200:6
morrison	i	14x:q 2ot:m 2m1:m 200:6
london	g	2ot:n 2m1:m 200:6
incorporat	i	2oa:1f 205:u 2ez:5
gentlest	k	53d:1i 8f:a 1sc:6 13t:4
vigorous	g	4c5:1m 47e:7 1ys:4
mental	i	4c4:20 dk:j 1zc:9 47e:6 239:5 23a:3
penny	p	4sw:1g 1c7:t 29z:n 1k7:c 2gt:a p8:a 35j:9 3rp:5 4c6:4
nappé	g	2od:z 2ob:a
drew	i	1ji:12 2od:y 1jh:h 2ob:9 4c7:6
muddl	r	4c9:2o ef:v vo:k 1jd:i 4cw:e 1et:d ds:b 4ca:a 3qs:7 2sz:3
term	n	4da:1a 3k1:k 4cn:j 4co:j 1jd:h 4d3:e 1et:d 4cw:c 4d2:9 2u3:7 3qs:7 1j2:4 2sz:3
argu	g	1et:e 2sz:4
maw	g	1et:f 2sz:4
holy	k	4cd:4f 4cf:l 4ce:d 3am:7 44s:5
trinity	m	4ce:5e 4cf:5
food:cajun-seasoning	k	4cf:4m 4ce:a 4cd:7 3am:6
battuto	g	4ce:l 4cf:h 4cd:b 3am:6
spanish	p	498:1p 553:1o 1s1:t 4ce:m 1dk:l 4cf:h 4wl:h 4cd:c 1iq:9 12n:9 1xq:8 1rd:7 3am:6
trio	g	4ce:l 4cf:h 4cd:b 3am:6
mir	g	4ce:l 4cf:h 4cd:b 3am:6
bundl	w	4ck:6f 236:1a 1u6:k 3rl:7 43g:5 sc:4
q	g	4ck:i 49c:9 43i:7
garne	g	4ck:i 49c:9 43i:7
dock	n	4cn:6n 4co:b
dredg	w	4co:8n 4cn:5
crimp	p	4cp:6l 4co:q 24b:5 4jv:5 4cn:4
ship	g	4co:p 4cn:9
baster	g	1hd:e
lard	g	1hd:e
involv	i	1hd:e 4n4:c 4j9:c 4l4:a
scrapy	g	4cv:18 45h:9 10b:8
candy	g	4cv:c 45h:c 4cu:b 10b:a
couli	n	4cw:6j 1jd:e 3qs:5 2u3:4
velout	g	1jd:i 4cw:d 2u3:7 3qs:7
food:ice-cream-topping	i	1jd:i 4cw:d 58:9 2u3:7 3qs:7
boss	g	1jd:i 4cw:d 2u3:7 3qs:7
cooli	g	1jd:i 4cw:d 2u3:7 3qs:7
clarify	g	4fd:8 4fc:8 gb:8 tc:4
croût	i	4d2:2g 3k1:j 4d3:h 1j2:5 476:4
papillot	k	4d3:4o 3k1:9 4d2:5 1j2:3
la	g	3k1:l 4d3:f 4d2:9 1j2:4
meunier	g	3k1:l 4d3:f 4d2:9 1j2:4
provencal	g	3k1:l 4d3:f 4d2:9 1j2:4
croot	g	3k1:l 4d3:f 4d2:9 1j2:4
provençal	e	
meunièr	e	
infus	k	4da:4a
100g	i	4ck:y 2rj:s ry:c 1ad:3
bracket	g	ry:g 1ad:b 2rj:a
ignor	i	2rj:o 1pm:g ry:a 1ad:7 3h1:7 2gp:6 20a:4
fragrant	1d	4de:9g 3e8:10 33z:c 4lb:a 2di:9 2ik:9 dr:4 4lj:4
aroma	m	5kw:27 4df:1p 4vs:1b 48y:n 4de:k 48x:a 33j:4
meltingly	i	xj:18 15j:4 2mi:3
maniac	g	2mi:l 4dg:6 15j:3
disna	g	205:p 24r:9
fingerprint	g	2a6:h 1ue:a
aisl	y	53f:1u 4kd:1i 5fw:1a 4wq:18 1d6:13 4ef:12 3zd:11 1fv:u 12z:q 39g:e 3r:e 14h:d y8:b 18b:b vn:9 28l:9 4eg:8 1cx:7 44q:6 5fx:6 1wu:5 4eh:4 1fe:3 4wl:3
rooster	i	4dl:1h 1hs:g 1b9:d 4e9:7 4e8:7 4eb:6 4ea:6
desiré	e	
wilja	e	
freckl	i	4do:1m 1rb:m 4dp:m 4qn:6 4qo:6 171:6
scot	g	1rb:q 4do:a 171:7
indonesian	n	2wv:17 1qw:v 4dq:o pt:4
treacly	m	3lo:1y 1mh:u 1j7:o 1qw:f 2si:b 2d9:a 2vk:9
malay	g	1qw:h
mie	g	1qw:h
oelek	g	2wv:e 4dq:4
asda	g	2wv:e 4dq:4
food:chilli-sauce	k	31g:m gx:g 2wv:e 2qb:d 1hn:9 1hy:9 4dq:4
kogi	g	1hn:8 1i0:7 4dz:6 4e0:6 4dy:6 4e1:6
gojujang	g	1i0:c 1hn:8
jang	g	1i0:c 1hn:8
food:tteok	g	1i0:c 1hn:8
food:gochugaru	g	1i0:c 1hn:8
food:doubanjiang	14	4e2:7n 5a3:1g fw:9
sichuan	g	4e2:k
food:black-bean-sauce	g	4e2:k 4e3:4
mil	t	2j6:1z 2tx:1n 2q8:z 1ag:w 2hc:u 4e2:k 3z5:f 3st:e 4ev:c 3ob:c 1ip:7 1hv:6 3lb:6 3lc:5 1fg:4 4e3:4 4ew:3
dou	g	4e2:k 4e3:4
soul	e	
huy	g	4dl:l 1hs:a 1b9:8 4eb:4 4ea:4
fong	g	4dl:l 1hs:a 1b9:8 4eb:4 4ea:4
sirracha	g	4dl:k 1hs:a 1b9:8 4e9:4 4e8:4 4eb:4
cockerel	g	4dl:k 1hs:a 1b9:8 4e9:4 4e8:4 4ea:4
food:sweet-chilli-sauce	i	4ec:w 4dl:k 1hs:9 1b9:8 1ee:7 5f2:5 3hb:4 4e9:4 4e8:4 4eb:4 4ea:4
chi	g	1hq:c
food:vegetarian-oyster-sauce	g	1h2:g 2f5:f 37a:6 4ee:4
food:packet-soup	k	4ef:21 4a3:13 23k:e 135:7 12v:5 4eg:4
food:doenjang	g	4ef:19
food:seaweed	14	4eh:48 4ab:37 1dq:s 46k:m 4r9:i 131:a xu:9 4yb:4
sukiyaki	g	2cq:f
triangl	r	4ej:5v 4h4:v 1rn:t 4ab:f 16u:c 4eh:6 269:4
tahin	g	4el:p qn:6
goop	g	4ek:n 3qv:e qn:5
eastern	g	4en:c 4eq:7 4eo:7 4es:7 4eu:7 4et:7 4ep:7 47o:6 1hp:4
fattoush	p	52k:1x 3wr:1n 41k:w 4en:m 1hp:g 4eq:8 4eo:8 4es:8 4eu:8 4et:8 s5:7 4ep:7 4em:7 47o:7 hy:5
ottolenghi	g	4en:e 4es:8 4eu:8 4et:8 4em:7 47o:7 1hp:4
strik	g	4en:e 4es:8 4eu:8 4et:8 4em:7 47o:7 1hp:4
maroon	g	4en:e 4es:8 4eu:8 4et:8 4em:7 47o:7 1hp:4
tangy	12	2ix:1e 3q2:12 5dg:12 4er:w 333:n 2u0:f 344:e 3mv:d lv:b 4ss:a 16a:9 3j6:9 2sb:8 4en:7 sl:6 143:5 2u5:5 3lp:5 2q6:5 lr:4 4eq:4 4eo:4 4es:4 4eu:4 4et:4 ya:4 23y:4 lp:4 4ep:4 4em:4 47o:3
sumak	g	4en:d 4eq:8 4eo:8 4eu:7 4et:7 4ep:7 4em:7 1hp:4
soo	g	4en:d 4eq:8 4eo:8 4es:7 4ep:7 4em:7 47o:6 1hp:4
mack	g	4en:d 4eq:8 4eo:8 4es:7 4ep:7 4em:7 47o:6 1hp:4
ethiopian	w	4ex:46 4ev:32 5bk:1b 5bj:1b 1hv:17 ni:e 1ho:8 1l8:7 228:6
doro	g	4ev:f 1hv:8
misir	i	4ev:1z
tunisian	g	2v8:i 425:i 1ho:7
food:caraway-seed	10	4ez:8c
petal	g	2v8:i 425:i 1ho:7
harisa	g	2v8:i 425:i 1ho:7
fae	k	2a7:26 1j4:l 2v8:i 425:i 20k:b 122:9 1ho:7
morocco	i	1ho:x 1p6:4
reddish	n	4f4:4c 2iw:j 2vi:h
gob	g	2vi:h
chongq	g	2vi:h
relation	e	
amma	g	1g0:6 189:6
lidl	g	4fa:l 4fb:k 189:d
food:queso-fresco	g	4fb:k 4f9:k 189:d
chhena	g	4fa:k 4f9:k 189:d
desi	g	4fd:9 gb:8 4d1:8
gee	g	4fc:8 gb:8 4d1:8 tc:4
monkey	g	2u7:c
unsmok	p	4ff:4q 23z:16 1bt:k 4ui:d 4uj:d 3g4:9 1au:6 1w8:6 md:5 1c6:3
amatriciana	g	1r0:c z8:8 4ff:3 448:3 34e:3
romano	g	zc:a zp:6 4fi:5 3co:4
pecker	g	zc:a zp:6 4fh:5 3co:4
calf	e	
pasata	g	3j1:g 24n:8 186:4
youvetsi	g	11z:b
hillshir	g	39t:o 1fc:6
kiełbasa	g	39t:o 1fc:6
barista	p	4fo:6u
edition	g	4fq:f 1w0:5
latt	k	5ak:20 4wj:1e 4fo:c 4fp:9 4ft:5 23r:4 1w0:3
food:gluten-free-bread-flour	g	4a8:b a3:7
mill	k	58k:25 4w9:w 4a8:e rr:a 4fr:7 a3:6 4ft:3
food:chai-latte	k	5ak:26 1rc:l 4a8:b a3:7 4fq:6 4fr:6
orzotto	g	1xi:m
jau	g	1xi:m
eda	g	3hp:d 4fx:7
wagamama	g	3hp:e 4fw:7
hull	10	4fy:8g 24b:d 4jv:4 4jy:3
tappin	g	4fy:i 1fg:9 3rd:7
tailin	g	4fy:i 1fg:9 3rd:7
rendang	g	ri:d 1mu:d 1x6:4
bubblin	i	4g3:p 3ky:o 291:i 2q6:a q:7 1dy:5 41k:5 4g4:3
nigh	g	291:n 4g2:g 4g4:4
arrabbiata	k	4g4:3e 4g3:p 291:i 4g2:d
tat	g	2is:q 1qh:8 1jw:8 17g:6
19	i	37q:i 36m:f 1ai:b 45g:7 4g6:5 4ld:4 4lf:3
subtract	e	
preparation	e	
exampl	k	2y5:13 gj:p g2:c 4bo:8 27s:5
dur	25	e5:21 dv:21 4ga:1r fq:1m 582:1h 22f:16 566:12 10n:r 275:o 3uu:l 1gl:l 33o:h q:e 31x:c 1g7:c f8:b 1aj:9 fx:8 8x:7 8t:7 27q:6 8u:6 1j9:6 7i:6 4j7:6 4v1:6 ao:5 34h:4 8v:4 377:3 2tq:3 1xc:3
fear	14	3dp:23 1pl:1g 4j7:1a 3lk:f 1c3:f 1si:f 19r:9 29v:8 40q:8 4sr:8 38u:7 3j2:7 4h4:7 vo:7 2jp:7 i6:7 f5:7 2s5:6 1pm:5 hg:5 1ap:5 2b:4 bs:4 18i:3 1sj:3 4gk:3 1p:3
food:vegetarian-mince	m	2bd:29 4sh:o 36d:n 4gc:l 1uv:h 23k:7
forbid	g	2ft:a 2fp:4
swam	g	22:g 1u:4
food:frozen-cauliflower-rice	g	22:i 1u:4
food:frozen-blueberry	p	4gg:58 xr:c 22r:a 22p:a
food:coffee-cake	g	22r:a 2oy:9 4gg:4
food:frozen-cherry	k	4gi:2l 4gg:j 1dd:i 22r:6 4gh:4
wherever	e	
cop	p	4v4:14 3zd:12 33f:u 136:j 3j2:5 ou:5 2s5:5 1pm:4 33g:4
narrower	e	
team	1k	4gm:27 3i9:y 4z1:r 2sr:n 1j3:e dp:d un:d v5:b ui:b rx:b 4sv:a 3ji:8 1xz:8 te:7 19g:7 dq:6 2sd:6 2ke:6 2go:5 4yc:5 2sy:3 114:3 151:3 ud:3
muckl	m	23o:12 3nt:q 3y0:g 2pm:b 1a2:b 1cp:5 qv:5 19k:3
750	i	128:7 d1:3
dread	g	3fz:d 4gq:d 24f:7 3j2:5 1a1:5
sum	i	1a1:d 4gp:c 3fz:b 24f:5 3j2:4 x7:4 3k8:4
christen	n	589:1k 1mm:1a 13v:v 24c:t 4mi:g 4gp:e 3fz:c 4gq:c 24f:6 3j2:5 1ui:5 1a1:4
resum	g	34b:8 1jo:7 331:7 bg:5 2k4:4 34v:4 34x:3
errand	g	241:h 400:d 4gu:b 47c:5 3y1:5 48b:4
templ	i	2h5:24 4gt:k 241:g 400:c 45f:6 47c:5 3y1:5 48b:4
residual	g	4gy:j 4gx:i 4gz:i 4gw:i
rely	g	4gy:j 4gx:i 4gz:i 4gv:i
carryover	g	4gy:j 4gz:i 4gw:i 4gv:i
itsel	g	4gx:i 4gz:i 4gw:i 4gv:i
itsen	g	4gy:j 4gx:i 4gw:i 4gv:i
worst	i	19q:1u 3et:b 3gd:3
restin	g	4h3:n 4h2:n 36o:i 1nb:6 3gh:4
reyt	g	4h1:n 4h3:m 36o:h 1nb:5 3gh:4
food:pigs-in-blankets	g	4h1:n 4h2:m 36o:h 1nb:5 3gh:4
food:black-pudding	m	4h4:4w 1rn:15 i6:7 38u:5
chao	g	1si:f 38u:8 4h4:7 2jp:7 i6:7 18i:3 1sj:3
buzzer	g	2l5:e 3vz:c rc:5 4h8:3
notion	g	2l5:e 3vz:c rc:5 4h8:3
smart	g	2l5:k 4h6:5 4h7:5 rc:3
silenc	e	
bedsit	k	4hg:1f 4hc:p 336:p 334:o 2xg:b 4hb:4 2vn:4 9w:3
possess	i	4hc:p fo:k 2xg:a 31y:9 1jg:5
lon	i	4hc:1s 2xg:h 4hb:7 9w:5 4ha:5 1u0:3
rental	i	2ja:k j3:k 27i:c 31b:6 30s:3
container	w	54m:1m 22u:1d 3pr:14 2xw:14 38z:11 4he:t 5ef:j 2ja:b 3ie:a ib:8 5fv:7 4hd:7 27i:7 1ax:7 2rc:6 1jk:5
tabletop	m	4hf:39 2iy:j 4lr:7 4hg:6 2uj:5 4hh:5 rd:4
countertop	n	4ha:25 4hf:11 2ef:t 4w3:s 4hg:i 4hh:a 20t:9 388:6 437:5 2yz:4
caravan	n	4hf:1h 102:1a 1n:o 4hh:m 4hg:g s7:8 32b:6 2yz:5
icebox	y	4hj:1q 36m:1n nh:15 12n:z 3cb:r 3xw:k 2b4:g um:b 4l9:8 yy:7 4ni:5
porch	k	4hj:31 3xw:q 4hi:3
stappit	g	3xw:j 4hl:f 1n9:9 1jn:6 4hj:4 wp:3
ram	g	3xw:h 4hk:e 1n9:8 35l:6 1jn:5 4hj:4 wp:3
uncut	e	
zip	e	
renew	e	
fifth	k	18d:1k 458:e ed:5 fo:5 106:5 w7:3 1f3:3
matchbox	g	225:o
borrow	e	
tefal	g	3f8:a 3f9:a 3qm:a 3qb:9 3hq:8 2xu:5
of	ib	4ht:iv 4ik:k 4jk:h 4ip:f 4j4:f 4in:f 4kb:e 21f:d 4jj:c 4iu:c 4ie:b 4jw:a 3it:9 4ig:9 4j1:9 4ih:9 15w:8 4j3:8 4hw:8 4il:8 4ij:8 4k0:7 4j5:7 4is:7 4jr:7 4ii:7 4i0:7 4i5:7 4jb:7 4jm:6 4i8:6 4jt:6 4ib:6 4j0:6 4kq:6 4hu:6 4hz:6 4iw:6 4kv:6 4ia:6 4kc:5 1uf:5 4j8:5 4iv:5 4iz:5 4it:5 4j2:5 137:5 4jn:5 4hy:5 3b7:5 4im:4 4iy:4 3da:4 4id:4 4hv:4 25m:4 4j6:4 4jo:4 4jl:4
it	to	4hu:ji 4iw:s 4jk:q 4is:o 4jj:o 4j8:n 21f:m 4ip:k 4ik:k 4j1:j 4it:j 4j4:j 2dj:j 4jb:j 4in:i 4jr:h 4j2:h 4iu:g 4kb:f 2rz:f 4ih:f 4jw:e 4ii:e 4iv:e 4ig:e 4je:d 4hz:d 4j5:c 4jg:c 4i8:c 3da:c 4il:c 3it:c 4kc:c 15w:c 4jt:c 4ie:b 4hy:b 4ib:b 4i1:b 4jl:b 4j3:b 4jc:b 4io:b 4hv:a 4i6:a 4ia:a 1uf:a 4j0:a 25m:a 4k0:9 4i0:9 4ht:9 4i4:9 4i5:9 4l6:9 4im:9 4ij:9 4hw:9 4iz:8
the	1gb	4hv:ks 4jk:10 4jj:z 4iw:x 4kb:r 4iu:r 4ip:q 4in:q 4j1:p 4j8:p 21f:o 4is:o 4j4:n 4je:n 2dj:n 4ih:m 4it:m 4jb:l 4ig:l 2rz:k 4hz:k 4iv:k 4jr:j 4ik:j 4j2:j 4jt:i 4jg:i 4i1:i 4ii:h 4jl:h 4i4:h 4hy:h 4hu:h 4jw:g 4ij:g 4ib:g 4j6:g 4iz:f 4i5:f 4ie:f 4iy:f 4ia:f 4il:e 4i0:e 4jc:e 3it:e 4i8:e 15w:e 4k0:e 3da:d 4i2:d 4kc:d 4l4:d 1uf:d 4io:c 4j5:c 4l6:c 4j3:c 4m0:c 4hw:c
food:*	1x6	4hw:ll 4jj:10 4jk:z 4ip:v 4iu:s 4iw:q 4j8:n 4j4:n 4in:n 4ih:m 4j1:m 4ik:m 4jw:m 4jb:m 4kb:l 21f:l 4ie:k 4ig:k 4j5:j 4is:j 2dj:i 4il:i 4ii:i 4jt:i 4it:h 4k0:h 4j2:g 4i0:g 4ht:g 2rz:g 4i8:g 4hu:f 4jl:f 4jr:f 4iv:f 4i1:e 4iz:e 4ij:e 3it:e 4hz:d 4jg:d 4hy:d 4io:d 137:c 4ib:c 4hv:c 3da:c 15w:c 4je:b 4j0:b 4kc:b 1uf:b 4l4:b 4lp:a 4jc:a 4m0:a 25m:a 4i2:a 4kv:9 4i4:9
again	1y	4hx:8n 4i3:i 4jy:c 4jc:c 4id:c 4ic:a 4ia:6 3bd:5 4im:5 4jl:4 1uf:4
i	w5	4hy:jp 4iw:r 4jk:q 4jj:p 4ip:n 4iu:n 4j1:n 4in:l 4je:k 4is:k 2dj:k 21f:k 4it:j 4kb:j 4jb:j 4iv:h 2rz:h 4hz:h 4ih:g 4jr:g 4ig:g 4i1:g 4j2:f 4ik:f 4j8:e 4i5:e 4j6:e 4jg:e 4iz:d 4ii:d 4ij:d 4j4:d 4k0:d 4iy:d 4hu:d 4kc:d 4jt:d 4jw:d 4i4:d 15w:c 4ia:c 4j3:c 4il:c 4hv:b 4jc:b 4jl:b 4ib:b 4im:b 4j5:b 1uf:a 4l4:a 4i2:a 3it:a 3da:9 4j0:9 4ie:9 4i0:9 4i8:9 4l6:8 4i6:8
are	4x	4hz:cr 4je:c 4is:a 4j6:9 4j8:9 4jk:8 4jb:8 4kb:8 4m0:8 4i2:8 4i5:8 4j4:7 4lj:7 4k0:7 4in:6 4ij:6 4jr:6 4iw:6 3da:6 4jt:6 4jl:6 4ia:5 4iu:5 4j2:5 4iv:5 2dj:5 4ip:5 4ig:5 4ib:5 21f:5 4j1:5 4jj:5 4i1:4 2di:4 4iy:4 4hy:4 4ks:4 4ie:4 4l4:4 4i8:4 26x:4 4ii:4 4hv:3 3bd:3 4ih:3 4i6:3 4iz:3 4hu:3 3it:3 4ik:3
in	ql	4i0:k3 4jj:k 4jk:j 4iw:j 2dj:i 4ih:g 4ik:e 4jw:d 4je:d 4jr:d 4ip:c 4kb:c 4j5:c 4j4:c 2rz:b 4iu:b 4in:b 4i1:b 4iv:a 4it:a 4i8:a 4i4:a 137:9 4jl:9 4jt:9 4ii:9 4ig:9 4iy:9 4j8:9 4is:9 4ie:9 4hz:9 4ib:9 4il:9 4hy:8 21f:8 3da:8 4jg:8 4hv:8 4jm:8 4hw:8 4iz:8 4jc:8 4i5:7 4i2:7 4m0:7 4hu:7 4j6:7 25m:7 4jb:7 4j1:6 4jz:6 4ij:6 4ia:6 4io:6 4ht:6 1z7:6 4j0:6 1uf:6 4ir:6
go	80	4i1:gt 2dj:b 4i2:a 4j6:9 4je:9 4io:8 4is:8 4iy:8 4jk:8 137:8 4iw:8 4i6:7 4jc:7 4ip:7 4iv:6 4in:6 4jg:6 4jr:6 4j8:6 4jj:6 4hz:6 2rz:6 4it:6 4hy:5 4iu:5 21f:5 4i3:5 4jz:5 4iz:4 4i4:4 4j5:4 4i5:4 4j1:4 4hv:4 4kc:4 4l4:4 4ij:4 4ig:4 4ik:4 4ic:3 1z7:3 4j3:3 4hu:3 4j9:3 4ia:3 4ib:3 3da:3
now	59	4i2:ey 4j6:c 4jl:c 4je:9 4hz:8 4j1:7 4k0:6 4m0:6 4in:6 2di:6 4kb:6 4lj:6 4iy:6 4j8:6 4l4:6 4ig:5 4jk:5 4jb:5 4l6:5 4i1:5 4jc:5 4j4:5 2rz:5 4i3:4 4j9:4 4is:4 4iu:4 4i4:4 4jj:4 4jg:4 4ip:4 3bd:4 4jz:3 21f:3 4ij:3 4iw:3 3it:3 4j2:3
did	1b	4i3:67 3bd:i 4hx:e 4ic:d 4lb:c 4jc:b 4jy:a dt:7 2di:6 4id:4 4ia:4 4k2:3 4jg:3 4i2:3
at	64	4i4:dj 4iw:c 2dj:a 4je:a 4j6:9 4jj:9 4j8:8 4jr:8 4it:8 4l6:8 4kb:8 4iy:8 4j1:8 4j4:7 4jk:7 4jc:6 4iv:6 21f:6 4in:6 4i5:6 2rz:6 4is:5 4i1:5 4hv:5 4jg:5 4jw:5 4ib:5 4ko:5 4i0:5 4iz:5 4ih:5 15w:4 4hy:4 4ik:4 4i8:4 4kc:4 4ij:4 3da:4 4ia:4 4jz:4 137:4 4hz:4 4j2:4 4i6:4 4l4:3 4hu:3 4ig:3 4i2:3 4j9:3
all	4y	4i5:c5 4jr:e 4ij:c 4in:b 4iy:9 4ih:9 4j3:8 4hz:8 4iu:8 4jk:8 4kb:8 4j4:7 21f:7 4je:7 4ia:7 4iz:7 4jt:7 4ig:6 3it:6 4jj:6 4i4:6 4ik:5 4is:5 4ip:5 4j6:5 4jm:5 4iv:5 4id:5 26x:5 4ie:5 4it:4 4jo:4 25m:4 4k0:4 15w:4 4hy:4 4lj:4 4ht:4 1uf:4 2dj:4 4ib:4 3da:4 4i8:4 3b7:4 4ic:3 10t:3 4kc:3 4j2:3 4ii:3
or	bt	4i6:hx 4j8:i 4iw:g 4is:e 4it:9 2dj:8 4jc:8 4jr:7 4jb:7 4j1:7 4hu:6 4j2:5 4i1:5 21f:5 2rz:5 4jk:5 4ip:5 4jg:4 3t6:4 4ik:4 4jj:4 4iv:4 4io:4 15w:4 4hz:3 4je:3 4ko:3 4i8:3 4j5:3 4hy:3 4kc:3 4ih:3 4l6:3 4jo:3
som	1w	4i7:9i 51u:1y 509:o 1yw:j 4j5:a 4od:7 111:5 137:5 4l3:5 1z7:3
is	if	4i8:il 4jk:i 4kb:h 4jb:h 4iw:g 4ih:f 4jj:f 4ip:e 4in:e 4ii:e 4k0:d 4jr:d 4iu:d 4is:d 4j8:d 4j4:c 4jt:c 4ig:b 4it:b 4ie:b 4j2:a 4jw:a 4j1:a 4hz:9 4je:9 4i4:9 4i0:9 4il:8 4ik:8 2rz:8 3da:8 3it:8 4jl:8 21f:8 2dj:8 4i5:8 4jg:8 4hu:7 4ij:7 4m0:7 4j6:7 4iv:7 4i1:7 15w:6 4ht:6 25m:6 4hy:6 4hv:6 4l6:6 4ir:6 4hw:6 4ib:6 4jm:6 4iz:6 4jo:6 4kc:6 4i2:5 4iy:5 4i6:5 4j5:5
remind	k	49i:r 4j6:6 4j9:6 cg:5 4jz:4 4ix:3 4i2:3
me	5b	4ia:e4 4in:e 4id:c 4iy:b 4jl:b 4je:9 4j4:9 4i3:9 dt:9 4hz:8 4i5:8 4jk:8 4ic:8 4j3:7 3bd:6 4jr:6 1uf:6 3it:6 4jj:6 4ii:6 21f:6 4j6:5 4ih:5 4kb:4 4jy:4 4ij:4 4ig:4 4im:4 4is:4 4jc:4 25m:4 4ip:4 4ib:4 4hx:4 4i2:4 4i4:4 4iv:4 4ik:4 2rz:4 15w:3 4m0:3 4iw:3 3da:3 4iz:3 26x:3 4jg:3 3b7:3
for	jm	4ib:is 4kb:i 4jk:h 4jj:g 4j4:f 21f:e 4iu:e 4is:e 4ih:d 4jr:d 4jt:d 4je:c 4ik:c 4ip:c 4l6:b 4iy:b 4ig:b 4ij:b 4ie:a 4in:a 4jb:a 4iw:a 4lp:a 3da:a 4i4:a 4iv:a 4hz:a 4jl:a 4i5:a 4j1:9 4it:9 4k0:8 4i1:8 4i0:8 4i8:7 4hv:7 4j8:7 4jg:7 4hu:7 4j2:7 4hy:7 4il:7 2dj:6 4jw:6 4jo:6 3b7:6 4ht:6 4iz:6 4ia:6 3it:6 4j6:6 4io:6 15w:6 4j5:6 4ii:6 4i2:6 4j3:6 4hw:5 4id:5 4jc:5
was	2t	4ic:ce 4i3:c 1uf:a 4jc:a 3bd:7 2f0:6 4hx:6 4l4:6 4ip:6 4iu:5 dt:4 4k2:4 4im:3
pleas	2d	4id:ap 4i3:c 4ia:a 4jl:a 4jy:8 4ic:7 4j4:7 4jc:7 4in:7 4hx:6 4iy:5 4jr:5 4jn:5 4ik:5 4if:4 4ih:4 3it:4 3bd:4 4ii:4 21f:4 4k2:3 4lj:3 4ij:3 33i:3
ther	6t	4ie:f3 4kb:d 4jt:c 4k0:c 4jk:c 4iu:a 4ih:9 4ip:8 4in:8 4jr:7 4jj:7 4j4:7 4ik:6 4ij:6 4j5:6 4iz:6 4ig:6 4m0:6 4jw:6 4ht:6 3it:6 4il:5 3da:5 4ir:5 4jb:5 4i8:5 4hz:5 4hw:5 4ja:5 4i5:5 4j0:4 4i0:4 15w:4 4ib:4 4is:4 4l2:4 4kv:4 4m1:3 4j8:3 4jp:3 4iw:3 4iv:3 21f:3
us	1d	4if:8c 4a3:j 2h0:h 1m6:b 4id:9 4ik:8 4jr:7 4ic:5 4jc:5 4ij:4 4jq:3 4im:3 4i7:3
and	az	4ig:fh 4iu:k 4jk:h 4in:f 4ip:f 4j4:f 4jj:f 4kb:e 4k0:e 4jl:d 4ij:d 4je:d 21f:c 4ih:b 4jb:b 4j1:b 4jt:b 3it:a 4j2:a 4ie:9 4ii:9 4i5:9 4hz:9 4ib:8 4i2:8 4is:8 4ht:8 4it:8 4jr:8 4iy:8 4i4:8 4i8:7 4jg:7 4jn:7 4jm:7 4iv:7 4il:7 4l6:6 4lj:6 4jw:6 4ia:6 4hu:6 4hy:6 1uf:6 4hv:6 4id:6 4ik:6 4l4:6 4jo:6 3da:6 4i0:5 4iw:5 4hw:5 2rz:5 4j8:5 4i1:5 4j6:5 4j3:5 4ic:5 4kc:5
my	4x	4ih:av 4ir:d 4jj:b 4jk:b 4jr:a 4jt:8 4jw:8 4kb:8 4ie:8 4id:8 4ia:7 4il:7 4ii:7 4i8:7 4jl:7 4kf:6 4ik:6 4ip:6 4i5:6 4jb:6 4in:6 4j4:6 4ln:6 4iz:6 4iu:5 4jm:5 4ic:5 3da:5 4j5:5 4ij:5 3it:5 4j1:5 25m:5 4i0:5 4im:5 4k0:5 4j0:5 4ig:5 4iv:5 2rz:5 4ib:4 4hz:4 4iw:4 4j3:4 4ja:4 4it:4 4is:4 15w:4 21f:4 4je:4 1uf:4 4iy:4 4hy:4 4jc:4 4ht:4 4kr:3 4hu:3 4i3:3 4hw:3
that	8h	4ii:g7 4jk:b 4jj:b 4jb:a 4jl:a 4j1:9 4j8:9 4ip:9 4ih:9 4iw:8 4j2:8 4i3:8 4jc:8 4ik:8 1uf:8 4i8:7 4in:7 2rz:7 4jw:7 4is:7 4iu:7 4j4:6 4kb:6 4ic:6 4jr:6 4ig:6 4it:6 3it:6 4il:6 4hz:6 4id:6 4ia:5 4jg:5 25m:5 21f:5 4jy:5 26x:5 4hu:5 4k0:5 15w:5 4i0:5 4ht:5 4je:4 4j0:4 3bd:4 2gt:4 4iv:4 4hw:4 4hy:4 4hv:4 4j5:4 2f0:4 4ie:3 4jm:3 2dj:3 4jt:3 4k2:3 4ij:3 4m0:3 4lp:3
we	34	4ij:bi 4j4:8 4lj:7 4jk:7 4iu:6 4ig:6 4jr:6 4m1:5 4i5:5 4j3:5 4jo:5 4in:5 3b7:5 4k0:4 4ip:4 4kc:4 4ik:4 4if:4 4j2:4 4is:4 21f:4 4ix:3 4ie:3 4ih:3 4ht:3 4jj:3 4lp:3 4id:3
as	1t	4ik:3o 4i7:a 4j5:9 4jr:8 4im:8 21f:7 4is:7 4id:6 3b7:6 3xd:5 4jk:5 4j4:5 15w:4 4od:4 26x:3 1z7:3 4it:3 4ht:3 4il:3
a	fm	4il:ie 4jw:j 4ik:j 4jk:h 4jj:f 4ip:f 4ih:e 4j5:d 4iu:c 4is:c 21f:c 4iw:b 4ie:b 4kb:b 4j1:b 4j4:b 4it:a 4j8:a 4j2:a 4jt:9 4jb:9 4ii:9 4k0:9 4i8:8 4in:8 4kc:8 4hu:8 4ig:8 4iv:8 4jr:8 4ht:7 3it:7 15w:7 4i0:6 4hw:6 4j0:6 2rz:6 4ij:6 4jg:6 4ib:6 4jn:6 25m:6 3xd:6 3da:6 4kv:6 4io:6 4hy:5 4lp:5 3b7:5 4jm:5 2dj:5 4hv:5 4i6:5 4l2:4 4hz:4 4m1:4 4id:4 4iz:4 4jl:4 137:4
mor	22	4im:dd 4j1:7 4ik:7 4j0:6 26x:5 4jc:5 4i7:4 4hx:4 4kb:4 4ic:4 4ia:4 4ks:4 21f:4 4jb:3
im	29	4in:45 3it:c 4iy:b 4jz:a 4j4:9 21f:8 4ia:8 4jk:7 4id:6 4jn:6 4jr:6 4i2:6 4is:6 4je:6 4jw:5 4j3:5 4ik:5 4i5:5 4ig:5 4ij:4 4k0:4 4kb:4 4m0:4 4ip:4 4hz:4 4j6:4 3da:4 3b7:3 4ht:3 4jy:3 4jl:3 4iv:3 4iu:3 4jg:3
with	8h	4io:fq 4jj:c 4jk:b 4i1:a 4j5:8 4iw:7 2rz:7 4jr:7 3da:6 4lp:6 4jy:6 4ih:6 4jt:6 4iy:6 137:6 33i:6 4iv:6 4kc:6 4i2:5 4ip:5 2dj:5 4it:5 4i3:5 4in:5 4jw:5 4iz:5 4j1:5 4jg:5 4j0:5 4ij:4 4j3:4 4is:4 4jc:4 4ie:4 4i4:4 4iu:4 4ia:4 4je:4 4j8:4 4m0:4 21f:4 4hv:4 4ir:4 4hu:4 4ib:4 4jl:4 4il:4 4i0:4 4hy:4 4j6:3 4ik:3 4ig:3 4j4:3 4kv:3 4ii:3 25m:3 4hw:3 4l6:3 4kf:3 4jb:3
ive	3y	4ip:9l 4iu:c 4jj:a 4j0:a 1uf:a 21f:8 4jk:8 4ig:8 4in:7 4kc:7 3it:7 4jw:6 4il:6 4ht:6 4ih:6 4jt:6 4k0:5 4j4:5 4jl:5 4ik:5 4iw:5 4ij:5 4ie:5 4ic:5 4i1:4 4jn:4 4kq:4 4i3:4 4ii:4 4iv:4 4jr:4 4j1:4 4hz:4 4je:4 4j8:4 4jm:4 4ib:3 19y:3 4id:3 4hw:3 4hy:3 4ia:3
scroll	g	4ix:b 4j9:4
cant	1e	4ir:7s 4ja:h 4ln:f 4ih:e 4ic:6 4nb:6 4kf:4 4iz:4 4jc:4 4mg:3 4hx:3 4ie:3
up	2p	4is:6t 4jb:9 4jo:9 4it:9 4i6:8 4ik:8 4iw:8 4jg:8 4jr:8 4jk:7 4hz:7 4in:7 4j2:6 21f:6 4je:6 3da:6 3b7:5 2dj:5 4j4:4 4hu:4 4iv:4 4j8:4 4jl:4 4kc:4 4i5:4 4ij:3 15w:3 4ko:3
be	7v	4it:es 4is:j 4j2:e 2dj:d 4ik:c 4iw:c 4jr:b 21f:a 4jk:a 4j1:a 4jg:9 4jj:8 4jb:8 4j5:8 4l6:8 4j4:8 4i4:8 2rz:8 4in:8 4i6:7 4hu:7 4jo:7 4j8:7 4ko:7 15w:6 4ig:6 4iu:6 4i8:6 4j3:6 4iv:6 4ij:6 4jl:6 4hy:6 4k0:6 4ip:5 4i1:5 4iz:5 4ih:5 4jw:5 4ii:5 4je:5 4il:5 4io:5 3xd:5 4hv:4 4kc:4 4ib:4 4hz:4 3da:4 4jt:4 4i5:4 4kb:4 4i0:4 4jc:4 137:4 4le:4 3it:4 3b7:3 25m:3 4l2:3
got	3v	4iu:8v 1rp:v 4k0:c 4ip:b 4ig:a 1uf:a 4jj:a 4jk:8 4kb:8 4jt:7 4in:6 4ij:6 3it:5 21f:5 4ie:5 4ih:5 19y:5 4ht:5 4i5:5 4j8:5 4il:4 4lp:4 4hy:4 4ic:4 4j4:4 4ii:4 4jg:4 4hz:4 4je:4 4j0:4 4jb:4 4jw:4 4j2:4 4j1:4 4lj:4 4jm:4 4kq:4 4iw:4 4i4:4 4hw:4 4jl:3 4iv:3 4ib:3 4i1:3 4l6:3 4kc:3 4jn:3 4hv:3 4l4:3 l6:3
to	gx	4iv:h6 4jk:l 4jj:l 4iw:j 4is:h 4in:h 4je:g 4ik:g 4j1:f 21f:f 4kc:f 4jw:e 4iy:e 4ih:e 4hz:e 4jr:d 4kb:d 2dj:d 4j4:d 4ip:d 4i1:d 4jg:c 4it:c 2rz:c 3da:c 4i5:c 4i4:c 4iu:b 4j2:b 4hy:b 4il:b 4jt:a 4ia:a 4ib:a 4io:a 4ij:a 4ig:a 4j5:a 4j6:a 4jl:a 4ii:9 4jb:9 4hu:9 15w:9 4im:8 4i0:8 4hv:8 4id:8 4j8:8 4k0:8 4iz:8 25m:8 4i8:7 4jc:7 4ie:7 4i6:7 3it:7 4i2:7 4j0:7 4jy:6
they	2g	4iw:6h 2dj:g 2rz:b 4j8:a 4i6:a 4is:7 4jb:6 4it:6 4je:6 2gy:5 4i4:5 4jw:5 4l6:5 3t6:5 4jj:4 4hu:4 4jk:4 4hy:3 4jg:3 4hv:3 4jr:3 4i8:3
really	p	4ij:6 4ko:5 4j8:4 4i4:3
thing	2i	4iy:8y 3es:x 43z:m 2un:k 1aj:c 2t6:c 4ia:a 4id:9 4in:9 9s:8 4jz:8 4jl:7 4j6:7 4i5:7 4i2:6 263:6 35g:5 dt:5 4l6:5 4je:5 4i4:5 4iv:4 4lj:4 4io:4 4i1:4 4jg:3 3da:3 4jk:3 y8:3 21f:3
out	50	4iz:co 4jk:9 2dj:8 4is:8 4kb:8 4hz:8 4j6:7 4in:7 4jr:7 4k0:7 4jb:6 4ih:6 4jt:6 4jc:6 4iw:5 4i1:5 4l4:5 4kf:5 4jj:5 15w:5 4ia:4 2rz:4 4hy:4 4ie:4 4i5:4 4j1:4 4it:4 4i2:4 4j4:4 4i6:4 3it:4 4je:4 4m0:4 4ir:4 4iv:4 3da:3 4j3:3 4j8:3 4jg:3 4hv:3 4hu:3 4io:3 4ig:3 4iu:3 4i3:3 4jl:3
about	1y	4j0:d3 4jw:8 4ip:6 1uf:5 4jj:4 4i7:4 4ic:4 4ie:4 4hx:4 4i3:4 4im:3
but	1m	4j1:2y 2gt:a 4jj:a 4j2:9 4l4:8 4jb:7 4j6:6 21f:6 4im:6 4kb:5 4ks:5 4jp:4 4j8:4 4k0:4 4ip:4 19p:3 2rz:3 4ii:3 15w:3
its	4b	4j2:cw 4is:b 4j1:a 4it:a 4jb:a 21f:9 4j8:8 4k0:7 4jp:7 4j4:6 4in:6 4ij:6 4iu:6 4ig:6 4jg:6 4ii:6 4jo:6 4kc:5 4jk:5 4lj:5 4jj:5 4hu:4 4ip:4 4iw:4 4jw:4 4jl:4 4ik:4 4iv:4 4hz:4 4il:4 3it:4 4kb:3 2gt:3 15w:3 4jn:3 4ko:3
id	1g	4j3:5m 4kv:b 4l2:8 3b7:8 4le:7 4ia:6 4im:5 4i5:5 21f:5 4in:4 4j5:4 1uf:4 4kr:3 4ic:3 4iy:3 4jr:3
so	4m	4j4:a4 4in:f 21f:a 4jr:9 4ij:9 4ik:9 4id:8 3it:8 4hz:8 4ig:7 4is:7 4j8:7 4ip:7 4jj:7 4ht:7 4m0:6 4jn:6 4i5:6 4i4:6 4kb:6 4jk:6 4ie:6 4ia:5 4i8:5 4iu:5 4jw:5 4ib:5 3b7:5 4je:5 4it:5 4k0:5 4jg:4 3da:4 4iw:4 4iv:4 4j2:4 4ih:4 4jl:4 4ii:4 4i0:4 4hu:4 2dj:4 15w:4 4ko:4 4kc:4 4j3:4 4hv:3 25m:3 4iy:3 4j1:3 4hw:3 4if:3 4iz:3
would	46	4j5:de 4kv:e 4ik:d 3xd:9 4le:8 4ih:7 4jr:7 4jj:6 4io:6 4l2:6 4j3:6 4jk:6 4i7:5 4ir:5 33i:5 4jw:4 4il:4 4it:4 4is:4 4ie:4 4iz:4 4jm:3 4jt:3 25m:3 4lp:3 4im:3 4ij:3 4i8:3 4i0:3 3da:3 4j2:3 4m1:3
am	20	4j6:9h 4jc:d 4jz:a 4j1:8 4iy:8 4kb:8 26x:7 4i2:6 4k0:6 dt:5 4i1:5 4ks:5 4hz:4 4jp:4 4i5:4 4j8:3 4im:3 4jk:3 4ic:3 4jb:3 4i6:3 4ia:3
upstair	n	58j:2o 4gb:11 2xw:z 2mk:b 4ix:a 1fb:4 4j9:3 1eo:3
meant	1e	4j8:2l 4i6:f 4jc:b 4iw:7 4j1:6 3t6:5 4j2:4 4jp:4 2dj:4 1uf:4
already	t	4j9:2w 4i2:7 4i4:5 137:5 4i1:4
any	1k	4ja:6j 4ir:l 4lp:7 4ie:7 4jt:6 4l2:5 4k0:5 4nb:5 4ih:4 4ij:4 4ln:4 4jb:3 4iz:3
right	1m	4jb:3z 4k0:d 2gt:9 4j2:7 4jl:7 4l6:6 4j1:6 4jp:6 4is:6 4l2:5 4le:5 4kr:5 2rz:5 4kb:4 4i8:4 4iw:4 4ii:3 19p:3 4ih:3 4jt:3 4iu:3 4jk:3 4ip:3
over	1e	4jc:5c 4ic:g 4hx:b 4j8:a 4j6:8 4i6:8 4i3:8 4k2:5 4if:4 4is:3 4j1:3 3t6:3 dt:3
choir	g	4ix:b 4j9:3
befor	2g	4je:83 4i2:a 4hz:a 4lj:8 4i4:8 3bd:8 4iy:8 4iw:7 2di:7 4ia:6 4is:6 2rz:6 4in:6 4i5:5 4l9:5 4l4:5 4j6:5 4jg:4 4iv:4 4jk:4 2dj:4 dt:4 4i1:4 4j9:3 4ig:3 4jr:3 4i3:3 4hy:3
hey	n	4ij:8 4id:6 4lj:5 4jm:4 4j4:4 4jl:4 2di:4
on	8i	4jg:fr 2rz:c 4is:c 4iw:c 4jw:b 4je:b 4jk:a 4l6:a 4it:9 4j8:9 4in:8 4jj:8 4j2:8 4jc:7 4jl:7 4iv:7 4i4:7 2dj:7 4lj:7 4iu:7 4io:6 4iy:6 4ii:6 4i1:6 4m0:6 4hz:6 4i6:6 4jr:6 4ig:6 4i3:5 4hy:5 4ko:5 4hu:5 3bd:5 4j4:5 4ip:5 4i0:5 4j5:5 4kb:5 4hv:5 4jy:5 4ih:5 4kc:5 3da:5 21f:4 4jb:4 4i2:4 4ia:4 4iz:4 4jt:4 25m:4 4il:4 4lb:4 4ik:4 4lp:4 4i8:4 4i5:4 3it:4 4j6:4 1uf:4
bro	k	503:z
tho	g	4ix:b 4j9:3
uh	1g	4j1:7 4jw:4 4ip:4 4kc:4 4j0:4 4iu:4 4ih:4 1uf:3
um	1m	4in:5 4is:4 4ik:4 4ih:4 4jr:4 4ip:4 4kb:3 4iu:3
okay	12	4lb:9 4i2:8 4id:8 4l6:7 4jb:7 2di:5 4ii:4 3bd:4 2rz:4 4m0:3
thos	w	4jm:1g 19y:c 4l9:6 3k8:4 x7:3
#	8h	4jn:ff 21f:a 4in:9 3it:9 4id:9 4j4:9 4iu:9 1uf:7 4ip:7 4ig:7 4ik:7 4jj:6 4kb:6 4jl:6 4l6:6 4k0:6 4jm:5 4jk:5 4ih:5 4ht:5 4k2:5 4i4:4 4kq:4 4jr:4 4j2:4 4it:4 4ij:4 4j1:4 4jt:4 4jw:4 4i5:4 4ic:4 4j3:3 4ii:3 4ib:3 4jc:3 4jg:3 4j8:3 4il:3 4i8:3 4ko:3 4ia:3 4is:3
will	3m	4jo:fd 4jp:8 4is:7 4j2:6 4jb:6 4k0:6 4it:5 4kr:4 4ij:4 4jr:4 21f:4 3b7:4 4kc:3 4iu:3 4l9:3
enough	2d	4jp:dk 4k0:i 4jb:6 4j2:5 4j1:5 4ie:4 4jt:4 4is:3 2gt:3
serving	n	4jq:1m 4if:r 19f:h 4jp:8 3st:7 3b7:5 4jo:5 4k3:3
from	2b	4jr:66 4ik:b 4i5:9 4is:8 4ih:7 4jo:6 4jk:6 4j3:6 4j5:6 4in:5 4id:5 4it:5 3da:5 4i4:5 4jc:5 4j4:5 2dj:5 4ij:5 15w:4 4if:4 4ia:4 4je:4 4jt:4 4hz:4 4iw:4 4iz:3 4i8:3 4ir:3 4k2:3 4ie:3 3b7:3
helping	k	351:l 123:f 154:b 4jq:8 1c3:7 4if:7 d2:6 4jp:4
hav	72	4jt:en 4kb:l 4k0:f 4iu:d 4ie:c 4jk:b 4jj:a 4ih:a 4lp:9 4jr:8 4ip:8 4jb:8 4ig:7 4in:7 3it:7 4i8:7 4io:7 4i5:7 4iz:7 4hz:7 3da:6 4iy:6 4ib:6 4j6:6 4j1:5 4j2:5 21f:5 4j4:5 4iv:5 4ja:5 4is:5 4ir:5 4il:5 1uf:5 4iw:4 4ij:4 4jl:4 4jg:4 4l4:4 4kc:4 4i4:4 4i1:4 4it:4 4hy:4 4l6:4 4hv:4 4kf:4 4ii:4 4j8:4 4je:4 4ia:3 4hu:3 4m0:3 4l2:3 15w:3 4i2:3 4kq:3
well	1d	1lc:1h 2ai:z 3lw:x 1sk:s 4s0:r 1zg:k 3xd:k 4i7:f sq:c 2q6:b 4j5:9 1oj:8 2ry:8 4ju:8 2sr:7 1i9:7 4l3:7 4is:6 4od:6 2uk:5 4if:5 4jr:5 4lb:4 3b7:4 4kv:4 4jo:4 1z7:3 4ik:3 4jq:3
never	12	4jv:4e 4kf:n 4jw:b 4kr:6 4m1:4 4jy:3
an	29	4jw:9l 4jv:9 4il:7 4j5:7 4j0:6 4jj:5 4ie:4 4l6:4 4kc:4 4ih:4 4jg:3 4kv:3 3xd:3 4lp:3 4jn:3 4jk:3 4i4:3 4ik:3 4i7:3 4iw:3
hors	g	4jq:8 4if:7 4jp:4
you	34	4jy:cg 33i:b 4id:8 4ia:7 4i3:7 4ik:7 4io:6 4im:5 4jr:5 4j5:4 4ii:4 dt:3 4in:3 4jw:3 4kc:3 3da:3 4hx:3 4jk:3 4jj:3
into	20	4jz:av 1z7:a 4ik:7 4in:6 4j6:6 2dj:6 4iy:5 4i0:3
gon	17	4k0:12 4jp:n 4jb:c 4iu:8 4jt:6 4ie:6 4kb:5 4in:4 4j2:4 3it:4 4ig:4 4jo:3 4j6:3
fairly	p	1zi:24 5jr:1y 1d1:1c 1ga:13 1lg:v 3gr:k 16s:b 4jq:7 4if:7 13v:5 4jp:4
said	r	4hx:8 2f0:7 4i3:7 4jc:7 4jn:6 4ic:4 1uf:4 4l4:4
member	i	4if:c 4jq:9 3b7:7
squad	g	4jq:8 4if:7 4jp:4
player	g	4jq:8 4if:7 4jp:4
john	g	4jq:8 4if:8
850	i	1nn:m 3k8:5 24l:4
millilitr	k	ql:e 3k8:9 x7:6 2w2:5 4jm:3 cq:3 2ze:3
imperial	g	x7:4 3k8:4
quart	n	50k:1j 2jc:t x7:9 3k8:8 29d:7 2w2:5 2xw:4 hx:4 49c:3 4jm:3 cq:3 2ze:3
has	1r	4kb:38 4jt:8 4j6:8 4jb:8 4ks:7 4j1:7 4k0:6 4ie:6 4l4:6 4iu:5 4iy:5 4jj:4 4ih:4 26x:4 4ib:3 4jk:3 4in:3 4jn:3 4i8:3 4l6:3
by	1w	4kc:a9 21f:6 4ik:6 4jj:5 4jy:5 4ip:5 4jw:4 4kq:4 4j2:4 4iv:3 4iw:3 4io:3 4jk:3
ikea	m	4kd:2j 2v1:1a 5km:p 2h0:6 x7:5 3k8:5
decilitr	g	x7:5 3k8:4
dont	25	4kf:aa 4k0:8 4jv:7 4jj:7 4iz:7 4kr:6 4kc:5 4ih:4 4jy:4 4iu:4 4m1:4 4jt:3 4jw:3 4io:3
katori	g	x7:4 3k8:4
tola	g	x7:5 3k8:4
bruh	i	yn:6 x7:4 3k8:4
sarah	g	x7:5 3k8:4
x2	g	3b7:6
enlarg	g	3b7:6
recalculat	g	3b7:6
upsiz	g	3b7:6
down	1b	4ko:6p 4l6:c 4i4:5 4jg:5 4j8:5 4it:4 4i6:4 4iw:3 21f:3
rework	g	3b7:7
than	1i	4kq:d4 4j1:5 19y:4
thes	14	4kr:4g 4kf:k 4j3:b 4mq:7 4jv:7 3b7:7 4le:6 4ni:5 4l2:5 4jb:4
yet	t	4ks:2c 2gt:d 26x:a 4j1:9 4l4:8 4kb:7 4i5:4 15w:4 4je:4 4kc:4
wrong	i	3b7:5
ye	i	3b7:7 4io:4
could	2m	4kv:e5 4j5:c 4j3:b 3xd:a 4m1:9 4le:8 33i:6 4kr:6 4kf:5 4l2:4 4i7:3 4od:3 4jy:3
thank	i	4j3:g 3b7:8
x4	g	3b7:6
pls	t	2ng:1b 39e:16 d9:m 2qx:j 1qa:g 1za:9 4lr:4 2fn:3 1pt:3 4id:3
relativ	g	3b7:6
anna	i	3b7:b 4l9:8 4ni:5
pensioner	g	3b7:6
ok	1t	4l2:dl 4le:r 4kv:7 3xd:5 4j5:4 4ja:4 4ie:3 2gy:3 4ln:3 4iu:3
mayb	n	4l3:r 4i7:m 4od:8 4j5:6 3xd:6 1z7:5
been	y	4l4:e 4n4:b 4j1:9 4lj:9 4kb:7 2di:7 4ks:5 4je:4 2f0:4 4iz:4 4i2:3
380	g	
going	12	4l6:2c 4ko:g 4jg:6 4jl:6 4i4:5 4lg:4 4jb:4 2rz:4 4iy:4 4l2:3
nobbut	1t	2x9:2g 4xv:20 57q:1t 34s:1n 4l8:1g 40n:1e 1ii:19 2ya:17 2y9:17 mp:14 4sg:11 1ys:z 5b7:x 5b6:w 57o:w 56w:w 4qc:r 25p:p 21g:o 1qv:k 29v:j g6:i 48m:h vf:g 4ub:e 2b4:c 1cd:c 1ze:a 5az:a 221:9 ew:9 1qf:7 z8:6 3km:6 16w:5 9s:5 1ld:4 1ja:4 4a:4 2wo:4 1qo:4 12x:4 g2:4 12w:3 15p:3
ben	v	1dg:17 pg:14 57x:m 57y:h t1:g 1gp:c 4xt:6 1xp:4 1ha:3
till	14	4l9:8z 4lf:9 4ld:6
duration	g	4lc:6
whil	y	4lb:4e 3bd:j 4i3:h 2di:g 4lj:a 4jg:a 4jl:6
thoven	i	4l6:6 4lr:5 2uj:4
gonna	n	4ld:1k 1a9:9 4i4:8 4lf:7 4i5:5 4ll:4 4je:4 4lg:3
alright	v	4l2:14 4kv:b 2gy:a 4le:7 4j5:6 4lb:5 4j3:5 3xd:4 4jl:3
until	n	4lf:4b 4l9:1d 4ld:5 1a9:3 4ni:3
quick	m	4l6:h 4i4:a 4ko:a 4ld:6 4lf:5 1a9:4 4lg:4
overall	i	4ld:8 o5:7 4lf:6 1a9:5 4ll:3 4lg:3
bus	10	5mh:1d 4li:17 4lt:17 3kw:16 2ex:r 4se:c 3lc:a fd:9 to:9 3cj:8 e9:7 4ld:6 v2:6 1ip:6 2de:5 54n:5 n3:5 4lf:5 54l:5 1a9:4 38k:3
then	15	4lj:52 2di:l 4lb:d 4je:c 4l4:c 33i:8 4j2:5 4hz:4 4i4:4 4ks:3 4ij:3 4i2:3
him	n	4m0:m 4ja:c 4lj:7 4ie:4 4lb:4 2di:3
afternoon	k	4i4:d 4ld:8 4lf:6 4ll:5 1a9:5 4lg:3
emma	g	4ld:8 4lf:7 1a9:6 4ll:4 4lg:3
doesnt	v	4ln:3f 4ir:p 4ih:a 4kf:8 4ja:6 4nb:6 4mq:5 4jt:4 4kb:4 4kr:3
florida	g	4lr:a 2uj:7 31p:4 rm:3
had	14	4lp:2t 19y:b 33i:a 4m1:7 4io:6 4jc:5 4jt:5 4l6:4 4ja:4 4ir:4 4ko:4
display	g	4lr:a rd:5 31p:4 rm:3
centigrad	i	4lr:q 2uj:d rd:8 31p:7 rm:6
aga	i	4su:11 re:o rd:h
whack	p	3kw:17 4li:l f2:g rm:c 106:c uf:8 1ir:7
yank	i	4lr:9 2uj:7 15g:7 13p:4 31p:4 rm:3
475	g	4lr:a rd:5 31p:4 rm:3
joe	g	4lr:9 2uj:7 rd:4 31p:4 rm:3
jo	g	4lr:9 2uj:7 rd:4 31p:4 rm:3
325	g	4lr:a 2uj:7 31p:4 rm:3
proper	i	4ko:5 4io:4
anyth	12	4m0:14 3v8:14 2di:k 4i2:9 4lk:8 4lb:7 4lj:5 4hz:5
shall	t	4kf:d 4kv:a 4lp:9 33i:9 4mq:8 4lb:6 4j5:5 4lj:4
crank	p	3sw:1c 2nm:x 1h4:o 4to:e 71:e 2oc:c mn:a 4ko:a lg:6 u9:4
wee	g	4ko:d 4l6:4
sim	g	4ko:d 4l6:4
dead	g	2gt:b
cue	i	2gt:b wd:4
properly	i	2gt:c 24b:5 4jv:5 3t6:3
brownish	m	2im:q 2pz:o 3mp:k 1t5:k 2gt:b or:4 23w:3
lucy	g	2gt:b
previous	i	4lb:k 2di:j 4lj:7 4ma:7 17x:4
yes	i	4lb:a 2di:9 4i7:9 4od:4 4lj:4
reight	g	4lb:a 2di:a 4lj:4
pleat	i	4lb:8 2di:8 4jy:7 24b:5 4jv:4 17x:4
sorry	k	4me:1c 4hx:j 4i3:3 dt:3
pardon	g	4hx:8
didnt	m	4hx:c 4iz:8 4ic:8 4me:4 4ir:3
screen	i	4hx:g 4me:5
drift	i	589:1a 50s:m 4hx:8
very	i	4hx:g 4me:5
bark	k	492:1f 4hx:8
spec	g	4hx:8
aloud	g	4hx:8
agen	g	4hx:8
helen	g	4hx:7
overview	g	yn:8 263:3
way	12	4mq:2v 1x3:x 4kr:m wm:a 4ln:a 4kf:9 4m1:8 1df:7 4kv:5 3fy:4 4ih:4 3xd:4 2dj:3
progress	g	yn:8 263:3
trolley	g	yn:8 263:3
commit	g	yn:8 263:3
complicat	g	yn:8 263:3
actually	i	4jy:6 yn:6 24b:5 4jv:4
messag	g	yn:8 263:3
borscht	g	yn:8 263:3
consist	g	yn:8 263:3
paul	g	yn:8 263:3
helper	g	4jz:c
throwin	g	4jz:c
rn	i	2q5:u 489:e 4jz:b 1x8:5
kat	g	4jz:9
used	n	4n4:66 4l4:g 4j9:4
yeet	g	4n4:d 4j9:c 4l4:b
dun	g	
sue	g	
kit	k	4sm:16 4sn:16 4mq:c 4u6:9 4kr:6 2xp:5 1zq:4 4kf:3
wont	i	4ln:f 4kf:e 4kr:a 4mq:7
lent	g	4mq:c 4kr:6 2xp:5 4kf:3
isnt	m	4ir:h 4ja:f 4ln:d 4kf:8 4m1:5 4iz:4
gear	g	4mq:c 4kr:6 2xp:5 4kf:3
aint	g	4mq:c 4kr:6 2xp:5 4kf:3
dorm	p	478:2e rr:i 4xt:g 4mq:b 1z8:b 3ey:a 3ea:7 4kr:5 2xp:4 4kf:3
whatchamacallit	g	4mq:e 4kr:6 2xp:5
hom	g	4mq:c 4kr:6 2xp:5 4kf:3
baller	g	4mq:c 4kr:6 2xp:5 4kf:3
best	m	4ni:31 4l9:p 4kr:l 4mq:9 3xd:6 4oj:6
effect	g	ee:7 4m0:4
possibly	g	ee:7 4m0:4
story	g	ee:7 4m0:4
tlard	g	ee:7 4m0:4
glucos	g	ee:7 4m0:4
omit	t	5gc:1a 4ch:s mf:k 4pg:j 4xb:g 4ln:e 23d:7 1ka:7 1nw:7 18l:6 3o0:6 3fn:6 4le:5 4iz:5 4j3:5 4no:4 q1:4 v:4
loath	g	4ln:7
needless	g	4ln:7
vital	i	15d:i vs:9 4sa:9 4ln:7
keen	p	qz:1y 1gs:y 3mx:p 19s:h 1rc:b 4ln:7 2dq:6 gf:4
chesty	g	4ln:9 4le:3
passion	g	4ln:7
wouldnt	p	5ai:1p 221:19 dw:t 50i:r kl:b g0:b 2ka:9 4ln:5 49r:5 5aj:3
tswed	g	4ln:8
ditch	g	4ln:7
dav	g	4ln:7
lieu	g	4o3:d 4lp:7 4n4:4
similar	1d	4ui:2e 4uj:2e 1xj:20 4uf:1s 5f9:1n 23k:14 16o:z 4tn:x 34j:m vj:g 1p9:c 3nh:a 2ui:a 1hq:9 2kg:8 3ri:8 1sy:8 1t0:8 14d:8 4o3:7 1hp:6 2nb:6 12j:5 1fc:5 112:5 2kj:5 2p5:5 4lp:4 26s:3
hunt	n	5ea:2j 31y:1e 2la:l 4o3:c 25l:8 4lp:7 f6:6 f5:6 1je:4 4n4:4 1cj:3 1a7:3
dear	g	4o3:d 4lp:7 4n4:4
might	k	4ja:l 4o3:i 4lp:d 4ir:9 4nb:5 4n4:3
plumb	g	4o3:e 4lp:7 4n4:4
piccata	g	4o3:d 4lp:7 4n4:4
unavailabl	g	4o3:d 4lp:7 4n4:4
nina	g	4o3:e 4lp:7 4n4:4
using	g	19y:7 2gy:4
hadnt	i	452:1h 19y:7 2gy:4
stead	i	19y:7 26v:7 2gy:5
sona	g	19y:8 2gy:4
masoori	g	19y:8 2gy:4
also	n	4od:34 4i7:o 4kv:c 1z7:5 4l3:5 19y:3
lena	g	19y:7 2gy:5
his	k	4ja:j 4of:9 4i7:8 4ir:7
jess	g	4i7:a 4od:4
accompany	i	4xu:1g 6o:5 4io:4
whatd	m	597:2a 4rw:14 1tg:y 4io:4 4pp:3
better	k	3xd:n 4l9:m 4ni:f 4oj:8
typical	i	36s:k 1d0:6 1yz:5 4io:4
nigel	g	4io:4
techniqu	k	2sf:13 24b:b 4jv:a 4om:8 1pi:8 4jy:7
defin	g	24b:7 4jv:6 4jy:5 4om:4
ever	g	24b:7 4jv:6 4jy:5 4om:4
chiffo	g	24b:7 4jv:6 4jy:5 4om:4
bhuno	g	4jv:7 4jy:5 4om:4 24b:4
shuck	g	24b:8 4jv:6 4jy:5 4om:4
macerat	g	24b:7 4jv:6 4jy:5 4om:4
plait	g	24b:7 4jv:6 4jy:5 4om:4
andy	g	24b:7 4jv:6 4jy:5 4om:4
suitabl	2e	30i:23 5d5:1z 4g9:1i 5h6:1c 4yk:1c 55o:1a 2da:10 4ov:z 29o:y 1t1:x hb:u 5ek:t 1c9:q 34w:p 2h0:l 1dk:k 160:j 13l:h 2fw:g 27l:g 34m:g 4vn:f 3sx:e 57l:e 1na:e jy:e 138:d 4ja:c 19d:c 2d2:8 3hu:8 x3:8 2cq:7 ed:6 17t:6 11b:6 1z9:6 1dh:5 cx:5 279:5 4ir:4 131:4 oz:4 gj:4 4of:4 43t:4 2he:3 447:3
rabbi	g	4ja:c 4ir:4 4of:4
keto	g	4ja:c 4ir:4 4of:4
abl	g	4ja:c 4ir:4 4of:4
3b	g	4ja:c 4ir:4 4of:4
greta	g	4ja:c 4ir:4 4of:4
ziplock	g	ua:k 2pm:b 2q6:6 24a:3
plateful	w	23b:1e 1g9:u 1c3:t 1dt:l 17v:i 1i4:h 1ly:f 98:8 213:7 14v:6 35r:5 uu:3 1t5:3
perfectly	t	54e:1s 574:17 1uc:11 5h0:p 2pq:n 22m:f 2pk:e 4p4:c 18t:a 1uh:7 ax:7 2er:6 2mu:6 2ky:6 9j:4 20b:3 1bf:3
omg	32	1oa:28 28f:1q 5b5:1n 4qj:1e 4s4:1d 21p:16 4s1:12 so:y 1vt:w 5ho:u 4w3:s 3uo:q 42i:p 2ad:p 18v:m 2tg:l mn:j 1qx:j 2o1:h 2jr:g 221:g 4t8:f 1bo:e 2vs:d 42b:d fn:c 4p3:c 103:b 1vd:b 2sk:b 39x:b 146:a e4:a 9s:9 v9:8 1cm:8 1ix:7 2eh:7 3sg:7 2zu:6 1v8:6 17a:6 1k1:6 1e1:6 1ry:6 4i:5 29v:5 20b:5 1a7:5 1qg:5 1su:5 42x:5 vu:5 16d:5 mf:5 1il:5 nj:4 hl:4 1od:4 y3:4
pleasant	n	50x:1j 4zi:19 1ig:q 15o:7 s5:7 1pq:5 565:3
smallish	g	2xm:2f
maris	e	
peer	e	
ruler	g	1i4:1i
notch	e	
food:tinned-potato	n	4pb:2r 1d8:x 14w:9 1ct:8 eo:6
nonstop	i	8x:1y 9u:c
caterpillar	n	4pd:4g 36b:1r 36a:i 3yi:3
ewww	g	36a:g 4pd:d 2pm:c 4pf:9 36b:7
greenfly	i	3yi:2a 4pe:d 163:7 36a:6 4pd:5 2pm:5
earthiness	e	
advis	i	3kf:1u 2pm:n 284:7
acceptabl	r	2u8:1s 4z2:1b 1j7:r 2dn:p 1to:n 436:m 1pj:g 8:c 2wu:c 2nm:b 1cz:a 4pj:5 3zd:3
redder	i	1my:v
thisd	g	2ad:z 25f:4
arrang	17	4pl:4w 13v:1w gj:15 4k1:13 1qt:y 3vt:t 3qq:p 53r:p 10n:n us:j 1po:h 1j3:e 29f:b 2xy:a u4:8 4ga:8 5jr:6 12u:5 258:3
sheen	e	
food:tomato-juice	i	2rm:1c 1to:o 1cs:b
killer	g	2j7:16 1iz:h
abid	19	5br:1d 2ca:19 381:19 4oi:14 2n5:14 3rp:y 1da:v 1ss:t 27e:s 3qn:p 4ez:o 3fl:m 4r1:i e:c 10o:b 43n:9 v:7 15e:7 1oj:7 1xb:7 10h:6 23q:5 4tx:5 36q:5 vg:4 1pt:3 2qx:3 1tg:3 1ok:3
leafy	m	531:p 3cw:k 1di:j 4pr:g 10s:f 1iy:d 15o:5 18e:3 10h:3
strongest	e	
grandchildren	22	5jn:1m 5ke:15 3om:x 1uz:x 3uy:s zl:p 9f:m 14g:l 1f1:k 4u5:i 24w:i 4pt:h 2hg:f 1lc:f 29p:e 2hm:c d9:c kf:c 5ay:a 1wr:a 5ax:9 2c0:8 19e:7 2cf:7 17v:6 5ek:5 273:5 gd:5 2fx:3 11b:3
idk	i	3uy:25 4zi:13 20k:6
8am	g	4pv:2d
neet	g	4pu:2c
tslow	g	1pa:y rr:9 8v:3
gala	m	1dc:1t 4px:1g 1dn:7
fiddly	i	2sa:1d ix:h 2gv:8 3cv:5 j3:5
800g	g	1a2:l 15c:b
toenail	g	33a:13
unpleasant	i	25o:1l 1uh:m 1jw:b pr:4
maggot	i	4q2:2p 4q3:c 368:9 28z:8 4q4:7 3uu:4 353:3
lan	g	4q2:1b 368:6 28z:6 4q4:5
hedg	k	4q2:s 1tn:i 28z:f 2in:8 4q3:5 2my:4 368:4
grub	e	
food:light-brown-sugar	m	4q6:2v 21n:j 21l:g 21m:e
aluminum	k	4q8:4s 24m:c 4q9:6
material	i	4q7:3y
porcelain	g	4q7:1c 1la:5
pebbly	g	3pi:c 3bh:8 a9:3
playdough	n	51c:1i 16d:1c 5j3:18 2rm:f 22k:c 1eg:6 2x7:6 1ed:5 1zh:3
sandier	e	
cuisinart	g	3l4:k 1gg:e 20t:5
prefer	1g	442:24 5jn:24 3h9:23 5d5:1z 3yf:1w 5gf:1w 4ec:1i 50n:1h 3l8:14 4qe:z 40s:y 3kb:w 42k:w 1gr:r 21s:q 25y:p 201:o 35k:n 2kt:m 2nx:i 1pp:f q2:e 58n:e 2m9:b qg:7 1vs:6 q7:5 2ng:5 273:4 zn:4 4m:3
cakier	e	
nuttier	g	4qg:1q 2cv:6 2f2:4
quaker	g	292:s 15s:7
classic	e	
compact	g	2es:l 2zu:i pa:8
crunchier	n	2n2:x 6u:t 4qk:j 5gz:g 1lk:f 5h1:e 1jr:e 3ao:a gk:6 7x:6 549:4 13q:4
visibl	i	2b0:m 3af:c 5y:9 7z:3
bonny	n	2lf:1f xu:n 3y1:j 3z2:h 1sd:b 1va:8 16c:7 11c:5
peely	t	4do:1k 4by:x 4am:c 2pu:c 22q:b 2ag:9 2n2:8 l8:4 11a:4 kw:3
wally	t	4do:1k 4by:x 4am:c 2pu:c 22q:b 2ag:9 2n2:8 l8:4 11a:4 kw:3
bell	k	2h7:14 1o8:y 3xs:s 3su:r 1gv:5
vary	g	56r:10
food:ready-made-custard	n	4qr:5g 394:n 1fv:3
kindergarten	g	2ea:1v
model	e	
economis	k	2qh:1k 17u:k 3jf:f 32e:7 4s2:5 23l:3
lighten	17	3ou:1v 50w:14 2sg:t 3al:t 2h3:q 1zb:i gk:d 39b:c 4qw:9 2fn:9 3gk:9 yd:6 2hx:6 93:6 2h0:6 z4:5 2h8:4 1z2:3
enjoy	g	4qv:k
yay	g	12s:9
nay	g	12s:9
delicious	g	4px:m 1dc:d
food:dried-apple	m	4r0:53 371:7
fainter	e	
fashion	p	50j:29 2xt:1m 2qs:12 293:u 17s:e 17w:3 2iv:3
dreadful	t	577:1x 558:13 4wa:12 3gj:r 3gi:r 1u:r yo:m 2e7:i 2ie:h 2ji:e 4sg:e 4dp:d 1kj:d 4mh:c 39w:8 1tx:6 6i:5 2oe:4 38b:4 35o:4 1im:3
creamiest	g	4r4:1x
prevent	n	56n:1h 1s9:u 1vh:s b7:p 2r7:a 28a:7 1dw:4 1cr:3 y6:3
knotty	g	4r7:22
unstir	e	
entir	p	41m:1n 592:1d 4zs:1b 1de:f 19k:c 4qi:b 19r:a 4r9:6
telephon	r	4wg:2f 4r8:x 24l:r 4se:q 4eh:o 1a9:l s0:a 3l:8 8x:7 24k:6 1fz:4
insipid	n	15y:17 1ug:n 1cd:l 1lp:k zr:c 1uq:7 3hj:7 1q2:7 3g1:7
appetit	g	1kh:5
granddaughter	1w	2bd:1m 54n:1j 5cx:16 298:15 2an:13 3ch:z 1m0:x 3g2:t 2fx:q 4s6:p 4gc:j 2hg:h 17:e 15s:c 54l:b 16k:8 19d:7 2fr:7 4re:6 38z:5 1xt:5 37u:5 jm:5 170:4 1ab:4 2mh:4 19c:3 2hf:3 4v:3 54m:3 58u:3
disguis	m	28f:1g 1a5:w 3g2:j 102:9 kf:4 4re:4 1di:4
persuad	e	
hearty	e	
nonna	k	4rg:3v k4:1p oz:3
titchy	k	481:r 12z:o 4go:h 1ks:h 225:f 50a:b 19k:5 2mh:4
chargrill	i	4ri:36
immediately	p	123:m 1qj:f 4rk:e f5:c 150:7 18z:7 2ka:4 lz:4
driest	e	
steamy	r	4rl:2j 31y:2j 1lh:w 3dk:n 2mc:m 5dq:m 3ny:d 1lj:5 5dt:4 5dr:4 5ds:4
crusher	p	4rm:1n 1id:g r5:9 489:7 1fq:5 21r:3
food:sun-dried-tomato-paste	m	4rn:4y 3wj:7
sop	m	15h:k zu:8 6e:7 13n:5 28u:5 1a:5 291:4
stringier	e	
food:burrata	i	4rq:3b 4rr:3 2cz:3
buffalo	g	4rq:1g 2cz:5
mozz	g	3pv:13 3k5:a 44z:5
crispest	e	
excellent	e	
tidy	m	5cg:1v 29h:11 4rx:p 13s:h 4rw:g 1ll:8 53s:4
hop	m	4oi:1h 4rv:1f 1c7:c 19v:8 1lu:6
tumbl	i	55w:2k 4rv:1d
zing	p	zr:1w 4rz:1r 2uu:1q 2z0:s yc:8 42y:8 1s8:7 543:4
wish	g	4ry:12 27w:7
food:frozen-mash	i	2ai:1z 2s3:n 33t:i 4ju:4
teatim	1e	3ip:2a 50a:18 4ya:14 4p4:s 5cw:g 1e1:g 3v0:g 525:f 58f:5 vu:5 34b:5 345:4 1su:4 4zs:3 fn:3 gi:3 4t8:3 1ud:3
food:haricot-bean	e	
blackest	e	
poppin	g	18y:4 fx:4
girn	g	114:6 e9:3
food:vegetarian-sausage	t	4s6:7l 5cx:9 3sl:5 2bd:5 4s7:3
food:chicken-sausage	t	4s7:5p 5cx:1c 2sg:x 2bd:e 4s6:b 1ff:6 50w:4
skinny	y	4s7:1u 17p:1o 17i:u 1xd:n nf:h 34j:e 3e:a 2j7:9 1up:9 293:7 x:7 1zd:6 19r:5 1qa:4 1lo:4
vitamin	g	ix:e jl:7 12x:7 j3:4
hp	k	vs:13 1gz:3
wor	g	vs:c 4sa:c
ces	g	vs:c 4sa:c
ter	g	vs:c 4sa:c
hubby	i	2de:v 4r9:g hy:9 1g2:6 4li:6
unboil	e	
payday	m	577:1x 4yo:18 3km:x 19z:7 4r3:6 4uw:3
food:soya-mince	m	4sh:2w 4gc:27 36d:v 23k:6
food:chicken-mince	n	4si:1x 44g:1d 4sh:p 49:g 3b:e
beefy	e	
food:marjoram	e	
complain	g	1a3:v 1ot:g 30q:6
el	r	1p4:2i 4sm:1z 1zq:6 4n8:6
paso	r	1p4:2i 4sn:1z 1zq:6 4n8:6
wholly	e	
food:pinto-bean	m	4sp:1m 1xo:1d 1xs:j
remedy	12	1oc:2b 2ip:1t 3pv:1o th:x 5aw:w 2jk:n 1lp:f 1w6:d 2g8:b 4sr:a 1tt:9 w0:9 1md:7 qr:5 k3:5
seawater	15	32z:2b 4wi:p 28o:i 3yt:9 4tc:7 22y:7 3lk:6 k3:5 17d:5 17e:5 3pf:4
acidy	i	4st:1t 3lp:16 1d9:j
jaw	i	4ss:22 11e:i 14y:i
babysit	i	4ls:1v 1j9:19
reunion	g	3gr:l 37t:c 4gm:3
skint	17	3jf:2a 23l:26 19z:15 4c6:w 156:n 17u:d 28n:b 577:3 5hu:3
economical	g	3s5:28
pension	n	17u:1v 4xj:18 5e7:r 3s5:d 4xi:9 41k:6 24h:5 12w:5 3jf:5 4sg:4 3gj:3 3gi:3
gristly	g	4t0:1l
sinew	k	4t0:32 4vb:10 4vc:b 4sz:4 2r8:3
gristl	r	4t1:6k 4t0:1h 4sz:8
chopper	v	4t2:5c 4w4:1i 454:s 33f:i 33g:g 1ti:e 1g2:8 549:6
naebody	m	3qk:1v 3bz:1j 33g:11 s3:8 nh:6 2k9:4
food:fresh-soup	p	490:1a oz:x 2ke:o 4ag:o 279:h 1ey:g 4t5:b 112:a 4p4:4 35a:3 hz:3 1ex:3
heaviest	e	
laurel	n	1nt:x 3wi:4
ador	g	44b:c
doz	p	58f:2m 2fs:1v hz:j 52:e 1il:b nh:6 dc:4
nap	g	41l:u f8:3
clapper	i	47g:n 47e:f 2km:c
broad	m	4tb:13 5ih:v 1k5:6 1ue:5 2yi:5 98:5 p2:5 ot:4
cellar	n	4b9:1s 277:z 2vc:v 3lk:9 1ba:4 jz:4 gd:3
search	i	359:2c 4td:5 1a7:5
cabinet	g	vn:h
chiller	12	1am:38 vn:1f 36h:x 350:u 12w:s 4ws:m 4tf:e 16q:a 36f:7 2ep:6 5c0:6
clag	m	14f:z 3xs:n 1qs:c k8:9 3fz:9 1yx:4
firmness	g	22e:9 273:6
thatll	m	12l:o yp:l 5d3:f yl:a y3:8 7z:7 15q:4 5m:3 h6:3
traditionally	g	4qi:m fj:d 4a:b
nit	k	3su:1b 4ya:w gn:h 2tg:c 3o1:7 345:3
sliver	k	4tl:3g 19n:5 3e:3
homelier	e	
hungarian	m	3ri:x 3rk:o
loudly	e	
whisper	e	
sing	n	4tq:3x 11w:1n 537:z 1bo:8
food:cream-of-mushroom-soup	g	2kn:n 26z:4
cultivat	e	
greyer	e	
food:tinned-carrot	10	5hn:2s 3at:1m 4tu:1i 1j1:y r:r 4pi:h e:b 8:a jk:9 ji:8 vf:7 ix:6 1iq:5
pencil	g	1se:b 37m:3
agre	k	327:1j 1az:19 4tx:b 1io:7
savour	e	
food:wholegrain-mustard	y	1y6:2z 1y4:1g 18i:k 1ye:f br:d 1y5:9
unlik	e	
mut	e	
food:dried-parsley	17	4u1:8u 17s:1b
russian	e	
frizzy	g	17s:o 17w:8
rewarm	k	zz:o 50q:n 1gs:9 1ap:3
bairnsll	g	mn:7 4dw:6 183:4 4ps:3
envelop	g	4sm:j 4sn:j 4n8:a
nuisanc	g	3q9:1l 155:8
frazzl	k	41h:s fx:q 3o:6 1je:3
seedy	k	wz:11 1kj:q
food:relish	g	3pr:11
mccormick	g	1ys:19
glisten	g	jt:b 6c:5 1jh:4
flexibl	g	1pk:d 260:6 10w:6
merely	i	2n1:h 1p2:b
lancashir	g	3fn:14 4uf:s
stuffll	i	3ip:16 3ri:9
remainder	m	5m5:2f 1hh:z um:e 2mx:d wr:8
co	r	4v3:2b 5ii:21 4o0:1u 5fw:1e 4dq:j 1t0:i 1hn:d 1bt:a 5fx:6 1z9:5 3g4:4 23k:4 1au:3
op	r	4v3:2b 5ii:21 4o0:1u 5fw:1e 4dq:j 1t0:i 1hn:d 1bt:a 5fx:6 1z9:5 3g4:4 23k:4 1au:3
dolsot	i	4uk:3c 3s7:g
bento	n	38y:e 1rh:b
uss	g	4a3:j 2h0:i 1m6:b
realiz	g	gs:9
unwis	k	24w:1j 3u2:y 2d7:p 40q:b u7:8 34w:7 1ke:6
potful	g	2sn:9
mildly	e	
slushy	m	4ur:2u 3om:11 55b:m 2bo:h 4w9:d 5ay:b 5ax:a 2c0:9
fistful	g	29v:p 1u8:c 294:6
hater	i	56u:2z 1p:f 1xq:7 op:7
presentabl	g	mx:d
6½	e	
meaty	i	x0:f 2t4:d
chopstick	12	4ux:8q 41i:12 5ca:u
stock	i	1q8:s 1pi:c 14g:8 25a:5
1pm	g	3ju:k 37u:c 1rk:6
amiss	g	1t1:12
stodg	y	34q:v 1em:m pk:l 1ek:j 2yr:g a2:c 286:8 1gl:7 aa:5 1x8:5 1eo:5 587:4 133:4
meself	g	1dp:b p2:3
specifically	g	4ui:10 4uj:10
overfull	g	4v5:2g
overstuff	g	4v4:2d
georg	r	4v6:5w 1e5:w 195:e i0:d 4v7:4 1hi:4
foreman	r	4v7:5w 1e5:w 195:e i0:d 4v6:4 1hi:4
twentieth	e	
alter	t	2gf:r 4qv:m 1xy:l 1y5:k 1kq:i 3j4:g 19h:f 1eq:f 1la:e v5:b 27y:a 1da:9 48m:8 4l8:8 ve:3 19g:3 1j3:3
plainest	e	
silvery	k	4vc:1w 4vb:1j 4t1:j 1bd:5
silver	i	4vc:3a 4vb:8
unstuck	g	27t:s 1om:7
food:turkey-bacon	k	4ve:3l 2bj:z 2ck:k 444:4
oaky	e	
submerg	k	1ox:10 5q:g 4v:f 1dx:4
twig	1e	4vh:5y 51n:1s 3rl:17 sc:12 43g:x 1t7:q 10d:9 1js:8 10c:4
glossier	g	1p0:c
gloopier	g	s0:a
wow	i	2vn:k 3lk:7 2uq:3
consider	g	3g1:k 34f:9 3hj:6 28i:4
feijoada	n	4vm:2l 1i4:1l 1uh:u 1fc:b w4:5 4a7:4
dinna	k	2fx:r 218:l 1dr:c 4ov:3
farofa	e	
instapot	g	wo:4
disgust	i	4vr:24 10b:q 1au:8
correctly	i	4vq:28 bd:a b4:6 3dz:3
ditchwater	k	48y:v 3m3:n 4df:k 33j:5 3hj:3
thoroughly	i	34v:1b 42b:16 41u:7
food:seeded-bread	g	1zx:d 4qg:5
rop	n	5f9:1n 55u:11 1cs:i yj:c 6q:9 1uu:8 17l:6 1fc:5 zx:5 4us:5
unsoak	e	
raft	i	2a1:1l 190:p
turbinado	g	21m:g 1zk:6
bready	k	5ky:1q 3nj:k 13z:a 2li:9 1cs:5 1lp:4 1e8:3
winna	g	3g5:15 2es:i
wur	g	3qk:1w nh:6
orangey	i	1tj:v 17f:c 1na:a 2vc:9 1lh:9 1n0:8 x2:7
dreadfully	p	3js:1d 4hg:w 41c:j 33g:a 33h:a mn:9 20t:8 16s:8 3rx:7 1it:6 388:6 2uk:5 437:4 r4:3 cg:3
chopping	k	1uh:13 4t2:q 28o:n 3lb:8
tbottom	g	14f:10 1yx:5
ashtray	i	1ap:u 3pu:k 3a0:5
brighter	e	
30g	p	4w8:4g 1k4:1i 523:7
liquidiser	v	3b5:1y 3zd:1j 4fs:1c 302:1b 1ti:8 4ur:6 3xi:6 2bo:4 3vm:3
spatter	n	3a9:11 ah:q 39w:i 54z:f 2td:9 3a7:5 ac:5 1yo:3
excess	g	1ow:14
tandoor	e	
coating	k	49s:2j 14l:1b 3a6:16 1q3:v
largest	e	
furiously	k	5ev:2d 3e8:17 1dt:q 9s:b 25f:6 2cp:3 28i:3
fitba	g	4r9:14 4wh:f
barest	e	
gru	g	4sr:m
unpasteuris	m	4wj:66
crudo	g	4wj:1e
choic	e	
succ	g	231:q 16d:7 3cv:3
food:white-pepper	r	4wn:64 j1:5
food:pink-peppercorn	g	4wn:10
tonnarelli	g	4wp:2e
section	g	vn:e 4dk:5 16o:4
food:gluten-free-spaghetti	i	4wr:3r 44f:7 2ep:4
wholewheat	w	4ws:5h 580:1e 2tf:v 2ep:n 138:l 44f:h 564:g 5at:b 1dk:8 17o:3
rat	k	3fz:m 3k2:j 35r:9 125:6 1yx:4
rasp	g	48c:18 4a0:d 22p:4 2jw:4
smoothest	e	
beaker	e	
frown	e	
distribut	g	1jz:m 3fl:i 1u6:3
ooh	g	45v:1h 1oa:9
undress	e	
dentur	m	15i:1f 2ca:1c jf:g 11e:f 3pg:c 15e:8 1oe:4
food:salad-cream	p	4x2:5s 2ha:f
food:vegan-mayonnaise	g	4x2:16 4x3:4
pourabl	g	1rx:23
rank	k	4xm:2j 3of:21 3yo:v km:7 3mp:6 42n:3
overdress	g	1nn:m 1wz:l
grating	g	1cs:8
bait	k	4xn:1v 1pp:6 uz:4
morrow	g	1hi:6
likewis	i	2bz:15 1gs:6 oo:3 1gx:3
authentic	10	4xb:35 54t:1j 5l3:1f ti:p 4no:n 2pq:g 33z:c gb:9 2ik:8 12r:8 5hq:7 5et:4 379:4 4ai:4
madra	k	4xc:42 16b:e 1nu:3
somewhat	g	2io:d 133:9
askew	e	
undersoak	e	
shaker	k	3d8:1t 1od:v 1oa:h 106:8 yu:3
sixth	k	217:1e 3cx:13 s9:l 3c3:k 2dk:k 3ch:6
pricey	k	4xj:1s 5hu:1p 558:1c 2cx:u 4sy:8 41k:8 2hl:7
cash	g	4xi:q 4sy:h 41k:g
tstalk	g	10d:7 p4:6
extremely	g	44b:d
harshness	g	4x5:1o 42n:8
backpack	i	4x8:1v 390:i 2q7:9 1pp:9 3ju:4
teenag	i	4xp:1j xf:5 1pr:5
fatter	e	
thesell	g	7g:6
brevill	g	4v7:l 4v6:l 32b:6 1hi:3
appetizer	i	551:2f 4xt:n 1bz:d
handy	i	48m:p 4l8:o 31a:b 319:9
food:prawn-cracker	i	4xu:2m 4oh:i 3hi:b
cooktop	i	4l7:l 1jg:e 51v:c 13a:5 2a3:4
faucet	p	50i:1v rx:h 14x:f 1v7:f 1gx:a o3:4
steadily	e	
food:baby-corn	i	4xy:3p
suggestion	m	2d9:1p 2gp:1i 1pj:w 26y:l 13t:5 4yt:4
richer	w	1vv:2s 4ap:1o 52p:10 1li:n wg:h 5e9:c 5e8:c 2uh:a 48d:8 105:8
eggcup	e	
hrs	g	ks:v
food:frozen-pastry	e	
prong	e	
duller	g	2ub:y
prop	i	4y6:21 2xq:1p 2xk:e
offcut	g	4y8:x 3z2:g 29w:6
strew	e	
inner	e	
reboil	m	4tk:z 2k9:u 4s1:o 17l:d 58f:7 2tg:7
posher	i	5ag:24 4eh:9 ov:9 5ah:5 2ba:5
bridg	i	32i:1i 50v:1e 1xy:9
mangl	g	1an:w 1kt:5 29e:3
underboil	g	ja:v
surer	e	
tokyo	g	4yh:21 zi:8
ajitama	g	4yg:24 zi:8
wishy	i	1ug:e 3hj:c 33j:b 17x:7 13y:4 1cd:4
washy	i	1ug:e 3hj:c 33j:b 17x:7 13y:4 1cd:4
napa	i	39u:2g 2uv:1f 131:4
food:chinese-leaf	g	4yl:26
slippy	i	1r3:15 22i:8 3sm:6 23m:5
crockery	g	4bb:k 1b7:g
eke	k	4sg:18 2as:p 4uw:6 4t:5 s1:5 173:5
simpler	i	3kj:16 14o:i e1:7 205:4
oniony	m	10j:d 4yr:8 1dh:8 10f:4 10k:4
prettier	k	3nc:l 4yr:l 1wf:d 1mz:c 267:8 58l:7 ar:7 2m9:7 bv:6 1ja:4 2pz:3
neatest	n	3sy:1m 5g7:19 13s:f 2f0:d 29e:a 2l0:9 2qi:8 1w9:6 139:4
food:mango-chutney	e	
result	g	2pt:u 8v:7 44g:5
food:tikka-paste	p	4yv:7m 3bk:6
multitask	g	1p7:l en:4
livelier	e	
patak	k	4yy:2v 4yv:10 1l5:e 1ft:d 4z9:b
usa	i	560:13 1mf:c qh:7 1x0:7
heid	k	18p:1z 1nb:z b3:7 1hy:5 5f0:5 1dr:3
chapel	g	2ke:1n 300:6
food:flavoured-tortilla-chip	i	4z2:31 1pj:n
alarmingly	g	2uk:n 3v6:h
wither	g	1im:f t7:c 3ra:6
business	k	1fa:1i km:v xv:c pr:9 u7:6 2n6:5 1lh:5
sparingly	e	
food:frozen-ginger	e	
critical	e	
food:korma-paste	g	4yy:1l 1l5:c
2021	g	4zb:1v 364:k
lockdown	g	4za:1s 364:l
480	e	
undrain	g	499:9
appear	k	56g:1b 74:c mw:b 22q:4
pinky	k	3s2:1z 24g:w 2pu:j 2ag:4
fluffier	i	6f:1z r3:1g
sludgy	g	y6:r 4zi:7
brighten	n	4p5:1o 4pt:1o 1yn:15 1px:p
citron	g	452:1m
spiciness	g	3mi:j 2ky:5
freezabl	m	54m:16 3st:15 4zm:z 12y:m 3yb:e
chilla	g	3yb:17 4zl:q
un	k	42:1a 54b:u 1y3:m 178:4
tsam	g	188:9 ym:4
thumbnail	g	3sm:7
quietly	g	3q9:14 592:9 av:6
catastroph	i	ra:i 2ka:8 26l:5 32z:5
pity	n	4r8:1g 2q5:z 1q6:o 1lk:8 1um:7 3o1:7 498:6 4s1:5 is:4 1e1:4 wh:4
alpro	k	3r7:29 4zt:25 1l6:3
blobby	g	1ei:1g
chalkiness	e	
mocha	g	1ca:13 1vl:4 lh:3
food:instant-coffee	e	
religious	m	1ip:l 1wj:e 3gj:d 3gi:d 1vb:9 wg:7
honeycrisp	g	4px:l 1dc:c
needful	g	iy:9
gory	g	2fp:a
visit	i	4au:1o 1wr:t 1uz:8
food:protein-powder	m	503:3x 2h4:5
charity	g	s9:r 33g:i
chocolatey	i	1na:13 3m3:d 3hs:6 23d:4
food:dried-fig	g	3hy:n 3g7:m
food:chia-seed	17	507:a2
hemp	e	
stubborn	e	
32	i	2dv:q 3gf:o 377:4
squidg	i	25g:17 262:s 1rp:7 29d:4 17f:4 2ky:3
gift	m	50c:41 2za:1g q3:8 3wp:8 1g3:3
food:dairy-free-rice-pudding	g	2fa:13 1t5:8
bangkok	i	50f:j 1vq:e 1or:a yq:5
glutinous	g	50e:o 1or:9 1i4:3
relat	e	
spoonabl	e	
taught	k	4xw:1k 49r:1b 5ai:i 7x:5
coconutty	g	4r2:v 15z:r
flimsy	k	30e:2b 3ee:2a 4ka:1q 19i:5
lazily	g	1cg:c 1kp:7
fresher	g	3pt:1g 23a:4
thailand	m	50n:4l 1ig:s
finest	e	
untoast	k	1lu:m 50p:h gs:5
nicest	i	3ch:x 55q:v 1zg:9
fromt	g	1e0:b
sideboard	p	589:1b 5ho:14 3hw:12 50s:10 1ui:p 2rq:i 4mi:d
franc	k	3qw:17 5hq:10 1e3:o 2h0:j 4xb:e 1og:7
tipsy	g	2cm:q 2co:n 2gs:k 2es:5
clan	m	50v:2p 4yc:1p 2sy:8 u4:5 1xz:4
leaner	k	3fp:10 13b:s 50x:l 4qv:c 13o:5 3jf:4
drinkabl	i	50x:36 4p5:4
heavily	k	107:b 3l:9 d0:6 sp:5 48d:4
transfer	k	53d:11 3a8:j 13v:e 1la:6 7y:5 2st:5
eighth	g	1to:l iy:5
alsac	e	
disintegrat	m	4td:11 28a:y 1fi:b 3bh:a mn:6
mauv	k	y0:2t 3a6:1n 516:b 514:4 32t:3
greyish	k	23u:12 46h:s 32t:k 513:f 17f:5 515:5 xs:4 5f6:3 3p3:3
handsom	e	
food:gravy-browning	e	
couch	i	9j:m
food:pickled-red-cabbage	e	
grandchild	g	102:1c
tryin	g	2fn:5
marbl	n	209:z 19q:a 23z:7 dn:5 1l8:5 139:5 cj:3
slacken	k	1ek:1h 4qb:12
spiky	g	255:f ql:9
win	g	my:1a
xma	g	1q8:b 1eq:9 4rl:5
chit	g	1bf:q 2p4:3
5kg	i	51h:3r
crunchiest	g	5gy:10 3aa:d 18d:5 34u:4
jumper	e	
patchily	e	
food:old-bay-seasoning	g	6u:j 43b:8
peaky	g	2ag:o 22v:m 22w:d 3bz:4
food:dried-rosemary	p	51n:3f 4sa:18 1js:k 45c:h 1gz:b 4vh:9
food:frozen-garlic	k	51o:34 1ie:7
natter	i	5ll:2n 3ik:b 377:6
unslic	e	
calorific	g	397:2q
loss	g	184:h
option	i	4v7:x 4v6:x 1lr:m 229:4
discover	i	1bx:d 2ha:8 2kp:8 4i7:4
forth	e	
lessen	g	2uk:z 1yp:4
droopy	k	1fz:v 3dj:i 10r:g 1s6:9 1yc:9 1s4:4
unbroken	g	23f:g
heartburn	i	3q2:18 576:u 51z:k 2rr:8
sawn	e	
jamaican	m	521:3n 34g:23 1mu:1p
sediment	e	
nightmar	i	2of:12 4w8:o 1k4:9 29e:4
600ml	g	1nn:d 14p:9
nodd	m	2sf:u 4s1:h 2me:g 112:4
2¼	e	
slantwis	e	
briskly	e	
food:frozen-rice	g	4k7:1q
food:groundnut-oil	i	g9:w 57w:j 52b:h 5lj:a 5n2:9
food:extra-virgin-olive-oil	e	
damper	e	
character	k	1px:11 4bo:f 3hs:6 4dw:5
gallon	k	5h3:1a 5h4:1a 34v:19 35a:g 2sr:d 3ws:8
terrac	i	377:l 3gf:5 2jb:4
greenery	g	3sa:s 34q:k 34a:5
havena	i	1hp:d nw:5
postag	g	3lb:h 13s:4
provid	e	
food:gluten-free-wrap	g	52k:18 1ru:d 4en:7
20g	i	4z7:r 1ig:q 18w:g 52m:8
lebanon	e	
cuk	g	10b:9 1cu:4
gem	i	39h:u 1s3:9 1sb:4
festiv	g	2uh:o 4y0:6
unus	e	
midday	i	2vc:10 1pq:3
valu	k	52t:l tj:i 4pr:g 1e4:d 47h:7 3jf:6 2s6:3
coolness	e	
lightest	g	2hx:p 14g:3
food:vegan-fish-finger	g	52w:2e 52x:6
fishless	g	52v:2d 52x:6
food:frozen-vegetarian-food	e	
thinnest	e	
cabbagey	e	
exist	i	1hq:h 3a2:7 112:4
whoever	e	
kindest	i	yz:d 1er:4
food:fish-pie-mix	k	533:4x
kaput	g	41h:1h
felt	g	46d:g mf:b sl:6
food:vegetable-stock-cube	e	
sec	p	558:1y 3es:1c 4tq:1b 2st:e 43m:a 1i7:8 1bo:7
expectant	p	5jj:1h 3u3:w 576:q 2iq:o 2d7:l 2dk:i 2dc:g 5hs:a 40q:9 34w:6 2kg:4 zj:3
applianc	g	16u:a
clip	n	53r:1y 2sl:1p 53a:1c 3ug:9 1mc:7
snooker	g	53c:13 2sl:e
42	e	
fragil	k	4c3:1o 50z:11 3a8:k 1sc:6
ventilator	i	31x:1s 1x0:3
lindt	g	4dk:a ox:a 1mn:3
denser	e	
nod	e	
nightcap	e	
aslant	e	
polystyren	k	55i:12 js:11 zz:g 1tr:c 1tq:b 3el:5 2mx:5
yolky	g	2xb:z
steadier	e	
shard	i	53o:1g 2ii:r 289:e 1is:6
riverb	g	53n:19 289:g 1is:7
slam	k	s9:33 53q:y 1g7:4
draught	e	
unmould	i	3vt:17 3qq:11 13n:n 53a:e
cleanest	e	
sulfury	g	1ar:t
thriv	e	
sped	g	1xu:s
afford	k	5ig:13 2qn:v 1t0:h 2p5:e 41k:a 558:7 1lz:7 32d:6 98:4
vidalia	g	3bx:1p 320:f 39d:3
millimeter	i	144:16 3fy:m 1ti:5
mascara	g	1i2:j
conker	g	19q:5 ho:4
sauvignon	e	
fiercely	g	4ag:1m
summat	p	13p:x 3wh:l 1c3:j 4ry:h 1s8:d 3m9:b 3m3:a 3ev:8 4yx:8 zr:6 2vn:5 3l8:4 1cj:3
titanic	g	1cg:h
napkin	e	
position	g	4pa:1b 1r3:9
5½	e	
latter	e	
rougher	e	
3cm	i	54a:31 54b:6
1cm	k	4zn:24 41g:1l 54a:1k da:5
bumpy	k	2p8:1m 482:v 4wl:7 2x4:6 111:5 1wf:5 bx:4 u9:4
reroll	g	16u:c 269:4
lopsid	k	482:1x 4p3:19 26d:c 26c:a 21y:6 55o:3
craggy	e	
5cm	i	54g:3v
8cm	g	54g:w 269:8 47m:7
crook	g	26d:v 26c:q 26b:7 482:4
farmhous	e	
singly	g	3yb:21
post	r	54l:24 38z:17 390:n 2q7:j 54n:e 2e0:9 3ju:8 1ip:7 2vm:4 4xn:4
university	k	4zl:1l 4he:11 54l:n 54o:m 3st:4
journey	n	5mh:1r 54l:1d z9:16 38z:f vo:5 2qi:5 54o:4
mail	g	54l:m 37u:a 54m:6
overwhisk	i	1v0:1n 54q:1f 271:t
wander	i	54p:1d 271:u 8v:u
sifter	g	3gw:u 25h:7
sway	g	3bz:1e 2fd:3
spain	m	54x:1g 24i:17 54y:11 1kk:11 1ce:p 16c:a 12x:4
1kg	k	1y1:n 2pq:d 2sy:6 te:6 3k2:6
food:langoustine	i	16j:m 2ks:f 1z2:3
fruitier	e	
terracotta	i	54x:39 54y:1i
cazuela	g	54x:1y 54y:a
mesh	e	
onesll	g	489:10 x:5
ladsll	g	4xs:29
trimester	g	3sa:1d 27w:4 2kf:4
gummier	e	
75g	g	ja:f ce:c
organic	i	45z:16 23g:h jo:b 43j:a
hothous	g	1xd:o 1up:9
whir	g	18q:b 2ll:7 2nh:6
poor	m	537:1h 4xi:17 5ig:10 1tt:m 53w:d 4r3:b 1lz:6 1tx:6 98:4 35o:4 4by:3 4ru:3
twang	g	2v9:x 1yk:9 3ma:7
clog	n	55a:1b 25n:15 3ap:10 3op:o 1r6:n 1ix:9 18w:8 3kw:5
compartment	g	4ur:1n
calmer	e	
sooth	g	wu:5 a1:4
heartier	p	55e:29 5h5:1t 5ms:1n hy:j vg:b 4xu:6 dm:5 23z:5 20n:4 3hb:4
drumsticky	g	4wh:1i
rotisseri	g	1qf:6 13b:4 1a8:3
ouch	k	3xj:2f i8:15
although	i	53k:1y 2kq:1j
fash	g	rx:15
disgrac	g	17p:7 12w:6 1zq:5 17o:4
teas	e	
latecomer	i	1hl:1d 47c:r
gingery	k	3ev:c 1dr:b 1x7:9 1pu:7 3ra:4
hottest	e	
slithery	g	qp:g p8:d 1qq:a
sweetest	e	
hassl	g	
hazy	g	33h:9 y1:9 1vi:7
vagu	g	si:8
tangl	m	5jp:12 zz:w 4vv:s 45v:d 1fg:9 2ah:8 6q:7 3lb:6 4us:3
return	k	1k1:n 39d:e ds:8 3ie:7 2io:6 wb:6
haystack	g	4rx:28
overdos	g	28o:e 24l:5 1x7:4
partway	g	f1:8
ins	g	27f:1a 3tx:a
lyl	i	1mb:s 2vl:d 4yz:9
reusabl	e	
neednt	g	3xx:15 2y6:6
scott	g	29a:18 2an:9
food:oat-flour	k	580:1s 564:v 21r:p 201:e r3:7 qg:5
food:lemonade	19	565:2s 14q:1r 5b1:1j 5b3:1j 5b0:1i 567:1g 51z:14 3fb:14 58v:11 5bd:w 30z:u 566:p 5b2:o 1en:n xk:n 3om:h 576:d 23x:c 1rf:b 1u7:b 3vq:a 4ra:9 2jb:8 5w:7 1ck:6 3pd:6 1c7:6 5ay:5 gj:5 3i7:5 5b4:5 5ax:5 50x:4 1uq:4 ao:3 1s4:3 3lf:3
keek	i	ao:r 2in:c 1g7:6 565:4 360:3
seeth	g	ao:r 565:4 360:3
rebak	g	29b:19
food:dairy-free-dark-chocolate	g	1mi:1o 3z2:4
bagful	g	1xd:11 3ws:a
pinker	e	
clumsy	i	2vc:1g 1lq:14 2p4:d
woolly	g	1tr:n 1tq:k
beefsteak	g	1de:k 4qi:6
kalamata	i	56f:30
wept	n	4ze:1v 4zd:1m 57q:1e 3q7:1a 2fd:l 6e:8
greec	m	2d5:1l 5cf:s 1lo:o 3gb:n 2vn:f 56h:f 2fd:e 1o6:5
shant	g	
yucky	i	43z:12 1gv:n et:d 2hm:4 ww:3
wonderful	i	56k:4b
food:frozen-broad-bean	e	
trouser	g	16s:h xu:4
bury	k	56n:3c 4r5:17 y6:5
molcajet	i	56o:48
sundry	g	1tx:g 164:3
underrip	e	
food:frozen-avocado	p	56r:63
dim	e	
sight	e	
solv	g	4ut:27
food:ham-hock	k	56v:4f 2mp:v 56x:8
food:yellow-split-pea	p	56w:32 2mr:25 2mp:1i 40n:3
howd	g	2mp:x
hock	g	34t:1s 1ob:3
petit	i	56z:48 570:3
pois	i	570:48 56z:3
marrowfat	k	571:3l 572:15 11:n
podd	i	571:20 11:j 570:d 56z:d
blop	g	ah:7
dinnertim	n	4p3:y 3gf:k 127:i 19q:f 35r:9 9i:8 34m:4 39x:4 377:4
88	g	576:1y 2l1:5
steer	i	575:2c 51z:1t
dollar	g	4sg:10 4r3:g
skidd	g	ce:e 1pe:6
pliabl	m	579:2q 26q:1k
garbag	g	260:x 3pu:4 3mp:3
mexico	g	57b:20 2ad:5
elderly	g	57d:1h 3gl:9
grandpa	i	57c:1s 3rz:j 3s0:j 2ec:a 1nk:7 3gl:5 zn:4
frizzl	g	2lc:19 1hb:j
act	e	
preservativ	e	
recall	e	
smoothness	e	
unhull	g	4xd:b qn:7
sharpish	g	iz:7
foreign	g	160:18 jy:w
gulp	e	
korea	e	
bella	g	vf:p
unsqueez	e	
food:carrot-juice	k	56g:15 4l7:i 2pq:f lw:d
champion	i	6f:1w je:6 f7:3
oyinbo	g	ke:i
happier	g	3y7:n 3mz:h
firewood	g	112:a 2gf:4 152:3
bonnet	g	3us:17 1cz:t
food:palm-oil	m	57w:4h
sella	g	57y:26 48m:6 4l8:6
nigeria	g	57x:2e 48m:5 4l8:5
food:maggi-seasoning	g	x4:9
naughty	k	564:1e 1vl:11 3bi:c 1ak:a 3c0:3
food:tinned-mackerel	g	533:1f
streamer	g	4ga:7 27q:6
confetti	g	28a:b xi:5
food:fresh-bay-leaf	i	31k:1a 4t6:7 1nt:6
tshop	g	2gb:g
probably	e	
unrins	e	
spreader	e	
hotplat	g	50s:x 4mi:k 589:e 4gr:4
doubter	e	
thrifty	g	3tf:1k 1iy:5 58c:4 23l:4
iranian	e	
bound	e	
clearer	e	
undo	g	5a6:1k 3vo:8
ragus	g	f4:v 136:6
jigsaw	g	1lj:m
loud	i	4tp:21 5jm:13 2g0:i 33h:d
earshot	e	
mouli	g	58k:1d 4fs:n
greener	m	58l:3c 3on:1b 3nc:m 4yr:e fw:d 1mz:c 2pz:3
sleepover	g	27u:2c
ideal	e	
blotchy	g	273:e th:c 1x8:7 y6:6
spotty	g	32y:1k 18n:8 29t:4
lover	i	5id:17 s4:9 iy:6 lv:4
fritz	g	f4:u
mustv	g	133:l wh:8
shallower	e	
food:gluten-free-self-raising-flour	e	
fêt	i	4b:1g 2qg:17
9x5	g	30s:z 30q:d
21	e	
280g	g	1g5:1t
cano	g	590:1x 1cm:4
featur	e	
rarity	e	
peep	p	4r8:1b 5lq:y 4zq:v 3q9:q 53p:h 1g7:g 222:b rv:5 av:4 499:3
channel	e	
earliest	g	595:1i 2je:16
canny	g	594:1j 2je:15
tother	k	1jx:1c 29l:c rf:5 2hc:5 c1:4
variation	g	598:1f 4oi:m
excit	i	597:2a 1mn:b xr:b
food:frozen-green-bean	t	r:2u 2n0:1r 599:14 10l:g 1a:8
refresh	m	47h:29 xk:17 59b:9 1bb:8
plung	g	47h:12 59a:9
lemon	g	2u5:a 32z:4 2uq:3
toven	i	1eu:15 s1:g 11r:4
welcom	e	
mustardy	i	5hv:21 et:i sa:e 2hm:6 4ty:6
mac	g	2d1:17 42s:k 2e0:a
food:long-life-milk	g	1uw:b 369:b 2wd:9 2cp:9
food:stilton	g	447:d 2a1:d 1t1:b 2d8:8
ropey	i	47l:1f 59k:1c 3e5:h 10r:5
patiently	e	
genius	g	1rt:c 1pn:b 1us:3
eid	g	59n:2e
pitcherful	g	59m:2e
alphonso	i	59q:49 59o:7
riper	e	
kesar	g	59o:15 15k:7 4ru:3
food:plant-yogurt	g	2cy:y 59t:c 2cv:a 2cw:6 59s:5
food:soya-yogurt	g	5j1:1i 5j0:7
food:lactose-free-yogurt	e	
oughtnt	i	lc:w 2d9:s 34m:n 2e9:8 3bi:6
breadth	e	
irritat	e	
food:rose-water	e	
whirr	g	p0:1g ou:6
sourer	e	
tumbler	i	5a0:13 1w1:g 2cs:5 1ub:3
prickly	i	313:18 1gy:x 5bn:i 5bo:h 3cf:6 3lz:3
smack	e	
dos	g	fw:10 1e2:8
food:fermented-black-bean	i	5a4:3b 44o:5
food:black-vinegar	e	
overwhelm	g	58f:o 3vo:d
awhil	g	36k:11
decaffeinat	g	5aa:y 5a9:x 49u:f 5a8:3
food:decaffeinated-coffee	i	5a9:1n 3xr:13 5aa:12 5a8:h 2dw:a
redbush	i	5aa:1k 3xr:10 5a9:z 5a8:g 49u:g 2dw:a
urn	g	5ad:1e 5ac:1e
mosqu	g	5ab:2e
bazaar	g	5ab:2e
camphor	e	
assam	i	5af:4d
caddy	g	4yb:1r 5ah:8
everyday	e	
teapot	g	49r:1f 50i:8
malty	e	
frother	i	5ak:49 4fq:7 4ft:6
filter	m	25n:1p 5al:1i 2oe:h kf:4 1di:4
mee	k	2ce:1f 3ch:10 1p:8 ff:7 1rh:4
roommat	g	2sd:1x
penang	g	1ql:15 1h2:4 2os:4
stirring	g	4t:8 10w:5
fuss	i	ti:a le:6
disagre	g	1fq:e
borlotti	g	5as:28
food:pulse-pasta	i	44f:1q 4ws:g 2ep:8
dangl	g	1qs:9 6q:6 10i:5
stalky	g	1il:b 1bi:7
overseason	n	5aw:1y 1ba:y 16p:f 4sq:b 1uh:5
slushi	g	3om:17 5ay:d 2c0:a
puppi	g	5ax:11 2c0:w 565:8 3om:4 4ur:3
granular	e	
sport	g	3lf:1e 1rf:6
backsid	g	565:p
oversweet	g	3pd:s 3lv:d 1v4:5 1jb:3
strengthen	g	1uq:k 1cd:9
clap	m	5b4:5a
mesel	i	3va:r vo:9 9h:5
100ml	g	5b7:25
jugful	g	5b6:25
yellowish	i	y6:t 2h7:r x1:9 1gv:4
bush	g	5ba:1e 2qq:f 3rl:4
branch	i	5b9:11 3rl:k 43g:9 2qq:6
pitcher	g	l2:9 23x:7
reamer	g	3z4:1j 1kr:6
foggy	g	30z:1i 1u7:j yr:3
sparkl	g	14q:v
gush	g	5bh:17 5bg:17 360:7
scienc	g	5bf:2l
experiment	g	5bf:2l
tradition	g	3my:19 3ob:5
niter	g	5bj:1r 12n:c
kibbeh	g	5bk:1r 12n:c
sputter	g	16k:9 ae:8 ay:4
ferocious	g	20q:r 1hv:5
jaggy	g	5bo:1f 5a1:12 1gy:7
thorn	g	1gy:y 5bn:j 5a1:e
powerful	g	5bq:1u 15y:e
tedg	g	5bp:1u 15y:e
food:pickled-ginger	k	5br:46
toxo	g	4d:d 2dc:a
wad	e	
flameproof	g	4d:i 1eg:a 11w:6 30i:4
noticeabl	e	
food:lamb-stock	p	5bw:49 2i8:1r 2ll:n 28i:5 1mx:5
food:preserved-lemon	i	5bx:41
doubtful	e	
seat	g	3fl:10
food:tinned-clam	k	5c0:1q 1am:13 3ui:o
frit	g	2dz:1e
multi	g	3op:a 1j4:8
food:oat-cream	i	5c3:49
originally	e	
rap	g	1zp:b 17n:4 1gx:3
floater	g	2a1:r 32q:m
shrunken	g	2po:11 2kx:d
food:chervil	g	5c8:1x 4u1:5
bat	g	1du:k
polit	i	41i:1r 3ok:1p 545:9
parent	g	3ok:1q 545:9
longway	g	1l0:q
subtl	e	
drippy	g	3r4:4 1bk:4
parm	g	2d5:20 56h:6
adrift	g	4rv:1c
russia	g	1xm:1z 5ch:d
farmer	g	460:m 3cs:l 3x2:e 3wx:5 p4:4
smother	g	1gz:19 yp:6
agent	g	1jf:b 3rg:5
food:chocolate-digestive	i	5cl:3r
uht	g	1y9:c 2bh:9
rippl	p	5cn:4a 5fm:14 4ad:u 35z:k 1jj:6
coldest	e	
lifter	g	2p8:t mn:b
snatch	g	3zx:w 2ev:v 3zy:7
puffier	e	
spell	g	pr:o
grid	g	2yi:11
food:choc-ice	g	3h0:11 2za:c 27w:4
slept	k	38x:1d 1mr:t so:8 2eh:8
2pm	g	37q:b 4s1:7
food:vegan-sausage	i	4s6:1p 2bd:7 5cy:6 5cz:6
linda	g	5cx:w 4s6:j
mccartney	g	5cx:w 4s6:j
cumberland	g	4s7:z
drap	i	5d1:3d
cinder	g	mc:5
untidy	g	33s:11
food:crumpet	i	5d4:3j 1ru:h
food:breaded-fish	i	2jk:t 3ta:q 14g:h 4qe:8
shoestring	g	30t:p 14n:k 5d7:h
beauty	e	
sprouty	g	35i:9 2p4:4
undisturb	e	
flicker	g	y1:9 2tl:7
newspaper	g	14n:1d 12u:4
oversoak	i	5dc:37
anew	e	
anything	g	3v8:1d
struck	g	2u7:9
unbalanc	g	4er:o 28i:5
chees	g	1gs:u
food:exotic-fruit	i	5di:37
liquidizer	g	208:4
azedo	g	5dk:o 2as:j
doc	e	
plasticin	g	1eg:p hr:3
mina	e	
whopper	m	19f:p 29f:p 5kr:n 11m:f 1up:b 13j:9 is:8 481:4
affect	i	2mc:s 5dq:r 1ml:h 5dt:5 5dr:5 5ds:5 3xu:3 3l0:3
muggy	i	5dq:1u 2mc:18 5dt:9 5dr:8 5ds:8 3ny:6 3xu:5 3l0:5 5dp:5
humidity	g	2mc:o 5dq:o 3ny:e 5dt:5
louisiana	g	2mc:o 5dq:o 3ny:e 5dt:5
climat	g	2mc:n 5dq:n 3ny:e 5dr:4 5ds:4
220g	g	dk:k 1zc:9 239:5 23a:3
ink	i	ka:h 5g9:h 5ga:h xl:c 5dw:9 5dx:8 5dv:5
biro	g	5dv:m ka:g 5dx:7
object	g	5dv:m ka:g 5dw:8
graininess	g	qf:n 286:5
satin	e	
beak	e	
craz	g	
food:squirty-cream	r	5e2:6j
food:whipped-topping	g	5e2:y
padd	e	
baltic	g	1tt:1s
commut	i	5e6:3o
skimp	g	4sy:v 32d:j
bircher	g	5e9:1b 1vv:e 292:4 30p:4
switzerland	g	5e8:1b 1vv:e 292:4 30p:4
unseen	e	
conferenc	i	5eb:39 5ec:c 5ed:3 5ee:3
william	i	5ec:3l 5eb:9 5ed:3 5ee:3
bartlett	g	5ec:12 5eb:u
bosc	g	5ec:12 5eb:u
handiest	e	
gelatinous	g	qg:l 2l4:8 160:5 2at:5
fun	g	27w:w 12x:5
peculiar	g	5ej:y xk:t
genoa	e	
friendlier	i	5el:1j 29p:j 4ov:g 4ps:7
gladly	e	
odor	g	1ej:w 23w:9
60g	i	5en:3q
rapeseed	g	dg:8 g5:5 g6:4
incl	g	1ti:h
horn	g	2q1:1k
twirl	e	
glid	e	
hanoi	g	4ai:q 4xb:c 12r:8
feebl	g	3fz:k 2nh:8
pelt	g	4wf:1c 2cp:a
rob	e	
minutesll	g	jj:4
vietnam	g	12r:g
relief	g	1iz:v 497:i
food:peri-peri-sauce	y	5f1:1x 4z0:v 436:u 1nb:s 3bj:l 1s9:e 1pf:d 1jq:b 3g:a 304:9 2uq:6 1wm:6 1yi:6 1hy:4 30c:3 1ya:3
nando	g	5f0:13
food:table-sauce	p	5f2:2h 3ui:1t 4ec:18 5c0:f 1pf:9 pw:8 1vq:5 3km:5
gluggy	g	rc:6
instrument	g	1x4:9
84	g	2ly:18 28l:g 24i:6
uncertain	e	
pol	g	2rc:25
biała	g	5f8:22
horsesho	g	5f9:n 1fc:a
wiejska	e	
śląska	e	
diagonal	g	1qt:u 2p4:8
companion	e	
ravenous	g	171:5 v2:3
babcia	g	3g9:12
feathery	g	5fg:1o
austria	i	1yz:r 36s:6 12x:3
softest	e	
5mm	g	4tv:1d 1lq:c
butterschmalz	g	12x:9 ga:6 1h:5
shedd	g	14g:o
vienna	g	5cn:r 4ad:5 1hj:3
food:dried-shrimp	e	
wheezy	i	2f4:o 3lq:l 2ek:i 3ly:6 2ei:5 2dq:4 2bw:4
malaysia	g	2wy:c 3pg:8 17p:7 16q:4 17o:3
food:thai-red-curry-paste	m	5fq:49 50m:w 2x0:o 1g3:3
cutlery	g	3ok:u 4ux:d
food:surimi	e	
food:wasabi	i	5ft:20 5br:1e
360	e	
condensation	n	2bi:2s 5fv:27 22u:18 16i:m
food:seaweed-snack	i	5fw:37 5fx:4
alga	g	5fw:1e
manner	g	4ux:q
scorcher	g	3ik:w
pitfall	g	3ey:f 3ig:b 2h6:7
uncurl	e	
tricolour	g	5g3:2k
food:flavoured-couscous	g	5g2:2i
program	g	40s:1w
sud	g	1gv:l wi:3
indigestibl	g	v:f
crosswis	e	
adjustment	g	iz:4
inky	g	5ga:i xl:d 5dv:8
bluish	g	5g9:j xl:d 5dv:8
arthritic	g	21z:14 3l4:4
certainty	e	
restart	g	2o1:14
eyed	g	5gg:14 j8:9 5gf:6
food:black-eyed-bean	i	5gf:42
gungo	e	
food:coconut-milk-powder	e	
fearsom	g	16t:c 17k:9
dusky	e	
weakly	e	
overlook	g	34q:15 587:b 1uc:7
est	g	5gn:r 1mr:6 2g0:4 zh:4
murmur	e	
cannonball	g	24v:1h
unclean	g	4a:h 1h:4
dampness	e	
bum	g	49c:15
deepest	e	
spooning	e	
6kg	g	1a1:l
kne	e	
separator	g	7y:3 xe:3
magnetic	e	
tastiest	g	51i:n 3aa:f 34u:5
roughen	e	
largely	e	
worthwhil	g	6u:10
especially	e	
headspac	g	5h4:1q 52e:k
grief	g	5h3:1q 52e:k
ladll	g	3hb:o 55e:i
unroast	e	
roma	g	1dl:f 28x:d 2dz:b 35o:5 1dk:3
darkest	e	
geyser	g	bo:t
peachy	g	xc:j
vampir	g	1i9:k
pac	g	1i9:k
virus	g	5he:21 28w:5
hepatiti	g	5hd:1n 22r:5 28w:3
unfrozen	g	3cj:a 1nv:3
apron	g	wf:m 2st:5
fals	g	25n:7 1fb:6 1kl:5
squint	g	3pr:1c
surplus	g	3jc:j xk:f 33t:b
dumb	g	2pq:q
plz	g	5hm:2r
unfry	e	
food:mustard-greens	i	5hn:3x
patio	g	50s:17 13v:4
food:artichoke-heart	g	5hp:1b 1fo:6 1yl:4
frenchman	g	4xb:p 50t:b 1fo:4
taut	e	
mercury	k	2dt:2m 2dc:p 2kg:4 538:4
food:frozen-salmon	i	1c5:v pr:d
purs	g	4xi:1h 5ht:6
blimey	g	59f:1w 4ty:8
frond	g	5hw:20 10m:4
text	i	xh:1v
granit	g	wj:9
550	e	
330	i	5i0:3s 5i1:3
intend	g	5i0:1x
glanc	e	
food:fish-in-sauce	g	1og:j
fasten	i	27t:z 2yr:y 2oj:d 3bz:9
scout	i	3gj:i 3gi:i 1xy:g 1xz:d 151:c
smoosh	g	8f:a
merrily	g	7i:h 39z:g v4:4
upward	e	
whatv	g	178:g 3m3:b
meatless	g	2i8:j 3m4:7 vz:5
scrag	i	5ib:4a 2jy:4
food:broth-mix	n	5ic:4m
spaniard	g	58q:u s4:b
tuft	g	5if:g 5ie:d 46l:d 1r6:a 46k:4
weedy	g	5ie:1a 46l:9 1r6:7
ridiculously	g	1lz:d 53w:9 558:5
34	e	
bomba	g	5ii:x 4ui:7 4uj:7 1dg:4
calasparra	e	
regardless	i	3q9:17 1gl:x 34l:6 12q:5
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
smokier	k	1li:1i y1:c 3m4:a
gip	g	ii:7
chimney	g	4to:1l 1d2:f
food:fromage-frais	g	5j1:r 59s:n 1o6:8
food:skyr	i	5j1:3b
tackiness	e	
earlob	e	
nickel	e	
oval	m	5j5:1a 3ea:t 30t:o c7:c hf:a 1im:9 1kb:9 482:9 u7:7 5j6:6
tens	e	
pillow	g	2xe:v 303:3
food:celery-seed	e	
food:frozen-soffritto	g	3fa:1c 2ta:7
food:mixed-mince	g	4ru:17 44g:9 2cs:6 1u5:5
135	e	
speedier	g	1fy:13 1mr:8
food:mortadella	e	
preground	g	lz:l
crispiness	g	1m2:h 1dx:a
showy	e	
substanc	e	
liquidis	g	2s4:18
peckish	g	538:13 20y:o
thorough	g	1h1:b
lint	e	
wtf	g	58i:o 25x:d 33h:d
food:cinnamon-sugar	i	5jn:48
preschooler	g	13l:o 3sw:d 3ty:c 3se:8
endless	g	3z5:w 45v:l 55u:b
loch	g	3gy:s 2ka:f
presentation	g	4k1:m 13v:e gj:5
mechanically	g	5jt:16 337:13
jaccard	g	5js:y 337:p 3sd:f
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
gullet	g	3ev:8 3l8:4 1cj:3
toddl	g	3u5:o 3t3:9
350g	g	17v:7 dm:6 3km:4
straightaway	g	
dariol	g	19e:n
removabl	g	3vn:1q 2sl:9
deglet	e	
nour	e	
revolt	g	360:m 163:9 38m:9
goal	g	q6:6
yum	g	4ps:b 1i1:4
tester	g	129:l
toffeeish	g	46q:1h 2n1:4
oblong	e	
food:amaretti	g	5ki:1p
sunda	g	5a0:j fj:i
sharpest	e	
swedish	m	5kl:4m 2v1:l 16a:8 5ku:4
food:vegetarian-meatball	g	4kd:1j
blam	e	
limper	e	
midsummer	g	1ui:4 151:4
zebra	e	
lebanes	e	
suppl	e	
squish	i	k2:m pa:m hp:9 5m9:4
ättika	i	5ku:3u
undilut	e	
pressgurka	g	4df:17
ont	g	499:7 39x:5
local	g	5kz:y 5l0:y 4vz:b 2li:3
hong	g	5ky:1q 2li:9
kong	g	5ky:1q 2li:9
food:lychee	e	
distill	g	1ya:8 1yf:7 26v:5
vulgar	g	379:6 5kz:4 5l0:4 4xb:3
fearful	g	2sb:r 1la:5
15g	g	43t:m
food:sweet-potato-chip	m	5l6:4p
lengthwis	g	2of:l 27t:a 268:6 1f7:6
digestion	g	3oe:x 3cr:n ok:9 2ga:4 2g7:3
scupper	g	1tf:r
seedless	e	
silently	g	2q4:1x 5lc:5 av:4
quieter	e	
mae	g	2x3:1q 2e9:6
ploy	g	2x3:1q 2e9:6
kaffir	g	44r:1c 38a:u 387:4
cauldron	g	3do:1g
food:bamboo-shoot	i	5lh:42
food:coconut-sugar	g	17z:i 5lj:9
original	g	57w:w 52a:a
pluck	e	
2am	g	51p:2e
fierier	g	1n4:y
25cm	g	1la:8
shaky	g	16k:e xh:3
breadier	e	
recover	g	222:1g 592:d
custardy	g	5lr:1z
ric	g	3v5:x
wiry	g	1cv:4
amino	e	
food:spring-roll-wrapper	i	5lv:3r
tighter	g	5lx:1t 2p7:k
saggy	g	5lw:26 497:5
200ml	g	1p0:7 pz:5
insan	g	1p0:7 pz:5
jersey	g	1d4:w
crop	e	
neaten	g	1jx:10 5m3:t
cushion	g	1jx:15 5m2:7 5m3:7 3or:3
straighten	g	1y3:6
tweekend	g	4uh:1w
food:mustard-powder	i	5m6:47
food:ready-salted-crisp	e	
rosa	g	27g:w 2e9:d 1j9:5 57c:4
köft	e	
regiment	g	1tn:6 sx:4
thric	e	
pebbl	g	22i:3
tbh	g	342:15
xanthan	e	
bearabl	e	
soapier	e	
smudg	g	54n:h 2qi:e 4li:4
food:fruit-squash	i	5mi:3q
eatabl	e	
achingly	g	1ry:z 2vn:8
borderlin	g	1lp:c 1h:a
sampl	g	2yy:1o tp:5
fram	e	
unfill	g	1pq:5 345:4
institut	e	
doily	g	3q3:11 5mr:8 5mq:5 255:3
artist	g	3q3:y 5mq:o
oma	g	23z:i 20n:h 55e:a
nicola	e	
fingerl	e	
food:gluten-free-vegetable-stock	g	20n:f 3gt:c 5bi:7
kartoffelsalat	g	p8:10
south	e	
food:walnut-oil	i	5my:3z
bavarian	e	
food:gari-cassava	e	
obligatory	g	ux:1a
ghana	g	57w:w 52a:a
sap	g	5n3:1p
senegal	e	
faintly	g	1x1:1o
skippy	g	1eb:7 1bx:5
gnaw	g	29p:17
veil	e	
phut	g	2bz:18
softness	e	
`
