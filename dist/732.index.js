export const id = 732;
export const ids = [732];
export const modules = {

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pack: () => (/* binding */ pack)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(4865);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/site/read-file.js + 1 modules
var read_file = __webpack_require__(8566);
;// CONCATENATED MODULE: ./build/archive/batch.js


/** Files in a batch, at most. */
const mostFiles = 64;
/** Extensions of files that are compressed already. Deflating them again costs time and saves nothing. */
const compressed = /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu;
/** Whether deflating a file may make it smaller. */
function isDeflatable({ path, size }) {
    return size > 0 && !compressed.test(path);
}
/** Up to this many bytes, deflating on this thread costs less than waking another one. */
const tinySize = 512;
/**
 * The smallest state that zlib can use, which is enough for such small contents. zlib makes a new one for each call.
 */
const small = { windowBits: 9, memLevel: 1, chunkSize: 1024 };
/** Small files, which are read one after another and deflated at the same time. */
class Batch {
    /** Their contents, one after another. */
    #contents;
    #deflaters;
    #files = [];
    /**
     * @param contents as large as all contents together may be, and one byte more, so that `readWhole` can see if one has
     * grown
     */
    constructor(contents, deflaters) {
        this.#contents = contents;
        this.#deflaters = deflaters;
    }
    /**
     * Reads files from an index on, as many as fit, and begins to deflate them.
     *
     * @returns how many; 0 if the first one is too large
     * @throws {SiteError} for a file that changed after it was found
     */
    take(files, start) {
        let used = 0;
        while (this.#files.length < mostFiles) {
            const file = files.at(start + this.#files.length);
            if (!file || used + file.size >= this.#contents.length)
                break;
            const free = this.#contents.subarray(used);
            (0,read_file/* readWhole */.oD)(file, free);
            const content = free.subarray(0, file.size);
            used += file.size;
            if (!isDeflatable(file))
                this.#files.push(stored(content));
            else if (file.size <= tinySize)
                this.#files.push(packTiny(content));
            else
                this.#files.push(this.#pack(content));
        }
        return this.#files.length;
    }
    /** Waits for the files that were taken, and adds them to an archive. */
    async giveTo(writer) {
        for (const file of this.#files) {
            const { checksum, content } = file instanceof Promise ? await file : file;
            writer.add(checksum, content);
        }
        this.#files = [];
    }
    /** Begins to deflate a content, and does not wait for it. */
    #pack(content) {
        const deflating = this.#deflaters.deflate(content);
        // This runs here while the other thread deflates.
        const checksum = (0,external_node_zlib_.crc32)(content);
        const packing = deflating.then((deflated) => {
            const size = deflated.reduce((sum, { length }) => sum + length, 0);
            return { checksum, content: size < content.length ? deflated : [content] };
        });
        // `giveTo` awaits it later. Until then a failure must not count as unhandled.
        packing.catch(() => { });
        return packing;
    }
}
function stored(content) {
    return { checksum: (0,external_node_zlib_.crc32)(content), content: [content] };
}
function packTiny(content) {
    const checksum = (0,external_node_zlib_.crc32)(content);
    const deflated = (0,external_node_zlib_.deflateRawSync)(content, small);
    if (deflated.length >= content.length)
        return { checksum, content: [content] };
    // It is copied to the content's own place, so that zlib's output buffer, which is larger, can be freed at once.
    return { checksum, content: [content.subarray(0, deflated.copy(content))] };
}

;// CONCATENATED MODULE: ./build/archive/deflater.js

/**
 * Deflates (RFC 1951, without a header) one content after another, on a thread of Node's pool. There is not one for
 * each file, because making it takes longer than deflating a small file, and its memory is freed late.
 */
class Deflater {
    #stream;
    #output = [];
    /**
     * Reports an error to the caller that waits. Errors of zlib itself do not reach the callback of `write` or `flush`.
     */
    #fail = () => { };
    /** @param pieces whether a content comes in pieces, and `finish` tells its end; otherwise each content comes whole */
    constructor({ pieces }) {
        this.#stream = (0,external_node_zlib_.createDeflateRaw)({ flush: pieces ? external_node_zlib_.constants.Z_NO_FLUSH : external_node_zlib_.constants.Z_FINISH });
        this.#stream.on('data', (bytes) => this.#output.push(bytes));
        this.#stream.on('error', (error) => this.#fail(error));
    }
    /** Deflates a piece, and returns the output so far. The piece's memory must not change until this ends. */
    deflate(piece) {
        return new Promise((done, fail) => {
            this.#fail = fail;
            this.#stream.write(piece, (error) => (error ? fail(error) : done(this.#taken())));
        });
    }
    /** Deflates a whole content. After that it is ready for the next one. */
    async deflateWhole(content) {
        const output = await this.deflate(content);
        this.#stream.reset();
        return output;
    }
    /** Returns the rest of the output, after all pieces of a content were deflated. */
    finish() {
        return new Promise((done, fail) => {
            this.#fail = fail;
            this.#stream.flush(external_node_zlib_.constants.Z_FINISH, () => done(this.#taken()));
        });
    }
    [Symbol.dispose]() {
        this.#stream.destroy();
    }
    #taken() {
        // Output that did not reach the listener so far is read here, which calls the listener.
        while (this.#stream.readableLength > 0)
            this.#stream.read();
        const output = this.#output;
        this.#output = [];
        return output;
    }
}
/**
 * Some deflaters that share the work, in turns. zlib looks a little behind a content's end, at what the one before left
 * there. So the same contents give the same bytes only if each has the same ones before it, whichever deflater is free.
 */
class Deflaters {
    #most;
    #all = [];
    #last = [];
    #count = 0;
    /** @param most how many there are at most; each is made when it is needed */
    constructor(most) {
        this.#most = most;
    }
    /** Deflates a content, whose memory must stay as it is until this ends. */
    deflate(content) {
        const turn = this.#count % this.#most;
        this.#count += 1;
        const deflater = this.#all[turn] ?? new Deflater({ pieces: false });
        const output = Promise.resolve(this.#last[turn]).then(() => deflater.deflateWhole(content));
        this.#all[turn] = deflater;
        this.#last[turn] = output;
        return output;
    }
    [Symbol.dispose]() {
        for (const deflater of this.#all)
            deflater[Symbol.dispose]();
    }
}

;// CONCATENATED MODULE: ./build/archive/files.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





/** Files that zlib deflates on threads at the same time, at most. Each needs a state of 270 KB. */
const mostDeflaters = 8;
/** If the first chunk of a large file becomes at most this part of its size, the rest is deflated too. */
const promising = 0.95;
/**
 * Adds files to an archive, in their order. While one batch of small files is deflated on the threads of Node's pool,
 * the next one is read. The memory that this needs does not grow with the files' number or size.
 *
 * @param batchSize bytes of a batch, and of a chunk of a larger file
 * @throws {SiteError} for a file that changed after it was found
 */
async function addFiles(files, writer, signal, batchSize = 1024 * 1024) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const buffers = [Buffer.allocUnsafeSlow(batchSize + 1), Buffer.allocUnsafeSlow(batchSize + 1)];
        const large = { buffers, writer, signal };
        const deflaters = __addDisposableResource(env_1, new Deflaters(mostDeflaters), false);
        let [empty, taken] = [new Batch(buffers[0], deflaters), new Batch(buffers[1], deflaters)];
        for (let next = 0; next < files.length;) {
            // If nothing here waits for a thread, no other code would run, not even that for a signal of the system.
            await (0,promises_.setImmediate)();
            signal.throwIfAborted();
            const count = empty.take(files, next);
            await taken.giveTo(writer);
            [empty, taken] = [taken, empty];
            next += count;
            const file = files.at(next);
            if (count > 0 || !file)
                continue;
            // Both batches are empty here, so their memory may be used.
            if (!isDeflatable(file) || !(await addDeflated(file, large)))
                await addStored(file, large);
            next += 1;
        }
        await taken.giveTo(writer);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/**
 * Adds a file in deflated chunks, and returns true. If that does not make it smaller, it returns false and has added
 * nothing.
 */
async function addDeflated(file, { buffers, writer, signal }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const deflater = __addDisposableResource(env_2, new Deflater({ pieces: true }), false);
        const start = writer.begin();
        let checksum = 0;
        let isFirst = true;
        for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers)) {
            signal.throwIfAborted();
            const deflating = deflater.deflate(chunk);
            checksum = (0,external_node_zlib_.crc32)(chunk, checksum);
            writer.write(...(await deflating));
            if (isFirst && writer.size - start > promising * chunk.length)
                return false;
            isFirst = false;
        }
        writer.write(...(await deflater.finish()));
        if (writer.size - start >= file.size)
            return false;
        writer.end(checksum);
        return true;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
async function addStored(file, { buffers, writer, signal }) {
    writer.begin();
    let checksum = 0;
    for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers)) {
        signal.throwIfAborted();
        checksum = (0,external_node_zlib_.crc32)(chunk, checksum);
        writer.write(chunk);
    }
    writer.end(checksum);
}

;// CONCATENATED MODULE: ./build/archive/temporary-folder.js


/**
 * Makes a folder in the runner's temporary folder.
 *
 * @throws the error of the system if it can't be made
 */
function temporaryFolder(parent) {
    const path = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'static-deploy-'));
    const remove = () => {
        try {
            (0,external_node_fs_.rmSync)(path, { recursive: true, force: true, maxRetries: 3 });
            process.off('exit', remove);
        }
        catch {
            // Another program may hold a file open (a virus scanner, on Windows). That must not fail a deploy that succeeded,
            // and at the end of the process it is tried again.
        }
    };
    // If the process ends early, because something hangs after a cancellation, nobody disposes of it.
    process.once('exit', remove);
    return { path, [Symbol.dispose]: remove };
}

