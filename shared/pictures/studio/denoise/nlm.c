/*
 * Denoiser for pairs of half-sample renders (after Rousselle 2012): non-local means
 * on colour, guided by albedo and normals. The weights for each half come from the
 * other half, because noise would otherwise select similar noise.
 *
 * The colour is divided by the albedo before filtering, so the textures come from the
 * albedo pass, which is nearly free of noise, and only the light is smoothed.
 *
 * cc -O3 -march=native -shared -fPIC -fopenmp -o nlm.so nlm.c -lm
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SEARCH 7 /* half width of the search window */
#define PATCH 1  /* half width of the compared patches */
#define ALBEDO_FLOOR 0.03f

static float *blur5(const float *v, int W, int H)
{
    float *o = malloc(sizeof(float) * W * H);
#pragma omp parallel for
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            float s = 0;
            int n = 0;
            for (int j = -2; j <= 2; j++)
                for (int i = -2; i <= 2; i++) {
                    int a = x + i, b = y + j;
                    if (a < 0 || b < 0 || a >= W || b >= H) continue;
                    s += v[b * W + a];
                    n++;
                }
            o[y * W + x] = s / n;
        }
    return o;
}

/* Returns the variance of the mean of both halves: their smoothed squared difference. */
static float *variance(const float *a, const float *b, float *scratch, int W, int H)
{
    for (int i = 0; i < W * H; i++) {
        float q = 0;
        for (int c = 0; c < 3; c++) {
            float d = a[3 * i + c] - b[3 * i + c];
            q += d * d;
        }
        scratch[i] = q / 12;
    }
    return blur5(scratch, W, H);
}

static inline float squeeze(float x) { return logf(1 + 4 * (x < 0 ? 0 : x)); }
static inline float least(float a, float b) { return a < b ? a : b; }

static inline float feature_distance(const float *f, const float *v, int p, int q, float floor_)
{
    float d = 0;
    for (int c = 0; c < 3; c++) {
        float e = f[3 * p + c] - f[3 * q + c];
        d += e * e;
    }
    return (d / 3 - (v[p] + least(v[p], v[q]))) / (floor_ + 2 * v[p]);
}

/* All buffers are RGBA floats, W x H. `k` is the strength (0.6 is light, 1 is strong). */
void denoise(const float *ra, const float *rb, const float *aa, const float *ab,
             const float *na, const float *nb, float *out, int W, int H, float k)
{
    const int N = W * H;
    const float *rgb[2] = {ra, rb}, *albedo[2] = {aa, ab}, *normal[2] = {na, nb};
    float *light[2], *guide[2], *alb[2], *nrm[2];
    for (int s = 0; s < 2; s++) {
        light[s] = malloc(sizeof(float) * 3 * N);
        guide[s] = malloc(sizeof(float) * 3 * N);
        alb[s] = malloc(sizeof(float) * 3 * N);
        nrm[s] = malloc(sizeof(float) * 3 * N);
        for (int i = 0; i < N; i++)
            for (int c = 0; c < 3; c++) {
                float a = albedo[s][4 * i + c];
                alb[s][3 * i + c] = a < ALBEDO_FLOOR ? ALBEDO_FLOOR : a;
                nrm[s][3 * i + c] = normal[s][4 * i + c];
                light[s][3 * i + c] = rgb[s][4 * i + c] / alb[s][3 * i + c];
                guide[s][3 * i + c] = squeeze(rgb[s][4 * i + c]);
            }
    }
    float *fa = malloc(sizeof(float) * 3 * N), *fn = malloc(sizeof(float) * 3 * N);
    for (int i = 0; i < 3 * N; i++) {
        fa[i] = .5f * (alb[0][i] + alb[1][i]);
        fn[i] = .5f * (nrm[0][i] + nrm[1][i]);
    }
    float *scratch = malloc(sizeof(float) * N);
    float *va = variance(alb[0], alb[1], scratch, W, H);
    float *vn = variance(nrm[0], nrm[1], scratch, W, H);
    float *vc1 = variance(guide[0], guide[1], scratch, W, H);
    for (int i = 0; i < N; i++) vc1[i] *= 2; /* the variance of one half, not of the mean */
    float *vc = blur5(vc1, W, H);

#pragma omp parallel for schedule(dynamic, 8)
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            int p = y * W + x;
            float sum_light[3] = {0}, sum_albedo[3] = {0}, weights = 0;
            for (int dy = -SEARCH; dy <= SEARCH; dy++)
                for (int dx = -SEARCH; dx <= SEARCH; dx++) {
                    int a = x + dx, b = y + dy;
                    if (a < 0 || b < 0 || a >= W || b >= H) continue;
                    int q = b * W + a;
                    float df = feature_distance(fa, va, p, q, .0006f);
                    float dn = feature_distance(fn, vn, p, q, .006f);
                    if (dn > df) df = dn;
                    if (df < 0) df = 0;
                    if (df > 5) continue;
                    for (int s = 0; s < 2; s++) {
                        const float *g = guide[1 - s];
                        float dc = 0;
                        int n = 0;
                        for (int j = -PATCH; j <= PATCH; j++)
                            for (int i = -PATCH; i <= PATCH; i++) {
                                int xa = x + i, ya = y + j, xb = a + i, yb = b + j;
                                if (xa < 0 || ya < 0 || xb < 0 || yb < 0 || xa >= W || xb >= W || ya >= H || yb >= H) continue;
                                int P = ya * W + xa, Q = yb * W + xb;
                                float e2 = 0;
                                for (int c = 0; c < 3; c++) {
                                    float e = g[3 * P + c] - g[3 * Q + c];
                                    e2 += e * e;
                                }
                                dc += (e2 / 3 - (vc[P] + least(vc[P], vc[Q]))) / (1e-6f + k * k * (vc[P] + vc[Q]));
                                n++;
                            }
                        dc /= n;
                        float d = dc > df ? dc : df;
                        if (d < 0) d = 0;
                        if (d > 8) continue;
                        float w = expf(-d);
                        weights += w;
                        for (int c = 0; c < 3; c++) {
                            sum_light[c] += w * light[s][3 * q + c] * alb[s][3 * q + c];
                            sum_albedo[c] += w * alb[s][3 * q + c];
                        }
                    }
                }
            for (int c = 0; c < 3; c++) {
                /* Light is filtered colour / filtered albedo. The albedo remains sharp. */
                float plain = sum_light[c] / weights;
                out[4 * p + c] = plain / (sum_albedo[c] / weights) * fa[3 * p + c];
            }
            out[4 * p + 3] = 1;
        }
    for (int s = 0; s < 2; s++) {
        free(light[s]);
        free(guide[s]);
        free(alb[s]);
        free(nrm[s]);
    }
    free(fa);
    free(fn);
    free(scratch);
    free(va);
    free(vn);
    free(vc1);
    free(vc);
}
