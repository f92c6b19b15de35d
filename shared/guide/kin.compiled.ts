/** Which words are said for which others, learned by `node scripts/fit-coach.ts`: change the ways to ask, then fit anew. */
export const KIN_LINES = `
food:vegetable	18t	0:mc 8f:2g b:27 18y:25 1l5:1q dr:1n q0:1i 26q:1g d4:1c jo:1b q2:1b 16g:15 27a:z 29d:w e:w 1hl:u 2eq:t 1u8:t bb:q 3si:q 27i:p 1jq:o 12k:n dp:n 1mo:m 13:m 23e:m 1zs:l 396:k 43r:k ob:j 2qw:j jn:j 19k:j do:i s4:i dn:i 28g:h 29b:g 461:f 27k:e 2n1:e qc:d x0:d b5:d 29a:d 2x9:d 154:c 45z:c 4hx:c 460:a bh:a 1ln:a 9n:a ba:a 1cl:a 97:a 386:9 1c2:9 1l9:9
frozen	z1	1:dp u:3f s:2g 1z5:23 k:22 29z:16 42k:14 3x2:11 487:10 4bh:z 3po:v 11:r 38h:q te:o 19e:n 1u2:m i:l 2h8:j 42l:i 352:i v:g 3sa:g 183:g 2hj:f 1fo:f 3v3:e zz:e f:d l:d 10b:d 2n9:c 3n5:c 344:b 3gh:b r:a gw:8 jn:7 2va:6 42i:6 42j:6 1uy:5 2hf:5 278:4 p:4 e:4 3gn:4 5:4 21j:4 2qi:4 1wc:3 345:3
tin	1u0	2:o5 cm:2t 10u:20 h0:1o 3c6:1d 2j0:1c 2rf:v 2cu:t 2jj:s kz:o 2q6:m 4hj:l x:k 2f8:j c:j vt:i 1x6:i gr:i 2f3:h 2a1:h l2:g 3fx:f 23a:f 2n0:f 1zu:e 1zp:e 23l:e gs:d g7:d 2rg:d f2:d 3qs:c 3oy:c l4:b gq:b 4n9:b hd:b 2di:b 117:b 4aw:b 1ew:b 3x9:a 1bj:a 12g:a t7:a 1u1:9 ho:9 46c:9 28h:8 we:8 xw:8 kv:8 1m:8 38j:8 4g5:8 1vv:8 1f3:8 1wc:8 212:7 1kh:7
jar	p3	3:je 128:1x 4n4:1h 15e:1f 4ip:1d 15m:1c 38h:18 23d:17 4my:17 2r1:17 vq:16 3c0:14 25a:13 2l5:11 3w2:10 26y:10 b3:y 3c6:x kt:v uk:v 39k:t 2e2:s 15i:s 2eh:q zs:q 314:p 4fu:p 258:p 2qa:p 23g:p 3s4:p 3eo:o 3h1:o 42d:n 3yq:n qe:l 4ke:l 12q:k 129:k 171:k te:k 3ew:j 11y:j 124:j 126:j 3i4:j m3:h 2y6:h ub:h 15j:h 14t:g 3ot:f 2qq:f 5:e ma:e 268:e 2ez:e 125:e 2r4:e u4:e
means:swap	56s	4:i2 bi:4p n0:4e 36x:47 2j:3r re:2y 8p:2r d:2p 4p:2m 23g:2h bt:2h 1a:2g 1c:2d lo:2a 29:27 tw:1w 2g0:1w 1wu:1s 23d:1i 8u:1i wt:1i 369:1d 20:1c 17q:1a 10l:17 90:17 tz:16 28:15 3du:14 33s:14 ka:14 5o:13 5:13 s4:12 w:12 i3:11 m1:11 2qq:11 36o:y 1b:w 2x:v fu:v 8y:t 9u:s bb:s 15e:r 1lb:r 2d:r 3:q r3:q 8d:q 1gl:p 1v:p 13w:p 3b4:p 8o:o 357:n 17o:m m6:m eg:m
fresh	jq	5:ew 1b9:2i 34j:20 rr:1x 129:1u 1wv:1j 3ko:1h 46j:1f 2rx:1f 4no:1e xl:1e 3yp:1c 45m:1b 3de:1b xp:19 27a:17 o2:15 8:14 2zk:11 10n:11 2sj:10 1u8:w 35d:v 3y3:v 3bc:v 1aj:t 1fo:t 1c6:s 1lp:s xc:s 10l:r 26d:r 27i:q 1az:p 3mk:p 1d2:p 3mr:o hq:n 2j2:n is:n fi:m xm:m 18g:l 40y:l 2gp:l 1a0:k 1cf:j 2qm:i 35l:i 49w:i 125:i 234:h 42g:h 1sn:h 13w:h 2r2:h 1g:h 3s8:h yf:g 1q1:g
can	i9e	6:j1 b8:8q lo:7f d9:4a 2bm:4a tx:47 1v:3v 53:3m 4u:3d 20:3c ju:37 16:37 la:30 j7:30 d:2w 39:2u be:2q bu:2p ne:2m 9d:2m 1c:2l 8y:2i 33k:2g lk:2g 5w:2a 1qk:2a 90:28 2g0:27 17:26 8u:23 bv:22 69:22 8d:21 fu:21 2j:20 4p:1z 1k:1y lt:1y bz:1x 30n:1x 23g:1w 5o:1u 24c:1t 1p:1t 8j:1p 8p:1p 2t:1o 29:1o 9u:1n 1d:1n cx:1m w:1m n0:1m 3u:1l lf:1k 1yt:1j 1a:1j 33l:1i 2h:1g 2d:1g
instead	3v9	7:cu w:6j tz:6c 1gl:41 bi:3s 36x:3r re:3g n0:3c d:39 2j:38 8p:2s lo:2n 23g:2k 4p:2h 2d:2c 1c:2b 29:22 1a:20 tw:20 s4:1w 2g0:1v bt:1o 28:1m 1wu:1h 8u:1f 5:1d 90:1a 20:1a 3b4:18 wt:18 2x:14 i3:11 r3:11 5o:z 36o:z fu:z 357:x 8o:x ka:w 3ej:w 23d:v 33s:v bb:u 10l:u 17o:u 369:u 2qq:t 1v:t 23a:s m1:r 1b:r 3:q 15e:p 9u:p x:o 3du:m wh:m 8d:l 28s:k 17q:k
food:frozen-spinach	2f	8:b0 2va:1a 2qd:y 2nb:o 1fp:6 28h:4
how	k0f	9:n7 8y:58 iq:4f 17:4b 16:4b 1k:3w 7x:3d 7e:3c jz:32 5t:2t 99:2o 33:2o r3:2n kn:2l x8:2k 82:2j 1p:2g 1d:2f 7w:2d el:2d d0:2b 8l:29 9d:28 j7:28 93:25 fu:23 bz:22 cx:1w 9v:1u d:1t 8d:1t 3u:1s 4u:1s eg:1r 8p:1q 173:1m 32:1l 4i:1l uq:1k bv:1k 6e:1j uw:1j 3r:1j 90:1h 7t:1h rg:1h
much	45a	a:hx 8x:6t eg:67 r3:4x 8d:4m bt:3e 8p:37 ov:32 89:2v re:2t 8o:2s 93:2o 16e:2i lf:2f uw:28 up:23 1gn:22 s8:20 j7:1z 90:1p 16h:1h 8y:1g 2c8:1e 15w:1d 33g:1c k6:17 33k:16 6e:15 ot:14 1e:11 bu:11 b4:10 10n:10 k2:z 8t:y 1rz:y 1b:y l9:x 1g8:w v3:v 15e:v gw:u 9z:u i3:u 23g:s 17:r 124:r d:q fu:q ka:p 5s:o xk:o 16:o 10v:n e9:n 12j:m f7:m xb:m 1by:m 33n:l
food:bell-pepper	ey	b:id do:2i v:2d 4jr:1f 26d:y 4jq:v 1zb:p rr:k 3f8:i 1wx:i d4:e tp:c 18q:c 0:c 11i:c ek:c 2er:b 2d6:b 3kj:b 13k:a 2jm:8 yd:7 2q9:7 3kk:6 zd:6 1us:6 d7:6 2hy:6 29s:5 18m:5 3dt:5 25u:5 4mz:4 35x:4 zf:4 vy:4 zc:4 4n9:4 e:3 274:3 25w:3 3av:3
means:tin	1qf	c:o2 cm:2o 3ej:2o 3c6:1p 10u:1l h0:1k 2rf:y 2cu:v 2jj:u 461:u r:t 2:q kz:p 2q6:n 2f8:l x:l 2f3:j 1x6:j 2a1:i 2j0:i gr:h l2:g 3fx:g vt:g f2:e gs:e 3qs:e 1bj:d g7:d 3oy:c 2di:c 4n9:c l4:c 1u8:b 117:b 4aw:b 3x9:b t7:a 23l:a hd:a 1u1:a 1zu:a 1m:9 46c:9 ho:9 344:9 we:9 kv:9 38j:9 19w:9 4g5:8 1f3:8 1vv:8 3wm:8 1kh:8 vp:8 3ry:8 3c:7 12z:7 2rg:7
rather	ly	ek:20 3th:1w d:1k 2xo:1j 3ki:1h 102:1b 13h:1a 4bw:17 ys:16 wn:11 33k:z yi:z 2s0:z 1eb:z 3hn:w 3hm:w 2n9:v 4js:v 33l:v 186:t 1zo:t 2if:r 2sl:q 4i0:q 3lq:p 1j2:p 3f4:o 3gn:n 1ev:n 25w:n 219:n 441:m 2yv:m s8:m 26t:l 2fn:l 3s8:l 38u:k rx:k 3jl:k 42w:j 1d7:j 2z:j wh:i 2c0:i ei:i 1hu:i 446:i 3lc:h 15w:h 3cp:h 37n:h 2jd:h 3ta:g 8s:g 2bh:g 4k1:g 2ek:g 2d7:g 2c4:g
food:frozen-vegetable	3s	e:cv v:29 o:1j 39f:17 3ej:13 4k7:t 37w:r 2bs:l ha:j 2xz:f 35i:c 3gn:9 2a5:8 1b1:7 260:6 1q0:6 3n5:5 d4:4 df:3 xq:3 22n:3
food:frozen-chopped-onion	4i	f:9w 1q1:42 3ou:u 1rz:m e:l 1c7:g 2xz:f 4ix:a 12d:8 171:7
food:garlic	1c9	g:oj 8i:15 4c4:w 330:t 4ef:o 324:o 126:l 125:h 3ji:a 2rc:a 1f0:9 2s0:9 3ir:8 15h:8 2ei:6 15p:5 10n:5 36w:4 400:4
means:chop	10j	h:km lc:28 f:1q 1iz:15 cl:15 wl:z 41c:x 9g:s q:r j:q 2qd:p 3r0:l s6:l 48d:k p6:j 1w:i ms:i 1c7:h nc:g de:g 12d:g 23:g 2q:f 38x:f 2fz:e 2bv:e 34c:d fc:c wg:c 2sf:a 2g:a 10n:9 125:9 3tw:9 z2:9 sg:8 1aj:8 338:8 128:8 197:8 se:8 3ee:8 25i:7 1a1:7 1x0:7 9w:7 2zu:7 1f4:7 wu:7 41o:7 1a0:6 27:6 4bg:6 2mu:6 2fk:6 j2:6 23d:6 u0:5 2si:5 ib:5
means:freeze	2fb	i:kt 1:25 u:20 s:1i 1z5:1e f:11 k:p 1fp:m 2if:l 3ae:h 10b:g zz:e 4ns:e 4io:e 4dk:e 1a0:c 181:b 29z:a 1z8:9 1ju:9 3vs:8 4m1:8 3po:8 33c:7 460:7 qc:7 2n9:6 f4:6
chop	wr	j:ld lc:23 f:1g 2g:1e 19z:1b 1iz:18 41c:15 9g:12 3lc:10 2hy:z 1a1:x 3r0:u 1c5:s 2qd:q 13k:p p6:n h:n 1c7:n 2os:l 1o8:k 48d:k 12d:j 2bv:j q:i 2fz:h ms:h 1aj:h 23:f wl:e 17r:e 125:e cl:d fc:d 486:d 10n:c 13m:c 4jn:a 3tw:a 2dc:a 128:a 2mu:9 cw:9 9w:9 38h:8 3ee:8 1q1:8 2bt:8 1f4:7 25i:7 1vl:7 1x0:6 oa:6 1cs:6 23d:6 3lm:6 35v:6 2fk:6 u0:6 38x:6 4h1:6
freezer	11v	k:fh 1:2v u:2d 10b:1r s:1o 1z5:1c f:1b 181:1a 3po:15 4ns:13 2if:11 i:v 1fp:u 1a0:s 460:r 3vg:r 3vs:l zz:k 4io:i 4k8:h 4m1:e 33c:c 1ro:c 1ju:c 29z:b 49v:b 3c6:9 2n9:8 p:7 30l:7 2na:7 28:7 241:7 2h8:6 2rc:6 143:6 1uu:6 1qb:5 2vj:4 v:4 1fl:4 1z8:4 3y3:4 1mp:4 1w0:3 e:3 1d3:3 3bx:3 281:3
food:sweetcorn	8e	l:kd 2wl:2x 2n9:2j 3jv:1o 1wc:1c 274:t 3mz:r e:o 3kj:h 25q:c 3ez:c 3kk:a 3my:8 37y:7 16a:7 16m:6 20d:6 28h:6 26c:5 165:5 3mv:3
matter	v9	m:4y 1ov:3w hr:21 19c:1m 28s:1j 1o0:1i 9i:1h 18d:1g iy:1d 1f4:16 4pe:15 35z:14 y9:14 14k:y 1l9:y 2nd:y vx:y 17o:y 22c:y f6:v 2vg:v 2bb:t z1:s 39:r 2s7:r p6:r 1bk:q 2y:q 4df:q 27k:q tu:p 1rb:p 3cw:p 1wu:p 4na:o ib:o 2w8:o x6:n r1:n 65:m 3bb:m rt:m 7u:l 3g:l 3vd:l a9:l 4de:l yw:l hm:k 1ei:j 4k1:j 4nx:j 1g0:i 4bm:h 2i5:h 4i8:g 9q:g 13v:g bd:g cl:g
do	q5s	n:li 39:5j 3r:4c 1k:3f 8y:3c 17:3b 3u:3a hr:36 53:32 cx:32 9u:2s 7a:2s 6e:2r 5t:2q 16:2q 5w:2p 8u:2l 1o:2g 9v:2f iq:2f 7z:2f 4s:2b 1v:2a bz:2a 4u:29 b8:26 7w:25 4q:25 a1:21 ld:21 7y:1z d:1z 7e:1z
food:frozen-pea	1v	o:2b 2jn:17 jn:16 e:13 385:n 3ah:m 3mv:m bk:i s1:9 2a2:6
bag	q9	p:i9 f:2u e:21 22s:1y 3s9:1w 35q:1t 2na:1p 7j:1p 40y:1m 2xw:1j 8a:1d 2qd:1c 1hv:1a 2bw:19 3f4:19 18y:12 23w:10 mv:y 1q1:y qf:w 3zv:w 1vs:v 2wg:v 1fp:u 12w:u 35n:u 3ic:t 28:t 1kp:s 3z6:s 38f:s 4gf:r br:r 25h:p 3e4:n 1u2:n 2yv:m 1hu:l 2z4:k 4a0:k 2xi:k 17z:k 25r:k re:j po:j 1bi:j 1eo:i 18b:i 1jz:i 1u5:h 3fv:h 8:h 39z:h 46b:g 3b6:g 23f:g yu:g v:f 1:f 389:e
job	2j	2bl:2v 48e:2c 3g0:25 384:1g 4oo:1e x9:1d 3w5:1b 2bc:1b 1q0:14 4g3:12 3fc:x 36e:x 9w:v my:t 3ok:r 9g:q 2q:p 1xk:o zx:n 1bg:m 34i:l q:l 2fz:k 385:k 3dk:j 4j1:j qt:i 2am:h 2e:g dj:g 9h:f lc:e 25t:d 38k:d pu:a h4:a rf:9 2xj:9 3c9:9 qh:9 1bh:8 e:8 x7:8 2bp:7 3xg:7 1oe:6 tv:6 34z:6 iu:5 1f7:5 15j:5 13t:4 357:4 2fg:4 1ey:4 ib:4 2bk:4 15o:4 3zq:4 17g:3
food:bean-fresh	16	r:7j 45y:2f o:c e:a 18y:8 461:4
means:defrost	lg	s:es 1:1t o:1d 1hl:1b 446:17 29z:13 k:t 8:q r:n 2n9:l u:f e:f 2hj:e 1z5:d 3mk:b 3ml:b 2hf:a 33c:a f:9 15:8 p:5 i:5 3ej:4 1ju:3 2mh:3 3po:3
first	1d2	t:eu a1:3b 1jt:2y 15:2q 33x:2j 9e:1u 2x6:1f 5e:1d q8:18 1n8:z 8:v 39:u 30n:s 3o0:r dy:p 1bn:o 2zi:o 1ju:o 12z:o 2zl:n 2f1:n 2j3:n 3p:l dd:l 41s:k 1b0:i rc:h tc:h 4ks:h 7y:g 1a2:g va:g rt:g 1pv:g gy:f 2jl:e 3g9:e 2u2:d 2ft:d 344:d 3ej:c 3sb:c o:c 1ad:c 38n:c ui:b dt:b rk:b 1za:b 33e:b go:b 1lk:b ti:a 1pq:a 90:a 29u:a kn:a gp:a 133:9 162:9
thaw	ds	u:9k 1z5:2r 1:1o 446:1l o:1d r:s 8:q k:p 29z:n 1hl:k s:h 3ml:g 2hj:c 3po:8 2n9:8 1ju:7 3mk:7 2mh:6 170:5 15:5 e:5 2hf:5 i:5 f:4 p:3 33c:3 yk:3
food:roasted-red-pepper	1v	v:72 b:v e:b 15i:5
plac	oz	bi:27 1bs:25 2j:1l 345:1k 1u8:1h 1at:1e 2q2:1b 40r:19 1lb:18 14b:17 23g:16 n0:14 4at:12 vv:y 1fy:y 186:x 36o:w 1fr:u 7:t 3du:t 26e:s 4kp:r x6:r 1aa:q 35x:q 4pe:q 8u:q w:q 3eu:p 35o:p 4f0:o 3aa:o in:n 147:n tz:n ne:m d4:m 1m4:k 2nt:k 39q:k 1rm:k ua:k 4p:j 1cv:j 12g:j 13w:j m1:j 1l5:i 358:i 4l5:h 3ca:h on:h 369:g 25t:g u7:g ks:g tw:f 1in:f 16b:f 2vf:f
equal	1q	3zc:2a 48z:1r 4h7:1d 3lc:16 125:11 3q7:z 43h:u 3b3:t 3ep:r 184:q 3ya:p 10s:o 10n:l 39k:l 3j6:j 3jh:j 3zr:g 1dt:b 23l:b z8:b 1ex:a 2x:5 39p:5 g7:5 18b:5 40f:4 x:4 e:4 18h:4 3yl:4 gr:4 3c0:3 2qi:3
means:big	21h	y:j8 tk:44 34c:2u p6:2l 1g6:2i hm:2c l1:1l 1ef:1e n2:1c wg:1c 19b:1a 3mt:15 1g9:12 21b:12 1w9:11 14w:11 89:10 1du:10 33n:y 1ex:y tu:x 8m:x lb:w 9c:v ib:u 143:u kx:t 144:p 1rt:p 2ps:m 9a:m 3r4:m 3a6:m 12g:l ut:k 9b:k ct:k id:k hr:k 1pk:j 2i5:j 34a:j 1jy:j 3ar:i ve:h 2bt:h 38g:h bt:h 1bm:g wf:g 2en:g z:f 1x6:f wl:f 9v:f 4k:f 3ap:e 35n:e 10v:e 16z:d
big	1he	z:eb 8m:6p 2en:4i tk:41 p6:2y 141:2s 1g6:2i 1ef:25 hm:1y wg:1u n2:1l 19b:1k 34c:1h 1du:1f l1:1e 33n:1a tu:18 ib:16 lb:16 3r4:12 1w9:12 1g9:11 144:y id:x 89:v 1bm:t ct:s we:s 12g:r 9b:q 21b:q 3ar:p y:p ut:p 1x6:p 2ps:o 1pk:o bt:o 1jy:n 3wf:n 14w:n 9c:n 38g:m 3fu:m 34a:k 3a6:k cd:k kx:k 143:j 35n:j 3fl:j wl:i qq:h hr:h 9a:h 38t:g 3ap:g 3a2:g 4cg:g de:f
when	458	10:i1 2z9:98 1rx:7e 1o7:1v 82:1n c4:1l la:1d 1rd:18 26i:17 196:16 f0:16 3a3:14 2ou:12 d0:y 124:x jy:w hk:t c5:s 1s:s jn:r 1ia:q 1n8:p 1ny:p x8:p 1ad:p st:n zk:n 3r:l aa:l 1k:k mt:k 1jq:k 5s:j 1b5:j 5t:j 9p:j bz:j c6:j 8y:i 5i:i 129:i 7a:i 6w:i 4g:i 53:h 1sv:h 1bd:g 73:g 2w:g 1k7:g 1tl:g 83:g jh:g 16:g 66:f 8l:f 7w:f 1d2:f 17:f pf:f
food:mushy-peas	1f	11:8r 1sl:e 26r:b 26s:a 42k:9 26c:9 jn:6 e:5 42l:4 28h:3 x:3
food:salt	1rl	12:kz e9:4w k6:2g k2:22 1ph:1s v7:1c v1:17 2c0:w xk:t uw:m gw:h 36c:h 25j:a 4gj:a 36b:9 338:7 39z:7 1qm:7 2wu:6 3ci:6 1ql:5
food:salad-leaf	i8	13:ft 18b:2h 329:24 41j:1v 24i:1o 4i0:1m ub:1l dh:1j f3:1g 2z4:1c 1lk:1b 15t:19 3u6:17 2io:14 2hc:12 lu:10 1g:y 20u:t 1px:t dn:r 15z:p yv:p 19d:o qj:m 2od:j 2ms:j 1t5:i 3xr:i 3mr:i 19y:i 2i2:h 37m:h af:h 271:f 3v7:f 1ci:e 2ph:e 18y:d 373:d 270:d 1g4:d nw:c 1jk:b yu:b 2dx:b 1t3:b 2f7:b pq:b 3mf:a 5k:a 3fe:a 1t6:a 3gd:a 297:a 1bj:a 2ib:9 1uy:9 14m:9 296:8 3f4:8
means:done	49z	14:lc 1sz:1j 91:1e f0:19 1st:x g4:v 83:v mv:s aa:r a6:q as:q 32:p 31:p o4:p 1rd:o vw:n wd:n 28:m 1ip:m 10:l 3h:l d0:k jh:k 2bh:j 3j:j 3q:j 196:j r1:i 156:i 24c:i wr:h ak:h 2k:h 2gj:h ws:h 73:h 18:g r0:g el:f w7:f fn:e 17:e 9r:e 5s:e 7z:e lf:e 2ks:e 2yx:e 9k:d 1k:d 1al:d 6u:d 1ro:d 44:d jy:d 9g:c jt:c 4g:c 1f1:c 1tl:c
straight	ts	15:8x ow:3h 2x6:1s 29z:1i 3dw:1i 9q:1a 1lk:18 hw:12 1z5:x j0:v 4eq:t 3xs:s u:s tr:r s:q 3ym:p 3a7:o zz:o 2n9:n 2vj:n t:m 1:l 98:l 3yk:k 1jz:k 39:k 5e:k 297:k 1jh:j 48r:j 3hh:i 17h:h 1nl:h 1ew:h 13s:g 3k:g 3hf:g xc:f yl:f 7y:f 444:e 3i:e 21j:e 1cp:c rc:c sl:b gq:b 19c:b 8j:b dm:a ek:a 151:a 3p:9 1ia:9 3vg:9 3s:9 2uq:9 hr:9 2t:8 2bi:8
2	43	4bg:20 3qk:1x 1kf:1v 377:1u 2lr:1i 3od:1h 16z:1g 24b:1d 37:19 46w:18 1sf:11 34x:11 4l3:11 3sx:x 373:x 3dk:x 1sg:w 473:w 47r:s 1pn:q 2v7:o 1zw:o 29s:o 1zu:n 33g:m 1z2:m 23j:m 1pm:m 3ht:l 1rj:i 1ob:h 3qb:h 2iq:g 1rk:g 4gp:g 3hp:g 2o5:g 1ps:g 2vi:f tu:f 2tq:e 1sd:d wy:d 2n4:d 36h:c 3cn:c 39e:c kt:c 3hs:b 3kh:b x0:b 3y6:b 27c:b 1zt:b 2en:a 230:a 350:a 16:9 2cs:9 3er:9
3	4r	kp:3f 3on:25 4l3:22 3om:1j 3d2:1j 4gp:18 2bj:16 3pu:10 2w4:z vg:z 3qb:x 1eg:w 3ri:w 3ps:u 34k:t 1z3:o x9:o 3y6:m 1us:m 1wx:l 3ld:l 3bl:j 3pt:i 2ey:h 29o:h 3fo:g 30i:f 1vq:e 1np:e m7:d 4e9:c 1z4:b 3jv:b 2h1:b 2li:a 119:a 1kf:a 3np:9 ug:9 hs:8 32g:7 312:7 122:6 121:6 qq:6 ko:6 17:5 1f8:5 341:5 3b4:4 1zf:4 23b:4 3le:4 s0:4 10y:3 21m:3 1z6:3 1z0:3 1z1:3 tu:3
minut	2vm	18:f4 1f1:2l 6u:18 2bi:17 a6:14 10m:12 hz:10 38y:x 2k:v 36h:r 156:q aa:q j8:q 14k:p 36:n 62:m 34n:m 12h:k 9k:j ti:i 1cp:h wd:g 18n:g 9l:f 9h:e vw:e 4v:d 35x:d 83:d 3q:c 2ci:c 4g:c 35z:c jz:b 1k:b 5d:b 17:a 2it:a 17c:a iq:9 2h:9 d0:9 1s7:9 31:8 sm:8 3v:8 5t:8 110:8
heat	1d0	19:df 3id:1p 1za:1o 3o:17 fl:17 r8:13 tb:13 1sq:12 34:11 2o1:11 24w:11 p2:w ef:u 11n:s 11m:r rh:q p1:p fx:p ap:o 26h:n 29v:m 4ef:m ta:l t9:l au:l fs:i 68:i 201:h 12f:f 6z:e k5:d o6:d 3k:d 4k3:d 102:d bn:d 11s:d 2w7:c 1px:b bh:a 214:a 2c9:9 1e9:9 11a:9 zh:9 2n9:9 1c3:8 70:8 3eb:8 8h:8 ug:8 nb:8 2he:8 331:7 uk:7 4h:7 35e:7 1rf:7 17c:7 uu:7
sam	zz	1a:cw 19c:41 vn:2k 3z6:2h 22:27 1by:21 1zv:1z 3kr:1v 9d:1l 35n:1k 17a:1k 1gb:1d 1ba:1a 160:19 1ye:19 28:17 189:14 4jz:13 u3:13 z8:y 2d:y 2j:x 38j:w 14j:v 1a1:u 1u8:s 1zp:s 124:r 9o:p dt:p vq:p 422:p 3me:o 1tm:o 3ao:n 40x:n 1tx:m 1os:m 17n:m 4bp:m 1jx:l 42k:l my:k n1:k uu:k 29p:j 1cr:j 2wp:j 1gg:j 1p9:i 3sp:i 1j3:i 27u:i 1u2:i 36x:h sj:h 3b1:h 3b4:g 15f:g 3qs:g
weight	5k	1b:42 ze:35 89:1j 1pd:1i 25n:1e 1u1:18 3zo:18 3z5:z 1v1:v x0:v mo:u 2ir:u 23e:t 4m9:s 23a:r 1ef:r tm:q 2w6:q 8g:q 4lw:p 472:p 1qe:o 85:m 3c2:l 1qy:k 34b:k 44k:j 44j:i 4d9:i 386:h 293:h 1cl:h 3b4:g 8p:g 16z:e up:e 1fy:e 1i7:c 30a:c 96:b 20h:b 1ck:b 3zl:b 426:a iv:9 1l:9 v3:9 1vy:9 30r:9 3x2:9 2ui:9 20j:8 e9:8 382:8 fp:8 1jp:7 3rd:7 4m5:7 1rr:7 kc:6
only	30k	1c:8k 33s:3m 2y:2n 1wu:2a 17q:23 bi:20 29p:1s 36x:1q re:1n 7:1l 90:1h wt:1e 9u:1d 8p:1b 2g0:1a 2z4:1a 1cb:19 tz:19 17o:19 4p:18 124:18 w:17 23g:17 35i:15 20:15 15e:11 up:11 1yt:10 3u:10 2xi:y 369:y 4:y 29:x 35n:x 290:x bt:u 3b6:t 8u:s i3:s bh:s 5:s 2j:r 8y:q 1bx:q 1a:q qt:q 33g:q 3:q 28:q 93:q m:p s4:p eg:p lo:o 144:o 3h8:n 3h7:n 1jd:m 129:l 2na:l
means:half	1sp	1d:df 35a:1q 2un:1p 7x:1j 3nl:1e 36e:1b j7:1b 2ll:13 1gn:10 ah:u lf:t tx:t kn:q 35z:q g1:q s6:p 69:p 1le:o 2zp:m 29e:l 98:l 1h7:k 2xi:k 2qq:j 33c:j l9:i 386:i 1px:i bv:i 9s:i 2ix:h 2sz:h 5l:h 5u:g 24c:g 3s6:g 1o:g p3:f 356:f 331:f q2:f 97:f jr:e cl:e 2mf:e 34m:e 12j:e 1dx:e 2o3:d 46:d n6:d 8x:d 2h8:d as:d 3bv:d 1u2:d 1j:c 22f:c wl:c 36h:c
squeez	97	1e:dn 4g2:1v bw:1u 2sg:1n 3j7:1k 3zk:1d 4fy:16 3lc:14 4l5:13 1bv:11 13r:u 39r:u 8c:u 39p:o em:n wf:n 2fx:l ez:j 7d:j 146:i 2re:h 2iq:h 464:h 2qh:h 3my:h 88:g 1br:f ec:e 1pt:c 122:c 1ey:b 296:b 36f:b 2uw:b 472:a 39j:9 2k4:9 te:9 ow:8 nm:8 1ia:7 om:6 3fg:6 vi:6 og:6 15w:5 458:5 2vt:5 2vu:5 iv:5 eq:5 2qj:5 37n:5 13f:5 3cp:5 in:4 kx:4 uh:4 3ep:4 2k8:3
means:dry	1uo	1f:mu ji:1w ys:14 13r:12 1gy:z 2fb:y x:x 5r:w hy:w 1q:t 19n:l 1lc:j 4bc:j qw:i 1gv:i 2ci:h 110:g 1cn:f r9:f 2cl:e 1u2:e 86:d 4g8:d 3p:c 2re:c rg:c eb:b jk:b 2b:b 33s:b 17w:b 5h:a kn:a 2qd:a 91:9 26j:9 3r7:9 1e:8 4f:8 4jq:8 1hq:8 15e:8 ny:7 36j:7 8d:7 2f1:7 39k:7 1u5:7 3r8:7 13s:7 24d:6 1tb:6 219:6 40b:6 4g1:6 j7:6 ra:6 16p:6 r3:5 p9:5
wilt	2o	1g:ca 1ib:1q 3ov:l 259:h 8a:a 97:a 1d0:9 3cf:7 3u9:4 390:3 p8:3 xq:3 oc:3 2qq:3
drain	id	1h:du 10i:4c 1lc:3b 16e:25 gv:1v ec:1s 16h:1n un:1b n7:14 12i:13 e7:10 3bx:10 2ii:y 21s:v 2dv:u 1s5:u 1e3:t ed:s 463:r 3e0:p 41l:o 219:o 3pk:n 1tt:j 3km:i 2eq:h 3hs:h 471:h 2re:h 16f:g 43z:f 39z:e 3e:c 2qi:c 140:c lv:c 20t:a 7q:a ts:8 wq:8 1tl:8 3pj:8 1cc:7 2db:7 f0:6 3l9:6 3ab:6 ml:6 7u:6 e5:6 43l:6 ru:5 2vi:5 16g:5 gp:5 5h:4 5r:4 3ls:4 15v:4 tf:4
means:mix	1zv	1i:le p8:3b 60:20 ou:1n fm:1j 21f:y a0:w 1dc:s 1r:r gn:q 1b8:q 4f4:o 15i:o 29p:o o:n 2rf:m 2qf:l 2np:i if:i 24n:i 1ce:i 3r7:g lm:g 23e:g s8:f kq:f 2nr:e n4:e 4az:e 19g:e 2wt:e 27x:d s7:d sv:d 10v:d 15m:d fy:d us:c gi:c 272:c 4f9:c oy:c g5:c ot:b 49:b 11l:b a9:b 2ml:b 236:b 4i:b 3qs:a pn:a re:a 3fh:a 13m:a um:a 64:a 1tj:a ce:a lu:9
means:keep	3ew	1j:io ls:1u ca:1e 1o:17 91:11 as:10 22k:u 16q:u 22g:u 7e:t hx:q 22i:q p3:q 22f:p g6:o 131:o 344:o jr:o 5z:m 1dz:m 2o3:m 22m:l 7r:l b9:l zh:k 22h:k 2g0:k 2ks:k 1m0:k ad:j dm:j 1ek:j 64:j b7:i 5u:i l9:i 1w5:i 34m:h 73:h ee:h iv:h 139:h 1dx:h 29s:h 3m:g g1:g bx:g 346:g ol:e lt:e 16:e 3v:e 24c:e un:e 9r:e s1:e 6q:d au:d 24f:d 10m:c
5	4i	2cg:2d 340:28 1h4:1x 4i0:1x 3el:1s 4f0:1p 39g:1j mx:1j 3to:1g 27c:1a 4np:17 40d:12 2v:u 2i4:u 36k:t 4bd:t 1ru:s 3j9:p 1wi:n 1k:l 2lx:k 1zu:i 3ak:i 2ey:f 1u7:e 1v6:e la:d 4gp:d 3ax:d 3no:d we:c 1s3:c 4be:c s0:c 1ub:c 1zt:b 3di:b 2gm:b 2i6:b 2ee:b wy:a 2b4:a mu:a 39i:a 3cq:a 61:9 2f1:9 85:8 1y2:8 1te:8 2de:8 2li:8 1l6:8 16z:7 26v:7 1g9:7 1jw:7 1np:7 330:6 2b5:5
less	tl	1l:d3 1cl:39 1nu:2r 1cb:2r 1pd:21 1ck:20 48j:1z 3v3:1u 1q8:1p a8:1o 1ht:1m 1qe:1l 3ki:1k 69:1j oj:1g 265:1f 33g:13 1nx:11 1gn:x 3s5:w 4mx:s 123:s s6:r 3wb:p 1e5:p 3l1:m 3bx:l 3bl:l j1:k 4mm:k 4iw:k 2a3:k uz:j 16r:j 3q1:j 1pm:i s4:i 35l:i 2ek:h 98:h 219:h 340:g 25w:g 38e:g 1uy:g 3os:f rr:f 4he:f 4hd:f 7l:f 3eo:e 390:e 383:e 121:e 1qy:e 1ju:e mb:e 386:d 1da:d 23y:d
roast	l2	1m:k9 se:3k tc:2k sb:21 ft:1y 49n:1u j5:1g 3s9:17 sk:14 dr:14 10k:13 14f:13 v:11 48l:10 12z:y 1vg:x 2cw:v 4fu:p 20u:p s9:o fu:n 3nu:m 2jc:m 4pn:l 2e2:l 26k:k 1iy:k sa:j 282:h bj:g 1nt:g 1bj:f 3dr:f 2x2:f 2x3:f 174:f 1o0:f 1rn:f 1jc:e 3a4:e 14h:d ms:d 2ph:d 1m2:d s8:d 2c:c 168:c r8:c ax:b gr:a rh:a 1i8:9 3tv:9 48n:9 3ty:8 144:8 18i:8 1fh:8 tj:8 48m:7
means:crisp	y8	1n:h4 18k:6v 2el:15 9k:12 9l:11 1u7:10 qx:10 5j:x qy:v ql:t 11a:t 16m:s qk:r 18g:q 2qz:n ud:n 1t:m 28i:l qg:l 19w:l 1v4:l 15r:k 110:k 17s:k 38e:j 171:i 1am:h 156:h 40b:e 1es:e a3:e rh:d fr:c 18f:c 4lt:c hg:b 4cl:a 36t:a 12z:a 2cs:a 4bo:a sm:9 1h9:9 fq:9 1ue:9 4cn:9 3n6:9 1ke:8 16p:8 1eq:8 167:8 4v:8 15h:7 1sh:7 3gt:7 ay:7 26r:7 wd:7 ds:6 3sf:6
stay	w9	1o:5i 3v:1g 3ds:19 35t:16 2je:15 49:14 1kn:12 1am:10 24t:z 3pi:x 4e:x 24u:v 1ks:u 223:u hk:t 1yt:p 2lt:p 1g:p 3l9:o 17c:m 13x:l 281:l 5u:k 19p:j 3lw:j cg:j 149:i 389:h u1:f pu:f 17w:f 1ov:f 20g:f mo:f 3ui:e 1jh:e 45q:e 2u:d 24x:d ca:d sy:d fv:d 17s:d 3m:d 4o6:d 155:c a9:c 22q:c 4n:c 4g:c 7a:c 22d:b 3fe:b 1ua:b js:a 4iq:a 4bx:a gm:a 1j:a 1c9:a
half	1qj	1p:d1 2ll:2b 35a:1s 2un:1s 7x:1m s6:1i 3nl:1f 36e:1d j7:17 ah:w 97:v kn:t g1:s 35z:r lf:q 1le:o 2zp:o 29e:n 5l:m tx:l 1h7:l 2xi:l 9s:k 386:j 33c:j 1px:i 2sz:i 2ix:i l9:i bv:i 356:h 3s6:h p3:h cl:h 24c:g 1gn:g q2:g 5u:g jr:g 46:g 331:f n6:f 2mf:f 12j:f 1o:f 99:f 91:f 1dx:e 3bv:e 69:e 2o3:d as:d 2h8:d 1u2:d 22f:c 36h:c xh:c 1as:c ar:c 1j:c
dry	294	1q:nn ji:1l ys:1k 13r:y hy:v 1gy:u 2fb:t 5r:s 91:p 2ci:n 2re:k x:j 15e:j 1f:i 3dw:h 1lc:f 1gv:e 4bc:e qw:e rg:d jk:d j7:d 110:c r9:c 19n:c j8:c 1cn:b 2qa:b 2cl:b 1e:a 16p:a 3p:a 3eu:a xl:a ny:a p9:a u0:a 268:a 10n:9 1jj:9 129:9 1lp:9 eb:8 17w:8 2qd:8 8d:8 1tb:8 2qb:8 17u:8 33s:8 1hq:7 90:7 3ko:7 86:7 5h:7 8c:7 26j:7 293:7 8u:6 r6:6
stir	13v	1r:hs 60:24 a0:1c o:17 1vd:12 1f2:12 v5:x 4od:x 2c2:v 23e:s 1ce:q 2hr:o 3nl:o 40r:n 26g:n um:m 24n:m 1dc:l 2xj:k 3fh:k 1ep:k 1h0:i 38n:i 5z:h 1ao:h 1w5:h 1i:h 2rk:g yr:g 3yy:f 19z:d 3de:d 40m:d 26v:d o7:c 3n8:c 2ei:c 1a2:c 6o:c 2vs:c gn:c hs:c ou:b 49:b 12s:b 42b:b 460:b 34o:b r1:b 78:a 35e:a s7:a 34b:a 22z:9 38z:9 4i:9 p8:9 3b5:9 p9:8 1tj:8
last	r0	1s:5t zh:1s 33f:1d 139:1a 1ym:14 329:z 9e:z 2h3:y 1iy:w ol:v gm:u 22k:t 22f:t 2de:t 22g:s 6q:s ee:r e6:r 47w:r 331:q 22i:n hx:m ls:m 4ma:l p3:l b9:k ec:j 1oi:j 35y:i 1m0:i 1dx:i 20g:i gh:h jr:h l9:h zq:h 10s:h 2h1:g 1h9:g 12a:g 22m:g a2:g b7:g 11s:g 256:g 2o3:g 42x:f as:f 4ci:e p2:e 3eq:e 17v:d 3oq:d 2h2:d 3f4:c 35d:c 262:c 5s:b 22d:b 42n:b
crisp	eg	1t:b3 11a:5j 18g:1j qy:1f 4bo:1f 171:15 18k:14 qx:11 2qz:11 15r:t 1am:r rh:q 1n:o 1k5:m 18f:m 187:l 16p:l 4v:k 19w:i tj:h 1eb:h 3tq:h 3gz:h 42f:f zj:f 2wl:e ay:e 1ec:e 2un:e 35h:e wd:d 35j:d 31w:d 4cl:d 1tg:d 34i:c 1h9:c 4cn:c fr:b 2cw:b 3di:b fb:a 14h:a 8j:a 2ux:a 3ey:a 2qg:9 1cm:9 36r:9 r9:8 1h7:8 38w:8 1v0:8 1wv:8 3sf:8 fq:8 32:7 133:6 1kr:6 1sh:6
food:meat	1z2	1u:jz 2l:4o 1y:3q 1z:3d 2c:2y 1x:2f 23:24 2a:1j 103:1e 2b:1d 1l5:1d 2lq:1b 25:12 104:y 1zj:y 2m:v 24a:t 31:s 2o:n wx:l 27:k 1se:k 3d6:j c2:j 1a1:g s9:g 1e5:f hg:f wu:f 64:e wv:d 26:d 20x:d 18q:d ns:d 10e:c 19f:b 38:b 24:b 2tn:a 1sw:a 2b1:a nc:a 219:9 sc:9 jb:9 2it:9 fo:9 yn:8 189:8 nu:8 9e:8 2gj:8 21v:8 1qb:8 t6:7 2rc:7 se:7 jp:7 34c:7
another	c0	y7:2s 18m:2b 36n:22 1v3:1y 1ot:1s 1zf:1k 3tw:1j 4kd:1i 45j:1f to:1b 2jd:1b 1v:18 3jz:14 24a:13 1mz:12 2z0:11 1mw:10 26w:y 1oq:y 3yh:x 3si:v vj:u 3ol:u 4nv:t 4nw:t vy:t my:s 3wa:s 4nn:s 1eo:r 1tg:r 3mv:r 3yz:r 4cn:q 1zg:p 36m:l 300:k nx:k 38u:j 3fw:j 15j:j 3ew:j 22:j 37x:j 2e1:j 4l5:j 2rz:i 2mh:i 3sf:i 17e:h 1bj:h 1id:h 41d:h js:h 18u:h 3t6:h 3gl:f 160:f 3dp:f 36x:f
cut	2b6	1w:m1 s6:4u 27:30 2bv:23 1l:1s 1ht:1q ea:1q 13v:1p 1ck:1f sg:1b 10g:19 wl:19 1cl:16 2g:16 2os:15 1nu:14 99:14 h:10 xr:10 j:z o0:w dk:u 1jy:s km:r 1pm:q 1o8:o 19j:m 13b:m 259:k oj:k 1f4:k 2bj:k 3mv:j hm:j 3yk:i 2hy:i 1cb:h cl:h 1qe:h 2bi:h 1c5:h 1s2:g ib:f 383:f 8f:f cw:e 1pd:e nc:d ld:d 2o:c 2sz:c 1a1:c 2q:c tk:b 69:b 3ym:b ax:a 1wc:a 25n:a 1kp:a
food:chicken	1ph	1x:n5 sb:4n 31:3x 2a:2f sc:2d s9:1y wv:1u 150:1l 2m:1d 2hf:16 22x:14 19k:z 4ec:t 27q:t 2m8:s 3u5:s 2b:s sj:r 14z:o 1al:n jb:n 2y8:m 22w:m 349:j 1he:j 168:i 2y9:i 1u:g 3bn:d 2cv:d 3si:d 1fr:c sz:b se:b b2:a 25r:9 1cu:9 1am:9 1xc:8 152:8 2vo:8 1c9:7 4fx:7 sk:7 32:7 1qb:7 27j:6 2c5:6 1ad:5 27i:5 3b2:5 3as:5 3jw:5 10o:5 1a1:5 7u:5 26:4
food:beef	wv	1y:j4 1s3:2g 1u:2b 3gn:1t k4:1l 27j:1j 3by:1g 1r2:1f 2u6:18 1z:16 34o:10 1pl:y 2kk:y 1jz:w 3tn:v jq:r 19l:q 25:q ln:q 3tf:q 24:n 40d:m 1ld:l 1yh:k 34n:k 103:j 1x3:j 19m:j 3fy:i 10o:i 23e:g gu:g vm:g 3dp:f t6:f 3gx:f 2l:f 1zk:f 1mp:e 184:d 1ut:d dr:c 3s9:c 2mu:c lm:b 16a:b de:b 2hd:b 104:b se:b 3o2:a 27:a 3ry:9 4h8:9 pw:9 33h:9 22x:9 150:9 1c9:8 2qa:8
food:steak	gv	1z:jv 3cy:1b 1xe:11 1y:10 3d6:x 2ef:x 1ac:p 1no:n 28q:k 3yy:j 39g:i 28t:i 2lf:h 2v0:g 2nv:f 1u:d 25:c 1b8:b 3q0:b 2t7:b 28w:b 1pf:a 2s7:8 1v5:8 2v1:8 4ea:7 1au:7 z6:7 1a1:7 nc:6 ry:6 1x5:5 ax:5 8h:5 2v2:5 1zj:4 1rh:4 19z:4 24z:4 3e5:3 1oo:3 1jt:3
work	11r	20:98 lo:2w 2ha:29 24u:25 388:22 22t:1j yy:1j hf:1f g9:1f 1zk:17 lq:17 25h:17 1zi:15 1tx:15 js:13 38l:12 2rc:12 24t:12 389:x 2rd:x 24f:w 19v:w 3p5:w 3e4:w 33o:v cp:u li:u 9g:s 1ic:r vh:q 45j:p 4dv:n 35e:n 17x:m wk:m 1kk:l 1d6:j 80:j 3xn:j rd:j 2a2:j z8:j 1po:i 23t:i 8p:h 2j:h 3q7:h 3lf:g 22b:g wt:f 3ka:f 1lr:f 3zk:f j1:f 24v:e 1ds:e 1lb:e o7:d 198:d rf:d
not	3ay	21:bn 1kn:5i 1f1:34 1yt:1m f1:1c u7:15 5t:13 33x:12 2x:z 3b4:y 8s:y 2uv:w 1s5:t 53:t 4s:t 49v:s tx:r 1k:q 3q:p a6:p 3u:o l5:n 31:m 22:m r1:m 18n:l 16u:l b4:l 2cz:l eo:l 25w:k 33s:k cg:k 18:j 3fh:j eg:j qu:i rx:i 4v:i 4u:i 90:h 32:h 2cw:h 1qk:h 116:g 62:g ex:g 3gr:g qq:g 7a:g 3v:f ca:f 8x:f 3s9:f 60:f 3r:f 3hs:f a3:f 158:e 6u:e
different	7m	22:6n 15a:3u 3cw:3f 4if:2k 4lw:20 4g8:1w 4br:1q 44t:1q 3b4:1m 1rm:1l 1ge:1e 47b:1e 290:1c 2ug:17 3z3:11 y9:10 4jb:10 2en:z 4ey:z 28l:y 412:x 3ov:x 1g2:v 2d:u 3bn:u ze:t 3c7:t 2wp:s 15b:s 45i:r 1ts:r 2m4:r fx:r 27u:q 3c9:q 3wi:p 29c:o 1bd:n 30m:n 3f5:l tp:l b3:l qf:k 1zu:i 12o:i 4cg:i 1g6:h 3bl:h 3om:g 3tj:f 1da:e 1v9:d 1gb:c mt:c 2a0:c y1:c 3e0:c xi:b 1o0:b js:b
food:pork	ej	23:ka 2e:2f 1rw:2a 4bx:21 2rc:1t 4lh:1o 4mn:1i 2vp:1g 2p7:1e 3r0:1d 3hx:1b 3fr:18 2w1:11 3j1:10 19v:y 28v:p 1an:p 3b1:n 2g8:l 34v:g 1vj:g 1vi:f cy:f 24m:f 1ln:e 371:e 24z:e 4bi:e 35t:c fo:c fp:a 1vh:9 2ov:9 2m:8 1d0:8 1u:8 4g6:7 33n:7 1df:7 3b4:7 26:7 2ot:7 2q:6 3bx:6 27:6 3a4:6 171:6 1xu:6 3hw:5 250:5 1a0:5 219:4 3ic:4 3jx:4 3f0:4 1a3:3 j:3 4jt:3
food:lamb-mince	1h	24:2p 3bx:2d 4o8:m 19v:j 2rc:g 26:g 2c:f 21j:d 3aj:a 2i4:7 19d:6 2i6:6 3bw:6 2l:5 u7:5 1r9:5 3t7:4 1v6:4 2e:3 2uv:3
food:beef-mince	2z	25:72 2l:1e 19v:17 3te:h c1:c 3bx:b 393:9 26:9 2iu:7 2rc:6 3fn:4 319:4 3fl:4 3v1:4 3bk:4 1gy:4
food:turkey	43	26:fv 262:28 1rp:24 27p:1i 2hh:1a c8:1a 2t2:13 3b2:10 fx:10 2d0:p jb:o 319:l 3tj:k 1rs:j 2t0:h 2jc:g sb:g s4:b 2m:a eb:a s9:a pv:7 wv:6 m9:5 27q:5 1ln:5 ug:4 2gi:4
butcher	3a	2q:2m 27:2i 3b3:27 1s9:20 wu:1m wx:1i fd:1a sj:14 2s6:11 25:y 1z:v v9:s 1gy:o 3cw:k 2v:k 2kc:g 3e4:f 1hi:c 4bl:a 2xq:8 2xn:8 4iw:8 37:8 1y:8 3b2:8 1gv:7 336:6 277:6 4kx:6 sq:6 1k7:6 4ky:5 1f4:5 21u:4 2gs:4 99:4 1jp:3 n1:3
bought	bm	28:5h mv:2w 27:2v 260:2d 35n:2b 1qb:1y 10s:1u 3cs:1m 1id:1i 2lw:1e 38x:1e v8:1d 1lp:17 p:17 1gy:16 1gd:12 wt:10 3b6:10 2bh:z 22j:y 3rr:y 2pa:w te:w 1bg:v 2j:v 3bw:v 3vd:u 3gz:u 2m:u 3b3:u 31e:s 17p:s 1jy:q 4ds:q 4em:p vn:o 8o:o y7:o 2vq:n 23a:m 16m:m 1ly:l 2hw:k 3ko:k 34t:k 94:j 170:j 1ef:j 3c7:j ke:j 1am:i 1wc:i v3:i 2ti:i 1ze:i 2v:h 1ru:h 345:g 3b2:g 2wl:e
no	59o	29:da 36x:61 33s:5g w:4k tz:48 1yt:3k 7:36 1wu:32 14a:2k 8s:2f eg:29 5o:28 4:24 8u:1t 23d:1p 1gl:1o 17q:1n n0:1l 23g:1k 5w:1k 1c:1j 4p:1i 3du:1c x6:1b 2bm:16 d:15 8d:12 8y:11 lo:10 ua:z bt:z 1v:z 10l:y wt:x 2x:v 35i:u 38j:u ej:u 20:u in:t 3u:t 1a:t tw:s u3:s ka:r ne:r 3:r cz:r 1zm:q 1f5:q r3:p bu:p 15e:o 13w:n uw:n 2g0:n ux:n bc:m 8p:m 93:l
thigh	9u	2a:g8 wv:2o 4ec:2h 2hf:1o sj:z sc:k 31:k 1x:i 1al:f 1am:f s9:e 3o1:c s3:b jb:b 2b:a 33f:a 3l9:8 2m:8 vi:8 3rx:8 4iy:7 3m4:7 3ax:7 350:7 3b0:7 2hg:7 30b:6 31o:6 sq:5 22j:5 45b:4 2li:4 33b:4 29z:4 jp:3
breast	6d	2b:dn 2m:2g wu:1j 1la:1g 3m1:u 2d9:k 2a:h kc:h 2ae:e sj:e ij:c 3n9:a 3tz:a 1n8:9 2hf:8 1al:8 2it:8 sc:6 xm:6 1x:6 2vj:5 sk:5 wv:5 3pm:3
food:lamb	d6	2c:jx 24:4z 26l:2i 4jl:14 2w1:12 3op:u 162:n 3cj:l 1di:l bk:l 19g:g 2c5:g 24m:g 2er:f 24z:f 2s9:e 2es:d z0:c 2kc:c 1v6:b 35e:b 7o:b 1u:a 26:9 19v:9 268:8 47j:8 2l:7 1d2:6 2ow:6 16b:5 250:5 2vf:5 3k6:4 134:4 2wi:4 4ak:3 1s9:3 1vl:3 105:3 2bb:3 16z:3 1ir:3 35i:3
swap	bb	2d:7o 1da:2v 3mh:1z 2rc:1n 11z:1m 18h:1i 382:1g 3ct:1b 1bj:17 2if:14 2hw:10 1cl:v 24:s 3bh:r bo:r 1cd:q 3f2:q 2rz:q 1mo:p 2a2:p 45i:p 265:o 1ck:o 3tw:n tz:m 383:m 14s:l 2qx:l 375:l 1b4:l 27w:l 22:k 3oe:k vb:k 1cr:k 3du:k 3e8:k 19v:j 24r:j 9d:i 25x:g 1g2:g uc:f oe:e 1jp:e 3mf:e 22u:e 3el:e vf:d 3gl:d 4p:c 1gb:b 2qw:b vr:b 1mm:b 90:a 3cv:a 3f5:a 1gd:a u2:a
loin	r	2q:1x 2e:14 x3:o qg:6
fair	2h	1mb:2t 3sq:1f 3bh:1d 3pc:1a 2e:16 1zd:15 2df:v 2kz:p 2bc:p qg:p 215:o 233:o 38y:o 2ih:o 2ng:o 3fk:o 33e:m 24x:m 3mr:l 4o9:l 2fg:i 3yt:i 22q:h 467:h 1f3:g 2sk:g 34a:f 2zi:e l8:e m8:e 2vk:c 2j3:a 22g:a 2sv:9 2du:9 2ak:9 18h:9 tv:8 24f:8 2u6:7 39n:6 2bx:5 jx:5 3ig:5 37c:5 1qp:4 1sp:4 44v:4 12a:4 3bp:3 3ih:3 pu:3 9c:3 1o1:3
dic	6d	2g:ch 34c:1h 27:13 p6:z f:y wl:x 2sz:w 3pl:t 3z3:q 2fk:n 3jg:k 37w:g 17h:f 17e:e 2e:d 2xz:b 2q:b e:a we:9 3qh:9 ud:7 4k7:7 3y6:7 35i:7 nc:6 h:5 2ip:5 30b:5 ib:4 cl:4 z2:4 2s0:4 j:3 31o:3 3ss:3 2s5:3 tk:3
stand	ua	2h:8o 61:37 2qc:1r 3gh:1o 3v:1o 1na:1b 3j:15 3s:15 4df:x 3ng:x 3h:v 2ck:u 2w7:t 2re:s 1su:r 4de:q iu:q 9h:p 17t:p 15j:p uc:o 440:o 3pe:n 2ru:n tw:m 3x2:m s1:m 3w9:l 3yy:k g1:i 299:i 1zk:i g3:i 3dk:h 2bi:h 46l:h 26w:h 11l:g 1c7:g 1qk:g 41k:g ty:g 3ak:g 3qd:g 195:f ow:f 5z:f 4mr:f 33o:f ao:f 24c:f 47p:e 3d9:d 1mi:d 2u:d lc:d 16o:d 30e:c 1mh:c 3el:c
pick	6t	2i:ah 4ag:1s 2j8:1s 4bf:1n wq:1m it:1e 27p:1d 1nz:16 3nj:16 2fz:15 3fb:14 2f:14 34d:13 fc:11 2q6:11 1ko:x 27q:x 2lc:w 29h:w 4du:t 3dl:t 2rg:p e6:o 3pp:n 1fv:n 2nd:l 2oy:l 3ew:l 2qe:k 4if:k 20s:j 1fw:i 2ov:i 2cy:h 2l8:f x2:e 2l9:d 43a:d 22:d 3w6:c 24c:b m8:b 1nv:b an:a 1ub:a 2ih:a 6c:a 1p9:a 3qp:9 2rf:8 1fi:8 1p2:8 3w5:8 1fl:8 3ex:8 db:7 23c:7 1je:7 395:7 2b4:7
shop	is	2j:6b 34m:5d 2xi:34 28:2g wt:2c 461:28 3ko:24 25s:24 2qa:1q mv:1o 35n:1m 3q7:1g 3kd:1g 115:1g v9:1a 369:18 aq:18 m8:17 tv:16 39b:14 o2:14 1zz:14 23g:10 4ea:z 3ml:z 1wu:y dp:y 2qd:y 17m:x ig:x 4j7:w 1bt:w i8:u 3vo:u 1u8:u w:t 41j:s 2nt:s nz:r 2zl:q 4mb:p 13r:p 1ic:p 19b:o 1fh:o 2qf:o 18r:n 3b4:m vd:l 4af:k 17o:k 29p:k 4nd:i y9:i 4nf:i 3g2:i 4df:h 39t:h 42d:h 1lf:h
tim	1yd	2k:dk rf:27 1f7:26 a6:26 cx:22 8w:22 x1:20 wb:1y ti:1n sj:1i jz:1f 33:1a 7w:z 18:z 5t:y 63:x 6r:x 3d5:w rt:w 1e1:v rg:v 5z:u 3kr:u 22:u el:s 3nf:q x5:o ar:o 9p:o 1k:l 116:k 34n:j 37:j wu:j sp:i ui:i 2de:i 3bb:i 1cp:i ft:i 9v:i aa:i 3br:h 3tm:h ac:h 1re:g 83:f lm:f 31:f fu:f 192:f 7x:f 1f1:f 27d:f 2cy:e qu:d 9e:d 12a:c wk:c 64:c
food:mince	l0	2l:i7 25:5s 2rc:1s 2hj:1i 19f:1a c8:17 c2:13 3af:12 103:x 3tb:s 2z:r 3tx:p 1l3:o 1u:n 36e:j 39k:j 24:i 3dr:g 2b1:e c1:e 3bx:d yx:d 2s9:c 2n3:c 2er:c e4:b c9:a lm:a 1ln:a w0:9 2c:9 376:8 3tf:8 2hg:7 ax:7 34s:7 20t:6 43k:6 h7:6 bk:6 219:5 12n:5 1sk:5 2ow:5 rb:5 19v:5 10n:4 1kp:4 2fm:4 1su:4 2uh:4 k2:4 1yc:3 k6:3 cd:3
food:chicken-breast	3p	2m:9t 2b:2p 2fe:16 2ff:16 3bq:12 2d0:11 wu:y 1rs:t pb:d s9:c xn:b 19r:b 2hf:a 1qf:a 2a:8 jb:6 1qg:5 2lm:5 1qi:4 sj:4 ns:4 1z5:4 xc:4 1wo:3
fry	1se	2n:m6 1zj:3b 1xm:2o 2yx:1t bp:1f bc:19 wf:16 38n:v 1rw:v 1fr:u bd:t 16e:p 3hn:p 3hm:p hv:o 7s:o rk:k bh:i 16g:i 34n:h ro:h 1xc:h bo:g 11a:f ab:f 184:e 3a:e 33:c ba:c 2rk:c 2x:c 11e:b bb:b 3bb:a jz:a 178:a fu:9 1jd:9 35:9 25i:9 bk:8 1ze:8 qa:8 1w4:8 2zr:8 2o:8 3og:8 9v:8 mw:8 d:7 4n1:7 bn:7 67:7 14a:7 5v:7 60:6 1sr:6 2tw:6 29v:6 3aq:6
strip	ag	2o:hy 349:28 1y6:27 2fz:1v 2nv:1r 147:1m 24p:1i 2en:1i 2ul:1b 3c0:18 dt:17 3pe:12 4fi:11 4az:z 3i4:y 25e:y 2sg:s 3lb:s 1q0:o 44i:n 63:m 16o:k 2cv:h 1dh:g 3hw:g 396:f 2g:f v:f 128:f 3sp:d 3nd:d 3jk:d 3gs:d 27p:c 23d:c 3td:c 40g:c 2it:b 2e0:b 19j:a 17h:a 2t7:9 1se:9 176:9 nc:9 2sb:8 pz:8 2s6:8 3ej:8 134:6 s9:6 10g:5 3b4:5 11y:5 3s6:5 hj:5 wh:4 pw:4 2lq:4 f7:4
stew	da	2p:e5 19f:37 n1:2t zs:2e 4pc:1f 106:1f 2x4:1c hj:1a 16e:18 24y:15 3ia:11 105:z 27g:z 12u:z 2q:x 2vx:x wf:x 3ne:u 2vh:r 1mj:q ed:o 2ir:m 2l6:m 1sz:k 1ku:j 2y6:j 1b3:i 2xw:i 140:i b2:i 1c0:g 27:e nk:e 4pm:d 49y:d b4:d 1l0:c 2g2:c 103:c 2x:b 16h:b 27e:a 3ct:a 2c1:a 6j:a 5h:9 yk:9 b5:9 39j:9 yo:9 2ii:8 gq:8 1ml:8 rx:7 7f:7 v3:7 19c:7 3bn:7 up:7 284:6
shoulder	v	2q:35 fd:29 19g:7 n1:4
dish	tq	2r:iv 212:1y 2sk:1n tl:17 2x9:17 af:16 3ls:16 1ci:14 4lg:12 1g4:y 34p:y rw:w pz:w 1v6:v rb:v 266:u 1jg:t 1x9:t uj:t 2h9:r 142:q 29d:q 38d:q 1e6:q 3zy:p 44k:p 2ir:n 19h:n 3e8:k 4o3:k 1a2:k 1oh:k cm:j 386:i 43r:i 4ea:h 466:h 28w:h 2w7:h a5:h 3rr:g 40s:g 38e:f 143:e 4mz:e 44e:e 15d:d 1n8:c 2go:c 1jq:c 20b:c 3mt:b 28c:b 3ee:b mx:b 297:a 214:a 1tz:a 350:a ry:a
means:tough	rm	2s:j5 1t2:1s 2it:1k 1u7:1d 3r2:1a 156:14 41k:13 1lh:12 2d9:10 ij:z 35x:x pp:x 1mo:u 3qz:s 1sp:s 1wi:r 19t:q 3qm:p 2fk:n b6:n 1vf:m xr:k cv:j 253:i 165:i 4kf:h 38:g 1kp:f 1bc:e 19u:e xy:e 409:d 1ti:c ph:c 1hx:b 110:b 4pr:b 1wa:b 41i:b 1sx:b 366:b 376:b py:a 1tt:9 5j:9 1dc:8 39g:8 4np:8 1w5:8 1se:7 4ei:7 1co:7 1t:7 a3:6 415:6 9k:6 254:6 38e:6 13x:6 16q:6
means:need	5q9	2t:fa 1b0:66 ui:3q 5e:39 m:39 hr:35 15:2q 9q:21 30n:1v 3u:1p 1cp:1o 33g:1n cx:1h 53:1h b8:1d 64:18 36:15 65:15 132:13 1k:12 2a0:12 dj:12 3r:11 ai:11 2bi:11 1eh:z 297:x 14w:x 5z:w 9d:w oi:v 33l:u 1n8:u t:t ej:t 33x:s 34n:s km:r 62:r 1hl:r 12i:r 3d:q 1ad:q j5:q 8u:q 6r:p 8j:p sp:o 23d:o 2y:o 52:o 8s:o 35z:n tt:n 3g:n 7w:m 1c:m ew:l kw:l la:l
hour	1i2	2u:f4 7x:1h gm:16 lp:13 24c:11 3v:11 44:x 4g:x 2h2:s ah:o ll:n 22l:m 2b0:l 2a8:l an:k 4bm:k 22v:k 8w:j gh:j g4:j 1rr:j 35z:i 3d2:i mk:h 36z:h 1u9:g 9r:f 3ak:f 2f9:f g3:f 3h:f ca:e av:e au:d 2h3:d 15v:c 1ek:c jj:c 2v8:b 3j:b 1gx:b 2hg:b 12y:b ag:a hz:a 7w:a 2yu:a 3sl:a 3fi:a 22d:a 36:9 bx:9 1oi:9 2h:9 g2:9 24x:8 2ks:8 bv:8 2zs:8 1o:8
lean	21	2v:bv 2f4:1n 116:1d 2k8:14 3xb:11 42f:x 3sn:g 2pe:b 1gy:6 1yg:5 19v:4
long	3up	2w:hs 8w:47 wb:3t 7x:3m el:2e 5t:29 iq:23 jz:1z kn:1w 17c:1u cx:1t 1f7:1t 7w:1t 139:1s 13c:1r 17:1h x1:1g an:1a 32:1a 16:19 rf:17 33:16 6e:15 4j:12 ls:11 461:11 2u:z 2az:z 1k:y 22f:x bv:u hx:u 131:u 1u2:r ao:r 2k:r 22g:r 18:q 3gl:p 31:p 1sp:o 2f:o r3:o 8y:o b7:o a6:n b9:m g1:m ac:m 1m0:l j0:l 22k:l 22i:k 1rn:k 2h:i 3v:i ee:i 6r:i fu:h 3cp:h
own	b7	2x:6g 296:3e 1w0:2t x:2j 3op:25 4iu:24 4hf:1i 33l:1g 3kh:1d 2q3:1b 3md:1b 1x4:1b ii:19 28f:17 zx:17 3z8:14 3gf:14 2wb:12 35i:10 1tm:10 3rq:z 2qd:u 3m5:u 16e:u 444:t 39r:t jq:t 4js:t 3z9:t 2r5:t 1y5:s 3dv:s 168:r 21x:q 20d:q 43z:q 1xk:p 16a:p 20e:p 13o:p rx:p 2ey:o nk:o 3t2:o 48y:n 1l2:m 1x2:l kh:l 44z:k 14n:k 49x:j 39m:j 3m4:j 2ob:i wf:i 1lr:g 3iz:g 1la:f 3hy:f 11u:e
short	55	2y:67 34n:29 wz:21 2bj:1k 46c:1h 2s6:17 2ty:13 1ei:10 3p2:z 1wi:y 2s9:w 26p:u 2bi:s xn:p dj:o 1bs:o 24r:n 151:n 1v3:m 3ur:l 3b5:k 3zs:k 3de:k 1cb:j 3e4:h 2qq:g 290:g wv:g ti:f 42:e 3pv:e 2s0:e 30:d 3my:d 4ka:d 35v:c 1yc:c 14k:b 2o5:b 3lh:a 3go:a 2bh:a i3:a jx:a 48b:9 z6:9 18s:8 32v:8 yp:8 3mp:8 2i5:8 l4:8 3h9:8 2xg:8 1t3:8 db:7 1cp:7 31d:7 3c6:6 149:6
minc	x	2z:4e 125:14 3tf:w ax:e 10n:8
reach	26	a5:2w 30:2j 2is:27 3i3:1e 3sz:15 yf:v 4ei:p 1i3:m 1rt:j 1to:i 1p7:i 3hl:h 148:g 1s3:g 1fd:d 1jn:d 1sk:c 1xb:c 3hp:c 3ux:a 4ej:8 2te:7 2w7:6 108:6 34y:6 187:6 wj:6 o7:5 1rl:5 1cz:5 1ra:4 1gz:4 394:4 2dq:4 3aj:3
75	1d	31:1u yh:1p 3zl:1n 3dm:q 1bs:g 24r:g 4ei:b 2ol:a 2om:a 1vr:9 3sz:9 1to:8 1rg:8 1wk:7 1rf:7 1jn:6 1gx:5 1rm:5 1rh:5 3ux:4 1h8:4 8g:4 36h:3 29k:3
c	o	29k:19 ja:10 2om:10 2ol:10 1rf:b 1vr:7 j9:7 1gx:5 2on:5 yh:4 31u:3
6	33	si:3j 3d7:31 3e0:2d 3cs:2c 2ts:2a 27t:22 3bm:1i 3f3:1f 2sl:1f 3dz:1d 2b3:w 2b2:w 2i6:w 234:v 2ia:s 1st:r 308:o 339:m 33a:m 29o:g 2bj:g 300:e 35c:e 4mn:d 3i5:c 31d:c 33:c 46b:b 30i:b 4e4:b 31a:b 3d9:9 1t6:9 pd:8 1ss:8 s6:6 312:6 dv:6 1oe:6 4he:5 4hd:5 1px:5 9f:4 2lf:4 33i:4 31t:4 lv:4 30m:3 123:3 2o1:3 2ex:3
hot	2wj	34:kn 19:2p 3i:20 24w:1v 3o:1p 2jk:1g 11n:1f 11m:1b 2jt:16 1ek:16 26h:16 12f:12 fl:11 1c3:10 nd:y h6:x 91:v 11s:t 3jn:s 2jj:r ef:r 32:r fs:r 1za:q 102:q 29v:n 2be:n 1t4:m 3k:l zb:l 2o1:k 1yg:k 1rn:h 1c4:h 4nf:g 2bb:f 6v:f j0:f 3ig:f fb:f jm:f 2r2:e 2me:e bx:d vq:d 72:c 13o:c 3hy:c 3bh:b xb:b 2jm:b ap:b 3h:b vr:a 108:a fn:a 390:a jk:a 3ih:a 1sq:a
means:saucepan	4nb	35:mw 1xm:6v 7s:3i au:1x 105:1h bn:1g 6w:16 1us:12 6z:y 70:w 4e:l cm:l 6b:k 3a:k 19:j 1f8:j ut:j 55:j 67:i wf:i 2p:i 6o:h 1ad:h hv:h 33n:g 12f:g 1x4:g 5p:f 3nl:f tq:f 210:e 4a:d 5b:d vh:d 33j:d 7n:d 5x:d 4b:d 3a6:c 4y:c 3m:c 6a:c 144:c
cook	4l	36:2u 2b6:2c 60:1x 30l:1r 3rq:1g 28a:1b 4gg:16 2ki:13 40u:v a2:r 31b:q 5d:p 38n:p 30y:n 44q:m 3s1:m 1mp:l 3mr:k rk:k ry:k 1kh:j 2kk:i 274:i 79:h 30m:h lz:g 1so:g 1th:d 1tx:d 321:d 66:d 3cn:d 3q3:c 1ov:a 33l:a wp:9 9f:8 311:8 30i:8 nb:8 aq:7 5c:7 64:7 3d9:7 4e1:7 1su:6 bx:6 31y:6 2zx:6 3nn:6 31w:6 h3:6 2jv:6 3k1:6 29y:5 3t2:5 4y:5 10z:5 3ig:5 31n:4
sooner	28	37:2y 27c:2q 2kc:1n 3ay:15 3b5:15 1fy:y 28z:v 3di:s 1te:r wv:n 12h:n 371:l 3gl:l 109:j 11f:j j8:i 342:h 3f8:g 151:e 28n:e tb:d 2gj:b 2bh:a 1ze:a 12z:a 1mp:8 3dm:7 1e9:7 2dw:6 141:6 3k8:6 15n:5 3ud:5 290:5 ti:5 wg:4 1zk:4 2cy:4 2hg:3 1rn:3 35o:3
tough	ay	38:9k 2it:67 ph:3e 1t2:2x 19t:2h 2d9:1w 1u7:16 2s:15 1fs:15 3qm:11 253:11 2dr:w xr:w 1wi:r 156:p 19u:l 3pm:j ij:h 1dc:h 1se:h 38e:g 4ei:f py:d 41i:d b6:d 254:c fv:c 2v:c kk:b da:b 1to:b 5j:b 1ti:b 2q:a 2ty:a 1sp:9 2sn:9 1wa:9 tb:9 1es:9 366:9 5i:8 2sq:8 13n:8 1xv:8 1jn:8 3i6:8 2ds:7 2ep:7 1kt:7 91:7 1vs:7 3cz:7 2e:7 4g2:6 34c:6 198:6 3ux:6 3ch:6 12f:5
must	208	ui:2p 230:2e 15:2b m:21 33x:1y 2bi:1m 33g:1m hr:1f 39:1e 8j:1c j5:19 1h4:15 34n:15 64:14 2a0:14 132:13 5z:12 km:12 1cp:y 65:v 2t:t 3r:s jk:r 9q:r 5e:r 2x6:q 2sj:q 138:p r1:p 36o:p 53:p 1b0:m t:l ap:l 3u:l 36:l sp:l 7y:k xs:k ai:j 3a2:j 12m:i 17c:h 1s2:g 35z:g 30n:g 114:g 6r:f 21i:f db:f z1:f 16u:e 23d:e 1za:e 1qk:e lm:e 1k:e 43g:e iz:e b8:d
pan	3sk	3a:m2 1xm:8x 7s:2h 1x4:1l au:1k 1us:12 6w:11 cm:x bn:s hv:n 6z:m 12f:l 35:l 6b:j 4e:i ut:h 19:h 6o:f 144:f 55:e 1f8:e 70:e h8:e 1f7:d 1wp:d 7v:d 143:d 7n:c hz:c 6a:c 3hm:b 3hn:b 1xd:b 4a:b 2n:b 1y3:b 4b:b hd:a tq:a 67:a t5:a hk:a wf:a
food:syrup	8a	3b:ke 3xp:29 28k:22 3sb:1l 4hj:1k 2x4:1h 377:1h 1c9:1a 2yi:14 2eh:t 14t:r 37m:r 20g:q 1v9:n 416:n 2r5:m 3f:l 462:l 2jv:l 1iu:g 1uu:f 122:d nm:c 2r4:c 14s:b 12p:a 48r:9 1uv:8 z4:6 nz:6 14r:6 2e6:6 28v:5 2ez:5 47w:4 aj:4 1a4:4 3ai:4 1xg:4 2x5:3 2e7:3 2w6:3
food:cake	rd	3c:ld 46:a1 3wp:27 o8:1s 188:1o 4oo:1m 1fc:1h k8:1h fy:1e 1fu:15 12e:15 2r3:y 4ne:x 3f2:v 4c:s 3lp:r 1ts:p bg:o 3wj:n 1cf:n 2ei:m 3ty:l 3wh:k 1hy:k 1hv:j 3yr:j 2mf:j 4ot:h 1p7:h 378:h 42:g 2co:f 3ip:f 1eu:f 18o:e rf:e 3f:d 3u9:d 1zu:d 144:d 37f:d 1gh:d 2nr:c 1fo:c 36f:c cm:c 1jl:c 319:b 2io:b 212:b 1jm:b 1cn:a 45n:a 1k8:a l9:a bd:a 45x:a 1x7:a 1f7:a 1v8:9
means:point	2l0	3d:jh 62:4a 2d3:3x 9q:2m 334:20 3cf:1s m:1e 1b0:1e 10y:1b 7u:18 l5:y y0:v 1cp:u 4e:t cg:s 1iu:q ej:q 2w4:p 12i:p 24a:o 162:o 39:l 35w:k 4j:k 34n:k 65:k ui:j 2t:j 16p:i 1f1:i 3g:i s7:h 1s0:h no:h 2x5:h oi:h 33g:h 1c0:g sp:g qy:g b6:g 17c:g 158:g 15h:f 3u:f i8:f o9:f 26v:f 19c:f iy:f 15v:e 1ia:e 9i:d 3cl:d nv:d 10g:d nh:c 66:c 1kn:c 21:c
pour	wp	3e:hq 12i:3m 16h:1u n7:1i 3f:1c gv:19 4j:18 2bb:12 5h:10 3sb:z 1h:y 38q:x 28n:t pn:p 20t:o ts:o 2yv:m 2io:k 26t:j bw:j 200:h xu:h 2jc:f 3so:e 2r5:e 4m4:e 3zm:e no:e 9j:e 16e:e 12r:d 10p:d v4:d 1us:c 4lp:c 150:b l7:b 217:b 4hf:a 3el:a 1v4:a 2db:a 2cq:a ko:a 4i:9 3jv:9 1a5:9 2tw:9 47:8 h6:8 1af:8 3lp:8 gu:8 8t:8 82:8 tr:8 37m:8 1k9:8 1mp:7 jx:7
drizzl	43	3f:da 4fd:1z 2jo:1h 262:17 2fp:10 4bc:10 451:z 4jt:t 1bn:s 1kd:r eb:r 2q9:p 2vs:j 3nt:i 1t3:h 2n4:c 40b:b 150:8 4c:7 2kz:6 1ev:5 1eh:4 c8:3
why	235	3g:iv 62:4p 2d3:3x 5e:34 32l:2y 9q:2f 3cf:2b m:1k 7u:1e 10y:1d y0:18 4e:16 162:15 1iu:13 334:13 2w4:10 1b0:w l5:v 24a:t 2x5:r 35w:q no:p 158:o 26v:o 3d:n 1cp:n 16p:m 3cd:m qy:m 1c0:l 10g:l 66:l 65:l 1f1:l 4j:l cg:k oi:j 34n:j 12i:j b6:j 18t:j ej:i iy:h 33g:h i8:g y4:g 1ia:g 39:g 15v:f 3lb:f 3cl:f 47b:f 2y9:f 3u:e 5b:e nz:e 4r:d 2t:d nv:d yt:d
means:wait	y6	3h:bh 1nw:2p 3v:20 ad:1q g4:1g 15v:1a 3s:18 3i:t av:s 44:r lv:o 2h:n 2f4:k 2r5:k 83:k 4g:i 3l9:i 2bi:i 297:h aj:h 9w:h 2ks:h ca:h 9r:g ll:g ao:g un:g 3zh:f 2i3:f 4j:f 2kr:d 24c:d lg:d 3j:d 91:c 195:c 29b:c 2lx:c 3dj:c 15:b 1cp:b 321:b m7:b 73:b 4d7:b lm:b 1la:b 1h4:a 29a:a 9h:a g3:9 tq:9 ed:8 35t:8 1tt:8 an:8 1rx:8 ah:8 1qk:8 2uq:8
cool	mk	3i:fy 24w:31 1qp:2c 28c:1i nd:1h 2uq:1f 3fp:1c 3ox:1a 3jq:10 1ud:w t7:v 483:t xn:p 3gh:p 269:p 1o1:o 3k:o 2jk:o 4fo:o fs:n 1c4:n 10y:i 45n:h w1:g 3bp:f 2lx:e zz:e 42o:e 1xs:d 26a:b 21d:b 404:b eb:a 17z:9 130:9 2gx:9 34:9 25h:8 ao:8 3jo:8 3zw:8 15d:7 26f:7 3p7:7 ia:7 4z:7 1k2:7 1wf:6 t8:6 7h:6 2d3:6 yt:6 11m:6 pw:6 1n5:6 d1:5 73:5 1fs:5 2d1:5 ql:5
wait	129	3j:aw 3v:2w 1nw:26 g4:1w 9w:1t 9h:1p ad:1l 3s:1k an:16 2h:15 lv:14 15v:12 3i:x 2fh:w 44:t 1h4:s av:n 297:l ca:k 83:k 9r:i 2r5:i 4g:g iz:g ao:f 73:f 2f4:f aj:e tq:d 91:d 3l9:d 2ks:d lg:c ll:c 4j:c x5:c 2bi:c 3zh:c g1:c 1rx:b un:b 1cp:b 3h:a 15:a 195:a 2i3:a 10m:9 2kr:9 29b:9 4d7:8 lm:8 2lx:8 ed:8 2yu:8 1qk:8 3dj:8 g3:8 24c:8 m7:7 29a:7
cold	20o	3k:ja d1:2f 24w:28 3o:1l j0:1g 3i:w p1:r zh:q 1za:q ow:q zz:p ax:n p2:l 2bb:l dm:j ls:i 1m0:h s9:g ap:g tb:e 15:e 195:d 33x:d lt:b jk:b 34:a 2yx:9 b7:9 19:9 b9:8 o3:8 p3:8 4nq:8 10s:7 1ii:7 2ha:7 4g:6 m7:6 lq:6 li:6 4n2:6 3j:6 15z:5 3l3:5
sauc	2np	3l:p1 6y:5k 1kv:3q 12n:2t 103:20 yn:1i 104:1i 11r:1g 34p:1f 1l3:16 15w:w 476:r 12o:q 1ky:q ek:p 5y:o 3kq:m 5l:m v0:l i5:k 4ip:k 2q6:k 5q:i 2f7:h 93:g uk:g bw:g 3kn:f 11z:e 11w:e 4m:e 1la:e b2:d 37c:d 1q2:d 26t:d lu:d 4a3:d lf:d pn:d hy:d 26j:c m3:c 2f3:b 3mc:b 2ud:b qp:a j7:a td:a 1xe:9 9e:9 if:9 ig:9 33q:9 1v6:8 24n:8 pk:8 26p:8 12q:8 256:8
away	y2	3m:77 ux:1b gv:14 fj:14 n7:z 33g:x 2h:w 2zu:v 16e:s 1s0:s w6:s xr:r 3s:q 5l:p 2lp:p 297:p db:p ld:n fg:n qd:n 2iu:m 3wm:m td:l 12w:k 1h:k g1:k xs:k 69:j 28a:i 63:i e0:i 65:i vw:h 10q:h 2e3:g 3qh:g 3z:g 3wf:g 4ev:f 1pc:f 59:f 4db:f 4da:f 2ir:e 3gu:e 195:e 3x:d 94:d 1mj:d q8:c if:c 3fy:c 2j7:c 457:c 1h4:c 1o:c 2ca:b 2f3:b 2bd:b eh:b
prick	2f	3n:af 3sv:t 4kx:n 4ky:i 21u:h 2gs:g 1h8:c vi:a 2y9:9 14w:7 1v1:6 10f:4 2y8:4 sq:4
warm	1i2	3o:g8 p2:21 24w:1h 3k:1b 91:15 1ek:11 2ks:y 19:x tb:v p1:u 2kr:u ow:t 44:p 2wv:l 34:k 3v:j j0:i 2b0:h t9:f ta:f av:d au:d ca:c 3h:c 24x:b zh:b xn:b ah:b 3i:a 24c:a 1nw:a 3j:9 ll:9 j7:8 35t:8 3xd:8 4g:8 3vf:8 3h3:8 d1:8 184:7 1s:7 1xi:7 7y:7 1if:6 2k8:6 1za:6 12y:6 dm:6 3xb:5 32p:5 2h3:5 3nz:5 32:5 hh:4 2u:4 4n8:4 b9:4 bx:4 s4:4
soak	nh	3p:l4 2yu:3o 2fb:27 3xs:1y v3:1q 3k5:16 19n:13 3ck:y mj:x 4kk:w vc:t 3ia:o 226:n 2rw:m ny:l 3yy:j 2sl:i 171:g 2va:g at:f 1d0:e 2ku:d 1bc:d 19u:d 1b9:d 3ec:d 152:b 1j1:b 1q0:b 2v6:a rb:a e7:9 3o8:9 1wr:9 1jx:9 3qm:9 3o9:8 3ci:8 1py:8 341:8 2w6:7 3f:7 1ax:7 tr:7 4f7:7 5e:7 md:6 46:5 260:5 tt:5 140:5 37c:5 1q:5 3nl:4 1lc:4 47:4 3sb:4 3v:4 1k0:4 qw:4
still	3wt	3q:he 12a:2a zk:1t 5a:1e 10m:1d a6:1d r0:1b ql:1a 58:1a fj:19 23w:17 21:15 aa:12 35z:10 9k:10 1o:z 6q:z wd:y 1b1:w 1kn:v 3m:v 9l:u jy:t mt:t w7:t 2gj:t 156:r fg:r 16:q 1s5:p 1ff:o d0:o 2cz:n 12m:n hw:n 1f1:m ai:m 1z5:l 1f8:l 1k:k 5t:k ak:k kp:k 18n:j o4:j 348:i 5j:i 22f:i cc:i 1st:i hz:i 34m:i 20t:i 4v:i 18:g 17:g ix:g lv:g 53:g 2o3:g
should	5ls	3r:a1 348:4l a1:2r mt:2g x8:25 39:1p o9:1o 1f1:1o 2ou:1o 99:1n 6u:1k hr:1j 8l:1i lr:1d 7a:1c t:16 t5:15 10:15 1rx:14 64:11 65:11 11g:10 8h:10 33l:y 7p:y 40:y 21:x 1k:x bz:w 1d2:w 33x:v 1sq:v 30n:v 1cc:v 3z:u 68:u 3x:u 3u:u bx:u cc:t 7z:t ib:t 82:s yr:s 1o:s lm:r 4i:r q8:r 6d:r m:r 7t:q 53:q wn:p zk:p 1g6:p 12f:o n:o uu:o 2t:o 1rd:o
means:rest	1ac	3s:ef 61:23 3j:1x 2qc:1w 2vs:1t 331:1m 3h:1l 2yu:1h ax:19 24c:14 h9:12 1na:11 3gk:y 1nw:y 3it:t g3:s 2h:q ll:p 152:n 2ck:n 17t:m 2w7:m 3zs:m 41e:m 1fe:k at:j ao:i 15j:h 3x2:g 4g:g 1x6:g tx:g 1bs:f 11i:f 24r:f ty:f 1zk:f 44:f 12v:e 4h1:e 41k:e 41z:e bx:e av:e 60:e g1:d t7:d 299:d 2x2:c 2x3:c iu:c 2u:c 4dk:c ah:b lc:b 9h:b 1d1:b 1qk:b 30c:b sf:a
top	2cs	3t:np 19y:6u r6:4x 4m:4a 1kc:3c 3f:3c 2n4:2y bx:1m qp:1j nj:1f ky:1a 7p:18 n8:17 sv:z rz:x nl:w ua:w 1k9:t ud:r 1iy:r r1:r pv:q 196:o 6d:m kv:l uu:l 18o:l uk:l vw:j b4:j xr:h qm:h 4c:h 6j:h qb:f ld:f 148:f 15v:e n4:e 1vv:e 12n:d n3:c 2v7:c ei:b 7f:b er:b 27o:b 18a:b ms:b 2xp:a 2xo:a 4h1:a 2sk:a 16o:a 33s:a o9:a j5:a 2qv:a 2ky:a 2qc:a
just	22y	3u:4d 36o:1j 1lk:17 60:12 62:z 2x:z 17c:y 1r9:x ne:x jx:v 3du:u 39j:u 39:u 3e8:u 1b0:t 33s:s 4u:q 1c:q 19c:q 1yt:o j2:n 7y:n 33:n 2n9:n 35q:m vm:m ui:j 2t:j 2zl:i 15e:i 1tg:i 3go:i b8:h 3gr:g mz:g m:g os:g 3s9:g 21:g 3g:g 1de:g x8:g 5o:f 3c8:f 2f1:f uq:f yd:f d:f q:f 22x:e 2gk:e id:e vn:e x:e vi:e 1zs:e 334:e 3d:e w0:d 2id:d
sit	kc	3v:2v lr:1v h9:1r 43s:1o 2h:1o 152:1m 1kn:1g 3j:1d 4h1:1b 389:17 2vs:14 3h:y 29e:y 24c:y av:w 48q:v 4dk:v 1x6:t 2hc:r 3k6:q 1jj:n 12v:m 39i:k 35t:j at:j 3gk:j y4:i 3s:i 2de:h 1nw:h 14z:h nl:g 41e:g 4kv:g 3en:f 2u:f 24x:f nu:f 3dk:f ll:d 41z:d 4m:d sv:d 16h:d 1o:c t7:b 24u:b 44:b 40p:b 1bn:b 33w:a 2kr:a 1xk:9 g3:9 ca:9 7b:9 2x:9 1tz:9 3v7:8 2ks:8
ran	49	3w:33 458:1r 2xg:1o 3or:1n 1gl:1j 444:1i 2r7:1e 1ch:1a 1iy:17 4s:15 38q:15 1zp:15 3w2:13 mj:10 1gs:z 3rx:y 3a7:t 4hk:s 2bp:o 1tz:n 28s:m yp:l kc:k 2rk:k 2qa:j 4kx:j bf:j 2px:i 1jr:h a5:g 39q:f 4ky:f 39o:e 21u:e 1s4:d 2gs:d 37k:c uc:b b6:b 2rg:b 1zo:a 3ow:a 3n9:a 2wj:a 1jx:a 4kd:9 xn:9 1jb:8 140:8 3uw:8 2rl:7 2lc:7 vp:7 2b0:7 md:6 195:6 13y:6 38o:6 11p:6 wc:6
means:spoiled	38u	3x:h2 65:25 10m:1l 380:1k 7t:1i fj:1f 4a:1c ai:18 f8:16 219:11 3m:10 q8:z 67:y 59:w 6c:w yw:u 1o:t 11g:r yr:r 1f8:q 1dx:p 12i:o nt:n xr:n 7a:n 1va:n oa:m 4m:m om:k o9:k 50:k ld:j 51:j 3z:j 1ut:j 226:i fg:i 1c3:i gu:i a9:i 73:i xe:h di:h 68:h lf:g 34p:g 3qn:f mt:f tq:f fc:f rp:f 35p:f xq:f 1gn:f 1ov:e 1yi:e 7n:e 3c0:d sy:d o0:d
sid	17k	3y:k1 n9:3n wa:26 n4:24 266:24 1ci:1t 1g4:1m 149:16 22v:15 3cy:12 4l8:12 ag:y 1f6:x 2h1:v 26c:t 1ks:p 13:p 22c:o na:o 1v5:n xr:n 2lp:m jj:l sf:l 20x:l ga:k w7:k fg:j 24n:j 1jq:h 1wr:g 1jb:g 19e:g 2f9:f n5:f cm:f 33j:e 2h3:d 84:d 3ak:d g2:b 5a:b 27a:b w9:b 3m:b 2sk:b 154:a 4q:a af:a pv:a 22l:a 2e4:a 1zs:a 2h2:a 40:a 58:9 w3:9 1x9:9 2un:9 1s8:9
off	2z9	3z:ii q8:34 11g:17 fj:16 tq:12 pw:z 219:y sy:w 65:v fc:v 3m:v 1dx:u 67:u o0:r 1og:q oa:q ld:p 1y3:p 1o:o 4m:o 1ye:o 35p:n di:n 7t:n 226:n 2np:m d3:m 50:m fg:l xr:l 51:k om:k 4e:k 1ut:i 3c0:i d2:i 3bp:i lf:h 12i:h 1us:h f8:h 11y:h 6c:h rp:g fe:g 1va:g 1wy:f dm:f 1y0:f nt:f 73:f fi:f gu:e xe:e 2fz:e 40a:e st:d d5:d 2y9:d 1ad:d
pok	3l	40:68 3i3:2t 36r:2d 3n:2a 1jw:23 3iz:17 2dg:10 3zp:x 1uz:v 3iu:s 2j5:r 377:q 3aw:o hk:k 1tw:k 1r5:k 1i7:j 2lf:g 2dh:g 10f:g 1rm:f 66:f f0:e 3ax:e t5:d 1ki:d 1rg:c 1ni:c w8:b 1no:9 1l6:8 60:8 19u:7 3it:7 1mg:7 1rh:6 1hk:6 36f:6 41:6 u5:5 vw:5 156:5 1al:5 3iy:4 z9:4 12e:4 3av:4 376:4 8g:4 1ks:4 350:3 1ao:3
hol	62	41:g4 w6:2a 1dg:24 a5:1y 36b:1f 3d1:1d 3uj:1a 2d4:13 276:z 18o:z 196:x yt:w 1ie:t 40:q 1fu:q ts:l id:l w8:k 4d7:g 3n:g 17v:g 1hf:g 22a:f 10i:f 20g:f 3gf:d 3gr:c 2d2:b 1vq:a 1x1:9 32g:9 1i1:8 eh:7 221:6 3kg:6 em:5 4c2:5 45n:5 3w:5 4op:5 10f:5 su:5 e0:4 et:4 1yf:3 1lh:3 ck:3 1vd:3 3f:3 1k7:3
skewer	49	42:f1 2d8:k 1ta:e kc:d 1jm:c 2z0:9 10z:9 3f:8 156:7 1cn:4
what	cs0	43:l1 33k:51 9u:3o 8s:32 27o:2m 2z9:27 4u:25 d9:25 uw:24 5w:23 3u:21 bu:1y 82:1x 90:1v 1v:1t 8y:1q 8d:1o 5o:1k mt:1k 33l:1k bz:1i 7z:1i 1wu:1i ne:1f by:1e 1jq:1d eg:1c d:1c 8b:1b 1k:1b 8p:1b 1yt:1a 4s:19 16:19 33s:17 td:16 7a:16 17o:13 17:13 r1:11 w:11 30n:10 1ci:10 5s:10 29:z 8u:z 1xo:y 5t:y 15w:y nv:y 2c1:y ju:x
lat	h0	44:7r 2b0:3v g3:2s ah:23 3pk:1u av:1t 1ek:1a 43w:18 2de:14 ca:13 ll:x 3gc:x xn:t 2kr:t 1t5:s 2ks:s 3kz:r 21v:q 14d:q 1nw:p 24c:o ad:k b1:k 39z:h g4:g 58:g 18c:g 91:f 2bj:e 3h:e 3j:d 3v:c 1pq:b 3rh:b 5a:a rt:a 14o:a 283:9 2u:9 2e0:8 14k:8 xm:8 1jg:7 2he:7 tb:7 18z:7 2ak:7 3fm:6 vs:6 255:6 2fh:6 2f5:6 3h3:5 dm:5 29b:5 10m:5 134:5 2ty:5 4g:5 2f1:5
too	5qq	45:m6 15w:62 1gn:3v 2c1:2l vw:20 2c8:1v mt:1r 37c:1m 33k:1h 2o9:1h 380:1g zb:1g xb:1f 4u:1e 1sp:1c 1v:1c 1c4:19 lf:16 iy:15 33l:14 2fx:13 hy:z 37n:z 8b:y 1cj:w sr:w 17o:w bu:v p9:u 34p:t 12j:s 30:r 1es:r 4a:r 17r:q 13h:q 59:q 1ph:q 2c0:o kx:n td:n 10m:n ov:m 2az:m 7z:m xk:m 5s:l 8d:l j7:l d:l 2aa:k 4q:k 1uy:k lr:k 1k:j 3bh:j 1d:j jk:j bz:i 1p:i
spong	5i	46:9l 3c:2d j6:1a 3ra:15 39r:15 ph:v 1er:p kq:l 2w7:j k3:h 2ju:h 15c:f 1pa:f 2fb:d 243:d 1k8:c 45t:c 2fs:a fa:8 2ub:7 1cr:5 2wu:5 2m7:5 3up:5 tr:5 1fn:5 nm:5 1fd:4 280:3 1p3:3 r9:3
drink	7z	47:fj 416:4j 25c:48 46y:2q 2hx:2f 1a9:1y 3y9:1i 3uc:1h 3qx:1d s5:13 296:x uz:w 3ld:v 38e:s 34h:q 26c:q 218:o 1ap:n 1lx:n 39l:m 33h:k 2co:k 1ar:k 1qp:i zz:i 1gb:i 1cx:h xk:h 2mq:h 2lm:g 4fa:f 35e:f 3a2:e v3:e 269:c 354:c 2fr:c is:a 1ah:a 17x:9 3ob:9 43i:7 1mn:7 1aq:7 226:7 1go:7 3hy:7 32v:6 26a:6 127:6 260:6 2o5:5 1gs:5 6k:5 qv:5 3zy:5 1j0:5 3m6:5 1qh:5 1oh:5
food:sugar	14o	48:ny 6n:2s 1cj:1u 1en:1m 1em:1l 1cv:1f 14v:1e 1eq:14 kq:13 3b:z 15s:p 226:n 1gg:m 28k:k 14r:j 2lm:h 17s:f 1pm:e 25j:c 1kt:b 2fp:b 1p7:b 2fs:a 1ep:a 1po:9 1py:8 1xv:8 1pr:7 2ed:7 2f3:7 3pm:6 z9:6 2e8:6 pu:6 34a:6 f9:5 37n:5 om:5 1gj:5 4c:4 1v4:4 1t3:4 3lk:4 jt:4 49:4 1fd:3 2wr:3 15n:3 25k:3 42f:3 25m:3 25o:3
dissolv	3e	49:7h 10j:1z pn:1g 4lq:1d 17s:18 3of:p 1dk:m 1dm:m 3d5:i 1dj:i 12r:i i0:g ck:g 4l:b 1jk:b 4r:a s2:a 3f:a 3sx:a 46e:8 28k:8 1tv:6 20t:6 1dq:6 i7:5 1tu:4
went	15w	4a:ab 380:5c 3bb:3b a9:35 2c1:1z 59:1w iy:1t su:1o 2cu:1m 37e:1j 23q:1j 36y:18 67:14 24x:12 24c:11 yw:z zt:y 159:y b6:y 9s:x 3e9:w xv:u xs:u 2ng:t lt:t 2wt:t wp:s 1ov:r 1sp:r h3:q 2ml:p nt:p 2fh:p 441:p i7:o fs:n 33j:m 7y:m eh:m 2fx:l 10y:k qz:k 3e:j 9p:j rt:j 2i:i td:i 7n:h ck:h zy:g 10m:g 3dc:g an:g 2e3:g 2dy:f o9:e 2jy:e 2az:d 22l:d 20x:d
bottom	1b5	4b:fh qm:7j qo:6w pv:37 6o:26 49:1m 1lc:1e 20r:1b 1y3:16 aw:16 ky:14 kv:12 4n:11 2sp:x 2db:v tq:r qp:q 1xe:o qy:o 1a6:o 352:n ir:l 175:k hn:k 6a:j qs:g 4h0:f 26t:f 6d:e 1v4:d 1cq:d 16h:c 7v:c 48q:b 259:b 1xu:b qz:a h8:a 1vb:a 3ww:a 6b:a h9:9 17s:9 cm:9 1jb:9 us:9 22c:9 t7:8 4di:8 9e:8 4dk:8 4e:8 ey:7 bm:7 sy:7 1w7:7 189:7 l3:7 1zw:6 2es:6
food:fondant-icing	4t	4c:ho 253:16 kj:16 3w2:14 4bc:t 2r4:s 2d7:h 254:e 1p7:a 40b:9 4z:7 11p:6 1en:5 i5:5 4os:5 2kz:5
crumb	cb	4d:ix 39v:45 3fn:2q c7:20 cu:1v 1gq:1r cr:1g 3fr:1b 48a:19 35h:10 35j:10 t3:o 1iy:k 3ry:h 1x9:g 3qh:g 1d0:f 3fl:e 2qm:d 3y2:b 1dh:b 2u6:a 19w:a 19x:a 30m:9 1i4:8 1rw:8 1ep:7 c6:7 su:7 ie:6 1yh:6 sd:6 oy:5 2mf:5 3gz:5 35w:5 1eu:4 1ix:4 1hy:4 1op:4 2bt:4 375:4 cc:4 2uh:4 c5:4 i0:4 2xp:3 nm:3 37c:3 r6:3
let	v	2vj:1s 47w:1i 3m4:1a l2:16 2hr:j 31m:a 30g:7 2wt:6 30o:4 kz:4 31n:4
sticky	d8	4f:dp 2di:4e 6t:3i 2iz:2t 163:2r 47r:28 1u9:1n 4lg:1l hy:1h 1cn:1f 3p1:18 4hk:16 w9:x 2bk:w 19n:u 160:u 1ww:u 1s8:s 4ce:r pp:r 1tv:q 3y7:o 2wk:o 16p:n 20v:n 2ci:n 1hr:m 1lh:l 1ic:k 42:k 28v:j 20y:i 6n:i 4lt:i 28u:h 3b:h 14s:h 1im:h 1tu:h 3rl:f 3nt:f 19p:f 1xe:d 2r3:c 3yt:c 2ju:b gk:b 13u:a 10i:9 cp:9 1th:9 2dz:9 1cm:9 4lu:9 45t:8 39v:8 17t:8 co:8 ur:8 2ck:8
soon	6m	2zi:2d g4:22 1d0:1w 283:1l 1hd:1f 10p:1b 4gf:17 4bx:17 1py:14 3bl:13 1r7:z 45q:w 45u:u xx:s 45w:s 4g:r 1k2:r l2:r ue:r 2b0:l 40o:j 36j:j 419:j hw:i 10y:i 218:i 16n:i 374:h 1is:h 2zr:g 1bn:e 3eq:e 4pq:d 253:d mt:c 4b2:c 4c2:c xf:c a2:c 1yi:c 373:c 23i:b 1rx:b 4ov:b 23q:a 34r:a 4c6:9 29b:9 2ed:9 110:8 tf:7 29a:7 l7:7 41y:7 9r:7 oj:6 g3:6 7w:6 1w0:6 14n:6
means:oven	2kd	4h:ne fb:4e r8:3q rh:3m 32:1j f5:1a jc:1a fu:11 102:z ft:y fh:x x1:w 1m:t ky:t kv:m ho:m wm:l j5:l 29v:j ex:j 4t:h el:g 1rn:g 183:f 2dn:f r9:f 1z9:f rg:e 4bh:e 458:e l6:d 1t1:d l8:c 2jc:c 2ds:c hp:c 1iy:c 7w:c hh:c ci:b j8:b 10f:a 1tj:9 yp:9 ap:9 213:9 1f7:9 107:9 16t:9 fl:9 2if:9 ch:8 1vg:8 j0:8 13x:7 1xa:7
spoon	yh	4i:fy ot:4g 2q9:41 8d:39 nn:1p 1jo:1f 215:1e 3he:18 3ep:11 34j:z 21f:z fy:w 2lr:v hl:o 2jc:n f7:n 10n:l 1de:k 1va:k 123:j 124:i 422:i 2wr:g 272:f 25z:f 1bk:f eg:f 3uf:f 3p5:f 1le:e 15e:d r3:d uc:d ce:c a:c 82:b 3gb:a 2f6:a 1dk:a 1dm:a 3bg:a 3tx:a pm:a 12b:a 1gn:a 1gc:9 168:9 1dj:8 2ck:8 1uv:8 4eu:8 8t:8 125:8 4g3:8 37n:8 2r1:7 1cj:7 uu:7 1xk:7 zu:7
slowly	2h	4j:6b ir:1p 1fh:1e 3lw:1c 3qf:19 3zv:16 3m4:x 4fm:w 2xj:w 3e9:v 1va:s 184:s 16n:n 1zk:j 3gy:j qu:e 37m:e 1dh:c 1v3:b 31t:a 11d:9 300:9 9f:8 333:8 4ec:7 b0:7 17c:6 2an:5 2xx:5 2xy:5 2u7:5 7h:5 308:4 2yl:4
means:small	1x0	4k:fr tk:2b 2cq:26 1g6:1r 8m:1e kx:1c 3ja:1c 34c:19 356:18 1su:18 1w9:17 2y:16 37c:16 33m:14 p6:14 hm:z cc:x xs:v 3qd:v wj:u 84:t 1rz:t 4de:t 1i3:t 1b1:r z:r xv:q s6:p cl:p 2el:p wg:p 1e5:o 171:n 2g:m 3cj:m 4du:m 1jp:l 1cz:l wh:k l1:k y:j 2j6:j 2i:j 2cb:j we:j i1:i 3g1:i i9:i u6:i 8s:h id:h uq:h 1j2:g 3fm:g 132:g tu:g a5:f 2je:f 3rd:f h5:e
undissolv	i	
surfac	3w	4m:3b 1w3:21 cv:1q 2uu:1n 2x4:1a 418:14 uj:z 3j0:y 4d1:q 2hq:o 12m:l 2fp:k 417:k nl:i 3i3:i 2v7:g 1c3:f 3t:f nj:e ga:d 4bb:d 3b4:d xd:c 3k6:b 3x8:a 30:a t7:a 3x7:8 1xb:8 r1:8 45r:7 1vg:6 3s3:5 16l:5 6u:5 2cw:5 2vz:5 zy:5 3y7:4 u5:4 zk:4 18a:4 34y:4 7p:4 1g1:3 bn:3
crust	ej	4n:fp 1zb:20 qo:1v 14y:12 2v7:11 2g8:11 3d6:y 1rw:x qm:x 445:p 4o6:m ss:m 3vo:l 2g3:k 14d:j 4mh:i 4mi:i 6o:i 4d:i w7:f 7b:f 1kn:f 37a:e 37b:e cm:d 6u:d 4m:d 4mg:d t0:c 182:c 1v0:b 2di:a pv:a 4b:a 27v:9 zi:8 zp:8 aw:7 sz:7 qs:7 dd:6 3t:6 4bx:6 3j7:6 14k:6 sw:6 hz:6 7p:6 l9:5 t1:5 wm:5 bx:5 1gq:5 vg:5 2kb:4 399:4 sx:4 1y3:4 2il:4 5v:4
means:thick	1tf	4o:k9 wn:30 17r:2j 6t:21 wc:1p 4f:1n ih:1l zw:1k 1p5:1k gl:1i p9:1a 24d:1a 2t3:18 6k:17 5q:12 13b:z 3h9:y 1tz:w 3gp:w nc:u 5y:s 1pc:o cy:n 32f:l 1b3:l 17t:l 195:l 11c:l gf:j 2ef:i 2vf:i 3en:g 17f:g 8b:g 4w:g 1bt:d 1kg:c 3kg:b 12o:b 19p:b 1ez:b 368:b 320:b 2qj:b 2qh:b 12t:a 1f4:a 4ld:a 4le:a 3t5:a 449:a id:9 1va:9 2o:9 2fp:9 4gf:8 4ai:8 6p:8 5l:8 hy:8
other	11y	4p:98 n0:2o qq:25 tr:1z 2qz:1p dr:1m 2a0:1l 2e1:1i 2hw:1e 3ml:1d jp:1b w0:1b 22:16 290:14 2rd:13 d9:10 13g:z 319:z 35x:z 1bj:x 146:x 3ca:x 1fc:w 1v:u 23g:u be:t 1bh:t m2:s 22u:r 37:r 234:r 8e:q 357:q d4:q 1lf:p 4aw:p ry:p 1lj:o zg:o 2so:n 1rw:n 198:n 7:m 2d:m 1wu:m 3du:l 4ba:l 2oe:l 3gl:k 2bm:k 28p:k 3qg:j 2e2:j tw:j 1a:i 2g0:i x:i 2mz:h n1:h bc:h
round	m2	4q:af 1f2:29 l7:28 1fr:1i 1ik:1f 2ty:1d 1s0:1c vi:1b 3ob:16 2uk:15 1xb:14 wa:12 1m5:11 y4:y 226:x cm:w 1vv:w 1t7:w 4k1:v r1:v 47x:v n9:u 2mf:t 2z3:t t6:p 2qq:p 4hl:p 4n7:p je:p 1kg:o 3h2:o 140:o 3fn:o 42f:o h9:n h1:n 3g3:m 3g4:m ke:m 1wo:m 3tx:j 3uu:i jc:i 2vo:i 4jo:i 3bv:i 2ao:h 2rs:h 3ba:h wq:h 38h:h cf:g k3:g 2rp:g px:g 2vp:g 147:g 18s:f 1ex:f jk:f
melt	ck	4r:ka 49:2n 4hi:1q 3r5:1p 3tx:1k 2mp:14 2ig:12 uj:11 1j4:10 2xp:10 oq:10 3yr:u 39t:s 3ze:s 4hm:r 2j3:p 2f2:m jl:m 1xf:j 1mx:g 1xi:f 1iz:f g8:f 1xs:e 40v:c 2w0:b 7g:a 1dp:a 1wy:9 3b:9 1ez:8 3h1:8 hw:8 171:8 1g2:8 3xg:8 kj:8 6n:7 kg:7 30b:6 mh:6 rv:5 k7:5 31o:5 rw:5 167:4 3fg:4 40a:4 2p8:4 3ms:4 3sw:4 3yu:4 46e:4 1xh:4 1ao:4 2jw:3
run	j1	3w:6u 4s:6t 2w3:35 1it:2x na:23 1jb:1t 16r:1d n4:1d 1lc:19 3hw:14 xw:13 ah:11 1tb:11 3cz:10 1zy:z 11j:z 14s:v 3bc:v 3xv:u 1ew:s 1va:q 3gu:p bf:o 1gl:n 3s9:n 1n8:m 1gh:m vl:l 369:k 1zp:k 4ft:k cy:k 46w:k 130:i os:i st:i 22x:h 2ks:h 17k:h 2rv:g ke:g 1gj:g 5y:g a8:g 5q:g ek:g bk:f 1rc:f 1b7:f 181:f 6w:f 15j:e 46c:e lm:e 1zf:e 29o:e 1gg:e n5:d 21j:d 6l:d
oven	2l8	4t:nf fb:4c r8:3u rh:3i 32:1j f5:1a jc:19 fu:11 102:z fh:y ft:x x1:v ky:t 1m:t ho:n wm:n kv:m j5:m 29v:j ex:i r9:i 4h:h 19g:g 1rn:f el:f 183:f 2dn:f l8:f 1z9:e rg:e 4bh:e 458:e l6:d 1t1:c hp:c 1e9:c 2jc:c 2ds:c hh:c 1iy:c 7w:c ci:b j8:a 10f:a 107:9 1tj:9 ap:9 yp:9 ch:9 1f7:9 2e0:9 213:9 fl:9 2if:9 1vg:8 16t:8 j0:7 13x:7
littl	vt	4u:42 2cq:3a 37c:2q 33m:1o l1:1l 2j8:1i 1su:1f ot:1d ji:18 1i3:18 4de:18 wg:15 2cb:14 3cj:14 4ap:12 wj:11 2t9:10 wk:10 h5:10 xs:y 1cz:x 2s0:w 1f2:v 8s:u dw:u 1rz:t 2i:t 3bu:s 4if:r 2je:q 2kc:o 4ac:o 1ob:n u6:n i9:n pe:n cc:n 33r:m am:m 1cl:l 1j2:l 14l:l 3rd:l 4k:l 27j:l 21f:k 1d2:k fy:j oj:j 2uz:i 1jp:i 1ql:i 2lr:i ne:h oy:h 33g:h 33k:h 4o6:h k5:g 3e9:g
crunchy	hk	4v:9l 18k:60 11a:2h ql:1v qk:1n 1u7:1n 2el:1c 1t:16 9k:z 5j:y 110:y 9l:w 40b:w 17s:t 38e:s 28i:p 187:o 2f:n 1n:n sm:l 3j7:k ud:k 156:j 1v4:i a3:h 1es:g 3n6:c 1eq:c ds:b 4mh:b 4mi:b 3pg:a 16m:a 15r:9 1wi:9 268:9 3fk:9 2cz:9 1fo:8 19y:8 qg:8 r6:8 15h:7 1ep:7 18y:7 2ux:7 1wb:6 t0:6 q2:6 2qn:6 ms:6 1bc:6 1fr:6 3m2:6 40y:6 qx:6 lt:5 4lx:5 49:5 rc:5
thick	1au	4w:iv wn:3m 17r:35 ih:25 wc:23 zw:1o gl:1n 2t3:1k 3gp:1c 5q:19 13b:18 nc:17 195:z 5y:w hy:u 1tz:p p9:o 2ef:o 2vf:n 32f:n 17f:m 4o:l 11c:k gf:k 409:j 1va:j zu:j 12t:j zt:i 1ez:h 2ck:h 3kg:g 1bt:g cy:g 4ld:g 4le:g 1kg:g 22b:f 2qj:f 4ai:e 449:e 1f4:d 2fp:d id:c 3fp:c 18e:b 5l:b 2ci:b 4cy:b 3pw:a 1by:a 4pm:9 2sd:9 2o:9 24d:8 sl:8 3b3:7 2pw:7 40z:7 12o:7
means:lid	1qh	4x:lw 4z:3o 14y:2m 7p:1c 6u:y 20v:x 1ay:w bx:v hh:o hp:o 2wp:l 50:l 2xg:k 27u:k 4y:j 41b:j 3fg:j 17w:i 4iz:i 36:i 41a:h r1:g 51:g qw:f yo:f 2aa:e 2fv:a 41w:a 39v:9 4m:8 he:8 1zb:8 1fs:7 13u:7 44y:6 3a6:6 2ev:6 3x8:6 pp:6 105:5 18t:5 cv:5 12l:5 3jo:5 2dl:5
lid	13m	4y:kh 44y:26 36:1e 50:13 2wp:p 2aa:p 27u:o 1ty:m 3x8:m 12l:m 1zb:l 215:k 4x:h 3jh:g 18t:f 3tg:e 3d1:d kc:d 2ev:c 14c:c yo:c 3mc:c 1xr:b 3a6:a ei:a 40t:a 17w:a 37e:9 105:8 1c8:8 2c2:8 2k0:7 51:7 142:7 1jj:6 3jo:6 3t2:6 k9:6 1id:6 2l6:6 1e6:5 21p:5 pv:5 21q:5 106:5 20w:5 225:5 200:5 3hb:4 3hc:4 3u4:4 a9:4 1ds:4 30u:4 3am:4 23m:3 1zd:3
uncover	1m	4z:3o 4p3:1f 3k1:14 1uz:s 26l:q 1fc:o 3a6:c 3bn:c 2m8:b rf:b 51:a cv:9 4dj:9 16q:6 he:5 3l5:4 226:3
cover	o1	50:en 4z:6y 14y:4a 3fg:2m 51:25 4y:1z 1ay:1n 20v:1b 6u:1b bx:18 7p:11 4x:11 41b:x r1:x hh:u hp:t 2p3:t 41a:t 4iz:r qw:q 2fv:q 41w:p 30:i 4hk:g 35w:e tt:d 13u:d he:d 7d:c 39v:c pp:c 2xg:b 2hr:a cv:9 1fs:9 4m:7 3db:7 3ji:7 4j0:7 3m3:6 5z:6 3w:6 3dc:5 4c:5 1zj:5 1tm:5 3jj:5 ed:5 2v2:4 1yo:4 a5:4 2dl:4 16s:4 3l5:4 68:4 t5:4 1a8:4 42n:4 j7:3 2th:3
ajar	1d	a5:19 51:11 106:p jd:o 37r:m 2t4:k 4ir:j 2ja:f 2jb:f 222:d 334:c g8:b lv:9 374:9 1f8:6 57:5 va:5 2j9:4 50:3
leav	2h1	52:h7 36:1h 1m4:1e x6:1c 1ms:10 51:10 2yu:10 5w:z 2a0:y 1o:x xr:x 3tw:x 5z:t ah:r 2h:r 3v:q 1bx:q 1zi:q bi:p tw:p u1:p 8u:p 3s:o 1b0:o vx:n 39:n 1bq:n 1zk:l lg:k 152:k w:k 3eo:k 1ad:j ne:j b8:i 9i:h 1qk:h 5e:g 25u:f q8:f 19y:f ib:f 2bm:f u7:e 1bo:e j1:e 26w:e 3de:e ej:d s6:d 3h:d 2qk:d 3u:d 5o:c hr:c 3j:c 132:b 36o:b bj:b 80:b
if	1v4	53:43 30n:2a 1r5:24 2r8:14 16t:11 ui:z xe:w 422:w 2g0:u 33n:u 98:u 1bv:t d:t 173:r m:r vx:r 2bi:r 1wn:q 4s:q 38j:o 1d2:o y9:n f0:n 36:m 1lq:l b8:l sp:k 1g8:k 1qk:k 1b0:k 1cp:k 1h4:k jf:k 1xo:j 1yt:j a6:j 8j:j l0:i 1f7:i 1wu:i 1rr:h 9d:h 1ov:h 1c:h lo:h 1rx:h 4j:g 9a:g xp:g el:g u1:g 1br:f 1mf:f vi:f 49w:e 2y:e xh:e 31:e 7w:e km:e
means:open	vw	54:lc jd:2p 38h:28 n6:1y va:1k 24o:1b 51:1a 1le:1a 13g:19 jh:18 10f:17 21m:16 4li:14 1d2:11 1ig:10 18j:w 28o:v mj:t 1ym:t 4z:t 4kd:s 4mb:s 3jd:r 3r1:r 3lf:r 1fe:r w8:q 10z:q 3v5:p 3nd:n 2d4:n ep:n xm:m em:l 7c:l vp:k 18x:k 35l:j o4:j 1tu:j jc:j 59:j 4c2:i 3ef:h 13i:h 3u6:g yo:g 56:g 3tg:g 2qi:f 1al:e 3qx:e 16l:e 2jc:e 36:e 16t:e 1yt:e 2vi:d 1ap:d 3lg:d
pot	1cy	55:jc 105:5w 1x4:3g 10a:1p 3nl:1n 1zi:1n 75:1f ut:13 3of:12 1pg:12 1x2:10 80:s 2lp:s 1e6:s au:q 29w:o ab:m rd:m 2wb:l 51:l 70:l 426:k 4ki:j 14c:j a9:i 40:i 3ai:h 6z:g 3i9:f 2cs:f n7:e 1ad:e 4ou:e 3gc:d 1x3:d vh:d 1f8:d 3ar:d 4y:d nd:c 1ne:c 2h1:c 2ey:c 39l:c 2nd:b 256:b 3dt:b pn:b 40i:a 6j:a j1:a 3qo:a 1ag:a 1oi:a 3lx:a ax:a v4:a 48z:a ts:a 1y1:9
open	ue	56:lj jd:2d 38h:29 n6:1y 51:1g 24o:1e 1le:1a 13g:19 10f:17 21m:17 4li:15 va:13 1ig:11 10z:y 18j:w 28o:v 4z:v 1ym:t mj:t 4kd:t 1fe:s 3jd:s 4mb:s w8:s 3r1:r 3lf:r 3v5:q 2d4:p xm:o 3nd:n ep:n 1d2:m em:m 7c:l vp:k 18x:k o4:k 59:k 1al:k jh:k jc:j 35l:j 4c2:j 1tu:j yo:h 54:h 3u6:h 13i:h 3tg:h 3ef:h 2vi:g 16t:g 1yt:g 2jc:f 2qi:f 16l:f 3qx:f 1h8:e xh:d 1ap:d
partially	m	1yc:15 2ly:o 51:d 4z:8
means:forget	1an	58:i9 an:1z 29z:1q 1za:1o 1ov:1o 2h2:1c 3me:18 32p:17 jj:17 10k:10 iy:z 2az:x ap:w 2h3:v 39q:u 35z:u 34j:u 33j:u qn:t td:s 6q:q 2hf:p 3de:o 127:n g2:n zz:n 2c1:n 2hc:m gm:l ao:l 3d2:l i0:l 22l:l 33t:l 1z5:k a9:k 1su:k 2hj:k j0:k 22v:i b6:i 26d:h mk:h 2d8:g hw:g oo:g 2de:g lv:f 1oi:f 21j:f 2zo:e 36y:e 3s8:e 5a:d gh:d 9s:c ow:c yo:c 20x:b gu:b
ruin	b0	59:37 2dz:2g 36y:2c wp:20 3dh:1u 417:1u 3dg:1q b6:1i 4ik:1h 2du:1e 1df:1e 10z:1d 48x:1a 12a:17 2d5:16 2tw:15 3sn:15 3kt:13 4j3:11 1yh:10 1ym:y 1ft:y su:x 65:v 91:s 38y:r 3fj:q 4a:o 34d:m 1xi:m 33j:k qq:j 13v:j 2cr:i 12r:h 3j5:h fs:h 2ip:g 12p:g 1ko:g 1vq:g 1wo:g 3d5:g 2ku:f 2m3:e 2zr:e 4n2:e 380:e 4mj:d 3wu:d ks:d 2ak:d 1dc:d 10y:d tb:d 2a8:c 57:c 3e9:c zt:b 1vx:b
forgot	1aj	5a:h2 2de:7p an:22 2h2:1s 29z:1p 1ov:1l jj:1g 1za:1g 2h3:1c 32p:18 10k:z 33j:z ap:y 2az:w 6q:v 22l:u 35z:u td:t b6:t iy:s 58:s 39q:s qn:r gm:r g2:r 3de:o 2hf:o 2c1:n zz:m 476:m i0:l 2hc:k oo:k gh:k 33t:k a9:k 1z5:k 2hj:j ao:j 2n0:j 1oi:j 22v:i 3d2:h 2d8:g 2fg:g 48d:g hw:g 36y:f 3ak:f 21j:e 372:e 26d:d ow:d mk:d 24x:d yo:d fg:c 31p:c 12y:c 1zm:c
steam	da	5b:dn 4l8:28 1x2:26 jk:25 2f4:1i 3sh:1f 2rm:1d 45x:18 3nz:16 1x8:15 1sl:10 3fw:w 2u0:u 3xu:q 2fe:o 2ff:o wf:o 1h9:o 38t:n q0:n 3v2:m 4ff:h 1mu:h 471:g 2mp:e 1w1:d 1zb:d 2cw:b 3je:a eo:a b4:a 2p:a 3w3:9 38d:9 1x4:8 4at:7 14c:7 15b:7 m7:7 34k:7 2d6:6 2jl:6 1pg:5 1x3:5 b5:5 138:5 16p:5 12s:4 2db:4 151:4 uj:4 qy:4 rv:4 14w:4 1kn:3 204:3 rw:3 35a:3 165:3
means:simmer	y2	5c:i7 n8:1t 2xp:1s 34z:1n 2a8:1e 194:18 31z:16 2ey:12 4jo:12 3vw:z 38t:y 36:v 68:p 23q:o 1xe:m 1d1:m n3:l 3so:l nw:j 14h:i 1v5:i 1wy:h 23j:h 79:h 48w:g 3n2:g 48v:g 1xb:f 5p:f 5d:f 196:e 2ux:e 5x:d ge:c 3bs:c pa:c s1:c 24d:c 2re:b 443:b 19m:b 18c:b 2tq:a 1zi:a 3nt:a 29n:9 430:9 103:9 1mp:9 2ce:8 1ad:8 x1:8 j1:8 3fi:8 2xu:8 ni:8 6x:7 19f:7 ar:7 1fe:6
simmer	id	5d:ez 4jo:1l 3vw:1k 68:1h 36:1h 34z:19 nw:10 1xb:z 2xu:w 4gf:u 3bs:t 3ch:s 5c:q 2a8:p 29n:p 19f:m 103:m 23j:k 1jt:h 31p:g 2e:g ed:f 2ce:f pa:e 4in:e 3nz:e s1:e 3fi:d 2tq:c 5l:c 24d:c 19m:c 18c:c 2re:c 21j:b 1sq:b aq:a 3eq:a 1ad:a wc:a 12t:a 32l:a 3xr:a 35b:9 b6:8 3aq:8 243:8 31z:8 23i:8 4ft:8 1am:8 ys:7 29s:7 1jk:7 3bn:7 42n:7 j1:6 51:6 3br:6 2s9:6
necessary	6v	3d4:28 4i0:28 2uw:1t 3od:1g 2jw:1c 29s:1b 233:19 1f9:12 2vg:11 2lr:11 9q:z 28s:z 1k1:y 34n:w nn:v 16t:v 2wr:u 2j9:u 57:r 43f:p 32n:l 1hh:l ej:j 1f5:i 2fg:i 2yu:h 4lc:g 2ir:f ui:f 1hf:e ot:c km:c 4ba:b 3vo:b 3fe:b 34h:b 192:b 2lw:a 3pp:a 3g:a 114:9 1n8:9 7u:9 43g:9 3x1:9 jf:9 2ae:9 2ob:9 sk:8 10g:8 2lo:8 2mq:7 ic:7 1cb:7 t6:6 2ii:6 3d:6 406:6 1cp:6 17w:6
food:rice	28t	5f:q4 ql:3a 14l:1x 6f:1a ht:17 6p:12 qi:x 1tx:v 3uf:s 160:o 28f:n 1jq:j 3s8:j hs:i z7:e 3h8:d 3h7:d 4fh:c 3ne:a 287:9 17a:8 14d:8 4g6:8 131:7 164:7
food:onion	258	5g:pm 12d:15 1c7:14 f:13 dr:t 1l9:t 41e:m 2wp:k 27u:i rk:i 1nh:f 0:e 2og:d zm:c v6:b 3fa:b 7h:a 1x6:a 39j:9 qb:9 42w:8 1u9:7 1nf:6 2q2:6 bp:6 1fx:6
liquid	10j	5h:bu 2db:42 1vb:39 11c:2w 13j:2f 87:1n 1tb:1m 1l2:18 93:18 1tc:16 16h:y 5r:x 2p:w 8x:v 1ta:v 1eo:s 9j:p 1uz:p 3i3:p 1so:o 1gk:l gf:l 12i:k 1t8:j ji:j 4hj:i 3e:h 2u3:h 47:g md:g 43y:f z7:e 140:e 37m:e 3n2:e 29n:e 441:d 9n:d 41m:c 15x:c 1hv:c 1ji:c 2dy:b 7k:b 4db:b 4da:b 5y:b 16e:a 1d6:9 3x2:9 5q:8 2df:8 1iu:8 431:8 3gr:8 2cz:8 26t:8 1da:8 np:8 3oa:8
gently	2l	nw:4e 5i:41 44w:28 3us:25 1sq:1m th:16 28j:16 4bp:11 3i6:y 2xs:x 2mp:w 4fy:v tf:u 2xu:u 3wp:r 1ey:m e3:k 1is:g 2wr:c 12f:b zf:a 37d:a um:9 36f:8 2x2:7 2x3:7 1dc:6 ph:5 1dz:5 4iq:4 39v:4 3eb:3
soften	bk	5j:6x e3:3d et:2m og:2d sm:1q 4jm:1i 38i:13 37n:10 a3:w 211:v 1ti:v 19t:s 1og:s 3d9:s 1pq:r 1k3:r 2a9:q 3q3:o 4i9:m 3p7:k 2fx:k qh:k sr:k 1ue:j 1cp:j 21v:i 36h:h 12r:g i4:g 468:f 3cp:f 40e:f 3dq:f 3ld:e lz:e 1ey:e om:e 4v:d 2it:d 1xg:c 38:a 4fy:a 185:a ok:a 4kw:9 330:9 2ub:9 1w9:9 3av:9 2ad:9 2ds:8 1jy:8 ii:8 r6:8 2vl:8 2c5:8 e2:7 2vk:7 ph:7 1t2:7
leaf	l0	5k:md 8a:1g 2fz:1b ob:1b 84:17 8:15 1rb:y 23k:w fc:t u8:r q6:q 1g:p 155:o 11y:o 2i2:o 1wc:n 256:m 1w7:m 134:l 3i4:k 18b:k 12r:k i8:j 2fp:j 2bv:g 35w:g u9:f 1b2:e 3g7:d 12j:d 1ay:c 220:c 4av:b 3mv:b 1d2:b 2s9:b qd:b 255:a 3jg:a 1cs:9 3uu:9 17v:8 3v8:8 9y:8 2vz:8 46p:7 1b1:7 3gl:7 132:7 3c0:6 ld:6 17f:6 23d:6 xx:5 3hf:5 2ox:5 2fg:5 ed:5 2su:4 h9:4
reduc	43	5l:aj 12t:22 22b:1y 2re:1e 2xt:1c 35r:12 1gn:11 38a:10 4cr:w 4cs:w vw:u 2er:r 2q0:q 1ck:l 90:k 14k:k 342:k 2cl:i 3ta:i 353:f 4p0:e l9:d 3m4:b 334:9 17v:9 3dm:9 93:8 1cf:7 2xu:7 27d:5 nm:5 uu:5 33q:5 1ht:4 v0:4 1l:3 h0:3 uz:3 lx:3 17k:3 10w:3 1cd:3 1pd:3
means:brown	3io	5m:n4 l5:1a ey:17 y0:16 f1:15 nk:13 rs:10 vx:10 oc:x eo:x 2j6:x 20r:v wp:v 5v:q 13z:p hc:o 117:o y1:l 135:j 1eo:i f6:g 3e4:g h8:g qz:f bm:e 1f1:e 24n:d 1jo:c bl:c wd:c 7c:b hi:b 1a6:a 4n:a
between	76	5n:ce 1cr:3c 1w7:2h 3sa:1f 3jm:1d 39t:1c ir:1a 48t:19 2j3:18 2tu:16 3d6:14 4jn:x 4kv:x 374:w 2wr:w 4ai:u 34f:t 3uh:s 2yf:r 13z:q 1ic:p 3i0:p 4p2:l 4m4:l qp:l 1zb:k 18g:i 2ye:h k0:g 39a:f rf:f dd:f 1i1:d 2fi:c 1uu:c 1dk:c 1dm:c 1gc:b 3dk:b 2e1:b 3en:b 1rw:a 2d2:a 2su:a 1dj:a 3x1:a 3iv:9 ql:9 1sn:9 27h:9 189:8 40p:8 ie:8 uu:8 39y:8 10z:7 ce:7 171:7 1cs:7 2sd:7
means:missing	3m4	5o:cu 7e:3a 36x:2a 1gl:1s bi:1q 6c:1q 2ou:1n 33r:1c tx:1b 8u:1a 1ao:19 2bm:18 v9:18 m1:17 w:16 1f5:15 8s:15 tz:14 29:14 eg:14 h4:11 14a:10 by:y 8y:y yi:y nv:w 10l:w 20:u cz:t 17q:s 7:r 1zo:r uw:r ej:r 32p:p tq:p ne:p 82:p oi:o j7:o x4:o 20g:o bu:n 33s:n 34k:n 24k:n 8d:n 1v:m 2q6:m hp:m 3u:l 32v:l hh:l 3sp:l 2a0:k 5i:k 7q:k 1b5:k 4:k ux:j
means:boil	1oq	5p:la 68:12 44t:v 2uq:t 5c:t 5x:s 5d:s tc:o 2jk:o au:n 1vb:n 25e:n 39j:k 6l:j ht:j 3w1:i 2p:i 3jo:h 38u:g 1mj:g 2jv:g 2bb:e n8:e 2y7:e 5i:e 3d4:d 4ai:d is:c ry:c 1az:c 5b:c mw:a 1jb:a 3jp:a oz:a 17x:9 16e:9 2ty:9 2tx:8 nk:8 33j:8 2bj:8 nb:8 1sq:8 55:8 12z:7 1pc:7 1oi:7 o6:7 3fj:7 3fe:7 pa:7 1wy:7 20x:7 3sl:7 7k:6 6z:6 15z:6 4mr:6 nr:6
means:thicken	hf	5q:ch 6h:34 11c:1h 3vs:16 1xi:13 3ek:o 1c1:n gf:l gl:j 13j:i 3qq:h 4mh:f 4mi:f 1ez:f 2vi:f 27m:e z4:d 1fd:c 2eh:b sl:b 5y:b 4mg:b 1kx:a 12x:a 1fc:a 1r5:9 23j:9 12u:9 3er:9 3m4:8 2ud:7 wn:7 3j7:5 1mp:5 1op:4 5l:4 ir:4 1is:4 3dp:3 38u:3 1l1:3 1tb:3
wet	sv	5r:eg 2db:39 16p:37 qy:2c 1th:1o 49h:1e 1jm:19 7u:16 1h0:15 xq:14 16h:13 1tc:11 us:z 140:y 5h:x 1tb:t 16e:t 1lh:t 34v:t 1vb:r 4f:o 13j:n 1ji:n 2qd:m 48x:k yk:i 2un:h 1dk:g 182:f ys:f 2rv:f 1lc:e 39e:e 1j4:e 3yx:d ds:d 1dj:d 4d7:d 380:c 6t:c 1gw:b wf:b ec:b 2e4:b 1gv:a 2dz:a gw:a 12m:a qx:a 11c:9 20v:9 4ls:9 112:9 2ax:9 1f:8 1uq:8 1h9:8 lr:8 2cw:7 w0:7
end	l7	5s:ba 34o:2d 2jw:2d 24q:28 2cw:1n 2t3:1n as:19 46b:18 ds:14 42n:z 4fw:u 2lq:u 4pk:u 1h6:u 2qi:t 47w:s 2cb:r 4bn:q 3sj:p 10p:p nc:n 1iy:n 3e1:m 13v:l 19z:l 1cq:l 93:l k6:l 12m:k 361:k 38n:j e9:j 2fn:j o:i 3mo:i ov:i 2kk:h 2y6:g 1s:g qb:f 1am:f 4fa:e k2:e 1u0:d 1c0:d 225:d 2cd:d 19y:d 12j:c 36r:c 329:c 32l:c ld:c 1mm:b 20q:b 28i:b 1zm:b v4:b v5:b 27o:b
10	45	3xa:2e 452:25 iz:1r 2xt:1q 188:1q 2vx:1l 2hx:1k 2ij:18 3k8:18 3dq:15 2b7:11 24s:x 3v2:v sm:u 1ey:k 20w:j 34a:i 14j:h 4g2:g 149:f 1bn:f 1sk:e 1xn:d 13o:d 400:d 3d3:d 37l:b 1ql:b 4m9:a 1rn:a gq:a aq:a ue:9 12t:9 1f5:9 33o:9 2xu:9 3gr:9 t5:8 2m3:8 297:7 128:7 37k:7 1qn:7 2vi:7 3mx:7 3zs:7 1ob:6 47r:6 3rs:5 141:5 3ks:5 x2:5 3v1:4 394:4 29b:4 37j:4 1hx:4 1jd:3 29a:3
keep	29g	5u:hx 139:2k 7e:1r ca:1q ls:1n 16j:1j 1dz:1i 7r:1a 1o:16 5z:16 22g:15 22k:15 un:14 1w5:13 22i:13 64:z 16q:x 22f:w s1:w 22m:v 2o3:t 2yw:s 1ek:s 29s:r 91:q hx:o 1e8:n g6:n 73:m 2b0:m 2wm:m 3kq:m 4f9:l 11i:l 1m0:l 24u:k ad:j gv:j 2ks:i 47j:i 1dx:h 9r:g 1j:g 24f:g as:g 2kr:g bx:g 1s:f st:f 44:f g4:f 2jc:e 4f4:e va:e 24c:e 131:d 3v:d 2tx:d 1nw:d 29b:d
brown	263	5v:la l5:27 379:1s wd:19 135:19 2j6:15 f1:14 oc:w 3e4:v wp:t 2cw:p 5m:o nk:n eo:m 13z:m 1eo:l 20r:j h8:j 27u:i hi:h 3ah:g rs:g vl:g 4n:f 3vd:f 6u:c 1da:c 2j7:b ey:b 1cv:b 4d8:b 36a:a 1u9:a 1a6:9 2xp:9 c1:9 7c:9 m8:9 bm:8 3fx:8 qz:8 1f1:8 2zr:8 1tx:8 43j:7 21i:7 1u7:7 vx:6 wa:6 1zj:6 1xe:6 2rr:6 bl:6 rf:6
without	1v1	5w:99 1ao:2t 7e:2r 32p:2h tx:2a m1:1w 3sp:1o 6c:1f tq:1d j7:14 5i:14 1aq:z 3ep:w hk:v t2:v if:t 2ou:s ei:r ej:r 1b5:r xt:r 1xs:q 2bm:p ux:o 1k7:n 8u:m lt:m 20f:m 2sy:l 98:l 1wt:k cz:k 67:k 12l:k 33l:k r8:k 3wp:j 1p7:j 1ck:j tb:j ug:i k5:i 1zo:i 1nx:i 2fc:h 1gr:h eb:g um:g 4z:g 223:g 1gl:g 218:g 24a:g 2jd:g 1gk:f 2fd:f 1y6:f 388:f 1go:f 52:f
boil	24b	5x:m6 68:11 tc:w 2lw:q 5c:q 44t:o 2p:n 5d:n 5b:n 2uq:j au:j 5p:j 2bb:i ht:h 2jk:e 10s:e 20x:d 1vb:c 5l:c 39j:c 3jo:c 1mj:b 2jv:b 3w1:a x5:9 nk:9 o:9 ry:8 oz:8 1az:8 2y7:8 3d4:8 9m:8 8o:8 5h:8 2az:8 33j:8 12z:7 7k:7 2tx:7 n8:7 38u:7 17x:7 hs:7 1sq:7 is:7 487:7 1oi:7 nb:7 1oe:6 pa:6 3jp:6 3d2:6 mw:6 10j:6 200:6 b4:6 55:6
thicken	f7	5y:cp 6h:33 11c:1j 1xi:15 1c1:r 13j:k 3qq:i 12u:i sl:f gf:f 2eh:e z4:e 3m4:b 2ud:b 1kx:b 3vw:b 5q:a 23j:a 1r5:a 17r:9 12x:9 gl:7 5l:6 1op:5 ir:5 1tz:4 1tb:4 33q:4 1l1:4 10m:3 2v7:3
often	6m	5z:88 64:43 4i5:27 61:1p 2y7:1k 3u5:1f aq:12 3hu:12 43f:11 349:y 2ix:s 63:s 2jc:o 60:o 1nh:n 42n:l 1r:k l7:k 2og:k 3rj:g 3dp:f 43g:e 69:d 1ds:d 1y5:c 16y:b 1dv:a 1nf:a 1nm:a 3p3:a 34z:9 5i:9 3lb:8 1so:8 2bv:7 19g:7 s7:7 4ie:6 3dk:6 13u:6 1y9:6 1e9:6 1sl:6 1yb:6 1y7:6 1n7:5 1dw:5 2tu:4 t5:4 38x:3 3kt:3
alon	41	60:3l 25x:1h 4h4:15 29f:15 5z:12 36:11 4a8:10 347:10 2bf:z 2bg:z 4f3:t j5:t 49p:t 49o:s 23k:r 1xe:p 3a7:o 2wf:o 38n:l lj:k 38m:h 262:g w1:f un:f 25q:e 3ez:e 28g:d 3tp:d 38p:c 9h:c 1ci:c 1ao:c 1r:c 2tb:c 3t2:b 38w:b 2so:b 34z:9 24p:9 t3:9 1b2:8 3s3:8 278:8 43e:7 3vw:7 3dk:6 1f7:6 63:6 3sw:6 26c:6 416:6 64:5 9i:5 vc:4 1gr:4 14n:4 t5:4 1d0:4 2h8:4 os:3
walk	1o	3p1:1t 63:1o 35h:16 35j:16 3yx:z 24v:v 2l8:s 3n6:r 221:q 5z:n 3oy:n 1di:k 21i:k 1np:j 2cg:i 2lx:h 1ir:b ap:b 2lb:b 2la:b 9h:9 ao:9 347:8 2l9:7 2sx:6 2oz:6 2ld:6 1yj:5 3ds:5 34z:5 h8:4 1py:3 db:3 64:3
happen	86	3qi:3u 62:31 2bi:1p 41c:1e 2w7:1c 2wa:1c 23i:1b 3lk:18 3q1:15 2ub:14 3r4:11 13x:z yl:w 17c:v jd:v 306:u 4a6:t 1b8:s 2d2:q 27c:q 3l9:q 185:p 39q:p 116:o 486:n zt:n 2pr:l 1c1:l 1cp:k 2bc:k 19q:k 297:i 3dn:i 479:h 45u:h 45v:h oa:h 2it:g 1u5:g 44q:g fs:f js:f 1ky:f 1bq:f 3ds:e 1ib:d 2g2:d 1ov:d 7b:d g7:d 375:d 1vh:d 323:c 3g:c th:c 2lv:c 3ye:c 322:c ou:c 2oz:b
constantly	12	349:45 347:1k 2j8:19 61:v 6p:s 2oz:n 5z:g 3nd:9 38x:6 38t:3 38y:3
every	6t	64:42 1ub:1p 404:1n 3j1:1h 3cy:1b jx:1b 1de:1a 2su:1a 3nj:18 395:16 ec:16 2jq:16 3er:15 4iz:14 4e:14 1zj:12 n4:10 1wj:10 2u6:z 1rm:w 415:w 2g8:v 34y:v 1c9:t b3:q 2b4:q 3dp:p 2p3:n 256:n 34z:n ks:m 1a4:m 1ka:m 351:m 37y:l n5:l 33f:k 2qg:j 1ao:j x2:j 377:i 20s:g hn:f 15x:f 84:e 1ct:e 2jc:e 356:e 2d2:d 1mu:d 3f8:d 4ma:d ed:c ye:c 1y3:c m8:c 24p:b 11f:b t3:b 1wy:a
bad	nd	nt:7p 3le:2i 59:2c 65:23 1b1:1v 1ov:1m 2xz:1l 2ak:1k 4pc:1e 259:1a 2g5:19 jd:16 119:12 2no:12 2d5:z 1pe:x o9:w hr:v 1n3:u a5:t 114:s 4o3:r n1:r fz:q va:p ni:p 28u:p 25g:o 116:n iy:n 2hx:m 2xi:m 18q:l m:l sp:k 491:k bz:j 10z:j 3ft:j 2hd:i xm:i pt:i 62:h f8:h b8:g dy:g 3h1:g ow:g te:f 2rw:f 3ob:f 1iv:f 148:f e4:e q:e 2uv:e 403:e 3md:e 372:e g4:d
pop	47	66:4r 72:3g 2jo:2a 23m:21 rp:1l 21y:1f 39b:1b 3j1:19 1hd:19 aq:18 2ll:18 48r:16 w8:13 1ko:x 2wg:t 2rb:t 2ra:t 7b:r 4k4:r 1wz:p 37d:o 14h:k 1pn:k 2lt:k 2jm:j 274:j 3h5:g 2l6:g 233:g 34x:f 3j0:f 40:e 33s:c u5:c 2oz:c rn:c 37a:b 37b:b 2w3:a 1ty:a 2tb:a 2ej:9 7p:9 xz:9 36:9 yo:9 la:8 3xp:8 2x9:7 10g:7 1jl:7 1t4:7 6w:7 2xv:7 10r:6 166:6 19n:5 1yj:5 15z:4 6v:4
kitchen	97	67:76 216:3x 218:21 1af:1r 1xg:1p 3dk:1e 7d:16 2bl:14 3nb:13 3yz:12 2h3:12 438:10 mw:10 24x:10 18d:z w6:w 39l:w 1oi:v au:u 25i:t t7:t 7u:r 20w:q 12w:p 1hk:p 20x:p 2xq:o 2xn:o 3c3:l 3c4:l 2jj:l 36i:k 20u:j 1tj:j 1yx:i 2h1:i 1a7:h fk:h 2ng:h 3z0:g 3d2:f 1eq:f 4c0:f 20z:e 2h2:e 20e:c qw:c 3f6:b 221:b 1yy:b 1ke:b vm:a 2u8:a 1yw:a 1oe:a 12y:a 1y5:9 1s4:9 gd:8 1j9:8
bubbl	i1	68:e1 2xp:2j 38t:22 n8:1y 194:1s 5d:1r 1d1:1e 28b:19 3nt:12 443:10 196:x 1xe:w n3:v 3n2:t 23q:s 3so:s 5c:r 48w:q 48v:p 1v5:m 2ey:m 14h:l 329:l 1jb:k 3en:k kc:j 79:h 2ux:h ge:g 2a8:g 1uq:g 34z:g 6x:f 430:f 1wo:f 2iz:d 2df:c 5p:b 5x:b 1wy:b 1mp:a 1sq:a 1dw:9 nq:9 x1:9 ni:9 61:9 1fe:9 16y:8 69:8 nb:8 th:6 7o:6 2wv:6 nw:6 34k:6 2ed:5 fv:5 7d:5 47u:5
watch	52	5z:28 441:23 25n:1w 29l:1j 3hl:1g 69:1f yd:1a 3rq:17 39x:14 2nl:13 3ct:12 1qe:x 1ir:v 480:s 47z:s lc:r 1cl:q x3:p 1t9:n 43y:m 1ae:m 1ck:k lw:k 3kf:k 1ht:j 2px:i 3hf:i 16g:h 2ig:g 1l:g 1pd:e 3f3:e 3t2:e 3p3:e 386:d 1oo:d 2i2:c 2ir:c 3hs:c 1sk:c 2ia:b 3wb:a 1jt:9 me:9 3ke:9 98:9 1cb:8 9h:8 1iw:6 1or:6 4jc:6 1r9:5 x5:5 9b:5 4ja:5 3q3:5 3cn:5 25w:5 22n:5 xa:5
means:stick	20a	6a:kl sy:36 6o:20 1y3:1z 19p:1k 2ww:1h p9:1g 4f:1d tq:1c h8:18 1bn:16 ct:w 1a6:v 4e:u 13d:u w9:u 2o2:t hn:r 7t:p 3my:p hd:m 6b:m 2vg:l 4b:l 7a:l st:k 3rd:k t5:j 3oo:j 40:i 1f6:h 1xc:h 1w4:h 2u6:g 20r:g 4n:g 1kl:g qo:f hk:f 21i:e 21t:e 1m5:d aw:d 1ao:d 1ad:d 4gm:d 189:c 3h9:c 1qf:c 17f:c hy:c 21r:b 1k7:b h4:b r5:a ei:a xw:a 7p:a dd:a 372:a
stick	148	6b:jt 19p:36 sy:2w 1bn:2i h8:23 2ww:1o 3oo:1g 4f:1d 13d:1a 2u6:z w9:z 3my:x 2vg:v 1y3:r p9:r 1m5:r yr:p 1w4:p 1wn:o 1xc:o 1k7:m ct:l xw:l 40k:j aw:j 1qf:j 4gm:i 16g:i 1k2:h 7t:h 6a:g 1ca:g i8:f il:f 4e:e 1dt:e 3gh:e 16p:e 1g0:e st:e cy:e 17f:d hy:d hd:d 1wp:d 2lz:d 419:c 3t5:c 1gq:c 1ao:c s1:c ny:b 1xd:b 221:b 3r7:a hk:a 1xh:a 1ad:a 2t4:a 6o:a
lift	d6	6c:cr 4ft:2a 4im:1r ts:1p 1bc:1o yf:1k 4bx:1k 3a8:1c 11g:18 2ix:w 1ao:w 19a:u 10z:t jd:s 176:s mo:r 3ac:r pk:q oi:o 3rt:o 2ju:n 37h:l r4:l 1y3:k hk:j st:g 2io:g 2fp:e 1je:e by:d 179:d 3l9:d 45x:d ge:c 1vz:c 1x9:c cz:c aw:c c4:b 2je:b 3cf:a 2s9:a 9w:a 2sl:a sy:a 1ie:9 457:9 2ou:9 2es:8 t5:8 tl:8 4e:7 tq:7 1xc:7 1w4:7 4b1:7 6p:7 2cc:7 q8:7 i0:6
under	t8	6d:g0 2ii:25 qm:1s aq:1i pv:1f at:17 3jq:17 41z:14 gv:12 1kp:z 1bf:z 1xv:w 4ao:t 4b:s 4id:q 3pm:q ci:o 1yh:n 1iu:n 45d:m 3i3:k 3s6:k 1zp:k 47m:j 457:j ch:j yk:i 1zr:i qy:i 3w:h 23f:h gp:h 40:h 15y:h xw:h 3j1:g 4l8:g 36m:g 1ew:f 33x:e 7p:d 50:d 3r3:d nb:d 1pf:d 6c:c 3g5:c go:c 3tn:c t5:b 14d:b 2ty:b bn:a 4bw:a 12w:a 1x9:a 140:a ra:9 gy:9 qd:9
many	27a	6e:av 85:2t r3:2i 2g0:2e 1b:2e iq:26 22k:20 1e8:1z s0:1p 22m:1o uq:1o 8g:1m kp:1h 33:1g 34m:1d ka:1c jz:1b si:19 k0:19 1zk:17 22i:17 17:16 r8:15 1g9:13 89:13 8o:13 22g:12 23a:10 8r:z 5:z 1zi:x 1eh:x 2w:x 8p:x 8m:x a:w 13c:v 1bk:v 1m0:s wb:s ac:r 16:r 230:q 139:p 8t:o 3p5:o ls:n l0:n kn:n 28:m i3:m 22x:m vt:m 9v:l 141:l 10u:k 131:k 1bm:k ht:k 27i:j
paella	2o	6f:bk 22w:2s 280:1p qj:1d 3h3:12 38z:y 4j3:y 230:n 1nj:n 1vf:l 1nt:h 11:h 145:g 141:d 33c:d 2dt:d 25t:d 2c6:d 2qe:b 3i6:a 4iy:8 16x:8 1sv:7 2y5:6 29s:6 45b:5 165:4 153:4 3a0:4 2sl:3 2h8:3
food:flour	xt	6g:nv gd:1v vk:1q 2qf:1c 1d5:1c 1f9:1a 1d4:1a ie:13 3rc:12 sl:x 28s:x vj:u 12t:t 1l1:r 1vy:p 1q2:n 3fr:m ue:k g7:j 2f6:h 1kz:h cn:h 1ca:h me:h 1kv:f 3pw:f i9:f 20t:e 3gj:e 1wi:d 1ct:d 1hs:d 184:c 6h:c yu:c vv:b gc:b 2xa:b gk:b 2vv:b fy:b 1ds:b m0:a 16m:a 1kw:9 pp:9 1q3:9 1wv:8 2xd:8 t6:8 1mg:8 nh:7 5q:7 5y:7 1q4:7 3a9:6 1zs:6 qt:6 1kx:5 1og:5
food:cornflour	bk	6h:gf ir:v 6l:o 7f:j 5q:i 5y:i 1kz:g 17r:6 1kx:4 sy:3
food:egg	294	6i:q6 o5:14 2el:s oy:q ox:n b0:n 1dh:m s3:k 4lx:i 3yo:i fy:h 11d:h pc:c 1ix:c kf:b pd:a 3gi:a 1d2:8 xm:8 1t6:6 1mg:6 1xh:6 1gd:6
food:dal	4g	6j:gr 4mu:1l rk:17 ln:y 11z:v gt:v 4mx:u 2ct:r qk:r 2b1:h oj:g 4n2:e 2qc:d 192:c 1wq:b 1su:a 1l6:a 38t:9 nx:9 o3:8 339:7 33a:7 1hq:5 2sa:4 np:4 16d:3 2vf:3 4mw:3 4mv:3 2ce:3 3rh:3 6k:3 19y:3
food:porridge	7a	6k:eq 4d6:1s 24e:1k o3:1f m4:1e mk:18 qj:y qi:w 2ck:u qn:s 38s:s 1bc:p 2ik:m 1jy:k 3h9:k 38z:i i0:g 3nm:g 3my:g 38t:g 1w9:e 38o:e 4dc:d 4eg:c 38n:c 3ur:b 30z:a 1tb:a 368:9 38m:9 27c:9 n5:8 2ds:8 38p:7 zw:7 1wa:6 2fb:6 hy:6 2oy:5 4j:5 1k5:4 1bl:3 19n:3 14r:3
food:tapioca-starch	3s	6l:dg 1vy:2e 267:29 3i8:1z 1l0:1r 3iq:15 3eb:u 13l:t nb:t 6h:h 1ts:f 1xl:e 1sl:d 26r:b 1ku:a 2v8:a 26s:9 38u:8 26c:8 2tm:6 2jy:6 133:5 1d0:5 3en:5 sl:5 1v9:4 n7:4
food:oil	2lk	6m:on bb:20 rk:1z ba:1w 71:1e 16f:13 18a:12 bh:11 1g1:10 bc:z bk:o fs:n 2ng:l bd:k bf:k 1lc:i mi:i 3t5:f bg:e 14h:e 4n1:b 11t:a ro:a 18j:a 4om:9 2jj:8 9s:8 fn:7 1vg:7 17b:7 2e2:7
food:toffee	4p	6n:ey 2ed:6u 1ud:1v 1n2:1a 413:16 4lm:14 3bs:11 1u9:v n5:o 3xm:m 2zr:f 28u:f 1im:e 22c:d 188:c 47r:9 1at:9 13z:8 34p:8 1ji:6 js:5 34m:3
scrap	ae	6o:9p 3wf:21 4lr:1j 20y:12 2jj:11 rr:u 41v:s 3s3:q 38z:p 2xa:p 2vv:o t3:m sd:l aw:l 4e:k zk:k 37l:j 2qh:i 3rk:f 1xe:f 1i6:e 24:e 3i7:e 33h:d fy:d dh:c 1y3:b u1:b 361:b 195:b 21f:b tq:b 23t:a 3bp:9 w2:9 4b:9 1hk:9 1vg:9 4n:9 2xb:9 1us:8 2xe:8 c0:8 dv:7 fe:7 4im:7 1s3:7 390:6 3pi:6 4m:6 457:6 1ad:6 25y:6 m3:5 2xd:5 1m4:4 vg:4 fi:4 20z:4 9i:4
risotto	1v	6p:af 2q1:1l ke:13 44b:v 2cj:r 27e:q 27f:n qk:n 19n:j 2dv:i 27g:g 3h8:b 3h7:b 2ci:a 3h9:9 2ch:7 3y1:6 1oo:3
left	268	6q:dn 35a:3s jj:1s 1s:1r 2o3:1o 5a:1l 22l:1i 2h2:1h 2bd:1g 2az:1b an:1a 3m:19 1hq:17 58:16 p3:15 22v:12 fj:11 26x:11 67:10 td:10 165:z 3c6:y ny:w jr:v 2h3:u js:u 22f:t bv:t fg:s 1sp:r 33h:p gu:p 7z:o 34m:n ao:n 4hu:m 12y:l 8j:k zi:k ls:j 16:j 2qh:i cm:h 1ap:g 27o:g 1lk:g 380:f 1lr:f 1jx:e 2h1:e g1:e 3d2:e b9:e g2:e 1o:d su:d l9:d 8x:d hx:d 8u:d
onc	nf	6r:8s 9o:20 2e1:1v l8:1p 2ps:1j l0:1h wf:14 3lr:13 bw:12 1g9:y 3bb:y n2:y 9e:v 4b2:v 2aa:r 9v:r 34i:q 2k8:o 3g5:l 8j:k 3da:k 137:j 35t:j 3rj:i 45m:i 3so:i 96:i kx:h 173:g 9a:f 45y:f 46e:f 2v4:f 1r7:e 3sz:e 3gk:e lb:e ov:d 8r:d 1qb:d 6p:d 9c:d 2wr:d 1bm:c 27j:c 4j:c 1rx:b 1cc:b 2k:a h2:a 3yw:a 1v6:a 184:9 qr:9 3ar:9 1c9:9 2c2:8 kw:8 mu:8 1nw:8
rub	74	6s:j5 168:25 44z:1o 3rj:1o 2dc:19 3jm:r 3eq:o 2os:k 2ay:i 1o8:h 1iu:f 2e6:9 h4:9 3kh:7 152:5 2e7:5 2hy:5 1c5:4 35i:3
gluey	3h	17t:2v 1ca:2d 6t:2c 2ck:1r 1df:1h 3h9:17 4f:11 3i9:10 hy:10 1lh:w ii:i oj:g is:e i4:b 3hv:b 4hv:b 47u:a 4c2:a 3nm:a 2ud:8 2wa:8 o3:8 19p:8 3yi:6 3yj:6 45e:6 1p5:6 6k:5 17u:5 2f6:4 1ii:4 49v:4 i0:4 ct:4 fa:4 2dv:3
get	cs	14y:55 6u:3h 39b:1e 3u5:18 221:18 9h:14 30m:13 3d4:12 4on:11 1cc:x wp:x 38w:w 2sy:v 3nb:u 35i:t 2sd:s 491:s 4ni:r q8:r 30w:q 3q7:p 1nw:p iu:p 34z:o 137:o hz:n 60:m 3z1:m 3pj:m 149:m 36m:m 3hf:k 38m:k 453:k 34g:j lc:j 4e7:i 1ww:i 30x:i 3lb:h 302:h rx:h 3f4:h ln:g 2nf:f 4m:f 1yz:e 36i:e 18l:e q7:e ar:e 7p:d zl:d 3a7:d 17c:d 1k5:d 2zr:d av:d 33b:c 3ey:c
spit	7o	6v:bc 39l:3q 6x:1u 79:1n 2ri:1k 12f:1k 3tf:1i 72:1i 3ql:1e 2jt:11 74:10 4ft:u 7h:p 1t4:n nb:m 3jr:j 2jm:j 2bp:f n8:d 3iy:c 3j4:c 6w:c 38e:b 7o:b 7d:b 14h:b 7v:a 2ki:9 40o:9 227:8 1af:8 1tg:7 n3:6 1fs:6 1yj:6 2uk:5 1yg:5 11g:5 rp:4 4ni:4 2kk:4 457:4 343:4 o6:3 78:3 1a5:3
everywher	8s	6w:60 72:3g 2j3:3d w9:2p 6v:22 3iv:1v 3gx:1r 2u6:1o 217:1j 3ry:1h 2dy:19 442:18 3i4:14 4di:13 n5:13 3j6:13 7d:12 3gj:11 2cq:11 3d1:z rp:z 1v5:y 66:x pn:t na:s 3il:r 37j:q 37k:p 36i:p 37y:o 443:o 3a8:k h5:j 2w3:i 1yj:h 1us:h n8:h 2e4:g 1rw:f 27x:f f2:f 18t:e 2ih:e 2fe:e 2ff:e w8:d 12f:d 39l:d 195:d 2lq:d fd:d 38t:c x3:c zs:b px:a 78:a 1eh:9 2nf:9 dd:9 2du:8
splatter	1m	40o:2h 3in:1k 7d:1g rp:1e 72:z 6v:y 1rw:m 6x:h 78:e 1fe:d 40n:c 39l:9 3jr:9 1yj:7 79:6 3ep:4 w9:3 66:3 2bp:3
food:tomato-sauce	1z	2c6:42 12u:28 xy:26 2f3:1j 6y:1i 39q:17 2l6:15 35r:y 3hh:w 1ts:v 78:t 104:s mw:k 3c6:j vo:i 35o:h f4:h 17y:g jq:f vt:e 1eh:e 7d:c vn:c 38o:c 32l:9 vj:9 3js:8 1z8:7 39l:6 1bh:6 2l7:6 vs:5 6x:5 72:5 1su:5 1zi:5 23k:4 1w0:4 15s:4 2c5:3 2sk:3 1bj:3 2f5:3 12t:3 23m:3 13m:3
means:hob	yx	6z:hh pa:2s 201:1i 1xi:19 67:17 1a5:17 72:17 6w:17 70:11 o6:11 6v:10 1oi:10 6x:x 11i:t 22d:q g3:q 2jd:q 2h1:o 2kr:m 1zg:m 1yj:l 7d:l jj:j 20x:j 19:j j1:j 3d2:h 22l:f 2h2:e au:d rp:d 3bl:c 2h3:c 2ks:c l3:b 12y:b 55:b 33j:a 75:a 7s:a n5:a 17c:a 3hg:9 4k3:9 j4:9 1ua:8 1t1:8 21t:8 n3:8 3lw:8 9g:7 av:7 1zk:7 37x:7 1z9:7 107:7 21r:6 hv:6 2am:6 t9:6
hob	g2	70:as au:6t 201:2g 6z:1b 3bn:13 4be:10 2am:v o6:u pa:q 1a5:q 2p7:o 1xh:n 21t:l 102:k 2me:j 2lw:i 21r:h 4k3:g 7d:g 2aa:f 339:e 33a:e 3k3:e r7:c 2tx:b 1oe:b n5:b 21l:b 1zg:a tf:a 1oi:a 120:a 3jp:a 20x:9 106:8 hv:8 j4:8 2oy:8 6x:7 2h4:7 ov:7 9g:6 3w3:6 7s:6 2h1:6 bn:6 84:6 2h3:5 3ab:5 2xp:5 j1:5 ii:5 1t1:5 1z9:5 33j:4 78:4 107:4 2ie:4 l6:4 1l9:4
fat	15p	71:ka 16f:21 1g1:1z 219:1w 18a:1v 1ht:1t 2e2:1j 1qe:1e bd:1b 1cl:16 14b:14 6m:12 25n:w 2rj:w 2jc:v 2zj:v 2ji:t 2qv:s 1nu:n oj:l 43w:l 2t4:i bp:i wc:h 3lf:h fn:h 2sz:g 6v:f 1m1:f 1zj:f 1ck:e 1lc:e 2jj:e 2ir:c 3b3:c 1kf:b 1pd:b 16r:b 1qy:b 13b:b 1yj:a 2e4:a bk:a 1b:a 4bu:a 3k6:a 7h:a 1cb:a 6w:9 11g:9 wn:9 bh:9 1l:8 qc:8 3lg:8 pz:8 2fb:8 10f:8 3ji:7 bo:7
jump	3l	66:3t 3jr:2k 6v:2g rp:1j 3e9:1c 3ep:19 2jm:19 3he:19 72:16 6x:15 6w:11 a2:11 7o:y 12f:j 2tt:j 2bp:i 1wy:h 40o:f 3jd:b mk:a 7d:a 2xj:9 br:9 39l:7 42n:7 12k:6 1zg:5 2j8:4 1yj:4 w9:4 2jt:4 2tv:3 1i1:3
stop	kl	73:ax aj:2i 4ji:27 2to:22 1s4:22 6w:1i 4kk:1g 45j:1d 1fg:1c 3e9:1b 2lx:16 4fi:15 2ip:14 7f:13 zk:12 3dy:12 1s7:z 1c5:y zd:x 4eb:x 1xl:w 1tu:v 2us:v s1:u 4bp:u 4he:u 4hd:u 4f0:t cv:t sy:s ai:s 2jw:s 356:q 1nl:p 79:n 24d:n 12t:n le:n 3oo:l 2wr:l 4on:l kq:l 1xc:k 11g:k 72:k 1sv:k 2ir:j 2v8:j ao:j 3nb:j w9:i 489:i 1ve:i g4:h n5:h 368:h 6u:g 14g:g 1b7:g 38v:g
splash	97	74:cs 2jt:3n 1t4:2w 10h:1t 3y2:1r 3me:1m 3nl:1l 3kz:1j 6v:1h 1ap:1d 496:18 476:15 1ir:14 1aa:12 4jn:v 1b5:v 3df:r 72:n 1go:n 20v:m 1bs:m 6x:l n6:k 2ph:j rp:j 145:i uo:g 26z:g 1vo:f 10c:d 2tw:b 82:9 2jm:8 7t:8 uv:7 2ce:6 2wu:5 1bw:5 sy:5 2pg:5 2us:4 2jk:4 l:4 2ut:4 3jn:4 3qw:4 374:4 2q2:4 st:4 1a7:3 ox:3 v2:3 2be:3 2bp:3 66:3
cooker	x9	75:jd 1zi:2m 1zk:28 au:1s vh:1e 6z:w 107:u 2o1:u 18l:r 70:r n5:p 2me:p 6x:o 1zg:o 29w:m 21l:m 20l:k rd:h 1ir:h 1pg:g 80:d 55:d tf:a 1y8:9 78:8 4ov:8 20m:7 1oi:7 1fe:7 j4:6 20o:6 7f:5 72:4 201:4 g8:3 7d:3
red	j6	76:ig 11u:2m 1c7:2b 2z4:2a 1ri:1y 28n:1v 1u1:1n vi:1k 4oh:1j 39l:1f 34u:1f 78:1c 3c9:1c 1pf:1a 2rd:1a 43r:z 1b5:y 36t:y 3v5:x 42o:x 3g2:w 3ok:w 25t:v ws:u wr:u 42d:t 1as:r gq:q 21l:p 2jv:n 1w8:n 1rl:m 16w:m 11o:m 6x:l 4hf:l 1q0:l 348:k v:k 1dv:j 6w:i 11k:i 2zf:h 4hb:h 28m:g 11x:g 2fj:g 2r2:f 3ep:f 3us:f b1:e 2ng:e dh:e 13f:e 79:e 194:d 43a:d 1bw:c 21m:c 2yi:c
food:tomato	xi	77:oa 6y:4g 489:2m 10u:2j 2c4:26 7d:1k 39l:19 3dg:19 i6:x 193:t 2f3:s s1:r vp:p 6x:o 3gx:o 2sp:m 19b:l 2f1:l 1ap:k 33q:j 3fk:g 3j6:g 3ze:f 2gp:f 3jj:f 1ir:f 13m:e 432:d 2w4:c fi:c 2c5:c 4o9:b 2qi:b lm:b 33w:9 467:9 vt:9 27c:8 76:8 1h6:7 3ul:7 qi:7 2d5:7 2ob:7 2er:6 3a9:6 rx:6 2cr:6 1ae:5 og:5 3zg:5 18h:5 12t:4 194:4 213:4 2u5:4 3m4:4 17y:4 9e:4 sr:3
erupt	o	39l:19 3m7:t 6x:f 78:b 21l:9 rp:9 2jv:4 72:3
lava	16	2jv:3x 79:2t xf:x 457:n 6x:d 3en:c 72:8 6v:8 418:4
com	1hc	7a:7u 196:24 2ii:23 1af:1x q8:1f pw:1c 1k8:17 3ce:17 3hl:16 2tb:15 n8:10 2cs:10 n3:z 4nf:y ll:y 3a8:x 1a2:w 3le:v 29b:v cg:u tq:u 3h3:u 1ol:t cr:s 73:r vm:r ca:r hn:q aw:p w9:p 29a:p la:o 3l7:n 6u:m 4ia:m 27o:m 9v:m 6w:l nl:l r1:l 1o:k 34a:k 7e:k 2c1:j 4q:j 16s:j 2ks:i 65:h 16z:h 2uv:h wf:h 4e:g 44:f 6o:f ni:f 7z:f b4:f n4:f 1z7:f at:e
crackl	1f	t0:5n 7b:3q 1ec:22 78:18 1y2:11 14d:s 14h:o 2ax:g 283:a 3ep:6 14l:5 1tg:4 2ig:4 66:4
spot	59	7c:bt e0:48 zq:1k 6x:19 119:15 zk:11 1ue:s 1m8:s fe:p 1dz:m 25g:k 1v3:j 1u9:h 2te:f 1sm:f 28v:f 2ty:d 1vt:d 3td:c 1a4:c 1ge:c x2:a en:9 1ye:9 180:9 1us:8 tr:8 7f:8 3sz:7 1iu:7 1xq:7 1xp:7 1dt:6 66:6 e2:6 78:6 ex:6 h8:5 1wp:5 hi:5 2f0:5 1t3:4 3f:4 1xd:4 2i:4 230:4 1c9:3 123:3 b6:3 bz:3 13f:3 lm:3
wall	1m	6x:2p 7d:1y 1zc:19 h9:16 1tt:v 2uh:t 1yj:r 3ov:q 20d:g 1tl:d 2fa:c 3jr:a 1zg:a 21l:8 72:8 20e:6 6v:5 39l:4
trick	7f	38g:3f 4gr:21 3xn:20 3zv:1q 19z:1q 2ip:1p 3sc:1j 22b:1i 4az:1e 356:1e 1k7:1d 3ef:18 1vv:17 1ka:16 3fs:16 19r:15 11f:15 36f:14 nx:14 13u:13 w9:z 3bv:z t4:y 149:y 4bx:x 1hi:x 4jn:v 2jd:u 2tx:t x7:t 396:s 1c9:s 78:p 1yh:p 397:n 3lx:m 3fm:m sl:l 1w3:l 13r:l 12v:j em:i 2fk:h 40g:g 20v:g 3w2:g 2bo:g 1xk:f 4j7:f 14u:f 12j:e 2s3:e 13h:e 4f3:e 1ae:e 1hr:e 1jt:d 4bd:d 364:d 365:d
against	1f	78:1f 3pw:13 7f:11 3qf:11 nc:z 284:y my:v 2t7:r 2sd:p pp:o 1u1:i z6:d 2c0:b 1sg:7 3a8:7 2ir:7 cu:4 2t8:4 7c:4 6j:4 u1:4 br:3 1c0:3
food:butter	1gs	7g:ow 3e4:1a 184:x 1zs:u 4aa:o k7:m 42w:l bp:g 10w:f bc:e 36g:c bo:a 3f3:a 1kt:a bh:9 2c5:9 mb:9 pj:8 41x:8 3ji:8 1t4:8 bk:8 2jl:7 ba:7 kj:7 ri:6 1e1:6 a4:6 1oo:6 uj:6 4r:5 3su:5 3c9:5 16f:4 kq:4 3fi:4 199:4
hiss	1m	7h:7m 3e9:1p 2k0:1g 78:1d 24o:15 2lp:w 2mc:v 1a8:t 2ln:n wv:k 1f2:e 2md:b 2mb:a 2ma:a 2dw:7 fs:7 2lo:5 2v0:4 14c:4 1a3:3 ux:3 1tl:3
food:seed	ku	7i:o6 oe:5f 2sq:1w 2zo:1t py:1q 2rw:1l vs:1k 2sy:1i 4dm:1f 7m:1d 15h:17 2y5:10 14f:u rj:s 3rd:o bj:n 47r:n 16t:m 3eo:j 7b:j 1bx:i 2uj:f m2:f 1bq:f 21x:e 3wf:b 10f:a 13e:a 47l:9 3fn:8 7l:8 17z:7 2u2:7 3cv:7 78:6 38g:5 mn:5 ly:5 2qj:4 384:4 3zj:4 3bh:4 1o4:4 qa:3 ml:3 258:3 3nd:3
shoot	14	23f:2j 78:1f 36f:i 12w:i 2ie:c 2sv:7 ds:5 28i:4
food:water	39n	7k:nc 5h:1u 13j:1f 2db:15 8x:x 2bb:u gp:u 22x:u 1h:q 114:m 3df:i 27j:h 5r:e ut:e 5y:d 10k:c 5q:c sl:a 27i:a 2ej:9 y9:9
food:mustard	5v	7l:gp 1bq:20 1bo:1x 42a:1j 15x:1i 3eo:1d 4n1:z 2fy:m 1b8:j 1bp:h 1bx:h ro:f 122:e rn:8 2x9:8 2fv:7 bw:5 3bh:5 1r5:3
food:cumin-seed	3a	7m:ba rq:29 rn:r ro:6 2cg:5 uc:4
turn	1m7	7n:h6 w3:5f 380:45 10m:2k 4a:21 a9:1o 4e:1g 14k:17 5i:10 1za:u wp:s yw:q t5:q 2e3:p 11s:o bn:n qn:m 1ao:l 7v:j 3cf:j 6t:i 1sq:i 59:h 14o:h 4az:g 2mf:f i0:f j6:f 3gh:f 73:e j5:e xs:e 3i5:e 1ly:d l5:d 1a4:d 2cu:d 1ad:d oc:d 2zr:c xh:c 19:c 1ws:c hz:c 2d3:b 201:b 107:b 2es:b yr:b 393:b 1i2:b 2no:b 2g3:b 4j5:a sd:a 1ff:a 1ak:a 1ov:a 2o1:a 68:9
blip	o	3s2:10 1c3:j 1sq:i 12f:3
lay	2j	7p:4m 223:28 4nj:1n 350:1e 148:19 4bn:10 3fl:x 2x8:w 2e1:v 3tf:t 3uu:n 21i:n 2e4:m 2i5:m sa:j 2j0:i 1zb:f 3gy:f 15t:f 1cb:c 1s2:c 1fr:9 1di:9 44e:8 1eh:8 2ax:6 4fj:5 ln:5 1na:5 3z4:4 3se:4 1u3:3 pt:3
means:sieve	df	7q:jd 47o:1v 3e3:1d v6:16 1h:y 39c:t 3ry:p 81:i 3ve:g 336:f 3of:e qw:e mw:d 372:d 1lc:c 39j:b 25i:a ec:a 17p:9 32h:8 30u:7 39b:7 ct:7 20g:6 20t:6 3ts:5 10i:4 1hs:4 pn:4 bw:3
upsid	x	7r:3p 1ve:1r 3sr:x 3wp:x 1s2:q 1fg:a
means:frying pan	if	7s:cl 1xd:1i 1xn:1f 2uk:1e 1wp:17 3a:11 1x4:w 1xc:t 42u:t 1zj:t 1w4:m ab:m 1jd:k 35:j bj:j 2n0:i 3w3:i 2b9:d 14f:c yp:c 1fy:c 3qa:c 178:b 1w1:9 2xp:9 2n:9 24i:8 1xh:8 3jp:8 3km:7 3az:6 2b4:6 14a:6 42w:5 2rw:5 2mh:5 3a5:5 7c:5 2ey:5 wf:5 1kr:4 kx:4 sd:4 8h:4 ch:4 1ti:4 jx:4 hv:4 4e:4 ny:4 201:4 40k:4 hi:4 2zr:4 rx:4 ci:3 223:3 2hg:3 1s5:3 3q9:3
means:drop	j3	7t:bd sy:24 2wu:1z ye:1x ec:1r xr:1p 1j0:1k 4ia:1h 387:1b 341:19 pw:16 34v:10 1as:y 7e:w 43n:w 3ck:v l2:u 1gt:u 4dc:t 28u:s 12f:s 48g:r 3u9:r 28j:r 18e:q 2rm:p 3ou:p 4d9:p 1va:o m7:o 1y4:n 74:m 3w0:m w9:l 4jr:l 28v:k 1a7:k 2gr:k 3gp:k hn:j q8:j 1y3:j 1xg:j 226:i 3xa:i 13s:g 12x:g 34b:g 3v0:g 2ts:f 34w:e 1us:e 2ov:e 4es:d nx:d ot:d 2z0:d 3qu:d 3a9:c 449:c
pat	2u	7u:9u 1ez:1c 18d:j 3ln:i 3fo:g hl:e iv:d 17w:c 1lc:6 165:6 9i:6 qw:5 67:3
lower	5i	7v:83 fx:22 442:1w 1yz:1n 213:1g 4p1:18 j9:15 oj:10 1qe:w r9:w 3n2:v 36h:u 37f:q 1ea:p 386:o 1lf:n rh:m 1cb:k se:j 431:j 2d2:i 430:g 25u:g ln:f 3lb:f 3xg:f 90:e 2d:e 1cl:d nu:c 1aw:b 1tj:b fb:a 25z:9 1po:9 bn:9 2qv:9 14k:7 107:7 34d:7 1nu:6 1pd:6 3xh:6 2a2:6 31k:6 1b:6 uu:6 r8:6 1ht:6 18u:6 s8:5 hz:5 4ov:5 219:5 fu:5 2ol:5 2om:5 3mg:5 1vr:5 18l:5
20	6i	ar:44 7w:3b 1wl:1v 2i2:1p 3ar:1m 45q:1h 2xu:1a 3vs:15 3tp:y 3vg:x 4d7:w 2ao:u x5:u 1uv:t 1kh:q 1o7:p 1gy:o 218:n 3sm:n 1mf:m 3b7:j 40z:i 36:i 19u:h 14y:h 2ie:h 3b8:g 4oe:f 3sw:f 2bi:e 1tg:e 2x5:e 14w:d 2c6:d rv:d 9b:c 3hr:c 1uu:c 2v:c hz:c 3aq:b 1f7:a eu:a 4nk:9 3iw:9 2a8:8 151:8 3v8:8 1ko:7 6u:7 2bt:6 3mf:6 3ay:6 34z:6 1oa:6 1nd:6 10z:6 25:5 hw:5 2ir:5
30	2q	4ic:1q 7x:1f 202:1e 2bt:1a 4ie:12 17n:w 3oz:u 3lt:u 4ib:s 1np:s 2a8:r 4fo:r 1xb:r 2i6:q 1is:l 48y:l 2cy:k km:j 3aq:i ar:h 3w3:g 3jl:g 3l7:g 3mf:f 2b4:f 48z:c 3n6:c vw:b 1e1:9 2qj:7 12a:6 ql:6 1zu:6 45i:6 3uj:5 14w:5 2hz:5 2xp:5 3h3:4 wu:4 3lk:4 al:4 348:4 1jw:4 1nq:4 3br:4 2cw:3 12u:3
second	at	7y:9g 38v:1q rx:1k 1sa:1k 3ne:1a 4aa:19 4hw:16 n5:10 1hd:z xs:y 2q5:v 2zr:q 2sf:p vg:p 27d:p 2q4:n 2gp:m 4hn:m 4d6:l 4hk:k rc:j fz:i 1tk:g e1:g 1hk:f 3gj:f 10c:e gb:d 12l:d 1v0:d 4li:c 24c:b 4g:a 13z:a 27p:a 3h3:9 6k:9 19d:9 3su:9 qz:8 3zr:8 2cu:8 p2:8 6r:8 18c:8 dd:7 12x:7 380:7 l0:6 b6:6 35e:6 2sz:6 343:6 13x:6 3y0:6 182:5 ng:5 1s:5 ce:5 yw:5
next	es	7z:6b lc:2i 4jh:1o 3ed:1l 3hd:1j 3nz:1a 9h:1a ir:19 1ij:17 3rt:15 27a:13 24i:x 33q:x 3pz:x 4iu:x 2zk:v 3gf:t 5n:s 9w:r 42x:q 9g:p 1ci:p 306:o sm:o q:n 3j0:n 2w5:m 1j5:l g6:l 3my:l 1j7:k 35a:k 43r:j 1a0:j 4ec:i 3q7:i 26f:g sp:g 2yx:g 2i2:f 266:f 1nj:f 3lz:e 1g4:e lm:e 1vf:e 14m:e 13z:e 1qm:d 1ad:d ts:d 1tw:d 10b:d 3jh:c 379:c 15b:c 39g:c 3g0:c 2h8:b 24c:b
slow	ns	80:hy 1zi:3f 1zk:35 1ua:1s 3z1:1a j4:17 1mp:13 12h:p 3b5:p 1gx:o 35m:n 3zv:n 1vr:m 35e:l 3j7:l 2bn:l rd:k vh:h q7:h qu:f fd:f 1vp:f 2sa:e 4j:e 3fp:d 106:d 2ig:c 1yc:c 29w:c 1vn:b th:b 1jt:b lv:b 3sw:a 75:a 1ki:9 2s2:9 2q:8 2ds:8 x1:7 r9:7 2ly:7 2rr:6 1vl:6 1fh:6 57:6 1pg:6 1y6:5 4cx:5 2om:5 2ol:5 sz:5 2s1:4 j1:4 289:4 334:4 1vq:4 1s9:3 1vo:3
siev	7s	81:fk v6:1q 10i:1e 3ve:16 7q:15 20g:14 17p:10 1hs:s 1z8:l 372:j 1p9:g vt:b 3of:b pn:a 32h:a bw:9 30u:9 20t:8 2wu:7 23d:4 3gj:4
drop	cf	82:7d ec:27 3lk:23 ye:1s 1j0:1l 2wu:1f 43n:1b 1ei:1b 3ck:19 4dc:18 34v:15 21y:14 fn:13 1y4:12 1as:10 3i7:10 2nf:z 3ou:z 12c:z 28v:y 387:y yl:x 20g:w 4d9:v l2:t ot:t 74:s 38t:r su:q 1va:o eh:o 2jl:o 1vp:n 2d2:n 2rm:n 28u:l yt:l 13s:k 1a7:k 2jv:j 3of:j 285:j 3s2:i 1vn:i 1jj:i pn:i 2lv:i 2ts:h jx:h m7:g ck:g 2v3:g 2ez:g 8t:f 134:f 20w:f 3v0:f 3fm:e 1uu:e w4:e
ready	19f	83:b8 aa:4t 28:25 fn:1s f0:1q 196:1n f:17 4at:16 g4:12 te:10 3h:z 2bh:x 3j:w as:v 426:t av:s 3c4:r 3c3:r 3lc:r 29d:q 14:p 9g:n 1if:m r1:m 1lf:l 91:l rt:k 2ks:j lm:j 9r:j p:i mv:i 9h:i 4g:i ca:g 1u1:g 18s:f 4d2:f 2kr:f 1st:e oq:e 10:e 44:d 2b0:d 9p:d 2yx:d fa:c 73:c 348:c 10n:c lc:c 1ek:b 1nw:b ex:a 156:a 12m:a 48d:a 9w:a re:9 1og:9
shrink	10	84:37 1ks:1e 92:o 8g:d 2dg:d 96:9 1sr:9 fs:7 2dh:6 19q:5
weigh	2o	85:7b 314:2p 4mp:2a 449:1t 89:1a 4gp:16 2y7:14 4a7:12 3xm:10 1dg:t 3w1:o 3my:m 42x:j 3qf:g 3ce:g c9:f fz:d 4kc:d wy:d 1iu:c 1lh:b 3j0:b 21k:7 14i:6 1b8:5 c1:5 14w:5 2lx:5 4m8:4 2dj:4 31j:4 2di:4 19j:3 zm:3 we:3 2d5:3
yield	m	92:n 8g:c pu:a 96:8 1in:4
food:juice	u1	87:jw 2wm:2a 5h:1x ys:1u 226:16 38q:x 13r:w 88:s 2tn:r 3q7:n 1jb:l 8c:h 1o8:h 4gr:g 16h:g 4oo:g 1c5:g 1s2:g in:f 18o:f 3f:e 2of:e 16e:e 2os:e 2q2:d v6:d 13j:d 3s4:d nk:d 8z:d 2db:c 1d0:c 13w:b 2vh:b 39c:b 13t:b cw:a 1x1:9 2hy:8 491:8 er:8 1e:8 1aq:8 2tg:7 yh:7 1ru:7 2sg:6 20f:6 2q1:6 35l:6 sa:6 1sn:6 1mm:6 4hk:5 2p:5 35q:5 3u6:5 2w3:5 1h:5 e3:5
food:lemon	w5	88:l6 in:65 3nl:1c jb:1b 13t:12 y9:x 8z:t 3ll:r 3f:q 416:p 2q2:n 1br:j 3lm:j bw:i 39z:e 1in:d 1cu:d y1:b oo:a 1bv:9 om:7 1il:7 yf:7 13r:7 8c:7 og:6 1bw:6 3s3:6 u0:6 4or:5 13w:5 205:5 33x:4 48s:4 180:4 14v:4 od:4 3s4:3 2vs:3 48q:3 493:3 37n:3
gram	8u	89:6d 8p:3i 85:2s 260:2o 1rz:2h 3m3:1u 4na:1r 4cg:1r 1fx:1k ov:1g 1b:1e 1z8:15 4jv:10 2s8:x 1az:w 3sq:w 2hz:s 3dw:q 1p9:q 2xc:q 1kk:q 40v:p kb:p up:o 3cz:n 2b1:n 3vd:m 1zw:m 4ny:l 9z:l 2bt:l 128:j 30r:i 4o6:f 1ja:e 3fm:e ux:e 392:e 1zt:d 23a:c 1rr:c 8:c 1dk:c 1dm:c uw:c v9:c 40k:a 1dj:a 1kj:a 2fk:a 314:a 2xa:9 2vv:9 3z2:8 8o:8 1o4:8 f:8 28:7 1dp:7 l9:7
food:spinach	cz	8a:j9 361:1f 1g:1d 8:16 38n:15 2oc:x 2ry:p 3io:j ob:h 3hf:g 2yz:g 3gl:e 273:b 41w:a 97:8 2xw:8 2nb:6 5k:6 2gk:4 r6:4 f4:3 1w7:3
heavy	7q	8b:9v 1co:4y 4d4:21 38t:1w 1lh:1p 3zn:1c 1e6:1a 3gs:18 1d6:11 28l:11 1zd:x 142:v 3is:s 3k5:q 3ah:o 3j0:n 11g:l 3j1:k 4cg:j 1vh:j 1hf:j 1vi:j 27a:i 15w:i 3jh:i 34i:h 2c0:h zu:h 1cf:h 1xh:g 2ck:g 2rn:g 2ek:f s7:f 11f:f 3mx:e pl:e 1kt:d 1zg:d 1da:c 24p:c zs:c 85:c 1b3:b 3hv:b 39d:b 1wp:b hy:8 4d2:8 4p4:8 iv:8 1nx:8 15s:8 cg:8 2u5:8 89:7 p9:7 17t:7 1qy:7 3kt:7
food:lime	io	8c:i6 13r:4c 17u:a 2sc:a ek:8 8z:7 2sd:6 88:5 13w:5 25e:5 in:4 29s:4 pz:3
tablespoon	50	2q9:2g 8d:2a 12j:1v 2ap:1l 1dv:1l 1zd:16 2f7:12 25p:z 10v:u 2sc:t 11v:s 1lq:r 1bv:p 1cs:l 39g:k 1zf:j xk:i 1qp:h 89:f 2fc:f 8t:e 2qe:e 2fd:d 2bc:d iy:c 1bn:c bb:c 19n:c 38i:c 4ec:b 3hl:b nn:a 373:9 30q:9 4n5:8 4n6:8 2zw:8 98:7 30a:7 86:7 285:6 28s:6 1uz:6 9z:6 39h:6 23b:5 2aq:5 2vv:5 4n4:5 17b:5 2ji:5 2ip:5 15x:5 3xm:4 uu:4 1ct:4 3lb:3 85:3 1qy:3
food:dried-pasta	4t	8e:dh 1o1:1a 1os:14 1lp:11 9m:y 469:m 3mt:h 1s5:g pl:d 2r9:d 46a:b 43z:7 34a:7 3dy:5 48f:5 1mu:3
food:carrot	l9	8f:lr 4hc:1r 0:1k 16r:z 3nm:z zo:z 3t0:x 2xz:w 2kk:v 3si:k 486:j 2ik:j 2s5:i 1pt:g 4ix:e 13d:e 13a:c e:a 3fh:a 2wx:8 2ww:8 2oc:7 44o:7 1u3:6 2bs:5 1ur:5 1t2:4 d7:4 1k5:4 2s6:4 17e:4 1zs:3 17f:3
roughly	16	42t:2g uo:2g 8g:2f 3zl:1m 86:1k 39d:1f 2he:17 1f8:q uv:f 39h:c 31m:a qq:a 30g:7 24v:5 un:5 30o:4 92:4 31n:4
medium	55	8h:cy 3m5:29 4hb:27 1no:20 3cw:1b 1ei:1a 4jh:18 37r:18 2gj:11 2o1:o 3p1:k 1pl:e 2i5:d bh:b 3gq:b 2gs:9 n5:6 7h:5 27c:5 wr:4 bn:4 ws:4
food:clove	6k	8i:fd 126:2o 125:11 86:m g:h 10n:f 174:e 3tx:b 4jz:b 2qe:5 2ky:4
worth	4i	du:1v r4:1m 4h7:1e 1ch:1c 36t:1b 2vj:1b 4m9:16 86:11 3rp:10 2hz:10 1la:y 356:y 3vg:v 2yu:v wz:v 2i9:u 463:u 2ay:q 2a1:q 4kx:n 30n:n 2x2:n 2x3:n 272:m 3mo:m 3eq:m 2xv:m 3zq:l 1a4:k 25t:k be:k 1cy:k 4ky:j 3hs:j 1yx:i 21u:h 2jc:h 11u:g 3zr:g 2gs:g 3ae:g 3mh:f 41w:f 368:e 40b:e 35m:d 1rw:d 1gg:c 375:c 2nj:c 33f:c 152:c 3q2:c 2hd:c 1yy:b 2ce:b 38g:b e3:a 1yw:a 1cb:a
food:potato	1ng	8k:pu tj:2p d8:2m dh:2l ay:24 o3:1h tc:1c 4bh:r 12z:q tg:q dj:p 1iy:n 4gv:k 2jt:k 2qz:i 3kh:g 1yh:g di:e 344:e 21s:d 1v7:c 16i:c 183:c 2va:b 1xo:a 44z:a yu:9 2wa:9 35i:9 8z:8 3tk:8 132:8 hr:7 15h:7 3s7:6 z8:6 15u:6 4mr:6 2z4:6 1kh:5 15p:5 1yf:5 yv:4 27s:4
means:mean	vr	8l:hw 1h2:3k 25x:2v 334:2f 2xj:29 nx:23 nc:23 2t7:1x 1by:1t 1cc:1h 4nf:1e 3mx:1a 8t:18 f0:17 1u0:10 85:10 47b:10 3dr:10 yr:10 sp:y 35q:x yq:w 1w9:w sm:v 4az:s xo:s 1tt:r 1tj:r 2x5:q um:q 1nt:q 1cr:o 26d:n 1zt:l 17f:l 13d:k lv:k 1sr:k 33l:k ul:j 1h6:i 2u8:i 2sx:i 1tl:i 1bk:g 5i:g z6:g 3rg:g 3x6:g 22a:g 44d:g 3r:f 8g:e 17j:e 2sd:e 1sm:e 2a2:d 2hr:d 4fy:d r1:c
larg	97	8m:5x 9b:1l 4a2:1h z:1d tk:13 ut:12 44a:t 2i5:s 4mp:p 4m6:p 12b:m 1g6:l y:k 3s0:j 1x2:i wg:i hm:h 3ld:f wh:f 2en:d we:d 4l5:a 141:a 1x4:a 3aq:a tu:9 3fm:8 14w:8 1mu:7 2ps:7 2bt:7 1zu:7 fd:7 3cw:6 qr:5 34c:5 4jh:5 1ei:5 1rt:5 178:5 21b:5 30r:4 1jd:4 40k:4 39e:4 1f4:4 34p:4 144:4 n2:4 n1:4 1g8:4 85:3 wf:3 3yc:3 l1:3 29f:3
means:raw	24m	8n:o5 2pe:1p ax:1l 1ri:1g rc:v 2dc:p 121:n 4v:n 8q:k wr:k 2z:k ws:j 43z:h 1ip:g ak:g 1kl:g aa:f 1ni:d 1nn:d 1th:d 1a1:c o4:c 33x:b 19e:b 4kc:a 1ji:9 lk:9 1al:9 1t9:9 2lw:9 2g5:9 bj:9 2cz:8 3fa:8 20x:8 110:8 1ca:8 1yi:8 2ju:8 3an:8 1fb:7 3qi:7 w7:7 4ai:7 2x8:7 yh:7 31:6 1o7:6 3q:6 14:6 se:6 1st:6 45t:6 1v0:6 qb:6
500	x	96:34 8o:2m 3cz:y 86:m pz:5
g	31	4mj:27 85:22 89:1v 45m:1l 14w:1l 1g2:17 31d:16 k8:15 2bt:15 31f:11 1s1:y 3c2:w 23c:v ov:o 312:m 2aa:m 3or:i 96:i 31e:h 8p:g 1tg:e 314:c 3wk:c 3bt:a 84:9 v9:9 a2:8 30m:8 1b:7 3hu:7 3jp:7 1pr:5 12k:5 4mp:5 3vg:5 33o:5 2t7:5 1kf:4 2ap:4 128:4 3zs:4 8t:4 kq:3 2hz:3 2je:3 1xo:3
raw	1uk	8q:no rc:5t 2cz:35 2pe:1u ax:1s 2dc:v 8n:r 1ri:q 121:q 1th:o 1kl:m 43z:l 1ip:l 4v:k 2z:j wr:j ws:i 1ni:f ak:f 1a1:e 1nn:e o4:d aa:d 19e:d 33x:d 1t7:d 1ji:c 2lw:b 2g5:a lk:a 1t9:a 1ca:a 2ju:a bj:a 3fa:a 4ai:8 w7:8 3an:8 3qi:8 1jm:8 2x8:8 20x:8 1v0:7 45t:7 1o7:7 1yi:7 qb:7 1st:7 3q:6 2rw:6 1ta:6 3a3:6 1cs:6 19u:6 yh:6 jz:6 14:6 1al:6 1c7:6 3pk:6
two	1j0	8r:fy kw:38 2np:1d 27k:19 1ra:12 kp:11 16:10 2ak:w 1g8:v lr:t 9d:s 2e1:q mz:o 40u:o 338:n a6:n wj:m sh:m 3aj:l 19c:l 6e:j 22:i 437:i 5n:i r3:h l0:h 1u5:h 1ob:h 1b:h 2yx:g 11v:f 270:f 3tx:f 1vy:f 1ev:e sp:e 19o:d 22q:d l9:d 1qm:d 1fc:c 1v:c 19b:c 8g:c 1du:c we:c 2if:c kx:b 34x:b 1jg:b 223:b rx:b 2i3:b vj:b 30m:a 42g:a 35q:a 3g7:a 3n0:a 1cd:a
noth	d8	8s:4h 3qi:44 3gr:2i 1zm:27 h9:21 3jd:1y 19a:1x 49w:1u 199:1u 4a6:1n 1v2:1n 33r:1i 33p:1i 34x:1g ji:1c 34q:19 46j:18 34p:16 19n:11 46p:10 29b:z 3af:x 38l:x 179:x 4h6:w 1jz:w 32n:w 341:v 4pr:v 1vg:t by:s 1bi:s 29a:s 3ud:q 1f5:q 3he:p 1h3:o 2y5:n 2ou:m 14f:l 37t:l 7b:k 1uc:k 2ng:j 38z:j oi:j bw:i 1sq:i 3oh:i 2tc:h 1dt:h 1o0:h 43z:g 14l:g 3vw:g ph:f 14a:f 2wf:f 1d1:e 281:e
cup	66	8t:ai 9z:3u uo:2e 3ut:23 ul:1r 435:1r 3hg:1q 2yv:1p 2u0:1m 3nh:1k 1fu:1i ko:1d 38q:1a 3cc:17 uf:16 3en:14 3zn:13 3us:12 wz:x 3or:w 41l:t 41v:r po:q 85:q 40e:o 3hf:n 74:m 40m:l 3w1:k 1nq:j 33h:i 20g:h 47w:g 2wl:f ek:f wh:f 47i:c 47h:c v6:b qv:a 49:a 26y:a 1ef:a up:a 47g:9 471:8 233:7 2jy:7 ez:7 1su:7 bd:7 2il:6 35x:6 8x:6 1tb:6 1mg:6 1uv:6 313:5 2dv:5 3bl:5
giv	41	4ks:25 435:1q 4aw:1k mp:1i s1:1i 4ha:1g 2m6:1b 1lw:19 3ha:15 3dk:14 274:13 4if:13 1pv:12 3p6:12 x7:11 37d:10 119:y 3yo:y 1ca:y 13s:v 2sx:v vs:v xe:t 4n7:s 42b:r 31n:r mi:q 2cv:p 2fr:o 22z:n 302:n 26t:m 33e:l 2rs:j 1mk:i 1u8:g 1ko:g 2f7:f 1rc:f 2lm:f 1am:d 18z:d 3i1:d 86:d vv:c 1ot:c 1i0:c 1hz:c xa:b y9:b ux:b 444:b i6:b 2sa:a 1l5:a 1mg:9 2cx:9 22x:9 2w0:8 8c:8
food:bean	132	8v:oz 23l:6i 13g:3o 18y:28 1bj:1d 2lt:12 3w2:z gq:x 2f6:v 3vu:t 296:t 3vt:s 4gf:s 2tn:m 378:l 269:l 37c:k 28h:i 3km:h 1u0:h 2hw:h 1bh:h 288:f 130:f wq:d 2hk:b 26a:a 4g8:9 2cn:9 1gk:9 26b:8 97:8 1wi:8 23i:7 gr:7 1gj:7 2sd:6 1bg:6 rx:6 461:6 1gm:6 q:6 1b:5 r:4 289:4 xr:4 19d:4 qc:4 385:4 192:4 to:4 32g:3 22p:3 3ce:3 12g:3 tc:3 3hh:3 24o:3 2tb:3 h1:3
45	1b	3sh:2a 3k2:25 3xf:1u 2dq:1l 8w:1f 3di:1a 1g0:11 3sv:s 104:m 37a:m 37b:m 1h8:c 103:9 2bh:8 2kr:7 2v7:6 3cp:5 38y:5 20t:5 3bn:4 2ks:4
ml	3h	8x:53 1eg:1n 1i5:1j up:v 27m:v 26t:q 2ap:g 312:g i3:f 3gs:d vg:c 27j:9 17r:8 8t:7 9z:7 1gw:6 14w:6 1gv:6 12q:6 31d:5 1gu:4 1bs:3 24r:3 2xa:3 2vv:3 k8:3
1	2o	340:2q 3cs:2d 4aj:28 3to:23 27t:1r 3p0:1m 3y5:1f 1te:1f 16z:15 2q5:14 373:12 jg:v 2q4:t 3ht:r 2yw:l 8y:l 1s3:i 1dl:h 3no:h 32l:g 122:g 1zw:g 45k:f 3hs:f 1pm:e 2u0:e 1zu:d 1zy:c 201:c vr:a 1ps:a 23b:9 85:9 j6:8 1f4:8 wy:8 2tx:8 1rk:8 2xu:7 b6:7 ov:7 8t:7 2q8:6 we:6 2o1:6 1x7:6 aj:5 1gz:5 3ai:5 3y6:5 25w:5 2x9:4 22q:4 1pq:4 1kf:4 1d1:3 1g5:3 312:3 146:3 ze:3
zest	3y	8z:er 2sd:t 306:9 dy:5 32c:4 305:3
150	14	1fh:1m 90:13 342:10 2js:x 31d:s 413:p 3qc:l l9:g 3dm:g 107:a 14k:9 2ju:6 31f:6 2o1:4
80	1b	4mj:2a 314:1y 4dw:1u 1wk:1o pg:1f 2gt:18 1gy:u 16u:q 2ei:m 4ei:m sc:i q7:i 4kr:h 1to:g pc:e 43g:c pd:c 1jn:b 1vl:b 3ux:8 36u:8 mx:8 bg:7 1vm:6 171:6 2gm:4 1gx:4 1pl:4 18p:4 38m:4 2je:3 31:3
175	i	
50	10	2cy:2x 1ec:1s 2ap:1e 2fk:o 312:c 2aq:c 31d:a 45p:9 31f:8 id:8 93:4 7b:4 1ji:4 31e:4 1fv:4
shell	a9	94:k9 3rm:1w 16x:1d 4mg:1d 3di:v 215:q 4a0:o 3f4:o 28j:n 2di:m 442:j 2cz:g 2nb:g 4a7:f 2th:e 1tm:d 3l9:c 1im:b 1is:a 1jb:a 16l:9 f4:9 9w:9 13e:6 1sp:6 qw:5 1b1:5 1tg:5 18o:5 7v:5 29n:4 3j0:4 1fp:4
55	m	95:3f
tenth	i	
bulk	47	1e5:4u 2b1:3s 3zz:26 3dg:1v ns:1q 97:1n 319:17 3v2:13 jp:13 jx:z bk:t 16a:p 14m:o 1po:o 26c:o 1c2:n 3bk:k 28g:i 265:g 2x9:g 2ao:g 1hl:f 2ve:c 2cy:c 383:c 3mp:b 4kh:a 2hg:9 3rs:7 3v1:6 3l7:5 3hf:5 3fw:5 tx:5 14p:5 1cb:5 1jp:5 25w:4 393:4 1ds:4 266:4 qa:3 3mt:3 3c6:3 3ct:3
los	3j	4e9:2p 98:2h v5:2e 1qy:21 2ir:1y 23y:1p 4d9:1f 1uc:10 ss:z t2:v 130:t 2ug:r 1zj:p 1pd:o 1i7:n 2sy:l 3jw:l np:i 2ix:h q8:g 2lx:g e2:f 2u8:d 25n:d 3u0:c 39z:c ui:b 2es:b 42f:a 1cl:a um:a sw:9 19y:9 3rp:9 25l:9 346:9 t1:8 3bv:8 12e:7 3cv:7 1qe:7 2qb:6 vx:6 3vr:6 2q8:6 fy:5 w6:5 3j7:4 388:4 2kr:4 ny:4 3hr:3 20s:3 3zv:3 1l:3 ni:3 py:3 162:3 oa:3
quarter	59	99:8b 3m9:1u 4f0:1h 37r:1g 479:1g 2z0:1f 3nx:1d 4bm:1d 3da:18 2do:13 1n9:12 3b7:11 3cc:z 34d:z 3b8:v 3di:u 2hg:u 3eq:s qu:r 3ss:l uo:k 2zs:k 2bi:i rs:h 3cw:h lm:g 3ek:g v4:g wl:e 2di:d 3td:d dk:d aq:d o3:d 1se:b 38d:b 62:b ek:a 1nw:a 1tg:8 2re:8 ko:8 18o:8 so:7 3ho:6 2v5:6 4e5:6 3gr:5 tk:5 x5:5 2y:5 1uv:5 wq:4 74:4 l1:4 2kc:4 sc:4 ul:4 19t:4 1ov:3
means:double	o8	9a:dn jg:26 9b:1y 4i5:1r tt:1r l0:1k 1du:1c 37e:18 op:16 2ps:16 141:15 33c:13 2c0:11 xk:11 1k1:10 21l:y 3ap:x 4f0:w 1bm:u 3ci:u 1g8:s 2ez:s 1ph:q lb:p n2:n qr:m 178:l 3kc:k 1bt:k 3wu:k 1mf:k 3s4:j 3ar:j 414:i we:i 2f:h 9c:g lw:g 33n:f 2p4:f 2p2:e 2p6:e 290:d 1gj:d 14w:c 313:c 173:c 1gm:b 2ak:b 1z7:b l8:a 3e1:a 1ki:a 2ej:a js:9 p2:9 10b:9 v1:9 ar:9 19w:9
tripl	2f	3ar:1y 2kz:u 3a6:r 2fp:q 3mr:m 3ig:j 141:h 2ps:f n2:f 1du:e 3ao:d 1g8:d 3ih:c 3kc:c 9c:b l0:a lb:9 3ap:9 3v1:8 qr:7 bt:7 14w:6 9a:6 2ws:6 318:6 4mt:5 4mu:5 3aj:5 19r:5 1ro:5 311:4 3rs:4 3v2:4 3bs:4 1g9:4 30i:3 17f:3 1fd:3
doubl	h0	9c:9t 173:31 9b:2i 1du:1x 2i8:1w l0:1r 141:1b 1mf:1a 1bm:1a op:19 3ap:17 48j:14 3kc:14 1k1:12 lb:12 3wu:12 1g8:11 33c:w n2:v 3yw:s 3ar:r 33n:p 1x8:o lw:n 1it:n tt:m qr:m 2ps:m l8:k 1bt:k 2p4:k 414:k 9a:j 2p2:j 2p6:i 178:h 3e1:h 14w:g 2fx:f 19w:e 1z7:d 1d8:c 3lx:b 9d:b gc:b 3br:b 9t:a wf:9 1j9:9 44v:9 iz:9 34k:8 15m:8 10b:8 143:8 uz:7 16z:7 148:7 1ct:7 1cg:7
chang	gr	wu:3m 9d:2y 34u:2n 2d:1p 1h3:1n 1n3:1m wk:1h 1ck:1g 1cb:1f 4a0:1b 1tx:19 40l:17 345:14 214:14 3j9:14 25n:14 122:14 1g9:13 1lr:13 2ll:13 oa:13 12s:12 wv:11 3rs:z 1xl:z 3b3:y 1q8:y 47a:w la:v a6:u 1i2:u 4i9:t a8:s 1nu:r 2uv:r 1ht:r 9c:q 3ya:q 1ur:q 1g8:q 1lp:q 1z7:q 3mk:q 319:p 7v:o 27m:o l9:o 4jh:n 9v:n 4fx:n 1d6:m 468:k 1eq:j 40z:j 4b8:i 1f7:i 9a:h y7:h 69:g 1cy:g
order	5m	9e:ba 2a5:26 3na:1m ri:1e 1h6:18 3ja:13 9n:11 15b:10 h9:v 9g:v 1kc:t iy:s 3o3:r 2l7:q 2xo:q 4hx:p r1:o 29f:n 1e1:n 37u:m 37w:m 2ey:l nr:l tf:h 1zb:g 3o4:g 37t:f 3wt:e 2wb:b 1hq:b g8:a 16n:9 46v:9 46u:9 qp:9 9h:9 3v6:8 rm:8 rl:8 t:8 46t:8 js:7 3a7:7 2tb:7 2vt:6 2vu:6 1vn:6 17c:6 sa:5 34z:5 1np:5 2sk:5 3ap:5 rj:5 33i:4 3uq:4 sk:4 sc:4 3sw:3 25h:3
step	3e	9f:dq 3ut:2h 1i8:1q 3i6:18 306:11 31n:z 31t:p 3fr:n 122:f 30f:f 1ni:c 302:b r1:b 1wy:a rx:a xz:a 2bh:9 1qb:9 15m:6 jb:6 aj:5 3ai:5 30g:5 30o:4 30h:4 2zy:3 30q:3 1d1:3 305:3 1y4:3
prep	2j	9g:2y le:2x 3p3:27 9t:13 lp:z 47j:z 3ys:w lc:s 38s:m 309:l 3sw:l 1gq:l 2hm:j 3g8:j 2b8:g q:f 2tg:e 3v6:d 9e:b 31q:9 4jq:9 2ha:6 30s:6 2am:6 ep:6 2bk:5 9w:5 9r:5 3yt:5 s1:4 li:4 131:4 lq:4 9h:3 22t:3 js:3 tc:3
meanwhil	2l	34z:31 3d9:2p 3p3:22 9w:1z 9h:1w 45x:1q 4cx:1o lc:1b 3om:16 4jm:12 9v:q 1rx:p 1i8:o 1e1:m 321:j 3fp:i rk:d q:c 9e:c 323:c 322:b 9f:7 330:6 js:6 2ax:5 3v:4 3vw:4 1oe:4 2kr:3
important	28	12b:1y 435:1c 3od:19 16c:12 1f5:z 1xe:y 3k4:v 16b:u 1gj:s 30r:r 32l:n 2nt:m 23t:l 385:j yf:j 3ny:i mc:h bo:e 3c3:e 3c4:e 30w:d 9n:c j6:c zk:b 26o:9 1bq:9 2je:8 1b0:8 31o:7 1do:7 102:5 2a2:5 19g:5 m:5 zz:4 3fm:4 1dt:3 169:3 16d:3 9e:3
food:stock	z1	9j:lw 10o:2a 27i:1k 38u:1e 27j:1d 4iw:1a 22x:17 3fj:z 33e:s 3ew:q 8x:o 22b:o 5l:n v6:m 21b:l 5d:k 4fa:k gz:i k4:g 2ey:g s5:f 1s9:e z2:c 1vb:c km:c z1:b 1ap:a 2c0:9 43i:9 1ph:9 2vh:9 3fk:8 pz:8 5h:8 4bt:8 sl:8 9i:7 3eq:7 3d7:6 20f:6 or:6 2qb:6 27k:6 29n:6 2ce:5 1sf:5 2q8:5 3mc:5 10i:5 pb:5 n6:5 v1:4 7f:4 3ro:4 3fi:4 13h:4 ra:4 34n:4 5c:4 v7:4
means:tender	1jk	9k:fm sm:3n 4v:3h jy:3e 5j:26 qn:20 1n:1w 19t:1p qx:19 18f:19 a3:16 15r:14 1rd:11 1t:x 1u7:w i0:w 1ve:v 1tw:s 1ff:q 18n:p 36h:p 1az:o fa:m qy:l 3l8:l e2:k 2it:k 11a:k 1t5:j 35z:j wd:j 1ig:i 1f1:h 18k:h 36a:h pd:h 1lp:g 9l:f 341:f 2az:f 2g6:e pc:d 2s:c 1t6:c 11i:c 3dw:b 1ag:b 1ep:b 1wi:b 133:b 3q:a em:a 34s:a 38:a 2qg:9 et:9 jz:9 nx:9 v8:9 sp:9
soft	1ir	9l:gc sm:3r jy:3n 4v:38 5j:27 1n:21 qn:1q 18f:1m 1t:1a 156:19 19t:14 15r:13 a3:12 qx:z 1u7:y 1ve:y i0:w 1rd:u qy:s 18k:r 1ig:p 1az:o 1ff:n e2:n 3l8:l 11a:l 18n:k 1t5:k wd:k 1f1:h 1lp:h 36a:h sp:g pd:g fa:g 341:g 9k:f 35z:f 2g6:e 36h:e 1t2:e 1q0:d pc:d 1t6:c em:c 11i:c 3dw:c 2az:c 1ep:c 1ag:c 34s:b nx:b v8:b jz:a 2qg:9 3q:9 vc:8 133:8 et:8 1fv:8
food:pasta	qw	9m:km oz:6q 8e:40 ra:3e 3d9:23 ul:1r 48h:1m pl:17 40i:14 10q:y te:s l4:r 24y:q 23s:p n7:p 3d4:p 1lp:n ox:j 20f:f 1os:f ut:e 1aj:c 1cf:b 234:b 13i:b uo:b 27a:b 23u:9 23r:9 2s8:8 44s:8 20d:8 2y7:7 9z:7 3dp:7 3kr:6 13:5 467:5 110:5 a1:5 24e:5 266:5 rb:5 6l:4 1tt:4 o2:4 10i:4 ur:4 1oo:4 2r9:3 p8:3 tt:3 175:3 3ev:3
bung	1b	3os:1j 441:1h 3cm:v 1zk:v 2ay:u 3cn:s 3hy:j 3go:g rz:d ja:c kq:a 9e:a wf:8 wz:6 2jd:6 1cp:6 1mi:4 1de:3
together	qc	9o:dv cr:33 41n:2m 3pi:24 6r:24 us:1x sv:1x 9n:18 ct:18 4jv:18 2sk:15 l3:15 3d5:15 27d:15 dr:10 21y:u 2u9:u wf:s c5:r 36y:r 9v:r 9p:p 2x6:p 2ry:p 3mc:o 1i8:o 3bb:o 2a5:n 1rx:n 20l:m 9e:m 18o:l 1l1:k 2tb:j 3ee:j ln:i rx:h 329:h ce:h 16s:g 1q2:g x6:g 12g:g 1xo:g 1m5:g 45h:f 3my:f 1q3:e 2r5:e 4io:e 4a1:d 3y2:d 3gi:d cn:d 1ks:d co:d 29f:c qk:c 4hp:c hg:c
start	wr	9p:d9 rt:ah 9g:28 j8:1p 37h:1i 2bo:1g 2bb:1d fw:11 jt:11 3v5:10 xs:w 29d:v 2b7:u 2t3:t m7:t fn:r 4gr:q 21j:q 11f:p 38g:p 1n3:p 9f:o 3nn:o 10k:n h8:n 1i2:m hz:m ew:l 2i3:l mt:j 1j3:j 4io:i 4hx:i 4a:i 59:i yw:h 1ve:h ny:h 1nl:g 228:f 1rx:f lm:f 2i:f 1ql:e 21i:e g4:e 31p:d 34z:d 9e:c 1iz:c 7r:c th:c 1za:b 6p:b e9:b 3ki:b 33q:b 13c:b 9w:b td:a
skip	qn	9q:89 ui:5f 5e:3s 1cp:2q 34n:20 4c6:1a 3bh:15 3q6:12 a8:12 3d:10 3g:10 162:z 2bi:y 9i:x 49q:w 2bh:s 41s:s 1b0:q ne:q bi:q 2x6:o 8j:n ej:n 3ew:m 18s:m 1q0:l ux:k 2nb:j 4bt:j 2xz:i 456:i 4hq:h 38p:h jg:g ht:f 1bq:f 3u0:e km:e 4hr:e 39:d 2t:c s9:c 48z:c 2y1:c 1hs:c 3qg:c 98:b 14f:a 25l:a m:a 2re:a 2r5:9 46j:9 vx:9 402:9 3mm:9 3ng:8 15:8 159:7 4nq:7
means:ahead	10c	9r:gc 4g:3v 1d0:2z ad:1p ap:1h a2:1e 1ro:x 73:u ee:t 3v:p 3eq:o 21v:l lg:j 3b0:j 23j:j 3j:j gm:i 2u:i 2v8:h 38s:h 2iw:g 3h:g 2kz:g 19u:g 9g:f 3kw:f 9t:f 1y1:e 363:d 35l:d hw:d 1h9:c 130:c 3nn:c 3sq:b t:b 2mr:b 4io:a 1ov:a x6:a 4bo:a rt:a 3o5:9 65:9 4mr:9 4m:9 1pq:9 33h:9 rw:9 as:9 10m:8 2tq:8 9p:8 le:8 2h2:8 2ms:8 5u:8 38n:8 iy:7 19f:7
accident	3h	49y:1z 12j:1r 9s:1n 3k5:1m 4nj:1i 4e1:1g 3ag:1d 2ub:1a 3q1:17 3bw:13 eu:13 2rc:y 1wo:v 3ry:v 2hz:u 3ak:t 13v:r 3af:q 3q2:o 2xg:n 2g7:k 1da:k 2lw:k 3ci:j 2ug:j 2uq:j 1iv:i 34a:f 2sy:e 1ov:e 1qr:e 173:d 33j:b 2kj:b su:a 1vd:a 2dy:9 2il:9 gs:9 3dr:9 1hf:9 3jq:9 9z:8 16j:8 285:8 34z:8 1x0:7 1og:7 a9:7 2cz:7 2g2:7 3ch:7 28s:6 2g3:6 1wy:6 2bb:6 3jp:6 3sw:5 2vs:5 3cb:4
ahead	6b	9t:9l a2:2e 3sq:1j lg:1i 15s:1b 19o:17 24:12 2kz:10 1ro:x 130:w 23j:u lp:t lc:r 6y:r zo:r 2h8:p 1h9:p 1v0:p 9r:j 23k:h 9g:h le:g 3oc:f 2v9:e 3hf:e yf:d 19f:c y3:b 182:b 2tq:a 11d:a re:a dq:9 3hy:8 rt:8 x6:8 ez:7 19d:7 mk:6 3l9:6 9s:6 2t4:6 g4:6 hw:6 2u7:6 103:6 tc:5 1ha:5 tt:5 1yc:4 232:4 kc:4 2tw:4 12k:4 3fk:4 12u:4 1vg:4 2eq:4 lu:4 d1:4
which	2ak	9u:bt 1jq:4c 34k:3f 38j:31 kw:2r z1:2j 2z4:2f 2d:24 bh:1u 1i2:1t 17k:1n 17q:1m 1yv:1g 9e:1e z6:1c dh:1b 22:1a bu:19 yv:19 3m3:17 n1:14 18v:13 23d:13 1gy:11 3gn:11 2sk:11 33l:10 ba:10 bb:z 27:z 1vv:y v8:x ky:w vb:w 2bd:w 1zs:v 3gy:u 234:u 20:t bo:t 1br:t 29p:s 3b4:r bd:r p5:r 1c:r n0:q kv:q hc:q bc:q wt:q 18u:q 19c:q 16u:p 4p:p 1a:o 2se:o vd:o 204:n ug:n
doing	9a	3nk:24 38g:24 9h:1t 44v:1q 2ox:1l lb:1j 7b:1e 42s:1d 3bi:1c 321:17 36b:16 lw:15 1jt:15 3ty:14 2y5:13 3n2:12 1d1:11 3v6:10 3fs:z 37w:v 3vo:u 2sk:u 9f:t 4ma:q 3tg:q 16r:p 2vj:p 2h9:o 9d:n de:n 1mf:l 430:k 3ui:k 3ar:k 1ad:k 22w:k 3kc:j 9v:j 3z4:j 1wq:i 1iw:h 1kt:h 1n3:h 1di:g 1mv:g 3z3:f 1ym:f 2tr:f 2iu:f iz:e 9o:e 1y2:e 1du:d 1nc:d x6:d 2ps:c ec:c 1qy:c 2i3:c 3l9:b
meantim	1o	3l9:2l lc:1i 9h:1h 9w:18 34z:18 3cf:z q:y 1ey:m 1is:g 1oe:b 16u:a 12z:5
food:spice	t4	9x:l6 rq:2i 15j:23 11x:1w vu:1s 3v0:1l 4kj:1k uc:1j 168:1f 11o:1c 15o:1a mc:16 by:10 2fw:w 2yx:u 15i:s 2kk:q 15m:q 15e:o mo:o 2vh:m 3xr:k 13y:k 11n:j 11t:j ef:j 2cb:g 11u:f 124:f 47j:f v6:f 2f1:e 1zm:d 1hf:d 11m:d 3m4:b oi:b 3d6:b 3pk:a 20f:a 169:9 33l:9 3rh:7 1sr:7 3fh:6 35c:6 26f:6 7m:6 76:6 11l:6 321:6 13h:5 3c4:5 3c3:5 20d:5 3wi:5 25i:5 3m5:4 1rc:4 20c:4
food:herb	bv	9y:hg u0:2r 2q8:2n 134:2k 1b6:21 q3:1x u9:1m 27z:1h 11y:1f qe:1e 26w:z 39w:y 3ir:v 3gq:v 3v8:t 2oc:q 1y5:q 1y8:q tv:p 39o:n u8:n 3co:l 41n:k 3ie:j 2qc:g 128:g 2qb:f 28w:e 48t:e 26k:e 26v:d 3eu:a 2wx:a 19y:9 2s5:9 127:9 3vo:8 2fc:8 2gp:7 2fd:7 268:7 26c:7 1vl:7 26u:7 338:6 1rb:5 33p:5 ua:5 26l:5 2k5:5 1jq:4 42f:4 a2:4 3tt:4 2y6:4 1sl:4 3c0:4 396:4 3tw:3 26r:3
measur	3h	9z:a1 4om:2l 1tc:2c 3j4:1t uo:1j 38l:1j 2xv:1i 2ei:1g 313:1a 8t:19 3c3:18 3c4:18 1a4:18 1cc:11 3a7:y 8g:x 46y:u 3zl:t 2ej:s 1mg:o 3f6:n 1zt:m 1tg:j wz:i 2df:e ut:b x0:a 1gt:a 1g5:8 1zw:8 45l:8 1gn:7 jt:6 1l4:5 1ad:5 3b:4 ye:4 123:4
mix	13x	a0:hk ce:57 p8:3k ou:1q fm:1f ot:17 1r:16 3qs:16 27x:x 29p:x 2rf:w 1dc:u if:u 34t:t 3k7:t 1i:s 4f4:r 21f:p s8:p 11l:o 3tt:o re:o 4az:l 4or:k 2ow:k lu:k 2m7:k 13m:j 15m:j 2ag:j 1b8:j 15t:i 3v0:i 1hv:i 168:h p9:h 2ml:h w0:g gn:g g5:g us:g 12q:g sv:g 12g:f 4k8:f v0:f bw:f 43y:e 10v:e 3r7:e 4f9:e 200:d 1de:d 3m5:d oy:c 2xz:c 19n:c 29s:c 13g:c pn:c
alway	c2	a1:7a 1iw:2t 35q:22 326:1u 42w:1s 3pi:1j fy:1h 3lr:1f 3kr:1c 2er:1b 2ml:16 2fv:14 t:12 4jf:12 4hx:12 3kz:12 3wq:10 347:10 1rx:x 4dc:w ox:w 43o:v 4gg:u 1nc:u 16u:t 4gm:s 3in:s 2xc:s 1il:s 20x:r 1fe:q 2me:q 3bj:q 37f:p 3zz:p 2uv:p 2d5:p 1fc:o 2rb:n 2ra:n 1k5:n 3n:n bo:m 32v:m sk:l 2ib:l 2co:l 3q2:k 21f:k 1m5:k 2zo:k 204:i 1f2:i zm:i rn:h t0:h 2r9:g 3im:g 2n9:g s8:g
earlier	2d	v5:2s a2:2l 1yy:25 3tq:1u ko:1l 4ev:1f sx:1b 25e:17 22q:13 2xc:z lc:x 37v:t 344:r 23c:r tc:q 2ey:p 1f8:g 32l:e 3hl:e 9t:a 18y:a ub:9 39n:9 39z:9 1nt:7 11:6 e7:6 2lk:4 1rx:3 2f2:3 2je:3 jn:3 30o:3
hard	1m5	a3:hb jy:4u 19u:3z 5j:3d zw:31 1sq:2t 38:28 19t:1h 167:1f 156:17 4io:14 12f:14 zt:12 110:10 2d8:10 q7:z 9k:y 2s:y et:x 1t2:x zi:u 2it:u 2dr:t 4v:s 6n:r 1ey:r ih:r 2f8:q 23z:q 9l:p ph:o ex:m 2hf:m 1eo:l 13s:l xl:l zg:j py:j 2un:i nb:i 3ha:i 1dp:i 48t:i 13r:i 5d:i 33j:i 2rg:h 1ir:g em:f 36f:f 185:f hl:f 1p5:e fw:e pd:d 281:d 1j2:d ix:c 5c:b qh:b
dairy	4l	a4:8f 1gr:2p k7:2e 1m1:1o mb:1m 3qm:1f 4a3:1d 1cu:12 c0:v u1:q bp:q 3rz:i 1fx:f 2q6:e 15u:d 3i0:c 2rj:b 1ah:9 ku:9 1gf:7 2qv:7 38l:6 kt:6 2fr:5 kb:4 kr:4 mu:3
gap	2j	a5:7n 30:2f 3w5:1b 37r:16 41:z 1vf:k 2ix:h 27d:g va:d jd:a 51:8 2el:7 sb:7 lr:5 16x:4
longer	mr	a6:7m 2a8:1t 1f1:1q 41e:1k 3v9:1h 156:1f 3e4:1a el:17 3pk:11 30r:z 3b3:x 3p5:t 1le:r l8:q 3aq:o 2nv:m 9d:m 3ih:m 3sz:m 1g8:m 47j:m 1qf:l 1r5:k 1xj:k 18:j 3q:i 1z8:i 42u:i 1jw:h 2k:g 3bs:f 2ps:f nu:f 2b7:e 1es:e aa:e 3b2:e z8:e 12m:d 3ig:d 5t:d 2z8:c zm:c cx:b 3r7:b 141:b 4c9:b 1b8:b 2en:b iq:a sm:a 38r:a si:a 11:a 3z2:a rf:9 1k:9 kp:9 1u8:9 3mo:8
tast	20d	a7:m3 2z9:bg by:3c qs:1i 19a:1e xf:1b 1q0:18 21f:18 3i1:17 4aw:17 11p:15 15w:14 2fw:11 3fi:11 xb:11 sr:u 1zm:t 15x:s 14v:r 179:p 2ce:p 33r:o oi:o ug:n e1:n ot:n 1fy:n 2cc:m 3zs:l og:l 2o9:k u8:j 17o:i bu:h uw:h 4dp:g 33p:f 2e2:f ed:f 2c7:f 1cf:e ok:e 2ou:e 2cb:e f9:e eg:e om:d 38z:d z0:d yi:d 25e:d 1vc:d 3fh:c 46j:c 2m3:c 153:c 121:b 13h:b rc:a 40i:a
plainer	o	396:2q 1nv:g 41q:b 468:7
lost	5y	oc:37 a9:2u 3ds:1y 48x:1w 14c:1w x4:1p 2f2:1o 2ld:1o 33v:1k 1wu:1b 3jc:17 12l:15 3dt:13 4az:12 1h6:10 3pu:10 45e:y 4j5:x 2ow:w 3t5:w 2q9:w 9s:v 3ps:u n7:t 3wg:r 3gf:q 3fa:p ts:n 3g1:m 3gw:l 1hr:k 1xg:k 3pt:i 36j:i yx:h 1rb:h m7:h dp:h 1f3:g 3bi:g 39i:g uo:f 1s4:f 1mg:e 4dj:e 496:d 49j:d 2c1:c 90:c 256:c 1i7:c 10n:c 2s9:b 1yf:b oi:b 2d3:a an:a u1:a mz:a kd:9
don	1id	aa:aa 83:4m 1st:2y 1ip:1n as:1i f0:17 jh:10 wd:z 3l9:z 1al:y 156:x 14:w 32:w d0:t jy:s 1rd:s 1ro:r g4:r 31:r ak:q 1re:q 1u7:p 36h:p 4br:o o4:n 1ri:n 1tt:m 24n:l 27u:j 1d1:j 91:h 4it:h 2sx:h 186:h 4g:g 110:g 1zf:g 1sr:g 3t5:f 19q:f 1s7:f 2yx:f rg:f a6:e vw:e 2ak:e 3px:e w7:e 1wi:d r0:d 2i3:d 8w:d 196:c 3q:c 1gx:c x1:c 1t8:b 2k:b wr:b 9k:b
wid	4c	ab:c0 1rt:1v 4bu:1p 45r:1j 2r8:1a 4f0:1a 36r:10 ve:u 1l4:p 1jd:o 214:m s5:k 40:i 1x8:f pl:e 1xb:e 3hr:b 1x4:a 1lq:8 1xm:8 5l:7 3nb:7 12s:7 13b:7 vd:6 2ha:6 234:5 1g6:4 yt:4 3cp:4 6f:4 7s:4 29r:4 4bv:4 14b:4 14a:3 3mx:3
means:how long	3vr	ac:jy 8w:4z 7x:44 wb:41 1f7:35 jz:2x iq:2s el:2p kn:2j 5t:2h x1:2d cx:27 rf:22 32:21 7w:1y 33:1w 139:1m 17:1h 13c:1f 31:18 1k:17 16:16 131:15 ls:12 4j:y r8:y hx:x 461:w r3:w 22f:v 2k:u 1u2:q fu:q 9d:p b7:p rg:p 22g:p b9:o 2u:o 1rn:o 3dw:n 3gl:m bv:m 1zi:m j0:l a6:l 22k:l 1m0:k 2g0:j 22i:j 1zk:i 18:i g1:i rh:i 8y:h g6:h 6e:h 1dx:h ee:h vh:h
later	fe	ad:6x lm:2g 36y:1w 41s:1v al:1r 43n:1g lg:1g 1jg:1d 3rp:1d 2je:1c 2fu:15 jf:12 3gz:11 aj:11 2bk:10 373:y 3fw:x 2lx:x 3fa:v 345:v 231:u 2o2:u 1nt:t tm:t 4pi:s 9r:p 25p:p 276:p ee:o g4:m 130:m 3sz:m 11s:l 4bi:k 3qc:k 3iz:j 3sr:j g6:i rw:i 2h8:h dr:h 44:g 3qm:f 255:f 19o:f 7z:e 13z:e 9t:e 33c:e 3af:d nu:d 3b1:c 2xc:c 3nt:b 156:b lz:b 195:b 3j:a 45m:a 3w3:9
means:people	1y2	ae:gl 14q:35 1qk:2u 14j:25 1nw:25 ag:24 ug:1u 1du:1s 2kr:1o sf:1o qr:1o 3id:1m dl:1d 11i:1b 2ks:19 27o:17 1mf:16 297:14 3ai:13 r6:13 lb:10 10c:10 tl:z 14m:z 2sk:y 3yk:w mz:v 1g4:v af:v s0:u 34a:u 1ek:t 173:s 393:s 2b9:q d9:p lj:p 1k9:o 1d3:o 9a:m 9v:k f7:k 2b0:k 3a7:k 3ap:j 91:j 1ci:i 9c:i 1k7:h 33m:h 3o:h av:h 3ce:h 33l:g 1bm:g 3ar:g j7:g 2tn:g nr:f 3sa:f
serv	xq	af:cn 297:3v 1ci:39 3a7:2g 14q:22 1jq:1z 10c:1u sf:1r 14m:1f 26c:1f 2i9:1d tl:1c 13:1c 3yk:1a 266:17 1g4:13 3sa:10 2sk:x 3ch:v 1k9:u 16y:t 3ai:t 14n:q 46y:q d9:p 2go:n dl:l 497:l 1kx:l 4ix:l 24w:k 2gj:k 393:j ag:i dm:i 406:i 2tn:h 296:h 1ia:h 27a:h c1:g 14o:g 38e:g mz:g ny:g ae:f 3y:f 27o:f 193:f 11i:e 3c0:e 2cc:d 3mn:d 272:d 2gv:d 3qk:d ub:d 3mc:d 2r:d 1cf:d
dinner	jn	ag:8n lj:4k 14m:2s 14n:20 24v:1r 3sg:1l gb:1d 3mr:1c 14o:15 3l5:15 19f:14 266:14 3b7:10 4pm:z ll:z 2kr:z 297:x 3xf:u 1jq:o 2h1:o os:o 2r8:n wk:m 1ll:l 1nd:j 2ks:j 1g4:i 171:h ae:h sf:g 1o7:f 1hi:e 48i:d 270:d 42x:d b2:d 29d:c 1ek:c qv:c 3k9:c 3vn:c 1qn:c 12y:c 1oi:c 3h3:c 3ak:b 1qk:b 16m:b 1nl:b 1wo:b 2u:b 393:b af:a 1vd:a gh:a 1b3:a jj:a 4ll:9 2h2:9 2iz:9
nobody	3n	uf:25 3wh:20 av:1v 3vk:1n 3uo:1m 37d:1e 2vm:17 41k:15 3f0:v 1h6:v g3:t 16n:s 40t:r 1bx:q 44:o 38y:m 2zo:m 2g3:k 3ak:k 2b0:k 2ks:i 231:h 1la:g 30w:g 29o:c 2kr:c qa:a 2vk:a al:9 jo:7 91:7 2qg:6 27d:6 1qk:6 4e5:6 m5:5 ty:5 nd:5 1bp:5 35t:5 1c2:5 tx:5 233:4 h6:4 ll:4 ca:4 1nw:4 3h3:4 24v:4 o3:4 17j:4 uh:4 3cd:4 28z:4 at:4 2tt:4 3k3:3
carry	9y	2bw:38 36h:28 lt:23 42t:1z 2lx:1x ai:1v 49r:1t 388:1g xi:1e 2bx:1b 2cu:17 12b:15 2ub:w 1oo:v 32n:s 3uq:s 1vf:q 24u:p aj:p 73:p 22t:p 35z:o 2jj:o 343:n 28g:m b6:m 3wt:m 1sr:m 3ry:m 1uz:m pt:l 3aw:l 4io:k g9:j 3yt:j 1ab:i 25h:i 3en:i hz:h 3na:g ao:g al:g 1d2:g 4ld:g 4le:g et:f rt:e 1n5:e h6:e 1r5:d 2cg:d vu:d lv:d 2hf:d 1ey:c 1ws:c 3td:c 3ax:c 372:c lq:c
paus	1f	aj:44 g3:19 1ko:17 37j:13 3i5:13 1ki:z 1ib:n 36n:g 1kr:e 1oe:8 3x5:6 av:6 2bi:5 174:5 73:3 ek:3
middl	10l	ak:cn 1ip:c1 o4:4p 3nt:4l py:3e 2cz:1i 18e:12 21j:y 3fe:y 1z5:v 2co:v ky:r 13v:q 13k:o 2hj:m w7:l jy:l 220:l e0:h d0:h 2bo:h 1ta:h 1ri:g 4os:g 30:f 10y:f 1t6:f 1al:e 1s5:e hk:d 40:d 2lw:d 147:c 1tt:c 44s:c 1v1:b kv:b aa:b 110:b wr:a 3fs:a 2dq:a ws:a 3f4:9 hz:9 1ji:9 18g:9 1st:9 238:8 1qj:8 1fe:8 lv:8 1fb:8 2hf:8 276:8 sm:8 uu:8 a3:8 yo:7 1jm:7
fetch	14	45c:2e 44r:1v aq:16 1xb:10 1wy:10 at:o ao:h 1zu:8 104:7 fy:7 2lp:6 ap:4 2lx:4 fm:3
kid	py	am:95 pe:7x 35c:41 33m:2x ug:2i 1ob:28 22n:1x 390:1i 1gq:1f 26h:19 3kn:16 1nz:16 4fk:14 3h6:14 zb:14 3h1:11 4k1:10 45c:10 tw:10 23e:z 122:z 2n0:y 2g1:x 3m0:x 11m:x ef:w 3vu:t 2w5:t 26p:t 4jp:t 2gb:s 11n:s 3vt:s 3qx:s 3e5:r 44r:p 2bj:p 195:p 1pl:o aq:o u7:n tx:n 320:m mz:m 3y8:k 1nv:j it:j 4pi:i 1fi:i 1ap:i 2dz:i u1:h 2fh:h pj:h 2oy:g 1yh:g 11j:g ao:f 1cz:f 2bm:f
phon	57	2lx:1m 10k:1m an:1k 37t:1d 10j:1a 202:12 t6:y 1mg:x 2ug:s 3yy:r 1a6:q 4e1:p 2ia:n 33t:m 3tp:k 2ks:j 2cu:j 46a:j al:i 1ff:i 3ne:i 2az:f 35b:f 38d:f 3bu:e 39x:e 35y:c rt:c 2d9:c 12x:c 1np:b 3dy:b b6:a 1ol:a 1tz:a cm:9 2kr:9 39g:9 24c:8 2v8:7 35z:7 2rr:6 1b8:6 274:6 eu:6 1jk:6 qn:6 20r:6 9s:5 25a:5 21i:5 3tu:5 yw:5 2ot:5 j8:4 a9:4 vm:4 vw:4 4ff:4 jj:4
rang	1z	2lx:20 3ne:1c 1np:1b 4ff:18 3tp:15 1mg:14 2d9:12 2b3:y 2b2:y 3tu:x 2rr:v 35y:u 3yy:u 2ot:p al:p 19m:n b6:n 21i:l 1kp:j 1mu:h 2v8:h 1b8:f 1ol:e eu:c 1cg:9 1es:8 oj:7 vm:6 2ku:6 aj:4 61:4 qm:3
switch	2f	al:1y 43m:1k g8:1f ap:1e 1za:1e 2lx:10 l8:z 2tx:x 1hm:o 3ip:n 210:i j4:i j3:h 1yc:g 2bd:c 2d3:c 61:b 2e0:b 3q2:a 2ly:9 21d:9 2bc:8 57:8 2do:7 2me:6 2v7:6 o6:6 37f:5 3wq:5 33h:5 21e:5 21h:4 2ja:4 2jb:3 j5:3
nip	1o	aq:45 2pm:2i 2oy:1j u2:1c 2os:13 3ki:t al:t 1o8:t 2dt:r 3f:j 2oz:h aj:c 34z:a ga:9 1a4:7 2a8:7 11p:7 9h:5 3t2:4 11u:4 1ad:3
twenty	9u	ar:4z 3ar:1z 7w:1x 1n9:1x x1:1q 3aq:1m 3i5:1f 2ch:1f e2:1d 4m4:1c 49n:18 2ao:16 3py:14 4pr:11 3qa:y 1e1:x 3gh:w 479:w qu:v 6u:u 145:q 40t:q 1td:o 2vq:m qr:m lb:l 32l:l 9w:l 2a8:l 40q:k 3oy:k 3vg:k 42u:i 3x9:h 2aw:h 69:h 14w:h 123:f ft:f 2mh:f gt:f 3bs:d 121:d 27c:d 37a:c 37b:c 3l7:c 17c:b 3l6:b 1uz:b at:b 3sm:b 3zw:b 9v:a hz:a 1o1:a 1jw:a 29o:9 3q9:9 3kc:9
finish	jy	as:96 25e:1o 3me:1m 14l:1k 2yi:1h 2ya:1d vv:18 3q0:16 1qj:14 199:11 5s:z 2lx:z ud:y vx:w 330:v 1zs:v 329:u 4au:u 2sa:u 1kl:t 1wn:t 48q:t 33p:t 1iy:s 2n4:s 29d:p 3p6:p 4bc:p 188:o 2o9:o on:n nd:m 3p8:l 3p9:l aa:l al:l 3gb:l r6:l 31p:k 1rx:k 4d6:j 83:j 43x:i 2me:i 3yl:h 91:h 3h3:h ri:h 34y:g 3e5:g 3v0:g 29s:g 6p:g 267:g 3dd:f 1ua:f 3q5:e 19y:e 2c1:e 2o3:d
bath	1q	1ij:22 2x2:20 2x3:20 al:1z e6:1w 3hs:1d 462:1d 2l6:19 1kj:15 2si:11 1qg:10 130:v 2fc:o 2a8:n 2fd:m gw:k b6:i at:g 1ko:c it:a 1km:9 1ja:8 463:6 2l7:6 os:6 1ov:6 472:5 ni:4 nn:4 23m:3 yo:3 1jk:3
stov	ix	70:7x pa:29 6w:1k 1oi:1c au:1c 67:19 22d:10 6v:10 6z:z 1xi:y 3d2:s 2h2:s 72:r o6:p 2h3:p 2h1:m jj:m 6x:l 11i:l 12y:k 1a5:k 20x:j 1ua:i 3hg:i 22l:i 1yj:h j1:h l3:f 19:f 37u:f 2kr:d 40c:d n3:d 7d:c 3lw:c 55:c tb:a 33j:a 3bl:9 3qb:9 75:8 39l:8 1x8:8 j4:7 3su:7 2ks:7 17c:7 n5:7 42r:7 3hf:7 3lu:7 5p:7 2jd:6 gu:6 3ak:6 201:6 gh:6 2me:5 4r:5 2hd:5
traffic	1v	av:19 aj:t g3:s 1nw:n ah:n al:m 44:l 1a2:e at:8 91:8 1ek:7 ll:7 ca:4 3h4:4 35x:3 3v:3
stuck	ua	aw:dz 1y3:4t 19p:49 6o:2m tq:2e 1kl:1a ct:16 2ix:13 165:12 sy:x b1:x 1f6:s 4e:s 4hl:r 3rd:r 21t:q 1a6:q p9:p h9:n 21r:l 189:l 3ro:k 19o:j 455:j 4b:i 20r:h 6a:f 44:f 1pl:e 362:e 223:e sd:d 2es:d 3n:d 91:d 3az:c 4n:c h8:c hn:c 1vz:b h4:b pw:b ah:b 101:a 1ao:a 6b:a 2o2:a 4kd:a t5:9 q7:9 1lk:9 g3:9 bq:9 21i:8 2cu:8 qo:8 28l:8 qs:8 29z:8 ij:8
food:sliced-meat	1d	ax:51 1rv:1r 3rp:1c t6:e 176:e 1s3:d 1a1:c 2bd:b s9:5
food:chip	8z	ay:ih 3h5:2y 2q2:28 4bw:28 4ao:20 1vn:20 b1:1n 2ev:1d 29d:1b 1fn:15 1e1:12 1tm:z 235:y 13d:w 17h:u 20w:t 1bw:s 42l:s 1bu:r 3go:r 29c:p 3mp:p 425:p 3sw:p 2bz:o 4f3:o 25q:o 3ez:n 2jf:m 41y:k 2wf:k 2lt:i 19w:i 11:h 1v2:h c0:g 13t:f t5:f b5:f 1fm:d 1zj:c sx:a 2jg:a 16n:a 26c:9 3nh:9 pq:8 1br:8 2ji:8 2sk:8 219:7 t0:7 x3:7 wz:6 42k:6 tp:5 176:5 1lc:5 s1:5 17f:5
food:fish	11p	az:ny 1ng:4k 164:3t ww:3o y6:3j xz:2r 3xs:1o 2qk:1g yc:1b gs:15 gx:12 2e0:11 1vn:11 22u:10 1x2:w 1sl:u xe:r 43n:q 3fb:p 33o:p 3v6:o xa:n 3bc:m 3gf:m xt:l 2lr:k 2el:k 1t3:k 3fi:i 2de:h 1ws:h 2s9:f 27k:f 22w:f 3vr:f cu:e 2y6:d sq:d 3wu:d 24m:d wz:d 2vh:d 22p:a 1v3:a 3mp:a 2t9:a 3ob:a 1x5:9 q0:9 2mf:9 1ni:9 u4:8 3e5:8 11w:8 3l1:7 22s:7 3eu:7 2y7:6 1st:6 1l5:5
food:frittata	62	b0:fu oy:4a 4be:1s 1xi:1r 1b6:1d 1kj:10 xn:z 280:z 44i:v 12b:u 1ky:s 2hb:s 28w:m 396:l 2h8:g xv:f 2fc:d 2fd:c 39g:b 3qq:a i7:8 108:8 3y0:7 1ja:7 1iu:5 27x:5 ox:4 6i:4 1qg:3 1nv:3
whenever	k	oz:5
curry	c0	b2:iu 3q6:1z 3k5:1i 19f:1i 3lu:1h 2cj:1g 1wv:1d 1lz:1c 339:1b 33a:1b 166:1b 3mb:1a 3a9:19 153:13 3ul:12 3g7:12 19i:11 3k4:11 18c:z 3ox:y 3r4:t 27n:t 1r7:r 11w:q 29n:p 2oy:p 3pz:p 2p:n 3oz:n 1ly:n 1ss:m 39x:m io:m 378:m 2l6:m 486:l 3uq:l 29c:k 11t:k wo:k ns:k 4k5:j 1yc:j 3pn:i 3wk:g 26o:f 3mc:f 3dn:e 3xr:e 2bz:e 4m:c 1wj:c 255:c 3na:c 34w:c 15m:c 3es:b 3mf:b 19k:a 2f8:a
brought	12	475:1o 4m1:1b 159:16 3c7:11 1sz:y 4hv:u 4pj:u 4nb:t 2e4:m 4m2:i 3uv:i 2e3:g 4as:f 2l9:d 4ar:d 3c6:a 169:a 4aq:9 450:7 1og:6 3c3:6 3c4:6 43r:5 1do:4 25p:4
full	k3	b4:a0 na:2s 20t:2l 342:2j 2uq:1w 3ig:1t i9:1s 2su:1n 218:1m 1zc:1j 14k:1j 28f:1f 1s0:1a 3r3:19 kx:17 5n:17 n4:17 216:16 bn:15 2ng:15 2dw:14 2p3:z 29b:x 10v:x 1w7:x 3u6:v q8:u 2w4:t 3jp:s 3u4:r 29a:q 281:q 4dk:q 2a5:o 2jj:o 95:n 481:m 3aj:l 1rf:k 1qf:k 1ua:j 3h4:j 3ih:j 4es:i 7f:h 25c:h np:h 4ff:h 1s7:h 161:g 3et:g 2eq:g ie:g 226:g 113:g 4l5:e 3n7:e 231:e 2i3:e 1f4:d
means:stir-fry	38	b5:cj 12s:30 40m:2c hs:1g 19z:10 26v:w 2rk:v 35v:v 34v:r 3og:p 3n8:n 20f:k 1z7:j 1vl:h to:h 26u:g 2fe:g 2ff:g 2ae:f 1zj:e 2rl:b 1yo:b 20d:a 24k:9 27o:8 1mn:5 60:5 17a:5 t5:4
spoilt	33	3fb:30 417:1m 4c1:1i 2b8:1e 40q:15 2xc:13 35b:12 1cg:12 3le:z 3fa:y 1h6:y 12f:w 372:v 3aw:v 3l1:v 3yy:u 35z:s 23i:m 39x:m 3a7:m 2zr:m xx:l 24x:k 36y:j 3ax:i 3fj:h 11g:g 1jb:f 319:f at:d 2i:c 40j:c 7h:c 1ov:b 3w:a 3y0:9 ao:9 2cu:9 zt:8 33j:8 1je:7 2yu:7 6p:7 10m:7 45q:6 59:6 ai:6 34z:6 1nt:6 2cr:5 zf:5 3av:5 1kp:5 27x:5 ys:5 18t:5 44b:5 jk:4 3hi:4 zy:4
means:fridge	1um	b7:gd d1:2v zh:29 2rg:1t 1lp:1c 1m0:1a bo:16 g6:16 ee:12 18h:11 ow:11 234:z 28y:z p3:z 1s:z 20i:w ls:u xc:r 18u:r 22h:r 139:q 3d2:q p2:p 18v:p 22g:o 49g:o 49f:o 2g0:n jr:n 1ib:m 22k:m 46n:m 22m:k j0:j p1:j tx:j 3g3:j 3g4:j hx:i 22v:i gm:i 3eu:h 24r:h dm:h 22i:g 2qa:f 131:f b9:f jp:e 12y:e 16j:e i3:d 1aq:d 3k:d lg:c 1qh:c 3ew:c 22l:c 15u:b 6q:b
may	16y	27x:2s bv:21 3ef:1d 17o:1c 65:1b 12a:14 b8:x 9i:v lk:r hr:r 2h:p 14j:n ne:n 10z:m la:l ka:l 15z:l 2if:k qa:k jc:k 1su:k lg:k 1np:k d9:k np:j 1v:j 1d1:j 330:i mu:i 1zc:h 1n7:h vh:h 1nq:g tw:g 1hj:f 2i6:f 33g:f 2zl:f 3w9:f be:e ui:e 6:e oq:e dm:e 1d3:e 3jg:d 4g:d 23d:d 2ij:d 2jd:d ju:d 3aj:c 1ov:c 8j:c 4p:c 3n9:c oj:c it:c 2jl:c 53:c
fridg	1oo	b9:f1 d1:47 zh:2h 2rg:22 ow:1o 2o3:1i bo:18 ee:18 18h:13 1m0:11 1s:10 20i:y 139:y 3d2:y ls:x g6:x 28y:x j0:w p3:v 22h:t 18u:r 18v:q p2:q 49g:q 49f:q 1ib:o 46n:n jr:l 3g3:k 3g4:k 22v:k 2g0:k 22k:j 22m:j p1:j tx:j gm:i 22g:i 3eu:i 24r:i hx:i 2qa:h 12y:h dm:g jp:f 22i:f 16j:f 131:f b7:f 3k:e 1qh:d 38q:d 22l:c 3ew:c 15u:c 3t7:b s9:b 6q:b 13s:a gh:a
food:olive-oil	7u	ba:bf bb:5q bc:3h bk:23 bh:1z bg:1n z0:15 bf:12 s4:t 23s:r 3ef:r 2ky:l 3lm:j 2xw:i 174:f 13i:c 2e2:b 3ct:a 23v:a 23u:a 23r:a bo:9 2tr:8 bd:8 bp:8 25z:6 6m:4 1g0:4 kb:4 7g:4 1ot:4 k7:3 17y:3
food:sunflower-oil	3s	bg:4k ba:38 bf:2x bc:29 bh:1k bd:1a bb:y bp:n 1zf:k bo:j bk:i k7:b 1g2:b gs:8 1g0:7 be:6 s4:4
food:vegetable-oil	1z	1fy:20 bb:1s 21k:z bh:z ba:x 1zf:r bg:p bf:n bo:g 4pe:g bk:c bd:a k7:8 s4:6 kg:5 16g:5 17b:5 k8:4 33s:3
food:coconut-oil	2h	bd:ag 43r:18 kg:s kb:l bb:d k8:a bg:8 1c0:6 bh:5 ba:4 bo:4
extra	7o	be:8j 42b:4k 1la:2h 4ls:2h 3hy:29 373:1y 2dm:1v 4hm:1q vg:1h l7:1d 3fy:1a 34v:19 qg:17 475:15 154:13 3o8:13 4bh:12 3mt:11 4jn:10 19l:w 2hk:v bb:v 1wh:s 2f7:s 3ud:r 40b:r 2d9:r 24n:r 1ce:r 4ay:r 3zl:p 3pu:p bk:p rn:o 1vs:n q9:m 4av:l 1sa:l 3ps:l 1c2:k ba:k bg:k 2b3:j 346:j 2b2:j 1p9:i 2rb:i 2ra:i 4bd:i 1kn:i 183:h 1jq:g bc:g 39z:g a2:g bh:f 390:f 26g:f 145:f si:f
virgin	1t	bf:61 bb:10 bk:q ba:p bg:o bc:i bh:h 3uv:d 1g2:8 2qq:8 3uw:7
rapes	18	bg:2u bk:1g bb:1f bh:f bc:c 1zf:8 ba:7 4pe:6
sunflower	2a	bh:2c bd:1j bg:1c bb:1b ba:13 bc:12 bp:g 2rw:e oe:d 1vs:d 49g:c 49f:c 1cd:a 3s9:a 17b:a 199:9 ty:9 3re:8 43r:7 7h:7 bf:5
hous	ej	z1:2q x6:1r wt:1m 218:1h kb:17 2sj:16 1tg:15 tz:13 38j:13 26d:13 3om:10 13t:10 1at:10 24m:z 1in:z 47w:z yy:z jo:z 35n:x 2oy:x w:w 374:u 369:u 2rj:s 2bm:s 216:r 2g0:p bk:o 1bw:o 1bx:o 1po:n 3rd:m 1xs:l 1m4:l 2qc:l in:l 1zo:l t2:k x:k 2qm:j bt:j 3lf:j 1cx:j 2go:j 1q2:i 32n:i 6h:i 3h4:i 48i:h 1gv:h 1bu:h 1kz:h 2bw:g 1q3:g 8g:g ne:e 12d:e 17a:e 1wo:e 1cd:d
food:sesame-seed	5k	bj:fp zr:10 3a9:m 3s9:j 17b:j 14f:h 2kn:g 1om:f 3mq:e 1ok:d 1ol:8 ly:6 2kt:5 2ko:5 3lm:4 1m3:4 2cs:3 mm:3
food:rapeseed-oil	12	bg:29 3uv:19 4pe:t bc:s 1zf:m 2qq:k ba:b bf:7 o:7 bh:4 43r:4 219:3
means:burn	48d	bl:lh 135:26 1c5:20 hi:1v h6:1n 20s:1j 20r:13 bm:13 qz:r ey:q 1a6:o nd:l 2jk:k wp:j 6o:i 2hy:h 3bp:g 2c8:f h8:f 1a5:f t8:e 2cu:d 11m:d yw:d 1t4:d 11n:c e1:c hz:c 3c9:c 1af:c 3ca:c 1qp:b 7v:b
burn	17r	bm:fp h8:38 20r:32 1a6:26 1c5:1r 3mo:1q h6:1j qz:16 ey:14 2c8:14 nd:11 2hy:11 135:10 3bp:y 4bm:x 1qp:w 7v:v 49g:v 49f:v 1c3:t 11m:q hi:p 221:o 11n:o 1yg:o bl:m 2os:m 39l:l 2i:j 1yk:j 4bl:h t8:h 3vk:g 1o8:g 6u:g 26h:g 3l1:f 3jr:f xb:f 11s:e 1uy:e 2zs:d hz:d 3jx:d 3b2:d 1s2:c vw:c 108:b 2ip:b 121:b 2jm:b 3g5:b wp:b 7p:b 1w1:a cw:a 7d:a 4ci:a 1jt:a 40a:a
high	a5	bn:cn bx:2g 3m0:1v 1ex:1u 2o1:1p 3i3:1k 2ri:1f 2p7:1c 3ay:1a 4n8:19 1zy:16 2xc:15 j1:11 3y5:11 2u3:11 x0:z 3ed:y 7v:u 2zr:t 144:q up:p 1fc:p 1nx:n 2uh:l uu:k 3sm:j 4b6:j 2q:j fx:h 25z:h 3j3:h 3uv:h 11g:f 2x2:f 2x3:f 10v:f 2zo:f 201:e 20b:e 2ax:d 3wk:c jx:c bk:b bh:b 1qq:b 21i:a nh:a db:a 7o:a b4:a 1c3:a 2v0:a 105:8 3q3:8 qt:8 4ch:8 1sq:8 51:8 143:8 1fe:7
food:lard	26	bo:9d kg:2m 3ry:17 225:w bc:m 2jc:i 2e2:g bh:c 1lc:a h0:7 bg:5 bb:4 3y1:4
food:ghee	2u	bp:dr 262:z 1fy:y bb:a bc:8 bf:4 1eh:3 bk:3
food:yorkshire-pudding	2l	bq:c6 20m:2p 4po:2e 3ec:13 fz:p se:m 1dh:k 1ro:h 13o:g 1g9:e 1i5:e 1iw:d bf:b gd:a 1fu:9 2dn:9 fy:8 o8:8 1x9:6 q8:5 bg:5 bk:5 2dr:4 1ve:3 w0:3 18a:3 51:3
food:walnut	4n	br:hu 1ef:1c 336:1a 2cf:w 23s:l mm:k 1jz:h 13i:h mo:f 2kc:d oe:c ly:a wq:a 1uu:9 23v:8 23u:7 23r:7 153:7 wl:7 2en:7 3b4:7 1vs:5 1cd:4 2rw:4 13r:3 3re:3 3cw:3
food:chilli-oil	t	bs:1l 2ky:15 26h:x 174:v 2ng:m 20i:5 2ih:4
amount	83	1g8:31 bt:2g 2ps:24 1gk:1o 3f6:1o 4jz:1n 3aq:1l 8o:1j 141:1f 1kx:1a 3me:15 2r4:13 3v1:12 1rz:y 2xc:x 10v:w 9b:r kj:q 1ld:q 145:q 4l7:q 3lc:p 36w:p 13r:p 34t:p 3kt:o 2ay:o 1zf:o 3dr:n 1op:n 2u0:n vq:m 2fu:l 43r:l mm:l 46w:k 1b:k 3ar:j 3kc:i 96:i 1gb:h mj:h 129:f 1ds:f 1jx:e 3ub:e 47l:e 9c:e 2zo:d 1sr:d 1du:d 11p:d 471:d n2:c 1gw:c 184:c h5:c 1gv:c 2as:b 1ge:b
plain	a9	bu:7d 1kb:2d 3s9:2c 4po:1u 4ax:1r 3vr:1p 22x:1l by:1e 41a:1d 4aw:1b 49v:15 bg:13 47b:11 bk:11 1d4:z 27o:z 1pn:y 1d5:x 1cc:w 3vz:w 1ag:v 1ep:v vk:u 283:u 1ay:u 4fd:u 1eo:t 33r:s 3ic:q 2n4:q 2fw:p 3n9:p 2as:p 4l6:o d9:o ju:n 4mr:n gd:m 17q:m s4:k 396:k re:i ua:i 3ir:h 40b:g oi:f xn:e vl:e a8:e dv:e 10o:e 4dm:e 3px:e 1nj:d 43j:d xa:d 15z:c 2ig:c 11p:c 4dw:b
most	1x	3i9:2i 1iw:1r 163:1m 1hq:1b 145:19 bv:19 46q:12 1np:11 1r5:t mi:r 2uv:m 2i2:k 3bb:i 1te:h 1ak:f 21k:e vv:d 101:c lc:a 8z:9 36y:7 3kf:6 155:6 1n7:6 2ll:5 61:5 3bv:4 2i3:4 le:4 320:4 lp:3 lr:3
dressing	1x	bw:4w 3lk:1j 1ak:18 15s:10 lu:s 2q3:p 33q:p 177:k 3l6:i 1nt:g 326:g 174:g gx:8 122:5 39m:5 34p:4 23k:4 39z:4 2d3:4 3ve:4 1w0:4
abov	2l	bx:3c 3fd:20 3i3:14 7r:z 2u3:n 3yl:n 3mn:m qm:h eu:g 3y7:e 3nx:c 2t4:a 1xb:a 35m:9 qs:7 1fc:7 44a:7 141:7 vy:6 2j0:6 1s2:5 20r:5 3iu:5 34y:5 148:5 hz:5 wp:5 14y:4 3t:4 qp:4 qz:3 17p:3 ww:3 nl:3
flavour	c8	by:5h 3ir:4c 2cc:3i s3:28 43r:1y 33r:1w 4ik:1v 22z:1r 19a:1n oi:1l mp:1g 45j:1d 40e:17 bu:17 3g1:16 4jn:15 1gh:15 2co:13 43n:11 3fi:10 3d6:x 1pv:x 179:x 1zm:t 151:t 3el:t 3b4:s 2yz:s 3cz:s 1gg:r 3bg:p a7:o 2cb:o 3r1:m 2nd:m 3fh:m 145:l 3nl:l 16t:k 38z:i 8s:h 2kk:h 2ce:h 3ra:g 49v:g 1hf:f 4md:f 2lt:f 4e5:e yi:e k4:d 33p:d 407:d 3eq:d 1ms:d 4e1:c 11z:c 3zs:b 1a3:a 2q8:9
few	8a	bz:3w 2he:2a 2tt:22 45j:1k xo:1h 4hy:1c 44r:1b 1vq:19 4g6:11 384:z 37d:z 373:w 4ht:w 97:u 16w:s 1am:q 2ul:q 2hg:q 21x:q 2rn:q 4bt:q 3jg:p 3id:o 3qa:n 320:m 13f:m 28w:l 1c9:l 3q7:k 1jg:i 2ix:h qf:h 2hz:h 343:h 3tp:h 3yt:h xl:h a5:g bw:g 2xu:f 38n:f 3uf:e 3ze:e 37t:e 2v6:e 385:d 231:d 2fu:d 154:d 7c:d 3z6:d 1cg:d 1je:c 24i:c 1fh:c 1eh:c zj:c 3z3:c 2cr:b va:a
allergen	12	c0:81 mu:6
food:burger	2d	c1:b2 cb:19 2gv:z 278:v 2qo:v c9:u 2qn:u 4o8:p 2cv:p 4k1:n 3cw:k c3:h 1xk:g cf:g 1am:d 2vs:a 2cx:9 3e5:8 xg:8 12b:8 2i4:8 3e6:6 2m2:6 25:6 2l:5 c8:4 3e7:4
food:meatball	4w	c2:ey c9:5d 4k8:1l 44f:1k 38d:1g 1m5:1c 24a:19 36n:16 3yy:16 s1:t 2sk:q cn:o cu:m 4o9:f 1xk:d 467:d xh:c 103:a 1op:a 3k0:a us:9 185:8 26n:8 3fn:7 2rb:7 2ra:7 18h:6 1g9:6 yn:5 3fm:5 16i:4 2cy:4 2b1:4 2l:4 1ln:4 c1:4 22q:3 oj:3 2qo:3 2qn:3
food:fishcake	10	c3:6p y3:13 3vs:s cb:q 3on:n c9:6 22r:3 2j2:3 22s:3
fall	ch	c4:c4 c3:1t c6:1p 4ip:1m nx:1l 38x:1g 27f:15 i0:15 14u:14 2aa:14 fa:y 411:y 1va:x 4lb:w c7:w 1ae:v 1c6:u 2z0:t 1hi:s 1k7:p 3iu:o 82:o qn:n 415:n pr:n 1sg:n 4ff:m 22u:m 1k6:m yu:l 45q:l cr:l 1fa:k 34s:j 5i:i 40p:h 1p3:g c2:g 45n:e 1re:e c5:e z4:e su:d 1vl:d 3f5:c 2fp:c 1f6:c 29b:c 2fs:b 1ki:b 3bv:b ss:b 12k:a 7t:a 1sf:a 6c:a 29a:9 2lc:9 1hv:9 st:9
apart	e3	c5:be 12k:21 1c6:1z 2j0:1w i0:1t 27z:1t c3:1s 34s:1q 4ip:1o nx:1m 3bv:1k c6:1i cr:1f c7:1d 10j:18 3sx:14 35p:12 14u:11 jf:10 326:x 415:u c4:s 2ku:s sh:r 39y:q 1st:p cz:o 2k2:n pr:m ss:k yq:k 3bq:j 1fa:j 27t:i 478:h 243:h c2:h 2sx:g w4:f sv:f 9s:f 3f5:f st:f 36f:e 406:e ny:e 9o:e 41:d 2fs:d 14b:d qn:d 5n:c hk:b 2ry:b kf:a 3dt:a 1hf:9 1ie:9 xz:9 2az:9
break	ft	c6:b0 w4:31 28j:2s qh:23 c5:1x 2e9:1v 5i:1s k1:1k c4:1i 32f:1d 1ao:1a c7:17 16l:14 2hr:z 4c1:x 4gs:v cz:u 1se:u 1u4:q 1k7:n yq:n 14u:m cr:m 182:l 2h4:l kf:l 1xk:k 214:k w8:j 4kt:j 2sy:i tq:i 36f:h 2rd:f 2ts:e 3wm:e 3bv:e 2b4:e 2cl:e 2ou:c mo:c ip:c st:c 3c7:c w9:c 11b:b 1cm:b 43g:b 3cf:b 4lx:b 13a:a y4:a 1xv:a 3bl:a 2t8:9 mm:9 16i:9 3y2:9 2ap:8 3tp:8
crumbl	7s	c7:dw cr:32 1x9:1w 183:1r 3oa:1l 1k6:18 28j:16 1p3:13 2k3:10 c5:y 2lc:y 370:u 1ic:t c9:r 1b9:r 16m:p 2u6:p 35b:p 1m9:n 1m6:n 37i:m c6:l 35f:l 35g:l 35d:k c4:j 2jv:j 2fs:i 1ep:f 1k7:f 2u3:f 215:e 1fb:e 1hi:d 37h:d 4d:d 1wl:d 37g:c 1ma:b su:b 2f:a 2uw:a 13o:a 36f:a 14u:9 243:9 36z:7 xu:6 371:6 13a:6 1m7:5 1b1:5 1ka:5 2sv:5 1m8:5 sg:5 1w1:5 2fc:5 vv:4 2fd:4
koft	1v	c8:3s 3a1:2h 4ib:25 1zz:1l 34o:x cf:v eb:u 400:t 35x:p 4o8:p 12e:l h7:j 33c:i 2wg:i 1s9:f m9:d 15i:b 1i3:9 ci:8 1qn:8 2i4:8 35c:7 1sa:5 c3:4 2x9:4 1jq:4 2c:3 1re:3 c9:3 ch:3 34m:3
patty	x	c1:1m cb:1i c3:17 1fh:i c2:c wk:7 1xk:7 wo:6 we:5 c9:3
hold	je	ca:7z 1ek:2m 1h0:2j 44:1r 1tz:1r 2ks:1j 2z3:1j us:1i 1l2:1f 2b0:1f 2kr:1e 4c9:1d 2ya:1b cr:1b 2b9:1b cd:1a 3h1:19 ll:17 4d2:17 469:16 av:15 g3:14 nu:12 37u:12 ah:y 320:x st:w 2fu:w 4jv:v 1bt:t 1bk:s 1nw:s 4j7:s 1rr:r 1il:r 1l9:o 21b:m 2bx:m 4l5:l 3s1:l 91:k 1te:j 12j:j 2ek:j 18o:i 420:i md:i 1x7:h 3v:h 1hv:g 1fg:g 2s8:g 378:f 3yr:f 29b:f 33d:d 1f0:d 3y2:d 2r5:d 5u:d
food:vegetarian-burger	r	cb:4a c3:1c c9:e
bit	1ci	cc:f4 1uy:2y cl:2u v6:2j nt:29 jx:29 xx:27 348:1f xs:1f i9:1e c6:1b ql:19 c5:15 20t:13 1i3:12 1cc:x 2i:x 3cv:w 1s5:u yf:t i1:s 38e:r 1jk:o 7f:o su:o 132:o 259:n 1f4:n wl:m oy:m dd:m 2kv:l wg:l 3bv:l yu:l 1og:l c4:k 1cs:k zk:k 3vu:j 34i:j dk:j 19u:i 3vt:i 3i3:i 3d3:h 2cq:h no:h 4d:g ld:g hu:g 30:g 1ce:g ij:g q1:f 28j:f px:f 46d:f 1c9:f 3uk:e
shap	50	cd:c2 46b:3j 3ya:35 13u:34 2sz:27 45e:1y 4ce:1r 44s:15 138:14 16c:10 3iu:r 1h9:q 1i7:n 12p:n 16m:m 41f:m cm:k 1tb:j 2ix:h 17z:g c2:g 1fi:g 1tz:g 16d:g 368:d 1sj:d 147:d 458:c 1fg:b 1tq:b 12x:a 30b:a kd:8 cn:8 yb:8 234:8 12v:8 4nz:7 1pb:7 3ov:7 4io:7 148:6 1uz:5 2eq:5 2sv:5 fy:5 2qh:4 yk:4 yp:4 ra:4 28b:4 8e:4 19d:4 1g6:4 3j6:3 3nm:3 31b:3
mixtur	7u	ce:7m 27h:2z fy:2t 2jy:1n mp:1l 1f3:1i 3qf:1d 2df:1a hl:y kq:x 1pj:x a0:w 2vj:v 452:t 399:r 2np:r 483:q 21f:q 3mp:q c8:p fm:o 49p:o 3qe:o 27m:n 30x:m 236:l w2:i 18t:i rk:h 1fb:h 2wt:g 10p:g 1tb:f 4e8:f 1de:e 27x:e 3lp:e gk:d 15i:d 34p:d 1nt:c 2x8:b 296:a 14k:a 2co:a 30v:9 h9:9 35z:8 4e5:7 3s3:7 b0:7 1jl:6 1zu:6 ih:6 1nx:6 2nr:6 vm:5 2uh:5 o8:5 15j:5
food:kebab	1m	cf:8m 127:19 c8:z 2w1:t c1:q 42:l 4o8:j 24m:c 2i4:6 2go:5 rz:5 ci:4 1sa:4 2xp:4 b2:3
cam	ft	cg:6i 3z5:2d 1k8:29 37m:27 1co:1u 4ng:1s 3fd:1c 3i6:1c 3sp:18 10y:16 2o9:15 2w5:14 165:13 4a0:13 2c1:11 119:10 16h:y 2ds:x 3zk:w ys:v i3:u 1mo:u pu:t 37e:s t6:s 42u:r 1ii:r 12i:r 2lu:q 1yi:q yf:p 13x:p 2i8:o 1p5:o 1vz:n 1tu:n 16e:m 1fs:m 4c4:m 1ju:l 2s7:l 4js:l 41m:k 4cg:k 2hq:j 3yl:j 1eu:i uj:i 2q3:i 1a8:h 3q1:h 3jh:h 140:h 324:g 2d8:g 1cy:g 2xg:g 2ob:g 19t:f 43m:f
means:grill	cm	ch:k8 h7:20 1np:19 ci:v c8:v 2lz:u 15y:p 217:n 19k:n 2hf:l 1ru:j 136:d 1ev:d 2d9:b 278:8 2jf:8 3n3:7 2xp:7 202:7 210:7 1w2:6 1xn:6 c3:4 2jg:4 h6:4 1ze:4 c9:3 t5:3
grill	b2	ci:il 2xp:2c h7:1z 1np:1a 2if:19 c8:y 2lz:v 15y:p 19k:n 217:m 2hf:l 2er:j 3a7:j ch:i 21t:h 1ev:h 1ru:g 136:d uz:b 278:9 pq:9 2ow:7 h6:7 202:7 1xn:7 1w2:6 2xo:6 3n3:6 210:5 2jf:5 jh:4 c3:4 1ze:4 c9:3 32v:3
food:crab-cake	k	c3:j c9:e cb:9 c8:6
collaps	4y	ck:7f 2uh:31 yt:2e 1hd:1r 3b6:1q 2sv:1p 4nx:1j yl:1c 4bp:19 1ta:19 tp:17 su:10 2d2:z eh:t 1uc:t 1wb:q 2a9:p 2kn:l dq:k 1cm:k 1im:i 1h9:g i0:f 149:e fv:e 496:d 1we:d 12p:d kc:c 1sr:c e2:c 4nk:b 1r5:a 3b8:a to:a 2kt:a x7:a c4:a 2ko:a 10y:a 2ad:8 c3:8 1k6:8 2v7:7 3nm:7 37f:7 4b2:6 c9:6 39v:5 37k:5 2k8:5 yy:4 3xb:4 cb:4 36f:4 1iu:4 1ey:4 z4:4 1ha:3 c5:3
piec	rg	cl:9l wl:4m ib:3c 3fl:1z ww:1v cc:1n dk:1l 2el:1e 3to:17 4o1:14 4o2:14 2xs:13 1jk:12 w6:11 p6:10 2bt:10 2if:y du:v 2ef:r k3:q wg:p 44h:p 2o:o 2jj:o 2g:n 99:m 4hl:m 1x0:l sd:k w9:k 18t:k c5:k 2bx:j 185:j c6:j jv:i pu:i 10k:i 1k6:h 3ui:h 1p3:h 27:g i0:g 19j:g 2en:g ea:f 2es:f h:f 4d8:f 2lc:e su:e 3hk:e 1d2:e 2u6:e 1f4:d 4ec:d lq:d 3hj:d 28j:d 3jl:c
form	62	212:2m 1fs:1p cm:1o 4jz:1m 3qs:1g cv:1f 47l:1e 3wm:1a 2hb:19 2sz:16 2r:10 1f3:y 22c:t 2qd:t 1f9:r cd:p 45x:o 2fh:n 42r:m n4:l 3ov:k 1v5:j 344:j 19z:j de:j 2ki:h 1zu:g 1xj:g 1di:f 24g:f 3w8:d 1gi:c 30:c k3:c j3:b c:b 1p9:b yz:a 1s8:9 4m:9 1zs:9 125:9 qo:8 o8:8 2kk:8 1f7:8 1ad:8 4q:8 1x9:8 144:7 1if:7 wk:7 2:6 n9:6 2ll:6 3uu:6 12f:6 3xb:6 3tu:6 o6:5
ball	b4	cn:du 3gj:2f 1tm:1r 187:1g ct:1b 4ci:17 2lc:17 1zr:15 4c8:11 4ba:11 4ac:10 c2:10 1vh:z 13u:y i1:y 17n:x hu:t 3nn:s 3r4:r cd:q cs:p 36j:o 2nr:k gk:j 20t:i 13r:h i9:f et:f pn:f 19u:e 46p:e 2is:d 27a:d c8:c 3of:c 1t2:b ph:b pp:b 1tu:a 1k3:a 3am:9 3qn:9 2cy:9 3nm:8 ia:7 354:6 4ce:6 u5:6 1tv:6 2no:6 1n2:5 1vj:5 2qf:5 eq:5 1s0:4 1hd:4 3q7:4 kk:4 ce:4 2eo:4
means:knead	2u	co:fs 4jx:28 3yy:1b cp:1a 4fy:v 1ey:m 31m:d 30o:5 30g:5 31n:5 k1:3
knead	3j	cp:gm 4jx:28 3yy:18 4fy:v 1ey:m co:f 31m:d 30o:5 30g:5 31n:4
hand	rm	cq:k5 13u:3g 2be:32 t4:2y 1t4:2d 2c0:1y 9s:1w 2bp:1v 28j:1u 2dc:1u 2xz:1u 3gs:1l hl:1k 3vb:1k 3sa:13 1yk:12 6s:11 iu:z 2p9:u 2v3:t 1mh:r 2jk:o 1mi:o 3lp:o 4fy:n 4ix:n 10f:n 2pe:m 40:l 1e:k xk:k il:h 3cb:g 1zd:g 1ez:g 2jm:g cw:f 40f:f 15w:f 4dx:f 3xp:f ec:f 2hg:e 3zn:e 74:e h4:d 3jr:d 3fm:c 3pl:c 39d:c 1o8:c 17d:a 2ak:a 5i:a 353:a 2o9:a 38g:9 8b:8 1wy:8 21x:8
crumbly	3c	cr:5k 3te:1p 3y2:1e 2d8:17 3ro:15 1kw:14 3tp:w 4jb:u 2d7:q 2wt:q c7:p 3wp:o 1yh:m 2o2:k ie:k 165:j 4d:g 2uk:d 3ry:b ek:b 1n3:9 eu:9 1fb:8 c6:8 2cl:7 2sk:7 o3:6 c4:5 1tg:5 33e:4 3rp:4 1f:4 c5:3 c3:3 9o:3
roll	h0	cs:ll 1if:34 36t:2y 3lp:2s 4h0:2e 4np:1z 1tv:1y 2xu:1v 3k1:1g vv:1b 1kf:17 cn:17 3g1:12 4nn:11 1id:10 2wj:w 2w3:w 2lq:v 4m1:u 3d3:s 33o:s cd:s 16s:s 2u2:r 2tb:o 7u:o 3r7:o 3y5:n 2od:m 1fu:m 4iu:l 16n:j ei:j 16q:j 2t3:j 3r8:i 21v:g f7:g 17h:f 1ki:e 28g:e 2lt:e zv:d 68:c zg:c vs:c 4jt:c 4m2:c 2qo:b r5:b 2qn:b 3do:a k9:a 42r:a 2fc:a xl:9 b0:9 2fd:9 kd:8 13u:8
clump	9w	ct:9l 3ke:36 i1:1k 19o:1a hy:1a 3gj:19 3of:12 3y2:11 cn:v 3gi:u 3sq:t pn:t p9:p hu:p 2hr:g 3d5:f 453:d 2ci:b 3kf:b 42f:b 4j7:b c9:a lz:9 2fs:7 9o:7 1bb:7 e0:7 zt:7 372:7 zv:6 1jx:6 3dy:6 37c:6 3bb:5 2dk:4 2ud:4 pu:4 ov:4 2wt:3 19p:3
food:breadcrumb	4e	cu:f8 36g:1l 3y2:1j 4d:18 2qm:13 19x:q 2an:o 19w:l cb:k id:i 2yl:g fn:d 1m5:c us:7 c3:5 2yk:5 fq:5 ie:5 2yp:5 3rc:5 zl:5 293:4
film	2h	cv:5f 4m:2r 4p3:1n 2t1:17 3k6:11 2di:n 1y1:m n7:l 41y:i ym:e eu:d xn:c 1xe:a 1lj:a 3fd:9 2t5:8 1hx:8 wp:8 2t4:7 299:6 16q:6 474:5 1ye:5 25a:4 xy:3
touch	b7	cw:dw 1hr:2t 108:28 43c:24 3gl:1i 40a:1h 2zi:1b 146:1b 2of:1b 40o:1a 4hm:1a 3ie:15 t4:14 26e:13 1wy:13 1jj:13 1c5:12 252:11 eb:z 2pe:y 1yk:x 19q:t x2:t 2jm:s 336:s 3f2:q u2:q 49h:q 1rm:n 1tc:n 2hy:m aq:l tw:k 2bp:k 34o:j 17t:i 3im:i cq:i yp:h 1w1:h pz:g 2jt:g 1c9:f 1pn:f 34x:f pj:f 2fc:f 16p:e 458:e 10g:d 2fd:d 2jl:d uj:c 6s:c 2os:c 1py:c 1nv:c h6:b 1uz:b 3bu:b
tak	9y	cx:48 xd:2g 1wy:28 3go:1z 39h:1r 469:1r 2a5:1p 39n:1n 3s4:1n 4i8:1m 2bw:1k 2aw:1j jf:1e 3wp:1b 1fj:1a 2f9:19 358:18 3uv:18 1z7:16 17e:14 19n:11 22t:10 2bh:y y7:y ai:x j3:v lt:v 2zu:s 3dm:q 27r:p 25h:o 3zv:o 3lk:n 35v:n 4c7:n 2bb:m 3ms:m 21d:m ti:k 388:k 2ti:j 1xs:j 17y:j 2lf:j 20s:i 1f8:h 12h:h 309:h 3kq:h 1wr:h 3qm:f 1s4:f 3uj:e 3ck:e 1de:e 2sq:e g9:e 1zb:d 3cj:d 2bx:d
coat	9p	cy:ia 4h0:2f 2rj:1k 1va:1h 3i8:1h 40k:1b hg:14 3eq:13 1xh:12 3jy:11 39r:11 12m:11 1fn:11 4d:11 2ch:z 1jz:x 1gq:x 1i8:x 2y9:v 3t3:v 4bx:s 16v:q 1c9:p 4f3:o 3j1:n 1e1:m 34v:l sx:l 1dt:k 2wf:k bw:k 158:j 41r:i rj:i 4mh:g 4mi:g 14x:f 2y8:f 3j7:d cu:c 1fm:c kj:c 4mg:c 1g5:a 15s:a 2uj:9 19x:9 1g7:9 1ga:9 2fb:8 23:8 tr:7 12o:7 1gd:7 1y3:6 19p:6 1xu:6 3jx:5 4n:5 1z8:4
broken	7h	cz:3z t3:25 3ab:22 34i:21 39k:1u 4bq:1h 3my:1g 37w:1c 3qb:18 2bs:15 w6:15 l2:11 2aq:y 35s:y 37u:y w4:u 2e0:t cd:t 3vq:t 4of:s 2xp:r 443:o 2x9:o 2ap:l 35r:k 2cl:i 3r2:i ip:i 47m:i zy:i 1vg:i 3ln:i iu:h 34s:h 2wt:g x3:g 3rq:g ck:g 14c:f 3ik:e 1vq:e 3c6:e tf:e 3x8:d su:c 1t1:c 102:c 1z9:c 442:b 1iv:b 1xv:b 2ev:b 3x7:a 23j:a 6w:a 1rm:9 3aw:9 i0:9 l6:9 2oq:9
through	pa	d0:af 1st:3e 47o:1l 2eb:1k ve:1i 333:1e 294:1d 1hs:1a 2gj:18 w1:18 36s:17 3yc:16 o4:11 3cz:10 41z:10 1s5:10 3bi:y 2bo:w 2r7:v 44z:u 39t:t 17z:t 4a0:q 3j6:n 4p8:n 3o9:k 3ag:k ym:k 41o:k 1al:j 81:j 4lm:j ak:i 1uv:i 1mx:g 277:g 3ib:g 1b3:g 1he:g 2c2:f 1f6:f 130:f lv:f f7:f 35a:f f0:f u5:e jh:d 26u:d 2ut:d o:d aa:d 1sm:d 12m:c r0:c 2gv:c 17n:c 3gv:c 2tw:c 3jm:b
chill	8a	d1:97 3gh:u 3l9:n 2dy:m 3kp:j b9:j b7:j 4fw:i ow:e 45x:e 2o3:d 4dj:d 30o:d 3ko:b 10c:a 3zw:a 2u5:9 19z:8 3qm:8 22m:8 lg:7 1lp:6 ew:6 17x:6 31m:6 1m0:6 260:5 3sd:5 3k:5 1gd:5 zz:4 3se:4 cv:4 3fg:3 j0:3 3i:3 12h:3
means:peel	u1	d2:ln 1xl:1s 4b1:1l d5:1h 41f:1d 2ob:r 9g:q 34j:q q8:p qd:n 1xh:m 8z:m 2co:l 2sd:k 4bw:j 3s8:j 1dt:h dy:h d3:g 23f:e 187:e 2br:e 112:e 2sf:d 1gh:d 7f:c cv:b 29d:a 255:8 1xr:8 3od:8 di:7 ay:6 3sp:6 3hu:6 dj:6 35t:6 2am:6 d6:5 1iu:4 b3:4 2si:4 1og:4 129:4 ii:4 21q:3 3c7:3 py:3 2hz:3 137:3
peel	qr	d3:lh 1xl:1u 4b1:1q 9g:s d5:r 34j:q 2ob:q 2sd:p 1xh:p 8z:o qd:o d2:m 2co:l dy:k 4bw:k 2sf:k 3s8:j 1dt:i 2br:h 23f:g 112:f 3hu:e 1gh:c 29d:c cv:c 7f:b 2hz:9 1xr:8 di:8 q8:8 d6:8 255:8 137:7 b3:7 dj:7 ay:7 35t:6 1iu:6 2am:6 1ut:6 2si:6 3c7:5 3od:5 1iv:5 py:5 1og:4 2cl:4 21q:4 2td:4 2tf:3 1im:3 2bt:3 3qf:3 2lw:3 7j:3
food:courgette	4l	d4:gs 26o:11 26w:o df:f
skin	12f	d5:lx 2jm:41 d3:1b d2:19 3ui:17 dy:16 1kp:14 41f:14 sk:z 233:x 2jt:s w8:q 20f:p 2pa:m 1bd:j 41v:j 3by:h da:f sy:f 3n:e 1am:c 8z:c 2os:a 3tn:a tq:a 2se:a 1s2:a dj:a ss:9 1t4:8 1o8:8 2sp:7 168:7 1fs:7 di:7 10f:7 23f:6 2x8:6 4n:6 2be:6 47y:6 1ut:5 mk:5 2sc:5 xm:5 t0:4 3l8:4 2cv:4 4at:4 t6:4 zq:4 1vx:4 2ou:4 pj:4 223:3 rp:3 12f:3
food:ginger	mb	d6:my 4li:1w 4dc:1i 489:x 129:k 2r1:j 3bs:f 34i:d 2m3:7 1su:6 15o:6 20s:5 2bt:4 2eb:3
food:squash	43	d7:bn 4kn:2d 7f:27 da:1g iv:1g 3iu:1c tp:17 1y5:y ip:t 38x:r 1hi:q 2aa:p 24:i 17h:g 1ud:c 1uf:b to:a 96:9 jt:9 1xb:7 3u7:7 215:6 du:6 it:6 ab:5 2hr:5 4ko:4 1y8:4 yq:4 3a6:3 z5:3 1y9:3
mash	mr	d8:k7 o3:3w 16i:31 2cx:1q 10s:1o 24e:19 2eo:14 48a:12 1jk:12 37o:12 36f:11 28j:y qt:w 352:u 4iq:q 1wb:q ib:q ip:o yq:n 7f:m 2h9:l 1ea:l 2q5:k 329:j c6:h 2q4:e 3b8:d 1we:d 426:d 39k:c 1wh:c 5i:b 8k:a 2xj:8 29u:7 2z4:6 3cc:6 35i:6 2qi:6 tg:6 38u:6 il:6 1xk:5 167:5 2ku:5 368:4 21s:4 19d:4 3ja:4 2w7:4 3w3:4 qn:4 d7:4 dh:4 cu:3 3b6:3 yu:3 1wd:3 1wg:3
nic	iu	ju:65 3ir:39 d9:38 ud:2o mo:2k 27o:2d 2qq:23 393:1u 319:1q 272:1i 4pe:1f 1kc:1f 1j0:1d u7:1c 374:1c 4aw:1a 23e:19 3w0:17 2sk:16 14x:15 19o:10 kg:10 1fx:10 19y:10 2vs:10 1r7:y 18y:y 3up:u 9y:t 268:t 46w:s 17x:s 4ai:s dm:s 3ad:r 38n:o 3ee:n 41o:n 19k:n 1fo:l oe:l c8:l 1a7:l 2so:l jq:k 3lw:k 36t:k 3r7:k 2na:j af:j ur:j 2qz:j 1c2:i 3nl:i 44t:i n0:i 4fj:i 25h:i 16q:h 1ni:h
food:butternut-squash	18	da:6z d7:1m 282:1h dr:e 1vs:a 2ga:9 2mv:5 2mw:5
edibl	1h	113:21 2l8:1s 3mn:1j 155:1i 3cw:15 q5:y 2g4:x 2hg:q 2n2:p 2n3:g qf:e 2ld:e dz:d db:b 15z:a 13a:a 1ts:9 q2:9 1f6:8 1dz:7 ld:6 qc:6 2n0:6 35z:4 qd:3 2n1:3 111:3 2eo:3
food:mushroom	jw	dc:om 111:26 4kd:1l 347:1i 27u:16 2vk:12 38n:12 z1:11 34d:z 2zr:p 3nd:k 2wu:f 33i:f 1sr:e 1wi:c 26k:b m8:9 1a7:9 84:9 1s8:8 1m3:7 1ab:6 1a0:6 33c:5 2wp:5 34x:4 63:3 458:3 13z:3
wip	3e	dd:6q 2ob:2k 42w:25 nu:x 189:q ms:c ax:b ei:b 32l:a 1cs:8 no:8 da:7 dz:7 db:7 219:7 1a1:5 112:4 ts:4 67:3 7u:3
lazy	1k	3wt:1q 37x:1m 4cg:1f 3x4:16 de:10 1zz:z 1wr:r 3qm:p hg:n 2en:k 2bh:i 37q:g da:f 10t:f dz:f 37p:c k3:b k1:9 id:9 1do:8 14f:8 36n:7 1eb:6 mv:6 1x2:6 10p:6 ht:5 1g6:5 1bi:4 b3:4 db:3 b5:3 1oe:3
food:aubergine	9w	df:kx e2:3g 2w8:1p 1ij:18 1di:x 1t3:v 2iu:t 1fs:s 4aj:i 146:g 2cf:g 49n:e 1hm:c 39g:b 19n:a ft:9 1zb:9 d4:8 2vq:7 2ao:5 3iy:5 223:5 2io:5 1uu:4 153:4 ed:4 l8:3 39h:3
food:apple	bd	dg:mc 227:20 2e:1b 38i:18 39r:15 1qo:10 38j:w 1ke:u 19e:r 3y3:p 2zu:n z3:f 1bs:c 1us:9 1bw:8 o7:8 21z:8 21r:7 10g:6 21t:6 od:5 182:5 3cq:4 2ax:3 1tn:3
food:new-potato	2s	dh:7q yv:30 3b6:2x 2z4:2w 246:2e 3td:1o yu:15 dj:k yw:g
scrub	2u	di:9e 3uh:2p e6:1p 20f:1m 2ti:16 2th:x 189:p 2pe:o 2tg:9 226:6 4iz:6 1b7:5 1qq:5 3et:4 1cs:4 1xg:3
jacket	1f	3nh:w 2g3:t 16o:n di:i lm:d d2:9 d3:9 du:8 3c2:7 3b9:4 1vx:4 x0:4
wedg	4c	dk:d7 2dd:27 2e7:1f 24g:1e 14b:18 1re:10 27r:10 2sf:t 24m:s 1b6:n 1v6:n 1mx:k 1h0:j 36f:i 28j:h 1n0:g 2si:f 1u6:e 1qu:c 3fk:b 139:a 16y:9 7j:7 2sv:7 8c:5 dg:4 2sz:4 285:3
eat	2h6	dl:g2 dm:4a lk:2r ug:2k 1ny:2k 33m:2b 1yi:22 1l5:1v lh:1t lj:1r af:1q 2id:1p 2ic:1o 266:1n yd:1k sf:1c 1ob:1c fj:19 1lb:18 1nj:17 19v:17 ag:16 xf:15 2bm:14 1qn:14 2g5:14 3f2:13 1wf:10 am:z la:z ae:x 3a3:v nt:v 35k:u 1bl:t 2i2:t 1n5:s fg:s 1o7:s b2:s tt:s 2se:r 1cz:q 1nz:p 394:o 33k:o 1px:o 1s:o ne:o 1nv:o k5:n 24a:n 2h1:n dw:m 1py:m 2i3:m 1ci:l 1ms:l 14j:k 1t9:k
eaten	5m	dm:2n 3wf:2b 2i4:1p 2he:1j 35t:19 qd:17 4fw:15 1my:14 2dd:13 pk:13 175:12 22i:11 43x:10 1v8:x 1ib:t 3w3:r q1:r 2hu:q 28o:q 34m:q 2cz:o 2mf:n 2g1:m 480:m 47z:m 2ib:k 2gh:j 3k6:j 2pv:j 256:j db:i 4e2:i 2b7:h 2nr:g 2np:f 22m:f 19w:d 2g4:d yd:d ry:d 2g3:c 2ha:c 3qn:b 2kr:b 22q:b 2io:a q7:a 165:a 2bm:a 358:9 18e:9 1yg:9 3m2:8 ow:8 c1:8 15u:7 22k:7 1fr:7 2o3:7 2nu:7
food:cucumber	9g	dn:kr 4m5:3b 31p:1h 2xw:v 3l5:s 1nx:r 13v:r 1c2:n 4gc:n 1yh:k 2ob:k 2l5:g 21k:f 4ek:c 1yf:a le:9 1pr:8 13b:7 bc:7 ud:7 1jt:7 1yj:6 ub:5 2ll:3
food:black-pepper	c4	do:je 3nf:1r b:1i 3zp:1e 3bn:19 3z3:12 478:10 274:u jm:t 1s2:n 3kj:m 1wx:l 2os:k sm:h xa:g 3k7:e 43q:d 14b:d 2pl:c vz:9 k2:9 3i4:9 44p:9 6s:8 2hy:8 1o8:7 3nl:7 3av:6 qa:6 2k2:5 1c5:5 24v:5 yc:4 cw:4 rx:4 3he:4 k6:4 4eb:4 3p7:4 16d:3 3ub:3 34x:3
food:swede	28	dp:9q 4m4:3a 3th:1i 456:19 4ix:14 dr:y 1c8:u to:p 12k:p da:f d7:d ig:a rf:9 2sk:4 2ef:4 tg:3 1vs:3
food:celeriac	r	dq:4n da:i 1wb:c 1vs:c 1we:5 d7:4 lp:3
food:parsnip	1h	dr:9d jo:8 dp:4
food:brussels-sprout	64	ds:ff 28i:2x 264:1c 3ok:v 1kp:u 23f:o 3fy:n 3jd:m 276:l 7j:j 1vx:e dj:8 27s:6 1uy:6 3ki:5 12w:5 tj:4 27t:3
young	m	dt:m 3ej:j 129:g 2ww:8
rustic	m	du:2u
their	1t	1pn:36 1nx:1m dv:1f 396:1e 15b:19 2do:10 ef:o 3e5:g 35c:f 3k7:c 3wb:b 3na:b 1nv:a pe:8 ye:8 28u:7 u2:7 1a4:7 gb:5 157:4 28v:3
old	td	dw:em xl:2v wj:2d 2dr:2c 35k:21 1ql:21 3kh:1o 4g1:1n zd:1l 16u:1j 3ec:1e 22h:1e 2w6:1b 1ai:1a 1xa:19 1j2:19 2ij:18 18l:16 1kp:14 14j:13 169:12 35c:11 3ks:z 2hz:y 1ob:y yx:x 33m:x 12w:x 394:w 3rz:v wi:u 40k:u 1u7:u 1ra:t 2id:t 2ic:t 23f:t 2it:s yz:q 1do:q 4ou:p 7j:o 17c:m 2d7:l pe:k 4mr:k 1qm:j 213:j 13i:j 1dx:i 1k1:i 1rn:h 3zv:h 338:h 19x:h 1e8:g 107:g vh:f 1wo:f yu:e
green	p5	dx:md oc:2a 2qu:1d 1lf:19 4de:18 2rw:18 8a:17 1wo:17 13f:15 2e7:14 1kc:11 ua:11 3mc:10 2zp:10 3ok:10 4dp:y q6:x qc:w 3gl:s q3:s 3hl:s 18y:r 3fj:r 162:r ob:q qe:o z3:n 5k:m em:m 26q:m zq:m 3eu:m 47p:l ep:l 3g1:k tv:k 31l:j 3zs:i qb:i fe:g 461:f rr:f 1rc:f jn:f 1nz:e 3ew:d 4if:c r6:c ex:c 3o2:c 1q0:b q0:b 26f:b 38f:a b:a 13n:9 d9:9 ol:9 3wk:8 dn:8
wax	1z	dy:b8 2se:1y 34j:t 2z4:l 8z:h 1zr:8 3s7:6 h0:4
kuri	i	
patch	2u	e0:5o 7c:20 wp:1r zi:15 23f:y kc:t 1vx:r oh:r 2n1:q 4c2:k 3et:i 13i:g 3jd:g 2n2:g 1gq:c tr:b 2up:b 2uo:b oj:a 2n3:a 1al:a 1u5:9 7j:9 3by:9 1ii:8 cu:8 341:8 dj:6 147:5 12w:5 30:5 257:5 2dc:5 2cz:4 cy:4 2n0:4
bitter	jy	e1:j5 ed:2l 2cu:1p 3sc:z 17o:y 3cd:n 13i:l 4l2:k 2c4:j is:i hc:i 23s:h 1j1:h 1fm:g 2f3:g 1jr:f 1fl:b 20r:a 2r7:a e5:7 3f2:7 3cl:6 2sd:6 23v:6 23u:6 23r:6 qz:6 35w:6 1go:5 og:5 ey:5 e7:5 40h:5 4li:4 hi:4 g:4 d7:3
spongy	18	e2:45 3x0:2c 49b:q 2zk:n df:m 405:f 1u7:5 25g:5 3ja:4 1kp:3
sweat	1v	e3:5p e5:2p 1zh:18 4ff:14 1sm:12 39j:w 39c:s 1zb:o 1mx:l 1n0:i 2uq:f 5j:b e7:a 20q:8 1u9:7 2c9:7 39b:7 9s:6 e8:6 2xp:4 33j:4 12d:4 e6:4 t8:3
dat	2q	e4:7a 23t:6a 1ax:1p 1cy:u e7:r 2sa:i e5:h xm:h e8:g 3rg:g 2ls:c ol:b e6:9 2iz:8 zq:7 24o:6 1hc:5 3pt:5 xe:5 ge:4
modern	k	e7:14 e8:n
purg	m	e7:14 e8:n at:d ie:6 xd:4
fritter	r	sx:1l cb:12 ec:z 2va:x e5:e e8:c c3:a e6:7 sz:7 e7:4
slurp	m	43b:1w e7:x e5:l 43a:f e6:b 43d:4
salt	8j	e9:83 xk:20 3eg:1o 1fy:19 12:11 2c0:x 1ph:v 1g0:t v7:k 39o:k v1:j 2o5:j 1mg:h 3ci:d aq:b 2xc:9 4e1:8 2uz:8 k6:7 4ke:7 24z:7 k2:5 uw:5 2c1:4 4oy:4 10l:4 49y:3
slic	169	ea:m1 k3:24 v:1y 13v:1i dk:1i 1yf:11 42c:10 zg:z 1fd:x 2sz:w 41k:v 2gr:v q7:v 3lq:s 2do:s 1w:r 2ju:o 1sx:l df:k 44d:k 45t:i s6:i 3sd:i 4eh:i 449:i 1k7:h 13b:g nc:f 1sa:f 3ej:e r9:d 3a8:c xl:c 25j:c 2ip:c sg:c 2lq:c 2se:c 1hi:b 3ow:b 3sf:b 2ef:b 1ta:b cl:b 16w:a 40a:a ev:9 1zb:9 17g:9 39k:9 3j0:8 37m:8 3ov:8 1p7:7 45u:7 45v:7 14b:7 1k6:7 1v0:7 45w:7
food:tzatziki	16	eb:60 e7:2h 26f:1s 272:q 2va:o 19k:d u4:c 40b:8 e5:5 e8:4 2w1:4
wring	t	e7:2j ec:k 21s:j 4ma:i 1e:d 2bq:b hl:6 e5:6 e8:5 2bs:5 2kc:4
bitterness	12	ed:1r 39c:v 3pj:j e1:c 3cf:a 2cc:9 326:9 39b:8 1c0:8 35w:7
today	4l	lg:30 2ow:1z 1rq:1z ex:1t 3gn:1l 4av:1b 3zm:18 3ty:16 488:14 3fo:z 22j:v 2qq:t 2qa:r 27q:r 4cn:q 331:n 38x:l 299:k 3sf:i 1k3:g 1ru:g le:e xl:d 1d8:c 46p:c v:c ee:c 489:c 2lc:b g6:b et:a 357:a 9t:9 hx:8 22h:8 1gj:7 12r:7 11d:6 z4:6 1na:6 35m:6 us:5 4cq:5 4ck:5 4co:5 4cp:5 e4:5 1n2:5 dy:4 qb:4 2m0:4 3la:4 133:4 239:4 22y:4 338:4 sc:4 q6:4 2cl:4 1fo:4
mild	6m	ef:58 2c8:25 11n:1v 11m:1p xo:1l 2cd:1f dv:16 26h:10 1ge:s am:j vq:i zb:f pe:e io:d rr:d yk:c 341:b 35c:9 vr:8 2r2:6 2xg:6 28v:4 3m5:4 ek:4 33m:4 11z:3
teaspoon	6b	eg:49 43v:2k 12j:1u vq:11 11t:v 11z:v 1by:s 2n3:p 3ot:p 2k2:o 1kx:m 478:i 2xc:i uw:f 422:e 3jf:e 1ge:b 1cx:b 10v:b 20g:a 133:8 13r:8 gc:7 12:7 28s:7 iy:7 qu:7 37r:7 1cs:6 375:6 8o:5 2wu:5 30q:5 2zw:5 30a:5 11v:4 g7:4 44p:4 2de:3 3lb:3 15x:3 23b:3
means:sink	mr	eh:i1 155:38 195:2s w4:1y 48d:1s 2du:1o 3b6:1l 1jk:1l cz:1f 1oi:1e 4nx:1b x7:1b 2uh:19 2ev:12 4bp:z 3sh:y 1tj:x 33j:x 48f:x ym:u 1fj:u gu:s jc:s ck:o a9:n 2bo:n 3x9:k st:k 2zp:j 41v:i un:i 1wb:i 2el:h 3so:h i0:h gv:h 2lv:h 202:g 20x:g 3m:g 3yq:g 1h9:f 12x:f tp:e c4:e dq:e 451:d 59:c 43l:c 12i:c w9:c 2gr:c 2h1:c 1tb:c 2kn:c 1sn:c 1uc:b 94:b 3d2:b 4jt:b
brush	3a	ei:d6 3wu:24 2ti:y 1zs:k 2jc:i 1p0:i 12n:h 2lr:f vx:f 1th:b t6:b 1zf:9 23z:8 223:8 p9:8 3yf:7 2y9:5
means:skip	1g5	ej:fk 5e:4i ui:37 1bq:26 9i:23 1cp:1w x6:1q bi:1k tw:1i km:1h 3g2:1f 1bo:18 26w:17 5w:11 162:z 1b0:y 3d:v u3:t 3eo:s 32p:s 338:s 34n:r 62:r 3g:r 49q:q 3s5:q 1f5:p w:o 49w:n 8u:n 2a3:m jo:l 1m4:j 2bi:j ne:j 1pn:j 3bh:j 41s:i 11y:h 47l:h mc:h 3ng:g 127:g 11o:g 2x6:f 4n9:f 39:e 1bp:e 52:e 33g:e 98:e 1bx:d 42f:d 1jp:d 2bm:d 1ck:d 4ae:c 1gd:c 5o:c m:c
filling	1m	3np:19 1v9:18 27p:12 37m:10 2wj:o 2x8:m nf:m ym:k 30m:j 1ki:h ek:g 29s:f 196:e 1ne:c j6:b yk:a 34p:6 rp:5 ny:5 2xg:5 2u5:4 27q:3 w7:3
15	45	x5:7u el:2m 4mp:29 3x0:1s ko:1o 2ud:1c 4mt:16 4mu:15 3vw:13 14y:u 7p:r 45q:l 23c:k 37t:h 10k:f a2:d 38e:b 10z:b 2am:8 3lx:8 2v7:7 nx:7 6u:6 14k:6 lw:6 2bi:6 ql:6 3ai:6 1hq:5 2uk:5 2b0:5 29b:4 36:4 3kc:4 hw:4 19y:3 3pk:3 35a:3 29a:3
rip	66	em:bl 1ie:4h ex:2g sd:2d en:1k 3c8:17 w6:12 2v3:10 sy:z 2eo:t 4nu:r 199:k 2ek:k 4nt:k 48i:i 1ae:d 3gv:d 25e:b 3cf:9 et:9 ep:8 tq:7 28o:7 3fi:7 3wt:6 3jy:5 3o5:5 hn:5 41:4 7e:4 33p:4 39n:4 14k:4 1pr:4 es:3 4e:3 16a:3 1og:3 7p:3 41y:3
food:banana	3p	en:h0 15s:1q 3uy:17 21k:8 1hq:7 3a2:4
means:pale	ts	eo:hd 4od:1x wd:1g ya:1a l5:14 19e:y 2pa:v vx:u 17b:r 489:p 2rr:o 2cw:o 136:o 379:n 3xy:m 11a:k 372:k nk:j rs:i 1fb:i ig:g f1:g 157:f wf:f 4js:f 34u:e 37a:e 37b:e 1so:e 158:e 3fh:c 1ti:c 3of:b 3eg:b 2x:b 4bn:b 1zb:a 2p:a 1t:8 fs:8 qy:8 tr:8 16e:8 2fs:7 e2:7 2q5:7 20o:6 b4:6 1rw:6 n6:6 2q4:5 3mr:5 21g:4 1u9:4 sm:4 1f1:4 147:4 n9:4 159:4 cg:3
food:avocado	bv	ep:ju ia:1t q:1c 3ow:y 13r:j 1s4:h 2jz:d 3w5:c 2jx:c 4fv:a 426:9 1c2:9 10f:8 38g:7 yf:6 13e:6 3dk:5 rz:5 1t3:4 2sy:3 2jy:3
food:mango	5r	eq:jk 2w6:15 46v:11 46u:11 198:t es:e 25c:c 2nd:7 3b4:6 en:6 1b9:5 1cj:4 h9:3
food:fruit	dh	er:j7 15n:6b 26l:2j 1fo:2b 197:1m dg:1b eq:17 1gj:14 28o:13 ez:11 250:z u5:x 4b2:v 4dm:u 1f0:t 1vd:q 2k8:o 2co:n 4ms:m 3xb:l 20w:k 38i:g 13q:g 3la:f o7:e 25c:d 2sy:d 3s6:d 2fa:c f2:c 198:a z3:a 4z:8 26x:8 dy:8 1ax:8 na:7 26v:7 2w0:7 1iz:7 2ez:6 3zm:6 13e:5 10j:4 32l:4 2sj:4 1j4:4 1v9:4 1vl:4 26u:4 1o4:3 1fp:3 en:3
overrip	o	fi:x 2sp:f en:e f3:4 fe:3 es:3
rock	6i	et:8d em:33 e6:1r 2cl:1m 13s:1f 3b0:1a 2k3:1a 1nc:10 2eo:10 ex:y 19u:x 4io:u w2:s 29z:q 5j:q 2bn:o zv:n 101:n vl:k xl:j 2hf:f tp:f 3fl:d kd:d 4gv:d a3:c 1p5:c 1z5:c 1mg:c 1dg:c 1bv:b 21j:b 2s2:a 26l:a 13r:9 fa:9 13f:7 da:7 hz:7 35z:7 ep:6 1y6:6 3az:6 2ee:5 36r:5 2s1:5 1lh:5 1vs:4 zq:4 1og:4 1k3:4 zr:4 1k9:4 s:4 13e:4 zw:4 to:3 2e:3 d7:3 2un:3
usabl	14	490:2k 3bo:2e 3tp:1n es:16 18e:n 2hq:h 3u9:e f3:c 1e3:c 149:a 1hx:a fi:9 fp:8 mz:8 474:7 1ye:6 9s:6 j8:5
food:banana-bread	2a	ev:ab 1hp:1t 460:1l 2ga:10 1td:t 1fd:p 2ep:p 1mb:m en:k 2mv:i 2mw:i 1co:c 40y:b es:9 10y:9 1lh:9 2d1:9 1fl:8 4c:8 yt:8 3wt:7 2mu:6 37u:4 2d2:4 1pr:4 3c:4 36r:4 xl:4 1ji:4 198:4 252:3 fa:3 em:3
spe	3s	ew:3t 12h:37 ti:1v 2bb:1i 2xu:1h 3iw:1g 3xu:1d 2dc:10 1wz:y 1c8:v 3m0:u 3vz:s 2wv:s 13f:r 1es:q 3je:j en:i 1z2:h 3hp:f 29x:f 2bh:f 1cp:c co:9 1st:9 2bj:8 34n:8 em:6 1l4:6 cp:6 17c:5 es:5 d1:5 24v:4 sp:4 hz:4 2eo:4 1mh:3 sm:3
ripen	16	ex:41 2eo:16 em:t en:m 3zt:7 2ep:4
black	148	ey:c5 20r:3s hi:3k 135:33 20s:33 qz:2d 1a6:1w 3ca:1w 3c9:17 2m3:y 2zp:o bm:n 259:n wp:l 1m8:j bl:i 3k7:h e0:h 1xr:f u9:e ia:e 2td:e 426:c h8:c bj:b hz:a 2cu:a 4bo:a 1xh:a 7v:9 1fb:9 1vt:9 yw:8 ro:8 qs:6 3s2:6 gq:6 180:6 e1:6 f8:5 2i:5 2te:5 5m:5 25s:5 dd:4 18g:4 7c:4 1b7:4 3z5:4 3im:4 21i:4 1jz:4 6o:4 w7:4 5v:3 3in:3
food:pear	43	ez:i1 2x4:1j 40q:1h 3r1:p 1a3:b 2x5:3
test	6q	f0:8j fn:4y 208:2t 1y2:2r 95:1y 1e3:1q jh:1o 455:1m 3ja:1h nx:12 19q:z k1:y es:v 2s8:u 3pk:p 1fg:p q7:m 1jm:l 2er:l 1rh:l 2ax:l 196:l 101:j 17p:j 1va:i 2tz:h 1al:f 1ve:f 1ks:e 2di:e 40:d 12t:d 1jw:c 1rg:c 2ow:a 3ac:a f3:9 156:9 1dw:9 1tg:8 1re:8 1rd:8 18o:8 16y:8 2ji:8 1vl:7 1d2:7 yc:7 1tw:7 8h:7 206:6 rr:6 1tt:5 1hy:5 x8:5 12o:5 42:5 2wv:5 r2:5 je:5
pal	ix	f1:dk wd:2k 4od:24 l5:1m 2cw:1k 4js:1j 379:1g vx:1d eo:18 489:11 37a:10 37b:10 19e:10 ya:10 2pa:w 119:t 17b:s 136:r 158:o 372:n rs:m 157:m 3fh:j 34u:j 1fb:j ig:f 1ti:e 4bn:e tr:d 3of:d qy:d 38z:b 11a:b e2:a 20o:9 1u9:9 fs:8 2d3:8 1ua:8 2fs:7 2q5:7 3ju:6 es:6 n6:6 hi:5 2xp:5 159:5 2p:5 lp:5 4ec:5 2q4:5 1t:5 2v9:5 b5:5 1fq:4 5v:4 2j0:4 yi:4 1kt:4 2uv:4
food:pineapple	2l	f2:c6 es:z f3:a
food:melon	m	es:1i 199:u 153:a
food:smoothie	12	f4:71 ya:1d 3g7:q 220:n 25c:k h9:3 221:3
means:bake	14z	f5:ki 1xj:1j 18m:1b 42:12 22p:11 1xa:10 1td:z wm:y ho:v 1cn:u 1jg:u rh:t 18o:q 2qu:q 46:o 3tl:o 1q2:n 3c:m 25r:l 3ws:i 1s5:i 4t:h fh:h 4h:h 330:g 1n0:g 8w:g 20b:f zl:f rg:f 1i3:f 1v6:f qt:e cm:e 2d7:e 2fr:e 25u:e 2r:d 1fu:d 35s:d 180:c r8:c 1f7:b k3:b uj:b 1ye:b 1fa:b 13o:b fb:b 4o3:b 129:b 4d1:a 1ts:a l4:a 37u:a 1ez:a 1tg:9 133:9 os:9 1j1:9
yellow	9p	f6:hw vu:3m o5:26 2zi:1q 2e4:19 ya:16 42a:15 15c:14 2qb:11 v:11 1bq:x 3xj:v rs:t 1me:s 2mc:r 39v:r 2cp:o 3ft:n 1bo:l 3xi:k 1am:k 3a9:j 18p:j u0:f 34u:e 1bx:b 3lk:b 7l:b kq:b 2p3:a 18a:9 2mb:9 2ma:9 10m:9 8z:9 oy:8 2vq:8 ux:7 1bp:7 1kt:6 1y0:6 1kr:5 l5:5 3eo:5 26q:4 17o:4 pd:4 2n4:4 1t6:4 pz:4 3k6:4 1iy:3 wd:3 sv:3 w4:3
plenty	1z	f7:5q 36p:1h 39g:1g 27p:15 3vg:w 26j:j 2u2:i 11g:g 2q8:g 4ec:g km:c 128:a 22h:9 3fj:9 tz:8 22g:8 1e8:8 12p:8 ua:6 tv:6 2d3:5 4ox:5 b6:5 3kj:5 jk:5 bb:4 1m0:4 1em:4 ax:4
smell	120	f8:k7 v5:38 1ws:2q 1a6:1w xj:1b 4n7:v qz:t 1fj:t 33j:r 2qk:q 2nf:p 3ie:p 1oe:o 20u:n xm:n np:m wp:m 2rs:m 24x:l fj:j ey:j 20r:j pv:i 1v5:i fg:g 3le:e xs:e mc:d 12y:c 22s:c jj:b 1dv:b bl:b bm:b 22v:a 3ak:a 2yx:9 2h2:9 67:9 22d:9 gu:8 23w:8 1oi:8 gh:7 4bz:7 37k:7 20x:7 22l:7 h8:7 yw:7 au:7 3m:6 e4:6 3wg:6 256:6 qs:6 1rc:6 2h1:5 2cu:5 135:5
sweet	fl	f9:ih 1pt:33 1pm:28 1cj:22 2o9:1g 11t:1d 4a9:1a 2c7:18 f2:17 1pj:z 1oa:z 28k:w 25e:v 17o:u 2xc:u 1j6:u 4cc:u 4cb:u 3ch:t 1pr:t 24n:s 3zu:s 26x:p 11p:o 14v:n np:l 11x:l 48:l 3ra:k 1y4:j 2qg:j 199:i 2r5:i ub:i 38r:i 24p:h 3yo:h 4fx:g 2fw:g f3:g 26o:f 4mh:f 4mi:f 1j5:f 1j7:e 1ja:d 2vf:d 2w0:d 25i:d 14t:c 34o:c 4e8:b 4mg:b 1fr:b 1d1:a 25c:a 2hx:a 1ag:9 f4:9 1p7:9
130	i	
fan	5v	fb:7z 37f:25 2sj:13 2v0:w 2bc:o 107:l 1fw:l 2ay:l 1oq:k u2:h 160:g 2v1:f 102:f rg:b 3je:b 1x5:a 18l:a jo:9 2v2:9 1ac:6 2v7:5 20n:4 u3:4 k8:4 ky:4 kj:4 z9:4 2dq:4 2a8:3
stalk	a0	fc:dg q1:80 3i4:26 3c0:1n q7:18 2fz:11 1ru:x db:t 2sq:q 48g:n 2s9:l 2zu:l 256:i 11y:f py:e 13v:c 12k:b 1t3:a 15h:9 qd:9 3w5:7 30b:7 5k:6 tv:5 31o:5 13r:4 18e:3 qg:3 134:3 qe:3 en:3 1w7:3
neck	12	fd:89 4iw:7 zm:3
means:mould	4l	fe:cl 39p:45 1xj:1j 2w5:19 32g:s 212:s 3as:s 258:q 461:p 1dz:n 129:m 1ts:l 20b:l 1v9:j 19b:j 34j:h 2r1:g 1po:g 1is:d 2fu:b 239:a 1fu:a ro:9 4ha:8 zq:8 13w:8 1u8:8 1cn:8 214:7 16u:6 1e3:5 20w:5 1in:5 257:4 126:4 1bv:4 1oh:3 2em:3
winy	i	
means:throw away	dl	fg:85 2bd:4n 26k:1s 3a0:1o 4ev:1f 3gu:1e 2j7:1b p8:19 e0:17 2gk:x 1a2:w 15h:w 176:u gu:t 27q:r 2ub:r 3tx:p x3:m 1wq:l 3bu:k 3in:j 7c:j 1vx:i 168:i 1zg:i 1ye:g l7:g ld:f 3iz:f 2j6:f qd:e 10h:e 3m2:e 276:d 2bc:d 3gk:c 1d2:c 1ws:c 4a7:c 3pi:c 1hx:b 22d:b 18q:b 25g:b 31p:b 1b1:b 222:a 349:a 12q:a 2bp:a a0:a 2fe:a 2ff:a q1:a 155:9 xl:9 3m8:9 fc:8 w9:8 33b:8
bak	18o	fh:l9 1ew:2e 1xj:1c 18m:17 42:11 ho:11 22p:y 1td:y 1xa:w 1cn:u wm:u rh:r 1jg:r cm:q 2qu:n 3tl:m 46:m 1q2:m 2r:l 3c:l 25r:k 18o:j 1zp:i 3ws:h 1s5:h 1i3:g 1b7:g 4t:g 4h:f 1n0:f f5:f zl:e 330:e qt:d 2d7:d 8w:d rg:d 2fr:c k3:c hp:c hh:c 1v6:c 180:b r8:b 25u:b n9:b 1fu:b 35s:b 1fa:a 129:a 20b:a 1zo:a 1ts:a r5:a 1f7:9 fb:9 xw:9 37u:9 1ez:9 13o:9
mouldy	24	39p:48 fi:3p 1e3:38 es:11 32g:x 461:q 129:m 1po:k 19b:k fe:i 34j:h 2r1:g 2sp:e zq:a ro:9 4ha:9 13w:9 1cn:9 1u8:8 3l8:7 16u:6 20w:6 1in:5 1bv:4 239:4 126:4 257:4 259:4 2hq:4 ol:3 2hp:3
bin	7m	2bd:4r fj:2f 26k:1u 2bc:1m 2px:1i e0:1g 25g:1e 1wq:1e 1a2:1b 2ub:12 15h:12 b6:10 3bu:z 2gk:x 3m2:w 3iz:v 27q:v 155:v gu:t 3gk:p 7c:n 1ws:m 168:m 10h:k 176:i 36r:i 3qf:i 37m:i 12q:h 1vx:g jj:g 276:f 22d:e fg:d 2fe:d 2ff:d 1qq:d 2pu:c hs:c 12w:b 2ix:b 1ye:a 22v:a 24x:a 2cg:a ld:a 4a7:9 m6:9 1xg:9 299:9 22l:8 3m:8 27r:8 2h1:8 xs:7 2fa:7 47r:6 13a:6 jd:6 21i:6
smok	nh	fk:j5 qs:2f 2ng:22 1v5:18 164:m fn:k 20r:k xa:k 218:h 3ea:g 3ij:f 216:f 3pj:c 2jj:c 3e9:a 1a6:a 33t:a 11x:a ap:a 26s:9 1lc:9 2cu:9 4l2:7 20s:7 y2:6 2fw:6 ey:5 wp:5 na:5 bm:5 hi:4 1fy:4 n4:4 7v:4 y4:4 f8:4 fo:3 2ih:3
means:temperature	q0	fl:gj 32:4r ft:2z 1rn:2o 13o:2n r8:22 rh:22 fn:1k 8h:1k yc:1k 31:1g 1gx:16 fb:15 102:14 11s:12 fu:z rj:z 1d2:q fs:o 25p:n 91:n c8:l 7o:k 3s2:k 4av:j r9:j 1t1:i 123:i 1z9:i rr:h 1rh:h 29v:h 1y2:h 2gj:h fx:g 23j:g 1vz:f 2fu:f l6:f j9:f 4n8:f 1rg:e vq:d jk:d 2wj:c 4h:c 4t:c nd:c 19:b 3nz:b kn:b ox:a q7:a fq:a 2tq:a 17x:a vr:9 2o1:9 2jj:9 34:9
batter	kg	fm:k5 fz:23 ce:1q 4ni:1n 3z1:19 gb:16 t2:y 3cc:w 3jx:v 2do:t fy:t g0:t 1ex:q 2f2:p ou:p 12x:l o7:l 1f6:k 2wf:k 3nt:j 2qu:j 1vn:i 2qv:h 3hl:f 1kt:e 3yq:e 3jn:e 27h:e 2w3:d 2nr:d br:c 1vp:b gk:b nh:b 1va:b 2wr:b 1dc:b sz:b 460:a 2v7:9 nu:9 21f:9 1dg:9 1qj:8 oa:8 8z:8 4bx:7 37m:6 4ps:6 o8:6 3lp:6 2fr:5 3sw:4 1uv:4 wh:4 4p2:4 3qs:4 17r:3 4jw:3 1ah:3
shimmer	1b	fn:54 3qi:20 2jj:1i 2ax:e xn:a fs:8 xm:8 2di:7 f0:5 82:5 2lm:4
food:bacon	at	fo:kg fp:57 16g:2w 1wk:1x 4bf:1l 2s6:18 33t:v 217:v 15y:v 1ke:t 19z:q 27j:i 3e4:i 2c0:e ox:a 202:a 219:8 21r:6 21w:6 21t:6 u4:6 4kf:5 218:4 14p:3 1tn:3
food:pancetta	47	fp:dp 4kf:1v fo:18 188:10 1o0:j 3i1:h 3kz:f ox:8
food:duck	18	fq:8v fr:3p 1he:m fn:b 2an:4
food:duck-breast	r	fq:2m fr:1v 1sh:a wv:6
sizzl	43	fs:bf 3gr:2d 3g5:1j 2nl:14 39j:14 47r:13 34x:x 1y2:q 3bi:o 7b:n qg:n 1ae:m 2ax:k 188:j 14l:i 7h:f 1xn:f ny:c yw:a 12s:9 1d1:9 2me:8 pu:6 226:5 38u:4 40k:4 yd:4 2fb:4 2c1:3 3mx:3
220	1k	ft:5m 1fw:1f 217:18 9i:g 202:e 12j:b 11s:8 218:5 tt:4 1rn:3
200	2d	fu:2l ja:2g 1g2:1v 11s:18 3wv:12 ft:11 27m:11 1z2:u 3w1:u 20n:q 3gs:o fx:o 3jp:m 33n:e 1az:e up:d 84:d 29h:b 26t:a 312:a ov:9 18l:8 3gi:7 lv:6 1ij:6 j9:5 23b:4 2aa:4 rh:4 yi:3 j0:3 ap:3
puff	38	fv:d5 2lp:1c 1v1:13 4f3:z 4ch:y 36p:w 2wf:t 2kn:s nh:j 1i0:j 1hz:j 1wz:h 13x:h 118:g 1op:g 1fa:f 1da:f 2ca:f ng:e 1hy:c 2cs:c 1i1:b 1qr:b 23w:a wo:9 1i5:9 yl:8 1hd:7 1zr:7 2c9:6 2ui:6 1co:5 kc:5 1ic:5 1tm:5 gd:4 uh:4 1oj:4 1id:4 23t:3 2kv:3
hit	2l	fw:76 3gu:25 283:25 sn:1y 2e:1o 3j4:19 3ow:16 489:15 12f:15 1r7:11 2t3:z 48t:p zt:o 37:m 3wg:k 21l:i 2lq:i 2om:i 2ol:i 1vr:h 20u:d l8:c 37y:b 4c2:a 1ez:a 20d:9 12j:8 24c:8 7d:7 11x:6 29k:6 1ki:5 8t:5 1ak:4 2jj:4 3qj:4 18i:4 i9:4 2jm:3 j9:3 bx:3 20e:3 xx:3 1gd:3 326:3
cooler	t	fx:1x 3tj:p j9:d se:9 th:6 ap:4 rh:3 s8:3
food:cake-mix	21	fy:3m fz:1t 21f:1g ce:1a 1ww:18 w0:u 1vy:k 36k:i oy:g 2el:e 25g:e 1fi:a 1hy:9 1eu:9 2mf:6 jx:6 1tf:5 2em:5 2no:5 4oz:3 6s:3
food:pancake-batter	14	fz:2d 3qf:1k 2ug:u fy:t g0:b 1by:7 1tz:6 bq:6 10t:5 33q:4 fm:4
food:pancake	8z	g0:iu 497:1x 3qh:1v 13x:1s 2pz:1l 452:1k 1v9:1h 3qa:1d 24h:14 1p3:z 3cc:t 166:s 27x:r 1tz:r 1h9:o pk:n 35m:m v4:m 2xj:l 2mh:l 1dh:l 1ms:j 4ch:i 1x5:g 2kk:f 1mt:f 1ac:f ng:f 2v2:f ge:e 1p4:d fm:d c9:d 15n:c oa:c 2o2:c 3es:c b0:a 1g9:a 27o:9 fy:9 1ki:9 1xn:8 2w3:8 44a:8 1ao:8 mx:8 3k6:8 2ds:7 nh:7 3en:7 16o:7 456:7 o7:6 w3:6 454:6 2bp:6 30m:6 338:5 1ha:5
rest	w0	g1:dj 3mn:1m 2tc:1d jr:1a 35a:16 46c:13 p3:11 2bi:11 e0:z 2lv:y 3wk:w 230:w 22i:u 22k:u 22m:s as:s 1m0:r 2h:q 1s:p js:n 2je:m ax:k 22g:k 4pk:j 48w:i 48v:i mj:i 1bs:g 30c:g 24r:g 35l:g g6:g 331:f 43x:d 2o3:d 3s:d fj:d 22f:c 2mu:c 2fj:c 363:c 3b7:c 3j:b 1eb:b 1fu:b 49x:b 1ig:b rx:b 1aj:a 3ki:a 2sp:a 3a7:a 28w:9 1e8:9 1g5:9 1xl:9 35v:8 ls:8 3l8:8 1m3:8
means:left out	1zz	g2:hr jj:16 20x:16 sf:z 22v:x ga:v 5a:v 27a:t 58:r 22c:r 1bl:r 2qk:m 3v3:m 43s:l 13:l 22l:k 154:k 1jf:i 26x:i 2h2:i 2h3:h 2go:h 3vk:g 12y:g 1oi:f 26c:f 296:e 22d:d 3ak:c 24n:c 266:c u5:b 1rc:b 2h1:b 1oe:a gh:a gu:a 1bq:a 496:a pu:a 3c8:9 bv:9 fg:9 1na:9 af:9 1ci:9 gm:9 3d2:8 67:8 2lc:8 1lj:8 24d:8 2h:7 1j3:7 3bg:7 ah:7 b9:7 4ec:7 388:7 2u:7
arriv	24	av:1k aj:1c 11i:13 2b0:k 44:h 2ks:g 2by:c 2kr:b ll:8 ah:8 s1:8 4ib:8 1xs:8 ln:6 1o1:6 1nw:5 38d:5 29b:5 29a:4 3ai:4 fy:4 ca:3
early	hm	g4:9u 4g:5a 1d0:2o le:1j ad:1c ap:1a 38s:17 2iw:w 9t:u a2:s 3j:q 21v:q 3nn:p 4bo:o 1w8:n 9r:m 2v8:l 3h:l 1ov:j 2i3:j 10z:e 3v:e 4pg:d 73:d rt:b 65:b 1pq:b 26t:9 37:9 1i8:9 lg:9 2oj:9 9p:8 ll:8 j8:8 83:7 iy:7 w0:7 1td:7 1yz:7 35t:7 2iu:6 44:6 rw:6 44f:6 2j3:6 1s7:6 3l9:6 aa:6 e3:6 1m3:5 24c:5 10m:5 9w:5 3aj:5 37r:5 1ji:5 388:4 2qe:4 1rl:4
bowl	167	g5:lp ry:2r 3c8:2f 112:1y z9:1h ce:1e 2ku:y 3fu:w sf:r 27m:r in:r a0:q 4ke:q rz:p es:o 4hf:o 19n:n 4ef:n 20w:m 2sj:m 35a:m 2hc:m 1r9:l 3qn:l 3y2:j 1d0:i 2r5:i 3gy:i 2iw:i 45i:h 4c1:h 3wu:h 24n:h 2el:h 2g1:h 35y:g 41l:g 31p:e 1mu:e 26j:d 1na:d 34v:d 1gj:d 4c6:d 374:c 49:c 33k:c bz:c rc:b 3l5:b zt:b 1yi:b 4a6:b 2sk:b h7:a f7:a 48k:a 41y:a 4jx:9 1bl:9
tomorrow	k1	g6:9z 331:2f ee:1z ls:1v lg:1u 22t:1t 131:1o 24f:1a 22q:19 9t:18 hf:17 139:17 47x:13 lq:10 li:y 2ha:w g9:r p3:q dm:p 16j:n jr:n y1:l hx:i 3f5:h 25h:g zm:g 2o3:g 388:e 22k:d 22i:d ad:d 33f:b 24u:b le:a 231:a b7:9 b9:9 4e1:8 al:8 3sv:8 22g:8 22f:8 9r:7 34m:7 9g:7 3g8:6 gm:6 176:6 22h:6 7z:5 24t:5 2lu:5 488:5 16q:4 35a:4 1j:4 5u:4 2bx:4 43x:4 2li:4
food:baking-powder	66	g7:gp 3cl:x 23s:s gd:g 1iu:g 1d5:g 1d4:e 13i:c 15x:c gc:c 23v:a 23u:a 23r:a 374:8 io:6 1cs:6 2ej:5
power	18	g8:7i j3:1l 1jg:h ja:h fy:d al:8 fz:5 gg:5 lc:4 j9:3
school	8z	g9:6u 1mb:3p 22t:32 2ha:2s 24u:1f fz:1d 388:1c 4o4:17 22q:16 2o2:14 2rz:12 li:12 2bx:11 hf:10 24t:y 4if:y 24f:x 3pc:w lq:w 2oz:t 25h:q 3cf:l 48i:k ly:i 2kz:i 1wo:g ai:f 2iz:e kz:e 1f7:c 1f3:c mu:a 1ev:9 pl:9 3le:7 35c:7 ku:6 1zu:6 1mu:6 24v:6 3bz:6 my:5 3ly:5 3g8:4 lj:4 zx:4 3fp:4 2p0:4 3r6:4 3v1:3 2p1:3 3sw:3
worktop	49	ga:66 22v:25 1oe:1y 3vq:1q 44p:1e 3ak:12 2ky:10 3jd:q 20w:p 1a1:n 9h:k 32l:h 20v:h 2bn:g 2ph:e 257:c 4bf:c 224:b 1xg:a 174:9 br:8 1wt:8 fy:7 2s2:7 221:7 20x:6 l7:6 496:6 xz:6 3e9:5 1y0:4 al:4 2cn:4 1y6:4 20u:4 cw:4 3za:4 1ig:4 2pg:3 2s1:3 2h2:3 108:3 th:3 43m:3 2h1:3
food:toad-in-the-hole	v	bq:17 1wh:14 3fl:w 3f5:p 3ce:g 36w:f 35n:c 2i6:9 c1:8 279:6 2uv:5 gb:3
food:bicarbonate-of-soda	6o	gc:ir 1u1:l 1u4:8 28s:7 h1:4 g7:4
food:self-raising-flour	31	gd:4l 1d4:32 1d5:2y vk:1p g7:9 1d6:8 qt:5 1l1:3 1d7:3
food:yeast	28	ge:d9 23s:x 13i:f 23v:c 23u:c 23r:c
means:thin	20j	gf:k6 wn:41 wc:3g 1tb:24 sl:1w 17r:1r 13b:1n 5q:1h yi:1g 4w:1d 4k3:1b pc:1a 5y:19 5h:19 pd:17 3b3:16 1xv:13 2db:z 1me:w 3pm:w 3ux:u 1t7:t 3b2:s 1t6:r 18p:r 1kn:p 1tz:o ix:l gl:l 1t5:k 4o:k 13l:j 4bm:j 5r:j 3mk:i 1kg:i 2sz:i 2cb:h 226:h 3ml:h 1ta:h 11c:g 1tc:g 16e:e 140:e 2fu:d 3lq:c 17f:c 13j:b 19z:b 29y:b 2yf:b 4h4:a 16h:9 17g:9 3ls:9 1h9:9 4gs:9 3wc:9 hj:8
gain	i	
means:overnight	wp	gh:ej 131:24 22q:1m 22d:1l 2h2:1j jj:1a 2h3:17 1ig:14 3d2:10 1qf:z 12y:z 1d8:y 22l:y lg:t 1oi:q 4dk:p 22v:o 3b5:n 2h1:l 3ak:k ee:k 152:i 20x:i 2u:i 23l:h lp:h 192:g gm:g 1hk:f 1j9:f 1hr:f kn:d zh:d 2ty:d 4in:d fg:c bv:c 2eh:c b9:b 48c:b fj:b g2:a 4e3:a gw:a 1ol:a 139:a 24f:a 2cs:a 2yu:9 3p:9 151:8 ry:8 1oe:8 gu:8 1na:8 b7:7 1j5:7 67:7 1j7:7 1yi:6
means:whisk	cm	gi:i8 ou:1w 1bt:1t 3ww:1b 3xv:14 2go:11 1dh:z 1mi:z 2e3:y 1mh:x 194:t 229:o gn:n 12x:j 4d2:c 2er:b 22b:b 4d3:a pn:a 22a:a 1xk:8 24m:8 um:7 1dz:7 34z:6 1lq:6 2e5:6 21s:5 3yw:5 1c1:5 1w3:5 1x6:4 rc:4 h4:4 32h:3 30u:3
whit	144	gj:mu vl:1y 1d7:1u 11d:1l 4ji:1e 2cw:1e f1:1b 6l:19 n6:13 1v8:10 zg:z 25a:z 37a:w 37b:w 3hw:w nb:u eo:u wd:u ld:t 1tw:s 2cq:s 379:s 3kw:r 18t:r 3vd:q oa:o 1ve:n fe:n l5:n 2ll:m 1ua:l 2j6:k 3hh:j 3kv:j 37:j 1a7:i 1c9:i ni:h 2j7:h 2q2:h xv:h 1em:h 3yx:h n3:g 3ob:f n8:f 4fx:f 2us:f 26e:e 2b:e 1tj:e qt:e 3x6:e w0:e bj:e 3mf:d 3ej:d 1ep:d 1ca:c 1it:c
dough	hx	gk:m7 1d8:51 1ca:20 1ij:1j k9:1h 1vz:1f 1k2:1b 1b8:18 fy:12 1th:10 ge:x cp:w 18j:w ce:w co:v 19e:s fm:s 3yg:s 4fy:s 1tv:r 1ti:q 1ji:o 343:n 1h9:n 1lr:m 21f:m 3nm:l 1ey:k 1vp:k cs:j 4ls:i 1tu:h 1wt:f 1vn:f rf:e fv:e 1cu:e 1da:d 1ha:c kk:c w2:b 1fi:a 26k:9 35e:9 21k:8 26t:8 j6:7 1v5:7 42x:7 1if:6 136:6 zu:6 2ox:6 4ee:5 1va:5 23q:5 1hk:4 4lr:4 1vo:4 2cg:4
thin	y8	gl:gl sl:40 wn:36 13b:33 17r:30 wc:2c 5q:1p 4k3:1o 4w:1e 5y:1c 3b3:1a 1xb:19 1kg:16 3b2:15 13j:12 4gs:12 4h4:12 4bm:x 3ld:w 3mk:w 3lq:u 11c:u 3ml:s 2sz:q 1cu:m hn:m yi:l gf:k 17g:j 4o:i 23z:i 4f7:i 17f:h 2fi:g 2yf:f 7f:f 3wc:f hj:e 1pc:e 2zs:d 44u:d 1e6:d 1co:c 1kn:c 19z:c 1tz:b 2j6:b 2cc:b 3py:b 2ww:a 2so:a 2ye:a 2df:a 3s1:8 v8:8 20c:8 17h:8 17t:8 15y:7 43z:7
overnight	je	gm:9f 131:1t 12y:1n 1d8:1d jj:19 2h2:18 22d:17 2h3:17 1qf:15 lp:z 22v:z 4dk:w 1hr:r 192:q 22l:o 2ty:o gh:l 3d2:l 151:k 2u:j 1hk:i 1j9:i 2yu:h 152:f ee:f zh:e gw:d lg:d kn:d 2eh:d 4e3:c fj:c 20x:b 1oi:b fg:b 2hc:b 3p:a ry:a 1j5:9 4be:9 24f:9 g2:9 2a4:9 b9:9 1j7:9 2dg:9 1u5:9 le:8 3l1:8 1oe:8 3ba:8 1kn:8 zw:8 1ds:8 23l:7 2h1:7 bv:7 gu:7 3ak:7 6k:6
whisk	bk	gn:hi ou:2j 3ww:1g 1dh:x 1c1:q gi:q 229:p 37p:o 1mi:n pn:j 1mh:j 12x:f 22b:b 22a:a 1xk:9 1dz:7 um:7 3yw:6 1cm:6 tt:6 21s:5 1w3:5 rc:5 1x6:4 32h:4 37q:4 10t:4 30u:4 h4:4 i1:3
means:wash	18q	go:ks di:35 no:34 189:2m 114:1w dd:1q lp:1g 3df:1d zi:15 1ka:y 3kw:x 3d6:w dy:t 112:r gp:p 159:m 2m4:k 276:k o0:j gy:j 1cs:i 2q5:h 1w7:g 2ku:e 2q4:d t6:c gw:b 3l1:b 2ob:a 3b9:7 3hs:7 10i:6 462:6 3fj:6 23x:6 4f:6 at:5 39c:5 1s4:5 1xr:5 246:5 33x:5 oj:4 y0:4 3jc:4 3vx:4 1sn:3 3ts:3 2su:3 31p:3 4fz:3
rins	ka	gp:fs 3df:2m 114:2e gy:1r lp:1o 3oo:1d 2q5:x 3ts:t go:r 33x:q 2q4:p ed:m o0:l 1ka:f 1ww:f a1:c 462:a 39c:a 3hs:9 ms:8 155:8 at:6 23x:6 10i:6 130:5 4fz:5 1r9:5 no:4 6t:4 2k1:4 1h:4 f3:3 20g:3 30b:3
food:kidney-bean	3w	gq:e0 3c9:10 37v:10 1bh:z 400:y vo:u 2hw:l 1bj:k 3ca:h 13g:d 3hh:c vs:9 vn:7 1bg:7 2rg:6 vj:6 h2:6 8v:5
food:chickpea	es	gr:me 4kp:20 435:1y nq:1s 3lz:1m i4:1l 2od:1e 1m3:1c 1bj:13 3n6:13 10p:10 3gf:z 48j:v 2ot:t 3d0:q 3ly:o 98:n 3id:k 3jo:j 3pw:j 2a4:i 26l:h 1hq:h 438:e 3fr:d 2hw:d dj:c ov:c 1dh:c 6y:a r1:a fz:9 2uk:8 2er:8 2c6:8 2rc:6 w0:6 1pc:5 19u:5 1e9:5 2m3:5 155:5 436:5 db:4 3my:4 36j:4 1bh:4 221:4 3ai:4 q2:4 2oe:3 w1:3 hn:3
food:tinned-tuna	4t	gs:gu 4o3:1x r2:1e 24o:14 2k0:14 2d9:q 24e:i 1ni:i 3fz:g 2wo:f y3:f 2j5:9 3ch:7 1jk:5 z9:5
food:lentil	eu	gt:mf 192:5c 6j:2k 4iv:1t 49d:1s 1u1:10 48f:z 1kl:z jt:y 2rd:x n8:m 2ct:m 1s4:k ni:i 449:g 1jk:f qj:f 2su:d rk:b 2i2:b 1wa:b 1os:a 4n2:a 3a2:a up:9 q9:8 2r9:8 320:8 228:8 1us:7 20a:6 63:6 2cs:5 2b1:4 r4:4 1u2:3 1n7:3
throw	el	gu:4r 154:2l 2bd:1v 3gu:1u qd:1d 1af:1c 170:19 2j7:17 o:17 3as:10 2n9:z h6:z 2vo:y 3zz:x 4ev:v yp:t 2zl:s 4pi:s 3a0:r 23l:r 3ic:r 42v:r 97:r fj:q 3dg:q 4h6:o 3ua:m zt:l 34f:k td:k db:k 455:j 1pf:i 28i:i 1a5:i 3o2:i 1hs:i 65:i be:i 1pc:h fg:h fd:h 3ls:h 33h:h fc:g 33b:g 87:g 12w:g 1b1:g 2hc:g 3nf:f 1y8:f q1:f 79:e 2ox:e 3d2:e 2j6:e 3d7:e 1rc:e 35x:d
sink	6t	gv:b0 3x9:2a 3sh:25 155:1v 45j:1n 2hh:1n 43l:1a un:19 3so:18 1sn:x n7:v 4b2:u 2ae:s 4ov:s 195:q 34r:p 1kd:o 12x:o 2k8:n 2bo:l 3xb:l 120:k 2gr:j 451:j 22s:h yl:h jc:g 4jt:g 12i:f 2ad:f 1h:e 2yw:d 10i:d 4a7:d ym:d 20t:c 1gn:c 39z:c 12v:b 2a9:b jb:a 12j:a 3pw:9 4pq:9 35w:9 jq:9 gu:8 2ie:8 1so:7 18q:7 3oy:7 eh:7 3lu:6 20g:6 44o:5 31z:5 ul:5 30b:5 319:5 1tb:5
brin	2u	gw:90 xk:l 483:h gs:h 2c0:f 2i8:c v7:b 34p:b v1:a 10p:a h2:7 33q:7 1ph:5 152:4 3ia:4
food:anchovy	2x	gx:g6 h2:1k 3lc:1e
wash	rk	gy:h8 gp:3l di:3l no:3a 189:3a dd:23 2ob:1u 112:1e zi:1c 3kw:19 2m4:z go:y dy:x 276:u 3d6:t 1cs:l 114:k 3l1:j 3df:f 3xn:e 3jc:d 1sn:d t6:d 1w7:d 3fj:b 3b9:a 165:9 3gq:9 2w3:9 3yf:8 1xr:7 ei:6 2w0:6 23i:6 rx:6 3ub:6 3vx:5 1ka:5 2su:5 159:5 31p:5 246:5 4f:5 4g8:5 2iu:4 2yu:4 15c:4 410:4 2rr:4 1lk:4 1n8:4 tv:3 2ox:3 3et:3 2n1:3 1us:3 3cb:3 411:3 2sc:3
food:soup	1cp	gz:ng v4:47 s5:32 17y:2z iw:1q 13j:1o nr:1m 4ix:1a mk:18 1tb:16 ry:16 lj:13 2wh:12 10k:y 9j:s 3ds:r lt:r 11c:r 3nz:p 5y:m 44t:k dp:j 3xs:j 5q:i 28a:h 1x0:h 2fx:g gf:f s4:f 24u:f 23w:f sl:e 1pj:e k4:d 38u:c 2kk:c 5h:c 3sx:c 281:b u3:b 40u:b 11w:b s2:b 3d0:b 1vb:b 1u9:a 40c:a 24t:9 1ad:9 o3:9 b4:8 g5:8 1z7:8 44q:8 16h:8 3ft:7 14p:7 25e:7 55:7 m7:7
food:coconut-milk	6t	h0:dy 2f8:2z lx:1x 17r:q 3d5:m w1:j 2vs:h 3nl:f 27m:e s5:a 1ky:7 19f:6 b2:6 3q9:4 103:3
food:pulse	x	2bq:24 1bj:17 28g:f 3gm:7 gr:7 up:5 1u1:5 2px:5 h1:4
gassy	k	3n6:e 37t:c 4dr:3
cloudy	35	h3:b4 2wi:47 r0:2r 240:16 23k:15 192:11 241:u 1so:p un:l 242:d n7:b 1gk:9 2xu:7 377:6 ul:6 23i:5 2wh:4 380:3 gp:3
wooden	2u	h4:c3 4fg:24 3dy:1l 1hm:15 3yy:v 3x6:q 1og:k 1tj:i nb:e 1wt:d 18q:d 1ii:c n5:b 1oo:8 me:6 7p:5 n7:5 1o9:4 1or:4 1ou:4 1od:3 cf:3
thread	2x	h5:88 3dp:3s 2em:3i 2te:1l 3dq:1h 2td:1d 1ss:11 2j6:10 25t:10 px:v ij:k 336:j cf:g 2ex:f 1lh:d 13n:d 2wa:c 3et:c sh:b 3z5:b 42:b 1u0:a 19q:8 xt:6 2im:5 3pk:5 4fp:4 1df:3
fir	91	h6:9y 1a5:32 1qp:2t 1a8:2k 4oh:29 4n8:1x nd:1t 1o8:1k 1c3:1i 3bl:1h 3k3:1b 2os:13 1ab:w 2hy:w 3gn:w 3f1:s t8:r 278:q cf:q 2lz:p 9s:m pa:m 3pf:l 43p:l 1af:k 1zd:i 3h3:h 3rs:h 3q8:h 3k2:g tf:e 3i5:c 1c5:c 13h:c fk:9 2b0:9 1f2:9 2m3:8 40l:8 qs:8 11n:8 3bp:8 43n:8 jm:8 3zy:7 11m:7 ic:6 3bu:6 2kr:6 2c8:6 29o:6 44v:6 3su:6 ah:5 6s:5 24w:5 354:5 2ip:4 h7:4 2m7:4
barbecu	3y	h7:9r 278:2z 2hc:1v 299:1p 3e8:1i 1zz:1c 4jn:17 3fw:16 3vo:12 cf:y 28m:m 1na:j 15t:f 2ao:f 2lz:e pq:d c8:d 3w3:c 28n:9 ci:9 2bw:9 2nv:9 279:8 18j:8 2ce:8 30r:7 ch:6 2do:5 1xs:5 4fn:5 2xp:4 33h:4 ua:4 19y:4 2m3:3
catch	cd	h8:7g 47u:1k 2el:1h h9:19 bm:17 ko:14 pv:x 20r:v hz:u 37q:t 3iy:n 37p:m 42n:k 347:j 3ab:g ii:f 3mr:e 13n:e 40p:b 14y:b 2f:b 3hl:b na:a 2v0:a i4:a 6b:9 135:9 2ih:9 t5:9 ey:9 2er:9 qm:9 wa:9 2em:9 1a5:8 4b:7 bl:7 vw:7 2ng:7 61:6 2m7:5 6o:5 6a:5 qz:5 aw:5 1ab:5 2i:5 3zp:5 1a6:4 3bl:4 3nn:4 2wt:4 zu:4 3su:3 21i:3 40j:3 hi:3 10m:3 2q9:3 3x7:3
spin	1h	h9:43 220:28 2t2:12 221:w 3zp:v 1c9:m 7d:l 2t0:h 3rh:a 30c:a cf:5 ky:4 qq:3 w1:3
food:lotus-root	t	ha:3a 3o2:18 1lj:g cf:b 1e9:5 260:4 5b:4 2zi:3
food:prawn	r7	hb:og 22w:3s 175:25 4c4:19 1ig:z 324:y 3w3:t 3z5:r 3q9:r 3ys:q 170:m cf:i 25p:c 115:c 1nj:a 14o:a 25r:9 121:9 3z3:8 2te:8 30l:7 25v:6 1oj:5 h5:5 1af:4 14n:4 2o9:4 s5:4 1ok:3 c0:3 25s:3
food:milk-chocolate	1v	hc:8r 1jr:1y 1gf:10 cf:u 2qv:p 1gc:d 2ea:c 1b4:c 1jn:7 ha:4 1lx:4
metal	4l	hd:b6 1ct:2p 212:28 4b1:1t 1x6:1t 3yg:19 1xj:15 213:13 2f3:11 tq:10 cf:r 1y3:o 20b:l 154:l 1oh:i 214:i 3sr:h 3wp:h 39m:f 204:f 3tp:d 3ui:d 2ou:b 2c4:9 1ew:8 h4:6 1ao:5 2sl:5 xw:4 1ir:4 39n:4 6o:4 42:4 3cl:3
tight	4e	he:ee hl:33 ha:1s 2ex:1j 383:1d 2cs:z 382:x 2c9:w 4ir:v 440:r 22s:q 2et:p 39j:o 51:o 3sn:n va:k 1yv:g 265:d 2ix:c 1d2:c 1ol:b 2b1:b xm:b 2ao:b 17u:a 24s:9 2kv:9 cf:9 38g:8 l8:7 148:6 97:6 26s:6 1t2:6 1xc:6 3dk:6 ph:6 1ez:5 2kn:5 hn:5 3q2:4 2eu:4 25g:4 9v:4 2ev:4 1oj:4 2lp:3 2iq:3 wf:3 118:3 2ca:3
pack	fg	hf:bm 2uw:3l 3dw:2p lq:22 22t:1r 2ha:1l 3ab:1k 2bx:1i 388:1f g9:19 7u:16 3x2:15 25h:14 23c:w 2lw:u 3vs:u mv:s 1gd:s hl:r 2di:p 496:o 24s:o 36z:n 24g:m 44k:l xh:k 44j:k cf:k 24t:j xq:j li:j 1yz:i 2wg:g te:g 27:g 2q:g 1oq:f e4:f zz:d 24f:d 260:d 1bi:d 466:d 1hs:b 2eu:b 2ev:b 28:b xe:a 2e:a 2xp:a 29v:a ai:9 4ec:9 2gr:9 2ob:9 oj:8 3qm:8 16q:8 2rn:7 1o0:7
bar	43	hg:7u 4p3:1v 3yf:1p 39r:1d 1bn:19 3jx:18 3z4:17 1aw:16 hc:15 2ru:10 351:10 1jz:10 2s9:y 4ee:x 44s:x 2x9:x 1sa:w rz:t 2up:t 2uo:t 2xg:o 3y0:n 2fs:l 39i:l 2hd:l 253:j 3oe:i 39g:i 4by:i 13y:g 1cn:f 15i:f 3ez:f 3p2:f jl:e 1b2:e 1yk:e 1ay:c 3o2:b 1fb:b 19n:b 1sj:a 3bv:a 168:a 4bx:9 cy:8 jv:7 164:7 2lz:7 36p:7 3ox:7 2pe:7 rw:6 18j:6 3lx:6 av:5 3ah:5 io:5 39h:5 gd:5
means:foil	b9	hh:iz 14c:o 2b4:l 4z:h 1zs:e hp:e ha:c 2b5:c 14k:b 2dq:a xw:a 3yt:9 1ew:8 t7:8 2b6:8 50:7 r5:6 3l9:6 1ea:6 20b:5 1zp:5 25r:5 2b8:3 1zr:3 16q:3
char	7a	hi:87 2lz:1k 20s:1i ey:10 3mn:z qz:f 1xn:e 20r:e 2xp:d yw:a 36o:a 2m3:9 2f0:8 2eb:6 bl:5 1a6:5 42v:5 wa:5 135:5 df:4 7c:4 40k:4 14f:3 1ue:3
millimetr	12	13b:2t 1kg:1a 40g:v 4pc:k 3go:c 1kf:6 wn:6 1vx:6 1y6:4
push	3p	hk:80 3z2:1x 3xf:1l 208:1l 3ca:1f hl:14 lv:10 40:10 mw:x iv:u 25i:q 1is:p 4gz:n 2bk:j 22c:j aj:i 1hi:g 1mu:e 1vg:e 2il:e 7d:d 3j1:c 1st:b 36f:a 60:a 19q:a 3wm:a 2g2:7 2bh:7 1jc:6 vw:6 7f:6 1sg:6 10f:6 138:5 f0:5 2sv:4 4o0:4 av:4 3j0:4 2xj:4 2kj:4 ry:4 12u:4 1jw:4 u5:4 12a:3 tt:3 1ol:3 2o3:3 22h:3
firmly	r	4ma:17 370:p ec:k 36f:a iv:8 36z:6 371:5 hk:4 hl:3 7u:3
cm	3a	hm:4v 3y6:42 4aj:25 2ef:y 1f4:x 1g6:u 473:f 3y5:b we:b tu:b 340:a 4cu:a 1ts:9 2kc:8 3yc:6 2en:5 15v:3 4cv:3 4cw:3
loos	4w	hn:9y 4em:28 ir:1j 3gk:1h 36t:1g 34s:1d zu:17 ie:z 12p:z 2g8:y jx:t 4e:q is:q ox:n 2ug:j cr:h 3r0:h tq:g 1ad:g 4ff:f 2es:e 2ia:e cm:d 3jy:b 2ou:b 2vx:b t5:b ce:b 2ch:b 22c:a 1y3:9 3qf:8 1es:8 1b6:7 fz:7 sd:6 33t:6 q8:6 12x:5 sy:5 zr:5 36j:4 12f:4 ov:4 t3:4 7d:3 3jx:3 1w8:3 19u:3
tray	rk	ho:jh l4:1u 4bg:1d 3tu:1c 2j9:12 2x2:11 2x3:11 4bn:11 hd:z l8:y 4ne:q 4b6:p h2:o sk:n 2li:l 1ew:k mm:h 1h9:h 1ki:g 3ty:g 4id:g m2:e 2cl:d 20b:d 2ri:c 160:b zz:b 1i1:b ky:b 2fs:a i2:a 39g:9 66:9 3p0:9 2i5:9 3yq:9 jc:9 1m:9 146:9 kv:8 2np:8 1bl:8 25z:8 1fb:8 39i:8 1k3:8 3xx:8 la:8 2iu:7 3qn:7 1i6:7 fh:7 w2:7 3wi:7 1w1:7 x9:6 j5:6 eu:6 43m:6 19n:6
foil	b7	hp:ix 14c:o 2b4:l 4z:h hh:e 1zs:e ha:c 2b5:c 14k:b 2dq:a xw:a 3yt:9 1ew:8 t7:8 2b6:8 50:7 r5:6 3l9:6 1ea:6 20b:5 1zp:5 25r:5 2b8:3 1zr:3 16q:3
freshly	k	hs:p
problem	8q	4iq:23 3kw:1y 338:1m 47n:1m 3kq:1j 4hi:1h 1er:1a 2se:1a 2lp:19 35v:18 476:17 3b9:15 1i8:14 3hb:14 3hc:14 44s:y 3ms:x ks:w 1ny:v 27j:v 3ih:t hs:s 10s:s kb:r 3r5:r 3sp:q 1bn:q 2ee:p 3ly:o 2g5:o os:o zi:n ow:l 3xk:l 37i:l 2i6:k 1i2:k m6:j 3uc:j 13b:j 1g6:j di:i vm:i 49r:i 18q:h 43c:h 42m:h 1x4:g 1da:g 1qm:g 1b0:g w1:f m:f si:f 1iv:f 41e:e hj:e 3tp:d 4ie:c ab:c
food:egg-fried-rice	2f	hs:a3 3g8:1j 3uu:16 3ah:13 32g:x 1nx:s ht:h 158:c b5:a m5:a 15a:9 14p:8 12s:7 157:7 159:6 37n:6 1ad:5 j4:4 1cl:4 10w:4 22m:3 hv:3
food:microwave-rice	2l	ht:au 2lv:1a 290:19 400:16 1bi:15 3f3:z qi:t 3ko:s 353:j 260:d 1gd:c 1n5:9 2aa:8 hq:4
means:lump	14w	hu:jy 3ke:1z 2hz:1l xv:16 ct:13 cn:12 2z1:10 18u:y hy:w 1p5:w 4io:v 4j7:s zt:r 184:n ib:n 3gj:n zw:m 2ea:m 10m:m p9:m i7:m i1:k 3az:j 3h6:i 3pk:i 2e4:h 1mz:h 81:h zu:h ij:g 36j:g 3y2:f 19o:f 6t:e 4j6:e pn:d i9:d cl:d 3jl:d 132:d 12r:c 7q:c 3a2:c pu:b 466:b sv:b 1g6:b 20t:a 8:9 45e:9 160:9 7e:9 xx:9 26j:9 329:9 1dp:9 2g:8 9o:8 yq:8 iw:8
wok	gi	hv:ks 2w7:2l 28g:22 4mf:1s 3dw:1g 2fe:1e 2ff:1e b5:1c 2ag:1b 3uv:11 3rt:10 2dr:z 3ac:z 1jd:v 2q0:s 4c1:s b6:r 2ju:q xc:m p8:l 40m:k 2fc:j 2b8:h 2fd:h 43l:h 1e6:g 1ye:e 243:e 3hu:d 40f:c 3uy:c 26j:a 1zr:9 ru:9 2fg:9 10v:9 12f:8 32h:8 1u8:8 30u:7 h6:7 13l:6 23y:6 157:6 vc:6 2bp:6 2hj:6 2ji:6 wf:6 1tg:6 2ot:6 3i6:5 ur:5 uh:5 yw:5 bp:5 12o:5 1zg:5 225:5 1y3:5
quickly	5i	hw:49 hz:2p 2tc:1l 29s:1a eb:10 1s8:w 1ts:s 29z:p 27u:o 2hd:n 2tm:m 1l0:m 1py:l e3:k 3og:j yw:h 3fk:h 1ru:h 22r:f 30m:f 33f:e 3bl:e 21j:e en:e 2ww:d 2ai:c 17f:c 2ao:c w7:c o2:b 2wp:b 2hg:b 1nw:b 17g:a 253:9 2jw:9 29e:8 hs:8 et:8 ew:7 1z5:7 170:7 rg:7 2o3:6 3mp:6 rn:6 14o:6 j8:5 hi:5 2hj:5 4j:5 1m3:5 2ig:5 39n:4 mm:4 7c:4 xl:4 3v2:4 zz:4 s4:4
day	13s	hx:cy xl:2q 1dx:1w 22m:1l 22k:1c 22g:19 1e8:19 22i:14 ls:12 1zi:11 1m0:10 g6:y 22h:t 2o3:r 47j:r 3zi:p p3:o 131:n 19x:m 80:l jr:i 2wb:h gm:g 415:g rd:g 1e2:f zh:f 1v9:e 3wi:e 139:e 1zk:d lt:d 22q:d 75:c 1s:c b9:c b7:c ee:c 42o:b 2d7:b v2:a 2gr:9 8j:9 vg:9 1kz:8 fj:8 4ou:8 230:8 li:8 15z:7 3sf:7 vh:7 xp:7 2lz:7 g0:7 lg:6 1lj:6 28g:6 3ae:6 1j5:5
claggy	6q	2ci:4p zu:3y 3h9:2k 6t:1p 4gf:1d 2io:1b 4f:19 ih:18 2ud:17 2u6:12 3t5:12 1ca:x 19p:x 2cl:w 2ck:s 24d:p 4eg:l p9:l 8b:k pk:i 6k:i 1b3:g ym:e hy:e 23i:d ct:c 13m:b 44b:b 17t:a 38a:a 4o:a 380:a 2pv:9 3en:8 457:7 ur:7 zw:7 12x:6 4w:5 1te:5 ji:5 im:5 3a8:4 3hi:4 1jj:4 36j:4 3ur:3
fast	ag	hz:56 hw:4v 170:34 38s:24 ew:1q 2eo:1n 3oq:1j h8:1i 3uj:1d 33t:y et:y 3fb:x 2dr:w 411:v 1y6:s w9:r 1ic:r 457:p 3b0:n 29z:m 4io:l 3zv:l 2xt:l 1ei:j 28a:i th:i w7:g 2i:g 3d5:g 14y:g 1j1:g 2hj:f lv:f 1fm:f 4l2:f 32e:e 22r:d 3xu:c 40u:c 2bn:b 4im:b 1f6:b wp:b 45t:a 7v:a wa:a 2u5:a 3xn:9 zi:9 2it:9 2cr:9 135:8 18q:8 7f:8 ym:7 yo:7 1eh:7 rg:7 1dk:7 1dm:7
mush	91	i0:5y qn:39 2du:32 45c:1s 2j8:1r 48f:1o 31z:1j 4az:1f 1sa:1f 1jk:1e 10k:1d 5i:1b 3kp:19 2az:18 2r9:10 c5:x t3:u 1k2:t 3j1:r 37v:r 36f:o qc:l 419:l hs:k 336:j 2ku:i 1k6:i 10j:i 3en:i 3ds:i 24e:h 243:h ny:g 1vh:g 1ld:f 1pn:f 227:e c4:d 363:d 1u8:c ck:c 1tv:b 2sb:a 4c2:a 2xw:9 su:9 3kr:9 3ry:9 3j0:9 38y:9 35l:9 1a0:8 1kt:7 1kg:7 2xs:7 281:7 c6:7 6t:7 1tu:7 43z:7
lump	q7	i1:ep ct:4c i9:2x 2hz:20 cn:1k 1p5:1a pn:16 4io:12 18u:10 3az:10 3gj:v hu:u 4j6:t zu:s 466:r 4j7:q xv:q 3pk:o zt:m 3h6:m 1x0:m 1mz:j 329:j p9:j 45e:i xx:i 20t:i zw:h 36j:h 3jl:g 1g6:f 12r:f 7e:f cl:e 184:e 160:e 2ek:e i7:d 4eg:d ib:d 8:d i8:c 2g:c 1dp:c 26j:b wl:b 7q:9 qu:9 10m:9 132:9 ij:9 81:9 6k:9 hy:8 3of:8 4jx:8 20v:8 405:8 b0:8 yq:7
spread	81	i2:h0 tr:21 1g0:20 458:1m 4ch:1c yp:16 ei:13 2jo:11 146:y kb:x 3w:x 2fh:x 496:v 4p2:s k7:p hl:p rw:n 12n:n 29e:g 4c:f gv:f 12v:f l7:d a5:d 1zb:c 2vs:c cd:b 27h:b kj:b w2:b 12x:a 1ca:9 1tz:8 g0:7 2cy:6 2x5:6 cw:5 3op:5 2qh:5 1ka:5 1ez:5 3e1:5 ih:4 2ue:4 2j0:4 ym:4 1tq:3 4kd:3 3hi:3
400	12	i3:3g wz:22 3sq:1q 31d:j 31f:h 31e:7 3gs:4
food:hummus	2f	i4:at 28z:1j 39x:1i 1b2:19 i8:12 122:11 36j:u 25u:r 3ir:n 3hv:m 35i:l f4:g 35w:f 17y:f ym:c 1cs:b 3rc:a i5:7 zr:6 2ud:5 zu:4 6y:4 433:4 3cl:4 q9:4 387:3
dip	76	i5:h9 2d2:31 3qe:2h 3vb:24 2df:23 ia:1v 2ov:1i 3ik:1a 282:19 4af:18 2w1:14 i4:12 2je:y 2ej:v 17x:v 483:u 1hr:u 3ov:t 130:t yt:s i8:o 23k:m 10p:i 1yx:i 2nb:i 2c7:h 24m:g 1jr:e 1ev:e jl:d 41y:d 2fc:d zg:c 2fd:c 11z:b 1b8:b 2h9:b 1yy:b 1i5:b rj:b f4:a 1yw:a 2sk:a 3no:9 mw:9 166:9 11r:8 227:8 tj:7 24p:7 27m:7 42f:7 3q2:7 io:7 2ea:7 3nt:6 2uj:6 it:5 zi:5 ck:5
puré	43	2qh:41 i6:38 2qj:2r vp:2j 3gc:1x 3sa:1k 3a2:1h 46l:16 42t:15 1i2:k 1l6:j 3y4:h 46j:h 24k:g 330:f vo:f d8:b 39q:a 2g8:8 2i3:8 20e:7 2dy:6 4ki:6 j6:6 10s:6 ip:5 3ks:5 2du:5 vs:4 vn:3 30n:3 16i:3 3jo:3
grainy	8a	i7:bx 17s:3t xv:2k 49:29 19s:1x 30z:1t 4of:1r 18t:1b 1bq:19 zt:13 xh:x 12p:n 1v4:j 1bp:j 3eo:i 3q9:h 377:g xx:d zy:d 37u:b uy:a 1bo:9 1w5:9 3gj:7 28m:6 37t:6 1bc:6 zv:6 ql:6 2x5:6 2ll:4 3rp:4 2e3:4 236:4 i8:3
silky	18	2fo:44 i8:3r it:18 1dg:t 1v4:k o3:i 3q2:h 2us:g 2ut:f ii:f 21s:c i4:8 2uq:6 2wa:6 if:4 2hx:4 ql:3
lumpy	93	i9:99 i1:28 2z1:1p pn:1j 15s:11 hu:t 20t:n i7:l 1kf:j 31w:h 1c9:g 81:e 3s3:e xv:c ia:c 17v:c oy:c 1hs:b u7:a 1vy:9 12c:9 3gj:9 6l:8 2ea:8 zt:8 cp:7 3jo:7 2e3:7 320:7 s2:6 1jr:6 2cq:5 kk:5 iw:5 cn:5 3of:5 31r:5 nl:5 3iv:5 184:5 ib:5 i8:4 36g:4 7q:4 ij:3
food:guacamole	2u	ia:84 41y:7h 42a:1d 269:z ep:u 32p:u 41z:r ii:o 3q2:m 38s:g 26a:g i4:d if:a i8:8 1cc:5 ay:4 26b:4 3d3:4 i5:3 26d:3 2ep:3
chunky	4p	ib:5b hj:1g 1kg:1e p6:1a 132:10 2g:x 2x8:r 1x0:p 4j7:o 13a:n wn:k 4k8:k we:j 2sz:i 2t7:h sh:h 1g6:f 3a2:f 35i:f 3dp:e 13b:e id:e 1xk:d cl:d 19z:d 36o:c 320:a 3vx:9 i4:9 34c:8 wc:8 wg:7 4pc:7 nc:6 i6:5 1q1:5 iu:5 281:5 dk:5 ii:5 il:4 17r:4 ik:4 17h:4 2en:4 2vs:4 2fk:4 3uy:3 3gc:3 wl:3
food:pesto	4i	ic:je 4dw:1t 48j:19 2qx:18 3dd:y 3y0:x 3ns:v 2ky:o 2qw:o m2:m 174:i 10q:g 10p:g 3co:f 2qy:d 117:a 10r:9 u9:9 2qa:8 bg:7 2du:7 10x:5 18h:4
coars	1z	id:78 422:1q 3vx:1g 2vh:13 1er:s 1x1:r 2zj:j p6:f 10i:b 2fk:a 3gn:9 30b:8 31o:8 1em:8 1en:6 1eq:5 41:5 3wf:4 v6:4 31b:4 do:3
sand	35	ie:7v 1w7:40 2su:24 17s:14 cr:13 184:13 3y2:y 1v4:x ii:x 47w:e 1ky:c 34s:8 qg:6 2kc:6 i7:6 36i:6 2ob:5 i4:5 hn:5 36h:5 6s:5 3nm:4 2fs:4
creamy	4t	if:9r 3sd:22 ox:1f 3fn:1e 4fd:1b 3lc:16 1m1:11 2kk:10 4cj:y 2pn:x 39x:w 272:u 44d:t sl:t o3:t 3es:r 19d:p 19i:p mw:o 35i:o 6p:o ke:n 2bv:n 2ia:k 2xg:j 25i:j 1w8:i 1w5:i m3:h i4:h 2rv:f 4fx:e 426:e ep:d 3iy:c i8:c 3se:b ia:a 3lx:a xh:a 3bt:a 2cy:a 1bc:a 1a0:a 1kv:9 288:9 oo:9 1ag:8 1ky:8 3vo:8 2o5:7 22n:6 h0:6 3ct:6 1w6:6 1qh:6 2ak:5 ii:5 ns:5 a4:5
restaurant	49	157:6l ig:3n i8:2n 4ea:2b 493:26 20q:1s 1fr:1q bs:1h 1c6:1e 4lt:1a 3ne:19 3lq:19 1eh:16 3jg:14 4m4:13 3o8:12 4hu:10 2ch:z 3o9:y 159:y 3o2:y 26e:x 3g5:v 19l:t 3kf:s 2ye:s 24n:r 4nd:r 2yf:q 26j:q cf:p 262:m 2ce:l 1iw:j 329:j 3bj:g 1a7:f 3ej:f dp:f 147:e 1vo:e 1aa:e 26g:d 450:d it:d 3ke:c 1lj:c 2fi:c 2sk:c 33s:b ju:b 1xo:9 2cd:9 374:9 ha:9 20i:9 2f9:8 2gk:8 160:8 34o:8
stiff	f5	ih:c4 12x:3a 1tz:28 hy:1x 4np:1t 2e6:1o 2e3:1k p9:1j zt:1j zu:1i 1ue:1h 1ti:19 3dq:14 cr:11 2ck:x 1if:w 1p5:v 1c1:v 4o:u 1il:u 42u:t 2r5:t 1ve:s 3y2:k 4w:k 23z:i 3yw:i zw:h 2ci:h 1sr:h sm:g 1fg:f 6p:e 2fh:d 17t:d 38t:c 48c:c 3fn:b 36j:9 ix:9 gi:9 132:8 i2:8 3fs:7 16m:7 4ce:7 1uz:6 1iu:6 d1:5 4g2:5 82:5 2fu:5 ji:5 3yx:4 2e5:4 1ii:4 1v9:4 ce:4 im:4 13l:4
food:baba-ganoush	o	i4:x 294:f v:e 20s:5
stringy	59	ij:8v px:7q 3m3:3d 13n:3c 34b:1w 443:1i pp:12 3cy:10 3cz:y 1wi:x 41y:v 1t2:q nw:m 12k:m 18u:l 2ts:l ya:i 3bp:h 1ky:f xt:e i4:e 255:e 2d9:d ph:c 25g:b 2em:b f4:a 35b:9 25c:9 2lt:8 1t8:8 3ch:7 2ty:7 nc:7 e0:7 380:7 2ti:6 2az:6 i8:6 3cx:5 11e:5 18w:4 425:4 h5:4 2rp:4 4r:4 z6:3
means:blender	sq	ik:ky iu:3a h1:2i 3a2:2a 3av:1h 4du:1g iw:16 2w6:y 11v:y 3c8:u 2dz:s 17d:q 2zk:m 32l:l 16i:k il:k 1iv:j 1pc:i 17e:h 1x0:f 2sy:f 35v:f 11u:e 2qa:e 1x1:e 1mi:e 200:d 2qo:b 2qn:b us:a 1vd:a 21n:9 1xk:9 11l:9 3g1:8 225:8 2jd:8 25c:8 21s:7 2ij:7 vq:7 1mh:7 2xr:6 46r:6 h9:5 6t:5 ip:5 33e:5 1aj:5 q9:5 20w:4 bh:4 id:4 gi:4 p6:4 zt:4 21l:3
blender	fi	il:gt iu:2n iw:2a 4du:1m 3a2:12 32l:12 16i:11 ik:z 2dz:v 17d:l 2qa:k 1iv:k 2sy:j 320:i 6t:h 2jd:f 21n:f 225:e 21s:d 1vd:d 1x0:b 1mi:b 200:b 46r:9 3jo:8 zt:8 1xk:8 q9:7 20w:7 35v:6 3g1:6 2jn:6 435:5 bh:5 21l:5 h9:5 25c:5 ip:4 1mh:4 3hi:4 2jk:4 221:4 2ca:4 h1:4 i4:3 o3:3 15d:3
past	q3	im:ks i6:2y 23t:23 6t:22 3nm:1z 2ck:1o 11k:1m s2:1c hy:1a 10r:17 24e:16 zt:11 vp:10 1cy:z ih:z 38a:w e4:w 2rz:v 3j6:v 2qh:t 4fg:s 11r:r xp:r 2qj:n 1sz:k ol:j 26i:j zx:i 19p:i 12n:i 1gk:i 2zc:h ka:g 3jj:f 4ei:f 24q:f 4o:e 2r1:e 1e8:d 1lj:c 2kl:c qn:c zu:c p9:c 3ku:c 1to:b j8:a 2ku:a 1df:a 2wa:a 49o:9 22z:9 7c:9 2j3:9 fe:9 129:8 24k:8 2pw:8 4f4:8 2e4:8
food:lemon-juice	57	in:9q 88:1e 4g3:11 13t:n 13w:i 1in:d 4oo:c 2du:b 34j:8 1bv:5 1ey:4 1br:3
¼	i	
crush	78	ip:gl 20d:36 1ea:1q 4bp:1j 1oc:1f 42k:1c 1f8:16 39k:y 4lx:x 10n:w 4ma:v 2u2:q 1zg:p 2qm:o 1lq:m kf:k 15f:j 2zl:i 42l:i 48d:f 3jo:e ec:e hl:b zl:b pu:9 2ey:8 19x:7 39v:6 126:5 28j:5 1cm:4 11:3
4	3j	uq:24 3p0:1i 34w:1i 20n:1i 151:19 u2:17 2kc:14 312:z 409:y 3qm:y 3on:x 2b3:v 2b2:u ek:t 300:s iq:p 4ne:n 1vq:l 109:k r:k 1xs:h 1qn:h 1h0:g 3ty:f 22h:f 37:e 12m:d v9:c 308:c 4n5:a 4n6:a 2it:a 461:9 j9:9 25z:8 1al:8 30q:7 3fo:7 3s1:7 1kr:6 4n4:6 ye:6 30i:6 3rk:6 326:4 2f7:4 qm:4 1pf:4 1t3:4 1gt:4 22q:4 31d:3 we:3 1st:3 25p:3 1oe:3
trickl	k	jt:f sy:4
iced	12	is:4i 2mh:1w 170:14 130:w 1wc:q 1yx:j 1yy:c 1yw:b 3mv:8 1ys:4 1yu:3
smoother	o	3q2:1o 3ky:1a 3kx:1a 2fk:r 415:9 3a2:4
machin	5t	17d:3g iu:29 210:24 h1:1x 2sx:1j 1ze:1c il:1a 3jg:1a 2p7:15 491:13 j4:t 1dk:r ik:r 1zg:q 2sy:n 1dj:m 441:m 1wt:h 1mh:g 2wr:g 1e9:g 3d0:f 3a2:e 3e5:e 1mi:d 20z:d 13s:d 4kx:c 1vd:c h9:b vh:b 20y:a 3e6:a 1x0:a 4ky:a 492:a 2u9:9 21u:9 2gs:8 3rq:7 1dq:7 221:7 3e7:6 2ot:6 1zk:5 75:5 25:5 4dx:5 3hm:5 3hn:5 35i:4 33n:4 h4:4 1kf:4 ht:4 1dm:4 1aj:3 3i6:3 1mp:3
press	9u	iv:gg 39k:2w 3l8:26 4m9:1g 2l5:17 1i7:13 2gs:z d7:x 3c6:s 4k4:q 36e:p 1wz:o 10n:n 4fy:m ex:l 4m5:l 3cb:k 2z:j ip:j ec:i 1jm:h 1ia:h e2:g 1ey:g 2dk:g 4ma:e 2g8:c 1e:b 3y9:b 125:7 1ta:6 1hr:6 2f1:6 27c:6 1kr:5 1td:5 hl:4 1ks:4 126:4 33j:4 ov:3 1jc:3 1b:3
blend	ej	iw:fd 1x0:2j 33e:27 3a2:25 il:20 3zm:1n 40p:14 1aj:13 11v:10 3c8:10 ik:r it:r 2mu:q 39z:q 2zk:n h9:n 1kb:l 2xr:j 2ij:j 3av:j 2w4:i 24e:i 457:h 3lm:h 3jo:g 11u:g 2rh:g 4h9:f 117:c us:c al:b nq:a 1re:a 2em:a 194:a vq:9 2ty:9 3en:9 11l:9 2ri:8 435:8 3cb:7 2c4:6 34u:6 i9:6 13n:5 15u:5 2uq:5 1cr:5 2er:5 2je:5 h1:4 at:4 2j3:4 3k6:4 1u6:4 221:4 7f:3 1je:3 3m3:3
set	kr	ix:gd 13l:3b 1ac:38 2fu:2t 1ta:2o zw:2c 37f:1j 2o1:1g 2v0:1d 1rf:1b 1a7:17 4h4:16 1kx:15 2xo:15 3d9:10 3rd:x 49b:w 4ef:w zu:v 479:v 44h:v p9:t 1tz:q 3z3:o 1jm:n 2wr:n 3wq:n 3bq:n 1t8:m 1k2:l 1lk:k 4bb:j 3f8:j 1qj:i fb:i 2nd:i 4l4:i 2ec:h 2ed:g 11c:g 1yl:f 1ah:f 14i:f 1di:e 1z3:e 1w5:e 4if:d b0:d 18m:d oy:d 1xu:d 3aa:c 2ci:c 10t:c 3ww:c 1d2:b ih:b 37h:b 2xs:b pt:b
mistak	c6	3bb:5q iy:40 36y:3w 3gs:30 2lw:2b 3j5:1w 2ii:1f 326:1c 464:1b 1p9:15 1nt:11 vm:y qt:y 2b:w 3qp:w 2qg:w 4ki:w 11t:u 59:u 11v:t xk:s 1w9:r 27w:r 2k3:n 3fj:n 18r:m 1a0:m 3gc:m 3s4:m 1zd:l 3sp:l 27r:l 48j:k nr:k g7:k 2wh:k 1np:k 3ug:j 35x:i 2ub:i 37c:i 2n1:i 1cx:i 184:i ts:i 3b2:h m:h s8:h 2v:g 2wv:g x:g 3om:g 3b4:f 3rr:f 173:e 2ej:e ks:e 2rg:e 1b3:e 9z:e
ten	r2	iz:eu 1mf:2c 5t:22 j8:1d 3ks:18 178:16 3lx:14 lb:12 1s7:z 1hp:u 1i3:t 2iy:q 1bm:p 1cp:o 9v:n 35x:m 1kn:l 123:l 1qf:l 1ai:l 2fc:k 2d9:j 1tn:j 4g:i 4bo:i 3q4:i 2fd:i 1ql:h 6u:h 2qq:h 4d8:h 173:h ft:h 146:g 24q:g db:g 1cz:g 12w:g g4:f zu:f qu:f 36g:f 1cx:f 9c:e 355:e 9a:e wf:e 1du:d 17c:d 1c1:d 3oc:c 43w:c ry:b 3r7:b dw:b ew:b 2ij:b 10m:a ny:a ti:a
temperatur	en	j0:ad 1rf:34 102:2l 13o:2d 32:28 3nz:1v ft:1t rh:1r 1gx:1n 1rn:1d r8:1a 2gj:1a 3yn:15 fu:13 2wv:13 j9:12 r9:z 1jt:u 4fw:p 1yz:o 1rh:o 1rg:l se:k fb:k rj:j 8h:i qg:h 31:g 4jh:f 2fu:f jk:e 2a9:e 24x:e 1tn:d 2mh:d 1ij:c 2ky:c 2h4:b fq:b 3za:b 1t1:b 95:b 36q:a 15:a 91:9 l6:9 14k:9 4h:9 1z9:9 4t:9 fl:9 174:9 ja:8 1vn:8 ks:8 fn:7 8w:7 jh:7 ow:7 1to:6
low	hb	j1:bt 3x6:3o pa:2j 3h3:29 1po:23 3s5:1y 386:1t 4ih:1n 1ek:1m 91:1j 3n1:1c 2rj:17 1ht:15 1zk:14 1xq:13 1xp:13 13x:13 2b0:12 2ir:z 1qe:y 2ks:w 415:v 69:t 3bn:s j7:s 1pm:p 1l:p 17k:p nb:p 2kr:n 44:n 1pd:m 3sn:m r9:m 2qv:l 2o1:k 7v:k 1nu:k bx:k 1cl:k 3xq:i 2qu:i yd:i 35m:h 1pp:g 4n8:g 2wl:f ca:f 2tx:f 3lf:e 1lq:d 17j:d 15g:c 2v:c 4ib:c 4pr:b 1zi:b 80:b 1ck:b 1gd:a
whol	134	j2:fy 2qv:1x 3ul:1i 2f7:1f 3qd:1a 3mv:17 cz:16 ov:13 2ps:y 3dk:y 2t2:x 36y:x l9:w 3zv:w 1gi:v 3xd:u 3vx:u 23d:t kw:t 1os:s 27j:r 2li:r 437:q ip:q 1k6:p 1v:o 422:o 280:o py:o 26w:n db:m 12i:l 7m:l wf:l 3ig:k 33n:j zs:j 1z7:j t8:j 1u0:i 17x:i hr:i bz:i b4:i 9v:i id:h 259:h q1:g n2:g 38x:f z5:f s6:e 99:e 5s:e uc:d 2u2:d 8x:d 4j5:d 3a8:d 4ki:d
trip	x	g8:1l 1l8:15 xd:14 42r:y 24g:m ja:f 2hj:e 225:b pl:8 1iq:8 1l9:6 16n:5 388:4 1ld:4 1l7:4 2ja:4 2jb:4 ju:4 222:3
electric	7h	j4:dl iu:27 2tx:1v vh:1v 2ut:1o ap:1c 1mi:16 1b8:x 29w:r h4:p 1mh:p 403:m 37f:k g8:i pa:f 1dc:d 36n:c 201:b 1pg:b 1wz:a ou:a o6:9 1zi:9 1ib:9 75:9 2e8:9 17d:8 2wa:7 h1:6 gn:6 1zk:5 2ja:4 2jb:4 36m:4 222:4 ht:4 2s0:3 ja:3
halfway	4l	j5:8r 34z:2q 10z:1y 3kv:1v 2r7:1h 1mw:1c 42x:1a 1gt:1a 2vi:16 45q:12 mj:z 1te:y 352:w 1zq:r 24s:o 2v7:o os:o 3et:n 37w:m 1i0:l 1hz:l o0:j 1jr:i 1s2:h 1yl:g ja:g 3he:f 2xg:f wc:f 1hq:e 1hy:e 7r:c jh:c 2eu:b 2ev:b wo:b 38x:a 38a:a 1jx:9 30:8 1zp:7 md:6 jc:6 yo:6 2et:5 a5:5 kz:5 7n:4 1k0:4 l8:4 148:4 3n5:4 1uv:4 s1:3 1ao:3 r9:3 j9:3
notic	26	j6:3p 39z:22 395:1g 2g4:1e 3s5:1d 28p:1a 3qk:19 2he:15 3gm:12 3ql:y mw:x 1nz:n 2nd:m 32l:i 468:d x2:d 2cr:c 36y:b 26x:b 1b1:b 39y:a 3gc:9 14k:9 397:9 1nv:8 19j:8 2g1:7 2gc:7 p6:7 kq:7 ek:7 1vc:6 2cg:5 2g7:5 46:5 m5:5 17j:3
100	16	k8:1i 44f:1c 48w:13 48v:12 j7:s ja:o j6:l 3wk:j 31d:j 2ap:i 31f:g j3:f 1h3:d 1pr:9 31e:7 3z3:6 25p:6 1qj:5 j9:5 35e:4
timer	2x	3nx:1z j8:1r 37:1q 341:1p 2d8:1k 37t:16 2oz:13 4eg:12 10k:10 eu:w 3mn:o ja:o 2az:m 3fp:l 34r:j 30m:j 2m3:j 1n9:i 3kt:f j3:e 31m:e 46a:d 1jk:c 24e:c qn:a 2c1:a x5:9 342:9 3di:8 1sp:8 2ku:8 j6:7 37i:6 1bc:6 1jc:6 19w:6 rg:5 30g:5 2cu:5 2p0:5 3u1:5 31n:5 j9:5 l7:4 vi:4 2p1:4 2gw:4 37h:4 bx:3 37g:3 k1:3 3gc:3
fahrenheit	12	29k:45 j9:1v 20n:1e 3cm:18 j3:12 1rf:k fx:f 3co:f ja:e 1yz:b 2ol:6 2om:6 j6:5 7v:3
celsius	t	20n:1n j9:1g 3cm:1b j3:17 3co:f 29k:e 2ol:d 2om:d j6:6 r9:4 1rf:3
food:poultry	t	227:1e 2ae:18 35q:13 2gr:t xq:6 2gi:4 114:4
door	7x	jc:da 4jh:28 10z:1p 444:1k 12f:1j 43m:1i 4c1:1h 1ig:1d 3ur:18 3ku:13 k1:10 4ht:y ao:x l2:w 3l5:r 3fb:q 10y:q 3jj:o 17u:o 10h:j an:h 10c:h os:g 380:g eu:e 3vw:e 1ws:e 3ne:d 2c1:d 2jc:c 4ek:b h8:b 3jm:b 3kt:a kz:a 1qq:9 yw:9 j5:8 336:7 2cu:7 2lx:7 1xg:7 2f:6 54:5 l8:5 20r:5 1a6:4 nw:4 3oe:4 33t:4 45q:4 56:4 2d7:3
shut	2o	jd:62 va:2m 2d1:1n 2lp:1d 2lo:15 336:11 2na:s 51:q 16t:l 3nu:l 44c:i 2wj:g 3oy:b 3x9:9 nb:9 17x:8 22s:7 bq:6 151:5 4ff:5 lq:5 2tx:5 2ix:4 4kq:3 45q:3 2o1:3 2lt:3
gratin	t	je:7d 1v7:8 2an:3
simply	12	406:2k 3rs:1v qu:1k 3n9:1e 1tc:x 3ai:k 2a5:e 98:c rg:4 1z7:4 3ap:4 nu:3
plus	10	jg:3p 2py:1s 3c7:18 2c1:e 2yw:d 1yg:9 gd:3 173:3
check	6t	jh:5d 10z:4g 1rh:21 4pp:1z 1d2:1v mu:1t 2t9:1q 1rg:1p 2vi:1h f0:1a 45q:17 r0:14 4if:z kz:w l2:v 15y:o 167:n hk:j 1ur:h 2u0:h 196:g 1id:f 136:f 1al:e 1mg:d 2ag:c 1s5:b 1vq:b 12u:a 2jc:a jc:9 54:9 1ip:8 1td:8 e4:7 2tz:7 23x:7 1rl:7 2gj:7 1zu:6 1kc:6 3hl:5 1lr:5 3wd:5 9z:5 222:5 2ta:5 153:5 378:5 1v0:5 1lm:5 1lo:5 1fh:5 d0:4 1w2:4 1rm:4 cy:4 v4:4 1g5:4 5z:4
hardly	4p	ji:5u 29n:4y 4ch:20 3l1:1w 1hq:1r 16g:1n 3hi:1g ot:1e 34v:1c 3j7:11 3hr:10 63:y 2i9:w 2pm:w rs:p jk:n 48w:m 48v:m 2lr:l 34k:l 1h0:k o:j 37a:h 37b:h 158:g 2cz:e 34p:d 2nj:d 36e:c 5l:c 1ua:c vy:b 17y:b 12m:a 3om:a 34s:9 13r:9 32v:8 2dk:8 2fb:8 2gc:7 m7:7 1bv:7 2ck:6 hy:6 3k1:6 bc:6 34u:6 13p:6 25z:6 1sr:6 tt:6 aq:5 35a:5 1s0:4 3rk:4 1te:4 ih:4 34w:4 2d7:4
stood	cf	jj:3r 1oe:2o 2h2:1g 3b5:1c ym:1b 22l:18 22d:16 2h3:12 3d2:y 3fp:u 22v:s g2:q 12y:o gm:n gh:l 20x:k 12x:k 1oi:i fg:g 1v9:f 9w:d 2hc:d 33j:c 1iw:c 2h1:b gu:b 24f:b 2ll:b 1iu:a 2lx:a au:a 1is:a 3ak:a bv:9 2fu:9 ny:9 6q:9 ao:8 4m:7 fj:7 24x:6 sf:6 44p:6 380:5 3m:4 cv:4 2h:4 336:4 1rr:4 2li:3 2u:3 1kp:3 1h4:3 1ve:3
barely	31	jk:2n 466:2a 4nj:1n 10h:1g 3or:1f 1sq:18 1hq:16 3gr:15 34v:y 2cw:x 14g:v 24w:n 27h:l ji:k f7:k 1ea:j 30m:i 13a:h 2mo:g 5i:g 1se:d 2ix:b 334:b 13r:a s4:9 3r2:9 34k:8 1xd:8 19r:8 xt:7 3at:7 yi:6 33b:6 1co:6 vw:5 2dr:5 26t:5 36r:4 343:4 nw:3 10d:3 1f1:3 x5:3 1tj:3 28i:3
food:chocolate	ap	jl:md jv:4k 37r:1d 3ra:16 mo:11 1nq:z 2sg:t 35t:s 3qv:r 1iz:o 2mf:o ye:n 3ip:n 25p:g 25r:c 1b4:c 1fl:b 2nl:a 3t3:a 1p7:9 25v:8 1kp:8 cv:7 3qo:6 3ir:6 3a6:5 n4:5 1j4:4 25s:4 3sy:4 3n6:4 2w0:4 hc:3 319:3
food:chilli	105	jm:ma 2r2:20 11n:1a 1go:10 11m:w vq:v 1ig:v 2cd:v 1c5:q 2ih:j 1c4:g ef:f 26d:f 11u:e 3ez:d nd:a 3c9:9 1is:9 2h4:9 gq:9 4jn:9 1tg:9 3cb:8 3jf:8 2ng:8 39k:8 2hj:7 2os:7 2zf:6 2hy:6 ao:6 3bm:6 1do:5 1o8:5 3m4:5 2ip:5 3ah:5 h6:4 yc:4 2b2:4 rz:4 rr:4 10p:4 37j:4 1qp:4 t8:3 14j:3
food:pea	ds	jn:l3 o:4g 2ll:1f 4jm:1c 4g6:18 28h:16 2f6:14 2lv:z 127:y to:r 2uk:q 330:j 3uf:h tp:h d7:d 2cn:c lj:9 1dt:8 12p:7 18y:7 2zr:6 u8:5 39z:5 1kb:5 11:5 17s:4 e:4 23w:4
food:celery	4w	jo:es 34c:x 42m:w 2xz:u 130:m c0:g jw:c k4:8 1tw:7 6t:5 369:5 17u:4 2ei:4 k1:4 17v:4 h1:3
food:chorizo	1t	jp:97 3bk:1t 1rv:16 22n:9 2e2:5 219:4
think	2q	31z:1v 49j:1u 18z:1t 435:1m 27g:1l 155:1k 391:1g 3we:1f 2rm:1e 3e1:18 3os:17 33o:16 20i:15 26v:13 2xo:10 un:y 16a:w 393:q 3v6:p 4do:o nz:n 319:l 104:l 2sk:l 29d:k 1nc:j 3ah:h n7:g nr:e 18m:e jp:c jw:c 3id:c 13k:c 297:c 1rz:c 12q:a lq:a 6p:9 k4:8 1o8:8 1qk:8 gg:8 xt:7 11i:6 17b:6 3h1:5 12e:4 qi:4 3ki:4 1aj:4 35v:4 266:4 16n:4 k1:4 24f:4 ju:4 9n:3 39z:3
means:leftover	19z	jr:ej zh:1x 1m0:1s 26:1a 22g:19 22k:18 2o3:18 wv:16 g6:15 3sc:14 22i:12 3bx:10 22f:z ls:y 1l5:x 139:w 1qg:w 2if:u hx:u 22m:u 19v:t p2:s 1s:r 131:o g1:o 19w:n mj:n k5:m 22h:m 4jm:l p1:k 1nj:j 7z:i 2g0:i b9:i 6q:h 115:h 1e8:g 2lv:g 33f:f b7:f 43x:d 1if:d 1dx:d ax:d 26h:d tb:d 3b1:c s9:c 16j:b p3:b 34m:b 1ln:b 4hv:a fp:9 33k:9 be:9 ox:9 3rp:9 2iy:8
spar	2x	27r:2g js:22 3xg:1k 37x:1h 4jm:1c 35v:15 3iz:12 17n:z gb:y 3c7:w 3gk:v 154:v 29e:r 2do:q 27c:p 9h:l 34z:l 37t:k 3eu:i tc:h 9g:d 1l9:c 2g3:b 34m:a o5:a 151:9 66:9 jw:9 o3:9 3c6:9 2wj:9 168:9 276:9 330:8 2g0:8 os:8 20s:7 k4:6 139:6 1vy:5 1eh:5 36:5 nx:4 jr:4 30n:4 3ce:4 36w:3 be:3 q:3 k3:3
stag	2q	jt:5r 3tt:23 ir:1v 48b:1m 1ww:1l 3p8:17 3p9:17 3nm:14 120:13 1ad:q 3hy:n 2lm:n 1de:k 2bj:h 63:f uw:d jw:d 3p7:d 379:c kq:c av:c 167:b 122:b 1x0:a 2fx:a 1ro:a k4:9 15v:9 jo:9 51:8 3ks:8 2cl:7 334:7 33g:7 lm:6 zu:6 vw:6 34n:5 1bt:5 tj:5 2ci:5 17o:4 2o1:4 1fg:4 j4:4 1dz:4 k1:4 3ss:4 1ve:3 lf:3 1i2:3
fancy	52	3mg:2z 3sg:2h 40b:1y 3f5:1q 3vf:1p d9:1l 3zu:1k 2ye:1k 3mr:1b 37s:1b 4md:1a 37t:1a 275:1a 1ag:18 4ed:18 1te:17 j3:14 4h6:12 168:12 1ex:12 48l:10 371:y 2rx:y 271:y 1jz:x 2yf:x jv:v 3ml:u 210:u 2a3:t 1ms:s 3ng:r 24n:q 1aw:q ln:q 2hw:p 4g6:p 480:o 47z:o 11e:m 1eh:m 2yz:k 2sy:j 1kc:i 4i7:i 1a0:h 3rf:g 3lq:g 2rn:f qg:f 2fi:f 20k:c 1c0:c 3a3:b 416:b 1a4:b oy:b 2f4:b 12e:a 1mv:a
food:dark-chocolate	10	jv:4u jw:1g hc:16 1jo:e 1rr:b 3rm:9 3cl:4
food:mole-sauce	k	1rr:y 3cl:d jv:6
mostly	12	3wd:1w 2bc:19 4fx:t 39n:q 3mp:n 1ag:h 2f1:g xn:g 3g2:f 22n:d 1vy:c 36k:b e0:b 2f:9 11g:5 155:4 3jn:4 25:4 us:4 2t9:3 379:3
firm	a5	jy:60 3e0:3t 1tt:3l nx:2p 1tl:1u 19u:1p 1v8:1b 23z:w 1ta:v 3lp:t 2fl:r ix:p 3ww:n a3:n 1rd:m 370:m 9k:j 243:j 1u7:h 5j:g 156:e 9l:e b3:d 1jl:d 3sd:d 1ru:d 2a4:c 1wi:b 19q:b 1fg:b 11c:b en:a 1tc:a 2fc:a 2fd:9 st:9 1tp:8 1fb:8 24d:8 1jc:8 1ve:7 472:7 1jm:6 bw:6 95:6 1te:6 1fa:5 36z:5 2cz:5 4v:5 3jz:5 1ia:5 4of:5 2fh:5 13l:5 35z:4 371:4 1eh:4 368:4 36f:4
8	5k	3fk:5a 178:4e 2b7:2b 29r:1r 44u:1q jz:1n 3dq:1i 41r:1c 3tj:19 2z:17 2ij:16 13c:14 1ql:s 3bl:n wh:m 1lp:l 4bf:k 3kc:i 1jo:g 2i3:d 14q:d 3yc:d lw:d 36h:d kj:d 3dv:b 1z8:b 1zt:b 1g5:b 234:a 2ji:a 1g7:9 1ga:9 1zv:8 1et:8 iz:8 2b4:8 3dz:7 2h9:7 ko:7 1yz:7 338:7 1s7:6 4pg:6 35z:5 1e3:5 1t6:5 20w:5 k3:5 318:5 1i7:4 33:4 29q:4 2b5:4 1mf:4 10q:4 1zx:4 42x:4 1zw:4 9s:4
each	hk	k0:f3 s0:2r 30r:1q 2e7:1h 2e1:1h 10a:1g 4c9:1d 2fa:19 3ud:17 42u:14 349:13 1dv:z 2a4:z 116:y i5:y 46j:y 2p3:v 3jk:u 5n:u 2y1:t 2xo:s 2sv:r 2am:p 3ov:o 1rs:o 39d:m 23k:m 2w3:l 3ql:l 16m:l 1tz:j 18d:j 233:i 2y0:i 3ln:h 2sk:h 281:g 1wj:f 1t5:f 3j1:e kk:e 1h6:d 3op:d 39z:d b1:b 7r:b 4at:b 64:b 1bn:b 14q:b 1th:a 1ri:a 9o:a u3:9 11f:9 319:9 2y2:9 uq:9 85:9 3bj:9
beyond	r	36n:m xa:i 1oe:b 11d:a 3x5:8 13l:8 1ib:4 33j:4 j8:3
means:season	ag	k2:ef 2x8:33 3ni:1i 3tt:1g 400:1e 2na:1b 2ou:1a f7:19 1i3:18 3kj:14 3bq:13 252:10 k6:t 484:t 3mv:t 2rm:s 12:q 2c0:o 38j:o 2qk:j 3w3:h 274:g w5:f 38m:d 19r:b 3q8:a 1b9:a 160:9 1ph:8 3dr:8 435:8 2d5:7 z9:7 115:7 3c4:7 3c3:7 2ow:6 1hl:5 z8:5 1do:5 19a:5 179:5 mc:5 wx:5 15w:5 33p:5 2hp:4 uw:4 e9:4 281:4 1ql:4 15v:4 3f6:4 1nt:4 10q:4 do:3 pb:3
squar	3l	k3:a5 de:24 3vb:1x 1k7:1s 2hb:1j 1k6:1e 412:z 1jo:z 3yq:x 4an:s 2m4:s 2do:q jv:p hc:n 145:m 390:i 149:h 14u:h 2ip:e 1a0:c 1v6:b 2mf:8 1jk:8 7e:7 3cg:5 id:5 3aa:5 21j:5 1wr:5 1xj:5 2np:4 143:4 1ki:4 1hi:3 3a9:3 we:3
deepen	k	34o:e 2cc:a 2cb:6
portion	ew	k5:bc 3id:37 14j:2m s0:1n 1d3:1n 14q:1m 43x:18 k3:16 1fj:15 p2:15 49b:12 3fy:w 2hb:r 3je:r 1a0:o 3sm:o 1ql:o p1:o ug:l 33e:j 3z2:i tb:i 2h8:h dv:f 33m:f 2id:f 2ic:e 2fe:c 2ff:c pl:c 1aj:b g8:b 1j0:a 1ai:a 24r:a 3n5:a 1eb:9 2q4:9 35k:9 32g:7 10b:7 12l:7 wi:7 16r:7 fx:6 so:6 zh:6 14p:6 3m4:6 46y:6 os:6 1cz:5 dw:5 wj:5 400:5 2ay:5 2b7:5 i:5 ye:4 2jl:4
season	co	k6:ex 2x8:2k 3ni:1f 3tt:1d 2na:1b 3kj:17 3bq:11 252:10 12:y 400:y 2ou:y 1i3:v 484:t 160:s 3mv:s 2rm:o 2c0:o f7:n 1ph:l 3w3:h 38j:g 15w:d 2qk:d k2:d 33p:d 26s:d 274:c e9:c 19r:b 3ci:b 35q:a 3ac:a 1b9:a y2:9 w5:9 38m:9 xk:8 3ch:8 19a:7 115:7 2d5:6 3c3:6 3c4:6 179:6 1hl:5 y4:5 17a:5 z9:5 z8:5 v1:5 1do:5 1ql:5 v7:4 mc:4 3g3:3 3g4:3 2id:3 2ic:3 3f6:3 uw:3
food:margarine	5v	k7:cx 1fy:1z kb:1s a4:14 27x:n k8:h 18s:a 1g0:a i2:a 7g:7 1p9:7 bc:5
food:dairy-free-block	m	k8:1o kb:o kh:9 2qs:8 kg:4 ke:3
food:pastry	83	k9:kt k8:23 1id:21 26e:1j ei:w lp:o 2v9:m 1ic:k 10q:g 10p:f dq:e ks:a wm:9 1v1:8 1lr:7 kc:7 10x:5 10r:4
tub	dw	ka:c0 xh:37 3l5:1x 2qj:1v 125:1u 426:1t 3kn:1s vp:1k 2r1:1h 3l7:1d 294:1b 236:19 1dp:18 25i:17 3id:16 1lf:13 22h:11 129:z 131:y 37p:x 1at:w 456:u 2x9:p lq:m 3lt:m 15m:m 3tx:m 4a3:l 10u:l k7:k 24k:j s5:j 22i:h 22f:h pt:h 253:g op:f 126:f 38j:e s2:e bd:e 22m:d 15e:c 1m0:c kb:c 6y:b 2qh:b 39q:b 124:a 1fy:a 3pu:a 22g:a 4oy:a 23t:9 449:9 on:9 3g1:9 24f:9 157:8 23a:8
food:dairy-free-spread	1b	kb:2b 1g0:1j k7:1d bd:d 2e9:5 bg:5 i2:4
food:pie-case	12	kc:2m 1lr:28 1v1:1r kb:n kh:9 k9:8 182:8 hw:8 1id:7 kg:4 ke:3
food:biscuit	7s	kd:jh 1vx:1x 40w:1u 20b:1o w2:10 2d8:10 kf:y 4b8:y 2q0:v 42v:s de:r 4pr:n 44v:m 37u:k 37w:k 1ue:j 2pz:j 1eb:j 1zq:i 41f:h 2cl:h 1rn:g l4:f 3cp:f 37f:d 15j:d xl:c bq:c 29e:c 1wt:c 3yi:b 3yj:b 7d:b 1yl:b 3s0:b 13x:a kb:9 kg:9 ng:9 212:8 146:8 34c:8 xf:8 qo:7 3ny:6 1zp:5 1id:5 14b:4 26r:4 1fi:4 32p:4 1h3:4 kh:4 2f0:3 fv:3
behav	t	3ny:1c 21d:x 3h8:q 3h7:q kh:m 21e:h 21h:g 3y1:d 20a:b kg:b 21g:a 1at:9 kb:8 k8:7 bo:4 1hv:4 kf:4
food:shortbread	10	kf:6s 239:t kd:g 2c8:5
food:vegetable-shortening	r	bd:p k7:d kb:5 bo:4 3y1:3
britain	m	1d7:15 kb:r ke:4 k8:3
food:bread	14q	ki:oz zl:36 14f:2t ev:2h 1lz:26 1ti:1p 4k3:1n zj:1l 2z8:1i 293:19 1wv:16 2u9:14 1wz:12 3n0:y 2zi:w ge:v 37p:u 4k1:u 4ek:u 3vb:u 45n:t cp:t 19x:q 1d7:q 1zy:q 2qm:o cu:k 1ow:k 1ds:h 2d7:f 3as:f 266:f 1kf:e 4el:d 3ce:d 19w:d 1th:d 184:c 1gq:c i5:c 3km:c 2dz:c 1d8:b 1ev:b co:b 2hn:b 3ah:b 1zw:b c0:b fv:9 274:9 17w:8 1ts:8 1zv:8 zg:8 3f:8 26y:8 u6:7 3y8:7 rg:7
food:frosting	1q	kj:br 4c:v
food:pastry-savoury	1b	kk:6n 4c8:2h 2i2:n 2qv:m 1bl:k 3i6:f a8:7
food:milk	10p	kl:oh 1lx:32 1g0:1e 3fi:w 1kv:n 1qf:l 2wv:l 4oo:j mb:i a4:i qg:i 34o:h 1qj:e uf:e 32e:c 3bj:c 3r7:c lx:b 3gk:b 1va:b 2wu:a 2dz:a on:9 2oy:9 im:8 xx:8 3d5:7 hc:7 y6:6 2rg:6 1wt:6 3a6:6 20c:6 3m1:6 bw:6 2rf:6 3wt:5 xu:5 2f8:5 pn:5 39r:5 1qh:5 11c:5 1ju:5 o3:5 2qv:5 1fl:4 1at:4 n5:4 op:4 1cu:4 1wn:4 b6:4 194:4 ov:4 1gy:4 ih:4 12i:4 3u9:4 5y:4
least	1b	2ft:19 3ny:v 3wb:k 15t:h 36p:h 29e:g 2e9:g 42f:f 2h8:d oj:9 2a2:9 s6:8 1nu:7 3d2:6 3zr:6 1cl:6 160:6 29s:5 1ck:5 1l:3 1tg:3
60	x	44v:y s3:r 3hp:p 25p:h 2om:g 2ol:g 1vr:g 1h8:c ur:a 1rm:8 2oq:7 ux:7 1yu:6 1h3:5 29k:5 1f7:4 3cv:3 j9:3
shortest	o	3bl:z 2a8:h 34n:b
thre	n8	kp:au 17:22 1xt:1p 3av:1a 2qe:13 1ra:12 345:11 4n8:y 2eo:x ek:x m7:v 3vd:v 1jl:u jk:s 4hq:q xj:p 3ar:p 32e:m 17f:m 3kc:l 23d:l 262:k 3ax:j 3qk:i 2hc:h 1iw:h aq:g 2s8:g 16g:g 121:g 3ct:g 2tg:f h7:f a6:f 3mv:e 33j:e 1nu:e 4mn:e 43c:e 22l:d 300:d 2nb:d 22m:d f7:c 9v:c 14g:c 2q9:c 125:c 6e:c 3ip:c vw:c ks:b 44j:b 1m0:b 155:b 3fs:b 34t:b 1oe:b 22v:b ge:b
cream	18	kq:5h 1kt:u 4ow:p kj:l 2gu:k h4:i j6:f 2cg:f
means:allergy	f5	kr:gy 1l1:3t m1:33 mn:24 2q0:23 407:1t 4o5:1q m6:1o 1nj:1k a4:1j 1os:1f 1lb:1a m0:18 1gd:17 1cd:17 3nj:u bj:u us:t 1gr:s 2r9:r 2qk:r 3f4:r 3h2:n 24l:n f2:n 1gs:m 4lx:l 426:l 34y:j 3bc:h 2vm:g jo:f ku:f 3vd:f 3m4:e 4m0:d m8:d kf:d mu:d 17b:c 1l3:c 3r5:b vx:b 357:b kt:b ly:b c0:9 zr:9 ma:9 ms:8 1hv:8 1ch:8 w:7 25x:7 1m4:7 m5:7 tz:7 186:6 2xm:6 3kq:6
read	33	ks:8d hq:1y 1i8:1s 3od:1m 37r:1h 4hh:1f 2fj:1c 32e:1a 1op:14 48w:13 48v:12 3m4:12 3qf:z 1yz:y 3mf:x 36y:u 2cr:r 3ja:q 1iv:m 1rm:j 370:j 9f:i 3as:h q7:h 31t:g up:f 2gj:e 1s3:e 228:e 1gz:c 3f2:c 1mu:b 1vl:a 1dc:a 1n5:9 101:8 26t:6 1fp:6 1ju:6 yb:6 1vm:6 13c:5 1ow:5 1jf:4 59:4 371:4 1al:4 155:4 35a:3 2o2:3 iy:3 300:3
label	1k	kt:7r 36z:1d 4ky:11 3k9:11 27c:y 21u:x 3yr:o 2nd:n vr:f 1nl:d 2gs:c 40y:a ma:9 26b:9 1ow:9 2sl:7 3on:4 37u:4 2sx:3
allergy	4w	ku:bn 1m4:29 4o5:22 ma:1g 3nj:15 4lx:13 1cd:12 3m4:z 3r5:x 3rz:w kf:o 3i0:m mu:m kr:l bj:l 2ca:l m8:i ly:f kt:d 3f2:c 38l:b 19y:b zr:a 1gr:a u1:a 1ol:a 3r6:9 ms:9 c0:8 1ok:7 2c9:6 1lb:6 1oj:6 1on:5 mb:4 2q0:4 119:4 a4:3 2ir:3 2k2:3
means:shelf	at	kv:hh l8:3a 3zs:1l 275:1e 174:1b 177:16 4p3:12 372:10 23m:10 yo:w 23e:s 23p:q 38d:n 3ko:m 2qc:m 3po:l 4z:j 124:i 2zo:h 2l5:g 260:g 2v7:f 11u:e 257:e 2b4:d qw:d 32p:c 127:c u2:c 2j9:b ky:a 1gd:9 2ei:8 2vf:8 2jn:8 t7:8 30b:7 2jl:6 2jk:6 1f8:6 1ty:5 29h:5 31o:5 kw:5 2ky:5 1y0:4 2l6:4 166:4 15i:4 15o:4 7m:3 3fj:3 uc:3 rq:3
both	7u	kw:9z 4ap:2g 3wu:1s 45b:1o 2zf:1j 3oz:1h 4g3:1g l8:1e ln:19 2zp:17 3wb:14 3ou:12 1gz:11 2xk:w 3od:v 3ez:u x7:t 29f:s 162:r x6:q 1wv:p 3ld:o 1u0:n 4p2:n 1lz:n 45a:m 3om:l fx:l 459:k 19q:k he:k 33t:j 3lv:i bs:i 27d:g 27a:g id:f 3fg:f 1uz:e 2ig:d 1jc:d xr:d se:c 2tw:c 3tj:c 2ur:b 8r:b 40q:b 3ah:b 1vn:b 33k:a 2ip:a 24o:9 27h:9 1rt:9 3ai:9 ky:8 18u:8 384:8 2rb:8
fit	cm	kx:9x 10v:2h 148:28 2e1:23 49r:20 2aa:1u 3a6:1o 1rt:1n 4md:1i 3vn:1i wf:1i 3fv:1g 3wr:1c 4pk:1c 2g8:1b 3l5:19 3z2:14 4cj:y 1ze:y 14c:x 3r4:x 4l5:x tj:s 10d:r 3z4:r ab:q 1mw:o fx:n 1hl:m 3fw:l 1jd:l 105:l 146:j gw:i 29v:i 3et:h dr:h 2dy:h l1:g 142:f se:f 3hk:e 3bi:e 1zu:e 2fa:e 1i3:d 467:d 43x:d 3nn:d 3tj:d 3hj:d 1zb:d 84:c 12z:c 18h:b 3eu:b 1xm:b 2ry:b o2:b js:b
shelf	6t	ky:er 2v7:1w 275:1g 177:1d 174:1c 3po:15 23p:11 29h:w 1v0:r 38d:o 3ko:o 127:m yo:m 2l5:k 260:i l8:f 2jn:e 182:c 1gd:a 2f:9 23m:9 2jk:9 30b:8 kv:8 2jl:8 2l6:7 22i:6 31o:6 2bc:5 2ky:4 vg:4 3aj:3
browner	v	l2:3l 3h4:20 3oy:z 3bz:w 3x9:u 3fp:l 2av:5 z1:5
batch	fe	l0:bo 9b:20 439:1y 1g9:1e 1g8:1d 3v1:1b 3ar:17 455:10 wf:10 16v:x 9c:s lb:r 17v:p n2:o qr:n 3jx:n 1zb:m 1mf:m 10b:k 40r:j 3aj:i 3ih:h 9a:g k:g ar:g i:g 4b3:e 1bm:e 143:e 2f:e 3br:d 3a6:c 44v:c 2cy:a 3aa:a 36o:9 2ps:9 33c:9 1s8:8 178:8 4op:8 3ap:8 kx:8 xh:7 3kc:7 150:6 27r:6 w5:6 3kv:6 146:6 10v:6 33n:5 3ao:5 1ve:5 141:5 3gs:4 l8:4 jt:4 233:4 2h8:4
small	ym	l1:am wg:5i kx:2i tk:2d 84:21 tu:20 8m:1q 1w9:1p p6:1l 4du:1h 3qd:19 n5:18 1g6:17 wk:12 wj:10 z:z 4u:y 2g:u 2ay:s 3a2:r 2j6:q 19b:o 148:o du:o 3cu:o 34c:m 2me:l y:l os:l 16t:l 4k:l 3ep:l 1sr:k 1cz:j xs:i id:i 33m:i 2nf:i 99:i 1x0:i 1bs:h 3ql:h 24r:h 2a0:g 3g1:g 1ra:f hm:f 3fx:e 3x7:e 3do:e cl:e xx:e xv:d wl:d 2y1:c 3ry:c 7f:c lr:c cc:c i9:c
rotat	v	kz:3y l2:1p 116:z 34a:i 2av:7 2en:5
stack	1z	l3:9b 3qa:19 2vt:s 2vu:s kz:n 1fd:m fz:l 2mh:j 1fc:h 24h:f 3q9:c qw:c l2:8 zj:7 17w:3
sheet	72	l4:db 4e4:23 yp:20 1ii:1w ho:1t 30r:1d 4bx:1b 4fk:13 1uv:w 1fu:v 149:s 146:k 12r:i 3w:e 376:e 1uu:d 1sp:a 148:a lr:9 4kd:8 165:7 2we:7 2xp:7 458:7 o8:5 37t:5 1ua:5 2e1:5 34c:4 1ut:4 n9:4 2zi:3 29p:3
colour	m7	l5:af wd:2l f1:2a 379:25 rs:1z vx:1x nk:1u eo:1f y0:18 42a:17 2zr:16 4m4:13 1ur:12 5v:w 2v8:v y1:s 4fq:s 4gc:r 4fr:r 3sz:p 4eh:n 4az:m 4js:m 2pw:l f6:j sl:h 3ou:h 4my:g xm:e 117:e 5m:e 1y0:e dx:d oc:d 3xi:c 3cq:b 130:b 21b:b oa:b 76:9 42d:9 3td:9 37a:9 37b:9 jt:8 2cw:8 159:8 1c7:7 e0:7 10m:6 1wk:6 3sv:6 3gr:6 18z:6 1vq:5 vs:5 34d:5 1pr:4 2w2:4 13u:4
air	kc	l6:kh 29v:1o 3in:12 3zp:w 2ug:w 1zg:q 1e9:m 1ze:j 1hk:g 1z9:g 1t1:e 2xj:d 3wa:d 1rn:c 2u8:c h9:c j4:a 2v8:9 vh:9 1zi:9 2bp:9 2hf:9 4h6:8 36o:7 tj:7 4a2:7 1xl:7 38s:5 3ep:3
around	2a	2bn:2a 413:1t 26c:1r 3b0:1q 2hn:1p 4at:1c 1y4:16 1d1:14 3gt:10 16o:z 2nl:x 2bl:w 3cc:v 29e:v 149:u 1vn:t 1jc:t 4cu:s 35e:p 1t7:n 3ep:n 1ae:i 1w5:g 44w:f 3e9:e l7:e 3fp:d 3lb:d 2cy:c o0:c ei:c 1i1:b vi:a 12a:a 1e9:a 15v:a 4cv:9 26k:9 3ur:9 4cw:9 of:7 1s8:7 2ox:7 t3:6 23q:6 1m3:6 11a:6 1vb:6 nz:5 14h:5 2s2:4 q:4 66:4 40:4 1sl:4 o2:4 170:4 11g:3 26r:3
shelv	12	l8:41 2bc:10 2v7:6 kw:3
third	2f	l9:6a 4ot:27 3qk:1y 2xg:1x 3zh:1s 352:1n 22h:13 13z:12 31d:i 343:h 33f:h 3ae:g 31f:g kf:f 2gp:e 276:a 3c9:8 3mo:8 4ec:7 31e:7 1e8:6 239:6 gq:5 34u:4 285:4 3qd:3
allow	5m	181:2g la:2b 3vf:28 4nk:22 2ri:1y 3an:1x 2ai:1u 2i6:1o 3kk:1i 2is:1g 2he:1d 3f5:1c 3ra:19 1l9:17 3z2:15 1n8:15 35h:13 35j:13 3i1:12 1n3:11 3ik:z 4hy:z 351:z 14d:x 4kt:x 339:x 33a:x 3nd:v 1t5:u 1nt:q 1ny:p 1nn:o 1m9:o 1m6:o jp:n 3cm:n mx:m 1q2:l 1di:k 3cn:k rn:k 1n0:k 1f2:k 43g:j 1q3:j pf:i mu:h 15c:h 3wi:h 2ik:g 2t8:g 3a3:f 3z0:f 1cn:f 1gv:f 1q4:e yg:e 1n6:e 1t9:d 1c2:c
crowd	8c	n2:3s lb:2s 3qd:27 4bn:1l 1bm:1e 3ap:1e lr:1d 9b:19 qr:17 3ar:16 269:12 33n:10 10v:z 1mf:y 2ao:x 146:x 9c:r 1g9:o 1g8:o 3a6:o 9v:m 1z7:j 1du:j 3aq:i 26a:i wf:h l0:h 3lx:h 3l7:e 9a:e ar:e 3rs:d 2b9:c 16z:c 2e1:b 3ig:b 148:a lw:9 14w:7 3pc:7 3ao:7 391:6 3ih:6 2a8:6 178:6 1di:5 26b:5 2p7:4 3kc:4 2j0:4 14q:4 l4:4 3fu:3
prepar	3l	9w:2q 3mj:28 2sr:25 3hg:1u 9h:1i 2jl:1f 9t:1d 3hp:1a a2:13 2p9:12 3ej:12 9g:w 23z:v lg:p 3hf:o 4ix:n 1wc:m le:l 2ij:k 2bs:k 2ao:j 255:g 3d9:g 3mv:f lz:f 37d:e b5:d 161:c 12g:b 1u0:b 1bb:b 1d0:b q:b r:a 2tg:a qd:a 12k:a 1ms:9 3dp:9 3k8:9 1ki:8 1qm:8 2pb:8 1hm:8 2hp:8 1mt:8 35k:7 1o9:6 400:6 3hl:6 21b:6 14j:6 1o8:5 2rp:5 2sq:5 1oe:5 1od:4 ku:4 394:4 1og:4
part	bx	ld:9q fd:1c 2eb:1b 4or:1a 22a:15 3s3:15 8z:15 1v6:14 js:14 1iy:13 lc:12 3wb:12 dy:x 1y6:v 27:s 46i:s 46h:s py:s wu:o tj:o 1yc:n 2n1:n qd:n 4mr:n 18e:n 4io:m 33c:l 1ib:l 29n:l qb:l 2bh:k 20s:j qo:j 15z:h 8o:h 2ju:g 25:f 457:f 2n2:e 3u9:e 229:e 1u0:d 1p7:d 35a:c 2ii:c l9:c 19z:c 45t:c sv:c 1d3:b 2lx:b ib:b q7:b 2bz:b h7:a 2sd:a 2bj:a 3bl:9 1i2:9 2n3:9
advanc	1m	9t:1l 4jq:14 1xl:13 9g:10 t6:x 3i5:r le:k 24j:g rv:d 24i:d rw:c ee:b 15t:7 331:7 no:5 9r:5 1k8:5 1d0:3 247:3 246:3 248:3 249:3
far	ee	lf:4o 2e3:21 2c7:1q 15w:1o 1he:1m 15x:1j le:1h 3tv:1f ya:1e 1pt:1d 2kz:1b 2j0:18 146:17 2fx:15 vw:14 2o2:13 13c:11 19r:11 j8:10 4dm:z 354:y 34p:x 373:v 29n:v 2c1:u 2ll:t 13h:s 3le:s 1uz:s 3km:r 2ub:p 1hq:n 353:n 3xp:m 1o4:l 1qp:k 17t:k 37e:j 1jk:j 12j:j 19m:i 3gs:i 380:i 1r7:h s1:h 2df:h 1d0:h 2mp:h 2lv:g 3oc:g 3l8:g 3ft:f 2d8:f 1hf:f 38a:e 1ph:e 33c:d 1tc:d 2ck:d 24e:d
tonight	95	lg:6t ee:6s 9t:2h os:23 3w0:22 3u8:1u 49r:1q 3c2:1e 4ic:1e 2lu:15 1jg:14 3v3:10 2wi:10 3ww:z 175:z 2mr:w 393:u 2iu:s le:q 1a4:q 26f:p 3so:p 9r:o kk:n 2ms:n 4ib:n 3v4:m 16j:l 3o8:l 1zj:k 311:j 3o9:j 2he:j 2hg:h 1aw:g 38o:f 1nc:e ge:d dm:c 3f8:b 29a:b 2b4:b ye:b 173:b 1je:a zm:a 1bl:a 1z7:9 g6:9 c8:9 152:9 1sz:8 lc:8 2hi:8 1n7:8 ad:8 3ip:7 3ai:7 ez:7 3kc:7
means:safe	208	lh:hz 1b5:54 2g5:4c 1b1:3g fj:2p 1r9:2e gu:2d 1yg:2c nt:2a 1sk:24 la:1t rp:1t fg:1n ls:1k 12w:1k 20x:1f jh:1b 3jn:19 ai:19 131:16 4cu:13 1p2:12 24v:12 kt:12 dl:11 rc:10 1dx:10 1ny:10 1al:10 2gx:y 2i6:x li:x 2id:w 2ic:v 2g1:v 22v:v 1yi:t mz:t 3a3:s 2g6:r b8:q pd:q 2g2:q 1n6:q 33j:p pf:n vm:n g9:l yg:l 1n5:l 2h1:k 1nn:k 14a:k lk:j 2gd:j 1oa:i 21f:i dm:h 1sz:h 22f:h
lunch	nq	li:be 22t:3p 2ha:3h g9:2c 25h:2c 24x:1n 3ak:1l 24f:1j 2bx:1j 388:1d 44t:19 24v:13 22v:12 389:u hf:u 2h2:t 3rs:s 24t:s 3w8:r 2h1:r 24u:p 2wg:p 27r:n zh:n ls:n 1lw:k lq:k 16q:i lt:h zm:g lw:g jj:f 3yt:f 16n:f 1na:f 3fu:f 1hr:e 3ey:e 12y:e gm:c 1oi:c g6:c 1ly:c dm:b ag:b g2:a 1qf:9 2hc:9 278:8 1xs:8 14m:8 gh:8 1g9:7 p2:7 3bs:7 9g:7 164:7 2h8:6 wh:6 fj:6
supper	3s	lj:2p 2so:1z 4fn:1t hs:1g 15a:s 4ks:p ag:o 40d:m 3ih:m 14n:l 3rs:k 151:j 3ap:h 1du:g 33p:g 33f:g lw:d jf:c 3d2:c vg:c 3ic:b 1vf:a 3t6:a 3aq:a 1bl:8 12y:8 43e:7 16y:7 kk:7 n2:7 1v9:6 ln:6 17w:6 3i6:6 3ai:6 rz:6 4h4:6 1bm:5 1sx:5 262:5 3qm:5 si:5 43m:5 22v:5 9b:5 15z:4 g0:4 3rn:4 ic:4 22l:4 44q:4 gh:4 g3:3 60:3 1g8:3 2h2:3 3ul:3
saf	18f	lk:dh 1yi:4n 1sk:3r 2g5:3k 1b5:2y 1r9:2p 1b1:2m 20x:2f jh:24 36u:1z 24v:1w gu:1u 2h1:1t 1yg:1r 12w:1k kt:1h 1ny:1g 1al:1d 3a3:19 la:19 2k0:18 li:17 2id:12 131:12 1p2:11 2ic:11 pd:10 2i2:10 fg:y 2uq:x rc:w ls:w pf:v 1n6:u yg:u g9:u 33h:t dl:t 1n7:t fj:r 3an:p 14a:p 2g6:p ai:p 3x9:o mb:o 1oe:o 22v:m 1xh:m 2gd:m lh:l 1nn:l 243:l 1o7:l zm:l 2hi:k b8:k 1oi:j 14g:j 35e:j
guest	k7	ll:6s 1ek:34 2kr:26 2ks:20 11i:1m av:1m 1l5:1i n2:1d 2b0:1c 1nw:16 4gi:13 r6:13 g3:12 4fa:12 rz:12 mz:11 3a8:10 10a:10 1lb:y 44:y 31p:x 3op:x 1qk:x ag:v ca:u 3dh:u 49r:u 1bm:s u1:r 3fu:r 3qd:r 3b5:o kr:n 3ar:n 1mm:n ah:m 1wv:l 3h3:l wk:l 4in:l af:k 2tq:k 1qp:k nd:j s4:j 43i:i 49b:i 91:i 2zs:i 2i3:h mq:g 2u6:g j7:g 2rf:g 3gm:g lj:g 3ai:f 3dt:f 23j:f f7:f
point	6o	lm:44 3it:2b 3u4:24 3aj:1c 34d:1c 3e1:1a 3ip:16 3d5:14 1a7:10 1ub:z 2s1:y 1gz:x 334:x 306:w 1ut:u w5:u 2f3:t jt:t 1ki:s 2a0:s 2a9:p zo:p uj:n 11:n 2x6:n zi:m 3iy:m 1n9:m 40:l 1xo:k 25j:j yr:j vs:i 19b:h ht:f 3i3:e s0:d 3m4:c 1jt:c 1og:c 7c:b ad:b 1uv:b 1aw:b 60:b uw:a 73:a 29d:9 4z:9 s1:8 5e:8 1hx:8 2ad:8 31w:8 3hy:8 3sw:8 kq:8 1oo:8 1fe:7 7u:7
match	14	4c5:2r 3uu:1j 45a:11 459:z 2d5:k nu:i 339:g 33a:g n7:g 13z:f 2wg:c lc:b ay:7 1lz:6 1ei:6 vx:6 389:5 24v:5 rs:5 1qk:5 le:4 lp:4 24u:4
possibl	lp	4ng:1e 20:1c 1nu:1a 1zi:19 28p:17 1gf:15 3c6:12 2qv:10 357:10 1as:x 4h6:x 3or:w 386:w 3r1:w 35i:v 42c:v 48l:u ke:s h4:s 3aw:s 1at:s 1lb:p 2xi:p 3cq:p 2rd:m m1:l 2w5:l 1cl:l 2uh:k 3ab:k 19k:k dr:k 26x:k 2lz:k 3lx:j 1mz:j q:j 2rj:j 4bm:i bc:i 4io:i 37p:i 4i6:i 3bu:i u4:i 90:i 2r5:i 98:h ju:g 3ax:g 3xh:g 2g0:g 2rz:g m6:g 2q5:f j7:f 3tw:f oj:f ml:f 1ck:f
food:peeled-potato	o	2v9:10 dq:n nt:k 1jt:d lp:8 9g:7
box	ab	lq:83 2ha:3j 33c:2y 10t:1y 2hp:1t hf:1m 16m:1j 2bx:1g g9:1f 25h:19 3wl:17 id:15 mj:x 4ff:w 20w:u 34k:t 3vq:t 2ju:t 10y:s 3yt:q 47d:q 3uq:p 3kg:o 47e:n 1cb:m 22t:l 4kq:j 3ur:h 1e8:h 3e5:g 24f:g jq:g m8:g 1ev:f 363:f li:f 3na:f 23t:d wh:d 3xq:d 2s0:b 3fo:b 47c:b 2vy:a 2i5:a 37q:a ls:a 35l:a js:a 33f:a 1hi:a 1x1:a 1jx:9 3go:8 37p:8 3jn:7 27p:7 224:7 4d7:7 lt:7
lie	2a	lr:37 2of:1m 148:1d 1v4:1c 4lb:1b 2vo:1b 2bu:14 2h4:12 2ig:10 4ov:x o2:w 34r:u 147:u 1vv:r 3sp:p 1xb:j 2j0:j 1an:i 28x:h 1ii:d 2sw:d 38g:d 41e:a 29p:9 2do:9 46q:8 1ni:8 18q:7 22q:7 4l5:7 3dl:6 ho:6 2oy:5 1t3:4 3xy:4 3fd:4 1ak:3 eq:3
within	x	2ud:19 2d0:16 1rs:x 19q:k 1t3:k 3d3:h 1fa:g 1jc:d 1cm:7 2su:6 ic:5 1im:4
bring	6i	2bw:36 4et:2k 3mg:2a 2u9:25 lt:1x 4l6:1d 497:17 2xt:14 18z:14 2fh:13 ai:12 1sw:12 462:11 4l4:10 3qs:z th:z 2ub:y 2bx:x 2fv:w 3ba:v 41w:v 2d7:u m7:r 16j:r 12e:r lq:r 3a7:o 23j:o 1hr:m 1ae:l bz:l 3t5:l 25h:k 39i:k 2e0:i 3h1:i 3vo:h un:g 1xs:g 22t:g 3mi:g hf:f 4ad:e 3s3:d 321:d 409:d qh:c li:c 31k:c 2ug:b t0:a 1bn:a ur:a 2m2:a 1ib:9 1jj:9 g9:9 20b:9 3oe:8 2di:8
dress	iq	lu:kg 2ek:1n uz:1a 3lm:16 3oo:12 4bc:12 4fd:w 1uy:v 1pp:v 32l:u m3:s 3u8:r 4kt:q 23k:n bw:m zv:m 37s:l 27m:i 3ll:i 2ih:i 3lk:g 43g:f 3l5:e bf:d s4:d 2t8:d 48j:c 40b:c 259:c 1lq:b 24i:9 33s:8 1d0:8 3ld:8 oi:7 1g:7 xb:7 43x:6 218:6 4ek:6 lj:6 3ch:6 15s:6 19w:6 2c8:5 7l:5 3cf:5 zr:5 3le:5 1pt:4 2bw:4 40p:4 3bi:4 1bx:4 1k9:4 1e:4 4g:4 1kb:3 10g:3
fully	1f	4ir:22 3fy:1l 334:1c 3f5:x 3e0:t 1s5:s 51:s x5:r 1i3:q lv:p 1tw:m c1:l 1jw:i 1za:a 30:7 1t9:6 mv:4
group	12	3lx:24 1q8:1c 2ps:11 3ap:j md:h x5:c 298:b 1di:9 141:7 3ar:6 mr:6 37t:3
food:coconut	66	lx:fz h0:2i 2f8:1v 2rf:10 mo:v ty:q 1zf:p n5:o 2rg:n s5:l 24o:g 2ur:d mm:b u2:a v5:8 bp:7 u3:6 3a6:6 bc:5 2sg:5 34m:4 1jz:4 yp:3 23a:3
food:nut	co	ly:kd ml:4i ms:34 m2:1y 2zr:1l zs:1f br:1b 2rw:13 zv:12 1go:n 1g0:m ku:m 14f:l mc:i 3n6:h mm:h oe:e 4kr:c u2:c 25u:9 17v:9 c0:9 3ko:9 u3:7 it:7 1m4:7 u1:6 19y:6 zx:6 3a9:6 kr:6 mn:6 1jz:5 bj:5 3l5:4 3qw:4 132:4 my:4 1az:3 bp:3
food:couscous	2l	lz:fw m9:8
gluten	59	m0:bq me:3x ma:1j m6:1i 1l1:x 1kw:s m5:r 2wl:f 293:d 1wv:c 17j:c t6:b 2qm:a nz:7 19x:7 kr:6 gd:6 16m:5 1hv:5 1k1:5 6h:5 1kz:5 6g:4 kt:3
fre	9l	m1:91 1gr:2c ma:27 1m1:1k kt:1e k7:1d 23b:1b me:17 m6:17 2y7:14 1lb:13 mb:12 1m3:w kr:t 1l1:s 457:s 294:r 339:r 33a:r m0:q gd:p a4:p t3:o 3r5:m 25z:m 210:l 1gl:l 3f2:k 1cu:k 2fr:j 2rj:i t6:i m2:i 293:i 4ff:i m5:i 1hv:i no:g 28r:g 4bi:g 28q:g 20z:f 3r6:f 3n6:e 1wv:e 28t:d 3hm:d 3hn:d e3:d 37x:d 1kw:c 1l5:c 20y:c tq:c r3:c 1ln:c 3f8:b ge:b n1:9 3b1:9
food:pine-nut	1x	m2:d5 4ds:15 137:k 23z:c 138:7 ly:5
food:mayonnaise	6o	m3:je 24i:1o 15t:11 15u:j 2rh:f p0:d 1jl:8 1nb:7 2ri:7 2i2:7 1to:6 2gr:5 1cx:3 2i4:3
food:oat	b7	m4:lo 1cg:26 3ba:1o 48b:1o 415:1i 1qf:1d 47b:18 1zr:w 4dj:v 46m:u 2u2:r md:p 6k:o 4ix:m 1v9:k 3n6:i 2qm:h 1ah:g 3g7:f 1ep:e 220:d 19x:b id:a 2fr:9 1mw:8 2na:8 u5:7 cv:7 1ms:7 ez:7 1mt:7 1nq:6 331:5 1lq:3
food:soy-sauce	5t	m5:bz v0:3g 17j:2f 3bc:x 1l3:o 2qk:g c0:d 4fd:d v3:7 17m:5 u1:5 11w:3
food:wheat	35	m6:6m m0:21 me:1w 3kq:y 1kw:y vb:u 3is:u 1po:q 39p:n 1l1:m 1d6:k 1hv:e m5:e 4if:c vc:c 4f7:b 3kr:b 1bk:7 vk:6 1op:5 m1:5 1l2:5 1d4:5 1su:4 vf:4 6h:4 1d5:4 md:3 1m1:3 v8:3
count	35	m7:7u 3hr:1l 2f2:1k 3ds:10 38t:y z9:w 2tx:w 42f:u 3dv:u 1zf:r 3g1:p 25n:l 3de:k 25t:i 38i:h 1ck:h 1ht:h 1lp:e 3ta:e 3h8:e 3h7:e 36i:a 1lm:a 1lo:a 1o4:9 3rr:8 1su:8 1nu:8 mz:7 3xh:7 1pd:6 2lc:5 1gr:5 1rb:5 yd:4 1ll:4 3wb:4 34c:3 z7:3 390:3 2uk:3
food:chestnut	16	m8:2u 21b:2k 12e:11 2vk:r 111:h md:d 3ej:9 mr:4 c0:3 dc:3 3nj:3
food:bulgur-wheat	1d	m9:bu lz:5 1bb:4
contain	12	ma:43 c0:v 1k1:o 1op:i kt:h 32r:f 414:c 30p:b me:b 1kw:8 1o5:8 1ow:6 30j:6 m0:5 m6:4 3kh:3
food:whey	28	mb:80 a4:2r 3r7:p 1lx:j 3r8:j 2ur:j 1gf:g 24o:g 1ow:d c0:b b0:9 46n:7 1f2:7 1gs:6 h0:5 zx:4 1mw:3 2o5:3
food:nutmeg	2d	mc:d9 io:19 te:f 16c:e md:d 16d:c 15i:9 15j:6 mr:4 127:4 153:3 168:3 c0:3
food:spelt	v	md:7c 1l2:c mj:3
coeliac	3u	me:6m m0:3n 1l1:3c m6:2k 1os:1r 3h2:1n 3bg:s 2r9:o 17m:l 25x:i 3vd:i 1kw:f 186:f m1:e 2xm:a 1op:8 4ax:8 1hv:8 1po:7 pu:6 3kq:5 mi:4 3f4:4 24l:4 ma:3
food:cream	xt	mf:oo op:2w 4cj:2b on:1j 1bt:1e 1at:1b if:1a oo:10 4hc:v 291:v 1c1:u 10j:t 1va:q h0:m 3x6:j it:i 4ot:i 1cf:i 2u8:i 1qh:e 2vs:d ox:d 3lj:b 3sx:b 2xv:b 341:a 3li:9 3b8:9 25r:8 236:8 1fg:8 386:7 3hv:7 2f7:7 3d5:7 16s:7 gi:7 25n:6 ed:6 mg:6 2w4:6 3wb:6 11c:5 u6:5 mb:5 1ur:5 1ve:4 ib:4 2f8:4 18t:4 1k8:4 43x:4 1im:4 2dy:3 iw:3
food:yogurt	fe	mg:lj 1qh:3c 150:17 2jy:12 3lj:10 2q3:z 4hq:u 14z:u 3li:t mb:r 1cu:q 1cj:o uf:n 3lf:m 20c:l 1z2:l 4ot:k 29x:i 2nb:h 2q0:h 46w:g 152:f 2n4:e 34o:d 1f8:d 2vs:c jb:b f4:a 2wu:a 1ch:a 4p0:9 op:9 25r:8 15u:8 ud:7 2hf:6 2lj:6 2u5:5 2nd:5 2lh:4 on:4 27d:4 oo:4 ov:3
food:cheese	vg	mh:np 1ne:4n ps:44 pq:3w pr:3c p5:33 18v:2x oq:2w po:2b 2xp:1o 4ce:1b 18u:19 2ud:z 27a:x 1s0:v ox:u 18t:r 1zr:p 3nn:n 236:n p4:m jp:i 4ci:e rw:d 2wa:d 1mx:d 18r:c 1cf:b 269:b 20f:a 1v9:a 37a:9 37b:9 1x1:9 2df:9 2bl:8 6p:8 1lf:8 1vz:8 45z:8 b0:7 467:7 460:7 hw:7 3u0:6 3ks:6 3io:6 48j:6 44f:5 20d:5 o2:5 c0:5 29e:5 1b8:5 136:5 2qw:5 26a:5 3id:5 1ky:4 1hq:4
food:semolina	10	mi:6m 3tt:2c 1bc:m
food:rye	m	mj:32 1jx:8 1k0:3
food:barley	2h	mk:dx 45d:11 2cj:z mj:t 1bd:k md:k 25x:e 2ch:a 1jx:8 19n:6 ra:5 zw:5 1k0:3
food:almond	4i	ml:g7 ly:u mm:p 2wm:h 2kn:f 2fr:c br:8 2kt:7 2ko:7 14g:4 23w:3
food:hazelnut	12	mm:44 mo:3d ml:d m2:c 1jz:b
food:cashew	10	mn:7h
food:pecan	v	mm:4i mo:1k br:4 36s:4
food:brazil-nut	m	2wb:27 3ic:i mp:9
food:pistachio	k	mq:22
food:macadamia	i	
food:peanut	3a	ms:cw zs:19 4ds:o 14g:c ly:c 3r6:c 1qo:b 2is:8 23z:7 c0:6 1iq:5 40w:5 18z:5
even	7s	1c3:2x 3td:2w 3en:2v mt:28 2tx:25 qq:1x 250:1g 3jv:1g 3oe:1b 3z3:1a 3tb:19 3rl:18 3vx:15 tr:14 35n:12 1cu:11 pa:z 457:w 162:v 34x:t 4g:t 313:s 3fc:s 1l2:q 23q:q 2ej:q 326:q 36f:o 33r:o 2w4:o 3lk:n 21x:n 3s1:n 3mx:m 3uc:m 20j:m 3io:k 3by:k 22z:j 1pa:j 3l9:j 3vw:i 15f:i uu:i 2zl:i 2eo:h 2cb:h 2me:g 199:g 1rx:f 185:e 372:e hn:e 3nc:d 11o:d 27c:d 1fg:c 21b:c 3v0:c 3ow:b
trac	o	c0:p 1ow:b ku:a 1oo:7 kt:6 ma:6 1ol:6 1om:3
packet	b0	mv:9x 1do:6i 1bi:2f 28:21 e4:1v 42c:1i 472:1h te:1g 3uf:1e 16b:1e 3oa:1a 7u:1a m8:17 oq:14 3ud:13 de:12 y1:11 15h:z tp:x y6:w 169:w 4du:w 3dw:v 2aw:u 277:q 43z:q kt:p 15y:m 38h:m 4nq:l 44h:k 4ix:j 3c4:j 3c3:j 1j2:j u3:j 3vj:i xm:h 2hr:h 33x:g 2vf:g 1nn:g 3fo:g 33t:g 1p9:g 35q:g 27m:g 23c:f jb:f 3pe:f 2rf:f xq:e 1jp:e 141:e 1gj:e 19c:d 2y5:d 162:d 2j:d 2wj:d
neither	o	yk:w 16i:7 2r1:7 1pp:5
law	1z	13p:3e 4ai:2e 4pb:27 43n:1z 3z0:1q 1n5:1a 2uv:19 2pw:16 1pm:o 3cq:m pf:k 2i6:f 2sq:e 2vs:e 2g5:d 1t9:a 3a3:7 z8:7 2nv:7 1ns:7 1n8:6 3sl:6 3fi:6 1k9:6 1pt:6 la:6 yg:5 357:5 1oa:5 1ps:4 1pr:4 2nb:4 291:3 3uu:3 pc:3 ne:3
react	r	2rz:10 2kp:p u1:a ku:9 1cs:8 1m4:6 2kv:5 1mt:4 zx:4 1py:3 390:3
somebody	2f	mz:2v 3dt:2u 2iq:29 4ie:1o 3wd:1d u1:1a x3:17 19l:13 2ig:10 28z:x 3ds:v 38m:v 2b3:u 2b2:t 1nx:m 1oq:j 1u5:j 26g:i eu:h 48j:g 30w:g 28n:f 2sy:e 2kp:c 1oj:c 1pl:b 1qq:a z8:9 mn:9 31o:8 x4:8 1ok:8 14q:8 2g2:7 1qv:7 1qt:7 1r0:7 118:7 1pm:7 ty:6 a9:6 2c9:6 1qs:6 1wu:6 1oz:5 1ps:5 2cs:5 2il:5 1px:4 1m4:4 238:4 1ol:4 2kn:4 3cz:4 1oc:4 4f6:3 1pj:3 2ku:3 v4:3
els	xf	n0:53 rz:4c 1o4:27 1qb:1y 33o:1v 1kx:1s 4p:1r w:1n 1xk:1i 21s:1g 4fh:14 tz:12 28o:12 28k:10 3du:10 1jq:10 q:z 13g:y 1ci:w z1:v 1g4:u 4bh:t 266:t 2x9:s d4:s u4:r 20j:r 1u8:r tw:q 4iw:q 213:q d9:q 1c2:q ua:p 2qc:p 2n4:o 3nf:n 2f8:m 7:m 1ep:k od:j be:j bk:j 2wj:j 1mo:i 24n:i 1wv:h q3:h 1lb:h bi:h 4at:h 369:h 3yo:h 4:g tv:g 14m:g 16i:g 204:f oo:f lo:f
ask	1t	fd:2l 2py:22 37s:1k 3s6:1g 275:1e 31f:1e 2oe:1c 1gy:19 47w:10 339:z 33a:z ox:o 3d5:m 333:k 25:j pc:j ve:b 13q:8 2i7:8 1jn:7 1yv:7 1h2:6 1vc:6 pd:5 n1:5 2q:4 v9:4 335:4 31e:4 12b:4 1z:4
peopl	d6	3ai:3i lb:3i qr:2m 2b9:24 n2:1z 1mf:1v 3l7:1r du:1q 1du:1l 3ap:1g 3ar:1g 9b:1b 4ff:19 4ah:16 33n:16 3g5:14 35t:13 44f:12 ll:x 276:w 1g8:w 3nn:t 9c:s 2ps:q 23k:q 3df:o 40t:n 2ey:n 28f:n 3lx:m x0:m ox:l 1g4:l 3sw:l 14q:l 43i:l 1cf:k 9a:k 34a:k rv:k 291:j mb:j 420:i 3br:i 481:i 2d5:i lj:i 120:h 1o0:g 1mr:f 2ts:f 4ag:e 266:d wf:d nr:d 1bm:d 3n7:c 14p:b 14m:b x6:b
foam	86	n3:c0 n8:6a 2zr:26 ni:1z nq:1l n5:1e 194:18 3il:14 1tj:x 1il:s 3td:i 14k:f 2wt:e 1yg:e 3qf:d 4hk:d 1sn:d 1xv:9 23q:8 3pm:7 3rn:7 3ob:6 1dz:6 343:5 1jc:5 zk:4 11d:4 3x0:4 gj:3
overflow	2u	na:4p n4:2r 2aa:1t 4hk:1i 1f3:17 3a6:10 16r:10 49a:o 499:o 1ts:n 29q:k 29r:i kx:i 498:i 40r:b n5:b n9:a 3iz:a cm:9 1v5:9 n8:9 3ep:9 3gk:8 1zb:8 10v:8 96:7 2a9:6 3aa:6 ov:6 1qj:6 1f6:6 23q:5 1f7:5 l9:4 1i2:3 4kd:3
climb	v	4hk:1k n8:q nh:e 1fe:5 n3:3
food:white-wine	3y	n6:9w 1aa:2e yt:1l 4mb:1j 1hd:1h 2d2:1d n4:17 1ap:s 3sy:r jx:p 1aq:o 3t0:n 1fe:l 3it:j or:h 45r:f 2fl:e ck:d 1a3:c 2dg:8 ux:6 162:5 eh:5 44o:5 yl:5 26z:5 3qx:5 1vo:5 1a9:4 2dh:4 1mn:3 1bu:3
starchy	1h	45e:23 4ek:1p 2wi:1o uo:1f ul:1b 6l:11 1vy:11 ln:x 4el:r 17p:l 372:e nb:c n5:a 2d5:8 3of:8 9m:7 39z:6 2wu:4 o3:3
froth	3n	n3:5s ni:1l n8:1k 418:v nw:o 417:g 23q:e nb:b n5:9 194:9 1cy:7 nq:7 112:6 b6:6 ge:3
rim	33	n9:4o 376:28 1rt:17 n5:17 11b:13 n4:u 84:s 1z7:s 1f2:m wa:l 2ya:i 1i0:i 1hz:i ut:f 3im:e pz:d 33n:c n8:c 1r5:c 379:c 1hy:b 3ao:a 3as:9 x3:9 wo:9 tu:9 2fe:9 2ff:9 1oh:7 212:7 319:6 145:6 2aa:5 10g:4 138:4 112:4 l9:4 nh:3 3n2:3 377:3 ni:3 vi:3 3s1:3
spill	33	n4:4u 226:2w na:2s 4d4:2e 1v5:1a 3a6:18 1ir:15 2dy:13 4jt:11 48u:v 3je:q 84:k oh:h pl:g 1zg:f 1yg:f 42x:f 30m:f 3jn:f 2jk:f 2bp:c 3jd:a 2aa:9 1t4:8 1lc:5 2jv:5 b4:4 rp:4 1de:4 4s:3 257:3 6w:3
rattl	x	nb:48 3eb:s pa:e n5:b n8:6 n7:5 44c:4
across	2q	2t7:58 13v:3y nc:3a 4d1:1u 3yg:1o 2zp:1c 12k:w 18o:u 3x8:r 17h:p z6:o 3x7:m ao:m 3d9:k 2da:k 1oo:g 1h2:g nb:e 30:c 2fk:b n5:a dp:a 1ki:9 1vv:8 1hi:8 1jj:8 1zv:6 a5:6 350:6 10i:5 2be:5 n7:4 1ya:4 16l:4 1v5:4 1iv:4 1vd:3 215:3
blow	2d	15d:26 15s:1f 3bp:1b 1c4:y 2tb:u 43q:r 1qp:p vr:p 2ay:l 3kh:k 26h:g 11m:f 2a0:e 1yo:e 11s:c 11n:b 121:a rp:a tn:a 3zx:8 3zy:8 1c3:8 3ud:7 2pw:7 w8:6 h6:6 23b:6 27m:6 34c:5 xf:5 32v:4 35o:4 49y:4 x4:4 368:3
cannot	31	3gw:22 3mc:1o 457:1c 3bg:1b 1ms:1a 3x4:1a 3tg:16 39d:12 2et:z 3zg:z 2za:y 4kt:w 34x:v 1l3:u 3od:u 2c8:t 1qn:s w5:s 2yx:o 2r9:k 25w:j 43g:i zb:i 35r:i 79:i 1mg:i 2xi:i 17l:i 2ez:h 3j8:h 1fr:h 1m4:g 2t8:g 2vs:f 1bj:f 3kr:e 36j:d dv:d 3c7:d 193:d 24s:c 356:c m5:c 48f:c zr:c 1oc:c 78:b 2hw:a k1:a 3fi:a 2f0:9 mx:8 2qi:8 36n:7 7b:7 38j:7 13p:7 ne:6 1k9:6 2jv:6
fill	j8	nf:kh ns:2f 3f8:26 24d:21 4bz:1o 97:1j yk:1c 2do:1b 4cx:1b kj:17 3jn:15 4ll:15 236:14 23e:13 1uz:10 2wj:x nm:x 2va:w rp:w 3zi:w 2ee:w 14m:u 2ai:t 3hb:t 3hc:t 44s:s zm:s 3wm:r 16r:n 1m8:l 4p3:l 392:i 2co:i 1f8:h lj:h 14n:h 2vb:g 1ac:g 2t4:g k1:g 36a:f 2ov:f 45i:f 200:f 266:e 14o:e 33t:d 1f6:c 1fa:c 1c1:c 4ag:c ek:b 1ev:b 218:b 3ey:b 1vt:a 1ke:9 1oh:9 s0:9 1sj:9
means:rise	83	ng:hc 1co:1f 1v1:19 1x8:17 3ae:17 1d5:16 1d4:14 1da:14 4nj:w nj:s 4f3:r 2wf:m 1yh:m n5:l fv:k 1kw:i 1fe:h 1d1:h 1hk:g 1zo:g 1zq:f kc:f 20z:f 3it:f nh:f lv:d n4:d 20y:c 45r:c gd:c w2:a 1i6:a 1zr:9 al:9 1yj:8 x5:7 31m:7 1yf:7 1l2:5 r1:5 30g:5 10z:5 1l1:5 fm:4 1zp:4 1f3:4 12b:4 23q:4 1pa:4 3tp:4 1kt:4 13x:4 14k:4 1d6:4 vk:3
ris	5m	nh:d2 13x:3r 1co:1s fv:1i 1da:1i 3ae:19 1d5:16 1d4:13 n5:12 4nj:10 ng:w gd:i 1fe:h 1kw:g 3it:f al:e nj:d 45r:c w2:c 1f3:c 1i6:a lv:a r1:9 12b:8 31m:8 23q:8 14k:6 3fd:6 30g:6 l7:5 1l2:5 1d6:5 1kn:5 np:5 1d8:4 vk:4 2qv:4 1pa:4 fm:4 1d1:4 30o:3 kc:3 g0:3
scum	2u	ni:9n n8:1i n3:q xy:k 1sn:g 1jc:a nt:9 112:6 nj:4 2wh:3
skim	4g	nj:ci nl:17 1m1:s 1gf:s 1g1:i 1qy:g s4:g 2nd:f 2w4:f 3nl:e 194:8 2re:7 ni:7 383:7 1lx:7 kk:6 4m:6 11g:5 nq:5 yf:5 3k6:4 42f:3 a8:3
grey	e5	nk:h2 3zc:1w 1wo:1u 28a:16 3j6:13 379:13 2wh:10 y0:z 193:y 2ea:w 1t5:w 4js:v 3sy:s 40u:s 2x:q 2v8:o 450:o oc:o 363:m nt:m 38z:m 1jr:l 22p:i o0:h e4:g xh:f 35l:f fz:e 35w:b ni:b 16e:b 24h:a xm:a pk:9 l5:9 493:9 29y:9 1ur:9 2p:8 3fm:7 1bg:7 3eq:7 2cn:6 wf:6 h3:6 2v9:6 a9:6 10m:4 364:4 365:4 dq:4 41l:4 2bp:3 2eq:3
float	93	nl:bu nj:32 44q:2c 4mn:1z 7f:1w pn:1l 37m:1j ni:1j 3mc:1h 3j0:1c 18a:11 nt:11 10j:11 462:10 i9:u ts:t 18o:t 20t:s 2cq:q 2d2:q 32e:q v6:o sv:o 2wh:n 3m6:m 320:l 1v4:k 3k6:k 1iv:j zy:j 3fd:h 3j1:g 2ud:g 2df:e 3b8:b 1dw:b 451:b 16y:a nz:a w1:a 4jt:9 3dp:9 uy:8 38u:7 3kt:6 1vh:6 1g1:6 16h:5 368:4 1ov:4 4m:4 zz:4 23j:4 2hx:4 3of:4 1vv:3 h3:3 1dz:3 2q9:3
food:jam	6t	nm:iy 23p:1p 3zp:1k 3ze:1i 3ov:1d 1uu:1b 2jv:12 38a:y 10j:x 1te:x 2et:w 23k:v 28m:u 2co:t 1ut:o 2ez:n 1y4:m 3m4:i 1yx:h 39l:g 3aj:e 28n:d 24s:b 1yy:b 112:a 1yw:a 7r:a 2c7:a 8b:9 ji:9 5l:9 1g5:8 14v:7 44d:7 r1:5 1b:5 2eu:5 29n:5 nt:5 2v7:5 2ev:5 2to:5 vw:5 1ca:4 1qm:4 1ys:4 1t6:3
scoop	2l	nn:79 4ms:1q 3fe:1l 2h0:1g 3cc:1f 42x:1e 2iw:1c 2ho:z 3g1:x 3vi:p 3r7:m 37m:k 28o:i 3r8:h 3zo:h ni:e np:e dn:c 393:b 2iu:a 38u:9 mw:9 1gn:8 q8:7 ek:7 1uv:7 fe:5 2jk:5 1vd:5 n8:5 j6:5 fi:5 390:4 zx:4 3wk:4 ns:4 cv:3
dirty	31	2wh:2f 3rj:1o 3jt:1k 3gx:19 3z5:17 rx:10 176:z 1xl:w 496:v 3wu:v 2su:u 189:t ni:r le:m 2td:k 246:j 10d:h 1sn:h n8:g 3ob:e nj:e 12i:c h4:c 3i7:b nt:b 21s:a xs:a 4lp:a 2te:9 114:9 dd:9 2f7:9 1xk:8 1b1:7 1hs:7 h3:6 gy:6 2p4:6 2p5:6 19j:6 2p2:6 2p6:6 2im:5 10i:5 v5:4 4od:4 1qq:4 16i:3 px:3
harmful	18	2nf:1f 1sw:17 2td:10 nt:w 2hu:s 1p7:q rc:l 48x:k 1fd:k 13k:g 2te:g 3rk:9 2tf:7 ni:7 2ia:7 nj:6 nn:6 13p:5 14j:4 3z5:3
foamy	1f	3m8:2r 194:2g 3pw:1j 3yx:u 3yw:t 1it:o n8:l 47v:k 4lp:i ve:h 1dz:f 1pc:f 2p8:e 2fp:a n3:8 nq:8 2wr:6 2w4:6 23q:5 176:5 gv:5 2p7:5 2e2:3
food:ramen-noodle	2q	nr:9k 1t6:1v jq:1h 27l:1b 407:1a 40b:14 3o8:12 3oj:11 3oi:11 3o9:y 1su:y 3o3:w 2si:u 2c2:r 2jg:m 9n:m 3o4:j np:i 33e:g 2rl:f 17a:d 1nc:c bs:c 1mn:7 3h1:7 2c3:6 pb:6 1t5:6 nx:6 vc:5 s9:5 6f:5 2ii:5 2c0:4 s3:4 29d:3 2rk:3 ni:3
protein	1z	ns:9y xi:16 4fc:11 2q0:10 97:n 1ot:j m9:j 3r7:8 1nj:6 393:6 39a:6 14o:6
harmless	r	3y8:12 112:l 1fi:d 1p2:d ps:5 rc:5 2ia:5 zq:3
held	1h	4ib:3z 3za:2e 3y4:1y 2f0:1e 2fc:r 35t:q 2fd:o ln:n 2ol:j 2om:j jf:i 1vr:i 160:f 3ru:f 10i:d 11i:a 20g:9 114:9 4ic:9 2b0:7 29k:6 ax:4 1a1:4 1ek:4 1n8:4 35x:4 2ks:3
flat	jl	nv:hv 1ez:2r 19a:28 1i5:1r 21b:1l 1d1:1j 1hd:1j 3ex:1j 2ax:1i 34i:1h kg:18 1zm:17 21v:16 oi:13 vd:11 7r:11 uu:z 20m:z 3rc:y yl:w os:v 36t:v 179:v 1lq:p 3rl:n 3y7:n 218:l yt:l 3fh:k 84:j 40l:j 33o:i 33p:i 2cb:h 4a9:g 37y:f 2ug:e 216:e 472:e jt:d ck:d by:d yi:d 1kf:d 1rt:d 1h9:c 10y:c 1w3:c 1co:b ng:b um:b r4:b nh:b 1v6:a 13x:a 8s:a 2rr:a 2ng:a iv:9 1kg:9
trembl	m	2cr:18 xt:c 1fe:8 nw:6
easily	1d	2z0:5b 16s:1k 1et:1i 3fm:14 34i:10 je:x dq:x 3uj:v 2si:t 2sn:t 2ep:m 1we:l 196:l 2bt:i 2sp:b 1v6:8 1v7:7 7e:7 1tw:7 1ip:5 1wd:5 1wg:5 2so:4 156:4 13z:3 1wh:3 198:3 1wb:3
vanish	2a	ym:5d 2fb:28 497:23 19n:1d 1s0:10 qk:y 2ci:u 3ej:s 17h:p 3sx:o 1g:i 3aq:h 1i4:b 2qh:9 1ca:8 24e:7 12v:6 1eu:6 1ix:6 2sk:6 1hy:6 4c:6 hk:5 u9:5 i0:5 q:5 t2:4 16d:4 l7:4 165:3 34v:3 2fk:3 43w:3
strang	1b	4dn:23 4ho:1u 462:1f 209:19 t6:17 43f:13 23z:12 15b:p 2wa:p o0:m 28u:i 41h:i 43g:e 41g:d 3sv:d 10g:d 1n8:c oa:a 20v:a 3og:9 23w:9 3sy:8 3tm:6 3l3:6 4do:4 162:3 1ur:3 2ca:3 3kt:3
blu	2f	o0:5s 46d:19 oa:18 zq:14 1wo:u 2v0:s 216:k 1xc:i 2iq:i 2i5:i fe:h fk:h 2v1:e 2gr:d 3pf:c 1xz:a 1ei:a 1no:a 2k4:9 1x5:9 1ac:8 2v2:8 y1:8 3w0:8 456:7 3j0:7 2qz:6 1wq:6 2k5:6 18x:6 1ur:5 1w4:4 o7:4 3tf:4 2k8:3 1qo:3 3sv:3 3sz:3
food:cabbage	dz	o1:nn 4g1:2e ob:1q 4g2:1q 3iy:1i 3xr:1c 15t:17 3ml:z 3vw:o q9:j 21n:a 1vb:8 204:7 oa:7 1ey:7 3gl:6 165:6 358:4 1f8:4 21l:3
pickl	10	o2:56 49q:1d 41e:v 3bi:p 467:p o0:e 2yu:9 of:8 33q:7 nz:6
food:mashed-potato	26	2qu:1p d8:1d ue:t 39l:q 1bf:p 4ao:l 36j:l 2g3:g o0:d 123:d 10s:c 3h9:a 6t:9 of:8 24e:7 26e:7 nz:5 38t:5 2wa:4 2su:4 o2:4 235:4 o3:4 21s:4
insid	12r	o4:co ak:3u 1ip:2l 2lu:25 272:24 jh:1q 3mt:1n 97:1m 9s:1k 4ia:1e 2pa:1e 1b1:1b nn:1a 1dz:19 2zp:19 2u3:18 1oa:18 15h:17 2cz:16 ek:16 1xo:16 w7:15 d0:14 qa:14 3nt:13 2gj:11 1t3:10 3r5:y 33l:u 39x:t 1ji:s 1st:r 36y:r 1lh:q wr:q 1al:p 31:p 456:o 30n:o 2su:o ws:o 9n:o 36c:o 48f:o 44u:n 4ip:n o7:m 3nu:l 3h2:l 469:k 28o:k zk:j 1rh:i 13o:i 441:i 13k:h 3a2:h 48s:g vw:g ia:f
food:egg-yolk	c6	o5:jt 42a:1e pc:q 18p:n 11d:n pd:j 18m:g 1q8:f 25g:f 1t7:e 2cz:c 334:a 4hx:8 10d:7 1dz:7 13l:5 331:4
ring	8a	o6:el 3zw:26 2sz:1y 2me:1r 3kt:19 39g:18 7o:17 20i:14 37x:13 116:13 2ex:u th:u 1wo:q 3ab:p 1a5:o 2gl:o 70:n 4ac:l 22c:l 2gn:l 1n9:l nl:k 6z:j 2gm:j 16s:j 12k:h 17u:h 1ts:d 1dz:d 147:c 1t2:b 26u:b 39x:9 1jw:9 jp:9 3wm:8 qu:8 3gh:7 3gr:7 dk:7 ib:7 376:7 pa:6 ph:6 2zr:6 1c3:6 wg:5 au:5 rc:5 lt:4 ne:4 10d:4 21f:4 62:4 2oz:3 nb:3 3su:3 11i:3 3k6:3 de:3
food:blueberry	1v	o7:9p 2w3:1t 3y3:1s 27x:v 1fn:r 1fo:l 2co:i 14g:h 1qo:g 15n:f 2is:b 1fm:8 g0:8 1iq:7
food:muffin	3p	o8:eh 1fu:13 2a9:r 1f3:q 29q:k 29r:i ge:f 1j1:c 1p8:c 3c:b 1et:a o0:a 1pb:9 2ad:9 of:6 1pa:4 nz:4 o2:3
normal	b4	o9:76 17q:3q 2cn:33 29p:25 23q:21 2f:1s 1k1:1p 4gb:1o 17m:1k 1wz:1f 38q:1d 2nv:1c 4ip:1b 3g5:1a 3mo:17 3th:15 37f:15 2j3:15 3il:10 3ug:z 3sy:y nz:w vk:w xh:w 24p:v 3t0:t 2ef:t 27m:t 2rr:s 3aa:r 4b6:r 2fw:q 4m:p 3jj:o 1nx:o 2gs:n oj:n 66:n 348:n 1nl:n 49p:m 2sv:m 49o:m 19m:l 1c7:l kt:k 11p:k 3q0:k 1x7:k 3g3:k 3g4:k 209:j 3ns:j 3up:j 16g:j 3a9:i lf:h 35o:h 17r:h 3gp:g
purpl	2u	oa:6x oh:30 1y0:24 4n9:1o 4aj:1n 3ou:1j 3t0:1h 41k:1g 2pa:10 264:x 368:t o7:r 3sz:j 15t:i 1kn:h 3sv:h 3sy:f o0:e e2:c 3x0:b df:7 o1:7 vi:6 da:6 15n:6 w9:5 xs:5 1ri:5 76:4 2te:4 1v5:3 y1:3 1c7:3
food:spring-greens	8s	ob:gk 26q:25 q6:1n 267:1k 48h:1e 8a:1c 2c2:11 3t8:s 3x7:o 3gl:k 2el:k 44k:j 44j:i 2u5:i 3rp:g y0:d 3og:c 353:c xn:b 4hn:b b5:b 470:a 2x1:a 3bg:8 qc:8 ym:8 130:7 na:6 nu:6 q7:5 2w7:5 2jd:5 1bx:5 23c:4 no:4 8:4 379:4 5k:3 1zg:3 u0:3
khaki	2d	oc:3r y0:2b 2dx:1f 378:1a oi:z a9:y 450:h 15r:f 2zi:e dx:8 ob:6 451:4 38y:3
food:vinegar	cs	od:jf 13t:4p 1bv:3f 4fg:1x 4gj:1x 1in:1s 41e:1s 1bw:1n 4md:19 25e:16 2oc:14 17a:14 1br:u in:s ub:q jb:k 24p:j 2yz:j 1k7:j 2q2:h 37n:d 2ru:d 13w:c 2xj:b sr:a 3qx:a uz:9 1cu:9 8c:8 1p8:7 1bu:7 1bs:6 2f7:6 2rb:6 2ra:6 13r:6 ok:6 88:6 2ae:5 rn:5 om:5 1pb:5 og:5 2u8:5 3df:4 1hn:4 20v:3
food:sunflower-seed	14	oe:4v 2rw:1t 1cd:1a 31p:15 374:8
chemistry	i	
acid	3e	sr:21 2sg:21 3uc:1u 24p:1q 180:13 2c4:12 4oo:y ok:v 2lm:s om:p 37n:l 1il:k 39m:h 1in:b 42q:a 1py:9 2f3:6 10u:5 122:5 14v:5 2o9:4 3fg:4 1br:4 15w:4 3ch:3
dye	m	3je:12 y2:l 3jd:f y4:c xa:a 257:5
dull	6b	3q5:4l oi:30 158:2r 3ac:2i oc:1z ur:1s y0:1o 19a:1i 2cb:19 1zm:z 1qr:v by:t 1w8:s 179:q 1s8:m 3cf:l a9:f h3:f 2cc:e f4:e 17y:d 33r:a 15j:8 3t5:8 1i4:7 t0:7 2wk:7 12m:7 3ed:6 2kk:5 nv:5 kz:5 379:5 1gt:4 3bi:4 34o:4 1eu:4 1ix:4 1hy:4 8s:4 11p:4 uw:3 4dt:3
slim	2x	oj:4z 2tm:23 3d3:1k 3q4:1f 1ju:16 oh:w h2:w 386:v 3n9:r 1ck:q 358:p tv:o 1n8:m 2bk:k 1qe:g 1pd:d 1cl:d 1ht:d 3id:c 1nu:c 2qc:a ns:9 4i0:7 yd:7 2dp:7 nz:6 3n6:5 230:4 1qy:4 1cb:3 2cn:3 1l:3
means:sour	py	ok:ir og:2u 2lm:2g 3ie:1u 25a:1n od:1j 35p:1h ub:1e z3:1d 3ha:13 37n:w 4nn:t 1y5:t f2:s 2kl:s 1oa:s 13r:r z0:q 2f7:p 49w:l sr:k 1cj:j 3mq:j 3ah:j sa:j 37c:j om:i 180:i 338:i 1aq:i 49b:h v2:h 122:g 2zo:g 2s9:g 4dp:g 198:g 2qg:f 4mh:f 4mi:f 2zk:f 1c0:f 2f0:d 17o:c 2cd:c 39n:b 4mg:b 2sg:b 8c:a zv:a 2hx:a 274:a 3ch:9 2v0:9 3ue:9 19z:9 88:9 1e:9 35w:8 1cu:8
fur	v	2hp:w fe:l zq:l 258:j 23m:i ev:d 166:c fi:9 23n:7 23o:5 1ty:4 259:3 239:3
sour	fe	om:eo og:4l sr:38 2lm:2q 2f7:22 25a:1p 37n:1o z3:1k 2c4:1h 35p:1d 122:17 3ha:16 od:12 1oa:11 4dp:z 3ah:v f2:u ub:t ok:s 3mq:s 2qg:q 13r:q 49w:p 198:p 180:n 2f0:m 3ch:m 49b:m v2:l 2zk:k 1aq:j 4mh:i 4mi:i 24p:h 3co:h 3ie:f 1c0:e 35w:d 39n:d 4mg:c 8c:c 1cu:a 2hx:a 88:9 zc:9 258:8 3lm:8 oo:7 1e:6 3j7:6 338:6 25e:6 13w:5 252:5 255:4 34j:4 1at:4 37c:4 zd:3 1tm:3
food:creme-fraiche	52	on:g0 2fl:o op:f 11d:9 oo:6 1bt:5 27y:5 1p6:4 js:3
food:soured-cream	66	oo:ht 4a3:w on:v 15u:p ia:h 3lf:f 1qh:d 368:b op:8 uk:7 18t:7 ke:7 2nd:6 2cq:3
food:double-cream	43	op:b2 on:1u 1at:12 1m1:w 1bt:w 3ef:m 2vs:d 1qy:d mf:c 2f8:c 1ly:b 2ws:8 1cb:7 2tr:7 2fl:6 4d2:5 vn:5 2ir:4 if:3
food:grated-cheese	1m	oq:3p pm:16 4au:13 pi:12 18v:10 p5:l te:f po:b p7:8 3md:6 q4:3 pk:3
food:wine	hq	or:l3 21m:2r 1a9:1o 2rm:1f 3e1:1c 3kz:1a n6:14 3i3:11 27z:y 2j3:x 26k:r 1vf:o 28n:n 3l8:n 2c5:m 267:l 1zb:j l9:i 28l:i 1hm:h 2fj:g 3sw:g 270:f 1wt:e 18u:d 1ru:d 1aa:c 26z:b 25g:b 3jn:9 3mg:9 122:8 2ee:8 346:8 28z:7 3sv:7 3sz:7 1ap:6 e0:6 1v7:5 180:5 6y:5 e3:4 ez:4 3sy:4 26t:4 12d:4 1mn:4 3t0:4 24p:3 za:3
singl	2f	wk:25 34b:1u r9:1t os:1i 3gr:1d 10a:1a 46y:18 tf:y 37w:s x6:s at:n 1ch:k 16c:k 2bf:i 2bg:i k5:i 16a:h 1zu:h 338:g fv:f 1at:d 10c:d 29s:c 1g5:c 35i:c 1c1:9 lg:9 3f4:7 1zj:7 3n5:5 17c:4 js:4 1sz:4 op:4 20k:3 16b:3 w3:3
spoonful	49	3mw:2p 39p:2n 3uo:2c 4jx:22 86:1n ot:1m 2je:1f 3sq:1b 41l:12 1xo:z 1dv:u 29n:t 2io:s 3kj:p 1fi:p 2yz:o 1oz:o 2tw:m ji:l f7:l 3om:k 3ry:k 3lk:j 1lc:h 3a7:h 33p:h 33q:g 15w:g 41w:g 1p2:g 4f6:f 2iu:f 25e:e 21f:e 38z:e w0:d 2ir:d 3rk:d 1hq:d 219:b 1rc:b 3d5:b 1om:b 37l:b ut:a 3gd:a 1ok:9 1yi:8 2kp:8 1oo:8 98:8 v4:7 1pm:7 3b3:7 1f7:7 mu:6 37m:6 2c4:6 2ds:6 in:6
beat	6k	ou:9s 1b8:5e 21v:1y 1ij:1w 4f0:1p 2lq:1b kq:18 gn:14 1dc:11 gi:w 2wr:w 1mh:s 1mi:m 31w:m w1:j 3hw:d 3tp:b 1dh:a 3gj:a 2e3:7 1c1:7 31r:7 j4:6 1ie:6 41:5 it:5 2gs:4 31y:4 xy:4 w6:4 2wt:3 3gr:3
handful	24	ov:62 2dk:23 4kc:1k tm:1i 1dh:1g 3gn:1g 2xc:1d 3yq:14 23c:z 320:t 1dl:h 1q1:g 2y7:e 1fl:d 48y:c 3gi:a 89:9 o7:7 48z:7 q6:7 2q8:7 1sr:7 36e:6 2np:5 2no:3
room	7u	ow:9o 3nz:1w 3yn:1g 1oq:19 3xw:10 4dk:z lr:x 1v3:v 3hy:u tf:m qg:l 4jh:l 2wv:k 34b:k 1jt:k 4fw:j dr:j nq:j 15:i 3ab:i j0:i 10h:i 2ky:g 2mh:g 339:f 33a:f 458:e 18m:d 24x:d 2h4:d ga:c lf:c 174:c cw:b d1:b hr:a 22v:a 24w:9 1v8:9 96:9 pl:8 dm:8 39x:8 kx:8 ev:8 35f:7 35g:7 2fa:7 3za:7 146:6 34c:6 1zg:6 2i5:6 2hc:6 b9:6 2rr:6 1zu:6 376:5 sf:5 150:5
carbonara	2a	ox:6v 2r8:2p x4:12 33f:12 p4:y fp:y 3kz:x 3lx:w n1:t 23j:o 10q:n 27a:m 10c:h 353:f 18h:e pb:e ns:a 1mk:a 3k8:a 3i1:7 2q7:7 1ot:7 pc:6 if:6 2g6:6 1ne:6 1qf:5 280:4 1gl:4 1zo:3 34m:3 pl:3 2i7:3 fo:3
scrambl	2s	oy:9f b0:1t 2fc:16 2ot:11 2fd:11 18m:z ox:n 3lx:k xx:i 23j:c lx:6 r1:3
food:spaghetti	7s	oz:e8 9m:1u 3j4:1c 3kq:11 v8:z pl:z 2r9:w 2y7:p 17p:o 3dp:n 3cc:m 1q8:k vb:j 2bv:g 3l2:e 18q:c 234:b ox:a 2ud:a 8e:8 p8:7 1tt:7 ab:7 1vb:6 v4:6 vd:6 3oo:6 1os:4
food:carbonara-sauce	m	ox:p 1jl:g 1nb:e 1to:c 2gr:a 2i4:6
means:reheat	pp	p1:d0 zh:1k 3dh:1f 4n8:19 tb:17 t9:s ta:s p2:q 43m:q 3o:q 1if:n 1w5:g 19:g 1za:f 1rf:f 3k:c 18d:c 3ay:c 3ak:a 12l:a 12h:9 3di:9 24w:8 33h:8 2b7:6 12y:6 k5:6 1bl:6 3i6:5 3ri:5 1te:5 th:5 24x:4 1jw:4 b9:4 7y:4 2li:4 1f2:4 37q:3 s4:3 31k:3 3jn:3
reheat	eg	p2:8r zh:2s p1:1h tb:1f 1w5:q 43m:p t9:p ta:p 1te:j 3o:i 12l:h 4mf:h 1jw:g tf:e 2dd:b 12y:a sx:a k5:8 1a2:6 19o:4 au:3 35w:3 18g:3
leftover	ul	p3:az zh:2c 1m0:23 22k:22 2o3:1r 22g:1r g6:1e js:17 22f:15 139:13 2if:11 22i:11 p2:11 22h:x 22m:x hx:x ls:u 19w:u s9:s 3rp:r 16j:p 1if:p 35a:o p1:n 1s:m 43x:k 1e8:k 131:k 3af:j jr:i 34m:i 174:i k5:h b9:h 294:g tb:f b7:f ox:e 1dx:d 33e:c 2w5:b 3nv:a 33f:9 28g:8 3bk:8 1ic:8 6q:8 7z:8 2g0:7 1ev:7 g1:6 1j:6 10b:6 2z:6 150:5 24q:5 8j:5 331:4 30v:4 ee:4
food:pecorino	2h	p4:db 3l1:1i pp:13 1ne:w 1lf:t xk:m 353:g 18v:e ox:7 23o:6 p5:4
food:parmesan	5y	p5:i2 3zz:12 p4:s pm:r 1ne:n 1lf:k 2rb:i 2ra:i pi:g 3ci:8 3bt:7 mh:6 2fk:6 3cv:5 18v:4
finely	31	13b:3w p6:2f 2fk:1v 4ia:1c 3po:17 ib:11 4ev:x id:r 3a2:o 17d:l 3vg:l 2n3:l 2hz:j 3sa:f 1x0:f 12k:b 38g:7 j:6 30b:6 2g:6 2t7:6 2sz:6 u0:5 1c7:5 h:5 2bt:5 31o:4 2x1:4 wg:4 3qh:4 8g:3 132:3
grat	d4	p7:ke 1x1:30 3ne:17 8z:r 2bt:q 38h:n oq:l 18v:j 1x0:j 15j:j p6:f 2ow:f ez:f 1lf:d 129:d 4dd:b 1s4:b dr:b 1b9:8 2jz:8 17g:8 2jx:8 id:6 26y:6 2xz:5 2r1:5 1gh:5 13d:5 30b:4 31o:4 2sc:4 3jl:4 yw:4 mc:3 2n3:3
toss	8q	p8:bi 3xr:23 4fw:20 439:1z 3lb:1r 2hu:13 2li:11 mi:x 1la:v 3ri:q 28j:p tr:n 3v7:l 13a:k lu:j ur:i 2bp:i 3in:g 3ak:e 219:c 39w:b 3n9:b 2n1:b zk:a 3pi:a np:a 1o1:a a0:a 162:a 27u:9 3lt:8 w3:8 a2:8 20q:8 3di:7 12o:7 41n:7 q7:7 3jm:6 1jt:6 lr:6 ru:5 fg:5 18e:5 3br:5 2wp:4 33p:4 18q:4 1hx:4 4gy:4 dm:3 1d0:3
loosen	59	p9:28 3zn:1y 4gl:1t 2hr:1j ym:1f 3rj:18 3wm:18 3ll:15 2ci:y s1:w 2es:v 1p5:u 3gj:u 3lm:s pn:s 356:s hy:r zu:r 2et:o 2cl:m 1ud:k 154:i ih:i zw:h 28g:g 12x:f 380:f 3w4:f 3hv:f 1ca:e 2jy:e ct:e 24d:c 3tg:c 3gk:c 4o:a 1hs:9 23z:9 2io:9 24s:9 19p:8 2ck:8 11f:7 ys:7 ya:6 1tz:6 2vo:6 38y:5 3t5:5 b1:5 t3:4 3sd:4 4w:4 2eu:4 sy:4 2ev:4 13m:4 33f:4 aw:3 no:3
lowest	2j	pa:76 nb:3v 2oz:1b 2tx:14 2p0:6 2p1:5 2gw:5
tasty	v	3fi:24 4l6:1j 3o8:19 3o9:15 3fh:r ns:g 1qf:7 1qi:3
british	m	vr:f 26b:9 1en:8 1eq:5
lion	1b	pd:4t 1ei:1t 3yp:1o 2g6:t 18p:m 42y:f dt:c 1px:8 pc:8 42z:7 1eh:4
children	bv	am:4p pe:4o 33m:31 1nz:1w 35c:1u 28v:1p dv:1o zb:1k 1nv:18 aq:14 3ez:13 45b:12 1j3:z 2bm:x 44v:v 3q2:u 11n:n 396:l 3rk:i 11m:h 1ob:f is:f it:e 1mj:e 3ah:e ef:d 3k7:c 1cz:b x2:b 1ix:a 390:9 4nn:9 28u:9 28r:8 wj:8 28q:8 1gi:8 1nq:7 28t:7 4hm:7 35k:7 2vx:6 354:6 1a9:6 1rc:5 ug:5 1gb:5 fy:5 1c2:5 2w0:4 28w:4 1ml:4 2gv:4 1ra:4 46s:4 1iz:4 47:4 tw:3 1bq:3 zv:3
pregnancy	6d	1n6:2z 3an:2v 3a3:2v 1ny:1r 1t9:1f 1o7:1e yg:1b pf:17 mx:u 1n7:p 2i6:i 2uv:d 1sk:a la:a 1nn:9 3wi:7 1n5:5 hq:3 44u:3
frail	k	4jj:n 2gf:d 2gg:d 41x:a 42z:9 3ux:8
rubbery	4y	ph:64 1t2:50 xy:1d 41k:19 38:19 1fs:17 pp:16 486:16 17v:12 1mo:y gb:t 1wj:t e2:q 9n:o 376:m 1co:j 2s:i 28g:h 1lh:f po:d 1sv:d 1sx:c 3au:c 43x:b pq:a pm:a 1wo:8 3pj:8 2z0:7 nh:7 1sp:6 1kt:6 16w:6 35x:5 px:5 pi:4 1u7:4 33f:4 cp:4 19t:4 39s:4 ty:3 p2:3 ij:3
cacio	k	pm:1x
e	k	pm:1x
pep	v	3ac:2n 3eq:24 pm:1x 2kk:11 3es:s 38z:b 41x:9 41w:6 33p:4 2pv:3
food:macaroni-cheese	2x	pl:an r2:1i pm:1b 469:19 3vo:17 1ky:16 3j6:16 2ay:14 gs:11 8e:y 4if:v 3ao:o s8:o 3br:n pi:m 165:l 1mv:l 1ym:k 2tr:k 1s1:i 27a:i 184:g rw:a 2rx:a 2kb:9 46b:7 24x:7 359:7 2ir:4 2cl:4 18q:4
fondu	k	pi:1g pm:n pk:4
blob	2j	3of:4s 79:2s 3w4:20 1sn:1s 3gj:z 12v:y 38t:x 1uv:w pi:t 458:r pn:o i9:l 3l2:h 372:h 451:e 1uu:d i1:b 3td:a 1jc:9 yp:9 bw:8 20t:8 hu:8 w1:7 3fd:7 23z:5 46e:4 1ut:4 3bv:3 2ut:3 1kc:3 1dz:3
food:mozzarella	38	po:fi 23o:s oq:m 18v:9 1py:6 pn:4 18x:4 18u:4 ph:3
food:chewing-gum	12	pp:4d 2wa:1w pm:1a pi:m 2dz:d ph:7 17t:6 3pw:5 1su:5 he:4
food:halloumi	3h	pq:d6 18r:1n 1n0:1n 1so:t 11i:s 1xn:h 1w4:g 20s:b 1t2:9 2fc:7 pr:7 2fd:6 w3:6 18s:5 tq:5 236:5 4e:5 mh:4 ps:4 2fl:3
food:paneer	4p	pr:h6 2ry:18 2gk:g
food:feta	5t	ps:hg 3ri:z 3v7:t 279:9 2c0:7 pq:6
yourself	m	4l4:24 1ei:n 3l7:9
dust	2d	pu:au 86:26 1oc:1x 22a:1b mi:x id:r me:n 2fk:k qj:k 165:a 2m6:8 2y8:7 1oo:7 17i:6 2y9:5 3kg:5 3s7:5 334:4 r6:4 lz:4 8t:4 4gy:4 3gr:4 c2:3
below	2z	qm:2r pv:1m 2hn:1k 4lb:v 494:r 205:n 226:l 493:g 4pm:f 2jy:c 2om:c 2ol:c 1vr:b 1hy:b 2uh:9 4b:9 1eu:7 1a6:7 1tf:7 qs:6 qo:5 1iu:5 2u6:5 3q2:5 1ni:5 2b1:5 4l5:4 1so:4 1b3:4 6o:4 29k:4 2wh:4 h8:3 2me:3 3d7:3 1c1:3 an:3 2e7:3
pull	5t	pw:a0 2es:2w sh:23 2wa:1d 19j:19 3zp:18 37:14 3wm:12 40a:x 41h:u 2ak:s 41v:r 39n:o 1df:n 2c4:n 3c8:m 41g:m 3i4:m 4h9:l 1tj:k 3sp:j 2be:i 109:i 2ag:i 1wt:h 1pl:h 1f6:g 37y:f 411:d 3gq:d pj:c 1kr:c 2et:c sd:c 2th:b 1cj:b tq:b 84:a 28u:a 17t:9 3a2:9 406:9 11y:9 4e:9 pp:8 14u:8 33b:8 2dz:8 q7:8 13a:8 348:7 17y:7 3ve:7 hn:6 19p:6 2o:6 q2:5 3pi:5 sr:5 20s:5
string	3l	px:75 ij:3n h5:1s 4c1:1k 43b:1i 3iv:1g 1dz:1c 2dz:16 13n:13 193:t 2td:q 3dp:q 1vd:q 36h:p 2te:m 2vg:i 2vo:h 380:f oc:f 4fi:d 19j:c 13i:c 43a:c 2hz:9 373:9 2em:8 4gm:8 no:7 16s:7 ep:6 em:4 1df:4 43d:3 2wa:3 pw:3
cor	2u	py:b0 35u:1r 1sb:19 1rz:s 1yw:s q7:k 32l:j 18e:j 2ol:e 2om:e 1vr:d 13a:d 1gx:b qu:a tm:6 q2:5 wz:5 29k:4 1rf:4
rind	1h	pz:8z 3vi:2v q5:1d 1n0:q 17g:q 8z:l 10r:f qc:9 465:8 qd:5 p5:4
food:broccoli	78	q0:k0 3nf:1u 40m:1p 13a:15 3mj:13 1m3:12 330:y 3mk:o 2dx:l 36y:g vg:g 3ml:e 3fc:a 30r:a 2ao:9 q1:9 3ol:8 3ok:8 26q:8 190:7 18y:7 oc:6 0:3 35v:3
stem	5b	q1:8j fc:5h qd:26 3ml:u 3i4:r 2fz:h 3ew:8 13v:8 3mk:7 4du:4 255:3
food:cauliflower	3l	q2:en 13a:23 tp:1b 33b:1a 345:18 339:y 33a:y 130:p 26k:h 1s8:e 1m3:b to:b
food:coriander	c2	q3:gh 23c:17 2gp:12 3eu:z 2qc:o ud:l 9y:d 32n:d qe:c u9:b 283:b 15i:a 4ae:9 15m:6 tv:6 ua:5 r6:5 17y:5 18h:5 2cu:5 34l:4 19y:4 11d:4 27n:4 1sk:4 uc:3 hq:3
food:leek	f9	q4:nz 44w:21 2oc:1b 330:19 3am:p 3nm:m qc:k 3qf:k jo:c 12d:a 1u9:7 1sm:6 35z:3
compost	k	qc:n qd:c
food:kale	5k	q6:hu 3gl:8
rib	16	q7:6a 48g:2k 2ly:1e 57:17 1qf:v 3r7:h
remov	5m	3sp:2i uj:1o 2t9:1i 28v:1g nn:1f 3n9:1b 2vh:18 2td:18 2sy:16 12p:15 21x:11 352:w py:v 26d:v 3z5:t 1oc:s 2jm:o 2sf:o 21s:n 2f3:m 16f:l x:l 4gr:j 3bv:i 2te:h 35x:h 4n:h hk:f pw:f 3vi:d 2bq:d 33l:d 35v:d 38g:c d5:c 1ko:c 1t3:b 357:b hg:a 1qu:a 3o5:a 33n:9 ww:9 2i:9 1g1:9 qd:9 2sa:8 7t:8 2sq:7 18a:7 3bb:7 xr:6 13k:6 2qi:6 2bs:6 2hy:6 3cz:5 28u:5 3nd:5 98:5
food:beetroot	1f	q9:a8 288:2k 1y0:p
food:fennel	1d	qa:a0 q5:1g 16d:15 u2:v 47l:s qc:a 16c:9 2nt:6 qd:5 jo:5
food:spring-onion	9a	qb:hv 4g5:25 q5:16 1c7:v 3ou:t 1c6:a qc:8 1c2:5 qd:4
food:asparagus	x	qc:7h 23j:n 2tq:f 130:5
woody	t	4ia:1o q5:19 2ur:x 255:f q1:c 111:a 2rp:5 258:3
food:parsley	83	qe:hy uf:13 3eu:p 2qc:p 2wu:b tv:9 q3:8 2qa:8 3ew:7 u0:5 ua:5 9y:5
food:rhubarb	x	qf:73 2mz:c
taken	1o	1tr:2q 3vj:23 3o6:22 3zl:1n 20q:1n 39x:1g 15h:18 3ot:18 3m1:11 26t:w 1v4:v 2f:s 2e:q 2dn:p 2hf:k 1ww:j 1jt:i 18c:h 18g:g ty:e x3:c 4i2:7 r9:6 2k1:5 1pf:4 1yf:4 8g:4
snap	26	qh:5w 42u:1s 1c8:1i 48a:1h sm:10 rj:z 44s:s 2th:o 1i0:o 1hz:o 2uj:i c6:g 1hy:f q:e 3z2:d wo:c 1ue:9 1sj:9 3vc:8 148:8 3fl:8 16q:8 zj:7 xl:6 2y:6 28i:4 2et:3 1i1:3
jollof	2u	qi:bv qj:42 2ct:39 159:16 43o:13 3q1:11 43r:11 12l:y 43m:x 353:w 29s:t 1e1:p 1wf:o 1pk:m 3h9:g 3l7:f qk:e 1ef:d 2d6:9 1ek:6 379:6 38n:6 2j8:6 2me:6 43s:6 1tx:5 r9:3
pilaf	x	qk:25 qi:1s qj:1e 165:f 164:7 lz:6 1wa:5 228:4 6f:4 r2:3 20a:3
biryani	v	qj:2s qk:2l 2dv:1q qi:q 2cz:4
food:grain	4n	ql:5d 2cq:2f 110:1t 3is:1p 4eg:1g 2hr:1f 17s:18 185:13 3rx:13 r6:p 4j5:n 1lj:m 3jq:l 20g:j 49:i z7:h qk:f 4v:f 160:e 3ru:e 3n9:b 1rx:b xv:b uj:a 25a:a v2:a 457:8 165:8 5f:8 1bo:7 17v:7 132:6 167:6 27x:6 i8:6 2lm:6 i7:5 3jv:5 qq:5 3l9:5 1bq:5 38e:5 it:5 z6:4 2cz:4 bw:4 2ee:4 1w8:4 qi:4 zy:3 1d6:3
underneath	97	pv:7c qm:6g 3lb:2v 4b:1y 43s:1v 1tc:1f 3n2:1e 225:1a qo:s 2wf:r 4c0:o 2bz:m 1xu:l 2e4:i 24o:e 14d:d 11a:c 1s2:a na:a 6d:9 1oq:8 ao:7 t5:7 vx:7 2di:6 ts:6 136:6 431:5 an:5 6o:5 tp:5 1v5:5 430:5 283:5 t7:4 1k2:4 1lc:4 qy:4 45a:4 1y3:4 459:4 1tg:4 4b1:4 1x9:4 18o:3 41v:3 19e:3 4nl:3 kv:3
mushy	5r	qn:3t 2ft:2f 2az:1y 2ku:1t 4fg:1o i0:1o 3xn:17 1ru:16 1jk:13 12g:t 1ka:o 2bk:n 6k:n 1aj:m 24e:m ck:m 1ko:m 47j:l 18z:i tp:i 15r:g j8:d h3:c qk:c 10k:b 2du:b qi:b 10j:a 3h9:a an:a nr:9 41t:8 ql:8 1es:8 1bc:6 qx:6 c5:6 6p:6 2sv:5 2c1:5 33c:4 to:4 10m:4 18f:4 14o:4 at:3 2ci:3
bas	9u	qo:b9 2xz:1y 48b:1t 1f9:1r 4b:1i 4aw:1e 4cj:1c 30l:1c 1e6:19 2dg:14 2xm:10 4bj:v 4bk:v 1p8:t 4im:t 4ax:r 2cp:r 1y4:q 494:n 37w:n 1pb:m 205:k 6o:j 2dh:i 283:h 22y:h k4:g e3:f 4n:e 493:e qs:d pv:c 1pa:b 4bi:b 1a6:b 35i:a nq:9 1zs:8 3ed:8 19m:8 34u:8 3wg:7 6f:7 v:7 22c:7 3b1:7 2f3:7 qm:6 1cj:6 1fn:6 2k1:6 rw:6 kd:5 4k7:5 14d:5 14y:4 3n5:4 1so:4 1jg:3 22p:3
layer	f0	qp:hp 4m:26 2v4:1l bx:1i 1id:1b 3gy:19 1v8:18 4l5:12 3k6:10 3jx:z nl:z 3hx:x 3g5:x 4b:t cv:r 6o:o 4p3:o 4mo:o 231:m rw:k ql:j 9e:i l4:i 3a6:g nj:f 4n:e 2ag:c 18a:c 189:c zi:b 1v3:b kj:a qm:a ld:a 3v6:a nm:a 219:9 3ss:9 1ia:9 10c:9 1g5:9 1g1:8 22b:8 16f:8 1g7:8 3g6:8 1ga:8 qs:7 1zu:7 2bc:7 no:6 143:6 4hx:6 lr:6 11g:6 3hl:5 1a6:5 1ic:5 37u:5 10d:5
uneven	1f	3yl:2a 2z1:1r 2v7:1r 19z:15 16s:z 2av:x 1f4:u 3rh:o 30c:o 39d:o 3mo:n to:m sc:h qi:h 3ur:g 1kh:f 2ww:e 3b4:d 2a0:9 ln:8 1yz:7 3ya:7 2aw:6 2un:5 3j6:5 2g4:5 1ae:5 yh:5 3nt:4 qj:4 30m:3 kz:3 3y7:3
party	b9	qr:8e 1na:4o 1p7:2f 2ao:2e 3kc:1z n2:1x 3w0:1x lb:1g 1bm:14 4ks:12 3ap:z 2ps:x 3yc:w 3e6:s 24f:r 3sg:r 2bw:o le:l 9c:l 3ar:l 41z:i 33n:i 1ef:i 1mf:i 3ax:g we:f 28r:f 9a:f 28q:f ar:e 14v:d qk:d 28t:d 1te:c 1xs:b 38s:b 1o1:b 1g8:a 1du:a 2li:9 3mr:9 2hg:9 279:9 173:9 178:9 qj:8 2hc:8 271:8 9b:8 3v1:8 28w:8 2h8:8 1z7:7 30o:7 4l5:7 l0:6 gg:6 1fl:6 1pp:6 299:6
smoky	4r	qs:9t 3i1:2t 2fw:2m 11p:2e 1x9:16 2ce:p 4pm:n 2zo:f 11x:d 217:b 357:b 20r:a 2cd:a 3ul:9 47r:8 xa:7 y9:7 2jj:7 v:7 1b3:6 1a6:6 2cu:6 104:6 2fe:6 2ff:6 qz:6 3fh:6 pv:5 1kl:4 4jn:4 2fg:4 qi:4 fk:4 2c1:4 202:4 1v5:3
purpos	1f	r2:14 1cd:x vk:r 14g:p 1d5:i 32m:h 1ce:h 1eh:f pu:f 317:f 1d4:d 3rd:d 2ak:d qi:c qt:c qk:7 1d7:7 1cg:7 1ch:6 q:6 qj:5 10y:4 14f:4 gd:4 2as:3
forever	2h	1sj:25 jf:1t 1z7:1o 358:1n 3xf:1h 3ay:19 17c:14 3zv:13 2ti:z 2a9:v 3go:u 233:u 1h3:s 2xz:l 1p0:j 2jc:i 2b9:h qi:f 12p:e 35v:e 3gr:d 2ve:d 2i3:c 2bb:c 3ap:c 32l:c 2v5:b 3l9:9 12x:9 1p9:9 1v4:9 jx:8 49:8 ar:7 ur:6 2bh:6 1so:6 12h:6 x5:5 12k:5 qk:5 1su:5 3aj:5 ti:5 13d:4 10m:4 x1:4 3pb:4 hj:3 lt:3 qj:3 ew:3 33r:3 4go:3
food:tea	hh	qv:in 17w:3c 3og:30 35y:28 3pk:22 2hj:1x 14n:1s 48x:1n ag:1f 2hd:1e lj:1e 4jq:1a 14m:19 3m0:13 3yc:11 266:w 4dd:u 1j2:u 16d:s 353:n 38u:m la:k 3oc:j 1qb:j 1nm:i ko:i 2y6:i 2zr:i 104:h 2e0:g 2h1:g g3:g 3bj:g wh:e 1u9:d 28f:c 4ie:c 1ci:c qi:b 2gb:b 344:b 1ic:b 2vt:a 2vu:a 33f:a 4ec:a 34n:a 3cr:a 14o:a 3xm:a 2hg:9 3d2:9 170:9 22d:9 35a:9 22v:9 n2:8 2y7:8 29b:8 3ey:8
towel	3p	qw:9p 17w:47 7u:1g 472:1f 1ab:15 10i:q hn:j 1ic:i qi:f ec:b he:9 h6:8 1lc:7 qk:5 38x:5 36b:5
means:soggy	qi	qx:gi 18f:5c 16p:39 133:2u 1t:2i qn:19 35a:13 1n:s 5r:r rw:r 18k:q 2qb:q rn:q 39j:q 4es:p 33d:n 26t:n 1hx:n lt:m 1am:m ts:m 11a:l b5:j t7:j tr:j 2p3:j 2db:i fr:h 3y3:g 32n:g 1ua:f zm:f 2ug:e fq:d 3xs:d oc:d s1:c qy:c 9l:c 3l5:b 15r:a 126:a 1sh:a 2fe:a 2ff:a 1bc:9 197:9 1q0:9 xq:9 2lu:9 2az:8 i0:8 18e:8 3ku:8 1h9:8 17w:8 1g:8 1ic:7 3fe:7 9k:7
soggy	fg	qy:be 16p:2c 1t:22 15r:1z 133:1y 5r:18 35a:14 qx:14 11a:11 33d:z 26t:x 2p3:w qn:v 39j:v rn:s 18f:p b5:p 3xs:n 2db:m 1ua:l 3y3:k tr:i 3ys:i zm:g 1v0:g 18k:g 2fe:f 2ff:f 1uc:f 197:d 1sa:d tb:d 2d6:d lt:d 18z:d 3tj:c 4bq:c rv:c 1xg:b 1h9:b 38d:a 3bl:a rw:a rf:a 2lu:9 226:9 1n:9 2je:9 17w:9 12u:9 ts:8 i0:8 253:8 3ap:7 qm:7 nr:7 3fe:7 3ej:6 1zd:6 qk:6
burnt	yu	qz:bw 20r:3d 2cu:2l 1t4:2d ey:2d 1a6:28 2jk:1s 187:17 2m3:12 135:v hi:v 6o:t bm:r 2jt:q e1:o bl:l 79:j 1w1:f yw:f qs:e wp:e pj:d 6n:d 1fa:c j8:c ya:b 2zr:b hz:b 3jn:b h8:b 2d8:9 2i:8 2lz:8 1yg:8 qm:7 2bp:7 74:7 4b:6 rs:6 f8:5 3a7:5 4n:5 7v:5 136:5 2ju:5 sy:5 20s:5 xs:4 pv:4 4ca:4 an:4 aw:3 7y:3 5m:3 4a:3 3ft:3
clear	4w	r0:bt h3:1v 3df:1p 42p:1o 3uc:1i 1so:1c 1t7:1b 3px:1a 1sx:11 1bv:p 3rx:k 1br:i 47w:i 1vs:g 2jy:g 3f:f 3gt:f 1c8:e uo:d 33x:d 6l:c 1f2:9 17b:8 3bi:8 2qe:8 fo:6 3n9:6 2ye:6 1d0:6 4l:6 fp:5 16w:5 mk:5 493:5 22d:4 20g:4 1ye:4 gp:4 2g4:4 2yf:3 8g:3
show	3h	r1:2g 466:29 4jo:27 403:1q 2so:1o xo:1n 1y4:1h 3ya:15 3r6:14 3tp:13 12m:z 4iz:z 21x:x 1z3:w 2n4:t hj:t 1de:s 3kj:s 11t:r 2fg:r 3td:o 256:o 1tj:o 333:o 203:n 206:m 1rm:m 326:l 36e:j sa:h 2xg:h eq:g 13f:g 3x6:g 2zr:g 9i:g 1z4:f 2ti:c 1dz:b 360:b us:a 33i:9 a5:8 4j0:8 3m3:8 376:8 1h2:8 1t6:7 1ha:7 ce:7 207:7 r6:7 4gq:7 335:5 2ss:5 um:5 1rg:5 t0:4 4c:4 1z6:4
1¼	i	
1½	i	
volum	o	1zt:r 2fp:q 1tj:p 1zv:l 1zx:a 1zw:a 2ws:6 17f:3 1fd:3
paper	el	r5:il 137:2v 2kl:2m 17h:2l 1ew:2h 2wj:18 1vv:17 19z:15 2d9:x 3px:w 42x:v 227:s 1kg:s 138:l 1f3:l 3s0:l 1zp:k 3s1:j t0:j xw:j hj:j 1b7:h 7p:g 1f4:g 1vx:g 21y:f r1:e 1ks:e 1tg:d 1de:c 25t:c 1ii:a 15v:9 336:9 1f6:8 32h:8 2lq:8 30u:8 13b:7 wh:6 w6:6 3m7:6 204:6 4p6:6 h5:5 1iv:5 376:4 1hj:4 ur:3 1tz:3 st:3
sprinkl	3a	ud:22 1kb:1z 4c7:1x 3xn:1n 4au:1j 19y:1h 329:1b xo:1b 478:1a 3tw:17 2qx:15 r6:13 4c9:y 3fh:v mi:r 1ep:q 11t:o bj:m 2qw:m 2y6:j 226:g 12r:g 1kc:f 39o:e c2:e 36y:e 2a1:e vv:d 44p:b 3j2:a 1iy:9 3e5:8 tv:7 1ka:6 2pl:6 q3:5 2m6:5 3ez:5 2k2:5 mq:5 m4:5 1fs:4 cu:4 qe:3
diffuser	k	3hi:i 19g:e 49t:c 1zn:5
160	o	1fh:1k kq:c 14k:b j6:a 2cg:a s8:9 r8:4
140	k	2om:k 2ol:k 1vr:j 29k:6 1gx:3
food:orzo	3l	ra:ge 19o:1g 2dv:14 43x:14 3d1:11 2d6:n 6p:g 10n:b 12l:9 8e:6 qk:5
food:lasagne-sheet	66	rb:jn 1zu:1i 1ig:17 3bx:12 l4:u 2r8:u 1rn:u 184:q 1qq:m 2r:k 10q:i 36n:g 1xg:f kc:d 142:c 26p:b 20t:a ns:9 44s:8 214:7 213:7 212:7 1zn:7 js:7 3ef:6 1v5:6 na:6 103:6 104:6 os:5 pb:5 1qf:4 10d:3 2rc:3
uncook	3a	rc:43 2ia:25 4kc:1s 36q:16 22p:12 1mt:m 28i:l 31j:l 1jg:j 2y7:g 1vy:e 2nb:e 1th:d 1p2:d 8q:d pg:b 21f:b 2i7:b 3zh:a 2ek:a 1qj:9 2f1:9 f4:8 8n:8 2hu:7 1fi:6 3ic:6 2g5:5 20x:5 2g1:5 1zs:5 gq:4 2gd:4 1fp:3 2ib:3 2gf:3 2gg:3
means:slow cooker	ro	rd:k3 1zk:v 1zi:p 80:g vh:c 75:a 29w:7 3hm:3 3hn:3 1pg:3
250	t	3bt:16 re:g 136:d ks:a 1w2:a 2b1:6 5e:6 f7:6 v3:4
35	1h	rf:3m 3p4:2d 3aq:1l 2rr:1e 1x9:1b 1is:z 1r5:k 2d8:h 4ls:e 5z:a 1ud:8 1ea:8 3cc:7 1jm:7 2bj:4 xt:4 wm:3
40	1x	rg:41 2a8:3g 202:1q 1kj:1n 26p:19 2cy:11 4ka:j sb:i 1mu:f 1ja:c 2d7:b 2m3:8 3sw:7 1og:7 j8:6 l4:5 3ft:5 4e2:4 4e3:4 2i3:4 2h3:4 tu:3
180	1q	rh:31 s8:1d 29h:y j9:p fx:i 18l:g 1vq:c 20n:b j0:7 107:4 ja:3
tadka	o	ri:20 rk:12 rm:8 rl:8 rj:4
temper	x	rj:64 2vn:2d ri:a xu:8 uk:4
tarka	1x	rk:7y 4mz:1e 2d5:10 2tc:z rn:z 2qi:z 40n:x 4n2:w 4j5:t 6j:o 1wq:o 3fa:m bp:c rr:c 22z:b 40o:8 ri:5 3ee:5 rs:4 19b:4 7h:4
chaunk	k	ri:1m rj:5 ro:4
baghar	k	ri:1m rj:5 ro:4
food:mustard-seed	18	rn:8l 47l:1b 10r:v 7m:4 38j:3
food:curry-leaf	18	ro:b2 25p:h 25r:d 255:a 25v:9 25s:4
explod	2o	rp:2s 1i1:2q 6x:2i 66:1p 1zc:1p 2uq:1m 37x:1h 3n:1b 3zi:19 ri:16 3jp:11 ii:y 3jo:r w8:q 72:q 200:p 39l:o 10f:h 48p:h 2ur:d 3m7:d 40o:b 78:a 490:9 420:7 rm:7 rl:7 2jv:6 6v:5 3aw:4 rj:4
food:ground-cumin	9n	rq:fz 7m:4f k4:1k 2fy:16 9x:10 2f1:y 168:y 7b:k 2fv:e uc:b 15m:b 2cu:a 39p:6 124:6 34o:6 3ep:4 121:3
food:dried-chilli	16	rr:60 2r2:i yc:c q7:b 1c3:5 wg:3 vr:3
gold	26	rs:74 dh:1d yv:u 34d:o 4nx:k e0:i qu:d l5:5 yu:5
begin	69	9p:31 rt:2g 3wg:16 3rx:15 2pu:13 2tm:w 1l0:v 4g6:v 38m:s 13c:p 3my:l 2bb:j bp:j s1:i 2ki:i 2ey:h a2:g 3g0:g 3gr:e 1eh:e rs:e 19m:c 3uf:c 3n9:c 37j:c 34k:b an:b 1pr:b 171:a oy:a 2fx:a 38t:9 1s8:9 xs:9 1rx:9 3kf:8 2kk:8 36y:8 3qi:8 1zg:8 a1:7 1fy:7 xn:6 1uz:6 2cu:5 wp:5 jk:5 4a:5 13o:5 dd:4 ai:4 2b4:4 1kr:4 1px:4 3ke:4 3sw:4 4i1:4 343:4 sm:3 62:3
food:noodle	zq	ru:oi 28g:1u vc:1t oz:1f 4ks:17 3n7:16 40d:14 3zn:10 482:z vb:z 9m:x v8:n 26j:n 439:n 234:m 480:m 47z:m 4ao:l 3hr:k 130:i 329:i ve:g 3ch:e 3bq:d 2r8:b 3or:b 1lp:b 120:b 19r:a 287:a p8:9 3dz:9 3dv:9 3pc:9 3p0:8 3on:8 3q3:7 1py:7 17b:6 3mt:5 ym:5 8e:5 43x:4 vd:4 3dw:4 2fe:4 2ff:4 17l:3 35x:3
means:assemble	2u	rv:98 4l4:1h 329:1h 1di:1c 2uh:15 3d5:x 9e:s 3sc:q 4iy:o 16a:m nr:m 14j:f 45b:f 33p:d rw:d 30m:c tt:b pt:a jp:a 432:9 2lk:8 1nv:8 3ai:8 30o:7 33w:6 r6:6 1o0:6 uk:6 33l:4 311:4 1o3:3 1o2:3 1o6:3 s2:3
assembl	1h	rv:2f 1jg:28 231:1j 3vm:r 350:r 9e:h 16a:g 1k8:g 1di:e 3fu:c 2e0:b 1nb:8 2bd:6 s1:5 pl:5 29b:4 ad:3 nr:3 29a:3
separately	2d	rx:3c 11e:31 3jw:1z 42o:1p 378:1f 2wi:1e 449:1d 2ay:11 2ux:11 3fp:10 339:z 33a:z 1de:t un:s 2b4:o 19k:n zm:j xz:j 37t:i 1la:i 2ij:i 3aj:h nr:g 14h:g no:f 2b5:d 2m6:c 2lu:b 31j:a js:9 2b6:9 3lx:8 35k:7 334:7 8j:7 lw:6 3hp:5 3i7:5 2uk:5 c2:5 2jl:4 22h:4 3kc:4 2b8:4 2uv:4 2uy:4 pz:3 n7:3
pho	1z	ry:6d 4ea:1v 3ys:1r 2od:15 4e1:15 2of:t 37t:q 2ku:o 3fp:n n1:g 3hy:f nr:e 3rk:d 3m2:a 1rc:8 ig:8 3b4:8 1su:7 9j:7 16d:7 3hp:6 pg:4 3l5:4 36o:3
topping	2s	rz:7p 26a:46 4dm:1q 4l4:1g 1l9:1c 282:19 1vz:19 40b:15 39m:13 1wh:x cf:r e0:k 16o:j ud:g 3z3:f ym:e pt:a 26d:8 136:8 1fr:7 3bq:7 c1:6 33q:6 3nh:5 1lj:5 1th:5 12n:5 1o4:5 279:5 ep:4 269:4 1c2:4 gv:4 gb:3 341:3
per	3w	s0:77 3oa:23 2ag:1x wy:1w k0:1o 3q3:10 16r:z 3mw:s 14q:s 2v4:s fq:r 451:o 2q0:o 15y:o 16z:o 1bk:o 46y:l 4jt:k gw:f 4fy:f 2pz:f 146:e 30a:e nr:d kn:c 4if:a fr:a 14o:9 1ct:8 1g5:6 1cq:6 3hk:6 14n:5 3hj:5 4kc:5 dk:5 25p:4 3ce:4 1s3:4 4gp:3 gc:3 v4:3
laid	1h	350:2g s1:1z 1h0:1d 3nb:1d 238:18 2jj:u g3:o o:l 4c0:j nr:f 3fu:d t7:b rw:7 1c0:6 1n9:5 9g:5 11i:5 rt:5 2me:4 tg:4
food:miso	5b	s2:ho 2iu:15 2c2:o 1a0:l 25r:h 25p:f 3ci:a 25v:8 2c3:5 1wy:5 25s:4 2c8:4 1xo:3 2c0:3
food:instant-noodle	18	s3:69 nr:1b v8:h vc:h 407:5
nicer	2u	3b9:2a 24s:26 3ft:20 4dm:1s 4cg:1l 2qv:1j 3ov:1e bc:1a 4at:1a 3fw:16 3z3:15 gg:14 o2:13 4az:13 3ll:12 376:z 262:y 2o5:v 17h:t 3si:t 2fj:s 3lm:q 20s:q 4f1:p 27h:p 1ix:m 34u:l 1ap:i 2ww:h 3dn:h bb:g nr:g 4ex:e 3w3:c 2jw:c 451:b bh:b s5:b pb:b lj:b 27i:9 bo:8 17g:7 42:6 158:6 ba:6 ya:6 4h9:6 1kb:6 281:5 bk:5 34a:5 114:5 1jl:5 1o4:5 jk:4 h5:4 10l:4 2e2:4 1og:4
laksa	26	s5:95 3nz:y 38m:u 461:r 2cq:n gg:m s4:j nr:f 2oj:b 3nl:a 2wu:a 1u8:8 sl:8 1ag:8 319:7 h0:7 223:6 11w:5 1nj:5 3ks:5 1px:4 3ci:4 34p:4 1rx:4 hb:3 14w:3 nd:3
halv	43	s6:7n 3td:20 3o6:1m 49d:1h 36r:12 3v3:10 bk:z ze:z 3i5:y 38x:x km:w 49l:u 14b:u 49m:s 2ag:n 17n:n 46z:m 3v4:m e2:k 2fs:k 1pr:k 29q:i 3wv:h 29r:h es:g 1t3:e wl:e 318:e 4h8:c 1nu:b 311:b 3gs:a 1u0:9 3qm:8 30i:8 29s:7 2ur:7 en:7 tu:5 99:5 22:4 1l:4 1e3:4 tk:4 3ek:4 1w:3 17y:3
shak	6v	s7:f4 1vg:5p 4dc:21 ir:1r 34d:1g 3ry:1c 26d:1c 1v8:1c 2br:w 18q:t 39j:t 2qa:q 3be:o 3bf:o 3bd:o 1b6:n 1ta:k t5:g 3eu:g 1e9:g mi:d 29s:c 29v:c 1f8:b 1ze:a 16v:9 1hs:8 3lb:8 2bs:8 2m6:7 60:7 3ev:7 1kn:6 3bc:6 2bp:6 2y9:5 pu:5 4gy:5 os:4 334:4 2xj:4 t3:4 2hq:4 10i:4 2n4:3 1l3:3
350	12	3sn:17 1s1:12 rh:11 20n:10 2x9:i s8:f 28g:d 4dr:c m2:b 1xo:4 18l:3
food:cooked-chicken	7f	s9:de 4ec:24 403:1n 3f0:1d 3tz:1c 27q:13 sb:12 3v1:11 2d9:y yh:y 1ev:k ax:i 2i4:h 16j:f 1la:c 1wl:b 1wm:b sa:9 2ei:9 19k:8 2h9:7 18q:7 150:6 2uu:5 91:5 1ek:5 176:4 1a1:3
carv	1z	sa:c1 3u6:1i 2d0:14 1rs:v nc:d 30c:5 2b1:4 vi:3
bird	4p	sb:bh s9:1q 4gj:1h 1rr:1b 1rq:1b sa:17 2jc:12 3ud:s fx:r 43q:p 2r2:n 3bk:j 1rm:j 1p5:j 267:i 35o:h zm:f 1rl:f sk:c sc:b 2lu:a 3et:a 1ym:9 26:8 sj:8 rg:7 xu:7 1xd:7 3he:7 13z:6 1x:5 10i:5 se:4 3ub:4 v5:4 nu:4 2oq:3 114:3
leg	33	sc:a8 se:1w sk:1p sj:1k 4ey:1f 41v:10 3sx:z 3si:w kc:t 7j:q qd:o 2m:g 11g:f 2b:d 2yu:c 47y:b 2be:9 111:8 2jn:7 196:7 2hf:7 2c:6 3ai:6 2jk:5 1kb:5 1yk:4 13l:4 sq:4 23f:3 4ez:3
tear	9r	sd:dh 1y3:29 1ie:1z 4e:1i tq:1e 4ma:18 sh:y jf:v 2es:u 7e:u pw:u 1th:s oq:q 1zs:o 3ep:m 223:m 19p:j i2:i 2sv:h sp:h hl:g 2uu:e 2fk:e 457:e em:e 1xc:d 3fp:b 1x0:b aw:a 4im:a 1wj:9 2ip:8 po:8 3ui:8 w3:7 sn:7 2ix:7 1ao:7 2jd:7 3uj:6 b0:6 q6:6 6a:5 1w4:5 3qf:5 qh:5 41:5 2bv:5 1k7:5 403:4 19j:4 wl:4 1k6:3 36o:3 xl:3
joint	2x	se:8c 1s3:2g sc:20 2z:10 15y:v 29d:s 2hj:l vi:i fq:h 1sh:h 1ri:g 13o:f 1fw:e 2te:d 3sv:d fr:c 1yx:a 24v:9 1rq:9 225:8 sa:8 rh:7 1yy:6 3sz:6 1x9:6 1yw:6 1h8:5 ax:5 sj:5 1rm:4 1m:4 2hf:3 1rg:3
tabl	lk	sf:b8 1iy:2u af:1l 1na:1g 3q5:1f 2hc:12 3xw:x 22v:w 4ng:v sa:r rz:q 1lz:p 4ah:o 24n:o ga:o 3q8:o 4ef:m 2h2:l 1nw:l 166:l 2xc:l 26a:k uz:k 42o:j ag:i jj:i 1bl:i 429:h 3b5:g xn:g bv:g ae:g 299:f rx:f 22l:e ll:e 2np:e 2w7:d 2wb:c 19k:c 27d:c 43i:c 3fy:c 2k8:c 26j:c 1yi:c g2:b 13:b 2jl:b 3ad:b 120:b 16a:b 1g4:a 354:a 33s:a fg:a 36o:9 2no:9 u4:9 3y:9
knif	fn	sg:ju 3sd:1w 2ix:1q qq:1k 1hc:16 2ww:12 405:z 259:p 3x0:n 17g:n 12j:m 2iy:l 3ja:k 20e:i 39w:i 4kx:h 2ss:h 13d:h 22a:g jd:g 4ky:e 1a1:d 1yf:d 21u:c 465:c 2t7:c 2gs:c 2aw:c nc:b sa:b 4ix:b 4gv:b 4im:b sd:b c0:a 215:a 3ow:a 3pl:a 2wx:9 1k6:8 3vx:8 2s5:8 sh:8 2sn:7 18l:7 1he:7 19u:6 2ep:6 2sv:6 d7:5 1w:5 da:5 1kf:5 j:4 pw:4 cl:4 7e:4 q1:4 1ty:4 2sx:3
shred	4y	sh:cx 19j:5o 1sf:1w 3bk:1q q7:1e 1jk:11 443:z 20f:p 3sx:i 3fl:g ek:e 20d:d 2lq:d 1x1:b sa:b 1y3:a 1ne:9 yc:8 pw:7 w6:6 id:4 1yf:4
six	bt	si:9f 33:5j 3n1:2h 1nn:1v 4lw:1p 42n:1f lj:1f 3wi:14 16a:13 10a:10 2ey:10 ug:y s0:x 3r2:x 2e8:x 109:v 1n7:t 2bj:r 30s:q 4l3:n hr:n 14q:m 1kh:l 3yc:l 3lc:l 3d2:k 1iw:k 3v2:j 43c:i 2wl:i 151:i u1:i yf:i 3c0:h sa:h 3jl:g 3hu:f 14p:f 1tw:e 27a:e 37:e 30a:e uu:e 3pk:e 3yr:d 84:d 34i:d 2b1:d 1mb:c sp:c 1o7:c 1ny:c 36i:c 2dk:c 3a3:b 1t9:b 3i5:b 3lw:b 26h:b 3qb:a
food:chicken-leg	24	sj:8s 2cv:1c 1z2:13 2b:10 29u:e sc:b 2a:8 2m:8 wu:6 sa:4 sk:3 401:3
food:chicken-wing	16	sk:6r 2cv:14 278:r jb:m 2gi:j 27q:j 2cx:f 3ce:e 2m2:a 2b:6 2ae:6 2vg:4 2m1:4
body	1k	sl:35 38u:2k 3p6:2i 35r:1r 2wv:13 3bj:11 3oj:10 3oi:10 2f9:8 2ws:6 5y:5 11z:5 3bi:5 5q:4 2kk:4 if:3
bend	1q	qh:2y sm:22 188:1r 3xy:1h 1c8:1g 1hx:13 42u:r 37v:h 16m:f 2ds:b 1vl:b 2fs:b fa:9 238:8 1vm:6 1wx:6 zj:6 ay:5 q7:5 1hq:4 4jb:4 1ec:4 1uz:4 147:4 3j7:4 293:3
outward	i	
breastbon	i	
along	4t	sp:3h 4al:2l 1h3:2k 3hw:2f 3dj:20 1te:1p 3fj:1p 3sw:1d 1jj:1c 1o7:1b 3f3:19 1n7:13 2ju:13 2i2:13 287:12 11s:y 3n7:w 45t:t qh:p ti:o 1o1:n 1fc:n 30:n z6:l 1c8:l 2d3:k rk:k 1ij:i 37u:i w1:h ev:h 13f:g 33p:g 2di:e 3lb:d 3hx:c 46p:c 34o:c a8:c 34n:b 3a3:b lt:b 41:a 1ie:a 2ha:9 28m:9 1q8:9 348:8 10f:8 em:8 eq:7 2t7:7 uk:7 hq:7 4v:6 nm:6 nc:6 3n6:6 1f1:6 si:6
bon	fw	sq:mm 2fb:2i wu:17 4b6:14 2q:11 sj:v 1rp:n 2sg:m 2cl:l 2f7:k 1gx:j 1gt:i 2d9:i xi:h 13r:g 39z:f 278:e 2d0:a ys:9 u4:8 1rs:8 2wu:8 1qj:7 3vc:7 sc:7 2b:7 zj:6 3nm:6 110:5 26:5 2m2:5 2d8:5 2e:5 35b:4 30b:4 31o:4 1d2:4 1s9:4 19t:4 1t2:4 1f:4 2f1:4 1lk:4 27:3 2m:3 1og:3 2a:3 1re:3 38:3 3gc:3
sharp	9y	sr:8x om:38 og:2t 37n:2o 180:1k 39n:1g 2c4:1b 1cj:16 2kl:13 ok:13 4nn:10 1y5:y 24p:s 2zo:m z0:m 2s9:m 1s2:l 3ue:k 2v0:k od:k 274:j 19z:g 1c3:g e3:e zv:d 2cd:d sa:d 1dt:c 1c4:c 24m:c 2y5:b 39z:a 1xt:a 2f3:9 122:9 sk:9 11z:8 1bk:8 40k:8 2sd:8 11x:7 wx:7 1c0:7 4c2:7 xb:6 3ie:6 ed:6 1q0:6 33q:6 4gq:5 4ef:5 ef:5 35i:5 3tw:4 1vc:4 1y8:4 zf:4 gx:4 10c:4 2ss:4
food:onion-ring	o	ss:32 3xk:2f t1:h
slid	57	st:a6 2ox:1m 1tb:1j 1k6:1i 1f0:1e 3hu:1c nc:14 3pk:13 3ja:13 2jy:13 40g:11 3in:10 2uh:v yk:u 3sa:n 4bx:n 1b6:n 3jx:m sy:m 2je:h sw:g 2vt:g 2vu:g t1:f 12n:d 2ax:d 17h:b hj:a 16v:9 7e:8 ur:8 w9:6 1f6:5 3w:5 cy:5 c4:4 nm:4 2dk:4 i2:4 hk:4 1xg:4 12q:4 10c:4 104:3 2dy:3 3ce:3 12p:3
fell	9r	su:6k ck:32 1jk:2u w4:2n 2ev:2c 2du:2a 1oi:28 1fj:1n 9s:1f 33j:1d 2el:19 48f:14 2lv:12 202:11 yl:v 41v:s yt:s ss:r cz:r 3sx:o 341:o 2d2:n 59:l 2h1:k eh:j 3d2:i 3yq:h 243:h st:h 3ow:h 20x:g 2zp:f 1gq:e 1ao:e 25g:e w9:e i0:d 1hd:d j8:c 37i:c 48u:b 12k:a 22d:a 2h2:a 12y:a 2jk:a x7:a 2et:9 94:9 1v5:9 2sq:9 4f2:9 47y:9 c4:9 10j:9 2r9:9 jj:8 2g3:8 c6:8 3gs:8
separat	c4	sv:8f zy:32 9o:1m 4l5:1h 458:19 4kv:17 4dx:12 4d8:12 xv:12 23k:z r1:w uy:t ss:s 4bj:s 4bk:s 3en:n 24f:n os:n 25c:l 10r:k 1lj:j 1y4:j 1o9:j 1hm:i ct:i nl:g c5:g ku:g 155:f lq:e 40p:e 2wi:d 2wg:c rx:c 1iu:b 18a:a 4bi:a 2fe:a 2ff:a lg:a 16a:9 to:9 qt:9 25a:9 v2:9 18t:8 195:8 sw:8 3fy:7 1or:7 t1:7 1f7:6 2jy:6 a0:6 xl:6 2hd:6 3b1:6 2rb:6 2ra:6 dv:6
nak	k	t1:1l sx:a sz:9 ss:7
food:tempura-batter-mix	o	sz:4v ss:b 1vn:5 1vp:5
cling	43	1y1:2w sy:2o 12p:1o xi:1m cv:1f ue:16 19p:11 2t1:10 4p3:z 1va:w 3ke:u 3wm:o 1y3:m ss:l 223:l 3wg:h 7t:g 16q:f 1xc:e 27x:d 3jv:b 1i7:9 4f:9 1ca:9 st:8 4e:8 6a:7 2t5:7 3hz:6 aw:6 2t4:6 sw:6 1ii:6 2b4:5 14u:5 p9:5 t1:5 cy:5 2ax:4 6b:4 tq:4 2es:4 1w4:4 12x:4 1p5:4 10m:3 e3:3 ir:3 1zq:3
food:onion-bhaji	r	sx:4e 26f:10 1vn:i ss:b 26g:8 1vp:4
crackly	14	7b:31 2dq:1k ss:1a 3g5:11 1hy:h qh:e 3h5:e 1eu:d sw:c t1:b 1ue:9 3g6:9 3e6:8 1ix:8 1ft:7
food:beer-batter-mix	k	ss:1f sw:e
food:sparkling-water	10	t2:81
grip	t	3ji:27 3gv:1o 2br:1l 2s2:q 1y6:f 2bs:e 2s1:c 3dy:c 223:c tq:b 1y8:6 2s0:6 1dv:5 2bu:3 1ww:3
finger	br	t4:dm 108:2r 1ww:2l cq:2b 2jm:1y 2be:1x 3xv:1s 2u3:1q 2gd:1n 3y2:1k 3vx:13 2kl:13 2ur:12 2jw:z 257:z 2os:x 4ag:x 1yk:v 27m:v 1i3:u 49i:t cw:s 2t9:r 2s1:r 2sz:p 13u:p 483:p 1y0:p 1o8:p 2f1:p 2hy:o 21y:n pj:n 2bp:n 6s:k 2th:k 1dv:j 21f:j 1yg:i 2jl:h 4oz:f ot:f 10p:f 3wd:f 35v:d 2dc:d 49l:d 13d:c 48u:b 2ox:b rc:b 4l0:b 4l1:b 1c5:b 3of:a 1wy:a 46z:9 7e:9 1oe:9 w0:9
mov	72	t5:a4 63:2a 11g:29 3rt:1l 3u5:1c 208:1b 2u5:17 253:17 3yg:15 347:12 348:11 27u:y 1zr:v 1r7:v 1ao:v 2ix:s 2a9:s 7b:s h9:r 60:r 1sq:p 3sr:o r7:m 2j7:k 12f:k 36j:j 14l:i 19f:i 40p:i 21d:h 342:g 2wp:g hk:f 254:e 3nt:e 46v:c 46u:c 4im:b 2j6:b x2:b 2wf:b 46t:a 1f1:a 3fr:9 2ad:9 1rx:9 5i:9 21e:9 3g7:8 21h:8 1hi:8 st:7 w3:7 sp:7 2hg:7 1k2:6 2zr:6 2wt:6 149:6 s7:6
flour	v	3yf:2a nz:v 176:p 1c9:m 1kz:h le:8 cy:7 3tm:6 ax:5 1zj:3 yu:3
rack	4r	t7:c5 l8:2s 4p3:19 372:14 3zs:12 kv:w 23e:v ky:p 2qc:o 124:l 4z:k 2b4:i 2zo:h 2ei:h 11u:g 257:e qw:e 1f8:d 32p:d u2:c 45i:9 2vf:8 r3:5 15i:5 1y0:4 3fj:4 15o:4 rq:4 7m:4 268:3 cm:3
head	4e	t8:b4 1ve:2c 15s:19 3bp:16 37t:12 1c4:11 345:v vr:t 1qp:t 13a:o 113:o 3z5:k 3mh:j 2im:i 161:i 15d:i 1fg:h 3ud:g 3kh:g 194:g 3mg:f 43q:e 3zy:d 11m:d 2su:c q2:c 3cv:b 11n:b 33b:b 2a0:b 16w:a m8:a 121:a 35o:9 21b:9 2td:9 tf:9 3zx:8 11s:8 h6:7 th:7 2pw:7 20q:7 x4:7 xf:7 34c:6 12k:6 tn:6 27m:6 2te:4 1u0:4 49y:4 2dq:4 26h:3 368:3
means:microwave	qg	t9:jg 1bi:26 tb:1d ex:1b 4fs:11 2eo:z p1:u p2:o li:o 1jr:m 2ea:l 4a2:g 12l:g et:f 24t:f 39i:f ta:e 2hg:e 290:e ht:d 24f:8 3ax:8 3fp:7 g9:6 ee:6 22t:5 24w:5 4fq:5 4fr:5 2li:5 16q:4 ev:4 3ey:4 g8:3 hf:3 1tx:3
microwav	qg	ta:jg 1bi:26 tb:1d ex:1b 4fs:11 2eo:z p1:u p2:o li:o 1jr:m 2ea:l 4a2:g 12l:g et:f 24t:f 39i:f t9:e 2hg:e 290:e ht:d 24f:8 3ax:8 3fp:7 g9:6 ee:6 22t:5 24w:5 4fq:5 4fr:5 2li:5 16q:4 ev:4 3ey:4 g8:3 hf:3 1tx:3
nuk	2d	3jb:19 43x:15 3bm:p ta:m t9:m tf:d 3d1:c 230:b 1q0:9 ez:5 4c8:4 1u9:4 jl:4 p1:3 yw:3
parboil	1q	tc:7s 344:2t 1e3:1g 10j:14 4mr:14 tb:p 12z:n tf:9 th:7 tn:6 1x2:5 wq:4 tj:3
sav	p5	td:8c ul:2r 2d7:2l 2ds:2c 341:29 1zl:22 33t:1q rx:1j 1pc:1g 2az:1e 3ch:1c 382:1a iy:19 2je:14 qs:14 2c1:13 3ct:10 2d8:z 3zm:z ti:y 265:u 264:r 3xp:q 2wr:q 4m1:q kw:q 37p:q i0:p un:o 2xv:o 380:o 2fx:n 1sp:n 344:m 39z:m 3cb:l j8:k 3ci:k 15w:k 3y8:k qn:j 1ph:j 4d2:j 3nk:i 3ok:i 33j:h 35x:h 2e3:h 25n:h zg:h 4a:h 37c:g 1tv:g 276:g 4d3:g 1a6:g lf:g dp:f ne:f 2c0:f
pre	1v	te:37 487:2q oq:1q 17p:1a xc:r 49z:p 2lw:n 3he:m tf:j 3dw:j ht:g th:f 3m4:f f:e tn:d 18v:b yk:b 1fr:9 c7:7 1ju:6 3kh:5 4a0:5 s9:5 1q1:5 qf:4 ps:3 id:3 2u2:3
zap	14	3ck:1q 43z:18 tb:h a2:f 1py:7 37y:7 1fs:7 g8:6 tj:6 lj:5 wm:5 t9:5 ta:5 1cc:4
food:sweet-potato	4t	tg:if 4mr:1a t3:19 3iz:14 tf:f vw:b tn:a d7:5 tc:3
blast	x	th:2j 27r:1b 35f:16 35g:15 35e:w tf:s 33h:o tn:j 1y2:d 44p:9 24x:5
quicker	6x	12h:5s ew:3x ti:3p 26p:1v 3ge:1q 2t4:1n 3nu:1j 2me:1h 3hu:1f 1fj:1e 11s:1c 13d:17 3k1:13 13c:12 3cw:z 4d7:z 3b3:x 34n:v 2bj:r 1cp:q 2bh:p 1wx:p 3d0:p 2kl:o 2xo:m o7:m 1is:l 2gk:l 18i:j 2bb:i 1pg:h 42i:g 42j:g 372:g 1zh:g vh:g 18d:g 2s8:f 3bz:e 2t2:e 2v6:e 4l9:c 3bn:b 1ij:b 1h0:b td:b 2bi:b 27r:a 42k:a 2lq:9 29w:9 3pl:9 w6:7 qw:7 3m4:7 34c:7 42l:7 2t0:6 1zi:6 sp:6
food:frozen-roast-potato	2a	12z:6j tj:65 dj:1t 1ro:1f 2cv:s 3sm:s 25z:n tf:i 1am:f 1ze:c 1rn:9 1e9:8 2lr:7 tc:7 1zf:5 1m:4 1fs:4 33s:4 11a:4
siz	mb	tk:7n 1g6:3x hm:3t 1jd:3l tu:3g 8m:2i 3jl:2c z:1y ut:1r l1:1c y:1a wg:14 1zu:13 1x4:11 3xk:11 we:z 2en:v wl:p 3fl:j 99:j 142:i 1f4:i 1e6:h dp:g ab:f 13b:e 2g:d ib:d 3ou:d 4k:c cl:9 3c7:9 3g7:9 2wl:9 8h:8 wh:8 2i5:7 3d0:7 2fk:7 1ef:7 1ie:7 17h:7 29r:7 3ow:7 2ap:6 49j:6 34c:6 p6:5 2ku:5 3jg:5 145:5 14q:4 wq:4 4ll:4 2sx:4 3ek:4 1rt:4 ze:4 1vx:4 46y:3
plat	qe	tl:jo 2li:2d 3q0:23 2ud:1w 4l8:1o 1qm:1m 4au:1g 175:19 rv:17 af:12 eb:v 3ac:r 4bx:p 164:p 1a1:o 1x8:o 1zz:o 176:o 2f6:n 1uv:m 472:l 2ij:k 271:i t7:i 20c:i 10y:h 3ks:g yl:g 44e:f 1rf:e rx:e 1z3:e k5:e 4bb:d 20u:d 1yl:d 296:d dv:d 1ia:c 7p:c 20v:b 2e7:b l3:b 2ig:b 3i4:a ae:a 15a:a sf:a 3ug:a 2ph:a 1xu:9 1u7:9 1vc:9 3et:9 1bl:9 16a:9 4pq:8 2je:8 3se:8 6c:8
800	r	tm:3d 35u:1z 1z4:z 1z6:a 1z0:a 1z1:a 1z3:6 g8:5 wz:5 1dl:3 vz:3
w	k	3m8:c 1l3:c 3bc:4
except	t	tp:1t 3og:16 1ma:14 3mo:13 1f8:p 3la:h qq:6
lag	k	to:1b
behind	2x	3ui:1v 4f2:1n 2es:1k 2fj:1k 2ee:1d to:17 t3:16 2ki:11 hd:x 4e:w 3et:o 10c:m sd:i g3:h 2kk:h tq:h 2hr:g aw:g 2ks:e 3zi:e 1ao:e 1ri:d 19p:c 38e:c 1k8:a 30m:8 3jy:8 l8:7 2ix:6 2v7:5 ie:5 nu:5 qq:4 26n:4 2xj:3 c8:3 1ie:3 2s4:3 3w:3
evenly	1d	2ue:1q tp:1e v4:1d 39r:1b 2t1:1a tr:12 20j:y 45a:y 459:w 3by:w 20o:t 1cq:o 1fd:n 1fc:i e0:f 7c:d to:c 2t5:9 2t4:7 2fb:7 vx:5 2lt:5 2ud:4 2uf:3 ei:3
slot	v	ts:3t 4bq:1s 1v4:b 1oq:6 3gf:5 10i:5
such	3e	tt:4o 2hd:2c 3vg:1x 4lu:1t 313:1k 3a0:1j 39v:1g 4dt:1d 3wg:1a 33u:19 34w:18 3v2:12 1ac:12 101:11 33v:11 1vg:11 4f4:10 3sc:z 3s9:z 1q0:y 2ap:s 3mk:r 1ko:q 3df:p 32p:n 1wr:n 3qm:l 2ay:l 25z:k 151:j 4f9:i 3w3:h 20v:h ze:h 3aq:g bo:e 1h0:d 8j:c 3ip:c ic:b 3ai:b 2rb:a 2ra:a lw:9 3qf:8 144:8 3k0:7 ji:7 k1:6 2oy:6 2ps:6 2lr:6 jk:6 2pe:6 276:5 1xh:5 218:5 22h:5 141:5 2h3:5
smaller	3w	tu:6m 4g2:22 wh:1q 4ns:1l 4i7:1d 2s0:19 29r:13 2u5:12 wy:w 3wn:t 356:t 1mv:q 342:q 145:p we:n 2s6:m 17n:l hm:l 1pn:k 1eb:h 34a:h e2:f 1kh:e l4:d 3yc:d 3kt:c 3dm:b 1zt:b 1x4:b 2y:b 1qj:a 3mh:a 1de:9 3e4:9 s6:9 1g6:7 w5:7 2ip:7 2ap:7 l1:5 2jl:5 wl:4 141:4 354:4 1zw:4 wg:4 wu:3 394:3 tk:3 1u0:3
soap	3p	tv:7j 1cs:66 2qc:3d 3jd:1i 3ot:1g 2fy:18 q3:x 2ga:x 2mv:h 2mw:h 2hy:f 2fv:f 1c5:c oh:b 34q:a 1xr:8 tw:7 15x:7 qe:6 22j:6 2mu:6 1s2:6 6s:6 1o8:3 121:3
hat	c2	tw:7c 357:33 u7:2m tv:20 11:1y 3ql:1w zb:1m 36n:1m 1nz:1k 245:1i 47n:1i 2ri:1e 3ha:1a 4fk:17 2qc:15 1nv:14 3qh:13 1bq:11 4hl:10 q3:z u2:x p6:x 3w2:w 2qz:w 3ml:v 3yy:u 2rx:u 2bm:t 18s:s 3cy:s h1:r 42r:p 3d0:o 4ki:n 3gm:n 1bo:m 19g:l am:l 2n0:k 4oa:k 24i:j 2uk:j a8:j 395:j b:i jo:i lx:h 3gc:g 2w0:g 1b7:f 3cd:f 39k:f pe:f oe:e d4:e di:e u4:e ef:d 4o5:d 2ww:d
husband	ea	3zz:2r tx:29 jp:23 296:1l 2m:1j 393:1i g3:1g 2uz:1d 1nx:1c yd:1b 331:1a 3cy:1a 3e5:1a 1gn:18 24:16 bs:16 24u:15 ah:14 2cd:12 tw:10 1j0:y 1m1:y 2jq:x 1t6:w 2tt:v 2so:u 2qc:u 1j3:t 36s:t 11f:t 42l:q 1n2:p 1pe:o 1vc:n 1cl:m b1:l dv:l 18r:k 2ry:k 26w:j 1pr:i 19v:i 3v3:i 25:i gx:h ox:h 3l4:h b:g 11:g 3ql:g 4ec:g 3wb:f 3nj:e 2re:e nu:e 2rc:e 2ha:d 1pm:c 3x9:c 90:c
food:olive	4e	ty:ga bh:2b bc:1l 35b:1k 378:13 bf:y 1zf:v 2e2:p 4pe:k bp:i bb:g oc:f 3bi:e bk:c ba:9 2c0:8 2c3:6 bg:6 a9:6 1kp:5 bd:4
replac	7m	3tc:3m 1xg:21 4a3:1x 4n9:1t 34k:1p 4ae:1e 18r:1e 1mk:1a 1do:1a 36a:19 k8:15 1jz:14 1hl:11 2za:y 346:v 2qk:v 36x:s 1g2:r 1qg:r 4my:p 24k:o 4ix:o 13m:n 3rd:n 2ce:m 1bg:k 1b:k 3vg:k 1mj:j uc:j 21b:i 15m:h 3em:h 3q7:h 1mm:h 2r4:g 16b:g 1nv:f i3:f 2ml:f 15i:f 1mn:f qt:f m8:f 1b4:f jv:e 11r:e 1m9:e 1m6:e 42d:e 24l:e 39p:d 3uf:d 3ij:d 17q:d 26i:c x6:c 1z8:c 2wj:c 3c3:c
food:dill	43	u0:fk 2qb:1t 2j3:y u4:f 272:e 2q8:d 40b:9 14i:4
someon	52	mz:4c 238:3w u1:28 4hn:1t 3wk:1f 3vw:1d x4:19 1op:14 kr:14 ku:13 3dk:13 375:13 2g6:12 3ic:11 2q1:11 1mj:y 1ka:x 3ds:v 2ai:t 42p:t 3yp:t 1pc:s 1nj:r cb:n 42q:n 6p:m my:m 2kr:m 40c:l a4:k 2tt:j 3ob:i 1lb:h 2ja:g 2jb:g 1wu:f 460:f 3cn:e 7f:e pg:c 1m4:c 1re:c 2ks:c g8:b 11i:b 3a8:b 1fl:a 1ml:a 3xn:a 2g2:9 kt:9 2bc:9 2zf:8 dv:8 1n8:8 319:8 us:7 1t5:7 281:7 c3:6
bear	t	1gk:z 3rk:u u3:j aq:f 21d:d 35i:a 2vf:8 11w:7 u4:7 ye:5 dv:3
dislik	1h	36v:1u 3sp:w 2ai:w 4j9:w u2:u 3mv:q 23w:p 2rf:p 1cd:m 3ob:j 19v:j 3gl:g 1jx:f 273:9 ux:8 32v:8 l:7 dt:7 394:6 1f5:6 rq:4 11n:4 18h:4 4ga:4 ef:4 br:4 uc:3
food:caper	1f	u4:a7 3v5:1r gx:4
food:raisin	59	u5:hh u6:21 1iz:1i u2:z kc:o 1fm:h 2ea:b 1fn:b 1j4:5 u3:5 qa:4 1fl:3 2w0:3
food:sultana	1t	u6:ay 1fm:2s 3nw:2k u2:17 1j3:n 1fn:i 1j4:i 1iz:c u3:6
lik	3c	u7:3k 2vm:2u 2xs:1s 3vk:1k 4ie:1h 2ud:1g 41k:18 2uz:14 24:11 4ec:z 30w:u 1n2:u 3cj:s o2:s u6:q 1bx:q 11k:q 2h9:p 1nz:n 2zo:m hq:m 2c5:m 31w:l 36r:l 24d:k bs:j jo:i 34y:h 32o:g 15b:g 2r5:d ia:b 32k:b 2cd:b 47w:a ib:a 1rw:a z0:a 1ce:9 11f:9 1qk:8 28k:7 f2:7 1te:7 30y:7 31r:6 13m:6 30c:6 tw:6 4e5:6 17f:6 2vk:5 1bp:5 qa:5 ty:5 1c2:5 3el:5 2ed:4 4o8:4 1ji:4
food:mint	a0	u8:ku 45i:1c 128:1c 262:1a 2s9:s a2:j 9w:g 3lt:8 lc:6 9y:6 134:5 2jt:5 te:4 1eh:3 2bp:3 3tw:3
food:basil	81	u9:k7 3ad:1o ic:c 3ac:7 2qa:4 1o4:3 3d3:3
food:chives	3p	ua:ek 2zu:v 3eu:7
food:gherkin	2x	ub:dc 2l5:1k 49q:1d 284:10 2et:z 353:w pk:m 3ac:j 1u1:j 24i:d 24s:d 2pv:b 1gn:9 4m5:7 285:7 1c6:7 2eu:6 2ev:6 2fx:3
food:ground-coriander	1x	uc:aq 124:e 3wf:c vs:a 15m:9
garnish	2d	ud:7d 4kg:2a 1kb:1t 26w:17 269:x 2n4:w 282:v 320:t 27n:p r6:n ju:m rz:i 26a:f 26o:d 3qs:a 1kc:a 2qc:8 3m2:7 19y:6 q3:6 120:5 3mr:5 26b:4
fail	x	2d4:1x 188:1c 3kf:13 36j:y fz:s 2dp:l 34u:i 3ke:h 1iw:c zt:b 2cn:a 3d3:9 if:5 2ll:3
dash	o	uf:37 ah:6 2wu:6 22x:4
who	3n	43a:2g 38m:23 3em:23 25p:1x 49i:1q 2tn:1q 2q1:1p 4bd:12 19l:11 397:y 2b4:v 3gq:u 2mc:u ug:u 1op:t 2ij:t ma:r 2ai:p 3vs:p 2rf:p 32n:o 2sl:n 2gv:n 2zs:j xg:i 1kb:i 26g:h 2b5:h 2ao:g 1no:g 3ob:f 1ny:f 4f6:f 3on:e kt:d 2i6:d 1oe:d 1t9:c 2b6:b pg:b 2md:a 2mb:a 1n3:a 2ma:a 28v:a 28r:a 393:a 43y:9 1ws:9 m0:9 32r:8 28t:8 2kp:8 2nw:8 395:8 2uv:7 pv:7 33m:6 1ym:6 4g4:6
food:tofu	bo	uh:kt 1qg:6o 2fd:2b 2fc:1s 243:17 4nq:p 368:o pq:k 2cv:k 2je:h 18r:e xc:d 1am:b 2cx:7 1hi:7 xd:6 xi:5 3bv:5 xg:4 1ta:3 2ck:3 13l:3
bother	a0	de:3c dj:38 du:25 9q:22 36o:1h 1hs:1c te:17 wt:w 2tf:t ht:s 3c3:r 3c4:r 1ma:q 5e:p 4d7:o jq:o 3pq:o 2x6:n 1cp:m it:m 4ix:l 3iv:l 4m1:k 463:i 3f6:e br:e 3mx:d 132:d d3:d 1kr:d 28:c 34n:c jf:c 3hs:c 3pe:b 1i8:b 3la:b 129:a gp:a 23w:a 3ky:a 3kx:a d2:a mv:a 17g:a 2lh:a h3:a 3qs:9 374:9 13m:9 3go:9 wz:9 39:8 4m2:8 r0:8 14f:8 23i:8 34t:7 12q:7 162:7
blot	v	uj:27 22b:1u 165:v 7u:p 4m:4 16p:4
food:hot-sauce	2a	uk:dl 4fd:1z 11q:18 2jn:10 9n:q 26i:o xs:d 11v:d 11t:7 2jk:5 rz:5 11l:4 11r:3
mug	24	ul:78 n7:3h 3wj:2j 4ly:2c 3lu:1o uo:15 10a:12 1vb:f 8t:f 3n6:e 29v:9 1yo:8 un:6 11z:6 rp:5 tn:5 1uz:5 2iu:4 1km:4 3j4:3
fold	9w	um:hp 1dc:1j 42u:1j 1ii:15 16m:y 1de:y 7o:y 1ks:x 211:s o7:n 149:m 1ue:l 148:l w1:j 167:c 3tp:c 2t4:b ao:9 16k:9 2u5:9 w3:9 sm:6 1s0:6 1wv:5 1mu:5 1lk:5 ou:5 4c2:3
threw	1f	3we:2s 4a8:2o 3lu:1h 1m3:1e uv:y 2mr:x 2ms:o gq:n 1gi:k 32l:i ul:f 1tt:d 8g:d jq:9 36y:8 28i:6 39z:6 1tl:5 rx:5 2gh:5 2gb:5 1cj:4 gv:4 35v:4 234:4 1km:3
mugful	r	ul:1x n7:c 8g:5 12o:3
300	1k	up:73 312:j zk:d 1i5:a 37c:a 1x4:8 31d:7 31f:6 23b:3
four	ih	uq:az iq:2i 409:2d 296:1v 3ie:1k 43s:1f 33h:17 k0:16 3fx:14 1oa:14 3o1:13 3cv:12 si:12 1hp:x 4pi:v 44v:v 47n:u 26b:t wg:r 14q:q 1cb:q 3z2:p 1bf:p 3i8:p 3kj:p 1hi:o 20o:o m7:n 2y7:m 4d9:m 3v3:m 35c:m 4ao:m 1nc:l 22l:l 2he:k 3oc:k 3i4:j 34a:j 1gn:i s0:i 3aq:i vb:h 3qd:g qr:g 3dw:g 33k:f 4kh:f 3kk:f 1o0:e 383:e 3cd:e 1e5:e 468:d 1du:d 3v4:d 2h3:d 29n:c 3sk:c 12y:c
shin	x	1gt:3d 3t5:2u ur:2a 12o:h
bind	1b	us:55 1op:1r 1ay:y 2qf:e 11d:9 1aw:7 cr:6 2sk:5 cb:5 133:4 zy:4 1az:4
litr	35	ut:af 3fz:1u 3da:1k 3ze:1j 42d:1h 4pb:19 2f2:12 2d6:g 8o:d 144:a 1nt:a 3ho:8 27j:8 2wu:8 2rd:7 9z:6 4at:6 1x4:5 1zu:4 2uk:4
level	28	uu:7d 3za:1n 2o1:12 1z3:z 1fc:s ky:r 1fe:q 35e:o 3m7:k 3xx:g 3y7:g 1z4:g 18l:f l9:d 1tz:b 1y2:a kv:9 31k:9 342:8 21y:8 3it:8 3nu:7 45r:6 1z6:5 1z0:4 1z1:4 117:4 422:4
starchier	i	
pinch	4n	uw:7q 41j:27 2uz:16 2wu:13 4f9:12 1ka:w 2rn:w rr:v 4b4:t 4b5:t 1bg:t 21v:r 2ak:p 2k2:p 4ke:n 1f8:m 1ox:m 3s5:m 2qb:j 3kj:j 32m:j 478:i f7:i 317:g 3dr:g 24p:f 2ya:e 35q:d h5:d s8:c 1pq:c 3c9:c 3sq:b k6:b hq:a k2:a 3xn:9 15s:9 1s1:9 374:8 1u0:7 3f5:7 36f:7 tm:6 12k:5 3s4:5 4j7:5 z5:5 44p:4 yf:4 3cb:4 4kw:4 25t:4 2dr:4 1nt:3 1ce:3 8o:3
knob	1b	ux:5c 329:1j 1kr:1f 1py:1d 20l:15 2fl:o 18z:l 2f8:e u3:c uf:9 2aq:8 2ap:5 20o:4 2wu:4
means:split	110	uy:jm cz:3i w8:3e 1ie:1n sv:1m 16l:1l zt:1c 1xu:18 i7:17 c6:13 2w5:11 3la:x w6:u zy:t 382:q 2tr:o 2w4:k 1wr:i 25c:i kx:g 2zp:f su:f 1ym:f 3mi:e v2:e nl:e 3w7:d 1lj:d 1xk:c 2e8:b 1aj:b 4bb:a xv:a 3aa:a b0:9 gi:9 250:7 44k:7 2ev:7 2e3:7 44j:7 10f:7 18a:7 16i:7 48a:7 1zl:6 pt:6 i9:6 4m:6 c5:6 2q6:6 zr:6 18t:6 25a:6 n4:5 3jc:5 1ic:5 1kf:5 2vs:5 200:5
stronger	12	4it:20 354:1d 1qf:v 4mc:q 1a4:o 3r7:h 1qp:h 2pl:d ye:d uz:b 26b:b 2a0:9 s2:9 274:8 vq:6 15q:6 vr:5 124:4 yi:3 32l:3
food:soya-bean	an	v0:gg m5:4g 17j:3l 1gs:1v 28h:1d 4jv:1b 3oh:13 4li:11 4ik:u 1ur:p 1gf:k 483:i 24l:d 41n:d 1lw:c 10p:b 150:a xb:a 2cr:9 14z:9 37e:8 27m:8 2wm:7 1ly:7 17l:7 3ql:7 2fr:6 4ju:6 28i:6 152:6 1lx:5 2df:4 2c8:4 46n:4 1pe:3 3yy:3 14r:3
means:salty	10n	v1:iu gw:24 1ph:1v xk:1t e9:1q 3ci:w 1pe:v 338:t 22x:o 12:n 475:g 48j:f v7:e 1ql:e 2c0:d 35k:c 2uz:c 10o:b z2:b 3ks:b 169:8 at:8 14j:8 wj:7 3ic:7 b3:7 353:7 bu:7 1ai:6 k6:6 15w:5 1cz:5 37e:5 2c1:5 1ob:4 wi:4 2c8:4 k2:4 2id:4 2ic:4 2qk:3 1qm:3 2fc:3
ferment	x	v2:6p 3et:12 1ds:k 476:g 2cn:c 1lj:4 2rl:3
saltier	r	3ld:1b 2c9:5 17l:5 m5:5 37c:4 1sp:4 15w:3
ladl	26	v4:99 48k:24 3cc:1f 12x:s 2wa:h 146:f 26t:a 17r:9 nz:9 pl:7 1uv:7 18q:5 1df:4 3ce:4 98:3
scent	i	
strain	3h	v6:80 221:2k 3nz:1n 81:1m 20g:1d 1pj:12 28o:11 27d:y 36j:v 2ye:r 3zp:n 1v4:k 1a2:k 1ut:k 220:j 176:h 4e8:h 2yf:g 1cx:f x3:f 7q:c 10d:9 200:9 1qh:8 4e5:8 3k6:8 2fi:7 2du:6 iu:6 1su:5 47w:4 42m:4 12e:3 2d5:3
salty	wr	v7:ia e9:2n gw:27 1ph:23 xk:1y 2c0:1l 3ci:10 1pe:v 338:t 22x:o 12:n 475:i v1:g 48j:f 1ql:e 35k:c 10o:c z2:b 3ks:b 2uz:a 169:9 at:8 3ic:8 14j:8 b3:8 353:8 wj:7 15w:7 bu:7 1ai:6 2c1:6 k6:6 1cz:5 37e:5 37c:5 1ob:4 2c8:4 wi:4 2fc:4 2id:4 2ic:4 k2:4 2qk:4 2fd:3 1qm:3
food:egg-noodle	24	v8:8e vc:2t vd:17 3dw:x s3:i 1lm:b 1lo:b vb:b 1gr:6 1ll:5
supermarket	2z	v9:65 199:30 3x2:1n 4a0:1k 39f:1h 3du:17 3zs:17 3g2:w 1ni:v s3:v 27e:u 2t4:u 2oe:s 4f9:r w5:n 1yv:l 382:l 27:l c1:l 1zl:j ve:j 27g:j 4f4:i 1ne:i 34t:h 1h7:h n1:h 281:e 20b:e 2su:d 11u:d 25p:b 255:b zg:a 213:9 3ub:9 11o:9 22s:8 3zt:8 ro:8 pb:7 25s:7 2rq:7 2ro:7 f3:7 214:7 2j5:6 y3:6 3b3:6 3v9:6 44k:5 3ny:5 44j:5 3o1:5 wt:5 2a2:5 260:4 3zr:4 22n:4 2rs:4
clos	4t	va:7r jd:3z 2cx:23 1zh:1x 43m:1r 16r:1d 51:1b 4jt:y 4ff:x 22q:v 34y:t 18o:t 1ki:r he:q vi:m 84:k 146:j 41:j 4ir:i 11u:i cw:h 2kn:h 1i6:g 2tb:f 3l5:f 3b3:f 1ft:e 15v:e 12u:b 169:b w2:a 14b:a 4jg:9 333:8 2kt:8 2ko:8 3n6:7 3f8:7 vb:7 3he:6 2xp:6 1ya:6 16n:6 z8:5 16q:5 2j0:5 vd:4 2lt:4 x:4 ow:4 14c:3 1yz:3
food:udon-noodle	12	vb:5v 3dw:10 vd:l vc:i v8:g 4f7:b
food:rice-noodle	3a	vc:am vd:1u v8:1o 3el:19 260:y 2aw:t 4kt:n 457:k 28g:i 43g:d vb:c 2t8:b 3fo:a ru:8 ve:7 ct:6 1gd:5 1r9:4 1ad:4 40p:4 3ko:4 1bc:3
food:vermicelli	14	vd:5a ve:11 v8:y 407:k vc:k vb:3
food:glass-noodle	1k	ve:99 1ss:1f nq:v 2ex:k vc:7 28g:7 v8:6 20w:4
food:soba-noodle	k	vb:v
recip	1v	4ba:2i vg:24 29h:1x 302:1v 29c:1j 4p8:1j 10d:1b 1pc:z 2an:t 30s:t 3bb:q 3si:n 2fj:m 27o:m 309:l 27p:k 2yl:j 30j:i 1eg:e 318:e 29a:a 315:9 2ul:9 30m:9 2yu:9 30b:8 2zw:8 4at:7 30t:7 30a:7 2yk:6 hs:6 2yp:6 27v:5 319:5 31b:5 zp:5 312:4 1s3:4 31a:4 29g:4 311:4 je:3 30i:3
instant	7d	vh:a6 1pg:3d 1zi:1n s3:1b 3ga:19 29w:18 38l:15 3n5:x 34s:p 75:h 1zk:g 3tc:f 2bk:c 1do:c 3ng:b rd:8 2fe:7 2ff:7 3h8:7 3h7:7 80:6 1bi:4 3o1:4 j4:3 1jy:3
near	47	vi:5m 1zh:3g 25g:2f 3k7:1k 4l5:1b 27k:15 1ri:14 29p:14 1rr:12 4f4:12 2r8:12 3lf:10 3ai:x 3w2:w 20u:s 40n:p 1hk:p 1h8:o 2r4:m 3ud:l 2ob:l 25p:k 2ph:k 37i:k 3jc:j 2jm:i j8:i yf:h 214:h 1co:g 3b4:g 3du:f 3g2:f 14t:e 2cz:d 1cn:d 1t7:c 35o:c 15i:c 1x8:c 37h:c 37g:b rg:b 9i:a 25v:a 2a5:a 72:a 1b8:a ao:9 11k:9 376:9 3ug:9 1r5:8 19u:8 1zg:8 sc:8 r0:8 26l:7 76:7 nm:7
food:gram-flour	1x	vj:dc 2f5:x 2f6:b 1ct:8 2f3:5 2f4:4
food:plain-flour	5m	vk:cm gd:2k vv:1k 1d4:1f 1d5:17 6h:n 1l1:j 1kx:j me:8 1kz:8 m6:6 2qf:5 1p3:4
food:palm-sugar	1f	vl:89 vo:1k 2r4:p vs:g 1cv:3
call	4g	vm:5m vn:4d 2lx:2a 4lf:21 48b:1z 3ww:1t 3yp:1q 4jq:1p 3ri:1j 1c8:1d 1so:1c 2oe:1b 4e1:17 35b:11 39g:11 1cr:11 4ou:11 2y9:w le:v 1kx:u 1zj:s 19g:s 1en:q 38d:p 2pa:p 12x:o 1ep:n 3hs:m 2ye:l 1nx:k 16b:j 1jf:h t6:h 1in:g 2dc:g 2pr:f 21b:f 2y8:f 2wx:f 3w9:f 142:e 2ji:e 1d9:e 2s5:d 17a:d 2yf:c 1by:c ve:a 3nm:a da:9 1if:9 25a:8 3ny:8 1aj:8 2ee:7 1eq:7 1je:7 3dy:7 25w:7 2de:7
nam	1m	vn:3u 29u:2r 45d:14 3b6:14 vj:10 1ow:x 2wx:t fd:r 15g:r 2an:p 2s5:p vm:o 2ye:o 1d9:j 18h:j 2yl:h 2yf:e 15k:e 15l:e 19c:c 15f:b 2z4:a 2xq:9 2xn:9 2fi:6 2xj:6 kt:6 2yk:5 2yp:5 c0:5 1oy:5 19h:5 zo:4 ra:4 2q:4 2s6:3 3f4:3 je:3
elsewher	k	vs:d vn:b vj:9
food:tomato-puree	7h	vp:di i6:4u 2qh:2i 24k:1a 117:10 2qj:o 10u:i vt:b 1h3:6 wp:6 39q:4 2qi:3
food:chilli-powder	3u	vq:e5 3jf:1t 1zd:1b 2fw:s 2cc:s 3e8:a vr:8 2r2:6 11t:5 35q:4 2ce:3
food:cayenne-pepper	1t	vr:9t rr:v vq:c 2ca:c 43h:a 3ep:9 2r2:6 11s:3 nd:3
food:coriander-seed	v	vs:57 3wf:z xm:y 2u2:5 14f:4
food:passata	5b	vt:de 3jt:1l 2c5:1k 2l6:14 10u:s 2qi:r 2rg:m 2qh:b 3zr:9 19b:6 2l7:5 3c6:4 23a:4 10l:3 38o:3
food:turmeric	4g	vu:e5 2dc:17 2f5:m 2f1:h 283:8 2f6:7 1ct:5 2cu:4 15e:4 4f4:3 2f3:3
food:rice-flour	r	vv:5w 1p3:4
nearly	7x	vw:5g 1hq:34 14y:27 3i8:1y 40t:1w 23o:1w 4c6:1r 5l:1q 3la:1j 42t:1i 3q8:18 3rn:13 2f4:12 8g:w 3ds:s dp:s 35b:o 3or:o 1fb:n 40k:m 372:m 1b3:k wz:k 2bh:k 3f2:k 3su:k 2vq:i 9s:i 309:i 40q:h 135:h 3jo:g 1rx:g 19n:g ji:f 3ht:e hw:e 1bn:d 32v:d 6u:c 185:c 1ko:b 2t9:b 15d:b lf:b 2ij:b 3p7:b 34s:b 10k:a 1rd:a 2cl:9 32l:9 an:9 hz:8 1tw:8 3hs:8 2v0:8 31q:8 w7:7 7p:7
paler	m	45a:14 459:12 158:g 15a:c 159:8 157:4
freely	i	
weaker	m	3p7:1e 1z3:10 3av:m 1z4:g 1z0:5 1z1:5
whatever	1m	qf:1i 3e3:1i 2dw:16 1zf:12 1h8:y 2su:x 1kp:q fz:n 3s5:l j6:j vl:g 33y:f 33z:f 2de:f 2vi:d 4as:c 17r:b 2l9:b 4ar:b z5:a 47y:9 8e:9 w1:8 1b1:8 2mz:8 b0:8 4aq:7 yv:7 5e:7 2ii:5 1og:5 1rl:5 24e:4 yf:4 j8:4 yy:4 xu:3 yu:3 z8:3
pocket	1b	w1:5a 1hu:1v 3zp:16 3j0:t 1k7:o pn:k h9:i 46v:i 46u:i 46t:f fz:b w0:7 167:4 1hs:3 zj:3
food:scone	45	w2:g7 3xx:2w 3xw:1v 1i7:17 3y3:13 2g4:10 26k:q 146:q 3yb:m 1fu:k 3y9:j z1:f nh:c rc:a o7:8 3d3:7 101:5 ur:4 1nx:4 3mp:4 1pm:4 ng:3
flip	7d	w3:ce 1ao:28 1t7:22 2bp:1a 7n:15 27c:x 182:k tq:h 1b6:f 1wr:e 2bc:b 4e:a g0:a b0:a 30b:9 32f:8 19k:6 3gt:6 1kh:6 3jy:5 1y8:5 fz:4 2jc:4 su:4 3r0:3 hd:3 sd:3 2ix:3 j5:3
brok	74	w4:8p cz:34 1xu:1y 3la:1u 1ie:1f su:1e 3yv:12 48a:10 382:10 3mi:z 16l:t c6:s 1wr:q w8:p 14c:o 2ev:l 2b7:k 1kf:j 1tu:i 2zp:i 1xk:f 2ja:e 28j:e 2jb:e zy:e 45x:e 2et:d 222:c 4bb:b 1cn:b 1tv:b 1zl:b 3wp:a g8:a 16i:a 185:a 2q6:a 490:9 1th:9 1e5:9 1sz:8 2es:8 44k:8 x3:8 35i:8 44j:8 3mh:8 34k:7 36f:7 47m:7 3nt:7 19u:7 13o:6 o5:6 3mg:6 4iq:6 c5:6 1ki:6 277:6 uy:5
rubbish	12	w5:2m 3da:1w 3my:1g 39x:j 10d:i 1iu:f 455:b g0:b 3ab:8 374:7 1mu:7 8t:6 1x0:4 w6:3
tor	1d	3fs:1u 1ie:1k 1hh:1f w6:1a 3xb:14 3ui:13 39r:13 w5:z 3my:h w9:e 41:d 1hg:b 1zg:9 1hl:9 2ix:7 1ao:7 1hf:7 yr:5 e0:5 2es:4 g0:4 2wl:3 po:3
outsid	ew	w7:cn 1ay:27 3rm:1y 1st:1x h7:1q 1ye:1d 1ri:17 12a:16 1jc:14 22v:14 18e:13 2lz:13 3fk:11 1wo:z 47a:x 4dk:x 3nu:w 3zg:s 356:o 3b7:o 2lt:n 22d:n 376:n 2li:l 13f:k o4:k 3b8:k 46p:k 4ld:j 4le:j 233:i ek:i 449:h 405:g 48h:g yb:g fj:f is:f 33j:f 3j5:f 278:e 2ky:e 2g4:e su:d 4h6:d 1ab:d 3n2:d h6:d 2m2:c 2m5:c 4n:c 1og:b 18i:b ol:b 3x0:b 3mj:b 174:b kj:a 2h3:a g2:a
burst	4t	w8:8r 4ob:2r 4eg:1k 16r:1c 3n:11 2v3:z 20k:z 3av:w 3hk:t 3id:s 3hj:p 16l:o vz:l 1r5:j 2v6:j 2jf:i w4:g 3p7:g zy:g 16s:f 2el:d 1jb:b i0:b 3f8:b 1dg:a 10k:8 nd:8 40:8 z4:7 h6:6 qn:6 2bk:5 2c8:4 1ie:4 va:4 2c9:4 2c1:4 g0:4 1lh:4 w0:3 2ca:3 nf:3 16a:3
mess	4n	1k7:2o 6w:1z 2qi:1s 3d9:1s 2wb:1q 2z1:1m 2l7:1m w5:1k 39v:18 w9:17 1hp:z 2xv:y 3bv:v 20k:u 3jz:u 2tw:t 3ss:s 3my:s 32e:s 1ya:r na:q 1j5:q 3w5:o 1j7:o 4hb:o 6t:n 413:n 2w4:n 343:n 1v5:m 2sq:l ks:k 3v6:j 3a8:i 17p:i 13k:i qt:h 1hi:h 2v6:g 2bp:f 1mg:f 3nm:e kk:e 20v:e 26t:d 3in:d 2dy:d 33b:d 120:c 13a:c 3uj:c z8:c 43x:c 352:b w6:b 1jb:a 72:9 226:9 49v:9 1cm:8
edg	lp	wa:eh n9:88 2sv:2m 376:27 3wm:1i 18c:19 hi:15 ed:15 1c0:12 4nl:w n4:w og:v 149:u 4bo:u 165:s 39n:q 2m3:q 1r5:o 37n:n 226:l 215:l 18e:k cg:k 2c4:j uj:i h8:i 4ef:i hz:h 4q:h 4nh:g 3us:f bm:f 26k:f 3oc:e 35w:e a5:e 3d3:e 2su:e 464:e 1ff:d eu:d om:c 1r7:c 135:c 3y:b 3cz:b 4p2:b 1uc:b 140:b e1:b 2i:a 1a6:a na:a 3z1:9 3ve:9 1jc:9 pz:8 1vv:8 457:8 4kd:7
12	3y	wb:4i 1bm:4i 3p3:27 44n:1x 1z7:1x 3gq:1p 3tp:1k 1yz:14 3b3:10 3aj:x 1ne:w 1eb:w 3hq:m 3dq:k 3hr:k 3r6:g 3k0:g 318:f 1f5:f 4j2:e 1bk:d 1rt:d 3pb:c 311:c 30i:9 131:8 1bi:8 2b9:8 6f:8 lw:7 1s5:7 2ps:7 3ap:7 110:7 3kc:6 4hv:5 3rs:5 ql:5 185:4 2ag:4 101:4 14w:3
thinner	1q	wn:2e 3y5:1b wc:17 2t1:13 1tc:11 2xg:r 4b3:m 1qq:j 3lj:h 2a1:f 8o:d 1qv:d 1r0:d 1qt:d 4kx:d lr:d 1qs:b 4ky:a 17r:9 21u:9 2gs:9 17t:8 2t5:8 2t4:6 352:6 38t:6 33q:5 39d:5 1kn:5 1aj:4 3y6:4 3w:4 17h:4 1qw:3 1qx:3 1r1:3 1qz:3 3e6:3 1ak:3
golden	ag	wd:8p rs:2n 3jf:1p 43u:1m 2cw:1j 1er:1b l5:19 3eg:18 f1:15 188:y 37a:x 37b:x 3h4:v eo:r 1y4:p 377:m 1ex:l 1u9:j 35p:f 3fk:e z3:d 1vp:c tc:b 2cy:b 1iu:a 1vn:9 ks:9 1jw:9 12z:8 31w:7 1vq:7 6n:7 uh:6 w7:6 243:6 379:6 f0:6 1rw:6 2xp:6 aa:5 11a:5 3h8:5 3h7:5 29o:5 t5:5 2k1:5 l7:4 5v:4 sz:4 12s:4 16n:4 2uw:4 pq:4 196:3 jh:3 rg:3 2fc:3
bigger	49	we:80 1ex:2e 1kh:29 2en:1p 3mt:1o 3s0:19 3dm:17 296:11 tu:y 1rj:r 2xa:p 1ts:p 2vv:p 1rk:p 1eb:o 145:n 4j7:n ev:l 1g6:k 40z:h 1f7:f 3v1:e 1mf:c sb:c 34a:c 29r:b tk:a 1f4:a 2xb:9 1mb:8 wq:8 16z:7 393:7 1bm:6 2a2:6 hm:6 204:6 34c:6 9a:5 wl:5 1zu:5 4nh:5 9c:5 2xd:5 1i2:5 473:5 2b9:4 42x:4 k3:4 yh:4 3ai:4 340:4 27d:4 10v:4 16s:3 39w:3 143:3 2me:3
lot	4l	3dy:1i wf:1e 34v:1b 4m6:13 9n:13 1vc:10 2ix:w 3ry:t 3lk:t 3i0:s 3lt:q l0:n 3gr:l 27d:l 33t:l 16f:k kx:i w6:h 1t3:h 16e:f 3bi:d c9:d n2:c 12g:c 3m4:c 16h:b 178:b 30r:b b4:a 2lt:a jt:a 3uh:9 12e:9 3qd:8 2ii:8 8t:7 2db:7 lb:6 2rr:6 4in:6 2ao:6 1wy:6 3aq:6 wq:5 45i:5 1x0:5 71:5 30a:4 n4:4 30h:4 va:4 9o:4 qr:4 vt:3 2cy:3 hv:3 11g:3
tiny	6d	wg:4b 4ac:1x 4oh:1r rr:1i 3d0:1g 8m:11 48w:11 34c:11 44k:x 44j:w 3o5:v 3fl:v l1:t 1cc:o 486:m 2el:j 2ev:i 3it:i us:i tk:f 1u0:f 221:f 1sr:f c0:e 356:e 314:e 3gi:d 2bm:c fe:c 2hq:c tu:b 3fm:b 2ex:b 2m6:a 4k:9 395:9 392:9 1e3:8 123:8 37o:8 1t2:8 ib:8 17u:8 94:8 132:7 1wr:7 2d5:7 4ab:7 2en:6 29b:6 1oq:6 wl:6 12d:6 zq:6 2fe:6 2ff:6 2ho:6 2wl:5 z:5 29a:5
mini	1v	wh:a9 3d0:1g 29r:y gb:t 1kf:r wk:i tu:9 1je:9 dv:7 c9:7 2b:6 3y4:3
means:baby	1xy	wi:hu 2id:2k 2ic:2k 1ob:24 1d3:1y 2g5:1k 35k:1j 1cz:1g am:1g 33m:17 pe:16 1ny:16 3an:15 1ql:15 pf:12 1n6:u 3tl:t pd:t 394:t yg:s mx:q 1zy:p 1sk:o dw:o 21i:o 3a3:o wj:k ze:j 1ra:i 1bk:h 1t9:h 14j:h 424:g 1ai:g ef:e 10s:d 338:d 1qm:c lk:c 2ij:c 4bl:b 3ks:b 1px:a wk:a 1nn:a 35c:a 4if:a 2i2:a 18p:9 k5:9 l1:9 2i6:9 2uv:9 m8:8 3b2:8 dv:8 2gd:8 2i3:8 33n:7 3fs:7
toddler	e8	wj:5d 1ob:4d 1cz:3w 35k:2b 1ra:1u 1qm:19 394:11 dw:z 1ai:y 3hp:w 33m:v 2id:v 2ic:v 2nb:s 1ql:r 3s6:r wi:p 14j:n 20u:h 1r9:f 20v:f 338:d 2ph:d 2ia:d 1d3:a 2ij:9 pe:8 3ks:7 am:7 rc:5 1i3:5 c9:5 3k8:4 1ub:4 1fp:3 2pg:3
individual	1b	wk:7a 10a:13 20k:j wh:e o8:b 3sg:9 os:9 1f3:9 2nt:6
chunk	86	wl:92 2en:1z 3sb:1a it:18 cl:16 3sq:13 h9:12 29u:11 26y:z 1f4:y jf:t p6:r 3zp:q tk:n 2g:l ib:k 3q2:k 2ef:h f2:g 4j7:e 16w:d tu:b 3cw:a 1mu:a 2ii:a hm:9 19j:9 1x0:8 dk:8 3a2:7 3vy:7 1b9:7 2fk:7 wq:7 3z6:6 z:6 ny:5 97:5 16i:5 we:5 99:5 h:5 13b:5 z2:4 2kc:4 2du:4 sh:3 l1:3
food:pie-savoury	78	wm:i7 22p:33 19d:20 1sm:1z 16t:1d 3tb:19 370:15 yk:12 3a7:x 1nh:s 29h:r lp:q vg:p 7d:o 38h:o 2v9:n 102:n 1ju:l 1ts:i 2hn:h 2i6:h 3hr:g 338:g dq:f 1id:e 35t:e 1jg:d 1ic:d kc:d 3h3:d 3h9:c 2og:c 36z:a 2d0:a 10d:9 2b0:9 371:8 3ao:8 1rs:8 2a0:7 2cl:7 1nf:6 1r9:6 2lo:6 nu:5 1su:5 2ki:5 25n:5 sc:4 lw:4 1v2:4 3ar:3 3e6:3 22c:3 1ln:3 zk:3
thickness	2u	hj:31 wc:2s 13b:x 17r:u 17y:t 3xk:o 39d:n 3b3:j 1f4:j 191:j 1yh:g 2fu:e vd:d 4w:d 3cw:b 2ia:b 1ez:9 1yf:9 3qe:8 1kg:8 2re:8 4aj:7 4l3:7 gl:7 1ds:6 1yj:6 2sz:5 2x5:5 3lj:5 2em:4 2ug:4 12b:4 2s6:4 3li:4 38m:4 cy:3
decid	k	1i0:s 1hz:s 1hy:i 1i1:4
look	35	31w:1x wp:1s 2d4:1r 4i6:1m 4hk:1e 2e3:1e 2cg:1a 59:12 3sv:z 3mk:y 3wi:p 4nk:m 3q3:k 31r:k e0:j 3mo:i xs:h 2ie:h y7:f xx:f 1h8:f 10z:d xy:d 2gj:c 4nm:c 184:b 274:9 37k:9 2e5:8 31y:7 30x:6 1cn:6 1a6:6 1fy:6 jk:5 oa:5 u0:5 hz:5 yw:5 h8:4 qz:4 20r:4 a9:4 30y:4 ey:3 2zr:3 1go:3
alik	m	3km:27 19h:12 19i:h 19c:8
means:pink	rb	wr:jg 1no:1x q9:1u yh:1s 49q:18 1w8:14 2rx:13 1me:13 1sw:x 4ie:t 1pf:s 3kj:p 76:o 1s4:n 194:n 2gs:m z3:j 1nm:i 2fl:h 31:h 1rl:g 2yi:f 3kk:f ws:f nt:f 3dn:e 4ad:c 3qy:b 87:b 12v:b 3ug:b 2gj:a 35q:9 1y0:8 nq:8 35p:8 1al:7 o4:7 sc:6 3q0:6 w7:6 15c:5 4i5:5 159:5 l5:5 o0:4 2w4:4 36h:4 4hc:4
pink	oh	ws:jc q9:1x 2gj:1u 1no:1m 49q:18 1w8:16 1me:14 2rx:13 1sw:x 1ri:x 4ie:v 2gs:u 2yi:t 194:s 1s4:r 3kj:q z3:k 1nm:j 1rl:i 2fl:i wr:i 3dn:g 3kk:g nt:e 3ug:d 4ad:d 76:c 12v:c 35q:c sc:c 3qy:c 31:b nq:a 1al:8 35p:8 3q0:8 yh:7 197:6 87:6 4hc:5 159:5 15c:5 4i5:5 o4:5 w7:5 1y0:5 2w4:5 l5:3 1h3:3
buy	7a	1gd:3x wt:3u 2fg:3i yv:1q 3ko:1p 48d:1f 1u1:1c 2e:1c 2n0:1b oq:1b 3tx:18 47b:17 3ah:15 v9:15 33u:15 27:15 1dp:13 dt:12 1yv:y 4cc:y 4cb:y 33v:x 3el:w 3mh:w 1o5:w 3p2:u 4df:t 4ix:q 30l:q 1zf:p w5:p 2zc:o 4de:o 4fk:n 1y5:n ve:n 3z2:m 21m:m 3w2:m 4f9:m 2vm:m dh:l op:k 1l2:k 2wl:j 2sy:j 2z3:j 2j:i 16m:i 1c3:h wy:h 2j0:h 2z4:h 2q6:g 38i:g 28:f 1pa:e 4f4:e bi:e 385:e
boneless	1m	wu:5q 2a:s 27:c wh:8 2b:8 2vj:4 2m:3 sq:3
food:chicken-thigh	1m	wv:4s 1h8:1x 1vp:s 1vn:l 1n8:k 2rb:i 2ra:i 2a:e 4ec:d 7h:d 1al:a sz:9 122:8 jb:7 2gi:6 nz:6 1vo:6 2fx:5 1ln:5
fillet	78	ww:dz xz:2e 29y:28 22r:1y 1qb:1v 2q:1k 3hx:1e 406:15 2b:13 3bv:x y6:t 2sf:r 30m:q az:m 1ng:j 2m:i 4iw:i 2a:h 1sl:f 4bt:f 31d:f 3sr:e 2si:e sk:d 22s:b 1qu:b 27:9 sj:6 3sp:6 2j7:6 2j6:6 3hw:5 1s9:5 12q:5 sc:5 26s:4 4jt:3 31f:3
food:goat-meat	35	wx:gb 261:2s 3a9:21 3r4:19 3um:10 374:q 3dn:m 24v:i 12p:h 25p:e 2d3:c 1wv:b 25v:7 ni:7 25s:4 30n:3
kg	t	16z:1a 1s3:j 23b:g 1zu:8 1gz:5 312:5
600	x	wz:2i 1lk:y 3gs:o 31d:j 31f:h i3:e 1i5:a 35u:9 14w:9 31e:7 145:6 1eb:4
900	o	1zw:1w 3c2:o 2jd:i 1zt:9 3cq:7 3hu:5 45l:3
25	24	x1:42 3xq:2j 1tr:2j 4ir:29 3z1:1o 1ua:11 405:w 1og:r 3x0:l 1s7:i ar:g 2xp:d 2x9:c e2:c 3ja:a 1wn:8 1mg:7 2cx:7 37a:6 37b:6 1al:6 29b:5 399:4 196:4 29a:4 19q:3
hid	35	x2:8u 1l6:3v 4ac:1u 4c9:1l 1nz:1l 396:1j 2d9:18 40e:16 4p1:15 2da:15 3ci:12 36i:v 395:v 4if:q 1pi:m 1ub:k 2d2:h 1ou:h 3sr:h 1t3:g 320:g 276:d 1zv:d 1fc:d 4dl:d wp:9 3d3:8 2xz:8 330:8 47u:7 xx:7 e4:7 12e:6 3ds:5 1nx:5 43a:4 43c:4 168:4 1ph:4 j6:4 1a6:3 1y3:3 1q8:3 1pe:3 15w:3
splinter	10	x3:7k
warn	m	1ow:u c0:c ox:7 25n:5 1oy:4
fifteen	4t	x5:45 lw:3i el:3b 2b9:28 3np:1l 3hu:18 26p:14 4nk:z x9:y 3vw:v 4bl:u 37d:u 3z4:p 33t:o 3b2:m 3k0:i 2kr:i 4ka:h lv:f 3mo:e 37k:e bx:e 2er:e 1sr:d 44a:d ek:d 4ja:d 3ar:b rg:b 44x:a b6:a 2ks:9 qu:9 6p:8 hz:8 59:8 37m:7 10z:7 2ps:7 2ao:6 1ad:6 3b7:6 3ap:6 x7:5 19k:5 3w3:5 3b8:5 1kp:5 3m3:5 319:4 lb:4 1g8:4 6u:4 12u:4 9w:4 3pb:4 162:3 1d2:3 45q:3 1f1:3
altogether	3u	402:2l 4lc:22 x6:22 1c3:1i x7:1i x9:1i 43y:1g 36v:1e 3wt:1d 3u1:19 3pg:17 3jw:16 y7:12 1iz:y 41k:y 1mm:v 35r:t 2n4:s 2r5:r 1jz:p s0:n 2i3:l 3q3:k 415:i 1mk:h 1zj:h 394:f 35o:e 27d:d 38o:d 3f2:d 49e:c 33p:c 3op:c mm:c 1jx:c 4i6:b 2he:b 38n:b 9e:a os:a 33l:a 1h6:9 ty:9 oe:9 38m:9 4fy:8 15t:8 bi:8 3ng:8 hq:8 tt:8 j4:8 3bb:7 1q0:7 2vk:7 38a:7 309:7 38p:6 3aj:6
total	12	x9:3q 4an:24 38y:1b 11t:1b 309:18 3nm:t 31q:i 30s:b 19u:a 3a8:a ji:6 17u:6
mean	pn	x8:fr 1h2:44 334:3q 2xj:2d 2t7:2b nc:27 3mx:1z 3dr:1m f0:1i nx:1h 1by:1h yr:17 1cc:15 47b:14 2y5:14 yq:12 1w9:10 1tj:z 85:z 4az:w sm:w 1tt:w 4l9:u sp:t um:q 1sr:q 2sx:p 1u0:o 1bk:o 2u8:o 3rg:o 3zf:n 1tl:l 17j:l 3x6:l 5i:k 1sm:j 1cr:j 44d:j 8g:i 4fy:i 8l:i 34x:g qq:g 2hr:f 2ej:f 22a:f 3r:e 2fp:e 3n4:e rs:d 1sq:d 2y1:d 35q:d 1ge:c 1nt:c 4b6:c 2xu:c 2w8:c pc:c
includ	m	x7:2f
food:smoked-fish	2f	xa:b3 164:1c y9:1b xz:19 26s:12 2v7:z u4:k xt:i y1:g 2j2:c 440:7 3w9:6 nw:6 22u:5 44d:5 f3:3
strong	f3	xb:am 1uy:3n zb:3n 1c3:3l 1sq:2y uz:29 xp:1z hl:1w 2cr:1t 15x:1s 3bp:1q 26h:1p 1d7:1k 4mb:1i 2ek:1g 1ir:1e 49j:1e 121:1c 3jz:1b 32f:1a 4dw:19 2c8:19 2fx:16 489:15 2xu:13 3a0:11 34x:v 2iz:u 11s:t 373:t xm:s 3i5:s 1nq:r 1ws:r 24i:q 1z3:q ef:p 3w3:o lx:o 1s7:o 3k1:m 11m:m 2zo:l 2tw:k 3eo:k pa:k 11n:j 12c:i 2ee:i nd:i sr:h 2mu:h 2yx:g qb:f 3do:f xn:f 2cd:f 1c4:e s2:e 3ot:d
vacuum	1k	xc:5i 3dw:4a 260:10 389:u 24u:q 4a0:c 1bi:7 xd:6 24t:5 vc:4
farm	10	3o5:25 2uu:24 1nl:1l xc:15 1h5:q 18p:o j3:e 2i5:9 pd:9 228:8 xd:7 3xj:7 1ei:5
fishy	1q	xe:6c xp:2y 1ws:1j 1ko:u 2sa:k xm:j 2ai:d 2iz:a 1nz:a gx:a 2qk:8 11w:7
food:offal	4g	xf:dq 3bp:2m 3xh:1x 1bh:1r 3oh:1p 42m:17 13h:17 1uy:15 3vk:15 3l1:12 41f:10 7h:v 1c4:t 2cz:t 1pe:m jw:l 2hx:l 79:i 368:h 3a7:g 121:f 2j3:f 3kh:e 1b3:d 3c9:d 15w:c 1n3:b xb:b nd:b ql:a 185:a 25g:9 1pl:9 2c9:9 38m:9 1c2:9 2ca:8 t8:8 2hw:7 1v4:7 xc:6 17s:6 259:6 1nh:5 1zd:5 1rr:5 xk:4 2o9:4 vi:4 e0:4 lf:3 3ca:3 2xg:3
food:venison	t	xg:63 2gv:j xc:j xd:9
funny	3l	34u:2k xm:2a 2jq:1i 3up:1c 44s:1a xq:19 4ds:14 281:13 4pk:x 1aj:w mo:t xe:o 25g:n 194:n 21b:m 3k0:l 162:l 1pa:i bk:i o7:h 3e1:f 1sj:e 13i:d 2v8:d 1g9:d 2el:d 3r4:d 23z:c ep:b 2mo:a mm:a 2q5:a 23w:9 1l6:9 ka:8 1wo:7 2q4:7 2ix:7 27g:7 23b:7 148:7 jb:7 113:6 39x:6 3dn:6 bp:6 2j8:6 3eh:5 3ei:5 j6:5 2w3:5 1ws:5 xp:4 2wk:4 3cl:4 37u:4 xh:4 1cs:4 18z:4 10b:4
animal	m	1ot:1h wx:c 3f5:8 1t2:4
sweetish	k	3i2:k 21m:a 24p:4
sea	33	48j:2g 1ph:t v7:n v1:k 4f5:i e9:h 2c0:h 1vf:h 2c1:f 2xc:e 353:e 2fx:b 4f4:b s5:b xk:9 gw:5 2gk:5 3ld:5 15w:3
stal	2x	xl:75 239:5i zg:32 18c:1x 2d7:1b 2qm:16 23s:v 3is:r 1cn:m 1ds:m 19x:k qh:j 2fa:g zi:e 13i:e 1g9:d 23v:b 23u:b 23r:b kk:a cu:9 zj:8 1j1:6 zq:6 1ja:5 1e3:5 293:4 1kj:3 eu:3 1d6:3
whiff	14	xp:1k xn:y vs:s 3xd:l xe:k xq:c 1d2:8 2cr:7 f8:4 xh:4 e4:4
eggy	18	xn:6n 4nl:21 27x:t 1h9:q jx:m ym:k 3mp:j bq:7 1ha:6 ny:5 oy:4 1hb:4
cheesy	o	xo:3d 33r:7 r6:5 2cd:5
ammonia	18	xp:5x xe:17 xm:6 2iz:4
slimy	6x	xq:dr 2ox:3p 357:1e jb:10 3ki:z 4c1:z 1g:y 1r7:x 1es:w 2ld:u 3ng:u 1df:p xp:o 10d:n 49j:l 15r:l 3iv:j k1:i 2wa:i 41e:g xh:g e4:g 2zi:f ym:e 44o:e 1am:c 3sa:c 13l:b 114:b px:b 33x:a 1c9:a 18f:9 1ca:8 gp:8 t6:7 1n8:6 111:6 36r:6 1qn:6 6t:5 go:5 7u:5 2yu:5 xm:5 11a:4 oc:4 oj:4 qb:4 2xo:4 33j:4 ua:3 3g2:3 2fu:3 gy:3 ny:3 11d:3 2yw:3 10k:3
trim	2x	xr:ac 3hw:2j 1u0:1k db:1k 1ru:1h pz:1d qc:19 3d9:17 49l:x 3cz:v 49m:v 46z:o 4n:8 2ur:8 3cy:7 10g:7 219:6
food:parma-ham	3l	xs:4o xx:2w 2zr:2o 1rv:2a 1nd:13 2cq:13 4p8:12 1l9:10 3wu:t dd:q 3as:q 1s0:n 117:g 2v8:f wp:f 2p4:f 2p5:f 2ho:e 2p6:e 1t3:c no:a fe:8 xv:8 oy:8 13z:8 nt:8 2tc:7 f6:7 25g:7 2ul:6 fi:6 1hs:5 4at:5 2p3:4 167:4 1nf:3 uy:3 rt:3 236:3
poach	3a	xt:di 444:1a 3ob:18 1uz:11 11e:10 jq:y 21j:p 98:p xz:n 3we:g 3sp:g 2ey:e 3jw:e rx:e 29d:b un:6 2lc:6 cg:6 2cq:4 oy:4
food:fresh-custard	6o	xu:jq 1kl:21 1t8:1p 3iv:u 2q6:s w0:q 10t:p 1uu:p 1ko:p at:m 2ll:h ya:g 182:e v6:b op:b za:a 28m:a 28n:9 2uz:8 16u:7 12p:6 183:5 17r:5 2fi:5 15v:4 cv:4 1jm:3 1ta:3
curdl	83	xv:aj i7:2q zy:1c 1aj:10 18t:x uy:s oy:o is:f 250:e 2cq:d sv:d 2vs:a xx:9 f2:9 2vx:7 pz:7 35e:6 xh:5 3bb:5 h0:4 3nl:3 27x:3
means:baking paper	6b	xw:fm r5:k 1ew:h 1b7:c 1e9:b 32h:a 1zp:9 30u:9 l7:6 1zr:5 149:5
fleck	1t	xx:3x 18t:27 xs:13 xv:o 2pu:d 12f:9 uy:4 1a6:4 wp:4 zy:3 zk:3
smooth	m	31w:r px:a 31r:8 6y:6 31y:5
food:haddock	2s	xz:9q xa:38 y6:1i 26s:1f 22u:10 3sp:n 3i3:k y1:i xt:h y7:b 16w:b ww:6 3z6:5 az:5 1so:5 14x:4
bright	3l	y0:6z y1:3c oc:2h 1y0:1y 450:1h 379:1g 3sz:1e 159:1c 3jh:14 3fo:12 1zb:u 130:r 2w4:p y9:p 4dt:o 3vx:o 1w1:l 23y:i 19x:h ig:f oi:e 257:c 3q5:c 285:b vu:b xa:b 3rp:b 1wi:a 15c:9 3d3:9 194:8 1g:6 157:6 3q4:5 1u7:5 3t0:5 a9:4 2qm:4 1kh:4 2cn:3
dyed	10	y1:3e y9:2k oa:11 3sv:z 3t0:j xa:g 3w0:b
food:smoked-mackerel	m	y4:2l xa:a 26s:9 y8:6
food:smoked-salmon	t	y3:3s 1ni:12 z9:a y2:9 y4:5 2j5:5 22s:5 1nd:4
food:kipper	r	y2:3p 4gs:26 3im:q pz:n xa:7 214:6 y8:5 4gt:4 10g:3
food:annatto	i	
food:cod	3p	y6:e7 22u:3x 22s:26 4bx:n 2j7:n 2ta:l xz:g yb:a az:9 3ja:8 26s:6 1ng:6 2j6:4 1vf:4 yc:4 1ni:4
food:trout	t	y7:6c 2j2:4
food:hot-smoked-salmon	i	
undy	o	y9:3z y1:g
straw	x	f4:1q 2dt:1a 2cw:11 1kb:n 1u9:i 166:e 25c:b ya:6 wd:6 2ds:4 271:3
opaqu	i	
flak	5i	yc:f2 2r2:27 3fd:1i 1w9:13 3x8:10 xz:z 3x7:t k1:s 26d:p 2u5:m 443:k 1st:i 1jj:a 2f7:a gs:9 3ql:8 1qp:7 wp:6 6k:6 1de:5 rr:5 215:4 az:3 x2:3 jm:3 3nt:3
healthy	2h	yd:5w 1zf:1g 2hu:1a 1v9:19 1pd:15 4jl:y 3i7:x 361:r 1tx:o 1nu:l 10w:k 2lr:j 29s:j 69:i 25j:h 1pk:d np:c 25n:c 1qh:9 3q3:9 137:8 tj:8 di:8 338:7 13n:6 219:5 1po:5 1qe:5 3hr:5 25k:5 25m:4 42f:4 17p:4 25o:4 3b2:4 1qi:4 45g:4 4fy:4 1b:4
adult	v	ye:2x 3qu:2m 1a4:p 1j0:l
anyon	16	245:1y 39z:1h 3s5:1g 2pa:15 2kp:r 35w:p 2nd:m 2s9:h 3g2:h 108:h 1st:d 9i:9 3ae:9 2qj:9 1cs:9 2kv:6 147:5 1mt:4 30:4 1py:3 w0:3
pregnant	lm	yg:dp pf:47 1n6:2w 1t9:1g 1mj:1e 1ny:1d pd:11 3an:10 3a3:10 1nn:u 1o7:t 2i2:t la:i pc:h 1n8:e 18p:e mx:c xg:c 2uv:b 2g5:a 1n0:9 1n7:8 32r:8 2i6:7 2gv:6 1n5:6 3ux:6 30p:5 lk:5 3wi:5 42y:5 1ml:5 2g6:4 1no:4 3qx:3 ug:3 30j:3
65	o	3dm:1h sc:k 2ol:j 2om:j 1vr:i 29k:6 j9:4
weak	3w	yi:5y 3fm:2l 4i8:2c 4ca:1z 27m:1x 2sl:1l 3k1:19 475:17 2bs:17 2cb:14 sl:14 47a:13 1y8:z 2et:x 3fh:o it:o 3xt:n 1pi:n 36i:m 4ku:m 2br:l 2xg:k is:i 3oj:h 3oi:h 1ou:h 359:g s7:e lv:e 12s:e 3bn:d 1zg:d 34i:c 38z:c 24s:c 19a:c 1is:b 3ky:b 3kx:b b3:a 1zm:9 107:9 4it:9 2jd:9 33r:8 1yk:7 1vd:7 33q:7 2jm:6 tt:6 1b5:6 2eu:5 2ev:5 3q7:5 1dt:5 3n8:5 1nx:5 179:5 3ep:4 1wt:4
immunity	i	
food:pie-filling	12	yk:31 yl:1q 2d0:18 mw:10 1rs:y 25i:s 2xg:b ek:8 nf:4
sank	1v	yt:2o yk:2e 3xs:1a 18m:10 3s2:z 1hd:u yl:s 2d2:l eh:l 34z:i 1fn:g ck:d gv:d 10y:6 1fm:5 1jh:4 1i5:3
disappear	1h	ny:3l 3t5:13 2fb:v 1kd:r 2io:p gv:k 3hv:h 1u5:f hy:9 1hq:9 2bo:7 mz:6 110:6 4c:5 yk:5 ur:4 3ds:4 2ud:4 19n:4
food:gravy	ix	yn:mc 3uk:1j 4gs:19 3dt:13 3i9:12 3t3:z eb:t 47u:r 2s9:q c2:p 13l:n 12z:m ji:k 1ld:k 3jo:h 27i:h 2ch:f y4:f 34w:e 326:d j7:a 5y:a 2cf:a 2mf:9 11z:9 1vh:9 6h:8 5q:8 29n:8 2df:7 6g:6 2tw:6 1xe:6 1l3:6 2l:6 27l:6 153:6 3aj:5 22p:5 33h:5 re:5 24q:5 2no:5 12o:5 d8:5 8x:4 gv:4 1h0:4 214:4 3t4:4 2p:4 19n:4 a9:3 1lc:3 yx:3 b2:3 1ap:3
seal	1d	yo:7u 2lp:2r 2et:z 36e:x 2ya:w 1tu:v 1tv:i 23p:e 376:e 24s:d 23m:8 2eu:6 2ev:6
join	1h	458:4p 4jg:2b 3nf:1u 43z:1d 39j:1a 4lm:17 3hp:w mo:s 2b3:s 2b2:r 1if:r 26q:o yp:l 22c:e 2b1:c tf:b mm:a 1vn:4 30:4 1kh:3
fork	8q	yq:gg 3n:1q 453:1b 49b:15 16i:z 185:z 405:y 3gy:y 40:v 3nt:s 18q:r 1wz:l 2cl:l 1v1:k 44z:h d7:g 156:f 3pk:c 3x4:b 1sg:b 2qh:b 27c:b gn:a 1f8:9 1ez:8 1df:7 3la:6 1ao:6 1og:6 2ui:6 k1:5 kc:4 st:4 1dh:4 q9:4 35z:4 h4:4 sg:4 1mi:4 d8:4 sh:3 da:3
lightly	r	34d:1k 40j:18 ya:17 1sr:h 2cu:9 1wi:6 m8:5
juicy	1m	ys:2j 3ls:2i 2wm:1m 2pw:1f 3j7:1e 3iv:1e 2io:19 44d:15 2dc:o gg:n 24d:j 3gv:h 17y:f 197:c 2q9:a 2f7:9 352:8 15n:8 w6:6 nw:6 ez:6 13m:6 39n:5 2d7:5 87:4 35b:4
sunk	2o	yl:3b yt:2y 195:2c 48d:26 ck:1w 2d2:1s r4:1c 3fn:14 494:r 205:n 10y:m 1ji:i eh:h 493:g 1eu:b 2d4:9 1hd:7 3en:5 1im:5 1k2:5 1so:4 cg:4 1th:4 2wh:4
floury	3c	yu:ag 2z4:2i dh:1f 1gt:16 37a:12 37b:12 2z8:10 3b6:p 2hz:k i9:f 1tt:e yv:d 3sq:c 6g:b yy:a 6t:a 7f:6 1tl:6 2cl:5 1vh:5 1ca:4 10s:4 37d:3 3w:3
waxy	1z	yv:62 2z4:4f 3qz:22 yy:17 3b6:y dh:q yu:q 38m:4 dn:4
new	3u	yw:4f 2aw:2s 137:2e dj:1u 3o4:1s 1or:1q 31p:1m 1ze:1i 344:1d 4ht:1b yx:1a 3ku:19 2ot:15 16s:z 3gp:x 3km:v 3k6:t 21d:q 4hg:o 3nm:m 4gv:m dh:k 4hh:k r2:h ev:h 1xc:h 2m3:g 33c:g wq:e 21e:e jk:d 2xn:d dd:d 21h:d 3kt:c 2by:c 1fp:a 30m:a 1wr:a 1xz:9 20a:9 2a2:8 21g:8 1xs:8 9g:7 22:7 281:7 3br:7 1o5:7 1o1:6 2av:6 12f:6 1w4:6 141:6 27o:5 oc:5 2ou:5 1xr:4 xs:4 ke:4
desire	k	yx:2d yz:3
charlott	k	yy:14 3b6:i 4pa:3 4p9:3
anya	i	
rounder	m	2lm:1d 3cj:i 2c5:e 2f3:b
either	18	34x:2h 357:22 25s:1v 4ew:1h 4ex:x kz:r zi:n 2io:m mc:i 3bz:b 3cf:b 27j:a 3fp:7 ra:7 nm:7 22x:6 38k:3 lv:3
cub	c6	z2:iq 2g:1v 27j:1r 404:19 10o:18 3iz:14 3ci:11 2s6:10 243:y 8:v 4pc:u 1dp:t 2c0:r 2w7:o 39z:l 3bw:l 27i:j 3ab:i pr:i 230:i 22x:h 37e:h n7:h tg:g 49v:f 19j:f 1nt:f hj:f 3gy:e fp:d 38g:c 2ul:c 123:b ib:a dk:a wn:9 104:9 wl:9 uh:8 1g6:8 35t:8 46q:8 4ec:7 3we:7 16j:7 2en:7 2zs:7 2qh:6 34p:6 1tw:6 te:6 12j:6 3bg:6 3sx:5 1t3:5 1l3:5 un:5 q9:5 3ss:4 3pl:4
food:cooking-apple	1f	z3:8j zc:30 35p:9 dg:6
food:cherry	28	z4:bs 1fn:1u 4hm:1u 3s4:15 1ke:y 3yo:w 2zu:q 3s3:p 38z:o 2ez:n 2w0:c 3fg:a 1fm:9 21z:9 10g:8 21r:7 3ub:7 21t:7 19b:5 1tn:4 199:3
food:plum	1h	z5:8s 424:18 19e:17 193:h 19b:d 10u:9 23d:6 qf:5 vt:5
grain	3l	z6:cx m9:25 1bd:1v z7:1b 290:u 35q:p 1os:k 25x:f 11f:d 15z:c ra:c 3kr:a 32g:a 2t7:9 4ix:9 33e:9 1ba:8 mk:7 3f4:3 2r9:3
food:risotto-rice	2z	z7:bt 3h8:2p 3h7:2p 4j5:1n 1vq:x 6p:q 3df:c z6:a 1tx:a zd:6 160:5 3en:5 zf:4 vy:4 zc:4
typ	1v	z8:5c 3ex:2k 3ij:1q 4ip:1q 1er:1i 484:15 3vs:13 1d7:10 vd:v yv:q 2z3:p 3w3:o 1jy:k 2rd:g zd:g 1u2:e 3c4:d 3c3:d 1ow:d 3f7:d ty:c x:c 1cr:b c0:b 1oy:b zf:b vy:a 1pe:a zc:a 1do:8 3f6:7 z5:6 1fq:6 kt:5 2cr:4 z3:4 17j:3 dh:3
food:sushi	1h	z9:84 y3:2d 3vn:1q 3z4:1d 1ni:14 1pn:v 1n4:k 1nd:g 3cb:a 1mx:8 3lx:7 2we:5 1nf:4
food:pudding	91	za:i3 1pp:6u 28n:2k 95:1j xu:1h 1jl:1h 4c7:1g 4hv:1f 3h9:1e 28m:1c 4h6:15 1n4:y 14o:y 2ci:x 37l:x 3h8:u 3h7:u 1im:t 35f:s 35g:s 1x5:r 2mp:q 1k9:p 35y:m 37k:m 2v0:l 17u:l o8:k 1o1:k 14v:j 1xs:i tb:h 1uz:h 1xl:h 1kz:g 13l:f 1nb:f 1ta:e fa:e 3lb:e 1nc:e 32g:e r9:d 2d8:c 2gr:c 3nm:c z7:a 2v1:a 4j5:a 1sz:a r6:9 394:9 k3:8 165:8 z6:8 1o4:7 1py:7 ap:6 46:6 3s2:6
milder	2u	xb:1e zb:15 3vk:14 2c8:12 39m:w 1px:q 3ie:l 11n:k 3ki:i 1ms:h gw:h 35c:g pe:d 11m:c am:b 1c2:8 q6:7 468:7 396:6 4or:6 3ve:5 22n:5 1lf:5 3fx:4 p4:4
braeburn	k	2ie:n z3:d
cox	k	zc:s py:6
vin	x	ze:2k 1s1:1m 3c8:11 2jl:u 33c:m 3c7:k 2ap:e 3c6:6 xh:3
tougher	i	
food:baguette	1m	zg:5t zi:2p 1ds:x zp:i 1h7:9 ki:9 27v:6 xl:6
yesterday	f9	zh:35 p2:2y p1:1p zg:1h 419:1b 2hj:19 42g:19 12y:17 131:17 42h:14 p3:12 2qi:t 1s:s tb:q 4b3:o 10s:m 1gh:k 44r:g 1wc:f 1ig:e a2:e gm:e 1k3:c 1s3:c 260:b b9:b jr:b 1j1:a 22m:a 3pz:a 1m0:9 t9:8 ta:8 hx:8 1oe:8 34j:8 12l:8 b7:8 xl:7 2d7:6 104:6 22h:6 2o3:6 139:6 2ig:5 23t:5 20x:5 zk:5 gh:5 ls:5 35m:4 2u5:4 r8:4 33j:3 zi:3 3la:3
crusty	14	zi:2v zg:2f 1xe:14 2ti:t 1p0:f 1fq:a 189:6 1ft:6
food:pitta-bread	47	zj:hb 19w:14 eb:r 1ti:n 296:h zn:9 zp:7 fa:5 xl:4 zg:4 zi:4 c8:3
slightly	12	1ft:1g 3nd:w 1nh:q 1pl:o zn:l 2n1:i zp:h 23t:g zq:c 2gj:c 2og:b a5:b 371:8 4ff:8 zi:8 3dm:7 vi:6 1nf:6 1hx:5 zg:5 11g:4 zk:4 fa:3 1ye:3 1sm:3
food:crouton	59	zl:gi 1h7:2j 2va:1a 2j9:17 1ie:k 2kc:j q:g rs:7 1tg:7 1ur:5 1oe:4 zg:3
food:stuffing-mix	1h	zm:9b cb:z 2mf:b c3:9 2no:6 2nl:3
crisply	i	
french	1b	zo:6l 3si:3e 4ae:2e 4a1:24 3su:u 4a4:m 4a5:m 1m1:m 1bp:m 2an:j 2wx:g 2s5:e 2yl:c 2v0:c 1o0:a 2gx:8 4hz:7 2cs:7 2yk:4 1bo:4 2yp:4 4a3:3 3m2:3
panzanella	i	
mould	2f	zq:8v 1xj:24 2w5:19 3as:t 1dz:p fe:p 1lj:p 212:o 1v9:k 20b:i 2hn:g 1is:e 2fu:c 25a:b 1hx:9 fi:8 214:6 1ye:6 2em:3 ol:3
food:tahini	4n	zr:ib 2er:14 i4:s 3r7:q 3r8:k h9:h
food:peanut-butter	3w	zs:d1 2rv:30 zx:2f zv:1j ms:19 484:z 3r7:v 3s2:q 1qf:p 4pl:l 3w3:l 368:j 29s:e 14x:e 4pj:c 2mf:b zu:a ku:9 115:9 1i4:8 9z:8 1eu:8 2no:6 2rz:5 mu:5 1ix:5 1hy:5 14s:4 zr:4 3k6:4 2e4:4 2nl:3 1hm:3
seiz	1o	zt:5y ue:2s 3dy:1g 1xi:19 pp:13 2ec:r 2ed:p 3am:o 3nm:l 3qq:k 3qj:c 2sv:8 sn:8 i2:3 fw:3 36j:3
cement	2u	zu:4l ih:z hy:x 2ci:t 38a:s 3tg:p zt:n 36j:l 24g:k 233:h 6k:f 3vw:c zv:a 2cl:a 2ck:9 3hi:9 p9:8 sy:6 1y3:5 34p:5 3a0:4 2fh:4 1r7:3
food:satay-sauce	x	zv:5p zx:14 2kn:p 2kt:c 2ko:c zs:9 1b3:6 4nn:5 1oj:3
solid	c2	zw:4p 1p5:3s p9:1t ix:1f 1z5:1f 2cl:1e 2ee:1b 21j:z 29z:y 3gh:w 43w:u 1ql:u 3ed:s 13l:o 3dp:o 2ci:o 4ob:n 36j:m 42y:m zt:l ct:k s:j 2hf:i ek:i ih:i 2f8:i 2id:h 2ic:g 3hi:g 2rf:g et:g 1n9:g u:g 2iy:f 2r4:f 12x:f 373:e 1dp:e 170:d 3wo:d 11e:d 2jo:d 2kr:d 1tz:c 3j7:c 2d7:c k5:c 1d3:b 1w5:b 22c:a 23k:a 42z:a 14t:a h0:a 3tg:9 1ud:8 zu:8 3fn:8 3id:7 18c:7
food:almond-butter	t	2rz:3a zv:z 3r7:j 3r8:e zs:d zr:8
split	fg	zy:ch sv:46 w8:2x 16l:1x xv:1q 3w7:1p 3te:1i uy:17 3jc:13 2tr:11 18a:z 1ie:r 2w5:q 3aa:p i7:n 32p:j zv:h j6:g nl:e kx:d n4:d 18t:d 2dd:d 3l5:c r9:c pt:b 10v:b 18c:b 4m:b 1ic:a 1ym:9 zx:9 2e1:9 w6:8 2w4:8 34c:8 1zu:7 1tu:6 3f4:6 1ex:6 r8:5 2je:5 wz:5 w4:4 3ap:4 kq:4 3l0:4 wy:4 3ef:4 1tv:4 id:3 nt:3 qh:3 qp:3
food:ice	9w	zz:ec is:35 29z:1u 48q:1b 462:15 3hs:14 2hf:11 3gh:11 1ia:w 1z5:u 1t6:s 3b0:s 1:j u:i s:h 130:h 147:g 2si:e 2jl:e 416:c 15:b 4c:b 3ll:9 2k5:9 pj:8 1en:8 390:8 345:7 1r9:7 170:7 18g:7 4io:6 21j:5 463:5 3e6:5 39p:5 ow:5 hw:4 231:4 zw:3 at:3
clench	i	
14	1h	101:3x 3aj:30 3tk:2k 4if:13 46p:10 3nt:y 1q8:l 1ow:k 3hq:j 2i3:h 43z:g 1i3:e 4hx:b 4i1:8 gs:7 2id:6 2ic:6 1oa:6 13c:4 2e0:3 1h3:3 c0:3 1oy:3
temp	3w	19r:22 1rf:1k 29v:17 102:14 3w7:14 j0:y 1rn:x 1v3:x 3wq:u 109:u 3wj:r 1ei:r 24w:m fb:l 2xp:j 1sb:h fl:h rh:c 41o:c ft:b 1ze:b 1d2:a 1eh:a 32:a 1xj:9 37f:9 r8:7 1rm:6 1rg:6 1s9:6 ja:5 1rh:4 106:4 1e9:4 1z9:4 rf:4 1fw:4 wm:3 x1:3 2en:3
means:ragu	4r	103:9u 2hd:21 2er:1y 3cp:1y 3dg:1w 19s:1b 3dj:19 3qx:16 44r:15 3cr:11 37g:11 3us:w 21g:v 27a:v c1:s 2q1:s 24d:s 1pv:s 26v:q 3dr:q 35a:m 4in:l 104:l 21n:i 326:i 44q:g 2xk:f 2b1:f 1pw:e 3f4:e 1pz:e 12a:e 12l:d 2g3:d 3cb:c c2:c 38o:c 1m1:c 2a5:b re:b 2ov:a 1mp:a q9:9 1dv:9 p5:9 2b3:8 2b2:8 jq:8 3di:8 39i:8 1gf:8 1ah:8 2l:7 1ad:7 3ah:7 gg:7 b2:7 14v:7 2c4:6 1cj:6
ragu	2d	104:52 3cp:28 19m:20 3dg:1y 19f:1i 3dj:1g 103:19 12a:17 26v:16 3cr:12 4k8:11 3dr:y 12l:x 109:t 35a:s 3ah:n rb:j jq:i 44q:h 3cb:g 7o:f 2y1:c 19h:b 2c4:a 3di:9 2hd:9 12t:9 2g3:8 2y0:7 19c:6 8w:5 u2:5 19i:5 2er:5 2f3:5 27a:4 1cj:4 2y2:4 2rt:3
casserol	6t	105:am 106:3r 2p:1e 4it:1e 144:1c 142:14 253:z xg:w 3i0:r 3m1:q 1vd:o 55:o 49c:n 39x:n 1xb:m 3cb:j 2dn:i 2gv:h 3lw:g 39i:f ym:e 1e6:d 2es:c 2dy:c 1ld:c 254:c 3mc:b 10e:a 30u:9 25z:9 14c:9 lt:9 27l:8 29b:8 1hm:8 r9:8 17w:7 t3:7 1de:7 29a:7 2bk:6 230:5 3k6:5 hp:4 35w:4 1x4:4 hh:4 3ah:4 32h:4 19g:4 g3:4 3id:4 162:4 1zk:3 12l:3 1zn:3 2r:3 8b:3 6f:3
brais	1k	106:9t 1sf:1k 374:w 1sd:k r9:f 3um:d 102:c 1zi:9 109:6
gas	7q	107:h8 1a8:2c 2me:1s 3za:1l 37f:1h 1a5:1f 1e3:1b r7:19 28y:15 21r:14 11b:13 1t7:10 3gp:y 51:n 3su:n 2o1:j 2m7:i t2:h 142:f pa:f 7o:e zk:b 36h:a 342:8 uu:7 2u5:7 ap:7 1am:6 1tn:6 4ee:6 3xu:6 2tx:6 117:4 2jj:4 3ab:4 hz:4 1c3:3 12f:3 1za:3
handl	2f	108:3s 3f1:1r 1zn:1r 404:1q cw:1l 44f:1c 1yk:z 3co:t 3ie:r 2mr:o 341:n 2ms:h 1h3:e t4:c cq:b 2jk:a 4jw:a 3ai:a 3jn:9 pj:8 223:8 1w1:7 12x:7 3gv:5 142:4 2gb:4
reckon	k	37:p
ramekin	10	10a:6k 20k:r wk:j 3sg:d 2nt:8
freez	1e8	10b:j2 3ae:1d k:17 1a0:x 4dk:l i:i 30m:c 22r:b 33c:a 130:9 2h8:8 4e7:7 3zg:6 281:5 u:5
divid	14	2dk:14 10c:z 2yw:y v4:u jg:q 1dt:i 14j:h 40k:c 29b:a 29a:8 os:8 2e0:7 sv:4 2x9:4 tq:4
ovenproof	r	39x:o 41r:k 1xc:i 144:e 1qj:b 3ab:a w5:9 374:8 vg:7 1v6:4 3a6:4 we:3
food:sausage	mt	10e:oo jp:1y 277:1p 4nl:1d ko:1d 3id:17 4br:12 4eq:x 4bf:v 186:r jb:o 3b1:l 1vn:l 1o0:j zm:i dr:i 3b2:h 4k1:g 1kg:f xn:f 1vd:f 3cw:e 2hf:e sz:9 219:9 12a:8 2cv:7 wc:6 4bi:6 1vo:6 12b:6 2lu:5 2bz:5 3ak:4 29b:4 17h:4 1am:4 x5:3 1aj:3 29a:3 1og:3
stab	16	10f:2k 3n:23 4ms:1r 185:13 1s4:k 2jz:f 2jx:e 3la:7 1vd:5 2jy:4
snip	10	10g:6p 3vx:s 43g:h 2q8:b 2bv:5 u9:5 259:4
link	o	3at:u 10f:n 36r:k 1hc:h 10e:3
colander	4l	10i:9w 3e3:1p 1h:1f ec:19 39c:s 3ry:r 1x3:p ts:j 3ts:h 1x2:d 336:d 39j:c 21s:c 7q:b 1lc:b mw:9 81:8 ct:8 10j:7 25i:7 2bq:7 39b:7 s7:6 5b:6 20g:5 29b:4 qw:3 29a:3 3ak:3 2bs:3
waterlog	r	10j:1p 10k:10 3b8:c wq:6 1ax:5
overboil	1d	10k:30 10j:2c 2bk:1n 34s:t 376:r 16s:k 33p:i 1wo:a 3af:9 i0:8 an:7 1jk:6 2ku:6 2bb:4 3h9:4 35w:3
real	3c	10l:7k 3m2:3g 4i8:27 48b:1w 4jz:1r mp:1r 2mz:1l 2c5:1j 3hi:1c 2av:1b 30l:18 3w1:14 1c6:12 3c6:z 22y:x 2qi:u 3c7:r 19g:q 1p9:o 49e:n 3ic:m 1h3:m 23a:l 2lz:k 43h:h 11:h 35q:g i8:f 3ep:f 4a4:d 4a5:d 1m1:d 1kf:a 2aw:9 re:8 f2:8 25:7 1ae:7 xu:7 11e:6 277:5 1dt:5 a4:5 24a:5 2m3:5 yc:5 3a2:5 1fy:5 kz:4 12d:4 1f8:4 tx:4 1w0:4 2gk:4 x:4 du:3 77:3 18y:3
becom	7j	4iq:29 3ju:29 1a2:1o 2rv:1l 2m7:1g 2ck:1g 3gi:1c 3sd:1c 245:1c 35x:1a 3z4:17 233:16 39v:10 1d0:10 yk:z km:x 4d8:v 47a:u 2ft:u 1ov:s 3x2:s 1es:r 3q3:r pp:p 2h8:o 37k:o 38s:o 12x:n 3h1:n 3a9:l 3hu:l 1t5:l nq:k ev:k 2rw:k 41y:j 3c6:j 2cs:i 2cl:i 3r2:i 1so:i 1mg:i 279:h b6:h 3r7:h tb:h 3yx:g 2ot:g 3yw:f 18t:f kq:e 2v8:e yr:e 27r:e 3hy:e is:e qu:e ue:d 3r8:d 1it:d
granul	28	10n:4r 126:1o 3jh:1d 25i:1c 39k:o 8i:k 1q1:9 2z:7 125:5 x:5 yn:4 1dt:4
food:stock-cube	8e	10o:do 22x:30 49v:2h 27i:1i 1ph:19 1l8:11 27j:n 25r:l z2:l 353:l c0:f 25v:e 27k:d 3fi:9 1s0:7 1r2:7 24q:7 25s:7 1iq:7 3ci:7 9j:6 v1:6 1l9:6 v7:6 e9:5 25p:5 12j:5 341:5 2c0:4 37e:4 xk:4 gw:4 25q:4 2ei:4 1ld:4 1l7:4
food:packet-sauce-mix	r	483:1m 10q:s 2uv:n 21k:e 169:a 10x:a 10r:6 3c3:6 3c4:6 10t:5 1do:4
food:pasta-sauce	v	1d9:1i 10p:s 394:l 36n:h 26p:b 2bh:b 10x:a 2q7:7 10r:7 3ef:6 10t:5 n7:4 1zo:3 24e:3
food:curry-paste	1d	10r:9s 2vz:1c 3p5:m ro:k 12u:g 257:8 13y:8 3p2:6 255:4 13x:3
food:instant-mash	12	10s:5i 456:1i 28j:x 10q:k 10p:j 10x:7 2ef:5 10r:5 10t:3
food:custard-powder	10	10t:5a 37p:1z 37q:11 10q:l 10p:k fz:a 10x:7 1ky:5 10r:5
food:tinned-tomato	57	10u:b5 vt:26 39m:y 2qi:u 19b:s z5:j 77:i vp:f 2c4:e 3c6:d og:9 39n:7 2f3:6 3ck:5 3cj:5 3c7:4 ux:4 i6:3
heap	35	10v:4c 3aa:2g 4hu:1t 3kv:1n 2e1:1l 422:1l 10w:1b 28s:19 10c:18 3rp:17 2cr:16 3sq:14 2kz:u 2bc:p n4:n 3hr:i 1jd:i 2yw:h kx:g 1ct:e 2dk:d 1yf:d 1us:c 39m:b 17p:a lr:a jg:9 3a9:9 3ao:9 2du:9 45g:9 353:9 pu:8 1zb:5 b4:5 id:5 lw:5 na:4 3a6:4 2a0:4 nd:4 4ok:3 4ol:3 1m0:3 ho:3
280	m	45m:2f 17p:n 45g:k 3hs:a
flavouring	i	
took	5e	10y:6u 1k2:30 1hd:1u 1ak:1r yt:1n 4c7:1i 1ig:1h 1iu:1d 3ze:17 1l9:16 35b:11 3wp:11 t6:10 3sd:z 2ev:x 18z:w 1y1:v 48u:v 3bs:u 1x9:u 1vc:t 37v:t 1py:s 2hj:n jk:m fs:l 2di:l 110:l 28u:k 1iv:k 41h:j qt:i 1h9:h 1vb:g yl:f 2ak:f 3e9:f 41g:e o:d jc:d 36h:d 6c:d 3jm:d zw:d 12x:c 3ny:b 1ji:9 1us:9 2e9:9 1id:9 4io:9 x3:8 34x:8 ck:8 2qh:8 1je:7 fv:7 2wf:7 39m:7 eh:7
peek	2l	10z:45 jc:26 jh:1b 2v7:11 45q:g bq:c 34y:b 54:9 56:8 3x9:6
chalky	2s	110:5l 167:2j 41i:1u 1s5:1a 1w8:s 185:p ql:o 4v:j 156:i 1tt:f 1sp:e 1u1:e 2cz:e 17u:c 3f4:c 1u2:6 1tl:6 3gs:5 21i:5 1u4:5 3m6:5 1bm:5 2un:4 1u3:4 1t2:4 2d9:4 r6:4 192:4 1xv:4
food:wild-mushroom	26	111:cy 2vm:j 21b:e 36r:e m8:c dc:b 113:5
dirt	1f	2ob:2d ni:1f 113:15 161:12 n8:l 4ft:k 112:i dd:a 2su:9 2p3:7 3fd:6 nj:6 41q:4
gill	k	113:27
tap	6o	114:bq 1tg:1u uo:1e 3dy:18 29n:12 21j:x 40q:x 1wo:r 1gz:q 2jm:p gp:l 2qv:l 1o4:j 3jq:i 2n9:h go:h gy:g 2bb:f 35q:e 9i:c 1ii:a 3hs:a 462:9 3pw:8 s4:8 2jn:8 2ae:7 1re:7 170:7 3w:7 3n9:6 2bp:6 xp:6 18o:6 27h:5 2ob:5 1og:5 29s:5 1wn:4 7p:4 17f:4 xq:4 at:4 16u:3 159:3
food:oyster	r	24l:16 115:14 43j:t m8:i 484:d 3w3:8 111:4
twist	16	116:8o 3ff:2h qd:q 111:9 3fg:7
darken	10	117:3t 1xt:24 1dt:b 2zr:a 1xo:7 3za:6 33l:3 3t3:3
itchy	r	2ca:1c 2kn:14 2kv:u 2p9:s 2pb:k 2c9:8 1oj:6 1ok:4 2k2:3
rash	v	119:3a 2c9:y 2cs:u 2ca:n 1ol:f 118:c 1oj:a 2kv:8 1ok:7 2kn:4
crispy	5g	11a:5f 1t:2y 1xu:1x 36t:1g 4lt:1f 1r7:1c 1ue:18 l7:10 11b:v 15y:s 1n:q 3ti:q 3gt:p 1ke:p 2cs:p fr:p 293:n 3n2:i 3bj:h 1t7:h fq:d mn:c 2lr:b 14e:a 2q9:a 27t:9 133:9 tj:9 1sh:9 1am:9 14d:9 qy:8 2p7:8 19w:7 t7:7 3a4:7 4v:7 1cn:7 2qg:6 42v:6 3n0:6 21r:6 21w:5 21t:5 16m:5 qx:5 276:4 yr:4 1e9:4 132:4 12d:4 10m:4 12z:3 l3:3
lacy	r	3px:y 11e:w 3n2:r 4p5:l 431:g 133:f 11a:e 430:e 11h:e 1am:9 4p6:6
runny	js	11c:bb pc:2u pd:2p 1tb:2j 1t7:1v 1t6:1u 5y:1t 18p:1p 5q:1n 1t5:1l 3ux:1d ix:16 1me:15 2dy:12 1ta:11 15s:11 13j:10 1tz:t 11e:p 1h9:n gl:m 4jv:k 226:k 5h:i gf:i 2nd:g 2fu:f 1gn:e 1tc:b wc:b 4w:b o5:b 2g6:b 17r:a 4c:9 1kn:9 37h:9 1uv:8 1ei:8 13m:8 2ey:8 18o:8 kj:8 15u:8 12x:7 3q0:7 22:7 qg:6 1en:6 1va:6 kk:6 4o:5 i6:5 12u:5 4s:5 2fp:4 44n:4 1at:4 sl:4 6l:4
food:egg-white	4l	11d:e5 1t7:1v 1iq:1b 3o5:11 2wt:s o5:r gj:m 1xv:l 3ww:k 1il:i 3pm:h 2ts:h 1iu:a 1fg:9 1ve:7 1jl:6 1im:6 xd:5 3td:5 1dz:5 11e:4 3il:4 1c1:4 1io:4
sunny	v	11b:1m 11f:r 2lz:o oy:k 11h:d 1t8:c rx:8 485:8 xt:8 146:7 2m3:6
easy	2q	11f:7k 11e:2w 11b:2o 137:1l 2sx:1h 21x:1a 491:14 3v3:13 2w1:y 3pk:w 127:w 2bf:v 2bg:v 35s:r a8:p 3v4:n 3mp:m 2jd:l 3px:i 1cc:f 2x8:f 3n5:e 24m:e 13s:d 233:c 4p5:b 20d:b te:b 396:a 492:a k2:9 20e:8 1sz:7 1dk:7 k6:6 17h:6 1dj:6 4m:5 tt:5 11g:5 sv:5 7e:5 12m:5 1vc:5 13d:5 2lv:4 122:4 3hl:3
tilt	10	3sr:1k 51:y 3ym:u 41v:t 14k:q 3yk:o 2dy:e 1ea:d b6:d 1ia:b 1h2:a 1yk:a a5:8 11g:7 f7:6 3un:6 2lu:6 3ye:4 3yl:4
frill	i	
everybody	1b	40c:3x 4ic:1i 4ag:1f 2ng:1d 3os:1b 3wb:12 1la:s g3:p 4ib:p 1n5:f 2yv:9 32p:9 s1:8 u1:7 1nw:5 35v:4 2x:4 3ve:4 1qa:4 9n:4 2ih:4 1xs:3
means:ill	2l	11j:8x 27g:1m 4ed:1m 3pa:1k 38c:19 38b:19 33i:12 39i:11 2hu:z 3o0:s 3jz:r 2ky:p 35e:p 1h2:o 2g6:l 281:l 1ir:k 2ou:j 2gf:j 2gg:j 174:j 2gx:i 4jj:g 1ji:c 18t:b 2ao:a 3qd:9 pg:9 1u5:8 41x:7 2gh:7 1ix:6 42z:6 2gb:5 3ux:5 9v:5 4ec:5 2d6:4 2g3:4
food:gochujang	21	11k:di
food:harissa	1m	11l:d7 10r:l pz:4
means:spicy	e5	11m:ca 2cd:5d ef:43 1qp:1u 2zf:1t nd:1n 20i:1m 4ed:14 3v5:14 zb:12 3bp:z 11s:x 1c4:u 11r:o 26f:l 19k:k t8:h 2r2:g jm:g 475:e pe:c 4ec:b 3v0:a am:a 2c8:a 3e8:9 35c:9 11n:9 3p7:9 33m:9 2fw:8 26h:8 1zd:5 xb:5 jq:5 1c3:4 b3:3
spicy	cf	11n:am 2cd:4u ef:4h 26h:30 nd:1z 20i:1v 1qp:1r 4ed:1e zb:1b 3bp:1b 3v5:12 t8:q 11s:p 11r:o 2zf:n 1c4:m 475:i jm:i 2r2:h 3v0:f pe:e 11m:d 2c8:b 35c:a 33m:a am:8 1zd:6 11u:5 b3:4 bs:4 jq:4 2ip:4 4ec:4 xb:3
food:sumac	2l	11o:e0 41e:10 3v6:u 3mg:m 2yu:b
food:chipotle-paste	2f	11p:c9 4jn:18 2c9:j 2ce:8
food:nduja	k	11v:t 11t:g
food:sriracha	1z	11r:bo 2zf:2p 24n:13 120:p 11k:j 127:j 1su:h yc:a 12q:7 11l:7
hotter	2d	11s:4g 19l:20 vr:1g 26h:1a l2:15 355:12 1ij:11 1ec:y 123:t 475:o 3bp:n nd:n 3u1:m 11q:m 2dq:k 373:g ft:e 2dd:e 25p:c 18l:c 354:c wo:8 3n:8 11v:6 ky:6 b3:6 356:5 12z:4 11m:4 3ng:4 kz:4 11t:4 2fw:3
food:zaatar	t	11t:4c 11o:i 2fw:4
food:berbere	1o	11u:9n 11l:r 2xg:q 2zk:o
kashmiri	o	11v:46 11q:5
food:fish-sauce	45	11w:g2 2c2:i 17m:f 2qk:c 17j:9 2c3:4 m5:4
food:paprika	9c	11x:fv 2fw:2m 4jp:27 2sq:10 23s:k 47r:k 2cc:j 18z:i 9x:f u3:b 2f1:a 2yx:a 13i:9 23v:7 3du:7 23u:7 23r:7 3lr:4
food:thyme	4l	11y:dw 3c0:1v 1a2:15 268:y 3i4:y 134:t 2y6:n 1rb:i 2fz:c 9y:c 3tw:b
savoury	12	3bj:15 1cx:r 3n6:o 166:n 11z:j 198:f 1qo:c 2ce:a 2f9:9 3ce:9 z4:9 14r:8 2hp:8 1fn:7 3bi:6 gg:6 25c:4 27i:4
korean	14	120:5j 19r:2n 43e:1r 3qs:z 11k:l 11r:6 2oe:5 14n:5
garlicky	1k	121:4u 175:2d 4dp:1o 1px:k 2o9:k 3bp:e 8i:e 3v3:b 390:b 2c8:9 4dq:7 126:6 15x:5 2ek:5 1uy:4 2kn:3
lemony	18	267:1t 2lm:18 122:10 2q3:s 2co:r 1ak:o a8:i 37n:g 3fg:b aj:b 3ai:a 2c5:a bw:8 396:7 og:6 17o:6 om:5 180:4 sr:4 1vc:3
differ	m	4ih:1t 4e2:h 4e3:g ry:c 3m2:8 4ii:6
ground	49	124:5c 4k8:24 uc:1r 35r:1j 7m:1g 15e:15 47w:13 25i:11 rq:v 1y0:s 129:p 15o:j 2vf:e 1oo:d 1dl:d te:d 3fn:d 2r1:a mk:9 1v5:8 4hs:7 49:6 wp:6 f6:6 268:6 2q8:5 3je:5 vu:5 125:5 6o:5 ro:4 1qn:4 4je:3 oh:3 257:3 4b:3
food:garlic-paste	24	125:5t 126:1t 25i:o 2z:i 2ow:a 8i:a 10n:5 129:5 39k:5 2kl:5
food:garlic-powder	6d	126:b6 10n:5q 125:2a 8i:1a g:b 1uy:b 2ek:7 39k:7 3ph:6
food:mint-sauce	v	127:54 24m:y 2w1:y te:k 128:5 pi:4
food:dried-mint	1b	128:6y 127:w u8:d 39o:b 268:9 te:9
food:ginger-paste	2a	2r1:4i 129:3d 12k:7 d6:5
though	2f	4ps:26 4of:1x 48h:1u 26d:1e 1jw:1c 2b8:10 1ut:t 104:p 42f:p 167:o 2h3:m 3av:l l7:j 37a:h 37b:h w7:g 2fg:g 2oj:f 1nj:e 3se:e 19m:b h5:b 1w5:a 2xp:a 3at:a 28n:a 42o:a 2f:a zq:9 u3:9 2os:8 3m4:7 tv:7 3e3:7 3fk:7 36r:7 3di:7 2x5:6 1o8:6 19j:5 12y:5 l:4 379:4 69:4 103:4 33j:4 3ak:4 28g:4 3nz:4 2xo:3 jj:3
flatter	m	4k1:t 12b:p 3cw:o 3y0:d io:3 gd:3
smoothly	k	3og:v 3of:6 2cq:4
food:shallot	64	12d:fl 1c7:1t 3ds:11 2ip:i 1q1:9 369:9 3xj:7 17o:6 7j:5 3jg:5 3xi:4
driv	12	12e:27 2wg:1l 36i:1h 2bw:z 3yr:v 12g:s 3qx:e 1o1:b 371:6 m8:5 1lb:5 1mb:3
mad	45	4dn:20 1sq:1q 2jj:1l 443:1d 12f:18 4lp:14 3j4:14 122:12 72:12 3n2:z 1q9:z nw:x 2ez:v 12g:n 3k1:m 3xp:m fw:j 430:i b6:i 2cr:i 2ag:h 2jt:h 1yj:h 2os:g 216:g 3gv:f 20s:f fk:d 2jv:d 61:c 68:c 2di:c 3op:c 20t:c 1o8:c 2bp:b 6w:b 1ir:b 27w:a 32y:a 30v:9 31g:8 xx:8 6v:7 30o:7 uu:7 1dc:7 tq:6 w1:6 no:6 3ob:6 cm:6 112:6 2tx:6 4e6:5 4km:5 1xe:5 ni:5 2jm:5 11b:5
food:broad-bean	14	12g:9j
faster	50	ti:4e ew:3o 12h:2v 473:29 49u:1w 3mb:1j 3ii:1h 12e:1f 2aw:1f 1sf:1b 4pi:18 4e1:16 2bh:11 2tn:10 wu:u 18d:n 2t2:n 1cp:m 3ln:l 36i:l 19u:k 1sd:h 12f:g 4mr:g 37:e 1sc:c uu:c th:c rg:b lv:b j5:9 1fa:8 3pk:8 2bj:8 2ty:7 1f1:7 el:7 wx:7 2bi:7 2lh:7 1vd:7 2jd:6 l8:6 3i5:5 3aq:5 2v7:5 41d:5 3yx:4 2g:4 1dt:4 1xc:4 1x0:4 1pg:4 bn:4 qq:4 9n:4 1he:4 1w4:4
tip	cz	12i:4j 3d5:2i un:2g 3kc:1y no:1v 2n0:1i 3e:1g 2wt:15 4mj:14 gv:14 11g:14 3jf:13 1h:12 cg:12 18j:11 3gs:z 1iw:y 1yk:x 35v:v 2ey:v 4hj:u 4aq:t 3v1:r 9n:q 1fg:q 3vm:o rx:n ks:m 1yj:m 3ig:l 452:l o7:l 4j:l 3lo:k 173:k iy:k 3qk:j lm:j 28m:i 362:i 3tu:h 389:h 2am:g 6r:g 1xc:g 2jt:g 41m:g 2n9:f 2gk:f oj:e 1w8:e 3ih:e tr:e 2lz:e 1b5:d 36y:d 38g:c 1yf:c 2sg:c 2vg:c
slip	3y	3gs:20 2c0:1z 2ox:1w 9s:1u da:1i 4bx:1b 11v:19 37e:19 39p:17 285:17 403:16 1ko:14 1iv:10 2qi:y 39d:q 10f:q 20e:o 20d:n 353:n 2sy:m 19z:m 2th:m 2s4:m 3x7:k 1tq:h 3ot:h 2el:g 2bn:f 2jd:f 104:e 2cr:e fw:d xk:d 2sn:c 3nd:c 2ip:b 2qh:b 12j:a 19d:a w5:a 2ep:9 1ia:9 12x:9 2jw:9 1sp:9 d7:8 1s4:8 198:8 28x:8 326:8 2r2:7 1gn:7 2s2:7 2bo:6 2sw:6 2jz:6 eq:6 15w:6 2jx:6 2sv:5
root	38	12k:95 dp:1o d6:10 2hz:k 18z:k 2r1:d u3:c 129:b 49q:b 2ou:8 3po:7 1ph:7 2bt:7 2i1:6 2i0:6 12w:4 7j:4 4mp:3
lidd	o	14c:z 20z:u 1rt:t 20y:p 1hk:6
shiny	3a	12m:8k ur:3v 12o:2s 2se:2m 4cy:27 4ns:1u 3hx:1n 1c9:1e 3k6:1d 26e:18 3hw:15 2hq:x 3s3:w 1vq:s 196:m 1g1:k kq:k 1xc:i 2y9:e 20b:d 1w1:b 20q:a 1xz:a 213:8 1vg:8 3cz:7 12n:7 18a:7 2y8:7 21k:7 2fu:6 3t3:6 214:6 lr:5 sy:5 140:5 1gt:4 1w4:4 3lr:4 1eu:4 3o6:4 2ox:4
glaz	4n	12n:ea 12q:2s 12o:1n 38y:10 33t:10 2r3:t 4c:s ei:s 49q:h 28u:h y7:d 1w1:c 1mn:b 3ye:b 3mx:b 34p:9 14r:8 15x:8 2ik:7 7p:6 14s:5 2r4:5 lf:4 i2:4 28k:4
glossy	1m	12o:8g ur:2n 12p:25 3t3:12 3sy:f 3t5:a 6l:8 117:5 3t4:4 12m:4
however	t	12o:12 3gj:l 20t:l ur:9 1x0:3
food:teriyaki-sauce	1m	12q:6z vf:21 12n:p 1ng:k ww:c 2rk:b 12p:9 1su:9 jq:7 wv:5 1qb:5 ur:4 2rl:4 2xo:4 49q:3 1jq:3 11r:3
food:gelatine	21	12r:bx 1q2:n 2gr:m 1q3:k 1q4:f 10t:b 1kz:b 4at:5 1mj:4 1mo:3 1q6:3
widest	i	
drawn	m	2vx:1g 15v:p 4cu:b 47r:5 1c0:4 4cw:3
path	i	
swirl	1v	12v:99 2ts:20 282:1y 20k:1a 4az:1a rk:e 2v6:d 149:d 1kc:c 1i4:9 1eu:8 3rd:5 1ix:5 1hy:5 17z:4 1hn:3
grow	26	23f:3c 13x:2c 23c:1k 7j:1d 1vx:19 ze:13 3l5:12 3my:s 2qb:r 457:p 2l8:o 2y6:k 39o:f 128:f 4h8:e 3en:d 1u5:d 1dw:c 48y:c 16y:b 1kn:9 1d8:9 458:9 2lb:9 2la:9 1kp:7 48z:7 2l9:6 1ye:5 2ld:5 ge:3 3h9:3
stiffen	12	1tq:21 2dy:16 2e6:f 17r:f 1hq:f 11d:b 341:a 2e7:9 10m:7 1tz:6 108:4 1iu:4 v4:4 zw:3
night	nq	12y:83 33f:2z gm:2s zh:2b 22d:21 2h2:1f 2h3:1c 279:1c gh:14 22l:13 1oi:z jj:y 3b5:x 10s:x 4be:r 2h1:n 2g3:m 3ao:m 3d2:l 1a4:l 3br:l p2:l 48c:k 9t:j 47j:g zm:f 166:f 131:f 25q:e 22v:e p1:e 20x:d 2ry:d 2e0:c 1lz:c 37t:c ye:b rx:b 1jt:b 4ed:b 1bd:a 11j:a 2eh:a 3se:a 1n2:a g2:9 au:9 17x:8 24f:8 35y:8 bv:8 3ox:8 6q:8 2wj:8 g6:8 2b8:8 lj:7 b9:7 1pt:7 8j:7
roasty	28	tj:59 12z:4w 3tv:2d tc:2b 3ab:15 2cs:t 1ec:i 2u5:f 1fs:e 13z:e 2lr:c 16u:a tb:a 3d2:8 1kt:8 171:6 37:6 9w:5 11s:4 7b:4
blanch	16	130:67 2qi:16 mm:x tc:g ds:6 tj:6
24	12	30r:1q 1jd:1e 2sa:1c 1eb:v 3aj:r 3xm:j 2ag:b 3qd:8 454:7 3hr:7 o8:5 1xn:4 92:3 wb:3
rough	45	132:ap 36g:1y 3d3:13 p6:10 xx:z 1x0:y 3rc:x 2xr:u 3wf:s 2xd:r 1kg:q 3a2:o ib:m 1hj:i s7:i 2ip:f v6:f 38l:d 14w:d 3ew:c i8:b 2hz:9 wl:8 3qh:8 1cr:8 13b:8 36n:7 2e2:7 j:7 2y:6 3jn:4 h:4 4ns:4 2dc:4 3yb:4 3f9:3 356:3 34i:3
crisper	m	133:1k 11b:1h 1am:9
food:rosemary	2u	134:cr 2fv:2a 2ej:n 15x:k 9y:j z1:c 2fy:9 2do:8 11y:6
dark	wg	135:d5 ey:29 1jn:1d 48h:18 36a:17 3is:16 hc:16 13z:11 20r:10 20s:z 5v:v 24n:q 3ip:q wu:n 117:m qz:k 2cu:k 5m:h bl:g w7:f hz:f bm:e hi:e 1jo:e h8:d e1:c 2a:b 2g4:9 2v8:9 95:9 1bw:9 2i:9 rs:8 2qh:8 1a6:8 l5:8 xs:8 7v:7 ts:7 2ek:7 ya:6 o4:6 wa:6 1vp:6 35w:6 1bs:5 2vj:5 wp:5 17j:5 14y:5 1cf:5 m5:4 1vn:4 17k:4 3fj:4 1eq:4 1ip:4 vw:4 369:4 39p:4
food:pizza	2q	136:df 1wl:2h eu:x 1hk:r 137:p 1nd:n 20z:i 9s:f 20y:f po:e yh:8 138:8 219:8 1nf:6 1qs:5 2e2:5 1ll:4 m2:4 1vz:4 183:3
unpeel	o	3i7:16 1iv:10 361:y 2hz:w
tuck	t	138:4x 45x:22 2vg:i 4gm:b 4o0:7
stor	81	4en:25 43q:1p 3z6:1m 1dx:1d 22h:19 21b:17 18g:16 3ej:16 3fc:15 28:14 2zl:13 239:13 2e6:12 3oa:11 4lw:10 362:10 2vk:z 24q:z 1w0:y 4df:x 34m:w 16j:w y3:v 43x:t 1y5:s 4de:q 1u4:q 22q:o 2ul:m 28l:l 4jq:k 3ax:j s5:j 139:i 17o:i 34j:i mv:h 1sa:g 3lf:g 2pa:f 277:f 258:f 1tl:e 2rd:e 174:e 24h:e 3c9:e 2zs:c 2ls:c 22k:c 38s:b vj:b 1rz:b 3l5:b 1bh:a 20w:a 38o:a g6:a v3:a 3rt:a
floret	1t	13a:8m 33b:4f 34f:12 349:z q2:w 23x:9 345:5 3lb:5 34s:5
mm	r	hj:2g 4f0:15 13b:g 2xw:9
7	1m	2i3:2s 48k:1p 2ee:1j 3h3:1f 2bk:15 1yz:13 1zh:y 3e6:y 2xo:n 1qn:i 338:g 3o7:g 228:d 1nd:d 2ij:b 1ql:9 309:5 31q:4 2o2:4 rt:3 1nf:3 2xp:3 35k:3 1lp:3
matchstick	2a	13d:al 1x1:l o2:f 33p:c 17g:6 17f:3
ston	9n	13e:gu 3vr:26 421:20 3fp:1t 187:1r et:1k 3iz:17 2eo:16 3j5:15 1ld:10 4a7:10 3b7:x 1k3:x 2sy:x 1h6:t 3b8:s 20z:r 37o:q 20y:m 24w:k kk:k 2m7:i 3oo:h 395:g 1a0:g 1za:g 4io:f 1s4:e 23y:e 1j2:d 3k0:d 2ey:d 2hg:c 34j:b 5j:b 2jz:b 35z:b 13u:b ep:b 2jx:a 1d0:a 3k:a 3fm:a 3j0:a 1p5:9 426:9 215:9 2j9:8 1p9:8 3la:7 m7:7 1vh:7 21k:7 17x:6 3yy:6 s6:6 27d:5 33f:5 1hk:5 em:5
cricket	o	46p:k ia:g eq:8 1n2:8 2eo:8 et:6
food:cannellini-bean	16	2hw:7e 13g:1s 4g7:1o 1bj:m 23l:4 4g9:4
help	2x	392:2c 2ip:2a 3cl:1z 3ra:1j 37x:14 199:z 39n:x 1sp:w 2fk:r 13h:q 2zo:p 26h:k 49y:i 3mc:g 2mf:g 1w1:f 2c2:e 1qp:e 2jn:d 1c5:d 3xp:c 2i6:c nd:c 1o8:c 1r9:b 2c0:a 1c4:a 43x:9 ph:9 35w:8 2df:7 jw:7 2o9:7 2hy:6 q2:6 xk:6 1s2:5 15d:5 2c8:5 1m0:5 3p7:5 2jk:5 1vc:5 24:5 22m:5 12p:5 353:4 3ds:4 39z:4 15w:4 102:3 2c1:3 1ph:3 xf:3 164:3 3sw:3
rancid	k	23v:u 23u:t 23r:t 13i:8
watery	i4	13j:9z 2db:31 38u:28 29y:28 1xv:1r yi:1n 1vb:1f 3pm:1e nn:17 5y:15 1tb:14 5q:11 11c:y 5h:x 28w:u h0:m w5:l 5r:l 140:k b5:k gl:j gf:i 1us:h 22r:f 38z:d 16e:d 16h:d 1b6:d 2zu:d 41l:c 45t:c f3:c 14k:a 12t:a 25r:9 dn:9 28m:9 2xz:9 3rr:8 zz:8 33q:8 rf:7 37e:7 ys:7 17r:6 3id:6 13h:6 12a:6 1lc:6 2cn:6 2va:6 3rp:5 3vx:5 199:5 3ot:5 x5:5 2cb:5 31p:5 1jl:5 2rb:5
deseed	x	2sq:2g 1vc:1a 3fe:19 nn:x 1o8:m 2os:4 np:3
food:jelly	49	13l:c1 26n:2q 13k:2m 1t7:27 3o6:1c 1xi:19 47u:16 1td:11 12r:x 24q:w 2fj:o ix:m 2sq:k 24a:k mx:k 3qq:k 2ck:j vi:g 3nt:g 1hy:b 2cj:a 10d:a 24r:a 1mo:8 250:7 1tf:7 f2:7 nm:6 1jm:5 zw:5 13p:5 1eu:5 1kl:4 zk:4 1aa:4 2eh:4
food:salsa	2l	13m:c8 1c6:1f 3fe:1d 2w1:17 2df:t it:k 24m:h 2qc:h 9n:g 13k:e du:b rz:7 3fj:7 19j:6 uk:5 1x0:4
fibr	1o	13n:6h ij:1l 35s:15 1da:x 25j:v 43y:t 35r:o 1d6:l 2em:c 415:a 1po:9 25k:8 25m:8 1qi:7 26y:5 25l:5 25c:4 35t:4 f4:3
170	k	1x9:v 13o:g
seed	i	
food:orange	7f	13q:k6 3t9:27 15c:22 3qu:1b 368:1a 2fn:17 13s:16 3t0:11 3ra:v 3jc:v 19x:t 1y0:t 3jh:q 1zb:p 11g:o 3k6:n 1r7:l 1xv:j 158:h 3sx:h 3qv:g tg:e ye:e 25z:c 395:c 44o:8 2sj:8 21n:8 28v:8 2qm:7 16f:7 2w4:6 1a4:6 1xq:6 1xp:6 nj:6 199:6 3pm:5 2sd:5 194:5 1wp:5 1vd:4 q9:4 1g1:4 1xd:4
food:lime-juice	2z	13r:4n 8c:1o 3me:w 2j5:s 1ni:d 25e:a 28v:6 2sg:6 1a4:5 3dn:5 z9:4 3q7:4
squeezer	t	13s:5i 491:b ji:7 116:7 13u:4
food:cider-vinegar	1q	13t:50 1br:3j 1in:2q 1bu:25 2q2:1z 1bw:u 1bv:l 4oo:6 1bs:5
palm	18	13u:4h 4na:1u pj:p 1w1:a vl:6 16p:6 20v:6 2be:6 cq:5 t4:4 cd:4
lengthway	v	13v:2e 4aj:2a nc:l 2t7:i 2cq:9
bottl	9r	13w:dx 21m:1w 1in:1h 4mn:1g 3jt:1d 1ap:16 1a7:13 262:11 24u:y 389:x or:x 3lg:v 17a:s 11w:s 24l:r 24t:q 17j:p 3x2:m 8c:l 3q7:k 17k:i 2et:h 2sc:h 2q9:h 1a3:g m5:g 27w:g 1l3:f 177:f 174:e 24s:e bf:e 24r:d 23a:c 3lf:c 13r:c v0:b 1bu:b 13m:b n6:b 1bv:b 3bh:a 13t:9 115:8 4mb:8 1bw:8 1q9:8 88:7 34j:6 2qk:6 od:6 26i:6 3r1:6 31e:5 17b:5 2f7:5 49v:5 1bs:5 1nn:4 3c6:4
risen	1t	1co:1s nh:1k 13x:1f ng:14 3yi:m 3yj:m 12w:h 1v5:9 10z:8 1ex:7 1tm:7 1hk:6 3ya:5 4pr:5 1d8:4 219:4 3j6:4 bq:3 jc:3
food:garam-masala	45	13y:fw 26f:1r 117:15 3nm:y 3oz:x 3id:x 1y4:k 1hq:h 3oy:h 3mf:g r1:b 1cj:7 2vz:4
darker	1q	13z:3h 196:1w 4jb:1i 34d:19 3mn:o 3mo:o 343:m 2u5:l rs:k 4j5:i 2f9:i 37f:h 2f0:f 4m:d 3fa:d 1ud:d 1cc:c 1uf:c 11z:c 3bi:b 12z:a jt:a 1tg:9 s2:8 ln:7 2yx:5 11s:5 yr:4 2d:3
pool	4i	140:2v 16h:2p 44n:12 2db:11 2va:10 18a:s uj:s 13j:l 1g1:j 2ax:g 1vb:g 1zb:f 5r:b 20q:a 26t:7 20o:7 3lb:7 1tb:7 fa:5 16e:5 1jb:5 3jn:4 41l:3 3k6:3 2fe:3 2ff:3
hug	4c	141:3i 3ao:2d 34a:1j 3xj:1f 39x:1a 2zk:15 1ef:14 14w:x 2sg:w 37o:t 96:p 8m:p 2aa:m 145:k 3ld:j 4in:j 10d:h 1g8:h 2p3:h 33e:f wq:f 34c:e 9b:d 2vq:d 3br:c 121:c 2lm:b 426:a 3ih:a 3zx:9 tp:8 3bp:8 3l7:8 bt:8 z:8 kx:8 3a6:8 9a:7 27m:7 3zo:7 wc:7 y:7 9c:7 3kc:6 3b3:6 17n:6 lw:5 2sa:5 2a8:5 n2:5 1mf:4 38x:4 1sc:4 1e8:4 1w8:4 368:4 3hq:4 tu:4 rg:4 we:4
means:casserole dish	2a	142:7a 144:1r 3d6:1p 1e6:17 3m1:11 1qj:r 2dn:p 2jv:n 1zn:l r7:l 19g:j 1zu:g 1zt:f 1zv:b 49s:b 1x4:a 30u:a 1xb:7 8b:6 1w1:6 2r:6 1zx:5 3sr:5 1zw:5 105:5 32h:4 3hi:4 cm:4 r9:3 1ds:3
deep	dc	143:da lr:1r 144:1o 1a0:1j 4no:1i 1hf:1g ab:1c 33c:17 3oj:y 3oi:y xh:x 1vp:v 3ao:s k:q 2dq:q 22a:m 379:k 40:j 4hc:i 10b:i 1ua:h i:h 3nx:h 1rm:h yr:h dy:g 2h8:f 4o4:f 3ov:e 3t3:e 1i5:d 8g:d 145:c 142:b 1he:b 2w7:a l9:a sz:a 1zu:a 1u9:a 1f4:9 26i:8 ut:8 12v:8 ya:7 3xm:7 rs:7 117:7 1vo:6 yw:6 2e1:6 1vn:6 2ji:5 362:5 194:5 3sy:5 8z:5 348:5 2r:5 3q9:5
shallow	26	144:52 10d:1s 4nh:17 142:z 143:y 1x4:x 2w8:w 1jd:t 2ji:o 105:i 1bn:e 1ex:d 1f4:b 2tz:a 2vq:7 1hm:6 2ce:6 ut:5 1rt:4
deeper	12	145:2x 4jn:1d 1hf:11 3oj:z 3oi:z 476:s 1st:h 1i5:c wz:a 2ce:9 29q:8 29r:7 2rl:6 1eb:5 3eq:4 2kk:4
spac	1q	146:67 4b0:1k 3cb:1e 1l9:1c yr:18 2vm:18 ga:k 1f3:g 2en:9 1xd:9 9h:6 3f8:6 1rf:4 10d:4 ky:4 no:4 bx:3
curl	2s	147:ck 3yg:1q 4bn:1p 3lq:1o 2ex:y 1r9:o 1t2:m 1zp:i 4ac:f 1v3:d 17u:c rb:c ph:b 3lr:8 jt:7 1ir:6 149:6 1ew:5 15w:5 15v:3
overlap	1b	148:71 1xb:k 34y:a 10v:8 30:6 2e1:5 lr:4 l4:3
corner	35	149:86 1x9:2o eu:1w 27c:19 3a8:15 3ry:u 3mn:m 4d2:m 3kd:l 3iu:k 1ew:k 148:i 2dw:g 1wv:g 30:f 2rn:e 2qa:e 2f0:d 3g2:d 44s:c 37m:c wa:b 2dl:b 1bt:a 2wl:a 6u:a 14y:a 2bh:a 1q1:9 1ki:9 16m:7 ln:6 n9:6 jb:6 1a2:6 3it:5 1k8:4 1sj:4 a5:4 140:3 2v7:3
non	8s	14a:bb 40k:3r 32n:3a 2nt:23 2yi:22 4o6:1t 3g2:1o 1xh:1k 46w:1c 115:1b 3ik:1a 1gl:16 24a:15 3v9:14 2zl:14 3ce:13 3p2:y 2ei:y 1dt:u 2q6:r 3up:p 426:p 2u5:p 1xn:o 2cr:n 1io:m 1il:l 1xd:k 2qq:k 2rk:k 2zs:k 12s:k 1vf:j 16c:i 3be:i 3bf:i 3bd:i 4d2:i tr:h x6:h 27c:h 2qk:g 28r:g 28q:f v3:e 28t:d 1gr:d 1ws:d 1wp:d 17b:c hg:c 1ch:c 1cc:c 3u1:c 14c:b 9i:b 2vf:b 1ph:b 26q:a 198:a
width	r	3ek:1p 41f:1m vb:l 2sz:i vd:e 1vx:5
tightly	t	3ah:m he:g 12l:d 14c:d 105:c 1f2:a 2lp:8 1i5:5 142:3
socarrat	t	14d:5l 283:h 14e:7
tahdig	k	14e:25 14d:9
toast	4r	14f:bd 14e:1x 19w:1f 14g:1f 4br:1b 283:17 3h4:16 2un:16 462:12 4ds:10 3gb:10 3bn:x 274:m zl:m 1r7:l 34x:k m2:k 2cg:i 2hr:h 2zu:c 23z:b bj:a 11a:9 2rw:8 7b:8 ki:7 29o:7 1f5:7 33t:7 wp:6 10r:5 16n:5 4dr:5 9x:5 2xj:4 4bs:3 32l:3 17b:3 2s4:3
food:popcorn	t	14g:22 1i1:z 66:p 1qo:i 2is:c 1iq:8 2ki:7 72:7 2kk:3
food:crackling	18	14h:7r 7b:1d 3e1:1d 66:m 1i1:8
persian	t	14i:40 44h:x 24q:t 4cg:k dn:7 4m8:3
shar	3u	10c:1q 4kv:17 14j:16 1v3:15 4p2:15 392:14 1o1:11 40c:y 3hp:v 1cq:v 2id:r 2ic:r 35k:q 2ov:p 2fc:n 2fd:k 4ag:k 27h:h 3iv:g 40p:f 11s:f 29h:f me:e 13o:e 11i:d 1kb:d rh:c rv:c 2ij:a k5:a 2b7:9 wj:8 v4:7 1ai:7 2sk:7 22:7 1fw:7 k0:6 s8:6 1ql:6 1xs:6 16s:6 wi:6 1x9:6 2by:6 1ob:5 1cz:5 se:5 1d3:4 dw:4 j9:4 fx:4 ov:4 3fu:3 1ol:3
higher	10	ft:15 1ea:v 4ei:t 1to:l 1jn:f 11g:d 3ux:b s8:9 1cm:8 34d:7 90:6 2bj:5 j6:4 3i5:4 133:3 x1:3
listen	m	14l:1k 7b:t 1y2:8
meal	5y	14m:58 ag:1r 3zz:1o 3p0:1m 46y:1j 4cj:1b 3lh:17 27o:17 385:v 14n:v ns:v 266:v 3v6:u 47j:r 3t8:r 4ek:q 24b:q 1qm:l 3ys:k 1g4:j 2b8:i 3g8:h 3lv:e 33l:c 4el:c 16y:9 1la:9 31l:9 97:8 3ai:8 3n7:7 4m4:7 eb:7 3al:7 481:6 1ci:6 kt:6 13:6 297:6 4m1:6 3yt:5 2b3:5 2b2:5 3l3:5 li:5 2ha:5 2bk:4 1nc:4 22q:4 3am:4 1lz:4 2jl:4 28r:4 28q:4 tx:4 1s8:3 af:3 hf:3 28t:3
main	3e	14n:9p 3mt:1p 28f:1k 29c:1e 14m:y 14o:s 1ko:q ag:e tt:d cf:b 1pp:a ap:9 4kh:7 16y:6 3v6:4 1ci:4 393:4 at:4 1g4:4 fa:3 29g:3 1qk:3
cours	1f	14n:20 3g9:1l 1pp:13 30k:10 16y:z 1ko:x 14o:u at:5 ns:5 14m:4 2a8:3
food:ham	59	14p:jd 42n:2e 1wk:25 4c9:x 1u2:v 38r:u 24e:s 2ll:r 39z:n kk:k 1ev:h 2ja:g 2jb:g 222:d g8:b 2mf:b 2h9:b 2a0:7 42c:6 2no:6 15y:5 2j9:4 1ek:4 2nl:3 1s8:3 2hb:3
person	4i	14q:54 4a1:1l 46y:1h 1z7:1h 26b:1f 3gi:19 1du:17 s0:14 3kc:13 3w1:10 2gf:10 2gg:10 os:y 3lt:w 3q3:v 1bk:r 1o0:r k0:r mz:q 14o:q 3cd:p 3op:o 4e7:n 4l5:m si:j 3or:h 4if:g 178:g 4m4:f 3o4:e 4fy:d 2b6:d 37t:d 1kh:b 16z:b 9v:b 4kv:a 350:a 392:a 14w:a 1mf:9 1ym:9 p0:9 3hq:8 2bf:8 2bg:8 4ef:8 4jj:8 pg:7 lb:7 30a:7 2b3:6 2dk:6 1v3:6 2b2:6 2a4:6 16y:6 45i:6 2b1:6 2y7:6
food:honey	9n	14r:ji 38r:1v 11z:1n 3xp:c 1ws:b 12n:9 28k:8 14t:8 2r4:7 1cv:6 2c7:6 2r5:5 f9:5 vl:4 2fm:4 1uu:4 2qq:3 6k:3
food:black-treacle	1d	14s:88 2ru:1d 2r3:17 14t:14 3v6:s 40x:g 3b:8 14u:6 wn:4 1k5:3
food:golden-syrup	1h	14t:7b 2r5:1r 14s:s 2r4:m 28k:b 14x:a 3b:a 9z:a 413:8 2r3:6 14r:4 40x:3
cleanly	t	3wm:1l 1hi:13 14x:j 1eu:c 4i4:b 1k6:b 9z:6 14s:6 1i4:6 2u6:5 1ix:3
sugary	1q	14v:54 2c7:1k 1pt:19 1y4:18 2o9:t 1pp:s t0:p 14u:m 2di:m 1qj:e f9:9 3hp:9 9z:7 1r9:7 3xp:5
scal	4n	14w:8h 2bt:27 3w1:26 4mp:1m 42r:y 23c:x 85:u 3br:r 3zl:r 3to:p 89:p 3ao:m 3aq:l 3l7:j 141:i 9c:i 16z:h 2hz:h 9b:h 1gw:g 1gv:f 4kc:f 1t3:f 9a:c 45i:b ar:b n2:b 2he:a 2ps:a 1gu:9 1du:9 30i:9 233:9 3ap:8 48y:8 2ap:7 3jl:7 3ai:6 4fo:6 9z:5 3kc:5 1b:5 3ih:4 8t:4 33n:4 ov:4 2y7:4 12k:4 1g8:4 4o4:4 14q:3 3ar:3 lb:3 44v:3 312:3 1bm:3 318:3
zero	k	2e0:a
loosely	i	
means:marinate	bi	14z:ja 176:2a 3jf:1o 2rm:1g 39f:1d 39k:14 151:12 jb:z 3p2:x 2x8:r 2pe:m 150:k 3iq:j 2nd:j 3dn:g 18z:c 9w:b 29d:a 152:9 lc:9 2ij:8 12n:8 306:8 15u:7 175:7 u3:7 mg:6 2fm:6 1xs:5 1bv:4 s9:4 22n:4 32c:4 2hg:3 13y:3 1jt:3 2je:3
marinad	5v	150:cy 152:2l 3jf:1u 14z:19 39k:16 3p2:13 176:12 3dn:t 3iq:t 2pe:l 175:j 2nd:i 18z:g 2ij:g u3:a 1or:a 306:9 12n:9 15u:9 1jt:7 mg:7 2fm:6 2je:6 2jl:6 1bv:5 9i:5 174:5 32c:4 3et:4 338:4 305:3
minimum	1b	4be:1n 26p:1b 25z:16 pa:k 4ka:k 152:f 4gg:b 14z:9 29e:9 1cc:7 24f:6 km:6 1qy:6 29b:4 29a:3 150:3 15n:3 1h4:3
marinat	69	152:dy 150:2q 151:1i 2rm:1g 39f:1f jb:16 14z:10 2x8:y 9w:e 29d:d 2hg:c 176:a 1xs:a s9:7 no:6 35z:5 22n:4 2gi:4 155:3
½	i	
belong	14	154:3n 2go:1i 2mz:1d 4hz:1c 3ic:14 1ot:z 4hx:p 19k:m 4at:k 3si:9 26f:8 3ox:7 2wb:7 4hy:6 qf:6 4nq:6 eb:4 mp:4
thrown	1h	db:1p 3s6:1i jq:1c 2vq:y 4a7:y 358:x 40q:v 19b:j jx:i 2bc:i xs:e 2ll:d q7:a 30b:a 3j0:9 320:9 18e:8 31o:7 21k:6 n7:6 1p9:5 q1:4 23c:4 b2:4 1n8:4 fc:4 31b:3
tender	5t	156:8f 1tw:2y 1wi:1m 2e:1f 3jk:1e 36z:19 1u7:15 1wx:10 3dq:y 19t:s 1sx:s 110:s 19u:q 2dr:o 3kh:n 38:j 4v:j 1sg:h 2it:f eu:f 1e1:e 16w:e l7:d 2m:c 2z0:c 167:a t8:a 2s:9 2fo:9 ql:8 1w8:8 36h:7 1w5:7 2sl:7 sm:5 486:5 106:4 a3:4 3on:4 4ab:4 5j:4 1se:4
takeaway	2s	157:6d ig:61 3uy:28 1tm:1k 20c:1h 1oa:1e 15b:1c 449:17 3ul:10 1kr:u 43x:u 2bv:n 27v:i zp:g 2h1:a 31j:9 2nw:7 ee:7 33f:6 2gb:6 230:6 11j:6 131:5 3fh:5 336:5 339:5 33a:5 15c:5 27o:4 vg:4
pictur	1k	158:5m 350:1t 20l:15 133:u 3pz:u 3t3:p 2kc:i 1am:i 12m:e oh:d oi:b t0:a 3sy:a fv:9 379:9 157:8 s2:8 4fj:8 ov:5 1u3:5 2d3:4 20o:4 2g8:4 117:3
photo	x	450:1d 4hv:1b 3w4:13 462:11 15c:p 379:d 3jc:c b3:c 12v:a ig:9 y0:8 4nd:8 157:7 3hs:6 158:6 15a:4 2rr:4
compar	t	340:2b 20c:1i 3ic:12 159:j 160:f 3ru:f 157:a 22q:a 3rt:7 33f:6 3fh:5
chines	1o	157:3i 15b:2v 4m0:1j 115:1f nz:1a 4mh:13 4mi:13 b5:v 2rk:t 4mm:n s3:g 393:f 3uz:b 2rl:a 3na:8 2fe:7 2ff:7 24l:6 17a:6 1mn:5 nr:4
food:food-colouring	r	1me:2e 3ra:1u 3jc:r 15c:i 159:a 2rr:8 1ur:7 3cb:6 2f9:5
fiercer	m	3p7:s nd:e 3av:c 6j:4 26h:4 4ec:3
powder	fp	15e:d0 124:74 129:29 2f1:28 2r1:1w 9x:1t pu:1l 3md:1k 4ch:1f 1w8:1a 2u2:16 1kz:11 11u:10 19e:y 126:y vu:y 4jz:x 3fc:v 2r2:s 125:r 10n:q 3e4:q 1lf:n 1ca:n s3:l 1w9:l 2rv:k r6:j 2k2:j 2zl:j g7:i 10o:h gd:h vk:h 12b:g 1gb:f 2e4:e 2i4:e jx:e 15f:e 15m:e 11x:d 48j:c 3j9:c gc:c 28j:b 8i:a 2fw:a 3ep:a 13y:9 3ql:9 23y:9 10s:9 38j:9 w0:9 26d:8 12r:8 rq:8 vq:7 1by:7
food:dried-fenugreek-leaf	1h	15f:eg
food:asafoetida	m	15g:1h 1pv:x 15k:c 15l:c 15f:a 1pw:5 1pz:5
food:nigella-seed	t	15p:3n 15h:3d 3rd:m 15g:4
food:allspice	26	15i:cv
food:mixed-spice	2d	15j:b1 15o:y 3c3:u 3c4:u 13y:l 169:k 15i:6
panch	k	15g:10 15f:f 15h:4
phoran	k	15g:10 15f:f 15h:4
food:curry-powder	4g	15m:fr 10r:1e 15x:p 2ej:b io:7 2cu:7 3p2:6 21i:4 13y:3
food:berry	5p	15n:cu 28n:2q er:26 1fo:25 47m:1u 197:1t 2xs:1r z4:1r 2j8:1j 35l:1d 1fp:16 21n:12 4hm:j 28m:i 21l:d 6l:6 q9:6 2vf:5 2c5:5 o7:5 180:4 63:4 34z:4 6y:4
food:ground-cinnamon	55	15o:g6 47x:22 io:1u 39z:v 15j:t 2vf:n 15x:i yf:g 21i:f 16d:e vs:9 153:9 2ej:8 168:7 15i:4 16b:3
nigella	i	
citrusy	i	
limp	5m	15r:7g 18f:66 k1:15 qy:12 2qb:z 4c1:z 4es:y 35v:r 3fu:r 1hx:o qx:m 3l5:g xq:g 18e:f 2b1:f 3gl:b 16p:a 230:a 4kf:9 oc:9 32l:9 2kv:9 1t:9 23x:8 4bn:8 u0:8 1la:7 2mq:7 273:6 jo:6 23e:5 2l7:5 2zi:4 u3:4 1g:4 9g:4 36o:4 1ib:4 3gn:4 3ob:3 34f:3 qa:3 15t:3
food:salad-dressing	v	23k:24 24p:r gg:a 3cb:7 lu:5 25e:4 i9:3
food:coleslaw	2h	15t:bo 48g:1p 2va:18 41l:t 3ch:n o1:j 3py:f 3ki:d 19y:c 1ye:a 23c:9 3br:8 37c:6 19j:4 b3:3 4cg:3 2ve:3
greek	1h	15u:2k 1qh:18 2rj:w 2nd:s pb:r 1s8:r 1nn:p 1cx:k 127:f 24j:e 24i:b 2o5:a 1sa:a mg:9 4jv:9 2a0:7 15t:6 oo:5 8j:4 35a:3
draw	1k	15v:4p 3wr:1y 4e1:1l 1uv:z f4:w 2re:p e9:k 1uu:e 3pj:b 36:9 2sl:9 bv:6 1n8:6 3wm:5 1ut:4 1vv:4 1hi:4
fix	bb	15w:1z 2o9:1x 2ak:1v 37e:1u 373:1s 2fx:1l 3ci:18 3iv:17 44d:16 391:14 3ch:13 xk:13 4ku:y 1c0:x 353:x 4pq:v 1zd:u lf:t 37n:s 1sp:s 2jy:r 2c8:q 2c7:q 1c9:o 3mr:o og:o 26t:o 3xb:n 2c1:n 1w8:m 13h:k 12j:k 34s:j 23j:j tr:i 14v:i 1t2:i w6:h 1yy:h 486:h 38v:g v7:g v1:f 1g1:f 2xg:f 1ph:e sr:e v3:d 1i5:d 2f2:d om:d 33p:c 27r:b 2dz:b 2c4:b 1tb:b ph:a 41x:a iy:a 3cl:a
overpower	1b	41m:1u 121:1t 3ot:1s 15x:1h 2ek:u 2c8:o u4:n 37n:n 40e:j 2ej:f 1pj:c 2df:7 8i:6 4e8:5 4he:5 4hd:5 2fy:4 2r4:4 xb:4 f3:4 27m:4
food:gammon	1m	15y:9k 26u:x 2c2:l 1vl:l fo:g 26v:e 2zs:d 14p:5 2c3:5 1s3:5 2c0:3
food:quinoa	41	15z:hk 2h4:25 3gq:1j 20g:n 1u0:b 4fp:8 l:7 336:5 3hl:3
food:sushi-rice	2o	160:a2 z7:11 17a:10 ht:t 17n:q 1tx:o mw:m 290:i z9:h 44b:g js:d 3df:c 8j:6 tr:4 5f:4 4j3:4
swish	i	
odd	31	38r:28 4fo:23 46b:1t 4m0:1g 4dn:19 1jt:17 3ll:17 3o2:16 3ot:15 2sg:15 xh:10 209:y ev:y 1g2:w 3ev:w 1v3:w 1e1:v 3lm:u nz:t uj:r 1aj:r 2vf:l 276:l o0:l 2wk:k 24o:i 2u2:h 4b6:g 1eh:f 3f4:e 19y:c 1m1:c 2m6:a 7j:9 di:9 24k:8 3vx:8 vx:8 1ah:8 31p:8 13q:7 zr:7 4g0:6 194:6 27s:6 334:6 37c:6 x5:6 11g:5 46z:5 47q:5 2n1:5 4ox:5 13i:5 tj:4 2tw:4 11y:4 3l3:4 c2:4 us:4
stickier	i	
kedgere	1h	164:1y 1jj:1d 43w:1b 3xr:16 26s:12 3ao:m o:m 3br:l xa:l 33t:k 1bl:j 440:i qj:g 37x:g 3w9:f 166:f 33x:c xz:b 44d:b ux:a 3ox:9 165:8 14j:8 3rp:6 2ak:6 2d7:5 167:5 y2:5 xt:4 390:4 33f:4 2cc:4 43x:4 43a:3 lz:3
moistur	14	3jv:21 3iy:1q 38a:16 3fo:y 2di:l 2d8:j uj:i 2io:c 39s:c 16p:c po:a qj:a 2e9:9 2ox:4 2cl:4
food:chutney	1k	3ox:5u 166:41 1u9:37 3m4:14 284:u 1lz:s 1uu:r al:p 1uv:k 1u1:g 26f:c eb:6 285:6 1wv:6 2lx:6 3od:5 ao:4 te:3
dot	12	167:25 377:15 110:v 130:t 1tt:k w1:h 1tl:8 3ks:7 7f:6 2f1:5 1kl:3 2wq:3
food:seasoning-mix	1b	16b:1w 24z:1q 13y:1n 11u:15 276:u 250:l 3ir:k 11t:h 15m:7 3ci:6 11l:5
food:fajita-seasoning	1q	169:81 3c4:20 3c3:20 47j:11 1do:k 2bk:6
taco	28	16a:6j 2e0:21 3cr:1j 37s:1g 3f3:1f 169:18 rv:16 3f2:v gg:t 39i:m 2hd:m 3f4:l jq:g 1do:f rw:f 1di:b 34i:a 3c3:8 3c4:8 16r:7 16k:7 2h9:6 2nb:4 3an:4 os:3
food:ras-el-hanout	x	16b:5l 47j:z 168:v 16c:j
food:five-spice	r	16c:2r 3p5:l 2nt:f 3p2:d 16d:b 10r:9 15m:7 168:7 16b:5
food:star-anise	14	16d:7g 4e5:1y 4e8:y 3rk:m 153:b 168:b 3hp:a io:9 16b:8 ry:3 16a:3
load	8w	16h:3b 16e:26 4ke:1y 4hi:1v 4d4:1g 11v:1a 3fz:16 2z:15 3y8:10 3c8:x 39j:w 48m:v 3cy:v 1ju:u wf:u 3hk:s 1m2:s 175:s 3e1:r 9v:q 47r:q 3hj:p 348:o 3ry:o 1du:n 2dx:m 141:l 47j:l 16g:k 1xb:j 2p:i 16f:h cg:g 2ii:g 3df:g 2x:g 1vb:f 44n:e wz:e 3en:e i3:d 1p9:d 2vq:d 1g9:c 3tk:c 3lx:c 40q:b 1ws:b 3ae:b 1vy:b lb:a xe:a 36k:a 452:9 3cz:9 2dz:9 71:9 2e1:9 9g:9 1tj:8
greas	8c	16f:be 1g1:2n 18a:27 1ew:1m 36n:1b 71:y 11g:x 1et:u 1kr:p xw:m 1zp:k 4b6:e 2jf:d 1zr:c 14a:8 2lr:7 uj:7 r5:7 nj:7 2jg:6 nl:6 us:6 1xj:5 1b7:5 16g:5 1zf:5 219:4 1xf:4 3a8:4 2ir:4 16h:3 ux:3 3a1:3 q8:3
food:animal-fat	14	16g:48 1qy:s 2p8:c 16f:8 3t5:5 176:5 2p7:4 2ii:4 fo:3
swim	cx	140:63 16e:4t 16h:3s 37m:2u 2db:2o 26t:2e 1g1:25 1vb:1m nl:1k 2eq:1g 20t:19 2ft:13 3j0:10 16f:z 18a:x 1tc:r 13j:o cg:o 219:k 5r:j 5h:i l7:g 3e:g 3k6:g wf:g nj:f 41q:d 3xs:a 11g:a 41l:a 2ox:9 2p:8 71:8 34w:7 lf:6 1r7:6 2fc:5 2ii:5 qy:5 gv:5 1h:5 2fd:5 nk:4 35a:4 3tv:4 3b2:4 2d6:3 1lc:3 35e:3
masher	2z	16i:a6 1xk:1z 3kh:u 35i:8 il:7 d8:7 1df:6 2ay:4 ib:4
kept	2j	16j:32 4ef:2q 3k3:1v 4o6:1p 3g8:1d 44d:15 1s8:12 18z:12 40q:10 x7:v 47i:v 47h:v 2vo:q 2rw:n 47g:n 1dg:m rk:j i8:g 3l5:f 30m:f 3ab:e 22g:d n5:c 3nn:c 19o:c 22q:c 3ig:a av:a 3rm:9 30o:9 2l5:8 1w0:8 rw:8 11d:7 9w:7 l9:7 1la:7 3ih:7 lg:6 1ek:6 n7:6 34z:5 2a8:5 1jg:5 ic:4 22p:4 27y:4 47j:4 2lk:4 hs:4 1p6:3 2ha:3 139:3
food:tortilla	e5	16k:m8 2h9:1o 4be:1d 3sf:1d 1ev:17 35x:z 1ti:y 3hk:x 3hj:t 1wr:s 1gd:n 280:n 204:m 374:j 27c:h jp:f 230:e 2o:d 16a:d 2uk:c b0:b 3gs:9 12u:8 w3:8 1po:7 w7:6 3ep:6 dk:6 p0:6 2wl:5 2y5:5 2fb:5 34i:5 1rn:4 2rk:4 12t:4 1ta:4 1jl:3 1cn:3 ph:3 1jc:3 1f4:3 1nb:3 1ne:3
crack	c6	16l:he 1i1:1u 3z8:1q 3tg:10 3eq:s 1ue:o w4:n a5:k 1ks:g qh:f 1dg:f 3uy:f 2dr:c 36j:b 3hi:b 1lh:9 11d:9 1iu:8 jd:8 1ti:8 94:7 va:7 14c:7 t0:6 hk:6 142:6 2vz:5 2ix:5 4km:5 1im:4 wx:4 r2:4 k1:4 1oh:4 fv:4 ev:3 215:3 1td:3 224:3
food:taco-shell	14	16m:71 16o:7 16k:5
burrito	1t	16n:8a 16r:20 3h0:1s 3h6:1i 2wl:16 24x:o 2xj:b 18x:b 27d:9 2ao:9 1ki:7 2b9:7 341:6 1eb:5 2tt:4 zj:4 qu:3 16k:3
food:tortilla-chip	v	16o:66 3pe:6 16r:5 16n:4 16m:4
damp	2j	16p:5l 3lb:1a 3nb:15 2un:12 e3:z 4ff:y 39j:v 4jb:p 1ua:p 165:l 3aq:g 4c0:g 1hr:e 2fa:d qw:c 7u:c nu:b 1xu:a qy:9 4gk:7 5r:6 2di:5 ji:5 1ic:5 t7:5 1kh:4 1c9:3 4cl:3 2ir:3
wrap	5b	16q:d7 cv:2g 3h1:1n 472:1h 16n:1g 39r:18 3h2:17 2ef:16 2wl:15 29s:12 3hk:10 3hj:w 319:u 199:u 7j:u 2h4:r 2fk:r 1wl:q 2wj:m 47r:k 2b8:i 3yt:g 17w:e qw:e 41z:9 1po:9 258:8 16k:8 23h:7 kk:6 33p:6 yh:6 183:5 hf:5 38s:5 3i6:5 3ms:5 2qj:4 12e:4 1fs:3 3gz:3 2wg:3 1wy:3 hp:3
overfill	m	1u3:w 3ep:r va:7 s0:7
hang	10	2th:1v 1kh:13 2ku:t 3iv:s 40p:q 3nt:a 2ti:8 1va:8 nx:7 ur:7 10k:5 qq:5 2tj:4 2ci:4 3gi:3 ih:3
slit	v	16t:50 w1:w 2dd:h 3n:a v5:7 3gv:4
gran	2f	16u:2c 4ot:2c 18p:22 2uv:1z 1n8:1s 3jg:1m 4f1:1d pg:13 2er:10 2gt:10 3co:y 1u2:x 35q:w 16v:v 1m5:v 3ie:v 4ex:r 4gj:p 153:n 38m:m 192:k io:h bo:g 2qv:f 2ow:d 3dm:b 38j:b 1jy:b 12z:9 9w:9 19c:9 2xo:9 4kr:8 1u5:7 36u:7 za:5 fi:5 42p:5 126:4 17c:4 1w4:4 3m2:4 1es:4 2re:4 pd:4 171:4 42q:4 1jt:3
doubt	k	3t3:1c 3jx:s
food:scallop	10	16w:9q
food:mussel	93	16x:k8 1nj:19 2ti:14 4a9:10 6f:x 4a7:m 2ix:k 94:h 1ru:h ie:f zo:f 4a4:e 4a5:e 3tf:e 1m1:e 32g:d xk:c va:a 3rs:8 1d1:8 16z:7 or:7 3jz:6 jd:6 3j0:6 21k:4 xd:4 2gk:4 1vf:4 1p0:3
food:sourdough-starter	3l	16y:dz 3n7:1p 1nc:1k 1n4:v 288:m 3ev:k 247:h 248:h 249:h 393:h 19d:g bs:d 287:c 1cf:a 321:6 b5:6 1ro:6 289:6 266:6 ag:5 28g:4 14m:3 26f:3
kilo	3j	16z:7z wy:7b 3to:1q 1s9:1e 2ti:z 1du:x 3p0:t 1bg:s 1zb:q 16w:p 3ht:o 35q:l 1gw:j 1gv:i 1p0:i lw:i lb:f 33n:d 3hs:d 1gu:c tm:b fq:b 1q8:8 1re:8 9b:7 c8:7 1mf:6 1g8:6 1gx:5 9c:5 14w:5 1bm:4 10v:4 h7:4 14q:4 25w:4 fr:4 2x9:4 3cs:3 9a:3 1b:3
food:frozen-prawn	1d	22w:15 170:r 2lw:n hb:j 21j:i 16w:i 3k8:e 29y:a
120	k	314:27 2gm:5
320	i	
twic	91	173:4w jg:2l 4i5:23 9c:1t 37e:1k 4f0:1i 2ez:1g xk:1c 21l:1a 3kc:19 2c0:17 1ph:17 313:15 3ci:13 9a:x 24i:x x7:u 2lf:r 2ej:q 24e:l 3s4:k 49y:k 1g8:k we:j 4k4:h 2ak:h 2ps:g p2:g 2n9:g 1gj:g 1wz:g 1mf:f 290:f sx:e 3y6:e 1gm:e 160:d 1ki:d 3df:d 3us:d 3p0:c p1:a 1nm:a 3lu:9 2xo:9 3bs:9 178:9 3jz:8 v1:8 8j:8 3dr:8 2ov:7 276:7 tt:7 v7:6 4ie:6 4ag:6 2yw:6 12j:6 b1:5
food:garlic-oil	14	174:63 177:3z aj:p 1pv:5 2ky:4 13w:3
mop	o	175:2l 3ee:a lz:9 32v:3
reus	18	2tz:2g 47x:24 2bc:13 2ji:12 175:r no:j t6:h 1a2:f ax:f 150:a 2p8:9 gv:8 174:6 176:6 1or:6 1a1:4 2p7:3 18q:3
botulism	k	2ky:q 174:k
eight	bm	178:94 jz:44 3fk:43 nu:1r 3lx:1r 3az:1d 3h4:1b 1ql:1a 29o:19 3zh:14 2tg:11 3xg:10 14q:z 4bq:w 27p:v 1g8:u 3pa:u 2b8:s lb:s 1mf:q 30s:p wf:n 2jd:n 4k1:k 3dq:k 36i:k 12a:j 3ap:i z1:i 1e3:h 29r:g 3o0:f si:e 1cb:b 3mg:b 2b0:a km:a lc:a 33n:a 1wi:9 k0:9 14j:9 1ol:9 1sk:9 2gp:9 2ij:8 1bm:8 gq:7 2fp:7 iz:7 1mt:7 3bz:7 n2:7 9c:7 33i:6 uq:6 1a0:6 jx:6 2th:6 3di:6
means:bland	uw	179:h2 oi:2a 42a:1n by:1n 2cb:1d 3ai:12 1zm:11 3fi:y 46j:y 2cc:w 2x9:v 33p:s 3px:q 1k5:p yi:m 33q:i 2rw:h 4hx:h 27a:h 3fh:h 34o:h 25c:g 4p5:g 19a:g 2cd:f 14m:f 11z:f 19l:e uw:d 33r:b a7:a 2fv:a 41n:9 2o9:9 27c:9 f4:9 k2:8 3xr:8 k6:8 1vf:7 3t8:7 2fy:7 26g:6 1g4:6 3qd:6 266:6 nv:6 2xk:6 2wb:5 38r:5 39w:5 3v6:5 8s:5 3q5:5 eg:5 38z:5 2uw:5 22s:5 1z8:5 4p6:5
food:rice-vinegar	1m	17a:av z9:v 160:r 3ir:c 1bu:8 1mn:5 17b:4
food:sesame-oil	3j	17b:dh 21k:1g
age	6i	1df:3o 17v:2s 3et:29 qu:29 17c:25 17e:1x 3hp:1r 4i8:1o 202:1k 4cy:1i 4cx:1i 1fj:15 1gt:12 3gr:x 1xo:x 17u:x 2bz:v 1q8:t 2aw:s 2ee:s 13c:p 3ab:p 2e8:p 1nl:p 3fp:o 2kl:n 18c:n 1qn:n os:m 18d:l 2iw:l 3m0:l jf:l 34n:l 356:k 3ln:j 2a5:i ew:h j4:h 1rx:h 4oa:g vm:g 1wy:g 40w:g 1ua:e 12h:d 37d:d 1t7:d 3yv:d 37a:c 37b:c 3i6:c zq:b 49:b 1h5:b 2rr:b rf:b 3aj:b 27r:a hw:a
processor	6k	17d:ez iu:39 h1:1s 3d0:p 1vx:k il:h 1x1:h 221:f hj:e 1x0:c 2sb:8 p6:8 3ek:8 1xk:6 32h:6 3a2:5 ik:4 2s9:4 30u:3
spiralizer	k	17i:1t wq:9 e7:8
ribbon	21	17f:bp 2ww:18 13d:16 2fa:j 1jb:6 b6:5 34z:4 id:4
peeler	1k	17g:7m 3b9:21 2ww:13 3go:13 3hu:z 35s:z 35r:k 1x1:d 3ej:d 13d:c di:9 2x5:4 35t:3
slant	r	17h:46 4eq:5
puls	i	
food:tamari	38	17j:bm v0:q m5:o 39m:g 4ef:c 1pe:4
light	6q	17k:ap 3rr:2w 1eo:2t nq:2e 437:1x ap:1n 28l:1e 1e3:19 227:16 4kh:15 13z:14 l2:12 hl:z 27l:z 1g0:y 3q2:v 2ir:v m5:u 278:u 3bq:u 1u9:p 2b0:p 2v0:n 1n9:m 2fl:k 3t3:k 2qe:j i3:j 2w4:g 2q:g 27a:f it:f 3hv:f 213:d kq:d 1pd:c 17j:c 219:c 3ab:c x4:b v0:b 15b:b oj:a 18s:a 236:a 1i5:a 34k:9 3sn:9 22y:9 19r:9 3bu:9 1za:8 2qk:8 2ig:8 3sy:8 1nu:7 194:7 m3:7 1ep:7 2ai:7
food:kecap-manis	18	17l:cq
food:coconut-aminos	r	17m:2x 1bk:11 3bg:w 17j:5 24l:4 3f5:4 1pe:3
japanes	x	17n:27 3eq:14 160:t 1mn:p 354:a 1gd:7 3ig:6 s2:5 2ag:5 29l:5 3g2:4
sweeter	10	14v:w 1vc:u 15b:o 2lm:i 17y:i 3na:e 2r5:9 122:8 f9:6 394:5 28k:5 2cb:5 3a2:4 17p:4
usually	t	3oo:1p 10w:1c 3jm:15 te:f 1tt:f 45g:9 1tl:6 1gn:6 3hs:5
ordinary	91	17q:79 369:52 o9:2k 4ly:1x 3w8:1v 3ng:1k 47p:18 2fr:17 1em:17 3sm:16 472:16 3zl:16 1x4:12 2o5:10 15u:x 1cu:t 4jv:t qt:q qb:q 4om:o 290:o 2xi:o 3du:n 1ep:m 2nt:m vv:m 16m:m 1id:m vk:l 29p:l 43r:k 2fs:j ha:j 4mr:i 1ts:i 2b9:i 3th:h 196:h q7:h z7:h tz:g 2fw:g 3xg:g 12k:f 36a:f 12s:f 1c7:d 35n:d 25z:d 1en:d 1h7:c 1kz:c 2zh:c 4f9:c 2g0:c 1f5:b 2hn:b 1eq:b 1vl:a 236:a
thicker	2q	3uk:24 17r:1r 3ek:1i 3vs:1b sl:16 27m:12 2vi:y 38u:v ya:v 1ez:t 4mh:o 4mi:o 1is:m 3er:k 1fd:k 4mg:h 1fc:f wn:f 4f0:c 4l3:b gl:b 1v9:a 3j7:8 wc:8 1aj:7 2kl:7 5y:7 2wu:7 5q:6 2fu:6 uu:6 f4:5 3qb:5 1ak:5 1tm:4 18t:4 gf:4 3dp:4 3y6:3 11c:3 27x:3
gritty	3u	17s:5y 1v4:4x 49:29 i7:22 1kt:1r 1w7:1i 1qj:v ql:o mk:h ie:d 3c8:b 35z:a 1w5:9 h9:9 qg:7 3l9:6 3lk:5 1bc:5 kq:3 3a2:3
wallpaper	2s	2ck:3f 2fh:2d 1df:23 6t:1z 17t:1g 2wa:1e 22z:14 1pt:s 1uz:q 7d:p 2ku:p 24e:k 17u:c 19p:a 2fi:7 2c1:7 ih:6 hy:6 39l:6 38t:5 pp:4 35x:3 2sl:3 1su:3
undon	m	2tb:24 2lt:g yo:4 3h5:3
briefly	r	2nf:1b 2z8:n 4op:m 17v:f 3gs:c 233:b cp:b 12o:8 1dg:6 co:3
cloth	1z	17w:4q qw:37 14g:t 2sv:s 20z:n 20y:j 18c:h 33w:c xl:9 2vb:6 2jm:5 2uv:4
summer	28	17x:9q 3ze:1p 3ql:1l 2iu:1b 2w5:1b 1oa:19 4nn:15 3q9:11 3l6:w 2co:s ve:p 17y:o 3c8:l 24f:i 2dr:i 3yr:i 3yu:g zv:f 1hc:d 2wg:a 2wj:8 181:8 2q8:6 44t:6 3ys:5 d1:4 67:4 2hc:4 2so:3
gazpacho	1f	2y5:2w 17y:2k 3zd:2f 3ze:1o 3zf:1k 193:15 204:z 3n4:y 3kd:v 34s:u 3zr:j 34u:h 3zg:h if:f 2df:e 3fg:a 17o:9 28z:8 2jl:7 gg:7 38o:7 394:7 2hp:6 19b:6 3a2:5
pip	4t	17z:fe 3sh:24 4e9:23 4aq:1k 3fp:1c 2sf:13 3ul:11 2dd:10 py:u 24w:t 1ma:s q8:o 38g:n pl:m 17y:m 36t:k je:k 1s7:g 61:e 1rz:c nn:c 14p:a 2wv:a 4cj:9 2fa:9 181:8 20k:8 wk:8 13e:7 21x:7 7i:7 3fe:6 ds:6 336:5 1v6:5 to:5 19j:5 1v7:4
food:tart-sweet	2o	180:8o 2c4:26 3yo:19 og:13 17y:o sr:k 182:i 39m:e 45b:a ok:9 19e:9 181:8 183:8 k9:8 25e:7 om:6 1cj:5 4hm:4
food:vegetable-soup	k	3oe:y 22x:5
food:quiche	1k	182:ai 1uq:1g kc:s 2ed:h 2ui:d 1v1:b 2eq:8 yk:6 28b:6 qo:6 19d:6 2bo:4
food:white-pudding	r	183:26 28m:1b 4bh:1a 28l:r 28n:k 2fi:9 2va:7 2fh:4
roux	1o	184:7u 1g0:y rn:t 1kv:o 26e:n 1ky:i 1ku:i 2f5:f 1l0:c 2m6:b 334:6 2o5:5 2f6:5 c2:4 1ct:4 2uv:3
gravel	10	3ck:1u 185:1t ql:m 2cz:g zl:c cr:9 1py:8 3la:7 44a:6 2lp:4
food:gluten-free-bread	o	186:2x 3vd:1x 4br:13
food:roasted-chickpea	o	1sk:12 2is:t 1m:4
harden	k	188:r ue:j 3l8:5
clean	c8	189:7l dd:62 gy:22 eu:1w 4jx:1u 1w7:1q 35u:1h 37j:13 2uu:13 2sq:10 1k7:y 2d8:y 5n:x 3sa:x 1xg:w 27q:v 1bg:u 13k:t 1ka:s 1a1:s 2m3:s 2sv:r 3et:q 3d1:p 32p:n di:n 2b8:l oa:k 1hi:i o2:i 3w:i go:h 42:g xd:f 3ab:f 2d6:f 2u6:d 2tf:d 20v:d 18q:d 2su:c 108:c 26q:c 4ec:c 4dr:c 2td:b 3d6:b 125:b m2:a 226:9 233:9 2ob:9 6k:8 3bs:8 371:7 215:7 16x:7 16j:7 s8:7 no:7
oily	6q	1g1:6u 18a:5c 3k6:3b 21c:1x 2ub:1d 3hr:11 16f:l 3ac:k 2o9:j zy:i sv:f 3ja:e nl:e 140:d bh:b uy:9 uj:9 1jf:8 1cb:7 1ww:7 1am:6 15s:5 23k:5 xv:4 35a:4 1ky:3
food:lettuce	86	18b:hu 344:1c 2fu:18 3fu:y 3jg:x 3v8:r 2v3:p 2oc:o 10s:m 18h:l 3ja:j 3jk:j 1or:i 320:h 4dl:e 125:e 26t:b ig:a 13:9 1ae:9 129:9 273:9 x:8 47u:8 1g:7 2gp:7 16a:6 43c:4 3gl:4 5k:4 1q8:4 226:3
freshen	12	18g:2p 29o:1c 3gn:o 14v:j xl:i 3u9:f 3wf:b 26j:a 496:9 1hx:6 3q5:5 1py:4 4lz:4 q6:3
spinner	14	18d:6m 18i:11 35z:5 1b6:5 18b:5 2aa:3
outer	12	18e:7l 18g:i 18c:5 18i:3 vy:3
floppy	3u	15r:4z 18f:2r 1hx:27 3vq:21 412:1c 2m4:12 2ug:u 136:t 2zi:t qx:s 35z:n 1fg:i 3ku:g 18b:9 j8:8 1fb:8 1wi:6 1vz:4 3kt:4 1ig:4 18g:4 1ib:4 4nu:4 27r:3 3lb:3
reviv	10	18c:34 230:q 1ib:p 18e:n 1g9:l is:e 18b:6 139:5 18g:4 3u9:4 22m:3
food:rocket	1d	18h:as 18g:w 23e:4
swing	k	2d1:1r 3nu:n
outdoor	r	4ee:3b 278:1i 18j:y 2lz:6 3mx:3
crunch	45	18k:44 1v4:1q mi:1q 2rw:1g mn:16 36s:14 4lx:10 3vf:z 28x:z 19u:x 28i:v sm:o pk:n kf:m 15r:m 3ac:k 1c2:j 110:i 3o2:h qx:d 19y:d 188:b t0:b 1fv:b 1fw:9 1hq:8 3p4:8 1fq:8 mm:7 1og:7 ds:7 19t:7 2qc:6 3gd:6 1lj:6 1t:6 11a:6 1i0:6 1hz:6 36t:5 ly:5 496:5 qy:5 1ft:5 ha:5 19i:4 18z:4 1hy:4 3zi:4 167:3 17s:3 9l:3 oe:3 26t:3
mark	3p	18l:cp 4id:2t 1hj:2a 4pk:1r 336:12 3mx:x yf:t 37f:q 1w3:o 1xu:l 107:h 15i:h 106:h 2o1:f 3y7:e 1gd:9 108:6 uu:5 kv:4 1jd:4 3jw:4 ky:4 27:3 33s:3
shakshuka	1h	18m:41 4jc:2g 35d:1d 27c:17 37w:16 xt:m 3qs:i jq:g 1bl:g 331:g 3q5:b 276:b zj:a oy:5 175:4 1sp:3 1t8:3
theyr	1mc	18n:ev 1ff:90 170:1u 49z:10 ll:t 29b:s 44w:r ar:q 9k:q et:p 18o:o ah:o g3:n 9l:n 29a:m rs:m 4io:m 2ob:k 3yi:j 3yj:j s7:j 1nw:j ca:i 2ds:i sm:h 3h:h 1i8:g 379:g 1fs:g hj:f 15r:f vd:f st:e a3:e 6u:e 1cc:e 3j:e 18f:d en:d 1o:d 1rd:d 10i:c 44:c 3v:c 2hq:c 21:c 2it:b wd:b 1tj:b 1sk:b 7a:b 2ks:b 2kr:b 34c:b x5:b 35x:a a6:a lr:a 18k:a 5j:9
hollow	18	18o:66 3no:12 2d2:z 1h9:q kk:p 1i5:l 1x7:d 1e1:b 3yh:7 1ha:6 1hr:4 1f4:4 1hb:4 1kh:3 10d:3
stamp	1f	18p:5n 42z:1p 2gf:17 2gg:17 3v6:v 1ei:q 3mg:n 2g6:n pd:k 2bv:i 3ux:c dt:b 42y:a pc:7 pg:7 2i7:6 1k6:5 33x:4
tong	2s	18q:ci 3r0:2j 1ke:w ts:v 36i:v w6:t bw:o 1vd:i px:d 21r:7 21w:7 21t:6 lr:4 1v4:4 1tn:3
food:goats-cheese	18	18r:8c 18w:l mb:k 3kb:j p4:i 1mr:g 3ka:g 1nl:b pq:6
food:ricotta	18	18s:8q 2o5:12 236:x 2fl:i
food:cottage-cheese	1d	18t:1q 27x:1c 236:18 2e3:z xx:x i7:f 2rh:e xv:8 2ri:7 2e5:6 15u:4 3l9:3
food:gruyere	1b	18u:8w 2qz:h 18v:c
food:cheddar	5i	18v:dr oq:36 xo:1e 42a:13 4o6:13 mh:m 18x:m 2qz:g 18u:b 1ky:8 po:7 1ne:6 p5:5 1lf:4 p4:4 ps:4
food:raclette	i	
food:gouda	x	18x:6f 34t:z 18v:6 3fv:3
food:green-bean	3n	18y:bm 461:2l 2dx:1q 35b:16 2l6:12 1u8:t 190:o qc:e 8v:b r:a 43z:7 4ci:7 y0:7 1a2:6 1ut:6 102:5 2l7:5 zx:5 1u0:5 394:4 q0:4 3gn:4 2dw:3 38e:3
suffer	v	33d:1p jq:g 22p:g 233:e 1gq:b ux:b 32v:a 16j:6 1rw:5 2du:4 1n8:4 xh:4 1a0:3 tg:3
chlorophyll	i	
food:romesco-sauce	i	
food:red-lentil	1m	192:6j 210:10 gt:t 2rd:s 42d:7 4mw:7 4mv:7 4dr:6 3jq:4 2dw:4 2x5:3 6j:3 1u1:3
food:tomato-soup	1b	193:4f 3zg:23 435:1x 282:1w 4h5:1b 4h2:11 4h3:11 194:n 17y:n 3a9:h 27i:d 3v2:c nq:b f4:8 2ii:7 1f8:4 29b:3
frothy	1z	nq:31 194:2w n8:1r 193:1o 23q:v n3:m 1dh:m 17f:f 162:6 47v:6 4hc:6 13q:6 1d1:4 195:3
settl	12	195:34 336:r 3en:g 297:c yt:8 sv:6 zr:6 37k:6 km:5 2cl:3
sign	1b	3yh:1y 12m:11 13z:11 2g4:w 1wn:l 19q:j 12o:h 42:e ek:e 1rr:d 2yx:c 1td:b qu:9 3gr:8 68:5 2gc:5 1ks:4 2g2:4
food:strawberry	3n	197:dc 2yi:1u 2nd:13 er:11 2ez:z rj:z 4az:z 15n:y 1fo:v 2ho:l 2oc:j f3:j 2uj:i 8j:e 198:c 2zu:a 3qu:a 9h:9 1cx:7 1fp:7 ol:6 37m:6 fe:5 199:3
food:peach	1k	198:7y f3:1q 197:k qf:i 1cj:c 2nd:c es:8 er:6 35l:4 1b9:4 en:3 z5:3 2ft:3
tasteless	14	3fi:1u 33p:1t f3:13 v9:y 2rw:p 3s3:j 38z:j 2cc:i 281:8 ic:5 3dn:3
bland	dq	19a:96 2cb:4q oi:43 33r:37 1zm:1l 3fh:1i 2cc:1g by:1f 179:1a 33p:12 yi:11 42a:z 2cd:w 8s:s 1z8:j k6:j k2:j f4:j 3xr:h nv:h 38r:g 37c:g 38z:d 19l:c uw:b 2q3:a a7:a a8:8 34o:8 25c:7 2rc:6 2sl:5 26g:5 280:5 24:4 2rn:4 160:4 2vj:4 2w4:3 z9:3
food:cherry-tomato	1q	19b:8p z5:1a 4h8:p 1ut:b z4:b 44d:9 2hp:7 ze:5 10u:5 vt:4 38x:4 2qi:4
differenc	3y	1cr:66 19c:4w 3cp:24 2tu:21 1i8:1p 3lk:1l 39e:1h 275:1g 1eo:1a db:18 3bx:13 39t:11 1k1:w 14f:w v5:r 3fo:r 2yf:r 24:p 2xj:m 1h3:l 1mx:l 133:j bf:j 2ye:h 414:g s2:g 2lc:f 2z4:e z1:e 32m:e k4:c 2fi:c 2sd:c 3t7:b 317:b 16u:b pz:b 2y:b 1kw:b 2u8:a e4:a 165:a vn:a 1zg:9 3kt:9 1yc:8 36a:8 12b:8 f:7 1dk:7 1dm:7 2hg:7 3kd:6 489:6 1gc:6 1dj:6 1es:6 1tj:6 2fz:6 2ap:5
food:cottage-pie	2d	19d:bd 3t8:4i r2:30 3ta:2r 3t6:26 pl:11 3tc:y o3:f 3tb:a 21s:a 3bw:9 1ln:5 wm:5 qt:4 22i:4 22p:3 22g:3
food:pie-sweet	10	19e:6r 1ld:u 180:g 182:e 1vh:a kc:6
bolognes	2h	19f:29 3us:1z 2q1:1p 19s:1k 103:1j 37g:1d 2rb:14 2ra:14 24d:12 c1:y 104:w 2hd:v 1pv:t gg:n 2b3:m 2b2:m 1tz:l 1dv:k 21n:k 326:j 2y1:i 2ov:h 2er:h 3f4:f 1pw:f 1pz:f c2:e 1m1:c 2y0:b 39i:b q9:a 1gf:a b2:a 14v:9 1ah:8 k1:8 27j:7 19h:7 21l:7 2p:6 15g:6 2y2:6 re:5 2rt:5 pv:5 268:5 2l:4 19c:4 14j:3 2rn:3 1y0:3 19i:3
tagin	1v	19g:ae 3di:14 49r:12 2q:z av:h 1qn:f 2c:f 3k6:e 175:e 142:c 3ks:a 1zn:7 22h:7 f7:6 lz:6 3ee:5 44p:4 105:4
chowder	m	2j2:1q 19i:n 19c:b 19h:b 26s:8
food:korma-sauce	o	19i:29 1ky:y 19h:h 2rv:c 19c:9 mn:4
shredd	2u	19j:9h sh:29 264:10 406:q 3ok:n 2b9:n nw:l 1us:k 1ne:h 34t:h pw:g 404:e 1ie:9 xt:8 dn:6 w6:5 15t:5 1dt:5 1kg:3 2ef:3
tikka	16	4ng:2k 3v4:1o 26f:1n 2ch:16 3oz:x 2lz:r 3hp:k 3oy:h 3mf:g 29v:f 2bc:b 11e:9 1ze:9 1ev:8 19k:8 35a:7 1vg:6 eb:6 36f:6 1e9:6 b2:5 rx:4 166:3
spicier	r	19l:1l 120:13 2cd:m 26g:h 11s:9
ragù	k	1mp:1a
drunk	1q	19n:3h ny:21 28z:1l 1hw:1h 3i3:1d vy:1c 2dv:1a 2ku:s 3da:k 2fb:i 2ci:e 2ud:d 2g2:b 43w:b 1a9:b 3qx:b 33s:a ym:a 36u:9 qk:6 2cj:5 w0:4 371:4 mu:3 hy:3
food:pasta-salad	r	19o:31 hs:j 2h0:9 393:6 22t:4
glu	bf	19p:4f 17t:3m 1y3:2w 6t:2b hy:23 aw:21 sy:1f 2ck:1d tq:18 6a:u p9:t 1ud:r 6b:p sd:i 4f:i 1ca:i 3lp:h 457:h 38a:g c3:e 3dy:e 2es:b 3ui:a 4e:9 ct:9 1w4:7 2wa:7 1et:7 3kv:7 1ao:7 im:7 223:6 3b6:6 ih:6 us:4 13u:4 cb:4 34p:4 1ad:3 1m5:3 w6:3 zu:3
springy	14	1wn:2e 1ks:25 1ss:1l 3on:o 2ex:n 3y8:l 19q:l 1g:g 1jc:8 196:6 2dz:5 3fo:5 1vq:4 42:4 2cy:3
japcha	t	19r:2p 120:1o 1qg:e 102:c 393:b
pellet	o	19s:4t xg:k 2gv:b
chewy	8a	19t:a6 38:3l 3qz:26 409:1o 4kf:1l 1se:1l 1t2:1j 4np:1i 2it:1i 2s:12 3on:w 2fk:u 3dq:u 2dr:u 4kn:r 1tt:l 3l8:l 1bc:k 3ec:k 1fs:j 156:i 2ux:e 1r5:d 14h:d 1hr:c 1kp:c 2wa:b 1w5:b 1tl:9 1t:8 ph:8 415:8 3fo:7 2wq:6 18g:6 1vq:6 1cg:6 1rr:6 44d:5 2fa:5 z6:5 b6:4 38m:4 2di:4 1tv:4 19q:4 1lh:4 2ex:4 14c:4 ao:4 1hx:3 1w6:3 167:3
bullet	26	1j2:38 3pk:20 19s:1r 3ha:1l 19u:13 x7:11 2ea:x 34r:v 1es:l u6:l 1j3:i 1vj:i 1vi:i 1vh:b pp:b 1k3:9 1u1:8 a3:8 2lz:8 2c6:8 137:7 1og:7 1iz:6 5j:6 2m3:6 jy:6 u5:5 341:4 et:4 1vk:3 13e:3
food:turkey-mince	1o	19v:6t 3bx:3g 2rc:13 24:p 26:h 3bw:b xn:a xm:9 2di:8 2lm:4 xc:3 2v:3
food:crisps	1q	19w:4m 293:23 h2:1n 2ds:1a 3pe:14 1s8:10 19x:v 2qm:t kk:t 11t:r 16o:m zj:j cu:g 42v:e 28j:c 1ue:a 1yh:9 3aj:8 37t:8 390:4 1yj:3
food:cornflake	10	19x:4q 2qm:2m 293:8 cu:5
scatter	26	28x:30 4ev:1y ud:15 19y:14 2n4:11 3fv:s 41o:o r6:l ms:j 2qc:i po:i mn:h q3:g tv:e 1c6:d 18k:c 3fw:c 3fl:a 3ng:a ps:9 3mr:7 3n6:7 ua:6 2rn:5 27o:5 1np:5 ov:5 bj:3
thinly	v	2kl:12 1yh:n z6:j 2t7:j qq:d 2ox:a 1yj:8 1yf:7 nc:6 zf:4 7e:4 2sz:3
froz	1f	33c:2k 2k3:o 3r4:k 1a0:c 1ts:a 3ag:6 k:5 2w7:5 18z:4 1p9:4 1aw:4 243:3 3af:3 1pn:3
board	ai	1a1:g5 3ow:2m 2v8:27 ys:23 403:1i 2gx:1b 4bo:1b 1if:y 29s:x 36j:v 34b:t ga:p 2zp:n to:k 255:k 1f8:j 1j9:j 3fp:i 1oo:h 239:h 2ox:h 34a:g 26r:g 39z:f 1s3:e 3fl:d 38m:d 3ec:c 4bb:b 1jn:b 38a:b 1oa:a a2:9 t7:8 18q:8 2ey:8 293:8 1ur:7 326:7 1d8:7 1v5:7 1wt:6 ge:6 1d0:5 42y:5 1cn:5 1rl:5 1zm:4 cs:3 q2:3 g1:3 j6:3 1hm:3 1gz:3
afterward	v	176:x 34f:v 2ei:q 22r:l 35x:j 34e:f 1qb:f sa:d 373:a 41i:a 36f:8 374:8 23x:6 v5:4 av:3
food:cider	3h	1a3:hk 39r:1d mw:r 1br:p 1a0:o 25i:l 1bv:c 13t:7 yk:4
food:spirit	18	1a4:64 3n9:1p 42g:1e 42h:18 1ab:15 wz:z 1bv:p 1br:j 3qu:a 1a8:6
flam	59	1a5:a2 1ab:22 r7:1v 1af:1t 3s2:1q h6:1k 3aw:1b 3ax:r pa:m o6:f 29b:b 2a0:b 2me:a 107:9 29a:9 19g:8 3av:8 1a8:7 343:7 4j:6 70:6 142:6 j1:6 359:5 fx:5 201:5 6z:4 fs:4 151:3 j4:3
caught	ew	1a6:4u 1af:4a 20r:43 1a5:1r 1ab:1l qz:1i 2mr:17 14d:v ey:p 3bu:k bm:i h6:f bl:e 6o:d qs:c 2i:c 222:9 135:9 1a8:9 e1:7 445:7 2gb:7 4b:7 hi:7 2cu:6 2il:6 225:5 an:4 rs:4 f8:4 20w:4 227:4 aw:3 2gh:3 qm:3 wp:3
food:brandy	1x	1a7:9e 1j0:24 3su:q 1ab:f 1go:c 1aa:b 1a5:8 2uz:8 1mj:7 2v0:6 1a9:5 1ac:4 1a4:4 2f4:4
flar	14	1a8:46 1a5:v 1ab:r 2jj:e 2gx:c 4aa:c h6:6
food:alcoholic-drink	5r	1a9:ge 1a7:18 2dg:14 2uz:t x:n or:m 1aq:k 1kb:k 1a3:i 2dh:i p0:h 1j0:c 3da:c 4aa:c 3su:b 2v0:b 1jl:a 1nb:9 2q1:8 1to:8 1a4:8 1uu:8 1d1:7 2gr:7 ya:6 1vc:5 n6:4 1go:4 2i4:4 25g:3
food:sherry	16	1aa:7n 1a7:12 2q2:m 1mn:e 1a3:6 1bv:5 1bu:4 3nd:4 1bs:4
alight	v	h6:i 1a5:i 1a7:f 4ld:e 4le:e 2v0:b 1a8:6
extractor	m	1ac:24 2v0:i 2v1:9 1x5:6 2v2:5 218:3
itself	4t	1ad:22 21y:1z 4dw:1t 4ks:1s 2tb:1n 1zk:1l 45x:1f 3g9:1e 3ra:19 1ii:12 4e:11 jt:z 1lq:y 3vw:x 1tc:w 30k:w 2fp:v yx:t 1nc:t 1n5:r 19m:r 1ot:r 21d:n 2lt:n aq:m 2so:m 31l:m 5z:j b1:j 1et:j 27a:j 1v9:i 1mp:h 15c:h 2xk:h 4at:f 1nt:f 2ja:f 2jb:e 33p:e 203:d 206:d 1ko:d 1is:c 3m4:c 222:c 1b7:b 21h:b 2fu:b e:b 44x:b g8:a 1eq:a 3ui:a 2kj:9 3ve:8 2ix:8 2il:8 45c:8 7p:8
front	v	2nl:1u 2v3:1o 7r:1f 2av:1a 3ak:f 1yz:a 2aw:9 r9:8 5i:8 16a:6 kz:4
999	i	
creamier	16	1ag:3n 3nl:3h 4nn:19 42b:10 22z:u 16u:p zv:g 6k:9 4fx:6 4db:5 4da:5
food:plant-milk	18	1ah:3j 2fr:2r 1gs:1u 1mw:16 is:n 1gf:f 2vx:a 1lx:6
baby	ue	1ai:cn 1d3:3e 2id:2v 2ic:2u 35k:1v 21i:1t 1cz:1m 3tl:1h 1ql:1e pf:1d wj:1b 3an:19 1sk:18 2ij:16 1n6:11 yg:x 2g5:u dw:t 1ny:o 14j:o 3a3:n 1t9:l wi:k 2pw:k 1ob:j mx:j 1ra:j 10s:i m8:f 3ks:e 2uv:d 31p:c 2dq:c 34k:c 33c:b 3hp:b 1nn:9 394:8 dh:8 194:7 2i2:6 pd:6 1qm:6 338:6 2oz:6 2i6:6 3dk:6 2jl:5 1n7:5 1nl:5 k5:5 1wz:5 lk:4 115:4 2b7:4 1n5:4 pc:4 33m:4 2h9:4 3ne:4
stroganoff	1f	3e5:2k 37g:1s 3e1:1j 3ev:1b 1bf:1a 4ao:13 1ak:k 2je:j 1qy:h 4au:g oo:g 21b:f 1ky:d wc:d 2rh:a 139:a 3ej:6 ub:6 1qh:5 xh:5 2ri:5 162:4 3kd:4 xv:4 15u:3
cheek	k	39m:13 122:7
thickest	m	1h8:16 1al:i 1rl:6
flabby	12	1an:1s 1am:15 2cw:14 11a:o 2cx:i 11b:h 2cv:b 1t:5 133:5 147:5
render	k	147:g 1am:6
spatula	2a	1ao:5a 3xy:1i w3:11 224:t 1xf:n 1xh:h 20w:f 60:f 1y3:c 238:8 1dt:5 2ix:5 147:4 sd:3
food:beer	2a	1ap:cc 24r:1w 2dg:18 4jn:11 1mj:w 3et:s 2ce:p 2dh:j 2sl:i 1bs:h 28r:f 28q:e v2:e 1ar:e 28t:c 1i5:a 1ml:9 2cn:8 2q1:8 28w:8 1as:6 1a9:5 1mk:4
food:apple-juice	14	1aq:8k 2jv:v 1w1:8
food:alcohol-free-beer	k	1ar:13 1aq:b 1ap:5
food:stout	o	1as:5o 1ap:5
food:single-cream	3c	1at:c7 4lh:2n op:1z 3zq:l 24:k 2vj:k 26z:k 1vo:i 1aa:i 3zr:g 1bt:g 3bx:e 2e4:d 1gv:7 38o:6 2hp:5 19b:5 4d2:4 19v:4 on:4
0	i	
05	i	
energy	x	1aw:2c 3r4:1x 2ba:z 1b2:u 1ay:q 2nr:p 1fb:h 29b:d 3qn:b 29a:a 2no:6 2np:4
food:date	8c	1ax:kq 3v3:2k e4:1s 1az:18 3u8:13 1uy:u 1iz:t 3wt:s 3m6:p 1fl:l 1lj:k 1cy:j 3n6:j 1wn:g 127:c 23t:c 24o:9 25a:9 v2:9 2r5:8 uu:7 2ku:7 2ls:5 11z:5 zq:4 1nq:4 ge:4 3v4:4 1fs:4 1j4:4 2iz:3 1dx:3 xl:3
food:truffle	o	3rm:1s 1b2:18 lx:b 1aw:7 1az:4
food:dried-date	14	1az:95
need	a3	1b0:35 9i:2x 1eo:1r 3u4:1h 3p0:1a kz:1a 302:19 db:18 4ff:16 481:11 4dc:10 2qv:z 3s4:z 1is:y 316:x 2qu:x fi:v 49v:v 26x:s 11t:r 20b:q 305:p 3yo:p 61:o 3n7:o 374:m 2bi:l 2xi:l 9q:l 3hs:l 496:l 30j:k 3d5:k 30s:k 3pg:i 26o:h qt:h 30g:h 30u:g 39c:g 1zf:f 30o:f 3n9:e 35q:e oe:e 102:e 2f1:e 1yx:e 3rd:d 2p3:d 4gj:d no:c 2i:c ej:c 3h4:c 35s:c 1b2:c dy:c 1hu:b 25n:b
found	52	23x:31 1b1:2x 2j8:2b 2dm:24 28z:1r 3cr:1o 3qk:1n 34h:1m 442:1j 23w:1i 2j7:1a 3b0:19 2j6:18 39f:18 1kp:16 xi:16 2zl:15 4hw:13 ya:12 3ba:11 2gv:x 4dy:w 29e:v 35d:v 33b:s 3jb:r 2l8:r 4g7:p 1r9:p 3wd:n 2t9:m 1sz:m 33d:k 1ot:j e4:j 290:i xg:i 1b2:h 23f:h 19j:h 18d:h 2el:h 39i:h 3ps:g 3f3:g 1sm:f 34f:f 2mq:f 1ay:f 22g:f 28n:f 3c3:e 3c4:e 3uu:e jq:d 2l9:d 3f7:d 15j:d 12w:c 3nt:c
food:falafel-mix	k	1ay:16 1aw:8 1az:4 163:3
food:nut-butter	o	4pm:2d zs:q
food:cocoa-powder	50	1b4:ji 3hi:10 2cf:x 1uu:9 10t:9 153:8 1gb:7 fz:6
scar	4e	1b5:3b 2k0:32 1yi:1r 2iu:1r 3hp:1q 1b6:1n 1yg:1h 2bp:1c 3su:1b 4ni:1b 3wm:18 2ag:16 14g:14 1yk:10 3x6:y 1mv:w 28m:u 2tr:u 3v8:u 1tj:u 38l:t 1nm:t 348:t 4nu:s 4bp:r 72:r 1a8:r 1dz:q 2k2:q 1r9:p 3bv:m qt:k 4nt:k rr:j 478:j 4ie:j 2uv:j 48i:i 1ym:h 2ln:g 3n8:g 3jz:e 3jn:e 3f3:d 28n:d 3jq:c 3nd:c 2v5:c sj:b 1yj:a 14u:a 1al:9 3as:9 4gn:8 w1:8 2gj:8 2gp:7 1t9:7 hq:7 yc:7
kuku	14	2e7:21 16v:1w 1b6:1u 32f:1u 28w:1c 14i:1a 24x:t 1bn:p dk:a 2ak:6 b0:3 1bm:3
lin	88	1b7:ha 2te:2j 1ew:27 3nw:1z 1hj:1z 4d1:1t 3u6:1n 29c:1l 12t:1f xw:1e 13n:15 2fp:12 2ju:11 r5:10 1ow:10 3mx:x 3cz:w 45t:r 376:i nc:h 2td:h 12u:h 23z:h h5:f 7d:d 132:a 1f9:9 1fg:9 3et:9 3as:9 jt:7 1wo:7 16f:7 3z5:6 1zs:6 px:6 c0:5 1oy:5 30c:5 e0:5 pz:5 3ti:4 1zp:4 nt:4 17f:4 29g:4 cm:4 qo:3 3f:3 1fq:3
beaten	16	2e8:1j 1b8:1d 3gj:z ao:t 17v:p 2rr:p kq:k 3l9:j 1gd:c 1kr:a 4op:8 ou:7 1e5:6 236:6 2uh:5 27:5 3gs:4 v9:3
food:tinned-fruit	1k	1b9:be 1qu:1o 46l:v f2:e 2nd:e 46j:c 1cj:c 2du:7
food:freekeh	m	1ba:4t 1bb:6
food:giant-couscous	m	1ba:1a 1bb:o lz:g m9:b
food:polenta	1f	1bc:8t 368:1q mi:14 34s:o j8:o 2aw:b qn:a 1ba:9 m9:4
food:pearl-barley	1b	1bd:cf mk:h 4ix:f
food:millet	i	
food:buckwheat	k	4ao:1u 1bf:g
food:refried-beans	x	1bg:69 3j6:1l 6j:9 3hh:5 1bh:4 3ca:4
food:baked-beans	1f	1bh:9g 1bg:b 3ca:6
pouch	1t	1bi:7k xc:1i 3dw:18 ht:u 260:l 2bh:c 3h8:b 3h7:b 1tx:6 1bp:4 vc:4
food:butter-bean	1k	1bj:6c 13g:2s 2hw:1s 1bg:q 2rg:o 1bh:m gr:4
kind	14	17m:1p 2y5:1a 4if:15 472:12 1bi:11 ze:z 1dk:n 1dm:n vj:l 30a:l 1dj:j 4h8:d 1o0:b 243:8 109:7 1dq:6 30h:4 290:4
breakfast	5b	1bl:b4 kk:2v 2wg:25 4bg:23 18m:1w 1pk:1h 44e:1d 1lq:1b tf:1a 38r:15 30z:w t6:w 238:t fx:s 34a:r 1oq:r 25z:q 3t6:q 36v:q 3yf:k 338:j 3qd:j 1wl:h 47p:f 44g:f 2vi:d 393:d fo:c 2wb:c 296:c 2b8:b ez:b 6k:a 162:a 33k:a dt:9 3o2:8 297:8 m4:8 qv:8 1op:7 24f:7 pc:6 2i2:6 1a0:5 lj:5 12y:4 10e:4 2h9:4 2h2:4 u1:4 yh:4 183:4 1n9:4 1qy:3 mx:3 37t:3
twelv	66	wb:35 1bm:2k 3hr:1p 3hv:1p 4d7:1l 110:1j lb:1d 3n8:19 o2:16 4on:12 1mf:w 2ps:t 3ap:r 2vb:o 151:n 1du:m 16a:m qr:l 9c:k 3iv:i 43z:i 40p:h 3lx:h 1fu:g 1tc:f 2b9:f 2fa:e 3m0:d 13h:d 2ao:d 33n:c 1s5:c 35z:c 30r:c 9a:b 3ks:a 34x:a 1vb:a 3z4:a xa:9 4hv:8 k1:8 ql:7 16s:7 2e1:7 3sm:6 3g7:6 167:6 n2:6 17u:5 1g8:5 we:4 14w:4 144:4 16z:4 3ss:4 5z:4 1g9:4 3yt:4 3w8:4
oil	m	13o:o 1rn:i 110:7 19z:6 2fb:4
food:dijon-mustard	2a	1bo:85 3eo:2r 1bq:2c 7l:z 1bp:z 1bx:v 3bh:h
wholegrain	1b	1bp:2q 3eo:1l 1tx:1f 1bq:11 1bo:v 1bd:g 7l:c mk:a 1bx:6
food:english-mustard	1z	3eo:3o 1bo:3h 1bp:2o 1bq:26 1bx:1n 7l:1c 3bh:n
food:malt-vinegar	1f	1in:3i 1bu:2t 1br:1f 13t:1c 1bw:y 1bv:s 2q2:n 1il:m 3zk:b od:8 1bs:4
food:wine-vinegar	10	2q2:1t 1bs:1r 1bw:1h 3zk:19 24r:14 1bu:j 1bv:6 13t:5 1bp:5 1bz:4
food:whipping-cream	1b	1bt:4t 4d2:1y 291:1s 4os:1c 1c1:r kj:a 2fl:4
food:malt-extract	v	1bu:4o 2q2:o 1br:b 4mb:a 1bw:6 13t:6 35o:4 2s8:4
food:distilled-vinegar	o	1bu:1g 1br:v 13t:c 4mb:4 2q2:4
food:balsamic-vinegar	1h	1bw:8y 2q2:d 13t:b 1br:4 1bs:4 1bu:3
english	1m	1bx:37 1d9:1k 3t8:16 47p:12 2do:x 3ah:x 3eo:w 2xj:v 1io:q 1il:o 3c7:o 3o2:l 2a5:l 36e:l 7l:j 4o5:e 1zs:d 3bg:c 3mx:a 1e9:a vn:a za:7 1bq:7 2xq:5 2xn:5 3bh:5 33q:4
american	2o	1by:99 3v9:20 43q:1x 2ap:1w 2ul:1n 38i:1f vn:19 11v:18 19e:17 1ei:t 1d9:s 18s:s 4fx:s 4bm:o 10t:o 1dk:m 1dm:m 1aq:j 1dj:i 1i6:h 1ag:g 1kx:g 1bq:f 35n:f 22n:d 2xq:c 2xn:b 1eh:b 2aq:b w2:a 2zs:a 2xl:9 vk:8 1bp:7 271:6 vq:6 1ui:5 2i3:5 29u:4 2xk:4 vr:4 2xi:4 15v:4 1a3:3 1bx:3
mildest	i	
harsh	1h	35w:5r 399:1x 3cl:1c 4he:1a 4hd:1a 1ct:17 ux:10 2jj:t 2vx:m 1c0:l 1bu:b 2f5:b s1:6 1bw:6 17a:5 qb:5 1in:4 12t:4 2f6:3
whip	45	1c1:d0 1bt:29 2e3:1v 1fg:1a 2er:14 2go:14 3xv:13 3jc:q 194:q 3wt:g 1ve:f 2e5:f 1iu:e 4d2:a 4d3:9 24m:8 de:6 2w4:5 11d:4 gn:4 2e6:4
food:radish	26	1c2:cj
fierc	2q	48q:1m 40e:1k 475:1f 2f9:1e 1bp:19 r9:11 3eo:x 2me:v 16t:s 1ir:r xb:q 1bo:o 1c4:k bn:j 3bp:i 3cm:i 1bx:g 3cn:g 7o:f mt:e 258:c 1c3:c 2k5:b 483:b pa:a x6:9 13v:9 32n:9 1dv:9 r7:8 1s2:7 1c5:7 ja:7 2c8:7 10p:6 1bq:6 7l:6 31k:6 3co:6 vz:6 2qj:5 123:5 v5:5 3p7:4 3do:4 nd:4 r8:4 3ve:4 34d:4 rr:4 1tj:3 10z:3 25p:3 2zf:3 1c6:3 yi:3
mouth	7q	1c4:8b 1qp:3y 2c9:2n 2fx:1p 2c4:1e 2ca:1c 35m:1c 3bp:18 nd:16 2t4:x 2p9:t 1ky:t t8:r 2ga:p sr:o 13m:o 2d9:n 2b3:m 1zd:m 2b2:l 2pb:l 1s0:k 49p:k 49o:k z4:j 122:j 1px:j 483:j 11m:i 320:h xf:g 2c1:f 3fg:f 11n:f ao:f 2tb:e ok:e 4dl:d 26h:d 1c6:d 2mv:d 2mw:d 2f7:d 1k6:c om:c xb:c 39n:b 3aj:b 1c3:b 2ak:9 pk:9 37e:8 1ki:8 47u:8 3ac:7 2ds:7 353:6 2f3:6 3s3:6 2cd:5
sting	2u	1c5:46 2os:22 1o8:1u 2hy:1q v3:1p 2f4:1p 2ih:19 355:18 4g3:17 2jt:16 1ac:h 354:e 2bp:b 2ng:a 40a:a 2jv:8 6s:6 356:6 216:5 1ey:4 13h:4 3qf:4 2k2:3 1s2:3 3xl:3 cw:3
food:pickled-onion	r	1c6:q 23m:l 166:e 1c2:c 3q5:b 10l:b 23n:9 ig:6 23o:5 1ty:5 uk:5
food:red-onion	4t	1c7:bn 12d:21 qb:q 17y:g 2y5:b 2sz:a 3jg:6 1ms:4 7j:4
food:turnip	x	dp:31 1c8:1c 1vs:1b
patchy	x	2un:19 pu:x 3rh:q 30c:q 1vy:m 379:e 1ca:c t6:a 12m:8 1bn:8 cy:4
food:cornish-pasty	1f	2f6:25 3ji:1p 1ca:18 1v0:t 3fh:r 23z:n 2io:j hy:g yu:c 182:c 29b:b 3dy:9 3hi:9 29a:8 p9:6 2f5:6 6g:6 1a3:5 232:5 t3:5 ny:3 sy:3
fewer	2x	1cb:41 3z6:1v 4k1:19 1eg:14 385:13 1e5:z 1ht:r 2ir:p 386:l 2y6:i 1jp:d 2a2:d 265:c 1pd:c qt:a 92:9 25n:9 69:8 1nu:8 tu:8 1eq:8 1ei:8 8h:6 1cf:5 3xh:5 3c0:5 1sv:5 2a3:4 387:4 oj:4 1l:4 1cg:4 o8:3 1ch:3 1qy:3 97:3
exactly	49	2nk:24 3ce:20 1cc:1z 4nf:1t 3ik:1s 4ev:1s 3a4:1r 40m:1q 378:1j 123:1g 4ih:1e 3f7:1c 3f9:1b 2xu:1a 41n:15 2f1:15 2s0:13 2xw:13 2ul:10 2u5:10 3zy:10 3k1:y 1t5:t 39d:t 38l:r 3ss:r 3y6:r 3pk:p us:n 2zs:k 3fa:j 151:i 2x8:h 1tm:g 43z:g 1x0:d 333:d 1r5:d rk:d 19q:d we:c 8g:c 3b4:b 3yy:b qt:a 13z:a 2d5:a rs:a 30f:a 1kn:9 17b:9 208:9 1de:9 jy:8 2s8:8 1ef:7 wg:7 11f:7 2xj:7 25:7
food:linseed	10	1cd:6c 4p0:1c 27d:j 3rd:f cb:3
add	1m	1ce:7s 4g6:23 1il:11 8o:m 305:g 303:e 2zz:7 30c:5 306:5 2zy:4 1xo:4
rich	2s	1cf:86 4jo:2e 3ib:1f 3ip:1a 1j8:10 1s0:x 1sg:x 25n:u 4fx:t 3ev:o 1j9:o 1aj:k 1ag:h 3ta:g 1k9:f 1ck:f 1pp:f 22p:e 22n:d 1ja:a 69:9 1j5:9 1ht:9 1j7:8 219:6 3f2:5 3sn:5 1pd:5 1qe:5 1nu:5
chewier	i	
replacement	x	2rl:k 255:f 1cu:f 2fl:c 1qg:b 1xo:a 1hn:a 11r:a 1mn:9 11k:9 2rq:9 2ro:9 12v:6 3w:6 8j:6 17a:5 2rs:5 2rp:4 2rk:4 3g3:4 3g4:4 ro:4 os:4
besid	6k	1ci:2z 1g4:2v 3nh:24 29h:1l 2q5:13 3df:y l7:y 3f2:x 3m3:u 2sk:s 2q4:s 15h:q oh:l 3gy:k 15p:j 2dc:i l3:g dv:e 2wb:d 2x8:d 3ez:c 3m7:b 1k9:9 1v2:7 294:7 4m4:7 266:7 1cf:7 af:6 1b2:6 14m:6 1tz:6 3y:6 ig:5 1lz:5 288:5 3ai:5 eb:5 13n:5 16o:4 3bj:4 ub:4 21y:4 270:4 26c:4 3nu:4 4fd:4 22p:4 1rw:3 19d:3
sweeten	2z	1cj:3r 2nd:1s 28k:1d 1gs:x 46j:s 1cx:p vl:m 228:i 14r:h 1s2:g 1eq:g 1ah:e 48:d sr:c 2ft:c 2c4:c 2q3:b 37n:9 2du:8 1em:7 1cv:7 48q:5 og:5 1gg:5 1en:5 2fr:4 bw:4 ok:4 122:4 1gf:4 2o5:3 1gk:3
version	cs	1ck:42 394:2v 1pd:2k 1qe:2j dv:1r 44t:1p 35c:1p 4ca:1o oj:1i 1nu:1a 1a4:18 1l:17 383:15 3ny:14 69:13 de:13 1ht:12 2ir:12 1cl:z 47c:y 3h2:x 2vy:x 466:x 9d:w 1l5:w 338:v 1ot:u 3tb:t 1mo:t km:s 1zk:o 1jf:k 1qy:k wv:k ju:k 386:i 46m:i 1zi:i 3vu:i 2a2:h 1yv:h 3vt:h 24g:g 339:g 33a:g 47f:f q9:f 47e:f 1jp:f 37u:e 2wf:e 3ra:d 265:d j3:c 4lh:c 42f:c tx:c am:b 1n5:a 5l:a
healthier	4w	1cl:2u 1pd:2k 1nu:1i 1qy:1c 47p:19 1l:16 3sn:11 25z:v 1ht:t 3o2:p 1pm:p 42f:o 386:l 3gw:j 1qe:g 233:g 1ck:c 1da:9 oj:8 69:8 1gn:5 2ir:5 xt:4 km:4 7v:4 25n:3 1b:3 2e9:3
food:meringue	6k	1cm:h9 1im:40 4cm:2s 3lr:1o 3nu:1n 4bp:1m 4cr:19 4cs:19 20k:13 133:13 1ke:x 11d:v 2e9:u 1zp:n 2e6:m 1pc:l 2v6:l 2uh:l 18i:l 2fa:j k1:h 2di:h 14k:b 1rr:a 34d:8 1eq:8 21r:7 1io:7 21w:7 2bc:7 1jh:7 eu:6 3qc:6 39v:6 1iq:5 3d5:5 1em:4 90:4 1tn:3 17s:3
moist	1d	1cn:4s 2d8:1k 7r:1e 239:1d 204:15 1k3:10 1j1:e 2rk:8 cv:6 16q:5 xl:4 1eu:3
dens	1o	1co:2l 8b:29 3r2:11 13x:w 1kt:p 2hr:h 36j:b 3fm:a 1fs:6 ng:6 4ch:6 2wt:5 g0:4 336:3
hurry	7f	34n:33 ti:2b 12h:27 2bi:1z 1cp:1k 9q:1e 448:11 447:11 ui:10 22r:x 4et:x 9n:w 4kk:w ew:u 2bj:s 45t:q 3d5:q km:o 46p:o 62:j 5j:h 3l1:g 2bh:e e3:e et:e 3pg:c 36h:b 35z:a 1n2:9 4ba:9 3fj:9 1h3:8 iz:8 3iw:8 331:8 5e:7 2qq:7 4j:7 17c:6 39:6 1rf:5 2jd:5 wp:4 1lc:4 1h4:4 10i:4 3df:4 ej:4 1b0:4 2v5:3 db:3 41w:3
opposit	k	3op:16
vs	1z	1cr:3p 1d9:2j 1dl:26 2xt:1w 19c:13 2y8:z 2r7:v 1gk:t 12r:s 2y9:r 20z:r 2wu:q 1d7:p 20y:m mb:k 1gm:j 1dk:h 1dm:h 1mr:h 14s:g 2qe:g 1mo:f 1jr:b 1zj:a 1b4:a 106:a 2xu:9 10q:8 1yo:8 1gc:7 1er:5 1hk:5 1cv:5 uf:5 1ct:4 1dq:4 2q8:4 2xq:4 2xn:4 1e6:4 2eh:3 vm:3 1gl:3 ov:3
soapy	1b	1cs:4x tv:1g 28s:n gc:h 357:7 2fg:4
metallic	t	2jq:1f 1c0:r 2f5:q 3ja:j gc:b 2f6:8 1l6:8 4ok:6 4ol:6 3cl:4 2f3:4 1cs:4 3gs:3 io:3
food:buttermilk	2l	1cu:de 23b:1h gw:k ne:a 2nd:7
food:brown-sugar	57	1cv:d9 1ep:2e 1em:20 1eq:1q vl:1b 1eo:13 2za:r 28k:q 17l:e 14r:c 36a:5 14s:4 2r4:4
alkali	i	
natural	18	1cx:4o 2ln:1m 2rj:1j 4pn:12 3u6:y 1cj:v 11z:n 1gb:j 2lo:e 1qh:b 2nd:b 15u:7 2k0:5 2ix:3
aliv	o	3pt:1u 29d:s ge:e 1cy:6 1sz:5 23t:4
year	dl	1cz:5t wj:2v 23t:1o 35k:1o 1ob:1j 33m:1f 1ra:1b 35c:19 e4:17 3o4:16 24o:w 1ai:u 394:s 3ks:s wi:q 1ql:o 3s3:n 167:n pe:n 38z:m 18p:m 2l6:m 14c:l 2hz:i dw:i 2id:h 3hp:h 2ic:h 1cy:h am:g 2x5:f pd:e 338:e 14j:d 1d3:b 390:b 2ij:a 3k7:7 gc:7 dv:7 1qm:7 u2:6 24b:6 330:6 2ls:6 3pt:6 3rk:5 23x:5 3br:5 1qn:4 g7:4 1ty:4 1nz:3 199:3
ago	3w	2v8:31 2h0:2d 3fr:1p 3vq:1o 3fp:1k 22j:1j 202:1c 4g:17 2ug:15 2f0:11 t6:10 23w:y 1e8:x 3tg:u 14c:u 3a4:t 1jt:p 15v:n 36e:m 39i:m 368:j 1xl:j 22m:i 1m0:h l3:g ge:d 127:c 1cy:c 3ri:b g4:a 259:a 36j:9 10m:9 37s:9 3v7:9 2jy:8 3en:8 33q:7 zr:7 1d1:6 23b:6 22g:6 zu:6 e3:6 22f:6 3s6:6 13m:5 24p:5 23z:5 35a:5 p8:4 lc:4 le:4 ym:4 1ff:4 3l9:4 1ig:4 1lk:3
food:sparkling-wine	1k	1d1:3v 497:22 23q:1j 2f0:1a 2ax:16 3qu:14 4f3:11 2wf:u 27e:t 27f:q 3l9:o 2w4:j 27g:i 194:e ge:d 1cy:d aj:c 3ai:b nu:4 t2:4 l7:4 1oo:3 12x:3 3bj:3 v2:3
sur	33	2m6:2s 1d2:1z 4ke:1p xm:19 3k0:13 jh:z 1wn:y 39a:w 36i:u 1jx:t 2sd:n 196:m 2wu:m 1mg:l 19q:l xe:l 2qj:k 11r:j xp:i 488:h 3hp:g 2aa:g 1lk:f 12t:e 319:d 1al:d 2bv:d e4:c f0:c 2pw:c 1wi:b ge:b 3cz:a k2:9 sq:9 3fk:9 r0:9 3s5:9 1jc:8 1nx:7 12e:6 2iz:6 3uu:5 3ds:5 3a2:5 2t9:5 1by:5 fd:4 3a6:4 x3:4 1rh:4 k6:4 1ws:4 1dt:4 2vf:4 f7:3 41:3 1st:3
month	mk	1d3:aq 1ai:2i 1ql:1s 1t9:1m wj:12 pf:z 1n6:y 3a3:y wi:x 1n7:v 14j:t 2a3:s 1cz:s 1nn:p 1qm:o 1o7:m 1ny:l 42s:l mx:j 4i7:j 2hk:h 2ij:h yg:h k5:d 2h8:c 382:c 35k:b dw:a 1mv:a 25g:9 k:9 la:8 2i6:8 1n5:7 1sk:7 2id:6 2ic:6 10b:6 i:6 33m:6 1ob:5 2g5:5 1dx:5 25u:4 3bt:4 1ra:4 1zl:4 338:4 394:4 3mh:4 384:4 1qn:3 zr:3
self	3s	1d4:ax gd:2s pt:17 vk:r 1l1:i g7:h 1da:c 1d5:c 23t:b 1n3:9 1fr:6 qt:4
rais	41	1d5:a8 gd:37 g7:1b vk:q 1l1:i 23t:e 1da:d 1d4:a 1n3:8 qt:8 1kn:5
wholemeal	21	1d6:8n 1da:1o 3vd:1k gd:15 1tx:u 3kr:k 2r9:e 1hs:c 48f:9 3v6:7 186:5 1hv:3
food:strong-white-flour	v	1d7:6w
food:pizza-dough	1m	1d8:3m 1fi:24 29y:1p 2z1:1g 1r7:1e 1d7:11 gk:o 1gw:f 1gv:e co:b 1tm:a 1hk:9 1gu:9 cp:8 ge:6 2dg:5 1fk:4
uk	1b	1d9:6y 1er:1m 10q:1g 2j5:18 14s:16 1d7:10 1cr:f 1zo:c fq:9 1sh:9 z9:6 fr:6 1ni:6 2r4:6 2q7:3 25s:3 2j7:3
food:wholemeal-flour	1h	1d6:4q 1da:3m 1hv:t 415:o 1kw:i 45h:e 1l1:e 1l2:8 1pa:6 3f5:4 1d7:3
00	i	
overmix	1o	1dc:6a r4:1h 4az:12 1dg:w 3yy:f ou:e 1nf:c 1mi:b 1mh:7 37d:7 ce:6 3i6:6 17v:4 2wr:4
toughness	k	1dc:n
combin	16	1de:2m 2xr:2l 3os:1c 2xd:14 2dy:13 1wy:u 1dd:r 1dc:e 3pl:d 2wr:c um:7 35v:5 334:4 1dz:4 rx:4 9n:4
elastic	16	1df:28 1fk:1r 2wa:15 2vp:12 3y8:t 17t:o 1sv:n 37y:n 1de:k 84:f 33i:a 6t:9 3pi:8 17u:8 2dz:7 4k1:6 17c:5 1dc:5 1ha:5 2vq:5 2ak:5
tunnel	k	1lh:k 2dj:7 2di:6
strok	i	
build	1t	1di:37 44r:1p 432:1p 4l4:1j rw:1e 389:19 33w:16 2uh:15 2ki:13 rv:x 61:v 2di:p 1k8:l 2kk:i 1nv:c 24u:b 1xe:b pt:b 1nb:b 1o0:9 i6:8 24t:7 104:7 1o3:5 1o2:5 1o6:5 2ha:5 lq:4
action	m	1dj:2f 1dk:r 1dm:r 1dq:7
food:fresh-yeast	o	1dk:4b 1dm:n 1dj:j 1dq:6
conversion	r	20n:1a 1z4:x 1dm:u 1dj:p 2q8:i 1z6:9 1z0:9 1z1:9 1z2:9 1dq:7 j9:6 29i:6 1z3:5 g8:5 1dk:4 1cr:3 vz:3
food:instant-yeast	o	1dm:4a 1dk:n 1dj:j 1dq:6
activat	k	1dk:n 1dm:n 1dj:j 1dq:6
sachet	1x	1do:63 169:2x 1jy:1f 4fq:15 4fr:14 1w9:y 1bp:m 25p:h 38l:f 3hr:8 3f6:7 12r:7 1dk:6 1dm:6 mv:5 1tx:4 3c4:3 3c3:3 m4:3
block	62	1dp:cq zw:1f 8:1d 4oc:19 2i9:10 240:x 34x:v 1dm:s 3id:r 39m:r 457:q 2o5:p 1p8:o 241:o 1dj:n 1aj:m 2rf:k 2ll:k 4ef:k 3tg:j 18x:j 255:j 1cg:i mp:i pq:i 3f2:g ps:g po:g 408:g 28x:f 2nj:f 1z5:e 43x:d u:c 3vl:c 10l:b 37s:b 242:a 2f8:a s:a 1gr:9 1pa:9 2rg:9 170:8 2fa:8 29z:8 3gj:7 21j:7 2hj:7 1dq:7 7b:7 1:7 1s0:5 2qz:4 ct:4 1dk:4 3qp:4 258:3
activ	k	1dk:n 1dm:n 1dj:j
woken	i	
food:sourdough-bread	26	1ds:bt 1hk:14 1dg:l zg:h 16y:d 1j9:c 20z:b 1lh:b 1h7:9 20y:9 1dw:6 xl:5 1d8:4 1hf:4 18g:4 ge:4
scratch	2j	1dt:69 1xh:1i 3ui:1h 2w8:1e 1w0:15 2p9:13 2hq:12 x:z 204:w 2tq:q 35q:n 184:l 1xe:l 13k:k 14a:k 23j:k 2bv:j 2to:g 1o8:e 2tp:d 2g2:c 23l:c 2kj:c 4f9:c 16y:c 203:b 2vq:b 206:b 3s0:a 1hm:a 3s1:9 1vg:9 1dw:9 1ge:9 2pb:8 xu:7 2il:5 3o6:4 1vc:4 9i:4 27q:4 6o:4 207:3 2g3:3
feed	6b	1du:2y 3bt:2s 14q:2l 3lx:2g 16z:1d 3ne:1d 37z:1b 1mf:1a 2b1:14 269:12 9b:z 1g8:z 25q:v 3pc:v 3ez:u n2:s 400:s 9c:r 1bm:q 3ap:q 3vo:q 1oc:m lb:l 9v:j 36e:j 26a:i qr:h 16y:g 44v:d 9a:d 3qd:d 2ao:c 2dk:c 14w:c 1e5:c 3ar:a 3aq:a 2he:9 33n:7 3a6:7 3rs:7 bt:7 1jp:7 97:7 3ig:7 iz:7 2me:6 2b9:6 14j:6 2ps:6 4kc:5 lw:5 s8:5 9d:5 141:5 26b:5 3ih:5 ar:4 30x:4 30v:4
beginner	t	49i:1z 1y8:1n 1y6:q 1y5:j 3ep:j 2bn:e 1dw:d 16y:b 2s2:6 11k:5 26h:4 1qp:4
aceton	k	16y:c
week	7u	1dx:6u zq:28 2i2:20 139:1g 1hx:1a 383:14 fe:y 1ib:s 265:r xj:q 18z:p 3mf:o 1zl:n 1ny:l 174:k 233:j 121:j m2:j 3hs:j 1yv:i 1m0:i 2a3:i jq:i 7c:h 3ld:h 22f:h 1qm:h 22i:f 22m:f 44i:f 4ie:f 3cv:e 24h:e 1a0:e 1n6:e 25w:e 1t9:e 22k:e 2gp:d 1n8:d 33d:d 43z:c 3ct:b 2i6:a 2ky:a 396:a 2o2:a 177:a 37u:a 3m6:9 3gq:9 1e8:9 1ne:8 382:7 e4:7 22g:7 ol:7 1o7:7 1jp:7 9t:7
neglect	k	1dw:d 16y:c
streak	1v	1dz:7v 3as:15 2ea:15 1dh:x 1jr:r 2te:p 1dc:h 13i:f 2pb:e 1dw:c 3sz:c 16y:b 2p9:8 px:7 ou:5 i9:5 zf:5 2em:4
food:rye-flour	i	
22	16	1e1:6q 1i5:1w qi:a 1ek:6 4cu:6 tu:5 7r:5 2c9:5
hunger	i	
furry	t	1e3:1b fi:k 1gi:k fe:k es:c zq:7 2hq:6 3e0:4
timetabl	m	2a5:p 2a7:n 2a6:l 1ds:k 1e7:3
stretch	4l	1e5:5x 97:4i 2b1:46 1cb:1r 4ks:1r 3mt:1o 1jp:19 46d:17 3k8:12 2ax:s 3z2:r 2xg:p 2a3:m 168:l 265:l 84:j 3vo:j 37y:j hg:g j7:f he:f 276:f 383:e 170:8 382:7 1yv:7 3j0:7 1zl:6 3pi:6 2qz:6 18x:5 2a2:5 1kn:5 4k1:5 25w:5 s0:5 4jl:4 30:4 aj:4 s8:4 x5:4 341:3 16y:3 384:3
dutch	1d	1e6:4i 142:2a 3d6:1p 20z:i 1ds:h 20y:f 1zn:c 49s:b 105:b 1rt:9 8b:6 3ar:3 2xq:3 1hk:3 2xn:3 229:3 12l:3
schedul	k	1ds:k
weekend	2z	22i:1h 1zu:11 28z:10 22f:z 22g:x pt:m 1ds:j 22k:f hx:c 1k9:b 22q:9 3ap:8 2o3:7 1dx:5 1d0:5 tt:5 22m:4 43x:4 1m0:4
basket	2s	1e9:4a 1ze:45 29v:2y 1x2:27 1ms:1h 1x3:z 1ds:m 4as:i 2l9:g 4ar:f 1z9:c 4aq:b 1t1:9 l6:9 1og:8 ha:6 20m:4
lively	k	41y:x
16	16	1eb:5d 30r:28 3b5:o 2b9:o 1i5:c wz:a 145:8 3ap:5
240	i	
96	i	
98	i	
massiv	1x	3yc:1l 3ni:1k 1eg:1d 449:1a 39e:19 34c:15 3pc:y 3j5:s 34b:p 2wl:n 47i:l 47h:l 2d5:k 4bl:k 47g:g 2a8:g 3b2:f 3ih:d 1g8:d wz:d 38x:d 2kc:b 395:b 3yd:a 3fm:9 3bs:9 1z7:9 141:9 30r:8 3bv:8 3lx:7 46e:7 12d:6 18e:6 jf:6 375:5 260:4 z:4 3ao:4 3br:4 vg:4 1b:3 31j:3
teeny	k	vg:n 1ej:g 1el:g
neighbour	2f	42z:2l 2i5:28 4g6:1x 1eh:1j qf:1e 1mj:14 3ee:y 16d:x qt:u rn:u 1sz:u 3c6:s 41h:p 198:m 6y:l 2hw:k 41g:j 3c7:i 4as:g 2gf:f 2gg:f 2l9:e 4ar:e 3qs:e 36n:d s4:d ig:c 1ml:c 42y:c 2lq:b r2:b js:a vg:a 4aq:9 26p:9 2bh:9 z5:9 3wl:8 tc:8 pg:8 162:7 9b:7 13g:7 1og:7 1ej:6 1el:6 1ei:6 3d5:5 3ef:5 32l:5 qa:5 2bb:4 2hp:4 2g4:4 4jj:4 2ml:4 dt:3 1u5:3
hen	1b	2i5:1s 3tf:17 18p:x pt:r pd:q 1a4:o 8h:o 42y:g ye:d 3ap:a 42z:7 1cb:6 dt:5 8m:4
53	i	
63	k	2om:j 2ol:j 1vr:i 29k:6 j9:4
73	i	
food:caster-sugar	4i	1em:ab 1eq:5i 1cv:2x 1eo:p 28k:l 1en:k 1ep:f 36a:d vl:7 14r:6
food:icing-sugar	3y	1en:gd 2y8:y 2y9:r ek:p 1gk:h 1gh:8 1em:6 1gg:3 1eq:3
food:dark-brown-sugar	x	36a:1y 1eo:1d 1ep:z 1em:m 1eq:6 vx:5 1er:5 28k:4 14s:4
food:demerara-sugar	1t	1ep:7x 1cv:12 1eq:h 1em:c 2ee:9 36a:5 14s:4
granulat	1x	1eq:3l 43k:2j 1em:28 1eo:14 1cv:t 1en:c 1ep:9 11z:8 36a:7 vl:6 1pr:4 14r:3
superfin	k	1er:14 1cr:9
softer	1q	1es:49 4ey:26 3vz:1r 3ki:17 1uy:16 41m:16 3u8:10 49j:x 15x:w 3ck:q 1k3:p 3cj:o 4jy:m 40e:k 24p:f 326:d 19u:d 38e:a 35m:9 ew:9 ed:8 qu:7 4b3:7 35w:6 2cl:6 co:5 4ez:5 3hi:4 1rd:4 2r4:4 3jd:4 1ki:3 1wy:3
bundt	o	1et:m 45f:9 k3:9 29r:7 1k8:6 1b7:6
food:brownie	5b	1eu:hg 36p:2q 1et:2l 3z1:1z 3yp:1h 1ji:1a 3yu:13 2xi:10 2q0:z k3:w 1op:s kb:n 214:n 1ud:i 1j1:f 3ys:d 20b:b 1cn:a 1mb:a 1ix:9 2g6:9 1fl:9 u1:7 1xj:6 1xs:6 3ns:5 46:4 2f:4 1qj:4 hd:4 1k9:4 3yr:3 l8:3 3gc:3 1b4:3
food:sandwich	2s	1ev:9j 294:1y 3u9:1n 1b3:1m 1ex:1h 3lz:1b 283:1a 1et:1a 2qx:19 3ov:y oq:w 22j:t 1pb:t 4bc:s 24g:q 19k:p 16n:p 2qw:o 3ly:k 3nt:j 1zu:i 3fw:f 1pa:e 2qy:e 2y5:d 1p7:b 1hn:a 27l:9 25h:9 40b:9 388:9 1fc:9 7r:7 26c:7 r9:6 2kz:4 3k8:4 1p9:4 193:4 hf:4 3pd:3 i5:3 li:3
parchment	2l	1zp:20 1ew:1j r5:1j xw:1j 1b7:q 1zr:m 1xj:7 1f3:3 hp:3 hh:3
taller	t	3ya:t 3jv:q 27h:o 3j6:m bq:l 3l7:e j5:6 40f:5 3yl:4 we:4 r9:3
scrunch	v	1ey:30 4g3:20 496:1o 2x4:w 4fy:n 36h:j 9w:6
flatten	2h	1ez:8y 3ti:2h 2lq:20 2t2:14 4p2:z 1wt:w 3it:r 1mu:m 45r:l 2xa:l 2vv:k 2t0:i 27h:e hl:d uu:d iv:b 2xb:7 2xe:7 3op:7 2t1:4 2xd:4 d7:3
groov	k	1f0:q 1xg:a
min	i1	1s7:34 213:2e 3e8:1w 47r:1k 2bj:1d 19q:1a 3ew:19 1k6:15 2tw:11 1bk:z yf:x 379:x 17n:w 2z:u 4nh:u sp:u 3y5:t 3rc:t 3xq:s 4pb:s 2zs:r 4nq:r 4em:q 159:q 2dr:q 123:p t0:p 1va:p 1pt:p a6:p 35z:o 3mq:o 3r1:o yl:n 145:m y9:l xj:k 3q7:k 3on:k 12h:j 2c2:j 1h0:j ys:j 2ou:j xn:j 1wj:j f2:i 3wn:i 2sg:i 3jv:i 1sv:h 1x9:h 1cx:h 1bi:h 10m:g 1kn:g 2uw:g 3qc:f jk:f 3lp:f
mustnt	16	3od:1a 112:13 1m1:t 2cq:s 319:r 2lp:q 4l:m 1pr:f 1zo:c 1u9:9 14c:9 3u7:9 3f:8 2dy:8 s7:5 ky:3
food:cake-case	18	1f3:7y o8:n 1f6:i 1fu:i wh:8 3hr:4
centimetr	1q	39d:2i 473:1y 2zj:1d 3jl:1d 1g6:1a 2pw:16 1zy:w 144:t 1jc:s 1xb:p 1f3:p 27:o 39e:i 340:g 2t4:e 1o0:e 3no:c 1kf:9 3rs:7 wu:6 1ez:5 1wa:5 1kg:5 1x7:4 wl:4 hm:4 p6:4 1zw:3 45k:3 tk:3
empty	3s	1f5:60 3k4:2o 3ig:20 3cr:1r u3:1j 3ld:1j 14t:1e 2zk:1a 9i:19 3w2:18 3gp:15 38l:z 1qj:w 1v1:w 2iu:w 10t:r 1gj:r 1bs:p 1u8:m 2a1:l 3be:k 3bf:k 3bd:k 1kx:i 15m:g 1ro:g l4:f 38o:f 1za:d 37m:d 2r4:d f7:c 38n:c 2u2:c 12b:c 28k:c 474:b vu:a 38m:a 2r5:9 1bo:9 i6:9 2ui:9 1jy:8 17b:8 38p:7 1xh:7 kc:6 1ws:6 1bq:6 uc:6 1bw:5 x:5 35q:5 26d:5 2jj:5 3bc:5 io:5 g7:5 2fw:5
cas	1t	1f6:bl 1et:1q 42x:1f 1v1:w kc:j 4c:b 2ui:4
18	18	1f7:39 24h:20 3zq:19 40z:p 3hp:o 3wg:l 19u:k 37:k 30:h 1ts:8 s9:5 kn:5 26j:3
completely	2o	2fo:20 25e:1b 342:1a to:18 1f8:14 51:12 4ff:11 34j:z 2vm:z 3gc:r 2ey:q 1i3:p qw:n lv:g 3my:g 1b6:f 1rc:f 18q:e 1g:e j6:e 2qh:e x7:e ne:d 1hx:d 39h:c 26y:c 193:b 368:b 3sc:b 1in:a 374:a 27i:a 1ao:a 3nm:9 a2:9 t5:8 bd:8 3i:7 8g:7 2de:6 1f9:6 4j7:5 2ak:5 233:4 1cv:4 2re:4 yr:3 t7:3 sm:3 18k:3 a5:3 3h9:3 28k:3 su:3
food:fruit-cake	k	1zs:16
food:cheesecake	2x	1fa:ek 236:13 1fo:10 1sa:q 1n0:l 1s4:e 1i5:a wz:9 145:7 2w2:4 1eb:4 1qj:3
food:flapjack	2h	1fb:b8 40u:29 2fs:21 419:1z 1k5:16 37w:13 1k3:w 2f:r 1g0:p 1hy:n 1cg:f 1k2:9 kd:9 2r3:8 hg:7 35m:6 1tg:5 3la:4 1tb:4 12m:4 2cl:4
dom	18	1fc:53 1fe:1w 45r:1b 1ez:j 4z:7 1np:6 42q:6 16l:5 sp:4
food:sponge-cake	r	1p7:v 237:t 2fp:q 1fc:n 1f9:d 2ws:6 kj:4 17f:3 np:3
volcano	1f	45r:2e 1fc:2a nw:1p 6x:1j 1p2:t 38s:q 1fg:m 3m7:c 1f6:a 72:9 2xu:9 n5:8 2jt:6 2cr:6 21l:6 1fe:6 6w:5 3jr:5 1f3:5 2da:4 3it:3 38o:3 12f:3
theyv	oh	1ff:8b 18n:3w 3yl:2p 3t5:1w l3:1o 3e4:1i 2ft:1h 12w:13 1d0:13 35x:x 34s:x 1kp:v 10m:t 3ec:s 22r:s 42x:r 23f:r kk:q 1fs:q 1s7:q 2se:q 2fb:p 36h:p 12z:n an:n 2ds:m bz:m 1y1:m 380:m 3fb:m 1k3:m 1wy:l 2v8:l 10y:l 456:k 1sr:k 1ua:j 23w:j yw:j 2wt:i 2sp:i hi:i i0:h 1ia:h 24c:g 1ki:g fi:g 2x5:g 9l:f 3yx:f 2i:f t7:e 10k:d w8:d 1ut:d 9k:c cd:c 341:c 1vx:c 3my:c
peak	31	1fg:ck 1pb:q hw:k 12v:c 1ve:5 1hq:5 20k:4 hz:3
slower	k	4j:a 1mp:7
food:cookie-dough	1b	1fi:81 1p2:1b 36j:15 37d:t 3i6:q kd:a
impatient	o	3m4:1b 1fi:x
relax	i	
food:cooking-chocolate	1o	1fl:cn 1fn:2z 1j4:v 40v:t 2w0:k hc:b 1jn:5 11z:5
food:teacake	m	1fn:1m 1j1:18 1j4:7 1j3:4 1j2:3 1fu:3
food:glace-cherry	k	1fm:11 1fn:o yl:5
food:raspberry	2q	1fo:95 197:1g 2na:19 15n:11 o7:x 38c:p 38b:p er:n 45j:n 1nx:m 2co:k 1fp:h z4:f qf:5 17z:4 24a:4
food:frozen-berry	1q	1fp:7v 2na:44 3y3:29 2ft:1n 1fo:d o7:8 197:6 2w3:3
bakery	m	1ft:1p 1ow:w c0:d 1oy:5 1fv:4 zi:3
styl	1z	3cd:1z 1ft:1i 223:1f 4b3:1d ig:18 3g6:18 19e:18 269:17 1ix:16 39i:15 29r:14 19l:14 4l4:10 18s:x ha:q 3jh:q 1ag:o 4mg:n 10q:n 127:m 3z4:k 26a:k 2fo:k 3os:k 22n:j 26g:j 26z:i 1aa:g 1sa:e 2a5:b 1jl:9 2nd:8 xu:7 2q7:7 3e6:7 1tm:6 3g5:6 15b:5 26m:4 1gl:3 1fv:3 2e4:3 1zo:3 u7:3
leathery	26	1fs:4k 1fq:15 2ea:10 1vf:y 48h:u cv:p kc:o 3mo:o 1ft:o 14h:n 39g:n 2it:n 2dr:j 2ux:i 3ec:h cm:g 38e:g 1se:f tf:e 19n:e 486:c ph:b 2ot:b 36r:a 1sr:a 4ab:a xl:7 39h:7 1kp:6 1t2:5 341:4 1ax:4 19t:4 1ec:4 3mp:4 4ac:3 2s:3
mist	m	1fq:1z 4ff:u 3l5:a zk:6 t0:5
food:bread-roll	1m	1fu:5h o8:22 1fq:19 1j5:w 1j7:t 1h9:r 1ft:q 1zu:p 1nf:k 1po:j 1qs:g 1ll:e y3:a 1j6:a 1j8:4 1f3:4 1mx:3 1gq:3 t0:3 1ha:3
230	i	
210	i	
marg	m	1fz:2f bp:d 1g0:6
food:spreadable-butter	10	1fy:3i k7:t 1fz:7 kg:7 bc:4 1fx:4 1p9:4 1h3:3
dearer	k	1fx:1p 1g0:8
food:low-fat-spread	v	1g0:46 kb:1b k7:4
greasy	7m	18a:6p 1g1:4h 1g2:28 3k6:1r 16f:1p 3tv:1j 1fb:s 2ec:s 36j:r nl:p 71:p 219:n 25z:m 2ed:m nj:j 4jl:h 1qq:e 140:e 1lc:e 2v:d 1fi:d 42f:b 4m:a 16h:a 1xg:a 2sa:8 16g:7 tr:6 1cl:5 1qy:5 kd:4 11g:4 6m:3 uj:3
moister	k	1g2:1n 1g3:5
neutral	i	
means:serve	m2	1g4:aw 1ci:77 266:6o 1jq:2o 14m:22 2d5:1m 3ol:1i 27o:1g 26c:1c 291:16 4cr:16 4cs:16 2so:10 1cf:10 297:v 1k9:v 1wf:v 23o:s 28m:r 3kj:q 296:q 36o:p 4os:n xn:m 13:m np:l 27l:j ag:i 1q8:g 47j:g lj:f 3y:e 14n:d 49b:d 1iq:d 43s:c 1kb:c 28n:c 27a:b 2co:b 1sw:a 2sk:a 1l8:a n0:9 97:9 af:9 16y:9 rz:9 271:9 3ai:8 6p:8 27e:8 27f:7 1ld:7 ot:7 1l7:7 4nn:6 sf:6 3fi:6 eb:5
ratio	10	1g5:5e 46y:1n 2u0:1l 2qu:y 2qv:d 23k:7 g0:6 1kt:6 ue:5 1g7:3 1ga:3
inch	4w	29r:37 1f4:33 hm:2i 4gr:25 1jd:1x hj:1q 1zt:1i 3n8:19 2en:17 3ek:16 1vx:v 4ch:q tk:p 1kg:l 1zw:j 3dq:j 1iw:h 1g6:e 3y5:e 2g:e we:c tu:c 16g:c 1zy:b 30:a wc:a kj:9 k3:9 13b:9 1g5:8 4f0:7 1g7:7 1ga:7 l1:6 14b:6 ib:6 zr:6 16f:5 nh:5 1su:5 1ve:4 1kf:4 162:4 13i:4 z:4 8m:3 2dq:3 3l9:3 y:3
glac	k	kj:f 1g5:d 1ga:c
quantity	4l	3j4:1q 1g5:1p 45j:1n x:1l 43k:1g 2c3:1e 1ef:14 4ml:12 bt:10 3kj:y 40x:y 3bh:u 1j4:u 141:t 2qa:r u6:p 9c:n 1bu:m 4m6:l 1du:k 9a:k 3ap:k 3h8:j 3h7:j 2b9:j 3v1:j 33n:j 14s:i 2wu:h fi:f 3nn:f 3ar:e 2xc:e 9b:d 2pl:d 413:d 1j3:c 30a:c 3ez:b 45i:b uz:b lw:b 1pr:a fz:9 1bp:8 2zw:8 n2:8 1n2:8 lb:8 l0:8 1q8:8 2fw:7 3z2:7 3z4:6 15q:6 2ps:6 1mb:6 3l7:5 173:5 9d:5
dozen	1q	3gz:41 3w8:24 3tk:20 3rs:1e 3k0:18 24h:13 18g:w 3ao:v 3br:u kk:s 2o2:r 44v:q 2i2:j 1ro:i lb:e 4c:d 2a5:9 1g5:8 1g7:7 1ga:7 3iw:6 is:6 jf:5 4in:5 3mr:5 1h3:4 bq:4 xh:3
proportion	k	kj:f 1g5:d 1g7:b
food:hot-chocolate	2a	1gb:e5 1p2:y jl:9 2jt:7 fy:5
alkalis	k	1gb:e 1gc:9
sold	16	3uf:1q 3ko:1e 4lx:14 1gc:x kf:o 25t:i s3:g 27:g wt:c 17n:b 1gb:a 3ig:9 m6:8 v9:7 3g2:6 vc:5 1b8:4 1f4:3 106:3 1po:3 s2:3
pur	o	1ge:31 11v:1b vq:4 3fq:4
unsweeten	k	1gb:k
food:vanilla-extract	4r	1gg:fj 2yt:23 1gk:1w 15u:1l 2rj:1h 1gj:g 1cj:e 4jv:9 15j:8 2nd:5 1gh:4
food:flavour-extract	1b	1gh:7w 1gj:2b 1gk:i 1gg:c 3zm:9
pod	2h	1gi:f6 2zp:1h 1gj:15 1rc:v 3n5:e 20d:b 20e:9 1gh:4 2gx:3
extract	18	1gh:25 1gg:1v 1gj:1u 34j:p 1gk:5
food:vanilla-pod	x	1gk:2f 1gh:z 1gg:x 1gj:o
substitut	35	1zo:9u 4jp:1z 3ma:1v 1r2:1u 26e:1f 1gl:10 4f4:y 14s:x 1mo:w 34i:s 2qo:s 1kz:r 2qn:r 3eo:n 1s8:n 2rk:n 3c2:k 2q1:k 2qd:i 4f9:h 24l:g 1jf:g 19i:g 1gk:g 2pr:f 1ik:f 1pr:e 2rh:e zr:d m8:d 1i7:d 11o:d 1ch:c 1gj:c 20h:b 2vk:b 2qf:b 1gm:a 2rv:a 255:a 142:9 1cr:9 1nx:9 20j:9 2rl:8 3v9:8 1bx:8 27t:8 on:8 1n2:7 2ri:7 1mn:6 2rq:6 2ro:6 3w:6 27x:6 32u:5 18t:5 1pv:5 2qc:5
imitation	m	1gj:y 1gg:9 1gk:4
awful	64	17p:2e 271:1s 4al:1r 3ad:1o 1aj:1g 4h7:1f 37s:1b 412:1a 3ld:1a 3i8:15 t3:15 12t:15 2dq:14 2m4:11 2fx:z 1kf:z 3rj:y uj:x 4jl:u 1cl:u 3hv:t 44n:t 1sk:r 2vx:q 4nv:p 4nw:p 3s5:p 2sy:o 3cf:m 32g:m 3zg:k 3il:k 1i1:k 3a2:j 33e:j 12j:i 108:h xe:g 1cf:g 2zr:g 1pm:f xk:f 2ip:f 1rc:f l9:e 3jl:d 2xj:d 2fz:d 25n:d 3ia:d 1qy:d 13u:d 1di:c 2c1:b 49d:b 1pr:a 1gk:a 31o:a 2f1:a 25:9
food:coffee	28	1go:bx 2f9:1g 2cg:1a 4jn:19 jw:x 47i:x 47h:x 47g:o 3qp:l 2rf:j wp:h 2m3:f 1cf:c 1lx:a 2ce:8 2vz:8 1rr:7 e1:5 w2:5 ee:5 34d:4 145:3 33t:3
artificial	i	
bread	1v	1gq:7a 3vr:2c 1fu:1k 2ue:1g 1rw:16 1pl:13 39v:t sx:q 18g:o 18z:e 3dm:c 20v:9 tj:8 2u6:7 cy:6 1po:5 2lt:4 2ud:4 zk:4 sz:3 e7:3
vegan	5g	1gr:b6 a4:2s 4dv:1n 1gs:1m 3h6:1e 1pa:18 26e:14 42o:12 4ay:10 3lf:z 28k:v 1cd:v m1:u pq:r 2qk:n 2qw:i 14t:i 1n5:h 3lg:h 21f:e 3f5:e 33i:c 1bt:c cb:b 1m1:b 3vt:a 3ql:a 18x:a 18r:a z0:a 1l5:9 xi:9 1zo:8 1m4:7 ei:7 1mp:7 2r4:7 1l2:6 1gl:4 kr:4 1ot:4 1ah:4 ma:4 2cr:4 1lb:3 1fu:3 kb:3 2cj:3 lx:3
food:soya-drink	16	1gs:2z 2fr:24 1ah:24 38q:22 1nl:e 2o5:a 1lx:6
matt	o	ur:1a 3t5:o zt:d 12c:b 3hi:7 3w:3
baker	m	1gu:2e 1gw:10 1gv:g 1h1:6
percentag	x	1gv:2q 1gy:2g 2v:q 1jn:f hc:9 1gw:6 3ws:4 1fl:3
hydration	o	1gw:4e 1gv:e 1gu:6
70	v	1gx:4c jv:19 1gv:f 1rp:c 1gu:a 1rq:8 2om:7 2ol:7 q7:7 1vr:6 1vl:4 yh:3
percent	1k	1gy:6c 1gv:22 hc:1e 1g0:z 2v:z 1jn:x 2qv:p 1cx:p 1jo:b 1fl:8 1gx:6 2d5:5 1es:5 1qh:5
500g	r	1re:15 1gw:n 1gv:m 1s3:j 1ee:f 1gu:e 1ry:b 2a4:a 14q:9 s0:4
wetter	o	44m:1o 1kr:p 1gw:n 1gv:m 1gu:e ji:8 339:4 33a:4
video	k	1gw:n 1gv:m 1gu:e
explain	18	3un:1s 3jz:1l 2sx:1j 1gw:19 20l:15 333:15 48t:11 30f:v z6:m 1h2:k 3y4:k 2k5:c 1vv:9 335:9 nc:8 1gv:8 1ya:8 13v:7 2s7:5 11g:5 32f:5 20o:4 495:4
sixty	10	44f:1s 44v:z kb:t 1vp:t 2v5:p 1gw:n 1gv:m 1gu:e 3aj:a sp:a v5:a 1p9:9 1eq:5 36y:5 22q:4 1em:3 19c:3
fiv	j6	1h4:b5 4dp:2m 3k7:1r 1n7:1k 3l7:1j ew:19 21j:19 342:18 1gv:13 x1:12 3cq:12 2bi:10 41e:10 e2:x 297:x 49n:w 37h:v 69:s 1gx:r 472:o ko:n 1f1:n yd:n e3:m rf:l 1gy:l 1k:l 4np:k 42o:k 3d2:i 4al:i 2dm:h 1jm:h 1t9:g 63:g 1u7:g 1cp:g tt:g 20x:g 3aq:f 28z:f th:f 3s3:f 311:f 2tc:f 2v7:f 33i:e jj:e 22d:e 1kl:e 3f1:e 3a7:d 1c1:c 39g:c 3nz:b 4mt:b 4io:b 2b8:b la:a 22v:a
formula	o	1nl:1i 1h5:12 1gw:10 1gu:l 228:8 1gv:6 xd:4
confus	14	27d:1v 1gw:10 1zt:r 1gu:l 1zv:l 1k5:j 2r3:e 2er:d 9e:c 40x:b 3bb:a 1zx:a 1zw:a 14t:9 3p6:8 rt:8 1nt:7 1gv:6 q3:4 qp:3
food:ciabatta	18	1h7:9f 1ds:u zg:j 1j9:j 1d8:7 ge:6 zi:4 3hm:3 3hn:3
68	v	1rl:1m 3sv:z 1s5:i 2om:e 2ol:e 1vr:d 1gx:a 2vi:7 1rm:6 2oq:6 wv:6 sj:5 1rg:5 1yu:5 29k:4 1al:3 1rf:3 1re:3
food:eclair	10	1h9:6h
food:choux-pastry	r	1ha:2t 20k:17 1h9:15 2v6:n 1de:i 1hb:3
v	m	1h9:s 1yj:e 1yf:c 1yh:a 1ha:3
pierc	r	1wn:13 2ls:x 1h9:r 10f:p 10h:j 24o:f 1ha:3
deflat	x	yl:y 2dg:x 1hd:o ck:o 1h9:m 2dh:e 10y:e 3j5:5 1ha:5 1hb:3 eh:3
scor	1f	1he:7s 1hf:3i 1hm:y 2sn:i 2ep:d 3ek:b 198:b 18l:b 3f8:8 2sp:7 2w8:5
slash	14	1hf:51 1he:29 2dg:1c 2w8:s 1hm:q 2dh:l 9s:d
lam	k	1hh:v 1hf:m 1hl:5
razor	k	1hf:q 1hg:8 1hh:8 1hl:6
drag	1d	14u:1y 1ka:1x 23z:1c 1k6:16 2u6:12 1k7:10 17h:w 3mx:r 1hj:q 1hf:g 215:f 60:a 3bv:a c7:8 1ta:7 2sv:6 nm:5 1hg:5 1hl:4 2bu:3
pattern	14	1hj:3c 3mx:1n 4ns:1b 12v:13 132:t 1hh:r 3px:p 1hf:i 4p5:f 3ti:b 1hi:8 3w4:7 1hg:6 2co:6 1hl:4 4p6:4
prov	18	1hk:8v 2dg:v 1j9:h 1d8:f 2dh:e 1hf:a ge:7
ear	x	2mz:1a 3mv:z 1hl:y 1hh:o 1wc:h 1hf:h 2ml:g qa:f 2n9:d 1ye:9 2vl:9 rr:9 2vk:8 3vk:8 q9:7 1hg:5 f:4
cross	14	1hm:51 1he:1v 1hf:m 45b:k jp:e ap:b me:a 1oo:8 24f:8 ax:6 176:4 18q:4 1ou:3
food:soda-bread	k	1cu:g
weakest	i	
serrat	i	
almost	1m	44a:2d 3uy:1r 1hq:1q 34w:y 3k1:y vw:x 3hv:p 12x:p 1te:l aj:k 2e4:j ym:e ot:e 2e3:d b3:b oj:b hw:a ji:a 1h0:a jk:9 2ud:6 3a2:6 21k:6 km:5 av:5 zf:4 1kr:4
sag	r	37h:1x 3rl:1r 2di:y 3no:s 3nt:j 2e9:f 3nu:7 3l8:5 1rr:3
sift	2h	1hs:bm 81:c
lighter	9j	1qe:5c 1ht:4u 1nu:3c 1pd:38 25n:2w 1hu:24 1qy:1r 69:1o 1cl:1l oj:1c 4ew:1b 1l:14 386:x if:w 42f:v 4ex:u 1ck:s 1kt:n 1cb:l yd:g 2ir:a 3sn:7 pl:7 265:7 19f:6 1b:6 25z:5 1cf:4 1py:4 1jp:3 ox:3 383:3 10q:3
food:bran	k	1hu:z 1hs:8
food:ground-almond	1q	1hv:b7 1p3:17 1d6:e 1l1:b 1p4:8 1kw:5 4b9:5
seldom	i	
bendy	1q	1hx:7q 188:12 1i0:j 1hz:j 1hy:c 2i1:a 2i0:a wo:a 1kp:9 33p:8 7j:6 23f:6 15r:6 ue:6 341:5 18f:4
cakey	t	1hy:37 1eu:i kd:c 1i4:4
chewiness	k	1i0:v 1hy:k wo:f 1i1:4
crinkly	k	1hz:v 1hy:k wo:f 1i1:4
bang	12	1i1:47 rp:1h 1zg:k 2d2:g yt:9 41:6 fv:4 14g:4 a5:4 3e9:4 fw:3
9	1z	1i2:4s 2b7:1w 40z:10 1ts:t 1qn:r 10d:q 1zt:d 29q:c 3cq:b 29r:b 1ql:a 1i3:a 142:8 k3:6 x0:6 2id:6 2ic:6 1zw:5 45l:5 2ij:5 14j:5 1ai:3 cm:3 201:3
11	18	1i3:1t 40u:17 4if:j u6:9 1qm:9 3f2:7 o7:6 1ai:5 30:5
crinkl	k	1eu:8 1ix:8 1hy:8
tall	1b	1iw:1h yl:19 3ov:14 14c:w w2:g 18o:f 1i5:e 1e6:d wz:d 4pq:c 3j5:c nh:b 1ia:b 145:a 1e1:8 1rt:8 12l:7 1i6:6 1eb:5 1tg:5 ck:5 12s:5 8b:5 395:5 2sl:4 7d:4 r7:4 1kt:4
sideway	o	1i6:16 1ia:r 3ym:q w2:k 3ye:4 1i9:4 3yl:3
cutter	1m	1i7:b7 2dq:9 ao:8 an:6 116:4 21i:4
sens	t	20l:15 1hj:15 1i6:k 3mx:a w2:9 ks:9 19c:8 yo:5 33s:4 20o:4
dribbl	k	1i6:s w2:8
tower	v	2dn:1c 3yk:1c 1i6:11 1ia:y l3:k 39p:d w2:c 1i5:9 3ye:8 3yl:7 2v:7 1jc:6
tir	1b	403:1v 3u9:1t 2br:18 2oz:15 1ib:13 18g:13 aj:t 3x4:l 3qf:h 15r:g ic:d 2bs:b 38x:b 4j:a is:7 2jd:7 38y:6 t3:5 12k:5 17v:5 18f:5 k1:5 ua:4 1t4:4 36n:3 356:3 2nf:3 63:3
food:filo-pastry	12	1ic:6j 1lr:1b 1id:11 1v0:4
food:puff-pastry	1h	1id:66 1ic:2h k9:11 1lr:v kc:t 1if:7
torn	1z	1ie:2q w6:2p 2j9:1y 1k8:17 3qk:s 1ic:q 3gv:m em:l 41:i w4:f tq:e 1k7:c w1:a l3:8 sd:8 sy:7 5k:6 1ih:4 1id:3 1wt:3
unroll	10	1if:5k 2tb:1j 3nm:11 2lt:u 1ic:9 yo:5
refreez	t	1ig:40 1ic:w 2e0:f
food:baklava	k	1ic:w
wrapper	14	2wj:3v 1ii:2r 1iv:11 42u:a 4ns:7 1zq:6 1yl:4
colder	m	at:15 ft:g
warmer	i	
food:cream-of-tartar	10	1il:8f
food:pavlova	41	1im:a7 1cm:3l 4cj:2i 2ft:2b 4d1:1v 1y4:19 1fp:11 215:y 252:v 1k9:v 291:p 3qu:n 1bt:n rv:j 1k6:e 1e1:c 1fa:c 1iu:c 1iq:b 2fa:b 3qc:a 2da:9 1b9:8 1n5:8 43y:7 1a4:7 34z:5 4d5:4 1s4:4 1m1:4 4ct:3 1vv:3 1fg:3
food:white-wine-vinegar	16	1br:45 1in:2b 1bu:1j 13t:13 1il:s 4mb:8 1bw:4 1bv:4
marshmallowy	m	1jh:25 1il:10 1jj:4
centr	7d	ak:3o 1ip:1s 110:16 1th:16 1sx:11 1t8:v yt:m 1k2:l 1ji:l 1jm:k o4:k 2d2:g 1wb:d 19q:d 3b7:b dq:a 1il:a 2vi:a 1nh:a 3b8:9 27f:9 1sb:8 3on:7 1we:7 1ta:5 1m8:5 16w:5 1yw:5 1jc:4 2og:4 1cn:4 2hh:4
food:marshmallow	r	1iq:16 1l8:z 1ud:g 14g:f 1qo:e jt:c 1n5:b 2is:a 23a:8 1l9:5 1ld:3 1l7:3
steady	m	3yg:1r 2ox:q 2be:5 2gx:5
harder	x	1l4:z 12u:u 1ir:s 1v9:r 1ea:o 4fy:h 2fu:g 36h:g 3cp:d 2bj:c 5l:9 2je:6 12f:6 1xb:6 9w:5 6s:3
overbeat	m	3yx:18 3yw:15 1xv:m 3pm:i 2e8:9
weep	1v	1iu:4b 3eg:2d 1y1:25 3pz:1q 2s0:1k 352:1c 3il:18 2ip:x 1im:w 3px:v 1y4:p 2e7:m 1jb:m 3xl:l 4p5:j 4cj:j 1i5:h 1iw:g 38a:e 3qf:a w5:9 41l:8 2eq:8 yk:6 28b:6 4p6:6 19d:6 1ve:4 2ty:4 1hj:4 2bo:3 3ob:3
papery	x	1iv:2y 137:1a 2ob:g 1i4:d 20s:a 3x8:8 8i:7 1eu:7 1ix:7 1hy:7 3x7:6 138:3
secret	12	1iw:2n 1i5:1i 4j7:11 2qg:11 15b:q 3kf:a a1:8 1eu:8 1ix:8 1hy:8 486:6 3ke:4 3nb:3
fudgy	r	1ix:51 1eu:a 1ji:3
flaky	v	1iy:3q 422:1r xs:f 1i4:d 1eu:7 1ix:7 1hy:7
food:dried-fruit	12	1j3:2h 1iz:1w 1j4:1l 28p:t 2ea:m u5:l u6:h 26x:7 2w0:7 1ax:5
food:rum	1b	1j0:7z 1go:11 ye:g 2uz:b 1a7:9 3qw:4
food:christmas-cake	m	1fm:18 2d9:n 1j4:7 2d7:6 1j3:4 1j2:4 1fu:4 46:3
plump	v	1az:v 1j2:r u5:n 1j0:h 19u:f 1j1:b 1fm:a u6:7 2wm:3
food:currant	t	1j3:3k 1j4:1o 1iz:19 u6:8 1j1:7 1fm:7
food:dried-apricot	x	1iz:20 1j3:1d 26l:v 2w0:s u6:h 40v:g 1fl:c u5:7
food:pastry-sweet	m	1j5:3f 1j7:g 1j8:a 1j9:7 1j6:5
food:brioche	r	1j6:4r 1ja:2r 1kj:8 1kk:7
babka	m	1j7:3a 1j5:i 1j8:a 1j9:7 1j6:5 1ja:3
cinnamon	k	1j5:x 1j7:v 1j6:a
enrich	m	1j5:v 1j7:t ge:c 1d8:a 1j6:9 1j8:4
food:hot-cross-bun	r	1j6:4g 1kk:1t 1kj:y 1ja:9 1j5:5 1j7:4
leak	49	1jb:cv 1jc:2i 4nh:2i 1v5:1a 1tu:14 1so:13 3ow:12 uj:w 41l:v 140:r 3q0:n ek:m 1s4:l 28m:l 3a6:h 25a:g v2:g 1y4:f 2bx:e 1zb:d 182:c 29b:c 1lj:a 29a:a qo:9 28n:9 kc:8 nm:7 2d5:7 1tv:6 29s:6 17x:5 2eq:5 1x9:5 1np:4 w9:4 15v:3
ooz	1m	1jc:2e 4pk:1s 19q:1b 3il:16 1j7:11 1ia:z 1y4:u 2su:q 1sn:q l7:p 1jb:o 1so:m 3fp:i 3gc:f 27x:e 1ip:c 1xv:c 1j6:c 3pm:a y6:8 1ta:6 1f4:6 1sm:5 1j8:5 39p:5 1iu:5 2v:4 3n2:4 1j9:3
28	m	1jd:1x 3hr:8
forgiv	i	
ingredient	38	1jf:ao 3qs:3a 28v:1w 385:1k 1nt:18 1l8:14 3co:u u2:t 2ei:t 3hy:t 1ou:s 3ie:r 3vo:q 3go:o 2xl:l b5:g vm:f 30w:f 1pi:d 1qm:d ye:b 2a3:b 30j:b 29u:a 2xk:a 31p:9 fy:8 1fi:8 316:8 338:8 1iq:7 28u:7 3vp:7 2zz:6 1gl:6 1l9:6 1d9:5 dv:5 br:5 mu:5 1fl:5 384:4 1ld:4 1l7:4 2a2:4 9n:3 w2:3 3hs:3 1jg:3 31f:3 31e:3 2uk:3
unbak	1f	1jg:4b rw:2l 231:1j 35d:1h 1ko:13 rv:m 1fa:e at:6 g8:5 1jw:4 lg:3 ad:3
flourless	k	1io:19 1jh:y 1jj:9
gooey	2a	1ji:9j 3h6:1w 1k2:1l 1jh:1e 3lb:z 2g6:z 1nc:y 1th:m 1ne:j 19q:i 320:i 12x:g 4dl:e 1io:e 1eu:c 1jc:c 2i2:8 w7:8 47u:8 3wi:7 kk:6 1cn:6 341:5 2ie:5 43c:5 1ix:4 1q8:4 4di:3
desert	r	2d7:2a 1jh:1w 3x8:13 3x7:w 1io:i 1iv:5 215:5
fallen	28	1jk:3a 3sx:2x 4jf:26 10k:1x 1iv:1u 38s:1b 1jh:18 4an:15 2s9:11 443:11 su:t 34s:e i0:d 1io:c 336:a 2d2:a 1wz:a 3dt:8 h4:8 3j5:7 368:6 3a8:5 3af:5 yt:4 eh:4 cz:4 qn:4 ck:3
food:mousse	16	1jl:5v 3qo:1e 1nh:u 2fp:p 25q:m 2ll:h 1fa:f 3qn:d 2og:d 2nl:b 1nf:6 2ws:6 um:5 17f:3 1fd:3
wobbl	26	1jm:8k 1ta:59 1v8:3g 3o6:1y 31w:p 31r:7 1t8:6 nw:4 31y:4 4ls:4 182:3
85	10	1jn:1y hc:1n 36u:18 2g6:v dt:u pg:l 1jo:g 2i7:f 38m:a 1fl:a 1sm:9 4ei:8 1to:6 2gf:4 2gg:4 42y:4 yb:3 3ux:3
food:white-chocolate	r	1jo:1q 1jn:13 rj:y hc:o 2uj:i 1gy:b
expensiv	3l	1yv:2n 265:20 zx:1r 382:1e 2a3:1a 1gm:1a 1zl:15 1mz:15 4a9:13 25w:11 43j:s 3rd:p 2a2:o 2q9:j 2ft:i m8:i 3ct:i 1e5:h v:g 21m:g 4am:g 2na:d 1jn:b 1jo:b 25t:b 26s:b 383:b 22u:b 19h:b 2n4:9 1d1:8 3fi:7 hc:7 2b1:7 1vy:7 1fp:5 115:5 18v:5 346:4 1lf:4 1gg:4 3cv:4 n6:3 1gy:3 2j0:3
suit	3s	4jp:25 4g8:1r 3qu:1d 3bs:1c 287:19 2w5:17 m9:17 4at:11 27z:y 1n8:x 210:w 39r:u 45z:t 1jq:r 378:r 12g:q 460:q 2fr:p 374:p rk:n rn:n 4hf:l x7:k 9y:j 1rw:j 28v:i 4mz:i 1sl:i 275:i 3ic:h 2uk:g 168:g 1g4:f 4ew:f 13g:f 1k9:f 4lk:e 2qb:e 22u:e 33q:d 1rx:d 11k:d 3zg:d 3wi:c 3ks:b 154:b ju:a 2hw:a ye:a 4ex:9 3ah:9 3k8:8 2as:7 17b:7 26v:7 1e2:7 3kc:6 1i3:6 3i2:6 19y:5
ganach	m	1jr:2q 2ea:j
stiffly	i	
beforehand	2d	1jt:24 162:1k 1v8:1f 1am:16 2re:12 3od:10 4mr:z 3jk:z lp:u 1vq:s 3sp:r 1ms:o 1d0:g yk:f 3rf:e ln:e 1la:d qg:a 3df:a u6:a 1ju:8 1g9:8 2wg:8 1j0:8 16u:7 9r:7 lm:7 3ar:7 2lw:6 2je:5 qf:5 1n8:5 tg:5 1jv:4 389:3 9v:3 24v:3 rc:3
food:frozen-fruit	14	1ju:9s 2w6:1y 3sb:e
food:quince	i	
meet	o	1te:1m 2bk:17 12a:b
food:muesli	x	1jx:68 2fs:w 4j7:u mj:8 1k0:4
jumbo	1k	1jy:7z z8:1k 3vs:v 3b3:i 1w9:e 1jx:6 m4:4
food:desiccated-coconut	v	1jz:6a 2rf:l 4ga:3 lx:3
food:quinoa-flake	k	mj:13 1jx:a md:7
food:gluten-free-oat	r	1k1:47 mj:11 1jx:a 414:7 md:7 1kw:5 1k0:4
underbak	v	1ji:1c 1k2:12 2wf:u 1fb:p 419:h 1jm:c 2wa:7 1hy:5 1tf:3
tooth	10	3la:2f 39m:14 1fb:v 3yi:p 3yj:p 1k3:h 185:d 13e:b 26r:9 2sy:7 33q:6 1cn:5 35m:4 19u:3 ty:3
breakingly	k	1fb:m
food:cereal-bar	t	3wq:2c 1fb:1o 2ik:13 3h1:3
neat	24	14u:29 1hi:23 215:20 3vb:1t 2xw:1o 3j9:1i 2kc:1f 3ow:1a 3a8:17 1k6:15 3f8:13 k3:x 2sf:s uz:s 1s4:q 10c:h 1k7:h 39v:g 2si:f 2sv:e 4an:e tr:d 4mc:d 4jt:c 1qu:c 21y:b 393:a 2w2:7 39w:7 sp:6 st:5 1tb:4 2a0:4 36f:4
neatly	1q	1hi:21 w1:1q 3bv:1f 1vd:1a w9:19 ts:t 2sd:p 4ms:o 36f:j 3yk:j 38g:i 1ie:g 3uj:g 2u6:f 1k6:e k3:e 1k7:e 46q:b v4:a 2bv:a 3pi:8 3o5:6 1wr:6 1ka:6 3ow:5 7e:5 200:5 1ki:4 1ak:4 sg:4 1t3:3
food:trifle	o	1k8:2x 2dw:s 1nb:e 2es:d 1x7:8
food:ice-cream	1z	1k9:9f 42x:1f 1pp:13 2vs:y 3nh:w 2cp:i xu:a 271:9 291:4 1cf:3
saw	16	1ka:30 2g7:s 4m4:g 364:f 365:f 3xn:f 35l:d 4m0:9 366:9 362:9 375:9 2g3:8 ub:8 8e:8 38g:8 gc:7 q0:6 2j8:5 17t:5 4gx:5 1mi:4 hn:4 2g1:3 4gv:3
decorat	16	271:2q 1kb:1m 1kc:1g 1me:19 r6:14 lj:f ud:8 15c:6 3sg:4
pretty	2s	1kc:4m 1kb:2v 12v:24 3zm:1u 3lq:1c 1ur:1b 1hj:18 19y:17 1oo:12 2xw:12 1xu:u 45a:u ud:u 1ay:t 459:t 2sk:s 3vx:q 37v:q 3vl:o 28x:o 1nt:l 2wb:j 2n4:g 2d3:e ju:e 1fo:d 2q8:b 451:a 350:a r6:9 4jt:8 lx:8 3wf:7 29s:7 3lr:7 3mx:6 1i8:5 13b:5 u0:5 vx:4 1k9:4 3sg:4 hj:4 r1:4 2x9:3 t7:3
glacé	k	4c:a
funnel	o	1ke:3s 21s:b 229:9 22b:4 22a:4
pound	2d	1kf:66 3bk:1k 46j:1j 39e:1g wy:1a 1zw:14 25:13 2g8:11 2iu:10 3hw:x 384:w x0:w 16z:u 15y:t 3or:s 1pq:r 2t1:p dj:n 1zy:m 1zt:l 2lq:j 21v:i 2ow:g 3bt:f f7:e 385:c 2ap:a 2rc:8 b3:8 137:8 45l:7 2qw:6 2t5:5 2cz:5 2t4:4 382:4 31j:4 we:4 23b:3
coin	12	1kg:6f 1ie:e w6:8 1f4:5
wider	m	16s:o 1kh:m 3nt:c wk:b qq:6
til	10	21l:20 1if:14 3iu:z 1k3:t 2ds:t 3h1:h 1oo:e 2wg:c 331:9 1v5:9 3it:9 ek:8 3la:7 2cl:7 2lx:6 lm:5 1ya:4 350:4 aj:4 230:3 1ki:3
food:festive-bread	o	1kj:3s 1kk:20 1ja:e 1j6:c
food:croissant	m	1kk:3g 1ja:h 1kj:c
slight	r	1kl:3a 1td:1f 1jm:c 1tq:6 19q:4 1t8:4
silkier	i	
hasnt	3y	1kn:2q 4g2:1q 2u5:1e 3z1:19 38u:15 2d6:13 1co:12 14d:10 2ch:w 2f5:t 2dv:t nh:s 1jl:r 1d8:q mm:p 35z:n 14c:n 3ah:m 2qf:m ng:l 7b:l 117:k t0:k 17s:k 12o:j 2pl:i 2w4:h 1iu:h 2fp:g 2vz:g oa:f 49:d 2d5:d 158:b 12w:a 274:a 2f6:a 1hv:9 bq:8 1tm:8 ek:8 1ct:7 3sy:7 1v4:7 ur:7 1hk:6 12m:6 vx:6 14h:6 10m:5 be:5 11c:5 2df:5 1ne:5 3or:5 lv:5 lr:5 i7:5 2f3:4 18t:4
collect	t	2sa:1f 2eq:1a 1jl:14 aj:l 14o:g at:e 1kq:7 1jg:3
wrinkly	1d	1jl:13 3bi:10 23f:z 1fs:w 3tn:t 130:q 1cg:m 3l8:j 7j:i 1kp:f 44d:e 25g:e ao:d fi:d 1vx:b 2sp:a 12w:9 es:7 w0:7 1kq:7 20t:7 3iy:6 1b1:4 2v8:4 dx:4 b6:4
posset	k	1jl:16
truly	14	42w:26 37j:1k 2iy:1h 34w:1f 3gc:x kq:o 4do:i 14f:g 1h0:f 216:a 1ty:a ux:5 36q:4 1kt:3
spring	2f	1ks:aj 19q:44 2nv:27 4no:1o 2od:1e 149:t 21y:m 2dl:f 28g:f 2wj:9 19f:9 3y8:8 b5:8 1kh:6 2oe:3
fluffy	2d	1kt:am r4:3s 2hq:2i 44b:19 4f3:y i8:s 2wf:s 2hp:r 1vh:n 3q2:m 3tm:i 1vi:f 259:e 3h9:d o3:b it:b b0:a lz:9 1g5:9 2u0:8 21s:7 1bb:7 2sp:5 3o6:5 ol:4 if:4 1vj:3
food:gluten-free-vegetable-gravy	k	1l0:18 m6:3
food:white-sauce	78	1kv:hg 1ky:2a 1v6:1b 1qy:x mc:k 3gj:j xx:h 1aj:h 3ed:b 12p:b 2hz:a je:9 uk:9 12u:7 3wg:7 m3:7 yu:7 wc:5 22p:5 20t:5 1va:5 cy:5 oy:4 cm:4
gf	14	1kw:2m m0:y 1l1:k 1hv:d me:c 1k1:9 m6:8 2r9:7 1l2:6 3kr:5 414:4 48f:4 415:3 1o5:3
food:arrowroot	10	1kx:5p 1kz:24 vv:d 1ku:7 1l0:5
food:cheese-sauce	1k	1ky:4x xo:1o 38a:1i 44u:1f 27e:u 27f:r 1kv:p 184:o 27g:i 1ku:h 2c8:c 1l0:b 23k:7 1w0:7 1wr:6 15s:6 ij:5 i7:4 1oo:3 12j:3
food:potato-starch	1d	1kz:9h m6:9 2qf:8 1kx:5 3f5:4
slak	m	2tm:1u 1ku:1m
food:gluten-free-plain-flour	1z	1l1:4r 1hv:1u 1kw:1n me:1h 1d4:k vv:i 1f2:f 1m1:b 1d5:9 m6:8 qt:6 1l2:6 m0:5 1lb:5 1p3:4 gd:4 mi:4
food:spelt-flour	m	md:24 1pa:6 1hv:4
food:worcestershire-sauce	2f	1l3:c4 3ci:n 3bg:9 3bc:3
reduction	m	5l:s 2xv:i
vegetarian	5t	1l5:b3 1ln:44 1qg:3p 4ap:22 2nb:1e 19v:1d 1mo:x 4at:x 2ce:v 2qk:v 1nj:r 3tb:r 1q2:q 3vu:n 3vt:m 3b1:h 1m4:f ma:e 3be:d 3bf:d 3bd:d gx:d 1lb:c 1l3:c 154:9 4nq:9 1n5:9 4bi:8 474:8 1q4:8 2rc:7 3bq:7 2m:6 10o:5 26:5 hb:5 wv:4 pq:4 22x:4 1qb:4 11w:3 3bc:3 23:3 4n4:3
hidden	v	330:1v 377:1h 2jq:1d 1l8:y x2:j 1ct:g 1lm:9 1lo:9 376:7 4bd:6 1iq:6 1l9:5 1gr:5 3cl:4 1ll:4 1nv:3 1cs:3 1ld:3 1l7:3
food:wine-gum	k	1l8:17 1iq:8 1l9:6 1ld:4
food:rennet	m	1l8:38 1iq:6
veggy	10	2tc:1y 1uc:1f 1l8:18 1l9:x 2ax:r 1iq:q 18h:i 154:f 146:e 1l7:d 1le:7 24w:4
food:caesar-dressing	1o	1la:3h 3l3:22 3tz:1t 25l:q 3l4:q 1lf:o 3l5:n 8j:m m3:m gx:i 1g9:f 2t8:e 14o:a 1l8:a bw:9 lu:8 14n:7 2c2:6 10l:5 2dy:5 1jt:4 16j:4 p5:4
friend	88	1lb:3l 1l1:2s 21k:1s m1:1l 1m4:1l 3ee:1k 2ce:1k 2vj:1i kr:1c 3f5:1c 2bw:1a 476:18 3h2:15 3ug:14 kb:12 m0:12 2w7:11 4a3:10 3o3:10 1l5:10 3of:y 1ol:t 4hf:s 24n:r 3zi:p 3lf:p 38s:p 2l8:o 2wb:o 3q3:n 1ll:n 3q0:n 1o7:n 1uu:m 2o5:m u1:m 3m2:m 3vd:l 3o4:l 37c:l 17k:l vf:k 3eq:k mu:k vb:k 1q2:k 3bq:k 4pj:i 4nb:i 2q6:h 1gr:h 3ai:h g3:h ry:h m5:g 3e6:g 2xm:f 48f:f 1o1:d mp:d
food:dripping	6d	1lc:7e 226:2q 1v5:1x qw:1s bo:1m kg:1j 3fe:1a 18d:16 3oo:12 4ku:y na:s 1h:q 2eq:q 34f:o 16g:o 1l8:m 219:k 1g1:k 7u:k 67:k 456:e 38s:d 5r:d 16f:d bc:d 34e:c 1xe:b gs:a 33h:9 3iq:9 gw:9 2e2:8 bk:8 f2:7 1ko:7 10i:7 yn:7 1tb:7 n4:6 38x:6 4lb:5 ys:5 4c:5 1jb:5 2re:5 23x:5 4s:4 ei:4 1iq:4 71:4 227:4 3ye:4 45q:3 1l9:3 350:3
food:suet	o	1ld:59 1l8:e
food:thai-curry-paste	o	1le:4f 1l8:e 3p5:a
food:grana-padano	12	1lf:5w p4:k p5:5
food:gorgonzola	i	
food:sweets	1x	1lh:72 3xp:2g 2wa:1y 1pk:1v 1th:p 3sy:n 1k2:m t6:l ev:k 1tg:k 3t0:k 17t:e 2d3:d 3lb:c 48r:9 14v:7 3cf:7 2tw:6 1pp:6 r9:5 44o:4 2o9:4 pp:3
food:tapenade	i	
food:kimchi	t	1lj:65
unless	i	
food	t	1qo:1a 1nd:17 32h:f 1nf:b 1lo:9 1qs:9 14g:9 1gr:8 30u:8 2mf:6 2is:6 y3:5 2no:5 1iq:3
secretly	k	1lo:9 1gr:9
food:quorn	12	3tb:3y 3b1:2h 3bw:11 19v:l 4bi:k 1lm:c 1lo:c 2rc:c 3b2:8 1gr:7 1ll:5 241:4 2rb:4 2ra:4
accidentally	k	1lm:d 1gr:7 1ll:5
food:fresh-pasta	1v	1lp:84 234:14 8e:v 1tv:j 1wt:e 3kr:9 31j:5 3dw:4
food:breakfast-cereal	x	1lq:1o 3k0:1f 12b:10 19x:u 3gh:t 3qp:n 3jo:e 2f8:d 23a:b 2rf:8 2qm:7 1pt:3
food:shortcrust-pastry	v	1lr:4w 1ww:1j kc:n 1d8:c k9:4
carmin	i	
e120	i	
shellac	i	
promis	i	
food:dairy-free-white-sauce	k	1ly:14 a4:5 1m1:3
food:oat-drink	5m	1lx:fb 1gs:55 1ah:39 46w:20 4oo:1p 1gf:1l 3ae:t 2fr:r 1m1:i 3s3:b kl:a 2o5:8 2qv:7 23b:4
creaminess	o	1lw:1j 2f8:t 2rf:f 2fr:5 a4:4
food:naan	3p	1lz:cl 1ti:20 3z0:1i 1j2:16 3iq:16 35v:u 3pj:u 1lw:l ed:j 2t9:h 1i5:g 3v1:f 2ae:e 1iw:e za:d 3ig:c 1ly:c 21m:b 1ya:b 2h3:a 1ek:a 1pr:9 3ih:8 w0:6 32v:6 133:6 vl:4 1wv:4 1ve:4 1dh:3
sunday	8j	1m0:4d 1s3:2h 2o3:2e 3rs:20 22f:1m s9:1l bq:1d 1lw:12 26v:r 2z:r 1s8:q 22h:p hx:p 1p7:n 1ly:m 1fd:i 24v:h se:g 1dx:f 1e8:f 1vl:e 26u:e p3:d 22k:d 344:c 1m3:c 23k:a 29d:9 12z:9 22i:9 ls:9 22g:8 ax:8 27p:7 1dt:6 jr:6 1g9:5 3mr:5 13o:4 22q:4 2dm:4 1m:3 26c:3
intolerant	16	a4:2a 1lx:k 1gf:k mb:a 1gs:7 1f2:7 32r:6 1mr:5 2ws:4 2o5:4 1ah:3
food:sorbet	k	48l:1f 48n:c 48m:a
food:nut-roast	o	cb:13 1s8:z c3:b 35v:9 26c:7 ml:7 27c:6 un:5 1qa:3
allergic	6f	1m4:8a ku:41 mn:2q 1nj:24 407:22 2q0:1z us:14 2qk:11 1lb:11 2vm:10 3bc:v f2:v vx:r 4m0:q 426:q 1ok:l jo:l 1pv:k 1oj:j 2ca:j 3vu:i 3vt:i 17b:h kr:h 357:h 9i:g 118:d 1om:d 1ch:c 3e5:b 1ol:b 2c9:b 3el:a 2d5:a 22w:a 3lh:9 24l:9 32n:9 460:8 4fc:8 1gr:8 ly:7 t6:7 ia:7 ms:6 1l3:6 3em:5 6i:5 119:5 3ql:5 15o:5 2d:5 2kv:5 1on:5 1cd:4 my:4 u7:4 1fl:4 3yf:4 2ce:4
binder	m	cb:n us:k 2uv:7 c3:6 3ai:6 16u:4
food:marzipan	k	1m9:14 1ma:k 1m7:a 1m8:8 1m6:8
classmat	k	1m9:w 1m6:w 1ma:g 1m8:7
food:frangipane	o	1m8:53 1m9:7 1m6:7 180:4 1vt:4 1ma:3
food:almond-extract	k	1m6:14 1ma:k 1m7:a 1m8:8 1m9:8
food:chocolate-hazelnut-spread	m	1m9:10 1m6:10 3la:o to:a 1m7:9 1m8:8 2co:4 1ma:4
sal	14	1mb:6e 3r9:17 44v:s 3r6:p 1m9:l 1m6:l 221:e 3oy:d 1ma:a 2f:a ku:7 1m7:5 1h3:5 1m8:4
food:ground-sunflower-seeds	i	
food:praline-paste	i	
food:sprinkles	r	1me:3n 1p7:1c
family	4i	4o5:22 jb:1p 45v:1a 3v1:19 45w:17 223:16 4b3:10 2ie:y 2mr:x 2pw:w 29o:v 1n9:u 1q2:u 1du:q qa:q 33n:o 2b4:o 2ms:o 3vo:o 1mf:n 3v8:n 25x:n my:l 36o:l 27x:k 1t9:k 38y:j 38n:j if:i 3h4:i lb:h 2gr:h 3cq:h 2ae:g n2:g 141:g 3ou:f 1bm:f 3f3:e 296:e 2uv:d 9v:d uc:c 9c:b 3os:b 1nn:b 1q3:b 2ml:a 3tk:a 9a:a 1yg:a iz:9 38d:9 3a3:9 30v:8 1dv:8 1z7:8 4o4:7 13l:7 30x:7
whether	12	1mg:2g 1qn:10 13f:u 46p:u 1wn:k 1tw:h 2ox:e 1n2:c hq:b 2bb:b 196:a 19q:8 36f:7 149:5 1kl:4 2dr:4 ds:3
means:mixer	9p	1mh:gh ou:1c 1dc:r gi:q il:p 1x0:o fy:o 421:n 36n:n gn:m 4oz:l 2e8:k nq:i 1xk:h 37d:e 2s1:e 2wa:e ik:e 3hv:d 3qs:d 1b8:d 2bq:c 24e:c 1mi:b 2ut:b kq:a 16i:a h4:9 iw:7 44z:7 pp:7 yq:5 iu:5 1it:5 2e5:5 h1:5 2uq:4 21s:4 225:4 2gk:3 um:3
mixer	7x	1mi:en 1dc:1f ou:1f 2e8:w 36n:q 1x0:q il:p 37d:o 421:n 1mh:m gi:i 2wa:h 3qs:f 1b8:f ik:e 2bq:e 3hv:d gn:d 24e:c 16i:b 2ut:b 1xk:a 2wr:a 3pl:9 iu:8 iw:8 1c1:8 1it:8 44z:7 j4:6 2e5:6 pp:6 h1:5 yq:5 2uq:4 h4:4 21s:4 225:4 1wz:4 co:3 um:3
halal	v	1mj:4z 1mo:13 32r:n 30p:g 30j:9 1ml:4
muslim	r	1mm:3f 1mj:1g 3i1:x 1ot:v 1ml:f 1mk:b
drinker	o	1mj:20 1ml:x 2q5:b 1mk:9 n6:9 2q4:8
teetotal	o	1mk:32 3sk:x 3sj:u 1mj:c 3da:b 1a9:4 1ml:4
food:mirin	1t	1mn:f1
food:agar	10	1mo:7y
2½	i	
certify	i	
intoleranc	o	1mr:4f mb:t
upset	x	36q:25 1mw:1t 46m:t 3ks:o mb:g 1e9:9 2ip:9 ne:9 vj:6 1q1:5 vt:4
tummy	12	1mt:1w 1mw:1n 1px:1b 46m:v 2iq:s 3ks:o 1py:n mb:g gq:b 2kp:8 1mr:8 2k4:7 vj:6 2ga:6 2gh:6 11j:5 2nw:4 2gb:3
troubl	10	3vy:11 2lf:r 3mf:m mb:m 1qq:j 12s:g 1qv:d 17g:d 1qt:d 1r0:d 3ar:c 3v1:b 1mr:b 1qs:b 3ai:a 3sw:a sy:9 1z7:8 3rs:8 3f2:8 2cy:6 jf:5 3vx:4 1g8:4 la:4 1qw:3 1qx:3 1r1:3 1qz:3
kinder	o	3mh:1h 1ym:s 2tr:r mb:m 1mr:b 4i6:6
food:lactose-free-milk	r	1ah:1a mb:w 46m:r 2qv:d 1ms:a 1mt:8 1mr:4
food:brie	x	1mx:87 mb:7 1mr:6 1nd:3
sensitiv	m	2x6:s mb:k 1mr:h
food:manchego	k	4am:1g 1mz:s 41o:9
food:soft-cheese	12	1n0:7p 2i6:l 1nn:j 1sk:8 po:6 236:4
aged	i	
choos	t	3nh:1r 413:1q 13f:10 46p:10 2pr:z 36r:j 1ji:d 1jf:b 3ox:4
adapt	10	1pe:1u 1xa:1o 1kw:16 1z2:v 1nb:t 29x:r 1l2:i 2ey:e 1nc:d 1hv:c 1i2:c 1n4:b 1mx:8 md:6 2ij:4
menu	m	1n4:3f 1nb:6
sister	2q	3ph:2p 2ws:2c 1n5:1q mx:1o 1ex:15 2hu:14 3lh:14 hq:14 3yt:12 34j:11 1ny:z 1nn:x s5:p wv:o 3wi:j 1kb:i 11i:g 3f3:g 1xs:f 3ny:f 1gr:c 1n4:b 1op:b 3uu:b aj:a 1iq:a m6:9 3uc:9 44u:9 ma:9 1ad:8 1sz:8 1n7:8 1d4:7 416:6 ai:6 ya:6 2i6:6 1d5:5 pf:5 1l1:5 1u5:5 1n8:5 1n6:4 3gd:4 3sl:4 3an:4 la:4 1lb:4 3l7:4 3fo:3 yg:3 34k:3
expect	du	1n6:9h pf:56 yg:2l 3an:22 1n7:1v 2i6:1r 3a3:1l 355:1b 1o7:1a 2uv:16 1nn:12 1t9:z 2lm:y 373:x 3io:s 2i2:p 2yz:n 2na:j 34w:i k4:g 1ny:g 3wi:f 354:f 41w:f xg:d la:d 18t:b nq:a 34u:8 sl:8 1ag:7 2gv:7 1n0:7 356:6 2g5:6 1n5:6 1h0:5 17r:4 1lx:4 2kk:3 hq:3 mx:3
woman	1q	4i5:2p 1nm:13 3an:w 1n6:j 3gq:g 1ny:g 3wi:d 3f3:c 1n5:b pf:a 3v8:a 49r:9 1o7:7 yg:6 hq:6 1n4:5 3a3:5 3uc:5 2id:5 2ic:5 z9:5 36u:4 3sl:4 1sl:4
mum	4c	16u:2s 375:1o 2fv:1h 2k3:1c 1is:1a 1il:z 2h8:z 204:z 3fc:y 2gp:x 2oy:u la:u 3bq:s 3z3:r 18z:p 3ee:p mi:p mx:p s8:o pc:n 1wy:n 32v:n 3je:l 1nb:k 1v6:j 1s1:j rn:h 4kj:g 1mt:g xh:g 30n:f 3rx:e 24v:e oh:e o:e 1ne:e 20x:d 3ef:d pd:b 1xn:b uz:a 1xs:a 4kr:a pf:9 1v9:9 2g5:9 1n5:9 3m1:8 3jd:8 15v:8 1sz:8 198:8 nz:8 3sl:7 2rk:7 yj:7 3f5:6 155:6 1n6:6 1jq:6
shower	14	1n9:3o 4ja:2d 38d:1z 3t2:1u 1n4:1l 1yj:14 s1:n aq:9 61:7 1nb:5 2ks:3
buffet	4w	1na:8v 2hb:23 qr:1o 3g7:1k 1b6:1b pt:18 2hc:18 299:13 44f:y 33h:x 1n4:t 3se:h o8:e 2gp:b 23d:b 223:a 1di:9 4l4:8 sf:7 ow:7 279:7 3fu:6 dm:5 1bm:5 3sf:4 3sm:4 h7:4 102:4 25h:3
food:tiramisu	r	1n4:1n 1k8:1b p0:o 1jl:e 1to:b 236:a 2gr:9 18s:8 2i4:5 2fl:5 1nb:5
visitor	t	1n4:1m 3bk:1a 27a:i fa:d jq:9 1k9:8 1pp:7 bs:6 1nb:5 av:4 3bl:4 393:3 1vh:3
food:blue-cheese	k	1nf:h 1qs:e 1nd:d 1ll:c y3:8
food:hard-cheese	14	1ne:3l 1lf:1e p4:19 ek:o 18v:9 4dv:4
food:pate	r	1nf:5q 1nh:10 2og:7
food:salmon	ag	1ng:ir 12q:1i vf:1c 4i6:1b nq:18 2rx:17 ww:z az:y 3g8:v 1sb:v 2t9:k 1yw:j 296:j xa:f 4im:c 3w9:c 182:a 38y:a 2w4:a 22u:7 4i7:7 204:6 y9:6 kc:5 y6:5 y7:4 12n:4 1mv:4 194:4 3sp:3 19e:3 y3:3
food:liver	x	1nh:7n 2og:5
food:sashimi	1m	1ni:8h z9:1k 4bt:1i 2rm:1i 2pm:x xp:q 2t9:i 2iz:7 xe:6 1gq:6 2hm:6 y6:4
food:shellfish	2h	1nj:7b 2tg:1b ma:18 16x:14 22w:z 480:r 47z:r 4a8:n 2q0:k 4f6:d 2c9:b 24l:a 2kv:a 1oj:a 3q3:9 2th:8 1om:8 2cs:8 s5:7 1q2:7 1ok:6 hb:6 1q3:6 227:5 4f5:5 4fc:5 1m4:5 1q4:4 24n:4 2kn:4 4f4:3
food:swordfish	i	
food:raw-milk	x	1nl:75
food:oily-fish	m	4i5:1s 1nm:1d 4ie:5 4d7:3
pasteuris	t	1nn:1m 1fi:o 2ol:j 2om:j 1vr:i 1p2:b 2e6:b 23a:a 3x2:a 11d:7 29k:6 j9:4
rar	35	1no:bu 4ea:18 4ky:w 21u:t 1ri:r 1pl:o ry:h 44u:d 1nh:c 2og:b 43z:7 o0:7 38m:6 2gj:6 2gv:6 1nf:5 wr:5 3gq:4 xg:4 ws:4 1s4:4 2cz:3
limit	12	1np:28 4ie:19 3wi:19 z9:15 1zb:u 61:j 1nd:i 1nr:d 3ri:c 1nq:a 2a8:7 ao:7 3a6:6 1no:5 1nf:5 1qs:4 1ll:3
caffein	18	1nq:ba 2vy:6
mg	i	
midwif	k	i4:j 434:5
list	1q	1jf:22 1nm:1s 480:12 47z:12 3z0:12 2yw:11 326:x 1h6:w 2xc:s 1nd:m jg:k 43z:i 2wu:g vm:e 2x8:e vr:e k2:d 8o:a xa:9 26b:8 385:8 3bb:8 3ny:7 1nf:6 4i5:5 k6:5 302:5 1qs:5 1t9:5 1ow:5 1ll:4 c0:4 1oy:4 10c:3
diet	4t	1pd:3j 1ht:1z 25n:1l 1nu:1j 1lq:1a 1cl:12 3s5:10 yd:z 375:x 25z:w 1pv:t 1l:o 1qe:n 1ck:h 1pw:f 1pz:f 1pe:d 16g:d oj:c 2ir:9 1qy:8 yf:7 15g:6 1qr:5 w0:4 km:4 1cb:4
eater	1h	1nv:24 3k8:1z a8:1x 330:1o 1nz:1e 1vc:t 44i:r 1l6:h dv:f 395:f x2:c 41q:7 358:6 35c:5 j6:5 396:4 zb:4 am:3 pe:3 mu:3
everyon	69	11i:2o 37z:22 av:21 1nw:1x 1t5:1f 3oq:1a 3bj:19 2hk:17 26h:15 42x:14 1n9:14 4hw:10 170:10 34r:u 210:p 3f0:p 1nx:o l3:o 1di:i ll:i ah:i tr:h 34y:h 38m:g 385:g 3o3:f bs:f 1jn:e 10c:e 40q:d 3h:d sf:c 121:c ko:c 1ec:c 13z:b 44:a 4l4:a 2jg:a 3zx:a 3j:a 171:9 3bb:9 3o4:9 2ks:8 26t:8 2b0:8 218:8 js:7 2nw:7 356:7 2b3:7 12z:7 2b2:7 f2:7 24c:7 42y:7 3qf:6 2ov:6 g3:6
dad	1t	34i:16 1pl:13 3e5:10 3vw:z 1ma:z 38m:v 3wk:s 1qy:s 38e:p 2de:o 1pj:o 4hl:n 1pi:k 1pe:k 2gt:j 1n3:i 1ou:f 3la:f d4:d 3xp:d 1pm:c 7f:c dv:b 1d6:b 204:b 1nv:a 1gl:9 393:9 39a:9 1qq:9 hs:9 mz:7 1o0:7 1pr:7 1qv:6 1qt:6 1r0:6 to:6 35e:5 1qs:5 1py:5 4lz:5 tx:5 z8:5 1v6:4 1nw:4 1o3:4 1o2:4 1o6:4 319:4 36u:3 18c:3
daughter	ab	40a:44 1n5:38 3bw:2j mu:2g 3a3:2c 4iv:25 1t9:25 pf:1u dv:1t 3an:1s 1o7:1i 9n:1h yg:1d 1n7:17 3lc:14 4m1:14 1l5:14 2g5:12 ug:12 38i:10 1qg:y 2dz:x 27r:w 29v:v mi:v 43a:u 1gk:r 253:r 2g4:q 3r5:q 1ln:p 34y:p 1gf:p 1nn:o 1n6:n 1nv:m 2i6:m 24f:m x6:l 26y:k bp:k 3tb:j 3yu:i la:i 1lb:h 1n8:g 33m:g 1po:g 4m2:g 36v:e 1nq:e 2qv:e 49e:d 1oa:d 388:c 36w:c 2jv:b 3j8:b 43z:b 2bx:b
fussy	2x	1nz:5u 1nv:2o 396:1i 3cx:1g 3fe:1d 3z3:w pe:s 3cy:r x2:o ud:l 330:j a8:i 198:g j6:f 13k:e am:b 1pn:a 2hp:8 4dp:8 35c:6 11z:4
sort	12	4a1:2g 1wa:16 ze:10 262:m 30a:l 1nv:h vb:e 4h8:d 3hv:b tp:b 2r2:8 nr:8 x5:7 1bk:7 oz:7 1o3:6 1o2:6 1o6:6 1oe:5 30h:4 1f4:4 1o1:3 1o5:3 2zw:3
potluck	16	469:26 1o1:19 3kc:16 2bw:12 19r:v 1xs:p 1nv:e 2f:c 1o0:a 1oe:a 3ak:a 3zi:a 34a:7 1o3:5 1o2:5 1o6:5 46a:4 3ih:4
strictest	i	
mezz	i	
special	1o	3ad:1w 4dm:1v 3zh:1u 41r:1l 33u:1c 4bc:18 33v:13 2uz:z 3px:v 3zq:r 37u:q 4jj:q 2x2:n 2x3:n 142:l 22n:k 1vf:k 3mh:j 4p5:j 2gf:f 2gg:f 1f3:f 40b:e 2gp:e 1z8:d 22s:d 32h:c 2x5:c 1yf:b 23i:b 42z:a 2xi:9 15t:9 1uu:9 3h8:8 3h7:8 3ac:8 3ux:8 2kz:7 z7:7 30u:7 17g:6 3k8:6 4p6:6 40k:4 1hj:4 215:4 sg:4 2mp:3
labell	i	
strictly	i	
avoid	35	401:2o 3fe:1w 3iv:1i 1o7:1g 1op:1f 4ci:1d 3k9:1a 2v3:14 3an:t sp:s pf:o 38g:k 4mw:k 4mv:k 1j2:k 44u:i 3o0:g 4dr:g 1n6:g 3mf:f 3a3:f 1ae:e 2ie:c 39v:c 1o9:c 1kp:b yg:b 1ny:b t7:a cv:9 13x:9 1sn:9 3bi:9 1nn:9 1i1:9 1qh:8 1od:8 3gq:7 2d2:7 3l9:7 226:7 1co:6 3cd:6 1n5:6 1px:5 u5:5 1fe:5 mu:4 3j9:4 ku:4 1g:4 4bb:4 1lb:4 1t9:4 1n7:4 1oc:4 20v:4 16a:4 ax:3 ah:3
contact	1b	1o8:2p 1c5:1j 2hy:q 1o9:6 6s:5 1od:4
sever	k	1hm:f 1od:9 mu:5 ku:5 1oc:4
careful	12	4d7:1f 4o8:1b 4n5:s 4n6:s 46p:o 2me:h 4n4:g 18q:f 1hm:f 2i4:f mx:c 2i2:b 43z:b 21k:a 1od:8 25p:8 17x:6 1ny:6 2jt:5 mu:5 ku:5 1oc:4 3dk:4
child	5r	35k:20 390:1x wj:1w 1ob:1h 3ou:1c 4eb:18 2gp:13 2g5:x 1cz:v 1ra:t 2ia:s 1l2:q np:p 24:n 3rk:n 2q0:m rc:l 1pa:j 1qm:j 2i9:i 3aj:h 1ne:h mu:g 2g2:f ku:f 35c:f 1nz:d 4p0:c 1r9:c 3dt:c 2hu:a md:9 a8:8 238:8 am:7 33m:7 356:7 3k8:7 2g4:6 3hp:6 wi:6 14j:6 2il:5 3y8:5 2jv:5 27d:5 2g3:5 1nv:4 dw:4 1n8:4 2bm:4 18y:4 2i6:3 2iq:3 dv:3 2vi:3
nephew	o	37z:2a mu:i ku:a 1hm:4 1o9:4 mz:3
epipen	o	3r6:v 2kn:i 1oj:e 40w:c mu:b 1om:b 1ok:9 2kt:9 2ko:9 ku:7 1hm:5 1o9:4
kill	2f	3x4:1r 3x9:1h 49i:1a 3l4:19 3di:17 2wv:12 9w:11 wo:10 1oe:o 2t8:n 2j5:l 3je:l 3t6:k 15d:k kq:j 3p7:j 3f0:i q:i 3bm:g 42o:g 33q:g 176:g 33h:f oh:e 1og:e k1:d 1dv:d 4as:c ga:b 3xa:b 2l9:a 4ar:a 1kr:a 36n:a 1o0:a ug:a 2c2:a jj:a 1ni:a 47y:9 2jd:9 26h:9 3jd:8 3av:8 1hm:7 4aq:7 2h1:7 3e3:6 1o9:6 3qm:6 1oi:6 18q:5 lc:5 1od:4 20x:4 9h:4 ku:4 2j8:4 1v5:4 3x5:4
porous	i	
wood	1o	2l9:1f 3mj:18 ex:15 1og:14 2vk:z 2l8:y 111:t h4:p 2d8:l da:h q1:g 2d7:d 1vs:b 1f0:b l4:6 db:5 4as:4 ep:4 4ar:4 29b:4 8f:4 d7:4 2j8:3 47y:3 1a3:3
glass	bk	1oh:k6 2hx:2b 48d:1w 3v5:1e 20a:11 39f:10 14o:z 2mp:z 2xv:x 3qo:u 2ki:u 212:t 3p5:t 1le:s 23p:q 4og:q 3wk:l 2k0:l 1qq:h 20b:h 2mf:g kt:g 4ff:f 1bs:f 24r:e 1ez:e 2kk:e 2dy:d 3:c 1xg:c 1a7:c 24b:b 43x:b 2ft:b 21e:a 3z3:a 200:a i3:a 21h:9 214:9 21m:9 3jo:9 or:8 2x2:7 2x3:7 hd:7 2f4:7 2nl:7 29s:6 v:6 21g:6 2gx:5 s7:4 74:4 3pr:4 4kq:4 2r:4 j7:4 3jp:3
destroy	o	1iv:11 ap:i 2ei:b fa:7 u1:4 c0:4 1on:4
adrenalin	k	2kn:r 2kt:d 2ko:d 118:3
pen	m	2kn:r 4cu:i 15v:h 2kt:d 2ko:d 4cv:6 4cw:5 118:3
swell	14	1ol:48 2kv:29 1om:1c 40c:12 1ok:10 2kp:z 2tt:z 1oj:k 4f6:k 2cs:j 2c9:7 2ku:7 119:7 2ca:5 1af:3
wheez	k	2kn:q 2kt:c 2ko:c 1oj:4
faintness	i	
rul	10	1oo:3h 27e:x z9:x 27f:t 3r6:n 27g:k mu:h 1jf:e 1od:d 40w:9 1n2:7 me:6 1or:4 1ou:4 kr:3
celiac	t	me:z 36p:b m0:9 gd:8 ma:6 m6:6
toaster	24	1oq:cf 2ay:23 24h:1e 2jf:v 2jg:e fz:e 1sz:6 102:5 1ab:3 h6:3
contamination	m	me:b 1oo:9 ax:7 176:5 18q:4 1ou:4
food:gluten-free-pasta	18	1os:6k 3kr:33 2r9:1j 48f:8 me:3
girlfriend	v	xi:1q 1mk:12 z0:12 4at:z 3b2:s 3i1:r 1mp:q 1oo:e 154:a 4nq:a me:a 3b1:7 1or:6 3f5:4
diseas	k	1oo:e me:a 1or:6
harm	2u	479:1y 2ie:1u 4hn:1r 3ba:1k 3i7:1i 3da:1h 3ps:1g 4oz:1f 3h3:1a j3:18 3di:15 3d5:14 163:y 2s1:y 3pt:v 10m:q 2e2:p 1nn:m 22d:l 27d:k 1ag:j 3bb:j 37f:h 1su:h 1qk:h 2jc:g u6:f 1ko:e 2lh:e 36:e 2du:c 1k9:b dj:b 29f:b 44p:a 30m:a 66:8 3mf:8 3ho:8 ap:8 lj:7 h3:7 3a7:7 rx:7 1so:6 pl:6 zz:5 1ov:5 wx:5 2b9:4 2gk:4 137:4 fa:3
bold	o	1ow:4t c0:6
serious	o	48t:1b 4b4:z 4b5:y 1ow:u c0:c 3qn:9 1oy:4
sulphit	k	1ow:w c0:d
food:crustacean	k	4f6:14 2kp:m 2kv:5 1nj:3
food:mollusc	k	2ti:17
lupin	i	
treat	r	2se:14 1fi:s 3c9:r 2jt:f 3hh:9 1fe:5 1bg:5 37d:5 2jm:5 fy:3
food:xanthan-gum	k	1p4:19 1p3:o vv:c
food:gluten-free-pastry	k	1p3:1v vv:7
brick	45	1p5:6r 3lu:22 13i:1o zw:1i 1p3:1e 1eo:13 4hi:11 3j7:w 1co:q 1z5:o 18z:m 47r:m 2ci:j 1p4:j hw:i 2fh:g 2su:g 23s:f 3fl:e 3iv:d 2hq:c 29z:b cm:a 21j:a 1e3:8 5j:8 3cb:7 13x:7 2io:7 165:7 za:6 eu:6 2du:5 p9:5 23v:5 vv:5 2sk:5 4i6:5 23u:5 23r:5 2qj:4 11x:4 2hi:4 zq:3 2d7:3 258:3
food:bakewell-tart	k	1m8:l 180:e 1vt:9
birthday	1h	1p7:52 3wh:2e 1me:21 3kc:1c 37h:1a 4bc:18 1p8:w 2ao:v 1pb:o 1hr:j ev:j 1i7:i 3px:f 40b:e 1pa:c 3f4:c 20j:c 4p5:9 37t:7 2kz:7 2h0:7 3lx:3 1p9:3
victoria	k	1pb:18 1pa:m 1p9:6
plant	14	4du:1q 1p8:10 z0:z 4bj:x 4bk:x 4ay:v 2n1:v 1pb:s kb:r 23c:p 1mp:o 1a0:m 23a:j 2n2:j 1pa:e 2n3:c 4bi:c 1bt:a 17x:8 1h3:7 3b1:7 2n0:5 1z8:5 1p9:4 359:4
food:vegan-cake	o	1l2:v 1gr:k 1p8:d md:b 1pb:a
food:vegan-frosting	m	1p8:18 12v:i 1pa:h k8:g 20k:6 1p9:5
food:aquafaba	12	1pc:7u 1p8:z 1pb:r 1pa:d 1p9:4
doctor	4r	1nu:31 1cl:2c 2gh:27 yd:23 1qe:1p 1ht:1h 37j:1e 25n:15 4lf:14 2gb:13 1ck:u 2g3:n 386:k 1bp:k 2g2:h 2gd:f 11j:e 1pf:e 1b:d oj:c 69:c 1l:a 2gc:a 98:a 2g4:9 1pe:8 3hr:7 3h8:6 3h7:6 1cb:5 1nx:4 422:4 2g1:4 3xh:3 49d:3 3xr:3 3wb:3 1tx:3
sodium	16	1pe:1w 1qr:1d 1n3:14 1pf:t m5:j 17m:e 2c3:c 1bk:6 17j:5 v0:5 1pi:4 1nu:4 1ou:3
blood	3j	1pf:b5 1ri:4a 1pe:3j 2xc:1b sa:w 3q3:t 1s4:t 2cz:o 4fy:c 1qr:b 2ir:8 1rl:7 3k0:5 1rt:4
pressur	a9	1pg:g7 1pe:31 vh:27 2xc:18 4h6:r 3q3:o 1zi:m 29w:m 1ub:i 4fy:a 1qr:8 gq:7 1zk:6 1n3:4 rd:3 2ir:3 75:3
unsalt	r	2ei:1k mn:s 2ou:d ms:a 1ph:9
potassium	i	
medicin	o	1pj:3r 4e8:9 1qv:9 1qt:9 1r0:9 4e5:4
diabet	o	yd:x 1pm:g z8:9 1ps:5 1pk:4
father	x	36u:1c 4kr:19 x3:x 1pe:v 1nx:t z8:g zk:a 1ri:9 1ps:8 1no:6 2i9:5 1pm:5 17z:4 1pq:3
diabetic	2l	1pm:6z 1pr:3n 1pk:1z 48:e 4cr:9 4cs:9 yd:7 11z:4 1cl:3
friendly	18	dv:29 3k8:1b 3co:x 3ie:u 394:r z8:k 1a0:g ns:e 1v6:d 2x6:c 1ps:b 34a:a 1jg:a pb:8 1qf:6 1pm:6 1pq:4 1a2:4
carb	1m	1po:8f 4dn:20 3th:1z 3xh:1s 415:1j 1gd:w 2wl:s 42f:5 4do:4 nz:4
dessert	21	14v:2d za:1u 1k9:1j 3se:1d 14o:19 3f3:13 2xa:r 2vv:r mw:q 28m:q 4hg:p 25i:l 4hh:l 1o1:l 1pt:h 2ee:f yf:e 28n:b 1n5:a 1fp:a 2xb:9 2xe:9 321:6 28l:6 z8:5 2xd:5 3s5:5 f9:4 w0:4 yk:4 1pm:4 3sf:4 1cf:3 1xu:3 26f:3
spik	m	21v:r z8:e 4kw:d 1pm:a 1pq:8 1ps:8
food:sweetener	21	1pr:7e 1pm:2h 42f:w 1eq:e 1em:7 vl:7
gi	k	z8:f 1pm:b 1pq:3
sweetness	18	1pt:3i 4na:1r 2c7:1n 10w:10 1pr:q 4cr:k 4cs:k 14v:c 17p:8 45g:7 vl:6 1pm:6 3s4:6 1su:4 3hs:3 2ez:3
carbohydrat	i	
fodmap	t	1pv:4i 15g:1y 1q1:a
ibs	k	1pv:16 1pz:6
stomach	1q	36q:22 1px:1r 2fj:1l 2gh:1d 3ve:1b 42y:12 1pv:11 356:p 3v3:p 2gb:o 26v:n 3j8:n 2c8:m 2ek:l 2mv:l 2mw:l 4mw:i 4mv:i 42z:h 2qk:h zb:g 1q0:g 121:g 2i4:f pd:f 11j:e 1mt:e 4c3:a 1uy:9 1t6:8 2mu:7 1ws:7 2mr:7 3cd:6 1pw:5 3bp:5 1pz:5 2ms:5 38m:5 27c:5 3j9:4 26n:4 371:3 11n:3
ach	1d	1mt:2e 14v:19 1pv:14 20t:t 21i:n 1b8:m tf:l 1kt:k oq:j 185:g gq:b 10y:b 2kp:6 1pw:6 1pz:6 my:5 61:4 ux:4
jain	k	1pv:16 1pw:6
digest	12	1pv:11 3qf:s 4mw:h 4mv:h 1bj:f 4dr:e 1px:e b:d 2hw:a ez:a 1u9:8 38j:7 1pw:6 1pz:5 3cd:5 3bp:5 v:4 3j9:4 26v:3
food:onion-powder	1z	1q1:b7 1ms:1g 1pv:7
kosher	v	1q2:6m 1q3:3
hindu	o	1q3:43 1q2:19 1q4:8 1q6:4
sikh	m	1q4:22 1q2:18 1q3:a 1q6:4
jewish	k	1q2:u 1q3:b 1q4:9
passover	k	1q2:v 1q3:c 1q4:9
food:rabbit	k	2gv:r xg:m
differently	v	4hx:y lw:y 21d:w 3c9:r 320:n 1qn:l 21e:h 21h:g 3ks:f 20a:b 47u:b 21g:a 3hh:9 43c:6 1bg:5 4di:4 gs:4
fin	r	27w:10 31g:q 1q9:e 31b:a 32y:8 30v:6 31h:4 31o:4 31e:3
strict	i	
offer	1f	3g9:1o 3si:1m 3i6:1j fd:14 30k:12 3ud:12 4iw:11 xg:x 4m4:w 4m1:p ry:o 27x:m 35o:m 12q:l 2gv:i 386:h 22r:h 1a2:b pq:b 1s9:b 18s:9 sj:9 41i:8 382:7 1rp:6 zo:6 ww:5 338:5 wu:4 2re:3
hindus	i	
ritually	i	
calory	4t	1ht:3e 25n:3c 1pd:1i 1qy:14 386:14 2ir:11 1ck:10 oj:w 1qe:v 1zf:o 1nu:n 69:h 38i:f 1cl:d 1l:c 1b:8 42f:8 25l:7 265:6 yd:5 1qi:4 1pr:4 98:3
gym	r	3r7:2m ns:s 1qf:b
food:firm-tofu	o	472:16 240:r 243:n 241:j at:d 242:8
food:greek-yogurt	2h	1qh:a0 15u:1z 1qy:h 4db:g 4da:g 3lf:e 2nd:e 2rj:d mg:b 1cx:9 oo:8 1zv:6 1jx:4 386:4
kcal	k	25j:x 1po:9 25k:9 25m:9 25o:8 25l:5
13	18	1qj:5q 40z:1s 36r:19 3kt:18 10d:u 3hp:f 1f5:c 1r9:c 142:b 1ts:7
wer	9n	1qk:21 2x6:1w 44n:1q 37v:1p 3a9:1o 4om:1m 2b9:1i 3i5:1g 18j:1e 23o:19 3q5:15 u7:15 1cx:15 3hf:13 1sa:12 2g3:11 4ay:w 1aj:w 24u:v 2tp:u lj:u 1k1:t 2rj:r 4ed:r 3iw:q 21j:p 2ws:p 3et:p ah:p 18r:p 14o:o 4ec:o 3ab:n jq:n 3zs:n lt:m 3zi:m 3de:m 231:l 3mb:l 2ki:l lp:k 14n:j 2i3:j 171:j 3fy:h ll:g a4:f 35k:f 4m4:f 414:f 1jt:f 38j:e 3ap:e 3aq:e 4fc:d 1gr:d 38c:d 38b:d 1h4:d
wean	78	1ql:2p 3vn:20 1qr:1z 43n:1p 4dm:1o 2id:1j 2ic:1j 24g:1i 1ai:11 35k:v 1d3:u 2ij:s wi:n dw:f 42r:f 394:d 3ki:d 2b7:b 1cz:a 2je:a wj:9 3ks:8 14j:8 j3:8 1qn:7 2jl:5 1o4:5 24e:4 32p:4 1ob:4
led	1q	2jl:u 3aj:t 35k:d 1qm:b wj:b 2id:a 2ic:a 44i:7 2h9:6 396:5 wi:5 1ob:4 1ai:4 1cz:3
our	1k	35r:1o 26h:x 1am:x 2rb:r 2ra:r 3ks:n 14i:m 4m8:g 1ql:d 1q8:c 3mx:a 2xo:a 400:9 42:7 394:6 ne:4 4kd:4 h4:3 1d3:3 3bp:3 vr:3 cf:3 1i2:3
food:grape	1b	1qo:91 2oc:28 275:1c es:x 11z:p ty:d 1e3:8 z4:6 21m:6 1fn:5 en:4
calm	2j	1c4:2d 2fx:14 2xg:12 3ot:11 nd:u 3p7:u 1dv:t jg:r 1cf:q 354:k 49i:j 13h:j 2ek:h 1qp:h 3el:g h6:e 1zd:b 32v:a 15x:7 uz:7 11m:7 11n:7 33e:7 40e:7 t8:7 26h:6 15w:6 321:5 3bp:5 yk:5 3p8:5 3p9:5
tablet	r	1qq:42 20u:x 20v:m 2ph:9 1qv:5 1r0:5 1qt:5
health	o	1da:s 1pe:q 1qv:m 1qt:l 1r0:l 1qw:5 1qx:5 1r1:5 1qz:5
condition	m	1nd:17 1qv:m 1qt:m 1r0:m 1nf:b 1ll:8 1qw:6 1qx:6 1r1:6 y3:6 1qz:5 1qs:4
warfarin	k	1qq:l 1qv:e 1r0:e 1qs:c 1qw:4 1qx:4 1r1:4 1qz:4
food:grapefruit	t	1qu:7s 2sf:6 2sj:5
statin	k	1qq:l 1r0:e 1qt:e 1qs:d 1qw:4 1qx:4 1r1:4 1qz:4 1qv:3
clash	k	1qq:k 1qv:e 1qt:d 1r0:d 1qs:c 1r1:3 1qz:3
medication	k	1qq:k 1qv:e 1qt:d 1r0:d 1qs:c 1r1:3 1qz:3
cholesterol	1d	25z:19 1qe:p 16g:o 98:k 1qq:i 1cl:d 1qv:c 1qt:c 1r0:c 2q:b 3vr:b 1qs:b 1ht:a 25n:9 3t5:6 1ck:5 399:4 1nu:4 1nx:3 1qw:3 1qx:3 1r1:3 1qz:3
gout	k	1qq:j 1qv:d 1qt:d 1r0:d 1qs:b 1qw:3 1qx:3 1r1:3
antidepressant	k	1qq:l 1qv:e 1qt:e 1qs:c 1qw:4 1qx:4 1r1:4 1qz:4
attack	k	1qq:j 1qv:d 1r0:d 1qt:d 1qs:b 1qw:3 1qx:3 1qz:3
food:marmite	m	1r2:1s 3bg:10 49v:n
pharmacist	i	
leaflet	i	
judg	x	1t5:1o 3as:1h z4:k 1tw:h 1ve:c 2sl:9 1fg:9 bv:6 149:5 178:5 1kl:4 1hi:4
known	i	
sudden	r	283:12 1d8:x 3k6:x fw:c 8a:3
maoi	i	
danger	1x	40w:1f 2lv:1e 43a:15 2i6:13 3s6:12 3k9:y 2x8:w 38o:t 1qm:t my:s 1ne:s 1b5:r 2f0:n 2nf:n 231:k 19r:i 44u:h 29s:g 3f3:f 3tu:c 2n9:b 212:a 33x:a 43z:9 1qj:9 1b1:9 1o7:8 147:8 35s:8 102:7 2jj:7 120:6 405:6 3mp:6 3hp:6 30n:5 214:5 1ob:5 3r6:4 wj:4 2h9:3 1o9:3 3ks:3
chok	45	1ra:9n 3dr:1e 2ih:1a 2il:q wj:n 3aj:l 1qm:k 1cz:k 2t9:i 2s9:g 3g2:f 3wd:d 3ks:c 2ng:c sq:9 1ob:7 2iq:7 ty:7 3co:7 2id:6 2ic:6 3ie:6 1qo:6 x3:5 13v:4 2jl:4 2g2:3 35k:3
food:bay-leaf	5v	1rb:hi 3de:3
food:cardamom	2q	1rc:f9 1gi:b
feel	8e	1rd:be 1mt:2t 4kk:28 3qz:1s 2c9:1r 2su:1o 2t9:1m 188:1l 1tw:1k 2eo:1c 4c1:1a f0:13 137:13 1s7:11 48t:10 1aw:y 1hx:x 2hh:x 17s:x 3zz:x 1u7:w 1f8:u xq:u 1kc:u 1yz:t xp:t 3jq:s 496:r 3dj:o wp:o 2ca:o 185:n 2ba:m 405:m 1jw:l 2gk:l 3ah:k 3dz:k 2bn:k pw:k 2kv:j pk:j 15h:j 6p:h 2j3:h 3ac:g xm:g 1tl:g 3e0:f 123:f 1wn:e jq:e 2hf:e 1mg:e 2il:c 1ol:c 1r5:c 104:c 1wi:c 2k5:b
internal	10	1ry:2s 1gz:17 1u6:14 1sm:t 95:s fq:r 1gx:p 1s9:n fa:f 1sh:e pg:b sj:8 1sa:7 1jc:6 r2:5 1h8:4 1ee:4
degre	2x	1rf:2o 37f:2i 3u4:1s 4b0:1o 3i5:1n 4av:1e 1rn:1a 3ey:19 rj:15 29k:10 j9:r 102:r 1gx:q yh:q 1np:m 7h:l 1uv:k c8:k 299:i 2v5:i 1h7:h 1rh:g 2hc:e 279:e 2bj:e 3sf:e fl:d 2fs:c q7:c j0:9 1uu:8 1wn:8 101:8 1rg:8 1vl:8 3f8:7 3aj:7 2a8:7 3hn:7 3hm:7 12r:7 11s:7 2wv:7 1wk:7 r9:5 1yz:5 32:4 1vm:4 1z2:4 1mp:3 r8:3 1za:3
means:thermometer	7h	1rg:gb 1re:2t 1al:25 1rl:1n 31:1a 1ip:m 15y:j 1gx:c 24w:b 30u:a 1rp:a 4ei:a 1rh:9 1rf:9 2wv:9 r0:8 ks:8 1rm:8 1to:7 1rq:7 1qj:7 jh:6 95:6 3sv:6 3a7:6 1jn:5 1st:5 32h:5 fl:4 2gj:4 3ux:4 30:3 j0:3 f0:3
thermometer	6f	1rh:ew 1al:3f 1re:35 1rl:1x 1rm:19 31:12 1ip:m 1rg:l 1gx:e 24w:c 4ei:b r0:b 30u:b 1rf:b 1rp:a 2wv:a ks:a 3sv:8 jh:8 1to:8 1st:7 1rq:6 3a7:6 1jn:6 1qj:5 f0:5 32h:5 2gj:5 3ux:4 fl:3
bloody	21	1pf:2u yh:1n 1nh:18 1h8:14 vi:y 2og:r 230:n 2tw:j 1s5:g 1nf:e 1no:c o0:b 2ia:8 1pl:7 3dm:7 1s3:6 76:6 3gq:6 w7:4 2d0:4 o4:4 1rs:3
8kg	k	1rk:2j
wiggl	k	1rj:2l
pinkish	1b	2lf:2f 1rl:29 1h8:1u 3oc:1o 1rj:r 1rk:p 2gj:a nu:9 19j:8 3hl:6 1rg:5 1rh:5 1al:3 wr:3
prob	1q	1rm:8t 15y:t 1yw:l 1rg:h 1rh:f 1s3:e 38l:d 1gz:c 1sb:5 ks:3
190	o	11s:h 18l:9 107:8
christmas	2h	1ro:8k 24q:1p 39t:1k 23p:1k 1rv:1i 27p:1d 1kk:19 1pj:12 3sm:10 2uz:10 2k3:z tj:x 23w:v 32g:u fq:t 1ja:p 4cj:n 35d:j 1f5:i 4e8:h 28m:g 3i2:f 3c6:f tc:b fr:b 1g9:b 3rp:9 1uu:9 4e5:8 21m:7 28n:7 bq:7 1j6:6 1mx:6 39u:5 27q:4 1dx:4 1rp:3 26:3 1yc:3
food:turkey-breast	o	1rp:15 2o5:p 26:n 1rq:h 2uk:6
crown	m	1rp:w sj:l 26:8 1rq:4
90	m	jw:1v 2rr:x 26l:8 3cl:6
food:meatloaf	m	2d0:22 1rs:q cf:6 c1:6 c2:3
biggest	1h	3k0:35 1rt:20 3ih:1u 1lq:16 1e6:13 ut:t 33v:s 3br:r 3ig:i ab:h 1x4:b 2gj:9 3s1:6 12l:6 l4:6 144:4 142:4
squishy	x	1az:u 3jz:t 2lz:o 219:k 1sm:c 1j2:c yw:c en:a fa:8 1rv:6 xl:5 yb:4
food:salami	m	1rv:3q
food:schnitzel	2j	1rw:7h 4ex:31 1gq:2k 171:1x 3xy:1r 2g8:1a 3f0:16 1vn:r 4f1:r sz:q sx:o 27d:n 40k:n u7:i 4ey:g 1h6:g 23:g 2de:a 238:9 r6:9 1b8:8 1vp:8 26v:6 2e:5 fw:4 1xd:4 3gz:4 13o:4 388:4 v9:3 1vl:3 26u:3
moment	4e	29f:2u 3ks:2d 47l:20 3l3:1o 3fs:1g 1b3:1e 2ef:16 2nf:15 49a:13 499:13 2z:12 3zz:11 409:11 9h:10 372:y a2:x 2ry:u 4jm:r 16d:k 3wg:j pv:i 3gn:i 22u:h 25p:h 30:g rt:f z4:e 3ej:e 3nl:d 25r:d 2cg:d 1v3:c zl:c 1gi:b 2qb:a 3go:a oy:9 122:9 2q8:9 26q:9 23q:9 25v:9 1su:8 4r:8 1lz:7 1jq:7 ql:7 vw:7 tx:7 9p:7 dj:7 400:6 17c:6 3qj:6 s5:6 10:6 341:5 a1:5 34z:5 1vh:5
93	i	
450	k	4l7:1s 2s8:g 1rz:5
cur	10	4ci:1t 25x:1j 377:1e 353:13 2i9:10 ny:n 17p:l 3ai:j 2nj:f 2gc:8 219:6
3½	i	
fac	3s	1s2:8g 4d6:27 4ns:1v 2hy:1c 1h0:19 1c5:11 1om:y 3ie:v 1ok:t 41h:s 464:q 2os:p 209:n 41g:l sr:g 2cs:f 1o8:d 37n:c 2xz:c 1us:c 2ca:b om:b ok:a 28u:9 2ag:8 f:8 2c4:7 ay:7 2c9:6 17y:6 og:5 1cj:5 1oo:5 39n:5 mu:4 46z:3 3c7:3 122:3
food:roast-beef-slice	1o	1s3:8n 37s:1g se:19 1no:5
bleed	1d	1s4:3n 3kw:1w 1pf:1v 1no:h 1y0:g 1s3:d 2w3:a 38m:7 2gs:7 1jn:6
underdon	1m	1s5:2c 1h8:22 110:12 kf:z 1ri:v pg:s 1al:r 2gc:m 1w8:l 2g1:k 167:i 2vi:c 1jn:b 1s3:a 1sm:8 d7:8 3er:7 yh:5 2g3:5 2cz:4 3sv:4
48	i	
clock	v	486:p m7:o 3gw:o 1sr:n 196:l 1ks:l 4ab:k 2em:c 1tl:a 1tt:a 4ac:7 1wn:3
stuff	10	4c9:1k 3il:1c 2ki:16 n7:r 3aj:n 1s8:k zm:k 2kk:j 26k:h 1m3:b 11p:9 1qm:6 19w:6 2lu:6 369:5 38r:4 3ob:3
shank	r	1s9:6j
easter	t	253:1f 1fo:e 2fs:e 1s9:9 2c:7 33c:7 127:6
58	k	1yw:29
tenderness	i	
food:pulled-beef	k	1sf:28
boot	1m	3ec:3j 3yi:z 3yj:z 2dr:w 19t:v 2it:s 3v1:i 3ig:f 1se:e 38:c 3ih:a 2s:9 1sf:6 1t2:4 26r:4
food:oxtail	k	1sd:1n 1sf:y
effort	k	26n:i 24p:b 2tw:7 2cb:5
food:goose	o	1sh:4r fq:t fr:d
aylesbury	k	fq:l 1sh:k fr:e
advic	o	3pb:1n 3d7:z 148:n 3pc:f qu:c 44v:4
risk	1d	2gp:2h 2is:23 40w:1g 46i:19 46h:18 1ns:z 1ra:j 49x:g 187:b 3zh:a 3n6:a pf:8 i4:8 o7:8 30:6 35k:6 3an:6 1ny:5 34y:4 s5:4 1nq:3 1n0:3
food:sea-bass	1d	1sl:7v 26s:1f fr:11 331:m 1sm:f 22r:c 2kj:b 1qb:8 1a2:8 wv:6 2g2:6 41i:5 ww:5 2il:4 1jc:3
translucent	12	yb:42 1sm:3x e3:z 3nt:z 1ru:h vi:a 1jn:9 3jz:6 2cz:5 pg:4 1u9:3
gunk	14	3il:3j 1so:1r no:r 38g:p 1jc:m 39v:f h3:d tq:7 1sm:6 2bd:6 3im:5 ni:5 20v:5 3in:4 2wh:4 165:4
milky	1o	1so:45 1sn:28 4pk:1t 3df:1j 39i:18 2o5:13 h3:10 1bc:s 1w8:i vm:h r0:b pq:b 1sm:8 3fd:7 1jc:6 mb:5 1w6:4 233:4 1w5:4 44b:4
overdon	3l	2e8:3s 1sp:28 3gp:1m 354:1i 3mn:1e 3ia:11 40s:11 2dx:y 3nm:x 3il:v 122:v 2un:t 3ry:t 12j:p 1s7:o 1zd:l 13h:l 4ei:k 1jc:i 2az:i 2aw:h 3ch:h 14v:h 1sv:e 1to:e 2ef:e 1pp:d ph:d 1sn:d xk:d 1t2:d 2ds:c 2cd:c 2f:c 1t5:b 2c1:b l9:b 1jn:a 486:a 2wa:a 34p:9 x:8 4ab:8 17t:8 3ux:8 1lh:8 1sm:7 3dr:7 i0:7 c6:6 dk:6 1uz:6 15w:5 38e:5 39z:5 1pt:5 v3:4 40j:4 9z:4 1wy:4
gentl	38	1sq:2m 7o:2h 2o1:1x 1ea:1u 5i:1s 3ey:1i 3xq:11 2ax:x fx:v 43h:t 4ir:m 2c8:l 1tj:h jk:f 334:e 2tx:e 68:c zf:c 12f:b l9:a 1kt:a zb:a j9:8 3co:8 v5:8 3ie:7 2zf:6 x:6 396:6 5c:6 3d5:6 32p:6 um:5 3hr:5 1fe:5 ne:5 2dq:5 ef:4 vq:4 2xu:4 pe:4 11n:4 31k:4 s7:3 38m:3
shrunk	1k	2dk:3n 1sr:33 4ac:2c 3eg:2b 96:1p 1s7:1m 486:19 29n:11 1uc:11 1vf:y yr:p ph:j e2:f 84:a 1uu:8 3gi:7 1wi:5
bouncy	m	2ex:1t ph:7 yb:7
glassy	1k	1st:3v 3u6:1d 3jz:13 2j3:l 145:g 3hp:c 1tw:a 1cc:a 1al:6 d0:4 30c:4 147:4 1u7:4 372:3
o	35	3ol:2s 4ih:1r 3zk:1o 3k4:1k 3v0:1j 3hw:1d 1pt:1a nr:17 3bu:17 2ek:13 444:11 3d3:z 36i:v 2b1:r 32n:q 24n:p pp:p 3jp:o 3fh:n 1ab:l 10w:k v6:j gs:i 3de:h 2du:h 4b6:h 3w1:e 2hq:e ul:c 1at:c 12q:c 33e:c 29d:b qu:b 11r:a 1e3:9 1qy:9 1eh:9 39p:9 se:8 1l5:7 2cb:7 1k9:7 262:7 eu:6 3fc:6 357:6 26q:6 4ii:6 s4:6 3d5:6 1xo:6 32l:6 1wb:6 386:6 3ok:5 6y:5 f7:5 bh:5 2lc:5
food:squid	1z	1sv:eh 1vp:v 4iy:s 1vn:n jp:d sz:a
food:crab	t	1sw:3u 1sx:1z 1sz:w
food:lobster	r	1sx:45 1sz:t 1sw:n 16w:5 1vf:3
food:dressed-crab	k	1sx:w 16w:g
liv	26	1sw:2w 1sz:2e 4ax:1z 44u:1v 49z:1d 2tg:1c b3:1b tm:1a 3je:17 2k3:14 227:11 qt:z 3uu:x 2as:r 1sx:q 3o1:n 35d:m s3:l 25t:k m9:h 258:h 2bf:g 2bg:g 2vo:d 16x:c 1n5:a 299:9 1cy:9 1b1:7 ol:7 1rf:6 22g:6 gs:6 1vs:6 34m:5 2hc:4 1eh:4 15z:4 1o7:4
food:breaded-squid	k	1sx:w 16w:g
fryer	ia	1t1:jx 2ji:1x 29v:1s 1rn:x 1sx:r 1ze:l 1e9:i 2tz:g 1z9:g l6:e 1tm:e 16w:e vh:b 4h6:b 2hf:b 4a2:a tj:7 13o:7 1zi:5 1vn:4 338:3
rubber	3l	ph:3r 3r2:28 46e:1y 4pr:1j 17u:18 38:17 1v0:13 19t:y 1hx:x 3d0:u ue:s 2s:o 1t2:l 438:g 1p5:e 2dp:d 1sp:c 4oa:c 1se:a 35x:a 232:7 2cn:6 2it:5 3d3:5 46f:5 221:5 182:5 3w7:5 12l:4 4c8:4 co:3 13x:3 2pe:3 3pl:3
flesh	24	1t3:8m 25g:1t 13i:1a 2j6:11 2sf:y 2io:s 1kp:q 3iy:p px:f 2ul:b ny:a 1xl:8 qm:6 le:6 s6:5 1fs:4
arm	5b	1t4:6h 2jk:2j pj:1o 2be:1g 20t:1d 74:19 2bp:18 3dk:12 72:v 1w1:v 48u:v 2jt:u 1kt:q 1mi:p 21i:m 7d:h 1mh:h 6v:g 3f8:g 1b8:g 4j:f 1c1:f 61:f 39l:c 2oz:c 3jr:c 18q:b 2jm:b 2jd:b 6x:a 62:a 1wt:8 kq:7 6w:6 cq:6 17c:6 ou:5 3jn:5 3qf:5 1yj:4 na:4 38x:3
dippy	t	42p:z pc:j 1t6:h 1r5:d o5:d pd:4
jammy	x	1t6:5c pd:k p0:d pc:9 1jl:8 1nb:7 1to:6 2gr:5 1px:4
snotty	v	13l:11 1t7:10 3gt:z 1t8:i 11e:b 11d:8
jiggl	v	182:17 nw:q 1kl:p 1m8:o 1tq:k 1fa:d 1ta:d 1t8:c 1vt:b 11e:b 180:8 b0:5 1jm:3
your	2q	37r:1p 3a3:1p 2fj:1g 4bu:17 1ny:w 3an:t 3nb:s 3e0:s 3f5:r 4e2:q 4e3:p yg:i pf:g 1n6:f 3m2:c 23i:b 1nn:a 2g5:9 la:7 mx:7 1o7:7 1n0:6 1nt:5 3cw:4 2uv:4 ry:4 rx:3
wobbly	1q	1jm:4p 1t8:3e 3s1:1v 3rl:1m 1ta:1b 2eh:j 1hi:i 13l:i 2v7:h 3bv:c 1m8:a 1v8:9 1fa:8 4ls:7 1tq:6 36r:6 1tp:5 1t7:5 1vt:5 2lz:4 180:3 14y:3 4gn:3
sloppy	4r	1tb:4m 4eg:1v 43k:1o 1k6:1a 11c:19 1vb:10 2u5:w 2ku:v 182:u 12x:o 2uh:o 38a:m 2dz:i 3a8:h 2db:g 2eh:g 3ku:f ce:c 140:b 13j:a 5r:a cd:8 3aa:6 1fg:6 gf:6 us:5 24d:5 2fe:4 2ff:4 5h:4 3a9:4 13l:4
slosh	10	1vb:1a 24d:r 182:q jf:o 9z:l 1t8:7 2tw:5 rg:5 34p:3
toothpick	t	378:1m 42:r 1ji:9 ev:8 1jm:7
begun	t	1jw:1q 2h9:12 2hg:x 1hq:v qg:h lv:7
blondy	k	1hy:c 1eu:8
sound	1z	1tg:3m 3ll:23 3r9:22 4jb:1q 3jq:1l 4m0:1k 3zp:1a 49v:17 4n2:y 7b:w 1wq:q 25z:q 3yh:o rs:m 32l:m 1ur:h 3i6:e 1cl:d 9z:c 3gr:a 2lr:8 jl:8 13z:6 2de:6 1i5:6 fs:5 1zf:5 7h:4 221:4 3ep:4 bn:4 1e1:3
doughy	1q	1th:74 4nl:1q 1gz:1e 4ps:17 1qj:v 1vh:n yu:h 1k2:f 1re:e 3nt:b 3cl:b 1lh:a 374:7 2wa:7 1vj:6 1vi:6 2cq:6 1ee:5 1ry:4
food:flatbread	2h	1ti:a9 38n:1e 1ec:1b 1gz:14 2sa:x l3:w 1da:s 15h:p 2jl:k 15p:i 18g:d 1re:b fz:9 k9:7 1d8:7 24h:6 2xp:6 1ds:5 108:5 1ee:4 1v9:4 1w1:4 1ry:3 1lz:3
knock	1k	1tj:34 r4:1p 41v:19 4a6:19 3op:15 2mc:12 1z2:12 1cy:z 2u8:y 4ov:y 34r:v 2ls:r 2xj:n 121:k 1iy:g 47y:e um:d 29u:d 2md:d 2mb:d 2ma:c 24o:c 1hc:b 2cn:a a5:6 114:5 15x:4 37d:3
windowpan	k	1hk:w
dent	2d	1tl:bs 3dz:1o 4jg:1i 3ku:1f 2lp:1e 18o:12 167:x 1i3:i yp:g 3kt:e 1kl:d jy:8 110:3
puffy	r	1fk:v 4mh:r 4mi:r 4mg:j yl:g 2ji:e 1d8:d 3j7:9 1hd:7 3bi:7 1x4:6 157:4
food:creme-brulee	o	21r:1q 21t:12 1tn:x 1ke:c xu:6
82	m	4ei:10 p0:o 1jn:j 1jl:e 3ux:e 1nb:d 2gr:9 2i4:5
quiver	k	1fa:g
nudg	k	1fa:g
66	k	qg:11
23	12	1ts:6g 1a0:p 2hg:l db:i 1jd:4
al	1o	1tt:7a 3dz:1p 3ku:1f 167:16 1i3:h 3kt:e 1kl:d jy:a 110:4 8e:3
food:gnocchi	v	1tu:7b 1tv:n
food:filled-pasta	v	1tv:5s 1tu:15 1lp:j
resistanc	k	2z0:a 156:8 nx:3
food:brown-rice	2f	1tx:9g 290:2w 2u0:w 3h8:v 3h7:v z7:t 6p:r 1bi:8 1g5:7 r4:7 ht:4 11f:4
unopen	m	2iy:1m 23m:o 166:g 23o:6
flow	x	2jo:1t 2re:12 2uh:12 2ug:v 3m7:l 458:k 1va:d 38t:d fz:8 21y:8 3w:8 3nu:7 yp:7 2vs:6 33q:5 19f:4
tail	2o	1u0:df 7j:s
food:puy-lentil	v	1u4:43 1u1:1i 2rd:t 192:h 284:6 gt:5 1u2:4 6j:4
food:split-pea	14	1u2:8c 4ix:v mk:4
row	k	4fj:1g 3sg:i 350:9
puy	k	2rd:p 1u1:4
poisonous	2h	1u5:7e 12w:2b 2mu:1m 28u:1k 3ic:14 23f:12 gq:z 21x:y 2pb:x 46r:o 2l8:k 2p9:k 7j:j 4cu:i 15v:i 2l9:h 2ia:d 2hu:c 2ga:c 1vx:c 360:c 2ca:a 1yi:9 2d5:8 2jd:7 18y:7 3rm:6 4cw:6 2l5:5 1w0:5 41h:4 2n1:4 ed:4 41g:3 2mv:3 2mw:3
97	i	
squeaky	1t	1u7:4t 1wi:2l 1tw:28 3fz:1j 4ci:1b 3x0:19 486:q 1g:n e2:n 3vx:8 3l9:6 qc:3
food:mangetout	18	1u8:7o 11:l 41t:h 461:f
caramelis	12	166:26 1uc:21 4lt:1u 3xm:1l 1u9:v 2xo:n 3ft:j 1sm:i 1q0:h ez:8 1f2:8 1l9:7 1d1:7 17k:4 rs:3
blond	x	1ua:24 375:w 1u9:l 1sm:j 37a:i 37b:i 123:8 1s7:5
refus	t	4h6:1j x2:z 3t9:q 1u9:o 1sm:m 4bd:b 395:4 2i:4 210:4 1x0:4
mediterranean	m	1l9:t e2:q 1u9:e 153:3
food:fudge	10	1ud:72 3hi:14 2d8:g 3gc:a 2ec:3
brittl	14	1ue:22 qh:1y 293:1n 211:1f 2js:15 1mo:s 6n:a 42v:9 3fs:6 2jv:4 26r:4
food:nougat	k	1ud:g jt:c
106	i	
112	i	
113	i	
116	i	
118	i	
121	i	
132	i	
143	i	
146	i	
154	i	
amber	k	2ed:r
shad	t	2f9:2v o0:x 194:k 3sv:8 3sz:8 3sy:5 3t0:4 oa:4 3jc:4
badly	1k	4jr:2c 3i0:23 250:23 37j:1r 3ui:1l 2dw:16 36h:v 2j0:n 28j:k 217:g 2dk:f 39m:d 216:b 353:a f:7 fk:7 40j:6 2c1:5 2qh:3
wrinkl	1k	1ut:7g 4ci:2f 3ja:13 e2:r 1zp:l 474:j cv:e 12w:e 7j:d 28o:9 eu:9 2r1:8 1hx:6 44d:4 1fs:4 1ew:4 1ye:4 1vv:3
food:marmalade	18	1uu:7z 2cf:1b 29n:w 2fm:h 166:d nm:b 153:b 23m:a 12n:9 2eh:5 1sr:4 2cg:3
saucer	m	3cc:1l 1uu:r 1uv:d
104	i	
105	i	
repeat	12	3v3:10 3bp:z 300:l 3ve:k xb:i 1c2:g 308:b xf:6 31t:6 9f:5 8i:5 3k7:4
deal	14	4g5:2h 1gj:w 37v:k 16m:i fs:g 2ip:c 1sp:9 40:8 vw:8 4z:5 17t:5 219:5 nj:3
sausag	o	1v0:47 1v2:h
blind	x	1v1:66 kc:1j 2y9:f 2y8:5
food:chicken-pie	r	1v0:2l 3nh:1b 288:i 19d:d 29d:8 289:5 wm:5 22p:4
parcel	12	1v3:4p 1v0:m 16n:e 2an:d 1v2:d 149:a 2yl:9 336:8 1lr:7 14b:7 2tw:6 3fg:6 1id:5 1v1:5 14j:5 1rx:4 162:3 16s:3
sandy	1b	17s:2u 1v4:1x 1w7:r 49:d 2tg:7 ie:5
floor	2x	1v5:8f 1zg:1e 2zp:1e 1ex:14 na:10 1lc:y 171:v 1cg:r 1fh:q 2ls:p 1ei:i xx:d 21k:c 24o:b 1hc:a w9:9 n4:9 1jb:9 12f:4 3l7:4 h8:3
food:ready-meal	21	1v6:6a 43m:1t 2dq:1p 41o:1l x9:1c 10d:12 1z3:y 1pn:k 19d:g 1a0:g 1nx:g 1z4:g 1qy:f 1n8:e 3aj:e 4m:d 268:d 35c:c rb:b 1jg:9 x7:8 102:7 l9:6 1qj:6 253:5 pl:5 2x6:4 1z0:4 1z1:4 2uv:4 2h8:4 24:3 2d5:3
dauphinois	m	je:29 1yh:e 1yj:5
jiggly	r	1v8:2p 1jm:q je:o 1v6:6 nw:6 1jt:5 1v7:5
food:waffle	10	1v9:2f 253:1g g0:w o3:f 1is:a 2fu:9 bq:3
consistency	1d	1va:4x 3lj:15 3li:x 4pp:w 31w:q 16s:9 31r:8 1at:7 1tz:6 ih:5 20e:5 31y:5 bw:4 82:3
soupy	2x	1vb:4n 4hv:1g 1tb:15 2ch:s 2ej:m 17u:i 1tc:g 3mo:g 2ug:e 5h:d 12t:d c9:d 34s:c 16e:b 13j:b 5l:b 1is:b 44n:9 2w4:6 38u:6 2dw:6 2er:5 1va:5 3tu:4 16h:4 5r:3 1kn:3
nos	1d	1vc:54 4i9:1c 1nv:12 3up:z 468:x 34x:w 13k:t 2mf:n 1o8:k 396:j j6:i 17o:g 1pa:d 3qn:b 1nz:b 2nl:9 2f4:8 397:8 7b:7 2os:6 47w:6 17p:5 2i9:5 3eo:4 122:4
easiest	16	3uj:1m 36i:1e 4ms:15 3k6:q 2sn:i 3m3:f 198:b 2sy:9 ms:9 1k7:9 84:8 2sp:7 13e:7 2bt:6 2x5:5 1mf:5 zs:3 p7:3
flop	x	455:1s 2d1:1q 1fg:1c 1i5:j 1iw:h 2d4:f w5:4
food:clam	16	1vf:86 16x:g
shaken	r	3ry:x 2hq:o 4gz:j 2bk:g r6:c 132:b 2hr:6 c2:3
food:frozen-dumpling	2z	1vh:dq i9:14 ha:u 3gj:p 38v:i 1lp:g 260:b 2cq:8 pn:5 3av:4 2a5:4
food:dumpling-mix	m	1vh:x 1ld:3
food:bao-bun	m	1vh:n 1x5:g 1x3:c 1vi:5
food:matzo	m	1vh:m 1tu:k 1tv:b 1vj:4 1vi:4
food:pulled-pork	v	1vl:2x 26u:1m 1z2:11 2dt:y q7:c 2gl:9 1vm:8 2gn:7 2gm:7 23:4
food:pork-rib	k	q7:l 1vl:d
food:battered-fish	1b	sz:2j 24m:24 2go:1n 3vs:1b sx:14 2tz:13 1vn:12 3nb:w 1e9:o 2ji:h 1vp:d ay:c yp:b 3hp:8 22u:7 y6:5 1sl:4 2w1:3 1ww:3 26r:3 3on:3
food:scampi	m	1vp:v 26z:s 1aa:q 1vn:o sz:a 2e4:5
food:scotch-egg	k	1vn:u sz:d 1vo:8 1vp:8
tell	x	31t:20 3df:10 31w:10 7h:x 19q:l 31r:b 35x:a 12m:9 308:7 31y:6 30y:4 9f:3 30x:3 300:3
165	m	1vr:1j 2om:11 2ol:11 1gx:6 2on:5 yh:5
food:pumpkin	16	1vs:8x da:1s tg:c 4mr:7
food:pecan-pie	m	14s:o 1m8:k 2r4:e 180:d 2r3:6
clafouti	k	1m8:l 180:e 1vt:9
circl	1x	1vv:av 2uh:13 3bq:z qg:u 3x6:t 2sz:s 3uu:r 376:m 1tj:k n9:b 2x4:5 29p:5 k9:5 1ev:4
77	i	
thickly	r	4eq:1g 41f:1f hj:p 3ek:e 14b:d 1kg:8 1w7:8 17h:6 1g6:4
powdery	14	2f1:2y 1vy:2o 1c9:1b 3xg:l p4:h 1w9:f 1jy:e 1lf:9 2jw:8 yu:3 2f5:3
food:pizza-base	t	136:23 ge:a 1vz:5
homemad	2q	1w0:a9 22y:3f 1tv:22 14x:21 1vz:1d 30l:18 i4:11 1lj:r 136:p 1ns:m 18g:l 23m:j ro:i 24g:h 1tu:g 11k:d 166:d v2:c 22n:c 1ro:b m3:a 24e:9 ol:9 ic:9 257:8 23n:8 2to:6 23i:6 1dt:6 2ky:5 11r:5 tj:5 2tp:5 23o:5 1ty:5 1ev:4 255:4 25a:3 280:3
blister	16	1w1:6r 14h:q 2ux:k 136:f 1w2:b pj:9 2jl:7
food:filled-pastry	k	136:h
palett	m	1w3:2d 3y7:k 229:j 22b:8 22a:8 1x6:3
steel	2l	1w4:9u 1jy:1u 223:1e 1xc:t 1y3:o 1wp:j 1e6:j 1xd:i 39g:9 1w9:7 3d7:6 m4:6 185:4 38l:4 142:4 19p:3 tf:3
food:rice-pudding	1t	1w5:a1 3rn:2f 3rq:21 3s3:1r 3s5:1i 3ae:1b 228:16 3ro:15 3m1:12 3s0:w 3s1:u 2dn:q l7:k 2o2:k 12a:b 2h0:8 hq:6 dt:6 2jl:6 33e:4 3rp:4 204:4 2bk:4 16v:4
conge	k	1bc:n 1w5:c
grit	2x	1w7:6b ie:3n 34b:10 47w:n 34g:j 1v4:j 49:i 2tg:g 17s:d 33b:d 34e:b 2su:b gt:8 34f:7 4oc:7 2x9:7 3bi:6 18g:6 34h:5 ql:5 gy:5 38e:4 1ib:4 12k:4 2mq:3 2ti:3
chalk	o	1w8:31 1s5:w 1so:3
pinhead	r	1jy:1m 1w9:1j
1¾	i	
food:artichoke	r	1wb:31 4hy:2n 4hx:1b 1we:e dq:7 1wd:3 1wg:3 154:3
food:sweetcorn-cob	18	1wc:80 3mv:2u 2n0:r 1wb:q dq:l 1we:d 2n9:4 1hl:3 1wd:3 1wg:3
food:jerusalem-artichoke	k	1wb:s dq:m 1we:e 1wg:3
food:okra	k	1wb:v dq:o 1wd:4 1wg:4 1we:3
food:plantain	10	1wf:9x 2p9:8 2pb:5
miely	k	1wb:t dq:m 1we:f 1wd:4
braai	m	1wb:s dq:m 1we:e c1:c 279:8 gb:6 1wd:3
squeak	1q	1wi:7g 49u:1x 1wj:1v 48h:1u 4g2:1s 2ud:4 ph:4 1u7:3
food:cheese-processed	m	oq:q pq:d
78	k	1wm:x 1wl:k
food:charcuterie	k	277:j
food:marrow-bone	k	2uu:t 27q:o
trust	18	1wn:2l 3m6:1y 4ov:1q 1hc:1m xp:1k 1rf:o 2l9:h 4ar:h 47y:e 2dw:c 4aq:b 2iz:a 12l:8 1og:8 14c:5 2vq:5 1rg:5 40q:5 1rm:4 2oq:4 1yu:3 1d2:3
sulphur	v	1wo:3w 376:u xn:a xm:9 2di:8 48i:5 2lm:4 35w:4 2iz:3 xc:3
iron	3l	1wp:dk 144:s 1xc:e 36d:e 1xm:d 7s:b 1w4:a 1zs:9 20b:9 1x4:8 1xd:8 36c:7 hd:5 10d:4 36b:4 3sr:4 14a:3
met	k	4n2:1y 7h:8 4n3:4
see	o	4ht:23 395:1d 3qm:13 2un:3
stink	1x	3jj:3d xe:22 3ey:1o 1f0:1c 25g:16 2mr:z 3gp:x 2cg:r 1xh:q 2ms:p xp:n 2cu:k 4fy:j 2vq:h 40q:g 2qk:f 3cp:f 2mc:e 21n:d 2ai:d 11w:c 48i:b x2:a 1is:a 33t:a 1wo:9 2iz:8 2el:8 f8:7 q9:6 3le:6 2nh:6 2gb:6 2md:5 2ma:5 21l:4 20w:4 2jj:4 1xg:4
pin	31	1wt:cr 2t9:1i 2lq:1e 3g1:1b 2t3:z 2u2:w 1ez:q 21v:l vs:g 32h:e 30u:8 20e:7 1pq:5
find	9w	3ds:33 29p:2o 238:2j 32v:2d 3ph:2a 1wu:26 40e:23 3c9:20 1py:1z 369:1y 3tc:1w 2qq:1t x3:1q 2t9:1q 45b:1o x4:1n 22s:1d 3ud:19 28o:17 47l:17 3l4:17 3yo:17 3b4:17 vi:15 a9:15 3ol:15 1pn:15 1wt:14 1rb:12 o2:12 1l3:11 3bg:11 491:11 4gb:11 4nf:11 3fn:10 4hu:w z6:w 2s9:v 1iv:v 3g3:u 3g4:u 2j:u 18x:u 2q2:t v9:t 4ix:t 3qb:s 1z3:s 1br:r 1bh:r 35o:q 4p2:p 2lc:n 3dt:n 2th:n 39k:n 4ov:m 23d:m 2t8:m
food:chapati	12	1wv:6w 284:u 1u1:g 1wt:e 1ti:6 285:6 6j:3
fingertip	t	1yf:15 2bn:z 1ww:h 2s2:f 1y6:9 1wy:8 6s:8 1yj:4 1y8:4 2s0:3
log	k	qh:e sm:6
hurt	2z	3oh:28 al:27 1yy:1p 3zl:1m 1de:1g 390:1c 1wy:1a 3f0:19 3cb:17 319:10 3jr:z 2os:y 2sg:p 2be:l 1og:l 1dt:l 3m4:l 2kp:j c0:g 2q9:f 48u:f 2il:f 1fh:f 1vq:e 2ih:e 2jn:e 341:e 2f7:d 37n:d 1sr:d 10f:d 2kl:c 2jt:b 2g2:b 1o8:a pj:9 72:9 1om:9 37o:9 1af:9 39n:8 1wz:8 1wt:7 2x5:7 19u:7 1p2:7 1mh:7 1ks:6 1ol:6 1cs:6 1s2:6 40k:6 13e:5 1yv:5 180:4 17c:4 2kv:4 9s:4 1t4:4 2ei:4
balloon	1d	1wz:4p fv:1b 16t:15 1hd:z 229:w 4cx:m yl:j 22b:e 22a:d 2lo:a 1w3:6 2bs:6 1x6:6 kc:6 gn:5 h4:4 1tm:4 1mh:3 21s:3
blitz	2u	h1:4e 3a2:1r 1ub:1g 12p:17 iw:15 17d:12 id:l 2qo:l 2qn:l 2fk:e 1x0:c 22a:c 2s0:c iu:b ib:b ik:9 3d0:8 1vd:8 cu:7 36i:6 il:6 ic:5 3hv:5 24e:4 it:4
grater	3w	1x1:co p7:1k 3m3:k 17g:j 4mp:h 3jl:e 1wj:b 32h:a 30u:9 13d:6 oq:5 20f:4 36n:3
steamer	2j	1x2:bd 4a2:2b 48u:w 3qm:m 11g:g 32h:e 5b:d 1x8:9 30u:8 214:7 3w:6 4l5:4 1v3:4
rig	o	1x2:19 1x7:c
saucepan	2z	1x4:4k 4d6:1h ab:15 35v:11 2mp:v 1tm:t 20u:t 14c:s 1x8:r g8:m n5:l 3zr:l 20v:j 3s1:j 7s:j 1ws:f 204:f 105:d ha:c 3os:c 35e:a 20s:9 2ph:8 10i:8 1xb:8 203:8 206:7 2x2:7 2x3:7 12l:7 1e6:5 3og:4 ut:4 1vj:3 1jd:3 8b:3 144:3 x2:3
food:christmas-pudding	o	ha:12 2v0:w 2v1:g 1vj:b 2mf:9 1ac:9 2v2:9 2no:7 1x3:7
trivet	r	1x6:57 ha:10 1vj:a 1x5:8 229:7 1x3:6 22b:3
upturn	k	4la:q 1x3:b 1x7:b 1x2:8 3nu:5
heatproof	t	214:2j 2mp:1l 1x8:x 3og:u 1yl:9 35v:8
beneath	v	vy:1c 13o:19 37d:s 1th:g 37a:c 37b:c 149:c qs:7 19z:6 1v5:5 21i:5
basin	o	1xa:57
narrow	10	1xb:3x 34y:14 ab:10 30:5 148:4 1l4:4 2bv:4
stainless	1o	1xc:64 1w4:2u 223:r 1xd:c 1wp:a 1y3:6 14a:5 tq:3 1xm:3
cast	2z	1xd:b2 1xc:18 1wp:11 36d:s 1xm:h 144:h 36c:e 41r:b 1w4:b 7s:a 36b:8 14a:8 203:7 40k:7 206:7 1x4:5 201:5
deglaz	10	1xe:4k 3rj:1x 2di:v 33h:r 9i:d 350:9 1dt:6 1di:4
utensil	k	1xh:h 1xi:6 1xg:5
dishwasher	10	1xg:28 20f:1n 1xf:1b 1y5:12 20g:v 20u:s 1f0:p 20v:g 1xh:9 2b7:8 36:7 47w:5 2ph:5 1y8:4 1og:4 1y9:3 1xi:3 1yb:3 1y7:3
teflon	18	1xh:3a 14a:13 1dt:t 40k:l 1xd:a 1wp:7 35e:4
suddenly	o	1xi:2r 1xf:19 3qq:s 1xh:9
silicon	2a	1xj:be 410:q 411:j xw:6
tool	2h	16i:38 21s:2a 21y:1z 2bq:1z 3y9:1u 2sc:1n 3lq:1m 1xk:1i 3j9:15 4ah:v 2lv:u 4fm:r 20d:j 30u:i 1yf:h 3gy:g 32h:g 28j:f 43i:f 2b4:d 421:c yq:b 4ag:b 3te:a 20e:9 17g:9 1hs:9 3fl:8 3lr:8 h4:7 229:6 37y:6 2x5:6 dy:6 34c:5 c6:4 3s7:4 13a:4 ul:3 36m:3
rusty	1b	2v8:3e 1xr:39 4b6:28 1xt:1l 1et:15 35y:z 24o:o 2qj:i 1xl:i le:a 45f:7 1tl:6 1xx:5 29r:5 dg:5 21p:5 21q:4 k3:4 246:3 2ls:3
skillet	a9	1xd:2a 1wp:1u 7s:1m 42u:z 3a:x 1xn:t 2uk:s 2n0:o 1zj:n 3w3:l yp:k 2b9:j 3qa:i 1fy:h bj:g ab:g 24i:e 1x4:d 35:d 1w4:c 3km:b 1jd:b 1xc:b 3jp:a 2hg:a 2b4:9 8h:9 105:9 2mh:8 14f:8 2ey:8 2rw:8 1s5:8 2n:8 2zr:7 3a5:7 sd:7 rx:7 3ey:6 4e:6 kx:6 cr:6 3j4:6 201:6 hi:5 2xo:5 3q9:5 1e6:5 ek:5 142:5 2ax:4 hv:4 3h4:4 2xq:4 2xn:4 wf:4 178:4 223:4 1rt:4 ym:3
griddl	1x	1xn:ay 1xd:b 1wp:a 2xp:9
put	45	1xo:3f 375:2m 3ef:2c 2jt:1u 305:1r 1ch:1l 2xo:1h 4h7:1g 344:1b 2f2:18 1ce:14 2o5:11 14o:10 41v:z kq:z 2ek:w 16d:w 2ay:v gg:v 4oz:u 3ee:s 31l:q 17c:q 16b:o 7r:n s8:l 2s1:k 32o:k 16a:j 1a0:j 16n:j 4gv:j 133:i ig:i 3zr:h 3qs:h 1s1:h 1ve:g e0:f 1su:f 14k:e 1uy:e 40n:d 35w:c at:c 30s:c 3wz:b 3wy:b 3wx:b 1rc:a 303:a 117:8 3sw:8 2n9:7 3go:7 315:7 30c:6 1xq:6 1xp:6 ie:5
le	m	40k:u 1wp:7 34k:6 1xd:5 1xr:4
creuset	m	40k:u 1wp:7 34k:6 1xd:5 1xr:4
carbon	m	21p:y 21q:x 1xr:f 1xq:7 1xp:7 1xt:7 1wp:6 1xd:4 1xl:4
car	33	1xs:6t wo:33 2bw:2o 1zz:22 358:1m u3:1m 2o5:11 3yo:z 3u9:w 3k4:r sk:q 3rd:m 1o1:m 19y:k 1n5:k 496:i 15u:i tb:h 19v:g 23w:f 12b:f 6y:e 15j:d 3e6:a dm:9 2w0:9 3ub:8 3yr:8 11i:8 eq:7 1xq:7 1xp:7 3ig:7 tv:6 3g2:6 1wp:5 10l:5 3w6:5 2nd:5 ml:4 oy:4 18m:4 3ih:4 3yt:4 1xd:4 32p:4 lt:4 2m:4 18c:3 3w5:3
rust	k	2j3:k 117:g
wir	16	1xu:39 3pn:1r t7:1i 3dq:1i 14o:f 2ij:e h4:e 35m:a 4bb:8 1pp:6
wool	x	1xv:46 41i:2c 3dn:17 2wt:y 1jc:t 199:6
enamell	i	
scour	i	
leidenfrost	k	1xc:j 1xz:b 1w4:5
rainbow	k	1xc:e 1w4:8 1xz:4 1xy:4
stain	1x	1y0:7r 2dc:22 3o9:1u oa:12 3as:y 257:r vu:m 2te:g q9:g pb:c 1s4:c 2pe:8 3sz:8 y0:8 3w0:7 y1:7
droplet	m	1xc:j 1iu:b 1xz:b 1w4:5 za:4
danc	k	1xc:j 1xz:b 1w4:5
weld	4r	aw:1i 19p:17 1y3:y 2es:s 1zr:r 1w4:p sd:p 3ui:n 1xc:l 6a:f 1ao:c hd:7 4e:7 6o:7 sy:5 1b7:4
bead	o	1iu:1n 1y4:1d
sharpen	r	1y5:3q 48r:1h 2ej:c 2xv:8
blunt	r	40g:22 1y6:22 1y8:1f 1y5:o 1dv:d 2bn:7 2df:4 2s2:3 2sb:3
hon	k	1y5:13 1y8:5 1y9:3 1yb:3
chef	r	1y6:15 3ep:11 2wx:x 1dv:u 2s5:t 2bn:f 1y5:c 2s2:6 1y9:6 1yb:5 1y7:5 1zg:4 2s6:4 2s1:3
whetston	k	1y5:14 1y8:5 1yb:3 1y7:3
angl	m	2v6:1f 1y5:14 20k:7 1y8:5 17z:4 1ha:4 1yb:3 1y7:3
sharpener	k	1y5:13 1y8:5 1y9:3 1y7:3
par	12	1yc:44 2jw:1n 360:1c 235:18 tc:10 1v1:x 4gw:k 21x:i 7j:d 2gk:c 3pp:c 2ui:9 2ly:9 57:8 kc:7 1kp:5
unglaz	i	
drawer	1v	1hx:1y 3cr:1u 465:1l 1hl:1l 1zp:1k 4h6:1i 20z:17 3fc:11 3ki:o 34i:o 1zr:m 14i:k 1u8:i 1t3:i 3he:h 1vs:h 1c8:f 22a:e 1ik:d 390:c 17g:9 1hk:8 26q:8 3bi:8 124:7 3vk:6 12w:6 19y:5 41i:5 xq:4 8:4 169:4 dy:4 ua:3
mandolin	1q	1yf:ap 41f:1e 1s4:v 1kg:e 14b:d 1yh:a 1yj:9 2jz:7 wn:7 hj:7 2jx:7 1vx:4
safely	3h	4eh:2t 35t:2i 3ih:1s 2be:1q 2hh:1q 1yk:1f 1zc:1b 12l:17 37v:12 1yg:y 1ir:x 1b5:v 1yc:t 108:s 19f:s 278:r jg:p 2bp:p zk:p 2v1:o 1oz:o da:m 2wv:m 3jn:l 1nh:l 33f:k 3pp:k 2og:i 1yi:i 3ig:h 2gx:g 3jp:g 1x5:g 4f6:f 1ac:e 2v2:e 1pl:e gq:d 2jk:d 1yh:b 2m2:a 1nf:9 cw:7 2hz:7 yf:7 1m4:7 4og:7 13l:7 103:6 388:6 38g:6 my:5 dv:5 gx:5 d7:5 2hd:4 3nd:4 3dm:4 3dk:4 3bs:4
slicer	x	1yh:5u 1yf:1b 1yj:8
dangerous	8n	1u5:5c 3gd:43 2gx:22 3ly:1v 1b5:1s 3su:1i 40o:1b 163:1a 2of:19 3jn:16 28u:15 2h1:13 21f:12 2g2:12 1yi:y 3ey:y x4:x 1yg:u mz:t pd:s 35m:r 1k2:q 119:q 227:q 216:q lk:p 3dl:p 20x:p 1a8:o x3:n 4d7:n 2kp:n 3yq:m 1ni:l 2gs:k 1ra:k 2sg:k 2nl:k 2j7:j 3fd:j 419:i 1yj:i 2bn:i fk:h lh:h 49r:h 49h:h 1af:h pc:g 2g3:g 4fb:f 1a5:f 1yf:f h6:f 3kb:e 2kv:e zm:e 2jk:e 3wc:e 3ka:c
guard	o	1yj:1l 1yh:l 1n9:i 61:h 1yf:c
glov	1d	1yk:6y 2jv:k pj:e 2be:a 2kl:5 1w1:5 13h:5 1yh:5 2gd:4
proof	o	1x8:1b 1zq:14 1yh:n 1zp:b 1yj:8 1yf:7 3tp:4
safer	x	1ym:3p 4jf:2m 2tr:1w 1yh:n 1yj:8 th:8 1yf:7 ap:5 3ef:4 1za:4 1mv:3
resistant	i	
lock	k	1zj:c 144:6 2ji:4
minor	i	
injury	i	
unit	k	23b:d 312:9
laser	k	1yx:l 1yy:d 1yw:c 1yu:3
havent	7m	3mm:2f 3w1:2d 2x5:21 3dq:20 23o:1o 3tx:1n 4hc:1l 3yi:1k 3yj:1k 151:1g 18x:1d 39q:1b 38i:1b 3ou:1a 4mp:19 49u:18 1bw:17 3hb:17 3hc:17 4ca:13 3to:13 1px:12 35i:12 3u1:11 1eo:11 3a1:10 ts:10 1yt:y 1wt:y 2x9:x 1gk:w 3he:w 2xp:v 2lp:v 32h:t 1jf:s 4pr:p 3dm:p jd:o 22y:n 2w4:n 95:n 34k:m nh:m j4:m du:l 1r5:k us:i 17g:i 45f:h 85:h 35u:g 1x1:g 3ee:g 4a6:g va:g 17w:e 3sr:d 3ce:d 3xz:d
accurat	m	1rg:7 1rh:6 1rm:5
cheap	49	1yv:3v 204:2u 1jp:2s 383:1w 47b:1f 2c5:16 2a3:15 2bd:15 25w:14 n1:13 34r:11 1hl:w 2fo:w 3ct:t 2a2:r 3hl:q 265:p 2f3:p 1wy:m 1yz:k 2b1:k v9:k 1zl:k 2ek:k 3vo:i 4iw:h 27:g 2d6:g 39m:g 1yx:f n6:e 382:d 15b:d 21m:d 39n:c bf:c 2v:b 16f:a 27e:a 1yy:9 27f:9 1xd:9 sk:7 qa:7 1e6:7 2lm:6 27g:6 3mh:6 2c4:6 1s9:5 1e5:5 440:5 3s0:5 275:5 3s1:4 2b2:4 1ye:4 3vk:3 1ys:3 q9:3
digital	m	1sb:1n 1yx:6 1rm:5 1rg:4 1yy:4 1rh:3
infrar	k	1yw:d 1ys:5 1yx:5 1yu:4
gun	m	2fg:r 1fh:i 1yw:d 1wy:6 1ys:5 1yu:4 a2:4 1rh:3
dial	12	1yz:39 4ov:1n uu:19 20l:14 ft:d 1yx:a 20q:9 1yy:6 1yw:5 1rh:5 14k:5 20o:4 1zh:3 1rg:3
700w	k	1z3:10 1z4:h 1z6:5
900w	k	1z3:10 1z4:h 1z6:5
convert	10	1z2:5c 1dl:1l 1vl:18 1z3:o 20n:k 23b:f 1z4:b j9:a 29j:9 29i:9 312:5 29x:3 1z6:3 1z0:3 1z1:3
watt	m	1z3:2p 1z4:c 1z6:3 1z0:3 1z1:3
wattag	k	1z3:13 1z6:5 1z0:5 1z1:5 1z4:4
defrost	8n	1z5:48 u:3d 2hj:23 29z:20 2n9:17 s:12 1:z 2hf:l 3sb:k 21j:c 33c:a 2x6:a g8:9 k:8 15:5 1wc:5 e:4 254:4 f:4 zw:4 1dp:3 3y3:3 170:3 345:3
800w	k	1z3:10 1z4:g 1z0:5 1z1:5
multiply	x	qu:18 34v:10 3pb:s 3f4:p 37t:h 3pc:7 14q:7 1sj:7 1mu:6 3aq:4 3rs:4 9c:4 3lx:3 34a:3
700	m	4ny:30 40k:r 1o4:k
means:air fryer	iz	1z9:k0 1rn:x 1e9:j 1ze:j 29v:h l6:f 1t1:e vh:c 2hf:a 4h6:a 4a2:9 36o:8 tj:7 1zi:5 338:3
preheat	4l	1za:aa 24y:25 ap:1p 2m7:z 4b7:p 18l:k 162:a 12s:8 yi:7 2me:6 1jt:6 107:6 1rf:5 1n8:4 4h:3 4t:3 1a8:3
cram	14	30r:1c 1kh:z 14k:n 148:i 1np:f e3:e 18f:b 1e9:9 3a6:9 va:8 1zc:7 1zd:6 146:4 1vn:4
flew	v	3jp:34 1zc:z 3jo:w 438:n 44y:j 1e9:j rp:d 4og:8 2uq:7 2ur:4
blown	12	1zd:2r 4k4:1t 2ls:t kc:n 1oq:j 1e9:i 24o:d 1hc:c 1qp:a fv:a 2us:6 1wz:5 jt:4 1c4:3
ninja	21	1e9:3z 29v:2x 1ze:1p 1z2:14 2ii:h 9n:b 1z9:a 1t1:8 l6:8 20m:5
food:cooking-spray	10	2lr:4n 1zf:2j
fly	1t	2bp:20 1zg:1n 34h:y 2tb:v h9:q 2mq:m 2uq:l 38t:l 7d:j 120:j na:h 3ep:g 3g7:e 220:c 3ob:c 2lq:b iu:a 2jd:a 3jq:a 72:9 66:9 pl:8 2ie:8 p8:7 2jm:7 6w:7 3jp:6 ms:6 6v:4 3w3:4 1y8:4 37y:3 cv:3
element	k	2xp:h 2xo:5
crockpot	4g	80:1g 1zi:19 rd:r 75:p vh:i 1zk:f 29w:a 4mh:4 4mi:4 1pg:3
sear	28	1zj:8u 2if:1c 34d:1b o0:17 2dw:s 38o:r 1yc:p 2ly:e 57:c w0:7 cg:5 yr:4 ap:4 lg:4
crock	4g	1zk:2g 80:1h rd:s 75:n 1zi:g vh:6 29w:4
cost	3j	1zl:3g 3ct:30 2a3:2y 383:2f 1jp:2e 25u:1i 2a2:1c 1k1:16 265:z 414:m 1yv:i bf:i 3gb:f 17b:e 25w:e 25t:c 1e5:8
miss	bt	1zm:8n 3qs:2o 3ij:2f 33r:25 3ut:21 14c:1v oi:1p 1ch:1n 9i:1d 48z:1b 1gl:16 41k:15 47n:13 19a:12 3ds:11 257:11 3ix:z by:y 1fu:w 476:v 32h:t 2cc:t 255:t nv:s 179:s 3fu:r 3ua:r 16b:p 2de:n 34o:n 268:l 3sy:k 4ja:k 1iw:k 39z:j 2zo:j 3ub:j 2cb:i 1gb:i 8s:h u7:h 41n:g 1d2:g 374:g 2q0:g 58:f 32i:e 3lh:d 3fh:c 37i:b 5a:a 4p0:9 bd:9 2o9:8 wh:8 30w:8 1zu:8 41w:8 yi:8 8i:8
pottery	m	19g:l 142:k 3hi:8 49t:5 r7:3
alternativ	1h	1gl:3t 4mm:1k 20z:16 32h:u 1f2:q kb:p 2r3:k 1m1:j 1cu:e 22r:e 1hn:a 25u:a 3ko:9 3du:8 20y:8 1hk:8 1yv:7 oe:7 236:5 30u:5 1zq:4 316:4 1az:4 2r4:3 2fl:3 1zo:3 32i:3 24k:3 12l:3
greaseproof	1f	1zp:61 1ew:2b xw:n 2x4:a 3h4:3
beeswax	k	1yl:q 1zp:c 1ii:3
mat	1b	1zr:59 2hk:1i 40p:13 2ig:v 410:v 411:n 385:k 2wt:e 1n5:e 2sl:c 2do:8 xw:8 1i5:7 1o1:7 1zp:6 3al:4 1ew:4 2bw:4
butter	x	1zs:39 45y:2l 2e4:n 1s2:c 1f9:c 10d:a 20b:6 hd:6
2lb	r	1zw:4c 1zy:n 1zt:g 1zv:8 x0:7 1zx:4 45l:4
9x13	16	3lx:13 wy:s ut:m 1qj:e 143:e 1zt:9 1i2:9 1zv:7 1g6:6 146:6 2r:5 212:5 1xb:4 1zx:3 1zw:3
swiss	r	2da:1h 1zt:x 4db:v 4da:v 1gb:k 1zx:c 1zw:c 1ag:a 1jx:7 1fa:7 1zv:5
900g	v	x0:3k 1zt:2y 1zw:1x 1zy:z 3c2:7 45l:3
dimension	k	1zt:10 1zv:s
lb	m	1zy:3h 1zw:3 45k:3
33	k	c8:n 3sf:g
jug	5v	200:fq 416:49 1tq:1u 2ej:1m 3uu:1d 1ud:13 32e:11 2f2:v 1lq:u 195:t 2ed:s 3g1:o 3fp:o 21n:n 1p2:l 47:j 2du:h 1hw:g 28t:g 37d:f 46y:e 336:e q9:b 194:b 3jm:a 9z:a 37e:a 3k6:9 3kt:9 21l:8 fm:7 28r:7 bw:7 28q:7 1zc:5 il:5 gn:5 35i:5 494:4 48q:4 3k0:4 1g5:4 h9:4 3nn:4 2se:4 205:4 3e:4 28w:4 2uk:4 di:4 1y0:4 1rt:3 wz:3
induction	4e	201:cg r7:39 4e4:1u 43p:1o 2o1:10 1zn:t 142:s 1i2:q 2me:n 213:l 1xh:j nb:e 2f2:b j4:a 2tx:9 1kh:8 1v3:8 35e:6 70:5 19g:5 16s:4 7s:4 4gg:4 o6:3 3ef:3
beep	o	203:q 206:p 218:i 21a:9 207:8 1d0:6 21c:5 216:5 205:5 20a:4 rg:4
magnet	k	206:s 207:9 203:6 205:5 20a:5 208:3
aluminium	10	3vw:1c 3s1:19 2rk:u 1e6:s 3l5:q 204:o 203:f 206:e 1ew:c 213:a 1cn:a 8b:7 1xd:7 2xo:6 207:5 1nx:3 40k:3
error	m	494:1k 203:o 206:n 1so:9 207:8 2wh:7 20a:4
copper	k	203:x 207:a 206:7 205:6 20a:5 208:3
moka	k	203:q 206:p 205:5 20a:4
recognis	o	2fp:x 203:p 206:o 2yx:i 2f1:8 205:5 20a:4
buzz	o	209:2u 203:r 206:q 46z:a 207:8 3l3:8 205:5 2ca:5 2k2:4 2j9:3
click	m	21d:w 203:j 206:i 21h:f 21g:9 207:6 201:5 ke:5 205:3 1q8:3
ceramic	1k	20b:45 214:3t 212:3c 20a:w 203:g 206:g hd:c 1xj:5 207:5 213:4 201:3
boost	r	2cc:x 203:o 34o:n 206:n 33r:i 15a:h 207:7 205:4 20a:4 33f:4
pestl	16	20e:52 20d:21 421:t 3he:a
mortar	1x	20e:97 20d:3g 1va:1a 2u2:y vs:h 16s:a 1ol:5 1tz:5 421:4 36i:4 za:4
zester	t	8z:s 1x1:g 17g:d 20d:9 2sc:6 465:4 20f:3
strainer	1o	20g:2a 47o:22 81:12 2cq:p 3zv:n 7q:j 12c:i 47w:h v6:h 3av:f 3la:c 10i:c 13n:9 4hl:6 3gf:4 3og:4 2em:4
writ	k	1i7:j 20j:d
happy	o	bs:1a 1i7:j jp:h 20j:d 2zf:9
bristl	m	ei:i 1i7:a 20h:9
nozzl	t	17z:1k 20k:1d 1pb:3
symbol	t	20l:62
setting	m	20l:15 1ze:8 1e9:5 20o:4
conventional	r	20n:24 20l:10 j9:w ja:r 20o:a 29k:a 31u:4 s8:3
zigzag	k	20l:16
snowflak	k	20l:12 20o:b
highest	i	
scorch	dl	1a6:37 qz:1o ey:1g 43o:10 bm:x h8:w bl:l 135:g hi:d 2m3:a qs:9 4b:8 wp:7 qm:7 2ct:6 2cu:6 e1:5 hz:4 7v:4 21i:3
blacken	1h	20s:30 hi:1g 3n2:v 2wi:q 1qq:p 431:i 1xg:i 430:g 1iv:c 2ob:c 12f:b ii:b 1x4:b 1th:6 4z:5 26l:5 117:5 11b:4
rid	49	1kp:1x 3le:1p 3jv:1l 20t:1e 3sl:1d i9:1c 35w:1c 20g:15 3he:14 19o:13 2eq:10 13n:v 49:v 35s:r 43l:q 1qq:q 3h1:q 3e6:o 2sq:o 3mp:m 28m:k 28x:k 1vb:k 4hl:j 37m:j 1xg:i 2ju:i 1uz:i 2sw:g 2q4:g 36e:f mx:f i1:f 48i:e 2ii:e 3ms:c 121:c pn:b 1wo:b 2em:b 20w:a hu:a 3zx:a 3cc:9 12p:9 28n:9 3gj:7 27m:7 2hz:6 16h:6 49v:6 gv:6 2db:6 13p:6 81:5 41l:5 25h:5 3jn:5 2p8:4 2lv:4
bleach	r	20u:2g xe:12 488:j 2ph:g 20v:9 489:6 2iz:5 2pg:4
cleaner	10	20v:2z 2gr:1i 39v:1d nz:l 2ph:a 1n8:9 t4:9 jb:8 20u:7 13u:5 3df:3
plastic	38	20w:ad 1zn:1m cv:1k 3l5:1e 2ev:14 2vb:13 1zg:v 1sz:u 2ob:o 42u:o 1mx:k 47r:k 1cy:j in:j 13w:i 1n0:h 3ks:h 41z:d 1ft:c 1gh:c 11d:9 258:9 zk:8 38s:8 1fs:8 x3:8 ih:8 fi:8 22q:4 1ii:4 2qj:4 142:4 16p:3 29d:3
germ	14	3f0:12 4hg:p 1a1:m 4hh:l 20x:l 339:j 33a:j qk:h 2h6:c 2h7:c qj:b 1fp:a 2h5:a 2h4:6 496:5 33i:4
banneton	m	20y:1v 20z:1g 1hk:a
scraper	m	20z:2q 20y:l 1hk:5
maker	12	210:6z 4h6:y 20z:p 1ub:n 20y:l 1rz:d ap:7 1hk:5 1e9:4 iu:4
card	k	1ue:z 293:4
pyrex	2d	20b:52 212:25 hd:19 1oh:13 214:l 1xj:k 2r:f cm:c 213:7 1zu:7 ut:4 142:4
enamel	t	213:27 20b:18 35e:p 40k:8 204:7 1xd:7 1xh:6
china	10	214:2o 212:1f 1x8:12 20b:u 3gy:q 4gs:8 1xj:3
shatter	v	2sv:1f 212:11 3x8:10 1k6:u 3x7:t 224:i 1hi:c 1jj:a 215:9 1iv:5
alarm	2u	216:79 218:2p fk:17 3le:s 12f:3 2jj:3
detector	m	1us:n 218:d 21a:7 1ir:5 21c:4 216:4
window	r	1ac:17 l2:12 216:d 217:b 4g:a 218:9 3ee:3 kz:3 202:3
fatty	2o	219:64 3cz:1a 1s0:17 1gy:u 399:u 3rr:q 2v:n 25z:m 2cv:m 3ic:m bk:k 1gv:k 3sp:h 1g1:g 71:e xr:e 2lt:b 16f:9 1pd:7 3wb:6 1qy:6 277:5 2q:5 3b2:4 pz:4 oj:3
hush	i	
button	14	21b:3p m8:2e 486:t 4ab:o 2dw:9 111:9 4ac:9 12l:6 113:6 43j:6 dc:3
battery	k	37n:i 2o9:5
glow	k	21e:m 21h:l 20a:e 21g:d 21d:9 ke:7 1q8:4
halogen	k	21d:13 21h:j 21g:c ke:6 1q8:4
lick	3y	21f:94 2ia:1p 2ou:1d 48j:19 2gd:15 2no:13 2ik:s 21d:r 2f6:r 2lm:o 1ph:n 3ks:m 2g3:j 39m:g 20u:f 2nr:e 21e:e 21h:d 20v:d 353:d 2g1:d 49p:c 49o:c 4ef:c 3qn:b 2ph:b 122:b 3y8:a 20a:9 rc:9 3ch:9 1pp:8 3gs:8 21g:8 2cn:8 2nu:7 fy:7 2np:6 1k5:6 ke:4 2ov:4 2mf:4 3s3:3 11j:3 v7:3
camp	m	21d:w 2rb:r 2ra:r 21e:h 21h:g 20a:b ke:5 3aq:4 1q8:3
respond	k	21d:y 21e:i 20a:b 21g:a ke:5 1q8:3
answer	2d	2cu:1y 3ur:1m 4c1:1j 3jm:1e 3bu:18 3ne:18 2sg:16 61:16 3s4:15 3fb:14 17u:11 10h:z 2ez:n 2ip:m 3vw:j ao:h 21i:g 12f:f 1x9:f ji:d 380:c 2c1:c 1py:9 zf:8 38x:8 7m:8 3jj:6 h8:5 nw:5 33t:5 2d7:5 3oe:5 j5:4 3at:4 vy:4 qs:4 20r:4 an:3
fastest	10	2hi:1u 22r:12 170:t 29z:n 2ip:l 2hj:i 1z5:6 2s4:3
heavier	m	4a7:1c 3j0:e 12m:8 1hi:4 2gk:3
shirt	o	1ki:18 78:x 21n:t q9:e 1ya:9 39l:9 3m7:6 1y0:4 1fe:3
food:red-wine	2a	21m:91 3v5:1f 3qx:x n6:t 1bs:j or:j q9:g 21l:b 1y0:5 3xo:4 4a9:4 24r:4 1ap:3
tablecloth	k	q9:h 21l:b 1y0:5
sunlight	i	
patina	k	1xr:1l 21q:q
hei	k	1xr:1k 21p:r
blowtorch	r	21r:4c 21t:1u 1tn:3 1ke:3
ricer	t	1ke:2b 44z:26 21s:13 o3:q 2bq:f 2bs:7 229:6
torch	o	21r:2j 21t:2e 1tn:4
tenderiser	m	1ke:y 4kx:s 4ky:n 2gs:j 21r:8 21w:7 21t:7 1tn:4
hammer	14	21v:55 2lq:1t 2t3:1f 2gs:d 4kx:9 4ky:7 21u:7 1ke:4 2pw:4
stoner	k	1ke:10 21r:8 21t:7 1tn:4
corer	v	21x:6l
crumpl	m	1xk:h 149:a 7p:5 k3:4
con	i	
struggl	o	220:3d 3g7:t h9:f
motor	v	221:1z 3d1:16 3d0:14 220:p iu:j 3r9:g 3g7:9 h9:5 3jd:4
unplug	k	2ja:l 2jb:k g8:f 2j9:5 j3:3
themselv	1z	1fr:21 1di:20 223:1w 1w4:1b 3ui:y 3j1:u 3se:m 1xc:l t3:k 1mf:j 3g7:i 44g:d 1fc:b 3os:a 1na:9 3z4:8 sy:8 19p:6 sd:6 44e:6 4l4:6 lm:5 1ez:5 108:5 rv:4 60:4 hd:3 44f:3 aw:3
spark	k	20w:e 215:6 2ne:4
plug	m	2hj:n bo:b j3:6
drip	24	na:2d 3gx:1x 2js:1m 226:1i 1ae:19 2ov:z 3le:v 4ag:s 12u:o 1or:o 1tz:e 4lb:d 1v5:c 12t:c 1x9:a 3q2:9 1lc:8 3m7:8 2ak:7 2me:6 10i:6 qy:6 2db:6 3m4:6 2jv:6 pv:6 2bp:5 df:5 3w:4 1a1:4 bx:4 1jb:4 ap:4 1f8:3 21y:3
die	t	jb:14 2hx:14 336:11 2th:m 3ak:l 2i8:4
food:rice-drink	k	1nl:u 1h5:d
spider	k	22b:j 22a:i 229:9 1w3:9 1x6:8 21s:5 1ke:4
microplan	r	3s7:1o 229:y 17g:q 1x1:g 22b:f 1w3:7 17i:6 1x6:6 3kg:6 21s:4 1ke:3
skimmer	o	229:12 uj:u 22a:f 11g:a 1w3:7 1x6:7 21s:4 4m:4 22b:3 1ke:3
springform	1k	22c:9b 2hn:3a wk:m 1w3:b 3wm:7 qo:5 3n5:4
bed	2l	38d:25 2h3:17 1nq:10 1tc:s 4p3:l 24f:i 2nv:g 12y:f 2oy:d 4bd:b 3e3:b gh:b 47d:b 2h2:a 47f:a 47e:a 3d2:9 3o0:8 1oi:8 1n9:7 1f8:7 20x:6 4be:6 jj:6 394:5 47c:5 2vy:4 22l:4 gm:4 39h:4 2kr:3 2h1:3 44p:3 2oz:3 24x:3
unclip	i	
means:how many days	es	22k:6o 22m:6d 1e8:4s 22g:4b 22i:3r 22h:2w 22f:2g 1m0:1u xh:1j 1dx:y ls:n p3:k 139:j 4fm:i jr:i 1lj:h ee:g i4:f 2o3:f 34m:e hx:e g6:c 3gy:b ka:9 27q:9 1ns:8 v2:8 10b:7 1s:7 2g0:7 39x:7 i:6 35b:6 k:5 3wh:5 b9:5 b7:5 22q:5 1j:4 4jq:4 43x:4 5u:4 331:4 3fz:4 33f:3 3qa:3 37u:3 2h8:3
wednesday	3s	22f:1j 2o3:1i 1e8:1c 22k:v 22h:l hx:b 1m0:8 p3:8 22m:5 23k:5 230:4 19f:4 jr:4 3fz:3
friday	2l	3jq:2y 25q:1v 488:1f 3fz:11 22i:x 3or:w 2xw:q 22f:m 1jp:l 22g:l 3ae:k 3vo:g 489:f 3mg:f 2b1:e 139:d 2ul:a 2dm:8 164:8 hx:7 382:7 2h0:6 2a2:5 32g:5 20u:5 1m0:4 39s:4 16n:4 30o:4 1ne:4 2o3:3 2kb:3 2ty:3
monday	33	1e8:20 22h:16 22f:15 3fz:r 22i:o 2wg:h 22j:g 2fc:d 2fd:c hx:a 22k:7 246:6 ls:5 439:5 2x9:4 p3:4 2hd:4 1s3:3
food:chicken-slice	o	22j:43 2cv:1f
thursday	4i	22f:2j 22g:x 1e8:o 139:e hx:d 2o3:c p3:9 22i:8 jr:7 1m0:7 22m:7 2vo:6 22q:3 22j:3 30o:3 ls:3
sinc	rd	22l:7i 2h2:21 jj:1x 3ve:1s 2d3:1r 2h3:1f 2h1:1d 12y:1b 22v:1a 2cu:17 3d2:12 41l:12 gm:w 22d:w 1oi:v 1oe:t 3hi:t gh:s 6q:r 3hv:q 3pt:p 3dh:p 1ig:n fj:m 2eq:l 33j:l fg:l 3cl:l 47u:l 4a:k jw:k 2a9:k au:j g2:j 20x:j 3on:j 39n:j 1d0:i 3of:i 1ne:i 2rd:h 2jy:h pn:h 1yi:h 12p:h 3yx:h 39j:g 2ng:f gu:f 1vq:f 24c:e 17c:e 1c0:d 4pm:d 12a:c 2g3:c 1cy:c 2jd:c ee:c 4ce:b
tuesday	3p	2o3:22 22f:1x 2h0:o 22m:l hx:h 3m6:7 3fz:6 1e8:6 22k:6 15z:5 3ae:4 1d0:4
deli	v	1rv:1u 39f:1g 4fx:z 15t:o 3kn:f 1lf:9 p4:9 23i:7 18r:7 234:6 8e:4
hung	i	
food:fish-pie	1z	22p:95 3wa:29 y3:x 19d:u 10a:t 18z:o 2el:n wm:i 1zu:h 29r:g xa:g wn:c 1g9:b 2em:8 2ot:8 1zs:7 cm:6 33k:5
saturday	1m	3p0:1u 2f:12 2vo:11 1h3:11 15a:11 24z:v 3zi:u 388:l y3:h 3jq:c 250:a 30o:9 139:9 1o1:9 2ty:9 2h0:7 1ti:6 22k:4 2o3:4 2lk:4 389:4 a2:3 g6:3 1e8:3 24x:3
food:frozen-white-fish	10	22r:5c 22s:1k 440:z 3w9:v y3:f 1qb:f 1a2:e 41i:a 45t:3
fishmonger	16	y3:29 27k:1c 440:s 3sp:q 3w9:p 22u:n 1vf:m ww:i 28j:c 22r:a 4fb:a 1sl:9 y6:8 xz:6 3du:4
lunchbox	4y	g9:2w 22t:26 2ha:1v 388:1m 25h:1b 19o:19 240:16 3h1:16 hf:z li:y 24f:w 2bx:v 241:u hs:d 242:d 24g:d 3g8:c lq:c 16j:7 3ms:7 389:7 22q:6 y3:4 2f:4
food:white-fish	1k	22u:8j 1sl:p 26r:n y6:f cu:9 26s:8
counter	8w	ga:9e 4em:21 3ak:1f 2h2:14 2zp:13 2np:12 3c8:12 39f:y 3jm:v v2:r 1ni:p g2:o 1sa:l 1lj:l 20x:j jj:j 22v:i 2h1:i y3:h 496:g 1n0:f 22l:f 33j:e 4fb:e k1:c 2li:b 2lx:b 32g:b 12y:b 1cn:b 24x:a gh:a 2i3:9 22d:9 3d2:9 1jg:9 t7:9 1oi:8 gm:8 4bb:8 2h3:8 1mx:7 v9:6 1oe:6 bv:6 fj:5 2lw:5 24f:5 2gx:5 z9:4 fg:4 2u:4 3qn:4 3iq:3
food:seafood	1x	22w:74 1nj:27 27k:1b 6f:18 29d:r 22p:q 115:p 4iy:f 3a0:f 2nw:a 45b:9 2gb:8 11j:8 jp:7 2gh:4 2nv:4 24l:3
food:chicken-stock	3l	22x:5r 27i:3u 10o:2r 27j:2b 22y:1r 49v:m 27k:h 1r2:7 z2:3
food:bone-broth	r	27l:1g 27q:11 1w0:r 6f:5 34k:5 230:5
tastier	t	42b:1o 2sl:w 4gu:p 2e2:f 19f:e 3tq:e bp:a 3ee:9 103:7 4n0:5 3tf:5
coupl	24	3n5:25 2wg:1s 22y:1o 4a7:1g 2vi:10 2oz:z 38s:x 42v:w 3ec:w 4ec:s 3zq:s 3h0:r 3ee:q 18g:p 3l8:p km:n 1ue:m 3er:l 334:l 3mh:k 2bk:k 3n6:k tb:h 2sp:e 3v1:e 43x:e 3ef:d 1ri:c 3id:c 1q1:c 3ig:b 19f:b es:a 21k:a 139:9 38x:9 3ih:7 1c7:7 1nq:6 3k8:6 103:6 12a:5 6f:5 38y:5 19w:4 2f0:4 22z:4 2gk:4 2dr:3 1sk:3 388:3 1ki:3 1o4:3
built	v	1jg:1h rw:1d 373:17 231:w 212:f 214:8 1r9:5 2tt:4
food:pork-pie	k	1v0:u 182:d
lif	1o	3hz:2j 3gw:22 2vm:1m 37s:1c 1ib:16 18z:15 17v:15 3w1:13 3ur:v 1v0:u 3m3:s dj:n 1kz:m 23m:l 2s0:k 3go:f 1so:f 166:e 182:d 4op:d 2f:c 2hz:a qu:9 223:9 23n:8 11f:8 22i:8 3gs:7 33i:6 23o:5 1ty:5 1y3:4 1dg:3
food:tagliatelle	1b	234:6n 3kn:1y 19o:16 2r8:t 374:p 1lp:f 1tt:b 29f:9 3kp:9 un:7 22n:5 1tl:4 9m:4 1jw:4
23rd	k	1yc:11 tc:4
food:cream-cheese	1z	236:bm 3sn:1p 3er:1h zk:n 1fa:j 2x6:9 9i:6 26e:4 zq:4
unic	i	
somewher	v	3dt:2s 47m:10 u1:n 256:j x4:g 147:e s1:c lr:5 1wu:3
airtight	i	
carton	3h	23a:br 442:25 2fr:1t 3uq:1o 1p9:18 46l:14 3ef:14 39q:11 37p:10 3p1:x 47b:x vt:v 3c8:p z5:o 23b:k 3c7:k 1lx:i 46j:g 10o:e 2tr:c 3oa:c 15b:b ze:a 22y:8 n6:7 1bt:7 2rg:6 3c6:6 27t:5 2rf:5 2f8:5 2du:5 op:4 2qj:4 2u3:3
pint	r	23b:16 2uq:m 312:d t8:5 op:5 2ap:4 1yr:4 317:3
bunch	1t	23c:7e 3hd:18 3ew:10 14i:n 1h6:j ro:j 2q8:h 3g3:h 3g4:h 2y6:h 2qb:e 18g:d 44h:c 3gl:c qe:a 257:8 2y7:8 q1:6 q3:5 8:4 255:4 1dl:4
garden	6q	3vj:3c 2hc:2g 4ja:2a 23d:2a z5:25 23e:1v 3gl:1u 3pc:1g 35p:1f 3se:19 vt:19 r:18 3eu:15 4ne:14 1na:14 34f:14 3dk:12 299:11 qf:11 34e:10 3qb:10 1uz:y 11:x 268:x 2fz:w 128:w 12g:w 4h2:u 4h3:u 2qd:u 2lc:t ua:t 3v7:s 3tw:s u0:r 3de:r 4cg:r 3ty:p u8:n 2mz:n u4:k 34h:k 1eh:j 1u7:j 39o:i 2l8:h qe:f 1z8:f 193:f 3cn:e 4hu:d 2mq:d qb:c 28u:c 42k:c q6:c 23c:c qa:b d4:b 3qy:a
food:tarragon	t	23e:4y 18g:12
sprout	2f	23f:5u 1vx:3o 7j:2n 12w:29 126:w 1kp:e 4dy:7 1n5:7 e0:6 ds:5 dx:5 3tn:4 w0:4 2ei:3
cupboard	9g	2l5:5y 23g:4v 34t:28 v8:28 3e8:22 38h:1s 48e:1g jv:1e 36a:1b 3ij:18 vd:13 2rx:12 23f:10 3s9:y 3ng:y 1jy:x 167:w 1j2:v 2wv:v 1br:v 46g:t 2dg:p ro:p 16c:p 2lk:n 39q:n m2:n xl:n z7:m 1gk:m z8:m uz:m 3du:k 13y:k 38j:k s3:k 1hk:j vt:j 2x5:j 17m:h 35l:h 12w:h 23z:h 3cg:g 1bw:g 3pe:g 174:g r3:f mc:f 4b6:f bj:e 3cp:e mv:e 24o:e m6:e 15j:d 1d5:d 23d:d g7:c f2:c
airy	i	
unwash	r	4gf:1y 23i:1r 3v8:1b 22n:j 2gp:c 15t:9 1t9:5 44b:4
food:hollandaise-sauce	1f	23j:ao 1ky:13 19i:3
food:vinaigrette	10	23k:3o lu:d u4:7 15s:7
food:black-bean	2j	23l:ak 3ca:1y 1bg:v 3id:p 1bh:f 3c9:b 3ic:b 8v:6 v2:5 2gk:5 de:4 gq:4
sterilis	m	2l6:t 1ty:p yo:j 166:g 23n:5 2l7:4
2022	m	23m:o 23t:n 3xq:m 166:g 23o:6
matur	m	23m:11 3a5:w 23n:f 1ty:9 166:5 18v:5 ol:4
kilner	o	23p:34 23m:j 166:d yo:b 23n:8 23o:5 1ty:5
fizz	1b	23q:5g 418:1b 2l6:1a 456:17 3eb:q 417:o 3ea:n 3e9:k 25a:g v2:g n3:c 1lj:a 1d1:8 2l7:6 79:4 23m:3 yo:3
weevil	k	23s:12 13i:h 23v:e 23u:d
crayon	k	23v:r 23u:q 23r:q 23s:g
expir	10	e4:2g 3pt:15 23n:a gc:8 23w:4 23s:4
moth	k	23s:12 13i:h 23v:e 23r:d
2019	k	23s:12 13i:h 23u:d 23r:d
paint	12	23w:57 24p:1q 3oc:1o 4fi:16 25e:z 3cf:7 2f6:4
insect	o	34f:33 34e:g 2mq:9
fad	m	3rp:17 24p:o 2ek:7 2c8:4
putty	x	23z:3y 3w4:24 2jy:1b 1ca:d lc:9 4ds:7 p9:5 1d0:5
food:tempeh	k	241:1f 242:m 240:f
food:vegan-mince	m	240:1p 3tb:11 242:j 241:9 3bw:4 19v:4
food:seitan	k	240:1d 241:z
food:silken-tofu	1d	243:7p 2uw:h 1jf:f uh:d 1qg:b 240:a 241:7 2fd:3 242:3
daily	i	
latest	k	3ae:10 yf:f
ting	k	di:a
eve	k	248:l 249:l le:l
host	k	247:h 249:h le:h 1ro:6
food:pork-stuffing	k	247:h 248:h le:h 1ro:6
food:cranberry-sauce	r	24a:44 4ew:1h 4ex:x
airless	i	
spoil	ae	ln:1x 41y:1w 3oe:1t 14l:1n 4e6:1j 371:1f 3oh:1e 4mb:1e 3gx:1e 35t:1d 42f:1b 3jv:17 3zw:15 41z:14 35e:13 4dt:10 36y:10 3py:y 3fs:x 2xs:w 3hd:w an:v 3ts:v 2qv:u 4bb:u 3wu:s 3cg:s 3kz:q 4m0:q 1ek:o 3yx:n yt:m 24c:m 1n9:m 3yw:l 3ww:l 1a2:l 1ru:l 43r:k 1xu:k 4cl:k 3q9:j 3j8:j 2vj:j 44:j 2bc:i 14k:i 3zn:i 1it:i 35y:h 22w:h 4cn:h uo:f 2nd:f fw:f 2df:f 2i:f 3v:e 2b0:e 3bs:e
saucy	t	24d:2e 1tc:y 2uh:r 13m:d 2tw:4 34p:3
food:baby-food	2h	24e:5e 3v0:1r 22z:1b 2ij:15 1x0:z 3hv:y 10q:v j8:n 2az:h 3gc:g 45e:f qn:e 1ql:c 3a0:c i0:a 46a:9 ny:8 2ku:8 2dy:6 ip:6 i6:5 ib:5 14j:4 2sl:4 3pn:4 33r:3
noon	35	4be:1e 29e:v gg:u g9:t 22d:o 25h:o 4cj:n 151:l 2ha:f li:f 24x:e 2li:e hf:d 389:b 24f:b 22t:b 1bl:b 2nv:9 22v:9 3se:7 2hc:7 3d2:7 9g:5 lq:5 24u:5 2bx:5 393:4 s4:4 1k5:4 12y:4 3ri:4 3r5:4 1hm:4 qr:3 gm:3 20x:3
desk	r	388:y 42r:r 24e:g j3:e 34i:5 16n:4 22t:4
morning	m	2o2:1k fz:p 1oq:5
food:potato-salad	1m	24i:7a 4p8:1q 3yt:1d 3dn:1b 43x:1a 2ml:p ub:i 3gq:h 2ul:a h7:9 m3:9 1pm:8 c1:6 1pr:5 279:4 390:4
food:egg-mayonnaise	i	
food:tomato-ketchup	50	24k:f8 2tn:22 262:1n 1x0:1a 2za:w 288:u 24e:n 17l:g 193:f 35t:e 4ec:d nq:c 14v:a 289:8 16j:8 19d:8 22p:7 vp:6
food:oyster-sauce	21	24l:dm
food:tartare-sauce	r	2go:3o 2de:o 2w1:l 24m:d
food:hoisin-sauce	x	24n:5z
bulg	x	24o:4p 1u3:1o 2l6:5 16n:4
vinegary	1b	xj:21 3zg:z og:w 24q:s sr:l 41m:k 24p:i 193:d 3ib:c 23w:b 23y:a 24r:9 1sg:8 3ck:8 3cj:7 15s:7 3i2:4 1aa:4 3cb:3 23k:3
fortnight	o	14i:w 24r:f 41i:7 1dx:7 1aa:6 1ro:4 1ap:4
food:fortified-wine	v	24r:75
cork	m	2et:15 s4:j 1s7:g 2eu:7 2ev:7 24s:3
flask	57	24t:a4 24u:39 3lz:q 2ha:k 24f:c 3ly:b 2h4:8 li:4 4hx:4
thermo	3a	24t:5z 24u:2l 389:j 2ha:4
oclock	1k	40y:2w 4bf:1y 21j:14 389:13 4d8:y 24u:v 29d:v 4io:u 388:p 2he:l 309:j 24g:i 31q:i 2hi:e ew:b 24t:7 12h:6 rt:6 24y:5 2b9:4 8g:4 m7:3
lukewarm	3n	24w:5p 2wv:42 24y:1v 2dd:1v th:17 29o:q 2bu:m zm:i 29e:h 17z:d 2lu:a 3i:9 3k:8 at:8 1ii:7 ic:4 5b:3
lunchtim	1k	4m5:1b 3h1:11 24y:m 3d2:k 3zi:f 3d1:f 2b8:e 24u:e 2h9:d 20x:a 2d6:9 3e3:9 17v:8 27r:8 2h3:8 3nz:8 37g:7 24f:6 v3:5 1b6:5 22d:4 1o1:4 24t:4 2h1:4 1oe:4 2hb:4 22v:3 67:3
insulat	k	24v:8 24x:7
food:marinated-rib	k	250:1c 251:5 168:4
food:pineapple-juice	o	24z:1h f2:s 251:i
food:papaya	i	
food:kiwi	t	252:4h 2eh:14 2ep:u 198:n 12r:a 2k2:8
food:arctic-roll	o	253:2o 1sa:1r 254:k
food:frozen-bread	k	253:1g
food:lemongrass	1f	255:ak
food:lime-leaf	1m	256:c6 255:k 2rp:4
food:turmeric-root	v	257:5q 1y0:m 3je:f oh:a 3jd:6
food:tamarind-paste	28	258:e7 4c6:2c 4c7:1z
bruis	x	259:5d 3et:1c 1d1:a 3l8:8 vi:5 e0:4 13i:4 l7:3
food:sauerkraut	x	25a:7e
food:kombucha	k	1lj:n 25a:a v2:a
food:kefir	24	25c:83 mq:22 eq:11 46i:z 46h:z f4:z 336:x 46m:s 2w6:p 1lj:n 47:k ya:k 2xg:i 3bl:g 3b3:e 2w5:b 25a:a v2:a 46j:a 20c:9 1mw:8 195:5 13n:5 1pm:4 3la:4 3k9:3
burp	k	1lj:n 25a:a v2:a
sourness	x	25e:2t 4fi:1d 3yo:z 23w:l 13r:h 24p:h 258:c 15s:b 2w0:9 3ub:8 2ek:5 3cb:4 z0:4 17a:4
kahm	i	
rotten	18	1ws:1r 3f4:1a 34t:19 1t3:13 qa:z 2mc:j vi:i 7c:f 2qi:c 2el:9 xs:8 2md:6 2mb:6 2ma:6 2v8:5 1d2:5 xm:4 e0:4 3m3:4 25g:3
picnic	4t	25h:5q 2bx:39 24f:2f 44p:1i 22t:1f 1xs:z 388:z hf:y 2ha:q 3ty:n 299:m 40y:l li:h 2bw:g 3yr:f 2hc:d g9:b lq:b ai:9 3zi:9 2wg:9 3ms:5 bx:5 3h1:5 2nv:5 1na:4
nor	t	3du:w yk:w 2r1:8 129:8 16i:7 125:6 1pp:5
nutrition	k	1po:c 25m:c 25o:b 1qi:a 25j:9 25l:7
information	k	1po:e 25m:d 25o:c 1qi:b 25l:7
watcher	m	3u0:2r 25j:v 1po:9 25k:8 25m:8 25o:8 1qi:7
macro	k	25j:x 1po:9 25k:9 25o:8 1qi:8 25l:5
fatten	1v	1qe:20 4jc:13 25n:10 1nu:x 1ht:g 1pd:f 69:e yd:c 2ir:6 42f:5 1b:4 386:4 1po:4 1qy:3 4i0:3
content	k	25j:w 1po:9 25k:9 25m:8 1qi:7 25l:5
brand	10	25p:4w 3vs:16 ug:f kn:5
recommend	o	3ez:1t 16a:l 25p:i 25r:e 25v:9 25s:4 3f0:3
sell	1d	4fx:20 3qp:1y 3yr:1g x9:1a 4mr:16 25r:11 25p:v 49b:q 3xz:o 2zk:n 2xz:m m9:i 2fl:h 2l9:h 4ar:g 25v:g 47y:e 4aq:b 2bx:a e4:9 1og:8 4d2:8 4p4:8 25s:8 2rg:6 15z:4 25q:4 2lj:4 1lq:3 3yt:3
tesco	t	426:v 25r:t 2j5:p 1mn:l 25p:e 1ni:c z1:9 1u8:7 25v:7 1aa:7 z9:4 28i:3 ia:3
food:saffron	21	25t:ce 2yt:16 2yu:12 25p:h 25r:d 25v:9 h5:6 3dp:5 25s:4
cheapest	12	25u:33 25w:21 1aw:12 4jc:v 42s:p 2rx:p 2ba:p 1az:f 25p:b 25r:9 22w:7 25v:6 1zl:3
aldi	m	3vj:1u 25p:j 25r:f 25s:5
pric	1q	346:1q 1lf:1h 3w9:1e 25u:10 3mk:w 1jp:w 290:q 2rx:o 4jc:n 383:k 1zl:j sk:i 2a3:h sj:g 265:b bc:b 2a2:a 3hf:8 42s:7 1yv:6 wu:4 2xw:4 ne:3 4ou:3
product	o	45d:1h 1qh:6 ra:5 m3:5 oo:5 3f4:4 15t:4
unusual	k	3wf:1g
world	v	1qy:10 2lr:x 386:u 1cl:d 1nu:7
asian	1b	39e:1u 26j:14 4df:z 3ko:y ha:t 4de:s vj:l vl:l v8:k 2vk:j vc:g 4n5:f 4n6:f vd:e 2a5:c xc:a 4n4:9 31j:5 25p:4 3rt:3 4dg:3 4dh:3
caribbean	k	1wv:u 1wf:6 3ah:3
turkish	r	1o0:19 262:t s4:j 393:h 24k:5
polish	k	277:i 263:7
grocer	k	3ok:22
cheaper	a7	265:96 25u:53 2a3:52 25w:4e 1yv:4b 383:3t 1zl:3a 1jp:2o 382:1y 401:1t 4ey:1l 2a2:1d 1e5:1a 2mz:y 2gk:r 43j:q 2b1:n 3ct:m 1cb:j 27:j m8:h 32u:f 97:f 2q9:e 2ml:c 3zz:9 1l:8 39s:7 30w:7 3rr:7 3mh:7 po:6 4a4:6 4a5:6 1m1:6 1dp:6 3w9:6 tz:6 115:5 1ht:4 2m:4 wt:4 qf:4 1qe:4 3cv:4 4ez:3 1qk:3
alongsid	45	14m:1s 1g4:1o 266:1i 4bj:12 4bk:12 fx:12 dr:m 3tj:l 1wf:e 4bi:e 31l:b 154:a 1ci:8 27a:8 3ox:8 166:7 297:7 296:7 1wv:7 ag:6 13:6 14o:6 16y:6 28c:4 af:4 lj:4 3g9:4 1cf:3 2d5:3 1p9:3
zesty	k	122:n qj:3
food:oregano	2z	268:ed 444:o 39o:i 3de:b 2lc:a
food:tinned-chilli-con-carne	m	269:2m 26a:s 26b:7
food:cornbread	k	269:1g 26b:6 26a:5
texa	o	3cd:21 269:19 26a:l vr:g
accompaniment	10	26k:1i 269:14 28d:10 3fw:z 31l:o 16a:m qj:k 26r:j 26a:j 26s:h 127:9 3k8:9 l7:7 3pd:7 1wf:7 1sa:6 1vn:5 28c:5 297:4 1s8:3
food:pickled-jalapeno	r	26d:1i 2r2:i vq:b 3ig:8
richness	m	26j:f o3:9 184:6 12n:3
indian	1b	eb:2f 26f:29 3po:s 321:r pr:m vj:m 3lv:k 19k:e 198:e 129:8 2hp:7 25c:7 1n0:6 3gd:5 1pp:4 2yv:4 qv:4 11z:4 13y:3 166:3
vindaloo	m	19l:1d 26f:11
fiery	1x	bs:20 2zf:1j 3e8:1f 26f:w 15d:n 3p7:m 11n:j 2cd:i nd:g 19l:g 11m:d ef:d 11s:c 3av:a 1qp:a 1kg:7 26g:7 1qn:7 3ki:6 13h:6 26h:5 12k:4 1dv:4 390:4 1c4:4 dv:4 33t:4
food:sambal-oelek	1z	26i:eh 1zd:18 483:10 26f:z 11l:v 10p:m 26g:8 76:3
thai	33	26j:b6 3xh:1m 359:1b vl:18 18c:17 3ul:10 ve:z 33q:v vc:s 19i:m 2od:m 44v:k b2:i 2rv:e 3my:d 28i:c 11w:c 3f5:a 3di:a rr:a lx:a 4na:a 12s:9 11s:7 3h9:7 32v:7 3a6:6 336:5 mn:5 2rg:5 42f:4 zv:3 2r2:3
trimming	12	26k:45 3nv:26 27z:22 270:1m 26c:19 26v:x 1v7:q 1vl:h 26u:h 127:c 26z:c 272:3
food:apricot	26	26l:bz 1iz:3g 1ma:10 1j4:i 3la:f 1j3:a 357:3 26x:3
food:salsa-verde	i	
food:redcurrant-jelly	k	24a:1c
moroccan	o	27n:1p 26x:14 16b:z 26w:k 19g:6 26o:5
weeknight	r	26p:36 10q:q 2bh:f 1ng:5
food:pak-choi	3a	26q:dp 38n:1e ob:k 12k:c 4l5:c 4lb:a t8:7 1f2:6 161:4 2su:4
food:plaice	v	1se:17 4bt:11 3yi:10 3yj:10 xz:j 293:f 2ds:d 1sl:7 2it:6 26s:5 26c:5 1ue:4 22u:4
food:mackerel	t	2j0:1i 1sl:1c 26s:s xz:c 2kj:c y2:a 2j2:6 2g2:6 26r:6 22u:4 2il:4 3g3:3 3g4:3
drown	1f	2bo:1y 48s:1s 313:1l 3lo:1f 3sw:19 425:16 34v:13 qg:10 26t:s 3lp:h up:g 38z:c sl:c ei:b 1br:b 41y:a 352:7 16h:6 3v3:6 2d6:4
food:pork-belly	m	1vl:1x 26v:b 2gl:a 2gn:8 2gm:8
belly	v	1vl:q 26u:p 14h:p 1px:m zm:l 2ux:k 4mw:f 4mv:e 4dr:c 26v:a 2nw:9 mx:8 2gb:7 11j:7 104:6 26w:5 jq:5 3cd:4 mu:4 2lu:4 1n5:4 2gh:3 2nv:3 3j9:3
food:sage	t	26w:2y 2lu:1a 3tw:w zm:f 134:a 27n:8 26o:4
food:prune	x	26x:84 28p:4
food:apple-sauce	1h	26y:ao 2w1:14 24m:g dg:6
food:cooking-sauce	m	270:21 1vo:t 1aa:s 272:4
food:chimichurri	k	270:v 26z:v 272:8
posh	16	1kb:2e 270:1o 4kv:1g 38i:1c bf:15 3kj:u 350:l 26z:c 2sk:b n6:b 3xo:a 2x9:9 3sg:8 3op:6 f7:5 3fu:4 272:3
food:horseradish	r	272:55 270:7
food:watercress	i	
food:black-peppercorn	1h	274:bd 3km:1n 3he:p 2u2:8 20d:7 2ih:6 20e:6
cabernet	m	275:3a
hash	10	276:3d 4mq:2k 33f:18 168:y 2xg:b 2x8:9 34o:9 3ci:5 11a:4 173:4 uf:3
food:frankfurter	2s	277:f5 2is:2x 41z:1e 2g4:16 3bh:z 44d:k 3eo:b 1bo:8 db:5 14p:5 1bq:5 14g:4 pl:3 1qo:3 1bx:3 gs:3
bbq	1b	h7:2t 18j:1b 2t2:1a 278:x 1b2:r 2lz:p 2t0:k 416:j 3v7:i 2m3:i 4ee:3
cookout	v	2hc:x 1wh:l 2sa:j 4ee:j 3sw:e 2m7:b h7:a 3ri:9 278:9 2cy:8 3v7:7 44v:6 42o:5 1a8:5 378:5 c1:4 18j:3
food:garlic-bread	1q	27a:8a 41o:1a np:h 1a0:f 1ts:e 2qf:c 9t:6 1cf:6 3rk:5 2ia:4
food:chicory	i	
complet	12	2gs:1g 42y:1f 37:16 18m:11 42z:n 26k:j 3c0:h 1sg:h 1s8:f 1m3:d js:8 149:8 3dn:4 3nl:3 26c:3
pair	16	1h6:2m 4e4:29 3dy:1d 3e6:1b 27e:x 2q0:w 27f:t 3kv:o 27g:k 4p0:h 29f:h 27d:g 5n:8 sb:8 334:6 17f:4 6k:4 1cd:4
pinot	k	27f:16 27g:t 1oo:5
plonk	m	2bo:21 27e:19 27g:r 1oo:5
bourguignon	m	27e:14 27f:10 jq:e xh:5 1oo:5
fuller	k	4p2:1k 3op:b
food:vegetable-stock	1z	27i:5w 22x:2w 42g:o 42h:l 10o:a 1wm:9 27k:6 27j:6 15y:5 27q:4
food:beef-stock	1z	27j:6l 27i:1c 22x:1b 10o:i 1z8:h 1cc:c x0:8 z2:7 21m:7
food:fish-stock	t	27k:40 27l:1f 3nn:14 22y:d 1z8:4 27i:4
food:seafood-soup	k	22y:o 6f:a 27k:4
dilut	x	4ku:22 34p:14 3ot:v 15x:l 27m:k yi:e 2df:e 2c0:9 1ud:6 121:4 3zx:3 i8:3
pairing	k	26o:16 26w:q
idea	6o	3au:3z 2n4:2b 27o:26 4it:1s 166:1j vg:1j 2ya:1i 20i:1e ke:1c 476:1a 2f2:16 4fd:15 49j:15 3mr:14 2x9:12 3g7:12 3uc:12 2h8:10 3lh:x 3hh:x 4gn:x 14m:w 4nn:u rz:u 3ow:t y1:s js:q 1j0:p 386:o 16n:n 276:n d9:n 3co:n 1sz:m 3bt:l 3ie:l 2hi:k 3th:k 19y:k 3xr:j 3g8:i 1lz:i 38c:i 38b:i 33x:i 3tf:i 294:h 1lk:h pk:g 3cv:g q2:g 2xk:g 1ev:f 42a:f 1kc:e 2hg:e 320:e 42r:d 1b2:d 3ny:d
food:turkey-slice	o	27q:28 s9:5
carcass	10	27p:4h 27q:44 30l:1q 1wm:5
quesadilla	v	2kl:1n 3ms:1e 3ly:11 th:x js:s tb:h l3:g 24x:9 36o:4
food:potato-cake	k	4bh:14 183:i 2va:7
thickener	m	2f3:i 1kz:c kf:b 1kx:8
sauté	v	27u:81 2wp:6
strata	i	
use	21	27w:ak 2sg:15 3jk:i 36n:h 2zz:e 1ce:d 26p:b 2bh:b 32k:a 11d:a 3ef:6 27y:5 316:5 32h:5 2zw:5 1p6:4 303:4 js:3 30u:3 30c:3
food:quark	1b	27x:3g 2co:2d 18t:1c 3il:1a xv:e 2fl:9 236:8 3jv:5 18s:5 mg:4 3ob:3 o7:3
food:macaroon	i	
food:bread-sauce-mix	k	27z:1k 280:9
food:aioli	x	280:8b
winter	2u	281:90 23p:1j 3id:1e 4dk:1d 1v9:1b xh:1b 252:q 4ob:q 45y:l 1im:i 3c6:f 1b9:a 2na:8 4h2:7 4h3:7 37t:5 37v:5 2q5:5 2h8:4 10b:4 1fp:4 1fo:4 2q4:4 2m2:3 1pp:3 27g:3 183:3 3dn:3
combination	k	1hn:m 27l:k 193:8 283:6 da:6
toasty	m	14d:2e
food:ready-made-dal	k	1u1:o 285:9 6j:5
earthy	m	284:z 285:x 1u1:i 3f4:6 6j:4
food:indian-pickle	i	
feast	k	3n7:1k
food:pickled-beetroot	k	19d:i 22p:6 288:5
hotpot	m	106:v 19d:h 22p:5
food:beef-pie	k	40u:1u 2dr:6
cottag	m	2tp:1g 2ay:y 16i:5
nigerian	m	1wf:1k 28d:f qi:9 qj:8
jambalaya	k	qj:r 28d:a 1wf:a 28c:6 qk:3
moin	i	
jerk	m	28f:3v
pad	24	28g:2g 3xh:1m 26j:1g 359:1b 97:19 2b1:17 3ul:12 ve:y 33q:w vc:v 19i:l 2od:l 44v:l zv:e 2rv:d 28i:d 3my:c 3f5:b 2ql:a 12s:a 255:9 4lh:8 3h9:7 32v:7 3a6:7 s8:6 2rq:6 2ro:6 2cj:5 336:5 11w:5 mn:5 1gl:5 42f:4 1e5:4 24l:3 2rs:3
food:edamame	2a	28h:fg 3og:x 66:9 12g:3
food:beansprout	60	28i:et ds:3d 4c6:29 3ge:c
smash	1k	10s:1v 3ry:1f 215:v 2tp:p 28b:o 5i:m c1:l w4:l pu:g 3ba:f c6:f 3fl:c 22s:b 41v:8 2ii:7 1xk:5 ms:5 1k6:3
food:maple-syrup	2o	28k:9a 2r4:2w 2r5:1x 14t:18 14r:m 1cv:k 1pr:b 180:7 3wt:6 3b:5 1em:4
autumn	m	362:1i 28l:t 1fp:8 1pp:6 183:6 28m:4
rot	v	183:17 391:12 1pp:o 1gf:m 3rp:f za:b 2fi:a 29s:9 28l:9 2ey:9 4at:6 3fg:6 1k9:5 2fh:5 2c7:4 2q7:3
grütz	x	3se:1c 183:x 391:t 28z:t 1pp:k za:i 3rp:d 29s:7 2fi:7 28l:7 4at:5 3fg:5 1k9:4 xu:4 2fh:3
food:passion-fruit	t	28o:6c
food:fig	o	28p:3z 26x:12 3rb:c
mocktail	k	28r:y 28t:t 28w:h
teetotaller	k	28q:x 28t:s 28w:h
food:soft-drink	1q	28s:ao gc:1a 28y:c qt:7
driver	k	28r:w 28q:w 28w:g
grown	1d	28u:3b 1a4:1n ed:18 28t:14 3qu:14 41g:10 3cf:o ye:h 28r:e 28q:d 41h:9 2i1:8 2i0:8 1j0:8 28w:7 1u5:6 12w:5 23f:5 2mu:5 1jf:5 1a9:4 2ck:3
ups	t	3qu:2i 28r:m 28q:m 28t:j 1a4:e 28w:b 1jf:6 ye:5
ramadan	m	28r:u 1b6:u 28q:t 28t:p 35w:6
food:pomegranate	v	28x:5w 2ru:z 3ha:3
food:tonic-water	m	28y:3n t2:e
fizzy	t	3zd:2c 4lp:1a 28z:16 28n:q 1d1:i 433:g 19n:f 23q:e 3er:7 3ob:7 2fj:4
jasmin	16	290:5f 1tx:17 ht:b z7:5 160:4 3h8:4 3h7:4 1bi:4
food:clotted-cream	m	1k9:u 4lk:m 291:7
340	i	
food:cracker	1t	293:7z 1ue:1z 19w:1r 2qm:1j 294:1c 211:y 19x:x 2z8:r 1ti:o 2ds:b ii:b zj:7 cu:6 wp:3
dipper	m	1b2:26 i5:7 ii:7 294:6
food:rice-cracker	i	
teenager	16	3iw:28 1n9:q ns:p 30v:i 16a:h 266:h 3f8:f 310:9 38d:8 2x:6 30x:6 30z:6 2a0:5 3f0:4 30k:4 35x:4 1wc:3 14m:3
hungry	4l	km:28 44n:21 297:1j 3od:1d 25q:1b 37j:1a 3ez:1a 2x6:17 3bq:15 39g:13 195:10 34n:10 4kg:z th:w 391:v 14m:u 34r:s 2bi:r 45u:m 400:m 3mb:l ag:l 45w:k 2b7:k 2w7:k 3rs:j 1la:j 170:j ns:i 1h4:h 26c:h 1my:d 19r:c 30v:c 16a:b jq:b 3zz:b 3aj:a 39a:9 af:9 29e:9 37l:8 2re:7 44v:7 117:6 3f8:6 310:6 3a7:5 8j:5 37k:5 3s:5 3eq:5 15:4 38n:4 ko:4 266:4 30x:4 1g4:4 3f0:4 30z:4
untouch	i	
refill	i	
everyth	33	29a:2u 40s:25 38y:1y 4it:1x 313:1p 3g0:1j 318:1c 1aw:18 vg:16 rw:16 4h5:12 3lo:11 29c:u 3sy:t 3mo:r 1og:q 10c:q 3t0:q 2ax:n 38d:m 342:m 1ca:k 151:g 2xj:f 3om:e 26t:d 2b7:d 3lp:c w0:b 3fu:b 302:b g3:b lr:b mw:b 193:b 14b:a 311:9 25i:8 av:8 ob:7 30i:7 4j:6 p8:6 2sl:6 2b0:6 2ii:6 30j:6 44o:6 30f:5 3g1:5 b4:5 qq:4 3ak:4 17w:4 178:3 rv:3 16q:3 20t:3
everything	2u	40s:25 38y:1y 4it:1x 313:1p 3g0:1j 29c:1j 1aw:18 rw:16 29b:14 4h5:12 3lo:11 3sy:u 3mo:r 1og:q 3t0:q 10c:q 2ax:n 38d:m 342:m 1ca:k 151:g 2xj:f 3om:e 2b7:d 26t:d 3lp:c w0:b 3fu:b 2eq:b mw:b g3:b lr:b 193:b 14b:a 25i:9 av:8 ob:7 b4:6 p8:6 4j:6 2sl:6 2b0:6 2ii:6 44o:6 3g1:5 qq:4 3ak:4 17w:4 29g:4 rv:3 16q:3 20t:3
juggl	k	29g:1a vg:b 29f:8
plan	18	1v2:29 1cy:1v 231:15 2b3:z 2b2:z 29g:w 24v:r 1po:n 9w:n tj:k 2a5:i 2a7:g 2a6:f 1e4:d 1su:b 2tt:9 jq:8 vg:8 29f:5 m7:4 22w:3
longest	t	3fx:1w 3ak:18 151:q 12p:h 2cy:8 29e:6 wm:6 2yu:4
happily	k	2tb:z 3sw:h
grac	i	
averag	k	vg:9 22:6
200c	k	20n:1d j9:6 29j:6
chart	k	20n:1e j9:6 29i:6
f	m	j9:15 2om:e 2ol:e 1rf:b 31u:8
375	i	
425	i	
evaporat	x	46c:1v 2xv:1h 4e6:1c ji:10 3k1:9 1uu:6 2q6:6 1l4:5 2ck:5 2qv:4 1sr:4
partner	v	49b:11 3h4:v 18c:p 2b4:p 2ks:k 2b5:e 1n9:c s6:c 2b6:9 29f:8 3h3:6 2b8:4 16n:4
nearest	10	4j3:1c 376:15 1lf:11 2zc:x 26d:v 29p:s 2qf:f p4:b 192:8 vj:6 2r2:6 3or:3 me:3 35o:3
23cm	k	29r:17
20cm	12	29r:x 29q:o 2wl:n k3:m tu:k 1g6:j 1zu:j 1eb:i 1fr:c 3hr:9 1et:7 1jd:6 we:5 wh:3
itll	2d	29s:39 2gx:28 4in:1e 3bh:1b 20f:16 39k:13 2fu:11 3n8:10 28m:z 46i:x 46h:w 29q:u 47f:u 2pr:u 47e:t 4og:t ek:s 29r:r 2x6:k sa:j 3mo:i 1nt:i 348:i to:i 1bm:f 28n:f 47c:e 2vy:d 3su:d 27d:d os:b ub:a 1xg:a 1jf:a 39n:9 14c:8 3ao:7 3br:6 2n9:6 fo:5 1n2:5 1f2:5 s7:4 3a6:4 he:3 16q:3 3u7:3
area	i	
equivalent	o	vn:1h 1z2:1d 1d9:e 2xl:a 2xk:5
airfryer	24	1ze:2j 1e9:1u 1t1:l l6:h 1z9:d 1rn:5 4no:5
means:pressure cooker	cx	29w:iq 4h6:1u 1zi:1o 1pg:l vh:c 75:7 rd:7 1zk:7 80:6 gq:5 1ub:4
foodi	k	1z2:15 1n3:4
food:frozen-fish	r	29y:57 h3:f 22p:4 1so:3
icy	3y	29z:4n 1z5:1u 1my:1i 21j:1c 2ve:15 48l:t 4io:p 1sj:g 2hd:d s:c 15:b 170:a 1:a 3d7:9 2x6:9 8:9 2hi:9 2hj:7 48n:7 u:6 48m:6 zz:6 1m2:5 38n:5 1dp:4 2hg:4 2hf:4 hw:3 2gx:3
otherwis	m	uz:u 3ur:r 2ww:n 4mc:e
depend	i	
student	1z	2a2:47 3cv:3j 1zl:1q tf:14 346:11 25w:w 3s0:u 2j0:t 382:t 1o5:s 3s1:s 4jc:o ev:n 19m:d h4:a 265:8 1jp:8 385:8 384:7 3ct:7 1wz:6 yw:5 3mg:4 204:4 1yv:4 383:4
budget	35	3ct:2z 1zl:2n 265:1v 1jp:1j 2a3:1j 382:1e 25w:y 383:v 25u:v 3cv:u 1yv:s 3vo:m 385:h 3sn:c 1o5:b 3mg:8 2rx:8 1cb:7 1dx:6 19m:5 97:4 1e5:3 2a2:3
125	i	
timing	12	2a5:1p 2oy:y 2a6:x 1e9:u 1e4:t 2rb:p 2ra:p jf:m 260:9 ay:6 1ze:5 1g9:5 fp:4 12s:4 2b9:4 1zk:4 30m:4 17c:3
countdown	k	2a5:r 2a7:p 1e4:k
thanksgiv	k	2a6:19 1e4:14
forty	2z	2ao:3b rg:2r 2a8:2d 1fx:2c 1np:1b at:11 14o:w 1td:w 37a:u 37b:u 2wv:t 1ef:q 3ig:p 117:o 2cy:m 378:k 3ri:h 3ih:g 38y:g 30r:g s1:f 1hq:f 2v7:d aq:c 2xp:c 2h8:b 14k:b 3l7:a x7:a f0:9 3br:9 al:9 12e:9 1mb:8 1jk:7 12t:7 104:7 a6:7 3lt:7 l8:6 6u:5 1jw:5 2bw:4 2er:4 2ve:3 1xu:3 1lk:3 47i:3 47h:3 2f:3 5d:3
altitud	r	2a9:4b 2ad:4
mountain	2a	2aa:4l 3wb:1i 3ze:1f 84:1c 2e1:1a 1hd:1a 1h3:18 2xg:p n4:m 1fe:m 3it:j ov:i kx:i 18d:f 45r:f 15t:e 96:b 2e9:8 2a9:7 3jp:7 16z:6 2ji:5 143:5 2du:4
ski	k	2a9:v 2ad:a
chalet	k	2a9:v 2ad:a
2000	k	2a9:x
metr	k	2a9:x
denver	k	2a9:u 2ad:a
adjust	10	2v4:1z 3op:14 17n:13 2a9:v 153:q 318:i 92:h 311:e 30i:b 2ad:a 2cn:9 2qq:9 354:7 o8:6 2c7:6 2o9:4 k2:3
6000	k	2a9:v 2ad:a
feet	r	2a9:v xe:l 2ad:a 1ws:a 11w:8 200:4 la:3
alp	k	2a9:u 2ad:a
mend	1h	3q8:1u 3rl:1r 3ny:1j 1wr:1f 39w:1c 2cy:y 41n:s 33i:q 104:n 24p:k 2c0:h 2df:g 1b6:d 15s:c 1fk:b 19w:b 1df:9 226:8 2ds:8 15w:7 3cb:5 3l8:5 44d:5 39o:4 w3:4 164:3 2fx:3
1000	i	
mis	k	9g:l
en	r	2an:4l 9g:l 2yp:3
organis	1b	2a8:1b 2am:1b 3kv:11 3lt:r 3z4:m qr:d 47i:d 47h:d ar:c 9g:a 47g:a l8:9 3l7:9 lc:7 37t:5 lb:5 2b9:4 2an:4 1p7:4 3ar:3 1bm:3 3lx:3 9v:3 1z7:3
ounc	v	2ap:4g 3kt:1a 3c7:s ze:c 3c6:8 23b:6 312:4 8t:4
fluid	k	2aq:18 2ap:a
metric	k	2ap:h
225	i	
185	i	
454	i	
rent	k	1yz:k 1ae:e kz:9 l2:3
useless	o	368:k 1yz:i 1ae:d 1x0:9 kz:8 1bc:6 h1:5 yw:5 34p:4
lying	1d	4bn:1p 1l9:1a 3x6:19 1d1:17 3ym:16 2av:13 3pz:w 37a:o 37b:o 1ia:g 1y2:f 37e:d fv:a 3gr:a 1yz:8 2aw:8 1bn:7 3ye:6 1ae:6 29b:6 fn:6 3yl:5 29a:5 2e1:4 kz:4
bust	12	3os:1y 28b:1k 3xw:y 102:b 1t1:5 2me:4 1z9:4 223:4 1oq:4 192:3
overcook	av	2az:9v 1sp:4a qn:3f 40t:24 oc:1z 45x:1k 39d:1f i0:1e 38:10 1t2:z j8:y 2it:v 380:v 1se:q 2eq:n 24e:k 1jk:k ph:j 3sx:f 486:e an:d 3ec:c 2ku:c 2s:b 10k:b a9:a ij:9 15r:7 4hv:6 2c1:6 3ch:6 1u7:6 138:6 ao:6 19t:5 c5:5 3ku:5 3om:3 y0:3 17u:3
delay	28	378:1k 2b0:14 44:y 35t:n 2kr:m g3:h 66:e 91:e 36:d 2ks:c ah:a ll:9 3k3:8 ap:7 2oz:6 av:5 1ek:5 3k2:5 ca:5 2tt:5 29b:4 nu:3 29a:3
further	21	1e5:34 97:2r yp:y 1ka:x 3vo:o 1su:h 4jl:c 2j0:b 2cz:b 2b1:a 1jp:a 30:9 28g:8 3bt:6 sa:6 2gj:6 2kb:5 2xg:4 359:4 1yv:3
unexpect	k	2b3:1n 29d:4
filler	k	2b2:1m 29d:4
shift	1m	2b4:2w 4hk:1m 3wg:1i 3sr:1i 445:1c 457:19 3j9:11 10f:n 2ou:l 1xk:k 3fm:g 1ao:f 1wy:c 2il:7 6y:7 1xm:6 2b6:6 2f3:5 1mf:5 3gv:4 1w4:4 c6:3
worker	k	2b6:x 2b8:f 2b4:c 29o:3
stagger	m	2b4:s 2b5:f 171:7 2b8:5 wf:3
nin	3j	2b7:3r 1i2:3m 3g0:1m 3p0:1l 4bf:1k 3kp:1f 1xg:19 1jg:14 1mu:z 40c:t 2tt:q 2wj:n 400:m 1ql:m 2b4:j 2tx:j 1f5:i 3ai:i 3ig:g 3sc:g 14j:f 167:e 1ts:d 2f2:d 29b:d 42x:d 1f7:d 2ij:b 2b5:b 3ih:a 29a:a 1ws:a mw:a c9:a 3ak:a 1ai:9 2en:8 25i:8 1wv:8 2b6:7 44n:7 l4:7 435:6 34r:6 3ko:6 1tt:5 3rk:5 2je:5 394:5 rv:4 2r8:4 22q:4 1lp:4 1i3:4 c1:3 1rf:3 2b8:3 k5:3 9s:3
flatmat	r	3yt:1j 24x:w 2b4:r 2b5:f 2b6:a 12a:8 b6:4 154:3 ga:3
football	1o	389:1k 3ap:w 3pb:t 2b9:r 2b5:r 24u:m 3cs:l x5:i 2b6:i 1g8:h 24v:f g3:e aj:a we:9 2b8:8 3pc:7 1sj:7 n2:7 2b4:6 3bs:6 qu:6 lw:5 1du:4 9c:4 2a5:3
bill	k	1aw:1e
kettl	43	2bb:b1 3zn:1m 3or:1c 3dq:1a 2ax:z 29n:w 2jn:w t2:v 2a5:f tf:f 2bu:e 374:c lz:c g8:c 1bb:9 yr:9 1uu:7 3a7:6 1ii:5 9j:4 9p:3 mw:3 7k:3
wasteful	12	1aw:12 176:y 3hl:y 1vg:x 1pc:v 2ba:p jx:o 19k:i 2ji:f 2du:f 155:c q:a ap:7 l8:6 2v7:5 2gk:4 2f:3
wast	3l	bf:1g 1yv:1g 3uq:17 3sn:12 43l:11 1sn:10 1mx:z 13k:w pb:w fj:s 24i:s 1xe:r 2bf:q 2bg:q 3na:p rw:n i3:m 3l8:m 2iy:k 175:k ax:j 2hd:i fg:g gu:e 33h:e 3a0:e 25t:d q1:c 2sp:c 35a:a q8:a 3ip:a 1a2:a 1za:9 es:8 1wr:8 176:8 150:8 3fi:8 se:8 3qm:8 1w0:8 350:8 be:7 2i2:7 2h3:7 3o0:6 1bl:6 h5:6 nn:6 1sz:6 pr:6 44p:6 xj:6 15b:5 39u:5 39t:5 3f0:4 1ty:4 q7:3
myself	45	pj:4m 2be:4m 1yg:2c 1hc:22 4pn:20 e6:1s 4ms:1j 1t4:1d 49q:1d 3jo:1b 14x:1a 3p2:14 1yk:12 10f:11 os:y 2od:x 2jt:v pt:v 1zc:u 4f9:u 3kp:u 1w0:s 2jk:q 2bp:p 2g7:o 2jm:n 4f4:k 3md:i 2bf:g 2bg:g 1g5:e 2bn:e 40n:d wt:d 41x:c 3n5:c 3e5:c 12j:b 11u:b 3g2:b 1ww:b pq:b x6:b 2jl:b 2k0:b 2to:a 1lp:a 20d:9 2g6:9 2tp:8 t4:8 3fo:8 20e:7 1wy:7 2zk:6 1ir:6 2tw:6 1w1:6 s7:6 108:6
solo	k	2bg:1e 1sz:b os:5
household	k	2bf:1e 1sz:b os:5
shortcut	1q	2bh:25 39f:1i 18s:10 3ur:z ew:x 4mr:v 3ef:t 3m0:q de:p 34n:o 2s0:m 12h:m 1ni:g 4e2:g 37q:g 10t:f 4e3:f 3xf:d 37p:c ry:c ti:b 3i5:8 b5:8 1ax:6 xt:5 22n:4
starv	47	2bi:2w 2bj:2n 1cp:1y 4hx:1n 1nc:1l 297:17 39g:10 4mr:10 151:y db:v 1qf:u 44q:t 3a7:s 3ab:r 42f:q 2bh:p 26p:n ti:h 3r7:g 3ft:g 1b0:e kz:c 62:c 466:c 3cp:b 4ka:a 2y:9 1aw:8 9q:8 4pi:7 vm:7 g1:7 296:7 12h:7 3bz:5 3cf:5 3f8:5 48b:5 2lh:4 3jt:4 wb:4 28g:4 3m0:4 n1:4 3s:4 1h4:3 34n:3 3fp:3
shorten	14	3i5:31 3bl:1v 2bj:x 34n:q 3zv:o 2dw:e 2bi:b 1is:a 3d5:5
busy	16	3rq:2a 4ho:1s 2bl:1r 1jw:1a 47j:16 3af:14 4gz:14 1vg:o 10k:o 3id:k 33c:i 368:g cd:c 3og:9 2hj:8 q:8 34s:7 230:7 rw:5 2x6:4 nz:3
teach	k	q:n 2bk:7 1hp:4
son	88	3g8:2l 2jl:1h 2xs:1c gb:12 2h8:12 2rx:12 4m0:z 1ze:z 389:w 395:v 2qz:u 1nz:t 3dn:s 3k8:r 3yr:r 38e:r 475:q 3rk:q 3r5:q 1qf:q 4oz:p 426:p pe:p 4o8:o 2hx:o 2id:o 1su:n 2ic:n u1:n lq:m 2qk:l o2:k 4lf:j 40c:j xh:j us:i 29b:i 4bd:h 1nv:h d4:h 2s1:h 2q0:g 3mv:g oe:g 3q9:g 2b9:g kb:f 1pn:f 3y8:f 33m:f 8j:f 29a:e 37t:e 3m4:e jo:e 35c:e 3r7:e 32r:d l:d dv:d
claw	k	2s2:n 1y6:d 2bn:b 2s1:b 1y8:6 2s0:5 1dv:4
inward	i	
wrist	2s	1zg:2l 1t4:1y 3md:1p 2bq:1h 1yg:13 2jm:z 2et:y 32f:s 79:q q:l w3:k 2jt:j 1b5:i 2bp:h 3jz:g it:f 3ep:c 24s:c 36i:c 1x1:a 2be:a 2jv:a pj:8 s7:8 cq:8 1w1:7 p8:7 3ky:7 3kx:7 3pl:6 3n8:6 2wr:6 4g3:6 2eu:6 2jl:6 2ev:5 1mh:5 36m:5 2jk:5 pt:4 1yk:4 390:4 6x:4 1vd:4 2js:3
arthriti	14	2bq:5h 2bs:1t 4g3:1e 3pl:1a h1:p 4ma:o 2br:m co:a 1xk:6 1ey:5 2bp:5
sling	k	2bs:w t3:g 2bu:7 1ib:5
sor	x	4k7:2h 4cx:1y 2bq:1o 4ix:16 2i9:y 2k2:t 2br:l 2nj:e 21s:9 118:8 2gc:8 1s0:4 252:4 2pm:4 2xz:3
thumb	1q	2bt:7s 40g:1r 2br:1p 2k1:o 1s4:b 1pf:b 40:9 2jz:9 2jx:8 1y6:8 3jl:7 1ww:7 t3:7 g0:6 2bu:3 2df:3
wheel	i	
scissor	1o	2bv:a5 40p:1e 259:h 3iv:f u9:8 sd:6 10g:5 2sb:4
transport	1o	1o1:1w 2bw:1i ai:1b 2bx:w 1xs:t 25h:m 3h0:j 12e:f lt:e 388:c 3zi:b 3e6:a 48p:6 2h8:5 37s:4 1lb:4 389:4 3ig:4
travel	2a	3yr:2m 25h:1n 2ha:u lq:r 2bw:o 1o1:m lt:e 2bx:e 22t:d g9:c 2wg:b 3l5:9 ai:8 hf:7 li:6 3yt:5 24f:4 42r:4 1xs:3
arrival	i	
soonest	i	
oversalt	3n	2c0:2o 1ph:1j 42a:x v7:s 12j:m v1:l xk:h 3ia:e e9:c 37e:a 3dr:9 2c1:9 2c2:8 3ci:8 1iy:7 3q8:6 353:5 gw:3
rescu	66	2ku:1v 21i:1q 3o6:1n j8:1i 47r:1d 3pm:1b xk:16 11v:14 26r:10 37h:z 2w4:x 2ci:x 1sp:t 1kl:t 3ec:t 13h:s 1gt:p 3ch:m 24e:m 3yi:k 3yj:k 1zd:j 36j:i 2ak:i 17t:h 1uz:h 2c0:g v1:g v7:g 1sv:g 13x:f 36r:f 3zy:f cg:f 3wg:e a9:d t8:d 37c:d nd:d 104:d 1s0:d 2cg:d 2vx:d 2ot:c 2ck:b 2d8:b 2it:b 1co:b 4a:a 4eg:a 3mc:a 1c4:9 qn:9 1us:9 4pr:8 2i3:8 413:8 49y:8 15d:7 2az:7
briny	t	3l4:1b 3md:17 2t8:o 2c0:n 3mc:k 353:7 33j:4
particular	k	413:1q
acidic	28	2c4:2l 2f3:1u 180:1n og:1l 37n:19 sr:w 1u1:t 2f7:g 1u4:b 3cj:a 39n:9 ok:7 om:6 2c5:6 h1:5 2lm:4
tomatoey	o	3cj:y 39n:l 180:e z0:c 6y:6 2c4:4 2c6:4 3ja:4
⅛	i	
sickly	1z	2c7:3s 14v:1x 2o9:1u 3xp:1h f9:13 1pt:11 4cr:6 4cs:6 3vx:4 3ot:4
ton	2h	40e:17 3oh:12 23y:11 3q8:11 zb:10 1yj:z 15x:w 40s:w kf:v 24p:u 1dg:u 483:t 3l4:q 3j9:n 1pj:k 121:i 2fx:i 2ez:g 2t8:d 239:d 3xp:c 1lh:b ef:b 3ld:a 1px:a ne:a 4e8:9 xb:8 3hr:7 1c3:7 11n:7 11m:6 3v4:6 3ci:6 e9:6 2c7:6 48j:5 15w:4 4e5:4 19k:4 2dj:4 37e:4 2di:4 v7:3 v1:3
lip	24	2c9:3s 2kv:1w v3:1j 46r:18 119:18 354:16 1om:12 2kp:10 1oj:t 1c4:s 483:q 2os:o 2ox:k 1ok:k 2fg:j 2jn:i 1o8:i vz:g 10p:g 2fx:g 2ca:f 1e1:e 3p7:d 118:d 2jd:c 1ol:b 2kn:b 2cs:a 356:7 xf:6 nd:6 3av:5 4f6:5 1mt:4 1vv:4 3bp:4 2f7:4 2vi:3
tingl	1b	2ca:52 118:1a 46r:19 2f3:16 2k2:15 2kn:w 3cj:s 2pl:q 119:e 1oj:d 2jd:c 1c4:b 1ok:9 2c9:5 z0:5 274:4 xf:4 1om:3
lack	1z	33r:16 19a:x 3oj:u 3oi:u 2cb:e 3ib:b 2cc:a oi:a 179:9 3fh:9 1sg:7 33p:6 1zm:5 4it:5 2sl:4 39w:4 3mb:4 yi:3 38z:3
oomph	1f	120:z 3uz:y by:k 3io:k 4it:h 20c:h 1zm:e 2cb:d 2cc:a 3ra:a 19a:9 34o:8 3xr:6 k4:5 329:5 2ce:4 179:4 19l:3 oi:3
kick	2s	19l:2g 28v:13 45z:u bs:u 2kk:t 460:q 11n:m ef:m 26h:l 11m:k 3dg:k 3fh:f 2cd:e 3zg:d 4ng:d 19a:c 3fx:a 2zf:9 179:8 13m:8 3io:7 2r2:7 33p:7 3cq:7 33r:6 2yz:6 ye:6 1j0:5 24r:5 28u:4 41w:4 26g:4 1zm:4 368:3 2cc:3 1zd:3
depth	12	4ha:25 2u3:1u 4jn:1j 1mm:1c 3lt:s 1mk:r 3fi:n 2cc:m 2ce:i 477:i 27i:a 1zm:a 11z:5 39q:4 34o:4
mask	i	
afresh	r	2ot:1a 3wg:10 wp:n xy:9 1ws:8
food:curry-sauce	o	2ch:3i 2cj:1t 19n:6 2cm:4
stodgy	3p	2ci:2k hy:2d 3h9:2c 4nl:1a 2ck:14 zu:13 1p5:10 1th:z 4pr:r 368:r 2io:o 43w:o 3fp:n bq:m 40p:l 29o:l ny:j 3j7:i 2u5:h p9:h 2fb:h 13x:f 4ps:f 2cl:f lz:e 3en:d 18c:b 1bb:a 19n:9 17r:8 2wt:7 3nm:7 2ks:7 2c1:6 17t:5 rk:4 12x:4 3vw:4 3ku:3 1co:3
food:stir-fry-sauce	m	2ql:y 2ch:w 2qk:e 19n:b 2cm:8 24l:3
gloopy	3w	17t:4i 6t:1z 3z1:1z 47u:1t 44o:1p np:16 2ci:z 38t:y 1pc:o 2ck:i 2yw:e zu:d 6k:d hy:b 4f:b 39v:a 4o:a 380:9 320:9 ih:8 34p:8 1sn:8 2bc:7 4dl:7 24e:7 29n:7 10m:7 13l:6 9z:6 19p:6 4w:5 39l:5 im:4 ji:4 16s:3 2gk:3 20v:3
concret	1h	2cl:33 3tg:2q 2ci:y 3h9:t hy:q kd:9 zu:9 1k3:8 zr:8 o3:7 2cj:6 195:4 165:3
whichever	i	
horribl	1m	2mu:2w 2f6:20 3rp:1n du:19 41u:16 3id:y 2cn:x 2ai:x 2ag:v 1ky:u 4hv:s ue:r 3et:o 3cf:o 3op:m 3ob:k 3jd:j 2nd:j 3ro:j 41y:i 2dp:d v2:c 2ga:b 2v8:a 2o2:9 o9:8 159:8 3sv:8 3sz:8 b3:7 450:6 iu:6 2mv:6 2mw:6 15u:5 3d3:5 3sy:5 221:5 19i:5 3t0:5 u3:5 y0:4 3lm:3
food:lemon-curd	10	2co:5m 3nt:h nm:8
anglais	k	oy:8 2co:7
bitty	1d	3e1:1m 4di:1i 2t7:u 3av:p xv:o 2cp:o 12c:j 3of:f nl:b 20g:b 13v:6 1aj:5 4m3:5 3ob:5 1f2:5 3og:4 ql:3
strongly	x	3ql:17 2xu:u 1vf:p 3ak:l de:k 1dc:j nw:i 12j:8 1cg:4 1fe:4
faint	v	49d:2d 3su:y 2lr:p 2c9:o 1ol:h 2kv:f 2kn:e 2v0:d 2cs:c 1oj:9 2gx:9 119:9 1ok:6 2ca:6 2iq:6 49e:4 zo:4
smokiness	i	
acrid	1x	2cu:20 4g5:1c 3km:u 21i:t 2cg:p 3fb:j 35w:h 3cl:g e1:d ed:7 rt:7 1ws:5 2ot:5 qz:5 3u1:4 4c2:4 1a6:3 2ih:3
food:chicken-skin	t	2cv:2b 22j:21 3sp:1q 2cx:k 1am:7 42f:4
anaemic	16	1am:s 3tv:m 3ug:d f1:b eo:a 3q0:8 37a:5 37b:5 2xp:4
ghost	m	2cv:v 1am:h 2xp:8 3mx:6 x1:4
fifty	1f	3sw:3h 93:1b 3nn:14 3lt:13 3r9:13 29e:x 2cv:v 3l7:m rg:j 2ak:i 1am:h 2h8:d 1fv:d 221:d 3br:c 3oy:b 1fw:a 42:a 44f:9 45i:7 4e1:7 2d8:7 2ve:5 3gc:4 l7:4 2d7:4 2hg:3
undercook	2f	2cz:3i 2hu:35 185:1g 10q:z 3as:y 1ru:r 2g1:q 1nh:p 1sm:p 119:n 3ja:l 1s5:k yb:j 3wi:j 11j:i ql:f 2ie:d 2gd:c 110:b 2og:b vi:a gq:8 1ms:7 2d0:7 2gc:6 1pf:5 1rs:5 35x:5 147:5 1cn:4 1fs:4 2g4:4 23l:4 1ri:3 2gk:3 111:3
food:chicken-kiev	k	1rs:20 yk:3
sunken	k	2d4:y 1ve:e
crater	12	yt:1m 2d4:r 1i1:n ck:l yl:g 4p1:a 2d2:7 eh:6 a5:4
lovely	2s	3di:2e 4ha:23 3nv:21 3lb:1v 3cl:1n 3jj:1d 3jc:12 3nt:12 14d:12 1s0:11 3d7:y 13z:x 1az:v 3zu:v 2j0:s 3t0:s 2jq:p 18j:p 3pz:o 2di:o ap:o 12p:n 3b6:m 3t5:k 379:k 177:h 459:h 158:g 16j:f 3sy:e ck:e 174:e a9:d 1xe:a 2f0:a 10y:a 2d3:9 ur:9 3fg:9 1eq:9 2w4:8 1gt:8 3lr:8 fv:8 3k7:7 3mx:7 2d1:7 l8:7 1xn:7 44o:6 1lh:6 eh:5 u9:5 117:5 qq:4 4ci:4 39q:4 ax:4 1en:4 1l6:4
cav	o	2d4:31 2d1:14 2d2:d yt:6 1ve:4
usual	1b	41o:1l 2eq:1a 46r:19 41l:18 1sw:15 17n:13 ln:x 1ef:u 1z8:l 3sf:h 1cx:g 4ad:g mc:d 3e6:d u3:d 2jd:c 382:c 1qh:9 rk:9 354:7 4c:7 n7:7 o3:3
caus	k	3d1:1r
moisten	10	1jj:47 3j7:1r 2d8:15 1j1:l 4z:d 1og:a 2d7:9 l4:7
overbak	1b	2d8:4m 2d7:2w 3ul:1q 1k3:14 3yi:f 3yj:f 3la:d 1j1:7 26r:5 38e:4 3l9:4
sawdust	v	1j1:23 3ch:1r r9:15 110:i sj:g
roulad	k	1zv:n 1fa:9
puddl	6z	140:3m 41l:2j 39r:26 16h:1k 2db:1k 3rl:1k 13j:11 451:w 4jt:r 5h:p 5r:n 2eq:n 48w:n 48v:m 1tb:l 3s3:i 87:i 1g1:g 2ub:c 1s4:c 1y4:b ys:b 1im:b 3kw:a 18a:a 16e:9 us:8 3b:8 1iu:8 37a:6 37b:6 kd:6 9s:5 2ii:5 qy:5 cg:5 4m:5 3l8:4 uj:4 226:4 3tu:4 1uz:4 6n:4 1vb:3
nail	18	1yk:10 36m:y 2pe:w 3gv:t 1y0:r 3je:g 2os:d 1s4:d 34c:c 2bq:c w6:b 37c:a 2jz:a 1o8:a 2jx:9 kd:8 3jd:7 2sz:6 36n:4 2vj:4 6s:4 w7:3 ew:3
warmth	m	4g1:1c 12l:o vr:6 24w:4
forgotten	1h	24m:1l 37r:1d 2df:1a 127:19 w0:x 3s5:w 2li:t 3gs:s 1nx:q 3qm:l 3fd:h 3e3:f 3d2:e r6:d 1lz:d 12w:8 1za:7 1oe:6 2de:5 1iy:4 1rw:3
super	1b	399:2f 40g:1u 2u5:15 27m:14 1d8:11 gg:s 2ur:n 2ak:m 2de:k 17y:j 15x:g 38u:e 3cf:e 2ju:d 2f:c 1y6:8 qd:7 dn:6 3et:5 2ga:4
overprov	k	2dh:1g 2dg:o
overproof	k	2dg:1q
tacky	x	1dg:w 1hr:k t0:j 4f:h 1lh:c 3sf:9 1xe:9 xn:8 1tg:8 18o:7 165:4 2dj:4 4c:4 2lm:3 2e9:3
underprov	i	
shrank	t	1sr:29 10c:q 39m:n 3gi:k 353:i 36e:9 2x9:9 kc:7 1us:3
overhang	i	
yorky	m	bq:m 22h:c 1b1:5
pud	r	4pq:2b 1xa:1o 3m1:1o bq:m 1ia:8 2uk:4
toad	16	2do:2c gb:1v 2ig:17 3vo:16 3ip:15 1bx:w 42f:l 2ds:j 1ze:d bq:c 33h:8 1qy:6 13o:6 2qv:4 1zr:4 1rn:4 1cb:3
partly	i	
height	t	30:o 18l:m 1co:i 107:7
leather	1x	2dr:55 1se:2x 3fd:1g 44d:16 3e5:15 1fs:y 1mg:w kk:q 256:j 2ds:g 2it:g 19t:a 2ot:8 38:6 35m:5 hq:5 26r:4 2s:4 3ec:4 1nx:3 36f:3
cardboard	1x	2ds:4l 4ot:26 3j7:1j 3zs:1g 42u:1e 3zr:1e 26r:1b 3q5:18 3ch:18 2do:12 3ec:11 44d:l 293:h zj:e 19w:c 2qi:a 2d8:a ij:a 3zt:a 1sp:9 3iy:9 2d9:8 1vl:8 ya:7 3gc:6 2d7:5 2ak:5 2dr:5 2cy:5 2dt:3
food:barbecue-sauce	i	
pulp	26	2du:5c 3ze:1g i0:18 18z:12 2sq:x 28o:v 2dy:s v6:g h1:g 3ur:g nn:e ys:c 13k:b 1t3:b 1ut:9 3om:8 3sb:8 13p:8 17d:4 17z:4
absorb	m	2u0:1c 471:q qk:o 2cz:b
releas	10	2dx:29 2ln:1j 1k8:12 1us:t w0:s 2dw:r 2yy:n 2yx:i 3zv:f 2lo:d 2es:a 1kh:8 2ea:6 1x7:6 2k0:5 1pg:4 2dy:4 2ix:3
ratatouill	k	2dw:16
slop	16	1lq:1e 3n8:1e 3om:13 2dw:z 2w4:w 41v:m 1de:m bw:i 12x:e na:e 2du:a 3le:8 26y:8 1f2:7 2qh:4 3u7:4 6w:4 1tb:3 11c:3
overwork	m	3y8:1b pp:w 2wa:5
food:fish-finger	2j	2e0:c3 4fc:1s 4bt:15 1xu:11 10c:z 3vw:y 1vq:w 16r:w 1eb:j tj:e 7h:d 4by:c 16a:c 26r:b 29v:b 204:b 3ep:8 14h:3
pil	3u	2e1:5w 10v:32 l3:2y 3sm:22 2aa:21 41r:1c 42i:10 42j:10 1ua:z 7p:n kx:m 3hq:l 2kz:j 3gy:i 148:e 84:c rz:c wf:b 1z8:b lb:a rf:9 l4:7 lr:6 ez:5 33n:5 178:5 1mf:4 wz:4 40k:4 1du:3 2x1:3 38a:3
food:goose-fat	1f	2e2:9g 1lc:8
overwhip	14	2e3:55 2e5:4f xy:1b 2cg:c 2ot:c 2e4:5
buttery	v	2e3:1h 2rv:1g 1vo:s 1aa:r 1s2:h xs:c 2wt:a 2e5:9
unwhip	i	
food:royal-icing	m	11d:f 1iu:8 23a:4 1nn:4 2e7:3
weepy	m	1b6:18 1iu:h 2e6:e
overbeaten	m	1xv:l 3pm:h 194:h 1it:a 1b8:3
110	i	
bloom	r	1jr:1g 2yy:m 12r:j 2yx:i 2ea:g 1iz:b ol:8 2yz:6 2fj:5
ash	k	
crystallis	m	2ec:24 2ed:19 1ud:3
food:dulce-de-leche	18	2ed:4h 6n:2h
crystal	10	1ep:u 49:i 1oh:a lv:9 2un:8 13c:6 33j:5 h3:4 17s:4 35n:3
length	10	2ef:7k 456:1o 1sp:7
115	i	
food:panna-cotta	t	2eh:53 12r:w 1mo:p 252:5
realis	x	2i4:1h c0:o 1ph:b 171:b 373:b 374:8 1a2:5 126:4 2gc:4 12d:4
overboard	r	48r:1i 15x:z 3xp:b 2xv:8 8i:8 ut:4 37e:4
mellow	t	2g4:1g 4fi:1f 3bp:g og:c 1px:c 1xo:8 180:7 rc:4 121:3
eggshell	10	2el:40 94:d 3w5:7 1ym:6 w4:5
hair	12	4f7:25 3dp:25 13n:1i h5:13 2el:s 3u7:r 20e:a 20d:7 3sa:4 4f8:4
larger	18	42x:p c9:j 35v:e l2:d 3ig:b 1dh:a 34c:a 3cw:9 wl:7 3ih:7 2ae:7 qq:6 b0:6 2b7:5 1g6:5 de:5 3b4:5 hm:3
unrip	t	ex:2s 2eo:v 13f:j 2ep:7 198:4
food:nectarine	m	198:1e
flood	t	2eq:3w 29b:h 29a:d 28b:9 19d:8 2bo:5 rb:4
track	x	1h6:1d 3gw:1b 2ow:1a 4j5:16 2q9:15 37m:11 1mg:y 3fa:v m7:a 16u:7
budg	14	4ms:1v 4im:1p 2ix:14 2et:y tq:v 3hz:q 2iy:f 4e:d 1k8:c 24s:c 1y3:a sd:8 2dw:7 2d6:6 2eu:6 2ev:5 1vd:5
opener	o	2et:2m 24s:9 2eu:4 2ev:4 380:3
corkscrew	k	2et:12 24s:e 2ev:6
chip	o	2et:13 x3:r 1vf:n 24s:e 2eu:6
lever	i	
band	r	1ss:28 1sv:n 486:k 147:c 44d:9 n9:6
remember	10	39c:1n 1n3:15 2hg:11 3d7:v 1mg:j 2ez:i 1f8:h 39b:f 38n:d 2hf:d 21m:b 38m:b 2f0:9 a2:9 1i2:7 1mp:5 2er:4 338:3 mu:3
sugar	r	3s4:19 1mg:16 2c7:r ga:8 197:4
distract	x	3jj:1o 2nf:1d 1mg:15 42v:z 1se:q nu:p 1ue:p 13z:g 3fg:b 1d1:6 rs:5 1r9:4 2ez:3
dusty	1h	2f1:4y 1vy:2n 1gt:1g 2xi:15 3wg:v 3j0:u 2wu:f 2f5:8 9x:7 3ns:6 167:4
guess	m	3sw:y 2uk:r 1y2:d 9z:7
tinny	18	2f3:54 2c4:2c 2f7:q 3ck:4 3cj:4
boozy	x	2f4:2y 2f5:x 1go:o 1j0:l 3qv:i 2f6:b 1ct:8 2f3:5 1a9:5 vw:4 or:4
rawness	k	2f6:i 1ct:e 2f3:8 2f4:6 1vy:3
beany	o	1ca:1g 2cn:t 2f6:k 2f5:i 1ct:4 23w:4 1th:3
sharpness	v	37n:p 2lm:i 2q9:i 2c4:g 2f3:f 2fx:c 39n:9 37c:9 2c9:9 3uc:6 373:6
food:coconut-cream	1o	2f8:6w 2rf:1n 2rg:t h0:o 3qp:8 1m1:6 lx:6 46n:3
beig	v	1ur:2f 2f9:1m 450:1k 3bj:1g 3jc:e 1im:a 4nd:9 11z:7 1cm:5 15c:4 2rr:4
nest	2o	2fa:dp 3dy:u 4cj:t 10i:j 1cm:g 1im:c cd:9 1p5:5 ct:5 17f:5
drank	2j	ny:2z 2io:2i 2fb:2a 2wu:1l ym:1k tr:1j 3t5:14 326:10 47:r 20u:n 2ci:l 20v:j 1h5:j 2w0:i 3wk:g 1nl:f 39l:e 19n:e 1bn:8 1aq:7 ur:7 228:6 34p:6 6k:5 3h9:5 1qo:4 43w:4 2pg:4 2wm:4 xd:3 3ha:3
tofu	12	2ig:1b uh:v 243:c at:8 nu:7 170:6 42f:6 35e:5 yd:3
tofus	14	2ig:1b 243:z uh:x at:7 nu:6 170:6 42f:5 35e:4
chow	1h	2fe:72 3g8:1m 15b:1e 287:15 3n7:y b5:m 24l:j 30:f 2ps:a 3bb:8 s3:8 2ff:5 3ks:4 3na:4 1qg:4 2fg:3
mein	1h	2ff:72 3g8:1m 15b:1e 287:15 3n7:y b5:m 24l:j 30:f 2ps:a 3bb:8 s3:8 2fe:5 3ks:4 3na:4 1qg:4 2fg:3
freshness	i	
food:angel-delight	r	3a0:1p 2fi:n 17t:b 183:9 28m:6 h3:5
food:fruit-compote	o	2fi:21 2ye:17 2yf:i 2fh:f 183:c 28m:8 h3:7 28n:3
winey	o	26n:z 2v0:x 3si:t 1px:g 2yu:b rx:5
finer	10	2fk:2a 17h:11 1xk:f id:d vj:d 2u2:a 1em:7 3gr:7 34c:7 415:5 4ox:4 do:4 it:3 35q:3
food:mascarpone	1k	2fl:cb 4d2:8
unburnt	i	
redden	k	158:r 3et:8 3cf:5
velvet	m	i8:1i 15b:6 2gs:3
trail	x	2fp:44 208:28 nq:v 1jb:8 34z:5 17f:5
gel	k	27i:i
food:almond-drink	1d	1ah:4r 2fr:4q 1gs:1c 2qu:e 1gf:b 1lx:6 2qv:5
food:granola	2l	2fs:bq 4j7:2p 4j9:27 3ul:1p 4j6:14 1k5:12 1jx:u 1zr:j 26y:b 14k:b hg:a u5:9 7v:9 1j2:9 s8:8 2v7:7 bd:7 ap:6 1ew:5 28k:5 3ct:5 1za:5 1cd:4 38w:4
food:frozen-strawberry	r	2ft:1r 1fp:p 1im:k 3zr:5 2na:5 197:3
firmer	r	2fu:19 yh:y 4av:p 1v9:o 1is:h 12r:d pc:7 12m:3 1gx:3
herby	o	2fy:2b 41w:24 2q8:3 9y:3
food:smoked-paprika	3p	2fw:89 11x:2t 11t:r qs:q 43a:m 11p:l 2fy:f 3e8:8 2fv:5 3ij:4
overdid	2a	2i8:28 2fx:1m 3mn:1e 285:1d 2aw:1b 2ub:1a 3r2:18 353:16 xk:14 2fy:10 3gc:y 2ex:x 2f0:w 3y0:o 2ez:m 15w:l o3:k 3q8:k 3mc:h 2c9:g 3xp:g 2du:d wv:d 2fv:c 1c4:b 2f7:b 1t2:b 2c8:8 37e:6 kq:6 26r:5 486:5 368:4 3ec:4 db:4 1qp:4 1e:4 1f8:4
peanutty	k	2fv:13 121:9
sprig	1x	2fz:7o 3c0:1t 2s9:1d 3u9:10 3i4:v 2lc:s 496:k 11y:j 134:j 2n1:g 3fm:6 48z:5 13a:4
wev	b2	16m:24 3v1:23 1bx:1r 3y4:1o z5:1k 29e:1h 3oe:17 39t:16 294:15 1bp:13 2tn:12 402:12 1g0:11 3vs:10 444:z 3eu:y js:y 175:y vl:x 4mm:x 3ca:x 36w:v ax:u 12s:u 3nj:s 2fq:r 1gs:r 18r:q 43k:q 3br:p 22i:o 3fh:n 1j3:m 1q0:l 91:l vx:l 1ah:l 35n:k 2lf:j k7:j 36b:i bi:i 1zs:i 3rs:h 1s3:g 2n9:g 3mf:g 44v:g 27q:g 2g0:g 4ee:f t6:f 4nq:f 9b:f 3ma:e 1bm:d 1kf:d 1pp:c 26d:c 3z4:c
ate	52	2g1:b9 2gd:50 3v7:48 2ia:2c 2hu:25 11j:1j 2ho:14 2no:v 1nd:r 3qn:r 1ix:q 21f:q 26y:p mn:m rc:k 2np:k 16n:k 2do:h 1ll:h 2dk:g 2vi:g 35b:f a5:e 1p2:e 376:e 39i:e 1bl:d 1e8:d 2mf:c 33h:c h2:b 233:b 2nu:b 2g3:b np:a 2h9:8 2gb:8 2g2:8 1fi:8 db:7 2gc:7 2n1:6 10c:5 2cz:5 2g4:5 2nr:4 w0:4 393:4 pg:4 35a:3 157:3 3ri:3 2n2:3 2lb:3 2la:3
swallow	2l	2g2:ci 2g1:20 vy:1n 2ga:17 3zy:13 3y8:w 1sv:n 2il:j 2iq:i 2ia:h 2gd:g 2mv:b 2mw:b 2k8:8 19n:7 3bp:6 nd:5 mz:4 2mu:4 2g4:4
sick	1t	2g3:4q 2gh:2n 2gb:1t 11j:1o 4ed:1n 38c:19 38b:19 33i:16 39i:13 pg:q 21f:o 35e:o 2gf:h 2gg:h 4jj:d 18t:b 2i4:7 2gd:7 2ou:6 2g1:6 2gc:6 41x:6 42z:5 4ec:5 3ux:4 2d6:4 35x:4
mouthful	10	47w:1i 2ek:19 2gh:z 2g1:n 28u:l 1f6:h 2g3:g 41g:f 2ia:8 db:8 3mp:7 2gb:5 4f6:5 11j:3
worry	5t	1je:20 3qn:1f 2ia:1d 3a3:1c 49z:1b 3gp:17 418:17 455:17 42o:16 4lm:16 1t9:16 3wd:11 1nt:10 2g1:v 1iv:u 209:s pc:p 2gp:o mx:n 39p:m 417:m 17c:m 3e9:k 1ol:j 4ct:i 1d2:h wc:h 1i1:h 3f5:h 13a:g 1ny:g 4lg:g 17y:g 2hx:g 3je:e 2no:e 1l9:e 3cz:e 22c:d lk:d rc:d ux:c 2wk:c 2a1:c 1ob:b 3co:b 2gd:b 23i:a 66:a 8o:a 3ie:a hr:a 4a0:a 2id:a 2ic:a 14j:a 3hl:a oh:9 u5:9 yg:9
salmonella	t	1ix:z pd:t 1ji:h 2gf:e 2gg:e pc:a 3wi:9 2g3:9 18p:8 2ie:6 3ux:5 2g1:4
symptom	k	2g3:c 2g1:5 2g4:3
food:chicken-nugget	t	2g8:4k 2g7:r 2cz:b 21s:a 1kf:9 341:8 2g3:8
illness	i	
cramp	m	2mv:p 2mw:p 2gh:i 11j:a 2ga:a 2mu:9 2nw:7 2gb:6
diarrhoea	m	2mq:j 2gb:h 11j:h 2mr:e 2ms:a 2gh:5 2nw:4 1s6:3
fever	k	2i9:11 2nj:f 1s0:5
111	i	
dehydration	i	
immun	k	4jj:w 41x:e 42z:c 3ux:a pg:4
system	k	4jj:w 41x:e 42z:c 3ux:a pg:4
vomit	o	2gh:11 11j:l 2gb:j 2g3:i 2mr:9 2mq:8 2ms:6
campylobacter	i	
rosy	1x	2gj:2d ws:l wr:g 1rl:e 1rt:e 1nh:6 2og:6 3k0:3
tru	1m	4hn:1y 3jg:1n 361:1k 3zz:19 3ic:17 112:12 2ig:10 119:z 2gl:s 1pc:s 3j0:r vb:q 2zo:p 2gn:p 2gm:n 21k:i 1vf:h 48j:g 1yc:f 33i:d 26u:d 4gw:c gq:a 21f:9 1v5:9 2bc:9 7j:8 3rk:7 111:5 nr:5 2wr:4 1kp:3 1o0:3
usda	k	2gn:1c 26u:o 1vl:3
145	k	2gn:1c 26u:o 1vl:3
blush	k	2gl:10 2gm:t 26u:g
tartar	t	2go:3n 24m:w 2j5:t c1:l 1ni:d z9:4
specially	o	1sk:1i 3v8:19 3zh:11 hq:h 23i:a
controll	i	
grandma	t	2u0:1a p0:t jb:m 10t:l 2gf:i 2gg:i 1nb:g 2qf:e 1to:d 3df:9 1no:9 2i4:6 2ae:6 20v:5
tenderis	r	2gs:2i 2fo:14 250:f 4ky:b 21u:a f2:a 15b:9
65s	i	
muscl	k	4ow:2p
food:game-bird	x	2gv:8f xg:6
lead	k	2gv:r xg:m
shot	16	xg:1g 2zp:1e 4og:1e 2gv:17 14o:u 4aa:t 2ox:s 1a8:q 1i1:h o:e 2v0:b rp:9 1ab:8 3i6:8 2gx:7 3jp:7 2cs:7 1ir:6 3su:6 29s:5 1yi:5 1a5:4 h6:4 1q7:4 2ki:4 1zc:3
food:wild-boar	i	
wound	i	
older	i	
poison	28	2h1:2b 245:1u 1mt:1o 35g:1l 2tf:1f 2lf:1c 2np:18 3d7:15 11j:11 2gh:x 2gb:n 361:j 1st:i o0:g 28u:f 4fz:d 4g0:d 2g6:d ds:d 2te:c 2nr:9 1tj:9 2mq:9 3ae:9 33i:8 1cy:8 12w:8 13z:7 1yi:7 23f:6 4cu:6 2gd:6 3ds:6 1n5:6 2mr:6 2ga:5 3k0:4 3qn:4 23a:4 2ms:4 1u5:4 np:4 3rk:3 21f:3 41h:3 28i:3 1rh:3 1rl:3
sat	av	22v:1o 41m:1m 2h2:1e fn:1b 40t:19 22l:16 1j2:14 3a1:14 jj:13 1oi:13 22d:13 16s:y 12y:r 3ww:r 2h3:p 39r:o 3fp:o 3j6:n 3zv:n 2fh:m 12w:m 1tm:l 15x:l 2h1:j 20x:i gh:i 21i:f gu:f fs:e rk:d g2:d 3jm:c sf:c 5a:c 2fc:c 2ax:c 3ne:b 3m:b 2fd:a gm:a 1ez:a c8:9 v5:8 67:8 3ak:8 3e9:8 fg:7 w1:7 6q:7 au:7 41l:7 174:7 40e:6 1y2:6 150:6 58:6 2u:6 2h:5 2de:5 3d2:5
asleep	3e	22d:28 1oi:24 202:1m 2pw:1f 2h1:t j8:n 38y:m 37i:g 2hd:e 12y:e x7:e 20x:e jj:c 2h2:b gh:b 37h:a 3d2:9 22l:7 42o:6 1zz:6 gm:5 33j:5 24x:5 38d:5 3bm:5 3h3:4
certainly	i	
spor	i	
bacillus	i	
cereus	i	
surviv	2f	3q9:2n 45c:29 40y:23 3e6:20 2h8:1h 2mh:1a 2wg:11 1xs:m 3ys:j 331:i 41c:i 3rp:f 3kd:e 33e:d 24v:c 3yr:c 33c:b 30z:9 4d8:8 10b:7 3fy:7 33d:5 389:4 i:4 3ro:4 388:3
food:party-food	16	2h9:56 1qm:r 38e:m 400:l 3f2:e
offic	3y	3ey:1k 22t:1b lq:1b li:15 2bx:14 g9:14 hf:t 388:k 24t:j 25h:i 3g8:g 24u:c 3yt:b 2ha:b 24f:9 4on:4 ai:4
tapas	o	2hb:3e 2h9:y 3ow:3
sun	24	2hc:6v 299:3a 44p:16 4fn:q 23d:j 4hw:i bx:i 1na:5 279:3
refrigerat	12	3ae:16 3jb:13 174:t 3di:s 39i:r 3bm:l hw:i 2h3:f 22i:a 3d1:a 2ky:7 2bd:5 tt:5 44p:3
chanc	t	42r:1v 2h0:1a 3gc:11 8g:i 37p:g 24v:a j6:5 dm:4
food:frozen-chicken	1f	2hj:1h 2hf:1a 1z5:u 2hi:q 29z:o lv:i 35z:4 s:3
quickest	1h	2n3:25 1te:1b 4is:z 3zv:u 21x:o db:o 3br:o 3og:k 2hi:k 28x:j 3m3:i 2ey:h 1z5:f 2sw:f 35z:e 3fk:a 1ts:a 2ve:9 2cy:9 36h:7 2kb:5 py:4 q6:4 3l7:4 38g:4 2hf:4
unfreez	k	2hi:9 1z5:3
watertight	i	
food:frozen-mince	1o	2hj:3f 3gz:1v 2hf:1j 21j:w 2bk:v 9n:q 1z5:k 29z:h 1ig:b 3fo:6 33c:4 s:4
spend	k	385:1e 3al:b 3am:6
unknown	i	
refrozen	i	
mold	o	2ho:s 22c:q 1ts:h fe:8 zq:6
moldy	m	2ho:36 fi:6 fe:5
punnet	10	2hp:2n ze:y ol:q 21b:p 363:o 198:g 3zq:g 35l:g 19b:e 3zr:c 4h8:c 3ej:a 259:9 fi:8 2ho:7 fe:7 11z:5 25c:5 364:4 38o:4 365:4 2sp:3
fuzzy	r	3tm:1p 3o6:11 fe:e 1vg:d 1e3:a zq:7 2ho:7 fi:6 2hr:4
fluff	1x	2hr:92 2hq:3h 1vg:1b 18d:r 2xi:r 363:o z9:k 35l:g 3tm:e 2z5:d 2ho:c 4gz:9 4gv:7 2z4:6 160:6 364:4 365:4 4kl:3
exception	i	
guarante	i	
toxic	r	2n1:o np:l 1u5:j gq:f 2n2:e 2cz:a 2n3:9 rc:8 2n0:4
food:borlotti-bean	i	
cannellini	14	13g:4h 1bj:2a 1bh:r 2hw:j 48e:a
sip	t	2hx:20 3ik:1q 400:18 1v4:n 38e:j 227:a
eye	9c	2hy:cu 4g7:1w 1s2:1p 2ih:1l 1c5:1k 24p:1d 3jl:1c 23f:1a 7j:16 1vx:15 39d:15 39w:15 1py:13 3bs:12 2ej:v 4p2:v 4dy:t 1us:p 2os:p 41n:o 28x:m nd:k 3uo:j 14v:h 2sw:h 1o8:g 2ag:e 2r2:d 27h:c 3ud:c 1c4:c 43q:b 2c7:b 1c3:8 1ac:8 xb:8 2o9:8 1iu:8 35o:7 2kn:7 456:6 2ng:6 3op:6 2ip:6 1q0:6 13z:5 mt:5 48q:5 fp:5 1r9:5 39m:4 4g9:4 216:4 ds:4 13h:4 jm:4 sr:4 4bw:3 dx:3 26j:3
knobbly	1d	3m3:10 20t:10 2bt:h d6:g 2i1:b 2i0:b 137:7 7j:7 23f:7 3vg:6 2jw:4 i1:3
solanin	i	
nerv	i	
risky	1k	2i6:1s 42o:1h hq:z 46p:x 1ne:w 2ig:p 2i2:o 1g9:n 1nn:n 1fi:j 43z:f 1jt:e 3a3:d 1p2:9 p0:8 24i:8 2g5:6 2gp:5 1n6:5 1oa:5 1jl:5 22n:5 23i:5 1nb:5 1to:4 2gr:3 jh:3
seven	4n	2i3:5q 13c:4n 371:1y 49j:1s 482:1k 1t9:19 2h9:17 27k:15 37g:13 1t6:13 3f0:13 3to:z yf:y 1s5:x 231:w 342:s 3n6:p 3k9:n 1o7:m 2a8:m 3l9:l 3o0:l ko:i 1rt:h 3a3:h 1ek:g 3hl:g 2b7:f 1st:e 3pc:e 3p0:d 2hf:d 3dm:c 3sk:b 1ql:a 3sj:a 1s7:9 39i:9 ew:8 2id:8 2ic:8 17x:7 2bx:7 pf:6 ah:6 s1:5 ll:5 1by:5 1rl:4 1mm:4 1z8:4 9t:4 3ki:4 x7:4 309:4 p0:4 2ks:4 1ai:4 31q:4 3da:3
grandad	t	4o8:1p 3j9:1g 42j:11 42i:11 2ei:10 p0:m 1jl:d 1nb:c 1to:a pg:8 2gr:8 3ki:7 1oa:5 2gc:5 u7:3
food:quail-egg	12	2i5:72
women	1b	2i2:13 2i6:l 3k9:k 1n6:e 1nn:c 3a3:a 2ie:a 3oz:8 1n0:8 mx:8 1ny:6 3an:5 pf:5 1nd:4 3oy:4 3mf:4 la:4 yg:4 1r9:4 gb:4
severely	i	
weaken	k	2fx:c 1uz:7
poorly	t	2i9:2d 4kr:1n 3y8:s 2ia:q 1fi:i 1pl:e 2gc:c 1p2:8 1s0:7 3dm:4 2bs:4
nibbl	16	3n4:21 40w:1x 2ia:16 1w8:v 3y8:v h2:u rc:o 3n6:h 2i9:h 1ri:g 3rk:f 2g5:8 1p2:8 21f:7 2g1:6 2g4:6 wn:4 np:3 1fi:3
coli	i	
she	5b	1n7:2w 2vi:1t 1ql:1h 2gc:12 30p:11 32r:v 29o:t 2nj:r m6:q mz:p 4eb:p 14j:n 1ra:m 1ai:m 3je:j 35k:j 2il:i 1s0:h 1qm:h u1:g 3k8:g 2g5:g 2i9:f 4lf:e 2ki:d 2kp:d oh:d 2c9:b mn:b 3wi:b wi:a 2g1:a 1f2:a 2i2:9 2bm:9 1lx:9 1jg:9 1cz:8 3jd:8 1pn:7 2iq:7 4i5:7 ug:6 2kk:6 wj:6 2ic:5 2h9:5 2b7:5 231:5 1n9:5 2bs:5 30j:5 2ks:5 1oz:5 2i3:4 1ny:4 yg:4 1o7:4 30w:4 1oj:4
sh	59	1n7:2w 2vi:1t 1ql:1h 2gc:13 29o:t 2nj:s m6:q 4eb:p 14j:n 1ra:m 1ai:m 3je:j 35k:j 2il:i 1s0:h 1qm:h u1:g 2i9:g 3k8:g 2g5:g mz:f 32r:e 2kp:e 4lf:e 2ki:d oh:d mn:c 2c9:c 3wi:b wi:a 2g1:a 30p:a 2bm:a 1f2:a 2i2:9 1lx:9 1jg:9 1cz:8 ug:8 3jd:8 2iq:7 1pn:7 4i5:7 2kk:6 30j:6 wj:6 2id:6 2h9:5 2b7:5 2bs:5 1oz:5 231:5 1n9:5 2ks:5 2i3:4 1ny:4 1oj:4 yg:4 1o7:4 pc:3
lady	16	z3:1q 3mf:10 2g6:k 1nd:k 36f:j 3k9:j 2jd:j 3wi:h 1nl:h zc:e ic:d 1o7:c wx:b 3kb:b 3ka:9 2ie:9 2i6:8 7j:8 2sv:8 1zg:7 35p:5 1nf:5 1qs:4 1cn:4 3a3:4 1ll:4
food:tuna	r	2if:5c
panic	v	14d:z 48j:p 2do:p 1jt:o 2fc:o 2fd:l 2gk:j 283:c 1zr:a 1za:7 170:5
cough	1k	2ih:5h 2ng:1s 218:18 1pj:13 2il:k 2iq:i 4e8:h 37j:e 216:a 2ik:a 4e5:8 14r:6 3le:5 1f5:4 2f:4
gav	2q	2ii:1o 3rd:1l qf:1k 43l:1b 2rr:1a 32e:18 39j:18 3lc:16 29v:11 42i:10 42j:10 116:z 2q:y 1pq:u 1ze:t 2l8:s 4h5:s 2g4:r 2ij:p 28j:m 1n3:m 41h:k 21v:k c0:g 4di:g 1ei:f 33i:f w0:f 41g:f 3ue:e 16f:d 2i5:d 1zk:c wu:b 3kt:b 2lb:b 2la:b z5:a 4kw:a 41l:9 193:8 2ik:8 1dc:8 2l9:7 1i2:7 1fk:7 36f:6 34k:6 16g:6 1df:5 20t:5 3nn:5 14r:4 2ml:4 1pr:4 2ei:4 9n:4 sq:3 16e:3 db:3
infant	1f	2jl:i 2iw:h 4lg:g 14j:g 2iq:8 2k4:8 1ai:8 4pg:7 1ql:6 2k5:5 400:4 2iu:4 1d3:3
manuka	k	1k5:a 14r:3 2ij:3
throat	2l	2il:b5 2ih:3u 2iq:1x 40e:1l 2i9:w 2g2:l 2ng:i 2nj:d 2gc:7 2p9:6 x3:6 1pl:5 1s0:4 2r4:3
gut	i	
constipation	i	
suck	x	3ke:22 2io:1s 39m:13 2fb:11 165:x 122:7 ra:4 z1:3
cry	2a	2ip:5v 21i:1y 13h:1o 3jg:1l 1ms:1g 1uz:16 3j8:13 39k:w 3k7:u 3p8:u 3p9:u 1q1:i u2:f 3le:e 1w1:e 1zj:d 1f5:c 3j9:b 2oz:a 3p7:9 26h:9 3qf:6 1c4:6 371:6 373:6 36h:4 11m:3 13u:3
breath	14	2iq:4t 2il:19 2cs:m 121:f 3zx:c 2ih:a 1ol:9 2c9:9 34p:8 2kv:6 15x:3
told	2j	42p:26 4hn:20 4jb:1l 4d7:1l 386:1f 1qe:18 375:13 21k:11 3rz:z 2iw:z 2ig:z 12u:z 33q:u 319:s 3ic:r 3m2:p 3i0:p 12o:n 3uu:m 1da:k 1oq:j 12t:h 3a8:g 3j0:g 98:f 48j:f 4pg:f 38l:d 1cb:b 3si:a 7f:a 25n:8 ms:8 1b:8 2iu:7 1ck:7 3xh:6 188:6 33s:6 4hx:5 1ea:5 1cl:4 1n8:4 69:4 34m:4
hazard	r	187:1b 2is:s 14g:s 1qo:q 30:n 1sk:c 1iq:b 1ra:4
chew	2f	4j6:26 4pr:1v 38:1m 2g8:1i 1se:w 1wi:r 2dr:n u6:m 4il:j 17h:h 14g:f 1qo:e 1tt:d ij:b 3ec:b 3dp:a 19t:9 2is:9 q1:9 2s:8 3sa:7 3vz:6 486:6 1iq:6 1sv:5 1tl:5 1t2:5 q0:5 4ab:5 2ur:4 13x:4 156:4 38e:4 2em:4 1ra:4 13n:3
given	14	3wl:29 2iw:1c 1wz:p 2qw:o 2yx:n 4pg:k 1f5:a 3cq:9 1zi:9 17x:6 1kf:6 29v:5 102:4 ul:4 3wk:4 1c1:4 1l5:3
gp	i	
eczema	k	4pg:11 2iw:i 2iu:i
forc	16	3iu:1h 2es:1c jd:15 4im:15 2ln:11 4e:n 2iy:m 2ix:c 2dw:c sd:b 2lo:9 3ui:7 457:5 tq:4 2k0:3
pris	o	2iy:34 2es:14 1ty:d
pong	o	xe:t 48i:s 1wo:n xp:c 1wn:6
food:sardine	10	2j0:3j 14b:24 3lr:14 1us:s 2qk:j 2j2:h 4c3:c 2d3:a cw:3 1kl:3
food:herring	i	
food:monkfish	k	2j2:m 26s:e 19h:e 22u:5 2j0:4
pass	1m	1xt:29 3gf:1i 3a7:13 3r6:12 1sr:x 42m:t 39n:p 1od:m s3:j 123:g i8:g 2j3:e 38e:c 81:c 6w:c 2lj:b 28s:b 2ih:a 25r:9 1st:9 2f:9 2lh:8 35z:7 du:7 2ng:7 3zv:7 e4:6 xx:6 23t:6 1gd:5 1ca:5 1hs:5 2lk:4 110:4 7q:3
histamin	i	
cevich	k	1ni:h 2j5:8 z9:5
worm	1o	2j6:8o 2j7:v 363:l 2j8:h 35l:e 1u0:b 4fp:9 336:5 364:4
parasit	v	2j6:2q 2j7:1c
wild	x	2l9:1g 363:17 2l8:16 63:14 3ve:r 21b:r 1pk:p 40o:8 365:8 38n:7 2ng:7 35l:7 1og:7 3eh:6 3ei:6 1tx:6 366:5 362:5 2ih:4 39l:3 3y0:3
electricity	r	209:1d 39x:17 2ja:j 2jb:j 222:g g8:d 46z:7 1za:7 3l3:6 2k2:3
outag	k	2jb:l 222:i g8:f 2j9:6 j3:3
blackout	k	2ja:l 222:i g8:f 2j9:6 j3:3
bast	1t	2jc:9p l7:y 150:h
easier	2o	2jd:2j 4cm:2i 2uu:1l 11f:1i 2ub:1i 2z:15 11e:13 18s:z 2sx:v 13d:t 3qd:t 21s:q o7:p qq:o 3og:n 2ox:k 1zg:i 17w:i 403:h 4mw:g 4mv:g sh:g 2me:g 1mu:d 4dr:d 1x8:d yr:d 9n:c 1ib:c xd:c nc:a 2ao:a 3vy:9 36i:9 19z:9 12q:8 178:7 2g4:7 2bs:7 35v:7 4c:6 2re:5 12j:5 3cd:5 3x4:5 1wt:4 oy:4 no:4 2gx:4 3j9:4 171:3 17g:3
asid	1v	2je:4y 3rt:2c 3tq:21 4ef:13 1is:11 2yt:k 1qm:j 2b7:h 400:e i5:b 3bb:b 1ql:9 9i:9 km:6 12u:6 2id:4 1jt:4 2ic:4 a2:4 4mj:3 150:3
blanket	k	2jg:l 1ab:5 h6:4
panick	m	3o3:1c 2jf:u 3o4:s h6:5 3ao:3 3br:3
extinguisher	i	
means:deep-fry	10	2ji:62 4no:29 2bc:s 3hl:n 142:i 2tz:8
haz	12	2jj:m fk:i 3pf:f 216:3
scald	2h	2jk:4y 390:2l 108:1j 2uq:1i 1yg:1f 1t4:10 2jl:w ec:s 404:o 1w1:l 2jt:i 4og:g pj:f s4:e 2bp:b 1zc:b 2be:a 3jo:8 2kc:8 2jv:7 35m:7 s7:7 1gf:6 2jm:6 2re:4 17w:3
grab	2d	1w1:3b qt:1g 4hj:16 40p:11 394:10 1qm:z pj:y 2ij:t 2be:s 3ks:o 3c9:o 4b5:m 1ox:h 16s:e 2q5:d 41:d 2jk:c 223:b 3xt:b z4:b 2q4:a 3qj:9 1xc:7 2sv:7 sn:6 1w4:6 3qn:6 1wt:6 3k8:5 1yg:5 1ql:5 3gi:5 2bp:4 2jl:4 1ra:4 1ai:4 1cz:4 3ca:4 17y:3
ow	1b	48u:21 2be:16 72:q 40n:k 2bp:j 2jt:i 41x:c 2hy:7 1t4:7 66:7 3av:7 40o:5 3xt:4 1zg:4 6s:3
throb	m	2os:h 1o8:c 2jk:5 2jr:5 2jp:5 1t4:4
toothpast	k	2vs:r 1tz:8 11k:5
painkiller	i	
chemical	k	1ct:s 1l6:e 3cl:7 1cs:6
genital	i	
molten	k	2ju:r 2jv:e
spat	1q	3pf:25 3j4:1s 2jt:1o 40o:1e 74:13 4ni:u 2jm:r 49h:n 2df:l 1xo:j 2jv:i 2jk:i 1t4:e 390:a 1w1:9 2be:8 2lv:6 2ga:6 2bp:6 pj:6 40n:5 2js:5 ed:5 28u:4 1oa:4 3le:4 3jn:3 41x:3 2jj:3
foot	r	2js:1w 2ju:1o 3jn:11 2ur:r qd:8 2jv:7 3et:6 2df:3
land	v	79:2w 2js:1h 1oo:e 2ju:a pj:a 1v5:9 1aq:7 2jl:5
knuckl	t	3xg:1q 2ww:r 1yc:q 1s4:k 3pp:i 2jz:f 2jx:e 2hz:7 py:7 1vy:6 2jy:4 p7:3
stitch	k	1s4:m 2jz:g 2jy:4
plaster	v	2jy:53 3en:v 2cl:c o3:a 2mr:8 2ms:6 cr:4 zu:3
gash	k	2jx:14 2jy:b 2jw:7 1s4:7
spurt	m	2ln:1d 3jo:u 2dw:f 2uq:8
seep	k	4lm:18 22c:e
numb	x	2k2:7s 209:3
chest	m	35d:1p 2iq:k 2k5:6 2k8:4 1qo:4
thrust	k	2iq:k 2k5:6 2k8:4 1qo:4
slap	v	2k5:5e 48t:17 416:m 2iq:c co:a cp:6 2k4:6 37n:4 1c3:3
heimlich	k	2iq:j 2k4:9 2k5:6 2k8:4 1qo:3
windpip	k	2iq:k 2k4:a 2k5:6 1qo:4
speak	m	4b2:1d 3xb:y 2iq:j 2k4:a 2k5:6 1qo:4
clutch	k	2iq:j 2k4:9 2k5:6 2k8:4 1qo:3
forward	i	
heel	i	
fist	o	wl:c 1ie:b v9:5 1ef:5
navel	i	
sharply	i	
speaker	i	
cpr	i	
blindly	i	
someth	14	32o:2e 1s8:1b 3e9:13 2lk:p 32k:l 14g:l 3h3:j 3e6:j 32u:j 227:f 31l:f 2il:e 1af:c 231:a 30w:9 rp:9 4km:6 1i1:5 1di:5 2ki:4 44w:3 30c:3
lodg	k	2il:f
something	18	1s8:1b 3e9:13 3oj:y 3oi:y pk:v 3fh:t 3io:s 2yz:n 33p:n 14g:l 2o9:k 3h3:j 3e6:j 3es:g 227:f 41w:f 2il:c 1af:c 231:a rp:9 2g2:6 4km:6 1i1:5 1di:5 3eq:4 oi:4 44w:3
pain	o	27r:1a zf:q 19z:p 125:9 36o:7
drool	i	
reaction	t	118:35 2ca:1i 2kn:18 1oj:d 2c9:c 2kv:b 1ok:9 2cs:6 119:4 1om:3 2ko:3
anaphylaxi	k	2kn:r 2kt:d 1oj:4 118:3 1om:3
hiv	o	2kv:1t 1om:s 1mt:c 1ol:b 2c9:b 1oz:9 1oj:7 4f6:6 1ok:5 2kn:4
tingly	k	2kn:p 2kt:c 2ko:c 1oj:4
he	3p	1ok:1k u1:17 2rr:13 2b0:12 1om:10 1qn:y 4bd:v 1oj:v g3:q 44:m 2c9:l 390:l 2cs:l 32r:k 2il:j 2qg:j 3bl:j 24l:i 3rk:i 1p7:h 4be:h 2ca:g 479:f 4jj:e 1ol:e ll:d 394:d 2kv:d 1fd:d ca:c ah:b o7:a 1af:a 1w1:9 445:8 2kr:8 4f6:8 1m4:8 30j:8 2gf:8 2gg:8 x2:8 3bn:7 2i:6 42z:5 2ij:5 209:5 3ux:4 ku:4 228:4 1on:4 kr:4 1nw:3 av:3
hes	41	29o:1z 1ok:1m u1:13 1om:12 2rr:10 g3:z 2b0:w 4bd:w 1oj:v 2c9:l 2cs:l 44:l 390:l 1qn:k 2il:j 2ks:j 24l:i ll:h 4be:h 3bl:g 2ca:g 1p7:g ah:f 3rk:f 4jj:e 1n9:e 1ol:e 2qg:d 2kv:d 479:c ca:c 1fd:c 394:c 1af:a 1m4:9 1w1:9 445:8 o7:8 2gf:8 2gg:8 4f6:8 x2:7 3k8:6 3bn:6 1nw:6 2i:6 42z:5 av:5 209:5 3ux:5 1ql:4 1on:4 2id:4 2ic:4 nu:4
antihistamin	k	2ko:n 1oj:7 2kn:6 118:6 1om:6 2kq:5 2kt:5 1ok:5
swollen	1h	3m6:1z 1ol:1g 24o:1d 2kn:1d 45e:w 3ku:p s5:n 118:i qn:i 16s:f 2ca:c 19n:c ry:b 2cs:a j8:9 2c1:8 1oj:7 6k:6 2c9:6 2kt:5 2ko:5 1ok:5 59:4 1tl:4
itch	10	118:28 1ol:1q 2kp:17 2p9:v 2c9:u 1om:l 1oj:h 4f6:e 1ok:c 2kn:a 2cs:9 119:9 jo:8 2pb:6 qa:4 1mt:4
improvement	i	
closely	i	
confit	r	2ky:5x 174:6 2yp:5 2an:4
present	v	2kz:3b 4bc:1e 2ky:13 271:t 1f3:p 40b:g 174:a 1kb:7 1o4:3 wh:3
acidify	i	
blur	i	
vision	i	
slur	i	
speech	i	
preserv	t	49w:21 4m5:1m yo:1b 23g:a 3rm:7 23p:6 1w0:5 ic:5 2l7:3
canner	m	2l6:2v 2l7:9 23m:5 yo:5
mason	m	3v6:1v 2l6:1d 23m:4 yo:3
forag	o	2l9:30 2l8:m 1og:c 2j8:7 2le:5 2lb:5 2la:5
app	m	2l8:1r 2l9:g 1og:a 2j8:5 4as:4 2le:4 4ar:4 47y:3
puffball	k	2l8:12 2l9:a 2ld:8
lawn	k	2l8:12 2l9:a 2ld:8
tre	14	35p:2w 2lc:2m 444:1r 2l8:s 3de:q 1fo:h 1rb:d 2lb:b 2la:b 2fz:8 2l9:7 2ld:6 z3:5 2n1:4 3c0:4 38f:4 db:3 11y:3
fungi	m	111:t 2l8:d 3em:7 2lb:5 2la:5 357:4 2l9:3
expert	i	
certain	o	1rl:22 3mf:10 3f2:d 1mu:c 3jz:9
deadly	i	
safety	i	
midnight	r	44p:n 3d2:k 3ak:7 22v:6 2de:6
quality	i	
good	t	32o:u 31l:l 2ki:d 32k:d 30o:c 31g:8 2lk:8 31b:7 315:6 30c:4 32u:4 1ce:3 2zx:3
weird	28	4b3:25 3ug:22 33e:1x 3ba:1u 3is:1r 36d:1i 3ob:1g 1q0:1a 37s:16 1cs:15 3q9:12 2a1:12 3pj:x 2pr:v ue:r 36c:r 3ag:m 4gc:m 155:k 20s:j 28m:g o0:g 1cj:f 1mt:e bf:e 4fz:d 4g0:d 2dp:d bd:d 1jl:b 1jf:a 3rp:a 271:9 1pr:8 xn:7 28n:7 3eu:7 233:6 xm:6 4cu:6 2cn:6 cv:6 zs:5 2di:5 2cq:5 3d3:5 1n2:5 25q:5 162:4 2h8:4 2cw:4 xh:4 4m:3 1d6:3 1cx:3
tang	16	z0:39 4ef:18 122:x og:x 2f7:v 1bo:a 2ry:9 xn:9 xm:8 1bq:7 2di:7 3ve:5 om:3
valv	k	2dw:n 2lo:h 2ln:f 2k0:6 2ix:4
vent	m	2ln:1e 16t:19 2dw:g
escap	o	2lp:2i 1f2:m yo:9 14c:6 he:6
bash	2s	2lq:6s 21v:2x fw:2m vs:1o 4g3:1e 4ey:1d 1ez:15 3g1:z 255:x 1ir:x 2n3:v 1rw:s 2ls:r 1wt:m 2t3:l 2up:f 2uo:f 20e:f ip:f 2u2:d 24o:c 20d:c 1hc:b 1x0:a ax:7 2gs:7 1ey:5 4kx:5 20t:5 256:4 1tj:4 4ky:4 21u:3 1a1:3 2e:3
spray	1h	2lr:4e 4d2:2g 2ls:w 7d:s 3jp:p 1gq:k 1bn:h 2ir:f 24o:f 3hl:d 1zf:d 1zc:c 5e:b 2fl:8 1bt:6 20u:6 ot:6 3ep:5 2ph:4 1lk:4
corrod	k	24o:i 1hc:h
seam	v	2lt:6n
cavity	t	4gi:1w 26w:1t zm:18 2lu:14 sb:a
safest	x	3tu:1n 3jn:u 35s:o 3mp:k 1r9:j 30m:e tb:b 2v3:a 1xk:9
precook	1d	2lw:58 4a0:1l 1yc:q 3qm:o te:k 170:h 2ly:f 57:d 2m2:c h7:a 278:8 2m1:5 hb:3 2i3:3 xc:3 2m0:3
interrupt	18	ao:1i 3jm:1b 3dy:19 1ki:m 61:g vm:d 37i:d j5:d 1yc:b 24w:a lg:9 2lx:8 98:7 2ly:7 57:6 ad:5 2uh:4
prefry	k	1yc:16 57:l
coal	1h	2m3:49 2lz:25 hi:w 3mn:p 2v7:m 278:k u6:g 10h:f h7:9 4ee:6 138:6 1ta:6 18j:4
rain	m	4cl:p 2m2:o 4cn:l 278:f 3sf:e 2m1:9 2m5:5 4cq:4 4ck:4 4co:4 4cp:4 2m4:4
gazebo	k	278:x 2m0:3
garag	m	2m5:2g 4dk:w 278:j
charcoal	1x	2lz:3y 2m3:2j 3mn:2i 278:2a eu:e 39i:a h7:9 4ee:7 4l2:7 j8:6 ey:5 qz:5 3lr:4 18j:3 20r:3
disposabl	m	412:1y 2m2:o 278:f 2m1:9 2m0:6 1xj:4
balcony	m	2m2:3e 4dk:p 278:4
unsur	k	3ep:o 3gc:h
lit	r	4b7:2s 3su:1r 4ee:s 1za:8 1a8:7 378:7 279:7 18j:5 2m3:4
tent	k	
monoxid	i	
unlit	k	2mc:14 2md:d 2mb:d ux:4
pilot	k	2mc:14 2md:e 2ma:d ux:4
headach	k	2md:i 2mb:i 2ma:i 2mc:b ux:6
sooty	k	2mc:12 2mb:d 2ma:c ux:4
burner	24	43o:2v 37x:1m o6:1d 3o3:17 42r:17 3m4:11 2ay:10 3m1:z 1oa:y 2tx:s o3:s 3o4:p 2me:o 2dn:o 145:h aj:e 2he:d y4:d g3:c pa:b 2jd:b zx:b no:a 1rn:9 r7:9 ti:8 r9:8 2mc:7 s1:6 107:5 11i:5 2jk:5 2ot:4 2ct:3 17c:3 214:3 4gg:3 1kh:3 1c3:3 av:3
cat	1b	2mf:6l 3qh:26 3jr:1g 3qm:1d 2mc:11 2no:e 2md:c 2mb:c 2ma:c 2nl:9 22d:6 2nr:5 13h:4
meter	i	
emergency	o	3yn:2n 3qa:1f is:i 2h8:h 3q9:e
0800	i	
002	i	
001	i	
northern	m	2mz:1b 31w:a 36o:8 qf:5 2ml:3 m3:3
ireland	i	
dizziness	i	
sickness	i	
boiler	o	2mp:2t 1x8:1z 2x2:3 2x3:3
bug	t	34h:32 2gb:15 23x:11 34f:t 2gh:k 11j:e 4es:b 2mr:a 2ms:7 18e:4
sneez	m	2mr:2f 2ms:14 2gb:9 2gh:4
norovirus	k	2mr:1a 2gb:7 2ms:7 2gh:3
tissu	i	
homegrown	m	2ga:s 3lm:j 2cn:j 2mv:e 2mw:e ed:b
gourd	k	2ga:1j 2mu:a
vil	k	2ga:1j 2mu:a
extrem	i	
cucurbitacin	i	
food:blackcurrant	r	2mz:3k 24a:19 qf:p 26n:8 2n1:7 2n2:4 2ml:3
kernel	r	1wc:1w 117:t 2n1:r 2n0:p 2n2:g 2n3:a
food:flowers	v	2n1:2r 4nc:1h 2lc:1a 3vx:i 3ot:h 31p:h zk:h 2n2:g 2n3:a 1hx:5 2n0:4 1ie:4 1ye:3
daffodil	k	2n1:17 2n0:7 2n2:5 qf:4
bulb	m	2kb:19 2n1:18 2hg:i 2n0:7 qf:4 2n3:3
decoration	1f	3nv:20 3px:1y 41b:1f ud:1b 1me:19 41a:18 4p5:17 2q9:13 3ev:11 2n2:y 1c6:x mq:m 2n3:m 19y:f 2n0:9 3mr:8 13q:7 3eu:6 2n4:6 1kc:6 15c:6 qf:5 2n1:4 dk:4 34o:4 2mz:3 x6:3 3q5:3
lily	i	
valley	i	
foxglov	i	
hydrangea	i	
food:frozen-sweetcorn	1h	2n9:8c 3dj:1m 2nb:y 34a:h f4:9 l:6 1fp:4
food:frozen-raspberry	10	1fp:3x 2na:1p
listeria	o	3fo:13 f4:h hq:8 1fp:7 mx:7 2nb:6 1nn:5 1n5:4
import	i	
food:fruit-yogurt	1b	2nd:5x 15u:36 1cx:7
ovenwar	i	
overheat	r	2nf:2w 2f0:10 1xh:u 2jj:c 2nh:7 17v:3
fum	1f	2ng:5k 218:l 2ih:j 216:h 3bu:d fk:a 40l:4 1f5:3
budgi	k	1xh:u
260	i	
flu	k	2gc:q 1s0:f 2bs:8 1vc:5 3o0:4 2i9:3
shiver	k	1cn:t
pet	o	1ae:1j 2mf:17 2no:8 3qo:4 3ce:4
harmlessly	i	
breathless	i	
dog	3c	2no:bz 1hi:t 2lx:k 1np:j 1v5:a 1oo:9 ao:9 2np:9 1sp:6 cw:6 17t:4 2mf:3
puppy	v	2no:1p 2nr:g 3qn:f 2nu:8 3yq:3
human	k	2mf:a 2no:8
stol	o	2np:1t 2no:j 2mf:9 2nu:3
hound	k	2mf:9 2no:7
star	t	3sg:1h 16c:1f 2nt:1c 16d:m 2mf:b lz:a 10w:7 2no:6 32v:4 17z:4 47l:4 2nl:3
vet	i	
dodgy	o	mx:c 2nw:b 2gb:9 11j:9 1vq:9 2hc:7 2gh:4 oo:3
queasy	k	2gb:a 11j:a 2gh:5 2nv:4
rehydration	i	
episod	i	
38	i	
urin	i	
number	3s	2o1:56 201:2c 3de:29 2tx:25 18l:22 1rm:1r tm:1n 3sq:1n 4b0:1m 1i2:1d 2w3:1b 107:19 4k3:w 8h:o 1gi:j 2ao:h ks:f 12q:e uu:d 1rf:a 1yz:7 pa:7 nb:6 444:6 oa:6 31u:5 1rb:4 1rg:4 30y:4 2dq:3 2jd:3
minus	o	24h:21 3ro:1o 1yz:16 33e:6 3rp:6
refrigerator	59	22m:24 22g:1i 1m0:15 331:z 1aq:r 2qv:n 35b:k 1gf:g 34m:f b9:d 22k:c p3:9 b7:8 1e8:8 22f:8 35f:8 35g:8 hw:8 d1:7 ls:7 40y:7 2ee:6 g6:6 3ak:6 jr:6 hx:6 hc:6 ew:5 22q:5 3g8:4 1lx:4 22i:4 ol:3 239:3
41	i	
cow	v	1rp:1w 46w:1t 1gs:x 1nl:n 10l:h 1h5:a 18s:7 36u:7 1so:6 15u:6 2uk:5 184:4 1m1:4 228:3 s4:3
gat	k	1nl:u 1h5:e 228:4
calcium	i	
fortify	i	
balanc	2s	2o9:3z 2c7:2v 21c:2c 3zl:1m 3ed:1m 1x7:18 jw:18 f9:18 4lk:11 3dr:r 2xg:m 4la:l zs:g 34o:f 4or:e 4ec:e 4pn:d 37c:b 291:b 1rr:a 1x3:a c8:9 1b3:7 3ci:7 15w:7 1k9:7 39m:6 13h:6 14v:6 3nu:4 2ez:4 2tw:4 8g:4 1cf:3
arsenic	i	
soil	1k	2ob:4i 112:3g 285:1c 2su:18 34h:q 2mq:h ie:h qd:f 3ob:9 111:7 2ju:5 1w7:5 2tw:3 dd:3
pesticid	k	1qo:c 2ob:b
food:cress	m	2od:3g 2oe:5
food:mung-bean	m	2od:1q ve:j 2oe:i 120:3
throughout	k	18q:7 lr:7
food:chicken-liver	o	2og:4c 1nh:13 1nf:5
de	k	1nh:u 2og:d 1nf:6
foi	k	1nh:u 2og:d 1nf:6
common	i	
sourc	i	
sous	m	2ol:1u 1vr:14 29k:d j9:8 1gx:6 yh:5
vid	m	2om:1u 1vr:14 29k:d j9:8 1gx:6 yh:5
57	k	1vr:z 29k:b j9:7 1gx:6 yh:5
equally	i	
167	i	
calibrat	k	1rm:d 1yu:a
reading	i	
lens	14	1c5:1k 2os:w 2hy:o 6s:4 3av:3
blink	v	3wa:2n 2p7:2f 3fb:1w 2uk:1a 2cg:1a 2dr:9 xy:9 1fs:9
try	47	3xr:2x 3qc:2v 17p:20 49i:1i 3bw:1g 2cn:17 3ui:16 3he:16 3on:15 2pa:13 3jy:13 469:13 475:12 2oy:z 37y:z 3sr:z 3zg:w ue:v hd:s 3fl:r 3ik:o 49p:n 49o:n 3r0:m 33b:m 39n:k 3hz:k zb:j 1i5:g 1dv:f 2f6:e 1iw:e 1ao:e 2es:e 2b4:e 4e:d 25e:d 3jx:c 1ta:b 193:b tq:b 1t2:a 2ov:a 37v:a 33q:9 8s:9 2u6:9 33p:9 b3:9 w4:9 3l8:9 26r:8 3fo:8 1se:8 w3:8 a7:7 1vq:7 ed:7 37u:7 37w:7
hygienic	m	4ag:1a 2ow:n i5:6 2ou:6 19f:4
teaspoonful	k	129:g
slippery	1f	3k6:1k 2ox:1c 3sa:15 3fo:z xq:s 4jt:q 19z:p 1i3:n 2fc:n 3gy:m 2fd:k 165:d 12j:b 246:b 10f:a 3dp:7 320:7 1ir:7 35e:6 4dl:6 35q:6 2gx:6 214:5 2sy:5 30:5 4kz:4 2ew:4 2sz:4 1mg:4 47u:3
sleep	10	2oy:4a 4mq:2k 4bd:17 2p1:11 1is:s 2oz:r 4be:n aq:f 22d:5 3dl:4 2p0:3
unattend	m	1ib:11 38x:h 2p0:d 2p1:b 2gw:a 1yl:6 2oy:6 63:5
multicooker	i	
booklet	i	
fertilis	k	2p4:u 2p5:u 2p6:s 2p3:8
muck	r	3xi:2d 2p5:y 2p2:x 2p6:v 161:l 112:k 3d5:9 2su:5 1w7:5 ie:4
feather	k	2p5:y 2p2:x 2p6:w
yolker	k	2p4:u 2p2:t 2p6:s 2p3:9
hairlin	k	2p4:u 2p5:t 2p2:s 2p3:8
frying	k	2ot:1k
recycl	i	
food:cassava	v	2p9:7p 2pb:8
food:yam	v	2pa:6y 2p9:c 2pb:7
food:taro	r	2pb:6s 2p9:j
food:ackee	k	2p9:v 2pb:n
cyanid	i	
wear	t	2pe:1k 4oa:s 1yk:m 2dc:m 1y0:d 3iq:d 2kl:9 y1:8 3pl:8
dizzy	i	
fairy	k	20u:k 20v:h 2ph:f
descaler	k	20u:m 20v:j 2pg:4 2ph:3
drowsiness	i	
descal	i	
coil	k	2j6:i
food:sichuan-pepper	1f	2pl:e7 2k2:d
prickl	m	2k2:u 2t9:r 118:8 252:4
natur	i	
enzym	i	
hoars	i	
voic	i	
general	k	1jf:g 1n2:8
several	1x	3w8:1c 4oi:1b 3w3:z 22s:x 2pr:t 2v6:t 4k4:q bt:p 1wz:o lw:m 19r:i 3a6:e 46i:e 46h:e 9b:e 1bi:d 3ar:d qr:b 1jf:a 2e1:9 27d:8 3r9:7 3ih:7 9c:6 3ap:6 1bm:5 1n2:5 n2:5 3l7:4 14w:4 9a:3 sb:3 1tx:3 29s:3
structur	i	
rarely	i	
wetness	i	
strength	r	3cq:1m 2qj:1c 2lq:c 47r:b 21v:6 258:5 1f4:4
sub	r	3gm:20 480:11 47z:11 39p:f 1cu:f 1hn:a 2qh:7 3f2:5
225g	k	gd:8 2as:4
food:egg-substitute	k	2q0:18
food:plant-based-egg-replacer	r	2q0:25 4p0:1d 2pz:u 27d:j ns:6 25u:6 1nj:5
alcoholic	m	2rk:t 1mn:b 2rl:b 2q3:9 2q5:7 2q4:5 1aa:4
food:red-wine-vinegar	12	1bw:1y 1bs:1y 13t:1x 2q2:1d 1br:a 1bu:5
mainly	k	122:i 2x9:a 1r5:4 bw:3
coq	t	3sl:2m 1s1:1m 1ml:u 2jl:u 33c:m n6:8 xh:3 3st:3
au	r	1s1:1m 2jl:u 1ml:u 33c:m n6:8 xh:3 3st:3
food:evaporated-milk	16	2q6:7m 2qv:15 2rg:r 1mw:q 1at:b 10q:b 2q7:3 2rf:3
food:soya-cream	i	
food:dried-herb	1x	2q8:8c 39o:1x 2y6:1n 2qb:12 2fv:h 14i:f 3c0:e 48z:c 268:c 44h:8 9y:6 3eu:6 11y:6 3zs:5 u0:5 zl:4 2qa:4
tbsp	12	4mn:2a 3om:1l 2er:19 1dl:w 2n4:u 2xa:t 1cn:t 2vv:s 2f7:j 3t5:h 2q8:c 39n:c 2xe:a 2xd:5 ba:3
food:dried-basil	16	2qa:7u 1dl:j 2q8:e 2qd:5 u9:4
food:dried-dill	18	2qb:8a 2q8:r u0:8 2qd:8 1dl:7
food:dried-coriander-leaf	1q	2qc:59 tv:1b q3:p 1dl:c 2q8:5 qe:3
food:frozen-herb	12	2qd:7u 1dl:q 2q8:a 2qa:8
¾	i	
food:tapioca	1q	2qf:ax 3zv:1d 1kz:p 2ug:p kk:o us:m 27t:c 1kx:9 fz:7 1tz:5 33q:4
crispness	m	486:r 2sl:c 388:7 1iw:6 2kr:6 2ks:3
pure	38	i6:4v 2qh:3r 2qj:1p 368:1g vp:1d 3sx:y 2ye:q 2us:h 2ut:h 10u:g o3:g 17y:g 12x:f 1tq:b 1df:b d8:7 2fi:7 17o:6 2uq:6 vt:6 2jl:5 i8:5 394:4 8j:3
tom	12	3ss:1z 352:1q 10u:z 4h7:h 19b:6 130:6 3zr:6 vt:5 2uv:5
concentrat	1q	2qj:4i 39q:2h i6:1x 4oo:1f 1l4:y 2qh:r vp:g 24k:a 5l:8 1xb:6 3wg:5 13t:5 47j:5 7d:3
food:vegan-fish-sauce	1b	2qk:55 11w:1y
umami	k	2cj:e 2qk:b 24l:8
food:panko	1d	2qm:6g 19x:2u cu:12 2up:e 2uo:e 293:a
food:gluten-free-breadcrumb	k	2qo:16 cu:5
food:rusk	k	2qn:17 cu:5
food:dairy-free-soft-cheese	k	2fl:a 236:8 18s:7
sharper	k	3xp:z 3sw:8 2c7:4
food:glycerine	i	
laminat	i	
pig	k	1mo:z
food:milk-powder	m	2qu:3s
semi	1b	1gf:2k 2qv:1c 1mw:16 3i0:l 2q6:j 2qu:g 42f:f kk:e 2do:b 38l:b 383:a 1ah:a s4:8 kl:7 a8:7 1lx:5 1qy:4
food:vegetarian-hard-cheese	m	4dv:1u 2qx:12 2qy:b p4:8 2qw:4
food:nutritional-yeast	k	2qw:18 2qy:o 2qx:h
food:dairy-free-hard-cheese	k	2qx:1h 2qw:s
food:red-leicester	x	2qz:6k 18v:8 18u:6
melter	i	
food:ground-ginger	3p	2r1:a2 129:32 2dt:5 25t:5 2c6:5 2qe:4 124:4 d6:3
food:chilli-flake	2j	2r2:9r yc:17 11r:g vr:e jm:4 2dd:3 2dt:3 25t:3 2c6:3
food:corn-syrup	o	2r3:4o 14t:a 14s:6 2r4:4
mapl	10	2r5:2e 40e:1d 2r4:19 2r3:h 14t:b 14r:a 1cv:6 28k:4 15x:4
food:agave-syrup	16	2r5:3g 2r4:26 14t:1t 3wt:i 1pr:b 3rc:b 14r:7 28k:6 14s:5
food:liquid-glucose	i	
food:candy-melt	k	2r7:1d jv:8
food:pappardelle	v	2r8:25 ox:1b 234:t 3kp:q 2r9:b 1lp:9 1bf:7 lz:5 6p:4
food:wholewheat-pasta	10	1os:37 2r9:2w 3kr:12 2r8:n 48f:e 1bf:5 lz:4 3kq:4 6p:3
spag	10	2xk:1z 3qx:1u 21g:1d 19f:16 2a5:15 4in:x 3bt:n 38o:n 3cv:i 4kd:6 1qn:6 1ln:5 27a:4 2b1:3 p5:3
bol	10	2xk:1z 3qx:1u 21g:1d 19f:16 2a5:15 4in:x 3bt:n 38o:n 3cv:i 4kd:6 1qn:6 1ln:5 27a:4 2b1:3 p5:3
food:pork-mince	1d	2rc:57 2a4:2h 19v:22 4k8:1z 3p1:1s 3bw:v 3bx:r 1ln:b 2sx:6
food:green-lentil	1b	2rd:8w 1u1:1s 42d:10
drier	v	4ku:2c 3i6:14 24d:13 1tz:m 2er:h 15v:f 2m:8 16u:6 2hg:5 1jt:4 27m:4
food:creamed-coconut	14	2rf:50 2f8:24 1ly:u 2rg:9
food:coconut-drink	v	2rg:37 2rf:16 3qp:11 2f8:s 23a:8
food:dairy-free-creme-fraiche	k	2ri:n 15u:g 1cx:4 27x:3
tandoori	m	2rh:15 3jw:w 3a1:u 15u:d 2xo:c 1cx:3
food:coconut-yogurt	o	2rj:2w 4jv:15 15u:i 4ju:5 46n:3
food:sake	m	2rk:3k 2rl:4 1mn:4
food:shaoxing-wine	r	2rl:66 476:i 2rm:4
food:rice-wine	r	2rm:3i 2rl:2e 2rk:c
italian	x	27b:1p 3g2:12 3q3:n 3f5:d 255:c qh:b 3ng:9 fp:9 386:8 2rq:7 2ro:7 4dz:7 2rn:7 2qa:6 u9:6 34k:5 2rs:4 27a:4 2rp:4 ro:3
food:tom-yum-paste	k	2rq:h 2rs:9 2rp:8 255:8 ro:7
makrut	o	2rs:16 256:w 255:s 4n7:8
sambar	k	255:g 2ro:a 2rs:5 2rp:5 ro:4
nowher	10	3pj:15 1rr:15 2ii:y 39j:t 3jc:q 3pi:f 255:e 1b8:e ao:d 159:9 2rq:9 2ro:9 15c:8 148:8 rf:7 26l:7 1ur:6 3cb:6 2rs:5 2f9:5 2rp:4 ro:4
food:dried-lime-leaf	m	2rp:2k 256:j 4n7:a 255:3
food:lemongrass-paste	k	2y1:10 2y0:m 2y2:c 2xz:3
food:pomegranate-molasses	18	2ru:ce
food:sunflower-seed-butter	m	2e4:1b 19i:13 2wt:d mn:8 2rv:5 m2:4
food:pumpkin-seed	1f	2rw:7o oe:1m 1cd:18 mo:i mm:b yp:7 3rd:7
food:tinned-salmon	r	2rx:5d
saag	1b	2ry:7f 43l:1q 4hn:1o 3z4:1j 4ho:1e 33i:18 3io:x 2yz:r 41w:h 3og:7 pr:6 2gk:4
food:cashew-butter	k	2rz:u my:j zx:f
skill	t	2bn:z 13d:m 3go:j 1x0:h 2s2:f h1:a 1y6:9 2s1:7 3d0:6 1y8:4 17d:4 1iu:3
nick	m	4oz:1q 2bn:10 2s2:g kq:9 1y6:9 1y8:4 2s0:3
pro	k	2bn:12 1y6:a 2s1:8 1y8:4 2s0:4
forefinger	i	
toward	i	
brunois	o	2s6:44 2s5:1n 2wx:6
baton	o	2s5:3o 2wx:6 27:5 wn:5
plank	k	2un:7 29z:7
exact	t	489:1p 4l7:1k 3nn:18 2q2:p 95:p 1rz:l 2ud:k 34t:b kn:4
needl	v	2s9:1w 3tw:13 134:x 4kx:o 4ky:k 21u:i 2gs:g 2sb:5
gather	x	2sa:2g 3rg:1c 1ko:1a 4mt:19 4mu:18 279:y 4as:i 2l9:g 4ar:g 4aq:b 3sw:8 1og:8 1ti:5 2cy:5 131:4 44v:4
backward	i	
juic	o	2sc:2m 8z:g dy:7
pith	16	2sd:7e 2zu:s 22a:n 8z:b 2sf:a 10g:8 1d2:6
unwax	t	2se:3k dy:1g
segment	t	2sf:2l 2sd:1f 13q:f 2si:5
food:citrus	10	2sf:1h 2si:s 1qu:m 13r:d 8c:a 2sg:5 13q:3 og:3
suprem	k	2sf:v 2si:g 1qu:d
membran	r	2si:29 3hx:1i 2sf:13 1qu:7 3hw:6 at:5 94:4 4jt:3
food:clementine	v	2sj:5n 1qu:17 13q:d 2sf:9 3fi:7 2si:5
nicely	3n	1kc:25 48k:21 3vn:20 16o:1x 3fy:1w 2hb:1m 2xs:1m 2f:1h 271:1g 3nh:1f jq:1a 3uu:19 37v:19 21r:17 14o:15 1w3:11 3ce:u 2sf:t 4fj:q 2sk:q 350:p 155:p 3gy:m 3y7:m 3bj:k 1u3:h 2si:f 3bv:f 1c2:e us:d i5:c 1qu:c 147:b 3fu:a 1qg:9 3sg:9 q1:9 1ci:9 1lz:8 3bq:8 2d2:8 1ef:8 2gx:8 3oe:7 1g4:7 3w4:7 4kv:7 1tn:7 3xu:7 12v:6 26a:6 33k:6 8g:6 4o9:6 h5:6 158:5 cr:5 af:5 2ry:5 467:5
follow	1f	36z:2e 2qg:1p 3zy:1d 39m:11 41n:v 2cb:s 3e0:p 2sl:k 22z:j 2f1:e 3oj:c 3oi:c 2cc:c yi:b 1vy:a 38z:a 1kt:a 39n:9 16y:8 33p:8 3yy:8 3bp:8 3on:8 1i5:7 1zr:6 33r:6 14n:4 19a:3
curv	i	
concass	k	2ep:j 198:g 2sp:a 2so:4
dunk	t	4h4:1u 4nn:19 130:w 2sn:l zv:g 2ep:g 198:d 2sp:8 lj:8 zi:6
fuzz	o	2sn:13 3l8:12 2ep:u fi:m 2hp:9 2so:6 259:5 198:5
des	t	13k:2f 2sr:1w 3z3:19 13p:16 1yk:b mx:8
spiciest	k	2sq:w 2l1:k 1yk:3
downward	i	
delica	i	
mud	1q	4dt:2b 3lp:1x 4k1:1j ie:1f 161:1d 1w7:18 3tg:17 2ob:y 4a7:t 1jc:t 23q:n 18d:j o3:i 123:e 36j:e 3ob:b 12k:9 13v:9 28z:8 3j0:8 21k:5 1p5:4 35z:4 zt:4 2su:4 16t:3 72:3
rag	12	138:1o 1ka:1m 215:1e 4o0:1a 496:13 3qj:p 2t7:j sn:h 19z:g 39v:b 2sv:b 18f:a 36f:8 15r:6 2ie:5 1hi:4 1k6:4 i2:3 7j:3
hedgehog	k	28x:r f2:4
gadget	16	2sx:2z 3p1:1v 18d:u 2zu:u 21x:s 4kx:n 28x:n 4ky:j 2sw:i 1ze:h 1yf:h 21u:h 2gs:g qi:d 360:a 2hg:5 py:5 iu:3
pit	1q	2sy:5q 13e:2l 2si:16 10f:5 ty:3
moon	1q	2sz:6w 4eq:1y 2dc:12 2uu:w 356:p 3uj:o 3o5:k 94:e 17h:8 xd:7 2ip:6 1k7:4 7e:3
spatchcock	m	2t2:2b 2t0:1l
butterfly	r	2t1:2y 2t2:1a 2tf:p 2td:l 2t0:k 2t5:d 2t4:b
backbon	o	2t2:4o 2t0:8
mallet	t	fw:2o 21v:13 2t3:g sn:c 2t1:7 1pq:6 2lq:4 3u2:3
book	t	2t1:1e 2tb:1c 4gm:17 zo:11 wu:i sk:g 3hy:c 2t5:a 2vg:a 3b3:8
milanes	k	2t1:1e 2t4:8
parallel	i	
direction	14	3xk:2c z6:1s nc:14 i3:l 3au:f 3pj:9 3pi:3
impossibl	o	3l4:1t 4kt:14 43g:n 2c2:e z6:8 40p:7 7f:5 10g:5
tweezer	v	2t9:48
plier	k	2ss:e 2t9:c 1rk:c 2s4:9 1ya:7 2tc:5
flap	t	29f:1l 17u:1f 2t4:15 2lt:u 1zg:c 3sw:8 1if:6 1ks:5 yo:4 1ze:3
protect	m	40n:1a 3jr:d 40o:b 14y:9 hw:4 33w:3
devein	1b	2te:56 3z5:33 2td:31 2im:1f 2zu:o 2tf:7 10g:7 1u0:5 h5:3
vein	16	2td:5z 2te:2m 2im:s 3z5:k
poop	m	2td:1j
debeard	m	2th:1c
beard	18	2th:8e
barnacl	t	2ti:5t 2th:5
tug	i	
hing	i	
food:potato-waffle	i	
slurry	m	1l0:1e pn:b 3of:9
simpl	m	1g5:q 26y:p 2to:g 23k:d
emulsify	m	23k:y 2tp:l 280:e 1g5:9 m3:3 2tn:3
immersion	m	28b:10 2to:u 3ba:n 280:h 16i:4
benedict	m	23j:17 2tq:16
foolproof	o	1ym:22 2tq:r 23j:k 3ef:d 1mv:5
wispy	k	xt:d 2h0:6
practic	r	2tu:2f 40c:1w 231:19 2b0:c 2tv:5 1ek:4 39x:3
furious	k	2tt:1l 2tv:a
95	i	
correct	2l	3gk:1y 34w:1d 42x:1d 3ib:1c 4ef:1b 3k1:1a 285:19 38m:18 1ri:18 2lm:15 2o9:15 z0:14 1d7:13 uo:13 3iy:12 4c7:x 1sg:w 4pl:u 49v:u 2pa:r 184:r 1v3:q 2ag:q 1zw:o 3i3:o 45k:n 1tc:m vj:k 1zy:i 24d:h 4pj:h 17f:f 1h0:f 36h:d 368:c 3gy:c da:a x6:a 1r2:9 3gr:9 8g:9 105:8 2ob:7 ie:7 1kc:7 3cj:6 3k6:6 1lk:6 zf:6 w9:5 1zk:5 2c5:5 3a7:5 1vs:4 jk:3 2su:3 3oe:3 1w7:3 148:3
smallest	t	2tx:2m pa:f 2o1:8 3bn:7 201:4
wors	t	4pi:2j 3pv:1x 1mb:u 3a5:t 336:t 13n:f 3jq:c ij:6 1se:4 2em:4 3m3:3
food:doughnut	m	2tz:32 2ji:u 176:3
absorption	m	471:14 1g5:14 2dv:q 2u0:f r4:4
17	i	
grind	1q	3he:45 2u2:44 4pn:22 2fk:1d 4cc:1a 4cb:1a 15h:18 3g7:n 7m:l 220:k 20d:h 20e:d 25t:d 1en:c id:a 169:9 1x0:9 3n5:7 h5:6 u3:4 1gi:3 h9:3 124:3
500ml	r	2u3:3n 3oa:27 12r:j
570	i	
softly	o	2u5:1i de:n 1cc:6 yq:3
smear	v	2u6:3q 3qc:24 1hi:z 14u:j 215:e 1k6:a 4i4:7
spotless	i	
sweep	i	
hook	m	2u9:1o 3pl:n co:a cp:6
interval	i	
radiator	o	1hk:s kq:b 4r:8
27	i	
tighten	t	2ue:1o 2ud:13 u7:d 38u:9 2ci:6 19n:5 3dq:5 2lt:4 hy:4 1is:4 cd:3 2uf:3
food:burger-bun	k	2lt:9 2ud:9 cd:7 2uf:6 2s4:3
rectangl	i	
slack	r	3mo:1d 2ug:19 16j:n fz:k 1tz:f 2u8:6
slump	v	2uh:2b 4b2:1c 1v1:z 3xb:x 1iu:b 1b8:7 kc:7 cn:5 2lx:4
prebak	k	1v1:10 kc:7
31	k	rj:16 2uj:5
method	1h	4c8:2k 3ql:1s 4a0:1l 2f2:1j 471:1i 2ot:1h 3ey:1g 1rp:1d 2dw:1a 3m1:13 rj:10 2dv:y 1mv:t 1ym:s 2dn:r lw:q 24:q 3hy:l 2uj:j 3go:h 2o5:g 374:f 1cx:e 3t7:c kq:b 2wt:9 1p7:6 xc:3
streaky	x	2zs:1s 3td:1f rj:10 4p8:k 2uj:j 3mg:e px:c 2ul:c fo:9 13i:8 4bm:6 2a2:5 39s:4
29	i	
unevenly	v	3zc:2i 2un:2f 4ht:1s 1uq:1c 2v7:j 2ed:g qq:f 1wr:d 1c9:5
pané	k	2up:20 1rw:4 1gq:3
station	k	2uo:20 1rw:4 1gq:3
blew	14	3jo:3z 23b:1z 2uq:1t 1zc:k 225:h 2ur:f rp:d uk:8 200:5
cap	r	2ur:48 24o:q
upright	i	
silk	k	3gj:14
peeling	m	xd:1r 1wm:1d 27q:k
shouldnt	26	16u:1z 2pn:1z 10p:1m 42a:1j 3y5:1h mx:1c 1pk:16 3gq:14 34w:13 1wm:12 jb:x 3im:t 334:t 3in:o 1m5:n 2uu:i 27q:f 3hp:e 1ns:d 1h0:c 1n6:b pf:b hq:a 18f:9 3rd:8 1t9:8 34p:8 gb:5 3y6:5 2qi:5 1kr:4 c2:4 yg:4 2d5:4 ec:4 2m6:3 3uu:3 yd:3 35q:3
food:marinated-tofu	o	4nq:14 243:i uh:8
food:pigs-trotter	m	2ux:1k 14h:1a 2uy:4 pz:3
food:pork-scratching	k	14h:q 2ux:k
food:whisky	t	2uz:5k fz:o ue:4
flambé	x	1a7:1l 2fj:17 1ac:k 1a5:c 2v0:b 3su:9 1a3:7 1a9:4
suzett	k	1x5:o 1ac:m 2v2:l
ignit	m	2v0:p 3db:m 3dc:h 2v1:c 1a8:b 3dd:9 1x5:8 1ac:7 3bu:5 3co:4 1a5:3
sleev	k	1ae:1r
underseason	k	2ag:1c 2v5:d 153:4
guid	i	
practis	k	20k:1g 2v6:6 1ya:3
upper	14	37f:1m qq:1g 3m4:15 37a:n 37b:n 14y:8 4m:7 xa:7 zk:7 2un:7 1ta:5 2lz:5 xr:4
discolour	18	1xl:3r 4pk:1g 35y:14 1rl:10 25g:u lp:p 2v9:n 1t3:i 2cn:h dq:f xh:c 41y:a 1d0:8 2v8:3
acidulat	k	lp:13 dq:n
food:hash-brown	r	2va:5r 183:4 4bh:4
wrung	i	
fabric	i	
softener	i	
bucket	m	3d7:1a gw:l 44v:5
food:cinnamon-stick	1f	2vf:ag 15o:k 15j:6
tie	t	2vg:4x 2vp:1i 4gm:g 2fz:8 1df:8 2vq:7 sk:6 3c0:5 2vr:4 11y:3
muslin	m	2y6:l v6:g 2y7:9
bitten	12	4eb:1v 4nu:14 1h8:u 3ds:u 4nt:s 48i:p 3er:o 1zs:k 1wi:e 1th:b 356:a 230:7 36u:7 2gj:5 3dt:5 1s5:5 1rl:4 1ip:3
juicier	m	2vj:11 2y5:n 2jc:j
food:dried-mushroom	1q	2vk:bs
rehydrat	k	rr:b 2vk:b 1hl:8
fungus	o	3el:1b 2vl:b rr:a u7:a 2vk:a 233:9 111:5 3em:5
62	i	
tied	t	2vo:3w 22q:p 1df:f 2vq:e 2vr:a 1sz:9 px:7 2y6:7 4gl:7 xf:5 2vp:3 2y7:3
unti	m	2vp:3k 1df:c 2vq:b
net	t	3xi:2d 2vq:1c 40q:1b 2vp:18 2w8:15 1hm:8 in:7 1wn:6 1df:6 12b:6 13o:4
unty	i	
dollop	18	49y:2g 3li:2g 3l2:28 2jo:1x uf:z 24n:u 1xk:o 1k9:m 3nl:i 271:g 2wu:f 1ag:e oo:5 1kb:4 15u:4
cornwall	i	
devon	i	
scant	k	2xa:11 2xb:d 2xe:c 2vv:7 2xd:7
uncrush	i	
tannic	m	is:r 12t:h 47r:b 1c0:9
food:decaffeinated-tea	k	47d:u 47f:r 47c:c 1nq:8
stabiliser	i	
food:cranberry	1f	2w0:aq 1j4:2t 24m:1d 1iz:o 1j3:m 40v:d 24a:6 2w1:4
food:horseradish-sauce	m	2w1:2w 24m:r
unsugar	i	
ble	k	oa:8
food:flavoured-milk	v	2dy:17 f4:s 25c:q nq:q 3jc:q 194:i 2w4:f 1kn:6 1tb:3
food:ice-lolly	r	2w5:4k 25c:c f4:4
food:frozen-mango	v	2w6:57 f4:m 3sb:e 25c:a 2w4:4
mapo	16	2w7:1t 243:1o 479:1i uh:q 3rk:a
criss	o	1he:22 2w8:1f 2vq:7 1hf:4
lattic	i	
stretchy	18	2wa:4f 17t:14 pp:q 1df:l 1dc:j 2dz:i zf:g 2wr:8 1dg:7 i8:5 kk:4 1lh:3
brazilian	x	2wb:3a mp:2v 4cc:h 4cb:h kk:h 2qf:d 6l:b w9:8 1kc:8 2wc:6 2sk:5
pearl	i	
holey	i	
food:nori	1m	2we:dy 2zi:7
wav	o	2wf:2x 37u:1h
send	12	3h0:1d 3yr:1b 12e:1a 4d8:11 388:o 2wg:j 3yu:j 230:g 389:c 2bx:a 24u:a 24v:7 1ki:6 24g:5 1mb:4 25h:4
murky	v	493:1n h3:1b 451:k 38u:g no:e ni:a 3ov:9 450:4 494:3
cloud	k	n7:p rx:5 1vd:4
food:rice-paper	1t	2wj:91 1ii:5j 4no:21 3q9:17 17x:d
stickiness	i	
food:corn-tortilla	14	2wl:5g 16k:g 4if:4
food:orange-juice	v	2wm:5m 2sj:14 1aq:v ys:j 13q:4
435	i	
deeply	i	
saut	r	2wp:6g 27u:16
aldent	k	1tt:e 1tl:6 167:4
beater	1d	2wr:4g 3fn:1f 3pl:1d 4oz:t fy:t nq:m 1dc:l 2s1:j 2fp:g 37d:b 3i6:a 1mh:9 17f:8 1mi:7 kq:4 2ws:4 2gk:3
figur	m	1m1:r 2fp:r sl:7 17f:3 1fd:3
clumpy	12	1xv:20 3ey:1m 3pm:1l 40p:1g 2rv:12 2e4:s 2hr:j 167:j 1hs:9 2wt:8 2uk:5 1zr:4 81:4 336:4
glug	1d	2wu:2o 3oo:1p 34p:1j 2fb:1c 2ai:g 1nt:g uf:c 21m:b 1d2:a xe:a 12n:a 3jd:9 8o:8 1ap:7 41:5 326:4
tepid	10	24w:1h 2wv:12 2lv:v 3oq:h 24u:5 1yg:3
julienn	10	2ww:6m 13d:g 17f:7 2zj:5
chiffonad	m	2wx:3l 2s5:9 2s6:4
julien	k	2wx:y 2s5:t 2s6:4
definition	k	2wx:1h 2s6:6 2wy:4 2x0:4 2s5:4
batonnet	k	2wx:y 2s5:t 2s6:4
cigar	i	
bain	t	2x2:6y 2x3:5
mari	t	2x3:6y 2x2:5
cartouch	o	2x4:50
disc	v	2x5:2h 4ch:23 2x4:22 4of:1g ck:c 1yf:3
directly	26	4ba:2a 1my:1n 361:1m 3i7:1i 2mp:1a 3er:13 1ew:v 2a4:u 1qk:t 3pj:p 1pn:o 2hw:l 4i6:l 1wc:k k4:j 4io:h 37v:h 2bk:h 37j:f 1zr:f 20s:e 1x8:e 1ly:d xt:c 297:a 3id:a 29z:a 1z5:9 rx:7 35z:6 3mv:6 29s:6 1v6:6 1kr:6 ui:5 2gk:5 170:4 is:4 230:3 33c:3 rk:3 2lh:3
evaporation	i	
food:salt-and-pepper	16	k2:11 2xg:p k6:i 3kj:f f7:8 276:7 34o:4
perhap	26	48k:28 2q3:26 41x:24 4n9:1z 271:1l 3v0:1k 3tf:1h 37s:1e 2w7:14 35l:w 3io:v 2dk:v 2wg:t 3ah:t 346:t 16c:s 42b:s 2yz:q 22z:n 38i:m s8:l 1cf:j 2nt:h 37v:h 41w:g 14o:f 3ja:e m9:d 36w:d 16d:c 3ir:c 10c:9 3ht:8 230:8 1kb:8 28g:8 tb:7 1tx:6 1e5:6 14n:5 97:5 1yt:5 27o:5 3hs:5 c8:4 oj:4 23l:4 389:4 2kk:4 33q:3
dessertspoon	k	2vv:10 2xb:d 2xe:c 2xa:8 2xd:7
abbreviation	k	2xa:u 2vv:u 2xe:a 2xd:6
tsp	12	3lc:16 vr:x 2xa:u 2vv:t 1ge:r 1nt:d 2xe:a vq:a b6:7 2f2:6 2xd:5 1by:5 e9:5 r6:4 123:3
versus	o	2xr:2w 1de:w 2xa:v 2vv:u 2xb:b 2xe:a 1ha:5
aussi	k	2xa:u 2vv:t 2xb:a 2xd:6
swept	i	
generous	14	2x8:1r 3w:19 40e:z yk:k l9:f 2o9:b 25c:a ek:6 wc:6 lf:4 2w6:4
australia	i	
stat	14	3ni:1z 3hf:1h 1ge:18 yv:t 1d9:j 3h8:h 3h7:h 3ns:e 2xl:d 3c7:c 35n:a 1by:9 1ro:8 2qi:8 2z5:7 29u:6 1cg:6 2xk:6 3fq:6 1o4:6 ob:5 z7:4 1en:4 4gv:4 dh:4 3c6:3
word	1f	2an:1i 2ya:1e 138:12 2yl:10 4o0:w 36e:r 3wm:q 2s4:n 1d9:j rk:i 333:i 1k5:i 2hr:g 1tj:f 2xl:e 30f:d 2r3:d 22c:c 2yk:b 40x:b 2yp:b um:a ri:9 1bx:8 14t:8 3p6:8 4nz:7 29u:6 je:6 2xk:6 14s:6 29b:6 1h2:6 37d:5 2sv:5 29a:5 335:4
england	m	1d9:p 2rb:o 2ra:o 2xl:i 29u:9 27a:5
translat	k	1d9:q 29u:9 2xk:9
food:digestive-biscuit	m	2xm:39 4ax:1k
butt	k	2xq:1c 1d9:d 2xn:9
broil	1h	4bn:1d 37a:w 37b:w ci:s ch:n 2xq:e 1am:e 2xn:e 2xo:e 1u9:d 3zq:c 204:9 1qn:7 1ew:5 13c:5 1d9:4 1xn:3
broiler	2f	ci:1y ch:1g 2xp:w 1x8:m 21t:c 2xq:b 2xn:a 37a:a 37b:a 21r:9 1yl:9 69:8 2cw:8 2xo:5
york	k	2xn:1a 1d9:d 2xq:a
incorporat	m	2xd:1x 1de:1g
gentlest	o	3wp:1j 5i:a u7:8 18i:6
vigorous	k	2xu:1e 1cr:3
gallop	t	3do:26 2xt:1s 2cr:o 2tx:8 2wi:6 1fe:4 68:4
syrupy	r	2xv:3c 48r:1d 43x:16 2ej:b 3xp:a 1l4:3
penny	r	3ct:1c 3hf:s 1kg:q 13b:d hj:a
napp	k	1va:r 2xy:h
nappé	k	1va:u 2xx:6
food:soffritto-mix	1b	2xz:7v 2g:4 x2:3
holy	m	2y0:2y 2rt:x 2y1:9 2y4:7 2y3:7 2xz:5 2y2:5 2y5:3
trinity	m	2y1:3q 2rt:a
food:cajun-seasoning	k	2rt:u 2xz:9 2y1:8 2y2:7 2y4:6 2y3:6
battuto	k	2y1:x 2y0:k 2y2:b 2rt:a
gumbo	k	2y1:x 2y0:k 2y2:b 2rt:a
spanish	v	2vj:1s 3zj:1b 280:18 1bk:16 2y1:10 2y0:m 3kd:e 2y2:c 17y:b 1bj:9 12g:9 47j:6 28h:6 2xz:3
food:mixed-herbs	1f	2y6:ag 128:o 3s6:8
bundl	x	2y7:4r 3w1:1a 3dp:o 2fz:7 11y:5 3c0:5 2y6:4 oz:3
dock	o	2y8:57 2y9:w
dredg	t	2y9:7e 2y8:5
crimp	t	2ya:71 2y9:j 2y8:9
baster	k	2jc:j
lard	k	2jc:j
candy	i	
jus	t	2ye:6a 2yf:5
couli	o	2yf:4t 2ye:n 2fi:4
velouté	k	2ye:10 2yf:b
velout	k	2ye:u 2yf:h 2fi:8
food:ice-cream-topping	m	2ye:u 2yf:h 3f:9 2fi:8
clarify	i	
croût	k	2yp:n 2an:m 2yl:6 2yk:5 2yn:5 2yo:5 2ym:5 2yq:5
papillot	m	2yl:3h 2yp:a 2an:9
crout	k	2yl:y 2yk:b 2yp:a 2an:a je:6
la	k	2an:u 2yl:k 2yk:6 2yp:6 je:4
meunier	k	2an:u 2yl:k 2yk:6 2yp:6 je:4
food:biscotti	k	2an:v 2yl:k 2yk:6 je:4
provencal	k	2an:u 2yl:j 2yk:6 2yp:6 je:4
provençal	i	
meunièr	i	
infus	m	2yt:4a
steep	1m	2yu:4f 41e:35 2yv:2d 4ik:1q 3q1:q 2wm:m 3dp:j 192:e 29e:d 152:8 1c3:7 25t:7 u6:7 2yt:7 h5:7 3p:6 o2:6 2t4:5 151:5 3fi:4 nd:3 3rx:3
brew	o	2yv:2p 2yt:1v 47s:j 3rx:8 2yu:8
optional	m	2yw:3v jg:9
fragrant	1k	2yx:9r 3bn:17 3hy:i 1rc:a 9d:5
aromatic	k	2yx:k 2yz:7 2ea:7
aroma	o	4md:1u 3io:1a 41w:o 2yy:n 2yx:i rn:8 2ea:6 2kk:5
meltingly	m	nx:1a 156:5
shaggy	o	2z1:4t 1de:b
fingernail	i	
variety	o	4df:10 4de:t yv:m yy:b yu:a 4dg:3 4dh:3
russet	1d	yv:2v yu:2a dh:1i yy:h
rooster	k	11r:r
desiré	i	
wilja	i	
freckl	m	2z8:1o 17v:19 37a:6 37b:6 12o:5
heard	49	nz:24 2oe:1q 263:1o 3zk:1m 3pl:1j 2ev:1f 2rn:1e 2zg:1e 49e:1d 11o:1a 1ns:19 11r:17 2zc:12 258:12 17l:11 2ru:10 28h:z 2pl:y 1bd:x 11u:x 1zz:x 15f:w 26i:v 168:u 119:t 26f:s 4d7:s 2we:r ra:q 1mn:p vb:o 233:o 2g6:o 11k:o 4hg:n 2s4:m vj:l 4hh:j gq:h 11l:h p4:g de:g 4i5:g 2hr:f 11p:e bp:e zr:d 1r9:d 6l:d 2zn:c 2zm:c dj:b 24l:a 277:a 1fp:a on:9 12g:9 xj:8 1lx:8 s2:7
indonesian	o	26i:1j 17l:q 2za:a 3tc:4 3g3:4 3g4:4
food:shrimp-paste	i	
food:doubanjiang	1b	2zc:dl 475:1e b3:c 25p:3
soul	i	
sichuan	i	
food:chilli-sauce	m	bs:k 11k:i 20i:i 3ep:8 26h:6
food:vegetarian-oyster-sauce	k	24l:i 2zg:9
food:packet-soup	k	3ga:1g 3tc:h 3ng:d
food:seaweed	16	2we:3u 2zi:2w z9:w 2th:p 38y:g oc:a 26q:9 3o2:3
coarsely	i	
ethiopian	10	49c:2y 2zk:2g 11u:1d 49g:1c 49f:1c 49b:p 11l:e 1f5:d 141:4
food:fenugreek-seed	v	2zl:7m
north	k	11l:s
african	k	11l:s
food:caraway-seed	16	2zo:80
husk	m	1iv:12 2zp:v 2gx:i 2u8:5
relation	i	
nutty	1d	2zr:3b 3a7:y 17b:u xs:t 117:l 1fy:k r1:4 2cu:4
unsmok	t	2zs:4j 2ul:15 26s:r y2:j 4bm:b y4:b 3g3:7 3g4:7
calf	i	
hull	12	2zu:8s
food:gooseberry	i	
of	4n	2zw:fv 316:o 302:n 30j:k 306:d 30g:c 2zz:c 27w:a 30u:9 1ce:9 30x:8 303:8 31e:7 30d:6 301:5 32k:5 30a:4 305:3 304:3 30q:3
it	9u	2zx:iy 30y:s 304:n 315:j 302:i 30j:i 30d:f 30o:f 2zy:f 31g:d 31b:d 301:c 31k:c 30v:b 30q:a 30g:9 30b:8 31n:8 30a:8 30s:7 2zz:7 303:6 305:5 31l:5 311:4 30i:4 30f:4 2zw:4 9f:4 31f:3 316:3 31o:3 30h:3
the	bm	2zy:k1 316:f 30g:f 301:f 315:e 30d:a 2zx:a 30y:a 30q:a 305:a 30o:a 30s:9 306:9 2zz:9 30u:9 30b:8 2zw:8 31k:8 31l:8 303:8 31t:7 302:6 31b:5 309:4 27w:4 30i:4 30j:4 312:4 304:4
food:*	fp	2zz:kp 306:n 30u:e 316:d 30d:c 31g:b 303:a 30g:a 2zw:9 301:9 2zy:8 27w:8 2zx:7 30q:7 304:7 305:7 31l:6 30y:6 30j:5 31b:4 1ce:4 30a:4 30b:4 30v:3 32o:3
again	v	300:4w 30i:z 30h:k 308:d 30q:a 312:8 30a:7 307:6 9f:5 31t:4 30f:3
i	du	301:k9 315:t 30y:m 30d:l 2zx:i 304:g 303:g 30g:f 305:e 2zy:d 316:d 30u:c 302:c 30o:b 30q:b 30j:b 31g:b 2zz:9 30v:9 31k:8 31b:8 2zw:8 30s:8 30b:7 306:7 31l:6 30a:5 27w:4 30i:4 31n:4 30p:4 32o:4 30f:3 31t:3
are	1h	302:45 30a:t 30x:l 30d:g 30j:d 2zx:d 30g:b 2zw:b 315:a 30v:a vg:a 304:6 309:6 311:5 30b:5 30o:4 318:4 30f:3
in	6q	303:jl 315:h 30j:a 2zy:a 30o:a 30d:a 2zz:a 301:7 30g:7 1ce:5 31t:5 305:4 27w:4 2zx:4 302:4 31g:4 309:3
thi	55	304:hh 30y:n 2zx:h 30j:f 30g:d 315:a 30d:a 31g:9 301:9 316:8 302:7 30v:7 30u:7 31b:7 2zy:6 30f:6 31k:6 30q:6 30o:5 30i:5 30p:5 31l:5 311:4 9f:4 31t:4 303:4 31n:3 1ce:3 2zz:3
go	2s	305:ef 9f:l 306:e 30h:b 31t:a 31b:8 315:7 308:7 302:7 30o:7 31n:7 31l:6 1ce:6 301:5 303:5 30b:5 307:4 309:4 2zy:3 31k:3
now	1m	306:93 316:c 2zw:a 30y:9 30u:9 30g:8 32h:6 2zy:5 321:5 2zz:4 30d:3
did	o	30h:1r 300:k 9f:c 30q:b 321:9 30i:8 323:6 322:5 30a:5
say	14	308:7y 38w:r 30a:d 30b:d 300:8 9f:7 2zw:7 31f:7 30m:5 30q:4 30h:4
at	1h	309:6r 305:i 306:g 2zy:9 30d:8 31r:7 30b:7 303:6 30s:6 31u:5 31t:5 31y:4 30g:4 315:4 302:3 1ce:3
all	14	30a:1y 30v:z 30s:n 2zw:j 302:d 309:9 2zx:7 27w:7 31e:6 30o:6 310:4 30b:4 30h:4 31g:4 1q9:4 31f:4 2zz:3
or	2u	30b:cf 30y:m 30i:j 31k:i 305:e 31b:d 300:d 2zx:c 31l:b 308:8 315:6 2zy:6 31t:5 327:4 31v:4 30g:4 30t:4 301:3
som	10	30c:7d 3u6:20 1c9:x 3rh:e 1ce:8 qq:5
is	6f	30d:hk 30q:t 304:p 30y:k 316:j 30j:f 30u:e 301:e 303:e 315:d 2zy:d 2zz:d 2zx:b 302:a 30s:7 2zw:7 30o:7 305:6 31l:6 31n:6 30v:5 31k:5 30b:5 31t:5 31b:4 306:4 27w:4 31f:4 309:4 30a:4 30g:4 31g:3 327:3 30h:3 9f:3
remind	m	30a:l 47n:j 8i:6 30h:4 2zw:4
me	14	30f:83 318:q 9f:g 302:g 300:7 30i:6 31t:6 308:6 2zw:5 30q:5 30t:5 30h:4 304:4 311:4 30j:3
for	4r	30g:ft 30j:u 30d:m 302:l 316:i 2zw:h 30u:d 30s:c 315:c 30v:c 303:b 30y:b 30o:b 2zy:b 2zz:7 301:7 311:7 2zx:6 306:6 30a:6 304:6 27w:5 309:4 312:4 30p:3
was	t	307:17 30a:x 30o:l 300:k 30q:e 308:a 30i:9 321:9 9f:8 323:5 322:5 30h:5 31g:4 31b:3 30f:3 306:3
pleas	x	312:1b 300:n 30h:m 30q:k 307:g 321:b 318:9 30i:8 2zw:8 311:7 9f:7 323:6 322:6 308:4
ther	1q	30j:5i 30s:s 30p:l 316:i 311:f 30d:e 2zw:e 30u:a 304:a 315:a 30a:9 318:9 2zz:9 30g:8 302:7 1ce:6 30w:5 vg:5 309:4 30x:4 32r:4 32k:3 2zx:3 301:3
us	r	311:m 1qb:l 3ga:k 30v:c 30s:b 14o:a 30i:9 2zw:8 30t:5 30a:5
back	r	3z5:1m 30h:x 27q:k 321:i 3ce:f 307:b 30a:b 323:b 322:b 306:5 30q:5
one	2s	3tn:2p r2:2k 30m:2g 4a6:2b 36q:23 3oq:21 qq:15 2lv:14 312:x 3qf:u 3mo:u 30i:q 31b:n zk:m 3i4:m 30q:l 3y7:l 1th:l 37u:k 4nm:k 31f:h 2a5:g 321:g 2zw:f ln:f vg:e 10f:e 30a:e 25g:a 1fc:a 10h:a 1hc:a 323:a 309:9 22s:9 322:9 jk:9 1ov:8 w8:8 30s:7 ek:7 1kp:7 rp:6 l4:6 302:6 31d:6 ww:6 30b:5 j8:4 l8:4 16j:4 tl:3 30t:3 306:3 2v8:3 2wv:3 30d:3
her	72	3ee:37 39b:35 375:34 38o:23 1oc:20 2xo:1o 4bi:1k dt:1k 1n8:1g 27r:13 uf:11 23p:11 3q2:x 3b1:x 8j:x qg:w 3v4:v 3m2:v 2lw:v 30n:t 3h4:t 1wl:s 24n:s 2je:r my:r 2iw:p 326:o 16b:o 1nm:o 304:n 2vi:m 18p:m 19k:l 3hs:k rn:k 16d:j dv:j 1r9:j t0:j 3cp:j 10f:i 4hf:i 1no:h 2h9:h it:g mi:f 306:f mc:f 3qs:e 1h3:e 2tw:e 2jc:e 1i2:e 10h:e 1hc:e 26j:d 4gj:d 2o5:c m6:c 30g:c
and	1f	30o:36 31n:20 31g:o 315:d 302:c 30j:a 30d:9 2zy:9 309:9 30a:7 31k:7 30h:7 2zx:7 306:7 30g:6 30y:6 304:5 301:4 303:4 30m:4 321:4 311:3 30v:3
my	14	30p:5g 32h:j 30u:i 32r:g 316:e 30j:c 30w:b 32i:9 30d:6 2zz:4
that	1q	30q:b2 30u:m 312:i 30i:b 308:b 30f:b 316:b 27w:a 9f:9 300:8 30h:8 2zw:7 31f:6 31e:6 30b:6 307:6 30a:4 30m:4 30d:4 304:3
sixteen	1m	30r:2o 1eb:2h 1zb:1i 3xm:1d 3fm:p 30a:m 1bm:m 3b5:m 3mr:k l4:g 3qd:b 131:8 3rs:7 30h:5 1du:4 3ao:4 cn:4 2zw:3
we	1f	30s:4l 311:19 31l:h 30a:d 30g:c 309:c 30u:8 30j:8 32h:8 2zw:8 30v:7 315:6 30k:5 304:5 310:5 2zz:5 30d:5 30p:4 30w:4 2zx:3 31q:3 32i:3
as	o	30b:g 31b:8 318:7 2zw:6 30a:6 311:6 302:4 vg:4 30k:4
a	31	30u:af 30y:n 30d:i 316:h 30v:c 2zx:c 2zz:b 31l:b 30j:a 303:a 30g:a 304:9 2zw:9 30x:8 31k:8 315:8 30p:6 301:6 32o:5 312:5 27w:5 31e:5 2zy:5 30b:5 32k:4 31g:4 30q:3
will	1q	30v:a8 311:u 31g:g 30s:d 30x:d 30o:a 31e:8 2zx:7 30g:7 315:6 30y:6 31f:6 301:5 30a:4 309:4 302:4 31d:4 30d:3 316:3
out	1f	30w:6y 302:o 30x:m 31t:i 30v:e 30j:b 306:7 1jf:7 305:5 31o:5 301:4 31y:3 304:3
enough	12	30x:9f 30u:j 316:7 30v:5 31e:4
be	2j	30y:bk 31b:11 31g:j 2zx:f 30i:e 30v:e 31k:c 301:c 315:a 2zy:a 30g:9 311:9 30o:8 9f:5 30b:5 30q:5 300:5 321:4 30d:4 308:4 31n:3 303:3 304:3
serving	m	34a:j 30v:j 30x:f 2h8:7 310:3
from	m	30s:l 30x:h 30v:f 309:f 31q:6
mak	1k	311:9e 30s:1q 30j:u 30v:h 30d:7 30g:5 30p:5 30o:4 309:4 32r:4 31g:4 304:3
#	26	312:cm 309:f 30s:e 30i:a 300:6 31t:5 31q:5
850	m	26t:j 312:7 29b:6 29a:4 2ap:3 1yr:3
oz	m	2gm:10 171:g 23b:e 312:5 1bi:4
to	3s	315:eg 31k:k 303:h 30y:h 301:f 2zx:d 30d:c 2zy:c 31l:b 304:b 32o:9 30g:8 30o:8 30q:6 302:6 30b:6 30f:6 30j:6 31t:6 31b:6 31n:5 305:5 30s:5 2lk:4 2zz:4 30i:4 31g:3 309:3 9f:3
hav	2s	316:ag 304:y 30j:m 30g:h 31l:g 30u:e 30d:d 30p:c 312:b 31e:a 2zz:9 301:9 302:8 2zw:8 30q:7 27w:7 30w:7 315:6 31f:6 32h:6 303:5 30f:5 2zy:4 31h:4
so	m	32m:9 23b:6 312:4 303:3
mor	r	318:11 30j:i 30i:e 302:e 30c:c 311:b 1ce:a 315:9 30f:7 319:5 vg:4 32k:4 31b:4 32o:4
want	1o	38c:19 38b:19 31b:19 mo:18 2oj:15 1f2:z 318:w 37f:p 311:n 25:n 3ks:j 1ce:h vg:h 30s:g 38s:b 31a:b 26l:b wx:a jq:a 97:9 31f:9 315:9 fo:9 39a:8 312:7 309:5 393:5 b6:5 30i:5 31g:4 31e:4 30o:3 30c:3 31d:3 30t:3
im	m	312:d 318:a 31d:8 311:8 31f:7 30i:6 31e:3
up	12	31b:11 30y:o 30b:o 31k:l 321:d 311:d 31g:a 30i:9 318:9 323:8 322:7 2zx:6 315:5 1ce:5 2lk:4 301:4 30c:3 319:3 31o:3
an	m	31e:d 31d:b 32u:9 31f:9 2zw:4 30w:4 316:3
than	t	31e:1w 31d:1l 31f:u 27w:7 2zw:7 316:6
got	18	31e:6m 32k:20 3l8:u 316:t 27w:l 31d:h 32o:b 31g:7 32h:6 30u:5 30c:4 ez:4 1ce:4 31f:4 2zw:3
ive	12	31f:56 31g:1n 30q:k 31d:i 32k:f 321:e 31e:d 333:b 32o:9 323:9 30f:8 322:8 30c:8 1ce:6 30m:5 316:5 304:4 1h2:3 31h:3
ok	12	31f:w 30o:t 31e:o 31g:g 1q9:c 31b:b 321:a 27w:7 32o:7 30p:7 323:6 32r:6 2lk:6 30v:6 322:6 32k:5 31d:5 316:5 303:5 30j:5 311:4 2zz:4 301:4 324:4 30y:3 2zx:3 32y:3
by	r	31l:t 31e:t 31f:h 31d:b 1q9:7 305:5 316:4 27w:4 30b:3
600g	k	31d:w 31f:7 30m:3
750	k	31d:w 31f:7 30m:3
on	1v	31k:c8 31u:k 308:i 315:e 30y:e 30b:d 30o:b 31l:a 309:8 327:8 300:7 31v:7 2zx:6 31b:5 305:4 2zy:3
with	1x	31l:ag 316:h 27w:h 31o:7 301:6 2zy:6 30u:5 32h:4 32o:4 305:4 2zz:4 30o:4 30g:4 2lk:3 32i:3 30w:3
till	m	30o:15 31k:5 31n:5 30v:4 30g:3
befor	v	30o:1r 30f:r 306:a 9f:9 321:7 304:7 323:5 322:4 333:4 315:4 2zy:3
them	14	31o:8c 31k:8 2zx:5 2zy:5 30o:4 30b:4
thing	v	309:x 2cg:w 3vx:k 3ot:j 3qs:g 374:g 306:d 2n1:c 32b:6 3oe:6 yw:5 31q:4 oe:3
until	m	309:17 31q:s 30s:b
its	o	31r:w 309:u 31w:n 31y:c 31t:c 30y:4 wp:4 30s:3
quick	k	309:n 31q:a 30s:6
am	12	31t:3o 9f:11 309:l 31r:h 30w:c 302:a 300:a 31w:8 306:7 315:6 32u:5 308:5 30s:5 30f:3 1jf:3
down	r	309:x 31k:s 30b:f 30y:6 315:5
meant	o	308:v 30b:i 31k:h 300:c 31b:3
know	x	31w:5j 2ml:1h 4bd:10 1ub:e 1l6:9 4dd:3
yet	k	31w:q 31r:8 31y:5
they	r	31y:3d 31w:i 30b:d 31r:9 31o:6 30y:4 31z:3
suppos	r	3so:1j 31y:16 31w:g 32l:f 30b:7 jq:5 31r:5 416:4 31o:4 1zi:3
textur	1b	320:61 42m:1n 31w:q 155:k 2wa:i 3a2:g 36o:e 31r:8 iw:5 2j3:5 31y:5
after	v	321:4o 31w:o 26f:n 323:9 322:8 1pp:8 31r:7 31y:4 30y:4
then	m	321:1d 322:18 323:u
whil	m	321:1d 323:1b 322:s
anyth	o	40j:17 321:u 322:h 30w:f 31o:8 31g:6
previous	k	321:r 323:h 322:g
wher	1h	326:31 1nt:1q 3h6:1l 3dt:1f 2fb:10 14d:y 1kr:v 3z0:q 300:g ed:g 30o:e 283:c 35w:c 19f:b 18x:b 308:8 9f:6 3sx:5 339:5 33a:5 238:4 3ow:4 33x:4 31n:4 2zy:3
you	r	31l:1a 30f:u 9f:a 327:9 300:9 333:6 308:4 304:4
over	k	300:l 308:b 31t:6 9f:5
final	v	3ma:1y ux:o 300:o 2cc:n 308:c 31t:7 jg:4 5s:4 rv:4 9f:4 2x8:3
into	m	302:o 30b:7 30j:6 1jf:5 31o:5
going	k	306:b 305:7
already	k	306:b 305:4
about	m	1ce:k 31b:e 30b:5 32k:5 32o:5 31o:4 30c:3
gradually	m	3kt:w 3nn:d 30b:9 31o:9 31b:4
way	x	1b6:16 31o:l 1h2:d 32h:c nc:a 30u:9 32i:7 z6:6 2t7:5 1ya:4 30w:4 301:4 316:4
well	14	3a6:1i 3ag:1d 3ld:w 18o:w 3af:q 1cn:l 30b:a 239:a k3:a 3rs:a 1ro:a 15z:9 121:9 31o:7 3le:6 rb:4 33e:4 31b:3
dont	12	32h:64 30w:w 32i:n 333:h 30p:e 30f:c 316:b 1h2:5 335:4
cant	o	32h:16 30w:q 30p:d 316:7
equipment	k	32h:b 30u:a
could	t	32o:10 27w:m 32h:j 1ce:i 31e:f 32k:d 30c:b 316:a 30u:7 31g:4 2lk:3 2ki:3
reason	1x	31z:27 35v:21 2j9:1k 34o:1d uz:16 un:x 3od:r 37q:l 10t:k qu:k bh:i 1a9:h 12e:h 9i:g 37p:g 1xn:e 32m:e 1tg:c 317:c 3i6:c 4z:b 1aq:a 1f2:a 2rb:8 2ra:8 2xo:6 1u9:6 4mc:6 n6:5 1ri:4 7u:4 1eh:3
effect	k	317:p 30j:4
omit	x	4g4:x 3jn:u 2y5:p 30w:g 34l:g 3m2:e 41y:9 31o:9 1gg:9 15o:8 vu:6 3fw:6 ia:6 v:5 2dd:4
would	12	32o:5w 31l:18 32k:m 27w:c 30w:b 31g:7 2ki:5 1ce:5 2zz:5 2lk:4 30c:4 32q:3 31e:3
essential	18	1gm:1e 32p:18 474:16 3wb:16 257:v 40k:r 3k4:o 34p:o 1za:g 30w:g 15j:e 1y0:a 31o:8 3k0:7 ia:6 2qk:5 1xh:5 1cj:5 1gg:4 1sq:4 zb:3
id	m	1ce:k 32o:j 30c:9 30w:8 31o:4 32k:3
any	r	30p:1s 32r:s 30w:s 30j:f 30d:3
wont	k	30w:h 31o:9
loath	k	30w:h 31o:9
had	m	32u:1z 30w:l 2ki:7
thought	2o	4dc:1d 3z0:1c 359:1c 3ee:1a jg:16 35n:14 2iw:13 lz:11 1qp:11 3jc:w 474:w 3m1:q 1kr:q 33x:o 2qb:k 285:j 3k4:i 2dn:i up:h 272:h 4pg:g 2qq:g 30w:f 354:f 28h:f uc:e 15i:e 3ki:e 3qg:e 2nb:d 357:d 11o:c vu:b vn:b 1k5:a 40b:a 15c:a 2rr:a 1wu:a 12s:a u4:a 374:8 nd:8 ji:8 1ur:8 28g:8 2iu:8 2r3:8 18z:8 15d:8 3p7:7 17g:7 40x:6 2xi:6 17n:5 2ki:5 32n:5 3ce:5 1gd:5 14t:5
but	k	30w:g 2ki:5
using	k	27w:i 1q9:9 31e:6
right	m	1q9:y 31g:x 27w:a 30o:7 30v:4 31e:3
thes	k	27w:i 1q9:9 31e:6
sneak	v	4jm:27 1l6:1g 1nv:j 30c:i 468:f 1ce:f x2:d 396:c 32k:7 32o:6 1nz:5 ov:5 4bd:3
morn	1d	3h0:18 1cg:10 3e3:z g6:s 3nz:i 37s:f ee:d 38a:c 3g8:a 35a:a 3o0:a le:6 1ki:5 37t:4 43x:3
best	k	30o:h 2lk:7 311:3
techniqu	o	333:1e 336:14 30f:o 1h2:a 16n:9 335:7 327:4
understand	24	3yh:27 27d:1y 37r:1o 36b:1o 3im:1e 2x1:18 2w8:16 3iu:y 3un:v 2uv:t 48t:q lv:i 35m:i jk:h x8:g rk:g q7:g 8l:b 1vv:a 2k5:8 3it:8 um:8 1hm:8 13v:8 ri:8 51:7 1ki:7 3kv:7 333:6 2m6:6 2s7:6 30f:5 3il:4 230:4 350:4
never	k	333:o 30f:i 1h2:8
talk	1b	333:3m 2ty:1n 3ul:1m 445:1e 227:1d 3cw:15 195:m 2hr:j 4fp:j 1jk:h 2im:f 1u0:c 2il:8 2wt:6 h5:6 25c:5 t8:5 fs:5 2en:4 2te:4 10y:3
doesnt	k	32r:t 30j:c
suitabl	2x	4bt:1x 1zn:1m 38i:1f 3ok:18 40f:16 1bk:15 18x:z 4h5:x 1me:v 3f3:u c8:t 4dp:s 43c:p yd:p 1pk:n 15c:m 2h9:l 338:l 1mn:k 1qb:k 32r:j 26l:h 1pe:h vb:h 2i2:g 1n3:g 30p:e 1pl:d wj:d 3co:c 43b:b 3ie:b e8:a nr:a 193:9 30j:8 2uv:8 1cz:7 os:6 271:6 1ch:6 vh:5 2ey:5 1c7:5 pq:4 35x:4 26q:4 3bq:4 2qq:4 142:4 1ph:4 2id:3 2ic:3 wi:3 1ai:3
aloo	o	n1:11 33i:v rx:i 33h:a
gobi	o	n1:11 33i:v rx:i 33h:a
cauli	18	13a:2d q2:28 33b:1m 33d:y 345:n 347:6 34r:4
stash	1k	1a0:2d 3ba:n 33e:j 2q5:f 4h2:b 4h3:b 2q4:b 2h8:9 3cr:8 1sa:8 3gz:8 2bk:7 k:5 10b:4 3v2:4 16n:3
ziplock	k	33e:k 18z:h 33b:a
wonder	10	33d:1b 3ro:16 3ag:v 1qn:v 39n:q 2o2:k hs:j 3af:h 1su:c 2ll:9 2f:9 33c:8 15z:6
plateful	14	20c:18 164:t 34m:r 15a:p 28g:o 276:i 6f:e zf:c 1e8:7 tb:7 3qd:6 22i:5 3rp:4
seem	ab	3y6:37 33g:2n 176:1s 34o:1q 2rn:1m 24d:1k 4ia:1c 392:17 16g:16 1rz:16 98:14 3dz:13 3ay:11 jt:11 3e8:10 1pr:y 15b:x 2cb:w 30l:v 3ic:u 4dn:u 2ej:t 3ll:t 2n4:s 1s5:s 483:r 1py:q 27o:q 11e:q 167:p n5:o gu:o 48w:o i3:o 19l:o 1eb:m 4l7:m 47r:m 155:m tt:l q8:l 3mb:k 3lm:k 1ad:k kb:j 3or:j 43l:i 3s5:i 423:i 35a:i 1xb:h q1:h 101:g 2aa:g 3uq:g 2g4:g 93:f 119:f 2tw:f 2rr:e
sham	1m	47x:1z 2iy:1c 3so:1b 1mx:12 27q:z 1xe:u 3ip:r 3nw:g 150:e 339:d 33a:d 1oe:c 26k:b se:b th:9 gu:9 1ty:9 2n4:9 350:8 27o:8 2do:8 39u:6 31z:6 39t:5 22y:5 20x:5 jj:4 uq:3 416:3 1ax:3
perfectly	10	3ya:1p 42o:15 3df:13 2ry:o 339:l 33a:l 4gw:g 1dc:c 1fk:a 7j:a 2gk:a 1df:8 33j:8 3d2:6 2h1:6 2g3:6 3d3:4 2ak:4 1kp:4
omg	3s	2c2:37 3ax:2n 3j5:25 48u:1j 2ee:19 370:16 k1:13 39i:11 3jd:u 3ak:t xs:t 2j7:s 4hw:p 3o0:n 2lz:m 1kr:l 3wc:k 1s0:j 1uz:i 341:i 1ab:g xx:e 3aw:d 3bs:d su:c 2pe:c 2c1:c m2:c 3di:c jj:b 1f2:b 2h3:b 59:a 36z:a 33i:a 9s:a 1df:9 wp:9 2dk:8 2hj:8 22v:8 yt:7 39m:7 2gx:7 2hg:7 155:7 1oi:6 w7:6 3pa:6 2d4:6 3oe:6 e3:5 22l:5 353:5 1a6:5 3jn:5 2j6:5 12a:5 2h2:5 3mc:4
owt	a9	33t:28 41s:1z 1l6:1y mx:1r 4mt:1k 3pf:1i 44t:1g 3wb:1e mp:1a 26d:19 3w8:19 1qm:18 3p3:18 1ch:17 46j:17 3r5:11 3fo:10 3o0:10 3bk:y 4i9:w 2x8:w 24e:v pc:u 3vr:u 1e1:t 341:t 21k:t 1gj:t 2za:t 2c8:s ve:s 2ry:q 3e8:q rz:o 3ij:o 38x:n 468:m 1sk:m 69:m 3ae:l 40s:l 2ty:l 1am:k 3hv:k 3bs:j 9h:j 1jq:j 266:i 1np:i 13m:i 49o:h 11p:h ud:h 35f:g 1o7:g 2oe:g be:g 33h:g 3ec:g d:g
wi	9l	1c6:28 wz:26 3cu:1u 3nf:1o 40v:1o 4of:1n 2wt:1h 38o:1e 3t2:1d 3pm:1d 3jf:1a 35f:1a 3lv:19 3d6:18 xt:18 48b:17 1zs:16 38q:16 13o:16 3ee:16 3ze:13 3af:12 3w4:12 3gj:z 3nh:y 3g1:x 3ab:x 49b:x 1qr:v 3rh:v 3lo:u 436:t 426:s 27p:r 3d7:r 1cf:r 49a:r 499:r 2x:p 2c8:o 35l:o 3f4:o u2:n q8:n 3wb:n 3bk:n 3gn:m 3yi:m 3yj:m 1h6:l ig:k 3e2:k 320:k 498:j 3c3:j 3c4:j 3pj:i 1ez:i 38j:h 3he:h
bairn	dq	pe:34 35k:2m 394:2c 3wi:24 35c:22 3rk:1y 4c9:1i am:1i 3y3:1a 1cz:19 1qk:16 aj:14 456:13 164:z 2bm:y 3up:u 3jn:q 3zi:q 1ob:p 3yt:n 2do:n wj:n 3qa:l 2a8:l 1n7:l 1ny:k r3:k 4eb:k 3ks:j 1ov:i 11n:i tx:h 3gp:g 1d3:g 1ph:g 3gd:f 2bx:f 41v:e dw:e 26b:e 30z:d k5:d 3hp:c 3k3:c 11m:c 1py:c 1pa:c 2sy:c 3yo:b ef:b 32v:b 3a7:b 2kr:b 2w0:a 2lh:a wi:a 43a:a 25:a 2b8:a 1cj:9
manag	6f	1k3:31 1qn:23 22a:1c 1rt:17 4h6:15 3s1:10 1n2:y 33n:v n2:v 3ao:u 2a2:t 1mf:s 1g8:q ef:o lb:m 1qm:m 1ze:m 37y:k qr:k 16m:k 1rw:j 3sm:j 12s:i iu:i 2ao:h 3n8:g 178:g 3z4:g 33u:e zb:d fu:d 4l5:d 1s5:d 2p7:c 2jl:c 213:c 33v:b 3z3:b 3rq:b bs:a 11n:a 1zi:9 29v:9 j9:9 21z:9 37x:8 1bm:8 11m:8 20e:8 16z:8 3ep:8 3l7:7 185:7 j7:7 36r:7 3qd:7 2me:6 wf:6 2a3:6 1wt:6
pleasant	t	3so:1j 3q5:17 128:r jq:a tv:a 16q:5 33p:4 416:4
perk	1t	199:27 3ac:w 3fu:p 3ad:o 3eq:l 3xr:k 15r:h is:e 19a:b pk:a 179:a 33p:a 2cb:8 3bi:8 33o:8 18g:7 39w:7 33r:6 8s:5 1ib:5 2o9:4 38z:4 41n:4 29d:4
awfully	21	3ia:2i 4or:27 3bi:1u 3xu:1n 41o:1m 4lk:1i 43c:15 3ah:13 bw:10 483:z 4cn:u 2fp:t yi:n 158:n 3je:n 10p:l 3sf:k 2a1:i 2kk:i 43b:i fz:i e8:h 291:g 1mp:g 2f9:g 8o:g 2cu:f 1tz:e 2os:d 3xr:d 2ir:c 1o8:a 28g:8 1vb:8 3et:7 2sl:6 gx:6 4cq:6 4ck:6 4co:6 4cp:6 39m:5 3bj:5 1s0:5 1k9:5 467:5 2m0:5 3cf:4 ym:4 43a:4 o2:4 1oe:3 4cm:3 2d5:3
bor	2x	2cb:1b 3bq:1a 3rk:12 38c:11 38b:11 20c:u 3px:u 19a:t 41x:q 3hh:l 33r:k 3v0:k 329:j 4p5:i 3ir:i by:i 2co:h qu:h 1zm:e 179:c 1ag:b 33p:b 42a:a 39o:9 125:7 ne:6 2sl:5 4p6:5 34o:5 8s:5 oi:5 1bl:4 3q5:4 h0:4 1hj:4 rz:3 zl:3
nowt	59	1a2:1k 1i8:1i 3iy:1i 2hk:1b 3fh:19 1y2:17 491:13 3bo:13 21k:12 33i:z 3h8:x 3h7:x 41k:x 2sl:x 4ae:v 3eu:u 1sl:u 1lq:t 46b:s 1kx:r fi:p 3q7:p ym:p 2nt:o 2ei:o 451:n 2q9:l 1kf:k 3og:k 1qh:k 3be:j 3bf:j 3bd:j 2y:j 14l:i 199:i u2:i 7b:i 2ie:i 3u9:i 13n:i 1m1:h 385:h 19n:h 1c1:h 329:h bk:f 3nn:e tr:e 27k:d to:d 1jw:d 13s:d 3ja:c 2vf:c 1qj:c 2tw:c s3:c 1i5:b 3lt:b
fear	14	4l2:2f 3vw:18 164:h 2c0:f 1nf:a 1ws:9 390:9 3ci:7 43a:7 an:6 ce:6 td:5 7m:4 x5:3
makeshift	k	33v:29 1o4:4
smallish	k	33u:2e 1o4:3
shield	i	
mother	6m	32v:2k 42q:2c 44u:28 1r9:25 13p:21 4pb:1z 2g6:1x dt:1m 4ai:1m 42z:1f 43n:1d 3jm:1c 2lw:1c 3n:1b 164:18 2xc:17 4br:15 1fy:13 35q:11 3nv:10 3ef:10 3xe:x 326:w 23p:w 2xo:v 23e:u 1h3:t 186:t 33h:r ed:r 43a:r 2e2:p 3v4:p pc:n 36u:m rn:l 2gf:l 2gg:l zm:k mw:k nd:j 3hs:j 38m:j a1:i 2pw:i 3s6:h 19k:h 1fs:g 18p:g 4dc:g 27o:g 1eh:g 1n7:f 2jc:f pd:f 33x:e 2sq:e 10f:d 8o:c xq:c
maris	i	
peer	i	
ruler	k	15a:1q
afraid	33	4b1:29 45n:27 3f1:1u 40n:1g 2eo:1f 2ee:1b j8:1b 3ip:14 2g8:z 3lo:x 3td:v 2ox:t 3ld:t 3sx:t 3jd:s 37e:s 19u:q 3bm:o 33j:l 2ul:k 35f:j 35g:j 3mc:j 12r:h 4jt:h 35c:h 3my:f x7:f 108:d 1wy:d oy:c 40o:c 342:c 26t:c 3lp:b 12x:b 1dt:b 1ir:b 3nm:a su:a yk:a 2gx:9 2h3:9 2o:9 37o:9 121:8 1uy:8 7m:8 ux:7 40k:7 15w:6 10f:6 3ki:6 1af:6 24x:5 3le:5 28g:5 2cz:4 180:4 1d2:4
crank	t	3dm:1d 2s8:u 117:s 4j:g 3ea:d 1vb:c 341:a 1f8:6
notch	i	
food:tinned-potato	t	344:2p yz:q tc:g yy:9 yu:8 a2:4
food:frozen-cauliflower	t	345:6q
quid	t	4d9:1g 345:1c 25w:v 3hs:g 1zl:g 4ou:e 2a2:d 3cv:7 3xg:6 3ny:3
nonstop	m	63:24 349:c
ought	62	4hb:1x 4kr:1o 41x:1g 2ug:1c 1nt:1a 3oo:19 3qh:15 374:13 2r8:13 34u:12 2iw:12 347:11 3fw:z 4ma:x 4oc:w 35a:u 3iv:t 1sb:q 2t4:p 2wl:n 2hp:n 13f:n 1xb:n 2lf:m 37d:k t5:k zi:j 3i6:i 3mf:i 38u:h 3wf:h 215:h 1wi:h 1yw:g 4pg:g ec:f 7h:f 9w:d 259:c qq:c 1sg:b 29s:b s7:a dj:a 34z:9 26j:9 3k8:9 1u7:9 16e:9 1n2:9 1g6:9 27r:9 102:9 lv:8 1ds:8 vw:8 2iu:8 3pd:7 40:7 3cw:7
constant	k	349:1h 63:7
giant	1v	34a:2g 30z:25 458:1i 3zo:17 3l7:15 34b:13 3aq:11 141:z 1pn:s 3qm:r 3fl:r 38x:o 4kd:l yp:i 1eb:h 3ig:f l2:c 2f:a 4cg:9 34c:8 37t:8 1a0:7 21g:6 n2:6 2ps:5 3br:5 28j:5 we:5 3hr:4 q2:4 4in:4 3mr:4 2en:3 3c7:3 1z7:3 3rs:3 3ar:3
muckl	o	458:k 33b:e yp:7 q2:7 3w:6 1ef:4
great	3l	4ct:2k 1ef:29 1xk:1x 46e:1h 2en:1a 3ss:10 wg:10 4kt:v 44v:s 4j7:p 141:p 1mu:p 227:n 1ex:l 3su:l 3jp:k 2d2:k 13v:j 458:i 3vy:i 1b2:i 43g:i 3b3:h 2t8:f we:f 1tw:d c1:d 1sp:d 3w1:c 3ap:b 1vd:a t8:a 4bl:a 3m3:a 1w7:a 2b9:8 2t7:8 2v0:8 3fm:8 2g:8 3b2:8 1eb:7 cg:7 dt:7 17g:6 vw:6 yp:6 yt:6 3w:6 34a:6 40p:5 2gx:5 ck:5 pu:5 3a2:5 1h3:5 3j5:5 46f:4 2aa:4 1vl:4
tan	r	2f9:1f yr:n 10n:d 17k:6 13z:5
beasty	m	34f:1x 23x:m
caterpillar	t	34f:4d 23x:1t 34e:n 2mq:a
ewww	k	33b:j 34e:h 34f:b 34h:8 23x:6
greenfly	m	2mq:3b 34g:8 33b:5 34e:5 3ob:4
road	16	3cr:1y 3rc:1h 42r:y 1nx:x 1ik:p 24g:n 18d:m 3ln:k 1ye:g cz:a 34n:9 20s:7 13o:6 h4:6 16n:5 3d5:5 1rn:5 nx:5 14k:4 129:4 2o:3 q:3
squeezy	x	1gh:o 13w:d 34k:c 1in:9 in:7 126:6 3dn:6 10n:5
nobbut	26	3yv:2n 3n8:20 43l:1s 22y:1k 4my:1i 1ge:1f 34j:1a th:19 1xq:13 1xp:13 3bt:10 48w:x 48v:w 2rn:v 36e:v 42d:t 2i5:p 3h8:p 3h7:p 43j:o 36l:l bh:l 2dk:j 17j:j m8:g yi:c 1pr:b ab:a 1f2:9 48o:7 3fq:7 3f5:7 35a:7 3oe:5 38u:5 2b1:5 wm:5 115:5 1xb:5 1lr:5 tz:4 ut:4 17d:4 111:4 262:4 1d4:4 1i5:3 bd:3 s4:3
earthiness	i	
couldnt	3w	rr:1u 22s:1s m8:1h 28o:15 3hh:15 3w2:y 1dg:y 2q:w 2h0:v 4f9:u 4n7:s 33f:s 1in:q 2bj:n 4i2:k 2rs:k 2rp:i z4:i fp:g 28i:g 2xz:f 4fy:f 2qc:f 2o3:e 40q:e 2pl:e dm:d 1gh:d 3qg:c 3cp:c 22n:b 128:b 2do:b 11o:a 1lf:a 17b:a 2xv:a 1vf:9 2ul:9 g6:9 2j:9 274:8 1is:8 p3:7 139:7 3a8:7 18r:7 v5:7 1bh:7 2ir:7 3dd:7 3ns:6 21b:6 15f:6 3ng:6 256:5 1hs:5 js:5 11p:5 jr:5
rush	47	1cp:3g 2s7:2j 3bl:22 2ai:1h ko:1c 1c8:14 2bh:13 2y:10 3bj:10 to:q 297:q 35z:o 5e:o 2bj:m 10s:l 34n:j 9q:j 3cb:h te:g 3b0:g 17c:9 17u:9 ui:9 2f9:8 3ay:7 ti:6 11z:5 3bi:5 3n9:5 km:5 22z:4 3eq:4
wak	14	35d:1c k4:1b 20c:1a 48t:18 2oy:13 2ce:12 1wz:t c8:l 3lt:f 276:c 3q5:b 477:a 2xg:8 2x8:7 3fi:4 2k5:4 34k:4
terribly	2d	34q:2r 27m:2q 3tu:24 397:21 40s:1q 3jg:1n 2wu:1l 44a:1k 3s2:1f 2pn:1d 3qf:16 32p:12 2lt:y 353:x 3mc:v 368:u 2ck:t 2ih:t 2aw:q 2g4:p 25z:p 37j:m 1tc:k 34s:k 1ew:h 24d:g 3ci:f zu:f 37e:c 2lr:8 gw:7 2uv:6 bw:6 398:5 1zf:5 fz:4 2x6:4
devil	k	34p:f 2ot:b
advis	m	4ov:1y 33b:i 2b7:d
basically	10	10k:z gg:s 3af:r 1bc:m 17y:j 3sq:b 24e:a 34p:8 1vb:7 2fs:7 c5:5 1kv:3
acceptabl	x	3sb:1s 3pe:15 12q:y 1ne:s 2qi:r 16o:m 2q2:k 8:d 35o:c 25g:c 2s8:c 34u:4 2w6:4
redder	m	157:11
saucier	o	34v:2u 26t:o ny:4
thisd	k	1kr:w 339:5 33a:5
hear	16	4gg:1r 343:1h 7b:17 z1:16 3e9:15 34x:u jt:o 1vc:n 2dq:g 1vb:f 2lq:c nb:c 4km:b 44w:7 3bn:5 1i1:5 2yx:4
entirely	o	f2:c me:7 jh:5
dur	2l	9w:27 j5:1y 9h:1y 34z:1o 442:17 45r:12 417:y 33h:t 2nf:q 1ir:l 3en:l aq:i 2j8:h 10z:d q:b 374:a 3dk:a 319:9 63:9 1jb:7 60:7 37f:7 b6:7 5z:6 3vw:6 37t:6 64:6 3h9:5 51:5 3go:5 61:5 79:4 1bt:4 1b1:4 1im:4 16l:3
arrang	1h	350:4y 3fu:20 271:18 17h:x 4b2:x 3op:w 1wv:u rw:r 2k8:p 3xb:n 1xe:l 33h:i 2ps:d 30r:a 2e1:a s1:6 4kv:6 4fj:3 34z:3
sheen	i	
food:tomato-juice	m	38a:1f 2qi:t ys:a
saltiness	10	1ph:l 2c2:c 373:8 1s0:7 2dk:6 2fx:6 15w:6 xk:6 39m:6 2c0:4 v7:3
monster	o	355:1y 17n:14 uz:o 356:a 32v:7 2ag:4
killer	k	354:19 356:k
greet	x	4eb:24 355:1p 2nf:1c 1px:r 3m1:l 354:j 11f:f 2ip:d dj:6 7e:6 2vi:5 p6:5 3a2:5
abid	1k	2ld:1l 49q:1e 1ma:14 1j3:13 3k4:y 18r:w 3zg:v z1:r 251:q 2zo:p 2fg:m 2vs:i m9:f e:d 1b9:d 193:b tw:b 15j:a 32v:9 v:9 2qk:8 1k9:7 to:7 q6:6 38k:5 291:4 15z:4 2cd:3 1cs:3 2w0:3
leafy	r	3w6:t 1nv:o 23c:k 3w5:i 3gl:d 18h:8 359:8 tv:7
strongest	i	
remain	33	402:1q 4hv:1m 331:1j 2iy:1a 35b:12 3so:11 104:y 4ov:w 34r:t 35s:s 3a4:q 348:p 3mp:n w1:m 3tp:i 2ty:g qg:f ek:e 1hq:e 20q:e 34k:d zi:c 35y:b 6q:9 1ty:8 p3:7 29s:7 2em:7 ij:6 35a:6 2fe:6 2ff:6 qy:6 jr:6 33h:6 3m3:6 g1:5 1ye:5 2lv:5 4cj:5 19k:5 37s:4 s9:4 3dd:4 13n:4 3hl:4 22g:4 1rz:4 3ae:3
ower	t	3fy:12 3fz:s 1je:r ys:h 2o3:f 35a:e 3fu:a
grandchildren	2j	4kp:1i 48l:10 4lr:x 2k3:t am:s 1a0:r 10a:q pe:n 1gq:m 1aw:l 35d:g 37l:f 33m:f 396:d 1nz:d dv:d 3f1:d 3rk:c 3a6:c 28g:b 1ve:9 48n:9 48m:7 1ob:7 1m2:7 wk:7 4dp:5 ty:5 3pi:5 1cz:4 1ax:4 1pn:4
idk	m	2k3:22 3q5:y 18m:7 34o:6
wreck	1d	3op:1i 1y6:1a 36y:v 1xh:t g8:o 3wk:m 2fc:m 2fd:j th:j 3ur:g 18t:g 213:g 2ox:d 1pr:a c7:8 l7:8 1y2:7 259:7 14a:6 1ni:6 2d6:5 i6:5 2g3:4 xz:4 1f5:4 2sb:3
8am	k	35g:29 th:4
neet	k	35f:28 th:4
food:apple-pie	k	35j:27 35i:4
died	1d	2qa:1g 37w:16 du:16 35h:15 35j:15 2s9:x u2:n 12z:n 3kh:j 1gh:g 128:d il:a 16i:9 3n5:7 3tw:7 11w:5 18h:4
tslow	k	35h:26 35i:4
grandson	5t	1ob:2a 15c:1k 3lz:1e 4d8:15 33m:14 252:14 46m:11 390:x 1cz:u 3ns:t 2rz:s wj:q 3ly:l 388:l 14j:k 3da:j 1qm:j 1ql:h ma:h 4n4:g 2id:f 2ic:f 2jm:f 2hp:f 400:f 1nv:d 21b:b wi:b 1b9:b 1mw:a 1gt:a 1qk:9 1ai:9 qt:8 dw:8 1ra:7 15o:7 1a9:6 ku:5 24u:5 1d3:5 3ej:5 kt:5 3h1:5 3aj:4 1ms:4 lc:4 3oz:4 2dd:3 1mt:3 41q:3 1nz:3 2ot:3
food:blackberry	14	35l:87 28l:11 1fp:a
roof	r	3k8:16 1k3:t 2ds:s l8:c 3la:7 2cl:7 390:5 bx:4 12b:3
america	1t	1c8:1i 2ee:1a gb:10 4k0:z 2ie:x vk:u 4ay:s 18s:r 14t:n 1ep:k 1p9:j 1aq:i 1by:i 21b:g hj:e 1k5:d 1kx:c zc:c 2xi:9 1bt:9 v9:9 vp:8 1aj:8 3c7:7 3ej:6 3p6:5 df:5 qt:5 z3:5 3kd:4 2qi:4 3ce:4 32v:4 1cg:4 36w:4 1kg:4 1a3:3 i6:3 27:3
closest	v	43q:1v 3hh:16 2ie:x 18u:s 2q2:p zc:c 34t:b 29p:a wx:9 1qb:8 1bh:7 z3:5 1bj:4
gala	r	z3:23 35p:1b zc:b
country	2f	3e2:2m 2gs:1b 2yv:1a 46d:1a 3nd:14 4cg:14 jb:10 369:w 33x:u 1np:t 2ie:s 1l3:q 3cm:p 4gj:o 3cn:n 3b4:l 1aq:k 1dt:k xa:j 3ml:i 16u:i 26s:i vj:h 15i:f 47s:e 3bc:d 2fk:d y2:d y9:b 371:b zc:a 10l:a ja:a 2xo:a 14i:a 35n:9 3co:8 a1:8 y4:7 3j0:7 4m8:7 2qz:6 3rx:6 1em:6 re:6 18x:6 2gj:5 1en:5 3g3:5 3g4:5 3mx:4 34k:4 3mk:4 z3:4 18h:4 35o:4 1a3:4 1d4:4
awfy	o	1qn:s dj:n 3fk:c 12u:c 6y:c 186:8 17g:5
fiddly	m	3mp:1a dj:o 2lv:9 3hl:7 17g:5
bid	14	3wh:2e 1yg:12 16j:z 3k3:p dj:n 2b0:f dm:d nu:b 4ec:8 24c:5 17g:5
800g	k	tm:j wz:f 85:3
faff	1b	32l:1r 1m3:1q 2jw:1i 3os:1h 2ae:1h 3og:u 35y:p 2x2:o 2x3:o 1xl:j js:j 37x:i 1x8:g 37v:c 37u:9 37w:9 qu:8 qv:6 x1:6 tf:5 2yv:4 2en:4 3j3:4 1de:3
nasty	1x	1c0:51 28w:1w 3cl:1w yf:13 2v8:y 3z3:v 41y:u 3oc:u 376:q 23w:i 2sq:i 1in:g 35y:f e1:e 17a:d 3ob:c 1xl:c 2wh:b 1wo:9 1rl:8 1xo:7 ed:5 1b6:4 u9:4
em	2f	3fo:28 4d8:1n 3o7:1m wq:1h 46d:1f 3d7:1e 3om:1b qc:17 3f8:17 1ua:16 3n9:15 3gs:u c8:r 1xl:m 4ci:l 13x:j 10m:h 1ut:g 3el:d 1hx:d 2jd:b pq:b 3on:a 1q8:9 1a2:9 jf:8 1ye:8 2qz:7 1p5:7 18x:6 13c:6 11a:6 s7:6 2xp:5 3aq:5 2g3:5 338:5 1mi:5 b6:4 q8:4 hi:4 1n1:3 2ty:3
manky	o	1xl:11 2v8:s 35a:e
anyway	3u	3pg:2h 4oe:2g 4gi:23 3v4:1y 3oo:1p 2hf:1l 2cr:1e b6:1b 1kr:19 xi:14 18d:11 3pk:x 2hg:u 2sd:t d7:q et:p 1kn:m 3n9:k 14k:k 3s9:k 2j3:j 2cw:g 2x6:f 3b0:f mk:e 3qg:e 34n:d 11o:c mt:c 37j:b qg:b 2su:b xm:a 176:9 18l:9 3aq:9 zz:8 7x:7 2e:7 14f:6 1wn:6 1oq:6 5j:5 te:5 hw:5 an:5 2bj:4 gy:4 1bd:4 1z5:4 29z:3 1wi:3 2sf:3 18q:3 3c8:3 x3:3 3tc:3 1ez:3
toenail	k	21x:13
unpleasant	m	3i7:1j 2gk:n 137:e pr:4 2x6:3
fra	m	28l:13 363:p 35l:h 1fp:a 364:5 365:4
maggot	m	363:2l 364:b 365:b 35l:a 366:7 362:7 2j8:4
lan	k	363:18 365:8 35l:7 366:5 362:5
crawl	k	363:p 35l:h 364:5
hedg	o	363:p 281:j 35l:h 3fk:8 1wi:5 364:5 365:5
grub	i	
somehow	1f	3oq:2d 2zf:1s 4p1:1b 1bc:11 4pl:y 1b3:r 2qh:l 2d2:j 2aw:j 4pj:j uk:i 34p:i 3s7:g 2bk:e 121:c 3zx:a 2b0:a 17g:8 oo:8 3k6:7 oa:5 1x1:5 zs:5 2tw:4 1d0:4 1f8:4 2lv:3
regular	1x	4c5:1f 17q:19 46w:18 42m:16 2za:y 16g:x 1eq:u 1em:t 2ul:l 1kz:k 17l:i o2:h 2o5:f 3oe:d 11p:c 2zs:b wx:9 1qb:8 1ep:7 12d:7 3ml:5 2fw:4 37c:4 35q:4 21k:4 1cv:3 1wu:3
food:light-brown-sugar	r	36a:2r 1eq:l 1eo:j 1ep:f
aluminum	o	36c:4s 334:d 36d:6
material	m	36b:3x
porcelain	k	36b:13 144:7
lol	v	3ha:1m 2dk:13 376:v 4mw:q 2xj:m 4dr:k 13m:e 3cd:8 1px:7 3j9:6 34k:5 26v:5 1sr:3
squash	24	36f:3x 4fg:28 2ve:17 3ow:14 2hp:z 1ia:w 19k:v hl:v 1a2:t 1mg:s 31p:r 17h:q 472:q 36e:p 3j6:n 2j0:k 1i7:k 1zb:h 1sj:g 370:g 5i:d 4on:b 3d7:a 28j:9 w8:8 iv:8 1k7:8 ip:8 3hp:7 2xj:7 2sp:7 2ii:6 3qs:6 374:6 ol:5 sa:5 40:5 39p:5 d7:4 hq:4 2v:4 4az:4 1bg:4 36z:4 15n:3 fi:3 7e:3
pebbly	k	36i:b 36h:9 6s:3
continu	24	3fk:26 36g:22 3ou:1s 1us:1g 3sx:1c 3jm:1a 2ub:1a 3dm:17 3bs:10 2rv:x 3pk:v 2gj:u 1h3:s 2u5:o 2e4:o 1ey:k 1is:f 379:e ai:e 4gd:e 4ge:e 2tw:d 2v5:b 4gc:b 3le:9 2wt:7 3gr:6 kq:6 1vc:5 13z:5 3aj:5 156:4 7v:4 ya:4 ts:4 yh:4 hi:3
chas	o	1vd:y 12e:h 3ds:e gx:b 20d:7 3ce:6 3bv:3
playdough	t	3tg:1f ue:18 4jy:n 1fi:k 1ww:d 38a:b zu:6 co:6 3hi:5 1co:4
flick	i	
sandier	i	
cuisinart	k	2bq:u 36n:b
knacker	t	3x4:1h 3rc:1a 36m:14 10q:q 2bh:f 2bq:e k1:b 1vg:b 1rn:8 1bn:6 1oe:4 h1:3 3x5:3
prefer	1t	3vf:27 4kp:24 4bt:1y 4g8:1v 2ml:1o 3s6:1h 4os:1f 2u0:1c 4nn:17 2kl:16 1sw:15 36o:z 4b3:r 471:q 1da:p 4ci:o 2of:o 1es:l 1ut:j 27r:j zv:f 4ad:f ib:e 1ve:b kj:b 1ri:b 454:9 ig:8 320:8 2fa:8 1w0:5 2e9:4 3e6:4 pg:3 2so:3 31w:3 3l9:3
cakier	i	
nuttier	k	36q:1j 1ms:a 3rf:6
squidgy	18	10h:1p 3rl:13 2un:12 1ji:u 14i:q 1qj:o 3mo:n 1ix:l 379:j 1lh:e 40:8 3at:8 1co:7 41i:6 1n2:5 1es:5 36o:5 u7:4 1fr:4 3mp:4 1c9:3
yeah	k	mm:q mo:a
nah	v	3a4:1z 481:1d 3n7:v 4d2:q mm:q 4d3:m mo:a ec:7 q8:6 hg:4 8j:3
anybody	k	2tf:1i 2te:c np:4
quaker	k	1jx:14 u3:5
classic	i	
nae	5i	35i:1t 32p:1p 28y:1m 3p1:1c 3ow:1a 3lg:17 2rf:11 1lr:11 3s9:11 1td:10 1x2:10 2fg:y 3lb:x 262:v 129:v 3jh:u 2ru:u 1x3:r tz:r 369:q o9:q 18u:p 3pz:p 2qd:o 3vj:m 10c:m 3c8:l 23d:l xe:i u3:i 29l:h 3lf:h 1q0:h 1gh:h 2xg:g kg:g 35n:f 2fr:e 1mn:e 4fv:d 8u:d 1kh:d tn:d 14c:d 2ai:c 3gg:c 3m8:c fv:c 313:b 3wf:a 334:a 3jm:a vr:9 1ep:9 gd:9 3ng:9 1l3:9 qu:8 3wb:8 vs:8
oop	49	35e:37 45q:35 4mf:2f 3zn:1x iy:1l j6:1i 59:1e 3f0:1e 3bb:10 42v:w un:o b6:n 1ue:m 37t:l ks:l 370:l 176:k 1m3:k 37d:j 4nj:i 3i6:h 2sz:f 3q3:d ad:d 10z:d 3ld:d 2rv:c 3py:c 36y:b 34j:b 4dx:a r6:a 134:9 4gf:9 1ie:9 1a1:9 2e4:9 12n:8 1dc:8 rt:8 2fk:8 1ov:7 39y:7 155:7 188:6 1jw:6 1ax:6 4a:6 12b:5 36z:5 fs:5 zl:5 bv:5 1h3:5 xn:4 371:4 2f0:4 9p:4 10m:4 24c:3
instruction	o	36z:2y 370:1k 371:b 2sl:a 3on:6
compact	k	36z:q 371:l hl:5
brother	x	3nd:1w 3j8:1r 370:1i 3sk:w 3sj:t 12e:t 3j9:h 36z:d 2i3:a 3da:a 3f8:8 3qx:8 2m:5 24f:5 ju:4 1a9:4
among	10	372:27 3l2:26 3pi:1c b6:e mt:8 3gj:8 10n:7 3of:7 pn:7 2de:3
heck	x	231:1a 353:u 2ei:t 37n:h 37e:c 2f7:a ut:9 uk:9 374:8 2ip:6 1a2:6 oy:4 11s:4
forget	1b	3me:1t 476:1a 2uk:13 31p:12 234:y 106:v 3cl:s 2ei:s 10d:p 3um:n 2qb:d 1f8:c 2q8:c 3cm:b 373:b 3ab:b 2rl:a 51:a 3cn:a w5:a 3qs:8 yu:6 1a2:5 35q:4 34z:4 ja:4 18b:4 v2:4
crunchier	t	1ua:14 mi:t 1xo:m 2lw:k 375:b 4gy:b 4gx:a 4gv:6 1n8:6 1ka:5 2ir:5 133:4
border	v	3n2:x 29p:m 1wo:k 431:k 377:j 36e:j a5:i 430:h 35w:7 xr:6 1l6:6 11b:5 s4:4 n9:4 1vv:3
visibl	m	1l6:v 376:d 49:8
bonny	t	1td:1w oc:o 2m7:l 2n4:g 1a8:9 279:9 ud:8 18j:7 2m3:6
color	3h	y0:2l 3n0:1w 3q0:1m 36r:1l 1zh:1j 3oc:1d 3j8:19 37a:y 37b:y 3cd:y 1ua:v f6:q oh:p l5:o 1sv:n 3m5:l 3sy:j wd:f 36h:e 450:e 4hc:d 3j9:c 1ur:b 3as:b f1:a 159:a 246:9 3rl:9 2z8:9 oc:9 10f:8 vu:7 371:7 3hv:7 18c:6 4f9:6 3rp:5 jx:5 eo:4 41u:4 3n:4 uc:4
peely	10	2z8:1m 2xo:v 2ax:d 1ua:b 2xp:a 379:a 2cw:7 f1:5 eo:4 2v7:3
wally	10	2z8:1m 2xo:v 2ax:d 1ua:b 2xp:a 379:a 2cw:7 f1:5 eo:4 2v7:3
whatll	4n	37e:1w 3n4:1v 1qr:1t 23i:1q 2c1:1h 4hk:1f u4:1c 3ja:18 369:12 2dc:z 3bg:x 4mr:w 2x8:w 18o:v 122:u 20c:u 1qf:t 1x9:t 3we:q 3ac:q 49b:o 2v7:m 2zk:m 49v:l 3fk:k 3ib:k un:i 8j:h 3ia:h 15a:h 368:g d4:g 3r7:g qh:g 3pq:g 223:f 464:f 2pv:f 2q3:f 2f7:e ub:d 125:d 1sg:d 162:d gs:b 13y:b ux:9 1c2:9 2o9:8 17o:8 3nl:7 sr:7 n9:7 42m:7 mw:6 1zj:6 329:6 1r2:6 up:6 3k7:6
gie	v	2se:16 1x9:14 3hl:n 2xj:m 2wr:j 1sl:f 1fi:b 36:8 1p2:7 2xo:6 1tj:6 334:5
repair	3c	3ci:4m 37c:21 373:1x 3qk:1n 2ej:1f 3le:11 464:10 2ax:z 3ot:v 496:v 12j:r ek:o cg:n 28m:m 35b:k 39i:i 2dq:h ne:f 3fh:f 3rp:d 1ky:d 15w:c ys:c 2wa:b 3xq:a 34p:9 28n:9 3om:9 14k:9 1ey:8 2ku:8 2c0:7 1p5:7 w6:6 2c2:6 2pu:6 fa:6 xk:6 2sv:5 15x:5 2ed:5 xv:5 37n:5 7z:4 1ph:4 2ai:4 35e:4 em:4 oy:4 1ca:4 1je:4 zy:4 2fx:4 173:4 27m:3
convection	16	3wq:28 2v7:1b 1rf:o fb:o 1za:8 ky:5
sofa	o	3e3:1l 37i:1b 39i:13 37h:s 1aj:5 3d2:3
goner	o	1hr:1h 37i:1c 37g:r 19z:m
bell	o	3fd:13 37h:y 37g:w 2lx:v 112:6
scream	t	1us:1v 37l:1a 1kr:14 37k:u ob:7 2x6:3
desperat	o	4nk:26 37l:1j 195:s 37j:k 45q:7 3a7:3
amaz	m	3gd:1e 37k:18 37j:p 3pi:i
lak	14	16h:l 3hl:l ek:l 2er:h 1sr:g ts:f 140:f cg:4
pucker	24	49p:10 49o:z 2c4:u om:u 353:l ok:k 3fg:j 1s0:i sr:g 122:c 37e:b 3s3:a og:a 2f7:8 41m:7 hs:6 464:3
vary	k	426:12
food:ready-made-custard	t	37p:5k 37q:p 10t:5
ambrosia	m	37p:27 10t:7
habit	r	116:z 2de:p 334:h ks:9 20q:6 1t9:6 he:5
tupperwar	r	233:s n1:s 331:m 3kd:g 389:g 2x9:9 2ll:7 16a:4
sensibl	10	h2:1d 34a:x lw:r 331:o ry:f 1z7:d 34z:a 3n6:8 le:7 1p7:6 j8:5 3aq:5 36y:4 281:4 ju:3
food:sea-urchin	10	37w:2d 2wf:17 1mb:p r2:o 3id:l 1f3:f 30m:e 40y:c 1o4:a 24f:9 37y:9 qi:7 37x:4
u	v	3hl:17 37y:11 3gz:z 16m:o 2x6:l 37x:f 16n:d 1k9:b 37w:7 3ce:6 1uz:6 tf:4 2x9:4
dorm	t	37u:2g 35i:q 1cg:c 3ih:a 3n5:a 37y:7 18m:6 37x:3
micro	r	43w:1s 37y:t 2me:n de:h 37v:8 37u:6 37w:6 43x:5
ping	o	84:q 20d:l 37x:j 37v:d 4k1:a 37u:9 37w:9 20e:7 4k2:5 tf:5
kindergarten	k	1oc:22
becam	7x	3h9:32 eu:1j 21i:1f 3ch:1d 250:1b 3kv:18 38a:18 4a:17 p9:16 44d:15 1k3:14 2ak:14 12x:12 2fh:z 2oy:y 2ck:w 3sx:u 2zu:t a9:t 2it:s px:r 3j6:r ij:q 2e3:o 4pk:n 4oc:m 41l:l 2az:l 3jd:k 3j5:k hy:j 36e:i 17t:i 352:i 2eq:i 59:g 1se:g 3dr:f 4l2:e 1us:e 1t2:e 4g5:d 1sp:d i0:c 1ff:c 185:c 3py:b i7:b 1d0:b t0:a 2v8:a 4eg:a 3mo:a o0:a 38e:9 ny:9 6n:9 27x:9 33j:9 2cu:9
model	i	
fortun	1v	3ct:2d 3gb:1y 1jp:1e 383:1c 2a3:z 25u:t 2a2:o 265:l bf:j 382:h 384:f 3bt:e 44k:c 44j:b 1yv:8 1e5:5
money	2q	1zl:2n 265:1x 383:1s 3ct:1c 382:16 1yv:o 2a3:n 3bt:l 4iw:k 1jp:j 25w:f 3cv:b 2a2:8 25u:7 1s9:6 1e5:5 97:3
nowaday	m	3cu:1f 382:q 3cv:5 2a3:4
economis	o	2hk:1l 2a2:m 2a3:d 3ny:9 3al:4 382:4
lighten	1h	3th:1z 3sn:11 2ir:10 27a:u 25z:u 1qe:p 2rn:h 1cl:g 3xh:d 1pd:8 1qb:7 oj:7 69:7 27b:7 387:6 1ck:5 1qy:5 25n:4 1pm:4 1b:3 3hr:3
enjoy	k	386:g 2ir:9
train	2o	22t:1n 2qg:1e 25h:12 24g:z 2wg:v 2bw:s 1qf:s 388:r 91:l g9:l 3r7:f 29o:f 2b0:e ai:d 3fu:d 3e6:b hf:b 24v:a 2h8:a 4d8:9 ln:9 2ha:9 rw:9 389:8 3ig:7 12e:7 44:6 49b:5 3ih:5 2b9:4 j3:4 lq:4 2b8:3
hill	1b	24u:1s 24v:15 4hx:s 3h1:r 1fe:m 3it:j 37s:h 45r:f 3ms:d 4aq:a 389:9 388:9 1di:6 24t:5 25h:5 2b9:5 24f:4 1xs:4
looser	o	352:1s 1ky:n 1a3:d 2ck:4
yay	k	319:i rz:5 2g3:4
nay	k	319:i rz:5 2g3:4
himself	v	1n9:1s 3h3:1b 41v:18 12l:12 1w1:h 47y:e 390:6 pj:5 22d:4 2jl:3
teeth	2h	38e:4p 3sa:1j 15h:10 4b3:z 2p3:z 2hx:w 14v:v 2h9:u 2c7:r 3fl:q 2x6:p 185:p 2rw:p 1se:l 19y:l 1k3:j 2id:j 2ic:j 3rd:i ql:g 1pr:e 110:d 1fs:d 1v4:b ie:b 3yi:b 3yj:b 1es:a 2it:6 2j3:5 3e6:5 et:5 28j:5 1w7:5 3la:4 3f2:4 3aj:4 19u:4 26r:4 1kl:4 1f2:3 1tt:3 161:3 1i3:3
delicious	k	35p:i z3:g
hack	x	3f9:1v 21x:y 2sy:n 46q:h 39v:f p6:e 1sn:b 7e:b 4gx:9 1ak:7 4gv:5 1ka:5 20v:5 13e:5
food:dried-apple	r	38h:4y 26y:b
exampl	o	1zf:13 271:r bd:b 2e4:7 2x9:6
pantry	1b	46c:1v 1bj:15 1w9:13 25a:12 4ix:x x0:p 43r:o 14t:f 4pj:c 4nb:c 7m:c 4g8:c cd:b zl:8 2r1:8 3uv:7 2q6:6 1jy:5 28k:5 mk:4 2qv:4
fainter	i	
fashion	v	3rz:27 1xa:1n 3rc:10 1jy:q 3ew:e z8:9 1rm:5
granny	18	pg:1b 2ay:16 2ey:15 38o:15 ug:x 18p:w 36u:r 2tw:m 38p:k mz:g dt:f wx:e 3cc:a dk:9 pd:9 2gt:8 16u:4 1jn:3
aye	14	1s1:1t 3az:1s 38o:15 2ey:14 19z:y 1pk:r 38p:k 3b0:j 1ti:f 8:d 1zk:8 1mf:8 2j8:7 1tx:7 297:4 3y0:4
dreadful	10	42s:1w 3mk:y 3zq:x 3jr:s 2rb:s 2ra:s 13k:l 38n:l 38m:h 1o8:f 3bt:e 3js:d 38p:c 1r9:c 3d5:a 39l:a 2hp:8 19b:8 30n:4 1vc:4 4kd:4 1fe:4
scot	i	
creamiest	k	38q:1u
surpris	m	4c9:1m 162:l
prevent	t	41z:1b 1ac:17 1fe:z 230:w 1jk:7 3d3:7 218:6 zj:4 yr:3
plop	1k	38t:39 12c:1i 63:13 1p2:y pn:o 8b:o 2ck:n 6x:h 7d:f 3og:c 24e:7 4hb:7 2jt:7 1tz:7 3h9:6 17t:5 2jv:4 1zg:3 39l:3
dishwater	1q	38u:30 2wh:21 sl:20 33o:1e 4lp:17 3bi:11 493:u 2df:q 17r:p 3oj:j 3oi:j yi:e 3q5:d 23q:d 2ud:8 3gr:8 3ob:6 3gs:6 34k:5 13j:5 28z:5 fs:4
knotty	k	38w:1w
unstir	i	
entir	v	45q:1c 2oz:1b 3qm:1b wu:j z5:h 1ef:c 38y:6 63:4 s6:3
telephon	x	3k2:29 x7:16 2zi:12 38x:t 29b:q 29a:k 3bk:j ji:a 63:9 1ib:6 2f:6 3bn:4 61:3
insipid	t	3s3:1a pk:o 2ds:n yi:m 3eq:i 3v3:7 199:6 2sl:6 2cb:6 26n:4
boy	24	43a:27 my:1r pj:1n 3yt:1b 3g1:18 3mu:11 33t:x 445:u 3oy:t 2jk:s 396:r 3x9:p 41q:p 37d:m 2jt:m 2rz:l 35m:i 1wy:f 1ob:f 3gl:e 4bd:d 48u:c 3hp:c 1ye:c u1:c ns:a 3hl:a 1w1:9 26h:9 45q:9 m3:7 3aj:6 1sl:6 br:6 3vx:5 1ub:5 2il:4 3k8:4 394:4 1nv:4 35k:4 24f:4 2bp:4 ku:4 16r:4 1l6:3
lonely	m	4hf:1y 392:1p jq:6
appetit	k	13h:5 1px:3 s0:3
lad	3n	37k:1g 3bk:1f 4mm:1b 319:14 376:10 3bq:10 395:y 3zz:x 29o:v 393:v 45z:u 1o8:t 1wb:t 1hw:t 1vc:r 460:q 1nx:q 1ay:q 11:q 1nz:o 3v1:o 4hx:o 43a:n 33f:m 3mt:j 24f:h 320:h 33i:f 4bd:f 3n6:f 3f8:f ns:f 3f0:e 1k6:e 25q:e 4dl:e 3ez:d 3zg:d 14n:d x2:d 262:c 3i0:c jq:c lx:c ag:c 45q:c 3gm:c 15b:b 2bx:b 3t9:b 19r:b 49b:a u1:a 25h:9 19o:9 14m:8 4be:8 47u:8 1dc:8 m9:8
granddaughter	2d	1ln:20 3yt:1h 397:1c 1kw:19 1jz:15 4bi:13 1p2:z 1pn:t 3f2:p 3b1:n 2jl:j 33m:h 3tb:g u3:d 3yr:a 1gr:8 1ql:7 2jt:7 wj:7 1qn:6 dw:6 2bx:6 2wg:6 10q:5 3ks:5 30:4 3hp:4 23l:4 1cz:3 wi:3 398:3
disguis	r	3j5:1t x2:x 397:w 1ub:d 1nv:5 1nz:4 1wr:4 j6:3
picky	10	a8:2m 44i:17 1nz:s dv:j 35c:i 397:g 330:e 41q:9 zb:6 1vc:5 x2:4 1qm:4 4bd:4 395:4
moan	k	395:10 398:b 396:6
persuad	i	
gey	r	2df:v 1c0:m 1qy:c x1:9 98:7 3f:3
hearty	i	
nonna	o	39b:3k 39c:1x 2ey:4
degorg	k	39b:11 2ey:8 e5:6
doorstep	o	172:2r 1f4:1n
titchy	o	260:o 2uc:j 3fm:j 31j:i 1f4:c 3ri:8 3ks:6 1ef:5 pr:4
chargrill	m	39f:36
immediately	v	19n:o 297:g an:d 39h:b 1y3:7 2bi:7 2re:4
driest	i	
grand	x	37g:1i 1di:s 33j:k 2hd:g 1so:b 1fr:a 2m3:9 157:6 1kr:6 18k:5
steamy	x	39j:2k 20q:27 2rr:17 2eq:x 4cl:o 4cn:l 3sf:e 4cq:4 4ck:4 4co:4 4cp:4 148:4 2m0:3
crusher	v	39k:1l 125:j iv:b 2un:6 10n:6 p6:3 2ip:3 29s:3 2fk:3
splutter	10	3jr:2f 78:1f o3:k 6v:i 123:f rp:9 3m7:9 6x:6 72:4 79:4
winc	x	4or:12 1ak:x 2dk:p og:h 353:h 180:g 2o9:e zb:d 2c7:4 2sl:3 i5:3 1us:3
tangy	16	3wk:1p 4c7:13 2f7:11 39n:10 2c4:r 33e:g 180:d 2q9:c 3cj:a ub:a 37n:8 sr:7 4fi:6 2c5:5 jx:4 ok:3
food:dried-oregano	m	2y6:k u8:5
squirt	18	fi:2s 1ia:11 2zf:w 24n:u 24o:i vp:i 4b6:g 4ha:c 2qh:b 2v:5 2qj:4 x:4 24k:4
food:sun-dried-tomato-paste	r	39q:50 4ha:7
sop	r	tr:g 1jw:f po:8 2db:8 w6:7 18y:5 1jq:4 hg:3
stringier	i	
food:burrata	m	39t:35 1mx:g
buffalo	k	39t:11 1mx:l
messy	x	4bp:1y 2sv:1n 20v:1g 39w:12 138:f 4o0:c 1ka:b pr:9 38g:6 215:5 1k6:4 w9:4
forkful	m	3xr:1d 2ak:10
shov	10	2j9:1u 231:16 10d:o qg:m b6:h xh:f x1:b i4:b 3ab:a w5:9 2tt:9
mozz	k	3a0:11 39z:c 3a1:5
silly	12	39y:1r 2zu:x n7:o j6:l yf:k 3we:k 3a2:f gx:e un:d 155:9 u8:4
chat	r	39y:2j 2fh:1r 3ch:y 6f:7 22w:6 2bd:5 tt:5
nearer	i	
whizz	26	1x0:1w iw:y 48l:j p6:i 3xk:h 2qm:d ik:c 293:a 17d:9 3kg:7 1x1:7 17y:7 h1:6 il:5 1df:5 4dx:5 48n:5 3kw:5 19x:4 3jo:4 48m:4 1m2:4 iu:3 2wa:3
wif	5y	pf:2b 1t9:2a 407:22 2r9:20 3an:1x 4nl:1x 1ny:1f 474:1d 1nn:1b 1ms:1a 4l7:19 3ua:17 371:17 3ml:15 2g5:12 3gm:10 4mr:y 3el:x 3ub:v 4hz:u 4j9:u 1n6:u 3sp:u 3f2:s 1vf:r 2px:q 251:o 2vm:m 2zo:m 1cd:l 3kq:l 1o7:k yg:j 3qf:i o0:i 2i6:i 1rz:h 2d5:g 13h:f 3m2:e 2cz:d 2qm:c 1b9:c 2s8:b 4hx:a 2kr:a 293:9 wo:8 2ie:8 a8:7 e3:7 2i2:7 28k:6 2qk:6 1hv:6 l:6 3si:6 1z8:6 2ks:5 126:5
crispest	i	
excellent	i	
brim	1q	32g:2e 44v:1e 3ih:1e 27h:18 n4:s 42x:p 40r:o n5:m 3mr:m 2aa:k 10d:k 9b:g 226:f kx:f 46i:f 3iz:f 46h:f 1zb:e 146:d 1zu:d 3aa:d 3gk:c 3ig:c na:a 2ps:7 1np:4 4z:3
dig	16	tf:o 2bi:o 3a7:o 37k:n 120:m 2zr:k g8:e 3w:d 195:c 3gy:8 2j3:8 b6:6 2lh:6 1kc:4 297:4
tidy	r	4an:1j 2u6:18 1k6:q 3aa:j 3a9:c 149:8
hop	r	3zg:1g 3a8:1g ya:q wx:7 14f:4 7f:3
tumbl	m	40r:2h 3a8:1c
stovetop	10	3ab:23 466:m av:k 39x:f cz:f 10d:e 17c:7 w5:5 374:5 zl:4
zing	v	pk:2j 23y:1u 3ad:1o 3ja:r oi:8 33p:8 1zm:4 1o4:3
wish	k	3ac:x 1o4:f
icebox	12	245:1q 4dk:1e 2hd:18 47j:v 2h0:p 3f5:c 22h:a 26f:7 ow:6 2m5:6 1w5:5 qv:4 2qj:4 2m2:4 yf:3 pr:3
food:frozen-mash	m	3ag:1x 34s:u 2bk:f 32g:6 33e:5
born	k	3af:1d 32g:9 33e:7
suggest	10	4ek:1l 10w:13 14c:11 261:u 4el:q 1wv:l rz:b 33q:9 oj:6 2x9:6 104:5 hs:5 27a:5 1wf:4 jq:4 1bx:4 26d:3 3ai:3 1cl:3
folk	2f	3lv:2a 1m5:26 1hp:23 49e:1z jf:1j 4h4:1h 3zs:1g 4kh:1g 2wb:19 1s0:16 3lt:13 49b:13 3se:y 25q:w 3sc:v 3ez:u 1pl:u 151:s c9:r 3g7:p 3bq:n 12s:k 44g:k 3ah:g 2so:e 1mu:d 1bn:d 108:c g3:b lg:a 3zt:a 2hf:9 296:9 c1:9 3dm:9 1wt:9 n2:8 266:8 zz:8 45i:7 tt:6 122:5 44f:5 vi:5 2b7:5 x6:4 14m:4 rv:3
fourteen	1f	101:32 3yh:1x 1qm:1l 3sm:1f 19r:1b 3hq:p 2w7:k 1v6:b 3aj:b 35k:a 2uv:9 24:7 2v7:7 1ra:5 1h3:5 3ks:4 1cz:4 1s8:3
teatim	1q	29e:2c 3ri:z 3nz:y 33j:p 22v:l 40d:h 4bf:e 2li:b 3ul:a 1ae:7 22l:5 44p:4 1np:4 2h2:4 22d:3
food:haricot-bean	i	
fourth	i	
crav	1z	3wi:1e 3a3:10 pf:q 1n7:n 1t9:l 1ny:j 1qy:h 1nq:h 1o7:f la:c 3uc:b 1n6:b 386:a 3f3:a yg:7 3dj:6 1n5:5 3k9:5 2i6:4
rugby	10	4o4:2h 17n:w 4in:q 3hr:q 3o3:n 3bs:h 2jg:g 33n:f 141:f 3o4:e 1g9:c 3qd:c 9b:8 lw:7 354:6 2ag:3
team	1t	3ap:2g 3ar:v 3pb:n 2ps:e n2:e qr:d lw:c jf:a 3br:a 44v:8 3aq:7 3cs:7 1g8:7 9c:7 3rs:7 1du:6 1bm:6 3pc:6 1sj:6 3o3:6 qu:6 9b:5 2jg:4 lb:3 33n:3 3o4:3 14w:3
thirty	2z	rf:2k 3aq:2b 4k5:24 4in:1q 3l7:1h 4av:1d 342:11 2s9:10 4m6:y 34a:x 4jb:v 1e1:p 145:o 3eq:n 1ua:i 9n:i 3rs:h 3ap:g 3w3:g ar:f 2wf:e 3g7:d 44v:d 2ps:c 34z:b 4mu:b bt:a 3ao:9 14w:9 51:9 lb:8 16p:8 rg:7 1sz:7 12r:7 348:7 3pc:7 wf:6 4e5:5 22m:5 1na:5 yr:5 1g9:5 hs:5 1qk:4 1du:4 299:4 35x:4 3ar:3 a6:3 188:3 21g:3
church	2u	2ps:1y 9b:1x 1fh:1n 3tj:1i 1ko:14 4bf:12 3ap:10 3rs:q n2:p 1jt:m 1mu:k 1jo:k ar:k 1g8:h 3ig:h 44v:f 3lt:e 3ak:c lw:b 3ih:b 3l7:a lb:9 1bl:8 9c:6 3ar:6 9v:6 w2:5 47i:5 47h:5 1ef:5 164:5 2ao:5 ee:5 19r:5 4fo:4 47g:4 bt:4 a2:4 qr:3 33j:3 3qd:3 l0:3
reddish	r	3as:4h 2gj:q
blackest	i	
jab	m	3pj:14 3pi:e 3n:8 10f:3
ma	x	vz:22 15d:1c 2os:14 3h1:u 1o8:t 2cq:k 3ms:e w8:8 3bb:7 20g:6 26h:6 4ec:5 1xs:5
poppin	k	w8:6
oot	o	33j:10 jo:9
girn	k	qu:8 ti:3
brat	k	3b0:1f 38n:e
frost	r	3az:1w 3gc:x 170:b 38n:5 2un:5 zz:5 l7:5
food:vegetarian-sausage	10	3b1:7n 4bi:9 1ln:7 4ip:5 3b2:3
food:chicken-sausage	10	3b2:5r 4bi:18 25z:w 1ln:j 3b1:a 219:9 3sn:3
skinny	16	3b2:1v vd:1u 17n:10 3c7:n 2t4:l 22s:f 27:e 1pm:b 3mx:a wu:9 x:8 354:7 1jy:5 1cf:5 2ir:4 2ag:4
theyd	28	3hu:1p 1lr:1c 32g:1a 2se:18 4fk:15 4i6:14 2w6:11 3fp:w 198:v tm:u 2qd:u 2en:s 2qa:s 3b2:q 4d2:m 3b6:l 3mk:j 11k:h 2oj:f 2nd:f 22u:f 18h:c 1sl:b 1lf:b 1bt:b y7:a 26q:a qq:9 wq:9 18b:9 48k:8 2we:7 25:7 3b1:7 3gl:6 22:6 35q:6 1rr:5 4fl:5 1ot:5 q6:4 p4:4 12m:3 2qb:3 35i:3
carameliz	k	1eb:d 30r:b 37:3
yukon	10	dh:1i yv:1h 4nx:p 3b6:m yu:f
noo	k	3b8:2h
tater	m	3b7:2g 10j:1c
vitamin	k	dj:l s4:5 17g:4 du:4
holiday	m	2tp:1g 2ll:g 33c:e 16i:5
chuck	1z	iy:1e 3av:1e 210:15 4gf:14 3en:x 3ik:o 1ov:k 2fe:j 2ff:j 35a:h q1:f u6:e 1h6:c 45m:c 14k:c 23i:a 2je:a pz:9 qd:8 36y:8 bj:8 3d5:6 3we:6 2cq:4 un:4 10w:4 9o:3
hp	o	1l3:16 3e5:4
wor	k	1l3:d 3bc:9
ces	k	1l3:d 3bc:9
ter	k	1l3:d 3bc:9
food:brown-sauce	o	17m:w 24n:v 49v:v 3bg:a 1r2:9 24l:5 3f5:5
food:american-mustard	x	3bh:3n 1bp:w 1bq:q 1bx:i 1bo:h 3eo:h 7l:5
sad	1b	3sz:1s 33q:1d 13x:14 1ib:10 1tm:n 3bj:n 38u:n 1kp:m 1vs:l 18g:j 1c8:i 25n:h 16n:g yl:g 467:a 336:9 3yi:8 3yj:8 o2:8 1qy:5 1ye:5 11z:3 is:3 33p:3
pub	o	4lt:1w 2sk:k 2f9:k 11z:d 3bi:d 1d1:7 33q:3
hubby	m	1nc:17 1kf:g 38y:b 393:5 3bl:5
bus	16	3bl:1a 4on:19 3i5:16 2bj:14 2kr:p 2ks:e 3bk:a 2bw:a ko:9 1nc:8 34n:8 lt:7 2a0:7 12e:6 1o1:6 25c:5 3yt:5 4g:5
absolutely	m	3jb:1r 3d1:g 341:9 1vq:8 1oe:8 2hd:4 2h3:3
tick	10	3bn:2u 3dl:1y 3bo:1w 3k1:1p yk:10 38y:k 2kr:h 2ks:9 aq:8 3k3:8
unboil	i	
tam	1f	3mb:24 nd:1f 1uy:u 121:r 483:p 3u8:n 1zd:k t8:j 10p:f 1q0:e 1c4:b 1c3:a xb:a 11k:8 3ve:8 xf:7 41d:6 3zy:6 vz:6 2sl:5 3p7:5 11s:4 8i:4 uk:3
normally	t	2x2:o 2x3:o 2qz:m 26a:k 18x:k 1qg:e 1ev:c 393:b 3ai:8 l3:7 1c6:7 3j3:4
club	10	4o4:24 2jg:1e 4in:12 3l7:z 3sm:r 3bs:e 1g9:e 3qd:a 2ve:5 2cy:5 3ao:5 1rt:4 2hg:4 3ap:4 9c:3
bonfir	t	13z:o 3ig:j 3ao:g 2eb:g 3br:g 3ih:c 3gc:c 2m3:c 3km:7 1jq:6 36h:5 9b:4
payday	r	42s:1w 3or:10 2b1:v 383:7 38o:7 1e5:4
god	r	4ld:19 4le:19 3db:s 3dc:m 21i:m 2v2:h 12f:c 3dd:b 3co:5 1af:5 1ab:3
knack	2d	38w:24 3po:1f 1k7:1a 3pi:18 491:14 3jz:12 12v:10 4p2:z 3fn:v 3o5:v bw:q 2sd:m 1hi:m 36i:m 2th:l 4nt:l c4:l 38g:h w9:g sh:g e0:g 403:f q8:e 27h:e 13s:d 1t3:c 451:b 85:b 3w4:b 46q:a 492:a 4jt:9 1ef:8 3sp:8 ie:7 3fm:6 1b5:6 yq:5 pw:5 3mz:5 xd:5 1kc:4 1ak:4 2sk:4 14x:4 3yk:3 3pk:3
food:soya-mince	r	3bw:2x 3tb:29 241:u 3tc:7
food:chicken-mince	t	3bx:1p 2rc:13 19v:v 3bw:n 24:e 26:4
shed	m	7j:t ei:c 23f:4
beefy	i	
food:dried-thyme	1o	3c0:8f 26w:1f 11y:t 3i4:5 2lu:3
food:marjoram	i	
complain	k	x0:12 3hu:f 1zw:4
el	x	169:2k 3c3:1w 1do:c 3f6:6
paso	x	169:2k 3c4:1w 1do:c 3f6:6
wholly	i	
glut	1d	41c:29 2w5:1a 3v2:19 vt:16 4h2:14 4h3:14 2ml:j z5:i b3:h 1eh:d 3c7:d 281:b 1ro:a 3rs:8 3v1:6 qf:6 2sv:5 10u:4 2mz:4 3c8:4
greenhous	10	41c:23 41g:1f 3zo:1d b3:x vt:j 10u:8 3c6:7 dn:5 2ap:4 3mm:4
market	1d	4g7:24 3c8:1k 3q7:1f 3c6:1e 1wc:w 3gn:l 2q8:l 2l9:g 4ar:g vl:f 2i5:e 47y:e 26q:c 3et:b 4aq:b 2gv:b 17s:a vt:9 1ei:8 1og:8 1w7:7 4g9:5 1eh:4 1hc:3 3c7:3 3tf:3
pinto	x	3c9:4z 3ca:24 gq:9 1bh:5
food:pinto-bean	r	1bh:1t 3ca:19 3c9:d
itd	16	3vn:21 41f:1y 3dr:1f 3jc:y 1kb:t 1di:o 24p:o 121:k 14b:h 15s:f 12m:d x5:c 1wy:a 15c:a 2rr:a 3cc:a 1ur:8 146:7 15x:4 25e:4
ladleful	o	3cc:2z 1vb:d 1uv:9 l7:5
wind	r	26b:2a 2zo:o 4mw:j 4mv:i 4dr:f 1px:b 379:4 3j9:4 lm:4 26v:3
daft	24	4ly:2i 3e2:1s 3hu:1q 30l:1p 36i:1g 36w:1e 2nl:17 h2:17 3f4:16 4lx:14 48t:11 gb:v s3:u 37v:u 3we:t 3mk:r 26y:q 1cc:p 1ae:o kf:o 146:m 219:l 1bn:k un:j 3cf:j 11z:h 3my:g 3ee:e 166:d 2k5:c 2sk:b 33p:a 3n6:7 6f:6 37t:6 1k9:5 34m:5 1zs:5 32v:4 495:4 g6:3 27h:3
horrid	18	ed:1z 2fn:1l 3oc:1h 259:12 42v:y t2:x 3bz:s 1ue:o 3fp:i 9w:e 2cn:e 158:d 3sv:d 3sz:d 3rp:a 3sy:8 393:7 3t0:7 28y:6 28u:5 3ce:4 z1:4 2f0:4 24f:4 2mu:4 1ur:4 388:3 fp:3
food:trail-mix	k	hc:k
remedy	1b	3uo:2h 2d9:2c 3a0:1q w5:15 48j:u 26r:r 3ec:l 2ds:h 1py:d ml:a 3ci:9 3zr:7 14v:7 10m:7 15w:6 e9:4
seawater	1f	37e:2d 3k5:k 34p:j 3oh:9 1ph:9 15w:7 2c0:6 2g4:6 3dr:6 v1:5 v7:4 2ek:4
acidy	m	3ck:1s 2c5:16 z0:j 2lm:3
jaw	m	3cj:23 tf:r 185:k
aftertast	10	1c0:2a 35w:1s 2jq:z 3cl:o 374:j 1ct:c jw:9 1cs:6 yu:6 1l6:6 3zu:4 e1:3
aga	k	3cn:y ja:f 3co:c 106:3
babysit	m	3cm:1i 3dk:1g 3co:i
ah	t	3ns:2c 3cm:w 1pn:v 3cn:s 3db:r 1ea:q 3dc:l 2v2:g 1a8:e ja:c 16u:8 3bu:6 338:3
shorter	x	4b8:1w 44q:18 3nb:q 104:o 3cw:m 3s0:m 4fy:m 4cj:m 4bv:d 1is:c 14k:b 8w:a 19c:a wk:9
written	v	3mb:2a 2pw:1s 3cq:1n 3wl:1f 18r:y 1zt:r 2i5:c x0:c 1zw:9 45l:9
kindly	m	34i:1c 1ye:r 33c:7 104:4
reunion	k	2b9:g 27h:g 3ap:3
skint	1h	382:29 2a3:28 383:18 2xw:14 1zl:o 2a2:f 1jp:b 1yv:3 4i7:3 265:3
economical	k	384:29
pension	t	2a2:23 3mi:15 4d9:n 384:c 3mh:9 3mg:7 3o1:5 2a3:5 s3:4 346:4 3bt:3 2rb:3 2ra:3
centimeter	v	4bu:1v 4k1:u 336:o db:g 12b:a 22:9 3nb:8 1co:8 99:5 2s8:5 93:4 3cp:4 4bv:4 1ix:3 kn:3
gristly	k	3cy:1m
sinew	o	3cy:32 3hw:w 2si:c 3hx:a 3cx:4
gristl	x	3cz:6o 3cy:1h 3cx:8
chopper	12	3d0:5g 3jg:1h 2s0:y 221:o 220:k 1kf:k 3a2:9 iu:4 h1:4 h9:3
naebody	r	3bm:1y 2d6:1k 221:1a jo:9 2hd:8 24x:3
surely	3l	48v:1q 44m:1o 3h6:1h 3kp:1f 3y5:1f 20x:12 2li:x 279:w 3t6:v 24x:o 1tc:o 2hq:n 3my:j 1kg:i s0:h 1e3:g 22d:f 1wy:d 2n9:c 2su:c 11s:c 27d:c 1oi:b gu:b 37g:b 18x:a 2h3:9 jj:8 101:8 22l:8 1np:7 rx:7 1ym:7 1fi:7 1p2:7 bb:7 gh:6 ji:6 3ko:6 12y:6 14b:5 22v:5 ar:5 3y6:5 no:5 l0:4 2r8:4 gm:4 1lp:4 33i:4 au:4 1f8:3
ugly	1f	3d4:2f 48x:29 3q4:27 4dt:23 3d3:21 455:1l 1w3:1b 33i:18 4p1:12 41z:w ue:v x2:k 38s:j 3yl:g 2d2:g 1u7:f 2dp:f 26k:b uu:a 3y7:a 28j:9 1ve:8 oc:7 2cn:7 3q5:6 1fc:5 3yb:4 w5:4
watter	o	3d3:15 101:r 32f:8 5e:5 f7:5
dump	1k	3rn:2f 46e:1y 2p3:1r 3d1:1p 3d5:1g 34i:v 32e:v 38o:u 12b:s 2bj:j 1ca:h 3bb:d n1:c 12i:b 1eh:8 3kt:8 l9:7 lm:7 32l:5 46f:5 2dq:5 1ov:4 1es:4 h4:4 3nn:3
residu	o	49s:u dd:c 1e6:9
food:fresh-soup	v	2ve:1i 2ey:10 1e6:p 1sj:k 35x:k 2wi:i qs:c 2d3:9 142:5 3v1:3 3d8:3
heaviest	i	
useful	m	9h:p
religion	o	3sk:s 3sj:q w5:m 3ho:f 1mm:c 1a9:b 21m:4
heaven	k	2v2:10 3dd:o 3bu:c 3co:b
hood	k	2v2:10 3dd:o 3bu:c 3co:b
dae	r	3ns:2c 3fu:v 101:r 3db:r 3dc:l 2v2:g 1a8:e 32f:8 3bu:6
laurel	t	1rb:z 3zs:4
swill	14	44b:y 4gf:p 2mq:g 2gr:b 3ob:8 gp:8 23i:6 go:4 1vq:4 r0:4 1so:3 33i:3
ador	k	2r2:b 104:5
owd	k	sh:6
doz	v	44p:2j 3dj:20 2d3:w 12a:e 37:b 2hd:7 j8:5 8w:4
mom	o	3di:19 1la:w 2n9:f 3an:4
telly	x	3dk:21 4o8:1p 3ak:j 3cn:h 5z:f rf:a 2sy:7 1oa:5 13e:3 u7:3 hl:3
nap	k	2oy:y aq:5
ninety	x	3dm:2u 342:1h 36u:1d 4kr:1a 18p:v pg:h zk:b 4jj:b 2gf:6 2gg:6 yh:6 2i9:5 41x:5 42z:4 3ux:3
mealy	o	3r4:20 281:v pb:7 1xv:3
clapper	m	2tx:k 2xu:k 1sq:d
strand	1b	2em:4w 3dp:2i 3l2:20 h5:1v 2y7:1c 43g:s 2t8:o 3h9:g 2cl:9 40p:9 13n:7 10g:6 2vs:5 2ud:4 372:4
broad	r	3dq:12 4j2:h 6f:9 1xu:7 1g6:7 1yt:6 h5:4 19q:4 1jd:4
cellar	t	3jh:1y 1iy:12 3cb:y 2c0:9 e9:5 ty:4 xk:4
fish	12	4aq:11 x4:n 1wu:m 389:l 36i:g 3dt:e mz:d a9:9 1rb:8 2vi:6 1u5:5 47:4 200:4 3ne:3 2g2:3
search	m	238:2l x4:5 3dt:4
similar	1m	3g3:2c 3g4:2c 29p:24 3fv:1s 4en:13 2r8:11 3tc:z 3e8:w mc:h 22s:g 11p:f 1sl:e 268:d y6:c 277:b 3ub:b 3qg:a 22u:a 11o:9 18u:9 2fw:7 rq:6 qs:6 2f1:5 2za:5 v9:5 1vy:4 234:4 160:4 25i:3
cabinet	k	1lp:i
chiller	1b	xc:42 1lp:1k 234:11 472:11 s3:r 3kr:k v8:b 3dw:a 243:8 1os:6
650	i	
clag	r	t3:1a 2lx:o 17f:d 27d:d 10i:9 1ca:5
print	k	3e0:10 1kl:3
firmness	k	1ve:d 1fg:9
thatll	r	14h:y 1aj:p 2cq:c 4bp:9 xh:8 3w:8 c3:7 a5:7 u0:3
traditionally	k	3ce:k 36w:j 35q:9
nit	o	37g:1k 3nz:s w0:k 3o0:f 2de:6 1oe:4 331:3 22d:3
sliver	o	3e4:3k 27:6 wn:6
sin	t	3bc:1r 1aj:1j 4au:18 3fo:q 1nx:n 3tw:7 3e6:5 zl:4 2dr:3 3e7:3
mam	12	45i:24 3o7:23 2h8:19 t0:m 3e5:l 2ki:h 1q8:c 1jg:b 3e7:9 1es:9 mc:9 2kk:8 36o:8 25:7 1fr:7 231:6 2d5:6 1en:6 1aj:5 2bw:4
homelier	i	
hungarian	r	2fw:y 3ij:p 11p:3
nois	16	40l:2l 7h:1e 1i1:13 fs:x 2ki:w 46v:v 46u:v 46t:q 3eb:l 3jd:j 3ea:j 2kk:f 4km:c 3e9:a rp:8 66:7 44w:7 iu:6 23q:6 221:5 14g:5 4cx:3
loudly	i	
whisper	i	
sho	v	1se:30 230:s 293:g 2dr:8 2ds:6 1ue:5 2it:4
sing	t	3ed:3z r7:1l 3wg:v xx:b
traditional	14	3ee:2l mq:2d 41o:1r 32v:1f 391:1e 1bf:1a 4ao:13 1u2:v 175:a 4at:9 3ce:7 42e:7 30n:5 2q7:5 1xo:4 22z:4
cheat	x	3ef:28 43p:1i 426:v 2bh:u 230:g 2tr:g 1xo:f 4e2:c 10q:c 4e3:c ry:9 3m2:6 qs:5 1ym:4 ia:3
food:cream-of-mushroom-soup	k	1sr:n 1iu:8
cultivat	i	
greyer	i	
food:tinned-carrot	18	4hu:2s 2vk:1t 3ej:1k 21b:x r:s 34t:f dr:c 8:b dj:a dt:a e:9 m8:7 12g:6 2hp:4
pencil	k	18l:d
agre	o	2vm:1l 3fo:1a 3em:9 12d:7 35x:3
savour	i	
sludg	12	4pd:23 3ku:1n 4j5:1l 47w:1i 457:t yt:n 2jy:h 3bb:f mt:8 ji:5 5i:5 1a2:4 3h9:4 2ci:3 79:3
food:wholegrain-mustard	16	1bq:2m 1bo:1k 1bx:1h 7l:e 3bh:e 1bp:a
feart	1h	4og:21 2m6:1x 16r:1i 43h:1d 3bh:1c 1y8:19 1dv:13 ts:10 2pm:x 2x5:n 6x:j 2t9:i 1zg:h ap:f 2zf:f 3n5:f 20d:c 17g:b 79:b x:b 66:9 2fw:9 20e:9 14h:6 1yj:5 2gx:5 l7:5 1zc:5 72:4 1yf:4 3gc:4 2jv:4 1tg:3
improv	10	pk:27 4e5:1n 17n:18 33p:12 3oj:11 3oi:11 1a7:k 38z:b 41x:5 2kk:4 41w:4 152:3
unlik	i	
mut	i	
mucky	12	3iq:1p 2fn:1m v2:u 3he:j 2ur:i 2cn:i 3c8:h px:g 158:d 259:d 2ju:a 189:7 17c:6 13i:6 qd:6 1uv:5 ie:4 cw:3
food:dried-parsley	1h	3eu:8w 3ew:1b qe:3
russian	i	
curly	1b	3ew:8r 3ex:2d 3vx:16 3eu:u 2j7:l 2j6:b 1g:4
frizzy	k	z8:n 3ew:f
rewarm	o	2wt:p 3sc:d 2uk:d 1ws:9
youd	r	25q:1s 413:1q 16a:l rz:d 26d:4 3f0:3
refry	o	3ca:1f 1oe:7 1wy:6 3f8:6 22d:5 3hh:3
bairnsll	k	2zf:7 341:7 vq:4
lass	10	3sc:1x 3ip:1g 2lf:w 480:q 47z:q 3mf:q 2h9:j 2px:h 394:g 1hv:f 1i3:a 45h:9 40h:9 1mu:8 1qg:5 gs:5 1l5:4 1p3:4 38e:3
march	r	hq:1i 1n0:i 3gd:e 1n7:d 3an:b 1nn:8 43a:7 1n5:6 1r9:5
earth	16	3j2:26 285:1h 45d:1g 1z7:18 440:x 25g:v 3w9:t 1m1:k 25x:k rk:j 25t:i 1ah:d ri:9 3ce:9 2ao:7 2a3:7 1p7:6 25w:6 1ep:5 14w:5 1gd:5
niec	1k	3r6:22 xi:13 2rn:13 1t9:z 3bg:u 3ae:s gb:s 415:p 17m:n 3v8:m 1kw:k 1os:k 3bx:i 1ot:i 1l2:e 2rc:b 3kr:b 1pa:a 1lb:8 u1:7 la:6 19v:6 2gp:6 2g5:5 23i:5 md:5 26f:5 m1:5 3a3:4 m0:4 24l:4 m6:4 34k:3 my:3 1hv:3
kit	m	3c3:14 3c4:14 1do:8 3f7:7
envelop	k	3c3:h 3c4:h 3f6:9 1do:6
fajita	2h	3f8:8c 3f0:22 3c3:18 3c4:18 371:13 4if:11 3fh:x 25q:v 3ez:u 16q:t 3f6:n 2jl:m 9n:m 3k8:k 37t:j 17p:h 3lx:9 2o:8 wu:6 109:6 1he:6 2uk:6 3ks:5 uf:4 3kc:4 rz:4 13m:4 2vj:4 146:4 1su:3 3ap:3 1z:3 2m:3 2en:3 2a:3
nuisanc	k	3fa:1k 38g:c
redo	o	3f9:2m 3qi:1a 4j5:19 45q:a rs:5 2er:5 3e9:4
frazzl	o	b6:s 2ot:r 2i:8 21i:4
greengrocer	o	3ok:19 198:g 1q1:g 281:5 26q:4
gross	16	4lb:19 2j7:u ni:s 3wc:l 37i:k 13m:g 2qm:f 2de:c 293:b gx:b 112:a bx:8 48x:7 1ni:7 xe:7 4l5:6 nl:6 cm:6 2j6:5 2dr:5 12z:5 19x:5 nt:4 tj:4
seedy	o	nn:18 13k:v
food:relish	k	3fg:14
screw	v	4hm:26 2f0:1d 3ff:1c 37n:19 3l5:u 204:c 2fx:5 122:4 1ws:4
liven	14	pb:23 19a:g 20c:f 15a:9 2kk:7 3dn:5 179:4 34o:4
flavor	1h	pb:3a 199:24 43p:1y 2sj:16 3l1:14 3hr:13 2ce:12 3yy:y 3oe:v zo:u 34o:u 22w:n 3fj:n 3hy:a 1gg:8 2sl:7 2t4:7 13p:6 126:6 2yu:6 32p:5 22x:5 k8:5 kj:4 ne:4 3ef:4
hay	m	3fj:1o 3l1:17 2yu:a 3fi:3
food:chocolate-truffle	1f	366:25 417:24 36h:1q 35r:1b 4gv:17 2gj:17 jz:i 178:b 1hx:a 2f:6 2ty:6 4v:4 zk:3
slab	1d	3fl:4g 3te:22 gb:1l de:w 3fn:w 47r:k 1h2:g 3b3:f 2ou:9 258:9 1xk:8 z6:7 3fm:6 2t7:6 1ya:5 cm:4 2qj:4 34c:4 ps:3
golf	14	30r:1i 3fn:1c 2lc:1b 39e:1a 2uc:17 3r2:y 13r:m nx:d 3q7:a 1t2:9 c2:5 yi:4 1sp:4 13u:3 2n1:3
clod	o	2wr:12 3fm:x 149:d 3fl:5 3rd:5 3bv:4
packag	10	2nb:1x 3e5:16 35x:w 3el:t 1gy:t 165:p 2hj:l 4j8:b 2ox:8 1o5:5 mv:5 ma:5 19q:4 n1:4 ug:3
anymor	10	279:16 kz:v 3b4:k 1jc:i rk:g l7:e 3bz:d 3cf:d 1d0:b zu:6 rx:6 ry:3 13e:3
mccormick	k	1ge:1n
glisten	k	e3:m 1d0:3
flexibl	k	2wl:d qh:9 1ue:6 w6:3
merely	m	1u9:k 166:g
platter	16	3fu:3z 4hw:24 350:1u 3sr:1r 3dd:1n 33p:n 35b:f ft:7 3se:6 29d:5
lancashir	k	3fw:1a 3fv:n
mexican	o	3fv:26 26c:q 3k8:g 3pd:d 3fw:7 l:6 s4:5
stuffll	m	29e:17 2fw:9
bibimbap	o	3fz:14 35b:o 2h8:h 2uv:a lv:a mx:8 2sk:6
remainder	r	4o3:2d oh:w 3fy:r 22h:l 35b:c 1u7:7
sequenc	k	3g1:11
muddl	t	3g1:2p 3g0:1h 390:g 9e:e g7:3
anywher	1h	3ng:31 3q0:1v 2rn:1p 491:1b 27k:1a 3tw:x 4f9:w 2s9:t 4f4:m 2pl:i 19v:i vr:i 13s:f 1gd:f 11u:d 11o:c 274:b 11r:8 3v9:8 134:7 11k:7 2zk:7 s2:6 2qa:4 17n:4 v9:4 168:3 3g3:3 3g4:3
co	x	3hd:2b 4j3:1u 3du:1g 4fk:16 2za:o 18u:k 11k:h 26s:h 17l:c y2:c 2we:8 y4:7 4fl:5 z7:3
op	x	3hd:2b 4j3:1u 3du:1g 4fk:16 2za:o 18u:k 11k:h 26s:h 17l:c y2:c 2we:8 y4:7 4fl:5 z7:3
dolsot	m	3g5:3b 3g6:i
copy	k	3g5:1s
cop	t	3hj:19 2w6:13 220:10 1di:k h9:5 221:5 qr:3
bento	t	2ha:e 22t:c li:3
uss	k	1qb:m 3ga:k 14o:a
food:miso-soup	k	2zh:1p 3tc:f 3ng:b
realiz	k	17b:a
totally	16	3b0:1x 2m6:1t 3gc:1r 4ki:1l 2he:1f 1kr:1c 2d8:12 3bs:11 1ud:v 1jc:g 1f8:d 2eb:9 2fx:8 2m3:6 3ep:5 3km:4
unwis	o	37l:1b 2ib:q 1n0:o 3pi:f 3f3:a 1yi:a 43a:9
potful	k	2bb:b
plughol	m	3zv:11 ts:10 2j3:5
mildly	i	
slushy	r	3gh:2u 48l:15 3zw:l 1lq:g 3jo:a 48n:a 48m:8 1m2:8 zz:4
fistful	k	2dk:v 3gj:b 3gk:5
knot	18	3gi:1q 4di:1i 3pi:11 4kt:w 2ut:q 408:o 43g:i 2t8:g i9:c pn:c 372:a 2dk:9 40p:6 12p:4 10g:4 hu:4 cn:4 i1:3
cupful	m	3iz:1z 2tw:w
food:chard	1h	3gl:8t q6:g
hater	m	429:2y 2px:1u
allotment	12	461:16 ze:13 42j:10 42i:10 34f:v r:p 3c8:m 18y:g 34e:g 4h8:e 18c:d 1hx:b 23x:6 ie:5 2bb:4
patienc	t	13d:y 3hy:s kq:e 17g:e ew:7 17f:5 2bh:5 3ur:4 9n:3
crazy	r	40j:3b 3qf:r 2jj:d 3hl:7 1ws:3
unsaf	r	3gq:17 zm:m 1ri:e 3hl:d 24i:c 299:8 2lu:5 2hc:4
nothing	21	3gr:29 4e4:20 3tm:1w 3lk:1e 3zp:1b th:18 37m:w fs:u 7b:t jk:o 2fk:o qu:n 17c:l 2do:k 3l9:i 1tg:f 2i3:e jd:d os:d 34x:c 196:b 1zr:8 id:8 2hq:7 1fe:6 2tw:6 wf:6 12f:6 3x6:6 36h:4 343:4 3ep:3
misread	16	3wv:23 3kt:1e 1ct:19 17v:13 285:z 35x:o 12j:m 2de:l 4op:c wz:c 4ok:b 4ol:b yr:7 233:6 zk:6 lf:4 1i5:4 38u:3 1dg:3
willna	k	1t7:15
presentabl	k	fw:f
eas	i	
6½	i	
meaty	m	226:e no:e 1jd:4
chopstick	1b	3gy:8w 2ov:z 4ag:s
stock	m	1g9:14 16n:b 37v:8 1gq:6
1pm	k	3h1:h 2wg:c 331:9 230:3
hik	x	3h1:1t 3h0:19 1k5:16 24v:g 2bx:a 40y:7 1xs:7 24x:6 3av:5 1ki:5 38w:4
b	k	1po:n
rung	v	38d:17 3h4:11 2ki:g 1jg:a 2kk:7 1ek:6 29o:6 231:6 1ov:5 16n:4 ah:4 6f:4
tinfoil	o	kz:t 3h3:g 29o:d 16n:9 3h5:5
unwrap	k	2lt:11 2tb:4
amiss	k	18x:10 326:4
uncl	10	z7:1g ht:14 43t:g 43u:d 1tx:d ke:b 3n5:7 11f:5 1bi:4
ben	10	z7:1g ht:14 43t:g 43u:d 1tx:d ke:b 3n5:7 11f:5 1bi:4
stodg	16	23i:t 2cl:n hy:l 380:l 457:g 6k:f 3en:8 6t:8 3nm:6 3my:5 2ci:5 2ku:4 qn:3
food:cordial	r	3ha:4d 1aq:o 2ru:c 2w0:8
meself	k	2j3:h 1yt:4
reet	k	2j3:h 1yt:4
specifically	k	3g3:12 3g4:12
grinder	10	2u2:25 3et:17 3he:w 20e:l 20d:k 124:j 7m:9 1uv:7 37y:5 1gi:5 169:3
sack	o	2xw:1e 2xi:n 1ec:n 1ro:f 23l:9 3hs:6
larder	k	1ec:n 23l:a
heinz	r	1bg:17 1bh:14 3ir:r 3ca:f 35o:5
clay	18	3hi:7e 4ce:2i zt:q 36j:m zu:h 4jy:h 1ca:b 1gt:6 19g:6 r7:5 3z8:5 co:4 3z9:4 1ur:3
overfull	k	3hk:2h
overstuff	k	3hj:2e
nervous	16	3gq:1q 3gp:1p 37v:1e 3kf:12 37m:11 3ki:10 2bc:10 37d:y 35s:w 3jp:w 1rt:s 3mp:q 3ke:h 1zc:f 2ji:d 1iw:c 1sl:a 3wk:8 1rl:7 40j:4 ue:4 2uq:3
georg	x	3hm:5p 1h7:1b h7:g 1xn:f 1ev:a 3hn:4 278:3
foreman	x	3hn:5p 1h7:1b h7:g 1xn:f 1ev:a 3hm:4 278:3
twentieth	i	
eighteen	1h	3ro:1n 4ct:19 4j6:t 3hp:k wj:g kn:b 14j:b 30:a 1f7:9 1ra:9 ay:7 17c:7 33e:6 3rp:6 1ob:5 1cz:4 1ec:4 1st:3
increas	k	3aj:q 101:7
alter	10	3fi:t 3ao:n 1bp:m 386:l 1jd:k 13p:j 101:j 144:f 3aj:c lw:c 29r:a z1:8 3h8:7 3h7:7 m7:6 1tx:4 1bm:4 2ps:3
shock	16	462:3d 346:2s 3w9:1j 10w:1c 4hs:15 3hf:12 257:v 3vo:s 463:m 3hs:l 2xw:i 1lf:g 3ct:e 4ou:d 17p:a at:9 45g:9 1la:8 3vp:8 1ne:4 159:4 1zl:3
plainest	i	
goodness	t	3c2:1b 1vq:15 285:r x0:p 1so:n 3ce:l 3b4:i 17g:a
aim	m	13z:p 1x0:9 24e:7
silvery	o	3hx:1u 3hw:1i 3cz:i xr:6 2lt:3
silver	m	3hx:39 3hw:8 2si:3
aunt	t	2t4:11 3go:o kq:f 1j0:e 1rc:e 1go:9 2f4:8 3fi:6 w3:5 1ym:5 zo:5 3ad:4 9n:3 2uk:3
unstuck	k	233:l 2es:j
fond	m	3rz:27 1us:y
food:turkey-bacon	o	3i1:3p 1mk:14 1ot:r
oaky	i	
submerg	o	3iy:1b 40:m 30:g zk:5
twig	1q	3i4:67 3tw:1l 11y:19 2fz:15 4il:w 3c0:u 134:c q1:9 q0:6
whack	t	2bj:17 le:j 3bl:h aj:c pt:c 12h:b 1rf:4 13e:3
toughen	m	1qb:18 2wr:k 1fi:c
cba	m	361:1j rx:o 137:h
glossier	k	1gn:a
gloopier	k	ji:b
wow	m	33q:i 2c0:6 37c:4 xt:4 1sp:4
consider	k	26n:i 24p:b 2tw:7 2cb:5
feijoada	t	3ic:2f 15a:1r 2gk:y 277:g 2wb:a mp:5 2ir:3
vat	10	281:l k5:k 37u:h 2cn:c 2bk:6 mk:3
dinna	o	1pn:u 1ea:g zb:d 16u:5 338:3
farofa	i	
villag	16	26d:v 3l7:p 1bv:n 1rt:m 3bs:l 2bw:l 1ek:j 3mr:g 3a6:d 3v1:d 9b:c 37n:b 34a:b 2a8:b 3ih:a 17n:7 3ar:7 44v:7 1gd:7 4d5:6 3w3:6 s2:5 3nn:5 2r2:4 1f5:4 12e:4
hall	14	4fo:22 37w:1d 3ih:11 1rt:t 1ek:q 2bw:l 3bs:l 3mr:k 3a6:i 3v1:d 9b:c 44v:b 4d5:6 3nn:6 3ar:5 2a8:5 12e:4 1o1:3
instapot	k	1pg:4
food:liquid-smoke	o	3ij:5b
wasnt	m	2hx:14 3bb:b ip:3
goo	t	1sn:42 3il:n 3in:9 m4:4 1jc:4
disgust	m	3in:1z pz:q y4:f 1sn:4 10g:4
correctly	m	3im:20 w9:c 2bp:7 3il:6 1sn:4
ditchwater	o	2yz:10 2cc:p 41w:n 2kk:5
bedtim	v	3iq:26 3v2:1x 3ip:u 2do:m 47d:l 341:k 47f:j 47e:j 3f2:h 33h:f 1nq:b 47c:9 2vy:9
thoroughly	m	3ip:1j 2pe:16 3et:8
jazz	1q	3ir:41 40v:1z 42b:1m 3ra:1m u4:19 3v0:w 1go:r 45z:q 15p:n 460:n 168:n 484:l 3qv:d 3qw:d 3w3:d 2x9:c by:b 3zg:b 1j0:a 17b:a 2uz:a 1j4:8 1fl:7 22z:7 d9:5 115:5 17a:5 1a7:3
food:seeded-bread	k	1d6:b 1ds:8
pointy	o	3iu:y 1fe:s 45r:j 1ki:f xr:f 350:4
triangl	v	3iu:5v 4bh:14 183:h ul:e 2va:6 1i7:6
rop	t	4en:13 40p:w ys:j 16s:d 1o7:c 277:b px:9 19z:6 v6:5 3gi:4
tempt	m	3ix:2x d1:4 ew:4
unsoak	i	
parch	r	3i3:1h 165:15 44d:10 14h:u 7h:4
enter	m	3gk:1t 1tw:a vw:7
bob	r	3j1:1y 46d:1h 4a7:17 w1:e 21k:8 2qz:7 18x:7 2f1:5 nl:4 1n1:3 2gk:3
raft	m	3j0:1n 223:s
turbinado	k	1ep:g 3f4:b
cookbook	k	2x2:l 2x3:l at:5
teacup	m	3j4:1a 10a:r 3qt:l 2a4:6 v4:5
beautifully	m	395:u yt:a 1hd:9 33j:4
fault	o	41l:1a 1bg:11 1ex:s 40f:b 3yl:a qq:3
bready	o	4mg:1k 2d7:t 1tm:f sm:a 2ds:4 zl:3
winna	k	3j9:13 371:l
delicat	r	3j8:1q 2i4:1b 4mv:q 4dr:l 2b4:k 371:9 3cd:8 1px:7 2c8:6 3ki:5 1xk:5 1k6:5 26v:5 36e:3
kinda	16	4l6:1p 1ct:1d 3ac:17 2c5:17 yb:n z0:k 1r5:j 37c:h 1fs:f 1rm:d 2x9:c 3cl:c 1ut:7 pb:7 51:7 1lz:6 e2:5 33r:4 r3:3 2lm:3
wur	k	3bm:1z 2hd:8
orangey	m	2w4:13 159:c 15c:b 2rr:a 1ur:9 3cb:8 2f9:6 nq:5
dreadfully	v	2ai:15 3je:w oh:l 40a:k 221:e 3e9:a 2cn:8 341:8 3le:7 2hy:7 2gd:5 8i:4 257:4 iu:4 2dc:4 7j:4
countertop	o	3xu:27 oh:s 3jd:h 1oq:g 1zh:5 257:5 2dc:5
measurement	k	uw:4
chopping	o	2gk:17 3d0:n 34p:n 2bv:a 2ip:4 16u:4
actual	o	3dr:1o 10s:t 1fr:e 1q1:7 x:5 15c:3
tbottom	k	t3:1a 1ca:5
ashtray	m	1ws:1d 2f0:i 2cu:3
brighter	i	
30g	v	3jl:4d 2bt:1s 3uj:4
mid	m	1vd:i 2lx:d 36h:8 21i:4
frighten	1d	2v3:2l 3wd:20 44n:1r 32n:17 3pe:15 2ju:10 1ab:u 2jj:n 16o:m 2uq:m 2gx:d 3ea:d 1kt:d 2lv:d 4g4:b 3jq:a 1yg:a 3sw:9 3tu:8 fn:7 3jp:7 108:4 216:4 1yk:4 1yi:4 2t9:4 1b5:3 2b7:3 1oh:3
liquidiser	12	2uq:2e 2w6:1k 3kh:1a 1zc:14 3a2:7 3jp:7 3gh:5 1lq:4 rp:3 il:3
ceil	v	1zc:2z 2aa:y 3jo:p 2ur:h 3w1:e 4og:7 rp:7 3jq:7 uk:6
afor	v	457:1f 210:16 1tg:s 22h:r 1mb:l 2uq:h uk:7 2ty:6 3jp:5
spatter	t	40o:14 72:z 39l:h 3zb:8 2tc:7 40n:7 1yj:6 6v:4 3ve:3
screen	i	
silkiness	i	
overcrowd	k	16e:6
excess	k	165:16
tandoor	i	
coating	o	3jy:2p 4bx:1d 3t3:18 16v:11
doesna	k	3jx:1z
terrify	v	3jz:35 1ru:1f 2lf:1c 1st:e 13z:8 1sm:8 3k0:5 1rh:3 1al:3 1rl:3
largest	i	
furiously	o	4e6:28 3bn:1g zf:j 3oe:b 12f:5 2tw:5 1hq:4 29n:4
fitba	k	38y:13 3k3:f
barest	i	
ish	m	474:1l wo:a 28k:8 2qk:7
gru	k	3ci:k 9s:4
slick	18	18a:y 1g1:l nl:b yw:9 nj:8 2ox:6 64:4
peppery	r	3zu:1q 3rk:u 1c2:g 21d:d 1c0:d 28v:c 35c:5 dv:5
man	16	35m:1t 275:1i 1nv:16 3fw:15 3f8:v 3mh:u 395:k 26c:h 3dp:h 1pn:c 2id:a 2ic:a 170:9 3pd:9 ox:6 pc:5 1o4:5
unpasteuris	r	3k9:6j
latt	m	47v:24 3k9:11 1nl:d 47a:7
crudo	k	3k9:11 1nl:d
therell	12	4fo:11 1p7:x 1o1:q 19r:k 173:8 3r6:8 9b:8 3rs:6 lw:5 14q:4 9a:4 qr:3
choic	i	
difficult	m	2io:18 1iw:q ue:8 3hl:5 3kg:3
succ	k	1iw:q ue:8 3hl:5 3kg:3
snow	i	
mill	m	44z:24 3jo:p 35i:j
gentler	x	3ki:1z 49j:1a 2i4:n zb:k 3j9:j 1ye:e 23c:c 3wk:9 1es:9 aq:4 11u:4 400:4 341:4 3hl:3
food:white-pepper	x	3kj:65 do:6
food:pink-peppercorn	k	3kj:10
farmyard	i	
worst	m	wq:1w 2ih:n
tonnarelli	k	3kn:28
aisl	10	4m1:1i 3ws:1a 4fk:14 2w6:12 3kp:y 10t:s 260:p 1gd:n 1kx:j 25u:f 1jn:b 1lp:b oe:a 2we:7 hc:7 1az:6 4fl:5 1zo:4 2zi:3
section	k	1lp:f 3ko:5 2r8:4
food:gluten-free-spaghetti	m	3kq:3q 2r9:7 1os:4
wholewheat	14	3kr:5k 43y:1e vb:v 4if:t 1os:n 415:h 2r9:h 1bk:g 48f:a 109:5 1d6:4
eleven	1k	2vb:2h 39e:1l 2jl:p 1qn:j 167:j 1p7:a 1cz:9 1fd:7 2uc:6 3fm:6 dw:5 1q8:5 1ql:5 1rx:4 394:4 1ai:3 ty:3
mil	v	3ku:20 32e:1w 2ap:z 43f:x 3gs:x 2h8:d 43g:c 10g:a 1qj:a 12e:9 2bv:6 2bw:5
thirteen	m	3kt:1i 3en:t 2ku:b
rat	o	27d:t 2ao:f 3qd:d vw:7 1ca:6
rasp	k	2us:y 2w3:b 1s4:7 1fo:6
smoothest	i	
beaker	i	
roman	i	
frown	i	
thirsty	m	3fj:w 2yu:d p4:6 3fi:4 ux:3
distribut	k	2vs:n 372:k 3dp:4
boyfriend	o	209:1d 1vh:h ns:c 1la:b 46z:7 2ca:4 2k2:3
ooh	k	2t8:1d 2c2:k
container	12	3ys:1l 3fg:1a 2bx:11 3l5:10 1ft:10 20w:h cv:b 3n6:a 204:9 4dj:9 4ek:6 4ff:6 12w:5
undress	i	
wedd	18	3br:1x 4fo:1e 3aq:11 3lt:v y1:s 3l7:m 1ex:h 34a:f 2cy:d 1bl:b 3sv:a pt:8 n2:6 3ar:6 45i:6 2ao:4 1g8:4 141:4 1yk:4 1fh:3 3w3:3 3ap:3
squashy	10	3l8:3m 4kn:2l 2sp:1b 3rl:1a 259:19 188:18 1hr:i fi:e ue:7 4ko:5
theyll	1b	3y5:1f 185:13 1ut:u 9w:s 3sv:j 3sz:j sj:h 236:c 18t:c 1d0:b 3t0:a hd:8 3la:7 1g6:6 1ur:5 20w:5 3y6:5 qu:4 ml:4 3gr:4 1d1:4 348:4 3t1:3 1b8:3 s6:3
dentur	r	1k3:1s 1ma:17 13n:j 185:j 2em:b to:7 2co:3
undersid	t	343:x 45a:s 459:r 2d3:d qm:b qy:5 vx:4 fx:4
food:fish-paste	t	3lc:5y
overload	o	v3:1j 34v:l 32g:g 121:d 3le:8 1f5:3
reek	16	3u8:24 3pf:1h 3om:18 3ld:p 216:j 48i:i 226:g 2ai:f 1wo:f 2iz:d 1ws:c xe:9 2dy:9 32g:9 3jd:8 20t:8 121:7 bx:6 fk:5 qs:4 1f5:4 1uy:4
food:salad-cream	v	3lf:5u 1qh:g
food:vegan-mayonnaise	k	3lf:16 3lg:4
eggless	m	3ny:1w 3lf:11 3lg:i
food:ranch-dressing	k	3lj:2g 2vs:4
pourabl	k	3li:2i
sufficient	r	48y:1a 48z:r 3gr:m 123:b if:9 bw:7 ot:5 12w:3 23c:3
runnier	m	3lm:1v 1t6:14
rank	o	3mq:2j 3ll:24 2mu:1a ed:6 3cf:4 2pn:3
whirl	k	18d:v
overdress	k	26t:o 3lp:m
clarty	o	3lo:1b 3rj:15 2su:w 26t:h 13u:f
shaving	k	3lq:15 3lr:r 3ls:3
shav	m	3lq:1x 3yw:12 3lr:u 4d0:4 4cz:4
grating	k	ys:7
punch	t	3lt:2t 477:s 2ce:i 45i:c 2cb:6 2ou:6 34o:6 33s:4
fae	m	1km:1g 12l:o un:j 34o:9
chol	k	eb:r 26f:7
naw	m	1s1:1v 1zk:a
houseful	x	lw:1i 3z4:11 1z7:h 1du:e 1zu:d 178:5 1fh:4 1bm:4 l8:3
bait	o	3ms:1p 27r:b lq:5
morrow	k	1ev:d
seriously	m	24a:1a 2bh:j 26n:8
likewis	m	2dn:1h 2uk:5 114:4 xq:3
authentic	18	3m2:2w 3z3:1j 4mm:19 10l:19 32n:j 3hy:f 2ry:f bp:e ry:d 1rc:8 4hz:6 24k:5 16u:4 4e2:3 4e3:3
hairy	14	2hz:2k 2th:1q 13n:18 3jl:r 1gi:k 4iz:e ij:c 3m3:5 2ti:5 4j0:3
terribl	10	1fj:22 2v7:z 2os:h te:f 216:f 1o8:d 166:c 4e:c 1b5:b ks:6 1yj:4 2jm:4 2me:3
madra	o	3m5:3x uc:e 15m:5
somewhat	k	1wn:e 2ku:7 1lx:4
askew	i	
vital	k	tn:n 1l3:a 3bc:7
undersoak	i	
garam	k	329:i 13y:7 168:4
honestly	m	41d:26 3cq:1r 3bp:7
inedibl	r	3md:1e 2c2:g 2fx:7 lp:7 2c1:5 34p:5 5l:4
shaker	o	4jz:1t 3mc:13 2c2:q pt:8 oq:4
food:amchoor	m	3me:3n
sixth	o	1mu:1r 3oz:14 3oy:k 2lf:i 2ie:h 3f2:5 19k:4 1o7:3
bomb	r	3mi:16 3xg:j 2a2:i 3v6:h 2a3:b 3mh:9 1zl:7 3ct:6 3cv:6 346:5 2ul:4 ju:4
pricey	o	3mi:1p 4i7:1n 3zq:13 1mv:w 3mg:b 3k8:9 3cv:8 1o4:4
cash	k	3mh:p 3mg:l 3cv:f
tstalk	k	1og:c q1:7
food:frozen-broccoli	10	3mk:6p 3og:t to:j 3ml:8
food:tenderstem-broccoli	t	3ml:4a 3mk:1o
extremely	k	2r2:e
cremat	r	2m3:1g db:l 3u1:f 13z:e 2lz:6 rs:4
perfect	t	2ug:1d to:y 36r:p 2gj:k 4nm:j 11s:g 3mp:9 343:8 qq:6
likely	k	35s:18 2lv:7 3hl:5 2t9:3
harshness	k	3lm:1o 2pn:7
company	t	3rs:s ju:s 19y:g 3nn:f 271:d 3ig:c 28x:9 3ih:8 2n4:4 9b:4 1g9:4 3a6:3 1kb:3
backpack	m	3ly:1q 27r:e 40y:d 1xs:c 3av:a
teenag	m	3mu:12 ns:a 16r:4 we:3
fatter	i	
cob	x	3mv:6t 1wc:d
stingy	k	s0:9 1f4:5
ridg	10	3mx:2q 1xn:1k 3zo:1c 1hj:14 4cg:n 18j:6 14i:5 dn:5 1w1:4 3c7:4 4m8:4
disaster	14	3my:2s 4ht:1q 3mz:1b w5:17 3ce:z 455:z 3h9:f 1f8:f 1wr:d 1l1:d 28g:8 3bv:5 1ve:5 2du:5 341:4 na:4
pag	i	
flannel	k	343:m 18f:8
thesell	k	4z:6
lac	k	431:10 430:v 3n2:c 11b:8
brevill	k	3hm:e 3hn:e 1ev:a 210:6
appetizer	m	3zf:28 2ia:g 3n5:f lj:5
handy	m	3h8:p 3h7:p 20d:e 20e:b
snack	1b	3n6:7d 4kj:27 40q:1m ev:i 19y:i 3wi:7 2h0:6 1e2:4
food:prawn-cracker	m	3n7:2k 481:k 287:i 36t:4
cooktop	m	34k:k 12s:d 3u7:8 2dy:7 s7:5
faucet	v	3rx:1t te:k 1a4:g jf:e 114:d gp:4 2ae:3
takeout	m	15b:1k 3uq:9 157:4
chippy	t	3nb:3g 4bu:1u 3na:12 1vn:q 15b:8 3cw:7 157:4 3cp:4 4bv:4 22u:3 1t9:3
steadily	i	
tv	r	63:15 371:o 2v0:o 2gj:c pt:c 1a7:a 349:6 13e:3 zk:3 3m1:3
hunt	r	4dd:2g 20q:14 3ds:g 2dq:a 2g2:8 ao:8 an:6 21i:4 15r:3 x4:3
food:baby-corn	m	3nf:3p
town	v	3g2:29 2zh:1a 3ga:z 26x:m 28p:l vr:k 3rb:j 3tc:c 13y:b 2rn:7
suggestion	r	1v2:26 1n2:1n 16o:z 1pp:n 3ox:4 2sk:3
unthaw	i	
champignon	k	m8:u
anyhow	k	1r5:l xt:4 wm:3
richer	14	1ag:2t 4e1:1x 28x:p 3vl:j 145:j n6:i 4db:b 4da:b ps:8 2x8:5 1zv:4
mass	16	3nm:2b 3am:26 421:23 4cy:1q 2kc:y 1if:w jt:n 2ci:k x7:f 1v4:a 149:9 ce:5 147:4 l7:4 3h9:4
hundr	12	3nn:2f 2s8:1w 32e:1w 3z2:1i 27k:18 1rz:13 3mr:z 1fv:e 44f:d 1fw:c ft:b 3ig:8 3sw:6 3ih:5 1z8:5
eggcup	i	
hrs	k	ek:y
food:frozen-pastry	i	
prong	i	
duller	k	3dd:1l 3co:q
center	16	16s:1h 2wf:12 1sm:r 1th:o 1qj:m 1hr:l 1fe:l 2d3:k 3it:i 45r:f 1kh:d 1st:a 2co:7 3no:6 ak:5
prop	m	3nu:22 1x7:1n 1x3:d 2d1:4
offcut	k	3nw:m 26k:f 2n4:c
strew	i	
inner	i	
decent	t	3lh:2f 4ou:20 ke:1i 385:z 1id:w 346:b 2a2:9 1kw:4 1hv:3
reboil	r	3e3:w 24x:u 3ak:o v6:e 3o0:9 44p:7
food:cream-of-chicken-soup	t	3o0:53 3e3:14 2i9:11 3nz:l 2nj:f 2gc:8 3pa:3
cent	k	s3:r 3cv:3
posher	m	47p:20 1lj:o ha:h 2zi:5 47q:5
invit	k	2jg:1z 3ao:7
bridg	m	2jg:1z 3sm:1f 3ao:7
mangl	k	xd:1h
underboil	k	qg:z
surer	i	
tokyo	k	3o9:1v pb:c
ajitama	k	3o8:1y pb:c
knorr	k	2u3:1f
ew	10	4lp:1v 34h:1p 3il:1c 2j7:10 2wh:m 18e:l 2cq:i u3:d 23x:c 2mq:a 2cn:9 2ll:8 28z:7 2j6:6 34f:5 no:5 ni:4 3df:4 11w:4 1ws:3
brownish	o	2wh:z 1rl:x 3rp:p 3cf:h h3:5 23w:4
wouldnt	t	47s:1o 1f2:16 3rx:q 9i:n 1jt:e bb:b 2yv:6 2re:6 32l:4 ks:4
mind	k	17j:8
clot	12	pn:2n 3of:1o 4di:1j 12c:y 3xv:m 46e:f 2cq:d xs:9 3og:7 2tm:3
direct	v	4ho:21 12c:1y to:z 1x8:u 2hg:h 35v:f hw:c 3mk:4 nz:3 2bk:3
undrinkabl	k	3ci:c 1wy:6 2c8:4 2ey:3
wishy	m	2sl:h 3eq:f 2kk:e 2cb:a sl:5 yi:3
washy	m	2sl:h 3eq:f 2kk:e 2cb:a sl:5 yi:3
napa	m	264:2f 3fc:1h 26q:4
food:chinese-leaf	k	3ol:25
death	r	2q9:14 2dy:m 3le:m 35x:a 29b:5 29a:4
believ	o	36z:1e 3vs:1c 19q:i 35x:9 2sl:7
slippy	m	17p:14 35z:b 2wu:7 348:5
fairly	t	1cq:2n 4kv:1v 4p2:1d 2ag:19 35e:19 27h:k 2cn:7 3fu:5
crockery	k	2wv:m 368:e
eke	o	3bt:14 2qf:q 2y:7 3gx:5 jk:5 up:5
simpler	m	2ay:15 35v:d 9n:b 1de:8 1fr:5
perfum	t	3ot:4y 1pj:12 4e8:h 4e5:8
oniony	r	qa:m 1c7:8 3ov:8 q4:4 qb:4 36h:3 171:3
prettier	o	451:n 1fc:h 3ov:d 158:d 7r:c 1i5:b 2wh:7 7d:6 2fa:5 450:5 38u:5
neatest	t	2hb:1n 4fv:11 326:z 1k6:e 1k7:a 36f:7 1t3:6 s6:5
food:mango-chutney	i	
dying	r	3x9:3h 3r9:25 3oz:19 3mf:m 19k:4
twin	m	400:1h 3oy:u 3mf:t 19k:5
2x	m	3pc:1x 22q:13
result	k	2sx:10 61:8 2rc:4
food:tikka-paste	v	3p2:7p 10r:8 4nf:7
multitask	k	16c:k 9z:8 9g:4
livelier	i	
patak	o	3p5:1w 1le:15 10r:w 3p2:q 3pr:6
usa	m	1k5:s 2r3:l 40x:h 2qh:a
heid	o	vz:29 15d:14 1qp:7 26h:5 jt:5 4ec:4 zb:3
aff	k	jt:9 zb:5 2ip:5
doon	k	jt:9 zb:5 2ip:5
wick	k	3o0:1q
chapel	k	1sj:1j 1z7:a
wiser	o	482:21 1sj:1g 3p0:i 1ef:c 1z7:a 2f:8
food:bean-salad	i	
food:flavoured-tortilla-chip	m	3pe:2q 16o:y
alarmingly	k	3le:o 2jj:k
lark	k	x6:h
wither	k	1n5:i 12b:b 2xg:4
fight	t	37l:14 3gd:10 3au:y 372:s 1ks:q 3pj:l 3gj:i 84:d 3bv:c 2rr:5 4k1:5
business	o	3au:1d ed:y 20s:d 3pi:b 2ll:b 2x6:8 2rr:8
resist	t	19u:1b 3r2:u 36h:h sh:e 11f:4
kitchenaid	t	2u9:1e 2wr:z 1mi:d 2pe:9 1mh:9
cotton	10	3pm:3u 41i:28 3dn:17 2wt:13 1jc:n 1se:a 199:6 1xv:3
sparingly	i	
food:frozen-ginger	i	
stub	i	
critical	i	
food:korma-paste	k	3p5:11 1le:z
2021	k	3pu:1n 3pt:u
ancient	m	23t:1a 3pu:q 3ps:m 1cy:k
lockdown	k	3ps:1h 3pt:w
480	i	
gloop	m	pp:10 1pc:x
candl	o	3px:2j 4p5:e h0:4 4p6:4
undrain	k	36y:7
appear	o	41l:19 fv:g 4m:c
pinky	o	3ug:23 3g2:12 379:k 2cw:4
aunti	r	43m:1x 3q2:1s 16b:s 10z:d 25t:5
fluffier	m	3q1:24 it:1b i8:4
forbidden	r	4fy:1e 480:18 47z:18 2rn:17 4dz:l 36y:7 10z:7
sludgy	k	3d3:10 3q5:4
brighten	t	33o:1m 35d:1l 1c6:1d 33r:r 2ds:3
citron	k	3q7:1m
jif	v	3q6:23 3s8:t 13r:j 13w:d x:7
spiciness	k	2fx:m 2ak:5
freezabl	r	3ys:17 2h8:16 3qa:y s5:n 2mh:f
chilla	k	2mh:17 3q9:r
un	o	4l3:1w 1bn:t 3y6:l uz:6
tend	k	107:6 2o1:3 153:3
brunch	1d	3qd:5j 3kv:20 42o:1j 42r:1c 33f:17 44e:13 3se:k zj:j 2he:f 44g:c 2uv:b mx:9 nn:5 1n5:5 1lk:4
tsam	k	1by:k
stream	16	3qf:29 1q0:1j 2ih:m 34p:j fz:i 1c5:i 30m:f 2ng:c 1iu:a 3gp:9 7f:9 2hy:8 40a:7 1jb:6 2os:4 427:4 428:4 2ip:4
thatd	m	11o:f 7m:c 3tc:4
thumbnail	k	348:6 p6:3
quietly	k	3fa:z 7h:c 45q:7
spiral	i	
catastroph	m	j6:n 2re:6 1ie:4 37e:4
keen	t	io:1t 2uk:10 2cr:p wv:i 17x:d 1nj:6 lx:5
pity	t	38x:1h 1wr:18 170:n 2mf:c 2lw:c 2vj:5 2de:5 n7:5 22v:4 1oe:3 3ak:3
terrier	r	2np:11 2no:10 2nu:e
spaniel	k	2mf:n 3qn:b 2nl:9
alpro	o	2rg:29 3qp:24 2f8:5
blobby	k	1xi:1l
chalkiness	i	
seen	16	2zc:14 276:14 2za:11 120:m 1jf:j 17l:j 31p:i 2j6:i 1eh:b 1zm:8 1f6:6 zz:6 374:4 3tc:3
food:coffee-pod	i	
food:liqueur	v	3qu:43 ye:1d 28v:15 1j0:8 1a4:6 28u:4 1a7:3
mocha	k	ye:15 3qu:4 2f4:3
food:instant-coffee	i	
religious	r	1a9:h 12e:h 1aq:a 2rb:8 2ra:8 n6:6
honeycrisp	k	35p:i z3:f
needful	k	dk:9
yank	k	tq:9 2ou:6
strongbow	k	1a3:f
bounc	v	405:1p 1ea:18 2cl:v 3fm:v 5i:e 3i6:8 3pk:7 1p5:7 jk:5 c2:4 2fx:3
gory	k	1pf:c 1ri:4
visit	m	3dn:1q 1aw:18 1a0:4
ban	m	3r5:3n
class	x	3r6:4j 3r5:1j 3kc:l 3f5:d ku:b 2ao:8
food:protein-powder	r	3r7:41 1qf:g
bro	k	3r7:z zx:6
charity	k	221:q 3oy:n
chocolatey	m	15c:1a 2cc:f 3ir:5 1gg:4
food:dried-fig	k	26x:p 28p:o 3ng:3
coarser	i	
food:chia-seed	1h	3rd:a9
hemp	i	
factory	i	
thump	k	2sa:1k
stubborn	i	
32	m	279:1f 1np:u
cak	m	1xe:11 3lp:v 13u:i
girl	1b	4po:28 420:1w 4dp:1r 2ia:16 3k7:12 3yp:x 2w7:t o:m u2:j 37l:i 3gd:g 3y8:e fy:d 35c:d 21f:b 4dq:7 24f:7 16d:7 3hp:6 3pi:6 1ob:5 33m:5 np:3
squidg	m	1hr:16 36r:10 3l8:8 1ta:4 2ak:3
gift	r	3rm:3y 2kz:1n 2l5:9 1w0:8 ic:7 1ay:4
salvageabl	m	2wt:j 3d5:j 1xv:d 3pm:a 1w5:9 3x0:5
food:dairy-free-rice-pudding	k	2o2:14 33e:8 3rp:8
army	10	23y:11 164:10 3oc:y 28m:u 3ro:u 2cn:u y0:l 1ue:j ve:e 2o2:e 28n:d ax:b 2h8:5 3cf:4 oc:4 33f:3
int	k	2bk:z 1mp:3
saturat	m	3wb:q h0:7
stockpot	x	3v2:1b 32g:19 jf:10 1xb:s 3mr:s 1g9:k 3ar:f 3v1:7 ab:4 3c6:4 3ap:4 44v:3
bangkok	m	26j:f 2je:c 160:9 3ru:9
glutinous	k	3rt:f 160:b 15a:4 26j:3
relat	i	
spoonabl	i	
taught	o	3n9:1k 2yv:1e 47s:g 1n8:9
shook	x	3ry:3q 3ve:1c bo:r bw:a
coconutty	k	3i0:18 38l:m
flimsy	o	4b8:2e 3xy:29 3s1:1r 3cp:5
quart	o	3s0:1f 1rt:x 1ta:8 2vo:8 204:6 hn:4
lazily	k	yl:g 13o:5
yuck	r	38z:1h 49p:18 49o:17 1w5:f 2bj:c 199:7
fresher	k	2ez:1d 2c7:4
misprint	r	4m0:1l yf:r 16v:r 2vf:c 1pp:a 1d2:9 4ak:9 w0:8 1w5:6 3s6:5
thailand	r	3s6:4m 128:t
finest	i	
hadnt	k	3q7:1g
untoast	o	14f:n 3s9:g 17b:5
fibrous	o	3sa:2g 3po:q ij:e
food:dried-mango	m	3sb:3e 1b9:6 2w6:4
nicest	m	3f2:12 40h:q 1cn:8 7e:5
fromt	k	1p5:c
sideboard	v	44e:18 28n:15 4hw:11 3se:z 1na:r 4cj:g 44g:d
weather	m	4cl:1j 3sf:1e 4cn:b 4cq:9 4ck:9 4co:9 4cp:9 2m0:8
prettily	o	20k:1b 4fj:1a 1u3:v 271:r 2nt:e 350:8 1kb:6
rapid	k	8w:8 145:5
franc	o	zo:1v 2fj:w 4hz:k 2yu:d 3m2:9 1qb:7
tipsy	k	3sk:1b 1mm:j 3da:f 371:5
recovery	k	3sj:18 1mm:k 3da:g 371:5
breastfeed	k	2q4:1y
clan	r	3sm:2t 3o4:1o 33n:7 3br:7 2e1:4
leaner	o	s8:y 26e:u 3so:c 386:c sj:a
drinkabl	m	3so:31 31z:8 33o:4
skinless	10	3sp:2b 2cv:1t 22s:1h q8:g wu:d sj:7
heavily	o	pu:e i3:9 2f:8 k2:5 2x8:4 2o1:3
transfer	o	3wp:u 3tp:n 2b4:b 3fu:a 7r:5 11g:5 144:5 1l6:5
eighth	k	2qi:r dk:4
alsac	i	
whoosh	o	2m7:1j 4aa:1h 2v0:d 2cs:8 1a5:6 zo:3 1yi:3
violet	o	oa:z y1:t 3t0:q 1h8:c
wis	16	2cy:3a 2f2:1j 3z2:1h 29f:1e 3v8:1b 26t:z 4g4:u 3jn:r 2qq:h 2tb:e 2gp:c 2c7:b 23i:a 4e1:7 3nn:6 9g:5 tg:4 sp:4 1y2:4 279:3
disintegrat	r	3dt:z 1jk:y 10k:b 36h:9 341:6 a9:5 ny:3
mauv	o	3t0:30 3t3:1w 3t4:7 3sv:3 3sz:3
greyish	o	3bi:15 2te:t 3sv:k 3sy:c oa:6 1ur:5 3t1:4 3l9:3
lilac	o	3sy:2a 3sv:16 y1:t oa:a
handsom	i	
attention	k	aq:t
mahogany	m	16v:19 3sy:z 3jx:w 117:b 3t4:a
food:gravy-browning	i	
gloss	o	ur:1o 3t5:1l ym:4
couch	m	3d2:p
sheep	k	24:s
food:pickled-red-cabbage	i	
grandchild	k	1ub:1j
tryin	k	19d:5 1pd:3
food:vegetarian-mince	o	1ln:2p 3bw:l 241:l 3tb:i 3tc:7
fak	r	2zh:1b 3ga:10 2za:x 3tb:l 3bw:i 17l:h 3qg:e 11o:c 1ln:b 3ng:9 3du:8 241:4
marbl	t	1dz:12 2ul:a wq:8 99:7 s6:5 141:5
boulder	k	3fl:m 1xk:7
grandmother	t	1ei:1x ax:n 2e2:j 3tq:i 3uu:g ie:g 22z:5 2z:4 2i5:4 1s3:3
slacken	o	2cl:1k 36j:z 2su:4
food:mashed-sweet-potato	m	1id:y 386:8 tg:4 q2:4
spiky	k	1hj:i 132:9
win	k	fx:1e
xma	k	1g9:h 101:b
ohio	k	3tm:b dh:9
ruffl	m	3tm:3z 2hq:9
chit	k	1kp:o 30m:7
5kg	m	3to:3o
darent	r	eu:17 1x8:16 w1:y 3sr:x 3wp:x 1yl:h ao:3
crunchiest	k	4gu:s 2e2:g 3tf:5 22z:4
jumper	i	
patchily	i	
food:old-bay-seasoning	k	mi:f 2q8:b
carefully	k	2lv:10 1r9:3
peaky	k	1fv:n 2cw:l 1fw:i 2d6:4
food:dried-rosemary	v	3tw:36 3bc:16 134:t 2s9:h 3e5:f 3i4:8
food:frozen-garlic	o	3tx:33 126:7
natter	m	4ne:2n 299:c 2hc:5
unslic	i	
calorific	k	25l:2m
loss	k	vr:l
strik	i	
moderat	i	
option	m	3hn:z 3hm:z 1rf:o 14c:5
fiddl	k	w3:6
discover	m	30c:1b 1cx:f 1qh:9
forth	i	
lessen	k	3le:12 3bp:4
droopy	o	1ib:12 496:f 18e:f 18g:a 1c1:a
unbroken	k	1gi:k
fruity	k	3yo:1e
heartburn	m	2f7:18 42q:v 3uc:k 2lm:a
grocery	o	43q:1y wx:a 1qb:9 1d5:6
sawn	i	
jamaican	r	3uf:3m 4g6:23 28f:1y 2zl:4
jamaica	m	3q0:1m 15i:g 2cw:5
sediment	i	
unstick	r	tq:y 223:i 1y3:4 2ou:3
nightmar	m	1vd:14 3jl:i 2bt:c 1k7:3
600ml	k	26t:d 17r:b
nodd	r	336:u 3ak:g 2d8:f 28g:5 qs:4 2fs:4
2¼	i	
slantwis	i	
overly	k	3ch:y
suspicious	k	1vc:9 1gr:7
delivery	k	3na:1h 15b:b
hopeless	o	2ww:15 3go:m 21i:f 13d:7 2du:6 218:3
briskly	i	
food:frozen-rice	k	313:1n
fifth	o	3tf:1f 2sz:c ln:8 1sz:7 1vv:6 2uv:5 1ei:4 mx:4 pt:3 2ir:3
food:groundnut-oil	m	bk:15 43r:h 3uw:b 4pj:8 4nb:8
food:extra-virgin-olive-oil	i	
eighty	r	yj:22 4ei:w 3z3:s 1to:n 1jn:h pg:e pd:e 4jj:a 18p:a 2gf:6 2gg:6 41x:4 2g6:4 42z:4 pc:3
damper	i	
food:msg	k	3uz:2n
character	o	33r:14 2x9:g 3ir:7 2zf:6
fet	10	3w3:2g 3v2:12 3d7:11 kj:n 3ig:k 1mu:k 3ih:d 3sw:a 1mf:9 3l7:8 393:8 3rs:6 2cy:6 1g8:5 230:5 44v:4
gallon	o	3ip:1i 4h2:1a 4h3:1a 3rs:i 3v1:f 3c6:8
hint	o	48s:1r 3v4:1g 1uy:w 3v3:i 38z:c 1px:7
support	m	3v3:1k 19k:1a
arrabbiata	m	3v5:3j
fattoush	r	2l7:2h 3vd:1x 3mg:15 jq:a 393:4 14m:3
terrac	m	279:j 2hc:h 278:b
greenery	k	2gp:p 23i:n 3sw:5 3f5:4
havena	m	11o:g gc:5
eastern	i	
postag	k	2bv:i 1k6:6
provid	i	
food:gluten-free-wrap	k	3vd:y 3v6:j 186:e
water	r	bw:1f 1uy:t 3jr:e 40o:c 2j8:8 1px:6 2ih:6 39l:5 3dc:4 3ry:3 3bp:3
lush	k	36o:13
20g	m	128:q 3po:k 2hz:i 3vh:7 2bt:4
lebanon	i	
cuk	k	pz:c yv:4
gem	m	25v:l 18b:b 4i2:3
food:kohlrabi	k	1c2:e 3vk:e
festiv	k	28x:14
unus	i	
midday	m	3cb:12 16q:4
valu	o	1yv:o 2kb:h 3vp:g 359:c 3hs:8 2a3:5 2do:3
coolness	i	
carrier	k	2e0:g
lightest	k	1qy:o 1gq:5
food:breaded-chicken	m	3vs:2q
food:vegan-fish-finger	k	3vu:2e 3vv:5
fishless	k	3vt:2d 3vv:6
food:frozen-vegetarian-food	i	
upstair	r	44x:2j 33t:12 204:10 1tz:b 1nx:8 u1:5 zu:3
grass	t	41q:29 2q8:k 3ot:k 31p:j 2n1:c 1g:7 a8:6 id:6 2fk:5 q6:4 sh:4
thinnest	i	
cabbagey	i	
neon	k	oa:j y1:5
200g	r	3w1:2m 3jp:1b 233:o ov:6
exist	m	11p:o 2dt:d qs:3
street	x	3v1:1w 484:1g 1zg:k 2ps:j 115:d l:d 3w3:6 3l7:6 3aq:4 2bp:4 2zb:3
caf	m	23z:y 12v:d 159:a 3f:3
whoever	i	
birth	i	
kindest	m	ox:n 102:d
funeral	k	1g9:q 2ps:4
food:fish-pie-mix	o	3w9:4x
kaput	k	2ot:1g
pls	v	2e9:1b 3rr:17 32p:j 1cf:j dv:b 1cj:9 2cd:5 1pd:3 11i:3
wriggly	k	2j7:l 2j6:c
felt	k	3jn:g 2t9:e jx:6
food:vegetable-stock-cube	i	
muddy	x	3wf:28 3zm:24 25y:16 vs:13 18c:c 1hx:a 1w7:7 dh:6 di:6 2wi:4
sec	v	3zq:21 2cg:1d 3ed:15 2b4:l 2qj:a xx:9 11x:8
tort	k	35t:14 1p7:6
expectant	v	4kj:1f 3an:x 2g6:s 42q:q 1n0:k 2ie:g 1n7:e 1sl:e 3f3:9 pc:8 43a:7 4i5:5
applianc	k	102:a ul:a
dar	v	4pg:1d 3ki:13 39n:z 4pj:u 4nb:t 2iu:o 43x:j 3uv:i 28g:i 1pr:d 35e:5 43r:5 400:3
pullet	k	2i5:l 3cq:9 2iu:5
clip	t	22c:1z 3xb:1x 3wm:16 14u:8 3wr:6
snooker	k	3wo:p 22c:j
42	i	
fragil	o	2xs:1p 3sr:v 3tp:o 18i:5 7r:5 10y:4
ventilator	m	37f:1k 1k5:j
clamp	k	3wm:e 1vv:8 22c:6 1jb:3
lindt	k	hc:e 3ko:6 1fl:5
denser	i	
contaminat	m	no:b yw:9 mu:6 2a0:5
stabl	i	
doorbell	m	1ib:h 12x:b 14y:5 vm:4
nod	i	
nightcap	i	
aslant	i	
polystyren	o	405:11 e2:11 2wt:j 1xv:c 3pm:a 3rn:9 1u7:7
yolky	k	2wr:14
chick	k	1nn:8 11d:7 23a:4
steadier	i	
seventy	k	36n:m 1oe:b 3x5:8 1ib:4
helper	i	
movement	o	2u8:3g 3gr:o 1tj:e 2ax:7
shard	m	3x8:1c 2el:t 1jj:e 1iv:6 215:6
riverb	k	3x7:17 1jj:f 1iv:7 215:6
slam	o	3oy:39 3xa:h 10z:4
draught	i	
unmould	m	4b2:1a 2k8:10 w6:u 3wm:9
cleanest	i	
sulfury	k	xn:z
thriv	i	
sped	k	2bh:s
afford	o	2jw:13 4j1:s 18u:f 3mg:d 346:b 6f:9 1vy:9 25t:7 3zq:6 p4:4
cal	m	42f:r 386:o 28g:4
vidalia	k	3xj:1l 2p3:j 2vq:e
uns	m	3xi:2d 2i5:i 1ei:a 3tf:4
millimeter	m	ss:1p 2t7:v 3a2:3
mascara	k	2ip:m
conker	k	cn:5 wq:3
onlin	o	3xn:3x 8e:8
sauvignon	i	
cloy	r	2c7:24 48r:a 14v:6
fiercely	k	2wi:1j
summat	v	2ou:18 39w:l 164:j 33p:f pk:f 3ac:d 41n:c 2cc:c 2il:b 3p4:5 33q:4 2g2:4 2ih:3
titanic	k	yl:l
napkin	i	
bedsit	m	3je:1r 21t:x 21r:r 1tn:4
cornish	k	3of:15
girdl	k	2ay:17
position	k	343:14 17p:9 uu:4
buckl	m	3s0:1v 147:e lr:5 3a5:4
5½	i	
closer	i	
latter	i	
rubbl	o	cr:11
food:frozen-blueberry	o	3y3:25 o7:k 1fo:d 3yo:c
rougher	i	
3cm	m	3y5:31 3y6:6
1cm	o	3qb:24 3y5:1k 2z2:1j we:7
bumpy	o	1w3:1e 3yl:n uu:c 1wt:a 1fc:7 qq:5 3kd:4
play	r	3y8:5i
reroll	k	ul:e 1i7:6
lopsid	o	3yl:1y 33i:18 3ym:c 3yk:a 1ex:7 1ia:4
craggy	i	
5cm	m	3yc:3v
8cm	k	3yc:j 1i7:f 2u1:4
crook	k	3ym:v 3yk:p 1ia:b 3yl:4
farmhous	i	
roar	k	1ir:v 2be:3 1b5:3
thud	k	3yh:17 1tg:7 18o:6
hockey	o	26r:19 13x:s 1lh:c 1k3:8 3bi:4
puck	o	26r:19 13x:s 1lh:c 1k3:8 3bi:4
toppl	o	3yk:1s 3ym:1f 1k7:s 1ia:j 3ye:7 3yl:6
wonky	v	3yl:43 3ya:28 4k1:1m qq:e 3ym:c 3yk:a 3j6:7 1ia:4 1ex:4 3y7:3
pisa	m	3ym:2h 3yk:1a 3ye:8 3yl:7
singly	k	2mh:21
food:dried-cranberry	t	3yo:51 2w0:n 3y3:f 1fl:7 1j4:4 u6:3
scoff	k	2ib:q 3rk:g
labrador	m	2np:n 2no:g 2nu:6 2nr:5
post	x	3yr:21 2bx:15 1xs:u 40y:p 1o1:g 3yt:d 25r:c 12e:8 3h1:5
university	o	3q9:1m 3l5:y 3yr:m 3yu:j 2h8:4
journey	t	2b8:1r 4on:1n 3yr:1d 2bx:f 36f:6 390:5 24i:4 3yu:3
mail	k	3yr:k 2wg:c 3ys:6
manually	k	1wz:t 34k:4
overwhisk	m	3lr:1x 3yx:1a 1it:10
wander	m	3yw:19 1it:12 61:y
overdo	x	41n:1p w1:n 3yy:m ao:k k1:k 37e:9 37c:8 1fg:7 1ur:6 1dz:6 1mi:6 b6:5 3fi:5 2er:4 2sl:3 1dc:3
sifter	k	3z0:z 1hs:8
crim	m	3yz:2d 3kz:h 1nt:b 326:b 32v:3
sway	k	2d6:1b 1kn:3 2d5:3
400g	o	pl:n 3nn:h 3sw:f qh:c 14o:5
spain	r	3ux:1x 3z8:1g 2sq:11 3z9:11 ud:b yj:a s4:4
1kg	o	3lx:l 2ry:d 1fr:7 1g8:7 33n:4 2ao:4
poo	r	2td:2h 2im:j 2te:g 30l:5
food:langoustine	m	16w:14 1sv:j
fruitier	i	
terracotta	m	3z8:39 3z9:1i
cazuela	k	3z8:1y 3z9:a
max	m	117:s nu:p 3ea:d
mesh	i	
onesll	k	2un:v x:9
yeasty	k	28z:1d 17y:6
august	m	17y:q 17x:k 2cg:6
ladsll	k	3n4:24
whatd	o	45z:2a 193:1p 3a9:m
trimester	k	2gp:19 1o4:9 1sk:4
beach	r	3zi:2n 48p:n 1o1:e 38e:e 420:a 22q:9 ie:6 389:6 24x:5
gummier	i	
food:sherry-vinegar	o	3zk:5d
75g	k	8g:p qg:c
organic	m	3wf:17 1gj:j dy:c 3zn:a
sometim	k	36y:8
hothous	k	3c7:o 3mx:a
whir	k	w1:c 1tg:7 3gr:5
poor	r	3wg:1g 3mh:w 4j1:r 3zr:o 3xg:a 6f:9 38o:8 2hp:8 19b:8 25t:6 1o4:5 2xo:5
january	t	4d6:29 4h7:1t 2ft:1e 3zq:j 281:f 19b:f w5:8 2hp:5 3ch:5 2qi:4
windowsill	v	3zt:34 3de:1l 4dk:11 2q8:w 128:s 2y6:a 2m5:4
sill	i	
twang	k	3k7:n 1c0:k 3cl:5
clog	t	3gf:1f 3zv:1c 20g:13 2dw:x 3m3:o 2hz:9 2hg:8 2bj:3
compartment	k	3gh:1n
calmer	i	
sooth	k	6j:8 nd:4
heartier	v	3zz:2b 4h4:1j 4p8:1b m9:n 393:g 2so:e 2ul:8 4at:6 3n7:6 97:5
lov	12	3oz:21 3ki:z 2hx:n z4:d 1qn:b 2h9:a e:a 2ij:a 2b7:8 3wk:7 2je:5 c8:4
drumsticky	k	3k3:13
rotisseri	k	35a:4 s8:4
luck	k	1ib:n 3bv:5
ouch	o	44y:2h 108:1a
although	m	3x0:1y 3r2:1q
fash	k	jf:16
disgrac	k	1do:7 vd:7 vc:5 s3:4
teas	i	
quiet	m	m7:i
agony	r	1c5:u 2hy:4 3b:4 1s2:4
fancier	r	4bc:1k ju:p 272:m u4:d 2kz:9 ud:5 1o4:4 1lj:3
latecomer	m	11i:1j 2tt:s
bacteria	k	3ak:m
gingery	o	2il:k zb:c 2c8:7 2r4:6 1c3:5
hottest	i	
slithery	k	1y6:u 2df:d hj:7
sweetest	i	
hassl	k	
wisp	i	
nonstick	14	41r:3m 1xq:17 1xp:17 1xd:q 4b6:q 1dt:n 1wp:l 1xh:k 1ew:6 1jd:5 1xl:5 10c:5 1bn:4 1xx:4
hazy	k	216:b 3dc:b 3e9:8
vagu	k	1cc:9
leapt	m	40o:2t 2tc:a
firework	r	40n:2q 6x:13 3jr:10 3ve:5
tangl	r	2wt:10 4kt:r 3iv:n 10g:l 2t8:d 16s:8 1zr:8 2bv:7
return	o	2vq:13 155:k mz:c 9e:a 1wn:5 3n6:4
haystack	k	3aa:28
overdos	k	34p:a 29b:7 29a:5 2c8:4
partway	k	ah:b
gum	m	28a:28 1i3:t 2dr:4
ins	k	1j4:17 2i8:a
nursery	m	3r6:13 1od:m 1sk:e 2ia:d 1r9:7
lyl	m	14t:z 14s:h 1k5:6 2r5:5
rucksack	r	24v:1y 3yr:1a 3h1:h 3ms:8 1mb:5
rectangular	m	40z:4a
reusabl	i	
liner	k	1f6:p
neednt	k	2m4:1s 1xj:4
treacly	o	2c3:1s 12q:q 14x:g 3ez:f 1n2:a 47r:a 85:4 3b:3
scott	k	1k1:14 1kw:d
food:oat-flour	o	43y:1u 415:t 2fk:o 1da:d 320:7 it:6 1kw:3
food:lemonade	1k	416:2l t2:1y 418:1f 48s:1e 48q:1a 48p:19 2hx:13 3uc:z 45i:s 417:q 494:q 205:m nz:k 420:k 48l:j 200:j 48r:i 1b2:g 278:g 493:f ya:d 47:c 42q:c 38z:9 2k5:9 271:6 1kc:5 48n:5 3lt:5 3v3:5 1n5:4 28y:4 1so:4 79:4 2ej:4 48m:4 3zi:4 3so:4 3xp:3 48t:3
keek	m	79:s 3fk:a 10z:7 23q:4 416:4
seeth	k	79:t 23q:4 416:4
rebak	k	1k2:1f
food:dairy-free-dark-chocolate	k	41b:2m
choc	k	41a:2h
bagful	k	3c7:13 3c6:b
shout	i	
pinker	i	
clumsy	m	3cb:1l 14b:16 1vx:d
horribly	m	41h:25 28u:18
gall	m	41g:3b 28u:j
woolly	k	1xv:p 3pm:k
beefsteak	k	z5:o 36w:4
kalamata	m	41k:31 ty:4
wept	t	3pz:1v 3py:1c 3j6:1a 43l:17 2d5:k 2db:b
regret	k	15x:i 24p:e
meh	o	3xr:17 3yy:11 2ak:w 2sl:8
greec	r	1mz:1q 3fl:q 4am:n 3ee:l 2d5:e 41o:d 33q:b 1v6:6 15u:6
shant	k	
yucky	m	3vx:11 112:r a8:e 396:5
26	k	40k:r 1o4:k
wonderful	m	41s:4d
food:frozen-broad-bean	i	
trouser	k	2cn:j oc:4
spilt	r	41v:2m 2dy:v 28j:m 47y:j na:3
grassy	o	2fv:1w 41x:16 3io:13 2yz:x pk:a 3eq:8 2kk:5
hospital	t	33r:r 4jj:q 41w:g 2gf:f 2gg:f pj:e 42z:a 1w1:9 1t4:9 2jm:9 3ux:8 2x9:8 pk:5 2be:4 3eq:4
guac	1d	ia:4p 420:26 41y:1v 3fg:q 2fx:e 299:e 2hc:6 425:6 3rk:3
bury	o	41z:3b 38s:13 3d3:9
park	o	3zi:1c 48p:i dm:c 3rk:c 41y:6 2bx:5
molcajet	m	421:46
food:sea-salt	r	422:3e 423:2z 2uz:15 2ed:4 1iy:4
forbid	k	422:1m
sundry	k	19b:j
underrip	i	
food:frozen-avocado	v	426:6b
dim	i	
sight	i	
solv	k	3gm:27
interest	o	3ir:r 42b:q 2uv:d 2c0:4
addition	k	22z:1o 1ag:3
food:ham-hock	o	42c:4h 1u2:v 42e:7
food:yellow-split-pea	v	42d:31 2rd:28 1u2:1j 4my:4
howd	k	1u2:y
calori	10	4jl:1x 3xh:19 2cv:k 2v:f 2fc:e 2fd:c 22n:b 25n:9 3sn:8 1ht:7 19v:5 1cl:4 2do:3 7v:3
food:pork-stock	k	42h:2h
hock	k	42g:1k 15y:c
petit	m	42i:47 42j:3
pois	m	42j:47 42i:3
marrowfat	o	42k:3j 42l:13 11:o
podd	m	42k:1y 11:k 42i:d 42j:d
velvety	k	2j3:w
blop	k	72:9
dinnertim	t	279:1b 33i:z rx:k 1oe:e 3qd:b wq:b 2h3:4
88	k	42q:1k 1t5:i
steer	m	42p:2a 3uc:1t 3wi:3
ranchero	m	2he:19 24g:p j3:j 34i:7 16n:6
dollar	k	3bt:z 38o:g
skidd	k	8g:u 16i:4
pliabl	r	42u:2s 1ii:1x
garbag	k	1ue:z 2f0:6
mexico	k	42w:1y 1kr:7
apiec	o	c9:u 27h:g 3a6:f 148:f c1:a 2tw:9
elderly	k	42z:18 27c:c 1ei:4
grandpa	m	42y:1h 1eh:f 2gf:f 2gg:f 41x:c 3ux:9 27c:6 pg:3
frilly	k	3n2:17 431:q 11b:6
frizzl	k	3n2:18 430:n 11b:6
act	i	
preservativ	i	
recall	i	
stiffer	k	193:q jq:5
smoothness	i	
unhull	k	zr:a 3m6:5
nutribullet	m	44y:1s 3d0:11 221:6 1zc:5 3jo:5
sharpish	k	dm:8
wary	r	43c:1d 3gd:10 ug:s e8:k 3f3:k 6f:a 3wi:7
foreign	k	43c:1l e8:n
gag	m	43b:1c 4dl:18 43c:m 1q8:b 43a:a 4di:9 320:7
gulp	i	
korea	i	
lucky	k	43g:g 10g:e 2bv:9 3kt:4
yard	o	10g:1g 18p:h 2bv:d 4kt:b pd:6 43f:6 2t8:5
uncut	i	
politely	m	4fa:1s 4ah:1q 4ag:l 3gy:8
bella	k	m8:n 115:7 111:5
unsqueez	i	
food:carrot-juice	o	41l:12 2ry:i 34k:h 2bd:g 2ii:4
champion	m	3q1:22 1v6:n ap:3
oyinbo	k	mx:q
happier	k	2me:v 2ct:7
firewood	k	qs:b 3ef:6 3fi:3
bonnet	k	3ud:1c 35o:s
food:palm-oil	r	43r:4i
africa	o	43s:41 43r:15
sella	k	43u:25 3h8:7 3h7:7
nigeria	k	43t:2b 3h8:6 3h7:6
food:maggi-seasoning	k	22x:a
helping	m	37x:17 19n:e 43x:a ny:8 164:3
bowlful	12	43w:1g 2xv:1a tb:z 3wk:x 331:k 37x:i 24i:f 28g:7 g6:3
naughty	o	415:1f 3qu:13 43z:n xa:c 34y:4
due	t	43y:10 46p:v tf:m 2i2:e 1r9:e 281:d 1cc:8 xa:8 yp:6 1a0:6 33c:6 1oa:5 1n7:3 ry:3
food:tinned-mackerel	k	3w9:1b 3f4:4
swear	k	9n:15
streamer	k	1jb:8 34z:5
confetti	k	nw:h 1jk:7 12f:4
food:fresh-bay-leaf	m	2lc:1f 1rb:7 3de:6
jag	k	2il:f
tshop	k	1q1:h
wiv	k	h3:i
tal	k	h3:i
300g	r	449:2t 31j:11 85:l 46e:a 18e:8 up:5
probably	i	
unrins	i	
spreader	i	
shrivell	10	44d:4a 1j2:1r 2ex:1n 1ut:p 164:l 2ak:g 486:9
hotplat	k	3se:x 44g:k 44e:d 44f:5
christen	r	44e:1i 3nn:1b 3fu:w 1h3:v 44g:g 1na:5
drift	k	44e:18 3se:n 44f:3
sabzi	m	14i:2t 2qb:5
doubter	i	
thrifty	k	44k:1b 23c:b 382:3
fiver	k	44j:1z 382:5 44l:4
iranian	i	
bound	i	
pond	m	3jn:k 2b7:a 1uv:5 1vb:5 1gn:4
clearer	i	
undo	k	2k2:v 478:n
fed	m	3cp:10 3p4:j rz:d
ragus	k	al:t 1di:6
jigsaw	k	148:n
vichyssois	m	44t:3p
jun	o	1sz:r 1o7:a 1r9:9 gs:6
trebl	10	44v:1r 2ve:15 279:w 3a6:u 1sj:g 1du:e 2sa:a 3d7:9 3ig:7 1h3:7 9v:6 3ar:5 3ih:5 3ap:4 2cy:4
loud	m	3eb:1i 34x:11 4km:n 3e9:d
earshot	i	
explosion	m	404:26 438:20 1zc:5 3jo:4
mouli	k	44z:17 3kh:p 21s:7
greener	r	450:3d 4hv:1h 451:o 158:e b3:d 3ov:b 2wh:7 4nd:5
beautiful	m	4jt:1m 158:f 3ov:c 2wh:8 450:6 38u:5 12v:3
sleepover	k	3iw:2d
pointless	k	1hs:c
ideal	i	
blotchy	k	1ve:p w5:c 3d3:6 3my:5
greenish	o	4dy:2l 2ef:m 1dz:i 1vx:d 10s:7
attach	t	4im:1q 3jq:1j 3en:q 3lb:9 3h9:6 79:5 sd:5 2ix:4
merg	r	yp:43 4kd:6 34b:4 3w:4
spotty	k	45a:1l vx:9 ln:4 3lb:4
blotch	k	459:1k vx:9 ln:4 3lb:4
lover	m	4iy:t 180:d jp:d
fritz	k	al:r ra:4
cousin	k	25x:15 3f4:9
mustv	k	2ku:j n7:d
shallower	i	
tangier	i	
food:gluten-free-self-raising-flour	i	
fêt	m	3e6:1l 3lt:1k
food:poppy-seed	m	45j:3f
9x5	k	1zy:1l 1zw:6
21	i	
280g	k	10w:1u
cano	k	45o:1k yt:7
featur	i	
rarity	i	
peep	v	38x:13 3fa:q 4nk:q 3qi:n 10z:e 3x9:b 37k:a 7h:9 jc:6
hump	m	1fe:23 1fc:4 3it:3
channel	i	
sodden	m	22r:1e 2ju:s
hover	k	45v:1f 45w:1c
earliest	k	45u:1f 45w:1c
canny	k	45u:1e 45v:1e
tother	o	138:1b 1k8:13 7y:5 1qj:4
heav	k	1zs:s r:a
variation	k	460:1f 3zg:p
excit	m	45z:2b 1fl:i o7:a
food:frozen-green-bean	10	r:31 1u8:1z qc:12 461:11 18y:7
refresh	r	3hs:28 nz:18 xl:b 463:8 at:7 159:5
plung	k	3hs:15 462:8
lemon	k	37n:c 37e:4 37c:4
rental	k	20f:n 17g:i
toven	m	3ab:19 jk:j r1:4
welcom	i	
mustardy	m	4i9:1z 330:j a8:g 396:6 3eo:6
mac	k	46a:t 1o1:m 3qc:h
bloat	k	j8:9 8e:5
bow	m	234:t 8e:c
food:long-life-milk	k	2q6:c 38j:b 2qv:a 29n:9
food:stilton	k	3j0:e 2qz:d 18x:c 1n1:6
ropey	m	449:1f 46f:z 3of:g 18e:6 3d5:4
patiently	i	
genius	k	2qm:f 293:b 19x:5
eid	k	46i:2b
pitcherful	k	46h:2c
alphonso	m	46l:48 46j:7
riper	i	
kesar	k	46j:10 2du:a
food:plant-yogurt	k	1mw:t 1ms:c 1mt:a 46o:7 46n:4
food:soya-yogurt	k	4jv:1i 4ju:7
food:lactose-free-yogurt	i	
oughtnt	m	13f:1c 2i2:k 43z:j 1n2:j 1oa:6 1mg:3
breadth	i	
irritat	i	
food:rose-water	i	
jam	k	46v:16 46u:16 h9:4
whirr	k	46t:1r h9:7
laugh	k	46t:1r h9:7
india	m	46w:1l 2o5:1d 46x:7
sourer	i	
tumbler	m	46y:10 1g5:u 14q:3
prickly	m	209:1c 2ur:14 49l:d 49m:d 3l3:6 2ca:4 2k2:3
smack	i	
eyeball	k	2u0:1f 2dv:i
silken	m	36f:k 243:f 472:e 1bk:4
matchbox	k	1f4:p
smelly	k	3k4:16 2qk:9 32p:3
dos	k	b3:z 25p:a
food:fermented-black-bean	m	476:39 2rl:6
food:black-vinegar	i	
overwhelm	k	2k2:x 44p:6 2pl:3
awhil	k	2w7:14
food:chai-latte	m	47v:23 17x:o 3ka:9 is:5
barista	r	47b:5r
decaffeinat	k	47f:x 47e:x 2vy:f 47c:3
awak	m	47d:20 47f:16 47e:15 2vy:j
food:decaffeinated-coffee	m	47e:1l 47d:15 47f:11 47c:h 1nq:b
redbush	m	47f:1i 47d:13 47e:y 47c:g 2vy:g 1nq:a
urn	k	47i:1e 47h:1e
mosqu	k	47g:2d
bazaar	k	47g:2d
spic	10	47j:4m rk:m 16b:l 2y5:g 13h:b 49g:a 49f:a 26h:8 1bj:7 12g:7 28h:5 6s:4
camphor	i	
food:fennel-seed	o	47l:3r 16c:f 2nt:9 2zo:7 16d:6
bark	m	2vf:1o
dentist	m	47n:44
assam	m	47o:4d
caddy	k	3o2:1q 47q:7
everyday	i	
tar	v	413:1p 2vx:1j 47r:1g 258:e 12t:9 17j:8 2qj:6 1c0:5 2pw:4
teapot	k	2yv:1i 3rx:7
malty	i	
snot	m	4dl:w xq:8 1q8:8 4di:7 320:5
frother	m	47v:44 3ka:b 47a:9
filter	r	20g:1u 47w:1j 1vc:d n1:9 1nv:4 1nz:3
trash	k	176:l 33h:j
herself	m	41v:1f 4as:i 2l9:g 4ar:g 4aq:b 1og:8
mee	o	2px:1k 3q3:1g 3f2:c 388:7 22t:4 1nt:4
goreng	o	2px:1k 3q3:1g 3f2:c 388:7 22t:4 1nt:4
accompany	k	3n7:1c 36t:d
roommat	k	3pc:1y
blaz	m	10p:1c 1c4:7 33q:3
penang	k	3w3:y 115:f 2zb:4 485:3
stall	i	
eraser	x	2qg:1s ph:1i 486:q 4ab:e 2ex:6 4ac:5 1sr:4
morrison	k	te:w
odour	k	489:18 20u:e
sniff	o	488:1v 2s8:1r yr:r 20u:6
stirring	k	2y:a qh:7
fuss	m	jt:b 10l:8 1gr:6
slowest	i	
disagre	k	10n:e
borlotti	k	48e:1z 1bh:5
food:pulse-pasta	m	2r9:1p 3kr:g 1os:8
dangl	k	17f:b q7:7 16s:5
stalky	k	12a:c 1fs:8
sock	m	4nt:25 1wo:q 2iz:m 2vi:5
overseason	t	48j:1y xk:11 2ig:i 3ch:a 2gk:6
italy	m	2x9:s 1lp:e 36w:6
slush	m	48l:30 48m:e 1m2:d 416:3
slushi	k	48l:1d 48n:c 1m2:9
puppi	k	48m:10 1m2:x 416:8 48l:5 3gh:3
granular	i	
sport	k	3zi:1i 420:9
backsid	k	416:n 37n:4 1c3:3
oversweet	k	2ej:j 3xp:g 2xv:d 1y5:4 1pt:3
strengthen	k	3v3:j yi:a
clap	r	48t:5a
mesel	m	2jm:s 390:8 1t4:6
100ml	k	48w:23
jugful	k	48v:23
yellowish	m	3d3:z 3fd:o np:i 112:4
bush	k	48z:1c 3lk:g 2fz:4
branch	m	48y:z 2fz:j 3c0:9 3lk:7
pitcher	k	eu:9 200:8
juicer	m	491:2r 13s:k 492:f
reamer	k	491:1b 13s:f
transparent	m	2wh:2e 494:c h3:6
foggy	k	205:11 493:p 1so:7 2wh:6
literally	k	48t:1b
dishcloth	r	3u9:1g 1ey:u 2sv:k cw:6 18c:6 1ib:4 1cs:3
sparkl	k	t2:w
gush	k	49a:15 499:15 23q:9
scienc	k	498:2k
experiment	k	498:2k
food:injera	t	49b:4u 29o:1c
misir	k	2zk:1h
tradition	k	2cs:13 49e:n
wat	i	
niter	k	49f:1n 47j:c 2zk:3
kibbeh	k	49g:1n 47j:c 2zk:3
sputter	k	6x:8 2jt:8 rp:6
ferocious	k	1dv:1e 11u:4
scary	m	3ki:y dp:j 1c8:a
diamond	i	
jaggy	k	49m:1b 46z:10 2ur:b
thorn	k	2ur:15 49l:e 46z:a
doneness	k	1t3:k
powerful	k	49p:1q 3s3:i
tedg	k	49o:1q 3s3:i
food:pickled-ginger	o	49q:48
toxo	k	19g:i 1n7:9
wad	i	
flameproof	k	19g:o 3hi:9 r7:4
noticeabl	i	
food:lamb-stock	v	49v:46 1r2:33 1tg:p 154:5 2tw:4
food:preserved-lemon	m	49w:43
doubtful	i	
seat	k	2vs:15
food:mussels-in-sauce	m	4a0:12 ax:n 4ef:d 1sz:5
food:tinned-clam	o	xc:1n 4a0:19 49z:e
frit	k	1o0:1b zo:a
multi	k	2dw:d 12l:9
food:oat-cream	m	4a3:47
marinièr	i	
originally	i	
rap	k	1tj:8 1cy:8 30m:4
floater	k	3j0:t 21k:j
spent	i	
california	k	1d1:s 3xo:6
eyebrow	k	3su:18 2gx:b 1a8:4
shrunken	k	486:14 4ac:c
tyr	m	1sr:u 486:q 4ab:l 17u:3
beasti	k	1sw:1c
food:chervil	k	4ae:1v 3eu:5
bat	k	zg:p
polit	m	43i:1s 2ov:1j 3xt:6 1f5:4
parent	k	43i:1t 3xt:6 1f5:4
cyprus	k	mx:7 d4:7
longway	k	13v:q
subtl	i	
drippy	k	2fp:6 1kv:5
parm	k	1mz:23 41o:5
adrift	k	3a8:10 x7:e
russia	k	1bf:20 4ao:d
carnivor	k	2m:a
forest	m	389:z 4as:n 4ar:k 47y:h 1og:a
field	k	4as:i 2l9:g 47y:d 4aq:b 1og:7
farmer	k	2l9:h 4ar:h 47y:f 4aq:c 1og:8
german	10	4pb:28 4pe:20 4p8:1q 4hf:1k 3dn:1d 1ot:1d 10t:l 2qf:e l7:e 2ul:a 391:9 154:8 4nq:8 281:7 s4:6 1k9:3
smother	k	3e5:16 1aj:a
agent	k	12r:i
food:chocolate-digestive	m	4aw:3v
food:gluten-free-biscuit	m	4ax:2j 2xm:26
uht	k	1p9:t 1bt:e
rippl	v	4az:4b 4f3:12 2wf:v 2co:l 12v:8
coldest	i	
lifter	k	1w3:q 341:c
began	k	2k8:15 3xb:11
snappy	m	2ll:k 1es:9 36o:8 1fr:7
pup	k	4b5:u 1ox:n 3qn:7 2no:4
snatch	k	4b4:u 1ox:n 3qn:7 2no:4
damag	o	1xl:10 218:j 24o:e 1dt:9 216:6
leccy	k	2m7:26
warp	k	3s0:1n 3cp:a
puffier	i	
spell	k	vg:p 2x6:a
grid	k	1xu:12
food:choc-ice	k	40b:x 2kz:g 1o4:7
hell	m	4be:1j 1ub:l 1l6:d 330:b 2oy:6 4dd:5 396:3
slept	o	4bd:1o 151:u k1:a b0:5 1oi:5 2oy:4
2pm	k	24v:l 3ak:4
learn	k	13v:a 1kg:a
food:black-pudding	o	4bh:50 183:c
food:vegan-sausage	m	3b1:1o 1ln:a 4bj:6 4bk:6
linda	k	4bi:t 3b1:h 1p9:7
mccartney	k	4bi:t 3b1:h 1p9:7
cumberland	k	3b2:10
medallion	k	2zs:t 4bm:f 2ul:d 15y:3
drap	m	4bn:3g
cinder	k	fo:6
untidy	k	39v:12 1dz:4
fus	k	1oq:j 2us:6
food:crumpet	m	4br:3h 186:n
food:english-muffin	k	186:1t 4br:7
food:breaded-fish	m	26r:15 1gq:l 2hm:j 36o:5
shoestring	k	3nb:q 3cw:m 4bv:d
beauty	i	
sprouty	k	23f:b
bald	r	4bx:2a 3jx:1p cu:7
undisturb	i	
flicker	k	216:c 227:8
newspaper	k	3nb:1j s1:4
oversoak	m	4c1:38
anew	i	
funky	i	
anything	k	40j:17
possess	k	ln:w 20q:6 12s:4 369:3
struck	k	258:g
unbalanc	k	39n:n 2tw:8
chees	k	2uk:v kk:6
food:exotic-fruit	m	4c9:37
liquidizer	k	1mi:4
polvilho	k	2qf:k 4cb:k
azedo	k	2qf:k 4cc:k
doc	i	
plasticin	k	3hi:p cr:4
mina	i	
whopper	r	34a:q 30r:p 14i:m 4m8:f 19j:b 3mx:a de:7 2uc:3 3fm:3
squat	m	2x5:f fv:d ng:5
shrivel	m	1ut:1l 1s0:4 1hd:3
pav	r	1im:1e 2fa:d 3se:4 2e7:4
rainy	k	4cn:w 3sf:l 4cq:6 4co:6 4cp:6 2m0:5 4cm:3
humid	m	4cl:1t 4cn:10 3sf:o 4cq:7 4co:7 4cp:7 2m0:6 4cm:4
affect	m	4cl:u 4cn:q 2jd:j 4cq:5 4ck:5 4co:5 4cp:5 2m0:4
muggy	m	4cn:1s 4cl:1c 4cq:8 4ck:8 4co:8 4cp:8 2m0:7 3sf:6 4cm:4
humidity	k	4cl:q 4cn:m 3sf:f 4cq:4 4ck:4 2m0:4
louisiana	k	4cl:q 4cn:m 3sf:f 4cq:4 4ck:4 2m0:4
climat	k	4cl:p 4cn:l 3sf:e 4ck:4 4co:4 4cp:4 2m0:3
220g	k	1pt:f 95:d 1gf:5
mental	k	1pt:f 95:d 1gf:5
youngest	k	3hp:k
ink	m	o0:l 15v:j 4fz:7 4cv:7 4g0:7 4cw:6 4cu:4
biro	k	4cu:i 15v:i 4cw:6
object	k	4cu:j 15v:i 4cv:6
doom	m	2bs:1b 3e9:k fs:4
graininess	k	1v4:q 3nm:4
satin	i	
beak	i	
craz	k	o9:3
food:squirty-cream	x	4d2:6n 2fl:4
food:whipped-topping	k	4d2:y
mound	k	2fa:i
padd	i	
baltic	k	3zr:1y
youv	o	1nm:19 1oa:17 1yf:k 4i5:c
commut	m	4d8:3r
skimp	k	346:u 3cv:p
bircher	k	4db:11 1zv:e 1ag:c 1jx:8
switzerland	k	4da:11 1zv:e 1ag:c 1jx:8
wed	k	32v:g
unseen	i	
conferenc	m	4de:38 4df:c 4dg:3 4dh:3
william	m	4df:3j 4de:9
bartlett	k	4df:11 4de:u
bosc	k	4df:11 4de:u
frogspawn	o	4di:3f 4dl:v 47u:i 43c:a 1q8:8 3rd:6 320:5
handiest	i	
porch	m	4dk:31 2m5:3
gelatinous	k	320:n 47u:b 43c:6 4di:4
fun	k	1o4:17 s4:3
peculiar	k	4do:u nz:t
genoa	i	
friendlier	m	4dq:1d 3rk:l 338:i 35c:7
gladly	i	
windy	k	4mw:s 4mv:r 3cd:8 3j9:6 26v:5 36e:3
odor	k	23z:12 23w:9
oxidis	k	3d3:h 2su:6 ic:5
60g	m	4du:3r
food:dairy-free-cheese	k	2qw:1o p4:4
rapeseed	k	91:8 bg:6 bh:5
incl	k	3a2:i
horn	k	456:1s
twirl	i	
glid	i	
maximum	m	3nl:o 25a:m 3sw:b 2cy:6 1pj:3 3eq:3
vietnames	k	4e3:j ry:e 3m2:9
hanoi	k	4e2:k ry:e 3m2:9
feebl	k	27d:u 3gr:5
food:aniseed	o	16d:17 1pj:r 2zo:p 16c:d 4e8:c 2nt:8
pelt	k	3k1:1a 29n:c
rob	i	
food:liquorice	k	1pj:1b 4e5:a
minutesll	k	ds:4
vietnam	k	ry:k
relief	k	356:11 2vi:h
food:peri-peri-sauce	16	4ed:1q 15d:r 2q2:r 3p7:q 16j:m 2a:e 230:d 35t:d 3av:b 1ze:8 131:7 37c:7 u7:6 1bv:6 2o9:6 1bu:5 1bs:4 26h:4
nando	k	4ec:y 2g3:3
barbi	m	18j:2p 2lz:8 2m3:3
food:table-sauce	v	4ef:2f 49z:1w 4nn:w 16j:i 4a0:e zv:c i5:b 2je:4
gluggy	k	j8:d
instrument	k	1yg:b
84	k	1to:t 1jn:l 3ux:f
uncertain	i	
food:rye-bread	k	4el:1o 4ek:s 3ah:5
pol	k	4ek:25
biała	k	4em:1o 277:6
horsesho	k	277:g 4en:b
wiejska	i	
śląska	i	
diagonal	k	17h:t 1vx:8
companion	i	
slug	k	18e:l 23x:c 2mq:a 34f:5
ravenous	k	12o:8
babcia	k	272:1b
feathery	k	4ev:1k
typical	k	24i:d 24a:c 1rw:7
austria	m	1rw:z 24i:4 24a:3
food:veal	k	4ez:22
softest	i	
5mm	k	3ek:1a 14b:c
butterschmalz	k	16u:8 bo:7 s4:7
shedd	k	1gq:r
vienna	k	4az:o 2wf:5 1d1:5
food:laksa-paste	x	4f4:6w 4f5:q s5:f yw:a 21i:7 4f9:6
food:dried-shrimp	i	
wheezy	m	2kv:t 1ol:k 1oz:g 2c9:9 2kp:6 2gh:4 1nj:3
malaysia	k	4f8:9 2em:8 vd:7 v8:6 vc:4
malaysian	i	
food:thai-red-curry-paste	r	4f9:4b 4f4:o 3s4:i 1w0:9 1dt:3
cutlery	k	43i:16 3gy:b
grad	k	y3:g 1ni:g
food:surimi	i	
food:wasabi	m	4fd:21 49q:1e
360	i	
condensation	t	4kq:2s 4ff:24 1ft:z 16p:s
motion	k	36f:k
japan	k	3gq:y 3t5:e 218:4
werent	m	2ek:m 25e:c em:5 39n:4
instagram	k	1u3:14 3sg:l 350:a
food:seaweed-snack	m	4fk:32 2we:5 4fl:3
alga	k	4fk:14 2we:7 2zi:3
manner	k	3gy:r
scorcher	k	299:w
pitfall	k	3ih:f 3kc:d 3l7:6
uncurl	i	
tricolour	k	4fr:2k 3dx:4
food:flavoured-couscous	k	4fq:2h 3dx:3
program	k	2of:1s
sud	k	112:m n8:4
indigestibl	k	v:g 2qq:3
crosswis	i	
adjustment	k	dm:5
kfc	k	1ag:q 22n:k 25r:3
massag	r	4fy:21 3q3:1n 1ey:y 3cp:h 1is:c
inky	k	o0:m 4g0:7 4cu:3
bluish	k	o0:m 4fz:7 4cu:3
stead	k	1in:5 13w:4
droop	k	1ey:m 1kn:5 1wi:4
arthritic	k	1ey:y 2bq:8
certainty	i	
restart	k	1uz:16
food:salt-beef	k	3uf:1l 1eh:3
eyed	k	4g9:p 3c8:9 6j:4 4g8:4
food:black-eyed-bean	m	4g8:43
gungo	i	
food:coconut-milk-powder	i	
fearsom	k	uk:e v5:8
tint	i	
dusky	i	
weakly	i	
overlook	k	23i:19 44b:9 3df:7
est	k	4gh:i 34x:9 151:6 pa:3
murmur	i	
cannonball	k	2lu:1k
unclean	k	35q:b 16u:6 1pf:4
dampness	i	
bum	k	2vo:1n
truss	m	2vg:1v 4gm:1p sk:f
deepest	i	
spooning	i	
6kg	k	wy:m 16z:8
kne	i	
separator	k	q8:4 11g:3
bent	k	y4:1d 214:c 4gt:8
magnetic	i	
tastiest	k	2e2:j 3tq:i 22z:5
roughen	i	
largely	i	
revers	i	
worthwhil	k	mi:11
especially	i	
palaver	k	12i:5
lob	k	3i4:b 134:6 2fz:5
headspac	k	4h3:1o 3v2:k
grief	k	4h2:1o 3v2:k
ladll	k	2so:1d 3zz:8
unroast	i	
caravan	o	1ub:1i 1ye:11 ju:8 6l:5 210:5
december	k	3zr:1f 2qi:b
roma	k	ze:l 3gn:b 1o0:9 2hp:6 1bk:6
darkest	i	
food:sun-dried-tomato	k	4ha:1g 39q:f
geyser	k	38t:v
peachy	k	194:k
vampir	k	121:l 15x:4
pac	k	121:l 15x:4
germany	k	4hf:11 391:u 4at:5
virus	k	4hh:1h 1fp:6 1ju:6
hepatiti	k	4hg:w 1fp:d 1ju:3
unfrozen	k	2a0:7 1tj:3 15n:3
food:frozen-cherry	m	4hj:2w z4:h
apron	k	n5:o 2b4:8
fals	k	1nx:a 17z:7 20g:4
squint	k	3fg:1g
palak	k	2gk:w 2ry:9
surplus	k	3og:t nz:a 2bk:9
dumb	k	2ry:s
plz	k	4hr:2n
unfry	i	
function	k	257:1b
rn	k	1wr:17 2un:9 3my:5
food:mustard-greens	m	4hu:3y
swamp	m	159:m b3:i 450:h 35a:a 2cn:4 1vb:3
patio	k	3se:16 3fu:5
nicois	10	4hy:23 2if:1c 4hz:x 389:s gs:p 1wb:m 3m2:f 154:c 3si:6 zg:5 2bi:4
food:artichoke-heart	k	4hy:14 1wb:9 4hx:7 1c2:4
frenchman	k	3m2:q 3si:b 4hx:5
overall	k	gs:8
cauld	k	101:s 32f:8
butterhead	i	
niçois	i	
taut	i	
mercury	o	1nm:2r 1n7:l 1sl:d
food:frozen-salmon	m	y7:17 2x6:e
purs	k	3mh:1h 4i6:6
suspect	k	1vq:i 10l:3
blimey	k	468:1v 3eo:8
frond	k	4ia:1u qd:9
text	m	nu:21
motorway	k	nu:n 11i:d
granit	k	n9:b
permit	m	1nm:1a 4i5:c 1no:c
yin	o	1bk:z 1i3:t 101:j 109:a pl:3
550	i	
330	m	4ih:3s 4ii:3
intend	k	4ih:1x
glanc	i	
food:fish-in-sauce	k	2yu:n
vivid	i	
fasten	m	2es:10 457:x 2ix:g 2d6:9
scout	m	3aq:k 2rb:f 2ra:f 3ao:e 3br:d
food:frozen-burger	t	4io:2l 4m1:u 4m2:c c2:b 29z:a 1lk:5
food:beef-sausage	m	4ip:3l
smoosh	k	5i:b
merrily	k	409:j 51:h lv:5
upward	i	
whatv	k	uz:j 2cc:b 29b:3
food:oatcake	k	4iu:2n
meatless	k	1r2:10 mk:5 2ce:4
scrag	m	4iw:4a 1s9:4
food:broth-mix	t	4ix:4r
spaniard	k	45b:k jp:e
tuft	k	2ti:g 4j0:b 3m3:b 4iz:a 2th:6
weedy	k	4iz:11 2ti:c 3m3:9 2th:4
ridiculously	k	25t:d 3xg:7 6f:6 3zq:4
34	i	
bomba	k	4j3:q 3g3:6 3g4:6 z7:6
calasparra	i	
regardless	m	3fa:12 3en:y 22w:6 rs:6 2er:5
mommy	k	3hp:h 1ra:4
cluster	v	4j7:5o 3qn:l 2np:7 2no:5
tolerat	i	
food:mixed-seeds	k	1cd:w
unturn	k	1n9:x
rustl	i	
saving	k	yd:a 18m:7 25u:7 25w:4
diameter	k	1xd:b 1wp:3
morocco	k	11l:i 16b:g
clumsily	k	1ym:z
homely	i	
bantam	k	2i5:s
menemen	i	
chemo	k	2gf:k 2gg:k 41x:f 3ux:b pg:4
unstamp	i	
slimmer	k	42f:13
oversight	k	330:1h
smokier	o	145:1d 216:f 2ce:8 1go:8 1ap:3
drew	k	12u:z 12t:i
gip	k	d4:8
ziploc	k	le:r 9g:4
chimney	k	3ea:1h 1us:h
gray	k	2p:4
dyou	r	451:1t 3hw:y 3f8:k 10f:i 2si:d 3hx:a 2sy:a 4kz:8 2ew:8 12v:3
food:fromage-frais	k	4jv:o 46n:n 15u:c
food:skyr	m	4jv:3c
tackiness	i	
millilitr	k	132:f
earlob	i	
food:garlic-salt	o	4jz:3n 3tx:1s
nickel	i	
oval	r	4k1:18 37y:q 3cw:j 84:h cd:h 3yl:a 3pi:9 12b:8 2su:7 4k2:3
tens	i	
tawa	m	4k3:45
pillow	k	1wz:11
freshest	i	
food:celery-seed	i	
food:frozen-soffritto	k	2bs:14 2xz:a
food:mixed-mince	k	3a5:s 19m:h 2rc:7 1mp:5 104:4
135	i	
speedier	k	26p:17 151:8
food:mortadella	i	
100g	k	2y7:1c
grew	k	458:o yp:8 1f6:4
preground	k	f7:m
crispiness	k	14k:e zk:c
showy	i	
substanc	i	
liquidis	k	3gc:19
peckish	k	3wi:13 1e2:m
thorough	k	17w:c
lint	i	
wtf	k	44w:h 3e9:h 1i1:d
n	k	4ko:1e 3l8:q
bench	i	
food:cinnamon-sugar	m	4kp:49
trap	i	
preschooler	k	1pl:v 2i9:d 3dm:9 2gt:6
men	k	16y:a
endless	k	43g:t 2t8:p 40p:9 10g:6
loch	k	27m:r 2re:j
presentation	k	3op:l 3fu:e 271:7
requir	k	1pq:x 21v:m
mechanically	k	4ky:14 21u:10 2sx:4
jaccard	k	4kx:u 21u:l 2gs:k
tendon	i	
chin	i	
forehead	i	
soot	k	33t:10
flash	k	3qb:26
servic	k	pt:19 1fr:6
tier	o	4l5:2x 1ni:i 3fd:9 1v3:5
wersh	k	pb:13 3ja:h
450ml	k	1rz:z 2s8:n
sandpaper	k	14w:f
gratingd	k	13d:f
diy	k	1x7:1o 1x3:d
hygien	k	1ni:k 3fd:a
harsher	i	
billy	k	3bu:18 1ab:l
dursnt	k	3bu:18 1ab:l
gullet	k	2il:b 2g2:4 2ih:3
toddl	k	2ij:n 3gq:9
350g	k	28g:e 97:6
straightaway	k	
pleat	i	
overkill	k	291:1q 1k9:3
dariol	k	wk:l os:6
removabl	k	2k1:1a 22c:e
deglet	i	
nour	i	
revolt	k	23q:o 3ob:c 28z:9
goal	k	if:8
yum	k	35c:9 21f:5 w0:4
tester	k	rf:l 1ta:3
toffeeish	k	3bj:1i 1u9:8
oblong	i	
food:plant-cream	i	
kiss	k	4lw:23
food:amaretti	k	4lx:1i kf:c
sunda	k	3ce:o 46y:d
sharpest	i	
swedish	r	4m0:4k 4m4:i ub:9 4mb:4 1ka:4 1bu:3
ikea	o	4m1:2i 4m4:18 4m2:m 1qb:8 c2:4
food:vegetarian-meatball	k	4m1:1j
blam	i	
sweden	r	4m1:16 4m4:w 4m0:h dp:f 1qb:a 1ka:6 1ci:5 ub:3
limper	i	
midsummer	k	3aq:6 1b:3
zebra	i	
lebanes	i	
suppl	i	
squish	m	ec:p hl:k co:e cp:3
ättika	m	4mb:3s
undilut	i	
pressgurka	k	2yz:17 rn:c
hom	i	
ont	k	36y:6 2h3:5
local	k	4mh:w 4mi:w 3j7:b 1tm:6
hong	k	4mg:1k 1tm:f
kong	k	4mg:1k 1tm:f
reserv	k	2je:o
food:lychee	i	
distill	k	1bu:b 1bw:6 17a:5 1in:4
vulgar	k	24k:7 1zo:3 4mh:3 4mi:3
fearful	k	2q9:u 144:5
petal	i	
15g	k	2qq:i 85:3
speed	k	2oy:k 276:h
food:sweet-potato-chip	r	4mr:4r
lengthwis	k	1vd:n 2es:a 10f:8 1i6:6
templ	k	4mu:2b 2sa:5
thousand	k	4mt:2b 2sa:5
fart	k	4mw:q 4dr:l 3cd:8 1px:7 3j9:6 26v:5
digestion	k	4mv:q 4dr:l 3cd:8 1px:7 26v:5 36e:3
scupper	k	192:s
mung	k	42d:19 4my:h 2rd:6
seedless	i	
southern	i	
food:panch-phoron	k	ro:n rn:c
silently	k	1wq:1l 7h:9 4n3:4
quieter	i	
food:thai-green-curry-paste	m	ma:17 4n5:w 4n6:w 25p:a
mae	k	4n4:1r 1oa:6 260:3
ploy	k	4n4:1r 1oa:6 260:3
kaffir	k	2rs:x 2rp:u 256:9
cauldron	k	3i6:1h
food:bamboo-shoot	m	4n9:44
food:coconut-sugar	k	vl:k 4nb:6
original	k	43r:v 3uv:a 3wk:3
pluck	i	
drab	k	450:1p
2am	k	3ty:2e
food:tikka-masala-sauce	m	4nf:39 10r:f 3p2:6
fierier	k	19k:1c
25cm	k	144:9
shaky	k	2jt:e nu:3
breadier	i	
recover	k	37k:1k 45q:d
custardy	k	4nl:1x
fattest	i	
food:sweet-chilli-sauce	k	zv:t 4nn:g 2so:6
ric	k	2ji:10
wiry	k	yw:9
food:smoked-tofu	k	2uw:1g 243:9 4hr:5
amino	i	
food:spring-roll-wrapper	m	4ns:3s
tighter	k	4nu:1j 48i:z
saggy	k	4nt:25 2vi:5
200ml	k	i8:d 1gn:6
insan	k	i8:d 1gn:6
jersey	k	3b6:12
crop	i	
neaten	k	138:11 4o0:s
cushion	k	138:14 4nz:7 4o0:6 2sv:5
creas	k	1bn:8 st:4
straighten	k	1bn:8 st:4
tweekend	k	3fz:1x
cater	k	3ao:q 3br:q
food:mustard-powder	m	4o5:46
math	k	l9:e
food:ready-salted-crisp	i	
rosa	k	2i4:t 1oa:8 3dk:7 u7:5
köft	i	
paddl	k	2pe:1c
regiment	k	ka:5 281:4
thric	i	
scummy	k	ni:4 no:3
pebbl	k	35z:4
tbh	k	2x5:1e
vitamix	k	3jp:n 2gx:b 1zc:b 3ep:7
cue	k	n3:5
snag	k	2ps:i
xanthan	i	
bearabl	i	
soapier	i	
exchang	k	2fu:d 3nl:6 1gr:4
smudg	k	3yt:g 36f:f 3bl:4
food:fruit-squash	m	4oo:3s
eatabl	i	
mirror	i	
achingly	k	39m:15 33q:6
july	k	kj:n
borderlin	k	16u:d 2ds:d
basic	k	3ny:w 346:m 4nb:4 3hs:4
thermostat	k	34r:1l 1wn:4 1yz:4
attachment	k	2gu:2q
speckl	i	
swor	k	1fy:16
sampl	k	2s1:1f kq:b
fram	i	
boat	k	2d2:z
clearly	k	27h:10 3op:h
unfill	k	16q:6 22d:3
institut	i	
doily	k	3px:12 4p6:7 4p5:5 1hj:5
artist	k	3px:10 4p5:m 1hj:4
holder	i	
oma	k	2ul:k 4at:g 3zz:5 1by:5
nicola	i	
fingerl	i	
food:gluten-free-vegetable-stock	k	4at:k 27j:c 49d:5
kartoffelsalat	k	hj:11
south	i	
food:walnut-oil	m	4pe:40
bavarian	i	
beg	k	2iw:1g 2iu:a 3wk:4
food:gari-cassava	i	
obligatory	k	2ty:1s
ghana	k	43r:v 3uv:a 3wk:3
sap	k	4pk:1n
senegal	i	
faintly	k	1b3:20
skippy	k	zs:9 1cx:5
gnaw	k	3rk:16
veil	i	
phut	k	2dn:1k
frisbe	k	13x:m
softness	i	
`