;// CONCATENATED MODULE: ./build/archive/format.js
/** The records of a zip archive, as in PKWARE's APPNOTE.TXT 6.3.10. The numbers in brackets are its sections. */
/** These stand for a number that does not fit. The number is then in a zip64 record (4.4.1.4). */
const max16 = 0xffff;
const max32 = 0xffff_ffff;
/** Version 2.0 knows folders and deflate, 4.5 zip64 (4.4.3.2). */
const usualVersion = 20;
const zip64Version = 45;
/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63;
/** Bit 11: names are in UTF-8 (4.4.4, appendix D). Bit 3 is never set, because the sizes stand before the content. */
const flags = 1 << 11;
/**
 * 1980-01-01, the first day of the format; the time is 0 (4.4.6). It has no time zone, so the bytes are the same
 * everywhere.
 */
const date = (1 << 5) | 1;
/** A regular file with the mode 0644, in the upper half (4.4.15). */
const attributes = 0o100644 * 2 ** 16;
/** Bytes of a file's local header. */
function localHeaderSize({ path, size }) {
    return 30 + Buffer.byteLength(path) + extraSize(largeSizes({ size, packedSize: size }));
}
/** The local header (4.3.7), which stands before the file's content. */
function localHeader(entry) {
    const large = largeSizes(entry);
    const name = Buffer.from(entry.path);
    const header = Buffer.allocUnsafe(30 + name.length + extraSize(large));
    header.writeUInt32LE(0x04034b50, 0);
    writeFacts(header, 4, entry, name, large);
    writeName(header, 30, name, large);
    return header;
}
/** The file's header in the central directory (4.3.12); `offset` is that of its local header. */
function directoryHeader(entry, offset) {
    const large = [...largeSizes(entry), ...(offset < max32 ? [] : [offset])];
    const name = Buffer.from(entry.path);
    const header = Buffer.allocUnsafe(46 + name.length + extraSize(large));
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(madeBy, 4);
    writeFacts(header, 6, entry, name, large);
    // No comment, the first disk, no internal attributes.
    header.fill(0, 32, 38);
    header.writeUInt32LE(attributes, 38);
    header.writeUInt32LE(Math.min(offset, max32), 42);
    writeName(header, 46, name, large);
    return header;
}
/**
 * The end of an archive: the end of central directory record (4.3.16). If a number does not fit there, the zip64 record
 * (4.3.14) and its locator (4.3.15) stand before it.
 *
 * @param offset of the central directory, from the archive's start
 * @param size of the central directory, in bytes
 */
function endRecords(count, offset, size) {
    const isLarge = count > max16 || offset >= max32 || size >= max32;
    const records = Buffer.alloc((isLarge ? 56 + 20 : 0) + 22);
    if (isLarge) {
        records.writeUInt32LE(0x06064b50, 0);
        // Its own size, without the 12 bytes of its signature and of this field.
        writeUInt64(records, 56 - 12, 4);
        records.writeUInt16LE(madeBy, 12);
        records.writeUInt16LE(zip64Version, 14);
        // The count on this disk, which is the only one, and the count in all.
        writeUInt64(records, count, 24);
        writeUInt64(records, count, 32);
        writeUInt64(records, size, 40);
        writeUInt64(records, offset, 48);
        records.writeUInt32LE(0x07064b50, 56);
        writeUInt64(records, offset + size, 64);
        records.writeUInt32LE(1, 72);
    }
    const end = records.subarray(-22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(Math.min(count, max16), 8);
    end.writeUInt16LE(Math.min(count, max16), 10);
    end.writeUInt32LE(Math.min(size, max32), 12);
    end.writeUInt32LE(Math.min(offset, max32), 16);
    return records;
}
/** The sizes, if they must be in the zip64 extra field: both or none, as the local header needs it (4.5.3). */
function largeSizes({ size, packedSize }) {
    return size < max32 ? [] : [size, packedSize];
}
function extraSize(large) {
    return large.length === 0 ? 0 : 4 + 8 * large.length;
}
/**
 * The fields that both headers have: from the version that is needed to unpack to the lengths of name and extra field.
 */
function writeFacts(header, start, entry, name, large) {
    const { size, packedSize } = entry;
    let at = header.writeUInt16LE(large.length === 0 ? usualVersion : zip64Version, start);
    at = header.writeUInt16LE(flags, at);
    // 0 stored, 8 deflated (4.4.5).
    at = header.writeUInt16LE(packedSize < size ? 8 : 0, at);
    at = header.writeUInt16LE(0, at);
    at = header.writeUInt16LE(date, at);
    at = header.writeUInt32LE(entry.checksum, at);
    at = header.writeUInt32LE(size < max32 ? packedSize : max32, at);
    at = header.writeUInt32LE(Math.min(size, max32), at);
    at = header.writeUInt16LE(name.length, at);
    header.writeUInt16LE(extraSize(large), at);
}
/** The name, and after it the zip64 extra field (4.5.3), if there is one. */
function writeName(header, start, name, large) {
    let at = start + name.copy(header, start);
    if (large.length === 0)
        return;
    at = header.writeUInt16LE(1, at);
    at = header.writeUInt16LE(8 * large.length, at);
    for (const value of large)
        at = writeUInt64(header, value, at);
}
function writeUInt64(record, value, at) {
    return record.writeBigUInt64LE(BigInt(value), at);
}

;// CONCATENATED MODULE: ./build/archive/writer.js


/** Bytes that are collected before they are written, because a write costs far more than a copy. */
const bufferSize = 256 * 1024;
/**
 * Writes an archive to the disk: the files one after another, then the central directory. For each file it keeps 20
 * bytes in memory.
 */
class ZipWriter {
    #descriptor;
    #files;
    #offsets;
    #packedSizes;
    #checksums;
    /** How many files were added. The next one has this index. */
    #count = 0;
    /** Where in the archive the file that was begun has its header. */
    #begun;
    #buffer = Buffer.allocUnsafeSlow(bufferSize);
    /** Bytes in the buffer. */
    #used = 0;
    /** Where in the archive the buffer begins. */
    #position = 0;
    /**
     * @param target a path where nothing exists yet
     * @param files in the order in which they will be added
     */
    constructor(target, files) {
        this.#files = files;
        this.#offsets = new Float64Array(files.length);
        this.#packedSizes = new Float64Array(files.length);
        this.#checksums = new Uint32Array(files.length);
        this.#descriptor = (0,external_node_fs_.openSync)(target, 'wx');
    }
    /** Bytes of the archive so far. */
    get size() {
        return this.#position + this.#used;
    }
    /** Adds the next file. Everything of it is known. */
    add(checksum, content) {
        this.#note(this.size, sizeOf(content), checksum);
        this.write(localHeader(this.#entry(this.#count)), ...content);
        this.#count += 1;
    }
    /**
     * Begins the next file. Its content follows by `write`, and then comes `end`. Its header needs what is known only at
     * the end, so room is left for it. Calling this again before `end` starts the same file again.
     *
     * @returns where in the archive the content begins
     */
    begin() {
        if (this.#begun === undefined)
            this.#flush();
        this.#used = 0;
        this.#begun ??= this.#position;
        this.#note(this.#begun, 0, 0);
        this.#position = this.#begun + localHeaderSize(this.#entry(this.#count));
        return this.#position;
    }
    write(...all) {
        for (const bytes of all) {
            if (bytes.length > bufferSize - this.#used)
                this.#flush();
            if (bytes.length > bufferSize) {
                this.#writeAt(bytes, this.#position);
                this.#position += bytes.length;
            }
            else {
                this.#used += bytes.copy(this.#buffer, this.#used);
            }
        }
    }
    /** Ends the file that was begun, with the checksum of its whole content. */
    end(checksum) {
        const offset = this.#begun ?? 0;
        const { path, size } = this.#entry(this.#count);
        this.#note(offset, this.size - offset - localHeaderSize({ path, size }), checksum);
        this.#writeAt(localHeader(this.#entry(this.#count)), offset);
        this.#count += 1;
        this.#begun = undefined;
    }
    /** Writes the central directory. After that the archive is complete. */
    finish() {
        const start = this.size;
        for (let index = 0; index < this.#count; index += 1) {
            const entry = this.#entry(index);
            this.write(directoryHeader(entry, entry.offset));
        }
        this.write(endRecords(this.#count, start, this.size - start));
        this.#flush();
        // If the last file was started again, bytes of its first attempt may follow the end. They are cut off here.
        (0,external_node_fs_.ftruncateSync)(this.#descriptor, this.size);
    }
    [Symbol.dispose]() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
    #note(offset, packedSize, checksum) {
        this.#offsets[this.#count] = offset;
        this.#packedSizes[this.#count] = packedSize;
        this.#checksums[this.#count] = checksum;
    }
    #entry(index) {
        const file = this.#files.at(index);
        const offset = this.#offsets[index];
        const packedSize = this.#packedSizes[index];
        const checksum = this.#checksums[index];
        if (!file || offset === undefined || packedSize === undefined || checksum === undefined) {
            throw new RangeError(`There is no file ${index} in the archive.`);
        }
        return { path: file.path, size: file.size, packedSize, checksum, offset };
    }
    #flush() {
        this.#writeAt(this.#buffer.subarray(0, this.#used), this.#position);
        this.#position += this.#used;
        this.#used = 0;
    }
    #writeAt(bytes, position) {
        // A disk that is nearly full takes a part of the bytes, and refuses the rest.
        for (let done = 0; done < bytes.length;) {
            done += (0,external_node_fs_.writeSync)(this.#descriptor, bytes, done, bytes.length - done, position + done);
        }
    }
}
function sizeOf(pieces) {
    return pieces.reduce((sum, { length }) => sum + length, 0);
}

;// CONCATENATED MODULE: ./build/archive/pack.js
var pack_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var pack_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/**
 * Packs a site into `site.zip`, with the same paths, in their order. The memory that it needs does not grow with the
 * files' sizes. With more than 65,535 files or 4 GiB it becomes a zip64.
 *
 * @param folder where to put it: the runner's temporary folder
 * @throws {SiteError} for a name that would be unzipped to another one, and for a file that changed after it was found
 * @throws {InputError} if it can't be written to the folder
 */
async function pack(files, folder, signal) {
    for (const { path } of files)
        checkEntry(path);
    let temporary;
    try {
        temporary = temporaryFolder(folder);
        const source = (0,external_node_path_.join)(temporary.path, 'site.zip');
        await write(files, source, signal);
        const file = { path: 'site.zip', source, size: (0,external_node_fs_.statSync)(source).size };
        return { file, [Symbol.dispose]: temporary[Symbol.dispose] };
    }
    catch (cause) {
        temporary?.[Symbol.dispose]();
        signal.throwIfAborted();
        if (cause instanceof errors/* ActionError */.lZ)
            throw cause;
        const why = (0,printable/* excerpt */.Kb)(cause instanceof Error ? cause.message : String(cause));
        throw new errors/* InputError */.dz('upload-as', `the archive can't be written to the temporary folder: ${why}.`, {
            hint: 'Make room on the runner, or write "upload-as: files", which needs none.',
            cause,
        });
    }
}
/** Some programs that unzip take a backslash for a folder, and a letter with a colon for a drive. */
function checkEntry(path) {
    if (!/\\|^[a-z]:/iu.test(path))
        return;
    const message = `The name "${(0,printable/* excerpt */.Kb)(path, 300)}" would be unzipped to another place.`;
    throw new errors/* SiteError */.wt(path, message, {
        hint: 'Rename it, leave it out with "exclude", or write "upload-as: files".',
    });
}
async function write(files, target, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const writer = pack_addDisposableResource(env_1, new ZipWriter(target, files), false);
        await addFiles(files, writer, signal);
        writer.finish();
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        pack_disposeResources(env_1);
    }
}


/***/ })

};
